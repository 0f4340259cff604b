"""Opens the box: reads the data files and checks them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from stolnik.engine.data import read, wrong
from stolnik.engine.game import Options
from stolnik.rulebook import rule

from .boards import (
    attribute_vp,
    board_actions,
    main_board,
    track_vp,
    tracks,
)
from .cards import (
    read_debt,
    read_favours,
    read_orders,
    read_outsiders,
    read_paladins,
    read_suspicions,
    read_taverns,
    read_townsfolk,
    read_walls,
)
from .components import ATTRIBUTES, WORKERS, Box, Figures
from .data_file import DATA, DataFile
from .data_records import (
    CountRecord,
    MainBoardFile,
    NamedRecord,
    PlayerBoardFile,
    SetupFile,
    VirtualFile,
    WorkersFile,
)
from .placing import MOST
from .virtual import check_virtual, read_schemes, virtual_board


def open_box(options: Options, own: Path | None = None) -> Box:
    """The components for these options; files in a folder of one's own replace ours."""
    board = read(PlayerBoardFile, "player_board.json", DATA, own)
    main = read(MainBoardFile, "main_board.json", DATA, own)
    setup = read(SetupFile, "setup.json", DATA, own)
    virtual = read(VirtualFile, "virtual_player.json", DATA, own)
    workers = read(WorkersFile, "workers.json", DATA, own)
    _check_names("workers", workers.workers, WORKERS)
    _check_names("attributes", workers.attributes, ATTRIBUTES)
    figures = _figures(setup)
    actions = board_actions(board)
    box = Box(
        difficulty=str(options["difficulty"]),
        pieces=_pieces(own),
        actions=actions,
        spaces_per_board=sum(len(action.colours) for action in actions.values()),
        paladins=read_paladins(own),
        townsfolk=read_townsfolk(own),
        outsiders=read_outsiders(own),
        walls=read_walls(own),
        taverns=read_taverns(own),
        suspicions=read_suspicions(own),
        debt=read_debt(own),
        favours=read_favours(own),
        orders=read_orders(own),
        **main_board(main, figures),
        **tracks(board, figures),
        attribute_vp=attribute_vp(board),
        track_vp=track_vp(board, figures),
        figures=figures,
        schemes=read_schemes(own),
        virtual_board=virtual_board(virtual, figures),
    )
    _check_counts(box)
    _check_enough(box)
    check_virtual(box)
    return box


def _check_names(field: str, found: Sequence[NamedRecord], right: Sequence[str]) -> None:
    names = tuple(record.id for record in found)
    if names != tuple(right):
        raise wrong("workers.json", field, "id", f"these must be, in order: {', '.join(right)}")


@rule("PAL CMP.1 CMP.2 CMP.3 CMP.4 CMP.5 CMP.8 CMP.10 CMP.11 CMP.12")
def _pieces(own: Path | None) -> dict[str, int]:
    """How many of everything the box holds."""
    components = DataFile("components.json").read("components", CountRecord, own)
    return {part.id: part.count for part in components}


@rule("PAL CMP.6 CMP.7 CMP.9 CMP.13")
def _check_counts(box: Box) -> None:
    """The decks must hold as many cards as the list of components says."""
    boards = box.pieces.get("player_board", 0)
    for part, count in (
        ("kings_favour_card", len(box.favours)),
        ("kings_order_card", len(box.orders)),
        ("wall_card", len(box.walls)),
        ("scheme_card", len(box.schemes)),
        ("debt_card", box.debt.count),
        ("suspicion_card", len(box.suspicion_cards)),
        ("tavern_card", len(box.taverns)),
        ("paladin_card", boards * len(box.paladins)),
        ("townsfolk_card", len(box.townsfolk)),
        ("outsider_card", len(box.outsiders)),
        ("workshop", boards * box.figures.workshops),
        ("monk", boards * box.figures.monks),
        ("outpost", boards * box.figures.outposts),
        ("jar", boards * box.figures.jars),
        ("attribute_marker", boards * len(ATTRIBUTES)),
    ):
        if box.pieces.get(part) != count:
            listed = box.pieces.get(part, 0)
            error = f"the list says {listed}, but the files hold {count}"
            raise wrong("components.json", part, "count", error)


def _check_enough(box: Box) -> None:
    """There must be cards enough to play with the most players, whatever happens."""
    seats = max(box.tax_supply)
    for file, have, least in (
        ("paladins.json", len(box.paladins), box.figures.rounds - 1 + box.figures.paladin_draw),
        ("tavern.json", len(box.taverns), seats + 1),
        ("townsfolk.json", len(box.townsfolk), len(box.townsfolk_slots)),
        ("outsiders.json", len(box.outsiders), len(box.outsider_slots)),
        ("kings_orders.json", len(box.orders), len(box.order_slots)),
        ("kings_favours.json", len(box.favours), len(box.favour_slots)),
    ):
        if have < least:
            raise wrong(file, "-", "id", f"{have} cards where {least} are needed")


def _figures(setup: SetupFile) -> Figures:
    file = DataFile("setup.json")
    start = file.one("player_start", setup.player_start)
    limits = {limit.id: limit for limit in setup.limits}
    displays = {display.id: display.face_up for display in setup.displays}
    for name in ("keep_workers", "paladin_draw", "final_resource_set"):
        file.demand(name, "id", name, limits)
    for name in ("townsfolk_track", "outsider_track"):
        file.demand(name, "id", name, displays)
        if not isinstance(displays[name], int):
            raise wrong(file.name, name, "face_up", "this must be a number")
    for name in ATTRIBUTES:
        file.demand(start.id, "attributes", name, start.attributes)
    if limits["keep_workers"].value > MOST:
        raise wrong(file.name, "keep_workers", "value", f"more than {MOST}")
    if limits["paladin_draw"].value != 3:
        raise wrong(file.name, "paladin_draw", "value", "one to play, one on top, one below: 3")
    return Figures(
        rounds=file.one("game", setup.game).rounds,
        workshops=start.workshops,
        monks=start.monks,
        outposts=start.outposts,
        jars=start.jars,
        silver=start.silver,
        provisions=start.provisions,
        attributes=tuple(start.attributes[name] for name in ATTRIBUTES),
        townsfolk_track=displays["townsfolk_track"],
        outsider_track=displays["outsider_track"],
        keep_workers=limits["keep_workers"].value,
        paladin_draw=limits["paladin_draw"].value,
        resource_set=limits["final_resource_set"].value,
        resource_set_vp=limits["final_resource_set"].vp,
    )
