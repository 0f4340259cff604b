"""The ledger: every demand of a rulebook as a clause with an id.

Code says which clauses it obeys with :func:`rule`::

    @rule("PAX1 F6.1 F6.3", "PAX2 F6.2")
    def vote(g: Pax, seat: Seat, card: CardId) -> Flow[None]: ...

The clauses themselves are kept for people, as Markdown in the ``rules/`` folder of a game:

``LEDGER*.md``
    the clauses in English, one list item each, below the heading of their section::

        ## B1 Contents
        - **PAX1-B1.8** (L91-93) [variant: expansion] An expansion adds 60 cards.

    The parenthesis names lines of the rulebook, brackets are tags, and so are remarks in
    braces at the end of the text.  A line that begins with ``- **`` is a clause or an error;
    what else stands in the file is for its reader and is passed over.

``LEDGER*.pl.md``
    the same clauses in Polish: ``- **PAX1-B1.8** Dodatek zawiera 60 kart.``

``waived.toml``
    what needs no test of its own, each entry for one ``clause`` or several ``clauses``::

        [[waived]]              # no program can break it
        clauses = ["PAX1-B1.2", "PAX1-B1.3"]
        reason = "The colour of the wood is not a rule."

        [[same_as]]             # the book says it twice
        clause = "PAX1-T2.3"
        twin = "PAX1-F9.4"
"""

from __future__ import annotations

import inspect
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from types import CodeType
from typing import Any, TypeVar

import msgspec

from stolnik.readonly import read_only
from stolnik.rulebook.search import Index

F = TypeVar("F", bound=Callable[..., Any])


def cited(citation: str) -> tuple[str, ...]:
    """The ids in one citation: one id, or a rulebook and several of its clauses.

    >>> cited("PAX1 E1.2 E1.4")
    ('PAX1-E1.2', 'PAX1-E1.4')
    >>> cited("PAX1-E1.3")
    ('PAX1-E1.3',)
    """
    rulebook, *clauses = citation.split()
    return tuple(f"{rulebook}-{clause}" for clause in clauses) or (rulebook,)


def rule(*citations: str) -> Callable[[F], F]:
    """Cite the clauses that a procedure or a guard obeys; the function itself is unchanged.

    One line for each rulebook; what the function's own refusals name need not be repeated.

    >>> @rule("PAX1 E1.3 E1.4", "PAX2 E1.1")
    ... def price(column: int) -> int:
    ...     return column
    >>> price(3), price.clauses
    (3, ('PAX1-E1.3', 'PAX1-E1.4', 'PAX2-E1.1'))
    """
    if not citations:
        raise ValueError("@rule() cites no clause; give it at least one id.")
    for citation in citations:
        if not isinstance(citation, str) or not citation.strip():
            raise ValueError(f"@rule takes ids of clauses, such as 'PAX1-E1.3', not {citation!r}.")
    clauses = tuple(clause for citation in citations for clause in cited(citation))

    def cite(fn: F) -> F:
        whole = clauses + getattr(fn, "clauses", ())
        fn.clauses = whole  # type: ignore[attr-defined]
        code = getattr(inspect.unwrap(fn), "__code__", None)
        if code is not None:
            _by_code[id(code)] = (code, whole)
        return fn

    return cite


_by_code: dict[int, tuple[CodeType, tuple[str, ...]]] = {}
"""By the identity of its code, which is kept with them: what each procedure cites."""


def cited_by(code: CodeType) -> tuple[str, ...]:
    """The clauses that a procedure at work has cited with :func:`rule`."""
    known = _by_code.get(id(code))
    return () if known is None else known[1]


class LedgerError(Exception):
    """A fault in the files of a ledger: where it is, and what is wrong there."""

    def __init__(self, file: Path, line: int | None, problem: str) -> None:
        super().__init__(file, line, problem)
        self.file = file
        self.line = line
        self.problem = problem

    def __str__(self) -> str:
        place = f"{self.file}" if self.line is None else f"{self.file}, line {self.line}"
        return f"{place}: {self.problem}"


