"""Playing a card (E2): its half, its one-shot, and agents who may, or must, be placed."""

from __future__ import annotations

from contextlib import suppress

import pytest

from stolnik.engine.flow import DONE, NO, YES, Ask, Move
from stolnik.engine.refusal import Refusal
from stolnik.games.pax_renaissance.box.components import Agent
from stolnik.games.pax_renaissance.chapters.agents import place_agents, refuse_agent
from stolnik.games.pax_renaissance.chapters.ops.siege import siege
from stolnik.games.pax_renaissance.chapters.play_card import play_card, refuse_one_shot
from stolnik.games.pax_renaissance.chapters.selling import sell
from stolnik.games.pax_renaissance.chapters.tableau import discard, seat_of
from stolnik.games.pax_renaissance.chapters.tokens import reserve
from stolnik.games.pax_renaissance.chapters.wars.campaign import refuse_campaign
from stolnik.games.pax_renaissance.events import (
    AgentPlaced,
    Apostasy,
    BattleBegan,
    BishopEntered,
    ConcessionPlaced,
    DietOfWorms,
    EmporiumOpened,
    OneShotLaunched,
)
from stolnik.games.pax_renaissance.state import Pax
from tests.games.pax_renaissance.position import (
    border,
    crown,
    first_ask,
    hold,
    listen,
    own,
    run,
    stand,
)
from tests.games.pax_renaissance.running import icon
from tests.games.pax_renaissance.second.cards import (
    BANK_OF_ST_GEORGE,
    CROMWELL,
    DUKE_OF_MILAN,
    FLANDERS_GUILD,
    GENOESE_FLEET,
    HANSEATIC_LEAGUE,
    HOLY_LAND_CRUSADE,
    HOUSE_OF_BORGIA,
    ISABELLA,
    JESUITS,
    KINGMAKER,
    LUTHER,
    ORATORY,
    OTTOMAN_NAVY,
    SPANISH_TERCIO,
    THE_BOLD,
    THE_HANDSOME,
    THE_HIDDEN,
    VLAD,
    WANGARA,
    ZIONIST_STATE,
    ZWARTE_HOOP,
)
from tests.games.pax_renaissance.second.second import enthrone, second

LAST_KNIGHT = "pren022"  # West, Holy Roman Empire: a red knight, conspiracy
SWABIAN_LEAGUE = "pren027"  # West, Holy Roman Empire: 2 knights, apostasy reformation/catholic
TOLFA_ALUM = "pren148x"  # West, Papal States: 2 pawns and no one-shot
WEST = ("england", "france", "holy_roman_empire", "portugal", "aragon", "papal_states")
LAND = border("france", "aragon")


def asked(g: Pax, card: str, *answers: Move) -> list[Ask]:
    """All questions while seat 0 plays a card from his hand and gives these answers."""
    asks: list[Ask] = []
    hold(g, 0, card)
    run(play_card(g, 0, card), answers, asks=asks)
    return asks


def first_question(g: Pax, card: str) -> Ask:
    """What seat 0 is asked first when he plays a card from his hand."""
    hold(g, 0, card)
    return first_ask(play_card(g, 0, card))


def ways(g: Pax, card: str) -> set[Move]:
    """All ways to place the first agent of a card in the tableau, if none has to be."""
    ask = first_ask(place_agents(g, 0, card, g.box.cards[card].agents))
    return {*ask.options} - {DONE}


# -- into the tableau --------------------------------------------------------------------------


@pytest.mark.rule("PAX2-C3.2", "PAX2-E2.1", "PAX2-B5.1")
def test_a_card_goes_to_the_outer_end_of_the_half_of_its_ribbon_whatever_its_location() -> None:
    g = second()
    own(g, 0, VLAD, LUTHER)
    asked(g, WANGARA, NO, DONE)  # an east card, located in Aragon
    asked(g, HOLY_LAND_CRUSADE, DONE)  # a west card, located in Mamluk
    assert g.players[0].east == [VLAD, WANGARA]
    assert g.players[0].west == [LUTHER, HOLY_LAND_CRUSADE]


# -- the announcement --------------------------------------------------------------------------


