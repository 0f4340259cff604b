"""At the end the game says what decided: counts, the cards behind them, leads and tie-breaks."""

from __future__ import annotations

import pytest

from stolnik.engine.match import Match
from stolnik.engine.words import words_of
from stolnik.games.pax_renaissance.chapters.victory import (
    concessions,
    declare,
    eliminate_bankrupts,
    exhaust,
    patron_ending,
)
from stolnik.games.pax_renaissance.game import FIRST_EDITION, SECOND_EDITION
from stolnik.games.pax_renaissance.state import Pax
from stolnik.text import LANGUAGES
from tests.games.pax_renaissance.both import EACH_EDITION, twin
from tests.games.pax_renaissance.position import border, own, pax_position, stand, vassal

GAMES = {1: FIRST_EDITION, 2: SECOND_EDITION}
ENDINGS = ("holy", "imperial", "globalization", "renaissance", "patron", "bankruptcy")


def told(g: Pax, seat: int, lang: str = "en") -> list[str]:
    return words_of(GAMES[g.box.edition.number], lang).result(g, seat)


@EACH_EDITION
def test_an_imperial_victory_names_its_kings_and_the_lead_that_it_took(edition: int) -> None:
    g = pax_position(edition=edition)
    own(g, 0, "england", "france", "portugal")
    vassal(g, "france", "aragon")
    own(g, 1, "hungary")
    own(g, 1, "ottoman", republic=True)
    declare(g, 0, "imperial")
    margin = g.box.figures.imperial_margin[3]
    assert told(g, 0) == [
        "Fugger Bank: Imperial Victory",
        "  Kings: 4 (England, France, Aragon, Portugal)",
        f"    it took {margin} more than any other bank; next is Medici Bank with 1",
    ]
    assert told(g, 1) == ["Medici Bank", "  Kings: 1 (Hungary)"]
    assert told(g, 2) == ["Bank Cœur", "  Kings: 0"]


def test_a_holy_victory_names_the_supreme_religion_and_by_what_it_is() -> None:
    g = pax_position()
    devout = next(c for c, card in g.box.cards.items() if "catholic" in card.prestige)
    own(g, 0, devout)
    own(g, 1, "luther")
    g.bishops |= {devout: "catholic", "luther": "catholic"}
    stand(g, venice="knight_catholic")
    declare(g, 0, "holy")
    assert told(g, 0)[1] == (
        "  Supreme religion: Catholic; bishops: 2 of 2, "
        "knights, rooks and pirates in theocracies: 1 of 1"
    )
    assert told(g, 0)[2].startswith("  Catholic prestige: ")
    assert all(line.count("Supreme") == 0 for line in told(g, 1))


def test_what_abilities_add_is_told_apart_from_the_concessions_on_the_map() -> None:
    g = pax_position(edition=2)
    ability = "patron_counts_as_concession_for_globalization"
    (bearer,) = g.box.bearers[ability][:1]
    own(g, 0, bearer)
    g.concessions = {border("france", "aragon"): 0}
    own(g, 0, next(c for c, card in g.box.cards.items() if card.prestige.count("patron") == 1))
    added = concessions(g, 0) - 1
    assert added > 0
    declare(g, 0, "globalization")
    (line,) = (line for line in told(g, 0) if "Concessions" in line)
    assert line == (f"  Concessions: {1 + added} (France – Aragon, by abilities of cards: {added})")


@EACH_EDITION
def test_the_patron_ending_names_the_cards_and_says_when_florins_decide(edition: int) -> None:
    g = pax_position(edition=edition)
    patrons = [c for c, card in g.box.cards.items() if card.prestige == ("patron",)]
    for seat in range(3):
        own(g, seat, patrons[seat])
    g.players[1].florins = 3
    g.players[2].florins = 3
    patron_ending(g)
    name = words_of(GAMES[edition], "en").name(g, "card", patrons[0])
    lines = told(g, 0)
    assert lines[:2] == ["Fugger Bank: Patron Victory", f"  Patron prestige: 1 ({name})"]
    assert "  As much patron prestige as Medici Bank; florins decide: 10 to 3." in lines
    assert "  As much patron prestige as Bank Cœur; florins decide: 10 to 3." in lines
    assert any("and as many florins (3)" in line and "Bank Cœur" in line for line in told(g, 1))


def test_without_a_tie_no_tie_is_told() -> None:
    g = pax_position()
    own(g, 0, next(c for c, card in g.box.cards.items() if card.prestige == ("patron",)))
    patron_ending(g)
    assert len(told(g, 0)) == 2
    assert "shared" in " ".join(told(g, 1))  # the two others have nothing, and as many florins


def test_old_maids_count_and_are_named() -> None:
    g = pax_position()
    maid = next(c for c, card in g.box.cards.items() if card.queen and "law" in card.prestige)
    g.players[0].maids.append(maid)
    declare(g, 0, "renaissance")
    name = words_of(FIRST_EDITION, "en").name(g, "card", maid)
    assert f"  Law prestige: 1 ({name})" in told(g, 0)


def test_failed_banks_are_told_to_be_out() -> None:
    g = pax_position(variants=["bankruptcy"])
    g.players[1].florins = g.players[2].florins = 0
    eliminate_bankrupts(g)
    assert told(g, 0) == ["Fugger Bank: the last bank standing"]
    assert told(g, 1)[1:] == ["  out of the game: no florins, no cards, no concessions"]


def test_in_solitaire_the_opponent_is_told_of_too() -> None:
    g = pax_position(edition=2, players=2)
    g.players[1].automated = True
    exhaust(g)
    assert told(g, 0) == ["Fugger Bank", "Medici Bank wins: the market could not be filled up"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", ENDINGS)
@EACH_EDITION
def test_every_ending_can_be_told(edition: int, kind: str, lang: str) -> None:
    g = pax_position(edition=edition)
    own(g, 0, "england", twin(g, "luther"))
    declare(g, 0, kind)
    for seat in range(3):
        assert told(g, seat, lang)[0].strip()


def test_nothing_is_told_before_the_end() -> None:
    match = Match.start(FIRST_EDITION, players=2, seed=3)
    assert match.at(0).say_result("en", 0) == []
