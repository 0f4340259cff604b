"""Makes the pictures in docs/images: every board and page, in both languages and themes.

With names of games it makes only the pictures of those, and leaves all others as they are; the
moving picture of a turn has the name "turn".
"""

from __future__ import annotations

import base64
import io
import json
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from stolnik.bots import make  # noqa: E402
from stolnik.engine.match import Match  # noqa: E402
from stolnik.engine.registry import load  # noqa: E402
from tests.web.conftest import Guest, Positions, Server, chromium  # noqa: E402
from tests.web.driver import GAMES, asked, call, drawn, until  # noqa: E402
from tests.web.kept import Kept  # noqa: E402

IMAGES = ROOT / "docs" / "images"
WIDE, TABLET, PHONE = (1440, 900), (768, 1024), (390, 844)
LOOKS = [(lang, theme) for lang in ("pl", "en") for theme in ("light", "dark")]
QUALITY = 68
LONGEST = "price_of_power"
"""Its pictures show a game of one Age, played well: whom it falls to, and how it ended."""
CHRONICLE = 40
"""So many moves fill it."""
MOST = 5_500_000
"""All pictures together, in bytes."""
MOVING = (960, 600)
"""How large the moving picture is."""
NEXT = "(q) => document.querySelector('main.table').dataset.question !== q"
HELD = 1800
"""How long each of its frames is shown, in milliseconds."""


def visitor(browser: Browser, server: Server, guest: Guest, lang: str, theme: str) -> Page:
    context = browser.new_context(
        viewport={"width": WIDE[0], "height": WIDE[1]},
        reduced_motion="reduce",
        base_url=server.address,
    )
    kept = json.dumps({"lang": lang, "theme": theme, "toured": [*GAMES, LONGEST]})
    context.add_init_script(f"localStorage.setItem('stolnik', '{kept}')")
    context.add_cookies(
        [
            {"name": name, "value": value, "url": server.address}
            for name, value in guest.cookies.items()
        ]
    )
    return context.new_page()


