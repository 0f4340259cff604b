"""Guests, accounts, sessions, and what is stored of somebody."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

from stolnik.table import schema
from stolnik.table.migrations.upgrade import upgrade
from stolnik.table.people import People
from stolnik.table.store import Store
from tests.table.server import Client, Refused, Server, nonce


def refused(call: object, *args: object, **more: object) -> Refused:
    with pytest.raises(Refused) as caught:
        call(*args, **more)  # type: ignore[operator]
    return caught.value


def account(server: Server, name: str = "") -> tuple[Client, str]:
    client = Client(server, "")
    name = name or f"Osoba {nonce()[:8]}"
    client.me = client.post("/api/account", {"name": name, "password": "długie hasło"})
    return client, name


def test_a_guest_has_a_name_and_nothing_else(server: Server) -> None:
    guest = Client(server, "  Żółta   Gęś ")
    assert guest.me["name"] == "Żółta Gęś"
    assert guest.me["guest"]
    assert guest.get("/api/me") == guest.me


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\u202eb", "a\x00b", "\ufdfa" * 40])
def test_a_name_that_cannot_be_read_is_refused(server: Server, name: str) -> None:
    client = Client(server, "")
    assert refused(client.post, "/api/guest", {"name": name}).code == "bad-name"


def test_a_guest_becomes_an_account_and_keeps_the_games(ala: Client) -> None:
    room = ala.room()["id"]
    name = f"Ala {nonce()[:8]}"
    me = ala.post("/api/account", {"name": name, "password": "tajne hasło"})
    assert me["id"] == ala.me["id"]
    assert not me["guest"]
    assert ala.get(f"/api/rooms/{room}")["you"] == {"seats": [0], "host": True}
    assert [line["id"] for line in ala.get("/api/me/rooms")] == [room]


def test_sign_in_and_out(server: Server) -> None:
    _, name = account(server)
    client = Client(server, "")
    assert refused(client.get, "/api/me").code == "sign-in"
    wrong = {"name": name, "password": "złe hasło 123"}
    assert refused(client.post, "/api/session", wrong).code == "wrong-password"
    nobody = {"name": "nikt taki", "password": "złe hasło 123"}
    assert refused(client.post, "/api/session", nobody).code == "wrong-password"
    client.post("/api/session", {"name": name.upper(), "password": "długie hasło"})
    assert client.get("/api/me")["name"] == name
    client.delete("/api/session")
    assert refused(client.get, "/api/me").code == "sign-in"


def test_names_of_accounts_are_unique_whatever_their_case(server: Server) -> None:
    _, name = account(server)
    other = Client(server, "")
    taken = refused(other.post, "/api/account", {"name": name.upper(), "password": "inne hasło"})
    assert taken.code == "taken"


def test_a_new_password_revokes_all_other_sessions(server: Server) -> None:
    client, name = account(server)
    other = Client(server, "")
    other.post("/api/session", {"name": name, "password": "długie hasło"})
    change = {"old_password": "długie hasło", "password": "nowe hasło!"}
    assert (
        refused(client.patch, "/api/me", {**change, "old_password": "nie to"}).code
        == "wrong-password"
    )
    with other.live() as live:
        client.patch("/api/me", change)
        with pytest.raises(ConnectionClosed) as closed:
            live.receive(timeout=5)  # at once, and not only when somebody looks after it
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
    assert refused(other.get, "/api/me").code == "sign-in"
    assert client.get("/api/me")["name"] == name


def test_a_revoked_session_loses_its_connection(server: Server) -> None:
    client, name = account(server)
    other = Client(server, "")
    other.post("/api/session", {"name": name, "password": "długie hasło"})
    with other.live() as live:
        sessions = client.get("/api/me/sessions")
        theirs = next(s for s in sessions if not s["here"])
        client.delete(f"/api/me/sessions/{theirs['id']}")
        with pytest.raises(ConnectionClosed) as closed:
            live.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
    assert refused(other.get, "/api/me").code == "sign-in"


def test_a_session_revoked_while_it_is_looked_up_is_not_remembered(tmp_path: Path) -> None:
    async def look() -> None:
        store = Store(f"sqlite:///{tmp_path / 'table.sqlite'}")
        upgrade(store.engine)
        people = People(store)
        me, token = await people.guest("Ala", "en")
        old = update(schema.sessions).values(seen=1.0, program=True)
        await store.write(lambda c: c.execute(old))
        session = await people.session(token)  # it is noted that it was seen, which takes a while
        assert session is not None
        await store.write(lambda c: c.execute(old))
        people.forget()
        looking = asyncio.create_task(people.session(token))
        real = store.write

        async def slowly(work: Any) -> Any:
            store.write = real  # type: ignore[method-assign]
            await people.revoke(me.id, session.id)
            return await real(work)

        store.write = slowly  # type: ignore[method-assign]
        await looking
        assert await people.session(token) is None
        store.close()

    asyncio.run(look())


def test_a_program_acts_with_a_token(server: Server, ala: Client) -> None:
    client, _ = account(server)
    token = client.post("/api/me/tokens", {"label": "mój bot"})
    program = Client(server, "")
    program.http.headers["Authorization"] = f"Bearer {token['token']}"
    del program.http.headers["X-Stolnik"]
    room = ala.room()["id"]
    program.post(f"/api/rooms/{room}/seats/1/sit", {"nonce": nonce()})
    ala.post(f"/api/rooms/{room}/start")
    assert program.move(room, 1)["number"] == 1


def test_passwords_and_tokens_are_stored_hashed(server: Server, ala: Client) -> None:
    client, _ = account(server)
    link = ala.post(f"/api/rooms/{ala.room()['id']}/links", {"seat": 1})
    file = Path(server.database.removeprefix("sqlite:///"))
    stored = b"".join(path.read_bytes() for path in file.parent.glob(f"{file.name}*"))
    for secret in ("długie hasło", client.token, ala.token, link["token"]):
        assert secret.encode() not in stored
    with sqlite3.connect(file) as database:
        kept = database.execute("SELECT password FROM people WHERE id = ?", [client.me["id"]])
        assert kept.fetchone()[0].startswith("$argon2id$")


def test_what_is_stored_is_for_its_owner_alone_to_read(server: Server) -> None:
    file = Path(server.database.removeprefix("sqlite:///"))
    for path in (file, file.with_name(f"{file.name}-wal")):
        assert not path.stat().st_mode & 0o077, path


def test_everything_stored_of_a_person_can_be_had_and_deleted(server: Server, ala: Client) -> None:
    client, name = account(server)
    room = client.room(players=2)["id"]
    ala.post(f"/api/rooms/{room}/seats/1/sit")
    client.post(f"/api/rooms/{room}/start")
    client.move(room, 0)
    client.post(f"/api/rooms/{room}/chat", {"text": "dzień dobry"})
    client.put(f"/api/rooms/{room}/notes", {"text": "moje plany"})
    export = client.get("/api/me/export")
    assert export["person"][0]["name"] == name
    assert [line["text"] for line in export["said"]] == ["dzień dobry"]
    assert [note["text"] for note in export["notes"]] == ["moje plany"]
    assert len(export["moves"]) == 1
    assert [made["id"] for made in export["made"]] == [room]
    assert "password" not in str(export)

    assert refused(client.delete, "/api/me", {"password": "nie to"}).code == "wrong-password"
    client.delete("/api/me", {"password": "długie hasło"})
    assert refused(client.get, "/api/me").code == "sign-in"
    left = ala.get(f"/api/rooms/{room}")
    assert name not in str(left)
    assert left["seats"][0]["bot"] == "greedy"
    assert ala.get(f"/api/rooms/{room}/chat")[0]["person"] is None
