"""What the page says of the dice when a game is over."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPage, Positions
from tests.web.driver import LONG

pytestmark = pytest.mark.slow
GAME = "paladins"


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "not applicable"), ("pl", "nie dotyczy")], ids=["en", "pl"]
)
def test_the_dice_of_a_fork_were_never_promised(
    new_page: NewPage, positions: Positions, lang: str, said: str
) -> None:
    guest, first = positions.guest, positions.over(GAME)
    number = guest.call("GET", f"/api/rooms/{first}")["number"]
    fork: Any = guest.call("POST", f"/api/rooms/{first}/fork", {"number": number - 1, "seat": 0})
    guest.call("POST", f"/api/rooms/{fork['id']}/resign", {"seat": 0})
    page = new_page(1440, 900, lang, "light", guest=guest)
    page.goto(f"/rooms/{fork['id']}")
    dice = page.locator("main.result .dice")
    expect(dice).to_contain_text(said, timeout=LONG)
    expect(dice.locator("button")).to_have_count(0)
    expect(dice.locator("dd")).to_have_count(0)
    assert dice.locator("a").get_attribute("href") == f"/rooms/{first}"
