"""The audit finds what is missing, doubled or misplaced, and nothing in a sound game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stolnik.engine.dice import Dice
from stolnik.games.pax_renaissance.audit import audit
from stolnik.games.pax_renaissance.chapters.tableau import lay
from stolnik.games.pax_renaissance.play import play
from stolnik.games.pax_renaissance.setup import setup
from stolnik.games.pax_renaissance.state import Outcome, Pax
from tests.games.pax_renaissance.both import EACH_EDITION, twin
from tests.games.pax_renaissance.position import (
    SECOND_VARIANTS,
    VARIANTS,
    border,
    box,
    own,
    pax_position,
)
from tests.games.running import Procedure


def dealt(players: int = 3, seed: str = "audit", *variants: str, edition: int = 1) -> Pax:
    parts = box(*variants, edition=edition)
    g = setup(parts, players, Dice(seed))
    g.attach(parts, None)
    return g


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "edition, variants", [(1, ()), (1, VARIANTS), (2, ()), (2, SECOND_VARIANTS)]
)
def test_all_is_well_from_the_first_to_the_last_move(
    players: int, variants: tuple[str, ...], edition: int
) -> None:
    g = dealt(players, f"{players}", *variants, edition=edition)
    dice = Dice("moves")
    assert audit(g) == []

    def well(g: Pax) -> None:
        assert audit(g) == []

    Procedure(play(g), g, well).finish(lambda ask: dice.pick(ask.options))
    assert g.outcome is not None


def lose_a_card(g: Pax) -> None:
    g.decks["east"].pop()


def double_a_card(g: Pax) -> None:
    g.players[0].hand.append(g.decks["west"][3])


def print_a_card(g: Pax) -> None:
    g.discards.append("a_forgery")


def mix_the_decks(g: Pax) -> None:
    g.decks["east"][5], g.decks["west"][5] = g.decks["west"][5], g.decks["east"][5]


def lose_a_comet(g: Pax) -> None:
    g.decks["east"] = [card for card in g.decks["east"] if card != "comet_copernicus"]


def lengthen_a_row(g: Pax) -> None:
    g.market["west"].cards.append(None)


def double_an_empire(g: Pax) -> None:
    lay(g, 0, "france")
    lay(g, 1, "france")


def vassal_and_free(g: Pax) -> None:
    own(g, 0, "ottoman", "hungary")
    g.suzerains["hungary"] = "ottoman"


def vassal_of_nobody(g: Pax) -> None:
    g.suzerains["hungary"] = "ottoman"


def republic_in_the_stack(g: Pax) -> None:
    g.republics.append("france")


def vassal_republic(g: Pax) -> None:
    own(g, 0, "ottoman")
    g.suzerains["hungary"] = "ottoman"
    g.republics.append("hungary")


def widowed_queen(g: Pax) -> None:
    queen = next(card for card in g.decks["west"] if g.box.cards[card].queen)
    g.decks["west"].remove(queen)
    g.queens[queen] = "france"


def queen_in_a_republic(g: Pax) -> None:
    widowed_queen(g)
    own(g, 0, "france", republic=True)


def too_many_rooks(g: Pax) -> None:
    own(g, 0, "france")
    g.repressed["france"] = ["rook_islamic"] * 8


def too_many_knights(g: Pax) -> None:
    own(g, 0, "france")
    g.repressed["france"] = ["knight_catholic"] * 11


def too_many_pawns(g: Pax) -> None:
    own(g, 0, "france")
    g.repressed["france"] = ["pawn_1"] * 11


def too_many_bishops(g: Pax) -> None:
    for card in g.decks["west"][-6:]:
        g.decks["west"].remove(card)
        own(g, 0, card)
        g.bishops[card] = "catholic"


def repressed_in_the_stack(g: Pax) -> None:
    g.repressed["france"] = ["pawn_0"]


def token_of_nobody(g: Pax) -> None:
    own(g, 0, "france")
    g.repressed["france"] = ["pawn_3"]


def empty_heap(g: Pax) -> None:
    own(g, 0, "france")
    g.repressed["france"] = []


def token_in_a_blocked_emporium(g: Pax) -> None:
    g.cities["novgorod"] = "rook_catholic"


def pawn_in_a_city(g: Pax) -> None:
    g.cities["lyon"] = "pawn_0"


def crowded_border(g: Pax) -> None:
    g.concessions[border("ottoman", "mamluk")] = 0
    g.pirates[border("ottoman", "mamluk")] = "islamic"


def stranger_on_a_border(g: Pax) -> None:
    g.concessions[border("france", "aragon")] = 3


def pirate_ashore(g: Pax) -> None:
    g.pirates[border("france", "aragon")] = "islamic"


def wrong_emporium(g: Pax) -> None:
    g.emporia["white"] = "tana"


def no_white_emporium(g: Pax) -> None:
    del g.emporia["white"]
    g.cities.pop("trebizond", None)


def unknown_state(g: Pax) -> None:
    g.states["england"] = "islamic"


def bishop_at_large(g: Pax) -> None:
    g.bishops[twin(g, "luther")] = "catholic"


def bishop_on_a_bank(g: Pax) -> None:
    g.bishops[g.players[0].bank] = "catholic"


def bishop_on_a_queen(g: Pax) -> None:
    widowed_queen(g)
    own(g, 0, "france")
    g.bishops[next(iter(g.queens))] = "catholic"


def debts(g: Pax) -> None:
    g.players[1].florins = -1


def debts_of_the_market(g: Pax) -> None:
    g.market["east"].florins[2] = -1


def three_actions(g: Pax) -> None:
    g.turn.actions = 3


def dead_man_walking(g: Pax) -> None:
    g.players[g.turn.seat].out = True


def used_twice(g: Pax) -> None:
    g.turn.used = ["luther", "luther"]


def fifth_victory(g: Pax) -> None:
    g.active.append("patron")


FAULTS = [
    pytest.param(
        lose_a_card, "east cards", marks=pytest.mark.rule("PAX1-GL.Discard.1", "PAX2-B1.1")
    ),
    (double_a_card, "2 places"),
    (print_a_card, "no card of this game"),
    (mix_the_decks, "wrong deck"),
    (lose_a_comet, "comet"),
    (lengthen_a_row, "places"),
    (double_an_empire, "2 places"),
    (vassal_and_free, "2 places"),
    (vassal_of_nobody, "in no tableau"),
    (republic_in_the_stack, "in the stack"),
    (vassal_republic, "is a republic"),
    (queen_in_a_republic, "in a republic"),
    pytest.param(too_many_rooks, "more tokens", marks=pytest.mark.rule("PAX1-B1.4", "PAX2-B1.7")),
    pytest.param(too_many_knights, "more tokens", marks=pytest.mark.rule("PAX2-B1.8")),
    pytest.param(too_many_pawns, "more tokens", marks=pytest.mark.rule("PAX2-B1.5")),
    pytest.param(
        too_many_bishops, "more bishops", marks=pytest.mark.rule("PAX1-B1.3", "PAX2-B1.6")
    ),
    (token_of_nobody, "no token of this game"),
    (empty_heap, "empty heap"),
    pytest.param(token_in_a_blocked_emporium, "cannot hold", marks=pytest.mark.rule("PAX1-C1.9")),
    (pawn_in_a_city, "neither knight nor rook"),
    (stranger_on_a_border, "seat 3"),
    pytest.param(pirate_ashore, "land border", marks=pytest.mark.rule("PAX1-GL.Border.3")),
    pytest.param(wrong_emporium, "no white", marks=pytest.mark.rule("PAX1-GL.Emporium.1")),
    pytest.param(no_white_emporium, "one open", marks=pytest.mark.rule("PAX1-B5.11", "PAX2-B6.13")),
    (bishop_at_large, "in no tableau"),
    pytest.param(bishop_on_a_bank, "no tableau", marks=pytest.mark.rule("PAX1-GL.PlayerCard.1")),
    (debts, "florins"),
    (debts_of_the_market, "florins"),
    (three_actions, "actions"),
    (dead_man_walking, "out of the game"),
    (used_twice, "twice"),
    (fifth_victory, "victory"),
]
FAULTS_OF_THE_FIRST = [
    (widowed_queen, "in the stack"),
    (repressed_in_the_stack, "in the stack"),
    pytest.param(crowded_border, "Both", marks=pytest.mark.rule("PAX1-GL.Border.4")),
    (unknown_state, "no side"),
    (bishop_on_a_queen, "apart from her king"),
]
"""Thrones hold queens and tokens, and map cards show every state, in the 2nd edition."""


@EACH_EDITION
@pytest.mark.parametrize("spoil, found", FAULTS)
def test_the_audit_finds(spoil: Callable[[Pax], None], found: str, edition: int) -> None:
    g = dealt(edition=edition)
    spoil(g)
    assert any(found in sentence for sentence in audit(g)), audit(g)


@pytest.mark.parametrize("spoil, found", FAULTS_OF_THE_FIRST)
def test_the_audit_finds_in_the_first_edition(spoil: Callable[[Pax], None], found: str) -> None:
    g = dealt()
    spoil(g)
    assert any(found in sentence for sentence in audit(g)), audit(g)


@pytest.mark.parametrize("spoil", [widowed_queen, repressed_in_the_stack])
def test_what_lies_on_a_throne_is_no_fault_in_the_second_edition(
    spoil: Callable[[Pax], None],
) -> None:
    g = dealt(edition=2)
    spoil(g)
    assert audit(g) == []


@pytest.mark.rule("PAX2-B1.4")
def test_the_audit_counts_ships() -> None:
    g = dealt(edition=2)
    g.concessions.clear()
    g.pirates = dict.fromkeys(sorted(g.box.sea)[:4], "reformation")
    assert any("1 more tokens “pirate_reformation”" in sentence for sentence in audit(g)), audit(g)


def test_a_bank_that_fails_in_its_own_turn_may_end_the_game() -> None:
    g = pax_position(players=2, variants=("bankruptcy",))
    g.players[0].out = True
    assert any("out of the game" in fault for fault in audit(g))
    g.outcome = Outcome("bankruptcy", [1])
    assert not any("out of the game" in fault for fault in audit(g))
