"""What the scrolls of the cards do (GLO.Ability): a test for each of the 28 kinds of ability."""

from __future__ import annotations

import msgspec
import pytest

from stolnik.engine.flow import DONE, PASS
from stolnik.games.pax_renaissance.box.components import Agent
from stolnik.games.pax_renaissance.box.second import DATA
from stolnik.games.pax_renaissance.chapters.agents import place_agents, place_pirate
from stolnik.games.pax_renaissance.chapters.apostasy import apostasy
from stolnik.games.pax_renaissance.chapters.coronation import refuse_coronation
from stolnik.games.pax_renaissance.chapters.ops.vote import has_majority, price_of_vote
from stolnik.games.pax_renaissance.chapters.play_card import play_card
from stolnik.games.pax_renaissance.chapters.selling import sell, worth
from stolnik.games.pax_renaissance.chapters.tableau import adjacent_lands, seat_of, silenced
from stolnik.games.pax_renaissance.chapters.tokens import levy_slots
from stolnik.games.pax_renaissance.chapters.trade_fair import hold_fair
from stolnik.games.pax_renaissance.chapters.victory import (
    bishops_in_play,
    concessions,
    law,
    refuse_victory,
    republics,
    supreme_religion,
)
from stolnik.games.pax_renaissance.chapters.wars.campaign import host, refuse_campaign
from stolnik.games.pax_renaissance.chapters.wars.religious_war import rooks_next_door
from stolnik.games.pax_renaissance.play import cost, menu, refuse_action
from stolnik.games.pax_renaissance.state import Pax, Unit
from tests.games.pax_renaissance.every_card import drive, functions_of
from tests.games.pax_renaissance.position import (
    border,
    crown,
    first_ask,
    hold,
    offer,
    own,
    run,
    stand,
)
from tests.games.pax_renaissance.running import menu as ops_of_side
from tests.games.pax_renaissance.running import op, targets, use
from tests.games.pax_renaissance.second.second import enthrone, next_ask, second


def clause(g: Pax, *move: str) -> str | None:
    """Why seat 0 cannot take this action."""
    refusal = refuse_action(g, 0, move)
    return refusal.clause if refusal else None


# -- trade and money -----------------------------------------------------------------------------


def fair_pays(g: Pax, *, emporium: str = "trebizond", florins: int = 20) -> int:
    """What a western fair pays to seat 1, who has one concession on its way."""
    before = g.players[1].florins
    g.emporia["white"] = emporium
    g.concessions = {border("england", "france"): 1}
    g.market["west"].cards[0] = "pren020"
    g.market["west"].florins[0] = florins
    drive(g, hold_fair(g, 0, "west"))
    return g.players[1].florins - before


@pytest.mark.rule("PAX2-GLO.Ability.1", "PAX2-GLO.Ability.2")
@pytest.mark.parametrize(
    "cards, share",
    [([], 1), (["pren014"], 2), (["pren018"], 2), (["pren014", "pren018"], 4)],
)
def test_concessions_count_twice_in_fairs_from_the_spice_islands_and_abilities_multiply(
    cards: list[str], share: int
) -> None:
    g = second()
    own(g, 1, *cards)
    assert fair_pays(g, emporium="spice_islands") == share
    assert fair_pays(g, emporium="trebizond") == 1
    # Of 1 and the 2 from China the convener takes one, so that two are left.
    assert fair_pays(g, emporium="spice_islands", florins=1) == min(share, 2)


@pytest.mark.rule("PAX2-GLO.Ability.2")
def test_concessions_count_twice_in_all_fairs_and_in_votes() -> None:
    g = second()
    own(g, 2, "france")
    own(g, 1, "pren131x")
    assert fair_pays(g) == 2
    own(g, 1, "pren014")
    assert fair_pays(g, emporium="spice_islands") == 4
    g.concessions[border("france", "aragon")] = 0
    assert has_majority(g, 1, "france")
    g.bishops["pren131x"] = "islamic"
    assert not has_majority(g, 1, "france")


@pytest.mark.rule("PAX2-A1.1", "PAX2-E3.6")
@pytest.mark.parametrize("card", ["pren021", "pren088"])
def test_it_sells_for_four_from_the_tableau_unless_it_is_silenced(card: str) -> None:
    g = second()
    hold(g, 0, card)
    assert worth(g, 0, card) == 2
    g.players[0].hand.clear()
    own(g, 0, card)
    assert worth(g, 0, card) == 4
    g.bishops[card] = "islamic"
    assert worth(g, 0, card) == 2


