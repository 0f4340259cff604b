"""The glossary of the 2nd edition on empires: regime changes, vassals, thrones and theocracies."""

from __future__ import annotations

import pytest

from stolnik.engine.dice import Dice
from stolnik.engine.flow import DONE, NO, YES, Ask, Move
from stolnik.games.pax_renaissance.box.components import FEUDAL, Agent, Op
from stolnik.games.pax_renaissance.chapters.apostasy import apostasy
from stolnik.games.pax_renaissance.chapters.coronation import coronation
from stolnik.games.pax_renaissance.chapters.ops.behead import behead
from stolnik.games.pax_renaissance.chapters.ops.tax import PAY
from stolnik.games.pax_renaissance.chapters.ops.vote import refuse_vote, vote
from stolnik.games.pax_renaissance.chapters.selling import sell
from stolnik.games.pax_renaissance.chapters.tableau import (
    cards_on,
    ops_of,
    prestige,
    seat_of,
    side_of,
    silenced,
    vassals,
)
from stolnik.games.pax_renaissance.chapters.wars.campaign import campaign, refuse_campaign
from stolnik.games.pax_renaissance.chapters.wars.civil_war import conspiracy, peasant_revolt
from stolnik.games.pax_renaissance.chapters.wars.map_card import theocracy
from stolnik.games.pax_renaissance.chapters.wars.regime_change import regime_change
from stolnik.games.pax_renaissance.chapters.wars.religious_war import religious_war
from stolnik.games.pax_renaissance.setup import setup
from stolnik.games.pax_renaissance.state import Pax
from tests.games.pax_renaissance.every_card import Answer, drive
from tests.games.pax_renaissance.position import border, box, crown, hold, own, run, stand, vassal
from tests.games.pax_renaissance.running import menu, targets, use
from tests.games.pax_renaissance.second.second import enthrone, second

VOTE_WEST = Op("vote", side="west")
WEST_OF_FRANCE = border("england", "france")
SOUTH_OF_FRANCE = border("france", "aragon")
EAST_OF_FRANCE = border("france", "holy_roman_empire")
ISABELLA = "pren044"
CAUSES = ("coronation", "vote", "campaign", "conspiracy", "peasant_revolt", "crusade")


def change(g: Pax, cause: str, **answers: Answer) -> list[str]:
    """Seat 0 changes the regime of France in one of the ways there are; what he was asked."""
    if cause == "coronation":
        hold(g, 0, ISABELLA)
        flow = coronation(g, 0, ISABELLA, "france")
    elif cause == "vote":
        g.concessions.setdefault(SOUTH_OF_FRANCE, 0)
        flow = vote(g, 0, "pren040", VOTE_WEST, "france")
    elif cause == "campaign":
        own(g, 0, "aragon")
        stand(g, valencia="knight_catholic")
        flow = campaign(g, 0, "aragon", "france")
    elif cause == "conspiracy":
        flow = conspiracy(g, 0, "france", [Agent("knight", "catholic")])  # type: ignore[assignment]
    elif cause == "peasant_revolt":
        flow = peasant_revolt(g, 0, "france", [Agent("knight", "catholic")])  # type: ignore[assignment]
    else:
        stand(g, bruges="rook_islamic")
        agents = [Agent("knight", "catholic")] * 2
        flow = religious_war(g, 0, "crusade", "france", agents, "pren003")  # type: ignore[assignment]
    return drive(g, flow, **answers)


def last(g: Pax, ask: Ask) -> Move:
    return ask.options[-1]


def clause(refusal: object) -> str | None:
    return getattr(refusal, "clause", None)


# -- regime change -------------------------------------------------------------------------------


@pytest.mark.rule(
    "PAX2-GLO.RegimeChange.1",
    "PAX2-GLO.RegimeChange.2",
    "PAX2-GLO.EmpireCard.2",
    "PAX2-GLO.EmpireCard.3",
)
@pytest.mark.parametrize("cause", CAUSES)
def test_a_regime_change_brings_the_empire_king_side_up_to_the_outer_end(cause: str) -> None:
    g = second()
    own(g, 0, "pren034")
    if cause == "vote":
        own(g, 1, "france", republic=True)
    change(g, cause)
    assert seat_of(g, "france") == 0
    assert g.republics == []
    if cause == "campaign":
        assert g.suzerains == {"france": "aragon"}
    else:
        assert g.players[0].west == ["pren034", "france"]


