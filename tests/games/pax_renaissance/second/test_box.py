"""What is in the box of the 2nd edition (B), and how its map is set up (C)."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stolnik.engine.dice import Dice
from stolnik.engine.errors import BadData, BadRequest
from stolnik.engine.flow import DONE, NO, YES
from stolnik.engine.match import Match
from stolnik.engine.refusal import Refusal
from stolnik.games.pax_renaissance.box.components import FEUDAL, RELIGIONS, VICTORIES
from stolnik.games.pax_renaissance.box.second import DATA, open_second_box
from stolnik.games.pax_renaissance.chapters.market import purchases, refuse_purchase
from stolnik.games.pax_renaissance.chapters.play_card import play_card
from stolnik.games.pax_renaissance.chapters.tableau import ops_of, prestige, prestige_of, seat_of
from stolnik.games.pax_renaissance.chapters.tokens import icon_of, reserve, slots
from stolnik.games.pax_renaissance.chapters.wars.battle import RELIGIOUS_WARS
from stolnik.games.pax_renaissance.game import SECOND_EDITION
from stolnik.games.pax_renaissance.setup import setup
from stolnik.games.pax_renaissance.state import Pax
from stolnik.games.pax_renaissance.view import view
from tests.games.pax_renaissance.position import SECOND_VARIANTS, box, hold, own, run, stand
from tests.games.pax_renaissance.running import use
from tests.games.pax_renaissance.second.cards import (
    LUTHER,
    SINDICAT_REMENCA,
    THE_GRIM,
    WANGARA,
)
from tests.games.pax_renaissance.second.second import second

NORTH = ("england", "france", "holy_roman_empire", "hungary", "byzantium")
SOUTH = ("portugal", "aragon", "papal_states", "ottoman", "mamluk")
EMPIRES = {*NORTH, *SOUTH}
CAPITALS = {
    "england": "london",
    "france": "paris",
    "holy_roman_empire": "vienna",
    "hungary": "buda",
    "byzantium": "tana",
    "portugal": "toledo",
    "aragon": "valencia",
    "papal_states": "venice",
    "ottoman": "constantinople",
    "mamluk": "cairo",
}


def dealt(players: int = 3, *variants: str) -> Pax:
    """A game of the 2nd edition just set up."""
    parts = box(*variants, edition=2)
    g = setup(parts, players, Dice("1460"))
    g.attach(parts, None)
    return g


def sides_up(g: Pax) -> dict[str, str]:
    """The empires that do not look as the board has them printed, and how they look."""
    printed = box(edition=2).lands
    return {empire: state for empire, state in g.states.items() if state != printed[empire].start}


def printed_cards() -> list[dict[str, Any]]:
    """The tableau cards as the data have them."""
    cards: list[dict[str, Any]] = msgspec.json.decode((DATA / "cards_tableau.json").read_bytes())[
        "cards"
    ]
    return cards


# -- what is in the box ------------------------------------------------------------------------


@pytest.mark.rule("PAX2-B1.1", "PAX2-B6.1")
def test_there_are_168_tableau_cards_and_20_map_cards_with_two_sides_each() -> None:
    parts = box(edition=2)
    assert len(parts.cards) == 168
    assert sum(card.comet for card in parts.cards.values()) == 4
    assert sum(len(land.icons) for land in parts.lands.values()) == 2 * 20


@pytest.mark.rule("PAX2-B1.2", "PAX2-B2.7")
def test_there_are_ten_empire_cards_with_two_sides_and_four_victory_cards() -> None:
    assert set(box(edition=2).empires) == EMPIRES
    for empire in box(edition=2).empires.values():
        assert empire.king != empire.republic
    assert VICTORIES == ("holy", "imperial", "globalization", "renaissance")


@pytest.mark.rule("PAX2-B1.2")
@pytest.mark.parametrize("victory", VICTORIES)
def test_a_box_without_one_of_the_victory_cards_is_refused(tmp_path: Path, victory: str) -> None:
    shutil.copytree(DATA, tmp_path, dirs_exist_ok=True)
    file = tmp_path / "victory_cards.json"
    data = msgspec.json.decode(file.read_bytes())
    data["victories"] = [each for each in data["victories"] if each["id"] != f"victory_{victory}"]
    file.write_bytes(msgspec.json.encode(data))
    with pytest.raises(BadData, match=victory):
        open_second_box(dict.fromkeys(SECOND_VARIANTS, False), tmp_path)


@pytest.mark.rule("PAX2-B1.3", "PAX2-B3.1")
def test_there_are_four_player_boards_and_each_player_has_another() -> None:
    assert set(box(edition=2).banks) == {"fugger", "medici", "coeur", "marchionni"}
    assert len({player.bank for player in dealt(4).players}) == 4


@pytest.mark.rule("PAX2-B1.4", "PAX2-B1.5", "PAX2-B1.6", "PAX2-B1.7", "PAX2-B1.8")
def test_there_are_so_many_tokens_of_each_kind() -> None:
    assert box(edition=2).supply == {
        "pawn": 10,
        **{"pirate_catholic": 6, "pirate_islamic": 4, "pirate_reformation": 3},
        **{"bishop_catholic": 5, "bishop_islamic": 5, "bishop_reformation": 5},
        **{"rook_catholic": 10, "rook_islamic": 7, "rook_reformation": 7},
        **{"knight_catholic": 10, "knight_islamic": 7, "knight_reformation": 7},
    }


@pytest.mark.rule("PAX2-B1.4")
def test_ships_and_rooks_come_from_different_reserves() -> None:
    g = second()
    g.pirates["border_ottoman_mamluk"] = "islamic"
    assert (reserve(g, "pirate_islamic"), reserve(g, "rook_islamic")) == (3, 7)
    stand(g, cairo="rook_islamic")
    assert (reserve(g, "pirate_islamic"), reserve(g, "rook_islamic")) == (3, 6)


# -- cards -------------------------------------------------------------------------------------


@pytest.mark.rule("PAX2-B5.1", "PAX2-C5.1")
def test_the_ribbon_of_a_card_tells_east_from_west_whatever_its_location() -> None:
    cards = box(edition=2).cards
    assert (cards[THE_GRIM].side, cards[THE_GRIM].location) == ("east", "ottoman")
    assert (cards[LUTHER].side, cards[LUTHER].location) == ("west", "holy_roman_empire")
    assert (cards[WANGARA].side, cards[WANGARA].location) == ("east", "aragon")


@pytest.mark.rule("PAX2-A2.8", "PAX2-B5.5")
def test_the_one_shots_of_the_second_edition() -> None:
    kinds = {str(card.one_shot).split("_")[0] for card in box(edition=2).cards.values()}
    assert kinds - {"None"} == {
        "coronation",
        "conspiracy",
        "peasant",
        "crusade",
        "reformation",
        "jihad",
        "apostasy",
        "trade",
    }


@pytest.mark.rule("PAX2-B5.6", "PAX2-B6.8")
def test_a_trade_shift_is_black_or_white_like_the_emporium_that_it_opens() -> None:
    shifts = {card.one_shot for card in box(edition=2).cards.values() if card.one_shot}
    opened = {shift.removeprefix("trade_shift_") for shift in shifts if "trade_shift" in shift}
    colours = box(edition=2).emporia
    assert {emporium: colours[emporium] for emporium in opened} == {
        "novgorod": "black",
        "timbuktu": "black",
        "spice_islands": "white",
        "red_sea": "white",
    }


@pytest.mark.rule("PAX2-B5.6", "PAX2-B5.8")
@pytest.mark.parametrize(
    "printed, war, faith",
    [
        ("catholic", "crusade", "catholic"),
        ("islamic", "jihad", "islamic"),
        ("reformist", "reformation", "reformation"),
    ],
)
def test_the_bomb_of_a_religious_war_has_the_colour_of_its_religion(
    printed: str, war: str, faith: str
) -> None:
    cards = box(edition=2).cards
    armed = {
        cards[card["id"]].one_shot
        for card in printed_cards()
        if card["one_shot"] and card["one_shot"].get("religion") == printed
    }
    assert armed == {war}
    assert RELIGIOUS_WARS[war] == faith


@pytest.mark.rule("PAX2-B5.8")
def test_agents_have_the_religion_of_their_colour() -> None:
    faiths = {"gold": "catholic", "teal": "islamic", "red": "reformation", "player": None}
    cards = box(edition=2).cards
    for card in printed_cards():
        built = [(agent.piece, agent.religion) for agent in cards[card["id"]].agents]
        assert built == [(agent["token"], faiths[agent["color"]]) for agent in card["agents"]]


@pytest.mark.rule("PAX2-B4.4")
def test_a_king_and_a_republic_lend_their_ops_and_prestige_to_the_tableau() -> None:
    g = second()
    assert prestige(g, 0, "patron") == 0
    own(g, 0, "hungary")
    assert prestige(g, 0, "patron") == 1
    assert [op.kind for op in ops_of(g, "hungary")] == ["campaign"]
    g.republics.append("hungary")
    assert (prestige(g, 0, "patron"), prestige(g, 0, "law")) == (0, 1)
    assert [op.kind for op in ops_of(g, "hungary")] == ["vote", "commerce"]


@pytest.mark.rule("PAX2-B4.3", "PAX2-B4.4")
def test_a_king_who_is_voted_out_in_ones_own_tableau_is_turned_to_his_columns() -> None:
    g = second()
    own(g, 0, SINDICAT_REMENCA, "aragon")
    g.concessions["border_france_aragon"] = 0
    use(g, SINDICAT_REMENCA, "vote", DONE)
    assert g.republics == ["aragon"]
    assert g.players[0].west == [SINDICAT_REMENCA, "aragon"]
    assert prestige_of(g, "aragon") == ("law",)


# -- thrones and map ---------------------------------------------------------------------------


@pytest.mark.rule("PAX2-B2.5", "PAX2-B4.1", "PAX2-C6.3")
def test_all_ten_kings_start_on_their_thrones_and_belong_to_nobody() -> None:
    g = dealt()
    thrones = view(g, None).thrones
    assert {throne.card for throne in thrones} == EMPIRES
    assert not any(throne.republic or throne.vassals or throne.queens for throne in thrones)
    assert {seat_of(g, empire) for empire in EMPIRES} == {None}


@pytest.mark.rule("PAX2-B2.5")
def test_an_empire_card_in_a_tableau_leaves_its_throne_empty() -> None:
    g = second()
    own(g, 0, "ottoman")
    g.suzerains["mamluk"] = "ottoman"
    on_thrones = {throne.card for throne in view(g, 1).thrones}
    assert on_thrones == EMPIRES - {"ottoman", "mamluk"}


@pytest.mark.rule("PAX2-B2.2", "PAX2-B2.3", "PAX2-B6.12")
def test_two_empires_start_as_theocracies_and_eight_in_the_middle_ages() -> None:
    states = dealt().states
    assert {empire for empire in EMPIRES if states[empire] == FEUDAL} == EMPIRES - {
        "papal_states",
        "mamluk",
    }
    assert (states["papal_states"], states["mamluk"]) == ("catholic", "islamic")


@pytest.mark.rule("PAX2-B6.1")
@pytest.mark.parametrize("empire", sorted(EMPIRES))
def test_each_empire_can_be_medieval_or_a_theocracy_of_any_religion(empire: str) -> None:
    assert set(box(edition=2).lands[empire].icons) == {FEUDAL, *RELIGIONS}


@pytest.mark.rule("PAX2-B2.1", "PAX2-B6.2")
def test_map_cards_wait_beside_the_board_until_a_theocracy_is_created() -> None:
    g = second()
    stand(g, vienna="knight_catholic")
    assert sides_up(g) == {}
    hold(g, 0, LUTHER)
    run(play_card(g, 0, LUTHER), [NO, DONE])
    assert sides_up(g) == {}
    g.players[0].west.clear()
    hold(g, 0, LUTHER)
    run(
        play_card(g, 0, LUTHER),
        [("attack", "holy_roman_empire"), ("settle", "rook_reformation", "vienna"), DONE],
    )
    assert sides_up(g) == {"holy_roman_empire": "reformation"}
    assert icon_of(g, "lubeck") == "rook_reformation"


@pytest.mark.rule("PAX2-B6.3", "PAX2-B6.12")
def test_the_starting_side_of_the_mamluks_is_islamic() -> None:
    g = second()
    icons = {city: icon_of(g, city) for city in ("cairo", "cyprus", "red_sea")}
    assert icons == {"cairo": "rook_islamic", "cyprus": "rook_catholic", "red_sea": "rook_islamic"}
    assert dealt().cities["cairo"] == "rook_islamic"


@pytest.mark.rule("PAX2-B6.4", "PAX2-C4.1", "PAX2-C4.2", "PAX2-C4.4")
def test_twelve_tokens_start_in_the_capitals_and_nowhere_else() -> None:
    cities = dealt().cities
    assert len(cities) == 12
    land_of = box(edition=2).land_of
    assert {land_of[city]: city.rstrip("_123") for city in cities} == CAPITALS


# -- emporia -----------------------------------------------------------------------------------


@pytest.mark.rule("PAX2-B6.8", "PAX2-B2.9")
def test_three_emporia_are_white_and_three_black() -> None:
    assert box(edition=2).emporia == {
        "trebizond": "white",
        "spice_islands": "white",
        "red_sea": "white",
        "tana": "black",
        "novgorod": "black",
        "timbuktu": "black",
    }


@pytest.mark.rule("PAX2-B1.10", "PAX2-B2.9", "PAX2-B6.11", "PAX2-B6.13", "PAX2-C1.2")
def test_two_white_and_two_black_discs_start_on_the_emporia_that_are_blocked() -> None:
    cities = [city for land in view(dealt(), None).lands for city in land.cities]
    assert {(city.city, city.emporium) for city in cities if city.blocked} == {
        ("spice_islands", "white"),
        ("red_sea", "white"),
        ("novgorod", "black"),
        ("timbuktu", "black"),
    }


@pytest.mark.rule("PAX2-C1.3", "PAX2-B6.15")
def test_only_a_trade_shift_lets_a_blocked_emporium_hold_tokens() -> None:
    g = second()
    own(g, 1, "aragon")
    assert "timbuktu" not in slots(g, "aragon")
    assert "tana" in slots(g, "byzantium")
    hold(g, 0, WANGARA)
    run(play_card(g, 0, WANGARA), [YES, ("place", "rook_islamic", "algiers")])
    assert "timbuktu" in slots(g, "aragon")
    assert "tana" not in slots(g, "byzantium")


@pytest.mark.rule("PAX2-B6.16", "PAX2-B6.13")
def test_a_token_on_an_emporium_that_gets_covered_is_repressed_at_once() -> None:
    g = second(florins=0)
    stand(g, tana="knight_islamic", caffa="knight_catholic")
    hold(g, 0, WANGARA)
    run(play_card(g, 0, WANGARA), [YES, ("place", "rook_islamic", "algiers")])
    assert g.repressed == {"byzantium": ["knight_islamic"]}  # on the throne
    assert g.cities == {"caffa": "knight_catholic", "algiers": "rook_islamic"}
    assert g.emporia == {"white": "trebizond", "black": "timbuktu"}


# -- who plays, and on which map ---------------------------------------------------------------


@pytest.mark.rule("PAX2-C2.1")
def test_up_to_four_can_play() -> None:
    assert max(SECOND_EDITION.players) == 4
    with pytest.raises(BadRequest):
        Match.start(SECOND_EDITION, players=5, seed=1)


@pytest.mark.rule("PAX2-C1.5")
def test_on_the_map_of_1550_the_reformation_has_come_to_england_and_the_empire() -> None:
    g, old = dealt(3, "map_1550"), dealt(3)
    assert sides_up(g) == {"england": "reformation", "holy_roman_empire": "reformation"}
    assert sides_up(old) == {}
    changed = {city: token for city, token in g.cities.items() if old.cities[city] != token}
    assert changed == {"london": "knight_reformation", "vienna": "knight_reformation"}  # 2e R26
    assert (g.decks, g.players, g.concessions) == (old.decks, old.players, old.concessions)


@pytest.mark.rule("PAX2-C1.1", "PAX2-C1.4")
def test_without_the_board_the_same_map_is_laid_out_of_cards_in_two_rows_of_five() -> None:
    g, printed = dealt(3, "no_board"), dealt(3)
    laid = view(g, 0)
    assert (laid.board, view(printed, 0).board) == (False, True)
    empires = [land.empire for land in laid.lands]
    assert empires[:5] == ["england", "france", "holy_roman_empire", "hungary", "byzantium"]
    assert empires[5:] == ["portugal", "aragon", "papal_states", "ottoman", "mamluk"]
    assert msgspec.structs.replace(laid, board=True) == view(printed, 0)


@pytest.mark.rule("PAX2-C5.5")
def test_with_astrology_the_card_on_top_of_a_deck_is_seen_but_cannot_be_bought() -> None:
    g = dealt(3, "astrology")
    g.players[0].florins = 20
    for side, row in zip(("east", "west"), view(g, 1).market, strict=True):
        assert row.next_card == g.decks[side][-1]
        assert ("buy", row.next_card) not in purchases(g, 0)
        assert refuse_purchase(g, 0, row.next_card) == Refusal("PAX2-E1.1")