class Clause(msgspec.Struct, frozen=True):
    """One demand of the rulebook."""

    id: str
    section: str
    """The middle of the id: ``A1`` of ``PAX1-A1.3``."""
    section_title: dict[str, str]
    lines: str
    """Where the rulebook says it, such as ``L35-36``."""
    tags: tuple[str, ...]
    """Such as ``solo``, ``variant: astrology`` or ``ruling R12``."""
    text: dict[str, str]

    def say(self, lang: str) -> str:
        """The clause in a language, or in English where that is still unwritten."""
        return self.text.get(lang, self.text["en"])

    def title(self, lang: str) -> str:
        """The title of its section, in the same way."""
        return self.section_title.get(lang, self.section_title["en"])


class Waiver(msgspec.Struct, frozen=True):
    """Why a clause needs no test of its own."""

    clause: str
    reason: str
    same_as: str | None = None
    """The twin that says the same; such a clause is tested when its twin is."""


@dataclass(frozen=True, eq=False)
class Ledger:
    """All clauses of one rulebook, in its order."""

    clauses: Mapping[str, Clause]
    waived: Mapping[str, Waiver]

    def __post_init__(self) -> None:
        object.__setattr__(self, "clauses", read_only(self.clauses))
        object.__setattr__(self, "waived", read_only(self.waived))

    @classmethod
    def load(cls, directory: Path) -> Ledger:
        """Read and check every file of the ledger in a ``rules/`` folder."""
        english, polish = _ledger_files(directory)
        clauses = _read_english(english)
        _add_polish(clauses, polish)
        waivers = directory / "waived.toml"
        return cls(clauses, _read_waivers(waivers, clauses) if waivers.exists() else {})

    def search(self, words: str, lang: str) -> list[Clause]:
        """The clauses that these words are found in, the best first."""
        clauses = [*self.clauses.values()]
        return [clauses[number] for number in index_of(self, lang).search(words)]

    def untranslated(self, lang: str) -> list[str]:
        """The ids of the clauses that have no text in a language."""
        return [clause.id for clause in self.clauses.values() if lang not in clause.text]


@lru_cache(maxsize=32)
def index_of(ledger: Ledger, lang: str) -> Index:
    """The words of every clause; what stands in its text counts most."""
    return Index(
        (
            (
                clause.id,
                (
                    (clause.say(lang), 1.0),
                    (clause.title(lang), 0.6),
                    (" ".join(clause.tags), 0.4),
                ),
            )
            for clause in ledger.clauses.values()
        ),
        lang,
    )


# Reading the Markdown

_FILE = re.compile(r"LEDGER[^.]*(?P<polish>\.pl)?\.md")
_HEADING = re.compile(r"#+\s+(?P<title>.+?)\s*")
_CLAUSE = re.compile(
    r"- \*\*(?P<id>[^*]+)\*\*"
    r"(?:\s+\((?P<lines>L\d+(?:-\d+)?(?:, L\d+(?:-\d+)?)*)\))?"
    r"(?P<tags>(?:\s+\[[^\]]+\])*)"
    r"(?P<text>.*)"
)
_ID = re.compile(r"[A-Z][A-Z0-9]*-(?P<section>[A-Za-z0-9]+(?:\.[A-Za-z0-9]+)*)\.\d+[a-z]?")
_TAG = re.compile(r"\[([^\]]+)\]")
_REMARKS = re.compile(r"(?:\s*\{[^{}]+\})+$")
_REMARK = re.compile(r"\{([^{}]+)\}")
_MEANT_AS_CLAUSE = re.compile(r"- \*\*|\s*[-*+]\s*\**[A-Z][A-Z0-9]*-[A-Za-z0-9.]+\.\d")
_LIST_ITEM = re.compile(r"\s*[-*+]\s")


class _Entry(msgspec.Struct):
    """A clause as it stands in one file."""

    id: str
    section: str
    file: Path
    line: int
    lines: str | None
    tags: tuple[str, ...]
    text: str
    heading: str | None

    @property
    def title(self) -> str | None:
        """The heading without the number of the section."""
        if self.heading is None:
            return None
        first, _, rest = self.heading.partition(" ")
        return rest.strip() if first == self.section and rest else self.heading

    def fault(self, problem: str) -> LedgerError:
        return LedgerError(self.file, self.line, problem)