@pytest.mark.rule("PAX2-GLO.RegimeChange.2", "PAX2-GLO.EmpireCard.3")
def test_an_eastern_empire_comes_to_the_eastern_half() -> None:
    g = second()
    own(g, 0, "pren034", "pren058")
    drive(g, conspiracy(g, 0, "hungary", [Agent("knight", "catholic")]))
    assert g.players[0].east == ["pren058", "hungary"]


@pytest.mark.rule("PAX2-GLO.RegimeChange.3", "PAX2-GLO.RegimeChange.4")
@pytest.mark.parametrize("cause", CAUSES)
def test_whoever_changes_a_regime_may_add_a_concession_where_no_pirate_is(cause: str) -> None:
    g = second()
    own(g, 1, "france")
    if cause == "coronation":
        own(g, 0, "pren006")  # reaches for an opponent's king
    g.pirates = {EAST_OF_FRANCE: "catholic"}
    offered: list[Move] = []

    def note(g: Pax, ask: Ask) -> Move:
        offered.extend(ask.options)
        return DONE

    change(g, cause, concession=note)
    free = {str(move[1]) for move in offered if move[0] in ("concession", "supplant")}
    assert free == {WEST_OF_FRANCE, SOUTH_OF_FRANCE}
    assert DONE in offered


@pytest.mark.rule("PAX2-GLO.RegimeChange.5", "PAX2-GLO.RegimeChange.14", "PAX2-GLO.Repress.2")
def test_a_pawn_in_the_way_is_repressed_there_for_a_florin() -> None:
    g = second()
    own(g, 1, "aragon")
    g.concessions = {SOUTH_OF_FRANCE: 2}
    supplant: Move = ("supplant", SOUTH_OF_FRANCE, "france")
    change(g, "conspiracy", concession=supplant)
    assert g.concessions == {SOUTH_OF_FRANCE: 0}
    assert g.repressed == {"france": ["pawn_2"]}  # not in Aragon, which the border touches too
    assert g.players[0].florins == 9


@pytest.mark.rule("PAX2-GLO.RegimeChange.5")
def test_without_a_florin_no_pawn_is_repressed() -> None:
    g = second(florins=0)
    g.concessions = dict.fromkeys((SOUTH_OF_FRANCE, EAST_OF_FRANCE), 2)
    flow = regime_change(g, 0, "france", "conspiracy")
    assert list(next(flow).options) == [("concession", WEST_OF_FRANCE), DONE]


@pytest.mark.rule("PAX2-GLO.RegimeChange.6", "PAX2-GLO.RegimeChange.7", "PAX2-GLO.RepressedToken.3")
@pytest.mark.parametrize("cause", CAUSES)
def test_the_repressed_may_be_emancipated_to_empty_cities_and_borders(cause: str) -> None:
    g = second()
    own(g, 1, "france")
    if cause == "coronation":
        own(g, 0, "pren006")
    enthrone(g, "france", repressed=["pawn_1", "pawn_2"])
    if cause == "peasant_revolt":
        g.repressed["france"] = ["rook_catholic"]
    g.concessions[WEST_OF_FRANCE] = 1
    offered: list[Move] = []

    def note(g: Pax, ask: Ask) -> Move:
        offered.extend(ask.options)
        return DONE

    change(g, cause, emancipation=note)
    assert DONE in offered
    places = {str(move[2]) for move in offered if move != DONE}
    if cause == "peasant_revolt":
        assert places == {"lyon", "paris"}  # one city went to the agent
    elif cause == "vote":
        assert places == {EAST_OF_FRANCE}  # the south is the voter's own
    else:
        assert places == {EAST_OF_FRANCE, SOUTH_OF_FRANCE}


@pytest.mark.rule("PAX2-GLO.RegimeChange.8", "PAX2-GLO.Theocracy.4", "PAX2-GLO.MapCard.2")
@pytest.mark.parametrize("answer, state", [(YES, FEUDAL), (NO, "catholic")])
def test_golden_liberty_after_a_vote_may_end_a_theocracy(answer: Move, state: str) -> None:
    g = second()
    own(g, 1, "papal_states")
    g.concessions[border("aragon", "papal_states")] = 0
    flow = vote(g, 0, "pren040", VOTE_WEST, "papal_states")
    assert "golden_liberty" in drive(g, flow, golden_liberty=answer)
    assert g.states["papal_states"] == state
    assert theocracy(g, "papal_states") is (state == "catholic")


