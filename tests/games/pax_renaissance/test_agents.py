"""Agents: the tokens that a played card brings to the map and into the tableaux."""

import pytest

from stolnik.engine.flow import DONE, NO, Ask, Move
from stolnik.engine.refusal import Refusal
from stolnik.games.pax_renaissance.box.components import Agent
from stolnik.games.pax_renaissance.chapters.agents import (
    muster,
    place_agents,
    refuse_agent,
    token_of,
)
from stolnik.games.pax_renaissance.chapters.bishops import (
    enter_card,
)
from stolnik.games.pax_renaissance.chapters.scarce_tokens import obtain
from stolnik.games.pax_renaissance.chapters.tableau import location, silenced
from stolnik.games.pax_renaissance.chapters.tokens import bishops_left, concessions_at, reserve
from stolnik.games.pax_renaissance.chapters.trade_fair import hold_fair
from stolnik.games.pax_renaissance.events import BorderTokenKilled, DietOfWorms, RulerRepressed
from stolnik.games.pax_renaissance.state import Pax
from tests.games.pax_renaissance.both import EACH_EDITION, cited, twin, twins
from tests.games.pax_renaissance.position import (
    border,
    box,
    crown,
    first_ask,
    hold,
    listen,
    own,
    pax_position,
    run,
    saturate,
    stand,
    vassal,
)


def place(g: Pax, card: str, *answers: Move, asks: list[Ask] | None = None) -> None:
    """Seat 0 places the agents of a card that already lies in the tableau."""
    run(place_agents(g, 0, card, g.box.cards[card].agents), answers, asks=asks)


def ways(g: Pax, card: str) -> list[Move]:
    """All ways to place the first agent, not to place any left out."""
    options = list(first_ask(place_agents(g, 0, card, g.box.cards[card].agents)).options)
    assert options[0] == DONE
    return options[1:]


# -- which tokens ---------------------------------------------------------------------------------


@pytest.mark.rule("PAX1-B4.2", "PAX1-E2b.15", "PAX2-B5.10", "PAX2-E2.19")
@EACH_EDITION
def test_a_pawn_agent_has_the_colour_of_the_player_who_plays_the_card(edition: int) -> None:
    assert token_of(pax_position(edition=edition), Agent("pawn"), 0) == "pawn_0"
    assert token_of(pax_position(edition=edition), Agent("pawn"), 2) == "pawn_2"


@pytest.mark.rule("PAX1-GL.Religion.1")
def test_every_agent_but_a_pawn_has_one_of_three_religions() -> None:
    agents = [a for card in box("expansion", "promo_cards").cards.values() for a in card.agents]
    for agent in agents:
        if agent.piece == "pawn":
            assert agent.religion is None
        else:
            assert agent.religion in ("catholic", "islamic", "reformation")


@pytest.mark.rule(
    "PAX1-B4.1", "PAX1-E2b.3", "PAX1-GL.Agents.1", "PAX2-A2.5", "PAX2-B5.8", "PAX2-E2.9"
)
@EACH_EDITION
def test_agents_come_in_the_number_and_colour_that_the_card_shows(edition: int) -> None:
    g = pax_position(edition=edition)
    kingmaker = twin(g, "kingmaker")
    own(g, 0, kingmaker)
    asks: list[Ask] = []
    place(
        g,
        kingmaker,
        ("place", "rook_catholic", "london"),
        ("place", "rook_reformation", "bordeaux"),
        asks=asks,
    )
    assert g.cities == {"london": "rook_catholic", "bordeaux": "rook_reformation"}
    assert {move[1] for move in asks[0].options[1:]} == {"rook_catholic", "rook_reformation"}
    assert {move[1] for move in asks[1].options[1:]} == {"rook_reformation"}


@pytest.mark.rule("PAX1-E2b.3")
@pytest.mark.parametrize(
    "move",
    [
        ("attack", "england"),
        ("place", "knight_catholic", "london"),
        ("pirate", "rook_catholic", border("england", "france")),
        ("concession", border("england", "france")),
        ("bishop", "catholic", "kingmaker"),
    ],
)
def test_a_card_brings_no_agents_that_it_does_not_show(move: Move) -> None:
    g = pax_position()
    own(g, 0, "kingmaker")
    assert refuse_agent(g, 0, "kingmaker", move) == Refusal("PAX1-E2b.3")
    assert refuse_agent(g, 0, "kingmaker", ("place", "rook_catholic", "london")) is None


@pytest.mark.rule("PAX1-E2b.2", "PAX1-A2.5", "PAX1-D1.5", "PAX2-B5.9", "PAX2-D1.6", "PAX2-E2.9")
@pytest.mark.parametrize("placed", [0, 1, 2])
@EACH_EDITION
def test_all_some_or_none_of_the_agents_may_be_placed(placed: int, edition: int) -> None:
    g = pax_position(edition=edition)
    knights = twin(g, "teutonic_knights")
    own(g, 0, knights)
    cities = ("vienna", "lubeck")[:placed]
    answers: list[Move] = [("place", "knight_catholic", city) for city in cities]
    place(g, knights, *answers, *([] if placed == 2 else [DONE]))
    assert tuple(g.cities) == cities


