"""Breaks rules on purpose, one line at a time, and counts what the tests notice.

    python -m tools.mutate gods_playground               forty lines of its chapters
    python -m tools.mutate price_of_power --lines 60 --seed 2 --only war battle

A copy of the project is made in a temporary folder; there one comparison, number, sign, condition
or statement of the chapters is changed at a time, and the tests of the game are run until the
first failure.  What survives is listed with its file and line: either a test is missing, or the
change means nothing (a faster way to the same answer, an order that does not matter).
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
SECONDS: Final = 300
"""A change that makes the rules run for ever counts as noticed after this."""

OTHER: Final[dict[type[ast.AST], type[ast.AST]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.And: ast.Or,
    ast.Or: ast.And,
}


class Mutant(NamedTuple):
    file: Path
    line: int
    what: str
    source: str
    """The whole file, changed."""


def mutants(file: Path) -> Iterator[Mutant]:
    """Every change that can be made to a file of rules."""
    tree = ast.parse(file.read_text("utf-8"))
    for node, change, what in _changes(tree):
        undo = change()
        yield Mutant(file, node.lineno, what, ast.unparse(tree))
        undo()


def _changes(tree: ast.Module) -> Iterator[tuple[ast.expr | ast.stmt, object, str]]:
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for node in [found for each in function.body for found in ast.walk(each)]:
                yield from _of_node(node)


def _of_node(node: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, object, str]]:
    if isinstance(node, ast.Compare) and type(node.ops[0]) in OTHER:
        yield node, _setter(node.ops, 0, OTHER[type(node.ops[0])]()), ast.unparse(node)
    elif (isinstance(node, ast.BinOp) and type(node.op) in OTHER) or isinstance(node, ast.BoolOp):
        yield node, _attribute(node, "op", OTHER[type(node.op)]()), ast.unparse(node)
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield node, _attribute(node, "value", node.value + 1), f"{node.value} + 1"
    elif isinstance(node, ast.If | ast.IfExp):
        other = ast.UnaryOp(ast.Not(), copy.deepcopy(node.test))
        yield node, _attribute(node, "test", other), f"if not {ast.unparse(node.test)}"
    if isinstance(node, ast.If | ast.For | ast.While | ast.With):
        for at, statement in enumerate(node.body):
            if _matters(statement):
                nothing = ast.copy_location(ast.Pass(), statement)
                yield statement, _setter(node.body, at, nothing), f"no {ast.unparse(statement)}"


def _matters(statement: ast.stmt) -> bool:
    """A docstring does nothing, and without what says so the types alone would complain."""
    if isinstance(statement, ast.Expr):
        return not isinstance(statement.value, ast.Constant)
    return isinstance(statement, ast.AugAssign | ast.Return | ast.Delete)


def _setter(items: list, at: int, value: object):  # type: ignore[no-untyped-def, type-arg]
    def change():  # type: ignore[no-untyped-def]
        before = items[at]
        items[at] = value
        return lambda: items.__setitem__(at, before)

    return change


def _attribute(node: ast.AST, name: str, value: object):  # type: ignore[no-untyped-def]
    def change():  # type: ignore[no-untyped-def]
        before = getattr(node, name)
        setattr(node, name, value)
        return lambda: setattr(node, name, before)

    return change


def noticed(project: Path, tests: Path, mutant: Mutant) -> bool:
    """Whether the tests fail with the change."""
    target = project / mutant.file.relative_to(ROOT)
    before = target.read_text("utf-8")
    target.write_text(mutant.source, "utf-8")
    try:
        ran = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider"]
            + ["-m", "not slow", str(tests)],
            cwd=project,
            env={**os.environ, "PYTHONPATH": str(project / "src"), "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            timeout=SECONDS,
        )
    except subprocess.TimeoutExpired:
        return True
    finally:
        target.write_text(before, "utf-8")
    return ran.returncode != 0


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("game", help="the package of a game")
    parser.add_argument("--lines", type=int, default=40)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--only", nargs="*", default=[], help="folders of chapters")
    asked = parser.parse_args()
    chapters = ROOT / "src/stolnik/games" / asked.game / "chapters"
    if not chapters.is_dir():
        parser.error(f"no chapters of {asked.game}: {chapters} is not there")
    files = [
        file
        for file in sorted(chapters.rglob("*.py"))
        if not asked.only or any(part in file.parts for part in asked.only)
    ]
    dice = random.Random(asked.seed)
    every = [mutant for file in files for mutant in mutants(file)]
    chosen = dice.sample(every, min(asked.lines, len(every)))
    with tempfile.TemporaryDirectory() as folder:
        project = Path(folder) / "project"
        keep = shutil.ignore_patterns("__pycache__", "node_modules", "dist")
        for part in ("src", "tests", "examples", "tools"):
            shutil.copytree(ROOT / part, project / part, ignore=keep)
        shutil.copy(ROOT / "pyproject.toml", project)
        tests = Path("tests/games") / asked.game
        survived = []
        for number, mutant in enumerate(chosen, 1):
            where = f"{mutant.file.relative_to(chapters)}:{mutant.line}: {mutant.what[:70]}"
            caught = noticed(project, tests, mutant)
            if not caught:
                survived.append(where)
            print(
                f"{number:3}/{len(chosen)} {'noticed ' if caught else 'SURVIVED'} {where}",
                flush=True,
            )
    print(f"\n{len(chosen) - len(survived)} of {len(chosen)} changes were noticed.")
    for where in survived:
        print(f"  not noticed: {where}")


if __name__ == "__main__":
    main()
