"""Queens: crowned beside a king, or old maids under the player card."""

import pytest

from stolnik.engine.flow import DONE, NO, Ask, Move
from stolnik.engine.refusal import Refusal
from stolnik.games.pax_renaissance.chapters.coronation import (
    refuse_coronation,
    refuse_reprisals,
    reprisals,
)
from stolnik.games.pax_renaissance.chapters.ops import run_ops, usable_ops
from stolnik.games.pax_renaissance.chapters.play_card import play_card
from stolnik.games.pax_renaissance.chapters.tableau import (
    ability_count,
    cards_in,
    discard,
    in_play,
    location,
    prestige,
    seat_of,
    side_of,
    silenced,
)
from stolnik.games.pax_renaissance.events import BattleBegan, Crowned, OldMaid
from stolnik.games.pax_renaissance.state import Pax
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
    stand,
    vassal,
)

ISABELLA = "isabella_of_castille"


def suitors(g: Pax, queen: str) -> list[Move]:
    """What seat 0 can answer when he plays a queen."""
    hold(g, 0, queen)
    return list(first_ask(play_card(g, 0, queen)).options)


# -- who marries whom -----------------------------------------------------------------------------


@pytest.mark.rule("PAX1-I0.1", "PAX1-I0.2", "PAX1-E2.2")
def test_a_queen_marries_a_king_of_the_players_choice_among_her_suitors() -> None:
    g = pax_position()
    assert suitors(g, ISABELLA) == [
        NO,
        ("marry", "portugal"),
        ("marry", "aragon"),
        ("marry", "france"),
        ("marry", "holy_roman_empire"),
    ]
    kings = ["portugal", "aragon", "france", "holy_roman_empire"]
    assert refuse_coronation(g, 0, ISABELLA, "england") == Refusal(
        "PAX1-I0.2", {"suitors": kings}, "suitors"
    )


@pytest.mark.rule("PAX1-I0.1")
def test_every_queen_and_nobody_else_has_a_coronation() -> None:
    for card in box("expansion", "promo_cards").cards.values():
        assert card.queen == (card.one_shot == "coronation")
        assert card.queen == bool(card.suitors)


@pytest.mark.rule("PAX1-I0.3")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_king_who_has_left_the_stack_is_not_to_be_had(owner: int) -> None:
    g = pax_position()
    own(g, owner, "aragon")
    vassal(g, "aragon", "france")
    assert suitors(g, ISABELLA) == [NO, ("marry", "portugal"), ("marry", "holy_roman_empire")]
    assert refuse_coronation(g, 0, ISABELLA, "aragon") == Refusal("PAX1-I0.3")


@pytest.mark.rule("PAX1-GL.Queen.1", "PAX1-GL.OneShot.2", "PAX1-E2a.4")
def test_a_queen_brings_no_agents_and_fights_no_battle() -> None:
    assert not any(card.agents for card in box("expansion").cards.values() if card.queen)
    g = pax_position()
    hold(g, 0, ISABELLA)
    heard = listen(g)
    asks: list[Ask] = []
    run(play_card(g, 0, ISABELLA), [("marry", "aragon"), DONE], asks=asks)
    assert [ask.topic for ask in asks] == ["coronation", "concession"]
    assert not any(isinstance(event, BattleBegan) for event in heard)


@pytest.mark.rule("PAX1-GL.Queen.2")
@pytest.mark.parametrize("married", [True, False])
def test_a_queen_is_either_crowned_or_an_old_maid(married: bool) -> None:
    g = pax_position()
    hold(g, 0, ISABELLA)
    run(play_card(g, 0, ISABELLA), [("marry", "aragon"), DONE] if married else [NO])
    assert (ISABELLA in g.queens) == married
    assert (ISABELLA in g.players[0].maids) != married
    assert g.players[0].hand == []


# -- the royal couple -----------------------------------------------------------------------------


@pytest.mark.rule("PAX1-I0.2", "PAX1-I0.3", "PAX1-I0.4", "PAX1-I0.5", "PAX1-I1.3")
def test_ex10_a_coronation_never_makes_a_republic() -> None:
    g = pax_position()
    hold(g, 0, ISABELLA)
    heard = listen(g)
    run(
        play_card(g, 0, ISABELLA),
        [("marry", "aragon"), ("concession", border("aragon", "papal_states"))],
    )
    assert g.queens == {ISABELLA: "aragon"}
    assert g.players[0].west == ["aragon"]
    assert g.republics == []
    assert g.concessions == {border("aragon", "papal_states"): 0}
    assert Crowned(0, ISABELLA, "aragon") in heard


