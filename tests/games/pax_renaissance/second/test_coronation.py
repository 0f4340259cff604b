"""Queens (I): crowned beside a king, or old maids under the player board."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import DONE, NO, Ask, Move
from stolnik.engine.refusal import Refusal
from stolnik.games.pax_renaissance.box.components import Agent
from stolnik.games.pax_renaissance.chapters.apostasy import apostasy
from stolnik.games.pax_renaissance.chapters.coronation import refuse_coronation, refuse_reprisals
from stolnik.games.pax_renaissance.chapters.ops import usable_ops
from stolnik.games.pax_renaissance.chapters.play_card import play_card
from stolnik.games.pax_renaissance.chapters.selling import sell
from stolnik.games.pax_renaissance.chapters.tableau import (
    ability_count,
    cards_in,
    in_play,
    location,
    prestige,
    seat_of,
    side_of,
    silenced,
)
from stolnik.games.pax_renaissance.chapters.victory import refuse_holy, refuse_renaissance
from stolnik.games.pax_renaissance.chapters.wars.civil_war import conspiracy
from stolnik.games.pax_renaissance.chapters.wars.regime_change import regime_change
from stolnik.games.pax_renaissance.events import BattleBegan
from stolnik.games.pax_renaissance.play import menu
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
    vassal,
)
from tests.games.pax_renaissance.running import use
from tests.games.pax_renaissance.second.cards import (
    ANNE,
    BATHORY,
    CROMWELL,
    ELZBIETA,
    ISABELLA,
    JESUITS,
    JOANNA,
    LUTHER,
    MARY,
    REICHSKRONE,
    STAR_CHAMBER,
)
from tests.games.pax_renaissance.second.second import enthrone, second

FLORENCE, PYRENEES = border("aragon", "papal_states"), border("france", "aragon")


def suitors(g: Pax, queen: str) -> list[Move]:
    """What seat 0 can answer when he plays a queen."""
    hold(g, 0, queen)
    return list(first_ask(play_card(g, 0, queen)).options)


# -- who marries whom ------------------------------------------------------------------------


@pytest.mark.rule("PAX2-I.1")
def test_every_queen_and_nobody_else_has_a_coronation() -> None:
    for card in second().box.cards.values():
        assert card.queen == (card.one_shot == "coronation")
        assert card.queen == bool(card.suitors)
        assert not (card.queen and card.agents)


@pytest.mark.rule("PAX2-I.1", "PAX2-I.2", "PAX2-I.5")
def test_a_queen_marries_one_of_her_suitors_or_stays_an_old_maid() -> None:
    g = second()
    assert suitors(g, ISABELLA) == [
        NO,
        ("marry", "portugal"),
        ("marry", "aragon"),
        ("marry", "france"),
        ("marry", "holy_roman_empire"),
    ]
    kings = ["portugal", "aragon", "france", "holy_roman_empire"]
    assert refuse_coronation(g, 0, ISABELLA, "england") == Refusal(
        "PAX2-I.2", {"suitors": kings}, "suitors"
    )


@pytest.mark.rule("PAX2-I.3")
@pytest.mark.parametrize("owner", [None, 0])
def test_a_married_king_is_not_to_be_had(owner: int | None) -> None:
    g = second()
    if owner is not None:
        own(g, owner, "aragon")
    crown(g, JOANNA, "aragon")
    assert ("marry", "aragon") not in suitors(g, ISABELLA)
    assert refuse_coronation(g, 0, ISABELLA, "aragon") == Refusal("PAX2-I.3")


@pytest.mark.rule("PAX2-I.4")
def test_the_king_is_on_his_throne_or_in_the_own_tableau_but_not_in_anothers() -> None:
    g = second()
    own(g, 0, "ottoman")
    vassal(g, "ottoman", "portugal")
    own(g, 1, "aragon")
    vassal(g, "aragon", "france")
    assert suitors(g, ISABELLA) == [NO, ("marry", "portugal"), ("marry", "holy_roman_empire")]
    assert refuse_coronation(g, 0, ISABELLA, "aragon") == Refusal("PAX2-I.4")
    assert refuse_coronation(g, 0, ISABELLA, "france") == Refusal("PAX2-I.4")


@pytest.mark.rule("PAX2-I.4")
def test_an_own_king_stays_where_he_is_with_all_his_court() -> None:
    g = second()
    own(g, 0, "aragon", CROMWELL)
    vassal(g, "aragon", "france")
    g.bishops["aragon"] = "islamic"
    hold(g, 0, ISABELLA)
    run(play_card(g, 0, ISABELLA), [("marry", "aragon"), DONE])
    assert g.players[0].west == ["aragon", CROMWELL]
    assert g.suzerains == {"france": "aragon"}
    assert g.bishops == {"aragon": "islamic"}
    assert g.queens == {ISABELLA: "aragon"}


@pytest.mark.rule("PAX2-I.5", "PAX2-I2.1")
@pytest.mark.parametrize("free", [True, False])
def test_a_queen_may_be_an_old_maid_and_must_if_no_suitor_is_left(free: bool) -> None:
    g = second()
    if not free:
        own(g, 1, "holy_roman_empire")
    hold(g, 0, REICHSKRONE)
    run(play_card(g, 0, REICHSKRONE), [NO] if free else [])
    assert g.players[0].maids == [REICHSKRONE]
    assert g.players[0].hand == []
    assert g.queens == {}


@pytest.mark.rule("PAX2-I.6")
def test_a_coronation_is_a_regime_change_and_brings_a_concession() -> None:
    g = second()
    enthrone(g, "aragon", repressed=["rook_islamic"])
    hold(g, 0, ISABELLA)
    heard = listen(g)
    asks: list[Ask] = []
    run(
        play_card(g, 0, ISABELLA),
        [("marry", "aragon"), ("concession", FLORENCE), ("emancipate", "rook_islamic", "algiers")],
        asks=asks,
    )
    assert [ask.topic for ask in asks] == ["coronation", "concession", "emancipation"]
    assert DONE in asks[1].options
    assert g.players[0].west == ["aragon"]
    assert g.concessions == {FLORENCE: 0}
    assert g.cities == {"algiers": "rook_islamic"}
    assert not any(isinstance(event, BattleBegan) for event in heard)


@pytest.mark.rule("PAX2-I.7")
def test_star_chamber_reaches_married_and_opposing_kings_unless_silenced() -> None:
    g = second()
    own(g, 0, STAR_CHAMBER, "portugal")
    own(g, 1, "aragon", "holy_roman_empire")
    vassal(g, "aragon", "france")
    crown(g, JOANNA, "portugal")
    crown(g, ANNE, "aragon")
    for king in ("portugal", "aragon", "france", "holy_roman_empire"):
        assert refuse_coronation(g, 0, ISABELLA, king) is None
        assert refuse_coronation(g, 2, ISABELLA, king) is not None
    g.bishops[STAR_CHAMBER] = "islamic"
    for king in ("portugal", "aragon", "france", "holy_roman_empire"):
        assert refuse_coronation(g, 0, ISABELLA, king) is not None


@pytest.mark.rule("PAX2-I.7", "PAX2-I1.8")
def test_an_opposing_king_comes_without_his_old_queen() -> None:
    g = second()  # 2e R17
    own(g, 0, STAR_CHAMBER)
    own(g, 1, "aragon")
    vassal(g, "aragon", "france")
    crown(g, JOANNA, "aragon")
    hold(g, 0, ISABELLA)
    run(play_card(g, 0, ISABELLA), [("marry", "aragon"), DONE])
    assert g.players[0].west == [STAR_CHAMBER, "aragon"]
    assert g.players[1].west == []
    assert g.queens == {ISABELLA: "aragon"}
    assert g.discards == [JOANNA]
    assert not in_play(g, "france")


@pytest.mark.rule("PAX2-I.7")
@pytest.mark.parametrize("owner", [None, 0])
def test_a_married_king_who_was_nobody_elses_gets_a_second_queen(owner: int | None) -> None:
    g = second()  # 2e R17
    own(g, 0, STAR_CHAMBER)
    if owner is not None:
        own(g, owner, "aragon")
    crown(g, JOANNA, "aragon")
    hold(g, 0, ISABELLA)
    run(play_card(g, 0, ISABELLA), [("marry", "aragon"), DONE])
    assert g.queens == {JOANNA: "aragon", ISABELLA: "aragon"}
    assert g.players[0].west == [STAR_CHAMBER, "aragon"]


@pytest.mark.rule("PAX2-I.8")
@pytest.mark.parametrize("owner", [None, 0])
def test_a_coronation_gives_a_kingdom_and_never_a_republic(owner: int | None) -> None:
    g = second()
    if owner is not None:
        own(g, owner, "aragon")
    hold(g, 0, ISABELLA)
    run(play_card(g, 0, ISABELLA), [("marry", "aragon"), DONE])
    assert g.republics == []


@pytest.mark.rule("PAX2-I.8")
def test_a_republic_has_no_king_to_marry() -> None:
    g = second()  # 2e R16
    own(g, 0, STAR_CHAMBER)
    own(g, 0, "aragon", republic=True)
    own(g, 1, "france", republic=True)
    assert refuse_coronation(g, 0, ISABELLA, "aragon") == Refusal("PAX2-I.8")
    assert refuse_coronation(g, 0, ISABELLA, "france") == Refusal("PAX2-I.8")


# -- the royal couple ------------------------------------------------------------------------


@pytest.mark.rule("PAX2-I1.1", "PAX2-I1.4")
def test_the_queen_keeps_ops_and_prestige_and_both_use_an_op_of_their_own() -> None:
    g = second()
    hold(g, 0, JOANNA)
    run(play_card(g, 0, JOANNA), [("marry", "aragon"), DONE])
    assert prestige(g, 0, "catholic") == 1
    stand(g, valencia="knight_catholic", algiers="rook_catholic")
    assert {move[1] for move in usable_ops(g, 0, ["west"])} == {"aragon", JOANNA}
    use(g, JOANNA, "siege", ("siege_city", "algiers"))
    assert {move[1] for move in usable_ops(g, 0, ["west"])} == {"aragon"}
    use(g, "aragon", "campaign", ("campaign", "france"), DONE)
    assert g.suzerains == {"france": "aragon"}


@pytest.mark.rule("PAX2-I1.2")
def test_the_couple_lies_in_the_half_of_the_empire_not_in_that_of_the_queen() -> None:
    g = second()
    own(g, 0, CROMWELL)
    hold(g, 0, ELZBIETA)  # an East card
    run(play_card(g, 0, ELZBIETA), [("marry", "portugal"), DONE])
    assert g.players[0].west == [CROMWELL, "portugal"]
    assert g.players[0].east == []
    assert side_of(g, ELZBIETA) == "west"
    assert seat_of(g, ELZBIETA) == 0


@pytest.mark.rule("PAX2-I1.3")
def test_a_crowned_queen_has_the_location_of_her_king() -> None:
    g = second()
    hold(g, 0, ISABELLA)
    assert location(g, ISABELLA) is None
    run(play_card(g, 0, ISABELLA), [("marry", "france"), DONE])
    assert location(g, ISABELLA) == "france"
    stand(g, bruges="rook_catholic", algiers="rook_catholic")
    use(g, ISABELLA, "repress")
    assert g.repressed == {"france": ["rook_catholic"]}


@pytest.mark.rule("PAX2-I1.5")
@pytest.mark.parametrize("way", ["sale", "apostasy of the king", "apostasy of the queen"])
def test_a_couple_returns_to_the_throne_together(way: str) -> None:
    g = second()
    empire, queen = ("papal_states", ANNE) if way == "apostasy of the king" else ("aragon", JOANNA)
    own(g, 0, empire, LUTHER)
    crown(g, queen, empire)
    if way == "sale":
        run(sell(g, 0, empire))
        assert g.players[0].florins == 14
    else:
        apostasy(g, 0, "catholic", "reformation")
    assert not in_play(g, empire)
    assert g.queens == {queen: empire}
    assert queen not in g.discards


@pytest.mark.rule("PAX2-I1.5", "PAX2-I1.6")
def test_but_not_after_a_behead() -> None:
    g = second()
    own(g, 0, STAR_CHAMBER)
    own(g, 1, "england")
    crown(g, ANNE, "england")
    use(g, STAR_CHAMBER, "behead", ("behead", "england"))
    assert g.queens == {}
    assert ANNE in g.discards


@pytest.mark.rule("PAX2-I1.7")
@pytest.mark.parametrize("cause", ["conspiracy", "peasant_revolt", "crusade", "campaign"])
def test_a_couple_gained_from_its_throne_stays_married(cause: str) -> None:
    g = second()
    own(g, 0, "france")
    crown(g, ISABELLA, "aragon")
    suzerain = "france" if cause == "campaign" else None
    run(regime_change(g, 0, "aragon", cause, suzerain=suzerain), [DONE])
    assert seat_of(g, "aragon") == 0
    assert seat_of(g, ISABELLA) == 0
    assert g.queens == {ISABELLA: "aragon"}


@pytest.mark.rule("PAX2-I1.8")
@pytest.mark.parametrize("loser", [0, 1])
def test_who_loses_a_couple_to_a_regime_change_loses_the_queen(loser: int) -> None:
    g = second()
    own(g, loser, "aragon")
    crown(g, ISABELLA, "aragon")
    g.bishops[ISABELLA] = "catholic"
    knight = Agent("knight", "catholic")
    run(
        conspiracy(g, 0, "aragon", [knight]),
        [("settle", "knight_catholic", "valencia"), DONE],
    )
    assert g.players[0].west == ["aragon"]
    assert g.queens == {}
    assert g.bishops == {}
    assert g.discards == [ISABELLA]


@pytest.mark.rule("PAX2-I1.9")
@pytest.mark.parametrize("under_bishop", ["aragon", ISABELLA])
def test_one_bishop_silences_king_and_queen(under_bishop: str) -> None:
    g = second()
    own(g, 0, "aragon", "france")
    crown(g, ISABELLA, "aragon")
    assert not silenced(g, ISABELLA)
    g.bishops[under_bishop] = "islamic"
    assert silenced(g, ISABELLA)
    assert silenced(g, "aragon")
    assert not silenced(g, "france")


# -- old maids -------------------------------------------------------------------------------


@pytest.mark.rule("PAX2-I2.1", "PAX2-I2.2")
def test_an_old_maid_is_no_part_of_the_tableau() -> None:
    g = second()
    hold(g, 0, JOANNA, BATHORY)
    run(play_card(g, 0, JOANNA), [NO])
    run(play_card(g, 0, BATHORY), [NO])
    assert g.players[0].maids == [JOANNA, BATHORY]
    assert cards_in(g, 0) == []
    stand(g, valencia="knight_catholic")
    g.concessions[border("hungary", "ottoman")] = 1
    assert list(usable_ops(g, 0, ["east", "west"])) == []
    assert ability_count(g, 0, "action_discard_for_peasant_revolt") == 0
    assert refuse_reprisals(g, 0, BATHORY) == Refusal("PAX2-I2.2")


@pytest.mark.rule("PAX2-I2.2", "PAX2-K3.8")
@pytest.mark.parametrize("religions", [("catholic", "reformation"), ("reformation", "catholic")])
def test_apostasy_neither_counts_nor_takes_old_maids(religions: tuple[str, str]) -> None:
    g = second()
    own(g, 0, LUTHER)
    own(g, 1, CROMWELL, "papal_states")
    g.players[0].maids.append(ISABELLA)
    g.players[1].maids.append(JOANNA)
    apostasy(g, 2, *religions)
    assert cards_in(g, 0) == [LUTHER]  # her catholic prestige does not count
    assert cards_in(g, 1) == []
    assert [player.maids for player in g.players] == [[ISABELLA], [JOANNA], []]


@pytest.mark.rule("PAX2-I2.3")
def test_an_old_maid_can_be_sold() -> None:
    g = second()
    g.players[0].maids.append(REICHSKRONE)
    g.players[1].maids.append(ISABELLA)
    assert ("sell", REICHSKRONE) in menu(g, 0)
    assert ("sell", ISABELLA) not in menu(g, 0)
    run(sell(g, 0, REICHSKRONE))
    assert g.players[0].maids == []
    assert g.discards == [REICHSKRONE]
    assert g.players[0].florins == 12  # her own price counts only in the tableau (E3)


@pytest.mark.rule("PAX2-I2.4")
def test_her_prestige_counts_when_a_winner_is_sought() -> None:
    g = second()
    own(g, 0, "england", republic=True)
    own(g, 1, JESUITS)
    g.bishops[JESUITS] = "catholic"
    stand(g, venice="knight_catholic")
    assert refuse_holy(g, 0) is not None
    assert refuse_renaissance(g, 0) is not None
    g.players[0].maids += [ISABELLA, JOANNA, MARY]  # catholic twice, and law
    assert refuse_holy(g, 0) is None
    assert refuse_renaissance(g, 0) is None
