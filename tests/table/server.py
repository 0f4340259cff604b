"""Starts servers on loopback for tests, and people who talk to them."""

from __future__ import annotations

import json
import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from stolnik.table.bench.servers import free_port
from stolnik.table.house import House
from stolnik.table.people import Session
from stolnik.table.serve import prepare
from stolnik.table.settings import Settings

ROOT = Path(__file__).parents[2]


def sejmik_path(folder: Path) -> str:
    """What makes the example game known to a server, as installing it would."""
    info = folder / "sejmik-1.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: sejmik\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[stolnik.games]\nsejmik = sejmik.game:SEJMIK\n")
    return os.pathsep.join([str(folder), str(ROOT / "examples" / "sejmik")])


class Server:
    """A server process."""

    def __init__(
        self,
        database: str,
        folder: Path,
        port: int = 0,
        *,
        descriptors: int | None = None,
        **settings: object,
    ) -> None:
        self.database = database
        self.descriptors = descriptors
        """How many the process may have, if fewer than we."""
        self.folder = folder
        self.port = port or free_port()
        self.settings = settings
        self.process: subprocess.Popen[bytes] | None = None
        self.log = folder / f"server-{self.port}.log"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Server:
        environment = {
            **os.environ,
            "STOLNIK_DATABASE": self.database,
            "STOLNIK_PORT": str(self.port),
            "STOLNIK_LIMITS": "false",
            **{f"STOLNIK_{name.upper()}": str(value) for name, value in self.settings.items()},
        }
        known = [sejmik_path(self.folder / "games")]
        if os.environ.get("PYTHONPATH"):
            known.insert(0, os.environ["PYTHONPATH"])
        environment["PYTHONPATH"] = os.pathsep.join(known)
        command = [sys.executable, "-m", "stolnik.table"]
        if self.descriptors is not None:
            limited = 'ulimit -n "$0" && exec "$@"'
            command = ["sh", "-c", limited, str(self.descriptors), *command]
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(command, env=environment, stderr=log, stdout=log)
        self.wait()
        return self

    def wait(self, seconds: float = 60) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            assert self.process is not None
            if self.process.poll() is not None:
                raise AssertionError(f"the server has stopped: {self.log.read_text()[-3000:]}")
            try:
                if httpx.get(f"{self.url}/health", timeout=2, verify=False).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            time.sleep(0.05)
        raise AssertionError(f"the server does not answer: {self.log.read_text()[-3000:]}")

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
        return self.process.wait(timeout=60)


