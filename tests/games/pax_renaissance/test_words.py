"""Everything that the game can say, it says in Polish and in English."""

from __future__ import annotations

import ast
import inspect
import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from types import ModuleType

import pytest

import stolnik
from stolnik.engine.dice import Dice
from stolnik.engine.flow import Ask, Move
from stolnik.engine.game import AnyGame
from stolnik.engine.match import Match
from stolnik.engine.state import Event, Public
from stolnik.engine.words import Words, words_of
from stolnik.games.pax_renaissance import events
from stolnik.games.pax_renaissance.box.components import (
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
from stolnik.games.pax_renaissance.chapters.ops import OPS
from stolnik.games.pax_renaissance.chapters.wars.battle import RELIGIOUS_WARS
from stolnik.games.pax_renaissance.game import FIRST_EDITION, SECOND_EDITION
from stolnik.games.pax_renaissance.play import ACTIONS
from stolnik.games.pax_renaissance.solitaire import events as solitaire_events
from stolnik.games.pax_renaissance.speech.vocabulary import VOCABULARY
from stolnik.games.pax_renaissance.state import Battle, Pax, Unit
from stolnik.text import LANGUAGES, compare
from tests.games.pax_renaissance.both import twin
from tests.games.pax_renaissance.every_card import full_box
from tests.games.pax_renaissance.position import (
    SECOND_VARIANTS,
    VARIANTS,
    border,
    crown,
    own,
    pax_position,
    stand,
    vassal,
)
from tests.games.pax_renaissance.questions import question, topics

HOME = FIRST_EDITION.home
GAMES = {1: FIRST_EDITION, 2: SECOND_EDITION}
EDITION = {game.name: edition for edition, game in GAMES.items()}


def bearers(box: Box) -> list[TableauCard | EmpireFace]:
    """Whatever can have ops and prestige."""
    return [
        *box.cards.values(),
        *(empire.king for empire in box.empires.values()),
        *(empire.republic for empire in box.empires.values()),
    ]


def one_shots(box: Box) -> list[str]:
    return sorted({card.one_shot for card in box.cards.values() if card.one_shot is not None})


CAUSES = ("coronation", "vote", "campaign", "conspiracy", "peasant_revolt", *RELIGIOUS_WARS)
ENDINGS = (*VICTORIES, "patron", "bankruptcy", "bankrupt", "lost")


@pytest.fixture(params=product(GAMES, LANGUAGES), ids=lambda each: f"{each[0]}e-{each[1]}")
def spoken(request: pytest.FixtureRequest) -> Words:
    """The words of each edition in each language."""
    edition, lang = request.param
    return words_of(GAMES[edition], lang)


@pytest.fixture
def edition(spoken: Words) -> int:
    """The edition that is spoken of."""
    return EDITION[spoken.game.name]


def plain(sentence: str) -> str:
    """A sentence for people: it has words, and no id or gap shows through."""
    assert sentence.strip()
    assert not re.search(r"[_{}]", sentence), sentence
    return sentence


# -- the sources ---------------------------------------------------------------------------------


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
def procedures() -> frozenset[str]:
    return frozenset(
        node.name
        for tree in sources().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
    )


def kinds_of_event(*modules: ModuleType) -> list[type[Event]]:
    return [
        kind
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind not in (Event, Public)
    ]


@cache
def figures() -> frozenset[str]:
    """Whatever the guards show with a refusal."""
    shown = (
        keyword.value
        for call in (*calls("Refusal"), *calls("refused"))
        for keyword in call.keywords
        if keyword.arg == "figures"
    )
    return frozenset(str(each.value) for each in shown if isinstance(each, ast.Constant))


KINDS_OF_EVENT = kinds_of_event(events)
"""Those of every game; the solitaire one has some more."""


# -- nothing is missing --------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_both_languages_say_the_same_things_about_the_same_variables(game: AnyGame) -> None:
    assert compare(words_of(game, "en").catalog, words_of(game, "pl").catalog) == []


@pytest.mark.parametrize("edition", GAMES)
def test_every_clause_of_the_rulebook_is_in_polish_too(edition: int) -> None:
    rules = GAMES[edition].ledger
    assert rules.untranslated("pl") == []
    assert [
        clause.id for clause in rules.clauses.values() if "pl" not in clause.section_title
    ] == []


def test_every_refusal_cites_a_clause_that_can_be_said(spoken: Words, edition: int) -> None:
    cited = {
        str(argument.value)
        for call in (*calls("Refusal"), *calls("refused"))
        for argument in (each for part in call.args for each in ast.walk(part))
        if isinstance(argument, ast.Constant) and str(argument.value).startswith(f"PAX{edition}-")
    } | {topic.set_by[edition - 1] for topic in topics().values()}
    assert len(cited) > 60
    g = pax_position(edition=edition)
    for clause in sorted(cited):
        assert spoken.refusal(g, stolnik.Refusal(clause)).endswith(f"[{clause}]")


def test_the_figures_of_every_refusal_have_words(spoken: Words) -> None:
    said = {message for message in spoken.catalog.ids() if message.startswith("figures-")}
    assert said == {f"figures-{name}" for name in figures()} | {"figures-facts"}


def test_every_question_has_words(spoken: Words) -> None:
    asked = {message for message in spoken.catalog.ids() if message.startswith("ask-")}
    assert asked == {f"ask-{topic}" for topic in topics()}


def test_every_question_but_the_menu_knows_the_clause_that_sets_its_options() -> None:
    for topic in topics().values():
        first, second = topic.set_by
        assert first in FIRST_EDITION.ledger.clauses
        assert second in SECOND_EDITION.ledger.clauses


def test_every_group_of_options_has_a_heading_but_plain_answers(spoken: Words) -> None:
    groups = {verb.group or verb.name for verb in VOCABULARY.verbs} - {"answer"}
    headings = {message for message in spoken.catalog.ids() if message.startswith("group-")}
    assert headings == {f"group-{group}" for group in groups}


def test_every_verb_has_words(spoken: Words) -> None:
    for verb in VOCABULARY.by_name:
        assert spoken.catalog.has(f"move-{verb}")


def test_there_are_words_only_for_verbs_and_questions_that_exist(spoken: Words) -> None:
    for message in spoken.catalog.ids():
        if message.startswith("move-"):
            _, *topic, verb = message.removesuffix(".label").split("-")
            assert verb in VOCABULARY.by_name
            assert set(topic) <= set(topics())


def test_the_table_of_moves_knows_the_parts_of_every_action_and_target() -> None:
    for verb, action in ACTIONS.items():
        assert len(VOCABULARY.by_name[str(verb)].parts) == asked_of(action.refuse) - 2
    for op in OPS.values():
        for verb in op.topic.verbs:
            assert len(VOCABULARY.by_name[verb].parts) <= asked_of(op.refuse) - 4


def asked_of(guard: Callable[..., object]) -> int:
    """How many arguments a guard takes."""
    return len(inspect.signature(guard).parameters)


def test_every_option_of_the_game_has_a_name_and_an_explanation(spoken: Words) -> None:
    for option in spoken.game.options:
        plain(spoken.catalog.say(f"option-{option.name}"))
        plain(spoken.catalog.say(f"option-{option.name}.help"))


def test_the_title_the_endings_and_the_house_mark_have_words(spoken: Words) -> None:
    title = f"game-{spoken.game.name}"
    for message in (title, f"{title}.blurb", "house-mark", "house-mark.help"):
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


def names_of_components(box: Box) -> Iterator[str]:
    for card in box.cards.values():
        yield f"card-{card.id}"
        yield f"kind-{card.kind}"
        yield from (f"ability-{ability}" for ability in card.abilities)
        yield from (f"piece-{agent.piece}" for agent in card.agents)
    for prestige in {kind for bearer in bearers(box) for kind in bearer.prestige}:
        yield from (f"prestige-{prestige}", f"prestige-{prestige}.short")
    yield from (
        f"piece-{piece}" for each in bearers(box) for op in each.ops for piece in op.targets
    )
    for empire in box.empires:
        yield from (f"empire-{empire}", f"empire-{empire}.king", f"empire-{empire}.republic")
        yield f"card-{empire}"
    yield from (f"city-{slot}" for slot in (*box.land_of, "venice_2"))
    yield from (f"border-{each}" for each in box.between)
    yield from (f"bank-{bank}" for bank in box.banks)
    yield from (f"pawn-{bank}" for bank in box.banks)
    yield from (f"victory-{victory}" for victory in (*VICTORIES, "patron"))
    yield from (f"op-{op}" for op in OPS)
    yield from (f"oneshot-{one_shot}" for one_shot in one_shots(box))
    yield from (f"cause-{cause}" for cause in CAUSES)
    yield from (f"state-{state}" for state in (FEUDAL, *RELIGIONS))
    yield from (f"religion-{religion}" for religion in RELIGIONS)
    for token in (*KNIGHTS.values(), *ROOKS.values(), "pawn"):
        yield f"token-{token}"
    for piece, religion in product(("bishop", "pirate"), RELIGIONS):
        yield f"token-{piece}_{religion}"


@pytest.mark.parametrize(
    "florins, told",
    [(1, "; Fugger Bank earns 1 florin."), (0, "."), (-1, "; Fugger Bank pays 1 florin.")],
)
def test_the_story_tells_what_repression_brings_or_costs(florins: int, told: str) -> None:
    g = pax_position(edition=2)
    repressed = events.RulerRepressed(0, "knight_catholic", "modon", "ottoman", florins)
    said = words_of(GAMES[2], "en").event(g, repressed)
    assert said == f"The Catholic knight in Modon is repressed (Ottoman Empire){told}"


def test_every_component_has_a_name(spoken: Words, edition: int) -> None:
    for message in names_of_components(full_box(edition)):
        plain(spoken.catalog.say(message))


CARD_FILES = {1: ("market_cards.json", "expansion_cards.json"), 2: ("cards_tableau.json",)}


@pytest.mark.parametrize("edition", GAMES)
def test_every_card_bears_the_title_that_is_printed_on_it(edition: int) -> None:
    folder = HOME / "data" / {1: "first", 2: "second"}[edition]
    english, polish = (words_of(GAMES[edition], lang) for lang in ("en", "pl"))
    for file in CARD_FILES[edition]:
        for card in json.loads((folder / file).read_text("utf-8"))["cards"]:
            message = f"card-{card['id']}"
            assert english.catalog.say(message) == card["name"]
            if "name_pl" in card:  # known only of some cards of the 2nd edition
                assert polish.catalog.say(message) == card["name_pl"]


@pytest.mark.parametrize(
    "card, first, second",
    [
        # The 2nd edition has the same English title, but its Polish card tells of the rebel.
        ("merchants_of_the_staple", "Kupcy składowi", "Powstanie Jacka Cade'a"),
        ("ottoman_navy", "Marynarka ottomańska", "Flota osmańska"),
        ("holy_land_crusade", "Krucjata do Ziemi Świętej", "Krucjaty do Ziemi Świętej"),
    ],
)
def test_a_card_has_the_polish_title_of_its_own_edition(card: str, first: str, second: str) -> None:
    namesake = twin(pax_position(edition=2), card)
    assert words_of(GAMES[1], "pl").catalog.say(f"card-{card}") == first
    assert words_of(GAMES[2], "pl").catalog.say(f"card-{namesake}") == second


def test_abilities_are_named_only_if_a_card_has_them(spoken: Words) -> None:
    named = {message for message in spoken.catalog.ids() if message.startswith("ability-")}
    given = {ability for each in GAMES for ability in full_box(each).bearers}
    assert named <= {f"ability-{ability}" for ability in given}


@pytest.mark.rule("PAX2-GLO.VictoryCard.2")
@pytest.mark.parametrize(
    "victory, inactive",
    [
        ("renaissance", "Medieval Age"),
        ("globalization", "Galley Age"),
        ("holy", "East-West Schism"),
        ("imperial", "Age of Feudalism"),
    ],
)
def test_the_victory_cards_of_the_second_edition_have_names_on_both_sides(
    victory: str, inactive: str
) -> None:
    g = pax_position(edition=2)
    en = words_of(SECOND_EDITION, "en")
    assert en.catalog.say(f"victory-{victory}.inactive") == inactive
    assert any(inactive in line for line in en.summary(g, None))
    g.active.append(victory)
    shown = "\n".join(en.summary(g, None))
    assert inactive not in shown
    assert en.catalog.say(f"victory-{victory}") in shown


# -- events --------------------------------------------------------------------------------------

NUMBERS = (0, 1, 2, 5, 22)
FIELDS: dict[str, tuple[object, ...]] = {
    "seat": (0, 1),
    "former": (1, None),
    "card": ("france",),
    "cards": (("aragon", "france"),),
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
    "op": tuple(OPS),
    "cause": CAUSES,
    "state": (FEUDAL, *RELIGIONS),
    "attackers": (("knight_catholic", "knight_catholic", "pawn_0"),),
    "defenders": ((), ("rook_reformation",)),
    "place": ("paris", border("england", "france"), "france", "agent", "pirate"),
}


def fields(box: Box) -> dict[str, tuple[object, ...]]:
    """What can stand in the fields of an event, in this edition."""
    some = next(card.id for card in box.cards.values() if not card.queen)
    queen = next(card.id for card in box.cards.values() if card.queen)
    return FIELDS | {
        "card": (some, "france"),
        "cards": ((queen, "aragon"),),
        "one_shot": tuple(one_shots(box)),
    }


def examples(kind: type[Event], box: Box) -> Iterator[Event]:
    """Events of one kind, one for each value of each field."""
    known = fields(box)
    values = {field: known[field] for field in kind.__struct_fields__}
    if kind is events.Drowned:
        values["token"] = tuple(box.edition.ships.values())  # nobody else can drown
    first = {field: some[0] for field, some in values.items()}
    for field, some in values.items():
        yield from (kind(**{**first, field: value}) for value in some)


@pytest.mark.parametrize("kind", KINDS_OF_EVENT, ids=lambda kind: kind.__name__)
def test_every_event_can_be_told(kind: type[Event], spoken: Words, edition: int) -> None:
    g = pax_position(edition=edition)
    for event in examples(kind, full_box(edition)):
        plain(spoken.event(g, event))


def test_there_are_words_only_for_events_that_exist(spoken: Words, edition: int) -> None:
    told = {message for message in spoken.catalog.ids() if message.startswith("event-")}
    kinds = KINDS_OF_EVENT + (kinds_of_event(solitaire_events) if edition == 2 else [])
    assert told == {f"event-{kind.__name__}" for kind in kinds}


def test_a_rook_at_sea_is_told_of_as_a_pirate() -> None:
    g = pax_position()
    sea = border("england", "france")
    said = words_of(FIRST_EDITION, "en").event(g, events.BorderTokenKilled("rook_islamic", sea))
    assert said == "The Islamic pirate on England – France is killed."


def test_an_empire_comes_from_the_stack_or_from_another_bank() -> None:
    g = pax_position()
    en, pl = words_of(FIRST_EDITION, "en"), words_of(FIRST_EDITION, "pl")
    from_stack = events.EmpireTaken(0, "hungary", "vote", None)
    from_bank = events.EmpireTaken(0, "hungary", "vote", 1)
    assert en.event(g, from_stack) == "Fugger Bank gains an empire: Hungary."
    assert en.event(g, from_bank) == "Fugger Bank gains an empire from Medici Bank: Hungary."
    assert pl.event(g, from_stack) == "Bank Fuggerów zdobywa imperium: Węgry."


def test_florins_are_counted_as_polish_counts_them() -> None:
    g = pax_position()
    pl = words_of(FIRST_EDITION, "pl")
    said = [pl.event(g, events.TaxPaid(0, florins)) for florins in (1, 2, 5, 12, 22)]
    assert [re.sub(r"\D+(\d+ \w+) .*", r"\1", sentence) for sentence in said] == [
        "1 florena",
        "2 floreny",
        "5 florenów",
        "12 florenów",
        "22 floreny",
    ]


# -- whole games ---------------------------------------------------------------------------------


def lively_move(ask: Ask, luck: Dice) -> Move:
    """Any kind of answer with the same chance; the dull ones seldom."""
    dull = ("pass", "sell", "fair", "done", "no") if luck.below(10) else ()
    verbs = sorted({str(move[0]) for move in ask.options if move[0] not in dull})
    verb = luck.pick(verbs) if verbs else None
    moves = [move for move in ask.options if verb in (None, move[0])]
    return luck.pick(moves)


def say_everything(match: Match, seed: str) -> None:
    """Play a game to its end; say every question, option, event and table on the way."""
    luck = Dice(seed)
    spoken = [words_of(match.game, lang) for lang in LANGUAGES]
    told = 0
    while match.pending:
        ask = match.pending[0]
        for each in spoken:
            plain(each.ask(match.state, ask))
            assert each.steps(match.breadcrumb)
            for move in ask.options:
                sensible(plain(each.move(match.state, ask, move)), each)
        match.submit(ask.seat, lively_move(ask, luck))
        for each in spoken:
            for _, event, _ in match.log[told:]:
                sensible(plain(each.event(match.state, event)), each)
            if not luck.below(20):
                for line in filter(None, map(str.strip, each.summary(match.state, ask.seat))):
                    sensible(plain(line), each)
        told = len(match.log)
    for each in spoken:
        for standing in match.standings:
            plain(each.catalog.say(f"standing-{standing.reason}"))


def sensible(sentence: str, spoken: Words) -> None:
    """Nobody and nothing is spoken of as something."""
    assert f"({spoken.catalog.say('nothing')})" not in sentence


def options(edition: int, variants: tuple[str, ...]) -> dict[str, bool]:
    known = VARIANTS if edition == 1 else SECOND_VARIANTS
    return {name: name in variants for name in known}


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "edition, variants",
    [
        (1, ()),
        (1, VARIANTS),
        (1, ("expansion", "astrology")),
        (1, ("bankruptcy",)),
        (2, ()),
        (2, SECOND_VARIANTS),
        (2, ("map_1550",)),
        (2, ("astrology",)),
        (2, ("bankruptcy",)),
    ],
)
def test_whole_games_are_told_in_both_languages(
    players: int, edition: int, variants: tuple[str, ...]
) -> None:
    for number in range(2):
        seed = f"{players}/{variants}/{number}"
        match = Match.start(
            GAMES[edition],
            players=players,
            seed=seed,
            listen=True,
            **options(edition, variants),  # type: ignore[arg-type]
        )
        say_everything(match, seed)


