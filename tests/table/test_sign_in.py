"""Signing in under attack: who guesses is stopped, and nobody can lock out another."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator

import pytest

from stolnik.table.limits import ALLOWANCES, Limits
from stolnik.table.problems import Problem
from tests.table.server import Client, Server, nonce, running

PASSWORD = "długie hasło"


@pytest.fixture(scope="module")
def counting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("counting"), limits="true") as server:
        yield server


def browser(server: Server, address: str) -> Client:
    client = Client(server, "")
    client.http.headers["X-Forwarded-For"] = address
    return client


def account(server: Server, address: str) -> tuple[Client, str]:
    client, name = browser(server, address), f"Osoba {nonce()[:8]}"
    client.me = client.post("/api/account", {"name": name, "password": PASSWORD})
    return client, name


def attempt(client: Client, name: str, password: str = PASSWORD) -> str:
    """Sign in; ``in``, or why not."""
    response = client.http.post("/api/session", json={"name": name, "password": password})
    return "in" if response.status_code == 200 else str(response.json()["code"])


def attack(client: Client, name: str, times: int) -> list[str]:
    return [attempt(client, name, "a guess of mine") for _ in range(times)]


def slowed(client: Client, *names: str) -> tuple[int, float]:
    """How many guesses are heard before one has to wait, and how many seconds they took."""
    begun = time.monotonic()
    for heard in range(100):
        if attack(client, names[heard % len(names)], 1) == ["slow-down"]:
            return heard, time.monotonic() - begun
    raise AssertionError("nobody is slowed down")


@pytest.mark.slow
def test_who_guesses_is_stopped_and_others_come_in(counting: Server) -> None:
    _, name = account(counting, "192.0.2.1")
    eve = browser(counting, "203.0.113.1")
    assert attack(eve, name, 6) == ["wrong-password"] * 5 + ["slow-down"]
    assert attempt(eve, name) == "slow-down", "even with the right one"
    assert attempt(browser(counting, "198.51.100.1"), name) == "in", "a new browser elsewhere"


@pytest.mark.slow
def test_a_browser_that_is_known_comes_in_from_where_the_attack_comes_from(
    counting: Server,
) -> None:
    ala, name = account(counting, "192.0.2.10")
    ala.delete("/api/session")
    eve = browser(counting, "192.0.2.10")
    attack(eve, "nobody at all", 8)
    slowed(eve, name)
    stranger = browser(counting, "192.0.2.10")
    assert attempt(stranger, name) == "slow-down"
    assert attempt(ala, name) == "in"
    assert slowed(ala, name), "it is counted by itself"


@pytest.mark.slow
def test_a_mark_is_of_one_account_and_of_its_password(counting: Server) -> None:
    ala, name = account(counting, "192.0.2.20")
    eve, _ = account(counting, "192.0.2.20")
    thief = browser(counting, "192.0.2.20")
    assert attempt(thief, name) == "in"
    change = {"old_password": PASSWORD, "password": f"new {PASSWORD}"}
    ala.patch("/api/me", change)
    for attacker in (eve, thief):
        assert "slow-down" in attack(attacker, name, 12)
    assert attempt(thief, name, f"new {PASSWORD}") == "slow-down"
    assert attempt(ala, name, f"new {PASSWORD}") == "in", "who changed it is known by the new one"


@pytest.mark.slow
def test_a_mark_goes_to_the_door_alone_and_no_script_reads_it(counting: Server) -> None:
    ala, name = account(counting, "192.0.2.30")
    body = {"name": name, "password": PASSWORD}
    (mark,) = [
        each
        for each in ala.http.post("/api/session", json=body).headers.get_list("set-cookie")
        if each.startswith("stolnik_device=")
    ]
    assert all(part in mark for part in ("HttpOnly", "SameSite=lax", "Path=/api/session"))
    assert ala.me["id"] not in mark
    forged = browser(counting, "192.0.2.30")
    forged.http.cookies.set("stolnik_device", "x" * 24)
    attack(browser(counting, "192.0.2.30"), name, 6)
    assert attempt(forged, name) == "slow-down"


@pytest.mark.slow
def test_a_network_full_of_addresses_is_one_attacker(counting: Server) -> None:
    _, name = account(counting, "192.0.2.40")
    codes = []
    for number in range(24):
        codes += attack(browser(counting, f"2001:db8:7:{number:x}::1"), name, 1)
    assert codes == ["wrong-password"] * 20 + ["slow-down"] * 4
    assert attempt(browser(counting, "2001:db8:8::1"), name) == "in"


@pytest.mark.slow
def test_an_address_is_counted_whatever_the_names_are(counting: Server) -> None:
    eve = browser(counting, "192.0.2.50")
    heard, seconds = slowed(eve, *(f"nobody {number}" for number in range(100)))
    allowed = ALLOWANCES["sign-in"]
    assert allowed.burst <= heard <= allowed.burst + seconds * allowed.rate


@pytest.mark.slow
def test_who_comes_in_has_not_failed(counting: Server) -> None:
    _, name = account(counting, "192.0.2.60")
    here = [browser(counting, "192.0.2.61") for _ in range(7)]
    assert [attempt(each, name) for each in here] == ["in"] * 7


@pytest.mark.slow
def test_what_is_changed_at_one_address_locks_nobody_out_there(counting: Server) -> None:
    eve, (ala, name) = browser(counting, "192.0.2.70"), account(counting, "192.0.2.70")
    attack(eve, "nobody at all", 11)
    assert ala.patch("/api/me", {"lang": "pl"})["lang"] == "pl"
    assert ala.delete("/api/me", {"password": PASSWORD}) is None
    with sqlite3.connect(counting.folder / "table.sqlite") as stored:
        assert not stored.execute("SELECT * FROM people WHERE name = ?", [name]).fetchall()


def test_what_is_given_back_was_not_taken() -> None:
    limits = Limits(now=lambda: 0.0)
    for _ in range(50):
        limits.take("failed-there", "ala")
        limits.give_back("failed-there", "ala")
    for _ in range(int(ALLOWANCES["failed-there"].burst)):
        limits.take("failed-there", "ala")
    with pytest.raises(Problem):
        limits.take("failed-there", "ala")
