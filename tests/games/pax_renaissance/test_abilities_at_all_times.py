"""Abilities, unlike ops, work all the time: in the turns of the others too."""

import pytest

from stolnik.games.pax_renaissance.box.components import Agent
from stolnik.games.pax_renaissance.chapters.agents import place_agents
from stolnik.games.pax_renaissance.chapters.apostasy import apostasy
from stolnik.games.pax_renaissance.chapters.tableau import adjacent_lands, cards_in, silenced
from stolnik.games.pax_renaissance.chapters.tokens import open_slots
from stolnik.games.pax_renaissance.chapters.torch import cost_of_victory
from stolnik.games.pax_renaissance.chapters.trade_fair import hold_fair
from stolnik.games.pax_renaissance.chapters.victory import republics
from stolnik.games.pax_renaissance.play import overfull_hand
from stolnik.games.pax_renaissance.state import Pax
from tests.games.pax_renaissance.both import EACH_EDITION, twin, twins
from tests.games.pax_renaissance.position import border, first_ask, hold, own, pax_position, run

pytestmark = pytest.mark.rule("PAX1-B4.6", "PAX2-B5.7")

SHORE = border("ottoman", "mamluk")


def in_the_turn_of_another(edition: int, *cards: str) -> Pax:
    """Seat 0 has these cards, and it is the turn of seat 1, who runs no ops."""
    g = pax_position(variants=["expansion"] if edition == 1 else [], edition=edition)
    own(g, 0, *twins(g, *cards))
    g.turn.seat = 1
    return g


@EACH_EDITION
def test_concessions_count_double_in_a_fair_that_another_holds(edition: int) -> None:
    earned = []
    for cards in ([], ["michelangelo"]):
        g = in_the_turn_of_another(edition, *cards)
        g.concessions = {SHORE: 0}
        g.emporia["black"] = "tana"
        for empire in g.box.lands:
            g.cities |= dict.fromkeys(open_slots(g, empire), "rook_catholic")
        g.market["east"].florins[0] = 20
        before = g.players[0].florins
        run(hold_fair(g, 1, "east"))
        earned.append(g.players[0].florins - before)
    assert earned == [1, 2]


@EACH_EDITION
def test_no_pirate_of_another_kills_a_protected_concession(edition: int) -> None:
    g = in_the_turn_of_another(edition, "tersane_i_amire")
    g.concessions = {SHORE: 0}
    corsairs = twin(g, "ottoman_navy")
    own(g, 1, corsairs)
    agents = place_agents(g, 1, corsairs, [Agent("pirate", "islamic")])
    if edition == 1:  # it cannot even come
        assert all(move[-1] != SHORE for move in first_ask(agents).options)
    else:
        run(agents, [("pirate", "pirate_islamic", SHORE)])
        assert SHORE in g.pirates
    assert g.concessions == {SHORE: 0}


@EACH_EDITION
def test_the_apostasy_of_another_does_not_touch_who_is_immune(edition: int) -> None:
    g = in_the_turn_of_another(edition, "epicurean_swerve", "cromwell", "jesuits")
    apostasy(g, 1, "reformation", "catholic")
    assert len(list(cards_in(g, 0))) == 3


@EACH_EDITION
def test_a_large_hand_stays_large_in_the_turn_of_another(edition: int) -> None:
    g = in_the_turn_of_another(edition, "gutenberg")
    hold(g, 0, *twins(g, "luther", "cromwell", "jesuits"))
    assert overfull_hand(g) is None


@EACH_EDITION
def test_a_bishop_whom_another_sends_silences_no_syncretist(edition: int) -> None:
    g = in_the_turn_of_another(edition, "the_kremlin", "jesuits")
    jesuits = twin(g, "jesuits")
    g.bishops[jesuits] = "islamic"
    assert not silenced(g, jesuits)


@EACH_EDITION
def test_what_holds_for_everybody_holds_in_every_turn(edition: int) -> None:
    g = in_the_turn_of_another(edition, "duchy_of_ferrara", "hermeticism")
    assert "venice_2" in open_slots(g, "papal_states")
    assert cost_of_victory(g, "holy") == 2
    assert "france" in adjacent_lands(g, "portugal")
    navarre = twin(g, "catherine_of_navarre")
    king = g.box.cards[navarre].suitors[0]
    own(g, 0, king)
    g.queens[navarre] = king
    assert "france" not in adjacent_lands(g, "portugal")


@EACH_EDITION
def test_what_counts_for_a_victory_counts_in_every_turn(edition: int) -> None:
    g = in_the_turn_of_another(edition, "academia")
    assert republics(g, 0) == 1
