"""What moves, questions and events can name."""

from __future__ import annotations

from stolnik.engine.vocabulary import Family, Number

from ..box.components import CATEGORIES, COLOURS, POWERS, UNIT_TYPES, Box
from ..state import Europe

SHIPS = ("light_ship", "heavy_ship", "galley")

AREA = Family("area", lambda box: [area.id for area in box.areas])
PROVINCE = Family("province", lambda box: [place.id for place in box.places])
ZONE = Family("zone", lambda box: [zone.id for zone in box.zones])
NODE = Family("node", lambda box: [node.id for node in box.nodes])
FAITH = Family("faith", lambda box: [faith.id for faith in box.faiths], on_board=False)
REALM = Family("realm", lambda box: [realm.id for realm in box.realms])
IDEA = Family("idea", lambda box: [idea.id for idea in box.ideas])
MISSION = Family("mission", lambda box: [mission.id for mission in box.missions])
STRUGGLE = Family("struggle", lambda box: [one.id for one in box.struggles])
MILESTONE = Family("milestone", lambda box: [one.id for one in box.milestones])
EVENT_CARD = Family("event_card", lambda box: [event.id for event in box.events])
TRADE_CARD = Family("trade_card", lambda box: [card.id for card in box.trade_cards])
CHARACTER = Family("character", lambda box: list(box.characters), on_board=False)
POWER = Family("power", lambda box: POWERS, on_board=False)
DECK = Family("deck", lambda box: POWERS)
UNIT = Family("unit", lambda box: (*UNIT_TYPES, *SHIPS, *CATEGORIES), on_board=False)
CATEGORY = Family("category", lambda box: CATEGORIES, on_board=False)
PEACE_TERM = Family(
    "peace_term",
    lambda box: (
        "white_peace",
        "keep_current_board_state",
        "humiliation",
        "vassalization",
        "force_conversion",
        "secure_desired_succession",
        "full_annexation",
    ),
    on_board=False,
)
STEP = Family("play_step", lambda box: (), on_board=False)
AGE = Family("age", lambda box: ("1", "2", "3", "4"), on_board=False)
SYMBOL = Family("symbol", lambda box: (), on_board=False)
WHY = Family("why", lambda box: (), on_board=False)
ARMY = Number("army", 1, 3)
DUCATS = Number("ducats", 1, 999)
POINTS = Number("points", 0, 99)


def card_name(g: Europe, card: str) -> str:
    """A card goes by the name of its Action; its Character is told beside it."""
    return f"card-{g.box.cards[g.box.card_of[card]].type.id}"


def _cards(box: Box) -> list[str]:
    return [card.id for card in box.cards]


CARD = Family("card", _cards, text=card_name)


def force_name(g: Europe, force: str) -> str:
    """Rebels, Pirates, or a Realm."""
    return f"force-{force}" if force in ("rebels", "pirates") else REALM.message(g, force)


def _forces(box: Box) -> list[str]:
    """Each once: the list of Realms names Rebels too."""
    return list(dict.fromkeys(["rebels", "pirates", *(realm.id for realm in box.realms)]))


FORCE = Family("force", _forces, text=force_name, on_board=False)
DIE = Family("die", lambda box: UNIT_TYPES, on_board=False)
FACE = Family("face", lambda box: (), on_board=False)
COLOUR = Family("colour", lambda box: COLOURS, on_board=False)
