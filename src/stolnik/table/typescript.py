"""The types of all that a client is told, for TypeScript: the protocol, and the views of the games.

They are read off the structs by ``msgspec.inspect``, in one file for the protocol and one for each
family of games, as prettier would write them.  What stands in the source under a field is its
comment here.  One more file has the tables by which words are looked for.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from types import UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect as told

from stolnik.engine import registry
from stolnik.engine.flow import Topic
from stolnik.engine.game import AnyGame
from stolnik.rulebook import spelling
from stolnik.table import protocol
from stolnik.table.protocol.base import In
from stolnik.table.shapes import MODULES, structs

WIDTH: Final = 100
"""Of a line, as web/.prettierrc has it."""
SHAPES: Final = "shapes"
"""In the ``extra`` of a struct of two fields: a function that tells the type of the second by the
value of the first.
"""
HEAD: Final = "// Written by `stolnik table types web/src/shapes` from {source}; not by hand.\n"
PLAIN: Final[Mapping[type[told.Type], str]] = {
    told.StrType: "string",
    told.IntType: "number",
    told.FloatType: "number",
    told.BoolType: "boolean",
    told.NoneType: "null",
    told.AnyType: "unknown",
}
Aliases = list[tuple[str, told.Type, tuple[Any, ...]]]
"""Names, their types, and what these are made of in the order of the source."""


def files() -> dict[str, str]:
    """By name: every file of types that there is."""
    families: dict[str, AnyGame] = {}
    for name in registry.names():
        game = registry.load(name)
        families.setdefault(game.home.name, game)
    return {
        "protocol.ts": protocol_types(),
        "spelling.ts": spelling_tables(),
        **{f"{family}.ts": game_types(game) for family, game in families.items()},
    }


def protocol_types() -> str:
    """All that travels; ``FromClient`` and ``FromTable`` are the two halves of the WebSocket."""
    kinds = (Literal, Union, UnionType, tuple)
    document = _Document(_aliases(map(vars, MODULES), kinds), complete=_sent())
    for struct in structs():
        document.struct(struct)
    for name in ("FromClient", "FromTable"):
        document.alias(name, document.plain(told.type_info(getattr(protocol, name))))
    return document.text("stolnik/table/protocol")


def spelling_tables() -> str:
    """What the browser has to know to find words as the server and the terminal do."""
    strokes = [f"  {letter}: {_quoted(plain)}," for letter, plain in spelling.STROKES.items()]
    steps = []
    for lang, replaced in spelling.STEPS.items():
        pairs = [(_quoted(pattern), _quoted(put)) for pattern, put in replaced]
        if len(pairs) == 1:
            steps.append(f"  {lang}: [[{', '.join(pairs[0])}]],")
            continue
        steps.append(f"  {lang}: [")
        for pattern, put in pairs:
            line = f"    [{pattern}, {put}],"
            broken = ["    [", f"      {pattern},", f"      {put},", "    ],"]
            steps += [line] if len(line) <= WIDTH else broken
        steps.append("  ],")
    return (
        "\n".join(
            [
                HEAD.format(source="stolnik/rulebook/spelling").rstrip(),
                "",
                "export const STROKES: Record<string, string> = {",
                *strokes,
                "};",
                "",
                "export const STEPS: Record<string, [string, string][]> = {",
                *steps,
                "};",
            ]
        )
        + "\n"
    )


def game_types(game: AnyGame) -> str:
    """What a seat sees in a game, and the topics of its questions."""
    view = get_type_hints(game.sight.view)["return"]
    package = game.state.__module__.rpartition(".")[0]
    modules = [package, *(each.name for each in walk_packages(_paths(package), f"{package}."))]
    spaces = [vars(import_module(name)) for name in modules]
    document = _Document(_aliases(spaces, [Literal]), complete=None)
    document.struct(view)
    topics = {str(one) for space in spaces for one in space.values() if isinstance(one, Topic)}
    document.alias("Topic", " | ".join(map(_quoted, sorted(topics))))
    return document.text(view.__module__.replace(".", "/"))


def _paths(package: str) -> Sequence[str]:
    return list(import_module(package).__path__)


def _aliases(spaces: Iterable[Mapping[str, Any]], kinds: Sequence[object]) -> Aliases:
    """The names that modules have for types of these kinds, which go by them."""
    found = {
        name: value
        for space in spaces
        for name, value in space.items()
        if get_origin(value) in kinds and not name.startswith("_")
    }
    return [(name, told.type_info(value), get_args(value)) for name, value in found.items()]


def _sent() -> set[type]:
    """The structs that the table sends, in which no field is left out."""
    found: set[type] = set()
    todo = [told.type_info(each) for each in structs() if not issubclass(each, In)]
    while todo:
        kind = todo.pop()
        if isinstance(kind, told.StructType):
            if kind.cls in found:
                continue
            found.add(kind.cls)
            todo += [field.type for field in kind.fields]
        else:
            todo += _within(kind)
    return found


def _within(kind: told.Type) -> Iterator[told.Type]:
    """The types that a type is made of."""
    if isinstance(kind, told.Metadata):
        yield kind.type
    elif isinstance(kind, told.UnionType):
        yield from kind.types
    elif isinstance(kind, told.CollectionType):
        yield kind.item_type
    elif isinstance(kind, told.TupleType):
        yield from kind.item_types
    elif isinstance(kind, told.DictType):
        yield kind.value_type


class _Document:
    """One file: each struct is written once, after whatever it names."""

    def __init__(self, aliases: Aliases, complete: set[type] | None) -> None:
        self._aliases = aliases
        self._complete = complete
        """The structs without optional fields; all where there is nothing."""
        self._parts: list[str] = []
        self._known: dict[str, object] = {}
        """By name: the struct, or the text of another type."""

    def write(self, part: str) -> None:
        self._parts.append(part)

    def text(self, source: str) -> str:
        return "\n\n".join([HEAD.format(source=source).rstrip(), *self._parts]) + "\n"

    def alias(self, name: str, said: str) -> str:
        """A name for a type, which is written once."""
        if name not in self._known:
            self._known[name] = said
            self.write(_fitted(f"export type {name} = ", said))
        assert self._known[name] == said, f"two types are called {name}"
        return name

    def struct(self, cls: type) -> str:
        return self._struct(told.type_info(cls))

    def _struct(self, kind: told.Type) -> str:
        assert isinstance(kind, told.StructType), kind
        cls = kind.cls
        name = cls.__name__
        if name in self._known:
            assert self._known[name] is cls, f"two structs are called {name}"
            return name
        self._known[name] = cls
        about, comments = _comments(getattr(cls, "told_by", cls))
        lines = []
        if kind.tag_field is not None:
            lines.append(f"  {kind.tag_field}: {_quoted(kind.tag)};")
        for field in kind.fields:
            complete = field.required or self._complete is None or cls in self._complete
            mark = "" if complete else "?"
            lines += _comment(comments.get(field.name, ""), "  ")
            head = f"  {field.encode_name}{mark}: "
            lines.append(_fitted(head, self.type(field.type)))
        comment = "".join(f"{line}\n" for line in _comment(about, ""))
        self.write("\n".join([f"{comment}export interface {name} {{", *lines, "}"]))
        return name

    def type(self, kind: told.Type) -> str:
        """A type by its name if it has one."""
        for name, named, parts in self._aliases:
            if kind == named and isinstance(kind, told.LiteralType):
                return self.alias(name, " | ".join(map(_quoted, parts)))
            if kind == named:
                return self.alias(name, self.plain(kind))
        return self.plain(kind)

    def plain(self, kind: told.Type) -> str:
        """A type by what it is made of."""
        if isinstance(kind, told.Metadata):
            shapes = (kind.extra or {}).get(SHAPES)
            if shapes is None:
                return self.type(kind.type)
            assert isinstance(kind.type, told.StructType)
            tag, body = (field.name for field in kind.type.fields)
            parts = [
                f"{{ {tag}: {_quoted(value)}; {body}: {self.struct(shape)} }}"
                for value, shape in shapes().items()
            ]
            return self.alias(kind.type.cls.__name__, " | ".join(parts))
        if isinstance(kind, told.StructType):
            return self._struct(kind)
        if isinstance(kind, told.LiteralType):
            return " | ".join(map(_quoted, kind.values))
        if isinstance(kind, told.UnionType):
            last = sorted(kind.types, key=lambda each: isinstance(each, told.NoneType))
            return " | ".join(dict.fromkeys(map(self.type, last)))
        if isinstance(kind, told.TupleType):
            return f"[{', '.join(map(self.type, kind.item_types))}]"
        if isinstance(kind, told.CollectionType):
            item = self.type(kind.item_type)
            apart = isinstance(kind.item_type, (told.UnionType, told.LiteralType))
            return f"({item})[]" if apart and " | " in item else f"{item}[]"
        if isinstance(kind, told.DictType):
            return f"Record<string, {self.type(kind.value_type)}>"
        return PLAIN[type(kind)]


def _quoted(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _fitted(head: str, said: str) -> str:
    """A line; where it is too long for one, two, or one for each part of its union."""
    if len(head) + len(said) < WIDTH or " | " not in said:
        return f"{head}{said};"
    indent = " " * (len(head) - len(head.lstrip()) + 2)
    if len(indent) + len(said) < WIDTH:
        return f"{head.rstrip()}\n{indent}{said};"
    return head.rstrip() + "".join(f"\n{indent}| {part}" for part in said.split(" | ")) + ";"


def _comment(said: str, indent: str) -> list[str]:
    """A comment of as many lines as it needs."""
    said = " ".join(said.replace("``", "`").split())
    if not said:
        return []
    whole = f"{indent}/** {said} */"
    if len(whole) <= WIDTH:
        return [whole]
    lines = textwrap.wrap(said, WIDTH - len(indent) - 3)
    return [f"{indent}/**", *(f"{indent} * {line}" for line in lines), f"{indent} */"]


@cache
def _comments(cls: type) -> tuple[str, Mapping[str, str]]:
    """What the source says of a struct, and of each of its fields."""
    fields: dict[str, str] = {}
    for kind in reversed(cls.__mro__):
        if kind.__module__.split(".")[0] in ("builtins", "msgspec"):
            continue
        (body,) = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
        assert isinstance(body, ast.ClassDef)
        for field, said in zip(body.body, body.body[1:]):
            match field, said:
                case (
                    ast.AnnAssign(target=ast.Name(id=name)),
                    ast.Expr(value=ast.Constant(value=str() as text)),
                ):
                    fields[name] = text
        about = ast.get_docstring(body) or ""
    return about, fields
