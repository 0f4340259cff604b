"""How the game ends (E6, L2-L6, G6): declared victories, patrons and bankruptcies."""

from __future__ import annotations

import pytest

from stolnik.engine.game import Standing
from stolnik.games.pax_renaissance.chapters.play_card import play_card
from stolnik.games.pax_renaissance.chapters.victory import (
    declare,
    eliminate_bankrupts,
    patron_ending,
    refuse_victory,
    standings,
    supreme_religion,
)
from stolnik.games.pax_renaissance.events import PatronVictory, VictoryDeclared
from stolnik.games.pax_renaissance.play import end_turn, menu, refuse_action
from stolnik.games.pax_renaissance.state import Outcome, Pax
from tests.games.pax_renaissance.both import EACH_EDITION, cited, twin, twins
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
    """The clause that refuses a victory; those of section L are numbered alike in the editions."""
    refusal = refuse_victory(g, seat, victory)
    if refusal is None:
        return None
    rulebook, number = refusal.clause.split("-")
    assert rulebook == f"PAX{g.box.edition.number}"
    return number


def concede(g: Pax, seat: int, count: int) -> None:
    """Give a player so many concessions, on borders that are still empty."""
    empty = [border for border in g.box.between if border not in g.concessions]
    g.concessions.update(dict.fromkeys(empty[:count], seat))


# -- declaring -------------------------------------------------------------------------------


def imperial_claim(players: int = 3, *, edition: int) -> Pax:
    g = pax_position(players=players, edition=edition)
    own(g, 0, "england", "france", "portugal", "aragon")
    return g


@pytest.mark.rule(
    "PAX1-L2.1",
    "PAX1-B6.4",
    "PAX1-E6.1",
    "PAX1-D1.13",
    "PAX2-A3.3",
    "PAX2-B7.4",
    "PAX2-D1.14",
    "PAX2-E6.1",
    "PAX2-L2.1",
)
@EACH_EDITION
def test_an_active_victory_whose_terms_are_met_can_be_declared_and_ends_the_game(
    edition: int,
) -> None:
    g = imperial_claim(edition=edition)
    assert clause(g, "imperial") == "L2.1"
    assert ("victory", "imperial") not in menu(g, 0)
    g.active.append("imperial")
    assert ("victory", "imperial") in menu(g, 0)
    heard = listen(g)
    declare(g, 0, "imperial")
    assert g.outcome == Outcome("imperial", [0])
    assert heard == [VictoryDeclared(0, "imperial")]


@pytest.mark.rule("PAX1-A3.4", "PAX2-A3.3")
@EACH_EDITION
def test_whoever_activated_it_every_player_may_declare_a_victory(edition: int) -> None:
    g = imperial_claim(edition=edition)
    g.active.append("imperial")
    for seat in (1, 2):
        g.players[0].west, g.players[seat].west = g.players[seat].west, g.players[0].west
        assert clause(g, "imperial", seat) is None
        assert clause(g, "imperial", 0) == "L4.1"
        g.players[0].west, g.players[seat].west = g.players[seat].west, g.players[0].west


@pytest.mark.rule("PAX1-L2.1", "PAX2-L2.1", "PAX2-A3.3")
@EACH_EDITION
def test_a_victory_whose_terms_are_not_met_is_not_offered(edition: int) -> None:
    g = pax_position(edition=edition)
    g.active.extend(ALL)
    assert [move for move in menu(g, 0) if move[0] == "victory"] == []
    assert [clause(g, victory) for victory in ALL] == [
        "L3.2",
        "L4.1",
        "L5.1",
        "L6.1",
    ]


@pytest.mark.rule("PAX1-A1.3", "PAX2-L2.1")
@EACH_EDITION
def test_there_is_no_fifth_victory_to_declare(edition: int) -> None:
    g = pax_position(edition=edition)
    g.active.append("patron")
    assert clause(g, "patron") == ("A1.3" if edition == 1 else "L2.1")


@pytest.mark.rule("PAX1-M3.2", "PAX2-GLO.Ability.3")
@EACH_EDITION
def test_a_torch_makes_a_victory_cost_two_actions(edition: int) -> None:
    g = pax_position(variants=["expansion"], edition=edition)
    own(g, 0, "england", "france", "portugal", "aragon")
    own(g, 1, twin(g, "european_union"))
    g.active.append("imperial")
    assert ("victory", "imperial") in menu(g, 0)
    g.turn.actions = 1
    refusal = refuse_action(g, 0, ("victory", "imperial"))
    assert refusal is not None
    assert refusal.clause == cited(g, "PAX1-M3.2", "PAX2-GLO.Ability.3")
    assert ("victory", "imperial") not in menu(g, 0)


