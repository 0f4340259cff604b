"""Make the records in ``tests/records``: whole games between bots, each with another ending.

    python -m tools.make_records                    all of them, anew
    python -m tools.make_records pax1e_3p_holy      only these

The name of a record says what it has to be; see ``tests/records/promises.py``.  Games are
played from one seed after another until one keeps the promise, so the same rules and bots make
the same records.  Do this after a change of the rules that was meant; a record that breaks
otherwise has found a mistake.
"""

from __future__ import annotations

import math
import random
import sys
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Final

from stolnik.bots import make
from stolnik.engine.flow import Move, Seat
from stolnik.engine.game import AnyGame
from stolnik.engine.match import Match
from stolnik.engine.registry import load
from stolnik.games.pax_renaissance.state import Pax
from stolnik.games.price_of_power.chapters.basic_actions.colonize import supply_lines
from stolnik.games.price_of_power.chapters.board.hostility import zones_with_ships
from stolnik.games.price_of_power.chapters.commerce.connection import reach_on
from stolnik.games.price_of_power.state import Europe
from tests.records.promises import Promise
from tools.make_topics import IDLE, TIES, WAR
from tools.report_price_of_power import zeal

FOLDER: Final = Path(__file__).parent.parent / "tests" / "records"
TRIES: Final = 2000
"""Games after which a record is given up."""
RICH: Final = 25
"""Of the first so many games that tell what they promise, the one that tells most is kept."""

GREEDY: Final = "greedy"
RANDOM: Final = "random"
MIXED: Final = "mixed"
"""One greedy bot among random ones."""
RUINOUS: Final = "ruinous"
"""Greedy bots that conspire to ruin one of them."""
BOLD: Final = "bold"
"""Players at random with likings of their own: for War, ties and cards."""
SEAFARING: Final = "seafaring"
"""Bold ones who look for land overseas."""
WARLIKE: Final = "warlike"
"""Players at random who look for War, and for what it can bring."""