@pytest.mark.rule("PAX2-A1.1", "PAX2-E3.6", "PAX2-I1.9")
@pytest.mark.parametrize(
    "queen, king", [("pren104x", "hungary"), ("pren138x", "holy_roman_empire")]
)
def test_a_ransom_makes_a_royal_couple_worth_six_unless_it_is_silenced(
    queen: str, king: str
) -> None:
    g = second()
    g.players[0].maids.append(queen)
    assert worth(g, 0, queen) == 2
    g.players[0].maids.clear()
    own(g, 0, king)
    crown(g, queen, king)
    assert worth(g, 0, king) == 6
    g.bishops[king] = "catholic"
    assert worth(g, 0, king) == 4


@pytest.mark.rule("PAX2-A1.1", "PAX2-D1.12")
def test_one_fair_a_turn_costs_no_action() -> None:
    g = second(players=2)  # so that a fair without florins ends with the convener's
    own(g, 0, "pren097x")
    assert cost(g, 0, ("fair", "east")) == cost(g, 0, ("fair", "west")) == 0
    assert next_ask(g, ("fair", "east")).about["actions"] == 2
    assert clause(g, "fair", "east") == "PAX2-D1.12"
    assert next_ask(g, ("fair", "west")).about["actions"] == 1


@pytest.mark.rule("PAX2-D1.1", "PAX2-GLO.Ability.4")
def test_a_fair_for_free_can_still_be_held_when_all_actions_are_spent() -> None:
    g = second(players=2)
    own(g, 0, "pren097x", "pren020", "pren023")
    ask = next_ask(g, ("sell", "pren020"), ("sell", "pren023"))
    assert ask.seat == 0
    assert list(ask.options) == [("fair", "east"), ("fair", "west"), PASS]


# -- agents, pirates and Venice ------------------------------------------------------------------


@pytest.mark.rule("PAX2-GLO.Pirate.9", "PAX2-E2.18")
@pytest.mark.parametrize("card", ["pren107x", "pren113x"])
def test_pirates_cannot_kill_concessions_and_share_their_borders(card: str) -> None:
    g = second()
    sea = border("ottoman", "mamluk")
    own(g, 1, card)
    g.concessions[sea] = 1
    flow = place_agents(g, 0, "pren063", [Agent("pirate", "islamic")])  # in the same waters
    run(flow, [("pirate", "pirate_islamic", sea)])
    assert (g.concessions, g.pirates) == ({sea: 1}, {sea: "islamic"})
    g.concessions[border("hungary", "ottoman")] = 2
    place_pirate(g, 0, border("hungary", "ottoman"), "islamic")
    assert g.concessions == {sea: 1}


@pytest.mark.rule("PAX2-GLO.Pirate.9", "PAX2-GLO.Border.4")
@pytest.mark.parametrize("loss", ["silenced", "sold"])
def test_a_concession_that_loses_its_protection_dies_beside_a_pirate(loss: str) -> None:
    g = second()
    sea = border("ottoman", "mamluk")
    own(g, 0, "pren113x")
    g.concessions[sea] = 0
    g.pirates[sea] = "islamic"
    if loss == "silenced":
        g.bishops["pren113x"] = "islamic"
        next_ask(g)
    else:
        next_ask(g, ("sell", "pren113x"))
    assert (g.concessions, g.pirates) == ({}, {sea: "islamic"})


@pytest.mark.rule("PAX2-G4.6", "PAX2-G4.7", "PAX2-GLO.Ability.3")
@pytest.mark.parametrize("card", ["pren024", "pren055", "pren143x"])
@pytest.mark.parametrize("owner", [0, 1])
def test_condottieri_give_venice_a_second_place_for_every_player(card: str, owner: int) -> None:
    g = second()
    stand(g, venice="rook_islamic")
    assert levy_slots(g, "papal_states") == []
    own(g, owner, card)
    assert levy_slots(g, "papal_states") == ["venice_2"]
    g.states["papal_states"] = "islamic"
    assert levy_slots(g, "papal_states") == []


@pytest.mark.rule("PAX2-GLO.Ability.3", "PAX2-G4.7")
def test_condottieri_do_not_add_up() -> None:
    g = second()
    own(g, 0, "pren024", "pren055", "pren143x")
    assert levy_slots(g, "papal_states") == ["venice", "venice_2"]


