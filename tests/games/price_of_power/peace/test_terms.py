"""The Peace Terms: who may enforce which, and what each brings."""

from __future__ import annotations

import pytest

from stolnik.games.price_of_power.chapters.board.hostility import enemies
from stolnik.games.price_of_power.chapters.board.ownership import (
    capital,
    is_npr,
    npr_places,
    overlord,
    realm_at_table,
)
from stolnik.games.price_of_power.chapters.board.supply import (
    claims_left,
    small_towns_left,
    vassal_tokens_left,
)
from stolnik.games.price_of_power.chapters.board.tracks import tax_income
from stolnik.games.price_of_power.chapters.peace.spoils import claim_what_was_lost
from stolnik.games.price_of_power.chapters.peace.terms.annexation import annex
from stolnik.games.price_of_power.chapters.phases.leaving_the_game import leave
from stolnik.games.price_of_power.chapters.religion.faiths import faith_of_area, state_religion
from stolnik.games.price_of_power.events.battles import OccupationEnded
from stolnik.games.price_of_power.events.other_realms import VassalFreed
from stolnik.games.price_of_power.events.peace import Ransomed
from stolnik.games.price_of_power.events.phases import TownTaken
from stolnik.games.price_of_power.state import COLUMNS, NPR, SMALL, UNREST, VASSAL, Europe, piece
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.peace.wars import (
    active_ally,
    army,
    at_peace_table,
    is_occupied,
    occupy,
    occupy_all,
    owner_of,
    settle,
    settlement,
    talks,
    war,
)
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    influence,
    now_refused,
    place,
    realm,
    refusal_of,
    town,
    vassal,
)
from tests.games.running import Procedure, run_anyhow

DONE = ("done",)
NO = ("no",)
YES = ("yes",)


def term(name: str) -> tuple[str, str]:
    return ("term", name)


def france_against(enemy: str | int) -> tuple[Europe, int]:
    g = at_peace_table()
    target = enemy if isinstance(enemy, int) else realm(g, enemy)
    war(g, FRANCE, target)
    return g, target


def prestige(g: Europe) -> list[int]:
    return [player.prestige for player in g.players]


def terms_of(g: Europe, seat: int, enemy: int, result: str) -> set[str]:
    options = settlement(g, seat, enemy, result).ask.options  # type: ignore[arg-type]
    return {str(move[1]) for move in options if move[0] == "term"}


# -- eligibility -------------------------------------------------------------------------------

WP, KEEP, HUM = "white_peace", "keep_current_board_state", "humiliation"
VAS, FC, SDS, FA = (
    "vassalization",
    "force_conversion",
    "secure_desired_succession",
    "full_annexation",
)


@pytest.mark.rule("EU-10.PE.1", "EU-10.PE.2", "EU-10.VC.4", "EU-10.VC.9", "EU-10.2.12")
@pytest.mark.parametrize("result", ["partial", "surrender", "total"])
def test_exb7_terms_against_a_player(result: str) -> None:
    g, _ = france_against(AUSTRIA)
    occupy(g, FRANCE, "wien", "osterreich", "steiermark")
    g.players[AUSTRIA].faith = g.box.faith_of["protestant"]
    g.players[CASTILE].marriages[AUSTRIA] = True
    assert terms_of(g, FRANCE, AUSTRIA, result) == {WP, KEEP, HUM, FC, SDS}


@pytest.mark.rule("EU-10.PE.1", "EU-10.PE.4", "EU-10.VC.4", "EU-10.VC.9", "EU-10.PT.57")
@pytest.mark.parametrize(("result", "more"), [("partial", set()), ("total", {FA})])
def test_exb7_terms_against_an_npr(result: str, more: set[str]) -> None:
    g, granada = france_against("granada")
    occupy_all(g, FRANCE, "granada")
    for name in ("sevilla", "cordoba"):
        town(g, name, FRANCE)
    g.players[CASTILE].marriages[granada] = True
    assert terms_of(g, FRANCE, granada, result) == {WP, KEEP, VAS, FC, SDS} | more


@pytest.mark.rule("EU-10.PE.5", "EU-10.PE.6", "EU-10.PT.21")
def test_exb8_without_the_capital_little_can_be_enforced() -> None:
    g, _ = france_against(AUSTRIA)
    occupy(g, FRANCE, "sundgau")
    g.players[CASTILE].marriages[AUSTRIA] = True
    assert terms_of(g, FRANCE, AUSTRIA, "partial") == {WP, KEEP}
    g.agenda.clear()
    assert terms_of(g, FRANCE, AUSTRIA, "surrender") == {WP, KEEP, HUM}


@pytest.mark.rule("EU-10.PT.58", "EU-10.PT.57", "EU-10.PT.26", "EU-10.PE.4")
def test_refusals_name_their_clause() -> None:
    g, _ = france_against(AUSTRIA)
    occupy(g, FRANCE, "wien")
    ask = settlement(g, FRANCE, AUSTRIA).ask
    assert refusal_of(g, ask, term(VAS)) == "EU-10.PT.26"
    assert refusal_of(g, ask, term(FA)) == "EU-10.PT.58"
    g, savoy = france_against("savoy")
    occupy(g, FRANCE, "savoie", "geneve")
    ask = settlement(g, FRANCE, savoy).ask
    assert refusal_of(g, ask, term(FA)) == "EU-10.PT.57"
    assert refusal_of(g, ask, term(HUM)) == "EU-10.PE.4"
    g, granada = france_against("granada")
    occupy_all(g, FRANCE, "granada")
    g.occupiers[capital(g, granada)] = 0
    ask = settlement(g, FRANCE, granada).ask
    assert refusal_of(g, ask, term(FC)) == "EU-10.PE.5", "not without the Capital"


# -- White Peace -------------------------------------------------------------------------------


@pytest.mark.rule(
    "EU-10.PT.3", "EU-10.PT.4", "EU-10.PT.5", "EU-10.PT.6", "EU-10.4.1", "EU-10.4.2", "EU-10.PT.1"
)
def test_white_peace_gives_everything_back_and_costs_prestige() -> None:
    g, _ = france_against(AUSTRIA)
    occupy(g, FRANCE, "sundgau")
    occupy(g, AUSTRIA, "lyon")
    ducats = [player.ducats for player in g.players]
    settle(g, FRANCE, AUSTRIA, term(WP))
    assert prestige(g) == [0, -1, 0, -1]
    assert [player.ducats for player in g.players] == ducats
    assert not is_occupied(g, "sundgau")
    assert not is_occupied(g, "lyon")
    assert g.wars == []
    assert g.truces == [(FRANCE, AUSTRIA)]


