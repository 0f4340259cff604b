"""Whatever is said to a real game is answered in one sentence, soon, and changes nothing."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from stolnik.engine.errors import BrokenRule, StolnikError
from stolnik.engine.match import Match
from stolnik.engine.record import Record
from stolnik.engine.registry import load, names
from stolnik.engine.vocabulary import Lexicon
from stolnik.engine.words import words_of
from stolnik.text.catalog import LANGUAGES
from tests.length import so_many

INPUTS = so_many(60, whole=2000)
"""With each game."""

SLOWEST = 5.0
"""Seconds of work after which an answer counts as hanging."""

NONSENSE: tuple[Any, ...] = (
    *(None, True, 1.5, float("nan"), b"buy", "", "\ud800", "x" * 5000, -1, 10**40),
    *([], {}, (), [["buy"]], {"buy": 1}, ("pass", ["pass"])),
)


def midgame(name: str, dice: Random) -> Match:
    """A match somewhere in its course, with its catalogs read: that is done once, before a game."""
    game = load(name)
    for lang in LANGUAGES:
        words_of(game, lang)
    match = Match.start(game, players=dice.choice(game.players), seed=dice.getrandbits(32))
    for _ in range(dice.randrange(60)):
        if match.pending:
            ask = dice.choice(match.pending)
            match.submit(ask.seat, dice.choice(ask.options))
    return match if match.pending else midgame(name, dice)


def move(match: Match, dice: Random) -> Any:
    """Nonsense, any move of the game, or an option with something wrong in it."""
    chance, lexicon = dice.random(), match.setting.lexicon
    if chance < 0.2:
        return dice.choice(NONSENSE)
    if chance < 0.6:
        return well_formed(match, dice)
    parts: list[Any] = list(dice.choice(dice.choice(match.pending).options))
    at, change = dice.randrange(len(parts)), dice.randrange(4)
    if change == 0:
        parts[at] = dice.choice(NONSENSE)
    elif change == 1:
        parts.insert(at, parts[at])
    elif change == 2:
        del parts[at]
    else:
        parts[at] = dice.choice(known(lexicon))
    return tuple(parts) if dice.random() < 0.5 else parts


def well_formed(match: Match, dice: Random) -> tuple[Any, ...]:
    """A verb of the question, or any other, with parts that exist."""
    lexicon = match.setting.lexicon
    asked = dice.choice(match.pending).topic.verbs if dice.random() < 0.7 else ()
    verb = lexicon.vocabulary.by_name[dice.choice([*(asked or lexicon.vocabulary.by_name)])]
    rows = [
        tuple(dice.choice([*lexicon.ids(kind)]) for kind in verb.parts.values())
        for _ in range(dice.randint(*verb.repeat))
    ]
    if verb.ordered:
        ids = [lexicon.ids(kind) for kind in verb.parts.values()]
        rows.sort(key=lambda row: [places[part] for places, part in zip(ids, row)])
    return (verb.name, *(part for row in rows for part in row))


def known(lexicon: Lexicon) -> list[Any]:
    """Every verb and every id."""
    kinds = lexicon.vocabulary.kinds.values()
    return [*lexicon.vocabulary.by_name, *(part for kind in kinds for part in lexicon.ids(kind))]


def seat(match: Match, dice: Random) -> Any:
    usual = [ask.seat for ask in match.pending]
    return dice.choice(usual) if dice.random() < 0.8 else dice.choice((*NONSENSE, 0, 1, 7))


def position(match: Match) -> tuple[Any, ...]:
    return msgspec.msgpack.encode(match.state), match.pending, match.number, len(match.log)


def soon(what: Callable[[], object]) -> object:
    """What somebody asked for, or ``None`` if it was refused in one sentence; never late."""
    begun = time.process_time()
    try:
        return what()
    except BrokenRule:
        raise
    except StolnikError as error:
        for lang in ("pl", "en"):
            said = error.say(lang)
            assert said
            assert len(said) < 2000
            said.encode("utf-8")
        return None
    finally:
        assert time.process_time() - begun < SLOWEST


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("name", names())
def test_a_bad_move_is_refused_and_changes_nothing(name: str) -> None:
    dice = Random(f"bad moves of {name}")
    refused = 0
    match = midgame(name, dice)
    for number in range(INPUTS):
        if number % 20 == 19 or not match.pending:
            match = midgame(name, dice)
        who, said, before = seat(match, dice), move(match, dice), position(match)
        soon(lambda: match.submit(who, said))  # noqa: B023
        if match.number == before[2]:
            refused += 1
            assert position(match) == before
    assert refused > INPUTS // 3


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("name", names())
def test_why_not_answers_whatever_it_is_asked(name: str) -> None:
    dice = Random(f"why not in {name}")
    match = midgame(name, dice)
    clauses = match.game.ledger.clauses
    explained = 0
    for number in range(INPUTS):
        if number % 20 == 19:
            match = midgame(name, dice)
        who, said, before = seat(match, dice), move(match, dice), position(match)
        refusal: Any = soon(lambda: match.why_not(who, said))  # noqa: B023
        assert refusal is None or refusal.clause in clauses
        explained += refusal is not None
        assert position(match) == before
    assert explained > INPUTS // 20


def damaged(text: bytes, dice: Random) -> bytes:
    """The same with a few bytes replaced, cut out, put in or moved."""
    changed = bytearray(text)
    for _ in range(dice.randint(1, 3)):
        at = dice.randrange(len(changed) or 1)
        how = dice.randrange(4)
        if how == 0 and changed:
            changed[at] = dice.randrange(256)
        elif how == 1:
            del changed[at : at + dice.randint(1, 8)]
        elif how == 2:
            changed[at:at] = bytes([dice.randrange(256)])
        else:
            other = dice.randrange(len(changed) or 1)
            changed[at:at] = changed[other : other + 12]
    return bytes(changed)


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("name", names())
def test_a_damaged_save_is_refused_or_plays(name: str) -> None:
    dice = Random(f"saves of {name}")
    saved = midgame(name, dice).save()
    for number in range(INPUTS):
        if number % 20 == 19:
            saved = midgame(name, dice).save()
        text = damaged(saved, dice)
        found: Any = soon(lambda: Match.resume(text))  # noqa: B023
        assert found is None or found.over or found.pending


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("name", names())
def test_a_damaged_record_is_refused(name: str) -> None:
    dice = Random(f"records of {name}")
    written = midgame(name, dice).record().dumps()
    for number in range(INPUTS):
        if number % 20 == 19:
            written = midgame(name, dice).record().dumps()
        text = damaged(written, dice)
        found = soon(lambda: Match.replay(Record.loads(text)))  # noqa: B023
        assert found is None or text.split() == written.split()
