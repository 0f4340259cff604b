"""Find games of The Price of Power that together ask about as many topics as can be.

    python -m tools.make_topics                 300 games, then the few of them that are needed
    python -m tools.make_topics 100             fewer games: sooner, and fewer topics

``tests/web/topics.json`` says for each topic in which game it is asked, and in how many of a
hundred games.  A game is known by its seed alone: the same rules play it again.  The tests of the
page go on from where it is asked and answer there.  Do this anew after a change of the rules.
"""

from __future__ import annotations

import json
import math
import random
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

from stolnik.engine.flow import Ask, Move, Seat
from stolnik.engine.game import OptionValue
from stolnik.engine.match import Match
from stolnik.engine.registry import load

GAME: Final = "price_of_power"
INDEX: Final = Path(__file__).parent.parent / "tests" / "web" / "topics.json"
LONGEST: Final = 3000
"""Moves after which a game is left."""
DEAREST: Final = 2500
"""Moves that one more topic may cost."""

LINE_UPS: Final[Sequence[tuple[int, dict[str, OptionValue]]]] = (
    (3, {}),
    (3, {"line_up": "eastern"}),
    (3, {"line_up": "northern"}),
    (4, {}),
    (4, {"line_up": "eastern"}),
    (5, {}),
    (6, {}),
    (6, {"muscovy": True}),
)
VARIANTS: Final[Sequence[dict[str, OptionValue]]] = (
    {},
    {"religious_rebels": True},
    {"power_struggles": True},
    {"helping_hand": True, "continuous_battle": True},
    {"four_open_events": True},
    {"mixed_events": True},
)

WAR: Final = {
    **dict.fromkeys(("declare_war", "declare", "attack", "call", "answer_call", "permit"), 25),
    **dict.fromkeys(("siege", "besiege", "occupy", "fight", "march", "move_army"), 60),
    **dict.fromkeys(("recruit", "muster", "raise_unit", "activate_land", "ship_over"), 20),
    **dict.fromkeys(("activate_naval", "shipyard", "form_army", "take_in", "appoint"), 8),
    **dict.fromkeys(("settle", "negotiate", "term"), 20),
    **dict.fromkeys(("surrender", "retreat", "leave_behind"), 1),
}
TIES: Final = {
    **dict.fromkeys(("influence", "place", "forge_alliance", "diplomacy", "propose"), 20),
    **dict.fromkeys(("accept", "offer_alliance", "offer_marriage", "play", "research"), 20),
    **dict.fromkeys(("fabricate_claims", "claim", "increase_stability", "event"), 8),
    **dict.fromkeys(("use", "colonize", "explore", "convert", "call_crusade"), 20),
}
IDLE: Final = dict.fromkeys(
    ("cut_ties", "loan", "command", "dismiss", "dismiss_general", "stand_down", "pass", "drop"), 0.4
)
HUMOURS: Final[Sequence[Mapping[str, float]]] = (
    {**IDLE, **WAR},
    {**IDLE, **TIES},
    {**TIES, **WAR, **IDLE},
    {},
)
"""How much likelier than another move a player takes one; the last plays without a plan."""


class Asked(NamedTuple):
    """Where a topic came up first."""

    number: int
    seat: Seat


class Found(NamedTuple):
    """A game, and what it asked."""

    seed: int
    first: dict[str, Asked]


class Player:
    """Plays at random, with a liking for some verbs that is drawn once for the whole game."""

    def __init__(self, seed: int) -> None:
        self._dice = random.Random(seed)
        self._humour = HUMOURS[seed % len(HUMOURS)]
        self._liking: dict[str, float] = {}

    def game(self, seed: int) -> Match:
        players, line_up = self._dice.choice(LINE_UPS)
        options = {**line_up, **self._dice.choice(VARIANTS)}
        return Match.start(
            load(GAME),
            players=players,
            seed=f"topics {seed}",
            data=None,
            nonces=(),
            listen=False,
            **options,
        )

    def choose(self, ask: Ask) -> Move:
        verbs = [str(move[0]) for move in ask.options]
        for verb in verbs:
            if verb not in self._liking:
                self._liking[verb] = self._humour.get(verb, 2) * math.exp(self._dice.gauss(0, 1))
        return self._dice.choices(ask.options, [self._liking[verb] for verb in verbs])[0]


def play(seed: int, wanted: frozenset[str] = frozenset()) -> tuple[Match, Found]:
    """One game, as far as it is looked at: to where all that is wanted was asked."""
    player = Player(seed)
    match = player.game(seed)
    first: dict[str, Asked] = {}
    while not match.over:
        ask = match.pending[0]
        first.setdefault(str(ask.topic), Asked(len(match.moves), ask.seat))
        if len(match.moves) >= LONGEST or (wanted and wanted <= first.keys()):
            break
        match.submit(ask.seat, player.choose(ask))
    return match, Found(seed, first)


def look(seed: int) -> Found:
    return play(seed)[1]


def needed(games: Sequence[Found]) -> dict[str, Found]:
    """For each topic the game that is kept for it: always the one that costs the fewest moves."""
    cut: dict[int, int] = {}
    kept: dict[str, Found] = {}
    left = {topic for game in games for topic in game.first}
    while left:
        best: tuple[float, Found, int] | None = None
        for game in games:
            have = cut.get(game.seed, 0)
            won = sorted(asked.number for topic, asked in game.first.items() if topic in left)
            for n, number in enumerate(won, 1):
                rate = n / (max(0, number - have) + (0 if have else 60) + 1)
                if best is None or rate > best[0]:
                    best = (rate, game, number)
        assert best is not None
        rate, game, number = best
        if rate * DEAREST < 1:
            break
        cut[game.seed] = max(cut.get(game.seed, 0), number)
        for topic in [topic for topic in left if topic in game.first]:
            if game.first[topic].number <= cut[game.seed]:
                kept[topic] = game
                left.remove(topic)
    return kept


def share(topic: str, games: Sequence[Found]) -> int:
    """In how many of a hundred games it is asked."""
    return round(100 * sum(topic in game.first for game in games) / len(games))


def main(games: int) -> None:
    """Look at so many games, and keep what is needed of them."""
    found = []
    with ProcessPoolExecutor() as pool:
        for one in pool.map(look, range(games)):
            found.append(one)
            topics = {topic for game in found for topic in game.first}
            print(f"\r{len(found)} games, {len(topics)} topics", end="", flush=True)
    kept = needed(found)
    rows = (
        f" {json.dumps(topic)}: {json.dumps([kept[topic].seed, share(topic, found)])}"
        for topic in sorted(kept)
    )
    INDEX.write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")
    seeds = {game.seed for game in kept.values()}
    print(f"\n{len(kept)} topics in {len(seeds)} games")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 300)
