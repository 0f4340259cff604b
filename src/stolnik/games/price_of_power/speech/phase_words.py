"""The words of the sequence of play."""

from __future__ import annotations

from collections.abc import Mapping

from stolnik.engine.flow import Ask
from stolnik.engine.vocabulary import SEAT, Verb
from stolnik.text import Phrase

from ..chapters.event_cards.event_action import in_row
from ..chapters.government.treasury import loan_value
from ..chapters.phases.actions import ducats_for_passing
from ..chapters.phases.draw_cards import PRICE_OF_A_CARD
from ..chapters.phases.end_of_age import PRICE_OF_A_MARRIAGE
from ..chapters.phases.income import corruption
from ..state import Europe
from .families import (
    AREA,
    ARMY,
    CARD,
    CATEGORY,
    DECK,
    DUCATS,
    EVENT_CARD,
    IDEA,
    MILESTONE,
    MISSION,
    POINTS,
    POWER,
    PROVINCE,
    REALM,
    UNIT,
    ZONE,
)

Told = Mapping[str, object]


def character_of(g: Europe, card: str) -> Phrase:
    """The Character on a card, with what it can do."""
    who = g.box.cards[g.box.card_of[card]].character
    adm, dip, mil = who.skills
    if who.advisor:
        about = {"character": card, "skill": max(who.skills), "ducats": who.ducats}
        return Phrase("shown-advisor", about)
    infantry, cavalry, artillery = who.dice
    about = {
        "character": card,
        "adm": adm,
        "dip": dip,
        "mil": mil,
        "dice": infantry + cavalry + artillery,
        "price": who.mil,
    }
    return Phrase("shown-leader", about)


def _card(g: Europe, ask: Ask, card: str) -> Told:
    return {"shown": character_of(g, card)}


def _keep(g: Europe, ask: Ask, card: str) -> Told:
    price = PRICE_OF_A_CARD if g.step == "1C" else 0
    return {**_card(g, ask, card), "price": price}


def _event(g: Europe, ask: Ask, event_card: str) -> Told:
    shown = in_row(g, event_card)
    return {"ducats": 0 if shown is None else shown.ducats}


def _pass(g: Europe, ask: Ask) -> Told:
    return {"ducats": ducats_for_passing(g) if g.step == "actions" else 0}


def _pay_adm(g: Europe, ask: Ask, points: int) -> Told:
    return {"interest": corruption(g.players[ask.seat].ducats) - points}


def _loan(g: Europe, ask: Ask) -> Told:
    return {"ducats": loan_value(g, ask.seat)}


def _pay_dip(g: Europe, ask: Ask) -> Told:
    return {"price": PRICE_OF_A_MARRIAGE}


VERBS = (
    # any question
    Verb("done"),
    Verb("yes"),
    Verb("no"),
    Verb("let"),
    # cards
    Verb("draw", {"deck": DECK}),
    Verb("keep", {"card": CARD}, tell=_keep, price={"ducats": "price"}),
    Verb("discard", {"card": CARD}, tell=_card),
    Verb("take_mission", {"mission": MISSION}),
    Verb("return_mission", {"mission": MISSION}),
    # Turns
    Verb("event", {"event_card": EVENT_CARD}, tell=_event, gain={"ducats": "ducats"}),
    Verb("pass", tell=_pass, gain={"ducats": "ducats"}),
    Verb("forgo"),
    Verb("end_turn"),
    Verb("crown", {"card": CARD}, tell=_card),
    # out of cubes or tokens
    Verb("take_power", {"power": POWER}),
    Verb("take_influence", {"area": AREA}),
    Verb("take_colonist"),
    Verb("take_cardinal"),
    Verb("take_charge", {"card": CARD}),
    Verb("take_interest", {"owner": SEAT}),
    Verb("take_plague", {"area": AREA}),
    # Power and Unrest
    Verb("gain", {"power": POWER}),
    Verb("lose", {"power": POWER}),
    Verb("unrest", {"province": PROVINCE}),
    Verb("calm", {"province": PROVINCE}),
    # income
    Verb("dismiss", {"power": POWER}),
    Verb("disband", {"army": ARMY, "category": CATEGORY, "unit": UNIT}),
    Verb("disband_infantry", {"area": AREA}),
    Verb("disband_ship", {"zone": ZONE}),
    Verb("disband_from_fleet", {"unit": UNIT}),
    Verb("recall", {"zone": ZONE, "province": PROVINCE}),
    Verb("recall_fleet", {"province": PROVINCE}),
    Verb("loan", gain={"ducats": "ducats"}, tell=_loan),
    Verb("pay_adm", {"points": POINTS}, tell=_pay_adm, price={"adm": "points"}),
    Verb("give_up", {"ducats": DUCATS}, price={"ducats": "ducats"}),
    # cleanup and end of Age
    Verb("release_available"),
    Verb("release_exhausted"),
    Verb("release", {"army": ARMY, "unit": UNIT}),
    Verb("release_infantry", {"area": AREA}),
    Verb("swap_idea", {"old": IDEA, "idea": IDEA}),
    Verb("swap_milestone", {"old_milestone": MILESTONE, "milestone": MILESTONE}),
    Verb("divorce", {"realm": REALM}),
    Verb("pay_dip", tell=_pay_dip, price={"dip": "price"}),
)
