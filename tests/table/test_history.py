"""Any position of a game, its record, its dice, and forks."""

from __future__ import annotations

import hashlib
import random
import time
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from pathlib import Path

import pytest
from sejmik.game import SEJMIK

from stolnik.engine.match import Match
from stolnik.engine.record import Record
from stolnik.engine.registry import load
from stolnik.table import replays
from stolnik.table.opening import Opening
from stolnik.table.store import Step
from tests.table.server import Client, Server, nonce
from tests.table.test_people import refused
from tests.table.test_play import play_to_the_end, two_at_a_table


def test_a_game_is_verified_once(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(1)
    match = Match.start(load("paladins"), players=2, seed="7")
    while not match.over:
        ask = match.pending[0]
        match.submit(ask.seat, chance.choice(ask.options))
    version = match.game.version
    opening = Opening("paladins", version, 2, match.options, "7", (), None)
    steps = [
        Step("room", number, "move", done.seat, done.move, version, 0.0)
        for number, done in enumerate(match.moves, 1)
    ]
    story = replays.Story("room", opening, steps, True)
    first = replays.verify(story)
    assert not first.code
    monkeypatch.setattr(replays, "play_through", lambda *_: pytest.fail("once more"))
    assert replays.verify(story) is first


@pytest.mark.parametrize(
    ("seed", "times", "code"), [("7", 4000, "bad-record"), ("7\0", 1, "bad-record"), ("7", 1, None)]
)
def test_a_record_whose_seed_cannot_be_kept_is_refused(
    server: Server, seed: str, times: int, code: str | None
) -> None:
    match = Match.start(load("paladins"), players=2, seed=seed * times)
    kind = {"Content-Type": "application/jsonl"}
    ala = Client(server, "Ala")
    answer = ala.http.post("/api/records", content=match.record().dumps(), headers=kind)
    assert answer.json().get("code") == code


@pytest.mark.slow
def test_records_from_outside_keep_nobody_from_looking_at_games(server: Server) -> None:
    kept = Path(__file__).parents[1] / "records"
    record = max(
        kept.glob("godsplayground_*.jsonl"), key=lambda path: path.stat().st_size
    ).read_bytes()
    ala, bob = Client(server, "Ala"), Client(server, "Bob")
    room = two_at_a_table(ala, bob)
    ala.get(f"/api/rooms/{room}/history/0", seat=0)  # the process is there now

    def bring() -> None:
        kind = {"Content-Type": "application/jsonl"}
        assert bob.http.post("/api/records", content=record, headers=kind).status_code == 201

    with ThreadPoolExecutor(20) as threads:
        bringing = [threads.submit(bring) for _ in range(20)]
        wait(bringing, return_when=FIRST_COMPLETED)
        ala.get(f"/api/rooms/{room}/history/0", seat=0)
        left = [each for each in bringing if not each.done()]
        assert len(left) > 8, "it had to wait for them"


@pytest.fixture(scope="module")
def played(server: Server) -> tuple[str, Client, Client]:
    ala, bob = Client(server, "Ala"), Client(server, "Bob", "pl")
    room = two_at_a_table(ala, bob)
    play_to_the_end(room, {0: ala, 1: bob})
    return room, ala, bob


def test_every_position_can_be_looked_at(played: tuple[str, Client, Client]) -> None:
    room, ala, _ = played
    last = ala.table(room)["number"]
    seen = [ala.get(f"/api/rooms/{room}/history/{n}", seat=0) for n in range(last + 1)]
    assert [table["number"] for table in seen] == list(range(last + 1))
    assert seen[0]["view"]["session"] == 1
    assert seen[-1]["over"]
    log = ala.get(f"/api/rooms/{room}/log", seat=0)
    assert log["events"] == [event for table in seen for event in table["events"]]
    assert log["nets"] == [net for table in seen for net in table["nets"]]
    assert refused(ala.get, f"/api/rooms/{room}/history/{last + 1}").code == "unknown"


def test_history_shows_what_the_seat_saw_then(ala: Client, bob: Client) -> None:
    room = two_at_a_table(ala, bob)
    tables = [ala.table(room, 0)]
    for _ in range(3):
        for seat in ala.get(f"/api/rooms/{room}")["waiting"]:
            (ala, bob)[seat].move(room, seat)
        tables.append(ala.table(room, 0))
    for table in tables:
        then = ala.get(f"/api/rooms/{room}/history/{table['number']}", seat=0)
        assert then["view"] == table["view"]
        assert then["waiting"] == table["waiting"]
    assert refused(bob.get, f"/api/rooms/{room}/history/1", seat=0).code == "forbidden"
    assert bob.get(f"/api/rooms/{room}/history/1")["view"]["hand"] == []


def test_the_record_replays_here_and_elsewhere(played: tuple[str, Client, Client]) -> None:
    room, ala, bob = played
    text = ala.get(f"/api/rooms/{room}/record")
    match = Match.replay(Record.loads(text), game=SEJMIK)
    assert match.over
    imported = bob.ask(
        "POST",
        "/api/records",
        None,
        content=text,
        headers={"Content-Type": "application/jsonl"},
    )
    assert imported["phase"] == "over"
    assert imported["private"]
    assert bob.get(f"/api/rooms/{imported['id']}/history/3")["number"] == 3
    assert bob.get(f"/api/rooms/{imported['id']}/record") == text


@pytest.mark.parametrize("damage", [b"", b"{}", b"nonsense", b"\xff\xfe", b'{"stolnik":1}\n[]\n'])
def test_a_damaged_record_is_refused(ala: Client, damage: bytes) -> None:
    error = refused(
        ala.ask,
        "POST",
        "/api/records",
        None,
        content=damage,
        headers={"Content-Type": "application/jsonl"},
    )
    assert error.code == "bad-record"


def test_a_record_with_a_changed_move_is_refused(played: tuple[str, Client, Client]) -> None:
    room, ala, _ = played
    lines = ala.get(f"/api/rooms/{room}/record").splitlines()
    lines[1], lines[2] = lines[2], lines[1]
    error = refused(ala.ask, "POST", "/api/records", None, content=b"\n".join(lines))
    assert error.code == "bad-record"


def test_the_dice_were_promised_before_and_can_be_checked_after(ala: Client, bob: Client) -> None:
    mine, theirs = nonce(), nonce()
    room = ala.room()
    promised = room["commitment"]
    assert room["dice"] is None
    ala.post(f"/api/rooms/{room['id']}/seats/0/sit", {"nonce": mine})
    link = ala.post(f"/api/rooms/{room['id']}/links", {"seat": 1})["token"]
    assert bob.get(f"/api/links/{link}")["commitment"] == promised
    bob.post(f"/api/links/{link}", {"nonce": theirs})
    begun = ala.post(f"/api/rooms/{room['id']}/start")
    assert begun["nonces"] == [mine, theirs]
    assert begun["dice"] is None
    for path in ("record", "verify", "result"):
        assert refused(ala.get, f"/api/rooms/{room['id']}/{path}").code == "not-over"
    over = play_to_the_end(room["id"], {0: ala, 1: bob})
    seed = over["dice"]["seed"]
    assert hashlib.sha256(f"stolnik seed {seed}".encode()).hexdigest() == promised
    assert over["commitment"] == promised
    verdict = bob.get(f"/api/rooms/{room['id']}/verify")
    assert verdict["fair"]
    assert verdict["nonces"] == [mine, theirs]
    assert verdict["drawn"] == []
    assert "własną liczbę" in verdict["say"]
    record = Record.loads(ala.get(f"/api/rooms/{room['id']}/record"))
    assert record.nonces == (mine, theirs)
    assert record.header.commitment == promised


def test_nobody_can_add_to_the_dice_before_they_have_seen_the_commitment(ala: Client) -> None:
    assert refused(ala.room, nonces={"0": nonce()}).code == "malformed"


def test_what_the_server_adds_is_fixed_with_its_seed_and_named_afterwards(
    ala: Client, bob: Client
) -> None:
    mine = nonce()
    room = ala.room(players=3, seats=["me", "bot:random", "open"])["id"]
    ala.post(f"/api/rooms/{room}/seats/0/sit", {"nonce": mine})
    bob.post(f"/api/rooms/{room}/seats/2/sit", {})
    begun = ala.post(f"/api/rooms/{room}/start")
    assert [seat["nonce"] for seat in begun["seats"]] == [True, False, False]
    seed = play_to_the_end(room, {0: ala, 2: bob})["dice"]["seed"]
    fixed = [hashlib.sha256(f"stolnik nonce {s} {seed}".encode()).hexdigest()[:32] for s in (1, 2)]
    assert begun["nonces"] == [mine, *fixed]
    verdict = ala.get(f"/api/rooms/{room}/verify")
    assert verdict["fair"]
    assert verdict["drawn"] == [1, 2]
    names = [seat["name"]["en"] for seat in begun["seats"]]
    assert f"The server's own numbers: {names[1]}, {names[2]}" in verdict["say"]
    assert f"of the players: {names[0]}." in verdict["say"]
    # Of a record that is brought in nothing else is known than what it says itself.
    text = ala.get(f"/api/rooms/{room}/record")
    kind = {"Content-Type": "application/jsonl"}
    brought = bob.ask("POST", "/api/records", None, content=text, headers=kind)["id"]
    assert bob.get(f"/api/rooms/{brought}/verify")["drawn"] == [1, 2]


def test_a_game_to_which_nobody_has_added_says_so(ala: Client) -> None:
    room = ala.room(seats=["bot:random", "bot:random"], start=True)["id"]
    end = time.monotonic() + 60
    while ala.get(f"/api/rooms/{room}")["phase"] != "over":
        assert time.monotonic() < end
        time.sleep(0.05)
    verdict = ala.get(f"/api/rooms/{room}/verify")
    assert verdict["drawn"] == [0, 1]
    assert "All numbers in the dice were the server's own" in verdict["say"]


def test_nonces_of_all_seats_change_the_dice(server: Server, ala: Client, bob: Client) -> None:
    room = ala.room()["id"]
    assert (
        refused(bob.post, f"/api/rooms/{room}/seats/1/sit", {"nonce": "short"}).code == "malformed"
    )


def test_a_finished_game_shows_how_it_swung(played: tuple[str, Client, Client]) -> None:
    room, ala, _ = played
    result = ala.get(f"/api/rooms/{room}/result")
    assert len(result["series"]) > 3
    assert all(len(point["values"]) == 2 for point in result["series"])


def test_fork_a_finished_game_anywhere(played: tuple[str, Client, Client]) -> None:
    room, ala, _ = played
    fork = ala.post(f"/api/rooms/{room}/fork", {"number": 4, "seat": 1, "bot": "random"})
    assert fork["private"]
    assert fork["fork"] == {"room": room, "number": 4}
    assert fork["you"]["seats"] == [1]
    with ala.live() as live:
        assert live.play(fork["id"], 1)["over"]
    # Nobody had promised its dice, so they are neither fair nor unfair.
    for lang, said in (("en", "Not applicable"), ("pl", "Nie dotyczy")):
        verdict = ala.get(f"/api/rooms/{fork['id']}/verify", lang=lang)
        assert verdict["fair"] is None
        assert verdict["say"].startswith(said)
        assert (verdict["commitment"], verdict["seed"], verdict["nonces"]) == ("", "", [])


def test_fork_of_a_running_game_holds_nothing_of_the_truth(ala: Client, bob: Client) -> None:
    room = two_at_a_table(ala, bob)
    mine = ala.table(room, 0)["view"]
    fork = ala.post(f"/api/rooms/{room}/fork", {"number": 0})
    assert ala.table(fork["id"], 0)["view"] == mine
    assert refused(bob.post, f"/api/rooms/{room}/fork", {"number": 0, "seat": 0}).code == "not-over"


def test_rules_are_found_by_any_form_of_a_word(ala: Client) -> None:
    for lang, words in (("pl", "królowych"), ("en", "queens")):
        found = ala.get("/api/games/pax_renaissance_1e/rules", q=words, lang=lang)
        assert found
        assert any(("królow" if lang == "pl" else "queen") in c["text"].lower() for c in found)
    clause = found[0]["id"]
    whole = ala.get(f"/api/games/pax_renaissance_1e/rules/{clause}")
    assert whole["id"] == clause
    assert ala.get("/api/games/pax_renaissance_1e/rules", q=clause)[0]["id"] == clause
    assert refused(ala.get, "/api/games/pax_renaissance_1e/rules/PAX1-Z9.9").code == "unknown"


def test_a_client_gets_words_and_components(ala: Client) -> None:
    assert b"move-buy" in ala.get("/api/games/pax_renaissance_1e/catalog", lang="pl")
    assert ala.get("/api/games/paladins/box")
    room = ala.room()["id"]
    assert ala.get(f"/api/rooms/{room}/box")["ranks"]


def test_a_client_gets_what_stands_on_cards_in_words(ala: Client) -> None:
    room = ala.room(game="price_of_power", players=4)["id"]
    for lang, said in (("pl", "traci 1 punkt Prestiżu"), ("en", "loses 1 Prestige")):
        found = ala.get(f"/api/rooms/{room}/printed", lang=lang)
        assert said in found["event_card:101-2"][1]
        assert "mission:castile_01" in found
