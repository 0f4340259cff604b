"""Regime change: empire card, map card, concession, emancipation (glossary)."""

from __future__ import annotations

from typing import Any

import pytest

from stolnik.engine.flow import DONE, NO, YES, Ask
from stolnik.games.pax_renaissance.box.components import Agent
from stolnik.games.pax_renaissance.chapters.tokens import repress_city, reserve
from stolnik.games.pax_renaissance.chapters.wars.campaign import campaign
from stolnik.games.pax_renaissance.chapters.wars.civil_war import conspiracy, peasant_revolt
from stolnik.games.pax_renaissance.chapters.wars.map_card import other_side, theocracy
from stolnik.games.pax_renaissance.chapters.wars.regime_change import (
    aftermath,
    emancipate,
    offer_concession,
    refuse_ruler_concession,
    regime_change,
    take_or_flip,
)
from stolnik.games.pax_renaissance.chapters.wars.religious_war import religious_war
from stolnik.games.pax_renaissance.state import Pax
from tests.games.pax_renaissance.position import (
    border,
    crown,
    listen,
    own,
    pax_position,
    run,
    stand,
    vassal,
)

KNIGHT = Agent("knight", "catholic")

AUGSBURG = border("france", "holy_roman_empire")
CHANNEL = border("england", "france")
PYRENEES = border("france", "aragon")
FLORENCE = border("aragon", "papal_states")

CAUSES = (
    "coronation",
    "vote",
    "conspiracy",
    "peasant_revolt",
    "crusade",
    "jihad",
    "reformation",
)


# -- the empire card -------------------------------------------------------------------------


@pytest.mark.rule(
    "PAX1-GL.RegimeChange.1", "PAX1-GL.RegimeChange.2", "PAX1-B3.3", "PAX1-GL.Empire.2"
)
@pytest.mark.parametrize("cause", CAUSES)
def test_an_empire_from_the_stack_comes_to_the_tableau_as_a_monarchy(cause: Any) -> None:
    g = pax_position()
    run(regime_change(g, 0, "france", cause), [("concession", CHANNEL)])
    assert g.players[0].west == ["france"]
    assert g.republics == []
    assert g.concessions == {CHANNEL: 0}


@pytest.mark.rule("PAX1-GL.RegimeChange.1")
def test_won_wars_and_campaigns_change_the_regime() -> None:
    won = []
    for war in range(4):
        g = pax_position()
        own(g, 0, "england")
        stand(g, london="knight_catholic", paris="rook_islamic", bordeaux="knight_catholic")
        flow = (
            campaign(g, 0, "england", "france"),
            conspiracy(g, 0, "france", [KNIGHT] * 2),
            peasant_revolt(g, 0, "france", [KNIGHT] * 2),
            religious_war(g, 0, "crusade", "france", [], "inquisition_pope"),
        )[war]
        losses = [("lose", "london", "knight_catholic")]
        settling = [("settle", "knight_catholic", "paris")]
        answers = losses if war in (0, 3) else settling
        run(flow, [*answers, ("concession", PYRENEES)])
        won.append((g.players[0].west, g.suzerains, g.concessions))
    taken = (["england", "france"], {}, {PYRENEES: 0})  # type: ignore[var-annotated]
    assert won == [(["england"], {"france": "england"}, {PYRENEES: 0}), taken, taken, taken]


@pytest.mark.rule("PAX1-GL.Empire.3", "PAX1-GL.Empire.2")
def test_an_empire_is_added_at_the_outer_end_of_the_half_it_belongs_to() -> None:
    g = pax_position()
    own(g, 0, "jesuits", "the_grim")
    take_or_flip(g, 0, "france", "vote")
    take_or_flip(g, 0, "hungary", "vote")
    assert g.players[0].west == ["jesuits", "france"]
    assert g.players[0].east == ["the_grim", "hungary"]


@pytest.mark.rule("PAX1-GL.RegimeChange.3", "PAX1-B3.3", "PAX1-T2.2")
@pytest.mark.parametrize("republic", [False, True])
def test_an_opponents_monarchy_or_republic_comes_as_a_monarchy(republic: bool) -> None:
    g = pax_position()
    own(g, 1, "france", republic=republic)
    run(regime_change(g, 0, "france", "vote"), [DONE])
    assert g.players[0].west == ["france"]
    assert g.players[1].west == []
    assert g.republics == []


