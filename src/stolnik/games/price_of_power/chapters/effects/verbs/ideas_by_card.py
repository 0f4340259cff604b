"""What a card does to Ideas: research, loss, exchange, and the display of Ideas and Milestones."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from stolnik.engine.flow import Flow, Move, Seat
from stolnik.rulebook import rule

from ....box.components import POWER_OF, POWERS, IdeaNo
from ....box.effects import MAPPING, Frozen
from ....events.card_effects import EffectPassedOver, IdeaLost
from ....events.phases import MilestoneReplaced
from ....state import Europe
from ...agenda import settle
from ...board.hostility import opponents
from ...government.ideas import has_idea
from ...government.learning import (
    add_row,
    bring_to_display,
    is_available,
    learn,
    price,
    refuse_knowing,
    replace_idea,
    replaceable,
)
from ...relations.ties import realm_id
from ..costs import pay_cost, refuse_cost
from ..numbers import bounds, number
from ..picking import pick
from ..scope import Args, Scope, Verb
from ..who import chooser
from .means import players

ONE_LESS: Final = "one_less_with_revolutionary_regime"


def pick_idea(
    g: Europe,
    scope: Scope,
    seat: Seat,
    effect: str,
    ideas: Iterable[IdeaNo],
    *,
    may_stop: bool = False,
) -> Flow[IdeaNo | None]:
    things: dict[Move, IdeaNo] = {("pick_idea", g.box.ideas[idea].id): idea for idea in ideas}
    return (yield from pick(scope, seat, effect, things, may_stop=may_stop))


def named_ideas(g: Europe, seat: Seat, what: Frozen, among: Iterable[IdeaNo]) -> list[IdeaNo]:
    """The Ideas that a card means: one by its id, any, or any of a kind (P102)."""
    name = str(what)
    if not name.startswith("any"):
        return [g.box.idea_of[name]]
    if name == "any_known_by_opponent":
        learnt = {idea for one in opponents(g, seat) for idea in g.players[one].ideas}
        return [idea for idea in among if idea in learnt]
    kind = POWER_OF.get(name.removeprefix("any_"))
    return [idea for idea in among if kind is None or g.box.ideas[idea].kind == kind]


# -- research ----------------------------------------------------------------------------------


def ways_to_pay(g: Europe, scope: Scope, seat: Seat, idea: IdeaNo, args: Args) -> list[Frozen]:
    """The prices at which a player can have an Idea by this card; none if it cannot be paid."""
    cost = args.get("cost", "printed")
    card = g.box.ideas[idea]
    if cost in ("free", "paid"):
        return [cost]
    prices: list[Mapping[str, Frozen]]
    if cost == "printed":
        discount = args.get("discount", 0)
        assert isinstance(discount, int), args
        prices = [{POWERS[card.kind]: price(g, seat, card, discount)}]
    else:
        assert isinstance(cost, MAPPING), args
        prices = [cost]
    if ONE_LESS in scope.memory and has_idea(g, seat, "revolutionary_regime"):
        prices = [_one_less(way, name) for way in prices for name in way]
    return [way for way in prices if refuse_cost(g, scope, seat, way) is None]


def _one_less(cost: Mapping[str, Frozen], name: str) -> Mapping[str, Frozen]:
    due = cost[name]
    assert isinstance(due, int), cost
    return {**cost, name: max(0, due - 1)}


@rule("EU 16.3.26 16.3.27 16.3.28 16.3.29 8.1.3 8.1.4")
def _research(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """Learn an Idea by a card, with its Prestige as usual; who cannot, or cannot pay, does not.

    Who has to counter a Counterespionage may have spent the Power for the Idea on it.
    """
    for seat in players(g, scope, args):
        found = _within_reach(g, scope, seat, args)
        idea = yield from pick_idea(g, scope, seat, "research", found)
        if idea is None:
            continue
        ways = ways_to_pay(g, scope, seat, idea, args)
        if not ways:
            g.tell(EffectPassedOver(realm_id(g, seat), scope.card, "research"))
            continue
        yield from _pay_for(g, scope, seat, ways)
        yield from _learn(g, seat, idea)


def _within_reach(g: Europe, scope: Scope, seat: Seat, args: Args) -> list[IdeaNo]:
    return [
        idea
        for idea in named_ideas(g, seat, args["idea"], g.idea_display)
        if is_available(g, idea)
        and refuse_knowing(g, seat, g.box.ideas[idea]) is None
        and ways_to_pay(g, scope, seat, idea, args)
    ]


def can_research(g: Europe, scope: Scope, args: Args) -> bool:
    """Whether anybody whom a card means could research what it offers."""
    return any(_within_reach(g, scope, seat, args) for seat in players(g, scope, args))


def _pay_for(g: Europe, scope: Scope, seat: Seat, ways: list[Frozen]) -> Flow[None]:
    if len(ways) == 1:
        yield from pay_cost(g, scope, seat, ways[0])
        return
    # Each way saves Power of another kind.
    dearest = {name: max(_due(way, name) for way in ways) for name in POWERS}
    options: dict[Move, Frozen] = {}
    for way in ways:
        (saved,) = [name for name in POWERS if _due(way, name) < dearest[name]]
        options["pick_power", saved] = way
    chosen = yield from pick(scope, seat, "save", options)
    yield from pay_cost(g, scope, seat, chosen)


def _due(way: Frozen, name: str) -> int:
    assert isinstance(way, MAPPING)
    due = way.get(name, 0)
    assert isinstance(due, int), way
    return due


def _learn(g: Europe, seat: Seat, idea: IdeaNo, *, scores: bool = True) -> Flow[None]:
    """Bring an Idea to the display if it is not there, and let its own effects follow at once."""
    depth = len(g.agenda)
    yield from bring_to_display(g, seat, idea)
    yield from learn(g, seat, idea, scores=scores)
    yield from settle(g, depth)


# -- loss and exchange -------------------------------------------------------------------------


def _forget(g: Europe, seat: Seat, idea: IdeaNo) -> None:
    g.players[seat].ideas.remove(idea)
    g.tell(IdeaLost(seat, g.box.ideas[idea].id))


def _lose_idea(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """An Idea is lost; the Prestige that it brought is not."""
    for seat in players(g, scope, args):
        own = g.players[seat].ideas
        found = [idea for idea in named_ideas(g, seat, args["idea"], own) if idea in own]
        idea = yield from pick_idea(g, scope, seat, "lose_idea", found)
        if idea is not None:
            _forget(g, seat, idea)


def _to_lose(g: Europe, seat: Seat, what: Frozen) -> list[IdeaNo]:
    """What a player can give up; of a list the first that the player has (P103)."""
    own = g.players[seat].ideas
    for one in what if isinstance(what, tuple) else (what,):
        found = [idea for idea in named_ideas(g, seat, one, own) if idea in own]
        if found:
            return found
    return []


def _swap_idea(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """One Idea is lost and another gained without cost; both, or neither."""
    for seat in players(g, scope, args):
        gains = [
            idea
            for idea in named_ideas(g, seat, args["gain"], g.idea_display)
            if is_available(g, idea) and refuse_knowing(g, seat, g.box.ideas[idea]) is None
        ]
        losses = _to_lose(g, seat, args["lose"])
        if not gains or not losses:
            continue
        lost = yield from pick_idea(g, scope, seat, "lose_idea", losses)
        gained = yield from pick_idea(g, scope, seat, "research", gains)
        assert lost is not None
        assert gained is not None
        _forget(g, seat, lost)
        yield from _learn(g, seat, gained, scores=bool(args.get("prestige", 1)))


# -- the display -------------------------------------------------------------------------------


def _idea_row(g: Europe, scope: Scope, args: Args) -> None:
    add_row(g)


def _choose_replacement_idea(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """An Idea on display gives way to one of its deck, which may be looked through."""
    seat = chooser(g, scope, scope.you)
    for _ in range(number(g, scope, scope.you, args["n"])):
        old = yield from pick_idea(g, scope, seat, "choose_replacement_idea", replaceable(g))
        if old is None:
            return
        deck = sorted(g.idea_decks[g.box.ideas[old].kind])
        new = yield from pick_idea(g, scope, seat, "choose_replacement_idea", deck)
        assert new is not None
        replace_idea(g, old, new)


def _swap_display_cards(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """Milestones that nobody has reached, and Ideas, give way to the next of their decks."""
    seat = chooser(g, scope, scope.you)
    kinds = args["kinds"]
    assert isinstance(kinds, tuple), args
    span = bounds(args["n"])
    n = number(g, scope, scope.you, args["n"]) if span is None else span[1]
    fresh: set[tuple[str, int]] = set()
    for _ in range(n):
        cards: dict[Move, tuple[str, int]] = {}
        if "idea" in kinds:
            cards |= {("pick_idea", g.box.ideas[no].id): ("idea", no) for no in replaceable(g)}
        if "milestone" in kinds:
            for deck, shown in enumerate(g.milestones):
                if g.milestone_decks[deck] and not shown.reached:
                    name = g.box.milestones[shown.milestone].id
                    cards["pick_milestone", name] = ("milestone", deck)
        # What has just been drawn stays.
        cards = {move: card for move, card in cards.items() if card not in fresh}
        chosen = yield from pick(
            scope, seat, "swap_display_cards", cards, may_stop=span is not None
        )
        if chosen is None:
            return
        kind, no = chosen
        fresh.add((kind, _next_idea(g, no)) if kind == "idea" else (kind, _next_milestone(g, no)))


def _next_idea(g: Europe, old: IdeaNo) -> IdeaNo:
    new = g.idea_decks[g.box.ideas[old].kind][-1]
    replace_idea(g, old, new)
    g.show()
    return new


@rule("EU-17.3.5")
def _next_milestone(g: Europe, deck: int) -> int:
    """The Milestone goes back into its deck; tells which deck it was."""
    shown = g.milestones[deck]
    old, new = shown.milestone, g.milestone_decks[deck].pop()
    g.milestone_decks[deck].append(old)
    g.dice.shuffle(g.milestone_decks[deck])
    shown.milestone = new
    g.show()
    g.tell(MilestoneReplaced(g.box.milestones[old].id, g.box.milestones[new].id))
    return deck


VERBS: Final[Mapping[str, Verb]] = {
    "research": _research,
    "lose_idea": _lose_idea,
    "swap_idea": _swap_idea,
    "idea_row": _idea_row,
    "choose_replacement_idea": _choose_replacement_idea,
    "swap_display_cards": _swap_display_cards,
}
