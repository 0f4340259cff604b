"""Playing a card from the hand: it lies in the tableau, its bomb goes off, its agents land (E2)."""

from __future__ import annotations

from collections.abc import Sequence

from stolnik.engine.flow import NO, YES, Ask, Flow, Move, Seat, Topic, choose
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ..box.components import Agent, CardId, Empire
from ..edition import refused
from ..events import CardPlayed, OneShotLaunched
from ..state import Pax
from .agents import deployable, muster, place_agents, reach_of
from .apostasy import APOSTASY, apostasy
from .coronation import play_queen
from .tableau import lay
from .torch import raise_torch
from .trade_shift import TRADE_SHIFT, refuse_shift, trade_shift
from .wars.battle import fighters
from .wars.civil_war import conspiracy, peasant_revolt, refuse_conspiracy, refuse_revolt
from .wars.religious_war import refuse_religious_war, religious_war


def refuse_play(g: Pax, seat: Seat, card: CardId) -> Refusal | None:
    """Only cards of the own hand are played."""
    return None if card in g.players[seat].hand else refused(g, "PAX1-E2.1", "PAX2-A2.3")


@rule("PAX1 A2.7 D1.4 D1.5 D1.6 E2.1 E2b.1 J0.3 M1.2", "PAX2 A2.7 D1.6 E2.1 E2.9 E2.26 E2.27 J.2")
def play_card(g: Pax, seat: Seat, card: CardId) -> Flow[None]:
    """A card goes from the hand to its side of the tableau, with its one-shot or its agents."""
    known = g.box.cards[card]
    g.tell(CardPlayed(seat, card))
    if known.queen:
        yield from play_queen(g, seat, card)
        return
    g.players[seat].hand.remove(card)
    lay(g, seat, card)
    if known.torch is not None and g.box.edition.torches_turn_cards_back:
        yield from raise_torch(g, seat, card)
    if known.one_shot is not None and (yield from launch(g, seat, card, known.agents)):
        return
    yield from place_agents(g, seat, card, known.agents)


@rule(
    "PAX1 A2.7 D1.6 E2.2 B4.7 J0.2 GL.OneShot.1",
    "PAX2 A2.7 B5.5 E2.2 J.1 GLO.OneShot.1 GLO.Battle.4",
)
def launch(g: Pax, seat: Seat, card: CardId, agents: Sequence[Agent]) -> Flow[bool]:
    """The player announces whether, and where, the card's one-shot takes place; if so, it does.

    It is resolved whole: the agents that did not fight are placed too.  False if nothing was
    launched.
    """
    one_shot = g.box.cards[card].one_shot
    assert one_shot is not None
    wars = _wars(g, seat, card, agents)
    peaceful = one_shot.startswith((TRADE_SHIFT, APOSTASY))
    options = [NO, *wars]
    if peaceful and refuse_one_shot(g, seat, card) is None:
        options.append(YES)
    move = yield from choose(seat, ONE_SHOT, options, card=card, one_shot=one_shot)
    if move == NO:
        return False
    if move in wars:
        return (yield from _wage(g, seat, card, wars[move], agents))
    g.tell(OneShotLaunched(seat, card, one_shot))
    yield from _resolve_in_peace(g, seat, card, one_shot, agents)
    return True


def _wars(g: Pax, seat: Seat, card: CardId, agents: Sequence[Agent]) -> dict[Move, Empire]:
    """The empires that a card's war can strike: a card of a whole side has its choice."""
    return {
        ("attack", empire): empire
        for empire in reach_of(g, card)
        if refuse_war(g, seat, card, empire, agents) is None
    }


@rule("PAX2 D1.7")
def refuse_one_shot(g: Pax, seat: Seat, card: CardId) -> Refusal | None:
    """Why a one-shot that is no war cannot be launched."""
    one_shot = g.box.cards[card].one_shot
    if one_shot is None:
        return refused(g, "PAX1-B4.7", "PAX2-B5.5")
    if g.box.edition.one_shots_bind_agents and not deployable(
        g, seat, card, g.box.cards[card].agents
    ):
        return Refusal("PAX2-E2.4")
    if one_shot.startswith(TRADE_SHIFT):
        return refuse_shift(g, seat, card, one_shot.removeprefix(TRADE_SHIFT))
    return None


