"""Vote (F6): a majority of concessions changes a regime."""

import pytest

from stolnik.engine.flow import DONE
from stolnik.games.pax_renaissance.chapters.ops.vote import has_majority, refuse_vote
from stolnik.games.pax_renaissance.state import Pax
from tests.games.pax_renaissance.position import border, listen, own, pax_position, vassal
from tests.games.pax_renaissance.running import icon, menu, targets, use

WEST = "sindicat_remenca"
EAST = "pospolite_ruszenie"
NORTH, SOUTH, SEA = (
    border("holy_roman_empire", "papal_states"),
    border("aragon", "papal_states"),
    border("papal_states", "ottoman"),
)
"""The three borders of the Papal States."""


def clause(g: Pax, empire: str, *, card: str = WEST) -> str | None:
    refusal = refuse_vote(g, 0, card, icon(g, card, "vote")[1], empire)
    return refusal.clause if refusal else None


@pytest.mark.rule("PAX1-F6.1")
def test_a_vote_brings_the_empire_as_a_monarchy_and_a_concession() -> None:
    g = pax_position()
    own(g, 0, WEST)
    own(g, 1, "papal_states", republic=True)
    g.concessions[NORTH] = 0
    use(g, WEST, "vote", ("concession", SOUTH))
    assert g.players[0].west == [WEST, "papal_states"]
    assert g.republics == []
    assert g.concessions == {NORTH: 0, SOUTH: 0}


@pytest.mark.rule("PAX1-F6.2")
def test_the_icon_names_the_half_in_which_the_empire_lies() -> None:
    g = pax_position()
    own(g, 0, WEST, EAST)
    own(g, 1, "ottoman", "papal_states")
    g.concessions[SEA] = 0
    assert targets(g, WEST, "vote") == [("vote", "papal_states")]
    assert targets(g, EAST, "vote") == [("vote", "ottoman")]
    assert clause(g, "ottoman") == "PAX1-F6.2"


@pytest.mark.rule("PAX1-F6.3", "PAX1-GL.Vassal.5")
def test_there_is_no_vote_on_vassals_and_empires_in_the_stack() -> None:
    g = pax_position()
    own(g, 0, WEST)
    own(g, 1, "aragon")
    vassal(g, "aragon", "papal_states")
    g.concessions[NORTH] = 0
    assert menu(g, "west") == []
    assert clause(g, "papal_states") == "PAX1-F6.3"
    assert clause(g, "holy_roman_empire") == "PAX1-F6.3"


@pytest.mark.rule("PAX1-F6.4", "PAX1-GL.China.2")
def test_each_repressed_token_costs_a_florin() -> None:
    g = pax_position(florins=3)
    own(g, 0, WEST)
    own(g, 1, "papal_states")
    g.concessions[NORTH] = 0
    g.repressed["papal_states"] = ["pawn_1", "knight_islamic", "rook_catholic", "pawn_0"]
    assert clause(g, "papal_states") == "PAX1-F6.4"
    g.players[0].florins = 4
    use(g, WEST, "vote", DONE, DONE)
    assert [player.florins for player in g.players] == [0, 3, 3]


@pytest.mark.rule("PAX1-F6.5")
def test_a_vote_needs_more_concessions_than_any_other_single_player() -> None:
    g = pax_position(players=4)
    own(g, 0, WEST)
    own(g, 1, "papal_states")
    assert clause(g, "papal_states") == "PAX1-F6.5"
    g.concessions.update({NORTH: 0, SOUTH: 1})
    assert clause(g, "papal_states") == "PAX1-F6.5"
    g.concessions[SEA] = 0
    assert clause(g, "papal_states") is None
    g.concessions = {NORTH: 0}
    assert clause(g, "papal_states") is None
    g.concessions = {NORTH: 2, SOUTH: 3}
    assert not has_majority(g, 0, "papal_states")


