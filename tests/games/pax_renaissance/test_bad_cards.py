"""Card data of one's own that no rule knows what to do with is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from stolnik.engine.errors import BadData
from stolnik.engine.match import Match
from stolnik.games.pax_renaissance.game import FIRST_EDITION, SECOND_EDITION

CARDS = {1: "first/market_cards.json", 2: "second/cards_tableau.json"}
GAMES = {1: FIRST_EDITION, 2: SECOND_EDITION}


def inquisitor(data: Any) -> tuple[str, dict[str, Any]]:
    """A card with an inquisitor on it, and that op."""
    lists = (value for value in data.values() if isinstance(value, list))
    for card in (card for cards in lists for card in cards if isinstance(card, dict)):
        for op in card.get("ops", ()):
            if op["op"] == "inquisitor":
                return card["id"], op
    raise AssertionError("no card has one")


@pytest.mark.parametrize("edition", CARDS)
def test_an_op_of_an_unknown_religion_is_refused(edition: int, tmp_path: Path) -> None:
    file = FIRST_EDITION.home / "data" / CARDS[edition]
    data = msgspec.json.decode(file.read_bytes())
    card, op = inquisitor(data)
    op["religion"] = "pagan"
    (tmp_path / file.name).write_bytes(msgspec.json.encode(data))
    with pytest.raises(BadData) as refused:
        Match.start(GAMES[edition], players=2, seed=1, data=tmp_path)
    said = str(refused.value)
    assert all(word in said for word in (file.name, card, "ops", "pagan"))
