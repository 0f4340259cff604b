"""Playing a card from the hand: into the tableau, with its one-shot and its agents."""

from contextlib import suppress

import pytest

from stolnik.engine.flow import DONE, NO, YES, Ask, Move
from stolnik.engine.refusal import Refusal
from stolnik.games.pax_renaissance.box.checking import ONE_SHOTS
from stolnik.games.pax_renaissance.chapters.play_card import (
    launch,
    play_card,
    refuse_play,
    refuse_war,
)
from stolnik.games.pax_renaissance.chapters.tableau import seat_of
from stolnik.games.pax_renaissance.chapters.tokens import reserve
from stolnik.games.pax_renaissance.events import BattleBegan, CardPlayed, OneShotLaunched
from stolnik.games.pax_renaissance.state import Pax
from tests.games.pax_renaissance.both import EACH_EDITION, cited, twin, twins
from tests.games.pax_renaissance.position import (
    border,
    box,
    first_ask,
    hold,
    listen,
    own,
    pax_position,
    run,
    stand,
)


def announced(g: Pax, card: str) -> list[Move]:
    """The answers to the first question when seat 0 plays a card from his hand."""
    hold(g, 0, card)
    return list(first_ask(play_card(g, 0, card)).options)


# -- into the tableau -----------------------------------------------------------------------------


@pytest.mark.rule("PAX1-E2.1", "PAX1-D1.4", "PAX1-C3.2")
def test_a_card_goes_to_the_side_of_its_marking_whatever_its_location() -> None:
    g = pax_position()
    hold(g, 0, "barbarossa_brothers", "holy_land_crusade")
    run(play_card(g, 0, "barbarossa_brothers"), [DONE])  # an East card located in the West
    run(play_card(g, 0, "holy_land_crusade"), [DONE])  # and the other way round (1e R6)
    assert g.players[0].east == ["barbarossa_brothers"]
    assert g.players[0].west == ["holy_land_crusade"]
    assert g.players[0].hand == []


@pytest.mark.rule("PAX1-D1.14", "PAX1-E2.1", "PAX2-C3.2", "PAX2-D1.6", "PAX2-E2.1")
@EACH_EDITION
def test_a_card_goes_to_the_outer_end_of_its_side(edition: int) -> None:
    g = pax_position(edition=edition)
    the_bold, cromwell = twins(g, "the_bold", "cromwell")
    own(g, 0, "england", the_bold)
    hold(g, 0, cromwell)
    heard = listen(g)
    run(play_card(g, 0, cromwell), [DONE])
    assert g.players[0].west == ["england", the_bold, cromwell]
    assert heard == [CardPlayed(0, cromwell)]


@pytest.mark.rule("PAX1-E2.1", "PAX2-A2.3")
@EACH_EDITION
def test_only_cards_of_the_own_hand_are_played(edition: int) -> None:
    g = pax_position(edition=edition)
    cromwell, the_bold = twins(g, "cromwell", "the_bold")
    hold(g, 0, cromwell)
    hold(g, 1, the_bold)
    assert refuse_play(g, 0, cromwell) is None
    assert refuse_play(g, 0, the_bold) == Refusal(cited(g, "PAX1-E2.1", "PAX2-A2.3"))


@pytest.mark.rule("PAX1-GL.OneShot.1", "PAX2-GLO.OneShot.1")
@EACH_EDITION
def test_a_one_shot_is_lost_with_the_moment_in_which_its_card_was_played(edition: int) -> None:
    g = pax_position(edition=edition)
    guild = twin(g, "flanders_guild")
    hold(g, 0, guild)
    run(play_card(g, 0, guild), [NO, DONE])
    assert refuse_play(g, 0, guild) == Refusal(cited(g, "PAX1-E2.1", "PAX2-A2.3"))


# -- the announcement -----------------------------------------------------------------------------


@pytest.mark.rule("PAX1-E2.2", "PAX1-D1.6", "PAX1-A2.7", "PAX2-A2.7", "PAX2-B5.5", "PAX2-E2.2")
@EACH_EDITION
def test_whoever_plays_a_bomb_says_at_once_whether_it_goes_off(edition: int) -> None:
    g = pax_position(edition=edition)
    guild = twin(g, "flanders_guild")
    hold(g, 0, guild)
    ask = first_ask(play_card(g, 0, guild))
    assert ask.topic == "one_shot"
    assert ask.about == {"card": guild, "one_shot": "peasant_revolt"}
    assert list(ask.options) == [NO, ("attack", "france")]


