"""Subjugate: Allies become Vassals, Vassals become part of the Realm."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import NO, YES, Flow, Move, Seat, rest_of
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.chapters.action_cards.playing import refuse_playing
from stolnik.games.price_of_power.chapters.board.changes import province_changed
from stolnik.games.price_of_power.chapters.board.hostility import vassals_of
from stolnik.games.price_of_power.chapters.board.ownership import (
    has_unrest,
    is_distant,
    is_npr,
    lawful_owner,
    npr_places,
    overlord,
    vassal_places,
)
from stolnik.games.price_of_power.chapters.board.supply import cubes_left, vassal_tokens_left
from stolnik.games.price_of_power.chapters.board.tracks import base_tax
from stolnik.games.price_of_power.chapters.effects.verbs.actions_by_card import grant
from stolnik.games.price_of_power.chapters.rebels.taking_provinces import rebels_take
from stolnik.games.price_of_power.chapters.relations.influence import own_cubes
from stolnik.games.price_of_power.chapters.relations.subjugation import (
    influence_due,
    refuse_annexing,
    refuse_vassalizing,
    subjugations,
    tax_income_of,
    vassalize,
)
from stolnik.games.price_of_power.state import (
    COLUMNS,
    IMPERIAL,
    LARGE,
    NPR,
    PORT,
    SMALL,
    Europe,
    War,
    kind_of,
    piece,
)
from stolnik.games.price_of_power.tasks import LeavingPorts
from tests.games.price_of_power.effects.cards import scope_of
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    europe,
    give,
    influence,
    place,
    realm,
    refusal_of,
    town,
    vassal,
)
from tests.games.running import Procedure, run

DONE: Move = ("done",)


def friend(g: Europe, seat: Seat, name: str, *, married: bool = False) -> int:
    """An Ally without any Influence in its Areas but what a test adds."""
    target = realm(g, name)
    g.players[seat].allies = {target: False}
    g.players[seat].marriages = {target: False} if married else {}
    return target


def plain(players: int = 4) -> Europe:
    g = europe(players)
    g.influence = bytearray(len(g.influence))
    for player in g.players:
        player.allies, player.marriages = {}, {}
    return g


def why_not(g: Europe, seat: Seat, name: str) -> tuple[str, dict[str, object]]:
    refusal = refuse_vassalizing(g, seat, realm(g, name))
    assert refusal is not None
    return refusal.clause, dict(refusal.about)


def subjugating(g: Europe, seat: Seat, move: Move) -> Procedure:
    return Procedure(_deed(g, seat, move), g)


def _deed(g: Europe, seat: Seat, move: Move) -> Flow[None]:
    yield from rest_of(subjugations(g, seat)[move]())


# -- who can be Subjugated ---------------------------------------------------------------------


@pytest.mark.rule("EU-11.4.6", "EU-11.4.2")
def test_only_an_ally_becomes_a_vassal() -> None:
    g = plain()
    influence(g, "lombardy", FRANCE, 5)
    assert why_not(g, FRANCE, "mantua") == ("EU-11.4.6", {})
    friend(g, FRANCE, "mantua")
    assert refuse_vassalizing(g, FRANCE, realm(g, "mantua")) is None
    g.players[FRANCE].allies = {CASTILE: False}
    assert why_not(g, FRANCE, "castile") == ("EU-11.4.6", {})


@pytest.mark.rule("EU-11.4.11")
def test_base_tax_income_must_be_twice_the_targets() -> None:
    g = plain()
    aragon = friend(g, FRANCE, "aragon")
    g.overlords = bytearray(len(g.overlords))  # its Vassals are another matter
    income = tax_income_of(g, FRANCE, aragon)
    own = base_tax(g, FRANCE)
    assert own < 2 * income
    assert why_not(g, FRANCE, "aragon") == ("EU-11.4.11", {"due": 2 * income, "have": own})


@pytest.mark.rule("EU-2.6.12", "EU-11.4.7")
def test_who_occupied_a_new_vassal_leaves_its_port() -> None:
    g = plain()
    brittany = friend(g, FRANCE, "brittany")
    influence(g, "brittany_and_normandy", FRANCE, 5)
    nantes = place(g, "nantes")
    g.wars.append(War(ENGLAND, brittany))
    g.occupiers[nantes] = piece(SMALL, ENGLAND)
    g.players[ENGLAND].ships = {PORT + nantes: 1}
    subjugating(g, FRANCE, ("vassalize", "brittany"))
    assert overlord(g, nantes) == FRANCE
    assert not g.occupiers[nantes]
    assert g.players[ENGLAND].ships == {g.box.places[nantes].zones[0]: 1}
    assert not audit(g)


@pytest.mark.rule("EU-11.4.15", "EU-11.4.17")
def test_a_vassal_that_is_not_on_the_map_is_none() -> None:
    g = plain()
    hungary = friend(g, AUSTRIA, "hungary")
    for name in ("szabolcs", "sopron", "pozsony", "szepes", "beograd", "zagreb", "rijeka"):
        town(g, name, CASTILE)
    g.influence[g.box.places[place(g, "pest")].area * COLUMNS + AUSTRIA] = 5
    assert refuse_vassalizing(g, AUSTRIA, hungary) is None, "nobody need be Married to it"
    topics = []
    table = Procedure(vassalize(g, AUSTRIA, hungary))
    while not table.over:
        topics.append(str(table.ask.topic))
        table.say(table.ask.options[0])
    assert set(topics) <= {"lose_influence"}


@pytest.mark.rule("EU-11.4.17", "EU-2.5.12")
@pytest.mark.parametrize("way", ["Subjugated", "annexed"])
def test_who_occupied_a_vassal_that_goes_free_leaves_it(way: str) -> None:
    g = plain()
    hungary = friend(g, AUSTRIA, "hungary", married=True)
    zagreb = place(g, "zagreb")
    g.wars.append(War(ENGLAND, hungary))
    g.occupiers[zagreb] = piece(LARGE, ENGLAND)
    if way == "Subjugated":
        for no in npr_places(g, hungary - NPR):
            g.influence[g.box.places[no].area * COLUMNS + AUSTRIA] = 3
        Procedure(vassalize(g, AUSTRIA, hungary)).finish(lambda ask: ask.options[-1])
    else:
        for no in npr_places(g, hungary - NPR):
            town(g, g.box.places[no].id, CASTILE)
            province_changed(g, no)
    assert is_npr(g, realm(g, "croatia"))
    assert not g.occupiers[zagreb]
    assert g.wars == []


@pytest.mark.rule("EU-9.5.30", "EU-13.2.4")
def test_ships_leave_the_port_of_a_vassal_that_goes_free_with_its_occupier() -> None:
    g = plain()
    burgundy, amsterdam = realm(g, "burgundy"), place(g, "amsterdam")
    g.wars.append(War(ENGLAND, burgundy))
    g.occupiers[amsterdam] = piece(LARGE, ENGLAND)
    g.players[ENGLAND].ships = {PORT + amsterdam: 1}
    for no in npr_places(g, burgundy - NPR):
        town(g, g.box.places[no].id, CASTILE)
        province_changed(g, no)
    assert not g.occupiers[amsterdam]
    assert LeavingPorts(ENGLAND) in g.agenda


@pytest.mark.rule("EU-9.5.30", "EU-11.4.17")
def test_ships_leave_the_port_of_a_vassal_that_goes_free_of_a_subjugated_realm() -> None:
    g = plain()
    aragon, napoli = friend(g, FRANCE, "aragon", married=True), place(g, "napoli")
    g.wars.append(War(ENGLAND, aragon))
    g.occupiers[napoli] = piece(LARGE, ENGLAND)
    g.players[ENGLAND].ships = {PORT + napoli: 1}
    for no in npr_places(g, aragon - NPR):
        g.influence[g.box.places[no].area * COLUMNS + FRANCE] = 3
    Procedure(vassalize(g, FRANCE, aragon)).finish(lambda ask: ask.options[-1])
    assert is_npr(g, realm(g, "naples"))
    assert g.players[ENGLAND].ships == {g.box.places[napoli].zones[0]: 1}


@pytest.mark.rule("EU-11.4.7", "EU-2.2.6")
def test_what_enemies_occupy_of_a_new_vassal_covers_slots() -> None:
    g = plain()
    for name in ("navarra", "trier", "liege"):
        vassal(g, name, FRANCE)
    milan = friend(g, FRANCE, "milan")
    g.players[FRANCE].allies[milan] = True
    g.wars.append(War(ENGLAND, FRANCE))
    g.occupiers[place(g, "milano")] = piece(LARGE, ENGLAND)
    g.occupiers[place(g, "parma")] = piece(SMALL, ENGLAND)
    influence(g, "lombardy", FRANCE, 1)
    g.players[FRANCE].colonists += cubes_left(g, FRANCE)
    table = Procedure(vassalize(g, FRANCE, milan))
    assert table.ask.topic == "cubes"
    table.say(("take_colonist",))
    assert table.over
    assert not audit(g)


@pytest.mark.rule("EU-11.4.12")
def test_it_costs_its_tax_income_and_what_opponents_have_there() -> None:
    g = plain()
    milan = friend(g, FRANCE, "milan")
    income = tax_income_of(g, FRANCE, milan)
    influence(g, "lombardy", FRANCE, income)
    assert refuse_vassalizing(g, FRANCE, milan) is None
    influence(g, "lombardy", CASTILE, 1)
    g.players[AUSTRIA].marriages[milan] = False
    assert influence_due(g, FRANCE, milan) == income + 2
    assert why_not(g, FRANCE, "milan") == ("EU-11.4.12", {"due": income + 2, "have": income})
    influence(g, "lombardy", FRANCE, income + 3)
    subjugating(g, FRANCE, ("vassalize", "milan"))
    assert own_cubes(g, FRANCE, area(g, "lombardy")) == 1
    assert own_cubes(g, CASTILE, area(g, "lombardy")) == 1


@pytest.mark.rule("EU-18.2.7", "EU-11.4.12")
def test_imperial_influence_does_not_pay() -> None:
    g = plain()
    assert g.emperor == AUSTRIA
    milan = friend(g, AUSTRIA, "mantua")
    g.influence[area(g, "lombardy") * COLUMNS + IMPERIAL] = 5
    assert refuse_vassalizing(g, AUSTRIA, milan) is not None
    influence(g, "lombardy", AUSTRIA, 1)
    assert refuse_vassalizing(g, AUSTRIA, milan) is None


@pytest.mark.rule("EU-11.4.13")
def test_manpower_tokens_make_a_target_dearer() -> None:
    g = plain()
    milan = friend(g, FRANCE, "milan")
    before = influence_due(g, FRANCE, milan)
    g.plus_one[place(g, "milano")] = 2
    assert influence_due(g, FRANCE, milan) == before + 2


@pytest.mark.rule("EU-11.4.14")
def test_married_to_the_target_one_need_only_be_richer() -> None:
    g = plain()
    aragon = friend(g, ENGLAND, "aragon", married=True)
    for name in ("aragon", "sicily", "corsica_and_sardinia"):
        influence(g, name, ENGLAND, 5)
    income, own = tax_income_of(g, ENGLAND, aragon), base_tax(g, ENGLAND)
    assert income < own < 2 * income
    influence(g, "aragon", CASTILE, own - income)
    assert why_not(g, ENGLAND, "aragon") == ("EU-11.4.14", {"due": own + 1, "have": own})
    influence(g, "aragon", CASTILE, own - income - 1)
    assert refuse_vassalizing(g, ENGLAND, aragon) is None


@pytest.mark.rule("EU-11.4.11", "EU-11.4.14")
def test_a_marriage_hinders_nobody_who_is_twice_as_rich() -> None:
    g = plain()
    scotland = friend(g, ENGLAND, "scotland", married=True)
    own, income = base_tax(g, ENGLAND), tax_income_of(g, ENGLAND, scotland)
    assert own >= 2 * income
    influence(g, "scotland", CASTILE, own)
    influence(g, "scotland", ENGLAND, own + income)
    assert refuse_vassalizing(g, ENGLAND, scotland) is None


@pytest.mark.rule("EU-11.4.19")
def test_a_distant_realm_cannot_be_subjugated() -> None:
    g = plain()
    far = next(
        one.id for one in g.box.realms if is_npr(g, NPR + one.no) and is_distant(g, NPR + one.no)
    )
    friend(g, FRANCE, far)
    assert why_not(g, FRANCE, far) == ("EU-11.4.19", {})


@pytest.mark.rule("EU-11.4.20", "EU-11.4.21")
def test_neither_the_pope_nor_the_emperor_becomes_a_vassal() -> None:
    g = plain()
    friend(g, FRANCE, "papal_states")
    assert why_not(g, FRANCE, "papal_states") == ("EU-11.4.20", {})
    g.emperor = friend(g, FRANCE, "mantua")
    assert why_not(g, FRANCE, "mantua") == ("EU-11.4.21", {})


# -- becoming a Vassal -------------------------------------------------------------------------


@pytest.mark.rule("EU-11.4.7", "EU-11.4.8")
def test_an_ally_that_becomes_a_vassal_has_no_other_friends() -> None:
    g = plain()
    milan = friend(g, FRANCE, "milan", married=True)
    g.players[CASTILE].marriages[milan] = False
    g.players[FRANCE].allied, g.players[FRANCE].allied_from = 2, {milan: 2}
    influence(g, "lombardy", FRANCE, 5)
    assert set(subjugations(g, FRANCE)) == {("vassalize", "milan")}
    before = vassal_tokens_left(g, FRANCE)
    subjugating(g, FRANCE, ("vassalize", "milan"))
    assert milan in vassals_of(g, FRANCE)
    assert milan not in g.players[FRANCE].allies
    assert (g.players[FRANCE].allied, g.players[FRANCE].allied_from) == (0, {})
    assert milan in g.players[FRANCE].marriages
    assert milan not in g.players[CASTILE].marriages
    assert overlord(g, place(g, "milano")) == FRANCE
    # Milano is Large and takes two; Parma and Cremona take one each.
    assert vassal_tokens_left(g, FRANCE) == before - 4
    assert not audit(g)


@pytest.mark.rule("EU-11.4.7")
def test_there_must_be_vassal_tokens_for_all_its_provinces() -> None:
    g = plain()
    milan = friend(g, FRANCE, "milan")
    influence(g, "lombardy", FRANCE, 5)
    spare = [
        one.no for one in g.box.places if not one.large and not g.tokens[one.no] and one.flag >= 0
    ]
    lombardy = area(g, "lombardy")
    for at in [one for one in spare if g.box.places[one].area != lombardy][:18]:
        vassal(g, g.box.places[at].id, FRANCE)
    refusal = refuse_vassalizing(g, FRANCE, milan)
    assert refusal is not None
    assert refusal.clause == "EU-11.4.7"
    due, have = refusal.about["due"], refusal.about["have"]
    assert isinstance(due, int)
    assert isinstance(have, int)
    placed = [no for no in spare if g.tokens[no]]
    for no in placed[: due - have]:
        g.tokens[no] = 0
    assert vassal_tokens_left(g, FRANCE) == due
    assert refuse_vassalizing(g, FRANCE, milan) is None, "just enough"


@pytest.mark.rule("EU-11.4.15")
def test_an_overlord_is_vassalized_only_by_a_spouse() -> None:
    g = plain(6)
    hungary = friend(g, AUSTRIA, "hungary")
    assert vassals_of(g, hungary)
    assert why_not(g, AUSTRIA, "hungary") == ("EU-11.4.15", {})


def hungarian(cubes: int) -> Europe:
    """Austria, rich enough, is Allied and Married to Hungary, with so much Influence there."""
    g = plain(6)
    friend(g, AUSTRIA, "hungary", married=True)
    for name in ("venezia", "milano", "genova", "munchen"):
        town(g, name, AUSTRIA)
    assert base_tax(g, AUSTRIA) > 8
    assert tax_income_of(g, AUSTRIA, realm(g, "hungary")) == 8
    homes = sorted({g.box.places[place(g, one)].area for one in ("pest", "sopron", "hunyad")})
    for at in homes:
        n = min(5, cubes)
        g.influence[at * COLUMNS + AUSTRIA] = n
        cubes -= n
    return g


def pay_all(table: Procedure) -> None:
    while not table.over and table.ask.topic == "lose_influence":
        table.say(table.ask.options[0])


@pytest.mark.rule("EU-11.4.12", "EU-11.4.18", "EU-11.4.15", "EU-11.2.6", "EU-11.4.17")
def test_exb14_seven_influence_vassalize_hungary_alone() -> None:
    g = hungarian(6)
    assert why_not(g, AUSTRIA, "hungary") == ("EU-11.4.12", {"due": 8, "have": 7})
    g = hungarian(7)
    hungary, croatia = realm(g, "hungary"), realm(g, "croatia")
    table = subjugating(g, AUSTRIA, ("vassalize", "hungary"))
    pay_all(table)
    assert sum(g.influence[AUSTRIA::COLUMNS]) == 0
    assert hungary in vassals_of(g, AUSTRIA)
    assert hungary in g.players[AUSTRIA].marriages
    assert table.ask.topic == "freed_vassal"
    assert set(table.ask.options) == {
        ("befriend", "croatia"),
        ("claim_freed", "croatia_and_bosnia"),
        ("claim_freed", "dalmatia"),
        DONE,
    }
    assert is_npr(g, croatia)
    table.say(("befriend", "croatia"))
    assert croatia in g.players[AUSTRIA].allies
    assert not audit(g)


@pytest.mark.rule("EU-11.4.17", "EU-11.3.1")
@pytest.mark.parametrize("hindrance", ["allies", "war"])
def test_who_has_three_allies_or_fights_a_freed_vassal_can_only_claim_its_areas(
    hindrance: str,
) -> None:
    g = hungarian(7)
    if hindrance == "allies":
        g.players[AUSTRIA].allies |= {realm(g, one): False for one in ("saxony", "mainz", "trier")}
    else:
        g.wars.append(War(AUSTRIA, realm(g, "croatia")))
    table = subjugating(g, AUSTRIA, ("vassalize", "hungary"))
    pay_all(table)
    assert set(table.ask.options) == {
        ("claim_freed", "croatia_and_bosnia"),
        ("claim_freed", "dalmatia"),
        DONE,
    }


@pytest.mark.rule("EU-11.4.16", "EU-11.4.18")
@pytest.mark.parametrize("answer", [YES, NO])
def test_exb14_two_more_bring_its_vassal_too(answer: Move) -> None:
    g = hungarian(7)
    croatia = realm(g, "croatia")
    influence(g, "croatia_and_bosnia", AUSTRIA, 2)
    table = subjugating(g, AUSTRIA, ("vassalize", "hungary"))
    pay_all(table)
    assert table.ask.topic == "take_vassal"
    assert table.ask.about["due"] == 2
    table.say(answer)
    if answer == YES:
        assert table.over
        assert croatia in vassals_of(g, AUSTRIA)
        assert sum(g.influence[AUSTRIA::COLUMNS]) == 0
    else:
        assert table.ask.topic == "freed_vassal"
        table.say(("claim_freed", "croatia_and_bosnia"))
        assert g.claims[area(g, "croatia_and_bosnia")] >> AUSTRIA & 1
        assert is_npr(g, croatia)
    assert not audit(g)


# -- annexation --------------------------------------------------------------------------------


def vassals() -> Europe:
    """Milan and Mantua are France's Vassals."""
    g = plain()
    for name in ("milano", "parma", "cremona", "mantova"):
        vassal(g, name, FRANCE)
    influence(g, "lombardy", FRANCE, 5)
    return g


