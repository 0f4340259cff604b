"""A played game as a file: a header, one line per move, and a seal.

The file is JSON lines, so that people can read it and tools can cut it.  Each move carries a
link of a hash chain that starts at the header; an edited or missing line breaks the chain
where it was touched.  ``docs/records.md`` describes the format field by field.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

import msgspec

from stolnik.engine.dice import commitment
from stolnik.engine.errors import BadRecord, clip, parser_problem
from stolnik.engine.flow import Move, Seat
from stolnik.engine.game import OptionValue, Standing

FORMAT = 1

_canonical = msgspec.json.Encoder(order="sorted").encode


def link(previous: str | None, what: object) -> str:
    """The next link of the chain: a hash of the one before and of what is added."""
    return blake2b((previous or "").encode() + _canonical(what), digest_size=12).hexdigest()


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    stolnik: int
    game: str
    version: str
    players: int
    options: dict[str, OptionValue]
    commitment: str
    nonces: tuple[str, ...] = ()
    """What each seat added to the dice after the commitment was published."""


class Line(msgspec.Struct, frozen=True, array_like=True):
    seat: Seat
    move: Move
    link: str


class Seal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    moves: int
    over: bool
    seed: str
    standings: list[Standing]
    link: str


class Record(msgspec.Struct, frozen=True):
    """A game as its options, its seed and its moves: everything else follows from these."""

    header: Header
    lines: tuple[Line, ...]
    seal: Seal

    @classmethod
    def of(
        cls,
        *,
        game: str,
        version: str,
        players: int,
        options: dict[str, OptionValue],
        seed: str,
        nonces: tuple[str, ...] = (),
        moves: Sequence[tuple[Seat, Move]],
        over: bool,
        standings: list[Standing],
    ) -> Record:
        header = Header(FORMAT, game, version, players, options, commitment(seed), nonces)
        chain = link(None, _bound(header))
        lines = []
        for seat, move in moves:
            chain = link(chain, (seat, move))
            lines.append(Line(seat, move, chain))
        ending = (len(lines), over, seed, standings)
        return cls(header, tuple(lines), Seal(*ending, link(chain, (version, *ending))))

    @staticmethod
    def bound(
        game: str,
        players: int,
        options: dict[str, OptionValue],
        commitment: str,
        nonces: tuple[str, ...],
    ) -> dict[str, object]:
        """What the first link of the chain binds."""
        bound: dict[str, object] = {
            "game": game,
            "players": players,
            "options": options,
            "commitment": commitment,
        }
        return {**bound, "nonces": nonces} if nonces else bound

    @property
    def game(self) -> str:
        return self.header.game

    @property
    def version(self) -> str:
        return self.header.version

    @property
    def players(self) -> int:
        return self.header.players

    @property
    def options(self) -> dict[str, OptionValue]:
        return self.header.options

    @property
    def seed(self) -> str:
        return self.seal.seed

    @property
    def nonces(self) -> tuple[str, ...]:
        return self.header.nonces

    @property
    def over(self) -> bool:
        return self.seal.over

    @property
    def standings(self) -> list[Standing]:
        return self.seal.standings

    @property
    def moves(self) -> list[tuple[Seat, Move]]:
        return [(line.seat, line.move) for line in self.lines]

    def verify(self) -> None:
        """Refuse a record whose chain is broken or whose seed is not the promised one."""
        if self.header.stolnik != FORMAT:
            raise BadRecord("format", theirs=self.header.stolnik, ours=FORMAT)
        chain = link(None, _bound(self.header))
        for number, line in enumerate(self.lines, 1):
            chain = link(chain, (line.seat, line.move))
            if chain != line.link:
                raise BadRecord("edited", number=number)
        seal = self.seal
        if seal.moves != len(self.lines):
            raise BadRecord("truncated", moves=len(self.lines), promised=seal.moves)
        ending = (seal.moves, seal.over, seal.seed, seal.standings)
        if link(chain, (self.version, *ending)) != seal.link:
            raise BadRecord("edited-seal")
        if commitment(seal.seed) != self.header.commitment:
            raise BadRecord("seed")

    def dumps(self) -> bytes:
        """The record as JSON lines."""
        return b"\n".join(self.rows()) + b"\n"

    def rows(self) -> list[bytes]:
        encode = msgspec.json.encode
        return [encode(self.header), *map(encode, self.lines), encode(self.seal)]

    @classmethod
    def loads(cls, text: bytes) -> Record:
        """Read and verify a record; what is wrong with it is said in one sentence."""
        if not isinstance(text, bytes):
            raise BadRecord("record-kind", record=clip(text))
        rows = text.strip().splitlines()
        if not rows:
            raise BadRecord("empty")
        header = _row(rows[0], 1, Header)
        if len(rows) < 2 or not rows[-1].startswith(b"{"):
            raise BadRecord("unsealed", lines=len(rows))
        lines = tuple(_row(row, n, Line) for n, row in enumerate(rows[1:-1], 2))
        record = cls(header, lines, _row(rows[-1], len(rows), Seal))
        for number, (read, written) in enumerate(zip(rows, record.rows()), 1):
            if read != written:
                raise BadRecord("surplus", number=number)
        record.verify()
        return record


def _bound(header: Header) -> dict[str, object]:
    return Record.bound(
        header.game, header.players, header.options, header.commitment, header.nonces
    )


R = TypeVar("R", Header, Line, Seal)


def _row(row: bytes, number: int, kind: type[R]) -> R:
    try:
        return msgspec.json.decode(row, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("line", number=number, error=parser_problem(error)) from None
