"""Chapters 2.4 to 2.7 and 7.5, 7.6: ownership, adjacency, Tracks and supplies."""

from __future__ import annotations

import pytest

from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.chapters.board.adjacency import (
    areas_next_to,
    areas_touched_by,
    areas_touched_by_realm,
    in_set,
    mountain_between,
    port_is_active,
)
from stolnik.games.price_of_power.chapters.board.ownership import (
    areas_of,
    capital,
    controller,
    core_realm,
    flag_on,
    has_unrest,
    is_core,
    is_distant,
    is_npr,
    lawful_owner,
    owned,
    owner,
    tax_value,
)
from stolnik.games.price_of_power.chapters.board.supply import cubes_in_use, cubes_left
from stolnik.games.price_of_power.chapters.board.tracks import (
    base_tax,
    covered_slots,
    manpower,
    on_the_board,
    tax_income,
    vassal_tax,
)
from stolnik.games.price_of_power.state import (
    NOBODY,
    PAIR,
    PORT,
    REBEL_TOWN,
    REBELS,
    SMALL,
    VASSAL,
    VASSALS,
    DisplayCard,
    Europe,
    board,
    piece,
)
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    OTTOMANS,
    POLAND,
    area,
    bare_map,
    europe,
    place,
    realm,
    town,
    unrest,
    vassal,
)


def names(g: Europe, areas: int) -> set[str]:
    return {g.box.areas[no].id for no in in_set(areas)}


# -- who has what ------------------------------------------------------------------------------


@pytest.mark.rule("EU-2.4.3", "EU-2.4.9", "EU-2.5.8", "EU-2.5.9", "EU-2.4.29")
def test_a_town_owns_and_controls() -> None:
    g = europe()
    granada = place(g, "granada")
    assert owner(g, granada) == controller(g, granada) == realm(g, "granada")
    town(g, "granada", CASTILE)
    assert owner(g, granada) == controller(g, granada) == lawful_owner(g, granada) == CASTILE


@pytest.mark.rule("EU-2.4.6", "EU-2.5.8", "EU-2.5.9", "EU-2.4.29")
def test_an_occupied_province_is_owned_by_nobody() -> None:
    g = europe()
    london = place(g, "london")
    g.occupiers[london] = piece(SMALL, FRANCE, unrest=True)
    assert owner(g, london) == NOBODY
    assert controller(g, london) == FRANCE
    assert lawful_owner(g, london) == ENGLAND
    assert london not in list(owned(g, ENGLAND))
    g.occupiers[london] = REBEL_TOWN
    assert controller(g, london) == REBELS


@pytest.mark.rule("EU-2.4.4")
def test_an_area_is_part_of_a_realm_with_one_province_owned_there() -> None:
    g = europe()
    assert "andalucia" in names(g, areas_of(g, CASTILE))
    assert "andalucia" in names(g, areas_of(g, realm(g, "granada")))
    assert "aragon" not in names(g, areas_of(g, CASTILE))


@pytest.mark.rule("EU-2.4.5")
def test_a_distant_realm_has_its_capital_overseas() -> None:
    g = europe()
    assert is_distant(g, realm(g, "aztec"))
    assert not is_distant(g, CASTILE)
    assert not is_distant(europe(6), realm(europe(6), "kazan"))


@pytest.mark.rule("EU-2.4.10", "EU-2.4.12", "EU-11.4.4")
def test_vassal_tokens_do_not_make_a_province_the_overlord_s() -> None:
    g = europe()
    vassal(g, "navarra", FRANCE)
    navarra = place(g, "navarra")
    assert owner(g, navarra) == realm(g, "navarra")
    assert navarra not in list(owned(g, FRANCE))


@pytest.mark.rule("EU-2.4.13", "EU-7.6.1")
def test_a_core_is_the_flag_s_whoever_owns_it() -> None:
    g = europe()
    granada = place(g, "granada")
    town(g, "granada", CASTILE)
    assert is_core(g, realm(g, "granada"), granada)
    assert not is_core(g, CASTILE, granada)
    assert core_realm(g, granada) == realm(g, "granada")
    assert is_core(g, CASTILE, capital(g, CASTILE))


