"""The examples in the engine's docstrings do what they say."""

from __future__ import annotations

import doctest
from importlib import import_module
from pkgutil import iter_modules

import pytest

import stolnik.engine
import stolnik.rulebook
import stolnik.text

MODULES = [
    "stolnik",
    *(
        f"{package.__name__}.{module.name}"
        for package in (stolnik.engine, stolnik.rulebook, stolnik.text)
        for module in iter_modules(package.__path__)
    ),
]


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_hold(name: str) -> None:
    assert doctest.testmod(import_module(name)).failed == 0


def test_there_are_examples() -> None:
    finder = doctest.DocTestFinder()
    found = [test for name in MODULES for test in finder.find(import_module(name))]
    assert sum(bool(test.examples) for test in found) >= 6
