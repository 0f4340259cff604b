"""Chapter 3: the table of 1444."""

from __future__ import annotations

import msgspec
import pytest

from stolnik.engine.dice import Dice
from stolnik.engine.errors import BadRequest
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.box.components import BASE, DELUXE, NONE
from stolnik.games.price_of_power.chapters.board.ownership import (
    is_npr,
    lawful_owner,
    overlord,
    owner,
)
from stolnik.games.price_of_power.chapters.board.tracks import base_tax, manpower, vassal_tax
from stolnik.games.price_of_power.setup import setup
from stolnik.games.price_of_power.state import (
    COLUMNS,
    EVENT_NOT_TAKEN,
    IMPERIAL,
    NPR,
    Europe,
    board,
    line_up,
)
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    DEFAULTS,
    ENGLAND,
    FRANCE,
    POLAND,
    area,
    box,
    europe,
    place,
    realm,
)

LINE_UPS = [
    (players, name, muscovy)
    for players, name, muscovy in (
        *((n, "usual", False) for n in (3, 4, 5, 6)),
        *((n, name, False) for name in ("eastern", "northern", "featured") for n in (3, 4)),
        (6, "usual", True),
    )
]


@pytest.mark.rule("EU-3.0.1", "EU-3.1.1", "EU-3.3.1", "EU-2.0.1")
@pytest.mark.parametrize(("players", "name", "muscovy"), LINE_UPS)
def test_every_line_up_is_laid_out_whole(players: int, name: str, muscovy: bool) -> None:
    g = europe(players, line_up=name, muscovy=muscovy)
    assert audit(g) == []
    assert [player.realm for player in g.players] == list(line_up(g).seating)
    for seat, player in enumerate(g.players):
        card = g.box.setups[player.realm]
        assert all(owner(g, at) == seat for at in (*card.small, *card.large))
        assert player.available >= 0
    assert len(msgspec.msgpack.encode(g)) < 6 * 1024


@pytest.mark.rule("EU-3.0.1")
def test_the_edition_follows_from_the_line_up() -> None:
    assert europe(4).edition == BASE
    assert europe(5).edition == europe(4, line_up="northern").edition == DELUXE


@pytest.mark.rule("EU-3.0.1")
def test_a_line_up_for_other_numbers_of_players_is_refused() -> None:
    with pytest.raises(BadRequest):
        setup(box(line_up="northern"), 5, Dice("1"))


@pytest.mark.rule("EU-4.2.2")
def test_the_scenario_names_the_first_player() -> None:
    g = europe(3, line_up="eastern")
    assert g.first == g.active == line_up(g).first


@pytest.mark.rule("EU-3.1.2", "EU-2.4.20")
def test_three_shuffled_decks_with_empty_discards() -> None:
    g = europe()
    for kind, deck in enumerate(g.decks):
        assert {g.box.cards[card].deck for card in deck} == {kind}
        assert len(deck) == 36
        assert deck != sorted(deck)
    assert g.discards == [[], [], []]


@pytest.mark.rule("EU-3.1.3", "EU-12.1.4")
def test_marked_trade_cards_wait_for_their_continent_or_the_eastern_board() -> None:
    def marks(g: Europe) -> set[str]:
        return {g.box.trade_cards[card].mark for card in g.trade_deck}

    assert marks(europe(4)) == {""}
    assert marks(europe(6)) == {"", "asterisk"}


def laid_out(g: Europe) -> list[int]:
    """The Events of the Age in the order in which they come: the row, then the deck."""
    return [*(shown.event for shown in g.row), *reversed(g.event_deck)]


@pytest.mark.rule("EU-3.1.5", "EU-16.2.1", "EU-16.2.2")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.rule("EU-2.4.23", "EU-2.2.10")
def test_exb30_the_first_round_shows_one_event_more_than_players(players: int) -> None:
    g = europe(players)
    assert len(g.row) == players + 1
    assert [shown.open for shown in g.row] == [True] * 3 + [False] * (players - 2)


@pytest.mark.rule("EU-3.1.4", "EU-16.0.5")
def test_the_first_half_of_the_events_lies_on_top() -> None:
    g = europe()
    deck = line_up(g).decks[1]
    half = len(deck.first)
    dealt = laid_out(g)
    assert set(dealt[:half]) == set(deck.first)
    assert set(dealt[half:]) == set(deck.second)
    assert dealt[:half] != list(deck.first)


