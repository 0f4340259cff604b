"""Conditions of cards: every word, once where it does not hold and once where it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import NamedTuple

import pytest

from stolnik.games.price_of_power.box.components import NONE, Box
from stolnik.games.price_of_power.box.effect_words import CONDITIONS
from stolnik.games.price_of_power.box.effects import Branch, Choice, Frozen, every, freeze
from stolnik.games.price_of_power.chapters.effects.conditions import BESIDE, WORDS, holds
from stolnik.games.price_of_power.chapters.effects.scope import Bound, Scope
from stolnik.games.price_of_power.chapters.effects.selectors import areas, claims
from stolnik.games.price_of_power.chapters.empire.membership import hre_areas
from stolnik.games.price_of_power.state import (
    COLUMNS,
    IMPERIAL,
    LARGE,
    PORT,
    REBEL_TOWN,
    SLOTS_PER_ZONE,
    SMALL,
    Deeds,
    Europe,
    Fleet,
    Merchant,
    Officer,
    War,
    piece,
)
from stolnik.games.price_of_power.tasks import Battle, Side
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    POLAND,
    area,
    bare_map,
    europe,
    influence,
    place,
    realm,
    town,
    unrest,
    vassal,
)

Change = Callable[[Europe, Scope], object]


class Case(NamedTuple):
    """A condition, and what makes it true for Castile; or false, if it was true before."""

    words: str
    condition: dict[str, object]
    change: Change
    becomes: bool = True
    before: bool | None = None
    """What it was before, if the change makes no difference."""


def table() -> Europe:
    """Castile with a few Towns, and nothing else of anybody's on the board."""
    g = europe(4)
    bare_map(g)
    g.influence = bytearray(len(g.influence))
    g.slots = bytearray(len(g.slots))
    g.cardinals = []
    for seat, player in enumerate(g.players):
        player.allies, player.marriages, player.ships = {}, {}, {}
        player.merchants, player.ideas = [], []
        player.fleet.space, player.fleet.heavy, player.fleet.galleys = NONE, 0, 0
        player.stability = 0
        for army in player.armies:
            army.area, army.units = NONE, [0] * 9
        player.faith = g.box.faith_of["catholic"]
        town(g, ("madrid", "paris", "london", "wien")[seat], seat)
    return g


def _player(name: str, value: object) -> Change:
    return lambda g, card: setattr(g.players[CASTILE], name, value)


def _ideas(*names: str) -> Change:
    return lambda g, card: g.players[CASTILE].ideas.extend(g.box.idea_of[name] for name in names)


def _towns(*names: str) -> Change:
    def change(g: Europe, card: Scope) -> None:
        for name in names:
            town(g, name, CASTILE)

    return change


def _vassals(*names: str) -> Change:
    def change(g: Europe, card: Scope) -> None:
        for name in names:
            vassal(g, name, CASTILE)

    return change


def _cubes(name: str, n: int, seat: int = CASTILE) -> Change:
    return lambda g, card: influence(g, name, seat, n)


def _ships(name: str, n: int, seat: int = CASTILE) -> Change:
    return lambda g, card: g.players[seat].ships.update({g.box.zone_of[name]: n})


def _units(name: str, n: int, seat: int = CASTILE) -> Change:
    return lambda g, card: g.players[seat].infantry.update({area(g, name): n})


def _ally(name: str, active: bool = False) -> Change:
    return lambda g, card: g.players[CASTILE].allies.update({realm(g, name): active})


def _marry(*names: str) -> Change:
    return lambda g, card: g.players[CASTILE].marriages.update(
        {realm(g, name): False for name in names}
    )


def _claim(name: str, seat: int = CASTILE) -> Change:
    def change(g: Europe, card: Scope) -> None:
        g.claims[area(g, name)] |= 1 << seat

    return change


def _war(enemy: int) -> Change:
    return lambda g, card: g.wars.append(War(CASTILE, enemy))


def _truce(g: Europe, card: Scope) -> None:
    g.truces.append((FRANCE, CASTILE))


def _faith(name: str, seat: int = CASTILE) -> Change:
    return lambda g, card: setattr(g.players[seat], "faith", g.box.faith_of[name])


def _faith_in(name: str, faith: str) -> Change:
    def change(g: Europe, card: Scope) -> None:
        g.faiths[g.box.areas[area(g, name)].slot] = g.box.faith_of[faith] + 1

    return change


def _merchants(*nodes: str) -> Change:
    return lambda g, card: g.players[CASTILE].merchants.extend(
        Merchant(g.box.node_of[node]) for node in nodes
    )


def _deeds(deeds: Deeds) -> Change:
    return lambda g, card: setattr(g.players[CASTILE], "deeds", deeds)


def _rebels(name: str, n: int) -> Change:
    def change(g: Europe, card: Scope) -> None:
        g.rebels[area(g, name)] = n

    return change


def _bind(name: str, kind: str, number: Callable[[Europe], int]) -> Change:
    return lambda g, card: card.bound.update({name: Bound(kind, [number(g)])})


