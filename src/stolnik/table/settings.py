"""How a server is set up: flags first, then the environment, then what suits one machine."""

from __future__ import annotations

import os
from collections.abc import Mapping
from urllib.parse import urlsplit

import msgspec
import platformdirs


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that an operator may choose."""

    database: str
    """``sqlite:///path`` or ``postgresql://…``."""
    host: str = "127.0.0.1"
    port: int = 8800
    address: str = ""
    """Where people reach the server: ``https://table.example``, or a path of another site."""
    origins: tuple[str, ...] = ()
    """Further origins that a browser may come from."""
    proxies: str = "127.0.0.1"
    """Proxies whose word about the client's address and HTTPS is believed."""
    bot_processes: int = 1
    sleep_after: float = 60.0
    """Seconds after which a game that nobody looks at is put to sleep."""
    abandoned: float = 300.0
    """Seconds that an owner must be away before the host may hand the seat to a bot."""
    smtp: str = ""
    """``smtp://user:password@host:port``, or ``smtps://…``; without it no mail is sent."""
    mail_from: str = "stolnik@localhost"
    push_contact: str = "mailto:stolnik@localhost"
    private_webhooks: bool = False
    """Whether notices may be sent to addresses inside one's own network."""
    metrics_token: str = ""
    limits: bool = True
    """Whether requests are counted; only a load test says no."""
    log_level: str = "info"
    notice_tick: float = 5.0
    """Seconds between two looks at what notices and clocks are due."""

    @property
    def is_sqlite(self) -> bool:
        return self.database.startswith("sqlite")

    @property
    def root(self) -> str:
        """What every address that we tell begins with."""
        return self.address.rstrip("/") or f"http://{self.host}:{self.port}"

    @property
    def origin(self) -> str:
        """Where our own pages come from, as a browser says it; "" if we were not told."""
        parts = urlsplit(self.address)
        return f"{parts.scheme}://{parts.netloc}" if parts.netloc else ""

    @property
    def path(self) -> str:
        """What the paths of our addresses begin with: "", or a path such as ``/stolnik``."""
        return urlsplit(self.address).path.rstrip("/") if self.origin else ""


def from_environment(environment: Mapping[str, str] = os.environ, **flags: object) -> Settings:
    """``STOLNIK_DATABASE`` and its siblings, each named like the setting; flags win."""
    found: dict[str, object] = {}
    for field in msgspec.structs.fields(Settings):
        value = environment.get(f"STOLNIK_{field.name.upper()}")
        if value is not None:
            found[field.name] = (
                tuple(part.strip() for part in value.split(",") if part.strip())
                if field.name == "origins"
                else value
            )
    found.update({name: value for name, value in flags.items() if value is not None})
    if not found.get("database"):
        folder = platformdirs.user_data_path("stolnik", appauthor=False, ensure_exists=True)
        found["database"] = f"sqlite:///{folder / 'table.sqlite'}"
    return msgspec.convert(found, Settings, strict=False)
