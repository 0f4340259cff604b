"""What is kept in mind, or told by a short cut, is what the plain rule says, all game long."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterator
from itertools import chain

import pytest

import stolnik
from stolnik.engine.flow import Ask, Move, Seat
from stolnik.engine.match import Match
from stolnik.engine.state import Event
from stolnik.games.price_of_power.box.asks import ALL, PARTS, parts_named
from stolnik.games.price_of_power.box.components import NONE, POWERS
from stolnik.games.price_of_power.chapters.basic_actions.alliance import possible_allies
from stolnik.games.price_of_power.chapters.battle.outbreak import (
    areas_with_hostile_forces,
    hostile_forces,
)
from stolnik.games.price_of_power.chapters.board import atlas
from stolnik.games.price_of_power.chapters.board.adjacency import port_is_active
from stolnik.games.price_of_power.chapters.board.hostility import (
    areas_with_units,
    enemies,
    friendly_place,
    hostile_land,
    hostile_place,
    hostile_zone,
    ships_in,
)
from stolnik.games.price_of_power.chapters.board.ownership import (
    areas_of,
    flag_on,
    has_land_of_its_own,
    independent,
    is_distant,
    is_npr,
    lawful_owner,
    near_nprs,
    occupations,
    owned,
    owner,
    places_in_unrest,
    places_with_tokens,
    towns,
    vassal_places,
)
from stolnik.games.price_of_power.chapters.board.ports import friendly_ports
from stolnik.games.price_of_power.chapters.board.tracks import Pieces, occupied, on_the_board
from stolnik.games.price_of_power.chapters.curia.curia_track import curia_is_kept, keep_curia
from stolnik.games.price_of_power.chapters.effects.who import is_present, others_present
from stolnik.games.price_of_power.chapters.empire.leaving_the_empire import all_foreign, in_doubt
from stolnik.games.price_of_power.chapters.empire.membership import (
    electors,
    hre_areas,
    is_seat_of_a_member,
)
from stolnik.games.price_of_power.chapters.other_realms.defence import nprs_of
from stolnik.games.price_of_power.chapters.phases.actions import refuse_in_turn
from stolnik.games.price_of_power.chapters.prestige.sweep import BOARDS, MATS
from stolnik.games.price_of_power.chapters.relations.claims import claimed_areas
from stolnik.games.price_of_power.chapters.relations.influence import influence_for_alliance
from stolnik.games.price_of_power.chapters.religion.faiths import (
    areas_of_faith,
    faith_of_area,
    shown_faith,
)
from stolnik.games.price_of_power.chapters.war.declaration import (
    realms,
    refuse_naming,
)
from stolnik.games.price_of_power.chapters.war.encounters import (
    nprs_before,
    nprs_in,
)
from stolnik.games.price_of_power.chapters.war.naval_movement import refuse_goal
from stolnik.games.price_of_power.events.touching import TOUCHED_BY
from stolnik.games.price_of_power.play import play
from stolnik.games.price_of_power.state import (
    IS_TOWN,
    IS_VASSAL,
    NOBODY,
    NPR,
    PORT,
    REBEL_TOWN,
    SMALL,
    TOKENS,
    UNREST,
    Europe,
    board,
    dnpr_slot,
    dnpr_token,
    kind_of,
    piece,
    seat_of,
    task_of,
)
from stolnik.games.price_of_power.tasks import Declaration
from tests.games.price_of_power.position import ENGLAND, FRANCE, europe, place, town
from tests.games.running import Procedure

GAME = stolnik.load("price_of_power")


def random_play(players: int, seed: str, decisions: int) -> Iterator[tuple[Europe, Ask]]:
    dice = random.Random(seed)
    match = Match.start(GAME, players=players, seed=seed)
    for _ in range(decisions):
        if not match.pending:
            return
        ask = match.pending[0]
        yield match.state, ask
        match.submit(ask.seat, dice.choice(ask.options))


def flag(g: Europe, place: int) -> int:
    """The number of the Realm that would have a Province without a player's token."""
    token = g.dnpr[place]
    flag = g.dnpr_realms[dnpr_slot(token)] if token else g.box.places[place].flag
    return g.remains.get(place, flag)


def shown(g: Europe, place: int) -> int:
    """The Realm of the DNPR token, else of the flag, word by word."""
    token = g.dnpr[place]
    realm = g.dnpr_realms[dnpr_slot(token)] if token else g.box.places[place].flag
    seats = [NONE if player.left else player.realm for player in g.players]
    if realm == NONE:
        return NOBODY
    return seats.index(realm) if realm in seats else NPR + realm