def take(page: Page, name: str, size: tuple[int, int] = WIDE, only: str = "") -> None:
    """A picture of the page, or only of one element of it."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.mouse.move(0, 0)
    page.evaluate("document.fonts.ready.then(() => undefined)")
    page.wait_for_timeout(800)
    how: dict[str, object] = {"format": "webp", "quality": QUALITY}
    if only:
        found = page.locator(only).bounding_box()
        assert found is not None
        how["clip"] = {**found, "scale": 1}
    taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", how)
    (IMAGES / f"{name}.webp").write_bytes(base64.b64decode(taken["data"]))
    print(name)


def long_game(kept: Kept, positions: Positions) -> None:
    """Let bots play one Age; go on from its middle until there is a chronicle, to a Turn."""
    match = Match.start(
        load(LONGEST), players=4, seed="a picture", length="age_of_discovery", listen=True
    )
    bots = [make("greedy", f"picture {seat}") for seat in range(match.players)]
    turns = []
    while not match.over:
        ask = match.pending[0]
        if ask.topic == "turn" and ask.seat == 0:
            turns.append(match.number)
        match.submit(ask.seat, bots[ask.seat].choose(match.at(ask.seat)))
    over = kept.bring(match)
    number = turns[len(turns) // 2]
    body = {"number": number, "seat": 0, "bot": "greedy"}
    late = kept.guest.call("POST", f"/api/rooms/{over}/fork", body)["id"]
    kept.guest.play_on(late, lambda ask: ask["topic"] == "turn", number + CHRONICLE)
    positions.put(LONGEST, late, over)


def pages(page: Page, guest: Guest, room: str, look: str) -> None:
    """Lobby, room and rules."""
    page.goto("/")
    page.wait_for_selector(".games .btn.soft")
    take(page, f"lobby-{look}")
    if look == "pl-light":
        take(page, f"lobby-phone-{look}", PHONE)
        page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    page.goto(f"/rooms/{room}")
    page.wait_for_selector(".foot .btn.primary")
    take(page, f"room-{look}")
    lang = look.split("-")[0]
    page.goto("/rules/pax_renaissance_2e?clause=PAX2-E1.9")
    page.wait_for_selector(".list li")
    page.locator("input[type=search]").first.fill("floren" if lang == "pl" else "florin")
    page.wait_for_selector(".list mark")
    take(page, f"rules-{look}")


def tables(page: Page, positions: Positions, game: str, look: str) -> None:
    """The table far into a game, on a screen and on a phone, and how it ended."""
    page.goto(f"/rooms/{positions.late(game)}")
    drawn(page)
    asked(page)
    take(page, f"{game}-{look}")
    if look in ("pl-light", "en-dark"):
        take(page, f"{game}-phone-{look}", PHONE)
        page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    if look == "pl-light":
        lit = page.locator(".board button[data-light~=lit]:visible")
        if lit.count() > 0:
            lit.last.focus()
            page.keyboard.press("Space")
        take(page, f"{game}-chosen-{look}")
        page.keyboard.press("Escape")
        take(page, f"{game}-tablet-{look}", TABLET)
    if game == LONGEST and look == "pl-light":
        page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
        page.locator(".power .zoom button").nth(2).click()
        take(page, f"{game}-map-{look}", only=".power .map")
    page.goto(f"/rooms/{positions.over(game)}")
    page.wait_for_selector("main.result .chart")
    if game in ("paladins", "pax_renaissance_2e", LONGEST):
        take(page, f"{game}-result-{look}")
        if game == "paladins" and look == "pl-light":
            take(page, f"{game}-result-phone-{look}", PHONE)


def turn(page: Page) -> None:
    """A moving picture of a turn: what can be bought, why something else cannot be done, a
    purchase and what others answer."""
    body = {"game": "pax_renaissance_2e", "players": 3, "seats": ["me", *["bot:greedy"] * 2]}
    page.goto("/")
    page.wait_for_selector(".games .btn.soft")
    room = call(page, "POST", "/api/rooms", {**body, "start": True})["id"]
    page.goto(f"/rooms/{room}")
    drawn(page)
    asked(page)
    frames: list[Image.Image] = []

    def frame() -> None:
        page.wait_for_timeout(500)
        whole = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        frames.append(whole.resize(MOVING, Image.Resampling.LANCZOS))

    frame()
    card = page.locator(".market .card[data-light~=lit]").last
    card.hover()
    page.wait_for_selector(".look .ways")
    frame()
    page.locator(".pax .city:not([data-light~=lit])").first.click()
    page.wait_for_selector(".look.stays .not")
    frame()
    page.keyboard.press("Escape")
    for _ in range(2):
        before = page.locator("main.table").get_attribute("data-question")
        card = page.locator(".market .card[data-light~=lit]").first
        card.click()
        option = page.locator(".q .insp [data-option]")
        until(
            page, f"(q) => document.querySelector('.q .insp [data-option]') || ({NEXT})(q)", before
        )
        if option.count() > 0:
            frame()
            option.first.click()
        until(page, NEXT, before)
        asked(page)
        page.mouse.move(0, 0)
        frame()
    frames[0].save(
        IMAGES / "turn-en-light.webp",
        save_all=True,
        append_images=frames[1:],
        duration=HELD,
        loop=0,
        quality=QUALITY,
        method=6,
    )
    print("turn-en-light")


def main(only: list[str]) -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    for old in IMAGES.iterdir():
        if not only or any(old.name.startswith(f"{game}-") for game in only):
            old.unlink()
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Server(Path(folder))
        try:
            kept = Kept(server)
            guest = kept.guest
            positions = Positions(guest)
            if not only or LONGEST in only:
                long_game(kept, positions)
            body = {
                "game": "pax_renaissance_2e",
                "players": 4,
                "seats": ["me", "bot:greedy", "bot:random", "open"],
                "options": {"astrology": True},
            }
            room = guest.call("POST", "/api/rooms", body)["id"]
            if not only or "turn" in only:
                turn(visitor(browser, server, guest, "en", "light"))
            for lang, theme in LOOKS if only != ["turn"] else ():
                page = visitor(browser, server, guest, lang, theme)
                for game in only or (*GAMES, LONGEST):
                    tables(page, positions, game, f"{lang}-{theme}")
                if not only:
                    pages(page, guest, room, f"{lang}-{theme}")
                page.context.close()
        finally:
            server.stop()
    weight = sum(path.stat().st_size for path in IMAGES.iterdir())
    print(f"{weight / 1e6:.1f} MB in all")
    if weight > MOST:
        sys.exit("The pictures weigh too much: lower QUALITY.")


if __name__ == "__main__":
    main(sys.argv[1:])
