"""One server for the tests that leave no trace in each other; others start their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.table.inbox import Inbox
from tests.table.server import Client, Server, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("table")) as started:
        yield started


@pytest.fixture(scope="session")
def inbox() -> Iterator[Inbox]:
    found = Inbox()
    yield found
    found.close()


@pytest.fixture(scope="session")
def sending(tmp_path_factory: pytest.TempPathFactory, inbox: Inbox) -> Iterator[Server]:
    """A server that tells people what waits for them, by way of the inbox."""
    with running(
        tmp_path_factory.mktemp("notices"),
        private_webhooks="true",
        smtp=inbox.smtp_url,
        notice_tick="0.2",
        address="https://t.example",
    ) as server:
        yield server


@pytest.fixture
def ala(server: Server) -> Client:
    return Client(server, "Ala", "en")


@pytest.fixture
def bob(server: Server) -> Client:
    return Client(server, "Bob", "pl")
