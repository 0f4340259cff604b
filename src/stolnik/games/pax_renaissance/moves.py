"""What can be answered, how its parts are called, and why something else is not allowed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stolnik.engine.flow import Ask, Move
from stolnik.engine.ledger import rule
from stolnik.engine.refusal import Refusal
from stolnik.games.pax_renaissance.agents import refuse_agent
from stolnik.games.pax_renaissance.components import (
    EAST,
    KIND,
    RELIGIONS,
    SIDES,
    VICTORIES,
)
from stolnik.games.pax_renaissance.coronation import refuse_coronation
from stolnik.games.pax_renaissance.edition import refused
from stolnik.games.pax_renaissance.ops import BOTH, OPS, refuse_op, refuse_target
from stolnik.games.pax_renaissance.play import refuse_action
from stolnik.games.pax_renaissance.playing import refuse_one_shot, refuse_war
from stolnik.games.pax_renaissance.regime_change import refuse_ruler_concession
from stolnik.games.pax_renaissance.state import Pax
from stolnik.games.pax_renaissance.tableau import ops_of
from stolnik.games.pax_renaissance.tokens import (
    VENICE_SECOND,
    icon_of,
    land_of,
    open_slots,
    reserve,
)
from stolnik.games.pax_renaissance.wording import name_of_place, name_of_token

MOVES: Final[Mapping[str, tuple[str, ...]]] = {
    "pass": (),
    "done": (),
    "yes": (),
    "no": (),
    # the menu of a turn
    "buy": ("card",),
    "play": ("card",),
    "sell": ("card",),
    "ops": ("side",),
    "fair": ("side",),
    "victory": ("victory",),
    "reprisals": ("card",),
    "apostasy": ("card", "religion", "other"),
    "activate": ("victory",),
    "discard": ("card",),
    # agents and one-shots
    "place": ("token", "city"),
    "oust": ("token", "city"),
    "pirate": ("token", "border"),
    "concession": ("border",),
    "supplant": ("border", "empire"),
    "bishop": ("religion", "card"),
    "pacify": ("token",),
    "take_repressed": ("empire",),
    "take_ruler": ("city",),
    "take_border": ("border",),
    "take_bishop": ("card",),
    "attack": ("empire",),
    "marry": ("empire",),
    "discredit": ("victory",),
    # battles and regime changes
    "join": ("city",),
    "lose": ("place", "token"),
    "settle": ("token", "place"),
    "stand": ("token", "city"),
    "emancipate": ("token", "place"),
    # ops
    "op": ("card", "index"),
    "inquisitor": ("from_card", "to_card"),
    "commerce": ("card",),
    "commerce_space": ("side",),
    "behead": ("card",),
    "tax": ("empire", "border"),
    "repress_city": ("city",),
    "repress_concession": ("border", "empire"),
    "vote": ("empire",),
    "corsair": ("border", "target_border"),
    "siege_city": ("city",),
    "siege_pirate": ("border",),
    "campaign": ("target",),
    "pay_tax": (),
    "yield_concession": (),
    # fairs, and Venice
    "levy": ("city",),
    "kill": ("city",),
}
"""Each verb with the names of what follows it."""

FAMILIES: Final[Mapping[str, str | Callable[[Pax, str], str]]] = {
    "seat": "seat",
    "owner": "seat",
    "former": "seat",
    "card": "card",
    "cards": "card",
    "from_card": "card",
    "to_card": "card",
    "empire": "empire",
    "target": "empire",
    "suzerain": "empire",
    "suitors": "empire",
    "city": "city",
    "emporium": "city",
    "blocked": "city",
    "border": "border",
    "target_border": "border",
    "religion": "religion",
    "other": "religion",
    "victory": "victory",
    "op": "op",
    "one_shot": "oneshot",
    "pieces": "piece",
    "prestige": "prestige",
    "state": "state",
    "cause": "cause",
    "token": name_of_token,
    "other_token": name_of_token,
    "ousted": name_of_token,
    "killed": name_of_token,
    "icon": name_of_token,
    "attackers": name_of_token,
    "defenders": name_of_token,
    "place": name_of_place,
}
"""Each part with the texts that name it; what is not here is said, or chosen by, as it is."""


# -- why not? ----------------------------------------------------------------------------------


def why_not(g: Pax, ask: Ask, move: Move) -> Refusal | None:
    """The clause that keeps an answer out of a question's options.

    It is asked of the guard that also chose the options; where a question needs no guard, the
    clause that sets its options answers.
    """
    if move in ask.options or not _sound(g, move):
        return None
    if ask.topic == "action":
        return refuse_action(g, ask.seat, move)
    refusal = _refuse_answer(g, ask, move)
    if refusal is None and ask.topic in OPTIONS_SET_BY:
        return refused(g, *OPTIONS_SET_BY[ask.topic])
    return refusal


def _refuse_answer(g: Pax, ask: Ask, move: Move) -> Refusal | None:
    """What the guard of a question's topic says of an answer."""
    seat, about = ask.seat, ask.about
    match ask.topic, move:
        case "agents", _:
            card = str(about["card"])
            return refuse_agent(g, seat, card, move) or _refuse_second_location(g, card, ask, move)
        case "one_shot", ("yes",):
            return refuse_one_shot(g, seat, str(about["card"]))
        case "one_shot", ("attack", str(empire)):
            card = str(about["card"])
            return refuse_war(g, seat, card, empire, g.box.cards[card].agents)
        case "coronation", ("marry", str(empire)):
            return refuse_coronation(g, seat, str(about["card"]), empire)
        case "concession", ("concession" | "supplant", str(border), *_):
            return refuse_ruler_concession(g, seat, str(about["empire"]), border)
        case "ops", ("op", str(card), int(index)):
            return refuse_op(g, seat, card, index)
        case "levy", ("levy", str(city)):
            return refuse_levy(g, str(about["empire"]), city)
        case topic, _ if topic in OPS:
            card, index = str(about["card"]), int(about["op"])
            return refuse_target(g, seat, card, ops_of(g, card)[index], move)
    return None


