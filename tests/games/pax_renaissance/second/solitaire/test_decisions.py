"""What the opponent answers when the rules ask it (O5, Table O9)."""

from __future__ import annotations

from typing import Any

import pytest

from stolnik.engine.flow import DONE, NO, YES, Move
from stolnik.games.pax_renaissance.chapters.ops.tax import PAY, YIELD
from stolnik.games.pax_renaissance.solitaire.decisions import ANSWERS, UNASKED, Mind
from stolnik.games.pax_renaissance.solitaire.seats import OPPONENT, PLAYER
from stolnik.games.pax_renaissance.state import Battle, Turn
from tests.games.pax_renaissance.position import own, stand
from tests.games.pax_renaissance.questions import topics
from tests.games.pax_renaissance.second.solitaire.solo import (
    acts,
    aim,
    answer,
    face_down,
    goes_on,
    offer,
    solo,
)

CONCESSIONS = Mind(aim(5))
"""Row 5 of the table: concessions are what it wants."""


def test_every_question_of_the_rules_has_an_answer() -> None:
    assert set(topics()) == set(ANSWERS) | set(UNASKED)
    assert not set(ANSWERS) & set(UNASKED)


def test_what_no_rule_decides_is_answered_with_the_first_option() -> None:
    ways: tuple[Move, ...] = (("stand", "knight_islamic", "b"), ("stand", "knight_islamic", "a"))
    assert answer(solo(), "constantinople", *ways) == ways[0]


# -- florins ----------------------------------------------------------------------------------

SUPPLANT: Move = ("supplant", "border_england_france", "france")
FREE: Move = ("concession", "border_france_aragon")


@pytest.mark.rule("PAX2S-O5.1", "PAX2S-O9.4")
def test_it_pays_to_repress_a_concession_of_the_player() -> None:
    g = solo(florins=2)
    g.concessions["border_england_france"] = PLAYER
    assert answer(g, "concession", SUPPLANT, FREE, DONE, empire="france") == SUPPLANT


@pytest.mark.rule("PAX2S-O5.2", "PAX2S-O9.4", "PAX2S-O9.12")
def test_it_keeps_its_last_florin_if_it_can_place_its_concession_elsewhere() -> None:
    g = solo(florins=1)
    g.concessions["border_england_france"] = PLAYER
    assert answer(g, "concession", SUPPLANT, FREE, DONE, empire="france") == FREE
    assert answer(g, "concession", SUPPLANT, DONE, empire="france") == SUPPLANT


@pytest.mark.rule("PAX2S-O5.2", "PAX2S-O9.4", "PAX2S-O9.12")
def test_it_spends_its_last_florin_for_its_main_objective() -> None:
    g = solo(florins=1)
    g.concessions["border_england_france"] = PLAYER
    for mind, choice in ((CONCESSIONS, SUPPLANT), (Mind(aim(1)), FREE)):
        assert answer(g, "concession", SUPPLANT, FREE, DONE, mind=mind, empire="france") == choice


@pytest.mark.rule("PAX2S-O5.1", "PAX2S-O5.2", "PAX2S-O9.12")
def test_it_pays_a_tax_to_keep_its_concession_but_not_with_its_last_florin() -> None:
    g = solo(florins=2)
    about = {"empire": "france", "border": "border_england_france"}
    assert answer(g, "tax_due", PAY, YIELD, **about) == PAY  # type: ignore[arg-type]
    g.players[OPPONENT].florins = 1
    assert answer(g, "tax_due", PAY, YIELD, **about) == YIELD  # type: ignore[arg-type]


@pytest.mark.rule("PAX2S-O5.1")
def test_it_pays_in_the_players_turn_without_being_asked() -> None:
    g = solo(florins=2)
    g.turn = Turn(PLAYER, 2, done=[], used=[], loaded=[], running=[])
    own(g, PLAYER, "pren065")
    g.concessions["border_ottoman_mamluk"] = OPPONENT
    stand(g, cyprus="rook_catholic")
    goes_on(g, ("ops", "east"), ("op", "pren065", 0))
    assert g.players[OPPONENT].florins == 1
    assert g.concessions == {"border_ottoman_mamluk": OPPONENT}
    assert g.cities["cairo"] == "rook_islamic"


