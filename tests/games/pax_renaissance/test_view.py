"""What everybody may see, and what a seat can imagine behind it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from stolnik.engine.dice import Dice
from stolnik.engine.game import AnyGame
from stolnik.engine.match import Match
from stolnik.games.pax_renaissance.box.components import SIDES
from stolnik.games.pax_renaissance.chapters.market import refresh
from stolnik.games.pax_renaissance.game import FIRST_EDITION, SECOND_EDITION
from stolnik.games.pax_renaissance.setup import setup
from stolnik.games.pax_renaissance.solitaire.setup import BOTTOM, cards_with_comets
from stolnik.games.pax_renaissance.state import Battle, Outcome, Pax, Unit
from stolnik.games.pax_renaissance.view import (
    BattleView,
    OutcomeView,
    UnitView,
    View,
    imagine,
    view,
)
from tests.games.pax_renaissance.both import EACH_EDITION
from tests.games.pax_renaissance.position import (
    border,
    box,
    crown,
    hold,
    own,
    pax_position,
    stand,
    vassal,
)


def dealt(players: int = 3, seed: str = "view", *variants: str, edition: int = 1) -> Pax:
    parts = box(*variants, edition=edition)
    g = setup(parts, players, Dice(seed))
    g.attach(parts, None)
    return g


def words(thing: object) -> Iterator[str]:
    """Every string anywhere in a view."""
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, dict):
        for key, value in thing.items():
            yield from words(key)
            yield from words(value)
    elif isinstance(thing, list | tuple):
        for each in thing:
            yield from words(each)


def words_of(shown: View) -> set[str]:
    return set(words(msgspec.to_builtins(shown)))


# -- the view --------------------------------------------------------------------------------


@pytest.mark.rule("PAX1-GL.Florins.2")
def test_florins_and_hands_are_public() -> None:
    g = pax_position()
    hold(g, 1, "luther")
    g.players[1].florins = 7
    for seat in (0, 1, 2, None):
        shown = view(g, seat).players[1]
        assert (shown.florins, shown.hand) == (7, ("luther",))


@pytest.mark.rule("PAX1-C6.5")
def test_everybody_may_look_through_the_empire_stack() -> None:
    g = pax_position()
    own(g, 0, "ottoman")
    vassal(g, "ottoman", "mamluk")
    stack = view(g, 2).stack
    assert len(stack) == 8
    assert not {"ottoman", "mamluk"} & set(stack)


def test_a_tableau_shows_what_lies_on_and_under_each_card() -> None:
    g = pax_position()
    own(g, 0, "luther", "ottoman")
    vassal(g, "ottoman", "mamluk")
    crown(g, "hurrem_sultan_roxelana", "ottoman")
    g.bishops["mamluk"] = "islamic"
    g.repressed["mamluk"] = ["pawn_1"]
    g.turn.used.append("luther")
    player = view(g, None).players[0]
    (luther,), (ottoman,) = player.west, player.east
    (mamluk,) = ottoman.vassals
    assert luther.used
    assert not luther.empire
    assert ottoman.queens == ("hurrem_sultan_roxelana",)
    assert (mamluk.bishop, mamluk.silenced, mamluk.repressed) == ("islamic", True, ("pawn_1",))
    assert player.prestige["patron"] == 1


def test_the_map_shows_tokens_icons_and_blocked_emporia() -> None:
    g = pax_position()
    stand(g, paris="rook_islamic")
    g.concessions[border("france", "aragon")] = 2
    g.pirates[border("ottoman", "mamluk")] = "catholic"
    shown = view(g, 0)
    cities = {city.city: city for land in shown.lands for city in land.cities}
    borders = {each.border: each for each in shown.borders}
    assert (cities["paris"].token, cities["paris"].icon) == ("rook_islamic", "knight_catholic")
    assert cities["novgorod"].blocked
    assert not cities["tana"].blocked
    assert borders[border("france", "aragon")].concession == 2
    assert borders[border("ottoman", "mamluk")].pirate == "catholic"
    assert shown.reserve["rook_catholic"] == 9
    assert shown.reserve["pawn_2"] == 9


def test_the_second_place_of_venice_is_shown_as_long_as_a_token_stands_there() -> None:
    g = pax_position()
    stand(g, venice="knight_catholic", venice_2="rook_islamic")
    cities = {city.city: city for land in view(g, 0).lands for city in land.cities}
    assert cities["venice_2"].token == "rook_islamic"
    assert cities["venice_2"].blocked
    own(g, 0, "gonfalonier")
    del g.cities["venice_2"]
    cities = {city.city: city for land in view(g, 0).lands for city in land.cities}
    assert (cities["venice_2"].token, cities["venice_2"].blocked) == (None, False)


def test_a_battle_and_an_outcome_are_shown() -> None:
    g = pax_position()
    g.battle = Battle("conspiracy", 0, "france", [Unit("knight_catholic", "agent")], [])
    g.outcome = Outcome("patron", [1, 2])
    shown = view(g, 0)
    knight = UnitView("knight_catholic", "agent")
    assert shown.battle == BattleView("conspiracy", 0, "france", (knight,), ())
    assert shown.outcome == OutcomeView("patron", (1, 2))


@pytest.mark.parametrize("seat", [0, 1, None])
@EACH_EDITION
def test_no_view_tells_the_decks_the_cards_left_in_the_box_or_the_seed(
    seat: int | None, edition: int
) -> None:
    g = dealt(seed="a secret seed", edition=edition)
    told = words_of(view(g, seat))
    public = {card for row in g.market.values() for card in row.cards}
    assert told & g.box.cards.keys() == public
    assert not any("secret" in word for word in told)
    assert [row.deck for row in view(g, seat).market] == [20, 20]


@pytest.mark.rule("PAX1-C5.8", "PAX2-C5.5")
@EACH_EDITION
def test_with_astrology_the_next_card_of_each_deck_is_visible_and_no_other(edition: int) -> None:
    g = dealt(3, "stars", "astrology", edition=edition)
    shown = view(g, 1)
    nexts = [g.decks[side][-1] for side in SIDES]
    assert [row.next_card for row in shown.market] == nexts
    public = {card for row in g.market.values() for card in row.cards}
    assert words_of(shown) & g.box.cards.keys() == public | set(nexts)
    assert [row.next_card for row in view(dealt(edition=edition), 1).market] == [None, None]


@pytest.mark.rule("PAX1-C5.8", "PAX2-C5.5")
@EACH_EDITION
def test_with_astrology_the_visible_card_is_the_one_that_comes(edition: int) -> None:
    g = dealt(3, "stars", "astrology", edition=edition)
    foretold = view(g, 0).market[0].next_card
    g.market["east"].cards[4] = None
    refresh(g)
    assert g.market["east"].cards[5] == foretold


# -- imagining -------------------------------------------------------------------------------


def drawn_down(g: Pax, side: str, left: int) -> None:
    """Discard cards from the top of a deck until so many are left."""
    while len(g.decks[side]) > left:
        g.discards.append(g.decks[side].pop())


@pytest.mark.parametrize("variants", [(), ("astrology",), ("expansion", "promo_cards")])
@pytest.mark.parametrize("left", [0, 1, 5, 13, 14, 15, 20])
@EACH_EDITION
def test_an_imagined_game_looks_the_same_to_everybody(
    left: int, variants: tuple[str, ...], edition: int
) -> None:
    g = dealt(3, f"{left}", *variants, edition=edition)
    drawn_down(g, "east", left)
    before = [view(g, seat) for seat in (0, 1, 2, None)]
    imagine(g, 1, Dice("dream"))
    assert [view(g, seat) for seat in (0, 1, 2, None)] == before


@pytest.mark.rule("PAX1-C5.7")
def test_an_imagined_deck_is_dealt_from_all_cards_that_nobody_has_seen() -> None:
    g = dealt(2, "dream")
    hold(g, 0, g.decks["west"].pop())
    own(g, 1, g.decks["west"].pop())
    g.players[1].maids.append(g.decks["west"].pop())
    own(g, 1, "france")
    crown(g, g.decks["west"].pop(), "france")
    drawn_down(g, "west", 11)
    decks = [*g.decks["west"]]
    visible = {card for card in g.box.cards if card in words_of(view(g, 0))}
    dreamt = set()
    for number in range(60):
        imagine(g, 0, Dice(str(number)))
        deck = g.decks["west"]
        assert len(set(deck)) == len(deck) == 11
        assert not visible & set(deck)
        dreamt |= set(deck)
    unseen = {*g.box.decks["west"], *g.box.comets["west"]} - visible
    assert dreamt == unseen
    assert set(decks) < dreamt


@pytest.mark.rule("PAX1-C5.3", "PAX1-C5.9", "PAX2-B7.1", "PAX2-C5.2")
@pytest.mark.parametrize("left, foot", [(24, 14), (14, 14), (9, 9)])
@EACH_EDITION
def test_imagined_comets_lie_anywhere_among_the_last_fourteen_cards(
    left: int, foot: int, edition: int
) -> None:
    g = dealt(4, "comets", edition=edition)
    comets = set(g.box.comets["east"])
    deck = [card for card in g.decks["east"] if card not in comets]
    g.decks["east"] = [*comets, *deck]  # both at the very bottom
    drawn_down(g, "east", left)
    places = set()
    for number in range(120):
        imagine(g, 2, Dice(str(number)))
        found = [place for place, card in enumerate(g.decks["east"]) if card in comets]
        assert len(found) == 2
        places.update(found)
    assert places == set(range(foot))


@pytest.mark.rule("PAX1-C5.3", "PAX2-C5.2")
@EACH_EDITION
def test_a_comet_that_was_seen_is_not_dreamt_of_again(edition: int) -> None:
    g = dealt(2, "gone", edition=edition)
    g.discards.append("comet_copernicus")
    g.decks["east"] = [card for card in g.decks["east"] if card != "comet_copernicus"]
    for number in range(20):
        imagine(g, 0, Dice(str(number)))
        assert "comet_copernicus" not in g.decks["east"]
        assert "comet_nostradamus" in g.decks["east"]


@EACH_EDITION
def test_imagination_takes_other_dice_and_is_repeatable(edition: int) -> None:
    match = Match.start({1: FIRST_EDITION, 2: SECOND_EDITION}[edition], players=3, seed=1)
    assert match.imagine(0, Dice("dream")).state.dice.seed != match.state.dice.seed
    g, again = dealt(edition=edition), dealt(edition=edition)
    imagine(g, 0, Dice("dream"))
    imagine(again, 0, Dice("dream"))
    assert g == again
    imagine(again, 0, Dice("another"))
    assert g.decks != again.decks


@pytest.mark.rule("PAX1-C5.8", "PAX2-C5.5")
@EACH_EDITION
def test_with_astrology_the_card_on_top_is_not_imagined_away(edition: int) -> None:
    g = dealt(3, "stars", "astrology", edition=edition)
    tops = [g.decks[side][-1] for side in SIDES]
    rest = [g.decks[side][:-1] for side in SIDES]
    imagine(g, 0, Dice("dream"))
    assert [g.decks[side][-1] for side in SIDES] == tops
    assert [g.decks[side][:-1] for side in SIDES] != rest


# -- nothing of the truth is left --------------------------------------------------------------


def other_truth(g: Pax, luck: Dice) -> Pax:
    """A table that nobody can tell from this one: decks of other cards, in another order."""
    twin = msgspec.msgpack.decode(msgspec.msgpack.encode(g), type=Pax)
    twin.attach(g.box, None)
    for side in SIDES:
        deck = twin.decks[side]
        kept = deck[-1:] if g.box.variants["astrology"] else []
        hidden = deck[: len(deck) - len(kept)]
        comets = [card for card in hidden if card in g.box.comets[side]]
        seen = {*known_to_all(g), *kept}
        pile = [card for card in g.box.decks[side] if card not in seen]
        luck.shuffle(pile)
        cards = pile[: len(hidden) - len(comets)]
        foot = min(len(hidden), cards_with_comets(g) + 2) - len(comets)
        bottom = [*cards[:foot], *comets]
        luck.shuffle(bottom)
        twin.decks[side] = [*bottom, *cards[foot:], *kept]
    return twin


def known_to_all(g: Pax) -> set[str]:
    """Every card of the market that lies, or lay, open somewhere."""
    hidden = {card for deck in g.decks.values() for card in deck}
    told = msgspec.to_builtins(g)
    del told["decks"]
    return (set(words(told)) & set(g.box.cards)) - hidden


GAMES = [
    *((FIRST_EDITION, players, {}) for players in FIRST_EDITION.players),
    (FIRST_EDITION, 3, {"astrology": True, "expansion": True}),
    *((SECOND_EDITION, players, {}) for players in SECOND_EDITION.players),
    (SECOND_EDITION, 1, {"solitaire_cards": "4"}),
    (SECOND_EDITION, 2, {"astrology": True}),
]


@pytest.mark.rule("PAX1-C5.3", "PAX1-C5.4", "PAX2-C5.2", "PAX2-C5.3")
@pytest.mark.parametrize("game, players, options", GAMES)
def test_the_same_dice_on_two_truths_that_nobody_can_tell_apart_imagine_the_same(
    game: AnyGame, players: int, options: dict[str, bool | str]
) -> None:
    luck = Dice(f"truth {players}")
    match = Match.start(game, players=players, seed=5, data=None, listen=False, **options)  # type: ignore[arg-type]
    looked = 0
    while match.pending and looked < 12:
        ask = match.pending[0]
        if not luck.below(3):
            looked += 1
            truth = match.state
            other = other_truth(truth, luck)
            assert view(other, ask.seat) == view(truth, ask.seat)
            assert other.decks != truth.decks
            dreams = [
                other_truth(truth, luck),
                other,
                msgspec.msgpack.decode(msgspec.msgpack.encode(truth), type=Pax),
            ]
            for dream in dreams:
                dream.attach(truth.box, None)
                imagine(dream, ask.seat, Dice("dream"))
            assert len({msgspec.msgpack.encode(dream) for dream in dreams}) == 1
        match.submit(ask.seat, luck.pick(ask.options))


@pytest.mark.rule("PAX2S-O.7", "PAX2S-O.8")
def test_the_comets_of_a_solitaire_deck_are_imagined_among_its_last_cards_only() -> None:
    match = Match.start(SECOND_EDITION, players=1, seed=3)
    g = match.state
    places = set()
    for number in range(60):
        imagine(g, 0, Dice(str(number)))
        for side in SIDES:
            places |= {g.decks[side].index(comet) for comet in g.box.comets[side]}
    assert places == set(range(BOTTOM + 2))
