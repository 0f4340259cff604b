"""The command line says everything in both languages, and nothing that nobody wrote."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

import stolnik.bots
import stolnik.cli
from stolnik.cli.app import stolnik as group
from stolnik.cli.screen import cli_words
from stolnik.cli.session import COMMANDS
from stolnik.text import LANGUAGES, Catalog, compare
from tests.cli.conftest import Run

HERE = Path(stolnik.cli.__file__).parent


def test_polish_and_english_say_the_same() -> None:
    assert compare(cli_words("en"), cli_words("pl")) == []


def test_the_bots_say_the_same_in_both() -> None:
    folder = Path(stolnik.bots.__file__).parent / "text"
    assert compare(Catalog.load("en", [folder]), Catalog.load("pl", [folder])) == []


def said_in_the_code() -> Iterator[str]:
    """Every message that the sources name outright."""
    for file in [*HERE.glob("*.py"), HERE.parent / "table" / "backup.py"]:
        for node in ast.walk(ast.parse(file.read_text())):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            if isinstance(node.func, ast.Name):
                called = node.func.id
            first = node.args[0]
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                if called in ("say", "tell"):
                    yield first.value
                elif called == "CliError":
                    yield f"error-{first.value}"
                elif called == "BadBackup":
                    yield f"error-backup-{first.value}"


def test_every_message_in_the_code_is_in_the_catalog() -> None:
    named = set(said_in_the_code())
    assert len(named) > 80
    assert named - cli_words("en").ids() == set()


def test_every_error_in_the_catalog_can_occur() -> None:
    errors = {name for name in cli_words("en").ids() if name.startswith("error-")}
    assert errors - set(said_in_the_code()) == set()


def test_every_typed_command_has_a_word_of_its_own() -> None:
    for lang in LANGUAGES:
        assert len({cli_words(lang).say(f"typed-{name}") for name in COMMANDS}) == len(COMMANDS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", *group.commands])
def test_help_explains_every_option_and_shows_examples(run: Run, command: str, lang: str) -> None:
    ran = run(f"{command} --help --lang {lang}")
    assert ran.code == 0
    described: click.Command = group.commands[command] if command else group
    for param in described.params:
        if isinstance(param, click.Option):
            assert param.opts[-1] in ran.out
    assert f"\n  stolnik {command}".rstrip() in ran.out  # an example
    assert {"en": "Examples", "pl": "Przykłady"}[lang] in ran.out


def test_without_a_command_there_is_help(run: Run) -> None:
    ran = run("")
    assert ran.code == 0
    for command in group.commands:
        assert f"\n  {command} " in ran.out


def test_the_version_is_told(run: Run) -> None:
    assert run("--version").out == f"stolnik {stolnik.__version__}\n"
