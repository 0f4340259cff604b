"""What each seat, and a watcher, may see: everything, for the table is open (R1).

Hidden are only the influence tokens and the bids that are being laid, and these stay with the
questions until all are revealed.  ``element`` is how moves name a thing on the board.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from stolnik.engine.dice import Dice
from stolnik.engine.flow import Seat

from .box.components import (
    ENEMIES,
    FAMILIES,
    HABSBURGS,
    OTTOMANS,
    PROVINCES,
    UNITS,
    Enemy,
    Province,
)
from .chapters.estate_management.clientele import PLACES
from .chapters.estate_management.income import income_from
from .chapters.pieces import sejm_discs
from .chapters.victory import estate_points
from .chapters.wars.strength import base_strength, holds_vienna, polish_cubes, strength
from .state import NOBODY, OVER, SOURCES, Battle, GodsPlayground, turn_order

STAGES = (2, 6, 9, 13, 16)
"""The last phase of each stage."""


class EstateView(msgspec.Struct, frozen=True):
    id: str
    element: str
    position: int
    """From 1 at the start of the track."""
    value: int
    assumed: bool
    """Whether the value is ours, because nobody here could read the printed one."""
    owner: Seat | None
    steward: bool
    city: bool


class ProvinceView(msgspec.Struct, frozen=True):
    id: str
    element: str
    wealth: int
    estates: list[EstateView]
    """All fields of the track, taken or free."""
    cubes: list[int]
    """By seat."""
    armies: list[dict[str, int]]
    """By seat: army tokens."""
    cossacks: int
    enemies: dict[str, int]
    """By enemy that has cubes here."""
    markers: int
    sejm: Seat | None
    """Whose disc lies on the province's seat in the Sejm."""
    invaded: bool


class StrengthView(msgspec.Struct, frozen=True):
    turn: int
    strength: int
    assumed: bool


class ArrowView(msgspec.Struct, frozen=True):
    to: str
    assumed: bool


class FieldView(msgspec.Struct, frozen=True):
    id: str
    element: str
    number: int
    province: str
    """The one that it presses on."""
    held_by: str
    """The enemy who acts from here: in turn 4 the Ottomans may hold field V."""
    strengths: list[StrengthView]
    """The printed row for this number of players."""
    base: int
    """The base strength of this turn."""
    strength: int
    """As it stands now; in turns 1 to 3 that of the Habsburgs counts in markers."""
    polish: int
    """Players' and king's cubes here."""
    prestige: int
    prestige_assumed: bool
    cubes: int
    ottomans: int
    """Orange cubes in field V."""
    markers: int
    raiders: list[int]
    """By seat."""
    king: int
    cossacks: int
    treaty: bool
    arrows: list[ArrowView]


class PlayerView(msgspec.Struct, frozen=True):
    seat: Seat
    element: str
    family: str | None
    colour: str | None
    hetman: bool
    money: int
    income: int
    """What the estates and stewards bring a turn, before it is made up to the least income."""
    prestige: int
    points: dict[str, int]
    """By source: the points on the track."""
    estate_points: int
    """What the estates would score if the game ended now; 0 when they have been scored."""
    cubes: int
    """In the pool, as discs and army."""
    discs: int
    army: dict[str, int]
    tokens: dict[str, int]
    """By influence token: how many are left to be placed."""
    placed: dict[str, int]
    """By province and for the royal_court: the value revealed this turn."""
    sejm: int
    bid: int
    """All that was paid this turn in the bidding for the mace."""
    passed: bool


class ColumnView(msgspec.Struct, frozen=True):
    id: str
    least: int
    most: int
    units: dict[str, int]
    assumed: bool


class TreatyView(msgspec.Struct, frozen=True):
    field: str
    broken_by: int


class CampaignView(msgspec.Struct, frozen=True):
    seat: Seat
    province: str
    cossacks: int
    crown: bool


class RollView(msgspec.Struct, frozen=True):
    force: str
    seat: Seat
    infantry: list[int]
    cavalry: list[int]
    hits: int
    lost: int


class BattleView(msgspec.Struct, frozen=True):
    kind: str
    province: str
    vienna: bool
    rolls: list[RollView]


class View(msgspec.Struct, frozen=True):
    """The table as anybody sees it."""

    seat: Seat | None
    turn: int
    stage: int
    phase: int
    """-1 while families are chosen, 0 while first estates are placed, 1 to 16, 17 at the end."""
    cycle: int
    active: Seat | None
    """Whose turn it is, in phases that are played in turn order."""
    order: list[Seat]
    hetman: Seat
    players: list[PlayerView]
    provinces: list[ProvinceView]
    fields: list[FieldView]
    crown: dict[str, int]
    """The Crown Army in service."""
    coat_of_arms: dict[str, int]
    king_cubes: int
    crown_table: list[ColumnView]
    court: int | None
    """The sum of the Royal Court tokens, once revealed."""
    cossacks: int
    stewards: int
    cities: int
    supply: dict[str, int]
    """By enemy: cubes beside the board."""
    markers: int
    treaty: TreatyView | None
    treaty_made: bool
    city_built: bool
    vienna_invaded: bool
    garrison: int
    bidders: list[Seat]
    rolled: list[int]
    """The latest roll of the four dice for the enemies."""
    campaign: CampaignView | None
    """Declared, and not yet fought."""
    battle: BattleView | None
    """The latest one of this turn."""
    assumed: list[str]
    """All values of the board that are ours."""