@pytest.mark.rule("EU-10.3.8", "EU-10.4.3", "EU-10.1.6")
def test_white_peace_covers_active_allies_but_brings_them_no_truce() -> None:
    g, _ = france_against(AUSTRIA)
    active_ally(g, AUSTRIA, "savoy")
    occupy(g, FRANCE, "geneve")
    assert realm(g, "savoy") in enemies(g, FRANCE)
    settle(g, FRANCE, AUSTRIA, term(WP))
    assert realm(g, "savoy") not in enemies(g, FRANCE)
    assert not is_occupied(g, "geneve")
    assert prestige(g) == [0, -1, 0, -1]
    assert g.truces == [(FRANCE, AUSTRIA)]


# -- Keep Current Board State ------------------------------------------------------------------


@pytest.mark.rule("EU-10.PT.7", "EU-10.PT.8", "EU-10.PT.9", "EU-10.PT.10")
def test_occupiers_keep_all_but_capitals_which_are_ransomed() -> None:
    g, _ = france_against(AUSTRIA)
    occupy(g, FRANCE, "wien", "sundgau")
    occupy(g, AUSTRIA, "lyon", unrest=True)
    g.players[AUSTRIA].ducats, g.players[FRANCE].ducats = 20, 0
    told = listen(g)
    settle(g, FRANCE, AUSTRIA, term(KEEP), ("keep_province", "sundgau"), DONE, DONE)
    assert Ransomed(FRANCE, "austria", 10) in told
    assert owner_of(g, "wien") == AUSTRIA
    assert owner_of(g, "sundgau") == FRANCE
    assert owner_of(g, "lyon") == AUSTRIA
    assert g.tokens[place(g, "lyon")] & UNREST
    assert g.players[FRANCE].ducats == 10
    assert g.players[AUSTRIA].ducats == 10
    assert not any(g.occupiers)


@pytest.mark.rule("EU-10.PT.10")
def test_the_town_of_the_occupier_stays_even_if_it_is_the_last() -> None:
    g = at_peace_table()
    war(g, CASTILE, FRANCE)
    occupy(g, CASTILE, "toulouse")
    bare = [one.no for one in g.box.places if not one.large and not g.tokens[one.no]]
    for at in bare[: small_towns_left(g, CASTILE)]:
        g.tokens[at] = piece(SMALL, CASTILE)
    assert small_towns_left(g, CASTILE) == 0
    settle(g, CASTILE, FRANCE, term(KEEP), ("keep_province", "toulouse"), DONE)
    assert g.tokens[place(g, "toulouse")] == piece(SMALL, CASTILE)


@pytest.mark.rule("EU-10.PT.13", "EU-10.PT.16", "EU-10.PT.11")
def test_the_victor_decides_province_by_province() -> None:
    g, _ = france_against(AUSTRIA)
    occupy(g, FRANCE, "sundgau", "krain")
    g.players[AUSTRIA].ducats = 10
    before = g.players[FRANCE].ducats
    settle(
        g,
        FRANCE,
        AUSTRIA,
        term(KEEP),
        ("sell_back", "sundgau"),
        ("keep_province", "krain"),
        DONE,
    )
    assert owner_of(g, "sundgau") == AUSTRIA
    assert owner_of(g, "krain") == FRANCE
    assert g.players[FRANCE].ducats == before + 3
    assert g.players[AUSTRIA].ducats == 7


@pytest.mark.rule("EU-10.PT.12")
def test_a_province_is_exchanged_for_one_of_equal_tax_value() -> None:
    g, _ = france_against(AUSTRIA)
    occupy(g, FRANCE, "sundgau")
    occupy(g, AUSTRIA, "berry", "paris")
    table = settlement(g, FRANCE, AUSTRIA)
    table.say(term(KEEP))
    swaps = [move for move in table.ask.options if move[0] == "swap_province"]
    assert swaps == [("swap_province", "sundgau", "berry")]  # Paris is a Capital, and Large
    table.say(swaps[0])
    assert owner_of(g, "sundgau") == AUSTRIA
    assert owner_of(g, "berry") == FRANCE
    assert not any(g.occupiers)


@pytest.mark.rule("EU-10.PT.9", "EU-10.PT.13", "EU-10.PT.17")
def test_exb10_ransom_and_payments_are_capped() -> None:
    g, granada = france_against("granada")
    occupy_all(g, FRANCE, "granada")
    before = g.players[FRANCE].ducats
    settle(g, FRANCE, granada, term(KEEP), ("sell_back", "gibraltar"))
    # 10 for the Capital and 3 for Gibraltar; but twice the Tax Income of 2 is 4.
    assert g.players[FRANCE].ducats == before + 4


@pytest.mark.rule("EU-10.PT.17")
def test_a_player_pays_no_more_than_twice_the_tax_income_after_the_return() -> None:
    g, _ = france_against(AUSTRIA)
    occupy(g, FRANCE, "wien", "osterreich", "steiermark", "lienz", "sundgau", "tirol", "karnten")
    g.players[AUSTRIA].ducats, g.players[FRANCE].ducats = 90, 0
    returned = ["osterreich", "steiermark", "sundgau", "tirol", "lienz", "karnten"]
    settle(g, FRANCE, AUSTRIA, term(KEEP), *(("sell_back", name) for name in returned))
    assert g.players[FRANCE].ducats == min(10 + 3 * 6, 2 * tax_income(g, AUSTRIA))


@pytest.mark.rule("EU-10.PT.17", "EU-10.0.4")
def test_the_vassals_of_an_npr_are_part_of_its_tax_income() -> None:
    g, bohemia = france_against("bohemia")
    own = [no for no in npr_places(g, bohemia - NPR) if g.box.places[no].id != "praha"]
    for no in own:
        town(g, g.box.places[no].id, ENGLAND)
    occupy(g, FRANCE, "praha")
    g.players[FRANCE].ducats = 0
    settle(g, FRANCE, bohemia, term(KEEP))
    assert g.players[FRANCE].ducats == 2 * (2 + 1), "for Praha and the Vassal in Silesia"


