"""Campaigns, vassals and suzerains (F9)."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import DONE, Ask
from stolnik.games.pax_renaissance.box.components import Agent, Box, Op
from stolnik.games.pax_renaissance.chapters.ops import run_ops, usable_ops
from stolnik.games.pax_renaissance.chapters.ops.inquisitor import refuse_inquisitor
from stolnik.games.pax_renaissance.chapters.ops.vote import refuse_vote
from stolnik.games.pax_renaissance.chapters.tableau import (
    cards_on,
    prestige,
    seat_of,
    side_of,
    silenced,
    vassals,
)
from stolnik.games.pax_renaissance.chapters.wars.campaign import (
    army,
    campaign,
    garrison,
    internal_conflict,
    overlord,
    refuse_campaign,
)
from stolnik.games.pax_renaissance.chapters.wars.civil_war import conspiracy
from stolnik.games.pax_renaissance.events import BattleBegan, BecameVassal, CourtLost
from stolnik.games.pax_renaissance.state import Pax, Unit
from tests.games.pax_renaissance.both import EACH_EDITION, cited, twin
from tests.games.pax_renaissance.position import (
    border,
    box,
    crown,
    listen,
    own,
    pax_position,
    run,
    stand,
    vassal,
)

AUGSBURG = border("france", "holy_roman_empire")
CHANNEL = border("england", "france")
PYRENEES = border("france", "aragon")


def france_marches(*, florins: int = 10, edition: int = 1) -> Pax:
    """Seat 0 has France with one knight in Paris."""
    g = pax_position(florins=florins, edition=edition)
    own(g, 0, "france")
    stand(g, paris="knight_catholic")
    return g


# -- when it is possible ---------------------------------------------------------------------


@pytest.mark.rule("PAX1-F9.1", "PAX2-F9.1")
@pytest.mark.parametrize("parts", [box("expansion", "promo_cards"), box(edition=2)])
def test_the_op_is_on_the_monarchy_side_of_empire_cards_only(parts: Box) -> None:
    for empire in parts.empires.values():
        assert "campaign" in [op.kind for op in empire.king.ops]
        assert "campaign" not in [op.kind for op in empire.republic.ops]
    assert not any(op.kind == "campaign" for card in parts.cards.values() for op in card.ops)


@pytest.mark.rule("PAX1-F9.1", "PAX2-F9.1")
@EACH_EDITION
def test_a_republic_cannot_campaign(edition: int) -> None:
    g = france_marches(edition=edition)
    g.republics.append("france")
    refusal = refuse_campaign(g, 0, "france", "england")
    assert refusal is not None
    assert refusal.clause == cited(g, "PAX1-F9.1", "PAX2-F9.1")


@pytest.mark.rule("PAX1-F9.2", "PAX1-GL.Adjacent.1", "PAX2-F9.2")
@EACH_EDITION
def test_a_campaign_goes_to_neighbours_also_diagonal_ones_and_no_further(edition: int) -> None:
    g = france_marches(edition=edition)
    reached = {
        empire for empire in g.box.empires if refuse_campaign(g, 0, "france", empire) is None
    }
    assert reached == {"england", "portugal", "aragon", "papal_states", "holy_roman_empire"}
    refusal = refuse_campaign(g, 0, "france", "ottoman")
    assert refusal is not None
    assert refusal.clause == cited(g, "PAX1-F9.2", "PAX2-F9.2")


@pytest.mark.rule("PAX1-F9.2")
def test_the_buffer_state_parts_portugal_and_france() -> None:
    g = pax_position(variants=["expansion"])
    own(g, 0, "france", "aragon")
    stand(g, paris="knight_catholic")
    assert refuse_campaign(g, 0, "france", "portugal") is None
    crown(g, "catherine_of_navarre", "aragon")
    refusal = refuse_campaign(g, 0, "france", "portugal")
    assert refusal is not None
    assert refusal.clause == "PAX1-F9.2"


@pytest.mark.rule("PAX1-GL.Battle.3", "PAX1-F9.3")
def test_a_campaign_needs_a_knight() -> None:
    g = pax_position()
    own(g, 0, "france")
    stand(g, paris="rook_catholic")
    refusal = refuse_campaign(g, 0, "france", "england")
    assert refusal is not None
    assert refusal.clause == "PAX1-GL.Battle.3"


@pytest.mark.rule("PAX1-F9.4", "PAX1-F9.5", "PAX2-F9.5", "PAX2-F9.6")
@EACH_EDITION
def test_every_knight_must_be_paid_for(edition: int) -> None:
    g = france_marches(florins=1, edition=edition)
    assert refuse_campaign(g, 0, "france", "england") is None
    stand(g, lyon="knight_islamic")
    refusal = refuse_campaign(g, 0, "france", "england")
    assert refusal is not None
    assert refusal.clause == cited(g, "PAX1-F9.5", "PAX2-F9.5")
    assert refusal.about == {"florins": 2, "have": 1}


@pytest.mark.rule("PAX1-F9.4", "PAX1-F9.5", "PAX2-F9.5", "PAX2-F9.6")
@EACH_EDITION
def test_a_campaign_costs_a_florin_for_each_attacker_won_or_lost(edition: int) -> None:
    g = france_marches(edition=edition)
    stand(g, lyon="knight_islamic", london="rook_catholic", bordeaux="knight_catholic")
    run(campaign(g, 0, "france", "england"))
    assert g.players[0].florins == 8
    assert g.cities == {}
    assert g.players[0].west == ["france"]


@pytest.mark.rule("PAX1-F9.17", "PAX2-F9.16")
@EACH_EDITION
def test_a_vassal_cannot_campaign_against_its_suzerain(edition: int) -> None:
    g = france_marches(edition=edition)
    own(g, 0, "england")
    g.players[0].west.remove("france")
    vassal(g, "england", "france")
    refusal = refuse_campaign(g, 0, "france", "england")
    assert refusal is not None
    assert refusal.clause == cited(g, "PAX1-F9.17", "PAX2-F9.16")
    assert refuse_campaign(g, 0, "france", "aragon") is None


# -- who fights ------------------------------------------------------------------------------


@pytest.mark.rule(
    "PAX1-F9.3", "PAX1-GL.Knight.1", "PAX1-J0.6", "PAX2-F9.4", "PAX2-F9.8", "PAX2-F9.17", "PAX2-J.4"
)
@EACH_EDITION
def test_all_knights_of_the_own_map_card_attack_and_nobody_else(edition: int) -> None:
    g = pax_position(edition=edition)
    own(g, 0, "france")
    stand(g, paris="knight_catholic", bruges="rook_catholic", lyon="knight_islamic")
    stand(g, london="knight_catholic", venice="knight_catholic")
    g.repressed["france"] = ["knight_reformation"]
    assert set(army(g, "france")) == {
        Unit("knight_catholic", "paris"),
        Unit("knight_islamic", "lyon"),
    }


@pytest.mark.rule("PAX1-F9.6", "PAX1-F9.7", "PAX1-F9.8", "PAX1-T1.5", "PAX2-F9.7", "PAX2-F9.8")
@EACH_EDITION
def test_only_the_ruling_class_of_the_attacked_map_card_defends(edition: int) -> None:
    g = france_marches(edition=edition)
    own(g, 1, "england")
    stand(g, london="rook_islamic", bordeaux="knight_catholic", toledo="knight_catholic")
    g.pirates[border("england", "portugal")] = "islamic"
    g.concessions[CHANNEL] = 1
    g.repressed["england"] = ["knight_islamic", "pawn_1"]
    defenders = garrison(g, "england")
    assert set(defenders) == {
        Unit("rook_islamic", "london"),
        Unit("knight_catholic", "bordeaux"),
    }
    heard = listen(g)
    next(campaign(g, 0, "france", "england"))
    assert heard[1] == BattleBegan(
        0, "campaign", "england", ("knight_catholic",), tuple(unit.token for unit in defenders)
    )


# -- victory ---------------------------------------------------------------------------------


@pytest.mark.rule(
    "PAX1-F9.9",
    "PAX1-F9.10",
    "PAX1-GL.Vassal.1",
    "PAX1-GL.RegimeChange.10",
    "PAX2-F9.9",
    "PAX2-F9.10",
)
@EACH_EDITION
def test_a_conquered_empire_that_nobody_had_becomes_a_vassal(edition: int) -> None:
    g = france_marches(edition=edition)
    run(campaign(g, 0, "france", "england"), [DONE])
    assert g.suzerains == {"england": "france"}
    assert g.players[0].west == ["france"]
    assert seat_of(g, "england") == 0


@pytest.mark.rule("PAX1-F9.10", "PAX1-B3.3", "PAX1-F9.11", "PAX1-T2.1", "PAX2-F9.10", "PAX2-F9.13")
@EACH_EDITION
def test_a_conquered_republic_of_an_opponent_becomes_a_king_side_vassal_without_its_court(
    edition: int,
) -> None:
    g = france_marches(edition=edition)
    own(g, 1, "aragon", republic=True)
    queen = twin(g, "isabella_of_castille")
    crown(g, queen, "aragon")
    vassal(g, "aragon", "portugal")
    run(campaign(g, 0, "france", "aragon"), [DONE])
    assert g.suzerains == {"aragon": "france"}
    assert g.republics == []
    assert g.queens == {}
    assert g.discards == [queen]
    assert g.players[1].west == []


@pytest.mark.rule("PAX1-F9.12", "PAX2-F9.11")
@EACH_EDITION
def test_repressed_tokens_stay_repressed_on_the_vassal(edition: int) -> None:
    g = france_marches(edition=edition)
    own(g, 1, "aragon")
    g.repressed["aragon"] = ["rook_islamic", "pawn_1"]
    run(campaign(g, 0, "france", "aragon"), [DONE, DONE])
    assert g.suzerains == {"aragon": "france"}
    assert g.repressed == {"aragon": ["rook_islamic", "pawn_1"]}


@pytest.mark.rule("PAX1-F9.12", "PAX2-F9.11")
@EACH_EDITION
def test_unless_they_are_emancipated(edition: int) -> None:
    g = france_marches(edition=edition)
    own(g, 1, "aragon")
    g.repressed["aragon"] = ["rook_islamic"]
    run(
        campaign(g, 0, "france", "aragon"),
        [DONE, ("emancipate", "rook_islamic", "algiers")],
    )
    assert g.repressed == {}
    assert g.cities["algiers"] == "rook_islamic"


@pytest.mark.rule("PAX1-F9.13", "PAX1-GL.Vassal.4")
def test_a_bishop_stays_on_an_empire_that_becomes_a_vassal() -> None:
    g = france_marches()
    own(g, 1, "aragon")
    g.bishops["aragon"] = "islamic"
    run(campaign(g, 0, "france", "aragon"), [DONE])
    assert g.bishops == {"aragon": "islamic"}


@pytest.mark.rule("PAX1-GL.Vassal.4")
def test_a_bishop_stays_on_an_empire_that_stops_being_a_vassal() -> None:
    g = france_marches()
    vassal(g, "france", "aragon")
    g.bishops["aragon"] = "islamic"
    run(
        conspiracy(g, 0, "aragon", [Agent("knight", "catholic")]),
        [("settle", "knight_catholic", "valencia"), DONE],
    )
    assert g.suzerains == {}
    assert g.bishops == {"aragon": "islamic"}


@pytest.mark.rule("PAX1-F9.19")
def test_the_card_is_moved_before_its_court_is_lost_and_before_anybody_is_freed() -> None:
    g = france_marches()
    own(g, 1, "aragon")
    vassal(g, "aragon", "portugal")
    g.repressed["aragon"] = ["rook_islamic"]
    heard = listen(g)
    asks: list[Ask] = []
    run(campaign(g, 0, "france", "aragon"), [DONE, DONE], asks=asks)
    kinds = [type(event) for event in heard]
    assert kinds[-2:] == [BecameVassal, CourtLost]
    assert [ask.topic for ask in asks] == ["concession", "emancipation"]


@pytest.mark.rule("PAX1-F9.14", "PAX1-GL.Battle.4", "PAX2-F9.14", "PAX2-F9.18")
@EACH_EDITION
def test_surviving_knights_stay_on_their_own_map_card(edition: int) -> None:
    g = france_marches(edition=edition)
    stand(g, lyon="knight_islamic", london="rook_catholic")
    run(campaign(g, 0, "france", "england"), [("lose", "lyon", "knight_islamic"), DONE])
    assert g.cities == {"paris": "knight_catholic"}


@pytest.mark.rule("PAX1-F9.15", "PAX1-F9.7", "PAX2-F9.7", "PAX2-F9.14")
@EACH_EDITION
def test_the_conquered_map_card_holds_only_freed_tokens_and_those_on_its_borders(
    edition: int,
) -> None:
    g = france_marches(edition=edition)
    stand(g, lyon="knight_islamic", bruges="knight_catholic")
    stand(g, london="rook_catholic", bordeaux="knight_catholic")
    own(g, 1, "england")
    g.repressed["england"] = ["knight_reformation"]
    lisbon = border("england", "portugal")
    g.pirates[lisbon] = "islamic"
    g.concessions[CHANNEL] = 1
    run(
        campaign(g, 0, "france", "england"),
        [
            ("lose", "lyon", "knight_islamic"),
            ("lose", "bruges", "knight_catholic"),
            DONE,
            ("emancipate", "knight_reformation", "london"),
        ],
    )
    assert g.cities == {"paris": "knight_catholic", "london": "knight_reformation"}
    assert g.pirates == {lisbon: "islamic"}
    assert g.concessions == {CHANNEL: 1}


@pytest.mark.rule("PAX1-F9.9", "PAX1-T2.4")
def test_a_campaign_never_turns_the_map_card() -> None:
    g = pax_position()
    own(g, 0, "byzantium")
    stand(g, tana="knight_islamic")
    run(campaign(g, 0, "byzantium", "mamluk"), [DONE])
    assert g.states["mamluk"] == "islamic"


@pytest.mark.rule("PAX1-T2.5", "PAX1-F9.9")
def test_an_own_empire_that_is_conquered_becomes_a_vassal_and_loses_its_court() -> None:
    g = france_marches()
    own(g, 0, "aragon")
    vassal(g, "aragon", "portugal")
    asks: list[Ask] = []
    run(campaign(g, 0, "france", "aragon"), [("concession", PYRENEES)], asks=asks)
    assert g.suzerains == {"aragon": "france"}
    assert g.players[0].west == ["france"]
    assert g.republics == []
    assert g.concessions == {PYRENEES: 0}


@pytest.mark.rule("PAX1-F9.18", "PAX1-GL.Suzerain.1", "PAX1-T2.5")
def test_an_own_vassal_of_another_suzerain_changes_suzerains() -> None:
    g = france_marches()
    own(g, 0, "england")
    vassal(g, "england", "portugal")
    run(campaign(g, 0, "france", "portugal"), [DONE])
    assert vassals(g, "england") == []
    assert vassals(g, "france") == ["portugal"]


@pytest.mark.rule(
    "PAX1-F9.2",
    "PAX1-F9.3",
    "PAX1-F9.4",
    "PAX1-F9.5",
    "PAX1-F9.9",
    "PAX1-F9.14",
    "PAX1-F9.15",
    "PAX1-F9.18",
    "PAX1-GL.RegimeChange.10",
    "PAX1-GL.RegimeChange.13",
)
def test_ex22_campaign_of_a_vassal() -> None:
    blue = 2
    g = pax_position()
    own(g, blue, "ottoman")
    vassal(g, "ottoman", "holy_roman_empire")
    stand(g, nurnberg="knight_reformation", vienna="knight_catholic")
    own(g, 1, "france")
    g.repressed["france"] = ["rook_catholic", "pawn_2"]
    g.turn.seat = blue
    g.turn.running = ["east"]
    run(
        run_ops(g, blue),
        [
            ("op", "holy_roman_empire", 0),
            ("campaign", "france"),
            ("concession", CHANNEL),
            ("emancipate", "rook_catholic", "lyon"),
            ("emancipate", "pawn_2", AUGSBURG),
        ],
    )
    assert g.players[blue].florins == 8
    assert g.suzerains == {"holy_roman_empire": "ottoman", "france": "ottoman"}
    assert g.players[1].west == []
    assert g.concessions == {CHANNEL: blue, AUGSBURG: blue}
    assert g.cities == {
        "nurnberg": "knight_reformation",
        "vienna": "knight_catholic",
        "lyon": "rook_catholic",
    }
    assert g.repressed == {}


# -- internal conflict -----------------------------------------------------------------------


def suzerain_with_vassals() -> Pax:
    """Seat 0: France is suzerain of England and Portugal, all with knights."""
    g = france_marches()
    vassal(g, "france", "england", "portugal")
    stand(g, london="knight_catholic", toledo="knight_catholic", lyon="knight_catholic")
    return g


@pytest.mark.rule("PAX1-F9.16", "PAX1-F9.17")
def test_ex23_internal_conflict_of_suzerain_and_vassal() -> None:
    g = suzerain_with_vassals()
    asks: list[Ask] = []
    run(campaign(g, 0, "france", "england"), [("lose", "lyon", "knight_catholic")], asks=asks)
    assert [ask.topic for ask in asks] == ["losses"]
    assert g.cities == {"paris": "knight_catholic", "toledo": "knight_catholic"}
    assert g.suzerains == {"england": "france", "portugal": "france"}
    assert g.republics == []
    assert g.concessions == {}
    assert g.battle is None
    refusal = refuse_campaign(g, 0, "portugal", "france")
    assert refusal is not None
    assert refusal.clause == "PAX1-F9.17"


@pytest.mark.rule("PAX1-F9.16")
def test_ex23_internal_conflict_of_two_vassals() -> None:
    g = suzerain_with_vassals()
    stand(g, granada="knight_islamic")
    run(campaign(g, 0, "portugal", "england"), [("lose", "toledo", "knight_catholic")])
    assert "london" not in g.cities
    assert g.suzerains == {"england": "france", "portugal": "france"}
    assert g.republics == []
    assert g.concessions == {}


@pytest.mark.rule("PAX1-F9.16")
def test_an_opponents_vassal_is_no_internal_affair() -> None:
    g = france_marches()
    own(g, 1, "aragon")
    vassal(g, "aragon", "england")
    assert not internal_conflict(g, "france", "england")
    run(campaign(g, 0, "france", "england"), [DONE])
    assert g.suzerains == {"england": "france"}


# -- vassals and suzerains -------------------------------------------------------------------


@pytest.mark.rule("PAX1-GL.Suzerain.1")
def test_an_empire_is_suzerain_while_it_has_a_vassal() -> None:
    g = france_marches()
    assert vassals(g, "france") == []
    run(campaign(g, 0, "france", "england"), [DONE])
    assert vassals(g, "france") == ["england"]
    assert overlord(g, "england") == "france"
    assert overlord(g, "france") == "france"


@pytest.mark.rule("PAX1-GL.Vassal.1")
def test_a_vassal_lies_in_the_half_of_its_suzerain() -> None:
    g = pax_position()
    own(g, 0, "hungary")
    stand(g, buda="knight_catholic")
    run(campaign(g, 0, "hungary", "papal_states"), [DONE])
    assert side_of(g, "papal_states") == "east"
    assert list(cards_on(g, 0, "east")) == ["hungary", "papal_states"]


@pytest.mark.rule("PAX1-GL.Vassal.2")
def test_prestige_and_ops_of_a_vassal_stay_active() -> None:
    g = france_marches()
    assert prestige(g, 0, "discovery") == 0
    run(campaign(g, 0, "france", "portugal"), [DONE])
    stand(g, toledo="knight_catholic")
    assert prestige(g, 0, "discovery") == 1
    assert ("op", "portugal", 0) in list(usable_ops(g, 0, ["west"]))


@pytest.mark.rule("PAX1-GL.Vassal.3")
def test_vassal_and_suzerain_are_separate_cards_for_ops_and_bishops() -> None:
    g = suzerain_with_vassals()
    assert [move[1] for move in usable_ops(g, 0, ["west"])] == ["france", "england", "portugal"]
    g.bishops["france"] = "catholic"
    assert silenced(g, "france")
    assert not silenced(g, "england")
    inquisitor = Op("inquisitor", "catholic")
    assert refuse_inquisitor(g, 0, "jesuits", inquisitor, "france", "england") is None


@pytest.mark.rule("PAX1-GL.Vassal.5")
def test_a_vassal_can_be_attacked_but_not_voted_on() -> None:
    g = suzerain_with_vassals()
    g.concessions[CHANNEL] = 1
    refusal = refuse_vote(g, 1, "sindicat_remenca", Op("vote", side="west"), "england")
    assert refusal is not None
    assert refusal.clause == "PAX1-F6.3"
    run(
        conspiracy(g, 1, "england", [Agent("knight", "catholic")] * 2),
        [("settle", "knight_catholic", "london"), DONE],
    )
    assert g.players[1].west == ["england"]
    assert g.suzerains == {"portugal": "france"}