def _both(*changes: Change) -> Change:
    def change(g: Europe, card: Scope) -> None:
        for one in changes:
            one(g, card)

    return change


def _expanded(g: Europe, card: Scope) -> None:
    _merchants("sevilla_node")(g, card)
    g.expanded[g.box.node_of["sevilla_node"]] = 1


def _channel_ships(g: Europe, card: Scope) -> None:
    zone = g.box.zone_of["english_channel"]
    for slot in range(zone * SLOTS_PER_ZONE, zone * SLOTS_PER_ZONE + 3):
        g.slots[slot] = CASTILE + 1
    _towns("london", "antwerpen")(g, card)


def _rebel_town(g: Europe, card: Scope) -> None:
    town(g, "aberdeen", ENGLAND)
    g.occupiers[place(g, "aberdeen")] = REBEL_TOWN


def _scotland_taken(g: Europe, card: Scope) -> None:
    for no in g.box.areas[area(g, "scotland")].places:
        g.tokens[no] = piece(SMALL, ENGLAND)


def _dutch(n: int) -> Change:
    def change(g: Europe, card: Scope) -> None:
        colour = 3
        g.dnpr_realms[colour] = g.box.realm_of["netherlands"]
        for no in g.box.areas[area(g, "netherlands")].places[:n]:
            g.dnpr[no] = colour + 1

    return change


def _battle(g: Europe, card: Scope) -> None:
    g.agenda.append(
        Battle(area(g, "leon"), CASTILE, defenders=[FRANCE], sides=[Side(leader="x"), Side()])
    )


def _struggle(g: Europe, card: Scope) -> None:
    card.source, card.card = "power_struggle", "italian_wars"


def _all_cores_of_denmark(g: Europe, card: Scope) -> None:
    number = g.box.realm_of["denmark"]
    for no in g.box.boards[g.edition].realm_places[number]:
        g.tokens[no] = piece(SMALL, CASTILE)


def _occupy(g: Europe, card: Scope) -> None:
    g.occupiers[place(g, "paris")] = piece(LARGE, CASTILE)


def _many_towns(n: int) -> Change:
    def change(g: Europe, card: Scope) -> None:
        for no in range(n):
            g.tokens[no] = piece(SMALL, CASTILE)

    return change


def _in_scotland(g: Europe) -> int:
    return area(g, "scotland")


NOTHING: Change = lambda g, card: None  # noqa: E731

