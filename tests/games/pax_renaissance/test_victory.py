"""How the game ends (E6, L2-L6, G6): declared victories, patrons and bankruptcies."""

from __future__ import annotations

import pytest

from stolnik.engine.game import Standing
from stolnik.games.pax_renaissance.events import PatronVictory, VictoryDeclared
from stolnik.games.pax_renaissance.play import end_turn, menu, refuse_action
from stolnik.games.pax_renaissance.playing import play_card
from stolnik.games.pax_renaissance.state import Outcome, Pax
from stolnik.games.pax_renaissance.victory import (
    declare,
    eliminate_bankrupts,
    patron_ending,
    refuse_victory,
    standings,
    supreme_religion,
)
from tests.games.pax_renaissance.position import (
    border,
    crown,
    hold,
    listen,
    own,
    pax_position,
    run,
    stand,
    vassal,
)

ALL = ("holy", "imperial", "globalization", "renaissance")


def clause(g: Pax, victory: str, seat: int = 0) -> str | None:
    """The clause that refuses a victory."""
    refusal = refuse_victory(g, seat, victory)
    return refusal.clause if refusal else None


def concede(g: Pax, seat: int, count: int) -> None:
    """Give a player so many concessions, on borders that are still empty."""
    empty = [border for border in g.box.between if border not in g.concessions]
    g.concessions.update(dict.fromkeys(empty[:count], seat))


# -- declaring -------------------------------------------------------------------------------


def imperial_claim(players: int = 3) -> Pax:
    g = pax_position(players=players)
    own(g, 0, "england", "france", "portugal", "aragon")
    return g


@pytest.mark.rule("PAX1-L2.1", "PAX1-B6.4", "PAX1-E6.1", "PAX1-D1.13")
def test_an_active_victory_whose_terms_are_met_can_be_declared_and_ends_the_game():
    g = imperial_claim()
    assert clause(g, "imperial") == "PAX1-L2.1"
    assert ("victory", "imperial") not in menu(g, 0)
    g.active.append("imperial")
    assert ("victory", "imperial") in menu(g, 0)
    heard = listen(g)
    declare(g, 0, "imperial")
    assert g.outcome == Outcome("imperial", [0])
    assert heard == [VictoryDeclared(0, "imperial")]


@pytest.mark.rule("PAX1-A3.4")
def test_whoever_activated_it_every_player_may_declare_a_victory():
    g = imperial_claim()
    g.active.append("imperial")
    for seat in (1, 2):
        g.players[0].west, g.players[seat].west = g.players[seat].west, g.players[0].west
        assert clause(g, "imperial", seat) is None
        assert clause(g, "imperial", 0) == "PAX1-L4.1"
        g.players[0].west, g.players[seat].west = g.players[seat].west, g.players[0].west


@pytest.mark.rule("PAX1-L2.1")
def test_a_victory_whose_terms_are_not_met_is_not_offered():
    g = pax_position()
    g.active.extend(ALL)
    assert [move for move in menu(g, 0) if move[0] == "victory"] == []
    assert [clause(g, victory) for victory in ALL] == [
        "PAX1-L3.2",
        "PAX1-L4.1",
        "PAX1-L5.1",
        "PAX1-L6.1",
    ]


@pytest.mark.rule("PAX1-A1.3")
def test_there_is_no_fifth_victory_to_declare():
    g = pax_position()
    g.active.append("patron")
    assert clause(g, "patron") == "PAX1-A1.3"


@pytest.mark.rule("PAX1-M3.2")
def test_a_torch_makes_a_victory_cost_two_actions():
    g = pax_position(variants=["expansion"])
    own(g, 0, "england", "france", "portugal", "aragon")
    own(g, 1, "european_union")
    g.active.append("imperial")
    assert ("victory", "imperial") in menu(g, 0)
    g.turn.actions = 1
    refusal = refuse_action(g, 0, ("victory", "imperial"))
    assert refusal is not None
    assert refusal.clause == "PAX1-M3.2"
    assert ("victory", "imperial") not in menu(g, 0)


