"""What happens is told: the kept games, taken together, tell nearly every event there is."""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from stolnik.engine.match import Match
from stolnik.engine.record import Record
from stolnik.engine.registry import load, names
from stolnik.engine.state import Event
from tests.records.promises import Promise

RARE = {
    "gods_playground": {"TreatyFailed", "TreatyBroken", "CossackRebelled"},
    "paladins": set[str](),
    "pax_renaissance": {
        "BishopTaken",
        "BorderTokenTaken",
        "DroppedFromHand",
        "Drowned",
        "RepressedTaken",
        "Reprisals",
        "RulerTaken",
        "VeniceCrowded",
    },
    "price_of_power": {
        "ActedCovertly",
        "AimedAtArea",
        "AimedAtIdea",
        "AimedAtProvince",
        "AimedAtRealm",
        "AlliancePromised",
        "AlliedUnitsBack",
        "AreaRejoinedEmpire",
        "BattleActionPlayed",
        "BrokeOff",
        "CapitalMoved",
        "ColonistsChanged",
        "ColonistsSpent",
        "CorePlaced",
        "CoreRemoved",
        "CovertActionFoiled",
        "DealRefused",
        "DieAdded",
        "DnprNotPlaced",
        "DnprTokenTaken",
        "EmpireDissolved",
        "FleetRepaired",
        "FleetShipGained",
        "FleetShipGainedInPort",
        "FormLost",
        "Forwent",
        "FoughtOnAtSea",
        "GeneralWentOver",
        "HeavyShipDamaged",
        "HreFaithChanged",
        "IdeaLost",
        "ImperialUnitLost",
        "InfantryLanded",
        "KnightsCharged",
        "LeaderDieLost",
        "LeaderKilled",
        "LiberationProposed",
        "MainDefender",
        "ManpowerTokenRemoved",
        "MerchantGained",
        "MerchantLost",
        "MerchantsLaidDown",
        "NameTaken",
        "NobodyEligible",
        "NodeExpanded",
        "NodeShrunk",
        "NothingDiscovered",
        "NprDeclaredWar",
        "NprSailedAway",
        "OfferAccepted",
        "OfferRejected",
        "PeaceRefused",
        "PirateLeft",
        "PirateLost",
        "PiratesAttacked",
        "PlaysOnAs",
        "ProvinceBought",
        "ProvinceFreed",
        "Raided",
        "Reacted",
        "RebelsAppeased",
        "RebelsLeft",
        "RetreatedToPort",
        "RetreatedToSea",
        "RevolutionRemoved",
        "ShipDisplaced",
        "ShipGained",
        "ShipGainedInPort",
        "ShipsLeft",
        "StruggleBegan",
        "StruggleScored",
        "StruggleUpcoming",
        "TokenTaken",
        "TownDeveloped",
        "TradeDeckReshuffled",
        "UprisingIgnored",
    },
}
"""By package, what happened in none of the kept games."""


def modules(package: str) -> Iterator[ModuleType]:
    """The events of a game: one module, or a package with one for each room of its rules."""
    events = import_module(f"stolnik.games.{package}.events")
    yield events
    for found in pkgutil.iter_modules(getattr(events, "__path__", ())):
        yield import_module(f"{events.__name__}.{found.name}")


@pytest.mark.slow
@pytest.mark.parametrize("package", RARE)
def test_the_kept_games_tell_every_event_but_the_rare(package: str) -> None:
    every = {
        name
        for module in modules(package)
        for name, found in inspect.getmembers(module, inspect.isclass)
        if issubclass(found, Event) and found.__module__ == module.__name__
    }
    told = set()
    for path in Path(__file__).parent.glob("*.jsonl"):
        if load(Promise.read(path.stem).game).home.name != package:
            continue
        match = Match.replay(Record.loads(path.read_bytes()), listen=True)
        for _, event, _ in match.log:
            seen = (event, event.seen_by(None), event.seen_by(0), event.seen_by(1))
            told |= {type(one).__name__ for one in seen if one is not None}
    assert every - told == RARE[package]


@pytest.mark.slow
@pytest.mark.parametrize("game", names())
def test_every_entry_of_a_kept_game_leads_to_clauses_of_its_rulebook(game: str) -> None:
    without: set[str] = set()
    kinds = set()
    for path in Path(__file__).parent.glob("*.jsonl"):
        if Promise.read(path.stem).game != game:
            continue
        match = Match.replay(Record.loads(path.read_bytes()), listen=True)
        kinds |= {type(told.event) for told in match.log}
        without |= {
            type(told.event).__name__
            for told in match.log
            if not told.clauses or not match.game.ledger.clauses.keys() >= set(told.clauses)
        }
    assert without == set()
    assert len(kinds) > 30
