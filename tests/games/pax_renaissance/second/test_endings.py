"""How a game of the 2nd edition ends (L): supremacy, and the patrons' victory."""

from __future__ import annotations

import pytest

from stolnik.engine.game import Standing
from stolnik.games.pax_renaissance.chapters.victory import (
    arms_in_theocracies,
    bishops_in_play,
    refuse_victory,
    standings,
    supreme_religion,
)
from stolnik.games.pax_renaissance.events import PatronVictory
from stolnik.games.pax_renaissance.play import end_turn, refuse_action
from stolnik.games.pax_renaissance.state import Outcome, Pax
from tests.games.pax_renaissance.position import border, listen, own, stand, vassal
from tests.games.pax_renaissance.second.cards import DUKE_OF_MILAN, HOUSE_OF_BORGIA, SOPHIA
from tests.games.pax_renaissance.second.second import enthrone, second

EUROPEAN_UNION = "pren154x"  # its torch burns against the imperial victory


# -- supremacy ---------------------------------------------------------------------------------


@pytest.mark.rule("PAX2-L3.2")
def test_bishops_on_thrones_count_like_those_in_tableaux() -> None:
    g = second()
    stand(g, cairo="rook_islamic")
    own(g, 0, HOUSE_OF_BORGIA)
    enthrone(g, "hungary", bishop="islamic", queen=SOPHIA)
    assert supreme_religion(g) == "islamic"
    g.bishops[HOUSE_OF_BORGIA] = "catholic"
    assert bishops_in_play(g) == {"catholic": 1, "islamic": 1, "reformation": 0}
    assert supreme_religion(g) is None
    g.bishops[SOPHIA] = "islamic"  # on the queen of Hungary
    assert supreme_religion(g) == "islamic"


@pytest.mark.rule("PAX2-L3.5", "PAX2-L3.3")
def test_a_pirate_between_two_theocracies_of_its_colour_counts_twice() -> None:
    g = second()
    g.states["ottoman"] = "islamic"
    coast = border("ottoman", "mamluk")
    g.pirates[coast] = "islamic"
    assert arms_in_theocracies(g)["islamic"] == 2
    g.states["ottoman"] = "feudal"
    assert arms_in_theocracies(g)["islamic"] == 1
    g.pirates[coast] = "catholic"
    assert arms_in_theocracies(g) == {"catholic": 0, "islamic": 0, "reformation": 0}


@pytest.mark.rule("PAX2-L3.4")
def test_tokens_repressed_on_a_throne_do_not_count() -> None:
    g = second()
    enthrone(g, "mamluk", repressed=["rook_islamic"] * 3)
    assert arms_in_theocracies(g)["islamic"] == 0


@pytest.mark.rule("PAX2-L3.3", "PAX2-L3.4")
def test_each_religion_counts_only_what_stands_in_its_own_theocracies() -> None:
    g = second()
    g.states["england"] = "reformation"
    stand(g, cairo="rook_islamic", cyprus="rook_catholic", venice="rook_islamic")
    stand(g, london="knight_reformation", bordeaux="knight_islamic", paris="knight_catholic")
    assert arms_in_theocracies(g) == {"catholic": 0, "islamic": 1, "reformation": 1}


# -- the imperial victory ------------------------------------------------------------------------


@pytest.mark.rule("PAX2-L4.1", "PAX2-L4.2")
@pytest.mark.parametrize("players, lead, won", [(2, 2, False), (2, 3, True), (3, 2, True)])
def test_kings_and_vassals_of_an_imperial_victory(players: int, lead: int, won: bool) -> None:
    g = second(players=players)  # 2e R44: three with two players, whatever the card prints
    own(g, 0, "ottoman")
    vassal(g, "ottoman", *("hungary", "mamluk", "byzantium")[:lead])
    own(g, 0, "france", republic=True)
    own(g, 1, "england")
    g.active.append("imperial")
    assert (refuse_victory(g, 0, "imperial") is None) == won


@pytest.mark.rule("PAX2-L2.1", "PAX2-E6.1")
def test_a_victory_against_a_torch_takes_both_actions_of_a_turn() -> None:
    g = second()  # 2e R23
    own(g, 0, "ottoman", "hungary", "mamluk")
    own(g, 1, EUROPEAN_UNION)
    g.active.append("imperial")
    assert refuse_action(g, 0, ("victory", "imperial")) is None
    g.turn.actions = 1
    assert refuse_action(g, 0, ("victory", "imperial")) is not None


# -- the patrons' victory ------------------------------------------------------------------------


def last_refresh() -> Pax:
    """A space of the market is empty and no card is left to fill it."""
    g = second()
    g.market["west"].cards[3] = None
    g.decks = {"east": [], "west": []}
    return g


@pytest.mark.rule("PAX2-L2.2", "PAX2-L2.3")
def test_if_the_market_cannot_be_refilled_the_greatest_patron_wins() -> None:
    g = last_refresh()
    own(g, 1, HOUSE_OF_BORGIA, "hungary")
    own(g, 2, DUKE_OF_MILAN)
    g.players[2].florins = 50
    heard = listen(g)
    end_turn(g)
    assert g.outcome == Outcome("patron", [1])
    assert heard[-1] == PatronVictory(1, 2)
    assert standings(g) == [
        Standing(0, 3, 0, "lost"),
        Standing(1, 1, 2, "patron"),
        Standing(2, 2, 1, "lost"),
    ]


@pytest.mark.rule("PAX2-L2.4")
def test_patrons_who_are_level_compare_their_florins() -> None:
    g = last_refresh()
    own(g, 1, HOUSE_OF_BORGIA)
    own(g, 2, DUKE_OF_MILAN)
    g.players[0].florins = 50  # but no patron at all
    g.players[2].florins = 11
    end_turn(g)
    assert g.outcome == Outcome("patron", [2])


@pytest.mark.rule("PAX2-L2.5")
def test_patrons_who_are_level_in_florins_too_share_the_victory() -> None:
    g = last_refresh()
    own(g, 1, HOUSE_OF_BORGIA)
    own(g, 2, DUKE_OF_MILAN)
    end_turn(g)
    assert g.outcome == Outcome("patron", [1, 2])
