"""What a browser adds to the dice of a game, and what the page says of them when it is over."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage, Positions
from tests.web.driver import LONG, call, enter

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


def test_the_browser_adds_to_the_dice_when_it_has_seen_the_hash_and_compares_at_the_end(
    new_page: NewPage,
) -> None:
    page = new_page(1440, 900, "en")
    sent: list[tuple[str, Any]] = []
    page.on(
        "request",
        lambda asked: (
            sent.append((asked.url.partition("/api/")[2], asked.post_data_json))
            if asked.method == "POST"
            else None
        ),
    )
    enter(page)
    page.locator(".big .btn.primary").click()
    page.wait_for_url("**/rooms/*")
    made, sat, begun = [each for each in sent if each[0].startswith("rooms")][:3]
    assert "nonces" not in made[1]
    assert "start" not in made[1]
    own = sat[1]["nonce"]
    assert (len(own), begun[0].endswith("/start")) == (32, True)
    room = begun[0].split("/")[1]
    seat = int(sat[0].split("/")[3])
    call(page, "POST", f"/api/rooms/{room}/resign", {"seat": seat})
    page.goto(f"/rooms/{room}")
    dice = page.locator("main.result .dice")
    expect(dice).to_contain_text(" ".join(own[at : at + 8] for at in range(0, 32, 8)), timeout=LONG)
    expect(dice.locator("dd small")).to_have_count(len(begun_seats(page, room)) - 1)
    dice.locator("button").click()
    expect(dice).to_contain_text("The server's own numbers: ", timeout=LONG)
    expect(dice).to_contain_text("that number is in the dice", timeout=LONG)
    # Another page of the same browser that had seen another hash would say so.
    page.evaluate(
        """() => {
            const kept = JSON.parse(localStorage.getItem("stolnik-dice"));
            kept[0][1].commitment = "another";
            localStorage.setItem("stolnik-dice", JSON.stringify(kept));
        }"""
    )
    page.reload()
    dice.locator("button").click()
    expect(dice).to_contain_text("not the one that this browser had seen", timeout=LONG)


def begun_seats(page: Page, room: str) -> list[Any]:
    seats: list[Any] = call(page, "GET", f"/api/rooms/{room}")["seats"]
    return seats
