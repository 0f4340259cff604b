"""One sitting at the terminal: shows the table, asks, and understands what is typed."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import gettempdir
from typing import Final, NamedTuple

from rich.rule import Rule
from rich.text import Text

from stolnik.bots import Bot, GreedyBot
from stolnik.cli.games import option_name, title_of
from stolnik.cli.screen import CliError, Screen
from stolnik.cli.table import Drawer, by_kind, changed, indented, move_line
from stolnik.cli.typed import as_move, fold, meant, raw
from stolnik.engine.errors import BrokenRule, StolnikError
from stolnik.engine.flow import Ask, Move, Seat
from stolnik.engine.match import Match
from stolnik.engine.words import words

NEWS: Final = 40
"""Lines of the log that are shown with a question; ``log`` shows all."""

FOUND: Final = 8
"""Clauses, or options that may be meant, that are listed at a time."""

COMMANDS: Final = ("help", "table", "log", "rules", "hint", "undo", "save", "quit")
"""What can be typed besides a move; each is a method of the session."""

WITH_WORDS: Final = ("rules", "save")
"""Those that take what follows; the others stand alone, or a move is meant."""

RECORD_BEGINS: Final = b'{"stolnik":'


class Leave(Exception):
    """The players leave the table before the game is over."""


class Question(NamedTuple):
    """What a person is asked, and the options as they are numbered on the screen."""

    ask: Ask
    options: Sequence[tuple[Move, str]]


class Session:
    """People and bots at one terminal."""

    def __init__(
        self,
        screen: Screen,
        match: Match,
        bots: Mapping[Seat, Bot],
        called: Mapping[Seat, str],
        file: Path | None,
    ) -> None:
        self.screen = screen
        self.match = match
        self.bots = bots
        self.called = called
        self.file = file
        self.spoken = words(match.game.name, screen.lang)
        self.drawer = Drawer(screen, match, self.spoken)
        self.people = [seat for seat in range(match.players) if seat not in bots]
        self.heard: dict[Seat | None, int] = {}
        self.shown: dict[Seat, tuple[int, list[str]]] = {}
        self.looking: Seat | None = None
        self.saved = match.moves.copy()
        self.vocabulary = self._vocabulary()

    def run(self) -> int:
        """Play to the end, or until the players leave; nothing played is lost."""
        self._welcome()
        try:
            while self.match.pending:
                self._one_decision()
        except Leave:
            self._keep()
            return 0
        except (KeyboardInterrupt, StolnikError):
            self.screen.gap()
            self._keep()
            raise
        self._farewell()
        return 0

    def _one_decision(self) -> None:
        seat = self.match.pending[0].seat
        bot = self.bots.get(seat)
        if bot is None:
            self._person(seat)
            return
        self.match.submit(seat, bot.choose(self.match, seat))
        if not self.people:
            self._news(None, limit=None)

    # -- a person's decision ---------------------------------------------------------------

    def _person(self, seat: Seat) -> None:
        """Show a person what there is to see, and read until a move is made or taken back."""
        self._hand_over(seat)
        ask = self.match.ask(seat)
        asked = Question(ask, by_kind(self.drawer.texts(ask)))
        self._show(asked)
        number = self.match.number
        while self.match.number == number:
            self._understand(asked, self._read(self.drawer.player(seat)))

    def _hand_over(self, seat: Seat) -> None:
        """Between two people at one screen, what the first may see is wiped away."""
        if self.looking is not None and self.looking != seat and self._typing():
            self.screen.out.clear()
            self.screen.tell("hand-over", style="bold", player=self.drawer.player(seat))
            self._read("")
        self.looking = seat

    def _show(self, asked: Question) -> None:
        seat = asked.ask.seat
        self.screen.gap()
        self.screen.print(Rule(self._heading(seat), align="left", style="dim"))
        self._news(seat, limit=NEWS)
        self._lying(seat)
        self._put(asked)

    def _heading(self, seat: Seat) -> Text:
        heading = self.drawer.name(seat)
        breadcrumb = self.drawer.breadcrumb()
        return heading.append(f"  {breadcrumb}", "not bold dim") if breadcrumb else heading

    def _news(self, seat: Seat | None, limit: int | None) -> None:
        """What happened since this seat last looked."""
        log = self.match.log
        lines = self.drawer.log(log[min(self.heard.get(seat, 0), len(log)) :], seat)
        self.heard[seat] = len(log)
        if limit is not None and len(lines) > limit:
            self.screen.tell("earlier", style="dim", count=len(lines) - limit)
            lines = lines[-limit:]
        for line in lines:
            self.screen.print(line)

    def _lying(self, seat: Seat) -> None:
        """The whole table at first and when others have moved; else only what has changed."""
        lines = self.drawer.lines(seat)
        moves = self.match.moves
        number, before = self.shown.get(seat, (0, []))
        others_moved = any(played.seat != seat for played in moves[number:])
        if not before or not lines or others_moved:
            self.screen.print(self.drawer.table(seat))
        elif news := changed(before, lines):
            self.screen.print(self.drawer.listed(news))
        self.shown[seat] = (len(moves), lines)

    def _put(self, asked: Question) -> None:
        self.screen.gap()
        self.screen.print(self.drawer.question(asked.ask))
        self.screen.print(self.drawer.options(asked.options))

    # -- what is typed ---------------------------------------------------------------------

    def _typing(self) -> bool:
        return sys.stdin.isatty()

    def _read(self, who: str) -> str:
        """One line; at the end of the input the players leave."""
        prompt = f"{who} › " if who else ""
        try:
            if self._typing():
                return input(prompt).strip()
            line = sys.stdin.readline()
        except EOFError:
            line = ""
        if not line:
            self.screen.gap()
            self.screen.tell("input-ended")
            raise Leave
        self.screen.print(Text(prompt + line.strip()))
        return line.strip()

    def _vocabulary(self) -> dict[str, str]:
        """Every word that is a command, in English and in the chosen language."""
        spoken = {fold(self.screen.say(f"typed-{name}")): name for name in COMMANDS}
        return spoken | {name: name for name in COMMANDS}

    def _understand(self, asked: Question, line: str) -> None:
        if not line:
            return
        if line.startswith("?"):
            self._explain(asked, line.removeprefix("?").strip())
            return
        word, _, rest = line.partition(" ")
        command = self.vocabulary.get(fold(word))
        if command is not None and (command in WITH_WORDS or not rest.strip()):
            getattr(self, command)(asked, rest.strip())
            return
        moves = self._meant(asked, line)
        if len(moves) == 1:
            self._make(asked.ask, moves[0])
        elif moves:
            self._several(asked, moves)
        else:
            self._why_not(asked, line)

    def _meant(self, asked: Question, typed: str) -> list[Move]:
        """The options of that number, or that are called so."""
        if typed.isdecimal() and 1 <= int(typed) <= len(asked.options):
            return [asked.options[int(typed) - 1][0]]
        return meant(typed, asked.options)

    def _make(self, ask: Ask, move: Move) -> None:
        self.screen.print(Text(f"→ {self.spoken.move(self.match.state, ask, move)}", "green"))
        try:
            self.match.submit(ask.seat, move)
        except BrokenRule as error:  # the match is as it was, so another move may still do
            self.screen.print(Text(error.say(self.screen.lang), "red"))

    def _several(self, asked: Question, moves: Sequence[Move]) -> None:
        self.screen.tell("several", style="yellow")
        for number, (move, text) in enumerate(asked.options, 1):
            if move in moves[:FOUND]:
                self.screen.print(Text.assemble((f"{number:>5}  ", "cyan"), text))
        if len(moves) > FOUND:
            self.screen.tell("and-more", style="dim", count=len(moves) - FOUND)

    # -- why, and why not ------------------------------------------------------------------

    def _explain(self, asked: Question, typed: str) -> None:
        """``?`` alone is for help; with a move, whether it is allowed and if not, why."""
        if not typed:
            self.help(asked, "")
            return
        named = as_move(self.spoken, self.match.state, asked.ask, typed)
        if named is None:
            moves = self._meant(asked, typed)
        else:
            moves = [named] if named in asked.ask.options else []
        if not moves:
            self._why_not(asked, typed)
            return
        self.screen.tell("allowed", style="green")
        for move, text in asked.options:
            if move in moves[:FOUND]:
                self.screen.print(indented(move_line(move, text)))

    def _why_not(self, asked: Question, typed: str) -> None:
        """Say which clause refuses a move that is not among the options."""
        move = as_move(self.spoken, self.match.state, asked.ask, typed)
        if move is None:
            if typed.isdecimal():
                self.screen.tell("no-number", style="yellow", last=str(len(asked.options)))
            else:
                self.screen.tell("not-understood", style="yellow", typed=typed)
            return
        refusal = self.match.why_not(asked.ask.seat, move)
        if refusal is None:
            self.screen.tell("no-clause", style="yellow", move=raw(move))
        else:
            self.screen.tell("refused", style="yellow", move=raw(move))
            self.screen.print(indented(Text(self.spoken.refusal(refusal))))

    # -- commands --------------------------------------------------------------------------

    def help(self, asked: Question, rest: str) -> None:
        for line in self.screen.say("play-help").splitlines():
            typed, _, meaning = line.partition("#")
            self.screen.print(Text.assemble((f"  {typed.strip():<16} ", "cyan"), meaning.strip()))

    def table(self, asked: Question, rest: str) -> None:
        self.screen.print(self.drawer.table(asked.ask.seat))
        self._put(asked)

    def log(self, asked: Question, rest: str) -> None:
        for line in self.drawer.log(self.match.log, asked.ask.seat):
            self.screen.print(line)

    def rules(self, asked: Question, rest: str) -> None:
        found = self.match.game.rules.search(rest, self.screen.lang)
        if not found:
            self.screen.tell("rules-none", style="yellow", words=rest or "–")
        for clause in found[:FOUND]:
            self.screen.print(Text(clause.id, "cyan"))
            self.screen.print(indented(Text(clause.say(self.screen.lang))))
        if len(found) > FOUND:
            self.screen.tell("and-more", style="dim", count=len(found) - FOUND)

    def hint(self, asked: Question, rest: str) -> None:
        """What the greedy bot would do in this seat."""
        ask, state = asked.ask, self.match.state
        adviser = GreedyBot(f"hint {self.match.number}")
        best = adviser.choose(self.match, ask.seat)
        self.screen.tell("hint", style="green", move=self.spoken.move(state, ask, best))
        for candidate in adviser.explain()[1:3]:
            text = self.spoken.move(state, ask, candidate.move)
            self.screen.print(indented(Text(self.screen.say("hint-next", move=text), "dim")))

    def undo(self, asked: Question, rest: str) -> None:
        try:
            self.match.undo(asked.ask.seat)
        except StolnikError as error:
            self.screen.print(Text(error.say(self.screen.lang), "yellow"))
        else:
            self.screen.tell("undone", style="green")

    def save(self, asked: Question, rest: str) -> None:
        file = Path(rest).expanduser() if rest else self._default_file()
        try:
            refuse_overwriting(file)
            self._write(file)
        except StolnikError as error:
            self.screen.print(Text(error.say(self.screen.lang), "yellow"))
        except OSError as error:
            self._not_written(file, error)

    def quit(self, asked: Question, rest: str) -> None:
        raise Leave

    # -- keeping the game ------------------------------------------------------------------

    def _default_file(self) -> Path:
        """Named by the commitment, not by the seed, which nobody should know yet."""
        return self.file or Path(f"{self.match.game.name}-{self.match.commitment[:8]}.jsonl")

    def _write(self, file: Path) -> None:
        file.write_bytes(self.match.record().dumps())
        self.saved = self.match.moves.copy()
        self.screen.tell("saved", file=str(file))

    def _not_written(self, file: Path, error: OSError) -> None:
        problem = error.strerror or type(error).__name__
        self.screen.tell("not-saved", style="yellow", file=str(file), problem=problem)

    def _keep(self) -> None:
        """Save before leaving, if there is anything new; elsewhere, if it cannot be here."""
        if self.match.moves == self.saved:
            self.screen.tell("already-saved" if self.saved else "nothing-to-save")
            return
        file = self._default_file()
        try:
            self._write(file)
        except OSError as error:
            self._not_written(file, error)
            file = Path(gettempdir()) / file.name
            self._write(file)
        self.screen.tell("go-on", style="dim", file=str(file))

    # -- the beginning and the end ---------------------------------------------------------

    def _welcome(self) -> None:
        screen, match = self.screen, self.match
        screen.gap()
        screen.print(Text(title_of(self.spoken), "bold"))
        for seat in range(match.players):
            who = self.called.get(seat)
            role = screen.say("seat-bot", bot=who) if who else screen.say("seat-person")
            screen.print(Text.assemble(f"  {seat}  ", self.drawer.name(seat), f"  {role}"))
        chosen = [
            option_name(self.spoken, option.name)
            + ("" if match.options[option.name] is True else f": {match.options[option.name]}")
            for option in match.game.options
            if match.options[option.name] != option.default
        ]
        if chosen:
            screen.tell("welcome-options", options=", ".join(chosen))
        screen.tell("welcome-commitment", style="dim", commitment=match.commitment)
        if self.people:
            screen.tell("welcome-help", style="dim")

    def _farewell(self) -> None:
        screen, match = self.screen, self.match
        for seat in self.people[:1]:
            self._news(seat, limit=NEWS)
        screen.gap()
        screen.print(Rule(Text(screen.say("game-over"), "bold"), align="left", style="dim"))
        screen.print(self.drawer.table(None))
        screen.gap()
        screen.print(self.drawer.standings(match.standings))
        screen.gap()
        screen.tell("end-moves", count=match.number)
        screen.tell("end-seed", seed=match.seed)
        screen.tell("end-commitment", style="dim", commitment=match.commitment)
        if self.file is not None:
            self._write(self.file)


def refuse_overwriting(file: Path) -> None:
    """A record may replace a record, and nothing else."""
    if file.exists() and not file.is_dir():
        with file.open("rb") as stream:
            if stream.read(len(RECORD_BEGINS)) not in (b"", RECORD_BEGINS):
                raise CliError("not-a-record", file=str(file))
