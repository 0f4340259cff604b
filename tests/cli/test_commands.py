"""The commands that look, count, check and measure."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from stolnik.engine.dice import own_nonce
from stolnik.engine.match import Match
from stolnik.engine.registry import load
from stolnik.lab import bench
from stolnik.proof import Proof
from tests.cli.conftest import Run


@pytest.fixture
def game(run: Run, tmp_path: Path) -> Path:
    """A finished game between bots, as a file."""
    run("play village_fair --seed 7 --players 2 --human none --record game.jsonl")
    return tmp_path / "game.jsonl"


# -- games ---------------------------------------------------------------------------------


def test_games_shows_players_options_and_how_many_rules(run: Run) -> None:
    shown = run("games").out
    assert "Village fair" in shown
    assert "2–4" in shown
    assert "prize=small|large  Prize" in shown
    row = next(line for line in shown.splitlines() if "Village fair" in line)
    assert row.split()[-1] == "6"


def test_games_can_be_read_by_programs(run: Run) -> None:
    games = {game["name"]: game for game in json.loads(run("games --json").out)}
    assert games["village_fair"] == {
        "name": "village_fair",
        "title": "Village fair",
        "version": "1",
        "players": [2, 3, 4],
        "options": [
            {"name": "short", "values": [False, True], "players": []},
            {"name": "prize", "values": ["small", "large"], "players": [2, 3]},
        ],
        "clauses": 6,
    }


# -- rules ---------------------------------------------------------------------------------


@pytest.fixture
def tests(tmp_path: Path) -> str:
    """A folder with a test that guards two clauses of the fair."""
    folder = tmp_path / "guards"
    folder.mkdir()
    (folder / "test_fair.py").write_text(
        "import pytest\n\n\n"
        '@pytest.mark.rule("FAIR-A1.1", "FAIR-A1.2")\n'
        "def test_only_own_goods_are_sold():\n    ...\n"
    )
    return "--tests guards"


def test_rules_json_is_exactly_the_six_figures(run: Run, tests: str) -> None:
    assert json.loads(run(f"rules village_fair --json {tests}").out) == {
        "game": "village_fair",
        "clauses": 6,
        "cited": 6,
        "tested": 2,
        "waived": 1,
        "missing": ["FAIR-A1.3", "FAIR-A1.4", "FAIR-B1.2"],
    }


def test_missing_rules_are_listed_and_fail(run: Run, tests: str) -> None:
    ran = run(f"rules village_fair --missing {tests}")
    assert ran.code == 1
    assert "FAIR-A1.3  not tested\n  Nobody draws from an empty cart.\n" in ran.out
    assert "FAIR-B1.2  not tested\n" in ran.out
    assert "FAIR-A1.1" not in ran.out
    assert run(f"rules village_fair {tests}").code == 0


def test_when_nothing_is_missing_all_is_well(run: Run, tests: str, tmp_path: Path) -> None:
    guards = tmp_path / "guards" / "test_fair.py"
    every = '"FAIR-A1.1", "FAIR-A1.3", "FAIR-A1.4", "FAIR-B1.2"'
    guards.write_text(guards.read_text().replace('"FAIR-A1.1"', every))
    ran = run(f"rules village_fair --missing {tests}")
    assert ran.code == 0
    assert ran.out == (
        "Every clause of village_fair is cited and tested, or waived with a reason.\n"
    )


def test_the_coverage_is_counted_section_by_section(run: Run, tests: str) -> None:
    lines = [line.split() for line in run(f"rules village_fair {tests}").out.splitlines()]
    assert ["Turns", "4", "4", "2", "0"] in [line[:5] for line in lines]
    assert ["The", "auction", "2", "2", "0", "1"] in [line[:6] for line in lines]
    assert ["Village", "fair", "6", "6", "2", "1"] in [line[:6] for line in lines]


@pytest.mark.parametrize("name", ["FAIR-A1.2", "fair-a1.2", "A1.2"])
def test_a_clause_is_shown_with_its_code_and_its_tests(run: Run, tests: str, name: str) -> None:
    shown = run(f"rules village_fair {name} {tests}").out
    assert "Only goods in one's own basket can be sold." in shown
    assert "refuse_sale" in shown
    assert "village_fair.py:" in shown
    assert "test_only_own_goods_are_sold" in shown
    assert "guards/test_fair.py:4" in shown


def test_a_waived_clause_says_why(run: Run, tests: str) -> None:
    assert "Waived: An example of a waiver." in run(f"rules village_fair B1.1 {tests}").out


def test_a_clause_can_be_read_by_programs(run: Run, tests: str) -> None:
    clause = json.loads(run(f"rules village_fair A1.2 --json {tests}").out)
    assert clause["id"] == "FAIR-A1.2"
    assert clause["text"]["pl"].startswith("Sprzedać można")
    assert [site["function"] for site in clause["cited_at"]] == ["refuse_sale"]
    assert [site["function"] for site in clause["tested_at"]] == ["test_only_own_goods_are_sold"]


def test_rules_are_found_by_words_in_either_language(run: Run) -> None:
    assert "Nobody draws from an empty cart." in run("rules village_fair empty cart").out
    assert "Nikt nie dobiera z pustego wozu." in run("rules village_fair pustego --lang pl").out
    found = json.loads(run("rules village_fair cart --json").out)
    assert [clause["id"] for clause in found] == ["FAIR-A1.3"]


# -- replay --------------------------------------------------------------------------------


def test_a_replay_checks_the_game_and_shows_how_it_ended(run: Run, game: Path) -> None:
    ran = run("replay game.jsonl")
    assert ran.code == 0
    assert "none changed, and all follow the rules." in ran.out
    assert "The seed is the one that was promised before the first move." in ran.out
    assert "by coins" in ran.out


def test_verify_says_the_verdict_and_no_more(run: Run, game: Path) -> None:
    ran = run("replay game.jsonl --verify")
    assert ran.code == 0
    assert "promised" in ran.out
    assert "by coins" not in ran.out


def test_verify_says_whose_the_nonces_were(run: Run) -> None:
    for nonces, drawn, said in (
        ((), [], "No seat added anything"),
        (("Ala", "Ola", "Ela"), [], "Every seat added something of its own"),
        (tuple(own_nonce("7", seat) for seat in range(3)), [0, 1, 2], "nobody else had a share"),
        (("Ala", own_nonce("7", 1), "Ela"), [1], "added for: Bruno. Something of their own added"),
        ((own_nonce("7", 1), "Ola", "Ela"), [], "Every seat added something of its own"),
    ):
        match = Match.start(load("village_fair"), players=3, seed=7, nonces=nonces)
        Path("nonces.jsonl").write_bytes(match.record().dumps())
        assert said in " ".join(run("replay nonces.jsonl --verify").out.split())
        assert json.loads(run("replay nonces.jsonl --json").out)["drawn"] == drawn


def test_a_replay_can_stop_on_the_way(run: Run, game: Path) -> None:
    shown = run("replay game.jsonl --to 2").out
    assert "after move 2 of" in shown
    assert "Day 1," in shown
    assert "Bruno, what do you do on day 1?" in shown
    assert "by coins" not in shown
    assert run("replay game.jsonl --to 999").code == 2


def test_the_log_is_told_as_a_watcher_may_know_it(run: Run, game: Path) -> None:
    whole = run("replay game.jsonl --log").out
    assert "Day 3 is over." in whole
    part = run("replay game.jsonl --log --to 2").out
    assert "Day 1 is over." not in part


def test_a_replay_can_be_read_by_programs(run: Run, game: Path) -> None:
    replayed = json.loads(run("replay game.jsonl --json --log").out)
    assert replayed["game"] == "village_fair"
    assert replayed["verified"] is True
    assert replayed["over"] is True
    assert replayed["moves"] == replayed["shown"] > 10
    assert len(replayed["standings"]) == 2
    assert replayed["view"]["day"] == 4
    assert replayed["log"][-1]["event"] == {"type": "DayEnded", "day": 3}
    assert "log" not in json.loads(run("replay game.jsonl --json").out)


def test_a_record_with_one_changed_seat_is_refused(run: Run, game: Path) -> None:
    first, *rest = game.read_bytes().split(b"\n[0,")
    game.write_bytes(b"\n[1,".join([first, b"\n[0,".join(rest)]))
    ran = run("replay game.jsonl --verify")
    assert ran.code == 2
    assert "The record has been edited: the chain of hashes breaks at move 1." in ran.err


# -- sim -----------------------------------------------------------------------------------


def test_sim_sums_many_games_up(run: Run) -> None:
    shown = run("sim village_fair --games 12 --players 2 --bots greedy,random").out
    assert "12 games with 2 players" in shown
    assert "by coins" in shown
    line = next(line for line in shown.splitlines() if line.startswith("greedy"))
    assert re.search(r"\d+\.\d  \(\d+ … \d+\)$", line.rstrip())  # the points
    assert "Decisions in a game:" in shown


def test_sim_can_be_read_by_programs(run: Run) -> None:
    report = json.loads(
        run("sim village_fair --games 12 --players 2 --bots greedy,random --json").out
    )
    assert report["games"] == 12
    assert sum(seat["wins"] for seat in report["seats"]) == pytest.approx(12, abs=0.01)
    assert sum(bot["wins"] for bot in report["bots"].values()) == pytest.approx(12, abs=0.01)
    assert report["endings"] == {"coins": 12}
    assert report["points"]["greedy"]["mean"] > report["points"]["random"]["mean"]


def test_sim_keeps_the_games_that_it_is_told_to_keep(run: Run, tmp_path: Path) -> None:
    run("sim village_fair --games 3 --records played")
    kept = sorted((tmp_path / "played").iterdir())
    assert len(kept) == 3
    assert run(f"replay {kept[0]} --verify").code == 0


# -- duel ----------------------------------------------------------------------------------


def test_duel_says_who_is_stronger_and_how_surely(run: Run, tmp_path: Path) -> None:
    ran = run("duel village_fair greedy,random --games 6 --file duel.jsonl --plot ratings.svg")
    rows = [line.split() for line in ran.out.splitlines() if line.startswith(("greedy", "random"))]
    assert [row[0] for row in rows] == ["greedy", "random"]
    assert int(rows[0][1]) > 1500 > int(rows[1][1])
    assert "greedy" in (tmp_path / "ratings.svg").read_text()
    told = json.loads(run("duel village_fair greedy,random --games 6 --file duel.jsonl --json").out)
    assert told["bots"]["greedy"]["rating"] == int(rows[0][1])
    assert told["bots"]["greedy"]["against"]["random"]["duels"] == 6
    assert len((tmp_path / "duel.jsonl").read_text().splitlines()) == 7


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("duel village_fair greedy", "A duel needs two different bots or more"),
        ("duel village_fair greedy,genius", "There is no bot called"),
        ("duel village_fair greedy,random --plot ratings.txt", "A picture can be a file that"),
        ("duel village_fair greedy,random --file .", "is not a file of games"),
        ("duel village_fair greedy,random --lang pl --file .", "nie jest plikiem z partiami"),
    ],
)
def test_duel_refuses_what_makes_no_sense_in_a_sentence(
    run: Run, command: str, sentence: str
) -> None:
    ran = run(command)
    assert ran.code == 2
    assert sentence in ran.err
    assert len(ran.err.splitlines()) == 1


# -- prove ---------------------------------------------------------------------------------


@pytest.fixture
def proved(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, dict[str, object]]]:
    """What was asked of the proving ground, which finds a fault with four players."""
    asked: list[tuple[int, dict[str, object]]] = []

    def prove(
        game: object, *, players: int, games: int, options: dict[str, object], **_: object
    ) -> Proof:
        asked.append((players, options))
        failures = ["a coin is missing"] if players == 4 else []
        proof = Proof(games=games, decisions=40, longest=22, largest=1500, failures=failures)
        proof.endings["coins"] = games
        return proof

    monkeypatch.setattr("stolnik.cli.prove.prove_games", prove)
    return asked


Asked = list[tuple[int, dict[str, object]]]


def test_prove_tries_every_number_of_players(run: Run, proved: Asked) -> None:
    ran = run("prove village_fair --games 2")
    assert [players for players, _ in proved] == [2, 3, 4]
    assert ran.code == 1
    assert "a coin is missing" in ran.out


def test_prove_succeeds_only_if_all_holds(run: Run, proved: Asked) -> None:
    ran = run("prove village_fair --games 2 --players 3")
    assert ran.code == 0
    assert "Everything holds." in ran.out


def test_prove_tries_every_variant_that_the_players_allow(run: Run, proved: Asked) -> None:
    run("prove village_fair --players 2 --all-variants")
    run("prove village_fair --players 4 --all-variants")
    assert proved == [
        (2, {}),
        (2, {"short": True}),
        (2, {"prize": "large"}),
        (4, {}),
        (4, {"short": True}),
    ]


def test_prove_can_be_told_how_closely_to_look(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    closely: list[object] = []

    def prove(*_: object, every: int | None, **__: object) -> Proof:
        closely.append(every)
        return Proof()

    monkeypatch.setattr("stolnik.cli.prove.prove_games", prove)
    run("prove village_fair --players 2")
    run("prove village_fair --players 2 --every 64")
    assert closely == [None, 64]


def test_a_proof_can_be_read_by_programs(run: Run, proved: Asked) -> None:
    ran = run("prove village_fair --games 2 --json --variant short")
    assert ran.code == 1
    report = json.loads(ran.out)
    assert report["ok"] is False
    assert [proof["failures"] for proof in report["proofs"]] == [[], [], ["a coin is missing"]]
    assert report["proofs"][0]["options"] == {"short": True}
    assert report["proofs"][0]["largest_save"] == 1500


def test_the_real_proving_ground_is_satisfied(run: Run) -> None:
    assert run("prove village_fair --games 1 --players 2").code == 0


# -- bench ---------------------------------------------------------------------------------


@pytest.fixture
def _measured(monkeypatch: pytest.MonkeyPatch) -> None:
    report = bench.Report(
        games={"village_fair": bench.Speed(30_000.4, 9.876, 33.333, 2.0, 24_000.4, 4.0)},
        peers={
            "catanatron": bench.PeerSpeed(15_000.2, 60.0, 6_000.1),
            "chess": bench.PeerSpeed(12_000.0, 180.0, 11_400.0),
        },
        rounds=7,
        seconds=20.04,
        python="CPython 3.11.7",
    )
    monkeypatch.setattr("stolnik.cli.bench.measure", lambda seconds, progress: report)
    monkeypatch.setattr("stolnik.cli.bench.names", lambda: ["village_fair"])


@pytest.mark.usefixtures("_measured")
def test_bench_shows_games_and_peers_side_by_side(run: Run) -> None:
    shown = run("bench").out
    row = next(line for line in shown.splitlines() if "Village fair" in line)
    assert row.split()[2:] == ["30", "000", "2.00", "×", "24", "000", "4.00", "×", "9.9", "33.3"]
    assert "catanatron" in shown
    assert "chess" in shown


@pytest.mark.usefixtures("_measured")
def test_bench_can_be_read_by_programs(run: Run) -> None:
    report = json.loads(run("bench --json").out)
    assert report["games"]["village_fair"] == {
        "decisions_per_second": 30000,
        "clone_microseconds": 9.88,
        "thaw_microseconds": 33.33,
        "ratio_to_catanatron": 2.0,
        "choices_per_second": 24000,
        "choice_ratio_to_catanatron": 4.0,
    }
    assert report["peers"]["chess"] == {
        "decisions_per_second": 12000,
        "clone_microseconds": 180.0,
        "choices_per_second": 11400,
    }
