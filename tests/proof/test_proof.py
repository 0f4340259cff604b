"""The proving ground finds what is broken, and says where."""

from __future__ import annotations

import dataclasses
import re
import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sejmik.play
import sejmik.reward
import sejmik.session
from sejmik.events import Drew, Took
from sejmik.game import SEJMIK
from sejmik.session import DEBATE
from sejmik.state import House, Sejmik
from sejmik.view import Seen, imagine, view
from sejmik.vocabulary import VOCABULARY

from stolnik.engine.dice import Dice
from stolnik.engine.errors import BadRequest
from stolnik.engine.flow import CHECKPOINT, Ask, Flow, Move, Seat, Topic, choose, choose_secretly
from stolnik.engine.game import AnyGame, Inspection, Standing, Term
from stolnik.engine.refusal import Refusal
from stolnik.engine.state import Public
from stolnik.engine.vocabulary import Verb
from stolnik.proof import Proof, prove, revisit, trial
from stolnik.proof import ground as proving_ground
from tests.engine.altered import altered

PLAY = sejmik.play.play


PLAIN = Topic("reward", verbs=("take",), set_by=("SEJ-B2.1",))
"""A question that no guard watches."""


def failures_of(game: AnyGame, *, players: int = 3, games: int = 6, **rest: Any) -> list[str]:
    return prove(game, players=players, games=games, seed=7, every=2, **rest).failures


def broken(**parts: Any) -> AnyGame:
    """The example game with something else in it."""
    return altered(SEJMIK, **parts)


# -- a sound game --------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "veto"), [(2, False), (3, False), (4, True)])
def test_a_sound_game_is_proved(players: int, veto: bool) -> None:
    proof = prove(SEJMIK, players=players, games=8, seed=7, options={"veto": veto}, every=4)
    assert proof.failures == []
    assert proof.ok
    assert proof.games == 8
    assert proof.decisions >= 8 * 4 * players
    assert proof.longest <= 4 * (players + 1)
    assert 0 < proof.largest < 1000
    assert proof.endings == {"influence": 8}
    assert proof.seconds > 0


def test_progress_is_told_after_each_game() -> None:
    told: list[tuple[int, int]] = []
    prove(SEJMIK, players=2, games=3, seed=7, progress=lambda *done: told.append(done))
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_the_same_seed_proves_the_same_games() -> None:
    seen: list[list[object]] = []
    for seed in (7, 7, 8):
        played: list[object] = []
        game = broken(audit=lambda g, played=played: played.append(_copy(g)))
        prove(game, players=3, games=2, seed=seed, every=4)
        seen.append(played)
    assert seen[0] == seen[1]
    assert seen[0] != seen[2]


def _copy(g: Sejmik) -> bytes:
    return msgspec.msgpack.encode(g)


@pytest.mark.slow
def test_several_workers_prove_the_same_games() -> None:
    one = prove(SEJMIK, players=3, games=10, seed=7)
    told: list[tuple[int, int]] = []
    two = prove(
        SEJMIK, players=3, games=10, seed=7, workers=2, progress=lambda *done: told.append(done)
    )
    two.seconds = one.seconds
    assert two == one
    assert told == [(n, 10) for n in range(1, 11)]


def test_a_wrong_request_is_refused_at_once() -> None:
    with pytest.raises(BadRequest):
        prove(SEJMIK, players=7, games=1, seed=1)
    with pytest.raises(BadRequest):
        prove(SEJMIK, players=2, games=1, seed=1, options={"vote": True})