WANTED: Final[Mapping[str, str]] = {
    "pax1e_2p_holy": MIXED,
    "pax1e_3p_holy": GREEDY,
    "pax1e_4p_holy_with_promo_cards": GREEDY,
    "pax1e_2p_imperial": MIXED,
    "pax1e_3p_imperial": GREEDY,
    "pax1e_4p_imperial_with_expansion": GREEDY,
    "pax1e_2p_globalization_with_astrology": MIXED,
    "pax1e_4p_globalization": GREEDY,
    "pax1e_3p_renaissance": GREEDY,
    "pax1e_4p_renaissance_with_expansion_and_promo_cards": GREEDY,
    "pax1e_3p_patron_outright": GREEDY,
    "pax1e_2p_patron_by_florins": RANDOM,
    "pax1e_4p_patron_shared": RANDOM,
    "pax1e_2p_bankruptcy_with_bankruptcy": RUINOUS,
    "pax1e_3p_imperial_after_bankruptcy_with_bankruptcy": RUINOUS,
    "pax1e_4p_patron_with_expansion_and_promo_cards_and_astrology_and_bankruptcy": GREEDY,
    "pax2e_2p_holy": MIXED,
    "pax2e_3p_holy": GREEDY,
    "pax2e_4p_holy_with_map_1550": GREEDY,
    "pax2e_2p_imperial_with_astrology": MIXED,
    "pax2e_3p_imperial": GREEDY,
    "pax2e_4p_imperial_with_no_board": GREEDY,
    "pax2e_2p_globalization_with_map_1550": MIXED,
    "pax2e_3p_globalization": GREEDY,
    "pax2e_2p_renaissance": MIXED,
    "pax2e_4p_renaissance_with_map_1550_and_astrology": GREEDY,
    "pax2e_3p_patron_outright": GREEDY,
    "pax2e_2p_patron_by_florins": RANDOM,
    "pax2e_4p_patron_shared": RANDOM,
    "pax2e_2p_bankruptcy_with_bankruptcy": RUINOUS,
    "pax2e_3p_imperial_after_bankruptcy_with_bankruptcy": RUINOUS,
    "pax2e_4p_patron_with_map_1550_and_astrology_and_bankruptcy": GREEDY,
    "pax2e_1p_holy": GREEDY,
    "pax2e_1p_imperial_with_map_1550": GREEDY,
    "pax2e_1p_globalization_with_solitaire_cards_10": GREEDY,
    "pax2e_1p_renaissance_with_solitaire_cards_12": GREEDY,
    "pax2e_1p_lost_to_holy_with_solitaire_cards_6": RANDOM,
    "pax2e_1p_lost_to_imperial": RANDOM,
    "pax2e_1p_lost_to_globalization": GREEDY,
    "pax2e_1p_lost_to_renaissance": RANDOM,
    "pax2e_1p_lost_to_exhaustion_with_solitaire_cards_4": RANDOM,
    "paladins_1p_won": GREEDY,
    "paladins_1p_lost": GREEDY,
    "paladins_1p_won_with_difficulty_easy": GREEDY,
    "paladins_1p_lost_with_difficulty_easy": RANDOM,
    "paladins_1p_won_with_difficulty_hard": GREEDY,
    "paladins_1p_lost_with_difficulty_hard": RANDOM,
    "paladins_2p_won_above_60": GREEDY,
    "paladins_2p_won_narrowly": RANDOM,
    "paladins_2p_won_by_orders": RANDOM,
    "paladins_2p_won_outright_above_30": MIXED,
    "paladins_3p_won_above_60": GREEDY,
    "paladins_3p_won_by_suspicions": RANDOM,
    "paladins_3p_shared": RANDOM,
    "paladins_4p_won_above_60": GREEDY,
    "paladins_4p_won_narrowly": RANDOM,
    "paladins_4p_shared": RANDOM,
    "godsplayground_3p_won_above_50": GREEDY,
    "godsplayground_3p_won_narrowly": GREEDY,
    "godsplayground_3p_won_with_treaty_limits_and_durable_treaties_and_private_duchies": GREEDY,
    "godsplayground_3p_won_with_ottoman_step_in_turn_4_False": GREEDY,
    "godsplayground_3p_won_outright": MIXED,
    "godsplayground_3p_cubes": RANDOM,
    "godsplayground_3p_order": RANDOM,
    "godsplayground_4p_won_above_50": GREEDY,
    "godsplayground_4p_won_narrowly": RANDOM,
    "godsplayground_4p_won_with_vienna_garrison_invades": GREEDY,
    "godsplayground_4p_won_with_durable_treaties": MIXED,
    "godsplayground_4p_money": RANDOM,
    "pricepower_2p_prestige_telling_colony_with_length_age_of_discovery_and_four_open_events": (
        SEAFARING
    ),
    "pricepower_2p_prestige_telling_war_and_secession_with_length_age_of_discovery": WARLIKE,
    "pricepower_3p_prestige_telling_war_and_all_ages_with_line_up_eastern_and_mixed_events": BOLD,
    "pricepower_3p_prestige_telling_departure_with_length_age_of_discovery_and_line_up_northern"
    "_and_players_may_leave_and_helping_hand": BOLD,
    "pricepower_3p_prestige_telling_war_with_length_age_of_discovery_and_line_up_featured"
    "_and_power_struggles_and_no_surrender": WARLIKE,
    "pricepower_4p_prestige_telling_war_and_election_with_length_age_of_discovery"
    "_and_religious_rebels": WARLIKE,
    "pricepower_4p_prestige_telling_war_and_crusade_with_length_age_of_discovery"
    "_and_continuous_battle_and_available_mercenaries": BOLD,
    "pricepower_5p_prestige_telling_crusade_with_length_age_of_discovery"
    "_and_imperial_elections_False_and_random_x_events": BOLD,
    "pricepower_5p_prestige_telling_war_with_length_age_of_discovery_and_hre_religion_False"
    "_and_npr_invasions_False": WARLIKE,
    "pricepower_6p_prestige_telling_war_and_election_with_length_age_of_discovery_and_muscovy"
    "_and_no_missions": BOLD,
}
"""The records by name, and who plays them."""

LIKINGS: Final[Mapping[str, Mapping[str, float]]] = {
    BOLD: {**WAR, **TIES, **IDLE, "leave_game": 0.3},
    SEAFARING: {
        **TIES,
        **IDLE,
        **dict.fromkeys(("explore", "discover", "colonize", "quest_for_the_new_world"), 900),
        **dict.fromkeys(("explore_from", "explore_from_slot", "explore_from_port"), 40),
        **dict.fromkeys(("roll_again", "build_at_sea", "build_on_slot", "shipyard"), 20),
        **dict.fromkeys(("undock", "undock_ship", "recruit", "change_focus", "event"), 8),
        **dict.fromkeys(("activate_naval", "bound_for_port", "disband", "recall"), 0.05),
        **dict.fromkeys(("influence", "trade", "sail_nowhere", "convert"), 0.1),
        **dict.fromkeys(("play", "use", "diplomacy", "forge_alliance", "fabricate_claims"), 0.1),
        **dict.fromkeys(("bureaucracy", "tolerance", "inquisition", "pass", "halt"), 0.02),
        **dict.fromkeys(("research", "increase_stability", "cut_ties", "take_claim"), 0.005),
    },
}
"""How much likelier than another a move is by its verb, and by the last thing it names."""