@pytest.mark.rule("PAX1-I1.1", "PAX1-I1.3")
def test_the_couple_lies_on_the_side_of_the_kings_empire() -> None:
    g = pax_position()
    own(g, 0, "cromwell")
    hold(g, 0, "elzbieta_of_bohemia")  # an East card
    run(play_card(g, 0, "elzbieta_of_bohemia"), [("marry", "portugal"), DONE])
    assert g.players[0].west == ["cromwell", "portugal"]
    assert g.players[0].east == []
    assert side_of(g, "elzbieta_of_bohemia") == "west"
    assert seat_of(g, "elzbieta_of_bohemia") == 0


@pytest.mark.rule("PAX1-I1.4", "PAX1-GL.Location.2")
def test_a_crowned_queen_has_the_location_of_her_king() -> None:
    g = pax_position()
    hold(g, 0, ISABELLA)
    assert location(g, ISABELLA) is None
    run(play_card(g, 0, ISABELLA), [("marry", "france"), DONE])
    assert location(g, ISABELLA) == "france"


@pytest.mark.rule("PAX1-I1.2", "PAX1-I1.5")
def test_the_queen_keeps_her_prestige_and_king_and_queen_use_an_op_each() -> None:
    g = pax_position()
    hold(g, 0, ISABELLA)
    run(play_card(g, 0, ISABELLA), [("marry", "aragon"), DONE])
    assert prestige(g, 0, "catholic") == 1
    stand(g, valencia="knight_catholic", algiers="rook_catholic")
    g.turn.running.append("west")
    assert {move[1] for move in usable_ops(g, 0, ["west"])} == {"aragon", ISABELLA}
    repress = next(move for move in usable_ops(g, 0, ["west"]) if move[1] == ISABELLA)
    run(run_ops(g, 0), [repress])  # the rook is her one target
    assert g.repressed == {"aragon": ["rook_catholic"]}
    assert {move[1] for move in usable_ops(g, 0, ["west"])} == {"aragon"}


@pytest.mark.rule("PAX1-I1.6")
def test_one_bishop_silences_the_couple() -> None:
    g = pax_position()
    own(g, 0, "aragon", "france")
    crown(g, ISABELLA, "aragon")
    g.bishops["aragon"] = "islamic"
    assert silenced(g, ISABELLA)
    assert silenced(g, "aragon")
    assert not silenced(g, "france")


@pytest.mark.rule("PAX1-I1.7", "PAX1-GL.Kill.1")
def test_if_the_king_is_discarded_the_queen_dies_too() -> None:
    g = pax_position()
    own(g, 0, "aragon")
    crown(g, ISABELLA, "aragon")
    discard(g, "aragon")
    assert g.queens == {}
    assert g.discards == [ISABELLA]
    assert not in_play(g, "aragon")


@pytest.mark.rule("PAX1-I1.8")
def test_if_the_queen_is_discarded_the_king_stays() -> None:
    g = pax_position()
    own(g, 0, "aragon")
    crown(g, ISABELLA, "aragon")
    discard(g, ISABELLA)
    assert g.discards == [ISABELLA]
    assert g.players[0].west == ["aragon"]


# -- old maids ------------------------------------------------------------------------------------


@pytest.mark.rule("PAX1-I2.1", "PAX1-I2.2", "PAX1-I2.3", "PAX1-I2.4")
def test_ex09_old_maid() -> None:
    g = pax_position(variants=["promo_cards"])
    hold(g, 0, ISABELLA, "elizabeth_bathory")
    heard = listen(g)
    run(play_card(g, 0, ISABELLA), [NO])
    run(play_card(g, 0, "elizabeth_bathory"), [NO])
    assert OldMaid(0, ISABELLA) in heard
    assert g.players[0].maids == [ISABELLA, "elizabeth_bathory"]
    assert list(cards_in(g, 0)) == []
    assert list(usable_ops(g, 0, ["east", "west"])) == []
    assert ability_count(g, 0, "action_discard_for_peasant_revolt") == 0
    assert prestige(g, 0, "catholic") == 1
    assert prestige(g, 0, "catholic", maids=False) == 0


@pytest.mark.rule("PAX1-I2.1", "PAX1-I0.3")
def test_a_queen_whom_no_king_can_marry_is_an_old_maid_unasked() -> None:
    g = pax_position(variants=["expansion"])
    own(g, 1, "holy_roman_empire")
    hold(g, 0, "reichskrone")
    run(play_card(g, 0, "reichskrone"))
    assert g.players[0].maids == ["reichskrone"]


# -- Star Chamber ---------------------------------------------------------------------------------


@pytest.mark.rule("PAX1-A1.1", "PAX1-I0.4")
def test_star_chamber_reaches_for_an_opponents_king() -> None:
    g = pax_position()  # 1e R41
    own(g, 0, "star_chamber")
    own(g, 1, "aragon")
    vassal(g, "aragon", "france")
    crown(g, "joanna_the_mad", "aragon")
    g.repressed["aragon"] = ["rook_islamic"]
    hold(g, 0, ISABELLA)
    run(
        play_card(g, 0, ISABELLA),
        [("marry", "aragon"), ("concession", border("aragon", "papal_states")), DONE],
    )
    assert g.players[0].west == ["star_chamber", "aragon"]
    assert g.players[1].west == []
    assert g.queens == {ISABELLA: "aragon"}
    assert g.discards == ["joanna_the_mad"]
    assert not in_play(g, "france")
    assert g.repressed == {"aragon": ["rook_islamic"]}


