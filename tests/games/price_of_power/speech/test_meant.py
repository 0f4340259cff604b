"""What somebody who points at a thing can mean, and the reasons that come with figures."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from stolnik.bots.random import RandomBot
from stolnik.engine.flow import Ask, Seat, Topic
from stolnik.engine.match import Match
from stolnik.engine.vocabulary import Lexicon
from stolnik.engine.words import words_of
from stolnik.games.price_of_power.chapters.phases.actions import AFTERWARDS, LAST_EVENT, TURN
from stolnik.games.price_of_power.game import GAME
from stolnik.games.price_of_power.speech.vocabulary import VOCABULARY
from stolnik.games.price_of_power.state import DisplayCard, Europe, HeldMission, War
from stolnik.text.catalog import LANGUAGES
from tests.games.price_of_power.position import (
    CASTILE,
    FRANCE,
    empty_hands,
    europe,
    give,
    realm,
    row,
    unrest,
)
from tests.games.running import why_not

Change = Callable[[Europe], object]


def meant(g: Europe, seat: Seat, element: str, topic: Topic = TURN) -> list[str]:
    """The verbs, each once, that pointing at an element can mean."""
    lexicon = Lexicon(VOCABULARY, g.box, len(g.players))
    ask = Ask(seat, topic, ())
    return list(dict.fromkeys(str(move[0]) for move in lexicon.naming(g, ask, element, 60)))


def nothing(g: Europe) -> None:
    pass


def castile_has_cards(g: Europe) -> None:
    give(g, CASTILE, "adm_02_1")
    g.players[CASTILE].display = [DisplayCard(g.box.card_of["adm_01_1"], 2)]
    g.players[CASTILE].missions = [HeldMission(g.box.mission_of["castile_01"])]
    row(g, "104-1", "11A-1", hidden=1)


@pytest.mark.parametrize(
    ("element", "change", "seat", "verbs"),
    [
        ("province:burgos", nothing, CASTILE, ["suppress"]),
        ("province:burgos", nothing, FRANCE, []),
        ("card:adm_02_1", castile_has_cards, CASTILE, ["play", "appoint"]),
        ("card:adm_02_1", castile_has_cards, FRANCE, []),
        ("card:adm_02_2", castile_has_cards, CASTILE, []),
        ("card:adm_01_1", castile_has_cards, CASTILE, ["use"]),
        ("card:adm_01_1", castile_has_cards, FRANCE, []),
        ("mission:castile_01", castile_has_cards, CASTILE, ["announce", "hold"]),
        ("mission:castile_02", castile_has_cards, CASTILE, []),
        ("event_card:104-1", castile_has_cards, CASTILE, ["event"]),
        ("event_card:11A-1", castile_has_cards, CASTILE, []),
        ("area:castile", nothing, CASTILE, []),
        ("area:andalucia", nothing, CASTILE, ["convert"]),
        ("area:andalucia", nothing, FRANCE, []),
        ("seat:1", nothing, CASTILE, ["diplomacy"]),
        ("seat:0", nothing, CASTILE, []),
        ("realm:savoy", nothing, CASTILE, ["forge_alliance"]),
        ("realm:prussia", nothing, CASTILE, []),
    ],
)
def test_what_can_be_meant(element: str, change: Change, seat: Seat, verbs: list[str]) -> None:
    g = empty_hands(europe())
    change(g)
    assert meant(g, seat, element) == verbs


def test_a_fleet_is_recalled_from_the_sea_alone() -> None:
    g = empty_hands(europe())
    topic = Topic("upkeep", verbs=("recall_fleet",))
    g.players[CASTILE].fleet.space = -1
    assert meant(g, CASTILE, "province:sevilla", topic) == []
    g.players[CASTILE].fleet.space = g.box.zone_of["central_atlantic"]
    assert meant(g, CASTILE, "province:sevilla", topic) == ["recall_fleet"]
    assert meant(g, CASTILE, "province:burgos", topic) == []


def test_for_a_fleet_only_ships_are_built() -> None:
    g = empty_hands(europe())
    topic = Topic("build_ships", verbs=("build_fleet_at_sea",))
    lexicon = Lexicon(VOCABULARY, g.box, 4)
    moves = lexicon.naming(g, Ask(CASTILE, topic, ()), "zone:eastern_atlantic", 60)
    assert {str(move[1]) for move in moves} == {"light_ship", "heavy_ship", "galley"}


def test_only_a_card_that_was_drawn_now_is_kept_and_only_an_order_that_stands_is_changed() -> None:
    g = empty_hands(europe())
    castile_has_cards(g)
    keep = Topic("keep", verbs=("keep",))
    assert meant(g, CASTILE, "card:adm_02_1", keep) == []
    g.players[CASTILE].drawn = [g.box.card_of["adm_02_1"]]
    assert meant(g, CASTILE, "card:adm_02_1", keep) == ["keep"]
    g.players[CASTILE].missions[0].held_back = True
    assert meant(g, CASTILE, "mission:castile_01") == ["announce", "order"]


def test_a_display_card_is_used_for_what_is_printed_on_it() -> None:
    g = empty_hands(europe())
    castile_has_cards(g)
    lexicon = Lexicon(VOCABULARY, g.box, 4)
    moves = lexicon.naming(g, Ask(CASTILE, TURN, ()), "card:adm_01_1", 60)
    assert {str(move[2]) for move in moves} == {"war_taxes", "royal_edict", "court_favour"}


def has_acted(g: Europe) -> None:
    g.turn.acted = True


def owes_the_event(g: Europe) -> None:
    g.step = "last_events"


def has_taken_the_event(g: Europe) -> None:
    row(g, "104-1")
    g.players[CASTILE].status = 1


def is_allied_with_savoy(g: Europe) -> None:
    g.players[CASTILE].allies = {realm(g, "savoy"): False}


def fights_savoy(g: Europe) -> None:
    g.wars = [War(FRANCE, realm(g, "savoy"))]


def fights_france(g: Europe) -> None:
    g.wars = [War(CASTILE, FRANCE)]


def has_changed_an_order(g: Europe) -> None:
    castile_has_cards(g)
    g.players[CASTILE].missions[0].held_back = True
    g.turn.used.append("mission:castile_01")


def unrest_in_burgos(g: Europe) -> None:
    unrest(g, "burgos")
    g.players[CASTILE].power[2] = 0


@pytest.mark.parametrize(
    ("topic", "change", "move", "clause", "en", "pl"),
    [
        (AFTERWARDS, has_acted, ("research", "tolerance"), "EU-4.2.3",
         "you have taken your Action of this Turn", "Akcja tej Tury jest już wykonana"),
        (LAST_EVENT, owes_the_event, ("research", "tolerance"), "EU-4.2.22",
         "only the Event and Minor Actions are left to you",
         "zostało ci tylko Wydarzenie i Pomniejsze Akcje"),
        (TURN, has_taken_the_event, ("event", "104-1"), "EU-5.1.2",
         "you have taken your Event of this Round", "Wydarzenie w tej Rundzie już za tobą"),
        (TURN, nothing, ("suppress", "burgos"), "EU-5.5.52",
         "there is no Unrest there", "nie ma tam Niepokojów"),
        (TURN, nothing, ("suppress", "paris"), "EU-5.5.52",
         "none of your tokens lies there", "nie leży tam żaden twój żeton"),
        (TURN, unrest_in_burgos, ("suppress", "burgos"), "EU-5.5.52",
         "it costs 1 Military Power; you have 0", "kosztuje 1 (Punkty Militarne); masz 0"),
        (TURN, nothing, ("colonize", "la_plata"), "EU-5.3.7",
         "you have no Claim on a vacant Territory there",
         "nie masz tam Roszczenia do wolnego Terytorium"),
        (TURN, is_allied_with_savoy, ("forge_alliance", "savoy"), "EU-5.4.8",
         "it is your Ally already", "to już twój Sojusznik"),
        (TURN, fights_savoy, ("forge_alliance", "savoy"), "EU-5.4.9",
         "it is at War", "jest w stanie Wojny"),
        (TURN, fights_france, ("forge_alliance", "savoy"), "EU-5.4.9",
         "you are at War", "jesteś w stanie Wojny"),
        (TURN, fights_france, ("siege", "castile"), "EU-9.8.2",
         "no Province there is Controlled by an Enemy of yours",
         "twój Wróg nie Kontroluje tam żadnej Prowincji"),
        (TURN, fights_france, ("siege", "seine"), "EU-9.8.2",
         "no Land Unit of yours is there", "nie ma tam żadnej twojej Jednostki Lądowej"),
        (TURN, has_changed_an_order, ("order", "castile_01"), "EU-17.2.5",
         "once a Turn", "raz na Turę"),
    ],
)  # fmt: skip
def test_a_refusal_says_how_it_stands(
    topic: Topic, change: Change, move: tuple[str, str], clause: str, en: str, pl: str
) -> None:
    g = empty_hands(europe())
    change(g)
    refusal = why_not(GAME, g, Ask(CASTILE, topic, ()), move)
    assert refusal is not None
    assert refusal.clause == clause
    assert words_of(GAME, "en").figures(g, refusal.figures, refusal.about) == en
    assert words_of(GAME, "pl").figures(g, refusal.figures, refusal.about) == pl


def test_an_army_or_a_fleet_without_commander_can_be_asked_about() -> None:
    g = empty_hands(europe())
    g.players[CASTILE].fleet.admiral = None
    ask = Ask(CASTILE, TURN, ())
    for lang in LANGUAGES:
        words = words_of(GAME, lang)
        for move in (("dismiss_general", 3), ("move_general", 3, 2), ("dismiss_admiral",)):
            assert words.catalog.say("nothing") in words.move(g, ask, move)


@pytest.mark.parametrize(
    ("event", "option", "name"), [("359B", "B", "Armand Jean"), ("358B", "A", "Oliver")]
)
def test_an_option_names_the_character_on_its_event(event: str, option: str, name: str) -> None:
    g = empty_hands(europe())
    topic = Topic("effect_option", verbs=("option",))
    ask = Ask(CASTILE, topic, (), about={"origin": event, "choice": 0})
    assert f"a new Ruler: {name}" in words_of(GAME, "en").move(g, ask, ("option", option))
    assert "nothing" in words_of(GAME, "en").move(g, ask, ("option", "C"))


@pytest.mark.parametrize("seed", ["words", "reasons"])
def test_every_answer_is_in_words_and_names_what_was_pointed_at(seed: str) -> None:
    """At some questions of a game: whatever is refused is said, in both languages, without ids."""
    match = Match.start(GAME, players=3, seed=seed)
    bot, luck = RandomBot(seed), random.Random(seed)
    elements = list(match.setting.lexicon.elements_there_are)
    asked: set[str] = set()
    refused = figured = 0
    while match.number < 250:
        ask = match.pending[0]
        chair = match.at(ask.seat)
        if str(ask.topic) not in asked:
            asked.add(str(ask.topic))
            for element in luck.sample(elements, 60):
                for move, refusal in chair.why_not_element(element):
                    refused, figured = refused + 1, figured + bool(refusal.figures)
                    if move:
                        assert element in match.setting.lexicon.elements(match.state, ask, move)
                    for lang in LANGUAGES:
                        said = chair.say_refusal(lang, refusal)
                        if move:
                            said += chair.say_move(lang, move)
                        assert "_" not in said, (element, move, said)
        match.submit(ask.seat, bot.choose(chair))
    assert figured > refused * 0.6