def main(names: list[str]) -> None:
    """Make these records, or all."""
    unknown = [name for name in names if name not in WANTED]
    if unknown:
        sys.exit(f"Not wanted: {', '.join(unknown)}. Wanted: {', '.join(WANTED)}.")
    with ProcessPoolExecutor() as pool:
        for line in pool.map(write_record, names or WANTED):
            print(line, flush=True)


def write_record(name: str) -> str:
    """Find a game that keeps the promise of a name, and write it down."""
    promise = Promise.read(name)
    kept: list[tuple[int, int, Match]] = []
    for number in range(TRIES):
        match = play(promise, WANTED[name], seed=f"{name} {number}")
        if not promise.broken(match):
            kept.append((len({type(event) for _, event, _ in match.log}), -number, match))
        if kept and (number + 1 >= RICH or not promise.told):
            break
    if not kept:
        raise RuntimeError(f"none of {TRIES} games became {name}")
    kinds, number, match = max(kept, key=lambda one: one[:2])
    (FOLDER / f"{name}.jsonl").write_bytes(match.record().dumps())
    return f"{name}: {len(match.moves)} moves, in game {1 - number}; {kinds} kinds of events"


def play(promise: Promise, who: str, seed: str) -> Match:
    """One game to its end."""
    game = load(promise.game)
    match = Match.start(
        ruinous(game) if who == RUINOUS else game,
        players=promise.players,
        seed=seed,
        data=None,
        nonces=(),
        listen=bool(promise.told),
        **promise.variants,
    )
    if who in LIKINGS or who == WARLIKE:
        return play_at_random(match, who, seed)
    seating = [RANDOM if who in (RANDOM, MIXED) else GREEDY] * promise.players
    if who == MIXED:
        seating[0] = GREEDY
    bots = [make(name, f"{seed}/{seat}") for seat, name in enumerate(seating)]
    while match.pending:
        seat = match.pending[0].seat
        match.submit(seat, bots[seat].choose(match.at(seat)))
    return match


def play_at_random(match: Match, who: str, seed: str) -> Match:
    """One game to its end between players who like some moves better than others."""
    dice = random.Random(seed)
    liking: dict[str, float] = {}
    while match.pending:
        ask = match.pending[0]
        if who == WARLIKE:
            weights = [zeal(match.state, ask, move) for move in ask.options]
        else:
            for verb in [str(move[0]) for move in ask.options]:
                if verb not in liking:
                    liking[verb] = LIKINGS[who].get(verb, 2) * math.exp(dice.gauss(0, 1))
            weights = [
                liking[str(move[0])]
                * LIKINGS[who].get(str(move[-1]), 1)
                * (voyage(match.state, ask.seat, move) if who == SEAFARING else 1)
                for move in ask.options
            ]
        match.submit(ask.seat, dice.choices(ask.options, weights)[0])
    return match


def voyage(g: Europe, seat: Seat, move: Move) -> float:
    """How much better a move is for one whose Ships shall lead overseas, zone by zone."""
    zone = g.box.zone_of.get(str(move[-1]))
    if zone is None or move[0] in ("explore_from", "send_from"):
        return 1
    if zone in zones_with_ships(g, seat):
        return 0.1
    lines = supply_lines(g, seat)
    return 50 if reach_on(g, lines, zone, lines.areas, lines.zones) != lines else 1


def ruinous(game: AnyGame) -> AnyGame:
    """The same game to bots who all, the victim too, want the last bank to fail.

    Left to themselves, bots hardly ever go bankrupt.
    """

    def judgement(g: Pax, seat: Seat) -> float:
        victim = len(g.players) - 1
        player = g.players[victim]
        if player.out or g.outcome is not None:
            return game.advice.judgement(g, seat)
        cards = len(player.hand) + len(player.west) + len(player.east) + len(player.maids)
        concessions = sum(owner == victim for owner in g.concessions.values())
        return -(player.florins + 2.2 * cards + 4 * concessions)

    return replace(game, advice=replace(game.advice, judgement=judgement))


if __name__ == "__main__":
    main(sys.argv[1:])
