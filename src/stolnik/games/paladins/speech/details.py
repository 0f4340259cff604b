"""What sentences need beyond the ids in moves: prices, and what cards and spaces give.

Cards are described from the data, word by word of its vocabulary, so a box with other values
speaks of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias

from stolnik.engine.flow import Ask
from stolnik.engine.state import Event
from stolnik.engine.vocabulary import Details
from stolnik.text import Phrase

from ..box.components import (
    ANY,
    ATTRIBUTES,
    WORKER_OF,
    WORKERS,
    Action,
    BoardAction,
    Favour,
    Outsider,
    Paladin,
    Reward,
    Space,
    Townsfolk,
    Worker,
)
from ..chapters import actions
from ..chapters.left_actions.recruit import DEBT
from ..chapters.rewards import reward_name
from ..chapters.rounds import paladin_cards
from ..events import (
    AttributeRaised,
    FavourUsed,
    PaladinRevealed,
    Passed,
    RewardDeclined,
    TavernsRevealed,
    TavernTaken,
    WorkersGained,
    WorkersPlaced,
)
from ..state import Paladins

Tell: TypeAlias = Callable[..., Details]
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
        action = Phrase(f"action-{works.action}.of")
        return Phrase("ability-after_action", {**about, "action": action})
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
        about["times"] = Phrase(f"action-{printed.action}.times", {"count": printed.per})
    elif printed.rule == "per_attribute":
        about["attribute"] = Phrase(f"attribute-{ATTRIBUTES[printed.attribute]}.of")
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


def cost_of(favour: Favour) -> Part:
    """The Worker and whatever else a Favour takes."""
    cost = favour.cost
    needs: Part = [colour(kind) for kind, _ in favour.placing.coloured]
    if not needs:
        needs.append(Phrase("any-worker"))
    if cost.silver or cost.provisions:
        figures = {"silver": cost.silver, "provisions": cost.provisions}
        needs.append(Phrase("price", figures))
    if cost.gain_debt:
        needs.append(Phrase("gain-gain_debt", {"count": cost.gain_debt}))
    return needs


def offered(space: Space) -> Phrase:
    """What a space of the main board gives; of its place the heading of the regions speaks."""
    given = gains(space.reward)
    if set(space.house) - {"order"}:
        given.append(HOUSE)
    *before, together = given
    for one in reversed(before):
        together = Phrase("gain-both", {"one": one, "other": together})
    return Phrase("gains", {"parts": [together]})


# -- options -----------------------------------------------------------------------------------


def price(g: Paladins, ask: Ask, verb: str, *parts: str | int) -> dict[str, int]:
    """What an action costs now, in figures; ``priced`` is not set where nothing can be had."""
    cost = actions.price(g, ask.seat, (verb, *parts))
    if cost is None:
        return {"silver": 0, "provisions": 0, "debts": 0, "priced": False}
    figures = {"silver": cost.silver, "provisions": cost.provisions, "debts": cost.gain_debt}
    return {**figures, "priced": True}


def gained(rewards: Iterable[Reward]) -> dict[str, int]:
    """What rewards bring, in figures; what is still to be chosen does not count."""
    counts = Counter[str]()
    for reward in rewards:
        counts[f"gains_{reward_name(reward)}"] += reward.n
    return dict(counts)


def plain_action(action: Action) -> Tell:
    """An action of which nothing is chosen but the action itself."""

    def tell(g: Paladins, ask: Ask) -> Details:
        return price(g, ask, action)

    return tell


def recruit(g: Paladins, ask: Ask, card: str, workers: int, payment: str) -> Details:
    figures = price(g, ask, "recruit", card, workers, payment)
    return {**figures, "debts": int(payment == DEBT)}


def outsider(action: Action) -> Tell:
    """Attack or Convert."""

    def tell(g: Paladins, ask: Ask, card: str) -> Details:
        return price(g, ask, action, card)

    return tell


def gather(action: Action) -> Tell:
    def tell(g: Paladins, ask: Ask, workers: int) -> Details:
        """All that Hunt or Trade brings, with what this Round's Paladin adds."""
        rewards = list(g.box.actions[action].gains.get(workers, ()))
        paladin = paladin_cards.current(g, g.players[ask.seat])
        if paladin is not None and paladin.action == action:
            rewards += paladin.gain
        given = Counter[str]()
        for reward in rewards:
            given[reward_name(reward)] += reward.n
        gain = [Phrase(f"gain-{name}", {"count": n}) for name, n in given.items()]
        return {**gained(rewards), "gain": gain}

    return tell