@rule(
    "PAX1 GL.Location.4 GL.Location.7 E2b.21",
    "PAX2 E2.24 GLO.Location.6 GLO.Location.7 GLO.Gambit.1 GLO.Vassal.7",
)
def refuse_war(
    g: Pax, seat: Seat, card: CardId, empire: Empire, agents: Sequence[Agent]
) -> Refusal | None:
    """Why a card cannot bring war upon an empire; that it is one's own does not matter."""
    reach = reach_of(g, card)
    if empire not in reach:
        return refused(g, "PAX1-GL.Location.1", "PAX2-J.6", figures="location", empire=list(reach))
    kind = g.box.cards[card].one_shot
    if kind == "conspiracy":
        return refuse_conspiracy(g, seat, empire, agents)
    if kind == "peasant_revolt":
        return refuse_revolt(g, seat, empire, agents)
    if kind in ("crusade", "reformation", "jihad"):
        return refuse_religious_war(g, seat, kind, empire, agents)
    return refused(g, "PAX1-B4.7", "PAX2-B5.5")


def _refuse_launch(g: Pax, ask: Ask, move: Move) -> Refusal | None:
    card = str(ask.about["card"])
    match move:
        case ("yes",):
            return refuse_one_shot(g, ask.seat, card)
        case ("attack", str(empire)):
            return refuse_war(g, ask.seat, card, empire, g.box.cards[card].agents)
    return None


ONE_SHOT = Topic(
    "one_shot",
    verbs=("yes", "no", "attack"),
    refuse=_refuse_launch,
    set_by=("PAX1-E2.2", "PAX2-E2.2"),
)


@rule("PAX1 E2a.1 E2a.2 E2a.3 GL.OneShot.2", "PAX2 E2.3 E2.5 E2.6 E2.7 GLO.OneShot.2")
def _wage(g: Pax, seat: Seat, card: CardId, empire: Empire, agents: Sequence[Agent]) -> Flow[bool]:
    """The agents that can fight attack; won or lost, the others are placed afterwards.

    1e R14, 2e R5.
    """
    kind = g.box.cards[card].one_shot
    assert kind is not None
    fighting, others = fighters(g, kind, agents)
    troops = fighting
    if g.box.edition.agents_are_mustered:
        troops = yield from muster(g, seat, fighting)
    if refuse_war(g, seat, card, empire, troops) is not None:
        return False  # the player declined to bring the tokens that the war needed
    g.tell(OneShotLaunched(seat, card, kind))
    if kind == "conspiracy":
        yield from conspiracy(g, seat, empire, troops)
    elif kind == "peasant_revolt":
        yield from peasant_revolt(g, seat, empire, troops)
    else:
        yield from religious_war(g, seat, kind, empire, troops, card)
    yield from place_agents(g, seat, card, others, must=g.box.edition.one_shots_bind_agents)
    return True


@rule("PAX1 E2a.4 E2b.1 GL.OneShot.2", "PAX2 E2.3 E2.8 GLO.OneShot.3 H1.1 K3.7")
def _resolve_in_peace(
    g: Pax, seat: Seat, card: CardId, one_shot: str, agents: Sequence[Agent]
) -> Flow[None]:
    """A trade shift or an apostasy: no battle; the agents come after it, or first if they must.

    1e R42, 2e R4.
    """
    agents_first = g.box.edition.one_shots_bind_agents
    if agents_first:
        yield from place_agents(g, seat, card, agents, must=True)
    if one_shot.startswith(TRADE_SHIFT):
        trade_shift(g, seat, one_shot.removeprefix(TRADE_SHIFT))
    else:
        one, other = one_shot.removeprefix(APOSTASY).split("_")
        apostasy(g, seat, one, other)
    if not agents_first:
        yield from place_agents(g, seat, card, agents)
