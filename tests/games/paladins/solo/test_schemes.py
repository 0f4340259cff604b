"""Schemes and turns of the virtual player."""

import pytest

from stolnik.engine.flow import PASS
from stolnik.engine.match import Match
from stolnik.games.paladins.box.components import ACTIONS, RIGHT_ACTIONS
from stolnik.games.paladins.chapters.virtual_player.schemes import reveal_scheme
from stolnik.games.paladins.chapters.virtual_player.turn import virtual_turn
from stolnik.games.paladins.chapters.virtual_player.workers import workers_needed
from stolnik.games.paladins.events import (
    Passed,
    SchemeFailed,
    SchemeRevealed,
    SchemesReshuffled,
    VirtualWorkersPlaced,
)
from stolnik.games.paladins.game import GAME
from stolnik.games.paladins.play import turn
from stolnik.games.paladins.state import VIRTUAL, Paladins
from tests.games.paladins.position import box, listen, run, workers
from tests.games.paladins.solo.solo_position import (
    ROW,
    field,
    keeps,
    markers,
    next_scheme,
    on,
    only_spaces,
    solo,
    standing,
    taken_by_virtual,
    virtual,
    workshops,
)


def acting(match: Match) -> list[int]:
    """Whose Workers were placed, or who passed, in turn: the human player is seat 0."""
    seats = []
    for _, event, _ in match.log:
        if type(event).__name__ in ("WorkersPlaced", "SchemeRevealed", "Passed", "FavourUsed"):
            seats.append(event.seat)  # type: ignore[attr-defined]
    return seats


def first_turn(seed: int) -> Match:
    """A game at the human player's first turn."""
    match = Match.start(GAME, players=1, seed=seed, listen=True)
    while match.pending[0].topic != "action":
        match.submit(0, match.pending[0].options[0])
    return match


# -- the order of turns ----------------------------------------------------------------------


@pytest.mark.rule("PAL-SSCH.1")
def test_the_human_player_acts_first_in_every_round() -> None:
    match = Match.start(GAME, players=1, seed=7, listen=True)
    turns: dict[int, list[int]] = {}
    while not match.over:
        ask, number = match.pending[0], match.state.round
        match.log.clear()
        match.submit(0, PASS if ask.topic == "action" else ask.options[0])
        turns.setdefault(number, []).extend(acting(match))
    assert sorted(turns.keys() - {0}) == [1, 2, 3, 4, 5, 6, 7]
    for number in range(1, 8):
        assert turns[number][0] == 0
        assert set(turns[number][1:]) == {VIRTUAL}


@pytest.mark.rule("PAL-SSCH.2", "PAL-SSCH.4")
def test_after_each_human_action_a_scheme_is_revealed_and_turns_alternate() -> None:
    match = first_turn(8)
    for move in (("hunt", 1), ("trade", 1), ("conspire",)):
        known = len(match.state.virtual.schemes)
        match.submit(0, move)
        while match.pending[0].topic != "action":
            match.submit(0, match.pending[0].options[0])
        assert len(match.state.virtual.schemes) != known
    assert acting(match) == [0, VIRTUAL] * 3


@pytest.mark.rule("PAL-SSCH.2")
def test_the_top_scheme_is_turned_up_on_the_one_before() -> None:
    g = solo()
    next_scheme(g, "attack")
    next_scheme(g, "trade")
    heard = listen(g)
    assert reveal_scheme(g).id == "scheme_trade"
    assert virtual(g).scheme == "scheme_trade"
    assert heard == [SchemeRevealed(VIRTUAL, "scheme_trade")]
    assert g.shown == 1
    before = list(virtual(g).scheme_discards)
    reveal_scheme(g)
    assert virtual(g).scheme == "scheme_attack"
    assert virtual(g).scheme_discards == [*before, "scheme_trade"]


@pytest.mark.rule("PAL-SSCH.5")
def test_the_human_player_goes_on_alone_when_the_virtual_one_has_passed() -> None:
    g = solo(workers=1)
    virtual(g).passed = True
    g.active = 0
    workers(g, 0, labourer=2)
    run(turn(g), [("hunt", 1)])
    assert g.active == 0


@pytest.mark.rule("PAL-SSCH.6")
def test_the_virtual_player_goes_on_alone_until_its_workers_are_gone() -> None:
    g = solo(workers=2)
    g.players[0].passed = True
    workshops(g, commission=2, fortify=2)
    standing(g, pray=1)
    next_scheme(g, "fortify")
    next_scheme(g, "trade")
    g.wall_deck.append(g.wall_deck.pop(g.wall_deck.index("wall_strength_1")))
    run(turn(g))
    assert (g.active, virtual(g).workers) == (VIRTUAL, 1)
    run(turn(g))
    assert (g.active, virtual(g).workers, virtual(g).passed) == (VIRTUAL, 0, False)


@pytest.mark.rule("PAL-SSCH.6")
def test_without_workers_it_passes_and_reveals_no_scheme() -> None:
    g = solo(workers=0)
    standing(g, attack=3, trade=1)
    heard = listen(g)
    run(virtual_turn(g))
    assert heard == [Passed(VIRTUAL, ())]
    assert virtual(g).passed
    assert (on(g, "attack"), on(g, "trade")) == (0, 0)


@pytest.mark.rule("PAL-SSCH.6", "PAL-SLFT.10")
def test_resting_ends_its_round() -> None:
    g = solo(workers=4, round=6)
    g.players[0].passed = True
    standing(g, recruit=1, pray=1, trade=1, conspire=1)
    next_scheme(g, "trade")
    heard = listen(g)
    run(turn(g))
    assert Passed(VIRTUAL, ()) in heard
    assert g.round == 7  # nobody is left, so the next Round has begun


