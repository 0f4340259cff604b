"""How many values of the box of The Price of Power are printed, read, inferred and assumed.

    python -m tools.count_sources               of our files
    python -m tools.count_sources FOLDER        of those in a folder

Printed stands in the rulebook, in the publisher's own scripts or in published tables; read was read
off a picture of the board or of a card; inferred follows from other values; assumed is ours.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from stolnik.games.price_of_power.box.files import DATA

KINDS: Final = ("printed", "read", "inferred", "assumed")
MEANS: Final[Mapping[str, str]] = {
    "seed": "printed",
    "public": "printed",
    "printed": "printed",
    "read": "read",
    "serafin": "read",
    "restored": "read",
    "inferred": "inferred",
    "house": "assumed",
    "recalled": "assumed",
}
"""What the word that stands in a file says."""

Record = Mapping[str, Any]
Source = Callable[[Record], object]


def named(field: str, otherwise: str = "source") -> Source:
    return lambda record: record.get(field) or record.get(otherwise)


def inside(part: str) -> Source:
    return lambda record: record[part].get("source")


def ruler(record: Record) -> object:
    who = record.get("character")
    return None if who is None else who.get("values_source", "public")


CLASSES: Final[tuple[tuple[str, str, str, Source], ...]] = (
    ("sizes of Provinces", "map_provinces", "provinces", named("tax_source")),
    ("Ports of Provinces", "map_provinces", "provinces", named("port_source")),
    ("owners of Provinces", "map_provinces", "provinces", named("owner_source")),
    ("faiths of Areas", "map_areas", "areas", inside("religion")),
    ("Areas of the Empire", "map_areas", "areas", inside("hre")),
    ("Sea Zones", "map_sea_zones", "sea_zones", named("neighbours_source")),
    ("distant Areas", "map_distant", "areas", named("values_source")),
    ("distant Ports", "map_distant", "areas", named("port_source", "values_source")),
    ("Realms", "realms", "realms", named("source")),
    ("faiths of Realms", "realms", "realms", named("religion_source")),
    ("dice", "dice", "dice", named("faces_source")),
    ("Trade Cards", "trade", "cards", named("source")),
    ("set-up cards", "setup_cards", "setup_cards", named("source")),
    ("Rulers at the start", "setup_cards", "setup_cards", named("ruler_source")),
    ("line-ups", "scenarios", "scenarios", named("source")),
    ("effects of Events", "events", "events", named("effects_source")),
    ("Characters on Events", "events", "events", ruler),
    ("effects of Action Cards", "action_cards", "types", named("effects_source")),
    ("effects of Ideas", "ideas", "ideas", named("effect_source")),
    ("Missions", "missions", "missions", named("source")),
    ("Milestones", "milestones", "milestones", named("source")),
    ("Power Struggles", "power_struggles", "cards", named("source")),
)
"""What is counted: its name, the file, the list in it, and where a record says its source."""


def kind_of(source: object) -> str:
    """The kind of a source; what begins with a known word says more about it."""
    word = str(source).split(":")[0].split(" ")[0].split(",")[0].split("+")[0]
    return MEANS[word]


def count(records: Iterable[Record], source: Source) -> Counter[str]:
    return Counter(kind_of(found) for found in map(source, records) if found is not None)


def main(folder: Path) -> None:
    print(f"{'':26}" + "".join(f"{kind:>10}" for kind in KINDS))
    total: Counter[str] = Counter()
    for name, file, part, source in CLASSES:
        records = json.loads((folder / f"{file}.json").read_text("utf-8"))[part]
        found = count(records, source)
        total += found
        print(f"{name:26}" + "".join(f"{found[kind] or '-':>10}" for kind in KINDS))
    print(f"{'all':26}" + "".join(f"{total[kind]:>10}" for kind in KINDS))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else DATA)
