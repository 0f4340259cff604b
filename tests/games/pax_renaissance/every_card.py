"""What the tests of every single card share, in both editions.

The cards of a box, a place for each of them, a patient player, and what must come of playing a
card with or without its one-shot.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable, Generator, Mapping
from pathlib import Path
from typing import Any

from stolnik.engine.flow import DONE, NO, YES, Ask, Move
from stolnik.games.pax_renaissance.box.checking import PRESTIGE
from stolnik.games.pax_renaissance.box.components import RELIGIONS, Box, TableauCard
from stolnik.games.pax_renaissance.chapters.play_card import play_card
from stolnik.games.pax_renaissance.chapters.tableau import (
    ability_count,
    prestige,
    seat_of,
    side_of,
    silenced,
)
from stolnik.games.pax_renaissance.chapters.tokens import land_of, slots
from stolnik.games.pax_renaissance.chapters.wars.battle import RELIGIOUS_WARS
from stolnik.games.pax_renaissance.events import ApostateDiscarded, EmpireTaken, OneShotLaunched
from stolnik.games.pax_renaissance.state import Pax
from tests.games.pax_renaissance.position import box, crown, hold, listen, own, pax_position
from tests.games.running import Procedure

EVERYTHING = {1: ("expansion", "promo_cards"), 2: ()}
"""By edition: the variants with which all its cards are in the box."""


def full_box(edition: int) -> Box:
    return box(*EVERYTHING[edition], edition=edition)


def cards_of(edition: int) -> dict[str, TableauCard]:
    """All cards that can come into a tableau."""
    return {card.id: card for card in full_box(edition).cards.values() if not card.comet}


def position(edition: int = 1) -> Pax:
    """An almost empty table on which every card of the edition can come up."""
    return pax_position(variants=EVERYTHING[edition], edition=edition)


def bombs(cards: Mapping[str, TableauCard], *prefixes: str) -> list[str]:
    """The cards whose one-shot is of this kind."""
    return [card.id for card in cards.values() if (card.one_shot or "").startswith(prefixes)]


def place_of(g: Pax, card: str) -> str:
    """An empire of the card's location."""
    location = g.box.cards[card].location
    assert location is not None
    return g.box.reach[location][0]


def lie(g: Pax, card: str, *, republic: bool = False) -> str:
    """Lay a card in the tableau of seat 0, a queen with her first suitor; where its ops act."""
    if card in g.box.empires:
        own(g, 0, card, republic=republic)
        return card
    known = g.box.cards[card]
    if known.queen:
        king = known.suitors[0]
        own(g, 0, king)
        crown(g, card, king)
        return king
    own(g, 0, card)
    return place_of(g, card)


# -- a patient player ----------------------------------------------------------------------------

Answer = Move | Callable[[Pax, Ask], Move]


def settle(g: Pax, ask: Ask) -> Move:
    """Place an agent where nothing stands, or be done."""
    for move in ask.options:
        taken = str(move[-1]) in (*g.cities, *g.pirates, *g.concessions, *g.bishops)
        if move != DONE and move[0] not in ("oust", "supplant") and not taken:
            return move
    return DONE


def first(g: Pax, ask: Ask) -> Move:
    return ask.options[0]


DEFAULTS: dict[str, Answer] = {
    "one_shot": NO,
    "coronation": NO,
    "torch": NO,
    "agents": settle,
    "losses": first,
    "survivors": first,
    "turn_map_card": NO,
    "golden_liberty": NO,
    "constantinople": first,
    "concession": DONE,
    "emancipation": DONE,
    "pacification": NO,
    "levy": first,
}


def drive(g: Pax, flow: Generator[Any, Any, Any], **answers: Answer) -> list[str]:
    """Run a procedure, answering by topic; returns the topics that were asked."""
    procedure = Procedure(flow, g)
    while not procedure.over:
        ask = procedure.ask
        answer = answers.get(ask.topic) or DEFAULTS[ask.topic]
        procedure.say(answer if isinstance(answer, tuple) else answer(g, ask))
    return [ask.topic for ask in procedure.asked]


# -- a card without its one-shot -----------------------------------------------------------------