# -- borders ----------------------------------------------------------------------------------


@pytest.mark.rule("PAX2S-O5.5")
def test_it_never_represses_its_own_concession() -> None:
    g = solo()
    g.concessions["border_england_france"] = OPPONENT
    assert answer(g, "concession", SUPPLANT, FREE, DONE, empire="france") == FREE
    assert answer(g, "concession", SUPPLANT, DONE, empire="france") == DONE


@pytest.mark.rule("PAX2S-O5.6", "PAX2S-O9.4")
def test_a_concession_goes_upstream_if_the_player_has_none_there() -> None:
    g = solo()
    ways: list[Move] = [
        ("concession", border)
        for border in (
            "border_france_aragon",  # by land
            "border_aragon_papal_states",  # fourth of the white route
            "border_papal_states_ottoman",  # third of the white route
            "border_ottoman_mamluk",  # third of the black route
        )
    ]
    assert answer(g, "concession", *ways, DONE, empire="x") == ways[3]
    assert answer(g, "concession", *ways[:3], DONE, empire="x") == ways[2]
    assert answer(g, "concession", *ways[:2], DONE, empire="x") == ways[1]
    assert answer(g, "concession", *ways[:1], DONE, empire="x") == ways[0]
    g.emporia["white"] = "spice_islands"
    assert answer(g, "concession", *ways[:2], DONE, empire="x") == ways[0]


def pirate(border: str) -> Move:
    return ("pirate", "pirate_catholic", border)


@pytest.mark.rule("PAX2S-O5.4", "PAX2S-O5.6", "PAX2S-O9.7")
def test_a_pirate_kills_a_concession_of_the_player_or_goes_upstream() -> None:
    g = solo()
    down, up = pirate("border_portugal_aragon"), pirate("border_aragon_papal_states")
    assert answer(g, "agents", DONE, down, up, card="pren013") == up
    g.concessions["border_portugal_aragon"] = PLAYER
    assert answer(g, "agents", DONE, down, up, card="pren013") == down
    g.concessions["border_portugal_aragon"] = OPPONENT
    g.concessions["border_aragon_papal_states"] = PLAYER
    assert answer(g, "agents", DONE, down, up, card="pren013") == up


@pytest.mark.rule("PAX2S-O5.5", "PAX2S-O9.7")
def test_a_pirate_never_kills_an_own_concession() -> None:
    g = solo()
    g.concessions["border_aragon_papal_states"] = OPPONENT
    down, up = pirate("border_portugal_aragon"), pirate("border_aragon_papal_states")
    assert answer(g, "agents", DONE, down, up, card="pren013") == down
    assert answer(g, "agents", DONE, up, card="pren013") == DONE


@pytest.mark.rule("PAX2S-O5.4", "PAX2S-O9.7")
def test_all_concessions_and_pirates_of_a_card_are_placed() -> None:
    g = solo()
    g.concessions.update(border_england_portugal=PLAYER, border_portugal_aragon=PLAYER)
    offer(g, "east", 1, "pren112x")  # two pawns in the Ottoman Empire
    acts(g)
    assert g.concessions["border_hungary_ottoman"] == OPPONENT
    assert g.concessions["border_ottoman_mamluk"] == OPPONENT
    g = solo()
    offer(g, "west", 1, "pren139x")  # a pirate off France
    acts(g)
    assert g.pirates == {"border_england_france": "catholic"}


# -- cities and cards -------------------------------------------------------------------------


@pytest.mark.rule("PAX2S-O5.7", "PAX2S-O9.5")
def test_knights_and_rooks_are_placed_only_in_own_empires() -> None:
    g = solo()
    offer(g, "west", 1, "pren026")  # two knights for England, with prestige
    acts(g)
    assert g.cities == {}
    g = solo()
    own(g, OPPONENT, "england")
    offer(g, "west", 1, "pren026")
    acts(g)
    assert g.cities == dict.fromkeys(("bordeaux", "london"), "knight_reformation")