@pytest.mark.rule("EU-2.4.14", "EU-7.6.8")
def test_a_core_token_overrides_flags_in_its_whole_area() -> None:
    g = europe()
    granada = place(g, "granada")
    g.cores[area(g, "andalucia")] = CASTILE + 1
    assert is_core(g, CASTILE, granada)
    assert not is_core(g, realm(g, "granada"), granada)
    assert core_realm(g, granada) == CASTILE


@pytest.mark.rule("EU-2.4.14", "EU-7.6.1")
def test_a_dnpr_token_overrides_the_flag() -> None:
    g = europe()
    granada = place(g, "granada")
    g.dnpr[granada] = g.dnpr_realms.index(g.box.realm_of["portugal"]) + 1
    assert flag_on(g, granada) == core_realm(g, granada) == realm(g, "portugal")
    assert not is_core(g, realm(g, "granada"), granada)


@pytest.mark.rule("EU-2.7.10")
def test_dutch_cores_are_the_netherlands_too() -> None:
    g = europe(3, line_up="featured")
    dutch = next(one for one in g.box.places if one.dutch)
    assert is_core(g, realm(g, "netherlands"), dutch.no)


@pytest.mark.rule("EU-13.0.3", "EU-2.6.10")
def test_an_npr_without_its_capital_takes_a_large_province_first() -> None:
    g = europe(6)
    hungary = realm(g, "hungary")
    natural = capital(g, hungary)
    town(g, g.box.places[natural].id, AUSTRIA)
    new = g.box.places[capital(g, hungary)]
    left = [g.box.places[one] for one in owned(g, hungary)]
    large = [one for one in left if one.large]
    assert new == min(large or left, key=lambda one: one.alphabetical)


@pytest.mark.rule("EU-13.0.3", "EU-2.6.10", "EU-11.4.4")
def test_a_vassal_keeps_the_capital_that_it_had_as_an_npr() -> None:
    g = europe(6)
    hungary = realm(g, "hungary")
    natural = capital(g, hungary)
    town(g, g.box.places[natural].id, AUSTRIA)
    new, left = capital(g, hungary), owned(g, hungary)
    for one in left:
        vassal(g, g.box.places[one].id, POLAND)
    assert not is_npr(g, hungary)
    assert capital(g, hungary) == new
    for one in left:
        town(g, g.box.places[one].id, POLAND)
    assert capital(g, hungary) == natural, "where it would be again"


def test_the_tax_value_of_an_npr() -> None:
    g = europe()
    assert tax_value(g, realm(g, "genoa")) == 4 - sum(
        g.box.places[one].tax
        for one in g.box.realms[g.box.realm_of["genoa"]].places
        if g.box.places[one].east
    )
    assert tax_value(europe(6), realm(europe(6), "genoa")) == 4


@pytest.mark.rule("EU-14.1.1", "EU-14.1.3")
def test_covered_unrest_counts_for_nothing() -> None:
    g = europe()
    unrest(g, "london")
    london = place(g, "london")
    assert has_unrest(g, london)
    g.occupiers[london] = REBEL_TOWN
    assert not has_unrest(g, london)


# -- what touches what -------------------------------------------------------------------------


@pytest.mark.rule("EU-2.5.4", "EU-2.5.5", "EU-2.7.13", "EU-2.7.14", "EU-2.7.15")
def test_exa1_adjacency_across_a_sea_needs_ports_on_both_sides() -> None:
    g = europe(6)
    next_to_algiers = names(g, areas_next_to(g, area(g, "algiers")))
    assert not next_to_algiers & {"central_italy", "sicily", "naples", "corsica_and_sardinia"}
    assert "svealand" not in names(g, areas_next_to(g, area(g, "ostrobothnia")))


