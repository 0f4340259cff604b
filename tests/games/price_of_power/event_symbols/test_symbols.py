"""Symbols of Events: Cardinal Dies, Attrition, Disloyal Vassals, DNPR Expansion."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import NO, YES, Move, Seat
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.box.components import COLOURS, MERCENARY, NONE
from stolnik.games.price_of_power.chapters.board.ownership import (
    has_unrest,
    is_core,
    lawful_owner,
)
from stolnik.games.price_of_power.chapters.board.supply import deployed, dnpr_left
from stolnik.games.price_of_power.chapters.event_cards.event_action import resolve_symbol
from stolnik.games.price_of_power.chapters.event_cards.symbols.dnpr_expansion import (
    annexed_by_rule,
    expanding,
    provinces_to_take,
    territories,
)
from stolnik.games.price_of_power.game import GAME
from stolnik.games.price_of_power.state import NPR, PORT, SMALL, Europe, Fleet, dnpr_token, piece
from stolnik.games.price_of_power.tasks import Battle, EventUnderWay, LeavingPorts
from tests.games import running
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    europe,
    influence,
    place,
    realm,
    refusal_of,
    town,
    vassal,
)
from tests.games.price_of_power.war.forces import army, at_arms, infantry, war
from tests.games.running import Procedure


def resolve(g: Europe, symbol: str, taker: Seat = CASTILE, *, unpicked: bool = False) -> Procedure:
    task = EventUnderWay(0, taker, unpicked=unpicked, stage="symbols")
    return Procedure(resolve_symbol(g, task, symbol), g)


# -- Cardinal Dies -----------------------------------------------------------------------------


@pytest.mark.rule("EU-16.5.14")
def test_the_active_player_names_the_cardinal_who_dies() -> None:
    g = europe()
    g.players[FRANCE].allies[realm(g, "papal_states")] = False
    g.roma = FRANCE
    g.cardinals = [CASTILE, FRANCE, CASTILE, AUSTRIA]
    dying = resolve(g, "cardinal_dies", ENGLAND)
    assert dying.ask.seat == ENGLAND
    assert [move[1:] for move in dying.ask.options] == [
        (CASTILE, 1),
        (FRANCE, 2),
        (CASTILE, 3),
        (AUSTRIA, 4),
    ]
    dying.say(("remove_cardinal", FRANCE, 2))
    assert g.cardinals == [CASTILE, CASTILE, AUSTRIA]
    assert g.roma == FRANCE


@pytest.mark.rule("EU-16.5.15", "EU-16.5.2")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([CASTILE, FRANCE, CASTILE, AUSTRIA], [CASTILE, FRANCE, AUSTRIA]),
        ([CASTILE, FRANCE, CASTILE, FRANCE, AUSTRIA], [CASTILE, FRANCE, CASTILE, AUSTRIA]),
        ([], []),
    ],
)
def test_unpicked_the_strongest_lose_the_rightmost(before: list[int], after: list[int]) -> None:
    g = europe()
    g.cardinals = before
    assert resolve(g, "cardinal_dies", unpicked=True).over
    assert g.cardinals == after


@pytest.mark.rule("EU-16.5.15")
def test_the_roma_cardinal_counts_but_does_not_die() -> None:
    g = europe()
    g.players[FRANCE].allies[realm(g, "papal_states")] = False
    g.cardinals = [FRANCE, CASTILE]
    resolve(g, "cardinal_dies", unpicked=True)
    assert g.cardinals == [CASTILE]


# -- Attrition ---------------------------------------------------------------------------------


def campaign() -> Europe:
    """Three players at War with 3, 4 and 11 Units, and Austria at Peace with 8."""
    g = at_arms()
    for seat, n in ((CASTILE, 3), (FRANCE, 4), (ENGLAND, 11), (AUSTRIA, 8)):
        g.players[seat].available = 12
        army(g, seat, 1, "lombardy", n)
    war(g, CASTILE, "granada")
    war(g, FRANCE, "burgundy")
    war(g, ENGLAND, "scotland")
    return g


def units(g: Europe) -> list[int]:
    return [sum(deployed(player, kind) for kind in range(3)) for player in g.players]


@pytest.mark.rule("EU-16.5.16", "EU-16.5.3")
@pytest.mark.parametrize(("unpicked", "left"), [(False, [3, 4, 9, 8]), (True, [3, 3, 9, 8])])
def test_exb33_attrition(unpicked: bool, left: list[int]) -> None:
    g = campaign()
    assert resolve(g, "attrition", FRANCE, unpicked=unpicked).over
    assert units(g) == left
    assert g.players[ENGLAND].exhausted == 2


@pytest.mark.rule("EU-16.5.16", "EU-9.7.17")
def test_units_wear_down_by_category_wherever_they_stand() -> None:
    g = at_arms()
    war(g, ENGLAND, "scotland")
    g.players[ENGLAND].available = 12
    army(g, ENGLAND, 1, "lombardy", 3, 2, 0, 1, 1, 0)
    infantry(g, ENGLAND, "castile", 1)
    wearing = resolve(g, "attrition", FRANCE)
    assert wearing.ask.topic == "worn_down"
    assert set(wearing.ask.options) == {("lose_unit", 1, "infantry"), ("lose_unit", 1, "cavalry")}
    wearing.say(("lose_unit", 1, "cavalry"))  # a Mercenary: they go first
    assert deployed(g.players[ENGLAND], MERCENARY) == 1
    assert ("lose_infantry", "castile") in wearing.ask.options
    wearing.say(("lose_infantry", "castile"))
    assert wearing.over
    assert units(g)[ENGLAND] == 6


# -- Disloyal Vassals --------------------------------------------------------------------------


def lords() -> Europe:
    """France has Vassals in two Areas, Castile in one; nobody has Influence."""
    g = at_arms()
    for name, seat in (
        ("milano", FRANCE),
        ("mantova", FRANCE),
        ("firenze", FRANCE),
        ("tangiers", CASTILE),
    ):
        vassal(g, name, seat)
    for name in ("armagnac", "orleans", "bourbon"):
        g.tokens[place(g, name)] = 0
    return g


def risen(g: Europe, *names: str) -> bool:
    return all(has_unrest(g, place(g, name)) for name in names)


@pytest.mark.rule("EU-16.5.17", "EU-16.5.18", "EU-16.5.19")
def test_vassals_rise_where_most_of_their_tokens_lie() -> None:
    g = lords()
    resolve(g, "disloyal_vassals", ENGLAND)
    assert risen(g, "milano", "mantova")
    assert not risen(g, "firenze")
    value = sum(g.box.places[place(g, name)].tax for name in ("milano", "mantova"))
    assert g.rebels[area(g, "lombardy")] == value
    assert risen(g, "tangiers")
    assert sum(g.rebels) == value + g.box.places[place(g, "tangiers")].tax


@pytest.mark.rule("EU-16.5.20", "EU-16.5.3")
def test_the_active_player_has_unrest_but_no_rebels() -> None:
    g = lords()
    resolve(g, "disloyal_vassals", FRANCE)
    assert risen(g, "milano", "mantova")
    assert g.rebels[area(g, "lombardy")] == 0
    g = lords()
    resolve(g, "disloyal_vassals", FRANCE, unpicked=True)
    assert g.rebels[area(g, "lombardy")] > 0


@pytest.mark.rule("EU-16.5.17")
@pytest.mark.parametrize(
    ("own", "others", "rises"), [(0, 0, True), (1, 0, False), (1, 1, False), (1, 2, True)]
)
def test_influence_keeps_vassals_quiet(own: int, others: int, rises: bool) -> None:
    g = lords()
    influence(g, "lombardy", FRANCE, own)
    influence(g, "lombardy", AUSTRIA, others)
    influence(g, "central_italy", FRANCE, 1)
    resolve(g, "disloyal_vassals", ENGLAND)
    assert risen(g, "milano", "mantova") is rises


@pytest.mark.rule("EU-16.5.17")
def test_a_marriage_keeps_vassals_quiet() -> None:
    g = lords()
    g.players[FRANCE].marriages[realm(g, "milan")] = False
    influence(g, "central_italy", FRANCE, 1)
    resolve(g, "disloyal_vassals", ENGLAND)
    assert not risen(g, "milano", "mantova")


@pytest.mark.rule("EU-16.5.18")
def test_of_equal_areas_the_overlord_picks_one() -> None:
    g = lords()
    for name in ("milano", "mantova", "firenze"):
        g.tokens[place(g, name)] = 0
    vassal(g, "mantova", FRANCE)
    vassal(g, "siena", FRANCE)
    rising = resolve(g, "disloyal_vassals", ENGLAND)
    assert rising.ask.seat == FRANCE
    assert set(rising.ask.options) == {
        ("vassals_rise", "lombardy"),
        ("vassals_rise", g.box.areas[g.box.places[place(g, "siena")].area].id),
    }
    rising.say(("vassals_rise", "lombardy"))
    assert risen(g, "mantova")
    assert not risen(g, "siena")


@pytest.mark.rule("EU-16.5.19")
def test_rebels_fight_the_units_among_which_they_rise() -> None:
    g = lords()
    army(g, FRANCE, 1, "lombardy", 2)
    resolve(g, "disloyal_vassals", ENGLAND)
    assert [task.area for task in g.agenda if isinstance(task, Battle)] == [area(g, "lombardy")]


# -- DNPR Expansion ----------------------------------------------------------------------------


def names(g: Europe, places: list[int]) -> set[str]:
    return {g.box.places[one].id for one in places}


def portugal(g: Europe) -> int:
    return g.box.realm_of["portugal"]


@pytest.mark.rule("EU-16.5.21", "EU-13.3.5")
def test_a_dnpr_of_the_colour_expands_unless_it_is_an_active_ally() -> None:
    g = europe()
    green = COLOURS.index("green")
    assert expanding(g, green) == [portugal(g)]
    assert expanding(g, COLOURS.index("blue")) == []
    g.players[CASTILE].allies[NPR + portugal(g)] = False
    assert expanding(g, green) == [portugal(g)]
    g.players[CASTILE].allies[NPR + portugal(g)] = True
    assert expanding(g, green) == []
    assert resolve(g, "dnpr_expansion:green").over


@pytest.mark.rule("EU-16.5.21", "EU-16.5.23", "EU-13.3.5")
def test_the_active_player_picks_a_province_next_to_it() -> None:
    g = europe()
    before = dnpr_left(g, COLOURS.index("green"))
    expanding = resolve(g, "dnpr_expansion:green", FRANCE)
    assert (expanding.ask.seat, expanding.ask.topic) == (FRANCE, "dnpr_expansion")
    expanding.say(("expand", "tangiers"))
    assert expanding.over
    assert lawful_owner(g, place(g, "tangiers")) == NPR + portugal(g)
    assert dnpr_left(g, COLOURS.index("green")) == before - 1
    assert not audit(g)


@pytest.mark.rule("EU-16.5.21")
def test_of_several_dnprs_one_is_picked() -> None:
    g = europe()
    slot = len(COLOURS) + COLOURS.index("green")
    g.dnpr_realms += [NONE] * len(COLOURS)
    g.dnpr_realms[slot] = g.box.realm_of["savoy"]
    g.dnpr[place(g, "piemonte")] = dnpr_token(slot)
    expanding = resolve(g, "dnpr_expansion:green", FRANCE)
    assert expanding.ask.topic == "which_dnpr"
    assert set(expanding.ask.options) == {("expanding", "portugal"), ("expanding", "savoy")}
    expanding.say(("expanding", "savoy"))
    assert ("expand", "tangiers") not in expanding.ask.options
    assert ("expand", "milano") not in expanding.ask.options  # a Capital
    assert ("expand", "mantova") in expanding.ask.options  # all that Mantua has


def why_not(g: Europe, name: str) -> tuple[str, str]:
    expanding = resolve(g, "dnpr_expansion:green", FRANCE)
    move: Move = ("expand", name)
    assert move not in expanding.ask.options
    refusal = running.why_not(GAME, g, expanding.ask, move)
    assert refusal is not None
    return refusal.clause, refusal.figures


@pytest.mark.rule("EU-16.5.22")
def test_what_a_dnpr_cannot_take() -> None:
    g = europe()
    g.players[CASTILE].allies = {}
    assert why_not(g, "milano") == ("EU-16.5.22", "not_next_to")
    assert why_not(g, "fez") == ("EU-16.5.22", "a_capital")
    assert why_not(g, "lisboa") == ("EU-16.5.22", "of_the_dnpr")
    assert why_not(g, "sevilla") == ("EU-13.3.4", "")
    g.occupiers[place(g, "tangiers")] = piece(SMALL, ENGLAND)
    assert why_not(g, "tangiers") == ("EU-16.5.22", "occupied")
    town(g, "gibraltar", CASTILE)
    g.players[CASTILE].allies[NPR + portugal(g)] = False
    assert why_not(g, "gibraltar") == ("EU-16.5.22", "of_an_ally")


@pytest.mark.rule("EU-16.5.22")
def test_the_capital_of_an_npr_can_be_taken_when_it_is_all_it_has() -> None:
    g = europe()
    assert why_not(g, "granada") == ("EU-16.5.22", "a_capital")
    town(g, "gibraltar", CASTILE)
    assert place(g, "granada") in provinces_to_take(g, portugal(g))
    town(g, "granada", FRANCE)  # not a Capital any more, nor a player's Core
    assert place(g, "granada") in provinces_to_take(g, portugal(g))


@pytest.mark.rule("EU-16.5.24")
@pytest.mark.parametrize("token", ["town", "vassal"])
def test_below_a_players_token_it_makes_a_core_and_unrest(token: str) -> None:
    g = europe()
    (town if token == "town" else vassal)(g, "tangiers", FRANCE)
    before = g.tokens[place(g, "tangiers")]
    resolve(g, "dnpr_expansion:green", CASTILE).say(("expand", "tangiers"))
    assert g.tokens[place(g, "tangiers")] & 0x7F == before
    assert has_unrest(g, place(g, "tangiers"))
    assert is_core(g, NPR + portugal(g), place(g, "tangiers"))


@pytest.mark.rule("EU-16.5.25")
def test_from_age_two_an_atlantic_dnpr_may_settle_a_territory() -> None:
    g = europe()
    assert territories(g, portugal(g)) == []
    g.age = 2
    assert "virginia" in names(g, territories(g, portugal(g)))
    town(g, "virginia", ENGLAND)
    assert "virginia" not in names(g, territories(g, portugal(g)))
    resolve(g, "dnpr_expansion:green", FRANCE).say(("expand", "guyana"))
    assert lawful_owner(g, place(g, "guyana")) == NPR + portugal(g)
    assert territories(g, g.box.realm_of["milan"]) == []


@pytest.mark.rule("EU-16.5.26")
@pytest.mark.parametrize("answer", [YES, NO])
def test_the_ally_of_a_robbed_npr_may_place_a_cb_token(answer: Move) -> None:
    g = europe()
    g.players[ENGLAND].allies[realm(g, "morocco")] = False
    robbing = resolve(g, "dnpr_expansion:green", FRANCE)
    robbing.say(("expand", "tangiers"))
    assert (robbing.ask.seat, robbing.ask.topic) == (ENGLAND, "ally_robbed")
    robbing.say(answer)
    assert ((ENGLAND, NPR + portugal(g)) in g.cbs) is (answer == YES)


@pytest.mark.rule("EU-11.3.46", "EU-9.5.30")
def test_an_ally_that_is_no_more_takes_its_units_along_and_closes_its_ports() -> None:
    g = at_arms()
    navarra, france = realm(g, "navarra"), g.players[FRANCE]
    france.allies = {navarra: True}
    france.allied, france.allied_from = 1, {navarra: 1}
    france.ships = {PORT + place(g, "navarra"): 1}
    war(g, FRANCE, "england")
    robbing = resolve(g, "dnpr_expansion:green", CASTILE)
    robbing.say(("expand", "navarra"), NO)
    assert france.allies == {}
    assert (france.allied, france.allied_from) == (0, {})
    assert g.agenda == [LeavingPorts(FRANCE)]


@pytest.mark.rule("EU-2.6.12", "EU-9.MU.36", "EU-16.5.23")
def test_guests_leave_a_port_that_a_dnpr_has_taken() -> None:
    g = at_arms()
    castile, gharb = g.players[CASTILE], place(g, "gharb")
    castile.allies = {realm(g, "morocco"): False}
    castile.ships = {PORT + gharb: 1}
    castile.fleet = Fleet(PORT + gharb, galleys=1)
    robbing = resolve(g, "dnpr_expansion:green", FRANCE)
    robbing.say(("expand", "gharb"), NO)
    assert castile.allies == {realm(g, "morocco"): False}
    assert castile.ships == {g.box.zone_of["central_atlantic"]: 1}
    assert castile.fleet == Fleet(), "no Galleys in the Atlantic"
    assert audit(g) == []


@pytest.mark.rule("EU-2.2.1", "EU-16.5.24", "EU-16.5.26")
@pytest.mark.parametrize("held", [True, False])
def test_a_dnpr_with_all_tokens_of_its_colour_takes_nothing(held: bool) -> None:
    g = europe()
    green = COLOURS.index("green")
    abroad = [one.no for one in g.box.places if g.box.areas[one.area].distant]
    own = dnpr_token(g.dnpr_realms.index(portugal(g)))
    for at in abroad[: dnpr_left(g, green)]:
        g.dnpr[at] = own
    assert dnpr_left(g, green) == 0
    if held:
        town(g, "tangiers", FRANCE)
    g.players[ENGLAND].allies[realm(g, "morocco")] = False
    before = lawful_owner(g, place(g, "tangiers"))
    assert resolve(g, "dnpr_expansion:green", CASTILE).over, "there is nothing to choose"
    assert lawful_owner(g, place(g, "tangiers")) == before
    assert not has_unrest(g, place(g, "tangiers"))


@pytest.mark.rule("EU-16.5.27", "EU-16.5.28", "EU-16.5.2")
def test_unpicked_a_dnpr_annexes_near_home() -> None:
    g = europe()
    assert resolve(g, "dnpr_expansion:green", FRANCE, unpicked=True).over
    # Northern Morocco, where Ceuta is Portugal's; of Gharb, Marrakech and Tangiers the first.
    assert lawful_owner(g, place(g, "gharb")) == NPR + portugal(g)


@pytest.mark.rule("EU-16.5.28")
def test_by_itself_it_takes_neighbours_by_land_from_the_smallest_npr() -> None:
    g = europe()
    for name in ("gharb", "marrakech", "tangiers", "fez", "sus"):
        town(g, name, ENGLAND)

    def next_to_fall() -> str:
        taken = annexed_by_rule(g, portugal(g))
        assert taken is not None
        return g.box.places[taken].id

    # Morocco has 1 left, Granada across the border 2, of which the alphabet decides.
    assert next_to_fall() == "tafilalt"
    town(g, "tafilalt", ENGLAND)
    assert next_to_fall() == "gibraltar"


@pytest.mark.rule("EU-16.5.27")
def test_by_itself_it_takes_from_nprs_only() -> None:
    g = europe()
    for name in ("gharb", "marrakech", "tangiers"):
        vassal(g, name, ENGLAND)
    taken = annexed_by_rule(g, portugal(g))
    assert taken is not None
    assert not g.tokens[taken]
    expanding = resolve(g, "dnpr_expansion:green", FRANCE)
    assert refusal_of(g, expanding.ask, ("expand", "milano")) == "EU-16.5.22"


@pytest.mark.rule("EU-16.5.27", "EU-2.4.10")
def test_by_itself_it_leaves_the_vassals_of_an_npr_alone() -> None:
    g = europe()
    for name in ("gharb", "marrakech", "tangiers", "fez", "tafilalt", "sus"):
        town(g, name, ENGLAND)
    assert annexed_by_rule(g, portugal(g)) == place(g, "gibraltar")
    tunis, granada = realm(g, "tunis"), realm(g, "granada")
    g.overlords[granada - NPR] = tunis + 1
    taken = annexed_by_rule(g, portugal(g))
    assert taken is not None
    assert lawful_owner(g, taken) not in (granada, NPR + portugal(g))