@pytest.mark.rule("PAX2S-O5.7", "PAX2S-O9.5")
def test_knights_and_rooks_help_the_main_objective_anywhere() -> None:
    g = solo()
    g.states["england"] = "catholic"
    stand(g, london="knight_catholic")
    oust: Move = ("oust", "knight_reformation", "london")
    place: Move = ("place", "knight_reformation", "bordeaux")
    main, second = (Mind(aim(3, column, "catholic")) for column in ("main", "secondary"))
    assert answer(g, "agents", DONE, place, oust, mind=main, card="pren144x") == oust
    assert answer(g, "agents", DONE, place, mind=main, card="pren144x") == place
    assert answer(g, "agents", DONE, place, oust, mind=second, card="pren144x") == DONE


@pytest.mark.rule("PAX2S-O5.8", "PAX2S-O9.6")
def test_a_bishop_is_placed_on_the_card_that_is_played() -> None:
    g = solo()
    own(g, PLAYER, "pren005")
    offer(g, "west", 1, "pren156x")
    acts(g)
    assert g.bishops == {"pren156x": "catholic"}


def test_a_second_bishop_silences_a_card_of_the_player() -> None:
    g = solo()
    own(g, PLAYER, "pren005")
    own(g, OPPONENT, "pren010")
    offer(g, "west", 1, "pren129x")
    acts(g)
    assert g.bishops == {"pren129x": "catholic", "pren005": "catholic"}


def test_an_agent_that_must_be_placed_goes_where_it_costs_least() -> None:
    g = solo()
    stand(g, london="knight_catholic")
    oust: Move = ("oust", "rook_catholic", "london")
    place: Move = ("place", "rook_catholic", "bordeaux")
    assert answer(g, "agents", oust, place, card="pren054") == place


# -- battles and regimes ----------------------------------------------------------------------


def test_who_falls_is_who_is_missed_least() -> None:
    g = solo()
    own(g, OPPONENT, "portugal")
    stand(g, toledo="knight_catholic", paris="knight_catholic", venice="knight_catholic")
    g.battle = Battle("crusade", OPPONENT, "aragon", [], [])
    losses: list[Move] = [
        ("lose", "border_england_france", "pawn_1"),
        ("lose", "toledo", "knight_catholic"),
        ("lose", "agent", "knight_catholic"),
        ("lose", "paris", "knight_catholic"),
        ("lose", "aragon", "pawn_0"),
    ]
    for fallen in reversed(losses):
        assert answer(g, "losses", *losses[: losses.index(fallen) + 1]) == fallen
    believer: Move = ("lose", "venice", "knight_catholic")
    mind = Mind(aim(3, religion="catholic"))
    assert answer(g, "losses", *losses[:4], believer, mind=mind) == believer


def test_survivors_at_sea_and_pawns_go_upstream() -> None:
    g = solo()
    ways: list[Move] = [
        ("settle", "pawn_1", "border_france_aragon"),
        ("settle", "pawn_1", "border_hungary_ottoman"),
    ]
    assert answer(g, "survivors", *ways, empire="x") == ways[1]


def test_all_rooks_next_door_join_a_crusade() -> None:
    ways: tuple[Move, ...] = (("join", "paris"), DONE)
    assert answer(solo(), "rooks_join", *ways, empire="aragon") == ways[0]


def test_it_frees_its_own_pawns_and_those_who_are_no_believers() -> None:
    g = solo()
    own(g, OPPONENT, "aragon")
    g.states["aragon"] = "catholic"
    pawns: list[Move] = [
        ("emancipate", "pawn_1", "border_france_aragon"),
        ("emancipate", "pawn_1", "border_portugal_aragon"),
    ]
    player: Move = ("emancipate", "pawn_0", "border_portugal_aragon")
    believer: Move = ("emancipate", "knight_catholic", "valencia")
    heretic: Move = ("emancipate", "rook_islamic", "valencia")
    assert answer(g, "emancipation", player, *pawns, DONE, empire="aragon") == pawns[1]
    assert answer(g, "emancipation", player, believer, heretic, DONE, empire="aragon") == heretic
    assert answer(g, "emancipation", player, believer, DONE, empire="aragon") == DONE
    assert answer(g, "emancipation", heretic, DONE, empire="france") == DONE


def test_a_bishop_pacifies_the_players_serfs_and_whoever_might_rise_in_an_own_empire() -> None:
    g = solo()
    serf, knight, own_serf = (("pacify", t) for t in ("pawn_0", "knight_islamic", "pawn_1"))
    assert answer(g, "pacification", NO, own_serf, knight, serf, empire="france") == serf
    assert answer(g, "pacification", NO, own_serf, knight, empire="france") == NO
    own(g, OPPONENT, "france")
    assert answer(g, "pacification", NO, own_serf, knight, empire="france") == knight


