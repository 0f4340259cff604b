"""The table in a few lines, for a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from stolnik.engine.flow import Seat
from stolnik.games.price_of_power.chapters.board.tracks import manpower, tax_income
from stolnik.games.price_of_power.chapters.phases.income import balance
from stolnik.games.price_of_power.state import Europe

Line = tuple[str, Mapping[str, Any]]


def summary(g: Europe, seat: Seat | None) -> Sequence[Line]:
    """The Round, a line for each player, and one's own cards."""
    lines: list[Line] = [
        ("summary-round", {"age": str(g.age), "round": g.round, "step": g.step, "owner": g.first})
    ]
    for owner, player in enumerate(g.players):
        adm, dip, mil = player.power
        lines.append(
            (
                "summary-player",
                {
                    "owner": owner,
                    "prestige": player.prestige,
                    "stability": player.stability,
                    "ducats": player.ducats,
                    "net": balance(g, owner).net,
                    "adm": adm,
                    "dip": dip,
                    "mil": mil,
                    "tax": tax_income(g, owner),
                    "available": player.available,
                    "manpower": manpower(g, owner),
                    "cards": len(player.hand),
                },
            )
        )
    if seat is not None:
        hand = g.players[seat].hand
        if hand:
            lines.append(("summary-hand", {"card": [g.box.cards[card].id for card in hand]}))
        missions = [g.box.missions[one.mission].id for one in g.players[seat].missions]
        if missions:
            lines.append(("summary-missions", {"mission": missions}))
    return lines