@pytest.mark.rule("PAX1-F6.5")
def test_the_comparison_is_with_each_opponent_and_not_with_all_together() -> None:
    g = pax_position(players=4)
    own(g, 1, "france")
    g.concessions.update(
        {
            border("england", "france"): 1,
            border("france", "holy_roman_empire"): 2,
            border("france", "aragon"): 0,
        }
    )
    assert not has_majority(g, 0, "france")
    del g.concessions[border("england", "france")]
    g.concessions[border("england", "france")] = 0
    assert has_majority(g, 0, "france")


@pytest.mark.rule("PAX1-F6.6", "PAX1-GL.RegimeChange.6")
def test_a_vote_on_an_own_republic_makes_it_a_monarchy_again() -> None:
    g = pax_position()
    own(g, 0, WEST)
    own(g, 0, "papal_states", republic=True)
    g.concessions[NORTH] = 0
    use(g, WEST, "vote", DONE)
    assert g.republics == []
    assert g.players[0].west == [WEST, "papal_states"]


@pytest.mark.rule("PAX1-E4.12")
def test_the_location_of_the_acting_card_does_not_matter() -> None:
    g = pax_position()
    own(g, 0, WEST)  # Aragon
    own(g, 1, "england")
    g.concessions[border("england", "france")] = 0
    assert targets(g, WEST, "vote") == [("vote", "england")]


@pytest.mark.rule("PAX1-A1.1")
def test_the_concessions_of_michelangelos_patron_count_twice() -> None:
    g = pax_position(variants=["expansion"])
    own(g, 0, WEST)
    own(g, 1, "papal_states")
    g.concessions.update({NORTH: 0, SOUTH: 1})
    assert not has_majority(g, 0, "papal_states")
    own(g, 0, "michelangelo")
    assert has_majority(g, 0, "papal_states")
    g.concessions[SEA] = 1
    assert not has_majority(g, 0, "papal_states")
    g.bishops["michelangelo"] = "catholic"
    g.concessions[SEA] = 0
    assert has_majority(g, 0, "papal_states")


def test_a_rivals_concessions_can_count_twice_as_well() -> None:
    g = pax_position(variants=["expansion"])
    own(g, 1, "papal_states", "michelangelo")
    g.concessions.update({NORTH: 0, SOUTH: 0, SEA: 1})
    assert not has_majority(g, 0, "papal_states")


# -- the rulebook's examples ------------------------------------------------------------------


@pytest.mark.rule(
    "PAX1-F6.1",
    "PAX1-F6.4",
    "PAX1-F6.5",
    "PAX1-F6.6",
    "PAX1-GL.RegimeChange.6",
    "PAX1-GL.RegimeChange.11",
    "PAX1-GL.RegimeChange.12",
    "PAX1-GL.RegimeChange.13",
    "PAX1-GL.RegimeChange.16",
    "PAX1-GL.Repress.3",
)
def test_ex20_vote_against_the_own_pope() -> None:
    g = pax_position(florins=4)
    own(g, 0, "papal_states", WEST)
    g.repressed["papal_states"] = ["pawn_0", "pawn_1", "pawn_2"]
    g.concessions.update({NORTH: 0, SOUTH: 0, SEA: 1})
    heard = listen(g)
    use(g, WEST, "vote", ("supplant", SEA, "papal_states"))
    assert g.players[0].florins == 0
    assert g.republics == ["papal_states"]
    assert g.repressed["papal_states"] == ["pawn_0", "pawn_1", "pawn_2", "pawn_1"]
    assert g.concessions == {NORTH: 0, SOUTH: 0, SEA: 0}
    assert [type(event).__name__ for event in heard][:2] == ["OpUsed", "Voted"]


@pytest.mark.rule("PAX1-F6.6", "PAX1-E4.14")
def test_ex46_vote_against_an_own_monarchy() -> None:
    g = pax_position()
    own(g, 0, WEST, "france")
    g.concessions[border("france", "aragon")] = 0
    use(g, WEST, "vote", DONE)
    assert g.republics == ["france"]
