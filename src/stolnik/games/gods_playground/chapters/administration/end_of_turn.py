"""9.3 Phase 16: end of turn."""

from __future__ import annotations

from stolnik.rulebook import rule

from ...box.components import ENEMIES, HABSBURGS, OTTOMANS, PROVINCES, UNITS, Province
from ...events import EnemyDispersed, GarrisonLeft, TokensTakenBack
from ...state import NOBODY, GodsPlayground
from ..pieces import occupier, players_cubes


@rule("BOZ 9.3.9 9.3.10")
def end_turn(g: GodsPlayground) -> None:
    """Everything is put away that does not last; cubes and markers in provinces stay."""
    clear_fields(g)
    clear_sejm(g)
    for province in range(len(PROVINCES)):
        disband(g, province)
        disperse(g, province)
        g.provinces[province].invaded = False
    disband_crown_army(g)
    end_treaty(g)
    take_tokens_back(g)
    g.city_built = False
    g.vienna_invaded = False
    g.bids = []
    g.rolled = []
    g.battle = None
    for player in g.players:
        player.placed = []


@rule("BOZ 9.3.1 9.3.3")
def clear_fields(g: GodsPlayground) -> None:
    """Players' cubes return to their pools, king's cubes to the coat of arms (R23), enemies leave.

    Cossacks return to their field from wherever they are (R22).
    """
    for enemy, field in enumerate(g.fields):
        for seat, cubes in enumerate(field.raiders):
            g.players[seat].cubes += cubes
            field.raiders[seat] = 0
        g.king_cubes += field.king
        g.supply[enemy] += field.cubes
        g.cossacks += field.cossacks
        g.markers += field.markers
        field.king = field.cubes = field.cossacks = field.markers = 0
    leave_garrison(g)


@rule("BOZ-9.3.4")
def leave_garrison(g: GodsPlayground) -> None:
    """At the end of turn 3 up to two orange cubes stay in field V."""
    field = g.fields[HABSBURGS]
    most = g.box.figures.printed_cubes if g.box.turns[g.turn].garrison else 0
    g.garrison = min(field.ottomans, most)
    g.supply[OTTOMANS] += field.ottomans - g.garrison
    field.ottomans = g.garrison
    if g.garrison:
        g.tell(GarrisonLeft(g.garrison))


@rule("BOZ-9.3.2")
def clear_sejm(g: GodsPlayground) -> None:
    """All discs in the Sejm return to their owners."""
    for here in g.provinces:
        if here.seat != NOBODY:
            g.players[here.seat].discs += 1
            here.seat = NOBODY


@rule("BOZ 7.3.14 9.3.5")
def disband(g: GodsPlayground, province: Province) -> None:
    """All army tokens leave the provinces; none is there in the next turn."""
    here = g.provinces[province]
    for seat, army in enumerate(here.armies):
        for kind in range(len(UNITS)):
            g.players[seat].army[kind] += army[kind]
            army[kind] = 0
    g.cossacks += here.cossacks
    here.cossacks = 0


@rule("BOZ-9.3.6")
def disband_crown_army(g: GodsPlayground) -> None:
    """The Crown Army returns to the coat of arms."""
    for kind in range(len(UNITS)):
        g.coat_of_arms[kind] += g.crown[kind]
        g.crown[kind] = 0


@rule("BOZ 7.2.3.14 9.3.7")
def end_treaty(g: GodsPlayground) -> None:
    """A treaty does not outlast the turn."""
    g.treaty = NOBODY
    g.broken_by = 0
    g.treaty_made = False


@rule("BOZ-9.3.8")
def disperse(g: GodsPlayground, province: Province) -> None:
    """Enemy cubes are reduced until they do not outnumber the players' cubes there."""
    here = g.provinces[province]
    enemy = occupier(here)
    if enemy is None:
        return
    leaving = here.enemies[enemy] - players_cubes(here)
    if leaving > 0:
        here.enemies[enemy] -= leaving
        g.supply[enemy] += leaving
        g.tell(EnemyDispersed(PROVINCES[province], ENEMIES[enemy], leaving, g.turn))


@rule("BOZ 5.2.5 9.3.11")
def take_tokens_back(g: GodsPlayground) -> None:
    """At the end of turn 2 everybody takes all twelve influence tokens back."""
    if g.box.turns[g.turn].tokens_back:
        for player in g.players:
            player.tokens = list(g.box.tokens)
        g.tell(TokensTakenBack(g.turn))
