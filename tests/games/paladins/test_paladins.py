"""Every Paladin: Workers, boosts and abilities."""

import dataclasses

import msgspec
import pytest

from stolnik.engine.flow import Move
from stolnik.games.paladins.box.components import ATTRIBUTES, FAITH, INFLUENCE, STRENGTH, Reward
from stolnik.games.paladins.chapters.attributes import raise_attribute, total
from stolnik.games.paladins.chapters.rounds.paladin_cards import reveal_paladin, set_aside
from stolnik.games.paladins.state import Paladins
from tests.games.paladins.position import (
    attributes,
    box,
    gained,
    hold,
    lay,
    on_top,
    options,
    paladin,
    perform,
    plenty,
    position,
    run,
    stand,
    workers,
)
from tests.games.running import run_anyhow

PALADINS: dict[str, tuple[dict[str, int], tuple[int, int, int]]] = {
    # Workers; boost of Faith, Strength, Influence
    "anseis": ({"merchant": 1, "scout": 1}, (1, 0, 3)),
    "berengier": ({"fighter": 1, "merchant": 1}, (0, 3, 1)),
    "engelier": ({"fighter": 1, "scout": 1}, (1, 3, 0)),
    "gerier": ({"cleric": 1, "fighter": 1}, (3, 0, 1)),
    "gerin": ({"merchant": 1, "labourer": 1}, (0, 0, 4)),
    "girard": ({"scout": 2}, (2, 0, 2)),
    "ivon": ({"cleric": 1, "scout": 1}, (3, 1, 0)),
    "ivoire": ({"cleric": 1, "merchant": 1}, (0, 1, 3)),
    "oliver": ({"cleric": 2}, (4, 0, 0)),
    "otton": ({"merchant": 2}, (2, 2, 0)),
    "roland": ({"fighter": 1, "labourer": 1}, (0, 4, 0)),
    "samson": ({"scout": 1, "labourer": 1}, (0, 2, 2)),
}


def test_every_paladin_is_in_the_table_above() -> None:
    assert sorted(f"paladin_{name}" for name in PALADINS) == sorted(box().paladins)


@pytest.mark.rule("PAL-PLD.1", "PAL-PLD.2", "PAL-RND.14")
@pytest.mark.parametrize("name", list(PALADINS))
def test_every_paladin_gives_two_workers_and_a_boost_that_moves_no_marker(name: str) -> None:
    g = position()
    paladin(g, 0, name)
    p = g.players[0]
    p.revealed = False
    assert [total(g, p, a) for a in range(3)] == [0, 0, 0]
    gain = gained(g, 0, reveal_paladin(g, 0))
    assert gain == PALADINS[name][0]
    assert tuple(total(g, p, a) for a in range(3)) == PALADINS[name][1]
    assert p.attributes == [0, 0, 0]


@pytest.mark.rule("PAL-PLD.1", "PAL-PLD.2", "PAL-PLD.3", "PAL-PLD.5", "PAL-PLD.6")
def test_ex04_engelier() -> None:
    g = position(silver=0)
    paladin(g, 0, "engelier")
    p = g.players[0]
    assert gained(g, 0, reveal_paladin(g, 0)) == {"fighter": 1, "scout": 1}
    assert (total(g, p, STRENGTH), total(g, p, FAITH)) == (3, 1)
    assert p.attributes == [0, 0, 0]
    for card in (lay(g, "outsider_saracen_marauder", 1), lay(g, "outsider_saracen_invader", 2)):
        workers(g, 0, scout=1, labourer=1, fighter=1)
        p.spaces = position().players[0].spaces
        run(perform(g, 0, ("attack", card)))
    assert p.silver == 4
    set_aside(g)
    assert (total(g, p, STRENGTH), total(g, p, FAITH)) == (0, 0)


@pytest.mark.rule("PAL-PLD.2", "PAL-PLD.3")
def test_boost_and_ability_end_with_the_round() -> None:
    g = position()
    paladin(g, 0, "girard")
    set_aside(g)
    p = g.players[0]
    assert p.used == ["paladin_girard"]
    assert [total(g, p, a) for a in range(3)] == [0, 0, 0]
    workers(g, 0, labourer=1)
    assert gained(g, 0, perform(g, 0, ("hunt", 1)))["provisions"] == 1


@pytest.mark.rule("PAL-AIM.3", "PAL-ICO.1")
@pytest.mark.parametrize("attribute", range(3))
def test_a_marker_rises_to_12_and_no_further(attribute: int) -> None:
    g = position()
    raise_attribute(g, 0, attribute, 2)
    assert g.players[0].attributes[attribute] == 2
    raise_attribute(g, 0, attribute, 20)
    assert g.players[0].attributes[attribute] == 12
    assert sum(g.players[0].attributes) == 12


def test_marker_and_boost_together_may_exceed_12() -> None:
    g = position()
    attributes(g, 0, strength=12)
    paladin(g, 0, "roland")
    assert total(g, g.players[0], STRENGTH) == 16


