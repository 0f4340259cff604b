"""The set-up, up to the starting Recruits."""

import pytest

from stolnik.engine.dice import Dice
from stolnik.engine.flow import NO, Move
from stolnik.engine.match import Match
from stolnik.games.paladins.chapters.left_actions.recruit import starting_recruit
from stolnik.games.paladins.game import GAME
from stolnik.games.paladins.setup import setup
from stolnik.games.paladins.state import EMPTY, Paladins
from tests.games.paladins.position import asks, box, gained, lay, position, refusal_of, run

SEEDS = range(40)


def tables(players: int = 3) -> list[Paladins]:
    return [setup(box(), players, Dice(str(seed))) for seed in SEEDS]


@pytest.mark.rule("PAL-SET.2", "PAL-SET.3")
def test_five_townsfolk_from_the_top_of_the_shuffled_deck_make_the_track() -> None:
    for g in tables():
        assert len(g.townsfolk) == 5
        assert None not in g.townsfolk
        assert len(g.townsfolk_deck) == 27
    assert len({tuple(g.townsfolk) for g in tables()}) == len(SEEDS)
    assert len({tuple(g.townsfolk_deck) for g in tables()}) == len(SEEDS)


@pytest.mark.rule("PAL-SET.8", "PAL-SET.9")
def test_six_outsiders_from_the_top_of_the_shuffled_deck_make_the_track() -> None:
    for g in tables():
        assert len(g.outsiders) == 6
        assert None not in g.outsiders
        assert len(g.outsider_deck) == 30
    assert len({tuple(g.outsiders) for g in tables()}) == len(SEEDS)
    assert len({tuple(g.outsider_deck) for g in tables()}) == len(SEEDS)


@pytest.mark.rule("PAL-SET.4", "PAL-SET.7", "PAL-SET.13")
@pytest.mark.parametrize("deck", ["wall_deck", "suspicion_deck", "tavern_deck"])
def test_the_other_decks_are_shuffled_whole(deck: str) -> None:
    assert all(len(getattr(g, deck)) == 24 for g in tables())
    assert len({tuple(getattr(g, deck)) for g in tables()}) == len(SEEDS)


@pytest.mark.rule("PAL-SET.5")
@pytest.mark.parametrize("players, silver", [(2, 5), (3, 7), (4, 8)])
def test_the_tax_supply_depends_on_the_number_of_players(players: int, silver: int) -> None:
    assert setup(box(), players, Dice("1")).tax == silver


@pytest.mark.rule("PAL-SET.5", "PAL-INQ.8")
def test_ex32_tax_supply_by_players() -> None:
    assert box().tax_supply == {1: 5, 2: 5, 3: 7, 4: 8}


@pytest.mark.rule("PAL-SET.6")
def test_all_debts_lie_in_the_stack() -> None:
    assert all(g.debts == 24 for g in tables())


@pytest.mark.rule("PAL-SET.10", "PAL-SET.11", "PAL-SET.12")
def test_three_random_orders_and_five_random_favours_come_into_the_game() -> None:
    for g in tables():
        assert len(set(g.orders)) == 3
        assert len(set(g.favours)) == 5
    assert {order for g in tables() for order in g.orders} == set(box().orders)
    assert {favour for g in tables() for favour in g.favours} == set(box().favours)
    view = GAME.sight.view(_attached(tables()[0]), 0)
    assert set(view.orders) == {None}  # type: ignore[attr-defined]
    assert set(view.favours) == {None}  # type: ignore[attr-defined]


def _attached(g: Paladins) -> Paladins:
    g.attach(box(), None)
    return g


@pytest.mark.rule("PAL-SET.15", "PAL-SET.17")
def test_every_player_has_all_pieces_on_the_own_tracks() -> None:
    g = _attached(tables()[0])
    for player in GAME.sight.view(g, 0).players:  # type: ignore[attr-defined]
        assert (player.workshops, player.monks, player.outposts) == (8, 7, 7)
        assert player.jars == []
    assert [jar.influence for jar in box().jar_track] == [0, 2, 4, 6, 8, 10, 12]


