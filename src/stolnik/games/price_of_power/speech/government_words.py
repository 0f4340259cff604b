"""The words of the chapters of government."""

from __future__ import annotations

from collections.abc import Mapping

from stolnik.engine.flow import Ask, Seat
from stolnik.engine.vocabulary import Family, Number, Verb

from ..box.components import POWERS, Box
from ..chapters.action_cards.prices import price_of
from ..chapters.basic_actions.increase_stability import price_of_stability
from ..chapters.basic_actions.national_focus import DUCATS_FOR_A_DISCARD, POWER_FOR_A_DISCARD
from ..chapters.government.learning import price
from ..chapters.government.treasury import REPAYMENT
from ..state import RULER_GENERAL, Europe
from .families import ARMY, CARD, IDEA, MISSION, POWER
from .phase_words import character_of

Told = Mapping[str, object]

TO_ARMY = Number("to", 1, 3)


def _display_actions(box: Box) -> list[str]:
    found = {action.id: None for card in box.cards for action in card.type.actions}
    return list(found)


DISPLAY_ACTION = Family("display_action", _display_actions, on_board=False)


def _research(g: Europe, ask: Ask, idea: str) -> Told:
    card = g.box.ideas[g.box.idea_of[idea]]
    return {"price": price(g, ask.seat, card), "power": POWERS[card.kind]}


def _stability(g: Europe, ask: Ask) -> Told:
    now = g.players[ask.seat].stability
    return {
        "price": price_of_stability(g, ask.seat),
        "now": f"{now + 1:+d}".replace("+0", "0").replace("-", "−"),
    }


def _card(g: Europe, ask: Ask, card: str) -> Told:
    return {"shown": character_of(g, card)}


def _play(g: Europe, ask: Ask, card: str) -> Told:
    kind = g.box.cards[g.box.card_of[card]].type
    cost = price_of(g, ask.seat, kind.deck, kind.cost, kind.card)
    return {"price": cost.power, "power": POWERS[cost.kind], "ducats": cost.ducats}


def _use(g: Europe, ask: Ask, card: str, display_action: str) -> Told:
    kind = g.box.cards[g.box.card_of[card]].type
    action = next((one for one in kind.actions if one.id == display_action), None)
    if action is None:  # of another card
        return {"price": 0, "power": POWERS[kind.deck], "ducats": 0, "n": 0}
    cost = price_of(g, ask.seat, kind.deck, action.cost)
    return {
        "price": cost.power,
        "power": POWERS[cost.kind],
        "ducats": cost.ducats,
        "n": action.charges,
    }


def _buy(g: Europe, ask: Ask, card: str) -> Told:
    kind = POWERS[g.box.cards[g.box.card_of[card]].deck]
    return {
        **_card(g, ask, card),
        "price": POWER_FOR_A_DISCARD,
        "power": kind,
        "ducats": DUCATS_FOR_A_DISCARD,
    }


def _general(g: Europe, seat: Seat, army: int) -> str | None:
    """Who commands an Army, by name."""
    player = g.players[seat]
    general = player.armies[army - 1].general
    if general is None:
        return None
    if general.character == RULER_GENERAL:
        return None if player.ruler is None else player.ruler.character
    return general.character


def _commanded(g: Europe, ask: Ask, army: int) -> Told:
    return {"character": _general(g, ask.seat, army)}


def _moved(g: Europe, ask: Ask, army: int, to: int) -> Told:
    return {"character": _general(g, ask.seat, army)}


def _admiral(g: Europe, ask: Ask) -> Told:
    admiral = g.players[ask.seat].fleet.admiral
    return {"character": None if admiral is None else admiral.character}


def _ruler(g: Europe, ask: Ask, army: int = 0) -> Told:
    ruler = g.players[ask.seat].ruler
    return {"character": None if ruler is None else ruler.character}


def _stand_down(g: Europe, ask: Ask) -> Told:
    return _ruler(g, ask)


def _repay(g: Europe, ask: Ask) -> Told:
    return {"ducats": REPAYMENT}


def _mission(g: Europe, ask: Ask, mission: str) -> Told:
    return {"prestige": g.box.missions[g.box.mission_of[mission]].prestige}


VERBS: tuple[Verb, ...] = (
    # Actions
    Verb("research", {"idea": IDEA}, tell=_research),
    Verb("change_focus"),
    Verb("increase_stability", tell=_stability, price={"adm": "price"}),
    Verb("play", {"card": CARD}, tell=_play),
    Verb("use", {"card": CARD, "display_action": DISPLAY_ACTION}, tell=_use),
    Verb("drop_display", {"card": CARD}, tell=_card),
    # National Focus
    Verb("raise", {"power": POWER}),
    Verb("shift", {"power": POWER}),
    Verb("buy_discard", {"card": CARD}, tell=_buy, price={"ducats": "ducats"}),
    Verb("swap_out", {"idea": IDEA}),
    # Appoint
    Verb("appoint", {"card": CARD}, tell=_card),
    Verb("as_ruler"),
    Verb("as_general", {"army": ARMY}),
    Verb("as_admiral"),
    Verb("to_army", {"army": ARMY}),
    Verb("dismiss_general", {"army": ARMY}, tell=_commanded),
    Verb("dismiss_admiral", tell=_admiral),
    Verb("move_general", {"army": ARMY, "to": TO_ARMY}, tell=_moved),
    Verb("command", {"army": ARMY}, tell=_ruler),
    Verb("stand_down", tell=_stand_down),
    # the Treasury and Manpower
    Verb("repay", tell=_repay, price={"ducats": "ducats"}),
    Verb("replenish"),
    # Cores
    # Final Scoring
    Verb("reveal", {"mission": MISSION}, tell=_mission),
)
