"""Display Cards: laid out with cubes, used in later Turns, discarded with the last cube."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import DONE, Move
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.box.components import ADM, MIL
from stolnik.games.price_of_power.chapters.action_cards.laying_out import lay_out
from stolnik.games.price_of_power.chapters.board.supply import cubes_left
from stolnik.games.price_of_power.chapters.board.tracks import manpower
from stolnik.games.price_of_power.play import play
from stolnik.games.price_of_power.state import (
    COLUMNS,
    NPR,
    UNREST,
    DisplayCard,
    Europe,
    Turn,
    War,
)
from tests.games.price_of_power.position import (
    CASTILE,
    area,
    empty_hands,
    europe,
    give,
    place,
    refusal_of,
    unrest,
)
from tests.games.running import Procedure, run

AUTHORITY, AUTHORITY_TOO = "adm_01_1", "adm_01_2"
REFORMS = "mil_08_1"
SPIES = "dip_05_1"


def table(*hand: str) -> Europe:
    g = empty_hands(europe())
    give(g, CASTILE, *hand)
    g.players[CASTILE].power = [4, 4, 4]
    return g


def do(g: Europe, *moves: Move) -> Procedure:
    asked = Procedure(play(g), g)
    asked.say(*moves)
    return asked


def lay(g: Europe, *names: str) -> None:
    """Put cards from their decks on display, charged."""
    for name in names:
        give(g, CASTILE, name)
        card = g.players[CASTILE].hand.pop()
        g.players[CASTILE].display.append(DisplayCard(card, g.box.cards[card].type.charges))


def shown(g: Europe) -> dict[str, int]:
    return {g.box.cards[one.card].id: one.cubes for one in g.players[CASTILE].display}


@pytest.mark.rule("EU-6.2.1", "EU-6.2.2", "EU-6.0.5")
def test_a_display_card_stays_with_cubes_of_its_player() -> None:
    g = table(AUTHORITY)
    left = cubes_left(g, CASTILE)
    asked = do(g, ("play", AUTHORITY))
    assert shown(g) == {AUTHORITY: 3}
    assert g.discards == [[], [], []]
    assert cubes_left(g, CASTILE) == left - 3 + 2  # the Power that paid for it is back
    # Nothing else this Turn.
    assert asked.ask.topic == "end_turn"
    assert refusal_of(g, asked.ask, ("use", AUTHORITY, "royal_edict")) == "EU-4.2.3"
    assert audit(g) == []


@pytest.mark.rule("EU-6.2.1", "EU-2.2.6")
def test_cubes_for_a_display_card_may_come_from_elsewhere() -> None:
    g = table(AUTHORITY)
    g.influence[area(g, "bohemia") * COLUMNS + CASTILE] += cubes_left(g, CASTILE)
    asked = do(g, ("play", AUTHORITY))
    assert asked.ask.topic == "cubes"  # two cubes came back as they were paid; the third is short
    asked.say(DONE)
    assert shown(g) == {AUTHORITY: 2}
    assert audit(g) == []


@pytest.mark.rule("EU-6.2.1", "EU-6.2.5", "EU-2.2.6")
def test_a_display_card_does_not_stay_without_cubes() -> None:
    g = table(AUTHORITY)
    lay(g, REFORMS)
    g.players[CASTILE].display[0].cubes = 1
    g.influence[area(g, "bohemia") * COLUMNS + CASTILE] += cubes_left(g, CASTILE)
    asked = do(g, ("play", AUTHORITY))
    assert ("take_charge", AUTHORITY) not in asked.ask.options, "a cube of its own is no other"
    asked.say(("take_charge", REFORMS))
    assert shown(g) == {AUTHORITY: 3}
    assert g.discards[MIL] == [g.box.card_of[REFORMS]]
    assert audit(g) == []


@pytest.mark.rule("EU-6.2.1", "EU-6.2.5", "EU-2.2.6")
def test_a_display_card_for_which_there_is_no_cube_is_discarded() -> None:
    g = table(AUTHORITY)
    g.influence[area(g, "bohemia") * COLUMNS + CASTILE] += cubes_left(g, CASTILE)
    g.players[CASTILE].hand.clear()
    card = g.box.card_of[AUTHORITY]
    run(lay_out(g, CASTILE, card), [DONE])
    assert shown(g) == {}
    assert g.discards[ADM] == [card]


@pytest.mark.rule("EU-6.2.2", "EU-6.2.3", "EU-6.2.4")
def test_its_actions_cost_power_and_cubes_and_take_the_turn() -> None:
    g = table()
    lay(g, AUTHORITY)
    unrest(g, "madrid", "badajoz")
    asked = do(g, ("use", AUTHORITY, "royal_edict"))
    assert shown(g) == {AUTHORITY: 2}
    assert g.players[CASTILE].power == [3, 4, 4]
    assert not g.tokens[place(g, "badajoz")] & UNREST
    assert asked.ask.topic == "end_turn"


@pytest.mark.rule("EU-6.2.3", "EU-6.2.2")
def test_what_an_action_of_a_display_card_asks_for() -> None:
    g = table()
    lay(g, AUTHORITY)
    war_taxes: Move = ("use", AUTHORITY, "war_taxes")
    asked = do(g)
    assert refusal_of(g, asked.ask, war_taxes) == "EU-6.2.2"  # at Peace
    assert refusal_of(g, asked.ask, ("use", REFORMS, "train_levies")) == "EU-6.2.2"  # not there
    g.wars = [War(CASTILE, NPR + g.box.realm_of["granada"])]
    g.players[CASTILE].power[0] = 0
    assert refusal_of(g, do(g).ask, war_taxes) == "EU-6.2.3"
    g.players[CASTILE].power[0] = 1
    units = sum(army.size for army in g.players[CASTILE].armies)
    units += sum(g.players[CASTILE].infantry.values())
    asked = do(g, war_taxes)
    assert g.players[CASTILE].ducats == 15 + units
    assert asked.ask.topic == "effect_pick"
    assert shown(g) == {AUTHORITY: 1}


@pytest.mark.rule("EU-6.2.4", "EU-6.2.5")
def test_a_display_card_is_discarded_with_its_last_cube() -> None:
    g = table()
    lay(g, REFORMS)
    castile = g.players[CASTILE]
    men = manpower(g, CASTILE)
    asked = do(g, ("use", REFORMS, "increase_manpower"))
    assert manpower(g, CASTILE) == men + 1
    assert shown(g) == {REFORMS: 1}
    g.turn = Turn()
    asked = do(g)
    assert refusal_of(g, asked.ask, ("use", REFORMS, "increase_manpower")) == "EU-6.2.4"
    assert refusal_of(g, asked.ask, ("use", REFORMS, "innovative_tactics")) == "EU-6.2.8"
    castile.available, castile.exhausted = castile.available - 2, 2
    asked.say(("use", REFORMS, "train_levies"))
    assert castile.exhausted == 0
    assert shown(g) == {}
    assert g.discards[2] == [g.box.card_of[REFORMS]]
    assert audit(g) == []


@pytest.mark.rule("EU-6.2.6")
def test_two_copies_never_lie_side_by_side() -> None:
    g = table(AUTHORITY_TOO)
    lay(g, AUTHORITY)
    asked = do(g)
    assert refusal_of(g, asked.ask, ("play", AUTHORITY_TOO)) == "EU-6.2.6"


@pytest.mark.rule("EU-6.2.6", "EU-6.2.7")
def test_a_third_display_card_replaces_one_and_a_copy_its_twin() -> None:
    g = table(AUTHORITY_TOO)
    lay(g, AUTHORITY, REFORMS)
    do(g, ("play", AUTHORITY_TOO))
    assert shown(g) == {REFORMS: 3, AUTHORITY_TOO: 3}
    assert g.discards[0] == [g.box.card_of[AUTHORITY]]
    g = table(REFORMS)
    lay(g, AUTHORITY, SPIES)
    asked = do(g, ("play", REFORMS))
    assert g.players[CASTILE].stability == -1  # what is printed for playing it
    assert set(asked.ask.options) == {("drop_display", AUTHORITY), ("drop_display", SPIES)}
    assert refusal_of(g, asked.ask, ("drop_display", REFORMS)) == "EU-6.2.7"
    asked.say(("drop_display", SPIES))
    assert shown(g) == {AUTHORITY: 3, REFORMS: 3}
    assert audit(g) == []


def test_court_favour_draws_a_card() -> None:
    g = table()
    lay(g, AUTHORITY)
    asked = do(g, ("use", AUTHORITY, "court_favour"), ("draw", "mil"))
    assert len(g.players[CASTILE].hand) == 1
    assert asked.ask.topic == "end_turn"
    assert audit(g) == []