@pytest.mark.rule("EU-11.4.9", "EU-11.4.5")
def test_a_vassal_is_annexed_by_another_card() -> None:
    g = vassals()
    milan, mantua = realm(g, "milan"), realm(g, "mantua")
    g.players[FRANCE].marriages[milan] = False
    g.tokens[place(g, "milano")] |= 0x80
    due = influence_due(g, FRANCE, milan)
    subjugating(g, FRANCE, ("annex", "milan"))
    assert lawful_owner(g, place(g, "milano")) == FRANCE
    assert kind_of(g.tokens[place(g, "milano")]) == LARGE
    assert has_unrest(g, place(g, "milano"))
    assert milan not in g.players[FRANCE].marriages
    assert mantua in vassals_of(g, FRANCE)  # another flag, another Vassal
    assert own_cubes(g, FRANCE, area(g, "lombardy")) == 5 - (due - 1)
    assert not audit(g)


@pytest.mark.rule("EU-11.4.11", "EU-11.4.12")
def test_a_vassal_too_must_be_small_enough_and_paid_for() -> None:
    g = vassals()
    milan = realm(g, "milan")
    influence(g, "lombardy", FRANCE, 0)
    refusal = refuse_annexing(g, FRANCE, milan)
    assert refusal is not None
    assert refusal.clause == "EU-11.4.12"


