"""All 160 Missions and 64 Milestones: asked in real positions, and met in built ones."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from stolnik.games.price_of_power.box.asks import ASKS_ABOUT, asked_about, parts_named
from stolnik.games.price_of_power.box.components import POWER_OF
from stolnik.games.price_of_power.box.effects import Frozen
from stolnik.games.price_of_power.chapters.effects.asked.reading import lands_of
from stolnik.games.price_of_power.chapters.effects.conditions import BESIDE, TOGETHER, holds
from stolnik.games.price_of_power.chapters.prestige.milestones import who_has_reached
from stolnik.games.price_of_power.chapters.prestige.missions import is_met, mission_deck
from stolnik.games.price_of_power.chapters.prestige.sweep import BOARDS, MATS, SWEPT
from stolnik.games.price_of_power.play import play
from stolnik.games.price_of_power.state import (
    COLUMNS,
    LARGE,
    SLOTS_PER_ZONE,
    SMALL,
    VASSAL,
    Deeds,
    Europe,
    Merchant,
    Officer,
    War,
    piece,
)
from tests.games.price_of_power.position import box, europe, realm
from tests.games.running import Procedure

MISSIONS = [one.id for one in box().missions]
MILESTONES = [one.id for one in box().milestones]


# -- in real positions -------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "seed"), [(4, "1"), (6, "2")])
def test_all_conditions_can_be_asked_in_games_as_they_go(players: int, seed: str) -> None:
    """The sweep leaves nothing behind: what is met has been scored or announced."""
    rng = random.Random(seed)
    table = Procedure(play(g := europe(players, seed=seed, power_struggles=True)), g, _nothing_left)
    for n in range(1500):
        if table.over:
            break
        table.say(rng.choice(table.ask.options))
        if n % 50 == 0:
            for seat in range(players):
                for mission in g.box.missions:
                    holds(g, seat, mission.condition)
                for milestone in g.box.milestones:
                    holds(g, seat, milestone.condition)


def _nothing_left(g: Europe) -> None:
    """Between two portions of play."""
    if g.step not in SWEPT or g.agenda:
        return
    assert not any(who_has_reached(g, shown, range(len(g.players))) for shown in g.milestones)
    for seat, player in enumerate(g.players):
        for held in player.missions:
            assert held.held_back or not is_met(g, seat, held.mission)


# -- in built ones -----------------------------------------------------------------------------


def _least(text: Frozen) -> int:
    """The figure that a comparison such as ``>=3`` is content with."""
    sign, figure = str(text)[:2], str(text)[2:]
    assert sign in (">=", "<="), text
    return int(figure)


def _names(value: Any) -> tuple[str, ...]:
    return (value,) if isinstance(value, str) else tuple(value)


class Builder:
    """Changes a position until a condition holds for a seat, word by word."""

    def __init__(self, g: Europe, seat: int) -> None:
        self.g, self.seat = g, seat
        self.player = g.players[seat]

    def build(self, condition: Mapping[str, Any]) -> None:
        for word, value in condition.items():
            if word == "all":
                for one in value:
                    self.build(one)
            elif word == "any":
                self.build(value[-1])
            elif word not in BESIDE:
                getattr(self, word)(value, condition)

    def towns(self, places: list[int], n: int) -> None:
        for no in places[:n]:
            where = self.g.box.places[no]
            self.g.tokens[no] = piece(LARGE if where.large else SMALL, self.seat)
            self.g.occupiers[no] = 0

    def figure(name: str, of: Callable[[int], Any] = int) -> Callable[..., None]:  # type: ignore[misc]  # noqa: N805
        def change(self: Builder, value: Any, _: Any) -> None:
            setattr(self.player, name, of(_least(value)))

        return change

    stability = figure("stability")
    interest = figure("interest")
    allies = figure("allies", lambda n: {8 + no: False for no in range(n)})
    marriages = figure("marriages", lambda n: {8 + no: False for no in range(n)})
    ideas = figure("ideas", lambda n: list(range(n)))
    advisors = figure("advisors", lambda n: [Officer("dip_01_1")] * n + [None] * (3 - n))
    merchants = figure("merchants", lambda n: [Merchant(no) for no in range(n)])
    wars_won_this_age = figure("deeds", lambda n: Deeds(wars=[9] * n))
    trade_income_this_round = figure("deeds", lambda n: Deeds(trade=n))
    deployed_land_units = figure("infantry", lambda n: {0: n})
    ships_at_sea = figure("ships", lambda n: {0: n})

    def owns_all(self, value: Any, _: Any) -> None:
        self.towns([self.g.box.place_of[name] for name in _names(value)], 99)

    def count(self, value: Any, condition: Mapping[str, Any]) -> None:
        ((kind, filters),) = value.items()
        n = condition.get(">=", 0)
        if kind == "provinces":
            self.towns(self._places(filters), n)
        elif kind == "tokens" and filters.get("occupying"):
            for no in range(n):
                self.g.occupiers[no] = piece(SMALL, self.seat)
        elif kind == "tokens" and "vassal" in filters["kind"]:
            for no in range(n):
                self.g.tokens[no] = piece(VASSAL, self.seat)
        elif kind == "tokens":
            for no in range(n):
                self.g.tokens[no] = piece(LARGE, self.seat)
        elif kind == "claims":
            distant = [one.no for one in self.g.box.areas if one.distant]
            for no in distant[:n]:
                self.g.claims[no] |= 1 << self.seat
        elif kind == "ships":
            self.player.fleet.heavy, self.player.fleet.space = n, 0
        else:
            self.g.faiths = bytearray(len(self.g.faiths))

    def _places(self, filters: Mapping[str, Any]) -> list[int]:
        return [
            one.no
            for one in self.g.box.places
            if ("area" not in filters or self.g.box.areas[one.area].id in _names(filters["area"]))
            and ("in" not in filters or one.id in _names(filters["in"]))
            and ("map" not in filters or self.g.box.areas[one.area].map == filters["map"])
            and self.g.box.areas[one.area].distant
            == filters.get("distant", self.g.box.areas[one.area].distant)
        ]

    def areas_fully_owned(self, value: Any, _: Any) -> None:
        for where in self.g.box.areas[: _least(value)]:
            self.towns(list(where.places), 99)

    def areas_in_dissent(self, value: Any, _: Any) -> None:
        for no in range(self.g.box.main_areas):
            self.g.faiths[no] = self.player.faith + 1

    def value(self, value: Any, condition: Mapping[str, Any]) -> None:
        n = condition[">="]
        if value in ("prestige", "ducats"):
            setattr(self.player, value, n)
        else:
            self.towns([one.no for one in self.g.box.places], 60)

    def manpower(self, value: Any, _: Any) -> None:
        self.player.plus_one = 20

    def imperial_authority(self, value: Any, _: Any) -> None:
        self.g.authority = _least(value)

    def cardinals(self, value: Any, _: Any) -> None:
        self.player.faith = self.g.box.faith_of["catholic"]
        self.g.cardinals = [self.seat] * _least(value)

    def papal_controller(self, value: Any, _: Any) -> None:
        self.player.faith = self.g.box.faith_of["catholic"]
        self.g.cardinals = [self.seat] * 3

    def state_religion(self, value: Any, _: Any) -> None:
        self.player.faith = self.g.box.faith_of[_names(value)[0]]

    def cores(self, value: Any, _: Any) -> None:
        for no in range(_least(value)):
            self.g.cores[no] = self.seat + 1

    def has_idea(self, value: Any, _: Any) -> None:
        self.player.ideas.append(self.g.box.idea_of[value])

    def has_idea_type(self, value: Any, condition: Mapping[str, Any]) -> None:
        of_kind = [one.no for one in self.g.box.ideas if one.kind == POWER_OF[value]]
        self.player.ideas = of_kind[: condition["min"]]

    def ideas_of_each_type(self, value: Any, _: Any) -> None:
        self.player.ideas = [one.no for one in self.g.box.ideas]

    def has_government_form(self, value: Any, _: Any) -> None:
        self.player.ideas = [one.no for one in self.g.box.ideas if one.government]

    def married_to(self, value: Any, _: Any) -> None:
        self.player.marriages[realm(self.g, value)] = False

    def married_to_any(self, value: Any, _: Any) -> None:
        for name in value:
            self.player.marriages[realm(self.g, name)] = False

    def allied_to(self, value: Any, _: Any) -> None:
        self.player.allies[realm(self.g, value)] = False

    def at_war_or_truce_with(self, value: Any, _: Any) -> None:
        self.g.wars = [War(self.seat, realm(self.g, value))]

    def vassals_of_you(self, value: Any, _: Any) -> None:
        for name in _names(value):
            for no in self.g.box.boards[self.g.edition].realm_places[self.g.box.realm_of[name]]:
                self.g.tokens[no] = piece(VASSAL, self.seat)

    def influence_in(self, value: Any, _: Any) -> None:
        g = self.g
        if "area" in value:
            where = [g.box.area_of[name] for name in _names(value["area"])]
        elif "realm" in value:
            areas = lands_of(g, realm(g, value["realm"]))
            where = [no for no in range(g.box.main_areas) if areas >> no & 1]
        else:
            where = [g.box.area_of["saxony"]]
        g.influence[where[0] * COLUMNS + self.seat] = value["min"]

    def influence_total(self, value: Any, _: Any) -> None:
        self.g.influence[self.seat] = _least(value)

    def has_token_in(self, value: Any, _: Any) -> None:
        where = self.g.box.area_of[_names(value)[0]]
        self.towns(list(self.g.box.areas[where].places), 1)

    def unrest_in_areas(self, value: Any, _: Any) -> None:
        """There is none to begin with."""

    unrest_total = unrest_in_areas

    def units_in(self, value: Any, _: Any) -> None:
        self.player.infantry[self.g.box.area_of[value["area"]]] = value["min"]

    def ships_in(self, value: Any, _: Any) -> None:
        if "map" in value:
            zone = next(one.no for one in self.g.box.zones if one.map == value["map"])
        else:
            zone = self.g.box.zone_of[_names(value.get("zone") or value["zones"])[0]]
        self.player.ships[zone] = value["min"]

    def ports(self, value: Any, _: Any) -> None:
        self.towns([one.no for one in self.g.box.places if one.ports], _least(value))

    def ports_facing(self, value: Any, condition: Mapping[str, Any]) -> None:
        zone = self.g.box.zones[self.g.box.zone_of[value]]
        self.towns(list(zone.ports), condition["min"])

    def sea_zones_with_ports(self, value: Any, _: Any) -> None:
        self.towns([one.no for one in self.g.box.places if one.ports and not one.inactive], 99)

    def continents_with_presence(self, value: Any, _: Any) -> None:
        self.player.ships.update({one.no: 1 for one in self.g.box.zones if one.distant})

    def merchant_in(self, value: Any, condition: Mapping[str, Any]) -> None:
        node = self.g.box.node_of[value]
        self.player.merchants = [Merchant(node)]
        for chance in self.g.box.chances[node]:
            self.towns([place for place, _ in chance.keys], 99)
        for zone in self.g.box.nodes[node].zones:
            for slot in range(zone * SLOTS_PER_ZONE, (zone + 1) * SLOTS_PER_ZONE):
                self.g.slots[slot] = self.seat + 1

    def expanded_nodes_with_merchant(self, value: Any, _: Any) -> None:
        self.player.merchants = [Merchant(no) for no in range(_least(value))]
        for no in range(_least(value)):
            self.g.expanded[no] = 1

    def battles_won_this_round(self, value: Any, condition: Mapping[str, Any]) -> None:
        cavalry = _least(condition.get("with_cavalry", ">=0"))
        self.player.deeds.battles = [cavalry] * _least(value)

    def wars_won_against_any(self, value: Any, _: Any) -> None:
        self.player.deeds.wars = [realm(self.g, value[0])]

    def pirates_fought(self, value: Any, _: Any) -> None:
        self.player.deeds.pirates = True


def quiet(seat_of: str = "") -> tuple[Europe, int]:
    """A table of six without anything of anybody's, with a seat that plays a Realm."""
    g = europe(6)
    g.tokens = bytearray(len(g.tokens))
    g.influence = bytearray(len(g.influence))
    g.slots = bytearray(len(g.slots))
    g.cardinals, g.authority = [], 0
    for player in g.players:
        player.allies, player.marriages, player.merchants, player.ships = {}, {}, [], {}
        player.ideas, player.ducats, player.stability, player.infantry = [], 0, -1, {}
        player.faith = g.box.faith_of["catholic"]
        player.interest = 1
        for army in player.armies:
            army.area, army.units = -1, [0] * 9
        player.fleet.space = player.fleet.heavy = player.fleet.galleys = player.fleet.light = 0
        player.fleet.space = -1
    # Something that is neither quiet nor faithful, so that "none" must be built as well.
    town = g.box.places[g.box.place_of["york"]]
    g.tokens[town.no] = piece(SMALL, 0, unrest=True)
    if seat_of in g.box.realm_of and realm(g, seat_of) >= len(g.players):
        g.players[0].realm = g.box.realm_of[seat_of]
    seat = realm(g, seat_of) if seat_of in g.box.realm_of else 0
    return g, seat