@pytest.mark.rule("PAX1-E2.2", "PAX1-E2b.1", "PAX1-J0.3", "PAX2-A2.7", "PAX2-E2.2", "PAX2-E2.9")
@EACH_EDITION
def test_if_it_does_not_the_agents_are_placed_without_a_battle(edition: int) -> None:
    g = pax_position(edition=edition)
    the_bold = twin(g, "the_bold")
    hold(g, 0, the_bold)
    stand(g, paris="knight_islamic")
    heard = listen(g)
    run(play_card(g, 0, the_bold), [NO, ("place", "knight_catholic", "lyon"), DONE])
    assert g.cities == {"paris": "knight_islamic", "lyon": "knight_catholic"}
    assert not any(isinstance(event, BattleBegan) for event in heard)


@pytest.mark.rule("PAX1-B4.7", "PAX1-I1.9")
def test_the_one_shots_of_the_base_game() -> None:
    assert {card.one_shot for card in box().cards.values() if card.one_shot} == {
        "trade_shift_spice_islands",
        "trade_shift_novgorod",
        "trade_shift_timbuktu",
        "coronation",
        "conspiracy",
        "peasant_revolt",
        "crusade",
        "reformation",
        "jihad",
    }


@pytest.mark.rule("PAX1-B4.7", "PAX1-A2.7")
@pytest.mark.parametrize(
    ("card", "answer"),
    [
        ("the_bold", ("attack", "france")),  # a conspiracy
        ("flanders_guild", ("attack", "france")),  # a peasant revolt
        ("jesuits", ("attack", "aragon")),  # a crusade
        ("luther", ("attack", "holy_roman_empire")),  # a reformation
        ("the_handsome", ("attack", "hungary")),  # a jihad
        ("hanseatic_league", YES),  # a trade shift
        ("isabella_of_castille", ("marry", "aragon")),  # a coronation
        ("european_union", YES),  # an apostasy
    ],
)
def test_every_one_shot_can_be_launched(card: str, answer: Move) -> None:
    g = pax_position(variants=["expansion"])
    stand(g, algiers="rook_islamic", valencia="rook_catholic")
    stand(g, vienna="rook_catholic", buda="knight_catholic")
    assert box("expansion").cards[card].one_shot in ONE_SHOTS
    options = announced(g, card)
    assert options[0] == NO
    assert answer in options


@pytest.mark.rule("PAX1-K1.8", "PAX1-E2b.1")
def test_a_war_that_is_not_allowed_is_not_asked_about() -> None:
    g = pax_position()
    hold(g, 0, "jesuits")  # no heretics in Aragon
    asks: list[Ask] = []
    run(play_card(g, 0, "jesuits"), [DONE], asks=asks)
    assert [ask.topic for ask in asks] == ["agents"]
    agents = g.box.cards["jesuits"].agents
    assert refuse_war(g, 0, "jesuits", "aragon", agents) == Refusal("PAX1-K1.8")


# -- wars -----------------------------------------------------------------------------------------


@pytest.mark.rule("PAX1-E2a.1", "PAX1-GL.OneShot.2")
@pytest.mark.parametrize(
    ("card", "empire", "agents"),
    [
        ("the_bold", "france", ["knight_catholic"] * 2),
        ("kingmaker", "england", ["rook_reformation", "rook_catholic"]),
        ("flanders_guild", "france", ["pawn_0"]),
        ("arumer_zwarte_hoop", "france", ["rook_islamic"]),  # a pirate
        ("luther", "holy_roman_empire", ["rook_reformation"] * 2),
    ],
)
def test_agents_who_can_fight_are_attackers(card: str, empire: str, agents: list[str]) -> None:
    g = pax_position()
    stand(g, london="knight_catholic", paris="knight_catholic", vienna="knight_catholic")
    stand(g, bordeaux="knight_catholic", lyon="knight_catholic", lubeck="knight_catholic")
    hold(g, 0, card)
    heard = listen(g)
    flow = play_card(g, 0, card)
    next(flow)
    with suppress(StopIteration):
        flow.send(("attack", empire))
    battle = next(event for event in heard if isinstance(event, BattleBegan))
    assert sorted(battle.attackers) == sorted(agents)


