"""Coverage: what counts as citing a clause, and what counts as testing it."""

from __future__ import annotations

import json
from pathlib import Path
from textwrap import dedent

import pytest

from stolnik.engine.registry import load, names
from stolnik.rulebook import Clause, Ledger, Waiver
from stolnik.rulebook.coverage import MODULE, Site, cited_in, coverage
from stolnik.rulebook.coverage import tested_in as guards_in  # pytest would take it for a test


def write(path: Path, source: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(dedent(source), "utf-8")
    return path


def ledger(*ids: str, waived: tuple[Waiver, ...] = ()) -> Ledger:
    return Ledger(
        {name: Clause(name, "A", {"en": "A"}, "L1", (), {"en": name}) for name in ids},
        {waiver.clause: waiver for waiver in waived},
    )


def guarded(tmp_path: Path, source: str) -> dict[str, list[str]]:
    """The functions that guard each clause, in a test file with this source."""
    write(tmp_path / "test_mushrooms.py", source)
    return {clause: [s.function for s in sites] for clause, sites in guards_in(tmp_path).items()}


# Citing


def test_rule_and_refusal_cite_clauses(tmp_path: Path) -> None:
    file = write(
        tmp_path / "market.py",
        '''\
        """Not a citation: "M-A.9"."""
        from stolnik.engine import rule

        @rule("M-A.1", "M-A.2")
        def buy(g):
            note = "M-A.8"

        def refuse(g, slot):
            if g.poor:
                return Refusal("M-A.3", {"price": "M-A.7"})
            return Refusal(clause="M-A.4")
        ''',
    )
    where = file.as_posix()
    assert cited_in([tmp_path]) == {
        "M-A.1": [Site(where, 4, "buy")],
        "M-A.2": [Site(where, 4, "buy")],
        "M-A.3": [Site(where, 10, "refuse")],
        "M-A.4": [Site(where, 11, "refuse")],
    }


def test_citations_are_found_wherever_they_stand(tmp_path: Path) -> None:
    write(
        tmp_path / "deep" / "er" / "market.py",
        """\
        class Market:
            @engine.rule(
                "M-A.1",
            )
            async def buy(self):
                @rule("M-A.2")
                def inner():
                    return engine.Refusal("M-A.3" if self.closed else "M-A.4")

        CLOSED = Refusal("M-A.5")
        """,
    )
    functions = {clause: sites[0].function for clause, sites in cited_in([tmp_path]).items()}
    assert functions == {
        "M-A.1": "Market.buy",
        "M-A.2": "Market.buy.inner",
        "M-A.3": "Market.buy.inner",
        "M-A.4": "Market.buy.inner",
        "M-A.5": MODULE,
    }


def test_a_clause_has_all_its_sites_in_order(tmp_path: Path) -> None:
    write(tmp_path / "b.py", '@rule("M-A.1")\ndef b(): ...\n')
    write(tmp_path / "a.py", 'def a():\n    return [Refusal("M-A.1"),\n    Refusal("M-A.1")]\n')
    sites = cited_in([tmp_path / "b.py", tmp_path])["M-A.1"]
    assert [(Path(s.file).name, s.line) for s in sites] == [("a.py", 2), ("a.py", 3), ("b.py", 1)]


def test_only_decorators_called_rule_cite(tmp_path: Path) -> None:
    write(
        tmp_path / "market.py",
        """\
        @ruler("M-A.1")
        def a(): ...

        @rule
        def b():
            rule("M-A.2")
            refusal("M-A.3")
            Refusal(CLAUSE, "M-A.4")
            Refusal()
        """,
    )
    assert cited_in([tmp_path]) == {}


def test_a_folder_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="nowhere"):
        cited_in([tmp_path / "nowhere"])


def test_clauses_are_listed_by_name(tmp_path: Path) -> None:
    write(tmp_path / "a.py", '@rule("M-B.1", "M-A.1")\ndef a(): ...\n')
    assert list(cited_in([tmp_path])) == ["M-A.1", "M-B.1"]


# Testing