@pytest.mark.rule("PAX1-GL.RegimeChange.4")
def test_tokens_that_did_not_fight_stay_on_the_taken_card() -> None:
    g = pax_position()
    own(g, 1, "france")
    g.repressed["france"] = ["pawn_2", "knight_catholic"]
    g.bishops["france"] = "reformation"
    run(
        peasant_revolt(g, 0, "france", [KNIGHT]),
        [
            ("settle", "knight_catholic", "paris"),
            ("settle", "pawn_2", CHANNEL),
            DONE,
            DONE,
        ],
    )
    assert g.players[0].west == ["france"]
    assert g.repressed == {"france": ["knight_catholic"]}
    assert g.bishops == {"france": "reformation"}


@pytest.mark.rule("PAX1-GL.RegimeChange.5")
def test_a_taken_empire_loses_its_vassals_with_their_tokens_and_its_queen() -> None:
    g = pax_position()
    own(g, 1, "aragon")
    vassal(g, "aragon", "france")
    crown(g, "isabella_of_castille", "aragon")
    g.repressed["france"] = ["knight_catholic"]
    g.bishops["france"] = "catholic"
    run(regime_change(g, 0, "aragon", "conspiracy"), [DONE])
    assert g.players[0].west == ["aragon"]
    assert (g.suzerains, g.queens, g.repressed, g.bishops) == ({}, {}, {}, {})
    assert g.discards == ["isabella_of_castille"]
    assert reserve(g, "knight_catholic") == g.box.supply["knight_catholic"]


@pytest.mark.rule("PAX1-GL.RegimeChange.3")
def test_a_vassal_of_an_opponent_is_taken_without_its_suzerain() -> None:
    g = pax_position()
    own(g, 1, "aragon")
    vassal(g, "aragon", "france", "portugal")
    run(regime_change(g, 0, "france", "conspiracy"), [DONE])
    assert g.players[0].west == ["france"]
    assert g.players[1].west == ["aragon"]
    assert g.suzerains == {"portugal": "aragon"}


@pytest.mark.rule("PAX1-GL.RegimeChange.6", "PAX1-GL.Republic.1", "PAX1-T2.6", "PAX1-GL.Empire.1")
@pytest.mark.parametrize("cause", [cause for cause in CAUSES if cause != "coronation"])
def test_an_own_monarchy_becomes_a_republic_and_a_republic_a_monarchy(cause: Any) -> None:
    g = pax_position()
    own(g, 0, "france", "aragon")
    g.repressed["france"] = ["pawn_1"]
    g.bishops["france"] = "catholic"
    run(regime_change(g, 0, "france", cause), [DONE, DONE])
    assert g.republics == ["france"]
    run(regime_change(g, 0, "france", cause), [DONE, DONE])
    assert g.republics == []
    assert g.players[0].west == ["france", "aragon"]
    assert g.repressed == {"france": ["pawn_1"]}
    assert g.bishops == {"france": "catholic"}


@pytest.mark.rule("PAX1-GL.Empire.1")
def test_every_empire_card_has_two_sides_and_one_map_card() -> None:
    g = pax_position()
    assert list(g.box.empires) == list(g.box.lands)
    for empire in g.box.empires.values():
        take_or_flip(g, 0, empire.id, "vote")
        assert empire.id not in g.republics
        take_or_flip(g, 0, empire.id, "vote")
        assert empire.id in g.republics


@pytest.mark.rule("PAX1-GL.RegimeChange.7")
def test_a_flipped_empire_loses_its_vassals_with_their_tokens_and_its_queen() -> None:
    g = pax_position()
    own(g, 0, "aragon")
    vassal(g, "aragon", "france")
    crown(g, "isabella_of_castille", "aragon")
    g.repressed["france"] = ["pawn_1"]
    run(regime_change(g, 0, "aragon", "vote"), [DONE])
    assert g.republics == ["aragon"]
    assert (g.suzerains, g.queens, g.repressed) == ({}, {}, {})
    assert g.players[0].west == ["aragon"]


@pytest.mark.rule("PAX1-GL.RegimeChange.8")
def test_an_own_vassal_moves_out_and_becomes_a_republic_at_the_outer_end_of_its_own_half() -> None:
    g = pax_position()
    own(g, 0, "ottoman", "jesuits")
    vassal(g, "ottoman", "france", "hungary")
    own(g, 0, "the_grim")
    run(regime_change(g, 0, "france", "conspiracy"), [DONE])
    run(regime_change(g, 0, "hungary", "jihad"), [DONE])
    assert g.players[0].west == ["jesuits", "france"]
    assert g.players[0].east == ["ottoman", "the_grim", "hungary"]
    assert g.republics == ["france", "hungary"]
    assert g.suzerains == {}