# -- knights and rooks ----------------------------------------------------------------------------


@pytest.mark.rule(
    "PAX1-E2b.7",
    "PAX1-B4.8",
    "PAX1-GL.Location.1",
    "PAX1-E2b.10",
    "PAX1-GL.City.2",
    "PAX2-A2.5",
    "PAX2-B5.2",
    "PAX2-E2.13",
    "PAX2-E2.16",
)
@EACH_EDITION
def test_a_knight_goes_to_any_city_of_the_location_whatever_its_icon(edition: int) -> None:
    g = pax_position(edition=edition)
    the_bold = twin(g, "the_bold")
    own(g, 0, the_bold)
    assert set(ways(g, the_bold)) == {
        ("place", "knight_catholic", "paris"),
        ("place", "knight_catholic", "bruges"),  # a rook's icon
        ("place", "knight_catholic", "lyon"),
    }
    refusal = refuse_agent(g, 0, the_bold, ("place", "knight_catholic", "london"))
    assert refusal == Refusal(
        cited(g, "PAX1-E2b.7", "PAX2-E2.13"), {"empire": ["france"]}, "location"
    )


@pytest.mark.rule("PAX1-E2b.10", "PAX1-GL.City.2", "PAX2-E2.16")
@EACH_EDITION
def test_a_token_may_stand_on_an_icon_of_another_colour(edition: int) -> None:
    g = pax_position(edition=edition)
    wangara = twin(g, "soninke_wangara")
    own(g, 0, wangara)
    place(g, wangara, ("place", "rook_islamic", "valencia"))
    assert g.cities == {"valencia": "rook_islamic"}


@pytest.mark.rule("PAX1-B5.12", "PAX1-GL.Emporium.2", "PAX2-B6.15", "PAX2-C1.3")
@EACH_EDITION
def test_no_agent_enters_a_blocked_emporium(edition: int) -> None:
    g = pax_position(edition=edition)
    wangara = twin(g, "soninke_wangara")
    own(g, 0, wangara)
    assert ("place", "rook_islamic", "timbuktu") not in ways(g, wangara)
    refusal = refuse_agent(g, 0, wangara, ("place", "rook_islamic", "timbuktu"))
    assert refusal == Refusal(cited(g, "PAX1-B5.12", "PAX2-B6.15"))
    g.emporia["black"] = "timbuktu"
    assert ("place", "rook_islamic", "timbuktu") in ways(g, wangara)


@pytest.mark.rule(
    "PAX1-E2b.8", "PAX1-A2.6", "PAX1-GL.Repress.3", "PAX2-A2.6", "PAX2-E2.14", "PAX2-GLO.Repress.2"
)
@EACH_EDITION
def test_a_token_in_the_city_is_repressed_for_a_florin(edition: int) -> None:
    g = pax_position(florins=3, edition=edition)
    klephts = twin(g, "greek_klephts")
    own(g, 0, klephts)
    own(g, 1, "ottoman")
    stand(g, modon="knight_catholic")
    heard = listen(g)
    place(g, klephts, ("oust", "rook_reformation", "modon"))
    assert g.cities == {"modon": "rook_reformation"}
    assert g.repressed == {"ottoman": ["knight_catholic"]}
    assert g.players[0].florins == 2
    assert RulerRepressed(0, "knight_catholic", "modon", "ottoman", florins=-1) in heard


@pytest.mark.rule("PAX1-E2b.8", "PAX1-GL.Repress.3", "PAX2-E2.14", "PAX2-GLO.Repress.2")
@EACH_EDITION
def test_each_repressed_token_costs_a_florin(edition: int) -> None:
    g = pax_position(florins=3, edition=edition)
    cromwell = twin(g, "cromwell")
    own(g, 0, cromwell)
    stand(g, london="rook_catholic", bordeaux="knight_catholic")
    place(
        g,
        cromwell,
        ("oust", "knight_reformation", "london"),
        ("oust", "knight_reformation", "bordeaux"),
    )
    assert g.players[0].florins == 1


@pytest.mark.rule("PAX1-E2b.8", "PAX2-E2.14")
@EACH_EDITION
def test_without_a_florin_only_empty_cities_are_open(edition: int) -> None:
    g = pax_position(florins=0, edition=edition)
    cromwell = twin(g, "cromwell")
    own(g, 0, cromwell)
    stand(g, london="rook_catholic")
    assert ways(g, cromwell) == [("place", "knight_reformation", "bordeaux")]
    refusal = refuse_agent(g, 0, cromwell, ("oust", "knight_reformation", "london"))
    assert refusal == Refusal(
        cited(g, "PAX1-E2b.8", "PAX2-E2.14"), {"florins": 1, "have": 0}, "price"
    )