def test_a_mark_on_a_test_guards_its_clauses(tmp_path: Path) -> None:
    file = write(
        tmp_path / "deep" / "test_market.py",
        """\
        import pytest

        @pytest.mark.slow
        @pytest.mark.rule("M-A.1", "M-A.2")
        def test_buy(): ...
        """,
    )
    site = Site(file.as_posix(), 4, "test_buy")
    assert guards_in(tmp_path) == {"M-A.1": [site], "M-A.2": [site]}


def test_marks_on_classes_methods_and_by_pytestmark_guard(tmp_path: Path) -> None:
    source = """\
        from pytest import mark

        pytestmark = mark.rule("M-A.1")

        @mark.rule("M-A.2")
        class TestMarket:
            pytestmark = [mark.slow, mark.rule("M-A.3")]

            @mark.rule("M-A.4")
            async def test_buy(self): ...

            class TestFair:
                @mark.rule("M-A.5")
                def test_fair(self): ...
        """
    assert guarded(tmp_path, source) == {
        "M-A.1": [MODULE],
        "M-A.2": ["TestMarket"],
        "M-A.3": ["TestMarket"],
        "M-A.4": ["TestMarket.test_buy"],
        "M-A.5": ["TestMarket.TestFair.test_fair"],
    }


def test_pytestmark_may_have_a_type(tmp_path: Path) -> None:
    source = """\
        pytestmark: list[object] = [pytest.mark.rule("M-A.1")]
        def test_buy(): ...
        """
    assert guarded(tmp_path, source) == {"M-A.1": [MODULE]}


def test_marks_of_single_cases_guard(tmp_path: Path) -> None:
    source = """\
        CASES = [pytest.param(1, marks=pytest.mark.rule("M-A.1")), pytest.param(2)]

        @pytest.mark.parametrize("n", CASES)
        def test_table(n): ...

        @pytest.mark.parametrize("n", [
            pytest.param(1, marks=pytest.mark.rule("M-A.2")),
            pytest.param(2, marks=[pytest.mark.slow, pytest.mark.rule("M-A.3")], id="two"),
            pytest.param("M-A.9", marks=pytest.mark.slow),
        ])
        def test_cases(n): ...
        """
    assert guarded(tmp_path, source) == {
        "M-A.1": [MODULE],
        "M-A.2": ["test_cases"],
        "M-A.3": ["test_cases"],
    }


@pytest.mark.parametrize(
    "source",
    [
        '@pytest.mark.rule("M-A.1")\ndef helper(): ...\ndef test_other(): ...\n',
        '@pytest.mark.rule("M-A.1")\nclass TestNothing:\n    def helper(self): ...\n',
        '@pytest.mark.rule("M-A.1")\nclass Market:\n    def test_buy(self): ...\n',
        'pytestmark = pytest.mark.rule("M-A.1")\ndef helper(): ...\n',
        'CASES = [pytest.param(1, marks=pytest.mark.rule("M-A.1"))]\n',
        'def test_outer():\n    @pytest.mark.rule("M-A.1")\n    def test_inner(): ...\n',
        '@rule("M-A.1")\ndef test_buy(): ...\n',
        '@pytest.mark.rules("M-A.1")\ndef test_buy(): ...\n',
    ],
    ids=[
        "not a test",
        "class without tests",
        "class that pytest passes over",
        "module without tests",
        "table without tests",
        "function within a test",
        "the rule of the engine",
        "another mark",
    ],
)
def test_what_no_test_stands_behind_guards_nothing(tmp_path: Path, source: str) -> None:
    assert guarded(tmp_path, source) == {}