CASES = [
    # put together
    Case("all", {"all": [{"stability": ">=1"}, {"interest": "<=0"}]}, _player("stability", 1)),
    Case("any", {"any": [{"stability": ">=1"}, {"interest": ">=1"}]}, _player("stability", 1)),
    Case("not", {"not": {"stability": "<1"}}, _player("stability", 1)),
    Case(
        "at_least",
        {"at_least": {"n": 2, "of": [{"stability": ">=1"}, {"interest": "<=0"}, {"ideas": ">=9"}]}},
        _player("stability", 1),
    ),
    Case("who", {"stability": ">=1", "who": "realm:castile"}, _player("stability", 1)),
    Case("who", {"interest": "<=0", "who": "realm:ottomans"}, NOTHING, False, False),
    # who plays what
    Case(
        "is_pr",
        {"is_pr": ["france", "you"]},
        lambda g, card: setattr(card, "you", FRANCE),
    ),
    Case("is_pr_any", {"is_pr_any": ["france", "poland"]}, lambda g, card: _plays(g, "poland")),
    Case(
        "is_npr",
        {"is_npr": "granada"},
        _towns("granada", "gibraltar"),
        False,
    ),
    Case("is_npr", {"is_npr": "$r"}, _bind("$r", "realm", lambda g: realm(g, "scotland"))),
    Case("event_taken", {"event_taken": "realm:castile"}, _player("events", 1)),
    # government
    Case("has_idea", {"has_idea": "inquisition"}, _ideas("inquisition")),
    Case(
        "has_idea_type",
        {"has_idea_type": "mil", "min": 2},
        _ideas("tercios_janissaries", "cannons"),
    ),
    Case("ideas", {"ideas": ">=2"}, _ideas("tercios_janissaries", "inquisition")),
    Case(
        "ideas_of_each_type",
        {"ideas_of_each_type": ">=1"},
        lambda g, card: g.players[CASTILE].ideas.extend(
            next(one.no for one in g.box.ideas if one.kind == kind) for kind in range(3)
        ),
    ),
    Case(
        "has_government_form",
        {"has_government_form": True},
        _ideas("absolute_monarchy"),
    ),
    Case("stability", {"stability": ">=2"}, _player("stability", 2)),
    Case("exhausted", {"exhausted": ">=3"}, _player("exhausted", 3)),
    Case("manpower", {"manpower": ">=10"}, _player("plus_one", 10)),
    Case("interest", {"interest": "<=0"}, _player("interest", 1), False),
    Case(
        "imperial_authority",
        {"imperial_authority": ">=5"},
        lambda g, card: setattr(g, "authority", 5),
    ),
    Case("cardinals", {"cardinals": ">=2"}, lambda g, card: g.cardinals.extend([CASTILE] * 2)),
    Case(
        "advisors",
        {"advisors": ">=1"},
        lambda g, card: g.players[CASTILE].advisors.__setitem__(1, Officer("dip_01_1")),
    ),
    Case("allies", {"allies": ">=1"}, _ally("aragon")),
    Case("marriages", {"marriages": ">=2"}, _marry("aragon", "portugal")),
    Case(
        "cores",
        {"cores": ">=1"},
        lambda g, card: g.cores.__setitem__(area(g, "andalucia"), CASTILE + 1),
    ),
    Case("merchants", {"merchants": ">=1"}, _merchants("sevilla_node")),
    Case("interregnum", {"interregnum": True}, _player("ruler", None)),
    Case("ruler_has_dice", {"ruler_has_dice": True}, _player("ruler", None), False),
    # figures of the board
    Case("ports", {"ports": ">=2"}, _towns("gibraltar", "sevilla")),
    Case(
        "sea_zones_with_ports",
        {"sea_zones_with_ports": ">=2"},
        _towns("gibraltar", "london"),
    ),
    Case("deployed_land_units", {"deployed_land_units": ">=3"}, _units("leon", 3)),
    Case("ships_at_sea", {"ships_at_sea": ">=2"}, _ships("baltic_sea", 2)),
    Case(
        "trade_income_this_round",
        {"trade_income_this_round": ">=10"},
        _deeds(Deeds(trade=10)),
    ),
    Case(
        "battles_won_this_round",
        {"battles_won_this_round": ">=2"},
        _deeds(Deeds(battles=[0, 0])),
    ),
    Case(
        "with_cavalry",
        {"battles_won_this_round": ">=1", "with_cavalry": ">=3"},
        _deeds(Deeds(battles=[2, 3])),
    ),
    Case("wars_won_this_age", {"wars_won_this_age": ">=2"}, _deeds(Deeds(wars=[1, 2]))),
    Case(
        "wars_won_against_any",
        {"wars_won_against_any": ["austria", "great_horde"]},
        _deeds(Deeds(wars=[AUSTRIA])),
    ),
    Case("pirates_fought", {"pirates_fought": True}, _deeds(Deeds(pirates=True))),
    Case("value", {"value": "ducats", "of": "you", ">=": 90}, _player("ducats", 90)),
    Case("value", {"value": "prestige", "of": "you", "<=": 3}, _player("prestige", 4), False),
    Case("value", {"value": "tax_income", "of": "you", ">=": 5}, _many_towns(9)),
    # counting
    Case(
        "count", {"count": {"provinces": {"owner": "you"}}, ">=": 3}, _towns("galicia", "granada")
    ),
    Case(
        "count",
        {"count": {"provinces": {"owner": "you", "area": ["andalucia"]}}, ">=": 2},
        _towns("granada", "gibraltar"),
    ),
    Case(
        "count",
        {"count": {"provinces": {"owner": "you", "distant": True}}, ">=": 1},
        _towns("antilles"),
    ),
    Case(
        "count",
        {"count": {"provinces": {"owner": "you", "gold": True}}, "<=": 0},
        lambda g, card: town(g, next(one.id for one in g.box.places if one.gold), CASTILE),
        False,
    ),
    Case(
        "count",
        {"count": {"provinces": {"owner": "you", "ports": 2, "distant": False}}, ">=": 1},
        _towns("lisboa"),
    ),
    Case(
        "count",
        {"count": {"tokens": {"kind": ["vassal"], "owner": "you"}}, ">=": 3},
        _vassals("napoli", "bari"),
    ),
    Case(
        "count",
        {"count": {"tokens": {"kind": ["town"], "owner": "you", "size": "large"}}, ">=": 2},
        _towns("napoli", "galicia"),
    ),
    Case(
        "count",
        {"count": {"tokens": {"kind": ["town"], "owner": "you", "occupying": True}}, ">=": 1},
        _occupy,
    ),
    Case(
        "count",
        {"count": {"claims": {"owner": "you", "distant": True}}, ">=": 1},
        _both(_claim("aragon"), _claim("antilles")),
    ),
    Case(
        "count",
        {"count": {"areas": {"hre": True, "religion": ["protestant"]}}, "<=": 0},
        _faith_in("saxony", "protestant"),
        False,
    ),
    Case(
        "count",
        {"count": {"ships": {"owner": "you", "type": "heavy", "deployed": True}}, ">=": 3},
        lambda g, card: setattr(g.players[CASTILE].fleet, "heavy", 3),
    ),
    # owning
    Case("owns_all", {"owns_all": ["granada", "gibraltar"]}, _towns("granada", "gibraltar")),
    Case(
        "owns_in",
        {"owns_in": {"areas": ["andalucia", "naples"], "who": "realm:castile"}},
        _towns("napoli"),
    ),
    Case(
        "owns_all_cores_of",
        {"owns_all_cores_of": "denmark", "who": "realm:castile"},
        _all_cores_of_denmark,
    ),
    Case(
        "owner_is",
        {"owner_is": {"province": "napoli", "who": "realm:castile", "kind": "town"}},
        _towns("napoli"),
    ),
    Case(
        "owner_is",
        {"owner_is": {"province": "napoli", "who": "realm:castile", "kind": "vassal"}},
        _vassals("napoli"),
    ),
    Case(
        "owner_is_npr_at_peace",
        {"owner_is_npr_at_peace": "granada"},
        lambda g, card: g.wars.append(War(CASTILE, realm(g, "granada"))),
        False,
    ),
    Case(
        "owner_religion",
        {"owner_religion": {"province": "constantinople", "is": "orthodox"}},
        _towns("constantinople"),
        False,
    ),
    Case("areas_fully_owned", {"areas_fully_owned": ">=1"}, lambda g, card: _whole_area(g)),
    Case(
        "areas_owned",
        {"areas_owned": {"religion": ["protestant"], "min": 1}},
        _faith_in("castile", "protestant"),
    ),
    Case("areas_in_dissent", {"areas_in_dissent": "<=0"}, _faith("protestant"), False),
    Case("capital_in", {"capital_in": "castile"}, lambda g, card: _plays(g, "poland"), False),
    Case("capital_not_in", {"capital_not_in": "castile"}, lambda g, card: _plays(g, "poland")),
    Case("adjacent_to", {"adjacent_to": "realm:naples"}, _towns("parma", "roma")),
    Case("adjacent_to", {"adjacent_to": ["lombardy", "rhineland"]}, _towns("parma")),
    Case("adjacent_to", {"adjacent_to": "$a"}, _bind("$a", "area", lambda g: area(g, "leon"))),
    # neighbours and Units
    Case(
        "units_in",
        {"units_in": {"area": "ireland", "who": "realm:castile", "min": 2}},
        _units("ireland", 2),
    ),
    Case(
        "units_adjacent",
        {"units_adjacent": {"realm": "granada", "who": "you", "min": 4}},
        _units("castile", 4),
    ),
    Case(
        "units_or_tokens_adjacent",
        {"units_or_tokens_adjacent": {"area": "andalucia", "who": "opponents"}},
        _units("andalucia", 1, FRANCE),
    ),
    # tokens
    Case("has_token", {"has_token": {"kind": "town", "area": "scotland"}}, _towns("aberdeen")),
    Case(
        "has_token",
        {"has_token": {"kind": ["town", "vassal"], "provinces": ["napoli", "bari"]}},
        _vassals("bari"),
    ),
    Case("has_token", {"has_token": {"kind": "claim", "area": "prussia"}}, _claim("prussia")),
    Case(
        "has_token",
        {"has_token": {"kind": "town", "area": {"areas": {"in": ["$a"], "or_adjacent": True}}}},
        _both(_bind("$a", "area", _in_scotland), _towns("northumberland")),
    ),
    Case(
        "colonial",
        {"has_token": {"kind": "claim", "colonial": True}, "who": "you"},
        _claim("antilles"),
    ),
    Case("has_token_in", {"has_token_in": ["naples"]}, _vassals("napoli")),
    Case(
        "has_token_or_ship_on",
        {"has_token_or_ship_on": "distant"},
        _ships("caribbean_sea", 1),
    ),
    Case(
        "continents_with_presence",
        {"continents_with_presence": ">=2"},
        _both(_ships("indian_ocean", 1), _towns("antilles")),
    ),
    Case(
        "influence_or_town_in",
        {"influence_or_town_in": {"areas": {"in": ["scotland"], "or_adjacent": True}}},
        _cubes("northumbria", 1),
    ),
    # ties
    Case("allied_to", {"allied_to": "portugal"}, _ally("portugal")),
    Case(
        "allied_to",
        {"allied_to": "you"},
        _both(_ally("france"), lambda g, card: setattr(card, "you", FRANCE)),
    ),
    Case("married_to", {"married_to": "realm:aragon"}, _marry("aragon")),
    Case(
        "married_to_any",
        {"married_to_any": ["hungary", "bohemia", "lithuania"], "min": 2},
        _marry("hungary", "bohemia"),
    ),
    Case(
        "active_ally",
        {"active_ally": "$r"},
        _both(
            _bind("$r", "realm", lambda g: realm(g, "portugal")),
            _ally("portugal", active=True),
        ),
    ),
    Case("vassals_of_you", {"vassals_of_you": ["naples"]}, _vassals("napoli")),
    Case("at_war", {"at_war": True}, _war(FRANCE)),
    Case("at_war_with", {"at_war_with": "france"}, _war(FRANCE)),
    Case("truce_with", {"truce_with": "realm:france"}, _truce),
    Case("at_war_or_truce_with", {"at_war_or_truce_with": "france"}, _truce),
    # Influence
    Case("influence_in", {"influence_in": {"area": "scotland", "min": 2}}, _cubes("scotland", 2)),
    Case(
        "influence_in",
        {"influence_in": {"realm": "scotland", "who": "self", "min": 2}},
        _cubes("scotland", 2),
    ),
    Case("influence_in", {"influence_in": {"hre": True, "min": 2}}, _cubes("saxony", 2)),
    Case(
        "influence_in",
        {"influence_in": {"elector": True, "min": 2}},
        _cubes("saxony", 2),
    ),
    Case("influence_total", {"influence_total": ">=4"}, _cubes("scotland", 4)),
    Case(
        "influence_total",
        {"influence_total": ">=4"},
        lambda g, card: (
            setattr(g, "emperor", CASTILE),
            g.influence.__setitem__(area(g, "saxony") * COLUMNS + IMPERIAL, 4),
        ),
    ),
    Case(
        "most_influence_in",
        {"most_influence_in": {"realm": "scotland", "who": "you"}},
        _both(_cubes("scotland", 3), _cubes("scotland", 2, FRANCE)),
    ),
    # the Empire and the Curia
    Case("emperor", {"emperor": True}, lambda g, card: setattr(g, "emperor", CASTILE)),
    Case(
        "papal_controller",
        {"papal_controller": True},
        lambda g, card: g.cardinals.append(CASTILE),
    ),
    Case("hre_member", {"hre_member": False}, lambda g, card: _plays(g, "bohemia"), False),
    Case("hre_member", {"hre_member": "you"}, lambda g, card: _plays(g, "bohemia")),
    Case(
        "can_leave_hre",
        {"can_leave_hre": "realm:bohemia"},
        lambda g, card: setattr(g, "emperor", realm(g, "bohemia")),
        False,
    ),
    Case(
        "hre_subject_with_authority",
        {"hre_subject_with_authority": ">=3"},
        lambda g, card: (_plays(g, "bohemia"), setattr(g, "authority", 3)),
    ),
    Case(
        "state_religion",
        {"state_religion": ["protestant", "orthodox"]},
        _faith("protestant"),
    ),
    Case("state_religion", {"state_religion": ["counter_reformed"]}, _faith("counter_reformed")),
    Case(
        "state_religion", {"state_religion": ["catholic"]}, _faith("counter_reformed"), True, True
    ),
    Case(
        "state_religion_differs_from_hre",
        {"state_religion_differs_from_hre": True},
        _faith("protestant"),
    ),
    Case(
        "largest_orthodox_pr_at_least_largest_orthodox_npr",
        {"largest_orthodox_pr_at_least_largest_orthodox_npr": True},
        _both(_faith("orthodox"), _many_towns(40)),
    ),
    # the sea
    Case("ships_in", {"ships_in": {"zone": "baltic_sea", "min": 2}}, _ships("baltic_sea", 2)),
    Case(
        "ships_in",
        {"ships_in": {"zones": ["baltic_sea", "skagerrak"], "min": 2}},
        _both(_ships("baltic_sea", 1), _ships("skagerrak", 1)),
    ),
    Case("ships_in", {"ships_in": {"map": "america", "min": 1}}, _ships("caribbean_sea", 1)),
    Case(
        "ships_on_map",
        {"ships_on_map": {"map": ["africa", "india_and_arabia"], "who": "self"}},
        _ships("indian_ocean", 1),
    ),
    Case(
        "most_ships_in",
        {"most_ships_in": "baltic_sea"},
        _both(_ships("baltic_sea", 2), _ships("baltic_sea", 1, FRANCE)),
    ),
    Case(
        "most_colonial_claims",
        {"most_colonial_claims": True},
        _both(_claim("antilles"), _claim("virginia"), _claim("antilles", FRANCE)),
    ),
    Case("ports_facing", {"ports_facing": "baltic_sea", "min": 1}, _towns("danzig")),
    # trade
    Case("merchant_in", {"merchant_in": "sevilla_node"}, _merchants("sevilla_node")),
    Case(
        "trade_power",
        {"merchant_in": "english_channel_node", "trade_power": ">=5"},
        _both(_merchants("english_channel_node"), _channel_ships),
    ),
    Case(
        "expanded_nodes_with_merchant",
        {"expanded_nodes_with_merchant": ">=1"},
        _expanded,
    ),
    Case(
        "key_province_power_in_node",
        {"key_province_power_in_node": ">=1"},
        _both(_merchants("english_channel_node"), _towns("london")),
    ),
    # Unrest and Rebels
    Case(
        "unrest_in",
        {"unrest_in": "scotland"},
        lambda g, card: town(g, "aberdeen", FRANCE, unrest=True),
    ),
    Case(
        "unrest_in_areas",
        {"unrest_in_areas": ["castile"], "<=": 0},
        lambda g, card: unrest(g, "madrid"),
        False,
    ),
    Case("unrest_count", {"unrest_count": ">=1"}, lambda g, card: unrest(g, "madrid")),
    Case("unrest_total", {"unrest_total": "<=0"}, lambda g, card: unrest(g, "madrid"), False),
    Case("rebels_in_realm", {"rebels_in_realm": ">=5"}, _rebels("castile", 5)),
    Case("rebel_town_in", {"rebel_town_in": "scotland"}, _rebel_town),
    Case("npr_provinces_in", {"npr_provinces_in": "scotland"}, _scotland_taken, False),
    Case(
        "dnpr_provinces",
        {"dnpr_provinces": {"realm": "netherlands", "min": 2}},
        _dutch(2),
    ),
    # what is under way
    Case("leader_in_battle", {"leader_in_battle": True}, _battle),
    Case(
        "controls_none_in_battlegrounds",
        {"controls_none_in_battlegrounds": True},
        _both(_struggle, _towns("napoli")),
        False,
    ),
    Case(
        "nobody_chose",
        {"nobody_chose": "A"},
        lambda g, card: card.chosen.update({FRANCE: "A"}),
        False,
    ),
    Case(
        "share_choosing",
        {"share_choosing": {"option": "A", "at_least": "1/2"}},
        lambda g, card: card.chosen.update({FRANCE: "A", CASTILE: "B"}),
    ),
    Case(
        "share_paying",
        {"share_paying": ">1/2"},
        lambda g, card: card.payers.extend([CASTILE, FRANCE, ENGLAND]),
    ),
    Case("any_accepted", {"any_accepted": True}, lambda g, card: card.acceptors.append(FRANCE)),
    Case(
        "nobody_accepted",
        {"nobody_accepted": True},
        lambda g, card: card.acceptors.append(FRANCE),
        False,
    ),
]


