"""Breaks rules on purpose, one line at a time, and counts what the tests notice.

    python -m tools.mutate gods_playground               forty lines of its chapters
    python -m tools.mutate price_of_power --lines 60 --seed 2 --only war battle --map reached.json

A copy of the project is made in a temporary folder; there one comparison, number, sign, condition
or statement of the chapters is changed at a time, and tests of the game are run until the first
failure: those that reach the changed statement, the quickest first, then the others that reach its
function, and at last the kept games (``tests/records``).  Which these are is found out once by
running all tests (see ``tools/reached.py``), and kept in the file of ``--map`` until rules or
tests change.  What survives is listed with its file
and line: either a test is missing, or the change means nothing (a faster way to the same answer,
an order that does not matter).
"""

from __future__ import annotations

import argparse
import ast
import copy
import hashlib
import json
import math
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from tools import reached
from tools.reached import (
    BROKEN,
    CHANGES,
    IMPORTED,
    NOTES,
    NOTICED,
    SURVIVED,
    functions,
    rewrite,
    statements,
)

ROOT: Final = Path(__file__).parents[1]
SECONDS: Final = 120
"""A change that makes the rules run for ever counts as noticed when a test took so long."""
RECORDS: Final = "tests/records"

Undo = Callable[[], None]
Change = Callable[[], Undo]

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
    change: Change
    tree: ast.Module
    """The whole file, before the change."""
    statement: int
    """The changed statement, by its number among all of the chapters."""
    function: str
    which: int
    """Its function, and which of several with that name in the file."""
    around: range
    """The statements of that function."""

    def source(self) -> str:
        """The whole file, changed."""
        undo = self.change()
        try:
            return ast.unparse(self.tree)
        finally:
            undo()


def mutants(file: Path, first: int) -> tuple[list[Mutant], int]:
    """Every change that can be made to a file of rules, and the number of the next statement."""
    tree = ast.parse(file.read_text("utf-8"))
    found = []
    seen: Counter[str] = Counter()
    for name, function in functions(tree):
        places = list(statements(function))
        span = range(first, first + len(places))
        for number, (body, at) in zip(span, places):
            for node, change, what in _changes(body, at, inner=body is not function.body):
                found.append(
                    Mutant(file, node.lineno, what, change, tree, number, name, seen[name], span)
                )
        first = span.stop
        seen[name] += 1
    return found, first


def _changes(
    body: list[ast.stmt], at: int, inner: bool
) -> Iterator[tuple[ast.expr | ast.stmt, Change, str]]:
    """What can be changed in a statement, but for the statements inside it."""
    statement = body[at]
    inside = {id(node) for each in _below(statement) for node in ast.walk(each)}
    for node in ast.walk(statement):
        if id(node) not in inside:
            yield from _of_node(node)
    if inner and _matters(statement):
        nothing = ast.copy_location(ast.Pass(), statement)
        yield statement, _setter(body, at, nothing), f"no {ast.unparse(statement)}"


def _below(statement: ast.stmt) -> Iterator[ast.stmt]:
    for node in ast.iter_child_nodes(statement):
        if isinstance(node, ast.stmt):
            yield node
        elif isinstance(node, ast.ExceptHandler | ast.match_case):
            yield from node.body


def _of_node(node: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, Change, str]]:
    if isinstance(node, ast.Compare) and type(node.ops[0]) in OTHER:
        yield node, _setter(node.ops, 0, OTHER[type(node.ops[0])]()), ast.unparse(node)
    elif (isinstance(node, ast.BinOp) and type(node.op) in OTHER) or isinstance(node, ast.BoolOp):
        yield node, _attribute(node, "op", OTHER[type(node.op)]()), ast.unparse(node)
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield node, _attribute(node, "value", node.value + 1), f"{node.value} + 1"
    elif isinstance(node, ast.If | ast.IfExp):
        other = ast.UnaryOp(ast.Not(), copy.deepcopy(node.test))
        yield node, _attribute(node, "test", other), f"if not {ast.unparse(node.test)}"


