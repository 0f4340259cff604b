"""What the opponent answers to every question that the rules put to it (O5, Table O9)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from stolnik.engine.flow import DONE, NO, YES, Ask, Move
from stolnik.engine.ledger import rule
from stolnik.games.pax_renaissance.agents import place_concession, place_in_city
from stolnik.games.pax_renaissance.battle import AGENT, PIRATE_AGENT
from stolnik.games.pax_renaissance.components import (
    FAITH,
    KIND,
    PAWNS,
    Border,
    Token,
)
from stolnik.games.pax_renaissance.market import FACE_DOWN, place_of
from stolnik.games.pax_renaissance.ops import OPS
from stolnik.games.pax_renaissance.ops.tax import PAY, YIELD
from stolnik.games.pax_renaissance.solitaire.brain import Aim
from stolnik.games.pax_renaissance.solitaire.foresight import copy
from stolnik.games.pax_renaissance.solitaire.objectives import Objective, owned
from stolnik.games.pax_renaissance.solitaire.seats import OPPONENT, PLAYER
from stolnik.games.pax_renaissance.state import Pax
from stolnik.games.pax_renaissance.tableau import prestige, seat_of
from stolnik.games.pax_renaissance.tokens import icon_of, land_of, ruling_class


@dataclass(frozen=True)
class Mind:
    """What the opponent has in mind while one of its actions is carried out."""

    aim: Aim | None = None
    launch: Move = NO
    """Whether, and where, the card that it plays performs its one-shot."""
    victory: str = ""
    """The victory for which it buys a comet."""


IDLE: Final = Mind()
"""Nothing: it is the player's turn."""


def decide(g: Pax, ask: Ask, mind: Mind = IDLE) -> Move:
    """The opponent's answer; where no rule tells it apart, the first one that is allowed (S16)."""
    answer = ANSWERS.get(ask.topic)
    return ask.options[0] if answer is None else answer(g, ask, mind)


def gain(g: Pax, mind: Mind, change: Callable[[Pax], object]) -> int:
    """How much nearer a change would bring the opponent to its main objective."""
    if mind.aim is None or not mind.aim.main or not isinstance(mind.aim.cell, Objective):
        return 0
    figures, religion = mind.aim.cell.figures, mind.aim.religion
    twin = copy(g)
    change(twin)
    return sum(figures(g, religion)) - sum(figures(twin, religion))


def last_florin(g: Pax) -> bool:
    return g.players[OPPONENT].florins <= 1


# -- borders ---------------------------------------------------------------------------------


@rule("PAX2S-O5.6", "PAX2S-O9.4", "PAX2S-O9.7")
def upstream(g: Pax, border: Border) -> tuple[int, int]:
    """How far a border is from the open emporium of a route; the black route goes first (S7)."""
    ranks = []
    for order, colour in enumerate(("black", "white")):
        borders = g.box.routes[g.emporia[colour]].borders
        if border in borders:
            ranks.append((borders.index(border), order))
    return min(ranks, default=(len(g.box.between), 0))


@rule("PAX2S-O5.1", "PAX2S-O5.2", "PAX2S-O5.4", "PAX2S-O5.5", "PAX2S-O5.6", "PAX2S-O9.4")
def border_for_concession(g: Pax, ways: Sequence[Move], mind: Mind) -> Move | None:
    """Onto a concession of the player, for a florin; or else upstream, but never onto its own.

    The last florin is spent on that only for the main objective, or if there is no other way.
    """
    free = [way for way in ways if way[0] == "concession"]
    raids = [way for way in ways if way[0] == "supplant" and g.concessions[str(way[1])] == PLAYER]
    if free and last_florin(g):
        raids = [raid for raid in raids if gain(g, mind, _raid(raid)) > 0]
    best = raids or free
    return min(best, key=lambda way: upstream(g, str(way[1]))) if best else None


def _raid(way: Move) -> Callable[[Pax], None]:
    return lambda twin: place_concession(twin, OPPONENT, str(way[1]), str(way[2]))


@rule("PAX2S-O5.4", "PAX2S-O5.5", "PAX2S-O5.6", "PAX2S-O9.7")
def border_for_pirate(g: Pax, ways: Sequence[Move]) -> Move | None:
    """Where it kills a concession of the player; or else upstream, but never its own concession.

    A border that another pirate holds comes last (S8).
    """
    fair = [way for way in ways if g.concessions.get(str(way[2])) != OPPONENT]
    if not fair:
        return None

    def rank(way: Move) -> tuple[bool, bool, tuple[int, int]]:
        border = str(way[2])
        return border not in g.concessions, border in g.pirates, upstream(g, border)

    return min(fair, key=rank)


@rule("PAX2S-O5.1", "PAX2S-O5.2", "PAX2S-O5.4", "PAX2S-O5.6")
def add_concession(g: Pax, ask: Ask, mind: Mind) -> Move:
    """The concession that a regime change brings."""
    return border_for_concession(g, ask.options, mind) or DONE


# -- agents ----------------------------------------------------------------------------------