@pytest.mark.rule("EU-16.1.3", "EU-16.1.7")
@pytest.mark.parametrize("mixed", [False, True])
def test_an_age_has_two_a_events_of_each_mortality_and_two_of_each_realm(mixed: bool) -> None:
    g = europe(mixed_events=mixed)
    events = [g.box.events[event] for event in laid_out(g)]
    deaths = [
        symbol
        for event in events
        if event.kind == "A"
        for symbol in event.symbols
        if symbol.startswith("mortality")
    ]
    assert sorted(deaths) == sorted(2 * list(set(deaths)))
    assert len(deaths) == 8
    of_realms = sorted(event.realm for event in events if event.realm != NONE)
    assert of_realms == sorted(2 * [player.realm for player in g.players])


@pytest.mark.rule("EU-16.1.4")
def test_mixed_events_may_differ_from_the_list() -> None:
    listed = set(europe(6).event_deck)
    assert any(
        set(europe(6, seed=str(n), mixed_events=True).event_deck) != listed for n in range(5)
    )


@pytest.mark.rule("EU-3.1.6")
def test_one_milestone_of_each_deck_of_the_first_age() -> None:
    g = europe()
    shown = [g.box.milestones[one.milestone] for one in g.milestones]
    assert [milestone.deck for milestone in shown] == [0, 1, 2, 3]
    assert {milestone.age for milestone in shown} == {1}


@pytest.mark.rule("EU-3.1.7", "EU-3.1.8", "EU-3.1.9", "EU-8.1.1", "EU-8.0.3")
def test_the_ideas_are_three_by_three_with_the_basic_ones() -> None:
    g = europe()
    shown = [g.box.ideas[idea] for idea in g.idea_display]
    assert sorted(idea.kind for idea in shown) == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert [idea.basic for idea in shown] == [True] * 3 + [False] * 6
    hidden = [g.box.ideas[idea] for deck in g.idea_decks for idea in deck]
    assert {idea.age for idea in [*shown, *hidden]} == {1}


@pytest.mark.rule("EU-3.1.10", "EU-18.2.2")
@pytest.mark.rule("EU-2.4.26")
def test_the_status_mat_of_1444() -> None:
    g = europe()
    assert g.cardinals == [CASTILE, FRANCE, ENGLAND, AUSTRIA]
    assert (g.emperor, g.authority) == (AUSTRIA, 3)
    assert sum(g.influence[IMPERIAL::COLUMNS]) == 3
    absent = europe(3)
    assert absent.emperor == NPR + absent.box.realm_of["austria"]
    assert sum(absent.influence[IMPERIAL::COLUMNS]) == 0


@pytest.mark.rule("EU-3.1.11")
def test_nobody_has_taken_an_event() -> None:
    assert {player.status for player in europe().players} == {EVENT_NOT_TAKEN}


@pytest.mark.rule("EU-3.2.2", "EU-3.2.5", "EU-3.2.6")
@pytest.mark.rule("EU-3.2.1")
def test_everybody_starts_with_the_same_treasury_and_power() -> None:
    for player in europe(6).players:
        assert (player.stability, player.ducats, player.interest) == (0, 15, 0)
        assert player.power == [3, 3, 3]
        assert player.prestige == 0
        assert (player.hand, player.missions, player.ideas) == ([], [], [])


@pytest.mark.rule("EU-3.2.3", "EU-3.2.4", "EU-3.3.2", "EU-7.5.1", "EU-7.5.7")
def test_starting_towns_and_vassals_come_off_the_tracks() -> None:
    g = europe(6)
    # France: 8 Small and 4 Large Towns; Poland: 7 and 1, and 3 Vassal tokens.
    assert (base_tax(g, FRANCE), vassal_tax(g, FRANCE)) == (16, 0)
    assert (base_tax(g, POLAND), vassal_tax(g, POLAND)) == (9, 2)
    assert overlord(g, place(g, "suceava")) == POLAND


@pytest.mark.rule("EU-3.3.3", "EU-3.3.4")
def test_armies_come_out_of_manpower_and_the_emperor_adds_authority() -> None:
    g = europe()
    austria = g.players[AUSTRIA]
    assert manpower(g, AUSTRIA) == 5 + g.authority
    assert austria.available == manpower(g, AUSTRIA) - 5
    assert austria.armies[0].units == [4, 1, 0, 0, 0, 0, 0, 0, 0]


