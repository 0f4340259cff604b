"""What is left in the supplies: all pieces that are not somewhere else."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.games.price_of_power.box.components import (
    ALLIED,
    MERCENARY,
    NONE,
    REGULAR,
)
from stolnik.games.price_of_power.chapters.board.tracks import covered_slots, on_the_board
from stolnik.games.price_of_power.state import (
    CAPITAL_TOKEN,
    COLUMNS,
    REBEL_TOWN,
    Europe,
    Officer,
    Player,
    board,
)
from stolnik.rulebook import rule


@rule("EU 2.2.5 2.6.23")
def cubes_in_use(g: Europe, seat: Seat) -> int:
    """Power, Influence, Colonists, Cardinals, Display Cards, covered slots: all the same cubes."""
    player = g.players[seat]
    return (
        sum(player.power)
        + sum(g.influence[seat::COLUMNS])
        + player.colonists
        + g.cardinals.count(seat)
        + sum(card.cubes for card in player.display)
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
    return sum(bits >> seat & 1 for bits in g.claims)


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
    units = sum(sum(army.units[3 * category : 3 * category + 3]) for army in player.armies)
    return units + (sum(player.infantry.values()) if category == REGULAR else 0)


@rule("EU-9.MU.3")
def units_left(g: Europe, seat: Seat) -> int:
    """Regular Units in Supply: neither Deployed nor in the Manpower Reserve."""
    player = g.players[seat]
    return g.box.pieces.units - player.available - player.exhausted - deployed(player, REGULAR)


def ships_on_slots(g: Europe, seat: Seat) -> int:
    return g.slots.count(seat + 1)


@rule("EU-9.MU.23")
def ships_left(g: Europe, seat: Seat) -> int:
    """Ships in Supply."""
    player = g.players[seat]
    used = sum(player.ships.values()) + player.fleet.size + ships_on_slots(g, seat)
    return g.box.pieces.ships - used


def mercenaries_left(g: Europe) -> int:
    used = sum(deployed(player, MERCENARY) for player in g.players)
    return board(g).supply.mercenaries - used


def black_units_left(g: Europe) -> int:
    """NPR and Rebel Units in the General Supply; NPRs fight without pieces if need be."""
    allied = sum(player.allied + deployed(player, ALLIED) for player in g.players)
    return board(g).supply.black_units - sum(g.rebels) - allied - g.imperial_units


def rebel_towns_left(g: Europe) -> int:
    return board(g).supply.rebel_towns - g.occupiers.count(REBEL_TOWN)


def pirates_left(g: Europe) -> int:
    return board(g).supply.black_ships - sum(g.pirates)


def officers(player: Player) -> list[Officer]:
    """All Characters of a player in play."""
    found = [player.ruler, *player.advisors, player.fleet.admiral]
    found += [army.general for army in player.armies]
    return [officer for officer in found if officer is not None]


def ill_or_interest_left(g: Europe) -> int:
    """Ill Health, Interest and Plague come from one supply."""
    used = len(g.plague)
    for player in g.players:
        used += player.interest + sum(officer.ill for officer in officers(player))
    return board(g).supply.ill_or_interest - used


def dnpr_left(g: Europe, colour: int) -> int:
    used = sum(token & ~CAPITAL_TOKEN == colour + 1 for token in g.dnpr)
    return board(g).supply.dnpr[colour] - used


@rule("EU-2.3.1")
def alliances_left(g: Europe, seat: Seat) -> int:
    """Alliance tokens in Supply; an Active Ally is the back of one, not another token."""
    return g.box.pieces.alliances - len(g.players[seat].allies)


@rule("EU-2.3.2")
def marriages_left(g: Europe, seat: Seat) -> int:
    """Marriage tokens in Supply; a Disputed Succession is the back of one."""
    return g.box.pieces.marriages - len(g.players[seat].marriages)


def merchants_placed(player: Player) -> int:
    return sum(merchant.node != NONE for merchant in player.merchants)
