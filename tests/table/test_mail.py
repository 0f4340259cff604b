"""Mail: only to those who have said yes, not too often, and never as somebody's advertisement."""

from __future__ import annotations

import asyncio
import doctest
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select, update

from stolnik.table import addresses, letters, rooms, schema
from stolnik.table.bench.servers import database
from stolnik.table.house import House
from stolnik.table.letters import quotable
from stolnik.table.migrations.upgrade import upgrade
from stolnik.table.notices import LEAST_APART
from stolnik.table.people import new_id
from stolnik.table.protocol import Me, Notices
from stolnik.table.rooms import NewSeat
from stolnik.table.settings import Settings
from stolnik.table.store import set_due
from tests.table.inbox import Inbox, link_in
from tests.table.server import Client, Server, nonce, running
from tests.table.test_people import refused
from tests.table.test_play import two_at_a_table


@pytest.fixture
def mail() -> str:
    """An address that nobody else in these tests has."""
    return f"{nonce()[:12]}@poczta.example"


# -- only after a yes ------------------------------------------------------------------------


def test_an_address_is_used_only_after_a_link_mailed_to_it_was_opened(
    sending: Server, inbox: Inbox, mail: str
) -> None:
    ala, bob = Client(sending, "Ala"), Client(sending, "Bob")
    assert not bob.patch("/api/me", {"mail": mail})["mail_confirmed"]
    hook = f"/{mail}"
    told = {"webhook": f"{inbox.url}{hook}", "mail": True, "wait": 0, "apart": 0}
    bob.put("/api/me/notices", told)
    assert "waits until you have opened" in bob.post("/api/me/notices/test")["mail"]
    two_at_a_table(ala, bob)
    inbox.wait(lambda: inbox.posted(hook), 2)  # the test, and that a game has begun
    assert not bob.post("/api/me/mail")["mail_confirmed"]
    inbox.wait(lambda: inbox.mails(mail))
    link = link_in(inbox.mails(mail)[0])
    assert bob.get(f"/api/mail/{link}") == {"mail": mail, "name": "Bob", "mail_confirmed": False}
    assert not bob.get("/api/me")["mail_confirmed"], "a program that looks at links says no yes"
    stranger = Client(sending, "")  # in another program, where nobody has come in
    assert stranger.post(f"/api/mail/{link}")["mail_confirmed"]
    assert bob.get("/api/me")["mail_confirmed"]
    assert bob.post("/api/me/notices/test")["mail"] == "sent"
    inbox.wait(lambda: inbox.mails(mail), 2)
    subjects = [each["Subject"] for each in inbox.mails(mail)]
    assert subjects[0] == "Stolnik: is this your email address?"
    assert len(subjects) == 2


def test_a_digest_comes_by_mail_in_ones_own_language(
    sending: Server, inbox: Inbox, mail: str
) -> None:
    ala, bob = Client(sending, "Ala"), Client(sending, "Bob", "pl")
    inbox.confirm(bob, mail)
    bob.put("/api/me/notices", {"mail": True, "wait": 0})
    room = two_at_a_table(ala, bob, title="Sejm")
    inbox.wait(lambda: inbox.mails(mail), 2)
    digest = inbox.mails(mail)[1]
    assert digest["Subject"] == "Stolnik: czeka na ciebie 1 partia"
    assert f"„Sejm” (sejmik): https://t.example/rooms/{room}" in digest.get_content()


def test_a_link_is_for_one_address_of_one_person(sending: Server, inbox: Inbox, mail: str) -> None:
    ala, bob = Client(sending, "Ala"), Client(sending, "Bob")
    link = inbox.confirm(ala, mail)
    assert ala.patch("/api/me", {"mail": mail})["mail_confirmed"], "it is the same"
    assert not ala.patch("/api/me", {"mail": f"x{mail}"})["mail_confirmed"]
    assert not bob.patch("/api/me", {"mail": mail})["mail_confirmed"]
    person, _, signature = link.partition("-")
    for token in (link, f"{bob.me['id']}-{signature}", f"{person}-", person, "é-é"):
        for ask in (ala.get, ala.post, ala.delete):
            assert refused(ask, f"/api/mail/{token}").code == "unknown"
    assert not ala.patch("/api/me", {"mail": mail})["mail_confirmed"], "it was another in between"


