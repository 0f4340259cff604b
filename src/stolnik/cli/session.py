"""One sitting at the terminal: shows the table, asks, and understands what is typed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from stolnik.bots import Bot, make
from stolnik.cli.drawing import Drawer, indented
from stolnik.cli.files import file_error, refuse_overwriting, write_file
from stolnik.cli.folding import changed
from stolnik.cli.games import option_chosen, title_of
from stolnik.cli.keeping import Keeper
from stolnik.cli.keyboard import Keyboard, Leave
from stolnik.cli.looking_up import (
    FOUND,
    Question,
    as_one,
    asked_about,
    everything_about,
    offers_with,
    printed,
    refusals,
    refusals_of,
    rules_of,
    worth_telling,
)
from stolnik.cli.paging import Pager, sign_of_life
from stolnik.cli.reading import Reading, Thing, fold, meant, whole
from stolnik.cli.screen import Screen, problem_with
from stolnik.engine.errors import BrokenRule, StolnikError, clip
from stolnik.engine.flow import Move, Seat
from stolnik.engine.match import Match
from stolnik.engine.words import words_of

NEWS: Final = 40
"""Paragraphs of the log that are shown with a question where there is no screen to fill."""

LEAST_NEWS: Final = 3
LEAST_TABLE: Final = 8
"""Lines that the log and the table get however long the menu is."""

DEAF: Final = 1000
"""So many lines in a row of a pipe that mean nothing: nobody is there."""

COMMANDS: Final = (
    "help",
    "table",
    "map",
    "card",
    "log",
    "rules",
    "hint",
    "undo",
    "save",
    "quit",
)
"""What can be typed besides a move; each is a method of the session."""

WITH_WORDS: Final = ("table", "map", "card", "rules", "save")
"""Those that take what follows; the others stand alone, or a move is meant."""


class Session:
    """People and bots at one terminal.

    It keeps the match as the host of the table does; what players see comes from their chairs.
    """

    def __init__(
        self,
        screen: Screen,
        keyboard: Keyboard,
        match: Match,
        bots: Mapping[Seat, Bot],
        keeper: Keeper,
        record: Path | None,
    ) -> None:
        self.screen = screen
        self.keyboard = keyboard
        self.match = match
        self.bots = bots
        self.keeper = keeper
        self.record = record
        names = keeper.seating.names
        seats: tuple[Seat | None, ...] = (None, *range(match.players))
        self.drawers = {seat: Drawer(screen, match.at(seat, names)) for seat in seats}
        self.people = [seat for seat in range(match.players) if seat not in bots]
        self.pager = Pager(screen)
        self.heard: dict[Seat | None, int] = {}
        self.shown: dict[Seat, list[str]] = {}
        self.last: Seat | None = None
        self.looking: Seat | None = None
        self.failing = False
        self.commands = self._commands()

    def run(self) -> int:
        """Play to the end, or until the players leave; nothing played is lost."""
        self._welcome()
        try:
            while self.match.pending:
                self._one_decision()
        except Leave:
            self._leave()
            return 0
        except (KeyboardInterrupt, StolnikError):
            self.screen.gap()
            self._leave()
            raise
        self._farewell()
        return 0

    def _one_decision(self) -> None:
        seat = self.match.pending[0].seat
        bot = self.bots.get(seat)
        if bot is None:
            self._person(seat)
            return
        drawer = self.drawers[seat]
        with sign_of_life(self.screen, self.screen.say("thinking", player=drawer.player(seat))):
            move = bot.choose(drawer.chair)
        self._submit(seat, move)
        if not self.people:
            self._news(None, None)

    def _submit(self, seat: Seat, move: Move) -> None:
        """Make a move and keep it, before anybody is told that it was made."""
        self.drawers[seat].chair.submit(move)
        self.last = seat
        self._keep(sure=seat in self.people)  # what a bot did can be done again

    # -- a person's decision ---------------------------------------------------------------

    def _person(self, seat: Seat) -> None:
        """Show a person what there is to see, and read until a move is made or taken back."""
        self._hand_over(seat)
        drawer = self.drawers[seat]
        chair, ask = drawer.chair, drawer.chair.ask
        assert ask is not None
        asked = Question(chair, ask, drawer.offers(), drawer, Reading(chair, self.screen.lang))
        self._show(asked)
        question, tries = chair.question, 0
        while chair.question == question:
            line = self.keyboard.read(drawer.player(seat))
            self._understand(asked, line)
            tries += 1
            if tries > DEAF and not self.keyboard.typing:
                raise Leave

    def _hand_over(self, seat: Seat) -> None:
        """Between two people at one screen, what the first may see is wiped away."""
        if self.looking is not None and self.looking != seat and self.keyboard.typing:
            self.screen.out.clear()
            player = self.drawers[seat].player(seat)
            self.screen.tell("hand-over", style="bold", player=player)
            self.keyboard.read("")
        self.looking = seat

    def _show(self, asked: Question) -> None:
        """The table, what happened, and the question, as far as they fit on one screen."""
        seat, height = asked.ask.seat, self.screen.height
        menu = asked.drawer.menu(asked.offers, height)
        self.screen.gap()
        self.screen.print(Rule(self._heading(seat), align="left", style="dim"))
        if height is None:
            self._lying(asked, None)
            self._news(seat, None)
        else:
            free = height - self.pager.height_of(menu) - 4
            news = self._unheard(seat)
            lines = min(self.pager.height_of(*news), max(LEAST_NEWS, free - LEAST_TABLE))
            self._lying(asked, max(LEAST_TABLE, free - lines))
            self._news(seat, lines)
        self._put(asked)

    def _put(self, asked: Question) -> None:
        self.screen.gap()
        self.screen.print(asked.drawer.menu(asked.offers, self.screen.height))

    def _page(self, asked: Question, *what: RenderableType) -> None:
        """Something to read, and then the question again."""
        self.pager.show(*what)
        if not self.pager.waiting:
            self._put(asked)

    def _heading(self, seat: Seat) -> Text:
        drawer = self.drawers[seat]
        heading, breadcrumb = drawer.name(seat), drawer.breadcrumb()
        return heading.append(f"  {breadcrumb}", "not bold dim") if breadcrumb else heading

    def _lying(self, asked: Question, room: int | None) -> None:
        """The whole table at the start of one's turn; after that only what has changed."""
        drawer, seat = asked.drawer, asked.ask.seat
        lines, before = drawer.lines(), self.shown.get(seat, [])
        self.pager.later(drawer.table())
        if not before or not lines or self.last != seat:
            whole = drawer.table()
            if room is None or not lines or self.pager.height_of(whole) <= room:
                self.screen.print(whole)
            else:
                self.screen.print(drawer.folded(before, room - 1))
                if drawer.is_cut(before, room - 1):
                    self.screen.tell("folded", style="dim")
        elif news := changed(before, lines):
            self.screen.print(drawer.listed(news))
        self.shown[seat] = lines

    def _unheard(self, seat: Seat | None) -> list[RenderableType]:
        """What happened since this seat last looked."""
        drawer = self.drawers[seat]
        return drawer.log(min(self.heard.get(seat, -1), drawer.chair.number))

    def _news(self, seat: Seat | None, room: int | None) -> None:
        """Tell it, as much as there is room for."""
        news = self._unheard(seat)
        self.heard[seat] = self.drawers[seat].chair.number
        told = news[-NEWS:] if seat is not None else news
        while room is not None and len(told) > 1 and self.pager.height_of(*told) > room:
            told = told[1:]
        if len(told) < len(news):
            self.screen.tell("earlier", style="dim", count=len(news) - len(told))
        for line in told:
            self.screen.print(line)

    # -- what is typed ---------------------------------------------------------------------

    def _commands(self) -> dict[str, str]:
        """Every word that is a command, in English and in the chosen language."""
        spoken = {fold(self.screen.say(f"typed-{name}")): name for name in COMMANDS}
        return spoken | {name: name for name in COMMANDS}

    def _understand(self, asked: Question, line: str) -> None:
        if not line:
            if not self.pager.more():
                self._put(asked)
            return
        if line.startswith("?"):
            self._explain(asked, line.removeprefix("?").strip())
            return
        word, _, rest = line.partition(" ")
        command = self.commands.get(fold(clip(word)))
        if command is not None and (command in WITH_WORDS or not rest.strip()):
            getattr(self, command)(asked, rest.strip())
            return
        moves = self._meant(asked, line)
        if len(moves) == 1:
            self._make(asked, moves[0])
        elif moves:
            self._several(asked, moves)
        else:
            self._why_not(asked, line)

    def _meant(self, asked: Question, typed: str) -> list[Move]:
        """The options of that number, or that are called so."""
        place = whole(typed)
        if place is not None and 1 <= place <= len(asked.offers):
            return [asked.offers[place - 1].move]
        alone = asked.reading.stands_alone(asked.ask, typed)
        if alone is not None:
            return [alone] if alone in asked.ask.options else []
        if found := meant(typed, asked.texts):
            return found
        named = asked.reading.moves(asked.ask, typed)
        if found := [move for move in named if move in asked.ask.options]:
            return found
        if found := meant(typed, [(offer.move, offer.label) for offer in asked.offers]):
            return found
        worded = asked.reading.worded(asked.ask, typed)
        return [move for move in worded if move in asked.ask.options]

    def _make(self, asked: Question, move: Move) -> None:
        said = asked.chair.say_move(self.screen.lang, move)
        try:
            self._submit(asked.ask.seat, move)
        except BrokenRule as error:  # the match is as it was, so another move may still do
            self.screen.print(Text(error.say(self.screen.lang), "red"))
        else:
            self.screen.print(Text(f"→ {said}", "green"))

    def _several(self, asked: Question, moves: Sequence[Move]) -> None:
        self.screen.tell("several", style="yellow")
        for place, (move, text) in enumerate(asked.texts, 1):
            if move in moves[:FOUND]:
                self.screen.print(Text.assemble((f"{place:>5}  ", "cyan"), text))
        if len(moves) > FOUND:
            self.screen.tell("and-more", style="dim", count=len(moves) - FOUND)

    # -- why, and why not ------------------------------------------------------------------

    def _explain(self, asked: Question, typed: str) -> None:
        """``?`` alone is for help; with a thing, all about it; with a move, whether it is allowed
        and if not, why."""
        if not typed:
            self.help(asked, "")
            return
        if asked.reading.stands_alone(asked.ask, typed) is None and (
            things := asked.reading.things_just_called(typed)
        ):
            self._tell_of(asked, asked_about(asked, things))
            return
        named = asked.reading.moves(asked.ask, typed)
        if named:
            moves = [move for move in named if move in asked.ask.options]
        else:
            moves = self._meant(asked, typed)
        if not moves:
            self._why_not(asked, typed)
            return
        self.screen.tell("allowed", style="green")
        for move, text in asked.texts:
            if move in moves[:FOUND]:
                self.screen.print(indented(Text(text)))

    def _why_not(self, asked: Question, typed: str) -> None:
        """Say which clause refuses a move that is not among the options, or a thing."""
        moves = worth_telling(asked, asked.reading.moves(asked.ask, typed))
        if len(moves) > 1:
            self._which([asked.reading.said(asked.ask, move) for move in moves])
        elif moves:
            self._refuse(asked, moves[0])
        elif whole(typed) is not None:
            self.screen.tell("no-number", style="yellow", last=str(len(asked.offers)))
        elif moves := asked.reading.worded(asked.ask, typed):
            self._refuse_all(asked, typed, moves)
        elif found := asked.reading.things_named(asked.ask, typed):
            self._about(asked, found)
        else:
            self.screen.tell("not-understood", style="yellow", typed=clip(typed))

    def _refuse_all(self, asked: Question, typed: str, moves: Sequence[Move]) -> None:
        """Why none of the moves that would be told in these words is allowed."""
        if len(moves) == 1:
            self._refuse(asked, moves[0])
            return
        self.screen.tell("refused", style="yellow", move=clip(typed))
        for line in refusals_of(asked, moves):
            self.screen.print(line)

    def _about(self, asked: Question, found: Sequence[Thing]) -> None:
        """What can be done with a thing that was named in other words, or why nothing can."""
        if offered := offers_with(asked, found):
            self._several(asked, offered)
        else:
            self._nothing_with(asked, found)

    def _tell_of(self, asked: Question, found: Sequence[Thing]) -> None:
        """All about the things of one name, such as a city and its market; of several, which?"""
        alike: dict[tuple[str, ...], list[Thing]] = {}
        for thing in found:
            alike.setdefault(printed(asked, thing), []).append(thing)
        if len({words[0] for words in alike}) > 1:
            self._which_thing(asked, found)
            return
        told = [everything_about(self.screen, asked, as_one(each)) for each in alike.values()]
        self._page(asked, *(line for each in told for line in each))

    def _refuse(self, asked: Question, move: Move) -> None:
        refusal = asked.chair.why_not(move)
        if refusal is None:
            self.screen.tell("no-clause", style="yellow", move=asked.reading.said(asked.ask, move))
            return
        self.screen.tell("refused", style="yellow", move=asked.reading.said(asked.ask, move))
        said = asked.chair.say_refusal(self.screen.lang, refusal)
        self.screen.print(indented(Text(said)))

    def _which(self, things: Sequence[str]) -> None:
        """Ask which of several things was meant."""
        self.screen.tell("which", style="yellow")
        for thing in things[:FOUND]:
            self.screen.print(indented(Text(thing)))
        if len(things) > FOUND:
            self.screen.tell("and-more", style="dim", count=len(things) - FOUND)

    def _nothing_with(self, asked: Question, found: Sequence[Thing]) -> None:
        """Why nothing can be done with a thing that was named without a verb."""
        names = {asked.reading.name(thing.field, thing.part) for thing in found}
        if len(names) > 1:
            self._which(sorted(names))
            return
        (name,) = names
        lines = refusals(asked, as_one(found))
        if not lines:
            self.screen.tell("no-clause", style="yellow", move=name)
            return
        self.screen.tell("nothing-with", style="yellow", thing=name)
        for line in lines:
            self.screen.print(line)

    def _which_thing(self, asked: Question, found: Sequence[Thing]) -> None:
        name = asked.reading.name
        self._which([f"{name(thing.field, thing.part)}  {thing.part}" for thing in found])

    # -- commands --------------------------------------------------------------------------

    def help(self, asked: Question, rest: str) -> None:
        for line in self.screen.say("play-help").splitlines():
            typed, _, meaning = line.partition("#")
            self.screen.print(Text.assemble((f"  {typed.strip():<16} ", "cyan"), meaning.strip()))

    def table(self, asked: Question, rest: str) -> None:
        """All of it, or the parts in which some words occur."""
        if not rest:
            self._page(asked, asked.drawer.table())
            return
        found = asked.drawer.parts(rest)
        if found:
            self._page(asked, asked.drawer.listed(found))
        else:
            self.screen.tell("table-none", style="yellow", words=clip(rest))

    def map(self, asked: Question, rest: str) -> None:
        """All of it, or the lines in which some words occur."""
        lines = asked.chair.map(self.screen.lang)
        found = [line for line in lines if fold(rest) in fold(line)] if rest else lines
        if found:
            self._page(asked, asked.drawer.listed(found))
        elif lines:
            self.screen.tell("map-none-with", style="yellow", words=clip(rest))
        else:
            self.screen.tell("map-none", style="yellow")

    def card(self, asked: Question, rest: str) -> None:
        """Everything about a thing: what stands on it, where it is, and what its rules are."""
        found = asked_about(asked, asked.reading.things_called(rest))
        if not found:
            self.screen.tell("card-none", style="yellow", words=clip(rest) or "–")
        elif len({printed(asked, thing) for thing in found}) > 1:
            self._which_thing(asked, found)
        else:  # one, or copies of one
            about = everything_about(self.screen, asked, found[0])
            self._page(asked, *about, *rules_of(self.screen, asked, found[0]))

    def log(self, asked: Question, rest: str) -> None:
        self._page(asked, *asked.drawer.log())

    def rules(self, asked: Question, rest: str) -> None:
        found = asked.chair.game.ledger.search(rest, self.screen.lang)
        if not found:
            self.screen.tell("rules-none", style="yellow", words=clip(rest) or "–")
            return
        shown: list[RenderableType] = []
        for clause in found:
            shown += [Text(clause.id, "cyan"), indented(Text(clause.say(self.screen.lang)))]
        self.screen.tell("rules-found", style="dim", count=len(found))
        self._page(asked, *shown)

    def hint(self, asked: Question, rest: str) -> None:
        """What the greedy bot would do in this seat."""
        chair, lang = asked.chair, self.screen.lang
        adviser = make("greedy", f"hint {chair.question}")
        with sign_of_life(self.screen, self.screen.say("hint-thinking")):
            best = adviser.choose(chair)
        said = "hint-lost" if adviser.lost else "hint"
        self.screen.tell(said, style="green", move=chair.say_move(lang, best))
        for candidate in adviser.explain()[1:3]:
            text = chair.say_move(lang, candidate.move)
            self.screen.print(indented(Text(self.screen.say("hint-next", move=text), "dim")))

    def undo(self, asked: Question, rest: str) -> None:
        try:
            asked.chair.undo()
        except StolnikError as error:
            self.screen.print(Text(error.say(self.screen.lang), "yellow"))
        else:
            self._keep()
            self.screen.tell("undone", style="green")

    def save(self, asked: Question, rest: str) -> None:
        """A copy where one says; the game itself is kept anyway."""
        if not rest:
            self._tell_where()
            return
        file = Path(rest)
        try:
            file = file.expanduser()
            refuse_overwriting(file)
            write_file(file, self.match.record().dumps())
        except (StolnikError, OSError, ValueError, RuntimeError) as error:
            self._not_written(rest, error)
        else:
            self._tell_file("saved", file)

    def quit(self, asked: Question, rest: str) -> None:
        raise Leave

    # -- keeping the game ------------------------------------------------------------------

    def _keep(self, *, sure: bool = True) -> None:
        """On disk after every move; if that fails it is said once, and the game goes on."""
        try:
            self.keeper.keep(sure=sure)
        except OSError as error:
            if not self.failing:
                self.screen.tell("not-kept", style="yellow", problem=problem_with(error))
            self.failing = True
        else:
            if self.failing:
                self.screen.tell("kept-again", style="green")
            self.failing = False

    def _not_written(self, file: str, error: Exception) -> None:
        if isinstance(error, StolnikError):
            said = error.say(self.screen.lang)
        elif isinstance(error, OSError):
            problem = problem_with(error)
            said = self.screen.say("not-saved", file=clip(file), problem=problem)
        else:
            said = file_error(ValueError()).say(self.screen.lang)
        self.screen.print(Text(said, "yellow"))

    def _tell_where(self) -> None:
        if self.keeper.file is None:
            self.screen.tell("nothing-to-save")
        else:
            self._tell_file("saved", self.keeper.file)

    def _leave(self) -> None:
        """Say where the game is; what could not be kept so far is tried once more."""
        if self.keeper.file is None and not self.failing:
            self.screen.tell("nothing-to-save")
            return
        file = self.keeper.file
        if self.failing:
            self._keep()
            file = self.keeper.file if not self.failing else self.keeper.elsewhere()
        self._tell_file("saved", file)
        self._write_record()
        if file == self.keeper.file and self.keeper.ours:
            self.screen.tell("go-on-here", style="dim")
        else:
            self._tell_file("go-on", file, "dim")

    def _tell_file(self, message: str, file: Path | None, style: str = "") -> None:
        """A path is not broken over lines, so that it can be copied."""
        line = Text(self.screen.say(message, file=str(file)), style)
        self.screen.out.print(line, soft_wrap=True)

    def _write_record(self) -> None:
        """The copy that ``--record`` asks for."""
        if self.record is None:
            return
        try:
            refuse_overwriting(self.record)
            write_file(self.record, self.match.record().dumps())
        except (StolnikError, OSError) as error:
            self._not_written(str(self.record), error)
        else:
            self._tell_file("saved", self.record)

    # -- the beginning and the end ---------------------------------------------------------

    def _welcome(self) -> None:
        screen, match = self.screen, self.match
        watcher, plain = self.drawers[None], match.at(None)
        spoken = words_of(match.game, screen.lang)
        screen.gap()
        screen.print(Text(title_of(spoken), "bold"))
        for seat in range(match.players):
            bot = self.keeper.seating.bots.get(seat)
            role = screen.say("seat-bot", bot=bot) if bot else screen.say("seat-person")
            line = Text.assemble(f"  {seat}  ", watcher.name(seat))
            if watcher.player(seat) != (usual := plain.player(screen.lang, seat)):
                line.append(f" ({usual})")
            screen.print(line.append(f"  {role}"))
        chosen = [
            option_chosen(screen, spoken, option.name, match.options[option.name])
            for option in match.game.options
            if match.options[option.name] != option.default
        ]
        if chosen:
            screen.tell("welcome-options", options=", ".join(chosen))
        screen.tell("welcome-commitment", style="dim", commitment=match.commitment)
        if self.people:
            screen.tell("welcome-help", style="dim")

    def _farewell(self) -> None:
        screen, match, watcher = self.screen, self.match, self.drawers[None]
        for seat in self.people[:1]:
            self._news(seat, None)
        screen.gap()
        screen.print(Rule(Text(screen.say("game-over"), "bold"), align="left", style="dim"))
        screen.print(watcher.table())
        screen.gap()
        screen.print(watcher.standings(match.standings))
        for line in watcher.results():
            screen.print(line)
        screen.gap()
        screen.tell("end-moves", count=match.number)
        screen.tell("end-seed", seed=match.seed)
        if match.nonces:
            screen.tell("end-nonces", nonces=", ".join(match.nonces))
        screen.tell("end-commitment", style="dim", commitment=match.commitment)
        try:
            self._tell_file("saved", self.keeper.finish(), "dim")
        except OSError as error:
            self._not_written(str(self.keeper.file), error)
        self._write_record()
