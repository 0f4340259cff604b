"""Reads the data files once, ours or a user's own."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final, NoReturn, Protocol, TypeVar

from stolnik.engine.data import read, wrong

from . import records as r

DATA: Final = Path(__file__).parents[1] / "data"


class _Named(Protocol):
    @property
    def id(self) -> str: ...


N = TypeVar("N", bound=_Named)


def unique(file: str, found: Iterable[N]) -> dict[str, N]:
    """Records by id; an id that stands twice is refused."""
    by_id: dict[str, N] = {}
    for record in found:
        if record.id in by_id:
            refuse(file, record.id, "id", "this id stands twice")
        by_id[record.id] = record
    return by_id


def refuse(file: str, record: str, field: str, error: str) -> NoReturn:
    raise wrong(f"{file}.json", record, field, error)


def check(true: bool, file: str, record: str, field: str, error: str) -> None:
    if not true:
        refuse(file, record, field, error)


def check_known(
    file: str, record: str, field: str, ids: Iterable[str], known: Iterable[str]
) -> None:
    for one in ids:
        check(one in known, file, record, field, f"there is no {one!r}")


def alphabetical(names: Sequence[str]) -> list[int]:
    """The place of each name by the alphabet, accents folded and case ignored (R19)."""
    order = sorted(range(len(names)), key=lambda n: (_fold(names[n]), n))
    ranks = [0] * len(names)
    for rank, n in enumerate(order):
        ranks[n] = rank
    return ranks


def _fold(name: str) -> str:
    decomposed = unicodedata.normalize("NFKD", name.casefold())
    return "".join(c for c in decomposed if not unicodedata.combining(c))


class Files:
    """All files of the box as they are written, with their records by id."""

    def __init__(self, own: Path | None) -> None:
        areas = read(r.AreasFile, "map_areas.json", DATA, own)
        distant = read(r.DistantFile, "map_distant.json", DATA, own)
        provinces = read(r.ProvincesFile, "map_provinces.json", DATA, own)
        zones = read(r.ZonesFile, "map_sea_zones.json", DATA, own)
        realms = read(r.RealmsFile, "realms.json", DATA, own)
        self.areas = unique("map_areas", areas.areas)
        self.distant = unique("map_distant", distant.areas)
        self.continents = unique("map_distant", distant.continents)
        self.provinces = unique("map_provinces", provinces.provinces)
        self.zones = unique("map_sea_zones", zones.sea_zones)
        self.realms = unique("realms", realms.realms)
        self.later_realms = unique("realms", realms.extra_realms)
        self.dnprs = realms.dnpr
        self.colours = realms.dnpr_colours
        faiths = read(r.ReligionsFile, "religions.json", DATA, own)
        self.faiths = unique("religions", faiths.religions)
        self.trade = read(r.TradeFile, "trade.json", DATA, own)
        self.nodes = unique("trade", self.trade.nodes)
        self.trade_cards = unique("trade", self.trade.cards)
        cards = read(r.ActionCardsFile, "action_cards.json", DATA, own)
        self.card_types = unique("action_cards", cards.types)
        self.cards = unique("action_cards", cards.cards)
        self.events = unique("events", read(r.EventsFile, "events.json", DATA, own).events)
        self.ideas = unique("ideas", read(r.IdeasFile, "ideas.json", DATA, own).ideas)
        missions = read(r.MissionsFile, "missions.json", DATA, own)
        self.missions = unique("missions", missions.missions)
        milestones = read(r.MilestonesFile, "milestones.json", DATA, own)
        self.milestones = unique("milestones", milestones.milestones)
        struggles = read(r.StrugglesFile, "power_struggles.json", DATA, own)
        self.struggles = unique("power_struggles", struggles.cards)
        setups = read(r.SetupsFile, "setup_cards.json", DATA, own).setup_cards
        self.setups = {setup.realm: setup for setup in setups}
        self.setup_records = setups
        scenarios = read(r.ScenariosFile, "scenarios.json", DATA, own)
        self.scenarios = unique("scenarios", scenarios.scenarios)
        self.components = read(r.ComponentsFile, "components.json", DATA, own)
        self.tracks = read(r.PlayerMatFile, "player_mat.json", DATA, own).tracks
        self.status = read(r.StatusMatFile, "status_mat.json", DATA, own).round_status
        self.dice = unique("dice", read(r.DiceFile, "dice.json", DATA, own).dice)
        self.bot = read(r.BotFile, "bot.json", DATA, own)

    def tax(self, place: str) -> int:
        found = self.provinces.get(place) or self.distant[place]
        return found.tax_value

    def area_of(self, place: str) -> str:
        """The Area of a Province; a Distant Province is one by itself."""
        return self.provinces[place].area if place in self.provinces else place


def numbers(ids: Iterable[str]) -> Mapping[str, int]:
    return {one: no for no, one in enumerate(ids)}
