"""What lies in the tableaux: where cards are, what silences them, and how they leave."""

import pytest

from stolnik.games.pax_renaissance.box.components import Op
from stolnik.games.pax_renaissance.chapters.tableau import (
    ability_count,
    adjacent_lands,
    anyone_has,
    bishop_on,
    cards_in,
    cards_on,
    discard,
    in_play,
    location,
    locations_match,
    make_vassal,
    move_empire,
    ops_of,
    prestige,
    seat_of,
    shed,
    side_of,
    silenced,
)
from tests.games.pax_renaissance.position import (
    crown,
    hold,
    own,
    pax_position,
    vassal,
)


def kinds(card_ops: tuple[Op, ...]) -> list[str]:
    return [op.kind for op in card_ops]


# -- the two halves ---------------------------------------------------------------------------


@pytest.mark.rule("PAX1-GL.Tableau.1", "PAX1-C3.2", "PAX1-E2.1", "PAX1-D1.4", "PAX1-B4.9")
def test_east_cards_lie_in_the_east_half_and_west_cards_in_the_west_half() -> None:
    g = pax_position()
    own(g, 1, "janissaries", "cromwell")
    assert list(cards_on(g, 1, "east")) == ["janissaries"]
    assert list(cards_on(g, 1, "west")) == ["cromwell"]
    assert side_of(g, "janissaries") == "east"
    assert side_of(g, "cromwell") == "west"


@pytest.mark.rule("PAX1-D1.4", "PAX1-B4.9")
def test_the_marking_decides_the_half_and_not_the_location() -> None:
    g = pax_position()
    own(g, 0, "barbarossa_brothers", "holy_land_crusade")
    assert location(g, "barbarossa_brothers") == "papal_states"
    assert side_of(g, "barbarossa_brothers") == "east"
    assert location(g, "holy_land_crusade") == "mamluk"
    assert side_of(g, "holy_land_crusade") == "west"


@pytest.mark.rule("PAX1-D1.14")
def test_a_new_card_lies_at_the_outer_end_of_its_half() -> None:
    g = pax_position()
    own(g, 0, "cromwell", "luther", "marechaussee")
    assert g.players[0].west == ["cromwell", "luther", "marechaussee"]


@pytest.mark.rule("PAX1-GL.Empire.3")
def test_an_empire_joins_the_outer_end_of_the_half_of_its_location() -> None:
    g = pax_position()
    own(g, 0, "cromwell", "janissaries")
    move_empire(g, "france", 0)
    move_empire(g, "ottoman", 0)
    assert g.players[0].west == ["cromwell", "france"]
    assert g.players[0].east == ["janissaries", "ottoman"]


def test_an_empire_that_comes_from_a_tableau_leaves_it() -> None:
    g = pax_position()
    own(g, 1, "france", "england")
    move_empire(g, "france", 0)
    assert g.players[0].west == ["france"]
    assert g.players[1].west == ["england"]


def test_an_empire_that_stops_being_a_vassal_lies_in_a_row_of_its_own() -> None:
    g = pax_position()
    own(g, 1, "france")
    make_vassal(g, "england", "france")
    move_empire(g, "england", 0)
    assert seat_of(g, "england") == 0
    assert "england" not in g.suzerains


def test_a_vassal_and_a_crowned_queen_belong_to_the_tableau_of_their_lord() -> None:
    g = pax_position()
    own(g, 2, "ottoman")
    make_vassal(g, "holy_roman_empire", "ottoman")
    crown(g, "carlotta_lusignan_of_cyprus", "ottoman")
    assert seat_of(g, "holy_roman_empire") == 2
    assert side_of(g, "holy_roman_empire") == "east"
    assert side_of(g, "carlotta_lusignan_of_cyprus") == "east"
    assert list(cards_in(g, 2)) == ["ottoman", "carlotta_lusignan_of_cyprus", "holy_roman_empire"]


def test_a_vassal_leaves_the_row_it_lay_in() -> None:
    g = pax_position()
    own(g, 0, "ottoman")
    own(g, 1, "hungary")
    make_vassal(g, "hungary", "ottoman")
    assert g.players[1].east == []
    assert seat_of(g, "hungary") == 0


