"""The words of Battles and Rebels."""

from __future__ import annotations

from stolnik.engine.flow import Ask
from stolnik.engine.vocabulary import SEAT, Verb

from ..chapters.battle.battle_actions import price_of
from ..chapters.government.appointing import commander
from ..chapters.war.siege import siege_price
from ..state import Europe, task_if
from ..tasks import Besieging
from .families import AREA, ARMY, CARD, COLOUR, DIE, FORCE, PROVINCE, REALM, UNIT
from .phase_words import Told, character_of


def _general(g: Europe, ask: Ask, card: str, army: int) -> Told:
    price = g.box.cards[g.box.card_of[card]].character.mil
    return {"shown": character_of(g, card), "price": price}


def _leader(g: Europe, ask: Ask, army: int) -> Told:
    """Who commands an Army of the player who is asked."""
    player = g.players[ask.seat]
    officer = commander(player, player.armies[army - 1])
    return {"character": None if officer is None else officer.character}


def _transferred(g: Europe, ask: Ask, origin: int, army: int) -> Told:
    return _leader(g, ask, origin)


def _ruler(g: Europe, ask: Ask, army: int) -> Told:
    ruler = g.players[ask.seat].ruler
    return {"character": None if ruler is None else ruler.character}


def _price(g: Europe, ask: Ask, card: str) -> Told:
    return {"price": price_of(g.box.cards[g.box.card_of[card]].type)}


def _siege(g: Europe, ask: Ask, province: str) -> Told:
    """What a Province adds to the price of the Siege under way."""
    task = task_if(g, Besieging)
    if task is None:
        return {"price": 0}
    places = [*task.places, g.box.place_of[province]]
    price = siege_price(g, task.seat, task.area, places, task.free)
    return {"price": 0 if price is None else price - task.paid}


VERBS = (
    # before a Battle
    Verb("main_defender", {"owner": SEAT}),
    Verb(
        "late_general",
        {"card": CARD, "army": ARMY},
        tell=_general,
        price={"mil": "price"},
    ),
    Verb("transfer_general", {"origin": ARMY, "army": ARMY}, tell=_transferred),
    Verb("lead_in_person", {"army": ARMY}, tell=_ruler),
    Verb("lead", {"army": ARMY}, tell=_leader),
    Verb("remove_die", {"die": DIE}),
    # in a Battle
    Verb("battle_action", {"card": CARD}, tell=_price, price={"mil": "price"}),
    Verb("battle_action_on_display", {"card": CARD}, tell=_price, price={"mil": "price"}),
    Verb("die", {"die": DIE}),
    Verb("strike", {"force": FORCE}),
    Verb("lose_unit", {"army": ARMY, "unit": UNIT}),
    Verb("lose_infantry", {"area": AREA}),
    Verb("fight"),
    Verb("retreat", {"area": AREA}),
    # Sieges
    Verb("siege", {"area": AREA}),
    Verb("besiege", {"province": PROVINCE}, tell=_siege, price={"mil": "price"}),
    # Rebels
    Verb("roll_for", {"area": AREA}),
    Verb("rebel", {"province": PROVINCE}),
    Verb("exhaust_available"),
    Verb("exhaust_unit", {"army": ARMY, "unit": UNIT}),
    Verb("exhaust_infantry", {"area": AREA}),
    Verb("colour", {"colour": COLOUR}),
    # out of pieces
    Verb("take_rebel_town", {"province": PROVINCE}),
    Verb("take_rebel", {"area": AREA}),
    Verb("give_up_claim", {"area": AREA}),
    Verb("give_up_cb", {"realm": REALM}),
)