@rule("PAX1-GL.Location.4", "PAX1-GL.Location.7", "PAX2-GLO.Location.6", "PAX2-GLO.Location.7")
def _refuse_second_location(g: Pax, card: str, ask: Ask, move: Move) -> Refusal | None:
    """The agents of a card of a whole side all go to the one empire that was chosen for it."""
    side = g.box.cards[card].location
    if side not in SIDES or not any(option[0] == move[0] for option in ask.options):
        return None
    if side == EAST:
        return refused(g, "PAX1-GL.Location.4", "PAX2-GLO.Location.6")
    return refused(g, "PAX1-GL.Location.7", "PAX2-GLO.Location.7")


@rule("PAX1-G4.1", "PAX1-GL.City.3", "PAX1-GL.TokenManagement.1", "PAX2-G4.1", "PAX2-GLO.Levy.2")
def refuse_levy(g: Pax, empire: str, city: str) -> Refusal | None:
    """A levy goes to an open city of its own map card; the reserve may have to hold its token."""
    if land_of(g, city) != empire:
        return refused(g, "PAX1-G4.1", "PAX2-G4.1", empire=empire)
    if city not in open_slots(g, empire):
        return refused(g, "PAX1-GL.City.3", "PAX2-GLO.Levy.2")
    if not g.box.edition.scarce_levies and not reserve(g, icon_of(g, city)):
        return Refusal("PAX1-GL.TokenManagement.1")
    return None


OPTIONS_SET_BY: Final[Mapping[str, tuple[str, str]]] = {
    "activate": ("PAX1-L1.1", "PAX2-L1.1"),
    "agents": ("PAX1-E2b.3", "PAX2-E2.3"),
    "coronation": ("PAX1-I0.1", "PAX2-I.1"),
    "one_shot": ("PAX1-E2.2", "PAX2-E2.2"),
    "torch": ("PAX1-M3.1", "PAX2-GLO.Ability.3"),
    "pacification": ("PAX1-F1.5", "PAX2-F1.4"),
    "scarce_token": ("PAX1-GL.TokenManagement.2", "PAX2-GLO.TokenManagement.2"),
    "rooks_join": ("PAX1-K1.4", "PAX2-K1.6"),
    "losses": ("PAX1-GL.Battle.1", "PAX2-GLO.Battle.1"),
    "survivors": ("PAX1-GL.Battle.7", "PAX2-GLO.Battle.16"),
    "concession": ("PAX1-GL.RegimeChange.11", "PAX2-GLO.RegimeChange.4"),
    "emancipation": ("PAX1-GL.RegimeChange.13", "PAX2-GLO.RegimeChange.7"),
    "golden_liberty": ("PAX1-GL.RegimeChange.14", "PAX2-F6.10"),
    "turn_map_card": ("PAX1-J1.5", "PAX2-K2.1"),
    "constantinople": ("PAX1-J1.6", "PAX2-K2.3"),
    "tax_due": ("PAX1-F4.2", "PAX2-F4.2"),
    "levy": ("PAX1-G4.1", "PAX2-G4.2"),
    "hand_limit": ("PAX1-E1.2", "PAX2-GLO.Hand.3"),
    "venice": ("PAX1-GL.City.3", "PAX2-G4.8"),
    "ops": ("PAX1-E4.2", "PAX2-E4.2"),
    "ciphers": ("PAX1-GL.Ability.1", "PAX2-GLO.Cryptography.2"),
    **dict.fromkeys(OPS, ("PAX1-E4.6", "PAX2-E4.7")),
}
"""For each question but the first the clause of each edition that says what can be answered."""


# -- answers that make no sense at all ---------------------------------------------------------


def _sound(g: Pax, move: Move) -> bool:
    """Whether a move has a verb that exists, with parts that exist."""
    if not move or move[0] not in MOVES:
        return False
    fields = MOVES[str(move[0])]
    return len(fields) == len(move) - 1 and all(
        _exists(g, field, part) for field, part in zip(fields, move[1:], strict=True)
    )


def _exists(g: Pax, field: str, part: str | int) -> bool:
    if field == "index":
        return isinstance(part, int)
    if not isinstance(part, str):
        return False
    box = g.box
    match field:
        case "card" | "from_card" | "to_card":
            return part in box.cards or part in box.empires
        case "empire" | "target":
            return part in box.empires
        case "city":
            return part in box.land_of or part == VENICE_SECOND
        case "border" | "target_border":
            return part in box.between
        case "token":
            return part in KIND
        case "religion" | "other":
            return part in RELIGIONS
        case "victory":
            return part in VICTORIES
        case "side":
            return part in (*SIDES, BOTH)
    return True