@pytest.mark.rule("PAX2-GLO.RegimeChange.8", "PAX2-GLO.Theocracy.3", "PAX2-GLO.Theocracy.4")
@pytest.mark.parametrize("cause", CAUSES)
def test_no_other_regime_change_ends_a_theocracy(cause: str) -> None:
    g = second()
    own(g, 1, "france")
    own(g, 0, "pren006")
    g.states["france"] = "reformation"
    topics = change(g, cause)
    assert ("golden_liberty" in topics) is (cause == "vote")
    assert "turn_map_card" not in topics
    assert g.states["france"] == ("catholic" if cause == "crusade" else "reformation")


@pytest.mark.rule("PAX2-GLO.RegimeChange.8")
def test_there_is_no_golden_liberty_where_there_is_no_theocracy() -> None:
    g = second()
    own(g, 1, "france")
    assert "golden_liberty" not in change(g, "vote")


@pytest.mark.rule("PAX2-GLO.RegimeChange.9", "PAX2-GLO.Queen.4", "PAX2-GLO.Vassal.6")
@pytest.mark.parametrize("cause", ["campaign", "conspiracy", "peasant_revolt", "crusade"])
def test_an_empire_from_its_throne_brings_its_bishop_and_queen(cause: str) -> None:
    g = second()
    enthrone(g, "france", queen="pren045", bishop="islamic", repressed=["rook_reformation"])
    change(g, cause, losses=last)
    assert seat_of(g, "france") == seat_of(g, "pren045") == 0
    assert g.bishops == {"france": "islamic"}
    held = [] if cause == "conspiracy" else ["rook_reformation"]  # conspirators have moved in
    assert g.repressed.get("france", []) == held


@pytest.mark.rule(
    "PAX2-GLO.RegimeChange.10",
    "PAX2-GLO.RegimeChange.11",
    "PAX2-GLO.RegimeChange.13",
    "PAX2-GLO.Bishop.9",
    "PAX2-GLO.Queen.3",
    "PAX2-GLO.Vassal.6",
    "PAX2-GLO.Vassal.8",
)
@pytest.mark.parametrize(
    "cause, former",
    [
        (cause, former)
        for cause in CAUSES
        for former in (0, 1)
        if cause != "coronation" and (cause, former) != ("campaign", 0)
    ],
)
def test_from_a_tableau_it_loses_bishop_queen_and_vassals_but_no_repressed(
    cause: str, former: int
) -> None:
    g = second()
    own(g, former, "france")
    vassal(g, "france", "portugal")
    enthrone(g, "france", queen="pren045", bishop="islamic", repressed=["pawn_1"])
    enthrone(g, "portugal", queen="pren046", bishop="catholic", repressed=["pawn_2"])
    change(g, cause, losses=last)
    assert seat_of(g, "france") == 0
    assert g.discards == ["pren045"]
    assert vassals(g, "france") == []
    assert g.queens == {"pren046": "portugal"}
    assert g.bishops == {"portugal": "catholic"}
    assert seat_of(g, "portugal") is None
    assert g.repressed["portugal"] == ["pawn_2"]
    assert (g.repressed.get("france") == ["pawn_1"]) is (cause != "peasant_revolt")


@pytest.mark.rule("PAX2-GLO.RegimeChange.12", "PAX2-GLO.Vassal.1", "PAX2-GLO.Vassal.5")
def test_a_campaign_makes_the_loser_a_vassal_of_the_winner() -> None:
    g = second()
    own(g, 1, "france", republic=True)
    enthrone(g, "france", repressed=["pawn_1", "rook_islamic"])
    change(g, "campaign")
    assert g.suzerains == {"france": "aragon"}
    assert g.republics == []
    assert g.repressed["france"] == ["pawn_1", "rook_islamic"]
    assert cards_on(g, 0, "west") == ["aragon", "france"]


# -- gambits and republics -----------------------------------------------------------------------


@pytest.mark.rule("PAX2-GLO.Gambit.1", "PAX2-GLO.Republic.1", "PAX2-GLO.Republic.2")
@pytest.mark.parametrize("cause", [cause for cause in CAUSES if cause != "campaign"])
def test_only_an_attack_on_an_own_king_makes_a_republic(cause: str) -> None:
    g = second()
    own(g, 0, "france")
    change(g, cause)
    assert g.republics == ([] if cause == "coronation" else ["france"])
    g = second()
    own(g, 1, "france")
    own(g, 0, "pren006")
    change(g, cause)
    assert g.republics == []


