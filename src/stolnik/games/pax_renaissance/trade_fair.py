"""Trade fairs (E5, G): profits travel a route, pay for concessions and levy troops."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Move, Seat, choose
from stolnik.engine.ledger import rule
from stolnik.engine.refusal import Refusal
from stolnik.games.pax_renaissance.components import Border, Empire, Route, Side
from stolnik.games.pax_renaissance.edition import refused
from stolnik.games.pax_renaissance.events import (
    ConcessionPaid,
    FairBegan,
    FairEnded,
    InitiatorPaid,
    Levied,
    PirateTookProfit,
)
from stolnik.games.pax_renaissance.market import FACE_DOWN
from stolnik.games.pax_renaissance.scarce_tokens import obtain
from stolnik.games.pax_renaissance.state import MarketRow, Pax
from stolnik.games.pax_renaissance.tableau import ability_count
from stolnik.games.pax_renaissance.tokens import icon_of, levy_slots, reserve, saturated

COLOUR = {"east": "black", "west": "white"}
"""The route of each fair (R2)."""
SPICE_ISLANDS = "spice_islands"


@rule(
    "PAX1-E5.1",
    "PAX1-E5.2",
    "PAX1-E1.14",
    "PAX1-D1.2",
    "PAX2-E5.1",
    "PAX2-G.1",
    "PAX1-D1.10",
    "PAX1-D1.12",
    "PAX2-D1.4",
    "PAX2-D1.12",
    "PAX2-D1.13",
    "PAX2-E1.10",
    "PAX2-E5.3",
    "PAX2-GLO.Market.3",
)
def refuse_fair(g: Pax, seat: Seat, side: Side) -> Refusal | None:
    """Why a fair cannot be started: each only once a turn, and with a card to discard."""
    if side not in g.market:
        return refused(g, "PAX1-E5.1", "PAX2-E5.1")
    done = g.turn.done
    if done and f"fair {side}" in done:
        if side == "east":
            return refused(g, "PAX1-D1.10", "PAX2-D1.12")
        return refused(g, "PAX1-D1.12", "PAX2-D1.13")
    if g.market[side].cards[FACE_DOWN] is None:
        return refused(g, "PAX1-E5.2", "PAX2-G.1")
    return None


@rule(
    "PAX1-A2.8",
    "PAX1-D1.10",
    "PAX1-D1.12",
    "PAX1-G0.1",
    "PAX1-G0.2",
    "PAX1-G2.1",
    "PAX1-G2.2",
    "PAX1-GL.TradeRoute.1",
    "PAX1-GL.TradeRoute.2",
    "PAX1-GL.Emporium.1",
    "PAX1-B5.7",
    "PAX1-B5.11",
    "PAX2-A2.9",
    "PAX2-B6.5",
    "PAX2-B6.10",
    "PAX2-B6.14",
    "PAX2-D1.12",
    "PAX2-D1.13",
    "PAX2-E5.1",
    "PAX2-G.1",
    "PAX2-G.2",
    "PAX2-G2.1",
    "PAX2-G2.2",
    "PAX2-GLO.Emporium.2",
    "PAX2-GLO.TradeRoute.1",
    "PAX2-GLO.TradeRoute.2",
    "PAX2-H1.4",
)
def hold_fair(g: Pax, seat: Seat, side: Side) -> Flow[None]:
    """Discard the face-down card of a row and send its florins along the row's route.

    The profits lie on the emptied place while they travel, and what is left over stays there.
    """
    row = g.market[side]
    route = g.box.routes[g.emporia[COLOUR[side]]]
    card = form_profits(g, row)
    g.tell(FairBegan(seat, side, card, route.emporium, row.florins[FACE_DOWN]))
    pay_initiator(g, seat, row)
    if row.florins[FACE_DOWN]:
        yield from travel(g, seat, route, row)
    g.tell(FairEnded(side, row.florins[FACE_DOWN]))


@rule(
    "PAX1-G1.1",
    "PAX1-G1.2",
    "PAX1-G1.3",
    "PAX1-E5.3",
    "PAX1-L1.3",
    "PAX1-GL.China.1",
    "PAX2-E1.12",
    "PAX2-E5.2",
    "PAX2-G1.1",
    "PAX2-G1.2",
    "PAX2-G1.3",
    "PAX2-G1.4",
    "PAX2-L1.3",
    "PAX2-GLO.China.1",
    "PAX2-GLO.Florins.2",
)
def form_profits(g: Pax, row: MarketRow) -> str:
    """China adds to the florins on the face-down card, which leaves the game."""
    card = row.cards[FACE_DOWN]
    assert card is not None
    row.cards[FACE_DOWN] = None
    row.florins[FACE_DOWN] += g.box.figures.fair[len(g.players)]
    g.discards.append(card)
    return card


@rule(
    "PAX1-G2.3",
    "PAX1-G2.4",
    "PAX1-G5.3",
    "PAX1-G6.1",
    "PAX2-G1.5",
    "PAX2-G2.3",
    "PAX2-G2.4",
    "PAX2-G6.1",
)
def pay_initiator(g: Pax, seat: Seat, row: MarketRow) -> None:
    """Whoever starts a fair takes its first florin, unless banks can go bankrupt."""
    if g.box.variants["bankruptcy"]:
        return
    row.florins[FACE_DOWN] -= 1
    g.players[seat].florins += 1
    g.tell(InitiatorPaid(seat, 1))


@rule(
    "PAX1-D1.11",
    "PAX1-G3.1",
    "PAX1-G3.3",
    "PAX1-G3.4",
    "PAX1-G4.1",
    "PAX1-G4.6",
    "PAX1-G5.1",
    "PAX1-G5.2",
    "PAX1-G5.4",
    "PAX2-A2.10",
    "PAX2-G3.1",
    "PAX2-G3.2",
    "PAX2-G3.5",
    "PAX2-G4.1",
    "PAX2-G5.1",
    "PAX2-G5.2",
    "PAX2-G5.3",
)
def travel(g: Pax, seat: Seat, route: Route, row: MarketRow) -> Flow[None]:
    """From map card to map card: levy, pay at the border, and cross it if a florin is left."""
    for stage, empire in enumerate(route.empires):
        if stage:
            cross(g, route, route.borders[stage - 1], row)
            if not row.florins[FACE_DOWN]:
                return
        if not saturated(g, empire):
            yield from levy(g, seat, empire)


@rule(
    "PAX1-G3.2",
    "PAX1-G3.5",
    "PAX1-GL.Border.5",
    "PAX1-GL.Border.6",
    "PAX1-GL.Concession.2",
    "PAX1-GL.Pirate.3",
    "PAX2-G3.2",
    "PAX2-G3.3",
    "PAX2-G3.4",
    "PAX2-GLO.Border.5",
    "PAX2-GLO.Concession.4",
    "PAX2-GLO.Pirate.4",
    "PAX2-GLO.Pirate.9",
)
def cross(g: Pax, route: Route, border: Border, row: MarketRow) -> None:
    """A concession on the border takes a florin for its owner, a pirate one for China."""
    profits = row.florins[FACE_DOWN]
    if border in g.concessions:
        owner = g.concessions[border]
        share = min(profits, concession_share(g, owner, route))
        row.florins[FACE_DOWN] -= share
        g.players[owner].florins += share
        g.tell(ConcessionPaid(owner, border, share))
    elif border in g.pirates:
        row.florins[FACE_DOWN] -= 1
        g.tell(PirateTookProfit(g.pirates[border], border, 1))


@rule("PAX1-G3.2", "PAX1-GL.Ability.2", "PAX2-GLO.Ability.2")
def concession_share(g: Pax, owner: Seat, route: Route) -> int:
    """One florin, doubled by each card that makes the owner's concessions count twice (R41)."""
    doublings = ability_count(g, owner, "own_concessions_count_double_in_fairs_and_votes")
    if route.emporium == SPICE_ISLANDS:
        doublings += ability_count(g, owner, "own_concessions_count_double_in_spice_islands_fairs")
    return 1 << doublings


