"""The API keeps what its description promises, whatever it is asked."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from stolnik.table.shapes import json_schema
from tests.table.server import Client, Server, fetch, nonce
from tests.table.test_play import two_at_a_table


def test_openapi_tells_every_address_of_the_document(server: Server) -> None:
    paths = fetch(f"{server.url}/api/openapi.json").json()["paths"]
    told = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()
    for path in paths:
        last = path.rstrip("/").rpartition("/")[2]
        assert last.strip("{}") in told or last.startswith("{"), path


def test_shapes_for_other_languages() -> None:
    schema = json_schema()["$defs"]
    assert {"Table", "Room", "FromClient", "FromTable", "NewRoom"} <= set(schema)


def test_nothing_of_the_framework_is_used_that_it_gives_up() -> None:
    """In a process of its own, so that what is said while the modules are read is heard too."""
    program = """
import warnings
from litestar.exceptions import LitestarDeprecationWarning
warnings.simplefilter("error", LitestarDeprecationWarning)
from stolnik.table.app import make_api, openapi_text
from stolnik.table.house import House
from stolnik.table.settings import Settings
assert openapi_text(make_api(House(Settings(database="sqlite://"))))
"""
    command = [sys.executable, "-c", program]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert ran.returncode == 0, ran.stderr


@pytest.mark.slow
def test_schemathesis_finds_nothing(
    server: Server, ala: Client, bob: Client, tmp_path: Path
) -> None:
    two_at_a_table(ala, bob)
    token = Client(server, "")
    token.post("/api/account", {"name": f"Testy {nonce()[:6]}", "password": "długie hasło"})
    room = token.room("paladins", seats=["me", "me"], start=True)["id"]
    made = token.post("/api/me/tokens", {"label": "schemathesis"})["token"]
    # Known addresses, so that most requests come further than to "there is no such room".
    known = tmp_path / "schemathesis.toml"
    known.write_text(
        f'[parameters]\nroom = "{room}"\nseat = 1\n"path.game" = "paladins"\n', "utf-8"
    )
    checks = "not_a_server_error,status_code_conformance,content_type_conformance"
    ran = subprocess.run(
        [
            str(Path(sys.executable).parent / "schemathesis"),
            "--config-file",
            str(known),
            "run",
            f"{server.url}/api/openapi.json",
            "--header",
            f"Authorization: Bearer {made}",
            "--max-examples",
            "6",
            "--checks",
            f"{checks},response_schema_conformance",
            "--exclude-path",
            "/api/session",
            "--seed",
            "7",
            "--phases",
            "examples,coverage,fuzzing",
            "--request-timeout",
            "20",
        ],
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    failures = ran.stdout.partition("FAILURES")[2].partition("WARNINGS")[0]
    assert ran.returncode == 0, failures or ran.stdout[-3000:]
