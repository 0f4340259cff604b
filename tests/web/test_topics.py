"""Every question of The Price of Power, put to a person at the page and answered there by a click.

``topics.json`` is the list of topics with the test that reaches each: the first number is the game
that names the test.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from importlib import import_module
from pkgutil import walk_packages

import pytest
from playwright.sync_api import Page

from stolnik.engine.flow import Topic
from stolnik.games.price_of_power import chapters
from tests.web.conftest import NewPage
from tests.web.driver import LONG
from tests.web.kept import GAMES, INDEX, RARE, Kept, kept
from tests.web.test_pages import CUT_OFF, MISSING

__all__ = ["kept"]
UNREACHED = {
    "captured_ship",
    "cardinal_leaves",
    "core_tokens",
    "drill",
    "driven_out",
    "drop_display",
    "freed_vassal",
    "hand_limit",
    "integrate",
    "leaving",
    "lose_cardinal",
    "naval_defender",
    "new_ally",
    "new_capital",
    "new_friend",
    "new_name",
    "new_ruler",
    "passage",
    "sail_out",
    "sell_province",
    "seller_may",
    "settle_first",
    "settlers",
    "take_vassal",
}
"""Asked in none of hundreds of games; only the tests of the rules ask them."""

EVERY = {
    str(value)
    for found in walk_packages(chapters.__path__, f"{chapters.__name__}.")
    for value in vars(import_module(found.name)).values()
    if isinstance(value, Topic)
}


def test_every_topic_is_reached_or_known_not_to_be() -> None:
    assert EVERY - set(INDEX) == UNREACHED
    assert set(INDEX) <= EVERY


PATIENCE = 3
"""Seconds after which a click that brought nothing is tried again."""
SEEN = """() => {
    const table = document.querySelector("main.table");
    const state = {
        over: document.querySelector("main.result") !== null,
        question: table?.dataset.question ?? null,
        armed: false,
        place: null,
    };
    if (state.over || !table || !("asked" in table.dataset)) return state;
    for (const fold of document.querySelectorAll(".q .fold[aria-expanded=false]")) fold.click();
    const seen = (e) => e.getClientRects().length > 0;
    const options = [...document.querySelectorAll(".q [data-option]")].filter(seen);
    const armed = options.find((e) => e.classList.contains("armed"));
    const option = armed ?? options[0];
    option?.scrollIntoView({ block: "nearest" });
    const box = option?.getBoundingClientRect();
    state.armed = armed !== undefined;
    if (box) state.place = [box.x + box.width / 2, box.y + box.height / 2];
    return state;
}"""


def answer(page: Page) -> None:
    """Click the first option, and once more if it asks whether one is sure, until it is taken.

    It is taken when the page shows another question, or the end of the game.
    """
    first = page.evaluate(SEEN)
    assert first["question"] is not None
    end = time.monotonic() + LONG / 1000
    clicked = -math.inf
    while True:
        seen = page.evaluate(SEEN)
        if seen["over"] or seen["question"] not in (None, first["question"]):
            return
        now = time.monotonic()
        assert now < end, "the answer was not taken"
        if seen["place"] is not None and (seen["armed"] or now - clicked > PATIENCE):
            page.mouse.click(*seen["place"])
            clicked = now
        page.wait_for_timeout(50)


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_topic_is_answered_at_the_page(
    new_page: NewPage, kept: Kept, game: int, record_property: Callable[[str, object], None]
) -> None:
    page = new_page(guest=kept.guest)
    wrong: list[str] = []
    page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    for topic in GAMES[game]:
        if not kept.open(page, topic):
            assert INDEX[topic][1] < RARE, f"no game asks about {topic} any more"
            record_property("web: no game asks any more about", topic)
            continue
        wrong += page.evaluate(CUT_OFF) + page.evaluate(MISSING)
        answer(page)
        assert wrong == [], topic