@pytest.mark.rule("EU-10.PT.9", "EU-7.4.14")
@pytest.mark.parametrize(("loans", "paid"), [(0, 10), (5, 0)])
def test_who_goes_bankrupt_over_a_ransom_pays_none(loans: int, paid: int) -> None:
    g, _ = france_against(AUSTRIA)
    occupy(g, FRANCE, "wien")
    loser, victor = g.players[AUSTRIA], g.players[FRANCE]
    loser.ducats, loser.interest, victor.ducats = 0, loans, 0
    table = settlement(g, FRANCE, AUSTRIA)
    table.say(term(KEEP))
    while not table.over:
        table.say(table.ask.options[0])
    assert victor.ducats == paid
    assert owner_of(g, "wien") == AUSTRIA
    assert loser.stability == (0 if paid else -3)


@pytest.mark.rule("EU-10.PT.14", "EU-10.PT.15")
def test_liberating_brings_prestige_and_a_friend() -> None:
    g, _ = france_against(AUSTRIA)
    town(g, "geneve", AUSTRIA)  # a Core of Savoy
    occupy(g, FRANCE, "geneve", "sundgau")
    savoy = realm(g, "savoy")
    table = settlement(g, FRANCE, AUSTRIA)
    table.say(term(KEEP))
    assert ("free_province", "sundgau") not in table.ask.options
    assert refusal_of(g, table.ask, ("free_province", "sundgau")) == "EU-10.PT.14"
    assert refusal_of(g, table.ask, ("keep_province", "geneve")) == "EU-10.PT.11"  # not yet
    assert refusal_of(g, table.ask, ("appoint", "adm_01_1")) == "EU-10.PT.11"  # another question's
    table.say(("sell_back", "sundgau"))
    table.say(("free_province", "geneve"))
    table.say(("befriend", "savoy"))
    table.say(("settle_influence", "switzerland"))
    table.say(DONE)
    table.say(DONE)
    assert owner_of(g, "geneve") == savoy
    assert g.players[FRANCE].prestige == 1
    assert savoy in g.players[FRANCE].allies
    assert g.influence[area(g, "switzerland") * COLUMNS + FRANCE] == 1


@pytest.mark.rule("EU-10.PT.15", "EU-19.1.8")
def test_the_freed_pope_brings_the_cardinal_of_roma_before_the_influence() -> None:
    g, _ = france_against(AUSTRIA)
    town(g, "ancona", AUSTRIA)  # a Core of the Papal States
    occupy(g, FRANCE, "ancona")
    table = settlement(g, FRANCE, AUSTRIA)
    table.say(term(KEEP), ("free_province", "ancona"), ("befriend", "papal_states"))
    assert table.ask.topic == "peace_influence"
    assert g.roma == FRANCE


@pytest.mark.rule("EU-10.PT.15", "EU-11.3.4", "EU-11.3.6", "EU-11.3.42")
@pytest.mark.parametrize("case", ["at War", "Ally of another"])
def test_a_freed_realm_at_war_or_with_an_ally_is_no_new_friend(case: str) -> None:
    g, _ = france_against(AUSTRIA)
    town(g, "geneve", AUSTRIA)
    occupy(g, FRANCE, "geneve")
    savoy = realm(g, "savoy")
    if case == "at War":
        war(g, FRANCE, savoy)
    else:
        g.players[CASTILE].allies[savoy] = False
    settle(g, FRANCE, AUSTRIA, term(KEEP), ("free_province", "geneve"), DONE)
    assert savoy not in g.players[FRANCE].allies


@pytest.mark.rule("EU-10.PT.14", "EU-14.3.14")
def test_a_territory_is_given_to_the_natives() -> None:
    g, _ = france_against(AUSTRIA)
    town(g, "guyana", AUSTRIA)
    occupy(g, FRANCE, "guyana")
    g.first = ENGLAND
    table = settlement(g, FRANCE, AUSTRIA)
    table.say(term(KEEP), ("free_province", "guyana"))
    assert (table.ask.topic, table.ask.seat) == ("colour", ENGLAND)
    table.say(table.ask.options[0])
    assert g.players[FRANCE].prestige == 1
    assert is_npr(g, owner_of(g, "guyana"))
    assert not is_occupied(g, "guyana")


@pytest.mark.rule("EU-10.PT.14", "EU-13.2.4", "EU-13.4.15")
def test_the_vassal_of_an_npr_is_free_when_it_is_liberated() -> None:
    g, bohemia = france_against("bohemia")
    silesia = realm(g, "silesia")
    occupy(g, FRANCE, "silesia")
    g.plus_one[place(g, "silesia")] = 1
    told = listen(g)
    settle(g, FRANCE, bohemia, term(KEEP), ("free_province", "silesia"), NO)
    assert is_npr(g, silesia)
    assert g.players[FRANCE].prestige == 2
    assert not [event for event in told if isinstance(event, TownTaken)]


@pytest.mark.rule("EU-10.PT.13", "EU-10.PT.14")
def test_the_vassal_of_an_npr_is_liberated_whole_or_not_at_all() -> None:
    g, aragon = france_against("aragon")
    occupy(g, FRANCE, "napoli", "bari")
    table = settlement(g, FRANCE, aragon)
    table.say(term(KEEP))
    assert refusal_of(g, table.ask, ("free_province", "napoli")) == "EU-10.PT.14"
    g.agenda.clear()
    occupy(g, FRANCE, "salerno")
    table = settlement(g, FRANCE, aragon)
    table.say(term(KEEP), ("sell_back", "napoli"))
    assert refusal_of(g, table.ask, ("free_province", "bari")) == "EU-10.PT.14"
    g.agenda.clear()
    table = settlement(g, FRANCE, aragon)
    table.say(term(KEEP), ("free_province", "napoli"))
    assert refusal_of(g, table.ask, ("sell_back", "bari")) == "EU-10.PT.13"
    table.say(("keep_province", "bari"), ("keep_province", "salerno"), NO)
    assert owner_of(g, "napoli") == realm(g, "naples")
    assert owner_of(g, "bari") == FRANCE
    assert is_npr(g, realm(g, "naples"))


@pytest.mark.rule("EU-10.PT.10", "EU-10.PT.14")
def test_a_capital_that_is_one_only_when_the_vassal_is_free_is_kept_as_was_decided() -> None:
    g, aragon = france_against("aragon")
    occupy_all(g, FRANCE, "naples")
    table = settlement(g, FRANCE, aragon)
    table.say(term(KEEP), ("keep_province", "napoli"), ("free_province", "bari"))
    while table.ask.topic == "fate":
        table.say(table.ask.options[0])
    table.say(NO)
    assert owner_of(g, "bari") == realm(g, "naples")
    assert owner_of(g, "napoli") == FRANCE