@pytest.mark.rule("PAX2-G4.6")
def test_only_a_catholic_token_goes_to_the_second_place_of_venice() -> None:
    g = second()
    own(g, 1, "pren024")
    stand(g, venice="knight_catholic")
    ask = first_ask(place_agents(g, 0, "pren033", [Agent("knight", "islamic")]))
    assert ("oust", "knight_islamic", "venice") in ask.options
    assert ("place", "knight_islamic", "venice_2") not in ask.options
    ask = first_ask(place_agents(g, 0, "pren033", [Agent("knight", "catholic")]))
    assert ("place", "knight_catholic", "venice_2") in ask.options


@pytest.mark.rule("PAX2-G4.8")
@pytest.mark.parametrize("loss", ["silenced", "sold", "converted"])
def test_venice_keeps_one_token_when_its_second_place_is_lost(loss: str) -> None:
    g = second()
    own(g, 0, "pren024")
    stand(g, venice="rook_catholic", venice_2="knight_catholic")
    answers = []
    if loss == "silenced":
        g.bishops["pren024"] = "islamic"
    elif loss == "sold":
        answers.append(("sell", "pren024"))
    else:
        g.states["papal_states"] = "islamic"
    ask = next_ask(g, *answers)
    assert (ask.seat, ask.topic) == (0, "venice")
    next_ask(g, ("kill", "venice"))
    assert g.cities == {"venice": "knight_catholic"}


# -- ops -----------------------------------------------------------------------------------------


@pytest.mark.rule("PAX2-A1.1", "PAX2-F3.2")
@pytest.mark.parametrize(
    "card, here, marked_elsewhere, fitting, unfitting",
    [
        ("pren001", "pren023", "pren074", ["catholic", "reformation"], ["islamic"]),
        ("pren118x", "pren084", "pren029", ["islamic", "reformation"], ["catholic"]),
    ],
)
def test_it_beheads_only_cards_of_its_side_under_certain_bishops(
    card: str, here: str, marked_elsewhere: str, fitting: list[str], unfitting: list[str]
) -> None:
    g = second()
    own(g, 0, card)
    own(g, 1, here, marked_elsewhere)
    assert targets(g, card, "behead") == []
    for religion in (*fitting, *unfitting):
        g.bishops = {here: religion, marked_elsewhere: religion}
        expected = [("behead", here)] if religion in fitting else []
        assert targets(g, card, "behead") == expected


@pytest.mark.rule("PAX2-GLO.Ability.4")
@pytest.mark.parametrize(
    "card, side, merchant",
    [("pren101x", "east", "pren082"), ("pren134x", "west", "pren034")],
)
def test_ops_of_one_side_cost_no_action_but_are_run_only_once(
    card: str, side: str, merchant: str
) -> None:
    g = second()
    own(g, 0, card, merchant)
    g.market[side].florins[1] = 2
    assert sorted(cost(g, 0, ("ops", each)) for each in ("east", "west")) == [0, 1]
    ask = next_ask(g, ("ops", side))  # it has but one op to use
    assert (ask.topic, ask.about["actions"]) == ("action", 2)
    assert g.turn.used == [merchant]
    assert clause(g, "ops", side) == "PAX2-D1.4"


@pytest.mark.rule("PAX2-GLO.Ability.5")
@pytest.mark.parametrize("card", ["pren110x", "pren122x"])
def test_east_and_west_can_be_run_by_one_action(card: str) -> None:
    g = second()
    own(g, 0, "pren034", "pren082")  # commerce West and East
    g.market["west"].florins[1] = g.market["east"].florins[1] = 1
    assert clause(g, "ops", "both") == "PAX2-GLO.Ability.5"
    own(g, 0, card)
    ask = next_ask(g, ("ops", "both"), op(g, "pren034", "commerce"))
    assert list(ask.options) == [op(g, "pren082", "commerce"), DONE]
    ask = next_ask(g, op(g, "pren082", "commerce"))
    assert ask.about["actions"] == 1
    assert g.players[0].florins == 12
    assert {clause(g, "ops", side) for side in ("east", "west", "both")} == {"PAX2-D1.4"}


@pytest.mark.rule("PAX2-GLO.Ability.5", "PAX2-D1.4")
def test_a_side_that_was_run_cannot_be_run_again_with_the_other() -> None:
    g = second()
    own(g, 0, "pren110x", "pren034", "pren082")
    g.market["west"].florins[1] = g.market["east"].florins[1] = 1
    g.turn.done.append("ops west")
    assert clause(g, "ops", "both") == "PAX2-D1.4"
    assert clause(g, "ops", "east") is None


