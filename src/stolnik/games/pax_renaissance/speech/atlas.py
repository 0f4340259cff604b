"""The map in words: who is whose neighbour, and where the trade routes lead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stolnik.engine.flow import Seat
from stolnik.text import Phrase

from ..box.components import Empire
from ..chapters.tableau import adjacent_lands
from ..chapters.trade_fair import COLOUR
from ..state import Pax


def atlas(g: Pax, seat: Seat | None) -> Sequence[Phrase]:
    """Neighbours across borders and corners, and every trade route in the order of its voyage."""
    return [
        Phrase("map-neighbours"),
        *(_neighbours(g, empire) for empire in g.box.lands),
        Phrase("summary-gap"),
        Phrase("map-routes"),
        *_routes(g),
    ]


def _neighbours(g: Pax, empire: Empire) -> Phrase:
    """Those across a border, where concessions lie; and those that only touch at a corner."""
    across = {land for pair in g.box.between.values() if empire in pair for land in pair}
    lands = adjacent_lands(g, empire)
    corners = [land for land in lands if land not in across]
    message = "map-land-corners" if corners else "map-land"
    return Phrase(
        message,
        {
            "empire": empire,
            "lands": [Phrase(f"empire-{land}") for land in lands if land in across],
            "corners": [Phrase(f"empire-{land}") for land in corners],
        },
    )


def _routes(g: Pax) -> Iterator[Phrase]:
    """Of each fair the route that is open now, then those that a trade shift can open."""
    for side, colour in COLOUR.items():
        for route in g.box.routes.values():
            if route.colour == colour:
                opened = "map-route-open" if g.emporia[colour] == route.emporium else "map-route"
                stages = _chained(route.empires)
                yield Phrase(opened, {"side": side, "emporium": route.emporium, "stages": stages})


def _chained(empires: Sequence[Empire]) -> Phrase:
    """Empires with arrows between them."""
    first = Phrase(f"empire-{empires[0]}")
    if len(empires) == 1:
        return first
    return Phrase("map-then", {"land": first, "rest": _chained(empires[1:])})
