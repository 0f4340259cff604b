"""What a match leaves on disk, and how far it is trusted when it comes back."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

import msgspec

from stolnik.engine.errors import (
    BadRecord,
    BadRequest,
    IllegalMove,
    StolnikError,
    clip,
    parser_problem,
)
from stolnik.engine.game import AnyGame
from stolnik.engine.history import Imagined, Saved, Start, checkpoint_of
from stolnik.engine.record import Record
from stolnik.engine.registry import load
from stolnik.engine.run import Run, deal_anew
from stolnik.engine.setting import Setting
from stolnik.text import LANGUAGES

if TYPE_CHECKING:
    from stolnik.engine.match import Match

_unpack = msgspec.msgpack.Decoder(Saved).decode
_pack = msgspec.msgpack.Encoder().encode

MARK: Final = b"S1"
"""What a save with a digest begins with; one from before there were digests is a bare array."""

DIGEST: Final = 16
"""Bytes of the digest, which stands between the mark and what was saved."""


def write_save(saved: Saved) -> bytes:
    body = _pack(saved)
    return MARK + _digest(body) + body


def _digest(body: bytes) -> bytes:
    return blake2b(body, digest_size=DIGEST).digest()


def read_save(saved: bytes) -> Saved:
    """A saved match, if it is as it was written."""
    if not isinstance(saved, bytes):
        raise BadRecord("saved", error=parser_problem(f"Expected `bytes`, got `{clip(saved)}`"))
    body = saved
    if saved.startswith(MARK):
        start = len(MARK) + DIGEST
        body = saved[start:]
        if _digest(body) != saved[len(MARK) : start]:
            raise BadRecord("saved-damaged")
    try:
        return _unpack(body)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("saved", error=parser_problem(error)) from None


def named(name: str, game: AnyGame | None) -> AnyGame:
    """The game of that name: the one at hand if it is that one, or else a registered one."""
    if game is not None and game.name != name:
        raise BadRequest("game", game=clip(name), right=game.name)
    return game or load(name)


def goes_on(saved: Saved, game: AnyGame) -> None:
    """Refuse a save from before the components of its game had the numbers that they have."""
    if game.goes_on_from and _numbers(saved.version) < _numbers(game.goes_on_from):
        raise BadRecord(
            "saved-version", game=game.name, theirs=clip(saved.version), ours=game.version
        )


def _numbers(version: str) -> list[int]:
    return [int(part) if part.isdecimal() else 0 for part in version.split(".")]


def check(setting: Setting, start: Start) -> None:
    """Every step of a save must be an option where it is made."""
    run = Run(setting, setting.decode(checkpoint_of(start)), None)
    for step in start.since:
        if isinstance(step, Imagined):
            setting.check_seat(step.seat)
            deal_anew(setting, run, step)
            continue
        options = [ask.options for ask in run.pending if ask.seat == step.seat]
        if not any(step.move in offered for offered in options):
            raise IllegalMove("illegal", move=clip(step.move), topic="", count=0)
        run.answer(step.seat, step.move)


def fault_of(error: Exception) -> BadRecord:
    """A save that cannot be gone on from, whatever is wrong with it."""
    if isinstance(error, StolnikError):
        said = {lang: clip(error.say(lang).rstrip("."), 200) for lang in LANGUAGES}
    elif isinstance(error, msgspec.MsgspecError):
        said = parser_problem(error)
    else:
        problem = clip(f"{type(error).__name__}: {error}".rstrip("."), 200)
        said = dict.fromkeys(LANGUAGES, problem)
    return BadRecord("saved", error=said)


def game_of(record: Record, game: AnyGame | None) -> AnyGame:
    """The game of a record that is whole, if it is still played as it was then."""
    record.verify()
    game = named(record.game, game)
    if record.version != game.version:
        raise BadRecord("version", game=game.name, theirs=record.version, ours=game.version)
    return game


def play_again(match: Match, record: Record, each: Callable[[Match], None] | None) -> None:
    """Make the moves of a record; one that does not fit, or another ending, is reported."""
    for number, (seat, move) in enumerate(record.moves, 1):
        if each is not None:
            each(match)
        try:
            match.submit(seat, move)
        except (IllegalMove, BadRequest) as error:
            said = {lang: error.say(lang) for lang in LANGUAGES}
            raise BadRecord("move", number=number, error=said) from error
    if record.over != match.over or list(record.standings) != list(match.standings):
        raise BadRecord("ending", game=match.game.name)
