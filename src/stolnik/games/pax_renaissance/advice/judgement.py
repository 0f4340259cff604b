"""What a position is worth to a bank, for bots: how near is each player to an end that he wins?

All is weighed in florins.  A player's prospects are the four victories, each by the steps that
still part him from its terms; the patron ending; and what he owns.  A position is worth one's
own prospects, less a share of those of the others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import add
from typing import Final, NamedTuple

from stolnik.engine.flow import Seat

from ..box.components import RELIGIONS, SIDES, Border, EmpireFace, Religion, TableauCard
from ..chapters.market import FACE_DOWN, place_of
from ..chapters.tableau import ability_count, cards_in, silenced
from ..chapters.torch import cost_of_victory
from ..chapters.victory import MARGIN, arms_in_theocracies, bishops_in_play, concessions
from ..state import Pax

# -- the weights, in florins -----------------------------------------------------------------

WON: Final = 1000.0
"""The game; to lose it costs as much."""
DECLARABLE: Final = 300.0
"""A victory that its claimant can declare in his next turn, if nobody spoils it."""
DELAY: Final = 0.5
"""What is left of that with each turn that comes before."""
VICTORY: Final = 60.0
"""To meet the terms of an active victory."""
STEP: Final = 0.5
"""What is left of that with each step that is missing."""
FAR: Final = 6
"""From so many missing steps on, a victory counts for nothing."""
COMET_AT_HAND: Final = 0.6
"""The share that counts of a victory that is not active, if the player can pay for a comet."""
COMET_TO_COME: Final = 0.3
"""The same if a comet is still to come."""

PATRON_ENDING: Final = 60.0
"""To be the greatest patron by far when the last card is drawn."""
LATE: Final = 10
"""With so many cards left in the decks, the patron ending counts half."""
LEAD: Final = 0.6
"""The share of it that comes with any lead in patron prestige."""
FURTHER_LEAD: Final = 0.15
"""The share that comes with each point of that lead."""
TIE: Final = 0.2
"""The share that comes with a lead in florins alone."""
FLORIN_AHEAD: Final = 0.03
"""The share that comes with each florin of that lead, up to half of the ending."""

EMPIRE: Final = 3.0
PRESTIGE: Final = 1.5
PATRON: Final = 3.0
"""What patron prestige is worth more: it alone decides the ending that takes no comet."""
CONCESSION: Final = 1.5
ON_OPEN_ROUTE: Final = 1.0
"""What a concession is worth more where trade fairs pass."""
CARD: Final = 2.0
"""A card of any kind in the tableau, which can be sold."""
OPS: Final[Mapping[str, float]] = {
    "campaign": 0.6,
    "vote": 0.6,
    "commerce": 0.5,
    "behead": 0.5,
    "tax": 0.3,
    "repress": 0.3,
    "corsair": 0.3,
    "siege": 0.3,
    "inquisitor": 0.3,
}
"""An op that no bishop silences, by its kind."""
IN_HAND: Final = 0.9
"""The share of a card's worth that it has before it is played."""
ONE_SHOT: Final = 0.3
"""What a card in the hand is worth more if it has a one-shot."""
ACTION: Final = 0.5
"""An action that is left in this turn."""
PLENTY: Final = 8
"""So many florins count in full."""
SURPLUS: Final = 0.3
"""The share that counts of each florin more."""

THREAT: Final = 0.6
"""How much of the prospects of others is one's own loss."""

NEARNESS: Final = (*(STEP**missing for missing in range(FAR)), 0.0)


def judgement(g: Pax, seat: Seat) -> float:
    """One's own prospects, less a share of those of the others, the best of them above all."""
    if g.outcome is not None:
        return WON if seat in g.outcome.winners else -WON
    return _beside_others(prospects(g), seat)


def judgements(g: Pax) -> list[float]:
    """The same for every bank that somebody plays."""
    seats = [seat for seat, player in enumerate(g.players) if not player.automated]
    if g.outcome is not None:
        return [judgement(g, seat) for seat in seats]
    worth = prospects(g)
    return [_beside_others(worth, seat) for seat in seats]