@pytest.mark.rule("PAX1-GL.RegimeChange.9", "PAX1-GL.Republic.1")
def test_only_votes_and_wars_against_own_empires_make_republics() -> None:
    def republic_after(cause: str, owner: int | None, suzerain: str | None = None) -> bool:
        g = pax_position()
        own(g, 0, "aragon")
        if owner is not None:
            own(g, owner, "france")
        take_or_flip(g, 0, "france", cause, suzerain)
        return "france" in g.republics

    for cause in CAUSES:
        assert not republic_after(cause, None)
        assert not republic_after(cause, 1)
        assert republic_after(cause, 0) == (cause != "coronation")
    for owner in (None, 0, 1):
        assert not republic_after("campaign", owner, "aragon")


@pytest.mark.rule("PAX1-GL.RegimeChange.10")
def test_after_a_campaign_the_loser_is_the_vassal_of_the_winner() -> None:
    g = pax_position()
    own(g, 0, "aragon")
    own(g, 1, "france")
    run(regime_change(g, 0, "france", "campaign", suzerain="aragon"), [DONE])
    assert g.suzerains == {"france": "aragon"}
    assert g.players[1].west == []


@pytest.mark.rule("PAX1-I0.5")
def test_a_coronation_leaves_an_own_king_a_king_but_sheds_his_court() -> None:
    g = pax_position()
    own(g, 0, "hungary")
    vassal(g, "hungary", "aragon")
    crown(g, "isabella_of_castille", "aragon")
    take_or_flip(g, 0, "aragon", "coronation")
    assert g.players[0].west == ["aragon"]
    assert g.republics == []
    assert g.queens == {}
    assert g.suzerains == {}


def test_the_used_mark_of_a_card_outlives_its_regime() -> None:
    g = pax_position()
    own(g, 1, "france")
    g.turn.used.append("france")
    run(regime_change(g, 0, "france", "vote"), [DONE])
    assert g.turn.used == ["france"]


# -- the map card ----------------------------------------------------------------------------


@pytest.mark.rule("PAX1-GL.RegimeChange.14", "PAX1-GL.Theocracy.5", "PAX1-J1.5")
def test_only_conspirators_are_asked_whether_the_map_card_is_turned() -> None:
    for cause, answers in (("conspiracy", [NO, DONE]), ("crusade", [DONE])):
        g = pax_position()
        run(regime_change(g, 0, "aragon", cause, new_side="catholic"), answers)
        assert (g.states["aragon"] == "catholic") == (cause == "crusade")


@pytest.mark.rule("PAX1-GL.RegimeChange.15")
def test_a_conspiracy_turns_pope_and_mamluk_to_the_other_theocracy_and_others_feudal() -> None:
    g = pax_position()
    run(conspiracy(g, 0, "mamluk", [KNIGHT, KNIGHT]), [YES, DONE])
    assert g.states["mamluk"] == "catholic"
    run(conspiracy(g, 0, "papal_states", [KNIGHT]), [YES, DONE])
    assert g.states["papal_states"] == "reformation"
    for empire in g.box.lands:
        if empire not in ("papal_states", "mamluk"):
            g.states[empire] = other_side(g, empire)
            assert theocracy(g, empire)
            assert other_side(g, empire) == "feudal"


@pytest.mark.rule("PAX1-GL.Theocracy.1")
@pytest.mark.parametrize("republic", [False, True])
def test_the_map_card_makes_the_theocracy_whether_monarchy_or_republic(republic: bool) -> None:
    g = pax_position()
    own(g, 0, "mamluk", "france", republic=republic)
    assert theocracy(g, "mamluk")
    assert not theocracy(g, "france")


@pytest.mark.rule("PAX1-GL.Theocracy.3")
def test_only_a_religious_war_makes_a_feudal_country_a_theocracy() -> None:
    g = pax_position()
    stand(g, algiers="rook_islamic", valencia="rook_catholic", london="knight_catholic")
    run(
        religious_war(g, 0, "crusade", "aragon", [], "jesuits"),
        [("lose", "london", "knight_catholic"), DONE],
    )
    assert theocracy(g, "aragon")
    run(peasant_revolt(g, 0, "france", [KNIGHT]), [("settle", "knight_catholic", "paris"), DONE])
    run(conspiracy(g, 0, "england", [KNIGHT] * 2), [DONE])
    run(regime_change(g, 0, "portugal", "vote"), [DONE])
    assert not any(theocracy(g, empire) for empire in ("france", "england", "portugal"))


