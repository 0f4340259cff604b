"""The sequence of play: the starting Recruits, then seven Rounds of seven steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stolnik.engine.flow import CHECKPOINT, Flow, Seat, choose
from stolnik.engine.ledger import rule
from stolnik.games.paladins import scoring
from stolnik.games.paladins.actions import menu, perform
from stolnik.games.paladins.events import GameScored, RoundBegan
from stolnik.games.paladins.favours import reveal_kings_cards
from stolnik.games.paladins.left_actions.recruit import starting_recruit
from stolnik.games.paladins.paladins import choose_paladins, draw_paladins, reveal_paladin
from stolnik.games.paladins.refresh import refresh, slide_townsfolk
from stolnik.games.paladins.state import (
    ACTIONS_STEP,
    CHOOSE_PALADINS,
    OVER,
    STARTING_RECRUITS,
    TAVERN_DRAFT,
    Paladins,
    holder,
    seats,
)
from stolnik.games.paladins.tavern import reveal_taverns, take_tavern
from stolnik.games.paladins.virtual_player import rounds as virtual_rounds
from stolnik.games.paladins.virtual_player.turn import virtual_turn


@rule("PAL-RND.1", "PAL-RND.3", "PAL-AIM.2")
def play(g: Paladins) -> Flow[None]:
    """From wherever the table stands to the end of the seventh Round."""
    while g.step != OVER:
        yield CHECKPOINT
        yield from STEPS[g.step](g)


@rule("PAL-SET.22", "PAL-SET.23", "PAL-SET.26")
def starting_recruits(g: Paladins) -> Flow[None]:
    """Counter-clockwise to the First Player, who comes last; then the track is refilled."""
    yield from starting_recruit(g, g.active)
    if g.active == g.first:
        slide_townsfolk(g)
        begin_round(g)
    else:
        g.active = (g.active - 1) % len(g.players)


@rule("PAL-RND.3", "PAL-RND.4", "PAL-SRND.1", "PAL-SRND.2")
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


@rule("PAL-RND.14", "PAL-RND.15", "PAL-RND.18", "PAL-SRND.4")
def tavern_draft(g: Paladins) -> Flow[None]:
    """Step 5, one player: reveal the Paladin, then choose a Tavern card."""
    yield from reveal_paladin(g, g.active)
    yield from take_tavern(g, g.active)
    if g.virtual is not None:
        yield from virtual_rounds.left_tavern(g)
    g.active = (g.active + 1) % len(g.players)
    if g.active == g.first:
        g.step = ACTIONS_STEP


@rule(
    "PAL-RND.19",
    "PAL-RND.20",
    "PAL-ACT.1",
    "PAL-PAS.5",
    "PAL-SSCH.1",
    "PAL-SSCH.4",
    "PAL-SSCH.5",
)
def turn(g: Paladins) -> Flow[None]:
    """Step 6, one turn: a single action, or pass."""
    seat = g.active
    if seat == len(g.players):
        yield from virtual_turn(g)
    else:
        move = yield from choose(seat, "action", menu(g, seat))
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


@rule("PAL-PAS.7", "PAL-END.1", "PAL-RND.1")
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
