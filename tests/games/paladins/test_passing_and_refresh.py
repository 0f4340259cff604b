"""Passing, and the refresh at the end of a Round."""

import pytest

from stolnik.engine.flow import PASS
from stolnik.games.paladins.audit import audit
from stolnik.games.paladins.box.components import CLERIC, SCOUT
from stolnik.games.paladins.chapters.burdens.inquisition import hold_inquisition
from stolnik.games.paladins.chapters.rounds.passing import keep_options, pass_round
from stolnik.games.paladins.chapters.rounds.refresh import refresh
from stolnik.games.paladins.play import end_of_round, next_to_act, turn
from stolnik.games.paladins.state import CHOOSE_PALADINS, EMPTY, OVER
from tests.games.paladins.position import (
    asks,
    lay,
    paladin,
    position,
    refusal_of,
    run,
    spaces,
    stand,
    suspect,
    team,
    workers,
    workshop,
)
from tests.games.running import Procedure


@pytest.mark.rule("PAL-PAS.2")
def test_on_passing_all_workers_leave_the_own_board_and_workshops_stay() -> None:
    g = position()
    workshop(g, 0, "attack", 1)
    stand(g, 0, "attack", "-", "labourer", "fighter")
    stand(g, 0, "hunt", "labourer", "scout")
    stand(g, 1, "hunt", "labourer")
    run(pass_round(g, 0))
    assert spaces(g, 0, "attack") == ["workshop", "-", "-"]
    assert spaces(g, 0, "hunt") == ["-", "-"]
    assert spaces(g, 1, "hunt") == ["labourer", "-"]
    assert sum(g.players[0].pool) == 0


def test_workers_on_favours_stay_until_the_refresh() -> None:
    g = position()
    g.favour_workers[1] = SCOUT
    run(pass_round(g, 0))
    assert g.favour_workers[1] == SCOUT


@pytest.mark.rule("PAL-PAS.3", "PAL-PAS.4")
def test_up_to_three_workers_of_the_pool_are_kept_and_the_rest_returned() -> None:
    g = position()
    workers(g, 0, labourer=4, cleric=1)
    run(pass_round(g, 0), [("keep", "labourer", "labourer", "cleric")])
    assert g.players[0].pool == [2, 0, 0, 0, 1, 0]
    assert g.players[0].passed


@pytest.mark.rule("PAL-PAS.3")
def test_the_player_chooses_which_and_may_keep_fewer() -> None:
    g = position()
    workers(g, 0, labourer=1, cleric=1)
    ask = asks(pass_round(g, 0))
    assert ask is not None
    assert list(ask.options) == [
        ("keep", "labourer", "cleric"),
        ("keep", "labourer"),
        ("keep", "cleric"),
        ("keep",),
    ]


@pytest.mark.rule("PAL-PAS.4")
def test_more_than_three_are_never_offered() -> None:
    g = position()
    workers(g, 0, labourer=5, scout=5, merchant=5)
    assert max(len(move) for move in keep_options(g, 0)) == 4
    ask = asks(pass_round(g, 0))
    assert ask is not None
    assert refusal_of(g, ask, ("keep", *["labourer"] * 4)) == "PAL-PAS.4"
    assert refusal_of(g, ask, ("keep", "labourer", "scout")) is None
    assert refusal_of(g, ask, ("keep", "cleric")) == "PAL-PAS.3"
    assert refusal_of(g, ask, ("keep", "cleric")) == "PAL-PAS.3"


@pytest.mark.rule("PAL-PAS.5")
def test_who_has_passed_is_not_asked_again_this_round() -> None:
    g = position(players=3)
    g.players[1].passed = True
    assert next_to_act(g) == 2
    g.players[2].passed = True
    assert next_to_act(g) == 0
    g.players[0].passed = True
    assert next_to_act(g) is None


@pytest.mark.rule("PAL-PAS.1")
def test_a_player_may_pass_with_workers_left() -> None:
    g = position()
    workers(g, 0, labourer=1)
    workers(g, 1, labourer=1)
    ask = asks(turn(g))
    assert ask is not None
    assert ask.options[-1] == PASS


@pytest.mark.rule("PAL-PAS.6", "PAL-INQ.10")
def test_townsfolk_of_a_passed_player_still_work() -> None:
    g = position()
    workers(g, 0, labourer=3)
    run(pass_round(g, 0), [("keep", "labourer", "labourer", "labourer")])
    suspect(g, 0, 1, 2)
    team(g, 0, "peddler_1")
    run(hold_inquisition(g, 1), [("use", "townsfolk_peddler_1")])
    assert sum(g.players[0].pool) == 4  # the limit of three is for the moment of passing


@pytest.mark.rule("PAL-PAS.7", "PAL-REF.1")
def test_when_the_last_player_passes_the_refresh_is_made() -> None:
    g = position(round=3)
    g.players[1].passed = True
    rightmost = g.townsfolk[4]
    workers(g, 0, labourer=1)
    run(turn(g), [PASS, ("keep",)])
    assert rightmost in g.townsfolk_discards
    assert (g.round, g.step) == (4, CHOOSE_PALADINS)
    assert not any(p.passed for p in g.players)


@pytest.mark.rule("PAL-REF.1")
def test_there_is_no_refresh_while_somebody_has_not_passed() -> None:
    g = position(round=3)
    workers(g, 0, labourer=1)
    workers(g, 1, labourer=1)
    run(turn(g), [PASS, ("keep",)])
    assert g.townsfolk_discards == []
    assert (g.round, g.active) == (3, 1)


