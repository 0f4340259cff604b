"""How provinces, estates, enemy fields and the Royal Court stand."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.game import Inspection, Term
from stolnik.engine.refusal import Refusal
from stolnik.text import Phrase

from ...box.components import ENEMIES, HABSBURGS, OTTOMANS, PROVINCES, Enemy, EstateField, Province
from ...chapters.estate_management.clientele import COURT
from ...chapters.estate_management.income import income_from
from ...chapters.magnate_actions.new_estates import price_in_cubes
from ...chapters.pieces import occupier
from ...chapters.wars.strength import base_strength, holds_vienna, polish_cubes, strength
from ...state import (
    INVASIONS,
    NEW_ESTATES,
    NOBODY,
    SETUP_PHASE,
    Estate,
    GodsPlayground,
    ProvinceState,
    turn_order,
)
from .facts import fact, shares, told, units, who


def province(g: GodsPlayground, reader: Seat | None, name: str) -> Inspection:
    """How wealthy it is, whose estates, cubes and armies are there, which enemies, and who sits
    for it in the Sejm."""
    number = PROVINCES.index(name)
    here = g.provinces[number]
    facts = [
        fact("wealth", n=here.wealth, most=g.box.figures.most_wealth),
        *_estates(g, reader, number),
        *(shares(reader, "clients", _in_order(g, here.cubes)) or [fact("no_clients")]),
        *_armies(g, reader, here),
    ]
    if here.cossacks:
        facts.append(fact("cossacks", n=here.cossacks))
    enemy = occupier(here)
    if enemy is None:
        facts.append(fact("no_enemies"))
    else:
        facts.append(fact("enemies", field=ENEMIES[enemy], n=here.enemies[enemy]))
    if here.markers:
        facts.append(fact("markers", n=here.markers))
    if here.invaded:
        facts.append(fact("invaded"))
    if here.seat != NOBODY:
        facts.append(fact("deputy", who=who(reader, here.seat)))
    facts += shares(reader, "laid", _revealed(g, number))
    if reader is not None and (zlotys := income_from(g, reader, number)):
        facts.append(fact("your_income", n=zlotys))
    return told(facts)


def _in_order(g: GodsPlayground, counts: list[int]) -> list[tuple[Seat, int]]:
    return [(seat, counts[seat]) for seat in turn_order(g)]


def _revealed(g: GodsPlayground, place: int) -> list[tuple[Seat, int]]:
    """The influence tokens that lie open in a place since this turn's were revealed."""
    return [(s, g.players[s].placed[place]) for s in turn_order(g) if g.players[s].placed]


def _estates(g: GodsPlayground, reader: Seat | None, province: Province) -> list[Phrase]:
    """Who has how many, and what the next one would be worth."""
    standing = g.provinces[province].estates
    owners = [estate.owner for estate in standing]
    facts = shares(reader, "estates", [(seat, owners.count(seat)) for seat in turn_order(g)])
    track = g.box.tracks[province]
    if len(standing) == len(track):
        return [*facts, fact("track_full")]
    free = track[len(standing)]
    return [*facts, fact("next_field", value=free.value, assumed=free.assumed)]


def _armies(g: GodsPlayground, reader: Seat | None, here: ProvinceState) -> list[Phrase]:
    each = [
        fact("army_of", who=who(reader, seat), units=units(here.armies[seat]))
        for seat in turn_order(g)
        if any(here.armies[seat])
    ]
    return [fact("armies", armies=each)] if each else []


def estate(g: GodsPlayground, reader: Seat | None, name: str) -> Inspection:
    """What a field of a track is worth, and who has an estate on it."""
    field = g.box.estates[name]
    here = g.provinces[field.province]
    facts = [fact("worth", value=field.value, assumed=field.assumed)]
    if field.position < len(here.estates):
        facts += _standing(g, reader, field, here.estates[field.position])
    elif before := field.position - len(here.estates):
        facts.append(fact("free_later", n=before))
    else:
        facts.append(fact("free_next"))
    if reader is not None:
        facts.append(fact("your_cubes", where=PROVINCES[field.province], n=here.cubes[reader]))
    return told(facts, _building(g, reader, field))


def _building(g: GodsPlayground, reader: Seat | None, field: EstateField) -> list[Term]:
    """What an estate on a free field would ask for, where one can be founded in this phase."""
    here = g.provinces[field.province]
    before = field.position - len(here.estates)
    if reader is None or before < 0 or g.phase not in (SETUP_PHASE, NEW_ESTATES):
        return []
    clause = "BOZ-3.5" if g.phase == SETUP_PHASE else "BOZ-7.1.2"
    terms = [Term(not before, Refusal(clause, {"n": before}, "way_next"))]
    if g.phase == NEW_ESTATES:
        price = price_in_cubes(g)
        about = {"where": PROVINCES[field.province], "needed": price, "have": here.cubes[reader]}
        clause = "BOZ-7.1.3" if price == 1 else "BOZ-7.1.4"
        terms.append(Term(here.cubes[reader] >= price, Refusal(clause, about, "way_cubes_there")))
    return terms


