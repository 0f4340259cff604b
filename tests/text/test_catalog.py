"""Catalogs: what they say, what they refuse, and how two languages are compared."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle

from stolnik.text import LANGUAGES, Catalog, MissingText, Name, TextError, compare
from stolnik.text import catalog as text_module

ENGLISH = """\
-bank = House of Fugger
ask-buy = What do you buy?
    .help = Prices rise to the right.
move-buy = Buy { $card } for { $price ->
    [one] { $price } florin
   *[other] { $price } florins
}
move-buy-loudly = { move-buy }!
card-elephant = the Elephant of { -bank }
option-rain =
    .name = Rain
year = Anno { $year }
"""


def english(source: str = ENGLISH, *, strict: bool = True) -> Catalog:
    return Catalog("en", {"en.ftl": source}, strict=strict)


def polish(source: str) -> Catalog:
    return Catalog("pl", {"pl.ftl": source})


# Saying


def test_the_house_speaks_polish_and_english() -> None:
    assert LANGUAGES == ("pl", "en")


def test_a_message_is_said() -> None:
    assert english().say("ask-buy") == "What do you buy?"


def test_an_attribute_is_said_by_its_full_name() -> None:
    assert english().say("ask-buy.help") == "Prices rise to the right."
    assert english().say("option-rain.name") == "Rain"


def test_variables_are_filled_in_without_isolation_marks() -> None:
    words = english().say("move-buy", card="Elephant", price=1)
    assert words == "Buy Elephant for 1 florin"


def test_messages_and_terms_are_quoted() -> None:
    assert english().say("move-buy-loudly", card="x", price=2) == "Buy x for 2 florins!"
    assert english().say("card-elephant") == "the Elephant of House of Fugger"


@pytest.mark.parametrize(
    ("count", "words"),
    [(1, "1 floren"), (2, "2 floreny"), (5, "5 florenów"), (12, "12 florenów"), (22, "22 floreny")],
)
def test_polish_has_its_own_plurals(count: int, words: str) -> None:
    catalog = polish(
        "n = { $n } { $n ->\n    [one] floren\n    [few] floreny\n   *[other] florenów\n }\n"
    )
    assert catalog.say("n", n=count) == words


def test_a_number_is_grouped_and_a_text_is_not() -> None:
    assert english().say("year", year=1460) == "Anno 1,460"
    assert english().say("year", year="1460") == "Anno 1460"


def test_a_variable_may_have_any_name() -> None:
    catalog = english("a = { $self } { $message_id } { $lang }\n")
    assert catalog.say("a", **{"self": 1, "message_id": 2, "lang": 3}) == "1 2 3"


def test_a_message_without_variables_is_formatted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    catalog = english()
    first = catalog.say("card-elephant")

    def refuse(*_: object) -> None:
        raise AssertionError("formatted again")

    monkeypatch.setattr(FluentBundle, "format_pattern", refuse)
    assert catalog.say("card-elephant") == first
    with pytest.raises(AssertionError, match="formatted again"):
        catalog.say("year", year="1460")


def test_messages_with_variables_are_not_mixed_up() -> None:
    catalog = english("a = { $n ->\n    [one] one\n   *[other] many\n }\n")
    assert [catalog.say("a", n=n) for n in (1, 2, 1)] == ["one", "many", "one"]


def test_comments_are_not_said() -> None:
    catalog = english("### File\n\n## Group\n\n# alone\n\n# of a\na = x\n")
    assert catalog.ids() == {"a"}


# Knowing


def test_ids_are_all_that_can_be_said() -> None:
    catalog = english()
    assert catalog.ids() == {
        "ask-buy",
        "ask-buy.help",
        "move-buy",
        "move-buy-loudly",
        "card-elephant",
        "option-rain.name",
        "year",
    }


def test_has_tells_messages_and_attributes() -> None:
    catalog = english()
    assert catalog.has("ask-buy")
    assert catalog.has("ask-buy.help")
    assert not catalog.has("ask-buy.hint")
    assert not catalog.has("ask-sell")
    assert not catalog.has("option-rain")  # it has attributes only
    assert not catalog.has("-bank")  # a term is for quoting


def test_changing_the_ids_does_not_change_the_catalog() -> None:
    catalog = english()
    catalog.ids().clear()
    assert catalog.has("ask-buy")


def test_variables_are_those_of_the_message_and_of_what_it_quotes() -> None:
    catalog = english(
        "a = { $x } { NUMBER($y) } { -t(case: 1) } { b.more }\n"
        "b = { $no }\n    .more = { $z }\n-t = { $case }\n"
    )
    assert catalog.variables("a") == {"x", "y", "z"}
    assert catalog.variables("b") == {"no"}
    with pytest.raises(MissingText):
        catalog.variables("c")


# Names in other forms, and changes

LITHUANIA = """
area-lithuania = Litwa
    .in = na Litwie
    .gen = Litwy
