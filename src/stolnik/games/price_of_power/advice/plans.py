"""How far ahead a bot should plan, and what it should try on the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from stolnik.engine.flow import DONE, NO, Ask, Move, Seat

from ..box.components import DIP, REGULAR
from ..chapters.board.hostility import land_units
from ..chapters.board.ownership import any_occupied, towns
from ..chapters.board.supply import deployed, ships_at_sea
from ..chapters.phases.income import balance
from ..chapters.phases.sequence import ROUND
from ..chapters.relations.ties import is_at_war, realm_id
from ..state import COLUMNS, Europe, task_if
from ..tasks import Deal, Influencing, Recruiting
from .campaigns import prey

BEFORE_THE_FIRST: Final = ("first_draw", "first_appoint", "first_keep", "first_missions")
PLACE_IN_ROUND: Final = {step: no for no, step in enumerate((*BEFORE_THE_FIRST, *ROUND))}
LOAN_BELOW: Final = 4
"""With more Ducats nobody needs a Loan."""
TARGETS: Final = 2
"""How many Realms are thought of when War is Declared."""
PRICE_OF_UNITS: Final = 6
FEW_UNITS: Final = 3
MANY_UNITS: Final = 8
MUSTERS: Final = 2
"""In how many Areas one Action recruits."""
INFANTRY: Final = "infantry"
ENOUGH_SHIPS: Final = 1
RICH: Final = 14
APPOINTED, COMMANDED = 3, 2
LITTLE_POWER: Final = 5
FEW: Final[Mapping[str | int, int]] = {
    "suppress": 1,
    "forge_alliance": 3,
    "research": 4,
    "diplomacy": 2,
}
"""How many Actions of a kind are tried."""
PLACES: Final = 3
"""Where Influence is tried."""
MOST: Final = 6
"""How many answers to any other question are tried."""
MOST_ON_THE_WAY: Final = 4
"""The same while something is under way, when all that may follow is tried as well."""
MINOR: Final = frozenset(
    (
        *("appoint", "replenish", "repay", "command", "move_general", "stand_down"),
        *("dismiss", "dismiss_general", "dismiss_admiral", "cut_ties", "order", "hold"),
    )
)
"""What can wait until the Action is taken."""
NEEDLESS: Final = (MINOR | {"loan"}) - {"appoint", "replenish", "repay", "command"}
"""What hardly ever brings anything."""


def horizon(g: Europe, seat: Seat) -> int:
    """Plans end with the Action of a Turn or a free act, with the Turn, and else with the step.

    The number changes there; what an Action sets in motion belongs to it.
    """
    acted = g.turn.acted and not g.agenda
    now = 4 * PLACE_IN_ROUND.get(g.step, -1) + 2 * (g.active == seat) + acted
    # Talks are marked as used when they begin, and belong to the plan until they are over.
    talking = any(isinstance(task, Deal) for task in g.agenda)
    return 100 * now + len(g.turn.used) - talking


def plausible(g: Europe, ask: Ask) -> Sequence[Move]:
    """The options but for those that hardly anybody would choose."""
    if len(ask.options) == 1:
        return ask.options
    chosen = CHOSEN.get(ask.topic, _spread)
    return chosen(g, ask) or ask.options[:1]


def _spread(g: Europe, ask: Ask) -> Sequence[Move]:
    """Of very many answers every second or third."""
    most = MOST_ON_THE_WAY if g.agenda else MOST
    return ask.options[:: 1 + (len(ask.options) - 1) // most]


def _in_turn(g: Europe, ask: Ask) -> Sequence[Move]:
    """Actions first, of each kind a few; a War only on somebody who can be beaten."""
    found: list[Move] = []
    seen: Counter[str | int] = Counter()
    worth = WORTH_A_THOUGHT
    for move in ask.options:
        verb = move[0]
        if verb in MINOR or seen[verb] >= FEW.get(verb, MOST):
            continue
        if verb not in worth or worth[verb](g, ask.seat, move):
            found.append(move)
            seen[verb] += 1
    return found


def _needs_loan(g: Europe, seat: Seat, move: Move) -> bool:
    return g.players[seat].ducats < LOAN_BELOW


def _can_win(g: Europe, seat: Seat, move: Move) -> bool:
    return bool(prey(g, seat))


def _may_agree(g: Europe, seat: Seat, move: Move) -> bool:
    """There is somebody to be Allied with, and the Power for it."""
    player = g.players[seat]
    return player.power[DIP] > 0 and move[1] not in player.allies


def _is_short(g: Europe, seat: Seat, move: Move) -> bool:
    """With more Power there is something better to do than to change the focus."""
    return sum(g.players[seat].power) <= LITTLE_POWER


def _fights(g: Europe, seat: Seat, move: Move) -> bool:
    """In War, and on land against Rebels in the Realm."""
    if is_at_war(g, seat):
        return True
    if move[0] != "activate_land" or not (any(g.rebels) or any_occupied(g)):
        return False
    places = g.box.places
    return any(g.occupiers[place] or g.rebels[places[place].area] for place in towns(g, seat))


def _wants_units(g: Europe, seat: Seat, move: Move) -> bool:
    """Men and Ducats for more Units, and a War to fight or hardly any Units."""
    player = g.players[seat]
    if not player.available or player.ducats < PRICE_OF_UNITS:
        return False
    return is_at_war(g, seat) or deployed(player, REGULAR) < FEW_UNITS


def _musters(g: Europe, ask: Ask) -> Sequence[Move]:
    """Where most Units stand already, in few Areas, while they are wanted; one Port."""
    player = g.players[ask.seat]
    task = task_if(g, Recruiting)
    turned_to = len(task.areas) if task is not None else 0

    def units(move: Move) -> int:
        return land_units(player, g.box.area_of[str(move[1])])

    areas = [move for move in ask.options if move[0] == "muster"]
    if turned_to >= MUSTERS or not _raises_more(g, ask.seat):
        areas = []
    best = [max(areas, key=units)] if areas else []
    ports = [move for move in ask.options if move[0] == "shipyard"]
    if ships_at_sea(g, ask.seat) >= ENOUGH_SHIPS:
        ports = []
    return [*best, *ports[:1], DONE]


def _raises_more(g: Europe, seat: Seat) -> bool:
    """In peace many Units cost more than they are good for."""
    return is_at_war(g, seat) or deployed(g.players[seat], REGULAR) < MANY_UNITS


def _units(g: Europe, ask: Ask) -> Sequence[Move]:
    """The cheapest of each category, into an Army if there is one; Mercenaries in War alone."""
    if not _raises_more(g, ask.seat):
        return [DONE]
    fighting = is_at_war(g, ask.seat)
    kinds: dict[str | int, Move] = {}
    for move in ask.options:
        if move != DONE and move[2] == INFANTRY and (fighting or move[1] != "mercenary"):
            if move[0] == "raise_unit" and kinds.get(move[1], move)[0] != "raise_unit":
                kinds[move[1]] = move
            kinds.setdefault(move[1], move)
    return [*kinds.values(), DONE]


def _march(g: Europe, ask: Ask) -> Sequence[Move]:
    return [move for move in ask.options if move[0] in ("march", "ship_over", "halt")]


def _deal(g: Europe, ask: Ask) -> Sequence[Move]:
    """Alliances and Marriages; what is on the table stays there."""
    kinds: dict[str | int, Move] = {}
    for move in ask.options:
        if move[0] in ("offer_alliance", "offer_marriage", "propose"):
            kinds.setdefault(move[0], move)
    return list(kinds.values()) or [move for move in ask.options if move[0] == "drop"]


def _price_of_influence(g: Europe, ask: Ask) -> Sequence[Move]:
    """Ducats while there are plenty."""
    rich = g.players[ask.seat].ducats >= RICH
    return [move for move in ask.options if (move[0] == "with_ducats") == rich]


def _cubes(g: Europe, ask: Ask) -> Sequence[Move]:
    """One cube of each kind."""
    kinds: dict[str | int, Move] = {}
    for move in ask.options:
        kinds.setdefault(move[0], move)
    return list(kinds.values())


def _ships(g: Europe, ask: Ask) -> Sequence[Move]:
    return [*ask.options[:1], *ask.options[-1:]]


def _any_deck(g: Europe, ask: Ask) -> Sequence[Move]:
    """No deck is better than another: one after the other."""
    player = g.players[ask.seat]
    number = (len(player.hand) + len(player.drawn) + g.round) % len(ask.options)
    return ask.options[number : number + 1]


def _articles(g: Europe, ask: Ask) -> Sequence[Move]:
    """Peace for its own sake: no bargains beside it, and nothing is waived."""
    found = [move for move in ask.options if move[0] in ("agree", "propose_peace", "drop")]
    proposed = [move for move in found if move[0] == "propose_peace"]
    return proposed or found


def _stay(g: Europe, ask: Ask) -> Sequence[Move]:
    """Nobody likes to leave."""
    return [("stay",)]


def _last(g: Europe, ask: Ask) -> Sequence[Move]:
    """Be done with it."""
    return ask.options[-1:]


def _afterwards(g: Europe, ask: Ask) -> Sequence[Move]:
    """Minor Actions that may bring something, and the end of the Turn."""
    fighting = is_at_war(g, ask.seat)
    crowned = g.players[ask.seat].ruler is not None
    appointed = commanded = 0
    found: list[Move] = []
    for move in ask.options:
        match move[0]:
            case "command" | "replenish":
                commanded += 1
                if commanded > COMMANDED or not fighting:
                    continue
            case "appoint":
                advisor = g.box.cards[g.box.card_of[str(move[1])]].character.advisor
                appointed += 1
                if appointed > APPOINTED or not (advisor or fighting or not crowned):
                    continue
            case verb if verb in NEEDLESS:
                continue
        found.append(move)
    return found


def _targets(g: Europe, ask: Ask) -> Sequence[Move]:
    weak = {realm_id(g, realm) for realm in prey(g, ask.seat)[:TARGETS]}
    return [move for move in ask.options if move[-1] in weak]


def _one_target(g: Europe, ask: Ask) -> Sequence[Move]:
    return [NO]


def _places(g: Europe, ask: Ask) -> Sequence[Move]:
    """Influence where there is some, and in a few other Areas."""

    def cubes(move: Move) -> int:
        area = g.box.area_of.get(str(move[-1]))
        return 0 if area is None else g.influence[area * COLUMNS + ask.seat]

    task = task_if(g, Influencing)
    few = 1 if task is not None and task.placed else PLACES
    most = sorted((move for move in ask.options if move != DONE), key=lambda move: -cubes(move))
    return [*most[:few], *(move for move in ask.options if move == DONE)]


def _at_upkeep(g: Europe, ask: Ask) -> Sequence[Move]:
    """Who can pay for everything keeps everything; else one piece of each kind is tried."""
    if DONE in ask.options and g.players[ask.seat].ducats + balance(g, ask.seat).net >= 0:
        return [DONE]
    kinds: dict[tuple[str | int, ...], Move] = {}
    for move in ask.options:
        kinds.setdefault((move[0], *move[2:]) if move[0] == "disband" else move[:1], move)
    return list(kinds.values())


WORTH_A_THOUGHT: Final[Mapping[str | int, Callable[[Europe, Seat, Move], bool]]] = {
    "loan": _needs_loan,
    "declare_war": _can_win,
    "diplomacy": _may_agree,
    "change_focus": _is_short,
    "recruit": _wants_units,
    "activate_land": _fights,
    "activate_naval": _fights,
}
CHOSEN: Final[Mapping[str, Callable[[Europe, Ask], Sequence[Move]]]] = {
    "turn": _in_turn,
    "last_event": _in_turn,
    "end_turn": _afterwards,
    "war_target": _targets,
    "another_target": _one_target,
    "place": _places,
    "recruit": _musters,
    "raise_units": _units,
    "march": _march,
    "compose": _deal,
    "build_ships": _ships,
    "pay_influence": _price_of_influence,
    "cubes": _cubes,
    "focus_cards": _last,
    "leaving": _stay,
    "peace_articles": _articles,
    **dict.fromkeys(("draw", "first_draw", "card_draws", "marriage_draw", "focus_draw"), _any_deck),
    "upkeep": _at_upkeep,
}
