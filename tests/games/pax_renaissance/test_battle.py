"""Battles: one for one, and what becomes of the survivors (glossary, battle tables)."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import DONE, Ask
from stolnik.games.pax_renaissance.box.components import Agent
from stolnik.games.pax_renaissance.chapters.tokens import reserve
from stolnik.games.pax_renaissance.chapters.wars.battle import AGENT, PIRATE_AGENT, fight, fighters
from stolnik.games.pax_renaissance.chapters.wars.campaign import campaign
from stolnik.games.pax_renaissance.chapters.wars.civil_war import conspiracy, peasant_revolt
from stolnik.games.pax_renaissance.chapters.wars.religious_war import religious_war
from stolnik.games.pax_renaissance.events import (
    BattleBegan,
    BattleLost,
    BattleWon,
    Drowned,
    Fell,
    Settled,
    SurplusRepressed,
)
from stolnik.games.pax_renaissance.state import Battle, Pax, Unit
from tests.games.pax_renaissance.position import (
    border,
    first_ask,
    listen,
    own,
    pax_position,
    run,
    stand,
)
from tests.games.running import Procedure

BISHOP = Agent("bishop", "catholic")
KNIGHT = Agent("knight", "catholic")
RED_KNIGHT = Agent("knight", "reformation")
ROOK = Agent("rook", "catholic")
PIRATE = Agent("pirate", "islamic")
PAWN = Agent("pawn")

LISBON = border("england", "portugal")
CHANNEL = border("england", "france")


def at_war(g: Pax) -> Battle:
    """The battle that the table shows."""
    battle = g.battle
    assert battle is not None
    return battle


# -- losses ----------------------------------------------------------------------------------


@pytest.mark.rule("PAX1-GL.Battle.1", "PAX1-T0.3", "PAX1-GL.Battle.3")
def test_each_attacker_kills_one_defender_and_dies_himself() -> None:
    g = pax_position()
    stand(g, london="rook_catholic", bordeaux="knight_catholic")
    g.pirates[LISBON] = "islamic"
    won = run(
        conspiracy(g, 0, "england", [KNIGHT, KNIGHT]),
        [("lose", AGENT, "knight_catholic"), ("lose", AGENT, "knight_catholic"), DONE],
    )
    assert won
    assert g.cities == {}
    assert g.pirates == {LISBON: "islamic"}


@pytest.mark.rule("PAX1-GL.Battle.3", "PAX1-GL.Battle.1", "PAX1-J0.5")
def test_a_battle_of_equals_kills_all_and_is_not_won() -> None:
    g = pax_position()
    stand(g, london="rook_catholic")
    assert run(conspiracy(g, 0, "england", [KNIGHT])) is False
    assert g.cities == {}
    assert g.players[0].west == []


@pytest.mark.rule("PAX1-GL.Battle.2")
def test_the_attacking_player_chooses_his_own_losses() -> None:
    g = pax_position()
    stand(g, london="rook_catholic")
    asks: list[Ask] = []
    run(
        conspiracy(g, 0, "england", [KNIGHT, RED_KNIGHT]),
        [
            ("lose", AGENT, "knight_catholic"),
            ("settle", "knight_reformation", "bordeaux"),
            DONE,
        ],
        asks=asks,
    )
    assert asks[0].seat == 0
    assert list(asks[0].options) == [
        ("lose", AGENT, "knight_catholic"),
        ("lose", AGENT, "knight_reformation"),
    ]
    assert g.cities == {"bordeaux": "knight_reformation"}


@pytest.mark.rule("PAX1-GL.Battle.2")
def test_the_attacking_player_chooses_the_defenders_losses_too() -> None:
    g = pax_position()
    stand(g, london="rook_catholic", bordeaux="knight_catholic")
    asks: list[Ask] = []
    won = run(
        conspiracy(g, 1, "england", [KNIGHT]),
        [("lose", "bordeaux", "knight_catholic")],
        asks=asks,
    )
    assert not won
    assert asks[0].seat == 1
    assert g.cities == {"london": "rook_catholic"}


@pytest.mark.rule("PAX1-T0.4")
def test_without_defenders_the_attack_is_won_without_losses() -> None:
    g = pax_position()
    asks: list[Ask] = []
    won = run(conspiracy(g, 0, "england", [KNIGHT, KNIGHT]), [DONE], asks=asks)
    assert won
    assert [ask.topic for ask in asks] == ["concession"]
    assert g.cities == {"london": "knight_catholic", "bordeaux": "knight_catholic"}


@pytest.mark.rule("PAX1-GL.Battle.1")
def test_the_dead_go_back_to_their_reserves() -> None:
    g = pax_position()
    own(g, 1, "england")
    stand(g, london="rook_catholic")
    g.repressed["england"] = ["knight_islamic"]
    before = reserve(g, "knight_islamic"), reserve(g, "rook_catholic")
    assert run(conspiracy(g, 0, "england", [])) is False
    after = reserve(g, "knight_islamic"), reserve(g, "rook_catholic")
    assert after == (before[0] + 1, before[1] + 1)
    assert g.repressed == {}


def test_a_choice_between_equal_tokens_of_one_place_is_not_asked() -> None:
    g = pax_position()
    stand(g, london="rook_catholic", bordeaux="rook_catholic")
    asks: list[Ask] = []
    run(
        conspiracy(g, 0, "england", [KNIGHT, KNIGHT, KNIGHT]),
        [("settle", "knight_catholic", "london"), DONE],
        asks=asks,
    )
    assert "losses" not in [ask.topic for ask in asks]


def test_equal_tokens_in_different_cities_are_a_choice() -> None:
    g = pax_position()
    stand(g, london="rook_catholic", bordeaux="rook_catholic")
    ask = first_ask(conspiracy(g, 0, "england", [KNIGHT]))
    assert list(ask.options) == [
        ("lose", "london", "rook_catholic"),
        ("lose", "bordeaux", "rook_catholic"),
    ]


def test_the_table_shows_a_battle_while_it_is_fought_and_not_afterwards() -> None:
    g = pax_position()
    stand(g, london="rook_catholic")
    procedure = Procedure(conspiracy(g, 0, "england", [KNIGHT, RED_KNIGHT]))
    battle = at_war(g)
    assert (battle.cause, battle.seat, battle.empire) == ("conspiracy", 0, "england")
    assert battle.defenders == [Unit("rook_catholic", "london")]
    procedure.say(("lose", AGENT, "knight_catholic"))
    assert at_war(g).attackers == [Unit("knight_reformation", AGENT)]
    procedure.say(("settle", "knight_reformation", "london"))
    assert g.battle is None


def test_the_log_tells_who_fought_who_fell_and_who_won() -> None:
    g = pax_position()
    stand(g, london="rook_catholic")
    heard = listen(g)
    run(fight(g, 0, "conspiracy", "england", [Unit("knight_catholic", AGENT)], []))
    loyal = [Unit("rook_catholic", "london")]
    run(fight(g, 0, "conspiracy", "england", [Unit("knight_islamic", AGENT)], loyal))
    assert heard == [
        BattleBegan(0, "conspiracy", "england", ("knight_catholic",), ()),
        BattleWon(0, "conspiracy", "england"),
        Settled(0, "knight_catholic", "bordeaux"),
        BattleBegan(0, "conspiracy", "england", ("knight_islamic",), ("rook_catholic",)),
        Fell("knight_islamic", AGENT),
        Fell("rook_catholic", "london"),
        BattleLost(0, "conspiracy", "england"),
    ]


# -- who never fights ------------------------------------------------------------------------


@pytest.mark.rule("PAX1-GL.Battle.5")
@pytest.mark.parametrize("kind", ["conspiracy", "peasant_revolt", "crusade"])
def test_bishops_never_fight(kind: str) -> None:
    assert fighters(pax_position(), kind, [BISHOP]) == ([], [BISHOP])


@pytest.mark.rule("PAX1-GL.Battle.6", "PAX1-T1.1")
def test_pawns_fight_in_peasant_revolts_only() -> None:
    assert fighters(pax_position(), "peasant_revolt", [PAWN]) == ([PAWN], [])
    for kind in ("conspiracy", "crusade", "reformation", "jihad"):
        assert fighters(pax_position(), kind, [PAWN]) == ([], [PAWN])


@pytest.mark.rule("PAX1-E2a.1", "PAX1-T0.7")
@pytest.mark.parametrize("kind", ["conspiracy", "peasant_revolt", "jihad"])
def test_pirate_agents_fight_though_the_table_names_knights_and_rooks_only(kind: str) -> None:
    assert fighters(pax_position(), kind, [PIRATE]) == ([PIRATE], [])


@pytest.mark.rule("PAX1-K1.6")
def test_an_agent_of_another_religion_does_not_fight_in_a_religious_war() -> None:
    assert fighters(pax_position(), "crusade", [KNIGHT, RED_KNIGHT]) == ([KNIGHT], [RED_KNIGHT])
    assert fighters(pax_position(), "conspiracy", [KNIGHT, RED_KNIGHT]) == (
        [KNIGHT, RED_KNIGHT],
        [],
    )


# -- survivors -------------------------------------------------------------------------------


@pytest.mark.rule("PAX1-GL.Battle.4", "PAX1-K1.5")
def test_ruling_class_and_pirates_on_the_map_never_move() -> None:
    g = pax_position()
    stand(g, valencia="rook_catholic", algiers="rook_islamic", paris="knight_catholic")
    sea = border("aragon", "papal_states")
    g.pirates[sea] = "catholic"
    run(
        religious_war(g, 0, "crusade", "aragon", [], "jesuits"),
        [("lose", "valencia", "rook_catholic"), DONE],
    )
    assert g.cities == {"paris": "knight_catholic"}
    assert g.pirates == {sea: "catholic"}


@pytest.mark.rule("PAX1-GL.Battle.7")
def test_surviving_agents_must_be_placed_while_there_is_room() -> None:
    g = pax_position()
    ask = first_ask(conspiracy(g, 0, "england", [KNIGHT]))
    assert ask.topic == "survivors"
    assert list(ask.options) == [
        ("settle", "knight_catholic", "london"),
        ("settle", "knight_catholic", "bordeaux"),
    ]


@pytest.mark.rule("PAX1-GL.Battle.7", "PAX1-J1.2")
def test_surviving_repressed_attackers_must_be_placed_too() -> None:
    g = pax_position()
    own(g, 1, "papal_states")
    g.repressed["papal_states"] = ["rook_islamic"]
    run(conspiracy(g, 0, "papal_states", []), [("yes",), DONE])
    assert g.cities == {"venice": "rook_islamic"}
    assert g.repressed == {}


@pytest.mark.rule("PAX1-GL.Battle.9")
def test_surviving_knights_and_rooks_ignore_the_city_icon() -> None:
    g = pax_position()
    asks: list[Ask] = []
    run(
        conspiracy(g, 0, "mamluk", [KNIGHT]),
        [("settle", "knight_catholic", "cairo"), ("no",), DONE],
        asks=asks,
    )
    assert g.cities == {"cairo": "knight_catholic"}


@pytest.mark.rule("PAX1-GL.Battle.9", "PAX1-GL.Battle.7")
def test_survivors_enter_empty_cities_only_and_no_blocked_emporium() -> None:
    g = pax_position()
    stand(g, toledo="knight_catholic")
    run(fight(g, 0, "conspiracy", "portugal", [Unit("rook_islamic", AGENT)] * 2, []))
    assert g.cities == {"toledo": "knight_catholic", "granada": "rook_islamic"}
    assert at_war(g).attackers == [Unit("rook_islamic", AGENT)]


@pytest.mark.rule("PAX1-GL.Battle.10")
def test_surviving_pirate_agents_go_to_empty_sea_borders() -> None:
    g = pax_position()
    g.concessions[CHANNEL] = 1
    asks: list[Ask] = []
    sea = border("france", "holy_roman_empire")
    run(peasant_revolt(g, 0, "france", [PIRATE]), [DONE], asks=asks)
    assert g.pirates == {sea: "islamic"}


@pytest.mark.rule("PAX1-GL.Battle.11")
def test_surviving_pawns_become_concessions_on_empty_borders() -> None:
    g = pax_position()
    own(g, 0, "england")
    g.repressed["england"] = ["pawn_1"]
    g.concessions[CHANNEL] = 2
    run(peasant_revolt(g, 0, "england", []), [DONE])
    assert g.concessions == {CHANNEL: 2, LISBON: 1}
    assert g.repressed == {}


@pytest.mark.rule("PAX1-GL.Battle.11", "PAX1-GL.Battle.10")
def test_pirates_and_pawns_share_the_borders_as_the_player_likes() -> None:
    g = pax_position()
    ask = first_ask(peasant_revolt(g, 0, "england", [PIRATE, PAWN]))
    assert list(ask.options) == [
        ("settle", "rook_islamic", CHANNEL),
        ("settle", "rook_islamic", LISBON),
        ("settle", "pawn_0", CHANNEL),
        ("settle", "pawn_0", LISBON),
    ]


@pytest.mark.rule("PAX1-GL.Battle.12", "PAX1-GL.Repress.6")
def test_survivors_without_room_are_repressed_on_the_won_card_free_of_charge() -> None:
    g = pax_position()
    asks: list[Ask] = []
    run(
        conspiracy(g, 0, "papal_states", [KNIGHT, KNIGHT]),
        [("no",), DONE],
        asks=asks,
    )
    assert g.players[0].west == ["papal_states"]
    assert g.cities == {"venice": "knight_catholic"}
    assert g.repressed == {"papal_states": ["knight_catholic"]}
    assert g.players[0].florins == 10


@pytest.mark.rule("PAX1-GL.Battle.12")
def test_repressed_survivors_without_room_stay_on_the_card_that_changes_hands() -> None:
    g = pax_position()
    own(g, 1, "papal_states")
    g.repressed["papal_states"] = ["rook_islamic", "rook_islamic"]
    run(conspiracy(g, 0, "papal_states", []), [("no",), DONE])
    assert g.cities == {"venice": "rook_islamic"}
    assert g.players[0].west == ["papal_states"]
    assert g.repressed == {"papal_states": ["rook_islamic"]}


@pytest.mark.rule("PAX1-GL.Battle.12")
def test_the_player_chooses_which_survivor_finds_room() -> None:
    g = pax_position()
    run(
        conspiracy(g, 0, "papal_states", [KNIGHT, RED_KNIGHT]),
        [("settle", "knight_reformation", "venice"), ("no",), DONE],
    )
    assert g.cities == {"venice": "knight_reformation"}
    assert g.repressed == {"papal_states": ["knight_catholic"]}


@pytest.mark.rule("PAX1-GL.Battle.12")
def test_a_pawn_without_room_becomes_a_serf_and_a_pirate_without_room_dies() -> None:
    g = pax_position()
    g.concessions.update({CHANNEL: 1, LISBON: 2})
    left = reserve(g, "rook_islamic")
    heard = listen(g)
    run(peasant_revolt(g, 0, "england", [PIRATE, PAWN]), [DONE])
    assert Drowned("rook_islamic") in heard
    assert [event for event in heard if isinstance(event, SurplusRepressed)] == [
        SurplusRepressed(0, "england", "pawn_0")
    ]
    assert g.repressed == {"england": ["pawn_0"]}
    assert g.pirates == {}
    assert reserve(g, "rook_islamic") == left
    assert g.battle is None


@pytest.mark.rule("PAX1-GL.Battle.7", "PAX1-GL.TokenManagement.2")
def test_a_survivor_whose_token_is_scarce_needs_one_from_the_table() -> None:
    g = pax_position()
    own(g, 1, "hungary")
    g.repressed["hungary"] = ["rook_islamic"] * 7
    assert reserve(g, "rook_islamic") == 0
    run(
        peasant_revolt(g, 0, "england", [PIRATE]),
        [("settle", "rook_islamic", LISBON), ("take_repressed", "hungary"), DONE],
    )
    assert g.pirates == {LISBON: "islamic"}
    assert g.repressed["hungary"] == ["rook_islamic"] * 6


@pytest.mark.rule("PAX1-GL.Battle.7", "PAX1-GL.TokenManagement.2")
def test_a_scarce_token_may_be_a_survivor_who_waits_on_the_empire_card() -> None:
    g = pax_position()
    own(g, 1, "papal_states")
    g.repressed["papal_states"] = ["rook_islamic"]
    for slot in ("venice", "london", "paris", "lyon", "buda", "varna"):
        g.cities[slot] = "rook_islamic"
    pirate = Unit("rook_islamic", PIRATE_AGENT)
    lord = Unit("rook_islamic", "papal_states")
    sea = border("papal_states", "ottoman")
    run(
        fight(g, 0, "conspiracy", "papal_states", [lord, pirate], []),
        [("settle", "rook_islamic", sea), ("take_repressed", "papal_states")],
    )
    assert g.pirates == {sea: "islamic"}
    assert g.repressed == {}
    assert g.battle is None


@pytest.mark.rule("PAX1-GL.Battle.7")
def test_of_two_equal_survivors_the_repressed_one_moves_in_first() -> None:
    g = pax_position()
    own(g, 1, "papal_states")
    g.repressed["papal_states"] = ["knight_islamic"]
    for slot in ("london", "paris", "lyon", "buda", "varna", "tana"):
        g.cities[slot] = "knight_islamic"
    agent, lord = Unit("knight_islamic", AGENT), Unit("knight_islamic", "papal_states")
    run(fight(g, 0, "conspiracy", "papal_states", [agent, lord], []))
    assert g.cities["venice"] == "knight_islamic"
    assert g.repressed == {}
    assert at_war(g).attackers == [agent]


# -- in general ------------------------------------------------------------------------------


@pytest.mark.rule("PAX1-T0.1")
def test_battles_arise_from_campaigns_civil_wars_and_religious_wars() -> None:
    causes = []
    for war in range(4):
        g = pax_position()
        own(g, 0, "england")
        stand(g, london="knight_catholic", paris="knight_islamic")
        heard = listen(g)
        next(
            (
                campaign(g, 0, "england", "france"),
                conspiracy(g, 0, "france", [KNIGHT, KNIGHT]),
                peasant_revolt(g, 0, "france", [PAWN, KNIGHT]),
                religious_war(g, 0, "crusade", "france", [KNIGHT], "inquisition_pope"),
            )[war],
            None,
        )
        causes += [event.cause for event in heard if isinstance(event, BattleBegan)]
    assert causes == ["campaign", "conspiracy", "peasant_revolt", "crusade"]
