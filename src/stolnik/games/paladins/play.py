"""The sequence of play: the starting Recruits, then seven Rounds of seven steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stolnik.engine.flow import CHECKPOINT, Flow, Seat, choose
from stolnik.rulebook import rule

from .chapters import scoring
from .chapters.actions import ACTION, menu, perform
from .chapters.left_actions.recruit import starting_recruit
from .chapters.rounds.kings_cards import reveal_kings_cards
from .chapters.rounds.paladin_cards import choose_paladins, draw_paladins, reveal_paladin
from .chapters.rounds.refresh import refresh, slide_townsfolk
from .chapters.rounds.tavern import reveal_taverns, take_tavern
from .chapters.virtual_player import rounds as virtual_rounds
from .chapters.virtual_player.turn import virtual_turn
from .events import GameScored, RoundBegan
from .state import (
    ACTIONS_STEP,
    CHOOSE_PALADINS,
    OVER,
    STARTING_RECRUITS,
    TAVERN_DRAFT,
    Paladins,
    holder,
    seats,
)


@rule("PAL RND.1 RND.3 AIM.2")
def play(g: Paladins) -> Flow[None]:
    """From wherever the table stands to the end of the seventh Round."""
    while g.step != OVER:
        yield CHECKPOINT
        yield from STEPS[g.step](g)


@rule("PAL SET.22 SET.23 SET.26")
def starting_recruits(g: Paladins) -> Flow[None]:
    """Counter-clockwise to the First Player, who comes last; then the track is refilled."""
    yield from starting_recruit(g, g.active)
    if g.active == g.first:
        slide_townsfolk(g)
        begin_round(g)
    else:
        g.active = (g.active - 1) % len(g.players)


@rule("PAL RND.3 RND.4 SRND.1 SRND.2")
def begin_round(g: Paladins) -> None:
    """Steps 1 to 3: the marker moves on, King's cards and Tavern cards are revealed."""
    g.round += 1
    if g.round > 1:
        g.first = (g.first + 1) % len(g.players)
    g.tell(RoundBegan(g.round, g.first))
    reveal_kings_cards(g)
    if g.virtual is not None:
        virtual_rounds.begin_round(g)
    reveal_taverns(g)
    draw_paladins(g)
    g.step = CHOOSE_PALADINS


def paladin_choice(g: Paladins) -> Flow[None]:
    """Step 4: everybody chooses a Paladin in secret."""
    yield from choose_paladins(g)
    g.step = TAVERN_DRAFT
    g.active = g.first


@rule("PAL RND.14 RND.15 RND.18 SRND.4")
def tavern_draft(g: Paladins) -> Flow[None]:
    """Step 5, one player: reveal the Paladin, then choose a Tavern card."""
    yield from reveal_paladin(g, g.active)
    yield from take_tavern(g, g.active)
    if g.virtual is not None:
        yield from virtual_rounds.left_tavern(g)
    g.active = (g.active + 1) % len(g.players)
    if g.active == g.first:
        g.step = ACTIONS_STEP


@rule("PAL RND.19 RND.20 ACT.1 PAS.5 SSCH.1 SSCH.4 SSCH.5")
def turn(g: Paladins) -> Flow[None]:
    """Step 6, one turn: a single action, or pass."""
    seat = g.active
    if seat == len(g.players):
        yield from virtual_turn(g)
    else:
        move = yield from choose(seat, ACTION, menu(g, seat))
        yield from perform(g, seat, move)
    following = next_to_act(g)
    if following is None:
        end_of_round(g)
    else:
        g.active = following


def next_to_act(g: Paladins) -> Seat | None:
    """The next seat clockwise that has not passed; perhaps the same one again."""
    around = len(seats(g))
    for step in range(1, around + 1):
        seat = (g.active + step) % around
        if not holder(g, seat).passed:
            return seat
    return None


@rule("PAL PAS.7 END.1 RND.1")
def end_of_round(g: Paladins) -> None:
    """Step 7: the refresh; after the last Round the game ends and is scored."""
    refresh(g)
    if g.round < g.box.figures.rounds:
        begin_round(g)
        return
    g.step = OVER
    for seat in seats(g):
        g.tell(GameScored(seat, scoring.score(g, seat).total))


STEPS: Final[Mapping[str, Callable[[Paladins], Flow[None]]]] = {
    STARTING_RECRUITS: starting_recruits,
    CHOOSE_PALADINS: paladin_choice,
    TAVERN_DRAFT: tavern_draft,
    ACTIONS_STEP: turn,
}