def _standing(
    g: GodsPlayground, reader: Seat | None, field: EstateField, estate: Estate
) -> list[Phrase]:
    figures = g.box.figures
    income = g.provinces[field.province].wealth + figures.steward_income * estate.steward
    facts = [fact("owner", who=who(reader, estate.owner)), fact("earns", n=income)]
    if estate.steward:
        facts.append(fact("with_steward"))
    if estate.city:
        facts.append(fact("with_city", n=field.value * figures.city_times))
    return facts


def field(g: GodsPlayground, reader: Seat | None, name: str) -> Inspection:
    """How strong an enemy is, on what it presses, who raids it, and where its cubes stand."""
    enemy = ENEMIES.index(name)
    camp = g.fields[enemy]
    facts = [*_strength(g, enemy), fact("presses", province=PROVINCES[enemy])]
    if reaches := [PROVINCES[to] for to in g.box.arrows[enemy]]:
        facts.append(fact("spreads", province=reaches))
    for what in ("cubes", "cossacks", "markers", "ottomans"):
        if n := getattr(camp, what):
            facts.append(fact(f"camp_{what}", n=n))
    facts += _raiders(g, reader, enemy)
    assumed = f"prestige:{name}" in g.box.assumed
    facts.append(fact("raid", points=g.box.raid_prestige[enemy], assumed=assumed))
    if g.treaty == enemy:
        facts.append(fact("treaty", n=g.broken_by))
    stands = [
        fact("in_province", province=PROVINCES[number], n=here.enemies[enemy])
        for number, here in enumerate(g.provinces)
        if here.enemies[enemy]
    ]
    if stands:
        facts.append(fact("occupies", shares=stands))
    return told(facts, _invasion(g, enemy))


def _strength(g: GodsPlayground, enemy: Enemy) -> list[Phrase]:
    """What it has now, and what is printed for the four turns."""
    name, players = ENEMIES[enemy], len(g.players)
    printed = g.box.strengths[players][enemy][1:]
    turns = range(1, len(printed) + 1)
    assumed = any(f"strength:{name}_t{turn}_{players}p" in g.box.assumed for turn in turns)
    rows = [fact("printed", values=list(printed), assumed=assumed)]
    if not g.turn:
        return rows
    about = {
        "n": strength(g, enemy) + g.fields[enemy].markers,
        "base": base_strength(g, enemy),
    }
    if enemy == HABSBURGS and holds_vienna(g):
        return [fact("held_by", field=ENEMIES[OTTOMANS]), fact("strength", **about), *rows]
    if enemy == HABSBURGS and g.box.turns[g.turn].influence:
        return [fact("influence", **about), *rows]
    return [fact("strength", **about), *rows]


def _raiders(g: GodsPlayground, reader: Seat | None, enemy: Enemy) -> list[Phrase]:
    """Polish cubes in the field: the players' and the king's."""
    camp = g.fields[enemy]
    each = [
        fact("share", who=who(reader, seat), n=camp.raiders[seat])
        for seat in turn_order(g)
        if camp.raiders[seat]
    ]
    if camp.king:
        each.append(fact("share", who=fact("king"), n=camp.king))
    return [fact("raiders", shares=each)] if each else [fact("no_raiders")]


def _invasion(g: GodsPlayground, enemy: Enemy) -> list[Term]:
    """What would stop its invasion of this turn, until that has come."""
    if not g.turn or g.phase > INVASIONS or g.treaty == enemy:
        return []
    if enemy == HABSBURGS and g.box.turns[g.turn].influence:
        return []
    have, needed = polish_cubes(g, enemy), strength(g, enemy)
    about = {"have": have, "needed": needed}
    return [Term(have >= needed, Refusal("BOZ-8.2.2.3", about, "way_stop"))]


def court(g: GodsPlayground, reader: Seat | None, name: str) -> Inspection:
    """Who is Hetman, what lies at the Royal Court, and what that makes of the Crown Army."""
    facts = [fact("hetman", who=who(reader, g.hetman))] if g.turn else []
    tokens = _revealed(g, COURT)
    if len(tokens) == len(g.players):
        total = sum(value for _, value in tokens)
        each = [fact("share", who=who(reader, seat), n=value) for seat, value in tokens]
        facts.append(fact("court", shares=each, n=total))
        column = g.box.columns[total]
        raised = units(column.units)
        if raised:
            facts.append(fact("column", units=raised, assumed=column.assumed))
    else:
        facts.append(fact("court_hidden"))
    if regular := units(g.box.turns[g.turn].regular_army):
        facts.append(fact("regular", units=regular))
    crown = units(g.crown)
    facts.append(fact("crown", units=crown) if crown else fact("no_crown"))
    facts.append(fact("king_cubes", n=g.king_cubes))
    return told(facts)
