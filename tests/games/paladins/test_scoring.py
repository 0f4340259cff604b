"""The end of the game: Victory Points, ties and places."""

import pytest

from stolnik.engine.game import Standing
from stolnik.games.paladins.box.components import ATTRIBUTES
from stolnik.games.paladins.chapters.scoring import converted_vp, score, standings
from stolnik.games.paladins.state import Paladins
from tests.games.paladins.position import (
    attributes,
    box,
    hold,
    kings_cards,
    owe,
    position,
    suspect,
    tally,
    team,
)


def poor(players: int = 2) -> Paladins:
    return position(players=players, silver=0, provisions=0)


@pytest.mark.rule(
    "PAL-END.2",
    "PAL-END.3",
    "PAL-END.5",
    "PAL-END.6",
    "PAL-END.7",
    "PAL-END.8",
    "PAL-END.11",
    "PAL-END.16",
    "PAL-END.17",
    "PAL-OSC.1",
    "PAL-OSC.2",
    "PAL-OSC.3",
    "PAL-OSC.4",
    "PAL-OSC.5",
)
def test_ex21_final_score_of_66() -> None:
    g = poor()
    kings_cards(g, orders=["fortify", "garrison", "commission"])
    attributes(g, 0, strength=11, influence=10, faith=7)
    tally(g, 0, commission=6, fortify=4)
    hold(g, 0, "walls", "wall_labourer_vp1_1", "wall_vp2_1")
    hold(
        g,
        0,
        "converted",
        "outsider_viking_adventurer",
        "outsider_byzantine_warrior",
        "outsider_saracen_warrior",
        "outsider_viking_assassin",
    )
    hold(
        g,
        0,
        "attacked",
        "outsider_saracen_archer",
        "outsider_saracen_marauder",
        "outsider_saracen_invader",
        "outsider_viking_lookout",
    )
    owe(g, 0, paid=2, unpaid=1)
    g.players[0].silver, g.players[0].provisions = 2, 3
    vp = score(g, 0)
    assert vp.orders == 4 + 8
    assert vp.attributes == 16 + 13 + 6
    assert (vp.commission, vp.fortify, vp.walls) == (5, 3, 3)
    assert vp.converted == 3 + 1 + 1 + 3
    assert (vp.debts, vp.resources) == (2 - 3, 1)
    assert (vp.develop, vp.garrison, vp.absolve) == (0, 0, 0)
    assert vp.total == 66


@pytest.mark.rule("PAL-OSC.7")
@pytest.mark.parametrize("count, vp", [(1, 2), (2, 6), (3, 12), (4, 20)])
def test_ex22_mercenaries(count: int, vp: int) -> None:
    g = poor()
    mercenaries = [card for card in box().outsiders if "mercenary" in card]
    hold(g, 0, "converted", *mercenaries[:count])
    assert score(g, 0).converted == vp


# -- each source -----------------------------------------------------------------------------


@pytest.mark.rule("PAL-END.3")
@pytest.mark.parametrize("attribute", ATTRIBUTES)
def test_each_attribute_marker_scores_by_its_value(attribute: str) -> None:
    scale = []
    for value in range(13):
        g = poor()
        attributes(g, 0, **{attribute: value})
        scale.append(score(g, 0).total)
    assert scale == [0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20]


@pytest.mark.parametrize(
    "action, scale",
    [
        pytest.param("develop", [0, 0, 0, 0, 0, 0, 1, 3, 6], marks=pytest.mark.rule("PAL-END.4")),
        pytest.param(
            "commission",
            [0, 0, 0, 0, 0, 2, 5, 9],
            marks=pytest.mark.rule("PAL-END.7", "PAL-END.16"),
        ),
        pytest.param(
            "fortify",
            [0, 0, 0, 0, 0, 1, 3, 6],
            marks=pytest.mark.rule("PAL-END.8", "PAL-END.17"),
        ),
        pytest.param(
            "garrison",
            [0, 0, 0, 0, 0, 2, 5, 9],
            marks=pytest.mark.rule("PAL-END.9", "PAL-END.18"),
        ),
        pytest.param("absolve", [0, 0, 0, 0, 0, 1, 3, 6], marks=pytest.mark.rule("PAL-END.10")),
    ],
)
def test_each_track_scores_from_a_certain_number_on(action: str, scale: list[int]) -> None:
    for count, vp in enumerate(scale):
        g = poor(players=4)
        kings_cards(g, orders=["attack", "convert"])
        g.round = 2
        tally(g, 0, **{action: count})
        assert score(g, 0).total == vp


