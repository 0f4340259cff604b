"""The End of Age Routine."""

from __future__ import annotations

from collections.abc import Iterable

from stolnik.engine.flow import DONE, Ask, Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import DIP, EventCard, EventNo, RealmNo
from ...events.phases import AgeBegan, IdeaReplaced, MilestoneReplaced, MilestonesShown, RoundBegan
from ...setup import event_deck, lay_out_milestones
from ...state import Europe, Realm, line_up, seats
from ..board.ownership import is_npr
from ..government.learning import replace_idea
from ..government.power import refuse_power, spend_power
from ..prestige.deeds import forget_age
from ..prestige.prestige_track import score
from ..relations.ties import end_marriage, realm_id
from .sequence import enter

PRICE_OF_A_MARRIAGE = 2


@rule("EU 4.6.2 4.6.3 4.6.4 16.0.1 16.0.3 17.3.3")
def next_age(g: Europe) -> None:
    """The Events and Milestones of the next Age, and new Ideas in place of unresearched ones."""
    g.event_discards += [shown.event for shown in g.row]
    g.row = []
    g.age += 1
    g.round = 1
    forget_age(g)
    g.tell(AgeBegan(str(g.age)))
    g.event_deck = event_deck(g.box, line_up(g), g.age, g.dice)
    _follow_who_plays(g)
    lay_out_milestones(g, g.age)
    g.tell(MilestonesShown([g.box.milestones[one.milestone].id for one in g.milestones]))
    _replace_ideas(g)
    enter(g, "age_swap")


@rule("EU-16.1.7")
def _follow_who_plays(g: Europe) -> None:
    """The Events of a Realm that its player has given up make room for those of the new one."""
    seating, of_age = line_up(g).seating, [event for event in g.box.events if event.age == g.age]
    for former, player in zip(seating, g.players, strict=True):
        if player.realm not in seating:
            dealt = [g.box.events[event] for event in g.event_deck]
            given_up = _events_of(former, dealt)
            instead = dict(zip(given_up, _events_of(player.realm, of_age), strict=False))
            g.event_deck = [instead.get(event, event) for event in g.event_deck]


def _events_of(realm: RealmNo, cards: Iterable[EventCard]) -> list[EventNo]:
    """Those of some Events that belong to a Realm, that of the first half first."""
    own = [event for event in cards if event.realm == realm]
    return [event.no for event in sorted(own, key=lambda event: event.half)]


@rule("EU 4.6.4 8.0.3")
def _replace_ideas(g: Europe) -> None:
    """Ideas of the new Age join the decks; what is neither Basic nor researched is replaced."""
    known = {idea for player in g.players for idea in player.ideas}
    for kind, deck in enumerate(g.idea_decks):
        deck += [
            idea.no
            for idea in g.box.ideas
            if idea.kind == kind and idea.age == g.age and idea.edition <= g.edition
        ]
        g.dice.shuffle(deck)
        replaced = [
            idea
            for idea in g.idea_display
            if g.box.ideas[idea].kind == kind and not g.box.ideas[idea].basic and idea not in known
        ]
        for old in replaced:
            if deck:
                new = deck.pop()
                g.idea_display[g.idea_display.index(old)] = new
                g.tell(IdeaReplaced(g.box.ideas[old].id, g.box.ideas[new].id))
        # The old ones go below the deck only now, so that none replaces itself.
        deck[:0] = [old for old in replaced if old not in g.idea_display]
        g.dice.shuffle(deck)
    g.show()


# -- the swap of who is last -------------------------------------------------------------------


SWAP = Topic(
    "age_swap",
    verbs=("swap_idea", "swap_milestone", "done"),
    set_by=("EU-4.6.5",),
)


@rule("EU 4.6.5 4.6.6")
def swap_a_card(g: Europe) -> Flow[None]:
    """Who alone has the least Prestige may swap a new Idea or Milestone for one of its deck."""
    seat = _last(g)
    if seat is not None:
        yield from _swap(g, seat)
    marriages_due(g)


def _last(g: Europe) -> Seat | None:
    least = min(g.players[seat].prestige for seat in seats(g))
    last = [seat for seat in seats(g) if g.players[seat].prestige == least]
    return last[0] if len(last) == 1 else None


def _swap(g: Europe, seat: Seat) -> Flow[None]:
    """The choice is between what lies open and what its deck holds; both may be looked at."""
    known = {idea for player in g.players for idea in player.ideas}
    options: dict[Move, tuple[str, int, int] | None] = {}
    for old in g.idea_display:
        card = g.box.ideas[old]
        if card.basic or old in known or card.age > g.age:
            continue
        for new in sorted(g.idea_decks[card.kind]):
            move: Move = ("swap_idea", card.id, g.box.ideas[new].id)
            options[move] = ("idea", old, new)
    for deck, shown in enumerate(g.milestones):
        old_name = g.box.milestones[shown.milestone].id
        for new in sorted(g.milestone_decks[deck]):
            move = ("swap_milestone", old_name, g.box.milestones[new].id)
            options[move] = ("milestone", deck, new)
    chosen = yield from choose_thing(seat, SWAP, {**options, DONE: None})
    if chosen is None:
        return
    kind, old, new = chosen
    if kind == "idea":
        replace_idea(g, old, new)
    else:
        shown = g.milestones[old]
        g.milestone_decks[old].remove(new)
        g.milestone_decks[old].append(shown.milestone)
        g.dice.shuffle(g.milestone_decks[old])
        names = g.box.milestones[shown.milestone].id, g.box.milestones[new].id
        shown.milestone = new
        g.tell(MilestoneReplaced(*names))
    g.show()


# -- Marriages ---------------------------------------------------------------------------------


@rule("EU-4.6.7")
def marriages_due(g: Europe) -> None:
    """Each player with a Marriage scores 1 Prestige, and will have to end or to pay for one."""
    enter(g, "age_marriages")
    g.queue = [seat for seat in g.queue if g.players[seat].marriages]
    for seat in g.queue:
        score(g, seat, 1, "marriage")
    if g.queue:
        g.active = g.queue[0]
    else:
        _begin_age(g)


def refuse_marriage_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    match move:
        case ("pay_dip",):
            return refuse_power(g, ask.seat, DIP, PRICE_OF_A_MARRIAGE, "EU-4.6.8")
    return None


MARRIAGES = Topic(
    "age_marriages",
    verbs=("divorce", "pay_dip"),
    refuse=refuse_marriage_answer,
    set_by=("EU-4.6.8",),
)


@rule("EU 4.6.8 4.6.9 11.4.4")
def end_a_marriage(g: Europe) -> Flow[None]:
    """In Turn order each removes a Marriage, from an NPR if possible, or pays 2 Power."""
    seat = g.queue[0]
    marriages = list(g.players[seat].marriages)
    if marriages:
        nprs = [realm for realm in marriages if is_npr(g, realm)]
        options: dict[Move, Realm | None] = {
            ("divorce", realm_id(g, realm)): realm for realm in nprs or marriages
        }
        if not refuse_power(g, seat, DIP, PRICE_OF_A_MARRIAGE, "EU-4.6.8"):
            options["pay_dip",] = None
        realm = yield from choose_thing(seat, MARRIAGES, options, price=PRICE_OF_A_MARRIAGE)
        if realm is None:
            spend_power(g, seat, DIP, PRICE_OF_A_MARRIAGE)
        else:
            end_marriage(g, seat, realm)
    g.queue.pop(0)
    if g.queue:
        g.active = g.queue[0]
    else:
        _begin_age(g)


def _begin_age(g: Europe) -> None:
    g.tell(RoundBegan(g.round))
    enter(g, "1A")
