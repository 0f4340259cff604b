"""The whole game: it runs, it hides what is hidden, and everything has words."""

from __future__ import annotations

import random

import pytest

from stolnik.engine.dice import Dice
from stolnik.engine.match import Match
from stolnik.games.price_of_power.game import GAME
from stolnik.games.price_of_power.imagining import imagine
from stolnik.games.price_of_power.view import view
from stolnik.proof import prove
from stolnik.text import Catalog
from stolnik.text.catalog import compare

ONE_AGE = {"length": "age_of_discovery"}


@pytest.mark.slow
@pytest.mark.parametrize("players", GAME.players)
def test_the_game_stands_the_proof(players: int) -> None:
    proof = prove(GAME, players=players, games=2, seed=1, options=ONE_AGE, every=16)
    assert proof.failures == []


def test_a_short_game_stands_the_proof() -> None:
    proof = prove(GAME, players=3, games=1, seed=2, options=ONE_AGE, every=40)
    assert proof.failures == []


def played(players: int, moves: int, **options: bool | str) -> Match:
    match = Match.start(GAME, players=players, seed="5", **options)
    chooser = random.Random(5)
    for _ in range(moves):
        ask = match.pending[0]
        match.submit(ask.seat, chooser.choice(ask.options))
    return match


@pytest.mark.parametrize("mixed", [False, True])
def test_imagining_deals_what_is_hidden_and_nothing_else(mixed: bool) -> None:
    g = played(4, 150, mixed_events=mixed).state
    before = view(g, 1)
    hands = [list(player.hand) for player in g.players]
    imagine(g, 1, Dice("imagined"))
    assert view(g, 1) == before
    assert g.players[1].hand == hands[1]
    assert [player.hand for player in g.players] != hands
    assert GAME.rules.audit(g) == []


def test_both_languages_say_the_same() -> None:
    folders = [GAME.home / "text"]
    catalogs = [Catalog.load(lang, folders) for lang in ("pl", "en")]
    assert compare(*catalogs) == []


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
    options = GAME.check_options({}, 4)
    assert GAME.rules.open_box(options, None) is GAME.rules.open_box(options, None)
