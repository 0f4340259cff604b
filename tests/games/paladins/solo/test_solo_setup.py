"""The set-up of the one-player game."""

import pytest

from stolnik.engine.dice import Dice
from stolnik.engine.errors import BadRequest
from stolnik.engine.match import Match
from stolnik.games.paladins.box.components import ATTRIBUTES, RIGHT_ACTIONS
from stolnik.games.paladins.box.opening import open_box
from stolnik.games.paladins.chapters.virtual_player.board import starting_workshops
from stolnik.games.paladins.game import GAME
from stolnik.games.paladins.setup import setup
from stolnik.games.paladins.state import EMPTY, Paladins, VirtualPlayer
from stolnik.games.paladins.view import VirtualView, view
from tests.games.paladins.position import box
from tests.games.paladins.solo.solo_position import virtual

SEEDS = range(40)


def tables(difficulty: str = "standard") -> list[Paladins]:
    parts = open_box({"difficulty": difficulty})
    found = [setup(parts, 1, Dice(str(seed))) for seed in SEEDS]
    for g in found:
        g.attach(parts, None)
    return found


def seen(g: Paladins) -> VirtualView:
    shown = view(g, 0).virtual
    assert shown is not None
    return shown


@pytest.mark.rule("PAL-SSET.1")
def test_the_human_player_is_set_up_as_always() -> None:
    for g in tables():
        (p,) = g.players
        assert (p.silver, p.provisions, p.attributes, sum(p.pool)) == (3, 1, [0, 0, 0], 0)
        assert sorted(p.deck) == sorted(g.box.paladins)
        assert set(p.spaces) == {EMPTY}


@pytest.mark.rule("PAL-SSET.1", "PAL-SET.22")
def test_the_human_player_alone_makes_a_starting_recruit() -> None:
    match = Match.start(GAME, players=1, seed=3)
    track = list(match.state.townsfolk)
    assert match.pending[0].topic == "starting_recruit"
    match.submit(0, ("hire", track[2]))
    assert match.pending[0].topic == "paladin"
    assert match.state.players[0].team == [track[2]]
    assert match.state.townsfolk[1:] == [track[0], track[1], track[3], track[4]]
    assert match.state.townsfolk[0] is not None
    assert match.state.townsfolk_discards == []


@pytest.mark.rule("PAL-SSET.2")
@pytest.mark.parametrize("players, opponent", [(1, True), (2, False), (3, False), (4, False)])
def test_only_a_player_alone_meets_the_virtual_player(players: int, opponent: bool) -> None:
    g = setup(box(), players, Dice("1"))
    assert isinstance(g.virtual, VirtualPlayer) == opponent
    assert len(g.players) == players


@pytest.mark.rule("PAL-SSET.3")
def test_the_virtual_player_has_seven_of_each_piece() -> None:
    for g in tables():
        assert (seen(g).monks, seen(g).outposts, seen(g).jars) == (7, 7, 0)
        assert len(g.box.virtual_board.jar_influence) == 7
        assert set(g.pieces) == {EMPTY}


@pytest.mark.rule("PAL-SSET.4")
def test_its_attribute_markers_start_in_a_stack_on_0() -> None:
    for g in tables():
        stacks = [[ATTRIBUTES[marker] for marker in stack] for stack in virtual(g).stacks]
        assert stacks == [["influence", "faith", "strength"], *[[]] * 12]


@pytest.mark.rule("PAL-SSET.5")
def test_the_resource_marker_starts_at_the_left() -> None:
    assert {virtual(g).resource for g in tables()} == {0}
    assert seen(tables()[0]).resource == 1


@pytest.mark.rule("PAL-SSET.6", "PAL-SSET.7")
def test_twelve_schemes_make_the_deck_and_those_of_favours_do_not() -> None:
    decks = set()
    for g in tables():
        v = virtual(g)
        assert len(v.schemes) == 12
        assert all(g.box.schemes[card].action != "kings_favour" for card in v.schemes)
        assert (v.scheme, v.scheme_discards) == (None, [])
        decks.add(tuple(v.schemes))
    assert len(decks) == len(SEEDS)


@pytest.mark.rule("PAL-SSET.8", "PAL-SSET.9")
@pytest.mark.parametrize("difficulty, orders", [("easy", 1), ("standard", 3), ("hard", 5)])
def test_ex24_orders_by_difficulty(difficulty: str, orders: int) -> None:
    ways = set()
    for g in tables(difficulty):
        workshops = virtual(g).workshops
        assert sum(workshops) == orders
        assert max(workshops) == 1
        ways.add(tuple(workshops))
    assert len(ways) > 3


@pytest.mark.rule("PAL-SSET.8", "PAL-SSET.9", "PAL-SSET.10")
def test_ex23_the_orders_turned_up_for_the_difficulty() -> None:
    class Stacked(Dice):
        """Dice that shuffle Commission, Attack and Absolve to the top."""

        def shuffle(self, things: list) -> None:  # type: ignore[type-arg]
            wanted = ("commission", "attack", "absolve")
            things.sort(key=lambda order: order.action not in wanted)

    workshops = dict(zip(RIGHT_ACTIONS, starting_workshops(box(), Stacked("stacked"))))
    assert [action for action in RIGHT_ACTIONS if workshops[action]] == [
        "commission",
        "absolve",
        "attack",
    ]
    assert sum(workshops.values()) == 3


@pytest.mark.rule("PAL-SSET.10")
def test_orders_turned_up_for_the_difficulty_are_shuffled_in_again() -> None:
    both = 0
    for g in tables("hard"):
        helped = {a for a, n in zip(RIGHT_ACTIONS, virtual(g).workshops) if n}
        on_board = {g.box.orders[order].action for order in g.orders}
        assert len(on_board) == 3
        both += len(helped & on_board)
    assert both > len(SEEDS)
    assert {order for g in tables() for order in g.orders} == set(box().orders)
    assert set(view(tables()[0], 0).orders) == {None}


@pytest.mark.rule("PAL-SSET.11")
def test_a_workshop_lies_on_each_order() -> None:
    assert {virtual(g).order_workshops for g in tables()} == {3}


@pytest.mark.rule("PAL-SSET.12")
def test_a_scheme_lies_on_each_favour() -> None:
    for g in tables():
        on_favours = virtual(g).favour_schemes
        assert len(set(on_favours)) == 5 == len(g.favours)
        assert all(g.box.schemes[card].action == "kings_favour" for card in on_favours)


@pytest.mark.rule("PAL-SSET.13")
def test_the_human_player_is_always_first() -> None:
    for seed in range(3):
        match = Match.start(GAME, players=1, seed=seed)
        while not match.over:
            assert match.state.first == 0
            ask = match.pending[0]
            match.submit(0, ("pass",) if ask.topic == "action" else ask.options[0])


@pytest.mark.rule("PAL-SSET.14")
def test_the_tax_supply_holds_5() -> None:
    assert {g.tax for g in tables()} == {5}


def test_the_difficulty_is_for_one_player_only() -> None:
    with pytest.raises(BadRequest):
        Match.start(GAME, players=2, seed=1, difficulty="hard")
    assert Match.start(GAME, players=1, seed=1).options == {"difficulty": "standard"}
