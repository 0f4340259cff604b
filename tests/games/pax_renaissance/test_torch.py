"""The torch: it turns a victory card back, and discredits a victory."""

import pytest

from stolnik.engine.flow import DONE, NO, Ask
from stolnik.games.pax_renaissance.chapters.play_card import play_card
from stolnik.games.pax_renaissance.chapters.torch import cost_of_victory
from stolnik.games.pax_renaissance.events import VictoryDiscredited
from tests.games.pax_renaissance.both import EACH_EDITION, twin, twins
from tests.games.pax_renaissance.position import box, hold, listen, own, pax_position, run


@pytest.mark.rule("PAX1-M3.1")
def test_a_torch_turns_an_active_victory_card_of_the_players_choice_back() -> None:
    g = pax_position(variants=["expansion"])  # 1e R28: not only the one that it names
    g.active.extend(["renaissance", "holy"])
    hold(g, 0, "hermeticism")
    asks: list[Ask] = []
    heard = listen(g)
    run(play_card(g, 0, "hermeticism"), [("discredit", "renaissance")], asks=asks)
    assert list(asks[0].options) == [NO, ("discredit", "holy"), ("discredit", "renaissance")]
    assert g.active == ["holy"]
    assert VictoryDiscredited(0, "renaissance") in heard


@pytest.mark.rule("PAX1-M3.1")
def test_a_torch_need_not_turn_anything_back() -> None:
    g = pax_position(variants=["expansion"])  # 1e R28: its player initiates it, or does not
    g.active.append("imperial")
    hold(g, 0, "kappeler_milchsuppe")
    run(play_card(g, 0, "kappeler_milchsuppe"), [NO, DONE])
    assert g.active == ["imperial"]


@pytest.mark.rule("PAX1-M3.1")
def test_only_victory_cards_that_are_active_can_be_turned_back() -> None:
    g = pax_position(variants=["expansion"])
    hold(g, 0, "hermeticism")
    run(play_card(g, 0, "hermeticism"))  # nothing to ask
    assert g.active == []


@pytest.mark.rule("PAX1-M3.2", "PAX2-GLO.Ability.3")
@EACH_EDITION
def test_a_torch_in_any_tableau_makes_its_victory_cost_two_actions(edition: int) -> None:
    g = pax_position(variants=["expansion"], edition=edition)
    assert cost_of_victory(g, "holy") == 1
    own(g, 1, twin(g, "hermeticism"))
    assert cost_of_victory(g, "holy") == 2
    assert [cost_of_victory(g, v) for v in ("imperial", "globalization", "renaissance")] == [1] * 3


@pytest.mark.rule("PAX1-M3.2", "PAX2-GLO.Ability.3")
@EACH_EDITION
def test_a_silenced_torch_discredits_nothing(edition: int) -> None:
    g = pax_position(variants=["expansion"], edition=edition)
    faith_vs_reason = twin(g, "faith_vs_reason")
    own(g, 1, faith_vs_reason)
    g.bishops[faith_vs_reason] = "catholic"
    assert cost_of_victory(g, "holy") == 1


@pytest.mark.rule("PAX1-M3.2", "PAX2-GLO.Ability.3")
@EACH_EDITION
def test_a_torch_in_the_hand_discredits_nothing(edition: int) -> None:
    g = pax_position(variants=["expansion"], edition=edition)
    hold(g, 1, twin(g, "faith_vs_reason"))
    assert cost_of_victory(g, "holy") == 1


@pytest.mark.rule("PAX1-M3.3", "PAX2-GLO.Ability.3")
@EACH_EDITION
def test_torches_against_the_same_victory_do_not_add_up(edition: int) -> None:
    g = pax_position(variants=["expansion"], edition=edition)
    own(g, 0, *twins(g, "faith_vs_reason", "humanism"))
    own(g, 1, twin(g, "epicurean_swerve"))
    assert cost_of_victory(g, "holy") == 2


@pytest.mark.rule("PAX1-M0.1")
def test_no_card_of_the_expansion_is_in_the_base_box() -> None:
    assert {card.set for card in box().cards.values()} == {"base"}
    with_expansion = box("expansion").cards.values()
    assert sum(card.set == "expansion" for card in with_expansion) == 60
    assert not any(box().torches.values())


@pytest.mark.rule("PAX1-M1.1", "PAX1-M1.2")
def test_polymaths_are_tableau_cards_of_the_expansion_without_agents() -> None:
    assert not any(card.kind == "polymath" for card in box().cards.values())
    polymaths = [card for card in box("expansion").cards.values() if card.kind == "polymath"]
    assert polymaths
    assert not any(card.agents for card in polymaths)
    g = pax_position(variants=["expansion"])
    hold(g, 0, "michelangelo")
    run(play_card(g, 0, "michelangelo"))  # no agents to ask about
    assert g.players[0].west == ["michelangelo"]
