"""Apostasy (K3): two religions fall out, and nobody can keep the prestige of both."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import YES, Ask
from stolnik.games.pax_renaissance.chapters.apostasy import apostasy
from stolnik.games.pax_renaissance.chapters.play_card import play_card
from stolnik.games.pax_renaissance.chapters.tableau import cards_in, in_play
from stolnik.games.pax_renaissance.chapters.wars.civil_war import conspiracy
from stolnik.games.pax_renaissance.events import ApostateDiscarded, BattleBegan, CourtLost
from stolnik.games.pax_renaissance.state import Pax
from tests.games.pax_renaissance.position import (
    border,
    crown,
    hold,
    listen,
    own,
    run,
    stand,
    vassal,
)
from tests.games.pax_renaissance.running import use
from tests.games.pax_renaissance.second.cards import (
    ANABAPTISTS,
    ANTIPOPE,
    CROMWELL,
    DESPINA,
    GRAND_INQUISITOR,
    INQUISITION_POPE,
    ISABELLA,
    JESUITS,
    LUTHER,
    ORATORY,
    PAPAL_ELEPHANT,
    SPANISH_TERCIO,
    STAR_CHAMBER,
    THE_BOLD,
    THE_GRIM,
    THE_HANDSOME,
    UNIFIED_CHRISTENDOM,
)
from tests.games.pax_renaissance.second.second import second


@pytest.fixture
def g() -> Pax:
    return second()


@pytest.mark.rule("PAX2-K3.1", "PAX2-K3.2", "PAX2-K3.4")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_whoever_has_prestige_of_both_loses_all_cards_with_either(g: Pax, seat: int) -> None:
    own(g, 0, JESUITS, CROMWELL, THE_BOLD, THE_GRIM)
    own(g, 1, LUTHER, ANTIPOPE)
    own(g, 2, INQUISITION_POPE, GRAND_INQUISITOR, STAR_CHAMBER)
    apostasy(g, seat, "reformation", "catholic")  # whoever performs it
    assert cards_in(g, 0) == [THE_BOLD, THE_GRIM]
    assert cards_in(g, 1) == [LUTHER, ANTIPOPE]
    assert cards_in(g, 2) == []


@pytest.mark.rule("PAX2-K3.2")
def test_it_names_two_religions_and_the_third_is_safe(g: Pax) -> None:
    own(g, 0, JESUITS, CROMWELL, THE_GRIM)
    apostasy(g, 0, "islamic", "catholic")
    assert cards_in(g, 0) == [CROMWELL]


@pytest.mark.rule("PAX2-K3.2")
def test_a_silenced_card_has_its_prestige_all_the_same(g: Pax) -> None:
    own(g, 0, JESUITS, CROMWELL)
    g.bishops[JESUITS] = "islamic"
    apostasy(g, 0, "reformation", "catholic")
    assert cards_in(g, 0) == []
    assert g.bishops == {}


@pytest.mark.rule("PAX2-K3.3")
def test_there_is_no_battle(g: Pax) -> None:
    own(g, 1, LUTHER, JESUITS)
    stand(g, paris="knight_islamic")
    hold(g, 0, PAPAL_ELEPHANT)
    heard = listen(g)
    run(play_card(g, 0, PAPAL_ELEPHANT), [YES, ("bishop", "catholic", PAPAL_ELEPHANT)])
    assert cards_in(g, 1) == []
    assert not any(isinstance(event, BattleBegan) for event in heard)
    assert g.cities == {"paris": "knight_islamic"}


@pytest.mark.rule("PAX2-K3.5")
@pytest.mark.parametrize(
    ("king", "queen", "religions"),
    [
        ("aragon", ISABELLA, ("catholic", "reformation")),  # she has to go
        ("papal_states", DESPINA, ("catholic", "islamic")),  # he has to go
        ("ottoman", DESPINA, ("islamic", "reformation")),  # both
    ],
)
def test_king_and_queen_return_to_their_throne_together_and_stay_married(
    g: Pax, king: str, queen: str, religions: tuple[str, str]
) -> None:
    own(g, 0, king, ANABAPTISTS, THE_GRIM)
    crown(g, queen, king)
    g.bishops.update({king: "islamic", queen: "catholic"})
    g.repressed[king] = ["pawn_1"]
    apostasy(g, 1, *religions)
    assert not in_play(g, king)
    assert g.queens == {queen: king}
    assert queen not in g.discards
    assert g.bishops == {king: "islamic", queen: "catholic"}  # 2e R12
    assert g.repressed == {king: ["pawn_1"]}


@pytest.mark.rule("PAX2-K3.5", "PAX2-K3.6")
def test_the_story_tells_of_the_king_who_leaves_for_his_queen_and_of_his_vassals(g: Pax) -> None:
    own(g, 0, "aragon", ANABAPTISTS)
    crown(g, ISABELLA, "aragon")
    vassal(g, "aragon", "france")
    heard = listen(g)
    apostasy(g, 1, "catholic", "reformation")
    assert heard[1:] == [
        ApostateDiscarded(0, ISABELLA),
        ApostateDiscarded(0, "aragon"),
        CourtLost("aragon", ("france",)),
        ApostateDiscarded(0, ANABAPTISTS),
    ]


@pytest.mark.rule("PAX2-K3.6")
def test_the_vassals_of_a_discarded_suzerain_return_to_their_thrones(g: Pax) -> None:
    own(g, 0, JESUITS, "ottoman")
    vassal(g, "ottoman", "hungary", "byzantium")
    crown(g, DESPINA, "byzantium")
    g.repressed.update(ottoman=["knight_islamic"], hungary=["pawn_1"])
    g.bishops["byzantium"] = "islamic"
    apostasy(g, 1, "islamic", "catholic")
    assert not any(in_play(g, empire) for empire in ("ottoman", "hungary", "byzantium"))
    assert g.repressed == {"ottoman": ["knight_islamic"], "hungary": ["pawn_1"]}
    assert g.bishops == {"byzantium": "islamic"}
    assert g.queens == {DESPINA: "byzantium"}
    assert g.discards == [JESUITS]


def test_a_vassal_with_prestige_is_lost_and_its_suzerain_stays(g: Pax) -> None:
    own(g, 0, JESUITS, "hungary")
    vassal(g, "hungary", "ottoman")
    apostasy(g, 1, "islamic", "catholic")
    assert cards_in(g, 0) == ["hungary"]


@pytest.mark.rule("PAX2-K3.7")
def test_a_card_that_dies_of_its_own_apostasy_deploys_its_agents_first(g: Pax) -> None:
    own(g, 0, LUTHER)
    own(g, 1, SPANISH_TERCIO)
    hold(g, 0, ORATORY)  # two catholic bishops, catholic prestige
    asks: list[Ask] = []
    run(
        play_card(g, 0, ORATORY),
        [YES, ("bishop", "catholic", SPANISH_TERCIO), ("bishop", "catholic", "papal_states")],
        asks=asks,
    )
    assert ("bishop", "catholic", ORATORY) in asks[1].options  # it is still there
    assert cards_in(g, 0) == []
    assert sorted(g.discards) == sorted([LUTHER, ORATORY])
    assert g.bishops == {SPANISH_TERCIO: "catholic", "papal_states": "catholic"}


@pytest.mark.rule("PAX2-K3.7")
def test_a_bishop_placed_on_a_card_that_is_then_discarded_dies_with_it(g: Pax) -> None:
    own(g, 0, THE_HANDSOME, ANABAPTISTS)  # 2e R4
    hold(g, 0, UNIFIED_CHRISTENDOM)
    run(
        play_card(g, 0, UNIFIED_CHRISTENDOM),
        [YES, ("bishop", "reformation", THE_HANDSOME)],
    )
    assert cards_in(g, 0) == [UNIFIED_CHRISTENDOM]
    assert g.bishops == {}


@pytest.mark.rule("PAX2-K3.8")
def test_old_maids_are_neither_counted_nor_lost(g: Pax) -> None:
    own(g, 0, CROMWELL)
    g.players[0].maids.append(ISABELLA)
    own(g, 1, LUTHER, JESUITS)
    g.players[1].maids.append(DESPINA)
    apostasy(g, 2, "reformation", "catholic")
    assert cards_in(g, 0) == [CROMWELL]
    assert cards_in(g, 1) == []
    assert [player.maids for player in g.players] == [[ISABELLA], [DESPINA], []]


@pytest.mark.rule("PAX2-K3.9")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_ruling_class_bishops_and_pirates_serve_whoever_uses_them(seat: int) -> None:
    g = second()
    stand(g, valencia="rook_catholic")
    g.pirates[border("aragon", "papal_states")] = "islamic"
    g.pirates[border("portugal", "aragon")] = "reformation"
    assert run(
        conspiracy(g, seat, "aragon", []),
        [("lose", border("aragon", "papal_states"), "pirate_islamic"), ("done",)],
    )
    assert g.players[seat].west == ["aragon"]


@pytest.mark.rule("PAX2-K3.9")
def test_anybody_may_move_any_bishop(g: Pax) -> None:
    own(g, 0, ANTIPOPE)
    own(g, 1, CROMWELL, LUTHER)
    g.bishops[CROMWELL] = "reformation"
    use(g, ANTIPOPE, "inquisitor", ("inquisitor", CROMWELL, LUTHER))
    assert g.bishops == {LUTHER: "reformation"}
