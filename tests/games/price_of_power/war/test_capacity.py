"""Military and Naval Capacity: whole Provinces, each for one place a Turn."""

from __future__ import annotations

import pytest

from stolnik.games.price_of_power.chapters.war.capacity import (
    Levy,
    Support,
    can_support,
    recruiting_ground,
)
from stolnik.games.price_of_power.state import REBEL_TOWN, Europe
from tests.games.price_of_power.position import (
    CASTILE,
    ENGLAND,
    area,
    bare_map,
    place,
    realm,
    town,
    vassal,
)
from tests.games.price_of_power.war.capacities import military_capacity, naval_capacity
from tests.games.price_of_power.war.forces import at_arms, infantry, rebels, ships, war


def iberia(*towns: str) -> Europe:
    """Castile with these Towns and nothing else."""
    g = at_arms()
    bare_map(g)
    for name in towns:
        town(g, name, CASTILE)
    return g


def mc(g: Europe, name: str, seat: int = CASTILE) -> int:
    return military_capacity(g, seat, area(g, name))


def supported(g: Europe, seat: int = CASTILE, **levies: int) -> bool:
    """Whether so many Regular Units can be recruited, by Area."""
    wanted = {area(g, name): Levy(n) for name, n in levies.items()}
    return can_support(recruiting_ground(g, seat).provinces, wanted)


# -- Military Capacity -------------------------------------------------------------------------


@pytest.mark.rule("EU-9.2.1", "EU-2.4.28")
def test_capacity_is_the_tax_value_in_and_next_to_an_area() -> None:
    g = iberia("madrid", "burgos", "badajoz")
    assert mc(g, "castile") == 2 + 1 + 1
    assert mc(g, "leon") == 4
    assert mc(g, "aragon") == 4, "both Areas border it"
    assert mc(g, "portugal") == 1, "Leon borders it, Castile does not"
    assert mc(g, "loire") == 0


@pytest.mark.rule("EU-9.2.1", "EU-11.4.25")
def test_vassals_add_to_military_capacity_and_not_to_naval() -> None:
    g = iberia("madrid")
    vassal(g, "barcelona", CASTILE)
    zone = g.box.zone_of["gulf_of_lion"]
    assert mc(g, "castile") == 3
    assert naval_capacity(g, CASTILE, zone) == 0
    town(g, "barcelona", CASTILE)
    assert naval_capacity(g, CASTILE, zone) == 1


@pytest.mark.rule("EU-9.2.1")
def test_ports_on_the_same_sea_zone_add_to_capacity() -> None:
    g = iberia()
    town(g, "lancashire", ENGLAND)
    assert mc(g, "ireland", ENGLAND) == 1
    bare_map(g)
    town(g, "york", ENGLAND)
    assert mc(g, "ireland", ENGLAND) == 0, "another Sea Zone"
    assert mc(g, "scotland", ENGLAND) == 1


@pytest.mark.rule("EU-9.2.6")
def test_over_a_hostile_sea_no_port_helps() -> None:
    g = iberia()
    town(g, "lancashire", ENGLAND)
    g.wars = []
    war(g, ENGLAND, "france")
    ships(g, realm(g, "france"), "northeastern_atlantic")
    assert mc(g, "ireland", ENGLAND) == 0
    assert mc(g, "scotland", ENGLAND) == 1, "by land it does"


@pytest.mark.rule("EU-9.2.4")
def test_occupied_provinces_add_nothing() -> None:
    g = iberia("madrid", "burgos")
    g.occupiers[place(g, "madrid")] = REBEL_TOWN
    assert mc(g, "castile") == 1


@pytest.mark.rule("EU-9.2.5")
def test_with_hostile_units_a_province_helps_its_own_area_alone() -> None:
    g = iberia("madrid", "badajoz")
    rebels(g, "castile")
    assert mc(g, "castile") == 3, "its own Area still has it, and Leon helps"
    assert mc(g, "leon") == 1


# -- each Province once ------------------------------------------------------------------------


@pytest.mark.rule("EU-5.5.45", "EU-9.2.5")
def test_rebels_take_nothing_from_the_capacity_of_an_ally() -> None:
    g = iberia("madrid")
    aragon = realm(g, "aragon")
    g.players[CASTILE].allies = {aragon: True}
    capacity = military_capacity(g, aragon, area(g, "sicily"))

    def allied(units: int) -> bool:
        wanted = {area(g, "sicily"): Levy(allied=units)}
        return can_support(recruiting_ground(g, CASTILE).provinces, wanted)

    assert allied(capacity)
    assert not allied(capacity + 1)
    rebels(g, "naples")
    assert military_capacity(g, aragon, area(g, "sicily")) == capacity
    assert allied(capacity)
    assert not allied(capacity + 1)
    war(g, CASTILE, "england")
    infantry(g, ENGLAND, "naples")
    assert not allied(capacity), "Enemies of the player are the Ally's as well"


@pytest.mark.rule("EU-5.5.41", "EU-9.2.15", "EU-9.2.16")
def test_a_province_supports_one_area_whole() -> None:
    g = iberia("madrid", "badajoz")
    assert supported(g, castile=3)
    assert not supported(g, castile=4)
    assert supported(g, castile=2, leon=1)
    assert supported(g, castile=1, leon=1), "Madrid for one, Badajoz for the other"
    g = iberia("madrid", "valencia")
    assert supported(g, castile=4)
    assert supported(g, castile=1, aragon=2)
    assert not supported(g, castile=1, aragon=3), "Madrid cannot be halved"


@pytest.mark.rule("EU-9.2.16")
def test_provinces_are_shared_out_so_that_everything_is_supported() -> None:
    g = iberia("burgos", "badajoz", "valencia")
    assert supported(g, leon=1, castile=1, aragon=2)
    assert supported(g, leon=2, castile=2), "Valencia for one, the two small ones for the other"
    assert supported(g, castile=1, leon=3)
    assert not supported(g, castile=2, leon=3)


# -- Naval Capacity ----------------------------------------------------------------------------


@pytest.mark.rule("EU-9.2.7", "EU-2.4.28", "EU-9.2.11", "EU-9.2.13")
def test_naval_capacity_counts_own_ports_and_large_ones_twice() -> None:
    g = iberia("lisboa", "porto", "galicia")
    zone = g.box.zone_of["central_atlantic"]
    assert naval_capacity(g, CASTILE, zone) == 2 + 1 + 1
    rebels(g, "portugal", 3)
    assert naval_capacity(g, CASTILE, zone) == 4, "Land Units do not matter"
    g.occupiers[place(g, "porto")] = REBEL_TOWN
    assert naval_capacity(g, CASTILE, zone) == 3
    assert naval_capacity(g, CASTILE, g.box.zone_of["bay_of_biscay"]) == 1


def test_one_area_is_counted_as_many_are_shared_out() -> None:
    provinces = [
        Support(2, own=0, allied=0b11),
        Support(2, own=0b01, allied=0b01),
        Support(1, own=0b11, allied=0b01),
    ]
    for area_no in (0, 1):
        for regular in range(6):
            for allied in range(6):
                levy = Levy(regular, allied)
                alone = can_support(provinces, {area_no: levy})
                beside_nothing = can_support(provinces, {area_no: levy, 5: Levy()})
                assert alone == beside_nothing, (area_no, levy)
