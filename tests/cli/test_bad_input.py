"""No input gives a traceback or a hang: arguments, files, typed lines, streams."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stolnik.cli import main
from stolnik.engine.errors import BadRequest
from stolnik.engine.game import Standing
from stolnik.engine.match import Match
from stolnik.engine.record import Record
from tests.bots.fair.village_fair import GAME
from tests.cli.conftest import Run
from tests.length import so_many

SLOWEST: float = 2.0
"""Seconds of work after which a command counts as hanging."""

WAITING: float = 20.0
"""Seconds that it may take on a machine that has other things to do."""

SAID = (0, 1, 2, 130)
"""Codes of commands that ended as they should; 70 is a fault of ours."""


@contextmanager
def _quiet(folder: Path, typed: str = "") -> Iterator[io.StringIO]:
    """Nothing is typed but this, what is said is caught, and games are kept in this folder."""
    out, err = io.StringIO(), io.StringIO()
    with (
        patch("sys.stdin", io.StringIO(typed)),
        patch("sys.stdout", out),
        patch("sys.stderr", err),
        patch("stolnik.cli.keeping.data_folder", lambda: folder),
        patch("stolnik.cli.keeping.gettempdir", lambda: str(folder)),
        patch.dict(os.environ, {"STOLNIK_TRACEBACK": "1", "COLUMNS": "80"}),
    ):
        yield err


def ended(arguments: list[str], folder: Path, typed: str = "") -> int:
    """Run a command that must end soon, without a traceback and with at most one sentence."""
    with _quiet(folder, typed) as err:
        begun, worked = time.perf_counter(), time.process_time()
        code = main(arguments)
        took, work = time.perf_counter() - begun, time.process_time() - worked
        said = err.getvalue()
    assert code in SAID, (arguments, code)
    assert work < SLOWEST, (arguments, work)
    assert took < WAITING, (arguments, took)
    assert said.count("\n") <= 2, said  # after an interruption there is an empty line
    return code


many = settings(
    max_examples=so_many(250, whole=2000),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


# -- arguments -------------------------------------------------------------------------------

NUMBERS = st.one_of(
    st.integers(-3, 12).map(str),
    st.integers().map(str),
    st.sampled_from(
        ["²", "٣", "1e9", "0x10", "1_0", "--2", "9" * 5000, "-" + "9" * 5000, "½", "NaN"]
    ),
)
TEXTS = st.one_of(
    st.text(max_size=8),
    st.sampled_from(
        ["", " ", "\udcff", "a\nb", "x" * 5000, "../..", "~", "~nobody/x", "/dev/null"]
    ),
    st.sampled_from(["/dev/zero", "/dev/full", "/", ".", "fifo", "game.jsonl", "junk", "n/o"]),
)
WORDS = st.sampled_from(
    [
        *("games", "play", "rules", "replay", "sim", "duel", "prove", "bench", "juggle"),
        *("village_fair", "village_fair", "village_fair", "chess", "FAIR-A1.1", "cart"),
        *("--players", "--seed", "--human", "--names", "--bots", "--option", "--variant"),
        *("--data", "--record", "--resume", "--lang", "--json", "--games", "--workers"),
        *("--to", "--log", "--verify", "--missing", "--tests", "--seconds", "--version"),
        *(
            "--file",
            "--plot",
            "--help",
            "--",
            "-x",
            "--all-variants",
            "--records",
            "--players=3",
            "--lang=pl",
        ),
        *("greedy", "random", "all", "none", "0,1", "short", "short=true", "prize=large"),
        *("seed=7", "nonces=x", "listen=true", "=", "pl", "en", "Ala,Ola", ","),
    ]
)


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a game, a pipe and some rubbish."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "game.jsonl").write_bytes(_record().dumps())
    (tmp_path / "junk").write_bytes(b"\xff\x00\n{}")
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "fifo")

    def measured(*_: object, **__: object) -> None:
        """What takes long is not tried here; that it is reached at all is enough."""
        raise BadRequest("over", game="village_fair")

    for lang in ("pl", "en"):
        with _quiet(tmp_path):
            main(["games", "--lang", lang])  # so that no try waits for the catalogs
    for long in ("sim.simulate", "duel.hold", "prove.prove_games", "bench.measure"):
        monkeypatch.setattr(f"stolnik.cli.{long}", measured)
    return tmp_path


def _record() -> Record:
    match = Match.start(GAME, players=2, seed=7)
    while match.pending:
        match.submit(match.pending[0].seat, match.pending[0].options[-1])
    return match.record()


@pytest.mark.slow
@pytest.mark.timeout(900)
@many
@given(arguments=st.lists(st.one_of(WORDS, WORDS, WORDS, NUMBERS, TEXTS), max_size=8))
def test_random_command_lines_end_in_peace(place: Path, arguments: list[str]) -> None:
    ended(arguments, place / "data", "1\n?\nquit\n")


@pytest.mark.slow
@pytest.mark.timeout(900)
@many
@given(
    option=st.sampled_from(["--players", "--human", "--names", "--bots", "--option", "--variant"]),
    value=st.one_of(NUMBERS, TEXTS, WORDS),
)
def test_random_values_of_options_end_in_peace(place: Path, option: str, value: str) -> None:
    ended(["play", "village_fair", option, value], place / "data", "1\nquit\n")


def test_numbers_of_any_size_are_refused_in_a_sentence(run: Run) -> None:
    for number in ("9" * 5000, "²", "1e9", "-1", "1_000"):
        assert run(f"play village_fair --players {number}").err.count("\n") == 1
        assert run(f"play village_fair --human {number}").err.startswith("stolnik: “")
        assert run(f"replay x --to {number}").code == 2
    assert "256 at most" in run("sim village_fair --workers 100000").err


def test_options_that_only_the_engine_knows_are_no_options(run: Run) -> None:
    for name in ("seed", "nonces", "data", "listen", "players", "game", "self"):
        assert f"has no option “{name}”" in run(f"play village_fair --option {name}=1").err


def test_a_seed_that_is_no_text_is_refused(run: Run) -> None:
    assert main(["play", "village_fair", "--seed", "\udcff\udcfe"]) == 2


def test_names_of_ones_own_are_checked(run: Run) -> None:
    for names in ("Ala,Ala", "Ala,Ola", ",", "x" * 25):
        ran = run(f"play village_fair --names {names}")
        assert ran.code == 2
        assert "Give one name for each" in ran.err


# -- files -----------------------------------------------------------------------------------

NASTY: Any = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-5, 5),
    st.sampled_from([2**63, 2**64, -(2**63), 10**30, 1.5, "", "x" * 3000, [], {}, [[]], "seat"]),
    st.text(max_size=5),
)


@st.composite
def scribbled(draw: st.DrawFn, text: bytes) -> bytes:
    """A text with some letters changed, lines moved, or its end cut off."""
    lines = text.split(b"\n")
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(lines) - 1))
        match draw(st.integers(0, 6)):
            case 0:
                lines[at] = draw(st.binary(max_size=20))
            case 1:
                cut = draw(st.integers(0, len(lines[at])))
                lines[at] = lines[at][:cut] + draw(st.binary(max_size=3)) + lines[at][cut + 1 :]
            case 2:
                del lines[at]
            case 3:
                lines.insert(at, lines[draw(st.integers(0, len(lines) - 1))])
            case 4:
                lines = lines[: at + 1]
            case 5:
                lines[at] = b"[" * draw(st.sampled_from([1, 50, 5000]))
            case _:
                lines[at] = msgspec.json.encode(draw(_changed(_loaded(lines[at]))))
        if not lines:
            break
    return b"\n".join(lines)


def _loaded(line: bytes) -> object:
    try:
        return msgspec.json.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


@st.composite
def _changed(draw: st.DrawFn, value: Any) -> Any:
    """A value with something else in one of its places."""
    if isinstance(value, dict) and value:
        key = draw(st.sampled_from(sorted(value)))
        return {**value, key: draw(st.one_of(NASTY, _changed(value[key])))}
    if isinstance(value, list) and value:
        at = draw(st.integers(0, len(value) - 1))
        return [*value[:at], draw(st.one_of(NASTY, _changed(value[at]))), *value[at + 1 :]]
    return draw(NASTY)


@st.composite
def resealed(draw: st.DrawFn, record: Record) -> bytes:
    """A record that lies with a chain that fits: only the rules can find it out."""
    moves = list(record.moves)
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(moves) - 1))
        seat, move = moves[at]
        match draw(st.integers(0, 4)):
            case 0:
                moves[at] = (draw(st.integers(-2, 5)), move)
            case 1:
                part = draw(st.one_of(st.text(max_size=4), st.integers(-9, 2**40)))
                moves[at] = (seat, (*move, part))
            case 2:
                moves[at] = (seat, draw(st.sampled_from(moves))[1])
            case 3:
                moves[at:at] = [(seat, move)]
            case _:
                moves[at] = (seat, tuple(draw(st.lists(st.text(max_size=3), max_size=70))))
    options = dict(record.options)
    if draw(st.booleans()):
        options[draw(st.sampled_from(["short", "prize", "x"]))] = draw(
            st.one_of(st.booleans(), st.text(max_size=6))
        )
    return Record.of(
        game=draw(st.sampled_from([record.game, record.game, "chess", ""])),
        version=draw(st.sampled_from([record.version, record.version, "0", "x" * 999])),
        players=draw(st.sampled_from([2, 2, 3, 0, -1, 2**40])),
        options=options,
        seed=draw(st.one_of(st.just(record.seed), st.text(max_size=3))),
        nonces=tuple(draw(st.lists(st.text(max_size=3), max_size=3))),
        moves=moves,
        over=draw(st.booleans()),
        standings=[Standing(0, draw(st.integers(-1, 3)), 0, "coins")],
    ).dumps()


DAMAGED = st.one_of(scribbled(_record().dumps()), resealed(_record()))


@pytest.mark.slow
@pytest.mark.timeout(900)
@many
@given(content=DAMAGED)
def test_damaged_records_are_replayed_or_refused(place: Path, content: bytes) -> None:
    (place / "damaged.jsonl").write_bytes(content)
    ended(["replay", "damaged.jsonl"], place / "data")


@pytest.mark.slow
@pytest.mark.timeout(900)
@many
@given(content=DAMAGED)
def test_damaged_games_are_resumed_or_refused(place: Path, content: bytes) -> None:
    """A game that is refused is left as it was."""
    file = place / "damaged.jsonl"
    file.write_bytes(content)
    if ended(["play", "--resume", "damaged.jsonl"], place / "data") == 2:
        assert file.read_bytes() == content


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names on this system")
@pytest.mark.parametrize("file", ["fifo", "/dev/zero", "/dev/null", "/dev/full"])
@pytest.mark.parametrize("command", ["replay", "play --resume", "play village_fair --record"])
def test_devices_and_pipes_are_no_files(run: Run, place: Path, command: str, file: str) -> None:
    ran = run(f"{command} {file}")
    assert ran.code == 2
    assert (
        ran.err == f"stolnik: {file} is not an ordinary file, so it is neither read nor written.\n"
    )


def test_a_file_that_is_too_large_is_not_read(run: Run, tmp_path: Path) -> None:
    with (tmp_path / "huge").open("wb") as stream:
        stream.truncate(2**31)
    assert "too large to be a recorded game" in run("replay huge").err


def test_names_that_are_too_long_are_said_to_be(run: Run) -> None:
    assert "the name is too long" in run(f"replay {'x' * 5000}").err


PLACES = (
    "/",
    "nowhere/x",
    "a\0b",
    "x" * 5000,
    "~nobody-of-that-name/x",
    "/dev/full",
    "/proc/x",
    ".",
)


@pytest.mark.parametrize("file", PLACES)
def test_saving_to_an_impossible_place_is_refused_and_the_game_goes_on(run: Run, file: str) -> None:
    shown = run("play village_fair --seed 3 --players 2", f"save {file}", "pass").out
    assert "is saved in" not in shown.partition("→ Pass")[0]
    assert "→ Pass" in shown


# -- what is typed ---------------------------------------------------------------------------

TYPED = st.one_of(
    st.text(max_size=12),
    NUMBERS,
    st.sampled_from(["?", "? ", "card", "card e", "card honey", "rules", "rules a", "table x"]),
    st.sampled_from(["sell", "? sell e", "? bid 99", "? give honey honey", "hint", "undo", "map"]),
    st.sampled_from(
        ["log", "save", "save /", "table", "", "honey", "apples bread", "ańna", "\x1b[A"]
    ),
    st.text(alphabet="selgivbid honeyapr3?", max_size=30).map(lambda text: f"? {text}"),
)


@pytest.mark.slow
@pytest.mark.timeout(900)
@settings(
    max_examples=200,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(lines=st.lists(TYPED, min_size=10, max_size=10), lang=st.sampled_from(["pl", "en"]))
def test_random_lines_at_the_table_are_answered(place: Path, lines: list[str], lang: str) -> None:
    typed = "".join(f"{line}\n" for line in lines)
    ended(["play", "village_fair", "--players", "2", "--lang", lang], place / "data", typed)


@pytest.mark.parametrize("line", ["x" * 100_000, "buy " * 25_000, "9" * 5000, "? " + "a b " * 9000])
def test_a_line_of_any_length_is_answered_kindly(run: Run, line: str) -> None:
    begun = time.process_time()
    shown = run("play village_fair --seed 3 --players 2", line, "pass").out
    assert time.process_time() - begun < SLOWEST
    assert "→ Pass" in shown
    assert max(len(told) for told in shown.splitlines()) < 400


def test_a_pipe_that_says_nothing_sensible_for_ever_is_left(run: Run) -> None:
    assert run("play village_fair --seed 3 --players 2", *["xyzzy"] * 5000).code == 0


# -- streams ---------------------------------------------------------------------------------


@pytest.fixture
def shell(tmp_path: Path) -> Callable[..., subprocess.CompletedProcess[bytes]]:
    """Run ``stolnik`` with streams as a shell would set them up."""
    packages = os.pathsep.join([*sys.path, str(Path(__file__).parents[2])])

    def shell(command: str, **variables: str) -> subprocess.CompletedProcess[bytes]:
        stolnik = (
            f"{sys.executable} -c 'import sys; from stolnik.cli import main; sys.exit(main())'"
        )
        environment = {"PYTHONPATH": packages, "XDG_DATA_HOME": str(tmp_path), "PATH": os.defpath}
        return subprocess.run(
            ["sh", "-c", command.replace("stolnik", stolnik, 1)],
            capture_output=True,
            env={**environment, **variables},
            timeout=30,
        )

    return shell


@pytest.mark.skipif(os.name != "posix", reason="streams of another kind")
@pytest.mark.parametrize(
    "command",
    [
        "stolnik games <&- >&- 2>&-",
        "stolnik games >&-",
        "stolnik juggle 2>&-",
        "stolnik play village_fair <&-",
        "stolnik play village_fair < /dev/zero",
        "stolnik play village_fair --human none >&-",
        "stolnik games > /dev/full",
        "stolnik games --json > /dev/full",
        "stolnik --help > /dev/full",
    ],
)
def test_closed_and_full_streams_give_no_traceback(
    shell: Callable[..., subprocess.CompletedProcess[bytes]], command: str
) -> None:
    ran = shell(command)
    assert b"Traceback" not in ran.stderr
    assert b"Exception ignored" not in ran.stderr
    assert ran.stderr.count(b"\n") <= 1
    assert ran.returncode in SAID


@pytest.mark.skipif(os.name != "posix", reason="streams of another kind")
def test_an_output_that_knows_only_ascii_is_spelt_for(
    shell: Callable[..., subprocess.CompletedProcess[bytes]],
) -> None:
    ran = shell("stolnik play village_fair --human none --lang pl", PYTHONIOENCODING="ascii")
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.isascii()
    assert b"Wiejski jarmark" in ran.stdout
    assert b"Skrot ziarna" in ran.stdout
    said = shell("stolnik games --json --lang pl", PYTHONIOENCODING="ascii").stdout
    assert msgspec.json.decode(said)


@pytest.mark.skipif(os.name != "posix", reason="streams of another kind")
def test_an_interruption_while_we_load_is_quiet() -> None:
    """Whatever is imported last, the keyboard may come first."""
    command = (
        "import sys, importlib.abc\n"
        "class Finder(importlib.abc.MetaPathFinder):\n"
        "    def find_spec(self, name, path, target=None):\n"
        "        if name == sys.argv[1]: raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Finder())\n"
        "from stolnik.cli import main\n"
        "sys.exit(main(['games']))\n"
    )
    early = ("msgspec", "stolnik.engine", "stolnik.engine.match", "stolnik.text")
    for module in (*early, "click", "rich.console", "stolnik.cli.play", "stolnik.lab.sim"):
        ran = subprocess.run([sys.executable, "-c", command, module], capture_output=True)
        assert (module, ran.returncode, ran.stderr) == (module, 130, b"")