@pytest.mark.rule("PAX1-I0.5", "PAX1-A1.1")
def test_star_chamber_lets_an_own_king_marry_again_and_he_stays_a_king() -> None:
    g = pax_position()  # 1e R41
    own(g, 0, "star_chamber", "aragon")
    vassal(g, "aragon", "france")
    crown(g, "joanna_the_mad", "aragon")
    hold(g, 0, ISABELLA)
    run(play_card(g, 0, ISABELLA), [("marry", "aragon"), DONE])
    assert g.queens == {ISABELLA: "aragon"}
    assert g.republics == []
    assert g.discards == ["joanna_the_mad"]
    assert not in_play(g, "france")


@pytest.mark.rule("PAX1-I0.3")
def test_star_chamber_does_not_reach_for_an_own_bachelor() -> None:
    g = pax_position()
    own(g, 0, "star_chamber", "aragon")
    assert refuse_coronation(g, 0, ISABELLA, "aragon") == Refusal("PAX1-I0.3")


@pytest.mark.rule("PAX1-GL.King.1")
def test_a_republic_has_no_king_to_marry() -> None:
    g = pax_position()
    own(g, 0, "star_chamber")
    own(g, 1, "aragon", republic=True)
    assert refuse_coronation(g, 0, ISABELLA, "aragon") == Refusal("PAX1-GL.King.1")
    g.republics.remove("aragon")
    assert refuse_coronation(g, 0, ISABELLA, "aragon") is None


@pytest.mark.rule("PAX1-GL.Ability.1", "PAX1-F1.15")
def test_a_silenced_star_chamber_reaches_nobody() -> None:
    g = pax_position()
    own(g, 0, "star_chamber")
    own(g, 1, "aragon")
    g.bishops["star_chamber"] = "catholic"
    assert refuse_coronation(g, 0, ISABELLA, "aragon") == Refusal("PAX1-I0.3")


# -- popular reprisals ----------------------------------------------------------------------------

BATHORY = "elizabeth_bathory"


@pytest.fixture
def hated() -> Pax:
    """Elizabeth Bathory is queen of Hungary in seat 0's tableau, where seat 1's serf suffers."""
    g = pax_position(variants=["promo_cards"])
    own(g, 0, "hungary")
    crown(g, BATHORY, "hungary")
    g.repressed["hungary"] = ["pawn_1"]
    return g


@pytest.mark.rule("PAX1-A1.1")
def test_reprisals_discard_the_queen_and_raise_the_peasants_of_her_empire(hated: Pax) -> None:
    heard = listen(hated)
    assert refuse_reprisals(hated, 0, BATHORY) is None
    shore = border("hungary", "ottoman")
    run(reprisals(hated, 0, BATHORY), [("settle", "pawn_1", shore), DONE])
    assert hated.discards == [BATHORY]
    assert hated.queens == {}
    assert hated.republics == ["hungary"]
    battle = next(event for event in heard if isinstance(event, BattleBegan))
    assert battle.attackers == ("pawn_1",)  # no agents
    assert hated.concessions == {shore: 1}


@pytest.mark.rule("PAX1-A1.1")
def test_the_queen_is_gone_even_if_the_peasants_are_beaten(hated: Pax) -> None:
    stand(hated, buda="knight_catholic")
    run(reprisals(hated, 0, BATHORY))
    assert hated.discards == [BATHORY]
    assert hated.republics == []
    assert hated.cities == {}


@pytest.mark.rule("PAX1-GL.Battle.3")
def test_there_are_no_reprisals_without_anybody_to_revolt(hated: Pax) -> None:
    hated.repressed.clear()
    assert refuse_reprisals(hated, 0, BATHORY) == Refusal("PAX1-GL.Battle.3", figures="no_attacker")


@pytest.mark.rule("PAX1-F1.15", "PAX1-GL.Ability.1", "PAX1-I2.3")
def test_reprisals_need_the_queen_herself_crowned_and_not_silenced(hated: Pax) -> None:
    assert refuse_reprisals(hated, 1, BATHORY) == Refusal("PAX1-GL.Ability.1")
    assert refuse_reprisals(hated, 0, ISABELLA) == Refusal("PAX1-B4.6")
    hated.bishops["hungary"] = "catholic"
    assert refuse_reprisals(hated, 0, BATHORY) == Refusal("PAX1-F1.15")
    del hated.queens[BATHORY]
    hated.players[0].maids.append(BATHORY)
    assert refuse_reprisals(hated, 0, BATHORY) == Refusal("PAX1-I2.3")
