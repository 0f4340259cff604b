"""What somebody who points at a thing can mean: nobody means to suppress Unrest where there is
nothing of one's own, or to play a card that is not in one's hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from stolnik.engine.flow import Ask

from ..box.components import NONE
from ..chapters.battle.generals import armies_in
from ..chapters.board.hostility import hostile_place, land_units, ships_in
from ..chapters.board.ownership import holder, is_on_the_map, is_pr, is_settled, realm_at_table
from ..chapters.board.sailing import ships_on_slots_in
from ..chapters.prestige.missions import held, mission_deck
from ..chapters.relations.claims import has_claim
from ..chapters.relations.influence import own_cubes
from ..chapters.relations.ties import at_war
from ..chapters.religion.faiths import areas_in_dissent
from ..chapters.war.units import SHIP_PRICES
from ..state import (
    COLUMNS,
    IMPERIAL,
    PORT,
    REBEL_TOWN,
    Europe,
    Realm,
    kind_of,
    seat_of,
    task_if,
    task_of,
)
from ..tasks import Battle, Besieging, Trading

Meant: TypeAlias = Callable[..., bool]
"""``(g, ask, *parts)``."""


# -- Provinces and Ports -----------------------------------------------------------------------


def _own_place(g: Europe, ask: Ask, province: str) -> bool:
    """A Town or Vassal token of one's own lies there, be it as Occupier."""
    place = g.box.place_of[province]
    token = g.occupiers[place]
    if token and kind_of(token) != REBEL_TOWN and seat_of(token) == ask.seat:
        return True
    return holder(g, place) == ask.seat


def _place_of_another(g: Europe, ask: Ask, province: str) -> bool:
    return holder(g, g.box.place_of[province]) not in (None, ask.seat)


def _rebel_town(g: Europe, ask: Ask, province: str) -> bool:
    return kind_of(g.occupiers[g.box.place_of[province]]) == REBEL_TOWN


def _occupied(g: Europe, ask: Ask, province: str) -> bool:
    return g.occupiers[g.box.place_of[province]] > 0


def _under_siege(g: Europe, ask: Ask, province: str) -> bool:
    """It lies where the Siege is laid."""
    task = task_if(g, Besieging)
    return task is not None and task.area == g.box.places[g.box.place_of[province]].area


def _port(g: Europe, ask: Ask, *parts: str) -> bool:
    """The Province, which stands last, has a Port."""
    return g.box.places[g.box.place_of[parts[-1]]].ports > 0


def _own_port(g: Europe, ask: Ask, province: str) -> bool:
    return _port(g, ask, province) and _own_place(g, ask, province)


def _ships_in_port(g: Europe, ask: Ask, province: str, zone: str = "") -> bool:
    player, space = g.players[ask.seat], PORT + g.box.place_of[province]
    return bool(player.ships.get(space)) or player.fleet.space == space


def _recalled(g: Europe, ask: Ask, zone: str, province: str) -> bool:
    return _port(g, ask, province) and _ships_at_sea(g, ask, zone)


def _fleet_recalled(g: Europe, ask: Ask, province: str) -> bool:
    return _port(g, ask, province) and NONE < g.players[ask.seat].fleet.space < PORT


# -- the sea -----------------------------------------------------------------------------------


def _ships_at_sea(g: Europe, ask: Ask, zone: str) -> bool:
    return ships_in(g, ask.seat, g.box.zone_of[zone]) > 0


def _fleet_ship(g: Europe, ask: Ask, unit: str, zone: str = "") -> bool:
    """Ships alone are built for a Fleet."""
    return unit in SHIP_PRICES


def _ships_on_slots(g: Europe, ask: Ask, zone: str) -> bool:
    return ships_on_slots_in(g, ask.seat, g.box.zone_of[zone]) > 0


def _pirates(g: Europe, ask: Ask, node: str, zone: str = "") -> bool:
    return g.pirates[g.box.node_of[node]] > 0


def _expanded(g: Europe, ask: Ask, node: str) -> bool:
    return g.expanded[g.box.node_of[node]] > 0


# -- Areas -------------------------------------------------------------------------------------


def _own_area(g: Europe, ask: Ask, area: str) -> bool:
    """Something of one's own lies in a Province of it."""
    places = g.box.areas[g.box.area_of[area]].places
    return any(_own_place(g, ask, g.box.places[place].id) for place in places)


def _distant(g: Europe, ask: Ask, area: str) -> bool:
    return g.box.areas[g.box.area_of[area]].distant


def _on_main_map(g: Europe, ask: Ask, area: str) -> bool:
    return not _distant(g, ask, area)


def _vacant(g: Europe, ask: Ask, area: str) -> bool:
    """A Territory that nobody has settled."""
    places = g.box.areas[g.box.area_of[area]].places
    return any(g.box.places[one].territory and not is_settled(g, one) for one in places)


