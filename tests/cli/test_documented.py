"""Every command that our pages name does what it says, in a fresh folder."""

from __future__ import annotations

import argparse
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import stolnik
from stolnik.engine.registry import loaded
from stolnik.table.settings import Settings
from tests.cli.conftest import Run
from tests.cli.test_serve import opened

ROOT = Path(__file__).parents[2]
AT_THE_DOOR = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")
PAGES = [*(ROOT / name for name in AT_THE_DOOR), *sorted((ROOT / "docs").glob("*.md"))]
PROGRAM = re.compile(r"^(?:\./)?stolnik(?= |$)")
OF_THE_FOLDER = ".venv/bin/"
"""Where the programs are that need no activation; it is not there in a fresh folder."""

TEXTS = {"stolnik dice", "stolnik nonce", "stolnik seed", "stolnik"}
"""What looks like a command and is not one: texts that are hashed, the name."""

OF_MACHINES = ("pip install", "pipx install", "uv tool install", "podman ", "systemctl ", "pytest ")
"""What changes the machine; it is not run here, but the files that it names are there."""

BARE = {
    *("./stolnik", "stolnik replay", "stolnik replay --verify", "stolnik play"),
    *("./stolnik backup FILE", "./stolnik restore FILE"),
    *(
        "stolnik bench table",
        "./stolnik bench table",
        "stolnik rules",
        "stolnik prove --every N",
        "./stolnik prove",
        "stolnik table",
    ),
    *("stolnik backup", "stolnik restore", "stolnik backup FILE", "stolnik restore FILE"),
}
"""What is said of a command, not to it, or has tests of its own at length: it is asked for help."""

SHORT = {
    "sim": "--games 2",
    "duel": "--games 2",
    "prove": "--games 1 --players 3 --every 50",
    "bench": "--seconds 1 --games 1",
}
"""How commands that could take long are made short."""

GAME = "paladins"


def commands() -> list[tuple[str, str]]:
    """Every command with the page that names it."""
    found: dict[tuple[str, str], None] = {}
    for page in PAGES:
        text = page.read_text("utf-8")
        for language, block in re.findall(r"^```(\w*)\n(.*?)^```", text, re.DOTALL | re.MULTILINE):
            for line in block.splitlines() if language in ("", "console") else ():
                command = line.removeprefix("$ ").partition("#")[0].strip()
                if _is_command(command):
                    found[page.name, command] = None
        for command in re.findall(
            r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", text, flags=re.S | re.M)
        ):
            if _is_command(command):
                found[page.name, command] = None
    return list(found)


def _is_command(text: str) -> bool:
    bare = re.sub(r"^(?:[A-Z_]+=\S+ )+", "", text)
    if bare.startswith(OF_THE_FOLDER):
        return True
    if PROGRAM.match(bare):
        return bare.strip() not in TEXTS and not bare.startswith("stolnik dice ")
    return bare.startswith(("make ", *OF_MACHINES))


COMMANDS = commands()
SERVING = [(page, c) for page, c in COMMANDS if PROGRAM.sub("", c).split()[:1] == ["serve"]]


def filled(command: str, folder: Path) -> str:
    """A command with something in the place of each word that stands for something."""
    game = next(
        (word for word in command.split() if (ROOT / "src/stolnik/games" / word).is_dir()), GAME
    )
    record = folder / "game.jsonl"
    if "FILE" in command or "game.jsonl" in command:
        record.write_bytes((ROOT / "tests/records/pax1e_2p_imperial.jsonl").read_bytes())
    if "FOLDER" in command:
        shutil.copytree(stolnik.load(game).home / "data", folder / "box")
    for name, value in {
        "[words]": "",
        "GAME": game,
        "FILE": str(record),
        "WORD": "Robotnik",
        "FOLDER": str(folder / "box"),
        "tests/records": str(ROOT / "tests/records"),
    }.items():
        command = command.replace(name, value)
    return command


OURS = {
    PROGRAM.sub("", c[1]).strip(): c for c in COMMANDS if PROGRAM.match(c[1]) and c not in SERVING
}
"""Each once, with one of the pages that name it."""


