"""What cards do with Characters: appointed, dismissed, enthroned, taken ill, gone over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolnik.engine.flow import DONE, Ask, Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ....box.components import MIL, NONE, POWER_OF, POWERS, CardNo, Character
from ....box.effects import MAPPING
from ....events.government import CardPlayed
from ....events.grants import GeneralWentOver, RulerRejected
from ....state import RULER_GENERAL, Europe, Officer, turn_order
from ....tasks import EventUnderWay
from ...action_cards.decks import can_draw, discard, draw_openly
from ...action_cards.laying_out import lay_out, make_room, mark_as_new
from ...board.ownership import capital, is_pr
from ...government.appointing import (
    dismiss_advisor,
    dismiss_general,
    give_command,
    give_fleet,
    seat_advisor,
)
from ...government.characters import dethrone, fall_ill, leave_hand, ruler_gone, succeed
from ...government.power import refuse_power, spend_power
from ...government.treasury import refuse_ducats, spend_ducats
from ..nested import run_nested
from ..numbers import amount
from ..scope import Args, Scope, Verb
from ..who import realms_of
from .means import players

ANY_CHARACTER: Final = "any"
PILE_TOP: Final = 5


def event_under_way(g: Europe) -> EventUnderWay | None:
    """The Event whose text is being resolved."""
    return next((one for one in reversed(g.agenda) if isinstance(one, EventUnderWay)), None)


def character_of(g: Europe, scope: Scope) -> Character | None:
    """The Character on the Event card itself."""
    event = g.box.event_of.get(scope.card)
    return None if event is None else g.box.events[event].ruler


# -- appointing --------------------------------------------------------------------------------


CANDIDATE = Topic(
    "card_appoints",
    verbs=("pick_card", "pick_character", "done"),
    set_by=("EU-7.2.2",),
)
SLOT = Topic(
    "card_place",
    verbs=("as_advisor", "as_general", "as_admiral"),
    set_by=("EU-7.2.11",),
)


class Candidate:
    """A Character who may be appointed, and the card that is taken for it, if any."""

    def __init__(self, character: Character, card: CardNo = NONE) -> None:
        self.character = character
        self.card = card


def _fits(character: Character, role: str, kinds: tuple[int, ...]) -> bool:
    match role:
        case "advisor":
            return character.advisor and any(kind in kinds for kind in character.kinds)
        case "ruler":
            return character.appointable
    return character.commands and not character.advisor


@rule("EU 5.2.7 5.2.8")
def _refuse_price(g: Europe, seat: Seat, character: Character, cost: str) -> Refusal | None:
    """The price on the card, Ducats or Military Power, unless it is waived."""
    if cost == "free":
        return None
    if character.advisor:
        return refuse_ducats(g, seat, character.ducats, "EU-5.2.7")
    return refuse_power(g, seat, MIL, character.mil, "EU-5.2.8")


def _pool(g: Europe, scope: Scope, seat: Seat, source: str) -> list[CardNo]:
    """The cards that a Character can be taken from: a hand, or a discard pile or all of them."""
    if source == "hand":
        return sorted(g.players[seat].hand)
    pile, _, deck = source.partition(":")
    decks = range(len(POWERS)) if deck in ("", "any") else [POWER_OF[deck]]
    found: list[CardNo] = []
    for one in decks:
        cards = g.discards[one]
        found += cards[-PILE_TOP:] if pile == "discards_top5" else cards
    return found


def _candidates(g: Europe, scope: Scope, seat: Seat, args: Args) -> dict[Move, Candidate | None]:
    role, _, kinds = str(args["role"]).partition(":")
    slots = tuple(POWER_OF[kind] for kind in kinds.split("|")) if kinds else (0, 1, 2)
    cost = str(args.get("cost", "free"))
    if args["what"] != ANY_CHARACTER:
        own = character_of(g, scope)
        if own is None or _refuse_price(g, seat, own, cost):
            return {}
        return {("pick_character", own.id): Candidate(own)}
    found: dict[Move, Candidate | None] = {}
    for card in _pool(g, scope, seat, str(args["from"])):
        character = g.box.cards[card].character
        if _fits(character, role, slots) and not _refuse_price(g, seat, character, cost):
            found["pick_card", g.box.cards[card].id] = Candidate(character, card)
    return found


def _appoint(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """A Character of the card, of a discard pile or of a hand takes a place; nobody must.

    Of a hand every holder is asked, for to ask only who holds a Leader would show it (R56).
    """
    role = str(args["role"]).partition(":")[0]
    for seat in players(g, scope, args):
        options = _candidates(g, scope, seat, args)
        hidden = args.get("from") == "hand" and bool(g.players[seat].hand)
        if not options and not hidden:
            continue
        answer: Move = yield Ask.of(seat, CANDIDATE, [*options, DONE], origin=scope.card)
        chosen = options.get(answer)
        if chosen is not None:
            yield from _install(g, seat, chosen, role, args)


def _take(g: Europe, seat: Seat, chosen: Candidate, args: Args) -> None:
    """The card leaves its pile or hand, and the price is paid."""
    cost = str(args.get("cost", "free"))
    character, card = chosen.character, chosen.card
    if card != NONE:
        if card in g.players[seat].hand:
            leave_hand(g.players[seat], card)
        else:
            g.discards[g.box.cards[card].deck].remove(card)
    if cost != "free" and character.advisor:
        spend_ducats(g, seat, character.ducats, "advisor")
    elif cost != "free":
        spend_power(g, seat, MIL, character.mil)


def _install(g: Europe, seat: Seat, chosen: Candidate, role: str, args: Args) -> Flow[None]:
    """The Character takes the place that is chosen: a slot, an Army, the Fleet, the throne."""
    character = chosen.character
    match role:
        case "advisor":
            kinds = str(args["role"]).partition(":")[2]
            wanted = [POWER_OF[kind] for kind in kinds.split("|")] if kinds else character.kinds
            slots: dict[Move, int] = {
                ("as_advisor", POWERS[kind]): kind for kind in wanted if kind in character.kinds
            }
            kind = yield from choose_thing(seat, SLOT, slots, character=character.id)
            _take(g, seat, chosen, args)
            seat_advisor(g, seat, character.id, kind)
        case "general":
            army = yield from _which_army(g, seat, character.id)
            _take(g, seat, chosen, args)
            yield from give_command(g, seat, Officer(character.id), army)
        case "admiral":
            _take(g, seat, chosen, args)
            give_fleet(g, seat, character.id)
        case _:
            _take(g, seat, chosen, args)
            yield from succeed(g, seat, character)


def _which_army(g: Europe, seat: Seat, character: str) -> Flow[int]:
    armies: dict[Move, int] = {
        ("as_general", no + 1): no for no in range(len(g.players[seat].armies))
    }
    return (yield from choose_thing(seat, SLOT, armies, character=character))


# -- dismissing --------------------------------------------------------------------------------


DISMISSED = Topic(
    "card_dismisses",
    verbs=("dismiss", "dismiss_general"),
    set_by=("EU-5.2.6",),
)


def _fire(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """So many Advisors or Generals of the owner's choice are discarded."""
    scope.memory["fired_advisor"] = []
    for seat in players(g, scope, args):
        there = len(_in_office(g, seat, args))
        for _ in range(min(there, amount(g, scope, seat, args["n"], there))):
            office = yield from choose_thing(seat, DISMISSED, _in_office(g, seat, args))
            if args.get("role") == "general":
                dismiss_general(g, seat, office)
            else:
                scope.memory["fired_advisor"].append(office)
                dismiss_advisor(g, seat, office)


