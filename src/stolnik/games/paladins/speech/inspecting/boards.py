"""How the player board and the main board stand: actions, Worker spaces, Jars and regions."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.game import Inspection

from ...box.components import FRAMED, RIGHT_ACTIONS, WORKERS
from ...chapters.actions_done import done
from ...chapters.rounds.kings_cards import favours_face_up
from ...chapters.workers import standing
from ...state import EMPTY, WORKSHOP, Paladins, seats
from ..details import colour, side
from . import ways
from .facts import fact, shares, told, whose

COUNTED = ("develop", *RIGHT_ACTIONS)
"""Actions that leave something on the table each time."""


def action(g: Paladins, reader: Seat | None, name: str) -> Inspection:
    """An action: who stands on the reader's, and how often everybody has taken it."""
    if name == "favour":
        free = [
            card for card, worker in zip(favours_face_up(g), g.favour_workers) if worker == EMPTY
        ]
        return told(g, [fact("favours", n=len(favours_face_up(g)), free=len(free))])
    facts = []
    if reader is not None:
        held = standing(g.players[reader], g.box.actions[name])
        facts.append(fact("standing", worker=held) if held else fact("nobody_there"))
    if name in COUNTED:
        facts.append(
            fact("taken", shares=shares(reader, [(s, done(g, s, name)) for s in seats(g)]))
        )
        if reader is not None and ways.limit_reached(g, reader, name):
            facts.append(fact("complete"))
    if not facts:
        facts.append(fact("on_every_board"))
    if not ways.acts(g, reader):
        return told(g, facts)
    assert reader is not None
    return told(g, facts, ways.of_action(g, reader, name))


def worker_space(g: Paladins, reader: Seat | None, name: str) -> Inspection:
    """Whom a Worker space takes, and who or what is on the reader's."""
    of, _, place = name.rpartition("_")
    action, at = g.box.actions[of], int(place)
    if at > len(action.colours):
        return told(g, [fact("no_space", n=len(action.colours))])
    facts = [fact("space_of", side=side(action, at), colour=colour(action.colours[at - 1]))]
    if reader is not None:
        on_it = g.players[reader].spaces[action.start + at - 1]
        if on_it == WORKSHOP:
            facts.append(fact("covered"))
        elif on_it == EMPTY:
            facts.append(fact("empty"))
        else:
            facts.append(fact("standing", worker=[WORKERS[on_it]]))
        if of in RIGHT_ACTIONS and on_it != WORKSHOP:
            facts.append(fact("framed" if at <= FRAMED else "not_framed"))
    if not ways.acts(g, reader):
        return told(g, facts)
    assert reader is not None
    return told(g, facts, ways.of_action(g, reader, of))


def jar_space(g: Paladins, reader: Seat | None, name: str) -> Inspection:
    """Who has a Jar there, on the own board; the virtual player has no such spaces."""
    filled = [seat for seat, p in enumerate(g.players) if name in p.jars]
    facts = [*whose(reader, "jar_of", filled)] or [fact("no_jar")]
    if reader is None or reader in filled or not ways.acts(g, reader):
        return told(g, facts)
    return told(g, facts, ways.of_action(g, reader, "absolve"))


def space(g: Paladins, reader: Seat | None, name: str) -> Inspection:
    """Whose Monk or Outpost is there, or what the region asks for."""
    at = g.box.space_at[name]
    known = g.box.spaces[at]
    if g.pieces[at] != EMPTY:
        seat, outpost = divmod(g.pieces[at], 2)
        return told(g, whose(reader, "outpost_of" if outpost else "monk_of", [seat]))
    flags = g.box.regions[known.region]
    asked = fact("region", faith=flags.faith, strength=flags.strength)
    if at not in g.box.open_spaces[len(g.players)]:
        return told(g, [fact("not_used", needed=known.min_players, have=len(g.players)), asked])
    facts = [fact("open_space"), asked]
    if not ways.acts(g, reader):
        return told(g, facts)
    assert reader is not None
    return told(g, facts, ways.of_space(g, reader, known.region))