@contextmanager
def running(folder: Path, database: str = "", **settings: Any) -> Iterator[Server]:
    server = Server(database or f"sqlite:///{folder / 'table.sqlite'}", folder, **settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()


@asynccontextmanager
async def at_home(folder: Path, database: str = "") -> AsyncIterator[tuple[House, Session]]:
    """A server's inside without its network, and somebody who has come in."""
    settings = Settings(database=database or f"sqlite:///{folder / 'table.sqlite'}")
    prepare(settings)
    house = House(settings)
    try:
        _, token = await house.people.guest("Ala", "en")
        session = await house.people.session(token)
        assert session is not None
        yield house, session
    finally:
        await house.close()


class Refused(AssertionError):
    """An answer that is an error."""

    def __init__(self, status: int, body: dict[str, Any]) -> None:
        super().__init__(f"{status} {body}")
        self.status = status
        self.code = body.get("code")
        self.body = body


def fetch(url: str, **more: Any) -> httpx.Response:
    """A plain request, as anybody may send one."""
    return httpx.get(url, timeout=30, verify=False, **more)


def _body(response: httpx.Response) -> Any:
    kind = response.headers.get("content-type", "").partition(";")[0]
    return response.json() if kind == "application/json" else response.content


class Client:
    """Somebody with a browser, or a program."""

    def __init__(
        self, server: Server, name: str = "Ala", lang: str = "en", address: str | None = None
    ) -> None:
        self.server = server
        self.lang = lang
        self.http = httpx.Client(
            base_url=server.url,
            headers={"X-Stolnik": "1", "Accept-Language": lang},
            timeout=60,
            transport=httpx.HTTPTransport(local_address=address) if address else None,
            verify=False,  # plain HTTP on loopback: to read all certificates would take longer
        )
        self.me = self.post("/api/guest", {"name": name, "lang": lang}) if name else {}

    def ask(self, method: str, path: str, body: Any = None, **more: Any) -> Any:
        response = self.http.request(
            method, path, json=body if body is not None or method != "POST" else {}, **more
        )
        if response.status_code >= 400:
            raise Refused(response.status_code, response.json())
        if response.status_code == 204:
            return None
        return _body(response)

    def get(self, path: str, **query: Any) -> Any:
        response = self.http.get(path, params={k: v for k, v in query.items() if v is not None})
        if response.status_code >= 400:
            raise Refused(response.status_code, response.json())
        return _body(response)

    def post(self, path: str, body: Any = None) -> Any:
        return self.ask("POST", path, {} if body is None else body)

    def put(self, path: str, body: Any) -> Any:
        return self.ask("PUT", path, body)

    def patch(self, path: str, body: Any) -> Any:
        return self.ask("PATCH", path, body)

    def delete(self, path: str, body: Any = None) -> Any:
        return self.ask("DELETE", path, body)

    @property
    def token(self) -> str:
        return self.http.cookies["stolnik_session"]

    def live(self) -> Live:
        return Live(self)

    def room(self, game: str = "sejmik", players: int = 2, **more: Any) -> dict[str, Any]:
        made: dict[str, Any] = self.post("/api/rooms", {"game": game, "players": players, **more})
        return made

    def table(self, room: str, seat: int | None = None, since: int | None = None) -> Any:
        return self.get(f"/api/rooms/{room}/table", seat=seat, since=since)

    def move(self, room: str, seat: int, move: Any = None) -> Any:
        """Answer the present question: with a move, or with the first that is offered."""
        table = self.table(room, seat)
        move = table["ask"]["offers"][0]["move"] if move is None else move
        body = {"seat": seat, "question": table["question"], "move": move}
        return self.post(f"/api/rooms/{room}/moves", body)


class Live:
    """An open WebSocket."""

    def __init__(self, client: Client) -> None:
        url = client.server.url.replace("http", "ws") + "/api/live"
        self._opened = connect(
            url,
            additional_headers={"Authorization": f"Bearer {client.token}"},
            max_size=None,
            open_timeout=60,  # however busy the machine is
        )
        self.socket: ClientConnection = self._opened.__enter__()
        self.lang = client.lang
        self.number = 0
        self.seen: list[dict[str, Any]] = []
        self.until("hello")

    def __enter__(self) -> Live:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._opened.__exit__(None, None, None)

    def send(self, kind: str, **fields: Any) -> int:
        self.number += 1
        self.socket.send(json.dumps({"type": kind, "id": self.number, **fields}))
        return self.number

    def receive(self, timeout: float = 60) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=timeout))
        self.seen.append(message)
        return message

    def until(self, kind: str, timeout: float = 60, **fields: Any) -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            message = self.receive(timeout)
            if message["type"] == "error" and kind != "error":
                raise Refused(0, message)
            if message["type"] == kind and all(message.get(k) == v for k, v in fields.items()):
                return message

    def do(self, kind: str, **fields: Any) -> None:
        self.until("done", id=self.send(kind, **fields))

    def watch(self, room: str, seat: int | None = None, since: int | None = None) -> Any:
        fields = {"room": room, "seat": seat, "lang": self.lang}
        number = self.send("watch", **fields, **({} if since is None else {"since": since}))
        self.until("done", id=number)
        tables = [m for m in self.seen if m["type"] == "table" and m["seat"] == seat]
        return tables[-1] if tables else None

    def play(self, room: str, seat: int, most: int = 10_000, pick: int = 0) -> Any:
        """Answer every question of a seat once, until the game is over or so many are answered."""
        table, answered = self.watch(room, seat), set[str]()
        while not table["over"] and len(answered) < most:
            if table["ask"] is not None and table["question"] not in answered:
                answered.add(table["question"])
                offers = table["ask"]["offers"]
                move = offers[pick % len(offers)]["move"]
                self.send("submit", room=room, seat=seat, question=table["question"], move=move)
            table = self.until("table", seat=seat)
        return table

    def until_answered(self, number: int) -> None:
        """Everything that was sent before has been dealt with."""
        self.socket.send(json.dumps({"type": "ping", "id": 1_000_000 + number}))
        while True:
            message = json.loads(self.socket.recv(timeout=60))
            if message["type"] == "pong" and message["id"] == 1_000_000 + number:
                return

    def so_far(self) -> list[dict[str, Any]]:
        """Everything that was sent to us up to now: what comes before the answer to a ping."""
        number = self.send("ping")
        found = []  # type: ignore[var-annotated]
        while True:
            message = self.receive(30)
            if message["type"] == "pong" and message["id"] == number:
                return found
            found.append(message)


def nonce() -> str:
    return secrets.token_hex(16)
