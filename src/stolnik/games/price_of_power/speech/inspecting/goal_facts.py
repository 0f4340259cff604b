"""Missions, Milestones and Power Struggles: what they ask for, and how near the reader is to it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from stolnik.engine.flow import Seat
from stolnik.engine.game import Inspection, Term
from stolnik.engine.refusal import Refusal
from stolnik.text import Phrase

from ...box.components import POWER_OF
from ...box.effects import MAPPING, SEQUENCE
from ...chapters.board.hostility import ships_in
from ...chapters.board.ownership import controller, owner
from ...chapters.effects.asked.counts_asked import COUNTED
from ...chapters.effects.asked.figures import FIGURES, VALUES, ideas_of
from ...chapters.effects.asked.reading import Condition, fields, names
from ...chapters.effects.asked.seas import continents
from ...chapters.effects.asked.ties_asked import areas_for_influence
from ...chapters.effects.conditions import BESIDE, holds
from ...chapters.prestige.battlegrounds import controls_any
from ...chapters.prestige.missions import mission_deck
from ...chapters.prestige.power_struggles import prestige_of
from ...chapters.relations.ties import influence_in_areas
from ...state import Europe
from .facts import fact, said, shares, told, who, whose

OF_THE_REALM: Final = ("you", "self", None)


def mission(g: Europe, seat: Seat | None, name: str) -> Inspection:
    """A Mission: in one's hand, completed, in one's deck, or of no concern.

    Who else holds it nobody knows.
    """
    no = g.box.mission_of[name]
    done = [owner for owner, player in enumerate(g.players) if no in player.missions_done]
    mine = () if seat is None else g.players[seat].missions
    held = next((one for one in mine if one.mission == no), None)
    if done and held is None:
        return told(whose(g, seat, "mission_done", done))
    if seat is None or no not in mission_deck(g, seat):
        return told([fact("mission_of_others")])
    if held is None:
        where = fact("mission_in_deck")
    else:
        where = fact("mission_held_back" if held.held_back else "mission_held")
    asked = g.box.missions[no].condition
    return told([where], _terms(g, seat, asked, "EU-17.2.6"), _helps(g, seat, asked))


def milestone(g: Europe, seat: Seat | None, name: str) -> Inspection:
    """A Milestone: who has reached it, and what the next one scores."""
    one = next(one for one in g.box.milestones if one.id == name)
    shown = next((each for each in g.milestones if each.milestone == one.no), None)
    if shown is None:
        return told([fact("milestone_unseen", age=str(one.age))])
    rank = len(shown.reached)
    facts = whose(g, seat, "reached", shown.reached) or [fact("reached_by_nobody")]
    facts.append(fact("next_scores", n=one.prestige[rank] if rank < len(one.prestige) else 0))
    if seat is None or seat in shown.reached:
        return told(facts)
    return told(facts, _terms(g, seat, one.condition, "EU-17.3.1"))


def struggle(g: Europe, seat: Seat | None, name: str) -> Inspection:
    """A Power Struggle: Active, Upcoming or neither, and what it would score as things stand."""
    one = next(one for one in g.box.struggles if one.id == name)
    active = one.no in g.struggles
    if not active and (not g.struggle_deck or g.struggle_deck[-1] != one.no):
        return told([fact("struggle_unseen")])
    scores = [(owner, prestige_of(g, owner, one)) for owner in range(len(g.players))]
    facts = [fact("struggle_active" if active else "struggle_upcoming")]
    facts += shares(g, seat, "would_score", scores)
    if seat is not None and not controls_any(g, seat, one):
        facts.append(fact("controls_nothing"))
    return told(facts)


# -- how near one is ---------------------------------------------------------------------------


def _terms(g: Europe, seat: Seat, asked: Condition, clause: str) -> list[Term]:
    """Each thing that a condition asks for by itself, met or not, and how far."""
    terms = []
    for part in _parts(asked):
        about: dict[str, object] = {"what": said(g, part)}
        far = _how_far(g, seat, part)
        if far is not None:
            about["now"] = far
        refusal = Refusal(clause, about, "asked" if far is None else "asked_now")
        terms.append(Term(holds(g, seat, part), refusal))
    return terms


def _helps(g: Europe, seat: Seat, asked: Condition) -> list[Phrase]:
    """Whose the Provinces are that one has to own and does not."""
    wanted = [
        g.box.place_of[name]
        for part in _parts(asked)
        if part.get("who") in OF_THE_REALM
        for name in names(part.get("owns_all", ()))
    ]
    return [
        fact(
            "lacking_occupied" if g.occupiers[place] else "lacking",
            province=g.box.places[place].id,
            who=who(g, seat, controller(g, place)),
        )
        for place in wanted
        if owner(g, place) != seat
    ]


def _parts(asked: Condition) -> Iterator[Condition]:
    """The conditions that must all hold."""
    if set(asked) == {"all"}:
        whole = asked["all"]
        assert isinstance(whole, SEQUENCE), asked
        for one in whole:
            yield from _parts(fields(one))
    else:
        yield asked


def _how_far(g: Europe, seat: Seat, asked: Condition) -> Phrase | None:
    """The figure that the reader has of what is counted, or what is missing of what is named."""
    if asked.get("who") not in OF_THE_REALM or asked.get("of") not in OF_THE_REALM:
        return None
    word, *others = [one for one in asked if one not in BESIDE]
    if others:
        return None
    value = asked[word]
    if word in FIGURES:
        return fact("now", n=_signed(FIGURES[word](g, seat)))
    if word == "value":
        return fact("now", n=_signed(VALUES[str(value)](g, seat)))
    if word == "owns_all":
        places = [g.box.place_of[name] for name in names(value)]
        lacking = [g.box.places[one].id for one in places if owner(g, one) != seat]
        if not lacking or len(places) == 1:
            return None
        return fact("now_lacking", n=len(places) - len(lacking), most=len(places), province=lacking)
    if word == "battles_won_this_round" and "with_cavalry" not in asked:
        return fact("now", n=str(len(g.players[seat].deeds.battles)))
    if word == "has_idea_type":
        return fact("now", n=str(ideas_of(g, seat, POWER_OF[str(value)])))
    if word == "continents_with_presence":
        return fact("now", n=str(len(continents(g, seat))))
    if word == "influence_in" and fields(value).get("who") in OF_THE_REALM:
        areas = areas_for_influence(g.box, fields(value))(g, None)
        return fact("now", n=_signed(influence_in_areas(g, seat, areas)))
    if word == "ships_in" and fields(value).get("who") in OF_THE_REALM:
        return _ships(g, seat, fields(value))
    if word == "count":
        return _counted(g, seat, fields(value))
    return None


def _ships(g: Europe, seat: Seat, asked: Condition) -> Phrase | None:
    """Those in the Sea Zones that are named, if they are."""
    named = asked.get("zones", asked.get("zone"))
    if named is None:
        return None
    zones = [g.box.zone_of[name] for name in names(named)]
    return fact("now", n=_signed(sum(ships_in(g, seat, zone) for zone in zones)))


def _counted(g: Europe, seat: Seat, value: Mapping[str, object]) -> Phrase | None:
    ((kind, filters),) = value.items()
    usual, count = COUNTED.get(kind, (frozenset(), None))
    if count is None or not isinstance(filters, MAPPING) or not filters.keys() <= usual:
        return None
    if filters.get("owner") not in OF_THE_REALM:
        return None
    return fact("now", n=_signed(count(g, seat, filters)))


def _signed(n: int) -> str:
    """A number that may be below zero; as a text it chooses no plural."""
    return str(n).replace("-", "−")
