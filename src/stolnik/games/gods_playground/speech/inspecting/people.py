"""How players, families and influence tokens stand."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.game import Inspection
from stolnik.text import Phrase

from ...box.components import FAMILIES, PROVINCES
from ...chapters.estate_management.income import income_from
from ...chapters.pieces import sejm_discs
from ...chapters.victory import estate_points
from ...state import NOBODY, OVER, GodsPlayground, turn_order
from .facts import fact, shares, told, units


def seat(g: GodsPlayground, reader: Seat | None, name: str) -> Inspection:
    """A player: points, money, pieces and offices, all of which lie open."""
    return told(_player(g, int(name)))


def family(g: GodsPlayground, reader: Seat | None, name: str) -> Inspection:
    """Where a family comes from, and how whoever leads it stands."""
    number = FAMILIES.index(name)
    facts = [fact("native", province=PROVINCES[g.box.families[number].native])]
    leading = [one for one, player in enumerate(g.players) if player.family == number]
    if not leading:
        return told([*facts, fact("nobody_leads")])
    leads = leading[0]
    facts.append(fact("led_by_you") if leads == reader else fact("led_by", n=leads + 1))
    return told([*facts, *_player(g, leads)])


def _player(g: GodsPlayground, one: Seat) -> list[Phrase]:
    player = g.players[one]
    facts = [fact("is_hetman")] if g.turn and one == g.hetman else []
    facts.append(fact("prestige", points=player.prestige))
    owned = sum(estate.owner == one for here in g.provinces for estate in here.estates)
    worth = 0 if g.phase == OVER else estate_points(g, one)
    facts.append(fact("owns", n=owned, worth=worth) if worth else fact("estates_owned", n=owned))
    income = sum(income_from(g, one, province) for province in range(len(PROVINCES)))
    facts.append(fact("money", n=player.money, income=max(income, g.box.figures.least_income)))
    placed = sum(here.cubes[one] for here in g.provinces)
    facts.append(fact("pieces", placed=placed, cubes=player.cubes, discs=player.discs))
    if discs := sejm_discs(g, one):
        facts.append(fact("sejm", n=discs))
    serving = [sum(kind) for kind in zip(*(here.armies[one] for here in g.provinces))]
    if any(serving):
        facts.append(fact("serving", units=units(serving)))
    if any(player.army):
        facts.append(fact("recruitable", units=units(player.army)))
    left = [value for value, count in enumerate(player.tokens) for _ in range(count)]
    if left and player.family != NOBODY and g.phase != OVER:
        facts.append(fact("tokens_left", values=left))
    if g.bids and g.bids[one]:
        facts.append(fact("bid", n=g.bids[one]))
    if player.passed:
        facts.append(fact("passed"))
    return facts


def token(g: GodsPlayground, reader: Seat | None, name: str) -> Inspection:
    """What an influence token brings, and how many of it players have not laid in turns before."""
    value = int(name.rpartition("_")[2])
    facts = [fact("brings", cubes=value)]
    others = [one for one in turn_order(g) if one != reader]
    if reader is not None:
        have = g.players[reader].tokens[value]
        facts.append(fact("your_tokens", n=have, most=g.box.tokens[value]))
    facts += shares(reader, "others_have", [(one, g.players[one].tokens[value]) for one in others])
    return told(facts)