# -- Holy victory ----------------------------------------------------------------------------


def islam_before_the_navy() -> Pax:
    g = pax_position()
    own(g, 1, "hungary")
    g.bishops["hungary"] = "islamic"
    stand(g, cairo="rook_islamic", venice="knight_catholic")
    hold(g, 0, "ottoman_navy")
    return g


@pytest.mark.rule("PAX1-L3.2", "PAX1-L3.3", "PAX1-GL.Theocracy.4", "PAX1-GL.Location.8")
def test_ex40_islam_becomes_supreme():
    g = islam_before_the_navy()
    assert supreme_religion(g) is None
    run(
        play_card(g, 0, "ottoman_navy"),
        [("pirate", "rook_islamic", border("ottoman", "mamluk"))],
    )
    assert supreme_religion(g) == "islamic"


@pytest.mark.rule("PAX1-L3.2")
def test_a_supreme_religion_has_more_bishops_than_both_others_together():
    g = pax_position()
    stand(g, cairo="rook_islamic")
    own(g, 1, "hungary", "luther", "jesuits", "england")
    assert supreme_religion(g) is None
    g.bishops = {"hungary": "islamic", "luther": "islamic"}
    assert supreme_religion(g) == "islamic"
    g.bishops |= {"jesuits": "catholic", "england": "reformation"}
    assert supreme_religion(g) is None


@pytest.mark.rule("PAX1-L3.3", "PAX1-GL.Theocracy.4")
def test_only_tokens_in_theocracies_of_their_own_religion_count():
    g = pax_position()
    own(g, 1, "hungary")
    g.bishops["hungary"] = "islamic"
    stand(g, buda="knight_islamic", venice="knight_islamic")  # feudal, catholic
    assert supreme_religion(g) is None
    stand(g, cairo="knight_islamic")
    assert supreme_religion(g) == "islamic"


@pytest.mark.rule("PAX1-L3.3")
def test_a_supreme_religion_outnumbers_the_arms_of_both_others_together():
    g = pax_position()
    own(g, 1, "hungary")
    g.bishops["hungary"] = "islamic"
    stand(g, cairo="knight_islamic", cyprus="rook_islamic")
    g.states["england"] = "reformation"
    stand(g, london="rook_reformation")
    assert supreme_religion(g) == "islamic"
    stand(g, venice="knight_catholic")
    assert supreme_religion(g) is None
    assert clause(g, "holy") == "PAX1-L2.1"
    g.active.append("holy")
    assert clause(g, "holy") == "PAX1-L3.3"


@pytest.mark.rule("PAX1-L3.3")
def test_a_pirate_between_two_theocracies_of_its_colour_counts_once():
    g = pax_position()
    own(g, 1, "hungary")
    g.bishops["hungary"] = "islamic"
    g.states["ottoman"] = "islamic"
    g.pirates[border("ottoman", "mamluk")] = "islamic"
    stand(g, venice="knight_catholic")
    assert supreme_religion(g) is None  # R25: one against one


@pytest.mark.rule("PAX1-L3.4")
def test_repressed_tokens_do_not_count_for_supremacy():
    g = pax_position()
    own(g, 1, "mamluk")
    g.bishops["mamluk"] = "islamic"
    g.repressed["mamluk"] = ["rook_islamic", "knight_islamic"]
    stand(g, cairo="rook_islamic", venice="knight_catholic")
    assert supreme_religion(g) is None


