"""What is said of a thing that somebody points at: how it stands, and how near a goal is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stolnik.bots.random import RandomBot
from stolnik.engine.dice import Dice
from stolnik.engine.flow import Seat
from stolnik.engine.match import Match
from stolnik.engine.words import words_of
from stolnik.games.price_of_power.game import GAME
from stolnik.games.price_of_power.speech.inspecting import inspect
from stolnik.games.price_of_power.state import (
    DisplayCard,
    Europe,
    HeldMission,
    Merchant,
    ShownMilestone,
    War,
)
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    appoint,
    area,
    empty_hands,
    europe,
    give,
    influence,
    place,
    realm,
    row,
    town,
    unrest,
    vassal,
)

Change = Callable[[Europe], object]


def said(g: Europe, seat: Seat | None, element: str, lang: str = "en") -> str:
    now = inspect(g, seat, element)
    return words_of(GAME, lang).figures(g, now.figures, now.about)


def nothing(g: Europe) -> None:
    pass


def castile_holds_beira(g: Europe) -> None:
    vassal(g, "beira", CASTILE)
    unrest(g, "beira")
    g.players[ENGLAND].ships = {64 + place(g, "lisboa"): 2}


def crowded_aragon(g: Europe) -> None:
    g.players[CASTILE].marriages = {}
    influence(g, "aragon", CASTILE, 2)
    influence(g, "aragon", FRANCE, 1)
    g.claims[area(g, "aragon")] = 1 << FRANCE
    g.players[FRANCE].infantry = {area(g, "aragon"): 3}
    g.rebels[area(g, "aragon")] = 2
    g.plague = [area(g, "aragon")]


def busy_channel(g: Europe) -> None:
    zone = g.box.zone_of["english_channel"]
    g.slots = bytearray(len(g.slots))
    g.slots[zone * 4] = FRANCE + 1
    g.players[ENGLAND].ships = {zone: 2}


def traders(g: Europe) -> None:
    node = g.box.node_of["english_channel_node"]
    g.players[ENGLAND].merchants = [Merchant(node)]
    g.players[FRANCE].merchants = [Merchant(node, upright=False)]
    g.pirates[node] = 1
    g.expanded[node] = 1


def war_with_savoy(g: Europe) -> None:
    g.wars = [War(FRANCE, realm(g, "savoy"))]
    g.cbs = [(CASTILE, realm(g, "savoy"))]


CASES: list[tuple[str, Change, Seat | None, str, str]] = [
    ("province:burgos", nothing, CASTILE, "Owner: you", "Właściciel: ty"),
    ("province:burgos", nothing, FRANCE, "Owner: Castile", "Właściciel: Kastylia"),
    (
        "province:paris",
        nothing,
        FRANCE,
        "Large Province in Seine, Tax Value 2; Owner: you; Capital",
        "Duża Prowincja w Dolinie Sekwany, Wartość Podatkowa 2; Właściciel: ty; Stolica",
    ),
    (
        "province:beira",
        castile_holds_beira,
        CASTILE,
        "Vassal: Portugal, Overlord: you; Capital; Unrest",
        "Wasal: Portugalia, Suzeren: ty; Stolica; Niepokoje",
    ),
    ("province:lisboa", castile_holds_beira, None, "Ships: England 2", "Statki: Anglia 2"),
    (
        "area:aragon",
        crowded_aragon,
        CASTILE,
        "Influence: you 2, France 1; Claims: France; "
        "Land Units: France 3; Rebel Units 2; Religion: Catholic; Plague",
        "Wpływy: ty 2, Francja 1; Roszczenia: Francja; Jednostki Lądowe: Francja 3; "
        "Jednostki Buntowników: 2; Religia: Katolicyzm; Plaga",
    ),
    (
        "zone:english_channel",
        busy_channel,
        ENGLAND,
        "Ships: France 1, you 2; free Trade Protection slots 2 of 3; slots taken: France 1",
        "Statki: Francja 1, ty 2; wolne pola Ochrony Handlu: 2 z 3; zajęte pola: Francja 1",
    ),
    (
        "node:english_channel_node",
        traders,
        ENGLAND,
        "Merchants: France (laid down), you; Expanded; Pirate Ships 1; your Trade Power",
        "Kupcy: Francja (położony), ty; Rozszerzony; Statki Pirackie: 1; twoja Siła Handlowa",
    ),
    (
        "realm:savoy",
        war_with_savoy,
        CASTILE,
        "at War with: France; your Influence in its Areas 0",
        "w stanie Wojny z: Francja; twoje Wpływy na jego Obszarach: 0",
    ),
    (
        "province:salerno",
        nothing,
        None,
        "Vassal: Naples, Overlord: Aragon",
        "Wasal: Neapol, Suzeren: Aragonia",
    ),
    ("zone:black_sea", nothing, CASTILE, "not in play on this map", "poza grą na tej mapie"),
    (
        "node:kiev",
        nothing,
        CASTILE,
        "Inland Trade Node; not in play on this map",
        "Lądowy Węzeł Handlowy; poza grą na tej mapie",
    ),
    ("realm:france", nothing, CASTILE, "played by: France; Prestige", "gra nim: Francja; Prestiż"),
    ("realm:prussia", nothing, CASTILE, "not on the map now", "nie ma go teraz na mapie"),
    (
        "deck:adm",
        nothing,
        None,
        "cards to be drawn 36; discarded 0",
        "karty do dobrania: 36; odrzucone: 0",
    ),
]


@pytest.mark.parametrize(("element", "change", "seat", "en", "pl"), CASES)
def test_how_a_thing_stands(
    element: str, change: Change, seat: Seat | None, en: str, pl: str
) -> None:
    g = empty_hands(europe())
    change(g)
    assert en in said(g, seat, element)
    assert pl in said(g, seat, element, "pl")


# -- cards -------------------------------------------------------------------------------------


def test_a_card_is_known_by_where_it_lies_and_what_it_costs() -> None:
    g = empty_hands(europe())
    give(g, CASTILE, "adm_01_1")
    g.players[CASTILE].power = [1, 0, 0]
    g.players[CASTILE].ducats = 5
    now = inspect(g, CASTILE, "card:adm_01_1")
    assert said(g, CASTILE, "card:adm_01_1") == "in your hand"
    assert [(term.met, term.refusal.clause, term.refusal.about["have"]) for term in now.terms] == [
        (False, "EU-6.0.2", 1),
        (True, "EU-6.0.3", 5),
    ]
    assert said(g, FRANCE, "card:adm_01_1") == said(g, FRANCE, "card:adm_01_2")
    g.players[CASTILE].known = list(g.players[CASTILE].hand)
    assert said(g, FRANCE, "card:adm_01_1") == "in hand, for all to know: Castile"
    assert not inspect(g, FRANCE, "card:adm_01_1").terms


def test_a_card_in_play_says_for_whom() -> None:
    g = empty_hands(europe())
    appoint(g, AUSTRIA, 0, "adm_02_2")
    g.players[FRANCE].display = [DisplayCard(g.box.card_of["adm_01_1"], 3)]
    g.discards[0] = [g.box.card_of["adm_02_3"], g.box.card_of["adm_02_4"]]
    assert said(g, FRANCE, "card:adm_02_2") == "its Character is an Advisor: Austria"
    assert said(g, FRANCE, "card:adm_01_1", "pl") == "Karta Eksponowana, kostki: 3; czyja: ty"
    assert said(g, None, "card:adm_02_3") == "discarded"
    assert said(g, None, "card:adm_02_4") == "on top of the discards of its deck"


def test_an_event_lies_open_with_its_ducats_or_is_not_to_be_seen() -> None:
    g = empty_hands(europe())
    row(g, "104-1", "11A-1", "11A-2", hidden=1)
    g.row[0].ducats = 2
    assert said(g, None, "event_card:104-1") == "lies open in the row of Events, Ducats on it 2"
    hidden = said(g, None, "event_card:11A-2")
    assert hidden == "not to be seen now; an Event of the Age of Discovery"
    assert said(g, None, "event_card:11A-3") == hidden


def test_an_idea_says_who_has_it_and_what_one_has_for_it() -> None:
    g = empty_hands(europe())
    g.players[FRANCE].ideas = [g.box.idea_of["tolerance"]]
    g.players[CASTILE].power = [3, 0, 0]
    assert said(g, CASTILE, "idea:tolerance") == "on display; researched by: France"
    shown, term = inspect(g, CASTILE, "idea:tolerance").terms
    assert (shown.met, shown.refusal.clause, term.met) == (True, "EU-8.1.3", False)
    assert term.refusal.about == {"price": 4, "have": 3, "power": "adm"}
    assert not inspect(g, FRANCE, "idea:tolerance").terms
    assert not inspect(g, CASTILE, "idea:free_trade").terms[0].met


def test_a_trade_card_tells_what_it_pays_and_where() -> None:
    g = empty_hands(europe())
    one = g.box.trade_cards[g.box.trade_card_of["T02-1"]]
    low, middle, high = one.income[0]
    told = said(g, CASTILE, "trade_card:T02-1")
    assert (
        "out of sight: in the deck of Trade Cards, or not yet in play; "
        f"income by row {low} / {middle} / {high}"
    ) in told
    g.trade_deck.remove(one.no)
    g.trade_discards = [one.no]
    assert said(g, CASTILE, "trade_card:T02-1").startswith("among the discarded Trade Cards")


# -- goals -------------------------------------------------------------------------------------


def terms(g: Europe, seat: Seat, element: str, lang: str) -> list[tuple[bool, str]]:
    words = words_of(GAME, lang)
    return [
        (term.met, words.figures(g, term.refusal.figures, term.refusal.about))
        for term in inspect(g, seat, element).terms
    ]


def test_a_mission_shows_each_term_and_how_far_it_is_met() -> None:
    g = empty_hands(europe())
    g.players[AUSTRIA].missions = [HeldMission(g.box.mission_of["austria_01"])]
    town(g, "wien", FRANCE)
    g.players[AUSTRIA].stability = 2
    assert terms(g, AUSTRIA, "mission:austria_01", "en") == [
        (
            False,
            "you own Wien, Österreich, Steiermark, Tirol, Kärnten, Krain – "
            "5 of 6, still to come: Wien",
        ),
        (True, "you have a Stability of at least 1 – now 2"),
    ]
    assert terms(g, AUSTRIA, "mission:austria_01", "pl")[1] == (
        True,
        "masz Stabilność co najmniej 1 – teraz 2",
    )
    assert said(g, AUSTRIA, "mission:austria_01").startswith("in your hand")
    (line,) = inspect(g, AUSTRIA, "mission:austria_01").helps
    assert words_of(GAME, "en").phrase(g, *line) == "Wien – Owner: France"
    assert words_of(GAME, "pl").phrase(g, *line) == "Wiedeń – Właściciel: Francja"
    town(g, "wien", AUSTRIA)
    g.occupiers[place(g, "wien")] = g.tokens[place(g, "paris")]
    (line,) = inspect(g, AUSTRIA, "mission:austria_01").helps
    assert words_of(GAME, "en").phrase(g, *line) == "Wien – Occupied by: France"
    assert said(g, FRANCE, "mission:austria_01") == "not in your Mission Deck"
    assert not inspect(g, FRANCE, "mission:austria_01").terms


def test_milestones_count_influence_battles_ideas_and_continents() -> None:
    g = empty_hands(europe(6))
    g.influence = bytearray(len(g.influence))
    g.players[CASTILE].marriages = {}
    influence(g, "rhineland", CASTILE, 2)
    g.players[CASTILE].deeds.battles = [0]
    g.players[CASTILE].ideas = [g.box.idea_of["cannons"]]
    zone = g.box.zone_of["caribbean_sea"]
    g.players[CASTILE].ships = {zone: 1}
    expected = {
        "politics_4_hand": "you have at least 15 Influence in all – now 2",
        "warfare_1_victorious": "you have won at least 2 Battles this Round – now 1",
        "warfare_2_cleanse": "you have at least 2 Military Ideas – now 1",
        "expansion_4_australis": (
            "you have tokens or Ships on at least 3 Distant Continents – now 1"
        ),
    }
    for one in g.box.milestones:
        if one.id in expected:
            g.milestones = [ShownMilestone(one.no)]
            assert terms(g, CASTILE, f"milestone:{one.id}", "en") == [(False, expected[one.id])]


def test_a_milestone_shows_who_has_reached_it_and_how_near_one_is() -> None:
    g = empty_hands(europe())
    number = next(one.no for one in g.box.milestones if one.id == "politics_1_acquire")
    g.milestones = [ShownMilestone(number, [FRANCE])]
    g.tokens = bytearray(len(g.tokens))
    vassal(g, "beira", CASTILE)
    assert (
        said(g, CASTILE, "milestone:politics_1_acquire")
        == "reached by: France; Prestige of the next to reach it 3"
    )
    assert terms(g, CASTILE, "milestone:politics_1_acquire", "en") == [
        (False, "you own Vassal tokens (at least 4) – now 1")
    ]
    assert not inspect(g, FRANCE, "milestone:politics_1_acquire").terms
    assert "not on display" in said(g, CASTILE, "milestone:expansion_1_expand")


def test_an_alliance_asks_for_more_influence_than_the_ally_has() -> None:
    g = empty_hands(europe())
    savoy = realm(g, "savoy")
    g.players[CASTILE].allies = {}
    g.players[FRANCE].allies = {savoy: True}
    g.players[FRANCE].marriages = {}
    g.influence = bytearray(len(g.influence))
    influence(g, "burgundy", FRANCE, 3)
    influence(g, "burgundy", CASTILE, 1)
    term = inspect(g, CASTILE, "realm:savoy").terms[0]
    assert (term.met, term.refusal.clause) == (False, "EU-5.4.11")
    assert term.refusal.about == {"due": 4, "have": 1}
    assert not inspect(g, FRANCE, "realm:savoy").terms


@pytest.mark.parametrize(
    ("element", "change", "seat", "expected"),
    [
        (
            "realm:savoy",
            war_with_savoy,
            CASTILE,
            [(True, "for a War: a Casus Belli – you have a CB token; it costs you no Stability")],
        ),
        (
            "province:lothian",
            nothing,
            CASTILE,
            [
                (
                    False,
                    "for a War: a Casus Belli – you have none, and it costs you Stability 2",
                )
            ],
        ),
        ("province:burgos", nothing, CASTILE, []),
        ("area:florida", nothing, CASTILE, []),
        (
            "province:savoie",
            war_with_savoy,
            FRANCE,
            [
                (False, "for a Siege: Land Units of yours in the Area – now 0"),
                (True, "for a Siege: no Enemy Units in the Area"),
            ],
        ),
        (
            "area:scotland",
            nothing,
            CASTILE,
            [
                (False, "for Influence: something of yours next to it"),
                (True, "for Influence: room in the Area – cubes there 0 of 5"),
                (False, "for a Claim: next to your Realm"),
                (True, "for a Claim: Diplomatic Power 2 – you have 3"),
            ],
        ),
    ],
)
def test_a_place_says_what_an_action_would_ask_for(
    element: str, change: Change, seat: Seat, expected: list[tuple[bool, str]]
) -> None:
    g = empty_hands(europe())
    g.players[seat].power[1] = 3
    g.influence = bytearray(len(g.influence))
    change(g)
    found = terms(g, seat, element, "en")
    assert [term for term in found if "Alliance" not in term[1]] == expected
    g.step = "4B"
    assert not inspect(g, seat, element).terms


# -- what nobody may know ----------------------------------------------------------------------


@pytest.mark.parametrize("seed", ["told", "hidden"])
def test_everything_is_said_and_nothing_hidden_is_told(seed: str) -> None:
    match = Match.start(GAME, players=4, seed=seed, power_struggles=True)
    bot = RandomBot(seed)
    elements = match.setting.lexicon.elements_there_are
    while match.number < 120:
        if match.number in (10, 60, 119):
            for seat in range(4):
                dreamt = match.imagine(seat, Dice(f"{seed}/{seat}"))
                for element in elements:
                    now = match.at(seat).inspect(element)
                    assert now.figures, element
                    assert now == dreamt.at(seat).inspect(element), element
                    if seat == match.number % 4:
                        for lang in ("pl", "en"):
                            words = words_of(GAME, lang)
                            assert words.figures(match.state, now.figures, now.about)
                            for term in now.terms:
                                about = term.refusal.about
                                assert words.figures(match.state, term.refusal.figures, about)
        asked = match.pending[0].seat
        match.submit(asked, bot.choose(match.at(asked)))
