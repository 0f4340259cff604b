"""Calls to Arms: sending, accepting, refusing, and Active Allies."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import NO, YES, Flow, Move
from stolnik.games.price_of_power.box.components import MIL
from stolnik.games.price_of_power.chapters.agenda import work_on
from stolnik.games.price_of_power.chapters.board.hostility import enemies, friendly_place
from stolnik.games.price_of_power.chapters.relations.alliances import (
    activate,
    allied_units,
    ally,
    gain_alliance,
    has_truce,
)
from stolnik.games.price_of_power.chapters.relations.influence import own_cubes
from stolnik.games.price_of_power.chapters.relations.ties import at_war, influence_in_realm
from stolnik.games.price_of_power.chapters.war.calls_to_arms import call_of_npr
from stolnik.games.price_of_power.play import play
from stolnik.games.price_of_power.state import PASSED, PORT, Europe, War
from stolnik.games.price_of_power.tasks import Call, CallingAllies
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    OTTOMANS,
    area,
    europe,
    influence,
    place,
    realm,
    town,
)
from tests.games.price_of_power.relations.diplomats import DONE, clause, menu, refused, table
from tests.games.running import Procedure, run

JOIN: Move = ("answer_call",)
REJECT: Move = ("reject_call",)


def calling(g: Europe, seat: int, *enemy: int, defensive: bool, npr: bool = False) -> Procedure:
    """A player calls Allies, until nobody else is called and all have answered."""
    g.agenda.append(CallingAllies(seat, list(enemy), defensive, nprs_only=npr))
    return Procedure(_settle(g), g)


def called(g: Europe, caller: int, seat: int, *enemy: int, defensive: bool) -> Procedure:
    """A player has to answer a Call."""
    g.agenda.append(Call(caller, seat, list(enemy), defensive))
    return Procedure(_settle(g), g)


def _settle(g: Europe) -> Flow[None]:
    while g.agenda:
        yield from work_on(g, g.agenda[-1])


def call(name: str) -> Move:
    return ("call", name)


# -- sending -----------------------------------------------------------------------------------


@pytest.mark.rule("EU-5.2.14", "EU-5.2.20", "EU-5.2.21", "EU-5.2.22", "EU-11.3.34", "EU-11.3.35")
def test_an_offensive_call_to_an_npr_costs_two_influence() -> None:
    g = europe()
    influence(g, "portugal", CASTILE, 3)
    player = g.players[CASTILE]
    calling(g, CASTILE, realm(g, "granada"), defensive=False).say(call("portugal"))
    portugal = realm(g, "portugal")
    assert own_cubes(g, CASTILE, area(g, "portugal")) == 1
    assert player.allies[portugal] is True
    assert player.allied == player.allied_from[portugal] == 3  # half of 6
    assert player.power[MIL] == 4  # Portugal touches Andalucia


@pytest.mark.rule("EU-5.2.15", "EU-11.3.9", "EU-11.3.7")
def test_a_defensive_call_costs_one() -> None:
    g = europe()
    influence(g, "portugal", CASTILE, 3)
    calling(g, CASTILE, FRANCE, defensive=True).say(call("portugal"))
    assert own_cubes(g, CASTILE, area(g, "portugal")) == 2


@pytest.mark.rule("EU-5.2.14", "EU-11.2.6")
def test_who_has_too_little_influence_cannot_call_but_a_marriage_counts() -> None:
    g = europe()
    influence(g, "portugal", CASTILE, 1)
    sending = CallingAllies(CASTILE, [realm(g, "granada")], defensive=False)
    g.agenda.append(sending)
    asking = Procedure(_settle(g), g)
    assert asking.over  # nobody to call: nothing is asked
    g.players[CASTILE].marriages[realm(g, "portugal")] = False
    calling(g, CASTILE, realm(g, "granada"), defensive=False).say(call("portugal"))
    assert own_cubes(g, CASTILE, area(g, "portugal")) == 0


@pytest.mark.parametrize(
    ("defensive", "due", "cited"),
    [
        pytest.param(False, 2, "EU-5.2.14", marks=pytest.mark.rule("EU-5.2.14")),
        pytest.param(True, 1, "EU-5.2.15", marks=pytest.mark.rule("EU-5.2.15")),
    ],
)
def test_a_call_without_the_influence_for_it_is_refused_by_its_price(
    defensive: bool, due: int, cited: str
) -> None:
    g = europe()
    portugal, aragon = realm(g, "portugal"), realm(g, "aragon")
    g.players[CASTILE].allies = {portugal: False, aragon: False}
    influence(g, "portugal", CASTILE, due - 1)
    influence(g, "aragon", CASTILE, due)
    asked = calling(g, CASTILE, realm(g, "granada"), defensive=defensive)
    about = {"due": due, "have": due - 1}
    assert refused(asked, call("portugal")) == (cited, about)


@pytest.mark.rule("EU-5.2.19")
def test_an_npr_must_be_at_peace_and_close() -> None:
    g = europe()
    g.players[CASTILE].allies[realm(g, "scotland")] = False
    influence(g, "scotland", CASTILE, 2)
    influence(g, "portugal", CASTILE, 2)
    near = calling(g, CASTILE, ENGLAND, defensive=True)
    assert call("scotland") in near.ask.options  # next to the new Enemy
    far = calling(g, CASTILE, realm(g, "granada"), defensive=True)
    assert clause(far, call("scotland")) == "EU-5.2.19"
    g.wars.append(War(FRANCE, realm(g, "portugal")))
    g.agenda = []
    assert calling(g, CASTILE, realm(g, "granada"), defensive=True).over


@pytest.mark.rule("EU-11.3.40", "EU-11.3.41", "EU-11.1.9")
def test_a_distant_ally_costs_colonists_and_gives_half_its_tax_value() -> None:
    g = europe()
    inca = realm(g, "inca")
    player = g.players[CASTILE]
    player.allies = {inca: False}
    player.colonists = 1
    town(g, "new_granada", CASTILE)
    assert calling(g, CASTILE, FRANCE, defensive=False).over
    player.colonists = 3
    sending = calling(g, CASTILE, FRANCE, defensive=False)
    sending.say(call("inca"))
    assert player.colonists == 1
    assert player.allied == 3  # half of 5


@pytest.mark.rule("EU-11.1.9", "EU-5.2.14")
def test_colonists_stand_for_influence_where_an_ally_has_distant_areas_too() -> None:
    g = europe(6)
    mamluks = realm(g, "mamluks")
    player = g.players[OTTOMANS]
    player.allies = {mamluks: False}
    player.colonists = 1
    g.influence = bytearray(len(g.influence))
    assert calling(g, OTTOMANS, realm(g, "cyprus"), defensive=False).over
    influence(g, "egypt", OTTOMANS, 1)
    sending = calling(g, OTTOMANS, realm(g, "cyprus"), defensive=False)
    assert call("mamluks") in sending.ask.options, "with one of each"
    g.agenda.clear()
    influence(g, "egypt", OTTOMANS, 2)
    sending = calling(g, OTTOMANS, realm(g, "cyprus"), defensive=False)
    sending.say(call("mamluks"))
    assert sending.ask.options == (("lose_influence", "egypt"), ("lose_colonist",))
    sending.say(("lose_colonist",))
    assert (player.colonists, own_cubes(g, OTTOMANS, area(g, "egypt"))) == (0, 1)
    assert player.allies[mamluks] is True


@pytest.mark.rule("EU-5.2.13", "EU-11.3.7")
def test_nobody_is_called_in_an_ordinary_turn() -> None:
    g = table()
    influence(g, "portugal", CASTILE, 5)
    assert "call" not in {move[0] for move in menu(g).ask.options}
    assert "call" not in menu(g).ask.topic.verbs


@pytest.mark.rule(
    "EU-5.5.10", "EU-5.2.17", "EU-11.3.32", "EU-11.3.8", "EU-11.3.11", "EU-11.3.14", "EU-11.3.15"
)
def test_a_player_who_is_called_joins_at_once_and_for_free() -> None:
    g = europe()
    g.players[CASTILE].allies = {}
    ally(g, CASTILE, ENGLAND)
    before = [list(player.power) for player in g.players], bytes(g.influence)
    sending = calling(g, CASTILE, FRANCE, defensive=False)
    sending.say(call("england"))
    assert sending.ask.seat == ENGLAND
    sending.say(JOIN)
    assert at_war(g, ENGLAND, FRANCE)
    assert g.wars[-1].aggressor == ENGLAND
    assert ([list(player.power) for player in g.players], bytes(g.influence)) == before


@pytest.mark.rule("EU-11.3.20", "EU-11.3.21", "EU-11.3.11")
def test_the_call_interrupts_and_then_what_it_interrupted_goes_on() -> None:
    g = table()
    ally(g, CASTILE, ENGLAND)
    ally(g, CASTILE, AUSTRIA)
    g.players[FRANCE].allies = {}
    g.agenda.append(CallingAllies(CASTILE, [FRANCE], defensive=False, called=[]))
    game = Procedure(play(g), g)
    game.say(call("england"), JOIN)
    # Castile goes on calling; France is asked for nothing.
    assert (game.ask.seat, game.ask.topic) == (CASTILE, "call")
    game.say(call("austria"), REJECT)
    assert (game.ask.seat, game.ask.topic) == (CASTILE, "turn")


@pytest.mark.rule("EU-5.2.18", "EU-11.3.33")
def test_who_is_allied_to_both_sides_is_called_by_the_defender_only() -> None:
    g = europe()
    for player in g.players:
        player.allies = {}
    ally(g, ENGLAND, CASTILE)
    ally(g, ENGLAND, FRANCE)
    ally(g, CASTILE, AUSTRIA)
    attack = calling(g, CASTILE, FRANCE, defensive=False)
    assert clause(attack, call("england")) == "EU-5.2.18"
    g.agenda = []
    defence = calling(g, FRANCE, CASTILE, defensive=True)
    defence.say(call("england"))
    assert defence.ask.seat == ENGLAND


@pytest.mark.rule("EU-5.2.16", "EU-11.3.17")
def test_who_accepts_the_call_of_an_npr_may_call_other_nprs_but_no_players() -> None:
    g = europe()
    portugal = realm(g, "portugal")
    g.players[CASTILE].allies[realm(g, "navarra")] = False
    influence(g, "aragon", CASTILE, 2)
    influence(g, "portugal", CASTILE, 2)
    ally(g, CASTILE, ENGLAND)
    answer = called(g, portugal, CASTILE, FRANCE, defensive=True)
    answer.say(JOIN)
    assert (answer.ask.topic, answer.ask.options) == ("call", (call("navarra"), DONE))
    assert clause(answer, call("england")) == "EU-5.2.16"
    assert clause(answer, call("portugal")) == "EU-11.3.7"
    answer.say(call("navarra"))
    assert answer.ask.topic == "activate"


@pytest.mark.rule("EU-11.3.10", "EU-5.5.9")
def test_an_npr_calls_its_ally_automatically() -> None:
    g = europe()
    call_of_npr(g, realm(g, "milan"), FRANCE)
    assert g.agenda == []  # it has none
    call_of_npr(g, realm(g, "portugal"), FRANCE)
    assert g.agenda == [Call(realm(g, "portugal"), CASTILE, [FRANCE], defensive=True)]


# -- accepting ---------------------------------------------------------------------------------


@pytest.mark.rule("EU-11.3.16", "EU-11.3.12", "EU-9.CB.4", "EU-9.1.12")
def test_a_defensive_call_can_always_be_accepted() -> None:
    g = europe()
    portugal = realm(g, "portugal")
    g.players[CASTILE].ruler = None
    g.truces.append((CASTILE, FRANCE))
    answer = called(g, portugal, CASTILE, FRANCE, defensive=True)
    assert answer.ask.options == (JOIN, REJECT)
    answer.say(JOIN)
    assert g.wars == [War(FRANCE, CASTILE)]  # their War token on one's own Capital


@pytest.mark.rule("EU-11.3.32", "EU-11.3.17")
def test_who_joins_an_allied_player_calls_nobody_else() -> None:
    g = europe()
    ally(g, CASTILE, ENGLAND)
    g.players[ENGLAND].allies[realm(g, "brittany")] = False
    influence(g, "brittany_and_normandy", ENGLAND, 3)
    answer = called(g, CASTILE, ENGLAND, FRANCE, defensive=True)
    answer.say(JOIN)
    assert answer.over
    assert g.wars == [War(FRANCE, ENGLAND)]


@pytest.mark.rule("EU-11.3.13")
def test_an_offensive_call_that_the_restrictions_forbid_is_refused() -> None:
    g = europe()
    ally(g, CASTILE, ENGLAND)
    g.truces.append((ENGLAND, FRANCE))
    answer = called(g, CASTILE, ENGLAND, FRANCE, defensive=False)
    assert answer.over
    assert not at_war(g, ENGLAND, FRANCE)
    assert CASTILE not in g.players[ENGLAND].allies


@pytest.mark.rule("EU-11.3.13", "EU-11.3.37")
def test_whom_one_fights_as_an_active_ally_one_may_be_called_against_without_a_ruler() -> None:
    g = europe()
    aragon = realm(g, "aragon")
    ally(g, CASTILE, FRANCE)
    g.players[FRANCE].ruler = None
    g.wars = [War(ENGLAND, FRANCE)]
    g.players[ENGLAND].allies[aragon] = True
    assert called(g, CASTILE, FRANCE, aragon, defensive=False).ask.options == (JOIN, REJECT)


@pytest.mark.rule("EU-9.CB.3")
def test_a_refused_call_leaves_no_war_behind() -> None:
    g = europe()
    ally(g, CASTILE, ENGLAND)
    called(g, CASTILE, ENGLAND, FRANCE, defensive=False).say(REJECT)
    assert g.wars == []
    called(g, realm(g, "portugal"), CASTILE, FRANCE, defensive=True).say(JOIN)
    assert at_war(g, CASTILE, FRANCE)


@pytest.mark.rule("EU-11.3.18", "EU-11.3.42")
def test_to_defend_one_ally_ends_the_alliance_with_the_attacker() -> None:
    g = europe()
    ally(g, CASTILE, FRANCE)
    answer = called(g, realm(g, "portugal"), CASTILE, FRANCE, defensive=True)
    answer.say(JOIN)
    assert FRANCE not in g.players[CASTILE].allies
    assert CASTILE not in g.players[FRANCE].allies
    assert g.players[CASTILE].prestige == 0


@pytest.mark.rule("EU-11.3.19")
@pytest.mark.parametrize(("choice", "active"), [(YES, True), (NO, False)])
def test_the_npr_that_called_becomes_active_or_not(choice: Move, active: bool) -> None:
    g = europe()
    portugal = realm(g, "portugal")
    influence(g, "portugal", CASTILE, 0)
    answer = called(g, portugal, CASTILE, FRANCE, defensive=True)
    answer.say(JOIN, choice)
    assert g.players[CASTILE].allies[portugal] is active
    assert g.players[CASTILE].allied == (3 if active else 0)


# -- refusing ----------------------------------------------------------------------------------


@pytest.mark.rule("EU-11.3.22", "EU-11.3.25", "EU-11.3.26", "EU-11.3.28", "EU-11.3.29")
@pytest.mark.parametrize("case", ["at peace", "in another War", "Passed"])
def test_exb16_refusing_a_defensive_call(case: str) -> None:
    g = europe()
    portugal = realm(g, "portugal")
    influence(g, "portugal", CASTILE, 3)
    if case == "in another War":
        g.wars.append(War(CASTILE, AUSTRIA))
    if case == "Passed":
        g.players[CASTILE].status = PASSED
    called(g, portugal, CASTILE, FRANCE, defensive=True).say(REJECT)
    assert portugal not in g.players[CASTILE].allies
    assert has_truce(g, CASTILE, portugal)
    blamed = case == "at peace"
    assert g.players[CASTILE].prestige == (-2 if blamed else 0)
    assert own_cubes(g, CASTILE, area(g, "portugal")) == (0 if blamed else 3)


@pytest.mark.rule("EU-11.3.26")
def test_a_marriage_saves_nothing_in_a_refusal() -> None:
    g = europe()
    portugal = realm(g, "portugal")
    influence(g, "portugal", CASTILE, 5)
    g.players[CASTILE].marriages[portugal] = False
    called(g, portugal, CASTILE, FRANCE, defensive=True).say(REJECT)
    assert own_cubes(g, CASTILE, area(g, "portugal")) == 0
    assert portugal in g.players[CASTILE].marriages


@pytest.mark.rule("EU-11.3.27", "EU-11.3.28", "EU-9.CB.6")
@pytest.mark.parametrize("choice", [YES, NO])
def test_a_player_who_was_left_alone_places_a_cb_or_there_is_a_truce(choice: Move) -> None:
    g = europe()
    ally(g, CASTILE, ENGLAND)
    answer = called(g, CASTILE, ENGLAND, FRANCE, defensive=True)
    answer.say(REJECT)
    assert (answer.ask.seat, answer.ask.topic) == (CASTILE, "place_cb")
    answer.say(choice)
    assert ((CASTILE, ENGLAND) in g.cbs) is (choice == YES)
    assert has_truce(g, ENGLAND, CASTILE) is (choice == NO)


@pytest.mark.rule("EU-11.3.25", "EU-11.3.27", "EU-11.3.28")
def test_refusing_to_attack_costs_the_alliance_alone() -> None:
    g = europe()
    ally(g, CASTILE, ENGLAND)
    answer = called(g, CASTILE, ENGLAND, FRANCE, defensive=False)
    answer.say(REJECT)
    assert answer.over
    assert g.players[ENGLAND].prestige == 0
    assert CASTILE not in g.players[ENGLAND].allies
    assert has_truce(g, ENGLAND, CASTILE)


@pytest.mark.rule("EU-11.3.20", "EU-11.3.27")
@pytest.mark.parametrize("defensive", [True, False])
def test_ships_in_the_ports_of_the_former_ally_leave_first(defensive: bool) -> None:
    g = europe()
    ally(g, CASTILE, ENGLAND)
    sevilla = place(g, "sevilla")
    g.players[ENGLAND].ships = {PORT + sevilla: 1}
    answer = called(g, CASTILE, ENGLAND, FRANCE, defensive=defensive)
    answer.say(REJECT)
    assert PORT + sevilla not in g.players[ENGLAND].ships
    if defensive:
        assert (answer.ask.seat, answer.ask.topic) == (CASTILE, "place_cb")
        answer.say(NO)
    assert answer.over
    assert has_truce(g, CASTILE, ENGLAND)


@pytest.mark.rule("EU-11.3.23", "EU-11.3.24")
def test_refusing_an_active_ally_costs_its_units_and_leaves_it_a_war() -> None:
    g = europe()
    portugal = realm(g, "portugal")
    g.wars.append(War(CASTILE, AUSTRIA))
    activate(g, CASTILE, portugal)
    assert g.players[CASTILE].allied == 3
    called(g, portugal, CASTILE, FRANCE, defensive=True).say(REJECT)
    assert g.players[CASTILE].allied == 0
    assert at_war(g, AUSTRIA, portugal)


# -- Allies ------------------------------------------------------------------------------------


@pytest.mark.rule("EU-11.3.2")
def test_what_an_ally_has_is_friendly() -> None:
    g = europe()
    lisboa = next(one for one in g.box.areas[area(g, "portugal")].places)
    assert friendly_place(g, CASTILE, lisboa)
    assert not friendly_place(g, FRANCE, lisboa)


@pytest.mark.rule("EU-11.3.35", "EU-13.2.3", "EU-5.2.21")
def test_exb15_allied_units_of_an_npr_with_a_vassal() -> None:
    g = europe(6)
    hungary = realm(g, "hungary")
    vassal_number = g.box.realm_of["croatia"]  # Zagreb
    assert g.overlords[vassal_number] == hungary + 1
    assert allied_units(g, hungary) == 5
    g.overlords[vassal_number] = 0
    assert allied_units(g, hungary) == 4


@pytest.mark.rule("EU-11.3.35")
def test_never_more_than_five_units() -> None:
    g = europe()
    assert allied_units(g, realm(g, "burgundy")) == 5
    aragon = realm(g, "aragon")
    assert allied_units(g, aragon) == 5  # a Tax Value of 9
    assert allied_units(g, realm(g, "milan")) == 2


@pytest.mark.rule("EU-11.3.37")
def test_active_allies_are_in_every_war_of_their_player() -> None:
    g = europe()
    scotland = realm(g, "scotland")
    activate(g, FRANCE, scotland)
    assert scotland not in enemies(g, ENGLAND)
    g.wars.append(War(ENGLAND, FRANCE))
    g.wars.append(War(AUSTRIA, FRANCE))
    assert scotland in enemies(g, ENGLAND)
    assert scotland in enemies(g, AUSTRIA)


@pytest.mark.rule("EU-11.3.49", "EU-11.3.42")
def test_an_alliance_gained_without_a_free_token_takes_one_back() -> None:
    g = europe()
    names = ("savoy", "bavaria")
    for name in names:
        g.players[CASTILE].allies[realm(g, name)] = False
    scotland = realm(g, "scotland")
    influence(g, "scotland", CASTILE, influence_in_realm(g, FRANCE, scotland))
    gain = Procedure(gain_alliance(g, CASTILE, scotland), g)
    gain.say(("take_back", "savoy"))
    assert set(g.players[CASTILE].allies) == {realm(g, "portugal"), realm(g, "bavaria"), scotland}
    assert scotland not in g.players[FRANCE].allies
    run(gain_alliance(g, FRANCE, realm(g, "milan")))
    assert realm(g, "milan") in g.players[FRANCE].allies