def by_law(g: Europe, place: int) -> int:
    token = g.tokens[place]
    if kind_of(token) in IS_TOWN:
        return seat_of(token)
    if place in g.remains:
        return NPR + g.remains[place]
    return shown(g, place) if shown(g, place) >= NPR else NOBODY


def check_map(g: Europe) -> None:
    places = range(len(g.box.places))
    in_play = board(g).places
    assert [flag_on(g, place) for place in places] == [shown(g, place) for place in places]
    laws = [by_law(g, place) for place in places]
    assert [lawful_owner(g, place) for place in places] == laws
    owners = [NOBODY if g.occupiers[place] else laws[place] for place in places]
    assert [owner(g, place) for place in places] == owners
    for seat in range(len(g.players)):
        mine = [p for p in places if g.tokens[p] and seat_of(g.tokens[p]) == seat]
        above = [p for p in places if g.occupiers[p] and seat_of(g.occupiers[p]) == seat]
        above = [p for p in above if kind_of(g.occupiers[p]) != REBEL_TOWN]
        assert places_with_tokens(g, seat) == tuple(mine)
        assert towns(g, seat) == tuple(p for p in mine if kind_of(g.tokens[p]) in IS_TOWN)
        assert vassal_places(g, seat) == tuple(p for p in mine if kind_of(g.tokens[p]) in IS_VASSAL)
        assert places_in_unrest(g, seat) == tuple(p for p in mine if g.tokens[p] & UNREST)
        assert occupations(g, seat) == tuple(above)
        out = [g.tokens[p] for p in mine] + [g.occupiers[p] for p in above]
        assert on_the_board(g, seat) == pieces(out)
        assert occupied(g, seat) == pieces([g.tokens[p] for p in mine if g.occupiers[p]])
    for realm in (*range(len(g.players)), *(NPR + number for number in board(g).realms)):
        # A Vassal Owns its land below the tokens of its Overlord, which is no land of an NPR.
        own = [p for p in in_play if owners[p] == realm and (realm < NPR or not g.tokens[p])]
        assert sorted(owned(g, realm)) == own
        assert areas_of(g, realm) == sum(1 << area for area in {g.box.places[p].area for p in own})
    for number in range(len(g.box.realms)):
        land = [place for place in in_play if not g.tokens[place] and flag(g, place) == number]
        assert has_land_of_its_own(g, number) == bool(land)
    nprs = tuple(NPR + no for no in range(len(g.box.realms)) if is_npr(g, NPR + no))
    assert independent(g) == nprs
    near = tuple(realm for realm in nprs if not is_distant(g, realm))
    assert near_nprs(g, bytes(g.overlords)) == near


def pieces(tokens: list[int]) -> Pieces:
    return Pieces(*(sum(TOKENS[kind_of(token)][of] for token in tokens) for of in range(3)))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_what_is_kept_in_mind_of_the_map_is_what_lies_there(players: int) -> None:
    for number, (g, _) in enumerate(random_play(players, f"atlas-{players}", 700)):
        if number % 7 == 0:
            check_map(g)


def a_town(g: Europe) -> None:
    town(g, "granada", FRANCE)


def an_occupier(g: Europe) -> None:
    g.occupiers[place(g, "paris")] = piece(SMALL, ENGLAND)


def a_dnpr_token(g: Europe) -> None:
    g.dnpr[place(g, "tangiers")] = dnpr_token(g.dnpr_realms.index(g.box.realm_of["portugal"]))


def another_dnpr(g: Europe) -> None:
    g.dnpr_realms[g.dnpr_realms.index(g.box.realm_of["portugal"])] = g.box.realm_of["savoy"]


def remains(g: Europe) -> None:
    g.remains[place(g, "geneve")] = g.box.realm_of["milan"]


@pytest.mark.parametrize("change", [a_town, an_occupier, a_dnpr_token, another_dnpr, remains])
def test_whatever_changes_the_map_alone_is_noticed(change: Callable[[Europe], None]) -> None:
    g = europe()
    check_map(g)
    before = [owner(g, one.no) for one in g.box.places]
    change(g)
    check_map(g)
    assert before != [owner(g, one.no) for one in g.box.places]


def some_unrest(g: Europe) -> None:
    g.tokens[place(g, "paris")] |= UNREST


def test_unrest_alone_is_noticed() -> None:
    g = europe()
    check_map(g)
    some_unrest(g)
    check_map(g)
    assert place(g, "paris") in places_in_unrest(g, FRANCE)


