"""Everything that can be said at the table: the verbs of moves, and what their parts name."""

from __future__ import annotations

from typing import Final

from stolnik.engine.vocabulary import SEAT, Family, Number, Verb, Vocabulary

from ..box.components import FEUDAL, KNIGHTS, PAWNS, RELIGIONS, ROOKS, SIDES, VICTORIES, Box
from ..chapters.ops import BOTH, OPS
from ..chapters.tokens import VENICE_SECOND
from ..chapters.wars.battle import AGENT, PIRATE_AGENT, RELIGIOUS_WARS
from ..view import PRESTIGE
from . import details as tell
from . import meaning


def _tokens(box: Box) -> dict[str, None]:
    """Whatever can stand in a city or on a border."""
    ships = box.edition.ships.values()
    return dict.fromkeys((*KNIGHTS.values(), *ROOKS.values(), *ships, *PAWNS))


def _places(box: Box) -> list[str]:
    """Wherever a unit can fight from or go to."""
    return [*CITY.ids(box), *box.between, *box.empires, AGENT, PIRATE_AGENT]


def _one_shots(box: Box) -> dict[str, None]:
    shown = dict.fromkeys(card.one_shot for card in box.cards.values() if card.one_shot)
    return {"coronation": None, **shown}


def _last_icon(box: Box) -> int:
    return max(map(len, box.ops.values())) - 1


CARD: Final = Family("card", lambda box: [*box.cards, *box.empires])
"""Cards of the market and of tableaux; an empire card goes by its empire."""
EMPIRE: Final = Family("empire", lambda box: box.empires)
CITY: Final = Family("city", lambda box: [*box.land_of, VENICE_SECOND])
BORDER: Final = Family("border", lambda box: box.between)
PLACE: Final = Family(
    "place", _places, text=tell.name_of_place, on_board=False, lies_at=tell.element_of_place
)
TOKEN: Final = Family("token", _tokens, text=tell.name_of_token, on_board=False)
RELIGION: Final = Family("religion", lambda box: RELIGIONS, on_board=False)
VICTORY: Final = Family("victory", lambda box: VICTORIES)
SIDE: Final = Family("side", lambda box: (*SIDES, BOTH))
"""Half of a tableau, or a row of the market."""
ICON: Final = Number("index", 0, _last_icon)
"""The place of an op among those of its card."""

ACTIONS = {"actions": "actions_needed"}
FLORINS = {"florins": "florins"}

