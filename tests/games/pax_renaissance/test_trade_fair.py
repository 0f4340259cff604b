"""Trade fairs (E5, G): profits, the voyage, levies, and the bankruptcy variant."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle

import pytest

from stolnik.engine.flow import Ask, Move
from stolnik.games.pax_renaissance.box.components import KNIGHTS, ROOKS
from stolnik.games.pax_renaissance.chapters.market import buy, refresh
from stolnik.games.pax_renaissance.chapters.tokens import slots
from stolnik.games.pax_renaissance.chapters.trade_fair import hold_fair, levy, refuse_fair
from stolnik.games.pax_renaissance.events import (
    ConcessionPaid,
    FairBegan,
    FairEnded,
    InitiatorPaid,
    Levied,
    PirateTookProfit,
)
from stolnik.games.pax_renaissance.play import ACTIONS, menu, refuse_action
from stolnik.games.pax_renaissance.state import Pax
from tests.games.pax_renaissance.both import EACH_EDITION, cited, twin, twins
from tests.games.pax_renaissance.position import border, listen, own, pax_position, run, stand

FIRST_CROSSING = border("hungary", "byzantium")
TO_MAMLUK = border("ottoman", "mamluk")
AUGSBURG = border("france", "holy_roman_empire")


def fair(
    g: Pax,
    side: str,
    *,
    profits: int = 2,
    levies: Sequence[str] = (),
    asks: list[Ask] | None = None,
) -> None:
    """Seat 0 holds a fair whose profits are so many florins, and levies in these cities."""
    g.market[side].florins[0] = profits - g.box.figures.fair[len(g.players)]
    answers: list[Move] = [("levy", city) for city in levies]
    run(hold_fair(g, 0, side), answers, asks=asks)


def gains(g: Pax) -> list[int]:
    """What each player has won since he had ten florins."""
    return [player.florins - 10 for player in g.players]


def saturate(g: Pax, *empires: str) -> None:
    """Fill all cities of these map cards, so that no levy has to be chosen there."""
    kinds = cycle((*KNIGHTS.values(), *ROOKS.values()))
    for empire in empires:
        for slot in slots(g, empire):
            g.cities.setdefault(slot, next(kinds))


# -- the examples of the rulebook ------------------------------------------------------------


def example_board(edition: int) -> Pax:
    g = pax_position(edition=edition)
    stand(g, tana="knight_islamic")
    g.concessions = {FIRST_CROSSING: 1, TO_MAMLUK: 2}
    return g


@pytest.mark.rule(
    "PAX1-G2.1",
    "PAX1-G2.3",
    "PAX1-G3.2",
    "PAX1-G3.3",
    "PAX1-G4.1",
    "PAX1-G4.2",
    "PAX1-G4.3",
    "PAX1-G4.6",
    "PAX1-G5.2",
    "PAX2-G2.1",
    "PAX2-G2.3",
    "PAX2-G3.1",
    "PAX2-G3.2",
    "PAX2-G3.3",
    "PAX2-G4.1",
    "PAX2-G4.2",
    "PAX2-G4.3",
    "PAX2-G5.2",
)
@EACH_EDITION
def test_ex26_east_fair_with_two_florins(edition: int) -> None:
    g = example_board(edition)
    asks: list[Ask] = []
    fair(g, "east", profits=2, levies=["caffa"], asks=asks)
    assert gains(g) == [1, 1, 0]
    assert [(ask.seat, ask.options) for ask in asks] == [
        (0, (("levy", "caffa"), ("levy", "trebizond")))
    ]
    assert g.cities == {"tana": "knight_islamic", "caffa": "knight_catholic"}


@pytest.mark.rule(
    "PAX1-G3.4",
    "PAX1-G4.1",
    "PAX1-G4.4",
    "PAX1-G4.5",
    "PAX1-G5.2",
    "PAX1-GL.Saturation.4",
    "PAX2-G3.2",
    "PAX2-G4.1",
    "PAX2-G4.4",
    "PAX2-G4.5",
    "PAX2-G5.2",
    "PAX2-GLO.Saturation.4",
)
@EACH_EDITION
def test_ex27_same_fair_with_three_florins(edition: int) -> None:
    g = example_board(edition)
    stand(g, buda="knight_catholic", varna="knight_catholic")
    stand(g, constantinople_2="knight_islamic", constantinople_3="knight_islamic")
    stand(g, modon="rook_catholic", rhodes="rook_catholic")
    fair(g, "east", profits=3, levies=["caffa"])
    assert gains(g) == [1, 1, 1]
    assert g.cities["caffa"] == "knight_catholic"
    assert g.cities["constantinople_1"] == "rook_islamic"
    assert "cairo" not in g.cities


@pytest.mark.rule(
    "PAX1-G1.1", "PAX1-G2.4", "PAX1-G5.3", "PAX2-G1.1", "PAX2-G1.5", "PAX2-G2.4", "PAX2-A2.10"
)
@EACH_EDITION
def test_ex28_single_florin(edition: int) -> None:
    g = pax_position(players=2, edition=edition)
    fair(g, "west", profits=1)
    assert gains(g) == [1, 0]
    assert g.cities == {}
    assert g.market["west"].florins[0] == 0


@pytest.mark.rule(
    "PAX1-G5.1",
    "PAX1-G5.4",
    "PAX1-D2.1",
    "PAX1-D2.3",
    "PAX2-G5.1",
    "PAX2-G5.3",
    "PAX2-G1.4",
    "PAX2-D2.1",
    "PAX2-D2.3",
)
@EACH_EDITION
def test_ex29_florins_left_over(edition: int) -> None:
    g = pax_position(edition=edition)
    saturate(g, *g.box.lands)
    row = g.market["east"]
    follower = row.cards[1]
    row.florins[1] = 2
    fair(g, "east", profits=6)
    assert row.cards[0] is None
    assert row.florins[0] == 5
    row.florins[1] = 2
    refresh(g)
    assert (row.cards[0], row.florins[0]) == (follower, 7)


@pytest.mark.rule(
    "PAX1-G3.5",
    "PAX1-G3.3",
    "PAX1-GL.Pirate.3",
    "PAX2-G3.4",
    "PAX2-G3.2",
    "PAX2-G5.2",
    "PAX2-GLO.Pirate.4",
)
@pytest.mark.parametrize("profits, reached", [(2, ["byzantium"]), (3, ["byzantium", "hungary"])])
@EACH_EDITION
def test_ex30_pirate_on_the_route(profits: int, reached: list[str], edition: int) -> None:
    g = pax_position(edition=edition)
    saturate(g, *g.box.lands)
    del g.cities["caffa"], g.cities["varna"]
    g.pirates[FIRST_CROSSING] = "islamic"
    g.concessions[border("hungary", "ottoman")] = 1
    heard = listen(g)
    fair(g, "east", profits=profits)
    assert PirateTookProfit("islamic", FIRST_CROSSING, 1) in heard
    assert [event.empire for event in heard if isinstance(event, Levied)] == reached
    assert gains(g) == [1, profits - 2, 0]


# -- starting a fair -------------------------------------------------------------------------


@pytest.mark.rule(
    "PAX1-A2.8",
    "PAX1-D1.10",
    "PAX1-E5.2",
    "PAX1-G1.3",
    "PAX1-GL.Discard.1",
    "PAX2-A2.9",
    "PAX2-D1.12",
    "PAX2-E5.1",
    "PAX2-E1.12",
    "PAX2-G1.4",
    "PAX2-GLO.Market.3",
)
@EACH_EDITION
def test_a_fair_discards_the_face_down_card_of_its_row_and_leaves_the_place_empty(
    edition: int,
) -> None:
    g = pax_position(edition=edition)
    saturate(g, *g.box.lands)
    card = g.market["east"].cards[0]
    fair(g, "east")
    assert g.discards == [card]
    assert g.market["east"].cards[0] is None
    assert None not in g.market["west"].cards


@pytest.mark.rule(
    "PAX1-D1.2",
    "PAX1-D1.10",
    "PAX1-D1.12",
    "PAX1-E5.1",
    "PAX2-D1.4",
    "PAX2-D1.12",
    "PAX2-D1.13",
    "PAX2-E5.3",
)
@pytest.mark.parametrize(
    "side, first, second",
    [("east", "PAX1-D1.10", "PAX2-D1.12"), ("west", "PAX1-D1.12", "PAX2-D1.13")],
)
@EACH_EDITION
def test_each_fair_is_an_action_of_its_own_once_a_turn(
    side: str, first: str, second: str, edition: int
) -> None:
    g = pax_position(edition=edition)
    saturate(g, *g.box.lands)
    run(ACTIONS["fair"].take(g, 0, side))
    refusal = refuse_fair(g, 0, side)
    assert refusal is not None
    assert refusal.clause == cited(g, first, second)
    other = {"east": "west", "west": "east"}[side]
    assert [move for move in menu(g, 0) if move[0] == "fair"] == [("fair", other)]


@pytest.mark.rule("PAX1-E5.2", "PAX2-G.1")
@EACH_EDITION
def test_no_fair_without_a_card_to_discard(edition: int) -> None:
    g = pax_position(edition=edition)
    g.market["east"].cards[0] = None
    refusal = refuse_action(g, 0, ("fair", "east"))
    assert refusal is not None
    assert refusal.clause == cited(g, "PAX1-E5.2", "PAX2-G.1")


@pytest.mark.rule("PAX1-E1.14", "PAX2-E1.10")
@EACH_EDITION
def test_a_florin_laid_on_the_face_down_card_does_not_prevent_its_fair(edition: int) -> None:
    g = pax_position(edition=edition)
    run(buy(g, 0, str(g.market["west"].cards[2])))
    assert g.market["west"].cards[0] in g.turn.loaded
    assert refuse_fair(g, 0, "west") is None


@pytest.mark.rule("PAX1-E1.5", "PAX1-E5.3", "PAX1-E5.4", "PAX1-G1.2", "PAX2-E5.2", "PAX2-G1.3")
@EACH_EDITION
def test_neither_the_card_nor_its_florins_go_to_the_initiator_as_such(edition: int) -> None:
    g = pax_position(edition=edition)
    saturate(g, *g.box.lands)
    g.concessions = {FIRST_CROSSING: 1, border("hungary", "ottoman"): 2, TO_MAMLUK: 2}
    fair(g, "east", profits=4)
    assert gains(g) == [1, 1, 2]
    assert g.players[0].hand == []


@pytest.mark.rule(
    "PAX1-G0.1",
    "PAX1-D1.12",
    "PAX1-G2.1",
    "PAX1-GL.TradeRoute.1",
    "PAX2-A2.9",
    "PAX2-D1.12",
    "PAX2-D1.13",
    "PAX2-E5.1",
    "PAX2-G.1",
    "PAX2-G2.1",
    "PAX2-B6.5",
)
@EACH_EDITION
def test_the_discarded_card_decides_which_route_is_travelled(edition: int) -> None:
    for side, owner in (("east", 1), ("west", 2)):
        g = pax_position(edition=edition)
        saturate(g, *g.box.lands)
        g.concessions = {TO_MAMLUK: 1, AUGSBURG: 2}
        fair(g, side)
        assert gains(g)[owner] == 1
        assert sum(gains(g)) == 2


@pytest.mark.rule("PAX1-G1.1", "PAX1-GL.China.1", "PAX2-G1.1", "PAX2-G1.3", "PAX2-GLO.China.1")
@pytest.mark.parametrize("players, added", [(2, 1), (3, 2), (4, 2)])
@EACH_EDITION
def test_china_adds_to_the_florins_on_the_face_down_card_of_this_row_only(
    players: int, added: int, edition: int
) -> None:
    g = pax_position(players=players, edition=edition)
    saturate(g, *g.box.lands)
    g.market["east"].florins = [3, 4, 0, 0, 0, 0]
    g.market["west"].florins = [5, 0, 0, 0, 0, 0]
    heard = listen(g)
    run(hold_fair(g, 0, "east"))
    begun = [event for event in heard if isinstance(event, FairBegan)]
    assert [event.florins for event in begun] == [3 + added]
    assert g.market["west"].florins[0] == 5


# -- the voyage ------------------------------------------------------------------------------


@pytest.mark.rule(
    "PAX1-G2.1",
    "PAX1-G2.2",
    "PAX1-GL.Emporium.1",
    "PAX1-GL.TradeRoute.2",
    "PAX2-G2.1",
    "PAX2-G2.2",
    "PAX2-B6.14",
)
@EACH_EDITION
def test_the_voyage_starts_at_the_open_emporium(edition: int) -> None:
    g = pax_position(edition=edition)
    saturate(g, *g.box.lands)
    g.emporia["black"] = "timbuktu"
    g.concessions = {FIRST_CROSSING: 1, border("aragon", "papal_states"): 2}
    fair(g, "east")
    assert gains(g) == [1, 0, 1]


@pytest.mark.rule(
    "PAX1-G3.1",
    "PAX1-G3.4",
    "PAX1-D1.11",
    "PAX1-G0.2",
    "PAX2-G3.1",
    "PAX2-G3.3",
    "PAX2-G.2",
    "PAX2-A2.10",
)
@EACH_EDITION
def test_concessions_are_paid_in_the_order_of_the_route(edition: int) -> None:
    g = pax_position(edition=edition)
    saturate(g, *g.box.lands)
    g.concessions = {
        AUGSBURG: 1,
        border("england", "portugal"): 2,
        border("papal_states", "ottoman"): 1,
    }
    heard = listen(g)
    fair(g, "west", profits=3)
    paid = [event for event in heard if isinstance(event, ConcessionPaid)]
    assert paid == [
        ConcessionPaid(1, border("papal_states", "ottoman"), 1),
        ConcessionPaid(2, border("england", "portugal"), 1),
    ]


@pytest.mark.rule("PAX1-G3.3", "PAX1-G4.1", "PAX2-G3.5", "PAX2-G4.1", "PAX2-A2.10")
@EACH_EDITION
def test_empty_borders_are_crossed_for_nothing(edition: int) -> None:
    g = pax_position(edition=edition)
    saturate(g, *g.box.lands)
    for slot in ("caffa", "varna", "modon", "cairo"):
        del g.cities[slot]
    heard = listen(g)
    fair(g, "east", profits=2)
    levied = [event.empire for event in heard if isinstance(event, Levied)]
    assert levied == ["byzantium", "hungary", "ottoman", "mamluk"]


@pytest.mark.rule("PAX1-G5.1", "PAX2-G5.1")
@pytest.mark.parametrize(
    "side, last", [("east", "mamluk"), ("west", "holy_roman_empire")], ids=["black", "white"]
)
@EACH_EDITION
def test_the_voyage_ends_at_the_arrowhead(side: str, last: str, edition: int) -> None:
    g = pax_position(edition=edition)
    saturate(g, *g.box.lands)
    for slot in ("cairo", "vienna"):
        del g.cities[slot]
    heard = listen(g)
    fair(g, side, profits=9)
    assert [event.empire for event in heard if isinstance(event, Levied)] == [last]
    assert FairEnded(side, 8) in heard


@pytest.mark.rule(
    "PAX1-GL.Border.5",
    "PAX1-GL.Concession.2",
    "PAX1-E2b.18",
    "PAX2-G3.3",
    "PAX2-GLO.Concession.4",
    "PAX2-GLO.Border.5",
)
@EACH_EDITION
def test_a_concession_off_the_route_earns_nothing(edition: int) -> None:
    g = pax_position(edition=edition)
    saturate(g, *g.box.lands)
    g.concessions = {border("france", "aragon"): 1, border("byzantium", "mamluk"): 1}
    for side in ("east", "west"):
        fair(g, side, profits=5)
    assert gains(g) == [2, 0, 0]


@pytest.mark.rule("PAX1-GL.Border.6", "PAX1-GL.Concession.2", "PAX2-G3.3")
@EACH_EDITION
def test_the_border_of_france_and_the_empire_earns_on_the_white_route(edition: int) -> None:
    g = pax_position(edition=edition)
    saturate(g, *g.box.lands)
    g.concessions = {AUGSBURG: 1}
    fair(g, "west")
    assert gains(g) == [1, 1, 0]


@pytest.mark.rule("PAX1-G2.3", "PAX2-G2.3", "PAX2-G.2")
@EACH_EDITION
def test_the_initiator_is_paid_first_and_may_be_paid_again_for_his_concessions(
    edition: int,
) -> None:
    g = pax_position(edition=edition)
    saturate(g, *g.box.lands)
    g.concessions = {FIRST_CROSSING: 0}
    heard = listen(g)
    fair(g, "east", profits=2)
    assert heard[1] == InitiatorPaid(0, 1)
    assert gains(g) == [2, 0, 0]


# -- levies ----------------------------------------------------------------------------------


@pytest.mark.rule(
    "PAX1-G4.2",
    "PAX1-G4.3",
    "PAX1-GL.Levy.1",
    "PAX1-GL.Levy.3",
    "PAX2-G4.2",
    "PAX2-G4.3",
    "PAX2-B6.3",
    "PAX2-GLO.Levy.1",
    "PAX2-GLO.Levy.2",
)
@EACH_EDITION
def test_a_levy_is_what_the_icon_of_the_chosen_city_shows(edition: int) -> None:
    g = pax_position(edition=edition)
    run(levy(g, 1, "france"), [("levy", "lyon")])
    icons = g.box.lands["france"].icons["feudal"]
    assert g.cities == {"lyon": icons["lyon"]}
    g.states["france"] = "reformation"
    run(levy(g, 1, "france"), [("levy", "paris")])
    assert g.cities["paris"] == g.box.lands["france"].icons["reformation"]["paris"]


@pytest.mark.rule("PAX1-G4.5", "PAX1-GL.Levy.2", "PAX2-G4.5", "PAX2-GLO.Saturation.3")
@EACH_EDITION
def test_a_saturated_map_card_gets_no_levy(edition: int) -> None:
    g = pax_position(edition=edition)
    stand(g, buda="rook_islamic", varna="rook_islamic")
    run(levy(g, 0, "hungary"))
    assert g.cities == {"buda": "rook_islamic", "varna": "rook_islamic"}


@pytest.mark.rule("PAX1-G4.4", "PAX1-GL.Levy.2", "PAX2-G4.4", "PAX2-GLO.Saturation.4")
@EACH_EDITION
def test_constantinople_is_open_while_it_has_fewer_than_three_tokens(edition: int) -> None:
    g = pax_position(edition=edition)
    stand(g, modon="rook_islamic", rhodes="rook_islamic", constantinople_1="rook_islamic")
    stand(g, constantinople_3="knight_islamic")
    run(levy(g, 0, "ottoman"))
    assert g.cities["constantinople_2"] == "knight_islamic"
    tokens = dict(g.cities)
    run(levy(g, 0, "ottoman"))
    assert g.cities == tokens


@pytest.mark.rule("PAX1-C1.9", "PAX1-B5.12", "PAX1-GL.Emporium.2", "PAX2-B6.15", "PAX2-C1.3")
@EACH_EDITION
def test_no_levy_in_a_blocked_emporium(edition: int) -> None:
    g = pax_position(edition=edition)
    asks: list[Ask] = []
    run(levy(g, 0, "portugal"), [("levy", "toledo")], asks=asks)
    assert set(asks[0].options) == {("levy", "toledo"), ("levy", "granada")}


@pytest.mark.rule("PAX1-G4.1")
def test_a_levy_needs_a_token_in_the_reserve() -> None:
    g = pax_position()
    own(g, 0, "aragon")
    g.repressed["aragon"] = ["knight_catholic"] * 10
    icons = g.box.lands["hungary"].icons["feudal"]
    assert icons["buda"] == "knight_catholic"
    asks: list[Ask] = []
    run(levy(g, 0, "hungary"), asks=asks)
    assert asks == []
    assert "buda" not in g.cities
    assert len(g.cities) == (icons["varna"] != "knight_catholic")


# -- abilities and the variant ---------------------------------------------------------------


@pytest.mark.rule("PAX1-GL.Ability.2", "PAX1-A1.1", "PAX2-A1.1", "PAX2-GLO.Ability.2")
@pytest.mark.parametrize(
    "cards, share",
    [
        (["michelangelo"], 2),
        (["india_armada"], 2),
        (["india_armada", "almeida_armada"], 4),
        (["michelangelo", "india_armada", "almeida_armada"], 8),
    ],
)
@EACH_EDITION
def test_concessions_that_count_double_take_double_and_effects_add_up(
    cards: list[str], share: int, edition: int
) -> None:
    g = pax_position(variants=["expansion"], edition=edition)
    saturate(g, *g.box.lands)
    g.emporia["white"] = "spice_islands"
    own(g, 1, *twins(g, *cards))
    g.concessions = {AUGSBURG: 1}
    fair(g, "west", profits=20)
    assert gains(g)[1] == share


@pytest.mark.rule("PAX1-A1.1", "PAX2-A1.1")
@EACH_EDITION
def test_the_cape_of_good_hope_doubles_only_fairs_from_the_spice_islands(edition: int) -> None:
    g = pax_position(edition=edition)
    saturate(g, *g.box.lands)
    own(g, 1, twin(g, "india_armada"))
    g.concessions = {AUGSBURG: 1}
    fair(g, "west", profits=9)
    assert gains(g)[1] == 1


@pytest.mark.rule("PAX1-G5.2", "PAX1-GL.Ability.1", "PAX2-G5.2")
@EACH_EDITION
def test_a_double_concession_takes_what_is_left_and_none_when_silenced(edition: int) -> None:
    g = pax_position(variants=["expansion"], edition=edition)
    saturate(g, *g.box.lands)
    michelangelo = twin(g, "michelangelo")
    own(g, 1, michelangelo)
    g.concessions = {FIRST_CROSSING: 1, TO_MAMLUK: 2}
    fair(g, "east", profits=2)
    assert gains(g) == [1, 1, 0]
    g.market["east"].cards[0] = twin(g, "the_grim")
    g.bishops[michelangelo] = "catholic"
    fair(g, "east", profits=4)
    assert gains(g) == [2, 2, 1]


@pytest.mark.rule("PAX1-G6.1", "PAX2-G6.1")
@EACH_EDITION
def test_with_bankruptcy_the_initiator_gets_nothing_and_one_florin_travels(edition: int) -> None:
    g = pax_position(players=2, variants=["bankruptcy"], edition=edition)
    saturate(g, *g.box.lands)
    g.concessions = {FIRST_CROSSING: 1}
    fair(g, "east", profits=1)
    assert gains(g) == [0, 1]


@pytest.mark.rule("PAX1-G6.1", "PAX2-G6.1")
@EACH_EDITION
def test_with_bankruptcy_a_single_florin_still_levies(edition: int) -> None:
    g = pax_position(players=2, variants=["bankruptcy"], edition=edition)
    saturate(g, *g.box.lands)
    del g.cities["caffa"]
    g.concessions = {FIRST_CROSSING: 1}
    fair(g, "east", profits=1)
    assert g.cities["caffa"] == "knight_catholic"
