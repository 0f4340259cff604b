"""What is said of a thing that somebody points at: how it stands, and why it is of no use now."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stolnik.bots.random import RandomBot
from stolnik.engine.chair import Chair
from stolnik.engine.flow import Ask, Seat
from stolnik.engine.match import Match
from stolnik.engine.vocabulary import Lexicon
from stolnik.engine.words import words_of
from stolnik.games.gods_playground.box.components import PROVINCES
from stolnik.games.gods_playground.chapters.first_estates import FAMILY, FIRST_ESTATE
from stolnik.games.gods_playground.chapters.magnate_actions.new_estates import NEW_ESTATE
from stolnik.games.gods_playground.chapters.magnate_actions.private_armies import RECRUITING
from stolnik.games.gods_playground.chapters.magnate_actions.special.moving_cubes import SECOND_MOVE
from stolnik.games.gods_playground.chapters.magnate_actions.special_actions import SPECIAL_ACTION
from stolnik.games.gods_playground.chapters.wars.campaigns import CAMPAIGN
from stolnik.games.gods_playground.chapters.wars.relief import RELIEF_TOPIC
from stolnik.games.gods_playground.game import GAME
from stolnik.games.gods_playground.speech.inspecting import inspect
from stolnik.games.gods_playground.speech.vocabulary import VOCABULARY
from stolnik.games.gods_playground.state import (
    CAMPAIGNS,
    FAMILIES_PHASE,
    NOBODY,
    PRESTIGE,
    SETUP_PHASE,
    SPECIAL_ACTIONS,
    GodsPlayground,
)
from tests.games.gods_playground.position import (
    B,
    R,
    W,
    army,
    camp,
    city,
    clients,
    cossacks,
    crown,
    deputies,
    enemies,
    estates,
    hold_vienna,
    lay,
    markers,
    points,
    position,
    steward,
    treaty,
)
from tests.games.running import setting_of

Change = Callable[[GodsPlayground], object]


def said(g: GodsPlayground, seat: Seat | None, element: str, lang: str = "en") -> str:
    now = inspect(g, seat, element)
    return words_of(GAME, lang).figures(g, now.figures, now.about)


def nothing(g: GodsPlayground) -> None:
    pass


def busy_ukraine(g: GodsPlayground) -> None:
    estates(g, "ukraine", W, R, W)
    clients(g, "ukraine", {W: 2, B: 1})
    army(g, B, "ukraine", 1, 2, 0)
    cossacks(g, 1)
    enemies(g, "ukraine", "tatars", 3)
    deputies(g, ukraine=R)
    g.provinces[2].invaded = True
    lay(g, (0, 1, 2, 3, 4, 5), (0, 1, 3, 2, 4, 5), (0, 1, 0, 3, 4, 5))


def towns(g: GodsPlayground) -> None:
    estates(g, "lithuania", W, R)
    steward(g, "lithuania", 1)
    city(g, "lithuania", 1)
    clients(g, "lithuania", {W: 3})


def raided_moscow(g: GodsPlayground) -> None:
    camp(g, "moscow", cubes=2, raiders={W: 3, B: 1}, king=1)
    enemies(g, "ukraine", "moscow", 2)
    treaty(g, "moscow", broken_by=3)


def court_day(g: GodsPlayground) -> None:
    lay(g, (0, 0, 1, 1, 2, 5), (0, 0, 1, 1, 2, 0), (0, 0, 1, 1, 2, 3))
    crown(g, 2, 2, 0)


def rich_white(g: GodsPlayground) -> None:
    points(g, 4, 7)
    estates(g, "lithuania", W, R)
    clients(g, "lithuania", {W: 3})
    army(g, W, "lithuania", 2, 0, 1)
    deputies(g, prussia=W)
    g.bids = [6, 0, 0]
    g.players[W].passed = True


CASES: list[tuple[str, Change, Seat | None, str, str]] = [
    (
        "province:ukraine",
        busy_ukraine,
        W,
        "estates: you 2, Sapieha 1; the next estate is worth",
        "posiadłości: ty 2, Sapieha 1; wartość następnej posiadłości:",
    ),
    (
        "province:ukraine",
        busy_ukraine,
        None,
        "cubes: Radziwiłł 2, Potocki 1; armies: Potocki (infantry 1, cavalry 2); Cossacks 1; "
        "enemy cubes: Tatars 3; invaded this turn; its seat in the Sejm: Sapieha; "
        "influence tokens of this turn: Radziwiłł 2, Sapieha 3",
        "kostki: Radziwiłł 2, Potocki 1; armie: Potocki (piechota 1, kawaleria 2); Kozacy: 1; "
        "kostki wroga: Tatarzy 3; najechana w tej turze; miejsce w Sejmie: Sapieha; "
        "żetony wpływu z tej tury: Radziwiłł 2, Sapieha 3",
    ),
    ("province:ukraine", busy_ukraine, W, "brings you 6 zł a turn", "przynosi ci 6 zł na turę"),
    (
        "province:great_poland",
        lambda g: markers(g, "great_poland", 2),
        W,
        "no players' cubes; no enemy cubes; Habsburg influence markers 2",
        "nie ma kostek graczy; nie ma kostek wroga; habsburskie znaczniki wpływów: 2",
    ),
    (
        "estate:lithuania_estate_1",
        towns,
        R,
        "owner: Radziwiłł; brings 5 zł a turn; with a steward; with a city, so it scores",
        "właściciel: Radziwiłł; przynosi 5 zł na turę; z zarządcą; z miastem, więc na koniec da",
    ),
    (
        "estate:lithuania_estate_3",
        towns,
        W,
        "free, and the next to be taken in this province; your cubes in Lithuania: 3",
        "wolne i następne do zajęcia w tej prowincji; twoje kostki na Litwie: 3",
    ),
    (
        "estate:lithuania_estate_4",
        towns,
        None,
        "free; 1 field before it is free too",
        "wolne; wolnych pól przed nim: 1",
    ),
    (
        "field:moscow",
        raided_moscow,
        W,
        "its own cubes in the field 2; Polish cubes in the field: you 3, Potocki 1, the king 1",
        "kostki tego wroga w polu: 2; polskie kostki w polu: ty 3, Potocki 1, król 1",
    ),
    (
        "field:moscow",
        raided_moscow,
        W,
        "treaty in force, broken by the enemy's number on 3 dice; "
        "its cubes in provinces: Ukraine 2",
        "obowiązuje traktat; zerwie go numer wroga na 3 kościach; "
        "kostki tego wroga w prowincjach: Ukraina 2",
    ),
    ("field:north", nothing, W, "presses on: Prussia; spreads from", "prowincję: Prusy; dalej"),
    (
        "field:habsburgs",
        lambda g: camp(g, "habsburgs", markers=2),
        W,
        "influence now ",
        "wpływy teraz ",
    ),
    (
        "area:royal_court",
        court_day,
        B,
        "Hetman: Radziwiłł; influence tokens: Radziwiłł 5, Sapieha 0, you 3; sum 8; "
        "the sum adds to the Crown Army: infantry 2, cavalry 1",
        "Hetman: Radziwiłł; żetony wpływu: Radziwiłł 5, Sapieha 0, ty 3; suma 8; "
        "suma dodaje do Armii Koronnej: piechota 2, kawaleria 1",
    ),
    (
        "area:royal_court",
        court_day,
        B,
        "Crown Army in service: infantry 2, cavalry 2",
        "Armia Koronna w służbie: piechota 2, kawaleria 2",
    ),
    (
        "area:royal_court",
        nothing,
        None,
        "no token of this turn is revealed yet",
        "żetonów z tej tury jeszcze nie odkryto",
    ),
    (
        "seat:0",
        rich_white,
        R,
        "Hetman; 4 prestige points; estates 1, worth ",
        "Hetman; 4 punkty prestiżu; posiadłości: 1, warte ",
    ),
    (
        "seat:0",
        rich_white,
        None,
        "20 zł, income 10 zł; cubes in provinces 3; pool: cubes 17, discs 13; "
        "discs in the Sejm 1; army in provinces: infantry 2, artillery 1; "
        "army in the pool: infantry 2, cavalry 3; "
        "influence tokens left: 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5; "
        "paid for the mace this turn 6 zł; has passed",
        "20 zł, dochód 10 zł; kostki w prowincjach: 3; pula: kostki 17, dyski 13; "
        "dyski w Sejmie: 1; armia w prowincjach: piechota 2, artyleria 1; "
        "armia w puli: piechota 2, kawaleria 3; "
        "pozostałe żetony wpływu: 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5; "
        "zapłacił za buławę w tej turze 6 zł; spasował",
    ),
    (
        "family:sapieha",
        rich_white,
        W,
        "led by player 2; 7 prestige points",
        "przewodzi mu gracz 2; 7 punktów prestiżu",
    ),
    ("family:radziwill", rich_white, W, "led by you; Hetman; 4", "ty mu przewodzisz; Hetman; 4"),
    ("family:leszczynski", nothing, W, "nobody leads it", "nikt mu nie przewodzi"),
    (
        "token:influence_5",
        court_day,
        W,
        "brings 5 cubes into a province; you have 1 of 2; others have: Sapieha 2, Potocki 2",
        "daje w prowincji 5 kostek; masz 1 z 2; inni mają: Sapieha 2, Potocki 2",
    ),
    ("token:influence_0", nothing, None, "brings no cube", "nie daje kostek"),
    (
        "action:gdansk",
        lambda g: setattr(g.provinces[0], "wealth", 4),
        W,
        "costs 1 cube; brings 8 zł, for the wealth of Prussia is 4",
        "kosztuje 1 kostkę; przynosi 8 zł, bo zamożność Prus wynosi 4",
    ),
    (
        "action:city",
        towns,
        W,
        "costs 2 cubes; in turns 3, 4 only",
        "kosztuje 2 kostki; tylko w turach 3, 4",
    ),
    (
        "action:diplomacy",
        raided_moscow,
        W,
        "treaty in force: Moscow, broken by the enemy's number on 3 dice",
        "obowiązuje traktat: Moskwa; zerwie go numer wroga na 3 kościach",
    ),
    (
        "action:liberum_veto",
        rich_white,
        R,
        "discs in the Sejm: Radziwiłł 1",
        "dyski w Sejmie: Radziwiłł 1",
    ),
    (
        "action:confederation",
        rich_white,
        R,
        "prestige: Radziwiłł 4, you 7",
        "prestiż: Radziwiłł 4, ty 7",
    ),
]


@pytest.mark.parametrize(("element", "change", "seat", "english", "polish"), CASES)
def test_it_is_said_how_a_thing_stands(
    element: str, change: Change, seat: Seat | None, english: str, polish: str
) -> None:
    g = position()
    change(g)
    assert english in said(g, seat, element)
    assert polish in said(g, seat, element, "pl")


# -- what is asked for ----------------------------------------------------------------------------

TERMS: list[tuple[str, Change, int, list[tuple[bool, str, str]]]] = [
    (
        "action:diplomacy",
        lambda g: clients(g, "prussia", {W: 1}),
        1,
        [
            (True, "BOZ-7.2.3.3", "no other treaty this turn"),
            (True, "BOZ-7.2.3.1", "your cubes in one province: needed 1, there are 1"),
            (False, "BOZ-7.2.3.15", "your discs in the Sejm: needed 1, there are 0"),
            (True, "BOZ-7.2.3.2", "money: needed 2 zł, you have 20 zł"),
        ],
    ),
    (
        "action:city",
        lambda g: (estates(g, "lithuania", W), clients(g, "lithuania", {W: 1, R: 2})),
        2,
        [
            (False, "BOZ-7.2.8.3", "open from turn 3 on – now it is turn 2"),
            (True, "BOZ-7.2.8.4", "no other city this turn"),
            (
                False,
                "BOZ-7.2.8.1",
                "your cubes in a province where you have an estate: needed 2, there are 1",
            ),
        ],
    ),
    (
        "action:confederation",
        lambda g: points(g, 4, 4, 9),
        3,
        [
            (True, "BOZ-7.2.6.8", "open from turn 3 on – now it is turn 3"),
            (
                False,
                "BOZ-7.2.6.3",
                "fewer prestige points than anybody: you have 4, the lowest other 4",
            ),
            (False, "BOZ-7.2.6.1", "your cubes in one province: needed 2, there are 0"),
            (True, "BOZ-2.4", "discs in your pool: needed 1, there are 15"),
        ],
    ),
    (
        "action:steward",
        lambda g: (estates(g, "ukraine", W), clients(g, "lithuania", {W: 5})),
        1,
        [
            (True, "BOZ-7.2.1.5", "stewards: needed 1, left 8"),
            (
                False,
                "BOZ-7.2.1.1",
                "your cubes in a province where you have an estate: needed 1, there are 0",
            ),
        ],
    ),
    (
        "action:gdansk",
        lambda g: clients(g, "ukraine", {W: 5}),
        1,
        [(False, "BOZ-7.2.2.1", "your cubes in Prussia: needed 1, there are 0")],
    ),
    (
        "action:colleges",
        lambda g: clients(g, "ukraine", {W: 2}),
        2,
        [
            (True, "BOZ-7.2.7.5", "open from turn 2 on – now it is turn 2"),
            (True, "BOZ-7.2.7.1", "your cubes in one province: needed 1, there are 2"),
            (True, "BOZ-7.2.7.1", "money: needed 2 zł, you have 20 zł"),
        ],
    ),
]


@pytest.mark.parametrize(("element", "change", "turn", "terms"), TERMS)
def test_an_action_says_what_it_asks_for(
    element: str, change: Change, turn: int, terms: list[tuple[bool, str, str]]
) -> None:
    g = position(turn=turn, phase=SPECIAL_ACTIONS)
    change(g)
    assert asked_for(g, W, element) == terms


def asked_for(g: GodsPlayground, seat: Seat | None, element: str) -> list[tuple[bool, str, str]]:
    words = words_of(GAME, "en")
    return [
        (
            term.met,
            term.refusal.clause,
            words.figures(g, term.refusal.figures, term.refusal.about),
        )
        for term in inspect(g, seat, element).terms
    ]


@pytest.mark.rule("BOZ-8.2.2.3")
def test_it_is_said_how_many_cubes_stop_an_invasion_until_it_has_come() -> None:
    g = position(turn=2, phase=CAMPAIGNS)
    camp(g, "moscow", cubes=1, raiders={W: 2}, king=1)
    [(met, clause, text)] = asked_for(g, None, "field:moscow")
    needed = g.box.strengths[3][1][2] + 1
    assert (met, clause) == (False, "BOZ-8.2.2.3")
    assert text == f"to stop its invasion: Polish cubes in its field – needed {needed}, there are 3"
    camp(g, "moscow", raiders={B: needed - 3})
    assert asked_for(g, None, "field:moscow")[0][0]
    assert asked_for(g, None, "field:habsburgs") == []  # they come with influence
    treaty(g, "moscow")
    assert asked_for(g, None, "field:moscow") == []
    g.phase = PRESTIGE
    assert asked_for(g, None, "field:north") == []


@pytest.mark.rule("BOZ-7.1.2", "BOZ-7.1.4")
def test_a_free_field_says_what_an_estate_on_it_asks_for() -> None:
    g = position()
    g.step = 2
    estates(g, "prussia", R)
    clients(g, "prussia", {W: 1})
    cubes = (False, "BOZ-7.1.4", "your cubes in Prussia: needed 2, there are 1")
    nearest = "the free field nearest to the start of the track – free before it:"
    assert asked_for(g, W, "estate:prussia_estate_1") == []
    assert asked_for(g, W, "estate:prussia_estate_2") == [
        (True, "BOZ-7.1.2", f"{nearest} 0"),
        cubes,
    ]
    assert asked_for(g, W, "estate:prussia_estate_4") == [
        (False, "BOZ-7.1.2", f"{nearest} 2"),
        cubes,
    ]
    g.phase = SETUP_PHASE
    assert asked_for(g, W, "estate:prussia_estate_3") == [(False, "BOZ-3.5", f"{nearest} 1")]
    g.phase = CAMPAIGNS
    assert asked_for(g, W, "estate:prussia_estate_3") == []


def test_terms_are_those_of_players_in_the_phase_of_special_actions() -> None:
    g = position(phase=SPECIAL_ACTIONS)
    assert asked_for(g, None, "action:steward") == []
    assert "cycle 1 of 2" in said(g, W, "action:steward")
    g.phase = CAMPAIGNS
    assert asked_for(g, W, "action:steward") == []
    assert "cycle" not in said(g, W, "action:steward")


# -- why not --------------------------------------------------------------------------------------


def full(g: GodsPlayground, province: str) -> None:
    """All fields of a track are taken."""
    fields = len(g.box.tracks[PROVINCES.index(province)])
    estates(g, province, *([W, R, B] * fields)[:fields])


def refusals(g: GodsPlayground, ask: Ask, element: str) -> list[tuple[str, str]]:
    """What a player is told who points at an element: the move, and the figures."""
    setting = setting_of(GAME, g)
    words = words_of(GAME, "en")
    found: dict[str, tuple[str, str]] = {}
    for move in setting.lexicon.naming(g, ask, element, 60):
        refusal = setting.guarded(g, ask, move)
        if refusal is not None:
            figures = words.figures(g, refusal.figures, refusal.about)
            found.setdefault(
                refusal.clause, (words.move(g, ask, move), f"{refusal.clause}: {figures}")
            )
    return list(found.values())


ACTION = Ask.of(W, SPECIAL_ACTION, [("skip",)])
TROOPS = Ask.of(W, RECRUITING, [("pass",)])
RAID = Ask.of(W, CAMPAIGN, [("pass",)])
HELP = Ask.of(W, RELIEF_TOPIC, [("pass",)])

WHY: list[tuple[str, Change, int, Ask, list[tuple[str, str]]]] = [
    # Nobody hires a steward for what is another's, nor seizes what is one's own or nobody's.
    (
        "estate:lithuania_estate_2",
        lambda g: estates(g, "lithuania", W, R),
        1,
        ACTION,
        [
            (
                "Confederation: Lithuania, the estate worth 4, lost by Sapieha",
                "BOZ-7.2.6.8: it is turn 1",
            )
        ],
    ),
    (
        "estate:lithuania_estate_1",
        lambda g: (
            estates(g, "lithuania", W),
            steward(g, "lithuania", 1),
            clients(g, "lithuania", {W: 1}),
        ),
        3,
        ACTION,
        [
            ("Hire a steward in Lithuania", "BOZ-7.2.1.3: this one has a steward"),
            ("Build a city in Lithuania", "BOZ-7.2.8.1: it takes 2, and you have 1"),
        ],
    ),
    ("estate:lithuania_estate_5", nothing, 3, ACTION, []),
    (
        "field:moscow",
        lambda g: clients(g, "lithuania", {W: 1}),
        1,
        ACTION,
        [
            (
                "Diplomacy, treaty: Moscow",
                "BOZ-7.2.3.15: it takes 1 Sejm disc, and you have 0",
            )
        ],
    ),
    (
        "action:colleges",
        lambda g: (clients(g, "ukraine", {W: 1}), setattr(g.players[W], "money", 1)),
        2,
        ACTION,
        [("Found colleges", "BOZ-7.2.7.1: it takes 2 zł, and you have 1 zł")],
    ),
    (
        "province:prussia",
        lambda g: (clients(g, "prussia", {W: 1}), setattr(g.players[W], "money", 0)),
        1,
        TROOPS,
        [
            (
                "Recruit in Prussia",
                "BOZ-7.3.13: the cheapest token that you have left costs 2 zł here, "
                "and you have 0 zł",
            )
        ],
    ),
    (
        "province:prussia",
        lambda g: (clients(g, "prussia", {W: 1}), army(g, W, "prussia", 0, 0, 1)),
        2,
        RAID,
        [("Campaign from Prussia", "BOZ-8.1.7: your infantry there 0, cavalry 0")],
    ),
    # What no cube and no money would change comes before what is lacking.
    (
        "field:habsburgs",
        nothing,
        2,
        RAID,
        [("Campaign from Great Poland, enemy: Habsburg Empire", "BOZ-8.1.23: it is turn 2")],
    ),
    (
        "field:habsburgs",
        lambda g: treaty(g, "moscow"),
        2,
        ACTION,
        [("Diplomacy, treaty: Habsburg Empire", "BOZ-7.2.3.8: it is turn 2")],
    ),
    # The field that a campaign would raid is pointed at.
    (
        "field:north",
        lambda g: (
            clients(g, "prussia", {W: 1}),
            army(g, W, "prussia", 1),
            treaty(g, "north"),
        ),
        2,
        RAID,
        [("Campaign from Prussia, enemy: Sweden", "BOZ-7.2.3.5: treaty in force: Sweden")],
    ),
    (
        "province:great_poland",
        lambda g: (markers(g, "great_poland", 2), crown(g, 1)),
        2,
        HELP,
        [
            (
                "Relief in Great Poland",
                "BOZ-8.3.0.15: there are influence markers only: 2",
            )
        ],
    ),
    ("field:habsburgs", lambda g: crown(g, 1), 3, HELP, []),
    (
        "field:habsburgs",
        lambda g: (crown(g, 1), hold_vienna(g)),
        4,
        HELP,
        [
            (
                "Relief of Vienna (Habsburg Empire), for free",
                "BOZ-8.3.1.1: it is turn 4, Ottoman cubes there: 2",
            )
        ],
    ),
    (
        "province:prussia",
        lambda g: (full(g, "prussia"), clients(g, "prussia", {W: 1})),
        1,
        Ask.of(W, NEW_ESTATE, [("pass",)], cubes=1),
        [("Build in Prussia for 1 cube", "BOZ-7.1.2: all 5 fields are taken")],
    ),
    (
        "province:ukraine",
        lambda g: clients(g, "ukraine", {W: 1}),
        1,
        Ask.of(W, SECOND_MOVE, [("done",)], arrived="ukraine"),
        [("Move a cube: Ukraine → Prussia", "BOZ-7.2.4.1: the cube you have there has")],
    ),
    (
        "family:sapieha",
        nothing,
        0,
        Ask.of(W, FAMILY, [("family", "leszczynski")]),
        [("Lead the Sapieha family", "BOZ-1.2: player 2 leads it")],
    ),
    (
        "province:prussia",
        lambda g: full(g, "prussia"),
        0,
        Ask.of(W, FIRST_ESTATE, [("estate", "ukraine")]),
        [("Estate in Prussia", "BOZ-3.5: all 5 fields are taken")],
    ),
]


@pytest.mark.parametrize(("element", "change", "turn", "ask", "answers"), WHY)
def test_what_is_pointed_at_is_answered_with_moves_that_can_be_meant_and_their_figures(
    element: str,
    change: Change,
    turn: int,
    ask: Ask,
    answers: list[tuple[str, str]],
) -> None:
    g = position(turn=turn)
    change(g)
    told = refusals(g, ask, element)
    assert len(told) == len(answers), told
    for (move, figures), (move_begins, figures_begin) in zip(told, answers):
        assert move.startswith(move_begins)
        assert figures.startswith(figures_begin)


def laying() -> tuple[Match, Chair]:
    """A player who has laid a 5 in Prussia and a 5 in Lithuania, and is asked of Ukraine."""
    match = Match.start(GAME, players=3, seed="laying")
    bot = RandomBot("laying")
    while match.pending[0].topic != "token":
        match.submit(match.pending[0].seat, bot.choose(match.at(match.pending[0].seat)))
    seat = match.pending[0].seat
    for place in ("prussia", "lithuania"):
        match.submit(seat, ("influence", place, "influence_5"))
    return match, match.at(seat)


def test_who_lays_tokens_is_told_what_lies_where_and_what_is_left() -> None:
    _, chair = laying()
    [(move, refusal)] = chair.why_not_element("token:influence_5")
    assert move == ("influence", "ukraine", "influence_5")
    assert (refusal.clause, refusal.about) == ("BOZ-5.2.2", {"have": 2, "laid": 2})
    [(_, refusal)] = chair.why_not_element("province:prussia")
    assert chair.say_refusal("en", refusal).endswith(
        "(you have laid 5 there; now it is the turn of: Ukraine) [BOZ-5.2.7]"
    )
    [(move, refusal)] = chair.why_not_element("area:royal_court")
    assert move[0] == "court"
    assert "(teraz kolej na: Ukraina)" in chair.say_refusal("pl", refusal)


def test_what_others_lay_in_secret_is_told_to_nobody() -> None:
    match, chair = laying()
    before = Match.start(GAME, players=3, seed="laying")
    bot = RandomBot("laying")
    while before.pending[0].topic != "token":
        before.submit(before.pending[0].seat, bot.choose(before.at(before.pending[0].seat)))
    for seat in (None, *range(3)):
        for element in chair.lexicon.elements_there_are:
            assert match.at(seat).inspect(element) == before.at(seat).inspect(element)


def test_words_of_a_move_that_makes_no_sense_do_not_fail() -> None:
    g = position(turn=3)
    full(g, "prussia")
    ask = ACTION
    for lang in ("pl", "en"):
        words = words_of(GAME, lang)
        for move in Lexicon(VOCABULARY, g.box, 3).moves_of(VOCABULARY.by_name):
            text = words.move(g, ask, move)
            assert text.strip(), move
            assert "_" not in text, move


def test_a_seat_without_family_is_told_of_too() -> None:
    g = position(turn=0, phase=FAMILIES_PHASE)
    g.players[W].family = NOBODY
    assert said(g, W, "seat:0").startswith("0 prestige points; estates 0; ")
    assert "strength now" not in said(g, W, "field:moscow")
