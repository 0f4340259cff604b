"""What special actions have in common: their turns, their cubes, and whose an estate must be."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.refusal import Refusal

from ....box.components import EstateField
from ....state import GodsPlayground


def is_open(g: GodsPlayground, action: str) -> bool:
    """Whether a special action can be taken at all in this turn."""
    return g.turn in g.box.actions[action].turns


def cubes_for(g: GodsPlayground, action: str) -> int:
    """The cubes that a special action takes from the province where it is taken."""
    return g.box.actions[action].cubes


def refuse_owner(clause: str, g: GodsPlayground, seat: Seat, field: EstateField) -> Refusal | None:
    """An action that is about one's own estates, and the field is not one of them."""
    standing = g.provinces[field.province].estates
    if field.position >= len(standing):
        return Refusal(clause, figures="nobodys")
    owner = standing[field.position].owner
    return None if owner == seat else Refusal(clause, {"owner": owner}, "taken_by")
