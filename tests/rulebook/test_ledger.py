"""The ledger: what its files may say, and how a fault in them is reported."""

from __future__ import annotations

import doctest
from collections.abc import Callable
from pathlib import Path

import pytest

from stolnik.rulebook import Ledger, LedgerError, Waiver, rule
from stolnik.rulebook import ledger as ledger_module

GAMES = Path(__file__).parents[2] / "src" / "stolnik" / "games"
LEDGERS = sorted({path.parent for path in GAMES.rglob("LEDGER*.md")})

ENGLISH = """\
# Mushrooms: rule ledger

One demand per line. Prose and lists before the first clause are for the reader:
- `[solo]` marks the one-player game.

## A1 Gathering
- **MSH-A1.1** (L3) A player gathers one mushroom a turn.
- **MSH-A1.2** (L4-6) [variant: rain] After rain,
  a player
gathers two.

## A2 The King's basket

- **MSH-A2.1** (L9) [solo] [variant: rain] The king takes the largest. {restored} {ruling R3}
- **MSH-A2.10** (L10) Łasica's basket holds ten.

## Open points

* A1.2: how long rain lasts.
"""

POLISH = """\
## A1 Zbieranie
- **MSH-A1.1** Gracz zbiera jeden grzyb w turze.
- **MSH-A1.2** Po deszczu gracz zbiera dwa grzyby.

## A2 Królewski kosz
- **MSH-A2.1** Król bierze największy grzyb.
"""

Write = Callable[..., Path]


@pytest.fixture
def rules(tmp_path: Path) -> Write:
    """A rules folder with the mushroom ledger, or with other contents."""

    def write(english: str = ENGLISH, polish: str = "", waived: str = "") -> Path:
        (tmp_path / "LEDGER.md").write_text(english, "utf-8")
        if polish:
            (tmp_path / "LEDGER.pl.md").write_text(polish, "utf-8")
        if waived:
            (tmp_path / "waived.toml").write_text(waived, "utf-8")
        return tmp_path

    return write


def fault(directory: Path) -> LedgerError:
    with pytest.raises(LedgerError) as caught:
        Ledger.load(directory)
    place = f"{caught.value.file}"
    if caught.value.line is not None:
        place += f", line {caught.value.line}"
    assert str(caught.value) == f"{place}: {caught.value.problem}"
    assert caught.value.problem.endswith(".")
    return caught.value


# Citing


def test_rule_returns_the_very_function_and_keeps_its_clauses() -> None:
    def vote() -> int:
        return 7

    cited = rule("MSH-A1.1", "MSH-A1.2")(vote)
    assert cited is vote
    assert vars(vote)["clauses"] == ("MSH-A1.1", "MSH-A1.2")


def test_two_rule_decorators_add_up() -> None:
    @rule("MSH-A1.1")
    @rule("MSH-A1.2")
    def vote() -> None: ...

    assert vars(vote)["clauses"] == ("MSH-A1.1", "MSH-A1.2")


@pytest.mark.parametrize("ids", [(), ("",), (" ",), ("MSH-A1.1", ""), (7,), (print,)])
def test_rule_wants_ids(ids: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="@rule"):
        rule(*ids)


# Reading


def test_clauses_keep_the_order_of_the_rulebook(rules: Write) -> None:
    assert list(Ledger.load(rules()).clauses) == [
        "MSH-A1.1",
        "MSH-A1.2",
        "MSH-A2.1",
        "MSH-A2.10",
    ]


def test_a_clause_has_its_section_lines_and_text(rules: Write) -> None:
    clause = Ledger.load(rules()).clauses["MSH-A1.1"]
    assert clause.section == "A1"
    assert clause.section_title == {"en": "Gathering"}
    assert clause.lines == "L3"
    assert clause.tags == ()
    assert clause.text == {"en": "A player gathers one mushroom a turn."}


def test_a_wrapped_clause_is_one_text(rules: Write) -> None:
    clause = Ledger.load(rules()).clauses["MSH-A1.2"]
    assert clause.text["en"] == "After rain, a player gathers two."
    assert clause.lines == "L4-6"
    assert clause.tags == ("variant: rain",)


def test_brackets_before_and_braces_after_the_text_are_tags(rules: Write) -> None:
    clause = Ledger.load(rules()).clauses["MSH-A2.1"]
    assert clause.tags == ("solo", "variant: rain", "restored", "ruling R3")
    assert clause.text["en"] == "The king takes the largest."


def test_a_heading_without_a_number_is_the_title_as_it_stands(rules: Write) -> None:
    ledger = Ledger.load(rules("## Aim of the game\n- **MSH-AIM.1** (L1) Gather.\n"))
    assert ledger.clauses["MSH-AIM.1"].section == "AIM"
    assert ledger.clauses["MSH-AIM.1"].title("en") == "Aim of the game"


