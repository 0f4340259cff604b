"""Agents: the tokens that a played card brings to the map and into the tableaux (E2.2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from stolnik.engine.flow import DONE, Flow, Move, Seat, choose
from stolnik.engine.ledger import rule
from stolnik.engine.refusal import Refusal
from stolnik.games.pax_renaissance.bishops import cards_for_bishop, enter_card, refuse_bishop
from stolnik.games.pax_renaissance.components import (
    FAITH,
    PAWNS,
    Agent,
    Border,
    CardId,
    Empire,
    Religion,
    Slot,
    Token,
)
from stolnik.games.pax_renaissance.edition import refused
from stolnik.games.pax_renaissance.events import (
    AgentPlaced,
    BorderTokenKilled,
    ConcessionPlaced,
    ConcessionRepressed,
    PirateArrived,
    RulerRepressed,
)
from stolnik.games.pax_renaissance.scarce_tokens import obtain
from stolnik.games.pax_renaissance.state import Pax
from stolnik.games.pax_renaissance.tableau import (
    location,
)
from stolnik.games.pax_renaissance.tokens import (
    fits,
    land_of,
    repress_city,
    repress_concession,
    safe_from_pirates,
    slots,
)

PRICE_OF_REPRESSION = 1
"""What an agent's player pays to China for the token that it drives out (GL.Repress.3)."""


@rule(
    "PAX1-B4.1",
    "PAX1-B4.2",
    "PAX1-E2b.12",
    "PAX1-GL.Agents.1",
    "PAX1-GL.Religion.1",
    "PAX1-GL.Pirate.1",
    "PAX1-GL.Rook.1",
    "PAX2-B5.8",
    "PAX2-B5.10",
    "PAX2-GLO.Agents.1",
    "PAX2-GLO.Religion.1",
    "PAX2-GLO.Pawn.1",
    "PAX2-GLO.Concession.2",
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
    "PAX1-GL.Location.1",
    "PAX1-GL.Location.4",
    "PAX1-GL.Location.7",
    "PAX2-GLO.Location.1",
    "PAX2-GLO.Location.5",
    "PAX2-GLO.Location.6",
    "PAX2-GLO.Location.7",
)
def reach_of(g: Pax, card: CardId) -> tuple[Empire, ...]:
    """The empires that a card can be used in: its location, or one of all on that side."""
    place = location(g, card)
    return () if place is None else g.box.reach[place]


# -- the normal placement ----------------------------------------------------------------------


@rule(
    "PAX1-A2.5",
    "PAX1-E2b.1",
    "PAX1-E2b.2",
    "PAX1-E2b.3",
    "PAX1-E2b.20",
    "PAX1-GL.Location.4",
    "PAX1-GL.Agents.1",
    "PAX2-A2.5",
    "PAX2-B5.2",
    "PAX2-B5.9",
    "PAX2-D1.6",
    "PAX2-E2.3",
    "PAX2-E2.9",
    "PAX2-GLO.Agents.2",
    "PAX2-GLO.Location.6",
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
            way: agent for agent in dict.fromkeys(waiting) for way in _ways(g, seat, reach, agent)
        }
        options = _binding(g, seat, reach, ways, waiting) if must else [DONE, *ways]
        if not options:
            return
        move = yield from choose(seat, "agents", options, card=card)
        if move == DONE:
            return
        agent = ways[move]
        waiting.remove(agent)
        target = str(move[1] if agent.piece == "pawn" else move[2])
        if (yield from obtain(g, seat, token_of(g, agent, seat), besides=target, must=must)):
            reach = _narrowed(g, reach, move)
            yield from _perform(g, seat, move)