def test_golden_liberty_ends_a_theocracy_in_which_it_does_not_lead() -> None:
    g = solo()
    assert answer(g, "golden_liberty", YES, NO, empire="papal_states") == YES
    own(g, OPPONENT, "pren134x")
    assert answer(g, "golden_liberty", YES, NO, empire="papal_states") == NO
    mind = Mind(aim(3, "secondary", "catholic"))
    assert answer(g, "golden_liberty", YES, NO, mind=mind, empire="papal_states") == YES


def test_a_scarce_token_is_taken_where_it_does_not_help_the_opponent() -> None:
    g = solo()
    own(g, OPPONENT, "france")
    stand(g, paris="rook_islamic", london="rook_islamic")
    repressed, foreign, domestic = (
        ("take_repressed", "hungary"),
        ("take_ruler", "london"),
        ("take_ruler", "paris"),
    )
    assert answer(g, "scarce_token", NO, domestic, foreign, repressed, token="x") == repressed
    assert answer(g, "scarce_token", NO, domestic, foreign, token="x") == foreign
    assert answer(g, "scarce_token", NO, domestic, token="x") == NO
    assert answer(g, "scarce_token", domestic, token="x") == domestic


def test_of_two_tokens_in_venice_the_one_that_hinders_dies() -> None:
    g = solo()
    stand(g, venice="rook_islamic", venice_2="knight_catholic")
    ways: tuple[Move, ...] = (("kill", "venice"), ("kill", "venice_2"))
    mind = Mind(aim(3, religion="catholic"))
    assert answer(g, "venice", *ways, mind=mind) == ways[1]
    assert answer(g, "venice", *ways) == ways[0]


# -- levies and commerce ----------------------------------------------------------------------


@pytest.mark.rule("PAX2S-O5.10", "PAX2S-O9.16")
def test_no_believer_is_levied_in_a_theocracy_if_there_is_a_choice() -> None:
    g = solo()
    believer, heretic = (("levy", city) for city in ("cairo", "cyprus"))
    stand(g, red_sea="rook_catholic")
    assert answer(g, "levy", believer, heretic, empire="mamluk") == heretic
    assert answer(g, "levy", believer, empire="mamluk") == believer


@pytest.mark.rule("PAX2S-O5.11", "PAX2S-O9.16")
def test_a_levy_brings_one_more_religion_into_an_empire() -> None:
    g = solo()
    stand(g, vienna="rook_catholic")
    rook, knight = (("levy", city) for city in ("lubeck", "nurnberg"))
    assert answer(g, "levy", rook, knight, empire="holy_roman_empire") == knight


@pytest.mark.rule("PAX2S-O5.11", "PAX2S-O9.16")
def test_rooks_are_levied_before_knights() -> None:
    g = solo()
    knight, rook = (("levy", city) for city in ("paris", "bruges"))
    assert answer(g, "levy", knight, rook, empire="france") == rook


@pytest.mark.rule("PAX2S-O5.9", "PAX2S-O9.14")
def test_commerce_takes_from_the_face_down_card_or_else_from_the_leftmost() -> None:
    g = solo()
    face_down(g, west=1)
    offer(g, "west", 2, "pren025", florins=1)
    offer(g, "west", 4, "pren026", florins=3)
    down, near, far = (("commerce", card) for card in ("pren002", "pren025", "pren026"))
    space: Move = ("commerce_space", "west")
    about: dict[str, Any] = {"card": "pren039", "op": 0}
    assert answer(g, "commerce", far, near, down, **about) == down
    assert answer(g, "commerce", far, near, **about) == near
    assert answer(g, "commerce", far, near, space, **about) == space


def test_a_sold_card_does_nothing_more() -> None:
    g = solo()
    own(g, PLAYER, "france")
    attack: Move = ("attack", "england")
    assert answer(g, "one_shot", NO, attack, card="pren144x", one_shot="conspiracy") == NO
    assert answer(g, "ciphers", ("op", "pren053", 0), DONE) == DONE
