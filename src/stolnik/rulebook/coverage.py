"""How much of a rulebook is implemented and guarded: which clauses are cited, and which tested.

Nothing is imported or run; the sources are read.  A clause is *cited* where, in something that a
game can enter (:mod:`stolnik.rulebook.reach`), it stands in
``@rule(...)``, as the clause of a ``Refusal(...)`` or of ``refused(g, ...)``, or among those that
set the options of a ``Topic(...)``, and *tested* where a test that runs
carries ``pytest.mark.rule(...)``: as a decorator of the test or of its class, as the
``pytestmark`` of a class or module, or among the marks of a ``pytest.param``.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeAlias

import msgspec

from stolnik.rulebook.ledger import Ledger, cited
from stolnik.rulebook.reach import reached

MODULE = "<module>"
"""The function of a site that is in none."""

IDLE_MARKS = frozenset({"skip", "xfail"})
"""A test so marked guards nothing."""


class Site(msgspec.Struct, frozen=True, order=True):
    """A place in the sources that names a clause."""

    file: str
    line: int
    function: str
    """With the classes and functions around it, such as ``TestMarket.test_price``."""


Sites: TypeAlias = dict[str, list[Site]]
"""For each clause the places that name it, in the order of files and lines."""


class Coverage(msgspec.Struct, frozen=True):
    """What the sources and the tests of a game say about its ledger."""

    game: str
    clauses: int
    cited: int
    tested: int
    waived: int
    missing: list[str]
    """The clauses that are neither waived nor both cited and tested, in the rulebook's order."""
    cited_at: Sites
    tested_at: Sites
    """A clause that is the same as another has the sites of its twin too."""
    unknown: list[str]
    """Ids that are cited or tested, but stand in no ledger."""
    unreached: Sites
    """Where clauses are cited by what no game can enter; such places count for nothing."""

    def to_json(self) -> dict[str, str | int | list[str]]:
        return {
            "game": self.game,
            "clauses": self.clauses,
            "cited": self.cited,
            "tested": self.tested,
            "waived": self.waived,
            "missing": list(self.missing),
        }


def coverage(
    name: str,
    ledger: Ledger,
    package_dir: Path,
    tests_dir: Path | None,
    *,
    siblings: Iterable[Ledger] = (),
) -> Coverage:
    """Measure one ledger against a game's package and tests.

    Without tests to look at, nothing counts as tested.  ``siblings`` are the ledgers of other
    rulebooks that the same package implements; their clauses are not unknown here.
    """
    named_at = cited_in([package_dir])
    cited_at, unreached = _by_reach(named_at, package_dir)
    tested_at = tested_in(tests_dir) if tests_dir is not None else {}
    known = set(ledger.clauses).union(*(sibling.clauses for sibling in siblings))
    unknown = sorted((named_at.keys() | tested_at.keys()) - known)

    cited_at = _with_twins(cited_at, ledger)
    tested_at = _with_twins(tested_at, ledger)
    named = cited_at.keys() & ledger.clauses.keys()
    tested = tested_at.keys() & ledger.clauses.keys()
    waived = {waiver.clause for waiver in ledger.waived.values() if waiver.same_as is None}
    return Coverage(
        game=name,
        clauses=len(ledger.clauses),
        cited=len(named),
        tested=len(tested),
        waived=len(waived),
        missing=[
            clause
            for clause in ledger.clauses
            if clause not in waived and not (clause in named and clause in tested)
        ],
        cited_at=cited_at,
        tested_at=tested_at,
        unknown=unknown,
        unreached={
            clause: sites for clause, sites in unreached.items() if clause in ledger.clauses
        },
    )


def _by_reach(sites: Sites, package_dir: Path) -> tuple[Sites, Sites]:
    """The places that a game can enter, and the others."""
    found = reached({file: _parse(file) for file in _python_files([package_dir])})
    entered = {(file.as_posix(), name) for file, name in found}
    split: tuple[Sites, Sites] = ({}, {})
    for clause, places in sites.items():
        for site in places:
            split[not _entered(site, entered)].setdefault(clause, []).append(site)
    return split


def _entered(site: Site, entered: set[tuple[str, str]]) -> bool:
    """Whether a place is in something that is reached; at the top level every module is."""
    if site.function == MODULE:
        return any(file == site.file for file, _ in entered)
    outer, _, rest = site.function.partition(".")
    method = f"{outer}.{rest.partition('.')[0]}"
    known = {name for file, name in entered if file == site.file}
    return method in known or (outer in known and not rest)


def cited_in(paths: Iterable[Path]) -> Sites:
    """Where the Python files in these folders (or these files) cite clauses."""
    sites: Sites = {}
    for file in _python_files(paths):
        for node, function in _walk(_parse(file), ()):
            for literal in _cited_by(node):
                _note(sites, literal, file, function)
    return _sorted(sites)


def tested_in(tests_dir: Path) -> Sites:
    """Where the tests in this folder say which clauses they guard."""
    sites: Sites = {}
    for file in _python_files([tests_dir]):
        if file.name.startswith("test_") or file.name.endswith("_test.py"):
            for literal, function in _guarded_by(_parse(file), ()) or ():
                _note(sites, literal, file, function)
    return _sorted(sites)


# Both

_Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef
_Scope: TypeAlias = tuple[str, ...]


def _python_files(paths: Iterable[Path]) -> set[Path]:
    files = set[Path]()
    for path in paths:
        if not path.exists():
            raise FileNotFoundError(f"There is no file or folder {path} to look for clauses in.")
        files.update(path.rglob("*.py") if path.is_dir() else [path])
    return files


def _parse(file: Path) -> ast.Module:
    return ast.parse(file.read_bytes(), filename=str(file))