def _plays(g: Europe, name: str) -> None:
    g.players[CASTILE].realm = g.box.realm_of[name]


def _whole_area(g: Europe) -> None:
    for no in g.box.areas[area(g, "castile")].places:
        g.tokens[no] = piece(SMALL, CASTILE)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.words}-{case.condition}"[:70])
def test_a_word_holds_where_it_should_and_nowhere_else(case: Case) -> None:
    g = table()
    card = Scope.of(CASTILE, "power_struggle", "italian_wars")
    condition = freeze(case.condition)
    assert isinstance(condition, Mapping)
    before = not case.becomes if case.before is None else case.before
    assert holds(g, CASTILE, condition, card) is before
    case.change(g, card)
    assert holds(g, CASTILE, condition, card) is case.becomes


def test_every_word_has_a_case() -> None:
    assert {case.words for case in CASES} == set(CONDITIONS)
    assert WORDS.keys() | BESIDE >= CONDITIONS


# -- more than words ---------------------------------------------------------------------------


def test_you_is_the_card_s_and_self_whoever_is_asked() -> None:
    g = table()
    g.players[FRANCE].stability = 2
    card = Scope.of(FRANCE, "event", "352B")
    assert holds(g, CASTILE, {"stability": ">=2", "who": "you"}, card)
    assert not holds(g, CASTILE, {"stability": ">=2", "who": "self"}, card)
    assert not holds(g, CASTILE, {"stability": ">=2"}, card)