@pytest.mark.rule("PAX2-A2.7", "PAX2-A2.8", "PAX2-B5.5", "PAX2-E2.2")
@pytest.mark.parametrize(
    "card, answer",
    [
        (ISABELLA, ("marry", "aragon")),
        (THE_BOLD, ("attack", "france")),
        (FLANDERS_GUILD, ("attack", "france")),
        (JESUITS, ("attack", "aragon")),
        (LUTHER, ("attack", "holy_roman_empire")),
        (THE_HANDSOME, ("attack", "hungary")),
        (SWABIAN_LEAGUE, YES),
        (WANGARA, YES),
    ],
    ids=[
        "coronation",
        "conspiracy",
        "peasant revolt",
        "crusade",
        "reformation",
        "jihad",
        "apostasy",
        "trade shift",
    ],
)
def test_who_plays_a_bomb_decides_before_all_else_whether_it_goes_off(
    card: str, answer: Move
) -> None:
    g = second()
    stand(g, algiers="rook_islamic", valencia="rook_catholic")
    stand(g, vienna="rook_catholic", buda="knight_catholic")
    ask = first_question(g, card)
    assert ask.topic in ("one_shot", "coronation")
    assert ask.options[0] == NO
    assert answer in ask.options


@pytest.mark.rule("PAX2-E2.9", "PAX2-B5.9")
def test_without_the_one_shot_agents_are_optional() -> None:
    for answers in ([NO, DONE], [NO, ("place", "knight_catholic", "lubeck"), DONE]):
        g = second()
        asks = asked(g, SWABIAN_LEAGUE, *answers)
        assert all(DONE in ask.options for ask in asks[1:])
        assert len(g.cities) == len(answers) - 2


# -- agents of a one-shot without battle ---------------------------------------------------------


@pytest.mark.rule("PAX2-D1.7", "PAX2-E2.3")
def test_a_trade_shift_must_deploy_its_agent_and_does_so_before_the_disc_moves() -> None:
    g = second()
    heard = listen(g)
    asks = asked(g, WANGARA, YES, ("place", "rook_islamic", "algiers"))
    assert set(asks[1].options) == {  # neither to decline, nor the city that is still covered
        ("place", "rook_islamic", "algiers"),
        ("place", "rook_islamic", "valencia"),
    }
    told = [type(event) for event in heard]
    assert told.index(OneShotLaunched) < told.index(AgentPlaced) < told.index(EmporiumOpened)


@pytest.mark.rule("PAX2-D1.7", "PAX2-E2.3")
def test_an_apostasy_must_deploy_all_its_agents_before_cards_are_discarded() -> None:
    g = second()
    own(g, 1, JESUITS, LUTHER)
    heard = listen(g)
    places = [("place", "knight_catholic", city) for city in ("lubeck", "vienna")]
    asks = asked(g, SWABIAN_LEAGUE, YES, *places)
    assert all(DONE not in ask.options for ask in asks[1:])
    told = [type(event) for event in heard]
    assert told.count(AgentPlaced) == 2
    assert told.index(Apostasy) > told.index(AgentPlaced) + 1
    assert g.players[1].west == []


@pytest.mark.rule("PAX2-E2.3", "PAX2-E2.14", "PAX2-D1.7")
def test_agents_who_must_be_deployed_must_be_paid_for_too() -> None:
    g = second(florins=2)
    stand(g, lubeck="rook_catholic", nurnberg="rook_catholic", vienna="rook_catholic")
    ousts: list[Move] = [("oust", "knight_catholic", city) for city in ("lubeck", "vienna")]
    asked(g, SWABIAN_LEAGUE, YES, *ousts)
    assert g.players[0].florins == 0
    assert g.repressed == {"holy_roman_empire": ["rook_catholic"] * 2}


@pytest.mark.rule("PAX2-E2.4", "PAX2-D1.7")
@pytest.mark.parametrize("florins, possible", [(0, False), (1, False), (2, True)])
def test_without_places_or_florins_for_all_agents_the_one_shot_is_cancelled(
    florins: int, possible: bool
) -> None:
    g = second(florins=florins)
    stand(g, lubeck="rook_catholic", nurnberg="rook_catholic", vienna="rook_catholic")
    own(g, 0, SWABIAN_LEAGUE)
    refusal = refuse_one_shot(g, 0, SWABIAN_LEAGUE)
    assert refusal == (None if possible else Refusal("PAX2-E2.4"))