@pytest.mark.rule("PAX1-E2b.8", "PAX1-E2b.16")
def test_an_occupied_place_is_never_entered_without_repressing() -> None:
    g = pax_position()
    own(g, 0, "cromwell", "flanders_guild")
    stand(g, london="rook_catholic")
    move: Move = ("place", "knight_reformation", "london")
    assert move not in ways(g, "cromwell")
    assert refuse_agent(g, 0, "cromwell", move) == Refusal("PAX1-E2b.8")
    shore = border("england", "france")
    g.concessions[shore] = 1
    move = ("concession", shore)
    assert move not in ways(g, "flanders_guild")
    assert refuse_agent(g, 0, "flanders_guild", move) == Refusal("PAX1-E2b.16")
    elsewhere: Move = ("supplant", shore, "england")  # the card is located in France
    assert refuse_agent(g, 0, "flanders_guild", elsewhere) == Refusal(
        "PAX1-GL.Repress.7", {"empire": ["france"]}, "location"
    )
    far = border("ottoman", "mamluk")
    g.concessions[far] = 1
    for move in (("supplant", far, "mamluk"), ("concession", far)):
        assert refuse_agent(g, 0, "flanders_guild", move) == Refusal(
            "PAX1-E2b.15", {"empire": ["france"]}, "location"
        )


@pytest.mark.rule("PAX1-E2b.9", "PAX2-E2.15")
@EACH_EDITION
def test_an_agent_may_repress_a_token_of_its_own_kind_and_colour(edition: int) -> None:
    g = pax_position(edition=edition)
    cromwell = twin(g, "cromwell")
    own(g, 0, cromwell, "england")
    stand(g, london="knight_reformation")
    place(g, cromwell, ("oust", "knight_reformation", "london"), DONE)
    assert g.cities == {"london": "knight_reformation"}
    assert g.repressed == {"england": ["knight_reformation"]}


@pytest.mark.rule("PAX1-E2b.11", "PAX2-GLO.City.2")
@EACH_EDITION
def test_constantinople_has_three_places_and_no_more(edition: int) -> None:
    g = pax_position(florins=0, edition=edition)
    cem = twin(g, "cem_anti_hostage")
    own(g, 0, cem)
    stand(g, constantinople_1="rook_islamic", constantinople_2="knight_islamic")
    open_places = [move[2] for move in ways(g, cem)]
    assert open_places == ["constantinople_3", "modon", "rhodes"]
    stand(g, constantinople_3="knight_islamic")
    assert [move[2] for move in ways(g, cem)] == ["modon", "rhodes"]


# -- pirates --------------------------------------------------------------------------------------


@pytest.mark.rule(
    "PAX1-E2b.12",
    "PAX1-B4.8",
    "PAX1-GL.Location.9",
    "PAX2-B5.2",
    "PAX2-B6.9",
    "PAX2-E2.17",
    "PAX2-GLO.Pirate.2",
)
@EACH_EDITION
def test_a_pirate_goes_to_a_sea_border_of_the_location(edition: int) -> None:
    g = pax_position(edition=edition)
    fleet = twin(g, "genoese_fleet")
    pirate = g.box.edition.ships["catholic"]
    own(g, 0, fleet)
    assert set(ways(g, fleet)) == {
        ("pirate", pirate, border("portugal", "aragon")),
        ("pirate", pirate, border("aragon", "papal_states")),
    }
    by_land: Move = ("pirate", pirate, border("france", "aragon"))
    assert refuse_agent(g, 0, fleet, by_land) == Refusal(
        cited(g, "PAX1-GL.Location.9", "PAX2-GLO.Pirate.1")
    )
    elsewhere: Move = ("pirate", pirate, border("ottoman", "mamluk"))
    assert refuse_agent(g, 0, fleet, elsewhere) == Refusal(
        cited(g, "PAX1-E2b.12", "PAX2-E2.17"), {"empire": ["aragon"]}, "location"
    )


@pytest.mark.rule("PAX1-E2b.12", "PAX1-GL.Pirate.1", "PAX1-GL.Rook.1")
def test_a_pirate_is_a_rook_at_sea_and_a_rook_is_one_in_a_city() -> None:
    g = pax_position()
    own(g, 0, "genoese_fleet", "duke_of_milan")
    place(g, "genoese_fleet", ("pirate", "rook_catholic", border("portugal", "aragon")))
    assert g.pirates == {border("portugal", "aragon"): "catholic"}
    assert reserve(g, "rook_catholic") == 9
    stand(g, valencia="rook_catholic")
    assert reserve(g, "rook_catholic") == 8
    assert g.pirates == {border("portugal", "aragon"): "catholic"}


