"""What the sentences about events need beyond their fields, and names that change with time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stolnik.engine.state import Event
from stolnik.rulebook import rule
from stolnik.text import Phrase

from ..box.components import ENEMIES, PROVINCES
from ..chapters.estate_management.clientele import PLACES
from ..events import CubeMoved, ForceRolled, TokensRevealed
from ..state import GodsPlayground


@rule("BOZ-2.21", "BOZ-8.2.5.1")
def field_text(g: GodsPlayground, field: str) -> str:
    """The enemy of field I goes by another name in other turns."""
    return field_in_turn(field, g.turn)


def field_in_turn(field: str, turn: int) -> str:
    return f"field-north_{max(1, turn)}" if field == ENEMIES[0] else f"field-{field}"


def event_details(g: GodsPlayground, event: Event) -> Mapping[str, Any]:
    """What an enemy was called then, where it happened, and the worth of an estate."""
    turn = getattr(event, "turn", g.turn)
    about: dict[str, Any] = {
        part: Phrase(field_in_turn(getattr(event, part), turn))
        for part in ("field", "other")
        if hasattr(event, part)
    }
    province = getattr(event, "province", None)
    estate = getattr(event, "estate", None)
    if estate is not None:
        field = g.box.estates[estate]
        province = PROVINCES[field.province]
        about |= {"value": field.value, "position": field.position + 1, "assumed": field.assumed}
    if province is not None:
        about |= {"where": province, "whence": province, "whither": province}
    if isinstance(event, CubeMoved):
        about |= {"whence": event.origin, "whither": event.to}
    if isinstance(event, ForceRolled):
        about["rolls"] = [
            Phrase(f"rolled-{unit}", {"dice": list(dice)})
            for unit, dice in (("infantry", event.infantry), ("cavalry", event.cavalry))
            if dice
        ]
    if isinstance(event, TokensRevealed):
        about["tokens"] = [
            Phrase("token-at", {"place": place, "value": value})
            for place, value in zip(PLACES, event.tokens)
        ]
    return about