@pytest.mark.rule("PAX1-L3.1", "PAX1-GL.Prestige.2")
def test_the_holy_claimant_leads_in_prestige_of_the_supreme_religion():
    g = islam_before_the_navy()
    g.active.append("holy")
    stand(g, cyprus="rook_islamic")
    own(g, 1, "jesuits", "grand_inquisitor")  # catholic prestige does not matter
    assert clause(g, "holy") == "PAX1-L3.1"
    own(g, 0, "the_grim")
    assert clause(g, "holy") is None
    own(g, 2, "safavids")
    assert clause(g, "holy") == "PAX1-L3.1"
    own(g, 0, "dervishes")
    g.bishops["dervishes"] = "islamic"  # prestige is never silenced
    assert clause(g, "holy") is None


# -- Imperial victory ------------------------------------------------------------------------


@pytest.mark.rule("PAX1-L4.1", "PAX1-L4.2", "PAX1-L4.3", "PAX1-GL.Suzerain.1")
def test_ex41_imperial_margin():
    for players, refused in ((3, None), (2, "PAX1-L4.3")):
        g = pax_position(players=players)
        own(g, 0, "england", "ottoman")
        vassal(g, "ottoman", "hungary")
        own(g, 0, "aragon", republic=True)
        own(g, 1, "france")
        g.active.append("imperial")
        assert clause(g, "imperial") == refused


@pytest.mark.rule("PAX1-L4.3")
def test_with_two_players_three_kings_more_are_enough():
    g = imperial_claim(players=2)
    own(g, 1, "hungary")
    g.active.append("imperial")
    assert clause(g, "imperial") is None


@pytest.mark.rule("PAX1-L4.1")
def test_the_imperial_margin_is_over_every_single_opponent():
    g = imperial_claim()
    g.active.append("imperial")
    own(g, 1, "hungary", "byzantium")
    assert clause(g, "imperial") is None
    own(g, 2, "ottoman", "mamluk", "papal_states")
    assert clause(g, "imperial") == "PAX1-L4.1"


# -- Globalization victory -------------------------------------------------------------------


@pytest.mark.rule("PAX1-L5.1", "PAX1-L5.2", "PAX1-GL.Concession.3", "PAX1-GL.Prestige.2")
def test_globalization_takes_two_concessions_more_and_the_lead_in_discovery():
    g = pax_position()
    g.active.append("globalization")
    own(g, 0, "india_armada")
    concede(g, 1, 2)
    concede(g, 0, 3)
    assert clause(g, "globalization") == "PAX1-L5.1"
    concede(g, 0, 1)
    assert clause(g, "globalization") is None
    own(g, 2, "almeida_armada")
    assert clause(g, "globalization") == "PAX1-L5.2"


@pytest.mark.rule("PAX1-L5.1")
def test_serfs_are_no_concessions():
    g = pax_position()
    g.active.append("globalization")
    own(g, 0, "india_armada", "france")
    concede(g, 0, 1)
    g.repressed["france"] = ["pawn_0", "pawn_0"]
    assert clause(g, "globalization") == "PAX1-L5.1"


@pytest.mark.rule("PAX1-A1.1", "PAX1-GL.Ability.2")
def test_cartography_counts_patrons_as_concessions_and_two_such_cards_add_up():
    g = pax_position(variants=["expansion"])
    g.active.append("globalization")
    own(g, 0, "portugal", "house_of_borgia", "faith_vs_reason")
    concede(g, 0, 1)
    concede(g, 1, 1)
    assert clause(g, "globalization") == "PAX1-L5.1"  # 1 + 1 against 1
    own(g, 0, "sahn_i_seman_medrese")
    assert clause(g, "globalization") is None  # 1 + 2 against 1
    g.bishops["faith_vs_reason"] = "catholic"
    assert clause(g, "globalization") == "PAX1-L5.1"


# -- Renaissance victory ---------------------------------------------------------------------