def disturbed(g: Europe, layers: int, dice: random.Random) -> Europe:
    """The same table with all else on the map at sixes and sevens."""
    other = copy.copy(g)
    other.attach(g.box, None)
    other.tokens, other.occupiers, other.dnpr = g.tokens.copy(), g.occupiers.copy(), g.dnpr.copy()
    tokens = [piece(SMALL, dice.randrange(len(g.players))) for _ in g.tokens]
    if not layers & atlas.TOWNS:
        other.tokens[:] = bytes(tokens)
    elif not layers & atlas.UNREST_SIDES:
        other.tokens[:] = bytes(token ^ UNREST if token else 0 for token in g.tokens)
    if not layers & atlas.OCCUPIERS:
        other.occupiers[:] = bytes(dice.choice([0, REBEL_TOWN, token]) for token in tokens)
    if not layers & atlas.FLAGS:
        other.dnpr[:] = bytes(dice.choice([0, dnpr_token(0)]) for _ in g.dnpr)
        other.remains = dict.fromkeys(range(0, len(g.dnpr), 3), g.box.realm_of["savoy"])
    return other


def test_what_is_of_some_layers_does_not_depend_on_the_others() -> None:
    dice = random.Random("layers")
    asked = set()
    for number, (g, _) in enumerate(random_play(4, "layers", 900)):
        if number % 60:
            continue
        assert atlas._atlas is not None
        known = zip(atlas.OF_THE_MAP, [list(one) for one in atlas._atlas.answers], strict=True)
        for (work, layers), questions in known:
            for of in questions:
                answer = work(g, of)
                assert work(disturbed(g, layers, dice), of) == answer, work
                asked.add(work)
    assert len(asked) > len(atlas.OF_THE_MAP) * 2 // 3


def test_two_games_at_once_do_not_mix_up_their_maps() -> None:
    games = zip(random_play(3, "one", 60), random_play(5, "other", 60), strict=True)
    for number, ((one, _), (other, _)) in enumerate(games):
        if number % 12 == 0:
            check_map(one)
            check_map(other)


@pytest.mark.parametrize("players", [3, 6])
def test_short_cuts_of_curia_and_empire_agree_with_the_rule(players: int) -> None:
    homes = 0
    for number, (g, _) in enumerate(random_play(players, f"short-{players}", 600)):
        if number % 10:
            continue
        for area in set(hre_areas(g)) - set(in_doubt(g)):
            homes += 1
            assert not all_foreign(g, area, {})
        assert electors(g) == [
            area.no
            for area in g.box.elector_areas
            if any(is_seat_of_a_member(g, one) for one in area.places)
        ]
        if curia_is_kept(g):
            before = (g.roma, list(g.cardinals))
            assert list(keep_curia(g)) == []
            assert (g.roma, g.cardinals) == before
    assert homes > 100


def test_the_areas_of_a_faith_are_those_that_show_it() -> None:
    changed = 0
    for number, (g, _) in enumerate(random_play(6, "faiths", 2400)):
        if number % 100:
            continue
        main = [area.no for area in g.box.areas if board(g).main_set >> area.no & 1]
        changed += sum(1 for slot in g.faiths if slot)
        for faith in g.box.faiths:
            shown = sum(1 << area for area in main if shown_faith(g, area) == faith.no)
            assert areas_of_faith(g, faith.no, shown=True) == shown
            held = sum(1 << area for area in main if faith_of_area(g, area) == faith.no)
            assert areas_of_faith(g, faith.no) == held
    assert changed


@pytest.mark.parametrize("players", [2, 5])
def test_areas_with_hostile_forces_are_those_with_hostile_units(players: int) -> None:
    contested = 0
    for number, (g, _) in enumerate(random_play(players, f"hostile-{players}", 2500)):
        if number % 50:
            continue
        nprs = [realm for war in g.wars for realm in (war.aggressor, war.target) if realm >= NPR]
        for realm in (*range(players), *nprs):
            there = {one.no for one in g.box.areas if hostile_forces(g, realm, one.no)}
            assert areas_with_hostile_forces(g, realm) == there
            contested += len(there - {area for area, n in enumerate(g.rebels) if n})
    assert contested