@rule("PAX2S-O5.4", "PAX2S-O5.7", "PAX2S-O5.8", "PAX2S-O9.5", "PAX2S-O9.6", "PAX2S-O4.2")
def place_an_agent(g: Pax, ask: Ask, mind: Mind) -> Move:
    """The next agent of a card, or none if those that are left would help nobody."""
    card = str(ask.about["card"])
    by_verb: dict[str, list[Move]] = {}
    for way in ask.options:
        by_verb.setdefault(str(way[0]), []).append(way)
    placed = (
        card_for_bishop(g, card, by_verb.get("bishop", []))
        or border_for_concession(
            g, [*by_verb.get("concession", []), *by_verb.get("supplant", [])], mind
        )
        or border_for_pirate(g, by_verb.get("pirate", []))
        or city_for_agent(g, [*by_verb.get("place", []), *by_verb.get("oust", [])], mind)
    )
    if placed:
        return placed
    return DONE if DONE in ask.options else min(ask.options, key=lambda way: _burden(g, way))


@rule("PAX2S-O5.8", "PAX2S-O9.6")
def card_for_bishop(g: Pax, card: str, ways: Sequence[Move]) -> Move | None:
    """The card that is played.  A second bishop, whom the first would kill, silences the player's
    cards or goes to a throne (S9)."""
    if not ways:
        return None
    if card not in g.bishops:
        return next((way for way in ways if way[2] == card), None)
    holders = {None: 1, PLAYER: 0}
    others = [
        way for way in ways if str(way[2]) not in g.bishops and seat_of(g, str(way[2])) != OPPONENT
    ]
    return min(others, key=lambda way: holders[seat_of(g, str(way[2]))]) if others else None


@rule("PAX2S-O5.7", "PAX2S-O9.5")
def city_for_agent(g: Pax, ways: Sequence[Move], mind: Mind) -> Move | None:
    """Where a knight or rook helps the main objective, or else in an empty city of its own."""
    gains = {
        way: gain(g, mind, lambda twin, way=way: _march(twin, way))  # type: ignore[misc]
        for way in ways
    }
    best = max(ways, key=lambda way: gains[way], default=None)
    if best is not None and gains[best] > 0:
        return best
    own = (way for way in ways if way[0] == "place" and owned(g, land_of(g, str(way[2]))))
    return next((way for way in own if gains[way] == 0), None)


def _march(twin: Pax, way: Move) -> None:
    place_in_city(twin, OPPONENT, str(way[1]), str(way[2]))


def _burden(g: Pax, way: Move) -> int:
    """How unwelcome an agent is that must be placed (S10)."""
    verb = str(way[0])
    if verb in ("pirate", "supplant"):
        border = str(way[2] if verb == "pirate" else way[1])
        return 9 if g.concessions.get(border) == OPPONENT else 3
    if verb == "oust":
        return 8 if owned(g, land_of(g, str(way[2]))) else 4
    return {"concession": 0, "place": 1, "bishop": 2}[verb]


# -- battles ---------------------------------------------------------------------------------


def who_falls(g: Pax, ask: Ask, mind: Mind) -> Move:
    """The token that it misses least, on either side (S11)."""
    return min(ask.options, key=lambda loss: _regret(g, mind, str(loss[1]), str(loss[2])))


def _regret(g: Pax, mind: Mind, place: str, token: Token) -> int:
    if token in PAWNS:
        return 0 if token == PAWNS[PLAYER] else 7
    if place in (AGENT, PIRATE_AGENT):
        return 4
    if place in g.box.empires:
        return 5  # repressed there
    if gain(g, mind, lambda twin: _remove(twin, place)) > 0:
        return 1
    if place in g.box.between:
        return 2
    land = land_of(g, place)
    attacked = g.battle is not None and g.battle.empire == land
    return 6 if attacked or owned(g, land) else 3


def _remove(twin: Pax, place: str) -> None:
    if place in twin.cities:
        del twin.cities[place]
    else:
        del twin.pirates[place]


def settle(g: Pax, ask: Ask, mind: Mind) -> Move:
    """Pawns and pirates that survive go upstream, all others to the first city (S12)."""
    return min(ask.options, key=lambda way: _settling(g, str(way[2])))


def _settling(g: Pax, place: str) -> tuple[int, int]:
    return upstream(g, place) if place in g.box.between else (0, 0)


def call_a_rook(g: Pax, ask: Ask, mind: Mind) -> Move:
    """All rooks next door join the crusade: who of them falls is for the opponent to say (S11)."""
    return ask.options[0]


def free(g: Pax, ask: Ask, mind: Mind) -> Move:
    """Its own pawns, and in its own empires knights and rooks who are no believers (S13)."""
    empire = str(ask.about["empire"])
    ways = [way for way in ask.options if way != DONE]
    pawns = [way for way in ways if way[1] == PAWNS[OPPONENT]]
    if pawns:
        return min(pawns, key=lambda way: upstream(g, str(way[2])))
    if not owned(g, empire):
        return DONE
    lords = (way for way in ways if str(way[1]) in FAITH)
    welcome = (way for way in lords if FAITH[str(way[1])] != g.states[empire])
    return next(welcome, DONE)


