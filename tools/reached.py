"""A plugin of pytest for ``tools/mutate.py``: what tests reach, and whether they notice a change.

*What each test reaches* is found out by running them all once.  The rules in a copy of the project
are rewritten so that each statement of a function notes that it was reached, and after each test
that is written down, with the time it took.  It is a matter of one entry in an array, so the tests
run about as fast as always, and it needs no tracing.

*Whether they notice* a changed function is tried in a fork of a process that has imported all tests
once: there the function gets its new code, and the chosen tests are run until the first failure.
"""

from __future__ import annotations

import ast
import builtins
import gc
import json
import os
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, Final

import msgspec

NAME: Final = "__reached__"
"""The array, among the builtins, that rewritten rules write to."""
NOTES: Final = "STOLNIK_REACHED"
"""The environment variable that names the file for the notes, and how many statements there are."""
CHANGES: Final = "STOLNIK_CHANGES"
"""The environment variable that names a file with the changes to try."""
NOTICED: Final = "a test has noticed"
SURVIVED: Final = "no test has noticed"
BROKEN: Final = "the change could not be tried"
IMPORTED: Final = ""
"""In the place of a test: what is reached when the rules are imported, and so by every test."""


class Change(msgspec.Struct):
    """A file of rules with one function changed, and the tests that could notice, in order."""

    file: str
    source: str
    function: str
    which: int
    """Of several functions with that name in the file."""
    tests: list[str]


def statements(function: ast.FunctionDef) -> Iterator[tuple[list[ast.stmt], int]]:
    """Every statement inside a function, as a list and its index in it, outermost first."""
    bodies = [function.body]
    while bodies:
        body = bodies.pop()
        for at, statement in enumerate(body):
            yield body, at
            for name in ("body", "orelse", "finalbody"):
                bodies.append(getattr(statement, name, []))
            for part in (*getattr(statement, "handlers", []), *getattr(statement, "cases", [])):
                bodies.append(part.body)


def functions(tree: ast.Module) -> list[tuple[str, ast.FunctionDef]]:
    """The functions of a module that stand in no other function, by name."""
    found = []
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            found.append((node.name, node))
        elif isinstance(node, ast.ClassDef):
            inner = [one for one in node.body if isinstance(one, ast.FunctionDef)]
            found += [(f"{node.name}.{one.name}", one) for one in inner]
    return found


def rewrite(file: Path, first: int) -> int:
    """Let every statement in a file note that it was reached; the number that comes next."""
    tree = ast.parse(file.read_text("utf-8"))
    for _, function in functions(tree):
        places = list(statements(function))
        number = {id(body[at]): first + n for n, (body, at) in enumerate(places)}
        first += len(places)
        for body in [body for body, at in places if at == 0]:
            # A docstring stays the first thing of its function.
            marked = [body[0]] if body is function.body and _is_text(body[0]) else []
            for statement in body[len(marked) :]:
                marked += [_note(number[id(statement)]), statement]
            body[:] = marked
    file.write_text(ast.unparse(ast.fix_missing_locations(tree)), "utf-8")
    return first


def _is_text(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _note(number: int) -> ast.stmt:
    return ast.parse(f"{NAME}[{number}] = 1").body[0]


class Notes:
    """What each test of a run reached: by its id, the seconds it took and the statements."""

    def __init__(self, file: Path, count: int) -> None:
        self.file = file
        self.nothing = bytes(count)
        self.reached = bytearray(count)
        self.tests: dict[str, tuple[float, list[int]]] = {}
        setattr(builtins, NAME, self.reached)

    def write_down(self, test: str, seconds: float) -> None:
        found = [number for number, was in enumerate(self.reached) if was]
        self.tests[test] = (seconds, found)
        self.reached[:] = self.nothing

    def close(self) -> None:
        self.file.write_text(json.dumps(self.tests), "utf-8")


_notes: Notes | None = None


def pytest_configure() -> None:
    global _notes
    if NOTES in os.environ:
        file, count = os.environ[NOTES].rsplit(":", 1)
        _notes = Notes(Path(file), int(count))


def pytest_collection_finish() -> None:
    if _notes is not None:
        _notes.write_down(IMPORTED, 0.0)


def pytest_runtest_logreport(report: Any) -> None:
    if _notes is not None and report.when == "call":
        _notes.write_down(report.nodeid, report.duration)


def pytest_runtestloop(session: Any) -> bool | None:
    if CHANGES not in os.environ:
        return None
    changes = msgspec.json.decode(Path(os.environ[CHANGES]).read_bytes(), type=list[Change])
    items = {item.nodeid: item for item in session.items}
    for change in changes:
        child = os.fork()
        if child == 0:
            _try(session, change, [items[test] for test in change.tests])
        _, status = os.waitpid(child, 0)
        if status:
            print(f"\n{BROKEN}", flush=True)
    return True


def _try(session: Any, change: Change, tests: list[Any]) -> None:
    """In a process of its own: change a function, run tests, and say which one failed."""
    ended = 1
    try:
        answer = os.dup(1)
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, 1)
        os.dup2(nothing, 2)
        apply(change)
        gc.freeze()  # what the parent has collected is looked through no more
        said = SURVIVED
        for at, item in enumerate(tests):
            following = tests[at + 1] if at + 1 < len(tests) else None
            session.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if session.testsfailed:
                said = f"{NOTICED}: {item.nodeid}"
                break
        os.write(answer, f"\n{said}\n".encode())
        ended = 0
    finally:
        os._exit(ended)


def apply(change: Change) -> None:
    """Give a function that is already imported its new code."""
    found = [
        one
        for one in gc.get_objects()
        if isinstance(one, FunctionType)
        and one.__code__.co_qualname == change.function
        and os.path.samefile(one.__code__.co_filename, change.file)
    ]
    assert found, f"{change.function} of {change.file} was not imported"
    places = sorted({one.__code__.co_firstlineno for one in found})
    code = _codes(compile(change.source, change.file, "exec"), change.function)[change.which]
    for one in found:
        if one.__code__.co_firstlineno == places[change.which]:
            one.__code__ = code


def _codes(module: CodeType, name: str) -> list[CodeType]:
    """The functions of that name in a compiled file, from top to bottom."""
    found = []
    for one in module.co_consts:
        if isinstance(one, CodeType):
            found += [one] if one.co_qualname == name else _codes(one, name)
    return found


def pytest_sessionfinish() -> None:
    if _notes is not None:
        _notes.close()
