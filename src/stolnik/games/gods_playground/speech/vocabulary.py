"""What can be said in God's Playground: verbs, what they are about, and what each word needs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from stolnik.engine.flow import Ask, Seat
from stolnik.engine.vocabulary import SEAT, Details, Family, Number, Verb, Vocabulary
from stolnik.text import Phrase

from ..box.components import ENEMIES, FAMILIES, HABSBURGS, PROVINCES, UNITS, Box, UnitKind
from ..chapters.estate_management.clientele import PLACES
from ..chapters.magnate_actions.new_estates import price_in_cubes
from ..chapters.magnate_actions.private_armies import price_of
from ..chapters.magnate_actions.special.colleges import college_points
from ..chapters.magnate_actions.special.gdansk import grain_price
from ..chapters.wars.relief import is_free
from ..chapters.wars.strength import polish_cubes, strength
from ..state import NOBODY, GodsPlayground
from .details import event_details, field_text


def _provinces(box: Box) -> Iterable[str]:
    return PROVINCES


PROVINCE: Final = Family("province", _provinces)
ESTATE: Final = Family("estate", lambda box: box.estates)
FIELD: Final = Family("field", lambda box: ENEMIES, text=field_text)
FAMILY: Final = Family("family", lambda box: FAMILIES)
TOKEN: Final = Family(
    "token", lambda box: [f"influence_{value}" for value in range(len(box.tokens))]
)
IN: Final = Family("in", _provinces, on_board=False)
FROM: Final = Family("from", _provinces, on_board=False)
INTO: Final = Family("into", _provinces, on_board=False)
PLACE: Final = Family("place", lambda box: PLACES, on_board=False)
ACTION: Final = Family("action", lambda box: box.actions)
AREA: Final = Family("area", lambda box: ("royal_court",))
FORCE: Final = Family("force", lambda box: ("private", "cossacks", "crown"), on_board=False)

ZLOTYS: Final = Number("zlotys", 0, lambda box: box.zlotys)
CUBES: Final = Number("cubes", 0, lambda box: box.cubes)
COSSACKS: Final = Number("cossacks", 0, lambda box: box.cossacks)
OWN: Final = tuple(
    Number(name, 0, lambda box, kind=kind: box.private_army[kind])  # type: ignore[misc]
    for kind, name in enumerate(UNITS)
)


def _action(name: str) -> Callable[..., Iterable[str]]:
    """The row of a special action in the table on the board is lit too."""
    return lambda g, ask, *parts: (f"action:{name}",)


def _priced(action: str, tell: Callable[..., Details] | None = None) -> Callable[..., Details]:
    """What an action tells, and the cubes that it takes."""

    def priced(g: GodsPlayground, ask: Ask, *parts: str) -> Details:
        told = {} if tell is None else tell(g, ask, *parts)
        return {**told, "cost": g.box.actions[action].cubes}

    return priced


CUBES_PRICE: Final = {"cubes": "cost"}


def _estate(g: GodsPlayground, ask: Ask, province: str) -> Details:
    """The field that the next estate of a province takes; worth nothing where none is free."""
    number = PROVINCES.index(province)
    track, taken = g.box.tracks[number], len(g.provinces[number].estates)
    if taken == len(track):
        return {"where": province, "value": 0, "assumed": False}
    return {"where": province, "value": track[taken].value, "assumed": track[taken].assumed}


def _build(g: GodsPlayground, ask: Ask, province: str) -> Details:
    return {**_estate(g, ask, province), "cubes": price_in_cubes(g)}


def _for_place(g: GodsPlayground, ask: Ask, *parts: str) -> bool:
    """A token that one has can be meant for any place, one that is gone only for this."""
    place = "royal_court" if len(parts) == 1 else parts[0]
    return place == ask.about["place"] or any(move[-1] == parts[-1] for move in ask.options)


def _next_field(g: GodsPlayground, ask: Ask, province: str) -> Iterable[str]:
    number = PROVINCES.index(province)
    track = g.box.tracks[number]
    taken = len(g.provinces[number].estates)
    return [f"estate:{track[taken].id}"] if taken < len(track) else []


def _here(g: GodsPlayground, ask: Ask, province: str) -> Details:
    return {"where": province, "whence": province, "whither": province}


def _token(g: GodsPlayground, ask: Ask, *parts: str) -> Details:
    """A token stands with its place, so its value is enough."""
    return {"value": int(parts[-1].rpartition("_")[2])}


def _on_estate(g: GodsPlayground, ask: Ask, estate: str) -> Details:
    field, owner = g.box.estates[estate], _owner(g, estate)
    return {
        "province": PROVINCES[field.province],
        "where": PROVINCES[field.province],
        "value": field.value,
        "assumed": field.assumed,
        "owner": Phrase("fact-nobody") if owner == NOBODY else owner,
    }


def _owner(g: GodsPlayground, estate: str) -> Seat:
    field = g.box.estates[estate]
    standing = g.provinces[field.province].estates
    return standing[field.position].owner if field.position < len(standing) else NOBODY


def _own_estate(g: GodsPlayground, ask: Ask, estate: str) -> bool:
    return _owner(g, estate) == ask.seat


def _anothers_estate(g: GodsPlayground, ask: Ask, estate: str) -> bool:
    return _owner(g, estate) not in (NOBODY, ask.seat)


def _gdansk(g: GodsPlayground, ask: Ask) -> Details:
    return {"gain": grain_price(g)}


def _treaty(g: GodsPlayground, ask: Ask, field: str) -> Details:
    return {"least": g.box.treaties[0].money + 1, "whence": PROVINCES[ENEMIES.index(field)]}


def _offer(g: GodsPlayground, ask: Ask, zlotys: int) -> Details:
    """How many equal dice break it; none, where nothing is to be had for this price."""
    dice = (level.broken_by for level in g.box.treaties if level.money == zlotys)
    return {"dice": next(dice, 0)}


def _found(g: GodsPlayground, ask: Ask, *provinces: str) -> Details:
    count = len(provinces)
    return {
        "provinces": list(provinces),
        "price": count * g.box.figures.college_money,
        "points": college_points(g, count),
    }


def _unit(kind: int) -> Callable[..., Details]:
    def tell(g: GodsPlayground, ask: Ask, number: int) -> Details:
        return {"price": number * _price(g, ask, g.box.units[kind])}

    return tell


def _cossacks(g: GodsPlayground, ask: Ask, number: int) -> Details:
    return {"price": 0 if ask.topic == "use_cossacks" else number * _price(g, ask, g.box.cossack)}


def _price(g: GodsPlayground, ask: Ask, kind: UnitKind) -> int:
    """In the province that is asked about."""
    province = ask.about.get("province")
    return kind.cost if province is None else price_of(g, kind, PROVINCES.index(str(province)))


def _campaign(g: GodsPlayground, ask: Ask, province: str) -> Details:
    enemy = PROVINCES.index(province)
    infantry, cavalry, artillery = g.provinces[enemy].armies[ask.seat]
    return {
        "whence": province,
        "field": ENEMIES[enemy],
        "infantry": infantry,
        "cavalry": cavalry,
        "artillery": artillery,
        "strength": strength(g, enemy),
        "polish": polish_cubes(g, enemy),
    }


def _target(g: GodsPlayground, ask: Ask, province: str) -> Iterable[str]:
    return (f"field:{ENEMIES[PROVINCES.index(province)]}",)


def _relieve(g: GodsPlayground, ask: Ask, *province: str) -> Details:
    discs = 0 if is_free(g, ask.seat) else 1
    if province:
        return {"discs": discs, "where": province[0]}
    return {"discs": discs, "field": ENEMIES[HABSBURGS]}


def _besieged(g: GodsPlayground, ask: Ask) -> bool:
    return g.fields[HABSBURGS].ottomans > 0


VERBS: Final = (
    Verb("family", {"family": FAMILY}),
    Verb("estate", {"province": PROVINCE}, tell=_estate, touches=_next_field),
    Verb(
        "influence",
        {"province": PROVINCE, "token": TOKEN},
        tell=_token,
        group="tokens",
        meant=_for_place,
    ),
    Verb(
        "court",
        {"token": TOKEN},
        tell=_token,
        group="tokens",
        touches=lambda g, ask, token: ("area:royal_court",),
        meant=_for_place,
    ),
    Verb("confirm"),
    Verb("clients", {"cubes": CUBES}),
    Verb("bid", {"zlotys": ZLOTYS}, price={"zlotys": "zlotys"}),
    Verb(
        "build", {"province": PROVINCE}, tell=_build, touches=_next_field, price={"cubes": "cubes"}
    ),
    Verb(
        "steward",
        {"estate": ESTATE},
        tell=_priced("steward", _on_estate),
        touches=_action("steward"),
        meant=_own_estate,
        price=CUBES_PRICE,
    ),
    Verb(
        "gdansk",
        tell=_priced("gdansk", _gdansk),
        touches=_action("gdansk"),
        price=CUBES_PRICE,
        gain={"zlotys": "gain"},
    ),
    Verb(
        "diplomacy",
        {"field": FIELD},
        tell=_priced("diplomacy", _treaty),
        touches=_action("diplomacy"),
        price=CUBES_PRICE,
    ),
    Verb(
        "move",
        {"origin": PROVINCE, "to": PROVINCE},
        touches=_action("move_cubes"),
        meant=lambda g, ask, origin, to: origin != to,
    ),
    Verb(
        "veto",
        {"province": PROVINCE},
        tell=_priced("liberum_veto", _here),
        touches=_action("liberum_veto"),
        price=CUBES_PRICE,
    ),
    Verb(
        "confederation",
        {"estate": ESTATE},
        tell=_priced("confederation", _on_estate),
        touches=_action("confederation"),
        meant=_anothers_estate,
        price=CUBES_PRICE,
    ),
    Verb("colleges", touches=_action("colleges")),
    Verb(
        "city",
        {"estate": ESTATE},
        tell=_priced("city", _on_estate),
        touches=_action("city"),
        meant=_own_estate,
        price=CUBES_PRICE,
    ),
    Verb("skip"),
    Verb("offer", {"zlotys": ZLOTYS}, tell=_offer, price={"zlotys": "zlotys"}),
    Verb(
        "found",
        {"province": PROVINCE},
        repeat=(1, len(PROVINCES)),
        ordered=True,
        tell=_found,
        price={"zlotys": "price"},
        gain={"points": "points"},
    ),
    Verb("recruit", {"province": PROVINCE}, tell=_here),
    *(
        Verb(name, {name: number}, tell=_unit(kind), price={"zlotys": "price"})
        for kind, (name, number) in enumerate(zip(UNITS, OWN))
    ),
    Verb("cossacks", {"cossacks": COSSACKS}, tell=_cossacks, price={"zlotys": "price"}),
    Verb("campaign", {"province": PROVINCE}, tell=_campaign, touches=_target),
    Verb("relieve", {"province": PROVINCE}, tell=_relieve, price={"discs": "discs"}),
    Verb(
        "relieve_vienna",
        tell=_relieve,
        touches=lambda g, ask: ("field:habsburgs",),
        meant=_besieged,
        price={"discs": "discs"},
    ),
    Verb("yes"),
    Verb("no"),
    Verb("done"),
    Verb("pass"),
)


def seat_name(g: GodsPlayground, seat: Seat) -> str:
    """A player goes by the family, once it is chosen."""
    family = g.players[seat].family
    return f"player-{seat + 1}" if family == NOBODY else f"family-{FAMILIES[family]}"


VOCABULARY: Final = Vocabulary(
    verbs=VERBS,
    fields={
        "owner": SEAT,
        "where": IN,
        "whence": FROM,
        "whither": INTO,
        "place": PLACE,
        "other": FIELD,
        "force": FORCE,
        "provinces": IN,
        "action": ACTION,
        "area": AREA,
    },
    seat=seat_name,
    event=event_details,
)
