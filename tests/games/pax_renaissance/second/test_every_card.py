"""Every card of the 2nd edition, one by one, with and without its one-shot.

What a card should do is read off its printed icons; the rules behind the icons have tests of
their own.  Every op of every card is tried in test_every_op.py, and the effect of every ability
in test_abilities.py.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from stolnik.engine.flow import YES, Ask, Move
from stolnik.games.pax_renaissance.box.components import VICTORIES
from stolnik.games.pax_renaissance.box.second import DATA
from stolnik.games.pax_renaissance.box.second_data import ABILITIES
from stolnik.games.pax_renaissance.chapters.market import buy
from stolnik.games.pax_renaissance.chapters.ops import OPS
from stolnik.games.pax_renaissance.chapters.play_card import play_card
from stolnik.games.pax_renaissance.chapters.tableau import seat_of
from stolnik.games.pax_renaissance.chapters.torch import cost_of_victory
from stolnik.games.pax_renaissance.chapters.wars.battle import RELIGIOUS_WARS
from stolnik.games.pax_renaissance.state import Pax
from tests.games.pax_renaissance import every_card
from tests.games.pax_renaissance.every_card import (
    agents_of,
    bombs,
    cards_of,
    drive,
    full_box,
    position,
    tokens_on_table,
)
from tests.games.pax_renaissance.position import hold, own

BOX = full_box(2)
CARDS = cards_of(2)
COMETS = [card.id for card in BOX.cards.values() if card.comet]
QUEENS = [card.id for card in CARDS.values() if card.queen]
COMMONERS = [card.id for card in CARDS.values() if not card.queen]

FAITHS = {"gold": "catholic", "teal": "islamic", "red": "reformation", "player": None}
RELIGIONS = {"catholic": "catholic", "islamic": "islamic", "reformist": "reformation"}
WARS = {"catholic": "crusade", "islamic": "jihad", "reformist": "reformation"}


def records(file: str, part: str) -> dict[str, dict[str, Any]]:
    """The records of a data file, by their ids."""
    parts = msgspec.json.decode((DATA / file).read_bytes())[part]
    return {record["id"]: record for record in parts}


RECORDS = records("cards_tableau.json", "cards")


# -- what is printed on it -----------------------------------------------------------------------


@pytest.mark.rule("PAX2-B1.1", "PAX2-GLO.Comet.1")
def test_there_are_164_tableau_cards_and_four_comets() -> None:
    assert len(BOX.cards) == len(RECORDS) == 168
    assert sorted(COMETS) == [
        "comet_copernicus",
        "comet_halley",
        "comet_nostradamus",
        "comet_regiomontanus",
    ]


def one_shot(record: dict[str, Any]) -> str | None:
    """Our word for the bomb of a card."""
    bomb = record["one_shot"]
    if bomb is None:
        return None
    if bomb["kind"] == "religious_war":
        assert bomb["name"] == WARS[bomb["religion"]]
        return WARS[bomb["religion"]]
    parts = [RELIGIONS[religion] for religion in bomb.get("religions", ())]
    if "emporium" in bomb:
        assert BOX.emporia[bomb["emporium"]] == bomb["route"]
        parts.append(bomb["emporium"])
    return "_".join([bomb["kind"], *parts])


@pytest.mark.rule(
    "PAX2-B5.1",
    "PAX2-B5.6",
    "PAX2-B5.8",
    "PAX2-B5.10",
    "PAX2-GLO.Agents.1",
    "PAX2-GLO.Religion.1",
    "PAX2-GLO.Concession.2",
)
@pytest.mark.parametrize("card", BOX.cards)
def test_it_is_as_its_record_says(card: str) -> None:
    record, built = RECORDS[card], BOX.cards[card]
    assert (built.side, built.kind, built.location) == tuple(
        record[field] for field in ("region", "kind", "location")
    )
    assert built.one_shot == one_shot(record)
    assert list(built.suitors) == (record["suitors"] or [])
    assert [(agent.piece, agent.religion) for agent in built.agents] == [
        (agent["token"], FAITHS[agent["color"]]) for agent in record["agents"]
    ]
    assert list(built.prestige) == [RELIGIONS.get(kind, kind) for kind in record["prestige"]]
    assert [(op.kind, op.religion, list(op.targets), op.side) for op in built.ops] == [
        (
            op["op"],
            RELIGIONS[op["religion"]] if "religion" in op else None,
            op.get("targets", []),
            op.get("row", op.get("region")),
        )
        for op in record["ops"]
    ]


@pytest.mark.rule("PAX2-B5.7")
@pytest.mark.parametrize("card", BOX.cards)
def test_it_has_a_word_for_each_of_its_abilities(card: str) -> None:
    printed = [ability["ability"] for ability in RECORDS[card]["abilities"]]
    words = [each.ability for each, word in ABILITIES.items() if word in BOX.cards[card].abilities]
    torch = [] if BOX.cards[card].torch is None else ["victory_costs_two_actions"]
    assert Counter(words + torch) == Counter(printed)
    for ability in RECORDS[card]["abilities"]:
        assert ability.get("victory") in (None, BOX.cards[card].torch)


# -- the tables of abilities, ops and one-shots in the data --------------------------------------


def test_the_table_of_abilities_names_the_cards_that_have_them() -> None:
    table = records("abilities.json", "abilities")
    assert len(table) == 28
    for ability, record in table.items():
        bearers = [
            card.id
            for card in BOX.cards.values()
            if ability in (each["ability"] for each in RECORDS[card.id]["abilities"])
        ]
        assert sorted(record["cards"]) == sorted(bearers), ability
    assert {each.ability for each in ABILITIES} | {"victory_costs_two_actions"} == set(table)


@pytest.mark.rule("PAX2-F.2", "PAX2-F.3", "PAX2-F.4", "PAX2-F.5")
def test_the_table_of_ops_says_what_the_rules_do() -> None:
    table = records("ops_and_one_shots.json", "ops")
    assert set(table) == set(OPS)
    for kind, record in table.items():
        assert OPS[kind].family == record["class"]
        assert (kind != "inquisitor") is record["silenced_by_bishop"]
        assert (kind in ("inquisitor", "commerce", "vote")) is not record["location_matters"]
    shown = {"religion": "religion", "row": "side", "region": "side", "targets": "targets"}
    faces = [face for empire in BOX.empires.values() for face in (empire.king, empire.republic)]
    for op in (op for bearer in (*CARDS.values(), *faces) for op in bearer.ops):  # type: ignore[attr-defined]
        parameter = table[op.kind]["parameter"]
        for field in set(shown.values()):
            assert bool(getattr(op, field)) is (shown.get(parameter) == field)


@pytest.mark.rule("PAX2-A2.8")
def test_the_table_of_one_shots_has_all_that_cards_show() -> None:
    table = records("ops_and_one_shots.json", "one_shots")
    bombed = [record["one_shot"]["kind"] for record in RECORDS.values() if record["one_shot"]]
    assert set(bombed) == set(table)
    assert {kind for kind, record in table.items() if not record["battle"]} == {
        "trade_shift",
        "coronation",
        "apostasy",
    }


# -- playing a card without its one-shot ---------------------------------------------------------


@pytest.mark.rule(
    "PAX2-A2.5",
    "PAX2-B5.2",
    "PAX2-E2.1",
    "PAX2-E2.9",
    "PAX2-GLO.Agents.1",
    "PAX2-GLO.Agents.2",
    "PAX2-GLO.Location.1",
    "PAX2-GLO.Location.2",
)
@pytest.mark.parametrize("card", COMMONERS)
def test_its_agents_land_at_its_location(card: str) -> None:
    every_card.check_agents_land(position(2), card)


@pytest.mark.rule("PAX2-B5.9", "PAX2-E2.9", "PAX2-J.2", "PAX2-GLO.Battle.4")
@pytest.mark.parametrize("card", COMMONERS)
def test_its_agents_can_all_be_declined(card: str) -> None:
    every_card.check_agents_can_be_declined(position(2), card)


@pytest.mark.rule("PAX2-I.5", "PAX2-I2.1", "PAX2-I2.4", "PAX2-GLO.OldMaid.1", "PAX2-GLO.OldMaid.2")
@pytest.mark.parametrize("card", QUEENS)
def test_a_queen_without_coronation_is_an_old_maid_with_her_prestige(card: str) -> None:
    every_card.check_old_maid(position(2), card)


@pytest.mark.rule("PAX2-E1.11", "PAX2-L1.1", "PAX2-GLO.Comet.1", "PAX2-GLO.VictoryCard.1")
@pytest.mark.parametrize("comet", COMETS)
def test_a_comet_is_not_played_but_activates_a_victory_when_it_is_bought(comet: str) -> None:
    g = position(2)
    g.market["west"].cards[1] = comet
    drive(g, buy(g, 0, comet), activate=("activate", VICTORIES[1]))
    assert g.active == [VICTORIES[1]]
    assert g.players[0].hand == []
    assert g.discards == [comet]


# -- playing a card with its one-shot ------------------------------------------------------------


def check_all_agents_deployed(g: Pax, card: str) -> None:
    """After a war between the agents, two allies and one defender, who fell for one of them.

    Bishops come to cards after the battle; of all others just those two are lost.
    """
    agents = agents_of(CARDS[card])
    bishops = Counter({token: count for token, count in agents.items() if token[0] == "bishop"})
    landed = tokens_on_table(g)
    assert Counter({t: count for t, count in landed.items() if t[0] == "bishop"}) == bishops
    repressed = sum(len(tokens) for tokens in g.repressed.values())
    soldiers = (landed - bishops).total() + repressed
    assert soldiers == (agents - bishops).total() + 3 - 2


@pytest.mark.rule("PAX2-J.1", "PAX2-J.3", "PAX2-J.5", "PAX2-E2.5", "PAX2-E2.6", "PAX2-E2.7")
@pytest.mark.parametrize("card", bombs(CARDS, "conspiracy"))
def test_its_conspiracy_takes_the_empire(card: str) -> None:
    g = position(2)
    every_card.check_conspiracy(g, card)
    check_all_agents_deployed(g, card)


@pytest.mark.rule("PAX2-J.1", "PAX2-J.3", "PAX2-J.5", "PAX2-E2.5", "PAX2-E2.6", "PAX2-E2.7")
@pytest.mark.parametrize("card", bombs(CARDS, "peasant_revolt"))
def test_its_peasant_revolt_takes_the_empire(card: str) -> None:
    g = position(2)
    every_card.check_peasant_revolt(g, card)
    check_all_agents_deployed(g, card)


@pytest.mark.rule(
    "PAX2-K1.1", "PAX2-K1.2", "PAX2-K2.1", "PAX2-K2.4", "PAX2-E2.7", "PAX2-GLO.ReligiousWar.1"
)
@pytest.mark.parametrize("card", bombs(CARDS, *RELIGIOUS_WARS))
def test_its_religious_war_takes_the_empire_and_makes_it_a_theocracy(card: str) -> None:
    g = position(2)
    empire = every_card.check_religious_war(g, card)
    assert g.states[empire] == RELIGIOUS_WARS[str(CARDS[card].one_shot)]
    check_all_agents_deployed(g, card)


@pytest.mark.rule(
    "PAX2-H1.1",
    "PAX2-H1.3",
    "PAX2-H1.5",
    "PAX2-H1.7",
    "PAX2-H1.8",
    "PAX2-H1.9",
    "PAX2-E2.3",
    "PAX2-E2.8",
    "PAX2-GLO.OneShot.3",
)
@pytest.mark.parametrize("card", bombs(CARDS, "trade_shift"))
def test_its_trade_shift_opens_the_emporium_after_its_agents_have_landed(card: str) -> None:
    g = position(2)
    every_card.check_trade_shift(g, card)
    assert g.repressed == {"byzantium": ["knight_islamic"]}  # from Tana or Trebizond


BELIEVERS = {"catholic": "pren008", "islamic": "pren059", "reformation": "pren160x"}
"""A card with the prestige of each religion, none of them located in a whole side."""
ORATORY = "pren129x"
"""Has two bishops, for whom one throne is not enough; what becomes of them is an example."""


@pytest.mark.rule(
    "PAX2-K3.1", "PAX2-K3.2", "PAX2-K3.3", "PAX2-K3.4", "PAX2-E2.8", "PAX2-GLO.OneShot.3"
)
@pytest.mark.parametrize("card", bombs(CARDS, "apostasy"))
def test_its_apostasy_strikes_those_who_have_prestige_of_both_religions(card: str) -> None:
    g = position(2)
    every_card.check_apostasy(g, card, BELIEVERS, ("pren011", "pren071"))
    assert tokens_on_table(g) == agents_of(CARDS[card])


@pytest.mark.rule("PAX2-K3.1", "PAX2-K3.2", "PAX2-K3.7")
@pytest.mark.parametrize("card", [card for card in bombs(CARDS, "apostasy") if card != ORATORY])
def test_its_apostasy_strikes_its_own_player_but_not_its_agents(card: str) -> None:
    g = position(2)
    one, other = str(CARDS[card].one_shot).removeprefix("apostasy_").split("_")
    hold(g, 0, card)
    own(g, 0, BELIEVERS[one], BELIEVERS[other])
    drive(g, play_card(g, 0, card), one_shot=YES, agents=onto_a_throne)
    assert seat_of(g, BELIEVERS[one]) is seat_of(g, BELIEVERS[other]) is None
    apostate = one in CARDS[card].prestige or other in CARDS[card].prestige
    assert (seat_of(g, card) is None) is apostate
    assert tokens_on_table(g) == agents_of(CARDS[card])


def onto_a_throne(g: Pax, ask: Ask) -> Move:
    """A bishop goes to the throne of the card's location, anybody else where there is room."""
    thrones = [move for move in ask.options if move[-1] in g.box.empires]
    return thrones[0] if thrones else every_card.settle(g, ask)