@pytest.mark.rule("PAX1-K2.4")
def test_the_only_token_of_venice_stays_there_when_its_second_place_is_lost() -> None:
    g = pax_position()
    own(g, 1, "gonfalonier", "papal_states")
    g.repressed["papal_states"] = ["knight_catholic"]
    stand(g, venice_2="rook_reformation", nurnberg="knight_reformation")
    g.pirates[FLORENCE] = "catholic"
    asks: list[Ask] = []
    run(
        religious_war(g, 0, "reformation", "papal_states", [], "reformed_theology"),
        [("lose", "nurnberg", "knight_reformation"), DONE],
        asks=asks,
    )
    assert g.states["papal_states"] == "reformation"
    assert g.cities == {"venice": "rook_reformation"}
    assert "emancipation" not in [ask.topic for ask in asks]


# -- the concession --------------------------------------------------------------------------


@pytest.mark.rule("PAX1-GL.RegimeChange.11", "PAX1-T2.3")
def test_the_new_ruler_may_add_a_concession_on_any_free_border_of_the_empire() -> None:
    g = pax_position()
    asks: list[Ask] = []
    run(offer_concession(g, 0, "france"), [("concession", PYRENEES)], asks=asks)
    assert list(asks[0].options) == [
        ("concession", CHANNEL),
        ("concession", AUGSBURG),
        ("concession", PYRENEES),
        DONE,
    ]
    assert g.concessions == {PYRENEES: 0}
    assert g.players[0].florins == 10


@pytest.mark.rule("PAX1-GL.RegimeChange.11")
def test_the_new_ruler_need_not_add_a_concession() -> None:
    g = pax_position()
    run(offer_concession(g, 0, "france"), [DONE])
    assert g.concessions == {}


@pytest.mark.rule("PAX1-GL.RegimeChange.12", "PAX1-GL.RegimeChange.16", "PAX1-GL.Repress.1")
def test_a_concession_in_the_way_is_repressed_for_a_florin_onto_the_new_regimes_card() -> None:
    g = pax_position()
    own(g, 0, "france", "england")
    g.concessions[CHANNEL] = 1
    run(offer_concession(g, 0, "france"), [("supplant", CHANNEL, "france")])
    assert g.concessions == {CHANNEL: 0}
    assert g.repressed == {"france": ["pawn_1"]}
    assert g.players[0].florins == 9


@pytest.mark.rule("PAX1-GL.RegimeChange.12")
def test_without_a_florin_a_concession_cannot_be_repressed() -> None:
    g = pax_position(florins=0)
    own(g, 0, "france")
    g.concessions[CHANNEL] = 1
    refusal = refuse_ruler_concession(g, 0, "france", CHANNEL)
    assert refusal is not None
    assert refusal.clause == "PAX1-GL.RegimeChange.12"
    assert refuse_ruler_concession(g, 0, "france", PYRENEES) is None


@pytest.mark.rule("PAX1-GL.RegimeChange.11", "PAX1-GL.Border.4")
def test_neither_a_pirates_border_nor_that_of_another_empire_will_do() -> None:
    g = pax_position()
    g.pirates[CHANNEL] = "islamic"
    pirate = refuse_ruler_concession(g, 0, "france", CHANNEL)
    foreign = refuse_ruler_concession(g, 0, "france", FLORENCE)
    assert pirate is not None
    assert foreign is not None
    assert (pirate.clause, foreign.clause) == ("PAX1-GL.Border.4", "PAX1-GL.RegimeChange.11")


@pytest.mark.rule("PAX1-GL.RegimeChange.11", "PAX1-GL.TokenManagement.2")
def test_with_all_pawns_on_the_table_an_own_serf_may_become_the_concession() -> None:
    g = pax_position()
    own(g, 1, "hungary")
    g.repressed["hungary"] = ["pawn_0"] * 10
    run(offer_concession(g, 0, "france"), [("concession", CHANNEL), ("take_repressed", "hungary")])
    assert g.concessions == {CHANNEL: 0}
    assert g.repressed == {"hungary": ["pawn_0"] * 9}


@pytest.mark.rule("PAX1-GL.Repress.1", "PAX1-GL.RepressedTokens.1")
def test_a_repressed_token_lies_on_its_empire_card_also_on_a_vassals_or_a_republics() -> None:
    g = pax_position()
    own(g, 0, "france", republic=True)
    own(g, 1, "hungary")
    vassal(g, "hungary", "aragon")
    stand(g, paris="knight_catholic", algiers="rook_islamic", buda="knight_catholic")
    for slot in ("paris", "algiers", "buda"):
        repress_city(g, slot)
    assert g.cities == {}
    assert g.repressed == {
        "france": ["knight_catholic"],
        "aragon": ["rook_islamic"],
        "hungary": ["knight_catholic"],
    }


