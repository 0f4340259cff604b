"""A settlement: the Victor chooses one Peace Term, and it is carried out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic, choose
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...state import Europe, Realm, task_of
from ...tasks import Negotiation, Settlement
from ..board.ownership import capital, is_pr, occupations, realm_at_table
from ..empire.wards import is_war_with_outsider, judge_war, lost_provinces
from ..prestige.deeds import note_war
from ..relations.alliances import ally_of
from ..relations.ties import at_war, realm_id, take_off_alliance
from .parties import enemies_at_the_table, held_between, held_by, side
from .spoils import give_all_back
from .terms.annexation import annex, refuse_annexation
from .terms.force_conversion import convert, refuse_conversion
from .terms.humiliation import humiliate
from .terms.keep_board import choose_fate, in_question, keep_board
from .terms.succession import refuse_succession, secure_succession
from .terms.vassalization import refuse_vassalization, vassalize
from .terms.white_peace import white_peace
from .truces import conclude
from .victory import PARTIAL, SURRENDER, TOTAL, refuse_ward

WHITE_PEACE: Final = "white_peace"
KEEP_BOARD: Final = "keep_current_board_state"
HUMILIATION: Final = "humiliation"
VASSALIZATION: Final = "vassalization"
CONVERSION: Final = "force_conversion"
SUCCESSION: Final = "secure_desired_succession"
ANNEXATION: Final = "full_annexation"

TERMS: Final = (
    WHITE_PEACE,
    KEEP_BOARD,
    HUMILIATION,
    VASSALIZATION,
    CONVERSION,
    SUCCESSION,
    ANNEXATION,
)
Guard = Callable[[Europe, Seat, Realm], Refusal | None]


@rule("EU 10.3.7 10.1.8 10.3.9 10.VC.5 10.VC.10")
def losers(g: Europe, task: Settlement) -> list[Realm]:
    """Whom a settlement concerns: a player with the Active Allies, in one go.

    After a Total Victory, and with an Active Ally by itself, only the Enemy who was defeated.
    """
    if task.result == TOTAL:
        return [task.enemy]
    return sorted(side(g, task.enemy, task.seat))


# -- which term --------------------------------------------------------------------------------


@rule("EU 10.PE.1 10.PE.2 10.PE.4 10.PE.5 10.PE.6 10.VC.4 10.VC.9 10.2.10 10.2.12")
def refuse_term(g: Europe, task: Settlement, term: str) -> Refusal | None:
    """Why a Peace Term cannot be enforced on an Enemy."""
    return TERM_GUARDS[term](g, task)


def _refuse_nothing(g: Europe, task: Settlement) -> Refusal | None:
    return None


@rule("EU 10.PE.4 10.PE.5 10.PE.6 10.PT.20 10.PT.21")
def _refuse_humiliation(g: Europe, task: Settlement) -> Refusal | None:
    """A player whose Capital is Occupied, or who Surrendered."""
    if not is_pr(task.enemy):
        return Refusal("EU-10.PE.4")
    if task.result == SURRENDER:
        return None
    return _refuse_without_capital(g, task.seat, task.enemy, "EU-10.PT.21")


def _refuse_without_capital(g: Europe, seat: Seat, enemy: Realm, clause: str) -> Refusal | None:
    return None if capital(g, enemy) in held_by(g, seat, {enemy}) else Refusal(clause)


def _refuse_for_all(guard: Guard) -> Callable[[Europe, Settlement], Refusal | None]:
    """A term that works on those Realms of a settlement that it can: on one at least."""

    def refuse(g: Europe, task: Settlement) -> Refusal | None:
        refused = [guard(g, task.seat, realm) for realm in losers(g, task)]
        return None if None in refused else refused[losers(g, task).index(task.enemy)]

    return refuse


def _refuse_succession(g: Europe, task: Settlement) -> Refusal | None:
    return refuse_succession(g, task.seat, task.enemy)


@rule("EU 10.PT.57 10.VC.9")
def _refuse_annexation(g: Europe, task: Settlement) -> Refusal | None:
    """Only a Total Victory allows it, and only over an NPR."""
    refused = refuse_annexation(g, task.seat, task.enemy)
    if refused is not None:
        return refused
    return None if task.result == TOTAL else Refusal("EU-10.PT.57")


TERM_GUARDS: Final[Mapping[str, Callable[[Europe, Settlement], Refusal | None]]] = {
    WHITE_PEACE: _refuse_nothing,
    KEEP_BOARD: _refuse_nothing,
    HUMILIATION: _refuse_humiliation,
    VASSALIZATION: _refuse_for_all(refuse_vassalization),
    CONVERSION: _refuse_for_all(refuse_conversion),
    SUCCESSION: _refuse_succession,
    ANNEXATION: _refuse_annexation,
}


@rule("EU 10.1.10 10.2.11 10.PT.64")
def refuse_parley(g: Europe, task: Settlement, name: str) -> Refusal | None:
    """Who must end the War may agree with the Loser on another peace; it is tried once (R54)."""
    if name != realm_id(g, task.enemy):
        return Refusal("EU-10.0.2")
    if not is_pr(task.enemy):
        return Refusal("EU-10.PT.64")
    must = task.result in (TOTAL, SURRENDER)
    return Refusal("EU-10.PT.63") if task.parleyed or not must else None


@rule("EU 10.3.15 10.PT.47 10.VC.10 10.2.10 18.4.15")
def refuse_inheritance(g: Europe, task: Settlement, ally: Realm) -> Refusal | None:
    """Why the succession of an Active Ally cannot be secured before peace is made with its player.

    This peace ends the War with the Ally as well, so a Victor who has to settle can do it here or
    never (R60).
    """
    if ally not in side(g, task.enemy, task.seat) - {task.enemy}:
        return Refusal("EU-10.0.2")
    ward = None if task.enemy == g.emperor else refuse_ward(g, task.seat, ally)
    return ward or refuse_succession(g, task.seat, ally)


def refuse_term_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    task = task_of(g, Settlement)
    if move[0] == "negotiate":
        return refuse_parley(g, task, str(move[1]))
    if move[0] == "inherit":
        return refuse_inheritance(g, task, realm_at_table(g, g.box.realm_of[str(move[1])]))
    return refuse_term(g, task, str(move[1])) if move[0] == "term" else None


TERM = Topic(
    "peace_term",
    verbs=("term", "inherit", "negotiate"),
    refuse=refuse_term_answer,
    set_by=("EU-10.PE.1",),
)


@rule("EU 10.PT.3 10.PT.7 10.PT.25 10.PT.34 10.PT.44 10.PT.1 10.1.10 10.2.11")
def settle(g: Europe, task: Settlement) -> Flow[None]:
    """One term for one Enemy; whoever has to settle cannot leave the War open."""
    if task.parleyed and task.enemy not in enemies_at_the_table(g, task.seat):
        g.agenda.pop()  # they have agreed
    elif not task.term:
        yield from _choose_term(g, task)
    elif task.todo:
        yield from choose_fate(g, task)
    else:
        g.agenda.pop()
        yield from enforce(g, task)


def _choose_term(g: Europe, task: Settlement) -> Flow[None]:
    """A Peace Term to enforce, or talks with the Loser instead; the successions of Allies first."""
    name = realm_id(g, task.enemy)
    options: list[Move] = [("term", term) for term in TERMS if refuse_term(g, task, term) is None]
    options += [
        ("inherit", realm_id(g, ally))
        for ally in sorted(side(g, task.enemy, task.seat))
        if refuse_inheritance(g, task, ally) is None
    ]
    if refuse_parley(g, task, name) is None:
        options.append(("negotiate", name))
    move = yield from choose(task.seat, TERM, options, realm=name)
    if move[0] == "negotiate":
        task.parleyed = True
        g.agenda.append(Negotiation(task.seat, task.enemy))
        return
    if move[0] == "inherit":
        ally = realm_at_table(g, g.box.realm_of[str(move[1])])
        g.agenda.append(Settlement(task.seat, ally, PARTIAL, SUCCESSION))
        return
    task.term = str(move[1])
    if task.term == KEEP_BOARD:
        task.todo = in_question(g, task.seat, task.enemy)


# -- enforcing it ------------------------------------------------------------------------------


@rule("EU 18.4.17 18.4.18 10.PT.66")
def enforce(g: Europe, task: Settlement, *, glory: bool = True, decided: bool = True) -> Flow[None]:
    """Carry a term out; who imposes more than a White Peace has won the War.

    That is not so where a Negotiated Peace names no Victor.
    """
    seat, enemy = task.seat, task.enemy
    if task.result == TOTAL:
        _end_alliance_with_the_beaten(g, seat, enemy)
    if task.term == WHITE_PEACE:
        yield from white_peace(g, seat, enemy)
        return
    if not decided:
        yield from keep_board(g, task, glory=glory, decided=False)
        return
    note_war(g, seat, enemy)
    imperial, won = is_war_with_outsider(g, seat, enemy), seat == g.emperor
    lost, left = lost_provinces(g), set(g.not_hre)
    yield from _carry_out(g, task, glory=glory)
    if imperial:
        judge_war(g, won, lost, left)


@rule("EU-11.3.42")
def _end_alliance_with_the_beaten(g: Europe, seat: Seat, beaten: Realm) -> None:
    """A Total Victory ends the Alliance of an Enemy with the NPR, though it was not Active.

    An Active Ally leaves its player when peace is concluded.
    """
    friend = None if is_pr(beaten) else ally_of(g, beaten)
    if friend is not None and at_war(g, seat, friend) and not g.players[friend].allies[beaten]:
        take_off_alliance(g, friend, beaten)


def _carry_out(g: Europe, task: Settlement, *, glory: bool) -> Flow[None]:
    """Any term but a White Peace."""
    seat, enemy = task.seat, task.enemy
    if task.term == KEEP_BOARD:
        yield from keep_board(g, task, glory=glory)
    elif task.term == HUMILIATION:
        yield from humiliate(g, seat, enemy)
    elif task.term == SUCCESSION:
        yield from secure_succession(g, seat, enemy)
    elif task.term == ANNEXATION:
        yield from annex(g, seat, enemy)
    else:
        yield from _where_it_can(g, task)


@rule("EU 10.3.13 10.3.14")
def _where_it_can(g: Europe, task: Settlement) -> Flow[None]:
    """Vassalization or Force Conversion of those who qualify; a White Peace without loss else."""
    if task.term == VASSALIZATION:
        able = yield from _vassalize(g, task)
    else:
        able = []
        yield from _convert(g, task)
    if task.enemy not in able:
        conclude(g, task.seat, task.enemy, task.term)


@rule("EU 10.3.13 10.3.14 10.PT.31")
def _vassalize(g: Europe, task: Settlement) -> Flow[list[Realm]]:
    """All that is not of the new Vassals goes back first; tells who is one."""
    seat = task.seat
    able = [one for one in losers(g, task) if refuse_vassalization(g, seat, one) is None]
    calm = {g.box.places[place].area for place in occupations(g, seat)}
    kept = held_by(g, seat, able)
    others = [place for place in held_between(g, seat, task.enemy) if place not in kept]
    yield from give_all_back(g, others)
    for realm in list(able):
        if refuse_vassalization(g, seat, realm) is None:
            yield from vassalize(g, seat, realm, calm)
        else:  # the tokens went to another Realm
            able.remove(realm)
            yield from give_all_back(g, held_by(g, seat, {realm}))
    return able


@rule("EU 10.3.13 10.3.14 10.PT.37")
def _convert(g: Europe, task: Settlement) -> Flow[None]:
    able = [one for one in losers(g, task) if refuse_conversion(g, task.seat, one) is None]
    yield from give_all_back(g, held_between(g, task.seat, task.enemy))
    for realm in able:
        yield from convert(g, task.seat, realm)
