"""Makes the pictures in docs/images: every board and page, in both languages and themes."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.web.conftest import Server, chromium  # noqa: E402
from tests.web.driver import GAMES, call, enter, play, sit_down  # noqa: E402

IMAGES = ROOT / "docs" / "images"
WIDE, PHONE = (1440, 900), (390, 844)
ANSWERS = {
    "pax_renaissance_1e": 22,
    "pax_renaissance_2e": 28,
    "paladins": 40,
    "gods_playground": 40,
}
"""Far enough into each game for something to lie on the table, and not to its end."""
LOOKS = (("pl", "light"), ("en", "dark"))


def visitor(browser: Browser, address: str, size: tuple[int, int], lang: str, theme: str) -> Page:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce", base_url=address
    )
    kept = json.dumps({"lang": lang, "theme": theme, "toured": list(GAMES)})
    context.add_init_script(f"localStorage.setItem('stolnik', '{kept}')")
    return context.new_page()


def take(page: Page, name: str) -> None:
    page.wait_for_timeout(700)
    page.screenshot(path=IMAGES / f"{name}.jpg", type="jpeg", quality=82)
    print(name)


def main() -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Server(Path(folder))
        try:
            for lang, theme in LOOKS:
                page = visitor(browser, server.address, WIDE, lang, theme)
                look = f"{lang}-{theme}"
                enter(page)
                take(page, f"lobby-{look}")
                body = {"game": "pax_renaissance_2e", "players": 3}
                room = call(page, "POST", "/api/rooms", body)["id"]
                page.goto(f"/rooms/{room}")
                take(page, f"room-{look}")
                page.goto("/rules/pax_renaissance_2e?clause=PAX2-E1.9")
                take(page, f"rules-{look}")
                for game in GAMES:
                    sit_down(page, game, 3)
                    play(page, moves=ANSWERS[game], seconds=180)
                    page.wait_for_timeout(1500)
                    take(page, f"{game}-{look}")
                    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
                    take(page, f"{game}-phone-{look}")
                    page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
                sit_down(page, "paladins", 2)
                play(page)
                take(page, f"result-{look}")
                page.context.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