def tokens_on_table(g: Pax) -> Counter[tuple[str, str]]:
    """How many tokens of each kind stand anywhere: in cities, on borders, on cards."""
    return Counter(
        [
            *(("city", token) for token in g.cities.values()),
            *(("pirate", religion) for religion in g.pirates.values()),
            *(("pawn", str(owner)) for owner in g.concessions.values()),
            *(("bishop", religion) for religion in g.bishops.values()),
        ]
    )


def agents_of(card: TableauCard) -> Counter[tuple[str, str]]:
    """The same for the agents that a card shows, played by seat 0."""
    return Counter(
        ("pawn", "0")
        if agent.piece == "pawn"
        else (agent.piece, str(agent.religion))
        if agent.piece in ("pirate", "bishop")
        else ("city", f"{agent.piece}_{agent.religion}")
        for agent in card.agents
    )


def check_agents_land(g: Pax, card: str) -> None:
    """All agents land at the card's location, and the card at its end of the tableau."""
    known = g.box.cards[card]
    hold(g, 0, card)
    own(g, 1, place_of(g, card))  # a second card of the location, for a second bishop
    drive(g, play_card(g, 0, card))
    assert g.players[0].hand == []
    assert g.players[0].row(known.side) == [card]
    assert known.location is not None
    lands = set(g.box.reach[known.location])
    assert tokens_on_table(g) == agents_of(known)
    assert {land_of(g, slot) for slot in g.cities} <= lands
    for border in (*g.pirates, *g.concessions):
        assert lands & set(g.box.between[border])
    assert set(g.pirates) <= g.box.sea
    assert set(g.bishops) <= {card, place_of(g, card)}


def check_agents_can_be_declined(g: Pax, card: str) -> None:
    hold(g, 0, card)
    drive(g, play_card(g, 0, card), agents=DONE)
    assert g.players[0].row(g.box.cards[card].side) == [card]
    assert [g.cities, g.pirates, g.concessions, g.bishops] == [{}, {}, {}, {}]
    assert g.players[0].florins == 10


def check_old_maid(g: Pax, queen: str) -> None:
    """Without a coronation she lies under the player card, and her prestige counts."""
    hold(g, 0, queen)
    drive(g, play_card(g, 0, queen))
    assert g.players[0].maids == [queen]
    assert seat_of(g, queen) is None
    for kind in PRESTIGE:
        assert prestige(g, 0, kind) == g.box.cards[queen].prestige.count(kind)


# -- a card with its one-shot --------------------------------------------------------------------


def check_war_is_won(g: Pax, card: str, empire: str) -> None:
    """The war of a card takes the empire of another player."""
    heard = listen(g)
    drive(g, play_card(g, 0, card), one_shot=("attack", empire))
    kind = str(g.box.cards[card].one_shot)
    assert OneShotLaunched(0, card, kind) in heard
    assert EmpireTaken(0, empire, kind, 1) in heard
    assert seat_of(g, empire) == 0
    assert empire not in g.republics
    assert card in g.players[0].row(g.box.cards[card].side)


def besiege(g: Pax, card: str) -> str:
    """The card in hand, its empire another player's and held by a rook."""
    hold(g, 0, card)
    empire = place_of(g, card)
    own(g, 1, empire)
    g.cities[slots(g, empire)[0]] = "rook_islamic"
    return empire


def check_conspiracy(g: Pax, card: str) -> None:
    empire = besiege(g, card)
    g.repressed[empire] = ["knight_catholic", "rook_reformation"]
    check_war_is_won(g, card, empire)


def check_peasant_revolt(g: Pax, card: str) -> None:
    empire = besiege(g, card)
    g.repressed[empire] = ["pawn_1", "pawn_2"]
    check_war_is_won(g, card, empire)


def check_religious_war(g: Pax, card: str) -> str:
    """With the knights of two neighbours it is won; the empire that it was fought for."""
    religion = RELIGIOUS_WARS[str(g.box.cards[card].one_shot)]
    heretic = next(other for other in RELIGIONS if other != religion)
    empire = besiege(g, card)
    g.cities[slots(g, empire)[0]] = f"rook_{heretic}"
    for neighbour in g.box.lands[empire].adjacent[:2]:
        g.cities[slots(g, neighbour)[0]] = f"knight_{religion}"
    check_war_is_won(g, card, empire)
    return empire