@pytest.mark.rule("PAX2-GLO.Gambit.1", "PAX2-GLO.Republic.2", "PAX2-E2.25")
def test_no_campaign_against_an_own_empire() -> None:
    g = second()
    own(g, 0, "aragon", "france")
    stand(g, valencia="knight_catholic")
    assert clause(refuse_campaign(g, 0, "aragon", "france")) == "PAX2-F9.3"
    assert clause(refuse_campaign(g, 0, "aragon", "england")) is None


@pytest.mark.rule("PAX2-GLO.Gambit.2", "PAX2-GLO.RegimeChange.10")
@pytest.mark.parametrize("cause", ["vote", "conspiracy", "peasant_revolt", "crusade"])
def test_an_attack_on_an_own_republic_restores_the_king(cause: str) -> None:
    g = second()
    own(g, 0, "france", republic=True)
    g.bishops["france"] = "islamic"
    change(g, cause)
    assert seat_of(g, "france") == 0
    assert g.republics == []
    assert g.bishops == {}


@pytest.mark.rule("PAX2-GLO.Gambit.3", "PAX2-E4.13")
def test_one_may_tax_an_own_concession_and_vote_in_an_own_empire() -> None:
    g = second()
    own(g, 0, "pren028", "pren040", "france")
    g.concessions = {SOUTH_OF_FRANCE: 0}
    assert targets(g, "pren028", "tax") == [("tax", "france", SOUTH_OF_FRANCE)]
    assert targets(g, "pren040", "vote") == [("vote", "france")]
    use(g, "pren028", "tax", PAY, ("levy", "paris"))
    assert g.players[0].florins == 9


# -- vassals -------------------------------------------------------------------------------------


@pytest.mark.rule("PAX2-GLO.Vassal.2", "PAX2-GLO.Vassal.4", "PAX2-GLO.Op.1")
def test_a_vassal_is_a_card_of_its_own_whose_ops_and_prestige_count() -> None:
    g = second()
    own(g, 0, "hungary")
    vassal(g, "hungary", "papal_states")
    stand(g, buda="knight_catholic", venice="knight_catholic")
    assert prestige(g, 0, "patron") == 2
    assert prestige(g, 0, "catholic") == 1
    assert side_of(g, "papal_states") == "east"
    assert menu(g, "east") == [("op", "hungary", 0), ("op", "papal_states", 0)]
    g.turn.used.append("hungary")
    assert menu(g, "east") == [("op", "papal_states", 0)]
    g.bishops["hungary"] = "islamic"
    assert silenced(g, "hungary")
    assert not silenced(g, "papal_states")


@pytest.mark.rule("PAX2-GLO.Vassal.3", "PAX2-GLO.Republic.1", "PAX2-GLO.Vassal.7")
def test_a_vassal_is_always_a_king_and_free_when_it_becomes_a_republic() -> None:
    g = second()
    own(g, 0, "aragon")
    vassal(g, "aragon", "france")
    assert ops_of(g, "france") == g.box.empires["france"].king.ops
    change(g, "conspiracy")
    assert g.republics == ["france"]
    assert g.suzerains == {}
    assert g.players[0].west == ["aragon", "france"]


@pytest.mark.rule("PAX2-GLO.Vassal.7", "PAX2-GLO.Republic.1")
def test_a_vassal_can_be_the_target_of_anything_but_a_vote() -> None:
    g = second()
    own(g, 0, "pren001", "pren040", "pren028")
    own(g, 1, "aragon")
    vassal(g, "aragon", "france")
    g.concessions = {SOUTH_OF_FRANCE: 0}
    g.bishops["france"] = "catholic"
    assert clause(refuse_vote(g, 0, "pren040", VOTE_WEST, "france")) == "PAX2-F6.3"
    assert targets(g, "pren040", "vote") == [("vote", "aragon")]
    assert ("behead", "france") in targets(g, "pren001", "behead")
    assert targets(g, "pren028", "tax") == [("tax", "france", SOUTH_OF_FRANCE)]
    change(g, "conspiracy")
    assert seat_of(g, "france") == 0
    assert g.suzerains == {}