def favour(g: Paladins, ask: Ask, card: str) -> Details:
    favour = g.box.favours[card]
    parts = marked([gains(favour.rewards)], favour.house)
    return {**price(g, ask, "favour", card), **gained(favour.rewards), "parts": parts}


def workers(g: Paladins, ask: Ask, *names: str) -> Details:
    return {"crew": crew(WORKER_OF[name] for name in names), "count": len(names)}


def tavern(g: Paladins, ask: Ask, card: str) -> Details:
    known = g.box.taverns[card]
    brought = Counter(f"gains_{WORKERS[worker]}" for worker in known.workers)
    return {**brought, "parts": marked([crew(known.workers)], known.house)}


def workshop(g: Paladins, ask: Ask, name: str, place: int) -> Details:
    """Whose space it is, and who would have to leave it."""
    action = g.box.actions.get(name)
    if action is None or place > len(action.colours):
        return {"side": "only", "colour": colour(ANY), "held": False}
    standing = g.players[ask.seat].spaces[action.start + place - 1]
    about: dict[str, object] = {"colour": colour(action.colours[place - 1])}
    about["side"] = side(action, place)
    if standing >= 0:
        return {**about, "held": True, "worker": WORKERS[standing]}
    return {**about, "held": False}


def side(action: BoardAction, place: int) -> str:
    """Where a Worker space of an action is, of one, two or three."""
    sides = {1: ("only",), 2: ("left", "right"), 3: ("left", "middle", "right")}
    return sides[len(action.colours)][place - 1]


def hire(g: Paladins, ask: Ask, card: str) -> Details:
    known = g.box.townsfolk[card]
    return {**gained(known.recruit_immediate), "parts": hired(known)}


def clear(g: Paladins, ask: Ask, name: str) -> Details:
    action = g.box.actions.get(name)
    if action is None:
        return {"crew": crew(())}
    standing = g.players[ask.seat].spaces[action.start : action.end]
    return {"crew": crew(worker for worker in standing if worker >= 0)}


def space(g: Paladins, ask: Ask, space: str) -> Details:
    known = g.box.spaces[g.box.space_at[space]]
    return {**gained(known.reward), "gain": offered(known)}


def jar(g: Paladins, ask: Ask, jar: str) -> Details:
    known = g.box.jar_spaces[jar]
    return {**gained(known.reward), "house": bool(known.house)}


def take(g: Paladins, ask: Ask, *parts: str | int) -> Details:
    """The names and numbers of a reward's option, in turn."""
    given = dict(zip(parts[::2], parts[1::2], strict=True))
    gain = [Phrase(f"gain-{name}", {"count": count}) for name, count in given.items()]
    return {**{f"gains_{name}": count for name, count in given.items()}, "gain": gain}


def use(g: Paladins, ask: Ask, card: str) -> Details:
    known = g.box.townsfolk[card]
    parts = marked([gains(known.ability.reward)], known.house)
    return {**gained(known.ability.reward), "parts": parts}


# -- events ------------------------------------------------------------------------------------


def event(g: Paladins, happened: Event) -> Details:
    """What the words of an event say beside its fields: Workers kind by kind, and a price."""
    match happened:
        case AttributeRaised():
            form = "object" if happened.rise else "of"
            return {"attribute": Phrase(f"attribute-{happened.attribute}.{form}")}
        case RewardDeclined():
            return {"gain": Phrase(f"gain-{happened.reward}", {"count": 1})}
        case Passed():
            kept = bool(happened.worker)
            return {"kept": kept, "crew": crew(WORKER_OF[name] for name in happened.worker)}
        case WorkersPlaced():
            paid = bool(happened.silver or happened.provisions)
            return {"crew": crew(WORKER_OF[name] for name in happened.worker), "paid": paid}
        case WorkersGained():
            return {"gain": crew([WORKER_OF[happened.worker]] * happened.count)}
        case FavourUsed():
            return {"paid": bool(happened.silver or happened.provisions)}
        case PaladinRevealed():
            return {"crew": crew(g.box.paladins[happened.paladin].workers)}
        case TavernTaken():
            return {"crew": crew(g.box.taverns[happened.tavern].workers)}
        case TavernsRevealed():
            return {"crew": [crew(g.box.taverns[card].workers) for card in happened.tavern]}
    return {}
