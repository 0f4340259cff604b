"""The table in some forty lines, for a terminal: market, map, banks and victories."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from stolnik.engine.flow import Seat
from stolnik.text import Phrase

from ..box.components import PAWNS, SIDES, Agent, CardId, Empire, Op, Side, TableauCard, Token
from ..chapters.market import FACE_DOWN
from ..chapters.tableau import ops_of, prestige, queens_of, seat_of, vassals
from ..chapters.tokens import icon_of, slots
from ..chapters.trade_fair import COLOUR
from ..chapters.victory import concessions, kings, republics, supreme_religion
from ..state import Pax
from ..view import PRESTIGE
from .details import called, counted, pirate

GAP: Final = Phrase("summary-gap")
PLAIN: Final = "tableau"
"""The kind of a card that shows no chess piece: nearly every one of the 2nd edition."""


def summary(g: Pax, seat: Seat | None) -> Sequence[Phrase]:
    """Everything on the table that a seat may see; hands may be hidden from others."""
    lines = [Phrase("summary-turn", {"seat": g.turn.seat, "actions": g.turn.actions})]
    for side in SIDES:
        lines += [GAP, *_market(g, side)]
    lines += [GAP, Phrase("summary-map"), *(_land(g, empire) for empire in g.box.lands)]
    lines += _borders(g)
    for bank in range(len(g.players)):
        lines += [GAP, *_bank(g, bank, seat)]
    lines += [GAP, *_victories(g), *_battle(g)]
    return lines


# -- the market ------------------------------------------------------------------------------


def _market(g: Pax, side: Side) -> Iterator[Phrase]:
    """One row: its face-down card, then each card that is for sale, with its price."""
    row, deck = g.market[side], g.decks[side]
    header: dict[str, object] = {
        "side": side,
        "count": len(deck),
        "emporium": g.emporia[COLOUR[side]],
    }
    yield Phrase("summary-market", header)
    for place, (card, florins) in enumerate(zip(row.cards, row.florins, strict=True)):
        about: dict[str, object] = {"price": place, "florins": florins}
        if card is None:
            if florins:
                yield Phrase("summary-empty-place", about)
        elif place == FACE_DOWN:
            yield Phrase("summary-face-down", {**about, "card": card})
        else:
            about |= {"card": card, "parts": describe(g, card), "loaded": card in g.turn.loaded}
            yield Phrase("summary-for-sale", about)
            for ability in g.box.cards[card].abilities:
                yield Phrase("summary-ability", {"ability": Phrase(f"ability-{ability}")})
    if deck and g.box.variants["astrology"]:
        yield Phrase("summary-next-card", {"card": deck[-1]})


def describe(g: Pax, card: CardId) -> list[list[object]]:
    """What stands on a card, part by part."""
    known = g.box.cards[card]
    if known.comet:
        return [[Phrase("summary-comet")]]
    parts: list[list[object]] = [[_kind(known)]]
    if known.agents:
        agents = counted(_token(agent) for agent in known.agents)
        parts.append([Phrase("summary-agents", {"parts": agents})])
    if known.one_shot is not None:
        parts.append([Phrase("summary-one-shot", {"one_shot": known.one_shot})])
    if known.suitors:
        parts.append([Phrase("summary-suitors", {"suitors": known.suitors})])
    if known.ops:
        parts.append([Phrase("summary-ops", {"op": _icons(known.ops)})])
    if known.prestige:
        short = [Phrase(f"prestige-{kind}.short") for kind in known.prestige]
        parts.append([Phrase("summary-prestige", {"parts": short})])
    if known.torch is not None:
        parts.append([Phrase("summary-torch", {"victory": known.torch})])
    if known.house:
        parts.append([Phrase("house-mark")])
    return parts


def _kind(card: TableauCard) -> Phrase:
    """The chess piece of a card, if it shows one, and where it belongs."""
    kind = Phrase(f"kind-{card.kind}")
    if card.location is None:
        return kind
    regional = card.location in SIDES
    if card.kind == PLAIN:
        return Phrase(f"region-{card.location}" if regional else f"empire-{card.location}")
    if regional:
        return Phrase("summary-kind-of-side", {"kind": kind, "side": card.location})
    return Phrase("summary-kind-of-empire", {"kind": kind, "empire": card.location})


def _token(agent: Agent) -> Token:
    return agent.piece if agent.religion is None else f"{agent.piece}_{agent.religion}"


def _icons(ops: Sequence[Op]) -> list[object]:
    return [called(op) for op in ops]


# -- the map ---------------------------------------------------------------------------------


def _land(g: Pax, empire: Empire) -> Phrase:
    """An empire: its state and ruler, who stands in its cities, and what could be levied."""
    places = slots(g, empire)
    parts: list[list[object]] = []
    held = [
        Phrase("summary-city", {"city": slot, "token": g.cities[slot]})
        for slot in places
        if slot in g.cities
    ]
    empty = [
        Phrase("summary-open-city", {"city": slot, "icon": icon_of(g, slot)})
        for slot in places
        if slot not in g.cities
    ]
    if held:
        parts.append([*held])
    if empty:
        parts.append([Phrase("summary-open", {"parts": empty})])
    if repressed := g.repressed.get(empire):
        parts.append([Phrase("summary-repressed", {"parts": counted(repressed)})])
    about = {"empire": empire, "state": g.states[empire], "rule": rule(g, empire)}
    return Phrase("summary-land", {**about, "parts": parts})


def rule(g: Pax, empire: Empire) -> Phrase:
    """Whose an empire is, and how it is ruled; or that it is nobody's."""
    owner = seat_of(g, empire)
    if owner is None and g.box.edition.thrones_keep_tokens:
        return _throne(g, empire)
    if owner is None:
        return Phrase("summary-in-stack")
    if empire in g.suzerains:
        lord = g.suzerains[empire]
        return Phrase("summary-vassal", {"owner": owner, "suzerain": lord})
    kind = "summary-republic" if empire in g.republics else "summary-monarchy"
    return Phrase(kind, {"owner": owner})


