"""The Attributes of the virtual player: markers that lie on each other, for the top one counts."""

from __future__ import annotations

from collections.abc import Collection

from stolnik.rulebook import rule

from ...box.components import ATTRIBUTES, Attribute
from ...events import AttributeRaised
from ...state import VIRTUAL, Paladins, VirtualPlayer, virtual_player

EVERY: Collection[Attribute] = range(len(ATTRIBUTES))


def value(v: VirtualPlayer, attribute: Attribute) -> int:
    """The field on which a marker lies."""
    for field, stack in enumerate(v.stacks):
        if attribute in stack:
            return field
    raise ValueError(f"there is no marker of {ATTRIBUTES[attribute]}")


def raise_attribute(g: Paladins, attribute: Attribute, by: int = 1) -> None:
    """Move a marker up, on top of those already there (R-44), or to the end of the track."""
    v = virtual_player(g)
    field = value(v, attribute)
    to = min(field + by, g.box.attribute_max)
    if to != field:
        v.stacks[field].remove(attribute)
        v.stacks[to].append(attribute)
    g.tell(AttributeRaised(VIRTUAL, ATTRIBUTES[attribute], to, to - field))


@rule("PAL SRES.4 SRES.5")
def lowest(v: VirtualPlayer, among: Collection[Attribute] = EVERY) -> Attribute:
    """The marker furthest back; of several on the same field the one on top."""
    return next(marker for stack in v.stacks for marker in reversed(stack) if marker in among)
