"""What can be other than it was after an event: parts of the table that conditions ask about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from stolnik.engine.state import Event
from stolnik.games.price_of_power.box.asks import PARTS
from stolnik.games.price_of_power.events import (
    battles,
    commerce,
    declaration,
    effects,
    empire,
    government,
    peace,
    phases,
    prestige,
    relations,
    war,
)

Parts: TypeAlias = int
"""A set of parts of the table: a bit for each."""
NOTHING: Final[Parts] = 0
ALL: Final[Parts] = -1
HELD: Final[Parts] = 1 << len(PARTS)
"""Which Missions are held and under which orders, and which Milestones lie open."""


def parts_named(*names: str) -> Parts:
    """Some parts, by name."""
    return sum(1 << PARTS.index(name) for name in names)


TOUCHED_BY: Final[Mapping[type[Event], Parts]] = {
    **dict.fromkeys(
        (
            *(phases.NewFirstPlayer, phases.LastActions, phases.HasPassed),
            *(phases.EventRevealed, phases.TookEvent, phases.EventUnpicked, phases.SymbolResolved),
            *(phases.DrewCard, phases.DiscardedCard, phases.PowerChanged),
            *(government.FocusChanged, government.PowerShifted),
            *(phases.RulerAppointed, government.RulerCommands, government.RulerStoodDown),
            *(government.GeneralHired, government.GeneralMoved, government.SetAside),
            *(relations.ProposedAlliance, relations.ProposedMarriage, relations.ProposedDucats),
            *(relations.DealDropped, relations.DealRefused, peace.PeaceTalksBegan),
            *(commerce.TradeCardsRevealed, war.RecruitingBegan),
            *(declaration.NoFreeAction, empire.SubjectCalls, prestige.MissionHeldBack),
            *(battles.RebelDiceRolled, battles.DiceRolled),
            *(effects.OptionChosen, effects.EffectPassedOver),
        ),
        NOTHING,
    ),
    phases.StepBegan: parts_named("relations"),  # with one of them all Truces are over
    **dict.fromkeys(
        (phases.DucatsChanged, phases.IncomeCollected, commerce.NoTrade), parts_named("ducats")
    ),
    **dict.fromkeys((phases.LoanTaken, government.LoanRepaid), parts_named("ducats", "interest")),
    **dict.fromkeys(
        (phases.Refreshed, government.Replenished, battles.UnitExhausted), parts_named("exhausted")
    ),
    phases.ManpowerChanged: parts_named("exhausted", "plus_one"),
    phases.StabilityChanged: parts_named("stability"),
    phases.PrestigeChanged: parts_named("prestige"),
    **dict.fromkeys(
        (relations.InfluencePlaced, relations.InfluenceRemoved), parts_named("influence")
    ),
    **dict.fromkeys((phases.UnrestAdded, phases.UnrestRemoved), parts_named("unrest")),
    **dict.fromkeys((phases.Left, government.AdvisorHired), parts_named("advisors")),
    **dict.fromkeys((relations.ClaimPlaced, relations.ClaimRemoved), parts_named("claims")),
    phases.ShipRecalled: parts_named("ships", "slots"),
}
"""By event, of those that come often; what others touch need not be known, and may be all."""
