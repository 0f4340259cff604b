"""The sequence of play: the set-up, then four turns of sixteen phases in five stages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stolnik.engine.flow import CHECKPOINT, Flow
from stolnik.rulebook import rule

from .box.components import TURNS
from .chapters.administration.end_of_turn import end_turn
from .chapters.administration.plunder import plunder
from .chapters.administration.prestige import score_turn
from .chapters.cycles import begin_phase, next_in_cycle
from .chapters.estate_management.clientele import call_clients, lay_out_tokens
from .chapters.estate_management.income import income
from .chapters.first_estates import choose_family, place_first_estate
from .chapters.magnate_actions.new_estates import new_estate
from .chapters.magnate_actions.private_armies import recruit, unpaid_cossacks
from .chapters.magnate_actions.special_actions import next_action, special_action
from .chapters.politics.crown_army import raise_crown_army
from .chapters.politics.events import events
from .chapters.politics.mace import bidding, compare_court_tokens
from .chapters.politics.sejm import elections
from .chapters.victory import final_scoring
from .chapters.wars.campaigns import campaign
from .chapters.wars.expansion import expansions
from .chapters.wars.invasions import invasions
from .chapters.wars.relief import relief
from .events import TurnBegan
from .state import (
    CAMPAIGNS,
    CLIENTELE,
    CROWN_ARMY,
    END_OF_TURN,
    EVENTS,
    EXPANSION,
    FAMILIES_PHASE,
    INCOME,
    INVASIONS,
    MACE,
    NEW_ESTATES,
    OVER,
    PLUNDER,
    PRESTIGE,
    PRIVATE_ARMIES,
    RELIEF,
    SEJM,
    SETUP_PHASE,
    SPECIAL_ACTIONS,
    GodsPlayground,
)


@rule("BOZ 1.3 4.2 10.0.1")
def play(g: GodsPlayground) -> Flow[None]:
    """From wherever the table stands to the end of the fourth turn."""
    while g.phase != OVER:
        yield CHECKPOINT
        yield from PHASES[g.phase](g)


def first_estates(g: GodsPlayground) -> Flow[None]:
    """The players place their first estates; then the game begins."""
    placed_all = yield from place_first_estate(g)
    if placed_all:
        begin_turn(g)


@rule("BOZ 3.13 3.14 4.1 4.3")
def begin_turn(g: GodsPlayground) -> None:
    """Stage I begins: income, and then the clientele is called."""
    g.turn += 1
    g.tell(TurnBegan(g.turn))
    begin_phase(g, INCOME)
    income(g)
    begin_phase(g, CLIENTELE)


@rule("BOZ-4.3")
def clientele(g: GodsPlayground) -> Flow[None]:
    """Phase 2: tokens are laid out in secret, and then become cubes."""
    if not g.players[0].placed:
        yield from lay_out_tokens(g)
        return
    yield from call_clients(g)
    begin_phase(g, MACE)
    compare_court_tokens(g)


@rule("BOZ-4.4")
def mace(g: GodsPlayground) -> Flow[None]:
    """Phase 3: who ties bids; then phases 4 to 6 run by themselves."""
    if g.bidders:
        yield from bidding(g)
        return
    begin_phase(g, CROWN_ARMY)
    raise_crown_army(g)
    begin_phase(g, EVENTS)
    events(g)
    begin_phase(g, SEJM)
    elections(g)
    begin_phase(g, NEW_ESTATES)


@rule("BOZ-4.5")
def new_estates(g: GodsPlayground) -> Flow[None]:
    """Phase 7, one player: build or pass."""
    yield from new_estate(g, g.active)
    if not next_in_cycle(g):
        begin_phase(g, SPECIAL_ACTIONS)


@rule("BOZ-4.5")
def special_actions(g: GodsPlayground) -> Flow[None]:
    """Phase 8, one player: one special action, or none."""
    yield from special_action(g, g.active)
    if not next_action(g):
        begin_phase(g, PRIVATE_ARMIES)


@rule("BOZ-4.5")
def private_armies(g: GodsPlayground) -> Flow[None]:
    """Phase 9, one player: recruit in one province, or pass."""
    yield from recruit(g, g.active)
    if not next_in_cycle(g):
        unpaid_cossacks(g)
        begin_phase(g, CAMPAIGNS)


@rule("BOZ-4.6")
def campaigns(g: GodsPlayground) -> Flow[None]:
    """Phase 10, one player: one campaign, or pass; then the invasions of phase 11."""
    yield from campaign(g, g.active)
    if not next_in_cycle(g):
        begin_phase(g, INVASIONS)
        invasions(g)
        begin_phase(g, RELIEF)


@rule("BOZ 4.6 4.7")
def reliefs(g: GodsPlayground) -> Flow[None]:
    """Phase 12, one player: one attack of the Crown Army, or pass; then the turn runs out."""
    yield from relief(g, g.active)
    if next_in_cycle(g):
        return
    begin_phase(g, EXPANSION)
    expansions(g)
    begin_phase(g, PLUNDER)
    plunder(g)
    begin_phase(g, PRESTIGE)
    score_turn(g)
    begin_phase(g, END_OF_TURN)
    end_turn(g)
    next_turn(g)


@rule("BOZ 9.3.12 10.0.1")
def next_turn(g: GodsPlayground) -> None:
    """The turn pawn moves on; after the fourth turn estates score, and the game is over."""
    if g.turn < TURNS[-1]:
        begin_turn(g)
        return
    final_scoring(g)
    g.phase = OVER


PHASES: Final[Mapping[int, Callable[[GodsPlayground], Flow[None]]]] = {
    FAMILIES_PHASE: choose_family,
    SETUP_PHASE: first_estates,
    CLIENTELE: clientele,
    MACE: mace,
    NEW_ESTATES: new_estates,
    SPECIAL_ACTIONS: special_actions,
    PRIVATE_ARMIES: private_armies,
    CAMPAIGNS: campaigns,
    RELIEF: reliefs,
}
"""Where a player may have to decide; all other phases run by themselves."""
