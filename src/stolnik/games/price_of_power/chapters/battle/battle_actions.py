"""Step 2 of a Battle: Battle Actions from hand and from Display Cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import ARTILLERY, CAVALRY, MIL, UNIT_TYPES, CardNo, CardType, DisplayAction
from ...box.effects import Do, Effects, Frozen
from ...events.battles import BattleActionPlayed, DieAdded
from ...state import NPR, DisplayCard, Europe, turn_order
from ...tasks import AnyBattle, NavalBattle
from ..action_cards.decks import discard, discard_from_hand
from ..action_cards.laying_out import is_new
from ..government.ideas import figure
from ..government.power import refuse_power, spend_power
from .sides import ATTACKER, DEFENDER, arbiter, fight_under_way, in_command, player_in_command

LET: Final[Move] = ("let",)
BATTLE: Final = "battle"


class Dice(NamedTuple):
    """What a Battle Action adds."""

    any: int
    """Dice of any type."""
    of_the_leader: int
    """Dice of a type that the Leader brings."""
    needs_leader: bool


def _dice(effects: Effects) -> Dice | None:
    """The dice of a Battle Action, or nothing if it does something else."""
    for effect in effects:
        if isinstance(effect, Do) and effect.verb == "battle_dice":
            dice, requires = effect.args["dice"], effect.args.get("requires")
            assert isinstance(dice, Mapping)
            return Dice(figure(dice, "any"), figure(dice, "leader_type"), requires is not None)
    return None


def _price(cost: Mapping[str, Frozen]) -> int:
    return figure(cost, "mil")


def display_action(kind: CardType) -> DisplayAction | None:
    """The Battle Action on a Display Card."""
    return next((action for action in kind.actions if action.kind == BATTLE), None)


def price_of(kind: CardType) -> int:
    """The Military Power that the Battle Action of a card costs."""
    action = display_action(kind)
    return _price(kind.cost if action is None else action.cost)


# -- what can be played ------------------------------------------------------------------------


@rule("EU-6.2.9")
def refuse_battle_action(
    g: Europe, battle: AnyBattle, seat: Seat, name: str, effects: Effects, price: int
) -> Refusal | None:
    """Each once a Round, for its price, and some only with a Leader."""
    side = side_acting(battle)
    dice = _dice(effects)
    if seat not in _who_may_act(g, battle, side) or dice is None:
        return Refusal("EU-6.2.8")
    if name in battle.sides[side].played:
        return Refusal("EU-6.2.9")
    if dice.needs_leader and not battle.sides[side].leader:
        return Refusal("EU-6.2.8")
    return refuse_power(g, seat, MIL, price, "EU-6.0.2")


def refuse_from_hand(g: Europe, battle: AnyBattle, seat: Seat, name: str) -> Refusal | None:
    card = g.box.card_of.get(name)
    if card is None or card not in g.players[seat].hand:
        return Refusal("EU-6.2.8")
    kind = g.box.cards[card].type
    if kind.kind != BATTLE:
        return Refusal("EU-6.2.8")
    return refuse_battle_action(g, battle, seat, kind.id, kind.effects, _price(kind.cost))


@rule("EU 6.2.2 6.2.4")
def refuse_from_display(g: Europe, battle: AnyBattle, seat: Seat, name: str) -> Refusal | None:
    """A card on display with cubes enough, that was laid out in a former Turn."""
    if is_new(g, name):
        return Refusal("EU-6.2.2")
    charged = _charged(g, seat, name)
    action = None if charged is None else display_action(g.box.cards[charged.card].type)
    if charged is None or action is None or charged.cubes < action.charges:
        return Refusal("EU-6.2.8")
    return refuse_battle_action(g, battle, seat, action.id, action.effects, _price(action.cost))


def _charged(g: Europe, seat: Seat, name: str) -> DisplayCard | None:
    display = g.players[seat].display
    return next((one for one in display if g.box.cards[one.card].id == name), None)


def refuse_action_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    battle = fight_under_way(g)
    match move:
        case ("battle_action", str(card)):
            return refuse_from_hand(g, battle, ask.seat, card)
        case ("battle_action_on_display", str(card)):
            return refuse_from_display(g, battle, ask.seat, card)
    return None


BATTLE_ACTIONS = Topic(
    "battle_actions",
    verbs=("battle_action", "battle_action_on_display", "let"),
    refuse=refuse_action_answer,
    set_by=("EU-9.7.11",),
)
NAVAL_ACTIONS = Topic(
    "naval_actions",
    verbs=("battle_action", "battle_action_on_display", "let"),
    refuse=refuse_action_answer,
    set_by=("EU-9.9.10",),
)
BATTLE_DIE = Topic("battle_die", verbs=("die",), set_by=("EU-6.2.11",))


def could_play(g: Europe, battle: AnyBattle, side: int, seat: Seat) -> bool:
    """Whether a player might hold a Battle Action, by what everybody sees (R56).

    It takes a card of the Military deck, and Power or a Leader.
    """
    player = g.players[seat]
    cards = any(g.box.cards[card].deck == MIL for card in player.hand)
    return cards and bool(player.power[MIL] or battle.sides[side].leader)


# -- playing -----------------------------------------------------------------------------------


def side_acting(battle: AnyBattle) -> int:
    """The side that plays its Battle Actions now: first the attacker's, then the defenders'."""
    return ATTACKER if battle.stage == "attacking_actions" else DEFENDER


@rule("EU 9.7.11 13.4.31")
def _who_may_act(g: Europe, battle: AnyBattle, side: int) -> list[Seat]:
    """The player in command; with the variant all who do not fight against it may back an NPR."""
    seat = player_in_command(battle, side)
    if seat is not None:
        return [seat]
    if in_command(battle, side) < NPR or not g.box.options.get("helping_hand"):
        return []
    against = [battle.attacker] if side == DEFENDER else battle.defenders
    return [seat for seat in turn_order(g, arbiter(g)) if seat not in against]


@rule("EU 9.6.3 9.7.11 9.9.10 6.2.8 13.4.31")
def play_battle_action(g: Europe, battle: AnyBattle, side: int) -> Flow[bool]:
    """One Battle Action for a side; tells whether another one may follow.

    Several who back an NPR play in turn, clockwise from the Active Player: who passes is done.
    """
    for seat in _who_may_act(g, battle, side):
        if seat not in battle.sides[side].done:
            if (yield from _act(g, battle, side, seat)):
                return True
            battle.sides[side].done.append(seat)
    battle.sides[side].done = []
    return False


def _act(g: Europe, battle: AnyBattle, side: int, seat: Seat) -> Flow[bool]:
    """One Battle Action of a player, or none."""
    player = g.players[seat]
    hand = [g.box.cards[card].id for card in sorted(player.hand)]
    display = [g.box.cards[one.card].id for one in player.display]
    options: list[Move] = [
        ("battle_action", name) for name in hand if not refuse_from_hand(g, battle, seat, name)
    ]
    options += [
        ("battle_action_on_display", name)
        for name in display
        if not refuse_from_display(g, battle, seat, name)
    ]
    if not options and not could_play(g, battle, side, seat):
        return False
    options.append(LET)
    if isinstance(battle, NavalBattle):
        where = g.box.zones[battle.zone].id
        ask = Ask.of(seat, NAVAL_ACTIONS, options, zone=where, number=battle.round)
    else:
        where = g.box.areas[battle.area].id
        ask = Ask.of(seat, BATTLE_ACTIONS, options, area=where, number=battle.round)
    answer: Move = yield ask
    match answer:
        case ("battle_action", str(name)):
            yield from _play_from_hand(g, battle, side, seat, g.box.card_of[name])
        case ("battle_action_on_display", str(name)):
            yield from _play_from_display(g, battle, side, seat, name)
        case _:
            return False
    return True


def _play_from_hand(
    g: Europe, battle: AnyBattle, side: int, seat: Seat, card: CardNo
) -> Flow[None]:
    kind = g.box.cards[card].type
    spend_power(g, seat, MIL, _price(kind.cost))
    battle.sides[side].played.append(kind.id)
    g.tell(BattleActionPlayed(seat, g.box.cards[card].id))
    discard_from_hand(g, seat, card)
    yield from _add_dice(g, battle, side, seat, kind.effects)


@rule("EU 6.2.4 6.2.5")
def _play_from_display(
    g: Europe, battle: AnyBattle, side: int, seat: Seat, name: str
) -> Flow[None]:
    """A Display Card gives up cubes; without any it is discarded."""
    charged = _charged(g, seat, name)
    assert charged is not None
    action = display_action(g.box.cards[charged.card].type)
    assert action is not None
    spend_power(g, seat, MIL, _price(action.cost))
    battle.sides[side].played.append(action.id)
    g.tell(BattleActionPlayed(seat, name))
    charged.cubes -= action.charges
    if not charged.cubes:
        g.players[seat].display.remove(charged)
        discard(g, seat, charged.card)
    yield from _add_dice(g, battle, side, seat, action.effects)


@rule("EU 6.2.10 6.2.11 9.7.13 9.6.10")
def _add_dice(g: Europe, battle: AnyBattle, side: int, seat: Seat, effects: Effects) -> Flow[None]:
    """Dice of the player's choice, for the whole Battle."""
    dice = _dice(effects)
    assert dice is not None
    one = battle.sides[side]
    for _ in range(dice.of_the_leader):
        leader = g.box.characters[one.leader]
        kinds = [kind for kind, n in enumerate(leader.dice) if n] or list(range(len(UNIT_TYPES)))
        if leader.chosen_dice:
            kinds = [CAVALRY, ARTILLERY]
        yield from _add_die(g, battle, side, seat, kinds)
    for _ in range(dice.any):
        yield from _add_die(g, battle, side, seat, list(range(len(UNIT_TYPES))))


def add_dice(
    g: Europe, battle: AnyBattle, side: int, seat: Seat, dice: Sequence[int]
) -> Flow[None]:
    """Dice that come with an Activation: by type, then those of the player's choice."""
    for kind, n in enumerate(dice):
        for _ in range(n):
            kinds = [kind] if kind < len(UNIT_TYPES) else list(range(len(UNIT_TYPES)))
            yield from _add_die(g, battle, side, seat, kinds)


def _add_die(g: Europe, battle: AnyBattle, side: int, seat: Seat, kinds: list[int]) -> Flow[None]:
    options: dict[Move, int] = {("die", UNIT_TYPES[kind]): kind for kind in kinds}
    kind = yield from choose_thing(seat, BATTLE_DIE, options)
    battle.sides[side].added[kind] += 1
    g.tell(DieAdded(seat, UNIT_TYPES[kind]))
