"""Agents: the tokens that a played card brings to the map and into the tableaux (E2.2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from stolnik.engine.flow import DONE, Ask, Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ..box.components import (
    EAST,
    PAWNS,
    SIDES,
    Agent,
    Border,
    CardId,
    Empire,
    Religion,
    Slot,
    Token,
)
from ..edition import refused
from ..events import (
    AgentPlaced,
    BorderTokenKilled,
    ConcessionPlaced,
    ConcessionRepressed,
    PirateArrived,
    RulerRepressed,
)
from ..state import Pax
from .bishops import cards_for_bishop, enter_card, refuse_bishop
from .scarce_tokens import obtain
from .tableau import location
from .tokens import fits, land_of, repress_city, repress_concession, safe_from_pirates, slots

PRICE_OF_REPRESSION = 1
"""What an agent's player pays to China for the token that it drives out (GL.Repress.3)."""


@rule(
    "PAX1 B4.1 B4.2 E2b.12 GL.Agents.1 GL.Religion.1 GL.Pirate.1 GL.Rook.1",
    "PAX2 B5.8 B5.10 GLO.Agents.1 GLO.Religion.1 GLO.Pawn.1 GLO.Concession.2",
)
def token_of(g: Pax, agent: Agent, seat: Seat) -> Token:
    """The token for an agent: a pawn has its player's colour, a pirate is a rook or a ship."""
    if agent.piece == "pawn":
        return PAWNS[seat]
    if agent.piece == "pirate":
        assert agent.religion is not None
        return g.box.edition.ships[agent.religion]
    return f"{agent.piece}_{agent.religion}"


@rule(
    "PAX1 GL.Location.1 GL.Location.4 GL.Location.7",
    "PAX2 GLO.Location.1 GLO.Location.5 GLO.Location.6 GLO.Location.7",
)
def reach_of(g: Pax, card: CardId) -> tuple[Empire, ...]:
    """The empires that a card can be used in: its location, or one of all on that side."""
    place = location(g, card)
    return () if place is None else g.box.reach[place]


# -- the normal placement ----------------------------------------------------------------------


@rule(
    "PAX1 A2.5 E2b.1 E2b.2 E2b.3 E2b.20 GL.Location.4 GL.Agents.1",
    "PAX2 A2.5 B5.2 B5.9 D1.6 E2.3 E2.9 GLO.Agents.2 GLO.Location.6",
)
def place_agents(
    g: Pax, seat: Seat, card: CardId, agents: Sequence[Agent], *, must: bool = False
) -> Flow[None]:
    """The player places all, some or none of a card's agents, all of them at one location.

    If they ``must`` be placed, he can decline none of them as long as there is a place for it.
    """
    reach = reach_of(g, card)
    waiting = list(agents)
    while waiting:
        ways = {
            way.move: way
            for agent in dict.fromkeys(waiting)
            for way in _ways(g, seat, reach, agent)
        }
        options: dict[Move, Placement | None] = {DONE: None, **ways}
        if must:
            options = {**_binding(g, seat, reach, ways, waiting)}
        if not options:
            return
        way = yield from choose_thing(seat, AGENTS, options, card=card)
        if way is None:
            return
        waiting.remove(way.agent)
        if (yield from obtain(g, seat, way.token, meant_for=way.place, must=must)):
            reach = _narrowed(g, reach, way)
            yield from _perform(g, seat, way)


class Placement(NamedTuple):
    """One way to place an agent."""

    agent: Agent
    token: Token
    place: str
    """A city place, a border, or the card that a bishop enters."""
    repressor: Empire | None = None
    """The empire whose serf or prisoner a token becomes that the agent drives out."""

    @property
    def move(self) -> Move:
        agent, token, place, repressor = self
        match agent.piece:
            case "bishop":
                return ("bishop", agent.religion or "", place)
            case "pirate":
                return ("pirate", token, place)
            case "pawn" if repressor is None:
                return ("concession", place)
            case "pawn":
                return ("supplant", place, repressor or "")
        return ("place" if repressor is None else "oust", token, place)

    @property
    def price(self) -> int:
        return 0 if self.repressor is None else PRICE_OF_REPRESSION


