"""A game is on disk after every move: whatever happens to the process, no move is lost."""

from __future__ import annotations

import errno
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from stolnik.cli import keeping, main
from stolnik.cli.files import write_file
from stolnik.engine.dice import own_nonce
from stolnik.engine.match import Match
from stolnik.engine.record import Record
from tests.cli.conftest import Run
from tests.length import so_many

FAIR = "play village_fair --seed 3 --players 4 --human all"
"""Four people, some thirty moves."""

ALL = ("barter", "1", "draw", "sell", "pass", "1", "1", "1", "1") * 12
"""Lines that answer every question of it sooner or later."""


@pytest.fixture
def packages(tmp_path: Path) -> str:
    """Where another process finds the village fair and these tests."""
    return os.pathsep.join([*sys.path, str(Path(__file__).parents[2])])


@pytest.fixture
def environment(packages: str, tmp_path: Path) -> dict[str, str]:
    data = tmp_path / "share"
    return {**os.environ, "PYTHONPATH": packages, "XDG_DATA_HOME": str(data), "LANG": "C.UTF-8"}


def kept_moves(folder: Path) -> list[tuple[int, tuple[str | int, ...]]]:
    """The moves of the one game on disk, which is whole."""
    files = [f for f in folder.rglob("*.jsonl") if f.stat().st_size]
    assert len(files) <= 2, files  # it may be both unfinished and just finished
    records = [Record.loads(file.read_bytes()) for file in files]
    for record in records:
        Match.replay(record)
    return max((record.moves for record in records), key=len, default=[])


def told(output: str) -> int:
    """How many moves were said to be made."""
    return sum(line.startswith("→ ") for line in output.splitlines())


