"""What sentences need beyond the ids in moves: prices, and what cards and spaces give.

Cards are described from the data, word by word of its vocabulary, so a box with other values
speaks of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, TypeAlias

from stolnik.engine.flow import Ask, Move, Seat
from stolnik.engine.text import Phrase
from stolnik.games.paladins import paladins
from stolnik.games.paladins.actions import refuse_action
from stolnik.games.paladins.components import (
    ANY,
    ATTRIBUTES,
    WORKER_OF,
    WORKERS,
    Action,
    Outsider,
    Paladin,
    Reward,
    Space,
    Townsfolk,
    Worker,
)
from stolnik.games.paladins.left_actions import develop, pray
from stolnik.games.paladins.left_actions.recruit import DEBT, SILVER
from stolnik.games.paladins.rewards import reward_name
from stolnik.games.paladins.right_actions import (
    absolve,
    attack,
    commission,
    convert,
    fortify,
    garrison,
)
from stolnik.games.paladins.state import Paladins

Details: TypeAlias = Mapping[str, object]
Part: TypeAlias = list[object]
"""A part of a description; the parts are set off from each other by semicolons."""

HOUSE: Final = Phrase("house-mark")
"""Stands beside a value that nobody could read off the printed component."""


# -- rewards and Workers -----------------------------------------------------------------------


def gains(rewards: Iterable[Reward]) -> list[object]:
    """Rewards from left to right; of a choice, one or the other."""
    return [_gain(reward) for reward in rewards]


def _gain(reward: Reward) -> Phrase:
    if reward.kind == "choice":
        return _either(reward.options)
    return Phrase(f"gain-{reward_name(reward)}", {"count": reward.n})


def _either(options: Sequence[Sequence[Reward]]) -> Phrase:
    first, *rest = options
    if not rest:
        return Phrase("gains", {"parts": gains(first)})
    return Phrase("gain-either", {"one": gains(first), "other": _either(rest)})


def crew(workers: Iterable[Worker]) -> list[object]:
    """Workers kind by kind, each with how many there are."""
    held = list(workers)
    if not held:
        return [Phrase("nobody")]
    return [
        Phrase(f"gain-{name}", {"count": held.count(kind)})
        for kind, name in enumerate(WORKERS)
        if kind in held
    ]


def pool(counts: Sequence[int]) -> list[object]:
    """The Workers of a pool, kind by kind."""
    return crew(kind for kind, count in enumerate(counts) for _ in range(count))


def colour(wanted: Worker) -> Phrase:
    """Whom a Worker space takes."""
    return Phrase("worker-any" if wanted == ANY else f"worker-{WORKERS[wanted]}")


# -- cards -------------------------------------------------------------------------------------


def marked(parts: Sequence[Part], house: Sequence[str]) -> list[Part]:
    """A description, with a mark if any of its values is the house's own."""
    return [*parts, [HOUSE]] if house else [*parts]


def ability(card: Townsfolk) -> Phrase:
    """What a Townsfolk does in a team, and when."""
    works = card.ability
    about: dict[str, object] = {"gain": gains(works.reward)}
    if works.trigger == "after_action":
        return Phrase("ability-after_action", {**about, "action": works.action})
    if works.trigger == "after_pay_debt":
        return Phrase("ability-after_pay_debt", about)
    if works.least:
        return Phrase("ability-suspected", {**about, "count": works.least})
    if works.most is not None:
        return Phrase("ability-unsuspected", {**about, "count": works.most})
    return Phrase("ability-inquisition", about)


def hired(card: Townsfolk) -> list[Part]:
    """What a Townsfolk is worth in a team: its reward at once, if any, and its ability."""
    parts: list[Part] = []
    if card.recruit_immediate:
        parts.append([Phrase("at-once", {"gain": gains(card.recruit_immediate)})])
    parts.append([ability(card)])
    return marked(parts, card.house)


def scoring(card: Outsider) -> Phrase:
    """What a converted Outsider scores at the end."""
    printed = card.end_score
    about: dict[str, object] = {"vp": printed.vp, "base": printed.base, "per": printed.per}
    if printed.rule == "per_actions":
        about["action"] = printed.action
    elif printed.rule == "per_attribute":
        about["attribute"] = ATTRIBUTES[printed.attribute]
    elif printed.rule == "per_attacked_type":
        about["type"] = printed.type
    return Phrase(f"scoring-{printed.rule}", about)


def helps(card: Paladin, *, workers: bool = True) -> list[Part]:
    """A Paladin: the Workers, unless they have come, the higher Attributes and the ability."""
    boosts: Part = [
        Phrase(f"gain-{name}", {"count": boost})
        for name, boost in zip(ATTRIBUTES, card.boost)
        if boost
    ]
    parts = [crew(card.workers)] if workers else []
    if boosts:
        parts.append(boosts)
    parts += [[each] for each in _abilities(card)]
    return marked(parts, card.house)


def _abilities(card: Paladin) -> Iterable[Phrase]:
    if card.free_silver:
        yield Phrase("ability-free_silver", {"action": card.action})
    if card.free_provisions:
        yield Phrase("ability-free_provisions", {"action": card.action})
    if card.discount:
        yield Phrase("ability-discount", {"action": card.action, "silver": card.discount})
    if card.gain:
        yield Phrase("ability-gain", {"action": card.action, "gain": gains(card.gain)})


