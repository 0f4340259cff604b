"""A record says when it has been touched."""

from __future__ import annotations

import json

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolnik.engine.dice import commitment
from stolnik.engine.errors import BadRecord
from stolnik.engine.game import Standing
from stolnik.engine.record import Record, link


def record(moves: int = 3) -> Record:
    return Record.of(
        game="toy",
        version="1.2",
        players=2,
        options={"loud": True, "mood": "bad"},
        seed="żółw",
        moves=[(n % 2, ("buy", "card", n)) for n in range(moves)],
        over=True,
        standings=[Standing(0, 1, 7, "coins"), Standing(1, 2, 3, "coins")],
    )


def test_a_record_is_read_as_it_was_written() -> None:
    for kept in (record(), record(0)):
        assert Record.loads(kept.dumps()) == kept


def test_a_record_is_json_lines() -> None:
    header, *lines, seal = [json.loads(row) for row in record().dumps().splitlines()]
    assert header["game"] == "toy"
    assert header["commitment"] == commitment("żółw")
    assert lines[1][:2] == [1, ["buy", "card", 1]]
    assert seal["moves"] == 3
    assert seal["seed"] == "żółw"


def test_a_record_tells_what_it_holds() -> None:
    kept = record()
    assert (kept.game, kept.version, kept.players) == ("toy", "1.2", 2)
    assert kept.options == {"loud": True, "mood": "bad"}
    assert kept.seed == "żółw"
    assert kept.over
    assert kept.moves[2] == (0, ("buy", "card", 2))
    assert kept.standings[0].score == 7


def test_the_chain_can_be_computed_by_hand() -> None:
    kept = record(1)
    start = {
        "commitment": commitment("żółw"),
        "game": "toy",
        "options": {"loud": True, "mood": "bad"},
        "players": 2,
    }
    first = link(link(None, start), [0, ["buy", "card", 0]])
    assert kept.lines[0].link == first
    standings = [msgspec.to_builtins(standing) for standing in kept.standings]
    assert kept.seal.link == link(first, ["1.2", 1, True, "żółw", standings])


def test_the_order_of_options_does_not_matter_to_the_chain() -> None:
    other = Record.of(
        game="toy",
        version="1.2",
        players=2,
        options={"mood": "bad", "loud": True},
        seed="żółw",
        moves=record().moves,
        over=True,
        standings=record().standings,
    )
    assert other.seal.link == record().seal.link


def test_blank_lines_around_a_record_do_no_harm() -> None:
    assert Record.loads(b"\n" + record().dumps().replace(b"\n", b"\r\n") + b"\n\n") == record()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (b'["buy","card",1]', b'["buy","card",2]', "the chain of hashes breaks at move 2"),
        (b"[1,[", b"[0,[", "breaks at move 2"),
        (b'"players":2', b'"players":3', "breaks at move 1"),
        (b'"mood":"bad"', b'"mood":"sad"', "breaks at move 1"),
        (b'"version":"1.2"', b'"version":"1.3"', "its last line does not fit"),
        (b'"score":7', b'"score":8', "its last line does not fit"),
        (b'"over":true', b'"over":false', "its last line does not fit"),
        (b'"moves":3', b'"moves":4', "has 3 moves but its seal promises 4"),
        (b'"stolnik":1', b'"stolnik":2', "has format 2; this version reads format 1"),
        (b'"stolnik":1', b'"extra":0,"stolnik":1', "Line 1 of the record is damaged"),
        (b'["buy","card",1]', b'["buy","card",1.5]', "Line 3 of the record is damaged"),
        (b'["buy","card",1]', b"[", "Line 3 of the record is damaged"),
    ],
)
def test_what_is_wrong_with_a_record_is_said_in_one_sentence(
    old: bytes, new: bytes, said: str
) -> None:
    text = record().dumps()
    assert text.count(old) == 1
    with pytest.raises(BadRecord, match=said):
        Record.loads(text.replace(old, new))


def test_a_seed_that_was_not_promised_is_found() -> None:
    kept = record()
    header = msgspec.structs.replace(kept.header, commitment=commitment("another"))
    chain = link(
        None,
        {"game": "toy", "players": 2, "options": header.options, "commitment": header.commitment},
    )
    lines = []
    for line in kept.lines:
        chain = link(chain, (line.seat, line.move))
        lines.append(msgspec.structs.replace(line, link=chain))
    ending = (kept.version, 3, True, "żółw", kept.standings)
    forged = Record(
        header, tuple(lines), msgspec.structs.replace(kept.seal, link=link(chain, ending))
    )
    with pytest.raises(BadRecord, match="not the one that was promised"):
        forged.verify()


def test_a_record_that_was_cut_off_says_so() -> None:
    rows = record().dumps().splitlines()
    with pytest.raises(BadRecord, match="ends after 3 lines without its seal"):
        Record.loads(b"\n".join(rows[:3]))
    with pytest.raises(BadRecord, match="ends after 1 line without its seal"):
        Record.loads(rows[0])
    with pytest.raises(BadRecord, match="The record is empty"):
        Record.loads(b" \n")
    with pytest.raises(BadRecord, match="breaks at move 1"):
        Record.loads(b"\n".join([rows[0], *rows[2:]]))
    with pytest.raises(BadRecord, match="Line 5 of the record is damaged"):
        Record.loads(b"\n".join(rows)[:-4])


@given(st.integers(0, 10**6), st.integers(1, 255))
def test_no_byte_of_a_record_can_be_changed_unnoticed(place: int, change: int) -> None:
    text = bytearray(record().dumps())
    text[place % len(text)] ^= change
    try:
        read = Record.loads(bytes(text))
    except BadRecord:
        return
    assert read == record()  # only the space between the lines was touched
