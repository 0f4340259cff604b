"""What the page on records says is what the code does."""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
from pathlib import Path

from stolnik.engine.dice import mixed
from stolnik.engine.match import Match
from tests.bots.fair.village_fair import GAME

PAGE = (Path(__file__).parents[2] / "docs" / "records.md").read_text("utf-8")
CHECK = next(
    code for code in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL) if "hashlib" in code
)


def _checked(record: bytes) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([sys.executable, "-c", CHECK], input=record, capture_output=True)


def _played(nonces: tuple[str, ...]) -> bytes:
    match = Match.start(GAME, players=2, seed=7, nonces=nonces)
    while match.pending:
        match.submit(match.pending[0].seat, match.pending[0].options[0])
    return match.record().dumps()


def test_the_check_on_the_page_accepts_records_with_and_without_nonces() -> None:
    for nonces in ((), ("Zażółć", "Ola")):
        assert b"untouched, with the promised seed" in _checked(_played(nonces)).stdout


def test_the_check_on_the_page_refuses_another_nonce() -> None:
    ran = _checked(_played(("Ala", "Ola")).replace(b"Ola", b"Ela"))
    assert b"the chain breaks at move 1" in ran.stderr


def test_the_dice_are_mixed_as_the_page_says() -> None:
    example = re.search(r"`(stolnik dice 1:7 .*?)`", PAGE)
    assert example is not None
    assert mixed("7", ("Ala", "Ola")) == hashlib.sha256(example[1].encode()).hexdigest()