def offered(space: Space) -> Phrase:
    """What a space of the main board gives; of its place the heading of the regions speaks."""
    given = gains(space.reward)
    if set(space.house) - {"order"}:
        given.append(HOUSE)
    *before, together = given
    for one in reversed(before):
        together = Phrase("gain-both", {"one": one, "other": together})
    return Phrase("gains", {"parts": [together]})


# -- prices ------------------------------------------------------------------------------------


def price(g: Paladins, seat: Seat, move: Move) -> tuple[int, int]:
    """The Silver and the Provisions that an action costs now."""
    p = g.players[seat]
    match move:
        case ("develop",):
            return develop.cost(g, p), 0
        case ("recruit", str(card), _, str(payment)) if payment == SILVER:
            printed = g.box.townsfolk_slots[g.townsfolk.index(card)].silver
            return paladins.silver_due(g, p, "recruit", printed), 0
        case ("pray",):
            return pray.cost(g, p), 0
        case ("commission",):
            return 0, commission.cost(g, seat)
        case ("fortify",):
            return 0, fortify.cost(g, p)
        case ("garrison",):
            return 0, garrison.cost(g, seat)
        case ("absolve",):
            return absolve.cost(g, p), 0
        case ("attack", str(card)):
            return attack.hired_arms(g, seat, g.outsiders.index(card)), 0
        case ("convert", _):
            return convert.cost(g, p), 0
        case ("favour", str(card)):
            favour = g.box.favours[card]
            return favour.cost.silver, favour.cost.provisions
    return 0, 0


# -- options -----------------------------------------------------------------------------------


def details(g: Paladins, ask: Ask, move: Move) -> Details:
    """What the words of an option say beside its own parts."""
    about: dict[str, object] = {}
    if ask.topic == "action":
        possible = refuse_action(g, ask.seat, move) is None
        silver, provisions = price(g, ask.seat, move) if possible else (0, 0)
        about |= {"silver": silver, "provisions": provisions}
    verb, *parts = move
    tell = _OPTIONS.get(str(verb))
    return about if tell is None else {**about, **tell(g, ask, *parts)}


def _recruit(g: Paladins, ask: Ask, card: str, workers: int, payment: str) -> Details:
    return {"debt": payment == DEBT}


def _gather(action: Action) -> Callable[[Paladins, Ask, int], Details]:
    def tell(g: Paladins, ask: Ask, workers: int) -> Details:
        """All that Hunt or Trade brings, with what this Round's Paladin adds."""
        rewards = list(g.box.actions[action].gains.get(workers, ()))
        paladin = paladins.current(g, g.players[ask.seat])
        if paladin is not None and paladin.action == action:
            rewards += paladin.gain
        given = Counter[str]()
        for reward in rewards:
            given[reward_name(reward)] += reward.n
        return {"gain": [Phrase(f"gain-{name}", {"count": n}) for name, n in given.items()]}

    return tell


def _favour(g: Paladins, ask: Ask, card: str) -> Details:
    favour = g.box.favours[card]
    parts = marked([gains(favour.rewards)], favour.house)
    return {"debts": favour.cost.gain_debt, "parts": parts}


def _workers(g: Paladins, ask: Ask, *names: str) -> Details:
    return {"crew": crew(WORKER_OF[name] for name in names)}


def _tavern(g: Paladins, ask: Ask, card: str) -> Details:
    known = g.box.taverns[card]
    return {"parts": marked([crew(known.workers)], known.house)}


def _workshop(g: Paladins, ask: Ask, name: str, place: int) -> Details:
    """Whose space it is, and who would have to leave it."""
    action = g.box.actions[name]
    standing = g.players[ask.seat].spaces[action.start + place - 1]
    about: dict[str, object] = {"colour": colour(action.colours[place - 1])}
    if standing >= 0:
        return {**about, "held": True, "worker": WORKERS[standing]}
    return {**about, "held": False}


def _hire(g: Paladins, ask: Ask, card: str) -> Details:
    return {"parts": hired(g.box.townsfolk[card])}


def _clear(g: Paladins, ask: Ask, name: str) -> Details:
    action = g.box.actions[name]
    standing = g.players[ask.seat].spaces[action.start : action.end]
    return {"crew": crew(worker for worker in standing if worker >= 0)}


def _space(g: Paladins, ask: Ask, space: str) -> Details:
    return {"gain": offered(g.box.spaces[g.box.space_at[space]])}


def _jar(g: Paladins, ask: Ask, jar: str) -> Details:
    return {"house": bool(g.box.jar_spaces[jar].house)}


def _take(g: Paladins, ask: Ask, *parts: str | int) -> Details:
    """The names and numbers of a reward's option, in turn."""
    return {
        "gain": [
            Phrase(f"gain-{name}", {"count": count})
            for name, count in zip(parts[::2], parts[1::2], strict=True)
        ]
    }


def _use(g: Paladins, ask: Ask, card: str) -> Details:
    known = g.box.townsfolk[card]
    return {"parts": marked([gains(known.ability.reward)], known.house)}


_OPTIONS: Final[Mapping[str, Callable[..., Details]]] = {
    "recruit": _recruit,
    "hunt": _gather("hunt"),
    "trade": _gather("trade"),
    "favour": _favour,
    "place": _workers,
    "place_two": _workers,
    "place_three": _workers,
    "keep": _workers,
    "keep_two": _workers,
    "keep_three": _workers,
    "tavern": _tavern,
    "workshop": _workshop,
    "hire": _hire,
    "clear": _clear,
    "space": _space,
    "jar": _jar,
    "take": _take,
    "take_two": _take,
    "take_three": _take,
    "use": _use,
}