@pytest.mark.rule("EU-11.4.9", "EU-11.4.10")
def test_an_ally_with_an_income_of_one_is_annexed_at_once() -> None:
    g = plain()
    influence(g, "lombardy", FRANCE, 3)
    mantua = friend(g, FRANCE, "mantua")
    assert tax_income_of(g, FRANCE, mantua) == 1
    assert set(subjugations(g, FRANCE)) == {("vassalize", "mantua"), ("annex", "mantua")}
    influence(g, "lombardy", FRANCE, 0)
    refusal = refuse_annexing(g, FRANCE, mantua)
    assert refusal is not None, "it costs Influence all the same"
    assert refusal.clause == "EU-11.4.12"
    influence(g, "lombardy", FRANCE, 3)
    subjugating(g, FRANCE, ("annex", "mantua"))
    assert g.tokens[place(g, "mantova")] == piece(SMALL, FRANCE)
    assert mantua not in g.players[FRANCE].allies
    milan = friend(g, FRANCE, "milan")
    refusal = refuse_annexing(g, FRANCE, milan)
    assert refusal is not None
    assert refusal.clause == "EU-11.4.10"
    refusal = refuse_annexing(g, FRANCE, realm(g, "savoy"))
    assert refusal is not None
    assert refusal.clause == "EU-11.4.9"


