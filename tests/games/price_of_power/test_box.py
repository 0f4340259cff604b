"""Opening the box: what is in it, and what is wrong with a bad one."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from stolnik.engine.errors import BadData
from stolnik.games.price_of_power.box.components import BASE, COLOURS, DELUXE, NONE, Box
from stolnik.games.price_of_power.box.effects import Choice, Do
from stolnik.games.price_of_power.box.files import DATA
from stolnik.games.price_of_power.box.opening import open_box

Change = Callable[[Any], None]


@pytest.fixture(scope="module")
def box() -> Box:
    return open_box({})


def opened_with(folder: Path, file: str, change: Change) -> str:
    """What is said of a box in which one file of ours was changed like this."""
    data = json.loads((DATA / f"{file}.json").read_text("utf-8"))
    change(data)
    (folder / f"{file}.json").write_text(json.dumps(data), "utf-8")
    with pytest.raises(BadData) as refused:
        open_box({}, folder)
    return str(refused.value)


def record(data: Any, kind: str, name: str) -> Any:
    return next(one for one in data[kind] if name in (one["id"], one.get("realm")))


# -- what is in it -----------------------------------------------------------------------------


@pytest.mark.rule(
    "EU-COMP.2", "EU-COMP.3", "EU-COMP.4", "EU-COMP.5", "EU-COMP.6", "EU-COMP.7", "EU-COMP.8"
)
@pytest.mark.rule("EU-COMP.9", "EU-2.4.20")
def test_the_decks_have_the_printed_sizes(box: Box) -> None:
    assert [sum(card.deck == deck for card in box.cards) for deck in range(3)] == [36, 36, 36]
    assert len(box.trade_cards) == 44
    for cards, base, deluxe in (
        (box.events, 110, 221),
        (box.missions, 88, 160),
        (box.milestones, 48, 64),
        (box.ideas, 21, 30),
        (box.struggles, 3, 10),
    ):
        assert sum(card.edition == BASE for card in cards) == base
        assert len(cards) == deluxe
    assert len(box.setups) == 17


@pytest.mark.rule("EU-COMP.10")
def test_a_bot_card_too_few_is_noticed(tmp_path: Path) -> None:
    said = opened_with(tmp_path, "bot", lambda data: data["cards"].pop())
    assert "components.json" in said
    assert "bot_cards" in said


@pytest.mark.rule("EU-COMP.12", "EU-14.2.4")
def test_a_rebel_die_has_six_different_results(box: Box) -> None:
    assert set(box.dice["rebel"]) == {
        "rebellion",
        "no_effect",
        "lose_2_ducats",
        "exhaust_1_manpower",
        "lose_1_power",
        "remove_1_unrest",
    }


@pytest.mark.rule("EU-COMP.13", "EU-COMP.15", "EU-COMP.16", "EU-COMP.17", "EU-COMP.18")
def test_the_general_supply_is_larger_in_the_deluxe_edition(box: Box) -> None:
    base, deluxe = (board.supply for board in box.boards)
    assert (base.mercenaries, deluxe.mercenaries) == (14, 20)
    assert (base.black_units, deluxe.black_units) == (16, 25)
    assert (base.rebel_towns, deluxe.rebel_towns) == (10, 15)
    assert (base.black_ships, deluxe.black_ships) == (7, 10)
    assert base.ill_or_interest == deluxe.ill_or_interest == 30
    assert (base.protestant, deluxe.protestant) == (29, 32)
    assert (base.catholic, base.muslim, base.revolutionary) == (7, 0, 0)
    assert (base.not_hre, base.expanded, base.imperial_influence) == (8, 6, 6)
    assert (sum(base.dnpr), sum(deluxe.dnpr)) == (31, 53)


@pytest.mark.rule("EU-COMP.20", "EU-COMP.21", "EU-COMP.22", "EU-9.MU.1")
def test_exb47_each_player_has_the_same_set_of_pieces(box: Box) -> None:
    mine = box.pieces
    assert (mine.cubes, mine.units, mine.ships, mine.armies, mine.merchants) == (30, 20, 15, 3, 3)
    assert (mine.small, mine.large, mine.vassals) == (40, 8, 19)
    assert (mine.claim_core, mine.claim_cb, mine.alliances, mine.marriages) == (6, 2, 4, 4)


@pytest.mark.rule("EU-2.6.9")
def test_small_provinces_are_worth_1_and_large_ones_2(box: Box) -> None:
    assert box.places[box.place_of["granada"]].tax == 1
    assert box.places[box.place_of["venezia"]].tax == 2


@pytest.mark.rule("EU-2.6.10")
def test_every_realm_of_1444_has_one_capital(box: Box) -> None:
    for realm in box.realms:
        capitals = [place for place in realm.places if box.places[place].capital]
        assert capitals == ([realm.capital] if realm.places else [])


@pytest.mark.rule("EU-2.6.18", "EU-2.6.19")
def test_a_distant_area_is_one_province_or_a_numbered_territory(box: Box) -> None:
    for area in box.areas[box.main_areas :]:
        (place,) = (box.places[no] for no in area.places)
        assert place.id == area.id
        assert (place.flag == NONE) == (place.territory > 0)


@pytest.mark.rule("EU-2.7.2", "EU-2.7.9")
def test_nodes_at_the_edge_of_the_map(box: Box) -> None:
    coast = box.zones[box.zone_of["east_african_coast"]]
    assert "indian_ocean" in " ".join(box.nodes[node].id for node in coast.nodes)
    for desert in ("maghreb", "aleppo"):
        node = box.nodes[box.node_of[desert]]
        assert node.area == NONE
        assert node.deserts


@pytest.mark.rule("EU-2.7.3", "EU-2.7.4")
def test_ports_that_face_the_sea_of_another_map(box: Box) -> None:
    for port, zone in (
        ("adal", "indian_ocean"),
        ("upper_egypt", "indian_ocean"),
        ("hudson_bay", "northwestern_atlantic"),
    ):
        assert box.zone_of[zone] in box.places[box.place_of[port]].zones


@pytest.mark.rule("EU-2.7.6")
def test_perm_and_pomorye_do_not_touch(box: Box) -> None:
    perm, pomorye, vologda = (box.area_of[name] for name in ("perm", "pomorye", "vologda"))
    assert pomorye not in box.areas[perm].borders
    assert {perm, pomorye} <= set(box.areas[vologda].borders)


@pytest.mark.rule("EU-2.7.7", "EU-2.7.8", "EU-2.6.11")
def test_realms_with_a_province_on_another_map(box: Box) -> None:
    def maps(realm: str) -> set[str]:
        card = box.realms[box.realm_of[realm]]
        return {box.areas[box.places[place].area].map for place in card.places}

    assert maps("mamluks") == {"main", "africa"}
    assert maps("kazan") == {"main", "northern_and_central_asia"}
    vassal = box.realms[box.realm_of["hejaz"]]
    assert vassal.overlord == box.realm_of["mamluks"]
    assert maps("hejaz") == {"india_and_arabia"}


@pytest.mark.rule("EU-2.7.10")
def test_dutch_cores_bear_a_second_flag(box: Box) -> None:
    dutch = [place for place in box.places if place.dutch]
    assert dutch
    assert all(place.flag != box.realm_of["netherlands"] for place in dutch)


@pytest.mark.rule("EU-COMP.1", "EU-12.1.5")
def test_the_eastern_board_is_out_of_play_in_the_standard_edition(box: Box) -> None:
    base, deluxe = box.boards
    assert len(deluxe.areas) == len(box.areas)
    assert not any(box.areas[area].east for area in base.areas)
    assert all(box.areas[area].east for area in set(deluxe.areas) - set(base.areas))
    gone = {box.zones[zone].id for zone in set(deluxe.zones) - set(base.zones)}
    assert gone == {"aegean_sea", "black_sea", "eastern_mediterranean"}
    assert {box.nodes[node].east for node in base.nodes} == {False}


@pytest.mark.rule("EU-13.0.3")
def test_poland_without_its_capital_takes_a_large_province_by_the_alphabet(box: Box) -> None:
    poland = box.realm_of["poland"]
    base, deluxe = (box.boards[edition] for edition in (BASE, DELUXE))
    assert base.capitals[poland] != deluxe.capitals[poland] == box.realms[poland].capital
    seat = box.places[base.capitals[poland]]
    others = [box.places[place] for place in base.realm_places[poland]]
    assert seat.tax == max(place.tax for place in others)


@pytest.mark.rule("EU-16.1.1", "EU-16.1.2", "EU-16.1.4", "EU-16.1.5")
@pytest.mark.parametrize(
    ("number", "age", "kind"), [("11A-1", 1, "A"), ("354B", 3, "B"), ("202-2", 2, "realm")]
)
def test_exb29_event_numbers(box: Box, number: str, age: int, kind: str) -> None:
    event = box.events[box.event_of[number]]
    assert (event.age, event.kind) == (age, kind)


@pytest.mark.rule("EU-16.1.1", "EU-16.1.2", "EU-16.1.5", "EU-16.1.8")
def test_an_event_says_by_its_number_what_it_is(box: Box) -> None:
    for event in box.events:
        assert event.id.startswith(str(event.age))
        assert (event.kind == "A") == ("A" in event.id)
        assert (event.realm != NONE) == (event.kind == "realm")
        if event.kind == "A":
            assert any(symbol.startswith("mortality") for symbol in event.symbols)
    realm_events = [event for event in box.events if event.kind == "realm"]
    assert 2 * sum(event.ruler is not None for event in realm_events) > len(realm_events)


def test_effects_are_read_into_a_tree(box: Box) -> None:
    comet = box.events[box.event_of["11A-1"]]
    (choice,) = comet.effects
    assert isinstance(choice, Choice)
    assert [option.id for option in choice.options] == ["A", "B"]
    second = choice.options[0].effects[1]
    assert second == Do("power", {"who": "you", "kind": "adm", "n": 2})


def test_what_is_the_house_s_is_marked(box: Box) -> None:
    assert not box.places[box.place_of["wien"]].house
    assert box.places[box.place_of["yemen"]].house
    assert box.ideas[box.idea_of["bureaucracy"]].house
    assert not box.ideas[box.idea_of["cannons"]].house


@pytest.mark.rule("EU-2.4.21")
def test_a_card_shows_an_advisor_or_a_leader(box: Box) -> None:
    for card in box.cards:
        who = card.character
        assert who.advisor == bool(who.kinds)
        assert who.appointable == (not who.advisor)
        assert not (who.advisor and any(who.dice))


@pytest.mark.rule("EU-16.5.4")
def test_a_body_of_people_does_not_die_and_the_estates_general_stay(box: Box) -> None:
    club = box.characters["458B"]
    assert (club.mortality, club.commands) == ("", False)
    assert box.events[box.event_of["111-1"]].ruler is None


@pytest.mark.rule("EU-2.6.1")
def test_the_distant_continents_have_boards_of_their_own(box: Box) -> None:
    assert {area.map for area in box.areas[: box.main_areas]} == {"main"}
    assert {area.map for area in box.areas[box.main_areas :]} == set(box.continents)
    assert len(box.continents) == 5


@pytest.mark.rule("EU-2.6.5")
def test_one_religion_slot_may_govern_several_areas(box: Box) -> None:
    slots = [area.slot for area in box.areas[: box.main_areas]]
    assert len(set(slots)) < len(slots)
    for area in box.areas[: box.main_areas]:
        assert box.areas[area.slot].faith == area.faith


@pytest.mark.rule("EU-2.6.7")
def test_galleys_know_the_mediterranean_and_not_the_atlantic(box: Box) -> None:
    assert box.zones[box.zone_of["adriatic_sea"]].mark
    assert not box.zones[box.zone_of["central_atlantic"]].mark


@pytest.mark.rule("EU-2.6.8")
def test_an_area_may_hold_provinces_of_several_realms(box: Box) -> None:
    andalucia = box.areas[box.area_of["andalucia"]]
    flags = {box.realms[box.places[place].flag].id for place in andalucia.places}
    assert {"castile", "granada"} <= flags


@pytest.mark.rule("EU-2.6.15")
def test_the_major_powers(box: Box) -> None:
    majors = {realm.id for realm in box.realms if realm.major}
    assert {"austria", "castile", "england", "france"} < majors
    assert "granada" not in majors


@pytest.mark.rule("EU-2.6.16")
def test_most_sea_zones_have_slots_and_nodes(box: Box) -> None:
    usual = [zone for zone in box.zones if zone.slots in (2, 3) and len(zone.nodes) in (1, 2)]
    assert 2 * len(usual) > len(box.zones)


@pytest.mark.rule("EU-2.6.17")
def test_inland_nodes_lie_in_areas_and_gold_in_provinces(box: Box) -> None:
    champagne = box.nodes[box.node_of["champagne_node"]]
    assert not champagne.maritime
    assert box.areas[champagne.area].node == champagne.no
    gold = {place.no for place in box.places if place.gold}
    keys = {
        place
        for card in box.trade_cards
        if card.gold
        for chance in card.chances
        for place, _ in chance.keys
    }
    assert keys
    assert keys <= gold


@pytest.mark.rule("EU-2.6.21")
def test_every_distant_sea_zone_is_reached_by_letters(box: Box) -> None:
    reached = {box.zone_of["northwestern_atlantic"]}
    while True:
        more = {other for zone in reached for other in box.boards[DELUXE].sea[zone]}
        if more <= reached:
            break
        reached |= more
    assert {zone.no for zone in box.zones if zone.distant} <= reached
    assert any(letter == "A" for letter, _ in box.zones[box.zone_of["northwestern_atlantic"]].links)


@pytest.mark.rule("EU-2.6.24", "EU-2.6.25")
def test_the_border_and_the_electors_of_the_empire(box: Box) -> None:
    assert box.places[box.place_of["wien"]].in_hre
    assert not box.places[box.place_of["paris"]].in_hre
    electors = [area for area in box.areas if area.elector]
    assert len(electors) == 5
    assert all(area.hre for area in electors)


@pytest.mark.rule("EU-2.7.1")
def test_the_desert_is_no_area(box: Box) -> None:
    maghreb = box.nodes[box.node_of["maghreb"]]
    around = {box.areas[area].id for area in maghreb.deserts}
    assert "algiers" in around
    assert all(area.places for area in box.areas)


@pytest.mark.rule("EU-3.1.12")
def test_the_general_supply_is_what_the_list_says(box: Box, tmp_path: Path) -> None:
    def lose_a_mercenary(data: Any) -> None:
        record(data, "shared", "mercenary_units")["standard"] = 13

    data = json.loads((DATA / "components.json").read_text("utf-8"))
    lose_a_mercenary(data)
    (tmp_path / "components.json").write_text(json.dumps(data), "utf-8")
    assert open_box({}, tmp_path).boards[BASE].supply.mercenaries == 13


@pytest.mark.rule("EU-7.3.9")
def test_some_events_look_at_stability(box: Box) -> None:
    assert any("stability" in repr(event.effects) for event in box.events)


@pytest.mark.rule("EU-16.1.6")
def test_each_playable_realm_has_two_events_an_age(box: Box) -> None:
    for realm in box.realms:
        if realm.playable:
            ages = [event.age for event in box.events if event.realm == realm.no]
            assert ages.count(1) == ages.count(2) == ages.count(3) == 2, realm.id


@pytest.mark.rule("EU-COMP.19", "EU-2.4.27")
def test_no_more_players_than_sets_and_no_cardinals_but_catholic_ones(tmp_path: Path) -> None:
    def two_sets(data: Any) -> None:
        data["player_sets"]["standard"] = 3

    said = opened_with(tmp_path, "components", two_sets)
    assert "grand_1444_4" in said
    (tmp_path / "components.json").unlink()
    said = opened_with(
        tmp_path,
        "setup_cards",
        lambda data: record(data, "setup_cards", "ottomans").update(cardinals=1),
    )
    assert "Catholic" in said


# -- what is wrong with a bad one --------------------------------------------------------------


def _one_sided_border(data: Any) -> None:
    area = record(data, "areas", "castile")
    other = record(data, "areas", area["land_borders"][0])
    other["land_borders"].remove("castile")
    other["mountain_borders"] = [a for a in other["mountain_borders"] if a != "castile"]


def _unknown_id_in_an_effect(data: Any) -> None:
    data["events"][0]["effects"] = [
        {"do": "claim", "who": "you", "n": 1, "where": {"areas": {"in": ["atlantis"]}}}
    ]


def _unknown_verb(data: Any) -> None:
    data["events"][0]["effects"] = [{"do": "conquer", "who": "you"}]


def _ally_of_two(data: Any) -> None:
    record(data, "setup_cards", "france")["alliances"] = ["portugal"]


def _one_event_less(data: Any) -> None:
    data["events"] = [e for e in data["events"] if e["id"] != "482B"][:220]


def _set(kind: str, name: str, field: str, value: object) -> Change:
    def change(data: Any) -> None:
        record(data, kind, name)[field] = value

    return change


def _effect(kind: str, name: str, effect: object, field: str = "effects") -> Change:
    return _set(kind, name, field, [effect])


def _dear_link_home(data: Any) -> None:
    """A letter that costs Power, printed in the Mediterranean."""
    for name, other in (("adriatic_sea", "sea_of_japan"), ("sea_of_japan", "adriatic_sea")):
        link = {"letter": "G", "to": other, "extra_cost_any_power": 1, "source": "house"}
        record(data, "sea_zones", name)["links"].append(link)


BAD = [
    # the map
    ("map_areas", _one_sided_border, "castile", "land_borders"),
    ("map_areas", _set("areas", "castile", "land_borders", ["nowhere"]), "castile", "land_borders"),
    ("map_areas", _set("areas", "castile", "sea_zones", ["puddle"]), "castile", "sea_zones"),
    ("map_areas", _set("areas", "castile", "mountain_borders", ["perm"]), "castile", "mountain"),
    ("map_areas", _set("areas", "castile", "provinces", ["roma"]), "castile", "provinces"),
    ("map_areas", _set("areas", "castile", "board", "east"), "castile", "board"),
    ("map_areas", _set("areas", "castile", "board", "south"), "castile", "board"),
    ("map_areas", _set("areas", "castile", "inland_trade_node", "maghreb"), "castile", "inland"),
    ("map_areas", _set("areas", "castile", "desert_trade_nodes", ["aleppo"]), "castile", "desert"),
    ("map_areas", _set("areas", "castile", "distant_links", [{"to": "volga"}]), "castile", "link"),
    (
        "map_areas",
        _set("areas", "castile", "religion", {"printed": "muslim", "slot": "leon"}),
        "castile",
        "religion",
    ),
    ("map_provinces", _set("provinces", "roma", "area", "castile"), "", "provinces"),
    ("map_provinces", _set("provinces", "roma", "tax_value", 3), "roma", "tax_value"),
    ("map_provinces", _set("provinces", "roma", "ports", 3), "roma", "ports"),
    ("map_provinces", _set("provinces", "roma", "home_realm", "rome"), "roma", "home_realm"),
    ("map_provinces", _set("provinces", "wien", "in_hre", False), "austria", "hre"),
    ("map_sea_zones", _set("sea_zones", "adriatic_sea", "neighbours", []), "", "neighbours"),
    ("map_sea_zones", _set("sea_zones", "adriatic_sea", "mark", None), "adriatic_sea", "mark"),
    ("map_sea_zones", _set("sea_zones", "caribbean_sea", "links", []), "", "links"),
    ("map_sea_zones", _dear_link_home, "adriatic_sea", "Distant Sea Zones"),
    ("map_sea_zones", _set("sea_zones", "adriatic_sea", "trade_nodes", []), "adriatic", "sea_zone"),
    ("map_distant", _set("areas", "mexico", "neighbours", ["peru"]), "mexico", "neighbours"),
    ("map_distant", _set("areas", "mexico", "territory_number", 2), "mexico", "territory_number"),
    ("map_distant", _set("areas", "mexico", "map", "atlantis"), "mexico", "map"),
    ("map_distant", _set("areas", "mexico", "port_sea_zones", []), "mexico", "port_sea_zones"),
    # Realms and trade
    ("realms", _set("realms", "aceh", "capital", "roma"), "aceh", "capital"),
    ("realms", _set("realms", "aceh", "provinces_1444", []), "aceh", "provinces_1444"),
    ("realms", _set("realms", "aceh", "tax_value_1444", 9), "aceh", "tax_value_1444"),
    ("realms", _set("realms", "aceh", "state_religion_1444", "sun"), "aceh", "state_religion_1444"),
    ("realms", _set("realms", "naples", "overlord_1444", "genoa"), "", "1444"),
    ("trade", _set("nodes", "adriatic_sea_node", "sea_zones", []), "adriatic_sea", "trade_nodes"),
    ("trade", lambda d: d["cards"][0]["options"][0].update(node="x"), "T01-1", "node"),
    ("trade", lambda d: d["cards"].pop(), "trade_cards", "standard"),
    # set-ups and scenarios
    ("setup_cards", _ally_of_two, "grand_1444_4", "seating"),
    ("setup_cards", _set("setup_cards", "france", "manpower", 20), "france", "manpower"),
    (
        "setup_cards",
        _set("setup_cards", "france", "towns_small", ["wien"]),
        "france",
        "towns_small",
    ),
    ("setup_cards", _set("setup_cards", "france", "vassal_tokens", 9), "france", "vassal_tokens"),
    (
        "setup_cards",
        _set("setup_cards", "france", "marriages", ["ottomans"]),
        "france",
        "marriages",
    ),
    ("setup_cards", _set("setup_cards", "ottomans", "cardinals", 1), "ottomans", "cardinals"),
    ("setup_cards", _set("setup_cards", "france", "merchants", ["x"]), "france", "merchants"),
    (
        "setup_cards",
        _set("setup_cards", "france", "influence", [{"area": "x", "n": 1}]),
        "france",
        "influence",
    ),
    ("scenarios", _set("scenarios", "grand_1444_4", "players", 5), "grand_1444_4", "players"),
    (
        "scenarios",
        _set("scenarios", "grand_1444_4", "emperor_is_player", False),
        "grand_1444_4",
        "emperor",
    ),
    (
        "scenarios",
        _set("scenarios", "grand_1444_4", "first_player", "aceh"),
        "grand_1444_4",
        "first",
    ),
    ("scenarios", _set("scenarios", "grand_1444_4", "ages", [1, 2]), "grand_1444_4", "event_decks"),
    (
        "scenarios",
        lambda d: d["scenarios"][0]["event_decks"]["1"]["first_half"].pop(),
        "grand_1444_4",
        "event_decks",
    ),
    # cards
    ("events", _one_event_less, "event_cards", "standard"),
    ("events", _unknown_verb, "11A-1", "effects"),
    ("events", _unknown_id_in_an_effect, "11A-1", "effects"),
    ("events", _effect("events", "11A-1", {"do": "prestige", "whom": "you"}), "11A-1", "effects"),
    ("events", _effect("events", "11A-1", {"perhaps": 1}), "11A-1", "effects"),
    (
        "events",
        _effect("events", "11A-1", {"do": "claim", "n": 1, "where": {"areas": {"sunny": True}}}),
        "11A-1",
        "sunny",
    ),
    ("events", _effect("events", "11A-1", {"do": "rule", "hook": "magic"}), "11A-1", "magic"),
    ("missions", _effect("missions", "austria_01", {"do": "fly"}), "austria_01", "effects"),
    (
        "events",
        _effect("events", "11A-1", {"if": {"is_raining": True}, "then": []}),
        "11A-1",
        "eff",
    ),
    ("events", _effect("events", "11A-1", {"each": "$x", "effects": []}), "11A-1", "$x"),
    ("events", _set("events", "11A-1", "symbols", ["mortality:star"]), "11A-1", "symbols"),
    ("events", _set("events", "24A-1", "symbols", ["power_struggle:red"]), "24A-1", "symbols"),
    ("events", _set("events", "11A-1", "age", 2), "11A-1", "age"),
    ("missions", _set("missions", "austria_02", "code", "1A"), "austria", "code"),
    ("missions", _set("missions", "austria_02", "code", None), "austria_02", "code"),
    ("action_cards", _set("cards", "adm_01_1", "type", "adm_02"), "adm_0", ""),
    ("ideas", _set("ideas", "cannons", "passive", [{"mod": "fly"}]), "cannons", "passive"),
    ("missions", _set("missions", "austria_01", "unlocks", []), "austria", "requires_any_of"),
    (
        "missions",
        _set("missions", "austria_01", "condition", {"rich": 1}),
        "austria_01",
        "condition",
    ),
    (
        "milestones",
        _set("milestones", "expansion_1_expand", "reward", [{"do": "x"}]),
        "expansion_1_expand",
        "reward",
    ),
    (
        "power_struggles",
        _set("cards", "italian_wars", "battlegrounds", ["x"]),
        "italian_wars",
        "battlegrounds",
    ),
    ("bot", lambda d: d["targeting"][0]["military"].update({"1": "x"}), "austria", "military"),
    ("dice", _set("dice", "rebel", "faces", ["rebellion"]), "rebel", "faces"),
    (
        "player_mat",
        lambda d: d["tracks"]["vassals"]["income_by_count"].pop(),
        "vassals",
        "income_by_count",
    ),
]


@pytest.mark.parametrize(("file", "change", "name", "field"), BAD)
def test_a_fault_is_named_by_file_record_and_field(
    tmp_path: Path, file: str, change: Change, name: str, field: str
) -> None:
    said = opened_with(tmp_path, file, change)
    assert ".json" in said
    assert name in said
    assert field in said


def test_colours_are_those_of_the_tokens(tmp_path: Path) -> None:
    said = opened_with(tmp_path, "realms", lambda data: data["dnpr_colours"].pop())
    assert COLOURS[0] in said
