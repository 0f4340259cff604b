"""Randomness from a seed and a counter, the same on every machine.

Every throw is a hash of the seed and the number of throws so far, so a match can be saved,
cloned and replayed without a generator's inner state, and anyone who learns the seed after
the game can check each throw.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b, sha256, shake_256
from os import urandom
from struct import unpack
from typing import TypeVar

import msgspec

T = TypeVar("T")


def commitment(seed: str) -> str:
    """What is published before the first move: it binds the seed without telling it.

    >>> commitment("7")[:12]
    '96a654953b59'
    """
    return sha256(f"stolnik seed {seed}".encode()).hexdigest()


def draw_seed() -> str:
    """A seed that nobody can guess: 128 bits from the system, the engine's only door to chance."""
    return urandom(16).hex()


def mixed(seed: str, nonces: Sequence[str]) -> str:
    """What the dice of a match come from: its seed and, if there are any, all nonces.

    Whoever knows the seed cannot choose the dice once every seat has added something of its own.
    """
    if not nonces:
        return seed
    parts = "".join(f" {len(part)}:{part}" for part in (seed, *nonces))
    return sha256(f"stolnik dice{parts}".encode()).hexdigest()


def own_nonce(seed: str, seat: int) -> str:
    """What whoever keeps the seed adds for a seat that adds nothing: fixed with the seed.

    So it cannot be chosen when the nonces of others are known, and the commitment binds it too.

    >>> own_nonce("7", 0)
    '7aa708840309ab081d1351ce4f58c756'
    """
    return sha256(f"stolnik nonce {seat} {seed}".encode()).hexdigest()[:32]


def added_by_the_keeper(seed: str, nonces: Sequence[str]) -> list[int]:
    """The seats whose nonces were fixed with the seed."""
    return [seat for seat, nonce in enumerate(nonces) if nonce == own_nonce(seed, seat)]


class Dice(msgspec.Struct, array_like=True):
    """The dice of one match; they live in its state.

    >>> Dice("7").below(6) == Dice("7").below(6)
    True
    """

    seed: str
    used: int = 0

    def below(self, n: int) -> int:
        """A whole number from 0 to ``n - 1``."""
        digest = blake2b(f"{self.seed}/{self.used}".encode(), digest_size=16).digest()
        self.used += 1
        return int.from_bytes(digest) % n

    def pick(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffle(self, things: list[T]) -> None:
        """Shuffle in place, from the last place down; a shuffle is one throw."""
        count = len(things)
        stream = shake_256(f"{self.seed}/{self.used}".encode()).digest(8 * count)
        self.used += 1
        throws = unpack(f">{count}Q", stream)
        for last in range(count - 1, 0, -1):
            other = throws[last] % (last + 1)
            things[last], things[other] = things[other], things[last]

    def fork(self, name: str) -> Dice:
        """Other dice that share nothing with the throws of these."""
        return Dice(f"{self.seed}/{self.used}/{name}")