VOCABULARY: Final = Vocabulary(
    verbs=(
        Verb("pass", group="answer"),
        Verb("done", group="answer"),
        Verb("yes", group="answer"),
        Verb("no", group="answer"),
        # the menu of a turn
        Verb(
            "buy",
            {"card": CARD},
            tell=tell.buy,
            price=ACTIONS | FLORINS,
            gain={"florins": "gained"},
            meant=meaning.on_the_market,
        ),
        Verb("play", {"card": CARD}, tell=tell.play, price=ACTIONS, meant=meaning.play),
        Verb(
            "sell", {"card": CARD}, tell=tell.sell, price=ACTIONS, gain=FLORINS, meant=meaning.sell
        ),
        Verb("ops", {"half": SIDE}, tell=tell.ops, price=ACTIONS),
        Verb(
            "fair",
            {"half": SIDE},
            tell=tell.fair,
            price=ACTIONS,
            gain={"florins": "earned"},
            touches=tell.fair_elements,
            meant=meaning.fair,
        ),
        Verb("victory", {"victory": VICTORY}, tell=tell.victory, price=ACTIONS),
        Verb(
            "reprisals",
            {"card": CARD},
            tell=tell.reprisals,
            group="ability",
            price=ACTIONS,
            meant=meaning.reprisals,
        ),
        Verb(
            "apostasy",
            {"card": CARD, "religion": RELIGION, "other": RELIGION},
            tell=tell.apostasy,
            group="ability",
            price=ACTIONS,
            meant=meaning.apostasy,
        ),
        Verb("activate", {"victory": VICTORY}, meant=meaning.never),
        Verb("discard", {"card": CARD}, meant=meaning.never),
        # agents and one-shots
        Verb("place", {"token": TOKEN, "city": CITY}, group="city", meant=meaning.place),
        Verb(
            "oust",
            {"token": TOKEN, "city": CITY},
            tell=tell.oust,
            group="city",
            price=FLORINS,
            meant=meaning.oust,
        ),
        Verb(
            "pirate",
            {"token": TOKEN, "border": BORDER},
            tell=tell.pirate_agent,
            meant=meaning.pirate,
        ),
        Verb("concession", {"border": BORDER}, group="concession", meant=meaning.concession),
        Verb(
            "supplant",
            {"border": BORDER, "empire": EMPIRE},
            tell=tell.supplant,
            group="concession",
            price=FLORINS,
            meant=meaning.supplant,
        ),
        Verb(
            "bishop", {"religion": RELIGION, "card": CARD}, tell=tell.bishop, meant=meaning.bishop
        ),
        Verb("pacify", {"token": TOKEN}, touches=tell.empire_card, meant=meaning.never),
        Verb(
            "take_repressed",
            {"empire": EMPIRE},
            group="take",
            touches=tell.repressed_elements,
            meant=meaning.never,
        ),
        Verb("take_ruler", {"city": CITY}, group="take", meant=meaning.never),
        Verb("take_border", {"border": BORDER}, group="take", meant=meaning.never),
        Verb("take_bishop", {"card": CARD}, group="take", meant=meaning.never),
        Verb("attack", {"empire": EMPIRE}, meant=meaning.attack),
        Verb("marry", {"empire": EMPIRE}),
        Verb("discredit", {"victory": VICTORY}, meant=meaning.never),
        # battles and regime changes
        Verb("join", {"city": CITY}, meant=meaning.never),
        Verb("lose", {"place": PLACE, "token": TOKEN}, tell=tell.lose, meant=meaning.never),
        Verb("settle", {"token": TOKEN, "place": PLACE}, tell=tell.go, meant=meaning.never),
        Verb("stand", {"token": TOKEN, "city": CITY}, tell=tell.stand, meant=meaning.never),
        Verb("emancipate", {"token": TOKEN, "place": PLACE}, tell=tell.go, meant=meaning.never),
        # ops
        Verb("op", {"card": CARD, "index": ICON}, tell=tell.op, meant=meaning.op),
        Verb(
            "inquisitor",
            {"from_card": CARD, "to_card": CARD},
            tell=tell.inquisitor,
            touches=tell.op_elements,
            meant=meaning.inquisitor,
        ),
        Verb(
            "commerce",
            {"card": CARD},
            tell=tell.commerce,
            gain=FLORINS,
            touches=tell.op_elements,
            meant=meaning.on_the_market,
        ),
        Verb(
            "commerce_space",
            {"half": SIDE},
            tell=tell.commerce_space,
            group="commerce",
            gain=FLORINS,
            touches=tell.op_elements,
            meant=meaning.commerce_space,
        ),
        Verb(
            "behead",
            {"card": CARD},
            tell=tell.owned,
            touches=tell.op_elements,
            meant=meaning.behead,
        ),
        Verb(
            "tax",
            {"empire": EMPIRE, "border": BORDER},
            tell=tell.tax,
            touches=tell.op_elements,
            meant=meaning.tax,
        ),
        Verb(
            "repress_city",
            {"city": CITY},
            tell=tell.repress_city,
            group="repress",
            gain=FLORINS,
            touches=tell.op_elements,
            meant=meaning.in_city,
        ),
        Verb(
            "repress_concession",
            {"border": BORDER, "empire": EMPIRE},
            tell=tell.repress_concession,
            group="repress",
            gain=FLORINS,
            touches=tell.op_elements,
            meant=meaning.at_concession,
        ),
        Verb("vote", {"empire": EMPIRE}, tell=tell.vote, price=FLORINS, touches=tell.op_elements),
        Verb(
            "corsair",
            {"border": BORDER, "target_border": BORDER},
            tell=tell.corsair,
            touches=tell.op_elements,
            meant=meaning.at_sea,
        ),
        Verb(
            "siege_city",
            {"city": CITY},
            tell=tell.in_city,
            group="siege",
            touches=tell.op_elements,
            meant=meaning.in_city,
        ),
        Verb(
            "siege_pirate",
            {"border": BORDER},
            tell=tell.siege_pirate,
            group="siege",
            touches=tell.op_elements,
            meant=meaning.at_sea,
        ),
        Verb(
            "campaign",
            {"target": EMPIRE},
            tell=tell.campaign,
            price=FLORINS,
            touches=tell.op_elements,
            meant=meaning.campaign,
        ),
        Verb("pay_tax", tell=tell.pay_tax, group="answer", price=FLORINS),
        Verb("yield_concession", group="answer"),
        # fairs, and Venice
        Verb("levy", {"city": CITY}, tell=tell.levy),
        Verb("kill", {"city": CITY}, tell=tell.in_city, meant=meaning.never),
    ),
    fields={
        "owner": SEAT,
        "former": SEAT,
        "cards": CARD,
        "suzerain": EMPIRE,
        "suitors": EMPIRE,
        "emporium": CITY,
        "blocked": CITY,
        "op": Family("op", lambda box: OPS, on_board=False),
        "one_shot": Family("oneshot", _one_shots, on_board=False),
        "pieces": Family("piece", lambda box: ("knight", "rook", "pawn"), on_board=False),
        "prestige": Family("prestige", lambda box: PRESTIGE, on_board=False),
        "state": Family("state", lambda box: (FEUDAL, *RELIGIONS), on_board=False),
        "cause": Family(
            "cause",
            lambda box: (
                *("coronation", "vote", "campaign", "conspiracy", "peasant_revolt"),
                *RELIGIOUS_WARS,
            ),
            on_board=False,
        ),
        "other_token": TOKEN,
        "ousted": TOKEN,
        "killed": TOKEN,
        "icon": TOKEN,
        "attackers": TOKEN,
        "defenders": TOKEN,
    },
    seat=lambda g, seat: f"bank-{g.players[seat].bank}",
    event=tell.event_details,
)
"""Both editions say the same; what their rulebooks call differently, their texts do."""
