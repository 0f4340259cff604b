"""What is printed on a card, line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import groupby
from typing import Final

from stolnik.engine.game import Description, Line

from ...box.components import POWERS, CardType, Character, DisplayAction
from ...box.effects import Choice, Do, Effect, Effects, Frozen
from ...state import Europe
from ..phrases import Said, phrase, worded
from .condition_sentences import condition
from .effect_sentences import OWNER, gained, options, sentences
from .sets import Names, powers, several

HOUSE: Final = phrase("house-mark")


def describe_element(g: Europe, element: str) -> Description:
    """What stands on a card, an Idea, a Mission, a Milestone or an Event."""
    family, _, name = element.partition(":")
    if family not in DESCRIBED:
        return Description(())
    describe, sections = DESCRIBED[family]
    return Description([_line(said) for said in describe(Names.on(g.box, name), name)], sections)


def _line(said: Said) -> Line:
    return ("said-line", {"what": said})


def _effects(names: Names, effects: Effects, lead: str, named: Frozen = None) -> list[Said]:
    """A line for each sentence, and one for each option of a choice."""
    said: list[Said] = []
    for chosen, group in groupby(effects, _is_choice):
        if chosen:
            for effect in group:
                assert isinstance(effect, Choice)
                said += [phrase("line-option", what=one) for one in options(names, effect, named)]
        else:
            for _, run in groupby(group, lambda effect: isinstance(effect, Do) or id(effect)):
                said += [phrase(lead, what=one) for one in sentences(names, tuple(run), named)]
    return said


def _is_choice(effect: Effect) -> bool:
    return isinstance(effect, Choice) and effect.by == "you"


def _character(character: Character) -> Said:
    skills: list[Said] = [
        phrase("skill", kind=worded("skill", power), n=skill)
        for power, skill in zip(POWERS, character.skills)
        if skill
    ]
    dice: list[Said] = [
        worded("dice", kind, n=n)
        for kind, n in zip(("infantry", "cavalry", "artillery"), character.dice)
        if n
    ]
    if character.chosen_dice:
        dice.append(phrase("dice-chosen", n=character.chosen_dice))
    return phrase("said-of", who=worded("character", character.id), what=[*skills, *dice])


def _event(names: Names, name: str) -> Iterable[Said]:
    card = names.box.events[names.box.event_of[name]]
    yield from _effects(names, card.effects, "line-effect")
    for symbol in card.symbols:
        yield worded("symbol", symbol.replace(":", "-"))
    if card.ruler is not None:
        yield _character(card.ruler)
    if card.uncertain:
        yield HOUSE


def _card(names: Names, name: str) -> Iterable[Said]:
    card = names.box.cards[names.box.card_of[name]]
    yield from _type(names, card.type)
    yield _character(card.character)
    if "house" in card.type.source:
        yield HOUSE


def _type(names: Names, kind: CardType) -> Iterable[Said]:
    yield phrase("line-price", what=worded("card_kind", kind.kind), cost=names.price(kind.cost))
    if kind.requires is not None:
        yield phrase("said-requires", condition=condition(names, kind.requires))
    yield from _effects(names, kind.effects, "line-effect", OWNER)
    yield from _effects(names, kind.on_play, "line-on-play", OWNER)
    for action in kind.actions:
        yield _display_action(names, action)


def _display_action(names: Names, action: DisplayAction) -> Said:
    body = sentences(names, action.effects, OWNER)
    what: Said = several(body) if len(body) > 1 else body[0]
    if any(action.cost.values()):
        what = phrase("said-for", cost=names.price(action.cost), what=what)
    if action.requires is not None:
        what = phrase("said-if", condition=condition(names, action.requires), what=what)
    title = phrase("said-display", action=worded("display_action", action.id), n=action.charges)
    return phrase("said-of", who=title, what=what)


def _idea(names: Names, name: str) -> Iterable[Said]:
    idea = names.box.ideas[names.box.idea_of[name]]
    price = names.amount(POWERS[idea.kind], idea.cost)
    yield phrase("said-idea", price=price, form=phrase("said-form") if idea.government else "")
    if idea.requires is not None:
        yield phrase("said-requires", condition=condition(names, idea.requires))
    for modifier in idea.passive:
        yield _modifier(names, modifier)
    yield from _effects(names, idea.immediate, "line-at-once", OWNER)
    if idea.house:
        yield HOUSE


def _modifier(names: Names, modifier: Mapping[str, Frozen]) -> Said:
    """What an Idea changes for as long as one has it."""
    mod = str(modifier["mod"])
    about: dict[str, Said] = {}
    if "n" in modifier:
        about["n"] = names.number(modifier["n"])
    if "rows" in modifier:
        about["n"] = names.number(modifier["rows"])
    if "action" in modifier:
        about["action"] = worded("action", modifier["action"])
    if mod.endswith("_discount"):  # what is cheaper by 1 is a price of -1 more
        modifier = {key: -n if type(n) is int else n for key, n in modifier.items()}
    parts = powers(modifier, names)
    units = [
        phrase("unit-by", kind=worded("unit-of", kind), n=names.signed(modifier[kind]))
        for kind in ("infantry", "cavalry", "artillery", "naval", "heavy", "light", "galley")
        if kind in modifier
    ]
    about["what"] = [*parts, *units]
    said = worded("mod", mod, **about)
    when = modifier.get("when")
    if isinstance(when, Mapping):
        return phrase("line-while", condition=condition(names, when), what=said)
    return said


def _mission(names: Names, name: str) -> Iterable[Said]:
    card = names.box.missions[names.box.mission_of[name]]
    yield phrase("said-requires", condition=condition(names, card.condition))
    yield phrase("line-reward", what=gained(names, "prestige", card.prestige, OWNER))
    yield from _effects(names, card.effects, "line-reward", OWNER)
    if card.after:
        done = [worded("mission", names.box.missions[one].id) for one in card.after]
        yield phrase("said-after", missions=list(done))
    if card.house:
        yield HOUSE


def _milestone(names: Names, name: str) -> Iterable[Said]:
    card = next(one for one in names.box.milestones if one.id == name)
    yield phrase("said-requires", condition=condition(names, card.condition))
    ranks = " / ".join(str(n) for n in card.prestige)
    yield phrase("line-ranks", n=ranks)
    yield from _effects(names, card.reward, "line-reward", OWNER)
    yield HOUSE


def _struggle(names: Names, name: str) -> Iterable[Said]:
    card = next(one for one in names.box.struggles if one.id == name)
    areas: list[Said] = [worded("area", names.box.areas[one].id) for one in card.battlegrounds]
    yield phrase("said-battlegrounds", areas=areas)
    for asked, prestige in card.extra:
        scored = gained(names, "prestige", prestige, OWNER)
        yield phrase("line-if", condition=condition(names, asked), what=scored)
    yield HOUSE


DESCRIBED: Final[Mapping[str, tuple[Callable[[Names, str], Iterable[Said]], tuple[str, ...]]]] = {
    "event_card": (_event, ("16.3", "16.5")),
    "card": (_card, ("6.0", "6.2")),
    "idea": (_idea, ("8.0",)),
    "mission": (_mission, ("17.2",)),
    "milestone": (_milestone, ("17.3",)),
    "struggle": (_struggle, ("17.4",)),
}
"""By family of elements: what describes one, and the sections of the rulebook on it."""
