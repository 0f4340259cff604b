"""What an action asks of the reader, of whatever it would be taken with: met or not, in figures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from stolnik.engine.flow import Seat
from stolnik.engine.game import Term
from stolnik.engine.refusal import Refusal
from stolnik.text import Phrase

from ...box.components import (
    FAITH,
    INFLUENCE,
    STRENGTH,
    Action,
    Attribute,
    FavourId,
    OutsiderId,
    TownsfolkId,
)
from ...chapters import actions
from ...chapters.actions_done import done
from ...chapters.attributes import short_of, total
from ...chapters.left_actions import recruit
from ...chapters.regions import BEYOND_REACH, SENT_BY
from ...chapters.resources import short_of_provisions, short_of_silver
from ...chapters.right_actions import attack
from ...chapters.right_actions.tracks import TRACKS, next_place
from ...chapters.workers import (
    TWO_WORKERS_OF,
    WORKERS_OF,
    can_fill,
    placing_for,
    short_of_workers,
    standing,
)
from ...state import ACTIONS_STEP, Paladins, Player

SILVER_OF: Final[Mapping[Action, str]] = {"develop": "PAL-DEV.1", "pray": "PAL-PRA.1"}
"""The clause that says which Silver an action costs that has no track."""


def acts(g: Paladins, reader: Seat | None) -> bool:
    """Whether the reader can take actions in this Round still."""
    return reader is not None and g.step == ACTIONS_STEP and not g.players[reader].passed


def _way(action: Action, met: bool, refusal: Refusal) -> Term:
    """What an action asks for, beginning with its name."""
    figures = Phrase(f"figures-{refusal.figures}", refusal.about)
    return Term(met, Refusal(refusal.clause, {"action": action, "what": figures}, "way"))


def of_action(g: Paladins, seat: Seat, name: Action) -> list[Term]:
    """What an action asks for, whatever it is taken with."""
    if name == "favour" or limit_reached(g, seat, name):
        return []
    return [*_workers(g, g.players[seat], name), *_attribute(g, seat, name), *_cost(g, seat, name)]


def limit_reached(g: Paladins, seat: Seat, name: Action) -> bool:
    most = g.box.actions[name].limit if name != "develop" else len(g.box.develop_track)
    return most is not None and done(g, seat, name) >= most


def _workers(g: Paladins, p: Player, name: Action) -> Iterator[Term]:
    """That no Workers stand on an action; else those that it takes, once and with two."""
    action = g.box.actions[name]
    held = standing(p, action)
    if held:
        yield _way(name, False, Refusal("PAL-ACT.11", {"worker": held}, "standing"))
        return
    if action.requires is not None:
        yield _crew(name, p, 0, g, WORKERS_OF[name])
        return
    first, *more = sorted(action.placings)
    yield _crew(name, p, first, g, WORKERS_OF[name])
    for mode in more:
        yield _crew(name, p, mode, g, TWO_WORKERS_OF[name])


def _crew(name: Action, p: Player, mode: int, g: Paladins, clause: str) -> Term:
    placing = placing_for(p, g.box.actions[name], mode)
    return _way(name, can_fill(p.pool, placing), short_of_workers(clause, p.pool, placing))


def _attribute(g: Paladins, seat: Seat, name: Action) -> Iterator[Term]:
    """The Influence of the next Wall or Jar, or what the nearest region asks for."""
    if name in SENT_BY:
        asked = [flags.asked(SENT_BY[name]) for flags in g.box.regions]
        yield from _flag(g, seat, name, asked.index(min(asked)))
    elif name in TRACKS and TRACKS[name].influence:
        needed = next_place(g, seat, name).influence
        yield from _at_least(g, seat, name, TRACKS[name].influence, INFLUENCE, needed)


def _flag(g: Paladins, seat: Seat, name: Action, region: int) -> Iterator[Term]:
    needed = g.box.regions[region].asked(SENT_BY[name])
    return _at_least(g, seat, name, BEYOND_REACH[name], SENT_BY[name], needed)


def _at_least(
    g: Paladins, seat: Seat, name: Action, clause: str, attribute: Attribute, needed: int
) -> Iterator[Term]:
    """So much of an Attribute, if any of it is asked for."""
    if needed:
        have = total(g, g.players[seat], attribute)
        yield _way(name, have >= needed, short_of(clause, attribute, needed, have))


def _silver(p: Player, name: Action, clause: str, price: int) -> Iterator[Term]:
    """So much Silver, if any has to be paid."""
    if price:
        yield _way(name, p.silver >= price, short_of_silver(clause, price, p))


def _provisions(p: Player, name: Action, clause: str, price: int) -> Iterator[Term]:
    if price:
        yield _way(name, p.provisions >= price, short_of_provisions(clause, price, p))


def _cost(g: Paladins, seat: Seat, name: Action) -> Iterator[Term]:
    """The price of an action that is the same whatever it is taken with."""
    if name not in SILVER_OF and name not in TRACKS:
        return
    price, p = actions.price(g, seat, (name,)), g.players[seat]
    assert price is not None, "the track is not used up"
    yield from _silver(p, name, SILVER_OF.get(name) or TRACKS[name].silver, price.silver)
    if name in TRACKS:
        yield from _provisions(p, name, TRACKS[name].provisions, price.provisions)


# -- with a thing ------------------------------------------------------------------------------


def of_space(g: Paladins, seat: Seat, region: int) -> list[Term]:
    """To send a Monk, or to put an Outpost, into a region."""
    terms = []
    for name in SENT_BY:
        if not limit_reached(g, seat, name):
            terms += [*_workers(g, g.players[seat], name), *_flag(g, seat, name, region)]
            terms += _cost(g, seat, name)
    return terms


def of_townsfolk(g: Paladins, seat: Seat, card: TownsfolkId) -> list[Term]:
    """To recruit a card of the track; where a Debt can be gained instead, Silver is not needed."""
    p = g.players[seat]
    terms = [*_workers(g, p, "recruit")]
    if g.box.townsfolk_slots[g.townsfolk.index(card)].debt_allowed and g.debts:
        return terms
    price = recruit.price(g, seat, card, recruit.DISCARD, recruit.SILVER).silver
    return [*terms, *_silver(p, "recruit", "PAL-REC.2", price)]


def of_outsider(g: Paladins, seat: Seat, card: OutsiderId) -> list[Term]:
    """To attack a card of the track, with hired arms if need be, and to convert it."""
    p = g.players[seat]
    slot = g.box.outsider_slots[g.outsiders.index(card)]
    strength, price = total(g, p, STRENGTH), attack.price(g, seat, card).silver
    terms = [*_workers(g, p, "attack")]
    if strength < slot.strength:
        about = {"needed": slot.strength, "strength": strength, "silver": price, "have": p.silver}
        arms = Refusal("PAL-ATK.3", about, "hired_arms")
        terms.append(_way("attack", p.silver >= price, arms))
    else:
        terms += _at_least(g, seat, "attack", "PAL-ATK.2", STRENGTH, slot.strength)
    if limit_reached(g, seat, "convert"):
        return terms
    return [
        *terms,
        *_workers(g, p, "convert"),
        *_at_least(g, seat, "convert", "PAL-CVT.4", FAITH, slot.faith),
        *_cost(g, seat, "convert"),
    ]


def of_favour(g: Paladins, seat: Seat, card: FavourId) -> list[Term]:
    """To use a King's Favour: its Worker and its price."""
    p = g.players[seat]
    favour = g.box.favours[card]
    crew = short_of_workers("PAL-FAV.4", p.pool, favour.placing)
    return [
        _way("favour", can_fill(p.pool, favour.placing), crew),
        *_silver(p, "favour", "PAL-FAV.4", favour.cost.silver),
        *_provisions(p, "favour", "PAL-FAV.4", favour.cost.provisions),
    ]