@pytest.mark.parametrize("edition, variants", [(1, ("expansion",)), (2, ())])
def test_a_game_is_told_in_both_languages(edition: int, variants: tuple[str, ...]) -> None:
    chosen = options(edition, variants)
    match = Match.start(GAMES[edition], players=3, seed=1, listen=True, **chosen)  # type: ignore[arg-type]
    say_everything(match, "lively")


# -- answers that are rare in play ---------------------------------------------------------------


def rare_answers(edition: int) -> Iterator[tuple[Pax, Ask, Move]]:
    """Each with a position in which it is an option."""
    g = pax_position(edition=edition)
    janissaries, west_card = {
        1: ("janissaries", "papal_elephant"),
        2: ("pren067", "pren002"),
    }[edition]
    sea = border("england", "france")
    stand(g, venice="rook_catholic", venice_2="knight_catholic", paris="rook_islamic")
    g.pirates[sea] = "islamic"
    own(g, 1, "hungary", janissaries)
    g.bishops[janissaries] = "catholic"
    scarce = question("scarce_token", token="rook_islamic", fights="yes")
    yield g, scarce, ("take_ruler", "paris")
    yield g, scarce, ("take_border", sea)
    scarce_bishop = question("scarce_token", token="bishop_catholic", fights="no")
    yield g, scarce_bishop, ("take_bishop", janissaries)
    yield g, question("venice"), ("kill", "venice_2")
    yield g, question("ciphers"), ("op", janissaries, 0)
    yield g, question("hand_limit"), ("discard", west_card)
    yield g, question("rooks_join", empire="france"), ("join", "venice")
    yield g, question("golden_liberty", empire="papal_states"), ("yes",)
    yield g, question("golden_liberty", empire="papal_states"), ("no",)
    yield g, question("commerce", card=west_card, op=0), ("commerce_space", "west")
    yield g, question("emancipation", empire="england"), ("emancipate", "pawn_1", sea)
    g.battle = Battle("crusade", 0, "france", [Unit("rook_catholic", "agent")], [])
    losses = question("losses", cause="crusade", empire="france", count=1)
    yield g, losses, ("lose", "agent", "rook_catholic")