@pytest.mark.rule("PAX1-E2b.13", "PAX1-GL.Border.2")
def test_sea_borders_are_those_that_a_trade_route_crosses() -> None:
    crossed = {b for route in box().routes.values() for b in route.borders}
    assert box().sea == crossed
    assert border("france", "aragon") not in crossed


@pytest.mark.rule(
    "PAX1-E2b.14",
    "PAX1-GL.Pirate.2",
    "PAX1-GL.Kill.1",
    "PAX1-A2.6",
    "PAX2-A2.6",
    "PAX2-E2.18",
    "PAX2-GLO.Pirate.3",
)
@EACH_EDITION
def test_a_pirate_kills_a_concession_at_no_cost(edition: int) -> None:
    g = pax_position(florins=0, edition=edition)
    fleet = twin(g, "genoese_fleet")
    ships = g.box.edition.ships
    own(g, 0, fleet)
    own(g, 1, "aragon")
    sea = border("aragon", "papal_states")
    g.concessions[sea] = 1
    heard = listen(g)
    place(g, fleet, ("pirate", ships["catholic"], sea))
    assert g.pirates == {sea: "catholic"}
    assert g.concessions == {}
    assert g.repressed == {}  # killed, not repressed
    assert reserve(g, "pawn_1") == 10
    assert BorderTokenKilled("pawn_1", sea) in heard


@pytest.mark.rule(
    "PAX1-E2b.14", "PAX1-GL.Pirate.2", "PAX1-GL.Kill.1", "PAX1-GL.Pirate.5", "PAX2-E2.18"
)
@pytest.mark.parametrize("colour", ["islamic", "catholic"])
@EACH_EDITION
def test_a_pirate_kills_any_pirate_who_was_there(colour: str, edition: int) -> None:
    g = pax_position(florins=0, edition=edition)  # his own colour too: 1e R19, 2e R8
    fleet = twin(g, "genoese_fleet")
    ships = g.box.edition.ships
    own(g, 0, fleet)
    own(g, 1, "aragon", "papal_states")
    sea = border("aragon", "papal_states")
    g.pirates[sea] = colour
    heard = listen(g)
    place(g, fleet, ("pirate", ships["catholic"], sea))
    assert BorderTokenKilled(ships[colour], sea) in heard
    assert g.pirates == {sea: "catholic"}
    assert g.repressed == {}
    assert reserve(g, ships["islamic"]) == g.box.supply[ships["islamic"]]


@pytest.mark.rule("PAX1-A1.1")
def test_no_pirate_comes_to_a_concession_that_an_ability_protects() -> None:
    g = pax_position(variants=["expansion"])  # 1e R44
    own(g, 0, "ottoman_navy")
    own(g, 1, "tersane_i_amire")
    safe, unsafe = border("hungary", "ottoman"), border("ottoman", "mamluk")
    g.concessions.update({safe: 1, unsafe: 2})
    offered = [move[2] for move in ways(g, "ottoman_navy")]
    assert offered == [border("papal_states", "ottoman"), unsafe]
    move: Move = ("pirate", "rook_islamic", safe)
    assert refuse_agent(g, 0, "ottoman_navy", move) == Refusal("PAX1-A1.1")
    g.bishops["tersane_i_amire"] = "catholic"
    assert move in ways(g, "ottoman_navy")


# -- pawns ----------------------------------------------------------------------------------------


@pytest.mark.rule(
    "PAX1-E2b.15",
    "PAX1-E2b.17",
    "PAX1-B4.8",
    "PAX1-GL.Pawn.1",
    "PAX2-B5.2",
    "PAX2-B6.6",
    "PAX2-E2.19",
    "PAX2-E2.22",
)
@EACH_EDITION
def test_a_pawn_becomes_a_concession_on_a_border_by_land_or_sea(edition: int) -> None:
    g = pax_position(edition=edition)
    guild = twin(g, "flanders_guild")
    own(g, 0, guild)
    assert set(ways(g, guild)) == {
        ("concession", border("england", "france")),
        ("concession", border("france", "holy_roman_empire")),
        ("concession", border("france", "aragon")),  # by land
    }
    away: Move = ("concession", border("england", "portugal"))
    assert refuse_agent(g, 0, guild, away) == Refusal(
        cited(g, "PAX1-E2b.15", "PAX2-E2.19"), {"empire": ["france"]}, "location"
    )
    place(g, guild, ("concession", border("france", "aragon")))
    assert g.concessions == {border("france", "aragon"): 0}


@pytest.mark.rule(
    "PAX1-E2b.16",
    "PAX1-GL.Repress.3",
    "PAX1-GL.Pawn.1",
    "PAX1-A2.6",
    "PAX2-A2.6",
    "PAX2-E2.20",
    "PAX2-GLO.Repress.2",
    "PAX2-GLO.Repress.6",
)
@EACH_EDITION
def test_a_concession_in_the_way_becomes_a_serf_for_a_florin(edition: int) -> None:
    g = pax_position(florins=1, edition=edition)
    guild = twin(g, "flanders_guild")
    own(g, 0, guild)
    own(g, 1, "france", "england")
    shared = border("england", "france")
    g.concessions[shared] = 1
    place(g, guild, ("supplant", shared, "france"))
    assert g.concessions == {shared: 0}
    assert g.repressed == {"france": ["pawn_1"]}  # where the card is located
    assert g.players[0].florins == 0


