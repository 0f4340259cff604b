"""Everything that the game can say, it says in Polish and in English."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest

import stolnik
from stolnik.engine.dice import Dice
from stolnik.engine.flow import Ask, Move
from stolnik.engine.match import Match
from stolnik.engine.state import Event
from stolnik.engine.text import LANGUAGES, compare
from stolnik.engine.words import Words, words
from stolnik.games.pax_renaissance import events
from stolnik.games.pax_renaissance.battle import RELIGIOUS_WARS
from stolnik.games.pax_renaissance.components import (
    FEUDAL,
    KNIGHTS,
    RELIGIONS,
    ROOKS,
    SIDES,
    VICTORIES,
    Box,
    EmpireFace,
    TableauCard,
)
from stolnik.games.pax_renaissance.game import FIRST_EDITION
from stolnik.games.pax_renaissance.moves import MOVES, OPTIONS_SET_BY
from stolnik.games.pax_renaissance.ops import OPS
from stolnik.games.pax_renaissance.play import ACTIONS
from stolnik.games.pax_renaissance.state import Battle, Pax, Unit
from tests.games.pax_renaissance.position import (
    VARIANTS,
    border,
    box,
    crown,
    own,
    pax_position,
    stand,
    vassal,
)

HOME = FIRST_EDITION.home
GAME = FIRST_EDITION.name
FULL_BOX: Box = box("expansion", "promo_cards")
CARDS = FULL_BOX.cards.values()
BEARERS: list[TableauCard | EmpireFace] = [
    *CARDS,
    *(empire.king for empire in FULL_BOX.empires.values()),
    *(empire.republic for empire in FULL_BOX.empires.values()),
]
"""Whatever can have ops and prestige."""
ONE_SHOTS = sorted({card.one_shot for card in CARDS if card.one_shot is not None})
CAUSES = ("coronation", "vote", "campaign", "conspiracy", "peasant_revolt", *RELIGIOUS_WARS)
ENDINGS = (*VICTORIES, "patron", "bankruptcy", "bankrupt", "lost")


@pytest.fixture(params=LANGUAGES)
def spoken(request: pytest.FixtureRequest) -> Words:
    return words(GAME, str(request.param))


def plain(sentence: str) -> str:
    """A sentence for people: it has words, and no id or gap shows through."""
    assert sentence.strip()
    assert not re.search(r"[_{}]", sentence), sentence
    return sentence


# -- the sources --------------------------------------------------------------------------------


@cache
def sources() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text("utf-8")) for path in sorted(HOME.rglob("*.py"))}


def calls(name: str) -> Iterator[ast.Call]:
    """Every call of a function of that name in the package."""
    for tree in sources().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                if node.func.id == name:
                    yield node


@cache
def topics() -> frozenset[str]:
    """Every question that the rules can ask; the targets of an op are asked by its name."""
    asked = (call.args[1] for call in calls("choose"))
    named = {topic.value for topic in asked if isinstance(topic, ast.Constant)}
    return frozenset({str(topic) for topic in named} | set(OPS))


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
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
]


# -- nothing is missing -------------------------------------------------------------------------


def test_both_languages_say_the_same_things_about_the_same_variables() -> None:
    assert compare(words(GAME, "en").catalog, words(GAME, "pl").catalog) == []


def test_every_clause_of_the_rulebook_is_in_polish_too() -> None:
    rules = FIRST_EDITION.rules
    assert rules.untranslated("pl") == []
    assert [
        clause.id for clause in rules.clauses.values() if "pl" not in clause.section_title
    ] == []


def test_every_refusal_cites_a_clause_that_can_be_said(spoken: Words) -> None:
    cited = {
        str(argument.value)
        for call in (*calls("Refusal"), *calls("refused"))
        for argument in (each for part in call.args[:2] for each in ast.walk(part))
        if isinstance(argument, ast.Constant) and str(argument.value).startswith("PAX1-")
    } | {first for first, _ in OPTIONS_SET_BY.values()}
    assert len(cited) > 60
    for clause in sorted(cited):
        assert spoken.refusal(stolnik.Refusal(clause)).endswith(f"[{clause}]")


def test_every_question_has_words(spoken: Words) -> None:
    asked = {message for message in spoken.catalog.ids() if message.startswith("ask-")}
    assert asked == {f"ask-{topic}" for topic in topics()}


def test_every_question_but_the_menu_knows_the_clause_that_sets_its_options() -> None:
    assert set(OPTIONS_SET_BY) == topics() - {"action"}


def test_every_verb_has_words(spoken: Words) -> None:
    for verb in MOVES:
        assert spoken.catalog.has(f"move-{verb}")


def test_there_are_words_only_for_verbs_and_questions_that_exist(spoken: Words) -> None:
    for message in spoken.catalog.ids():
        if message.startswith("move-"):
            _, *topic, verb = message.split("-")
            assert verb in MOVES
            assert set(topic) <= topics()


def test_the_table_of_moves_knows_the_parts_of_every_action_and_target() -> None:
    for verb, action in ACTIONS.items():
        assert len(MOVES[verb]) == action.parts
    for op in OPS.values():
        for verb, parts in op.verbs.items():
            assert len(MOVES[verb]) == parts


def test_every_option_of_the_game_has_a_name_and_an_explanation(spoken: Words) -> None:
    for option in FIRST_EDITION.options:
        plain(spoken.catalog.say(f"option-{option.name}"))
        plain(spoken.catalog.say(f"option-{option.name}.help"))


def test_the_title_the_endings_and_the_house_mark_have_words(spoken: Words) -> None:
    for message in (f"game-{GAME}", f"game-{GAME}.blurb", "house-mark", "house-mark.help"):
        plain(spoken.catalog.say(message))
    for ending in ENDINGS:
        plain(spoken.catalog.say(f"standing-{ending}"))


def test_the_breadcrumb_names_only_procedures_that_exist(spoken: Words) -> None:
    steps = [m.removeprefix("step-") for m in spoken.catalog.ids() if m.startswith("step-")]
    assert set(steps) <= procedures()
    assert spoken.steps(["play", "take_action", "_wage", "fight"]) == [
        spoken.catalog.say("step-take_action"),
        spoken.catalog.say("step-fight"),
    ]


def names_of_components() -> Iterator[str]:
    for card in CARDS:
        yield f"card-{card.id}"
        yield f"kind-{card.kind}"
        yield from (f"ability-{ability}" for ability in card.abilities)
        yield from (f"piece-{agent.piece}" for agent in card.agents)
    for prestige in {kind for bearer in BEARERS for kind in bearer.prestige}:
        yield from (f"prestige-{prestige}", f"prestige-{prestige}.short")
    yield from (f"piece-{piece}" for each in BEARERS for op in each.ops for piece in op.targets)
    for empire in FULL_BOX.empires:
        yield from (f"empire-{empire}", f"empire-{empire}.king", f"empire-{empire}.republic")
        yield f"card-{empire}"
    yield from (f"city-{slot}" for slot in (*FULL_BOX.land_of, "venice_2"))
    yield from (f"border-{each}" for each in FULL_BOX.between)
    yield from (f"bank-{bank}" for bank in FULL_BOX.banks)
    yield from (f"pawn-{bank}" for bank in FULL_BOX.banks)
    yield from (f"victory-{victory}" for victory in (*VICTORIES, "patron"))
    yield from (f"op-{op}" for op in OPS)
    yield from (f"oneshot-{one_shot}" for one_shot in ONE_SHOTS)
    yield from (f"cause-{cause}" for cause in CAUSES)
    yield from (f"state-{state}" for state in (FEUDAL, *RELIGIONS))
    yield from (f"religion-{religion}" for religion in RELIGIONS)
    for token in (*KNIGHTS.values(), *ROOKS.values(), "pawn"):
        yield f"token-{token}"
    for piece, religion in product(("bishop", "pirate"), RELIGIONS):
        yield f"token-{piece}_{religion}"


def test_every_component_has_a_name(spoken: Words) -> None:
    for message in names_of_components():
        plain(spoken.catalog.say(message))


# -- events -------------------------------------------------------------------------------------

NUMBERS = (0, 1, 2, 5, 22)
FIELDS: dict[str, tuple[object, ...]] = {
    "seat": (0, 1),
    "former": (1, None),
    "card": ("papal_elephant", "france"),
    "cards": (("isabella_of_castille", "aragon"),),
    "victory": VICTORIES,
    "side": SIDES,
    "florins": NUMBERS,
    "gained": NUMBERS,
    "count": NUMBERS,
    "emporium": ("tana",),
    "blocked": ("novgorod",),
    "religion": RELIGIONS,
    "other": RELIGIONS,
    "border": (border("england", "france"),),
    "target_border": (border("portugal", "aragon"),),
    "empire": ("hungary",),
    "target": ("ottoman",),
    "suzerain": ("england",),
    "city": ("paris", "constantinople_2", "venice_2"),
    "token": ("rook_islamic", "knight_catholic", "pawn_1"),
    "one_shot": tuple(ONE_SHOTS),
    "op": tuple(OPS),
    "cause": CAUSES,
    "state": (FEUDAL, *RELIGIONS),
    "attackers": (("knight_catholic", "knight_catholic", "pawn_0"),),
    "defenders": ((), ("rook_reformation",)),
    "place": ("paris", border("england", "france"), "france", "agent", "pirate"),
}


def examples(kind: type[Event]) -> Iterator[Event]:
    """Events of one kind, one for each value of each field."""
    values = {field: FIELDS[field] for field in kind.__struct_fields__}
    if kind is events.Drowned:
        values["token"] = tuple(ROOKS.values())  # nobody else can drown
    first = {field: some[0] for field, some in values.items()}
    for field, some in values.items():
        yield from (kind(**{**first, field: value}) for value in some)


@pytest.mark.parametrize("kind", KINDS_OF_EVENT, ids=lambda kind: kind.__name__)
def test_every_event_can_be_told(kind: type[Event], spoken: Words) -> None:
    g = pax_position()
    for event in examples(kind):
        plain(spoken.event(g, event))


def test_there_are_words_only_for_events_that_exist(spoken: Words) -> None:
    told = {message for message in spoken.catalog.ids() if message.startswith("event-")}
    assert told == {f"event-{kind.__name__}" for kind in KINDS_OF_EVENT}


def test_a_rook_at_sea_is_told_of_as_a_pirate() -> None:
    g = pax_position()
    sea = border("england", "france")
    said = words(GAME, "en").event(g, events.BorderTokenKilled("rook_islamic", sea))
    assert said == "The Islamic pirate on England – France is killed."


def test_an_empire_comes_from_the_stack_or_from_another_bank() -> None:
    g = pax_position()
    en, pl = words(GAME, "en"), words(GAME, "pl")
    from_stack = events.EmpireTaken(0, "hungary", "vote", None)
    from_bank = events.EmpireTaken(0, "hungary", "vote", 1)
    assert en.event(g, from_stack) == "Fugger Bank gains an empire: Hungary."
    assert en.event(g, from_bank) == "Fugger Bank gains an empire from Medici Bank: Hungary."
    assert pl.event(g, from_stack) == "Bank Fuggerów zdobywa imperium: Węgry."


def test_florins_are_counted_as_polish_counts_them() -> None:
    g = pax_position()
    pl = words(GAME, "pl")
    said = [pl.event(g, events.TaxPaid(0, florins)) for florins in (1, 2, 5, 12, 22)]
    assert [re.sub(r"\D+(\d+ \w+) .*", r"\1", sentence) for sentence in said] == [
        "1 florena",
        "2 floreny",
        "5 florenów",
        "12 florenów",
        "22 floreny",
    ]


# -- whole games --------------------------------------------------------------------------------


def lively_move(ask: Ask, luck: Dice) -> Move:
    """Any kind of answer with the same chance; the dull ones seldom."""
    dull = ("pass", "sell", "fair", "done", "no") if luck.below(10) else ()
    verbs = sorted({str(move[0]) for move in ask.options if move[0] not in dull})
    verb = luck.pick(verbs) if verbs else None
    moves = [move for move in ask.options if verb in (None, move[0])]
    return luck.pick(moves)


def say_everything(match: Match, seed: str) -> None:
    """Play a game to its end; say every question, option and event on the way."""
    luck = Dice(seed)
    spoken = [words(GAME, lang) for lang in LANGUAGES]
    told = 0
    while match.pending:
        ask = match.pending[0]
        for each in spoken:
            plain(each.ask(match.state, ask))
            assert each.steps(match.breadcrumb)
            for move in ask.options:
                plain(each.move(match.state, ask, move))
        match.submit(ask.seat, lively_move(ask, luck))
        for each in spoken:
            for _, event in match.log[told:]:
                plain(each.event(match.state, event))
        told = len(match.log)
    for each in spoken:
        for standing in match.standings:
            plain(each.catalog.say(f"standing-{standing.reason}"))


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variants", [(), VARIANTS, ("expansion", "astrology"), ("bankruptcy",)])
def test_whole_games_are_told_in_both_languages(players: int, variants: tuple[str, ...]) -> None:
    for number in range(2):
        seed = f"{players}/{variants}/{number}"
        match = Match.start(
            FIRST_EDITION,
            players=players,
            seed=seed,
            listen=True,
            expansion="expansion" in variants,
            promo_cards="promo_cards" in variants,
            astrology="astrology" in variants,
            bankruptcy="bankruptcy" in variants,
        )
        say_everything(match, seed)


def test_a_game_is_told_in_both_languages() -> None:
    match = Match.start(FIRST_EDITION, players=3, seed=1, listen=True, expansion=True)
    say_everything(match, "lively")


# -- answers that are rare in play ---------------------------------------------------------------


def rare_answers() -> Iterator[tuple[Pax, Ask, Move]]:
    """Each with a position in which it is an option."""
    g = pax_position()
    stand(g, venice="rook_catholic", venice_2="knight_catholic", paris="rook_islamic")
    g.pirates[border("england", "france")] = "islamic"
    own(g, 1, "hungary", "janissaries")
    g.bishops["janissaries"] = "catholic"
    scarce = Ask(0, "scarce_token", [], {"token": "rook_islamic"})
    yield g, scarce, ("take_ruler", "paris")
    yield g, scarce, ("take_border", border("england", "france"))
    yield (
        g,
        Ask(0, "scarce_token", [], {"token": "bishop_catholic"}),
        ("take_bishop", "janissaries"),
    )
    yield g, Ask(0, "venice", []), ("kill", "venice_2")
    yield g, Ask(0, "ciphers", []), ("op", "janissaries", 0)
    yield g, Ask(0, "hand_limit", []), ("discard", "papal_elephant")
    yield g, Ask(0, "rooks_join", [], {"empire": "france"}), ("join", "venice")
    g.battle = Battle("crusade", 0, "france", [Unit("rook_catholic", "agent")], [])
    about: dict[str, str | int] = {"cause": "crusade", "empire": "france", "count": 1}
    yield g, Ask(0, "losses", [], about), ("lose", "agent", "rook_catholic")


@pytest.mark.parametrize("place", range(8))
def test_rare_answers_have_words(place: int, spoken: Words) -> None:
    g, ask, move = list(rare_answers())[place]
    plain(spoken.ask(g, ask))
    plain(spoken.move(g, ask, move))


def test_options_tell_prices_owners_and_what_lies_on_a_card() -> None:
    g = pax_position()
    card = g.market["west"].cards[2]
    assert card is not None
    g.market["west"].florins[2] = 3
    own(g, 1, "france")
    vassal(g, "france", "aragon")
    crown(g, "anne_of_brittany", "france")
    g.repressed["france"] = ["pawn_0", "pawn_0"]
    en = words(GAME, "en")
    menu = Ask(0, "action", [], {"actions": 2})
    name = en.catalog.say(f"card-{card}")
    assert en.move(g, menu, ("buy", card)) == f"Buy {name} for 2 florins (+3 from the card)"
    assert en.move(g, Ask(1, "action", []), ("sell", "france")) == "Sell France for 4 florins"
    beheading = Ask(0, "behead", [], {"card": "janissaries", "op": 0})
    assert en.move(g, beheading, ("behead", "aragon")) == "Aragon (Medici Bank)"
    vote = Ask(0, "vote", [], {"card": "the_hidden", "op": 0})
    assert en.move(g, vote, ("vote", "france")) == "France for 2 florins"
    assert en.move(g, menu, ("pass",)) == "Pass"
    assert en.move(g, Ask(0, "action", [], {"actions": 0}), ("pass",)) == "End the turn"