def _matters(statement: ast.stmt) -> bool:
    """A docstring does nothing, and without what says so the types alone would complain."""
    if isinstance(statement, ast.Expr):
        return not isinstance(statement.value, ast.Constant)
    return isinstance(statement, ast.AugAssign | ast.Return | ast.Delete)


def _setter(items: list[Any], at: int, value: object) -> Change:
    def change() -> Undo:
        before = items[at]
        items[at] = value
        return lambda: items.__setitem__(at, before)

    return change


def _attribute(node: ast.AST, name: str, value: object) -> Change:
    def change() -> Undo:
        before = getattr(node, name)
        setattr(node, name, value)
        return lambda: setattr(node, name, before)

    return change


class Tests:
    """The tests of a game in a copy of the project, and what each of them reaches."""

    def __init__(
        self, project: Path, game: str, kept: Path | None = None, longest: float = math.inf
    ) -> None:
        self.project = project
        self.longest = longest
        """Seconds; what took more when all tests were run is left out."""
        self.folders = [f"tests/games/{game}", RECORDS]
        self.chapters = project / "src/stolnik/games" / game / "chapters"
        self.seconds: dict[str, float] = {}
        self.reaching: dict[int, set[str]] = {}
        self.always: set[int] = set()
        """What is reached when the rules are imported."""
        self._read(self._map(kept))

    def _map(self, kept: Path | None) -> dict[str, tuple[float, list[int]]]:
        digest = self._digest()
        if kept is not None and kept.is_file():
            was, reached = json.loads(kept.read_text("utf-8"))
            if was == digest:
                return reached  # type: ignore[no-any-return]
        reached = self._run_all()
        if kept is not None:
            kept.write_text(json.dumps([digest, reached]), "utf-8")
        return reached

    def _digest(self) -> str:
        """Changes whenever the rules or their tests do."""
        found = hashlib.sha256()
        for folder in (self.chapters.parent, *(self.project / one for one in self.folders)):
            for file in sorted(folder.rglob("*.*")):
                found.update(str(file.relative_to(self.project)).encode() + file.read_bytes())
        return found.hexdigest()

    def _run_all(self) -> dict[str, tuple[float, list[int]]]:
        """Run all tests once on rules that note what is reached."""
        before = {file: file.read_bytes() for file in sorted(self.chapters.rglob("*.py"))}
        count = 0
        for file in before:
            count = rewrite(file, count)
        notes = self.project / "reached.json"
        try:
            self._start(self.folders, {NOTES: f"{notes}:{count}"}).communicate()
        finally:
            for file, content in before.items():
                file.write_bytes(content)
        return json.loads(notes.read_text("utf-8"))  # type: ignore[no-any-return]

    def _read(self, reached: dict[str, tuple[float, list[int]]]) -> None:
        self.always = set(reached.pop(IMPORTED)[1])
        for test, (seconds, numbers) in reached.items():
            self.seconds[test] = seconds
            for number in numbers:
                self.reaching.setdefault(number, set()).add(test)

    def notice(self, mutants: Sequence[Mutant]) -> Iterator[str]:
        """For each change the test that fails with it, or nothing."""
        later = [one for one in mutants if not self._runs_at_import(one)]
        answers = self._try(later)
        for mutant in mutants:
            said = None if self._runs_at_import(mutant) else next(answers)
            yield self._try_anew(mutant) if said is None else said
        if len(list(answers)) > 0:
            raise RuntimeError("there are more answers than changes")

    def _runs_at_import(self, mutant: Mutant) -> bool:
        return bool(self.always & set(mutant.around))

    def _try(self, mutants: Sequence[Mutant]) -> Iterator[str | None]:
        """The same for changes of functions that are imported; nothing if one cannot be changed."""
        file = self.project / "changes.json"
        file.write_bytes(msgspec.json.encode([self._change(mutant) for mutant in mutants]))
        ran = self._start([f"--timeout={SECONDS}", "-s", *self.folders], {CHANGES: str(file)})
        assert ran.stdout is not None
        for line in ran.stdout:
            said, _, test = line.strip().partition(": ")
            if said == BROKEN:
                yield None
            elif said in (NOTICED, SURVIVED):
                yield test
        ran.wait()

    def _try_anew(self, mutant: Mutant) -> str:
        """What runs when the rules are imported is changed before that, in a process of its own.

        So is a function that does not take its new code, such as one with fewer free variables.
        """
        tests = self.folders if self._runs_at_import(mutant) else self._in_order(mutant)
        target = self.project / mutant.file.relative_to(ROOT)
        before = target.read_bytes()
        target.write_text(mutant.source(), "utf-8")
        try:
            ran = self._start(["-x", f"--timeout={SECONDS}", *tests], {})
            said, _ = ran.communicate()
        finally:
            target.write_bytes(before)
        failed = [line for line in said.splitlines() if line.startswith(("FAILED ", "ERROR "))]
        if failed:
            return failed[0].split()[1]
        return "a crash" if ran.returncode else ""

    def _change(self, mutant: Mutant) -> reached.Change:
        file = self.project / mutant.file.relative_to(ROOT)
        tests = self._in_order(mutant)
        return reached.Change(str(file), mutant.source(), mutant.function, mutant.which, tests)

    def _in_order(self, mutant: Mutant) -> list[str]:
        """The tests that reach the statement, quickest first, then those of its function."""
        around = {test for number in mutant.around for test in self.reaching.get(number, ())}
        around = {test for test in around if self.seconds[test] <= self.longest}
        near = self.reaching.get(mutant.statement, set())

        def order(test: str) -> tuple[bool, bool, float, str]:
            return test.startswith(RECORDS), test not in near, self.seconds[test], test

        return sorted(around, key=order)

    def _start(self, said: list[str], env: dict[str, str]) -> subprocess.Popen[str]:
        path = {"PYTHONPATH": str(self.project / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        plugins = ["-p", "no:cacheprovider", "-p", "no:xdist", "-p", "tools.reached"]
        return subprocess.Popen(
            [sys.executable, "-m", "pytest", "-q", *plugins, "-m", "not slow", *said],
            cwd=self.project,
            env={**os.environ, **path, **env},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )


def copy_project(to: Path) -> None:
    """What tests need, into a folder of its own."""
    keep = shutil.ignore_patterns("__pycache__", "node_modules", "dist")
    for part in ("src", "tests", "examples", "tools"):
        shutil.copytree(ROOT / part, to / part, ignore=keep)
    shutil.copy(ROOT / "pyproject.toml", to)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("game", help="the package of a game")
    parser.add_argument("--lines", type=int, default=40)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--only", nargs="*", default=[], help="folders or files of chapters")
    parser.add_argument("--map", type=Path, help="where to keep which tests reach what")
    parser.add_argument(
        "--longest", type=float, default=math.inf, help="leave out tests that take more seconds"
    )
    asked = parser.parse_args()
    chapters = ROOT / "src/stolnik/games" / asked.game / "chapters"
    if not chapters.is_dir():
        parser.error(f"no chapters of {asked.game}: {chapters} is not there")
    every: list[Mutant] = []
    number = 0
    for file in sorted(chapters.rglob("*.py")):
        found, number = mutants(file, number)
        parts = (*file.parts, file.stem)
        if not asked.only or any(part in parts for part in asked.only):
            every += found
    chosen = random.Random(asked.seed).sample(every, min(asked.lines, len(every)))
    with tempfile.TemporaryDirectory() as folder:
        project = Path(folder) / "project"
        copy_project(project)
        tests = Tests(project, asked.game, asked.map, asked.longest)
        survived = []
        replayed = 0
        for count, (mutant, test) in enumerate(zip(chosen, tests.notice(chosen)), 1):
            where = f"{mutant.file.relative_to(chapters)}:{mutant.line}: {mutant.what[:70]}"
            if not test:
                survived.append(where)
            replayed += test.startswith(RECORDS)
            said = test.rpartition("::")[2][:60] if test else "NO TEST"
            print(f"{count:3}/{len(chosen)} {where}\n        noticed by {said}", flush=True)
    print(f"\n{len(chosen) - len(survived)} of {len(chosen)} changes were noticed", end="")
    print(f", {replayed} of them only when a kept game was played again.")
    for where in survived:
        print(f"  not noticed: {where}")


if __name__ == "__main__":
    main()
