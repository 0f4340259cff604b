"""Reads and checks the main board and the player board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from stolnik.engine.data import wrong
from stolnik.rulebook import rule

from .components import (
    ACTIONS,
    FRAMED,
    RIGHT_ACTIONS,
    Action,
    BoardAction,
    Figures,
    Flags,
    JarSpace,
    KingsSlot,
    Reward,
    Space,
    TownsfolkSlot,
    TrackSpace,
    Worker,
)
from .data_file import DataFile
from .data_records import (
    ActionRecord,
    FlagsRecord,
    MainBoardFile,
    PlayerBoardFile,
    TrackSpaceRecord,
)
from .placing import MOST, placing


def main_board(main: MainBoardFile, figures: Figures) -> Mapping[str, Any]:
    file = DataFile("main_board.json")
    regions = {region.id: place for place, region in enumerate(file.row(main.regions))}
    for space in file.unique(main.spaces):
        file.demand(space.id, "region", space.region, regions)
    spaces = sorted(main.spaces, key=lambda space: (regions[space.region], space.order))
    kings = file.row(main.kings_card_slots)
    for slot in kings:
        file.demand(slot.id, "holds", slot.holds, ("kings_order", "kings_favour"))
    return {
        "townsfolk_slots": tuple(
            TownsfolkSlot(
                slot.silver, slot.debt_allowed, source=slot.source, house=slot.house("silver")
            )
            for slot in file.row(main.townsfolk_slots, figures.townsfolk_track)
        ),
        "outsider_slots": _flags(file, main.outsider_slots, figures.outsider_track),
        "regions": _flags(file, main.regions),
        "spaces": tuple(
            Space(
                id=space.id,
                region=regions[space.region],
                kind=space.kind,
                reward=file.rewards(space.id, "reward", space.reward),
                min_players=space.min_players,
                source=space.source,
                house=space.house("reward", "min_players"),
            )
            for space in spaces
        ),
        "order_slots": tuple(
            KingsSlot(slot.reveal_round, slot.vp) for slot in kings if slot.holds == "kings_order"
        ),
        "favour_slots": tuple(
            KingsSlot(slot.reveal_round) for slot in kings if slot.holds == "kings_favour"
        ),
        "tax_supply": _tax_supply(file, main),
    }


def _flags(
    file: DataFile, rows: Sequence[FlagsRecord], length: int | None = None
) -> tuple[Flags, ...]:
    return tuple(
        Flags(
            faith=flags.faith_required,
            strength=flags.strength_required,
            source=flags.source,
            house=flags.house("faith_required", "strength_required"),
        )
        for flags in file.row(rows, length)
    )


def _tax_supply(file: DataFile, main: MainBoardFile) -> dict[int, int]:
    supply = {
        amount.players: file.at_least(amount.id, "silver", amount.silver, 1)
        for amount in file.unique(main.tax_supply)
    }
    if sorted(supply) != [1, 2, 3, 4]:
        raise wrong(file.name, "tax_supply", "players", "there must be one for 1, 2, 3 and 4")
    return supply


@rule("PAL DEV.3 DEV.5")
def board_actions(board: PlayerBoardFile) -> dict[Action, BoardAction]:
    """The twelve actions with their Worker spaces; Workshops fit the framed ones only."""
    file = DataFile("player_board.json")
    raw = {action.id: action for action in file.unique(board.actions)}
    for name in ACTIONS:
        file.demand(name, "id", name, raw)
    actions: dict[Action, BoardAction] = {}
    start = 0
    for name in ACTIONS:
        action = raw[name]
        right = name in RIGHT_ACTIONS
        colours = tuple(file.colour(name, "spaces", colour) for colour in action.spaces)
        if not 0 < len(colours) <= MOST or (right and len(colours) != FRAMED + 1):
            raise wrong(file.name, name, "spaces", f"{len(colours)} are too few or too many")
        if right:
            placings = {
                covered: placing(*_uncovered(colours, start, covered))
                for covered in range(1 << FRAMED)
            }
        else:
            placings = {
                mode.workers: placing(colours[: mode.workers], range(start, start + mode.workers))
                for mode in action.modes
            }
        actions[name] = BoardAction(
            id=name,
            start=start,
            colours=colours,
            key=start + FRAMED if right else start,
            placings=placings,
            gains={mode.workers: file.rewards(name, "modes", mode.gain) for mode in action.modes},
            silver=action.cost.get("silver", 0) if isinstance(action.cost, dict) else 0,
            requires=file.attribute(name, "requires", action.requires) if right else None,
            rewards=file.attribute(name, "rewards", action.rewards) if right else None,
            limit=action.max_per_game,
            source=action.source,
        )
        start += len(colours)
    return actions


def _uncovered(
    colours: Sequence[Worker], start: int, covered: int
) -> tuple[tuple[Worker, ...], tuple[int, ...]]:
    """The colours and places of the spaces that no Workshop covers."""
    open_ = [place for place in range(len(colours)) if place >= FRAMED or not covered >> place & 1]
    return tuple(colours[place] for place in open_), tuple(start + place for place in open_)


def tracks(board: PlayerBoardFile, figures: Figures) -> Mapping[str, Any]:
    file = DataFile("player_board.json")
    tracks = {
        "develop_track": (board.develop_track, "develop", figures.workshops),
        "monk_track": (board.monk_track, "commission", figures.monks),
        "outpost_track": (board.outpost_track, "garrison", figures.outposts),
        "wall_slots": (board.wall_slots, "fortify", None),
        "jar_track": (board.jar_track, "absolve", figures.jars),
        "convert_slots": (board.convert_slots, "convert", None),
    }
    raw = {action.id: action for action in board.actions}
    found: dict[str, Any] = {}
    for track, (spaces, action, length) in tracks.items():
        found[track] = _track(file, track, spaces, raw[action], length)
    found["jar_spaces"] = {
        space.id: JarSpace(
            id=space.id,
            reward=file.rewards(space.id, "reward", space.reward),
            source=space.source,
            house=space.house("reward"),
        )
        for space in file.unique(board.jar_spaces)
    }
    if len(found["jar_spaces"]) < figures.jars:
        raise wrong(file.name, "jar_spaces", "id", f"fewer than {figures.jars}")
    return found


def _track(
    file: DataFile,
    name: str,
    spaces: Sequence[TrackSpaceRecord],
    action: ActionRecord,
    length: int | None,
) -> tuple[TrackSpace, ...]:
    """A track; the action's own list of costs must say the same as the track."""
    row = file.row(spaces, length if length is not None else action.max_per_game)
    for resource, costs in action.cost_track.items():
        printed = tuple(getattr(space, resource, None) for space in row)
        if printed != costs:
            error = f"{list(costs)} is not what {name} says: {list(printed)}"
            raise wrong(file.name, action.id, "cost_track", error)
    track = []
    for space in row:
        uncovers = file.rewards(space.id, "uncovers", space.uncovers)
        if space.worker is not None:
            worker = file.worker(space.id, "worker", space.worker)
            uncovers = (*uncovers, Reward("worker", worker=worker))
        track.append(
            TrackSpace(
                cost=space.silver + space.provisions,
                influence=space.influence_required,
                uncovers=uncovers,
                source=space.source,
                house=space.house("worker" if space.worker else "influence_required"),
            )
        )
    return tuple(track)


