"""What can be played, and by which rules: for people who choose, read and look up."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from stolnik.bots import describe
from stolnik.bots import names as bot_names
from stolnik.engine.errors import HERE, StolnikError
from stolnik.engine.game import AnyGame, Option, OptionValue
from stolnik.engine.match import Match
from stolnik.engine.registry import load, names
from stolnik.engine.vocabulary import Family
from stolnik.engine.words import words_of
from stolnik.rulebook import Clause, ledger
from stolnik.rulebook.coverage import Sites, cited_in
from stolnik.rulebook.search import Index
from stolnik.table.logs import log
from stolnik.table.problems import Problem, of_the_engine, table_words
from stolnik.table.protocol import (
    Both,
    BotInfo,
    ClauseInfo,
    ClauseWhole,
    GameInfo,
    Lang,
    OptionInfo,
    OptionValueInfo,
    Place,
)
from stolnik.text import LANGUAGES

MOST_FOUND: Final = 100
"""Clauses that a search tells of."""


def game_of(name: str) -> AnyGame:
    try:
        return load(name)
    except StolnikError as error:
        raise of_the_engine(error) from error


@cache
def playable() -> tuple[str, ...]:
    """The games that load; one whose package is broken does not keep the others away."""
    found = []
    for name in names():
        try:
            load(name)
        except Exception as error:  # anything can go wrong in another's package
            log.error("a game does not load", game=name, error=type(error).__name__)
        else:
            found.append(name)
    return tuple(found)


def _both(game: AnyGame, message: str, otherwise: str) -> Both:
    said = {}
    for lang in LANGUAGES:
        catalog = words_of(game, lang).catalog
        said[lang] = catalog.say(message) if catalog.has(message) else otherwise
    return Both(**said)


@cache
def game_info(name: str) -> GameInfo:
    game = game_of(name)
    return GameInfo(
        name=name,
        version=game.version,
        title=_both(game, f"game-{name}", name),
        blurb=_both(game, f"game-{name}.blurb", ""),
        players=list(game.players),
        options=[_option(game, option) for option in game.options],
        bots=[_bot(bot) for bot in bot_names()],
        clauses=len(game.ledger.clauses),
    )


@cache
def games_text() -> bytes:
    """All of them, as they are sent."""
    return msgspec.json.encode([game_info(name) for name in playable()])


def _option(game: AnyGame, option: Option) -> OptionInfo:
    message = f"option-{option.name}"
    return OptionInfo(
        name=option.name,
        title=_both(game, message, option.name),
        help=_both(game, f"{message}.help", ""),
        values=[
            OptionValueInfo(value=value, title=_value(game, option.name, value))
            for value in option.values
        ],
        players=list(option.players),
    )


def _value(game: AnyGame, option: str, value: OptionValue) -> Both:
    if isinstance(value, bool):
        message = "option-yes" if value else "option-no"
        return Both(**{lang: table_words(lang).say(message) for lang in LANGUAGES})
    return _both(game, f"option-{option}.{value}", str(value))


def _bot(name: str) -> BotInfo:
    said = {lang: describe(name, lang) for lang in LANGUAGES}
    return BotInfo(name=name, title=Both(pl=name, en=name), help=Both(**said))


# Clauses


def clause_info(clause: Clause, lang: Lang) -> ClauseInfo:
    return ClauseInfo(
        id=clause.id,
        section=clause.section,
        title=clause.title(lang),
        text=clause.say(lang),
        lines=clause.lines,
        tags=list(clause.tags),
    )


def index_of(name: str, lang: Lang) -> Index:
    """The words of all clauses of a game, to look words up in."""
    return ledger.index_of(game_of(name).ledger, lang)


def found(name: str, words: str, lang: Lang) -> list[ClauseInfo]:
    """The clauses that fit a search best."""
    best = game_of(name).ledger.search(words, lang)[:MOST_FOUND]
    return [clause_info(clause, lang) for clause in best]


@cache
def ledger_text(name: str, lang: Lang) -> bytes:
    """All clauses of a game, as they are sent."""
    clauses = game_of(name).ledger.clauses.values()
    return msgspec.json.encode([clause_info(clause, lang) for clause in clauses])


@cache
def cited(name: str) -> Sites:
    """Where the code of a game cites clauses; its sources come with it."""
    return cited_in([game_of(name).home])


def clause_whole(game: AnyGame, which: str, lang: Lang) -> ClauseWhole:
    clause = game.ledger.clauses.get(which)
    if clause is None:
        raise Problem("unknown")
    waiver = game.ledger.waived.get(which)
    info = clause_info(clause, lang)
    return ClauseWhole(
        **msgspec.structs.asdict(info),
        cited=[
            Place(name=site.function, file=_short(site.file), line=site.line)
            for site in cited(game.name).get(which, [])
        ],
        tested=[],
        rulings=[tag for tag in clause.tags if tag.startswith("ruling")],
        waived=None if waiver is None else waiver.reason,
    )


def _short(file: str) -> str:
    return "stolnik/" + file.rpartition("/stolnik/")[2] if "/stolnik/" in file else Path(file).name


# Components and words for a client


@cache
def catalog_source(name: str, lang: Lang) -> bytes:
    """The Fluent sources from which the words of a game come."""
    game = game_of(name)
    folders = [HERE / "text", *(game.home / folder for folder in game.speech.texts)]
    texts = [
        path.read_text("utf-8")
        for folder in folders
        for path in sorted(folder.glob("*.ftl"))
        if path.name == f"{lang}.ftl" or path.name.endswith(f".{lang}.ftl")
    ]
    return "\n".join(texts).encode()


_OMIT: Final = object()


def _plain(value: Any) -> Any:
    """A component as JSON; what cannot be told, such as a function, is left out."""
    if value is None or isinstance(value, (str, int, float, bool)):
        return value
    if isinstance(value, msgspec.Struct):
        return _fields({name: getattr(value, name) for name in value.__struct_fields__})
    if dataclasses.is_dataclass(value):
        return _fields(
            {f.name: getattr(value, f.name) for f in dataclasses.fields(value) if f.init}
        )
    if isinstance(value, Mapping):
        if not all(isinstance(key, (str, int)) for key in value):
            return _OMIT
        return _fields({str(key): inner for key, inner in value.items()})
    if isinstance(value, (tuple, list, frozenset)):
        inner = [_plain(part) for part in value]
        return [part for part in inner if part is not _OMIT]
    return _OMIT


def _fields(fields: dict[str, Any]) -> dict[str, Any]:
    plain = {name: _plain(value) for name, value in fields.items()}
    return {name: value for name, value in plain.items() if value is not _OMIT}


def box(name: str, options: tuple[tuple[str, OptionValue], ...] = ()) -> bytes:
    """The components that a game is played with, as JSON; options not named are the usual ones."""
    game = game_of(name)
    given = {option.name: option.default for option in game.options}
    given.update(options)
    return msgspec.json.encode(_plain(game.rules.open_box(given, None)))


def printed(
    name: str, players: int, options: tuple[tuple[str, OptionValue], ...], lang: Lang
) -> bytes:
    """What stands on each component, in words, by its element of the board."""
    game = game_of(name)
    if game.speech.describe is None:
        return b"{}"
    # What is printed is the same in every position, so that of any new game serves.
    given: dict[str, Any] = dict(options)
    chair = Match.start(game, players=players, seed="printed", **given).at(None)
    kinds = {kind for verb in game.speech.vocabulary.verbs for kind in verb.parts.values()}
    elements = [
        f"{kind.name}:{thing}"
        for kind in kinds
        if isinstance(kind, Family) and kind.on_board
        for thing in chair.lexicon.ids(kind)
    ]
    said = {element: chair.say_element(lang, element) for element in sorted(elements)}
    return msgspec.json.encode({element: lines for element, lines in said.items() if lines})
