"""What people do with rooms, by those who do it for them."""

from __future__ import annotations

from stolnik.table.consent import Consent
from stolnik.table.house import House
from stolnik.table.importing import Importing
from stolnik.table.inviting import Inviting
from stolnik.table.leaving import Leaving
from stolnik.table.making import Making
from stolnik.table.preparing import Preparing
from stolnik.table.seating import Seating


class Gathering:
    """One of each for a server."""

    def __init__(self, house: House) -> None:
        self.making = Making(house)
        self.seating = Seating(house)
        self.preparing = Preparing(house, self.seating)
        self.inviting = Inviting(house, self.seating)
        self.importing = Importing(house)
        self.consent = Consent(house)
        self.leaving = Leaving(house, self.seating, self.preparing)