def pacify(g: Pax, ask: Ask, mind: Mind) -> Move:
    """A serf of the player dies, or in an own empire a knight or rook who might rise (S14)."""
    empire = str(ask.about["empire"])
    serf: Move = ("pacify", PAWNS[PLAYER])
    if serf in ask.options:
        return serf
    if not owned(g, empire):
        return NO
    lords = (way for way in ask.options if way != NO and str(way[1]) in FAITH)
    return next(lords, NO)


def golden_liberty(g: Pax, ask: Ask, mind: Mind) -> Move:
    """A theocracy ends unless the opponent leads in the prestige of its religion (S15)."""
    religion = g.states[str(ask.about["empire"])]
    if mind.aim is not None and mind.aim.religion:
        return YES if mind.aim.religion == religion else NO
    leads = prestige(g, OPPONENT, religion) > prestige(g, PLAYER, religion)
    return NO if leads else YES


# -- levies, taxes and scarce tokens -----------------------------------------------------------


@rule("PAX2S-O5.10", "PAX2S-O5.11", "PAX2S-O9.16")
def raise_levy(g: Pax, ask: Ask, mind: Mind) -> Move:
    """No believer in a theocracy if possible; then the most religions; then rooks (S6)."""

    def rank(way: Move) -> tuple[bool, int, bool]:
        slot = str(way[1])
        icon, empire = icon_of(g, slot), land_of(g, slot)
        faiths = {FAITH[token] for _, token in ruling_class(g, empire)} | {FAITH[icon]}
        return g.states[empire] == FAITH[icon], -len(faiths), KIND[icon] != "rook"

    return min(ask.options, key=rank)


@rule("PAX2S-O5.1", "PAX2S-O5.2", "PAX2S-O9.12")
def pay_tax(g: Pax, ask: Ask, mind: Mind) -> Move:
    """It pays to keep its concession, but not with its last florin."""
    return YIELD if last_florin(g) else PAY


def spare_token(g: Pax, ask: Ask, mind: Mind) -> Move:
    """A token that is repressed, or stands where it does not help the opponent (S10)."""
    return min(ask.options, key=lambda way: _sacrifice(g, way))


def _sacrifice(g: Pax, way: Move) -> int:
    if way == NO:
        return 2
    verb, place = str(way[0]), str(way[1])
    if verb == "take_repressed":
        return 0
    if verb == "take_border":
        return 3 if g.concessions.get(place) == OPPONENT else 1
    if verb == "take_bishop":
        return 0 if seat_of(g, place) == OPPONENT else 1
    return 3 if owned(g, land_of(g, place)) else 1


# -- one-shots and ops -------------------------------------------------------------------------


def launch(g: Pax, ask: Ask, mind: Mind) -> Move:
    """As planned when the card was bought; a card that is sold performs nothing (S17)."""
    return mind.launch if mind.launch in ask.options else NO


@rule("PAX2S-O5.9", "PAX2S-O9.14")
def take_florin(g: Pax, ask: Ask, mind: Mind) -> Move:
    """From the face-down card or its space, or else from the leftmost card with florins."""

    def column(way: Move) -> int:
        place = place_of(g, str(way[1])) if way[0] == "commerce" else None
        return FACE_DOWN if place is None else place[1]

    return min(ask.options, key=column)


def activate(g: Pax, ask: Ask, mind: Mind) -> Move:
    """The victory that the opponent is about to declare."""
    return ("activate", mind.victory)


def decline(g: Pax, ask: Ask, mind: Mind) -> Move:
    """Broken ciphers are of no use: an op must be aimed at a target location (S17)."""
    return DONE


def least_needed(g: Pax, ask: Ask, mind: Mind) -> Move:
    """Of two tokens in Venice, the one that stands in the way of the objective, or the first."""
    return max(ask.options, key=lambda way: gain(g, mind, lambda twin: _remove(twin, str(way[1]))))


Answer: TypeAlias = Callable[[Pax, Ask, Mind], Move]

ANSWERS: Final[dict[str, Answer]] = {
    "one_shot": launch,
    "coronation": launch,
    "agents": place_an_agent,
    "concession": add_concession,
    "emancipation": free,
    "golden_liberty": golden_liberty,
    "pacification": pacify,
    "losses": who_falls,
    "survivors": settle,
    "rooks_join": call_a_rook,
    "levy": raise_levy,
    "tax_due": pay_tax,
    "scarce_token": spare_token,
    "venice": least_needed,
    "ciphers": decline,
    "activate": activate,
    "commerce": take_florin,
}
"""For each question the rule that answers it."""

UNASKED: Final = (
    *("action", "ops", *(op for op in OPS if op != "commerce")),
    *("hand_limit", "torch", "turn_map_card", "constantinople"),
)
"""Questions that never come to the opponent, or whose answer makes no difference to it (S16).

It takes no actions or ops from a menu and holds no cards; the torch and the map card are turned in
the 1st edition only.
"""