@pytest.mark.rule("PAX2-E2.4", "PAX2-E2.21", "PAX2-E2.9")
def test_a_cancelled_one_shot_is_not_asked_about_and_leaves_the_agents_optional() -> None:
    g = second()
    own(g, 1, JESUITS, LUTHER)
    for sea in ("england", "holy_roman_empire"):
        g.pirates[border("france", sea)] = "islamic"
    g.players[0].florins = 0
    g.concessions[LAND] = 1
    assert asked(g, HANSEATIC_LEAGUE) == []  # no border of France is open to the pawn
    assert g.emporia["black"] == "tana"
    g.players[0].florins = 1
    discard(g, HANSEATIC_LEAGUE)
    g.discards.remove(HANSEATIC_LEAGUE)
    ask = first_question(g, HANSEATIC_LEAGUE)
    assert list(ask.options) == [NO, YES]


@pytest.mark.rule("PAX2-E2.8")
@pytest.mark.parametrize(
    "card, answers",
    [
        (WANGARA, [YES, ("place", "rook_islamic", "algiers")]),
        (ISABELLA, [("marry", "aragon"), DONE]),
        (
            SWABIAN_LEAGUE,
            [YES, *(("place", "knight_catholic", city) for city in ("lubeck", "vienna"))],
        ),
    ],
    ids=["trade shift", "coronation", "apostasy"],
)
def test_trade_shift_coronation_and_apostasy_cause_no_battle(
    card: str, answers: list[Move]
) -> None:
    g = second()
    stand(g, valencia="rook_islamic", nurnberg="rook_islamic")
    heard = listen(g)
    asked(g, card, *answers)
    assert any(isinstance(event, OneShotLaunched) for event in heard)
    assert not any(isinstance(event, BattleBegan) for event in heard)


# -- agents of a war -----------------------------------------------------------------------------


@pytest.mark.rule("PAX2-E2.5")
@pytest.mark.parametrize(
    "card, empire, agents",
    [
        (THE_BOLD, "france", ["knight_catholic"] * 2),
        (KINGMAKER, "england", ["rook_catholic", "rook_reformation"]),
        (FLANDERS_GUILD, "france", ["pawn_0"]),
        (BANK_OF_ST_GEORGE, "byzantium", ["pawn_0"]),  # a conspiracy
        (ZWARTE_HOOP, "france", ["pirate_islamic"]),
        (LUTHER, "holy_roman_empire", ["rook_reformation"] * 2),
    ],
)
def test_knights_rooks_pirates_and_pawns_of_the_card_attack(
    card: str, empire: str, agents: list[str]
) -> None:
    g = second()
    stand(g, london="knight_catholic", paris="knight_catholic", vienna="knight_catholic")
    stand(g, bordeaux="knight_catholic", lyon="knight_catholic", lubeck="knight_catholic")
    hold(g, 0, card)
    heard = listen(g)
    flow = play_card(g, 0, card)
    next(flow)
    with suppress(StopIteration):
        flow.send(("attack", empire))
    battle = next(event for event in heard if isinstance(event, BattleBegan))
    assert sorted(battle.attackers) == agents


@pytest.mark.rule("PAX2-E2.5", "PAX2-E2.3")
def test_a_pawn_does_not_fight_in_a_religious_war_but_must_be_placed_after_it() -> None:
    g = second()
    stand(g, cairo="rook_islamic", cyprus="rook_reformation", modon="knight_reformation")
    heard = listen(g)
    asks = asked(
        g,
        ZIONIST_STATE,
        ("attack", "mamluk"),
        ("lose", "cyprus", "rook_reformation"),
        DONE,  # the concession of the new ruler
        ("concession", border("byzantium", "mamluk")),
    )
    battle = next(event for event in heard if isinstance(event, BattleBegan))
    assert sorted(battle.attackers) == ["knight_reformation", "rook_reformation"]
    assert (asks[-1].topic, DONE in asks[-1].options) == ("agents", False)
    assert [event for event in heard if isinstance(event, ConcessionPlaced)] == [
        ConcessionPlaced(0, border("byzantium", "mamluk"))
    ]


