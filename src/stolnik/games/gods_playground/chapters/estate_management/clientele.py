"""5.2 Phase 2: noble clientele, the influence tokens that become cubes."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from stolnik.engine.flow import (
    Ask,
    Flow,
    Move,
    Seat,
    Topic,
    choose_number,
    choose_privately,
    choose_thing,
)
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import PROVINCES
from ...events import ClientsArrived, TokensRevealed
from ...state import GodsPlayground, turn_order
from ..pieces import place_cubes

COURT: Final = len(PROVINCES)
"""The place of the Royal Court among the six that get a token."""
PLACES: Final = (*PROVINCES, "royal_court")

CONFIRM: Final[Move] = ("confirm",)


def _put(place: int, value: int) -> Move:
    token = f"influence_{value}"
    return ("court", token) if place == COURT else ("influence", PROVINCES[place], token)


TOKEN_MOVES: Final = tuple(
    tuple(_put(place, value) for value in range(6)) for place in range(len(PLACES))
)
"""By place and value: the move that puts the token there."""


def refuse_token(g: GodsPlayground, ask: Ask, move: Move) -> Refusal | None:
    """A token goes to the place that is asked for, and only if the player still has it."""
    if move[0] not in ("influence", "court"):
        return None
    place = str(ask.about["place"])
    moves = TOKEN_MOVES[PLACES.index(place)]
    if move not in moves:
        pointed = "royal_court" if move[0] == "court" else str(move[1])
        about: dict[str, Any] = {"place": place}
        if pointed in ask.about:
            about["value"] = ask.about[pointed]
        figures = "laid_before" if "value" in about else "laid_now"
        return Refusal("BOZ-5.2.8" if place == "royal_court" else "BOZ-5.2.7", about, figures)
    value = moves.index(move)
    laid = [ask.about[name] for name in PLACES if name in ask.about].count(value)
    have = g.players[ask.seat].tokens[value]
    if have > laid:
        return None
    clause = {2: "BOZ-5.2.4", 4: "BOZ-5.2.6"}.get(g.turn, "BOZ-5.2.2")
    return Refusal(clause, {"have": have, "laid": laid}, "tokens_of_value")


TOKEN: Final = Topic(
    "token", verbs=("influence", "court"), refuse=refuse_token, set_by=("BOZ-5.2.7",)
)
LAID_OUT: Final = Topic("laid_out", verbs=("confirm",), set_by=("BOZ-5.2.11",))
CLIENTS: Final = Topic("clients", verbs=("clients",), set_by=("BOZ-5.2.13",))


@rule("BOZ 5.2.9 5.2.10 5.2.11")
def lay_out_tokens(g: GodsPlayground) -> Flow[None]:
    """All lay their tokens face down at the same time; then they are revealed together."""
    laid = yield from choose_privately(
        {seat: partial(assignment, g, seat) for seat in range(len(g.players))}
    )
    for seat in turn_order(g):
        reveal(g, seat, laid[seat])


@rule("BOZ 5.2.3 5.2.4 5.2.5 5.2.6 5.2.7 5.2.8")
def assignment(g: GodsPlayground, seat: Seat) -> Flow[list[int]]:
    """One token for each province in turn, one for the Royal Court, and a last look.

    What was laid so far travels with each question: only its owner may see it.
    """
    left = list(g.players[seat].tokens)
    laid: list[int] = []
    for place, name in enumerate(PLACES):
        moves = TOKEN_MOVES[place]
        value = yield from choose_thing(
            seat,
            TOKEN,
            {moves[value]: value for value, count in enumerate(left) if count},
            place=name,
            **dict(zip(PLACES, laid)),
        )
        left[value] -= 1
        laid.append(value)
    yield Ask.of(seat, LAID_OUT, [CONFIRM], **dict(zip(PLACES, laid)))
    return laid


@rule("BOZ 5.2.4 5.2.6 5.2.17")
def reveal(g: GodsPlayground, seat: Seat, laid: list[int]) -> None:
    """The tokens are turned over; they cannot be used again before all are taken back."""
    player = g.players[seat]
    for value in laid:
        player.tokens[value] -= 1
    player.placed = laid
    g.tell(TokensRevealed(seat, tuple(laid)))


@rule("BOZ 5.2.1 5.2.12 5.2.13 5.2.14 5.2.16")
def call_clients(g: GodsPlayground) -> Flow[None]:
    """Each token in a province brings that many cubes; who is short decides where they go."""
    for seat in turn_order(g):
        player = g.players[seat]
        wanted = player.placed[:COURT]
        short = sum(wanted) > player.cubes
        for province, value in enumerate(wanted):
            cubes = value
            if short:
                left = player.cubes
                least = max(0, left - sum(wanted[province + 1 :]))
                cubes = yield from choose_number(
                    seat,
                    CLIENTS,
                    "clients",
                    range(least, min(value, left) + 1),
                    province=PROVINCES[province],
                    left=left,
                )
            if cubes:
                place_cubes(g, seat, province, cubes)
                g.tell(ClientsArrived(seat, PROVINCES[province], cubes))