def test_a_section_may_have_dots_and_a_clause_a_letter(rules: Write) -> None:
    ledger = Ledger.load(rules("## GLO.Agents AGENCI\n- **MSH-GLO.Agents.4b** (L1) Agents act.\n"))
    assert ledger.clauses["MSH-GLO.Agents.4b"].section == "GLO.Agents"
    assert ledger.clauses["MSH-GLO.Agents.4b"].title("en") == "AGENCI"


def test_all_ledger_files_of_a_folder_are_read(rules: Write) -> None:
    folder = rules()
    (folder / "LEDGER_SOLO.md").write_text("## S Solo\n- **MSHS-S.1** (L0-0) [solo] Alone.\n")
    (folder / "LEDGER_SOLO.pl.md").write_text("- **MSHS-S.1** Samotnie.\n")
    (folder / "rulings.md").write_text("- **MSHS-S.1** is doubtful\n")
    ledger = Ledger.load(folder)
    assert list(ledger.clauses)[-1] == "MSHS-S.1"
    assert ledger.clauses["MSHS-S.1"].text == {"en": "Alone.", "pl": "Samotnie."}


def test_polish_adds_texts_and_titles(rules: Write) -> None:
    clauses = Ledger.load(rules(polish=POLISH)).clauses
    assert clauses["MSH-A1.2"].text["pl"] == "Po deszczu gracz zbiera dwa grzyby."
    assert clauses["MSH-A1.2"].section_title == {"en": "Gathering", "pl": "Zbieranie"}


def test_what_is_not_translated_is_listed_and_said_in_english(rules: Write) -> None:
    ledger = Ledger.load(rules(polish=POLISH))
    assert ledger.untranslated("pl") == ["MSH-A2.10"]
    assert ledger.untranslated("en") == []
    assert ledger.clauses["MSH-A2.10"].say("pl") == "Łasica's basket holds ten."
    assert ledger.clauses["MSH-A2.1"].say("pl") == "Król bierze największy grzyb."


@pytest.mark.parametrize("directory", LEDGERS, ids=lambda path: str(path.relative_to(GAMES)))
def test_every_clause_line_of_our_own_ledgers_is_read(directory: Path) -> None:
    ledger = Ledger.load(directory)
    lines = [
        line
        for path in directory.glob("LEDGER*.md")
        if not path.name.endswith(".pl.md")
        for line in path.read_text("utf-8").splitlines()
        if line.startswith("- **")
    ]
    assert len(ledger.clauses) == len(lines) > 100
    for clause in ledger.clauses.values():
        assert not clause.text["en"].startswith(("(", "["))
        assert not clause.title("en").startswith(f"{clause.section} ")


def test_our_own_ledgers_are_found() -> None:
    assert len(LEDGERS) >= 3


# Faults


@pytest.mark.parametrize(
    ("second_line", "says"),
    [
        ("- **MSHA1.1** (L1) One.", "'MSHA1.1' is not an id"),
        ("- **MSH-A1** (L1) One.", "'MSH-A1' is not an id"),
        ("- **MSH-A1.1 (L1) One.", "not written as"),
        ("- MSH-A1.1 (L1) One.", "not written as"),
        ("* **MSH-A1.1** (L1) One.", "not written as"),
        ("- **MSH-A1.1** One.", "does not say where"),
        ("- **MSH-A1.1** (line 1) One.", "does not say where"),
        ("- **MSH-A1.1** (L1)", "MSH-A1.1 has no text"),
        ("- **MSH-A1.1** (L1) [solo]", "MSH-A1.1 has no text"),
    ],
)
def test_a_malformed_clause_is_refused_with_its_line(
    rules: Write, second_line: str, says: str
) -> None:
    error = fault(rules(f"## A1 Gathering\n{second_line}\n"))
    assert (error.file.name, error.line) == ("LEDGER.md", 2)
    assert says in str(error)


def test_an_id_may_not_return_in_the_same_file(rules: Write) -> None:
    error = fault(rules("## A1 A\n- **MSH-A1.1** (L1) One.\n\n- **MSH-A1.1** (L2) Two.\n"))
    assert (error.file.name, error.line) == ("LEDGER.md", 4)
    assert "MSH-A1.1 is already in LEDGER.md, line 2" in error.problem


def test_a_clause_without_a_section_is_refused(rules: Write) -> None:
    error = fault(rules("- **MSH-A1.1** (L1) One.\n"))
    assert error.line == 1
    assert "before the first section heading" in error.problem