@pytest.mark.rule("PAX2-F1.17", "PAX2-GLO.Ability.1")
@pytest.mark.parametrize("card", ["pren074", "pren136x", "pren156x"])
def test_bishops_do_not_silence_the_cards_of_an_immune_player(card: str) -> None:
    g = second()
    own(g, 0, "pren034")
    own(g, 1, "pren035")
    g.bishops = {"pren034": "catholic", "pren035": "catholic"}
    g.market["west"].florins[1] = 1
    assert ops_of_side(g, "west") == []
    own(g, 0, card)
    g.bishops[card] = "catholic"
    assert not silenced(g, "pren034")
    assert not silenced(g, card)
    assert silenced(g, "pren035")
    assert op(g, "pren034", "commerce") in ops_of_side(g, "west")


@pytest.mark.rule("PAX2-F6.4", "PAX2-GLO.RepressedToken.2")
def test_patrons_lower_the_price_of_votes_but_not_below_nothing() -> None:
    g = second()
    own(g, 0, "pren166x", "pren130x", "pren131x")  # two of them show a patron
    own(g, 1, "france")
    enthrone(g, "france", repressed=["pawn_1", "rook_catholic", "knight_islamic"])
    assert price_of_vote(g, 0, "france") == 1
    assert price_of_vote(g, 1, "france") == 3
    g.repressed["france"].pop()
    g.repressed["france"].pop()
    assert price_of_vote(g, 0, "france") == 0
    g.bishops["pren166x"] = "islamic"
    assert price_of_vote(g, 0, "france") == 1


# -- wars and queens -----------------------------------------------------------------------------


@pytest.mark.rule("PAX2-A1.1", "PAX2-K1.6")
def test_catholic_rooks_next_door_may_join_a_crusade_as_knights_do() -> None:
    g = second()
    own(g, 0, "pren012")
    hold(g, 0, "pren008")  # a crusade in Aragon
    stand(g, valencia="rook_islamic", algiers="knight_islamic", venice="rook_catholic")
    stand(g, paris="rook_islamic", toledo="knight_catholic")
    assert rooks_next_door(g, 0, "crusade", "aragon") == [Unit("rook_catholic", "venice")]
    assert rooks_next_door(g, 1, "crusade", "aragon") == []
    assert rooks_next_door(g, 0, "jihad", "aragon") == []
    asked = drive(
        g, play_card(g, 0, "pren008"), one_shot=("attack", "aragon"), rooks_join=("join", "venice")
    )
    assert "rooks_join" in asked
    assert g.cities == {"paris": "rook_islamic"}  # two for two: beaten off


@pytest.mark.rule("PAX2-I.3", "PAX2-I.4", "PAX2-I.7")
def test_any_king_can_be_crowned_married_or_an_opponents() -> None:
    g = second()
    own(g, 1, "france", "aragon")
    crown(g, "pren045", "aragon")
    enthrone(g, "portugal", queen="pren046")
    suitors = ["france", "aragon", "portugal", "holy_roman_empire"]

    def taken() -> list[str]:
        refusals = [refuse_coronation(g, 0, "pren044", king) for king in suitors]
        return [refusal.clause for refusal in refusals if refusal]

    assert taken() == ["PAX2-I.4", "PAX2-I.3", "PAX2-I.3"]
    own(g, 0, "pren006")
    assert taken() == []
    g.bishops["pren006"] = "catholic"
    assert len(taken()) == 3


@pytest.mark.rule("PAX2-GLO.Ability.3", "PAX2-GLO.Adjacent.1")
@pytest.mark.parametrize("owner", [0, 1])
def test_portugal_and_france_are_not_adjacent_for_anybody(owner: int) -> None:
    g = second()
    own(g, 0, "france")
    stand(g, paris="knight_catholic")
    assert "portugal" in adjacent_lands(g, "france")
    own(g, owner, "aragon")
    crown(g, "pren151x", "aragon")
    assert "portugal" not in adjacent_lands(g, "france")
    assert "france" not in adjacent_lands(g, "portugal")
    refusal = refuse_campaign(g, 0, "france", "portugal")
    assert refusal is not None
    assert refusal.clause == "PAX2-F9.2"
    g.bishops["aragon"] = "catholic"
    assert "portugal" in adjacent_lands(g, "france")