def test_an_interruption_ends_the_run_with_what_was_found() -> None:
    def lose_patience(done: int, total: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    proof = prove(SEJMIK, players=2, games=50, seed=7, progress=lose_patience)
    assert proof.games == 2
    assert proof.stopped
    assert not proof.ok


def test_proofs_of_several_workers_are_one() -> None:
    proof = Proof(games=2, decisions=10, longest=6, largest=9, failures=["a, move 1: bad"])
    proof.add(Proof(games=1, decisions=7, longest=7, failures=["b, move 2: bad", "c: worse"]))
    assert (proof.games, proof.decisions, proof.longest, proof.largest) == (3, 17, 7, 9)
    assert proof.failures == ["a, move 1: bad", "c: worse"]


# -- questions and answers -----------------------------------------------------------------


def dead_end(g: Sejmik) -> Flow[None]:
    yield CHECKPOINT
    if g.session == 1:
        yield from sejmik.session.debate(g)
    yield Ask.of(0, DEBATE, [], session=1)


def endless(g: Sejmik) -> Flow[None]:
    while True:
        yield CHECKPOINT
        yield from choose(0, PLAIN, [("take", 0), ("take", 1)])


def stuttering(g: Sejmik) -> Flow[None]:
    yield CHECKPOINT
    yield Ask.of(0, PLAIN, [("take", 1), ("take", 1)])


def misshapen(g: Sejmik) -> Flow[None]:
    yield CHECKPOINT
    yield Ask.of(0, PLAIN, [("take", 1, 2), ("take", 1)])


def half(g: Sejmik) -> Flow[None]:
    yield CHECKPOINT
    yield Ask.of(0, PLAIN, [("take", 0.5)])  # type: ignore[list-item]


def nameless(g: Sejmik) -> Flow[None]:
    yield CHECKPOINT
    yield Ask.of(0, PLAIN, [()])


def absent(g: Sejmik) -> Flow[None]:
    yield CHECKPOINT
    yield Ask.of(3, PLAIN, [("take", 1), ("take", 2)])


def twice(g: Sejmik) -> Flow[None]:
    yield CHECKPOINT
    yield from choose_secretly([Ask.of(0, PLAIN, [("take", 1)])] * 2)


def late(g: Sejmik) -> Flow[None]:
    """Asks everybody at once in the middle of an action."""
    yield CHECKPOINT
    yield Ask.of(0, PLAIN, [("take", 1), ("take", 2)])
    yield from choose_secretly([Ask.of(seat, PLAIN, [("take", 0)]) for seat in (1, 2)])


@pytest.mark.parametrize(
    ("play", "said"),
    [
        (dead_end, "seat 0 is asked 'debate' and has no option"),
        (endless, "the game has not ended after 40 moves"),
        (stuttering, "'reward' offers the same option twice"),
        (misshapen, "the option ('take', 1, 2) is not in the vocabulary of the game"),
        (half, "is not made of texts and whole numbers"),
        (nameless, "is not a tuple that begins with a verb"),
        (absent, "seats [3] are asked, and there are 3 players"),
        (twice, "a seat is asked twice at once"),
        (late, "put to several seats at once away from a checkpoint"),
    ],
)
def test_a_question_that_makes_no_sense_is_found(play: Any, said: str) -> None:
    found = failures_of(broken(play=play), bound=40)
    assert said in found[0]


def test_a_rule_that_fails_is_found_with_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(g: Sejmik, seat: Seat) -> None:
        raise KeyError("deck")

    monkeypatch.setattr(sejmik.reward, "draw", fail)
    found = failures_of(SEJMIK)[0]
    assert re.search(r"move \d+: KeyError: 'deck' \[test_proof.py, line \d+\] while ", found)


def grumpy(g: Sejmik, ask: Ask, move: Move) -> Refusal | None:
    return Refusal("SEJ-B2.1")


def lawless(g: Sejmik, ask: Ask, move: Move) -> Refusal | None:
    return None if move in ask.options else Refusal("SEJ-Z9.9")


def clumsy(g: Sejmik, ask: Ask, move: Move) -> Refusal | None:
    return Refusal("SEJ-B1.2") if move in ask.options else {}[move]  # type: ignore[index]


def guarded(monkeypatch: pytest.MonkeyPatch, refuse: Any, set_by: tuple[str, ...] = ()) -> AnyGame:
    """The example game with another guard of its debate."""
    debate = Topic("debate", verbs=DEBATE.verbs, refuse=refuse, set_by=set_by)
    monkeypatch.setattr(sejmik.session, "DEBATE", debate)
    return broken()


def test_an_option_that_a_guard_refuses_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    found = failures_of(guarded(monkeypatch, grumpy))
    assert "is offered, but SEJ-B2.1 refuses it" in found[0]


def test_a_refusal_by_a_clause_that_does_not_exist_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = failures_of(guarded(monkeypatch, lawless))
    assert any("SEJ-Z9.9" in failure for failure in found), found


def test_a_move_that_is_refused_without_a_clause_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    found = failures_of(guarded(monkeypatch, None))
    assert "no clause says why" in found[0]
    assert failures_of(guarded(monkeypatch, None, ("SEJ-B1.2",))) == []


def test_a_guard_that_fails_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    found = failures_of(guarded(monkeypatch, clumsy))
    assert any("KeyError" in failure or "is offered" in failure for failure in found), found


def test_a_verb_that_its_topic_does_not_name_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    mute = Topic("debate", verbs=("veto",), set_by=("SEJ-B1.2",))
    monkeypatch.setattr(sejmik.session, "DEBATE", mute)
    assert "does not name the verb" in failures_of(broken())[0]


# -- state ---------------------------------------------------------------------------------


def test_a_lost_component_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sejmik.reward, "draw", lambda g, seat: g.deck and g.deck.pop())
    assert "the components do not add up" in failures_of(SEJMIK)[0]


