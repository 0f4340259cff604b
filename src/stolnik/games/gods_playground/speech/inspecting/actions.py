"""How the eight special actions stand: what they cost and bring, and what one lacks for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from stolnik.engine.flow import Seat
from stolnik.engine.game import Inspection, Term
from stolnik.engine.refusal import Refusal
from stolnik.text import Phrase

from ...box.components import ENEMIES, PRUSSIA, TURNS
from ...chapters.magnate_actions.special.gdansk import grain_price
from ...chapters.magnate_actions.special.turns import cubes_for, is_open
from ...chapters.magnate_actions.special_actions import CYCLES
from ...chapters.pieces import sejm_discs
from ...state import NOBODY, SPECIAL_ACTIONS, GodsPlayground, turn_order
from .facts import fact, shares, told

Tell: TypeAlias = Callable[[GodsPlayground, Seat | None], list[Phrase]]
Ask: TypeAlias = Callable[[GodsPlayground, Seat], list[Term]]


def action(g: GodsPlayground, reader: Seat | None, name: str) -> Inspection:
    """What it costs, when it can be taken, and how near a player is to taking it."""
    cost = g.box.actions[name]
    facts = [fact("costs", cubes=cost.cubes) if cost.cubes else fact("costs_no_cubes")]
    if len(cost.turns) < len(TURNS):
        facts.append(fact("turns", values=sorted(cost.turns)))
    facts += FACTS[name](g, reader)
    if reader is None or g.phase != SPECIAL_ACTIONS:
        return told(facts)
    facts.append(fact("cycle", n=min(g.step, CYCLES), most=CYCLES))
    return told(facts, [*_turn(g, name), *TERMS[name](g, reader)])


# -- what there is to say of each -----------------------------------------------------------------


def _steward(g: GodsPlayground, reader: Seat | None) -> list[Phrase]:
    return [fact("steward_brings", n=g.box.figures.steward_income), fact("stewards", n=g.stewards)]


def _gdansk(g: GodsPlayground, reader: Seat | None) -> list[Phrase]:
    return [fact("grain", n=grain_price(g), wealth=g.provinces[PRUSSIA].wealth)]


def _diplomacy(g: GodsPlayground, reader: Seat | None) -> list[Phrase]:
    facts = [fact("treaty_costs", n=g.box.treaties[0].money)]
    if g.treaty != NOBODY:
        facts.append(fact("treaty_with", field=ENEMIES[g.treaty], n=g.broken_by))
    elif not g.treaty_made:
        facts.append(fact("no_treaty"))
    return facts


def _move_cubes(g: GodsPlayground, reader: Seat | None) -> list[Phrase]:
    return [fact("moves", n=g.box.figures.moved_cubes)]


def _veto(g: GodsPlayground, reader: Seat | None) -> list[Phrase]:
    discs = [(seat, sejm_discs(g, seat)) for seat in turn_order(g)]
    return shares(reader, "in_sejm", discs) or [fact("sejm_empty")]


def _confederation(g: GodsPlayground, reader: Seat | None) -> list[Phrase]:
    standing = [(seat, g.players[seat].prestige) for seat in turn_order(g)]
    return [fact("seizes"), *shares(reader, "standing", standing)]


def _colleges(g: GodsPlayground, reader: Seat | None) -> list[Phrase]:
    figures = g.box.figures
    return [
        fact("college", n=figures.college_money, points=figures.college_points),
        fact("colleges_everywhere", points=figures.college_bonus),
    ]


def _city(g: GodsPlayground, reader: Seat | None) -> list[Phrase]:
    facts = [fact("city_brings", n=g.box.figures.city_times), fact("cities", n=g.cities)]
    return [*facts, fact("city_built")] if g.city_built else facts


FACTS: Final[Mapping[str, Tell]] = {
    "steward": _steward,
    "gdansk": _gdansk,
    "diplomacy": _diplomacy,
    "move_cubes": _move_cubes,
    "liberum_veto": _veto,
    "confederation": _confederation,
    "colleges": _colleges,
    "city": _city,
}


# -- what each asks for ---------------------------------------------------------------------------

OPENED_BY: Final = {
    "confederation": "BOZ-7.2.6.8",
    "colleges": "BOZ-7.2.7.5",
    "city": "BOZ-7.2.8.3",
}
"""The clause that says in which turns an action is open, where it is not in all."""


def _turn(g: GodsPlayground, name: str) -> list[Term]:
    if name not in OPENED_BY:
        return []
    about = {"turn": g.turn, "first": min(g.box.actions[name].turns)}
    return [Term(is_open(g, name), Refusal(OPENED_BY[name], about, "way_turn"))]


def _needs(clause: str, figures: str, have: int, needed: int) -> Term:
    return Term(have >= needed, Refusal(clause, {"have": have, "needed": needed}, f"way_{figures}"))


def _most_cubes(g: GodsPlayground, seat: Seat) -> int:
    """In any one province."""
    return max(here.cubes[seat] for here in g.provinces)


def _cubes_beside_estate(g: GodsPlayground, seat: Seat) -> int:
    """The most cubes in a province where one has an estate."""
    return max(
        (
            here.cubes[seat]
            for here in g.provinces
            if any(estate.owner == seat for estate in here.estates)
        ),
        default=0,
    )


def _for_steward(g: GodsPlayground, seat: Seat) -> list[Term]:
    beside = _cubes_beside_estate(g, seat)
    return [
        _needs("BOZ-7.2.1.5", "stewards", g.stewards, 1),
        _needs("BOZ-7.2.1.1", "cubes_beside_estate", beside, cubes_for(g, "steward")),
    ]


def _for_gdansk(g: GodsPlayground, seat: Seat) -> list[Term]:
    have = g.provinces[PRUSSIA].cubes[seat]
    return [_needs("BOZ-7.2.2.1", "cubes_prussia", have, cubes_for(g, "gdansk"))]


def _for_diplomacy(g: GodsPlayground, seat: Seat) -> list[Term]:
    money, least = g.players[seat].money, g.box.treaties[0].money
    return [
        Term(not g.treaty_made, Refusal("BOZ-7.2.3.3", {}, "way_treaty")),
        _needs("BOZ-7.2.3.1", "cubes", _most_cubes(g, seat), cubes_for(g, "diplomacy")),
        _needs("BOZ-7.2.3.15", "sejm", sejm_discs(g, seat), 1),
        _needs("BOZ-7.2.3.2", "money", money, least),
    ]


def _for_moving(g: GodsPlayground, seat: Seat) -> list[Term]:
    return [_needs("BOZ-7.2.4.1", "cubes", _most_cubes(g, seat), 1)]


def _for_veto(g: GodsPlayground, seat: Seat) -> list[Term]:
    return [_needs("BOZ-7.2.5.1", "cubes", _most_cubes(g, seat), cubes_for(g, "liberum_veto"))]


def _for_confederation(g: GodsPlayground, seat: Seat) -> list[Term]:
    own = g.players[seat].prestige
    least = min(player.prestige for one, player in enumerate(g.players) if one != seat)
    about = {"have": own, "fewest": least}
    return [
        Term(own < least, Refusal("BOZ-7.2.6.3", about, "way_fewest")),
        _needs("BOZ-7.2.6.1", "cubes", _most_cubes(g, seat), cubes_for(g, "confederation")),
        _needs("BOZ-2.4", "discs", g.players[seat].discs, 1),
    ]


def _for_colleges(g: GodsPlayground, seat: Seat) -> list[Term]:
    money, price = g.players[seat].money, g.box.figures.college_money
    return [
        _needs("BOZ-7.2.7.1", "cubes", _most_cubes(g, seat), cubes_for(g, "colleges")),
        _needs("BOZ-7.2.7.1", "money", money, price),
    ]


def _for_city(g: GodsPlayground, seat: Seat) -> list[Term]:
    beside = _cubes_beside_estate(g, seat)
    return [
        Term(not g.city_built, Refusal("BOZ-7.2.8.4", {}, "way_city")),
        _needs("BOZ-7.2.8.1", "cubes_beside_estate", beside, cubes_for(g, "city")),
    ]


TERMS: Final[Mapping[str, Ask]] = {
    "steward": _for_steward,
    "gdansk": _for_gdansk,
    "diplomacy": _for_diplomacy,
    "move_cubes": _for_moving,
    "liberum_veto": _for_veto,
    "confederation": _for_confederation,
    "colleges": _for_colleges,
    "city": _for_city,
}
