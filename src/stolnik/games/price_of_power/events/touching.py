"""What can be other than it was after an event: parts of the table that conditions ask about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stolnik.engine.state import Event

from ..box.asks import HELD, NOTHING, Parts, parts_named
from . import (
    battles,
    card_effects,
    commerce,
    empire,
    government,
    peace,
    phases,
    prestige,
    relations,
    war,
    war_declared,
)

_EVENTS: Final[Sequence[tuple[Parts, Sequence[type[Event]]]]] = (
    (
        NOTHING,
        (
            *(phases.NewFirstPlayer, phases.LastActions, phases.HasPassed),
            *(phases.EventRevealed, phases.TookEvent, phases.EventUnpicked, phases.SymbolResolved),
            *(phases.DrewCard, phases.DiscardedCard, phases.PowerChanged, phases.FellIll),
            *(phases.RulerAppointed, government.RulerCommands, government.RulerStoodDown),
            *(government.GeneralHired, government.GeneralMoved, government.AdmiralHired),
            *(government.FocusChanged, government.PowerShifted, government.SetAside),
            *(government.CardPlayed, card_effects.OptionChosen, card_effects.EffectPassedOver),
            *(relations.ProposedAlliance, relations.ProposedMarriage, relations.ProposedDucats),
            *(relations.DealDropped, relations.DealRefused, peace.PeaceTalksBegan),
            *(commerce.TradeCardsRevealed, war.RecruitingBegan, war_declared.NoFreeAction),
            *(empire.SubjectCalls, prestige.MissionHeldBack),
            *(battles.BattleBegan, battles.DiceRolled, battles.RebelDiceRolled),
            *(battles.RebelsAppeared, battles.RebelsMoved, battles.RebelsTired, battles.RebelsLost),
        ),
    ),
    (HELD, (prestige.MissionOrdered,)),
    (parts_named("ducats"), (phases.DucatsChanged, phases.IncomeCollected, commerce.NoTrade)),
    (parts_named("ducats", "interest"), (phases.LoanTaken, government.LoanRepaid)),
    (parts_named("prestige"), (phases.PrestigeChanged,)),
    (parts_named("stability"), (phases.StabilityChanged,)),
    (parts_named("advisors"), (phases.Left, government.AdvisorHired)),
    (
        parts_named("exhausted"),
        (phases.Refreshed, government.Replenished, battles.UnitExhausted),
    ),
    (parts_named("exhausted", "plus_one"), (phases.ManpowerChanged,)),
    (parts_named("units"), (phases.ArmyUnitDisbanded, phases.InfantryDisbanded, war.UnitRaised)),
    (parts_named("ships", "slots"), (phases.ShipRecalled, phases.ShipDisbanded)),
    (
        parts_named("influence"),
        (
            *(relations.InfluencePlaced, relations.InfluenceRemoved),
            *(empire.ImperialInfluencePlaced, relations.ImperialInfluenceRemoved),
        ),
    ),
    (parts_named("claims"), (relations.ClaimPlaced, relations.ClaimRemoved)),
    (parts_named("unrest"), (phases.UnrestAdded, phases.UnrestRemoved)),
    (parts_named("provinces", "unrest"), (battles.RebelTownPlaced, battles.RebelTownTaken)),
    # With one of the steps all Truces are over.
    (parts_named("relations"), (phases.StepBegan, war_declared.WarDeclared)),
)
TOUCHED_BY: Final[Mapping[type[Event], Parts]] = {
    event: touched for touched, events in _EVENTS for event in events
}
"""By event, of those that come often; what others touch need not be known, and may be all."""
