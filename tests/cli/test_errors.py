"""Whatever goes wrong: one sentence, exit code 2, and no traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from stolnik.cli import main
from stolnik.engine.record import Record
from tests.cli.conftest import Run

WRONG = {
    "juggle": "There is no command “juggle”; the commands are: games, play,",
    "play chess": "There is no game called “chess”; the games are:",
    "play": "Which game? The games are:",
    "play village_fair --players 9": "village_fair cannot be played by 9 players;",
    "play village_fair --players two": "--players cannot be “two”; it must be a whole number,",
    "play village_fair --variant fancy": "village_fair has no option “fancy”;",
    "play village_fair --option short": "“short” is not an option with its value;",
    "play village_fair --option short=maybe": "The option short cannot be “maybe”;",
    "play village_fair --players 4 --option prize=large": "The option prize is only for games",
    "play village_fair --human 0,7": "“0,7” names no seats;",
    "play village_fair --bots genius": "There is no bot called “genius”;",
    "play village_fair --bots ,": "No bot was named;",
    "play village_fair --data nowhere": "There is no folder nowhere to read data from",
    "play village_fair --lang xx": "--lang cannot be “xx”; it can be: pl, en.",
    "play village_fair --seed": "The option --seed needs a value.",
    "play village_fair and more": "stolnik play was given more words than it understands;",
    "play --resume nothing.jsonl": "There is no file nothing.jsonl.",
    "play --resume a_folder": "a_folder is a folder, not a file.",
    "play --resume junk.jsonl": "Line 1 of the record is damaged:",
    "play --resume empty.jsonl": "The record is empty.",
    "play --resume junk.jsonl --seed 7": "--seed is settled by the game that is resumed,",
    "games --colour": "stolnik games has no option --colour; its options are: --lang, --json.",
    "rules": "stolnik rules needs to know: GAME.",
    "rules village_fair dragons": "No clause of village_fair has all these words: dragons.",
    "rules village_fair --tests nowhere": "There is no folder nowhere.",
    "replay": "stolnik replay needs to know: FILE.",
    "replay nothing.jsonl": "There is no file nothing.jsonl.",
    "sim village_fair --games many": "--games cannot be “many”;",
    "sim village_fair --games 0": "--games cannot be “0”;",
    "sim chess": "There is no game called “chess”;",
    "prove village_fair --players 1": "village_fair cannot be played by 1 player;",
    "bench --seconds soon": "--seconds cannot be “soon”;",
}


@pytest.fixture(autouse=True)
def _files(tmp_path: Path) -> None:
    (tmp_path / "a_folder").mkdir()
    (tmp_path / "junk.jsonl").write_bytes(b"\xff\x00 what is this\n")
    (tmp_path / "empty.jsonl").write_bytes(b"")


@pytest.mark.parametrize("command", WRONG)
def test_what_is_wrong_is_said_in_one_sentence(run: Run, command: str) -> None:
    ran = run(command)
    assert ran.code == 2
    assert ran.err.startswith(f"stolnik: {WRONG[command]}")
    assert ran.err.count("\n") == 1
    assert ran.out == ""


@pytest.mark.parametrize("command", WRONG)
def test_and_in_polish_it_is_another_sentence(run: Run, command: str) -> None:
    english = run(command).err
    polish = run(f"--lang pl {command}").err
    if "--lang xx" not in command:
        assert polish != english
    assert polish.startswith("stolnik: ")


@pytest.mark.parametrize(
    "variables, sentence",
    [
        ({"LANG": "pl_PL.UTF-8"}, "Która gra?"),
        ({"LANG": "en_GB.UTF-8"}, "Which game?"),
        ({"LANG": "de_DE.UTF-8"}, "Which game?"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "C"}, "Which game?"),
        ({"LANG": "C.UTF-8", "LC_MESSAGES": "pl_PL"}, "Która gra?"),
        ({}, "Which game?"),
    ],
)
def test_the_language_is_that_of_the_system(
    run: Run, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], sentence: str
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert sentence in run("play").err


def test_ctrl_c_ends_in_peace_and_keeps_the_game(
    run: Run, monkeypatch: pytest.MonkeyPatch, kept: Path
) -> None:
    lines = iter(["pass"])

    class Keyboard:
        def isatty(self) -> bool:
            return False

        def readline(self, most: int = -1) -> str:
            for line in lines:
                return line
            raise KeyboardInterrupt

    monkeypatch.setattr("sys.stdin", Keyboard())
    assert main(["play", "village_fair", "--seed", "3"]) == 130
    assert list(kept.glob("unfinished/village_fair-*.jsonl"))


def test_a_game_whose_package_is_broken_does_not_hide_the_others(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    package = tmp_path / "broken-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text("[stolnik.games]\nbroken = no_such_module:GAME\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert "Village fair" in run("games").out
    ran = run("play broken")
    assert ran.code == 2
    assert ran.err.startswith("stolnik: The game broken cannot be loaded: ModuleNotFoundError:")


def test_a_worker_that_dies_is_reported(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def die(*_: object, **__: object) -> None:
        raise BrokenProcessPool("killed")

    monkeypatch.setattr("stolnik.cli.sim.simulate", die)
    ran = run("sim village_fair --workers 2")
    assert ran.code == 2
    assert ran.err.startswith("stolnik: A worker process has died")


def test_whoever_stops_reading_stops_us_quietly() -> None:
    command = "from stolnik.cli import main; import sys; sys.exit(main(['play', '--help']))"
    reading, writing = os.pipe()
    os.close(reading)
    ran = subprocess.run([sys.executable, "-c", command], stdout=writing, stderr=subprocess.PIPE)
    os.close(writing)
    assert ran.stderr == b""


def test_a_record_from_a_stranger_does_not_steer_the_terminal(run: Run, tmp_path: Path) -> None:
    steers = "\x1b]0;mine\x07\x1b[31m\u202e"
    for game, version in ((steers, "1"), ("village_fair", steers)):
        made = Record.of(
            game=game,
            version=version,
            players=3,
            options={},
            seed="7",
            moves=[],
            over=False,
            standings=[],
        )
        (tmp_path / "theirs.jsonl").write_bytes(made.dumps())
        said = run("replay theirs.jsonl").err
        assert r"\x1b]0;mine\x07\x1b[31m\u202e" in said
        assert not set(steers[0] + steers[-1]) & set(said)