# -- the card ----------------------------------------------------------------------------------


@pytest.mark.rule("EU-11.4.6", "EU-16.3.24")
def test_the_card_offers_what_can_be_subjugated() -> None:
    g = plain()
    friend(g, FRANCE, "mantua")
    influence(g, "lombardy", FRANCE, 3)
    args = {"action": "subjugate", "free": True}
    table = Procedure(grant(g, scope_of(FRANCE), FRANCE, args), g)
    assert set(table.ask.options) == {("vassalize", "mantua"), ("annex", "mantua"), DONE}
    table.say(("vassalize", "mantua"))
    assert realm(g, "mantua") in vassals_of(g, FRANCE)


@pytest.mark.rule("EU-11.4.6")
def test_the_card_stays_in_hand_while_there_is_nobody_to_subjugate() -> None:
    g = plain()
    for where in vassal_places(g, FRANCE):
        g.tokens[where] = 0
    give(g, FRANCE, "dip_07_1")
    card = g.box.card_of["dip_07_1"]
    refusal = refuse_playing(g, FRANCE, card)
    assert refusal is not None
    assert refusal.clause == "EU-11.4.6"
    friend(g, FRANCE, "mantua")
    influence(g, "lombardy", FRANCE, 3)
    assert refuse_playing(g, FRANCE, card) is None


