"""Research: how a Realm comes by an Idea, and the display of Ideas."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import NONE, Idea, IdeaNo
from ...events.government import FormLost, IdeaAdded, MerchantGained, Researched
from ...events.phases import IdeaReplaced
from ...state import Europe, Merchant
from ...tasks import EffectsUnderWay
from ..effects.conditions import holds
from ..empire.membership import is_subject
from ..prestige.prestige_track import score
from ..religion.revolution import turn_with_government
from .ideas import research_discount
from .power import refuse_power, spend_power

PRESTIGE_OF_THE_RESEARCHER = 2
PRESTIGE_OF_THE_OTHERS = 1
MOST_WHO_SCORE = 2
"""So many earlier researchers, or fewer, score when another follows."""
STRONG_EMPEROR = 3
"""Imperial Authority."""


# -- guards ------------------------------------------------------------------------------------


def known(g: Europe) -> set[IdeaNo]:
    """Ideas that somebody has researched."""
    return {idea for player in g.players for idea in player.ideas}


@rule("EU-18.3.6")
def _is_kept_in_its_form(g: Europe, seat: Seat) -> bool:
    """A strong Emperor lets no Subject change its Government Form."""
    return g.authority >= STRONG_EMPEROR and is_subject(g, seat)


@rule("EU 8.0.1 6.0.4")
def price(g: Europe, seat: Seat, idea: Idea, discount: int = 0) -> int:
    """Power of the kind of the Idea: what is printed, less what other Ideas save."""
    return max(0, idea.cost - research_discount(g, seat) - discount)


def refuse_knowing(g: Europe, seat: Seat, idea: Idea) -> Refusal | None:
    """Why an Idea cannot be researched, whatever it costs."""
    if idea.no in g.players[seat].ideas:
        return Refusal("EU-5.1.40", {}, "researched")
    if idea.requires is not None and not holds(g, seat, idea.requires):
        return Refusal("EU-8.0.2")
    if idea.government and _is_kept_in_its_form(g, seat):
        return Refusal("EU-18.3.6")
    return None


def refuse_learning(g: Europe, seat: Seat, idea: Idea, discount: int = 0) -> Refusal | None:
    """Why an Idea cannot be researched, be it on display or not."""
    due = price(g, seat, idea, discount)
    short = refuse_knowing(g, seat, idea)
    return short or refuse_power(g, seat, idea.kind, due, "EU-8.0.1")


def is_available(g: Europe, idea: IdeaNo) -> bool:
    """Whether an Idea is in play: on display, or in the deck of its kind."""
    return idea in g.idea_display or idea in g.idea_decks[g.box.ideas[idea].kind]


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
def learn(g: Europe, seat: Seat, idea: IdeaNo, *, scores: bool = True) -> Flow[None]:
    """A tag on the card, Prestige for the researcher and for up to two before, its effects."""
    before = [owner for owner, player in enumerate(g.players) if idea in player.ideas]
    _give_up_old_form(g, seat, idea)
    g.players[seat].ideas.append(idea)
    g.tell(Researched(seat, g.box.ideas[idea].id))
    if scores:
        score(g, seat, PRESTIGE_OF_THE_RESEARCHER, "idea")
        if len(before) <= MOST_WHO_SCORE:
            for owner in before:
                score(g, owner, PRESTIGE_OF_THE_OTHERS, "idea")
    _at_once(g, seat, g.box.ideas[idea])
    yield from turn_with_government(g, seat, g.box.ideas[idea])


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
    """The immediate effects of an Idea."""
    if idea.immediate:
        g.agenda.append(EffectsUnderWay("idea", idea.id, seat))


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


SWAP_OUT = Topic("swap_out", verbs=("swap_out",), set_by=("EU-8.1.3",))


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


def replaceable(g: Europe) -> list[IdeaNo]:
    """The Ideas on display that are neither Basic nor researched, and could be replaced."""
    researched = known(g)
    return [
        idea
        for idea in g.idea_display
        if not g.box.ideas[idea].basic
        and idea not in researched
        and g.idea_decks[g.box.ideas[idea].kind]
    ]


def replace_idea(g: Europe, old: IdeaNo, new: IdeaNo) -> None:
    """An Idea of the deck takes the place of one on display, which goes back and is shuffled in."""
    deck = g.idea_decks[g.box.ideas[old].kind]
    deck.remove(new)
    deck.append(old)
    g.dice.shuffle(deck)
    g.idea_display[g.idea_display.index(old)] = new
    g.tell(IdeaReplaced(g.box.ideas[old].id, g.box.ideas[new].id))


@rule("EU-8.1.2")
def add_row(g: Europe) -> None:
    """A further row of the display, or what the last one lacks."""
    columns = [
        sum(g.box.ideas[idea].kind == kind for idea in g.idea_display)
        for kind in range(len(g.idea_decks))
    ]
    longest = max(columns)
    most = longest + 1 if min(columns) == longest else longest
    for kind, there in enumerate(columns):
        for _ in range(there, most):
            add_idea(g, kind)