@pytest.mark.rule("PAX1-I2.2")
def test_an_old_maid_is_not_in_the_tableau() -> None:
    g = pax_position()
    g.players[0].maids.append("anne_of_brittany")
    assert seat_of(g, "anne_of_brittany") is None
    assert list(cards_in(g, 0)) == []


def test_an_empire_in_the_stack_is_not_in_play() -> None:
    g = pax_position()
    assert not in_play(g, "france")
    own(g, 0, "france")
    vassal(g, "france", "england")
    assert in_play(g, "france")
    assert in_play(g, "england")


# -- locations --------------------------------------------------------------------------------


@pytest.mark.rule("PAX1-GL.Location.1")
def test_the_location_of_a_card_is_the_one_at_its_foot_and_of_an_empire_its_own() -> None:
    g = pax_position()
    assert location(g, "cromwell") == "england"
    assert location(g, "janissaries") == "east"
    assert location(g, "mamluk") == "mamluk"


@pytest.mark.rule("PAX1-GL.Location.2", "PAX1-I1.4")
def test_a_queen_has_no_location_until_she_is_crowned() -> None:
    g = pax_position()
    assert location(g, "isabella_of_castille") is None
    assert not locations_match(g, None, None)
    own(g, 0, "aragon")
    crown(g, "isabella_of_castille", "aragon")
    assert location(g, "isabella_of_castille") == "aragon"


@pytest.mark.rule("PAX1-GL.Location.5", "PAX1-GL.Location.6")
@pytest.mark.parametrize("empire", ["hungary", "byzantium", "ottoman", "mamluk"])
def test_location_east_matches_the_four_eastern_empires(empire: str) -> None:
    g = pax_position()
    assert locations_match(g, "east", empire)
    assert locations_match(g, empire, "east")
    assert not locations_match(g, "west", empire)


@pytest.mark.rule("PAX1-GL.Location.7")
@pytest.mark.parametrize(
    "empire", ["england", "portugal", "france", "aragon", "holy_roman_empire", "papal_states"]
)
def test_location_west_matches_the_six_western_empires(empire: str) -> None:
    g = pax_position()
    assert locations_match(g, "west", empire)
    assert locations_match(g, empire, "west")
    assert not locations_match(g, "east", empire)


def test_two_empires_match_only_if_they_are_the_same_and_east_never_matches_west() -> None:
    g = pax_position()
    assert locations_match(g, "france", "france")
    assert locations_match(g, "west", "west")
    assert not locations_match(g, "france", "england")
    assert not locations_match(g, "east", "west")


@pytest.mark.rule("PAX1-GL.Adjacent.1")
def test_empires_are_adjacent_across_a_border_and_diagonally() -> None:
    g = pax_position()
    assert set(adjacent_lands(g, "england")) == {"france", "portugal", "aragon"}
    assert set(adjacent_lands(g, "ottoman")) == {
        "papal_states",
        "holy_roman_empire",
        "hungary",
        "byzantium",
        "mamluk",
    }


@pytest.mark.rule("PAX1-A1.1")
def test_a_buffer_state_parts_portugal_from_france_for_everybody() -> None:
    g = pax_position(variants=["expansion"])
    assert "france" in adjacent_lands(g, "portugal")
    own(g, 2, "aragon")
    crown(g, "catherine_of_navarre", "aragon")
    assert "france" not in adjacent_lands(g, "portugal")
    assert "portugal" not in adjacent_lands(g, "france")
    assert "aragon" in adjacent_lands(g, "portugal")
    g.bishops["aragon"] = "catholic"
    assert "france" in adjacent_lands(g, "portugal")


# -- ops and prestige -------------------------------------------------------------------------


@pytest.mark.rule("PAX1-B3.4", "PAX1-GL.Empire.1")
def test_an_empire_shows_the_ops_and_prestige_of_the_side_that_is_up() -> None:
    g = pax_position()
    own(g, 0, "england")
    assert kinds(ops_of(g, "england")) == ["campaign"]
    assert prestige(g, 0, "law") == 0
    g.republics.append("england")
    assert kinds(ops_of(g, "england")) == ["vote", "commerce"]
    assert prestige(g, 0, "law") == 1