@pytest.mark.rule("PAX2-E2.7", "PAX2-D1.7")
@pytest.mark.parametrize("defenders", [0, 1])
def test_a_bishop_must_be_placed_after_the_battle_won_or_lost(defenders: int) -> None:
    g = second()
    g.repressed["aragon"] = ["knight_reformation"]
    if defenders:
        stand(g, algiers="rook_islamic")
    answers: list[Move] = [("attack", "aragon")]
    if not defenders:
        answers += [("settle", "knight_reformation", "valencia"), DONE]
    heard = listen(g)
    asks = asked(g, HOUSE_OF_BORGIA, *answers, ("bishop", "catholic", "england"))
    assert seat_of(g, "aragon") == (None if defenders else 0)
    assert DONE not in asks[-1].options
    told = [type(event) for event in heard]
    assert told.index(BishopEntered) > told.index(BattleBegan)
    assert g.bishops == {"england": "catholic"}  # on its throne


# -- bishops -------------------------------------------------------------------------------------


@pytest.mark.rule("PAX2-E2.10", "PAX2-E2.11", "PAX2-B5.2")
def test_a_bishop_goes_onto_his_card_or_any_card_or_throne_of_its_location() -> None:
    g = second()
    own(g, 0, JESUITS, THE_BOLD)
    own(g, 1, DUKE_OF_MILAN, CROMWELL, SPANISH_TERCIO, "ottoman")
    assert ways(g, JESUITS) == {
        ("bishop", "catholic", JESUITS),
        ("bishop", "catholic", DUKE_OF_MILAN),
        ("bishop", "catholic", SPANISH_TERCIO),  # in the West
        ("bishop", "catholic", "aragon"),  # on its throne
    }
    for card in (CROMWELL, "france", "ottoman"):
        refusal = refuse_agent(g, 0, JESUITS, ("bishop", "catholic", card))
        assert refusal == Refusal("PAX2-E2.11", {"empire": ["aragon"]}, "location")
    nowhere = refuse_agent(g, 0, JESUITS, ("bishop", "catholic", THE_HIDDEN))
    assert nowhere == Refusal("PAX2-E2.11")


@pytest.mark.rule("PAX2-E2.11")
def test_the_bishop_of_a_card_of_the_whole_west_reaches_all_western_thrones() -> None:
    g = second()
    own(g, 0, HOUSE_OF_BORGIA)
    assert ways(g, HOUSE_OF_BORGIA) == {
        ("bishop", "catholic", card) for card in (HOUSE_OF_BORGIA, *WEST)
    }


@pytest.mark.rule("PAX2-E2.11")
def test_a_bishop_may_enter_either_card_of_a_royal_couple() -> None:
    g = second()  # 2e R13
    own(g, 0, JESUITS)
    own(g, 1, "aragon")
    crown(g, ISABELLA, "aragon")
    assert ("bishop", "catholic", "aragon") in ways(g, JESUITS)
    assert ("bishop", "catholic", ISABELLA) in ways(g, JESUITS)


@pytest.mark.rule("PAX2-E2.12")
def test_a_bishop_placed_on_a_throne_pacifies_or_meets_the_bishop_there() -> None:
    g = second()
    enthrone(g, "aragon", repressed=["pawn_1", "rook_islamic"])
    asks = asked(g, JESUITS, ("bishop", "catholic", "aragon"), ("pacify", "rook_islamic"))
    assert list(asks[-1].options) == [NO, ("pacify", "pawn_1"), ("pacify", "rook_islamic")]
    assert g.repressed == {"aragon": ["pawn_1"]}
    heard = listen(g)
    asked(g, ORATORY, NO, DONE)
    run(
        place_agents(g, 0, JESUITS, [Agent("bishop", "reformation")]),
        [("bishop", "reformation", "aragon")],
    )
    assert DietOfWorms(0, "aragon", "reformation", "catholic") in heard
    assert g.bishops == {}


@pytest.mark.rule("PAX2-E2.12")
def test_the_second_bishop_of_a_card_may_meet_the_first() -> None:
    g = second()  # 2e R6
    asked(
        g,
        ORATORY,
        NO,
        ("bishop", "catholic", ORATORY),
        ("bishop", "catholic", ORATORY),
    )
    assert g.bishops == {}


# -- tokens on the map -----------------------------------------------------------------------------


@pytest.mark.rule("PAX2-E2.14", "PAX2-A2.6")
def test_who_is_driven_out_of_a_city_lies_on_the_throne_if_nobody_has_the_empire() -> None:
    g = second()
    stand(g, paris="rook_islamic")
    asked(g, SPANISH_TERCIO, ("oust", "knight_catholic", "paris"))
    assert g.repressed == {"france": ["rook_islamic"]}
    assert g.players[0].florins == 9


