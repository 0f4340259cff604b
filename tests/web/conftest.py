"""A server of its own, a real browser, and pages that complain about every error of theirs."""

from __future__ import annotations

import http.cookiejar
import json
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.web.driver import GAMES, LONG

ROOT = Path(__file__).parents[2]
expect.set_options(timeout=LONG)  # five seconds are too few where all cores are busy
SYSTEM = ("chromium", "chromium-browser", "google-chrome")
LATE = {
    "pax_renaissance_1e": (4, 60),
    "pax_renaissance_2e": (4, 90),
    "paladins": (3, 150),
    "gods_playground": (4, 150),
    "price_of_power": (4, 140),
}
"""By game: with how many players, and after how many moves, much lies on the table."""


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


class PortTaken(RuntimeError):
    """Somebody else took the port between looking for a free one and opening it."""


class Server:
    """The table on a port of its own, with a database of its own; it can be restarted."""

    def __init__(self, folder: Path, games: str = "") -> None:
        self.folder = folder
        self.games = games
        for _ in range(5):
            self.port = free_port()
            self.address = f"http://127.0.0.1:{self.port}"
            try:
                self.start()
                return
            except PortTaken:
                continue
        raise RuntimeError("The server did not start.")

    def start(self) -> None:
        environment = {
            **os.environ,
            "STOLNIK_DATABASE": f"sqlite:///{self.folder / 'table.sqlite'}",
            "STOLNIK_PORT": str(self.port),
            "STOLNIK_LIMITS": "false",
        }
        if self.games:
            environment["PYTHONPATH"] = self.games
        self._process = subprocess.Popen(
            [sys.executable, "-m", "stolnik.table"],
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for _ in range(600):
            if self._process.poll() is not None:
                raise PortTaken(f"The server ended with {self._process.returncode}.")
            try:
                urllib.request.urlopen(f"{self.address}/health", timeout=2).read()
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("The server did not start.")

    def stop(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(60)


class Wire:
    """A line between a browser and the server that can be cut, and mended."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._open: set[socket.socket] = set()
        self._whole = True
        self._door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                here, _ = self._door.accept()
                if not self._whole:
                    here.close()
                    continue
                there = socket.create_connection(("127.0.0.1", self._server.port))
            except OSError:
                if self._door.fileno() < 0:
                    return
                here.close()
                continue
            self._open |= {here, there}
            for one, other in ((here, there), (there, here)):
                threading.Thread(target=self._pump, args=(one, other), daemon=True).start()

    def _pump(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                other.sendall(data)
        for end in (one, other):
            self._end(end)

    def _end(self, end: socket.socket) -> None:
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        with suppress(OSError):
            end.close()
        self._open.discard(end)

    def cut(self) -> None:
        self._whole = False
        for end in list(self._open):
            self._end(end)

    def mend(self) -> None:
        self._whole = True

    def close(self) -> None:
        self.cut()
        self._door.close()


class Guest:
    """A person without a browser, who talks to the server alone."""

    def __init__(self, server: Server, name: str = "Gość", lang: str = "pl") -> None:
        self._address = server.address
        self._jar = http.cookiejar.CookieJar()
        self._open = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self._jar)).open
        self.call("POST", "/api/guest", {"name": name, "lang": lang})

    @property
    def cookies(self) -> dict[str, str]:
        return {cookie.name: cookie.value or "" for cookie in self._jar}

    def call(self, method: str, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"X-Stolnik": "1", "Content-Type": "application/json"}
        request = urllib.request.Request(
            self._address + path, method=method, data=data, headers=headers
        )
        said = self._open(request).read()
        return json.loads(said) if said else None

    def played(self, game: str, players: int, moves: int | None, bot: str = "greedy") -> str:
        """A room that was played so far, or by bots alone to the end (None)."""
        seats = ["me", *[f"bot:{bot}"] * (players - 1)]
        body = {"game": game, "players": players, "seats": seats, "start": True}
        room: str = self.call("POST", "/api/rooms", body)["id"]
        if moves is None:
            self.call("POST", f"/api/rooms/{room}/seats/0/leave", {})
        end = time.monotonic() + 400
        dice = random.Random(7)
        while time.monotonic() < end:
            now = self.call("GET", f"/api/rooms/{room}")
            if now["phase"] == "over":
                return room
            if moves is not None and 0 in now["waiting"]:
                if now["number"] >= moves:
                    return room
                self._answer(room, dice)
            else:
                time.sleep(0.05)
        raise RuntimeError(f"{game} was not played so far.")

    def play_on(self, room: str, wanted: Callable[[Any], bool], number: int) -> None:
        """Answer at random until so many moves are made and a question is like this."""
        dice = random.Random(7)
        end = time.monotonic() + 400
        while time.monotonic() < end:
            table = self.call("GET", f"/api/rooms/{room}/table?seat=0")
            if table["ask"] is None:
                time.sleep(0.05)
            elif table["number"] >= number and wanted(table["ask"]):
                return
            else:
                self._answer(room, dice)
        raise RuntimeError(f"{room} did not come so far.")

    def _answer(self, room: str, dice: random.Random) -> None:
        """Any of the answers that are offered; the game waits for this person until then."""
        table = self.call("GET", f"/api/rooms/{room}/table?seat=0")
        if table["ask"] is None:
            return
        move = dice.choice(table["ask"]["offers"])["move"]
        body = {"seat": 0, "question": table["question"], "move": move}
        self.call("POST", f"/api/rooms/{room}/moves", body)


@dataclass
class Positions:
    """Rooms with much on the table, made once for a module, when a test asks for one."""

    guest: Guest
    _late: dict[str, str] = field(default_factory=dict)
    _over: dict[str, str] = field(default_factory=dict)

    def late(self, game: str) -> str:
        """A room far into the game; it may happen to be over already, then one with fewer moves."""
        if game not in self._late:
            players, moves = LATE[game]
            for so_far in (moves, moves // 2, moves // 4):
                room = self.guest.played(game, players, so_far)
                if self.guest.call("GET", f"/api/rooms/{room}")["phase"] == "playing":
                    break
            self._late[game] = room
        return self._late[game]

    def over(self, game: str) -> str:
        """A room whose game is over."""
        if game not in self._over:
            players = {"gods_playground": 3}.get(game, 2)
            self._over[game] = self.guest.played(game, players, None, "random")
        return self._over[game]

    def put(self, game: str, late: str, over: str) -> None:
        """Rooms that were made elsewhere."""
        self._late[game], self._over[game] = late, over


@pytest.fixture(scope="session", autouse=True)
def client() -> None:
    """The client as it is now."""
    subprocess.run([sys.executable, str(ROOT / "build_client.py"), "--quiet"], check=True)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, client: None) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("table"))
    yield server
    server.stop()


@pytest.fixture(scope="module")
def positions(server: Server) -> Positions:
    return Positions(Guest(server))


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    wire = Wire(server)
    yield wire
    wire.close()


@contextmanager
def chromium() -> Iterator[Browser]:
    """The system's Chromium if there is one, else the one that npm brought along."""
    found = next((path for name in SYSTEM if (path := shutil.which(name))), None)
    how = {"path": found, "args": ["--no-sandbox"]}
    if found is None:
        sys.path.insert(0, str(ROOT))
        from build_client import node

        command, environment = node()
        said = subprocess.check_output(
            [*command, "build/chromium.mjs"], cwd=ROOT / "web", env=environment
        )
        how = json.loads(said)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=how["path"], args=how["args"])  # type: ignore[arg-type]
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


NewPage = Callable[..., Page]


@pytest.fixture
def new_page(browser: Browser, server: Server) -> Iterator[NewPage]:
    """A visitor with a browser of one's own; an error on any page fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def make(
        width: int = 1440,
        height: int = 900,
        lang: str = "pl",
        theme: str = "light",
        tour: bool = False,
        address: str = "",
        guest: Guest | None = None,
        motion: str = "reduce",
        telling: bool = False,
        previews: bool = False,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            reduced_motion="reduce" if motion == "reduce" else "no-preference",
            base_url=address or server.address,
        )
        games = [] if tour else [*GAMES, "price_of_power"]
        kept = json.dumps(
            {
                "lang": lang,
                "theme": theme,
                "toured": games,
                "telling": telling,
                "previews": previews,
            }
        )
        context.add_init_script(
            f"localStorage.getItem('stolnik') ?? localStorage.setItem('stolnik', '{kept}')"
        )
        if guest is not None:
            context.add_cookies(
                [
                    {"name": name, "value": value, "url": address or server.address}
                    for name, value in guest.cookies.items()
                ]
            )
        contexts.append(context)
        context.set_default_timeout(LONG)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert errors == []


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """What was measured, at the end of the tests' report."""
    figures = [
        (name, value)
        for reports in terminalreporter.stats.values()
        for report in reports
        if hasattr(report, "user_properties") and getattr(report, "when", "") == "call"
        for name, value in report.user_properties
        if name.startswith("web: ")
    ]
    if figures:
        terminalreporter.section("the browser client, measured")
        for name, value in figures:
            terminalreporter.write_line(f"{name.removeprefix('web: ')}: {value}")