def _ledger_files(directory: Path) -> tuple[list[Path], list[Path]]:
    english: list[Path] = []
    polish: list[Path] = []
    for path in sorted(directory.glob("LEDGER*.md")):
        name = _FILE.fullmatch(path.name)
        if name is None:
            raise LedgerError(
                path, None, "a ledger is called LEDGER*.md in English or LEDGER*.pl.md in Polish."
            )
        (polish if name["polish"] else english).append(path)
    if not english:
        raise LedgerError(directory, None, "there is no LEDGER*.md in this folder.")
    return english, polish


def _read_english(files: Iterable[Path]) -> dict[str, Clause]:
    clauses: dict[str, Clause] = {}
    for entry in _entries(files):
        if entry.lines is None:
            raise entry.fault(
                f"clause {entry.id} does not say where it stands in the rulebook, as in (L35-36)."
            )
        title = entry.title
        if title is None:
            raise entry.fault(f"clause {entry.id} stands before the first section heading.")
        clauses[entry.id] = Clause(
            id=entry.id,
            section=entry.section,
            section_title={"en": title},
            lines=entry.lines,
            tags=entry.tags,
            text={"en": entry.text},
        )
    return clauses


def _add_polish(clauses: dict[str, Clause], files: Iterable[Path]) -> None:
    for entry in _entries(files):
        clause = clauses.get(entry.id)
        if clause is None:
            raise entry.fault(f"clause {entry.id} is not in the English ledger.")
        clause.text["pl"] = entry.text
        if (title := entry.title) is not None:
            clause.section_title["pl"] = title


def _entries(files: Iterable[Path]) -> Iterator[_Entry]:
    """The clauses of all files of one language; an id may occur only once."""
    seen: dict[str, _Entry] = {}
    for file in files:
        for entry in _entries_of(file):
            if (first := seen.get(entry.id)) is not None:
                raise entry.fault(
                    f"clause {entry.id} is already in {first.file.name}, line {first.line}."
                )
            seen[entry.id] = entry
            yield _without_remarks(entry)


def _entries_of(file: Path) -> Iterator[_Entry]:
    heading: str | None = None
    entry: _Entry | None = None  # the clause that the next line may still belong to
    try:
        lines = file.read_text("utf-8").splitlines()
    except UnicodeDecodeError as error:
        raise LedgerError(file, None, "the file is not UTF-8 text.") from error
    for number, line in enumerate(lines, start=1):
        meant_as_clause = _MEANT_AS_CLAUSE.match(line) is not None
        title = _HEADING.fullmatch(line)
        if entry is not None and not meant_as_clause and title is None:
            if line.strip() and not _LIST_ITEM.match(line):
                entry.text += f" {line.strip()}"
                continue
        if entry is not None:
            yield entry
            entry = None
        if title is not None:
            heading = title["title"]
        elif meant_as_clause:
            entry = _parse_clause(file, number, line, heading)
    if entry is not None:
        yield entry


def _parse_clause(file: Path, number: int, line: str, heading: str | None) -> _Entry:
    parts = _CLAUSE.fullmatch(line)
    if parts is None:
        raise LedgerError(
            file, number, "this looks like a clause, but is not written as - **ID** (L1) Text."
        )
    name = _ID.fullmatch(parts["id"])
    if name is None:
        raise LedgerError(
            file, number, f"{parts['id']!r} is not an id of a clause, such as PAX1-A1.3."
        )
    text = parts["text"].strip()
    if not text:
        raise LedgerError(file, number, f"clause {parts['id']} has no text.")
    return _Entry(
        id=parts["id"],
        section=name["section"],
        file=file,
        line=number,
        lines=parts["lines"],
        tags=tuple(_TAG.findall(parts["tags"])),
        text=text,
        heading=heading,
    )


def _without_remarks(entry: _Entry) -> _Entry:
    """Remarks at the end, such as ``{restored}``, are about the text and become tags."""
    remarks = _REMARKS.search(entry.text)
    if remarks is None or remarks.start() == 0:
        return entry
    entry.tags += tuple(_REMARK.findall(remarks[0]))
    entry.text = entry.text[: remarks.start()]
    return entry