def _ways(g: Pax, seat: Seat, reach: Sequence[Empire], agent: Agent) -> Iterator[Placement]:
    """Every way to place one agent."""
    token = token_of(g, agent, seat)
    if agent.piece == "bishop":
        for target in cards_for_bishop(g, reach):
            yield Placement(agent, token, target)
        return
    for empire in reach:
        here = (empire,)
        land = g.box.lands[empire]
        if agent.piece == "pirate":
            for border in land.sea_borders:
                if refuse_pirate(g, here, border) is None:
                    yield Placement(agent, token, border)
        elif agent.piece == "pawn":
            for border in land.borders:
                if refuse_concession(g, seat, here, border) is None:
                    held = border in g.concessions
                    yield Placement(agent, token, border, empire if held else None)
        else:
            for slot in slots(g, empire):
                if refuse_city(g, seat, here, slot, token) is None:
                    held = slot in g.cities
                    yield Placement(agent, token, slot, empire if held else None)


def _binding(
    g: Pax,
    seat: Seat,
    reach: tuple[Empire, ...],
    ways: Mapping[Move, Placement],
    waiting: Sequence[Agent],
) -> Mapping[Move, Placement]:
    """The ways that leave a place, and the florins for it, to all agents that wait; else all."""
    if len(waiting) == 1:
        return ways
    florins = g.players[seat].florins
    fair: dict[Move, Placement] = {}
    for move, way in ways.items():
        others = list(waiting)
        others.remove(way.agent)
        paid = way.price
        lands = _narrowed(g, reach, way)
        prices = (price_of_agents(g, seat, land, others if paid else waiting) for land in lands)
        if any(price is not None and paid + price <= florins for price in prices):
            fair[move] = way
    return fair or ways


@rule("PAX2 E2.3 E2.4 D1.7")
def deployable(g: Pax, seat: Seat, card: CardId, agents: Sequence[Agent]) -> bool:
    """Whether all these agents can be placed, and paid for, at the card's location (2e R5)."""
    florins = g.players[seat].florins
    prices = (price_of_agents(g, seat, empire, agents) for empire in reach_of(g, card))
    return not agents or any(price is not None and price <= florins for price in prices)


def price_of_agents(g: Pax, seat: Seat, empire: Empire, agents: Sequence[Agent]) -> int | None:
    """What it takes to place all these agents in one empire; nothing if there is no place.

    A later agent may drive out an earlier one (2e R6).  For a bishop there is always a card.
    """
    driven_out = 0
    rulers = [token_of(g, agent, seat) for agent in agents if agent.piece in ("knight", "rook")]
    if rulers:
        places = [slot for slot in slots(g, empire) if fits(g, rulers[0], slot)]
        if not places:
            return None
        driven_out += max(0, len(rulers) - sum(slot not in g.cities for slot in places))
    if pawns := sum(agent.piece == "pawn" for agent in agents):
        borders = [b for b in g.box.lands[empire].borders if b not in g.pirates]
        if not borders:
            return None
        driven_out += max(0, pawns - sum(b not in g.concessions for b in borders))
    if any(agent.piece == "pirate" for agent in agents) and not g.box.lands[empire].sea_borders:
        return None
    return driven_out * PRICE_OF_REPRESSION


def _narrowed(g: Pax, reach: tuple[Empire, ...], way: Placement) -> tuple[Empire, ...]:
    """The locations that a placement leaves open to the card's other agents."""
    if len(reach) == 1:
        return reach
    chosen: Sequence[Empire]
    if way.agent.piece in ("knight", "rook"):
        chosen = (land_of(g, way.place),)
    elif way.agent.piece == "bishop":
        place = location(g, way.place)
        chosen = reach if place is None else g.box.reach[place]
    elif way.repressor is not None:
        chosen = (way.repressor,)
    else:
        chosen = g.box.between[way.place]
    return tuple(empire for empire in reach if empire in chosen)


def _perform(g: Pax, seat: Seat, way: Placement) -> Flow[None]:
    """Put an agent, whose token is in the reserve, where the player wants it."""
    piece, religion = way.agent.piece, way.agent.religion
    if piece == "pawn":
        place_concession(g, seat, way.place, way.repressor)
        return
    assert religion is not None
    if piece == "bishop":
        yield from enter_card(g, seat, way.place, religion)
    elif piece == "pirate":
        place_pirate(g, seat, way.place, religion)
    else:
        place_in_city(g, seat, way.token, way.place)


