"""Queens: crowned beside a king, or old maids under the player card (I)."""

from __future__ import annotations

from stolnik.engine.flow import NO, Ask, Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ..box.components import CardId, Empire
from ..edition import refused
from ..events import Crowned, OldMaid, OneShotLaunched, Reprisals
from ..state import Pax
from .tableau import ability_count, discard, queens_of, seat_of, silenced
from .wars.civil_war import peasant_revolt, refuse_revolt
from .wars.regime_change import aftermath, take_or_flip


def _refuse_king(g: Pax, ask: Ask, move: Move) -> Refusal | None:
    match move:
        case ("marry", str(empire)):
            return refuse_coronation(g, ask.seat, str(ask.about["card"]), empire)
    return None


CORONATION = Topic(
    "coronation",
    verbs=("marry", "no"),
    refuse=_refuse_king,
    set_by=("PAX1-I0.1", "PAX2-I.1"),
)


@rule("PAX1 E2.2 I0.1 GL.Queen.1 GL.Queen.2", "PAX2 I.1 I.5 GLO.Queen.1 E2.2")
def play_queen(g: Pax, seat: Seat, queen: CardId) -> Flow[None]:
    """A queen marries a king of the player's choice or stays an old maid; she has no agents."""
    kings: dict[Move, Empire | None] = {NO: None}
    for empire in g.box.cards[queen].suitors:
        if refuse_coronation(g, seat, queen, empire) is None:
            kings["marry", empire] = empire
    king = yield from choose_thing(seat, CORONATION, kings, card=queen)
    if king is None:
        stay_old_maid(g, seat, queen)
    else:
        yield from coronation(g, seat, queen, king)


@rule("PAX1 I0.5", "PAX2 I.7")
def refuse_coronation(g: Pax, seat: Seat, queen: CardId, empire: Empire) -> Refusal | None:
    """The king must be a suitor of hers, free and within reach; an ability reaches further."""
    suitors = g.box.cards[queen].suitors
    if empire not in suitors:
        return refused(g, "PAX1-I0.2", "PAX2-I.2", figures="suitors", suitors=list(suitors))
    if empire in g.republics:
        return refused(g, "PAX1-GL.King.1", "PAX2-I.8")  # 2e R16
    holder = seat_of(g, empire)
    married = bool(queens_of(g, empire))
    own = holder == seat and g.box.edition.own_kings_can_be_crowned
    if not married and (holder is None or own):
        return None
    # 1e R41: an own king without a queen is neither married nor an opponent's.
    taken = married or holder != seat
    if taken and ability_count(g, seat, "coronation_may_take_married_or_opposing_king"):
        return None
    return refused(g, "PAX1-I0.3", "PAX2-I.3" if married else "PAX2-I.4")


@rule("PAX1 I0.4 I0.5 I1.1 I1.3 GL.OneShot.2", "PAX2 I.6 I.8 I1.1 I1.2 GLO.OneShot.3 E2.8")
def coronation(g: Pax, seat: Seat, queen: CardId, empire: Empire) -> Flow[None]:
    """Queen and king lie together on the king's side, and the regime of his empire changes."""
    g.tell(OneShotLaunched(seat, queen, "coronation"))
    take_or_flip(g, seat, empire, "coronation")
    g.players[seat].hand.remove(queen)
    g.queens[queen] = empire
    g.tell(Crowned(seat, queen, empire))
    yield from aftermath(g, seat, empire)


@rule("PAX1 I2.1 I2.2", "PAX2 I.5 I2.1 I2.2 GLO.OldMaid.1")
def stay_old_maid(g: Pax, seat: Seat, queen: CardId) -> None:
    """An unmarried queen goes under the player card, out of the tableau."""
    player = g.players[seat]
    player.hand.remove(queen)
    player.maids.append(queen)
    g.tell(OldMaid(seat, queen))


# -- popular reprisals: an ability of a crowned queen ------------------------------------------


def refuse_reprisals(g: Pax, seat: Seat, queen: CardId) -> Refusal | None:
    """The action needs an unsilenced crowned queen who gives it, and somebody to revolt."""
    if queen not in g.box.bearers.get("action_discard_for_peasant_revolt", ()):
        return refused(g, "PAX1-B4.6", "PAX2-B5.7")
    if queen in g.players[seat].maids:
        return refused(g, "PAX1-I2.3", "PAX2-I2.2")
    if queen not in g.queens or seat_of(g, queen) != seat:
        return refused(g, "PAX1-GL.Ability.1", "PAX2-GLO.Ability.1")
    if silenced(g, queen):
        return refused(g, "PAX1-F1.15", "PAX2-F1.16")
    return refuse_revolt(g, seat, g.queens[queen], ())


def reprisals(g: Pax, seat: Seat, queen: CardId) -> Flow[None]:
    """The queen is given up, and the peasants of her empire revolt without any agents."""
    empire = g.queens[queen]
    discard(g, queen)
    g.tell(Reprisals(seat, queen, empire))
    yield from peasant_revolt(g, seat, empire, ())
