"""``stolnik rules``: the ledger of a game, and what code and tests say about it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Final

import click
from rich.text import Text

from stolnik.cli import parameters
from stolnik.cli.command import Command, screen_of
from stolnik.cli.drawing import indented
from stolnik.cli.games import title_of
from stolnik.cli.screen import CliError, Screen, plain_table
from stolnik.engine.game import AnyGame
from stolnik.engine.words import words_of
from stolnik.rulebook import Clause, Ledger
from stolnik.rulebook.coverage import Coverage, Site, coverage

BAR: Final = 20
INCOMPLETE: Final = 1


@click.command("rules", cls=Command)
@click.argument("game")
@click.argument("wanted", nargs=-1)
@click.option("--missing", is_flag=True)
@click.option("--tests", type=click.Path(path_type=Path))
@parameters.as_json
@parameters.lang
@click.pass_context
def rules(
    ctx: click.Context,
    game: str,
    wanted: Sequence[str],
    missing: bool,
    tests: Path | None,
    as_json: bool,
) -> int:
    screen = screen_of(ctx)
    played = parameters.load_game(game)
    if tests is not None and not tests.is_dir():
        raise CliError("no-folder", folder=str(tests))
    if wanted:
        return _look_up(screen, played, " ".join(wanted), tests, as_json)
    measured = measure(played, tests)
    if as_json:
        screen.json(measured.to_json())
    elif missing:
        _print_missing(screen, played, measured)
    else:
        _print_coverage(screen, played, measured)
    return INCOMPLETE if missing and measured.missing else 0


# -- measuring -------------------------------------------------------------------------------


def measure(game: AnyGame, tests: Path | None) -> Coverage:
    """What the code and the tests of a game say about its ledger."""
    return coverage(
        game.name,
        game.ledger,
        game.home,
        tests or tests_of(game.home),
        siblings=[Ledger.load(folder) for folder in _other_ledgers(game)],
    )


def tests_of(home: Path) -> Path | None:
    """The tests of a package in a checkout: ``tests/games/<package>``, as in ``src``.

    Without such a folder all of ``tests/`` is read; an installed game has none at all.
    """
    for folder in home.parents:
        if (folder / "pyproject.toml").exists() and (folder / "tests").is_dir():
            own = folder / "tests" / "games" / home.name
            return own if own.is_dir() else folder / "tests"
    return None


def _other_ledgers(game: AnyGame) -> list[Path]:
    """The ledgers of other rulebooks, such as another edition's, in the same package."""
    own = game.home / game.ledger_folder
    return sorted({file.parent for file in game.home.rglob("LEDGER*.md")} - {own})


# -- looking up ------------------------------------------------------------------------------


def _look_up(screen: Screen, game: AnyGame, wanted: str, tests: Path | None, as_json: bool) -> int:
    clause = _by_id(game.ledger, wanted)
    if clause is not None:
        measured = measure(game, tests)
        if as_json:
            screen.json(_clause_as_json(game, clause, measured))
        else:
            _print_clause(screen, game, clause, measured)
        return 0
    found = game.ledger.search(wanted, screen.lang)
    if as_json:
        screen.json([_found_as_json(clause, screen.lang) for clause in found])
        return 0
    if not found:
        raise CliError("no-clauses", words=wanted, game=game.name)
    _print_found(screen, found)
    return 0


def _by_id(ledger: Ledger, wanted: str) -> Clause | None:
    """The clause of that id, in any case, and without its rulebook's prefix if one likes."""
    name = wanted.casefold()
    for clause in ledger.clauses.values():
        full = clause.id.casefold()
        if name in (full, full.partition("-")[2]):
            return clause
    return None


def _clause_as_json(game: AnyGame, clause: Clause, measured: Coverage) -> dict[str, object]:
    waiver = game.ledger.waived.get(clause.id)
    return {
        "id": clause.id,
        "section": clause.section,
        "title": dict(clause.section_title),
        "lines": clause.lines,
        "tags": clause.tags,
        "text": dict(clause.text),
        "cited_at": measured.cited_at.get(clause.id, []),
        "tested_at": measured.tested_at.get(clause.id, []),
        "waived": waiver.reason if waiver is not None else None,
        "same_as": waiver.same_as if waiver is not None else None,
    }


def _found_as_json(clause: Clause, lang: str) -> dict[str, str]:
    return {"id": clause.id, "title": clause.title(lang), "text": clause.say(lang)}


def _print_clause(screen: Screen, game: AnyGame, clause: Clause, measured: Coverage) -> None:
    say = screen.say
    screen.gap()
    screen.print(
        Text.assemble((clause.id, "bold cyan"), f"  {clause.title(screen.lang)}", style="bold")
    )
    screen.print(indented(Text(clause.say(screen.lang))))
    screen.print(indented(Text(" · ".join((clause.lines, *clause.tags)), "dim")))
    waiver = game.ledger.waived.get(clause.id)
    if waiver is not None and waiver.same_as is not None:
        screen.tell("rules-same-as", style="yellow", clause=waiver.same_as)
    elif waiver is not None:
        screen.tell("rules-waived", style="yellow", reason=waiver.reason)
    _print_sites(screen, say("rules-code"), measured.cited_at.get(clause.id, []))
    _print_sites(screen, say("rules-tests"), measured.tested_at.get(clause.id, []))


