"""What a player of The Price of Power counts on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from stolnik.engine.game import Figure

from .seen import EuropeView, FleetView, PlayerView


def counted(view: EuropeView) -> Iterator[Figure]:
    towns = Counter(
        (token.owner, token.kind) for token in view.provinces.values() if token.owner is not None
    )
    influence: Counter[str] = Counter()
    for area in view.areas.values():
        influence.update(area.influence)
    claims = Counter(seat for area in view.areas.values() for seat in area.claims)
    for player in view.players:
        if not player.left:
            seat = player.seat
            yield from _on_the_mat(player)
            yield Figure(seat, "counted-influence", influence[str(seat)])
            yield Figure(seat, "counted-towns", towns[seat, "town"])
            yield Figure(seat, "counted-vassals", towns[seat, "vassal"])
            yield Figure(seat, "counted-claims", claims[seat])
    yield Figure(None, "counted-authority", view.authority, 0)
    yield Figure(None, "counted-rebels", sum(area.rebels for area in view.areas.values()), -1)


def _on_the_mat(player: PlayerView) -> Iterator[Figure]:
    seat = player.seat
    yield Figure(seat, "counted-prestige", player.prestige)
    yield Figure(seat, "counted-ducats", player.ducats)
    yield Figure(seat, "counted-interest", player.interest, -1)
    yield Figure(seat, "counted-stability", player.stability)
    for kind, power in player.power.items():
        yield Figure(seat, f"power-{kind}", power)
    yield Figure(seat, "counted-base_tax", player.base_tax)
    yield Figure(seat, "counted-vassal_tax", player.vassal_tax)
    yield Figure(seat, "counted-available", player.available)
    yield Figure(seat, "counted-exhausted", player.exhausted, -1)
    units = sum(sum(kind.values()) for army in player.armies for kind in army.units.values())
    yield Figure(seat, "counted-units", units + sum(player.infantry.values()))
    single = sum(player.ships.values()) + sum(player.ships_in_port.values())
    yield Figure(seat, "counted-ships", _ships(player.fleet) + single)
    yield Figure(seat, "counted-merchants", sum(node is not None for node, _ in player.merchants))
    yield Figure(seat, "counted-allies", len(player.allies))
    yield Figure(seat, "counted-marriages", len(player.marriages))
    yield Figure(seat, "counted-hand", sum(player.hand_by_deck.values()))
    yield Figure(seat, "counted-missions_done", len(player.missions_done))
    yield Figure(seat, "counted-ideas", len(player.ideas))


def _ships(fleet: FleetView) -> int:
    return fleet.light + fleet.heavy + fleet.galleys
