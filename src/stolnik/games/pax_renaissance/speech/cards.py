"""Everything that is printed on a card or an empire, and the sections that say what it does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from stolnik.engine.game import Description
from stolnik.text import Phrase

from ..box.components import Empire, Op, TableauCard
from ..state import Pax
from .details import called
from .summary import describe

SECTIONS: Final = {
    "inquisitor": ("F1",),
    "commerce": ("F2",),
    "behead": ("F3",),
    "tax": ("F4",),
    "repress": ("F5",),
    "vote": ("F6",),
    "corsair": ("F7",),
    "siege": ("F8",),
    "campaign": ("F9",),
    "trade_shift": ("H1",),
    "coronation": ("I1", "I2"),
    "conspiracy": ("J1",),
    "peasant_revolt": ("J2",),
    "crusade": ("K1",),
    "jihad": ("K1",),
    "reformation": ("K1",),
    "apostasy": ("M2", "K3"),
    "comet": ("L1",),
    "torch": ("M3",),
}
"""What stands on cards, with the section of the rulebooks; where they differ, one for each."""

VICTORY_SECTIONS: Final = {
    "holy": "L3",
    "imperial": "L4",
    "globalization": "L5",
    "renaissance": "L6",
}
"""The terms of each victory card."""


def describe_element(g: Pax, element: str) -> Description:
    """A card of the market or of a tableau, an empire or a victory; others bear nothing."""
    _, _, name = element.partition(":")
    card = g.box.cards.get(name)
    if element.startswith("card:") and card is not None:
        return _card(g, card)
    if name in g.box.empires:
        return _empire(g, name)
    if element.startswith("victory:") and name in VICTORY_SECTIONS:
        state = "card-victory-active" if name in g.active else "card-victory-inactive"
        return Description([Phrase(state)], ("E6", "L2", VICTORY_SECTIONS[name]))
    return Description(())


def _card(g: Pax, card: TableauCard) -> Description:
    side = [Phrase("card-side", {"side": card.side})]
    parts = [Phrase("card-part", {"parts": part}) for part in describe(g, card.id)]
    abilities = [
        Phrase("card-part", {"parts": Phrase(f"ability-{ability}")}) for ability in card.abilities
    ]
    return Description([*side, *parts, *abilities], _sections(_words(card)))


def _words(card: TableauCard) -> Iterator[str]:
    """What stands on a card, as sections are named."""
    if card.comet:
        yield "comet"
    yield from (op.kind for op in card.ops)
    if card.one_shot is not None:
        yield next((word for word in SECTIONS if card.one_shot.startswith(word)), "")
    if card.queen:
        yield "coronation"
    if card.torch is not None:
        yield "torch"


def _empire(g: Pax, empire: Empire) -> Description:
    known = g.box.empires[empire]
    lines = [Phrase("card-side", {"side": known.side})]
    for message, face in (("card-king", known.king), ("card-republic", known.republic)):
        marks: list[object] = [_named(op) for op in face.ops]
        marks += [Phrase(f"prestige-{kind}.mark") for kind in face.prestige]
        if marks:
            lines.append(Phrase(message, {"parts": marks}))
    ops: tuple[Op, ...] = (*known.king.ops, *known.republic.ops)
    return Description(lines, _sections(op.kind for op in ops))


def _named(op: Op) -> Phrase:
    """An op among other marks, by its name."""
    shown = called(op)
    return shown if isinstance(shown, Phrase) else Phrase(f"op-{op.kind}")


def _sections(words: Iterable[str]) -> tuple[str, ...]:
    return tuple(section for word in words for section in SECTIONS.get(word, ()))