@pytest.mark.parametrize("players", [3, 6])
def test_hostile_land_is_where_a_province_is_hostile_and_nprs_defend_theirs(players: int) -> None:
    hostile_areas = defended = 0
    for number, (g, _) in enumerate(random_play(players, f"land-{players}", 2500)):
        if number % 50:
            continue
        for seat in range(players):
            hostile = enemies(g, seat)
            land = hostile_land(g, hostile)
            for no in {g.box.places[one].area for one in board(g).places}:
                area = g.box.areas[no]
                there = any(hostile_place(g, seat, one, hostile) for one in area.places)
                assert bool(land >> no & 1) == there
                nprs = set(nprs_of(g, area.places)) & hostile
                assert nprs_in(g, no, hostile) == nprs
                hostile_areas += there
                defended += len(nprs)
            for zone in board(g).zones:
                ports = [one for one in board(g).zone_ports[zone] if port_is_active(g, one)]
                assert nprs_before(g, zone, hostile) == set(nprs_of(g, ports)) & hostile
    assert hostile_areas > defended > 0


@pytest.mark.parametrize("players", [3, 6])
def test_friendly_ports_are_the_active_ones_in_friendly_hands(players: int) -> None:
    of_others = 0
    for number, (g, _) in enumerate(random_play(players, f"ports-{players}", 2500)):
        if number % 50:
            continue
        for seat in range(players):
            friendly = {
                one
                for one in board(g).places
                if port_is_active(g, one) and friendly_place(g, seat, one)
            }
            assert friendly_ports(g, seat) == friendly
            of_others += len(friendly.difference(towns(g, seat)))
    assert of_others


def faces_hostile_ports(g: Europe, seat: int, zone: int) -> bool:
    """Whether a Hostile NPR Owns an active Port there that no Ships of its Enemies blockade."""
    for port in board(g).zone_ports[zone]:
        realm = owner(g, port)
        if realm in enemies(g, seat) and realm >= NPR and not g.tokens[port]:
            blockaded = any(
                realm in enemies(g, other) and ships_in(g, other, zone)
                for other in range(len(g.players))
            )
            if port_is_active(g, port) and not blockaded:
                return True
    return False


def test_a_zone_is_hostile_with_hostile_ships_or_before_hostile_ports() -> None:
    found = set()
    games = chain(*(random_play(players, f"zones-{players}", 2500) for players in (3, 6)))
    for number, (g, _) in enumerate(games):
        if number % 50 or not g.wars:
            continue
        for seat in range(len(g.players)):
            hostile = enemies(g, seat).intersection(range(len(g.players)))
            for zone in board(g).zones:
                ships = any(ships_in(g, one, zone) for one in hostile)
                ports = faces_hostile_ports(g, seat, zone)
                assert hostile_zone(g, seat, zone) == (ships or ports)
                found.add((ships, ports))
    assert len(found) > 2


def test_ships_can_be_sent_wherever_no_guard_refuses_it() -> None:
    asked = 0
    for seed in range(8):
        for g, ask in random_play(3 + seed % 4, f"sea-{seed}", 700):
            if ask.topic != "errand":
                continue
            asked += 1
            zones = [zone for zone in board(g).zones if refuse_goal(g, ask.seat, zone) is None]
            ports = [one for one in board(g).places if refuse_goal(g, ask.seat, PORT + one) is None]
            assert [move for move in ask.options if move[0] != "undock"] == [
                *[("bound_for", g.box.zones[zone].id) for zone in zones],
                *[("bound_for_port", g.box.places[port].id) for port in sorted(ports)],
            ]
    assert asked


def test_every_link_that_costs_power_leads_to_distant_waters() -> None:
    box = europe().box
    assert any(box.dear_ways)
    assert all(box.zones[zone].distant for ways in box.dear_ways for zone in ways)


def test_every_realm_that_no_guard_refuses_can_be_attacked() -> None:
    asked = 0
    for seed in range(6):
        for g, ask in random_play(3 + seed % 4, f"war-{seed}", 500):
            if ask.topic != "war_target":
                continue
            asked += 1
            task = task_of(g, Declaration)
            names = [
                g.box.realms[g.players[one].realm if one < NPR else one - NPR].id
                for one in realms(g)
                if refuse_naming(g, task, one) is None
            ]
            assert [("attack", name) for name in names] == list(ask.options)
    assert asked