def test_who_is_written_to_can_end_it_by_what_the_letter_says(
    sending: Server, inbox: Inbox, mail: str
) -> None:
    ala = Client(sending, "Ala")
    inbox.confirm(ala, mail)
    ala.put("/api/me/notices", {"mail": True})
    ala.post("/api/me/notices/test")
    inbox.wait(lambda: inbox.mails(mail), 2)
    link = link_in(inbox.mails(mail)[1])
    assert Client(sending, "").delete(f"/api/mail/{link}") is None
    me = ala.get("/api/me")
    assert (me["mail"], me["mail_confirmed"]) == (None, False)
    assert ala.post("/api/me/notices/test")["mail"] == "You have not given an email address."


def test_who_makes_an_account_keeps_a_confirmed_address(
    sending: Server, inbox: Inbox, mail: str
) -> None:
    ala = Client(sending, "Ala")
    inbox.confirm(ala, mail)
    new = {"name": f"Ala {mail[:8]}", "password": "długie hasło"}
    assert ala.post("/api/account", new)["mail_confirmed"]
    other = Client(sending, "")
    asked = other.post("/api/account", {**new, "name": f"Ula {mail[:8]}", "mail": mail})
    assert (asked["mail"], asked["mail_confirmed"]) == (mail, False)


def test_a_link_is_asked_for_in_vain_where_there_is_nothing_to_confirm(
    server: Server, sending: Server, inbox: Inbox, mail: str
) -> None:
    ala = Client(sending, "Ala")
    assert refused(ala.post, "/api/me/mail").body["say"] == "You have not given an email address."
    inbox.confirm(ala, mail)
    assert "confirmed already" in refused(ala.post, "/api/me/mail").body["say"]
    bob = Client(server, "Bob")
    bob.patch("/api/me", {"mail": mail})
    none = refused(bob.post, "/api/me/mail")
    assert (none.code, none.body["say"]) == ("not-sent", "This server sends no email.")


@pytest.mark.parametrize(
    "address",
    [
        "ala",
        "ala@",
        "@poczta.example",
        "ala@poczta..example",
        "ala@-poczta.example",
        "ala @poczta.example",
        "ala@poczta.example\r\nBcc: eve@poczta.example",
        "ala@poczta.example,eve@poczta.example",
        "eve(ala)@poczta.example",
        "eve%poczta.example@relay.example",
        "<eve@poczta.example>",
        "=?utf-8?q?ala?=@poczta.example",
        "=?utf-8?q?ala=40poczta.example=2Ceve=40poczta.example=2C?=@poczta.example",
        "poczta.example!eve@relay.example",
        "zażółć@poczta.example",
        "a" * 65 + "@poczta.example",
        "ala@" + "poczta." * 20 + "example",
    ],
)
def test_what_is_no_plain_address_is_refused(server: Server, address: str) -> None:
    assert refused(Client(server, "Ala").patch, "/api/me", {"mail": address}).code == "bad-mail"


# -- not too often ---------------------------------------------------------------------------


@pytest.fixture(scope="module")
def counting(tmp_path_factory: pytest.TempPathFactory, inbox: Inbox) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("counting")
    with running(folder, limits="true", smtp=inbox.smtp_url) as server:
        yield server


def somebody(server: Server, address: str) -> Client:
    client = Client(server, "")
    client.http.headers["X-Forwarded-For"] = address
    client.post("/api/guest", {"name": "Ktoś"})
    return client


def ask(client: Client, mail: str) -> Any:
    client.patch("/api/me", {"mail": mail})
    return client.post("/api/me/mail")


@pytest.mark.slow
def test_letters_are_counted_by_who_gets_them_whoever_asks(
    counting: Server, inbox: Inbox, mail: str
) -> None:
    box = mail.partition("@")[0]
    for number, way in enumerate(
        (mail, f"{box}+gry@poczta.example", f"{box[:3]}.{box[3:]}@pOczta.example")
    ):
        ask(somebody(counting, f"192.0.2.{number}"), way)
    counting.stop()
    counting.start()  # which forgets nothing
    late = refused(ask, somebody(counting, "192.0.2.99"), mail)
    assert (late.code, late.body["about"]["seconds"] > 3600) == ("slow-down", True)
    assert ask(somebody(counting, "192.0.2.98"), f"x{mail}")


@pytest.mark.slow
def test_who_says_no_to_a_link_is_asked_by_nobody_again(
    counting: Server, inbox: Inbox, mail: str
) -> None:
    box = mail.partition("@")[0]
    ask(somebody(counting, "203.0.113.1"), mail)
    inbox.wait(lambda: inbox.mails(mail))
    somebody(counting, "203.0.113.2").delete(f"/api/mail/{link_in(inbox.mails(mail)[0])}")
    for number, way in enumerate((mail, f"{box}+gry@poczta.example", mail.upper())):
        no = refused(ask, somebody(counting, f"203.0.113.1{number}"), way)
        assert no.code == "not-sent"
        assert "want no letters" in no.body["say"]
    assert len(inbox.mails(mail)) == 1