# -- Holy victory ----------------------------------------------------------------------------


def islam_before_the_navy(edition: int) -> Pax:
    g = pax_position(edition=edition)
    own(g, 1, "hungary")
    g.bishops["hungary"] = "islamic"
    stand(g, cairo="rook_islamic", venice="knight_catholic")
    hold(g, 0, twin(g, "ottoman_navy"))
    return g


@pytest.mark.rule("PAX1-L3.2", "PAX1-L3.3", "PAX1-GL.Theocracy.4", "PAX1-GL.Location.8")
def test_ex40_islam_becomes_supreme() -> None:
    g = islam_before_the_navy(1)
    assert supreme_religion(g) is None
    run(
        play_card(g, 0, "ottoman_navy"),
        [("pirate", "rook_islamic", border("ottoman", "mamluk"))],
    )
    assert supreme_religion(g) == "islamic"


@pytest.mark.rule("PAX1-L3.2", "PAX2-L3.2", "PAX2-GLO.Supremacy.1")
@EACH_EDITION
def test_a_supreme_religion_has_more_bishops_than_both_others_together(edition: int) -> None:
    g = pax_position(edition=edition)
    stand(g, cairo="rook_islamic")
    luther, jesuits = twins(g, "luther", "jesuits")
    own(g, 1, "hungary", luther, jesuits, "england")
    assert supreme_religion(g) is None
    g.bishops = {"hungary": "islamic", luther: "islamic"}
    assert supreme_religion(g) == "islamic"
    g.bishops |= {jesuits: "catholic", "england": "reformation"}
    assert supreme_religion(g) is None


@pytest.mark.rule(
    "PAX1-L3.3", "PAX1-GL.Theocracy.4", "PAX2-L3.3", "PAX2-L3.4", "PAX2-GLO.Theocracy.5"
)
@EACH_EDITION
def test_only_tokens_in_theocracies_of_their_own_religion_count(edition: int) -> None:
    g = pax_position(edition=edition)
    own(g, 1, "hungary")
    g.bishops["hungary"] = "islamic"
    stand(g, buda="knight_islamic", venice="knight_islamic")  # feudal, catholic
    assert supreme_religion(g) is None
    stand(g, cairo="knight_islamic")
    assert supreme_religion(g) == "islamic"


@pytest.mark.rule("PAX1-L3.3", "PAX2-L3.3", "PAX2-GLO.Supremacy.1")
@EACH_EDITION
def test_a_supreme_religion_outnumbers_the_arms_of_both_others_together(edition: int) -> None:
    g = pax_position(edition=edition)
    own(g, 1, "hungary")
    g.bishops["hungary"] = "islamic"
    stand(g, cairo="knight_islamic", cyprus="rook_islamic")
    g.states["england"] = "reformation"
    stand(g, london="rook_reformation")
    assert supreme_religion(g) == "islamic"
    stand(g, venice="knight_catholic")
    assert supreme_religion(g) is None
    assert clause(g, "holy") == "L2.1"
    g.active.append("holy")
    assert clause(g, "holy") == "L3.3"


@pytest.mark.rule("PAX1-L3.3")
def test_a_pirate_between_two_theocracies_of_its_colour_counts_once() -> None:
    g = pax_position()
    own(g, 1, "hungary")
    g.bishops["hungary"] = "islamic"
    g.states["ottoman"] = "islamic"
    g.pirates[border("ottoman", "mamluk")] = "islamic"
    stand(g, venice="knight_catholic")
    assert supreme_religion(g) is None  # 1e R25: one against one


@pytest.mark.rule("PAX1-L3.4", "PAX2-L3.4")
@EACH_EDITION
def test_repressed_tokens_do_not_count_for_supremacy(edition: int) -> None:
    g = pax_position(edition=edition)
    own(g, 1, "mamluk")
    g.bishops["mamluk"] = "islamic"
    g.repressed["mamluk"] = ["rook_islamic", "knight_islamic"]
    stand(g, cairo="rook_islamic", venice="knight_catholic")
    assert supreme_religion(g) is None


