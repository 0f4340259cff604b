"""Develop: Workshops."""

import pytest

from stolnik.engine.flow import NO
from stolnik.games.paladins.chapters.actions_done import developed
from stolnik.games.paladins.chapters.left_actions.develop import (
    free_develop,
    refuse_develop,
    refuse_workshop,
)
from stolnik.games.paladins.events import WorkerDisplaced
from tests.games.paladins.position import (
    asks,
    clause_of,
    gained,
    listen,
    options,
    perform,
    position,
    refusal_of,
    run,
    spaces,
    stand,
    tally,
    team,
    workers,
    workshop,
)


@pytest.mark.rule("PAL-DEV.1", "PAL-DEV.2", "PAL-DEV.3", "PAL-DEV.4", "PAL-DEV.6", "PAL-COM.1")
def test_ex08_develop() -> None:
    g = position(silver=4)
    workers(g, 0, labourer=1, fighter=1)
    assert gained(g, 0, perform(g, 0, ("develop",)), [("workshop", "commission", 1)]) == {
        "labourer": -1,
        "fighter": -1,
        "silver": -4,
        "scout": 1,
    }
    assert g.tax == 5
    assert spaces(g, 0, "develop") == ["labourer", "fighter"]
    assert spaces(g, 0, "commission") == ["workshop", "-", "-"]
    workers(g, 0, labourer=1, cleric=1)
    assert options(g, 0, "commission")


@pytest.mark.rule("PAL-DEV.1")
def test_develop_needs_two_workers_and_4_silver() -> None:
    g = position(silver=4)
    workers(g, 0, labourer=1)
    assert clause_of(refuse_develop(g, 0)) == "PAL-DEV.1"
    workers(g, 0, labourer=2)
    assert refuse_develop(g, 0) is None
    g.players[0].silver = 3
    assert clause_of(refuse_develop(g, 0)) == "PAL-DEV.1"


@pytest.mark.rule("PAL-DEV.3")
def test_only_the_two_left_spaces_of_right_side_actions_take_a_workshop() -> None:
    g = position()
    workers(g, 0, labourer=2)
    ask = asks(perform(g, 0, ("develop",)))
    assert ask is not None
    assert list(ask.options) == [
        ("workshop", action, place)
        for action in ("commission", "fortify", "garrison", "absolve", "attack", "convert")
        for place in (1, 2)
    ]
    assert clause_of(refuse_workshop(g, 0, "commission", 3)) == "PAL-DEV.3"
    assert clause_of(refuse_workshop(g, 0, "hunt", 1)) == "PAL-DEV.3"
    assert refusal_of(g, ask, ("workshop", "attack", 3)) == "PAL-DEV.3"


@pytest.mark.rule("PAL-DEV.2")
def test_a_workshop_must_be_moved() -> None:
    g = position()
    workers(g, 0, labourer=2)
    ask = asks(perform(g, 0, ("develop",)))
    assert ask is not None
    assert NO not in ask.options
    assert refusal_of(g, ask, NO) == "PAL-DEV.2"


@pytest.mark.rule("PAL-DEV.5")
def test_an_action_holds_at_most_two_workshops() -> None:
    g = position()
    workers(g, 0, labourer=2)
    workshop(g, 0, "garrison", 1, 2)
    ask = asks(perform(g, 0, ("develop",)))
    assert ask is not None
    assert not [move for move in ask.options if move[1] == "garrison"]
    assert clause_of(refuse_workshop(g, 0, "garrison", 2)) == "PAL-DEV.5"


@pytest.mark.rule("PAL-DEV.6")
@pytest.mark.parametrize(
    "before, worker",
    [
        (0, "scout"),
        (1, "merchant"),
        (2, "fighter"),
        (3, "cleric"),
        (4, "scout"),
        (5, "merchant"),
        (6, "fighter"),
        (7, "cleric"),
    ],
)
def test_each_workshop_uncovers_its_worker(before: int, worker: str) -> None:
    g = position()
    tally(g, 0, develop=before)
    workers(g, 0, labourer=2)
    gain = gained(g, 0, perform(g, 0, ("develop",)), [("workshop", "convert", 2)])
    assert gain == {"labourer": -2, "silver": -4, worker: 1}
    assert developed(g.players[0]) == before + 1


@pytest.mark.rule("PAL-DEV.7")
def test_a_workshop_takes_the_place_of_a_worker_who_returns_to_the_main_supply() -> None:
    g = position()
    stand(g, 0, "attack", "scout", "labourer", "fighter")
    workers(g, 0, labourer=2)
    heard = listen(g)
    gain = gained(g, 0, perform(g, 0, ("develop",)), [("workshop", "attack", 1)])
    assert gain == {"labourer": -2, "silver": -4, "scout": 1}
    assert spaces(g, 0, "attack") == ["workshop", "labourer", "fighter"]
    assert WorkerDisplaced(0, "attack", "scout") in heard


def test_an_action_stays_blocked_when_a_workshop_displaces_its_workers() -> None:
    g = position()
    stand(g, 0, "attack", "scout", "labourer", "fighter")
    workshop(g, 0, "attack", 1, 2)
    workers(g, 0, fighter=1)
    assert options(g, 0, "attack") == []


@pytest.mark.rule("PAL-DEV.8")
def test_a_player_can_develop_eight_times() -> None:
    g = position()
    tally(g, 0, develop=7)
    workers(g, 0, labourer=2)
    assert refuse_develop(g, 0) is None
    tally(g, 0, develop=8)
    assert clause_of(refuse_develop(g, 0)) == "PAL-DEV.8"


# -- the free Develop ------------------------------------------------------------------------


def test_a_free_develop_needs_no_workers_and_no_silver() -> None:
    g = position(silver=0)
    assert gained(g, 0, free_develop(g, 0), [("workshop", "absolve", 2)]) == {"scout": 1}
    assert spaces(g, 0, "develop") == ["-", "-"]
    assert spaces(g, 0, "absolve") == ["-", "workshop", "-"]


def test_a_free_develop_may_be_declined() -> None:
    g = position()
    assert gained(g, 0, free_develop(g, 0), [NO]) == {}


def test_a_free_develop_without_workshops_is_lost() -> None:
    g = position()
    tally(g, 0, develop=8)
    assert asks(free_develop(g, 0)) is None


def test_a_free_develop_pays_the_architect() -> None:
    g = position()
    team(g, 0, "architect_2")
    gain = gained(g, 0, free_develop(g, 0), [("workshop", "absolve", 2)])
    assert gain == {"scout": 1, "provisions": 1}


def test_developing_while_the_develop_action_is_full_is_possible_as_a_reward() -> None:
    g = position()
    stand(g, 0, "develop", "labourer", "labourer")
    run(free_develop(g, 0), [("workshop", "fortify", 1)])
    assert developed(g.players[0]) == 1