@pytest.mark.rule("EU-3.3.5", "EU-3.3.6")
def test_armies_and_ships_stand_where_the_card_says() -> None:
    g = europe(4, line_up="featured")
    byzantium = g.players[3]
    assert byzantium.armies[0].area == area(g, "macedonia_and_thrace")
    assert [army.area for army in byzantium.armies[1:]] == [NONE, NONE]
    assert (byzantium.fleet.space, byzantium.fleet.galleys) == (g.box.zone_of["aegean_sea"], 2)
    usual = europe()
    assert usual.slots.count(ENGLAND + 1) == 3


@pytest.mark.rule("EU-3.3.7", "EU-12.4.1")
def test_influence_merchants_alliances_and_marriages() -> None:
    g = europe()
    castile = g.players[CASTILE]
    assert g.influence[area(g, "aragon") * COLUMNS + CASTILE] == 2
    assert [g.box.nodes[merchant.node].id for merchant in castile.merchants] == [
        "sevilla_node",
        "genoa_node",
    ]
    assert castile.allies == {realm(g, "portugal"): False}
    assert castile.marriages == {realm(g, "aragon"): False}


@pytest.mark.rule("EU-3.3.7")
def test_ties_between_players_lie_on_both_capitals() -> None:
    g = europe(3, line_up="featured")
    for seat, player in enumerate(g.players):
        for other in (*player.allies, *player.marriages):
            if other < len(g.players):
                assert seat in {**g.players[other].allies, **g.players[other].marriages}


@pytest.mark.rule("EU-3.3.8", "EU-7.2.2")
def test_each_realm_has_its_ruler() -> None:
    g = europe()
    ruler = g.players[ENGLAND].ruler
    assert ruler is not None
    assert ruler.character == "setup_england"


@pytest.mark.rule("EU-13.3.1", "EU-13.3.2", "EU-2.4.8")
def test_portugal_is_a_dnpr_with_a_c_on_its_capital() -> None:
    g = europe()
    portugal = g.box.realm_of["portugal"]
    green = g.dnpr_realms.index(portugal) + 1
    for at in board(g).realm_places[portugal]:
        assert g.dnpr[at] & 7 == green
        assert bool(g.dnpr[at] & 8) == (g.box.places[at].capital)
        assert lawful_owner(g, at) == NPR + portugal


@pytest.mark.rule("EU-2.4.10", "EU-2.6.11")
@pytest.mark.rule("EU-2.4.7")
def test_vassals_of_nprs_are_no_nprs() -> None:
    g = europe(6)
    assert not is_npr(g, realm(g, "naples"))
    assert is_npr(g, realm(g, "aragon"))
    assert not is_npr(g, realm(g, "moldavia"))


def test_sweden_is_no_vassal_of_denmark_when_both_are_played() -> None:
    g = europe(4, line_up="northern")
    assert owner(g, place(g, "stockholm")) == realm(g, "sweden") == 1


def test_the_same_seed_gives_the_same_table() -> None:
    assert msgspec.msgpack.encode(europe(seed="3")) == msgspec.msgpack.encode(europe(seed="3"))
    assert msgspec.msgpack.encode(europe(seed="3")) != msgspec.msgpack.encode(europe(seed="4"))


def test_the_defaults_are_known() -> None:
    assert set(DEFAULTS) <= set(box().options)


@pytest.mark.rule("EU-16.1.3")
def test_mixed_events_never_hold_a_card_twice() -> None:
    for seed in range(60):
        events = laid_out(europe(2, seed=str(seed), mixed_events=True))
        assert len(events) == len(set(events)), seed


@pytest.mark.rule("EU-11.1.7")
def test_no_influence_starts_where_players_own_every_province() -> None:
    """Svealand holds the Vassals of Denmark, unless somebody plays Sweden."""
    svealand = area(europe(), "svealand")
    for players, there in ((3, 1), (4, 0)):
        g = europe(players, line_up="northern")
        assert sum(g.influence[svealand * COLUMNS : (svealand + 1) * COLUMNS]) == there
        assert audit(g) == []


@pytest.mark.rule("EU-3.0.1")
def test_vassals_in_the_east_are_not_in_the_standard_game() -> None:
    for g, there in ((europe(4), False), (europe(5), True)):
        mazovia, silesia = (g.box.realm_of[name] for name in ("mazovia", "silesia"))
        assert bool(g.overlords[mazovia]) == there
        assert g.overlords[silesia]
