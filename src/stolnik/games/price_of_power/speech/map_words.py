"""The map in words, for a terminal: what lies in each Area, and what it borders on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from stolnik.engine.flow import Seat
from stolnik.text import Phrase

from ..box.components import NONE, Area
from ..seen import EuropeView
from ..state import Europe
from ..view import view
from .phrases import worded

Line = tuple[str, Mapping[str, Any]]


def atlas(g: Europe, seat: Seat | None) -> Sequence[Line]:
    """A line for each Area of Europe that is in play."""
    seen = view(g, seat)
    lines: list[Line] = [
        (
            "map-area",
            {
                "area": area.id,
                "owners": list(_owners(g, seen, area)),
                "here": _here(seen, area),
                "neighbours": _neighbours(g, area),
            },
        )
        for area in g.box.areas
        if not area.distant and (g.edition or not area.east)
    ]
    return [("map-about", {}), *lines]


def _owners(g: Europe, seen: EuropeView, area: Area) -> Iterator[Phrase]:
    """Who owns what, each Province with its Tax Value."""
    players = {player.realm: player.seat for player in seen.players}
    found: dict[tuple[str, object], list[Phrase]] = {}
    for no in area.places:
        place = g.box.places[no]
        flag = g.box.realms[place.flag].id if place.flag != NONE else ""
        token = seen.provinces.get(place.id)
        owner = players.get(flag) if token is None else token.owner
        whose: tuple[str, object] = ("map-nobody", "")
        if owner is not None:
            vassal = token is not None and token.kind == "vassal"
            whose = ("map-vassals" if vassal else "map-player", owner)
        elif flag:
            whose = ("map-realm", flag)
        town = Phrase("map-province", {"province": place.id, "tax": place.tax})
        found.setdefault(whose, []).append(town)
    for (message, who), towns in found.items():
        field = {"map-realm": "realm", "map-nobody": "n"}.get(message, "owner")
        yield Phrase(message, {field: who, "towns": towns})


def _here(seen: EuropeView, area: Area) -> Phrase:
    """Influence, Claims, Units and Rebels, if there are any."""
    shown: list[Phrase] = []
    state = seen.areas.get(area.id)
    if state is not None:
        for who, n in state.influence.items():
            message = "map-imperial" if who == "imperial" else "map-influence"
            about = {"n": n} if who == "imperial" else {"owner": int(who), "n": n}
            shown.append(Phrase(message, about))
        shown += [Phrase("map-claim", {"owner": owner}) for owner in state.claims]
        if state.rebels:
            shown.append(Phrase("map-rebels", {"n": state.rebels}))
    for player in seen.players:
        n = player.infantry.get(area.id, 0) + sum(
            sum(kinds.values())
            for army in player.armies
            if army.area == area.id
            for kinds in army.units.values()
        )
        if n:
            shown.append(Phrase("map-units", {"owner": player.seat, "n": n}))
    return Phrase("map-here", {"shown": shown}) if shown else Phrase("map-empty")


def _neighbours(g: Europe, area: Area) -> list[Phrase]:
    """By land, and the Sea Zones at its coast."""
    return [
        *(worded("area", g.box.areas[no].id) for no in area.borders),
        *(worded("zone", g.box.zones[no].id) for no in area.zones),
    ]
