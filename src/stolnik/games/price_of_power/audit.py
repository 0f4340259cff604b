"""Counts the pieces: what the box holds, the table holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from .box.components import COLOURS, NONE
from .chapters.board.ownership import is_pr
from .chapters.board.supply import (
    alliances_left,
    black_units_left,
    cb_tokens,
    claims_left,
    cores,
    cubes_left,
    dnpr_left,
    expanded_left,
    faith_piece,
    faith_pieces_left,
    ill_or_interest_left,
    large_towns_left,
    marriages_left,
    mercenaries_left,
    officers,
    pirates_left,
    rebel_towns_left,
    ships_left,
    small_towns_left,
    units_left,
    vassal_tokens_left,
)
from .chapters.curia.cardinals import regular_slots, roma_cardinal
from .chapters.curia.curia_track import refuse_cardinal
from .chapters.empire.authority import highest
from .chapters.empire.defending import MOST_IMPERIAL_UNITS
from .state import (
    COLUMNS,
    DNPR_COLOUR,
    EVENT_TAKEN,
    IMPERIAL,
    LARGE,
    NOBODY,
    PAIR,
    PORT,
    SLOTS_PER_ZONE,
    VASSALS,
    Europe,
    board,
    dnpr_slot,
    kind_of,
    line_up,
    seat_of,
    seats,
)
from .tasks import Battle, CardUnderWay, CoveringSlots, NationalFocus, NavalBattle, Trading

MOST_POWER = 10


def audit(g: Europe) -> Sequence[str]:
    """What is wrong with the count of components; empty when all is well."""
    faults = [
        *_map_faults(g),
        *_space_faults(g),
        *_card_faults(g),
        *_shared_faults(g),
        *_curia_faults(g),
    ]
    for seat in range(len(g.players)):
        faults += _player_faults(g, seat)
    return faults


@rule("EU 2.2.5 9.MU.1 7.3.10 7.1.3")
def _player_faults(g: Europe, seat: Seat) -> Iterator[str]:
    player = g.players[seat]
    covering = CoveringSlots(seat) in g.agenda  # the cube is still to be picked up
    for what, left in (
        ("cubes", 0 if covering else cubes_left(g, seat)),
        ("Small Towns", small_towns_left(g, seat)),
        ("Large Towns", large_towns_left(g, seat)),
        ("Vassal tokens", vassal_tokens_left(g, seat)),
        ("Claim tokens", claims_left(g, seat)),
        ("Core tokens", g.box.pieces.claim_core - cores(g, seat)),
        ("CB tokens", g.box.pieces.claim_cb - cb_tokens(g, seat)),
        ("Units", units_left(g, seat)),
        ("Ships", ships_left(g, seat)),
        ("Alliance tokens", alliances_left(g, seat)),
        ("Marriage tokens", marriages_left(g, seat)),
        ("Merchants", g.box.pieces.merchants - len(player.merchants)),
        ("Ducats", player.ducats),
        ("Interest", player.interest),
        ("Available Manpower", player.available),
        ("Exhausted Manpower", player.exhausted),
        ("Allied Units", player.allied),
        ("Colonists", player.colonists),
    ):
        if left < 0:
            yield f"seat {seat}: {-left} {what} more than there are"
    if not -3 <= player.stability <= 3:
        yield f"seat {seat}: Stability {player.stability}"
    if any(not 0 <= power <= MOST_POWER for power in player.power):
        yield f"seat {seat}: Power {player.power}"
    for army in player.armies:
        if (army.area == NONE) != (army.size == 0) or min(army.units) < 0:
            yield f"seat {seat}: an Army of {army.units} in {army.area}"
    if (player.fleet.space == NONE) != (player.fleet.size == 0):
        yield f"seat {seat}: a Fleet of {player.fleet.size} in {player.fleet.space}"
    if not 0 <= player.fleet.damaged <= player.fleet.heavy:
        yield f"seat {seat}: {player.fleet.damaged} damaged of {player.fleet.heavy} Heavy Ships"
    if 0 in player.infantry.values() or 0 in player.ships.values():
        yield f"seat {seat}: a place with no Unit or Ship is kept"
    nodes = [merchant.node for merchant in player.merchants if merchant.node != NONE]
    if len(set(nodes)) != len(nodes):
        yield f"seat {seat}: two Merchants in one node"


@rule("EU COMP.13 COMP.15 COMP.16 COMP.17 COMP.18")
def _shared_faults(g: Europe) -> Iterator[str]:
    """No piece is used twice; invaders alone may be more than there are black Units (EU-2.2.7)."""
    imperial = board(g).supply.imperial_influence - sum(g.influence[IMPERIAL::COLUMNS])
    for what, left in (
        ("Mercenaries", mercenaries_left(g)),
        ("black Units", black_units_left(g) + g.stand_ins),
        ("Rebel Towns", rebel_towns_left(g)),
        ("Pirates", pirates_left(g)),
        ("Expanded tokens", expanded_left(g)),
        ("Ill Health and Interest tokens", ill_or_interest_left(g)),
        ("Imperial Influence", imperial),
        *((f"{colour} DNPR tokens", dnpr_left(g, no)) for no, colour in enumerate(COLOURS)),
        *(
            (f"{faith} tokens", faith_pieces_left(g, faith_piece(g.box, g.box.faith_of[faith])))
            for faith in ("protestant", "catholic", "muslim", "revolutionary")
        ),
    ):
        if left < 0:
            yield f"{-left} {what} more than there are"
    if not 0 <= g.authority <= highest(g) or not 0 <= g.imperial_units <= MOST_IMPERIAL_UNITS:
        yield f"Imperial Authority {g.authority}, Imperial Units {g.imperial_units}"
    for player in g.players:
        for realm in player.allies.keys() | player.marriages.keys():
            if is_pr(realm) and realm not in seats(g):
                yield f"a tie with nobody, {realm}"


@rule("EU 19.1.4 19.1.8 19.1.9 19.1.11")
def _curia_faults(g: Europe) -> Iterator[str]:
    """Cardinals lie on slots in use, and only of those who can have some."""
    holder = roma_cardinal(g)
    if g.roma != (NOBODY if holder is None else holder):
        yield f"the Roma Cardinal is of {g.roma}, not of {holder}"
    if len(g.cardinals) > regular_slots(g):
        yield f"{len(g.cardinals)} Cardinals on {regular_slots(g)} slots"
    for seat in g.cardinals:
        if refuse_cardinal(g, seat):
            yield f"seat {seat}: a Cardinal that it cannot have"
    if g.crusade != NONE and g.excommunicated != NOBODY:
        yield "both sides of the Crusade/Excommunicated token"
    yield from _twice("Tags on Committed to Crusade", g.committed)


def _map_faults(g: Europe) -> Iterator[str]:
    """Every piece lies where such a piece can lie."""
    table = board(g)
    in_play = set(table.places)
    large = {LARGE, PAIR, VASSALS}
    for name, tokens in (("token", g.tokens), ("Occupier", g.occupiers), ("DNPR", g.dnpr)):
        for place, token in enumerate(tokens):
            if token and place not in in_play:
                yield f"a {name} on {g.box.places[place].id}, which is not in play"
    for place, token in enumerate(g.tokens):
        if not token:
            continue
        where = g.box.places[place]
        if seat_of(token) not in seats(g):
            yield f"a token of nobody on {where.id}"
        if kind_of(token) in large and not where.large and kind_of(token) != LARGE:
            yield f"two tokens on {where.id}, a Small Province"
    for place in g.remains:
        if place not in in_play or g.tokens[place]:
            yield f"what remains of a player on {g.box.places[place].id}"
    for token in g.dnpr:
        if token and (not token & DNPR_COLOUR or dnpr_slot(token) >= len(g.dnpr_realms)):
            yield f"a DNPR token of no colour or of nobody, {token}"
    for zone in g.box.zones:
        start = zone.no * SLOTS_PER_ZONE
        if any(g.slots[start + zone.slots : start + SLOTS_PER_ZONE]):
            yield f"a Ship on a Trade Protection slot that {zone.id} has not"


@rule("EU 2.6.4 2.6.6 2.6.12")
def _space_faults(g: Europe) -> Iterator[str]:
    """Land Units stand in Areas, Ships in Sea Zones and Ports, all of the board in play."""
    table = board(g)
    berths = {*table.zones, *(PORT + place for place in table.places if g.box.places[place].ports)}
    for seat, player in enumerate(g.players):
        stands = [*player.infantry, *(army.area for army in player.armies if army.area != NONE)]
        for area in stands:
            if area not in table.areas:
                yield f"seat {seat}: Land Units in {area}, which is no Area in play"
        sails = [*player.ships, *([player.fleet.space] if player.fleet.space != NONE else [])]
        for space in sails:
            if space not in berths:
                yield f"seat {seat}: Ships in {space}, which is neither a Sea Zone nor a Port"


@rule("EU COMP.2 COMP.3 16.1.7 6.0.5")
def _card_faults(g: Europe) -> Iterator[str]:
    """Each card is in one place, and none is lost."""
    action = [card for pile in (*g.decks, *g.discards) for card in pile]
    own = {card.id: card.no for card in g.box.cards}
    for player in g.players:
        action += [*player.hand, *player.drawn]
        action += [card.card for card in player.display]
        action += [own[one.character] for one in officers(player) if one.character in own]
    action += [
        task.card
        for task in g.agenda
        if isinstance(task, Battle | NavalBattle) and task.card != NONE
    ]
    for task in g.agenda:
        if isinstance(task, CardUnderWay):
            action.append(task.card)
        elif isinstance(task, NationalFocus):
            action += task.aside
    yield from _differ("Action Cards", action, range(len(g.box.cards)))
    trade = [*g.trade_deck, *g.trade_discards]
    for task in g.agenda:
        if isinstance(task, Trading):
            trade += task.cards
    yield from _twice("Trade Cards", trade)
    marks = ("", *line_up(g).trade_marks)
    lost = {card.no for card in g.box.trade_cards if card.mark in marks} - set(trade)
    if lost:
        yield f"Trade Cards that are missing: {sorted(lost)}"
    ideas = [*g.idea_display, *(idea for deck in g.idea_decks for idea in deck)]
    yield from _twice("Ideas", ideas)
    yield from _twice("Power Struggles", [*g.struggle_deck, *g.struggles])
    events = [*g.event_deck, *g.event_discards, *(shown.event for shown in g.row)]
    yield from _twice("Events", events)
    right = line_up(g).rounds * line_up(g).events
    of_age = sum(g.box.events[event].age == g.age for event in events)
    if g.step not in ("end_of_age", "over") and of_age != right:
        yield f"{of_age} Events of Age {g.age}, not {right}"
    for player in g.players:
        held = [one.mission for one in player.missions]
        yield from _twice("Missions", [*held, *player.missions_done])
        if player.status > EVENT_TAKEN + len(g.players):
            yield f"Round Status {player.status}"


def _twice(what: str, found: Iterable[int]) -> Iterator[str]:
    more = [card for card, n in Counter(found).items() if n > 1]
    if more:
        yield f"{what} that are twice on the table: {more}"


def _differ(what: str, found: Sequence[int], right: Iterable[int]) -> Iterator[str]:
    if sorted(found) != sorted(right):
        yield (
            f"{what}: {sorted((Counter(found) - Counter(right)).elements())} too many, "
            + str(sorted((Counter(right) - Counter(found)).elements()))
            + " missing"
        )