@pytest.mark.rule("PAX1-E2a.2", "PAX2-D1.8", "PAX2-E2.5", "PAX2-E2.6")
@pytest.mark.parametrize(("defenders", "owner"), [(1, 0), (2, None)])
@EACH_EDITION
def test_attackers_who_remain_have_won_and_change_the_regime(
    defenders: int, owner: int | None, edition: int
) -> None:
    g = pax_position(edition=edition)
    cities = ("paris", "bruges")[:defenders]
    stand(g, **dict.fromkeys(cities, "knight_islamic"))
    the_bold = twin(g, "the_bold")
    hold(g, 0, the_bold)
    answers: list[Move] = [("attack", "france")]
    if owner is not None:
        answers += [("settle", "knight_catholic", "paris"), DONE]
    run(play_card(g, 0, the_bold), answers)
    assert seat_of(g, "france") == owner


@pytest.mark.rule("PAX1-E2a.3", "PAX2-E2.7")
@pytest.mark.parametrize("defenders", [0, 1])
@EACH_EDITION
def test_a_bishop_is_placed_after_the_battle_won_or_lost(defenders: int, edition: int) -> None:
    g = pax_position(edition=edition)  # 1e R14, 2e R5
    own(g, 1, "aragon")
    g.repressed["aragon"] = ["knight_reformation"]
    if defenders:
        stand(g, algiers="rook_islamic")
    borgia = twin(g, "house_of_borgia")
    hold(g, 0, borgia)
    answers: list[Move] = [("attack", "aragon")]
    if not defenders:
        answers += [("settle", "knight_reformation", "valencia"), DONE]
    run(play_card(g, 0, borgia), [*answers, ("bishop", "catholic", "aragon")])
    assert seat_of(g, "aragon") == defenders
    assert g.bishops == {"aragon": "catholic"}


@pytest.mark.rule("PAX1-GL.Location.4", "PAX1-GL.Location.7")
def test_a_card_of_the_whole_west_attacks_one_of_six_empires() -> None:
    g = pax_position()
    assert announced(g, "peasant_republic_of_dithmarschen") == [
        NO,
        ("attack", "england"),
        ("attack", "france"),
        ("attack", "holy_roman_empire"),
        ("attack", "portugal"),
        ("attack", "aragon"),
        ("attack", "papal_states"),
    ]


@pytest.mark.rule("PAX1-GL.Location.4")
def test_a_card_of_the_whole_east_attacks_one_of_four_empires() -> None:
    g = pax_position()
    assert announced(g, "janissaries") == [
        NO,
        ("attack", "hungary"),
        ("attack", "byzantium"),
        ("attack", "ottoman"),
        ("attack", "mamluk"),
    ]


@pytest.mark.rule("PAX1-GL.Location.1")
def test_no_war_is_waged_away_from_the_location() -> None:
    g = pax_position()
    agents = g.box.cards["the_bold"].agents
    assert refuse_war(g, 0, "the_bold", "france", agents) is None
    assert refuse_war(g, 0, "the_bold", "england", agents) == Refusal(
        "PAX1-GL.Location.1", {"empire": ["france"]}, "location"
    )


@pytest.mark.rule("PAX1-GL.Location.4")
def test_the_agents_who_are_placed_after_a_war_choose_their_location_anew() -> None:
    g = pax_position()
    own(g, 1, "aragon")
    own(g, 2, "england")
    g.repressed["aragon"] = ["knight_reformation"]
    hold(g, 0, "house_of_borgia")
    run(
        play_card(g, 0, "house_of_borgia"),
        [
            ("attack", "aragon"),
            ("settle", "knight_reformation", "valencia"),
            DONE,
            ("bishop", "catholic", "england"),
        ],
    )
    assert g.bishops == {"england": "catholic"}


@pytest.mark.rule("PAX1-E2b.21", "PAX2-E2.24")
@EACH_EDITION
def test_one_may_act_against_an_empire_of_ones_own(edition: int) -> None:
    g = pax_position(edition=edition)
    own(g, 0, "france")
    assert ("attack", "france") in announced(g, twin(g, "flanders_guild"))


@pytest.mark.rule("PAX1-E2a.1", "PAX1-GL.TokenManagement.2", "PAX1-E2b.20")
def test_scarce_agents_are_taken_from_the_table_before_the_battle() -> None:
    g = pax_position()
    own(g, 1, "hungary")
    g.repressed["hungary"] = ["knight_reformation"] * 7
    stand(g, vienna="rook_catholic")
    hold(g, 0, "the_last_knight")
    heard = listen(g)
    run(
        play_card(g, 0, "the_last_knight"),
        [("attack", "holy_roman_empire"), ("take_repressed", "hungary")],
    )
    assert len(g.repressed["hungary"]) == 6
    assert reserve(g, "knight_reformation") == 1  # he fell, with the rook
    assert g.cities == {}
    assert OneShotLaunched(0, "the_last_knight", "conspiracy") in heard