@pytest.mark.rule("PAX2-F9.4", "PAX2-F9.5", "PAX2-F9.6")
def test_the_repressed_of_the_mamluks_march_east_and_are_paid_for() -> None:
    g = second()
    own(g, 0, "pren164x", "ottoman")
    stand(g, modon="knight_islamic", tana="rook_catholic")
    enthrone(g, "mamluk", repressed=["rook_islamic", "pawn_1"])
    assert [unit.place for unit in host(g, 0, "ottoman", "byzantium")] == [
        "modon",
        "mamluk",
        "mamluk",
    ]
    assert [unit.place for unit in host(g, 0, "ottoman", "papal_states")] == ["modon"]
    use(
        g,
        "ottoman",
        "campaign",
        ("campaign", "byzantium"),
        ("lose", "modon", "knight_islamic"),
        ("settle", "rook_islamic", "caffa"),
        ("settle", "pawn_1", border("byzantium", "mamluk")),
        DONE,
    )
    assert g.players[0].florins == 7
    assert g.suzerains == {"byzantium": "ottoman"}
    assert g.cities == {"caffa": "rook_islamic"}
    assert g.concessions == {border("byzantium", "mamluk"): 1}
    assert g.repressed == {}


@pytest.mark.rule("PAX2-GLO.Battle.19")
def test_a_repressed_mamluk_who_finds_no_room_goes_back_to_where_he_was() -> None:
    g = second()
    own(g, 0, "pren164x", "ottoman")
    enthrone(g, "mamluk", repressed=["rook_islamic"] * 3)
    use(g, "ottoman", "campaign", ("campaign", "hungary"), DONE)
    assert g.suzerains == {"hungary": "ottoman"}
    assert g.cities == {"buda": "rook_islamic", "varna": "rook_islamic"}
    assert g.repressed == {"mamluk": ["rook_islamic"]}


@pytest.mark.rule("PAX2-B5.7", "PAX2-I2.2")
def test_a_crowned_queen_can_be_given_up_for_a_revolt_of_her_peasants() -> None:
    g = second()
    own(g, 0, "hungary")
    enthrone(g, "hungary", repressed=["pawn_1"])
    g.players[0].maids.append("pren095x")
    assert clause(g, "reprisals", "pren095x") == "PAX2-I2.2"
    g.players[0].maids.clear()
    crown(g, "pren095x", "hungary")
    assert ("reprisals", "pren095x") in menu(g, 0)
    sea = border("hungary", "ottoman")
    ask = next_ask(g, ("reprisals", "pren095x"), ("settle", "pawn_1", sea), DONE)
    assert ask.about["actions"] == 1
    assert g.discards == ["pren095x"]
    assert g.republics == ["hungary"]
    assert g.concessions == {sea: 1}


# -- religion ------------------------------------------------------------------------------------


@pytest.mark.rule("PAX2-B5.7", "PAX2-D1.3", "PAX2-K3.2")
def test_apostasy_between_any_two_religions_can_be_an_action() -> None:
    g = second()
    own(g, 0, "pren129x", "pren101x")
    own(g, 1, "pren058", "pren066", "pren086")  # Islamic, none, Reformist
    offered = [move for move in menu(g, 0) if move[0] == "apostasy"]
    assert offered == [("apostasy", "pren129x", "islamic", "reformation")]
    assert clause(g, "apostasy", "pren129x", "catholic", "islamic") == "PAX2-D1.3"
    ask = next_ask(g, offered[0])
    assert ask.about["actions"] == 1
    assert g.players[1].east == ["pren066"]


@pytest.mark.rule("PAX2-A1.1", "PAX2-K3.1")
def test_an_immune_player_discards_nothing_in_an_apostasy() -> None:
    g = second()
    for seat, faithful, heretic in ((0, "pren003", "pren005"), (1, "pren008", "pren011")):
        own(g, seat, faithful, heretic)
    own(g, 0, "pren155x")
    apostasy(g, 1, "catholic", "reformation")
    assert g.players[0].west == ["pren003", "pren005", "pren155x"]
    assert g.players[1].west == []
    g.bishops["pren155x"] = "catholic"
    apostasy(g, 1, "catholic", "reformation")
    assert g.players[0].west == ["pren155x"]


# -- sales ---------------------------------------------------------------------------------------


