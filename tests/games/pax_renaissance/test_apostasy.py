"""Apostasy: two religions fall out, and nobody can keep the prestige of both."""

import pytest

from stolnik.engine.flow import DONE, NO, YES
from stolnik.engine.refusal import Refusal
from stolnik.games.pax_renaissance.chapters.apostasy import PAIRS, apostasy, refuse_apostasy
from stolnik.games.pax_renaissance.chapters.play_card import play_card
from stolnik.games.pax_renaissance.chapters.tableau import cards_in, in_play
from stolnik.games.pax_renaissance.chapters.tokens import reserve
from stolnik.games.pax_renaissance.events import Apostasy, ApostateDiscarded
from stolnik.games.pax_renaissance.state import Pax
from tests.games.pax_renaissance.position import (
    box,
    crown,
    hold,
    listen,
    own,
    pax_position,
    run,
    vassal,
)


@pytest.fixture
def g() -> Pax:
    return pax_position(variants=["expansion"])


@pytest.mark.rule("PAX1-M2.1", "PAX1-M2.2", "PAX1-M2.3")
def test_only_who_has_prestige_of_both_religions_loses_all_cards_with_either(g: Pax) -> None:
    own(g, 0, "jesuits", "cromwell", "the_bold", "the_grim")
    own(g, 1, "luther", "antipope")
    own(g, 2, "inquisition_pope", "grand_inquisitor", "star_chamber")
    heard = listen(g)
    apostasy(g, 0, "reformation", "catholic")
    assert list(cards_in(g, 0)) == ["the_bold", "the_grim"]
    assert list(cards_in(g, 1)) == ["luther", "antipope"]
    assert list(cards_in(g, 2)) == []
    assert heard[0] == Apostasy(0, "reformation", "catholic")
    assert heard[1:] == [
        ApostateDiscarded(0, "cromwell"),
        ApostateDiscarded(0, "jesuits"),
        ApostateDiscarded(2, "star_chamber"),
        ApostateDiscarded(2, "inquisition_pope"),
        ApostateDiscarded(2, "grand_inquisitor"),
    ]


@pytest.mark.rule("PAX1-M2.4")
def test_side_and_location_do_not_matter(g: Pax) -> None:
    own(g, 0, "jesuits", "the_grim")
    apostasy(g, 1, "islamic", "catholic")
    assert list(cards_in(g, 0)) == []


@pytest.mark.rule("PAX1-M2.5", "PAX1-GL.Discard.3", "PAX1-GL.Discard.4")
def test_an_empire_returns_to_the_stack_with_its_vassals(g: Pax) -> None:
    own(g, 0, "jesuits", "ottoman")
    vassal(g, "ottoman", "hungary", "byzantium")
    g.repressed.update(ottoman=["knight_islamic"], hungary=["pawn_1"])
    g.bishops["byzantium"] = "islamic"
    apostasy(g, 1, "islamic", "catholic")
    assert not any(in_play(g, empire) for empire in ("ottoman", "hungary", "byzantium"))
    assert g.repressed == {}
    assert g.bishops == {}
    assert reserve(g, "knight_islamic") == 7
    assert g.discards == ["jesuits"]


@pytest.mark.rule("PAX1-M2.2")
def test_a_vassal_with_prestige_is_lost_and_its_suzerain_stays(g: Pax) -> None:
    own(g, 0, "jesuits", "hungary")
    vassal(g, "hungary", "ottoman")
    apostasy(g, 1, "islamic", "catholic")
    assert list(cards_in(g, 0)) == ["hungary"]


@pytest.mark.rule("PAX1-I1.8", "PAX1-M2.2")
def test_if_a_queen_is_lost_her_king_stays(g: Pax) -> None:
    own(g, 0, "aragon", "cromwell")
    crown(g, "isabella_of_castille", "aragon")
    apostasy(g, 1, "reformation", "catholic")
    assert list(cards_in(g, 0)) == ["aragon"]
    assert g.discards == ["cromwell", "isabella_of_castille"]


@pytest.mark.rule("PAX1-I1.7", "PAX1-M2.2")
def test_a_queen_falls_with_her_king_and_is_discarded_once(g: Pax) -> None:
    own(g, 0, "ottoman")
    crown(g, "despina_khatun", "ottoman")  # islamic he, reformation she
    apostasy(g, 1, "islamic", "reformation")
    assert list(cards_in(g, 0)) == []
    assert g.discards == ["despina_khatun"]


@pytest.mark.rule("PAX1-M2.2", "PAX1-I2.2")
def test_an_old_maid_is_neither_lost_nor_counted(g: Pax) -> None:
    own(g, 0, "cromwell")  # 1e R32
    g.players[0].maids.append("isabella_of_castille")
    apostasy(g, 1, "reformation", "catholic")
    assert list(cards_in(g, 0)) == ["cromwell"]
    assert g.players[0].maids == ["isabella_of_castille"]


