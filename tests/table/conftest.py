"""One server for the tests that leave no trace in each other; others start their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.table.server import Client, Server, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("table")) as started:
        yield started


@pytest.fixture
def ala(server: Server) -> Client:
    return Client(server, "Ala", "en")


@pytest.fixture
def bob(server: Server) -> Client:
    return Client(server, "Bob", "pl")
