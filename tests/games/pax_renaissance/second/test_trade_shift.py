"""The trade shift (H1): a disc moves, and a route gets another start."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import DONE, YES, Ask, Move
from stolnik.engine.refusal import Refusal
from stolnik.games.pax_renaissance.chapters.play_card import play_card
from stolnik.games.pax_renaissance.chapters.tokens import reserve
from stolnik.games.pax_renaissance.chapters.trade_fair import hold_fair
from stolnik.games.pax_renaissance.chapters.trade_shift import refuse_shift, trade_shift
from stolnik.games.pax_renaissance.events import EmporiumOpened, FairBegan
from tests.games.pax_renaissance.position import (
    border,
    hold,
    listen,
    own,
    run,
    saturate,
    stand,
)
from tests.games.pax_renaissance.second.cards import (
    ALMEIDA_ARMADA,
    CONQUISTADORS,
    GOLD_COAST,
    HANSEATIC_LEAGUE,
    JESUITS,
    RED_SEA_FLEET,
    WANGARA,
)
from tests.games.pax_renaissance.second.second import second

CHANNEL, LISBON = border("england", "france"), border("england", "portugal")


@pytest.mark.rule("PAX2-H1.1")
def test_first_the_agent_is_placed_then_the_disc_moves_to_the_open_emporium() -> None:
    g = second()
    stand(g, valencia="knight_catholic")
    hold(g, 0, WANGARA)  # an islamic rook in Aragon, where Timbuktu is still covered
    heard = listen(g)
    asks: list[Ask] = []
    run(play_card(g, 0, WANGARA), [YES, ("oust", "rook_islamic", "valencia")], asks=asks)
    assert list(asks[1].options) == [
        ("place", "rook_islamic", "algiers"),
        ("oust", "rook_islamic", "valencia"),
    ]
    assert g.emporia == {"black": "timbuktu", "white": "trebizond"}
    assert [type(event).__name__ for event in heard][-2:] == ["AgentPlaced", "EmporiumOpened"]
    assert heard[-1] == EmporiumOpened(0, "timbuktu", "tana")


@pytest.mark.rule("PAX2-H1.2")
def test_without_a_disc_on_the_named_emporium_nothing_moves() -> None:
    g = second()
    g.emporia["black"] = "novgorod"
    stand(g, novgorod="rook_reformation")
    hold(g, 0, HANSEATIC_LEAGUE)
    heard = listen(g)
    run(play_card(g, 0, HANSEATIC_LEAGUE), [YES, ("concession", CHANNEL)])  # 2e R49
    assert g.emporia == {"black": "novgorod", "white": "trebizond"}
    assert g.cities == {"novgorod": "rook_reformation"}
    assert g.concessions == {CHANNEL: 0}
    assert not any(isinstance(event, EmporiumOpened) for event in heard)


@pytest.mark.rule("PAX2-H1.3")
@pytest.mark.parametrize("owner", [None, 1])
def test_the_token_of_the_covered_emporium_is_repressed_on_its_empire_card(
    owner: int | None,
) -> None:
    g = second(florins=0)
    if owner is not None:
        own(g, owner, "byzantium")
    stand(g, tana="knight_islamic", trebizond="rook_catholic", caffa="knight_catholic")
    trade_shift(g, 0, "novgorod")
    assert g.cities == {"trebizond": "rook_catholic", "caffa": "knight_catholic"}
    assert g.repressed == {"byzantium": ["knight_islamic"]}
    assert [player.florins for player in g.players] == [0, 0, 0]


@pytest.mark.rule("PAX2-H1.4", "PAX2-H1.10")
@pytest.mark.parametrize(
    ("emporium", "start", "length"),
    [
        ("novgorod", "holy_roman_empire", 8),
        ("timbuktu", "aragon", 4),
        ("red_sea", "mamluk", 8),
        ("spice_islands", "portugal", 4),
    ],
)
def test_all_later_fairs_of_the_colour_start_there_and_end_where_they_always_did(
    emporium: str, start: str, length: int
) -> None:
    g = second()
    colour = g.box.emporia[emporium]
    side, end = ("east", "mamluk") if colour == "black" else ("west", "holy_roman_empire")
    trade_shift(g, 0, emporium)
    saturate(g)
    heard = listen(g)
    run(hold_fair(g, 0, side))
    fair = next(event for event in heard if isinstance(event, FairBegan))
    assert fair.emporium == emporium
    route = g.box.routes[emporium]
    assert (route.empires[0], route.empires[-1]) == (start, end)
    assert len(route.empires) == length


@pytest.mark.rule("PAX2-H1.10")
def test_every_route_of_a_colour_ends_in_the_same_empire() -> None:
    ends = {(route.colour, route.empires[-1]) for route in second().box.routes.values()}
    assert ends == {("black", "mamluk"), ("white", "holy_roman_empire")}


PLACES: dict[str, Move] = {
    ALMEIDA_ARMADA: ("concession", LISBON),
    RED_SEA_FLEET: ("concession", border("ottoman", "mamluk")),
    HANSEATIC_LEAGUE: ("concession", CHANNEL),
    WANGARA: ("place", "rook_islamic", "valencia"),
}
"""One for each emporium that can be opened: somewhere for its agent."""


@pytest.mark.rule("PAX2-H1.5", "PAX2-H1.7", "PAX2-H1.8", "PAX2-H1.9")
@pytest.mark.parametrize(
    ("card", "colour", "open_until_then", "opened"),
    [
        (ALMEIDA_ARMADA, "white", "trebizond", "spice_islands"),
        (ALMEIDA_ARMADA, "white", "red_sea", "spice_islands"),
        (RED_SEA_FLEET, "white", "trebizond", "red_sea"),
        (RED_SEA_FLEET, "white", "spice_islands", "red_sea"),
        (HANSEATIC_LEAGUE, "black", "timbuktu", "novgorod"),
        (HANSEATIC_LEAGUE, "black", "tana", "novgorod"),
        (WANGARA, "black", "novgorod", "timbuktu"),
        (WANGARA, "black", "tana", "timbuktu"),
    ],
)
def test_each_shift_covers_the_open_emporium_of_its_colour(
    card: str, colour: str, open_until_then: str, opened: str
) -> None:
    g = second()
    g.emporia[colour] = open_until_then
    before = dict(g.emporia)
    own(g, 0, CONQUISTADORS)  # has discovered something
    hold(g, 0, card)
    heard = listen(g)
    run(play_card(g, 0, card), [YES, PLACES[card]])
    assert g.emporia == before | {colour: opened}
    assert heard[-1] == EmporiumOpened(0, opened, open_until_then)


@pytest.mark.rule("PAX2-H1.6")
@pytest.mark.parametrize(
    ("tableau", "refusal"),
    [
        ((), Refusal("PAX2-H1.6")),
        ((JESUITS,), Refusal("PAX2-H1.6")),
        ((CONQUISTADORS,), None),
        (("portugal",), None),
    ],
)
def test_the_spice_islands_need_discovery_prestige_besides_the_card_itself(
    tableau: tuple[str, ...], refusal: Refusal | None
) -> None:
    g = second()
    own(g, 0, ALMEIDA_ARMADA, *tableau)
    own(g, 1, CONQUISTADORS if CONQUISTADORS not in tableau else JESUITS)  # not an opponent's
    assert refuse_shift(g, 0, ALMEIDA_ARMADA, "spice_islands") == refusal
    assert refuse_shift(g, 0, ALMEIDA_ARMADA, "red_sea") is None  # no other shift needs it


@pytest.mark.rule("PAX2-H1.6")
def test_vassals_and_silenced_cards_have_discovered_too_but_neither_hand_nor_throne() -> None:
    g = second()  # 2e R36
    own(g, 0, GOLD_COAST)
    hold(g, 0, CONQUISTADORS)  # and Portugal has discovery prestige too
    assert refuse_shift(g, 0, GOLD_COAST, "spice_islands") == Refusal("PAX2-H1.6")
    own(g, 0, "aragon")
    g.suzerains["portugal"] = "aragon"
    assert refuse_shift(g, 0, GOLD_COAST, "spice_islands") is None
    g.bishops["portugal"] = "islamic"
    assert refuse_shift(g, 0, GOLD_COAST, "spice_islands") is None


@pytest.mark.rule("PAX2-H1.6")
def test_without_it_the_one_shot_is_not_even_offered() -> None:
    g = second()
    hold(g, 0, ALMEIDA_ARMADA)
    asks: list[Ask] = []
    run(play_card(g, 0, ALMEIDA_ARMADA), [DONE], asks=asks)
    assert [ask.topic for ask in asks] == ["agents"]
    assert g.emporia["white"] == "trebizond"


def test_a_shift_whose_agent_finds_no_place_is_cancelled() -> None:
    g = second(florins=0)
    alexandria, desert = border("ottoman", "mamluk"), border("byzantium", "mamluk")
    hold(g, 0, RED_SEA_FLEET)
    g.pirates[alexandria] = "islamic"
    g.concessions[desert] = 1
    run(play_card(g, 0, RED_SEA_FLEET))  # neither the shift nor the pawn can be asked for
    assert g.emporia["white"] == "trebizond"
    assert reserve(g, "pawn_0") == 10
