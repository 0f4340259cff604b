"""The table in a terminal: what lies on it, what happened, what is asked, who won."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, Final

from rich import box
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from stolnik.cli.games import title_of
from stolnik.cli.screen import SEAT_STYLES, Screen, plain_table
from stolnik.cli.typed import raw
from stolnik.engine.flow import Ask, Move, Seat
from stolnik.engine.game import Standing
from stolnik.engine.match import Match
from stolnik.engine.state import Event
from stolnik.engine.text import MissingText
from stolnik.engine.words import Words, as_json

INDENT: Final = (0, 0, 0, 2)


class Drawer:
    """Draws one match for one reader at a time."""

    def __init__(self, screen: Screen, match: Match, spoken: Words) -> None:
        self.screen = screen
        self.match = match
        self.spoken = spoken

    # -- words -----------------------------------------------------------------------------

    def player(self, seat: Seat) -> str:
        return self.spoken.player(self.match.state, seat)

    def name(self, seat: Seat) -> Text:
        """A player's name in the colour of the seat."""
        return Text(self.player(seat), f"bold {style_of(seat)}")

    def coloured(self, sentence: str) -> Text:
        """A sentence in which every player's name has its colour."""
        text = Text(sentence)
        for seat in range(self.match.players):
            text.highlight_words([self.player(seat)], style_of(seat))
        return text

    def texts(self, ask: Ask) -> list[tuple[Move, str]]:
        """Every option of a question with its words."""
        return [(move, self.spoken.move(self.match.state, ask, move)) for move in ask.options]

    def event(self, event: Event) -> str:
        return self.spoken.event(self.match.state, event)

    # -- the table -------------------------------------------------------------------------

    def lines(self, seat: Seat | None) -> list[str]:
        """What lies on the table as ``seat`` or a watcher sees it, if the game sums it up."""
        return self.spoken.summary(self.match.state, seat)

    def table(self, seat: Seat | None) -> RenderableType:
        """The whole table, framed."""
        lines = self.lines(seat)
        if lines:
            lying: RenderableType = self.listed(lines)
        else:
            lying = _plain(self, as_json(self.match.view(seat)))
        title = Text(f" {title_of(self.spoken)} ", "bold")
        return Panel(lying, title=title, box=box.ROUNDED, border_style="dim")

    def listed(self, lines: Sequence[str]) -> RenderableType:
        """Lines of a summary: headings, and below them indented what they are about."""
        texts = [self.coloured(line) for line in lines]
        for text, line, following in zip(texts, lines, [*lines[1:], ""], strict=True):
            if _depth(line):
                text.stylize("bold", 0, max(0, line.find(": ")))
            elif _depth(following):
                text.stylize("bold")
        return Group(*(Hanging(text, _depth(text.plain) + 4) for text in texts))

    def log(self, entries: Iterable[tuple[int, Event]], seat: Seat | None) -> list[RenderableType]:
        """What happened, as far as ``seat`` or a watcher may know."""
        seen = (event.seen_by(seat) for _, event in entries)
        return [
            Hanging(self.coloured(f"· {self.event(event)}"), indent=2)
            for event in seen
            if event is not None
        ]

    # -- the question ----------------------------------------------------------------------

    def breadcrumb(self) -> str:
        return " › ".join(self.spoken.steps(self.match.breadcrumb))

    def question(self, ask: Ask) -> Text:
        question = self.coloured(self.spoken.ask(self.match.state, ask))
        question.stylize("bold")
        return question

    def options(self, options: Sequence[tuple[Move, str]]) -> RenderableType:
        """All options with their numbers, kind by kind, in as many columns as fit."""
        numbered = [(number, move, text) for number, (move, text) in enumerate(options, 1)]
        width = self.screen.out.width
        groups: list[RenderableType] = []
        for _, kind in groupby(numbered, key=lambda option: option[1][0]):
            lines = [(number, text) for number, _, text in kind]
            groups.append(_columns(lines, len(str(len(options))), width))
        return Group(*groups)

    # -- the end ---------------------------------------------------------------------------

    def standings(self, standings: Sequence[Standing]) -> RenderableType:
        say = self.screen.say
        table = plain_table()
        table.add_column(say("standings-place"), justify="right")
        table.add_column(say("standings-player"))
        table.add_column(say("standings-score"), justify="right")
        table.add_column(say("standings-reason"))
        for standing in sorted(standings, key=lambda standing: (standing.place, standing.seat)):
            table.add_row(
                str(standing.place),
                self.name(standing.seat),
                str(standing.score),
                ending(self.spoken, standing.reason),
                style="bold" if standing.place == 1 else "",
            )
        return table


