"""The judgement of positions: nearer to an end that one wins is better, for oneself alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from stolnik.engine.dice import Dice
from stolnik.engine.match import Match
from stolnik.engine.registry import load
from stolnik.games.pax_renaissance.advice.judgement import (
    KINDS,
    OPS,
    holdings,
    judgement,
    short_of,
    steps,
)
from stolnik.games.pax_renaissance.box.components import VICTORIES
from stolnik.games.pax_renaissance.chapters.ops import OPS as OP_RULES
from stolnik.games.pax_renaissance.chapters.tableau import prestige
from stolnik.games.pax_renaissance.chapters.victory import TERMS, concessions, kings, law, republics
from stolnik.games.pax_renaissance.state import Outcome, Pax
from stolnik.lab.sim import Plan, simulate
from tests.games.pax_renaissance.position import (
    border,
    crown,
    hold,
    own,
    pax_position,
    stand,
    vassal,
)

EDITIONS = ("pax_renaissance_1e", "pax_renaissance_2e")


def worth(*changes: Callable[[Pax], object], active: str = "") -> float:
    """What a position is worth to seat 0 after these changes to an empty table."""
    g = pax_position()
    g.active = [active] if active else []
    for change in changes:
        change(g)
    return judgement(g, 0)


def one_king(g: Pax) -> None:
    own(g, 0, "france")


def two_kings(g: Pax) -> None:
    """Enough for an imperial victory of seat 0."""
    own(g, 0, "france", "england")


def comets_gone(g: Pax) -> None:
    g.discards.extend(comet for comets in g.box.comets.values() for comet in comets)


def positions(game: str, players: int, **options: Any) -> Iterator[Pax]:
    """Every tenth position of a few games that go by chance."""
    for seed in range(8):
        dice = Dice(f"positions {seed}")
        match = Match.start(
            load(game), players=players, seed=seed, data=None, listen=False, **options
        )
        while match.pending:
            if not len(match.moves) % 10:
                yield match.state
            ask = match.pending[0]
            match.submit(ask.seat, dice.pick(ask.options))


# -- the end ---------------------------------------------------------------------------------


@pytest.mark.parametrize("ending", [*VICTORIES, "patron", "bankruptcy"])
def test_nothing_is_better_than_a_won_game_and_nothing_worse_than_a_lost_one(ending: str) -> None:
    g = pax_position(florins=100)
    own(g, 0, "france", "england", "aragon", "portugal")
    g.active = ["imperial"]
    about_to_win, about_to_lose = judgement(g, 0), judgement(g, 1)
    g.outcome = Outcome(ending, [0])
    assert judgement(g, 0) > about_to_win > about_to_lose > judgement(g, 1) == judgement(g, 2)


def test_a_victory_that_can_be_declared_at_once_is_worth_more_than_all_riches() -> None:
    def rich(g: Pax) -> None:
        g.players[0].florins = 100
        own(g, 0, "house_of_borgia", "gutenberg", "india_armada")

    assert worth(two_kings, active="imperial") > worth(two_kings, rich)


def test_whoever_declares_sooner_is_the_greater_threat() -> None:
    next_one = worth(lambda g: own(g, 1, "france", "england"), active="imperial")
    last_one = worth(lambda g: own(g, 2, "france", "england"), active="imperial")
    assert next_one < last_one < worth(active="imperial")


def test_without_an_action_left_another_turn_must_come_before_the_victory() -> None:
    def spent(g: Pax) -> None:
        two_kings(g)
        g.turn.actions = 0

    def waiting(g: Pax) -> None:
        two_kings(g)
        g.turn.seat = 2

    assert worth(spent, active="imperial") < worth(waiting, active="imperial")


def test_a_torch_delays_a_victory() -> None:
    """With one action left, a victory that costs two has to wait."""

    def position(*cards: str) -> float:
        g = pax_position(variants=("expansion",))
        two_kings(g)
        own(g, 1, *cards)
        g.active, g.turn.actions = ["imperial"], 1
        return judgement(g, 0)

    torch = pax_position(variants=("expansion",)).box.torches["imperial"][0]
    assert position(torch) < position("papal_elephant") - 100


# -- the way to the victories ----------------------------------------------------------------


@pytest.mark.parametrize(
    "counts, margin, lacking",
    [
        ([0, 0, 0], 1, [1, 1, 1]),
        ([3, 1, 2], 1, [0, 3, 2]),
        ([3, 1, 2], 2, [1, 4, 3]),
        ([2, 2], 1, [1, 1]),
        ([5, 1, 0, 0], 3, [0, 7, 8, 8]),
        ([2], 3, [1]),
    ],
)
def test_how_many_are_lacking_to_lead_all_others(
    counts: list[int], margin: int, lacking: list[int]
) -> None:
    assert short_of(counts, margin) == lacking


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", EDITIONS)
def test_no_step_is_missing_exactly_when_nothing_refuses_the_victory(
    game: str, players: int
) -> None:
    met = 0
    for g in positions(game, players):
        held = [holdings(g, seat) for seat in range(players)]
        for victory, missing in steps(g, held):
            for seat, left in enumerate(missing):
                assert (left == 0) == (TERMS[victory](g, seat) is None), (victory, seat)
                met += left == 0
    assert met


@pytest.mark.parametrize(
    "game, variant",
    [
        ("pax_renaissance_1e", "expansion"),
        ("pax_renaissance_1e", "promo_cards"),
        ("pax_renaissance_2e", "map_1550"),
    ],
)
def test_holdings_are_what_the_victories_compare(game: str, variant: str) -> None:
    for g in positions(game, 3, **{variant: True}):
        for seat in range(3):
            held = holdings(g, seat)
            assert held.kings == kings(g, seat)
            assert held.republics == republics(g, seat)
            assert held.concessions == concessions(g, seat)
            assert held.law == law(g, seat)
            assert held.prestige == {kind: prestige(g, seat, kind) for kind in KINDS}


def test_vassals_and_crowned_queens_belong_to_the_holdings() -> None:
    g = pax_position()
    own(g, 0, "france")
    vassal(g, "france", "papal_states")
    crown(g, "mary_the_rich", "france")
    held = holdings(g, 0)
    assert held.kings == 2
    assert held.law == held.prestige["patron"] == 1


def armed_theocracy(g: Pax) -> None:
    g.states["aragon"] = "catholic"
    stand(g, algiers="knight_catholic")


TOWARDS: dict[str, list[Callable[[Pax, int], object]]] = {
    "holy": [
        lambda g, seat: own(g, seat, "jesuits"),
        lambda g, seat: g.bishops.update(jesuits="catholic"),
        lambda g, seat: armed_theocracy(g),
    ],
    "imperial": [
        lambda g, seat: own(g, seat, "france"),
        lambda g, seat: own(g, seat, "byzantium"),
    ],
    "globalization": [
        lambda g, seat: g.concessions.update({border("hungary", "byzantium"): seat}),
        lambda g, seat: g.concessions.update({border("hungary", "ottoman"): seat}),
        lambda g, seat: own(g, seat, "india_armada"),
    ],
    "renaissance": [
        lambda g, seat: own(g, seat, "france", republic=True),
        lambda g, seat: own(g, seat, "gutenberg"),
        lambda g, seat: own(g, seat, "friese_freedom"),
    ],
}
"""For each victory, steps that lead to it from an empty table."""


@pytest.mark.parametrize("victory", VICTORIES)
def test_every_step_towards_a_victory_is_good_for_who_makes_it_and_bad_for_others(
    victory: str,
) -> None:
    g = pax_position()
    g.active = [victory]
    own_worth, other_worth = judgement(g, 1), judgement(g, 0)
    for step in TOWARDS[victory]:
        step(g, 1)
        assert judgement(g, 1) > own_worth
        assert judgement(g, 0) < other_worth
        own_worth, other_worth = judgement(g, 1), judgement(g, 0)
    assert TERMS[victory](g, 1) is None


@pytest.mark.parametrize("victory", VICTORIES)
def test_the_nearer_a_victory_is_the_more_its_activation_is_worth(victory: str) -> None:
    gains = []
    g = pax_position()
    for step in [lambda g, seat: None, *TOWARDS[victory]]:
        step(g, 0)
        before = judgement(g, 0)
        g.active.append(victory)
        gains.append(judgement(g, 0) - before)
        g.active.clear()
    assert gains == sorted(gains)
    assert gains[-1] > gains[0]


def test_a_comet_that_can_be_paid_for_makes_inactive_victories_worth_more() -> None:
    def offered(place: int) -> float:
        g = pax_position(florins=3)
        two_kings(g)
        g.market["west"].cards[place] = g.box.comets["west"][0]
        return judgement(g, 0)

    assert offered(3) > offered(4) == offered(5)


def test_when_all_comets_are_gone_inactive_victories_are_worth_nothing() -> None:
    with_hope = worth(one_king) - worth()
    without = worth(one_king, comets_gone) - worth(comets_gone)
    assert 0 < without < with_hope


def test_a_comet_that_lies_face_down_is_gone() -> None:
    def last_one_face_down(g: Pax) -> None:
        comets_gone(g)
        g.market["west"].cards[0] = g.discards.pop()

    assert worth(one_king, last_one_face_down) == worth(one_king, comets_gone)


# -- the patron ending -----------------------------------------------------------------------


def with_decks(left: int, patron: int) -> float:
    """What it is worth to seat 0 that a seat is a patron when so many cards are left."""
    g = pax_position()
    for deck in g.decks.values():
        del deck[left // 2 :]
    own(g, patron, "house_of_borgia")
    return judgement(g, 0)


def test_to_be_the_greatest_patron_counts_for_more_when_the_decks_run_low() -> None:
    assert with_decks(2, patron=0) > with_decks(10, patron=0) > with_decks(20, patron=0)
    assert with_decks(2, patron=1) < with_decks(10, patron=1) < with_decks(20, patron=1)


def test_level_patrons_compare_their_florins() -> None:
    g = pax_position()
    own(g, 0, "house_of_borgia")
    own(g, 1, "duke_of_milan")
    g.decks = {"east": [], "west": []}
    g.players[2].florins = 50  # no patron at all
    level = judgement(g, 0)
    g.players[1].florins -= 1
    ahead = judgement(g, 0)
    g.players[1].florins += 2
    behind = judgement(g, 0)
    assert behind < level - 5 < level + 5 < ahead


# -- what a player owns ----------------------------------------------------------------------


def test_a_concession_is_worth_more_where_trade_fairs_pass() -> None:
    def conceded(one: str, other: str) -> float:
        return worth(lambda g: g.concessions.update({border(one, other): 0}))

    assert conceded("england", "france") > conceded("france", "aragon") > worth()


def test_more_florins_are_better_but_the_hundredth_matters_little() -> None:
    def with_florins(florins: int) -> float:
        g = pax_position(florins=0)
        g.players[0].florins = florins
        return judgement(g, 0)

    assert with_florins(0) < with_florins(5) < with_florins(100)
    assert with_florins(101) - with_florins(100) < with_florins(6) - with_florins(5)


@pytest.mark.parametrize("card", ["gutenberg", "jesuits", "the_bold", "house_of_borgia"])
def test_a_card_is_worth_something_in_the_hand_and_more_in_the_tableau(card: str) -> None:
    in_hand = worth(lambda g: hold(g, 0, card))
    assert worth() < in_hand < worth(lambda g: own(g, 0, card))


def test_silenced_ops_are_worth_nothing() -> None:
    def bishop_on(card: str) -> float:
        g = pax_position()
        own(g, 0, "marechaussee")
        own(g, 1, "papal_elephant")
        g.bishops[card] = "catholic"
        return judgement(g, 0)

    assert bishop_on("marechaussee") < bishop_on("papal_elephant")


def test_every_kind_of_op_is_weighed() -> None:
    assert set(OPS) == set(OP_RULES)


@pytest.mark.parametrize("game", EDITIONS)
def test_to_judge_changes_nothing(game: str) -> None:
    for g in positions(game, 3):
        before = msgspec.msgpack.encode(g)
        assert judgement(g, 1) == judgement(g, 1)
        assert msgspec.msgpack.encode(g) == before


# -- playing by it ---------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    "game, games", [("pax_renaissance_1e", 40), ("pax_renaissance_2e", 20)], ids=EDITIONS
)
def test_greedy_beats_two_random_players_in_nine_games_of_ten(game: str, games: int) -> None:
    plan = Plan(game, 3, ("greedy", "random", "random"), seed="judgement")
    report = simulate(plan, games)
    assert report.bots["greedy"].wins >= 0.9 * games


def test_the_automated_bank_of_the_solitaire_game_has_no_judgement() -> None:
    match = Match.start(load("pax_renaissance_2e"), players=1, seed=7)
    advice = match.game.advice
    assert list(advice.worths(match.state, 1)) == [advice.judgement(match.state, 0)]