@pytest.mark.parametrize(
    "source",
    [
        """\
        @pytest.mark.skip
        @pytest.mark.rule("M-A.1")
        def test_buy(): ...
        """,
        """\
        @pytest.mark.rule("M-A.1")
        @pytest.mark.xfail(reason="hard")
        def test_buy(): ...
        """,
        """\
        @pytest.mark.skip
        @pytest.mark.rule("M-A.1")
        class TestBuy:
            def test_buy(self): ...
        """,
        """\
        @pytest.mark.rule("M-A.1")
        class TestBuy:
            @pytest.mark.skip
            def test_buy(self): ...
        """,
        """\
        pytestmark = pytest.mark.skip
        @pytest.mark.rule("M-A.1")
        def test_buy(): ...
        """,
        """\
        CASE = pytest.param(1, marks=[pytest.mark.skip, pytest.mark.rule("M-A.1")])
        @pytest.mark.parametrize("n", [CASE])
        def test_buy(n): ...
        """,
    ],
    ids=["skipped", "expected to fail", "class", "all of a class", "module", "case"],
)
def test_a_test_that_does_not_run_guards_nothing(tmp_path: Path, source: str) -> None:
    assert guarded(tmp_path, source) == {}


def test_only_test_files_are_read(tmp_path: Path) -> None:
    source = '@pytest.mark.rule("M-A.1")\ndef test_buy(): ...\n'
    write(tmp_path / "builders.py", source)
    assert guards_in(tmp_path) == {}
    write(tmp_path / "market_test.py", source)
    assert list(guards_in(tmp_path)) == ["M-A.1"]


# Both together


@pytest.fixture
def package(tmp_path: Path) -> Path:
    write(
        tmp_path / "game" / "market.py",
        '@rule("M-A.1", "M-A.2", "M-A.4")\ndef buy():\n    return Refusal("X-A.1")\n',
    )
    return tmp_path / "game"


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    write(
        tmp_path / "tests" / "test_market.py",
        '@pytest.mark.rule("M-A.1", "M-A.3", "M-A.4", "M-Z.1")\ndef test_buy(): ...\n',
    )
    return tmp_path / "tests"


def test_missing_is_what_is_not_both_cited_and_tested(package: Path, tests: Path) -> None:
    result = coverage("m", ledger("M-A.3", "M-A.1", "M-A.2", "M-A.5"), package, tests)
    assert (result.clauses, result.cited, result.tested, result.waived) == (4, 2, 2, 0)
    assert result.missing == ["M-A.3", "M-A.2", "M-A.5"]  # in the order of the ledger
    assert [s.function for s in result.cited_at["M-A.2"]] == ["buy"]
    assert [s.function for s in result.tested_at["M-A.3"]] == ["test_buy"]


def test_a_waived_clause_is_not_missing(package: Path, tests: Path) -> None:
    book = ledger("M-A.1", "M-A.5", waived=(Waiver("M-A.5", "The size of the box."),))
    result = coverage("m", book, package, tests)
    assert (result.cited, result.tested, result.waived, result.missing) == (1, 1, 1, [])


def test_a_twin_counts_for_its_clause_and_is_no_waiver(package: Path, tests: Path) -> None:
    book = ledger("M-A.1", "M-A.5", waived=(Waiver("M-A.5", "Again.", same_as="M-A.1"),))
    result = coverage("m", book, package, tests)
    assert (result.cited, result.tested, result.waived, result.missing) == (2, 2, 0, [])
    assert result.cited_at["M-A.5"] == result.cited_at["M-A.1"]


def test_a_clause_keeps_its_own_sites_besides_those_of_its_twin(package: Path, tests: Path) -> None:
    write(package / "fair.py", '@rule("M-A.5")\ndef fair(): ...\n')
    book = ledger("M-A.1", "M-A.5", waived=(Waiver("M-A.5", "Again.", same_as="M-A.1"),))
    result = coverage("m", book, package, tests)
    assert [s.function for s in result.cited_at["M-A.5"]] == ["fair", "buy"]
    assert [s.function for s in result.cited_at["M-A.1"]] == ["buy"]


def test_a_clause_whose_twin_is_untested_is_missing(package: Path, tests: Path) -> None:
    book = ledger("M-A.2", "M-A.5", waived=(Waiver("M-A.5", "Again.", same_as="M-A.2"),))
    result = coverage("m", book, package, tests)
    assert (result.cited, result.tested, result.missing) == (2, 0, ["M-A.2", "M-A.5"])


