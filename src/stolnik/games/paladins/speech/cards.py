"""All that stands on a card, an action or a space, and the sections that say what it does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from stolnik.engine.game import Description
from stolnik.text import Phrase

from ..box.components import ATTRIBUTES, LEFT_ACTIONS, Action
from ..state import Paladins
from .details import Part, colour, cost_of, crew, gains, helps, hired, marked, scoring

SECTION: Final[Mapping[Action, str]] = {
    "develop": "DEV",
    "recruit": "REC",
    "hunt": "HTR",
    "trade": "HTR",
    "pray": "PRA",
    "conspire": "CON",
    "commission": "COM",
    "fortify": "FOR",
    "garrison": "GAR",
    "absolve": "ABS",
    "attack": "ATK",
    "convert": "CVT",
    "favour": "FAV",
}
"""The section of the rulebook on each action."""

DECKS: Final = ("suspicion", "debt", "wall")
"""Cards that are drawn from a deck, and go by no name of their own."""


def describe_element(g: Paladins, element: str) -> Description:
    """A card, an action or a space of the box; other elements bear nothing."""
    family, _, name = element.partition(":")
    describe = _FAMILIES.get(family)
    try:
        return Description(()) if describe is None else describe(g, name)
    except LookupError:  # of another box
        return Description(())


def _lines(parts: Sequence[Part]) -> list[Phrase]:
    return [Phrase("card-part", {"parts": part}) for part in parts]


# -- cards -------------------------------------------------------------------------------------


def _paladin(g: Paladins, name: str) -> Description:
    card = g.box.paladins[name]
    return Description(_lines(helps(card)), ("PLD", SECTION[card.action]))


def _townsfolk(g: Paladins, name: str) -> Description:
    card = g.box.townsfolk[name]
    discarded = Phrase("summary-discarded", {"gain": gains(card.discard_reward)})
    joining = Phrase("summary-joining", {"parts": hired(card)})
    return Description(_lines([[discarded], [joining]]), ("REC", "TWN"))


def _outsider(g: Paladins, name: str) -> Description:
    card = g.box.outsiders[name]
    attacked = Phrase("summary-attack", {"gain": gains(card.attack_reward)})
    converted = Phrase("summary-convert", {"gain": gains(card.convert_reward)})
    parts: list[Part] = [[Phrase(f"outsider_type-{card.type}")], [attacked]]
    if card.convert_reward:
        parts.append([converted])
    parts.append([Phrase("card-converted", {"parts": [scoring(card)]})])
    return Description(_lines(marked(parts, card.house)), ("ATK", "CVT", "OSC"))


def _wall(g: Paladins, name: str) -> Description:
    card = g.box.walls[name]
    parts: list[Part] = []
    if card.rewards:
        parts.append([Phrase("at-once", {"gain": gains(card.rewards)})])
    if card.end_vp:
        parts.append([Phrase("card-end", {"vp": card.end_vp})])
    return Description(_lines(marked(parts, card.house)), ("FOR",))


def _tavern(g: Paladins, name: str) -> Description:
    card = g.box.taverns[name]
    return Description(_lines(marked([crew(card.workers)], card.house)), ("RND",))


def _favour(g: Paladins, name: str) -> Description:
    card = g.box.favours[name]
    takes = Phrase("card-takes", {"parts": cost_of(card)})
    gives = Phrase("card-gives", {"gain": gains(card.rewards)})
    return Description(_lines(marked([[takes], [gives]], card.house)), ("FAV",))


def _order(g: Paladins, name: str) -> Description:
    card = g.box.orders[name]
    wanted = Phrase("card-order", {"action": card.action, "count": card.required})
    return Description(_lines(marked([[wanted]], card.house)), ("ORD", SECTION[card.action]))


def _scheme(g: Paladins, name: str) -> Description:
    card = g.box.schemes[name]
    where = Phrase("card-scheme", {"on_favour": card.on_favour})
    return Description(_lines(marked([[where]], card.house)), ("SSCH",))


def _deck(g: Paladins, name: str) -> Description:
    """Suspicions, Debts and Walls: what all cards of the deck have in common."""
    if name == "suspicion":
        kinds = [
            Phrase("card-suspicions", {"count": kind.count, "tax": kind.tax})
            for kind in g.box.suspicions
        ]
        return Description(_lines([[kind] for kind in kinds]), ("SUS", "INQ"))
    if name == "debt":
        debt = g.box.debt
        worth = Phrase("card-debt", {"unpaid": debt.unpaid_vp, "vp": debt.paid_vp})
        count = Phrase("card-count", {"count": debt.count, "left": g.debts})
        return Description(_lines(marked([[worth], [count]], debt.house)), ("DEB",))
    walls = Phrase("card-count", {"count": len(g.box.walls), "left": len(g.wall_deck)})
    return Description(_lines([[walls]]), ("FOR",))


# -- the boards --------------------------------------------------------------------------------


def _action(g: Paladins, name: str) -> Description:
    """An action of the player board: its Worker spaces, and the Attributes that it is about."""
    action = g.box.actions.get(name)
    if action is None:
        return Description(_lines([[Phrase(f"action-{name}")]]), (SECTION[name],))
    spaces: Part = [Phrase("space-open", {"colour": colour(each)}) for each in action.colours]
    parts: list[Part] = [spaces, *_modes(g, name)]
    if action.silver:
        parts.append([Phrase("price", {"silver": action.silver, "provisions": 0})])
    if action.requires is not None:
        parts.append([Phrase("card-requires", {"attribute": ATTRIBUTES[action.requires]})])
    if action.rewards is not None:
        parts.append([Phrase("card-raises", {"attribute": ATTRIBUTES[action.rewards]})])
    general = ("ACT",) if name in LEFT_ACTIONS else ("ACT", "DEV")
    return Description(_lines(parts), (SECTION[name], *general))


def _modes(g: Paladins, name: str) -> Iterator[Part]:
    """What an action gives for one Worker or more."""
    for workers, gain in g.box.actions[name].gains.items():
        if gain:
            yield [Phrase("card-mode", {"count": workers, "gain": gains(gain)})]


def _space(g: Paladins, name: str) -> Description:
    space = g.box.spaces[g.box.space_at[name]]
    flags = g.box.regions[space.region]
    parts: list[Part] = [
        [Phrase("card-gives", {"gain": gains(space.reward)})],
        [Phrase("card-region", {"faith": flags.faith, "strength": flags.strength})],
    ]
    if space.min_players > 1:
        parts.append([Phrase("card-players", {"count": space.min_players})])
    unsure = [field for field in space.house if field != "order"]  # of that, the table speaks
    return Description(_lines(marked(parts, unsure)), ("COM", "GAR"))


def _jar_space(g: Paladins, name: str) -> Description:
    space = g.box.jar_spaces[name]
    gives = Phrase("card-gives", {"gain": gains(space.reward)})
    return Description(_lines(marked([[gives]], space.house)), ("ABS",))


_FAMILIES: Final[Mapping[str, Callable[[Paladins, str], Description]]] = {
    "paladin": _paladin,
    "townsfolk": _townsfolk,
    "outsider": _outsider,
    "wall": _wall,
    "tavern": _tavern,
    "favour": _favour,
    "order": _order,
    "scheme": _scheme,
    "deck": _deck,
    "action": _action,
    "space": _space,
    "jar_space": _jar_space,
}
