"""Repress (F5): a token goes from the map to its empire card, for a florin."""

import pytest

from stolnik.games.pax_renaissance.box.components import Op
from stolnik.games.pax_renaissance.chapters.ops import legal_targets
from stolnik.games.pax_renaissance.chapters.ops.repress import refuse_repress
from stolnik.games.pax_renaissance.chapters.tokens import reserve
from stolnik.games.pax_renaissance.state import Pax
from tests.games.pax_renaissance.position import border, crown, own, pax_position, stand, vassal
from tests.games.pax_renaissance.running import icon, menu, targets, use

ALL = "arumer_zwarte_hoop"
"""Repress of pawns, rooks and knights in France."""


def clause(g: Pax, card: str, *target: str) -> str | None:
    refusal = refuse_repress(g, 0, card, icon(g, card, "repress")[1], *target)
    return refusal.clause if refusal else None


@pytest.mark.rule("PAX1-F5.1", "PAX1-E4.6")
def test_the_icon_says_which_kinds_of_token_it_reaches_in_any_colour() -> None:
    g = pax_position()
    own(g, 0, ALL, "hanseatic_league", "kingmaker", "grande_of_spain")
    stand(g, paris="knight_islamic", lyon="rook_catholic", london="rook_islamic")
    stand(g, bordeaux="knight_catholic", caffa="knight_catholic", trebizond="rook_catholic")
    g.concessions[border("france", "aragon")] = 1
    serf = ("repress_concession", border("france", "aragon"), "france")
    assert targets(g, ALL, "repress") == [
        ("repress_city", "paris"),
        ("repress_city", "lyon"),
        serf,
    ]
    assert targets(g, "hanseatic_league", "repress") == [serf]
    assert targets(g, "kingmaker", "repress") == [("repress_city", "london")]
    assert targets(g, "grande_of_spain", "repress") == [("repress_city", "caffa")]
    assert clause(g, "kingmaker", "bordeaux") == "PAX1-F5.1"
    g.concessions[border("england", "portugal")] = 1
    assert clause(g, "kingmaker", border("england", "portugal"), "england") == "PAX1-F5.1"
    assert clause(g, "hanseatic_league", border("england", "france"), "france") == "PAX1-F5.1"


@pytest.mark.rule("PAX1-F5.2", "PAX1-GL.Repress.1")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_token_lies_on_the_empire_card_wherever_that_is(owner: int) -> None:
    g = pax_position()
    own(g, 0, ALL)
    own(g, owner, "england")
    vassal(g, "england", "france")
    stand(g, paris="knight_islamic")
    use(g, ALL, "repress")
    assert g.cities == {}
    assert g.repressed == {"france": ["knight_islamic"]}


@pytest.mark.rule("PAX1-F5.2", "PAX1-E4.8")
def test_a_token_elsewhere_is_out_of_reach() -> None:
    g = pax_position()
    own(g, 0, ALL)
    stand(g, london="knight_catholic")
    g.concessions[border("england", "portugal")] = 1
    assert menu(g, "west") == []
    assert clause(g, ALL, "london") == "PAX1-F5.2"
    assert clause(g, ALL, border("england", "portugal"), "england") == "PAX1-GL.Repress.7"


@pytest.mark.rule("PAX1-GL.Pirate.5")
def test_pirates_are_never_repressed() -> None:
    g = pax_position()
    own(g, 0, ALL)
    g.pirates[border("england", "france")] = "catholic"
    assert menu(g, "west") == []
    assert clause(g, ALL, border("england", "france")) == "PAX1-GL.Pirate.5"


@pytest.mark.rule("PAX1-GL.Repress.7")
def test_the_location_of_the_card_decides_whose_serf_a_concession_becomes() -> None:
    g = pax_position()
    own(g, 0, "genoese_fleet", "france", "aragon")  # Repress of pawns in Aragon
    g.concessions[border("france", "aragon")] = 1
    use(g, "genoese_fleet", "repress")
    assert g.repressed == {"aragon": ["pawn_1"]}


@pytest.mark.rule("PAX1-GL.Location.4", "PAX1-GL.Repress.7", "PAX1-GL.Location.8")
def test_a_card_of_a_whole_side_chooses_between_the_two_empires_of_a_border() -> None:
    g = pax_position()
    own(g, 0, "dervishes")  # no printed card of a whole side has this op
    pawns = Op("repress", targets=("pawn",))
    g.concessions.update({border("ottoman", "mamluk"): 1, border("papal_states", "ottoman"): 2})
    assert list(legal_targets(g, 0, "dervishes", pawns)) == [
        ("repress_concession", border("papal_states", "ottoman"), "ottoman"),
        ("repress_concession", border("ottoman", "mamluk"), "ottoman"),
        ("repress_concession", border("ottoman", "mamluk"), "mamluk"),
    ]


@pytest.mark.rule("PAX1-F5.4", "PAX1-GL.Repress.4", "PAX1-GL.China.1")
def test_the_acting_player_earns_a_florin() -> None:
    g = pax_position()
    own(g, 0, ALL)
    stand(g, paris="knight_islamic")
    use(g, ALL, "repress")
    assert [player.florins for player in g.players] == [11, 10, 10]


# -- the rulebook's examples ------------------------------------------------------------------


@pytest.mark.rule("PAX1-F5.1", "PAX1-F5.2", "PAX1-F5.4", "PAX1-I1.4", "PAX1-I1.5")
def test_ex18_repress_by_queen_isabella() -> None:
    g = pax_position()
    own(g, 0, "aragon")
    crown(g, "isabella_of_castille", "aragon")
    stand(g, algiers="rook_islamic")
    g.concessions[border("aragon", "papal_states")] = 1
    serf = ("repress_concession", border("aragon", "papal_states"), "aragon")
    assert targets(g, "isabella_of_castille", "repress") == [("repress_city", "algiers"), serf]
    use(g, "isabella_of_castille", "repress", serf)
    assert g.repressed == {"aragon": ["pawn_1"]}
    assert g.concessions == {}
    assert g.players[0].florins == 11
    stand(g, valencia="knight_catholic")
    assert menu(g, "west") == [("op", "aragon", 0)]


@pytest.mark.rule("PAX1-F5.3", "PAX1-F5.4")
def test_ex19_repress_in_an_empire_still_in_the_stack() -> None:
    g = pax_position()
    own(g, 0, ALL)
    g.concessions[border("france", "aragon")] = 1
    use(g, ALL, "repress")
    assert g.repressed == {}
    assert reserve(g, "pawn_1") == 10
    assert g.players[0].florins == 11
