"""Dice that anyone can check."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b, sha256

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolnik.engine.dice import Dice, commitment


def test_the_throws_of_a_seed_are_the_same_on_every_machine() -> None:
    dice = Dice("7")
    assert [dice.below(6) for _ in range(12)] == [1, 2, 2, 5, 5, 3, 2, 1, 2, 5, 2, 3]
    cards = list(range(10))
    Dice("7").shuffle(cards)
    assert cards == [9, 0, 8, 3, 2, 1, 6, 4, 5, 7]


def test_a_throw_is_the_hash_that_the_documentation_says_it_is() -> None:
    digest = blake2b(b"stolnik/4", digest_size=16).digest()
    assert Dice("stolnik", 4).below(20) == int.from_bytes(digest, "big") % 20


def test_a_saved_die_goes_on_where_it_was() -> None:
    dice = Dice("7")
    for _ in range(5):
        dice.below(6)
    kept = msgspec.msgpack.decode(msgspec.msgpack.encode(dice), type=Dice)
    assert [kept.below(100) for _ in range(10)] == [dice.below(100) for _ in range(10)]


def test_every_use_is_counted() -> None:
    dice = Dice("7")
    dice.below(6)
    dice.pick("abc")
    dice.shuffle([1, 2, 3])
    assert dice.used == 3


@given(st.text(), st.integers(0, 10**6), st.integers(1, 10**9))
def test_a_throw_stays_below_its_bound(seed: str, used: int, n: int) -> None:
    assert 0 <= Dice(seed, used).below(n) < n


def test_all_faces_come_up_about_equally_often() -> None:
    dice = Dice("fair")
    faces = Counter(dice.below(6) for _ in range(6000))
    assert set(faces) == set(range(6))
    assert all(880 < count < 1120 for count in faces.values())


def test_all_orders_come_up_about_equally_often() -> None:
    dice = Dice("fair")
    orders: Counter[str] = Counter()
    for _ in range(6000):
        cards = list("abc")
        dice.shuffle(cards)
        orders["".join(cards)] += 1
    assert len(orders) == 6
    assert all(880 < count < 1120 for count in orders.values())


@given(st.lists(st.integers()), st.text())
def test_a_shuffle_loses_nothing(cards: list[int], seed: str) -> None:
    shuffled = cards.copy()
    Dice(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


def test_forked_dice_leave_the_others_alone() -> None:
    dice = Dice("7")
    deck, market = dice.fork("deck"), dice.fork("market")
    throws = [[each.below(1000) for _ in range(5)] for each in (dice, deck, market)]
    assert len({tuple(row) for row in throws}) == 3
    assert throws[0] == [Dice("7", n).below(1000) for n in range(5)]
    assert Dice("7").fork("deck").below(1000) == throws[1][0]


def test_there_is_nothing_to_pick_from_nothing() -> None:
    with pytest.raises(ZeroDivisionError):
        Dice("7").pick([])


def test_the_commitment_binds_the_seed_without_telling_it() -> None:
    assert commitment("stolnik") == sha256(b"stolnik seed stolnik").hexdigest()
    assert commitment("stolnik") != commitment("Stolnik")
    assert "stolnik" not in commitment("stolnik")