def refuse_agent(g: Pax, seat: Seat, card: CardId, move: Move) -> Refusal | None:
    """Why no agent of this card can be placed so."""
    agents = g.box.cards[card].agents
    reach = reach_of(g, card)
    match move:
        case ("place" | "oust" as verb, str(token), str(slot)) if _shown(agents, token):
            if (verb == "oust") != (slot in g.cities):
                return refused(g, "PAX1-E2b.8", "PAX2-E2.14")
            return refuse_city(g, seat, reach, slot, token)
        case ("pirate", str(token), str(border)) if _shown(agents, token, "pirate"):
            return refuse_pirate(g, reach, border)
        case ("concession", str(border)) if Agent("pawn") in agents:
            refusal = refuse_concession(g, seat, reach, border)
            if refusal is None and border in g.concessions:
                return refused(g, "PAX1-E2b.16", "PAX2-E2.20")
            return refusal
        case ("supplant", str(border), str(empire)) if Agent("pawn") in agents:
            if border not in g.concessions:
                return refused(g, "PAX1-E2b.16", "PAX2-E2.20")
            if empire not in reach:
                return refuse_concession(g, seat, reach, border) or refused(
                    g,
                    "PAX1-GL.Repress.7",
                    "PAX2-GLO.Repress.6",
                    figures="location",
                    empire=list(reach),
                )
            return refuse_concession(g, seat, (empire,), border)
        case ("bishop", str(religion), str(target)) if Agent("bishop", religion) in agents:
            return refuse_bishop(g, reach, target)
    return refused(g, "PAX1-E2b.3", "PAX2-E2.9")


def _shown(agents: Sequence[Agent], token: Token, piece: str | None = None) -> bool:
    """Whether a card shows an agent for this token, as such or as another piece."""
    kind, _, religion = token.partition("_")
    return Agent(piece or kind, religion) in agents


def _refuse_second_location(g: Pax, card: CardId, ask: Ask, move: Move) -> Refusal | None:
    """The agents of a card of a whole side all go to the one empire that was chosen for it."""
    side = g.box.cards[card].location
    if side not in SIDES or not any(option[0] == move[0] for option in ask.options):
        return None
    if side == EAST:
        return refused(g, "PAX1-GL.Location.4", "PAX2-GLO.Location.6")
    return refused(g, "PAX1-GL.Location.7", "PAX2-GLO.Location.7")


def _refuse_placement(g: Pax, ask: Ask, move: Move) -> Refusal | None:
    if move == DONE:
        return None  # agents may always stay away, unless the question says otherwise
    card = str(ask.about["card"])
    refusal = refuse_agent(g, ask.seat, card, move)
    if refusal is not None or move in ask.options:
        return refusal
    return _refuse_second_location(g, card, ask, move)


AGENTS = Topic(
    "agents",
    verbs=("place", "oust", "pirate", "concession", "supplant", "bishop", "done"),
    refuse=_refuse_placement,
    set_by=("PAX1-E2b.3", "PAX2-E2.3"),
)


# -- knights and rooks -------------------------------------------------------------------------


@rule("PAX1 E2b.10 E2b.11 GL.City.2", "PAX2 C1.3 E2.16 GLO.City.5 GLO.Emporium.4")
def refuse_city(
    g: Pax, seat: Seat, reach: Sequence[Empire], slot: Slot, token: Token
) -> Refusal | None:
    """A knight or rook goes to any city of the location; its icon does not matter."""
    if not any(slot in slots(g, empire) for empire in reach):
        if any(slot in g.box.lands[empire].slots for empire in reach):
            return refused(g, "PAX1-B5.12", "PAX2-B6.15")
        return refused(g, "PAX1-E2b.7", "PAX2-E2.13", figures="location", empire=list(reach))
    if not fits(g, token, slot):
        return Refusal("PAX2-G4.6")  # 2e R45
    have = g.players[seat].florins
    if slot in g.cities and have < PRICE_OF_REPRESSION:
        return refused(
            g,
            "PAX1-E2b.8",
            "PAX2-E2.14",
            figures="price",
            florins=PRICE_OF_REPRESSION,
            have=have,
        )
    return None


@rule(
    "PAX1 A2.6 E2b.7 E2b.8 E2b.9 GL.Repress.3",
    "PAX2 A2.6 E2.13 E2.14 E2.15 GLO.Repress.2 GLO.China.2",
)
def place_in_city(g: Pax, seat: Seat, token: Token, slot: Slot) -> None:
    """A knight or rook enters a city; the token there is repressed, for a florin."""
    if slot in g.cities:
        g.players[seat].florins -= PRICE_OF_REPRESSION
        land = land_of(g, slot)
        g.tell(RulerRepressed(seat, g.cities[slot], slot, land, -PRICE_OF_REPRESSION))
        repress_city(g, slot)
    g.cities[slot] = token
    g.tell(AgentPlaced(seat, token, slot))