battle = Bitwa { IN($area) }: kto broni { GEN($area) }?
stability = Stabilność { SIGNED($n) }
"""


def test_a_message_can_ask_for_another_form_of_a_name() -> None:
    catalog = Catalog("pl", {"pl.ftl": LITHUANIA})
    name = Name(catalog.say("area-lithuania"), "area-lithuania")
    assert name == "Litwa"
    assert catalog.say("battle", area=name) == "Bitwa na Litwie: kto broni Litwy?"
    assert catalog.variables("battle") == {"area"}


def test_what_is_no_name_has_one_form() -> None:
    catalog = Catalog("pl", {"pl.ftl": LITHUANIA})
    assert catalog.say("battle", area="…") == "Bitwa …: kto broni …?"


def test_a_name_has_its_forms_whatever_was_said_with_the_same_letters() -> None:
    catalog = Catalog("pl", {"pl.ftl": LITHUANIA})
    assert catalog.say("battle", area="Litwa") == "Bitwa Litwa: kto broni Litwa?"
    name = Name("Litwa", "area-lithuania")
    assert catalog.say("battle", area=name) == "Bitwa na Litwie: kto broni Litwy?"
    assert catalog.say("battle", area="Litwa") == "Bitwa Litwa: kto broni Litwa?"


def test_a_form_that_is_missing_is_a_fault() -> None:
    catalog = Catalog("pl", {"pl.ftl": LITHUANIA})
    with pytest.raises(TextError, match="battle"):
        catalog.say("battle", area=Name("Rum", "area-rum"))


@pytest.mark.parametrize(("n", "said"), [(2, "+2"), (-1, "−1"), (0, "0")])
def test_a_change_is_said_with_its_sign(n: int, said: str) -> None:
    catalog = Catalog("pl", {"pl.ftl": LITHUANIA})
    assert catalog.say("stability", n=n) == f"Stabilność {said}"


# Missing and broken texts


@pytest.mark.parametrize("message_id", ["ask-sell", "ask-buy.hint", "option-rain", "-bank", ""])
def test_a_strict_catalog_raises_for_a_missing_text(message_id: str) -> None:
    with pytest.raises(MissingText) as caught:
        english().say(message_id)
    assert (caught.value.lang, caught.value.id) == ("en", message_id)
    assert f"'{message_id}'" in str(caught.value)
    assert "'en'" in str(caught.value)


def test_a_lenient_catalog_says_the_id_of_a_missing_text() -> None:
    assert english(strict=False).say("ask-sell", price=1) == "ask-sell"


def test_a_strict_catalog_raises_for_a_missing_variable() -> None:
    catalog = english()
    for _ in range(2):  # a failure is not remembered as an answer
        with pytest.raises(TextError, match=r"'year' \(en\).*year"):
            catalog.say("year")


def test_a_lenient_catalog_says_what_it_can() -> None:
    assert english(strict=False).say("year") == "Anno year"


def test_a_strict_catalog_raises_for_an_unknown_function() -> None:
    with pytest.raises(TextError, match="SHOUT"):
        english("a = { SHOUT($x) }\n").say("a", x="x")


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("a = { b }\n", "'a'.*quotes 'b'"),
        ("a = { -b }\n", "'a'.*quotes '-b'"),
        ("a = { b.more }\nb = b\n", "'a'.*quotes 'b.more'"),
        ("-t = { b }\n", "'-t'.*quotes 'b'"),
        ("a = { b }\nb = { a }\n", "'a'.*quotes itself"),
        ("a = x\n    .more = { a.more }\n", "'a.more'.*quotes itself"),
    ],
)
@pytest.mark.parametrize("strict", [True, False])
def test_a_false_quotation_is_found(source: str, says: str, strict: bool) -> None:
    catalog = english(source, strict=strict)
    with pytest.raises(TextError, match=says):
        catalog.check()


def test_a_syntax_error_is_refused_with_file_and_line() -> None:
    with pytest.raises(TextError, match=r"en\.ftl, line 3: Expected token"):
        english("a = x\n\nb\nc = y\n")


def test_a_brace_that_is_never_closed_is_found_where_it_is_open() -> None:
    with pytest.raises(TextError, match=r"en\.ftl, line 2: Expected token"):
        english("a = x\nb = { $n\nc = y\nd = z\n").check()


def test_a_plain_text_ends_where_the_next_entry_begins() -> None:
    catalog = english("a = x\n\n    more\nb = y = z\n    .in = in y\n# of c\nc =   z\n")
    said = {name: catalog.say(name) for name in catalog.ids()}
    assert said == {"a": "x\n\nmore", "b": "y = z", "b.in": "in y", "c": "z"}


def test_only_what_is_said_is_parsed() -> None:
    catalog = english("a = { b }\nb = x\nc = { $n\nd = y\n")
    assert catalog.has("c")
    assert catalog.say("a") == "x"
    with pytest.raises(TextError, match=r"en\.ftl, line 3: Expected token"):
        catalog.say("c", n=1)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(TextError, match="'de'"):
        Catalog("de", {})


# Loading


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, source in {
        "en.ftl": "a = English\n",
        "pl.ftl": "a = Żółw\n",
        "cards.en.ftl": "b = Card\n",
        "cards.pl.ftl": "b = Karta\n",
        "open.ftl": "c = Open\n",  # ends with "en", but is not English
        "en.txt": "d = Text\n",
    }.items():
        (tmp_path / name).write_text(source, "utf-8")
    (tmp_path / "deeper").mkdir()
    (tmp_path / "deeper" / "en.ftl").write_text("e = Deeper\n", "utf-8")
    return tmp_path


def test_the_files_of_the_language_are_loaded(folder: Path) -> None:
    assert Catalog.load("en", [folder]).ids() == {"a", "b"}
    assert Catalog.load("pl", [folder]).say("a") == "Żółw"


def test_several_folders_make_one_catalog(folder: Path) -> None:
    catalog = Catalog.load("en", [folder, folder / "deeper"])
    assert catalog.ids() == {"a", "b", "e"}


def test_texts_of_one_folder_may_quote_those_of_another(folder: Path) -> None:
    (folder / "deeper" / "en.ftl").write_text("e = { a }!\n", "utf-8")
    assert Catalog.load("en", [folder / "deeper", folder]).say("e") == "English!"


def test_load_passes_on_whether_it_is_strict(folder: Path) -> None:
    assert Catalog.load("en", [folder], strict=False).say("nothing") == "nothing"
    with pytest.raises(MissingText):
        Catalog.load("en", [folder]).say("nothing")


def test_a_text_that_stands_in_two_files_is_refused_with_both(folder: Path) -> None:
    (folder / "deeper" / "en.ftl").write_text("\nb = Again\n", "utf-8")
    with pytest.raises(TextError) as caught:
        Catalog.load("en", [folder, folder / "deeper"])
    assert f"'b' stands twice: {folder / 'cards.en.ftl'}, line 1; " in str(caught.value)
    assert f"{folder / 'deeper' / 'en.ftl'}, line 2." in str(caught.value)


@pytest.mark.parametrize(
    "source",
    [
        "a = 1\na = 2\n",
        "-a = 1\n-a = 2\n",
        "a = 1\na =\n    .more = 2\n",  # the second would be lost
        "a =\n    .more = 1\na =\n    .less = 2\n",
        "a = 1\n    .more = 1\n    .more = 2\n",
    ],
)
def test_a_text_that_stands_twice_in_a_file_is_refused(source: str) -> None:
    with pytest.raises(TextError, match="stands twice"):
        english(source)


def test_a_message_and_a_term_may_share_a_name() -> None:
    assert english("a = { -a }\n-a = term\n").say("a") == "term"


def test_a_folder_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TextError, match="nowhere"):
        Catalog.load("en", [tmp_path / "nowhere"])


# Comparing


def test_equal_catalogs_have_no_differences() -> None:
    other = ENGLISH.replace("[one]", "[one] { $price } floren\n    [few]")
    assert compare(english(), polish(other)) == []


def test_compare_lists_what_is_missing_on_either_side() -> None:
    en = english("a = x\n    .help = y\nb = z\n")
    pl = polish("a = x\n    .hint = y\nc = z\n-term = t\n")
    assert compare(en, pl) == [
        "a.help: missing in pl",
        "a.hint: missing in en",
        "b: missing in pl",
        "c: missing in en",
    ]


def test_compare_lists_variables_that_only_one_side_uses() -> None:
    en = english("a = { $seat } buys { $card }\nb = x\n    .help = { $n }\n")
    pl = polish("a = { $seat } kupuje za { $price }\nb = x\n    .help = y\n")
    assert compare(en, pl) == [
        "a: $card is used in en and not in pl",
        "a: $price is used in pl and not in en",
        "b.help: $n is used in en and not in pl",
    ]


def test_the_example_in_the_documentation_runs() -> None:
    result = doctest.testmod(text_module)
    assert result.attempted > 0
    assert result.failed == 0
