"""What the documentation shows is what the code is."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from sejmik.game import SEJMIK

import stolnik
import stolnik.bots
import stolnik.proof
from stolnik.engine.match import Match
from tools import docs_site

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
SHOWN = re.compile(r"^<!-- (\S+) -->\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:)([^)#]+)")
PAGES = (
    *("docs/adding-a-game.md", "docs/architecture.md", "docs/records.md"),
    *("CONTRIBUTING.md", "CHANGELOG.md"),
)
NAMED = re.compile(r"`((?:docs|src|tests|tools|web)/[\w./]+)`")
"""A file or folder that a page names."""


def excerpts(page: str) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = SHOWN.findall((ROOT / page).read_text("utf-8"))
    return found


@pytest.mark.parametrize(
    ("file", "excerpt"), excerpts("docs/adding-a-game.md") + excerpts("CONTRIBUTING.md")
)
def test_the_code_on_the_page_is_the_code_that_it_tells_of(file: str, excerpt: str) -> None:
    assert excerpt in (ROOT / file).read_text("utf-8")


def test_every_room_of_the_example_is_on_the_page() -> None:
    page = (DOCS / "adding-a-game.md").read_text("utf-8")
    for path in SEJMIK.home.glob("*.py"):
        if path.name != "__init__.py":
            assert f"  {path.name} " in page, path.name
    assert len(excerpts("docs/adding-a-game.md")) > 10


def test_every_module_of_the_engine_is_in_the_picture_of_the_house() -> None:
    page = (DOCS / "architecture.md").read_text("utf-8")
    for path in (ROOT / "src/stolnik/engine").glob("*.py"):
        if path.stem not in ("__init__", "errors", "registry"):
            assert f"`{path.stem}`" in page, path.stem


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    for target in LINK.findall((ROOT / page).read_text("utf-8")):
        assert ((ROOT / page).parent / target).exists(), target


def test_whoever_works_on_stolnik_is_sent_to_what_is_there() -> None:
    named = NAMED.findall((ROOT / "CONTRIBUTING.md").read_text("utf-8"))
    assert len(named) > 10
    for name in named:
        assert (ROOT / name).exists(), name


def test_every_page_is_on_the_site() -> None:
    shown = (ROOT / "mkdocs.yml").read_text("utf-8")
    for page in [path.name for path in DOCS.glob("*.md")] + list(docs_site.AT_THE_DOOR.values()):
        assert f": {page}\n" in shown, page


def test_the_reference_of_the_site_has_every_name_that_a_program_may_use() -> None:
    page = docs_site.reference()
    for package in (stolnik, stolnik.bots, stolnik.proof):
        for name in package.__all__:
            assert f"\n::: {package.__name__}.{name}\n" in page


@pytest.mark.parametrize(
    ("page", "written", "shown"),
    [
        ("index.md", "[a](docs/hosting.md#b)", "[a](hosting.md#b)"),
        ("index.md", "![a](docs/images/turn-en-light.webp)", "![a](images/turn-en-light.webp)"),
        ("contributing.md", "[a](docs/decisions/README.md)", "[a](decisions/README.md)"),
        ("contributing.md", "[a](constraints.txt)", "a"),
        ("changelog.md", "[a](README.md)", "[a](index.md)"),
        ("hosting.md", "[a](../deploy/Containerfile)", "a"),
        ("hosting.md", "[a](nowhere.md)", "[a](nowhere.md)"),
    ],
)
def test_a_link_leads_to_where_its_page_lies_on_the_site(
    page: str, written: str, shown: str
) -> None:
    here = SimpleNamespace(file=SimpleNamespace(src_uri=page))
    assert docs_site.on_page_markdown(written, here) == shown


def script() -> str:
    """The program in docs/records.md that checks a record without Stolnik."""
    blocks = re.findall(r"```python\n(.*?)```", (DOCS / "records.md").read_text("utf-8"), re.DOTALL)
    return str(next(block for block in blocks if "hashlib" in block))


def played(seed: str) -> bytes:
    match = Match.start(SEJMIK, players=3, seed=seed, veto=True)
    while match.pending:
        match.submit(match.pending[-1].seat, match.pending[-1].options[-1])
    return match.record().dumps()


def check(record: bytes) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([sys.executable, "-I", "-c", script()], input=record, capture_output=True)


def test_anyone_can_check_a_record_without_stolnik() -> None:
    checked = check(played("zażółć"))
    assert checked.stdout.strip().endswith(b"moves, untouched, with the promised seed")
    assert checked.returncode == 0


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (b'["veto"]', b'["vote"]', b"the chain breaks at move"),
        (b'"seed":"7"', b'"seed":"8"', b"not the seed that was promised"),
        (b'"score":', b'"score":1', b"the seal does not fit"),
    ],
)
def test_the_script_finds_what_was_edited(old: bytes, new: bytes, said: bytes) -> None:
    record = played("7")
    assert old in record
    assert said in check(record.replace(old, new, 1)).stderr


def test_the_record_on_the_page_is_the_one_of_its_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stolnik, "load", {"sejmik": SEJMIK}.__getitem__)
    monkeypatch.setattr("stolnik.engine.storage.load", {"sejmik": SEJMIK}.__getitem__)
    page = (DOCS / "records.md").read_text("utf-8")
    program = re.findall(r"```python\n(.*?)```", page, re.DOTALL)[-1]
    names: dict[str, bytes] = {}
    exec(program, names)
    rows = names["text"].decode().splitlines()
    shown = re.findall(r"```json\n(.*?)```", page, re.DOTALL)[0].splitlines()
    assert shown == [*rows[:5], "...", rows[-1]]
