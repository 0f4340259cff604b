"""What is needed to build Stolnik, and what a build says when it cannot."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

import pytest

import build_client

ROOT = Path(__file__).parents[1]
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")


def test_the_source_package_carries_whatever_its_documents_lead_to() -> None:
    with open(ROOT / "pyproject.toml", "rb") as file:
        targets = tomllib.load(file)["tool"]["hatch"]["build"]["targets"]
    carried = {name.strip("/") for name in targets["sdist"]["include"]}
    for document in [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]:
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