def _ways(g: Pax, seat: Seat, reach: Sequence[Empire], agent: Agent) -> Iterator[Move]:
    """Every way to place one agent."""
    token = token_of(g, agent, seat)
    if agent.piece == "bishop":
        assert agent.religion is not None
        for target in cards_for_bishop(g, reach):
            yield ("bishop", agent.religion, target)
        return
    for empire in reach:
        here = (empire,)
        land = g.box.lands[empire]
        if agent.piece == "pirate":
            for border in land.sea_borders:
                if refuse_pirate(g, here, border) is None:
                    yield ("pirate", token, border)
        elif agent.piece == "pawn":
            for border in land.borders:
                if refuse_concession(g, seat, here, border) is None:
                    held = border in g.concessions
                    yield ("supplant", border, empire) if held else ("concession", border)
        else:
            for slot in slots(g, empire):
                if refuse_city(g, seat, here, slot, token) is None:
                    yield ("oust" if slot in g.cities else "place", token, slot)


def _binding(
    g: Pax,
    seat: Seat,
    reach: tuple[Empire, ...],
    ways: Mapping[Move, Agent],
    waiting: Sequence[Agent],
) -> list[Move]:
    """The ways that leave a place, and the florins for it, to all agents that wait; else all."""
    if len(waiting) == 1:
        return list(ways)
    florins = g.players[seat].florins
    fair: list[Move] = []
    for way, agent in ways.items():
        others = list(waiting)
        others.remove(agent)
        paid = PRICE_OF_REPRESSION if way[0] in ("oust", "supplant") else 0
        lands = _narrowed(g, reach, way)
        prices = (price_of_agents(g, seat, land, others if paid else waiting) for land in lands)
        if any(price is not None and paid + price <= florins for price in prices):
            fair.append(way)
    return fair or list(ways)


@rule("PAX2-E2.3", "PAX2-E2.4", "PAX2-D1.7")
def deployable(g: Pax, seat: Seat, card: CardId, agents: Sequence[Agent]) -> bool:
    """Whether all these agents can be placed, and paid for, at the card's location (R5)."""
    florins = g.players[seat].florins
    prices = (price_of_agents(g, seat, empire, agents) for empire in reach_of(g, card))
    return not agents or any(price is not None and price <= florins for price in prices)


def price_of_agents(g: Pax, seat: Seat, empire: Empire, agents: Sequence[Agent]) -> int | None:
    """What it takes to place all these agents in one empire; nothing if there is no place.

    A later agent may drive out an earlier one (R6).  For a bishop there is always a card.
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


def _narrowed(g: Pax, reach: tuple[Empire, ...], move: Move) -> tuple[Empire, ...]:
    """The locations that a placement leaves open to the card's other agents."""
    if len(reach) == 1:
        return reach
    verb, *parts = (str(part) for part in move)
    if verb in ("place", "oust"):
        chosen: Sequence[Empire] = (land_of(g, parts[1]),)
    elif verb == "supplant":
        chosen = (parts[1],)
    elif verb == "bishop":
        place = location(g, parts[1])
        chosen = reach if place is None else g.box.reach[place]
    else:
        chosen = g.box.between[parts[-1]]
    return tuple(empire for empire in reach if empire in chosen)


def _perform(g: Pax, seat: Seat, move: Move) -> Flow[None]:
    """Put an agent, whose token is in the reserve, where the player wants it."""
    verb, *parts = (str(part) for part in move)
    if verb == "bishop":
        yield from enter_card(g, seat, parts[1], parts[0])
    elif verb == "pirate":
        place_pirate(g, seat, parts[1], FAITH[parts[0]])
    elif verb in ("place", "oust"):
        place_in_city(g, seat, parts[0], parts[1])
    else:
        place_concession(g, seat, parts[0], parts[1] if verb == "supplant" else None)


