"""What each seat, and a watcher, may see.

Hidden are the order of all decks, the face-down Events, and of every other player the cards in
hand (but how many of each deck, R56), those just drawn, and the Missions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain, compress, count

from stolnik.engine.flow import Seat

from .box.components import CATEGORIES, COLOURS, MILESTONE_DECKS, NONE, POWERS, UNIT_TYPES, AreaNo
from .chapters.board.ownership import box_number, capital
from .chapters.board.supply import (
    FAITH_PIECES,
    alliances_left,
    black_units_left,
    claims_left,
    cubes_left,
    dnpr_left,
    faith_piece,
    faith_pieces_left,
    ill_or_interest_left,
    large_towns_left,
    marriages_left,
    mercenaries_left,
    pirates_left,
    rebel_towns_left,
    ships_left,
    small_towns_left,
    units_left,
    vassal_tokens_left,
)
from .chapters.board.tracks import base_tax, manpower, vassal_tax
from .chapters.curia.cardinals import papal_controller, regular_slots, uncontested_controller
from .chapters.empire.membership import electors, is_dissolved, members
from .chapters.phases.final_scoring import sources
from .chapters.phases.sequence import OVER
from .chapters.prestige.battlegrounds import battlegrounds
from .chapters.prestige.power_struggles import upcoming
from .chapters.relations.ties import realm_id
from .chapters.religion.faiths import areas_in_dissent
from .seen import (
    AreaView,
    ArmyView,
    CuriaView,
    DeedsView,
    EuropeView,
    EventView,
    FleetView,
    MilestoneView,
    MissionView,
    OfficerView,
    PiecesView,
    PlayerView,
    StrugglesView,
    SupplyView,
    TokenView,
    TurnView,
    WarView,
)
from .state import (
    CAPITAL_TOKEN,
    COLUMNS,
    DNPR_COLOUR,
    IMPERIAL,
    IS_VASSAL,
    NOBODY,
    PORT,
    REBEL_TOWN,
    REVOLUTION,
    SLOTS_PER_ZONE,
    TOKENS,
    UNREST,
    Army,
    Europe,
    Officer,
    Realm,
    dnpr_slot,
    kind_of,
    line_up,
    seat_of,
)
from .under_way import shown


def view(g: Europe, seat: Seat | None) -> EuropeView:
    """The table as a seat sees it, or a watcher."""
    box = g.box

    def name(realm: Realm) -> str:
        return box.realms[box_number(g, realm)].id

    return EuropeView(
        line_up=line_up(g).id,
        edition=g.edition,
        age=g.age,
        round=g.round,
        step=g.step,
        first=g.first,
        active=g.active,
        queue=list(g.queue),
        acted=g.turn.acted,
        players=[_player_view(g, owner, owner == seat) for owner in range(len(g.players))],
        provinces=_provinces(g),
        areas=_areas(g),
        slots=_slots(g),
        pirates={box.nodes[node].id: n for node, n in enumerate(g.pirates) if n},
        expanded=[box.nodes[node].id for node, there in enumerate(g.expanded) if there],
        dnprs={
            box.realms[realm].id: COLOURS[slot % len(COLOURS)]
            for slot, realm in enumerate(g.dnpr_realms)
            if realm != NONE
        },
        vassals={
            box.realms[vassal].id: name(lord - 1) for vassal, lord in enumerate(g.overlords) if lord
        },
        wars=[WarView(name(war.aggressor), name(war.target)) for war in g.wars],
        truces=[(name(one), name(other)) for one, other in g.truces],
        cbs=[(owner, name(realm)) for owner, realm in g.cbs],
        emperor="" if is_dissolved(g) else name(g.emperor),
        authority=g.authority,
        imperial_units=g.imperial_units,
        defending=g.defending,
        hre_faith="" if g.hre_faith == NONE else box.faiths[g.hre_faith].id,
        hre_members=[name(realm) for realm in members(g)],
        electors=[box.areas[area].id for area in electors(g)],
        cardinals=list(g.cardinals),
        curia=_curia(g),
        decks={POWERS[deck]: len(cards) for deck, cards in enumerate(g.decks)},
        discards={
            POWERS[deck]: [box.cards[card].id for card in cards]
            for deck, cards in enumerate(g.discards)
        },
        trade_deck=len(g.trade_deck),
        trade_discards=[box.trade_cards[card].id for card in g.trade_discards],
        row=[
            EventView(box.events[one.event].id if one.open else None, one.ducats) for one in g.row
        ],
        event_deck=len(g.event_deck),
        event_discards=[box.events[event].id for event in g.event_discards],
        ideas=[box.ideas[idea].id for idea in g.idea_display],
        milestones=[
            MilestoneView(box.milestones[one.milestone].id, list(one.reached))
            for one in g.milestones
        ],
        struggles=_struggles(g),
        agenda=[shown(g, task) for task in g.agenda],
        turn=_turn(g),
        supply=_supply(g),
    )


def _curia(g: Europe) -> CuriaView:
    controller = papal_controller(g)
    return CuriaView(
        slots=regular_slots(g),
        roma=None if g.roma == NOBODY else g.roma,
        controller=controller,
        uncontested=controller is not None and uncontested_controller(g) == controller,
        crusade=None if g.crusade == NONE else g.box.areas[g.crusade].id,
        excommunicated=None if g.excommunicated == NOBODY else realm_id(g, g.excommunicated),
        committed=list(g.committed),
    )


def _struggles(g: Europe) -> StrugglesView:
    following = upcoming(g)
    return StrugglesView(
        active=[g.box.struggles[one].id for one in g.struggles],
        battlegrounds=[g.box.areas[one].id for one in battlegrounds(g)],
        upcoming=None if following is None else following.id,
        left=len(g.struggle_deck),
    )


def _turn(g: Europe) -> TurnView:
    zones = sorted({slot // SLOTS_PER_ZONE for slot in g.turn.emptied})
    return TurnView(
        battle_won=g.turn.battle_won,
        mercenaries=g.turn.mercenaries,
        levied={g.box.areas[area].id: list(n) for area, n in g.turn.levied.items()},
        launched={g.box.zones[zone].id: n for zone, n in g.turn.launched.items()},
        emptied=[g.box.zones[zone].id for zone in zones],
        given_up=[g.box.areas[area].id for area in g.turn.given_up],
        faced={
            g.box.areas[area].id: [realm_id(g, one) for one in met]
            for area, met in (g.turn.faced or {}).items()
        },
        blockaded={
            g.box.zones[zone].id: [realm_id(g, one) for one in met]
            for zone, met in g.turn.blockaded.items()
        },
        foreign=g.turn.foreign,
        mustered=[g.box.places[one].id for one in g.turn.mustered],
        put_to_sea=[g.box.places[one].id for one in g.turn.put_to_sea],
    )


def _supply(g: Europe) -> SupplyView:
    return SupplyView(
        mercenaries=mercenaries_left(g),
        black_units=max(0, black_units_left(g)),
        rebel_towns=rebel_towns_left(g),
        pirates=pirates_left(g),
        ill_or_interest=ill_or_interest_left(g),
        dnpr={colour: dnpr_left(g, no) for no, colour in enumerate(COLOURS)},
        ideas={POWERS[kind]: len(deck) for kind, deck in enumerate(g.idea_decks)},
        milestones={MILESTONE_DECKS[no]: len(deck) for no, deck in enumerate(g.milestone_decks)},
        faiths={
            sides[0]: faith_pieces_left(g, faith_piece(g.box, g.box.faith_of[sides[0]]))
            for sides in FAITH_PIECES
        },
    )


def _pieces(g: Europe, seat: Seat) -> PiecesView:
    return PiecesView(
        cubes=cubes_left(g, seat),
        small_towns=small_towns_left(g, seat),
        large_towns=large_towns_left(g, seat),
        vassals=vassal_tokens_left(g, seat),
        claims=claims_left(g, seat),
        units=units_left(g, seat),
        ships=ships_left(g, seat),
        alliances=alliances_left(g, seat),
        marriages=marriages_left(g, seat),
        merchants=g.box.pieces.merchants - len(g.players[seat].merchants),
    )


def _officer(officer: Officer | None) -> OfficerView | None:
    return None if officer is None else OfficerView(officer.character, officer.ill)


def _army(g: Europe, army: Army) -> ArmyView:
    return ArmyView(
        area=None if army.area == NONE else g.box.areas[army.area].id,
        units={
            category: {
                unit: army.units[3 * c + t]
                for t, unit in enumerate(UNIT_TYPES)
                if army.units[3 * c + t]
            }
            for c, category in enumerate(CATEGORIES)
            if any(army.units[3 * c : 3 * c + 3])
        },
        general=_officer(army.general),
    )


def _by_deck(g: Europe, cards: Iterable[int]) -> dict[str, int]:
    counts = Counter(g.box.cards[card].deck for card in cards)
    return {name: counts[deck] for deck, name in enumerate(POWERS)}


def _player_view(g: Europe, seat: Seat, own: bool) -> PlayerView:
    player = g.players[seat]
    box = g.box

    def name(realm: Realm) -> str:
        return box.realms[box_number(g, realm)].id

    fleet = player.fleet
    pieces = _pieces(g, seat)
    return PlayerView(
        seat=seat,
        realm=box.realms[player.realm].id,
        name=player.name,
        capital=box.places[capital(g, seat)].id,
        faith=box.faiths[player.faith].id,
        prestige=player.prestige,
        stability=player.stability,
        ducats=player.ducats,
        interest=player.interest,
        power={name_: player.power[kind] for kind, name_ in enumerate(POWERS)},
        base_tax=base_tax(g, seat),
        vassal_tax=vassal_tax(g, seat),
        manpower=manpower(g, seat),
        available=player.available,
        exhausted=player.exhausted,
        allied=player.allied,
        plus_one=player.plus_one,
        cubes=pieces.cubes,
        pieces=pieces,
        ruler=_officer(player.ruler),
        advisors={POWERS[kind]: _officer(one) for kind, one in enumerate(player.advisors)},
        armies=[_army(g, army) for army in player.armies],
        infantry={box.areas[area].id: n for area, n in player.infantry.items()},
        fleet=FleetView(
            zone=box.zones[fleet.space].id if NONE < fleet.space < PORT else None,
            port=box.places[fleet.space - PORT].id if fleet.space >= PORT else None,
            light=fleet.light,
            heavy=fleet.heavy,
            damaged=fleet.damaged,
            galleys=fleet.galleys,
            admiral=_officer(fleet.admiral),
        ),
        ships={box.zones[at].id: n for at, n in player.ships.items() if at < PORT},
        ships_in_port={box.places[at - PORT].id: n for at, n in player.ships.items() if at >= PORT},
        merchants=[
            (None if one.node == NONE else box.nodes[one.node].id, one.upright)
            for one in player.merchants
        ],
        hand=[box.cards[card].id for card in player.hand] if own else [],
        hand_by_deck=_by_deck(g, player.hand),
        known=[box.cards[card].id for card in player.known],
        drawn=[box.cards[card].id for card in player.drawn] if own else [],
        drawn_by_deck=_by_deck(g, player.drawn),
        missions=[
            MissionView(box.missions[one.mission].id, one.held_back) for one in player.missions
        ]
        if own
        else [],
        missions_held=len(player.missions),
        missions_done=[box.missions[one].id for one in player.missions_done],
        display={box.cards[one.card].id: one.cubes for one in player.display},
        ideas=[box.ideas[idea].id for idea in player.ideas],
        colonists=player.colonists,
        focus=player.focus,
        allies={name(realm): active for realm, active in player.allies.items()},
        marriages={name(realm): disputed for realm, disputed in player.marriages.items()},
        status=player.status,
        events=player.events,
        left=player.left,
        deeds=DeedsView(
            battles_won=len(player.deeds.battles),
            most_cavalry=max(player.deeds.battles, default=0),
            pirates_beaten=player.deeds.pirates,
            trade_income=player.deeds.trade,
            beaten=[name(realm) for realm in player.deeds.wars],
        ),
        points=sources(g, seat) if g.step == OVER else {},
    )


def _provinces(g: Europe) -> dict[str, TokenView]:
    box = g.box
    boards = chain(_marked(g.tokens), _marked(g.occupiers), _marked(g.dnpr))
    found = {}
    for no in sorted({*boards, *g.plus_one, *g.remains}):
        token, occupier, dnpr = g.tokens[no], g.occupiers[no], g.dnpr[no]
        kind = kind_of(token)
        rebels = kind_of(occupier) == REBEL_TOWN
        found[box.places[no].id] = TokenView(
            owner=seat_of(token) if token else None,
            kind="vassal" if kind in IS_VASSAL else "town" if token else "",
            tokens=sum(TOKENS[kind]),
            unrest=bool(token & UNREST),
            occupier=seat_of(occupier) if occupier and not rebels else None,
            rebels=rebels,
            occupier_unrest=bool(occupier & UNREST),
            dnpr=COLOURS[(dnpr & DNPR_COLOUR) - 1] if dnpr else None,
            dnpr_realm=box.realms[g.dnpr_realms[dnpr_slot(dnpr)]].id if dnpr else None,
            dnpr_capital=bool(dnpr & CAPITAL_TOKEN),
            plus_one=g.plus_one.get(no, 0),
            remains=box.realms[g.remains[no]].id if no in g.remains else None,
        )
    return found


def _areas(g: Europe) -> dict[str, AreaView]:
    box = g.box
    seats = range(len(g.players))
    dissent = [areas_in_dissent(g, seat) for seat in seats]
    influence: dict[AreaNo, dict[str, int]] = {}
    for at in _marked(g.influence):
        area, column = divmod(at, COLUMNS)
        whose = "imperial" if column == IMPERIAL else str(column)
        influence.setdefault(area, {})[whose] = g.influence[at]
    faiths = {area: g.faiths[slot] for slot in _marked(g.faiths) for area in box.flocks[slot]}
    boards = chain(_marked(g.claims), _marked(g.cores), _marked(g.rebels))
    found = {}
    for no in sorted({*influence, *faiths, *boards, *g.plague, *g.not_hre}.union(*dissent)):
        faith = faiths.get(no, 0)
        found[box.areas[no].id] = AreaView(
            influence=influence.get(no, {}),
            claims=[seat for seat in seats if g.claims[no] >> seat & 1],
            core=g.cores[no] - 1 if g.cores[no] else None,
            rebels=g.rebels[no],
            faith=box.faiths[(faith & ~REVOLUTION) - 1].id if faith & ~REVOLUTION else None,
            revolution=bool(faith & REVOLUTION),
            dissent=[seat for seat in seats if no in dissent[seat]],
            plague=no in g.plague,
            not_hre=no in g.not_hre,
        )
    return found


def _marked(row: bytearray) -> Iterator[int]:
    """Where a board has anything."""
    return compress(count(), row)


def _slots(g: Europe) -> dict[str, list[Seat | None]]:
    found: dict[str, list[Seat | None]] = {}
    for zone in g.box.zones:
        start = zone.no * SLOTS_PER_ZONE
        row = g.slots[start : start + zone.slots]
        if any(row):
            found[zone.id] = [one - 1 if one else None for one in row]
    return found