def _note(sites: Sites, literal: ast.Constant, file: Path, function: _Scope) -> None:
    site = Site(file.as_posix(), literal.lineno, ".".join(function) or MODULE)
    for clause in cited(str(literal.value)):
        places = sites.setdefault(clause, [])
        if site not in places:
            places.append(site)


def _sorted(sites: Sites) -> Sites:
    return {clause: sorted(sites[clause]) for clause in sorted(sites)}


def _with_twins(sites: Sites, ledger: Ledger) -> Sites:
    """The same sites, and those of its twin for each clause that is the same as another."""
    shared = dict(sites)
    for waiver in ledger.waived.values():
        if waiver.same_as in sites:
            own = sites.get(waiver.clause, [])
            shared[waiver.clause] = own + [s for s in sites[waiver.same_as] if s not in own]
    return shared


def _literals(node: ast.expr) -> Iterator[ast.Constant]:
    """The texts that an argument can be: a literal, or either of two."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node
    elif isinstance(node, ast.IfExp):
        yield from _literals(node.body)
        yield from _literals(node.orelse)


def _last_name(node: ast.expr) -> str | None:
    """``Refusal`` of ``Refusal`` and of ``engine.Refusal``."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else None


def _keyword(call: ast.Call, name: str) -> ast.expr | None:
    return next((keyword.value for keyword in call.keywords if keyword.arg == name), None)


# Citations


def _walk(node: ast.AST, scope: _Scope) -> Iterator[tuple[ast.AST, _Scope]]:
    """Every node with the names of the classes and functions that it belongs to."""
    if isinstance(node, _Function | ast.ClassDef):
        scope += (node.name,)
    yield node, scope
    for child in ast.iter_child_nodes(node):
        yield from _walk(child, scope)


def _cited_by(node: ast.AST) -> Iterator[ast.Constant]:
    if isinstance(node, _Function | ast.ClassDef):
        for decorator in node.decorator_list:
            if isinstance(decorator, ast.Call) and _last_name(decorator.func) == "rule":
                for argument in decorator.args:
                    yield from _literals(argument)
    elif isinstance(node, ast.Call):
        for clause in _named_by(node):
            yield from _literals(clause)


def _named_by(call: ast.Call) -> list[ast.expr]:
    """The clauses that a refusal or a topic names."""
    named: list[ast.expr | None] = []
    match _last_name(call.func):
        case "Refusal":
            named = [*call.args[:1], _keyword(call, "clause")]
        case "refused":
            named = [*call.args[1:]]
        case "Topic":
            given = _keyword(call, "set_by")
            named = [*given.elts] if isinstance(given, ast.Tuple | ast.List) else []
    return [clause for clause in named if clause is not None]


# Tests

_Guard: TypeAlias = tuple[ast.Constant, _Scope]


def _guarded_by(block: ast.Module | ast.ClassDef, scope: _Scope) -> list[_Guard] | None:
    """What the tests of a module or class guard, or ``None`` if none of them runs."""
    marks = _marks_of(block)
    if _idle(marks):
        return None
    guards = [(literal, scope) for literal in _clauses(marks)]
    runs = False
    for child in block.body:
        if isinstance(child, _Function) and child.name.startswith("test"):
            if _idle(child.decorator_list):
                continue
            runs = True
            inner = scope + (child.name,)
            guards += [(literal, inner) for literal in _clauses(child.decorator_list)]
            for decorator in child.decorator_list:
                guards += [(literal, inner) for literal in _clauses_of_params(decorator)]
        elif isinstance(child, ast.ClassDef) and child.name.startswith("Test"):
            of_class = _guarded_by(child, scope + (child.name,))
            runs = runs or of_class is not None
            guards += of_class or []
        else:  # perhaps a table of cases that a test is parametrized with
            guards += [(literal, scope) for literal in _clauses_of_params(child)]
    return guards if runs else None


def _marks_of(block: ast.Module | ast.ClassDef) -> list[ast.expr]:
    """The decorators of a class, and ``pytestmark`` of a class or module."""
    marks = list(block.decorator_list) if isinstance(block, ast.ClassDef) else []
    for statement in block.body:
        if isinstance(statement, ast.Assign):
            targets, value = statement.targets, statement.value
        elif isinstance(statement, ast.AnnAssign) and statement.value is not None:
            targets, value = [statement.target], statement.value
        else:
            continue
        if any(_last_name(target) == "pytestmark" for target in targets):
            marks += _each(value)
    return marks


def _each(marks: ast.expr) -> list[ast.expr]:
    """A single mark, or the marks of a list."""
    return list(marks.elts) if isinstance(marks, ast.List | ast.Tuple) else [marks]


def _mark_name(node: ast.expr) -> str | None:
    """``rule`` of ``pytest.mark.rule`` and of ``pytest.mark.rule("PAX1-A1.1")``."""
    mark = node.func if isinstance(node, ast.Call) else node
    if isinstance(mark, ast.Attribute) and _last_name(mark.value) == "mark":
        return mark.attr
    return None


def _idle(marks: Iterable[ast.expr]) -> bool:
    return any(_mark_name(mark) in IDLE_MARKS for mark in marks)


def _clauses(marks: Iterable[ast.expr]) -> Iterator[ast.Constant]:
    for mark in marks:
        if isinstance(mark, ast.Call) and _mark_name(mark) == "rule":
            for argument in mark.args:
                yield from _literals(argument)


def _clauses_of_params(node: ast.AST) -> Iterator[ast.Constant]:
    """The clauses in ``pytest.param(..., marks=...)`` anywhere below a node."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and _last_name(call.func) == "param":
            marks = _keyword(call, "marks")
            if marks is not None and not _idle(_each(marks)):
                yield from _clauses(_each(marks))
