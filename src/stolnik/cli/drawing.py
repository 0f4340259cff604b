"""The table in a terminal: what lies on it, what happened, what is asked, who won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, Final

import msgspec
from rich import box
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from stolnik.cli.folding import GONE, blocks, depth, fold
from stolnik.cli.games import title_of
from stolnik.cli.reading import fold as fold_letters
from stolnik.cli.screen import SEAT_STYLES, Screen, plain_table
from stolnik.engine.chair import Chair, Offer
from stolnik.engine.flow import Seat
from stolnik.engine.game import Standing
from stolnik.engine.state import Event
from stolnik.engine.words import Words, words_of
from stolnik.text import MissingText

Line = tuple[int, str]
"""An option with its number."""

INDENT: Final = (0, 0, 0, 2)

SHORT: Final = 6
"""So many options of a group can stand one below the other."""

MANY: Final = 12
"""So many options stand without headings; more are grouped."""

STEM: Final = 3
"""Letters with which a heading and its options begin alike if they have the same verb."""


class Drawer:
    """Draws what one chair may see."""

    def __init__(self, screen: Screen, chair: Chair) -> None:
        self.screen = screen
        self.chair = chair
        self.lang = screen.lang

    # -- words -----------------------------------------------------------------------------

    def player(self, seat: Seat) -> str:
        return self.chair.player(self.lang, seat)

    def name(self, seat: Seat) -> Text:
        """A player's name in the colour of the seat."""
        return Text(self.player(seat), f"bold {style_of(seat)}")

    def coloured(self, sentence: str) -> Text:
        """A sentence in which every player's name has its colour."""
        text = Text(sentence)
        for seat in range(self.chair.players):
            text.highlight_words([self.player(seat)], style_of(seat))
        return text

    def offers(self) -> list[Offer]:
        """Every option of the question, those of one group together."""
        return by_group(self.chair.offers(self.lang, finality=False))

    def event(self, event: Event) -> str:
        return self.chair.say_event(self.lang, event)

    # -- the table -------------------------------------------------------------------------

    def lines(self) -> list[str]:
        """What lies on the table, if the game sums it up."""
        return self.chair.summary(self.lang)

    def table(self) -> RenderableType:
        """The whole table, framed."""
        lines = self.lines()
        if lines:
            lying: RenderableType = self.listed(lines)
        else:
            lying = _plain(self, msgspec.to_builtins(self.chair.view()))
        title = Text(f" {title_of(words_of(self.chair.game, self.lang))} ", "bold")
        return Panel(lying, title=title, box=box.ROUNDED, border_style="dim")

    def parts(self, words: str) -> list[str]:
        """The lines of the table in which some words occur, each below its heading."""
        wanted = fold_letters(words)
        found: list[str] = []
        for block in blocks(self.lines()):
            if wanted in fold_letters(block.heading):
                found += block.lines
            elif rows := [row for row in block.rows if wanted in fold_letters(row)]:
                found += [block.heading, *rows]
        return found

    def folded(self, before: Sequence[str], height: int) -> RenderableType:
        """The table in no more lines than there is room for, each cut where the screen ends."""
        texts = self._styled(fold(self.lines(), before, height))
        for text in texts:
            text.no_wrap, text.overflow = True, "ellipsis"
        return Group(*texts)

    def is_cut(self, before: Sequence[str], height: int) -> bool:
        """Whether anything of the table does not stand in so many lines."""
        shown = fold(self.lines(), before, height)
        whole = [line for line in self.lines() if line.strip()]
        return shown != whole or any(cell_len(line) > self.screen.out.width for line in shown)

    def listed(self, lines: Sequence[str]) -> RenderableType:
        """Lines of a summary: headings, and below them indented what they are about."""
        return Group(*(Hanging(text, depth(text.plain) + 4) for text in self._styled(lines)))

    def _styled(self, lines: Sequence[str]) -> list[Text]:
        texts = [self.coloured(line) for line in lines]
        for text, line, following in zip(texts, lines, [*lines[1:], ""], strict=True):
            if line.lstrip().startswith(GONE):
                text.stylize("dim strike")
            elif depth(line):
                text.stylize("bold", 0, max(0, line.find(": ")))
            elif depth(following):
                text.stylize("bold")
        return texts

    def log(self, since: int = -1) -> list[RenderableType]:
        """What happened after so many moves, a paragraph for each."""
        told: list[RenderableType] = []
        for _, entries in groupby(self.chair.events(since), key=lambda told: told.number):
            sentences = [said for told in entries if (said := self.event(told.event))]
            if sentences:
                told.append(Hanging(self.coloured(f"· {' '.join(sentences)}"), indent=2))
        return told

    # -- the question ----------------------------------------------------------------------

    def breadcrumb(self) -> str:
        return " › ".join(self.chair.say_steps(self.lang))

    def question(self) -> Text:
        question = self.coloured(self.chair.say_ask(self.lang))
        question.stylize("bold")
        return question

    def menu(self, offers: Sequence[Offer], height: int | None) -> Group:
        """The question with its options, in no more than a third of the screen if it can be."""
        drawn = Group(self.question(), self.options(offers))
        if height is not None and 3 * len(self.screen.out.render_lines(drawn)) > height:
            drawn = Group(self.question(), self.options(offers, brief=True))
        return drawn

    def options(self, offers: Sequence[Offer], brief: bool = False) -> RenderableType:
        """All options with their numbers, group by group, in as many columns as fit.

        Where there are many, or they are to be brief, a group has its heading, and its options
        lose the words with which they all begin.
        """
        width, digits = self.screen.out.width, len(str(len(offers)))
        drawn: list[RenderableType] = []
        for _, together in groupby(enumerate(offers, 1), key=lambda numbered: numbered[1].group):
            group = list(together)
            numbers, texts = [number for number, _ in group], [offer.text for _, offer in group]
            heading, margin = group[0][1].heading, 2
            if heading and len(group) > 2 and (brief or len(offers) > MANY):
                (begun, shorter), margin = _split(texts), 4
                labels = _labels([offer for _, offer in group])
                room = (width - margin) // 2 - digits - 3
                if len(group) > SHORT and max(map(cell_len, shorter)) > room and _distinct(labels):
                    texts = labels
                else:
                    heading, texts = _going_on(heading, begun), shorter
                drawn.append(Text(heading, "dim"))
            lines = list(zip(numbers, texts))
            if brief and margin == 2 and len(group) > MANY:
                alike, lines = _by_ending(lines)
                for ending, begun_otherwise in alike.items():
                    drawn.append(Text(f"…: {ending}", "dim"))
                    drawn.append(_columns(begun_otherwise, digits, width, 4))
            if lines:
                drawn.append(_columns(lines, digits, width, margin))
        return Group(*drawn)

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
                str(standing.score).replace("-", "−"),
                self.chair.say_reason(self.lang, standing),
                style="bold" if standing.place == 1 else "",
            )
        return table

    def results(self) -> list[RenderableType]:
        """How the result of each seat came about, where the game tells."""
        drawn: list[RenderableType] = []
        for seat in range(self.chair.players):
            lines = self.chair.say_result(self.lang, seat)
            if lines and self.player(seat) not in lines[0]:
                lines = [self.player(seat), *(f"  {line}" for line in lines)]
            if lines:
                drawn.append(self.listed(lines))
        return drawn


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
        begun = len(first) + depth(self.text.plain[len(first) :])
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