def moves_of_a_turn(g: Europe, seat: Seat) -> Iterator[Move]:
    """Whatever somebody might want to do in a Turn, be it offered or not."""
    for verb in ("increase_stability", "change_focus", "raise_authority", "loan", "repay", "trade"):
        yield (verb,)
    for verb in ("influence", "fabricate_claims", "explore", "cut_ties", "declare_war", "recruit"):
        yield (verb,)
    for verb in ("activate_land", "activate_naval", "replenish", "counter_reform", "stand_down"):
        yield (verb,)
    yield from (("excommunicate_ruler",), ("call_crusade",), ("dismiss_admiral",), ("pass",))
    yield from (("change_religion", faith) for faith in ("catholic", "protestant"))
    yield from (("convert", area.id) for area in g.box.areas)
    yield from (("suppress", g.box.places[one].id) for one in places_with_tokens(g, seat))
    yield from (("forge_alliance", g.box.realms[one - NPR].id) for one in independent(g))
    yield from (("research", idea.id) for idea in g.box.ideas)
    yield from (("event", g.box.events[one.event].id) for one in g.row)
    yield from (("diplomacy", one) for one in range(len(g.players)))
    player = g.players[seat]
    for card in player.hand:
        yield from ((verb, g.box.cards[card].id) for verb in ("play", "appoint"))
    for held in player.missions:
        name = g.box.missions[held.mission].id
        yield from ((verb, name) for verb in ("hold", "order", "announce"))
    for army in (1, 2, 3):
        yield from (("command", army), ("dismiss_general", army))
        yield from (("move_general", army, to) for to in (1, 2, 3))
    yield from (("dismiss", power) for power in POWERS)
    yield from (("colonize", g.box.areas[area].id) for area in claimed_areas(g, seat))
    yield from (("siege", g.box.areas[area].id) for area in areas_with_units(player))


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_turn_offers_just_what_no_guard_refuses(players: int) -> None:
    offered: dict[str, set[bool]] = {}
    asked = 0
    for g, ask in random_play(players, f"menu-{players}", 1500):
        if ask.topic not in ("turn", "end_turn"):
            continue
        asked += 1
        for move in moves_of_a_turn(g, ask.seat) if asked % 5 == 0 else ():
            there = move in ask.options
            assert there == (refuse_in_turn(g, ask, move) is None), (ask, move)
            offered.setdefault(str(move[0]), set()).add(there)
    both = [verb for verb, answers in offered.items() if len(answers) == 2]
    assert len(both) > 15, offered


def test_who_can_be_allied_with_is_told_with_the_influence_there() -> None:
    counted = set()
    for number, (g, _) in enumerate(random_play(6, "allies", 1500)):
        for seat, player in enumerate(g.players if number % 25 == 0 else ()):
            for realm, influence in possible_allies(g, seat).items():
                assert player.colonists or influence == influence_for_alliance(g, seat, realm)
                counted.add(influence)
    assert len(counted) > 1


def test_other_realms_at_the_table_are_those_with_land_by_law() -> None:
    for number, (g, _) in enumerate(random_play(4, "present", 400)):
        if number % 20 == 0:
            played = [player.realm for player in g.players]
            others = [NPR + no for no in board(g).realms if no not in played]
            expected = tuple(realm for realm in others if is_present(g, realm))
            assert others_present(g, g.edition) == expected


def asked_of_the_table(g: Europe) -> dict[str, object]:
    """All that Milestones and Missions can ask about, and whose the Cardinals can be."""
    boards = {name: part(g) for name, part in BOARDS.items()}
    mats = {name: [part(player) for player in g.players] for name, part in MATS.items()}
    # What no part of the table is; it may only change where all may.
    rest: list[object] = [g.roma, [player.left for player in g.players]]
    rest += [[shown.milestone for shown in g.milestones]]
    rest += [[held.mission for held in player.missions] for player in g.players]
    return {**boards, **mats, "rest": rest}


@pytest.mark.parametrize("players", [2, 4, 6])
def test_nothing_is_other_than_it_was_but_what_was_told_to_be_touched(players: int) -> None:
    """Other portions of play need no look at Milestones, Missions and the Curia."""
    dice = random.Random(players)
    told: list[Event] = []
    seen: dict[str, object] = {}
    silent = 0

    def compare(g: Europe) -> None:
        nonlocal seen, silent
        before, seen = seen, asked_of_the_table(g)
        touched = [TOUCHED_BY.get(type(event), ALL) for event in told]
        if before and ALL not in touched:
            silent += 1
            changed = {name for name in seen if seen[name] != before[name]}
            allowed = {name for name in PARTS for some in touched if some & parts_named(name)}
            assert changed <= allowed, told
        told.clear()

    table = Procedure(play(g := europe(players, seed=str(players))), g, compare)
    g.attach(g.box, told.append)
    for _ in range(1500):
        if table.over:
            break
        table.say(dice.choice(table.ask.options))
    assert silent > 500
