"""8.1 Phase 10: magnate campaigns."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import (
    NO,
    PASS,
    YES,
    Flow,
    Move,
    Seat,
    Topic,
    choose_number,
    choose_thing,
)
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import (
    ARTILLERY,
    ENEMIES,
    HABSBURGS,
    PROVINCES,
    TATARS,
    UKRAINE,
    Enemy,
    Province,
)
from ...events import CampaignDeclared, KingsCubesPlaced, RaidersPlaced
from ...state import Campaign, GodsPlayground
from ..answers import of_province
from ..cycles import drop_out
from ..pieces import discard_cubes, occupier, remove_enemy, sejm_discs, spend_sejm_disc
from .combat import cossack_attack, crown_attack, fights, open_battle, private_attack

CAMPAIGN_MOVES: Final[tuple[Move, ...]] = tuple(("campaign", province) for province in PROVINCES)


def refuse_raid(g: GodsPlayground, enemy: Enemy) -> Refusal | None:
    """No raid under a treaty, and none against the Habsburgs before there is war with them."""
    if g.treaty == enemy:
        return Refusal("BOZ-7.2.3.5", figures="treaty_here", about={"field": ENEMIES[enemy]})
    if enemy == HABSBURGS and not g.box.turns[g.turn].habsburg_war:
        return Refusal("BOZ-8.1.23", figures="turn", about={"turn": g.turn})
    return None


@rule("BOZ 7.2.3.6 8.1.6 8.1.24 8.1.30")
def refuse_campaign(g: GodsPlayground, seat: Seat, province: Province) -> Refusal | None:
    """A campaign takes a cube and units that roll, and needs somebody to attack (R9, R17)."""
    here = g.provinces[province]
    barred = refuse_raid(g, province) if occupier(here) is None else None
    if barred is not None:
        return barred
    if here.cubes[seat] < 1:
        about = {"needed": 1, "have": here.cubes[seat]}
        return Refusal("BOZ-8.1.5", figures="cubes", about=about)
    if not fights(here.armies[seat]):
        infantry, cavalry, _ = here.armies[seat]
        about = {"infantry": infantry, "cavalry": cavalry}
        return Refusal("BOZ-8.1.7", figures="units_there", about=about)
    return None


CAMPAIGN: Final = Topic(
    "campaign",
    verbs=("campaign", "pass"),
    refuse=of_province("campaign", refuse_campaign),
    set_by=("BOZ-8.1.2",),
)
USE_COSSACKS: Final = Topic("use_cossacks", verbs=("cossacks",), set_by=("BOZ-8.1.15",))
USE_CROWN: Final = Topic("use_crown", verbs=("yes", "no"), set_by=("BOZ-8.1.19",))


@rule("BOZ 8.1.2 8.1.5")
def campaign(g: GodsPlayground, seat: Seat) -> Flow[None]:
    """Declare a campaign from one province, with all who take part, and fight it; or pass.

    Cossacks and the Crown Army are called before any die is rolled (R42).
    """
    options: dict[Move, Province | None] = {
        CAMPAIGN_MOVES[province]: province
        for province in range(len(PROVINCES))
        if not refuse_campaign(g, seat, province)
    }
    options[PASS] = None
    province = yield from choose_thing(seat, CAMPAIGN, options)
    if province is None:
        drop_out(g, seat)
        return
    discard_cubes(g, seat, province)
    g.campaign = declared = Campaign(seat, province)
    declared.cossacks = yield from call_cossacks(g, declared)
    declared.crown = yield from call_crown_army(g, declared)
    g.tell(CampaignDeclared(seat, PROVINCES[province], declared.cossacks, declared.crown))
    fight(g, declared)
    g.campaign = None


@rule("BOZ 7.3.11 8.1.15 8.1.18")
def call_cossacks(g: GodsPlayground, declared: Campaign) -> Flow[int]:
    """Any number of the Cossacks in the province, if there are Tatars to attack."""
    here = g.provinces[declared.province]
    if declared.province != UKRAINE or not here.cossacks:
        return 0
    if refuse_raid(g, TATARS) and not here.enemies[TATARS]:
        return 0
    return (
        yield from choose_number(
            declared.seat, USE_COSSACKS, "cossacks", range(here.cossacks, -1, -1)
        )
    )


@rule("BOZ 8.1.19 8.1.20")
def call_crown_army(g: GodsPlayground, declared: Campaign) -> Flow[bool]:
    """A disc of the Sejm brings the Crown Army into this one campaign."""
    seat = declared.seat
    if not fights(g.crown) or not sejm_discs(g, seat):
        return False
    crown = yield from choose_thing(
        seat, USE_CROWN, {YES: True, NO: False}, province=PROVINCES[declared.province]
    )
    if crown:
        spend_sejm_disc(g, seat)
    return crown


@rule("BOZ 8.1.7 8.1.17 8.1.22")
def fight(g: GodsPlayground, declared: Campaign) -> None:
    """Own units roll with the Cossacks; when that is settled, the Crown Army rolls."""
    seat, province = declared.seat, declared.province
    open_battle(g, "campaign", province)
    artillery = g.provinces[province].armies[seat][ARTILLERY] > 0
    own = private_attack(g, seat, province)
    wild = cossack_attack(g, seat, declared.cossacks, artillery)
    place_raiders(g, seat, province, clear_province(g, province, own) + clear_of_tatars(g, wild))
    if declared.crown:
        place_king(g, province, clear_province(g, province, crown_attack(g, seat)))


@rule("BOZ 8.1.28 8.1.29")
def clear_province(g: GodsPlayground, province: Province, hits: int) -> int:
    """Enemy cubes in the province are hit first, by the Crown Army too (R20); hits left over."""
    here = g.provinces[province]
    enemy = occupier(here)
    if enemy is None:
        return hits
    removed = min(hits, here.enemies[enemy])
    remove_enemy(g, province, enemy, removed)
    return hits - removed


@rule("BOZ 8.1.17 8.1.18")
def clear_of_tatars(g: GodsPlayground, hits: int) -> int:
    """Cossacks hit Tatars only: while others stand in Ukraine, their hits are lost (R43)."""
    if not hits or occupier(g.provinces[UKRAINE]) not in (None, TATARS):
        return 0
    return clear_province(g, UKRAINE, hits)


@rule("BOZ 8.1.11 8.1.25 8.1.31 8.2.4.3")
def place_raiders(g: GodsPlayground, seat: Seat, enemy: Enemy, hits: int) -> None:
    """Each hit puts an own cube in the field, beside the enemy's; without a cube nothing (R19)."""
    cubes = min(hits, g.players[seat].cubes)
    if cubes and refuse_raid(g, enemy) is None:
        g.players[seat].cubes -= cubes
        g.fields[enemy].raiders[seat] += cubes
        g.tell(RaidersPlaced(seat, ENEMIES[enemy], cubes, g.turn))


@rule("BOZ-8.1.21")
def place_king(g: GodsPlayground, enemy: Enemy, hits: int) -> None:
    """Each hit of the Crown Army puts a king's cube there."""
    cubes = min(hits, g.king_cubes)
    if cubes and refuse_raid(g, enemy) is None:
        g.king_cubes -= cubes
        g.fields[enemy].king += cubes
        g.tell(KingsCubesPlaced(ENEMIES[enemy], cubes, g.turn))