ALWAYS_MET = {
    "austria_16",  # so few Protestant Areas, until the Reformation
    "generic_b_06",  # no Area in Dissent, for a Realm of one faith
    "generic_a_08",  # no Unrest
    "denmark_06",  # no Unrest in Sweden
}


@pytest.mark.parametrize("name", MISSIONS)
def test_every_mission_can_be_met(name: str) -> None:
    g, seat = quiet(name.rpartition("_")[0])
    mission = g.box.missions[g.box.mission_of[name]]
    if seat == 0:
        g.tokens[g.box.place_of["york"]] = 0
    assert is_met(g, seat, mission.no) == (name in ALWAYS_MET), "without doing anything"
    Builder(g, seat).build(mission.condition)
    assert is_met(g, seat, mission.no)


@pytest.mark.parametrize("name", MILESTONES)
def test_every_milestone_can_be_met(name: str) -> None:
    g, _ = quiet()
    milestone = next(one for one in g.box.milestones if one.id == name)
    assert not holds(g, 1, milestone.condition)
    Builder(g, 1).build(milestone.condition)
    assert holds(g, 1, milestone.condition)


# -- what they ask about -----------------------------------------------------------------------


def _words(condition: Mapping[str, Any]) -> set[str]:
    found: set[str] = set()
    for word, value in condition.items():
        if word in ("all", "any"):
            for one in value:
                found |= _words(one)
        elif word == "not":
            found |= _words(value)
        elif word not in BESIDE:
            found.add(word)
    return found


