"""Whatever is said to a match is answered in one sentence, and changes nothing."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sejmik.game import SEJMIK

from stolnik.engine.dice import Dice
from stolnik.engine.errors import BadRecord, StolnikError
from stolnik.engine.match import Match
from stolnik.engine.record import Record
from stolnik.engine.registry import load
from tests.engine.toy import TOY, snapshot, toy

MANY = settings(max_examples=2000)

PARTS = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.binary(max_size=8)
    | st.sampled_from(["tens", "ones", "vote", "plan", "put", "noble", "\ud800"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.tuples(inner, inner)
        | st.dictionaries(st.text(max_size=3), inner, max_size=3)
    ),
    max_leaves=8,
)
SEATS = st.integers() | st.none() | st.text(max_size=3) | st.floats() | st.booleans()


def said_in_both_languages(error: StolnikError) -> None:
    for lang in ("pl", "en"):
        sentence = error.say(lang)
        assert sentence
        assert len(sentence) < 2000
        sentence.encode("utf-8")


@pytest.mark.slow
@MANY
@given(seat=SEATS, move=PARTS)
def test_nonsense_is_refused_and_changes_nothing(seat: Any, move: Any) -> None:
    match = ADDING
    before = (match.number, match.pending, len(match.log))
    try:
        match.submit(seat, move)
    except StolnikError as error:
        said_in_both_languages(error)
        assert (match.number, match.pending, len(match.log)) == before
    else:
        match.undo(0)


ADDING = toy((0, ("add",)), listen=True)


@pytest.mark.slow
@MANY
@given(seat=SEATS, move=PARTS)
def test_why_not_answers_whatever_it_is_asked(seat: Any, move: Any) -> None:
    with contextlib.suppress(StolnikError):
        refusal = ADDING.why_not(seat, move)
        assert refusal is None or refusal.clause in TOY.ledger.clauses


def edited(text: bytes, edits: list[tuple[int, int, int]]) -> bytes:
    """Bytes that were replaced, cut out or put in."""
    damaged = bytearray(text)
    for place, kind, byte in edits:
        at = place % max(1, len(damaged))
        if kind == 0 and damaged:
            damaged[at] = byte
        elif kind == 1:
            del damaged[at : at + 1 + byte % 8]
        else:
            damaged[at:at] = bytes([byte])
    return bytes(damaged)


EDITS = st.lists(
    st.tuples(st.integers(0, 10_000), st.integers(0, 2), st.integers(0, 255)),
    min_size=1,
    max_size=4,
)


def played(moves: int) -> Match:
    match = Match.start(SEJMIK, players=3, seed="7", veto=True)
    luck = Dice("luck")
    while match.pending and match.number < moves:
        ask = luck.pick(match.pending)
        match.submit(ask.seat, luck.pick(ask.options))
    return match


SAVED = played(7).save()
RECORD = played(1000).record().dumps()


@pytest.mark.slow
@MANY
@given(EDITS)
def test_a_damaged_save_is_refused_or_plays(edits: list[tuple[int, int, int]]) -> None:
    try:
        match = Match.resume(edited(SAVED, edits), game=SEJMIK)
    except StolnikError as error:
        said_in_both_languages(error)
    else:
        assert match.over or match.pending


@pytest.mark.slow
@MANY
@given(EDITS)
def test_a_damaged_record_is_refused(edits: list[tuple[int, int, int]]) -> None:
    text = edited(RECORD, edits)
    try:
        record = Record.loads(text)
        Match.replay(record, game=SEJMIK)
    except StolnikError as error:
        said_in_both_languages(error)
    else:
        assert text.split() == RECORD.split()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'{"stolnik":1,', b'{"stolnik":1,"stolnik":1,'),
        (b'{"stolnik":1,', b'{"stolnik":1, '),
        (b'[0,["put"', b'[0,["put"'.replace(b"[0,", b"[0 ,")),
        (b'"over":true', b'"over":true,"over":true'),
    ],
)
def test_a_record_is_what_writing_it_again_gives(old: bytes, new: bytes) -> None:
    assert old in RECORD
    with pytest.raises(BadRecord):
        Record.loads(RECORD.replace(old, new, 1))


def test_a_line_with_a_surplus_element_is_refused() -> None:
    rows = RECORD.splitlines()
    rows[1] = rows[1][:-1] + b',"more"]'
    with pytest.raises(BadRecord, match="Line 2"):
        Record.loads(b"\n".join(rows))


def test_what_a_bot_is_offered_cannot_be_changed() -> None:
    match = toy()
    ask = match.pending[0]
    with pytest.raises(AttributeError):
        ask.options.append(("win",))  # type: ignore[attr-defined]
    with pytest.raises(TypeError):
        ask.about["seat"] = 1  # type: ignore[index]
    with pytest.raises(AttributeError):
        ask.seat = 1  # type: ignore[misc]


WRONG: dict[str, Callable[[Any], object]] = {
    "game by name": lambda _: Match.start("paladins", players=2),  # type: ignore[arg-type]
    "players true": lambda _: Match.start(SEJMIK, players=True),
    "players text": lambda _: Match.start(SEJMIK, players="3"),  # type: ignore[arg-type]
    "players list": lambda _: Match.start(SEJMIK, players=[3]),  # type: ignore[arg-type]
    "half a letter": lambda _: Match.start(SEJMIK, players=3, seed="\ud800"),
    "seed true": lambda _: Match.start(SEJMIK, players=3, seed=True),
    "seed bytes": lambda _: Match.start(SEJMIK, players=3, seed=b"7"),  # type: ignore[arg-type]
    "nonces number": lambda _: Match.start(SEJMIK, players=3, nonces=7),  # type: ignore[arg-type]
    "nonces text": lambda _: Match.start(SEJMIK, players=3, nonces="abc"),
    "half a nonce": lambda _: Match.start(SEJMIK, players=2, nonces=("a", "\udfff")),
    "option number": lambda _: Match.start(SEJMIK, players=3, veto=1),  # type: ignore[arg-type]
    "option list": lambda _: Match.start(SEJMIK, players=3, veto=[]),  # type: ignore[arg-type]
    "option letter": lambda _: Match.start(SEJMIK, players=3, veto="\ud800"),
    "option unknown": lambda _: Match.start(SEJMIK, players=3, **{"\ud800": True}),  # type: ignore[arg-type]
    "folder text": lambda _: Match.start(SEJMIK, players=3, data="x"),  # type: ignore[arg-type]
    "resume text": lambda _: Match.resume("S1"),  # type: ignore[arg-type]
    "resume nothing": lambda _: Match.resume(None),  # type: ignore[arg-type]
    "replay text": lambda _: Match.replay(RECORD),  # type: ignore[arg-type]
    "record text": lambda _: Record.loads("{}"),  # type: ignore[arg-type]
    "load list": lambda _: load([]),  # type: ignore[arg-type]
    "load letter": lambda _: load("\ud800"),
    "seat text": lambda match: match.at("0"),
    "seat true": lambda match: match.at(True),
    "submit seat": lambda match: match.submit("0", ("add",)),
    "submit list": lambda match: match.submit(0, [["add"]]),
    "submit text": lambda match: match.at(0).submit("add"),
    "submit dict": lambda match: match.at(0).submit({"add": 1}),
    "submit nothing": lambda match: match.at(0).submit(None),
    "why not": lambda match: match.at(0).why_not(7),
    "undo seat": lambda match: match.undo("0"),
    "undo true": lambda match: match.undo(True),
    "can undo": lambda match: match.can_undo("0"),
    "view": lambda match: match.view("0"),
    "ask": lambda match: match.ask(None),
    "imagine": lambda match: match.imagine("0", Dice("1")),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_of_a_wrong_kind_is_said_in_one_sentence(what: str) -> None:
    match = toy((0, ("add",)), (0, ("tens", 1)), (0, ("ones", 1)))
    before = snapshot(match)
    with pytest.raises(StolnikError) as error:
        WRONG[what](match)
    said_in_both_languages(error.value)
    assert snapshot(match) == before


def test_nothing_of_a_wrong_kind_is_a_well_formed_move() -> None:
    chair = toy().at(0)
    for nonsense in (None, 7, "add", {"add": 1}, [], [["add"]]):
        assert not chair.well_formed(nonsense)  # type: ignore[arg-type]


def test_a_seed_that_is_drawn_has_128_bits_and_is_never_the_same() -> None:
    seeds = {Match.start(TOY, players=2).seed for _ in range(20)}
    assert len(seeds) == 20
    assert all(len(seed) == 32 and int(seed, 16) >= 0 for seed in seeds)


def test_what_each_seat_adds_changes_the_dice_and_is_in_the_record() -> None:
    plain = Match.start(SEJMIK, players=2, seed="7")
    mixed = Match.start(SEJMIK, players=2, seed="7", nonces=("a", "b"))
    other = Match.start(SEJMIK, players=2, seed="7", nonces=("ab", ""))
    decks = {tuple(match.state.deck) for match in (plain, mixed, other)}
    assert len(decks) == 3
    assert plain.commitment == mixed.commitment
    again = Match.replay(Record.loads(mixed.record().dumps()), game=SEJMIK)
    assert again.state.deck == mixed.state.deck
    forged = mixed.record().dumps().replace(b'["a","b"]', b'["b","a"]')
    with pytest.raises(BadRecord):
        Match.replay(Record.loads(forged), game=SEJMIK)


def test_each_seat_adds_exactly_one_nonce() -> None:
    with pytest.raises(StolnikError, match="each seat adds exactly one"):
        Match.start(SEJMIK, players=2, seed="7", nonces=("a",))


def test_a_match_with_nonces_goes_on_from_its_save() -> None:
    match = Match.start(SEJMIK, players=2, seed="7", nonces=("a", "b"))
    again = Match.resume(match.save(), game=SEJMIK)
    assert (again.seed, again.nonces) == ("7", ("a", "b"))
    assert snapshot(again)[0] == snapshot(match)[0]