def test_opponents_are_those_of_you_and_one_of_them_is_enough() -> None:
    g = table()
    asked = {"units_or_tokens_adjacent": {"area": "castile", "who": "opponents"}}
    card = Scope.of(CASTILE, "event", "264B")
    assert not holds(g, CASTILE, asked, card)
    g.players[ENGLAND].infantry = {area(g, "leon"): 1}
    assert holds(g, CASTILE, asked, card)


def test_an_npr_has_no_mats_but_a_faith_and_ties() -> None:
    g = table()
    aragon = realm(g, "aragon")
    assert not holds(g, CASTILE, {"stability": "<=3", "who": "realm:aragon"})
    assert holds(g, CASTILE, {"state_religion": ("catholic",), "who": "realm:aragon"})
    g.players[CASTILE].allies = {aragon: False}
    g.players[CASTILE].marriages = {aragon: False}
    assert holds(g, aragon, {"allied_to": "castile"})
    assert holds(g, aragon, {"married_to": "castile"})


@pytest.mark.parametrize(
    "asked",
    [
        {"most_influence_in": {"realm": "portugal"}},
        {"most_ships_in": "baltic_sea"},
        {"most_colonial_claims": True},
    ],
)
def test_an_npr_has_most_of_nothing_that_players_compete_for(asked: dict[str, object]) -> None:
    g = table()
    assert not holds(g, CASTILE, {**asked, "who": "realm:aragon"})