def test_without_tests_nothing_is_tested(package: Path) -> None:
    result = coverage("m", ledger("M-A.1"), package, None)
    assert (result.cited, result.tested, result.missing) == (1, 0, ["M-A.1"])
    assert result.tested_at == {}


def test_ids_that_stand_in_no_ledger_are_unknown(package: Path, tests: Path) -> None:
    book = ledger("M-A.1", "M-A.2", "M-A.3", "M-A.4")
    result = coverage("m", book, package, tests)
    assert result.unknown == ["M-Z.1", "X-A.1"]
    assert result.clauses == 4
    assert (result.cited, result.tested) == (3, 3)


def test_the_ledger_of_a_sibling_is_known(package: Path, tests: Path) -> None:
    book = ledger("M-A.1", "M-A.2", "M-A.3", "M-A.4")
    result = coverage("m", book, package, tests, siblings=[ledger("X-A.1"), ledger("Y-A.1")])
    assert result.unknown == ["M-Z.1"]
    assert result.cited == 3


def test_json_has_exactly_these_keys(package: Path, tests: Path) -> None:
    book = ledger("M-A.1", "M-A.2", "M-A.5", waived=(Waiver("M-A.5", "Wood."),))
    result = coverage("m", book, package, tests)
    assert json.loads(json.dumps(result.to_json())) == {
        "game": "m",
        "clauses": 3,
        "cited": 2,
        "tested": 1,
        "waived": 1,
        "missing": ["M-A.2"],
    }


# Reaching


def test_what_no_game_can_enter_is_not_cited(tmp_path: Path) -> None:
    package = tmp_path / "pond"
    write(package / "__init__.py", "")
    write(
        package / "game.py",
        """\
        from pond import tables
        from pond.rules import fish as catch

        GAME = Game(play=catch, table=tables.TABLE)
        """,
    )
    write(
        package / "tables.py",
        """\
        from pond.rules import Net, refuse

        TABLE = {"fish": refuse}
        UNUSED = {"swim": Net}
        """,
    )
    write(
        package / "rules.py",
        """\
        @rule("M-A.1")
        def fish(g):
            @rule("M-A.2")
            def again():
                return Boat().row()
            return again()

        def refuse(g):
            return Refusal("M-A.3")

        @rule("M-A.4")
        def swim(g: Net):
            return fish(g)

        class Boat:
            @rule("M-A.5")
            def row(self): ...

            @rule("M-A.6")
            def sink(self): ...

        class Net:
            @rule("M-A.7")
            def row(self): ...
        """,
    )
    book = ledger(*(f"M-A.{number}" for number in range(1, 8)))
    result = coverage("pond", book, package, None)
    assert sorted(result.cited_at) == ["M-A.1", "M-A.2", "M-A.3", "M-A.5"]
    assert sorted(result.unreached) == ["M-A.4", "M-A.6", "M-A.7"]
    assert result.cited == 4


def test_relative_imports_are_followed_from_modules_and_from_packages(tmp_path: Path) -> None:
    package = tmp_path / "pond"
    write(package / "__init__.py", "")
    write(package / "game.py", "from .shore import LANDING\n\nGAME = Game(play=LANDING)\n")
    write(package / "shore/__init__.py", "from . import boats\n\nLANDING = boats.land\n")
    write(
        package / "shore/boats.py",
        """\
        from ..rules import fish

        @rule("M-A.1")
        def land(g):
            return fish(g)
        """,
    )
    write(package / "rules.py", '@rule("M-A.2")\ndef fish(g): ...\n')
    result = coverage("pond", ledger("M-A.1", "M-A.2"), package, None)
    assert sorted(result.cited_at) == ["M-A.1", "M-A.2"]


@pytest.mark.slow
@pytest.mark.parametrize("name", names())
def test_every_citation_of_a_game_can_be_entered(name: str) -> None:
    game = load(name)
    result = coverage(name, game.ledger, game.home, None)
    assert result.unreached == {}
    assert result.cited > 100
