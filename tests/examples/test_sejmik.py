"""The example game, clause by clause."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import count
from pathlib import Path

import pytest
from sejmik.components import open_box
from sejmik.events import Drew, DrewUnseen, Threw
from sejmik.game import SEJMIK
from sejmik.play import standings
from sejmik.reward import REWARD, refuse_as_reward, reward
from sejmik.session import DEBATE, debate, refuse_in_debate
from sejmik.state import House, Sejmik

from stolnik.engine.dice import Dice
from stolnik.engine.errors import BadData, BadRequest
from stolnik.engine.flow import Ask, Flow, Move, Seat
from stolnik.engine.match import Match
from stolnik.engine.refusal import Refusal
from stolnik.engine.state import Event
from stolnik.engine.words import words_of
from stolnik.proof import prove
from stolnik.rulebook.coverage import coverage
from stolnik.text import LANGUAGES
from tests.games.running import Procedure


def sejmik(
    *hands: Sequence[str],
    put: dict[Seat, str] | None = None,
    deck: Sequence[str] = (),
    veto: bool = False,
    seed: str = "test",
    log: list[Event] | None = None,
) -> Sejmik:
    """A table with these hands; what happens is told to ``log``."""
    houses = [House(list(hand), []) for hand in hands]
    g = Sejmik(Dice(seed), 0, houses=houses, deck=list(deck), discards=[], put=dict(put or {}))
    g.attach(open_box({"veto": veto}, None), None if log is None else log.append)
    return g


def run(g: Sejmik, flow: Flow[None], *answers: Move) -> list[Ask]:
    """Run a procedure to its end with these answers, house by house; what was asked."""
    procedure = Procedure(flow, g)
    procedure.say(*answers)
    assert procedure.over
    return procedure.asked


def putting(*nobles: str) -> list[Move]:
    return [("veto",) if noble == "veto" else ("put", noble) for noble in nobles]


# -- A1 Setting up -------------------------------------------------------------------------


@pytest.mark.rule("SEJ-A1.1")
def test_two_to_four_houses_play() -> None:
    for players in (2, 3, 4):
        assert len(Match.start(SEJMIK, players=players, seed=1).pending) == players
    for players in (1, 5):
        with pytest.raises(BadRequest):
            Match.start(SEJMIK, players=players, seed=1)


@pytest.mark.rule("SEJ-A1.2")
def test_the_deck_holds_three_nobles_of_each_rank() -> None:
    g: Sejmik = Match.start(SEJMIK, players=2, seed=1).state
    nobles = [*g.deck, *g.houses[0].hand, *g.houses[1].hand]
    ranks = Counter(g.box.ranks[noble] for noble in nobles)
    assert ranks == {1: 3, 2: 3, 3: 3, 4: 3, 5: 3, 6: 3}


@pytest.mark.rule("SEJ-A1.3", "SEJ-A1.4")
def test_a_house_sees_its_own_four_nobles_and_nothing_else() -> None:
    match = Match.start(SEJMIK, players=3, seed=1)
    g: Sejmik = match.state
    for seat in range(3):
        seen = SEJMIK.sight.view(g, seat)
        assert seen.hand == g.houses[seat].hand  # type: ignore[attr-defined]
        assert len(g.houses[seat].hand) == 4
        before = match.view(seat)
        for other in range(3):
            if other != seat:
                g.houses[other].hand[0] = "king"
        g.deck[0] = "king"
        assert match.view(seat) == before


# -- B1 The session ------------------------------------------------------------------------


@pytest.mark.rule("SEJ-B1.1")
def test_there_are_four_sessions() -> None:
    match = Match.start(SEJMIK, players=2, seed=1)
    asked = []
    while match.pending:
        asked.append(match.pending[0].about["session"])
        match.submit(match.pending[0].seat, match.pending[0].options[0])
    assert asked == [1, 1, 2, 2, 3, 3, 4, 4]


@pytest.mark.rule("SEJ-B1.2")
def test_every_house_puts_forward_one_of_its_own_nobles_at_the_same_time() -> None:
    g = sejmik(["squire", "judge"], ["squire", "voivode"])
    first, second = run(g, debate(g), *putting("squire", "voivode"))
    assert list(first.options) == putting("squire", "judge")
    assert list(second.options) == putting("squire", "voivode")
    assert g.put == {0: "squire", 1: "voivode"}
    assert [house.hand for house in g.houses] == [["judge"], ["squire"]]


@pytest.mark.rule("SEJ-B1.2")
def test_a_noble_of_another_house_cannot_be_put_forward() -> None:
    match = Match.start(SEJMIK, players=2, seed=1)
    absent = next(n for n in match.box.ranks if n not in match.state.houses[0].hand)
    assert match.why_not(0, ("put", absent)) == Refusal("SEJ-B1.2")


def test_whatever_one_points_at_says_how_it_stands_and_why_it_is_of_no_use() -> None:
    match = Match.start(SEJMIK, players=2, seed=1)
    hand = match.state.houses[0].hand
    absent = next(n for n in match.box.ranks if n not in hand)
    chair = match.at(0)
    assert chair.inspect(f"noble:{hand[0]}").about["own"] == hand.count(hand[0])
    assert chair.why_not_element(f"noble:{hand[0]}") == []
    assert chair.why_not_element(f"noble:{absent}") == [(("put", absent), Refusal("SEJ-B1.2"))]
    ((move, refusal),) = chair.why_not_element("seat:1")
    assert move == ()
    assert refusal.figures == "house"
    assert chair.say_name("en", "seat:1") == "House Potocki"
    assert chair.why_not_element("noble:nobody") == []
    assert chair.say_name("en", "noble:nobody") == ""


@pytest.mark.rule("SEJ-B1.3")
def test_the_highest_rank_carries_the_session() -> None:
    g = sejmik(["squire"], ["voivode"], ["castellan"])
    run(g, debate(g), *putting("squire", "voivode", "castellan"))
    assert g.winner == 1


def throws(log: list[Event]) -> list[Threw]:
    return [event for event in log if isinstance(event, Threw)]


@pytest.mark.rule("SEJ-B1.4")
def test_equal_houses_throw_and_the_highest_throw_wins() -> None:
    log: list[Event] = []
    g = sejmik(["judge"], ["squire"], ["judge"], log=log)
    run(g, debate(g), *putting("judge", "squire", "judge"))
    assert [threw.seat for threw in throws(log)] == [0, 2]
    assert g.winner == max(throws(log), key=lambda threw: threw.die).seat


@pytest.mark.rule("SEJ-B1.5")
def test_equal_throws_are_repeated_by_those_who_threw_them() -> None:
    def is_tie(seed: str) -> bool:
        one, two, three = (Dice(seed, n).below(6) for n in range(3))
        return one == three > two

    seed = next(f"{n}" for n in count() if is_tie(f"{n}"))
    log: list[Event] = []
    g = sejmik(["judge"], ["judge"], ["judge"], seed=seed, log=log)
    run(g, debate(g), *putting("judge", "judge", "judge"))
    assert [threw.seat for threw in throws(log)][:5] == [0, 1, 2, 0, 2]
    assert g.winner in (0, 2)


# -- B2 The reward -------------------------------------------------------------------------

PUT = {0: "voivode", 1: "squire", 2: "judge"}


@pytest.mark.rule("SEJ-B2.1", "SEJ-B2.4")
def test_the_winner_takes_a_noble_and_the_others_are_discarded() -> None:
    g = sejmik([], [], [], put=PUT)
    run(g, reward(g, 0), ("take", 2))
    assert g.houses[0].retinue == ["judge"]
    assert g.discards == ["voivode", "squire"]
    assert g.put == {}
    assert g.session == 2


@pytest.mark.rule("SEJ-B2.1")
def test_only_a_noble_that_was_put_forward_can_be_taken() -> None:
    g = sejmik([], [], [], put=PUT)
    assert refuse_as_reward(g, Ask.of(0, REWARD, []), ("take", 3)) == Refusal("SEJ-B2.1")


@pytest.mark.rule("SEJ-B2.2")
def test_the_winner_cannot_take_its_own_noble() -> None:
    g = sejmik([], [], [], put=PUT)
    (question,) = run(g, reward(g, 0), ("take", 1))
    assert question.options == (("take", 1), ("take", 2))
    assert refuse_as_reward(g, question, ("take", 0)) == Refusal("SEJ-B2.2")


@pytest.mark.rule("SEJ-B2.3")
def test_the_winner_draws_a_noble_that_only_it_sees() -> None:
    log: list[Event] = []
    g = sejmik([], [], [], put=PUT, deck=["squire", "castellan"], log=log)
    run(g, reward(g, 0), ("take", 1))
    assert g.houses[0].hand == ["castellan"]
    assert g.deck == ["squire"]
    assert g.shown == 1
    drew = log[-1]
    assert drew.seen_by(0) == Drew(0, "castellan")
    assert drew.seen_by(1) == drew.seen_by(None) == DrewUnseen(0)


@pytest.mark.rule("SEJ-B2.3")
def test_nothing_is_drawn_from_an_empty_deck() -> None:
    g = sejmik([], [], [], put=PUT)
    run(g, reward(g, 0), ("take", 1))
    assert g.houses[0].hand == []


# -- C1 Liberum veto -----------------------------------------------------------------------


@pytest.mark.rule("SEJ-C1.1")
def test_only_the_variant_knows_the_veto() -> None:
    without, with_it = sejmik(["judge"], ["judge"]), sejmik(["judge"], ["judge"], veto=True)
    assert ("veto",) not in run(without, debate(without), *putting("judge", "judge"))[0].options
    assert ("veto",) in run(with_it, debate(with_it), *putting("judge", "judge"))[0].options
    assert refuse_in_debate(without, Ask.of(0, DEBATE, []), ("veto",)) == Refusal("SEJ-C1.1")


@pytest.mark.rule("SEJ-C1.2")
def test_a_house_vetoes_once() -> None:
    g = sejmik(["judge"], ["judge", "squire"], veto=True)
    run(g, debate(g), *putting("veto", "judge"))
    first, second = run(g, debate(g), *putting("judge", "squire"))
    assert ("veto",) not in first.options
    assert ("veto",) in second.options
    assert refuse_in_debate(g, Ask.of(0, DEBATE, []), ("veto",)) == Refusal("SEJ-C1.2")


@pytest.mark.rule("SEJ-C1.3")
def test_nobody_carries_a_session_with_a_veto() -> None:
    g = sejmik(["judge"], ["squire"], ["voivode"], veto=True)
    run(g, debate(g), *putting("judge", "squire", "veto"))
    assert g.winner is None
    assert g.discards == ["judge", "squire"]
    assert g.houses[2].hand == ["voivode"]
    assert g.session == 2


# -- D1 The end ----------------------------------------------------------------------------


@pytest.mark.rule("SEJ-D1.1", "SEJ-D1.2")
def test_the_highest_sum_of_ranks_wins_and_equals_share_their_place() -> None:
    g = sejmik([], [], [])
    g.houses[0].retinue = ["judge"]
    g.houses[1].retinue = ["smallholder", "castellan"]
    g.houses[2].retinue = ["voivode"]
    assert [(end.place, end.score) for end in standings(g)] == [(3, 3), (1, 6), (1, 6)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_result_is_told_noble_by_noble(lang: str) -> None:
    g = sejmik([], [])
    g.houses[0].retinue = ["judge", "voivode"]
    spoken = words_of(SEJMIK, lang)
    (line,) = spoken.result(g, 0)
    assert "9" in line
    assert spoken.catalog.say("noble-judge") in line
    assert "0" in spoken.result(g, 1)[0]


# -- the house -----------------------------------------------------------------------------


def test_every_clause_is_cited_and_tested() -> None:
    found = coverage("sejmik", SEJMIK.ledger, SEJMIK.home, Path(__file__).parent)
    assert found.missing == []
    assert found.unknown == []
    assert SEJMIK.ledger.untranslated("pl") == []


@pytest.mark.parametrize("players", SEJMIK.players)
def test_the_game_stands_the_proof(players: int) -> None:
    proof = prove(SEJMIK, players=players, games=20, seed=1, options={"veto": True}, every=8)
    assert proof.failures == []


def test_a_folder_of_ones_own_replaces_the_nobles(tmp_path: Path) -> None:
    (tmp_path / "nobles.json").write_text(
        '{"copies": 20, "nobles": [{"id": "king", "rank": 9}, {"id": "judge", "rank": 3}]}'
    )
    match = Match.start(SEJMIK, players=2, seed=1, data=tmp_path)
    assert match.box.ranks == {"judge": 3, "king": 9}
    (tmp_path / "nobles.json").write_text(
        '{"copies": 9, "nobles": [{"id": "king", "rank": 9}, {"id": "king", "rank": 3}]}'
    )
    with pytest.raises(BadData, match="record king, field id: this noble stands twice"):
        Match.start(SEJMIK, players=2, seed=1, data=tmp_path)
