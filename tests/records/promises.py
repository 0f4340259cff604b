"""What the name of a record promises.

>>> Promise.read("pax1e_2p_patron_by_florins_with_promo_cards_and_astrology")
... # doctest: +NORMALIZE_WHITESPACE
Promise(game='pax_renaissance_1e', players=2, ending='patron', how='by_florins', above=None,
        told=(), variants={'promo_cards': True, 'astrology': True})
>>> Promise.read("paladins_1p_won_above_50_with_difficulty_hard")
... # doctest: +NORMALIZE_WHITESPACE
Promise(game='paladins', players=1, ending='won', how=None, above=50,
        told=(), variants={'difficulty': 'hard'})
>>> Promise.read("pricepower_3p_prestige_telling_war_and_colony").told
('war', 'colony')
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from stolnik.engine import registry
from stolnik.engine.game import Option, OptionValue, Standing
from stolnik.engine.match import Match
from stolnik.games.paladins.chapters import scoring
from stolnik.games.paladins.state import seats
from stolnik.games.pax_renaissance.box.components import VICTORIES
from stolnik.games.price_of_power.chapters.peace.settlement import WHITE_PEACE
from stolnik.games.price_of_power.events.peace import PeaceConcluded
from stolnik.games.price_of_power.events.phases import AgeBegan
from stolnik.games.price_of_power.state import line_up


def _ranked(match: Match) -> list[Standing]:
    return sorted(match.standings, key=lambda standing: standing.place)


def _shared(match: Match) -> bool:
    """Several are level in everything that the game compares."""
    return sum(standing.place == 1 for standing in match.standings) > 1


def _outright(match: Match) -> bool:
    """The winner was ahead of all in what is compared first."""
    first, second, *_ = _ranked(match)
    return first.score > second.score


def _narrowly(match: Match) -> bool:
    """The winner was ahead of all in what is compared first, but by no more than one."""
    first, second, *_ = _ranked(match)
    return first.score == second.score + 1


def _by_florins(match: Match) -> bool:
    """The winner was level with another in what is compared first."""
    first, second, *_ = _ranked(match)
    return first.place < second.place and first.score == second.score


def _by_orders(match: Match) -> bool:
    """The best two at the West Kingdom were level in VP, but not in VP from Orders."""
    (vp, orders), (other_vp, other_orders), *_ = _victory_points(match)
    return vp == other_vp and orders > other_orders


def _by_suspicions(match: Match) -> bool:
    """They were level in both, so that Suspicions had to tell them apart."""
    first, second, *_ = _victory_points(match)
    return first == second and not any(s.reason == "shared" for s in match.standings)


def _victory_points(match: Match) -> list[tuple[int, int]]:
    """Everybody's VP, and how many of them are from Orders, the virtual player's too."""
    scores = [scoring.score(match.state, seat) for seat in seats(match.state)]
    return sorted(((score.total, score.orders) for score in scores), reverse=True)


def _after_bankruptcy(match: Match) -> bool:
    """Somebody had left the game before."""
    return any(standing.reason == "bankrupt" for standing in match.standings)


def _to(ending: str, match: Match) -> bool:
    """The automated opponent of the solitaire game won in this way."""
    kind: str = match.state.outcome.kind
    return kind == ending


HOW: dict[str, Callable[[Match], bool]] = {
    "outright": _outright,
    "narrowly": _narrowly,
    "by_florins": _by_florins,
    "by_orders": _by_orders,
    "by_suspicions": _by_suspicions,
    "shared": _shared,
    "after_bankruptcy": _after_bankruptcy,
    **{f"to_{ending}": partial(_to, ending) for ending in (*VICTORIES, "exhaustion")},
}
"""What more a name can tell of an ending."""


def _tells(*kinds: str) -> Callable[[Match], bool]:
    """Events of all these kinds were told."""
    return lambda match: set(kinds) <= {type(event).__name__ for _, event, _ in match.log}


def _war(match: Match) -> bool:
    """A War was Declared, and one ended with a Peace Term that was more than White Peace."""
    terms = {event.term for _, event, _ in match.log if isinstance(event, PeaceConcluded)}
    return bool(terms - {WHITE_PEACE}) and _tells("WarDeclared")(match)


def _all_ages(match: Match) -> bool:
    """Every Age of the line-up was played."""
    begun = {event.age for _, event, _ in match.log if isinstance(event, AgeBegan)}
    return {"1", *begun} == {str(age) for age in line_up(match.state).ages}


TOLD: dict[str, Callable[[Match], bool]] = {
    "war": _war,
    "all_ages": _all_ages,
    "election": _tells("ElectionBegan", "EmperorElected"),
    "crusade": _tells("CrusadeCalled", "CommittedToCrusade"),
    "secession": _tells("AreaLeftEmpire"),
    "colony": _tells("Discovered", "Colonized"),
    "departure": _tells("PlayerLeft"),
}
"""What a name can tell of the way to the ending."""

WORDS = f"(?:{'|'.join(TOLD)})"
NAME = re.compile(
    r"(?P<game>[a-z0-9]+)_(?P<players>\d)p_(?P<ending>[a-z]+)"
    rf"(?:_(?P<how>{'|'.join(HOW)}))?(?:_above_(?P<above>\d+))?"
    rf"(?:_telling_(?P<told>{WORDS}(?:_and_{WORDS})*))?(?:_with_(?P<variants>\w+))?"
)


class Promise(msgspec.Struct, frozen=True):
    """A game, the number of players, how it ended, and the variants that were played."""

    game: str
    players: int
    ending: str
    """The reason that stands with the winner, or with the one who lost alone."""
    how: str | None
    above: int | None
    """What the best player's score is higher than."""
    told: tuple[str, ...]
    """What happened on the way; only a match that listened can say so."""
    variants: dict[str, OptionValue]
    """The options that are not as usual."""

    @classmethod
    def read(cls, name: str) -> Promise:
        parts = NAME.fullmatch(name)
        if parts is None:
            raise ValueError(f"{name}: a record is called like pax1e_3p_holy_with_expansion")
        games = {short_name(game): game for game in registry.names()}
        if parts["game"] not in games:
            raise ValueError(f"{name}: {parts['game']} is none of {', '.join(games)}")
        game = games[parts["game"]]
        written = variant_names(registry.load(game).options)
        variants = parts["variants"].split("_and_") if parts["variants"] else []
        if unknown := [variant for variant in variants if variant not in written]:
            raise ValueError(f"{name}: {', '.join(unknown)} is none of {', '.join(written)}")
        return cls(
            game,
            int(parts["players"]),
            parts["ending"],
            parts["how"],
            int(parts["above"]) if parts["above"] else None,
            tuple(parts["told"].split("_and_")) if parts["told"] else (),
            dict(written[variant] for variant in variants),
        )

    def broken(self, match: Match) -> list[str]:
        """What is not as promised in a match that was played to its end."""
        if not match.over:
            return ["the game is not over"]
        found = []
        best = _ranked(match)[0]
        if (match.game.name, match.players) != (self.game, self.players):
            found.append(f"it is {match.game.name} with {match.players} players")
        if best.reason != self.ending:
            found.append(f"it ended by {best.reason}")
        if self.how is not None and not HOW[self.how](match):
            found.append(f"it was not {self.how}: {match.standings}")
        if self.above is not None and best.score <= self.above:
            found.append(f"the best score was {best.score}")
        if missing := [word for word in self.told if not TOLD[word](match)]:
            found.append(f"it does not tell of {', '.join(missing)}")
        usual = {option.name: option.default for option in match.game.options}
        played = {name: value for name, value in match.options.items() if value != usual[name]}
        if played != self.variants:
            found.append(f"the variants were {_listed(played)}")
        return found


def short_name(game: str) -> str:
    """How a game is called in the names of records: ``pax1e`` for ``pax_renaissance_1e``."""
    first, *rest = game.split("_")
    return first + rest[-1] if rest else first


def variant_names(options: Sequence[Option]) -> dict[str, tuple[str, OptionValue]]:
    """How options are called there: ``astrology``, and with a value ``difficulty_hard``."""
    return {
        _variant_name(option.name, value): (option.name, value)
        for option in options
        for value in option.values
        if value != option.default
    }


def _variant_name(option: str, value: OptionValue) -> str:
    return option if value is True else f"{option}_{value}"


def _listed(variants: dict[str, OptionValue]) -> str:
    return ", ".join(sorted(_variant_name(*variant) for variant in variants.items())) or "none"
