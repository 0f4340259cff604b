"""Reads and checks the cards."""

from __future__ import annotations

from pathlib import Path

from stolnik.rulebook import rule

from .components import (
    ACTIONS,
    ATTRIBUTES,
    END_SCORE_RULES,
    FAITH,
    OUTSIDER_TYPES,
    RIGHT_ACTIONS,
    Debt,
    EndScore,
    Favour,
    Order,
    Outsider,
    Paladin,
    Price,
    Suspicion,
    Tavern,
    Townsfolk,
    TownsfolkAbility,
    Wall,
)
from .data_file import DataFile
from .data_records import (
    DebtRecord,
    FavourRecord,
    OrderRecord,
    OutsiderRecord,
    PaladinRecord,
    SuspicionRecord,
    TavernRecord,
    TownsfolkRecord,
    WallRecord,
)
from .placing import placing

CONDITIONS = {
    "always": (0, None),
    "own_suspicions>=2": (2, None),
    "own_suspicions==0": (0, 0),
}
"""When a Townsfolk works at an Inquisition: the fewest and the most own Suspicions."""


@rule("PAL PLD.6 PLD.7")
def read_paladins(own: Path | None) -> dict[str, Paladin]:
    file = DataFile("paladins.json")
    paladins = {}
    for card in file.read("paladins", PaladinRecord, own):
        ability = card.ability
        file.demand(card.id, "ability", ability.trigger, ACTIONS)
        file.demand(
            card.id,
            "ability",
            ability.effect,
            ("gain", "no_silver_cost", "no_provisions_cost", "silver_discount"),
        )
        for name in card.boost:
            file.demand(card.id, "boost", name, ATTRIBUTES)
        paladins[card.id] = Paladin(
            id=card.id,
            name=card.name,
            workers=file.workers(card.id, "workers", card.workers),
            boost=tuple(card.boost.get(name, 0) for name in ATTRIBUTES),
            action=ability.trigger,
            free_silver=ability.effect == "no_silver_cost",
            free_provisions=ability.effect == "no_provisions_cost",
            discount=ability.n if ability.effect == "silver_discount" else 0,
            gain=file.rewards(card.id, "ability", ability.gain),
            source=card.source,
            house=card.house("workers", "boost", "ability"),
        )
    return paladins


@rule("PAL-TWN.2")
def read_townsfolk(own: Path | None) -> dict[str, Townsfolk]:
    file = DataFile("townsfolk.json")
    townsfolk = {}
    for card in file.read("townsfolk", TownsfolkRecord, own):
        ability = card.ability
        triggers = ("after_action", "after_pay_debt", "inquisition")
        file.demand(card.id, "ability", ability.trigger, triggers)
        file.demand(card.id, "ability", ability.condition, CONDITIONS)
        if ability.trigger == "after_action":
            file.demand(card.id, "ability", ability.action, ACTIONS)
        least, most = CONDITIONS[ability.condition]
        townsfolk[card.id] = Townsfolk(
            id=card.id,
            kind=card.kind,
            discard_reward=file.rewards(card.id, "discard_reward", card.discard_reward),
            recruit_immediate=file.rewards(card.id, "recruit_immediate", card.recruit_immediate),
            ability=TownsfolkAbility(
                trigger=ability.trigger,
                reward=file.rewards(card.id, "ability", ability.reward),
                action=ability.action,
                least=least,
                most=most,
            ),
            source=card.source,
            house=card.house("discard_reward", "recruit_immediate", "ability"),
        )
    return townsfolk


def read_outsiders(own: Path | None) -> dict[str, Outsider]:
    file = DataFile("outsiders.json")
    outsiders = {}
    for card in file.read("outsiders", OutsiderRecord, own):
        file.demand(card.id, "type", card.type, OUTSIDER_TYPES)
        outsiders[card.id] = Outsider(
            id=card.id,
            kind=card.kind,
            type=card.type,
            attack_reward=file.rewards(card.id, "attack_reward", card.attack_reward),
            convert_reward=file.rewards(card.id, "convert_reward", card.convert_reward),
            end_score=_end_score(file, card),
            source=card.source,
            house=card.house("attack_reward", "convert_reward", "end_score"),
        )
    return outsiders


def _end_score(file: DataFile, card: OutsiderRecord) -> EndScore:
    score = card.end_score
    file.demand(card.id, "end_score", score.rule, END_SCORE_RULES)
    file.at_least(card.id, "end_score", score.per, 1)
    attribute = FAITH
    if score.rule == "per_actions":
        file.demand(card.id, "end_score", score.action, (*ACTIONS[:2], *RIGHT_ACTIONS))
    elif score.rule == "per_attribute":
        attribute = file.attribute(card.id, "end_score", score.attribute)
    elif score.rule == "per_attacked_type":
        file.demand(card.id, "end_score", score.type, OUTSIDER_TYPES)
    return EndScore(
        score.rule, score.vp, score.base, score.per, score.action, attribute, score.type
    )


def read_walls(own: Path | None) -> dict[str, Wall]:
    file = DataFile("walls.json")
    return {
        card.id: Wall(
            id=card.id,
            rewards=file.rewards(card.id, "rewards", card.rewards, choices=True),
            end_vp=card.end_vp,
            source=card.source,
            house=card.house("rewards", "end_vp"),
        )
        for card in file.read("walls", WallRecord, own)
    }


def read_taverns(own: Path | None) -> dict[str, Tavern]:
    file = DataFile("tavern.json")
    return {
        card.id: Tavern(
            id=card.id,
            workers=file.workers(card.id, "workers", card.workers),
            source=card.source,
            house=card.house("workers"),
        )
        for card in file.read("tavern", TavernRecord, own)
    }


def read_suspicions(own: Path | None) -> tuple[Suspicion, ...]:
    file = DataFile("suspicion.json")
    kinds = file.read("suspicion", SuspicionRecord, own)
    return tuple(
        Suspicion(
            id=kind.id,
            tax=file.at_least(kind.id, "tax", kind.tax, 0),
            count=file.at_least(kind.id, "count", kind.count, 0),
            source=kind.source,
            house=kind.house("tax", "count"),
        )
        for kind in kinds
    )


def read_debt(own: Path | None) -> Debt:
    file = DataFile("debts.json")
    debt = file.one("debts", file.read("debts", DebtRecord, own))
    return Debt(
        id=debt.id,
        count=file.at_least(debt.id, "count", debt.count, 0),
        unpaid_vp=debt.unpaid_vp,
        paid_vp=debt.paid_vp,
        source=debt.source,
        house=debt.house("unpaid_vp", "paid_vp"),
    )


def read_favours(own: Path | None) -> dict[str, Favour]:
    file = DataFile("kings_favours.json")
    favours = {}
    for card in file.read("kings_favours", FavourRecord, own):
        for name in card.cost:
            file.demand(card.id, "cost", name, ("silver", "provisions", "gain_debt"))
        colour = file.colour(card.id, "worker_space", card.worker_space)
        favours[card.id] = Favour(
            id=card.id,
            placing=placing((colour,), (0,)),
            cost=Price(**card.cost),
            rewards=file.rewards(card.id, "rewards", card.rewards, choices=True),
            source=card.source,
            house=card.house("worker_space", "cost", "rewards"),
        )
    return favours


def read_orders(own: Path | None) -> dict[str, Order]:
    file = DataFile("kings_orders.json")
    return {
        card.id: Order(
            id=card.id,
            action=file.demand(card.id, "action", card.action, RIGHT_ACTIONS),
            required=card.required,
            source=card.source,
            house=card.house("action", "required"),
        )
        for card in file.read("kings_orders", OrderRecord, own)
    }
