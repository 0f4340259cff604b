"""Campaigns where the 2nd edition has its own rules (F9); the others are tested with the 1st."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import DONE, Move
from stolnik.games.pax_renaissance.chapters.ops.tax import PAY
from stolnik.games.pax_renaissance.chapters.tableau import in_play, seat_of
from stolnik.games.pax_renaissance.chapters.wars.campaign import campaign, refuse_campaign
from stolnik.games.pax_renaissance.state import Pax
from tests.games.pax_renaissance.position import border, crown, own, run, stand, vassal
from tests.games.pax_renaissance.running import targets, use
from tests.games.pax_renaissance.second.cards import (
    ANABAPTISTS,
    GENOESE_FLEET,
    ISABELLA,
    JOANNA,
    LUTHER,
    SINDICAT_REMENCA,
    STAR_CHAMBER,
    THE_BOLD,
    ZWARTE_HOOP,
)
from tests.games.pax_renaissance.second.second import enthrone, second

CHANNEL, PYRENEES = border("england", "france"), border("france", "aragon")
TYRRHENIAN, GIBRALTAR = border("aragon", "papal_states"), border("portugal", "aragon")


def refusal(g: Pax, empire: str, target: str) -> str | None:
    refused = refuse_campaign(g, 0, empire, target)
    return refused.clause if refused else None


@pytest.fixture
def g() -> Pax:
    """Seat 0 has France with one knight in Paris."""
    g = second()
    own(g, 0, "france")
    stand(g, paris="knight_catholic")
    return g


@pytest.mark.rule("PAX2-F9.3")
def test_only_thrones_and_opponents_can_be_attacked(g: Pax) -> None:
    own(g, 0, "england", "aragon")
    own(g, 1, "portugal")
    vassal(g, "portugal", "papal_states")
    vassal(g, "england", "holy_roman_empire")
    assert targets(g, "france", "campaign") == [
        ("campaign", "portugal"),
        ("campaign", "papal_states"),
    ]
    for target in ("england", "aragon", "holy_roman_empire"):
        assert refusal(g, "france", target) == "PAX2-F9.3"


@pytest.mark.rule("PAX2-F9.12")
def test_an_empire_conquered_on_its_throne_brings_its_queen_and_bishops(g: Pax) -> None:
    enthrone(g, "aragon", queen=ISABELLA, bishop="islamic", repressed=["pawn_1"])
    g.bishops[ISABELLA] = "catholic"
    run(campaign(g, 0, "france", "aragon"), [DONE, DONE])
    assert g.suzerains == {"aragon": "france"}
    assert g.queens == {ISABELLA: "aragon"}
    assert g.bishops == {"aragon": "islamic", ISABELLA: "catholic"}
    assert seat_of(g, ISABELLA) == 0


@pytest.mark.rule("PAX2-F9.13")
@pytest.mark.parametrize("as_vassal", [False, True])
def test_one_conquered_from_an_opponent_loses_queen_and_bishops(g: Pax, as_vassal: bool) -> None:
    if as_vassal:
        own(g, 1, "portugal")
        vassal(g, "portugal", "aragon")
    else:
        own(g, 1, "aragon")
    crown(g, ISABELLA, "aragon")
    g.bishops = {"aragon": "islamic", ISABELLA: "catholic"}
    g.repressed["aragon"] = ["pawn_1"]
    run(campaign(g, 0, "france", "aragon"), [DONE, DONE])
    assert g.suzerains == {"aragon": "france"}
    assert (g.queens, g.bishops) == ({}, {})
    assert g.discards == [ISABELLA]
    assert g.repressed == {"aragon": ["pawn_1"]}


@pytest.mark.rule("PAX2-F9.13")
def test_its_vassals_go_home_with_their_queens_and_bishops(g: Pax) -> None:
    own(g, 1, "aragon")  # 2e R12
    vassal(g, "aragon", "portugal")
    crown(g, JOANNA, "portugal")
    g.bishops["portugal"] = "islamic"
    run(campaign(g, 0, "france", "aragon"), [DONE])
    assert g.suzerains == {"aragon": "france"}
    assert not in_play(g, "portugal")
    assert g.queens == {JOANNA: "portugal"}
    assert g.bishops == {"portugal": "islamic"}


@pytest.mark.rule("PAX2-F9.15")
def test_a_vassal_conquers_for_its_suzerain() -> None:
    g = second()
    own(g, 0, "ottoman")
    vassal(g, "ottoman", "france")
    stand(g, paris="knight_catholic")
    run(campaign(g, 0, "france", "aragon"), [DONE])
    assert g.suzerains == {"france": "ottoman", "aragon": "ottoman"}
    assert g.players[0].east == ["ottoman"]


@pytest.mark.rule("PAX2-F9.16")
def test_suzerain_and_vassals_never_march_against_each_other(g: Pax) -> None:
    vassal(g, "france", "england", "portugal")
    stand(g, london="knight_catholic", toledo="knight_catholic")
    assert refusal(g, "france", "england") == "PAX2-F9.3"
    assert refusal(g, "england", "france") == "PAX2-F9.16"
    assert refusal(g, "england", "portugal") == "PAX2-F9.3"
    assert targets(g, "england", "campaign") == [("campaign", "aragon")]


# -- what moves and what does not ------------------------------------------------------------


def standing(g: Pax) -> dict[str, str]:
    """Every token on the map and every bishop, with its place."""
    return {
        **g.cities,
        **{border: f"pirate_{religion}" for border, religion in g.pirates.items()},
        **{border: f"pawn_{owner}" for border, owner in g.concessions.items()},
        **{card: f"bishop_{religion}" for card, religion in g.bishops.items()},
    }


@pytest.mark.rule("PAX2-F9.19")
@pytest.mark.parametrize(
    ("card", "kind", "answers", "gone", "come"),
    [
        (
            "france",
            "campaign",
            [("campaign", "aragon"), ("lose", "paris", "knight_catholic"), DONE],
            {"paris", "valencia", "aragon"},  # the bishop of Aragon is dismissed
            {},
        ),
        (SINDICAT_REMENCA, "vote", [DONE], {"aragon"}, {}),
        (THE_BOLD, "siege", [("siege_city", "lyon")], {"lyon"}, {}),
        (ZWARTE_HOOP, "repress", [("repress_city", "lyon")], {"lyon"}, {}),
        (STAR_CHAMBER, "behead", [("behead", "england")], set(), {}),
        (
            THE_BOLD,
            "tax",
            [("tax", "france", CHANNEL), PAY],
            set(),
            {"bruges": "rook_catholic"},  # from the pool
        ),
        (
            ANABAPTISTS,
            "inquisitor",
            [("inquisitor", LUTHER, "england")],
            {LUTHER},
            {"england": "bishop_reformation"},
        ),
        (
            GENOESE_FLEET,
            "corsair",
            [("corsair", TYRRHENIAN, GIBRALTAR)],
            {TYRRHENIAN},
            {GIBRALTAR: "pirate_catholic"},
        ),
    ],
)
def test_nothing_moves_but_bishops_by_inquisitors_and_pirates_by_corsairs(
    card: str, kind: str, answers: list[Move], gone: set[str], come: dict[str, str]
) -> None:
    g = second()
    own(g, 0, "france", THE_BOLD, SINDICAT_REMENCA, ZWARTE_HOOP, STAR_CHAMBER)
    own(g, 0, ANABAPTISTS, GENOESE_FLEET)
    own(g, 1, "aragon", LUTHER, "england")
    stand(g, paris="knight_catholic", lyon="knight_islamic", valencia="rook_islamic")
    stand(g, london="knight_catholic", vienna="rook_catholic")
    g.pirates[TYRRHENIAN] = "catholic"
    g.concessions.update({CHANNEL: 1, PYRENEES: 0})
    g.bishops = {"aragon": "islamic", LUTHER: "reformation"}
    before = standing(g)
    use(g, card, kind, *answers)
    after = standing(g)
    assert before.keys() - after.keys() == gone
    assert {place: after[place] for place in after.keys() - before.keys()} == come
    assert all(before[place] == after[place] for place in after.keys() & before.keys())