def test_an_id_may_not_return_in_another_file(rules: Write) -> None:
    folder = rules()
    (folder / "LEDGER_B.md").write_text("## A1 More\n- **MSH-A1.1** (L1) Again.\n")
    error = fault(folder)
    assert (error.file.name, error.line) == ("LEDGER_B.md", 2)
    assert "already in LEDGER.md, line 7" in error.problem


@pytest.mark.parametrize(
    ("polish", "line", "says"),
    [
        ("- **MSH-A1.1** Raz.\n- **MSH-A9.1** Dwa.\n", 2, "MSH-A9.1 is not in the English ledger"),
        ("- **MSH-A1.1** Raz.\n\n- **MSH-A1.1** Dwa.\n", 3, "already in LEDGER.pl.md, line 1"),
        ("\n- **MSH-A1.1**\n", 2, "has no text"),
    ],
)
def test_a_fault_in_the_polish_ledger_is_refused(
    rules: Write, polish: str, line: int, says: str
) -> None:
    error = fault(rules(polish=polish))
    assert (error.file.name, error.line) == ("LEDGER.pl.md", line)
    assert says in error.problem


def test_a_folder_without_a_ledger_is_refused(tmp_path: Path) -> None:
    assert "no LEDGER*.md" in fault(tmp_path).problem


def test_a_ledger_in_a_third_language_is_refused(rules: Write) -> None:
    folder = rules()
    (folder / "LEDGER.de.md").write_text("- **MSH-A1.1** Eins.\n")
    assert fault(folder).file.name == "LEDGER.de.md"


def test_a_ledger_in_another_encoding_is_refused(rules: Write) -> None:
    folder = rules()
    (folder / "LEDGER.pl.md").write_bytes("- **MSH-A1.1** Król.\n".encode("iso8859-2"))
    assert "UTF-8" in fault(folder).problem


# Waivers


def test_waivers_name_one_clause_or_several(rules: Write) -> None:
    ledger = Ledger.load(
        rules(
            waived="""
            [[waived]]
            clauses = ["MSH-A1.1", "MSH-A1.2"]
            reason = "Nobody gathers."

            [[same_as]]
            clause = "MSH-A2.10"
            twin = "MSH-A2.1"
            """
        )
    )
    assert ledger.waived["MSH-A1.2"] == Waiver("MSH-A1.2", "Nobody gathers.")
    assert ledger.waived["MSH-A2.10"].same_as == "MSH-A2.1"
    assert list(ledger.waived) == ["MSH-A1.1", "MSH-A1.2", "MSH-A2.10"]


def test_without_a_waiver_file_nothing_is_waived(rules: Write) -> None:
    assert Ledger.load(rules()).waived == {}


WAIVED = '[[waived]]\nclause = "MSH-A1.1"\nreason = "Dull."\n'


def same_as(clause: str, twin: str) -> str:
    return f'[[same_as]]\nclause = "{clause}"\ntwin = "{twin}"\n'


@pytest.mark.parametrize(
    ("waived", "line", "says"),
    [
        (WAIVED + WAIVED.replace("A1.1", "Z.1"), 5, "no clause MSH-Z.1"),
        (WAIVED + same_as("MSH-Z.1", "MSH-A1.2"), 5, "no clause MSH-Z.1"),
        (WAIVED + same_as("MSH-A1.2", "MSH-Z.1"), 6, "no clause MSH-Z.1"),
        ('[[waived]]\nreason = "."\nclauses = [\n"MSH-A1.1",\n"MSH-Z.1",\n]\n', 5, "no clause"),
        (WAIVED + WAIVED, 5, "MSH-A1.1 is listed twice"),
        (WAIVED + same_as("MSH-A1.1", "MSH-A1.2"), 5, "MSH-A1.1 is listed twice"),
        (WAIVED + same_as("MSH-A1.2", "MSH-A1.1"), 6, "MSH-A1.1 must stand for itself"),
        (same_as("MSH-A1.1", "MSH-A1.1"), 2, "MSH-A1.1 must stand for itself"),
        ('\n[[waived]]\nclause = "MSH-A1.1"\n', 2, "`reason`"),
        (WAIVED.replace("Dull.", " "), 1, "needs a reason"),
        (WAIVED + 'reasons = "Dull."\n', 1, "`reasons`"),
        ('[[waived]]\nreason = "Dull."\n', 1, "either clause"),
        (WAIVED + 'clauses = ["MSH-A1.2"]\n', 1, "either clause"),
        (WAIVED + '[[sameas]]\nclause = "MSH-A1.2"\n', 4, "'sameas' is not understood"),
        (WAIVED.replace("[[waived]]", "[waived]"), 1, "'waived' is not understood"),
        (WAIVED + "[[waived\n", 4, "not readable TOML"),
        ('waived = [{ clause = "MSH-Z.1", reason = "Dull." }]\n', 1, "no clause MSH-Z.1"),
        ('waived = [\n{ clause = "MSH-A1.1" },\n]\n', 1, "`reason`"),
    ],
)
def test_a_fault_in_the_waivers_is_refused_with_its_line(
    rules: Write, waived: str, line: int, says: str
) -> None:
    error = fault(rules(waived=waived))
    assert (error.file.name, error.line) == ("waived.toml", line)
    assert says in error.problem