@pytest.mark.rule("EU-11.4.6", "EU-11.4.11", "EU-11.4.12")
def test_the_card_says_what_keeps_an_ally_or_a_vassal_from_being_subjugated() -> None:
    g = plain()
    give(g, FRANCE, "dip_07_1")
    card = g.box.card_of["dip_07_1"]
    friend(g, FRANCE, "mantua")
    refusal = refuse_playing(g, FRANCE, card)
    assert refusal is not None
    assert refusal.clause == "EU-11.4.12"
    g = vassals()
    give(g, FRANCE, "dip_07_1")
    g.players[FRANCE].allies = {}
    g.influence = bytearray(len(g.influence))
    refusal = refuse_playing(g, FRANCE, card)
    assert refusal is not None
    assert refusal.clause == "EU-11.4.12"


@pytest.mark.rule("EU-11.4.6", "EU-11.4.9", "EU-11.4.12", "EU-16.3.24")
def test_the_card_says_of_each_realm_why_it_cannot_be_subjugated() -> None:
    g = plain()
    friend(g, FRANCE, "mantua")
    g.players[FRANCE].allies[realm(g, "provence")] = False
    influence(g, "lombardy", FRANCE, 3)
    args = {"action": "subjugate", "free": True}
    table = Procedure(grant(g, scope_of(FRANCE), FRANCE, args), g)
    assert refusal_of(g, table.ask, ("vassalize", "provence")) == "EU-11.4.12"
    assert refusal_of(g, table.ask, ("vassalize", "milan")) == "EU-11.4.6"
    assert refusal_of(g, table.ask, ("annex", "milan")) == "EU-11.4.9"
    assert refusal_of(g, table.ask, ("forge_alliance", "milan")) == "EU-16.3.24"
    assert refusal_of(g, table.ask, ("annex", "mantua")) is None


