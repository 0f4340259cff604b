"""Phase 3, Step D: peace talks, in four sub-steps."""

from __future__ import annotations

from stolnik.engine.flow import DONE, Ask, Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...events.peace import PeaceTalksBegan, Surrendered, WarGoesOn
from ...state import Europe, Realm, War, task_of, turn_order
from ...tasks import Negotiation, PeaceTalks, Settlement
from ..board.ownership import is_pr, realm_at_table
from ..empire.wards import is_ward, wards
from ..phases.sequence import next_step
from ..prestige.prestige_track import score
from ..relations.ties import at_war, realm_id
from .aftermath import aftermath
from .negotiation import refuse_talks
from .parties import active_allies, enemies_at_the_table, patron, separate_enemies
from .terms.succession import refuse_succession
from .terms.white_peace import white_peace
from .victory import (
    INCONCLUSIVE,
    PARTIAL,
    SURRENDER,
    TOTAL,
    outnumbers_npr,
    refuse_ward,
    result,
    total_victory,
    white_peace_is_due,
)

SURRENDERING = 2


@rule("EU 4.3.19 10.0.1 10.1.1")
def peace(g: Europe) -> None:
    """Step D, if there is a War: nowhere else is Peace concluded."""
    if g.wars and g.queue:
        g.queue = []
        g.tell(PeaceTalksBegan())
        g.agenda.append(PeaceTalks("white", turn_order(g)))
    else:
        next_step(g)


@rule("EU 10.1.1 4.3.20 4.3.21 4.3.22 4.3.23")
def talk(g: Europe, task: PeaceTalks) -> Flow[None]:
    """One portion of peace talks."""
    if task.stage == "white":
        yield from _automatic_white_peace(g)
        task.stage = "total"
    elif task.stage == "total":
        yield from _total_victories(g, task)
    elif task.stage == "open":
        yield from _open_wars(g, task)
    else:
        g.agenda.pop()
        yield from aftermath(g)


# -- 1: Automatic White Peace ------------------------------------------------------------------


@rule("EU 10.1.2 10.1.5 4.3.20")
def _automatic_white_peace(g: Europe) -> Flow[None]:
    """Wars without any Occupation end, whether one likes it or not."""
    order = turn_order(g)

    def when(war: War) -> int:
        return min(order.index(one) for one in (war.aggressor, war.target) if one in order)

    for war in sorted(g.wars, key=when):
        one, other = war.aggressor, war.target
        if not is_pr(one):
            one, other = other, one
        if patron(g, one, other) is not None:
            continue  # an Active Ally makes peace with its player, a ward with the Emperor (R30)
        if at_war(g, one, other) and white_peace_is_due(g, one, other):
            yield from white_peace(g, one, other)


# -- 2: Total Victories ------------------------------------------------------------------------

WHOM = Topic("settle_first", verbs=("settle",), set_by=("EU-10.1.7",))


def victories(g: Europe, seat: Seat) -> list[Realm]:
    """Over whom a player has a Total Victory."""
    return [
        enemy
        for enemy in separate_enemies(g, seat)
        if total_victory(g, seat, enemy) and refuse_ward(g, seat, enemy) is None
    ]


@rule("EU 10.1.7 10.1.8 10.1.9 10.1.10 4.3.21")
def _total_victories(g: Europe, task: PeaceTalks) -> Flow[None]:
    """In Turn order, each player all of their own; none may be left open."""
    while task.queue:
        seat = task.queue[0]
        beaten = victories(g, seat)
        if beaten:
            enemy = yield from _choose_enemy(g, seat, beaten)
            g.agenda.append(Settlement(seat, enemy, TOTAL))
            _settle_for_the_fallen(g, seat, enemy)
            return
        task.queue.pop(0)
    task.stage, task.queue = "open", turn_order(g)


def _choose_enemy(g: Europe, seat: Seat, enemies: list[Realm]) -> Flow[Realm]:
    return (
        yield from choose_thing(
            seat, WHOM, {("settle", realm_id(g, enemy)): enemy for enemy in enemies}
        )
    )


# -- 3: Partial Victories and undecided Wars ---------------------------------------------------


@rule("EU 10.1.15 10.2.3 10.2.5 10.VC.12 10.2.1 10.PT.44 10.PT.47")
def refuse_settling(g: Europe, seat: Seat, enemy: Realm) -> Refusal | None:
    """Why a player cannot enforce terms: there is no Victory."""
    if enemy not in separate_enemies(g, seat):
        return Refusal("EU-10.0.2")
    ward = refuse_ward(g, seat, enemy)
    if ward is not None:
        return ward
    how = result(g, seat, enemy)
    if patron(g, seat, enemy) is not None:
        # An Active Ally by itself: by Total Victory, or for the succession alone, for which it
        # does not matter whose Ally it is.
        if how == TOTAL:
            return None
        if refuse_succession(g, seat, enemy):
            return Refusal("EU-10.VC.10")
        beaten = how == PARTIAL or outnumbers_npr(g, seat, enemy)
        return None if beaten else Refusal("EU-10.PT.44")
    return Refusal("EU-10.2.5") if how == INCONCLUSIVE else None