@pytest.mark.rule("PAX1-L3.1", "PAX1-GL.Prestige.2", "PAX2-L3.1")
@EACH_EDITION
def test_the_holy_claimant_leads_in_prestige_of_the_supreme_religion(edition: int) -> None:
    g = islam_before_the_navy(edition)
    g.active.append("holy")
    stand(g, cyprus="rook_islamic")
    own(g, 1, *twins(g, "jesuits", "grand_inquisitor"))  # catholic prestige does not matter
    assert clause(g, "holy") == "L3.1"
    own(g, 0, twin(g, "the_grim"))
    assert clause(g, "holy") is None
    own(g, 2, twin(g, "safavids"))
    assert clause(g, "holy") == "L3.1"
    dervishes = twin(g, "dervishes")
    own(g, 0, dervishes)
    g.bishops[dervishes] = "islamic"  # prestige is never silenced
    assert clause(g, "holy") is None


# -- Imperial victory ------------------------------------------------------------------------


@pytest.mark.rule(
    "PAX1-L4.1", "PAX1-L4.2", "PAX1-L4.3", "PAX1-GL.Suzerain.1", "PAX2-L4.1", "PAX2-L4.2"
)
@EACH_EDITION
def test_ex41_imperial_margin(edition: int) -> None:
    for players, refused in ((3, None), (2, "L4.3" if edition == 1 else "L4.2")):
        g = pax_position(players=players, edition=edition)
        own(g, 0, "england", "ottoman")
        vassal(g, "ottoman", "hungary")
        own(g, 0, "aragon", republic=True)
        own(g, 1, "france")
        g.active.append("imperial")
        assert clause(g, "imperial") == refused


@pytest.mark.rule("PAX1-L4.3", "PAX2-L4.2")
@EACH_EDITION
def test_with_two_players_three_kings_more_are_enough(edition: int) -> None:
    g = imperial_claim(players=2, edition=edition)
    own(g, 1, "hungary")
    g.active.append("imperial")
    assert clause(g, "imperial") is None


@pytest.mark.rule("PAX1-L4.1", "PAX2-L4.1")
@EACH_EDITION
def test_the_imperial_margin_is_over_every_single_opponent(edition: int) -> None:
    g = imperial_claim(edition=edition)
    g.active.append("imperial")
    own(g, 1, "hungary", "byzantium")
    assert clause(g, "imperial") is None
    own(g, 2, "ottoman", "mamluk", "papal_states")
    assert clause(g, "imperial") == "L4.1"


# -- Globalization victory -------------------------------------------------------------------


@pytest.mark.rule(
    "PAX1-L5.1", "PAX1-L5.2", "PAX1-GL.Concession.3", "PAX1-GL.Prestige.2", "PAX2-L5.1", "PAX2-L5.2"
)
@EACH_EDITION
def test_globalization_takes_two_concessions_more_and_the_lead_in_discovery(edition: int) -> None:
    g = pax_position(edition=edition)
    g.active.append("globalization")
    own(g, 0, twin(g, "india_armada"))
    concede(g, 1, 2)
    concede(g, 0, 3)
    assert clause(g, "globalization") == "L5.1"
    concede(g, 0, 1)
    assert clause(g, "globalization") is None
    own(g, 2, twin(g, "almeida_armada"))
    assert clause(g, "globalization") == "L5.2"


@pytest.mark.rule("PAX1-L5.1", "PAX2-L5.1")
@EACH_EDITION
def test_serfs_are_no_concessions(edition: int) -> None:
    g = pax_position(edition=edition)
    g.active.append("globalization")
    own(g, 0, twin(g, "india_armada"), "france")
    concede(g, 0, 1)
    g.repressed["france"] = ["pawn_0", "pawn_0"]
    assert clause(g, "globalization") == "L5.1"


@pytest.mark.rule("PAX1-A1.1", "PAX1-GL.Ability.2", "PAX2-A1.1", "PAX2-GLO.Ability.2")
@EACH_EDITION
def test_cartography_counts_patrons_as_concessions_and_two_such_cards_add_up(edition: int) -> None:
    g = pax_position(variants=["expansion"], edition=edition)
    g.active.append("globalization")
    faith_vs_reason = twin(g, "faith_vs_reason")
    own(g, 0, "portugal", twin(g, "house_of_borgia"), faith_vs_reason)
    concede(g, 0, 1)
    concede(g, 1, 1)
    assert clause(g, "globalization") == "L5.1"  # 1 + 1 against 1
    own(g, 0, twin(g, "sahn_i_seman_medrese"))
    assert clause(g, "globalization") is None  # 1 + 2 against 1
    g.bishops[faith_vs_reason] = "catholic"
    assert clause(g, "globalization") == "L5.1"


# -- Renaissance victory ---------------------------------------------------------------------


