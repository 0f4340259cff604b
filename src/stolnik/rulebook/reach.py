"""What of a game's sources can be entered in play: a rule that nobody calls obeys nothing.

Nothing is imported or run.  Whatever stands at the top level of a module (a function, a class, a
table) has a name, and is reached if something that is reached says that name; it begins with the
modules that make the :class:`~stolnik.engine.game.Game`.  Imports are followed to where a name
comes from.  Of methods, and of what stands behind a dot, only the name is known: a method is
reached with its class if anything that is reached says its name.  So a little too much counts as
reached, and nothing too little.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping, Set
from pathlib import Path
from typing import Final, TypeAlias

Symbol: TypeAlias = tuple[str, str]
"""A module and a name at its top level, or a method as ``Class.method``."""

MAIN: Final = ""
"""The name of what a module does when it is imported, beside giving things names."""

NEUTRAL: Final = frozenset(
    {
        "cache",
        "cached_property",
        "classmethod",
        "contextmanager",
        "dataclass",
        "lru_cache",
        "property",
        "rule",
        "staticmethod",
    }
)
"""Decorators that only change what they decorate; others may enter it somewhere."""

UNREAD: Final = frozenset({"annotation", "returns"})
"""Parts of a node that are never worked out."""

_FUNCTION: Final = (ast.FunctionDef, ast.AsyncFunctionDef)

Parsed: TypeAlias = Mapping[Path, ast.Module]


def reached(parsed: Parsed) -> set[tuple[Path, str]]:
    """The functions, tables and methods that are reached, each with its file.

    A package in which no game is made, such as a single module, is reached whole.
    """
    modules = {_module_of(file): (file, tree) for file, tree in parsed.items()}
    walk = _Walk(
        {name: tree for name, (_, tree) in modules.items()},
        {name for name, (file, _) in modules.items() if file.stem == "__init__"},
    )
    for name, (_, tree) in modules.items():
        if any(isinstance(n, ast.Call) and _last(n.func) == "Game" for n in ast.walk(tree)):
            walk.enter_all(name)
    walk.go()
    if not walk.found:
        for name in modules:
            walk.enter_all(name)
        walk.go()
    found = {(modules[module][0], name) for module, name in walk.found}
    for module, name in walk.found:
        for node in walk.symbols[module].get(name, ()):
            if isinstance(node, _FUNCTION):  # what it makes within itself, it enters
                inner = [one.name for one in ast.walk(node) if isinstance(one, _FUNCTION)]
                found.update((modules[module][0], f"{name}.{one}") for one in inner)
    return found


def _module_of(file: Path) -> str:
    """The dotted name of a file, as far up as there are packages."""
    parts = [] if file.stem == "__init__" else [file.stem]
    folder = file.parent
    while (folder / "__init__.py").exists():
        parts.insert(0, folder.name)
        folder = folder.parent
    return ".".join(parts)


class _Walk:
    """From name to name, as far as it goes."""

    def __init__(self, trees: Mapping[str, ast.Module], packages: Set[str]) -> None:
        self.trees = trees
        self.homes = {
            module: module if module in packages else module.rpartition(".")[0] for module in trees
        }
        """By module: the package from which its relative imports count."""
        self.symbols = {module: _symbols(tree) for module, tree in trees.items()}
        self.imports = {module: _imports(self.homes[module], trees[module]) for module in trees}
        self.found: set[Symbol] = set()
        self.said: set[str] = set()
        """Names that stand behind a dot."""
        self.methods: dict[str, set[Symbol]] = {}
        """By name: methods of classes that are reached, and not yet reached themselves."""
        self.waiting: list[Symbol] = []

    def enter_all(self, module: str) -> None:
        self.waiting += [(module, name) for name in self.symbols[module] if "." not in name]

    def go(self) -> None:
        while self.waiting:
            symbol = self.waiting.pop()
            if symbol not in self.found:
                self.found.add(symbol)
                self._enter(*symbol)

    def _enter(self, module: str, name: str) -> None:
        if (module, MAIN) not in self.found:
            self.waiting.append((module, MAIN))
        for node in self.symbols[module].get(name, ()):
            for part in _executed(node):
                self._say(module, part)
        for method in self.symbols[module]:
            owner, dot, own = method.rpartition(".")
            if dot and owner == name:
                self._own(module, method, own)

    def _own(self, module: str, method: str, own: str) -> None:
        if own in self.said or own.startswith("__"):
            self.waiting.append((module, method))
        else:
            self.methods.setdefault(own, set()).add((module, method))

    def _say(self, module: str, node: ast.AST) -> None:
        if isinstance(node, ast.Name):
            self._look_up(module, node.id)
        elif isinstance(node, ast.Attribute):
            self.said.add(node.attr)
            self.waiting += self.methods.pop(node.attr, ())
            if isinstance(node.value, ast.Name):
                target = self.imports[module].get(node.value.id)
                if target is not None and ".".join(target) in self.trees:
                    self._look_up(".".join(target), node.attr)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            for origin, _ in _imports(self.homes[module], ast.Module([node], [])).values():
                if origin in self.trees:
                    self.waiting.append((origin, MAIN))

    def _look_up(self, module: str, name: str) -> None:
        """Go to where a name comes from."""
        seen: set[Symbol] = set()
        while (module, name) not in seen:
            seen.add((module, name))
            if name in self.symbols.get(module, {}):
                self.waiting.append((module, name))
                return
            target = self.imports.get(module, {}).get(name)
            if target is None:
                return
            module, name = target


def _symbols(tree: ast.Module) -> dict[str, list[ast.AST]]:
    """What a module gives names to, with what makes it; the rest is its ``MAIN``."""
    symbols: dict[str, list[ast.AST]] = {MAIN: []}
    for node in _statements(tree.body):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            symbols.setdefault(node.name, []).append(node)
            if any(_decorator(one) not in NEUTRAL for one in node.decorator_list):
                symbols[MAIN].append(node)
        elif isinstance(node, ast.ClassDef):
            symbols.setdefault(node.name, []).extend(_of_class(node))
            for own in node.body:
                if isinstance(own, ast.FunctionDef | ast.AsyncFunctionDef):
                    symbols.setdefault(f"{node.name}.{own.name}", []).append(own)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for name in _names(targets):
                symbols.setdefault(name, []).append(node)
            if not _names(targets):
                symbols[MAIN].append(node)
        else:
            symbols[MAIN].append(node)
    return symbols


def _statements(body: Iterable[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements of a module; both branches where it decides."""
    for node in body:
        if isinstance(node, ast.If):
            yield from _statements([*node.body, *node.orelse])
        else:
            yield node


