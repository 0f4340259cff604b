"""A game without a board of its own is played on a plain one: the example of the documentation."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import ROOT, Server
from tests.web.driver import LONG, asked, play, sit_down
from tests.web.test_pages import CUT_OFF, problems

pytestmark = pytest.mark.slow


@pytest.fixture
def sejmik(tmp_path: Path, client: None) -> Iterator[Server]:
    """A table where the example game is installed."""
    info = tmp_path / "installed" / "sejmik-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: sejmik\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[stolnik.games]\nsejmik = sejmik.game:SEJMIK\n")
    paths = os.pathsep.join([str(info.parent), str(ROOT / "examples" / "sejmik")])
    server = Server(tmp_path, paths)
    yield server
    server.stop()


@pytest.mark.parametrize(("lang", "theme"), [("pl", "light"), ("en", "dark")])
def test_the_example_game_is_played_in_the_browser(
    browser: Browser, sejmik: Server, lang: str, theme: str
) -> None:
    context = browser.new_context(base_url=sejmik.address, reduced_motion="reduce")
    kept = json.dumps({"lang": lang, "theme": theme, "toured": ["sejmik"], "telling": False})
    context.add_init_script(f"localStorage.setItem('stolnik', '{kept}')")
    page = context.new_page()
    sit_down(page, "sejmik")
    asked(page)
    assert problems(page) == ""
    assert page.evaluate(CUT_OFF) == []
    assert play(page) > 0
    expect(page.locator(".end h1")).to_be_visible(timeout=LONG)
    context.close()