@pytest.mark.rule("PAL-END.5", "PAL-DEB.2", "PAL-DEB.4")
def test_a_paid_debt_is_worth_1_and_an_unpaid_one_costs_3() -> None:
    g = poor()
    owe(g, 0, paid=3)
    owe(g, 1, unpaid=2)
    assert score(g, 0).total == 3
    assert score(g, 1).total == -6


@pytest.mark.rule("PAL-END.6")
@pytest.mark.parametrize("silver, provisions, vp", [(2, 0, 0), (3, 0, 1), (1, 2, 1), (4, 5, 3)])
def test_any_three_silver_or_provisions_are_worth_1(silver: int, provisions: int, vp: int) -> None:
    g = position(silver=silver, provisions=provisions)
    assert score(g, 0).total == vp


def test_attacked_outsiders_suspicions_and_workers_score_nothing_themselves() -> None:
    g = poor()
    hold(g, 0, "attacked", "outsider_viking_mercenary")
    suspect(g, 0, 2)
    team(g, 0, "abbot_1")
    g.players[0].pool = [3] * 6
    assert score(g, 0).total == 0


# -- converted Outsiders ---------------------------------------------------------------------


@pytest.mark.rule("PAL-OSC.1", "PAL-OSC.2", "PAL-OSC.11")
@pytest.mark.parametrize(
    "card, action",
    [
        ("viking_adventurer", "commission"),
        ("saracen_adventurer", "commission"),
        ("byzantine_archer", "garrison"),
        ("saracen_archer", "garrison"),
        ("viking_guardian", "develop"),
        ("byzantine_guardian", "develop"),
        ("viking_lookout", "fortify"),
        ("byzantine_lookout", "fortify"),
        ("viking_vigilante", "absolve"),
        ("saracen_vigilante", "absolve"),
    ],
)
def test_one_vp_for_every_two_of_an_action(card: str, action: str) -> None:
    for count, vp in ((0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (7, 3)):
        g = poor(players=4)
        tally(g, 0, **{action: count})
        hold(g, 0, "converted", f"outsider_{card}")
        assert converted_vp(g, 0, f"outsider_{card}") == vp


@pytest.mark.rule("PAL-OSC.1")
@pytest.mark.parametrize("card", ["byzantine_hunter", "saracen_hunter"])
def test_the_hunter_counts_townsfolk_in_the_team(card: str) -> None:
    g = poor()
    hold(g, 0, "converted", f"outsider_{card}")
    for name, vp in (("abbot_1", 0), ("abbot_2", 1), ("abbot_3", 1), ("squire_1", 2)):
        team(g, 0, name)
        assert converted_vp(g, 0, f"outsider_{card}") == vp


@pytest.mark.rule("PAL-OSC.3", "PAL-OSC.11")
@pytest.mark.parametrize(
    "card, attribute",
    [
        ("viking_armourer", "strength"),
        ("byzantine_armourer", "strength"),
        ("viking_marauder", "influence"),
        ("saracen_marauder", "influence"),
        ("byzantine_warrior", "faith"),
        ("saracen_warrior", "faith"),
    ],
)
def test_one_vp_for_every_four_points_of_an_attribute(card: str, attribute: str) -> None:
    for value, vp in ((0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (12, 3)):
        g = poor()
        attributes(g, 0, **{attribute: value})
        hold(g, 0, "converted", f"outsider_{card}")
        assert converted_vp(g, 0, f"outsider_{card}") == vp


@pytest.mark.rule("PAL-OSC.4", "PAL-OSC.5")
@pytest.mark.parametrize(
    "card, prey",
    [
        ("viking_assassin", "saracen"),
        ("byzantine_assassin", "saracen"),
        ("viking_barbarian", "byzantine"),
        ("saracen_barbarian", "byzantine"),
        ("byzantine_invader", "viking"),
        ("saracen_invader", "viking"),
    ],
)
def test_one_vp_for_every_attacked_outsider_of_a_type(card: str, prey: str) -> None:
    g = poor()
    hold(g, 0, "converted", f"outsider_{card}")
    for kind in ("saracen", "byzantine", "viking"):
        hold(g, 0, "attacked", f"outsider_{kind}_mercenary")
    assert converted_vp(g, 0, f"outsider_{card}") == 1
    second = {"saracen": "protector", "byzantine": "traitor", "viking": "thief"}[prey]
    hold(g, 0, "attacked", f"outsider_{prey}_{second}")
    assert converted_vp(g, 0, f"outsider_{card}") == 2


@pytest.mark.rule("PAL-OSC.6")
@pytest.mark.parametrize("card", ["byzantine_champion", "saracen_champion"])
def test_the_champion_is_worth_1_and_1_more_for_each_order_fulfilled(card: str) -> None:
    g = poor(players=4)
    kings_cards(g, orders=["commission", "absolve", "fortify"])
    hold(g, 0, "converted", f"outsider_{card}")
    assert converted_vp(g, 0, f"outsider_{card}") == 1
    tally(g, 0, absolve=5)
    assert converted_vp(g, 0, f"outsider_{card}") == 2
    tally(g, 0, commission=5, fortify=5)
    assert converted_vp(g, 0, f"outsider_{card}") == 4


@pytest.mark.rule("PAL-OSC.8")
@pytest.mark.parametrize("card", ["viking_protector", "saracen_protector"])
def test_the_protector_counts_paid_debts(card: str) -> None:
    g = poor()
    owe(g, 0, paid=2, unpaid=1)
    hold(g, 0, "converted", f"outsider_{card}")
    assert converted_vp(g, 0, f"outsider_{card}") == 2


@pytest.mark.rule("PAL-OSC.9")
@pytest.mark.parametrize("card", ["viking_thief", "byzantine_thief"])
def test_the_thief_counts_suspicions(card: str) -> None:
    g = poor()
    suspect(g, 0, 0, 1, 2)
    hold(g, 0, "converted", f"outsider_{card}")
    assert converted_vp(g, 0, f"outsider_{card}") == 3


@pytest.mark.rule("PAL-OSC.10")
@pytest.mark.parametrize("card", ["viking_traitor", "byzantine_traitor"])
def test_the_traitor_makes_unpaid_debts_cost_one_less(card: str) -> None:
    g = poor()
    owe(g, 0, unpaid=3, paid=1)
    hold(g, 0, "converted", f"outsider_{card}")
    assert converted_vp(g, 0, f"outsider_{card}") == 3
    assert score(g, 0).total == 1 - 3 * (3 - 1)


def test_two_traitors_add_up() -> None:
    g = poor()
    owe(g, 0, unpaid=2)
    hold(g, 0, "converted", "outsider_viking_traitor", "outsider_byzantine_traitor")
    assert score(g, 0).total == -2


def test_every_outsider_has_a_scoring_rule_tested_here() -> None:
    assert {card.kind for card in box().outsiders.values()} == {
        "adventurer",
        "archer",
        "armourer",
        "assassin",
        "barbarian",
        "champion",
        "guardian",
        "hunter",
        "invader",
        "lookout",
        "marauder",
        "mercenary",
        "protector",
        "thief",
        "traitor",
        "vigilante",
        "warrior",
    }


# -- places ----------------------------------------------------------------------------------


def places(g: Paladins) -> list[int]:
    return [standing.place for standing in standings(g)]


@pytest.mark.rule("PAL-AIM.1", "PAL-END.12")
def test_the_highest_total_wins() -> None:
    g = poor(players=3)
    for seat, silver in enumerate((3, 9, 6)):
        g.players[seat].silver = silver
    assert standings(g) == [
        Standing(0, 3, 1, "lost"),
        Standing(1, 1, 3, "won"),
        Standing(2, 2, 2, "lost"),
    ]


@pytest.mark.rule("PAL-END.13")
def test_a_tie_goes_to_the_player_with_more_vp_from_orders() -> None:
    g = poor(players=4)
    kings_cards(g, orders=["attack"])
    g.players[0].silver = 12
    suspect(g, 1, 0, 0)
    hold(g, 1, "attacked", *g.outsider_deck[:5])
    assert score(g, 0).total == score(g, 1).total == 4
    assert places(g)[:2] == [2, 1]


@pytest.mark.rule("PAL-END.14")
def test_a_further_tie_goes_to_the_player_with_fewer_suspicions() -> None:
    g = poor(players=3)
    for p in g.players:
        p.silver = 3
    suspect(g, 0, 1, 1)
    suspect(g, 1, 2)
    suspect(g, 2, 2, 0)
    assert places(g) == [2, 1, 2]


@pytest.mark.rule("PAL-END.15")
def test_players_still_tied_share_the_win() -> None:
    g = poor(players=3)
    g.players[0].silver = g.players[2].silver = 3
    assert standings(g) == [
        Standing(0, 1, 1, "shared"),
        Standing(1, 3, 0, "lost"),
        Standing(2, 1, 1, "shared"),
    ]
