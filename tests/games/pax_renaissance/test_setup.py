"""The box (B), the set-up (C) and what the map is made of."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from stolnik.engine.dice import Dice
from stolnik.engine.errors import BadRequest
from stolnik.engine.match import Match
from stolnik.games.pax_renaissance.box.components import (
    FEUDAL,
    KIND,
    KNIGHTS,
    RELIGIONS,
    ROOKS,
    SIDES,
    VICTORIES,
)
from stolnik.games.pax_renaissance.chapters.tokens import reserve
from stolnik.games.pax_renaissance.chapters.trade_fair import COLOUR
from stolnik.games.pax_renaissance.setup import build_deck, deal_banks, open_row, setup
from stolnik.games.pax_renaissance.state import Pax
from stolnik.games.pax_renaissance.view import view
from tests.games.pax_renaissance.both import EACH_EDITION
from tests.games.pax_renaissance.position import BANKS, border, box

NORTH = ("england", "france", "holy_roman_empire", "hungary", "byzantium")
SOUTH = ("portugal", "aragon", "papal_states", "ottoman", "mamluk")


def dealt(players: int = 3, seed: int | str = 1, *variants: str, edition: int = 1) -> Pax:
    """A game just set up."""
    parts = box(*variants, edition=edition)
    g = setup(parts, players, Dice(str(seed)))
    g.attach(parts, None)
    return g


# -- the box ---------------------------------------------------------------------------------


@pytest.mark.rule("PAX1-B1.1", "PAX1-B3.1", "PAX1-B5.1")
def test_the_box_holds_120_cards() -> None:
    parts = box()
    market = Counter(card.side for card in parts.cards.values())
    assert market == {"east": 35, "west": 57}
    assert len(parts.empires) == 10
    assert len(parts.lands) == 10
    assert len(parts.banks) == 4
    assert len(VICTORIES) == 4


@pytest.mark.rule("PAX1-B1.2", "PAX1-B1.3", "PAX1-B1.4", "PAX1-B1.5", "PAX1-GL.Tokens.1")
def test_the_box_holds_so_many_tokens_of_each_kind() -> None:
    assert box().supply == {
        "pawn": 10,
        **{"bishop_catholic": 5, "bishop_islamic": 5, "bishop_reformation": 5},
        **{"rook_catholic": 10, "rook_islamic": 7, "rook_reformation": 7},
        **{"knight_catholic": 10, "knight_islamic": 7, "knight_reformation": 7},
    }


@pytest.mark.rule("PAX1-B1.7", "PAX1-B5.11", "PAX1-C1.8", "PAX1-GL.Emporium.3")
def test_one_white_and_two_black_emporia_start_blocked() -> None:
    g = dealt()
    blocked = {slot for slot in g.box.emporia if slot not in g.emporia.values()}
    assert blocked == {"spice_islands", "novgorod", "timbuktu"}
    assert g.emporia == {"white": "trebizond", "black": "tana"}


@pytest.mark.rule("PAX1-B1.8")
def test_the_expansion_adds_sixty_cards() -> None:
    assert len(box("expansion").cards) - len(box().cards) == 60


@pytest.mark.rule("PAX1-B1.9")
def test_promo_cards_come_only_with_their_variant() -> None:
    promos = [card for card in box("promo_cards").cards if card not in box().cards]
    assert sorted(promos) == [
        "amerigo_vespucci",
        "elizabeth_bathory",
        "funj_nomads",
        "zaporozhian_host",
    ]


@pytest.mark.rule("PAX1-B4.3")
def test_polymaths_are_in_the_expansion_only() -> None:
    base = {card.kind for card in box().cards.values()}
    more = {card.kind for card in box("expansion").cards.values()}
    assert base == {"queen", "knight", "rook", "pirate", "bishop", "pawn", "comet"}
    assert more - base == {"polymath"}


@pytest.mark.rule("PAX1-B4.4", "PAX1-GL.Prestige.1")
def test_some_cards_have_prestige_of_six_kinds() -> None:
    cards = box().cards.values()
    kinds = {kind for card in cards for kind in card.prestige}
    assert kinds == {"reformation", "catholic", "islamic", "law", "discovery", "patron"}
    assert any(not card.prestige for card in cards)


@pytest.mark.rule("PAX1-GL.Comet.1", "PAX2-A3.1", "PAX2-GLO.Comet.1")
@EACH_EDITION
def test_the_four_comets_differ_only_in_name(edition: int) -> None:
    comets = [card for card in box(edition=edition).cards.values() if card.comet]
    assert len(comets) == 4
    assert len({(card.agents, card.ops, card.prestige, card.one_shot) for card in comets}) == 1


# -- the map ---------------------------------------------------------------------------------


@pytest.mark.rule(
    "PAX1-C1.1",
    "PAX1-C1.2",
    "PAX1-C1.3",
    "PAX1-C1.7",
    "PAX1-GL.Border.1",
    "PAX1-GL.MapCard.1",
    "PAX2-B2.4",
    "PAX2-C1.1",
    "PAX2-GLO.Border.1",
)
@EACH_EDITION
def test_borders_lie_between_orthogonal_neighbours_of_two_rows_of_five(edition: int) -> None:
    neighbours = [*pairwise(NORTH), *pairwise(SOUTH), *zip(NORTH, SOUTH)]
    between = box(edition=edition).between.values()
    assert len(between) == 13
    assert {frozenset(pair) for pair in between} == set(map(frozenset, neighbours))


@pytest.mark.rule(
    "PAX1-GL.Border.1",
    "PAX1-GL.Border.2",
    "PAX1-GL.Border.6",
    "PAX2-GLO.Border.1",
    "PAX2-GLO.Border.2",
)
@EACH_EDITION
def test_ex43_borders(edition: int) -> None:
    parts = box(edition=edition)
    lands = parts.lands
    assert set(lands["england"].borders) == {
        border("england", "france"),
        border("england", "portugal"),
    }
    assert len(lands["ottoman"].borders) == 3
    assert lands["ottoman"].sea_borders == lands["ottoman"].borders
    assert border("france", "holy_roman_empire") in parts.routes["trebizond"].borders


@pytest.mark.rule("PAX1-GL.Border.2", "PAX2-B6.9", "PAX2-E2.17", "PAX2-GLO.Border.2")
@EACH_EDITION
def test_a_sea_border_is_one_that_a_route_crosses(edition: int) -> None:
    parts = box(edition=edition)
    crossed = {border for route in parts.routes.values() for border in route.borders}
    assert parts.sea == crossed


@pytest.mark.rule("PAX1-B5.2", "PAX1-B5.4")
def test_each_map_card_has_one_other_side_and_that_is_a_theocracy() -> None:
    for land in box().lands.values():
        (other,) = set(land.icons) - {land.start}
        assert other in RELIGIONS


@pytest.mark.rule("PAX1-B5.3", "PAX1-C1.5", "PAX1-C1.6")
def test_the_papal_states_and_mamluk_start_as_theocracies_and_can_become_others() -> None:
    lands = box().lands
    assert lands["papal_states"].start == "catholic"
    assert lands["mamluk"].start == "islamic"
    assert FEUDAL not in lands["papal_states"].icons
    assert FEUDAL not in lands["mamluk"].icons


@pytest.mark.rule("PAX1-C1.4", "PAX1-GL.MapCard.2", "PAX1-GL.Theocracy.2")
def test_eight_map_cards_start_feudal() -> None:
    states = dealt().states
    assert [land for land in (*NORTH, *SOUTH) if states[land] != FEUDAL] == [
        "papal_states",
        "mamluk",
    ]


@pytest.mark.rule("PAX1-B5.5", "PAX2-B6.3")
@EACH_EDITION
def test_every_city_place_shows_a_knight_or_a_rook_on_both_sides(edition: int) -> None:
    for land in box(edition=edition).lands.values():
        for icons in land.icons.values():
            assert set(icons) == set(land.slots)
            assert {KIND[icon] for icon in icons.values()} <= {"knight", "rook"}


@pytest.mark.rule("PAX1-B5.7", "PAX1-GL.TradeRoute.2", "PAX2-B6.5", "PAX2-B6.10", "PAX2-G5.1")
@EACH_EDITION
def test_routes_run_from_an_emporium_to_the_arrowhead_of_their_colour(edition: int) -> None:
    parts = box(edition=edition)
    for emporium, route in parts.routes.items():
        assert emporium in parts.lands[route.empires[0]].slots
        assert route.empires[-1] == {"white": "holy_roman_empire", "black": "mamluk"}[route.colour]
        for (one, other), crossed in zip(pairwise(route.empires), route.borders, strict=True):
            assert crossed == border(one, other)


@pytest.mark.rule("PAX1-B5.10")
def test_two_emporia_are_white_and_three_black() -> None:
    assert box().emporia == {
        "trebizond": "white",
        "spice_islands": "white",
        "timbuktu": "black",
        "novgorod": "black",
        "tana": "black",
    }


# -- starting tokens -------------------------------------------------------------------------


@pytest.mark.rule("PAX1-B5.6", "PAX1-C4.1", "PAX1-C4.2", "PAX2-C4.1", "PAX2-C4.2")
@EACH_EDITION
def test_each_capital_and_no_other_city_starts_with_the_token_of_its_icon(edition: int) -> None:
    g = dealt(edition=edition)
    capitals = set()
    for slot, token in g.cities.items():
        land = g.box.lands[g.box.land_of[slot]]
        assert token == land.icons[land.start][slot]
        capitals.add((land.id, slot.rstrip("_123")))
    assert sorted(land for land, _ in capitals) == sorted((*NORTH, *SOUTH))


@pytest.mark.rule("PAX1-C4.3", "PAX2-C4.3")
@EACH_EDITION
def test_constantinople_starts_with_two_knights_and_a_rook(edition: int) -> None:
    cities = dealt(edition=edition).cities
    tokens = [cities[f"constantinople_{place}"] for place in (1, 2, 3)]
    assert Counter(tokens) == {"knight_islamic": 2, "rook_islamic": 1}


# -- players ---------------------------------------------------------------------------------


@pytest.mark.rule("PAX1-B2.1", "PAX1-C2.1", "PAX2-C2.2")
@EACH_EDITION
def test_banks_are_dealt_at_random_and_each_only_once(edition: int) -> None:
    seen = set()
    for seed in range(40):
        banks = deal_banks(box(edition=edition), 4, Dice(str(seed)))
        assert sorted(banks) == ["coeur", "fugger", "marchionni", "medici"]
        seen.add(banks[0])
    assert len(seen) == 4


@pytest.mark.rule("PAX1-B1.10", "PAX1-C2.2")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_can_play(players: int) -> None:
    from stolnik.games.pax_renaissance.game import FIRST_EDITION

    assert FIRST_EDITION.players == (2, 3, 4)
    with pytest.raises(BadRequest):
        Match.start(FIRST_EDITION, players=players, seed=1)


@pytest.mark.rule(
    "PAX1-B5.9",
    "PAX1-C2.3",
    "PAX1-C2.4",
    "PAX1-C2.5",
    "PAX1-C2.6",
    "PAX1-C3.4",
    "PAX1-B5.8",
    "PAX2-B6.7",
    "PAX2-B2.4",
    "PAX2-C2.3",
    "PAX2-C2.4",
    "PAX2-C2.5",
    "PAX2-C2.6",
    "PAX2-C2.7",
)
@EACH_EDITION
def test_each_bank_starts_with_the_concession_of_its_arms(edition: int) -> None:
    g = dealt(4, edition=edition)
    held = {g.players[seat].bank: border for border, seat in g.concessions.items()}
    assert held == {
        "fugger": border("france", "holy_roman_empire"),
        "medici": border("aragon", "papal_states"),
        "coeur": border("ottoman", "mamluk"),
        "marchionni": border("england", "portugal"),
    }


@pytest.mark.rule("PAX1-C3.3", "PAX1-C3.4", "PAX2-C3.3")
@EACH_EDITION
def test_nine_of_ten_cubes_remain(edition: int) -> None:
    g = dealt(2, edition=edition)
    assert [reserve(g, "pawn_0"), reserve(g, "pawn_1")] == [9, 9]


@pytest.mark.rule("PAX1-C3.1", "PAX2-B3.1", "PAX2-C3.1")
@EACH_EDITION
def test_a_tableau_starts_with_the_player_card_alone(edition: int) -> None:
    for player in dealt(4, edition=edition).players:
        assert player.bank in BANKS
        assert [player.hand, player.west, player.east, player.maids] == [[]] * 4


@pytest.mark.rule("PAX1-C7.2", "PAX1-C7.5", "PAX2-C7.2", "PAX2-C7.5")
@EACH_EDITION
def test_fugger_always_takes_the_first_turn(edition: int) -> None:
    seats = set()
    for seed in range(20):
        g = dealt(4, seed, edition=edition)
        assert g.players[g.turn.seat].bank == "fugger"
        seats.add(g.turn.seat)
    assert seats == {0, 1, 2, 3}


@pytest.mark.rule("PAX1-C7.1", "PAX2-C7.1")
@EACH_EDITION
def test_without_fugger_chance_decides_who_begins(edition: int) -> None:
    games = [dealt(2, seed, edition=edition) for seed in range(60)]
    without = [g for g in games if "fugger" not in (player.bank for player in g.players)]
    assert {g.turn.seat for g in without} == {0, 1}


@pytest.mark.rule("PAX1-C7.3", "PAX1-C7.4", "PAX2-C7.3", "PAX2-C7.4", "PAX2-B2.8")
@EACH_EDITION
def test_florins_rise_clockwise_from_the_first_player(edition: int) -> None:
    for seed in range(8):
        g = dealt(4, seed, edition=edition)
        clockwise = [g.players[(g.turn.seat + step) % 4].florins for step in range(4)]
        assert clockwise == [3, 4, 5, 6]
        assert sum(sum(row.florins) for row in g.market.values()) == 0  # the rest is in China


# -- decks and market ------------------------------------------------------------------------


@pytest.mark.rule("PAX1-C5.2", "PAX1-C5.3", "PAX1-C5.4", "PAX1-C5.5")
def test_ex01_deck_size_with_three_players() -> None:
    deck = build_deck(box(), "east", 3, Dice("ex1"))
    drawn_last = deck[:14]
    assert len(deck) == 26
    assert sum(box().cards[card].comet for card in drawn_last) == 2
    assert not any(box().cards[card].comet for card in deck[14:])


@pytest.mark.rule("PAX1-C5.4", "PAX1-C5.5", "PAX1-C5.6", "PAX2-C5.2", "PAX2-C5.3", "PAX2-C5.4")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("players, size", [(2, 22), (3, 26), (4, 30)])
@EACH_EDITION
def test_decks_grow_with_the_number_of_players(
    players: int, size: int, side: str, edition: int
) -> None:
    deck = build_deck(box(edition=edition), side, players, Dice("size"))
    assert len(deck) == len(set(deck)) == size


@pytest.mark.rule(
    "PAX1-A3.1",
    "PAX1-B6.1",
    "PAX1-C5.3",
    "PAX1-C5.6",
    "PAX1-C5.9",
    "PAX2-A3.1",
    "PAX2-B7.1",
    "PAX2-C5.2",
    "PAX2-C5.4",
)
@pytest.mark.parametrize("variants", [(), ("astrology",)])
@pytest.mark.parametrize("side", SIDES)
@EACH_EDITION
def test_both_comets_of_a_side_lie_anywhere_among_its_last_fourteen_cards(
    side: str, variants: tuple[str, ...], edition: int
) -> None:
    parts = box(*variants, edition=edition)
    places = set()
    for seed in range(80):
        deck = build_deck(parts, side, 2, Dice(str(seed)))
        comets = [place for place, card in enumerate(deck) if parts.cards[card].comet]
        assert len(comets) == 2
        assert {deck[place] for place in comets} == set(parts.comets[side])
        places.update(comets)
    assert places == set(range(14))


@pytest.mark.rule("PAX1-B4.9", "PAX1-C5.1", "PAX2-B2.6", "PAX2-C5.1")
@EACH_EDITION
def test_each_deck_and_row_holds_cards_of_its_own_side(edition: int) -> None:
    g = dealt(4, edition=edition)
    for side in SIDES:
        cards = [*g.decks[side], *g.market[side].cards]
        assert {g.box.cards[card].side for card in cards} == {side}  # type: ignore[index]


@pytest.mark.rule("PAX1-C5.2", "PAX1-C5.4", "PAX1-C5.7", "PAX2-C5.2", "PAX2-C5.3")
@EACH_EDITION
def test_chance_decides_which_cards_stay_in_the_box(edition: int) -> None:
    parts = box(edition=edition)
    ever_in = set()
    for seed in range(60):
        deck = set(build_deck(parts, "west", 2, Dice(str(seed))))
        assert len(deck & set(parts.decks["west"])) == 20
        ever_in |= deck
    assert ever_in == {*parts.decks["west"], *parts.comets["west"]}


@pytest.mark.rule(
    "PAX1-C6.1", "PAX1-C6.3", "PAX1-GL.Market.1", "PAX2-C6.1", "PAX2-B2.6", "PAX2-GLO.Market.1"
)
@EACH_EDITION
def test_the_top_six_cards_of_each_deck_open_the_market(edition: int) -> None:
    deck = [f"card {number}" for number in range(1, 9)]
    row = open_row(box(edition=edition), deck)
    assert row.cards == ["card 8", "card 7", "card 6", "card 5", "card 4", "card 3"]
    assert deck == ["card 1", "card 2"]
    market = dealt(edition=edition).market
    assert {side: len(row.cards) for side, row in market.items()} == {"east": 6, "west": 6}


@pytest.mark.rule("PAX1-C6.2", "PAX1-GL.Market.1", "PAX2-C6.1", "PAX2-C6.2", "PAX2-GLO.Market.1")
@EACH_EDITION
def test_the_leftmost_card_of_each_row_lies_face_down(edition: int) -> None:
    for row in view(dealt(edition=edition), None).market:
        assert [place.face_down for place in row.places] == [True] + [False] * 5


@pytest.mark.rule("PAX1-C6.4", "PAX2-C6.2")
@EACH_EDITION
def test_each_row_has_its_own_trade_route(edition: int) -> None:
    g = dealt(edition=edition)
    routes = {side: g.box.routes[g.emporia[COLOUR[side]]].side for side in SIDES}
    assert routes == {"east": "east", "west": "west"}


@pytest.mark.rule("PAX1-B3.1", "PAX1-C6.5", "PAX1-GL.Empire.2")
def test_all_ten_empires_start_in_an_open_stack() -> None:
    assert set(view(dealt(), None).stack) == {*NORTH, *SOUTH}


@pytest.mark.rule("PAX1-B6.2", "PAX1-C6.6", "PAX2-B2.7", "PAX2-B7.2", "PAX2-C6.4")
@EACH_EDITION
def test_the_four_victory_cards_start_inactive(edition: int) -> None:
    shown = view(dealt(edition=edition), 0).victories
    assert [(card.victory, card.active) for card in shown] == [
        (name, False) for name in ("holy", "imperial", "globalization", "renaissance")
    ]


@EACH_EDITION
def test_the_same_seed_deals_the_same_game(edition: int) -> None:
    assert dealt(3, "again", edition=edition) == dealt(3, "again", edition=edition)
    assert dealt(3, "again", edition=edition) != dealt(3, "other", edition=edition)


@EACH_EDITION
def test_no_token_starts_short(edition: int) -> None:
    g = dealt(4, edition=edition)
    for token in (*KNIGHTS.values(), *ROOKS.values()):
        assert reserve(g, token) > 0
