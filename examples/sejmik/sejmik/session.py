"""The session: nobles are put forward in secret, and the highest carries it."""

from __future__ import annotations

from sejmik.events import Carried, CarriedByNobody, PutForward, Threw, Vetoed
from sejmik.state import Sejmik
from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic, choose_secretly
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

VETO: Move = ("veto",)


def refuse_putting(g: Sejmik, seat: Seat, noble: str) -> Refusal | None:
    return None if noble in g.houses[seat].hand else Refusal("SEJ-B1.2")


def refuse_veto(g: Sejmik, seat: Seat) -> Refusal | None:
    if not g.box.veto:
        return Refusal("SEJ-C1.1")
    if g.houses[seat].vetoed:
        return Refusal("SEJ-C1.2")
    return None


def refuse_in_debate(g: Sejmik, ask: Ask, move: Move) -> Refusal | None:
    """Why an answer to the debate is not allowed."""
    match move:
        case ("veto",):
            return refuse_veto(g, ask.seat)
        case ("put", str(noble)):
            return refuse_putting(g, ask.seat, noble)
    return None


DEBATE = Topic("debate", verbs=("put", "veto"), refuse=refuse_in_debate, set_by=("SEJ-B1.2",))


@rule("SEJ-B1.2")
def debate(g: Sejmik) -> Flow[None]:
    """Every house chooses in secret; then all choices are shown."""
    seats = range(len(g.houses))
    answers = yield from choose_secretly(
        [Ask.of(seat, DEBATE, choices(g, seat), session=g.session) for seat in seats]
    )
    for seat, answer in zip(seats, answers):
        noble = choices(g, seat)[answer]
        if noble is None:
            veto(g, seat)
        else:
            put_forward(g, seat, noble)
    if VETO in answers:
        carried_by_nobody(g)
    else:
        g.winner = winner(g)
        g.tell(Carried(g.winner))


@rule("SEJ B1.2 C1.1")
def choices(g: Sejmik, seat: Seat) -> dict[Move, str | None]:
    """What a house can answer, each with the noble that it puts forward."""
    nobles: dict[Move, str | None] = {
        ("put", noble): noble for noble in g.box.ranks if not refuse_putting(g, seat, noble)
    }
    return nobles if refuse_veto(g, seat) else {**nobles, VETO: None}


def put_forward(g: Sejmik, seat: Seat, noble: str) -> None:
    g.houses[seat].hand.remove(noble)
    g.put[seat] = noble
    g.tell(PutForward(seat, noble))


@rule("SEJ-C1.2")
def veto(g: Sejmik, seat: Seat) -> None:
    g.houses[seat].vetoed = True
    g.tell(Vetoed(seat))


@rule("SEJ-C1.3")
def carried_by_nobody(g: Sejmik) -> None:
    """All that was put forward is discarded, and the next session begins."""
    g.tell(CarriedByNobody())
    g.discards += g.put.values()
    g.put = {}
    g.session += 1


@rule("SEJ B1.3 B1.4 B1.5")
def winner(g: Sejmik) -> Seat:
    """The highest rank; among equals the highest throw, again and again if need be."""
    highest = max(g.box.ranks[noble] for noble in g.put.values())
    equal = [seat for seat, noble in g.put.items() if g.box.ranks[noble] == highest]
    while len(equal) > 1:
        throws = {seat: throw(g, seat) for seat in equal}
        best = max(throws.values())
        equal = [seat for seat in equal if throws[seat] == best]
    return equal[0]


def throw(g: Sejmik, seat: Seat) -> int:
    die = 1 + g.dice.below(6)
    g.tell(Threw(seat, die))
    return die
