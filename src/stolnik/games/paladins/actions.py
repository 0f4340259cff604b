"""Actions in general: what a player can do in a turn, and why not."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import PASS, Flow, Move, Seat
from stolnik.engine.ledger import rule
from stolnik.engine.refusal import Refusal
from stolnik.games.paladins.favours import favour_options, refuse_favour, use_favour
from stolnik.games.paladins.left_actions.conspire import conspire, refuse_conspire
from stolnik.games.paladins.left_actions.develop import develop, refuse_develop
from stolnik.games.paladins.left_actions.hunt_and_trade import gather, refuse_gathering
from stolnik.games.paladins.left_actions.pray import pray, refuse_pray
from stolnik.games.paladins.left_actions.recruit import recruit, recruit_options, refuse_recruit
from stolnik.games.paladins.passing import pass_round
from stolnik.games.paladins.right_actions.absolve import absolve, refuse_absolve
from stolnik.games.paladins.right_actions.attack import attack, attack_options, refuse_attack
from stolnik.games.paladins.right_actions.commission import commission, refuse_commission
from stolnik.games.paladins.right_actions.convert import convert, convert_options, refuse_convert
from stolnik.games.paladins.right_actions.fortify import fortify, refuse_fortify
from stolnik.games.paladins.right_actions.garrison import garrison, refuse_garrison
from stolnik.games.paladins.state import Paladins

NO_WORKERS: Final = Refusal("PAL-PAS.1")

DEVELOP: Final[Move] = ("develop",)
GATHERING: Final[tuple[tuple[str, int, Move], ...]] = tuple(
    (action, workers, (action, workers)) for action in ("hunt", "trade") for workers in (1, 2)
)
PRAY: Final[Move] = ("pray",)
CONSPIRE: Final[Move] = ("conspire",)
COMMISSION: Final[Move] = ("commission",)
FORTIFY: Final[Move] = ("fortify",)
GARRISON: Final[Move] = ("garrison",)
ABSOLVE: Final[Move] = ("absolve",)


@rule("PAL-ACT.1", "PAL-ACT.2", "PAL-RND.19", "PAL-RND.20", "PAL-PAS.1")
def menu(g: Paladins, seat: Seat) -> list[Move]:
    """Everything a player can do in this turn: an action, or pass."""
    if not any(g.players[seat].pool):
        return [PASS]
    options: list[Move] = []
    if not refuse_develop(g, seat):
        options.append(DEVELOP)
    options += recruit_options(g, seat)
    options += [
        move
        for action, workers, move in GATHERING
        if not refuse_gathering(g, seat, action, workers)
    ]
    if not refuse_pray(g, seat):
        options.append(PRAY)
    if not refuse_conspire(g, seat):
        options.append(CONSPIRE)
    if not refuse_commission(g, seat):
        options.append(COMMISSION)
    if not refuse_fortify(g, seat):
        options.append(FORTIFY)
    if not refuse_garrison(g, seat):
        options.append(GARRISON)
    if not refuse_absolve(g, seat):
        options.append(ABSOLVE)
    options += attack_options(g, seat)
    options += convert_options(g, seat)
    options += favour_options(g, seat)
    options.append(PASS)
    return options


def perform(g: Paladins, seat: Seat, move: Move) -> Flow[None]:
    """Carry out an option of the menu."""
    match move:
        case ("develop",):
            return develop(g, seat)
        case ("recruit", str(card), int(workers), str(payment)):
            return recruit(g, seat, card, workers, payment)
        case ("hunt" | "trade" as action, int(workers)):
            return gather(g, seat, action, workers)
        case ("pray",):
            return pray(g, seat)
        case ("conspire",):
            return conspire(g, seat)
        case ("commission",):
            return commission(g, seat)
        case ("fortify",):
            return fortify(g, seat)
        case ("garrison",):
            return garrison(g, seat)
        case ("absolve",):
            return absolve(g, seat)
        case ("attack", str(card)):
            return attack(g, seat, card)
        case ("convert", str(card)):
            return convert(g, seat, card)
        case ("favour", str(card)):
            return use_favour(g, seat, card)
        case ("pass",):
            return pass_round(g, seat)
    raise ValueError(f"{move} is no action")


def refuse_action(g: Paladins, seat: Seat, move: Move) -> Refusal | None:
    """Why a move is not on the menu: the one door that all guards stand behind."""
    if not any(g.players[seat].pool):
        return NO_WORKERS
    match move:
        case ("develop",):
            return refuse_develop(g, seat)
        case ("recruit", str(card), 1 | 2 as workers, "silver" | "debt" as payment):
            return refuse_recruit(g, seat, card, workers, payment)
        case ("hunt" | "trade" as action, 1 | 2 as workers):
            return refuse_gathering(g, seat, action, workers)
        case ("pray",):
            return refuse_pray(g, seat)
        case ("conspire",):
            return refuse_conspire(g, seat)
        case ("commission",):
            return refuse_commission(g, seat)
        case ("fortify",):
            return refuse_fortify(g, seat)
        case ("garrison",):
            return refuse_garrison(g, seat)
        case ("absolve",):
            return refuse_absolve(g, seat)
        case ("attack", str(card)):
            return refuse_attack(g, seat, card)
        case ("convert", str(card)):
            return refuse_convert(g, seat, card)
        case ("favour", str(card)):
            return refuse_favour(g, seat, card)
    return None
