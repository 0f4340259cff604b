"""Corsair (F7): a pirate sails to another border and clears it."""

import pytest

from stolnik.games.pax_renaissance.chapters.ops.corsair import refuse_corsair
from stolnik.games.pax_renaissance.chapters.tokens import reserve
from stolnik.games.pax_renaissance.state import Pax
from tests.games.pax_renaissance.position import border, crown, own, pax_position
from tests.games.pax_renaissance.running import icon, menu, op, targets, use

CARD = "genoese_fleet"
"""A white Corsair in Aragon."""
GIBRALTAR, TYRRHENIAN = border("portugal", "aragon"), border("aragon", "papal_states")
LISBON, CHANNEL = border("england", "portugal"), border("england", "france")
AUGSBURG, ADRIATIC = border("france", "holy_roman_empire"), border("papal_states", "ottoman")
BOSPORUS, BLACK_SEA = border("hungary", "ottoman"), border("hungary", "byzantium")
ALEXANDRIA = border("ottoman", "mamluk")


def reached(g: Pax, start: str, *, card: str = CARD) -> set[str]:
    return {str(to) for _, come, to in targets(g, card, "corsair") if come == start}


def clause(g: Pax, start: str, target: str, *, card: str = CARD) -> str | None:
    refusal = refuse_corsair(g, 0, card, icon(g, card, "corsair")[1], start, target)
    return refusal.clause if refusal else None


@pytest.mark.rule("PAX1-F7.1", "PAX1-F7.3", "PAX1-E4.8")
def test_it_moves_a_pirate_of_its_colour_from_a_sea_border_of_its_location() -> None:
    g = pax_position()
    own(g, 0, CARD)
    g.pirates.update({GIBRALTAR: "catholic", TYRRHENIAN: "islamic", ALEXANDRIA: "catholic"})
    assert {start for _, start, _ in targets(g, CARD, "corsair")} == {GIBRALTAR}
    assert clause(g, TYRRHENIAN, CHANNEL) == "PAX1-F7.3"
    assert clause(g, ALEXANDRIA, CHANNEL) == "PAX1-F7.1"
    use(g, CARD, "corsair", ("corsair", GIBRALTAR, CHANNEL))
    assert g.pirates == {CHANNEL: "catholic", TYRRHENIAN: "islamic", ALEXANDRIA: "catholic"}


@pytest.mark.rule("PAX1-F7.2", "PAX1-GL.Location.9")
def test_it_reaches_other_sea_borders_of_the_location_and_of_all_adjacent_ones() -> None:
    g = pax_position()
    own(g, 0, CARD)
    g.pirates[GIBRALTAR] = "catholic"
    # England, France, Portugal, the Holy Roman Empire and the Papal States are adjacent to Aragon.
    assert reached(g, GIBRALTAR) == {TYRRHENIAN, LISBON, CHANNEL, AUGSBURG, ADRIATIC}
    assert clause(g, GIBRALTAR, border("france", "aragon")) == "PAX1-F7.2"
    assert clause(g, GIBRALTAR, BLACK_SEA) == "PAX1-F7.2"
    assert clause(g, GIBRALTAR, GIBRALTAR) == "PAX1-F7.2"


@pytest.mark.rule("PAX1-A1.1")
def test_a_buffer_state_shortens_the_way_between_france_and_portugal() -> None:
    g = pax_position(variants=["expansion"])
    own(g, 0, "french_pirates")  # a white Corsair in France
    g.pirates[AUGSBURG] = "catholic"
    assert LISBON in reached(g, AUGSBURG, card="french_pirates")
    own(g, 1, "portugal")
    crown(g, "catherine_of_navarre", "portugal")
    assert LISBON in reached(g, AUGSBURG, card="french_pirates")  # a border of England too
    own(g, 0, "almeida_armada")  # a white Corsair in Portugal
    g.pirates[GIBRALTAR] = "catholic"
    assert AUGSBURG not in reached(g, GIBRALTAR, card="almeida_armada")


@pytest.mark.rule("PAX1-F7.4", "PAX1-F7.7")
def test_it_may_not_join_a_pirate_of_its_own_colour() -> None:
    g = pax_position()
    own(g, 0, CARD)
    g.pirates.update({GIBRALTAR: "catholic", TYRRHENIAN: "catholic"})
    assert TYRRHENIAN not in reached(g, GIBRALTAR)
    assert clause(g, GIBRALTAR, TYRRHENIAN) == "PAX1-F7.4"


@pytest.mark.rule("PAX1-F7.5", "PAX1-F7.6", "PAX1-GL.Pirate.6")
def test_it_kills_a_pirate_of_another_colour_at_no_cost() -> None:
    g = pax_position(florins=0)
    own(g, 0, CARD)
    g.pirates.update({GIBRALTAR: "catholic", TYRRHENIAN: "islamic"})
    use(g, CARD, "corsair", ("corsair", GIBRALTAR, TYRRHENIAN))
    assert g.pirates == {TYRRHENIAN: "catholic"}
    assert reserve(g, "rook_islamic") == 7
    assert g.players[0].florins == 0


@pytest.mark.rule("PAX1-F7.5", "PAX1-F7.7", "PAX1-GL.Concession.4")
@pytest.mark.parametrize("owner", [0, 1])
def test_it_kills_any_concession_where_it_arrives(owner: int) -> None:
    g = pax_position()
    own(g, 0, CARD)
    g.pirates[GIBRALTAR] = "catholic"
    g.concessions[TYRRHENIAN] = owner
    use(g, CARD, "corsair", ("corsair", GIBRALTAR, TYRRHENIAN))
    assert g.pirates == {TYRRHENIAN: "catholic"}
    assert g.concessions == {}
    assert reserve(g, f"pawn_{owner}") == 10


@pytest.mark.rule("PAX1-A1.1")
@pytest.mark.parametrize("card", ["tersane_i_amire", "dalmatian_merchant_marine"])
def test_it_may_not_come_to_a_concession_that_is_immune_to_pirates(card: str) -> None:
    g = pax_position(variants=["expansion"])
    own(g, 0, CARD)
    own(g, 1, card)
    g.pirates[GIBRALTAR] = "catholic"
    g.concessions.update({TYRRHENIAN: 1, LISBON: 2})
    assert TYRRHENIAN not in reached(g, GIBRALTAR)
    assert LISBON in reached(g, GIBRALTAR)
    assert clause(g, GIBRALTAR, TYRRHENIAN) == "PAX1-A1.1"


@pytest.mark.rule("PAX1-GL.Location.8", "PAX1-E4.9")
def test_a_pirate_belongs_to_both_locations_of_its_border() -> None:
    g = pax_position()
    own(g, 0, "gold_coast_monopoly", CARD)  # white Corsairs in Portugal and in Aragon
    g.pirates[GIBRALTAR] = "catholic"
    assert reached(g, GIBRALTAR, card="gold_coast_monopoly") == {
        TYRRHENIAN,
        LISBON,
        CHANNEL,
        AUGSBURG,
    }
    assert ADRIATIC in reached(g, GIBRALTAR)


@pytest.mark.rule("PAX1-F7.1", "PAX1-F7.7", "PAX1-E4.12")
def test_ex25_corsair_compared_with_inquisitor() -> None:
    g = pax_position()
    own(g, 0, CARD, "jesuits")
    own(g, 1, "the_grim", "safavids")
    g.pirates[ADRIATIC] = "catholic"
    g.bishops["the_grim"] = "catholic"
    assert op(g, CARD, "corsair") not in menu(g, "west")
    assert op(g, "jesuits", "inquisitor") in menu(g, "west")