@pytest.mark.rule("PAX2-GLO.Vassal.8")
def test_a_sold_vassal_goes_home_with_queen_and_tokens() -> None:
    g = second()
    own(g, 0, "aragon")
    vassal(g, "aragon", "france")
    enthrone(g, "france", queen="pren045", bishop="islamic", repressed=["pawn_1"])
    run(sell(g, 0, "france"))
    assert seat_of(g, "france") is None
    assert g.queens == {"pren045": "france"}
    assert g.bishops == {"france": "islamic"}
    assert g.repressed == {"france": ["pawn_1"]}
    assert g.suzerains == {}
    assert seat_of(g, "aragon") == 0


@pytest.mark.rule("PAX2-GLO.Vassal.9")
@pytest.mark.parametrize("king", ["aragon", "france"])
def test_a_coronation_changes_neither_suzerain_nor_vassal(king: str) -> None:
    g = second()
    own(g, 0, "aragon")
    vassal(g, "aragon", "france")
    hold(g, 0, ISABELLA)
    drive(g, coronation(g, 0, ISABELLA, king))
    assert g.suzerains == {"france": "aragon"}
    assert g.queens == {ISABELLA: king}
    assert g.players[0].west == ["aragon"]


# -- queens and discarded cards ------------------------------------------------------------------


@pytest.mark.rule("PAX2-GLO.Queen.2")
def test_a_beheaded_queen_leaves_her_king_as_he_was() -> None:
    g = second()
    own(g, 1, "france")
    own(g, 0, "pren001")
    crown(g, ISABELLA, "france")
    vassal(g, "france", "aragon")
    g.bishops[ISABELLA] = "catholic"
    use(g, "pren001", "behead")  # nobody else is under such a bishop
    assert g.discards == [ISABELLA]
    assert seat_of(g, "france") == seat_of(g, "aragon") == 1
    assert g.bishops == {}
    assert seat_of(g, "pren001") == 0  # no assassin: she was no empire card


@pytest.mark.rule("PAX2-GLO.Queen.3", "PAX2-GLO.Discard.3", "PAX2-GLO.Discard.4")
def test_a_beheaded_king_keeps_his_tokens_on_the_throne_but_not_his_queen() -> None:
    g = second()
    own(g, 1, "france", republic=True)
    own(g, 0, "pren001")
    crown(g, ISABELLA, "france")
    vassal(g, "france", "aragon")
    enthrone(g, "france", bishop="catholic", repressed=["rook_islamic", "pawn_2"])
    enthrone(g, "aragon", queen="pren046", bishop="islamic", repressed=["pawn_1"])
    behead(g, 0, "pren001", Op("behead"), "france")
    assert g.discards == [ISABELLA, "pren001"]
    assert seat_of(g, "france") is seat_of(g, "aragon") is None
    assert g.republics == []
    assert g.bishops == {"france": "catholic", "aragon": "islamic"}
    assert g.repressed == {"france": ["rook_islamic", "pawn_2"], "aragon": ["pawn_1"]}
    assert g.queens == {"pren046": "aragon"}


@pytest.mark.rule("PAX2-GLO.Queen.4", "PAX2-GLO.Discard.3", "PAX2-GLO.RepressedToken.4")
@pytest.mark.parametrize("way", ["sale", "apostasy of the queen", "apostasy of the king"])
def test_a_couple_goes_to_its_throne_and_stays_married(way: str) -> None:
    king, queen = {
        "sale": ("france", ISABELLA),
        "apostasy of the queen": ("france", ISABELLA),  # she is Catholic
        "apostasy of the king": ("ottoman", "pren077"),  # he is Islamic, and she nothing
    }[way]
    g = second()
    own(g, 0, king, "pren005")  # with a Reformist card beside them
    crown(g, queen, king)
    vassal(g, king, "hungary")
    enthrone(g, king, repressed=["pawn_1"])
    if way == "sale":
        run(sell(g, 0, king))
    elif king == "france":
        apostasy(g, 1, "catholic", "reformation")
    else:
        apostasy(g, 1, "islamic", "reformation")
    assert g.queens == {queen: king}
    assert seat_of(g, king) is seat_of(g, queen) is seat_of(g, "hungary") is None
    assert g.repressed == {king: ["pawn_1"]}
    drive(g, conspiracy(g, 1, king, [Agent("knight", "catholic")]))
    assert seat_of(g, queen) == 1


# -- thrones, kings and the map ------------------------------------------------------------------