@pytest.mark.rule(
    "PAX1-L6.1", "PAX1-L6.2", "PAX1-GL.Republic.2", "PAX1-GL.Prestige.2", "PAX2-L6.1", "PAX2-L6.2"
)
@EACH_EDITION
def test_renaissance_takes_the_lead_in_republics_and_two_law_more(edition: int) -> None:
    g = pax_position(edition=edition)
    g.active.append("renaissance")
    own(g, 0, *twins(g, "flanders_guild", "the_hidden"))
    assert clause(g, "renaissance") == "L6.1"
    own(g, 0, "france", republic=True)
    assert clause(g, "renaissance") is None
    own(g, 1, twin(g, "gutenberg"))
    assert clause(g, "renaissance") == "L6.2"
    own(g, 0, twin(g, "sindicat_remenca"))
    assert clause(g, "renaissance") is None
    own(g, 2, "byzantium", republic=True)
    assert clause(g, "renaissance") == "L6.1"


@pytest.mark.rule("PAX1-A1.1", "PAX2-A1.1")
@EACH_EDITION
def test_a_secular_university_counts_as_a_republic(edition: int) -> None:
    g = pax_position(variants=["expansion"], edition=edition)
    g.active.append("renaissance")
    academia = twin(g, "academia")
    own(g, 0, *twins(g, "flanders_guild", "the_hidden"), academia)
    assert clause(g, "renaissance") is None
    g.bishops[academia] = "catholic"
    assert clause(g, "renaissance") == "L6.1"


@pytest.mark.rule("PAX1-A1.1", "PAX1-GL.Ability.2", "PAX2-A1.1", "PAX2-GLO.Ability.2")
@EACH_EDITION
def test_republican_ideals_count_patrons_as_law_and_two_such_cards_add_up(edition: int) -> None:
    g = pax_position(variants=["expansion"], edition=edition)
    g.active.append("renaissance")
    own(g, 0, "france", republic=True)
    own(g, 0, *twins(g, "house_of_borgia", "romantic_realism"))
    assert clause(g, "renaissance") == "L6.2"
    own(g, 0, twin(g, "artistic_geometry"))  # it brings a patron of its own: two patrons, twice
    assert clause(g, "renaissance") is None
    own(g, 1, *twins(g, "gutenberg", "sindicat_remenca"))
    assert clause(g, "renaissance") is None
    own(g, 1, twin(g, "friese_freedom"))
    assert clause(g, "renaissance") == "L6.2"


# -- the patron ending -----------------------------------------------------------------------


def last_card(edition: int = 1) -> Pax:
    """One place of the market is empty, and one card is left to draw."""
    g = pax_position(edition=edition)
    g.market["west"].cards[3] = None
    g.decks = {"east": [], "west": twins(g, "luther")}
    return g


@pytest.mark.rule("PAX1-L2.2", "PAX1-L2.3", "PAX1-L2.4", "PAX1-L2.5")
def test_ex42_patron_ending() -> None:
    g = last_card()
    own(g, 1, "house_of_borgia")
    own(g, 2, "duke_of_milan")
    g.players[2].florins = 11
    heard = listen(g)
    end_turn(g)
    assert None not in g.market["west"].cards
    assert g.outcome == Outcome("patron", [2])
    assert heard[-1] == PatronVictory(2, 1)


@pytest.mark.rule("PAX1-L2.2", "PAX1-D2.7", "PAX2-D2.8", "PAX2-L2.2")
@EACH_EDITION
def test_while_a_deck_has_cards_the_game_goes_on(edition: int) -> None:
    g = last_card(edition)
    g.decks["east"] = twins(g, "the_grim")
    end_turn(g)
    assert g.outcome is None
    assert g.turn.seat == 1


@pytest.mark.rule("PAX1-L2.4", "PAX1-A1.3", "PAX1-GL.Prestige.2", "PAX2-L2.3", "PAX2-B5.3")
@EACH_EDITION
def test_most_patron_prestige_wins_old_maids_vassals_and_silenced_cards_included(
    edition: int,
) -> None:
    g = pax_position(edition=edition)
    own(g, 0, twin(g, "house_of_borgia"))
    own(g, 1, "ottoman")
    vassal(g, "ottoman", "hungary", "mamluk")
    g.bishops["hungary"] = "catholic"
    hold(g, 0, *twins(g, "duke_of_milan", "gonfalonier"))  # cards in hand do not count
    g.players[0].florins = 99
    patron_ending(g)
    assert g.outcome == Outcome("patron", [1])