@pytest.mark.rule("PAX1-L6.1", "PAX1-L6.2", "PAX1-GL.Republic.2", "PAX1-GL.Prestige.2")
def test_renaissance_takes_the_lead_in_republics_and_two_law_more():
    g = pax_position()
    g.active.append("renaissance")
    own(g, 0, "flanders_guild", "the_hidden")
    assert clause(g, "renaissance") == "PAX1-L6.1"
    own(g, 0, "france", republic=True)
    assert clause(g, "renaissance") is None
    own(g, 1, "gutenberg")
    assert clause(g, "renaissance") == "PAX1-L6.2"
    own(g, 0, "sindicat_remenca")
    assert clause(g, "renaissance") is None
    own(g, 2, "byzantium", republic=True)
    assert clause(g, "renaissance") == "PAX1-L6.1"


@pytest.mark.rule("PAX1-A1.1")
def test_a_secular_university_counts_as_a_republic():
    g = pax_position(variants=["expansion"])
    g.active.append("renaissance")
    own(g, 0, "flanders_guild", "the_hidden", "academia")
    assert clause(g, "renaissance") is None
    g.bishops["academia"] = "catholic"
    assert clause(g, "renaissance") == "PAX1-L6.1"


@pytest.mark.rule("PAX1-A1.1", "PAX1-GL.Ability.2")
def test_republican_ideals_count_patrons_as_law_and_two_such_cards_add_up():
    g = pax_position(variants=["expansion"])
    g.active.append("renaissance")
    own(g, 0, "france", republic=True)
    own(g, 0, "house_of_borgia", "romantic_realism")
    assert clause(g, "renaissance") == "PAX1-L6.2"
    own(g, 0, "artistic_geometry")  # it brings a patron of its own: two patrons, twice
    assert clause(g, "renaissance") is None
    own(g, 1, "gutenberg", "sindicat_remenca")
    assert clause(g, "renaissance") is None
    own(g, 1, "friese_freedom")
    assert clause(g, "renaissance") == "PAX1-L6.2"


# -- the patron ending -----------------------------------------------------------------------


def last_card() -> Pax:
    """One place of the market is empty, and one card is left to draw."""
    g = pax_position()
    g.market["west"].cards[3] = None
    g.decks = {"east": [], "west": ["luther"]}
    return g


@pytest.mark.rule("PAX1-L2.2", "PAX1-L2.3", "PAX1-L2.4", "PAX1-L2.5")
def test_ex42_patron_ending():
    g = last_card()
    own(g, 1, "house_of_borgia")
    own(g, 2, "duke_of_milan")
    g.players[2].florins = 11
    heard = listen(g)
    end_turn(g)
    assert None not in g.market["west"].cards
    assert g.outcome == Outcome("patron", [2])
    assert heard[-1] == PatronVictory(2, 1)


@pytest.mark.rule("PAX1-L2.2", "PAX1-D2.7")
def test_while_a_deck_has_cards_the_game_goes_on():
    g = last_card()
    g.decks["east"] = ["the_grim"]
    end_turn(g)
    assert g.outcome is None
    assert g.turn.seat == 1


@pytest.mark.rule("PAX1-L2.4", "PAX1-A1.3", "PAX1-GL.Prestige.2")
def test_most_patron_prestige_wins_old_maids_vassals_and_silenced_cards_included():
    g = pax_position()
    own(g, 0, "house_of_borgia")
    own(g, 1, "ottoman")
    vassal(g, "ottoman", "hungary", "mamluk")
    g.bishops["hungary"] = "catholic"
    hold(g, 0, "duke_of_milan", "gonfalonier")  # cards in hand do not count
    g.players[0].florins = 99
    patron_ending(g)
    assert g.outcome == Outcome("patron", [1])


@pytest.mark.rule("PAX1-I2.4", "PAX1-L2.4")
def test_the_prestige_of_a_crowned_queen_and_of_an_old_maid_counts():
    g = pax_position()
    g.active.append("renaissance")
    own(g, 0, "france", republic=True)
    g.players[0].maids.append("mary_the_rich")
    own(g, 0, "flanders_guild")
    assert clause(g, "renaissance") is None
    g.players[0].maids.clear()
    assert clause(g, "renaissance") == "PAX1-L6.2"
    own(g, 0, "england")
    crown(g, "mary_the_rich", "england")
    assert clause(g, "renaissance") is None