@pytest.mark.rule("PAX1-E2b.16", "PAX2-E2.20")
@EACH_EDITION
def test_without_a_florin_no_concession_can_be_repressed(edition: int) -> None:
    g = pax_position(florins=0, edition=edition)
    guild = twin(g, "flanders_guild")
    own(g, 0, guild)
    shared = border("england", "france")
    g.concessions[shared] = 1
    assert ("supplant", shared, "france") not in ways(g, guild)
    refusal = refuse_agent(g, 0, guild, ("supplant", shared, "france"))
    assert refusal == Refusal(
        cited(g, "PAX1-E2b.16", "PAX2-E2.20"), {"florins": 1, "have": 0}, "price"
    )


@pytest.mark.rule("PAX1-E2b.19", "PAX1-GL.Pirate.5", "PAX2-E2.21")
@EACH_EDITION
def test_no_pawn_goes_to_a_border_that_a_pirate_holds(edition: int) -> None:
    g = pax_position(edition=edition)
    guild = twin(g, "flanders_guild")
    own(g, 0, guild)
    sea = border("england", "france")
    g.pirates[sea] = "islamic"
    assert {move[1] for move in ways(g, guild)} == {
        border("france", "holy_roman_empire"),
        border("france", "aragon"),
    }
    refusal = refuse_agent(g, 0, guild, ("concession", sea))
    assert refusal == Refusal(cited(g, "PAX1-E2b.19", "PAX2-E2.21"))


@pytest.mark.rule("PAX1-E2b.18", "PAX2-E2.22")
@EACH_EDITION
def test_a_concession_off_the_routes_earns_nothing_but_counts_for_votes(edition: int) -> None:
    g = pax_position(florins=0, edition=edition)
    guild = twin(g, "flanders_guild")
    own(g, 0, guild)
    place(g, guild, ("concession", border("france", "aragon")))
    assert concessions_at(g, "france", 0) == 1
    saturate(g)
    g.market["west"].florins[0] = 10
    run(hold_fair(g, 1, "west"))
    assert g.players[0].florins == 0


# -- bishops --------------------------------------------------------------------------------------


@pytest.mark.rule("PAX1-E2b.4", "PAX1-E2b.5", "PAX1-B4.8", "PAX1-GL.Location.10")
def test_a_bishop_goes_onto_his_card_or_any_tableau_card_of_its_location() -> None:
    g = pax_position()
    own(g, 0, "jesuits", "the_bold")
    own(g, 1, "duke_of_milan", "cromwell", "spanish_tercio")
    own(g, 2, "aragon", "ottoman")
    assert ways(g, "jesuits") == [
        ("bishop", "catholic", "jesuits"),
        ("bishop", "catholic", "duke_of_milan"),
        ("bishop", "catholic", "spanish_tercio"),  # location West matches (1e R12)
        ("bishop", "catholic", "aragon"),
    ]
    refusal = refuse_agent(g, 0, "jesuits", ("bishop", "catholic", "cromwell"))
    assert refusal == Refusal("PAX1-E2b.5", {"empire": ["aragon"]}, "location")


@pytest.mark.rule("PAX1-E2b.5")
def test_a_bishop_does_not_enter_a_card_that_lies_in_no_tableau() -> None:
    g = pax_position()
    own(g, 0, "jesuits")
    hold(g, 0, "duke_of_milan")
    for card in ("duke_of_milan", "aragon"):
        refusal = refuse_agent(g, 0, "jesuits", ("bishop", "catholic", card))
        assert refusal == Refusal("PAX1-E2b.5")


@pytest.mark.rule("PAX1-I1.6", "PAX1-F1.17", "PAX1-GL.Location.2")
def test_a_bishop_enters_a_royal_couple_as_one_card_and_silences_both() -> None:
    g = pax_position()
    assert location(g, "isabella_of_castille") is None
    own(g, 0, "jesuits")
    own(g, 1, "aragon")
    crown(g, "isabella_of_castille", "aragon")
    assert ways(g, "jesuits") == [
        ("bishop", "catholic", "jesuits"),
        ("bishop", "catholic", "aragon"),
    ]
    place(g, "jesuits", ("bishop", "catholic", "aragon"))
    assert silenced(g, "aragon")
    assert silenced(g, "isabella_of_castille")


