"""Which Workers fill which spaces."""

from itertools import product

import pytest

from stolnik.games.paladins.box.components import ANY, CLERIC, CRIMINAL, SCOUT, WORKERS
from stolnik.games.paladins.box.placing import fitting, keepings, placing
from stolnik.games.paladins.chapters.workers import allowed, can_fill, place_workers, refuse_workers
from tests.games.paladins.position import (
    asks,
    attributes,
    box,
    clause_of,
    options,
    perform,
    plenty,
    position,
    refusal_of,
    run,
    spaces,
    stand,
    workers,
    workshop,
)
from tests.games.running import run_anyhow


def names(kinds: tuple[int, ...]) -> list[str]:
    return [WORKERS[kind] for kind in kinds]


@pytest.mark.rule("PAL-ACT.6")
def test_a_transparent_space_takes_any_worker() -> None:
    assert names(fitting(ANY)) == list(WORKERS)


@pytest.mark.rule("PAL-ACT.7", "PAL-ACT.8")
def test_a_coloured_space_takes_its_own_colour_or_a_criminal() -> None:
    assert names(fitting(CLERIC)) == ["cleric", "criminal"]


def test_a_purple_space_takes_criminals_only() -> None:
    assert names(fitting(CRIMINAL)) == ["criminal"]


@pytest.mark.parametrize(
    "action, needed",
    [
        pytest.param("develop", ["any", "any"], marks=pytest.mark.rule("PAL-DEV.1")),
        pytest.param("recruit", ["any", "fighter"], marks=pytest.mark.rule("PAL-REC.10")),
        pytest.param("hunt", ["any", "scout"], marks=pytest.mark.rule("PAL-HTR.3")),
        pytest.param("trade", ["any", "merchant"], marks=pytest.mark.rule("PAL-HTR.4")),
        pytest.param("pray", ["cleric"], marks=pytest.mark.rule("PAL-PRA.1")),
        pytest.param("conspire", ["any"], marks=pytest.mark.rule("PAL-CON.1")),
        pytest.param("commission", ["scout", "any", "cleric"], marks=pytest.mark.rule("PAL-COM.1")),
        pytest.param("fortify", ["merchant", "any", "scout"], marks=pytest.mark.rule("PAL-FOR.1")),
        pytest.param(
            "garrison", ["merchant", "any", "fighter"], marks=pytest.mark.rule("PAL-GAR.1")
        ),
        pytest.param("absolve", ["cleric", "any", "merchant"], marks=pytest.mark.rule("PAL-ABS.1")),
        pytest.param("attack", ["scout", "any", "fighter"], marks=pytest.mark.rule("PAL-ATK.1")),
        pytest.param("convert", ["fighter", "any", "cleric"], marks=pytest.mark.rule("PAL-CVT.1")),
    ],
)
def test_the_worker_spaces_of_each_action_from_left_to_right(
    action: str, needed: list[str]
) -> None:
    colours = box().actions[action].colours
    assert ["any" if c == ANY else WORKERS[c] for c in colours] == needed


@pytest.mark.rule("PAL-ACT.5", "PAL-ACT.7")
def test_an_action_needs_all_its_workers() -> None:
    g = position()
    workers(g, 0, scout=1, labourer=1, cleric=1)
    assert refuse_workers(g, g.players[0], "commission") is None
    for missing in ("scout", "labourer", "cleric"):
        workers(g, 0, **{name: 1 for name in ("scout", "labourer", "cleric") if name != missing})
        assert clause_of(refuse_workers(g, g.players[0], "commission")) == "PAL-COM.1"


@pytest.mark.rule("PAL-ACT.7")
def test_other_colours_do_not_fit_a_coloured_space() -> None:
    g = position()
    workers(g, 0, labourer=3, merchant=3, fighter=3, cleric=1)
    assert clause_of(refuse_workers(g, g.players[0], "commission")) == "PAL-COM.1"


@pytest.mark.rule("PAL-ACT.8")
def test_criminals_can_fill_a_whole_action() -> None:
    g = position()
    workers(g, 0, criminal=3)
    run(place_workers(g, 0, "commission"))
    assert spaces(g, 0, "commission") == ["criminal", "criminal", "criminal"]


@pytest.mark.rule("PAL-ACT.2")
def test_workers_leave_the_own_pool_for_the_action() -> None:
    g = position()
    workers(g, 0, scout=1, fighter=2, cleric=1)
    run(place_workers(g, 0, "commission"))
    assert g.players[0].pool == [0, 0, 0, 1, 0, 0]
    assert spaces(g, 0, "commission") == ["scout", "fighter", "cleric"]


@pytest.mark.rule("PAL-ACT.2")
def test_an_opponents_workers_do_not_help() -> None:
    g = position()
    plenty(g, 1)
    workers(g, 0, labourer=1)
    assert not options(g, 0, "commission")


def test_the_player_is_asked_only_where_it_matters_which_workers_go() -> None:
    g = position()
    workers(g, 0, scout=1, labourer=1, cleric=1)
    assert asks(place_workers(g, 0, "commission")) is None
    g = position()
    workers(g, 0, scout=1, labourer=1, merchant=1, cleric=1)
    ask = asks(place_workers(g, 0, "commission"))
    assert ask is not None
    assert list(ask.options) == [
        ("place", "labourer", "scout", "cleric"),
        ("place", "scout", "merchant", "cleric"),
    ]
    assert ask.about == {"action": "commission"}