def _beside_others(worth: Sequence[float], seat: Seat) -> float:
    others = [*worth[:seat], *worth[seat + 1 :]]
    if not others:
        return worth[seat]
    return worth[seat] - THREAT * (max(others) + sum(others) / len(others)) / 2


def prospects(g: Pax) -> list[float]:
    """What each player can hope for."""
    held = [holdings(g, seat) for seat in range(len(g.players))]
    worth = patron_prospects(g, held)
    for seat, own in enumerate(held):
        worth[seat] += possessions(g, seat, own)
    route = open_route(g)
    for border, seat in g.concessions.items():
        worth[seat] += CONCESSION + ON_OPEN_ROUTE if border in route else CONCESSION
    before_comet = comet_shares(g)
    for victory, missing in steps(g, held):
        active = victory in g.active
        for seat, left in enumerate(missing):
            if left < FAR:
                share = 1.0 if active else before_comet[seat]
                worth[seat] += VICTORY * share * NEARNESS[left]
                if left == 0 and share >= COMET_AT_HAND:
                    cost = cost_of_victory(g, victory) + (not active)
                    worth[seat] += DECLARABLE * share * DELAY ** turns_until(g, seat, cost)
    return worth


def turns_until(g: Pax, seat: Seat, actions: int) -> int:
    """How many turns come before the one in which this player has so many actions."""
    turn = g.turn
    if turn.seat != seat:
        return (seat - turn.seat) % len(g.players)
    return 0 if turn.actions >= actions else len(g.players)


# -- what a player has -----------------------------------------------------------------------


class Holdings(NamedTuple):
    """What the endings compare, and the ops."""

    kings: int
    republics: int
    concessions: int
    law: int
    prestige: dict[str, int]
    ops: float


def holdings(g: Pax, seat: Seat) -> Holdings:
    """What :mod:`victory` counts one by one, counted in one go: bots ask often."""
    empires, cards, flipped, bishops = g.box.empires, g.box.cards, g.republics, g.bishops
    prestige = dict.fromkeys(KINDS, 0)
    kings = republics = 0
    ops = 0.0
    for card in cards_in(g, seat):
        empire = empires.get(card)
        face: TableauCard | EmpireFace
        if empire is None:
            face = cards[card]
        elif card in flipped:
            republics += 1
            face = empire.republic
        else:
            kings += 1
            face = empire.king
        for kind in face.prestige:
            prestige[kind] += 1
        if not bishops or not silenced(g, card):
            for op in face.ops:
                ops += OPS[op.kind]
    for maid in g.players[seat].maids:
        for kind in cards[maid].prestige:
            prestige[kind] += 1
    law = prestige["law"]
    law += prestige["patron"] * ability_count(g, seat, "patron_counts_as_law_for_renaissance")
    republics += ability_count(g, seat, "card_counts_as_republic_for_renaissance")
    return Holdings(kings, republics, concessions(g, seat), law, prestige, ops)


KINDS: Final = (*RELIGIONS, "law", "discovery", "patron")
"""The kinds of prestige."""


def possessions(g: Pax, seat: Seat, held: Holdings) -> float:
    """What a player owns beside his concessions, whatever he may win with it."""
    player = g.players[seat]
    prestige = held.prestige
    worth = EMPIRE * (held.kings + held.republics) + held.ops
    worth += PRESTIGE * sum(prestige.values()) + PATRON * prestige["patron"]
    worth += CARD * (len(player.west) + len(player.east))
    worth += IN_HAND * sum(worth_of_card(g.box.cards[card]) for card in player.hand)
    worth += min(player.florins, PLENTY) + SURPLUS * max(0, player.florins - PLENTY)
    if g.turn.seat == seat:
        worth += ACTION * g.turn.actions
    return worth


def worth_of_card(card: TableauCard) -> float:
    """What a card in the hand promises."""
    worth = CARD + PRESTIGE * len(card.prestige) + PATRON * card.prestige.count("patron")
    worth += sum(OPS[op.kind] for op in card.ops)
    return worth if card.one_shot is None else worth + ONE_SHOT


