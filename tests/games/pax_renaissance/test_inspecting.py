"""What is said of a thing that somebody points at: how it stands, and what it asks for."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from stolnik.bots.random import RandomBot
from stolnik.engine.dice import Dice
from stolnik.engine.flow import Ask, Move, Seat
from stolnik.engine.game import AnyGame
from stolnik.engine.match import Match
from stolnik.engine.vocabulary import Lexicon
from stolnik.engine.words import words_of
from stolnik.games.pax_renaissance.box.components import VICTORIES, Op
from stolnik.games.pax_renaissance.chapters.ops import OPS
from stolnik.games.pax_renaissance.chapters.victory import refuse_victory
from stolnik.games.pax_renaissance.game import FIRST_EDITION, SECOND_EDITION
from stolnik.games.pax_renaissance.speech.inspecting import inspect
from stolnik.games.pax_renaissance.speech.vocabulary import VOCABULARY
from stolnik.games.pax_renaissance.state import Pax
from stolnik.table import tables
from tests.games.pax_renaissance.position import (
    border,
    crown,
    hold,
    offer,
    own,
    pax_position,
    stand,
    vassal,
)
from tests.games.pax_renaissance.questions import question

GAMES = {1: FIRST_EDITION, 2: SECOND_EDITION}
WEST_BORDER = border("england", "france")
EAST_BORDER = border("ottoman", "mamluk")

Change = Callable[[Pax], object]


def words(g: Pax, lang: str) -> Callable[..., str]:
    spoken = words_of(GAMES[g.box.edition.number], lang)
    return lambda name, about: spoken.figures(g, name, about)


def said(g: Pax, seat: Seat | None, element: str, lang: str = "en") -> str:
    now = inspect(g, seat, element)
    return words(g, lang)(now.figures, now.about)


def terms(g: Pax, seat: Seat, element: str, lang: str = "en") -> list[tuple[bool, str, str]]:
    say = words(g, lang)
    return [
        (term.met, say(term.refusal.figures, term.refusal.about), term.refusal.clause)
        for term in inspect(g, seat, element).terms
    ]


def nothing(g: Pax) -> None:
    pass


def french_court(g: Pax) -> None:
    own(g, 1, "france")
    own(g, 1, "portugal")
    g.players[1].west.remove("portugal")
    vassal(g, "france", "portugal")
    crown(g, "anne_of_brittany", "france")
    stand(g, paris="knight_catholic")
    g.repressed["france"] = ["pawn_0", "pawn_0"]
    g.concessions = {WEST_BORDER: 0, border("france", "aragon"): 2}
    g.bishops["france"] = "reformation"


def pirates_and_pawns(g: Pax) -> None:
    g.pirates[EAST_BORDER] = "islamic"
    g.concessions[WEST_BORDER] = 0


def loaded_market(g: Pax) -> None:
    offer(g, "west", 3, "kingmaker", florins=2)
    offer(g, "east", 0, "the_kremlin", florins=1)


CASES: list[tuple[str, Change, Seat | None, str, str]] = [
    (
        "city:paris",
        french_court,
        0,
        "France: feudal, monarchy, Medici Bank; Catholic knight there; "
        "levy: Catholic knight (9 in the reserve)",
        "Francja: państwo feudalne, monarchia, Bank Medyceuszy; stoi tu katolicki rycerz; "
        "zaciąg: katolicki rycerz (w rezerwie: 9)",
    ),
    ("city:lyon", nothing, 0, "in the stack; nobody stands there", "w stosie; nikt tu nie stoi"),
    (
        "city:tana",
        nothing,
        None,
        "the East trade route starts there",
        "tu zaczyna się szlak wschodni",
    ),
    ("city:novgorod", nothing, 0, "nobody can stand there", "zablokowane: nikt nie może tu stać"),
    ("city:venice_2", nothing, 0, "no place now", "nieczynne: otwiera je tylko zdolność karty"),
    (
        f"border:{WEST_BORDER}",
        pirates_and_pawns,
        0,
        "sea border; concession: you; crossing 7 of 8 on the West trade route from Trebizond",
        "granica morska; koncesja: ty; szlak zachodni (początek: Trapezund): przejście 7 z 8",
    ),
    (
        f"border:{EAST_BORDER}",
        pirates_and_pawns,
        0,
        "sea border; Islamic pirate there",
        "granica morska; stoi tu islamski pirat",
    ),
    (
        f"border:{border('holy_roman_empire', 'hungary')}",
        nothing,
        None,
        "land border; nobody is on it",
        "granica lądowa; nikogo na niej nie ma",
    ),
    (
        "empire:france",
        french_court,
        0,
        "feudal; monarchy, Medici Bank; queen: Anne of Brittany; Reformation bishop on it; "
        "silenced by a bishop; vassals: Portugal; "
        "places taken in its cities 1 of 3: Catholic knight; repressed 2: 2× Fugger pawn; "
        "concessions on its borders: you 1, Bank Cœur 1; price of a vote: 2 florins",
        "państwo feudalne; monarchia, Bank Medyceuszy; królowa: Anna Bretońska; "
        "stoi na niej biskup reformacji; wyciszona przez biskupa; wasale: Portugalia; "
        "zajęte miejsca w miastach: 1 z 3 (katolicki rycerz); "
        "represjonowani: 2 (2× pion Fuggerów); "
        "koncesje na granicach: ty 1, Bank Cœurów 1; cena głosowania: 2 floreny",
    ),
    (
        "card:france",
        french_court,
        1,
        "price of a vote: 2 florins; sells for 4 florins",
        "cena głosowania: 2 floreny; sprzedaż da ci 4 floreny",
    ),
    (
        "empire:hungary",
        nothing,
        0,
        "in the stack; places taken in its cities 0 of 2; no concession on its borders",
        "w stosie; zajęte miejsca w miastach: 0 z 2; bez koncesji na granicach",
    ),
    (
        "seat:1",
        french_court,
        0,
        "10 florins; no card in hand; cards in the tableau: West 3, East 0; "
        "concessions 0, pawns in the reserve 10; kings 2, republics 0; prestige: ",
        "10 florenów; bez kart na ręce; tablo: Zachód 3, Wschód 0; "
        "koncesje: 0 (w rezerwie na następne: 10); królowie: 2, republiki: 0; prestiż: ",
    ),
    ("seat:0", nothing, 0, "2 actions left this turn", "zostały 2 akcje w tej turze"),
    (
        "side:east",
        loaded_market,
        0,
        "cards left in the deck 10; 1 florin on the row; "
        "its trade fair would start at Tana with 3 florins; no card in this half",
        "karty w talii: 10; w rzędzie leży 1 floren; "
        "początek szlaku: Tana, zysk wymiany handlowej: 3 floreny; po tej stronie nie masz kart",
    ),
    ("side:both", nothing, 0, "only the ability of a card", "pozwala tylko zdolność karty"),
    (
        "card:kingmaker",
        loaded_market,
        0,
        "in the West market for 3 florins; 2 florins on it",
        "na rynku zachodnim za 3 floreny; leżą na niej 2 floreny",
    ),
    (
        "card:the_kremlin",
        loaded_market,
        0,
        "face down in the East market, not for sale; 1 florin on it",
        "zakryta na rynku wschodnim, nie na sprzedaż; leży na niej 1 floren",
    ),
    (
        "card:kingmaker",
        lambda g: hold(g, 0, "kingmaker"),
        0,
        "in your hand; sells for 2 florins",
        "na twojej ręce; sprzedaż da ci 2 floreny",
    ),
    (
        "card:kingmaker",
        lambda g: hold(g, 0, "kingmaker"),
        1,
        "in hand: Fugger Bank",
        "na ręce: Bank Fuggerów",
    ),
    (
        "card:kingmaker",
        lambda g: own(g, 2, "kingmaker"),
        1,
        "in the West half of the tableau: Bank Cœur",
        "tablo, strona zachodnia: Bank Cœurów",
    ),
    (
        "card:anne_of_brittany",
        french_court,
        1,
        "queen beside the king: France; in the West half of the tableau: you",
        "królowa u boku króla: Francja; tablo, strona zachodnia: ty",
    ),
    (
        "card:anne_of_brittany",
        lambda g: g.players[2].maids.append("anne_of_brittany"),
        0,
        "old maid: Bank Cœur",
        "stara panna: Bank Cœurów",
    ),
    (
        "card:kingmaker",
        lambda g: g.discards.append("kingmaker"),
        0,
        "discarded and out of the game",
        "odrzucona, poza grą",
    ),
    (
        "card:comet_nostradamus",
        nothing,
        0,
        "not seen yet: in the East deck",
        "jeszcze jej nie było: leży w talii wschodniej",
    ),
]


@pytest.mark.parametrize(("element", "change", "seat", "en", "pl"), CASES)
def test_how_a_thing_stands(
    element: str, change: Change, seat: Seat | None, en: str, pl: str
) -> None:
    g = pax_position()
    change(g)
    assert en in said(g, seat, element)
    assert pl in said(g, seat, element, "pl")


# -- cards -------------------------------------------------------------------------------------


def test_a_card_on_sale_shows_each_thing_that_a_purchase_asks_for() -> None:
    g = pax_position(florins=2)
    loaded_market(g)
    hold(g, 0, "the_bold")
    g.turn.bought, g.turn.actions = 2, 0
    assert terms(g, 0, "card:kingmaker") == [
        (False, "it takes 1 action, you have 0 left", "PAX1-A2.2"),
        (False, "it costs 3 florins, you have 2", "PAX1-E1.6"),
        (True, "you hold 1 of at most 2", "PAX1-E1.3"),
        (False, "bought this turn: 2 of 2", "PAX1-D1.2"),
    ]
    assert terms(g, 1, "card:kingmaker", "pl") == [
        (False, "kosztuje 3 floreny, masz 2", "PAX1-E1.6"),
        (True, "masz na ręce 0, a można najwyżej 2", "PAX1-E1.3"),
    ]
    assert terms(g, 0, "card:the_kremlin") == []
    g.turn.loaded = ["kingmaker"]
    assert terms(g, 0, "card:kingmaker")[-1] == (
        False,
        "you have laid a florin on it this turn",
        "PAX1-E1.13",
    )


def test_hidden_hands_are_not_told() -> None:
    g = pax_position(edition=2)
    card = next(each for each in g.box.decks["west"] if each in g.decks["west"])
    unseen = said(g, 1, f"card:{card}")
    hold(g, 0, card)
    assert said(g, 1, f"card:{card}") == said(g, None, f"card:{card}") == unseen
    assert unseen == "out of sight: in a hand, in the West deck, or not in this game"
    assert said(g, 0, f"card:{card}").startswith("in your hand")
    assert "1 card in hand" in said(g, 1, "seat:0")
    assert "in hand: " in said(g, 0, "seat:0")


def test_a_king_on_his_throne_keeps_what_lies_there() -> None:
    g = pax_position(edition=2)
    g.bishops["hungary"] = "catholic"
    g.repressed["hungary"] = ["rook_islamic"]
    assert "on the throne: Catholic bishop" in said(g, 0, "empire:hungary")
    assert "represjonowani: 1 (islamski zamek)" in said(g, 0, "card:hungary", "pl")


# -- victories ---------------------------------------------------------------------------------


def test_an_inactive_victory_says_what_activates_it_and_how_near_everybody_is() -> None:
    g = pax_position()
    offer(g, "east", 3, "comet_nostradamus")
    g.concessions = {WEST_BORDER: 1, EAST_BORDER: 1, border("france", "aragon"): 2}
    element = "victory:globalization"
    assert said(g, 2, element) == (
        "inactive; 1 action declares it; you meet 0 of 2; no rival meets any"
    )
    assert terms(g, 2, element) == [
        (
            False,
            "inactive until a comet activates it; comets for sale: 1, still in the decks: 3",
            "PAX1-L2.1",
        ),
        (
            False,
            "concessions: you have 1, the best rival: Medici Bank 2; "
            "it takes a lead of 2, so 3 more",
            "PAX1-L5.1",
        ),
        (
            False,
            "Discovery prestige: you have 0, the best rival: Fugger Bank 0, Medici Bank 0; "
            "it takes more than every rival, so 1 more",
            "PAX1-L5.2",
        ),
    ]
    helps = [about for _, about in inspect(g, 2, element).helps]
    assert helps == [{"card": "comet_nostradamus", "florins": 3, "have": 10}, {"n": 3}]


def test_an_active_victory_needs_no_comet_and_shows_who_could_declare_it() -> None:
    g = pax_position()
    g.active = ["imperial"]
    own(g, 1, "france", "portugal", "hungary")
    assert said(g, 0, "victory:imperial", "pl") == (
        "aktywne; ogłasza je 1 akcja; spełniasz warunki: 0 z 1; "
        "najbliżej z rywali: Bank Medyceuszy (1 z 1)"
    )
    assert terms(g, 1, "victory:imperial")[1][1] == (
        "kings: you have 3, the best rival: Fugger Bank 0, Bank Cœur 0; that is at least 2 more"
    )
    assert [met for met, _, _ in terms(g, 1, "victory:imperial")] == [True, True]
    assert "meets the conditions of: Imperial Victory" in said(g, 0, "seat:1")
    assert "conditions" not in said(g, 0, "seat:0")
    assert not inspect(g, 0, "victory:imperial").helps
    assert not inspect(g, None, "victory:imperial").terms


def test_what_abilities_count_as_such_is_told() -> None:
    g = pax_position(variants=("expansion",))
    (bearer, *_) = g.box.bearers["card_counts_as_republic_for_renaissance"]
    assert terms(g, 0, "victory:renaissance")[1][1].startswith("republics: you have 0")
    own(g, 1, bearer)
    assert terms(g, 0, "victory:renaissance")[1][1].startswith(
        "republics, with what abilities count as such: you have 0, the best rival: Medici Bank 1"
    )


def test_a_holy_victory_counts_bishops_and_arms_of_all_religions() -> None:
    g = pax_position()
    g.active = ["holy"]
    own(g, 0, "the_bold")
    g.bishops["the_bold"] = "catholic"
    assert [clause for _, _, clause in terms(g, 0, "victory:holy")] == [
        "PAX1-L2.1",
        "PAX1-L3.2",
        "PAX1-L3.3",
        "PAX1-L3.1",
        "PAX1-A2.2",
    ]
    bishops, arms = terms(g, 0, "victory:holy")[1:3]
    assert bishops[:2] == (
        True,
        "one religion has more bishops than the others together: "
        "Catholic 1, Islamic 0, Reformation 0",
    )
    assert not arms[0]
    stand(g, venice="rook_catholic")
    g.states["papal_states"] = "catholic"
    assert terms(g, 0, "victory:holy")[2][0]


def test_comets_that_are_gone_help_nobody() -> None:
    g = pax_position()
    g.discards += [card for side in ("east", "west") for card in g.box.comets[side]]
    assert inspect(g, 0, "victory:holy").helps == [("help-no_comet", {})]


# -- what can be meant -------------------------------------------------------------------------


def meant(g: Pax, ask: Ask, element: str) -> set[str | int]:
    """The verbs of moves that somebody who points at an element can mean."""
    lexicon = Lexicon(VOCABULARY, g.box, len(g.players))
    return {move[0] for move in lexicon.naming(g, ask, element, 60)}


def test_nobody_means_to_buy_what_lies_elsewhere() -> None:
    g = pax_position()
    hold(g, 0, "the_bold")
    own(g, 0, "kingmaker")
    own(g, 1, "the_kremlin")
    g.decks["west"].remove("peters_pence")
    g.discards.append("peters_pence")
    ask = question("action", actions=2)
    market = g.market["west"].cards
    assert meant(g, ask, f"card:{market[3]}") == {"buy"}
    assert meant(g, ask, f"card:{market[0]}") == {"buy", "fair"}
    assert meant(g, ask, "card:the_bold") == {"play", "sell"}
    assert meant(g, ask, "card:kingmaker") == {"sell"}
    for elsewhere in ("the_kremlin", "peters_pence", g.decks["west"][0], "hungary"):
        assert meant(g, ask, f"card:{elsewhere}") == set()
    assert meant(g, ask, "victory:holy") == {"victory"}
    assert meant(g, ask, "side:both") == {"ops"}


def test_agents_go_where_their_kind_can_go_and_oust_only_who_is_there() -> None:
    g = pax_position()
    own(g, 0, "the_bold")
    stand(g, paris="knight_islamic")
    g.concessions[WEST_BORDER] = 1
    ask = question("agents", card="the_bold")
    assert meant(g, ask, "city:paris") == {"oust"}
    assert meant(g, ask, "city:london") == {"place"}
    assert meant(g, ask, f"border:{WEST_BORDER}") == set()  # the card brings no pawn, no pirate
    lexicon = Lexicon(VOCABULARY, g.box, 3)
    tokens = {move[1] for move in lexicon.naming(g, ask, "city:paris", 60)}
    assert tokens == {"knight_catholic"}


@pytest.mark.parametrize(
    ("topic", "element", "change", "verbs"),
    [
        ("siege", "city:paris", nothing, set()),
        ("siege", "city:paris", lambda g: stand(g, paris="rook_islamic"), {"siege_city"}),
        ("siege", f"border:{EAST_BORDER}", pirates_and_pawns, {"siege_pirate"}),
        ("siege", f"border:{WEST_BORDER}", pirates_and_pawns, set()),
        ("repress", f"border:{WEST_BORDER}", pirates_and_pawns, {"repress_concession"}),
        ("tax", f"border:{EAST_BORDER}", pirates_and_pawns, set()),
        ("tax", f"border:{WEST_BORDER}", pirates_and_pawns, {"tax"}),
        ("corsair", f"border:{WEST_BORDER}", pirates_and_pawns, {"corsair"}),
        ("corsair", f"border:{WEST_BORDER}", nothing, set()),
        ("behead", "card:the_kremlin", nothing, set()),
        ("behead", "card:the_kremlin", lambda g: own(g, 1, "the_kremlin"), {"behead"}),
        ("inquisitor", "card:the_bold", lambda g: own(g, 1, "the_bold"), {"inquisitor"}),
        ("vote", "empire:hungary", nothing, {"vote"}),
        ("commerce", "side:west", nothing, set()),
    ],
)
def test_ops_are_meant_against_what_is_there(
    topic: str, element: str, change: Change, verbs: set[str]
) -> None:
    g = pax_position()
    own(g, 0, "grand_inquisitor")
    change(g)
    g.bishops["grand_inquisitor"] = "catholic"
    assert meant(g, question(topic, card="grand_inquisitor", op=0), element) == verbs


def test_after_a_regime_change_the_concession_is_meant_for_its_empire() -> None:
    g = pax_position()
    g.concessions[WEST_BORDER] = 1
    ask = question("concession", empire="france")
    assert meant(g, ask, f"border:{WEST_BORDER}") == {"supplant"}
    for held in ({}, {EAST_BORDER: 1}):  # out of reach, whoever is there
        g.concessions.update(held)
        assert meant(g, ask, f"border:{EAST_BORDER}") == {"concession"}
    assert meant(g, ask, "empire:england") == set()


@pytest.mark.parametrize(
    ("topic", "card", "move", "en", "pl"),
    [
        ("siege", "the_bold", ("siege_city", "cairo"), "the location: France", "lokalizacja"),
        ("tax", "the_bold", ("tax", "mamluk", EAST_BORDER), "the location: France", "Francja"),
        ("behead", "the_bold", ("behead", "ottoman"), "the location: France", "Francja"),
        ("campaign", "france", ("campaign", "ottoman"), "its neighbours: England,", "sąsiedzi: "),
        ("campaign", "france", ("campaign", "england"), "nobody would attack", "nikt by nie"),
    ],
)
def test_a_refusal_shows_what_would_be_right(
    topic: str, card: str, move: Move, en: str, pl: str
) -> None:
    g = pax_position()
    own(g, 0, "the_bold", "france")
    own(g, 1, "ottoman")
    stand(g, cairo="rook_islamic")
    g.concessions[EAST_BORDER] = 1
    refusal = OPS[topic].refuse(g, 0, card, Op(topic), *move[1:])
    for lang, shown in (("en", en), ("pl", pl)):
        assert shown in words(g, lang)(refusal.figures, refusal.about)


def test_a_card_that_lies_face_down_has_no_price() -> None:
    g = pax_position()
    card = g.market["west"].cards[0]
    ask = question("action", actions=2)
    for lang, verb in (("en", "Buy "), ("pl", "Kup: ")):
        spoken = words_of(FIRST_EDITION, lang)
        assert spoken.move(g, ask, ("buy", str(card))) == verb + spoken.name(g, "card", card)  # type: ignore[operator]


# -- in play -----------------------------------------------------------------------------------

RAW = re.compile(r"[a-z]_[a-z]|[{}$]|\bNone\b|\bnic\b|\bnothing there\b")


@pytest.mark.parametrize(("edition", "players"), [(1, 4), (2, 3), (2, 1)])
def test_in_play_all_is_said_and_nothing_hidden(edition: int, players: int) -> None:
    game = GAMES[edition]
    match = Match.start(game, players=players, seed=f"look {edition}", astrology=players == 3)
    bot = RandomBot("look")
    elements = match.setting.lexicon.elements_there_are
    asked = 0
    while match.pending and match.number < 90:
        ask = match.pending[0]
        if match.number % 10 == 4:
            asked += 1
            dreamt = match.imagine(ask.seat, Dice(f"{match.number}"))
            chair = match.at(ask.seat)
            for element in elements:
                now = chair.inspect(element)
                assert now.figures, element
                assert now == dreamt.at(ask.seat).inspect(element), element
                answer = tables.why_not(chair, "pl", None, element)
                assert answer.offered or answer.answers, element
                texts = [answer.stands, *answer.helps, *(term.text for term in answer.terms)]
                texts += [text for each in answer.answers for text in (each.text, each.say)]
                for text in texts:
                    assert not RAW.search(re.sub(r"\[.*?\]", "", text)), (element, text)
        match.submit(ask.seat, bot.choose(match.at(ask.seat)))
    assert asked > 1


@pytest.mark.parametrize(("edition", "players"), [(1, 3), (2, 2), (2, 4)])
def test_the_conditions_of_a_victory_are_met_when_it_can_be_declared(
    edition: int, players: int
) -> None:
    match = Match.start(GAMES[edition], players=players, seed=f"near {edition} {players}")
    bot = RandomBot("near")
    met = 0
    while match.pending and match.number < 250:
        ask = match.pending[0]
        if match.number % 4 == 0:
            g = match.state
            for name in VICTORIES:
                for seat in range(players):
                    conditions = [
                        term.met
                        for term in inspect(g, seat, f"victory:{name}").terms
                        if term.refusal.figures != "actions"
                    ]
                    declarable = refuse_victory(g, seat, name) is None
                    assert all(conditions) == declarable, (name, seat)
                    met += sum(conditions)
        match.submit(ask.seat, bot.choose(match.at(ask.seat)))
    assert met


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_the_ops_of_an_empire_card_are_named_in_both_languages(game: AnyGame) -> None:
    chair = Match.start(game, players=2, seed="printed").at(0)
    for lang, said in (("en", "Campaign"), ("pl", "Kampania")):
        printed = " ".join(chair.say_element(lang, "card:england"))
        assert said in printed
        assert "campaign" not in printed
