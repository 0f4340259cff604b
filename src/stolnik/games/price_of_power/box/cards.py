"""The decks: every card with its checked effects."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from stolnik.rulebook import rule

from .asks import asked_about, parts_named
from .components import (
    EDITIONS,
    MILESTONE_DECKS,
    NONE,
    POWER_OF,
    POWERS,
    UNIT_TYPES,
    ActionCard,
    CardType,
    Character,
    DisplayAction,
    EventCard,
    Idea,
    Milestone,
    Mission,
    Struggle,
)
from .effect_words import MORTALITY, STRUGGLES, SYMBOLS
from .effects import Frozen, Known, Reader, freeze
from .files import Files, check, check_known, numbers, refuse
from .records import CharacterRecord, DisplayActionRecord

INTERREGNUM = "Interregnum"
CAVALRY_OR_ARTILLERY = "cavalry_or_artillery"
"""Battle Dice whose type the player chooses."""
AGE_OF = {"I": 1, "II": 2, "III": 3, "IV": 4}


def known_ids(f: Files) -> Known:
    """Every id that a card may name."""
    return Known(
        areas=frozenset(f.areas.keys() | f.distant.keys()),
        provinces=frozenset(f.provinces.keys() | f.distant.keys()),
        realms=frozenset(f.realms.keys() | f.later_realms.keys()),
        nodes=frozenset(f.nodes),
        zones=frozenset(f.zones),
        maps=frozenset(f.continents),
        ideas=frozenset(f.ideas),
        faiths=frozenset(f.faiths),
        colours=frozenset(f.colours),
    )


def _mapping(value: object) -> Mapping[str, Frozen]:
    frozen = freeze(value)
    assert isinstance(frozen, Mapping)
    return frozen


def make_character(file: str, card: str, found: CharacterRecord) -> Character:
    """A portrait: a square one is an Advisor, a round one a Leader or a Ruler."""
    symbol = found.mortality is None or found.mortality in MORTALITY
    check(symbol, file, card, "mortality", "there is no such symbol")
    advisor = found.role == "advisor"
    kinds = found.kinds or ([] if found.kind is None else [found.kind])
    if advisor:
        check(bool(kinds), file, card, "kind", "an Advisor without a kind of Power")
    by_kind = found.skills or dict.fromkeys(kinds, found.skill)
    skills = [by_kind.get(kind, 0) for kind in POWERS]
    dice = dict(found.battle_dice)
    chosen = dice.pop(CAVALRY_OR_ARTILLERY, 0)
    right = not chosen or found.role == "ruler"
    check(right, file, card, "battle_dice", "only a Ruler's dice are of a type to choose")
    return Character(
        id=card,
        advisor=advisor,
        skills=(skills[0], skills[1], skills[2]),
        kinds=tuple(POWER_OF[kind] for kind in kinds),
        dice=_dice(file, card, dice),
        chosen_dice=chosen,
        ducats=found.cost_ducats,
        mil=found.cost_mil,
        commands=not found.ruler_only and found.may_command,
        appointable=found.role == "leader",
        nobody=found.name == INTERREGNUM,
        mortality=found.mortality or "",
        ill=int(found.starts_with_ill_health),
        house=found.values_source == "house",
    )


def _dice(file: str, card: str, dice: Mapping[str, int]) -> tuple[int, int, int]:
    check_known(file, card, "battle_dice", dice, UNIT_TYPES)
    infantry, cavalry, artillery = (dice.get(kind, 0) for kind in UNIT_TYPES)
    return infantry, cavalry, artillery


@rule("EU 2.4.20 2.4.21 6.0.2 6.0.6 7.2.16")
def make_action_cards(f: Files, known: Known) -> tuple[ActionCard, ...]:
    """Three decks; each card has an Action and a Character."""
    file = "action_cards"
    types = {}
    for record in f.card_types.values():
        copies = sum(card.type == record.id for card in f.cards.values())
        right = copies == record.copies
        check(right, file, record.id, "copies", f"there are {copies} cards of this type")
        reader = Reader(known, f"{file}.json", record.id)
        types[record.id] = CardType(
            id=record.id,
            deck=POWER_OF[record.deck],
            card=record.card,
            kind=record.kind,
            cost=_mapping(record.cost),
            effects=reader.effects(record.effects),
            charges=record.charges,
            actions=tuple(_display_action(known, record.id, one) for one in record.actions),
            on_play=reader.effects(record.on_play, "on_play"),
            requires=(
                None if record.requires is None else reader.condition(record.requires, "requires")
            ),
            covert=record.covert or record.kind == "covert",
            source=record.effects_source,
        )
        reader.cost(record.cost)
    cards = []
    for no, card in enumerate(f.cards.values()):
        kind = types.get(card.type)
        if kind is None or kind.card != card.card or kind.deck != POWER_OF[card.deck]:
            refuse(file, card.id, "type", f"{card.type!r} is no type of this card")
        character = make_character(file, card.id, card.character)
        own = not character.advisor or character.kinds == (kind.deck,)
        check(own, file, card.id, "character", "an Advisor is found in the deck of its own kind")
        cards.append(ActionCard(no, card.id, kind.deck, kind, character))
    return tuple(cards)


def _display_action(known: Known, card: str, found: DisplayActionRecord) -> DisplayAction:
    reader = Reader(known, "action_cards.json", f"{card} {found.id}")
    reader.cost(found.cost)
    return DisplayAction(
        id=found.id,
        kind=found.kind,
        cost=_mapping(found.cost),
        charges=found.charges,
        effects=reader.effects(found.effects),
        requires=None if found.requires is None else reader.condition(found.requires, "requires"),
        source=found.source,
    )


@rule("EU 7.3.9 16.1.1 16.1.2 16.1.4 16.1.5 16.1.8")
def make_events(f: Files, known: Known) -> tuple[EventCard, ...]:
    """A-Events bring mortality, B-Events the rest, and Realm-specific Events a Ruler."""
    file = "events"
    realm_no = numbers([*f.realms, *f.later_realms])
    events = []
    for no, event in enumerate(f.events.values()):
        if event.realm is not None:
            check_known(file, event.id, "realm", [event.realm], f.realms)
        numbered = event.id[0] == str(event.age)
        check(numbered, file, event.id, "age", "the first digit of its number is its Age")
        letter = event.type if event.type in ("A", "B") else ""
        same = letter == ("A" if "A" in event.id else "B" if "B" in event.id else "")
        check(same, file, event.id, "type", "its number has another letter")
        flagged = (event.type == "realm") == (event.realm is not None)
        check(flagged, file, event.id, "realm", "a Realm-specific Event has a flag, no other has")
        for symbol in event.symbols:
            _check_symbol(f, event.id, symbol)
        events.append(
            EventCard(
                no=no,
                id=event.id,
                kind=event.type,
                age=event.age,
                half=event.half,
                edition=EDITIONS.index(event.edition),
                realm=NONE if event.realm is None else realm_no[event.realm],
                symbols=tuple(event.symbols),
                effects=Reader(known, f"{file}.json", event.id).effects(event.effects),
                ruler=(
                    None
                    if event.character is None
                    else make_character(file, event.id, event.character)
                ),
                uncertain=event.uncertain is not None,
            )
        )
    return tuple(events)


def _check_symbol(f: Files, event: str, symbol: str) -> None:
    kind, _, what = symbol.partition(":")
    check_known("events", event, "symbols", [kind], SYMBOLS)
    if kind == "dnpr_expansion":
        check_known("events", event, "symbols", [what], f.colours)
    elif kind == "mortality":
        check_known("events", event, "symbols", [what], MORTALITY)
    elif kind == "power_struggle":
        check_known("events", event, "symbols", [what], STRUGGLES)


@rule("EU 8.0.2 8.0.3")
def make_ideas(f: Files, known: Known) -> tuple[Idea, ...]:
    ideas = []
    for no, idea in enumerate(f.ideas.values()):
        right = list(idea.cost) == [idea.type]
        check(right, "ideas", idea.id, "cost", "an Idea costs Power of its own kind")
        reader = Reader(known, "ideas.json", idea.id)
        ideas.append(
            Idea(
                no=no,
                id=idea.id,
                kind=POWER_OF[idea.type],
                age=AGE_OF[idea.age],
                edition=EDITIONS.index(idea.edition),
                basic=idea.basic,
                government=idea.government_form,
                cost=idea.cost[idea.type],
                requires=(
                    None if idea.requires is None else reader.condition(idea.requires, "requires")
                ),
                passive=reader.modifiers(idea.passive),
                immediate=reader.effects(idea.immediate, "immediate"),
                house="house" in idea.effect_source,
            )
        )
    return tuple(ideas)


def make_missions(f: Files, known: Known) -> tuple[Mission, ...]:
    file = "missions"
    mission_no = numbers(f.missions)
    for mission in f.missions.values():
        check_known(file, mission.id, "requires_any_of", mission.requires_any_of, f.missions)
        for before in mission.requires_any_of:
            mutual = mission.id in f.missions[before].unlocks
            check(mutual, file, mission.id, "requires_any_of", f"{before} does not unlock it")
        for later in mission.unlocks:
            mutual = later in f.missions and mission.id in f.missions[later].requires_any_of
            check(mutual, file, mission.id, "unlocks", f"{later} does not require it")
        free = mission.deck.startswith("generic")
        starts = mission.starting_1444
        locked = bool(mission.requires_any_of)
        check(not (starts and locked), file, mission.id, "starting_1444", "it needs another first")
        track = free or mission.code is not None
        check(track, file, mission.id, "code", "a Mission of a Realm has a place on its track")
        reachable = starts or locked or free
        check(reachable, file, mission.id, "starting_1444", "nothing unlocks it")
    codes = Counter((one.deck, one.code) for one in f.missions.values() if one.code is not None)
    for (deck, code), n in codes.items():
        check(n == 1, file, deck, "code", f"{n} Missions are called {code}")
    starting = Counter(one.deck for one in f.missions.values() if one.starting_1444)
    for deck, n in starting.items():
        check(n >= 2, file, deck, "starting_1444", "a deck needs at least 2 starting Missions")
    decks = {mission.deck for mission in f.missions.values()}
    for realm in f.realms.values():
        has = not realm.major_power or realm.id in decks
        check(has, file, realm.id, "deck", "a Major Power without a deck of Missions")
    missions = []
    for no, mission in enumerate(f.missions.values()):
        reader = Reader(known, f"{file}.json", mission.id)
        missions.append(
            Mission(
                no=no,
                id=mission.id,
                deck=mission.deck,
                edition=EDITIONS.index(mission.edition),
                starting=mission.starting_1444,
                after=tuple(mission_no[one] for one in mission.requires_any_of),
                condition=reader.condition(mission.condition),
                asks=parts_named(*asked_about(mission.condition)),
                prestige=mission.prestige,
                effects=reader.effects(mission.effects),
                house=mission.source == "house",
            )
        )
    return tuple(missions)


def make_milestones(f: Files, known: Known) -> tuple[Milestone, ...]:
    milestones = []
    for no, found in enumerate(f.milestones.values()):
        reader = Reader(known, "milestones.json", found.id)
        milestones.append(
            Milestone(
                no=no,
                id=found.id,
                deck=MILESTONE_DECKS.index(found.deck),
                age=found.age,
                edition=EDITIONS.index(found.edition),
                condition=reader.condition(found.condition),
                asks=parts_named(*asked_about(found.condition)),
                prestige=tuple(found.prestige),
                reward=reader.effects(found.reward, "reward"),
            )
        )
    return tuple(milestones)


def make_struggles(f: Files, known: Known) -> tuple[Struggle, ...]:
    file = "power_struggles"
    area_no = numbers([*f.areas, *f.distant])
    struggles = []
    for no, found in enumerate(f.struggles.values()):
        check_known(file, found.id, "battlegrounds", found.battlegrounds, area_no)
        reader = Reader(known, f"{file}.json", found.id)
        struggles.append(
            Struggle(
                no=no,
                id=found.id,
                edition=EDITIONS.index(found.edition),
                age=found.age,
                battlegrounds=tuple(area_no[one] for one in found.battlegrounds),
                extra=tuple(
                    (reader.condition(one.when, "extra"), one.prestige) for one in found.extra
                ),
            )
        )
    return tuple(struggles)


def check_bot(f: Files) -> None:
    """The charts of the Bots name Realms, Areas and Provinces that there are."""
    realms = f.realms.keys() | f.later_realms.keys()
    areas = f.areas.keys() | f.distant.keys()
    places = f.provinces.keys() | f.distant.keys()
    for row in f.bot.targeting:
        for field, chart in (("military", row.military), ("diplomatic", row.diplomatic)):
            for target in chart.values():
                kind, _, what = target.partition(":")
                known = (
                    target in realms
                    or (kind == "owner" and what in places)
                    or (kind == "area" and what in areas)
                )
                check(known, "bot", row.realm, field, f"there is no target {target!r}")