@pytest.mark.parametrize("place", range(12))
def test_rare_answers_have_words(place: int, spoken: Words, edition: int) -> None:
    g, ask, move = list(rare_answers(edition))[place]
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
    en = words_of(FIRST_EDITION, "en")
    menu = question("action", actions=2)
    name = en.catalog.say(f"card-{card}")
    assert en.move(g, menu, ("buy", card)) == f"Buy {name} for 2 florins (+3 from the card)"
    assert en.move(g, question("action", seat=1), ("sell", "france")) == "Sell France for 4 florins"
    beheading = question("behead", card="janissaries", op=0)
    assert en.move(g, beheading, ("behead", "aragon")) == "Aragon (Medici Bank)"
    vote = question("vote", card="the_hidden", op=0)
    assert en.move(g, vote, ("vote", "france")) == "France for 2 florins"
    assert en.move(g, menu, ("pass",)) == "Pass"
    assert en.move(g, question("action", actions=0), ("pass",)) == "End the turn"


def test_polish_counts_actions_and_names_prices_first() -> None:
    g = pax_position()
    card = g.market["west"].cards[3]
    assert card is not None
    pl = words_of(FIRST_EDITION, "pl")
    name = pl.catalog.say(f"card-{card}")
    menu = question("action", actions=2)
    assert pl.ask(g, menu) == "Bank Fuggerów: wybierz akcję (zostały 2)"
    assert pl.move(g, menu, ("buy", card)) == f"Kup za 3 floreny: {name}"
    own(g, 0, "france")
    assert pl.move(g, menu, ("sell", "france")) == "Sprzedaj za 2 floreny: Francja"
    one_shot = question("one_shot", card="jesuits", one_shot="crusade")
    assert pl.ask(g, one_shot) == "Jezuici: uruchomić akcję jednorazową (Krucjata)?"


