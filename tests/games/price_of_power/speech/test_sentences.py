"""What happens is told in sentences, and what is counted agrees with its number."""

from __future__ import annotations

import re
from typing import Final

import pytest

import stolnik
from stolnik.engine.words import words_of
from stolnik.text import LANGUAGES, Catalog, Name


def catalog(lang: str) -> Catalog:
    return words_of(stolnik.load("price_of_power"), lang).catalog


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_happens_is_told_in_a_sentence(lang: str) -> None:
    said = catalog(lang)
    events = sorted(m for m in said.ids() if m.startswith("event-") and "." not in m)
    told = {event: said.say(event, **dict.fromkeys(said.variables(event), 1)) for event in events}
    assert {event: text for event, text in told.items() if text[-1:] not in tuple(".!?")} == {}


@pytest.mark.parametrize(
    ("ducats", "told"),
    [(1, "Weź Pożyczkę: 1 Dukat"), (3, "Weź Pożyczkę: 3 Dukaty"), (5, "Weź Pożyczkę: 5 Dukatów")],
)
def test_ducats_agree_with_their_number(ducats: int, told: str) -> None:
    assert catalog("pl").say("move-loan", ducats=ducats) == told


def test_a_single_ducat_is_one_also_when_it_is_lost() -> None:
    told = catalog("en").say("event-DucatsChanged", seat="France", n=-1, why="an Advisor")
    assert told == "France: −1 Ducat (an Advisor)."


NAMED: Final = {
    "area": ("area-caucasus", "Caucasus"),
    "zone": ("zone-baltic_sea", "Baltic Sea"),
    "realm": ("realm-papal_states", "Papal States"),
}
"""Names that stand with an article in an English sentence."""


@pytest.mark.parametrize("field", NAMED)
def test_a_name_that_has_an_article_has_it_after_every_preposition(field: str) -> None:
    said = catalog("en")
    message, called = NAMED[field]
    bare = re.compile(rf"\b(in|of|to|from|on|with|by|off|against|for|and|leaves) {called}\b")
    told = {
        name: said.say(name, **{**dict.fromkeys(asked, 1), field: Name(called, message)})  # type: ignore[arg-type]
        for name in said.ids()
        if field in (asked := said.variables(name))
    }
    assert {name: text for name, text in told.items() if bare.search(text)} == {}


PRINTED: Final = {
    r"[Rr]ebelian|Rebelii": "Buntownicy",
    r"\b[Zz]araz[aęąy]\b|żeton zarazy": "Plaga",
    r"[Oo]dwoł\w+ Doradc": "Zwolnić Doradcę",
    r"[Ww]ystawk|[Ww]ystawion|[Ww]yłożon": "odkryta Idea",
    r"\bpasowani|\d pasuje|podda(je|ć) się|\bpoddać": "Spasować, Poddać się",
    r"Obszaru Stolicy": "Obszar Stołeczny",
    r"\b[Cc]asus belli": "Casus Belli",
    r"chroni handel|(?<!\. )Pol[aeu] Ochrony": "pole Ochrony Handlu",
    r"[Ss]tref[aęy] \{|ze strefy|do broni": "Strefa Morska, Wezwanie do Broni",
    r"Kość standardowa": "Standardowa kość",
    r"(Członk|Poddan|Religi|Obron)\w+ Cesarstwa|w Cesarstwie": "HRE",
    r"\bobok\b": "Sąsiedztwo",
    r"[Oo]dn(awia|ów|owi\w*) (o \d )?.*Zasob|Podstawow\w+ Doch": "odświeżyć, Bazowy Dochód",
    r"żeton\w* (ekspansji|Rdzenia)": "żeton Rozszerzonego Handlu, żeton Rdzenności",
}
"""Words that the printed rulebook has another term for."""


@pytest.mark.parametrize("other", PRINTED, ids=PRINTED.values())
def test_the_terms_of_the_printed_rulebook_are_used(other: str) -> None:
    said = catalog("pl")
    told = {name: said.say(name, **dict.fromkeys(said.variables(name), 1)) for name in said.ids()}
    assert {name: text for name, text in told.items() if re.search(other, text)} == {}


@pytest.mark.parametrize(
    ("n", "wrong"), [(1, "Dukatów|Dukata|Dukaty"), (3, "Dukatów|Dukata"), (5, "Dukaty|Dukata")]
)
def test_each_sum_of_ducats_agrees_with_its_number(n: int, wrong: str) -> None:
    said = catalog("pl")
    told = {name: said.say(name, **dict.fromkeys(said.variables(name), n)) for name in said.ids()}
    faults = re.compile(rf"(?<!do )\b{n} ({wrong})\b")  # "do" takes the genitive
    assert {name: text for name, text in told.items() if faults.search(text)} == {}


@pytest.mark.parametrize(
    ("event", "about"),
    [
        ("event-ColonistsChanged", {"seat": "Francja"}),
        ("event-ImperialAid", {"area": "Saksonia"}),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_change_is_said_with_its_sign(lang: str, event: str, about: dict[str, str]) -> None:
    said = catalog(lang)
    assert "+2" in said.say(event, n=2, **about)
    assert "−2" in said.say(event, n=-2, **about)


COUNTED: Final = (
    "Ducat|Unit|Ship|Colonist|Merchant|Cardinal|Area|Province|Port|Loan|Alliance|Marriage|Claim|"
    "Turn|card|row|Advisor|Idea|Battle|War|Town"
)


@pytest.mark.parametrize(
    ("n", "wrong"),
    [
        (1, rf"\b1 ([A-Z]\w+ |more )*(({COUNTED})s|dice|Dice)\b"),
        (2, rf"\b2 ([A-Z]\w+ |more )*({COUNTED}|die|Die)\b(?! token| Zone| Dice)"),
    ],
)
def test_in_english_only_one_is_singular(n: int, wrong: str) -> None:
    said = catalog("en")
    faults = re.compile(wrong)
    told = {
        name: said.say(name, **dict.fromkeys(said.variables(name), n))
        for name in said.ids() - {"event-WarDeclared"}  # "Castile Declares War"
    }
    assert {name: text for name, text in told.items() if faults.search(text)} == {}
