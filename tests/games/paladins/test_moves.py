"""Why not?  Every answer that is refused names the clause that refuses it."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from stolnik.engine.dice import Dice
from stolnik.engine.flow import DONE, NO, PASS, Ask, Move
from stolnik.engine.match import Match
from stolnik.engine.refusal import Refusal
from stolnik.games.paladins import actions
from stolnik.games.paladins.game import GAME
from stolnik.games.paladins.inquisition import hold_inquisition
from stolnik.games.paladins.left_actions.recruit import free_recruit
from stolnik.games.paladins.moves import FAMILIES, MOVES, why_not
from stolnik.games.paladins.rewards import gain
from stolnik.games.paladins.state import Paladins
from stolnik.games.paladins.tavern import take_tavern
from tests.games.paladins.position import (
    asks,
    attributes,
    fetch,
    kings_cards,
    lay,
    on_top,
    owe,
    perform,
    plenty,
    position,
    settle,
    stand,
    suspect,
    tally,
    team,
    workers,
    workshop,
)


def menu(g: Paladins) -> Ask:
    return Ask(0, "action", actions.menu(g, 0))


def refusal_of(g: Paladins, ask: Ask | None, move: Move) -> str | None:
    assert ask is not None
    refusal = why_not(g, ask, move)
    return None if refusal is None else refusal.clause


# -- the action menu -----------------------------------------------------------------------------


def test_the_menu_asks_the_guard_of_each_action() -> None:
    g = position(silver=0, provisions=0)
    plenty(g, 0)
    dear = g.townsfolk[0]
    near, far = g.outsiders[0], g.outsiders[5]
    assert dear is not None
    assert near is not None
    assert far is not None
    asked = menu(g)
    assert refusal_of(g, asked, ("develop",)) == "PAL-DEV.1"
    assert refusal_of(g, asked, ("recruit", dear, 2, "silver")) == "PAL-REC.2"
    assert refusal_of(g, asked, ("pray",)) == "PAL-PRA.1"
    assert refusal_of(g, asked, ("commission",)) == "PAL-COM.2"
    assert refusal_of(g, asked, ("fortify",)) == "PAL-FOR.2"
    assert refusal_of(g, asked, ("garrison",)) == "PAL-GAR.2"
    assert refusal_of(g, asked, ("absolve",)) == "PAL-ABS.2"
    assert refusal_of(g, asked, ("attack", far)) == "PAL-ATK.3"
    assert refusal_of(g, asked, ("convert", far)) == "PAL-CVT.4"
    assert refusal_of(g, asked, ("convert", near)) is None


def test_without_workers_there_is_nothing_but_to_pass() -> None:
    g = position()
    assert refusal_of(g, menu(g), ("hunt", 1)) == "PAL-PAS.1"
    assert refusal_of(g, menu(g), PASS) is None


def test_an_action_that_holds_workers_is_closed() -> None:
    g = position()
    plenty(g, 0)
    stand(g, 0, "hunt", "labourer")
    stand(g, 0, "conspire", "labourer")
    assert refusal_of(g, menu(g), ("hunt", 1)) == "PAL-ACT.11"
    assert refusal_of(g, menu(g), ("hunt", 2)) == "PAL-HTR.6"
    assert refusal_of(g, menu(g), ("conspire",)) == "PAL-ACT.11"


@pytest.mark.parametrize("count", [0, 3])
def test_recruit_hunt_and_trade_take_one_worker_or_two(count: int) -> None:
    g = position()
    plenty(g, 0)
    card = g.townsfolk[4]
    assert card is not None
    for move in (("recruit", card, count, "silver"), ("hunt", count), ("trade", count)):
        assert refusal_of(g, menu(g), move) == "PAL-ACT.5"


def test_a_favour_must_be_revealed_and_unused() -> None:
    g = position(round=3)
    plenty(g, 0)
    kings_cards(g, favours=["pray", "three_labourers"])
    assert refusal_of(g, menu(g), ("favour", "kings_favour_three_labourers")) == "PAL-FAV.1"
    g.favour_workers[0] = 0
    assert refusal_of(g, menu(g), ("favour", "kings_favour_pray")) == "PAL-FAV.2"


def test_other_answers_are_no_actions() -> None:
    g = position()
    plenty(g, 0)
    for move in (("done",), ("place", "scout"), ("tavern", "tavern_01"), ("take", "silver", 2)):
        assert refusal_of(g, menu(g), move) == "PAL-ACT.2"


# -- Workers -------------------------------------------------------------------------------------


def test_workers_must_be_as_many_as_the_spaces_own_and_of_the_right_colour() -> None:
    g = position()
    workers(g, 0, labourer=2, scout=2, merchant=1, criminal=1)
    asked = asks(perform(g, 0, ("fortify",)))
    assert refusal_of(g, asked, ("place", "scout")) == "PAL-ACT.5"
    assert refusal_of(g, asked, ("place_three", "merchant", "fighter", "scout")) == "PAL-ACT.2"
    assert refusal_of(g, asked, ("place_three", "merchant", "merchant", "scout")) == "PAL-ACT.2"
    assert refusal_of(g, asked, ("place_three", "labourer", "scout", "scout")) == "PAL-ACT.7"
    assert refusal_of(g, asked, ("keep", "scout")) == "PAL-ACT.5"


def test_workers_in_another_order_break_no_rule() -> None:
    g = position()
    workers(g, 0, labourer=1, scout=1, cleric=1)
    asked = asks(perform(g, 0, ("develop",)))
    assert asked is not None
    assert ("place_two", "labourer", "scout") in asked.options
    assert refusal_of(g, asked, ("place_two", "scout", "labourer")) is None
    assert refusal_of(g, asked, ("place_two", "scout", "scout")) == "PAL-ACT.2"


def test_no_more_than_three_of_the_own_workers_are_kept() -> None:
    g = position()
    workers(g, 0, labourer=2, scout=2)
    asked = asks(perform(g, 0, PASS))
    assert refusal_of(g, asked, ("keep", "cleric")) == "PAL-PAS.3"
    assert refusal_of(g, asked, ("place", "scout")) == "PAL-PAS.3"
    assert refusal_of(g, asked, ("keep_two", "scout", "labourer")) is None


# -- a Round -------------------------------------------------------------------------------------


def test_a_tavern_card_is_taken_or_was_never_revealed() -> None:
    g = position(round=2)
    g.taverns = [fetch(g, card) for card in ("tavern_01", "tavern_02")]
    g.players[1].tavern = fetch(g, "tavern_03")
    asked = asks(take_tavern(g, 0))
    assert refusal_of(g, asked, ("tavern", "tavern_03")) == "PAL-RND.16"
    assert refusal_of(g, asked, ("tavern", "tavern_04")) == "PAL-RND.15"
    assert refusal_of(g, asked, PASS) == "PAL-RND.15"


def test_only_cards_that_were_drawn_can_be_chosen_as_paladin() -> None:
    match = Match.start(GAME, players=2, seed="drawn")
    while match.pending[0].topic != "paladin":
        match.submit(match.pending[0].seat, match.pending[0].options[0])
    ask = match.pending[0]
    one, two, three = (str(card) for card in ask.options[0][1:])
    other = next(card for card in match.box.paladins if card not in (one, two, three))
    refusal = match.why_not(ask.seat, ("paladin", other, one, two))
    assert refusal == Refusal("PAL-RND.11")


# -- the rest of an action -----------------------------------------------------------------------


def test_a_workshop_goes_on_a_framed_space_without_one() -> None:
    g = position()
    workers(g, 0, labourer=2)
    workshop(g, 0, "attack", 1)
    asked = asks(perform(g, 0, ("develop",)))
    assert refusal_of(g, asked, ("workshop", "attack", 1)) == "PAL-DEV.5"
    assert refusal_of(g, asked, ("workshop", "attack", 3)) == "PAL-DEV.3"
    assert refusal_of(g, asked, ("workshop", "hunt", 1)) == "PAL-DEV.3"
    assert refusal_of(g, asked, NO) == "PAL-DEV.2"


def test_a_townsfolk_is_hired_from_the_track_only() -> None:
    g = position()
    absent = g.townsfolk_deck[0]
    assert refusal_of(g, asks(free_recruit(g, 0)), ("hire", absent)) == "PAL-REC.13"
    assert refusal_of(g, asks(free_recruit(g, 0, chosen=True)), NO) == "PAL-ICO.10"
    start = Ask(0, "starting_recruit", [("hire", card) for card in g.townsfolk if card])
    assert refusal_of(g, start, ("hire", absent)) == "PAL-SET.22"
    assert refusal_of(g, start, NO) == "PAL-SET.22"


def test_pray_clears_another_action_that_holds_workers() -> None:
    g = position()
    workers(g, 0, cleric=1)
    stand(g, 0, "hunt", "labourer")
    asked = asks(perform(g, 0, ("pray",)))
    assert refusal_of(g, asked, ("clear", "trade")) == "PAL-PRA.2"
    assert refusal_of(g, asked, ("clear", "pray")) == "PAL-PRA.2"
    assert refusal_of(g, asked, ("clear", "hunt")) is None
    assert refusal_of(g, asked, DONE) == "PAL-PRA.2"


@pytest.mark.parametrize(
    "action, attribute, far, held",
    [
        ("commission", "faith", "PAL-COM.4", "PAL-COM.5"),
        ("garrison", "strength", "PAL-GAR.4", "PAL-GAR.5"),
    ],
)
def test_a_space_must_be_within_reach_empty_and_for_so_many_players(
    action: str, attribute: str, far: str, held: str
) -> None:
    g = position()
    workers(g, 0, scout=1, merchant=1, labourer=1, fighter=1, cleric=1)
    attributes(g, 0, **{attribute: 4})
    settle(g, 1, monks=["space_r2_01"])
    place: Move = (
        ("place_three", "scout", "labourer", "cleric")
        if action == "commission"
        else ("place_three", "merchant", "labourer", "fighter")
    )
    flow = perform(g, 0, (action,))
    next(flow)
    asked = flow.send(place)
    assert isinstance(asked, Ask)
    assert asked.topic == "space"
    assert refusal_of(g, asked, ("space", "space_r6_01")) == far
    assert refusal_of(g, asked, ("space", "space_r2_01")) == held
    assert refusal_of(g, asked, ("space", "space_r1_03")) == "PAL-ICO.14"
    assert refusal_of(g, asked, ("space", "space_r1_04")) == "PAL-ICO.15"
    assert refusal_of(g, asked, NO) == held


def test_a_jar_space_holds_one_jar() -> None:
    g = position()
    workers(g, 0, cleric=1, labourer=1, merchant=1)
    attributes(g, 0, influence=2)
    tally(g, 0, absolve=1)
    filled = g.players[0].jars[0]
    asked = asks(perform(g, 0, ("absolve",)))
    assert refusal_of(g, asked, ("jar", filled)) == "PAL-ABS.6"
    assert refusal_of(g, asked, NO) == "PAL-ABS.6"


def test_a_choice_of_rewards_is_set_by_its_wall_or_favour() -> None:
    g = position()
    workers(g, 0, merchant=1, labourer=1, scout=1)
    on_top(g, "wall_pay_debt_or_silver_1")
    asked = asks(perform(g, 0, ("fortify",)))
    assert refusal_of(g, asked, ("take", "silver", 9)) == "PAL-FOR.7"
    favour = g.box.favours["kings_favour_choose_attribute"]
    assert refusal_of(g, asks(gain(g, 0, favour.rewards)), NO) == "PAL-FAV.4"


def test_nobody_discards_or_pays_more_than_the_reward_allows() -> None:
    g = position()
    suspect(g, 0, 0, 1)
    owe(g, 0, unpaid=2)
    rewards = g.box.townsfolk["townsfolk_acolyte_3"].recruit_immediate
    assert refusal_of(g, asks(gain(g, 0, rewards)), ("remove_suspicions", 2)) == "PAL-ICO.7"
    paying = g.box.jar_spaces["jar_space_pay_debt_1"].reward
    assert refusal_of(g, asks(gain(g, 0, paying)), ("pay_debts", 2)) == "PAL-ICO.9"
    destroying = g.box.townsfolk["townsfolk_abbot_3"].discard_reward
    assert refusal_of(g, asks(gain(g, 0, destroying)), ("destroy_debts", 2)) == "PAL-ICO.8"


def test_townsfolk_at_an_inquisition_are_asked_one_by_one() -> None:
    g = position()
    team(g, 0, "conspirator_1", "squire_1", "abbot_1")
    suspect(g, 0, 1)
    asked = asks(hold_inquisition(g, 0))
    assert refusal_of(g, asked, ("use", "townsfolk_squire_1")) == "PAL-TWN.6"
    assert refusal_of(g, asked, ("use", "townsfolk_abbot_1")) == "PAL-INQ.6"
    assert refusal_of(g, asked, ("use", "townsfolk_peddler_1")) == "PAL-INQ.6"
    assert refusal_of(g, asked, NO) == "PAL-INQ.6"


# -- nonsense, and whole games ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "move",
    [
        (),
        ("fly",),
        ("hunt",),
        ("hunt", "two"),
        ("attack", "outsider_from_the_moon"),
        ("attack", 3),
        ("recruit", "townsfolk_abbot_1", 1, "promises"),
        ("place", "any"),
        ("take", "gold", 1),
        ("space", "space_r9_01"),
        ("clear", "rest"),
        ("develop", "develop"),
    ],
)
def test_nonsense_is_not_explained_by_a_rule(move: Move) -> None:
    g = position()
    plenty(g, 0)
    assert why_not(g, menu(g), move) is None


def test_every_part_of_a_move_is_said_by_name_or_is_a_number() -> None:
    parts = {part for fields in MOVES.values() for part in fields}
    numbers = {"workers", "place", "count", "second_count", "third_count"}
    assert parts - set(FAMILIES) == numbers


def reordered(ask: Ask, move: Move) -> bool:
    """Whether a move names the Workers of an option in another order."""
    return move not in ask.options and Counter(move) in [Counter(each) for each in ask.options]


def some_moves(offered: dict[Move, None], luck: Dice) -> list[Move]:
    """Answers of all kinds that were options some time, most of which are none now."""
    pool = [*offered]
    luck.shuffle(pool)
    return [*islice(pool, 25), DONE, NO, PASS, ("develop",), ("absolve",)]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whatever_is_no_option_is_refused_by_a_clause_of_the_ledger(players: int) -> None:
    luck = Dice(f"why not {players}")
    match = Match.start(GAME, players=players, seed=f"why not {players}")
    clauses = GAME.rules.clauses
    offered: dict[Move, None] = {}
    topics = set()
    while match.pending:
        ask = match.pending[0]
        topics.add(ask.topic)
        offered |= dict.fromkeys(ask.options)
        for move in some_moves(offered, luck):
            refusal = match.why_not(ask.seat, move)
            if move in ask.options or reordered(ask, move):
                assert refusal is None
            else:
                assert isinstance(refusal, Refusal), (ask.topic, move)
                assert refusal.clause in clauses
        livelier = [move for move in ask.options if move[0] not in ("pass", "no", "done")]
        match.submit(ask.seat, luck.pick(livelier or list(ask.options)))
    assert {"action", "workers", "keep", "paladin", "tavern"} <= topics


def test_a_card_that_has_just_left_the_track_is_refused() -> None:
    g = position()
    plenty(g, 0)
    card = lay(g, "townsfolk_abbot_1", 5)
    g.townsfolk[4] = None
    g.townsfolk_discards.append(card)
    assert refusal_of(g, menu(g), ("recruit", card, 1, "silver")) == "PAL-REC.13"