@pytest.mark.rule(
    "PAX2-GLO.Cryptography.1",
    "PAX2-GLO.Cryptography.2",
    "PAX2-GLO.Cryptography.3",
    "PAX2-GLO.Cryptography.4",
)
def test_sold_cryptography_uses_a_political_op_of_an_opponent() -> None:
    g = second()
    own(g, 0, "pren130x", "pren028")  # his own France could be taxed too, but not by this
    own(g, 1, "pren029", "pren036", "pren027")
    g.bishops["pren027"] = "catholic"
    g.concessions = {border("ottoman", "mamluk"): 2, border("france", "aragon"): 2}
    stand(g, cairo="rook_islamic", paris="rook_catholic", vienna="rook_catholic")
    flow = sell(g, 0, "pren130x")
    ask = next(flow)
    # A siege is military, and the third card is silenced: only the tax in Mamluk is left.
    assert list(ask.options) == [("op", "pren029", 0), DONE]
    ask = flow.send(("op", "pren029", 0))
    assert (ask.seat, ask.topic) == (2, "tax_due")
    assert ask.about["empire"] == "mamluk"
    assert g.players[0].florins == 12


@pytest.mark.rule("PAX2-E3.6", "PAX2-GLO.Cryptography.1", "PAX2-F1.16")
@pytest.mark.parametrize("place", ["hand", "silenced"])
def test_cryptography_breaks_no_cipher_from_the_hand_or_under_a_bishop(place: str) -> None:
    g = second()
    own(g, 1, "pren029")
    g.concessions = {border("ottoman", "mamluk"): 2}
    if place == "hand":
        hold(g, 0, "pren130x")
    else:
        own(g, 0, "pren130x")
        g.bishops["pren130x"] = "islamic"
    run(sell(g, 0, "pren130x"))
    assert g.players[0].florins == 12


@pytest.mark.rule("PAX2-A1.1", "PAX2-E2.5")
def test_machiavellianism_performs_the_one_shot_of_a_sold_card() -> None:
    g = second()
    own(g, 0, "pren135x", "pren028")  # a conspiracy in France, with two knights
    own(g, 1, "france")
    knight = "knight_catholic"
    run(
        sell(g, 0, "pren028"),
        [("attack", "france"), ("settle", knight, "paris"), ("settle", knight, "lyon"), DONE],
    )
    assert seat_of(g, "france") == 0
    assert g.discards == ["pren028"]
    assert g.cities == {"paris": knight, "lyon": knight}
    assert g.players[0].florins == 12


@pytest.mark.rule("PAX2-GLO.Bishop.6", "PAX2-A1.1")
@pytest.mark.parametrize(
    "card, bishop_on", [("pren028", "pren028"), ("pren028", "pren135x"), ("pren052", None)]
)
def test_machiavellianism_uses_no_silenced_one_shot_and_no_reformation(
    card: str, bishop_on: str | None
) -> None:
    g = second()
    own(g, 0, "pren135x", card)
    stand(g, paris="knight_islamic", vienna="knight_islamic")
    if bishop_on is not None:
        g.bishops[bishop_on] = "catholic"
    run(sell(g, 0, card))
    assert g.players[0].florins == 12


@pytest.mark.rule("PAX2-A1.1", "PAX2-E3.6", "PAX2-GLO.RepressedToken.3")
def test_sold_enclosures_emancipate_in_the_west() -> None:
    g = second()
    own(g, 0, "pren161x")
    own(g, 1, "aragon")
    enthrone(g, "england", repressed=["pawn_1", "rook_islamic"])
    enthrone(g, "aragon", repressed=["knight_catholic"])
    enthrone(g, "hungary", repressed=["pawn_2"])
    asks = []  # type: ignore[var-annotated]
    run(
        sell(g, 0, "pren161x"),
        [
            ("emancipate", "pawn_1", border("england", "portugal")),
            DONE,
            ("emancipate", "knight_catholic", "valencia"),
        ],
        asks=asks,
    )
    assert [ask.about["empire"] for ask in asks] == ["england", "england", "aragon"]
    assert g.concessions == {border("england", "portugal"): 1}
    assert g.cities == {"valencia": "knight_catholic"}
    assert g.repressed == {"england": ["rook_islamic"], "hungary": ["pawn_2"]}
    assert g.players[0].florins == 12