def test_the_sweep_knows_what_every_card_asks_about() -> None:
    g = europe()
    cards = [*g.box.missions, *g.box.milestones]
    asked = set().union(*(_words(card.condition) for card in cards))  # type: ignore[attr-defined]
    assert asked - {"count", "value"} <= ASKS_ABOUT.keys()
    looked_at = parts_named(*BOARDS, *MATS)
    assert not any(card.asks & ~looked_at for card in cards)  # type: ignore[attr-defined]
    assert "anything" in asked_about({"rebels_in_realm": ">=1"}), "what is not known is asked anew"


@pytest.mark.parametrize(
    ("condition", "whose"),
    [
        ({"value": "ducats", "of": "you", ">=": 30}, "own"),
        ({"value": "ducats", "of": "realm:france", ">=": 30}, "others'"),
        ({"units_in": {"hre": True, "min": 1}}, "own"),
        ({"units_in": {"who": "realm:france", "hre": True, "min": 1}}, "others'"),
        ({"who": "realm:france", "stability": ">=2"}, "others'"),
    ],
)
def test_what_others_have_is_asked_anew(condition: Mapping[str, Frozen], whose: str) -> None:
    """Only the player's own mats are compared with what they were."""
    assert ("anything" in asked_about(condition)) == (whose == "others'")
    assert TOGETHER.keys() >= {"all", "any", "not"}


def test_mission_decks_hold_what_the_box_says() -> None:
    g = europe(6)
    assert len(g.box.missions) == 160
    assert len(g.box.milestones) == 64
    assert all(len(mission_deck(g, seat)) in (18, 16) for seat in range(6))
