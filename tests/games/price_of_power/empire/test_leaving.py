"""Areas that leave the Empire and come back, at once and in the middle of anything."""

from __future__ import annotations

import pytest

from stolnik.games.price_of_power.box.components import NONE
from stolnik.games.price_of_power.chapters.basic_actions.diplomacy import carry_out
from stolnik.games.price_of_power.chapters.board.changes import (
    place_town,
    place_vassal,
    province_changed,
    take_off,
)
from stolnik.games.price_of_power.chapters.board.hostility import vassals_of
from stolnik.games.price_of_power.chapters.board.ownership import capital_for, npr_places, owner
from stolnik.games.price_of_power.chapters.empire.leaving_the_empire import (
    any_foreign,
    review_areas,
)
from stolnik.games.price_of_power.chapters.empire.membership import electors, is_member
from stolnik.games.price_of_power.chapters.relations.provinces import occupation_ends
from stolnik.games.price_of_power.events.relations import ImperialInfluenceRemoved
from stolnik.games.price_of_power.state import (
    COLUMNS,
    IMPERIAL,
    NPR,
    SMALL,
    Europe,
    dnpr_token,
    piece,
)
from stolnik.games.price_of_power.tasks import Deal, EventUnderWay, LeavingPorts
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    europe,
    place,
    realm,
    town,
)
from tests.games.running import run

SWISS = ("geneve", "bern", "st_gallen")


def take(g: Europe, seat: int, *names: str) -> None:
    for name in names:
        assert place_town(g, seat, place(g, name))


def is_out(g: Europe, name: str) -> bool:
    return area(g, name) in g.not_hre


@pytest.mark.rule("EU-18.6.1", "EU-18.6.2", "EU-18.1.12")
def test_an_area_that_outsiders_own_wholly_leaves_and_costs_authority() -> None:
    g = europe()
    take(g, FRANCE, "geneve", "bern")
    assert not is_out(g, "switzerland")
    take(g, ENGLAND, "st_gallen")
    assert is_out(g, "switzerland")
    assert g.authority == 2
    assert not is_member(g, realm(g, "swiss_confederacy"))


@pytest.mark.rule("EU-18.6.1")
def test_the_emperor_is_no_outsider_wherever_the_capital_lies() -> None:
    g = europe()
    g.emperor = FRANCE
    take(g, FRANCE, *SWISS)
    assert not is_out(g, "switzerland")


@pytest.mark.rule("EU-18.6.1")
def test_whatever_makes_foreign_land_imperial_is_noticed_on_the_same_map() -> None:
    g = europe()
    for name in SWISS:
        g.tokens[place(g, name)] = piece(SMALL, FRANCE)
    austrian, bern, left = g.emperor, place(g, "bern"), area(g, "switzerland")
    assert any_foreign(g)
    g.occupiers[bern] = piece(SMALL, ENGLAND)
    assert not any_foreign(g)
    g.occupiers[bern] = 0
    g.emperor = FRANCE
    assert not any_foreign(g)
    g.emperor = austrian
    g.players[FRANCE].capital = place(g, "wien")
    assert not any_foreign(g)
    g.players[FRANCE].capital = NONE
    g.not_hre = [left]
    assert not any_foreign(g)
    g.not_hre = []
    assert any_foreign(g)


@pytest.mark.rule("EU-18.6.1")
def test_an_occupied_province_keeps_its_area_in_the_empire_when_another_leaves() -> None:
    """It has no Owner, be the Lawful one an outsider."""
    g = europe()
    for name in SWISS:
        g.tokens[place(g, name)] = piece(SMALL, FRANCE)
    g.occupiers[place(g, "bern")] = piece(SMALL, ENGLAND)
    others = [one.id for one in g.box.areas if one.hre and one.id != "switzerland"]
    gone = next(name for name in others if not g.box.areas[area(g, name)].elector)
    for one in g.box.areas[area(g, gone)].places:
        g.tokens[one] = piece(SMALL, FRANCE)
        g.dnpr[one] = 0
    review_areas(g)
    assert is_out(g, gone)
    assert not is_out(g, "switzerland")


