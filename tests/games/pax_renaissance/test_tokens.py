"""Where tokens stand: cities, borders, empire cards, and the reserve that holds the rest."""

import pytest

from stolnik.games.pax_renaissance.chapters.tokens import (
    bishops_left,
    concessions_at,
    empty_border,
    empty_borders,
    icon_of,
    land_of,
    levy_slots,
    open_slots,
    put_under,
    repress_city,
    repress_concession,
    reserve,
    ruling_class,
    safe_from_pirates,
    saturated,
    slots,
    take_repressed,
)
from tests.games.pax_renaissance.position import border, own, pax_position, stand, vassal

# -- the reserve ------------------------------------------------------------------------------


@pytest.mark.rule("PAX1-GL.TokenManagement.1", "PAX1-B1.4", "PAX1-B1.5", "PAX1-B1.2")
def test_the_supply_of_tokens_is_that_of_the_box() -> None:
    g = pax_position(players=4)
    assert [reserve(g, f"rook_{r}") for r in ("catholic", "islamic", "reformation")] == [10, 7, 7]
    assert [reserve(g, f"knight_{r}") for r in ("catholic", "islamic", "reformation")] == [10, 7, 7]
    assert [reserve(g, f"pawn_{seat}") for seat in range(4)] == [10] * 4


@pytest.mark.rule("PAX1-GL.TokenManagement.1", "PAX1-B1.3")
def test_there_are_five_bishops_of_each_religion() -> None:
    g = pax_position()
    assert [bishops_left(g, r) for r in ("catholic", "islamic", "reformation")] == [5, 5, 5]
    own(g, 0, "cromwell", "luther")
    g.bishops.update(cromwell="catholic", luther="islamic")
    assert [bishops_left(g, r) for r in ("catholic", "islamic", "reformation")] == [4, 4, 5]


@pytest.mark.rule("PAX1-GL.Rook.1", "PAX1-GL.Pirate.1", "PAX1-B1.4")
def test_rooks_in_cities_pirates_at_sea_and_repressed_rooks_are_one_supply() -> None:
    g = pax_position()
    own(g, 0, "france")
    stand(g, paris="rook_islamic", lyon="knight_islamic")
    g.pirates[border("england", "france")] = "islamic"
    g.repressed["france"] = ["rook_islamic"]
    assert reserve(g, "rook_islamic") == 4
    assert reserve(g, "knight_islamic") == 6
    assert reserve(g, "rook_catholic") == 10


@pytest.mark.rule("PAX1-GL.Pawn.1", "PAX1-GL.Concession.1")
def test_concessions_and_serfs_are_pawns_of_their_owner() -> None:
    g = pax_position()
    own(g, 0, "france")
    g.concessions.update({border("france", "aragon"): 1, border("england", "france"): 0})
    g.repressed["france"] = ["pawn_1", "pawn_1"]
    assert reserve(g, "pawn_1") == 7
    assert reserve(g, "pawn_0") == 9


# -- cities -----------------------------------------------------------------------------------


@pytest.mark.rule("PAX1-B5.12", "PAX1-C1.9", "PAX1-GL.Emporium.2")
def test_a_blocked_emporium_is_no_place_for_tokens_until_its_disk_moves() -> None:
    g = pax_position()
    assert "novgorod" not in slots(g, "holy_roman_empire")
    assert "novgorod" not in levy_slots(g, "holy_roman_empire")
    assert "tana" in slots(g, "byzantium")
    g.emporia["black"] = "novgorod"
    assert "novgorod" in slots(g, "holy_roman_empire")
    assert "tana" not in slots(g, "byzantium")


@pytest.mark.rule("PAX1-GL.City.1", "PAX1-GL.Levy.3", "PAX1-G4.2")
def test_the_icon_of_a_city_follows_the_side_of_the_map_card() -> None:
    g = pax_position()
    assert icon_of(g, "london") == "rook_catholic"
    g.states["england"] = "reformation"
    assert icon_of(g, "london") == "knight_reformation"