@pytest.mark.rule("PAX1-L2.5")
def test_who_is_level_in_patrons_and_florins_shares_the_victory():
    g = pax_position()
    own(g, 0, "house_of_borgia")
    own(g, 1, "duke_of_milan")
    patron_ending(g)
    assert g.outcome == Outcome("patron", [0, 1])  # R26


# -- standings -------------------------------------------------------------------------------


def test_after_a_declared_victory_all_others_are_level():
    g = pax_position()
    declare(g, 1, "holy")
    assert standings(g) == [
        Standing(0, 2, 0, "lost"),
        Standing(1, 1, 1, "holy"),
        Standing(2, 2, 0, "lost"),
    ]


def test_the_patron_ending_ranks_everybody():
    g = pax_position(players=4)
    own(g, 0, "house_of_borgia")
    own(g, 1, "gonfalonier", "duke_of_milan")
    g.players[2].florins = 3
    g.players[3].florins = 3
    patron_ending(g)
    assert standings(g) == [
        Standing(0, 2, 1, "lost"),
        Standing(1, 1, 2, "patron"),
        Standing(2, 3, 0, "lost"),
        Standing(3, 3, 0, "lost"),
    ]


# -- bankruptcy ------------------------------------------------------------------------------


@pytest.mark.rule("PAX1-G6.2")
def test_who_has_no_florin_no_card_and_no_concession_is_out():
    g = pax_position(players=4, florins=0, variants=["bankruptcy"])
    g.players[0].florins = 1
    hold(g, 1, "luther")
    own(g, 1, "france")
    g.repressed["france"] = ["pawn_3"]  # serfs save nobody (R36)
    concede(g, 2, 1)
    eliminate_bankrupts(g)
    assert [player.out for player in g.players] == [False, False, False, True]
    assert g.repressed == {"france": ["pawn_3"]}
    assert g.outcome is None


@pytest.mark.rule("PAX1-G6.2")
@pytest.mark.parametrize("place", ["west", "east", "maids", "hand"])
def test_any_card_keeps_a_bank_alive(place: str):
    g = pax_position(florins=0, variants=["bankruptcy"])
    g.players[0].florins = g.players[1].florins = 1
    getattr(g.players[2], place).append("joanna_the_mad")
    eliminate_bankrupts(g)
    assert not g.players[2].out


@pytest.mark.rule("PAX1-G6.2")
def test_the_last_bank_left_wins():
    g = pax_position(players=2, variants=["bankruptcy"])
    g.players[0].florins = 0
    end_turn(g)
    assert g.outcome == Outcome("bankruptcy", [1])
    assert standings(g) == [Standing(0, 2, 0, "bankrupt"), Standing(1, 1, 1, "bankruptcy")]


@pytest.mark.rule("PAX1-G6.2")
def test_an_eliminated_player_takes_no_more_turns():
    g = pax_position(variants=["bankruptcy"])
    g.players[1].florins = 0
    end_turn(g)
    assert g.outcome is None
    assert g.turn.seat == 2
    end_turn(g)
    end_turn(g)
    assert g.turn.seat == 2


@pytest.mark.rule("PAX1-G6.2")
def test_nobody_goes_bankrupt_without_the_variant():
    g = pax_position(players=2)
    g.players[1].florins = 0
    end_turn(g)
    assert g.outcome is None
    assert g.turn.seat == 1


@pytest.mark.rule("PAX1-G6.2")
def test_an_eliminated_player_cannot_win_as_a_patron():
    g = pax_position(players=3, florins=0, variants=["bankruptcy"])
    g.players[1].out = True
    patron_ending(g)
    assert g.outcome == Outcome("patron", [0, 2])
    assert [standing.place for standing in standings(g)] == [1, 3, 1]
