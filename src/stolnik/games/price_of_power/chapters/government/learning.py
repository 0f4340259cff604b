"""Research: how a Realm comes by an Idea, and the display of Ideas."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.games.price_of_power.box.components import NONE, Idea, IdeaNo
from stolnik.games.price_of_power.box.effects import Do, Frozen
from stolnik.games.price_of_power.chapters.board.ownership import capital
from stolnik.games.price_of_power.chapters.government.ideas import compares, research_discount
from stolnik.games.price_of_power.chapters.government.power import refuse_power, spend_power
from stolnik.games.price_of_power.chapters.prestige.track import score
from stolnik.games.price_of_power.events.government import (
    FormLost,
    IdeaAdded,
    MerchantGained,
    Researched,
)
from stolnik.games.price_of_power.events.phases import IdeaReplaced, Waits
from stolnik.games.price_of_power.state import Europe, Merchant
from stolnik.rulebook import rule

PRESTIGE_OF_THE_RESEARCHER = 2
PRESTIGE_OF_THE_OTHERS = 1
MOST_WHO_SCORE = 2
"""So many earlier researchers, or fewer, score when another follows."""


# -- guards ------------------------------------------------------------------------------------


def known(g: Europe) -> set[IdeaNo]:
    """Ideas that somebody has researched."""
    return {idea for player in g.players for idea in player.ideas}


@rule("EU 18.3.2 18.3.3")
def is_imperial_subject(g: Europe, seat: Seat) -> bool:
    """A Member of the Empire, by its Capital, that is not the Emperor."""
    seat_of_power = g.box.places[capital(g, seat)]
    member = seat_of_power.in_hre and seat_of_power.area not in g.not_hre
    return member and g.emperor != seat


def _is_strong_subject(g: Europe, seat: Seat, authority: Frozen) -> bool:
    return is_imperial_subject(g, seat) and compares(g.authority, str(authority))


def _not(g: Europe, seat: Seat, condition: Frozen) -> bool:
    assert isinstance(condition, Mapping)
    return not meets(g, seat, condition)


CONDITIONS: Final[Mapping[str, Callable[[Europe, Seat, Frozen], bool]]] = {
    "not": _not,
    "hre_subject_with_authority": _is_strong_subject,
    "stability": lambda g, seat, value: compares(g.players[seat].stability, str(value)),
}
"""The prerequisites that are in force."""


def meets(g: Europe, seat: Seat, condition: Mapping[str, Frozen]) -> bool:
    """Whether a player meets the prerequisite of an Idea; one not in force is never met."""
    return all(
        name in CONDITIONS and CONDITIONS[name](g, seat, condition[name]) for name in condition
    )


@rule("EU 8.0.1 6.0.4")
def price(g: Europe, seat: Seat, idea: Idea, discount: int = 0) -> int:
    """Power of the kind of the Idea: what is printed, less what other Ideas save."""
    return max(0, idea.cost - research_discount(g, seat) - discount)


def refuse_learning(g: Europe, seat: Seat, idea: Idea, discount: int = 0) -> Refusal | None:
    """Why an Idea cannot be researched, be it on display or not."""
    if idea.no in g.players[seat].ideas:
        return Refusal("EU-5.1.40")
    if idea.requires is not None and not meets(g, seat, idea.requires):
        return Refusal("EU-8.0.2")
    return refuse_power(g, seat, idea.kind, price(g, seat, idea, discount), "EU-8.0.1")


def refuse_research(g: Europe, seat: Seat, idea: Idea, discount: int = 0) -> Refusal | None:
    """Why an Idea cannot be researched by Action: only what is on display."""
    if idea.no not in g.idea_display:
        return Refusal("EU-8.1.3")
    return refuse_learning(g, seat, idea, discount)


# -- research ----------------------------------------------------------------------------------


@rule("EU 5.1.40 8.0.1")
def research(g: Europe, seat: Seat, idea: IdeaNo, discount: int = 0) -> Flow[None]:
    """Pay for an Idea and learn it."""
    card = g.box.ideas[idea]
    spend_power(g, seat, card.kind, price(g, seat, card, discount))
    yield from learn(g, seat, idea)


@rule("EU 5.1.40 5.1.41 5.1.42 5.1.43 5.1.44 8.0.4 8.0.5 8.0.6")
def learn(g: Europe, seat: Seat, idea: IdeaNo) -> Flow[None]:
    """A tag on the card, Prestige for the researcher and for up to two before, its effects."""
    before = [owner for owner, player in enumerate(g.players) if idea in player.ideas]
    _give_up_old_form(g, seat, idea)
    g.players[seat].ideas.append(idea)
    g.tell(Researched(seat, g.box.ideas[idea].id))
    score(g, seat, PRESTIGE_OF_THE_RESEARCHER, "idea")
    if len(before) <= MOST_WHO_SCORE:
        for owner in before:
            score(g, owner, PRESTIGE_OF_THE_OTHERS, "idea")
    _at_once(g, seat, g.box.ideas[idea])
    yield from ()


@rule("EU 8.2.1 8.2.2 8.2.3")
def _give_up_old_form(g: Europe, seat: Seat, idea: IdeaNo) -> None:
    """A Realm has one Government Form: the earlier one is lost, its Prestige is not."""
    if not g.box.ideas[idea].government:
        return
    ideas = g.players[seat].ideas
    for old in [one for one in ideas if g.box.ideas[one].government]:
        ideas.remove(old)
        g.tell(FormLost(seat, g.box.ideas[old].id))


@rule("EU-5.1.41")
def _at_once(g: Europe, seat: Seat, idea: Idea) -> None:
    """The immediate effects of an Idea; what leans on other chapters is said to wait."""
    for effect in idea.immediate:
        if isinstance(effect, Do) and effect.verb == "merchant":
            gain_merchant(g, seat)
        else:
            g.tell(Waits("idea_effect"))
    if any(modifier["mod"] == "state_religion" for modifier in idea.passive):
        g.tell(Waits("religion"))


def gain_merchant(g: Europe, seat: Seat) -> None:
    """One more Merchant, if the player's set has one; it is placed when it first trades."""
    merchants = g.players[seat].merchants
    if len(merchants) < g.box.pieces.merchants:
        merchants.append(Merchant(NONE))
        g.tell(MerchantGained(seat))