# -- every ability ---------------------------------------------------------------------------


def poor(g: Paladins, name: str) -> None:
    """A player with all Workers, but without Silver and Provisions."""
    paladin(g, 0, name)
    plenty(g, 0)
    attributes(g, 0, faith=1, strength=1, influence=1)


@pytest.mark.rule("PAL-PLD.3")
@pytest.mark.parametrize(
    "name, action",
    [
        pytest.param("anseis", "fortify", marks=pytest.mark.rule("PAL-PLD.7")),
        ("berengier", "garrison"),
        ("gerier", "convert"),
        ("ivon", "commission"),
        ("ivoire", "absolve"),
        ("oliver", "pray"),
        ("roland", "recruit"),
    ],
)
def test_some_paladins_make_an_action_free(name: str, action: str) -> None:
    g = position(silver=0, provisions=0)
    poor(g, name)
    if action == "convert":
        hold(g, 0, "converted", "outsider_viking_thief")  # the first costs nothing anyway
    moves = options(g, 0, action)
    assert moves
    if action == "recruit":
        assert {move[1] for move in moves if move[3] == "silver"} == set(g.townsfolk)
    others = [other for other in PALADINS if other != name]
    for other in others:
        paladin(g, 0, other)
        left = [move for move in options(g, 0, action) if "debt" not in move]
        if action == "recruit":
            left = [move for move in left if move[1] != g.townsfolk[4]]  # it costs 0
        assert left == []


@pytest.mark.rule("PAL-PLD.3", "PAL-PLD.5")
@pytest.mark.parametrize(
    "name, move, gain",
    [
        ("engelier", "attack", {"silver": 2}),
        ("gerin", "conspire", {"silver": 2}),
        ("girard", "hunt", {"provisions": 2}),
        ("otton", "trade", {"silver": 2}),
    ],
)
def test_some_paladins_give_more_every_time(name: str, move: str, gain: dict[str, int]) -> None:
    def taken(with_paladin: bool) -> dict[str, int]:
        g = position()
        if with_paladin:
            paladin(g, 0, name)
        attributes(g, 0, strength=1)
        workers(g, 0, scout=1, labourer=1, fighter=1) if move == "attack" else workers(
            g, 0, labourer=1
        )
        on_top(g, 0)
        moves: dict[str, Move] = {
            "attack": ("attack", lay(g, "outsider_saracen_marauder", 1)),
            "conspire": ("conspire",),
            "hunt": ("hunt", 1),
            "trade": ("trade", 1),
        }
        return gained(g, 0, perform(g, 0, moves[move]))

    plain, helped = taken(False), taken(True)
    more = {key: helped.get(key, 0) - plain.get(key, 0) for key in helped | plain}
    assert {key: n for key, n in more.items() if n} == gain


@pytest.mark.rule("PAL-PLD.3")
def test_samson_makes_develop_cost_2_silver() -> None:
    g = position(silver=2)
    paladin(g, 0, "samson")
    workers(g, 0, labourer=2)
    answers: list[Move] = [("workshop", "attack", 1)]
    assert gained(g, 0, perform(g, 0, ("develop",)), answers)["silver"] == -2
    g.players[0].spaces = position().players[0].spaces
    g.players[0].silver = 1
    workers(g, 0, labourer=2)
    assert options(g, 0, "develop") == []


@pytest.mark.rule("PAL-PLD.7")
def test_anseis_raises_influence_by_3_and_faith_by_1() -> None:
    assert dict(zip(ATTRIBUTES, box().paladins["paladin_anseis"].boost)) == {
        "faith": 1,
        "strength": 0,
        "influence": 3,
    }


def test_oliver_prays_for_nothing_but_the_cleric() -> None:
    g = position(silver=0)
    paladin(g, 0, "oliver")
    stand(g, 0, "hunt", "labourer")
    workers(g, 0, cleric=1)
    assert gained(g, 0, perform(g, 0, ("pray",)), [("clear", "hunt")]) == {"cleric": -1}


@pytest.mark.rule("PAL-PLD.3", "PAL-PLD.5")
@pytest.mark.parametrize("action", list(box().actions))
def test_a_paladin_of_ones_own_can_give_something_with_any_action(action: str) -> None:
    g = position()
    plenty(g, 0)
    attributes(g, 0, faith=1, strength=1, influence=1)
    roland = msgspec.structs.replace(
        box().paladins["paladin_roland"],
        action=action,
        free_silver=False,
        gain=(Reward("attribute", n=7, attribute=INFLUENCE),),
    )
    own = dataclasses.replace(box(), paladins={**box().paladins, "paladin_roland": roland})
    g.attach(own, None)
    paladin(g, 0, "roland")
    run_anyhow(perform(g, 0, options(g, 0, action)[0]))
    assert g.players[0].attributes[INFLUENCE] >= 8