def forgetful(g: Sejmik) -> Flow[None]:
    """Keeps the session in a local variable, where no checkpoint finds it."""
    for _ in range(sejmik.play.SESSIONS):
        yield CHECKPOINT
        yield from sejmik.session.debate(g)
        yield CHECKPOINT
        if g.winner is not None:
            yield from sejmik.reward.reward(g, g.winner)


def test_a_state_that_does_not_say_what_comes_next_is_found() -> None:
    found = failures_of(broken(play=forgetful), games=20)
    assert found
    assert any("match stands elsewhere" in failure for failure in found), found


COUNT = [0]


def moody(g: Sejmik) -> Flow[None]:
    """Looks at something that is not in the state."""
    COUNT[0] += 1
    if COUNT[0] % 5 == 0:
        g.houses[0].retinue.reverse()
        g.discards.reverse()
    yield from PLAY(g)


def test_a_game_that_depends_on_something_outside_is_found() -> None:
    found = failures_of(broken(play=moody), games=20)
    signs = ("not the same", "lead", "differently")
    assert any(sign in failure for failure in found for sign in signs), found


class HeavyState(Sejmik):
    ballast: str = "x" * 20_000


def heavy(box: Any, players: int, dice: Dice) -> HeavyState:
    light = SEJMIK.rules.setup(box, players, dice)
    return HeavyState(**{name: getattr(light, name) for name in light.__struct_fields__})


def test_a_save_that_is_too_large_is_found() -> None:
    assert "bytes, more than 16384" in failures_of(broken(state=HeavyState, setup=heavy))[0]


def unordered(g: Sejmik, seat: Seat) -> dict[Move, str | None]:
    """The order of a set of texts is another in every process."""
    return {("put", noble): noble for noble in set(g.houses[seat].hand)}


def play_unordered(g: Sejmik) -> Flow[None]:
    sejmik.session.choices = unordered  # in this process and in the other
    yield from PLAY(g)


def test_a_game_that_differs_in_another_process_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sejmik.session, "choices", unordered)
    found = failures_of(broken(play=play_unordered), games=1)
    assert len(found) == 1
    assert "the same game differs in another process" in found[0]


def test_a_game_that_cannot_travel_is_found() -> None:
    found = failures_of(broken(judgement=lambda g, seat: 0.0), games=1)
    assert len(found) == 1
    assert "cannot be sent to another process" in found[0]


def unfinished(g: Sejmik) -> list[Standing]:
    return [Standing(0, 1, 0, "influence")]


def test_standings_that_leave_a_seat_out_are_found() -> None:
    assert "do not name every seat once" in failures_of(broken(standings=unfinished))[0]


# -- what is hidden ------------------------------------------------------------------------


def leaky_view(g: Sejmik, seat: Seat | None) -> Seen:
    seen = view(g, seat)
    return msgspec.structs.replace(seen, deck=g.box.ranks[g.deck[-1]] if g.deck else 0)


def test_a_view_that_leaks_is_found() -> None:
    found = failures_of(broken(view=leaky_view))[0]
    assert "depends on what is hidden from it" in found
    assert "the view of seat" in found


def sharing_view(g: Sejmik, seat: Seat | None) -> Seen:
    return msgspec.structs.replace(view(g, seat), discards=g.discards)


def test_a_view_that_shares_a_list_with_the_state_is_found() -> None:
    assert "shares a list with the state" in failures_of(broken(view=sharing_view))[0]


def leaky_summary(g: Sejmik, seat: Seat | None) -> list[tuple[str, dict[str, object]]]:
    return [("summary-hand", {"noble": g.houses[0].hand})]


def test_a_summary_that_leaks_is_found() -> None:
    found = failures_of(broken(summary=leaky_summary))[0]
    assert "the summary for seat" in found


def leaky_inspection(g: Sejmik, seat: Seat | None, element: str) -> Inspection:
    return Inspection("noble", {"own": len(g.deck), "retinues": g.deck.count("voivode")})


def leaky_terms(g: Sejmik, seat: Seat | None, element: str) -> Inspection:
    return Inspection(terms=[Term(g.deck.count("voivode") > 1, Refusal("SEJ-B1.1"))])


@pytest.mark.parametrize("inspect", [leaky_inspection, leaky_terms])
def test_an_inspection_that_leaks_is_found(inspect: Any) -> None:
    found = failures_of(broken(inspect=inspect))[0]
    assert re.search(r"what is said of (noble|seat):\w+ tells seat \d what is hidden", found)