def check_trade_shift(g: Pax, card: str) -> None:
    """The emporium opens, the other is blocked, and all agents land."""
    known = g.box.cards[card]
    emporium = str(known.one_shot).removeprefix("trade_shift_")
    hold(g, 0, card)
    own(g, 0, "portugal")  # with the discovery prestige that the Spice Islands ask for
    colour = g.box.emporia[emporium]
    before = g.emporia[colour]
    g.cities[before] = "knight_islamic"
    assert emporium != before
    drive(g, play_card(g, 0, card), one_shot=YES)
    assert g.emporia[colour] == emporium
    assert before not in g.cities
    assert tokens_on_table(g) == agents_of(known)


def check_apostasy(
    g: Pax, card: str, believers: Mapping[str, str], others: tuple[str, ...]
) -> None:
    """It strikes only those who have prestige of both religions.

    ``believers`` names a card with the prestige of each religion, ``others`` further cards with
    that of just one of the two.
    """
    one, other = str(g.box.cards[card].one_shot).removeprefix("apostasy_").split("_")
    neutral = next(each for religion, each in believers.items() if religion not in (one, other))
    hold(g, 0, card)
    own(g, 1, believers[one], believers[other], neutral)
    lonely = next(each for each in others if set(g.box.cards[each].prestige) & {one, other})
    own(g, 2, lonely)
    heard = listen(g)
    drive(g, play_card(g, 0, card), one_shot=YES)
    lost = {event.card for event in heard if isinstance(event, ApostateDiscarded)}
    assert lost == {believers[one], believers[other]}
    assert seat_of(g, neutral) == 1
    assert seat_of(g, lonely) == 2
    assert seat_of(g, card) == 0
    assert Counter() < tokens_on_table(g) <= agents_of(g.box.cards[card])


def check_coronation(g: Pax, queen: str, suitor: str) -> None:
    """King and queen lie on his side as a kingdom, with a concession on one of his borders."""
    hold(g, 0, queen)
    drive(g, play_card(g, 0, queen), coronation=("marry", suitor), concession=first)
    assert g.queens == {queen: suitor}
    assert g.players[0].row(g.box.empires[suitor].side) == [suitor]
    assert side_of(g, queen) == g.box.empires[suitor].side
    assert suitor not in g.republics
    assert list(g.concessions.values()) == [0]
    assert set(g.concessions) <= set(g.box.lands[suitor].borders)


def check_suitors(g: Pax, queen: str) -> None:
    """She can marry each king of her list, nobody else, or nobody."""
    hold(g, 0, queen)
    ask = next(play_card(g, 0, queen))
    assert isinstance(ask, Ask)
    suitors = g.box.cards[queen].suitors
    assert list(ask.options) == [NO, *(("marry", suitor) for suitor in suitors)]


# -- what a card gives while it lies in a tableau --------------------------------------------------


def check_prestige(g: Pax, card: str) -> None:
    lie(g, card)
    king = g.box.empires[g.queens[card]].king.prestige if card in g.queens else ()
    for kind in PRESTIGE:
        assert prestige(g, 0, kind) == (*g.box.cards[card].prestige, *king).count(kind)


def check_prestige_of_empire(g: Pax, empire: str, republic: bool) -> None:
    own(g, 0, empire, republic=republic)
    face = g.box.empires[empire].republic if republic else g.box.empires[empire].king
    for kind in PRESTIGE:
        assert prestige(g, 0, kind) == face.prestige.count(kind)


def check_ability(g: Pax, card: str, ability: str) -> None:
    """It works for its owner, in the tableau only, in every turn, until a bishop silences it."""
    assert ability_count(g, 0, ability) == 0
    lie(g, card)
    for turn in range(len(g.players)):
        g.turn.seat = turn
        assert ability_count(g, 0, ability) == 1
        assert ability_count(g, 1, ability) == 0
    g.bishops[g.queens.get(card, card)] = "catholic"
    immune = "own_cards_immune_to_silencing" in g.box.cards[card].abilities
    assert silenced(g, card) is not immune
    assert ability_count(g, 0, ability) == int(immune)


def functions_of(file: str) -> set[str]:
    """The tests in a file of this folder."""
    tree = ast.parse((Path(__file__).parent / file).read_text("utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
