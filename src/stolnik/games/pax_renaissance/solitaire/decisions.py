"""What the opponent answers to every question that the rules put to it (O5, Table O9)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from stolnik.engine.flow import DONE, NO, YES, Ask, Move
from stolnik.rulebook import rule

from ..box.components import FAITH, KIND, PAWNS, Border, Empire, Token
from ..chapters.agents import place_concession, place_in_city
from ..chapters.market import FACE_DOWN, place_of
from ..chapters.ops import OPS
from ..chapters.ops.tax import PAY, YIELD
from ..chapters.tableau import prestige, seat_of
from ..chapters.tokens import icon_of, land_of, ruling_class
from ..chapters.wars.battle import AGENT, PIRATE_AGENT
from ..state import Pax
from .courses_of_action import Aim
from .foresight import copy
from .objectives import Objective, owned
from .seats import OPPONENT, PLAYER


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


def ids(way: Move) -> tuple[str, ...]:
    """What a move names, after its verb."""
    return tuple(part for part in way[1:] if isinstance(part, str))


def last_florin(g: Pax) -> bool:
    return g.players[OPPONENT].florins <= 1


# -- borders ---------------------------------------------------------------------------------


@rule("PAX2S O5.6 O9.4 O9.7")
def upstream(g: Pax, border: Border) -> tuple[int, int]:
    """How far a border is from the open emporium of a route; the black route goes first (S7)."""
    ranks = []
    for order, colour in enumerate(("black", "white")):
        borders = g.box.routes[g.emporia[colour]].borders
        if border in borders:
            ranks.append((borders.index(border), order))
    return min(ranks, default=(len(g.box.between), 0))


@rule("PAX2S O5.1 O5.2 O5.4 O5.5 O5.6 O9.4")
def border_for_concession(g: Pax, ways: Sequence[Move], mind: Mind) -> Move | None:
    """Onto a concession of the player, for a florin; or else upstream, but never onto its own.

    The last florin is spent on that only for the main objective, or if there is no other way.
    """
    free: dict[Move, Border] = {}
    raids: dict[Move, tuple[Border, Empire]] = {}
    for way in ways:
        match way:
            case ("concession", str(border)):
                free[way] = border
            case ("supplant", str(border), str(empire)) if g.concessions[border] == PLAYER:
                raids[way] = border, empire
    if free and last_florin(g):
        raids = {way: raid for way, raid in raids.items() if gain(g, mind, _raid(*raid)) > 0}
    borders = {way: border for way, (border, _) in raids.items()} or free
    return min(borders, key=lambda way: upstream(g, borders[way])) if borders else None


def _raid(border: Border, empire: Empire) -> Callable[[Pax], None]:
    return partial(place_concession, seat=OPPONENT, border=border, empire=empire)


@rule("PAX2S O5.4 O5.5 O5.6 O9.7")
def border_for_pirate(g: Pax, ways: Sequence[Move]) -> Move | None:
    """Where it kills a concession of the player; or else upstream, but never its own concession.

    A border that another pirate holds comes last (S8).
    """
    ranks: dict[Move, tuple[bool, bool, tuple[int, int]]] = {}
    for way in ways:
        match way:
            case ("pirate", _, str(border)) if g.concessions.get(border) != OPPONENT:
                free, held = border not in g.concessions, border in g.pirates
                ranks[way] = free, held, upstream(g, border)
    return min(ranks, key=ranks.__getitem__) if ranks else None


@rule("PAX2S O5.1 O5.2 O5.4 O5.6")
def add_concession(g: Pax, ask: Ask, mind: Mind) -> Move:
    """The concession that a regime change brings."""
    return border_for_concession(g, ask.options, mind) or DONE


# -- agents ----------------------------------------------------------------------------------


@rule("PAX2S O5.4 O5.7 O5.8 O9.5 O9.6 O4.2")
def place_an_agent(g: Pax, ask: Ask, mind: Mind) -> Move:
    """The next agent of a card, or none if those that are left would help nobody."""
    card, ways = str(ask.about["card"]), ask.options
    placed = (
        card_for_bishop(g, card, ways)
        or border_for_concession(g, ways, mind)
        or border_for_pirate(g, ways)
        or city_for_agent(g, ways, mind)
    )
    if placed:
        return placed
    return DONE if DONE in ask.options else min(ask.options, key=lambda way: _burden(g, way))


@rule("PAX2S O5.8 O9.6")
def card_for_bishop(g: Pax, card: str, ways: Sequence[Move]) -> Move | None:
    """The card that is played.  A second bishop, whom the first would kill, silences the player's
    cards or goes to a throne (S9)."""
    silenced: Move | None = None
    enthroned: Move | None = None
    for way in ways:
        match way:
            case ("bishop", _, str(target)) if card not in g.bishops:
                if target == card:
                    return way
            case ("bishop", _, str(target)) if target not in g.bishops:
                holder = seat_of(g, target)
                if holder == PLAYER:
                    silenced = silenced or way
                elif holder is None:
                    enthroned = enthroned or way
    return silenced or enthroned


@rule("PAX2S O5.7 O9.5")
def city_for_agent(g: Pax, ways: Sequence[Move], mind: Mind) -> Move | None:
    """Where a knight or rook helps the main objective, or else in an empty city of its own."""
    gains: dict[Move, int] = {}
    home: list[Move] = []
    for way in ways:
        match way:
            case ("place" | "oust" as verb, str(token), str(slot)):
                march = partial(place_in_city, seat=OPPONENT, token=token, slot=slot)
                gains[way] = gain(g, mind, march)
                if verb == "place" and owned(g, land_of(g, slot)):
                    home.append(way)
    best = max(gains, key=gains.__getitem__, default=None)
    if best is not None and gains[best] > 0:
        return best
    return next((way for way in home if gains[way] == 0), None)


def _burden(g: Pax, way: Move) -> int:
    """How unwelcome an agent is that must be placed (S10)."""
    match way:
        case ("concession", _):
            return 0
        case ("place", _, _):
            return 1
        case ("bishop", _, _):
            return 2
        case ("pirate", _, str(border)) | ("supplant", str(border), _):
            return 9 if g.concessions.get(border) == OPPONENT else 3
        case ("oust", _, str(slot)):
            return 8 if owned(g, land_of(g, slot)) else 4
    raise AssertionError(way)


# -- battles ---------------------------------------------------------------------------------


def who_falls(g: Pax, ask: Ask, mind: Mind) -> Move:
    """The token that it misses least, on either side (S11)."""
    return min(ask.options, key=lambda loss: _regret(g, mind, *ids(loss)))


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
    return min(ask.options, key=lambda way: _settling(g, *ids(way)))


def _settling(g: Pax, token: Token, place: str) -> tuple[int, int]:
    return upstream(g, place) if place in g.box.between else (0, 0)


def call_a_rook(g: Pax, ask: Ask, mind: Mind) -> Move:
    """All rooks next door join the crusade: who of them falls is for the opponent to say (S11)."""
    return ask.options[0]


def free(g: Pax, ask: Ask, mind: Mind) -> Move:
    """Its own pawns, and in its own empires knights and rooks who are no believers (S13)."""
    empire = str(ask.about["empire"])
    ways = {way: ids(way) for way in ask.options if way != DONE}
    pawns = {way: border for way, (token, border) in ways.items() if token == PAWNS[OPPONENT]}
    if pawns:
        return min(pawns, key=lambda way: upstream(g, pawns[way]))
    if not owned(g, empire):
        return DONE
    lords = {way: FAITH[token] for way, (token, _) in ways.items() if token in FAITH}
    return next((way for way in lords if lords[way] != g.states[empire]), DONE)


def pacify(g: Pax, ask: Ask, mind: Mind) -> Move:
    """A serf of the player dies, or in an own empire a knight or rook who might rise (S14)."""
    empire = str(ask.about["empire"])
    serf: Move = ("pacify", PAWNS[PLAYER])
    if serf in ask.options:
        return serf
    if not owned(g, empire):
        return NO
    lords = (way for way in ask.options if not FAITH.keys().isdisjoint(ids(way)))
    return next(lords, NO)


def golden_liberty(g: Pax, ask: Ask, mind: Mind) -> Move:
    """A theocracy ends unless the opponent leads in the prestige of its religion (S15)."""
    religion = g.states[str(ask.about["empire"])]
    if mind.aim is not None and mind.aim.religion:
        return YES if mind.aim.religion == religion else NO
    leads = prestige(g, OPPONENT, religion) > prestige(g, PLAYER, religion)
    return NO if leads else YES


# -- levies, taxes and scarce tokens -----------------------------------------------------------


@rule("PAX2S O5.10 O5.11 O9.16")
def raise_levy(g: Pax, ask: Ask, mind: Mind) -> Move:
    """No believer in a theocracy if possible; then the most religions; then rooks (S6)."""

    def rank(way: Move) -> tuple[bool, int, bool]:
        (slot,) = ids(way)
        icon, empire = icon_of(g, slot), land_of(g, slot)
        faiths = {FAITH[token] for _, token in ruling_class(g, empire)} | {FAITH[icon]}
        return g.states[empire] == FAITH[icon], -len(faiths), KIND[icon] != "rook"

    return min(ask.options, key=rank)


@rule("PAX2S O5.1 O5.2 O9.12")
def pay_tax(g: Pax, ask: Ask, mind: Mind) -> Move:
    """It pays to keep its concession, but not with its last florin."""
    return YIELD if last_florin(g) else PAY


def spare_token(g: Pax, ask: Ask, mind: Mind) -> Move:
    """A token that is repressed, or stands where it does not help the opponent (S10)."""
    return min(ask.options, key=lambda way: _sacrifice(g, way))


def _sacrifice(g: Pax, way: Move) -> int:
    match way:
        case ("take_repressed", _):
            return 0
        case ("take_border", str(border)):
            return 3 if g.concessions.get(border) == OPPONENT else 1
        case ("take_bishop", str(card)):
            return 0 if seat_of(g, card) == OPPONENT else 1
        case ("take_ruler", str(slot)):
            return 3 if owned(g, land_of(g, slot)) else 1
    return 2  # to take none


# -- one-shots and ops -------------------------------------------------------------------------


def launch(g: Pax, ask: Ask, mind: Mind) -> Move:
    """As planned when the card was bought; a card that is sold performs nothing (S17)."""
    return mind.launch if mind.launch in ask.options else NO


@rule("PAX2S O5.9 O9.14")
def take_florin(g: Pax, ask: Ask, mind: Mind) -> Move:
    """From the face-down card or its space, or else from the leftmost card with florins."""

    def column(way: Move) -> int:
        place = place_of(g, *ids(way)) if way[0] == "commerce" else None
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
    return max(ask.options, key=lambda way: gain(g, mind, lambda twin: _remove(twin, *ids(way))))


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