@pytest.mark.rule("PAX1-F1.16")
def test_a_bishop_never_silences_prestige() -> None:
    g = pax_position()
    own(g, 0, "cromwell")
    g.bishops["cromwell"] = "catholic"
    assert silenced(g, "cromwell")
    assert prestige(g, 0, "reformation") == 1


@pytest.mark.rule("PAX1-GL.Prestige.1")
def test_there_are_six_kinds_of_prestige_and_each_is_counted_for_itself() -> None:
    g = pax_position()
    own(g, 0, "papal_states", "the_grim", "luther", "friese_freedom", "conquistadors")
    counted = {
        kind: prestige(g, 0, kind)
        for kind in ("reformation", "catholic", "islamic", "law", "discovery", "patron")
    }
    assert counted == dict.fromkeys(counted, 1)


@pytest.mark.rule("PAX1-GL.Vassal.2", "PAX1-I1.2")
def test_prestige_and_ops_of_vassals_and_crowned_queens_stay_active() -> None:
    g = pax_position()
    own(g, 0, "ottoman")
    vassal(g, "ottoman", "papal_states")
    crown(g, "sitt_i_hatun_of_dulkadir", "ottoman")
    assert prestige(g, 0, "catholic") == 1
    assert prestige(g, 0, "islamic") == 2
    assert kinds(ops_of(g, "papal_states")) == ["campaign"]
    crown(g, "isabella_of_castille", "ottoman")
    assert kinds(ops_of(g, "isabella_of_castille")) == ["repress", "behead"]


@pytest.mark.rule("PAX1-I2.4")
def test_the_prestige_of_old_maids_counts_where_it_is_asked_for() -> None:
    g = pax_position()
    g.players[0].maids.append("mary_the_rich")
    assert prestige(g, 0, "law") == 1
    assert prestige(g, 0, "law", maids=False) == 0


# -- bishops, silence and abilities -----------------------------------------------------------


@pytest.mark.rule("PAX1-F1.15", "PAX1-GL.Ability.1", "PAX1-GL.Bishop.3")
def test_an_ability_works_while_its_card_is_in_the_tableau_and_not_silenced() -> None:
    g = pax_position()
    assert ability_count(g, 0, "no_hand_limit") == 0
    hold(g, 0, "gutenberg")
    assert ability_count(g, 0, "no_hand_limit") == 0
    g.players[0].hand.remove("gutenberg")
    own(g, 0, "gutenberg")
    assert ability_count(g, 0, "no_hand_limit") == 1
    assert ability_count(g, 1, "no_hand_limit") == 0
    g.bishops["gutenberg"] = "islamic"
    assert ability_count(g, 0, "no_hand_limit") == 0


@pytest.mark.rule("PAX1-GL.Ability.2")
def test_the_same_ability_of_several_cards_adds_up() -> None:
    g = pax_position()
    own(g, 0, "gutenberg", "hochstetter_bank")
    assert ability_count(g, 0, "no_hand_limit") == 2


@pytest.mark.rule("PAX1-I2.3")
def test_the_abilities_of_an_old_maid_do_not_work() -> None:
    g = pax_position(variants=["expansion"])
    g.players[0].maids.append("catherine_of_navarre")
    assert not anyone_has(g, "portugal_and_france_not_adjacent")


@pytest.mark.rule("PAX1-F1.17", "PAX1-I1.6")
def test_a_bishop_silences_both_of_a_royal_couple() -> None:
    g = pax_position()
    own(g, 0, "aragon", "cromwell")
    crown(g, "isabella_of_castille", "aragon")
    g.bishops["aragon"] = "reformation"
    assert silenced(g, "aragon")
    assert silenced(g, "isabella_of_castille")
    assert not silenced(g, "cromwell")
    assert bishop_on(g, "isabella_of_castille") == "reformation"