def _print_sites(screen: Screen, heading: str, sites: Sequence[Site]) -> None:
    screen.gap()
    screen.print(Text(heading, "bold"))
    if not sites:
        screen.print(indented(Text(screen.say("rules-nowhere"), "dim")))
    for site in sites:
        place = f"{_near(Path(site.file))}:{site.line}"
        # A path is not broken over lines, so that it can be clicked or copied.
        line = Text.assemble("  ", (site.function, "green"), "  ", (place, "dim"))
        screen.out.print(line, soft_wrap=True)


def _near(file: Path) -> Path:
    """A file as seen from here, if it lies below."""
    here = Path.cwd()
    return file.relative_to(here) if file.is_relative_to(here) else file


def _print_found(screen: Screen, found: Sequence[Clause]) -> None:
    for title, clauses in groupby(found, key=lambda clause: clause.title(screen.lang)):
        screen.gap()
        screen.print(Text(title, "bold"))
        for clause in clauses:
            screen.print(Text(f"  {clause.id}", "cyan"))
            screen.print(indented(indented(Text(clause.say(screen.lang)))))
    screen.gap()
    screen.tell("rules-found", style="dim", count=len(found))


# -- how complete ----------------------------------------------------------------------------


def _print_missing(screen: Screen, game: AnyGame, measured: Coverage) -> None:
    if not measured.missing:
        screen.tell("rules-complete", style="green", game=game.name)
        return
    for name in measured.missing:
        clause = game.ledger.clauses[name]
        absent = [
            screen.say(message)
            for message, places in (
                ("rules-not-cited", measured.cited_at),
                ("rules-not-tested", measured.tested_at),
            )
            if name not in places
        ]
        screen.print(Text.assemble((name, "cyan"), "  ", (", ".join(absent), "yellow")))
        screen.print(indented(Text(clause.say(screen.lang), "dim")))
    screen.gap()
    screen.tell("rules-missing", count=len(measured.missing))


def _print_coverage(screen: Screen, game: AnyGame, measured: Coverage) -> None:
    say = screen.say
    table = plain_table()
    table.add_column(say("rules-section"))
    for message in ("rules-clauses", "rules-cited", "rules-tested", "rules-waived-count"):
        table.add_column(say(message), justify="right")
    table.add_column("", width=BAR)
    waived = {w.clause for w in game.ledger.waived.values() if w.same_as is None}
    missing = set(measured.missing)
    for clauses in _sections(game.ledger):
        counts = Counter[str]()
        for clause in clauses:
            counts["cited"] += clause.id in measured.cited_at
            counts["tested"] += clause.id in measured.tested_at
            counts["waived"] += clause.id in waived
            counts["good"] += clause.id not in missing
        table.add_row(
            clauses[0].title(screen.lang),
            *(str(n) for n in (len(clauses), counts["cited"], counts["tested"], counts["waived"])),
            _bar(counts["good"], len(clauses)),
        )
    table.add_section()
    table.add_row(
        Text(title_of(words_of(game, screen.lang)), "bold"),
        *(
            Text(str(n), "bold")
            for n in (measured.clauses, measured.cited, measured.tested, measured.waived)
        ),
        _bar(measured.clauses - len(missing), measured.clauses),
    )
    screen.gap()
    screen.print(table)
    screen.gap()
    if measured.missing:
        screen.tell("rules-missing", count=len(measured.missing))
    else:
        screen.tell("rules-complete", style="green", game=game.name)
    if measured.unreached:
        screen.tell("rules-unreached", style="yellow", count=len(measured.unreached))
        for name, sites in measured.unreached.items():
            at = ", ".join(
                f"{site.function} ({_near(Path(site.file))}:{site.line})" for site in sites
            )
            screen.print(indented(Text(f"{name}  {at}")))
    if unknown := _unknown(game.ledger, measured):
        screen.tell("rules-unknown", style="yellow", count=len(unknown))
        screen.print(indented(Text(", ".join(unknown))))


def _unknown(ledger: Ledger, measured: Coverage) -> list[str]:
    """Ids that look like this rulebook's, but stand in no ledger."""
    prefixes = {name.partition("-")[0] for name in ledger.clauses}
    return [name for name in measured.unknown if name.partition("-")[0] in prefixes]


def _sections(ledger: Ledger) -> list[list[Clause]]:
    """The clauses by section, in the order of the rulebook."""
    sections: dict[str, list[Clause]] = {}
    for clause in ledger.clauses.values():
        sections.setdefault(clause.section_title["en"], []).append(clause)
    return list(sections.values())


def _bar(good: int, of: int) -> Text:
    filled = BAR * good // of if of else BAR
    return Text.assemble(
        ("█" * filled, "green" if good == of else "yellow"), ("░" * (BAR - filled), "dim")
    )