@pytest.mark.rule("EU-14.3.13", "EU-11.4.7", "EU-11.4.9")
def test_what_rebels_have_freed_of_a_vassal_is_subjugated_by_itself() -> None:
    g = plain()
    for name in ("milano", "cremona"):
        vassal(g, name, FRANCE)
    milan = friend(g, FRANCE, "milan")  # Parma alone
    g.players[CASTILE].marriages = {milan: False}
    influence(g, "lombardy", FRANCE, 4)
    assert influence_due(g, FRANCE, milan, npr=True) == 1 + 1
    assert influence_due(g, FRANCE, milan) == 3 + 1
    assert {("vassalize", "milan"), ("annex", "milan")} <= subjugations(g, FRANCE).keys()
    subjugating(g, FRANCE, ("vassalize", "milan"))
    assert overlord(g, place(g, "parma")) == FRANCE
    assert not is_npr(g, milan)
    assert g.players[CASTILE].marriages == {}


@pytest.mark.rule("EU-14.3.13", "EU-11.4.9")
def test_a_vassal_of_which_a_part_is_free_is_annexed_without_that_part() -> None:
    g = plain()
    for name in ("milano", "cremona"):
        vassal(g, name, FRANCE)
    milan = friend(g, CASTILE, "milan")
    influence(g, "lombardy", FRANCE, 3)
    subjugating(g, FRANCE, ("annex", "milan"))
    assert lawful_owner(g, place(g, "milano")) == lawful_owner(g, place(g, "cremona")) == FRANCE
    assert lawful_owner(g, place(g, "parma")) == milan
    assert g.players[CASTILE].allies == {milan: False}


@pytest.mark.rule("EU-10.4.5", "EU-14.3.13")
def test_a_realm_that_is_annexed_and_freed_has_no_old_truces() -> None:
    g = plain()
    mantua = friend(g, FRANCE, "mantua")
    g.truces = [(ENGLAND, mantua), (ENGLAND, CASTILE)]
    influence(g, "lombardy", FRANCE, 1)
    subjugating(g, FRANCE, ("annex", "mantua"))
    run(rebels_take(g, place(g, "mantova")))
    assert is_npr(g, mantua)
    assert g.truces == [(ENGLAND, CASTILE)]