@pytest.mark.rule("PAX1-E2b.6", "PAX1-F1.4", "PAX1-GL.Bishop.5", "PAX1-GL.Kill.1", "PAX2-E2.12")
@pytest.mark.parametrize("colour", ["catholic", "reformation"])
@EACH_EDITION
def test_diet_of_worms_a_bishop_who_meets_another_dies_with_him(colour: str, edition: int) -> None:
    g = pax_position(edition=edition)
    jesuits, duke = twins(g, "jesuits", "duke_of_milan")
    own(g, 0, jesuits)
    own(g, 1, duke)
    g.bishops[duke] = colour
    heard = listen(g)
    place(g, jesuits, ("bishop", "catholic", duke))
    assert g.bishops == {}
    assert bishops_left(g, colour) == 5
    assert heard == [DietOfWorms(0, duke, "catholic", colour)]


@pytest.mark.rule(
    "PAX1-E2b.6", "PAX1-F1.5", "PAX1-F1.6", "PAX1-F1.7", "PAX1-GL.Bishop.6", "PAX2-E2.12"
)
@EACH_EDITION
def test_pacification_a_bishop_may_kill_a_repressed_token_for_nothing(edition: int) -> None:
    g = pax_position(florins=0, edition=edition)
    jesuits = twin(g, "jesuits")
    own(g, 0, jesuits)
    own(g, 1, "aragon")
    g.repressed["aragon"] = ["pawn_1", "knight_islamic", "pawn_1"]
    asks: list[Ask] = []
    place(g, jesuits, ("bishop", "catholic", "aragon"), ("pacify", "knight_islamic"), asks=asks)
    assert list(asks[1].options) == [NO, ("pacify", "pawn_1"), ("pacify", "knight_islamic")]
    assert g.repressed == {"aragon": ["pawn_1", "pawn_1"]}
    assert g.bishops == {"aragon": "catholic"}
    assert reserve(g, "knight_islamic") == 7


@pytest.mark.rule("PAX1-F1.5", "PAX1-GL.Bishop.6")
def test_pacification_is_no_duty() -> None:
    g = pax_position()
    own(g, 1, "aragon")
    g.repressed["aragon"] = ["pawn_1"]
    run(enter_card(g, 0, "aragon", "islamic"), [NO])
    assert g.repressed == {"aragon": ["pawn_1"]}
    assert g.bishops == {"aragon": "islamic"}


@pytest.mark.rule("PAX1-F1.4", "PAX1-GL.Bishop.5")
def test_when_two_bishops_die_nobody_is_pacified() -> None:
    g = pax_position()  # 1e R11
    own(g, 1, "aragon")
    g.repressed["aragon"] = ["pawn_1"]
    g.bishops["aragon"] = "catholic"
    run(enter_card(g, 0, "aragon", "islamic"))
    assert g.repressed == {"aragon": ["pawn_1"]}
    assert g.bishops == {}


@pytest.mark.rule("PAX1-F1.4", "PAX1-F1.17", "PAX1-I1.6")
def test_a_bishop_who_comes_to_a_queen_meets_the_bishop_of_her_king() -> None:
    g = pax_position()
    own(g, 1, "aragon")
    crown(g, "isabella_of_castille", "aragon")
    g.bishops["aragon"] = "catholic"
    run(enter_card(g, 0, "isabella_of_castille", "islamic"))
    assert g.bishops == {}


# -- East and West as locations -------------------------------------------------------------------


@pytest.mark.rule("PAX1-GL.Location.4", "PAX1-GL.Location.7")
@pytest.mark.parametrize(
    ("card", "empires"),
    [
        (
            "spanish_tercio",
            {"england", "portugal", "france", "aragon", "holy_roman_empire", "papal_states"},
        ),
        ("the_timar_system", {"hungary", "ottoman", "byzantium", "mamluk"}),
    ],
)
def test_a_card_of_a_whole_side_can_be_used_in_each_of_its_empires(
    card: str, empires: set[str]
) -> None:
    g = pax_position()
    own(g, 0, card)
    assert {g.box.land_of[str(move[2])] for move in ways(g, card)} == empires


@pytest.mark.rule("PAX1-GL.Location.4")
def test_all_agents_of_a_card_go_to_the_one_location_chosen() -> None:
    g = pax_position()
    own(g, 0, "janissaries")
    asks: list[Ask] = []
    place(
        g,
        "janissaries",
        ("place", "knight_islamic", "buda"),
        ("place", "knight_islamic", "varna"),
        asks=asks,
    )
    assert list(asks[1].options) == [
        DONE,
        ("oust", "knight_islamic", "buda"),
        ("place", "knight_islamic", "varna"),
    ]


@pytest.mark.rule("PAX1-GL.Location.4", "PAX1-GL.Location.7", "PAX1-GL.Repress.7")
def test_the_location_chosen_decides_whose_serf_a_concession_becomes() -> None:
    g = pax_position()
    own(g, 0, "peasant_republic_of_dithmarschen")
    own(g, 1, "france", "aragon")
    shared = border("france", "aragon")
    g.concessions[shared] = 2
    options = ways(g, "peasant_republic_of_dithmarschen")
    assert [move for move in options if move[0] == "supplant"] == [
        ("supplant", shared, "france"),
        ("supplant", shared, "aragon"),
    ]
    place(g, "peasant_republic_of_dithmarschen", ("supplant", shared, "aragon"))
    assert g.repressed == {"aragon": ["pawn_2"]}