@pytest.mark.rule("PAX1-GL.Repress.2")
def test_a_token_of_an_empire_in_the_stack_goes_to_the_reserve() -> None:
    g = pax_position()
    stand(g, paris="knight_catholic")
    repress_city(g, "paris")
    assert g.repressed == {}
    assert reserve(g, "knight_catholic") == g.box.supply["knight_catholic"]


# -- emancipation ----------------------------------------------------------------------------


def prison() -> Pax:
    """Seat 0 has France, which represses a knight, a rook and two serfs."""
    g = pax_position()
    own(g, 0, "france")
    g.repressed["france"] = ["knight_islamic", "pawn_1", "rook_catholic", "pawn_1"]
    return g


@pytest.mark.rule("PAX1-GL.RegimeChange.13", "PAX1-GL.Battle.8")
def test_pawns_are_freed_to_empty_borders_and_others_to_empty_cities() -> None:
    g = prison()
    stand(g, paris="knight_catholic", bruges="rook_catholic")
    g.concessions[CHANNEL] = 2
    g.pirates[AUGSBURG] = "islamic"
    asks: list[Ask] = []
    run(emancipate(g, 0, "france"), [DONE], asks=asks)
    assert list(asks[0].options) == [
        ("emancipate", "knight_islamic", "lyon"),
        ("emancipate", "pawn_1", PYRENEES),
        ("emancipate", "rook_catholic", "lyon"),
        DONE,
    ]


@pytest.mark.rule("PAX1-GL.RegimeChange.13", "PAX1-GL.RepressedTokens.1")
def test_some_or_all_of_the_repressed_are_freed() -> None:
    g = prison()
    run(
        emancipate(g, 0, "france"),
        [
            ("emancipate", "rook_catholic", "paris"),
            ("emancipate", "pawn_1", CHANNEL),
            DONE,
        ],
    )
    assert g.cities == {"paris": "rook_catholic"}
    assert g.concessions == {CHANNEL: 1}
    assert g.repressed == {"france": ["knight_islamic", "pawn_1"]}
    run(
        emancipate(g, 0, "france"),
        [("emancipate", "knight_islamic", "lyon"), ("emancipate", "pawn_1", AUGSBURG)],
    )
    assert g.repressed == {}


@pytest.mark.rule("PAX1-T0.6")
def test_emancipation_is_the_winners_free_decision() -> None:
    g = prison()
    asks: list[Ask] = []
    run(emancipate(g, 0, "france"), [DONE], asks=asks)
    assert asks[0].seat == 0
    assert len(g.repressed["france"]) == 4


@pytest.mark.rule("PAX1-GL.Battle.8")
def test_after_a_won_battle_the_repressed_who_did_not_fight_may_be_freed() -> None:
    g = prison()
    run(
        conspiracy(g, 1, "france", []),
        [
            ("settle", "knight_islamic", "paris"),
            ("settle", "rook_catholic", "lyon"),
            DONE,
            ("emancipate", "pawn_1", CHANNEL),
            DONE,
        ],
    )
    assert g.concessions == {CHANNEL: 1}
    assert g.repressed == {"france": ["pawn_1"]}


# -- the order of it all ---------------------------------------------------------------------


def test_card_then_surplus_then_map_then_concession_then_emancipation() -> None:
    g = pax_position()
    own(g, 1, "mamluk")
    g.repressed["mamluk"] = ["pawn_1"]
    heard = listen(g)
    run(
        conspiracy(g, 0, "mamluk", [KNIGHT] * 3),
        [
            YES,
            ("concession", border("ottoman", "mamluk")),
            ("emancipate", "pawn_1", border("byzantium", "mamluk")),
        ],
    )
    assert [type(event).__name__ for event in heard] == [
        "BattleBegan",
        "BattleWon",
        "Settled",
        "Settled",
        "EmpireTaken",
        "SurplusRepressed",
        "MapCardTurned",
        "ConcessionPlaced",
        "Emancipated",
    ]


def test_whoever_crowns_a_queen_can_do_so_before_the_aftermath() -> None:
    g = pax_position()
    take_or_flip(g, 0, "aragon", "coronation")
    g.queens["isabella_of_castille"] = "aragon"
    run(aftermath(g, 0, "aragon"), [("concession", FLORENCE)])
    assert g.queens == {"isabella_of_castille": "aragon"}
    assert g.concessions == {FLORENCE: 0}
