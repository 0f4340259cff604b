"""The table in a few lines, for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from stolnik.engine.flow import Seat
from stolnik.text import Phrase

from ..box.components import NONE, POWERS
from ..chapters.board.tracks import manpower, tax_income
from ..chapters.phases.final_scoring import sources
from ..chapters.phases.income import balance
from ..chapters.relations.ties import realm_id
from ..state import RULER_GENERAL, Europe, Realm
from ..tasks import Battle, NavalBattle, Trading

Line = tuple[str, Mapping[str, Any]]


def summary(g: Europe, seat: Seat | None) -> Sequence[Line]:
    """The Round, a line for each player, the Events, what is under way, and what is one's own."""
    lines: list[Line] = [
        ("summary-round", {"age": str(g.age), "round": g.round, "step": g.step, "owner": g.first})
    ]
    lines += [_player(g, owner) for owner in range(len(g.players))]
    lines += _events(g)
    lines += _under_way(g)
    if seat is not None:
        lines += _own(g, seat)
    return lines


def _player(g: Europe, owner: Seat) -> Line:
    player = g.players[owner]
    adm, dip, mil = player.power
    return (
        "summary-player",
        {
            "owner": owner,
            "prestige": _figure(player.prestige),
            "stability": player.stability,
            "ducats": player.ducats,
            "net": balance(g, owner).net,
            "adm": adm,
            "dip": dip,
            "mil": mil,
            "tax": tax_income(g, owner),
            "available": player.available,
            "manpower": manpower(g, owner),
            "cards": len(player.hand),
        },
    )


def _events(g: Europe) -> Iterator[Line]:
    """The face-up Events of the row, with the Ducats on them."""
    shown = [
        Phrase(
            "summary-event",
            {"event_card": g.box.events[one.event].id, "ducats": one.ducats},
        )
        for one in g.row
        if one.open
    ]
    if shown:
        yield "summary-events", {"shown": shown}


def _under_way(g: Europe) -> Iterator[Line]:
    """The Battle that is fought, or the Trade Cards on the table."""
    for task in g.agenda:
        if isinstance(task, Battle):
            yield "summary-battle", {"area": g.box.areas[task.area].id, "round": task.round}
        elif isinstance(task, NavalBattle):
            yield "summary-naval_battle", {"zone": g.box.zones[task.zone].id, "round": task.round}
        elif isinstance(task, Trading):
            cards = [g.box.trade_cards[card].id for card in task.cards]
            yield "summary-trade", {"owner": task.seat, "trade_card": cards}


def _own(g: Europe, seat: Seat) -> Iterator[Line]:
    """Cards, Missions, court, Armies, Merchants, debts and ties of the one who looks."""
    player = g.players[seat]
    if player.hand:
        yield "summary-hand", {"card": [g.box.cards[card].id for card in player.hand]}
    missions = [g.box.missions[one.mission].id for one in player.missions]
    if missions:
        yield "summary-missions", {"mission": missions}
    court = list(_court(g, seat))
    if court:
        yield "summary-court", {"shown": court}
    armies = [
        Phrase(
            "summary-army",
            {"army": no + 1, "area": g.box.areas[army.area].id, "n": army.size},
        )
        for no, army in enumerate(player.armies)
        if army.area != NONE
    ]
    if armies:
        yield "summary-armies", {"shown": armies}
    merchants = [
        Phrase(
            "summary-merchant",
            {"node": g.box.nodes[one.node].id, "upright": int(one.upright)},
        )
        for one in player.merchants
        if one.node != NONE
    ]
    if merchants:
        yield "summary-merchants", {"shown": merchants}
    if player.interest:
        yield "summary-interest", {"interest": player.interest}
    yield from _ties(g, seat)


def _court(g: Europe, seat: Seat) -> Iterator[Phrase]:
    """The Characters in service, each with what it does."""
    player = g.players[seat]
    if player.ruler is not None:
        yield Phrase("summary-ruler", {"character": player.ruler.character})
    for power, advisor in zip(POWERS, player.advisors, strict=True):
        if advisor is not None:
            yield Phrase("summary-advisor", {"character": advisor.character, "power": power})
    for no, army in enumerate(player.armies, 1):
        if army.general is not None:
            in_person = army.general.character == RULER_GENERAL
            leader = player.ruler if in_person and player.ruler is not None else army.general
            yield Phrase("summary-general", {"character": leader.character, "army": no})
    if player.fleet.admiral is not None:
        yield Phrase("summary-admiral", {"character": player.fleet.admiral.character})


def _ties(g: Europe, seat: Seat) -> Iterator[Line]:
    """Whom one is bound to, whom one fights, and what one lays claim to."""
    player = g.players[seat]
    wars = [(war.aggressor, war.target) for war in g.wars]
    for message, realms in (
        ("summary-allies", player.allies),
        ("summary-marriages", player.marriages),
        ("summary-wars", _others(wars, seat)),
        ("summary-truces", _others(g.truces, seat)),
        ("summary-cbs", [realm for owner, realm in g.cbs if owner == seat]),
    ):
        if realms:
            yield message, {"realm": [realm_id(g, realm) for realm in realms]}
    claims = [area.id for area, held in zip(g.box.areas, g.claims) if held >> seat & 1]
    if claims:
        yield "summary-claims", {"area": claims}


def _others(pairs: Sequence[tuple[Realm, Realm]], seat: Seat) -> list[Realm]:
    """With whom a player stands in a pair, however many tokens say so."""
    others = (two if one == seat else one for one, two in pairs if seat in (one, two))
    return list(dict.fromkeys(others))


def result(g: Europe, seat: Seat) -> list[Line]:
    """How the Prestige of a player came about, source by source."""
    return [
        (f"points-{source}", {"points": _figure(points)})
        for source, points in sources(g, seat).items()
        if points
    ]


def _figure(n: int) -> str:
    """A number that may be below zero, with the minus sign of all other figures."""
    return str(n).replace("-", "−")