@pytest.mark.rule(
    "PAX2-I.1",
    "PAX2-I.2",
    "PAX2-I.6",
    "PAX2-I.8",
    "PAX2-I1.1",
    "PAX2-I1.2",
    "PAX2-GLO.Queen.1",
)
@pytest.mark.parametrize(
    "card, suitor", [(card, suitor) for card in QUEENS for suitor in CARDS[card].suitors]
)
def test_a_queen_marries_each_of_her_suitors(card: str, suitor: str) -> None:
    g = position(2)
    every_card.check_coronation(g, card, suitor)
    assert [g.cities, g.pirates, g.bishops] == [{}, {}, {}]


@pytest.mark.rule("PAX2-I.2", "PAX2-GLO.Queen.1")
@pytest.mark.parametrize("card", QUEENS)
def test_a_queen_marries_nobody_who_is_not_on_her_card(card: str) -> None:
    every_card.check_suitors(position(2), card)


@pytest.mark.rule("PAX2-A2.8", "PAX2-B5.5")
def test_every_one_shot_of_the_game_is_played_here() -> None:
    played = [
        *bombs(CARDS, "conspiracy", "peasant_revolt", "trade_shift", "apostasy", "coronation"),
        *bombs(CARDS, *RELIGIOUS_WARS),
    ]
    assert Counter(played) == Counter(card.id for card in CARDS.values() if card.one_shot)


