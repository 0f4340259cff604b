"""Where cards are, as far as the reader may know, and what they would cost."""

from __future__ import annotations

from collections.abc import Iterator

from stolnik.engine.flow import Seat
from stolnik.engine.game import Inspection
from stolnik.text import Phrase

from ...chapters.rounds.kings_cards import favours_face_up
from ...chapters.scoring import converted_vp
from ...state import VIRTUAL, Paladins, Player, holder, seats
from . import ways
from .facts import fact, told, whose


def townsfolk(g: Paladins, reader: Seat | None, name: str) -> Inspection:
    """On the track with its price, in a team, discarded, or in the deck."""
    if name in g.townsfolk:
        at = g.townsfolk.index(name)
        slot = g.box.townsfolk_slots[at]
        facts = [fact("on_the_track", n=at + 1, silver=slot.silver, debt=slot.debt_allowed)]
        if not ways.acts(g, reader):
            return told(g, facts)
        assert reader is not None
        return told(g, facts, ways.of_townsfolk(g, reader, name))
    teams = [*whose(reader, "in_team", [s for s, p in enumerate(g.players) if name in p.team])]
    return told(g, teams or [_away(name, g.townsfolk_discards)])


def _away(name: str, discards: list[str]) -> Phrase:
    return fact("discarded" if name in discards else "in_the_deck")


def outsider(g: Paladins, reader: Seat | None, name: str) -> Inspection:
    """At the border with what it asks for, attacked, converted, discarded, or in the deck."""
    if name in g.outsiders:
        at = g.outsiders.index(name)
        slot = g.box.outsider_slots[at]
        facts = [
            fact("at_the_border", region=Phrase(f"region-{at + 1}")),
            fact("outsider_asks", strength=slot.strength, faith=slot.faith),
        ]
        if not ways.acts(g, reader):
            return told(g, facts)
        assert reader is not None
        return told(g, facts, ways.of_outsider(g, reader, name))
    for seat in seats(g):
        if name in holder(g, seat).attacked:
            return told(g, whose(reader, "attacked_by", [seat]))
        if name in holder(g, seat).converted:
            worth = fact("worth_now", vp=converted_vp(g, seat, name))
            return told(g, [*whose(reader, "converted_by", [seat]), worth])
    return told(g, [_away(name, g.outsider_discards)])


# -- Paladins ----------------------------------------------------------------------------------


def paladin(g: Paladins, reader: Seat | None, name: str) -> Inspection:
    """Everybody has the same Paladins: where the reader's is, and which others are open."""
    facts = [] if reader is None else [*_own(g.players[reader], name)]
    others = [(seat, p) for seat, p in enumerate(g.players) if seat != reader]
    helping = [seat for seat, p in others if p.paladin == name and p.revealed]
    facts += whose(None, "helps_this_round", helping)
    facts += whose(None, "served", [seat for seat, p in others if name in p.used])
    return told(g, facts or [fact("not_seen")])


def _own(p: Player, name: str) -> Iterator[Phrase]:
    if name == p.paladin:
        yield fact("your_paladin" if p.revealed else "your_paladin_hidden")
    elif name in p.hand:
        yield fact("in_your_hand")
    elif name in p.used:
        yield fact("served_you")
    elif name in p.deck[len(p.deck) - p.known_top :]:
        yield fact("on_top")
    elif name in p.deck[: p.known_bottom]:
        yield fact("at_the_foot")
    else:
        yield fact("in_your_deck", n=len(p.deck))


# -- other cards -------------------------------------------------------------------------------


def tavern(g: Paladins, reader: Seat | None, name: str) -> Inspection:
    """At the Tavern, taken this Round, discarded, or in the deck."""
    if name in g.taverns:
        return told(g, [fact("at_the_tavern", n=len(g.taverns))])
    takers = [seat for seat, p in enumerate(g.players) if p.tavern == name]
    return told(g, [*whose(reader, "hired_by", takers)] or [_away(name, g.tavern_discards)])


def wall(g: Paladins, reader: Seat | None, name: str) -> Inspection:
    """Built by somebody, or in the deck."""
    builders = [seat for seat, p in enumerate(g.players) if name in p.walls]
    if g.virtual is not None and name in g.virtual.walls:
        builders.append(VIRTUAL)
    facts = [*whose(reader, "built_by", builders)]
    return told(g, facts or [fact("in_the_deck"), fact("deck", n=len(g.wall_deck))])


def scheme(g: Paladins, reader: Seat | None, name: str) -> Inspection:
    """A card of the virtual player: revealed, discarded, on a Favour, or in its deck."""
    v = g.virtual
    if v is None:
        return told(g, [fact("solo_only")])
    if name == v.scheme:
        return told(g, [fact("scheme_now")])
    if name in v.scheme_discards:
        return told(g, [fact("discarded")])
    if name in v.favour_schemes:
        hidden = len(g.favours) - len(favours_face_up(g))
        return told(g, [fact("on_a_favour", n=hidden)])
    return told(g, [fact("scheme_in_deck", n=len(v.schemes))])


def deck(g: Paladins, reader: Seat | None, name: str) -> Inspection:
    if name == "suspicion":
        facts = [fact("deck", n=len(g.suspicion_deck))]
        return told(
            g, [*facts, fact("discards", n=len(g.suspicion_discards)), fact("tax", n=g.tax)]
        )
    return told(g, [fact("deck", n=g.debts if name == "debt" else len(g.wall_deck))])
