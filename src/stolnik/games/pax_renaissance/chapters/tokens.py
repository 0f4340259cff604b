"""Where tokens stand: cities, borders, empire cards, and the reserve that holds the rest."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ..box.components import FAITH, PAWNS, SEAT_OF, Border, Empire, Religion, Slot, Token
from ..state import Pax
from .tableau import ability_count, anyone_has, in_play

VENICE = "venice"
VENICE_SECOND = "venice_2"


# -- the reserve -----------------------------------------------------------------------------


@rule(
    "PAX1 GL.TokenManagement.1 GL.Rook.1 GL.Pirate.1 B1.4",
    "PAX2 GLO.TokenManagement.1 B1.4 C3.3 GLO.Reserve.1",
)
def reserve(g: Pax, token: Token) -> int:
    """How many tokens of a kind are not on the table; pirates are rooks at sea, or ships."""
    pawn = token.startswith("pawn")
    supply = g.box.supply["pawn" if pawn else token]
    for tokens in g.repressed.values():
        supply -= tokens.count(token)
    if pawn:
        return supply - list(g.concessions.values()).count(SEAT_OF[token])
    supply -= list(g.cities.values()).count(token)
    religion = FAITH[token]
    if token == g.box.edition.ships[religion]:
        supply -= list(g.pirates.values()).count(religion)
    return supply


@rule("PAX1 GL.TokenManagement.1 B1.3", "PAX2 GLO.TokenManagement.1 B1.6")
def bishops_left(g: Pax, religion: Religion) -> int:
    used = list(g.bishops.values()).count(religion)
    return g.box.supply[f"bishop_{religion}"] - used


# -- cities ----------------------------------------------------------------------------------


@rule("PAX1 B5.12 C1.9 GL.Emporium.2", "PAX2 B6.15 C1.3 GLO.Emporium.4 GLO.City.3 GLO.City.2")
def slots(g: Pax, empire: Empire) -> tuple[Slot, ...]:
    """The city places of an empire that can hold a token: a blocked emporium is none."""
    places = g.box.places[tuple(g.emporia.values())][empire]
    if empire == "papal_states" and venice_holds_two(g):
        return (*places, VENICE_SECOND)
    return places


@rule("PAX2 G4.6 G4.7")
def venice_holds_two(g: Pax) -> bool:
    """Condottieri: while its icon is catholic, an ability gives Venice a second place.

    1e R41; 2e R18.
    """
    icon = icon_of(g, VENICE)
    return FAITH[icon] == "catholic" and anyone_has(g, "venice_holds_two_while_catholic")


@rule("PAX1 GL.City.1 G4.2 GL.Levy.3", "PAX2 B6.3 G4.2 GLO.City.4 GLO.Levy.2 F4.8")
def icon_of(g: Pax, slot: Slot) -> Token:
    """The token that can be levied in a place, by the side of the map card that is up."""
    if slot == VENICE_SECOND:
        return "knight_catholic"
    land = g.box.lands[g.box.land_of[slot]]
    return land.icons[g.states[land.id]][slot]


def land_of(g: Pax, slot: Slot) -> Empire:
    return "papal_states" if slot == VENICE_SECOND else g.box.land_of[slot]


@rule("PAX1 GL.City.3 G4.4 GL.Saturation.4 E2b.11", "PAX2 G4.4 GLO.Saturation.4 GLO.City.1 G4.7")
def open_slots(g: Pax, empire: Empire) -> list[Slot]:
    """Empty places in the cities of an empire (1e R30)."""
    cities = g.cities
    return [slot for slot in slots(g, empire) if slot not in cities]


@rule("PAX1 GL.Saturation.1 G4.5 F4.4", "PAX2 GLO.Saturation.1 G4.5 F4.4 GLO.Saturation.3")
def saturated(g: Pax, empire: Empire) -> bool:
    cities = g.cities
    for slot in slots(g, empire):  # noqa: SIM110  (asked often, and a loop is the quickest)
        if slot not in cities:
            return False
    return True


@rule("PAX1 GL.RulingClass.1 GL.Knight.1", "PAX2 GLO.RulingClass.1")
def ruling_class(g: Pax, empire: Empire) -> list[tuple[Slot, Token]]:
    """All knights and rooks in the cities of an empire."""
    cities = g.cities
    return [(slot, cities[slot]) for slot in slots(g, empire) if slot in cities]


@rule("PAX2 G4.6 GLO.City.1 GLO.City.5")
def fits(g: Pax, token: Token, slot: Slot) -> bool:
    """Any knight or rook fits any city; only the second place of Venice may be particular."""
    if slot != VENICE_SECOND or not g.box.edition.second_place_of_venice_is_catholic:
        return True
    return FAITH[token] == "catholic"


def room_for(g: Pax, token: Token, empire: Empire) -> list[Slot]:
    """The empty city places of an empire that a knight or rook can go to."""
    return [slot for slot in open_slots(g, empire) if fits(g, token, slot)]


@rule("PAX1 GL.Levy.1 GL.Levy.2 G4.1", "PAX2 GLO.Levy.1 GLO.Levy.2 G4.1 GLO.TokenManagement.2")
def levy_slots(g: Pax, empire: Empire) -> list[Slot]:
    """Open places for a levy; the token must be in the reserve or, if that will do, on the table.

    1e R29.
    """
    places = open_slots(g, empire)
    if g.box.edition.scarce_levies:
        return places
    return [slot for slot in places if reserve(g, icon_of(g, slot)) > 0]


# -- borders ---------------------------------------------------------------------------------


@rule(
    "PAX1 GL.Border.3 GL.Border.4 GL.Saturation.2 GL.Concession.1",
    "PAX2 GLO.Border.4 GLO.Saturation.2 GLO.Concession.1",
)
def empty_border(g: Pax, border: Border) -> bool:
    return border not in g.concessions and border not in g.pirates


def empty_borders(g: Pax, empire: Empire, *, sea: bool = False) -> list[Border]:
    land = g.box.lands[empire]
    borders = land.sea_borders if sea else land.borders
    return [border for border in borders if empty_border(g, border)]


@rule("PAX1 E2b.18", "PAX2 F6.6 GLO.Concession.3")
def concessions_at(g: Pax, empire: Empire, seat: Seat) -> int:
    """How many concessions a player has on the borders of an empire, by sea and by land."""
    concessions = g.concessions
    return [concessions.get(border) for border in g.box.lands[empire].borders].count(seat)


@rule("PAX2 GLO.Pirate.9")
def safe_from_pirates(g: Pax, border: Border) -> bool:
    """Whether an ability protects the concession on a border from pirates."""
    owner = g.concessions.get(border)
    return owner is not None and ability_count(g, owner, "own_concessions_immune_to_pirates") > 0


# -- repression ------------------------------------------------------------------------------


@rule(
    "PAX1 GL.Repress.1 GL.Repress.2 GL.RepressedTokens.1 GL.Serf.1 F5.3",
    "PAX2 GLO.Repress.1 GLO.RepressedToken.1 F5.2 GLO.Serf.1",
)
def put_under(g: Pax, token: Token, empire: Empire) -> None:
    """A token off the map lies on its empire card, or is gone if that is in the stack."""
    if g.box.edition.thrones_keep_tokens or in_play(g, empire):
        g.repressed.setdefault(empire, []).append(token)


def repress_city(g: Pax, slot: Slot) -> None:
    """The token in a city place becomes a repressed one of that empire."""
    put_under(g, g.cities.pop(slot), land_of(g, slot))


@rule("PAX1 GL.Repress.7 GL.Pawn.1 GL.Serf.1", "PAX2 GLO.Repress.6 GLO.Pawn.1 GLO.Serf.1")
def repress_concession(g: Pax, border: Border, empire: Empire) -> None:
    """A concession becomes a serf of the empire where the acting card is located."""
    put_under(g, PAWNS[g.concessions.pop(border)], empire)


def take_repressed(g: Pax, empire: Empire, token: Token) -> None:
    """One repressed token leaves its empire card."""
    held = g.repressed[empire]
    held.remove(token)
    if not held:
        del g.repressed[empire]
