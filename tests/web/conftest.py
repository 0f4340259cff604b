"""A server of its own, a real browser, and pages that complain about every error of theirs."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).parents[2]
SYSTEM = ("chromium", "chromium-browser", "google-chrome")


class Server:
    """``stolnik serve`` on a port of its own, with a database of its own; it can be restarted."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        environment = {
            **os.environ,
            "STOLNIK_DATABASE": f"sqlite:///{self.folder / 'table.sqlite'}",
            "STOLNIK_PORT": str(self.port),
            "STOLNIK_LIMITS": "false",
        }
        self._process = subprocess.Popen(
            [sys.executable, "-m", "stolnik.table"],
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for _ in range(300):
            try:
                urllib.request.urlopen(f"{self.address}/health", timeout=1).read()
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("The server did not start.")

    def stop(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(30)


@pytest.fixture(scope="session", autouse=True)
def client() -> None:
    """The client as it is now."""
    subprocess.run([sys.executable, str(ROOT / "build_client.py"), "--quiet"], check=True)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, client: None) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("table"))
    yield server
    server.stop()


@contextmanager
def chromium() -> Iterator[Browser]:
    """The system's Chromium if there is one, else the one that npm brought along."""
    found = next((path for name in SYSTEM if (path := shutil.which(name))), None)
    how = {"path": found, "args": ["--no-sandbox"]}
    if found is None:
        command = ["node", "build/chromium.mjs"]
        how = json.loads(subprocess.check_output(command, cwd=ROOT / "web"))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=how["path"], args=how["args"])
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
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            base_url=server.address,
        )
        games = [] if tour else TOURED
        kept = json.dumps({"lang": lang, "theme": theme, "toured": games})
        context.add_init_script(
            f"localStorage.getItem('stolnik') ?? localStorage.setItem('stolnik', '{kept}')"
        )
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert errors == []


TOURED = ["pax_renaissance_1e", "pax_renaissance_2e", "paladins", "gods_playground"]