def _units(g: Europe, ask: Ask, area: str, army: int = 0) -> bool:
    return land_units(g.players[ask.seat], g.box.area_of[area]) > 0


def _besiegeable(g: Europe, ask: Ask, area: str) -> bool:
    places = g.box.areas[g.box.area_of[area]].places
    return any(hostile_place(g, ask.seat, place) for place in places)


def _cubes(g: Europe, ask: Ask, area: str) -> bool:
    return own_cubes(g, ask.seat, g.box.area_of[area]) > 0


def _in_dissent(g: Europe, ask: Ask, area: str) -> bool:
    return g.box.area_of[area] in areas_in_dissent(g, ask.seat)


def _faith_token(g: Europe, ask: Ask, area: str) -> bool:
    no = g.box.area_of[area]
    return no < g.box.main_areas and g.faiths[no] > 0


def _of_the_empire(g: Europe, ask: Ask, area: str) -> bool:
    return g.box.areas[g.box.area_of[area]].hre


def _coast(g: Europe, ask: Ask, area: str) -> bool:
    return bool(g.box.areas[g.box.area_of[area]].zones)


def _imperial(g: Europe, ask: Ask, area: str) -> bool:
    no = g.box.area_of[area]
    return no < g.box.main_areas and g.influence[no * COLUMNS + IMPERIAL] > 0


def _claim(g: Europe, ask: Ask, area: str) -> bool:
    return has_claim(g, ask.seat, g.box.area_of[area])


def _rebels(g: Europe, ask: Ask, area: str) -> bool:
    return g.rebels[g.box.area_of[area]] > 0


def _plague(g: Europe, ask: Ask, area: str) -> bool:
    return g.box.area_of[area] in g.plague


# -- Realms ------------------------------------------------------------------------------------


def _at_table(g: Europe, realm: str) -> Realm:
    return realm_at_table(g, g.box.realm_of[realm])


def _on_the_map(g: Europe, ask: Ask, realm: str) -> bool:
    found = _at_table(g, realm)
    return is_pr(found) or is_on_the_map(g, found)


def _allied(g: Europe, ask: Ask, realm: str) -> bool:
    return _at_table(g, realm) in g.players[ask.seat].allies


def _married(g: Europe, ask: Ask, realm: str) -> bool:
    return _at_table(g, realm) in g.players[ask.seat].marriages


def _other_player(g: Europe, ask: Ask, owner: int) -> bool:
    return owner != ask.seat


def _enemy(g: Europe, ask: Ask, realm: str) -> bool:
    return at_war(g, ask.seat, _at_table(g, realm))


# -- cards -------------------------------------------------------------------------------------


def _in_hand(g: Europe, ask: Ask, card: str) -> bool:
    return g.box.card_of[card] in g.players[ask.seat].hand


def _drawn(g: Europe, ask: Ask, card: str) -> bool:
    return g.box.card_of[card] in g.players[ask.seat].drawn


def _drawn_or_in_hand(g: Europe, ask: Ask, card: str) -> bool:
    return _drawn(g, ask, card) or _in_hand(g, ask, card)


def _for_an_army(g: Europe, ask: Ask, card: str, army: int) -> bool:
    """A card in hand, for an Army that fights in this Battle."""
    battle = task_of(g, Battle)
    return _in_hand(g, ask, card) and army - 1 in armies_in(g, battle, ask.seat)


def _shown(g: Europe, ask: Ask, card: str) -> bool:
    """On one's Display."""
    return any(one.card == g.box.card_of[card] for one in g.players[ask.seat].display)


def _usable(g: Europe, ask: Ask, card: str, display_action: str) -> bool:
    """On one's Display, and this Action is printed on it."""
    actions = g.box.cards[g.box.card_of[card]].type.actions
    return _shown(g, ask, card) and any(one.id == display_action for one in actions)


def _discarded(g: Europe, ask: Ask, card: str) -> bool:
    no = g.box.card_of[card]
    return no in g.discards[g.box.cards[no].deck]


def _open_event(g: Europe, ask: Ask, event_card: str) -> bool:
    return any(one.open and one.event == g.box.event_of[event_card] for one in g.row)


def _own_mission(g: Europe, ask: Ask, mission: str) -> bool:
    return g.box.mission_of[mission] in held(g, ask.seat)


def _not_held_back(g: Europe, ask: Ask, mission: str) -> bool:
    return _own_mission(g, ask, mission) and not _held_back(g, ask, mission)


def _held_back(g: Europe, ask: Ask, mission: str) -> bool:
    no = g.box.mission_of[mission]
    return any(one.mission == no and one.held_back for one in g.players[ask.seat].missions)


def _mission_of_deck(g: Europe, ask: Ask, mission: str) -> bool:
    return g.box.mission_of[mission] in mission_deck(g, ask.seat)