@pytest.mark.rule("PAX2-E3.6")
def test_enclosures_sold_from_the_hand_emancipate_nobody() -> None:
    g = second()
    hold(g, 0, "pren161x")
    enthrone(g, "england", repressed=["pawn_1"])
    run(sell(g, 0, "pren161x"))
    assert g.repressed == {"england": ["pawn_1"]}


# -- the hand ------------------------------------------------------------------------------------


@pytest.mark.rule("PAX2-GLO.Hand.2", "PAX2-GLO.Hand.4", "PAX2-GLO.Ability.1")
@pytest.mark.parametrize("card", ["pren042", "pren043", "pren146x", "pren147x"])
def test_a_printer_has_no_hand_limit(card: str) -> None:
    g = second()
    offer(g, "east", 1, "pren060")
    hold(g, 0, card, "pren059")
    assert clause(g, "buy", "pren060") == "PAX2-E1.2"  # in the hand it gives nothing
    g.players[0].hand.remove(card)
    hold(g, 0, "pren058")
    own(g, 0, card)
    assert clause(g, "buy", "pren060") is None
    g.bishops[card] = "islamic"
    assert clause(g, "buy", "pren060") == "PAX2-E1.2"


# -- victories -----------------------------------------------------------------------------------


@pytest.mark.rule("PAX2-L5.1", "PAX2-GLO.Ability.2")
@pytest.mark.parametrize("card", ["pren102x", "pren137x"])
def test_patrons_count_as_concessions_and_two_such_cards_add_up(card: str) -> None:
    g = second()
    g.concessions[border("england", "france")] = 0
    own(g, 0, "pren130x", "pren131x")
    assert concessions(g, 0) == 1
    own(g, 0, card)
    assert concessions(g, 0) == 3
    own(g, 0, {"pren102x": "pren137x", "pren137x": "pren102x"}[card])
    assert concessions(g, 0) == 5


@pytest.mark.rule("PAX2-L6.1", "PAX2-GLO.Ability.2")
def test_a_secular_university_counts_as_a_republic() -> None:
    g = second()
    assert republics(g, 0) == 0
    own(g, 0, "pren103x")
    assert republics(g, 0) == 1
    own(g, 0, "pren155x")
    assert republics(g, 0) == 2
    assert republics(g, 1) == 0


@pytest.mark.rule("PAX2-L6.2", "PAX2-GLO.Ability.2")
@pytest.mark.parametrize("card", ["pren132x", "pren133x", "pren159x"])
def test_patrons_count_as_law_and_two_such_cards_add_up(card: str) -> None:
    g = second()
    own(g, 0, card)
    patrons = g.box.cards[card].prestige.count("patron") + 2
    laws = g.box.cards[card].prestige.count("law")
    own(g, 0, "pren130x", "pren131x")
    assert law(g, 0) == laws + patrons
    own(g, 0, {"pren133x": "pren159x"}.get(card, "pren133x"))
    laws += {"pren133x": 1}.get(card, 0)
    assert law(g, 0) == laws + 2 * patrons


@pytest.mark.rule("PAX2-L3.2", "PAX2-GLO.Supremacy.1")
def test_patrons_count_as_islamic_bishops_for_the_holy_victory_of_their_owner() -> None:
    g = second()
    g.active = ["holy"]
    own(g, 0, "pren164x", "pren130x", "pren131x", "pren058")
    own(g, 1, "pren008")
    g.bishops["pren008"] = "catholic"
    stand(g, cairo="rook_islamic")
    assert supreme_religion(g) is None
    assert bishops_in_play(g, 0)["islamic"] == 2
    assert bishops_in_play(g, 1)["islamic"] == 0
    assert supreme_religion(g, 0) == "islamic"
    assert refuse_victory(g, 0, "holy") is None
    assert refuse_victory(g, 1, "holy") is not None


@pytest.mark.rule("PAX2-GLO.Ability.3", "PAX2-GLO.Supremacy.1")
@pytest.mark.parametrize("owner", [0, 1])
def test_islamic_pirates_count_as_reformist_bishops_and_tokens_for_everybody(owner: int) -> None:
    g = second()
    g.states.update(england="reformation", portugal="reformation", mamluk="feudal")
    g.pirates[border("england", "portugal")] = "islamic"
    g.pirates[border("ottoman", "mamluk")] = "islamic"
    own(g, 2, "pren008")
    g.bishops["pren008"] = "islamic"
    assert supreme_religion(g) is None
    own(g, owner, "pren168x")
    assert bishops_in_play(g) == {"catholic": 0, "islamic": 1, "reformation": 2}
    assert supreme_religion(g) == "reformation"
    g.bishops["pren168x"] = "catholic"
    assert supreme_religion(g) is None


