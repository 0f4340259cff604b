"""Inquisitor (F1): bishops move from card to card."""

import pytest

from stolnik.engine.flow import NO
from stolnik.games.pax_renaissance.chapters.ops.inquisitor import adjacent_cards, refuse_inquisitor
from stolnik.games.pax_renaissance.chapters.tableau import silenced
from stolnik.games.pax_renaissance.chapters.tokens import bishops_left, reserve, ruling_class
from stolnik.games.pax_renaissance.state import Pax
from tests.games.pax_renaissance.position import crown, own, pax_position, vassal
from tests.games.pax_renaissance.running import icon, menu, op, targets, use

RED = "reformed_theology"
"""A West card with a red Inquisitor and nothing else, on which no bishop ever stands here."""


def destinations(g: Pax, source: str, *, card: str = RED) -> set[str]:
    """Where an Inquisitor can move the bishop on a card."""
    return {str(to) for _, start, to in targets(g, card, "inquisitor") if start == source}


def clause(g: Pax, source: str, target: str, *, card: str = RED) -> str | None:
    """The clause that refuses a bishop's move."""
    refusal = refuse_inquisitor(g, 0, card, icon(g, card, "inquisitor")[1], source, target)
    return refusal.clause if refusal else None


# -- where bishops go -------------------------------------------------------------------------


@pytest.mark.rule("PAX1-F1.1", "PAX1-E4.7")
def test_it_moves_a_bishop_of_the_religion_on_the_icon() -> None:
    g = pax_position()
    own(g, 0, RED)
    own(g, 1, "the_grim", "safavids", "vlad_the_impaler", "greek_klephts")
    g.bishops.update(the_grim="reformation", vlad_the_impaler="islamic")
    assert {start for _, start, _ in targets(g, RED, "inquisitor")} == {"the_grim"}
    assert clause(g, "vlad_the_impaler", "safavids") == "PAX1-F1.1"
    use(g, RED, "inquisitor", ("inquisitor", "the_grim", "safavids"))
    assert g.bishops == {"safavids": "reformation", "vlad_the_impaler": "islamic"}


@pytest.mark.rule("PAX1-F1.1")
def test_without_a_bishop_of_that_religion_there_is_nothing_to_do() -> None:
    g = pax_position()
    own(g, 0, RED, "cromwell")
    g.bishops["cromwell"] = "catholic"
    assert op(g, RED, "inquisitor") not in menu(g, "west")


@pytest.mark.rule("PAX1-F1.2", "PAX1-GL.Adjacent.2")
def test_a_bishop_moves_to_a_card_beside_his_own_in_any_players_tableau() -> None:
    g = pax_position()
    own(g, 0, RED)
    own(g, 2, "damascus_coffee", "the_handsome", "cem_anti_hostage", "safavids")
    g.bishops["the_handsome"] = "reformation"
    assert destinations(g, "the_handsome") == {"damascus_coffee", "cem_anti_hostage"}
    g.bishops = {"safavids": "reformation"}
    assert destinations(g, "safavids") == {"cem_anti_hostage"}
    assert clause(g, "safavids", "the_handsome") == "PAX1-F1.3"


@pytest.mark.rule("PAX1-F1.3")
def test_a_bishop_moves_to_any_card_of_the_same_location_in_any_tableau() -> None:
    g = pax_position()
    own(g, 0, RED)
    own(g, 1, "cromwell")
    own(g, 2, "kingmaker", "luther", "star_chamber")
    g.bishops["cromwell"] = "reformation"  # England
    assert destinations(g, "cromwell") == {"kingmaker", "star_chamber", RED}
    assert clause(g, "cromwell", "luther") == "PAX1-F1.3"


@pytest.mark.rule("PAX1-F1.8", "PAX1-F1.9", "PAX1-GL.PlayerCard.1")
def test_the_player_card_takes_no_bishop_and_parts_the_two_halves() -> None:
    g = pax_position()
    own(g, 0, RED)
    own(g, 1, "cromwell", "the_grim")
    g.bishops["cromwell"] = "reformation"
    assert adjacent_cards(g, "cromwell") == []
    assert "the_grim" not in destinations(g, "cromwell")
    assert clause(g, "cromwell", g.players[1].bank) == "PAX1-F1.8"


@pytest.mark.rule("PAX1-F1.3", "PAX1-F1.9")
def test_the_same_location_leads_across_to_the_other_half() -> None:
    g = pax_position()
    own(g, 0, RED)
    own(g, 1, "duke_of_milan", "soninke_wangara")  # both Aragon: West card, East card
    g.bishops["duke_of_milan"] = "reformation"
    assert "soninke_wangara" in destinations(g, "duke_of_milan")


@pytest.mark.rule("PAX1-F1.10")
def test_a_bishop_on_a_suzerain_moves_to_any_of_its_vassals() -> None:
    g = pax_position()
    own(g, 0, RED)
    own(g, 1, "ottoman")
    vassal(g, "ottoman", "hungary", "byzantium")
    g.bishops["ottoman"] = "reformation"
    assert destinations(g, "ottoman") == {"hungary", "byzantium"}