@pytest.mark.rule("EU-18.6.1")
def test_an_npr_that_becomes_the_vassal_of_a_member_is_no_outsider() -> None:
    g = europe()
    g.dnpr_realms[0] = realm(g, "papal_states") - NPR
    for name in SWISS:
        g.dnpr[place(g, name)] = dnpr_token(0)
    assert any_foreign(g)
    g.overlords[g.dnpr_realms[0]] = realm(g, "bavaria") + 1
    assert not any_foreign(g)


@pytest.mark.rule("EU-18.6.1")
def test_an_occupied_province_is_owned_by_nobody_and_keeps_its_area() -> None:
    g = europe()
    g.occupiers[place(g, "bern")] = piece(SMALL, FRANCE)
    take(g, FRANCE, "geneve", "st_gallen")
    assert not is_out(g, "switzerland")


@pytest.mark.rule("EU-18.6.1", "EU-11.1.7")
def test_its_area_leaves_when_the_occupation_ends_without_a_peace() -> None:
    g = europe()
    bern = place(g, "bern")
    g.occupiers[bern] = piece(SMALL, CASTILE)
    take(g, FRANCE, *SWISS)
    g.influence[area(g, "switzerland") * COLUMNS + ENGLAND] = 1
    occupation_ends(g, bern)
    assert is_out(g, "switzerland")
    assert not g.influence[area(g, "switzerland") * COLUMNS + ENGLAND]


@pytest.mark.rule("EU-18.6.3")
def test_an_area_is_back_when_the_last_occupation_in_it_ends() -> None:
    g = europe()
    g.not_hre.append(area(g, "switzerland"))
    for name in SWISS:
        g.occupiers[place(g, name)] = piece(SMALL, CASTILE)
        take(g, AUSTRIA, name)
    for name in SWISS:
        assert is_out(g, "switzerland")
        occupation_ends(g, place(g, name))
    assert not is_out(g, "switzerland")


@pytest.mark.rule("EU-18.6.3", "EU-13.2.4")
def test_an_area_is_back_when_a_vassal_in_it_goes_free_of_an_occupation() -> None:
    g = europe()
    g.not_hre.append(area(g, "netherlands"))
    g.occupiers[place(g, "breda")] = piece(SMALL, ENGLAND)
    for name in ("amsterdam", "zeeland", "gelre", "friesland"):
        town(g, name, AUSTRIA)
    assert vassals_of(g, realm(g, "burgundy")) >= {realm(g, "brabant")}
    for no in npr_places(g, g.box.realm_of["burgundy"]):
        assert is_out(g, "netherlands")
        take(g, AUSTRIA, g.box.places[no].id)
    assert not g.occupiers[place(g, "breda")]
    assert not is_out(g, "netherlands")


@pytest.mark.rule("EU-18.6.1", "EU-18.6.3")
@pytest.mark.parametrize("out", [False, True])
@pytest.mark.parametrize("order", [("geneve", "bern"), ("bern", "geneve")])
def test_provinces_that_two_players_exchange_change_hands_at_once(
    order: tuple[str, str], out: bool
) -> None:
    g = europe()
    for name, seat in (("geneve", AUSTRIA), ("bern", FRANCE)):
        town(g, name, seat)
    town(g, "st_gallen", AUSTRIA if out else FRANCE)
    if out:
        g.not_hre.append(area(g, "switzerland"))
    for seat in (AUSTRIA, FRANCE):
        g.players[seat].power, g.players[seat].ducats = [5, 5, 5], 50
    run(carry_out(g, Deal(FRANCE, AUSTRIA, prices={place(g, name): 3 for name in order})))
    assert [owner(g, place(g, name)) for name in ("geneve", "bern")] == [FRANCE, AUSTRIA]
    assert (is_out(g, "switzerland"), g.authority) == (out, 3)


@pytest.mark.rule("EU-18.6.1")
def test_vassals_of_outsiders_stay_members() -> None:
    g = europe()
    for name in SWISS:
        assert place_vassal(g, FRANCE, place(g, name))
    assert not is_out(g, "switzerland")


