"""What each victory asks for, how near the reader is to it, and which rival is nearest."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from stolnik.engine.flow import Seat
from stolnik.engine.game import Inspection, Line, Term
from stolnik.engine.refusal import Refusal
from stolnik.text import Phrase

from ...box.components import RELIGIONS
from ...chapters.market import FACE_DOWN, comets, place_of
from ...chapters.tableau import anyone_has, prestige
from ...chapters.torch import cost_of_victory
from ...chapters.victory import (
    AS_REPUBLIC,
    LAWFUL_PATRONS,
    MARGIN,
    TRADING_PATRONS,
    arms_in_theocracies,
    behind,
    bishops_in_play,
    concessions,
    kings,
    law,
    most_of_all,
    prestige_in,
    republics,
)
from ...edition import refused
from ...state import Pax
from .facts import actions_left, cited, fact, share, told, who


class Lead(NamedTuple):
    """Something of which a claimant must have more than every opponent."""

    clauses: tuple[str, str]
    """In the 1st and in the 2nd edition."""
    what: Phrase
    counted: Callable[[Pax, Seat], int]
    margin: int = 1
    ability: str = ""
    """What makes cards count as such too."""


def victory(g: Pax, reader: Seat | None, name: str) -> Inspection:
    """A victory: whether it can be declared at all, and how near to it everybody is."""
    active, price = name in g.active, cost_of_victory(g, name)
    facts = [fact("active" if active else "inactive"), fact("declaring", n=price)]
    facts += _nearest(g, reader, name)
    helps = [] if active else _comets(g, reader)
    if reader is None:
        return told(facts, helps=helps)
    terms = [_activity(g, active), *_conditions(g, reader, name), *actions_left(g, reader, price)]
    return told(facts, terms, helps)


def _nearest(g: Pax, reader: Seat | None, name: str) -> list[Phrase]:
    """How many of its conditions the reader meets, and the rivals who meet most of them."""
    met, most = {}, 0
    for seat, player in enumerate(g.players):
        if not player.out:
            terms = list(_conditions(g, seat, name))
            met[seat], most = sum(term.met for term in terms), len(terms)
    facts = []
    if reader is not None and reader in met:
        facts.append(fact("you_meet", n=met.pop(reader), most=most))
    n = max(met.values(), default=0)
    if not n:
        facts.append(fact("no_rival_meets"))
    else:
        rivals = [who(reader, seat) for seat, count in met.items() if count == n]
        facts.append(fact("rivals_meet", who=rivals, n=n, most=most))
    return facts


# -- what activates it -----------------------------------------------------------------------


def _activity(g: Pax, active: bool) -> Term:
    if active:
        return Term(True, refused(g, "PAX1-L2.1", "PAX2-L2.1", figures="active"))
    on_sale, in_decks = comets(g)
    figures: dict[str, int] = {"sale": len(on_sale), "decks": in_decks}
    return Term(False, refused(g, "PAX1-L2.1", "PAX2-L2.1", figures="inactive", **figures))


def _comets(g: Pax, reader: Seat | None) -> list[Line]:
    """Where the comets are that could activate a victory."""
    on_sale, in_decks = comets(g)
    lines: list[Line] = []
    for card in on_sale:
        _, price = place_of(g, card) or ("", FACE_DOWN)
        if reader is None:
            lines.append(("help-comet", {"card": card, "florins": price}))
        else:
            have = g.players[reader].florins
            lines.append(("help-comet_for_you", {"card": card, "florins": price, "have": have}))
    if in_decks:
        lines.append(("help-comets", {"n": in_decks}))
    return lines or [("help-no_comet", {})]


# -- its conditions --------------------------------------------------------------------------


def _conditions(g: Pax, seat: Seat, name: str) -> Iterator[Term]:
    """Each thing that a victory asks of a claimant, met or not, and how far."""
    match name:
        case "holy":
            yield from _supremacy(g, seat)
        case "imperial":
            yield _lead(g, seat, _kings(g))
        case _:
            for lead in LEADS[name]:
                yield _lead(g, seat, lead)


def _supremacy(g: Pax, seat: Seat) -> Iterator[Term]:
    """A religion ahead in bishops and in arms, and the claimant ahead in its prestige."""
    bishops, arms = bishops_in_play(g, seat), arms_in_theocracies(g)
    faith, stronger = most_of_all(bishops), most_of_all(arms)
    yield Term(
        faith is not None, refused(g, "PAX1-L3.2", "PAX2-L3.2", figures="bishops", **bishops)
    )
    yield Term(
        stronger is not None and faith in (None, stronger),
        refused(g, "PAX1-L3.3", "PAX2-L3.3", figures="arms", **arms),
    )
    if faith is not None and stronger == faith:
        what = _prestige(faith)
        yield _lead(g, seat, Lead(("PAX1-L3.1", "PAX2-L3.1"), what, prestige_in(faith)))
    else:
        own = {religion: prestige(g, seat, religion) for religion in RELIGIONS}
        yield Term(False, refused(g, "PAX1-L3.1", "PAX2-L3.1", figures="no_supremacy", **own))


def _lead(g: Pax, seat: Seat, lead: Lead) -> Term:
    own = lead.counted(g, seat)
    others = {other: lead.counted(g, other) for other in range(len(g.players)) if other != seat}
    best = max(others.values())
    rivals = [share(seat, other, best) for other, n in others.items() if n == best]
    lacking = best + lead.margin - own
    what = lead.what
    if lead.ability and anyone_has(g, lead.ability):
        what = Phrase("lead-with_abilities", {"what": what})
    about = {
        "what": what,
        "count": own,
        "rivals": rivals,
        "margin": lead.margin,
        "lacking": max(0, lacking),
    }
    met = behind(g, seat, lead.counted, lead.margin) is None
    return Term(met, Refusal(cited(g, *lead.clauses), about, figures="ahead"))


def _kings(g: Pax) -> Lead:
    clauses = ("PAX1-L4.3", "PAX2-L4.2") if len(g.players) == 2 else ("PAX1-L4.1", "PAX2-L4.1")
    margin = g.box.figures.imperial_margin[len(g.players)]
    return Lead(clauses, Phrase("lead-kings"), kings, margin)


def _prestige(kind: str) -> Phrase:
    return Phrase("lead-prestige", {"prestige": kind})


LEADS: Final = {
    "globalization": (
        Lead(
            ("PAX1-L5.1", "PAX2-L5.1"),
            Phrase("lead-concessions"),
            concessions,
            MARGIN,
            TRADING_PATRONS,
        ),
        Lead(("PAX1-L5.2", "PAX2-L5.2"), _prestige("discovery"), prestige_in("discovery")),
    ),
    "renaissance": (
        Lead(("PAX1-L6.1", "PAX2-L6.1"), Phrase("lead-republics"), republics, 1, AS_REPUBLIC),
        Lead(("PAX1-L6.2", "PAX2-L6.2"), _prestige("law"), law, MARGIN, LAWFUL_PATRONS),
    ),
}
"""What the claimant of a victory must lead in, where that is the same in every game."""
