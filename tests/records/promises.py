"""What the name of a record promises.

>>> Promise.read("pax1e_2p_patron_by_florins_with_promo_cards_and_astrology")
... # doctest: +NORMALIZE_WHITESPACE
Promise(game='pax_renaissance_1e', players=2, ending='patron', how='by_florins',
        variants=('promo_cards', 'astrology'))
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import msgspec

from stolnik.engine import registry
from stolnik.engine.game import Standing
from stolnik.engine.match import Match


def _shared(standings: Sequence[Standing]) -> bool:
    """Several are level in everything that the game compares."""
    return sum(standing.place == 1 for standing in standings) > 1


def _outright(standings: Sequence[Standing]) -> bool:
    """The winner was ahead of all in what is compared first."""
    first, second, *_ = sorted(standings, key=lambda standing: standing.place)
    return first.score > second.score


def _by_florins(standings: Sequence[Standing]) -> bool:
    """The winner was level with another in what is compared first."""
    first, second, *_ = sorted(standings, key=lambda standing: standing.place)
    return first.place < second.place and first.score == second.score


def _after_bankruptcy(standings: Sequence[Standing]) -> bool:
    """Somebody had left the game before."""
    return any(standing.reason == "bankrupt" for standing in standings)


HOW: dict[str, Callable[[Sequence[Standing]], bool]] = {
    "outright": _outright,
    "by_florins": _by_florins,
    "shared": _shared,
    "after_bankruptcy": _after_bankruptcy,
}
"""What more a name can tell of an ending."""

NAME = re.compile(
    r"(?P<game>[a-z0-9]+)_(?P<players>\d)p_(?P<ending>[a-z]+)"
    rf"(?:_(?P<how>{'|'.join(HOW)}))?(?:_with_(?P<variants>\w+))?"
)


class Promise(msgspec.Struct, frozen=True):
    """A game, the number of players, how it ended, and the variants that were played."""

    game: str
    players: int
    ending: str
    """The reason that stands with the winner."""
    how: str | None
    variants: tuple[str, ...]

    @classmethod
    def read(cls, name: str) -> Promise:
        parts = NAME.fullmatch(name)
        if parts is None:
            raise ValueError(f"{name}: a record is called like pax1e_3p_holy_with_expansion")
        games = {short_name(game): game for game in registry.names()}
        if parts["game"] not in games:
            raise ValueError(f"{name}: {parts['game']} is none of {', '.join(games)}")
        variants = parts["variants"]
        return cls(
            games[parts["game"]],
            int(parts["players"]),
            parts["ending"],
            parts["how"],
            tuple(variants.split("_and_")) if variants else (),
        )

    def broken(self, match: Match) -> list[str]:
        """What is not as promised in a match that was played to its end."""
        if not match.over:
            return ["the game is not over"]
        found = []
        standings = match.standings
        ending = min(standings, key=lambda standing: standing.place).reason
        if (match.game.name, match.players) != (self.game, self.players):
            found.append(f"it is {match.game.name} with {match.players} players")
        if ending != self.ending:
            found.append(f"it ended by {ending}")
        if self.how is not None and not HOW[self.how](standings):
            found.append(f"it was not {self.how}: {standings}")
        played = {name for name, value in match.options.items() if value is not False}
        if played != set(self.variants):
            found.append(f"the variants were {', '.join(sorted(played)) or 'none'}")
        return found


def short_name(game: str) -> str:
    """How a game is called in the names of records: ``pax1e`` for ``pax_renaissance_1e``."""
    first, *rest = game.split("_")
    return first + rest[-1] if rest else first