@pytest.mark.rule("EU-18.6.1", "EU-18.3.3", "EU-14.3.13")
def test_a_vassal_keeps_its_own_capital_when_a_part_of_it_is_freed() -> None:
    g = europe()
    for name in ("genova", "corsica"):
        assert place_vassal(g, FRANCE, place(g, name))
    take(g, FRANCE, "piemonte", "milano", "brescia", "parma", "mantova", "cremona")
    assert not is_out(g, "lombardy")
    take_off(g, FRANCE, place(g, "corsica"))
    assert capital_for(g, place(g, "corsica")) == place(g, "corsica")
    assert capital_for(g, place(g, "genova")) == place(g, "genova")
    assert not is_out(g, "lombardy")
    take_off(g, FRANCE, place(g, "genova"))
    assert capital_for(g, place(g, "corsica")) == place(g, "genova")


@pytest.mark.rule("EU-18.6.4")
def test_only_provinces_inside_the_border_count() -> None:
    g = europe()
    take(g, FRANCE, "silesia")
    assert is_out(g, "wielkopolska")
    take(g, AUSTRIA, "silesia")
    assert not is_out(g, "wielkopolska")  # Poland keeps the rest of it


@pytest.mark.rule("EU-18.6.3", "EU-18.6.5", "EU-18.1.12")
def test_an_area_that_is_all_imperial_again_is_reincorporated() -> None:
    g = europe()
    take(g, FRANCE, *SWISS)
    assert g.authority == 2
    take_off(g, FRANCE, place(g, "geneve"))  # Savoy, a Member, has it again
    take(g, AUSTRIA, "bern")
    assert is_out(g, "switzerland")
    assert place_vassal(g, AUSTRIA, place(g, "st_gallen"))
    assert not is_out(g, "switzerland")
    assert g.authority == 3


@pytest.mark.rule("EU-18.2.6")
def test_imperial_influence_leaves_with_the_area() -> None:
    g = europe()
    at = area(g, "bohemia") * COLUMNS
    g.influence[at : at + COLUMNS] = bytes(COLUMNS)
    g.influence[at + IMPERIAL] = 2
    for name in ("praha", "olomouc", "rudohori"):
        town(g, name, FRANCE)
    portugal = g.dnpr_realms.index(g.box.realm_of["portugal"]) + 1
    g.dnpr[place(g, "budejovice")] = portugal  # an outsider that is no player
    told = listen(g)
    province_changed(g, place(g, "budejovice"))
    assert is_out(g, "bohemia")
    assert g.influence[at + IMPERIAL] == 0
    assert told.count(ImperialInfluenceRemoved("bohemia")) == 2


@pytest.mark.rule("EU-18.1.13", "EU-18.3.14", "EU-18.6.2")
def test_an_elector_area_that_leaves_costs_first_itself_then_the_cap() -> None:
    g = europe()
    g.authority = 6
    take(g, FRANCE, "praha", "olomouc", "rudohori", "budejovice")
    assert len(electors(g)) == 4
    assert g.authority == 5  # 6 - 1, which is within the cap
    g.authority = 6
    g.not_hre.append(area(g, "saxony"))  # as an Event does, without its cost
    province_changed(g, place(g, "wien"))
    assert g.authority == 4  # 3 Elector Areas are left


@pytest.mark.rule("EU-18.6.2")
def test_what_an_event_does_costs_what_the_event_says() -> None:
    g = europe()
    g.agenda.append(EventUnderWay(0, FRANCE, False, "text"))
    g.agenda.append(LeavingPorts(CASTILE))  # the Event has ended an Alliance as well
    take(g, FRANCE, *SWISS)
    assert is_out(g, "switzerland")
    assert g.authority == 3


@pytest.mark.rule("EU-18.6.1", "EU-18.3.2")
def test_a_realm_that_ceases_to_be_a_member_takes_its_areas_along() -> None:
    g = europe()
    g.emperor = realm(g, "bohemia")
    g.not_hre.append(area(g, "austria"))  # as an Event does
    province_changed(g, place(g, "wien"))
    assert is_out(g, "austria")
    assert is_out(g, "venetia")  # Krain was all that lay inside the border there
    assert is_out(g, "tirol")
    assert not is_out(g, "rhineland")  # where others are Members still