@pytest.mark.rule("PAX1-F1.11", "PAX1-GL.Adjacent.3")
def test_a_bishop_on_a_vassal_moves_to_suzerain_fellow_vassals_and_their_neighbours() -> None:
    g = pax_position()
    own(g, 0, RED)
    own(g, 1, "cem_anti_hostage", "mamluk", "damascus_coffee", "greek_klephts")
    vassal(g, "mamluk", "hungary", "byzantium")
    g.bishops["hungary"] = "reformation"
    assert set(adjacent_cards(g, "hungary")) == {
        "mamluk",
        "byzantium",
        "cem_anti_hostage",
        "damascus_coffee",
    }
    assert destinations(g, "hungary") == set(adjacent_cards(g, "hungary"))


@pytest.mark.rule("PAX1-GL.Adjacent.3")
def test_a_card_beside_a_suzerain_is_adjacent_to_its_vassals() -> None:
    g = pax_position()
    own(g, 1, "cem_anti_hostage", "mamluk")
    vassal(g, "mamluk", "hungary")
    assert adjacent_cards(g, "cem_anti_hostage") == ["mamluk", "hungary"]


def test_vassals_of_two_suzerains_side_by_side_are_not_adjacent() -> None:
    g = pax_position()
    own(g, 1, "mamluk", "ottoman")
    vassal(g, "mamluk", "hungary")
    vassal(g, "ottoman", "byzantium")
    assert adjacent_cards(g, "hungary") == ["ottoman", "mamluk"]
    assert adjacent_cards(g, "byzantium") == ["mamluk", "ottoman"]


@pytest.mark.rule("PAX1-F1.12")
def test_from_a_card_of_location_east_he_reaches_every_eastern_location() -> None:
    g = pax_position()
    own(g, 0, RED)
    own(g, 1, "dervishes")
    own(g, 2, "the_handsome", "safavids", "the_grim", "damascus_coffee", "janissaries")
    own(g, 2, "the_kremlin", "cromwell")
    g.bishops["dervishes"] = "reformation"
    assert destinations(g, "dervishes") == {
        "the_handsome",
        "safavids",
        "the_grim",
        "damascus_coffee",
        "janissaries",
    }


@pytest.mark.rule("PAX1-F1.13")
def test_from_a_card_of_location_west_he_reaches_every_western_location() -> None:
    g = pax_position()
    own(g, 0, "vlad_the_impaler", "saint_stefan_cel_mare")
    own(g, 1, "spanish_tercio")
    own(g, 2, "cromwell", "antipope", "luther", "conquistadors", "jesuits", "la_serenissima")
    own(g, 2, "marechaussee", "holy_land_crusade")
    g.bishops["spanish_tercio"] = "reformation"
    assert destinations(g, "spanish_tercio", card="saint_stefan_cel_mare") == {
        "cromwell",
        "antipope",
        "luther",
        "conquistadors",
        "jesuits",
        "la_serenissima",
        "marechaussee",
    }


@pytest.mark.rule("PAX1-F1.3", "PAX1-GL.Location.5")
def test_from_a_single_location_he_reaches_cards_of_its_whole_side() -> None:
    g = pax_position()
    own(g, 0, RED)
    own(g, 1, "the_grim")
    own(g, 2, "qizilbash")
    g.bishops["the_grim"] = "reformation"
    assert destinations(g, "the_grim") == {"qizilbash"}


@pytest.mark.rule("PAX1-F1.17", "PAX1-I1.6")
def test_a_royal_couple_is_one_card_for_bishops() -> None:
    g = pax_position()
    own(g, 0, RED)
    own(g, 1, "cromwell", "aragon")
    crown(g, "isabella_of_castille", "aragon")
    g.bishops["cromwell"] = "reformation"
    assert "aragon" in destinations(g, "cromwell")
    assert "isabella_of_castille" not in destinations(g, "cromwell")
    assert clause(g, "cromwell", "isabella_of_castille") == "PAX1-F1.17"
    use(g, RED, "inquisitor", ("inquisitor", "cromwell", "aragon"))
    assert silenced(g, "isabella_of_castille")


@pytest.mark.rule("PAX1-F1.7", "PAX1-GL.Bishop.1")
def test_a_bishop_must_move_and_only_to_a_tableau_card() -> None:
    g = pax_position()
    own(g, 0, RED)
    own(g, 1, "aragon", "luther")
    g.repressed["aragon"] = ["pawn_1"]
    g.bishops["aragon"] = "reformation"
    g.players[1].maids.append("anne_of_brittany")
    g.players[1].hand.append("jesuits")
    assert clause(g, "aragon", "aragon") == "PAX1-F1.2"
    assert clause(g, "aragon", "anne_of_brittany") == "PAX1-F1.2"
    assert clause(g, "aragon", "jesuits") == "PAX1-F1.2"
    assert clause(g, "aragon", "luther") is None