@pytest.mark.parametrize("florins, said", [(0, "all florins are spent"), (1, "1 florin stays")])
def test_english_minds_the_number_of_florins_that_stay(florins: int, said: str) -> None:
    told = words_of(FIRST_EDITION, "en").event(pax_position(), events.FairEnded("east", florins))
    assert said in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_without_a_chess_piece_is_named_by_its_place_alone(lang: str) -> None:
    spoken = words_of(SECOND_EDITION, lang)
    table = "\n".join(spoken.summary(pax_position(edition=2), 0))
    assert spoken.catalog.say("kind-tableau") not in table


# -- what the editions call differently ----------------------------------------------------------


def test_a_card_that_nobody_has_is_on_its_throne() -> None:
    g = pax_position(edition=2)
    own(g, 0, "pren008")
    own(g, 1, "pren040")
    g.bishops["pren008"] = "catholic"
    agents = question("agents", card="pren008")
    mission = question("inquisitor", card="pren008", op=0)
    en, pl = words_of(SECOND_EDITION, "en"), words_of(SECOND_EDITION, "pl")
    bishop = ("bishop", "catholic", "aragon")
    assert en.move(g, agents, bishop) == "Catholic bishop onto Aragon (on the throne)"
    assert pl.move(g, agents, bishop) == "Umieść: katolicki biskup → Aragonia (na tronie)"
    move = ("inquisitor", "pren008", "aragon")
    assert en.move(g, mission, move) == "Catholic bishop: Jesuits to Aragon (on the throne)"
    move = ("inquisitor", "pren008", "pren040")
    assert en.move(g, mission, move).endswith("(Medici Bank)")