@pytest.mark.rule("PAX2-GLO.Ability.3")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_discredited_victory_costs_everybody_two_actions_and_never_more(owner: int) -> None:
    g = second()
    own(g, 0, "england", "france", "portugal")
    g.active = ["imperial"]
    assert cost(g, 0, ("victory", "imperial")) == 1
    own(g, owner, "pren145x")
    own(g, 2, "pren154x")
    assert cost(g, 0, ("victory", "imperial")) == 2
    assert ("victory", "imperial") in menu(g, 0)
    g.turn.actions = 1
    assert clause(g, "victory", "imperial") == "PAX2-GLO.Ability.3"


# -- none is forgotten ---------------------------------------------------------------------------

SHOWN_BY = {
    "behead_needs_bishop": "test_it_beheads_only_cards_of_its_side_under_certain_bishops",
    "coronation_any_king": "test_any_king_can_be_crowned_married_or_an_opponents",
    "crusade_rooks_as_knights": ("test_catholic_rooks_next_door_may_join_a_crusade_as_knights_do"),
    "concession_profit_double_spice": (
        "test_concessions_count_twice_in_fairs_from_the_spice_islands_and_abilities_multiply"
    ),
    "sell_price": "test_it_sells_for_four_from_the_tableau_unless_it_is_silenced",
    "venice_holds_two_gold": "test_condottieri_give_venice_a_second_place_for_every_player",
    "unlimited_hand": "test_a_printer_has_no_hand_limit",
    "immune_to_silencing": "test_bishops_do_not_silence_the_cards_of_an_immune_player",
    "action_discard_for_peasant_revolt": (
        "test_a_crowned_queen_can_be_given_up_for_a_revolt_of_her_peasants"
    ),
    "free_trade_fair": "test_one_fair_a_turn_costs_no_action",
    "free_ops": "test_ops_of_one_side_cost_no_action_but_are_run_only_once",
    "patron_counts_as_concession": ("test_patrons_count_as_concessions_and_two_such_cards_add_up"),
    "counts_as_republic": "test_a_secular_university_counts_as_a_republic",
    "concessions_immune_to_pirates": (
        "test_pirates_cannot_kill_concessions_and_share_their_borders"
    ),
    "east_and_west_ops_one_action": "test_east_and_west_can_be_run_by_one_action",
    "victory_costs_two_actions": (
        "test_a_discredited_victory_costs_everybody_two_actions_and_never_more"
    ),
    "action_apostasy": "test_apostasy_between_any_two_religions_can_be_an_action",
    "sell_then_copy_political_op": "test_sold_cryptography_uses_a_political_op_of_an_opponent",
    "concession_double_fairs_and_votes": ("test_concessions_count_twice_in_all_fairs_and_in_votes"),
    "patron_counts_as_law": "test_patrons_count_as_law_and_two_such_cards_add_up",
    "sell_then_one_shot": "test_machiavellianism_performs_the_one_shot_of_a_sold_card",
    "not_adjacent": "test_portugal_and_france_are_not_adjacent_for_anybody",
    "immune_to_apostasy": "test_an_immune_player_discards_nothing_in_an_apostasy",
    "sell_then_emancipate": "test_sold_enclosures_emancipate_in_the_west",
    "patron_counts_as_bishop": (
        "test_patrons_count_as_islamic_bishops_for_the_holy_victory_of_their_owner"
    ),
    "repressed_as_campaign_knights": (
        "test_the_repressed_of_the_mamluks_march_east_and_are_paid_for"
    ),
    "patron_reduces_vote_cost": ("test_patrons_lower_the_price_of_votes_but_not_below_nothing"),
    "teal_pirates_count_as_red": (
        "test_islamic_pirates_count_as_reformist_bishops_and_tokens_for_everybody"
    ),
}
"""The test that shows the effect of each kind of ability."""


def test_every_kind_of_ability_has_a_test_of_its_effect() -> None:
    table = msgspec.json.decode((DATA / "abilities.json").read_bytes())["abilities"]
    assert sorted(SHOWN_BY) == sorted(record["id"] for record in table)
    assert set(SHOWN_BY.values()) <= functions_of("second/test_abilities.py")
