"""Negotiated Peace: what two players agree on, whoever could enforce it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic, choose_number
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import NONE, PlaceNo
from ...events.peace import PeaceDropped, PeaceProposed, PeaceRefused
from ...state import Europe, Realm, seat_of, task_of
from ...tasks import Negotiation, PeaceTalks, Settlement
from ..board.ownership import is_pr
from ..government.treasury import gain_ducats, refuse_ducats, spend_ducats
from .parties import enemies_at_the_table, held_between
from .settlement import (
    CONVERSION,
    HUMILIATION,
    KEEP_BOARD,
    SUCCESSION,
    WHITE_PEACE,
    enforce,
    refuse_term,
)
from .side_action import (
    CUTS,
    begin_side_deal,
    owed,
    promise,
    refuse_side_action,
    refuse_side_cut,
    refuse_side_deal,
    side_articles,
    side_cuts,
    take_side_action,
)
from .terms.keep_board import FREE, RETURN, is_capital, refuse_freeing
from .victory import PARTIAL

NEGOTIABLE: Final = (WHITE_PEACE, KEEP_BOARD, HUMILIATION, CONVERSION, SUCCESSION)
"""Neither Vassalization nor Full Annexation."""


@rule("EU 10.PT.63 10.PT.64 10.PT.65")
def refuse_talks(g: Europe, task: PeaceTalks, seat: Seat, enemy: Realm) -> Refusal | None:
    """Both must be players; once for each War from each side (R54)."""
    if enemy not in enemies_at_the_table(g, seat):
        return Refusal("EU-10.0.2")
    if not is_pr(enemy):
        return Refusal("EU-10.PT.64")
    if (seat, enemy) in task.approached:
        return Refusal("EU-10.PT.63")
    return None


def agreed(g: Europe, task: Negotiation, term: str, victor: Seat) -> Settlement:
    """The settlement that a proposal amounts to."""
    loser = task.partner if victor == task.seat else task.seat
    return Settlement(victor, loser, PARTIAL, term, fates=dict(task.fates))


@rule("EU 10.PT.66 10.PT.67 10.PT.68 10.PT.71")
def refuse_agreed(g: Europe, task: Negotiation, term: str, victor: Seat) -> Refusal | None:
    """A term needs what it always needs, of whoever is named Victor."""
    if term not in NEGOTIABLE:
        return Refusal("EU-10.PT.67")
    if victor not in (task.seat, task.partner):
        return Refusal("EU-10.PT.66")
    return refuse_term(g, agreed(g, task, term, victor), term)


@rule("EU 10.PT.66 10.PT.68")
def refuse_undecided(term: str) -> Refusal | None:
    """Nobody need be named Victor; but most terms fall on a Loser, and a White Peace has none."""
    return None if term == KEEP_BOARD else Refusal("EU-10.PT.68")


@rule("EU 10.PT.69 10.PT.70")
def refuse_return(g: Europe, task: Negotiation, place: PlaceNo) -> Refusal | None:
    """Either side may give back what it Occupies; Capitals go back anyway."""
    if task.term != KEEP_BOARD or place in task.fates:
        return Refusal("EU-10.PT.69")
    if place not in held_between(g, task.seat, task.partner) or is_capital(g, place):
        return Refusal("EU-10.PT.69")
    return None


@rule("EU-10.PT.70")
def refuse_liberation(g: Europe, task: Negotiation, place: PlaceNo) -> Refusal | None:
    """Both sides may Liberate Provinces, without Prestige."""
    refused = refuse_return(g, task, place)
    if refused is not None:
        return refused
    occupier = seat_of(g.occupiers[place])
    loser = task.partner if occupier == task.seat else task.seat
    return refuse_freeing(g, Settlement(occupier, loser, PARTIAL, KEEP_BOARD), place)


@rule("EU-10.PT.69")
def refuse_payment(g: Europe, task: Negotiation, giver: Seat, ducats: int = 1) -> Refusal | None:
    """Ducats go one way, and the giver must have them."""
    if task.term != KEEP_BOARD or task.ducats or giver not in (task.seat, task.partner):
        return Refusal("EU-10.PT.69")
    return refuse_ducats(g, giver, ducats + owed(g, task, giver), "EU-10.PT.69")


def refuse_article(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    task = task_of(g, Negotiation)
    match move:
        case ("agree", str(term), int(victor)):
            return Refusal("EU-10.PT.71") if task.term else refuse_agreed(g, task, term, victor)
        case ("agree_undecided", str(term)):
            return Refusal("EU-10.PT.71") if task.term else refuse_undecided(term)
        case ("hand_back", str(place)):
            return refuse_return(g, task, g.box.place_of[place])
        case ("set_free", str(place)):
            return refuse_liberation(g, task, g.box.place_of[place])
        case ("pay_peace", int(giver)):
            return refuse_payment(g, task, giver)
        case ("side_action", int(actor)):
            return refuse_side_action(g, task, actor)
        case ("side_deal",):
            return refuse_side_deal(g, task)
        case ("waive_influence" | "waive_claim" | "waive_alliance", _):
            return refuse_side_cut(g, task, move)
    return None


def refuse_sum(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    task = task_of(g, Negotiation)
    match move:
        case ("amount", int(ducats)):
            return refuse_payment(g, task, int(ask.about["owner"]), ducats)
    return None


ARTICLES = Topic(
    "peace_articles",
    verbs=(
        *("agree", "agree_undecided", "hand_back", "set_free", "pay_peace"),
        *("side_action", "side_deal", *CUTS, "propose_peace", "drop"),
    ),
    refuse=refuse_article,
    set_by=("EU-10.PT.67",),
)
PAYMENT = Topic("peace_payment", verbs=("amount",), refuse=refuse_sum, set_by=("EU-10.PT.69",))
ANSWER = Topic("peace_answer", verbs=("accept", "refuse"), set_by=("EU-10.PT.63",))


@rule("EU 10.PT.63 10.PT.66 10.PT.67 10.PT.69 10.PT.72 10.PT.74")
def negotiate_peace(g: Europe, task: Negotiation) -> Flow[None]:
    """Article by article; then the other side sees the whole and accepts or refuses."""
    if task.stage == "compose":
        yield from _compose(g, task)
        return
    answer: Move = yield Ask.of(task.partner, ANSWER, [("accept",), ("refuse",)], owner=task.seat)
    g.agenda.pop()
    if answer == ("refuse",):
        g.tell(PeaceRefused(task.partner, task.seat))
        return
    if task.deal is not None:
        g.agenda.append(task.deal)  # for cards that a Marriage brings, when peace is made
    yield from take_side_action(g, task)
    if task.ducats:
        giver, taker = task.seat, task.partner
        if task.ducats < 0:
            giver, taker = taker, giver
        spend_ducats(g, giver, abs(task.ducats), "peace")
        gain_ducats(g, taker, abs(task.ducats), "peace")
    victor = task.seat if task.victor == NONE else task.victor
    decided = task.victor != NONE
    yield from enforce(g, agreed(g, task, task.term, victor), glory=False, decided=decided)


def _articles(g: Europe, task: Negotiation) -> Iterator[Move]:
    if not task.term:
        for term in NEGOTIABLE:
            for victor in (task.seat, task.partner):
                if refuse_agreed(g, task, term, victor) is None:
                    yield "agree", term, victor
                if term == WHITE_PEACE:
                    break  # nobody wins by it
            if refuse_undecided(term) is None:
                yield "agree_undecided", term
        return
    for place in held_between(g, task.seat, task.partner):
        name = g.box.places[place].id
        if refuse_return(g, task, place) is None:
            yield "hand_back", name
        if refuse_liberation(g, task, place) is None:
            yield "set_free", name
    for giver in (task.seat, task.partner):
        if refuse_payment(g, task, giver) is None:
            yield "pay_peace", giver
    yield from side_articles(g, task)
    yield ("propose_peace",)


def _sum(g: Europe, task: Negotiation, giver: Seat) -> Flow[int]:
    """How many Ducats, of those that the giver has left."""
    most = g.players[giver].ducats - owed(g, task, giver)
    return (yield from choose_number(task.seat, PAYMENT, "amount", range(1, most + 1), owner=giver))


def _compose(g: Europe, task: Negotiation) -> Flow[None]:
    answer: Move = yield Ask.of(
        task.seat, ARTICLES, [*_articles(g, task), ("drop",)], owner=task.partner
    )
    match answer:
        case ("agree", str(term), int(victor)):
            task.term, task.victor = term, victor
        case ("agree_undecided", str(term)):
            task.term = term
        case ("hand_back", str(place)):
            task.fates[g.box.place_of[place]] = RETURN
        case ("set_free", str(place)):
            task.fates[g.box.place_of[place]] = FREE
        case ("pay_peace", int(giver)):
            ducats = yield from _sum(g, task, giver)
            task.ducats = ducats if giver == task.seat else -ducats
        case ("side_action", int(actor)):
            task.actor = actor
        case ("side_deal",):
            begin_side_deal(g, task)
        case ("waive_influence" | "waive_claim" | "waive_alliance", _):
            task.cuts.append(side_cuts(g, task)[answer])
        case ("propose_peace",):
            task.stage = "answer"
            promise(g, task)
            g.tell(PeaceProposed(task.seat, task.partner, task.term))
        case _:
            g.agenda.pop()
            g.tell(PeaceDropped(task.seat, task.partner))
