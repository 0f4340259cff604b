"""``stolnik games``: what can be played."""

from __future__ import annotations

import click
from rich.text import Text

from stolnik.cli.command import Command, screen_of
from stolnik.cli.parameters import as_json, lang, load_game
from stolnik.cli.screen import CliError, Screen, plain_table
from stolnik.engine.game import AnyGame, Option, OptionValue
from stolnik.engine.registry import names
from stolnik.engine.words import Words, words_of


@click.command("games", cls=Command)
@lang
@as_json
@click.pass_context
def games(ctx: click.Context, as_json: bool) -> int:
    screen = screen_of(ctx)
    if as_json:
        screen.json([_as_json(name, screen) for name in names()])
        return 0
    table = plain_table()
    table.add_column(screen.say("games-game"))
    table.add_column(screen.say("games-players"), no_wrap=True)
    table.add_column(screen.say("games-options"))
    table.add_column(screen.say("games-clauses"), justify="right")
    for name in names():
        try:
            game = load_game(name)
        except CliError as error:  # the others can be played all the same
            table.add_row(Text(name, "red"), "", Text(error.say(screen.lang), "red"), "")
            continue
        spoken = words_of(game, screen.lang)
        title = Text.assemble((title_of(spoken), "bold"), "\n", (name, "cyan"))
        options = Text("\n").join(_option(screen, spoken, option) for option in game.options)
        table.add_row(title, _counts(game), options, f"{len(game.ledger.clauses)}")
    screen.gap()
    screen.print(table)
    screen.gap()
    screen.tell("games-next", style="dim")
    return 0


def title_of(spoken: Words) -> str:
    """The game's name for people, or its id where it has no other."""
    message = f"game-{spoken.game.name}"
    return spoken.catalog.say(message) if spoken.catalog.has(message) else spoken.game.name


def option_name(spoken: Words, option: str) -> str:
    message = f"option-{option}"
    return spoken.catalog.say(message) if spoken.catalog.has(message) else option


def option_chosen(screen: Screen, spoken: Words, option: str, value: OptionValue) -> str:
    """An option with its value, as people would say it."""
    name = option_name(spoken, option)
    if isinstance(value, bool):
        return name if value else screen.say("option-off", option=name)
    message = f"option-{option}.{value}"
    said = spoken.catalog.say(message) if spoken.catalog.has(message) else str(value)
    return f"{name}: {said}"


def _option(screen: Screen, spoken: Words, option: Option) -> Text:
    text = Text.assemble((option.name, "cyan"))
    if option.values != (False, True):
        text.append("=" + "|".join(str(value).lower() for value in option.values), "cyan")
    if (name := option_name(spoken, option.name)) != option.name:
        text.append(f"  {name}")
    if option.players:
        counts = ", ".join(str(count) for count in option.players)
        text.append(" " + screen.say("games-only-for", players=counts), "dim")
    return text


def _counts(game: AnyGame) -> str:
    """The player counts, a run of them as ``2-4``."""
    counts = sorted(game.players)
    if len(counts) > 2 and counts == list(range(counts[0], counts[-1] + 1)):
        return f"{counts[0]}–{counts[-1]}"
    return ", ".join(str(count) for count in counts)


def _as_json(name: str, screen: Screen) -> dict[str, object]:
    try:
        game = load_game(name)
    except CliError as error:
        return {"name": name, "error": error.say(screen.lang)}
    return {
        "name": game.name,
        "title": title_of(words_of(game, screen.lang)),
        "version": game.version,
        "players": game.players,
        "options": [
            {"name": option.name, "values": option.values, "players": option.players}
            for option in game.options
        ],
        "clauses": len(game.ledger.clauses),
    }
