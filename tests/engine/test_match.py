"""What a match promises, whatever the game."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sejmik.game import SEJMIK
from sejmik.state import Sejmik

from stolnik.engine import history
from stolnik.engine.dice import Dice
from stolnik.engine.errors import BadRecord, BadRequest, BrokenRule, IllegalMove
from stolnik.engine.flow import Move, Seat
from stolnik.engine.history import Played, Start, Step
from stolnik.engine.match import MOVES_BETWEEN_CHECKPOINTS, Match
from stolnik.engine.record import Record, link
from stolnik.engine.refusal import Refusal
from stolnik.engine.storage import read_save
from tests.engine.toy import TOY, Did, Interruption, pack, snapshot, submit, toy

ADD: tuple[Seat, Move] = (0, ("add",))
TENS: tuple[Seat, Move] = (0, ("tens", 2))
ONES: tuple[Seat, Move] = (0, ("ones", 1))
ROLL: tuple[Seat, Move] = (0, ("roll",))
PEEK: tuple[Seat, Move] = (0, ("peek",))
CALL: tuple[Seat, Move] = (0, ("call",))
PASS: tuple[Seat, Move] = (0, ("pass",))
BREAK: tuple[Seat, Move] = (0, ("break",))
END: tuple[Seat, Move] = (0, ("end",))


def vote(seat: Seat, number: int) -> tuple[Seat, Move]:
    return seat, ("vote", number)


def totals(match: Match) -> list[int]:
    found: list[int] = match.state.totals
    return found


# -- moves ---------------------------------------------------------------------------------


def test_a_game_runs_from_its_first_question_to_its_end() -> None:
    match = toy(ADD, TENS, ONES)
    assert totals(match) == [21, 0]
    assert [ask.topic for ask in match.pending] == ["turn"]
    match.submit(*END)
    assert match.over
    assert [standing.place for standing in match.standings] == [1, 2]


@pytest.mark.parametrize(
    ("seat", "move", "message"),
    [
        (0, ("tens", 3), "refused"),
        (0, ("tens",), "illegal"),
        (0, ("tens", "two"), "illegal"),
        (0, (), "illegal"),
        (0, ("roll",), "refused"),
        (0, "tens", "malformed"),
        (0, ("tens", [1]), "malformed"),
        (0, ("tens", True), "malformed"),
        (0, ("tens", 1.0), "malformed"),
        (0, ("tens", *range(100)), "malformed"),
        (0, ("tens", "x" * 300), "malformed"),
        (0, {"tens": 1}, "malformed"),
        (0, None, "malformed"),
        (1, ("tens", 2), "turn"),
    ],
)
def test_what_is_not_an_option_is_refused_and_changes_nothing(
    seat: Seat, move: Move, message: str
) -> None:
    match = toy(ADD, listen=True)
    before = snapshot(match)
    with pytest.raises(IllegalMove) as refused:
        match.submit(seat, move)
    assert refused.value.message == message
    assert snapshot(match) == before


@pytest.mark.parametrize("seat", [-1, 2, "0", None])
def test_a_seat_that_does_not_exist_is_a_bad_request(seat: Seat) -> None:
    match = toy()
    for call in (lambda: match.submit(seat, ("roll",)), lambda: match.imagine(seat, Dice("1"))):
        with pytest.raises(BadRequest, match="the seats are 0 to 1"):
            call()


def test_only_a_seat_or_a_watcher_has_a_view() -> None:
    assert toy().view(None) != toy().view(0)
    with pytest.raises(BadRequest, match="There is no seat 2"):
        toy().view(2)


def test_nothing_can_be_played_after_the_end() -> None:
    match = toy(END)
    with pytest.raises(IllegalMove, match="is over"):
        match.submit(*ROLL)


def test_a_move_may_come_as_json_sends_it() -> None:
    match = toy(ADD)
    match.submit(0, ["tens", 1])
    assert match.moves[-1].move == ("tens", 1)
    assert type(match.moves[-1].move[1]) is int
    assert type(match.moves[-1].seat) is int
    assert Match.resume(match.save(), game=TOY).pending == match.pending


def test_a_refusal_names_its_clause_in_both_languages() -> None:
    match = toy(ADD)
    assert match.why_not(0, ("tens", 7)) == Refusal("SEJ-B1.1")
    assert match.why_not(0, ("tens", 2)) is None
    with pytest.raises(IllegalMove) as refused:
        match.submit(0, ("tens", 7))
    assert refused.value.say("en").endswith("There are four sessions. [SEJ-B1.1]")
    assert refused.value.say("pl").endswith("Odbywają się cztery posiedzenia. [SEJ-B1.1]")


def test_why_not_has_no_answer_to_nonsense() -> None:
    match = toy(ADD)
    for nonsense in ((), ("tens",), ("tens", "many"), ("how", "come")):
        assert match.why_not(0, nonsense) is None


def test_the_breadcrumb_says_where_the_game_stands() -> None:
    assert toy().breadcrumb == ["play", "turn"]
    assert toy(ADD, TENS).breadcrumb == ["play", "turn", "add"]
    assert toy(ADD, TENS).clone().breadcrumb == ["play", "turn", "add"]


def test_events_are_kept_with_the_number_of_the_move_that_led_to_them() -> None:
    match = toy(ROLL, ADD, TENS, listen=True)
    told = [(entry.number, entry.event) for entry in match.log]
    assert told == [(1, Did(0, "roll")), (2, Did(0, "add")), (3, Did(0, "tens"))]
    assert toy(ROLL).log == []


def test_a_match_can_begin_to_listen_at_any_time() -> None:
    match = toy(ADD).clone()
    match.listen()
    match.submit(*TENS)
    assert [(entry.number, entry.event) for entry in match.log] == [(2, Did(0, "tens"))]


def test_a_question_to_nobody_is_passed_over() -> None:
    match = toy((0, ("nobody",)))
    assert not match.over
    assert totals(match) == [10, 0]


# -- several seats at once -----------------------------------------------------------------


def test_the_state_does_not_know_an_answer_before_all_are_in() -> None:
    match = toy(CALL, players=3)
    before = pack(match.state)
    submit(match, vote(2, 1), vote(0, 2))
    assert pack(match.state) == before
    assert [ask.seat for ask in match.pending] == [1]
    match.submit(*vote(1, 0))
    assert totals(match) == [200, 0, 100]


def test_nobody_answers_twice() -> None:
    match = toy(CALL, vote(1, 1))
    with pytest.raises(IllegalMove, match="the game waits for"):
        match.submit(*vote(1, 2))


def test_whose_turn_it_is_is_said_by_name() -> None:
    match = toy(CALL, vote(1, 1))
    with pytest.raises(IllegalMove) as refused:
        match.submit(*vote(1, 2))
    assert str(refused.value) == (
        "It is not the turn of House Potocki; the game waits for House Radziwiłł."
    )
    chair = match.at(1, {0: "Ala", 1: "Ola"})
    with pytest.raises(IllegalMove) as refused:
        chair.submit(vote(1, 2)[1])
    assert refused.value.say("pl") == ("To nie jest teraz kolej gracza „Ola”; gra czeka na: Ala.")


def test_half_answered_a_match_is_cloned_and_resumed() -> None:
    match = toy(CALL, vote(2, 1), players=3)
    for copy in (match.clone(), match.clone().clone(), Match.resume(match.save(), game=TOY)):
        assert [ask.seat for ask in copy.pending] == [0, 1]
        assert copy.save() == match.save()
        submit(copy, vote(0, 2), vote(1, 0))
        assert totals(copy) == [200, 0, 100]
    assert [ask.seat for ask in match.pending] == [0, 1]


def test_each_seat_takes_back_its_own_answer_while_the_question_is_open() -> None:
    match = toy(CALL, vote(0, 2), vote(1, 2), players=3)
    assert [match.can_undo(seat) for seat in range(3)] == [True, True, False]
    match.undo(0)
    assert [ask.seat for ask in match.pending] == [0, 2]
    assert match.save() == toy(CALL, vote(1, 2), players=3).save()
    submit(match, vote(0, 1), vote(2, 0))
    assert totals(match) == [100, 200, 0]


def test_after_its_answer_a_seat_takes_back_what_it_did_before() -> None:
    match = toy(CALL, vote(0, 2))
    match.undo(0)
    match.undo(0)
    assert match.save() == toy().save()


def test_nobody_takes_back_an_answer_once_all_are_known() -> None:
    match = toy(CALL, vote(0, 2), vote(1, 2))
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_an_answer_from_before_a_save_stays() -> None:
    match = Match.resume(toy(CALL, vote(0, 2), players=3).save(), game=TOY)
    assert not match.can_undo(0)
    match.submit(*vote(1, 1))
    match.undo(1)
    assert [ask.seat for ask in match.pending] == [1, 2]


# -- undo ----------------------------------------------------------------------------------


@pytest.mark.parametrize("between", [1, 3, 32])
def test_undo_goes_back_move_by_move_across_checkpoints(
    between: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(MOVES_BETWEEN_CHECKPOINTS, False, between)
    moves = [ADD, TENS, ONES, ADD, TENS]
    match = toy(*moves, listen=True)
    for left in range(len(moves) - 1, -1, -1):
        match.undo(0)
        fresh = toy(*moves[:left], listen=True)
        assert snapshot(match) == snapshot(fresh)
    assert not match.can_undo(0)


@pytest.mark.parametrize("barrier", [ROLL, PEEK])
def test_undo_stops_at_dice_and_at_what_was_shown(barrier: tuple[Seat, Move]) -> None:
    match = toy(ADD, TENS, ONES, barrier, ADD)
    match.undo(0)
    assert not match.can_undo(0)
    with pytest.raises(IllegalMove, match="nothing to take back"):
        match.undo(0)


def test_undo_stops_at_another_seats_decision() -> None:
    match = toy(ADD, TENS, ONES, PASS)
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.submit(1, ("add",))
    assert not match.can_undo(0)
    match.undo(1)
    assert not match.can_undo(1)


def test_another_branch_after_undo_leaves_no_trace_of_the_first() -> None:
    match = toy(ADD, TENS, listen=True)
    match.undo(0)
    submit(match, (0, ("tens", 0)), ONES)
    assert snapshot(match) == snapshot(toy(ADD, (0, ("tens", 0)), ONES, listen=True))


def test_nothing_is_taken_back_when_the_game_is_over() -> None:
    """The seed is told by then, so a player could try again with foresight."""
    match = toy(ADD, TENS, ONES, END)
    assert not match.can_undo(0)
    with pytest.raises(IllegalMove):
        match.undo(0)
    assert match.over


def test_undo_after_resume_keeps_what_was_played_before_the_save() -> None:
    match = Match.resume(toy(ADD, TENS).save(), game=TOY)
    assert not match.can_undo(0)
    match.submit(*ONES)
    match.undo(0)
    assert match.save() == toy(ADD, TENS).save()
    assert match.breadcrumb == ["play", "turn", "add"]


def test_a_clone_takes_back_only_its_own_moves() -> None:
    twin = toy(ADD, TENS).clone()
    assert not twin.can_undo(0)
    twin.submit(*ONES)
    twin.undo(0)
    assert not twin.can_undo(0)
    assert twin.save() == toy(ADD, TENS).save()


# -- broken rules --------------------------------------------------------------------------


def test_a_rule_that_fails_leaves_the_match_as_it_was() -> None:
    match = toy(PASS, (1, ("pass",)), ADD, TENS, ONES, BREAK, listen=True)
    before = snapshot(match)
    with pytest.raises(BrokenRule) as broken:
        match.submit(0, ("how", "error"))
    assert snapshot(match) == before
    assert "toy failed at move 7, ('how', 'error') (KeyError: 'no such thing')" in str(broken.value)
    assert isinstance(broken.value.__cause__, KeyError)
    match.undo(0)
    match.submit(*ROLL)


def test_a_rule_that_fails_does_not_end_another_seats_undo() -> None:
    match = toy(ADD, TENS, ONES, PASS)
    match.state.totals = None  # whatever seat 1 does to its total, fails
    with pytest.raises(BrokenRule):
        match.submit(1, ("roll",))
    assert match.can_undo(0)


def test_an_interruption_leaves_the_match_as_it_was() -> None:
    match = toy(BREAK, listen=True)
    before = snapshot(match)
    with pytest.raises(Interruption):
        match.submit(0, ("how", "interruption"))
    assert snapshot(match) == before


@pytest.mark.parametrize(
    "copy",
    [
        lambda match: match.clone(),
        lambda match: Match.resume(match.save(), game=TOY),
        lambda match: match.imagine(0, Dice("1")),
    ],
)
def test_a_rule_that_fails_leaves_a_copy_as_it_was(copy: Callable[[Match], Match]) -> None:
    match = copy(toy(ADD, TENS, ONES, BREAK))
    before = snapshot(match)
    with pytest.raises(BrokenRule):
        match.submit(0, ("how", "error"))
    assert snapshot(match) == before
    assert match.number == 4


# -- clones --------------------------------------------------------------------------------


def test_a_clone_goes_on_by_itself() -> None:
    match = toy(ADD, TENS)
    before = snapshot(match)
    twin = match.clone()
    assert twin.pending == match.pending
    assert pack(twin.state) == pack(match.state)
    twin.submit(*ONES)
    assert snapshot(match) == before
    match.submit(*ONES)
    assert twin.save() == match.save()
    assert twin.record() == match.record()


def test_a_clone_of_a_clone_that_has_not_moved_is_the_same() -> None:
    match = toy(ADD, TENS)
    second = match.clone().clone()
    assert second.save() == match.save()
    second.submit(*ONES)
    assert totals(second) == [21, 0]


def test_a_finished_match_can_be_cloned_and_resumed() -> None:
    match = toy(ADD, TENS, ONES, END)
    for copy in (match.clone(), Match.resume(match.save(), game=TOY)):
        assert copy.over
        assert copy.standings == match.standings
        assert copy.breadcrumb == match.breadcrumb


def test_the_same_dice_fall_in_a_clone() -> None:
    match = toy(ADD)
    twin = match.clone()
    for each in (match, twin):
        submit(each, TENS, ONES, ROLL, ROLL)
    assert pack(match.state) == pack(twin.state)


# -- imagined matches ----------------------------------------------------------------------


def test_a_seat_cannot_tell_an_imagined_match_from_the_real_one() -> None:
    for match in (toy(), toy(ADD, TENS), toy(PEEK)):
        twins = [match.imagine(0, Dice(f"{n}")) for n in range(5)]
        assert all(twin.view(0) == match.view(0) for twin in twins)
        assert all(twin.pending == match.pending for twin in twins)
        assert len({pack(twin.state.secrets) for twin in twins}) > 1
        assert len({pack(twin.state.deck) for twin in twins}) > 1


def test_an_imagined_match_does_not_know_the_future_of_the_dice() -> None:
    match = toy()
    futures = set()
    for n in range(20):
        twin = match.imagine(0, Dice(f"{n}"))
        assert twin.state.dice.seed != match.state.dice.seed
        assert twin.seed == ""
        twin.submit(*ROLL)
        futures.add(totals(twin)[0])
    assert len(futures) > 3


def test_an_imagined_match_has_no_history_to_look_into() -> None:
    twin = toy(PASS, (1, ("add",))).imagine(0, Dice("1"))
    assert twin.moves == []
    assert twin.number == 2
    with pytest.raises(BadRecord, match="whole history"):
        twin.record()


def test_imagining_does_not_touch_the_real_match() -> None:
    match = toy(ADD, TENS, listen=True)
    before = snapshot(match)
    twin = match.imagine(0, Dice("1"))
    submit(twin, ONES, ROLL)
    assert snapshot(match) == before


def test_what_was_imagined_stays_when_the_match_goes_on_and_back() -> None:
    twin = toy(ADD, TENS).imagine(0, Dice("5"))
    imagined = pack(twin.state)
    assert twin.breadcrumb == ["play", "turn", "add"]
    assert pack(twin.state) == imagined
    twin.submit(*ONES)
    twin.undo(0)
    assert pack(twin.state) == imagined
    copy = twin.clone()
    assert copy.breadcrumb == twin.breadcrumb
    assert pack(copy.state) == imagined
    with pytest.raises(BadRecord, match="imagined in the middle of an action"):
        twin.save()


def test_a_resumed_imagined_match_has_no_record() -> None:
    twin = Match.resume(toy().imagine(0, Dice("5")).save(), game=TOY)
    assert twin.seed == ""
    with pytest.raises(BadRecord):
        twin.record()


def test_answers_given_in_secret_are_asked_again_in_an_imagined_match() -> None:
    match = toy(CALL, vote(1, 2), vote(0, 1), players=3)
    twin = match.imagine(0, Dice("1"))
    assert [ask.seat for ask in twin.pending] == [1, 2]
    submit(twin, vote(1, 0), vote(2, 0))
    assert totals(twin) == [100, 0, 0]
    twin = match.imagine(2, Dice("1"))
    assert [ask.seat for ask in twin.pending] == [0, 1, 2]


def test_a_secret_answer_away_from_a_checkpoint_is_asked_again_too() -> None:
    match = toy(CALL, vote(0, 1), players=3)
    match.state.totals[0] = 7  # so the state is not the one of the checkpoint
    assert not match.at_checkpoint
    twin = match.imagine(1, Dice("1"))
    assert [ask.seat for ask in twin.pending] == [0, 1, 2]
    twin = match.imagine(0, Dice("1"))
    assert [ask.seat for ask in twin.pending] == [1, 2]
    assert twin.clone().breadcrumb == ["play", "vote"]


def test_the_options_of_others_fit_the_hands_that_are_imagined() -> None:
    match = Match.start(SEJMIK, players=3, seed=1)
    for n in range(10):
        twin = match.imagine(0, Dice(f"{n}"))
        state: Sejmik = twin.state
        assert twin.ask(0) == match.ask(0)
        for seat in (1, 2):
            offered = {str(move[1]) for move in twin.ask(seat).options}
            assert offered == set(state.houses[seat].hand)


def test_whether_the_state_alone_says_what_comes_next() -> None:
    assert toy().at_checkpoint
    assert not toy(ADD).at_checkpoint
    assert toy(CALL, vote(0, 1)).at_checkpoint


# -- storage -------------------------------------------------------------------------------


def test_undo_after_saving_goes_back_as_far_and_to_the_same() -> None:
    """The checkpoint that was found for the save is kept, and gone back to or past."""
    moves = [ADD, TENS, ONES, ADD, TENS, ONES, ADD]
    match = toy()
    for number, move in enumerate(moves):
        submit(match, move)
        if number % 2:
            match.save()
    for left in range(len(moves) - 1, -1, -1):
        match.undo(0)
        assert match.save() == toy(*moves[:left]).save()
    assert not match.can_undo(0)


def test_a_match_that_is_saved_again_and_again_repeats_only_what_is_new(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    repeated: list[int] = []
    repeat = Match._repeat

    def counting(self: Match, start: Start, steps: Sequence[Step]) -> object:
        repeated.append(len(steps))
        return repeat(self, start, steps)

    monkeypatch.setattr(Match, "_repeat", counting)
    match = toy()
    for _ in range(7):
        submit(match, ADD, TENS, ONES)
        match.save()
    assert repeated == [3] * 7


def test_the_chain_of_a_long_match_is_not_made_anew_with_every_save(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    links: list[object] = []

    def counting(previous: str | None, what: object) -> str:
        links.append(what)
        return link(previous, what)

    monkeypatch.setattr(history, "link", counting)
    match = toy(ADD, TENS, ONES)
    match.save()
    match.clone().save()
    assert len(links) == 3
    submit(match, ADD, TENS)
    match.save()
    match.undo(0)
    match.save()
    assert len(links) == 5


def test_the_chain_of_another_branch_is_its_own() -> None:
    """After moves of a clone, after undo of one that was saved, and after both."""
    match = toy(ADD, TENS, ONES, ADD)
    match.save()
    twin = match.clone()
    submit(twin, (0, ("tens", 0)))
    twin.save()
    submit(match, TENS, ONES)
    assert twin.save() == toy(ADD, TENS, ONES, ADD, (0, ("tens", 0))).save()
    assert match.save() == toy(ADD, TENS, ONES, ADD, TENS, ONES).save()
    match.undo(0)
    submit(match, (0, ("ones", 0)))
    grandchild = twin.clone()
    submit(grandchild, ONES)
    assert match.save() == toy(ADD, TENS, ONES, ADD, TENS, (0, ("ones", 0))).save()
    assert grandchild.save() == toy(ADD, TENS, ONES, ADD, (0, ("tens", 0)), ONES).save()


def test_a_saved_match_repeats_no_more_than_its_current_action() -> None:
    match = toy()
    for _ in range(7):
        submit(match, ADD, TENS)
        kept = read_save(match.save())
        assert kept.since == (Played(*ADD), Played(*TENS))
        submit(match, ONES)
        assert read_save(match.save()).since == ()


@pytest.mark.parametrize(
    "moves", [[], [ADD], [ADD, TENS], [ADD, TENS, ONES, PEEK, ROLL], [CALL, vote(1, 1)], [END]]
)
def test_a_resumed_match_is_saved_as_it_was(moves: list[tuple[Seat, Move]]) -> None:
    match = toy(*moves)
    resumed = Match.resume(match.save(), game=TOY, listen=True)
    assert resumed.save() == match.save()
    assert resumed.pending == match.pending
    assert resumed.number == len(moves)
    assert resumed.seed == match.seed
    assert resumed.log == []


def test_a_resumed_match_goes_on_like_the_one_that_was_saved() -> None:
    match = toy(ADD, TENS)
    resumed = Match.resume(match.save(), game=TOY)
    for each in (match, resumed):
        submit(each, ONES, ROLL, CALL, vote(1, 1))
    assert resumed.save() == match.save()


def test_a_match_that_was_resumed_late_has_no_record() -> None:
    with pytest.raises(BadRecord, match="whole history"):
        Match.resume(toy(ADD).save(), game=TOY).record()
    assert Match.resume(toy().save(), game=TOY).record() == toy().record()


def test_a_damaged_save_is_refused() -> None:
    saved = toy(ADD, TENS).save()
    for damaged in (b"", b"\x90", saved[18:-1], saved[:-1], saved[:40], saved + b"0"):
        with pytest.raises(BadRecord, match=r"cannot be read|it is not as it was written"):
            Match.resume(damaged, game=TOY)


def test_every_flipped_bit_of_a_save_is_refused() -> None:
    saved = toy(ADD, TENS, ONES, ROLL, ADD).save()
    for at in range(len(saved)):
        for bit in range(8):
            damaged = bytearray(saved)
            damaged[at] ^= 1 << bit
            with pytest.raises(BadRecord):
                Match.resume(bytes(damaged), game=TOY)


def test_a_save_from_before_there_were_digests_goes_on() -> None:
    match = toy(ADD, TENS)
    old = msgspec.msgpack.encode(read_save(match.save()))
    assert Match.resume(old, game=TOY).save() == match.save()


def test_a_save_whose_moves_do_not_fit_the_rules_is_refused() -> None:
    kept = read_save(toy(ADD, TENS).save())
    for since in (kept.since[1:], (*kept.since, kept.since[-1])):
        changed = msgspec.structs.replace(kept, since=since)
        with pytest.raises(BadRecord, match="cannot be read"):
            Match.resume(msgspec.msgpack.encode(changed), game=TOY)


def test_a_save_from_before_the_components_had_their_numbers_is_refused() -> None:
    anew = dataclasses.replace(TOY, version="2.10", goes_on_from="2.9")
    kept = read_save(toy(ADD).save())
    for version, goes_on in (("1", False), ("2.8.9", False), ("2.9", True), ("2.10", True)):
        saved = msgspec.msgpack.encode(msgspec.structs.replace(kept, version=version))
        if goes_on:
            assert Match.resume(saved, game=anew).number == 1
        else:
            with pytest.raises(BadRecord, match=f"saved under version {version} of toy"):
                Match.resume(saved, game=anew)
        assert Match.resume(saved, game=TOY).number == 1  # of other games all saves go on


def test_a_save_of_another_state_is_refused() -> None:
    kept = read_save(toy().save())
    changed = msgspec.structs.replace(kept, checkpoint=b"\x80")
    with pytest.raises(BadRecord, match="the field dice is missing"):
        Match.resume(msgspec.msgpack.encode(changed), game=TOY)


@pytest.mark.parametrize("players", [True, 1.0])
def test_what_only_equals_a_number_of_players_is_none(players: int) -> None:
    assert 1 in TOY.players
    with pytest.raises(BadRequest, match="is not a number of players"):
        Match.start(TOY, players=players, seed="toy")


# -- records -------------------------------------------------------------------------------


def finished() -> Match:
    return toy(ADD, TENS, ONES, CALL, vote(1, 1), vote(0, 2), ROLL, ROLL, ROLL, END)


def resealed(record: Record, **changes: object) -> Record:
    """The record with something else in it, and a chain that fits."""
    parts: dict[str, object] = {
        "game": record.game,
        "version": record.version,
        "players": record.players,
        "options": record.options,
        "seed": record.seed,
        "moves": record.moves,
        "over": record.over,
        "standings": record.standings,
    }
    return Record.of(**(parts | changes))  # type: ignore[arg-type]


def test_a_record_leads_to_the_same_match() -> None:
    match = finished()
    again = Match.replay(Record.loads(match.record().dumps()), game=TOY)
    assert again.save() == match.save()
    assert again.record() == match.record()


def test_an_unfinished_game_has_a_record_too() -> None:
    match = toy(ADD, TENS)
    assert Match.replay(match.record(), game=TOY).save() == match.save()


def test_a_replay_can_be_watched_move_by_move() -> None:
    numbers: list[int] = []
    match = Match.replay(
        finished().record(), game=TOY, listen=True, each=lambda m: numbers.append(m.number)
    )
    assert numbers == list(range(10))
    assert len(match.log) == 9


def test_a_record_of_another_version_is_not_replayed() -> None:
    newer = dataclasses.replace(TOY, version="2")
    with pytest.raises(BadRecord, match="played under version 1 of toy; this is version 2"):
        Match.replay(finished().record(), game=newer)


def test_an_edited_record_is_not_replayed() -> None:
    record = finished().record()
    line = msgspec.structs.replace(record.lines[1], move=("tens", 1))
    edited = msgspec.structs.replace(record, lines=(record.lines[0], line, *record.lines[2:]))
    with pytest.raises(BadRecord, match="breaks at move 2"):
        Match.replay(edited, game=TOY)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda r: {"moves": r.moves[:-1]}, "gives a different ending"),
        (lambda r: {"moves": [*r.moves, ROLL]}, "at move 11"),
        (lambda r: {"moves": [*r.moves[:1], (0, ("tens", 9)), *r.moves[2:]]}, "at move 2"),
        (lambda r: {"moves": [(1, ("add",)), *r.moves[1:]]}, "at move 1"),
        (lambda r: {"moves": [(5, ("add",)), *r.moves[1:]]}, "at move 1"),
        (lambda r: {"seed": "another"}, "gives a different ending"),
        (lambda r: {"over": False}, "gives a different ending"),
        (lambda r: {"standings": r.standings[::-1]}, "gives a different ending"),
    ],
)
def test_a_record_that_the_rules_contradict_is_refused(
    change: Callable[[Record], dict[str, object]], said: str
) -> None:
    record = finished().record()
    forged = resealed(record, **change(record))
    forged.verify()
    with pytest.raises(BadRecord, match=said):
        Match.replay(forged, game=TOY)


@pytest.mark.parametrize("options", [{"quiet": True}, {"players": True}, {"loud": "very"}])
def test_a_record_with_options_that_do_not_exist_is_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadRequest):
        Match.replay(resealed(finished().record(), options=options), game=TOY)


def test_a_record_or_save_of_another_game_is_refused() -> None:
    other = dataclasses.replace(TOY, name="tin")
    with pytest.raises(BadRequest, match="no game called “toy”; the games are: tin"):
        Match.replay(finished().record(), game=other)
    with pytest.raises(BadRequest, match="no game called “toy”; the games are: tin"):
        Match.resume(finished().save(), game=other)


# -- all together --------------------------------------------------------------------------

DEEDS = ("move", "move", "move", "undo", "clone", "resume", "break")


@given(st.lists(st.tuples(st.sampled_from(DEEDS), st.integers(0, 1000)), max_size=40))
def test_whatever_is_done_to_it_a_match_is_what_its_moves_say(deeds: list[tuple[str, int]]) -> None:
    match = toy(players=2, listen=True)
    told: list[tuple[Seat, Move]] = []
    for deed, number in deeds:
        if deed == "move" and match.pending:
            ask = match.pending[number % len(match.pending)]
            options = [move for move in ask.options if move != ("how", "interruption")]
            move = options[number % len(options)]
            try:
                match.submit(ask.seat, move)
                told.append((ask.seat, move))
            except BrokenRule:
                assert move == ("how", "error")
        elif deed == "undo":
            seat = number % 2
            if match.can_undo(seat):
                match.undo(seat)
                del told[max(i for i, (who, _) in enumerate(told) if who == seat)]
        elif deed == "clone":
            match = match.clone()
        elif deed == "resume":
            match = Match.resume(match.save(), game=TOY)
        elif deed == "break":
            with pytest.raises((IllegalMove, BadRequest)):
                match.submit(number % 3, ("no_such_move",))
        fresh = toy(*told)
        assert match.save() == fresh.save()
        assert list(match.pending) == list(fresh.pending)
        assert pack(match.state) == pack(fresh.state)
        assert match.breadcrumb == fresh.breadcrumb


@given(st.integers(0, 10**6), st.integers(1, 255))
def test_a_damaged_save_without_a_digest_is_refused_or_read(place: int, change: int) -> None:
    whole = read_save(toy(ADD, TENS, ONES, ROLL, ADD).save())
    saved = bytearray(msgspec.msgpack.encode(whole))
    saved[place % len(saved)] ^= change
    try:
        match = Match.resume(bytes(saved), game=TOY)
    except (BadRecord, BadRequest):
        return
    assert Match.resume(match.save(), game=TOY).save() == match.save()
