"""Runs the effects of a card, as far as their words are in force.

A card is in force if all of its effects are; any other cannot be played for its Action yet.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stolnik.engine.flow import DONE, Ask, Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.games.price_of_power.box.components import POWERS, REGULAR, PlaceNo
from stolnik.games.price_of_power.box.effects import Branch, Do, Effects, Frozen
from stolnik.games.price_of_power.chapters.action_cards.decks import can_draw, draw
from stolnik.games.price_of_power.chapters.board.ownership import (
    has_unrest,
    places_with_tokens,
    towns,
)
from stolnik.games.price_of_power.chapters.board.supply import deployed
from stolnik.games.price_of_power.chapters.board.tracks import base_tax
from stolnik.games.price_of_power.chapters.board.unrest import choose_unrest, remove_unrest
from stolnik.games.price_of_power.chapters.government.stability import (
    lower_stability,
    raise_stability,
)
from stolnik.games.price_of_power.chapters.government.treasury import gain_ducats
from stolnik.games.price_of_power.events.government import ManpowerTokenGained
from stolnik.games.price_of_power.events.phases import Refreshed
from stolnik.games.price_of_power.state import Europe

Args = Mapping[str, Frozen]
OWN_TOWNS: Final = {"tokens": {"kind": ("town",), "owner": "you"}}
OWN_TOKENS: Final = {"tokens": {"kind": ("town", "vassal"), "owner": "you"}}


# -- numbers -----------------------------------------------------------------------------------

VALUES: Final[Mapping[str, Callable[[Europe, Seat], int]]] = {
    "base_tax": base_tax,
    "deployed_regular_units": lambda g, seat: deployed(g.players[seat], REGULAR),
}


def is_number(value: Frozen) -> bool:
    """A figure, or a value of one's own that can be worked out."""
    if isinstance(value, int):
        return True
    return (
        isinstance(value, Mapping)
        and value.keys() <= {"value", "of", "div", "round"}
        and value.get("value") in VALUES
        and value.get("of") == "you"
        and value.get("round", "up") == "up"
    )


def number(g: Europe, seat: Seat, value: Frozen) -> int:
    """A number on a card; halves are rounded up."""
    if isinstance(value, int):
        return value
    assert isinstance(value, Mapping), value
    found = VALUES[str(value["value"])](g, seat)
    divisor = value.get("div", 1)
    assert isinstance(divisor, int), value
    return -(-found // divisor)


# -- verbs -------------------------------------------------------------------------------------


def _ducats(g: Europe, seat: Seat, args: Args) -> Flow[None]:
    gain_ducats(g, seat, number(g, seat, args["n"]), "card_played")
    yield from ()


def _stability(g: Europe, seat: Seat, args: Args) -> Flow[None]:
    n = number(g, seat, args["n"])
    yield from raise_stability(g, seat, n) if n > 0 else lower_stability(g, seat, -n)


def _among(g: Europe, seat: Seat, args: Args) -> list[PlaceNo]:
    """A player's Towns, or Towns and Vassals, that no Occupier covers."""
    places = towns(g, seat) if args["on"] == OWN_TOWNS else places_with_tokens(g, seat)
    return [place for place in places if not g.occupiers[place]]


def _unrest(g: Europe, seat: Seat, args: Args) -> Flow[None]:
    quiet = [place for place in _among(g, seat, args) if not has_unrest(g, place)]
    yield from choose_unrest(g, seat, quiet, number(g, seat, args["n"]))


def refuse_calming(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    return None if move in ask.options else Refusal("EU-6.0.5")


CALM = Topic("card_calms", verbs=("calm", "done"), refuse=refuse_calming, set_by=("EU-6.0.5",))


def _remove_unrest(g: Europe, seat: Seat, args: Args) -> Flow[None]:
    for _ in range(number(g, seat, args["n"])):
        options: dict[Move, PlaceNo | None] = {
            ("calm", g.box.places[place].id): place
            for place in _among(g, seat, args)
            if has_unrest(g, place)
        }
        options[DONE] = None
        place = yield from choose_thing(seat, CALM, options)
        if place is None:
            return
        remove_unrest(g, place)


DRAWS = Topic("card_draws", verbs=("draw",), set_by=("EU-6.0.5",))


def _draw_cards(g: Europe, seat: Seat, args: Args) -> Flow[None]:
    for _ in range(number(g, seat, args["n"])):
        decks: dict[Move, int] = {
            ("draw", name): deck for deck, name in enumerate(POWERS) if can_draw(g, deck)
        }
        if decks:
            deck = yield from choose_thing(seat, DRAWS, decks)
            g.players[seat].hand.append(draw(g, seat, deck))


def _manpower_bonus(g: Europe, seat: Seat, args: Args) -> Flow[None]:
    """+1 Manpower tokens; they count from the next Phase 5 on (EU-9.3.6)."""
    n = number(g, seat, args["n"])
    g.players[seat].plus_one += n
    g.tell(ManpowerTokenGained(seat, n))
    yield from ()


def _refresh_manpower(g: Europe, seat: Seat, args: Args) -> Flow[None]:
    player = g.players[seat]
    n = min(number(g, seat, args["n"]), player.exhausted)
    player.exhausted -= n
    player.available += n
    if n:
        g.tell(Refreshed(seat, n))
    yield from ()


class Word:
    """A verb that is in force: what it does, and which further argument it has."""

    def __init__(
        self, run: Callable[[Europe, Seat, Args], Flow[None]], name: str = "", *values: Frozen
    ) -> None:
        self.run = run
        self.name = name
        self.values = values

    def fits(self, args: Args) -> bool:
        return (
            args.get("who", "you") == "you"
            and is_number(args.get("n", 1))
            and args.keys() <= {"who", "n", self.name}
            and (not self.name or args.get(self.name) in self.values)
        )


VERBS: Final[Mapping[str, Word]] = {
    "ducats": Word(_ducats),
    "stability": Word(_stability),
    "unrest": Word(_unrest, "on", OWN_TOWNS, OWN_TOKENS),
    "remove_unrest": Word(_remove_unrest, "on", OWN_TOWNS, OWN_TOKENS),
    "draw_cards": Word(_draw_cards, "deck", "any"),
    "manpower_bonus": Word(_manpower_bonus),
    "refresh_manpower": Word(_refresh_manpower),
}


# -- effects -----------------------------------------------------------------------------------


def in_force(effects: Effects) -> bool:
    """Whether everything that a card does can be done already."""
    return bool(effects) and all(_in_force(effect) for effect in effects)


def _in_force(effect: object) -> bool:
    if isinstance(effect, Do):
        return effect.verb in VERBS and VERBS[effect.verb].fits(effect.args)
    if isinstance(effect, Branch):
        # All that may be done so far can also be declined where it is done.
        return (
            effect.kind == "may"
            and effect.subject == "you"
            and effect.requires is None
            and all(isinstance(one, Do) and one.verb == "remove_unrest" for one in effect.then)
            and in_force(effect.then)
        )
    return False


def run_effects(g: Europe, seat: Seat, effects: Effects) -> Flow[None]:
    """Do what a card says, top to bottom."""
    for effect in effects:
        if isinstance(effect, Do):
            yield from VERBS[effect.verb].run(g, seat, effect.args)
        else:
            assert isinstance(effect, Branch)
            yield from run_effects(g, seat, effect.then)
