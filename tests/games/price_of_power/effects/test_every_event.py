"""Every option of every Event, run through from a table on which much is going on."""

from __future__ import annotations

import traceback
from random import Random

import msgspec
import pytest

from stolnik.engine.dice import Dice
from stolnik.engine.flow import Ask, Move
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.box.components import EventCard
from stolnik.games.price_of_power.box.effects import Branch, Choice, Do, Effects
from stolnik.games.price_of_power.chapters.curia.curia_track import keep_curia
from stolnik.games.price_of_power.state import Europe, Merchant, War
from tests.games.price_of_power.effects.cards import playing_event
from tests.games.price_of_power.position import (
    area,
    box,
    empty_hands,
    europe,
    influence,
    place,
    realm,
    town,
    unrest,
    vassal,
)
from tests.games.running import Procedure

BOX = box()
MOST_ANSWERS = 400


def lively(players: int, seed: int, **options: bool | str) -> Europe:
    """Wars, Allies, Rebels, Unrest, Ideas, Claims, Towns overseas, and means to pay."""
    g = empty_hands(europe(players, seed=str(seed), **options))
    for seat, player in enumerate(g.players):
        player.power, player.ducats = [7, 7, 7], 20
        player.exhausted, player.available = 4, max(0, player.available - 4)
        player.interest = seat % 3
        player.stability = seat % 4 - 1
        player.ideas = [g.box.idea_of["tolerance"], g.box.idea_of["quest_for_the_new_world"]]
        player.merchants = [Merchant(g.box.node_of["genoa_node"]), Merchant(-1)]
        player.colonists = 1
        for deck in g.decks:
            player.hand.append(deck.pop())
    for idea in ("tolerance", "quest_for_the_new_world"):
        number = g.box.idea_of[idea]
        if number not in g.idea_display:
            for deck in g.idea_decks:
                if number in deck:
                    deck.remove(number)
            g.idea_display.append(number)
    for name in ("sicilia", "palermo", "napoli"):
        if name in g.box.place_of and not g.tokens[place(g, name)]:
            town(g, name, 0)
    for name in ("milano", "firenze"):
        if name in g.box.place_of and not g.tokens[place(g, name)]:
            vassal(g, name, 1)
    unrest(g, *(g.box.places[no].id for no in range(0, len(g.tokens), 3) if g.tokens[no]))
    for no, name in enumerate(("lombardy", "naples", "bohemia", "crimea", "ireland", "prussia")):
        influence(g, name, no % players, 2)
        g.claims[area(g, name)] |= 1 << (no + 1) % players
        g.rebels[area(g, name)] = no % 2
    for seat in range(2):
        g.wars.append(War(seat, realm(g, "morocco") if seat == 0 else realm(g, "savoy")))
    g.players[0].allies[realm(g, "papal_states")] = False
    g.players[1].marriages[realm(g, "bohemia")] = False
    return g


def age(g: Europe, event: EventCard) -> None:
    """Let it be the Age of an Event, with the Ideas that there are by then."""
    g.age = event.age
    for kind, deck in enumerate(g.idea_decks):
        there = {*deck, *g.idea_display}
        deck += [
            idea.no
            for idea in g.box.ideas
            if idea.kind == kind
            and idea.age <= event.age
            and idea.edition <= g.edition
            and idea.no not in there
        ]
    if event.no in g.event_deck:
        g.event_deck.remove(event.no)
        g.event_discards.append(event.no)


def options_of(effects: Effects) -> list[str]:
    """The options of the first choice on a card; one entry if there is none."""
    for effect in effects:
        if isinstance(effect, Choice):
            return [option.id for option in effect.options]
        if not isinstance(effect, Do):
            inner = options_of(effect.then) if isinstance(effect, Branch) else [""]
            if inner != [""]:
                return inner
    return [""]


def answers(option: str, random: Random) -> object:
    wanted: Move = ("option", option)
    asked = 0

    def answer(ask: Ask) -> Move:
        nonlocal asked
        asked += 1
        assert asked < MOST_ANSWERS, "this Event never ends"
        assert len(ask.options) <= 200
        assert len(set(ask.options)) == len(ask.options), ask
        if ask.topic == "effect_option" and wanted in ask.options and asked < 4:
            return wanted
        return random.choice(ask.options)

    return answer


TABLES = {players: lively(players, players) for players in (4, 6)}


def copy_of(g: Europe, seed: str) -> Europe:
    found = msgspec.msgpack.decode(msgspec.msgpack.encode(g), type=Europe)
    found.attach(g.box, None)
    found.dice = Dice(seed)
    return found


CASES = [
    (event.id, option)
    for event in BOX.events
    for option in options_of(event.effects)
    if event.effects
]


@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize("age_of_events", [1, 2, 3, 4])
def test_every_option_of_every_event_can_be_played(players: int, age_of_events: int) -> None:
    faults = []
    for name, option in CASES:
        event = BOX.events[BOX.event_of[name]]
        if event.age != age_of_events:
            continue
        random = Random(f"{players} {name} {option}")
        g = copy_of(TABLES[players], name + option)
        age(g, event)
        g.active = random.randrange(players)
        before = set(audit(g))
        try:
            table = playing_event(g, name, g.active, ducats=random.choice((0, 2, 4)))
            table.finish(answers(option, random))  # type: ignore[arg-type]
            Procedure(keep_curia(g), g).finish(answers(option, random))  # type: ignore[arg-type]
        except Exception as error:
            frames = traceback.extract_tb(error.__traceback__)[-3:]
            at = " < ".join(f"{one.filename.rpartition('/')[2]}:{one.lineno}" for one in frames)
            faults.append(f"{name}{option}: {error!r} at {at}")
            continue
        faults += [f"{name}{option}: {fault}" for fault in set(audit(g)) - before]
        if g.agenda:
            faults.append(f"{name}{option}: something is left on the agenda")
    assert faults == []
