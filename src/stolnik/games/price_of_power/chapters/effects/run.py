"""Runs the effects of a card, as far as their words are in force.

A card is in force if all of its effects are; any other cannot be played for its Action yet.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stolnik.engine.flow import DONE, Ask, Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.games.price_of_power.box.components import PlaceNo
from stolnik.games.price_of_power.box.effects import Branch, Do, Effects, Frozen
from stolnik.games.price_of_power.chapters.board.ownership import towns
from stolnik.games.price_of_power.chapters.board.tracks import base_tax
from stolnik.games.price_of_power.chapters.board.unrest import (
    choose_unrest,
    quiet_towns,
    remove_unrest,
    unruly_places,
)
from stolnik.games.price_of_power.chapters.government.stability import (
    lower_stability,
    raise_stability,
)
from stolnik.games.price_of_power.chapters.government.treasury import gain_ducats
from stolnik.games.price_of_power.state import Europe

Args = Mapping[str, Frozen]
OWN_TOWNS: Final = {"tokens": {"kind": ("town",), "owner": "you"}}


# -- numbers -----------------------------------------------------------------------------------

VALUES: Final[Mapping[str, Callable[[Europe, Seat], int]]] = {"base_tax": base_tax}


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


def _unrest(g: Europe, seat: Seat, args: Args) -> Flow[None]:
    yield from choose_unrest(g, seat, quiet_towns(g, seat), number(g, seat, args["n"]))


def refuse_calming(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    return None if move in ask.options else Refusal("EU-6.0.5")


CALM = Topic("card_calms", verbs=("calm", "done"), refuse=refuse_calming, set_by=("EU-6.0.5",))


def _remove_unrest(g: Europe, seat: Seat, args: Args) -> Flow[None]:
    for _ in range(number(g, seat, args["n"])):
        unruly = unruly_places(g, seat)
        options: dict[Move, PlaceNo | None] = {
            ("calm", g.box.places[place].id): place for place in towns(g, seat) if place in unruly
        }
        options[DONE] = None
        place = yield from choose_thing(seat, CALM, options)
        if place is None:
            return
        remove_unrest(g, place)


class Word:
    """A verb that is in force: what it does, and with which arguments."""

    def __init__(self, run: Callable[[Europe, Seat, Args], Flow[None]], on: Frozen = None) -> None:
        self.run = run
        self.on = on

    def fits(self, args: Args) -> bool:
        return (
            args.get("who", "you") == "you"
            and is_number(args.get("n", 1))
            and args.get("on") == self.on
            and args.keys() <= {"who", "n", "on"}
        )


VERBS: Final[Mapping[str, Word]] = {
    "ducats": Word(_ducats),
    "stability": Word(_stability),
    "unrest": Word(_unrest, OWN_TOWNS),
    "remove_unrest": Word(_remove_unrest, OWN_TOWNS),
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
