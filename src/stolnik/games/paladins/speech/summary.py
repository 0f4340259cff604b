"""The table in a terminal: King's cards, tracks, regions, and what each player has."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from stolnik.engine.flow import Seat
from stolnik.text import Phrase

from ..box.components import (
    ATTRIBUTES,
    INFLUENCE,
    OUTSIDER_TYPES,
    RIGHT_ACTIONS,
    WORKERS,
    Action,
    BoardAction,
    OutsiderId,
)
from ..chapters.actions import CHOICES
from ..chapters.actions_done import done
from ..chapters.right_actions.tracks import TRACKS
from ..chapters.rounds import paladin_cards
from ..chapters.rounds.kings_cards import favours_face_up, orders_face_up
from ..chapters.scoring import converted_vp, score
from ..chapters.workers import holds_workers
from ..state import (
    CHOOSE_PALADINS,
    EMPTY,
    TAVERN_DRAFT,
    VIRTUAL,
    WORKSHOP,
    Paladins,
    Player,
    VirtualPlayer,
    seats,
)
from .details import (
    Part,
    ability,
    colour,
    cost_of,
    crew,
    gains,
    helps,
    hired,
    marked,
    offered,
    pool,
    scoring,
)

GAP: Final = Phrase("summary-gap")


def summary(g: Paladins, seat: Seat | None) -> Sequence[Phrase]:
    """The whole table as this seat sees it: the own board in full, those of others in short."""
    lines = [_round(g)]
    blocks: list[Callable[[Paladins], Iterator[Phrase]]] = [
        _kings_cards,
        _tavern,
        _townsfolk,
        _outsiders,
        _regions,
    ]
    for block in blocks:
        if told := [*block(g)]:
            lines += [GAP, *told]
    everybody = range(len(g.players))
    for other in sorted(everybody, key=lambda other: other != seat):
        lines += [GAP, *(_own(g, other) if other == seat else _other(g, other))]
    if g.virtual is not None:
        lines += [GAP, *_virtual(g, g.virtual)]
    return lines


def _round(g: Paladins) -> Phrase:
    about: dict[str, object] = {"seat": g.first, "silver": g.tax}
    if not g.round:
        return Phrase("summary-setup", about)
    return Phrase("summary-round", {**about, "round": g.round, "rounds": g.box.figures.rounds})


# -- the main board ----------------------------------------------------------------------------


def _kings_cards(g: Paladins) -> Iterator[Phrase]:
    """Orders with how far everybody is, and Favours with what they take and give."""
    if not g.round:
        return
    yield Phrase("summary-kings-cards")
    for slot, card in zip(g.box.order_slots, orders_face_up(g)):
        order = g.box.orders[card]
        progress = [
            Phrase("summary-progress", {"seat": seat, "count": done(g, seat, order.action)})
            for seat in seats(g)
        ]
        about = {"vp": slot.vp, "required": order.required, "action": order.action}
        yield Phrase("summary-order", {**about, "parts": marked([[*progress]], order.house)})
    for worker, card in zip(g.favour_workers, favours_face_up(g)):
        favour = g.box.favours[card]
        parts = marked([gains(favour.rewards)], favour.house)
        about = {"cost": cost_of(favour), "parts": parts, "used": worker != EMPTY}
        yield Phrase("summary-favour", about)


def _tavern(g: Paladins) -> Iterator[Phrase]:
    """The Tavern cards that can still be taken."""
    if g.step not in (CHOOSE_PALADINS, TAVERN_DRAFT):
        return
    yield Phrase("summary-tavern")
    for card in g.taverns:
        known = g.box.taverns[card]
        yield Phrase("summary-tavern-card", {"parts": marked([crew(known.workers)], known.house)})


def _townsfolk(g: Paladins) -> Iterator[Phrase]:
    """Each card with its price, what it gives when discarded, and what it does in a team."""
    yield Phrase("summary-townsfolk", {"count": len(g.townsfolk_deck)})
    for slot, card in zip(g.box.townsfolk_slots, g.townsfolk):
        if card is None:
            continue
        known = g.box.townsfolk[card]
        discarded = Phrase("summary-discarded", {"gain": gains(known.discard_reward)})
        joining = Phrase("summary-joining", {"parts": hired(known)})
        parts: list[Part] = [[discarded], [joining]]
        about = {"townsfolk": card, "silver": slot.silver, "debt": slot.debt_allowed}
        yield Phrase("summary-for-hire", {**about, "parts": parts})


def _outsiders(g: Paladins) -> Iterator[Phrase]:
    """Each card with what its slot asks for, and what Attack and Convert give."""
    yield Phrase("summary-outsiders", {"count": len(g.outsider_deck)})
    for slot, card in zip(g.box.outsider_slots, g.outsiders):
        if card is None:
            continue
        known = g.box.outsiders[card]
        attacked = Phrase("summary-attack", {"gain": gains(known.attack_reward)})
        converted = Phrase(
            "summary-convert", {"gain": [*gains(known.convert_reward), scoring(known)]}
        )
        about = {"outsider": card, "strength": slot.strength, "faith": slot.faith}
        parts = marked([[attacked], [converted]], known.house)
        yield Phrase("summary-at-the-border", {**about, "parts": parts})


def _regions(g: Paladins) -> Iterator[Phrase]:
    """Each region with what it asks for, its open spaces, and who holds the others."""
    in_own_order = any("order" in space.house for space in g.box.spaces)
    yield Phrase("summary-regions", {"house": in_own_order})
    usable = g.box.open_spaces[len(g.players)]
    for number, flags in enumerate(g.box.regions):
        spaces = [at for at in usable if g.box.spaces[at].region == number]
        free: Part = [offered(g.box.spaces[at]) for at in spaces if g.pieces[at] == EMPTY]
        held: Part = [_piece(g, at) for at in spaces if g.pieces[at] != EMPTY]
        parts: list[Part] = []
        if free:
            parts.append([Phrase("summary-open", {"gain": free})])
        if held:
            parts.append([Phrase("summary-held", {"parts": held})])
        about = {"region": Phrase(f"region-{number + 1}"), "faith": flags.faith}
        yield Phrase("summary-region", {**about, "strength": flags.strength, "parts": parts})


def _piece(g: Paladins, at: int) -> Phrase:
    """A Monk or an Outpost, and whose it is."""
    seat, outposts = divmod(g.pieces[at], 2)
    piece = Phrase("piece-outpost" if outposts else "piece-monk")
    return Phrase("summary-piece", {"piece": piece, "seat": seat})


# -- players -----------------------------------------------------------------------------------


def _common(g: Paladins, seat: Seat) -> Iterator[Phrase]:
    """Points, resources, Attributes, Suspicions, Debts and Workers of a player."""
    p = g.players[seat]
    about: dict[str, object] = {"seat": seat, "vp": score(g, seat).total, "passed": p.passed}
    yield Phrase("summary-player", about)
    helping = paladin_cards.current(g, p)
    boosts = helping.boost if helping is not None else (0,) * len(ATTRIBUTES)
    attributes = [
        Phrase("summary-attribute", {"attribute": name, "value": value, "boost": boost})
        for name, value, boost in zip(ATTRIBUTES, p.attributes, boosts)
    ]
    resources = {"silver": p.silver, "provisions": p.provisions}
    yield Phrase("summary-resources", {**resources, "parts": attributes})
    if burdens := _burdens(p):
        yield Phrase("summary-burdens", {"parts": burdens})
    yield Phrase("summary-workers", {"parts": pool(p.pool)})


def _burdens(p: Player | VirtualPlayer) -> Part:
    """Suspicions and Debts, as far as there are any."""
    burdens: Part = []
    if p.suspicions:
        burdens.append(Phrase("summary-suspicions", {"count": len(p.suspicions)}))
    if p.unpaid:
        burdens.append(Phrase("summary-unpaid", {"count": p.unpaid}))
    if p.paid:
        burdens.append(Phrase("summary-paid", {"count": p.paid}))
    return burdens


def _own(g: Paladins, seat: Seat) -> Iterator[Phrase]:
    """All that a player may know of the own side of the table."""
    p = g.players[seat]
    yield from _common(g, seat)
    yield from _own_paladins(g, p)
    yield Phrase("summary-board")
    for action in g.box.actions.values():
        yield _action(g, seat, action)
    if p.jars:
        yield Phrase("summary-jars", {"jar_space": p.jars})
    if p.walls:
        yield Phrase("summary-walls", {"wall": p.walls})
    if p.team:
        yield Phrase("summary-team")
        for card in p.team:
            known = g.box.townsfolk[card]
            parts = marked([[ability(known)]], known.house)
            yield Phrase("summary-in-team", {"townsfolk": card, "parts": parts})
    if p.attacked:
        yield Phrase("summary-attacked", {"parts": _attacked(g, p)})
    if p.converted:
        yield Phrase("summary-converted-own")
        for card in p.converted:
            about = {"vp": converted_vp(g, seat, card), "parts": scoring(g.box.outsiders[card])}
            yield Phrase("summary-converted-card", {"outsider": card, **about})


def _own_paladins(g: Paladins, p: Player) -> Iterator[Phrase]:
    """The Paladin of this Round, those just drawn, and what is known of the deck."""
    if p.paladin is not None:
        card = g.box.paladins[p.paladin]
        about = {"paladin": p.paladin, "parts": helps(card, workers=not p.revealed)}
        yield Phrase("summary-paladin", {**about, "revealed": p.revealed})
    if p.hand:
        yield Phrase("summary-hand", {"paladin": p.hand.copy()})
        for drawn in p.hand:
            about = {"paladin": drawn, "parts": helps(g.box.paladins[drawn])}
            yield Phrase("summary-drawn", about)
    elif p.known_top or p.known_bottom:
        known: list[Part] = []
        if p.known_top:
            top = p.deck[len(p.deck) - p.known_top :][::-1]
            known.append([Phrase("summary-on-top", {"paladin": top})])
        if p.known_bottom:
            foot = p.deck[: p.known_bottom][::-1]
            known.append([Phrase("summary-at-the-foot", {"paladin": foot})])
        yield Phrase("summary-deck", {"count": len(p.deck), "parts": known})


def _attacked(g: Paladins, p: Player | VirtualPlayer) -> Part:
    """The Outsiders attacked, by type: the cards themselves lie face down."""
    types = [g.box.outsiders[card].type for card in p.attacked]
    return [
        Phrase("summary-of-type", {"kind": Phrase(f"outsider_type-{kind}"), "count": count})
        for kind in OUTSIDER_TYPES
        if (count := types.count(kind))
    ]


# -- the own board -----------------------------------------------------------------------------


def _action(g: Paladins, seat: Seat, action: BoardAction) -> Phrase:
    """An action of the own board: how often it was taken, what it takes next, and its spaces."""
    p = g.players[seat]
    about: dict[str, object] = {"action": action.id, "spaces": _spaces(p, action)}
    limit = _limit(g, action.id)
    if limit is None:
        if action.id == "attack":
            return Phrase("summary-unlimited", {**about, "count": len(p.attacked)})
        needs: list[Part] = [[_price(g, seat, action.id)]] if action.silver else []
        return Phrase("summary-priced" if needs else "summary-action", {**about, "parts": needs})
    taken = done(g, seat, action.id)
    about |= {"count": taken, "limit": limit}
    if taken == limit:
        return Phrase("summary-complete", about)
    return Phrase("summary-track", {**about, "parts": _needs(g, seat, action.id, taken)})


def _spaces(p: Player, action: BoardAction) -> Part:
    """The Worker spaces from left to right: open, held, or covered by a Workshop."""
    parts: Part = []
    for place, wanted in enumerate(action.colours):
        standing = p.spaces[action.start + place]
        if standing == WORKSHOP:
            parts.append(Phrase("space-covered"))
        elif standing == EMPTY:
            parts.append(Phrase("space-open", {"colour": colour(wanted)}))
        else:
            parts.append(Phrase("space-held", {"worker": WORKERS[standing]}))
    return parts


def _limit(g: Paladins, action: Action) -> int | None:
    """How often an action can be taken in a game, if it leaves something on a track."""
    if action == "develop":
        return len(g.box.develop_track)
    return len(TRACKS[action].places(g.box)) if action in TRACKS else None


def _needs(g: Paladins, seat: Seat, action: Action, taken: int) -> list[Part]:
    """What the next time takes, and for Develop whom it brings."""
    box = g.box
    if action == "develop":
        space = box.develop_track[taken]
        brings: Part = [Phrase("summary-brings", {"gain": gains(space.uncovers)})]
        return [[_price(g, seat, action)], *marked([brings], space.house)]
    if action not in TRACKS or not TRACKS[action].influence:
        return [[_price(g, seat, action)]]
    place = TRACKS[action].places(box)[taken]
    wanted = {"attribute": ATTRIBUTES[INFLUENCE], "value": place.influence}
    return marked([[Phrase("summary-needs", wanted), _price(g, seat, action)]], place.house)


def _price(g: Paladins, seat: Seat, action: Action) -> Phrase:
    """What an action costs now, if its price does not depend on a card."""
    price = CHOICES[action].price(g, seat)
    if not price.silver and not price.provisions:
        return Phrase("free")
    return Phrase("price", {"silver": price.silver, "provisions": price.provisions})


# -- other players -----------------------------------------------------------------------------


def _other(g: Paladins, seat: Seat) -> Iterator[Phrase]:
    """What everybody can see of a player, in short."""
    p = g.players[seat]
    yield from _common(g, seat)
    if p.paladin is not None and p.revealed:
        parts = helps(g.box.paladins[p.paladin], workers=False)
        about: dict[str, object] = {"paladin": p.paladin, "parts": parts}
        yield Phrase("summary-paladin", {**about, "revealed": True})
    elif p.paladin is not None:
        yield Phrase("summary-face-down")
    actions = ("develop", *RIGHT_ACTIONS)
    if taken := _counted(actions, [done(g, seat, action) for action in actions]):
        yield Phrase("summary-done", {"parts": taken})
    if busy := [a.id for a in g.box.actions.values() if holds_workers(p, a)]:
        yield Phrase("summary-busy", {"action": busy})
    if p.team:
        yield Phrase("summary-others-team", {"townsfolk": p.team})
    if p.attacked:
        yield Phrase("summary-attacked", {"parts": _attacked(g, p)})
    if p.converted:
        yield Phrase("summary-converted", {"parts": _converted(g, seat, p.converted)})


def _converted(g: Paladins, seat: Seat, cards: Sequence[OutsiderId]) -> Part:
    return [
        Phrase("summary-worth", {"outsider": card, "vp": converted_vp(g, seat, card)})
        for card in cards
    ]


# -- the virtual player ------------------------------------------------------------------------


def _virtual(g: Paladins, v: VirtualPlayer) -> Iterator[Phrase]:
    """The opponent of the one-player game: what it can do, what it plans, what it has done."""
    board = g.box.virtual_board
    yield Phrase(
        "summary-player", {"seat": VIRTUAL, "vp": score(g, VIRTUAL).total, "passed": v.passed}
    )
    attributes = [
        Phrase("summary-attribute", {"attribute": name, "value": value, "boost": 0})
        for attribute, name in enumerate(ATTRIBUTES)
        for value, stack in enumerate(v.stacks)
        if attribute in stack
    ]
    marker = {"value": v.resource + 1, "count": len(board.townsfolk_order)}
    yield Phrase("summary-virtual-attributes", {**marker, "parts": attributes})
    if burdens := _burdens(v):
        yield Phrase("summary-burdens", {"parts": burdens})
    yield Phrase("summary-virtual-workers", {"count": v.workers})
    if v.scheme is not None:
        scheme: Part = [Phrase(f"scheme-{v.scheme}")]
        parts = marked([scheme], g.box.schemes[v.scheme].house)
        yield Phrase("summary-scheme", {"parts": parts, "count": len(v.schemes)})
    if workshops := _counted(RIGHT_ACTIONS, v.workshops):
        yield Phrase("summary-workshops", {"parts": workshops})
    if taken := _counted(RIGHT_ACTIONS, [done(g, VIRTUAL, a) for a in RIGHT_ACTIONS]):
        yield Phrase("summary-done", {"parts": taken})
    if needs := _virtual_needs(g, v):
        yield Phrase("summary-virtual-needs", {"parts": needs})
    standing = zip((*RIGHT_ACTIONS, *board.row), (*v.right, *v.row))
    if busy := [action for action, workers in standing if workers]:
        yield Phrase("summary-busy", {"action": busy})
    if v.attacked:
        yield Phrase("summary-attacked", {"parts": _attacked(g, v)})
    if v.converted:
        yield Phrase("summary-converted", {"parts": _converted(g, VIRTUAL, v.converted)})


def _counted(actions: Sequence[Action], counts: Sequence[int]) -> Part:
    """The actions that there is something to count of."""
    return [
        Phrase("summary-taken", {"action": action, "count": count})
        for action, count in zip(actions, counts)
        if count
    ]


def _virtual_needs(g: Paladins, v: VirtualPlayer) -> list[Part]:
    """The Influence for its next Wall and its next Jar."""
    board = g.box.virtual_board
    needs: list[Part] = [
        [Phrase("summary-virtual-need", {"action": action, "value": track[taken]})]
        for action, track, taken in (
            ("fortify", board.wall_influence, len(v.walls)),
            ("absolve", board.jar_influence, v.jars),
        )
        if taken < len(track)
    ]
    return marked(needs, board.house) if needs else []
