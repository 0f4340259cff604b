"""Our server next to boardgame.io's: the same game, as fast as it goes.

Both play noughts and crosses, with two sockets for each match, a new match after nine moves, and
the next move as soon as the opponent has seen the last.  Both are driven by a program in the
same language and on the same WebSocket library (``load.js`` and ``load_stolnik.js`` in
``tools/boardgame_io``), and measured after the same time to warm up.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec

from stolnik.table.bench.servers import free_port, machine_seconds, seconds_of, servers

PEER: Final = Path(__file__).parents[4] / "tools" / "boardgame_io"
MEMORY: Final = Path("/dev/shm")
"""A folder that is no disk, where there is one."""


class Side(msgspec.Struct, frozen=True):
    """What one of the servers did."""

    name: str
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    server_ms: float
    """Processor time of the server for each move."""
    client_ms: float
    """The same for the program that plays."""
    elsewhere: float
    """How many processors were busy with something else meanwhile."""


def ready() -> bool:
    """Whether boardgame.io is installed beside this checkout (``npm install`` in that folder)."""
    return shutil.which("node") is not None and (PEER / "node_modules" / "boardgame.io").is_dir()


def side_by_side(matches: int, seconds: float) -> Iterator[Side]:
    """Ours, where every move is stored before it is acknowledged, and the peer, in memory as it
    comes; then ours without a disk, and the peer with its matches in files."""
    yield ours("stolnik-disk", matches, seconds, None)
    yield boardgame_io("peer-memory", matches, seconds, None)
    if MEMORY.is_dir():
        yield ours("stolnik-memory", matches, seconds, MEMORY)
    with tempfile.TemporaryDirectory() as folder:
        yield boardgame_io("peer-files", matches, seconds, Path(folder))


def ours(name: str, matches: int, seconds: float, place: Path | None) -> Side:
    """Moves per second of one server of ours on SQLite, with its database in some place."""
    with (
        tempfile.TemporaryDirectory(dir=place) as folder,
        _noughts_known(),
        servers(Path(folder)) as (server,),
    ):
        play = ["load_stolnik.js", str(matches), str(seconds), "noughts", str(server.port)]
        return _measured(name, play, seconds, server.processor)


def boardgame_io(name: str, matches: int, seconds: float, folder: Path | None) -> Side:
    """Moves per second of boardgame.io's own server.

    It keeps its matches in memory; with a folder it writes them to files, as its documentation
    has it for games that are to survive a restart.
    """
    port = free_port()
    server = subprocess.Popen(
        ["node", "server.js", str(port), *([] if folder is None else [str(folder)])],
        cwd=PEER,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    try:
        assert server.stdout is not None
        server.stdout.readline()
        play = ["load.js", str(port), str(matches), str(seconds)]
        return _measured(name, play, seconds, lambda: seconds_of(server.pid))
    finally:
        server.kill()
        server.wait()


def _measured(
    name: str, play: Sequence[str], seconds: float, processor: Callable[[], float]
) -> Side:
    """Let a program play, and look at the processors while it counts."""
    with subprocess.Popen(["node", *play], cwd=PEER, stdout=subprocess.PIPE) as player:
        assert player.stdout is not None
        try:
            if player.stdout.readline().strip() != b"counting":
                raise RuntimeError(f"{play[0]} does not play")
            before = processor(), machine_seconds()
            found: dict[str, Any] = json.loads(player.stdout.readline())
            served, busy = processor() - before[0], machine_seconds() - before[1]
        finally:
            player.kill()
    moves = max(1, found["moves"])
    played = found["client_ms"] * moves / 1000
    return Side(
        name=name,
        moves_per_second=round(found["moves_per_second"], 1),
        p50_ms=round(found["p50_ms"], 1),
        p99_ms=round(found["p99_ms"], 1),
        server_ms=round(1000 * served / moves, 3),
        client_ms=round(found["client_ms"], 3),
        elsewhere=round(max(0.0, busy - served - played) / seconds, 2),
    )


@contextmanager
def _noughts_known() -> Iterator[None]:
    """Makes our noughts and crosses known to servers, as installing it would."""
    before = os.environ.get("PYTHONPATH")
    with tempfile.TemporaryDirectory() as folder:
        info = Path(folder) / "noughts-1.dist-info"
        info.mkdir()
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: noughts\nVersion: 1\n")
        (info / "entry_points.txt").write_text("[stolnik.games]\nnoughts = noughts.game:NOUGHTS\n")
        known = [folder, str(PEER), *([before] if before else [])]
        os.environ["PYTHONPATH"] = os.pathsep.join(known)
        try:
            yield
        finally:
            os.environ.pop("PYTHONPATH")
            if before is not None:
                os.environ["PYTHONPATH"] = before