@pytest.mark.rule("EU-10.PT.15", "EU-11.3.6")
def test_who_is_freed_to_be_an_nprs_vassal_is_no_new_friend() -> None:
    g, _ = france_against(AUSTRIA)
    town(g, "antwerpen", AUSTRIA)
    occupy(g, FRANCE, "antwerpen")
    table = settlement(g, FRANCE, AUSTRIA)
    table.say(term(KEEP), ("free_province", "antwerpen"))
    assert owner_of(g, "antwerpen") == realm(g, "brabant")
    assert not [ask for ask in table.asked if ask.topic == "new_friend"]


@pytest.mark.rule("EU-10.PT.14", "EU-18.6.3", "EU-21.0.6")
def test_an_area_is_back_in_the_empire_when_what_remains_of_a_player_gives_it_up() -> None:
    g, _ = france_against(AUSTRIA)
    town(g, "breda", ENGLAND)
    for name in ("amsterdam", "zeeland", "gelre", "friesland"):
        town(g, name, AUSTRIA)
    netherlands = area(g, "netherlands")
    g.not_hre.append(netherlands)
    leave(g, ENGLAND)
    remains = realm_at_table(g, g.box.realm_of["england"])
    war(g, FRANCE, remains)
    occupy(g, FRANCE, "breda")
    settle(g, FRANCE, remains, term(KEEP), ("free_province", "breda"))
    assert owner_of(g, "breda") == realm(g, "brabant")
    assert netherlands not in g.not_hre


@pytest.mark.rule("EU-10.PT.14", "EU-10.PT.15", "EU-21.0.6")
def test_what_remains_of_a_player_gives_up_what_was_never_its_own_and_is_no_friend() -> None:
    g, _ = france_against(AUSTRIA)
    town(g, "lothian", ENGLAND)
    town(g, "york", AUSTRIA)
    leave(g, ENGLAND)
    remains = realm_at_table(g, g.box.realm_of["england"])
    occupy(g, FRANCE, "york")
    settle(g, FRANCE, AUSTRIA, term(KEEP), ("free_province", "york"), DONE)
    assert owner_of(g, "york") == remains
    assert remains not in g.players[FRANCE].allies
    war(g, FRANCE, remains)
    occupy(g, FRANCE, "lothian")
    settle(g, FRANCE, remains, term(KEEP), ("free_province", "lothian"), NO)
    assert owner_of(g, "lothian") == realm(g, "scotland")


@pytest.mark.rule("EU-10.PT.18")
def test_a_claim_is_discarded_to_remove_two_unrest() -> None:
    g, _ = france_against(AUSTRIA)
    occupy(g, FRANCE, "tirol", "karnten", unrest=True)
    g.claims[area(g, "tirol")] = 1 << FRANCE
    settle(
        g,
        FRANCE,
        AUSTRIA,
        term(KEEP),
        ("keep_province", "tirol"),
        ("keep_province", "karnten"),
        ("spend_claim", "tirol"),
        DONE,
    )
    assert g.claims[area(g, "tirol")] == 0
    assert not g.tokens[place(g, "tirol")] & UNREST
    assert not g.tokens[place(g, "karnten")] & UNREST


@pytest.mark.rule("EU-10.PT.18")
def test_of_more_unrest_the_player_chooses_which_goes() -> None:
    g, _ = france_against(AUSTRIA)
    occupy(g, FRANCE, "tirol", unrest=True)
    g.claims[area(g, "tirol")] = 1 << FRANCE
    others = [g.box.places[no].id for no in g.box.areas[area(g, "tirol")].places]
    others.remove("tirol")
    for name in others:
        town(g, name, FRANCE, unrest=True)
    assert len(others) == 2
    table = settlement(g, FRANCE, AUSTRIA)
    table.say(term(KEEP), ("keep_province", "tirol"), ("spend_claim", "tirol"))
    table.say(*(("calm", name) for name in others))
    assert g.tokens[place(g, "tirol")] & UNREST
    assert not any(g.tokens[place(g, name)] & UNREST for name in others)


@pytest.mark.rule("EU-10.PT.19")
def test_who_lost_a_province_may_claim_its_area() -> None:
    g, _ = france_against(AUSTRIA)
    occupy(g, FRANCE, "sundgau")
    settle(
        g, FRANCE, AUSTRIA, term(KEEP), ("keep_province", "sundgau"), ("claim_back", "rhineland")
    )
    assert g.claims[area(g, "rhineland")] == 1 << AUSTRIA


@pytest.mark.rule("EU-10.PT.19")
def test_a_claim_that_goes_on_to_the_next_area_does_not_come_back() -> None:
    g, _ = france_against(AUSTRIA)
    others = [one.no for one in g.box.areas if one.id not in ("rhineland", "tirol")]
    for no in others[: claims_left(g, AUSTRIA)]:
        g.claims[no] |= 1 << AUSTRIA
    assert claims_left(g, AUSTRIA) == 0
    first = g.box.areas[others[0]].id
    lost = [area(g, "rhineland"), area(g, "tirol")]
    table = Procedure(claim_what_was_lost(g, AUSTRIA, lost), g)
    table.say(("claim_back", "rhineland"), ("take_claim", first))
    table.say(("claim_back", "tirol"), ("take_claim", "rhineland"))
    assert table.over
    assert g.claims[area(g, "tirol")] == 1 << AUSTRIA


@pytest.mark.rule("EU-10.3.7", "EU-10.3.11", "EU-10.3.12")
def test_exb5_one_term_for_a_player_and_the_active_allies() -> None:
    g, _ = france_against(AUSTRIA)
    active_ally(g, AUSTRIA, "savoy")
    active_ally(g, AUSTRIA, "burgundy")
    occupy(g, FRANCE, "sundgau", "geneve", "picardie")
    table = settlement(g, FRANCE, AUSTRIA)
    table.say(term(KEEP))
    fates = {}
    while table.ask.topic == "fate":
        name = str(table.ask.about["province"])
        fates[name] = {str(move[0]) for move in table.ask.options}
        table.say(("keep_province", name))
    table.say(DONE)
    assert set(fates) == {"geneve", "picardie", "sundgau"}
    assert all(found == {"keep_province", "sell_back"} for found in fates.values())
    assert {owner_of(g, name) for name in fates} == {FRANCE}
    assert g.wars == []


# -- Humiliation -------------------------------------------------------------------------------