@pytest.mark.rule("PAX1-GL.Location.4", "PAX1-GL.Location.7")
def test_a_pawn_who_makes_a_serf_binds_the_other_agents_to_that_empire() -> None:
    g = pax_position()
    own(g, 0, "peasant_republic_of_dithmarschen")
    shared = border("france", "aragon")
    g.concessions[shared] = 2
    asks: list[Ask] = []
    run(
        place_agents(
            g, 0, "peasant_republic_of_dithmarschen", [Agent("pawn"), Agent("rook", "catholic")]
        ),
        [("supplant", shared, "aragon"), DONE],
        asks=asks,
    )
    assert [move[2] for move in asks[1].options[1:]] == ["valencia", "algiers"]


@pytest.mark.rule("PAX1-GL.Location.4")
def test_a_border_leaves_both_its_empires_open_to_the_other_agents() -> None:
    g = pax_position()
    own(g, 0, "peasant_republic_of_dithmarschen")
    agents = [Agent("pawn"), Agent("pirate", "catholic"), Agent("bishop", "catholic")]
    asks: list[Ask] = []
    run(
        place_agents(g, 0, "peasant_republic_of_dithmarschen", agents),
        [("concession", border("france", "aragon")), DONE],
        asks=asks,
    )
    at_sea = [move[2] for move in asks[1].options if move[0] == "pirate"]
    assert at_sea == [
        border("england", "france"),
        border("france", "holy_roman_empire"),
        border("portugal", "aragon"),
        border("aragon", "papal_states"),
    ]
    assert ("bishop", "catholic", "peasant_republic_of_dithmarschen") in asks[1].options


@pytest.mark.rule("PAX1-GL.Location.4", "PAX1-GL.Location.10")
def test_a_bishop_on_a_card_of_one_empire_binds_the_other_agents_to_it() -> None:
    g = pax_position()
    own(g, 0, "spanish_tercio")
    own(g, 1, "england")
    agents = [Agent("bishop", "catholic"), Agent("knight", "catholic")]
    asks: list[Ask] = []
    run(
        place_agents(g, 0, "spanish_tercio", agents),
        [("bishop", "catholic", "england"), ("place", "knight_catholic", "london")],
        asks=asks,
    )
    assert list(asks[1].options) == [
        DONE,
        ("place", "knight_catholic", "london"),
        ("place", "knight_catholic", "bordeaux"),
    ]


# -- when the reserve is empty --------------------------------------------------------------------


@pytest.fixture
def scarce() -> Pax:
    """All seven islamic knights are on the table, in four cities and on two empire cards."""
    g = pax_position()
    own(g, 0, "mamluk_slave_soldiers", "ottoman")
    vassal(g, "ottoman", "hungary")
    for slot in ("buda", "varna", "tana", "caffa"):
        g.cities[slot] = "knight_islamic"
    g.repressed.update(ottoman=["pawn_1", "knight_islamic"], hungary=["knight_islamic"] * 2)
    assert reserve(g, "knight_islamic") == 0
    return g


@pytest.mark.rule("PAX1-GL.TokenManagement.2", "PAX1-E2b.20")
def test_a_scarce_token_may_come_from_any_empire_card(scarce: Pax) -> None:
    asks: list[Ask] = []
    place(
        scarce,
        "mamluk_slave_soldiers",
        ("place", "knight_islamic", "cairo"),
        ("take_repressed", "hungary"),
        asks=asks,
    )
    assert list(asks[1].options) == [
        NO,
        ("take_repressed", "ottoman"),
        ("take_repressed", "hungary"),
    ]
    assert scarce.cities["cairo"] == "knight_islamic"
    assert scarce.repressed["hungary"] == ["knight_islamic"]
    assert reserve(scarce, "knight_islamic") == 0


@pytest.mark.rule("PAX1-GL.TokenManagement.2", "PAX1-E2b.2")
def test_whoever_does_not_want_to_take_a_scarce_token_does_not_place_it(scarce: Pax) -> None:
    place(scarce, "mamluk_slave_soldiers", ("place", "knight_islamic", "cairo"), NO)
    assert "cairo" not in scarce.cities
    assert len(scarce.repressed["hungary"]) == 2


