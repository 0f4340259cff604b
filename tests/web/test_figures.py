"""What the client weighs and how quick it is: told in the report, not asserted by the clock."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import ROOT, NewPage, Positions
from tests.web.driver import GAMES, LONG, asked, drawn, enter, number_of, play, until
from tests.web.test_play import two_at_a_table

pytestmark = pytest.mark.slow
REPORT = ROOT / "build" / "web-figures.txt"
PRICE_OF_POWER = "price_of_power"
Record = Callable[[str, object], None]


@pytest.fixture
def figure(record_property: Record) -> Record:
    """Tell a figure: in the report of the tests, and in a file beside it."""

    def tell(name: str, value: object) -> None:
        record_property(f"web: {name}", value)
        REPORT.parent.mkdir(exist_ok=True)
        lines = Path(REPORT).read_text("utf-8").splitlines() if REPORT.is_file() else []
        kept = [line for line in lines if not line.startswith(f"{name}: ")]
        REPORT.write_text("\n".join([*kept, f"{name}: {value}"]) + "\n", "utf-8")
        print(f"{name}: {value}")

    return tell


def weighed(page: Page) -> tuple[dict[str, str], dict[str, float]]:
    """From now on, what is loaded by request: its address, and its bytes as they were sent."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    kinds: dict[str, str] = {}
    weights: dict[str, float] = {}

    def received(event: dict[str, Any]) -> None:
        kinds[event["requestId"]] = event["response"]["url"]

    def finished(event: dict[str, Any]) -> None:
        weights[event["requestId"]] = event["encodedDataLength"]

    session.on("Network.responseReceived", received)
    session.on("Network.loadingFinished", finished)
    return kinds, weights


def test_what_the_first_load_weighs(new_page: NewPage, figure: Record) -> None:
    page = new_page()
    kinds, weights = weighed(page)
    enter(page)
    page.wait_for_load_state("networkidle", timeout=LONG)
    total = sum(weights.values()) / 1000
    figure("first load, lobby, compressed", f"{total:.0f} kB in {len(weights)} requests")
    loaded = [url for url in kinds.values() if "/assets/" in url]
    assert not any(game.split("_")[0] in url for url in loaded for game in GAMES)
    # A weight is a fact of the build, not of the clock.
    assert total < 300


def test_what_a_table_of_price_of_power_weighs(
    new_page: NewPage, positions: Positions, figure: Record
) -> None:
    """Its page from nothing: the frame, the board with the map, the box, and all words."""
    room = positions.late(PRICE_OF_POWER)
    page = new_page(guest=positions.guest)
    _, weights = weighed(page)
    page.goto(f"/rooms/{room}")
    drawn(page)
    page.wait_for_load_state("networkidle", timeout=LONG)
    total = sum(weights.values()) / 1000
    figure("first load, Price of Power, compressed", f"{total:.0f} kB in {len(weights)} requests")
    assert total < 700


def test_how_long_a_move_takes_to_the_other_screen(new_page: NewPage, figure: Record) -> None:
    _, host, guest = two_at_a_table(new_page)
    noted = """() => {
        globalThis.seenAt = {};
        const table = document.querySelector("main.table");
        new MutationObserver(() => {
            seenAt[table.dataset.number] ??= performance.timeOrigin + performance.now();
        }).observe(table, { attributes: true, attributeFilter: ["data-number"] });
        for (const kind of ["click", "keydown"]) addEventListener(kind, () => {
            globalThis.actedAt = performance.timeOrigin + performance.now();
        }, true);
    }"""
    for page in (host, guest):
        page.evaluate(noted)
    times = []
    for _ in range(16):
        actor = asked(host, guest)
        other = guest if actor is host else host
        before = number_of(actor)
        play(actor, moves=1)
        if number_of(actor) != before + 1:
            continue
        number = str(before + 1)
        until(other, "(number) => seenAt[number] !== undefined", number)
        seen = other.evaluate("(number) => seenAt[number]", number)
        times.append(seen - actor.evaluate("actedAt"))
    times.sort()
    assert times
    figure(
        "a move, from click to the opponent's screen",
        f"{times[len(times) // 2]:.0f} ms in the middle, "
        f"{times[-1]:.0f} ms at most of {len(times)}",
    )


def test_how_long_a_move_of_price_of_power_takes_to_be_applied(
    new_page: NewPage, positions: Positions, figure: Record
) -> None:
    """From the message of the server to the new position on the page."""
    page = new_page(guest=positions.guest)
    page.goto(f"/rooms/{positions.late(PRICE_OF_POWER)}")
    drawn(page)
    asked(page)
    page.evaluate("performance.clearMeasures('draw')")
    play(page, moves=12)
    times = sorted(
        page.evaluate("performance.getEntriesByName('draw').map((each) => each.duration)")
    )
    assert times
    figure(
        "applying a move of price_of_power",
        f"{times[len(times) // 2]:.0f} ms in the middle, "
        f"{times[-1]:.0f} ms at most of {len(times)}",
    )


def told(times: list[float]) -> str:
    """Measured times in words; the least is what a quiet machine would take."""
    times = sorted(times)
    return (
        f"{times[len(times) // 2]:.0f} ms in the middle, {times[0]:.0f} at least, "
        f"{times[-1]:.0f} at most"
    )


DRAWN = "performance.getEntriesByName('draw').map((each) => each.duration)"


@pytest.mark.parametrize("game", (*GAMES, PRICE_OF_POWER))
def test_how_long_a_full_position_takes_to_draw(
    new_page: NewPage, positions: Positions, figure: Record, game: str
) -> None:
    """From the first position of the game to a late one, and the late one in another language."""
    page = new_page(guest=positions.guest)
    page.goto(f"/rooms/{positions.late(game)}")
    drawn(page)
    asked(page)
    elements = page.locator(".board [data-element]").count()
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent() -> float:
        """What the page has taken of a processor, in milliseconds; other programs do not count."""
        metrics = session.send("Performance.getMetrics")["metrics"]
        return next(1000 * each["value"] for each in metrics if each["name"] == "TaskDuration")

    jumps, busy = [], []
    for _ in range(5):
        page.locator(".hist input").fill("0")
        expect(page.locator(".hist.past")).to_be_visible(timeout=LONG)
        page.evaluate("performance.clearMeasures('draw')")
        before = spent()
        page.keyboard.press("Escape")
        until(page, "() => performance.getEntriesByName('draw').length > 0")
        busy.append(spent() - before)
        jumps += page.evaluate(DRAWN)
    figure(
        f"drawing a late position of {game}",
        f"{told(jumps)}, {sorted(busy)[2]:.0f} ms of a processor with painting, "
        f"{elements} elements",
    )
    page.evaluate("performance.clearMeasures('draw')")
    for lang in ("en", "pl") * 3:
        name = "Switch to English" if lang == "en" else "Przełącz na polski"
        page.get_by_role("button", name=name).first.click()
        until(page, "(lang) => document.documentElement.lang === lang", lang)
        page.wait_for_timeout(200)
    until(page, "() => performance.getEntriesByName('draw').length > 0")
    figure(f"drawing {game} in another language", told(page.evaluate(DRAWN)))
