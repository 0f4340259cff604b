"""The sequence of play (A2, D1, D2): whose turn, which actions, and what they leave behind."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from stolnik.engine.dice import Dice
from stolnik.engine.flow import DONE, NO, PASS, Ask, Move
from stolnik.games.pax_renaissance.box.components import SIDES, VICTORIES
from stolnik.games.pax_renaissance.chapters.apostasy import PAIRS
from stolnik.games.pax_renaissance.chapters.ops import BOTH, OPS
from stolnik.games.pax_renaissance.chapters.play_card import play_card
from stolnik.games.pax_renaissance.chapters.tableau import cards_in, ops_of, silenced
from stolnik.games.pax_renaissance.chapters.victory import kings, republics
from stolnik.games.pax_renaissance.events import Passed, TurnBegan, VeniceCrowded
from stolnik.games.pax_renaissance.play import menu, refuse_action
from stolnik.games.pax_renaissance.setup import setup
from stolnik.games.pax_renaissance.state import Outcome, Pax
from tests.games.pax_renaissance.both import EACH_EDITION, cited, twin, twins
from tests.games.pax_renaissance.position import (
    border,
    box,
    crown,
    first_ask,
    hold,
    listen,
    own,
    pax_position,
    run,
    stand,
)
from tests.games.pax_renaissance.table import Table


def clause(g: Pax, *move: str) -> str | None:
    refusal = refuse_action(g, 0, move)
    return refusal.clause if refusal else None


def market_card(g: Pax, side: str, place: int) -> str:
    card = g.market[side].cards[place]
    assert card is not None
    return card


def verbs(g: Pax) -> list[str]:
    return list(dict.fromkeys(str(move[0]) for move in menu(g, 0)))


# -- turns -----------------------------------------------------------------------------------


@pytest.mark.rule("PAX1-A2.1", "PAX1-D2.7", "PAX1-C7.5")
def test_turns_go_round_clockwise_from_the_first_player() -> None:
    g = pax_position()
    g.turn.seat = 2
    table = Table(g)
    order = []
    for _ in range(4):
        order.append(table.seat)
        table.answer(PASS, PASS)
    assert order == [2, 0, 1, 2]


@pytest.mark.rule(
    "PAX1-A2.2", "PAX1-D1.1", "PAX1-D2.1", "PAX1-D2.2", "PAX2-A2.2", "PAX2-D2.1", "PAX2-D2.2"
)
@EACH_EDITION
def test_the_market_is_refreshed_after_two_actions(edition: int) -> None:
    g = pax_position(edition=edition)
    table = Table(g)
    table.answer(("buy", market_card(g, "east", 1)))
    assert table.seat == 0
    assert g.market["east"].cards[1] is None
    table.answer(("buy", market_card(g, "east", 2)))
    assert table.seat == 1
    assert None not in g.market["east"].cards
    assert g.turn.actions == 2


@pytest.mark.rule("PAX1-A2.4")
def test_a_player_may_always_pass() -> None:
    g = pax_position()
    heard = listen(g)
    table = Table(g)
    before = [player.florins for player in g.players]
    table.answer(PASS)
    assert table.ask is not None
    assert PASS in table.ask.options
    assert table.ask.about == {"actions": 1}
    table.answer(PASS)
    assert heard == [TurnBegan(0), Passed(0), Passed(0), TurnBegan(1)]
    assert [player.florins for player in g.players] == before


@pytest.mark.rule("PAX1-A2.3", "PAX1-E5.1", "PAX1-E4.1", "PAX1-E6.1")
def test_the_menu_holds_every_kind_of_action() -> None:
    g = pax_position()
    own(g, 0, "england", "portugal", "aragon", "france")
    own(g, 0, "hungary", republic=True)
    hold(g, 0, "luther")
    g.market["east"].florins[0] = 1
    stand(g, london="knight_catholic")
    g.active.append("imperial")
    assert verbs(g) == ["buy", "play", "sell", "ops", "fair", "victory", "pass"]
    assert [move for move in menu(g, 0) if move[0] in ("ops", "fair")] == [
        ("ops", "east"),
        ("ops", "west"),
        ("fair", "east"),
        ("fair", "west"),
    ]


@pytest.mark.rule("PAX1-A2.3", "PAX2-A2.3")
@pytest.mark.parametrize(
    "move",
    [
        ("done",),
        ("yes",),
        ("fair", "both"),
        ("levy", "paris"),
        ("vote", "france"),
        ("op", "france", 0),
    ],
)
@EACH_EDITION
def test_nothing_else_is_an_action(move: Move, edition: int) -> None:
    assert refuse_action(pax_position(edition=edition), 0, move) is not None


@pytest.mark.rule("PAX1-D1.1", "PAX1-D1.2", "PAX2-D1.2", "PAX2-D1.4")
@EACH_EDITION
def test_buying_playing_and_selling_can_each_be_done_twice_in_any_order(edition: int) -> None:
    for twice in ("buy", "play", "sell"):
        g = pax_position(edition=edition)
        hold(g, 0, *twins(g, "spanish_tercio", "swiss_rislaufer"))
        if twice == "buy":
            g.players[0].hand.clear()
        table = Table(g)
        for time in (1, 2):
            assert table.ask is not None
            table.answer(next(move for move in table.ask.options if move[0] == twice))
            if table.topic == "agents":
                table.answer(DONE)
            if time == 1:
                counts = {"buy": g.turn.bought, "play": g.turn.played, "sell": g.turn.sold}
                assert [verb for verb, count in counts.items() if count == 1] == [twice]
        assert table.seat == 1


@pytest.mark.rule("PAX1-D1.2", "PAX2-D1.4")
@EACH_EDITION
def test_no_third_play_a_turn(edition: int) -> None:
    g = pax_position(edition=edition)
    luther = twin(g, "luther")
    hold(g, 0, luther)
    g.turn.played = 2
    assert clause(g, "play", luther) == cited(g, "PAX1-D1.2", "PAX2-D1.4")
    assert ("play", luther) not in menu(g, 0)


@pytest.mark.rule("PAX1-D1.2", "PAX1-D1.8", "PAX1-D1.9", "PAX1-E4.1")
def test_each_side_is_run_once_a_turn() -> None:
    g = pax_position()
    own(g, 0, "france", "hungary", republic=True)
    g.market["east"].florins[0] = g.market["west"].florins[0] = 5
    table = Table(g)
    table.answer(("ops", "west"), DONE)
    assert clause(g, "ops", "west") == "PAX1-D1.2"
    assert clause(g, "ops", "east") is None
    table.answer(("ops", "east"), ("op", "hungary", 1))
    assert g.players[0].florins == 11
    assert table.seat == 1


@pytest.mark.rule("PAX1-D1.8", "PAX1-B4.5", "PAX1-B3.4")
def test_ops_of_empires_and_cards_alike_are_used_only_when_their_side_is_run() -> None:
    g = pax_position()
    own(g, 0, "hochstetter_bank", "zupy_krakowskie_company")
    own(g, 0, "france", republic=True)
    g.market["west"].florins[0] = 5
    table = Table(g)
    table.answer(("ops", "west"))
    assert table.ask is not None
    assert list(table.ask.options) == [("op", "hochstetter_bank", 0), ("op", "france", 0), DONE]
    table.answer(("op", "france", 0), DONE)  # cards may be left unused
    assert g.players[0].florins == 11


@pytest.mark.rule("PAX1-A2.2", "PAX2-A2.2", "PAX2-D1.1")
@EACH_EDITION
def test_nothing_can_be_done_without_an_action_left(edition: int) -> None:
    g = pax_position(edition=edition)
    luther = twin(g, "luther")
    hold(g, 0, luther)
    g.turn.actions = 0
    for move in (("buy", market_card(g, "east", 1)), ("sell", luther), ("fair", "east")):
        assert clause(g, *move) == cited(g, "PAX1-A2.2", "PAX2-D1.1")
    assert [*menu(g, 0)] == [PASS]


@pytest.mark.rule("PAX1-D1.13", "PAX1-B6.4", "PAX1-L2.1", "PAX2-B7.4", "PAX2-D1.14", "PAX2-L2.1")
@EACH_EDITION
def test_a_victory_ends_the_game_in_mid_turn(edition: int) -> None:
    g = pax_position(edition=edition)
    own(g, 0, "england", "france")
    g.active.append("imperial")
    table = Table(g)
    table.answer(("victory", "imperial"))
    assert table.ask is None
    assert g.outcome == Outcome("imperial", [0])


@pytest.mark.rule("PAX1-L2.1", "PAX1-L1.1", "PAX2-A3.2", "PAX2-L1.1", "PAX2-L2.1")
@EACH_EDITION
def test_a_victory_can_be_declared_in_the_turn_in_which_its_comet_was_bought(edition: int) -> None:
    g = pax_position(edition=edition)
    own(g, 0, "england", "france")
    g.market["west"].cards[1] = "comet_halley"
    table = Table(g)
    table.answer(("buy", "comet_halley"), ("activate", "imperial"), ("victory", "imperial"))
    assert g.outcome == Outcome("imperial", [0])


@pytest.mark.rule("PAX1-L2.2", "PAX1-L2.3")
def test_the_last_card_drawn_ends_the_game_before_anybody_else_moves() -> None:
    g = pax_position()
    g.decks = {"east": [], "west": ["luther"]}
    table = Table(g)
    table.answer(("buy", market_card(g, "east", 1)), PASS)
    assert table.ask is None
    assert g.outcome is not None
    assert g.outcome.kind == "patron"


@pytest.mark.rule("PAX1-E1.13", "PAX1-D2.7")
def test_marks_of_a_turn_end_with_it() -> None:
    g = pax_position(players=2)
    table = Table(g)
    table.answer(("buy", market_card(g, "west", 3)), PASS)
    loaded = market_card(g, "west", 1)
    table.answer(PASS, PASS)
    assert table.seat == 0
    assert table.ask is not None
    assert ("buy", loaded) in table.ask.options


# -- what playing a card does ----------------------------------------------------------------


@pytest.mark.rule("PAX1-C3.2", "PAX1-D1.4", "PAX1-D1.14", "PAX1-E2.1")
def test_a_card_goes_to_the_outer_end_of_the_side_that_it_is_marked_with() -> None:
    g = pax_position()
    own(g, 0, "hochstetter_bank", "the_kremlin")
    hold(g, 0, "spanish_tercio", "barbarossa_brothers")
    run(play_card(g, 0, "spanish_tercio"), [DONE])
    run(play_card(g, 0, "barbarossa_brothers"), [DONE])  # an east card, located in the west
    assert g.players[0].west == ["hochstetter_bank", "spanish_tercio"]
    assert g.players[0].east == ["the_kremlin", "barbarossa_brothers"]


@pytest.mark.rule("PAX1-A2.5", "PAX1-D1.5", "PAX1-B4.1", "PAX1-B4.8")
def test_a_card_may_bring_the_agents_that_it_shows_to_its_location() -> None:
    g = pax_position()
    hold(g, 0, "gonfalonier", "jewish_pirates")
    asks: list[Ask] = []
    run(play_card(g, 0, "gonfalonier"), [("place", "knight_catholic", "venice"), DONE], asks=asks)
    assert g.cities == {"venice": "knight_catholic"}  # two knights, one of them declined
    assert DONE in asks[0].options
    sea = border("portugal", "aragon")
    run(play_card(g, 0, "jewish_pirates"), [("pirate", "rook_islamic", sea)])
    assert g.pirates == {sea: "islamic"}


@pytest.mark.rule("PAX1-B4.2", "PAX1-B5.8", "PAX1-B4.8", "PAX2-B5.10", "PAX2-B6.6")
@EACH_EDITION
def test_a_cube_as_agent_is_a_concession_of_the_player_who_plays_the_card(edition: int) -> None:
    for seat in (0, 1):
        g = pax_position(edition=edition)
        g.turn.seat = seat
        bank = twin(g, "hochstetter_bank")
        hold(g, seat, bank)
        land = border("holy_roman_empire", "hungary")
        run(play_card(g, seat, bank), [("concession", land)])
        assert g.concessions == {land: seat}


@pytest.mark.rule("PAX1-B4.8", "PAX1-GL.PlayerCard.1")
def test_a_bishop_goes_to_a_card_of_its_location_and_never_to_a_player_card() -> None:
    g = pax_position()
    own(g, 1, "france", "england")
    hold(g, 0, "antipope")
    asks: list[Ask] = []
    run(play_card(g, 0, "antipope"), [("bishop", "reformation", "france")], asks=asks)
    assert {move[-1] for move in asks[0].options if move != DONE} == {"antipope", "france"}
    assert g.bishops == {"france": "reformation"}
    assert silenced(g, "france")


@pytest.mark.rule("PAX1-A2.6", "PAX2-A2.6")
@EACH_EDITION
def test_an_agent_replaces_the_token_that_is_there(edition: int) -> None:
    g = pax_position(edition=edition)
    bank, tercio = twins(g, "hochstetter_bank", "spanish_tercio")
    hold(g, 0, bank, tercio)
    stand(g, paris="rook_islamic")
    at = border("france", "holy_roman_empire")
    g.concessions[at] = 1
    run(play_card(g, 0, tercio), [("oust", "knight_catholic", "paris")])
    run(play_card(g, 0, bank), [("supplant", at, "holy_roman_empire")])
    assert g.cities == {"paris": "knight_catholic"}
    assert g.concessions == {at: 0}


@pytest.mark.rule("PAX1-GL.China.2", "PAX2-E2.14", "PAX2-GLO.China.2")
@EACH_EDITION
def test_what_repressing_costs_goes_to_china(edition: int) -> None:
    g = pax_position(edition=edition)
    tercio = twin(g, "spanish_tercio")
    hold(g, 0, tercio)
    stand(g, paris="rook_islamic")
    run(play_card(g, 0, tercio), [("oust", "knight_catholic", "paris")])
    assert [player.florins for player in g.players] == [9, 10, 10]
    assert sum(sum(row.florins) for row in g.market.values()) == 0


@pytest.mark.rule("PAX1-A2.7", "PAX1-D1.6", "PAX1-B4.7", "PAX2-A2.7", "PAX2-B5.5", "PAX2-E2.2")
@pytest.mark.parametrize(
    "card, tokens",
    [
        ("teutonic_knights", {}),
        ("flanders_guild", {}),
        ("holy_land_crusade", {"cairo": "rook_islamic"}),
        ("soninke_wangara", {}),
        ("isabella_of_castille", {}),
    ],
    ids=["conspiracy", "peasant revolt", "religious war", "trade shift", "coronation"],
)
@EACH_EDITION
def test_a_bomb_must_be_decided_on_when_its_card_is_played(
    card: str, tokens: dict[str, str], edition: int
) -> None:
    g = pax_position(edition=edition)
    hold(g, 0, twin(g, card))
    stand(g, **tokens)
    ask = first_ask(play_card(g, 0, twin(g, card)))
    assert ask.topic in ("one_shot", "coronation")
    assert NO in ask.options
    assert len(ask.options) > 1


@pytest.mark.rule("PAX1-B4.7")
def test_the_base_game_knows_seven_kinds_of_one_shots() -> None:
    kinds = {card.one_shot for card in box().cards.values() if card.one_shot}
    shifts = {kind for kind in kinds if kind.startswith("trade_shift")}
    assert kinds - shifts == {
        "coronation",
        "conspiracy",
        "peasant_revolt",
        "crusade",
        "reformation",
        "jihad",
    }


@pytest.mark.rule("PAX1-B5.13", "PAX1-B5.11", "PAX1-C1.9", "PAX1-B5.12")
def test_a_token_in_an_emporium_that_is_blocked_is_repressed_at_once() -> None:
    g = pax_position()
    own(g, 1, "byzantium")
    hold(g, 0, "hanseatic_league", "swabian_league")
    stand(g, tana="knight_islamic")
    run(play_card(g, 0, "hanseatic_league"), [("yes",), DONE])
    assert g.emporia == {"white": "trebizond", "black": "novgorod"}
    assert g.repressed == {"byzantium": ["knight_islamic"]}
    asks: list[Ask] = []
    run(play_card(g, 0, "swabian_league"), [NO, DONE], asks=asks)
    assert ("place", "knight_catholic", "novgorod") in asks[1].options
    hold(g, 0, "black_sheep_tribe")
    run(play_card(g, 0, "black_sheep_tribe"), [NO, DONE], asks=asks)
    assert not [move for move in asks[-1].options if "tana" in move]


@pytest.mark.rule("PAX1-B3.2", "PAX1-B3.3", "PAX2-B4.2", "PAX2-D1.8")
@EACH_EDITION
def test_a_gained_empire_enters_the_tableau_as_a_monarchy(edition: int) -> None:
    g = pax_position(edition=edition)
    own(g, 1, "france", republic=True)
    guild = twin(g, "flanders_guild")
    hold(g, 0, guild)
    run(
        play_card(g, 0, guild),
        [
            ("attack", "france"),
            ("settle", "pawn_0", border("france", "aragon")),
            DONE,
        ],
    )
    assert g.players[0].west == [guild, "france"]
    assert (kings(g, 0), republics(g, 0)) == (1, 0)


# -- actions that abilities give -------------------------------------------------------------


def with_expansion(edition: int = 1) -> Pax:
    g = pax_position(variants=["expansion", "promo_cards"], edition=edition)
    g.concessions[border("hungary", "byzantium")] = 1
    stand(g, tana="rook_islamic", caffa="rook_islamic", trebizond="rook_islamic")
    return g


@pytest.mark.rule("PAX1-A1.1", "PAX1-D1.2", "PAX2-A1.1", "PAX2-B5.7", "PAX2-D1.4")
@EACH_EDITION
def test_the_venice_galleys_give_one_fair_a_turn_without_an_action(edition: int) -> None:
    g = with_expansion(edition)
    own(g, 0, twin(g, "podesta_of_venice"))
    table = Table(g)
    table.answer(("fair", "east"))
    assert g.turn.actions == 2
    assert clause(g, "fair", "east") == cited(g, "PAX1-D1.10", "PAX2-D1.12")
    table.answer(("fair", "west"))
    assert g.turn.actions == 1


@pytest.mark.rule("PAX1-A1.1")
def test_what_is_free_can_still_be_done_when_all_actions_are_spent() -> None:
    g = with_expansion()
    own(g, 0, "podesta_of_venice")
    table = Table(g)
    table.answer(PASS, PASS)
    assert table.ask is not None
    assert list(table.ask.options) == [("fair", "east"), ("fair", "west"), PASS]
    table.answer(("fair", "east"))
    assert table.seat == 1


@pytest.mark.rule("PAX1-A1.1")
def test_a_free_fair_may_be_declined() -> None:
    g = with_expansion()
    own(g, 0, "podesta_of_venice")
    Table(g).answer(PASS, PASS, PASS)
    assert g.turn.seat == 1


@pytest.mark.rule("PAX1-A1.1", "PAX1-GL.Ability.1")
@pytest.mark.parametrize(
    "side, engineer, banker",
    [
        ("east", "civil_engineer", "zupy_krakowskie_company"),
        ("west", "mining_engineer", "hochstetter_bank"),
    ],
)
def test_fortifications_run_one_side_without_an_action(
    side: str, engineer: str, banker: str
) -> None:
    g = with_expansion()
    own(g, 0, engineer, banker)
    g.market[side].florins[0] = 1
    table = Table(g)
    table.answer(("ops", side), DONE)
    assert g.turn.actions == 2
    assert clause(g, "ops", side) == "PAX1-D1.2"
    g.turn.done.clear()
    g.bishops[engineer] = "catholic"
    table.answer(PASS, ("ops", side), DONE)
    assert table.seat == 1


@pytest.mark.rule("PAX1-A1.1", "PAX1-E4.1", "PAX2-A1.1", "PAX2-GLO.Ability.5")
@EACH_EDITION
def test_spies_run_both_sides_with_one_action(edition: int) -> None:
    g = with_expansion(edition)
    zupy, bank = twins(g, "zupy_krakowskie_company", "hochstetter_bank")
    own(g, 0, zupy, bank)
    g.market["east"].florins[0] = g.market["west"].florins[0] = 1
    assert clause(g, "ops", "both") == cited(g, "PAX1-E4.1", "PAX2-GLO.Ability.5")
    own(g, 0, twin(g, "transylvanian_plot"))
    table = Table(g)
    table.answer(("ops", "both"), ("op", bank, 0))
    assert g.turn.running == ["east", "west"]
    assert table.ask is not None
    table.answer(("op", zupy, 2))
    assert g.players[0].florins == 12
    assert g.turn.actions == 1
    twice = cited(g, "PAX1-D1.2", "PAX2-D1.4")
    assert clause(g, "ops", "east") == clause(g, "ops", "west") == twice


@pytest.mark.rule("PAX1-A1.1", "PAX1-GL.Ability.2", "PAX2-A1.1", "PAX2-GLO.Ability.2")
@EACH_EDITION
def test_both_sides_together_are_free_only_if_each_of_them_is(edition: int) -> None:
    g = with_expansion(edition)
    own(g, 0, *twins(g, "transylvanian_plot", "zupy_krakowskie_company", "civil_engineer"))
    g.market["east"].florins[0] = 1
    g.turn.actions = 0
    assert clause(g, "ops", "east") is None
    assert clause(g, "ops", "both") == cited(g, "PAX1-A2.2", "PAX2-D1.1")
    own(g, 0, twin(g, "mining_engineer"))
    assert clause(g, "ops", "both") is None


@pytest.mark.rule("PAX1-A1.1", "PAX1-D1.2", "PAX2-A1.1", "PAX2-D1.4")
@EACH_EDITION
def test_the_counter_reformation_is_an_action_once_a_turn(edition: int) -> None:
    g = with_expansion(edition)
    oratory, the_grim = twins(g, "oratory_of_divine_love", "the_grim")
    own(g, 0, oratory)
    own(g, 1, *twins(g, "luther", "jesuits"), the_grim)
    assert [move for move in menu(g, 0) if move[0] == "apostasy"] == [
        ("apostasy", oratory, *pair) for pair in PAIRS
    ]
    Table(g).answer(("apostasy", oratory, "catholic", "reformation"))
    assert g.players[1].west == []
    assert g.players[1].east == [the_grim]
    assert g.turn.actions == 1
    refused = clause(g, "apostasy", oratory, "catholic", "islamic")
    assert refused == cited(g, "PAX1-D1.2", "PAX2-D1.4")


@pytest.mark.rule("PAX1-A1.1")
def test_popular_reprisals_are_an_action() -> None:
    g = with_expansion()
    own(g, 0, "hungary")
    crown(g, "elizabeth_bathory", "hungary")
    g.repressed["hungary"] = ["pawn_1"]
    assert ("reprisals", "elizabeth_bathory") in menu(g, 0)
    table = Table(g)
    table.answer(("reprisals", "elizabeth_bathory"))
    assert "elizabeth_bathory" in g.discards
    assert g.turn.actions == 1


# -- what an action can leave behind ---------------------------------------------------------


@pytest.mark.rule("PAX1-E1.2", "PAX1-GL.Hand.2", "PAX2-GLO.Hand.3")
@EACH_EDITION
def test_who_loses_an_unlimited_hand_discards_down_to_two_of_his_choice(edition: int) -> None:
    g = pax_position(edition=edition)
    gutenberg = twin(g, "gutenberg")
    luther, cromwell, *kept = twins(g, "luther", "cromwell", "jesuits", "the_bold")
    own(g, 0, gutenberg)
    hold(g, 0, luther, cromwell, *kept)
    table = Table(g)
    table.answer(("sell", gutenberg))
    assert (table.seat, table.topic) == (0, "hand_limit")
    table.answer(("discard", cromwell), ("discard", luther))
    assert g.players[0].hand == kept
    assert g.discards == [gutenberg, cromwell, luther]
    assert (table.seat, table.topic) == (0, "action")


@pytest.mark.rule("PAX1-E1.2")
def test_another_player_whose_unlimited_hand_is_silenced_is_asked_at_once() -> None:
    g = pax_position()
    own(g, 1, "gutenberg")
    hold(g, 1, "luther", "cromwell", "jesuits")
    hold(g, 0, "papal_elephant")
    table = Table(g)
    table.answer(("play", "papal_elephant"), ("bishop", "catholic", "gutenberg"))
    assert (table.seat, table.topic) == (1, "hand_limit")
    table.answer(("discard", "luther"))
    assert (table.seat, g.turn.actions) == (0, 1)


def crowded_venice() -> Pax:
    g = pax_position()
    own(g, 0, "gonfalonier")
    stand(g, venice="knight_catholic", venice_2="rook_islamic")
    return g


@pytest.mark.rule("PAX1-GL.Ability.1", "PAX1-GL.City.3")
@pytest.mark.parametrize(
    "killed, left", [("venice", "rook_islamic"), ("venice_2", "knight_catholic")]
)
def test_who_takes_the_second_place_from_venice_kills_one_of_its_tokens(
    killed: str, left: str
) -> None:
    g = crowded_venice()
    table = Table(g)
    table.answer(("sell", "gonfalonier"))
    assert (table.seat, table.topic) == (0, "venice")
    table.answer(("kill", killed))
    assert g.cities == {"venice": left}


@pytest.mark.rule("PAX1-GL.City.3")
def test_a_single_token_keeps_its_place_in_venice_and_twins_need_no_choice() -> None:
    g = crowded_venice()
    del g.cities["venice"]
    Table(g).answer(("sell", "gonfalonier"))
    assert g.cities == {"venice": "rook_islamic"}
    g = crowded_venice()
    g.cities["venice_2"] = "knight_catholic"
    heard = listen(g)
    Table(g).answer(("sell", "gonfalonier"))
    assert g.cities == {"venice": "knight_catholic"}
    assert VeniceCrowded(0, "knight_catholic") in heard


@pytest.mark.rule("PAX1-GL.Ability.2")
def test_venice_keeps_its_second_place_while_another_card_gives_it() -> None:
    g = crowded_venice()
    own(g, 1, "duchy_of_ferrara")
    Table(g).answer(("sell", "gonfalonier"))
    assert g.cities == {"venice": "knight_catholic", "venice_2": "rook_islamic"}


@pytest.mark.rule("PAX1-GL.Florins.3", "PAX2-GLO.Florins.3")
@EACH_EDITION
def test_there_is_no_limit_to_florins(edition: int) -> None:
    g = pax_position(florins=1000, edition=edition)
    luther = twin(g, "luther")
    hold(g, 0, luther)
    Table(g).answer(("sell", luther))
    assert g.players[0].florins == 1002


# -- the machine behind it -------------------------------------------------------------------


def any_move(g: Pax) -> list[Move]:
    """Every answer that anybody could dream of."""
    cards = [*g.box.cards, *g.box.empires]
    moves: list[Move] = [(verb, card) for verb in ("buy", "play", "sell") for card in cards]
    moves += [("ops", side) for side in (*SIDES, BOTH)]
    moves += [("fair", side) for side in SIDES]
    moves += [("victory", victory) for victory in VICTORIES]
    moves += [("reprisals", card) for card in cards]
    moves += [("apostasy", card, *pair) for card in cards for pair in PAIRS]
    return [*moves, PASS]


def random_game(
    players: int, seed: str, *variants: str, each: Callable[[Table], None], edition: int = 1
) -> None:
    """Play with a preference for richer moves, and look at the table before each of them."""
    parts = box(*variants, edition=edition)
    g = setup(parts, players, Dice(seed))
    g.attach(parts, None)
    dice = Dice(f"moves of {seed}")
    table = Table(g)
    while table.ask is not None:
        each(table)
        options = table.ask.options
        rich = [move for move in options if move not in (PASS, DONE, NO) and move[0] != "sell"]
        table.answer(dice.pick(rich if rich and dice.below(4) else options))


ALL_VARIANTS = ("expansion", "promo_cards", "bankruptcy")


@EACH_EDITION
@pytest.mark.parametrize("players, variants", [(2, ()), (3, ALL_VARIANTS), (4, ALL_VARIANTS)])
def test_the_menu_is_exactly_what_no_guard_refuses(
    players: int, variants: tuple[str, ...], edition: int
) -> None:
    def compare(table: Table) -> None:
        if table.topic == "action":
            g, seat = table.g, table.seat
            allowed = {move for move in any_move(g) if refuse_action(g, seat, move) is None}
            assert table.ask is not None
            assert len(set(table.ask.options)) == len(table.ask.options)
            assert set(table.ask.options) == allowed

    random_game(players, "menu", *variants, each=compare, edition=edition)


@EACH_EDITION
def test_ops_whose_targets_are_all_legal_list_none_that_their_guard_refuses(edition: int) -> None:
    seen: set[str] = set()

    def compare(table: Table) -> None:
        g, seat = table.g, table.seat
        for card in cards_in(g, seat):
            for op in ops_of(g, card):
                rules = OPS[op.kind]
                if rules.exact:
                    for move in rules.targets(g, seat, card, op):
                        assert rules.refuse(g, seat, card, op, *move[1:]) is None, move
                        seen.add(str(move[0]))

    for seed in ("exact", "listed", "legal"):
        random_game(3, seed, *ALL_VARIANTS, each=compare, edition=edition)
    assert seen >= {"commerce", "siege_city", "repress_city", "inquisitor"}


@EACH_EDITION
def test_a_game_goes_on_from_any_checkpoint_with_the_same_question(edition: int) -> None:
    def reload(table: Table) -> None:
        if table.checkpoint == msgspec.msgpack.encode(table.g):
            again = msgspec.msgpack.decode(table.checkpoint, type=Pax)
            again.attach(table.g.box, None)
            assert Table(again).ask == table.ask

    random_game(3, "reload", *ALL_VARIANTS, each=reload, edition=edition)


def test_the_beginning_is_told_once() -> None:
    g = setup(box(), 3, Dice("told"))
    g.attach(box(), None)
    heard = listen(g)
    table = Table(g)
    table.answer(PASS)
    assert heard == [TurnBegan(g.turn.seat), Passed(g.turn.seat)]
    again = msgspec.msgpack.decode(table.checkpoint, type=Pax)
    again.attach(box(), None)
    heard = listen(again)
    Table(again)
    assert heard == []