@rule("EU 10.2.8 10.2.9 10.4.8")
def refuse_surrender(g: Europe, seat: Seat, enemy: Realm) -> Refusal | None:
    """One Surrenders to a player; an NPR can neither score nor enforce (R9)."""
    if g.box.options.get("no_surrender"):
        return Refusal("EU-10.4.8")
    if enemy not in enemies_at_the_table(g, seat):
        return Refusal("EU-10.0.2")
    return None if is_pr(enemy) else Refusal("EU-10.2.8")


@rule("EU 10.2.6 10.VC.12 10.1.16")
def refuse_offering(g: Europe, seat: Seat, enemy: Realm) -> Refusal | None:
    """An NPR takes every White Peace that is offered; with a player one has to negotiate.

    An Active Ally makes none without its player.
    """
    if enemy not in enemies_at_the_table(g, seat):
        return Refusal("EU-10.0.2")
    if is_pr(enemy):
        return Refusal("EU-10.1.16")
    if g.defending and is_ward(g, enemy, seat):
        return refuse_ward(g, seat, enemy)
    return None if patron(g, seat, enemy) is None else Refusal("EU-10.VC.12")


def refuse_talk_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    if move[0] not in ("settle", "surrender", "negotiate", "offer_white_peace"):
        return None
    task = task_of(g, PeaceTalks)
    enemy = realm_at_table(g, g.box.realm_of[str(move[1])])
    guards = {
        "settle": refuse_settling,
        "surrender": refuse_surrender,
        "offer_white_peace": refuse_offering,
    }
    if move[0] == "negotiate":
        return refuse_talks(g, task, ask.seat, enemy)
    return guards[str(move[0])](g, ask.seat, enemy)


TALKS = Topic(
    "peace_talks",
    verbs=("settle", "surrender", "negotiate", "offer_white_peace", "done"),
    refuse=refuse_talk_answer,
    set_by=("EU-10.1.12",),
)


@rule("EU 10.1.12 10.1.13 10.1.14 10.2.3 4.3.22 4.3.23 10.0.2")
def _open_wars(g: Europe, task: PeaceTalks) -> Flow[None]:
    """From the First Player on, each settles whichever Wars they want, in any order."""
    seat = task.queue[0]
    options: list[Move] = []
    for enemy in separate_enemies(g, seat):
        name = realm_id(g, enemy)
        if refuse_settling(g, seat, enemy) is None:
            options.append(("settle", name))
        if refuse_offering(g, seat, enemy) is None:
            options.append(("offer_white_peace", name))
        if refuse_talks(g, task, seat, enemy) is None:
            options.append(("negotiate", name))
        if refuse_surrender(g, seat, enemy) is None:
            options.append(("surrender", name))
    if not options:
        _next(g, task)
        return
    answer: Move = yield Ask.of(seat, TALKS, [*options, DONE])
    if answer == DONE:
        for enemy in enemies_at_the_table(g, seat):
            g.tell(WarGoesOn(seat, realm_id(g, enemy)))
        _next(g, task)
        return
    enemy = realm_at_table(g, g.box.realm_of[str(answer[1])])
    if answer[0] == "settle":
        how = result(g, seat, enemy)
        if patron(g, seat, enemy) is not None and how != TOTAL:
            g.agenda.append(Settlement(seat, enemy, PARTIAL, "secure_desired_succession"))
        else:
            assert how != INCONCLUSIVE, "only a War that is decided is settled"
            g.agenda.append(Settlement(seat, enemy, how))
    elif answer[0] == "offer_white_peace":
        yield from white_peace(g, seat, enemy)
    elif answer[0] == "negotiate":
        task.approached.append((seat, enemy))
        g.agenda.append(Negotiation(seat, enemy))
    else:
        _surrender(g, seat, enemy)
    _settle_for_the_fallen(g, seat, enemy, surrendered=answer[0] == "surrender")


@rule("EU 11.3.48 10.1.9 18.4.15 18.4.16")
def _settle_for_the_fallen(
    g: Europe, seat: Seat, enemy: Realm, *, surrendered: bool = False
) -> None:
    """A player does not settle for an Active Ally whom the Enemy has beaten totally.

    The terms of such a Victory, which may have come about only now, come first.  So it is with
    those whom the Emperor defends, if the Emperor is beaten or Surrenders (R30).
    """
    for victor, loser in ((seat, enemy), (enemy, seat)):
        if not is_pr(victor):
            continue
        gave_up = surrendered and loser == seat == g.emperor
        for ally in sorted({*active_allies(g, loser), *wards(g, loser, victor)}):
            open_to_terms = gave_up or refuse_ward(g, victor, ally) is None
            if open_to_terms and total_victory(g, victor, ally):
                g.agenda.append(Settlement(victor, ally, TOTAL))


def _next(g: Europe, task: PeaceTalks) -> None:
    task.queue.pop(0)
    if not task.queue:
        task.stage = "aftermath"


@rule("EU 10.2.8 10.2.9 10.2.10 10.2.11")
def _surrender(g: Europe, seat: Seat, enemy: Realm) -> None:
    """2 Prestige change sides at once, and the Victor settles at once (R9)."""
    g.tell(Surrendered(seat, enemy))
    score(g, seat, -SURRENDERING, "surrender")
    score(g, enemy, SURRENDERING, "surrender")
    g.agenda.append(Settlement(enemy, seat, SURRENDER))