@pytest.mark.rule("PAX1-I2.4", "PAX1-L2.4", "PAX2-I2.4", "PAX2-GLO.OldMaid.2")
@EACH_EDITION
def test_the_prestige_of_a_crowned_queen_and_of_an_old_maid_counts(edition: int) -> None:
    g = pax_position(edition=edition)
    g.active.append("renaissance")
    own(g, 0, "france", republic=True)
    mary = twin(g, "mary_the_rich")
    g.players[0].maids.append(mary)
    own(g, 0, twin(g, "flanders_guild"))
    assert clause(g, "renaissance") is None
    g.players[0].maids.clear()
    assert clause(g, "renaissance") == "L6.2"
    own(g, 0, "england")
    crown(g, mary, "england")
    assert clause(g, "renaissance") is None


@pytest.mark.rule("PAX1-L2.5", "PAX2-L2.5")
@EACH_EDITION
def test_who_is_level_in_patrons_and_florins_shares_the_victory(edition: int) -> None:
    g = pax_position(edition=edition)
    own(g, 0, twin(g, "house_of_borgia"))
    own(g, 1, twin(g, "duke_of_milan"))
    patron_ending(g)
    assert g.outcome == Outcome("patron", [0, 1])  # 1e R26


# -- standings -------------------------------------------------------------------------------


def test_after_a_declared_victory_all_others_are_level() -> None:
    g = pax_position()
    declare(g, 1, "holy")
    assert standings(g) == [
        Standing(0, 2, 0, "lost"),
        Standing(1, 1, 1, "holy"),
        Standing(2, 2, 0, "lost"),
    ]


def test_the_patron_ending_ranks_everybody() -> None:
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


@pytest.mark.rule("PAX1-G6.2", "PAX2-G6.2")
@EACH_EDITION
def test_who_has_no_florin_no_card_and_no_concession_is_out(edition: int) -> None:
    g = pax_position(players=4, florins=0, variants=["bankruptcy"], edition=edition)
    g.players[0].florins = 1
    hold(g, 1, twin(g, "luther"))
    own(g, 1, "france")
    g.repressed["france"] = ["pawn_3"]  # serfs save nobody (1e R36)
    concede(g, 2, 1)
    eliminate_bankrupts(g)
    assert [player.out for player in g.players] == [False, False, False, True]
    assert g.repressed == {"france": ["pawn_3"]}
    assert g.outcome is None


@pytest.mark.rule("PAX1-G6.2", "PAX2-G6.2")
@pytest.mark.parametrize("place", ["west", "east", "maids", "hand"])
@EACH_EDITION
def test_any_card_keeps_a_bank_alive(place: str, edition: int) -> None:
    g = pax_position(florins=0, variants=["bankruptcy"], edition=edition)
    g.players[0].florins = g.players[1].florins = 1
    getattr(g.players[2], place).append(twin(g, "joanna_the_mad"))
    eliminate_bankrupts(g)
    assert not g.players[2].out


@pytest.mark.rule("PAX1-G6.2", "PAX2-G6.2")
@EACH_EDITION
def test_the_last_bank_left_wins(edition: int) -> None:
    g = pax_position(players=2, variants=["bankruptcy"], edition=edition)
    g.players[0].florins = 0
    end_turn(g)
    assert g.outcome == Outcome("bankruptcy", [1])
    assert standings(g) == [Standing(0, 2, 0, "bankrupt"), Standing(1, 1, 1, "bankruptcy")]


@pytest.mark.rule("PAX1-G6.2", "PAX2-G6.2")
@EACH_EDITION
def test_an_eliminated_player_takes_no_more_turns(edition: int) -> None:
    g = pax_position(variants=["bankruptcy"], edition=edition)
    g.players[1].florins = 0
    end_turn(g)
    assert g.outcome is None
    assert g.turn.seat == 2
    end_turn(g)
    end_turn(g)
    assert g.turn.seat == 2


@pytest.mark.rule("PAX1-G6.2", "PAX2-G6.2")
@EACH_EDITION
def test_nobody_goes_bankrupt_without_the_variant(edition: int) -> None:
    g = pax_position(players=2, edition=edition)
    g.players[1].florins = 0
    end_turn(g)
    assert g.outcome is None
    assert g.turn.seat == 1


@pytest.mark.rule("PAX1-G6.2", "PAX2-G6.2")
@EACH_EDITION
def test_an_eliminated_player_cannot_win_as_a_patron(edition: int) -> None:
    g = pax_position(players=3, florins=0, variants=["bankruptcy"], edition=edition)
    g.players[1].out = True
    patron_ending(g)
    assert g.outcome == Outcome("patron", [0, 2])
    assert [standing.place for standing in standings(g)] == [1, 3, 1]
