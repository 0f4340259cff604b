"""The Scheme cards: a deck on the right card space, those revealed on the left one."""

from __future__ import annotations

from stolnik.rulebook import rule

from ...box.components import Scheme
from ...events import SchemeRevealed, SchemesReshuffled
from ...state import VIRTUAL, Paladins, virtual_player


@rule("PAL-SSCH.2")
def reveal_scheme(g: Paladins) -> Scheme:
    """Turn the top Scheme up; an empty deck is made anew first (R-37)."""
    v = virtual_player(g)
    if not v.schemes:
        reshuffle_schemes(g)
    elif v.scheme is not None:
        v.scheme_discards.append(v.scheme)
    v.scheme = v.schemes.pop()
    g.show()
    g.tell(SchemeRevealed(VIRTUAL, v.scheme))
    return g.box.schemes[v.scheme]


@rule("PAL SLFT.5 SEND.2")
def reshuffle_schemes(g: Paladins) -> None:
    """All Schemes, the deck, the discards and the one that lies open, make a new deck."""
    v = virtual_player(g)
    v.schemes += v.scheme_discards
    v.scheme_discards = []
    if v.scheme is not None:
        v.schemes.append(v.scheme)
        v.scheme = None
    g.dice.shuffle(v.schemes)
    g.tell(SchemesReshuffled(VIRTUAL))