@pytest.mark.rule(
    "PAX2-GLO.Throne.1", "PAX2-GLO.Throne.2", "PAX2-GLO.EmpireCard.1", "PAX2-GLO.King.1"
)
def test_on_its_throne_an_empire_is_a_king_whatever_it_was() -> None:
    g = second()
    own(g, 0, "england", republic=True)
    faces = g.box.empires["england"]
    assert ops_of(g, "england") == faces.republic.ops != faces.king.ops
    run(sell(g, 0, "england"))
    assert seat_of(g, "england") is None
    assert ops_of(g, "england") == faces.king.ops
    assert g.republics == []
    drive(g, conspiracy(g, 1, "england", [Agent("knight", "catholic")]))
    assert seat_of(g, "england") == 1
    assert g.republics == []


@pytest.mark.rule("PAX2-GLO.EmpireCard.1", "PAX2-GLO.King.1", "PAX2-F9.1")
def test_each_empire_card_has_a_king_who_campaigns_and_a_republic_that_does_not() -> None:
    empires = box(edition=2).empires.values()
    assert len(empires) == 10
    for empire in empires:
        assert "campaign" in [op.kind for op in empire.king.ops]
        assert "campaign" not in [op.kind for op in empire.republic.ops]


@pytest.mark.rule("PAX2-GLO.EmpireCard.2", "PAX2-GLO.Throne.1")
def test_every_empire_starts_on_its_throne() -> None:
    g = setup(box(edition=2), 4, Dice("thrones"))
    g.attach(box(edition=2), None)
    assert [seat_of(g, empire) for empire in g.box.empires] == [None] * 10
    assert g.republics == []


@pytest.mark.rule("PAX2-GLO.Throne.3", "PAX2-GLO.Bishop.1")
def test_a_throne_holds_repressed_tokens_bishops_and_queens() -> None:
    g = second()
    own(g, 0, "pren028", "pren025", "pren049")
    own(g, 1, "portugal")
    crown(g, "pren046", "portugal")
    stand(g, vienna="rook_catholic")
    use(g, "pren025", "repress")
    assert g.repressed == {"holy_roman_empire": ["rook_catholic"]}
    run(sell(g, 1, "portugal"))
    assert g.queens == {"pren046": "portugal"}
    g.bishops["pren028"] = "catholic"
    assert ("inquisitor", "pren028", "france") in targets(g, "pren028", "inquisitor")


@pytest.mark.rule("PAX2-GLO.MapCard.1", "PAX2-GLO.Theocracy.1", "PAX2-GLO.Medieval.1")
def test_each_empire_can_be_a_theocracy_of_three_religions_or_medieval() -> None:
    g = second()
    for land in g.box.lands.values():
        assert sorted(land.icons) == ["catholic", FEUDAL, "islamic", "reformation"]
        for state in land.icons:
            g.states[land.id] = state
            assert theocracy(g, land.id) is (state != FEUDAL)


@pytest.mark.rule("PAX2-GLO.Theocracy.2")
@pytest.mark.parametrize("republic", [False, True])
def test_a_theocracy_can_be_a_king_or_a_republic(republic: bool) -> None:
    g = second()
    own(g, 0, "france", republic=not republic)
    change(g, "crusade")
    assert (g.republics == ["france"]) is republic
    assert theocracy(g, "france")


@pytest.mark.rule("PAX2-GLO.Theocracy.3", "PAX2-GLO.MapCard.2")
@pytest.mark.parametrize("war, religion", [("jihad", "islamic"), ("reformation", "reformation")])
@pytest.mark.parametrize("before", ["catholic", FEUDAL])
def test_a_won_religious_war_makes_it_another_theocracy_and_a_lost_one_does_not(
    war: str, religion: str, before: str
) -> None:
    for knights, after in ((2, religion), (1, before)):
        g = second()
        g.states["france"] = before
        stand(g, paris="rook_catholic")
        agents = [Agent("knight", religion)] * knights
        drive(g, religious_war(g, 0, war, "france", agents, "pren004"))
        assert g.states["france"] == after


@pytest.mark.rule("PAX2-K2.1", "PAX2-G4.7")
def test_the_land_is_converted_before_the_survivors_move_in() -> None:
    g = second()
    own(g, 1, "pren024")  # condottieri: with a Catholic icon, Venice holds a second token
    g.states["papal_states"] = "reformation"
    stand(g, venice="rook_reformation")
    agents = [Agent("knight", "catholic")] * 3
    drive(g, religious_war(g, 0, "crusade", "papal_states", agents, "pren001"))
    assert g.cities == {"venice": "knight_catholic", "venice_2": "knight_catholic"}
    assert g.repressed == {}
