"""8.3 Phase 12: Crown Army relief."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import PASS, Ask, Flow, Move, Seat, Topic, choose
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import HABSBURGS, OTTOMANS, PROVINCES, Province
from ...events import ReliefSent, ViennaCleared, ViennaRelieved
from ...state import GodsPlayground
from ..cycles import drop_out
from ..pieces import occupier, remove_enemy, sejm_discs, spend_sejm_disc
from .combat import crown_attack, open_battle

RELIEF_MOVES: Final[tuple[Move, ...]] = tuple(("relieve", province) for province in PROVINCES)
VIENNA: Final[Move] = ("relieve_vienna",)


@rule("BOZ 8.3.0.2 8.3.0.3 8.3.0.16")
def is_free(g: GodsPlayground, seat: Seat) -> bool:
    """The Hetman's attack of the first cycle costs no disc."""
    return seat == g.hetman and g.step == 1


def refuse_relief(g: GodsPlayground, seat: Seat) -> Refusal | None:
    """The Crown Army must have units left (R50), and all but the free attack cost a disc."""
    if not any(g.crown):
        return Refusal("BOZ-8.3.0.13", figures="no_crown")
    if not is_free(g, seat) and not sejm_discs(g, seat):
        return Refusal("BOZ-8.3.0.8", figures="sejm_discs", about={"have": 0})
    return None


@rule("BOZ 8.3.0.10 8.3.0.15")
def refuse_province(g: GodsPlayground, province: Province) -> Refusal | None:
    """Only enemy cubes can be attacked, old or new (R34), never markers."""
    here = g.provinces[province]
    if occupier(here) is not None:
        return None
    if here.markers:
        return Refusal("BOZ-8.3.0.15", figures="markers_only", about={"n": here.markers})
    return Refusal("BOZ-8.3.0.1", figures="no_enemies")


def refuse_vienna(g: GodsPlayground) -> Refusal | None:
    """In turn 3 only, and only if orange cubes are in field V."""
    ottomans = g.fields[HABSBURGS].ottomans
    if not g.box.turns[g.turn].relief_of_vienna or not ottomans:
        about = {"turn": g.turn, "n": ottomans}
        return Refusal("BOZ-8.3.1.1", figures="vienna", about=about)
    return None


def refuse_relief_answer(g: GodsPlayground, ask: Ask, move: Move) -> Refusal | None:
    """First the Crown Army and its price, then what it would attack."""
    if move == VIENNA:
        return refuse_relief(g, ask.seat) or refuse_vienna(g)
    match move:
        case ("relieve", str(province)):
            return refuse_relief(g, ask.seat) or refuse_province(g, PROVINCES.index(province))
    return None


RELIEF_TOPIC: Final = Topic(
    "relief",
    verbs=("relieve", "relieve_vienna", "pass"),
    refuse=refuse_relief_answer,
    set_by=("BOZ-8.3.0.1",),
)


@rule("BOZ 8.3.0.1 8.3.0.8 8.3.0.9 8.3.0.13 8.3.1.1 8.3.1.2")
def relief(g: GodsPlayground, seat: Seat) -> Flow[None]:
    """Send the Crown Army against enemy cubes in a province, or before Vienna; or pass."""
    options: dict[Move, Province | None] = {}
    if not refuse_relief(g, seat):
        for threatened, move in enumerate(RELIEF_MOVES):
            if not refuse_province(g, threatened):
                options[move] = threatened
        if not refuse_vienna(g):
            options[VIENNA] = None
    free = is_free(g, seat)
    options[PASS] = None
    move = yield from choose(seat, RELIEF_TOPIC, options, free=int(free))
    if move == PASS:
        drop_out(g, seat)
        return
    if not free:
        spend_sejm_disc(g, seat)
    province = options[move]
    if province is None:
        g.tell(ViennaRelieved(seat, free))
        relieve_vienna(g, seat)
    else:
        g.tell(ReliefSent(seat, PROVINCES[province], free))
        relieve(g, seat, province)


@rule("BOZ 8.3.0.5 8.3.0.11 8.3.0.12")
def relieve(g: GodsPlayground, seat: Seat, province: Province) -> None:
    """The Crown Army attacks alone; each hit removes an enemy cube, and surplus hits are lost."""
    open_battle(g, "relief", province)
    hits = crown_attack(g, seat)
    here = g.provinces[province]
    enemy = occupier(here)
    if enemy is not None:
        remove_enemy(g, province, enemy, min(hits, here.enemies[enemy]))


@rule("BOZ 8.2.4.5 8.3.1.1")
def relieve_vienna(g: GodsPlayground, seat: Seat) -> None:
    """Each hit removes an orange cube from field V."""
    open_battle(g, "relief", HABSBURGS, vienna=True)
    field = g.fields[HABSBURGS]
    removed = min(crown_attack(g, seat), field.ottomans)
    field.ottomans -= removed
    g.supply[OTTOMANS] += removed
    g.tell(ViennaCleared(removed))