@pytest.mark.parametrize(
    "message, first, second",
    [
        ("state-feudal", "feudal", "medieval"),
        ("state-reformation", "Reformation theocracy", "Reformist theocracy"),
        ("religion-reformation", "Reformation", "Reformist"),
        ("token-rook_reformation", "Reformation rook", "Reformist rook"),
        ("oneshot-reformation", "Reformation", "Reformation"),
        ("option-astrology.help", "Both decks lie", "The top card of each deck lies"),
        ("ability-own_concessions_immune_to_pirates", "concessions.", "share the border"),
    ],
)
def test_each_edition_speaks_as_its_rulebook_does(message: str, first: str, second: str) -> None:
    assert first in words_of(FIRST_EDITION, "en").catalog.say(message)
    assert second in words_of(SECOND_EDITION, "en").catalog.say(message)


@pytest.mark.parametrize(
    "message, first, second",
    [
        ("state-feudal", "państwo feudalne", "państwo średniowieczne"),
        ("token-rook_islamic", "islamska wieża", "islamski zamek"),
        ("token-pawn", "pion", "pionek"),
        ("step-hold_fair", "Wymiana handlowa", "Wyprawa handlowa"),
        ("step-regime_change", "Zmiana reżimu", "Zmiana ustroju"),
        ("pax-own", "Twoje tablo", "Twoja tablica"),
        ("pax-silenced", "wyciszona przez biskupa", "uciszona przez biskupa"),
        ("pax-vic-holy", "Boże", "Religijne"),
    ],
)
def test_each_edition_speaks_polish_as_its_rulebook_does(
    message: str, first: str, second: str
) -> None:
    assert words_of(FIRST_EDITION, "pl").catalog.say(message) == first
    assert words_of(SECOND_EDITION, "pl").catalog.say(message) == second


@pytest.mark.parametrize(
    ("game", "lang", "names"),
    [
        (FIRST_EDITION, "pl", {"Fuggerowie", "Medyceusze", "Cœurowie", "Marchionni"}),
        (SECOND_EDITION, "pl", {"Fuggerowie", "Medyceusze", "Cœur", "Marchionni"}),
        (SECOND_EDITION, "en", {"Fugger", "Medici", "Cœur", "Marchionni"}),
    ],
)
def test_where_there_is_little_room_a_bank_goes_by_its_family(
    game: AnyGame, lang: str, names: set[str]
) -> None:
    chair = Match.start(game, players=4, seed=7).at(None)
    assert {chair.short(lang, seat) for seat in range(4)} == names