@pytest.mark.rule("PAX1-GL.Location.3", "PAX1-E4.12")
def test_the_location_of_the_acting_card_does_not_matter() -> None:
    g = pax_position()
    own(g, 0, "black_army")  # an East card in Hungary, with a red Inquisitor
    own(g, 1, "cromwell", "kingmaker")
    g.bishops["cromwell"] = "reformation"
    use(g, "black_army", "inquisitor")
    assert g.bishops == {"kingmaker": "reformation"}


def test_a_bishop_on_the_acting_card_itself_can_be_moved() -> None:
    g = pax_position()
    own(g, 0, RED, "cromwell")
    g.bishops[RED] = "reformation"
    use(g, RED, "inquisitor")
    assert g.bishops == {"cromwell": "reformation"}


# -- what happens where they arrive -----------------------------------------------------------


@pytest.mark.rule("PAX1-F1.4", "PAX1-GL.Bishop.5")
@pytest.mark.parametrize("resident", ["catholic", "islamic", "reformation"])
def test_diet_of_worms_kills_both_bishops_whatever_their_colours(resident: str) -> None:
    g = pax_position()
    own(g, 0, RED)
    own(g, 1, "cromwell", "luther")
    g.bishops.update(cromwell="reformation", luther=resident)
    use(g, RED, "inquisitor", ("inquisitor", "cromwell", "luther"))
    assert g.bishops == {}
    assert bishops_left(g, "reformation") == 5


@pytest.mark.rule("PAX1-F1.5", "PAX1-F1.6", "PAX1-GL.Bishop.6")
def test_pacification_may_kill_one_repressed_token_at_no_cost() -> None:
    g = pax_position(florins=0)
    own(g, 0, RED)
    own(g, 1, "cromwell", "france")
    g.bishops["cromwell"] = "reformation"
    g.repressed["france"] = ["pawn_1", "knight_catholic", "pawn_1"]
    arrive = ("inquisitor", "cromwell", "france")
    use(g, RED, "inquisitor", arrive, ("pacify", "pawn_1"))
    assert g.repressed == {"france": ["knight_catholic", "pawn_1"]}
    assert reserve(g, "pawn_1") == 9
    assert g.players[0].florins == 0


@pytest.mark.rule("PAX1-F1.5")
def test_pacification_can_be_declined() -> None:
    g = pax_position()
    own(g, 0, RED)
    own(g, 1, "cromwell", "france")
    g.bishops["cromwell"] = "reformation"
    g.repressed["france"] = ["pawn_1"]
    use(g, RED, "inquisitor", ("inquisitor", "cromwell", "france"), NO)
    assert g.repressed == {"france": ["pawn_1"]}
    assert g.bishops == {"france": "reformation"}


@pytest.mark.rule("PAX1-F1.4", "PAX1-F1.7")
def test_bishops_who_kill_each_other_pacify_nobody() -> None:
    g = pax_position()
    own(g, 0, RED)
    own(g, 1, "cromwell", "france")
    g.bishops.update(cromwell="reformation", france="islamic")
    g.repressed["france"] = ["pawn_1"]
    use(g, RED, "inquisitor", ("inquisitor", "cromwell", "france"))
    assert g.bishops == {}
    assert g.repressed == {"france": ["pawn_1"]}


@pytest.mark.rule("PAX1-GL.Bishop.2")
def test_a_bishop_is_not_ruling_class_and_never_repressed() -> None:
    g = pax_position()
    own(g, 0, "arumer_zwarte_hoop", "france")  # Repress of pawns, rooks and knights in France
    g.bishops["france"] = "catholic"
    assert targets(g, "arumer_zwarte_hoop", "repress") == []
    assert ruling_class(g, "france") == []


# -- the rulebook's example -------------------------------------------------------------------


@pytest.mark.rule("PAX1-F1.5", "PAX1-F1.6", "PAX1-F1.7", "PAX1-F1.14", "PAX1-F1.18")
def test_ex12_three_inquisitor_ops_on_one_bishop() -> None:
    g = pax_position()
    own(g, 0, "antipope", RED, "anabaptist_reformation")
    own(g, 1, "cem_anti_hostage", "damascus_coffee", "the_handsome", "ottoman")
    own(g, 1, "mamluk")
    g.bishops["damascus_coffee"] = "reformation"
    g.repressed["mamluk"] = ["knight_islamic"]
    use(g, "antipope", "inquisitor", ("inquisitor", "damascus_coffee", "the_handsome"))
    use(g, RED, "inquisitor", ("inquisitor", "the_handsome", "ottoman"))
    last = ("inquisitor", "ottoman", "mamluk")
    use(g, "anabaptist_reformation", "inquisitor", last, ("pacify", "knight_islamic"))
    assert g.bishops == {"mamluk": "reformation"}
    assert g.repressed == {}
    assert silenced(g, "mamluk")