# -- pirates -----------------------------------------------------------------------------------


@rule("PAX1 E2b.13", "PAX2 GLO.Pirate.2 GLO.Location.2 B6.9")
def refuse_pirate(g: Pax, reach: Sequence[Empire], border: Border) -> Refusal | None:
    """A pirate goes to a sea border of the location."""
    if border not in g.box.sea:
        return refused(g, "PAX1-GL.Location.9", "PAX2-GLO.Pirate.1")
    if not any(empire in g.box.between.get(border, ()) for empire in reach):
        return refused(g, "PAX1-E2b.12", "PAX2-E2.17", figures="location", empire=list(reach))
    if not g.box.edition.pirates_share_safe_borders and safe_from_pirates(g, border):
        # 1e R44: a border holds one token and this concession cannot be killed, so no pirate can
        # come to it.
        return Refusal("PAX1-A1.1")
    return None


@rule("PAX1 A2.6 E2b.14 GL.Pirate.2 GL.Pirate.5 GL.Kill.1", "PAX2 E2.17 A2.6")
def place_pirate(g: Pax, seat: Seat, border: Border, religion: Religion) -> None:
    """A pirate arrives and clears the border, of his own colour too.

    1e R19, 2e R8.
    """
    clear_border(g, border)
    g.pirates[border] = religion
    g.tell(PirateArrived(seat, g.box.edition.ships[religion], border))


@rule(
    "PAX1 E2b.14 F7.5 GL.Kill.1",
    "PAX2 E2.18 F7.4 GLO.Pirate.3 GLO.Pirate.7 GLO.Pirate.9 GLO.Kill.1",
)
def clear_border(g: Pax, border: Border) -> None:
    """A pirate comes: the concession there is killed, unless an ability protects it, and so is
    another pirate."""
    if border in g.concessions and not safe_from_pirates(g, border):
        g.tell(BorderTokenKilled(PAWNS[g.concessions.pop(border)], border))
    rival = g.pirates.pop(border, None)
    if rival is not None:
        g.tell(BorderTokenKilled(g.box.edition.ships[rival], border))


# -- pawns -------------------------------------------------------------------------------------


@rule("PAX1 E2b.17 GL.Pirate.5", "PAX2 E2.22 GLO.Location.2 GLO.Pirate.10")
def refuse_concession(
    g: Pax, seat: Seat, reach: Sequence[Empire], border: Border
) -> Refusal | None:
    """A pawn goes to any border of the location, by land or sea, that no pirate holds."""
    if not any(empire in g.box.between.get(border, ()) for empire in reach):
        return refused(g, "PAX1-E2b.15", "PAX2-E2.19", figures="location", empire=list(reach))
    if border in g.pirates:
        return refused(g, "PAX1-E2b.19", "PAX2-E2.21")
    have = g.players[seat].florins
    if border in g.concessions and have < PRICE_OF_REPRESSION:
        return refused(
            g,
            "PAX1-E2b.16",
            "PAX2-E2.20",
            figures="price",
            florins=PRICE_OF_REPRESSION,
            have=have,
        )
    return None


@rule(
    "PAX1 A2.6 E2b.15 E2b.16 GL.Repress.3 GL.Pawn.1",
    "PAX2 A2.6 E2.19 E2.20 GLO.Repress.2 GLO.Pawn.1 B6.6",
)
def place_concession(g: Pax, seat: Seat, border: Border, empire: Empire | None) -> None:
    """A pawn becomes a concession; for a florin one that was there becomes a serf of ``empire``."""
    owner = g.concessions.get(border)
    if owner is not None:
        assert empire is not None
        g.players[seat].florins -= PRICE_OF_REPRESSION
        pawn = PAWNS[owner]
        g.tell(ConcessionRepressed(seat, pawn, border, empire, -PRICE_OF_REPRESSION))
        repress_concession(g, border, empire)
    g.concessions[border] = seat
    g.tell(ConcessionPlaced(seat, border))


# -- agents that fight ---------------------------------------------------------------------------


@rule("PAX1 E2a.1 E2b.20")
def muster(g: Pax, seat: Seat, agents: Sequence[Agent]) -> Flow[list[Agent]]:
    """The agents that are put beside a map card to fight: those whose token can be had."""
    beside: list[Agent] = []
    for agent in agents:
        token = token_of(g, agent, seat)
        same = sum(token_of(g, other, seat) == token for other in beside)
        if (yield from obtain(g, seat, token, mustered=same, fights=True)):
            beside.append(agent)
    return beside
