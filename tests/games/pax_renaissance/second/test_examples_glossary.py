"""The example of the glossary, and a table of contents: each example has one golden test."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from stolnik.games.pax_renaissance.chapters.selling import sell
from stolnik.games.pax_renaissance.chapters.tableau import seat_of
from tests.games.pax_renaissance.position import crown, own, run, stand
from tests.games.pax_renaissance.second.cards import ISABELLA
from tests.games.pax_renaissance.second.second import second

CRYPTOGRAPHY = "pren130x"
EXAMPLES = 47


@pytest.mark.rule(
    "PAX2-GLO.Cryptography.1",
    "PAX2-GLO.Cryptography.2",
    "PAX2-GLO.Cryptography.3",
    "PAX2-GLO.Cryptography.4",
    "PAX2-F3.4",
    "PAX2-I1.6",
    "PAX2-E3.6",
)
def test_pax2_ex42_cryptography_makes_a_queen_behead_her_husband() -> None:
    g = second()
    own(g, 0, CRYPTOGRAPHY)
    own(g, 1, "portugal")
    crown(g, ISABELLA, "portugal")
    stand(g, toledo="rook_catholic")  # she could repress it instead
    asks = []  # type: ignore[var-annotated]
    behead = ("op", ISABELLA, 1)
    run(sell(g, 0, CRYPTOGRAPHY), [behead], asks=asks)
    assert [move for move in asks[0].options if move[0] == "op"] == [("op", ISABELLA, 0), behead]
    assert seat_of(g, "portugal") is None
    assert g.players[1].west == []
    assert g.queens == {}
    assert sorted(g.discards) == sorted([CRYPTOGRAPHY, ISABELLA])
    assert g.players[0].florins == 12


def test_every_example_has_one_golden_test() -> None:
    golden = Counter(
        int(number)
        for file in Path(__file__).parent.glob("test_*.py")
        for number in re.findall(r"^def test_pax2_ex(\d+)_", file.read_text("utf-8"), re.MULTILINE)
    )
    assert golden == Counter(range(1, EXAMPLES + 1))