def _on_table(g: Europe, ask: Ask, trade_card: str, node: str) -> bool:
    """A Trade Card that was revealed, for a node that stands on it."""
    no = g.box.trade_card_of[trade_card]
    if not any(isinstance(task, Trading) and no in task.cards for task in g.agenda):
        return False
    return any(one.node == g.box.node_of[node] for one in g.box.trade_cards[no].chances)


def _unknown(g: Europe, ask: Ask, *parts: object) -> bool:
    """What a card lets one pick from, only the card says."""
    return False


GRANTED: Final = ("granted_action", "free_action")

_BY: Final[tuple[tuple[Meant, tuple[str, ...]], ...]] = (
    (_own_place, ("suppress", "unrest", "calm", "rebel", "sell")),
    (_place_of_another, ("buy",)),
    (_rebel_town, ("take_rebel_town",)),
    (_own_port, ("shipyard",)),
    (_occupied, ("keep_province", "hand_back", "sell_back", "free_province", "set_free")),
    (_under_siege, ("besiege",)),
    (
        _port,
        ("bound_for_port", "moor_in_port", "moor_fleet_in_port", "retreat_to_port"),
    ),
    (_recalled, ("recall",)),
    (_fleet_recalled, ("recall_fleet",)),
    (
        _ships_in_port,
        (
            *("send_from_port", "found_fleet_in_port", "undock_ship", "undock_to_slot"),
            *("explore_from_port", "sail_from_port", "lose_in_port"),
        ),
    ),
    (
        _ships_at_sea,
        ("send_from", "explore_from", "sail_from", "found_fleet", "lose_at_sea", "disband_ship"),
    ),
    (
        _ships_on_slots,
        ("send_from_slot", "explore_from_slot", "sail_from_slot", "lose_on_slot"),
    ),
    (_fleet_ship, ("build_fleet_in_port", "build_fleet_at_sea")),
    (_pirates, ("attack_pirates", "take_pirate")),
    (_expanded, ("take_expanded",)),
    (_own_area, ("muster", "tolerate", "vassals_rise")),
    (_in_dissent, ("convert",)),
    (_faith_token, ("take_faith",)),
    (_of_the_empire, ("place_imperial",)),
    (_coast, ("ship_over",)),
    (_vacant, ("colonize",)),
    (_distant, ("discover",)),
    (_on_main_map, ("spread_to",)),
    (
        _units,
        (
            *("disband_infantry", "release_infantry", "lose_infantry", "exhaust_infantry"),
            *("move_infantry", "form_army", "carry_infantry"),
        ),
    ),
    (_besiegeable, ("siege",)),
    (_cubes, ("cut_influence", "take_influence", "lose_influence")),
    (_imperial, ("lose_imperial", "recall_imperial")),
    (_claim, ("cut_claim", "take_claim", "give_up_claim", "spend_claim")),
    (_rebels, ("take_rebel",)),
    (_plague, ("take_plague",)),
    (_on_the_map, ("forge_alliance", "attack", "excommunicate", "cb_on", "vassalize", "annex")),
    (_allied, ("cut_alliance", "take_back", "call")),
    (_other_player, ("diplomacy",)),
    (_married, ("divorce", "end_marriage", "take_back_marriage", "inherit")),
    (_enemy, ("settle", "surrender", "negotiate", "offer_white_peace")),
    (
        _in_hand,
        (
            *("play", "crown", "discard", "react", "counter"),
            *("battle_action", "late_admiral"),
        ),
    ),
    (_drawn, ("keep",)),
    (_drawn_or_in_hand, ("appoint",)),
    (_for_an_army, ("late_general",)),
    (_shown, ("drop_display", "take_charge", "battle_action_on_display")),
    (_usable, ("use",)),
    (_discarded, ("buy_discard",)),
    (_open_event, ("event",)),
    (_own_mission, ("announce", "reveal", "return_mission")),
    (_not_held_back, ("hold",)),
    (_held_back, ("order",)),
    (_mission_of_deck, ("take_mission",)),
    (
        _unknown,
        (
            *("pick_area", "pick_province", "pick_realm", "pick_node", "pick_zone"),
            *("pick_card", "pick_idea", "pick_milestone"),
        ),
    ),
    (_on_table, ("trade_in", "trade_second")),
)


def _unless_granted(verb: str, meant: Meant) -> Meant:
    """Where a card grants an Action, no other can be meant."""

    def found(g: Europe, ask: Ask, *parts: object) -> bool:
        if ask.topic in GRANTED and all(move[0] != verb for move in ask.options):
            return False
        return meant(g, ask, *parts)

    return found


MEANT: Final[Mapping[str, Meant]] = {
    verb: _unless_granted(verb, meant) for meant, verbs in _BY for verb in verbs
}
"""By verb; the others can be meant of whatever they name."""
