"""The words of what cards leave to a player: options, payments, picks."""

from __future__ import annotations

from collections.abc import Mapping

from stolnik.engine.flow import Ask, Seat
from stolnik.engine.vocabulary import Family, Number, Verb

from ..box.effect_words import VERBS as DEEDS
from ..box.effects import Choice, Effects, every
from ..chapters.action_cards.prices import texts_as_paid
from ..state import Europe
from .cards.effect_sentences import options
from .cards.sets import Names
from .families import (
    AREA,
    CARD,
    EVENT_CARD,
    FAITH,
    IDEA,
    MILESTONE,
    MISSION,
    NODE,
    POWER,
    PROVINCE,
    REALM,
    UNIT,
    ZONE,
)


def origin_name(g: Europe, card: str) -> str:
    """A card of any deck by its name."""
    box = g.box
    for known, family in (
        (box.event_of, EVENT_CARD),
        (box.mission_of, MISSION),
        (box.idea_of, IDEA),
        (box.card_of, CARD),
    ):
        if card in known:
            return family.message(g, card)
    return MILESTONE.message(g, card)


OPTION = Family("option", lambda box: ("A", "B", "C"), on_board=False)
ORIGIN = Family("origin", lambda box: (), text=origin_name, on_board=False)


def effects_of(g: Europe, seat: Seat, card: str) -> Effects:
    """All effects of a card of any deck, as a player has paid for them."""
    box = g.box
    if card in box.event_of:
        return box.events[box.event_of[card]].effects
    if card in box.mission_of:
        return box.missions[box.mission_of[card]].effects
    if card in box.idea_of:
        return box.ideas[box.idea_of[card]].immediate
    if card in box.card_of:
        kind = box.cards[box.card_of[card]].type
        shown = (effect for action in kind.actions for effect in action.effects)
        return (*texts_as_paid(g, seat, kind), *kind.on_play, *shown)
    return next(one.reward for one in box.milestones if one.id == card)


def _option(g: Europe, ask: Ask, option: str) -> Mapping[str, object]:
    """What an option does, as it stands on the card."""
    card = str(ask.about["origin"])
    choice = next(
        effect
        for effect in every(effects_of(g, ask.seat, card))
        if isinstance(effect, Choice) and effect.no == ask.about["choice"]
    )
    named = [one.id for one in choice.options]
    if option not in named:
        return {"what": None}
    return {"what": list(options(Names.on(g.box, card), choice))[named.index(option)]}


DEED = Family("deed", lambda box: tuple(DEEDS), on_board=False)
NUMBER = Number("number", 0, 30)

VERBS: tuple[Verb, ...] = (
    Verb("option", {"option": OPTION}, tell=_option),
    Verb("pay"),
    Verb("decline"),
    Verb("pick_area", {"area": AREA}),
    Verb("pick_province", {"province": PROVINCE}),
    Verb("pick_realm", {"realm": REALM}),
    Verb("pick_node", {"node": NODE}),
    Verb("pick_zone", {"zone": ZONE}),
    Verb("pick_card", {"card": CARD}),
    Verb("pick_idea", {"idea": IDEA}),
    Verb("pick_faith", {"faith": FAITH}),
    Verb("pick_unit", {"unit": UNIT}),
    Verb("pick_power", {"power": POWER}),
    Verb("pick_number", {"number": NUMBER}),
    Verb("pick_milestone", {"milestone": MILESTONE}),
)
