"""What is left in the supplies: all pieces that are not somewhere else."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ...box.components import ALLIED, MERCENARY, NONE, REGULAR, AreaNo, Box, FaithNo
from ...state import (
    COLUMNS,
    DNPR_COLOUR,
    PORT,
    REBEL_TOWN,
    REVOLUTION,
    SEATS,
    Europe,
    Officer,
    Player,
    board,
)
from .ownership import ANYTHING, positions
from .tracks import covered_slots, on_the_board

FAITH_PIECES: Final = (
    ("protestant", "counter_reformed"),
    ("catholic", "diverse_faiths"),
    ("muslim", "orthodox"),
    ("revolutionary",),
)
"""Religion tokens, each with the faiths on its sides."""


@rule("EU 2.2.5 2.6.23")
def cubes_in_use(g: Europe, seat: Seat) -> int:
    """Power, Influence, Colonists, Cardinals, Display Cards, covered slots: all the same cubes."""
    player = g.players[seat]
    return (
        sum(player.power)
        + sum(g.influence[seat::COLUMNS])
        + player.colonists
        + g.cardinals.count(seat)
        + (g.roma == seat)
        + sum([card.cubes for card in player.display])
        + covered_slots(g, seat)
        + player.focus
    )


def cubes_left(g: Europe, seat: Seat) -> int:
    return g.box.pieces.cubes - cubes_in_use(g, seat)


def small_towns_left(g: Europe, seat: Seat) -> int:
    return g.box.pieces.small - on_the_board(g, seat).small


def large_towns_left(g: Europe, seat: Seat) -> int:
    return g.box.pieces.large - on_the_board(g, seat).large


def vassal_tokens_left(g: Europe, seat: Seat) -> int:
    return g.box.pieces.vassals - on_the_board(g, seat).vassals


def claims(g: Europe, seat: Seat) -> int:
    return g.claims.translate(CLAIMED[seat]).count(1)


CLAIMED: Final = tuple(bytes(bits >> seat & 1 for bits in range(256)) for seat in range(SEATS))
"""By seat: a table that leaves only that player's bit."""


def cores(g: Europe, seat: Seat) -> int:
    return g.cores.count(seat + 1)


def cb_tokens(g: Europe, seat: Seat) -> int:
    return sum(one == seat for one, _ in g.cbs)


def claims_left(g: Europe, seat: Seat) -> int:
    """Claim tokens in Supply: six have Core, two CB on the back (R50)."""
    total = g.box.pieces.claim_core + g.box.pieces.claim_cb
    return total - claims(g, seat) - cores(g, seat) - cb_tokens(g, seat)


@rule("EU-2.5.19")
def deployed(player: Player, category: int) -> int:
    """Land Units of a category on the board."""
    units = sum(player.infantry.values()) if category == REGULAR else 0
    first = 3 * category
    for army in player.armies:
        types = army.units
        units += types[first] + types[first + 1] + types[first + 2]
    return units


@rule("EU-9.MU.3")
def units_left(g: Europe, seat: Seat) -> int:
    """Regular Units in Supply: neither Deployed nor in the Manpower Reserve."""
    player = g.players[seat]
    return g.box.pieces.units - player.available - player.exhausted - deployed(player, REGULAR)


def ships_on_slots(g: Europe, seat: Seat) -> int:
    return g.slots.count(seat + 1)


def ships_at_sea(g: Europe, seat: Seat) -> int:
    """Ships outside Ports, the Fleet and slots included."""
    player = g.players[seat]
    single = sum([n for space, n in player.ships.items() if space < PORT])
    fleet = player.fleet.size if NONE < player.fleet.space < PORT else 0
    return single + fleet + ships_on_slots(g, seat)


@rule("EU-9.MU.23")
def ships_left(g: Europe, seat: Seat) -> int:
    """Ships in Supply."""
    player = g.players[seat]
    used = sum(player.ships.values()) + player.fleet.size + ships_on_slots(g, seat)
    return g.box.pieces.ships - used


def mercenaries_left(g: Europe) -> int:
    left = board(g).supply.mercenaries
    for player in g.players:
        left -= deployed(player, MERCENARY)
    return left


def black_units_left(g: Europe) -> int:
    """NPR and Rebel Units in the General Supply; NPRs fight without pieces if need be."""
    left = board(g).supply.black_units - sum(g.rebels) - g.imperial_units
    for player in g.players:
        left -= player.allied + deployed(player, ALLIED)
    return left


def rebel_towns_left(g: Europe) -> int:
    return board(g).supply.rebel_towns - g.occupiers.count(REBEL_TOWN)


def pirates_left(g: Europe) -> int:
    return board(g).supply.black_ships - sum(g.pirates)


def expanded_left(g: Europe) -> int:
    return board(g).supply.expanded - sum(g.expanded)


def officers(player: Player) -> list[Officer]:
    """All Characters of a player in play."""
    found = []
    for one in (player.ruler, *player.advisors, player.fleet.admiral):
        if one is not None:
            found.append(one)
    for army in player.armies:
        if army.general is not None:
            found.append(army.general)
    return found


def ill_or_interest_left(g: Europe) -> int:
    """Ill Health, Interest and Plague come from one supply."""
    left = board(g).supply.ill_or_interest - len(g.plague)
    for player in g.players:
        left -= player.interest
        for officer in officers(player):
            left -= officer.ill
    return left


def dnpr_left(g: Europe, colour: int) -> int:
    used = g.dnpr.translate(COLOUR_OF).count(colour + 1)
    return board(g).supply.dnpr[colour] - used


COLOUR_OF: Final = bytes(token & DNPR_COLOUR for token in range(256))
"""By DNPR token: its colour, from 1."""


@rule("EU-2.3.1")
def alliances_left(g: Europe, seat: Seat) -> int:
    """Alliance tokens in Supply; an Active Ally is the back of one, not another token."""
    return g.box.pieces.alliances - len(g.players[seat].allies)


@rule("EU-2.3.2")
def marriages_left(g: Europe, seat: Seat) -> int:
    """Marriage tokens in Supply; a Disputed Succession is the back of one."""
    return g.box.pieces.marriages - len(g.players[seat].marriages)


# -- Religion tokens ---------------------------------------------------------------------------


def faith_piece(box: Box, faith: FaithNo) -> tuple[FaithNo, ...]:
    """The faiths on the two sides of the token that shows a faith."""
    for sides in FAITH_PIECES:
        numbers = tuple(box.faith_of[name] for name in sides)
        if faith in numbers:
            return numbers
    return ()


def faith_token(g: Europe, slot: AreaNo) -> FaithNo:
    """The token on a Religion slot, be it below a Revolutionary one; ``NONE`` as printed."""
    faith = (g.faiths[slot] & ~REVOLUTION) - 1
    return NONE if faith == g.box.areas[slot].faith else faith


@rule("EU COMP.16 COMP.17 3.3.7")
def faith_pieces_left(g: Europe, piece: tuple[FaithNo, ...]) -> int:
    """Religion tokens of a kind in Supply; State Religions are shown with the same tokens."""
    supply = board(g).supply
    kinds = (supply.protestant, supply.catholic, supply.muslim, supply.revolutionary)
    names = tuple([g.box.faiths[faith].id for faith in piece])
    left = kinds[FAITH_PIECES.index(names)]
    left -= sum([player.faith in piece for player in g.players if not player.left])
    if names == ("revolutionary",):
        return left - sum([token & REVOLUTION > 0 for token in g.faiths])
    changed = positions(g.faiths.translate(ANYTHING), 1)
    return left - sum([faith_token(g, slot) in piece for slot in changed])