@pytest.mark.slow
def test_who_had_said_yes_may_end_the_letters_and_begin_again(
    counting: Server, inbox: Inbox, mail: str
) -> None:
    ala = somebody(counting, "203.0.113.50")
    ala.delete(f"/api/mail/{inbox.confirm(ala, mail)}")
    assert ask(ala, mail)["mail"] == mail


@pytest.mark.slow
def test_letters_are_counted_by_where_they_are_asked_for(counting: Server) -> None:
    for number in range(10):
        here = f"2001:db8:9:9::{number}"
        ask(somebody(counting, here), f"{nonce()}@poczta.example")
    again = somebody(counting, "2001:db8:9:9:9::9")
    assert refused(ask, again, f"{nonce()}@poczta.example").code == "slow-down"
    again.http.headers["X-Forwarded-For"] = "2001:db8:9:8::1"
    assert ask(again, f"{nonce()}@poczta.example")


@pytest.mark.slow
def test_letters_are_counted_by_the_network_they_are_asked_for_in(counting: Server) -> None:
    for number in range(40):
        ask(somebody(counting, f"2001:db8:77:{number:x}::1"), f"{nonce()}@poczta.example")
    late = somebody(counting, "2001:db8:77:ffff::1")
    assert refused(ask, late, f"{nonce()}@poczta.example").code == "slow-down"
    assert ask(somebody(counting, "2001:db8:78::1"), f"{nonce()}@poczta.example")


@pytest.mark.slow
def test_letters_are_counted_by_who_asks_for_them(counting: Server) -> None:
    eve = somebody(counting, "198.51.100.1")
    for number in range(4):
        eve.http.headers["X-Forwarded-For"] = f"198.51.100.{number}"
        late = number == 3
        if late:
            assert refused(ask, eve, f"{nonce()}@poczta.example").code == "slow-down"
        else:
            ask(eve, f"{nonce()}@poczta.example")


class PostOffice:
    """A house in which nobody plays, and what it tells to whom."""

    def __init__(self, house: House, patch: pytest.MonkeyPatch) -> None:
        self.house = house
        self.told: list[tuple[str, list[str]]] = []

        async def send(me: Me, notices: Notices, games: list[Any]) -> None:
            self.told.append((me.name, [game.id for game in games]))

        patch.setattr(house.notifier, "send", send)

    async def person(self, name: str, notices: Notices, mail: str, confirmed: bool = True) -> str:
        me, _ = await self.house.people.guest(name, "en")
        values = dict(mail=mail, mail_confirmed=1.0 if confirmed else None, notices=notices)
        people = schema.people
        changed = update(people).where(people.c.id == me.id).values(**values)
        await self.house.store.write(lambda c: c.execute(changed))
        return me.id

    async def waits(self, person: str) -> None:
        """A game begins to wait for somebody who is not there."""
        row = dict(game="sejmik", version="1", players=1, options={}, private=True, seed="abc")

        def work(connection: Connection) -> None:
            room = new_id()
            seats = [NewSeat(person=person)]
            named = dict(room=room, title="Sejm", host=person, phase="playing")
            rooms.add(connection, seats=seats, **named, **row)
            set_due(connection, person, room, time.time() - 9)

        await self.house.store.write(work)

    async def was_told(self, person: str, seconds_ago: float) -> None:
        people = schema.people
        when = update(people).where(people.c.id == person).values(noticed=time.time() - seconds_ago)
        await self.house.store.write(lambda c: c.execute(when))

    async def look(self) -> list[tuple[str, int]]:
        """Who was told of how many games."""
        await self.house.notifier.look()
        await asyncio.gather(*self.house._tasks)
        told, self.told = self.told, []
        return [(name, len(games)) for name, games in told]


@pytest.fixture
def post(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[[Callable[[PostOffice], Awaitable[None]]], None]]:
    with database(tmp_path, getattr(request, "param", "") == "postgresql") as url:

        def run(play: Callable[[PostOffice], Awaitable[None]]) -> None:
            async def whole() -> None:
                house = House(Settings(database=url, smtp="smtp://127.0.0.1:9"))
                upgrade(house.store.engine)
                try:
                    await play(PostOffice(house, monkeypatch))
                finally:
                    await house.close()

            asyncio.run(whole())

        yield run


