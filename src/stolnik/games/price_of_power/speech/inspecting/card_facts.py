"""Where cards are, as far as the reader may know, and what they would cost."""

from __future__ import annotations

from collections.abc import Iterator

from stolnik.engine.flow import Seat
from stolnik.engine.game import Inspection, Term
from stolnik.engine.refusal import Refusal
from stolnik.text import Phrase

from ...box.components import POWERS, CardNo, CardType
from ...chapters.action_cards.prices import price_of
from ...chapters.effects.asked.reading import Condition
from ...chapters.effects.conditions import holds
from ...chapters.government.learning import price
from ...state import Europe, Officer, Player
from ...tasks import Trading
from .facts import fact, said, told, who, whose


def card(g: Europe, seat: Seat | None, name: str) -> Inspection:
    """An Action Card: in a hand, on a Display, in service, discarded, or not to be seen."""
    no = g.box.card_of[name]
    where = next(_where(g, seat, no, name), fact("unseen"))
    own = seat is not None and (no in g.players[seat].hand or no in g.players[seat].drawn)
    if not own:
        return told([where])
    assert seat is not None
    return told([where], _prices(g, seat, g.box.cards[no].type))


def _where(g: Europe, seat: Seat | None, no: CardNo, name: str) -> Iterator[Phrase]:
    for owner, player in enumerate(g.players):
        if owner == seat and no in player.hand:
            yield fact("in_your_hand")
        elif owner == seat and no in player.drawn:
            yield fact("drawn")
        elif no in player.known:
            yield fact("in_hand_of", who=who(g, seat, owner))
        for shown in player.display:
            if shown.card == no:
                yield fact("on_display", who=who(g, seat, owner), n=shown.cubes)
        for office, officer in _officers(player):
            if officer.character == name:
                yield fact(f"serves_{office}", who=who(g, seat, owner))
    deck = g.box.cards[no].deck
    if no in g.discards[deck]:
        top = g.discards[deck][-1] == no
        yield fact("discarded_on_top" if top else "discarded", deck=POWERS[deck])


def _officers(player: Player) -> Iterator[tuple[str, Officer]]:
    """The Characters in service, each with what it does."""
    if player.ruler is not None:
        yield "ruler", player.ruler
    for advisor in player.advisors:
        if advisor is not None:
            yield "advisor", advisor
    for army in player.armies:
        if army.general is not None:
            yield "general", army.general
    if player.fleet.admiral is not None:
        yield "admiral", player.fleet.admiral


def _prices(g: Europe, seat: Seat, kind: CardType) -> list[Term]:
    """What playing the card asks for: its condition, Power, and perhaps Ducats."""
    due = price_of(g, seat, kind.deck, kind.cost, kind.card)
    terms = [*_requirement(g, seat, kind.requires, "EU-6.0.5")]
    terms.append(_power(g, seat, due.kind, due.power, "EU-6.0.2"))
    if due.ducats:
        have = g.players[seat].ducats
        figures = {"price": due.ducats, "have": have}
        terms.append(Term(have >= due.ducats, Refusal("EU-6.0.3", figures, "ducats")))
    return terms


def _power(g: Europe, seat: Seat, kind: int, due: int, clause: str) -> Term:
    have = g.players[seat].power[kind]
    figures = {"price": due, "have": have, "power": POWERS[kind]}
    return Term(have >= due, Refusal(clause, figures, "power"))


def _requirement(g: Europe, seat: Seat, asked: Condition | None, clause: str) -> list[Term]:
    """The condition on a card, if it has one."""
    if asked is None:
        return []
    return [Term(holds(g, seat, asked), Refusal(clause, {"what": said(g, asked)}, "asked"))]


def deck(g: Europe, seat: Seat | None, name: str) -> Inspection:
    no = POWERS.index(name)
    return told([fact("deck", n=len(g.decks[no])), fact("discards", n=len(g.discards[no]))])


def event_card(g: Europe, seat: Seat | None, name: str) -> Inspection:
    """An Event: open in the row, discarded, or not to be seen."""
    no = g.box.event_of[name]
    for one in g.row:
        if one.event == no and one.open:
            return told([fact("in_row", n=one.ducats)])
    if no in g.event_discards:
        return told([fact("event_discarded")])
    age = str(g.box.events[no].age)
    return told([fact("event_unseen", age=age)])


def trade_card(g: Europe, seat: Seat | None, name: str) -> Inspection:
    """A Trade Card: on the table, discarded, or not to be seen."""
    no = g.box.trade_card_of[name]
    one = g.box.trade_cards[no]
    facts = []
    for name, row in zip(("trade_income", "trade_income_expanded"), one.income, strict=True):
        low, middle, high = row
        facts.append(fact(name, low=low, middle=middle, high=high))
    if one.chances:
        nodes = [g.box.nodes[chance.node].id for chance in one.chances]
        facts.append(fact("nodes_of_card", node=nodes))
    for task in g.agenda:
        if isinstance(task, Trading) and no in task.cards:
            return told([fact("trading", who=who(g, seat, task.seat)), *facts])
    return told([fact("trade_discarded" if no in g.trade_discards else "trade_unseen"), *facts])


def idea(g: Europe, seat: Seat | None, name: str) -> Inspection:
    """An Idea: on display or not, who has it, and what the reader has for it."""
    no = g.box.idea_of[name]
    one = g.box.ideas[no]
    facts = [fact("idea_shown") if no in g.idea_display else fact("idea_unseen")]
    owners = [owner for owner, player in enumerate(g.players) if no in player.ideas]
    facts += whose(g, seat, "researched", owners) or [fact("researched_by_nobody")]
    if seat is None or seat in owners:
        return told(facts)
    shown = Term(no in g.idea_display, Refusal("EU-8.1.3", {}, "way_on_display"))
    terms = [shown, *_requirement(g, seat, one.requires, "EU-8.0.2")]
    return told(facts, [*terms, _power(g, seat, one.kind, price(g, seat, one), "EU-8.0.1")])
