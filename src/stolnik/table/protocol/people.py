"""The shapes of people, their sessions and their notices."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, UnsetType, field

from stolnik.table.protocol.base import In, Lang, Out, ShortText

NameSent = Annotated[str, Meta(max_length=200)]
"""A new name, whose letters are looked at by themselves."""


class Person(Out, frozen=True, kw_only=True):
    id: str
    name: str
    guest: bool


class Me(Out, frozen=True, kw_only=True):
    id: str
    name: str
    guest: bool
    lang: Lang
    mail: str | None
    mail_confirmed: bool
    made: float


class MailLink(Out, frozen=True, kw_only=True):
    """What a link that was mailed is for."""

    mail: str
    name: str
    mail_confirmed: bool


class SessionInfo(Out, frozen=True, kw_only=True):
    id: str
    label: str
    made: float
    seen: float
    here: bool
    program: bool


class NewToken(Out, frozen=True, kw_only=True):
    id: str
    label: str
    token: str


class PushKeys(In, frozen=True, kw_only=True):
    p256dh: ShortText
    auth: ShortText


class PushSubscription(In, frozen=True, kw_only=True):
    """As the browser's ``pushManager.subscribe`` gives it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: PushKeys
    expirationTime: float | None = None  # noqa: N815  (the browser's own name)


class Notices(In, frozen=True, kw_only=True):
    webhook: Annotated[str, Meta(max_length=1000)] | None = None
    mail: bool = False
    push: Annotated[list[PushSubscription], Meta(max_length=10)] = field(default_factory=list)
    wait: Annotated[int, Meta(ge=0, le=86_400)] = 60
    apart: Annotated[int, Meta(ge=0, le=604_800)] = 900

    @property
    def wanted(self) -> bool:
        """Whether there is any way to tell."""
        return bool(self.webhook or self.mail or self.push)


class NoticesTested(Out, frozen=True, kw_only=True):
    webhook: str | None
    mail: str | None
    push: str | None


class PushKey(Out, frozen=True, kw_only=True):
    key: str


class NewGuest(In, frozen=True, kw_only=True):
    name: NameSent
    lang: Lang = "en"


class NewAccount(In, frozen=True, kw_only=True):
    name: NameSent
    password: Annotated[str, Meta(max_length=1000)]
    lang: Lang | None = None
    mail: ShortText | None = None


class SignIn(In, frozen=True, kw_only=True):
    name: ShortText
    password: Annotated[str, Meta(max_length=1000)]


class ChangeMe(In, frozen=True, kw_only=True):
    name: NameSent | UnsetType = UNSET
    lang: Lang | UnsetType = UNSET
    mail: ShortText | UnsetType | None = UNSET
    old_password: Annotated[str, Meta(max_length=1000)] | UnsetType = UNSET
    password: Annotated[str, Meta(max_length=1000)] | UnsetType = UNSET


class DeleteMe(In, frozen=True, kw_only=True):
    password: Annotated[str, Meta(max_length=1000)] | None = None


class Label(In, frozen=True, kw_only=True):
    label: ShortText
