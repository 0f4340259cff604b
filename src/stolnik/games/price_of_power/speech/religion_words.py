"""The words of the chapter of religion."""

from __future__ import annotations

from collections.abc import Mapping

from stolnik.engine.flow import Ask
from stolnik.engine.vocabulary import Verb

from ..chapters.effects.verbs.actions_by_card import GRANTED
from ..chapters.religion.conversion import DUCATS, price_of_conversion
from ..chapters.religion.state_religion import PRICE_OF_COUNTER_REFORM
from ..state import Europe
from .families import AREA, FAITH, REALM

Told = Mapping[str, object]


def _convert(g: Europe, ask: Ask, area: str) -> Told:
    """What it costs in the menu; a card that grants it says its own price."""
    if ask.topic == GRANTED:
        return {"price": 0, "ducats": 0}
    return {"price": price_of_conversion(g, ask.seat), "ducats": DUCATS}


def _counter_reform(g: Europe, ask: Ask) -> Told:
    return {"price": PRICE_OF_COUNTER_REFORM}


VERBS: tuple[Verb, ...] = (
    Verb("change_religion", {"faith": FAITH}),
    Verb("counter_reform", tell=_counter_reform, price={"adm": "price"}),
    Verb("convert", {"area": AREA}, tell=_convert, price={"adm": "price", "ducats": "ducats"}),
    Verb("end_marriage", {"realm": REALM}),
    Verb("tolerate", {"area": AREA}),
    Verb("take_faith", {"area": AREA}),
    Verb("spread_from", {"faith": FAITH, "area": AREA}),
    Verb("spread_to", {"area": AREA}),
)
