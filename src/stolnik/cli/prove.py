"""``stolnik prove``: plays at random and checks what must always hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import click
from rich.text import Text

from stolnik.cli import parameters
from stolnik.cli.command import Command, count, screen_of
from stolnik.cli.drawing import ending, indented
from stolnik.cli.games import option_chosen
from stolnik.cli.progress import progress_bar
from stolnik.cli.screen import Screen, plain_table
from stolnik.engine.game import AnyGame, OptionValue
from stolnik.engine.words import Words, words_of
from stolnik.proof import Proof
from stolnik.proof import prove as prove_games

Options = dict[str, OptionValue]

DISPROVED = 1


@click.command("prove", cls=Command)
@click.argument("game")
@parameters.players
@click.option("--games", callback=count(), default="10")
@click.option("--seed", default="1")
@parameters.options
@click.option("--all-variants", is_flag=True)
@click.option("--every", callback=count(), default=None)
@parameters.data
@parameters.workers
@parameters.as_json
@parameters.lang
@click.pass_context
def prove(
    ctx: click.Context,
    game: str,
    players: int | None,
    games: int,
    seed: str,
    settings: Sequence[str],
    variants: Sequence[str],
    all_variants: bool,
    every: int | None,
    data: Path | None,
    workers: int,
    as_json: bool,
) -> int:
    screen = screen_of(ctx)
    played = parameters.load_game(game)
    chosen = parameters.chosen_options(played, settings, variants)
    claims = [
        (seats, options)
        for seats in (played.players if players is None else (players,))
        for options in (variants_of(played, seats, chosen) if all_variants else [chosen])
    ]
    for seats, options in claims:
        played.check_players(seats)
        played.check_options(options, seats)
    proofs: list[tuple[int, Options, Proof]] = []
    with progress_bar(screen, screen.say("prove-progress"), games * len(claims)) as advance:
        for seats, options in claims:
            done = 0

            def progress(now: int, of: int) -> None:
                nonlocal done
                advance(now - done)
                done = now

            proof = prove_games(
                played,
                players=seats,
                games=games,
                seed=seed,
                options=options,
                data=data,
                workers=workers,
                every=every,
                progress=progress,
            )
            proofs.append((seats, options, proof))
            if proof.stopped and not proof.failures:
                break  # interrupted from the keyboard
    if as_json:
        screen.json(_as_json(game, proofs))
    else:
        _print(screen, words_of(played, screen.lang), proofs)
    if proofs[-1][2].stopped and not any(proof.failures for _, _, proof in proofs):
        raise KeyboardInterrupt
    return 0 if all(proof.ok for _, _, proof in proofs) else DISPROVED


def variants_of(game: AnyGame, players: int, chosen: Options) -> list[Options]:
    """The chosen options, then with them each other value of each option by itself."""
    plans = [chosen]
    for option in game.options:
        if option.players and players not in option.players:
            continue
        for value in option.values:
            if value != chosen.get(option.name, option.default):
                plans.append(chosen | {option.name: value})
    return plans


def _as_json(game: str, proofs: Sequence[tuple[int, Options, Proof]]) -> dict[str, object]:
    return {
        "game": game,
        "ok": all(proof.ok for _, _, proof in proofs),
        "proofs": [
            {
                "players": players,
                "options": options,
                "ok": proof.ok,
                "games": proof.games,
                "decisions": proof.decisions,
                "endings": proof.endings,
                "longest": proof.longest,
                "largest_save": proof.largest,
                "seconds": round(proof.seconds, 3),
                "failures": [str(failure) for failure in proof.failures],
            }
            for players, options, proof in proofs
        ],
    }


def _print(screen: Screen, spoken: Words, proofs: Sequence[tuple[int, Options, Proof]]) -> None:
    say = screen.say
    table = plain_table()
    table.add_column(say("prove-players"), justify="right")
    table.add_column(say("prove-options"))
    for message in ("games", "decisions", "longest", "largest", "seconds"):
        table.add_column(say(f"prove-{message}"), justify="right")
    table.add_column(say("prove-verdict"))
    endings = Counter[str]()
    failures: list[str] = []
    for players, options, proof in proofs:
        endings.update(proof.endings)
        failures += [str(failure) for failure in proof.failures]
        table.add_row(
            str(players),
            _options(screen, spoken, options),
            str(proof.games),
            f"{proof.decisions}",
            f"{proof.longest}",
            f"{proof.largest / 1000:.1f} kB",
            f"{proof.seconds:.1f} s",
            _verdict(screen, proof),
        )
    screen.gap()
    screen.print(table)
    screen.gap()
    counted = (f"{ending(spoken, reason)} {times}" for reason, times in endings.most_common())
    screen.tell("prove-endings", style="dim", endings=", ".join(counted))
    if all(proof.ok for _, _, proof in proofs):
        screen.tell("prove-all-holds", style="green")
    if not failures:
        return
    screen.tell("prove-something-fails", style="bold red", count=len(failures))
    for failure in failures:
        screen.print(indented(Text(f"· {failure}")))


def _verdict(screen: Screen, proof: Proof) -> Text:
    if proof.failures:
        return Text(screen.say("prove-fails"), "bold red")
    if proof.stopped:
        return Text(screen.say("prove-stopped"), "yellow")
    return Text(screen.say("prove-holds"), "green")


def _options(screen: Screen, spoken: Words, options: Options) -> str:
    named = (option_chosen(screen, spoken, name, value) for name, value in options.items())
    return ", ".join(named) or "–"