def attribute_vp(board: PlayerBoardFile) -> tuple[int, ...]:
    track = board.attribute_track
    if len(track.vp_by_value) != track.max + 1:
        error = f"{len(track.vp_by_value)} values for 0 to {track.max}"
        raise wrong("player_board.json", "attribute_track", "vp_by_value", error)
    return track.vp_by_value


def track_vp(board: PlayerBoardFile, figures: Figures) -> dict[Action, tuple[int, ...]]:
    """For each scoring track the VP by how often its action was taken."""
    file = DataFile("player_board.json")
    steps = {"develop": {step.developed: step.vp for step in board.develop_vp}}
    for scale in file.unique(board.track_vp):
        if len(scale.counts) != len(scale.vp):
            raise wrong(file.name, scale.id, "vp", "there must be as many as counts")
        action = file.demand(scale.id, "id", scale.id.removesuffix("_vp"), RIGHT_ACTIONS)
        steps[action] = dict(zip(scale.counts, scale.vp))
    longest = max(figures.workshops, figures.monks, figures.outposts, figures.jars, 7)
    vp: dict[Action, tuple[int, ...]] = {}
    for action, scale_vp in steps.items():
        row, worth = [], 0
        for count in range(longest + 1):
            worth = scale_vp.get(count, worth)
            row.append(worth)
        vp[action] = tuple(row)
    for action in ("commission", "fortify", "garrison", "absolve"):
        file.demand(action, "track_vp", action, vp)
    return vp
