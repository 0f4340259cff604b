"""How the modules of a game name each other, and are named."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest

import stolnik.games

GAMES = Path(stolnik.games.__file__).parent
EACH_GAME = pytest.mark.parametrize(
    "game", sorted(one.name for one in GAMES.iterdir() if (one / "game.py").exists())
)


@EACH_GAME
def test_a_game_imports_its_own_modules_relatively(game: str) -> None:
    """What comes from elsewhere stands out, and a game can be moved or copied as it is."""
    own = f"stolnik.games.{game}"
    absolute = [
        f"{file.relative_to(GAMES)}:{node.lineno}"
        for file in (GAMES / game).rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if (
            isinstance(node, ast.ImportFrom)
            and not node.level
            and f"{node.module}.".startswith(own)
        )
        or (isinstance(node, ast.Import) and any(one.name.startswith(own) for one in node.names))
    ]
    assert absolute == []


def test_a_module_of_price_of_power_is_found_by_its_name() -> None:
    """In so many rooms a search for a file should lead to one."""
    named = Counter(file.name for file in (GAMES / "price_of_power").rglob("*.py"))
    del named["__init__.py"]
    assert [name for name, times in named.items() if times > 1] == []
