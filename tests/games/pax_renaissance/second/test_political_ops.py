"""Behead, tax, repress and vote, the political ops (F3 to F6)."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import DONE, NO, YES, Ask
from stolnik.games.pax_renaissance.box.components import Op
from stolnik.games.pax_renaissance.chapters.ops import OPS, family_of, legal_targets
from stolnik.games.pax_renaissance.chapters.ops.behead import refuse_behead
from stolnik.games.pax_renaissance.chapters.ops.repress import refuse_repress
from stolnik.games.pax_renaissance.chapters.ops.tax import PAY, YIELD, refuse_tax
from stolnik.games.pax_renaissance.chapters.ops.vote import has_majority, refuse_vote
from stolnik.games.pax_renaissance.chapters.selling import sell
from stolnik.games.pax_renaissance.chapters.tableau import in_play, seat_of
from stolnik.games.pax_renaissance.chapters.tokens import reserve
from stolnik.games.pax_renaissance.chapters.wars.campaign import campaign
from stolnik.games.pax_renaissance.state import Pax
from tests.games.pax_renaissance.position import border, crown, own, run, stand, vassal
from tests.games.pax_renaissance.running import icon, menu, op, targets, use
from tests.games.pax_renaissance.second.cards import (
    ANNE,
    CROMWELL,
    DERVISHES,
    FUNJ_NOMADS,
    GRANDE_OF_SPAIN,
    HANSEATIC_LEAGUE,
    HOLY_LAND_CRUSADE,
    ISABELLA,
    KINGMAKER,
    LUTHER,
    PAPAL_ELEPHANT,
    POSPOLITE_RUSZENIE,
    SINDICAT_REMENCA,
    SPANISH_TERCIO,
    STAR_CHAMBER,
    THE_BOLD,
    THE_GRIM,
    ZWARTE_HOOP,
)
from tests.games.pax_renaissance.second.second import second

ALEXANDRIA = border("ottoman", "mamluk")
ADRIATIC = border("papal_states", "ottoman")
CHANNEL, PYRENEES = border("england", "france"), border("france", "aragon")
AUGSBURG = border("france", "holy_roman_empire")
NORTH, SOUTH = border("holy_roman_empire", "papal_states"), border("aragon", "papal_states")
"""With the Adriatic, the three borders of the Papal States."""


@pytest.mark.rule("PAX2-F.4")
def test_behead_tax_repress_and_vote_are_the_political_ops() -> None:
    political = [kind for kind in OPS if family_of(Op(kind)) == "political"]
    assert political == ["behead", "tax", "repress", "vote"]


# -- behead -----------------------------------------------------------------------------------


def beheadings(g: Pax, card: str) -> list[str]:
    return [str(target) for _, target in targets(g, card, "behead")]


def behead_refused(g: Pax, card: str, target: str) -> str | None:
    refusal = refuse_behead(g, 0, card, icon(g, card, "behead")[1], target)
    return refusal.clause if refusal else None


@pytest.mark.rule("PAX2-F3.1", "PAX2-F3.2")
def test_behead_discards_a_card_of_the_same_location_from_any_tableau() -> None:
    g = second()
    own(g, 0, STAR_CHAMBER, CROMWELL)
    own(g, 1, KINGMAKER, LUTHER)
    own(g, 2, SPANISH_TERCIO, THE_GRIM)
    assert beheadings(g, STAR_CHAMBER) == [CROMWELL, KINGMAKER, SPANISH_TERCIO]
    assert behead_refused(g, STAR_CHAMBER, LUTHER) == "PAX2-F3.2"
    use(g, STAR_CHAMBER, "behead", ("behead", KINGMAKER))
    assert g.players[1].west == [LUTHER]
    assert g.players[0].west == [STAR_CHAMBER, CROMWELL]
    assert g.discards == [KINGMAKER]


@pytest.mark.rule("PAX2-F3.1")
def test_nothing_outside_the_tableaux_can_be_beheaded_and_so_no_king_on_his_throne() -> None:
    g = second()
    own(g, 0, STAR_CHAMBER)
    g.players[1].hand.append(CROMWELL)
    g.players[1].maids.append(ANNE)
    crown(g, ISABELLA, "england")
    assert menu(g, "west") == []
    for card in (CROMWELL, ANNE, "england", ISABELLA):
        assert behead_refused(g, STAR_CHAMBER, card) == "PAX2-F3.1"


@pytest.mark.rule("PAX2-F3.3")
def test_a_card_cannot_behead_itself() -> None:
    g = second()
    own(g, 0, STAR_CHAMBER, CROMWELL)
    assert beheadings(g, STAR_CHAMBER) == [CROMWELL]
    assert behead_refused(g, STAR_CHAMBER, STAR_CHAMBER) == "PAX2-F3.3"


@pytest.mark.rule("PAX2-F3.4")
@pytest.mark.parametrize("republic", [False, True])
def test_the_assassin_of_an_empire_card_dies_too(republic: bool) -> None:
    g = second()
    own(g, 0, STAR_CHAMBER)
    own(g, 1, "england", republic=republic)
    g.bishops["england"] = "islamic"
    g.repressed["england"] = ["pawn_1"]
    use(g, STAR_CHAMBER, "behead")
    assert not in_play(g, "england")
    assert g.republics == []
    assert (g.bishops, g.repressed) == ({"england": "islamic"}, {"england": ["pawn_1"]})  # 2e R12
    assert g.players[0].west == []
    assert g.discards == [STAR_CHAMBER]


@pytest.mark.rule("PAX2-F3.4")
def test_the_assassin_of_a_vassal_dies_and_its_suzerain_stays() -> None:
    g = second()
    own(g, 0, STAR_CHAMBER)
    own(g, 1, "france")
    vassal(g, "france", "england")
    use(g, STAR_CHAMBER, "behead")
    assert not in_play(g, "england")
    assert in_play(g, "france")
    assert g.discards == [STAR_CHAMBER]


@pytest.mark.rule("PAX2-I1.6", "PAX2-F3.4")
def test_a_beheaded_king_returns_to_his_throne_alone_and_his_queen_is_killed() -> None:
    g = second()
    own(g, 0, STAR_CHAMBER)
    own(g, 1, "england")
    crown(g, ANNE, "england")
    use(g, STAR_CHAMBER, "behead", ("behead", "england"))
    assert g.queens == {}
    assert g.players[1].west == []
    assert g.discards == [ANNE, STAR_CHAMBER]


@pytest.mark.rule("PAX2-I1.6", "PAX2-F3.4")
def test_a_beheaded_queen_leaves_her_king_and_no_assassin_dies() -> None:
    g = second()
    own(g, 0, STAR_CHAMBER)
    own(g, 1, "england")
    crown(g, ANNE, "england")
    use(g, STAR_CHAMBER, "behead", ("behead", ANNE))
    assert g.queens == {}
    assert g.players[1].west == ["england"]
    assert g.players[0].west == [STAR_CHAMBER]
    assert g.discards == [ANNE]


# -- tax --------------------------------------------------------------------------------------


def tax_refused(g: Pax, card: str, empire: str, at: str) -> str | None:
    refusal = refuse_tax(g, 0, card, icon(g, card, "tax")[1], empire, at)
    return refusal.clause if refusal else None


@pytest.mark.rule("PAX2-F4.1", "PAX2-F4.5")
def test_tax_reaches_the_concessions_on_the_borders_of_its_location() -> None:
    g = second()
    own(g, 0, HOLY_LAND_CRUSADE)  # Mamluk
    assert menu(g, "west") == []
    g.concessions.update({ALEXANDRIA: 2, border("hungary", "ottoman"): 1})
    assert targets(g, HOLY_LAND_CRUSADE, "tax") == [("tax", "mamluk", ALEXANDRIA)]
    nobody = tax_refused(g, HOLY_LAND_CRUSADE, "mamluk", border("byzantium", "mamluk"))
    assert nobody == "PAX2-F4.5"
    assert tax_refused(g, HOLY_LAND_CRUSADE, "ottoman", ALEXANDRIA) == "PAX2-E4.9"


@pytest.mark.rule("PAX2-F4.2", "PAX2-F4.3", "PAX2-F4.7")
@pytest.mark.parametrize("answer", [PAY, YIELD])
def test_the_owner_pays_or_yields_his_concession_and_levies_where_he_likes(
    answer: tuple[str],
) -> None:
    g = second()
    own(g, 0, HOLY_LAND_CRUSADE)
    g.concessions[ALEXANDRIA] = 2
    asks: list[Ask] = []
    use(g, HOLY_LAND_CRUSADE, "tax", answer, ("levy", "cyprus"), asks=asks)
    assert [(ask.seat, ask.topic) for ask in asks] == [(0, "ops"), (2, "tax_due"), (2, "levy")]
    assert list(asks[1].options) == [PAY, YIELD]
    paid = answer == PAY
    assert [player.florins for player in g.players] == [10, 10, 9 if paid else 10]
    assert g.concessions == ({ALEXANDRIA: 2} if paid else {})
    assert g.repressed == ({} if paid else {"mamluk": ["pawn_2"]})
    assert g.cities == {"cyprus": "rook_catholic"}


@pytest.mark.rule("PAX2-F4.2")
def test_who_cannot_pay_must_yield() -> None:
    g = second()
    own(g, 0, HOLY_LAND_CRUSADE)
    g.concessions[ALEXANDRIA] = 2
    g.players[2].florins = 0
    use(g, HOLY_LAND_CRUSADE, "tax", ("levy", "cairo"))
    assert g.repressed == {"mamluk": ["pawn_2"]}


@pytest.mark.rule("PAX2-F4.3")
def test_the_levy_cannot_be_declined() -> None:
    g = second()
    own(g, 0, THE_BOLD)
    g.concessions[CHANNEL] = 1
    asks: list[Ask] = []
    use(g, THE_BOLD, "tax", PAY, ("levy", "lyon"), asks=asks)
    assert list(asks[-1].options) == [("levy", city) for city in ("bruges", "lyon", "paris")]


@pytest.mark.rule("PAX2-F4.4")
def test_a_saturated_empire_cannot_be_taxed() -> None:
    g = second()
    own(g, 0, HOLY_LAND_CRUSADE)
    g.concessions[ALEXANDRIA] = 2
    stand(g, cairo="rook_islamic", cyprus="knight_reformation")  # the Red Sea is covered
    assert op(g, HOLY_LAND_CRUSADE, "tax") not in menu(g, "west")
    assert tax_refused(g, HOLY_LAND_CRUSADE, "mamluk", ALEXANDRIA) == "PAX2-F4.4"
    g.emporia["white"] = "red_sea"
    assert targets(g, HOLY_LAND_CRUSADE, "tax") == [("tax", "mamluk", ALEXANDRIA)]


@pytest.mark.rule("PAX2-F4.6")
def test_a_card_in_the_east_or_west_says_in_which_empire_the_levy_appears() -> None:
    g = second()
    own(g, 0, DERVISHES)
    g.concessions[ALEXANDRIA] = 2
    assert targets(g, DERVISHES, "tax") == [
        ("tax", "ottoman", ALEXANDRIA),
        ("tax", "mamluk", ALEXANDRIA),
    ]
    stand(g, cairo="rook_islamic")
    use(g, DERVISHES, "tax", ("tax", "mamluk", ALEXANDRIA), YIELD)
    assert g.cities == {"cairo": "rook_islamic", "cyprus": "rook_catholic"}
    assert g.repressed == {"mamluk": ["pawn_2"]}


@pytest.mark.rule("PAX2-F4.8")
def test_the_levy_has_colour_and_kind_of_an_unoccupied_city() -> None:
    g = second()
    own(g, 0, THE_BOLD)
    stand(g, bruges="rook_islamic")
    g.states["france"] = "reformation"
    g.concessions[PYRENEES] = 1
    asks: list[Ask] = []
    use(g, THE_BOLD, "tax", PAY, ("levy", "lyon"), asks=asks)
    assert list(asks[-1].options) == [("levy", "lyon"), ("levy", "paris")]
    assert g.cities == {"bruges": "rook_islamic", "lyon": "knight_reformation"}


@pytest.mark.rule("PAX2-F4.9")
def test_one_may_tax_oneself() -> None:
    g = second()
    own(g, 0, HOLY_LAND_CRUSADE)
    stand(g, cyprus="rook_catholic")
    g.concessions[ALEXANDRIA] = 0
    use(g, HOLY_LAND_CRUSADE, "tax", PAY)
    assert g.players[0].florins == 9
    assert g.cities["cairo"] == "rook_islamic"


@pytest.mark.rule("PAX2-F4.10")
def test_a_concession_between_east_and_west_is_taxed_from_both() -> None:
    g = second()
    own(g, 0, DERVISHES, PAPAL_ELEPHANT)
    g.concessions[ADRIATIC] = 1
    assert targets(g, DERVISHES, "tax") == [("tax", "ottoman", ADRIATIC)]
    assert targets(g, PAPAL_ELEPHANT, "tax") == [("tax", "papal_states", ADRIATIC)]


# -- repress ----------------------------------------------------------------------------------


def repress_refused(g: Pax, card: str, *target: str) -> str | None:
    refusal = refuse_repress(g, 0, card, icon(g, card, "repress")[1], *target)
    return refusal.clause if refusal else None


@pytest.mark.rule("PAX2-F5.1")
def test_repress_takes_the_kinds_of_token_on_its_symbol_in_any_colour() -> None:
    g = second()
    own(g, 0, ZWARTE_HOOP, HANSEATIC_LEAGUE, KINGMAKER, GRANDE_OF_SPAIN)
    stand(g, paris="knight_islamic", lyon="rook_catholic", london="rook_islamic")
    stand(g, bordeaux="knight_catholic", caffa="knight_catholic", trebizond="rook_catholic")
    g.concessions[PYRENEES] = 1
    serf = ("repress_concession", PYRENEES, "france")
    assert targets(g, ZWARTE_HOOP, "repress") == [  # pawn, rook and knight in France
        ("repress_city", "lyon"),
        ("repress_city", "paris"),
        serf,
    ]
    assert targets(g, HANSEATIC_LEAGUE, "repress") == [serf]  # a pawn in France
    assert targets(g, KINGMAKER, "repress") == [("repress_city", "london")]  # a rook in England
    assert targets(g, GRANDE_OF_SPAIN, "repress") == [("repress_city", "caffa")]  # a knight
    assert repress_refused(g, KINGMAKER, "bordeaux") == "PAX2-F5.1"
    assert repress_refused(g, KINGMAKER, CHANNEL, "england") == "PAX2-F5.1"


@pytest.mark.rule("PAX2-F5.1")
def test_it_acts_at_the_location_of_its_card_which_gets_the_token() -> None:
    g = second()
    own(g, 0, FUNJ_NOMADS)  # a pawn in Mamluk
    g.concessions.update({ALEXANDRIA: 1, ADRIATIC: 2})
    assert targets(g, FUNJ_NOMADS, "repress") == [("repress_concession", ALEXANDRIA, "mamluk")]
    own(g, 0, KINGMAKER)  # a rook in England
    stand(g, paris="rook_catholic")
    assert repress_refused(g, KINGMAKER, "paris") == "PAX2-E4.9"
    assert menu(g, "west") == []
    use(g, FUNJ_NOMADS, "repress")
    assert g.concessions == {ADRIATIC: 2}
    assert g.repressed == {"mamluk": ["pawn_1"]}


@pytest.mark.rule("PAX2-F5.2")
@pytest.mark.parametrize("place", ["throne", "own", "opposing", "suzerain", "vassal"])
def test_the_token_lies_on_the_empire_card_wherever_that_is(place: str) -> None:
    g = second()
    own(g, 0, ZWARTE_HOOP)
    if place == "vassal":
        own(g, 1, "aragon")
        vassal(g, "aragon", "france")
    elif place != "throne":
        own(g, 0 if place == "own" else 1, "france")
    if place == "suzerain":
        vassal(g, "france", "aragon")
    stand(g, paris="knight_islamic")
    use(g, ZWARTE_HOOP, "repress")
    assert g.cities == {}
    assert g.repressed == {"france": ["knight_islamic"]}
    assert reserve(g, "knight_islamic") == 6


@pytest.mark.rule("PAX2-F5.3")
def test_repressed_tokens_move_with_their_empire_card() -> None:
    g = second()
    own(g, 0, SINDICAT_REMENCA, "aragon")
    stand(g, valencia="knight_catholic")
    g.concessions[CHANNEL] = 0
    held = {"england": ["pawn_1"], "france": ["knight_islamic", "pawn_2"]}
    g.repressed = {empire: list(tokens) for empire, tokens in held.items()}
    run(campaign(g, 0, "aragon", "france"), [DONE, DONE])  # from its throne
    assert g.suzerains == {"france": "aragon"}
    assert g.repressed == held
    own(g, 1, "england")
    use(g, SINDICAT_REMENCA, "vote", DONE, DONE)  # from an opponent
    assert seat_of(g, "england") == 0
    assert g.repressed == held
    run(sell(g, 0, "england"))  # back to its throne
    run(sell(g, 0, "aragon"))
    assert not in_play(g, "france")
    assert g.repressed == held


@pytest.mark.rule("PAX2-F5.4")
@pytest.mark.parametrize("owner", [0, 1])
def test_to_repress_a_token_from_the_map_earns_a_florin(owner: int) -> None:
    g = second()
    own(g, 0, HANSEATIC_LEAGUE)
    g.concessions[CHANNEL] = owner
    use(g, HANSEATIC_LEAGUE, "repress")
    assert [player.florins for player in g.players] == [11, 10, 10]


# -- vote -------------------------------------------------------------------------------------


def vote_refused(g: Pax, empire: str, *, card: str = SINDICAT_REMENCA) -> str | None:
    refusal = refuse_vote(g, 0, card, icon(g, card, "vote")[1], empire)
    return refusal.clause if refusal else None


@pytest.mark.rule("PAX2-F6.1", "PAX2-F6.7", "PAX2-F6.8")
@pytest.mark.parametrize("republic", [False, True])
def test_a_vote_brings_an_opponents_empire_as_a_king_and_a_concession(republic: bool) -> None:
    g = second()
    own(g, 0, SINDICAT_REMENCA)
    own(g, 1, "france", republic=republic)
    g.concessions[CHANNEL] = 0
    asks: list[Ask] = []
    use(g, SINDICAT_REMENCA, "vote", ("concession", PYRENEES), asks=asks)
    assert g.players[0].west == [SINDICAT_REMENCA, "france"]
    assert g.players[1].west == []
    assert g.republics == []
    assert g.concessions == {CHANNEL: 0, PYRENEES: 0}
    assert DONE in asks[-1].options  # the voter may do without


@pytest.mark.rule("PAX2-F6.2")
def test_the_symbol_names_the_half_of_a_tableau_in_which_the_empire_lies() -> None:
    g = second()
    own(g, 0, SINDICAT_REMENCA, POSPOLITE_RUSZENIE)
    own(g, 1, "ottoman", "papal_states")
    g.concessions[ADRIATIC] = 0
    assert targets(g, SINDICAT_REMENCA, "vote") == [("vote", "papal_states")]
    assert targets(g, POSPOLITE_RUSZENIE, "vote") == [("vote", "ottoman")]
    assert vote_refused(g, "ottoman") == "PAX2-F6.2"


@pytest.mark.rule("PAX2-F6.3")
def test_there_is_no_vote_on_vassals_and_empires_on_their_thrones() -> None:
    g = second()
    own(g, 0, SINDICAT_REMENCA)
    own(g, 1, "aragon")
    vassal(g, "aragon", "papal_states")
    g.concessions[NORTH] = 0
    assert menu(g, "west") == []
    assert vote_refused(g, "papal_states") == "PAX2-F6.3"
    assert vote_refused(g, "holy_roman_empire") == "PAX2-F6.3"


@pytest.mark.rule("PAX2-F6.4")
def test_each_repressed_token_costs_the_voter_a_florin() -> None:
    g = second(florins=3)
    own(g, 0, SINDICAT_REMENCA)
    own(g, 1, "france")
    g.concessions[CHANNEL] = 0
    g.repressed["france"] = ["pawn_1", "knight_islamic", "rook_catholic", "pawn_0"]
    assert vote_refused(g, "france") == "PAX2-F6.4"
    g.players[0].florins = 4
    use(g, SINDICAT_REMENCA, "vote", DONE, DONE)
    assert [player.florins for player in g.players] == [0, 3, 3]


@pytest.mark.rule("PAX2-F6.5")
def test_those_repressed_tokens_may_then_be_emancipated() -> None:
    g = second()
    own(g, 0, SINDICAT_REMENCA)
    own(g, 1, "france")
    g.concessions[CHANNEL] = 0
    g.repressed["france"] = ["pawn_1", "knight_islamic", "rook_catholic"]
    use(
        g,
        SINDICAT_REMENCA,
        "vote",
        DONE,
        ("emancipate", "pawn_1", AUGSBURG),
        ("emancipate", "knight_islamic", "bruges"),
        DONE,
    )
    assert g.players[0].florins == 7
    assert g.concessions == {CHANNEL: 0, AUGSBURG: 1}
    assert g.cities == {"bruges": "knight_islamic"}
    assert g.repressed == {"france": ["rook_catholic"]}


@pytest.mark.rule("PAX2-F6.6")
def test_a_vote_needs_more_concessions_than_each_other_player_has() -> None:
    g = second(players=4)
    own(g, 0, SINDICAT_REMENCA)
    own(g, 1, "papal_states")
    assert vote_refused(g, "papal_states") == "PAX2-F6.6"
    g.concessions.update({NORTH: 0, SOUTH: 1})
    assert vote_refused(g, "papal_states") == "PAX2-F6.6"
    g.concessions[ADRIATIC] = 0
    assert vote_refused(g, "papal_states") is None
    g.concessions = {NORTH: 0, CHANNEL: 1, PYRENEES: 1}
    assert vote_refused(g, "papal_states") is None
    g.concessions = {NORTH: 0, SOUTH: 2, ADRIATIC: 3}
    assert not has_majority(g, 0, "papal_states")


@pytest.mark.rule("PAX2-F6.9")
def test_an_own_empire_is_turned_to_its_other_side() -> None:
    g = second()
    own(g, 0, SINDICAT_REMENCA, "france", KINGMAKER)
    g.concessions[CHANNEL] = 0
    vote = icon(g, SINDICAT_REMENCA, "vote")[1]
    for republics in (["france"], []):
        assert list(legal_targets(g, 0, SINDICAT_REMENCA, vote)) == [("vote", "france")]
        use(g, SINDICAT_REMENCA, "vote", DONE)
        assert g.republics == republics
        assert g.players[0].west == [SINDICAT_REMENCA, "france", KINGMAKER]  # 2e R32
        g.turn.used.clear()


@pytest.mark.rule("PAX2-F6.10")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize(("answer", "state"), [(YES, "feudal"), (NO, "reformation")])
def test_golden_liberty_lets_the_voter_end_a_theocracy(
    owner: int, answer: tuple[str], state: str
) -> None:
    g = second()
    own(g, 0, SINDICAT_REMENCA)
    own(g, owner, "france")
    g.states["france"] = "reformation"
    g.concessions[CHANNEL] = 0
    use(g, SINDICAT_REMENCA, "vote", DONE, answer)
    assert g.states["france"] == state


@pytest.mark.rule("PAX2-F6.10")
def test_a_medieval_state_has_no_theocracy_to_end() -> None:
    g = second()
    own(g, 0, SINDICAT_REMENCA, "france")
    g.concessions[CHANNEL] = 0
    asks: list[Ask] = []
    use(g, SINDICAT_REMENCA, "vote", DONE, asks=asks)
    assert "golden_liberty" not in [ask.topic for ask in asks]
    assert g.states["france"] == "feudal"