def unspeakable(g: Sejmik, seat: Seat | None, element: str) -> Inspection:
    return Inspection("no-such-figures")


def test_an_inspection_without_words_is_found() -> None:
    assert any(
        "figures-no-such-figures" in found for found in failures_of(broken(inspect=unspeakable))
    )


def leaky_play(g: Sejmik) -> Flow[None]:
    """The question tells how many voivodes the others hold."""
    while g.session <= sejmik.play.SESSIONS:
        yield CHECKPOINT
        voivodes = sum(house.hand.count("voivode") for house in g.houses[1:])
        yield Ask.of(0, DEBATE, sejmik.session.choices(g, 0), session=voivodes)
        g.session += 1


def test_a_question_that_leaks_is_found() -> None:
    found = failures_of(broken(play=leaky_play))[0]
    assert "the ask 'debate' of seat 0 depends on what is hidden from it" in found


def leaky_details(g: Sejmik, ask: Ask, noble: str) -> dict[str, object]:
    return {"noble": g.deck[-1]} if g.deck else {}


def test_words_that_leak_are_found() -> None:
    put, *verbs = VOCABULARY.verbs
    leaky = dataclasses.replace(put, tell=leaky_details)
    vocabulary = dataclasses.replace(VOCABULARY, verbs=(leaky, *verbs))
    found = failures_of(broken(vocabulary=vocabulary))[0]
    assert "the words of" in found