def open_route(g: Pax) -> set[Border]:
    """The borders that trade fairs cross."""
    routes = g.box.routes
    return {border for emporium in g.emporia.values() for border in routes[emporium].borders}


# -- the way to the victories ----------------------------------------------------------------


def steps(g: Pax, held: Sequence[Holdings]) -> list[tuple[str, list[int]]]:
    """For each victory, how many kings, concessions, bishops ... each player lacks for it."""
    clear_lead = g.box.figures.imperial_margin.get(len(held), MARGIN)
    concessions = short_of([own.concessions for own in held], MARGIN)
    discovery = short_of([own.prestige["discovery"] for own in held], 1)
    republics = short_of([own.republics for own in held], 1)
    law = short_of([own.law for own in held], MARGIN)
    return [
        ("holy", steps_to_holy(g, held)),
        ("imperial", short_of([own.kings for own in held], clear_lead)),
        ("globalization", [*map(add, concessions, discovery)]),
        ("renaissance", [*map(add, republics, law)]),
    ]


def steps_to_holy(g: Pax, held: Sequence[Holdings]) -> list[int]:
    """A religion must be supreme and the player lead in its prestige: the one nearest to that."""
    nearest = [FAR] * len(held)
    arms = arms_in_theocracies(g)
    bishops = [bishops_in_play(g, seat) for seat in range(len(held))]
    for religion in RELIGIONS:
        soldiers = to_outnumber(arms, religion)
        if soldiers >= FAR:
            continue
        prestige = short_of([own.prestige[religion] for own in held], 1)
        for seat, lead in enumerate(prestige):
            missing = soldiers + to_outnumber(bishops[seat], religion) + lead
            if missing < nearest[seat]:
                nearest[seat] = missing
    return nearest


def to_outnumber(counts: Mapping[Religion, int], religion: Religion) -> int:
    """How many a religion lacks to have more than the two others together."""
    lacking = 1 + sum(counts.values()) - 2 * counts[religion]
    return lacking if lacking > 0 else 0


def short_of(counts: Sequence[int], margin: int) -> list[int]:
    """How many each player lacks to lead every other by a margin."""
    ranked = sorted(counts)
    best = ranked.pop()
    second = ranked.pop() if ranked else 0
    for_leader = max(0, second + margin - best)
    return [for_leader if own == best else best + margin - own for own in counts]


def comet_shares(g: Pax) -> list[float]:
    """What victories that are not active count for each player: who has a comet within reach?"""
    hidden, prices = False, []
    for side in SIDES:
        for comet in g.box.comets[side]:
            if comet in g.discards:
                continue
            place = place_of(g, comet)
            if place is None:
                hidden = True
            elif place[1] != FACE_DOWN:
                prices.append(place[1])
    if not prices:
        return [COMET_TO_COME if hidden else 0.0] * len(g.players)
    price = min(prices)
    return [COMET_AT_HAND if player.florins >= price else COMET_TO_COME for player in g.players]


# -- the patron ending -----------------------------------------------------------------------


def patron_prospects(g: Pax, held: Sequence[Holdings]) -> list[float]:
    """To be ahead as a patron counts for more, the fewer cards are left to be drawn."""
    left = sum(len(deck) for deck in g.decks.values())
    ending = PATRON_ENDING * LATE / (LATE + left)
    ranks = [(own.prestige["patron"], player.florins) for own, player in zip(held, g.players)]
    ranked = sorted(ranks)
    best, second = ranked[-1], ranked[-2] if len(ranked) > 1 else (0, 0)
    return [ending * lead(own, second if own == best else best) for own in ranks]


def lead(own: tuple[int, int], other: tuple[int, int]) -> float:
    """How clearly one leads the other in patrons and then florins: from -1 to 1."""
    patrons, florins = own[0] - other[0], own[1] - other[1]
    if patrons:
        ahead = LEAD + FURTHER_LEAD * abs(patrons)
        return min(1.0, ahead) if patrons > 0 else -min(1.0, ahead)
    if not florins:
        return 0.0
    ahead = min(0.5, TIE + FLORIN_AHEAD * abs(florins))
    return ahead if florins > 0 else -ahead