@pytest.mark.rule("EU-10.PT.20", "EU-10.PT.22", "EU-10.PT.23", "EU-10.PT.24", "EU-10.3.10")
@pytest.mark.parametrize(
    ("more", "score"),
    [(("osterreich",), 6), (("osterreich", "steiermark", "lienz", "sundgau", "tirol"), 10)],
)
def test_exb11_humiliation_scores(more: tuple[str, ...], score: int) -> None:
    g, _ = france_against(AUSTRIA)
    active_ally(g, AUSTRIA, "savoy")
    occupy(g, FRANCE, "wien", "geneve", "piemonte", *more)
    settle(g, FRANCE, AUSTRIA, term(HUM))
    assert prestige(g) == [0, score, 0, -score]
    assert not any(g.occupiers)


# -- Vassalization -----------------------------------------------------------------------------


@pytest.mark.rule("EU-10.PT.27")
def test_vassalization_needs_a_foot_in_another_area() -> None:
    g, savoy = france_against("savoy")
    occupy(g, FRANCE, "savoie")
    ask = settlement(g, FRANCE, savoy).ask
    assert refusal_of(g, ask, term(VAS)) == "EU-10.PT.27"
    g.agenda.clear()
    occupy(g, FRANCE, "geneve")
    assert term(VAS) in settlement(g, FRANCE, savoy).ask.options


@pytest.mark.rule(
    "EU-10.PT.25", "EU-10.PT.28", "EU-10.PT.29", "EU-10.PT.30", "EU-10.PT.31", "EU-10.PT.32"
)
def test_an_npr_becomes_a_vassal() -> None:
    g, savoy = france_against("savoy")
    g.players[CASTILE].allies[savoy] = False
    g.players[ENGLAND].marriages[savoy] = False
    occupy(g, FRANCE, "savoie", "geneve")
    before = g.influence[area(g, "lombardy") * COLUMNS + FRANCE]
    told = listen(g)
    settle(
        g,
        FRANCE,
        savoy,
        term(VAS),
        ("settle_influence", "lombardy"),
        ("settle_influence", "switzerland"),
    )
    for name in ("savoie", "geneve", "piemonte"):
        assert overlord(g, place(g, name)) == FRANCE
    assert not any(g.occupiers)
    ended = [one.province for one in told if isinstance(one, OccupationEnded)]
    assert sorted(ended) == ["geneve", "savoie"], "each of them once"
    # Unrest only in Lombardy, where nothing was Occupied.
    unruly = [
        name for name in ("savoie", "geneve", "piemonte") if g.tokens[place(g, name)] & UNREST
    ]
    assert unruly == ["piemonte"]
    assert savoy not in g.players[CASTILE].allies
    assert savoy not in g.players[ENGLAND].marriages
    assert g.influence[area(g, "lombardy") * COLUMNS + FRANCE] == before + 1


@pytest.mark.rule("EU-10.PT.2", "EU-10.PT.30")
def test_influence_does_not_go_where_ones_own_fills_an_area() -> None:
    g, savoy = france_against("savoy")
    occupy(g, FRANCE, "savoie", "geneve")
    influence(g, "switzerland", FRANCE, 5)
    influence(g, "lombardy", FRANCE, 4)
    influence(g, "lombardy", AUSTRIA, 1)
    table = settlement(g, FRANCE, savoy)
    table.say(term(VAS))
    offered = {move[1] for move in table.ask.options if move[0] == "settle_influence"}
    assert "lombardy" in offered
    assert "switzerland" not in offered
    table.say(("settle_influence", "lombardy"))
    assert g.influence[area(g, "lombardy") * COLUMNS + FRANCE] == 5
    assert ("settle_influence", "lombardy") not in table.ask.options


@pytest.mark.rule("EU-10.PT.31")
def test_where_the_victor_occupied_anything_the_new_vassal_is_calm() -> None:
    g, _ = france_against(AUSTRIA)
    active_ally(g, AUSTRIA, "savoy")
    active_ally(g, AUSTRIA, "milan")
    occupy(g, FRANCE, "savoie", "geneve", "parma")
    settle(g, FRANCE, AUSTRIA, term(VAS), DONE)
    assert g.box.places[place(g, "parma")].area == g.box.places[place(g, "piemonte")].area
    assert overlord(g, place(g, "piemonte")) == FRANCE
    assert not g.tokens[place(g, "piemonte")] & UNREST


@pytest.mark.rule("EU-10.4.4", "EU-10.4.5")
def test_no_war_and_no_truce_with_a_new_vassal() -> None:
    g, savoy = france_against("savoy")
    g.truces = [(ENGLAND, savoy)]
    occupy(g, FRANCE, "savoie", "geneve")
    settle(g, FRANCE, savoy, term(VAS), DONE)
    assert g.wars == []
    assert g.truces == []


@pytest.mark.rule("EU-10.PT.33")
def test_a_claim_calms_the_new_vassal() -> None:
    g, savoy = france_against("savoy")
    occupy(g, FRANCE, "savoie", "geneve")
    g.claims[area(g, "lombardy")] = 1 << FRANCE
    settle(g, FRANCE, savoy, term(VAS), DONE, ("spend_claim", "lombardy"))
    assert not g.tokens[place(g, "piemonte")] & UNREST
    assert g.claims[area(g, "lombardy")] == 0


@pytest.mark.rule("EU-10.PT.28")
def test_what_another_player_occupies_gets_no_vassal_token_yet() -> None:
    g, savoy = france_against("savoy")
    war(g, AUSTRIA, savoy)
    occupy(g, FRANCE, "savoie", "geneve")
    occupy(g, AUSTRIA, "piemonte")
    settle(g, FRANCE, savoy, term(VAS), DONE)
    assert overlord(g, place(g, "savoie")) == FRANCE
    assert overlord(g, place(g, "piemonte")) is None


@pytest.mark.rule("EU-10.PT.28", "EU-4.3.23")
def test_who_occupies_it_settles_with_what_is_left() -> None:
    g, savoy = france_against("savoy")
    war(g, AUSTRIA, savoy)
    g.first = FRANCE
    occupy(g, FRANCE, "savoie", "geneve")
    occupy(g, AUSTRIA, "piemonte")
    army(g, FRANCE, "loire", 1)
    table = talks(g)
    table.say(("settle", "savoy"), term(VAS), DONE)
    assert table.ask.seat == AUSTRIA
    table.say(("settle", "savoy"), term(FA))
    assert owner_of(g, "piemonte") == AUSTRIA
    assert not any(g.occupiers)
    assert g.wars == []