@pytest.mark.rule("PAX2-B5.5", "PAX2-GLO.OneShot.1")
@pytest.mark.parametrize("card", [card.id for card in CARDS.values() if not card.one_shot])
def test_a_card_without_a_bomb_has_nothing_to_launch(card: str) -> None:
    g = position(2)
    hold(g, 0, card)
    assert "one_shot" not in drive(g, play_card(g, 0, card))


# -- prestige ------------------------------------------------------------------------------------


@pytest.mark.rule("PAX2-B5.3", "PAX2-GLO.Prestige.1", "PAX2-I1.1")
@pytest.mark.parametrize("card", CARDS)
def test_its_prestige_counts(card: str) -> None:
    every_card.check_prestige(position(2), card)


@pytest.mark.rule("PAX2-B4.4", "PAX2-GLO.Prestige.1", "PAX2-GLO.EmpireCard.1", "PAX2-GLO.King.1")
@pytest.mark.parametrize("republic", [False, True])
@pytest.mark.parametrize("empire", BOX.empires)
def test_the_prestige_of_an_empire_is_that_of_the_side_that_is_up(
    empire: str, republic: bool
) -> None:
    every_card.check_prestige_of_empire(position(2), empire, republic)


# -- abilities -----------------------------------------------------------------------------------


@pytest.mark.rule("PAX2-B5.7", "PAX2-F1.16", "PAX2-F1.17", "PAX2-GLO.Ability.1")
@pytest.mark.parametrize(
    "card, ability", [(card.id, ability) for card in CARDS.values() for ability in card.abilities]
)
def test_its_ability_works_in_the_tableau_until_a_bishop_silences_it(
    card: str, ability: str
) -> None:
    every_card.check_ability(position(2), card, ability)


@pytest.mark.rule("PAX2-GLO.Ability.1", "PAX2-GLO.Ability.3", "PAX2-GLO.Bishop.6")
@pytest.mark.parametrize("card", [card.id for card in CARDS.values() if card.torch])
def test_its_torch_makes_a_victory_cost_two_actions_until_a_bishop_silences_it(card: str) -> None:
    victory = str(CARDS[card].torch)
    g = position(2)
    assert cost_of_victory(g, victory) == 1
    g.active = [victory]
    hold(g, 0, card)
    assert "torch" not in drive(g, play_card(g, 0, card))  # it turns no victory card back
    assert g.active == [victory]
    assert cost_of_victory(g, victory) == 2
    assert [cost_of_victory(g, other) for other in VICTORIES if other != victory] == [1, 1, 1]
    g.bishops[card] = "catholic"
    immune = "own_cards_immune_to_silencing" in CARDS[card].abilities
    assert cost_of_victory(g, victory) == (2 if immune else 1)
