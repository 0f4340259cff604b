"""Runs commands as a shell would, with the village fair among the games."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple, TypeAlias

import pytest

from stolnik.cli import main
from tests.bots.fair.register import fair_registered


class Ran(NamedTuple):
    code: int
    out: str
    err: str


Run: TypeAlias = Callable[..., Ran]


@pytest.fixture(scope="module", autouse=True)
def _fair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with fair_registered(tmp_path_factory.mktemp("packages")):
        yield


@pytest.fixture
def kept(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's data folder, empty."""
    folder = tmp_path_factory.mktemp("data")
    monkeypatch.setattr("stolnik.cli.keeping.data_folder", lambda: folder)
    return folder


@pytest.fixture
def run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, kept: Path
) -> Run:
    """Run ``stolnik`` with these words and typed lines, in an empty folder."""
    monkeypatch.chdir(tmp_path)
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("STOLNIK_TRACEBACK", "1")

    def run(command: str, *typed: str) -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        code = main(command.split())
        shown = capsys.readouterr()
        return Ran(code, shown.out, shown.err)

    return run