@pytest.mark.rule("PAL-PAS.7", "PAL-END.1")
def test_after_the_refresh_of_round_7_the_game_is_over() -> None:
    g = position(round=7)
    end_of_round(g)
    assert g.step == OVER


# -- the refresh -----------------------------------------------------------------------------


@pytest.mark.rule(
    "PAL-REF.1",
    "PAL-REF.2",
    "PAL-REF.3",
    "PAL-REF.4",
    "PAL-REF.6",
    "PAL-REF.7",
    "PAL-REF.8",
    "PAL-REF.10",
    "PAL-REF.13",
)
def test_ex05_refresh_with_four_players() -> None:
    g = position(players=4)
    g.townsfolk_deck += [card for card in g.townsfolk if card is not None]
    g.townsfolk = [None] * 5
    squire, defender, collector = (
        lay(g, "townsfolk_squire_1", 2),
        lay(g, "townsfolk_defender_1", 3),
        lay(g, "townsfolk_debt_collector_1", 5),
    )
    mercenary = lay(g, "outsider_viking_mercenary", 6)
    for slot in (1, 3):
        gone = g.outsiders[slot - 1]
        assert gone is not None
        g.outsider_deck.insert(0, gone)
        g.outsiders[slot - 1] = None
    staying = [card for card in g.outsiders if card is not None]
    new_townsfolk = g.townsfolk_deck[-3:]
    new_outsiders = g.outsider_deck[-2:]
    g.taverns = [g.tavern_deck.pop()]
    for p in g.players:
        p.tavern = g.tavern_deck.pop()
    revealed = {*g.taverns, *(p.tavern for p in g.players)}

    refresh(g)

    assert g.townsfolk_discards == [collector]
    assert g.townsfolk[3:] == [squire, defender]
    assert set(g.townsfolk[:3]) == set(new_townsfolk)
    assert g.outsider_discards == []
    assert g.outsiders[:4] == staying
    assert g.outsiders[3] == mercenary
    assert g.outsiders[4:] == new_outsiders[::-1]
    assert set(g.tavern_discards) == revealed
    assert len(g.tavern_discards) == 5
    assert g.taverns == []
    assert audit(g) == []


@pytest.mark.rule("PAL-REF.2")
def test_a_free_rightmost_slot_means_that_no_townsfolk_is_discarded() -> None:
    g = position()
    card = g.townsfolk[4]
    assert card is not None
    g.townsfolk_deck.insert(0, card)
    g.townsfolk[4] = None
    kept = g.townsfolk[:4]
    refresh(g)
    assert g.townsfolk_discards == []
    assert g.townsfolk[1:] == kept


@pytest.mark.rule("PAL-REF.6")
def test_an_outsider_on_the_leftmost_slot_is_discarded() -> None:
    g = position()
    first, rest = g.outsiders[0], g.outsiders[1:]
    refresh(g)
    assert g.outsider_discards == [first]
    assert g.outsiders[:5] == rest


@pytest.mark.rule("PAL-REF.5")
def test_townsfolk_discards_are_not_shuffled_into_a_new_deck() -> None:
    g = position()
    g.townsfolk_discards = g.townsfolk_deck[1:]
    g.townsfolk_deck = g.townsfolk_deck[:1]
    g.townsfolk_discards += [card for card in g.townsfolk[:2] if card is not None]
    g.townsfolk[0] = g.townsfolk[1] = None
    kept = g.townsfolk[2:4]
    last = g.townsfolk_deck[0]
    refresh(g)
    assert g.townsfolk == [None, None, last, *kept]
    assert audit(g) == []


@pytest.mark.rule("PAL-REF.9")
def test_outsider_discards_are_not_shuffled_into_a_new_deck() -> None:
    g = position()
    g.outsider_discards = g.outsider_deck
    g.outsider_deck = []
    kept = g.outsiders[1:]
    refresh(g)
    assert g.outsiders == [*kept, None]


@pytest.mark.rule("PAL-REF.10")
def test_all_tavern_cards_of_the_round_are_discarded_taken_or_not() -> None:
    g = position()
    g.players[0].tavern, g.players[1].tavern = g.tavern_deck.pop(), g.tavern_deck.pop()
    g.taverns = [g.tavern_deck.pop()]
    refresh(g)
    assert len(g.tavern_discards) == 3
    assert g.taverns == []
    assert [p.tavern for p in g.players] == [None, None]


@pytest.mark.rule("PAL-REF.12")
def test_workers_leave_the_favours() -> None:
    g = position()
    g.favour_workers = [CLERIC, EMPTY, SCOUT, EMPTY, EMPTY]
    refresh(g)
    assert g.favour_workers == [EMPTY] * 5
    assert [sum(p.pool) for p in g.players] == [0, 0]


def test_kept_workers_stay_in_the_pool_through_the_refresh() -> None:
    g = position()
    workers(g, 0, cleric=2)
    paladin(g, 0, "otton")
    refresh(g)
    assert g.players[0].pool == [0, 0, 0, 0, 2, 0]


def test_the_keep_question_is_put_to_the_player_who_passes() -> None:
    g = position()
    g.active = 1
    workers(g, 1, labourer=1)
    procedure = Procedure(turn(g))
    procedure.say(PASS)
    assert (procedure.ask.seat, procedure.ask.topic) == (1, "keep")
