"""Phase 4, Income and Upkeep: Steps B to E."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic, choose, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import ADM, DIP, MERCENARY, POWERS, REGULAR
from ...box.effects import MAPPING, Frozen
from ...events.phases import CorruptionPaid, DucatsGivenUp, IncomeCollected
from ...state import Europe, seat_of
from ..board.supply import deployed, ships_at_sea
from ..board.tracks import half_ducats, occupied, on_the_board, tax_income
from ..curia.cardinals import papal_controller
from ..curia.scoring import end_papal_action, score_curia
from ..effects.conditions import holds
from ..empire.authority import imperial_income, imperial_power, imperial_prestige
from ..government.characters import character
from ..government.ideas import figure, modifiers, total
from ..government.power import gain_any, gain_power, refuse_power, spend_power
from ..government.stability import HIGHEST, LOWEST
from ..government.treasury import gain_interest, pay
from ..prestige.power_struggles import score_struggles
from ..prestige.prestige_track import score
from .sequence import next_player

STABILITY_DUCATS = 2
REGULAR_UPKEEP = 1
MERCENARY_UPKEEP = 2
STABLE_POWER = 2
FREE_OF_CORRUPTION = 49
BAND = 10
INTERREGNUM_SKILL = 1


# -- step B ------------------------------------------------------------------------------------


class Balance(NamedTuple):
    """One net sum: all incomes less all costs."""

    income: int
    costs: int

    @property
    def net(self) -> int:
        return self.income - self.costs


@rule("EU 4.4.7 4.4.8 4.4.18 7.4.3")
def balance(g: Europe, seat: Seat) -> Balance:
    """What Step B will bring a player as things stand."""
    income = tax_income(g, seat) + imperial_income(g, seat) + _idea_income(g, seat)
    costs = (
        advisor_upkeep(g, seat)
        + unit_upkeep(g, seat)
        + ship_upkeep(g, seat)
        + interest_due(g, seat)
        + plague_loss(g, seat)
    )
    stability = stability_ducats(g, seat)
    return Balance(income + max(stability, 0), costs - min(stability, 0))


@rule("EU 4.4.16 7.3.3 7.3.6")
def stability_ducats(g: Europe, seat: Seat) -> int:
    """2 Ducats more with positive Stability, 2 less with negative."""
    stability = g.players[seat].stability
    return STABILITY_DUCATS * ((stability > 0) - (stability < 0))


@rule("EU-4.4.18")
def _idea_income(g: Europe, seat: Seat) -> int:
    """Ducats by Ideas; some give one for each Large Town that lies open (P107)."""
    ducats = 0
    for modifier in modifiers(g, seat, "round_income"):
        if isinstance(modifier["ducats"], int):
            ducats += modifier["ducats"]
        else:
            ducats += on_the_board(g, seat).large - occupied(g, seat).large
    return ducats


@rule("EU 4.4.9 4.4.10 7.2.17 7.4.4 19.2.5")
def advisor_upkeep(g: Europe, seat: Seat) -> int:
    """Each Advisor's printed cost again, less what Ideas and the Papal Curia save."""
    hired = [advisor for advisor in g.players[seat].advisors if advisor is not None]
    if not hired:
        return 0
    less = total(g, seat, "advisor_upkeep_discount", "ducats")
    less += papal_controller(g) == seat
    return sum([max(0, character(g, advisor).ducats - less) for advisor in hired])


@rule("EU 4.4.11 4.4.12 9.MU.4 9.MU.48")
def unit_upkeep(g: Europe, seat: Seat) -> int:
    """1 Ducat for a Deployed Regular Unit, 2 for a Mercenary."""
    player = g.players[seat]
    regular = REGULAR_UPKEEP * deployed(player, REGULAR)
    return regular + MERCENARY_UPKEEP * deployed(player, MERCENARY)


@rule("EU 4.4.13 9.MU.25 2.2.9")
def ship_upkeep(g: Europe, seat: Seat) -> int:
    """Half a Ducat for each Ship that stays at sea, rounded up once (RA23)."""
    return (ships_at_sea(g, seat) + 1) // 2


@rule("EU 4.4.14 7.4.9")
def interest_due(g: Europe, seat: Seat) -> int:
    """1 Ducat for each Interest token; an Idea may let some go free."""
    interest = g.players[seat].interest
    return max(0, interest - total(g, seat, "interest_free_loans", "n")) if interest else 0


@rule("EU 4.4.15 2.2.9")
def plague_loss(g: Europe, seat: Seat) -> int:
    """Half of what Towns and Vassals in Areas with Plague pay, rounded up in all (RA23, RA57).

    A Town that Occupies pays like any other (RA52).
    """
    quarters = 0
    for area in g.plague:
        for place in g.box.areas[area].places:
            token = g.occupiers[place] or g.tokens[place]
            if token and seat_of(token) == seat:
                quarters += half_ducats(token)
    return (quarters + 3) // 4