@pytest.mark.rule("PAX1-GL.Ability.1", "PAX1-A1.1")
def test_epicurean_swerve_makes_its_owner_immune_unless_silenced(g: Pax) -> None:
    own(g, 0, "epicurean_swerve", "cromwell", "jesuits")
    apostasy(g, 1, "reformation", "catholic")
    assert list(cards_in(g, 0)) == ["epicurean_swerve", "cromwell", "jesuits"]
    g.bishops["epicurean_swerve"] = "catholic"
    apostasy(g, 1, "reformation", "catholic")
    assert list(cards_in(g, 0)) == ["epicurean_swerve"]


# -- as a one-shot --------------------------------------------------------------------------------


@pytest.mark.rule(
    "PAX1-M2.1", "PAX1-M2.2", "PAX1-M2.3", "PAX1-M2.4", "PAX1-M2.5", "PAX1-GL.Discard.3"
)
def test_ex39_apostasy_by_european_union(g: Pax) -> None:
    own(g, 0, "luther", "the_grim", "the_handsome")
    own(g, 1, "cromwell", "antipope", "star_chamber", "ottoman")
    vassal(g, "ottoman", "mamluk")
    own(g, 2, "reformed_theology")
    hold(g, 0, "european_union")
    run(play_card(g, 0, "european_union"), [YES, ("place", "rook_reformation", "vienna")])
    assert list(cards_in(g, 0)) == ["european_union"]
    assert list(cards_in(g, 1)) == []
    assert list(cards_in(g, 2)) == ["reformed_theology"]
    assert not in_play(g, "ottoman")
    assert not in_play(g, "mamluk")
    assert g.cities == {"vienna": "rook_reformation"}


@pytest.mark.rule("PAX1-M2.1", "PAX1-E2.2")
def test_an_apostasy_need_not_be_launched(g: Pax) -> None:
    own(g, 1, "luther", "the_grim")
    hold(g, 0, "european_union")
    run(play_card(g, 0, "european_union"), [NO, DONE])
    assert list(cards_in(g, 1)) == ["luther", "the_grim"]


@pytest.mark.rule("PAX1-M2.1", "PAX1-E2b.5")
def test_the_played_card_may_be_lost_and_its_bishop_then_needs_another(g: Pax) -> None:
    own(g, 0, "jesuits")  # 1e R42
    own(g, 1, "teutonic_knights")
    hold(g, 0, "unity_of_the_brethren")
    run(
        play_card(g, 0, "unity_of_the_brethren"),
        [YES, ("bishop", "reformation", "teutonic_knights")],
    )
    assert list(cards_in(g, 0)) == []
    assert g.bishops == {"teutonic_knights": "reformation"}


@pytest.mark.rule("PAX1-M2.1")
def test_a_bishop_whose_card_was_lost_cannot_enter_it(g: Pax) -> None:
    own(g, 0, "jesuits")
    hold(g, 0, "unity_of_the_brethren")
    run(play_card(g, 0, "unity_of_the_brethren"), [YES])  # nothing left to ask
    assert g.bishops == {}


@pytest.mark.rule("PAX1-I1.9")
def test_the_base_game_knows_no_apostasy() -> None:
    base = box().cards.values()
    assert not any(card.one_shot and card.one_shot.startswith("apostasy") for card in base)
    assert "action_apostasy_any_two_religions" not in box().bearers


# -- as an action ---------------------------------------------------------------------------------


@pytest.mark.rule("PAX1-GL.Ability.1", "PAX1-F1.15")
def test_the_action_needs_its_card_in_the_own_tableau_and_not_silenced(g: Pax) -> None:
    own(g, 0, "oratory_of_divine_love", "jesuits")
    assert refuse_apostasy(g, 0, "oratory_of_divine_love", "catholic", "islamic") is None
    assert refuse_apostasy(g, 0, "jesuits", "catholic", "islamic") == Refusal("PAX1-B4.6")
    assert refuse_apostasy(g, 1, "oratory_of_divine_love", "catholic", "islamic") == Refusal(
        "PAX1-GL.Ability.1"
    )
    g.bishops["oratory_of_divine_love"] = "catholic"
    assert refuse_apostasy(g, 0, "oratory_of_divine_love", "catholic", "islamic") == Refusal(
        "PAX1-F1.15"
    )


def test_the_action_can_name_any_two_religions() -> None:
    assert PAIRS == (
        ("catholic", "islamic"),
        ("catholic", "reformation"),
        ("islamic", "reformation"),
    )
