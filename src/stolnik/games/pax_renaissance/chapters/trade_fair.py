"""Trade fairs (E5, G): profits travel a route, pay for concessions and levy troops."""

from __future__ import annotations

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ..box.components import Border, Empire, Route, Side, Slot
from ..edition import refused
from ..events import ConcessionPaid, FairBegan, FairEnded, InitiatorPaid, Levied, PirateTookProfit
from ..state import MarketRow, Pax
from .market import FACE_DOWN
from .scarce_tokens import obtain
from .tableau import ability_count
from .tokens import icon_of, land_of, levy_slots, open_slots, reserve, saturated

COLOUR = {"east": "black", "west": "white"}
"""The route of each fair (1e R2)."""
SPICE_ISLANDS = "spice_islands"


@rule("PAX1 E1.14 D1.2", "PAX2 D1.4 E1.10 E5.3 GLO.Market.3")
def refuse_fair(g: Pax, seat: Seat, side: Side) -> Refusal | None:
    """Why a fair cannot be started: each only once a turn, and with a card to discard."""
    if side not in g.market:
        return refused(g, "PAX1-E5.1", "PAX2-E5.1")
    done = g.turn.done
    if done and f"fair {side}" in done:
        if side == "east":
            return refused(g, "PAX1-D1.10", "PAX2-D1.12", figures="turn", count=1, most=1)
        return refused(g, "PAX1-D1.12", "PAX2-D1.13", figures="turn", count=1, most=1)
    if g.market[side].cards[FACE_DOWN] is None:
        return refused(g, "PAX1-E5.2", "PAX2-G.1")
    return None


@rule(
    "PAX1 A2.8 D1.10 D1.12 G0.1 G0.2 G2.1 G2.2 GL.TradeRoute.1 GL.TradeRoute.2 GL.Emporium.1",
    "PAX1 B5.7 B5.11",
    "PAX2 A2.9 B6.5 B6.10 B6.14 D1.12 D1.13 E5.1 G.1 G.2 G2.1 G2.2 GLO.Emporium.2",
    "PAX2 GLO.TradeRoute.1 GLO.TradeRoute.2 H1.4",
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
    "PAX1 G1.1 G1.2 G1.3 E5.3 L1.3 GL.China.1",
    "PAX2 E1.12 E5.2 G1.1 G1.2 G1.3 G1.4 L1.3 GLO.China.1 GLO.Florins.2",
)
def form_profits(g: Pax, row: MarketRow) -> str:
    """China adds to the florins on the face-down card, which leaves the game."""
    card = row.cards[FACE_DOWN]
    assert card is not None
    row.cards[FACE_DOWN] = None
    row.florins[FACE_DOWN] += g.box.figures.fair[len(g.players)]
    g.discards.append(card)
    return card


@rule("PAX1 G2.3 G2.4 G5.3 G6.1", "PAX2 G1.5 G2.3 G2.4 G6.1")
def pay_initiator(g: Pax, seat: Seat, row: MarketRow) -> None:
    """Whoever starts a fair takes its first florin, unless banks can go bankrupt."""
    if g.box.variants["bankruptcy"]:
        return
    row.florins[FACE_DOWN] -= 1
    g.players[seat].florins += 1
    g.tell(InitiatorPaid(seat, 1))


@rule(
    "PAX1 D1.11 G3.1 G3.3 G3.4 G4.1 G4.6 G5.1 G5.2 G5.4",
    "PAX2 A2.10 G3.1 G3.2 G3.5 G4.1 G5.1 G5.2 G5.3",
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
    "PAX1 G3.2 G3.5 GL.Border.5 GL.Border.6 GL.Concession.2 GL.Pirate.3",
    "PAX2 G3.2 G3.3 G3.4 GLO.Border.5 GLO.Concession.4 GLO.Pirate.4 GLO.Pirate.9",
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


@rule("PAX1 G3.2 GL.Ability.2", "PAX2 GLO.Ability.2")
def concession_share(g: Pax, owner: Seat, route: Route) -> int:
    """One florin, doubled by each card that makes the owner's concessions count twice.

    1e R41, 2e R20.
    """
    doublings = ability_count(g, owner, "own_concessions_count_double_in_fairs_and_votes")
    if route.emporium == SPICE_ISLANDS:
        doublings += ability_count(g, owner, "own_concessions_count_double_in_spice_islands_fairs")
    return 1 << doublings


def refuse_levy(g: Pax, empire: Empire, city: Slot) -> Refusal | None:
    """A levy goes to an open city of its own map card; the reserve may have to hold its token."""
    if land_of(g, city) != empire:
        return refused(g, "PAX1-G4.1", "PAX2-G4.1", figures="empire", empire=empire)
    if city not in open_slots(g, empire):
        there = g.cities.get(city)
        if there is None:  # a covered emporium
            return refused(g, "PAX1-B5.12", "PAX2-B6.15")
        return refused(g, "PAX1-GL.City.3", "PAX2-GLO.Levy.2", figures="there", token=there)
    token = icon_of(g, city)
    if not g.box.edition.scarce_levies and not reserve(g, token):
        supply = g.box.supply[token]
        return Refusal(
            "PAX1-GL.TokenManagement.1", {"token": token, "count": supply}, figures="reserve"
        )
    return None


def _refuse_city(g: Pax, ask: Ask, move: Move) -> Refusal | None:
    match move:
        case ("levy", str(city)):
            return refuse_levy(g, str(ask.about["empire"]), city)
    return None


LEVY = Topic("levy", verbs=("levy",), refuse=_refuse_city, set_by=("PAX1-G4.1", "PAX2-G4.2"))


@rule(
    "PAX1 G4.1 G4.2 G4.3 G4.4 G4.5 GL.Levy.1 GL.Levy.2 GL.Levy.3",
    "PAX2 F4.3 F4.7 F4.8 G4.1 G4.2 G4.3 G4.5 GLO.Levy.1 GLO.Levy.2 GLO.City.4",
    "PAX2 GLO.TokenManagement.2",
)
def levy(g: Pax, seat: Seat, empire: Empire) -> Flow[None]:
    """One knight or rook, as the icon says, in an open city of the chooser's choice."""
    places: dict[Move, Slot] = {("levy", slot): slot for slot in levy_slots(g, empire)}
    if not places:
        return
    slot = yield from choose_thing(seat, LEVY, places, empire=empire)
    token = icon_of(g, slot)
    if g.box.edition.scarce_levies and not reserve(g, token):
        yield from obtain(g, seat, token, must=True)
    g.cities[slot] = token
    g.tell(Levied(seat, empire, slot, token))
