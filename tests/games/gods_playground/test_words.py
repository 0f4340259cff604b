"""Everything that the game can say, it says in Polish and in English."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stolnik.engine.dice import Dice
from stolnik.engine.flow import Ask
from stolnik.engine.match import Match
from stolnik.engine.refusal import Refusal
from stolnik.engine.state import Event, Public
from stolnik.engine.words import Words
from stolnik.games.gods_playground import events
from stolnik.games.gods_playground.box.components import ENEMIES, FAMILIES, PROVINCES
from stolnik.games.gods_playground.chapters.administration.plunder import destroy
from stolnik.games.gods_playground.chapters.estate_management.clientele import CLIENTS
from stolnik.games.gods_playground.chapters.magnate_actions.new_estates import refuse_building
from stolnik.games.gods_playground.game import GAME, OPTIONS
from stolnik.games.gods_playground.speech.details import field_text
from stolnik.games.gods_playground.speech.vocabulary import VOCABULARY
from stolnik.games.gods_playground.state import SOURCES, GodsPlayground
from stolnik.text import LANGUAGES, compare
from tests.games.gods_playground.position import (
    B,
    R,
    W,
    city,
    clients,
    cossacks,
    crown,
    deputies,
    enemies,
    estates,
    hold_vienna,
    listen,
    markers,
    position,
    steward,
    treaty,
)

SPOKEN = {lang: Words(GAME, lang) for lang in LANGUAGES}
EN, PL = SPOKEN["en"], SPOKEN["pl"]


@pytest.fixture(params=LANGUAGES)
def spoken(request: pytest.FixtureRequest) -> Words:
    return SPOKEN[str(request.param)]


def plain(sentence: str) -> str:
    """A sentence for people: it has words, and no id or gap shows through."""
    assert sentence.strip()
    assert not re.search(r"[_{}]|\S  \S|[,;]\s*$|\(\)|\s[,.;]", sentence.strip()), sentence
    return sentence


def test_both_catalogs_say_the_same_things() -> None:
    assert compare(EN.catalog, PL.catalog) == []


def test_all_that_is_said_in_random_games_is_plain(spoken: Words) -> None:
    heard: set[str] = set()
    for seed in ("1", "2", "3"):
        options = {"durable_treaties": True} if seed == "3" else {}
        match = Match.start(GAME, players=4, seed=seed, listen=True, **options)  # type: ignore[arg-type]
        dice = Dice(seed)
        while not match.over:
            ask = dice.pick(match.pending)
            chair = match.at(ask.seat)
            plain(chair.say_ask(spoken.lang))
            for move in ask.options:
                plain(chair.say_move(spoken.lang, move))
            for offer in chair.offers(spoken.lang)[:3]:
                plain(offer.label)
            match.submit(ask.seat, dice.pick(ask.options))
        chair = match.at(0)
        for _, event, _ in chair.events():
            heard.add(type(event).__name__)
            plain(chair.say_event(spoken.lang, event))
        for line in chair.summary(spoken.lang):
            plain(line)
    assert len(heard) > 40


def every_event() -> list[Event]:
    """One event of each kind, with something in every field."""
    about: dict[str, object] = {
        "seat": 0,
        "owner": 1,
        "family": "potocki",
        "estate": "lithuania_estate_2",
        "province": "ukraine",
        "origin": "prussia",
        "to": "ukraine",
        "field": "north",
        "other": "tatars",
        "force": "cossacks",
        "reason": "bid",
        "provinces": ("prussia", "ukraine"),
        "tokens": (5, 4, 3, 2, 1, 0),
        "dice": (1, 2, 5, 6),
        "infantry": 2,
        "cavalry": 1,
        "artillery": 1,
        "crown": True,
        "free": False,
        "from_ukraine": True,
        "turn": 2,
        "phase": 7,
    }
    kinds = [
        kind
        for kind in vars(events).values()
        if isinstance(kind, type) and issubclass(kind, Public) and kind is not Public
    ]
    made = []
    for kind in kinds:
        fields = {name: about.get(name, 2) for name in kind.__struct_fields__}
        if kind is events.ForceRolled:
            fields |= {"infantry": (5, 1), "cavalry": (4,), "artillery": False}
        if kind is events.TreatyMade:
            fields["dice"] = 3
        made.append(kind(**fields))
    return made  # type: ignore[return-value]


@pytest.mark.parametrize("event", every_event(), ids=lambda event: type(event).__name__)
def test_every_event_can_be_said(event: Event, spoken: Words) -> None:
    plain(spoken.event(position(turn=2), event))


def test_every_option_and_ending_has_words(spoken: Words) -> None:
    for option in OPTIONS:
        plain(spoken.catalog.say(f"option-{option.name}"))
        plain(spoken.catalog.say(f"option-{option.name}.help"))
    for reason in ("won", "cubes", "money", "order", "lost"):
        plain(spoken.catalog.say(f"standing-{reason}"))
    plain(spoken.catalog.say("game-gods_playground"))
    plain(spoken.catalog.say("house-mark.help"))


def test_every_topic_and_verb_has_words(spoken: Words) -> None:
    chapters = Path(GAME.home) / "chapters"
    topics = set(
        re.findall(r'Topic\(\s*"(\w+)"', "".join(p.read_text() for p in chapters.rglob("*.py")))
    )
    assert len(topics) >= 17
    for topic in topics | {"infantry", "cavalry", "artillery"}:
        assert spoken.catalog.has(f"ask-{topic}"), topic
    for verb in VOCABULARY.verbs:
        assert spoken.catalog.has(f"move-{verb.name}"), verb.name


def test_every_name_is_there(spoken: Words) -> None:
    for family in FAMILIES:
        plain(spoken.catalog.say(f"family-{family}"))
    for province in PROVINCES:
        for form in ("province", "in", "from", "into", "place"):
            plain(spoken.catalog.say(f"{form}-{province}"))
        for field in range(1, 10):
            plain(spoken.catalog.say(f"estate-{province}_estate_{field}"))


@pytest.mark.rule("BOZ-2.21", "BOZ-8.2.5.1")
def test_the_enemy_of_field_i_changes_its_name() -> None:
    names = [EN.catalog.say(field_text(position(turn=turn), "north")) for turn in (1, 2, 3, 4)]
    assert names == ["Teutonic Order", "Sweden", "Sweden", "Kingdom of Prussia"]
    assert PL.catalog.say(field_text(position(turn=1), "north")) == "Zakon Krzyżacki"
    for enemy in ENEMIES[1:]:
        assert field_text(position(turn=1), enemy) == field_text(position(turn=4), enemy)


@pytest.mark.rule("BOZ-2.21", "BOZ-8.2.5.1")
def test_what_happened_in_an_earlier_turn_keeps_the_name_of_then() -> None:
    g = position(turn=4)
    for turn, name in ((1, "Teutonic Order"), (3, "Sweden"), (4, "Kingdom of Prussia")):
        withdrawn = events.EnemyDispersed("prussia", "north", 2, turn)
        assert EN.event(g, withdrawn) == f"Withdrawal from Prussia: {name}, 2 cubes."
    clash = events.EnemiesClashed("lithuania", "moscow", "north", 3, turn=2)
    assert "Szwecja" in PL.event(g, clash)


@pytest.mark.rule("BOZ-8.2.5.1")
def test_the_last_phases_of_a_turn_do_not_know_the_name_of_the_next() -> None:
    match = Match.start(GAME, players=3, seed="4", listen=True)
    dice = Dice("4")
    while match.state.turn < 2:
        ask = dice.pick(match.pending)
        match.submit(ask.seat, dice.pick(ask.options))
    chair = match.at(0)
    story = " ".join(chair.say_event("en", event) for _, event, _ in chair.events())
    assert "Teutonic Order" in story
    assert "Sweden" not in story


@pytest.mark.rule("BOZ-9.1.1.4", "BOZ-7.2.6.6")
def test_the_story_tells_what_is_lost_with_an_estate() -> None:
    g = position(turn=4)
    estates(g, "lithuania", W, R)
    steward(g, "lithuania", 2)
    city(g, "lithuania", 2)
    heard = listen(g)
    destroy(g, PROVINCES.index("lithuania"), 2)
    both, bare = (EN.event(g, event) for event in heard)
    assert both.endswith("with its city, with its steward.")
    assert "with" not in bare
    seized = events.EstateSeized(W, R, "lithuania_estate_1", steward=True)
    assert EN.event(g, seized).endswith("whose steward is dismissed.")


def test_the_story_tells_what_helped_and_what_it_cost(spoken: Words) -> None:
    g = position(turn=3)
    for one, other in (
        (
            events.ForceRolled(W, "private", (4,), (), artillery, hits=1, lost=0)
            for artillery in (True, False)
        ),
        (events.ReliefSent(W, "ukraine", free) for free in (True, False)),
        (events.ViennaRelieved(W, free) for free in (True, False)),
        (events.SejmBroken(W, province, 1) for province in ("prussia", "ukraine")),
    ):
        assert plain(spoken.event(g, one)) != plain(spoken.event(g, other))


def test_the_story_tells_all_money() -> None:
    """What every player has can be added up from what is told."""
    match = Match.start(GAME, players=3, seed="6", listen=True)
    money = [player.money for player in match.state.players]
    dice = Dice("6")
    while not match.over:
        ask = dice.pick(match.pending)
        match.submit(ask.seat, dice.pick(ask.options))
    envoys = 0
    for _, event, _ in match.log:
        match event:
            case events.IncomeDrawn() | events.GrainSold():
                money[event.seat] += event.zlotys
            case events.EnvoysSent():
                envoys = event.zlotys
            case events.TreatyMade():
                money[event.seat] -= envoys
            case (
                events.BidMade()
                | events.TreatyFailed()
                | events.CollegesFounded()
                | events.Recruited()
                | events.LuxuryBought()
            ):
                money[event.seat] -= event.zlotys
    assert money == [player.money for player in match.state.players]


def rich() -> GodsPlayground:
    """A table with a bit of everything."""
    g = position(turn=4, hetman=R)
    estates(g, "lithuania", W, R, B)
    steward(g, "lithuania", 1)
    city(g, "lithuania", 1)
    steward(g, "lithuania", 2)
    city(g, "lithuania", 3)
    clients(g, "ukraine", {W: 2, B: 1})
    enemies(g, "prussia", "north", 3)
    markers(g, "great_poland", 1)
    cossacks(g, 1)
    crown(g, 2, 1, 1)
    deputies(g, prussia=R)
    treaty(g, "moscow")
    hold_vienna(g)
    g.fields[1].raiders[W] = 2
    g.fields[1].king = 1
    return g


def test_the_table_can_be_told_in_lines(spoken: Words) -> None:
    for g in (rich(), position(turn=0)):
        lines = spoken.summary(g, None)
        assert len(lines) > 10
        for line in lines:
            plain(line)


def test_assumed_values_are_said_to_be_assumed() -> None:
    g = position(turn=1)
    clients(g, "prussia", {W: 1})
    lines = "\n".join(EN.summary(g, W))
    assert "assumed" in lines
    assert "wartości przyjęte" in "\n".join(PL.summary(g, W))


def test_points_are_told_by_their_sources(spoken: Words) -> None:
    g = position(turn=4)
    g.players[W].points = [7, 5, 8, 3, 20]
    lines = spoken.result(g, W)
    assert len(lines) == len(SOURCES)
    for line in lines:
        plain(line)


def test_a_refusal_says_its_clause_and_the_figures(spoken: Words) -> None:
    g = position()
    refusal = refuse_building(g, W, 0)
    assert refusal is not None
    said = plain(spoken.refusal(g, refusal))
    assert said.endswith("[BOZ-7.1.3]")
    assert "1" in said
    assert "0" in said


def test_of_one_cube_left_it_is_said_in_the_singular() -> None:
    left = {
        n: EN.ask(position(), Ask.of(W, CLIENTS, [("clients", 1)], left=n, province="prussia"))
        for n in (1, 2)
    }
    assert "only 1 cube left" in left[1]
    assert "only 2 cubes left" in left[2]


def test_every_refusal_in_the_rules_has_its_figures(spoken: Words) -> None:
    source = "".join(path.read_text() for path in (Path(GAME.home) / "chapters").rglob("*.py"))
    names = {name[8:] for name in spoken.catalog.ids() if name.startswith("figures-")}
    names = {name for name in names if name != "facts" and not name.startswith("way_")}
    assert names == {name for name in names if f'"{name}"' in source}
    assert set(re.findall(r'figures="(\w+)"', source)) <= names
    about = {
        **dict.fromkeys(("needed", "have", "theirs", "fewest", "n", "laid", "turn"), 2),
        **{"value": 3, "infantry": 1, "cavalry": 0},
        **{"owner": R, "field": "moscow", "place": "royal_court"},
    }
    for name in names:
        plain(spoken.refusal(position(), Refusal("BOZ-7.1.3", figures=name, about=about)))