@pytest.mark.rule("PAX1-GL.City.3")
def test_a_city_holds_one_token() -> None:
    g = pax_position()
    stand(g, paris="knight_catholic")
    assert open_slots(g, "france") == ["bruges", "lyon"]
    assert ruling_class(g, "france") == [("paris", "knight_catholic")]


@pytest.mark.rule("PAX1-GL.Saturation.4", "PAX1-G4.4", "PAX1-E2b.11")
def test_constantinople_is_open_while_it_has_fewer_than_three_tokens() -> None:
    g = pax_position()
    stand(g, modon="rook_islamic", rhodes="rook_islamic")
    for number, left in ((1, 2), (2, 1), (3, 0)):
        assert not saturated(g, "ottoman")
        g.cities[f"constantinople_{number}"] = "knight_islamic"
        assert len(open_slots(g, "ottoman")) == left
    assert saturated(g, "ottoman")


@pytest.mark.rule("PAX1-GL.Saturation.1", "PAX1-GL.Saturation.3", "PAX1-GL.Levy.2", "PAX1-G4.5")
def test_a_map_card_is_saturated_when_every_city_holds_a_token() -> None:
    g = pax_position()
    stand(g, paris="knight_catholic", bruges="rook_islamic")
    assert not saturated(g, "france")
    assert levy_slots(g, "france") == ["lyon"]
    stand(g, lyon="rook_reformation")
    assert saturated(g, "france")
    assert levy_slots(g, "france") == []


def test_a_map_card_can_be_saturated_without_its_blocked_emporium() -> None:
    g = pax_position()
    stand(g, vienna="rook_catholic", lubeck="rook_catholic", nurnberg="rook_catholic")
    assert saturated(g, "holy_roman_empire")


@pytest.mark.rule("PAX1-GL.RulingClass.1", "PAX1-GL.Knight.1")
def test_knights_and_rooks_of_every_colour_in_cities_are_the_ruling_class() -> None:
    g = pax_position()
    own(g, 0, "france")
    stand(g, paris="knight_catholic", bruges="rook_islamic", lyon="knight_reformation")
    g.pirates[border("england", "france")] = "islamic"
    g.repressed["france"] = ["knight_catholic"]
    assert ruling_class(g, "france") == [
        ("paris", "knight_catholic"),
        ("bruges", "rook_islamic"),
        ("lyon", "knight_reformation"),
    ]


@pytest.mark.rule("PAX1-GL.Levy.1")
def test_a_city_whose_token_is_used_up_gets_no_levy() -> None:
    g = pax_position()
    own(g, 0, "mamluk")
    g.repressed["mamluk"] = ["rook_islamic"] * 7
    assert open_slots(g, "mamluk") == ["cairo", "cyprus"]
    assert levy_slots(g, "mamluk") == ["cyprus"]


@pytest.mark.rule("PAX1-A1.1")
@pytest.mark.parametrize("card", ["gonfalonier", "duchy_of_ferrara", "wolf_of_rimini"])
def test_condottieri_give_venice_a_second_place_while_its_icon_is_catholic(card: str) -> None:
    g = pax_position(variants=["expansion"])
    assert list(slots(g, "papal_states")) == ["venice"]
    own(g, 1, card)
    assert list(slots(g, "papal_states")) == ["venice", "venice_2"]
    assert icon_of(g, "venice_2") == "knight_catholic"
    assert land_of(g, "venice_2") == "papal_states"
    stand(g, venice="knight_catholic")
    assert not saturated(g, "papal_states")
    g.states["papal_states"] = "reformation"
    assert list(slots(g, "papal_states")) == ["venice"]
    g.states["papal_states"] = "catholic"
    g.bishops[card] = "islamic"
    assert list(slots(g, "papal_states")) == ["venice"]


# -- borders ----------------------------------------------------------------------------------