@rule(
    "PAX1-G4.1",
    "PAX1-G4.2",
    "PAX1-G4.3",
    "PAX1-G4.4",
    "PAX1-G4.5",
    "PAX1-GL.Levy.1",
    "PAX1-GL.Levy.2",
    "PAX1-GL.Levy.3",
    "PAX2-F4.3",
    "PAX2-F4.7",
    "PAX2-F4.8",
    "PAX2-G4.1",
    "PAX2-G4.2",
    "PAX2-G4.3",
    "PAX2-G4.5",
    "PAX2-GLO.Levy.1",
    "PAX2-GLO.Levy.2",
    "PAX2-GLO.City.4",
    "PAX2-GLO.TokenManagement.2",
)
def levy(g: Pax, seat: Seat, empire: Empire) -> Flow[None]:
    """One knight or rook, as the icon says, in an open city of the chooser's choice."""
    options: list[Move] = [("levy", slot) for slot in levy_slots(g, empire)]
    if not options:
        return
    _, answer = yield from choose(seat, "levy", options, empire=empire)
    slot = str(answer)
    token = icon_of(g, slot)
    if g.box.edition.scarce_levies and not reserve(g, token):
        yield from obtain(g, seat, token, must=True)
    g.cities[slot] = token
    g.tell(Levied(seat, empire, slot, token))
