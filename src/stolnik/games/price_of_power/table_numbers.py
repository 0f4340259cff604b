"""What numbers on the table stand for, besides those of the box.

Whatever shows them goes by these types: see ``under_way``.
"""

from __future__ import annotations

from typing import Final, TypeAlias

Realm: TypeAlias = int
"""A Realm at the table: the seat of a Player Realm, else ``NPR`` + its number in the box."""
RealmOrNone: TypeAlias = int
"""A Realm at the table, or ``NONE``."""
NOBODY: Final[Realm] = 6
REBELS: Final[Realm] = 7
NPR: Final[Realm] = 8

Aggressor: TypeAlias = int
"""The seat of whoever Declares War, or the Realm of an NPR that an Event makes do so."""
PowerKind: TypeAlias = int
"""``ADM``, ``DIP`` or ``MIL``."""

SeaSpace: TypeAlias = int
"""Where Ships can be: a Sea Zone by its number, or ``PORT`` + the number of a Province."""
PORT: Final = 64