# Searching


@pytest.mark.parametrize(
    ("words", "lang", "found"),
    [
        ("gather", "en", ["MSH-A1.1", "MSH-A1.2"]),
        ("MUSH turn", "en", ["MSH-A1.1"]),
        ("room", "en", []),  # not the beginning of a word
        ("mushroom turn", "en", ["MSH-A1.1"]),  # every word is found there
        ("mushroom basket turn", "en", ["MSH-A1.1"]),  # nowhere every one, so where most are
        ("player gathers", "en", ["MSH-A1.1", "MSH-A1.2"]),
        ("king's", "en", ["MSH-A2.1", "MSH-A2.10"]),  # in the text, and in the section title
        ("najwiekszy", "pl", ["MSH-A2.1"]),
        ("KRÓL grzyb", "pl", ["MSH-A2.1"]),
        ("zbieranie", "pl", ["MSH-A1.1", "MSH-A1.2"]),
        ("zbieranych", "pl", ["MSH-A1.1", "MSH-A1.2"]),  # with another ending
        ("mushrooms", "en", ["MSH-A1.1"]),
        ("lasica", "pl", ["MSH-A2.10"]),  # untranslated, so found in English
        ("mushroom", "pl", []),
        ("king-gather", "en", []),  # every part of a word too
        ("basket-king", "en", ["MSH-A2.1", "MSH-A2.10"]),
        ("solo", "en", ["MSH-A2.1"]),  # a tag
        ("a1", "en", ["MSH-A1.1", "MSH-A1.2"]),
        ("msh-a2.1", "en", ["MSH-A2.1", "MSH-A2.10"]),
        ("A2.10", "en", ["MSH-A2.10"]),
        ("a1 rain", "en", ["MSH-A1.2"]),
        ("msh", "en", []),  # in every id, so of no use
        ("  ", "en", []),
        ("?!", "en", []),
    ],
)
def test_search(rules: Write, words: str, lang: str, found: list[str]) -> None:
    ledger = Ledger.load(rules(polish=POLISH))
    assert [clause.id for clause in ledger.search(words, lang)] == found


def test_the_clause_whose_id_was_typed_comes_first(rules: Write) -> None:
    ledger = Ledger.load(
        rules(
            "## A1 A\n- **MSH-A1.1** (L1) As B1.1 says.\n"
            "## B1 B\n- **MSH-B1.10** (L2) Ten.\n- **MSH-B1.1** (L3) One.\n"
        )
    )
    found = [clause.id for clause in ledger.search("b1.1", "en")]
    assert found == ["MSH-B1.1", "MSH-B1.10", "MSH-A1.1"]


def test_what_fits_better_comes_before_what_fits_less(rules: Write) -> None:
    """As it is spelt, in another form, as a beginning; in the text, in the title, as a tag."""
    ledger = Ledger.load(
        rules(
            "## A1 A\n- **MSH-A1.1** (L1) [baskets] Nothing.\n- **MSH-A1.2** (L2) A basketful.\n"
            "- **MSH-A1.3** (L3) A basket.\n- **MSH-A1.4** (L4) Two baskets.\n"
            "## B1 Baskets\n- **MSH-B1.1** (L5) Nothing.\n"
        )
    )
    found = [clause.id for clause in ledger.search("baskets", "en")]
    assert found == ["MSH-A1.4", "MSH-A1.3", "MSH-B1.1", "MSH-A1.1"]
    assert [clause.id for clause in ledger.search("baske", "en")][:2] == ["MSH-A1.2", "MSH-A1.3"]


@pytest.mark.parametrize("words", ["b1.1 florin", "florin b1.1"])
def test_an_id_among_other_words_still_comes_first(rules: Write, words: str) -> None:
    ledger = Ledger.load(
        rules(
            "## A1 A\n- **MSH-A1.1** (L1) A florin, as B1.1 says.\n"
            "## B1 B\n- **MSH-B1.10** (L2) Ten florins.\n- **MSH-B1.1** (L3) One florin.\n"
        )
    )
    found = [clause.id for clause in ledger.search(words, "en")]
    assert found == ["MSH-B1.1", "MSH-B1.10", "MSH-A1.1"]


def test_the_example_in_the_documentation_runs() -> None:
    result = doctest.testmod(ledger_module)
    assert result.attempted > 0
    assert result.failed == 0