# -- a Scheme that cannot be followed --------------------------------------------------------


def follow(g: Paladins, scheme: str) -> str:
    """The action on which Workers are placed when this Scheme comes up."""
    next_scheme(g, scheme)
    heard = listen(g)
    run(virtual_turn(g))
    (placed,) = [event for event in heard if isinstance(event, VirtualWorkersPlaced)]
    failed = [event.clause for event in heard if isinstance(event, SchemeFailed)]
    assert failed == ([] if placed.action == scheme else failed[:1])
    return placed.action


@pytest.mark.rule("PAL-SSCH.2", "PAL-SSCH.3", "PAL-SSCH.7", "PAL-SSCH.8")
@pytest.mark.parametrize("pool, action, used", [(5, "commission", 2), (2, "commission", 2)])
def test_ex29_the_commission_scheme(pool: int, action: str, used: int) -> None:
    g = solo(workers=pool)
    workshops(g, commission=1)
    field(g, 2)
    g.townsfolk = [None] * 5  # the free Recruit of the first space finds nobody
    assert follow(g, "commission") == action
    assert on(g, "commission") == used
    assert virtual(g).workers == pool - used
    assert len(taken_by_virtual(g)) == 1


@pytest.mark.rule("PAL-SSCH.2", "PAL-SSCH.3", "PAL-SSCH.7")
def test_ex29_with_a_single_worker_it_takes_the_row_instead() -> None:
    g = solo(workers=1)
    workshops(g, commission=1)
    assert follow(g, "commission") == "recruit"
    assert taken_by_virtual(g) == []


@pytest.mark.rule("PAL-SSCH.3")
@pytest.mark.parametrize("taken", range(5))
def test_the_leftmost_available_action_of_the_row_comes_next(taken: int) -> None:
    g = solo(workers=4)
    standing(g, attack=3, **dict.fromkeys(ROW[:taken], 1))
    assert follow(g, "attack") == ROW[taken]


@pytest.mark.rule("PAL-SSCH.3", "PAL-SSCH.8")
def test_an_action_that_holds_workers_is_blocked() -> None:
    g = solo(workers=9)
    markers(g, strength=3)
    assert follow(g, "attack") == "attack"
    standing(g, recruit=1, pray=1)
    assert follow(g, "attack") == "trade"
    assert len(virtual(g).attacked) == 1


@pytest.mark.rule("PAL-SSCH.3", "PAL-SSCH.8")
def test_a_scheme_of_the_row_uses_the_same_space() -> None:
    g = solo(workers=5)
    assert follow(g, "trade") == "trade"
    assert follow(g, "trade") == "recruit"


@pytest.mark.rule("PAL-SSCH.3")
def test_without_townsfolk_the_row_begins_with_pray() -> None:
    g = solo(workers=2)
    g.townsfolk = [None] * 5
    assert follow(g, "attack") == "pray"
    assert follow(g, "recruit") == "trade"


@pytest.mark.parametrize(
    "scheme, clause",
    [
        ("commission", "PAL-SPLC.3"),
        ("fortify", "PAL-SABF.4"),
        ("garrison", "PAL-SPLC.3"),
        ("absolve", "PAL-SABF.1"),
        ("attack", "PAL-SATC.2"),
        ("convert", "PAL-SATC.5"),
    ],
)
def test_an_attribute_too_low_is_told_with_its_clause(scheme: str, clause: str) -> None:
    g = solo(workers=3)
    keeps(g, "walls", "wall_cleric")
    virtual(g).jars = 1
    g.outsiders[0] = None
    only_spaces(g, *(space.id for space in g.box.spaces if space.region > 0))
    next_scheme(g, scheme)
    heard = listen(g)
    run(virtual_turn(g))
    assert SchemeFailed(VIRTUAL, f"scheme_{scheme}", clause) in heard


# -- Workers for an action -------------------------------------------------------------------


@pytest.mark.rule("PAL-SSCH.7")
@pytest.mark.parametrize("action", RIGHT_ACTIONS)
@pytest.mark.parametrize("count, needed", [(0, 3), (1, 2), (2, 1)])
def test_three_workers_less_one_for_each_workshop(action: str, count: int, needed: int) -> None:
    g = solo()
    workshops(g, **{action: count})
    assert workers_needed(g, action) == needed


@pytest.mark.rule("PAL-SSCH.7", "PAL-SSCH.8")
@pytest.mark.parametrize("action", RIGHT_ACTIONS)
def test_every_right_side_action_takes_its_workers(action: str) -> None:
    g = solo(workers=8)
    markers(g, faith=3, strength=3, influence=3)
    g.townsfolk = [None] * 5
    workshops(g, **{action: 1})
    assert follow(g, action) == action
    assert on(g, action) == 2
    assert virtual(g).workers >= 6


# -- the deck --------------------------------------------------------------------------------


def test_an_empty_deck_is_made_anew_from_all_schemes_revealed() -> None:
    g = solo()
    v = virtual(g)
    v.scheme_discards = [*v.scheme_discards, *v.schemes]
    v.scheme = v.scheme_discards.pop()
    v.schemes = []
    everything = sorted([*v.scheme_discards, v.scheme])
    heard = listen(g)
    reveal_scheme(g)
    assert heard[0] == SchemesReshuffled(VIRTUAL)
    assert sorted([*v.schemes, v.scheme]) == everything
    assert v.scheme_discards == []
    assert g.dice.used == 1


def test_every_scheme_names_something_that_the_virtual_player_can_do() -> None:
    known = {*ROW, *RIGHT_ACTIONS, "kings_order", "kings_favour"}
    assert {card.action for card in box().schemes.values()} <= known
    assert "hunt" in ACTIONS
    assert "hunt" not in known
