"""The table says everything in both languages, and every problem can be said."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import stolnik.table
from stolnik.table.problems import STATUS, table_words
from stolnik.text import compare

HERE = Path(stolnik.table.__file__).parent


def test_polish_and_english_say_the_same() -> None:
    assert compare(table_words("en"), table_words("pl")) == []


def raised() -> Iterator[tuple[str, str]]:
    """Every problem that the sources name, with its detail."""
    for file in HERE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id != "Problem" or not node.args:
                continue
            if any(keyword.arg == "said" for keyword in node.keywords):
                continue
            code = node.args[0]
            details = [k.value for k in node.keywords if k.arg == "detail"]
            if isinstance(code, ast.Constant):
                detail = details[0] if details else ast.Constant("")
                if isinstance(detail, ast.Constant):
                    yield str(code.value), str(detail.value)


def test_every_problem_in_the_code_has_a_status_and_a_sentence() -> None:
    found = set(raised())
    assert len(found) > 30
    for code, detail in found:
        assert code in STATUS
        assert table_words("en").has(f"problem-{code}-{detail}" if detail else f"problem-{code}")


def test_the_document_names_every_code() -> None:
    told = (HERE.parents[2] / "docs" / "protocol.md").read_text()
    for code in STATUS:
        assert f"`{code}`" in told
