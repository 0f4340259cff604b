"""Cardinals come and go, and the Roma slot changes hands."""

from __future__ import annotations

import pytest

from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.chapters.board.supply import cubes_left
from stolnik.games.price_of_power.chapters.curia.curia_track import gain_cardinal, keep_curia
from stolnik.games.price_of_power.events.curia import RomaGained, RomaLost
from stolnik.games.price_of_power.play import play
from stolnik.games.price_of_power.state import COLUMNS, LARGE, NOBODY, piece
from tests.games.price_of_power.curia.rome import convert
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    OTTOMANS,
    empty_hands,
    europe,
    place,
    realm,
)
from tests.games.running import Procedure, run


@pytest.mark.rule("EU-19.1.4", "EU-19.1.6", "EU-19.1.7")
def test_exb43_the_track_slides() -> None:
    g = europe()  # four Catholic players: five regular slots
    a, b, c = CASTILE, FRANCE, ENGLAND
    g.cardinals = [a, b, a, c, a]
    before = cubes_left(g, a)
    assert run(gain_cardinal(g, b)) is True
    assert g.cardinals == [b, a, b, a, c]
    assert cubes_left(g, a) == before + 1


@pytest.mark.rule("EU-19.1.1", "EU-2.2.5")
def test_a_cardinal_is_one_of_thirty_cubes() -> None:
    g = europe()
    g.cardinals = []
    before = cubes_left(g, FRANCE)
    run(gain_cardinal(g, FRANCE))
    assert cubes_left(g, FRANCE) == before - 1
    g.players[FRANCE].allies[realm(g, "papal_states")] = False
    run(keep_curia(g))
    assert cubes_left(g, FRANCE) == before - 2
    assert not audit(g)


@pytest.mark.rule("EU-19.0.1", "EU-15.0.5")
def test_only_a_catholic_gains_cardinals() -> None:
    g = europe(6)
    convert(g, FRANCE, "protestant")
    before = list(g.cardinals)
    for seat in (FRANCE, OTTOMANS):
        assert run(gain_cardinal(g, seat)) is False
    assert g.cardinals == before
    convert(g, FRANCE, "counter_reformed")
    assert run(gain_cardinal(g, FRANCE)) is True


@pytest.mark.rule("EU-19.1.12")
@pytest.mark.parametrize("occupied", [False, True])
def test_who_has_roma_gains_no_cardinal(occupied: bool) -> None:
    g = europe()
    tokens = g.occupiers if occupied else g.tokens
    tokens[place(g, "roma")] = piece(LARGE, FRANCE)
    assert run(gain_cardinal(g, FRANCE)) is False
    assert run(gain_cardinal(g, CASTILE)) is True


@pytest.mark.rule("EU-19.1.11", "EU-19.1.9")
def test_who_takes_roma_keeps_that_cardinal_only() -> None:
    g = europe()
    g.cardinals = [FRANCE, CASTILE, FRANCE, AUSTRIA]
    g.occupiers[place(g, "roma")] = piece(LARGE, FRANCE)
    run(keep_curia(g))
    assert g.roma == FRANCE
    assert g.cardinals == [CASTILE, AUSTRIA]
    assert not audit(g)


@pytest.mark.rule("EU-19.1.8")
def test_an_ally_of_the_pope_keeps_the_other_cardinals() -> None:
    g = europe()
    g.players[FRANCE].allies[realm(g, "papal_states")] = False
    told = listen(g)
    run(keep_curia(g))
    assert RomaGained(FRANCE) in told
    assert g.roma == FRANCE
    assert g.cardinals.count(FRANCE) == 1
    g.players[FRANCE].allies.clear()
    run(keep_curia(g))
    assert told[-1] == RomaLost(FRANCE)
    assert g.roma == NOBODY


@pytest.mark.rule("EU-19.0.1", "EU-19.1.4")
def test_who_leaves_the_church_loses_cardinals_and_a_slot_is_blocked() -> None:
    g = europe()
    g.cardinals = [ENGLAND, CASTILE, FRANCE, AUSTRIA, CASTILE]
    convert(g, ENGLAND, "protestant")
    run(keep_curia(g))
    assert g.cardinals == [CASTILE, FRANCE, AUSTRIA, CASTILE]  # four slots for three Catholics
    g.players[FRANCE].faith = g.players[ENGLAND].faith
    g.cardinals = [CASTILE, AUSTRIA, CASTILE, AUSTRIA]
    run(keep_curia(g))
    assert g.cardinals == [CASTILE, AUSTRIA, CASTILE]


@pytest.mark.rule("EU-2.2.6", "EU-19.1.9")
def test_the_roma_cardinal_must_be_placed_and_is_not_picked_up() -> None:
    g = europe()
    g.cardinals = [FRANCE]
    g.players[FRANCE].power = [10, 10, 0]
    g.influence = bytearray(len(g.influence))
    for area in range(8):
        g.influence[area * COLUMNS + FRANCE] = 1
    g.players[FRANCE].allies[realm(g, "papal_states")] = False
    g.influence[8 * COLUMNS + FRANCE] = cubes_left(g, FRANCE)
    placing = Procedure(keep_curia(g))
    assert placing.ask.topic == "cubes"
    assert ("take_cardinal",) in placing.ask.options
    assert not [fault for fault in audit(g) if "cubes" in fault]
    placing.say(("take_cardinal",))
    assert placing.over
    assert g.roma == FRANCE
    assert g.cardinals == []
    assert cubes_left(g, FRANCE) == 0


@pytest.mark.rule("EU-19.1.9")
def test_the_roma_slot_follows_the_board_after_every_step() -> None:
    g = empty_hands(europe())
    g.occupiers[place(g, "roma")] = piece(LARGE, FRANCE)
    game = Procedure(play(g), g)
    game.say(next(move for move in game.ask.options if move[0] == "event"))
    assert g.roma == FRANCE
