"""The whole game: it runs, it hides what is hidden, and everything has words."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from stolnik.engine.dice import Dice
from stolnik.engine.match import Match
from stolnik.engine.vocabulary import Family
from stolnik.engine.words import Words, words_of
from stolnik.games.price_of_power.chapters.event_cards.event_action import SYMBOLS
from stolnik.games.price_of_power.events.relations import ClaimPlaced, InfluencePlaced
from stolnik.games.price_of_power.game import GAME
from stolnik.games.price_of_power.imagining import imagine
from stolnik.games.price_of_power.shortcuts import the_long_way
from stolnik.games.price_of_power.view import view
from stolnik.proof import prove
from stolnik.text import Catalog
from stolnik.text.catalog import compare
from tests.games.price_of_power.position import box, europe
from tests.length import so_many

ONE_AGE = {"length": "age_of_discovery"}


@pytest.mark.slow
@pytest.mark.parametrize("players", GAME.players)
def test_the_game_stands_the_proof(players: int) -> None:
    proof = prove(
        GAME, players=players, games=so_many(1, whole=20), seed=1, options=ONE_AGE, every=16
    )
    assert proof.failures == []


def test_a_short_game_stands_the_proof() -> None:
    proof = prove(GAME, players=3, games=1, seed=2, options=ONE_AGE, every=40)
    assert proof.failures == []


@pytest.mark.slow
def test_a_short_game_stands_the_proof_without_shortcuts() -> None:
    games, every = so_many(1, whole=10), so_many(200, whole=40)
    with the_long_way():
        proof = prove(GAME, players=3, games=games, seed=2, options=ONE_AGE, every=every)
    assert proof.failures == []


def played(players: int, moves: int, **options: Any) -> Match:
    match = Match.start(GAME, players=players, seed="5", **options)
    chooser = random.Random(5)
    for _ in range(moves):
        ask = match.pending[0]
        match.submit(ask.seat, chooser.choice(ask.options))
    return match


@pytest.mark.parametrize("mixed", [False, True])
def test_imagining_deals_what_is_hidden_and_nothing_else(mixed: bool) -> None:
    g = played(4, 60, mixed_events=mixed).state
    before = view(g, 1)
    hands = [list(player.hand) for player in g.players]
    imagine(g, 1, Dice("imagined"))
    assert view(g, 1) == before
    assert g.players[1].hand == hands[1]
    assert [player.hand for player in g.players] != hands
    assert GAME.rules.audit(g) == []


@pytest.mark.rule("EU-16.0.6")
@pytest.mark.parametrize("at_random", [False, True])
def test_who_imagines_does_not_know_the_half_of_an_x_event(at_random: bool) -> None:
    def halves() -> tuple[set[int], set[int]]:
        dealt = [*g.event_deck, *(one.event for one in g.row)]
        return set(dealt[:10]), set(dealt[10:])

    g = europe(4, random_x_events=at_random)
    late, early = halves()
    changed = set()
    for seed in range(20):
        imagine(g, 1, Dice(str(seed)))
        assert halves()[0] | halves()[1] == late | early
        changed |= halves()[0] & early
    assert bool(changed) == at_random
    assert all(g.box.events[event].half == "X" for event in changed)


@pytest.mark.rule("EU-16.0.6", "EU-16.1.3")
@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("players", [2, 3, 6])
def test_what_is_imagined_of_mixed_events_does_not_depend_on_the_truth(
    players: int, number: int
) -> None:
    options = {"random_x_events": True, "mixed_events": True}
    truth, another = (europe(players, **options) for _ in range(2))  # type: ignore[arg-type]
    imagine(another, 1, Dice(f"t{number}"))
    assert another.event_deck != truth.event_deck
    for g in (truth, another):
        imagine(g, 1, Dice("the same dream"))
    assert another.event_deck == truth.event_deck


def test_both_languages_say_the_same() -> None:
    folders = [GAME.home / "text"]
    catalogs = [Catalog.load(lang, folders) for lang in ("pl", "en")]
    assert compare(*catalogs) == []


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_every_thing_has_the_forms_that_sentences_ask_for(lang: str) -> None:
    words = words_of(GAME, lang)
    box = GAME.rules.open_box(GAME.check_options({}, 6), None)
    texts = "".join(path.read_text() for path in (GAME.home / "text").glob(f"*.{lang}.ftl"))
    asked = set(re.findall(r"(IN|GEN)\(\$(\w+)\)", texts))
    assert asked or lang == "en"
    for form, field in asked:
        family = words.vocabulary.kinds[field]
        assert isinstance(family, Family), field
        named = [f"{family.name}-{one}.{form.lower()}" for one in family.ids(box)]
        assert named
        assert [name for name in named if not words.catalog.has(name)] == []


def test_places_are_said_in_their_case() -> None:
    g = europe(4)
    words = words_of(GAME, "pl")
    assert words.event(g, InfluencePlaced(1, "lithuania")) == "Francja umieszcza Wpływ na Litwie."
    assert words.event(g, ClaimPlaced(1, "bohemia")) == "Francja umieszcza Roszczenie w Czechach."


def test_every_component_has_a_name() -> None:
    words = Catalog.load("pl", [GAME.home / "text"])
    box = GAME.rules.open_box(GAME.check_options({}, 4), None)
    for family, things in (
        ("area", box.areas),
        ("province", box.places),
        ("zone", box.zones),
        ("node", box.nodes),
        ("realm", box.realms),
        ("idea", box.ideas),
        ("mission", box.missions),
        ("milestone", box.milestones),
        ("event_card", box.events),
        ("trade_card", box.trade_cards),
        ("struggle", box.struggles),
    ):
        for thing in things:
            assert words.has(f"{family}-{thing.id}"), thing.id
    for card in box.cards:
        assert words.has(f"card-{card.type.id}")
    for character in box.characters:
        assert words.has(f"character-{character}")


def test_a_save_is_small() -> None:
    assert len(played(6, 300).save()) < 16 * 1024


def test_the_box_is_opened_once() -> None:
    one, other = (Match.start(GAME, players=4, seed=seed) for seed in "ab")
    assert one.box is other.box


MOST_OPTIONS = 200


def most_options(players: int, seed: int, most: int) -> int:
    """The longest question of a random game of one Age, or of its first so many decisions."""
    match = Match.start(GAME, players=players, seed=str(seed), **ONE_AGE)  # type: ignore[arg-type]
    chooser = random.Random(seed)
    longest = decisions = 0
    while match.pending and decisions < most:
        ask = match.pending[0]
        longest = max(longest, len(ask.options))
        match.submit(ask.seat, chooser.choice(ask.options))
        decisions += 1
    return longest


@pytest.mark.parametrize("players", GAME.players)
def test_no_question_is_too_long(players: int) -> None:
    assert most_options(players, players, 400) <= MOST_OPTIONS


@pytest.mark.slow
def test_no_question_of_fifty_games_is_too_long() -> None:
    games = [(GAME.players[seed % len(GAME.players)], seed) for seed in range(50)]
    assert max(most_options(players, seed, 20_000) for players, seed in games) <= MOST_OPTIONS


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_the_summary_says_the_table_in_a_few_lines(lang: str) -> None:
    match = played(4, 200, length="age_of_discovery")
    words = Words(GAME, lang)
    for seat in (None, 0, 1, 2, 3):
        lines = words.summary(match.state, seat)
        assert 6 <= len(lines) <= 22
        assert all(lines)
    names = [words.player(match.state, seat) for seat in range(4)]
    public = words.summary(match.state, None)
    assert all(any(line.startswith(name) for line in public) for name in names)


def test_every_symbol_on_an_event_is_in_force() -> None:
    printed = {symbol.partition(":")[0] for event in box().events for symbol in event.symbols}
    assert printed == set(SYMBOLS)