def changed(before: Sequence[str], now: Sequence[str]) -> list[str]:
    """The lines that were not there before, each below its heading."""
    known = set(before)
    lines: list[str] = []
    heading: str | None = None
    for line in now:
        if line.strip() and _depth(line) == 0:
            heading = line
        if line in known or not line.strip():
            continue
        if heading is not None and line != heading:
            lines.append(heading)
        lines.append(line)
        heading = None
    return lines


def _depth(line: str) -> int:
    """How far a line is indented."""
    return len(line) - len(line.lstrip())


class Hanging:
    """A line whose continuation is indented, so that its beginning stands out."""

    def __init__(self, text: Text, indent: int) -> None:
        self.text = text
        self.indent = indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if self.text.cell_len <= options.max_width:
            yield self.text
            return
        indent = min(self.indent, options.max_width // 2)
        first = self.text.wrap(console, options.max_width)[0]
        begun = len(first) + _depth(self.text.plain[len(first) :])
        yield first
        for line in self.text[begun:].wrap(console, options.max_width - indent):
            yield Text(" " * indent).append_text(line)


def style_of(seat: Seat) -> str:
    return SEAT_STYLES[seat % len(SEAT_STYLES)]


def ending(spoken: Words, reason: str) -> str:
    """How a game ended, in words where the game has them."""
    message = f"standing-{reason}"
    if not spoken.catalog.has(message) or spoken.catalog.variables(message):
        return reason
    return spoken.catalog.say(message)


def by_kind(options: Sequence[tuple[Move, str]]) -> list[tuple[Move, str]]:
    """The options with those of one verb together, in the order in which verbs first occur."""
    verbs = list(dict.fromkeys(move[0] for move, _ in options))
    return sorted(options, key=lambda option: verbs.index(option[0][0]))


def _columns(lines: Sequence[tuple[int, str]], digits: int, width: int) -> RenderableType:
    """Numbered lines, down each column first."""
    longest = max(cell_len(text) for _, text in lines)
    fitting = max(1, width // (digits + 2 + longest + 3))
    columns = max(1, min(fitting, (len(lines) + 2) // 3))
    rows = -(-len(lines) // columns)
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(columns):
        grid.add_column(justify="right", style="cyan", width=digits + 2)
        grid.add_column(min_width=longest if columns > 1 else None)
    for row in range(rows):
        cells: list[RenderableType] = []
        for number, text in lines[row::rows]:
            cells += [Text(str(number)), Text(text)]
        grid.add_row(*cells)
    return grid


# -- a view without a summary of its own -----------------------------------------------------


def _plain(drawer: Drawer, value: Any, field: str = "") -> RenderableType:
    """A view, field by field; components go by their names."""
    if not isinstance(value, dict):
        return Text(_short(drawer, field, value))
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    for key, part in value.items():
        if isinstance(part, dict) and part:
            grid.add_row(str(key), _plain(drawer, part))
        elif isinstance(part, list) and any(isinstance(item, dict) for item in part):
            items = [_plain(drawer, item, str(key)) for item in part]
            grid.add_row(str(key), Group(*items))
        else:
            grid.add_row(str(key), _short(drawer, str(key), part))
    return grid


def _short(drawer: Drawer, field: str, value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(_short(drawer, field, part) for part in value) or "–"
    if value is None or value in ({}, ""):
        return "–"
    try:
        return str(drawer.spoken.name(drawer.match.state, field, value))
    except MissingText:  # the field has the name of a family, but not for a component
        return str(value)


def move_line(move: Move, text: str) -> Text:
    return Text.assemble(text, "  ", (raw(move), "dim"))


def indented(what: RenderableType) -> Padding:
    return Padding(what, INDENT, expand=False)