@pytest.mark.parametrize("where", ["hre", "elector"])
def test_influence_outside_the_empire_is_none_in_it(where: str) -> None:
    g = table()
    asked = {"influence_in": {where: True, "min": 1}}
    for one in range(g.box.main_areas):
        if one not in hre_areas(g):
            influence(g, g.box.areas[one].id, CASTILE, 1)
    assert not holds(g, CASTILE, asked)


def test_a_tie_is_no_majority() -> None:
    g = table()
    influence(g, "scotland", CASTILE, 2)
    influence(g, "scotland", ENGLAND, 2)
    asked = {"most_influence_in": {"realm": "scotland"}}
    assert not holds(g, CASTILE, asked)
    assert not holds(g, ENGLAND, asked)


def test_what_an_enemy_occupies_is_not_owned() -> None:
    g = table()
    town(g, "granada", CASTILE)
    asked = {"owns_all": ("granada",)}
    assert holds(g, CASTILE, asked)
    g.occupiers[place(g, "granada")] = piece(SMALL, FRANCE)
    assert not holds(g, CASTILE, asked)


def test_ships_in_port_are_not_at_sea() -> None:
    g = table()
    g.players[CASTILE].ships = {PORT + place(g, "gibraltar"): 2}
    assert not holds(g, CASTILE, {"ships_at_sea": ">=1"})
    assert holds(g, CASTILE, {"count": {"ships": {"owner": "you", "type": "light"}}, ">=": 2})