@pytest.mark.rule("PAX1-GL.Vassal.3")
def test_a_bishop_on_a_suzerain_does_not_silence_its_vassal() -> None:
    g = pax_position()
    own(g, 0, "ottoman")
    vassal(g, "ottoman", "hungary")
    g.bishops["ottoman"] = "islamic"
    assert silenced(g, "ottoman")
    assert not silenced(g, "hungary")


@pytest.mark.rule("PAX1-A1.1")
@pytest.mark.parametrize("card", ["the_kremlin", "hermeticism", "humanism"])
def test_bishops_do_not_silence_the_cards_of_a_syncretist(card: str) -> None:
    g = pax_position(variants=["expansion"])
    own(g, 0, card, "gutenberg")
    own(g, 1, "hochstetter_bank")
    g.bishops.update(dict.fromkeys((card, "gutenberg", "hochstetter_bank"), "islamic"))
    assert not silenced(g, card)
    assert not silenced(g, "gutenberg")
    assert silenced(g, "hochstetter_bank")


# -- how cards leave --------------------------------------------------------------------------


@pytest.mark.rule("PAX1-GL.Discard.1", "PAX1-GL.Discard.3", "PAX1-GL.Bishop.4")
def test_a_discarded_card_leaves_the_game_and_takes_its_bishop_along() -> None:
    g = pax_position()
    own(g, 0, "cromwell", "luther")
    g.bishops["cromwell"] = "catholic"
    discard(g, "cromwell")
    assert g.players[0].west == ["luther"]
    assert g.discards == ["cromwell"]
    assert g.bishops == {}


@pytest.mark.rule("PAX1-GL.Discard.3", "PAX1-GL.Discard.4", "PAX1-E3.3")
def test_a_discarded_empire_returns_to_the_stack_with_its_vassals_and_without_tokens() -> None:
    g = pax_position()
    own(g, 0, "ottoman", republic=True)
    vassal(g, "ottoman", "hungary")
    g.bishops.update(ottoman="islamic", hungary="catholic")
    g.repressed.update(ottoman=["pawn_0"], hungary=["knight_islamic"])
    discard(g, "ottoman")
    assert not in_play(g, "ottoman")
    assert not in_play(g, "hungary")
    assert g.discards == []
    assert g.bishops == {}
    assert g.repressed == {}
    assert g.republics == []


@pytest.mark.rule("PAX1-GL.Discard.2", "PAX1-I1.7")
def test_a_queen_dies_with_her_king() -> None:
    g = pax_position()
    own(g, 0, "aragon")
    crown(g, "isabella_of_castille", "aragon")
    discard(g, "aragon")
    assert g.discards == ["isabella_of_castille"]
    assert g.queens == {}


@pytest.mark.rule("PAX1-I1.8")
def test_a_king_outlives_his_queen_and_keeps_the_bishop() -> None:
    g = pax_position()
    own(g, 0, "aragon")
    crown(g, "isabella_of_castille", "aragon")
    g.bishops["aragon"] = "catholic"
    discard(g, "isabella_of_castille")
    assert g.discards == ["isabella_of_castille"]
    assert g.players[0].west == ["aragon"]
    assert g.bishops == {"aragon": "catholic"}


@pytest.mark.rule("PAX1-GL.RegimeChange.5", "PAX1-GL.RegimeChange.7", "PAX1-F9.11")
def test_an_empire_sheds_its_vassals_with_their_tokens_and_its_queen() -> None:
    g = pax_position()
    own(g, 0, "ottoman")
    vassal(g, "ottoman", "hungary", "byzantium")
    crown(g, "carlotta_lusignan_of_cyprus", "ottoman")
    g.bishops["hungary"] = "catholic"
    g.repressed.update(ottoman=["pawn_0"], byzantium=["pawn_1"])
    shed(g, "ottoman")
    assert g.players[0].east == ["ottoman"]
    assert g.suzerains == {}
    assert g.queens == {}
    assert g.bishops == {}
    assert g.repressed == {"ottoman": ["pawn_0"]}
    assert g.discards == ["carlotta_lusignan_of_cyprus"]