def test_two_digests_have_a_least_distance_whatever_is_wished(post: Any) -> None:
    async def play(post: PostOffice) -> None:
        hook = Notices(webhook="https://192.0.2.1/", wait=0, apart=0)
        ala = await post.person("Ala", hook, "")
        await post.waits(ala)
        assert await post.look() == [("Ala", 1)]
        await post.waits(ala)
        await post.was_told(ala, LEAST_APART - 60)
        assert await post.look() == []
        await post.waits(ala)
        await post.was_told(ala, LEAST_APART + 1)
        assert await post.look() == [("Ala", 2)]

    post(play)


@pytest.mark.parametrize(
    "post", ["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)], indirect=True
)
def test_digests_to_one_box_are_counted_together_and_none_is_lost(post: Any, mail: str) -> None:
    async def play(post: PostOffice) -> None:
        by_mail = Notices(mail=True, wait=0)
        for name in ("Ala", "Bob", "Cyd", "Dag"):
            person = await post.person(name, by_mail, mail)
            await post.waits(person)
        first = await post.look()
        assert len(first) == 3
        assert await post.look() == []
        table = schema.recipients
        earlier = update(table).values(at=table.c.at - LEAST_APART)
        await post.house.store.write(lambda c: c.execute(earlier))
        assert len(first + await post.look()) == 4

    post(play)


def test_a_digest_waits_for_the_address_to_be_confirmed(post: Any, mail: str) -> None:
    async def play(post: PostOffice) -> None:
        ala = await post.person("Ala", Notices(mail=True, wait=0), mail, confirmed=False)
        await post.waits(ala)
        assert await post.look() == []
        confirming = post.house.confirming
        await confirming.confirm(await confirming.token(await post.house.people.me(ala)))
        assert await post.look() == [("Ala", 1)]

    post(play)


def test_a_box_that_was_written_to_is_not_stored_in_clear(post: Any, mail: str) -> None:
    async def play(post: PostOffice) -> None:
        ala = await post.person("Ala", Notices(mail=True, wait=0), mail)
        await post.waits(ala)
        await post.look()
        stored = await post.house.store.read(
            lambda c: c.execute(select(schema.recipients)).mappings().all()
        )
        assert len(stored) == 1
        assert mail.partition("@")[0] not in str(stored)

    post(play)


# -- nobody's advertisement ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("title", "said"),
    [
        ("Sejm w Łodzi (1589), drugi!", "Sejm w Łodzi (1589), drugi!"),
        ("Free money at evil.example/x", "Free money at evil example x"),
        ("https://evil.example", "https evil example"),
        ("evil。example www．evil．example", "evil example www evil example"),
        ("mail eve@evil.example", "mail eve evil example"),
        ("call +48 600 700 800 now", "call 48 600 700 now"),
        ("a” (now): see “b", "a (now) see b"),
        ("word " * 16, "word word word word word word word word…"),
        ("<b>bold</b>", "b bold b"),
    ],
)
def test_a_title_in_a_mail_is_short_and_without_links(title: str, said: str) -> None:
    assert quotable(title) == said


def test_a_title_stands_in_a_mail_in_quotation_marks(
    sending: Server, inbox: Inbox, mail: str
) -> None:
    ala, bob = Client(sending, "Eve"), Client(sending, "Bob")
    inbox.confirm(bob, mail)
    bob.put("/api/me/notices", {"mail": True, "wait": 0})
    title = "Win at https://evil.example/x and www.evil.example, call 600 700 800 900 today"
    two_at_a_table(ala, bob, title=title)
    inbox.wait(lambda: inbox.mails(mail), 2)
    text = inbox.mails(mail)[1].get_content()
    assert "“Win at https evil example x and www evi…” (sejmik)" in text
    assert "evil.example" not in text


def test_a_letter_to_a_stranger_says_nothing_that_the_asker_chose(
    sending: Server, inbox: Inbox, mail: str
) -> None:
    eve = Client(sending, "Win at evil.example")
    ask(eve, mail)
    inbox.wait(lambda: inbox.mails(mail))
    letter = inbox.mails(mail)[0]
    assert "evil" not in letter.as_string().replace(mail, "")
    assert letter["Auto-Submitted"] == "auto-generated"


@pytest.mark.parametrize("module", [addresses, letters])
def test_the_examples_of_a_module_hold(module: Any) -> None:
    assert doctest.testmod(module) == (0, len(module.__doc__.split(">>>")) - 1)