@pytest.mark.rule("EU-2.5.1", "EU-2.5.2", "EU-2.5.3")
def test_a_port_reaches_over_the_sea_and_an_inland_province_does_not() -> None:
    g = europe()
    inland = next(
        one
        for one in g.box.places
        if not one.ports
        and any(g.box.places[other].ports for other in g.box.areas[one.area].places)
    )
    by_land = board(g).land[inland.area] | 1 << inland.area
    assert areas_touched_by(g, inland.no) == by_land
    port = next(g.box.places[o] for o in g.box.areas[inland.area].places if g.box.places[o].ports)
    assert areas_touched_by(g, port.no) & ~by_land


@pytest.mark.rule("EU-2.5.6", "EU-2.5.7")
def test_vassals_give_their_overlord_no_adjacency() -> None:
    g = europe()
    bare_map(g)
    town(g, "wien", AUSTRIA)
    before = areas_touched_by_realm(g, AUSTRIA)
    vassal(g, "granada", AUSTRIA)
    assert areas_touched_by_realm(g, AUSTRIA) == before
    town(g, "granada", AUSTRIA)
    assert "castile" in names(g, areas_touched_by_realm(g, AUSTRIA))


@pytest.mark.rule("EU-2.6.20")
def test_a_greyed_port_wakes_when_it_is_settled() -> None:
    g = europe()
    mexico = place(g, "mexico")
    assert not port_is_active(g, mexico)
    town(g, "mexico", CASTILE)
    assert port_is_active(g, mexico)
    assert "antilles" not in names(g, areas_next_to(g, area(g, "mexico")))
    town(g, "antilles", ENGLAND)
    assert "antilles" in names(g, areas_next_to(g, area(g, "mexico")))


@pytest.mark.rule("EU-2.6.2")
def test_mountains_belong_to_pairs_of_areas() -> None:
    g = europe()
    castile, andalucia, leon = (area(g, one) for one in ("castile", "andalucia", "leon"))
    assert mountain_between(g, castile, andalucia)
    assert mountain_between(g, andalucia, castile)
    assert not mountain_between(g, castile, leon)


@pytest.mark.rule("EU-2.6.22")
def test_overland_links_join_the_maps() -> None:
    g = europe(6)
    assert "egypt" in names(g, areas_next_to(g, area(g, "upper_egypt")))
    assert "upper_egypt" in names(g, areas_next_to(g, area(g, "egypt")))


# -- Tracks ------------------------------------------------------------------------------------


def _towns(g: Europe, seat: int, small: int) -> None:
    """So many Small Towns of a player on Small Provinces."""
    bare_map(g)
    free = [one.no for one in g.box.places if not one.large and one.no in board(g).places]
    for at in free[:small]:
        g.tokens[at] = piece(SMALL, seat)


@pytest.mark.rule("EU-7.5.2", "EU-7.5.7")
def test_small_towns_pay_1_large_2_and_vassal_tokens_half() -> None:
    g = europe()
    bare_map(g)
    town(g, "granada", CASTILE)
    town(g, "venezia", CASTILE)
    assert base_tax(g, CASTILE) == 3
    vassal(g, "roma", CASTILE)
    tokens = on_the_board(g, CASTILE).vassals
    assert vassal_tax(g, CASTILE) == (tokens + 1) // 2


@pytest.mark.rule("EU-7.5.3")
def test_two_small_towns_on_a_large_province() -> None:
    g = europe()
    bare_map(g)
    g.tokens[place(g, "venezia")] = piece(PAIR, CASTILE)
    assert on_the_board(g, CASTILE) == (2, 0, 0)
    assert base_tax(g, CASTILE) == 2


@pytest.mark.rule("EU-7.5.4", "EU-7.5.5")
@pytest.mark.parametrize(("small", "income", "men"), [(19, 19, 10), (20, 20, 10), (23, 23, 12)])
def test_the_second_twenty_towns_count_on_from_the_first(small: int, income: int, men: int) -> None:
    g = europe()
    _towns(g, CASTILE, small)
    assert base_tax(g, CASTILE) == income
    assert manpower(g, CASTILE) == men


@pytest.mark.rule("EU-9.3.1", "EU-9.3.7")
def test_manpower_is_never_more_than_20() -> None:
    g = europe()
    _towns(g, CASTILE, 40)
    g.players[CASTILE].plus_one = 5
    assert manpower(g, CASTILE) == 20