@pytest.mark.rule("EU-10.PT.28")
def test_who_occupies_a_part_of_an_enemys_ally_settles_with_that_part() -> None:
    g, _ = france_against(AUSTRIA)
    war(g, ENGLAND, AUSTRIA)
    active_ally(g, AUSTRIA, "savoy")
    g.first = FRANCE
    occupy(g, FRANCE, "savoie", "geneve")
    occupy(g, ENGLAND, "piemonte")
    army(g, FRANCE, "loire", 1)
    table = talks(g, "open")
    table.say(("settle", "austria"), term(VAS), DONE)
    assert overlord(g, place(g, "savoie")) == FRANCE
    assert overlord(g, place(g, "piemonte")) is None
    assert table.ask.seat == ENGLAND
    table.say(("settle", "savoy"), term(FA))
    assert owner_of(g, "piemonte") == ENGLAND


@pytest.mark.rule("EU-10.PT.59", "EU-13.2.4")
def test_the_vassals_of_an_annexed_npr_are_free_and_nobody_stays_in_them() -> None:
    g, hungary = france_against("hungary")
    occupy_all(g, FRANCE, "hungary")
    occupy(g, FRANCE, "zagreb")
    told = listen(g)
    run_anyhow(annex(g, FRANCE, hungary))
    assert owner_of(g, "pest") == FRANCE
    assert owner_of(g, "zagreb") == realm(g, "croatia")
    assert is_npr(g, realm(g, "croatia"))
    assert told.count(VassalFreed("croatia")) == 1


@pytest.mark.rule("EU-10.PT.28", "EU-13.2.4")
def test_nobody_stays_in_the_vassals_that_go_free() -> None:
    g, burgundy = france_against("burgundy")
    war(g, AUSTRIA, burgundy)
    occupy_all(g, FRANCE, "burgundy")
    occupy(g, FRANCE, "antwerpen")
    occupy(g, AUSTRIA, "amsterdam")
    told = listen(g)
    settle(g, FRANCE, burgundy, term(VAS), DONE)
    assert is_npr(g, realm(g, "brabant"))
    assert is_npr(g, realm(g, "holland"))
    assert {VassalFreed("brabant"), VassalFreed("holland")} <= {*told}
    assert not any(g.occupiers)
    assert g.wars == []


@pytest.mark.rule("EU-10.PT.59", "EU-13.2.4")
def test_the_vassals_of_an_annexed_npr_are_told_to_be_free() -> None:
    g, burgundy = france_against("burgundy")
    occupy_all(g, FRANCE, "burgundy")
    told = listen(g)
    settle(g, FRANCE, burgundy, term(FA), result="total")
    assert is_npr(g, realm(g, "brabant"))
    assert {VassalFreed("brabant"), VassalFreed("holland")} <= {*told}


@pytest.mark.rule("EU-2.2.4", "EU-11.4.7")
def test_nobody_becomes_a_vassal_without_tokens_for_all_provinces() -> None:
    g, savoy = france_against("savoy")
    occupy_all(g, FRANCE, "savoy")
    bare = [
        one.no
        for one in g.box.places
        if not one.large and not g.tokens[one.no] and not g.occupiers[one.no]
    ]
    for at in bare[: vassal_tokens_left(g, FRANCE) - 3]:
        g.tokens[at] = piece(VASSAL, FRANCE)
    ask = settlement(g, FRANCE, savoy).ask
    assert refusal_of(g, ask, term(VAS)) == "EU-11.4.7"
    g.tokens[bare[0]] = 0
    assert now_refused(g, ask, term(VAS)) is None


@pytest.mark.rule("EU-2.2.4", "EU-10.3.13", "EU-10.3.14")
def test_of_two_realms_one_goes_free_when_the_tokens_do_not_suffice() -> None:
    g, _ = france_against(AUSTRIA)
    active_ally(g, AUSTRIA, "milan")
    active_ally(g, AUSTRIA, "savoy")
    occupy_all(g, FRANCE, "milan")
    occupy_all(g, FRANCE, "savoy")
    bare = [
        one.no
        for one in g.box.places
        if not one.large and not g.tokens[one.no] and not g.occupiers[one.no]
    ]
    for at in bare[: vassal_tokens_left(g, FRANCE) - 4]:
        g.tokens[at] = piece(VASSAL, FRANCE)
    settle(g, FRANCE, AUSTRIA, term(VAS), DONE)
    assert overlord(g, place(g, "milano")) == FRANCE
    assert overlord(g, place(g, "savoie")) is None
    assert not is_occupied(g, "savoie")
    assert realm(g, "savoy") in g.players[AUSTRIA].allies, "as after a White Peace"
    assert g.wars == []


@pytest.mark.rule("EU-11.4.20")
def test_the_pope_becomes_nobodys_vassal() -> None:
    g, pope = france_against("papal_states")
    occupy_all(g, FRANCE, "papal_states")
    ask = settlement(g, FRANCE, pope).ask
    assert term(VAS) not in ask.options
    assert refusal_of(g, ask, term(VAS)) == "EU-11.4.20"


def burgundy_and_savoy(g: Europe) -> None:
    """The Given of EU-EXB1: Burgundy can be Vassalized, Geneva and Sundgau are Occupied."""
    active_ally(g, AUSTRIA, "burgundy", units=2)
    active_ally(g, AUSTRIA, "savoy", units=1)
    occupy(g, FRANCE, "bourgogne", "picardie", "sundgau", "geneve")
    army(g, FRANCE, "loire", 4)
    army(g, AUSTRIA, "austria", 1)


@pytest.mark.rule("EU-10.3.13", "EU-10.3.14", "EU-10.3.6", "EU-10.3.7", "EU-10.PT.1")
def test_exb1_exb4_vassalization_inside_one_settlement() -> None:
    g, _ = france_against(AUSTRIA)
    burgundy_and_savoy(g)
    settle(g, FRANCE, AUSTRIA, term(VAS), DONE)
    assert overlord(g, place(g, "bourgogne")) == FRANCE
    assert owner_of(g, "sundgau") == AUSTRIA
    assert owner_of(g, "geneve") == realm(g, "savoy")
    assert not is_occupied(g, "sundgau")
    assert not is_occupied(g, "geneve")
    assert prestige(g) == [0, 0, 0, 0]
    assert g.wars == []


@pytest.mark.rule("EU-10.3.13", "EU-10.PT.27")
def test_exb2_two_vassals_in_one_settlement() -> None:
    g, _ = france_against(AUSTRIA)
    burgundy_and_savoy(g)
    occupy(g, FRANCE, "savoie")
    settle(g, FRANCE, AUSTRIA, term(VAS), DONE, DONE)
    assert overlord(g, place(g, "bourgogne")) == FRANCE
    assert overlord(g, place(g, "savoie")) == FRANCE