def test_a_criminal_may_be_spared_or_used_as_the_player_likes() -> None:
    g = position()
    workers(g, 0, scout=1, labourer=1, cleric=1, criminal=1)
    ask = asks(place_workers(g, 0, "commission"))
    assert ask is not None
    assert list(ask.options) == [
        ("place", "labourer", "scout", "cleric"),
        ("place", "scout", "cleric", "criminal"),
        ("place", "labourer", "scout", "criminal"),
        ("place", "labourer", "cleric", "criminal"),
    ]


def test_the_same_workers_on_other_spaces_are_no_other_way() -> None:
    ways = placing((SCOUT, ANY, CLERIC), (0, 1, 2)).ways
    used = [tuple(sorted(way.workers)) for way in ways]
    assert len(set(used)) == len(used)


@pytest.mark.parametrize("colours", [(SCOUT, ANY, CLERIC), (ANY, CLERIC), (ANY, ANY), (CRIMINAL,)])
def test_can_fill_says_whether_there_is_a_way(colours: tuple[int, ...]) -> None:
    spaces_to_fill = placing(colours, range(len(colours)))
    for pool in product(range(3), repeat=6):
        assert can_fill(list(pool), spaces_to_fill) == bool(
            allowed(list(pool), spaces_to_fill.ways)
        )


def test_the_ways_offered_are_those_that_the_pool_holds() -> None:
    ways = placing((ANY, ANY), (0, 1)).ways
    assert list(allowed([2, 0, 1, 0, 0, 0], ways)) == [
        ("place", "labourer", "labourer"),
        ("place", "labourer", "merchant"),
    ]


def test_all_ways_to_keep_up_to_three_workers() -> None:
    assert len(keepings(3)) == 56 + 21 + 6 + 1
    assert list(allowed([1, 0, 0, 0, 0, 0], keepings(3))) == [("keep", "labourer"), ("keep",)]


# -- Workshops -------------------------------------------------------------------------------


@pytest.mark.rule("PAL-DEV.4", "PAL-ACT.5")
@pytest.mark.parametrize(
    "covered, needed",
    [
        ((1,), ("labourer", "cleric")),
        ((2,), ("scout", "cleric")),
        ((1, 2), ("cleric",)),
    ],
)
def test_a_covered_space_needs_no_worker(covered: tuple[int, ...], needed: tuple[str, ...]) -> None:
    g = position()
    workshop(g, 0, "commission", *covered)
    workers(g, 0, **dict.fromkeys(needed, 1))
    run(place_workers(g, 0, "commission"))
    assert sum(g.players[0].pool) == 0
    assert [name for name in spaces(g, 0, "commission") if name != "workshop"] == list(needed)


@pytest.mark.rule("PAL-ACT.5", "PAL-ACT.6", "PAL-ACT.7", "PAL-FOR.1")
def test_ex07_fortify_needs_a_merchant_any_worker_and_a_scout() -> None:
    g = position()
    workers(g, 0, merchant=1, cleric=1, scout=1)
    assert options(g, 0, "fortify") == [("fortify",)]
    for others in (
        {"merchant": 1, "scout": 1},
        {"merchant": 1, "cleric": 2},
        {"scout": 1, "cleric": 2},
    ):
        workers(g, 0, **others)
        assert options(g, 0, "fortify") == []


# -- an action already taken -----------------------------------------------------------------


@pytest.mark.rule("PAL-ACT.11")
@pytest.mark.parametrize("action", list(box().actions))
def test_an_action_that_holds_workers_cannot_be_taken_again(action: str) -> None:
    g = position()
    plenty(g, 0)
    attributes(g, 0, faith=5, strength=5, influence=5)
    assert options(g, 0, action)
    move = options(g, 0, action)[0]
    taken = position()
    attributes(taken, 0, faith=5, strength=5, influence=5)
    plenty(taken, 0)
    run_anyhow(perform(taken, 0, move))
    plenty(taken, 0)
    taken.players[0].silver = taken.players[0].provisions = 10
    assert options(taken, 0, action) == []


@pytest.mark.rule("PAL-ACT.11")
def test_the_refusal_says_that_the_action_holds_workers() -> None:
    g = position()
    plenty(g, 0)
    stand(g, 0, "pray", "cleric")
    assert clause_of(refuse_workers(g, g.players[0], "pray", 1)) == "PAL-ACT.11"


# -- why not ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "move, clause",
    [
        (("place", "scout", "cleric"), "PAL-ACT.5"),
        (("place", "labourer", "scout", "cleric"), "PAL-ACT.2"),
        (("place", "merchant", "fighter", "cleric"), "PAL-ACT.7"),
    ],
)
def test_a_wrong_choice_of_workers_is_refused_by_its_clause(
    move: tuple[str, ...], clause: str
) -> None:
    g = position()
    workers(g, 0, scout=1, fighter=1, merchant=1, cleric=1)
    ask = asks(place_workers(g, 0, "commission"))
    assert ask is not None
    assert refusal_of(g, ask, move) == clause
    assert refusal_of(g, ask, ask.options[0]) is None
