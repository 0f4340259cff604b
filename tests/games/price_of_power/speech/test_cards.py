"""What stands on cards is said from their data, whole and in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

import stolnik
from stolnik.engine.words import Words, words_of
from stolnik.games.price_of_power.box.effect_words import CONDITIONS, VERBS
from stolnik.games.price_of_power.box.effects import Branch, Choice, Do
from stolnik.games.price_of_power.speech.cards.condition_sentences import condition
from stolnik.games.price_of_power.speech.cards.describing import DESCRIBED, describe_element
from stolnik.games.price_of_power.speech.cards.effect_sentences import options, sentences
from stolnik.games.price_of_power.speech.cards.sets import Names
from stolnik.games.price_of_power.state import Europe
from tests.games.price_of_power.position import box, europe

LANGUAGES = ("en", "pl")


@cache
def table() -> Europe:
    return europe(6)


def words(lang: str) -> Words:
    return words_of(stolnik.load("price_of_power"), lang)


def said(element: str, lang: str = "en") -> list[str]:
    return words(lang).element(table(), element)


def elements() -> list[str]:
    found = box()
    by_family = {
        "event_card": found.events,
        "card": found.cards,
        "idea": found.ideas,
        "mission": found.missions,
        "milestone": found.milestones,
        "struggle": found.struggles,
    }
    assert by_family.keys() == DESCRIBED.keys()
    return [f"{family}:{card.id}" for family, cards in by_family.items() for card in cards]  # type: ignore[attr-defined]


def test_all_593_cards_are_described_in_both_languages() -> None:
    found = elements()
    assert len(found) == 221 + 108 + 30 + 160 + 64 + 10
    for element in found:
        for lang in LANGUAGES:
            lines = said(element, lang)
            assert lines, element
            for line in lines:
                assert "_" not in line, (element, line)
                assert "$" not in line, (element, line)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_event_says_each_option_with_who_gains_what(lang: str) -> None:
    lines = said("event_card:101-2", lang)
    if lang == "en":
        assert lines[1] == (
            "Option B – Austria loses 1 Prestige, places 2 Influence in a single Area (Lombardy, "
            "Central Italy, Venetia, Naples); you gain 1 Diplomatic Power."
        )
    else:
        assert lines[1] == (
            "Opcja B – Austria traci 1 punkt Prestiżu, umieszcza 2 Wpływy w jednym Obszarze "
            "(Lombardia, Środkowe Włochy, Wenecja, Neapol); zyskujesz 1 Punkt Dyplomacji."
        )


def test_who_was_just_named_is_not_named_again() -> None:
    (option, *_) = said("event_card:105-2")
    assert option.startswith("Option A – Muscovy gains 4 Military Power; may gain 1 token")


def test_who_was_named_before_somebody_else_is_named_again() -> None:
    assert (
        "France places a Town in Maine, gains 1 Stability; England gains 1 Stability"
        in (said("event_card:104-1")[1])
    )


def test_what_was_chosen_second_is_told_from_what_was_chosen_first() -> None:
    text = said("event_card:154B")[0]
    assert "choose an Area next to the chosen Area (if possible not Diverse Faiths)" in text
    assert "place 1 Unrest on a Town of your Realm in the chosen Area" in text
    assert "place 2 Unrest on Towns in the second chosen Area" in text


def test_a_chosen_player_is_no_realm_and_no_area() -> None:
    assert (
        "opponents: the chosen player chooses one [A – loses 1 Stability"
        in (said("event_card:152B")[1])
    )


def test_who_is_appointed_goes_by_one_name_on_the_whole_card() -> None:
    lines = said("event_card:251B", "pl")
    assert "mianujesz Admirałem: Chajr ad-Din Barbarossa (za darmo)" in lines[3]
    assert lines[4].startswith("Chajr ad-Din Barbarossa: ADM 2")


def test_a_card_of_ones_own_speaks_to_its_player() -> None:
    assert said("mission:austria_01")[:3] == [
        "Condition: you own Wien, Österreich, Steiermark, Tirol, Kärnten, Krain and you have "
        "a Stability of at least 1.",
        "Reward: gain 2 Prestige.",
        "Reward: gain 1 Stability.",
    ]


@pytest.mark.parametrize(
    ("idea", "line"),
    [
        ("inquisition", "Convert Area costs 1 Administrative Power less."),
        ("trade_companies", "Ships are cheaper: Heavy Ship −2."),
        ("defensive_mentality", "Sieges of your Provinces cost 1 Military Power more."),
    ],
)
def test_what_is_cheaper_has_a_lower_price(idea: str, line: str) -> None:
    assert line in said(f"idea:{idea}")


def test_influence_that_is_asked_for_in_several_areas_is_added_up() -> None:
    assert said("mission:poland_01")[0].endswith(
        "you have at least 4 Influence in Lithuania, in White Ruthenia and in Western Ukraine "
        "together."
    )


def test_the_verb_agrees_with_a_realm_that_is_plural_in_the_language() -> None:
    assert "Węgry rozpoczynają Wojnę" in said("event_card:11A-2", "pl")[0]
    assert "Hungary goes to War" in said("event_card:11A-2")[0]


def test_an_option_on_its_own_speaks_to_who_chooses() -> None:
    g = table()
    (each, *_) = g.box.events[g.box.event_of["151B"]].effects
    assert isinstance(each, Branch)
    (choice,) = each.then
    assert isinstance(choice, Choice)
    told = [words("en").name(g, "what", one) for one in options(Names(g.box), choice)]
    assert told == ["A – lose 3 Prestige", "B – place 2 Unrest on Towns of your Realm"]


def test_half_of_a_sum_is_not_said_as_the_whole() -> None:
    assert "loses Ducats: half of (half of the Tax Income" in said("event_card:254B")[0]


def test_gains_that_follow_one_another_share_their_verb() -> None:
    lines = said("event_card:105-2", "pl")
    assert "traci 1 punkt Prestiżu, zyskuje 1 Kupca i 1 Punkt Dyplomacji;" in lines[1]


def test_what_follows_a_choice_within_a_sentence_stands_outside() -> None:
    assert said("event_card:214-2")[0] == (
        "Option A – [Venice may pay 6 Ducats: place Pirates (2) in Sevilla and in the Indian "
        "Ocean; Venice takes the Action Trade]; you gain 1 Military Power."
    )


def test_what_either_of_two_conditions_is_joined_with_stands_outside() -> None:
    assert said("mission:austria_13")[0] == (
        "Condition: (you have a War or Truce with the Ottoman Empire or you have won at least 2 "
        "Battles this Round) and you own Wien."
    )


def test_display_cards_say_cubes_prices_and_conditions() -> None:
    lines = said("card:adm_01_1")
    assert lines[0] == "Display Card, price: 2 Administrative Power and 2 Ducats."
    assert lines[1].startswith(
        "War Taxes (2 cubes): if you are at War, pay 1 Administrative Power: gain Ducats: "
        "the number of Deployed Regular Units"
    )


def test_assumed_values_are_marked() -> None:
    assert said("mission:austria_01")[-1] == "Assumed values."
    assert said("event_card:11A-2")[-1] != "Assumed values."
    printed = [one.id for one in box().missions if not one.house]
    assert [said(f"mission:{name}")[-1] == "Assumed values." for name in printed] == [False]


def test_nothing_is_described_that_is_no_card() -> None:
    assert describe_element(table(), "area:seine").lines == ()


def test_effects_are_said_by_whom_they_befall() -> None:
    g = table()
    where = {"areas": {"map": "africa"}}
    effects = (
        Do("steal_general", {"from": "realm:france", "to": "you"}),
        Do("claim", {"who": "you", "n": 2, "where": where}),
        Do("prestige", {"who": "you", "n": -1}),
        Do("prestige", {"who": "realm:france", "n": 1}),
    )
    lines = [words("en").name(g, "what", one) for one in sentences(Names(g.box), effects)]
    assert lines == [
        "move a General of France over to your Realm",
        "you place Claims (2) in Areas in Africa, lose 1 Prestige",
        "France gains 1 Prestige",
    ]


def test_every_verb_and_condition_of_the_vocabulary_has_its_text() -> None:
    by_own_name = {"rule", "ruler", "ill_health"}
    for lang in LANGUAGES:
        catalog = words(lang).catalog
        missing = [verb for verb in VERBS if not catalog.has(f"does-{verb}")]
        assert set(missing) <= by_own_name
        with_others = {"all", "any", "who", "trade_power", "ships_on_map", "colonial", "is_pr"}
        with_others |= {"value"}
        of_words = CONDITIONS - with_others
        assert not [word for word in of_words if not catalog.has(f"condition-{word}")]


def test_a_condition_on_somebody_else_names_them() -> None:
    g = table()
    asked = {"stability": "<0", "who": "realm:france"}
    assert words("en").name(g, "what", condition(Names(g.box), asked)) == (
        "France has a Stability of less than 0"
    )


def lines_with(wrong: str, lang: str) -> Iterator[str]:
    """Lines of all cards that a search finds."""
    search = re.compile(wrong)
    for element in elements():
        yield from (f"{element}: {line}" for line in said(element, lang) if search.search(line))


FAULTS = {
    "a deed after a bidding says again who does it": (
        "pl",
        r"(^|[ ;:\[–])(umieść|usuń|zamień|rzuć|przesuń|połóż)[^;]*; (traci|zyskuje|zmniejsza|"
        r"zwiększa|rzuca|bierze|umieszcza|odrzuca|może|wybiera|wyczerpuje|zawiera|bada|zwalnia|wykonuje)\b",
    ),
    "one reader is spoken to in one mood": (
        "pl",
        r"(płacisz|zyskujesz|tracisz)[^;]*(, potem|;) (umieść|usuń|przesuń|wybierz|zamień|połóż)",
    ),
    "nothing is no number": ("pl", r"najwyżej 0|mniej niż 1 "),
    "nor is it in English": ("en", r"at most 0|fewer than 1 "),
    "a clause has its comma": ("pl", r"w przeciwnym razie jeśli|[^,(] (który|wobec którego)\b"),
    "what was chosen is no remark": ("pl", r"\((drugi |każdy )?wybrany Obszar\)"),
    "a name in English has its article": (
        "en",
        r"((Effect|Reward): |– |; |\[|\b(of|in|with|to|by|if|then) )(Ottoman Empire|Papal States|"
        r"Netherlands|Mamluks|Teutonic Order|Hungarian Plain|Rhineland|Aegean Archipelago|"
        r"Baltic Sea)\b",
    ),
}


@pytest.mark.parametrize(("lang", "wrong"), FAULTS.values(), ids=FAULTS)
def test_no_card_is_put_together_wrongly(lang: str, wrong: str) -> None:
    assert list(lines_with(wrong, lang)) == []


@pytest.mark.parametrize(
    ("element", "lang", "part"),
    [
        ("event_card:108-2", "pl", "(Bezkrólewie), grać dalej jako Szwecja, umieścić 6 Jednostek"),
        ("event_card:108-2", "en", "(Interregnum), play on as Sweden, place 6 Rebel Units"),
        ("event_card:404-1", "pl", "na Miastach Francji; Francja traci wszystkich Kolonistów"),
        ("event_card:404-1", "en", "on Towns of France; France loses all Colonists"),
        ("event_card:44A-1", "pl", "na Miastach tego gracza; ten gracz zmniejsza Stabilność o 2"),
        ("event_card:104-2", "pl", "zawierasz Sojusz z Mediolanem oraz z Wenecją"),
        ("event_card:110-2", "en", "one more move in Africa and in India and Arabia"),
        ("card:mil_05_1", "pl", "1 kością rodzaju Przywódcy oraz 1 dowolną kością"),
        ("event_card:201-2", "pl", "każde wybrane Królestwo rozpoczyna Wojnę z Cesarzem"),
        ("event_card:11A-3", "pl", "6 Jednostek Buntowników w każdym wybranym Obszarze"),
        ("event_card:360B", "pl", "Miasto w wybranym Obszarze lub w jego sąsiedztwie, zmniejsza"),
        ("event_card:14A-1", "pl", "3 Wpływy w Obszarze tego Roszczenia lub w jego sąsiedztwie"),
        ("event_card:14A-1", "en", "3 Influence in the Area of that Claim or next to it"),
        ("event_card:14A-3", "pl", "w przeciwnym razie, jeśli ten gracz ma Aktywnego"),
        ("event_card:264B", "pl", "w miejsce Miast lub żetonów Wasali"),
        ("event_card:301-1", "pl", "liczba Obszarów Elektorów (Protestantyzm)"),
        ("event_card:310-2", "pl", "w Prowincji (Minas Gerais) (jeśli jest pusta)"),
        ("event_card:13A-2", "pl", "liczba Niepokojów tego gracza umieszczonych tą kartą"),
        ("event_card:312-2", "pl", "Katolicyzm, płaci 5 Dukatów na rzecz Państwa Papieskiego"),
        ("event_card:12A-1", "pl", "z Miastem twojego Królestwa bez Niepokojów:"),
        ("event_card:106-2", "pl", "Herat), w Iraku oraz w 4 innych w sąsiedztwie Iraku"),
        ("card:adm_02_1", "pl", "twojego Królestwa, który nie jest w całości Rdzenny dla"),
        ("card:adm_03_1", "en", "in a Trade Node, not yet Expanded, with a Merchant of"),
        ("mission:castile_15", "pl", "nie posiadasz żadnego Obszaru w Niezgodzie"),
        ("event_card:312-1", "en", "the Papal States may replace 3 Influence of others"),
    ],
)
def test_sentences_are_put_together_as_they_are_said(element: str, lang: str, part: str) -> None:
    assert part in " ".join(said(element, lang))
