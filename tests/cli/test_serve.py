"""``stolnik serve``: opens, says where, stops politely, and says clearly why it cannot."""

from __future__ import annotations

import json
import os
import shlex
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from stolnik.table.client import client_folder
from tests.cli.conftest import Run
from tests.table.server import ROOT, free_port


@pytest.fixture(autouse=True)
def _no_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in [name for name in os.environ if name.startswith("STOLNIK_")]:
        if name != "STOLNIK_TRACEBACK":
            monkeypatch.delenv(name)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        yield int(listening.getsockname()[1])


def opened(folder: Path, *words: str, lang: str = "en") -> tuple[subprocess.Popen[str], int]:
    port = free_port()
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "BROWSER": "true"}
    command = [sys.executable, "-c", "from stolnik.cli import main; raise SystemExit(main())"]
    process = subprocess.Popen(
        [*command, "serve", "--port", str(port), "--lang", lang, *words],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    end = time.monotonic() + 40
    while time.monotonic() < end and process.poll() is None:
        try:
            httpx.get(f"http://127.0.0.1:{port}/health", timeout=2)
            return process, port
        except httpx.TransportError:
            time.sleep(0.1)
    process.kill()
    raise AssertionError(process.communicate()[1])


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_one_command_opens_a_table_and_closes_it_politely(tmp_path: Path, number: int) -> None:
    process, port = opened(tmp_path, "--open")
    try:
        assert httpx.get(f"http://127.0.0.1:{port}/api/games", timeout=60).status_code == 200
        page = httpx.get(f"http://127.0.0.1:{port}/", timeout=30)
        assert page.headers["content-type"].startswith("text/html")
        folder = client_folder()
        if folder is not None:
            built = (folder / "index.html").read_text()
            assert page.text == built.replace('"./', '"/')
        assert (tmp_path / "stolnik" / "table.sqlite").is_file()
    finally:
        process.send_signal(number)
        said, errors = process.communicate(timeout=30)
    assert process.returncode == 0, errors
    assert f"http://127.0.0.1:{port}/" in said
    assert "The table is closed" in said
    assert "Traceback" not in errors


@pytest.mark.slow
def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path, run: Run) -> None:
    process, _ = opened(tmp_path, "--folder", str(tmp_path / "here"))
    try:
        ran = run(f"serve --port {free_port()} --folder {tmp_path / 'here'} --lang pl")
    finally:
        process.terminate()
        process.communicate(timeout=30)
    assert ran.code == 2
    assert "używa już inny serwer" in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("lang", "sentence"), [("en", "is taken by another program"), ("pl", "zajmuje inny program")]
)
def test_a_port_that_is_taken(run: Run, taken: int, lang: str, sentence: str) -> None:
    ran = run(f"serve --port {taken} --lang {lang}")
    assert ran.code == 2
    assert f"{taken} {sentence}" in ran.err


@pytest.mark.parametrize(
    ("lang", "sentence"), [("en", "cannot be opened"), ("pl", "Nie można otworzyć bazy danych")]
)
def test_a_database_out_of_reach_is_named_without_its_password(
    run: Run, lang: str, sentence: str
) -> None:
    database = f"postgresql://ala:tajne@127.0.0.1:{free_port()}/none"
    ran = run(f"serve --port {free_port()} --database {database} --lang {lang}")
    assert ran.code == 2
    assert sentence in ran.err
    assert "tajne" not in ran.err
    assert ran.err.count("\n") == 1


def test_a_file_that_is_no_database(run: Run, tmp_path: Path) -> None:
    (tmp_path / "table.sqlite").write_text("not a database at all, but long enough " * 9)
    ran = run(f"serve --port {free_port()} --folder {tmp_path}")
    assert ran.code == 2
    assert "cannot be opened" in ran.err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--database mysql://x/y", "is no address of a database"),
        ("--port 70000", "65535"),
        ("--port x", "whole number"),
        ("--host 203.0.113.250", "cannot listen"),
    ],
)
def test_settings_that_make_no_sense(run: Run, words: str, sentence: str) -> None:
    ran = run(f"serve {words}")
    assert ran.code == 2
    assert sentence in ran.err


def test_a_wrong_setting_in_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STOLNIK_PORT", "eighty")
    ran = run("serve")
    assert ran.code == 2
    assert "A setting of the server is wrong" in ran.err


def unit() -> tuple[list[str], dict[str, str]]:
    """What the unit of systemd runs, and in which environment."""
    lines = (ROOT / "deploy" / "stolnik.service").read_text().splitlines()
    said = [line.partition("=") for line in lines if not line.startswith("#")]
    (command,) = [shlex.split(value) for name, _, value in said if name == "ExecStart"]
    given = [value.partition("=") for name, _, value in said if name == "Environment"]
    return command[1:], {name: value for name, _, value in given}


def container() -> tuple[list[str], dict[str, str]]:
    """The same of the image."""
    lines = (ROOT / "deploy" / "Containerfile").read_text().splitlines()
    (command,) = [json.loads(line[4:]) for line in lines if line.startswith("CMD ")]
    given = [pair for line in lines if line.startswith("ENV ") for pair in shlex.split(line[4:])]
    return command[1:], dict(pair.split("=", 1) for pair in given)


@pytest.mark.parametrize("deployed", [unit, container])
def test_a_database_that_is_set_is_the_one_that_is_used(
    run: Run, monkeypatch: pytest.MonkeyPatch, deployed: Callable[..., Any]
) -> None:
    """A file in the machine's own folder is what is used only if nothing else is named."""
    command, environment = deployed()
    named = {"STOLNIK_DATABASE": "postgresql://127.0.0.1/club", "STOLNIK_PORT": str(free_port())}
    for name, value in {**environment, **named}.items():
        monkeypatch.setenv(name, value)
    used: list[str] = []
    monkeypatch.setattr(
        "stolnik.table.serve.serve", lambda settings, ready: used.append(settings.database)
    )
    assert run(shlex.join(command)).code == 0
    assert used == ["postgresql://127.0.0.1/club"]


@pytest.mark.parametrize("flag", [True, False])
@pytest.mark.parametrize(
    ("lang", "sentence"), [("en", "leave one of them out"), ("pl", "podaj tylko jedno z nich")]
)
def test_a_folder_and_another_database_contradict_each_other(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, flag: bool, lang: str, sentence: str
) -> None:
    other = "postgresql://ala:tajne@127.0.0.1/none"
    words = f"serve --folder {tmp_path / 'here'} --lang {lang}"
    if flag:
        words += f" --database {other}"
    else:
        monkeypatch.setenv("STOLNIK_DATABASE", other)
    ran = run(words)
    assert ran.code == 2
    assert sentence in ran.err
    assert "127.0.0.1/none" in ran.err
    assert "tajne" not in ran.err
    assert ran.err.count("\n") == 1
    assert not (tmp_path / "here").exists(), "nothing was begun"
