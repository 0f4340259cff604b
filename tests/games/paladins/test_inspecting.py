"""What is said of a thing that somebody points at: how it stands, and what it asks for."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from stolnik.bots.random import RandomBot
from stolnik.engine.dice import Dice
from stolnik.engine.flow import Ask, Seat
from stolnik.engine.match import Match
from stolnik.engine.words import words_of
from stolnik.games.paladins.chapters.actions import ACTION
from stolnik.games.paladins.chapters.workers import WORKERS_FOR_ACTION, refuse_placing
from stolnik.games.paladins.game import GAME
from stolnik.games.paladins.speech.inspecting import LOOKS, inspect
from stolnik.games.paladins.state import Paladins, monk, outpost
from tests.games.paladins.position import (
    asks,
    attributes,
    fetch,
    menu,
    paladin,
    perform,
    plenty,
    position,
    setting,
    stand,
    team,
    workers,
    workshop,
)

Change = Callable[[Paladins], object]


def said(g: Paladins, seat: Seat | None, element: str, lang: str = "en") -> str:
    now = inspect(g, seat, element)
    return words_of(GAME, lang).figures(g, now.figures, now.about)


def nothing(g: Paladins) -> None:
    pass


def settled(g: Paladins) -> None:
    g.pieces[g.box.space_at["space_r1_01"]] = monk(1)
    g.pieces[g.box.space_at["space_r2_01"]] = outpost(0)


def walled(g: Paladins) -> None:
    for wall in list(g.wall_deck[:3]):
        g.players[0].walls.append(fetch(g, wall))
    g.players[1].walls.append(fetch(g, "wall_cleric"))


def burdened(g: Paladins) -> None:
    g.players[0].suspicions = [0, 2]
    g.players[1].suspicions = [1, 1, 0]
    g.players[1].unpaid, g.players[1].paid = 2, 1
    g.tax = 3


def at_the_tavern(g: Paladins) -> None:
    g.taverns = [fetch(g, "tavern_01")]
    g.players[1].tavern = fetch(g, "tavern_02")
    g.tavern_discards = [fetch(g, "tavern_03")]


def beaten(g: Paladins) -> None:
    g.players[1].attacked.append(fetch(g, "outsider_viking_thief"))
    g.players[0].converted.append(fetch(g, "outsider_viking_lookout"))


def drawn(g: Paladins) -> None:
    p = g.players[0]
    p.hand = [p.deck.pop(), p.deck.pop()]
    p.deck.append(p.deck.pop(3))
    p.known_top = p.known_bottom = 1


def helped(g: Paladins) -> None:
    paladin(g, 0, "engelier")
    paladin(g, 1, "anseis")
    attributes(g, 0, strength=2)
    attributes(g, 1, strength=5)


def favoured(g: Paladins) -> None:
    g.favour_workers[1] = 4


CASES: list[tuple[Change, str, str]] = [
    (nothing, "space:space_r1_01", "an open space; its region asks for Faith 0 of a Monk"),
    (nothing, "space:space_r1_04", "a space for 4 players or more, 2 play"),
    (settled, "space:space_r1_01", "a Monk stands here: Player 2"),
    (settled, "space:space_r2_01", "an Outpost of yours stands here"),
    (lambda g: stand(g, 0, "pray", "cleric"), "action:pray", "there now: Cleric"),
    (
        walled,
        "action:fortify",
        "no Worker of yours stands there; times taken: you – 3, Player 2 – 1",
    ),
    (
        lambda g: workshop(g, 0, "commission", 1),
        "worker_space:commission_1",
        "left space: Scout; covered by a Workshop",
    ),
    (
        nothing,
        "worker_space:commission_3",
        "right space: Cleric; empty now; no Workshop goes here",
    ),
    (
        lambda g: stand(g, 0, "hunt", "scout"),
        "worker_space:hunt_1",
        "left space: any; there now: Scout",
    ),
    (nothing, "worker_space:pray_3", "there is no such space: this action has 1"),
    (
        burdened,
        "suspicions:0",
        "you: 2 Suspicions; the most: Player 2 – 3; Tax supply: 3, and when",
    ),
    (burdened, "debts:1", "Player 2: 2 unpaid Debts; 1 paid Debt; −5 VP together; in the deck: 24"),
    (burdened, "deck:suspicion", "in the deck: 24; discards: 0; Tax supply: 3"),
    (walled, "deck:wall", "in the deck: 20"),
    (walled, "wall:wall_cleric", "built by: Player 2"),
    (at_the_tavern, "tavern:tavern_01", "at the Tavern this Round, to be taken (cards: 1)"),
    (at_the_tavern, "tavern:tavern_02", "taken this Round by: Player 2"),
    (at_the_tavern, "tavern:tavern_03", "among the discards"),
    (at_the_tavern, "tavern:tavern_04", "in the face-down deck"),
    (beaten, "outsider:outsider_viking_thief", "attacked by: Player 2"),
    (beaten, "outsider:outsider_viking_lookout", "converted by you; worth "),
    (
        lambda g: team(g, 1, "squire_1"),
        "townsfolk:townsfolk_squire_1",
        "on the team of: Player 2",
    ),
    (drawn, "paladin:paladin_girard", "in your face-down deck (10 cards)"),
    (helped, "paladin:paladin_engelier", "your Paladin of this Round"),
    (helped, "paladin:paladin_anseis", "this Round it helps: Player 2"),
    (helped, "attribute:strength", "markers: you – 2+3, Player 2 – 5; yours is worth "),
    (
        favoured,
        "favour:kings_favour_remove_suspicion_and_tax",
        "a King's Favour; revealed; used this Round already, on it stands: Cleric",
    ),
    (nothing, "order:kings_order_convert", "not revealed; nobody knows whether it is in this game"),
    (
        walled,
        "order:kings_order_fortify",
        "6 VP at the end for everybody who meets it; times done: you – 3, Player 2 – 1",
    ),
    (nothing, "scheme:scheme_kings_favour_1", "a card of the one-player game"),
    (
        lambda g: workers(g, 0, scout=2),
        "worker:scout",
        "in the pools: you – 2, Player 2 – 0; on the actions: you – 0, Player 2 – 0",
    ),
    (
        burdened,
        "seat:1",
        "VP if the game ended now; 10 Silver; 10 Provisions; Faith 0, Strength 0, "
        "Influence 0; pool: nobody; 3 Suspicions; 2 unpaid Debts; 1 paid Debt",
    ),
]


@pytest.mark.parametrize("change, element, expected", CASES)
def test_a_thing_says_how_it_stands(change: Change, element: str, expected: str) -> None:
    g = position()
    change(g)
    assert expected in said(g, 0, element)


def test_every_element_has_a_look_in_both_languages() -> None:
    match = match_at("action")
    lexicon = match.setting.lexicon
    assert {element.partition(":")[0] for element in lexicon.elements_there_are} == set(LOOKS)
    for element in lexicon.elements_there_are:
        for seat in (None, 0, 1):
            english = said(match.state, seat, element)
            assert english
            assert said(match.state, seat, element, "pl") != english or element == "deck:debt"


@cache
def match_at(topic: str, players: int = 2) -> Match:
    """A game played at random to where a question is asked for the third time."""
    match, bot, seen = Match.start(GAME, players=players, seed=3), RandomBot("look"), 0
    while True:
        ask = match.pending[0]
        seen += ask.topic == topic
        if seen == 3:
            return match
        match.submit(ask.seat, bot.choose(match.at(ask.seat)))


# -- what it asks for ------------------------------------------------------------------------------


def terms(g: Paladins, element: str, lang: str = "en") -> list[tuple[bool, str, str]]:
    words = words_of(GAME, lang)
    return [
        (met, refusal.clause, words.figures(g, refusal.figures, refusal.about))
        for met, refusal in inspect(g, 0, element).terms
    ]


@pytest.mark.rule("PAL-FOR.2", "PAL-FOR.4")
def test_an_action_says_what_it_asks_for_met_or_not() -> None:
    g = position(provisions=0)
    workers(g, 0, scout=1, merchant=1, labourer=2)
    attributes(g, 0, influence=1)
    g.players[0].walls = [fetch(g, wall) for wall in [*g.wall_deck][:3]]
    needed, cost = g.box.wall_slots[3].influence, g.box.wall_slots[3].cost
    assert needed > 1
    assert terms(g, "action:fortify") == [
        (
            True,
            "PAL-FOR.1",
            "Fortify – Scout: 1 needed, you have 1; Criminals to stand in: 0",
        ),
        (False, "PAL-FOR.4", f"Fortify – Influence: {needed} needed, you have 1"),
        (False, "PAL-FOR.2", f"Fortify – it costs {cost} Provisions, you have 0"),
    ]
    assert helps(g, "action:fortify") == [
        "What raises Influence: Commission, Attack.",
        "Hunt gives Provisions.",
    ]
    stand(g, 0, "fortify", "scout", "labourer", "merchant")
    busy = (False, "PAL-ACT.11", "Fortify – there now: Scout, Labourer, Merchant")
    assert terms(g, "action:fortify")[0] == busy


def helps(g: Paladins, element: str, lang: str = "en") -> list[str]:
    words = words_of(GAME, lang)
    return [words.phrase(g, *line) for line in inspect(g, 0, element).helps]


@pytest.mark.rule("PAL-ATK.3", "PAL-CVT.4")
def test_an_outsider_says_what_to_attack_and_to_convert_it_would_take() -> None:
    g = position(silver=1)
    plenty(g, 0)
    attributes(g, 0, strength=2, faith=8)
    card = g.outsiders[4]
    assert terms(g, f"outsider:{card}")[1] == (
        False,
        "PAL-ATK.3",
        "Attack – 9 Strength needed, you have 2; the rest costs 4 Silver, you have 1",
    )
    assert (True, "PAL-CVT.4", "Convert – Faith: 8 needed, you have 8") in terms(
        g, f"outsider:{card}"
    )
    attributes(g, 0, strength=9)
    assert (True, "PAL-ATK.2", "Attack – Strength: 9 needed, you have 9") in terms(
        g, f"outsider:{card}"
    )


@pytest.mark.rule("PAL-REC.3")
def test_where_a_debt_can_be_gained_no_silver_is_asked_for() -> None:
    g = position(silver=0)
    plenty(g, 0)
    debt, silver = (f"townsfolk:{g.townsfolk[slot]}" for slot in (0, 2))
    assert all(met for met, _, _ in terms(g, debt))
    assert (False, "PAL-REC.2") in [(met, clause) for met, clause, _ in terms(g, silver)]
    g.debts = 0
    assert (False, "PAL-REC.2") in [(met, clause) for met, clause, _ in terms(g, debt)]


@pytest.mark.rule("PAL-ORD.3")
def test_an_order_says_how_near_the_reader_is() -> None:
    g = position()
    walled(g)
    assert terms(g, "order:kings_order_fortify", "pl") == [
        (False, "PAL-ORD.3", "Fortyfikacja: potrzeba 5, masz 3")
    ]


def test_nothing_is_asked_for_outside_the_actions_or_of_a_watcher() -> None:
    g = position()
    plenty(g, 0)
    assert terms(g, "action:develop")
    assert not inspect(g, None, "action:develop").terms
    g.players[0].passed = True
    assert not terms(g, "action:develop")


# -- what is hidden --------------------------------------------------------------------------------


@pytest.mark.parametrize("topic", ["paladin", "tavern", "action"])
def test_nothing_hidden_is_told(topic: str) -> None:
    match = match_at(topic)
    for seat in (0, 1):
        for dream in range(3):
            twin = match.imagine(seat, Dice(f"{topic}/{dream}"))
            for element in match.setting.lexicon.elements_there_are:
                here, there = (
                    inspect(match.state, seat, element),
                    inspect(twin.state, seat, element),
                )
                assert here == there, element


# -- what somebody means ---------------------------------------------------------------------------


def test_nobody_means_to_recruit_a_card_that_is_not_on_the_track_nor_to_convert_it() -> None:
    match = match_at("action")
    chair = match.at(match.pending[0].seat)
    for element in (
        f"townsfolk:{match.state.townsfolk_deck[0]}",
        f"townsfolk:{match.state.players[0].team[0]}",
        f"outsider:{match.state.outsider_deck[0]}",
    ):
        ((move, refusal),) = chair.why_not_element(element)
        assert (move, refusal.clause, refusal.figures) == ((), "PAL-ACT.2", "facts")


def test_an_action_that_cannot_be_paid_names_its_price_and_not_that_it_is_free() -> None:
    g = position(silver=0)
    plenty(g, 0)
    ask = Ask.of(0, ACTION, menu(g, 0))
    words = words_of(GAME, "en")
    for element in ("action:pray", "worker_space:pray_1"):
        assert [*setting(2).lexicon.naming(g, ask, element, 60)] == [("pray",)]
    assert words.move(g, ask, ("pray",)) == "Pray for 2 Silver"
    card = g.outsiders[5]
    assert words.move(g, ask, ("attack", card)).endswith("for 6 Silver")  # type: ignore[arg-type]
    unpriced = words.move(g, ask, ("attack", "outsider_viking_marauder"))
    assert unpriced == "Attack the Viking Marauder"


def test_only_what_can_be_meant_is_named() -> None:
    g = position()
    plenty(g, 0)
    ask = Ask.of(0, ACTION, ())
    lexicon = setting(2).lexicon
    cheap, dear = str(g.townsfolk[0]), str(g.townsfolk[2])
    for card, payments in ((cheap, ("silver", "debt")), (dear, ("silver",))):
        assert {*lexicon.naming(g, ask, f"townsfolk:{card}", 60)} == {
            ("recruit", card, workers, payment) for workers in (1, 2) for payment in payments
        }
    assert [*lexicon.naming(g, ask, "action:hunt", 60)] == [("hunt", 1), ("hunt", 2)]
    assert [*lexicon.naming(g, ask, f"favour:{[*g.box.favours][9]}", 60)] == []


@pytest.mark.rule("PAL-ACT.2", "PAL-ACT.7")
def test_of_workers_it_is_said_which_fit_and_how_many_there_are() -> None:
    g = position()
    workers(g, 0, labourer=2, scout=2, merchant=1, criminal=1)
    asked = asks(perform(g, 0, ("fortify",)))
    assert asked is not None
    words = words_of(GAME, "en")
    none = refuse_placing(g, asked, ("place", "cleric"))
    assert none is not None
    assert words.figures(g, none.figures, none.about) == "Cleric: 1 needed, 0 in your pool"
    fitting = Ask.of(0, WORKERS_FOR_ACTION, [("place", "scout"), ("place", "criminal")])
    wrong = refuse_placing(g, fitting, ("place", "labourer"))
    assert wrong is not None
    assert wrong.clause == "PAL-ACT.7"
    assert words.figures(g, wrong.figures, wrong.about) == "what fits here: Scout, Criminal"


def test_all_colours_that_lack_are_named_for_criminals_stand_in_for_each() -> None:
    g = position()
    workers(g, 0, labourer=2, criminal=1)
    lacking = (False, "PAL-ABS.1", "Absolve – missing: Merchant, Cleric; Criminals to stand in: 1")
    assert lacking in terms(g, "action:absolve")
    workers(g, 0, labourer=1, merchant=1, criminal=1)
    assert terms(g, "action:absolve")[0][0]


def test_who_else_has_a_thing_is_named_beside_the_reader() -> None:
    g = position()
    g.players[0].jars = ["jar_space_pray"]
    assert said(g, 0, "jar_space:jar_space_pray") == "a Jar space; your Jar is here"
    g.players[1].jars = ["jar_space_pray"]
    assert said(g, 0, "jar_space:jar_space_pray") == "a Jar space; Jar placed by: you, Player 2"