# -- killed ----------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="signals of another kind")
def test_a_game_that_is_killed_after_each_move_goes_on(
    environment: dict[str, str], tmp_path: Path
) -> None:
    """Each time the process is killed outright, and ``stolnik play`` offers the game."""
    command = [sys.executable, "-c", "import sys; from stolnik.cli import main; sys.exit(main())"]
    share = tmp_path / "share"
    for number in range(1, so_many(8, whole=20) + 1):
        words = FAIR.split() if number == 1 else ["play"]
        process = subprocess.Popen(
            [*command, *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment,
            text=True,
            encoding="utf-8",
        )
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(("" if number == 1 else "1\n") + "1\n")
        process.stdin.flush()
        for line in process.stdout:
            if line.startswith("→ "):
                break
        process.kill()
        process.communicate()
        assert len(kept_moves(share)) == number


def _in_a_child(run: Callable[[], int], output: Path) -> int:
    """Run in a copy of this process, which can be killed; its id."""
    output.touch()
    child = os.fork()
    if child:
        return child
    code = 99
    try:
        with output.open("w", encoding="utf-8") as stream:
            os.dup2(stream.fileno(), 1)
            os.dup2(stream.fileno(), 2)
            sys.stdout = sys.stderr = stream
            code = run()
            stream.flush()
    finally:
        os._exit(code)


def _typing(lines: Iterator[str], pause: float) -> object:
    class Typist:
        def isatty(self) -> bool:
            return False

        def readline(self, most: int = -1) -> str:
            time.sleep(pause)
            return next(lines, "")

    return Typist()


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
def test_kills_at_random_moments_lose_no_move(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was said to be made is on disk, and what is on disk is whole."""
    chance = random.Random(7)
    most = 0
    run(FAIR, "pass")  # so that the copies of this process have everything loaded
    for number in range(so_many(30, whole=100)):
        folder = tmp_path / str(number)
        monkeypatch.setattr("stolnik.cli.keeping.data_folder", lambda folder=folder: folder)
        monkeypatch.setattr("sys.stdin", _typing(iter(f"{line}\n" for line in ALL), 0.001))
        output = tmp_path / f"{number}.txt"
        child = _in_a_child(lambda: main(FAIR.split()), output)
        time.sleep(chance.uniform(0.0, 0.5))
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        moves = kept_moves(folder)
        claimed = told(output.read_text("utf-8"))
        assert claimed <= len(moves) <= claimed + 1
        most = max(most, claimed)
    assert most > 5  # some came far before they were killed


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_closed_window_and_a_request_to_end_are_quiet(
    tmp_path: Path, kept: Path, monkeypatch: pytest.MonkeyPatch, number: signal.Signals
) -> None:
    monkeypatch.setattr("sys.stdin", _typing(iter(["pass\n", "pass\n"] + ["?\n"] * 900), 0.02))
    output = tmp_path / "out.txt"

    def played() -> int:
        signal.signal(number, signal.SIG_DFL)  # whoever started the tests may have it ignored
        return main(FAIR.split())

    child = _in_a_child(played, output)
    while told(output.read_text("utf-8") if output.exists() else "") < 2:
        time.sleep(0.01)
    os.kill(child, number)
    _, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) == 128 + number
    assert "Traceback" not in output.read_text("utf-8")
    assert len(kept_moves(kept)) == 2


def test_whoever_stops_reading_loses_no_move(environment: dict[str, str], tmp_path: Path) -> None:
    command = f"import sys; from stolnik.cli import main; sys.exit(main({FAIR.split()!r}))"
    process = subprocess.Popen(
        [sys.executable, "-c", command],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdin.write(b"pass\n")
    process.stdin.flush()
    while not process.stdout.readline().startswith("→ ".encode()):
        pass
    process.stdout.close()
    process.stdin.write(b"pass\n" * 3)
    process.stdin.close()
    assert process.wait(20) == 0
    assert process.stderr.read() == b""
    process.stderr.close()
    assert len(kept_moves(tmp_path / "share")) >= 1


# -- a disk that is full ---------------------------------------------------------------------


def _full(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_full_disk_is_said_once_and_the_game_goes_on(
    run: Run, kept: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("stolnik.cli.keeping.write_file", _full)
    monkeypatch.setattr("stolnik.cli.keeping.gettempdir", lambda: str(tmp_path))
    ran = run(FAIR, "pass", "pass", "save")
    assert ran.out.count("cannot be saved at the moment: the disk is full.") == 1
    assert told(ran.out) == 2
    assert ran.code == 2  # nowhere at all could it be kept
    assert "the disk is full" in ran.err


def test_what_could_not_be_kept_is_kept_as_soon_as_it_can_be(
    run: Run, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[Path] = []

    def full_at_first(file: Path, content: bytes, **_: object) -> None:
        tries.append(file)
        if len(tries) < 3:
            _full()
        write_file(file, content)

    monkeypatch.setattr("stolnik.cli.keeping.write_file", full_at_first)
    shown = run(FAIR, "pass", "pass", "pass").out
    assert "The game is saved again." in shown
    assert len(kept_moves(kept)) == 3


def test_where_nothing_can_be_written_the_game_is_kept_elsewhere(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (tmp_path / "file").write_text("")
    monkeypatch.setattr("stolnik.cli.keeping.gettempdir", lambda: str(elsewhere))
    monkeypatch.setattr("stolnik.cli.keeping.data_folder", lambda: tmp_path / "file" / "data")
    shown = run(FAIR, "barter", "quit").out
    assert "a part of the path is a file" in shown
    (file,) = elsewhere.iterdir()
    assert f"stolnik play --resume {file}" in shown
    assert len(Record.loads(file.read_bytes()).moves) == 1


def test_a_save_that_fails_does_not_harm_the_one_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.jsonl"
    write_file(file, b"whole")
    monkeypatch.setattr("os.fsync", _full)
    with pytest.raises(OSError, match="No space"):
        write_file(file, b"half")
    assert file.read_bytes() == b"whole"
    assert [file.name for file in tmp_path.iterdir()] == ["game.jsonl"]


# -- the games that were left ----------------------------------------------------------------


def test_play_alone_offers_the_games_that_were_left(run: Run, kept: Path) -> None:
    run("play village_fair --seed 1 --players 2 --names Ola", "pass", "quit")
    time.sleep(0.01)
    run("play village_fair --seed 2 --players 3 --bots random", "pass", "quit")
    shown = run("play", "2", "quit").out
    assert "1   Village fair   3 players" in shown
    assert "Ola\n" in shown
    assert "Ola (Anna)" in shown  # it knows who plays where
    assert "Ola, what do you bid?" in shown


def test_who_plays_where_is_remembered(run: Run, kept: Path) -> None:
    run(f"{FAIR} --names Ala,Ola,Ela,Ula", "pass", "quit")
    shown = run("play", "1", "pass", "quit").out
    assert shown.count("at this keyboard") == 4
    assert "Ola, what do you do on day 1?" in shown
    again = run("play --human 0 --bots random", "1", "quit").out
    assert again.count("bot (random)") == 3


def test_a_new_game_can_be_named_instead(run: Run, kept: Path) -> None:
    run("play village_fair --seed 1 --players 2", "pass", "quit")
    shown = run("play", "chess", "village_fair").out
    assert "“chess” is neither one of these numbers nor a game" in shown
    assert "what do you do on day 1?" in shown
    assert run("play", "").code == 0


def test_a_finished_game_is_kept_but_not_offered(run: Run, kept: Path) -> None:
    run("play village_fair --seed 1 --players 2", *["pass", "1"] * 3)
    (file,) = kept.rglob("*.jsonl")
    assert file.parent.name == "finished"
    assert Record.loads(file.read_bytes()).over
    assert "Which game?" in run("play").err


def test_the_same_seed_twice_is_two_games(run: Run, kept: Path) -> None:
    for _ in range(2):
        run("play village_fair --seed 1 --players 2", "pass", "quit")
    assert len(list(kept.glob("unfinished/*.jsonl"))) == 2


def test_the_same_game_in_two_windows_is_two_games(kept: Path) -> None:
    """Neither overwrites what the other has played."""
    from tests.bots.fair.village_fair import GAME

    match = Match.start(GAME, players=2, seed=1)
    match.submit(0, ("pass",))
    first = keeping.Keeper(match, keeping.Seating())
    file = first.keep()
    other = Match.start(GAME, players=2, seed=1)
    other.submit(0, ("draw",))
    second = keeping.Keeper(other, keeping.Seating(), file)
    assert second.keep() == file
    assert first.keep() != file
    assert len(list(kept.glob("unfinished/*.jsonl"))) == 2


def test_damaged_files_are_passed_over(run: Run, kept: Path) -> None:
    run("play village_fair --seed 1 --players 2", "pass", "quit")
    (kept / "unfinished" / "empty.jsonl").write_bytes(b"")
    (kept / "unfinished" / "junk.jsonl").write_bytes(b"\xff{}\n[]\n")
    (file,) = kept.glob("unfinished/village*.seats.json")
    file.write_text('{"bots": {"9": "genius"}}')
    shown = run("play", "1", "quit").out
    assert shown.count("Village fair   2 players") == 1
    assert "bot (greedy)" in shown


def test_old_drafts_are_swept_away(kept: Path) -> None:
    (kept / "unfinished").mkdir()
    old, new = (kept / "unfinished" / name for name in (".a.1.draft", ".b.2.draft"))
    for draft in (old, new):
        draft.write_bytes(b"half")
    os.utime(old, (0, 0))
    keeping.sweep()
    assert not old.exists()
    assert new.exists()


# -- fair dice -------------------------------------------------------------------------------


def test_where_several_people_play_each_adds_to_the_dice(run: Run, kept: Path) -> None:
    shown = run("play village_fair --players 3 --human 0,2 --names Ala,Ola", "mine", "", "pass").out
    assert shown.index("Commitment: ") < shown.index("Ala › mine") < shown.index("Ola › ")
    (file,) = kept.glob("unfinished/*.jsonl")
    record = Record.loads(file.read_bytes())
    # For a bot, and for Enter, it was fixed with the seed.
    own = [own_nonce(record.seed, seat) for seat in (1, 2)]
    assert record.nonces == ("mine", *own)


def test_with_a_seed_of_ones_own_nothing_is_added(run: Run, kept: Path) -> None:
    run(FAIR, "pass")
    (file,) = kept.glob("unfinished/*.jsonl")
    assert Record.loads(file.read_bytes()).nonces == ()