@pytest.fixture(scope="module", autouse=True)
def _example(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The game of the page on adding one, installed as it says."""
    folder = tmp_path_factory.mktemp("sejmik")
    package = folder / "stolnik_sejmik-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: stolnik-sejmik\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text("[stolnik.games]\nsejmik = sejmik.game:SEJMIK\n")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        patch.syspath_prepend(ROOT / "examples" / "sejmik")
        loaded.cache_clear()
        yield
    loaded.cache_clear()


@pytest.mark.slow
@pytest.mark.parametrize(("page", "command"), OURS.values())
def test_a_command_of_ours_works_as_written(
    page: str, command: str, run: Run, tmp_path: Path
) -> None:
    whole = filled(command, tmp_path)
    assert not re.search(r"\b[A-Z]{3,}\b", whole), f"nothing stands for a word of {command!r}"
    words = PROGRAM.sub("", whole).split()
    if command in BARE:
        words.append("--help")
    before = set(tmp_path.rglob("*"))
    ran = run(" ".join([*words, SHORT.get(words[0], "")]), "quit")
    assert ran.code == 0, ran.err
    assert ran.out.strip() or set(tmp_path.rglob("*")) > before, (
        "it says nothing and writes nothing"
    )


@pytest.mark.slow
def test_serving_works_as_written(tmp_path: Path) -> None:
    assert SERVING
    for at, words in enumerate(dict.fromkeys(PROGRAM.sub("", c) for _, c in SERVING)):
        process, _ = opened(tmp_path / str(at), *words.split()[1:])
        process.terminate()
        assert process.wait(60) == 0


@pytest.mark.parametrize(("page", "command"), [c for c in COMMANDS if c[1].startswith("make ")])
def test_what_make_is_told_is_there(page: str, command: str) -> None:
    if shutil.which("make") is None:
        pytest.skip("there is no make on this machine")
    told = subprocess.run(["make", "-n", *command.split()[1:]], cwd=ROOT, capture_output=True)
    assert told.returncode == 0, told.stderr


@pytest.mark.parametrize(
    ("page", "command"), [c for c in COMMANDS if any(each in c[1] for each in OF_MACHINES)]
)
def test_what_is_done_to_a_machine_names_what_is_there(page: str, command: str) -> None:
    for word in re.findall(r"[\w./-]+/[\w./-]+", command):
        if not word.startswith(("/", "sqlite")):
            assert (ROOT / word).exists(), word
    for extra in re.findall(r"\[(\w+)\]", command):
        assert re.search(rf"^{extra} = \[", (ROOT / "pyproject.toml").read_text(), re.MULTILINE)


@pytest.mark.slow
@pytest.mark.parametrize(("page", "command"), [c for c in COMMANDS if OF_THE_FOLDER in c[1]])
def test_what_a_program_of_the_folder_is_told_is_there(page: str, command: str) -> None:
    settings, _, words = command.rpartition(OF_THE_FOLDER)
    for name in re.findall(r"([A-Z_]+)=", settings):
        read = (path.read_text("utf-8") for path in (ROOT / "tests").rglob("*.py"))
        assert any(f'environ.get("{name}"' in text for text in read), name
    program, *rest = shlex.split(words)
    if program == "pytest":
        named_tests_exist(rest)
        return
    if rest[:2] == ["-m", "tools.make_records"]:
        assert (ROOT / "tests/records" / f"{rest[2]}.jsonl").is_file()
        return
    told = [sys.executable, *rest, "--help"]
    done = subprocess.run(told, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def named_tests_exist(words: list[str]) -> None:
    """What pytest is asked for, without the seconds that it takes to collect it."""
    asked = argparse.ArgumentParser(exit_on_error=False)
    asked.add_argument("places", nargs="*")
    asked.add_argument("-k", dest="name", default="")
    asked.add_argument("-m", dest="marker", default="slow")
    asked.add_argument("-n", dest="workers", type=int)
    for flag in ("-x", "-q"):
        asked.add_argument(flag, action="store_true")
    told = asked.parse_args(words)
    assert told.marker.removeprefix("not ") == "slow"
    files = [
        path
        for place in told.places
        for path in (ROOT / place, *(ROOT / place).rglob("test_*.py"))
        if path.suffix == ".py"
    ]
    assert files, words
    assert any(re.search(rf"^def test_\w*{told.name}", f.read_text("utf-8"), re.M) for f in files)


SAID = re.compile(r"^```python\n((?:(?!```)[^\n]*\n)*)```\n\n```text\n(.*?)^```", re.M | re.S)


def programs() -> list[tuple[str, str]]:
    """The programs of the page on working, each with what stands under it."""
    found: list[tuple[str, str]] = SAID.findall((ROOT / "CONTRIBUTING.md").read_text("utf-8"))
    assert len(found) == 2
    return found


@pytest.mark.parametrize(("program", "says"), programs())
def test_a_program_says_what_stands_under_it(
    program: str, says: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    exec(program, {})
    assert capsys.readouterr().out == says


def test_the_client_under_development_asks_the_table_that_stolnik_serves() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    scripts = json.loads((ROOT / "web/package.json").read_text("utf-8"))["scripts"]
    assert "`npm run dev`" in page
    assert "dev" in scripts
    assert f'target: "http://127.0.0.1:{Settings(database="").port}"' in (
        ROOT / "web/vite.config.ts"
    ).read_text("utf-8")


def test_the_command_of_the_folder_is_that_of_its_environment(tmp_path: Path) -> None:
    """``./stolnik`` works from anywhere and without activating anything."""
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    inside = tmp_path / ".venv" / "bin" / "stolnik"
    inside.write_text('#!/bin/sh\necho "inside: $@"\n')
    inside.chmod(0o755)
    shutil.copy(ROOT / "stolnik", tmp_path / "stolnik")
    assert os.access(tmp_path / "stolnik", os.X_OK)
    said = subprocess.check_output([tmp_path / "stolnik", "play", "two words"], cwd="/", text=True)
    assert said == "inside: play two words\n"


def test_the_pages_name_commands() -> None:
    assert len(COMMANDS) > 20
    assert ("README.md", "./stolnik games") in COMMANDS
    assert ("README.md", "make play") in COMMANDS
