"""Builds what a release carries, and plays it where there is no checkout.

    python -m tools.check_wheel                 build both packages into dist/, and check the wheel
    python -m tools.check_wheel FILE            check a wheel that is there

The source package is made from the checkout and the wheel from the source package, so what either
lacks is missed. The wheel goes into an empty environment in a temporary folder. There it lists its
games, bots play one to the end in the terminal, its record is checked, and a browser opens the
table, sits down against a bot and answers once.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
import urllib.request
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from tests.web.conftest import chromium, free_port
from tests.web.driver import asked, number_of, play, reaches, sit_down

ROOT: Final = Path(__file__).parents[1]
DIST: Final = ROOT / "dist"
PROJECT: Final[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
GAMES: Final = set(PROJECT["project"]["entry-points"]["stolnik.games"])
GAME: Final = "paladins"
LONG: Final = 120
"""Seconds that a server may take to open on a busy machine."""


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        wheel = Path(sys.argv[1]).resolve() if sys.argv[1:] else built(folder)
        stolnik = installed(wheel, folder)
        played_in_the_terminal(stolnik, folder)
        number = played_in_the_browser(stolnik, folder)
    size = wheel.stat().st_size / 1e6
    print(
        f"{wheel.name} ({size:.1f} MB), installed where no checkout is, "
        f"lists its {len(GAMES)} games; "
        f"bots have played {GAME} in the terminal and its record holds; "
        f"in the browser a guest sat down against a bot and answered (move {number})."
    )


def built(folder: Path) -> Path:
    """The wheel, made from the source package; both lie in ``dist`` when all went well."""
    print("Building the source package, and the wheel from it ...", flush=True)
    shutil.rmtree(DIST, ignore_errors=True)
    python = environment(folder / "builder")
    run(python, "-m", "pip", "install", "--quiet", *PROJECT["build-system"]["requires"], cwd=folder)
    run(python, "-m", "hatchling", "build", "--target", "sdist", "--directory", DIST, cwd=ROOT)
    (source,) = DIST.glob("*.tar.gz")
    run(python, "-m", "pip", "wheel", "--quiet", "--no-deps", "-w", DIST, source, cwd=folder)
    (wheel,) = DIST.glob("*.whl")
    return wheel


def installed(wheel: Path, folder: Path) -> Path:
    """The command of a wheel that was put into an empty environment."""
    print(f"Installing {wheel.name} into an empty environment ...", flush=True)
    python = environment(folder / "empty")
    run(python, "-m", "pip", "install", "--quiet", f"{wheel}[table]", cwd=folder)
    where = Path(run(python, "-c", "import stolnik; print(stolnik.__file__)", cwd=folder).strip())
    assert where.is_relative_to(folder.resolve()), f"it is the stolnik of {where} that is found"
    return python.parent / "stolnik"


def environment(place: Path) -> Path:
    """The Python of a new environment."""
    venv.create(place, with_pip=True)
    return place / ("Scripts" if os.name == "nt" else "bin") / "python"


def played_in_the_terminal(stolnik: Path, folder: Path) -> None:
    """The games are listed; bots play one, and its record can be played again."""
    print("Playing in the terminal ...", flush=True)
    games = json.loads(run(stolnik, "games", "--json", cwd=folder))
    names = {each["name"] for each in games}
    assert names == GAMES, f"it lists {names}"
    record = folder / "game.jsonl"
    words = ("--human", "none", "--bots", "random", "--players", "2", "--record", record)
    run(stolnik, "play", GAME, *words, cwd=folder)
    run(stolnik, "replay", record, "--verify", cwd=folder)


def played_in_the_browser(stolnik: Path, folder: Path) -> int:
    """A guest sits down against a bot and answers once; says how many moves there are then."""
    print("Playing in the browser ...", flush=True)
    with served(stolnik, folder) as address, chromium() as browser:
        page = browser.new_context(base_url=address, reduced_motion="reduce").new_page()
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        sit_down(page, GAME, players=2)
        before = number_of(asked(page))
        assert play(page, moves=1) == 1
        reaches(page, before + 1)
        assert not errors, errors
        return number_of(page)


@contextmanager
def served(stolnik: Path, folder: Path) -> Iterator[str]:
    """The address of a table that is open; what it has said is shown if something fails."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    command = [str(stolnik), "serve", "--port", str(port), "--folder", str(folder / "table")]
    with (folder / "said").open("w+") as said:
        server = subprocess.Popen(
            command, cwd=folder, env=outside(folder), stdout=said, stderr=subprocess.STDOUT
        )
        try:
            _wait(server, address)
            yield address
        except BaseException:
            said.seek(0)
            print(said.read(), file=sys.stderr)
            raise
        finally:
            server.terminate()
            server.wait(60)


def _wait(server: subprocess.Popen[bytes], address: str) -> None:
    end = time.monotonic() + LONG
    while True:
        try:
            urllib.request.urlopen(f"{address}/health", timeout=5).read()
            return
        except OSError:
            assert server.poll() is None, f"the server ended with {server.returncode}"
            assert time.monotonic() < end, "the server does not open"
            time.sleep(0.1)


def run(*command: str | Path, cwd: Path) -> str:
    """What a command prints; one that fails ends the check with what it said."""
    done = subprocess.run(
        command, cwd=cwd, env=outside(cwd), stdin=subprocess.DEVNULL, capture_output=True, text=True
    )
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}\nThis failed: {' '.join(map(str, command))}")
    return done.stdout


def outside(folder: Path) -> dict[str, str]:
    """The surroundings of somebody who has no checkout and no settings."""
    ours = ("STOLNIK_", "PYTHON", "VIRTUAL_ENV")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return {**kept, "XDG_DATA_HOME": str(folder / "data"), "LC_ALL": "C.UTF-8"}


if __name__ == "__main__":
    main()
