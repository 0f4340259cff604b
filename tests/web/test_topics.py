"""Every question of The Price of Power, put to a person at the page and answered there by a click.

``topics.json`` is the list of topics with the test that reaches each: the first number is the game
that names the test.  The others are asked in positions of their own, and their tests bear their
names.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from importlib import import_module
from pkgutil import walk_packages

import pytest
from playwright.sync_api import ConsoleMessage, Page

from stolnik.engine.flow import Topic
from stolnik.games.price_of_power import chapters
from tests.web.built import BUILT, asking
from tests.web.conftest import NewPage
from tests.web.driver import LONG
from tests.web.kept import GAMES, INDEX, RARE, UNSAID, Kept, kept
from tests.web.test_pages import CUT_OFF, MISSING

__all__ = ["kept"]
EVERY = {
    str(value)
    for found in walk_packages(chapters.__path__, f"{chapters.__name__}.")
    for value in vars(import_module(found.name)).values()
    if isinstance(value, Topic)
}


def test_every_topic_is_reached_in_a_game_or_in_a_position_of_its_own() -> None:
    assert set(INDEX) | set(BUILT) == EVERY


@pytest.mark.parametrize("topic", sorted(BUILT))
def test_a_built_position_asks_what_it_is_built_for(topic: str) -> None:
    match, seat = asking(topic, BUILT[topic])
    assert match.ask(seat).topic == topic
    assert len(match.ask(seat).options) > 1


PATIENCE = 3
"""Seconds after which a click that brought nothing is tried again."""
SEEN = """() => {
    const table = document.querySelector("main.table");
    const state = {
        over: document.querySelector("main.result, main.table[data-over]") !== null,
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


class Witness:
    """A person at the page who answers what is asked, and notes whatever is wrong there."""

    def __init__(self, new_page: NewPage, kept: Kept) -> None:
        self.page = new_page(guest=kept.guest)
        self._wrong: list[str] = []
        self.page.on("console", self._heard)

    def _heard(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self._wrong.append(said.text)

    def answer(self, topic: str) -> None:
        for what in (CUT_OFF, MISSING, UNSAID):
            self._wrong += self.page.evaluate(what)
        answer(self.page)
        assert self._wrong == [], topic


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_topic_is_answered_at_the_page(
    new_page: NewPage, kept: Kept, game: int, record_property: Callable[[str, object], None]
) -> None:
    witness = Witness(new_page, kept)
    for topic in GAMES[game]:
        if kept.open(witness.page, topic):
            witness.answer(topic)
            continue
        assert INDEX[topic][1] < RARE, f"no game asks about {topic} any more"
        record_property("web: no game asks any more about", topic)


@pytest.mark.slow
@pytest.mark.parametrize("topic", sorted(BUILT))
def test_what_no_game_asks_is_answered_at_the_page(
    new_page: NewPage, kept: Kept, topic: str
) -> None:
    witness = Witness(new_page, kept)
    kept.open_built(witness.page, topic, BUILT[topic])
    witness.answer(topic)