@pytest.mark.rule("PAX2-E2.15", "PAX2-E2.14")
def test_the_second_agent_of_a_card_may_drive_out_the_first() -> None:
    g = second()  # 2e R6
    asked(
        g,
        CROMWELL,
        ("place", "knight_reformation", "london"),
        ("oust", "knight_reformation", "london"),
    )
    assert g.cities == {"london": "knight_reformation"}
    assert g.repressed == {"england": ["knight_reformation"]}
    assert g.players[0].florins == 9


@pytest.mark.rule("PAX2-E2.20")
def test_a_second_pawn_may_make_a_serf_of_the_first() -> None:
    g = second()  # 2e R6
    coast = border("papal_states", "ottoman")
    asked(g, TOLFA_ALUM, ("concession", coast), ("supplant", coast, "papal_states"))
    assert g.concessions == {coast: 0}
    assert g.repressed == {"papal_states": ["pawn_0"]}
    assert g.players[0].florins == 9


@pytest.mark.rule("PAX2-E2.17", "PAX2-B1.4")
def test_a_pirate_is_a_ship_of_the_printed_colour() -> None:
    g = second()
    own(g, 0, GENOESE_FLEET)
    sea = border("portugal", "aragon")
    assert ("pirate", "pirate_catholic", sea) in ways(g, GENOESE_FLEET)
    run(
        place_agents(g, 0, GENOESE_FLEET, g.box.cards[GENOESE_FLEET].agents),
        [("pirate", "pirate_catholic", sea)],
    )
    assert g.pirates == {sea: "catholic"}
    assert (reserve(g, "pirate_catholic"), reserve(g, "rook_catholic")) == (5, 10)


@pytest.mark.rule("PAX2-E2.9", "PAX2-B5.8")
@pytest.mark.parametrize(
    "move",
    [
        ("attack", "england"),
        ("place", "knight_catholic", "london"),
        ("pirate", "pirate_catholic", border("england", "france")),
        ("concession", border("england", "france")),
        ("bishop", "catholic", KINGMAKER),
    ],
)
def test_a_card_brings_no_agents_that_it_does_not_show(move: Move) -> None:
    g = second()
    own(g, 0, KINGMAKER)
    assert refuse_agent(g, 0, KINGMAKER, move) == Refusal("PAX2-E2.9")
    assert refuse_agent(g, 0, KINGMAKER, ("place", "rook_catholic", "london")) is None


# -- tokens run out ------------------------------------------------------------------------------


@pytest.mark.rule("PAX2-E2.23")
def test_a_scarce_agent_comes_from_the_repressed_if_its_player_wants_it() -> None:
    for answer, left in ((NO, 7), (("take_repressed", "hungary"), 6)):
        g = second()
        enthrone(g, "hungary", repressed=["knight_reformation"] * 7)
        asks = asked(g, LAST_KNIGHT, NO, ("place", "knight_reformation", "vienna"), answer)
        assert list(asks[-1].options) == [NO, ("take_repressed", "hungary")]
        assert len(g.repressed["hungary"]) == left
        assert len(g.cities) == 7 - left


@pytest.mark.rule("PAX2-E2.23")
def test_if_none_is_repressed_a_scarce_agent_comes_from_any_place_in_play() -> None:
    g = second()
    seas = [sea for sea in sorted(g.box.sea) if "ottoman" not in sea][:4]
    g.pirates = dict.fromkeys(seas, "islamic")
    assert reserve(g, "pirate_islamic") == 0
    target = border("ottoman", "mamluk")
    place: Move = ("pirate", "pirate_islamic", target)
    asks = asked(g, OTTOMAN_NAVY, NO, place, ("take_border", seas[1]))
    assert list(asks[-1].options) == [NO, *(("take_border", sea) for sea in seas)]
    assert (seas[1] in g.pirates, g.pirates[target]) == (False, "islamic")