@pytest.mark.rule("EU-2.5.6")
def test_units_that_are_neither_in_a_realm_nor_next_to_it_are_not_near_it() -> None:
    g = table()
    card = Scope.of(CASTILE, "event", "11A-1")
    near = areas(g, card, freeze({"areas": {"adjacent_to": "realm:scotland"}}))
    asked = {"units_adjacent": {"realm": "scotland", "min": 1}}
    g.players[CASTILE].infantry = {one.no: 1 for one in g.box.areas if one.no not in near}
    assert not holds(g, CASTILE, asked, card)
    g.players[CASTILE].infantry[area(g, "northumbria")] = 1
    assert holds(g, CASTILE, asked, card)


@pytest.mark.rule("EU-2.5.6")
def test_a_realm_that_is_called_like_an_area_is_more_than_that_area() -> None:
    g = europe(6)
    asked = {"units_adjacent": {"realm": "novgorod", "min": 4}}
    g.players[POLAND].infantry = {area(g, "finland"): 4}
    assert holds(g, POLAND, asked), "next to the Realm's north"
    for name in ("novgorod", "karelia", "pomorye", "vologda"):
        for one in g.box.areas[area(g, name)].places:
            town(g, g.box.places[one].id, FRANCE)
    g.players[POLAND].infantry = {area(g, "novgorod"): 4}
    assert not holds(g, POLAND, asked), "the Realm is no more"


@pytest.mark.rule("EU-7.6.9")
def test_a_core_counts_as_a_claim() -> None:
    g = table()
    asked = [
        {"count": {"claims": {"owner": "you", "distant": True}}, ">=": 1},
        {"has_token": {"kind": "claim", "area": "antilles"}},
    ]
    assert not any(holds(g, CASTILE, one) for one in asked)  # type: ignore[arg-type]
    g.cores[area(g, "antilles")] = CASTILE + 1
    assert all(holds(g, CASTILE, one) for one in asked)  # type: ignore[arg-type]
    assert not any(holds(g, FRANCE, one) for one in asked)  # type: ignore[arg-type]
    scope = Scope.of(CASTILE, "event", "")
    assert area(g, "antilles") in areas(g, scope, {"areas": {"adjacent_to_any_of": ("claim",)}})
    assert claims(g, scope, {"claims": {"owner": "you"}}) == [area(g, "antilles")]


@pytest.mark.parametrize("fleet", [False, True])
def test_ships_in_a_port_are_on_its_map(fleet: bool) -> None:
    g = table()
    castile = g.players[CASTILE]
    havana = PORT + place(g, "antilles")
    castile.ships = {} if fleet else {havana: 2}
    castile.fleet = Fleet(space=havana, heavy=2) if fleet else Fleet()
    assert holds(g, CASTILE, {"ships_in": {"map": "america", "min": 2}})
    assert not holds(g, CASTILE, {"ships_in": {"map": "america", "min": 3}})
    assert holds(g, CASTILE, {"ships_on_map": {"map": ("africa", "america")}})
    assert holds(g, CASTILE, {"has_token_or_ship_on": "distant"})
    assert holds(g, CASTILE, {"continents_with_presence": ">=1"})
    assert not holds(g, CASTILE, {"ships_in": {"zone": "caribbean_sea"}})


@pytest.mark.rule("EU-2.6.13", "EU-9.5.28")
def test_a_large_port_counts_as_two() -> None:
    g = table()
    bare_map(g)
    town(g, "galicia", CASTILE)
    conditions = [
        {"ports": ">=2"},
        {"ports_facing": "bay_of_biscay", "min": 2},
        {"count": {"provinces": {"owner": "you", "ports": 2}}, ">=": 1},
    ]
    assert not any(holds(g, CASTILE, asked) for asked in conditions)  # type: ignore[arg-type]
    g.tokens[place(g, "galicia")] = piece(LARGE, CASTILE)
    assert all(holds(g, CASTILE, asked) for asked in conditions)  # type: ignore[arg-type]


