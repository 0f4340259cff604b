"""Who and what a card speaks of while its effects run."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeAlias

import msgspec

from stolnik.engine.flow import Flow, Move, Seat

from ...box.components import AreaNo
from ...box.effects import Frozen
from ...state import Europe, Realm

Args: TypeAlias = Mapping[str, Frozen]
"""The arguments of an effect, as they stand on the card."""


ACTION_CARD: Final = "action_card"
"""The source of effects that the standard effects of Events and Missions do not favour."""
COLLECTED: Final = {"unrest": "unrest_added", "plague": "plague_areas"}
"""Kinds of which all are remembered that the card has touched."""


class Bound(msgspec.Struct):
    """What ``$x`` stands for: things of one kind, by number."""

    kind: str
    """``area``, ``province``, ``realm``, ``player``, ``node`` or ``token`` (by its Province)."""
    things: list[int]


class Scope(msgspec.Struct):
    """What is known of a card under way; made when its text begins, gone when it ends.

    It is no state: a card's text runs in one go, and only what it puts on the agenda has
    checkpoints of its own.
    """

    active: Seat
    """Whose Turn it is: decides what nobody else does; everything goes clockwise from there."""
    you: Realm
    """The Active Player, or who makes an A/B choice (EU-16.3.8)."""
    source: str
    """``event``, ``action_card``, ``mission``, ``milestone``, ``idea`` or ``power_struggle``."""
    card: str
    """The id of the card."""
    me: Realm
    """``self`` of the text: who an ``each`` has come to, else ``you``."""
    gainer: Realm | None = None
    """Whose Opponents are meant, where that is not ``you``: who gains by the effect."""
    bound: dict[str, Bound] = msgspec.field(default_factory=dict)
    affected: list[AreaNo] = msgspec.field(default_factory=list)
    """Areas that effects have touched, in their order."""
    last: dict[str, list[int]] = msgspec.field(default_factory=dict)
    """What the last effect of a kind touched: ``claim``, ``node``, ``ships``, ``units``,
    ``plague``, ``dnpr``, ``unrest``, ``area``."""
    counts: dict[str, int] = msgspec.field(default_factory=dict)
    """Counters of this card, such as ``unrest_added_by_this_card``."""
    chosen: dict[Realm, str] = msgspec.field(default_factory=dict)
    """Who chose which option."""
    payers: list[Realm] = msgspec.field(default_factory=list)
    acceptors: list[Realm] = msgspec.field(default_factory=list)
    """Who accepted an offer of this card, the latest last."""
    seller: Realm | None = None
    """Who was asked to sell a Province."""
    memory: dict[str, list[int]] = msgspec.field(default_factory=dict)
    """What is remembered from one sentence to another: hooks of the card by their names,
    ``unrest_added`` (Provinces), ``plague_areas``, ``removed_influence`` (players),
    ``converted_from_protestant`` and ``attacked_area`` (Areas), ``attacking_army``,
    ``fired_advisor`` (a kind)."""
    steps: list[int] = msgspec.field(default_factory=lambda: [0])
    """How many effects have begun; shared by all parts of the card."""
    picked: list[int] = msgspec.field(default_factory=lambda: [0])
    """How many picks were left to a player; shared by all parts of the card."""
    stamps: dict[str, int] = msgspec.field(default_factory=dict)
    """By kind: which effect has touched the last things."""
    aim: Callable[[Move], Flow[None]] | None = None
    """Of a Covert Action: what follows when its player has named whom or what it aims at."""

    @property
    def why(self) -> str:
        """What a change is told to come from."""
        return "event_card" if self.source == "event" else self.source

    @classmethod
    def of(cls, seat: Seat, source: str, card: str) -> Scope:
        return cls(active=seat, you=seat, source=source, card=card, me=seat)

    def touch(self, area: AreaNo, kind: str = "", thing: int | None = None) -> None:
        """Note an Area that an effect has touched, and which thing of a kind.

        All that one effect touches is noted together.  Unrest is noted by Province, Ships by Sea
        Zone, a DNPR by Province; Claims, Units and Plague by Area.
        """
        if area not in self.affected:
            self.affected.append(area)
        self._note("area", area)
        if kind:
            self._note(kind, area if thing is None else thing)

    def note_node(self, node: int) -> None:
        """Note a Trade Node that an effect has touched."""
        self._note("node", node)

    def note_ship(self, zone: int) -> None:
        """Note a Sea Zone where an effect has put or moved a Ship."""
        self._note("ships", zone)

    def note_claims(self, areas: Iterable[AreaNo]) -> None:
        """Note Areas with a Claim that an effect is about, though it has placed none."""
        for area in areas:
            self._note("claim", area)

    def _note(self, kind: str, thing: int) -> None:
        if self.stamps.get(kind) != self.steps[0]:
            self.stamps[kind] = self.steps[0]
            self.last[kind] = []
        if thing not in self.last[kind]:
            self.last[kind].append(thing)
        if kind in COLLECTED:
            collected = self.memory.setdefault(COLLECTED[kind], [])
            if thing not in collected:
                collected.append(thing)

    def touched_before(self) -> list[AreaNo]:
        """The Areas that the effect before this one has touched; none if it has touched none."""
        fresh = self.stamps.get("area", -1) >= self.steps[0] - 1
        return self.last.get("area", []) if fresh else []

    def seen_by(self, realm: Realm) -> Scope:
        """The same card, come to one player of several.

        What each of them touches is that player's own affair until all have had their turn.
        """
        return msgspec.structs.replace(
            self,
            me=realm,
            affected=list(self.affected),
            last=dict(self.last),
            stamps=dict(self.stamps),
        )

    def gained_by(self, realm: Realm) -> Scope:
        """The same card, for an effect that a Realm gains by: Opponents are its own."""
        return msgspec.structs.replace(self, gainer=realm)

    def chosen_by(self, realm: Realm) -> Scope:
        """The same card, for who makes an A/B choice and is ``you`` in it (EU-16.3.8)."""
        return msgspec.structs.replace(self, you=realm, me=realm)


Verb: TypeAlias = Callable[[Europe, Scope, Args], Flow[None] | None]
"""Does what a verb says, at once or after questions."""