def _in_office(g: Europe, seat: Seat, args: Args) -> dict[Move, int]:
    player, kind = g.players[seat], str(args.get("kind", "any"))
    if args.get("role") == "general":
        return {
            ("dismiss_general", no + 1): no
            for no, army in enumerate(player.armies)
            if army.general is not None and army.general.character != RULER_GENERAL
        }
    return {
        ("dismiss", POWERS[slot]): slot
        for slot, advisor in enumerate(player.advisors)
        if advisor is not None and kind in ("any", POWERS[slot])
    }


@rule("EU 7.2.12 7.2.19")
def _steal_general(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """A General goes over to an Army of another player, with his Ill Health."""
    thieves = [one for one in realms_of(g, scope, args["to"]) if is_pr(one)]
    victims = [one for one in realms_of(g, scope, args["from"]) if is_pr(one)]
    if not thieves or not victims:
        return
    (thief, *_), (victim, *_) = thieves, victims
    armies = g.players[victim].armies
    generals: dict[Move, int] = {
        ("pick_character", army.general.character): no
        for no, army in enumerate(armies)
        if army.general is not None and army.general.character != RULER_GENERAL
    }
    if not generals:
        return
    no = yield from choose_thing(thief, CANDIDATE, generals, origin=scope.card)
    general, armies[no].general = armies[no].general, None
    assert general is not None
    g.tell(GeneralWentOver(victim, thief, general.character))
    army = yield from _which_army(g, thief, general.character)
    yield from give_command(g, thief, general, army)
    scope.last["army"] = [army]


# -- Rulers ------------------------------------------------------------------------------------


@rule("EU-16.3.35")
def _ruler(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """The Ruler of the card is enthroned or rejected; a rejection takes the present one as well.

    Both go when the Event is resolved; who keeps the present Ruler rejects only the new one.
    """
    task = event_under_way(g)
    for seat in players(g, scope, args):
        present = g.players[seat].ruler
        match args["mode"]:
            case "set":
                own = character_of(g, scope)
                if own is not None:
                    yield from succeed(g, seat, own)
            case "discard":
                dethrone(g, seat)
                if task is not None and present is not None:
                    task.vacant.append(seat)
            case "reject_draw":
                reject(g, seat, scope, task)
                yield from _draw_ruler(g, seat, POWER_OF[str(args["deck"])])
            case "reject_keep":
                reject(g, seat, scope, task)
            case _:
                reject(g, seat, scope, task)
                if task is not None and present is not None:
                    task.outgoing[seat] = present.character


def reject(g: Europe, seat: Seat, scope: Scope, task: EventUnderWay | None) -> None:
    """The historical Ruler on the Event does not come to power."""
    own = character_of(g, scope)
    if task is not None and own is not None:
        task.no_ruler = True
        g.tell(RulerRejected(seat, own.id))


def _draw_ruler(g: Europe, seat: Seat, deck: int) -> Flow[None]:
    """Cards are turned up until a Leader shows, who is Ruler at once; the others are discarded."""
    turned: list[CardNo] = []
    for _ in range(len(g.decks[deck]) + len(g.discards[deck])):
        if not can_draw(g, deck):
            break
        card = draw_openly(g, deck)
        character = g.box.cards[card].character
        if character.appointable:
            yield from succeed(g, seat, character)
            break
        turned.append(card)
    for card in turned:
        discard(g, seat, card)


@rule("EU 7.2.19 7.2.20")
def _ill_health(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """A Ruler falls ill, or comes to power ill."""
    what = args["what"]
    assert isinstance(what, MAPPING), what
    if "new_ruler" in what:
        task = event_under_way(g)
        if task is not None:
            task.ailing += 1
        return
    if "ruler_of" in what:
        seats = [one for one in realms_of(g, scope, what["ruler_of"]) if is_pr(one)]
    else:  # a token on a Capital: its Ruler
        place = g.box.place_of[str(what["capital_token"])]
        seats = [seat for seat in turn_order(g) if capital(g, seat) == place]
    for seat in seats:
        ruler = g.players[seat].ruler
        if ruler is not None and (yield from fall_ill(g, seat, ruler, scope.active)):
            yield from ruler_gone(g, seat)


# -- cards -------------------------------------------------------------------------------------


@rule("EU 6.2.1 6.2.2")
def _play_card(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """A card of a discard pile is played, for nothing and perhaps without what it costs besides."""
    for seat in players(g, scope, args):
        pool = _pool(g, scope, seat, str(args["from"]))
        cards = [card for card in pool if g.box.cards[card].type.card == args["card"]]
        if not cards:
            continue
        card = cards[-1]
        kind = g.box.cards[card].type
        name = g.box.cards[card].id
        g.tell(CardPlayed(seat, name))
        if not args.get("no_loss"):
            yield from run_nested(g, Scope.of(seat, "action_card", name), kind.on_play)
        yield from make_room(g, seat, card)
        g.discards[kind.deck].remove(card)
        yield from lay_out(g, seat, card)
        mark_as_new(g, card)


VERBS: Final[Mapping[str, Verb]] = {
    "appoint": _appoint,
    "fire": _fire,
    "steal_general": _steal_general,
    "ruler": _ruler,
    "ill_health": _ill_health,
    "play_card": _play_card,
}
