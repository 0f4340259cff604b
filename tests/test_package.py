"""What is needed to build Stolnik, and what a build says when it cannot."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import build_client

ROOT = Path(__file__).parents[1]
PINNED = re.compile(r"([A-Za-z0-9._-]+)==([A-Za-z0-9.!+_-]+)")
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")


def test_the_source_package_carries_whatever_its_documents_lead_to() -> None:
    with open(ROOT / "pyproject.toml", "rb") as file:
        targets = tomllib.load(file)["tool"]["hatch"]["build"]["targets"]
    carried = {name.strip("/") for name in targets["sdist"]["include"]}
    for document in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        assert document.relative_to(ROOT).parts[0] in carried
        for link in LINK.findall(document.read_text()):
            found = (document.parent / link).resolve().relative_to(ROOT)
            assert found.parts[0] in carried, f"{document.name} leads to {link}"


def test_a_build_without_the_network_says_why_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "package.json").write_text("{}")
    monkeypatch.setattr(build_client, "WEB", tmp_path)
    monkeypatch.setattr(build_client, "_fresh", lambda: False)
    failing = [sys.executable, "-c", "raise SystemExit(1)"]
    monkeypatch.setattr(build_client, "_npm", lambda: (failing, {}))
    with pytest.raises(SystemExit) as said:
        build_client.build(quiet=True)
    assert "this machine reaches the network" in str(said.value)
    assert "npm" in str(said.value)


def test_what_is_pinned_is_all_that_is_asked_for_and_names_no_address() -> None:
    pinned: dict[str, str] = {}
    for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines():
        if not line.startswith("#"):
            found = PINNED.fullmatch(line)
            assert found, line
            pinned[canonicalize_name(found[1])] = found[2]
    with open(ROOT / "pyproject.toml", "rb") as file:
        project = tomllib.load(file)["project"]
    extras = project["optional-dependencies"].values()
    peers = (ROOT / "tools" / "peers.txt").read_text("utf-8").splitlines()
    asked_for = [*project["dependencies"], *(each for extra in extras for each in extra)]
    for text in [*asked_for, *(line for line in peers if not line.startswith("#"))]:
        asked = Requirement(text)
        assert asked.specifier.contains(pinned[canonicalize_name(asked.name)]), text


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make on this machine")
def test_versions_are_pinned_only_for_who_asks_and_then_until_the_environment_is_made_anew(
    tmp_path: Path,
) -> None:
    (tmp_path / "tools").mkdir()
    for name in ("Makefile", "pyproject.toml", "constraints.txt", "tools/peers.txt"):
        shutil.copy(ROOT / name, tmp_path / name)

    def told(*words: str) -> str:
        command = ["make", "-n", "setup", *words]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True).stdout

    assert "pip install" in told()
    assert "--constraint" not in told()
    assert "--constraint constraints.txt --editable" in told("PINNED=1")
    (tmp_path / ".venv").mkdir()
    (tmp_path / ".venv/.made-from-pyproject").touch()
    assert "pip install" not in told()
    assert "pip install" in told("PINNED=1")
    (tmp_path / ".venv/.made-from-constraints").touch()
    assert "pip install" not in told()


def test_what_stays_out_of_the_wheel_is_there_and_is_not_missed(tmp_path: Path) -> None:
    with open(ROOT / "pyproject.toml", "rb") as file:
        wheel = tomllib.load(file)["tool"]["hatch"]["build"]["targets"]["wheel"]
    shutil.copytree(
        ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "dist")
    )
    for name in wheel["exclude"]:
        left = tmp_path / name.strip("/")
        shutil.rmtree(left) if left.is_dir() else left.unlink()
    script = "import stolnik.cli; print(stolnik.__file__); stolnik.cli.main(['--help'])"
    said = subprocess.run(
        [sys.executable, "-c", script],
        env={"PYTHONPATH": str(tmp_path / "src"), "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert str(tmp_path) in said
    assert "  play " in said
    assert "  bench " not in said
