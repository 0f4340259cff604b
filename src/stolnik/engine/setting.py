"""What never changes in a match: what is played, with whom, and with which box."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

import msgspec

from stolnik.engine.data import check_folder
from stolnik.engine.errors import BadRequest, clip
from stolnik.engine.flow import Ask, Move
from stolnik.engine.game import AnyGame, Game, OptionValue
from stolnik.engine.refusal import Refusal
from stolnik.engine.state import State
from stolnik.engine.vocabulary import Lexicon
from stolnik.readonly import read_only


@dataclass(frozen=True, eq=False)
class Setting:
    """Shared by a match and all its copies; it knows no seed and no state.

    What is imagined shares it too, and so does everybody's chair: it cannot be written to.
    """

    game: AnyGame
    players: int
    options: Mapping[str, OptionValue]
    box: Any
    decode: Callable[[bytes], Any]

    @classmethod
    def of(
        cls,
        game: AnyGame,
        players: int,
        options: Mapping[str, OptionValue],
        data: Path | None,
    ) -> Setting:
        """Check what somebody wants to play, and open the box."""
        if not isinstance(game, Game):
            raise BadRequest("no-game", game=clip(game))
        if not (data is None or isinstance(data, Path)):
            raise BadRequest("folder-kind", folder=clip(data))
        game.check_players(players)
        chosen = game.check_options(options, players)
        if data is None:
            box = _our_box(game, tuple(chosen.items()))
        else:
            check_folder(data, game.home / "data")
            box = read_only(game.rules.open_box(chosen, data))
        return cls(game, players, MappingProxyType(chosen), box, _decoder(game.state))

    @cached_property
    def lexicon(self) -> Lexicon:
        return Lexicon(self.game.speech.vocabulary, self.box, self.players)

    def check_seat(self, seat: object) -> None:
        if type(seat) is not int or not 0 <= seat < self.players:
            raise BadRequest("seat", seat=clip(seat), last=self.players - 1)

    def refusal(self, g: Any, ask: Ask, move: Move) -> Refusal | None:
        """The clause that keeps a move out of an ask's options.

        The guard of its topic answers or, where that knows no better, the clause that sets the
        options; ``None`` is for what is offered, and for what is no move of this game at all.
        """
        if move in ask.options or not self.lexicon.well_formed(move):
            return None
        return self.guarded(g, ask, move) or self.set_by(ask)

    def guarded(self, g: Any, ask: Ask, move: Move) -> Refusal | None:
        """What the guard of a question says of a well-formed move."""
        return None if ask.topic.refuse is None else ask.topic.refuse(g, ask, move)

    def set_by(self, ask: Ask) -> Refusal | None:
        """The clause that says what can be answered at all."""
        clauses = self.game.ledger.clauses
        return next((Refusal(clause) for clause in ask.topic.set_by if clause in clauses), None)


@lru_cache(maxsize=64)
def _our_box(game: AnyGame, options: tuple[tuple[str, OptionValue], ...]) -> Any:
    """A folder of one's own is read anew each time; ours does not change."""
    return read_only(game.rules.open_box(dict(options), None))


_decoders: dict[type[State], Callable[[bytes], Any]] = {}


def _decoder(kind: type[State]) -> Callable[[bytes], Any]:
    if kind not in _decoders:
        _decoders[kind] = msgspec.msgpack.Decoder(kind).decode
    return _decoders[kind]