@pytest.mark.rule("PAX1-GL.TokenManagement.3")
def test_if_none_is_repressed_a_scarce_token_comes_from_any_other_place(scarce: Pax) -> None:
    scarce.repressed.clear()
    stand(scarce, cyprus="knight_islamic", modon="knight_islamic", rhodes="knight_islamic")
    asks: list[Ask] = []
    place(
        scarce,
        "mamluk_slave_soldiers",
        ("oust", "knight_islamic", "cyprus"),
        ("take_ruler", "tana"),
        asks=asks,
    )
    # not from Cyprus, where it is meant to go
    assert [move[1] for move in asks[1].options[1:]] == [
        "buda",
        "varna",
        "tana",
        "caffa",
        "modon",
        "rhodes",
    ]
    assert "tana" not in scarce.cities
    assert scarce.cities["cyprus"] == "knight_islamic"


@pytest.mark.rule("PAX1-GL.TokenManagement.3", "PAX1-GL.Rook.1")
def test_a_scarce_rook_may_be_a_pirate_elsewhere() -> None:
    g = pax_position()
    own(g, 0, "ottoman_navy")
    seas = [b for b in g.box.between if b in g.box.sea and "ottoman" not in b]
    g.pirates.update(dict.fromkeys(seas, "islamic"))
    stand(g, modon="rook_islamic")
    assert reserve(g, "rook_islamic") == 0
    target = border("ottoman", "mamluk")
    asks: list[Ask] = []
    place(
        g, "ottoman_navy", ("pirate", "rook_islamic", target), ("take_border", seas[2]), asks=asks
    )
    assert list(asks[1].options) == [
        NO,
        ("take_ruler", "modon"),
        *(("take_border", sea) for sea in seas),
    ]
    assert seas[2] not in g.pirates
    assert g.pirates[target] == "islamic"


@pytest.mark.rule("PAX1-GL.TokenManagement.3")
def test_only_pawns_of_the_own_colour_can_replace_a_scarce_pawn() -> None:
    g = pax_position()
    g.concessions.update({border("england", "france"): 0, border("france", "aragon"): 1})
    g.repressed.update(england=["pawn_0"] * 9, portugal=["pawn_1"])
    asks: list[Ask] = []
    assert run(obtain(g, 0, "pawn_0"), [("take_repressed", "england")], asks=asks)
    assert list(asks[0].options) == [NO, ("take_repressed", "england")]
    g.repressed.clear()
    g.concessions.update(dict.fromkeys(list(g.box.between)[4:13], 0))
    assert reserve(g, "pawn_0") == 0
    options = first_ask(obtain(g, 0, "pawn_0")).options
    assert ("take_border", border("england", "france")) in options
    assert ("take_border", border("france", "aragon")) not in options
    assert run(obtain(g, 1, "pawn_1"))  # there are enough of these


@pytest.mark.rule("PAX1-GL.TokenManagement.3")
def test_a_scarce_token_does_not_come_from_the_place_that_it_is_meant_for() -> None:
    g = pax_position()
    borders = list(g.box.between)[:10]
    g.concessions.update(dict.fromkeys(borders, 0))
    sources = first_ask(obtain(g, 0, "pawn_0", meant_for=borders[3])).options
    assert list(sources) == [NO, *(("take_border", b) for b in borders if b != borders[3])]
    own(g, 0, "jesuits", "the_bold", "cromwell", "duke_of_milan", "aragon")
    crown(g, "isabella_of_castille", "aragon")
    g.bishops.update(dict.fromkeys(g.players[0].west, "catholic"))
    flow = obtain(g, 0, "bishop_catholic", meant_for="isabella_of_castille")
    assert ("take_bishop", "jesuits") in (sources := first_ask(flow).options)
    assert ("take_bishop", "aragon") not in sources  # a couple is one card


@pytest.mark.rule("PAX1-GL.TokenManagement.3")
def test_a_scarce_bishop_leaves_another_card() -> None:
    g = pax_position()
    own(g, 0, "jesuits", "duke_of_milan")
    own(g, 1, "the_bold", "conquistadors", "santa_hermandad", "cromwell")
    full = ("the_bold", "conquistadors", "santa_hermandad", "cromwell", "duke_of_milan")
    g.bishops.update(dict.fromkeys(full, "catholic"))
    asks: list[Ask] = []
    place(
        g,
        "jesuits",
        ("bishop", "catholic", "jesuits"),
        ("take_bishop", "the_bold"),
        asks=asks,
    )
    assert list(asks[1].options) == [NO, *(("take_bishop", card) for card in full)]
    assert not silenced(g, "the_bold")
    assert g.bishops["jesuits"] == "catholic"


@pytest.mark.rule("PAX1-E2a.1", "PAX1-GL.TokenManagement.2")
def test_agents_put_beside_the_map_need_a_token_each(scarce: Pax) -> None:
    del scarce.cities["buda"]  # one knight is in the reserve
    agents = [Agent("knight", "islamic"), Agent("knight", "islamic"), Agent("pawn")]
    troops = run(muster(scarce, 0, agents), [("take_repressed", "ottoman")])
    assert troops == agents
    assert scarce.repressed["ottoman"] == ["pawn_1"]
    assert run(muster(scarce, 0, [*agents, agents[0]]), [NO]) == agents