@pytest.mark.rule("PAX1-E2a.1", "PAX1-GL.TokenManagement.3")
def test_a_scarce_attacker_may_be_a_defender_who_changes_sides() -> None:
    g = pax_position()  # 1e R29: to the letter, no place is excepted
    stand(g, vienna="knight_reformation", lubeck="rook_catholic")
    others = ("london", "paris", "lyon", "buda", "varna", "toledo")
    stand(g, **dict.fromkeys(others, "knight_reformation"))
    hold(g, 0, "the_last_knight")
    asks: list[Ask] = []
    heard = listen(g)
    run(
        play_card(g, 0, "the_last_knight"),
        [("attack", "holy_roman_empire"), ("take_ruler", "vienna")],
        asks=asks,
    )
    question = asks[1]
    assert ("take_ruler", "vienna") in question.options
    assert question.about == {"token": "knight_reformation", "fights": "yes"}
    battle = next(event for event in heard if isinstance(event, BattleBegan))
    assert battle.attackers == ("knight_reformation",)
    assert battle.defenders == ("rook_catholic",)


@pytest.mark.rule("PAX1-GL.TokenManagement.2", "PAX1-E2b.1")
def test_without_its_only_attacker_a_war_does_not_take_place() -> None:
    g = pax_position()
    own(g, 1, "hungary")
    g.repressed["hungary"] = ["knight_reformation"] * 7
    hold(g, 0, "the_last_knight")
    heard = listen(g)
    run(play_card(g, 0, "the_last_knight"), [("attack", "holy_roman_empire"), NO, DONE])
    assert seat_of(g, "holy_roman_empire") is None
    assert not any(isinstance(event, OneShotLaunched) for event in heard)


def test_a_one_shot_can_be_launched_for_a_card_that_has_left_the_tableau() -> None:
    g = pax_position()
    agents = g.box.cards["flanders_guild"].agents
    assert run(launch(g, 0, "flanders_guild", agents), [NO]) is False
    shore = border("england", "france")
    answers = [("attack", "france"), ("settle", "pawn_0", shore), DONE]
    assert run(launch(g, 0, "flanders_guild", agents), answers) is True
    assert seat_of(g, "france") == 0


# -- the examples of the rulebook -----------------------------------------------------------------


@pytest.mark.rule(
    "PAX1-E2a.1",
    "PAX1-E2a.2",
    "PAX1-J2.2",
    "PAX1-T0.4",
    "PAX1-GL.RegimeChange.2",
    "PAX1-GL.RegimeChange.11",
    "PAX1-GL.Battle.11",
    "PAX1-GL.Concession.1",
)
def test_ex07_peasant_revolt_in_an_empty_france() -> None:
    g = pax_position()
    hold(g, 0, "flanders_guild")
    heard = listen(g)
    asks: list[Ask] = []
    west, east = border("england", "france"), border("france", "holy_roman_empire")
    run(
        play_card(g, 0, "flanders_guild"),
        [("attack", "france"), ("settle", "pawn_0", west), ("concession", east)],
        asks=asks,
    )
    battle = next(event for event in heard if isinstance(event, BattleBegan))
    assert (battle.attackers, battle.defenders) == (("pawn_0",), ())
    assert g.players[0].west == ["flanders_guild", "france"]
    assert "france" not in g.republics
    assert g.concessions == {west: 0, east: 0}


@pytest.mark.rule("PAX1-E2b.2", "PAX1-E2b.15", "PAX1-E2b.16", "PAX1-E2b.17", "PAX1-E2b.18")
def test_ex08_the_same_card_without_the_one_shot() -> None:
    g = pax_position(florins=1)
    west, south = border("england", "france"), border("france", "aragon")
    east = border("france", "holy_roman_empire")
    g.concessions[east] = 1
    hold(g, 0, "flanders_guild")
    asks: list[Ask] = []
    run(play_card(g, 0, "flanders_guild"), [NO, ("concession", west)], asks=asks)
    assert list(asks[1].options) == [
        DONE,
        ("concession", west),
        ("supplant", east, "france"),
        ("concession", south),
    ]
    assert g.concessions == {east: 1, west: 0}
    assert g.players[0].florins == 1
    on_a_route = {b for route in g.box.routes.values() for b in route.borders}
    assert west in on_a_route
    assert south not in on_a_route