# -- Force Conversion --------------------------------------------------------------------------


@pytest.mark.rule("EU-10.PT.35", "EU-10.PT.36")
def test_conversion_needs_the_capital_area_and_another_faith() -> None:
    g, _ = france_against(AUSTRIA)
    occupy(g, FRANCE, "wien", "osterreich")
    ask = settlement(g, FRANCE, AUSTRIA).ask
    assert refusal_of(g, ask, term(FC)) == "EU-10.PT.35"
    occupy(g, FRANCE, "steiermark")
    assert now_refused(g, ask, term(FC)) == "EU-10.PT.36"
    g.players[AUSTRIA].faith = g.box.faith_of["protestant"]
    assert now_refused(g, ask, term(FC)) is None


@pytest.mark.rule("EU-10.PT.35", "EU-10.0.4")
def test_what_the_victors_vassals_have_in_the_capital_area_is_the_victors() -> None:
    g, navarra = france_against("navarra")
    g.players[FRANCE].faith = g.box.faith_of["protestant"]
    occupy_all(g, FRANCE, "navarra")
    capital_area = g.box.areas[g.box.places[place(g, "navarra")].area]
    others = [g.box.places[no].id for no in capital_area.places if not g.occupiers[no]]
    for name in others:
        vassal(g, name, FRANCE)
    ask = settlement(g, FRANCE, navarra).ask
    assert refusal_of(g, ask, term(FC)) is None
    occupy(g, ENGLAND, others[0])
    assert now_refused(g, ask, term(FC)) == "EU-10.PT.35"


@pytest.mark.rule(
    "EU-10.PT.34",
    "EU-10.PT.37",
    "EU-10.PT.38",
    "EU-10.PT.40",
    "EU-10.PT.41",
    "EU-10.PT.42",
    "EU-10.PT.43",
)
def test_a_player_is_converted() -> None:
    g, _ = france_against(AUSTRIA)
    g.players[AUSTRIA].faith = g.box.faith_of["protestant"]
    g.faiths[area(g, "austria")] = g.box.faith_of["protestant"] + 1
    occupy(g, FRANCE, "wien", "osterreich", "steiermark")
    influence(g, "bohemia", AUSTRIA, 3)
    influence(g, "tirol", AUSTRIA, 0)
    influence(g, "saxony", AUSTRIA, 2)
    lost = 0
    table = settlement(g, FRANCE, AUSTRIA)
    table.say(term(FC))
    while not table.over:
        if table.ask.topic == "lose_influence":
            lost += 1
        table.say(table.ask.options[0])
    assert g.players[AUSTRIA].faith == g.players[FRANCE].faith
    assert faith_of_area(g, area(g, "austria")) == g.players[FRANCE].faith
    assert prestige(g) == [0, 3, 0, -5]
    assert lost == 4 or sum(g.influence[AUSTRIA::COLUMNS]) == 0
    assert not any(g.occupiers)


@pytest.mark.rule("EU-10.PT.38", "EU-10.PT.41")
def test_an_npr_takes_the_faith_of_the_victor() -> None:
    g, granada = france_against("granada")
    occupy_all(g, FRANCE, "granada")
    for name in ("sevilla", "cordoba"):
        town(g, name, FRANCE)
    table = settlement(g, FRANCE, granada)
    table.say(term(FC))
    while not table.over:
        table.say(table.ask.options[0])
    assert state_religion(g, granada) == g.players[FRANCE].faith
    assert g.players[FRANCE].prestige == 3


# -- Secure Desired Succession -----------------------------------------------------------------


@pytest.mark.rule("EU-10.1.11", "EU-10.3.4", "EU-10.3.5", "EU-10.4.1")
def test_an_active_ally_that_is_converted_leaves_the_war() -> None:
    g, _ = france_against(AUSTRIA)
    active_ally(g, AUSTRIA, "granada", units=1)
    granada = realm(g, "granada")
    occupy_all(g, FRANCE, "granada")
    for name in ("sevilla", "cordoba"):
        town(g, name, FRANCE)
    settle(g, FRANCE, granada, term(FC), DONE, result="total")
    assert granada not in g.players[AUSTRIA].allies
    assert g.players[AUSTRIA].allied == 0
    assert g.truces == [(FRANCE, granada)]


@pytest.mark.rule("EU-10.PT.45", "EU-10.PT.46")
def test_a_succession_must_be_disputed_and_the_capital_held() -> None:
    g, savoy = france_against("savoy")
    g.players[ENGLAND].marriages[savoy] = False
    occupy(g, FRANCE, "savoie")
    ask = settlement(g, FRANCE, savoy).ask
    assert refusal_of(g, ask, term(SDS)) == "EU-10.PT.45"
    g.players[ENGLAND].marriages[savoy] = True
    assert now_refused(g, ask, term(SDS)) is None
    g.occupiers[place(g, "savoie")] = 0
    assert now_refused(g, ask, term(SDS)) == "EU-10.PT.46"


@pytest.mark.rule(
    "EU-10.PT.44",
    "EU-10.PT.48",
    "EU-10.PT.50",
    "EU-10.PT.51",
    "EU-10.PT.52",
    "EU-10.PT.53",
    "EU-10.PT.54",
    "EU-10.PT.56",
    "EU-10.PT.2",
)
def test_the_victors_candidate_inherits_an_npr() -> None:
    g, savoy = france_against("savoy")
    g.players[ENGLAND].marriages[savoy] = True
    g.players[CASTILE].allies[savoy] = False
    g.players[FRANCE].marriages[savoy] = True
    occupy(g, FRANCE, "savoie", "geneve")
    influence(g, "burgundy", CASTILE, 5)
    settle(
        g,
        FRANCE,
        savoy,
        term(SDS),
        ("settle_influence", "burgundy"),
        DONE,
        YES,
    )
    assert not any(g.occupiers)
    assert savoy not in g.players[ENGLAND].marriages
    assert savoy not in g.players[CASTILE].allies
    # 3 for the token of England, and the Tax Income of Savoy, 4.
    assert prestige(g) == [0, 7, -3, 0]
    assert g.players[FRANCE].marriages[savoy] is False
    assert savoy in g.players[FRANCE].allies
    # Burgundy was full: a cube of Castile made room.
    assert g.influence[area(g, "burgundy") * COLUMNS + CASTILE] == 4