@rule("EU 4.4.7 7.4.3 7.4.7 7.4.9")
def collect_income(g: Europe) -> Flow[None]:
    """Step B: the net sum is gained, or paid with Loans if need be."""
    seat = g.queue[0]
    sums = balance(g, seat)
    g.tell(IncomeCollected(seat, sums.income, sums.costs))
    if sums.net >= 0:
        g.players[seat].ducats += sums.net
    else:
        yield from pay(g, seat, -sums.net, "upkeep")
    next_player(g)


# -- step C ------------------------------------------------------------------------------------


@rule("EU 4.4.19 4.4.20 4.4.21 4.4.22")
def corruption(ducats: int) -> int:
    """Administrative Power due: 1 from 50 Ducats on, 1 more for each further 10."""
    return max(0, (ducats - FREE_OF_CORRUPTION + BAND - 1) // BAND)


def refuse_corruption_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    match move:
        case ("pay_adm", int(n)):
            due = corruption(g.players[ask.seat].ducats)
            if n > due:
                return Refusal("EU-4.4.20", {"due": due}, "due")
            return refuse_power(g, ask.seat, ADM, n, "EU-4.4.20")
        case ("repay",):
            return Refusal("EU-4.4.2")
    return None


CORRUPTION = Topic(
    "corruption",
    verbs=("pay_adm", "give_up"),
    refuse=refuse_corruption_answer,
    set_by=("EU-4.4.23",),
)


@rule("EU 4.4.19 4.4.20 4.4.23")
def pay_corruption(g: Europe) -> Flow[None]:
    """Step C: pay Administrative Power, take Interest for what is not paid, or give up Ducats."""
    seat = g.queue[0]
    player = g.players[seat]
    due = corruption(player.ducats)
    if not due:
        next_player(g)
        return
    pays: list[Move] = [("pay_adm", n) for n in range(min(due, player.power[ADM]), -1, -1)]
    gives: list[Move] = [
        ("give_up", player.ducats - FREE_OF_CORRUPTION - BAND * band) for band in range(due)
    ]
    move = yield from choose(seat, CORRUPTION, [*pays, *gives], due=due, ducats=player.ducats)
    match move:
        case ("give_up", int(ducats)):
            player.ducats -= ducats
            g.tell(DucatsGivenUp(seat, ducats))
        case ("pay_adm", int(paid)):
            spend_power(g, seat, ADM, paid)
            g.tell(CorruptionPaid(seat, paid, due - paid))
            yield from gain_interest(g, seat, due - paid)
            next_player(g)


# -- step D ------------------------------------------------------------------------------------


@rule("EU 4.4.24 4.4.25 7.1.2 7.2.6 7.2.25")
def skill(g: Europe, seat: Seat, kind: int) -> int:
    """Total Skill: the Ruler's, or that of an Interregnum, and the Advisor's."""
    player = g.players[seat]
    if player.ruler is None:
        better = [figure(one, "n") for one in modifiers(g, seat, "interregnum_skill")]
        own = max([INTERREGNUM_SKILL, *better])
    else:
        own = character(g, player.ruler).skills[kind]
    advisor = player.advisors[kind]
    return own + (character(g, advisor).skills[kind] if advisor is not None else 0)


LESS_POWER = Topic("less_power", verbs=("lose",), set_by=("EU-7.3.8",))


@rule("EU 4.4.24 4.4.26 4.4.27 4.4.28 4.4.30 7.3.5 7.3.8 19.2.3")
def collect_power(g: Europe) -> Flow[None]:
    """Step D: Power by Skill, Ideas and the Curia; the ends of the Stability Track change it."""
    seat = g.queue[0]
    stability = g.players[seat].stability
    gain = [
        skill(g, seat, kind) + total(g, seat, "round_power", name) + imperial_power(g, seat)[kind]
        for kind, name in enumerate(POWERS)
    ]
    gain[DIP] += papal_controller(g) == seat
    if stability == LOWEST and any(gain):
        kinds: dict[Move, int] = {("lose", POWERS[kind]): kind for kind, n in enumerate(gain) if n}
        less = yield from choose_thing(seat, LESS_POWER, kinds)
        gain[less] -= 1
    for kind, n in enumerate(gain):
        yield from gain_power(g, seat, kind, n)
    extra = total(g, seat, "round_power", "any")
    if stability == HIGHEST:
        extra += STABLE_POWER
    yield from gain_any(g, seat, extra)
    next_player(g)


# -- step E ------------------------------------------------------------------------------------


@rule("EU 4.4.32 4.4.33 4.4.34")
def score_prestige(g: Europe) -> None:
    """Step E: the Curia, Imperial Authority, Absolute Monarchy with Stability, then contests."""
    score_curia(g)
    for seat in g.queue:
        score(g, seat, imperial_prestige(g, seat), "imperial_authority")
        for modifier in modifiers(g, seat, "round_prestige"):
            if _applies(g, seat, modifier):
                score(g, seat, figure(modifier, "n"), "idea")
    end_papal_action(g)
    score_struggles(g)
    g.queue = g.queue[-1:]
    next_player(g)


def _applies(g: Europe, seat: Seat, modifier: Mapping[str, Frozen]) -> bool:
    """Whether the condition of an Idea is met, if it has one."""
    when = modifier.get("when")
    if when is None:
        return True
    assert isinstance(when, MAPPING)
    return holds(g, seat, when)