@pytest.mark.rule("EU-9.8.15", "EU-14.1.3")
def test_towns_and_vassals_that_are_covered_do_not_count() -> None:
    g = table()
    bare_map(g)
    town(g, "paris", FRANCE)
    vassal(g, "orleans", FRANCE)
    towns = {"count": {"tokens": {"owner": "you", "kind": ("town",), "size": "large"}}, ">=": 1}
    vassals = {"count": {"tokens": {"owner": "you", "kind": ("vassal",)}}, ">=": 1}
    assert holds(g, FRANCE, towns)
    assert holds(g, FRANCE, vassals)
    there: list[dict[str, object]] = [
        {"has_token": {"kind": "town", "area": "seine"}},
        {"has_token": {"kind": ("town", "vassal"), "provinces": ("orleans",)}},
        {"has_token_in": ("loire",)},
        {"influence_or_town_in": ("seine",)},
    ]
    assert all(holds(g, FRANCE, asked) for asked in there)
    g.occupiers[place(g, "paris")] = REBEL_TOWN
    g.occupiers[place(g, "orleans")] = piece(SMALL, ENGLAND)
    assert not holds(g, FRANCE, towns)
    assert not holds(g, FRANCE, vassals)
    assert not any(holds(g, FRANCE, asked) for asked in there)


@pytest.mark.rule("EU-2.5.6")
def test_a_realm_is_not_next_to_itself() -> None:
    g = table()
    asked = {"adjacent_to": "realm:france"}
    assert holds(g, ENGLAND, asked)
    assert not holds(g, FRANCE, asked)
    assert holds(g, FRANCE, {"adjacent_to": "seine"})


@pytest.mark.rule("EU-15.0.3")
def test_counter_reformed_areas_count_as_catholic() -> None:
    g = table()
    asked = {"count": {"areas": {"religion": ("catholic",)}}, ">=": 1}
    exactly = {"count": {"areas": {"religion": ("counter_reformed",)}}, ">=": 1}
    for one in g.box.areas:
        if not one.distant:
            g.faiths[one.slot] = g.box.faith_of["protestant"] + 1
    assert not holds(g, CASTILE, asked)
    g.faiths[g.box.areas[area(g, "leon")].slot] = g.box.faith_of["counter_reformed"] + 1
    assert holds(g, CASTILE, asked)
    assert holds(g, CASTILE, exactly)


def test_an_alliance_with_a_realm_that_is_no_more_does_not_count() -> None:
    g = table()
    aragon = realm(g, "aragon")
    g.players[CASTILE].allies = {aragon: False}
    for no in g.box.realms[g.box.realm_of["aragon"]].places:
        g.tokens[no] = piece(SMALL, FRANCE)
    assert not holds(g, CASTILE, {"allied_to": "aragon"})


# -- read once ---------------------------------------------------------------------------------


def _frozen(**words: object) -> Mapping[str, object]:
    condition = freeze(words)
    assert isinstance(condition, Mapping)
    return condition


def test_a_condition_that_is_gone_leaves_no_reading_to_another_in_its_place() -> None:
    g = table()
    g.players[CASTILE].stability = 1
    for n in range(200):
        wanted = n % 3
        assert holds(g, CASTILE, _frozen(stability=f">={wanted}")) is (wanted <= 1)


def test_a_condition_that_can_change_is_read_each_time() -> None:
    g = table()
    asked = {"stability": ">=0"}
    assert holds(g, CASTILE, asked)
    asked["stability"] = ">=1"
    assert not holds(g, CASTILE, asked)


def test_each_box_reads_a_condition_for_itself() -> None:
    g = table()
    asked = _frozen(owns_all=["madrid"])
    assert holds(g, CASTILE, asked)
    g.attach(replace(g.box), None)
    vars(g.box)["place_of"] = {"madrid": place(g, "paris")}
    assert not holds(g, CASTILE, asked)


def fail(box: Box, condition: Mapping[str, Frozen]) -> Callable[..., bool]:
    pytest.fail("a condition is read once only")


def test_every_condition_of_a_card_can_be_read() -> None:
    g = table()
    box = g.box
    effects = [
        *(one.immediate for one in box.ideas),
        *(one.effects for one in box.missions),
        *(one.reward for one in box.milestones),
        *(card.effects for card in box.events),
    ]
    conditions = [one.condition for one in (*box.missions, *box.milestones)]  # type: ignore[attr-defined]
    for effect in every(one for some in effects for one in some):
        if isinstance(effect, Branch):
            conditions += [effect.requires] if effect.requires is not None else []
            conditions += [effect.subject] if effect.kind == "if" else []
        elif isinstance(effect, Choice):
            conditions += [one.requires for one in effect.options if one.requires is not None]
    card = Scope.of(CASTILE, "power_struggle", "italian_wars")
    for condition in conditions:
        assert isinstance(condition, Mapping)
        assert holds(g, CASTILE, condition, card) in (True, False)
        assert box.reading(condition, fail) is box.reading(condition, fail)
