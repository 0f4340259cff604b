"""Banks with all of theirs that lies open, and the two sides of the market and of tableaux."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.game import Inspection
from stolnik.text import Phrase

from ...box.components import PAWNS, SIDES, Side
from ...chapters.market import FACE_DOWN
from ...chapters.ops import BOTH
from ...chapters.tableau import ability_count, cards_on, prestige
from ...chapters.tokens import reserve
from ...chapters.trade_fair import COLOUR
from ...chapters.victory import kings, refuse_victory, republics
from ...state import Pax
from ...view import PRESTIGE
from .facts import fact, told


def seat(g: Pax, reader: Seat | None, name: str) -> Inspection:
    """A bank: what it owns, and all that victories are made of."""
    one = int(name)
    player = g.players[one]
    if player.out:
        return told([fact("bankrupt")])
    facts = [fact("florins", florins=player.florins)]
    if player.hand and (one == reader or not g.box.edition.hands_are_hidden):
        facts.append(fact("hand", cards=player.hand))
    else:
        facts.append(fact("held", n=len(player.hand)))
    if g.turn.seat == one:
        facts.append(fact("actions", n=g.turn.actions))
    west, east = (len(cards_on(g, one, side)) for side in ("west", "east"))
    facts += [
        fact("tableau", west=west, east=east),
        fact("pawns", n=[*g.concessions.values()].count(one), left=reserve(g, PAWNS[one])),
        fact("crowns", kings=kings(g, one), republics=republics(g, one)),
        _prestige(g, one),
    ]
    within_reach = [name for name in g.active if refuse_victory(g, one, name) is None]
    if within_reach:
        facts.append(fact("could_declare", victory=within_reach))
    if player.maids:
        facts.append(fact("maids", cards=player.maids))
    return told(facts)


def _prestige(g: Pax, one: Seat) -> Phrase:
    counts = [(kind, prestige(g, one, kind)) for kind in PRESTIGE]
    each = [
        Phrase("summary-score", {"kind": Phrase(f"prestige-{kind}.short"), "count": n})
        for kind, n in counts
        if n
    ]
    return fact("prestige", parts=each) if each else fact("no_prestige")


def side(g: Pax, reader: Seat | None, name: Side) -> Inspection:
    """A row of the market with its fair, and the half of one's tableau that is called alike."""
    if name == BOTH:
        return told(_both(g, reader))
    row, done = g.market[name], g.turn.done
    facts = [fact("deck", n=len(g.decks[name])), fact("on_row", florins=sum(row.florins))]
    china = g.box.figures.fair[len(g.players)]
    emporium = g.emporia[COLOUR[name]]
    if f"fair {name}" in done:
        facts.append(fact("fair_held"))
    elif row.cards[FACE_DOWN] is not None:
        florins = row.florins[FACE_DOWN] + china
        facts.append(fact("fair", emporium=emporium, florins=florins))
    else:
        facts.append(fact("no_fair", emporium=emporium))
    if reader is not None:
        facts.append(fact("your_half", n=len(cards_on(g, reader, name))))
    if f"ops {name}" in done:
        facts.append(fact("ops_run"))
    return told(facts)


def _both(g: Pax, reader: Seat | None) -> list[Phrase]:
    """Ops of both halves at once take a card that allows it."""
    if reader is None:
        return [fact("both")]
    n = sum(len(cards_on(g, reader, each)) for each in SIDES)
    able = ability_count(g, reader, "east_and_west_ops_in_one_action") > 0
    return [fact("both_able" if able else "both"), fact("your_cards", n=n)]