def _of_class(node: ast.ClassDef) -> list[ast.AST]:
    """A class without its methods."""
    plain = [
        one for one in node.body if not isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    read = [one.annotation for one in plain if isinstance(one, ast.AnnAssign)]  # by msgspec
    return [*node.bases, *node.decorator_list, *plain, *read]


def _names(targets: Iterable[ast.expr]) -> list[str]:
    return [
        node.id
        for target in targets
        for node in ast.walk(target)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    ]


def _executed(node: ast.AST) -> Iterator[ast.AST]:
    """A node and all below it but the annotations of functions, which are never worked out."""
    waiting = [node]
    while waiting:
        node = waiting.pop()
        yield node
        for field, value in ast.iter_fields(node):
            if field not in UNREAD:
                parts = value if isinstance(value, list) else [value]
                waiting += [part for part in parts if isinstance(part, ast.AST)]


def _imports(home: str, tree: ast.Module) -> dict[str, Symbol]:
    """What names of a module come from: a module and a name, or a module split before its last."""
    found: dict[str, Symbol] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            origin = node.module or ""
            if node.level:
                packages = home.split(".")
                above = packages[: len(packages) + 1 - node.level]
                origin = ".".join([*above, *([origin] if origin else [])])
            for alias in node.names:
                found[alias.asname or alias.name] = (origin, alias.name)
        elif isinstance(node, ast.Import):
            for alias in node.names:
                if alias.asname is not None:
                    package, _, last = alias.name.rpartition(".")
                    found[alias.asname] = (package, last)
    return found


def _decorator(node: ast.expr) -> str | None:
    return _last(node.func if isinstance(node, ast.Call) else node)


def _last(node: ast.expr) -> str | None:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else None
