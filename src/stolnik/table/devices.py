"""Browsers in which somebody has signed in before: who attacks an account has none of them."""

from __future__ import annotations

from typing import Any

from stolnik.table.addresses import network
from stolnik.table.limits import Limits
from stolnik.table.people import People, name_key
from stolnik.table.problems import Problem
from stolnik.table.protocol import Me
from stolnik.table.signing import Signer


class Devices:
    """Lets people sign in, and counts those who fail; it never shuts out whom a browser knows."""

    def __init__(self, people: People, signer: Signer, limits: Limits) -> None:
        self._people = people
        self._signer = signer
        self._limits = limits

    async def mark(self, name: str) -> str:
        """What a browser keeps after somebody has signed in; a new password makes it worthless."""
        account = await self._people.named(name)
        return "" if account is None else await self._signer.sign(*_said(account))

    async def _known(self, account: Any, mark: str | None) -> bool:
        return mark is not None and await self._signer.signed(mark, *_said(account))

    async def sign_in(
        self, name: str, password: str, source: str, mark: str | None
    ) -> tuple[Me, str]:
        """A session for somebody, if they have not failed too often from where they are."""
        account = await self._people.named(name)
        known = account is not None and await self._known(account, mark)
        counted = []
        if known:
            self._limits.take("sign-in-known", account.id)
        else:
            key = name_key(name)
            there, near = f"{key} {source}", f"{key} {network(source)}"
            self._limits.take("sign-in", source)
            for kind, who in (("failed-there", there), ("failed-near", near)):
                # Counted before it is tried: many at once are no way around.
                self._limits.take(kind, who)
                counted.append((kind, who))
        try:
            found = await self._people.sign_in(account, password)
        except Problem as problem:
            if problem.code != "wrong-password":
                self._give_back(counted)
            raise
        self._give_back(counted)
        return found

    def _give_back(self, counted: list[tuple[str, str]]) -> None:
        for kind, who in counted:
            self._limits.give_back(kind, who)


def _said(account: Any) -> tuple[str, str, str]:
    return "device", account.id, account.password or ""