@pytest.mark.rule("PAL-SET.16")
def test_the_attribute_markers_start_on_0() -> None:
    assert all(p.attributes == [0, 0, 0] for p in tables()[0].players)


@pytest.mark.rule("PAL-SET.18", "PAL-SET.20")
def test_every_player_shuffles_the_same_twelve_paladins() -> None:
    for g in tables():
        assert all(sorted(p.deck) == sorted(box().paladins) for p in g.players)
    orders = {tuple(p.deck) for g in tables() for p in g.players}
    assert len(orders) == 3 * len(SEEDS)


@pytest.mark.rule("PAL-SET.19")
def test_every_player_starts_with_3_silver_and_1_provision_and_no_workers() -> None:
    for p in tables()[0].players:
        assert (p.silver, p.provisions) == (3, 1)
        assert sum(p.pool) == 0


@pytest.mark.rule("PAL-SET.21")
def test_a_random_player_is_first() -> None:
    assert {g.first for g in tables()} == {0, 1, 2}


def test_the_main_board_is_empty() -> None:
    assert set(tables()[0].pieces) == {EMPTY}


# -- the starting Recruits -------------------------------------------------------------------


def recruits(match: Match) -> list[int]:
    """Everybody takes the first card on offer; who was asked, in order."""
    order = []
    while match.pending[0].topic == "starting_recruit":
        ask = match.pending[0]
        order.append(ask.seat)
        match.submit(ask.seat, ask.options[0])
    return order


@pytest.mark.rule("PAL-SET.23")
@pytest.mark.parametrize("seed", range(6))
def test_starting_recruits_go_counter_clockwise_and_end_with_the_first_player(seed: int) -> None:
    match = Match.start(GAME, players=4, seed=seed)
    first = match.state.first
    assert recruits(match) == [(first - step) % 4 for step in (1, 2, 3, 4)]


@pytest.mark.rule("PAL-SET.22")
def test_everybody_must_take_exactly_one_of_the_townsfolk_face_up() -> None:
    g = position()
    g.players[0].pool = [1] * 6
    ask = asks(starting_recruit(g, 0))
    assert ask is not None
    assert list(ask.options) == [("hire", card) for card in g.townsfolk]
    assert NO not in ask.options
    assert refusal_of(g, ask, NO) == "PAL-SET.22"


@pytest.mark.rule("PAL-SET.24", "PAL-SET.25")
def test_the_starting_recruit_is_free_and_joins_the_team() -> None:
    g = position(silver=0)
    card = lay(g, "townsfolk_abbot_1", 1)
    move: Move = ("hire", card)
    assert gained(g, 0, starting_recruit(g, 0), [move]) == {}
    assert g.players[0].team == [card]
    assert g.debts == 24


@pytest.mark.rule("PAL-SET.26")
def test_the_track_is_refilled_only_after_the_last_starting_recruit() -> None:
    match = Match.start(GAME, players=3, seed=4)
    track = list(match.state.townsfolk)
    left = set(track)
    for gaps in (1, 2):
        ask = match.pending[0]
        match.submit(ask.seat, ask.options[-1])
        left.discard(track[5 - gaps])
        assert match.state.townsfolk == track[: 5 - gaps] + [None] * gaps
    ask = match.pending[0]
    match.submit(ask.seat, ask.options[-1])
    assert match.state.townsfolk[3:] == track[:2]
    assert None not in match.state.townsfolk
    assert len(match.state.townsfolk_deck) == 24


@pytest.mark.rule("PAL-SET.27", "PAL-REC.11")
def test_ex01_the_architects_immediate_reward() -> None:
    g = position()
    card = lay(g, "townsfolk_architect_2", 3)
    assert gained(g, 0, starting_recruit(g, 0), [("hire", card)]) == {"provisions": 1}


def test_a_starting_recruit_that_raises_a_question_is_asked_in_the_set_up() -> None:
    g = position()
    card = lay(g, "townsfolk_abbot_3", 2)
    g.players[0].suspicions = [g.suspicion_deck.pop()]
    run(starting_recruit(g, 0), [("hire", card), ("remove_suspicions", 1)])
    assert g.players[0].suspicions == []
