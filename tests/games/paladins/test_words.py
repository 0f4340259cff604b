"""Everything that the game can say, it says in Polish and in English."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from stolnik.engine.dice import Dice
from stolnik.engine.flow import Ask, Move, Topic
from stolnik.engine.match import Match
from stolnik.engine.refusal import Refusal
from stolnik.engine.state import Event, Public
from stolnik.engine.words import Words
from stolnik.games.paladins import events
from stolnik.games.paladins.box.components import (
    ACTIONS,
    ATTRIBUTES,
    END_SCORE_RULES,
    OUTSIDER_TYPES,
    WORKERS,
)
from stolnik.games.paladins.chapters import actions
from stolnik.games.paladins.chapters.burdens.inquisition import INQUISITION
from stolnik.games.paladins.chapters.left_actions.develop import FREE_DEVELOP, WORKSHOP_PLACE
from stolnik.games.paladins.chapters.left_actions.recruit import FREE_RECRUIT
from stolnik.games.paladins.chapters.right_actions.absolve import JAR
from stolnik.games.paladins.chapters.rounds.paladin_cards import reveal_paladin
from stolnik.games.paladins.chapters.rounds.tavern import take_tavern
from stolnik.games.paladins.chapters.scoring import score
from stolnik.games.paladins.chapters.workers import TWO_WORKERS_OF, WORKERS_OF
from stolnik.games.paladins.game import GAME
from stolnik.games.paladins.speech.details import ability, scoring
from stolnik.games.paladins.speech.vocabulary import GAINS, VOCABULARY
from stolnik.games.paladins.state import Paladins
from stolnik.text import LANGUAGES, compare
from tests.games.paladins.position import (
    attributes,
    box,
    fetch,
    hold,
    kings_cards,
    lay,
    listen,
    owe,
    paladin,
    perform,
    plenty,
    position,
    run,
    stand,
    suspect,
    tally,
    workers,
)

SPOKEN = {lang: Words(GAME, lang) for lang in LANGUAGES}
EN, PL = SPOKEN["en"], SPOKEN["pl"]

ENDINGS = ("won", "shared", "lost")
VERBS = VOCABULARY.by_name


@pytest.fixture(params=LANGUAGES)
def spoken(request: pytest.FixtureRequest) -> Words:
    return SPOKEN[str(request.param)]


def plain(sentence: str) -> str:
    """A sentence for people: it has words, and no id or gap shows through."""
    assert sentence.strip()
    assert not re.search(r"[_{}]|  \S|[,;:]\s*$|\(\)|\s[,.;]", sentence.strip()), sentence
    return sentence


# -- the sources --------------------------------------------------------------------------------


@cache
def sources() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text("utf-8")) for path in sorted(GAME.home.rglob("*.py"))}


def calls(*names: str) -> Iterator[ast.Call]:
    """Every call of a function of such a name in the package."""
    for tree in sources().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                if node.func.id in names:
                    yield node


@cache
def topics() -> frozenset[Topic]:
    """Every question that the rules can ask."""
    return frozenset(
        value
        for path in sources()
        for value in vars(import_module(module_of(path))).values()
        if isinstance(value, Topic)
    )


def module_of(path: Path) -> str:
    """The module of a source file of the package."""
    inside = path.relative_to(GAME.home).with_suffix("")
    parts = [part for part in inside.parts if part != "__init__"]
    return ".".join(["stolnik.games.paladins", *parts])


@cache
def procedures() -> frozenset[str]:
    return frozenset(
        node.name
        for tree in sources().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
    )


KINDS_OF_EVENT = [
    kind
    for kind in vars(events).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind not in (Event, Public)
]


# -- nothing is missing -------------------------------------------------------------------------


def test_both_languages_say_the_same_things_about_the_same_variables() -> None:
    assert compare(EN.catalog, PL.catalog) == []


def test_every_clause_of_the_rulebook_is_in_polish_too() -> None:
    rules = GAME.ledger
    assert rules.untranslated("pl") == []
    assert [
        clause.id for clause in rules.clauses.values() if "pl" not in clause.section_title
    ] == []


def test_every_refusal_cites_a_clause_that_can_be_said(spoken: Words) -> None:
    cited = {
        str(argument.value)
        for call in calls("Refusal")
        for argument in ast.walk(call.args[0])
        if isinstance(argument, ast.Constant) and str(argument.value).startswith("PAL-")
    }
    for call in calls("short_of", "short_of_silver", "short_of_provisions", "short_of_workers"):
        if isinstance(call.args[0], ast.Constant):
            cited.add(str(call.args[0].value))
    cited |= {clause for topic in topics() for clause in topic.set_by}
    cited |= {*WORKERS_OF.values(), *TWO_WORKERS_OF.values()}
    assert len(cited) > 60
    g = position()
    for clause in sorted(cited):
        assert spoken.refusal(g, Refusal(clause)).endswith(f"[{clause}]")


def test_every_question_has_words(spoken: Words) -> None:
    asked = {message for message in spoken.catalog.ids() if message.startswith("ask-")}
    assert asked == {f"ask-{topic}" for topic in topics()}


def test_every_question_knows_the_clause_that_sets_its_options() -> None:
    for topic in topics():
        assert len(topic.set_by) == 1
        assert set(topic.set_by) <= GAME.ledger.clauses.keys()


def test_every_question_names_the_verbs_of_its_answers() -> None:
    assert {verb for topic in topics() for verb in topic.verbs} == VERBS.keys()


def test_every_verb_has_words(spoken: Words) -> None:
    for verb in VERBS:
        assert spoken.catalog.has(f"move-{verb}")


def test_there_are_words_only_for_verbs_and_questions_that_exist(spoken: Words) -> None:
    for message in spoken.catalog.ids():
        if message.startswith("move-"):
            _, *topic, verb = message.split("-")
            verb, _, form = verb.partition(".")
            assert form in ("", "label")
            assert verb in VERBS
            assert set(topic) <= topics()


def test_every_option_of_the_game_has_a_name_and_an_explanation(spoken: Words) -> None:
    for option in GAME.options:
        plain(spoken.catalog.say(f"option-{option.name}"))
        explained = plain(spoken.catalog.say(f"option-{option.name}.help"))
        values = [spoken.catalog.say(f"option-{option.name}.{value}") for value in option.values]
        assert all(plain(value).lower() in explained for value in values)


def test_the_title_the_endings_and_the_house_mark_have_words(spoken: Words) -> None:
    title = f"game-{GAME.name}"
    for message in (title, f"{title}.blurb", "house-mark", "house-mark.help"):
        plain(spoken.catalog.say(message))
    for ending in ENDINGS:
        plain(spoken.catalog.say(f"standing-{ending}"))


def test_the_breadcrumb_names_only_procedures_that_exist(spoken: Words) -> None:
    steps = [m.removeprefix("step-") for m in spoken.catalog.ids() if m.startswith("step-")]
    assert set(steps) <= procedures()
    assert spoken.steps(["play", "turn", "_help", "hold_inquisition"]) == [
        spoken.catalog.say("step-turn"),
        spoken.catalog.say("step-hold_inquisition"),
    ]


def names_of_components() -> Iterator[str]:
    parts = box()
    yield from (f"worker-{worker}" for worker in (*WORKERS, "any"))
    yield from (f"attribute-{attribute}" for attribute in ATTRIBUTES)
    yield from (f"action-{action}" for action in (*ACTIONS, "favour", *parts.virtual_board.row))
    yield from (f"player-{seat}" for seat in (1, 2, 3, 4, "virtual"))
    for family, cards in (
        ("paladin", parts.paladins),
        ("townsfolk", parts.townsfolk),
        ("outsider", parts.outsiders),
        ("wall", parts.walls),
        ("tavern", parts.taverns),
        ("favour", parts.favours),
        ("order", parts.orders),
        ("scheme", parts.schemes),
        ("jar_space", parts.jar_spaces),
        ("space", parts.space_at),
    ):
        yield from (f"{family}-{card}" for card in cards)
    yield from (f"suspicion-{kind.id}" for kind in parts.suspicions)
    yield from (f"debt-{parts.debt.id}{side}" for side in ("", ".unpaid", ".paid"))
    yield from (f"region-{number + 1}" for number in range(len(parts.regions)))
    yield from (f"outsider_type-{kind}" for kind in OUTSIDER_TYPES)
    yield from (f"piece-{piece}" for piece in ("workshop", "monk", "outpost", "jar"))
    yield from (f"resource-{name}" for name in ("silver", "provisions", "tax"))
    yield from (f"payment-{payment}" for payment in ("silver", "debt"))
    yield from (f"reward-{name}" for name in GAINS)
    yield from (f"action-{scheme.action}" for scheme in parts.schemes.values())


def test_every_component_has_a_name(spoken: Words) -> None:
    for message in names_of_components():
        plain(spoken.catalog.say(message))


def test_cards_of_a_kind_that_differ_have_different_names(spoken: Words) -> None:
    parts = box()
    for family, cards in (
        ("paladin", [*parts.paladins]),
        ("townsfolk", [*parts.townsfolk]),
        ("outsider", [*parts.outsiders]),
        ("tavern", [*parts.taverns]),
        ("favour", [*parts.favours]),
        ("space", [*parts.space_at]),
        ("jar_space", [*parts.jar_spaces]),
    ):
        names = [spoken.catalog.say(f"{family}-{card}") for card in cards]
        assert len(set(names)) == len(cards)


@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_every_reward_can_be_counted(spoken: Words, count: int) -> None:
    for name in GAINS:
        plain(spoken.catalog.say(f"gain-{name}", count=count))


def test_every_way_to_score_an_outsider_has_words(spoken: Words) -> None:
    for rule in END_SCORE_RULES:
        assert spoken.catalog.has(f"scoring-{rule}")


# -- events -------------------------------------------------------------------------------------

NUMBERS = (0, 1, 2, 5, 22)
FIELDS: dict[str, tuple[object, ...]] = {
    "seat": (0, 1),
    "round": (1, 7),
    "order": tuple(box().orders),
    "favour": tuple(box().favours),
    "tavern": ("tavern_01", ("tavern_01", "tavern_24")),
    "paladin": tuple(box().paladins),
    "townsfolk": ("townsfolk_abbot_1", ("townsfolk_squire_3", "townsfolk_abbot_2")),
    "outsider": ("outsider_viking_thief", ("outsider_saracen_mercenary_2",)),
    "wall": tuple(box().walls),
    "jar_space": tuple(box().jar_spaces),
    "space": ("space_r1_01", "space_r6_03"),
    "action": ("favour", "rest", *ACTIONS),
    "attribute": ATTRIBUTES,
    "worker": ("labourer", ("labourer", "labourer", "criminal")),
    "scheme": tuple(box().schemes),
    "clause": ("PAL-SSCH.7",),
    "reward": (
        "remove_suspicion",
        "pay_debt",
        "destroy_debt",
        "free_recruit",
        "free_develop",
        "pray",
    ),
    "place": (1, 2),
    "field": (1, 5),
    **dict.fromkeys(("vp", "silver", "provisions", "value", "rise", "tax", "count"), NUMBERS),
}


def fitting(kind: type[Event], field: str) -> list[object]:
    """Values of a field: one thing, or several where the event tells of several."""
    several = "tuple" in str(kind.__annotations__[field])
    values = [value for value in FIELDS[field] if isinstance(value, tuple) == several]
    return values or [(value,) for value in FIELDS[field]]


def examples(kind: type[Event]) -> Iterator[Event]:
    """Events of one kind, one for each value of each field."""
    values = {field: fitting(kind, field) for field in kind.__struct_fields__}
    first = {field: some[0] for field, some in values.items()}
    yield kind(**first)
    for field, some in values.items():
        yield from (kind(**{**first, field: value}) for value in some)


@pytest.mark.parametrize("kind", KINDS_OF_EVENT, ids=lambda kind: kind.__name__)
def test_every_event_can_be_told(kind: type[Event], spoken: Words) -> None:
    g = position()
    for event in examples(kind):
        plain(spoken.event(g, event))


def test_there_are_words_only_for_events_that_exist(spoken: Words) -> None:
    told = {message for message in spoken.catalog.ids() if message.startswith("event-")}
    assert told == {f"event-{kind.__name__}" for kind in KINDS_OF_EVENT}


def test_things_are_counted_as_polish_counts_them() -> None:
    g = position()
    counts = (1, 2, 5, 12, 22)
    silver = [PL.event(g, events.SilverGained(0, count)) for count in counts]
    assert silver == [
        "Gracz 1 zyskuje 1 Srebrnika.",
        "Gracz 1 zyskuje 2 Srebrniki.",
        "Gracz 1 zyskuje 5 Srebrników.",
        "Gracz 1 zyskuje 12 Srebrników.",
        "Gracz 1 zyskuje 22 Srebrniki.",
    ]
    gone = [PL.event(g, events.SuspicionsDiscarded(1, count)) for count in (1, 2, 5)]
    assert gone == [
        "Gracz 2 odrzuca 1 Podejrzenie.",
        "Gracz 2 odrzuca 2 Podejrzenia.",
        "Gracz 2 odrzuca 5 Podejrzeń.",
    ]


@pytest.mark.parametrize(
    "attribute, polish, english",
    [
        ("faith", "Gracz 1 podnosi Wiarę do 3.", "Player 1 raises Faith to 3."),
        ("strength", "Gracz 1 podnosi Siłę do 3.", "Player 1 raises Strength to 3."),
        ("influence", "Gracz 1 podnosi Wpływy do 3.", "Player 1 raises Influence to 3."),
    ],
)
def test_a_raised_attribute_stands_in_the_right_case(
    attribute: str, polish: str, english: str
) -> None:
    raised = events.AttributeRaised(0, attribute, 3, rise=1)
    assert PL.event(position(), raised) == polish
    assert EN.event(position(), raised) == english


def test_the_story_tells_what_a_player_keeps_goes_without_and_cannot_raise() -> None:
    g = position()
    passed = [events.Passed(0, workers) for workers in ((), ("scout", "cleric", "cleric"))]
    assert [EN.event(g, event) for event in passed] == [
        "Player 1 passes.",
        "Player 1 passes. Kept for the next Round: Scout, 2 Clerics.",
    ]
    declined = events.RewardDeclined(0, "destroy_debt")
    assert EN.event(g, declined) == "Player 1 goes without a reward (destroy a Debt)."
    highest = events.AttributeRaised(0, "strength", 12, rise=0)
    assert PL.event(g, highest) == "Gracz 1 nie może już podnieść Siły ponad 12."


@pytest.mark.parametrize(
    "card, polish",
    [
        ("viking_adventurer", "1 PZ za każde 2 Misje"),
        ("saracen_vigilante", "1 PZ za każde 2 Rozgrzeszenia"),
        ("byzantine_warrior", "1 PZ za każde 4 punkty Wiary"),
        ("viking_armourer", "1 PZ za każde 4 punkty Siły"),
    ],
)
def test_what_a_converted_outsider_scores_is_said_in_the_right_case(card: str, polish: str) -> None:
    g = position()
    printed = scoring(g.box.outsiders[f"outsider_{card}"])
    assert PL.phrase(g, *printed) == polish


def test_an_ability_names_its_action_in_the_right_case() -> None:
    g = position()
    missionary = ability(g.box.townsfolk["townsfolk_missionary_1"])
    assert PL.phrase(g, *missionary).startswith("po akcji Nawracania: ")


@pytest.mark.parametrize(
    "silver, provisions, said",
    [
        (0, 0, "Modlitwa za darmo"),
        (1, 0, "Modlitwa za 1 Srebrnika"),
        (2, 0, "Modlitwa za 2 Srebrniki"),
        (0, 1, "Modlitwa za 1 sztukę Zapasów"),
        (2, 3, "Modlitwa za 2 Srebrniki i 3 sztuki Zapasów"),
    ],
)
def test_a_price_reads_as_a_price(silver: int, provisions: int, said: str) -> None:
    figures = {"silver": silver, "provisions": provisions, "debts": 0, "priced": "yes"}
    assert PL.catalog.say("move-pray", **figures) == said  # type: ignore[arg-type]


def test_the_virtual_player_goes_by_its_own_name() -> None:
    match = Match.start(GAME, players=1, seed=1)
    assert EN.player(match.state, 1) == "Virtual player"
    assert PL.player(match.state, 1) == "Gracz wirtualny"
    assert EN.player(position(), 1) == "Player 2"


def test_one_line_tells_of_an_action_its_workers_and_its_price() -> None:
    g = position()
    workers(g, 0, labourer=3)
    heard = listen(g)
    run(perform(g, 0, ("develop",)), [("workshop", "attack", 1)])
    assert [type(event).__name__ for event in heard][:2] == ["WorkersPlaced", "WorkshopPlaced"]
    assert EN.event(g, heard[0]) == "Player 1, Develop: 2 Labourers for 4 Silver."
    assert PL.event(g, heard[0]) == "Gracz 1, Rozwój: 2 Parobków – za 4 Srebrniki."
    heard.clear()
    run(perform(g, 0, ("hunt", 1)), [("place", "labourer")])
    assert EN.event(g, heard[0]) == "Player 1, Hunt: Labourer."


def test_a_tavern_card_and_a_paladin_are_told_with_their_workers_in_one_line() -> None:
    g = position()
    g.taverns = [fetch(g, card) for card in ("tavern_07", "tavern_08")]
    heard = listen(g)
    run(take_tavern(g, 0), [("tavern", "tavern_07")])
    assert [EN.event(g, event) for event in heard] == [
        "Player 1 hires at the Tavern: 2 Labourers, 2 Merchants."
    ]
    heard.clear()
    g.players[0].paladin = "paladin_engelier"
    run(reveal_paladin(g, 0))
    (revealed,) = heard
    assert EN.event(g, revealed).startswith("Player 1 is joined by Engelier. New Workers: ")


def test_what_costs_nothing_is_for_free() -> None:
    g = position()
    plenty(g, 0)
    attributes(g, 0, strength=1)
    near = lay(g, "outsider_viking_thief", 1)
    ask = Ask.of(0, actions.ACTION, actions.menu(g, 0))
    assert EN.move(g, ask, ("attack", near)) == "Attack the Viking Thief for free"
    assert EN.label(g, ask, ("attack", near)) == "Viking Thief for free"


# -- how it ended -------------------------------------------------------------------------------


def told(spoken: Words, g: Paladins, seat: int) -> list[str]:
    return [plain(line) for line in spoken.result(g, seat)]


def test_the_result_is_told_by_source(spoken: Words) -> None:
    g = position(silver=7, provisions=5)
    attributes(g, 0, faith=12)
    tally(g, 0, commission=7, fortify=2, absolve=7, garrison=7, develop=8)
    hold(g, 0, "walls", *[wall for wall in g.wall_deck if box().walls[wall].end_vp][:2])
    hold(g, 0, "converted", "outsider_viking_thief")
    owe(g, 0, unpaid=1)
    points = score(g, 0)
    lines = told(spoken, g, 0)
    assert lines[0].endswith(f": {points.total} {'VP' if spoken is EN else 'PZ'}")
    found = [int(re.sub(r".*: (-?\d+) \w+$", r"\1", line)) for line in lines[1:]]
    parts = [getattr(points, source) for source in points.__struct_fields__]
    assert found == [vp for vp in parts if vp]
    assert sum(found) == points.total
    for source in points.__struct_fields__:
        assert spoken.catalog.has(f"result-{source}")


def test_the_result_tells_what_decided_a_tie() -> None:
    g = position(silver=0, provisions=0)
    assert told(EN, g, 0)[-1] == "  Level with Player 2 in everything: the place is shared."
    suspect(g, 1, 0, 0)
    assert told(EN, g, 0)[-1] == (
        "  Level with Player 2, in King's Orders too; fewer Suspicions decide: 0 to 2."
    )
    assert told(PL, g, 1)[-1] == (
        "  Remis (Gracz 1), także w Królewskich Dekretach; "
        "rozstrzyga mniejsza liczba Podejrzeń: 2 do 0."
    )
    kings_cards(g, orders=["attack"])
    beaten = [card for card in g.outsiders if card is not None]
    hold(g, 1, "attacked", *beaten[:5])
    owe(g, 0, paid=score(g, 1).total)
    vp = score(g, 1).orders
    assert vp > 0
    assert told(EN, g, 1)[-1] == (
        f"  Level with Player 1; VP from King's Orders decide: {vp} to 0."
    )


def test_the_result_of_a_game_alone_tells_of_the_virtual_player_too() -> None:
    match = Match.start(GAME, players=1, seed=4)
    luck = Dice("alone")
    while not match.over:
        assert match.at(0).say_result("en", 0) == []
        match.submit(0, luck.pick(list(match.ask(0).options)))
    lines = match.at(0).say_result("en", 0)
    assert lines[0].startswith("Player 1: ")
    assert f"Virtual player: {score(match.state, 1).total} VP" in lines


# -- options ------------------------------------------------------------------------------------


def test_options_tell_prices_and_what_is_gained() -> None:
    g = position(silver=9)
    plenty(g, 0)
    attributes(g, 0, strength=3)
    card = lay(g, "townsfolk_gatekeeper_2", 1)
    lay(g, "outsider_viking_thief", 3)
    kings_cards(g, favours=["develop_or_workers"])
    ask = Ask.of(0, actions.ACTION, actions.menu(g, 0))

    def said(*move: str | int) -> str:
        assert move in ask.options
        return EN.move(g, ask, move)

    assert said("develop") == "Develop for 4 Silver"
    assert said("recruit", card, 1, "silver") == (
        "Recruit Gatekeeper II for 3 Silver, to be discarded (1 Worker)"
    )
    assert said("recruit", card, 2, "debt") == (
        "Recruit Gatekeeper II for a Debt, to join the team (2 Workers)"
    )
    assert said("hunt", 2) == "Hunt with 2 Workers: 3 Provisions"
    assert said("attack", "outsider_viking_thief") == "Attack the Viking Thief for 1 Silver"
    assert said("commission") == "Commission for 1 Provision: a Monk sets out"
    assert said("favour", "kings_favour_develop_or_workers") == (
        "King's Favour for 1 Provision: free Develop or Fighter, Cleric"
    )
    paladin(g, 0, "otton")
    assert said("trade", 1) == "Trade with 1 Worker: 3 Silver"


def test_the_same_options_in_polish() -> None:
    g = position(silver=9)
    plenty(g, 0)
    card = lay(g, "townsfolk_gatekeeper_2", 1)
    ask = Ask.of(0, actions.ACTION, actions.menu(g, 0))
    assert PL.move(g, ask, ("develop",)) == "Rozwój za 4 Srebrniki"
    assert PL.move(g, ask, ("recruit", card, 2, "debt")) == (
        "Rekrutacja za Dług: Strażnik Bramy II – do drużyny (2 Robotników)"
    )
    assert PL.move(g, ask, ("hunt", 2)) == "Polowanie z 2 Robotnikami: 3 sztuki Zapasów"


def test_a_workshop_says_whom_it_replaces() -> None:
    g = position()
    workers(g, 0, labourer=2)
    stand(g, 0, "attack", "criminal")
    ask = Ask.of(0, WORKSHOP_PLACE, [])
    assert EN.move(g, ask, ("workshop", "attack", 1)) == (
        "Attack, left space (Scout); the Criminal there leaves"
    )
    assert EN.move(g, ask, ("workshop", "attack", 2)) == "Attack, middle space (any)"


def test_house_values_are_marked_where_they_are_offered(spoken: Words) -> None:
    g = position()
    mark = spoken.catalog.say("house-mark")
    parts = box()
    jars = Ask.of(0, JAR, [])
    for jar in parts.jar_spaces.values():
        assert (mark in spoken.move(g, jars, ("jar", jar.id))) == bool(jar.house)
    hire = Ask.of(0, FREE_RECRUIT, [])
    use = Ask.of(0, INQUISITION, [])
    for card in parts.townsfolk.values():
        assert (mark in spoken.move(g, hire, ("hire", card.id))) == bool(card.house)
        assert (mark in spoken.move(g, use, ("use", card.id))) == bool(card.house)
    assert any(card.house for card in parts.townsfolk.values())
    assert any(jar.house for jar in parts.jar_spaces.values())


def test_an_answer_of_none_fits_its_question(spoken: Words) -> None:
    g = position()
    said = {spoken.move(g, Ask.of(0, topic, []), ("no",)) for topic in (FREE_RECRUIT, FREE_DEVELOP)}
    assert len(said) == 2
    assert spoken.move(g, Ask.of(0, INQUISITION, []), ("done",)) != spoken.catalog.say("move-done")


# -- whole games --------------------------------------------------------------------------------


def lively_move(ask: Ask, luck: Dice) -> Move:
    """Any kind of answer with the same chance; the dull ones seldom."""
    dull = ("pass", "hunt", "trade", "no", "done") if luck.below(12) else ()
    verbs = sorted({str(move[0]) for move in ask.options if move[0] not in dull})
    verb = luck.pick(verbs) if verbs else None
    return luck.pick([move for move in ask.options if verb in (None, move[0])])


def say_everything(match: Match, seed: str) -> set[str]:
    """Play a game to its end; say every question, option and event on the way."""
    luck = Dice(seed)
    told = 0
    asked: set[str] = set()
    while match.pending:
        ask = match.pending[0]
        asked.add(ask.topic)
        for each in SPOKEN.values():
            plain(each.ask(match.state, ask))
            assert each.steps(match.breadcrumb)
            for move in ask.options:
                plain(each.move(match.state, ask, move))
                plain(each.label(match.state, ask, move))
        match.submit(ask.seat, lively_move(ask, luck))
        for each in SPOKEN.values():
            for _, event, _ in match.log[told:]:
                plain(each.event(match.state, event))
        told = len(match.log)
    for each in SPOKEN.values():
        for standing in match.standings:
            plain(each.catalog.say(f"standing-{standing.reason}"))
    return asked


@pytest.mark.parametrize("players", [1, 3])
def test_a_game_is_told_in_both_languages(players: int) -> None:
    match = Match.start(GAME, players=players, seed=players, listen=True)
    say_everything(match, f"lively {players}")


@pytest.mark.slow
def test_whole_games_with_every_question_are_told_in_both_languages() -> None:
    asked: set[str] = set()
    for number in range(12):
        players = 1 + number % 4
        level = ("easy", "standard", "hard")[number % 3] if players == 1 else "standard"
        match = Match.start(
            GAME, players=players, seed=f"told {number}", listen=True, difficulty=level
        )
        asked |= say_everything(match, f"told {number}")
    assert asked == topics()
