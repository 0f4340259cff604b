"""The trade shift: a disk moves from one emporium to another of its colour."""

import pytest

from stolnik.engine.flow import DONE, NO, YES, Ask
from stolnik.engine.refusal import Refusal
from stolnik.games.pax_renaissance.chapters.play_card import play_card
from stolnik.games.pax_renaissance.chapters.tokens import reserve
from stolnik.games.pax_renaissance.chapters.trade_fair import hold_fair
from stolnik.games.pax_renaissance.chapters.trade_shift import refuse_shift, trade_shift
from stolnik.games.pax_renaissance.events import BattleBegan, EmporiumOpened, FairBegan
from tests.games.pax_renaissance.position import (
    box,
    hold,
    listen,
    own,
    pax_position,
    run,
    saturate,
    stand,
)


@pytest.mark.rule("PAX1-H1.1", "PAX1-H1.2", "PAX1-H1.8", "PAX1-B5.11")
def test_the_novgorod_shift_opens_novgorod_and_blocks_the_emporium_open_until_then() -> None:
    g = pax_position()
    heard = listen(g)
    trade_shift(g, 0, "novgorod")
    assert g.emporia == {"black": "novgorod", "white": "trebizond"}
    assert heard == [EmporiumOpened(0, "novgorod", "tana")]


@pytest.mark.rule("PAX1-H1.1", "PAX1-H1.2", "PAX1-H1.9")
def test_the_timbuktu_shift_opens_timbuktu() -> None:
    g = pax_position()  # 1e R3; the disk has no choice where to go: 1e R4
    g.emporia["black"] = "novgorod"
    hold(g, 0, "soninke_wangara")
    run(play_card(g, 0, "soninke_wangara"), [YES, DONE])
    assert g.emporia == {"black": "timbuktu", "white": "trebizond"}


@pytest.mark.rule("PAX1-H1.3", "PAX1-B5.13", "PAX1-GL.Repress.5")
def test_a_token_in_the_emporium_that_is_blocked_is_repressed_at_no_cost() -> None:
    g = pax_position(florins=0)
    own(g, 1, "byzantium")
    stand(g, tana="knight_islamic", trebizond="rook_catholic")
    trade_shift(g, 0, "novgorod")
    assert g.cities == {"trebizond": "rook_catholic"}
    assert g.repressed == {"byzantium": ["knight_islamic"]}
    assert [player.florins for player in g.players] == [0, 0, 0]


@pytest.mark.rule("PAX1-H1.4")
def test_from_then_on_the_fair_starts_at_the_newly_opened_emporium() -> None:
    g = pax_position()
    trade_shift(g, 0, "timbuktu")
    saturate(g)
    heard = listen(g)
    run(hold_fair(g, 0, "east"))
    fair = next(event for event in heard if isinstance(event, FairBegan))
    assert fair.emporium == "timbuktu"


@pytest.mark.rule("PAX1-H1.1")
def test_an_emporium_that_is_open_cannot_be_opened() -> None:
    g = pax_position()  # 1e R5
    g.emporia["black"] = "novgorod"
    assert refuse_shift(g, 0, "hanseatic_league", "novgorod") == Refusal("PAX1-H1.1")
    hold(g, 0, "hanseatic_league")
    asks: list[Ask] = []
    run(play_card(g, 0, "hanseatic_league"), [DONE], asks=asks)
    assert [ask.topic for ask in asks] == ["agents"]


@pytest.mark.rule("PAX1-H1.5")
@pytest.mark.parametrize(
    ("tableau", "refusal"),
    [
        ((), Refusal("PAX1-H1.5")),
        (("the_bold",), Refusal("PAX1-H1.5")),
        (("conquistadors",), None),
    ],
)
def test_the_spice_islands_need_discovery_prestige_in_the_tableau(
    tableau: tuple[str, ...], refusal: Refusal | None
) -> None:
    g = pax_position()
    own(g, 0, "almeida_armada", *tableau)  # the card being played does not count
    own(g, 1, "india_armada")  # nor do an opponent's
    assert refuse_shift(g, 0, "almeida_armada", "spice_islands") == refusal


@pytest.mark.rule("PAX1-H1.5")
def test_a_silenced_card_still_counts_as_discovery() -> None:
    g = pax_position()
    own(g, 0, "conquistadors", "almeida_armada")
    g.bishops["conquistadors"] = "catholic"
    assert refuse_shift(g, 0, "almeida_armada", "spice_islands") is None


@pytest.mark.rule("PAX1-H1.7")
def test_nothing_ever_opens_trebizond_again() -> None:
    g = pax_position()
    own(g, 0, "conquistadors", "almeida_armada")
    trade_shift(g, 0, "spice_islands")
    assert refuse_shift(g, 0, "almeida_armada", "spice_islands") == Refusal("PAX1-H1.7")
    one_shots = {card.one_shot for card in box("expansion", "promo_cards").cards.values()}
    assert "trade_shift_trebizond" not in one_shots


@pytest.mark.rule("PAX1-E2a.4", "PAX1-GL.OneShot.2", "PAX1-E2b.1")
def test_a_trade_shift_fights_no_battle_and_its_agents_are_placed_as_usual() -> None:
    g = pax_position()
    hold(g, 0, "soninke_wangara")
    heard = listen(g)
    run(play_card(g, 0, "soninke_wangara"), [YES, ("place", "rook_islamic", "timbuktu")])
    assert g.cities == {"timbuktu": "rook_islamic"}
    assert not any(isinstance(event, BattleBegan) for event in heard)


@pytest.mark.rule(
    "PAX1-H1.3", "PAX1-H1.4", "PAX1-H1.5", "PAX1-H1.6", "PAX1-H1.7", "PAX1-GL.Repress.5"
)
def test_ex38_spice_islands_shift() -> None:
    g = pax_position(florins=0)
    stand(g, trebizond="rook_reformation")
    hold(g, 0, "almeida_armada", "india_armada")
    asks: list[Ask] = []
    run(play_card(g, 0, "almeida_armada"), [DONE], asks=asks)
    assert [ask.topic for ask in asks] == ["agents"]  # it cannot be launched
    assert g.emporia["white"] == "trebizond"

    run(play_card(g, 0, "india_armada"), [YES, DONE])
    assert g.emporia["white"] == "spice_islands"
    assert g.cities == {}
    assert g.repressed == {}  # Byzantium is in the stack
    assert reserve(g, "rook_reformation") == 7
    assert g.players[0].florins == 0
    assert refuse_shift(g, 0, "gold_coast_monopoly", "spice_islands") == Refusal("PAX1-H1.7")


@pytest.mark.rule("PAX1-E2.2", "PAX1-D1.6")
def test_a_trade_shift_need_not_be_launched() -> None:
    g = pax_position()
    hold(g, 0, "soninke_wangara")
    run(play_card(g, 0, "soninke_wangara"), [NO, DONE])
    assert g.emporia["black"] == "tana"
