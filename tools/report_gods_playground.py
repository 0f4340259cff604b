"""How God's Playground goes among greedy bots: who wins, with what, and what they do.

    python -m tools.report_gods_playground 200               so many games of three
    python -m tools.report_gods_playground 200 --players 4

Win rates by seat and by family, mean scores by source, bids for the mace by turn and by action
taken afterwards, special actions by turn.  A data folder of one's own (``--data``) shows what
other values on the board would do.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from statistics import mean
from typing import Any, Final

from stolnik.bots import make
from stolnik.engine.match import Match
from stolnik.engine.registry import load
from stolnik.games.gods_playground.box.components import FAMILIES
from stolnik.games.gods_playground.state import SOURCES

GAME: Final = "gods_playground"
ACTIONS: Final = "special_action"


def play(players: int, data: Path | None, seed: int) -> dict[str, Any]:
    """One game: the result, the bids and the special actions."""
    match = Match.start(load(GAME), players=players, seed=f"report/{seed}", data=data)
    bots = [make("greedy", f"report/{seed}/{seat}") for seat in range(players)]
    bids: list[tuple[int, int, bool]] = []
    actions: list[tuple[int, str]] = []
    while not match.over:
        ask = match.pending[0]
        move = bots[ask.seat].choose(match.at(ask.seat))
        turn = match.state.turn
        match.submit(ask.seat, move)
        if ask.topic == "bid":
            bids.append((turn, int(move[1]), match.state.hetman == ask.seat))
        elif ask.topic == ACTIONS:
            actions.append((turn, str(move[0])))
    g = match.state
    winner = next(standing.seat for standing in match.standings if standing.place == 1)
    return {
        "winner": winner,
        "family": FAMILIES[g.players[winner].family],
        "families": [FAMILIES[player.family] for player in g.players],
        "scores": [player.prestige for player in g.players],
        "points": [player.points for player in g.players],
        "bids": bids,
        "actions": actions,
    }


def report(games: list[dict[str, Any]], players: int) -> dict[str, Any]:
    """All games together."""
    count = len(games)
    scores = [score for game in games for score in game["scores"]]
    points = [source for game in games for source in game["points"]]
    took_part = Counter(family for game in games for family in game["families"])
    won = Counter(game["family"] for game in games)
    bids = [bid for game in games for bid in game["bids"]]
    actions = Counter(tuple(action) for game in games for action in game["actions"])
    return {
        "games": count,
        "seat_wins": [
            round(sum(game["winner"] == seat for game in games) / count, 3)
            for seat in range(players)
        ],
        "family_wins": {
            family: round(won[family] / took_part[family], 3)
            for family in FAMILIES
            if took_part[family]
        },
        "mean_score": round(mean(scores), 1),
        "scores": {"least": min(scores), "most": max(scores)},
        "winners_mean": round(mean(max(game["scores"]) for game in games), 1),
        "points": {
            source: round(mean(part[place] for part in points), 1)
            for place, source in enumerate(SOURCES)
        },
        "bids": {
            turn: {
                "rounds": len(made),
                "mean": round(mean(made), 2),
                "most": max(made),
                "each": dict(sorted(Counter(made).items())),
            }
            for turn in (1, 2, 3, 4)
            if (made := [zlotys for at, zlotys, _ in bids if at == turn])
        },
        "actions": {
            turn: {
                verb: round(actions[turn, verb] / (count * players), 2)
                for verb in sorted({verb for at, verb in actions if at == turn})
            }
            for turn in (1, 2, 3, 4)
        },
    }


def main() -> None:
    raw = argparse.RawTextHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=raw)
    parser.add_argument("games", type=int, nargs="?", default=100)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--data", type=Path)
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.workers) as pool:
        one = partial(play, asked.players, asked.data)
        games = list(pool.map(one, range(asked.games), chunksize=4))
    print(json.dumps(report(games, asked.players), indent=1, ensure_ascii=False))


if __name__ == "__main__":
    main()