# Reading the waivers


class _Waived(msgspec.Struct, forbid_unknown_fields=True):
    reason: str
    clause: str | None = None
    clauses: list[str] = []


class _SameAs(msgspec.Struct, forbid_unknown_fields=True):
    twin: str
    clause: str | None = None
    clauses: list[str] = []


_TOML_LINE = re.compile(r" \(at line (\d+), column \d+\)")


class _WaiverFile:
    """``waived.toml`` with a way to tell the line on which something stands."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            source = path.read_text("utf-8")
            self.tables = tomllib.loads(source)
        except tomllib.TOMLDecodeError as error:
            place = _TOML_LINE.search(str(error))
            raise LedgerError(
                path,
                int(place[1]) if place else None,
                f"the file is not readable TOML ({_TOML_LINE.sub('', str(error))}).",
            ) from error
        except UnicodeDecodeError as error:
            raise LedgerError(path, None, "the file is not UTF-8 text.") from error
        self.lines = source.splitlines()
        for kind, tables in self.tables.items():
            if kind not in ("waived", "same_as") or not isinstance(tables, list):
                raise LedgerError(
                    path,
                    self._first_line(re.compile(rf"\s*\[*\s*{re.escape(kind)}\b"), 1),
                    f"{kind!r} is not understood; write [[waived]] and [[same_as]] tables.",
                )

    def tables_of(self, kind: str) -> Iterator[tuple[int, object]]:
        """The tables of one kind, each with the line of its header."""
        header = re.compile(rf"\s*\[\[\s*{kind}\s*\]\]")
        line = 0
        for table in self.tables.get(kind, []):
            line = self._first_line(header, line + 1)
            yield line, table

    def fault(self, line: int, problem: str, about: str | None = None) -> LedgerError:
        """A fault in the table at a line, or further down where an id is quoted."""
        if about is not None:
            line = self._first_line(re.compile(rf".*[\"']{re.escape(about)}[\"']"), line)
        return LedgerError(self.path, line, problem)

    def _first_line(self, pattern: re.Pattern[str], start: int) -> int:
        for number in range(start, len(self.lines) + 1):
            if pattern.match(self.lines[number - 1]):
                return number
        return start


def _read_waivers(path: Path, clauses: dict[str, Clause]) -> dict[str, Waiver]:
    file = _WaiverFile(path)
    waived: dict[str, Waiver] = {}
    twins: dict[str, int] = {}

    def waive(line: int, table: _Waived | _SameAs, reason: str, twin: str | None) -> None:
        for clause in _named_clauses(file, line, table):
            if clause not in clauses:
                raise file.fault(line, f"there is no clause {clause} in this ledger.", clause)
            if clause in waived:
                raise file.fault(line, f"clause {clause} is listed twice.", clause)
            waived[clause] = Waiver(clause, reason, twin)

    for line, source in file.tables_of("waived"):
        plain = _convert(file, line, source, _Waived)
        if not plain.reason.strip():
            raise file.fault(line, "a waived clause needs a reason.")
        waive(line, plain, plain.reason, None)
    for line, source in file.tables_of("same_as"):
        double = _convert(file, line, source, _SameAs)
        if double.twin not in clauses:
            raise file.fault(line, f"there is no clause {double.twin} in this ledger.", double.twin)
        waive(line, double, f"It says the same as {double.twin}.", double.twin)
        twins[double.twin] = line
    for twin, line in twins.items():
        if twin in waived:
            raise file.fault(
                line, f"the twin {twin} must stand for itself, but is listed here too.", twin
            )
    return waived


Table = TypeVar("Table", _Waived, _SameAs)


def _convert(file: _WaiverFile, line: int, source: object, kind: type[Table]) -> Table:
    try:
        return msgspec.convert(source, kind)
    except msgspec.ValidationError as error:
        raise file.fault(line, f"this table is not understood: {error}.") from error


def _named_clauses(file: _WaiverFile, line: int, table: _Waived | _SameAs) -> list[str]:
    if (table.clause is None) == (not table.clauses):
        raise file.fault(line, 'this table needs either clause = "ID" or clauses = ["ID", "ID"].')
    return table.clauses or [str(table.clause)]