def view(g: GodsPlayground, seat: Seat | None) -> View:
    """The table is open, so all see the same."""
    declared = g.campaign
    revealed = all(player.placed for player in g.players)
    return View(
        seat=seat,
        turn=g.turn,
        stage=stage(g.phase),
        phase=g.phase,
        cycle=g.step,
        active=None if g.phase == OVER else g.active,
        order=turn_order(g),
        hetman=g.hetman,
        players=[player_view(g, seat) for seat in range(len(g.players))],
        provinces=[province_view(g, province) for province in range(len(PROVINCES))],
        fields=[field_view(g, enemy) for enemy in range(len(ENEMIES))],
        crown=units(g.crown),
        coat_of_arms=units(g.coat_of_arms),
        king_cubes=g.king_cubes,
        crown_table=[
            ColumnView(column.id, column.least, column.most, units(column.units), column.assumed)
            for column in g.box.crown_table
        ],
        court=sum(player.placed[-1] for player in g.players) if revealed else None,
        cossacks=g.cossacks,
        stewards=g.stewards,
        cities=g.cities,
        supply=dict(zip(ENEMIES, g.supply)),
        markers=g.markers,
        treaty=None if g.treaty == NOBODY else TreatyView(ENEMIES[g.treaty], g.broken_by),
        treaty_made=g.treaty_made,
        city_built=g.city_built,
        vienna_invaded=g.vienna_invaded,
        garrison=g.garrison,
        bidders=list(g.bidders),
        rolled=list(g.rolled),
        campaign=None
        if declared is None
        else CampaignView(
            declared.seat, PROVINCES[declared.province], declared.cossacks, declared.crown
        ),
        battle=None if g.battle is None else battle_view(g.battle),
        assumed=sorted(g.box.assumed),
    )


def stage(phase: int) -> int:
    """The stage that a phase belongs to; 0 before the first."""
    return 0 if phase < 1 else 1 + sum(phase > last for last in STAGES[:-1])


def units(army: Sequence[int]) -> dict[str, int]:
    return dict(zip(UNITS, army))


def player_view(g: GodsPlayground, seat: Seat) -> PlayerView:
    player = g.players[seat]
    family = None if player.family == NOBODY else g.box.families[player.family]
    return PlayerView(
        seat=seat,
        element=f"seat:{seat}",
        family=None if family is None else FAMILIES[player.family],
        colour=None if family is None else family.colour,
        hetman=seat == g.hetman,
        money=player.money,
        income=sum(income_from(g, seat, province) for province in range(len(PROVINCES))),
        prestige=player.prestige,
        points=dict(zip(SOURCES, player.points)),
        estate_points=0 if g.phase == OVER else estate_points(g, seat),
        cubes=player.cubes,
        discs=player.discs,
        army=units(player.army),
        tokens={f"influence_{value}": left for value, left in enumerate(player.tokens)},
        placed=dict(zip(PLACES, player.placed)),
        sejm=sejm_discs(g, seat),
        bid=g.bids[seat] if g.bids else 0,
        passed=player.passed,
    )


def province_view(g: GodsPlayground, province: Province) -> ProvinceView:
    here = g.provinces[province]
    name = PROVINCES[province]
    return ProvinceView(
        id=name,
        element=f"province:{name}",
        wealth=here.wealth,
        estates=estate_views(g, province),
        cubes=list(here.cubes),
        armies=[units(army) for army in here.armies],
        cossacks=here.cossacks,
        enemies={ENEMIES[enemy]: cubes for enemy, cubes in enumerate(here.enemies) if cubes},
        markers=here.markers,
        sejm=None if here.seat == NOBODY else here.seat,
        invaded=here.invaded,
    )


def estate_views(g: GodsPlayground, province: Province) -> list[EstateView]:
    standing = g.provinces[province].estates
    views = []
    for field in g.box.tracks[province]:
        estate = standing[field.position] if field.position < len(standing) else None
        views.append(
            EstateView(
                id=field.id,
                element=f"estate:{field.id}",
                position=field.position + 1,
                value=field.value,
                assumed=field.assumed,
                owner=None if estate is None else estate.owner,
                steward=estate is not None and estate.steward,
                city=estate is not None and estate.city,
            )
        )
    return views


def field_view(g: GodsPlayground, enemy: Enemy) -> FieldView:
    field = g.fields[enemy]
    name = ENEMIES[enemy]
    held_by = OTTOMANS if enemy == HABSBURGS and holds_vienna(g) else enemy
    players, assumed = len(g.players), g.box.assumed
    return FieldView(
        id=name,
        element=f"field:{name}",
        number=enemy + 1,
        province=PROVINCES[enemy],
        held_by=ENEMIES[held_by],
        strengths=[
            StrengthView(turn, value, f"strength:{name}_t{turn}_{players}p" in assumed)
            for turn, value in enumerate(g.box.strengths[players][enemy])
            if turn
        ],
        base=base_strength(g, enemy),
        strength=strength(g, enemy) + field.markers,
        polish=polish_cubes(g, enemy),
        prestige=g.box.raid_prestige[enemy],
        prestige_assumed=f"prestige:{name}" in assumed,
        cubes=field.cubes,
        ottomans=field.ottomans,
        markers=field.markers,
        raiders=list(field.raiders),
        king=field.king,
        cossacks=field.cossacks,
        treaty=g.treaty == enemy,
        arrows=[
            ArrowView(PROVINCES[to], f"arrow:exp_{name}_{PROVINCES[to]}" in assumed)
            for to in g.box.arrows[enemy]
        ],
    )


def battle_view(battle: Battle) -> BattleView:
    return BattleView(
        battle.kind,
        PROVINCES[battle.province],
        battle.vienna,
        [
            RollView(
                roll.force,
                roll.seat,
                list(roll.infantry),
                list(roll.cavalry),
                roll.hits,
                roll.lost,
            )
            for roll in battle.rolls
        ],
    )


def imagine(g: GodsPlayground, seat: Seat, dice: Dice) -> None:
    """Nothing that lies on the table is hidden; what others lay in secret, the match forgets."""
