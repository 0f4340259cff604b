"""The glossary of the 2nd edition on cities and levies, repression and the reserve."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import NO, Ask, Move
from stolnik.games.pax_renaissance.box.components import Agent
from stolnik.games.pax_renaissance.chapters.agents import place_agents, refuse_city
from stolnik.games.pax_renaissance.chapters.bishops import enter_card
from stolnik.games.pax_renaissance.chapters.ops.tax import YIELD
from stolnik.games.pax_renaissance.chapters.ops.vote import price_of_vote
from stolnik.games.pax_renaissance.chapters.play_card import play_card
from stolnik.games.pax_renaissance.chapters.scarce_tokens import obtain
from stolnik.games.pax_renaissance.chapters.selling import sell
from stolnik.games.pax_renaissance.chapters.tableau import seat_of
from stolnik.games.pax_renaissance.chapters.tokens import (
    bishops_left,
    empty_borders,
    open_slots,
    reserve,
    ruling_class,
    saturated,
)
from stolnik.games.pax_renaissance.chapters.trade_fair import hold_fair, levy
from stolnik.games.pax_renaissance.chapters.trade_shift import trade_shift
from stolnik.games.pax_renaissance.chapters.wars.civil_war import conspiracy
from stolnik.games.pax_renaissance.state import Pax
from tests.games.pax_renaissance.every_card import drive, first
from tests.games.pax_renaissance.position import border, box, first_ask, hold, own, run, stand
from tests.games.pax_renaissance.running import targets, use
from tests.games.pax_renaissance.second.second import enthrone, second

WEST_OF_FRANCE = border("england", "france")
SOUTH_OF_FRANCE = border("france", "aragon")
EAST_OF_FRANCE = border("france", "holy_roman_empire")
BISHOP = Agent("bishop", "catholic")
JESUITS = "pren008"  # West, Aragon


# -- cities and levies ---------------------------------------------------------------------------


@pytest.mark.rule("PAX2-GLO.RulingClass.1", "PAX2-GLO.City.1")
def test_knights_and_rooks_in_cities_are_the_ruling_class_whatever_their_colour() -> None:
    g = second()
    stand(g, paris="knight_islamic", lyon="rook_reformation")
    enthrone(g, "france", repressed=["rook_catholic"])
    g.pirates = {WEST_OF_FRANCE: "islamic"}
    assert ruling_class(g, "france") == [("lyon", "rook_reformation"), ("paris", "knight_islamic")]


@pytest.mark.rule("PAX2-GLO.City.1", "PAX2-GLO.City.3", "PAX2-GLO.Saturation.1")
def test_each_city_holds_one_token_and_so_the_cities_limit_the_ruling_class() -> None:
    g = second()
    stand(g, paris="knight_catholic", lyon="knight_catholic")
    assert open_slots(g, "france") == ["bruges"]
    assert not saturated(g, "france")
    stand(g, bruges="knight_catholic")  # a knight where the icon shows a rook
    assert saturated(g, "france")
    # Whoever comes now drives another out.
    ask = first_ask(place_agents(g, 0, "pren028", [Agent("knight", "catholic")]))
    assert {move[0] for move in ask.options} == {"oust", "done"}


@pytest.mark.rule("PAX2-GLO.City.2", "PAX2-GLO.Saturation.4")
@pytest.mark.parametrize("held", [0, 1, 2, 3])
def test_constantinople_counts_as_three_cities(held: int) -> None:
    g = second()
    stand(g, modon="rook_reformation", rhodes="rook_catholic")
    quarters = ["constantinople_1", "constantinople_2", "constantinople_3"]
    for slot in quarters[:held]:
        g.cities[slot] = "knight_islamic"
    assert open_slots(g, "ottoman") == quarters[held:]
    assert saturated(g, "ottoman") is (held == 3)


@pytest.mark.rule("PAX2-GLO.City.4", "PAX2-GLO.Levy.1", "PAX2-GLO.Levy.2")
@pytest.mark.parametrize("state", ["feudal", "islamic"])
@pytest.mark.parametrize("by", ["fair", "tax"])
def test_a_levy_is_what_the_icon_of_an_empty_city_shows(state: str, by: str) -> None:
    g = second()
    g.states["france"] = state
    stand(g, bruges="knight_catholic")
    if by == "fair":
        ask = first_ask(levy(g, 0, "france"))
        assert set(ask.options) == {("levy", "lyon"), ("levy", "paris")}
        run(levy(g, 0, "france"), [("levy", "paris")])
    else:
        own(g, 0, "pren028")
        g.concessions = {SOUTH_OF_FRANCE: 0}
        use(g, "pren028", "tax", YIELD, ("levy", "paris"))
    icon = {"feudal": "knight_catholic", "islamic": "rook_islamic"}[state]
    assert g.cities == {"bruges": "knight_catholic", "paris": icon}


@pytest.mark.rule("PAX2-GLO.City.5")
@pytest.mark.parametrize("token", ["knight_islamic", "rook_reformation", "rook_catholic"])
def test_an_agent_may_take_any_city(token: str) -> None:
    g = second()
    for city in ("paris", "lyon", "bruges"):
        assert refuse_city(g, 0, ["france"], city, token) is None


@pytest.mark.rule("PAX2-GLO.City.6")
def test_each_empire_has_one_capital_where_its_first_tokens_stand() -> None:
    parts = box(edition=2)
    capitals = {(parts.land_of[slot], slot.split("_")[0]) for slot in parts.start_tokens}
    assert capitals == {
        ("england", "london"),
        ("france", "paris"),
        ("holy_roman_empire", "vienna"),
        ("hungary", "buda"),
        ("byzantium", "tana"),
        ("portugal", "toledo"),
        ("aragon", "valencia"),
        ("papal_states", "venice"),
        ("ottoman", "constantinople"),
        ("mamluk", "cairo"),
    }


@pytest.mark.rule("PAX2-GLO.Saturation.2", "PAX2-GLO.Border.4")
def test_a_border_with_a_concession_or_a_pirate_is_saturated() -> None:
    g = second()
    assert set(empty_borders(g, "france")) == {WEST_OF_FRANCE, SOUTH_OF_FRANCE, EAST_OF_FRANCE}
    g.concessions = {WEST_OF_FRANCE: 1}
    g.pirates = {EAST_OF_FRANCE: "islamic"}
    assert empty_borders(g, "france") == [SOUTH_OF_FRANCE]


@pytest.mark.rule("PAX2-GLO.Saturation.3")
def test_a_saturated_empire_gets_no_levy_and_cannot_be_taxed() -> None:
    g = second()
    own(g, 0, "pren028")
    g.concessions = {SOUTH_OF_FRANCE: 0}
    stand(g, paris="knight_catholic", lyon="knight_catholic", bruges="rook_catholic")
    run(levy(g, 0, "france"))
    assert len(g.cities) == 3
    assert targets(g, "pren028", "tax") == []


# -- repression ----------------------------------------------------------------------------------


@pytest.mark.rule("PAX2-GLO.Repress.1", "PAX2-GLO.Repress.3", "PAX2-GLO.RepressedToken.1")
@pytest.mark.parametrize("where", ["throne", "king", "republic", "vassal"])
def test_the_repress_op_puts_a_token_on_its_empire_card_for_a_florin(where: str) -> None:
    g = second()
    own(g, 0, "pren020")
    if where in ("king", "republic"):
        own(g, 1, "france", republic=where == "republic")
    elif where == "vassal":
        own(g, 1, "aragon")
        g.suzerains["france"] = "aragon"
    stand(g, paris="knight_islamic")
    use(g, "pren020", "repress")
    assert g.cities == {}
    assert g.repressed == {"france": ["knight_islamic"]}
    assert g.players[0].florins == 11


@pytest.mark.rule("PAX2-GLO.Repress.2")
def test_an_agent_that_drives_a_token_out_costs_a_florin_each_time() -> None:
    g = second()
    stand(g, paris="knight_catholic")
    g.concessions = {SOUTH_OF_FRANCE: 1}
    oust: Move = ("oust", "knight_catholic", "paris")
    run(place_agents(g, 0, "pren028", [Agent("knight", "catholic")]), [oust])
    assert g.players[0].florins == 9
    supplant: Move = ("supplant", SOUTH_OF_FRANCE, "france")
    run(place_agents(g, 0, "pren036", [Agent("pawn")]), [supplant])
    assert g.players[0].florins == 8
    assert g.repressed == {"france": ["knight_catholic", "pawn_1"]}


@pytest.mark.rule("PAX2-GLO.Repress.4")
def test_repression_by_a_tax_or_a_trade_shift_costs_and_brings_nothing() -> None:
    g = second()
    own(g, 0, "pren028")
    stand(g, tana="rook_islamic")
    g.concessions = {SOUTH_OF_FRANCE: 1}
    trade_shift(g, 0, "timbuktu")
    use(g, "pren028", "tax", YIELD, ("levy", "paris"))
    assert g.repressed == {"byzantium": ["rook_islamic"], "france": ["pawn_1"]}
    assert [player.florins for player in g.players] == [10, 10, 10]


@pytest.mark.rule("PAX2-GLO.Repress.6")
@pytest.mark.parametrize("card, empire", [("pren020", "france"), ("pren013", "aragon")])
def test_the_location_of_the_card_says_whose_serf_a_repressed_concession_becomes(
    card: str, empire: str
) -> None:
    g = second()
    own(g, 0, card)
    g.concessions = {SOUTH_OF_FRANCE: 1}
    use(g, card, "repress")
    assert g.repressed == {empire: ["pawn_1"]}


@pytest.mark.rule("PAX2-GLO.RepressedToken.2")
def test_each_repressed_token_raises_the_price_of_a_vote_by_a_florin() -> None:
    g = second()
    own(g, 1, "france")
    tokens = ["pawn_1", "rook_catholic", "knight_islamic"]
    for count in range(4):
        enthrone(g, "france", repressed=tokens[:count])
        assert price_of_vote(g, 0, "france") == count


@pytest.mark.rule("PAX2-GLO.RepressedToken.4")
def test_repressed_tokens_stay_on_their_empire_card_wherever_it_goes() -> None:
    g = second()
    own(g, 1, "france")
    enthrone(g, "france", repressed=["pawn_1"])
    drive(g, conspiracy(g, 0, "france", [Agent("knight", "catholic")]))
    assert seat_of(g, "france") == 0
    assert g.repressed == {"france": ["pawn_1"]}
    run(sell(g, 0, "france"))
    assert g.repressed == {"france": ["pawn_1"]}


# -- the reserve ---------------------------------------------------------------------------------

SUPPLY = {
    **{f"pawn_{seat}": 10 for seat in range(3)},
    **{f"{piece}_catholic": 10 for piece in ("rook", "knight")},
    **{
        f"{piece}_{faith}": 7
        for piece in ("rook", "knight")
        for faith in ("islamic", "reformation")
    },
    "pirate_catholic": 6,
    "pirate_islamic": 4,
    "pirate_reformation": 3,
}


@pytest.mark.rule(
    "PAX2-GLO.TokenManagement.1", "PAX2-GLO.Reserve.1", "PAX2-GLO.Religion.1", "PAX2-B1.4"
)
def test_the_supply_of_tokens_is_limited() -> None:
    g = second()
    assert {token: reserve(g, token) for token in SUPPLY} == SUPPLY
    assert {bishops_left(g, faith) for faith in ("catholic", "islamic", "reformation")} == {5}
    g.concessions = {SOUTH_OF_FRANCE: 0}
    g.pirates = {WEST_OF_FRANCE: "islamic"}
    g.bishops = {"france": "catholic"}
    stand(g, paris="rook_islamic")
    enthrone(g, "aragon", repressed=["pawn_0", "rook_islamic"])
    assert reserve(g, "pawn_0") == 8
    assert reserve(g, "pirate_islamic") == 3
    assert reserve(g, "rook_islamic") == 5  # a pirate is no rook
    assert bishops_left(g, "catholic") == 4


def exhaust(g: Pax, *, repressed: bool) -> None:
    """All three red pirates, and all seven red rooks, are on the table."""
    seas = [border("portugal", "aragon"), border("england", "portugal"), WEST_OF_FRANCE]
    g.pirates = dict.fromkeys(seas, "reformation")
    cities = ["london", "bordeaux", "paris", "lyon", "bruges", "toledo"]
    for city in cities:
        g.cities[city] = "rook_reformation"
    if repressed:
        enthrone(g, "hungary", repressed=["pawn_0", "rook_reformation"])
    else:
        g.cities["granada"] = "rook_reformation"


@pytest.mark.rule("PAX2-GLO.TokenManagement.2", "PAX2-E2.23")
@pytest.mark.parametrize("by", ["agent", "levy"])
def test_a_token_that_is_not_in_the_reserve_is_taken_from_the_repressed(by: str) -> None:
    g = second()
    exhaust(g, repressed=True)
    if by == "agent":
        place: Move = ("place", "rook_reformation", "modon")
        asks: list[Ask] = []
        flow = place_agents(g, 0, "pren080", [Agent("rook", "reformation")])
        run(flow, [place, ("take_repressed", "hungary")], asks=asks)
        assert list(asks[1].options) == [NO, ("take_repressed", "hungary")]  # nobody on the map
    else:
        run(levy(g, 0, "ottoman"), [("levy", "modon")])
    assert g.cities["modon"] == "rook_reformation"
    assert g.repressed == {"hungary": ["pawn_0"]}
    assert reserve(g, "rook_reformation") == 0


@pytest.mark.rule("PAX2-GLO.TokenManagement.2", "PAX2-GLO.Battle.16")
@pytest.mark.parametrize("defenders, taken", [(1, False), (0, True)])
def test_an_agent_who_fights_needs_its_token_only_if_it_survives(
    defenders: int, taken: bool
) -> None:
    g = second()
    exhaust(g, repressed=True)
    stand(g, **dict.fromkeys(["modon"][:defenders], "knight_islamic"))
    hold(g, 0, "pren080")  # a red rook conspires
    topics = drive(g, play_card(g, 0, "pren080"), one_shot=("attack", "ottoman"))
    assert ("rook_reformation" not in g.repressed["hungary"]) is taken
    assert ("survivors" in topics) is taken
    assert list(g.cities.values()).count("rook_reformation") == 6 + taken
    assert "scarce_token" not in topics  # there is but one place to take it from


@pytest.mark.rule("PAX2-GLO.TokenManagement.3")
def test_if_none_is_repressed_it_is_taken_from_any_place_in_play() -> None:
    g = second()
    exhaust(g, repressed=False)
    ask = first_ask(obtain(g, 0, "rook_reformation", must=True))
    assert {move[1] for move in ask.options} == {
        "london",
        "bordeaux",
        "paris",
        "lyon",
        "bruges",
        "toledo",
        "granada",
    }
    run(levy(g, 0, "ottoman"), [("levy", "modon"), ("take_ruler", "paris")])
    assert g.cities["modon"] == "rook_reformation"
    assert "paris" not in g.cities
    ask = first_ask(obtain(g, 0, "pirate_reformation", must=True))
    assert {move[0] for move in ask.options} == {"take_border"}
    assert len(ask.options) == 3


@pytest.mark.rule("PAX2-GLO.TokenManagement.3")
def test_a_bishop_can_be_taken_from_another_card() -> None:
    g = second()
    own(g, 0, JESUITS)
    empires = ["england", "france", "portugal", "hungary", "ottoman"]
    g.bishops = dict.fromkeys(empires, "catholic")
    run(
        place_agents(g, 0, JESUITS, [BISHOP]),
        [("bishop", "catholic", JESUITS), ("take_bishop", "ottoman")],
    )
    assert g.bishops == {**dict.fromkeys(empires[:-1], "catholic"), JESUITS: "catholic"}


@pytest.mark.rule("PAX2-GLO.Discard.2", "PAX2-GLO.Kill.1")
def test_discarded_tokens_return_to_the_pool_and_discarded_cards_are_gone() -> None:
    g = second()
    own(g, 0, "pren036")
    g.bishops = {"pren036": "catholic"}
    enthrone(g, "aragon", repressed=["pawn_1"])
    run(sell(g, 0, "pren036"))
    assert g.discards == ["pren036"]
    assert bishops_left(g, "catholic") == 5
    run(enter_card(g, 0, "aragon", "catholic"), [("pacify", "pawn_1")])
    assert reserve(g, "pawn_1") == 10
    drive(g, hold_fair(g, 0, "west"), levy=first)
    assert len(g.discards) == 2