def by_group(offers: Sequence[Offer]) -> list[Offer]:
    """The options with those of one group together, in the order in which groups first occur."""
    groups = list(dict.fromkeys(offer.group for offer in offers))
    return sorted(offers, key=lambda offer: groups.index(offer.group))


def _labels(offers: Sequence[Offer]) -> list[str]:
    """Options in as few words as possible: what they are about, and the figures that differ."""
    costly = _varying([offer.price for offer in offers])
    gainful = _varying([offer.gain for offer in offers])
    verbs = {offer.move[0] for offer in offers}
    labels = []
    for offer in offers:
        costs = [str(offer.price[name]) for name in costly if name in offer.price]
        gains = [f"+{offer.gain[name]}" for name in gainful if name in offer.gain]
        figures = ", ".join(costs + gains)
        told = any(letter.isdigit() for letter in offer.label)  # some labels say it themselves
        if not figures or told:
            labels.append(offer.label)
        else:  # among several verbs a bare figure does not tell what is paid
            labels.append(offer.text if len(verbs) > 1 else f"{offer.label} ({figures})")
    return labels


def _varying(figures: Sequence[Mapping[str, int]]) -> list[str]:
    """The currencies of which not every option has the same figure."""
    names = dict.fromkeys(name for each in figures for name in each)
    return [name for name in names if len({each.get(name, 0) for each in figures}) > 1]


def _distinct(labels: Sequence[str]) -> bool:
    return len(set(labels)) == len(labels)


def _split(texts: Sequence[str]) -> tuple[str, list[str]]:
    """The words with which all texts begin, and what is left of each without them."""
    split = [text.split(" ") for text in texts]
    same = 0
    while len({words[same] for words in split}) == 1 and all(len(w) > same + 1 for w in split):
        same += 1
    while same and any(not _has_letters(words[same:]) for words in split):
        same -= 1  # a bare figure beside the number of the option would say nothing
    return " ".join(split[0][:same]), [" ".join(words[same:]) for words in split]


def _has_letters(words: Sequence[str]) -> bool:
    return any(letter.isalpha() for word in words for letter in word)


def _going_on(heading: str, begun: str) -> str:
    """A heading with the words that its options have lost, unless it says the same itself."""
    if not begun or begun.startswith(f"{heading} "):
        return f"{begun} …" if begun else heading
    same = heading[:STEM].casefold() == begun[:STEM].casefold()
    return heading if same else f"{heading}: {begun} …"


def _by_ending(lines: Sequence[Line]) -> tuple[dict[str, list[Line]], list[Line]]:
    """The options of which many end alike after a colon, by that ending; and the others."""
    alike: dict[str, list[Line]] = {}
    for number, text in lines:
        begun, _, ending = text.partition(": ")
        alike.setdefault(ending, []).append((number, begun))
    alike = {ending: same for ending, same in alike.items() if ending and len(same) > SHORT}
    return alike, [line for line in lines if line[1].partition(": ")[2] not in alike]


def _columns(lines: Sequence[Line], digits: int, width: int, margin: int = 2) -> RenderableType:
    """Numbered lines, down each column first, in as many columns as fit."""
    for columns in range(max(1, (len(lines) + 2) // 3), 0, -1):
        rows = -(-len(lines) // columns)
        split = [lines[start : start + rows] for start in range(0, len(lines), rows)]
        widths = [max(cell_len(text) for _, text in column) for column in split]
        if margin - 1 + sum(digits + 3 + longest for longest in widths) <= width:
            break
    grid = Table.grid(padding=(0, 1, 0, 0))
    for place, longest in enumerate(widths):
        grid.add_column(justify="right", style="cyan", width=digits + (1 if place else margin))
        grid.add_column(min_width=longest if len(split) > 1 else None)
    for row in range(rows):
        cells: list[RenderableType] = []
        for column in split:
            if row < len(column):
                number, text = column[row]
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
        return drawer.chair.name(drawer.lang, field, value)
    except MissingText:  # the field has the name of a family, but not for a component
        return str(value)


def indented(what: RenderableType) -> Padding:
    return Padding(what, INDENT, expand=False)