def _throne(g: Pax, empire: Empire) -> Phrase:
    """An empire that nobody has, with the queen and the bishops that stay there."""
    cards = (empire, *queens_of(g, empire))
    bishops = [Phrase(f"token-bishop_{g.bishops[card]}") for card in cards if card in g.bishops]
    parts = [*([queen] for queen in map(_queen, cards[1:])), *([each] for each in bishops)]
    return Phrase("summary-throne-held", {"parts": parts}) if parts else Phrase("summary-throne")


def _queen(card: CardId) -> Phrase:
    return Phrase("summary-bare-card", {"card": card})


def _borders(g: Pax) -> Iterator[Phrase]:
    """Every border that somebody holds; in the 2nd edition two may share one."""
    held = []
    for border in g.box.between:
        if border in g.concessions:
            pawn = PAWNS[g.concessions[border]]
            held.append([Phrase("summary-border", {"border": border, "token": pawn})])
        if border in g.pirates:
            ship = pirate(g.pirates[border])
            held.append([Phrase("summary-border", {"border": border, "token": ship})])
    if held:
        yield Phrase("summary-borders", {"parts": held})


# -- the banks -------------------------------------------------------------------------------


def _bank(g: Pax, seat: Seat, viewer: Seat | None) -> Iterator[Phrase]:
    """A bank: its florins, hand, both halves of its tableau, and what it could win with."""
    player = g.players[seat]
    if player.out:
        yield Phrase("summary-bankrupt", {"seat": seat})
        return
    yield Phrase("summary-bank", {"seat": seat, "florins": player.florins})
    if player.hand and g.box.edition.hands_are_hidden and viewer != seat:
        yield Phrase("summary-hidden-hand", {"count": len(player.hand)})
    elif player.hand:
        yield Phrase("summary-hand", {"cards": player.hand})
    for side in SIDES:
        if row := player.row(side):
            about = {"side": side, "parts": [_card(g, card) for card in row]}
            yield Phrase("summary-row", about)
    if player.maids:
        yield Phrase("summary-maids", {"cards": player.maids})
    if scores := _scores(g, seat):
        yield Phrase("summary-scores", {"parts": scores})


def _card(g: Pax, card: str) -> Phrase:
    """A card of a tableau with its ops and all that lies on and under it."""
    parts: list[list[object]] = []
    if ops := ops_of(g, card):
        parts.append([Phrase("summary-icons", {"op": _icons(ops)})])
    if card in g.bishops:
        parts.append([Phrase(f"token-bishop_{g.bishops[card]}")])
    if queens := queens_of(g, card):
        parts.append([Phrase("summary-queens", {"parts": [_card(g, each) for each in queens]})])
    if under := vassals(g, card):
        parts.append([Phrase("summary-vassals", {"parts": [_card(g, each) for each in under]})])
    if not parts:
        return Phrase("summary-bare-card", {"card": card})
    return Phrase("summary-card", {"card": card, "parts": parts})


def _scores(g: Pax, seat: Seat) -> list[list[Phrase]]:
    """What victories are made of, as far as this bank has any of it."""
    counts = {
        "summary-concessions": concessions(g, seat),
        "summary-kings": kings(g, seat),
        "summary-republics": republics(g, seat),
    }
    scores = [[Phrase(name, {"count": count}) for name, count in counts.items() if count]]
    kinds = [
        Phrase("summary-score", {"kind": Phrase(f"prestige-{kind}.short"), "count": count})
        for kind in PRESTIGE
        if (count := prestige(g, seat, kind))
    ]
    if kinds:
        scores.append([Phrase("summary-prestige", {"parts": kinds})])
    return [part for part in scores if part]


# -- the end, and battles ----------------------------------------------------------------------


def _victories(g: Pax) -> Iterator[Phrase]:
    if g.active:
        yield Phrase("summary-active", {"victory": g.active})
    else:
        yield Phrase("summary-none-active")
    religion = supreme_religion(g)
    if religion is not None:
        yield Phrase("summary-supreme", {"religion": religion})


def _battle(g: Pax) -> Iterator[Phrase]:
    battle = g.battle
    if battle is not None:
        yield Phrase(
            "summary-battle",
            {
                "cause": battle.cause,
                "empire": battle.empire,
                "attackers": counted(unit.token for unit in battle.attackers),
                "defenders": counted(unit.token for unit in battle.defenders),
            },
        )