@pytest.mark.rule("PAX1-GL.Border.3", "PAX1-GL.Border.4", "PAX1-GL.Saturation.2")
def test_a_border_with_a_concession_or_a_pirate_is_saturated() -> None:
    g = pax_position()
    land, sea = border("france", "aragon"), border("england", "france")
    assert empty_border(g, land)
    g.concessions[land] = 0
    g.pirates[sea] = "islamic"
    assert not empty_border(g, land)
    assert not empty_border(g, sea)
    assert empty_borders(g, "france") == [border("france", "holy_roman_empire")]


@pytest.mark.rule("PAX1-GL.Border.2")
def test_only_borders_crossed_by_a_route_are_sea_borders() -> None:
    g = pax_position()
    assert border("france", "aragon") in empty_borders(g, "france")
    assert border("france", "aragon") not in empty_borders(g, "france", sea=True)
    assert len(empty_borders(g, "ottoman", sea=True)) == 3


@pytest.mark.rule("PAX1-GL.Location.8")
def test_a_concession_counts_for_both_empires_it_lies_between() -> None:
    g = pax_position()
    g.concessions[border("france", "aragon")] = 2
    assert concessions_at(g, "france", 2) == 1
    assert concessions_at(g, "aragon", 2) == 1
    assert concessions_at(g, "england", 2) == 0
    assert concessions_at(g, "france", 0) == 0


@pytest.mark.rule("PAX1-A1.1")
@pytest.mark.parametrize("card", ["tersane_i_amire", "dalmatian_merchant_marine"])
def test_an_ability_keeps_pirates_off_its_owners_concessions(card: str) -> None:
    g = pax_position(variants=["expansion"])
    own(g, 1, card)
    g.concessions.update({border("england", "france"): 1, border("england", "portugal"): 0})
    assert safe_from_pirates(g, border("england", "france"))
    assert not safe_from_pirates(g, border("england", "portugal"))
    assert not safe_from_pirates(g, border("portugal", "aragon"))
    g.bishops[card] = "catholic"
    assert not safe_from_pirates(g, border("england", "france"))


# -- repression -------------------------------------------------------------------------------


@pytest.mark.rule("PAX1-GL.Repress.1", "PAX1-GL.RepressedTokens.1")
def test_a_repressed_token_lies_on_the_empire_card_even_if_that_is_a_vassal_or_a_republic() -> None:
    g = pax_position()
    own(g, 0, "france", republic=True)
    vassal(g, "france", "england")
    stand(g, paris="knight_catholic", london="rook_catholic")
    repress_city(g, "paris")
    repress_city(g, "london")
    assert g.repressed == {"france": ["knight_catholic"], "england": ["rook_catholic"]}
    assert g.cities == {}


@pytest.mark.rule("PAX1-GL.Repress.2", "PAX1-F5.3")
def test_what_is_repressed_in_an_empire_in_the_stack_goes_to_the_reserve() -> None:
    g = pax_position()
    stand(g, paris="knight_catholic")
    repress_city(g, "paris")
    assert g.repressed == {}
    assert reserve(g, "knight_catholic") == 10


@pytest.mark.rule("PAX1-GL.Repress.7", "PAX1-GL.Serf.1", "PAX1-GL.Pawn.1")
def test_a_repressed_concession_becomes_a_serf_of_the_empire_that_is_named() -> None:
    g = pax_position()
    own(g, 0, "france", "aragon")
    g.concessions[border("france", "aragon")] = 1
    repress_concession(g, border("france", "aragon"), "aragon")
    assert g.repressed == {"aragon": ["pawn_1"]}
    assert g.concessions == {}


def test_repressed_tokens_are_taken_one_by_one() -> None:
    g = pax_position()
    own(g, 0, "france")
    put_under(g, "pawn_1", "france")
    put_under(g, "pawn_1", "france")
    take_repressed(g, "france", "pawn_1")
    assert g.repressed == {"france": ["pawn_1"]}
    take_repressed(g, "france", "pawn_1")
    assert g.repressed == {}