@pytest.mark.rule("EU-9.3.4")
def test_plus_one_tokens_and_ideas_add_to_manpower() -> None:
    g = europe(6)
    before = manpower(g, OTTOMANS)
    g.players[OTTOMANS].plus_one = 2
    g.players[OTTOMANS].ideas.append(g.box.idea_of["mass_conscription"])
    assert manpower(g, OTTOMANS) == before + 2 + 3


@pytest.mark.rule("EU-14.1.2")
def test_unrest_changes_neither_income_nor_manpower() -> None:
    g = europe()
    before = tax_income(g, ENGLAND), manpower(g, ENGLAND)
    unrest(g, "london")
    assert (tax_income(g, ENGLAND), manpower(g, ENGLAND)) == before


@pytest.mark.rule("EU-4.3.11", "EU-14.3.8")
def test_an_occupied_town_covers_a_slot_with_a_cube() -> None:
    g = europe()
    income, cubes = base_tax(g, ENGLAND), cubes_in_use(g, ENGLAND)
    tax = g.box.places[place(g, "london")].tax
    g.occupiers[place(g, "london")] = REBEL_TOWN
    assert base_tax(g, ENGLAND) == income - tax
    assert covered_slots(g, ENGLAND) == 1
    assert cubes_in_use(g, ENGLAND) == cubes + 1


@pytest.mark.rule("EU-14.2.7")
def test_an_occupied_vassal_covers_the_slots_that_it_opened() -> None:
    g = europe()
    bare_map(g)
    g.tokens[place(g, "venezia")] = piece(VASSALS, FRANCE)
    g.tokens[place(g, "roma")] = piece(VASSAL, FRANCE)
    g.occupiers[place(g, "venezia")] = REBEL_TOWN
    assert vassal_tax(g, FRANCE) == 1
    assert covered_slots(g, FRANCE) == 1


# -- supplies ----------------------------------------------------------------------------------


@pytest.mark.rule("EU-2.2.5", "EU-2.3.3")
@pytest.mark.rule("EU-2.6.23")
def test_all_uses_of_cubes_share_the_same_thirty() -> None:
    g = europe()
    castile = g.players[CASTILE]
    # 9 Power, 3 Influence and a Cardinal at the start.
    assert cubes_left(g, CASTILE) == 30 - 9 - 3 - 1
    castile.colonists = 2
    castile.focus = True
    castile.display.append(DisplayCard(0, 3))
    assert cubes_left(g, CASTILE) == 30 - 13 - 6


@pytest.mark.rule("EU-2.2.5")
def test_the_audit_finds_a_cube_too_many() -> None:
    g = europe()
    g.players[CASTILE].colonists = 18
    assert any("cubes" in fault for fault in audit(g))


@pytest.mark.rule("EU-2.6.4", "EU-2.6.6")
def test_the_audit_finds_other_pieces_too_many() -> None:
    for spoil, what in (
        (lambda g: setattr(g.players[0], "available", 21), "Units"),
        (lambda g: g.players[0].ships.update({0: 20}), "Ships"),
        (lambda g: g.players[0].hand.append(0), "Action Cards"),
        (lambda g: g.event_deck.pop(), "Events"),
        (lambda g: setattr(g.players[0], "interest", 31), "Interest"),
        (lambda g: g.rebels.__setitem__(0, 17), "black Units"),
        (lambda g: setattr(g.players[0], "stability", 4), "Stability"),
        (lambda g: g.claims.__setitem__(slice(0, 9), bytes([1] * 9)), "Claim"),
        (lambda g: g.cores.__setitem__(slice(0, 7), bytes([1] * 7)), "Core"),
        (lambda g: setattr(g.players[0], "power", [11, 0, 0]), "Power"),
        (lambda g: g.players[0].infantry.update({250: 1}), "no Area in play"),
        (lambda g: g.players[0].ships.update({PORT + place(g, "madrid"): 1}), "nor a Port"),
    ):
        g = europe(npr_invasions=False)
        spoil(g)
        assert any(what in fault for fault in audit(g)), what
