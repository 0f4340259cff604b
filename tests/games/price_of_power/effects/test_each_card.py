"""Every option of every card does something: there is a position in which the table changes.

Tables on which much is going on are tried one after another, with other players to move and other
answers, until what the card says has changed the state.  A card that changes nothing anywhere is
one whose data or whose verbs quietly do nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random

import msgspec
import pytest

from stolnik.engine.dice import Dice
from stolnik.engine.flow import DONE, NO, Ask, Move, Seat
from stolnik.engine.state import Event
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.box.components import MIL
from stolnik.games.price_of_power.box.effects import Branch, Choice, Effects, Pick
from stolnik.games.price_of_power.chapters.agenda import settle
from stolnik.games.price_of_power.chapters.board.ownership import capital_area, is_pr, owner
from stolnik.games.price_of_power.chapters.curia.curia_track import keep_curia
from stolnik.games.price_of_power.chapters.effects.conditions import holds
from stolnik.games.price_of_power.chapters.effects.run import run_card
from stolnik.games.price_of_power.chapters.effects.scope import Scope
from stolnik.games.price_of_power.chapters.prestige.power_struggles import (
    prestige_in,
    score_struggles,
)
from stolnik.games.price_of_power.events.card_effects import OptionChosen
from stolnik.games.price_of_power.state import Army, Europe, Merchant, Officer, War, board
from stolnik.games.price_of_power.tasks import EventUnderWay
from tests.games.price_of_power.effects.cards import playing_event
from tests.games.price_of_power.effects.test_every_event import age, lively
from tests.games.price_of_power.position import (
    CASTILE,
    FRANCE,
    area,
    bare_map,
    box,
    empty_hands,
    europe,
    influence,
    place,
    realm,
    town,
    vassal,
)
from tests.games.price_of_power.religion.faith import believe, profess
from tests.games.price_of_power.world.explorers import claim, ship
from tests.games.running import Procedure

BOX = box()
MOST_ANSWERS = 400
GENERALS = [card.id for card in BOX.cards if card.deck == MIL][:6]
CONQUESTS = {
    "austria": ("pest", "sopron"),
    "denmark": tuple(BOX.places[no].id for no in BOX.realms[BOX.realm_of["sweden"]].places),
    "brandenburg": ("konigsberg",),
}
SHY: tuple[Move, ...] = (NO, DONE, ("decline",))
"""Answers by which nothing happens."""

LINE_UPS: tuple[tuple[int, dict[str, bool | str]], ...] = (
    (6, {}),
    (4, {}),
    (6, {"muscovy": True}),
    (4, {"line_up": "eastern"}),
    (4, {"line_up": "northern"}),
    (4, {"line_up": "featured"}),
    (3, {"line_up": "featured"}),
    (5, {}),
)


STEPPE = ("crimea", "saratov", "astrakhan")
COLONIES = ("pernambuco", "virginia", "goa", "angola", "antilles", "hormuz")
ABROAD = ("indian_ocean", "southwestern_atlantic", "caribbean_sea", "east_indies")
PROTESTANTS = ("saxony", "brandenburg", "bohemia", "seine", "aquitaine", "castile", "leon")
WARTIME_IDEAS = (
    "revolutionary_regime",
    "bureaucracy",
    "cannons",
    "cabinet",
    "free_trade",
    "pride_and_glory",
)


def later(g: Europe) -> None:
    """What the Ages bring: colonies, Protestants, Ideas, conquests, and War among players."""
    for no, name in enumerate(COLONIES):
        town(g, name, no % len(g.players))
    for seat, player in enumerate(g.players):
        neighbour = (seat + 1) % len(g.players)
        claim(g, seat, "minas_gerais", "mexico", "gold_coast")
        for zone in ABROAD:
            ship(g, seat, zone)
        g.wars.append(War(seat, neighbour))
        player.ideas = [g.box.idea_of[name] for name in WARTIME_IDEAS]
        player.stability = -1
        player.armies[0] = Army(capital_area(g, seat), [2, 1, *[0] * 7], Officer(GENERALS[seat]))
        player.armies[1] = Army(area(g, "wallachia_and_bulgaria"), [2, *[0] * 8])
        player.available += 4
        player.interest = 0
        if g.box.realms[player.realm].id in ("denmark", "sweden"):
            profess(g, seat, "protestant")
    believe(g, "protestant", *(name for name in PROTESTANTS if area(g, name) in board(g).areas))
    believe(g, "diverse_faiths", "ireland")
    for realm_, names in CONQUESTS.items():
        seat = realm(g, realm_)
        for name in names if is_pr(seat) else ():
            town(g, name, seat)
    steppe = [place for name in STEPPE for place in g.box.areas[area(g, name)].places]
    for seat, vassals in enumerate(zip(steppe[::2], steppe[1::2])):
        for one in vassals if seat < len(g.players) and steppe[0] in board(g).places else ():
            vassal(g, g.box.places[one].id, seat)


@cache
def table(no: int, late: bool) -> bytes:
    players, options = LINE_UPS[no]
    g = lively(players, no, **options)
    if late:
        later(g)
    return msgspec.msgpack.encode(g)


def set_up(no: int, late: bool, seed: str) -> Europe:
    g = msgspec.msgpack.decode(table(no, late), type=Europe)
    g.attach(box(**LINE_UPS[no][1]), None)
    g.dice = Dice(seed)
    return g


def option_ids(effects: Effects) -> Iterator[str]:
    """The options of every choice on a card."""
    for effect in effects:
        if isinstance(effect, Choice):
            for option in effect.options:
                yield option.id
                yield from option_ids(option.effects)
        elif isinstance(effect, Branch | Pick):
            yield from option_ids(effect.then)
            yield from option_ids(effect.otherwise)


def snapshot(g: Europe) -> bytes:
    """What lies on the table; what is under way, and the dice, do not count."""
    told = msgspec.to_builtins(g)
    for name in ("dice", "shown", "agenda", "recent"):
        told.pop(name, None)
    return msgspec.msgpack.encode(told)


class Playing:
    """One card, run through from one table with one set of answers."""

    def __init__(self, g: Europe, option: str, random: Random) -> None:
        self.g, self.option, self.random = g, option, random
        self.asked = 0
        self.before = snapshot(g)
        self.chosen = not option
        g.attach(g.box, self.hear)

    def hear(self, event: Event) -> None:
        """From the moment on at which the option is chosen, it must do something."""
        if isinstance(event, OptionChosen) and event.option == self.option and not self.chosen:
            self.chosen = True
            self.before = snapshot(self.g)

    def answer(self, ask: Ask) -> Move:
        self.asked += 1
        assert self.asked < MOST_ANSWERS, "this card never ends"
        wanted: Move = ("option", self.option)
        if wanted in ask.options:
            return wanted
        bold = [move for move in ask.options if move not in SHY]
        return self.random.choice(bold or list(ask.options))

    def changes(self, source: str, card: str, effects: Effects, seat: Seat) -> bool:
        g = self.g
        under_way = None
        if source == "event":
            event = g.box.events[g.box.event_of[card]]
            under_way = EventUnderWay(event.no, seat, unpicked=False, stage="text", ducats=2)
            g.agenda.append(under_way)
        depth = len(g.agenda)

        def run() -> Iterator[object]:
            yield from run_card(g, Scope.of(seat, source, card), effects)
            yield from settle(g, depth)
            yield from keep_curia(g)

        Procedure(run(), g).finish(self.answer)  # type: ignore[arg-type]
        if under_way is not None:
            g.agenda.remove(under_way)
        assert not g.agenda, "something is left on the agenda"
        return self.chosen and snapshot(g) != self.before


def tries(card: str, realm: int) -> Iterator[tuple[Europe, Seat, Random]]:
    """Positions to play a card in: first where its Realm is at the table, in its own Turn."""
    for attempt, no in product(range(4), range(len(LINE_UPS))):
        players = LINE_UPS[no][0]
        late = bool(attempt % 2)
        g = set_up(no, late, f"{card} {attempt}")
        order = list(range(players))
        Random(f"{card} {no} {attempt}").shuffle(order)
        order.sort(key=lambda seat: g.players[seat].realm != realm)
        for seat in order[:2]:
            g = set_up(no, late, f"{card} {attempt}")
            yield g, seat, Random(f"{card} {no} {attempt} {seat}")


def does_something(
    source: str, card: str, option: str, effects: Effects, era: int, realm: int
) -> bool:
    for g, seat, random in tries(card, realm):
        if source == "event":
            age(g, g.box.events[g.box.event_of[card]])
        else:
            g.age = max(era, 1)
        g.active = seat
        faults = set(audit(g))
        playing = Playing(g, option, random)
        found = playing.changes(source, card, effects, seat)
        assert set(audit(g)) <= faults
        if found:
            return True
    return False


def cases(kind: str) -> list[tuple[str, str]]:
    """Cards with each of their options; an empty option where there is nothing to choose."""
    cards: list[tuple[str, Effects]] = {
        "event": [(one.id, one.effects) for one in BOX.events],
        "mission": [(one.id, one.effects) for one in BOX.missions],
        "milestone": [(one.id, one.reward) for one in BOX.milestones],
        "idea": [(one.id, one.immediate) for one in BOX.ideas],
    }[kind]
    return [
        (card, option)
        for card, effects in cards
        if effects
        for option in dict.fromkeys([*option_ids(effects)] or [""])
    ]


@pytest.mark.parametrize(("card", "option"), cases("event"))
def test_every_option_of_this_event_changes_the_table(card: str, option: str) -> None:
    event = BOX.events[BOX.event_of[card]]
    assert does_something("event", card, option, event.effects, event.age, event.realm)


@pytest.mark.parametrize(("card", "option"), cases("mission"))
def test_the_reward_of_this_mission_changes_the_table(card: str, option: str) -> None:
    mission = BOX.missions[BOX.mission_of[card]]
    realm = BOX.realm_of.get(mission.deck, -1)
    assert does_something("mission", card, option, mission.effects, 1, realm)


@pytest.mark.parametrize(("card", "option"), cases("milestone"))
def test_the_reward_of_this_milestone_changes_the_table(card: str, option: str) -> None:
    milestone = next(one for one in BOX.milestones if one.id == card)
    assert does_something("milestone", card, option, milestone.reward, milestone.age, -1)


@pytest.mark.parametrize(("card", "option"), cases("idea"))
def test_what_this_idea_brings_at_once_changes_the_table(card: str, option: str) -> None:
    idea = BOX.ideas[BOX.idea_of[card]]
    assert does_something("idea", card, option, idea.immediate, idea.age, -1)


def action_cards() -> list[tuple[str, str]]:
    """Kinds of Action Card that are played for an Action of their own, and those on display."""
    kinds = {card.type.id: card.type for card in BOX.cards}
    played = [(one.id, "") for one in kinds.values() if one.kind in ("action", "covert")]
    shown = [(one.id, action.id) for one in kinds.values() for action in one.actions]
    return played + [(card, action) for card, action in shown if action not in IN_BATTLE]


IN_BATTLE = ("innovative_tactics",)
"""Of display cards: what is done in a Battle, with its dice."""


@pytest.mark.parametrize(("card", "action"), action_cards())
def test_this_action_card_changes_the_table(card: str, action: str) -> None:
    kind = next(one.type for one in BOX.cards if one.type.id == card)
    shown = {one.id: one.effects for one in kind.actions}
    name = next(one.id for one in BOX.cards if one.type.id == card)
    effects = shown[action] if action else kind.effects
    assert effects
    assert does_something("action_card", name, "", effects, 1, -1)


@pytest.mark.parametrize("name", [one.id for one in BOX.struggles])
def test_every_area_of_this_power_struggle_is_scored(name: str) -> None:
    struggle = BOX.struggles[BOX.struggle_of[name]]
    g = empty_hands(europe(6, power_struggles=True))
    bare_map(g)
    for player in g.players:
        player.allies, player.marriages = {}, {}
    assert struggle.battlegrounds
    for where in struggle.battlegrounds:
        assert prestige_in(g, FRANCE, where) == 0
        for one in g.box.areas[where].places:
            town(g, g.box.places[one].id, FRANCE)
        assert prestige_in(g, FRANCE, where) > 0
    g.struggles = [struggle.no]
    before = g.players[FRANCE].prestige
    score_struggles(g)
    assert g.players[FRANCE].prestige > before
    assert g.struggles == []


def contested(g: Europe) -> Europe:
    """Nobody holds anything; one player leads at sea, in trade, overseas and among the Electors."""
    bare_map(g)
    leader = g.players[0]
    leader.merchants = [
        Merchant(g.box.node_of[name]) for name in ("english_channel_node", "east_indies_node")
    ]
    for zone in ("baltic_sea", "eastern_mediterranean"):
        ship(g, 0, zone, 3)
    claim(g, 0, "virginia", "cuzco", "quito")
    profess(g, 0, "protestant")
    for name in ("saxony", "brandenburg", "bohemia"):
        influence(g, name, 0, 3)
    return g


@pytest.mark.parametrize("name", [one.id for one in BOX.struggles])
def test_every_criterion_of_this_power_struggle_is_met_by_some_and_not_by_all(name: str) -> None:
    for condition, _ in BOX.struggles[BOX.struggle_of[name]].extra:
        found = {
            holds(g, seat, condition, Scope.of(seat, "power_struggle", name))
            for no, late in product(range(len(LINE_UPS)), (False, True))
            for g in [set_up(no, late, name), contested(set_up(no, late, name))]
            for seat in range(len(g.players))
        }
        assert found == {True, False}, condition


# -- cards whose text was put in order ---------------------------------------------------------


@pytest.mark.rule("EU-16.3.3")
def test_losers_of_naples_marry_the_realm_that_158b_lets_arise() -> None:
    g = empty_hands(europe())
    g.dice = Dice("naples")
    town(g, "napoli", FRANCE)
    said = playing_event(g, "158B", CASTILE)
    said.finish(lambda ask: ("option", "A") if ("option", "A") in ask.options else ask.options[0])
    assert realm(g, "naples") in g.players[FRANCE].marriages
    assert g.claims[area(g, "naples")] >> FRANCE & 1


@pytest.mark.rule("EU-16.3.3", "EU-7.6.5")
def test_the_core_of_116_2_lies_where_its_towns_were_placed() -> None:
    g = europe(4, line_up="featured")
    byzantium = realm(g, "byzantium")
    athens = place(g, "athina")
    g.players[byzantium].allies = {owner(g, athens): False}
    g.players[byzantium].power = [3, 3, 3]
    said = playing_event(g, "116-2", byzantium)
    wanted: tuple[Move, ...] = (("option", "A"), ("pick_realm", "athens"), ("pay",), DONE)
    said.finish(lambda ask: next((one for one in wanted if one in ask.options), ask.options[0]))
    assert owner(g, athens) == byzantium
    assert g.cores[g.box.places[athens].area] == byzantium + 1