@pytest.mark.rule("PAX2-GLO.TokenManagement.3")
def test_the_pirate_that_a_scarce_one_would_kill_can_be_the_one_that_is_taken() -> None:
    g = second()
    target = border("ottoman", "mamluk")
    seas = [target, *[sea for sea in sorted(g.box.sea) if "ottoman" not in sea][:3]]
    g.pirates = dict.fromkeys(seas, "islamic")
    assert reserve(g, "pirate_islamic") == 0
    place: Move = ("pirate", "pirate_islamic", target)
    asks = asked(g, OTTOMAN_NAVY, NO, place, ("take_border", target))
    assert list(asks[-1].options) == [NO, *(("take_border", sea) for sea in seas)]
    assert g.pirates == dict.fromkeys(seas, "islamic")  # no second one is lost


@pytest.mark.rule("PAX2-GLO.TokenManagement.3")
def test_who_takes_a_scarce_knight_out_of_its_city_has_nobody_to_repress() -> None:
    g = second()
    full = ("vienna", "london", "paris", "lyon", "buda", "varna", "toledo")
    stand(g, **dict.fromkeys(full, "knight_reformation"))
    florins = g.players[0].florins
    oust: Move = ("oust", "knight_reformation", "vienna")
    asked(g, LAST_KNIGHT, NO, oust, ("take_ruler", "vienna"))
    assert g.cities == dict.fromkeys(full, "knight_reformation")
    assert g.repressed == {}
    assert g.players[0].florins == florins


@pytest.mark.rule("PAX2-GLO.TokenManagement.3")
def test_a_scarce_bishop_may_take_the_place_of_the_one_that_is_taken() -> None:
    g = second()
    own(g, 1, DUKE_OF_MILAN)
    thrones = ("england", "portugal", "france", "aragon")
    g.bishops = dict.fromkeys((DUKE_OF_MILAN, *thrones), "catholic")
    own(g, 0, JESUITS)
    run(
        place_agents(g, 0, JESUITS, [Agent("bishop", "catholic")]),
        [("bishop", "catholic", DUKE_OF_MILAN), ("take_bishop", DUKE_OF_MILAN)],
    )
    assert g.bishops == dict.fromkeys((*thrones, DUKE_OF_MILAN), "catholic")  # no Diet of Worms


@pytest.mark.rule("PAX2-E2.23", "PAX2-E2.3")
def test_a_scarce_agent_of_a_one_shot_cannot_be_declined() -> None:
    g = second()
    enthrone(g, "hungary", repressed=["rook_islamic"] * 5)
    enthrone(g, "ottoman", repressed=["rook_islamic"])
    stand(g, cairo="rook_islamic")
    place: Move = ("place", "rook_islamic", "algiers")
    asks = asked(g, WANGARA, YES, place, ("take_repressed", "ottoman"))
    assert list(asks[-1].options) == [("take_repressed", "hungary"), ("take_repressed", "ottoman")]
    assert "ottoman" not in g.repressed
    assert g.cities == {"cairo": "rook_islamic", "algiers": "rook_islamic"}


# -- gambits, and what comes after -----------------------------------------------------------------


@pytest.mark.rule("PAX2-E2.24")
def test_a_one_shot_may_turn_against_an_empire_of_ones_own() -> None:
    g = second()
    own(g, 0, "france")
    asked(
        g,
        FLANDERS_GUILD,
        ("attack", "france"),
        ("settle", "pawn_0", LAND),
        DONE,
    )
    assert g.republics == ["france"]
    assert seat_of(g, "france") == 0


@pytest.mark.rule("PAX2-E2.25")
def test_a_campaign_cannot_be_a_gambit() -> None:
    g = second()
    own(g, 0, "france", "england")
    stand(g, paris="knight_catholic")
    assert refuse_campaign(g, 0, "france", "england") == Refusal("PAX2-F9.3")
    assert refuse_campaign(g, 0, "france", "aragon") is None


@pytest.mark.rule("PAX2-E2.26", "PAX2-E2.27")
def test_a_card_and_its_agents_go_their_own_ways() -> None:
    g = second()
    asked(g, THE_BOLD, NO, *(("place", "knight_catholic", city) for city in ("paris", "lyon")))
    own(g, 0, FLANDERS_GUILD)
    siege(g, 0, FLANDERS_GUILD, icon(g, FLANDERS_GUILD, "siege")[1], "paris")
    assert g.players[0].west == [THE_BOLD, FLANDERS_GUILD]  # the death of a knight hurts no card
    run(sell(g, 0, THE_BOLD))
    assert g.cities == {"lyon": "knight_catholic"}  # and the card's end no knight
