"""One word for a thing, in each language, as ``docs/words.md`` says: what the rulebook of a game
calls it and never what another edition, or nobody, does."""

from __future__ import annotations

import re
from typing import Final

import pytest

import stolnik
from stolnik.engine.words import words_of
from stolnik.text import Catalog

OTHERWISE: Final = {
    ("pax_renaissance_1e", "pl"): {
        r"\b[Zz]am(ek|ki|ków|ku)\b|\b[Pp]ion(ek|ki|ków|ka|kiem)\b": "wieża, pion",
        r"[Ww]ypraw\w* handlow": "wymiana handlowa",
        r"\b[Aa]gen(t|ci|tów|tom|ta)\b": "przedstawiciele",
        r"[Dd]ziałani\w+ (wschodni|zachodni)": "operacje",
        r"[Rr]enom|\b[Uu]cisz": "prestiż, wyciszona",
        r"ustroj": "reżim",
    },
    ("pax_renaissance_2e", "pl"): {
        r"\b[Ww]ież[aęyą]\b|\bpion\b": "zamek, pionek",
        r"[Ww]ymian\w* handlow": "wyprawa handlowa",
        r"[Pp]rzedstawiciel": "agenci",
        r"\b[Oo]peracj": "działania",
        r"\b[Ww]ycisz|\b[Tt]ablo\b": "uciszona, tablica",
        r"[Rr]eżim": "ustrój",
    },
    ("paladins", "pl"): {
        r"[Pp]rzybysz(e|ów|a)?\b": "Najeźdźcy",
        r"[Pp]rzestępc": "Złoczyńcy",
        r"\b[Mm]onet|\b[Zz]łot(e|ych|y)\b": "Srebrniki",
        r"[Żż]ywnoś|[Pp]rowiant": "Zapasy",
        r"\b[Rr]ozkaz|[Pp]rzysług": "Dekrety, Łaski",
        r"\b[Oo]bywatel": "Mieszczanie",
    },
    ("paladins", "en"): {r"\b[Cc]oins?\b|\b[Gg]old\b": "Silver", r"\b[Ff]ood\b": "Provisions"},
    ("gods_playground", "pl"): {
        r"\b[Dd]ukat|\b[Tt]alar": "złote",
        r"[Bb]ogactw": "zamożność",
        r"[Ww]ielmoż": "szlachta",
    },
    ("gods_playground", "en"): {r"\b[Dd]ucats?\b": "złotys", r"\b[Pp]rosperity\b": "wealth"},
    ("price_of_power", "en"): {
        r"\b[Kk]ingdoms?\b(?! of)": "Realm",
        r"\b[Ss]oldiers?\b": "Unit",
    },
}
"""By game and language: words that are not used, and what stands for them."""

NAMES: Final = re.compile(
    r"^(card|idea|event_card|mission|milestone|province|area|zone|node|realm|character|game|option"
    r"|choice|paladin|townsfolk|outsider)-"
)
"""What is called so in the box, or tells of the box as a whole, has a name of its own."""


def faults(catalog: Catalog, word: str) -> dict[str, str]:
    """What is said with a word, whatever it is about."""
    found = {}
    for name in catalog.ids():
        if NAMES.match(name):
            continue
        told = catalog.say(name, **dict.fromkeys(catalog.variables(name), 1))
        if re.search(word, told):
            found[name] = told
    return found


@pytest.mark.parametrize(
    ("game", "lang", "word"),
    [(*which, word) for which, words in OTHERWISE.items() for word in words],
)
def test_a_thing_has_one_word(game: str, lang: str, word: str) -> None:
    catalog = words_of(stolnik.load(game), lang).catalog
    assert faults(catalog, word) == {}, f"say: {OTHERWISE[game, lang][word]}"


def test_another_word_is_found() -> None:
    catalog = Catalog(
        "pl", {"pl.ftl": "ask-pay = Ile dukatów dajesz?\nprovince-dukatowo = Dukatowo"}
    )
    assert faults(catalog, r"\b[Dd]ukat") == {"ask-pay": "Ile dukatów dajesz?"}


INDECLINABLE: Final = frozenset(
    (
        "Ak Kojunlu",
        "Aleppo",
        "Bizancjum",
        "Bordeaux",
        "Brunei",
        "Charcas",
        "Chengdu",
        "Chile",
        "Cuzco",
        "Delhi",
        "Goa",
        "Hangzhou",
        "Honsiu",
        "Kara Kojunlu",
        "Kiusiu",
        "Liège",
        "Mali",
        "Minas Gerais",
        "Missisipi",
        "NPR",
        "Naksos",
        "Pernambuco",
        "Quito",
        "Rio de Janeiro",
        "Ternate",
        "Timbuktu",
        "Tyrone",
        "Vestlandet",
        "Østlandet",
    )
)
"""Names that are the same in every case."""


def in_the_genitive(catalog: Catalog) -> set[str]:
    """Names that stand alone as their genitive does, though they could be declined."""
    forms = {name for name in catalog.ids() if name.endswith(".gen")}
    return {
        catalog.say(form)
        for form in forms
        if not catalog.variables(form) | catalog.variables(form.removesuffix(".gen"))
        and catalog.say(form) == catalog.say(form.removesuffix(".gen"))
    } - INDECLINABLE


@pytest.mark.parametrize("game", ["gods_playground", "price_of_power"])
def test_no_name_stands_in_the_genitive(game: str) -> None:
    assert in_the_genitive(words_of(stolnik.load(game), "pl").catalog) == set()


def test_a_name_in_the_genitive_is_found() -> None:
    source = "area-a = Saksonii\n    .gen = Saksonii\narea-b = Chile\n    .gen = Chile\n"
    assert in_the_genitive(Catalog("pl", {"pl.ftl": source})) == {"Saksonii"}