@rule("PAX1-E2b.3", "PAX1-E2b.8", "PAX2-E2.14", "PAX1-E2b.16", "PAX2-E2.20", "PAX2-E2.9")
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
            held = border in g.concessions
            return (
                refused(g, "PAX1-E2b.16", "PAX2-E2.20")
                if held
                else refuse_concession(g, seat, reach, border)
            )
        case ("supplant", str(border), str(empire)) if Agent("pawn") in agents:
            if border not in g.concessions or empire not in reach:
                return refused(g, "PAX1-E2b.16", "PAX2-E2.20")
            return refuse_concession(g, seat, (empire,), border)
        case ("bishop", str(religion), str(target)) if Agent("bishop", religion) in agents:
            return refuse_bishop(g, reach, target)
    return refused(g, "PAX1-E2b.3", "PAX2-E2.9")


def _shown(agents: Sequence[Agent], token: Token, piece: str | None = None) -> bool:
    """Whether a card shows an agent for this token, as such or as another piece."""
    kind, _, religion = token.partition("_")
    return Agent(piece or kind, religion) in agents


# -- knights and rooks -------------------------------------------------------------------------


@rule(
    "PAX1-E2b.7",
    "PAX1-E2b.10",
    "PAX1-E2b.11",
    "PAX1-GL.City.2",
    "PAX1-B5.12",
    "PAX1-E2b.8",
    "PAX2-E2.14",
    "PAX2-B6.15",
    "PAX2-C1.3",
    "PAX2-E2.13",
    "PAX2-E2.16",
    "PAX2-G4.6",
    "PAX2-GLO.City.5",
    "PAX2-GLO.Emporium.4",
)
def refuse_city(
    g: Pax, seat: Seat, reach: Sequence[Empire], slot: Slot, token: Token
) -> Refusal | None:
    """A knight or rook goes to any city of the location; its icon does not matter."""
    if not any(slot in slots(g, empire) for empire in reach):
        if any(slot in g.box.lands[empire].slots for empire in reach):
            return refused(g, "PAX1-B5.12", "PAX2-B6.15")
        return refused(g, "PAX1-E2b.7", "PAX2-E2.13")
    if not fits(g, token, slot):
        return Refusal("PAX2-G4.6")  # R45
    if slot in g.cities and g.players[seat].florins < PRICE_OF_REPRESSION:
        return refused(g, "PAX1-E2b.8", "PAX2-E2.14", florins=PRICE_OF_REPRESSION)
    return None


@rule(
    "PAX1-A2.6",
    "PAX1-E2b.7",
    "PAX1-E2b.8",
    "PAX1-E2b.9",
    "PAX1-GL.Repress.3",
    "PAX2-A2.6",
    "PAX2-E2.13",
    "PAX2-E2.14",
    "PAX2-E2.15",
    "PAX2-GLO.Repress.2",
    "PAX2-GLO.China.2",
)
def place_in_city(g: Pax, seat: Seat, token: Token, slot: Slot) -> None:
    """A knight or rook enters a city; the token there is repressed, for a florin."""
    if slot in g.cities:
        g.players[seat].florins -= PRICE_OF_REPRESSION
        g.tell(RulerRepressed(g.cities[slot], slot, land_of(g, slot)))
        repress_city(g, slot)
    g.cities[slot] = token
    g.tell(AgentPlaced(seat, token, slot))


# -- pirates -----------------------------------------------------------------------------------


@rule(
    "PAX1-E2b.12",
    "PAX1-E2b.13",
    "PAX1-GL.Location.9",
    "PAX1-A1.1",
    "PAX2-GLO.Pirate.1",
    "PAX2-E2.17",
    "PAX2-GLO.Pirate.2",
    "PAX2-GLO.Location.2",
    "PAX2-B6.9",
)
def refuse_pirate(g: Pax, reach: Sequence[Empire], border: Border) -> Refusal | None:
    """A pirate goes to a sea border of the location."""
    if border not in g.box.sea:
        return refused(g, "PAX1-GL.Location.9", "PAX2-GLO.Pirate.1")
    if not any(empire in g.box.between.get(border, ()) for empire in reach):
        return refused(g, "PAX1-E2b.12", "PAX2-E2.17")
    if not g.box.edition.pirates_share_safe_borders and safe_from_pirates(g, border):
        # R44: a border holds one token and this concession cannot be killed, so no pirate can
        # come to it.
        return Refusal("PAX1-A1.1")
    return None