def test_what_is_shown_without_saying_so_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The draw is seen by the one who draws, who could undo and choose again."""

    def draw(g: Sejmik, seat: Seat) -> None:
        if g.deck:
            g.houses[seat].hand.append(g.deck.pop())

    monkeypatch.setattr(sejmik.reward, "draw", draw)
    found = failures_of(SEJMIK, games=20)
    assert any("the view of seat" in failure for failure in found), found


class Whispered(Public, frozen=True):
    seat: Seat
    noble: str


def indiscreet(g: Sejmik) -> Flow[None]:
    """After the first of two questions, everybody is told what is on top of the deck."""
    while g.session <= sejmik.play.SESSIONS:
        yield CHECKPOINT
        yield from choose(0, PLAIN, [("take", 1), ("take", 2)])
        g.tell(Took(0, g.deck[-1]))
        yield from choose(0, PLAIN, [("take", 1), ("take", 2)])
        g.session += 1


def test_an_event_that_leaks_is_found() -> None:
    found = failures_of(broken(play=indiscreet), games=20)
    assert any("what seat 0 is told of" in failure for failure in found), found


def careless_imagine(g: Sejmik, seat: Seat, dice: Dice) -> None:
    imagine(g, seat, dice)
    g.houses = [House(house.hand[:-1], house.retinue, house.vetoed) for house in g.houses]


def test_imagination_that_loses_components_is_found() -> None:
    assert failures_of(broken(imagine=careless_imagine))


def tracing_imagine(g: Sejmik, seat: Seat, dice: Dice) -> None:
    """Shuffles what is hidden from where it lies, so that the shuffle can be undone."""
    dice.shuffle(g.deck)
    hands = [noble for owner, house in enumerate(g.houses) if owner != seat for noble in house.hand]
    dice.shuffle(hands)
    for owner, house in enumerate(g.houses):
        if owner != seat:
            house.hand = [hands.pop() for _ in house.hand]


def test_imagination_that_keeps_a_trace_of_the_truth_is_found() -> None:
    found = failures_of(broken(imagine=tracing_imagine))
    assert any("imagines depends on what is hidden" in failure for failure in found), found


# -- words ---------------------------------------------------------------------------------


QUARREL = Topic("quarrel", verbs=("take", "shout"), set_by=("SEJ-B1.1",))
SHOUTING = dataclasses.replace(VOCABULARY, verbs=(*VOCABULARY.verbs, Verb("shout")))


class Unheard(Public, frozen=True):
    seat: Seat


def unspoken(g: Sejmik) -> Flow[None]:
    while g.session <= sejmik.play.SESSIONS:
        yield CHECKPOINT
        yield from choose(0, QUARREL, [("take", 1), ("shout",)])
        g.tell(Unheard(0))
        g.session += 1


def test_what_has_no_words_is_found_and_said_once() -> None:
    odd = broken(name="nameless", play=unspoken, vocabulary=SHOUTING, standings=odd_ending)
    found = failures_of(odd, games=10)
    missing = ("game-nameless", "ask-quarrel", "move-shout", "event-Unheard", "standing-luck")
    for message in missing:
        for lang in ("pl", "en"):
            sentence = f"There is no text {message!r} in the catalog {lang!r}."
            assert sum(sentence in failure for failure in found) == 1, message
    assert len(found) == 2 * len(missing)


def odd_ending(g: Sejmik) -> list[Standing]:
    return [Standing(seat, 1, 0, "luck") for seat in range(len(g.houses))]


def test_catalogs_that_differ_are_found(tmp_path: Path) -> None:
    shutil.copytree(SEJMIK.home, tmp_path / "sejmik")
    home = tmp_path / "sejmik"
    polish = home / "text" / "pl.ftl"
    said = polish.read_text(encoding="utf-8")
    said = said.replace("step-reward = Nagroda\n", "")
    polish.write_text(said.replace("wystawiają: { $noble }", "wystawiają"), encoding="utf-8")
    found = failures_of(dataclasses.replace(SEJMIK, home=home), games=1)
    assert len(found) == 2
    for difference in (
        "the catalogs differ: step-reward: missing in pl",
        "the catalogs differ: event-PutForward: $noble is used in en and not in pl",
    ):
        assert any(difference in failure for failure in found), difference


def test_a_result_without_words_is_found() -> None:
    odd = broken(result=lambda g, seat: [("result-nowhere", {})])
    assert any("result-nowhere" in failure for failure in failures_of(odd, games=1))


def test_an_event_needs_words_for_all_who_may_see_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Drew, "seen_by", lambda event, seat: Whispered(seat or 0, "judge"))
    assert any("event-Whispered" in failure for failure in failures_of(SEJMIK))


# -- hints ---------------------------------------------------------------------------------


def quarrel_after(g: Sejmik) -> Flow[None]:
    """Asks everything the game asks, and at its end one more kind of question."""
    yield from PLAY(g)
    yield CHECKPOINT
    yield Ask.of(0, PLAIN, [("take", 1), ("take", 2)], session=7)


def test_a_judgement_that_fails_is_found_at_the_kind_of_question_where_it_does() -> None:
    def judgement(g: Sejmik, seat: Seat) -> float:
        return 1 / (g.session <= sejmik.play.SESSIONS)

    found = failures_of(broken(play=quarrel_after, judgement=judgement), games=1)
    assert "ZeroDivisionError" in found[0]
    assert "while asking for a hint on 'reward'" in found[0]


def test_a_plan_that_fails_after_what_somebody_has_chosen_is_found() -> None:
    def plausible(g: Sejmik, ask: Ask) -> list[Move]:
        best = ["castellan", "voivode"]  # as if nobody put forward two of the same rank
        for noble in g.houses[ask.seat].retinue:
            best.remove(noble)
        return list(ask.options)

    found = failures_of(broken(plausible=plausible), games=1)
    assert "ValueError: list.remove(x): x not in list" in found[0]


@pytest.mark.parametrize("moves", [(), [("take", 7)]])
def test_what_is_plausible_must_be_among_the_options(moves: list[Move]) -> None:
    found = failures_of(broken(plausible=lambda g, ask: moves), games=1)
    assert f"plausible: {moves!r}" in found[0]


def test_hints_are_asked_for_once_for_each_kind_of_question() -> None:
    judged: list[tuple[str, int]] = []

    def judgement(g: Sejmik, seat: Seat) -> float:
        judged.append((g.dice.seed, g.session))
        return 0.0

    proof = prove(broken(judgement=judgement), players=3, games=20, seed=7, every=10_000)
    assert proof.games == 20
    assert 0 < len(judged) < 100


# -- reports -------------------------------------------------------------------------------


def test_a_failure_says_enough_to_come_back_to_it() -> None:
    proof = prove(broken(view=leaky_view), players=3, games=1, seed="s", options={"veto": True})
    where, _, _ = proof.failures[0].partition(": ")
    assert where == "sejmik, 3 players, veto=True, seed s/0, move 1"


def test_a_position_can_be_revisited() -> None:
    there = revisit(SEJMIK, players=3, seed="7/0", move=6, options={"veto": True})
    further = revisit(SEJMIK, players=3, seed="7/0", move=9, options={"veto": True})
    assert there.number == 5
    assert further.moves[:5] == there.moves


def test_a_run_stops_when_enough_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proving_ground, "ENOUGH", 2)
    moods = iter(range(100))
    monkeypatch.setattr(trial.Trial, "audit", lambda self, match: _complain(next(moods)))
    proof = prove(SEJMIK, players=2, games=50, seed=7)
    assert proof.games == 2
    assert proof.stopped


def _complain(number: int) -> None:
    raise trial.Failure(f"complaint {number}")  # type: ignore[attr-defined]
