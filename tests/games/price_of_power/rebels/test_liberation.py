"""Liberation: whom a Province goes to, and what its old master gets for it."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import Move
from stolnik.games.price_of_power.box.components import COLOURS, NONE
from stolnik.games.price_of_power.chapters.board.ownership import (
    capital,
    flag_on,
    is_npr,
    lawful_owner,
    owner,
    realm_at_table,
)
from stolnik.games.price_of_power.chapters.board.supply import (
    claims_left,
    dnpr_left,
    vassal_tokens_left,
)
from stolnik.games.price_of_power.chapters.board.tracks import covered_slots
from stolnik.games.price_of_power.chapters.phases.sequence import enter
from stolnik.games.price_of_power.chapters.rebels.liberation import liberate
from stolnik.games.price_of_power.chapters.rebels.taking_provinces import rebels_take
from stolnik.games.price_of_power.events.battles import Liberated
from stolnik.games.price_of_power.events.tokens import TruceEnded
from stolnik.games.price_of_power.game import GAME
from stolnik.games.price_of_power.state import (
    CAPITAL_TOKEN,
    NPR,
    REBEL_TOWN,
    SMALL,
    Europe,
    kind_of,
    piece,
    seat_of,
)
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    place,
    realm,
    refusal_of,
    town,
    vassal,
)
from tests.games.price_of_power.rebels.unruly import unruly
from tests.games.running import Procedure, run


def freed(g: Europe, name: str) -> None:
    run(liberate(g, place(g, name)))


# -- case a ------------------------------------------------------------------------------------


@pytest.mark.rule("EU-14.3.11", "EU-14.3.10")
def test_an_occupied_province_is_its_lawful_owners_again_and_nothing_else() -> None:
    g = unruly()
    galicia = place(g, "galicia")
    g.occupiers[galicia] = piece(SMALL, FRANCE, unrest=True)
    assert covered_slots(g, CASTILE) == 1
    told = listen(g)
    run(rebels_take(g, galicia))
    assert Liberated("galicia", "castile") in told
    assert g.occupiers[galicia] == 0
    assert owner(g, galicia) == CASTILE
    assert covered_slots(g, CASTILE) == 0
    assert g.cbs == []


# -- case b ------------------------------------------------------------------------------------


@pytest.mark.rule("EU-14.3.12", "EU-14.3.13")
def test_a_province_of_an_npr_joins_the_rest_of_it() -> None:
    g = unruly()
    town(g, "lisboa", CASTILE)
    told = listen(g)
    freed(g, "lisboa")
    assert Liberated("lisboa", "portugal") in told
    assert g.tokens[place(g, "lisboa")] == 0
    assert owner(g, place(g, "lisboa")) == realm(g, "portugal")


@pytest.mark.rule("EU-14.3.12")
def test_a_vassal_token_returns_to_the_mat() -> None:
    g = unruly()
    vassal(g, "zaragoza", CASTILE, unrest=True)
    before = vassal_tokens_left(g, CASTILE)
    run(rebels_take(g, place(g, "zaragoza")))
    assert vassal_tokens_left(g, CASTILE) > before
    assert owner(g, place(g, "zaragoza")) == realm(g, "aragon")


@pytest.mark.rule("EU-14.3.13")
def test_an_npr_that_was_gone_is_reborn() -> None:
    g = unruly()
    granada = realm(g, "granada")
    own = [one.id for one in g.box.places if one.flag == granada - NPR]
    for name in own:
        town(g, name, CASTILE)
    assert not is_npr(g, granada)
    freed(g, own[0])
    assert is_npr(g, granada)
    assert g.box.places[capital(g, granada)].id == own[0]


@pytest.mark.rule("EU-14.3.13")
def test_a_player_puts_a_town_on_a_core_province_that_is_freed() -> None:
    g = unruly()
    town(g, "galicia", FRANCE, unrest=True)
    run(rebels_take(g, place(g, "galicia")))
    assert g.tokens[place(g, "galicia")] == piece(SMALL, CASTILE)
    assert g.cbs == [(FRANCE, CASTILE)]


@pytest.mark.rule("EU-14.3.12", "EU-14.3.8", "EU-2.4.15", "EU-7.6.2")
def test_a_core_token_says_whose_core_it_is() -> None:
    g = unruly()
    town(g, "lisboa", FRANCE, unrest=True)
    g.cores[area(g, "portugal")] = FRANCE + 1
    run(rebels_take(g, place(g, "lisboa")))
    assert g.occupiers[place(g, "lisboa")] == REBEL_TOWN
    g.cores[area(g, "portugal")] = CASTILE + 1
    g.occupiers[place(g, "lisboa")] = 0
    run(rebels_take(g, place(g, "lisboa")))
    assert lawful_owner(g, place(g, "lisboa")) == CASTILE


@pytest.mark.rule("EU-14.2.7", "EU-14.3.8")
def test_a_rebel_town_on_a_vassal_token_covers_the_vassal_track() -> None:
    g = unruly()
    vassal(g, "zaragoza", CASTILE, unrest=True)
    g.cores[area(g, "aragon")] = CASTILE + 1
    run(rebels_take(g, place(g, "zaragoza")))
    assert g.occupiers[place(g, "zaragoza")] == REBEL_TOWN
    assert covered_slots(g, CASTILE) >= 1


@pytest.mark.rule("EU-18.6.3", "EU-14.3.12")
def test_what_goes_to_a_player_by_a_core_token_is_not_its_npr_s_in_between() -> None:
    g = unruly()
    outside = area(g, "switzerland")
    g.not_hre.append(outside)
    town(g, "bern", AUSTRIA)
    town(g, "st_gallen", AUSTRIA)
    town(g, "geneve", FRANCE)
    g.cores[outside] = ENGLAND + 1
    authority = g.authority
    freed(g, "geneve")
    assert owner(g, place(g, "geneve")) == ENGLAND
    assert outside in g.not_hre
    assert g.authority == authority


# -- case c ------------------------------------------------------------------------------------


def territory(g: Europe) -> str:
    return next(one.id for one in g.box.places if one.flag == NONE)


@pytest.mark.rule("EU-14.3.14")
def test_a_territory_gets_a_dnpr_token_of_a_colour_of_choice() -> None:
    g = unruly()
    name = territory(g)
    town(g, name, CASTILE, unrest=True)
    enter(g, "3I")
    g.first = ENGLAND
    procedure = Procedure(rebels_take(g, place(g, name)))
    assert procedure.ask.seat == ENGLAND
    green = COLOURS.index("green")
    assert g.dnpr_realms[green] != NONE
    left = dnpr_left(g, green)
    procedure.say(("colour", "green"))
    assert g.dnpr[place(g, name)] == green + 1
    assert dnpr_left(g, green) == left - 1
    portugal = realm(g, "portugal")
    assert owner(g, place(g, name)) == portugal
    assert g.cbs == [(CASTILE, portugal)]


@pytest.mark.rule("EU-14.3.14")
def test_an_unused_colour_founds_a_new_dnpr() -> None:
    g = unruly()
    name = territory(g)
    town(g, name, CASTILE, unrest=True)
    g.active = FRANCE
    procedure = Procedure(rebels_take(g, place(g, name)))
    assert procedure.ask.seat == FRANCE
    procedure.say(("colour", "blue"))
    blue = COLOURS.index("blue")
    founded = g.dnpr_realms[blue]
    assert founded != NONE
    assert g.dnpr[place(g, name)] == blue + 1 | CAPITAL_TOKEN
    assert flag_on(g, place(g, name)) == realm_at_table(g, founded)
    assert GAME.rules.audit(g) == []


@pytest.mark.rule("EU-14.3.14")
def test_a_colour_that_has_run_out_cannot_be_chosen() -> None:
    g = unruly()
    name = territory(g)
    town(g, name, CASTILE, unrest=True)
    pink = COLOURS.index("pink")
    ports = [one.no for one in g.box.places if one.no != place(g, name)]
    for no in ports[: dnpr_left(g, pink)]:
        g.dnpr[no] = pink + 1
    procedure = Procedure(rebels_take(g, place(g, name)))
    assert refusal_of(g, procedure.ask, ("colour", "pink")) == "EU-14.3.14"


# -- all cases ---------------------------------------------------------------------------------


@pytest.mark.rule("EU-14.3.11", "EU-14.3.12", "EU-14.3.13", "EU-14.3.14", "EU-14.3.15", "EU-13.0.2")
@pytest.mark.parametrize("case", ["a", "b1", "b2", "b3", "c"])
def test_exb27_liberation_by_case(case: str) -> None:
    g = unruly()
    brittany = realm(g, "brittany")
    breton = [one.id for one in g.box.places if one.flag == brittany - NPR]
    name = {"a": "london", "b3": "london", "c": territory(g)}.get(case, breton[0])
    taken = place(g, name)
    if case == "a":
        g.occupiers[taken] = piece(SMALL, FRANCE, unrest=True)
    else:
        for other in breton if case == "b2" else [name]:
            town(g, other, FRANCE, unrest=True)
    g.truces = [(FRANCE, ENGLAND), (FRANCE, brittany)]
    Procedure(rebels_take(g, taken)).finish(lambda ask: ("colour", "green"))
    new = {"a": ENGLAND, "b3": ENGLAND, "c": realm(g, "portugal")}.get(case, brittany)
    assert owner(g, taken) == new
    assert g.cbs == ([] if case == "a" else [(FRANCE, new)])
    assert ((FRANCE, new) in g.truces) is (case == "a")
    assert is_npr(g, brittany)


# -- the CB ------------------------------------------------------------------------------------


@pytest.mark.rule("EU-14.3.15", "EU-4.3.12")
def test_who_lost_a_province_gains_a_cb_and_a_truce_ends() -> None:
    g = unruly()
    portugal = realm(g, "portugal")
    g.truces = [(portugal, CASTILE), (FRANCE, portugal)]
    town(g, "lisboa", CASTILE)
    told = listen(g)
    freed(g, "lisboa")
    assert g.cbs == [(CASTILE, portugal)]
    assert g.truces == [(FRANCE, portugal)]
    town(g, "lisboa", CASTILE)
    freed(g, "lisboa")
    assert g.cbs == [(CASTILE, portugal)]
    over = [event for event in told if isinstance(event, TruceEnded)]
    assert over == [TruceEnded(CASTILE, "portugal")], "told when there was one"


@pytest.mark.rule("EU-14.3.15", "EU-4.3.12", "EU-11.4.22")
def test_for_the_vassal_of_an_npr_that_is_freed_its_overlord_answers() -> None:
    g = unruly()
    burgundy = realm(g, "burgundy")
    g.truces = [(CASTILE, burgundy)]
    town(g, "breda", CASTILE)
    freed(g, "breda")
    assert lawful_owner(g, place(g, "breda")) == realm(g, "brabant")
    assert not is_npr(g, realm(g, "brabant"))
    assert g.cbs == [(CASTILE, burgundy)]
    assert g.truces == []


@pytest.mark.rule("EU-14.3.15", "EU-2.2.1", "EU-2.2.2")
def test_with_both_cb_tokens_out_one_is_moved() -> None:
    g = unruly()
    aragon, granada = realm(g, "aragon"), realm(g, "granada")
    g.cbs = [(CASTILE, aragon), (CASTILE, granada), (FRANCE, aragon)]
    town(g, "lisboa", CASTILE)
    procedure = Procedure(liberate(g, place(g, "lisboa")))
    assert set(procedure.ask.options) == {("give_up_cb", "aragon"), ("give_up_cb", "granada")}
    procedure.say(("give_up_cb", "granada"))
    assert g.cbs == [(CASTILE, aragon), (FRANCE, aragon), (CASTILE, realm(g, "portugal"))]


@pytest.mark.rule("EU-14.3.15", "EU-2.2.1", "EU-2.2.2")
def test_with_all_tokens_out_as_claims_one_of_them_is_turned() -> None:
    g = unruly()
    for no in range(8):
        g.claims[no] |= 1 << CASTILE
    assert claims_left(g, CASTILE) == 0
    town(g, "lisboa", CASTILE)
    procedure = Procedure(liberate(g, place(g, "lisboa")))
    taken = procedure.ask.options[0]
    procedure.say(taken)
    assert not g.claims[g.box.area_of[str(taken[1])]] >> CASTILE & 1
    assert g.cbs == [(CASTILE, realm(g, "portugal"))]
    assert GAME.rules.audit(g) == []


@pytest.mark.rule("EU-14.3.15", "EU-2.2.1", "EU-2.2.2")
def test_a_token_that_serves_as_a_core_has_no_cb_to_turn_up() -> None:
    g = unruly()
    for no in range(6):
        g.cores[no] = CASTILE + 1
    g.claims[6] |= 1 << CASTILE
    g.cbs = [(CASTILE, realm(g, "granada"))]
    assert claims_left(g, CASTILE) == 0
    town(g, "lisboa", CASTILE)
    procedure = Procedure(liberate(g, place(g, "lisboa")))
    claim: Move = ("give_up_claim", g.box.areas[6].id)
    assert set(procedure.ask.options) == {("give_up_cb", "granada"), claim}
    procedure.say(claim)
    assert g.claims[6] == 0
    assert g.cbs == [(CASTILE, realm(g, "granada")), (CASTILE, realm(g, "portugal"))]


# -- Rebel Towns -------------------------------------------------------------------------------


@pytest.mark.rule("EU-14.3.8", "EU-14.2.7")
def test_a_rebel_town_leaves_the_token_and_its_unrest_below_it() -> None:
    g = unruly("galicia")
    galicia = place(g, "galicia")
    run(rebels_take(g, galicia))
    assert g.occupiers[galicia] == REBEL_TOWN
    assert (kind_of(g.tokens[galicia]), seat_of(g.tokens[galicia])) == (SMALL, CASTILE)
    assert covered_slots(g, CASTILE) == 1


@pytest.mark.rule("EU-14.3.8", "EU-2.2.6")
def test_the_covering_cube_comes_from_elsewhere_if_the_supply_has_none() -> None:
    g = unruly("galicia")
    player = g.players[CASTILE]
    g.influence[CASTILE::7] = bytes(len(g.influence[CASTILE::7]))
    g.cardinals = []
    player.power = [10, 10, 10]
    procedure = Procedure(rebels_take(g, place(g, "galicia")))
    assert set(procedure.ask.options) == {
        ("take_power", "adm"),
        ("take_power", "dip"),
        ("take_power", "mil"),
    }
    procedure.say(("take_power", "dip"))
    assert player.power == [10, 9, 10]
