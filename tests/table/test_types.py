"""The types that the client is built with say what is sent to it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
import pytest

import stolnik
from stolnik.cli import main
from stolnik.engine.match import Match
from stolnik.games.price_of_power.under_way import shapes
from stolnik.table.typescript import files

SHAPES = Path(__file__).parents[2] / "web" / "src" / "shapes"
DECISIONS = 600


def test_the_types_of_the_client_are_those_of_the_structs() -> None:
    kept = {path.name: path.read_text("utf-8") for path in SHAPES.iterdir()}
    house = Path(stolnik.__file__).parent
    homes = [stolnik.load(name).home for name in stolnik.names()]
    ours = {f"{home.name}.ts" for home in homes if home.is_relative_to(house)}
    made = files()
    assert set(kept) == {"protocol.ts", "spelling.ts", *ours}
    for name, text in kept.items():
        assert made[name] == text, f"{name} is stale: stolnik table types web/src/shapes"


def test_the_command_line_writes_them_to_a_folder_and_prints_those_of_the_protocol(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["table", "types", str(tmp_path / "new" / "shapes")]) == 0
    written = {path.name: path.read_text("utf-8") for path in (tmp_path / "new/shapes").iterdir()}
    assert written == files()
    assert main(["table", "types"]) == 0
    assert capsys.readouterr().out == files()["protocol.ts"]
    (tmp_path / "file").write_text("")
    assert main(["table", "types", str(tmp_path / "file" / "shapes")]) != 0
    assert str(tmp_path / "file") in capsys.readouterr().err


@pytest.mark.parametrize("name", stolnik.names())
def test_what_is_seen_of_a_game_has_the_type_that_is_told(name: str) -> None:
    game = stolnik.load(name)
    declared = get_type_hints(game.sight.view, include_extras=True)["return"]
    match = Match.start(game, players=game.players[-1], seed="types")
    dice = random.Random(name)
    seen: set[str] = set()
    for number in range(DECISIONS):
        if not match.pending:
            break
        ask = dice.choice(match.pending)
        match.submit(ask.seat, dice.choice(ask.options))
        if number % 3 == 0:
            seen |= fits(match.view(None), declared) | fits(match.view(ask.seat), declared)
    if name == "price_of_power":
        assert len(seen) > 10


def fits(view: Any, declared: Any) -> set[str]:
    """Whether a view, as it travels, is of its type; and what was under way in it."""
    sent = msgspec.json.decode(msgspec.json.encode(view))
    msgspec.convert(sent, declared, strict=True)
    tasks = sent.get("agenda", [])
    for task in tasks:
        msgspec.convert(task["about"], shapes()[task["kind"]], strict=True)
    return {task["kind"] for task in tasks}


def test_of_the_protocol_is_optional_only_what_a_client_may_leave_out() -> None:
    text = files()["protocol.ts"]
    assert '  type: "table";\n' in text
    assert "  sections: string[];\n" in interface(text, "WhyNot")
    assert "  bank: number;\n" in interface(text, "ClockRules")
    assert "  clock?: ClockRules | null;\n" in interface(text, "NewRoom")


def interface(text: str, name: str) -> str:
    return text.partition(f"export interface {name} {{\n")[2].partition("\n}")[0] + "\n"
