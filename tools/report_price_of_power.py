"""How The Price of Power goes: who wins, what is completed, how Wars begin and end.

    python -m tools.report_price_of_power 300                        greedy bots, one Age
    python -m tools.report_price_of_power 200 --bot warlike          what War and peace bring
    python -m tools.report_price_of_power 50 --length grand_campaign --players 6
    python -m tools.report_price_of_power 100 --against random       one greedy bot, three others

Win rates and mean Prestige by Realm and by seat, where the Prestige came from, how often each
Mission and Milestone was completed, Peace Terms, causes of Battles and of the end of Alliances,
questions by topic and by number of options.  A data folder of one's own (``--data``) shows what
other values would do; with ``--keep FILE`` every game is written down as it ends, and one that
is there already is not played again.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from statistics import mean
from types import FrameType
from typing import Any, Final

from stolnik.bots import make
from stolnik.engine.chair import Chair
from stolnik.engine.flow import Ask, Move, Seat
from stolnik.engine.match import Match
from stolnik.engine.registry import load
from stolnik.engine.state import Event
from stolnik.games.price_of_power.box.components import MIL, PlaceNo
from stolnik.games.price_of_power.chapters.board.adjacency import areas_next_to, in_set
from stolnik.games.price_of_power.chapters.board.hostility import enemies
from stolnik.games.price_of_power.chapters.board.ownership import (
    npr_places,
    owned,
    owner,
    realm_at_table,
)
from stolnik.games.price_of_power.chapters.religion.faiths import state_religion
from stolnik.games.price_of_power.events.government import MissionScored
from stolnik.games.price_of_power.events.phases import FinalScore, PrestigeChanged
from stolnik.games.price_of_power.events.prestige import MilestoneReached
from stolnik.games.price_of_power.state import NPR, REBELS, Europe, Realm

GAME: Final = "price_of_power"
TERMS: Final = {
    "full_annexation": 40,
    "secure_desired_succession": 60,
    "force_conversion": 60,
    "vassalization": 20,
    "humiliation": 10,
    "keep_current_board_state": 4,
}
"""The rarer a Peace Term, the likelier one who looks for War takes it."""
AT_WAR: Final = {
    **dict.fromkeys(("siege", "besiege"), 400),
    **dict.fromkeys(("activate_land", "settle", "done"), 150),
    **dict.fromkeys(("raise_unit", "accept", "negotiate", "call"), 20),
    **dict.fromkeys(("fight", "agree", "propose_peace"), 8),
    **dict.fromkeys(("declare_war", "suppress", "research", "event"), 0.5),
}
AT_PEACE: Final = {
    **dict.fromkeys(("raise_unit", "done", "accept"), 20),
    **dict.fromkeys(("influence", "forge_alliance", "event"), 6),
    **dict.fromkeys(("recruit", "suppress", "research"), 0.3),
    **dict.fromkeys(("activate_land", "activate_naval"), 0.1),
}
IDLE: Final = {
    **dict.fromkeys(("loan", "repay", "command", "move_general", "order", "hold"), 0.5),
    **dict.fromkeys(("dismiss", "dismiss_general", "stand_down", "cut_ties"), 0.1),
    **dict.fromkeys(("disband", "disband_infantry", "recall", "release", "halt", "pass"), 0.1),
    **dict.fromkeys(("leave_behind", "regroup", "form_army", "move_infantry"), 0.02),
    "offer_white_peace": 0.1,
    "offer_alliance": 40,
}
"""What brings no War nearer, what makes one impossible, and what widens it."""
GONE: Final = {"WasAnnexed": "full_annexation", "BecameVassal": "vassalization"}
"""What is told when a Realm is no more, with whom no peace can be concluded then."""
BATTLES: Final = ("BattleBegan", "NavalBattleBegan", "PiratesAttacked")
CALLERS: Final = 3
"""So many rules tell why an Alliance ended."""

Choose = Callable[[Chair, Ask, Europe], Move]


def chooser(bot: str, seed: str) -> Choose:
    """A player: a bot by name, or ``warlike``, who plays at random and seeks War."""
    if bot != "warlike":
        played = make(bot, seed)
        return lambda chair, ask, g: played.choose(chair)
    dice = random.Random(seed)

    def choose(chair: Chair, ask: Ask, g: Europe) -> Move:
        weights = [zeal(g, ask, move) for move in ask.options]
        return dice.choices(ask.options, weights)[0]

    return choose


def places_of(g: Europe, realm: Realm) -> list[PlaceNo]:
    """What a Realm Owns."""
    return list(npr_places(g, realm - NPR) if realm >= NPR else owned(g, realm))


def allied_players(g: Europe, seat: Seat) -> list[Seat]:
    return [realm for realm in g.players[seat].allies if realm < NPR]


def zeal(g: Europe, ask: Ask, move: Move) -> float:
    """How likely a player who looks for War makes a move: to War, into Enemy land, to its end."""
    verb = str(move[0])
    foes = enemies(g, ask.seat) - {REBELS}
    match move:
        case ("march" | "ship_over" | "muster", str(name)) if foes and name in g.box.area_of:
            area = g.box.areas[g.box.area_of[name]]
            theirs = sum(owner(g, place) in foes for place in area.places)
            if theirs:
                return 200.0 / theirs**2
            around = (g.box.areas[one].places for one in in_set(areas_next_to(g, area.no)))
            return 8.0 if any(owner(g, place) in foes for one in around for place in one) else 1.0
        case ("attack", str(name)):
            target = realm_at_table(g, g.box.realm_of[name])
            wed = any(player.marriages.get(target) for player in g.players)
            if any(target in g.players[ally].allies for ally in allied_players(g, ask.seat)):
                return 400.0  # of two Allies of somebody one attacks the other
            near = {army.area for army in g.players[ask.seat].armies if army.size}
            near |= {one for area in near for one in in_set(areas_next_to(g, area))}
            held = {g.box.places[place].area for place in places_of(g, target)}
            if not near & held:
                return 0.01
            alien = state_religion(g, target) != state_religion(g, ask.seat)
            small = target >= NPR and len(places_of(g, target)) <= 2
            return (40.0 if wed else 4.0) * (5 if alien else 1) * (20 if small else 1)
        case ("declare_war",) if not foes:
            player = g.players[ask.seat]
            ready = player.power[MIL] >= 3 and any(army.size > 2 for army in player.armies)
            return 60.0 if ready else 0.1
        case ("move_army", int(no)):
            return g.players[ask.seat].armies[no - 1].size ** 2
        case ("raise" | "shift", "mil"):
            return 20.0
        case ("yes" | "no",) if ask.topic == "another_target":
            return 1.0 if verb == "yes" else 4.0
        case ("term", str(name)) | ("agree", str(name), _):
            return TERMS.get(name, 1.0)
        case ("end_turn",):
            return 20.0
        case ("diplomacy", *_):
            return 0.1 if foes or allied_players(g, ask.seat) else 4.0
    return float({**IDLE, **(AT_WAR if foes else AT_PEACE)}.get(verb, 2))


class Watching:
    """Notes what is told, and during what: the innermost task below what the event itself began."""

    def __init__(self) -> None:
        self.told: Counter[str] = Counter()
        self.terms: Counter[str] = Counter()
        self.battles: Counter[str] = Counter()
        self.alliances: Counter[str] = Counter()
        self.missions: Counter[str] = Counter()
        self.milestones: Counter[str] = Counter()
        self.sources: dict[str, Counter[str]] = {}
        """By Realm: what Prestige was won and lost for."""

    def hear(self, g: Europe, event: Event) -> None:
        name = type(event).__name__
        self.told[name] += 1
        kinds = [str(task.__struct_config__.tag) for task in g.agenda]
        if name == "PeaceConcluded":
            self.terms[str(getattr(event, "term"))] += 1  # noqa: B009
        elif name in GONE and "peace" in kinds:
            self.terms[GONE[name]] += 1
        elif name in BATTLES:
            causes = [kind for kind in kinds if kind not in ("battle", "naval_battle")]
            self.battles[f"{name}: {causes[-1] if causes else g.step}"] += 1
        elif name == "AllianceEnded":
            self.alliances[_who_called("take_off_alliance")] += 1
        elif isinstance(event, MissionScored):
            self.missions[event.mission] += 1
        elif isinstance(event, MilestoneReached):
            self.milestones[event.milestone] += 1
        elif isinstance(event, PrestigeChanged | FinalScore):
            realm = g.box.realms[g.players[event.seat].realm].id
            why = event.why if isinstance(event, PrestigeChanged) else f"final: {event.why}"
            self.sources.setdefault(realm, Counter())[why] += event.n


def _who_called(name: str) -> str:
    """The rules, innermost first, that called a function which is under way."""
    frame: FrameType | None = sys._getframe()
    while frame is not None and frame.f_code.co_name != name:
        frame = frame.f_back
    found: list[str] = []
    while frame is not None and len(found) < CALLERS:
        frame = frame.f_back
        if frame is not None and "/chapters/" in frame.f_code.co_filename:
            found.append(frame.f_code.co_name.strip("_"))
    return " < ".join(found)


def play(
    bot: str,
    against: str,
    players: int,
    options: dict[str, Any],
    data: Path | None,
    chest: int,
    seed: int,
) -> str:
    """One game, as it is written down.

    Where bots play against others, there is one of them, who moves a seat on with every game.
    ``chest`` is Military Power that every player is given at least in every Round.
    """
    watching = Watching()
    tell = Europe.tell

    def told(self: Europe, event: Event) -> None:
        watching.hear(self, event)
        tell(self, event)

    match = Match.start(load(GAME), players=players, seed=f"report/{seed}", data=data, **options)
    bots = [bot if not against or seat == seed % players else against for seat in range(players)]
    choose = [chooser(name, f"report/{seed}/{seat}") for seat, name in enumerate(bots)]
    topics: Counter[str] = Counter()
    sizes: Counter[int] = Counter()
    longest = ("", 0)
    when = (0, 0)
    thinking, thoughts = 0.0, 0
    while not match.over:
        ask = match.pending[0]
        if chest and (match.state.age, match.state.round) != when and match.at_checkpoint:
            when = match.state.age, match.state.round
            for player in match.state.players:
                player.power[MIL] = max(player.power[MIL], chest)
        topics[str(ask.topic)] += 1
        sizes[min(len(ask.options) // 10 * 10, 200)] += 1
        longest = max(longest, (str(ask.topic), len(ask.options)), key=lambda one: one[1])
        began = time.process_time()
        move = choose[ask.seat](match.at(ask.seat), ask, match.state)
        if bots[ask.seat] == bot:
            thinking += time.process_time() - began
            thoughts += 1
        # What a bot tries in its thoughts is not told; only what is played.
        Europe.tell = told  # type: ignore[method-assign]
        try:
            match.submit(ask.seat, move)
        finally:
            Europe.tell = tell  # type: ignore[method-assign]
    g = match.state
    told_of = {
        "seed": seed,
        "bots": bots,
        "realms": [g.box.realms[player.realm].id for player in g.players],
        "prestige": [player.prestige for player in g.players],
        "winners": [one.seat for one in match.standings if one.place == 1],
        "decisions": sum(topics.values()),
        "seconds_a_decision": thinking / max(1, thoughts),
        "longest": longest,
        "topics": topics,
        "sizes": sizes,
        **{name: getattr(watching, name) for name in vars(watching)},
    }
    return json.dumps(told_of)


def total(games: Sequence[dict[str, Any]], name: str) -> dict[Any, int]:
    """A count over all games, the most frequent first."""
    found: Counter[Any] = Counter()
    for game in games:
        found.update(game[name])
    return dict(found.most_common())


def report(games: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """All games together."""
    seats = range(len(games[0]["realms"]))
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    scores: dict[str, list[int]] = {}
    for game in games:
        for seat, realm in enumerate(game["realms"]):
            played[realm] += 1
            won[realm] += seat in game["winners"]
            scores.setdefault(realm, []).append(game["prestige"][seat])
    bots: dict[str, Counter[str]] = {}
    sources: dict[str, Counter[str]] = {}
    for game in games:
        for seat, bot in enumerate(game["bots"]):
            bots.setdefault(bot, Counter()).update(played=1, won=seat in game["winners"])
        for realm, found in game["sources"].items():
            sources.setdefault(realm, Counter()).update(found)
    return {
        "games": len(games),
        "bots": {bot: dict(count) for bot, count in bots.items()},
        "decisions": {
            "mean": round(mean(game["decisions"] for game in games)),
            "most": max(game["decisions"] for game in games),
        },
        "seconds_a_decision": round(mean(game["seconds_a_decision"] for game in games), 4),
        "win_rate_by_realm": {realm: round(won[realm] / played[realm], 3) for realm in played},
        "mean_prestige_by_realm": {realm: round(mean(of), 1) for realm, of in scores.items()},
        "win_rate_by_seat": [
            round(mean(seat in game["winners"] for game in games), 3) for seat in seats
        ],
        "mean_prestige_by_seat": [
            round(mean(game["prestige"][seat] for game in games), 1) for seat in seats
        ],
        "sources_of_prestige": {
            realm: {why: round(n / played[realm], 2) for why, n in found.most_common()}
            for realm, found in sources.items()
        },
        "peace_terms": total(games, "terms"),
        "causes_of_battles": total(games, "battles"),
        "ends_of_alliances": total(games, "alliances"),
        "missions": total(games, "missions"),
        "milestones": total(games, "milestones"),
        "longest_question": max((game["longest"] for game in games), key=lambda one: one[1]),
        "questions_by_number_of_options": dict(
            sorted(total(games, "sizes").items(), key=lambda one: int(one[0]))
        ),
        "topics": total(games, "topics"),
        "told": total(games, "told"),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", type=int)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bot", default="greedy", choices=("greedy", "random", "warlike"))
    parser.add_argument("--against", default="", choices=("random", "warlike"))
    parser.add_argument("--length", default="age_of_discovery")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--data", type=Path)
    parser.add_argument("--chest", type=int, default=0, help="Military Power in every Round")
    parser.add_argument("--keep", type=Path, help="a file for the games, one in a line")
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    words = {"yes": True, "no": False}
    pairs = (one.split("=", 1) for one in given.option)
    options = {"length": given.length, **{name: words.get(v, v) for name, v in pairs}}
    work = partial(play, given.bot, given.against, given.players, options, given.data, given.chest)
    games = []
    if given.keep is not None and given.keep.exists():
        games = [json.loads(line) for line in given.keep.read_text().splitlines()]
    have = {game["seed"] for game in games}
    seeds = [n for n in range(given.first, given.first + given.games) if n not in have]
    with ProcessPoolExecutor(given.processes) as pool:
        for line in pool.map(work, seeds):
            games.append(json.loads(line))
            if given.keep is not None:
                with given.keep.open("a") as kept:
                    kept.write(f"{line}\n")
            print(f"\r{len(games)} of {given.games} games", end="", flush=True)
    print()
    print(json.dumps(report(games), indent=1, ensure_ascii=False))


if __name__ == "__main__":
    main()