@pytest.mark.rule("EU-10.PT.50")
def test_the_alliances_of_others_end_with_the_succession_whatever_the_victor_does() -> None:
    g, savoy = france_against("savoy")
    g.players[CASTILE].allies[savoy] = False
    g.players[FRANCE].marriages[savoy] = True
    occupy(g, FRANCE, "savoie", "geneve")
    settle(g, FRANCE, savoy, term(SDS), DONE, NO)
    assert savoy not in g.players[CASTILE].allies
    assert savoy not in g.players[FRANCE].allies


@pytest.mark.rule("EU-10.PT.49")
def test_all_other_wars_of_the_npr_end_too() -> None:
    g, savoy = france_against("savoy")
    war(g, CASTILE, savoy)
    g.players[ENGLAND].marriages[savoy] = True
    occupy(g, FRANCE, "savoie")
    occupy(g, CASTILE, "piemonte")
    settle(g, FRANCE, savoy, term(SDS), DONE, NO)
    assert g.wars == []
    assert not is_occupied(g, "piemonte")
    assert g.players[CASTILE].prestige == -1


@pytest.mark.rule("EU-10.PT.48", "EU-10.PT.49", "EU-10.PT.50")
def test_who_fought_it_as_the_ally_of_an_enemy_leaves_it_too() -> None:
    g, _ = france_against(AUSTRIA)
    war(g, ENGLAND, AUSTRIA)
    active_ally(g, AUSTRIA, "savoy")
    savoy = realm(g, "savoy")
    g.players[CASTILE].marriages[savoy] = True
    occupy(g, FRANCE, "savoie")
    occupy(g, ENGLAND, "piemonte", "tirol")
    settle(g, FRANCE, savoy, term(SDS), DONE, NO)
    assert not is_occupied(g, "piemonte"), "no War is left in which it could be settled"
    assert is_occupied(g, "tirol")
    assert prestige(g) == [-3, 3, 0, 0]


@pytest.mark.rule("EU-10.PT.55")
def test_a_player_gets_a_ruler_from_the_discards() -> None:
    g, _ = france_against(AUSTRIA)
    g.players[CASTILE].marriages[AUSTRIA] = True
    occupy(g, FRANCE, "wien")
    leader = next(card for card in g.box.cards if card.character.appointable)
    g.decks[leader.deck].remove(leader.no)
    g.discards[leader.deck].append(leader.no)
    settle(g, FRANCE, AUSTRIA, term(SDS), ("impose_ruler", leader.id), NO)
    ruler = g.players[AUSTRIA].ruler
    assert ruler is not None
    assert ruler.character == leader.id
    assert leader.no not in g.discards[leader.deck]


@pytest.mark.rule("EU-10.PT.56", "EU-11.3.6")
@pytest.mark.parametrize("enemy", [None, ENGLAND])
def test_a_player_who_is_still_at_war_becomes_nobodys_ally(enemy: int | None) -> None:
    g, _ = france_against(AUSTRIA)
    if enemy is not None:
        war(g, enemy, AUSTRIA)
    g.players[CASTILE].marriages[AUSTRIA] = True
    occupy(g, FRANCE, "wien")
    if enemy is None:
        settle(g, FRANCE, AUSTRIA, term(SDS), YES)
    else:
        settle(g, FRANCE, AUSTRIA, term(SDS))
    assert (AUSTRIA in g.players[FRANCE].allies) is (enemy is None)


@pytest.mark.rule("EU-10.PT.47", "EU-10.3.15", "EU-10.3.4", "EU-10.3.5")
def test_an_active_ally_leaves_the_war_by_its_succession() -> None:
    g, _ = france_against(AUSTRIA)
    active_ally(g, AUSTRIA, "savoy", units=2)
    savoy = realm(g, "savoy")
    g.players[ENGLAND].marriages[savoy] = True
    occupy(g, FRANCE, "savoie", "sundgau")
    settle(g, FRANCE, savoy, term(SDS), DONE, NO)
    assert savoy not in g.players[AUSTRIA].allies
    assert g.players[AUSTRIA].allied == 0
    assert is_occupied(g, "sundgau")
    assert len(g.wars) == 1
    assert g.truces == [(FRANCE, savoy)]


@pytest.mark.rule("EU-11.3.42", "EU-10.VC.5")
@pytest.mark.parametrize("fighting", [True, False])
def test_a_total_victory_ends_the_alliance_of_an_enemy_who_did_not_activate_it(
    fighting: bool,
) -> None:
    g, savoy = france_against("savoy")
    g.players[AUSTRIA].allies[savoy] = False
    if fighting:
        war(g, FRANCE, AUSTRIA)
    occupy_all(g, FRANCE, "savoy")
    settle(g, FRANCE, savoy, term(WP), result="total")
    assert (savoy in g.players[AUSTRIA].allies) is not fighting
    assert len(g.wars) == int(fighting)


# -- Full Annexation ---------------------------------------------------------------------------


@pytest.mark.rule("EU-10.PT.59", "EU-10.PT.60")
def test_an_npr_is_annexed_whole() -> None:
    g, savoy = france_against("savoy")
    g.players[CASTILE].allies[savoy] = False
    g.players[ENGLAND].marriages[savoy] = False
    occupy_all(g, FRANCE, "savoy")
    settle(g, FRANCE, savoy, term(FA), result="total")
    assert {owner_of(g, name) for name in ("savoie", "geneve", "piemonte")} == {FRANCE}
    assert not any(g.occupiers)
    assert savoy not in g.players[CASTILE].allies
    assert savoy not in g.players[ENGLAND].marriages
    assert g.wars == []


@pytest.mark.rule("EU-10.PT.61", "EU-10.1.11", "EU-10.3.9", "EU-10.VC.5")
def test_annexing_an_active_ally_shames_its_player() -> None:
    g, _ = france_against(AUSTRIA)
    active_ally(g, AUSTRIA, "savoy", units=2)
    occupy_all(g, FRANCE, "savoy")
    settle(g, FRANCE, realm(g, "savoy"), term(FA), result="total")
    assert prestige(g) == [0, 0, 0, -2]
    assert realm(g, "savoy") not in g.players[AUSTRIA].allies
    assert g.players[AUSTRIA].allied == 0
    assert len(g.wars) == 1


@pytest.mark.rule("EU-10.PT.62")
def test_a_claim_calms_what_was_annexed() -> None:
    g, savoy = france_against("savoy")
    occupy_all(g, FRANCE, "savoy")
    occupy(g, FRANCE, "geneve", unrest=True)
    g.claims[area(g, "switzerland")] = 1 << FRANCE
    settle(g, FRANCE, savoy, term(FA), ("spend_claim", "switzerland"), result="total")
    assert not g.tokens[place(g, "geneve")] & UNREST