# -- the display -------------------------------------------------------------------------------


@rule("EU-8.1.2")
def add_idea(g: Europe, kind: int) -> None:
    """An Event brings an Idea of a kind from its deck to the display, in a further row."""
    deck = g.idea_decks[kind]
    if deck:
        idea = deck.pop()
        g.idea_display.append(idea)
        g.show()
        g.tell(IdeaAdded(g.box.ideas[idea].id))


def refuse_swapping_out(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    return None if move in ask.options else Refusal("EU-8.1.3")


SWAP_OUT = Topic("swap_out", verbs=("swap_out",), refuse=refuse_swapping_out, set_by=("EU-8.1.3",))


@rule("EU 8.1.3 8.1.4")
def bring_to_display(g: Europe, seat: Seat, idea: IdeaNo) -> Flow[None]:
    """An Idea that is researched from its deck takes the place of an unresearched one.

    Where there is none of its kind, or only a Basic one (RA50), it opens a further row.
    """
    if idea in g.idea_display:
        return
    kind = g.box.ideas[idea].kind
    deck = g.idea_decks[kind]
    researched = known(g)
    leaving: dict[Move, IdeaNo] = {
        ("swap_out", g.box.ideas[one].id): one
        for one in g.idea_display
        if g.box.ideas[one].kind == kind and not g.box.ideas[one].basic and one not in researched
    }
    deck.remove(idea)
    if not leaving:
        g.idea_display.append(idea)
        g.tell(IdeaAdded(g.box.ideas[idea].id))
        return
    old = yield from choose_thing(seat, SWAP_OUT, leaving, idea=g.box.ideas[idea].id)
    g.idea_display[g.idea_display.index(old)] = idea
    deck.append(old)
    g.dice.shuffle(deck)
    g.tell(IdeaReplaced(g.box.ideas[old].id, g.box.ideas[idea].id))
