"""Following a game: what others did is told step by step, and summed up."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from stolnik.engine.match import Match
from stolnik.engine.record import Record
from tests.web.conftest import NewPage, Server
from tests.web.driver import until
from tests.web.following import Company, company, looking
from tests.web.kept import Kept, kept

__all__ = ["kept"]

pytestmark = pytest.mark.slow
PAX = "pax_renaissance_2e"
RECORDS = Path(__file__).parents[1] / "records"
EVERY = {
    "pax_renaissance_1e": 2,
    "pax_renaissance_2e": 2,
    "paladins": 2,
    "gods_playground": 3,
    "price_of_power": 2,
}
SCREENS = pytest.mark.parametrize(
    ("width", "lang"), [(w, lang) for w in (390, 768, 1440) for lang in ("pl", "en")]
)
SEEN = """async (selector) => {
    // What lies outside of what scrolls is not seen.
    const element = document.querySelector(selector);
    const ratio = await new Promise((done) =>
        new IntersectionObserver(([entry]) => done(entry.intersectionRatio)).observe(element));
    return ratio > 0.95;
}"""
STEP = 1800
"""How long a step is told at normal speed, in milliseconds."""


@pytest.fixture
def others(server: Server) -> Company:
    """Two people at a table of Pax; the other one is asked."""
    table = company(server, PAX)
    table.until_asked(0, others=True)
    return table


def inside(page: Page, selector: str) -> None:
    """It can be seen whole, within the width of the screen."""
    box = page.locator(selector).bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= page.evaluate("innerWidth") + 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@SCREENS
def test_what_others_do_is_told_on_every_screen(
    new_page: NewPage, others: Company, width: int, lang: str
) -> None:
    page = looking(new_page, others, width, lang)
    others.answer(1)
    expect(page.locator(".telling .what")).to_be_visible()
    for part in (".telling .what", ".telling .transport", ".telling .skip"):
        inside(page, part)
    assert page.locator(".telling .transport button").count() == 8
    page.clock.run_for(STEP + 100)
    expect(page.locator(".telling")).to_have_count(0)


def test_steps_are_told_one_by_one_and_the_question_is_there_at_once(
    new_page: NewPage, others: Company
) -> None:
    page = looking(new_page, others)
    first = others.answer(1)
    expect(page.locator(".telling .count")).to_contain_text("krok 1 z 1")
    while others.waiting() == [1]:
        others.answer(1)
    count = page.locator(".telling .ticks i")
    expect(page.locator("main.table[data-asked]")).to_have_count(1)
    expect(count.first).to_be_visible()
    assert count.count() >= 2
    drawn_number = int(page.locator("main.table").get_attribute("data-number") or 0)
    assert drawn_number > first, "what is true is known, and what is shown is behind"
    expect(page.locator(".q .opt").first).to_be_enabled()
    text = page.locator(".telling .what span").inner_text()
    page.clock.run_for(STEP)
    expect(page.locator(".telling .count")).to_contain_text("krok 2 z")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".telling .what span")).to_have_text(text)
    expect(page.locator(".telling .main")).to_have_text("Odtwórz")
    page.clock.run_for(10 * STEP)
    expect(page.locator(".telling .what span")).to_have_text(text)
    page.keyboard.press("Escape")
    expect(page.locator(".telling")).to_have_count(0)


def test_answering_skips_what_is_told(new_page: NewPage, others: Company) -> None:
    page = looking(new_page, others)
    while others.waiting() == [1]:
        others.answer(1)
    expect(page.locator(".telling")).to_be_visible()
    expect(page.locator("main.table[data-asked]")).to_have_count(1)
    before = page.locator("main.table").get_attribute("data-question") or ""
    for _ in range(6):
        option = page.locator(".q .opt:visible").first
        option.click()
        page.clock.run_for(50)
        if page.locator("main.table").get_attribute("data-question") != before:
            break
    until(page, "(was) => document.querySelector('main').dataset.question !== was", before)
    expect(page.locator(".telling")).to_have_count(0)
    expect(page.locator(".digest")).to_have_count(0)


def test_the_speed_is_remembered_for_the_game(new_page: NewPage, others: Company) -> None:
    page = looking(new_page, others)
    others.answer(1)
    page.locator(".telling .speeds button").nth(3).click()
    expect(page.locator(".telling")).to_have_count(0)
    page.reload()
    expect(page.locator(".board [data-element]").first).to_be_attached()
    others.answer(1)
    until(page, "() => document.querySelector('main.table')?.dataset.number !== undefined")
    assert page.locator(".telling").count() == 0
    speeds = page.evaluate("JSON.parse(localStorage.getItem('stolnik')).speeds")
    assert speeds == {PAX: "instant"}


@SCREENS
def test_since_my_last_turn_is_summed_up(
    new_page: NewPage, others: Company, width: int, lang: str
) -> None:
    mine = others.table(0)["number"]
    while others.waiting() == [1]:
        others.answer(1)
    page = looking(new_page, others, width, lang, mine=mine)
    digest = page.locator(".digest")
    expect(digest.locator("ol li").first).to_be_visible()
    inside(page, ".digest .all")
    page.clock.run_for(600)
    lines = digest.locator("ol li").count()
    assert lines >= 2
    numbers = " ".join(page.locator(".traces .number").all_inner_texts()).split()
    assert set(numbers) <= {str(number + 1) for number in range(lines)}
    if width >= 720:
        assert numbers, "the same figures stand on the board"
    digest.locator("footer .primary").click()
    expect(digest.locator("ol")).to_have_count(0)
    expect(digest.locator(".since")).to_be_visible()


def test_a_line_of_the_digest_shows_its_step(new_page: NewPage, others: Company) -> None:
    page = looking(new_page, others)
    while others.waiting() == [1]:
        others.answer(1)
    expect(page.locator("main.table[data-asked]")).to_have_count(1)
    page.locator(".telling .skip").click()
    page.locator(".since").click()
    line = page.locator(".digest ol li button span").nth(1)
    text = line.inner_text()
    line.click()
    expect(page.locator(".telling .what")).to_contain_text(text)
    expect(page.locator(".telling .main")).to_have_text("Odtwórz")


def test_who_hears_the_page_hears_each_step_with_its_figures(
    new_page: NewPage, others: Company
) -> None:
    page = looking(new_page, others)
    others.answer(1)
    said = page.locator(".heard")
    expect(said).to_have_attribute("role", "log")
    expect(said).to_contain_text(page.locator(".telling .what span").inner_text().strip())


@pytest.mark.parametrize("game", EVERY)
def test_steps_are_told_in_every_game(new_page: NewPage, server: Server, game: str) -> None:
    """Of each game a step with what it changed, beside the board that shows it."""
    table = company(server, game, EVERY[game])
    table.until_asked(0, others=True)
    page = looking(new_page, table)
    for _ in range(60):
        waiting = [seat for seat in table.waiting() if seat != 0]
        if not waiting:
            break
        table.answer(waiting[0])
        if page.locator(".telling").count() > 0:
            break
    expect(page.locator(".telling .what")).not_to_be_empty()


@SCREENS
def test_an_option_shows_what_it_would_bring(
    new_page: NewPage, server: Server, width: int, lang: str
) -> None:
    table = company(server, PAX)
    table.until_asked(0)
    page = looking(new_page, table, width, lang, previews=True)
    for fold in page.locator(".q .fold[aria-expanded=false]:visible").all():
        fold.click()
    option = page.locator(".q .opt:visible").first
    option.hover()
    page.clock.run_for(300)
    effect = page.locator(".effect")
    expect(effect).to_contain_text({"pl": "Skutek", "en": "Effect"}[lang])
    expect(effect).to_have_attribute("role", "status")
    expect(effect.locator("li").first).to_be_visible()
    inside(page, ".effect")
    until(page, SEEN, ".effect")
    expect(effect).to_contain_text({"pl": "Floreny", "en": "Florins"}[lang])
    page.mouse.move(1, 1)
    expect(effect).to_have_count(0)


def test_a_first_tap_shows_and_a_second_one_chooses(new_page: NewPage, server: Server) -> None:
    table = company(server, PAX)
    table.until_asked(0)
    page = looking(new_page, table, 390, previews=True)
    for fold in page.locator(".q .fold[aria-expanded=false]:visible").all():
        fold.click()
    option = page.locator(".q .opt:visible").first
    tap = "(e) => e.dispatchEvent(new PointerEvent('click', {pointerType: 'touch', bubbles: true}))"
    question = page.locator("main.table").get_attribute("data-question")
    option.evaluate(tap)
    page.clock.run_for(300)
    expect(page.locator(".effect")).to_be_visible()
    assert page.locator("main.table").get_attribute("data-question") == question
    option.evaluate(tap)
    if page.locator(".q .armed").count() > 0:
        option.evaluate(tap)
    until(page, "(was) => document.querySelector('main').dataset.question !== was", question)


def test_who_wants_no_previews_gets_none(new_page: NewPage, server: Server) -> None:
    table = company(server, PAX)
    table.until_asked(0)
    page = looking(new_page, table)
    page.locator(".q .opt:visible").first.hover()
    page.clock.run_for(2000)
    assert page.locator(".effect").count() == 0


@pytest.fixture
def declared() -> Match:
    """A game of Pax that ends when a victory is declared."""
    record = Record.loads((RECORDS / "pax2e_2p_holy.jsonl").read_bytes())
    return Match.replay(record)


@SCREENS
def test_the_end_is_told_and_stays_until_the_result_is_opened(
    new_page: NewPage, kept: Kept, declared: Match, width: int, lang: str
) -> None:
    last = declared.moves[-1]
    body = {"number": declared.number - 1, "seat": last.seat, "bot": "random"}
    room = kept.guest.call("POST", f"/api/rooms/{kept.bring(declared)}/fork", body)["id"]
    page = looking(new_page, Company(room, [kept.guest]), width, lang)
    table = kept.guest.call("GET", f"/api/rooms/{room}/table?seat={last.seat}")
    answer = {"seat": last.seat, "question": table["question"], "move": list(last.move)}
    kept.guest.call("POST", f"/api/rooms/{room}/moves", answer)
    expect(page.locator(".telling .what span")).not_to_be_empty()
    assert page.locator(".banner, .end").count() == 0
    page.clock.run_for(STEP + 100)
    expect(page.locator(".telling")).to_have_count(0)
    expect(page.locator(".banner b")).not_to_be_empty()
    inside(page, ".banner")
    expect(page.locator(".banner span")).not_to_be_empty()
    expect(page.locator(".end h1")).to_be_visible()
    page.locator(".end .ways button").click()
    expect(page.locator(".telling")).to_be_visible()
    page.locator(".telling .skip").click()
    page.locator(".end .ways a").click()
    expect(page.locator("main.result")).to_be_visible()


@SCREENS
def test_the_chronicle_runs_down_and_says_what_each_step_changed(
    new_page: NewPage, others: Company, width: int, lang: str
) -> None:
    page = looking(new_page, others, width, lang, telling=False)
    while others.waiting() == [1]:
        last = others.answer(1)
    if width == 768:
        page.locator(".top .tool.log").click()
    elif width == 390:
        page.locator(".tabs button").last.click()
    steps = page.locator(".log .step")
    expect(page.locator(".log .n").last).to_have_text(str(last))
    numbers = [int(number) for number in page.locator(".log .n").all_inner_texts()]
    assert numbers == sorted(numbers)
    expect(steps.last).to_be_in_viewport()
    more = page.locator(".log .more").last
    count = int("".join(filter(str.isdigit, more.inner_text())))
    more.click()
    effects = page.locator(".log .effects li")
    expect(effects).to_have_count(count)
    expect(effects.first.locator(".clause").first).to_be_attached()
    changed = page.locator(".log .changes.brief li").first
    expect(changed).to_contain_text("=")
    inside(page, "section.log")


def test_the_chronicle_shows_the_steps_of_one_player(new_page: NewPage, others: Company) -> None:
    page = looking(new_page, others, telling=False)
    others.answer(1)
    expect(page.locator(".log .step")).not_to_have_count(0)
    every = page.locator(".log .step").count()
    page.locator(".log .whose button").nth(1).click()
    theirs = page.locator(".log .step").count()
    page.locator(".log .whose button").nth(1).click()
    page.locator(".log .whose button").nth(0).click()
    mine = page.locator(".log .step").count()
    assert mine + theirs <= every
    assert theirs > 0
    page.locator(".log .whose button").nth(0).click()
    expect(page.locator(".log .step")).to_have_count(every)


def test_what_comes_while_one_reads_what_was_is_counted(new_page: NewPage, server: Server) -> None:
    table = company(server, PAX)
    for _ in range(40):
        table.answer(table.waiting()[0])
    table.until_asked(0, others=True)
    page = looking(new_page, table, telling=False)
    roll = page.locator(".log .roll")
    expect(page.locator(".log .step").last).to_be_in_viewport()
    roll.evaluate("(roll) => { roll.scrollTop = 0; }")
    until(page, "() => document.querySelector('.log .roll').scrollTop === 0")
    table.answer(1)
    expect(page.locator(".log .news")).to_be_visible()
    page.locator(".log .news").click()
    expect(page.locator(".log .news")).to_have_count(0)
    expect(page.locator(".log .step").last).to_be_in_viewport()


def test_a_tab_of_a_phone_says_where_something_can_be_done(
    new_page: NewPage, server: Server
) -> None:
    table = company(server, PAX)
    table.until_asked(0)
    page = looking(new_page, table, 390, "en")
    lit = page.locator(".tabs button", has=page.locator("i"))
    expect(lit.first).to_contain_text("something can be done here")
    for button in lit.all():
        button.click()
        expect(page.locator(".board [data-light~=lit]:visible").first).to_be_visible()
