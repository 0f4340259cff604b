"""What all at a table must agree to: to take moves back, to stop the clocks, to go on."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from stolnik.table import clock, rooms
from stolnik.table.house import House
from stolnik.table.problems import Problem
from stolnik.table.protocol import Proposal, Propose
from stolnik.table.sitting import Sitting


class Consent:
    """Proposals, and votes on them."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def propose(self, room: str, person: str, wanted: Propose) -> Sitting:
        """Ask all people at the table for consent."""
        async with self.house.hold_for(room, person) as sitting:
            sheet = sitting.sheet
            sheet.need_phase("playing")
            sheet.need_owner(person, wanted.seat)
            if any(p.what == wanted.what for p in sheet.proposals):
                raise Problem("phase", detail="proposal")
            if wanted.what != "undo" and sheet.clock is None:
                raise Problem("phase", detail="clock")
            if wanted.what != "undo" and sheet.paused == (wanted.what == "pause"):
                raise Problem("phase", detail="paused" if sheet.paused else "")
            if wanted.what == "undo" and not (
                wanted.number is not None and wanted.number < sheet.number
            ):
                raise Problem("no-undo", detail="number", number=wanted.number or 0)
            needed = [s.seat for s in sheet.seats if s.person is not None and not s.resigned]
            own = sheet.seats_of(person)
            proposal = Proposal(
                id=1 + max((p.id for p in sheet.proposals), default=int(time.time())),
                what=wanted.what,
                seat=wanted.seat,
                number=wanted.number if wanted.what == "undo" else None,
                agreed=own,
                needed=needed,
            )
            await sitting.change(
                lambda c, sheet: rooms.change(c, sheet, proposals=[*sheet.proposals, proposal])
            )
            await self._settle(sitting, proposal.id)
        return sitting

    async def vote(self, room: str, person: str, which: int, seat: int, agree: bool) -> Sitting:
        async with self.house.hold_for(room, person) as sitting:
            sheet = sitting.sheet
            sheet.need_owner(person, seat)
            proposal = next((p for p in sheet.proposals if p.id == which), None)
            if proposal is None:
                raise Problem("unknown")
            others = [p for p in sheet.proposals if p.id != which]
            if agree:
                agreed = sorted({*proposal.agreed, *sheet.seats_of(person)})
                others.append(msgspec.structs.replace(proposal, agreed=agreed))
            await sitting.change(lambda c, sheet: rooms.change(c, sheet, proposals=others))
            await self._settle(sitting, which)
        return sitting

    async def _settle(self, sitting: Sitting, which: int) -> None:
        """Do what all have agreed to."""
        sheet = sitting.sheet
        proposal = next((p for p in sheet.proposals if p.id == which), None)
        if proposal is None or not set(proposal.needed) <= set(proposal.agreed):
            return
        others = [p for p in sheet.proposals if p.id != which]
        values: dict[str, Any] = {"proposals": others}
        if proposal.what != "undo" and sheet.clock is not None and sheet.clocks is not None:
            now = self.house.playtime.now()
            values["paused"] = proposal.what == "pause"
            values["clocks"] = (
                clock.stop(sheet.clocks, now)
                if proposal.what == "pause"
                else clock.turn(sheet.clocks, sheet.clock, sheet.waiting, now)
            )
        await sitting.change(lambda c, sheet: rooms.change(c, sheet, **values))
        if proposal.what == "undo":
            await sitting.go_back(proposal.number or 0)
        sitting.bots.go_on()