@rule(
    "PAX1-A2.6",
    "PAX1-E2b.14",
    "PAX1-GL.Pirate.2",
    "PAX1-GL.Pirate.5",
    "PAX1-GL.Kill.1",
    "PAX2-E2.17",
    "PAX2-A2.6",
)
def place_pirate(g: Pax, seat: Seat, border: Border, religion: Religion) -> None:
    """A pirate arrives and clears the border, of his own colour too.

    1st edition R19, 2nd edition R8.
    """
    clear_border(g, border)
    g.pirates[border] = religion
    g.tell(PirateArrived(seat, g.box.edition.ships[religion], border))


@rule(
    "PAX1-E2b.14",
    "PAX1-F7.5",
    "PAX1-GL.Kill.1",
    "PAX2-E2.18",
    "PAX2-F7.4",
    "PAX2-GLO.Pirate.3",
    "PAX2-GLO.Pirate.7",
    "PAX2-GLO.Pirate.9",
    "PAX2-GLO.Kill.1",
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


@rule(
    "PAX1-E2b.15",
    "PAX1-E2b.16",
    "PAX1-E2b.17",
    "PAX1-E2b.19",
    "PAX1-GL.Pirate.5",
    "PAX2-E2.19",
    "PAX2-E2.21",
    "PAX2-E2.20",
    "PAX2-E2.22",
    "PAX2-GLO.Location.2",
    "PAX2-GLO.Pirate.10",
)
def refuse_concession(
    g: Pax, seat: Seat, reach: Sequence[Empire], border: Border
) -> Refusal | None:
    """A pawn goes to any border of the location, by land or sea, that no pirate holds."""
    if not any(empire in g.box.between.get(border, ()) for empire in reach):
        return refused(g, "PAX1-E2b.15", "PAX2-E2.19")
    if border in g.pirates:
        return refused(g, "PAX1-E2b.19", "PAX2-E2.21")
    if border in g.concessions and g.players[seat].florins < PRICE_OF_REPRESSION:
        return refused(g, "PAX1-E2b.16", "PAX2-E2.20", florins=PRICE_OF_REPRESSION)
    return None


@rule(
    "PAX1-A2.6",
    "PAX1-E2b.15",
    "PAX1-E2b.16",
    "PAX1-GL.Repress.3",
    "PAX1-GL.Pawn.1",
    "PAX2-A2.6",
    "PAX2-E2.19",
    "PAX2-E2.20",
    "PAX2-GLO.Repress.2",
    "PAX2-GLO.Pawn.1",
    "PAX2-B6.6",
)
def place_concession(g: Pax, seat: Seat, border: Border, empire: Empire | None) -> None:
    """A pawn becomes a concession; for a florin one that was there becomes a serf of ``empire``."""
    owner = g.concessions.get(border)
    if owner is not None:
        assert empire is not None
        g.players[seat].florins -= PRICE_OF_REPRESSION
        g.tell(ConcessionRepressed(PAWNS[owner], border, empire))
        repress_concession(g, border, empire)
    g.concessions[border] = seat
    g.tell(ConcessionPlaced(seat, border))


# -- agents that fight ---------------------------------------------------------------------------


@rule("PAX1-E2a.1", "PAX1-E2b.20")
def muster(g: Pax, seat: Seat, agents: Sequence[Agent]) -> Flow[list[Agent]]:
    """The agents that are put beside a map card to fight: those whose token can be had."""
    beside: list[Agent] = []
    for agent in agents:
        token = token_of(g, agent, seat)
        same = sum(token_of(g, other, seat) == token for other in beside)
        if (yield from obtain(g, seat, token, beside=same)):
            beside.append(agent)
    return beside
