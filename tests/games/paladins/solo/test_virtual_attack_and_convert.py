"""Attack and Convert of the virtual player."""

import pytest

from stolnik.games.paladins.chapters.virtual_player.attack_and_convert import (
    attack,
    convert,
    refuse_attack,
    refuse_convert,
)
from stolnik.games.paladins.events import OutsiderAttacked, OutsiderConverted
from stolnik.games.paladins.state import VIRTUAL, Paladins
from tests.games.paladins.position import box, lay, listen, on_top, run
from tests.games.paladins.solo.solo_position import (
    changed,
    field,
    indebted,
    keeps,
    markers,
    on,
    solo,
    suspected,
    virtual,
)


def attacked_slot(g: Paladins) -> int:
    track = list(g.outsiders)
    run(attack(g))
    return track.index(virtual(g).attacked[-1]) + 1


def converted_slot(g: Paladins) -> int:
    track = list(g.outsiders)
    run(convert(g))
    return track.index(virtual(g).converted[-1]) + 1


# -- Attack ----------------------------------------------------------------------------------


@pytest.mark.rule("PAL-SATC.1")
@pytest.mark.parametrize("marker", [1, 2, 3, 4, 5])
def test_the_outsider_at_the_marker_is_attacked(marker: int) -> None:
    g = solo()
    markers(g, strength=12)
    field(g, marker)
    assert attacked_slot(g) == marker


@pytest.mark.rule("PAL-SATC.1", "PAL-SRES.8")
def test_after_the_fifth_outsider_comes_the_sixth() -> None:
    g = solo()
    markers(g, strength=11)
    field(g, 5)
    g.outsiders[4] = None
    assert attacked_slot(g) == 6


@pytest.mark.rule("PAL-SATC.2")
@pytest.mark.parametrize("strength, slot", [(1, 1), (4, 1), (7, 4), (8, 4), (9, 4), (12, 4)])
def test_only_outsiders_within_its_strength_are_attacked(strength: int, slot: int) -> None:
    g = solo()
    markers(g, strength=strength)
    field(g, 4)
    assert attacked_slot(g) == slot


@pytest.mark.rule("PAL-SATC.2")
def test_it_does_not_buy_strength() -> None:
    g = solo()
    refusal = refuse_attack(g)
    assert refusal is not None
    assert refusal.clause == "PAL-SATC.2"
    markers(g, strength=1)
    assert refuse_attack(g) is None
    g.outsiders[0] = None
    assert refuse_attack(g) == refusal


@pytest.mark.rule("PAL-SATC.3")
def test_the_attacked_outsider_gives_its_reward_and_is_kept_face_down() -> None:
    g = solo()
    markers(g, strength=1)
    card = lay(g, "outsider_viking_mercenary", 1)
    heard = listen(g)
    assert changed(g, attack(g)) == {"workers": -1, "influence": 1, "attacked": 1}
    assert (virtual(g).attacked, virtual(g).converted) == ([card], [])
    assert g.outsiders[0] is None
    assert OutsiderAttacked(VIRTUAL, card) in heard
    assert on(g, "attack") == 3


@pytest.mark.rule("PAL-SATC.3")
@pytest.mark.parametrize("card", list(box().outsiders))
def test_every_outsider_raises_influence_when_attacked(card: str) -> None:
    g = solo()
    markers(g, strength=1)
    suspected(g, 0)
    indebted(g, unpaid=1)
    on_top(g, 0)
    lay(g, card, 1)
    change = changed(g, attack(g))
    assert change["influence"] >= 1
    assert change["attacked"] == 1


# -- Convert ---------------------------------------------------------------------------------


@pytest.mark.rule("PAL-SATC.4")
@pytest.mark.parametrize("marker", [1, 2, 3, 4, 5])
def test_the_outsider_at_the_marker_is_converted(marker: int) -> None:
    g = solo()
    markers(g, faith=12)
    field(g, marker)
    assert converted_slot(g) == marker


@pytest.mark.rule("PAL-SATC.5")
@pytest.mark.parametrize("faith, slot", [(0, 1), (3, 1), (5, 1), (6, 4), (12, 4)])
def test_only_outsiders_within_its_faith_are_converted(faith: int, slot: int) -> None:
    g = solo()
    markers(g, faith=faith, strength=12)
    field(g, 4)
    assert converted_slot(g) == slot


@pytest.mark.rule("PAL-SATC.5")
def test_without_an_outsider_within_its_faith_it_cannot_convert() -> None:
    g = solo()
    markers(g, faith=1, strength=12)
    assert refuse_convert(g) is None
    g.outsiders[0] = None
    refusal = refuse_convert(g)
    assert refusal is not None
    assert refusal.clause == "PAL-SATC.5"


@pytest.mark.rule("PAL-SATC.6", "PAL-SATC.8")
def test_the_converted_outsider_goes_on_the_next_slot_and_raises_strength() -> None:
    g = solo()
    keeps(g, "converted", "outsider_viking_thief")
    card = lay(g, "outsider_viking_assassin", 1)
    heard = listen(g)
    assert changed(g, convert(g)) == {"workers": -3, "strength": 2, "converted": 1}
    assert virtual(g).converted == ["outsider_viking_thief", card]
    assert virtual(g).attacked == []
    assert OutsiderConverted(VIRTUAL, card) in heard


@pytest.mark.rule("PAL-SATC.6")
def test_after_seven_there_is_no_slot_left() -> None:
    g = solo()
    markers(g, faith=12)
    keeps(g, "converted", *list(g.box.outsiders)[8:15])
    refusal = refuse_convert(g)
    assert refusal is not None
    assert refusal.clause == "PAL-SATC.6"
    virtual(g).converted.pop()
    assert refuse_convert(g) is None


@pytest.mark.rule("PAL-SATC.8")
@pytest.mark.parametrize("card", list(box().outsiders))
def test_every_outsider_raises_strength_when_converted(card: str) -> None:
    g = solo()
    lay(g, card, 1)
    fierce = g.box.outsiders[card].kind in ("assassin", "barbarian", "invader")
    strength = 2 if fierce else 1
    assert changed(g, convert(g)) == {"workers": -3, "converted": 1, "strength": strength}
