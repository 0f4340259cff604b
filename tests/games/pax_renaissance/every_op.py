"""A trial for each kind of op, in both editions: what its icon shows is what it does."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from stolnik.engine.flow import Move
from stolnik.engine.refusal import Refusal
from stolnik.games.pax_renaissance.box.components import Box, EmpireCard, Op, TableauCard
from stolnik.games.pax_renaissance.chapters.ops import refuse_op, run_ops
from stolnik.games.pax_renaissance.chapters.ops.tax import PAY
from stolnik.games.pax_renaissance.chapters.tableau import ops_of, seat_of, side_of
from stolnik.games.pax_renaissance.chapters.tokens import icon_of, land_of, slots
from stolnik.games.pax_renaissance.state import Pax
from tests.games.pax_renaissance.every_card import Answer, drive, lie
from tests.games.pax_renaissance.position import own

VICTIMS: Mapping[int, Mapping[str, str]] = {
    1: {"west": "spanish_tercio", "east": "the_timar_system"},
    2: {"west": "pren023", "east": "pren084"},
}
"""By edition and side: a card of the whole side, for a Behead."""


def icons(cards: Iterable[TableauCard]) -> list[tuple[str, int, bool, str]]:
    """Every op on these cards: card, place in its row of icons, no republic, and a name."""
    return [
        (card.id, index, False, f"{card.id}-{op.kind}")
        for card in cards
        for index, op in enumerate(card.ops)
    ]


def empire_icons(empires: Iterable[EmpireCard]) -> list[tuple[str, int, bool, str]]:
    """Every op on both sides of these empire cards."""
    return [
        (empire.id, index, republic, f"{empire.id}-{op.kind}")
        for empire in empires
        for republic, face in ((False, empire.king), (True, empire.republic))
        for index, op in enumerate(face.ops)
    ]


def check_op(g: Pax, card: str, index: int, republic: bool) -> None:
    """An op of a card works when its side is run."""
    here = lie(g, card, republic=republic)
    op = ops_of(g, card)[index]
    TRIALS[op.kind](g, card, index, op, here)


def refusal_under_bishop(g: Pax, card: str, index: int, republic: bool) -> Refusal | None:
    """Why an op cannot be used when a bishop stands on its card, with a card beside it."""
    here = lie(g, card, republic=republic)
    op = ops_of(g, card)[index]
    g.bishops[g.queens.get(card, card)] = op.religion or "catholic"
    side = side_of(g, card)
    assert side is not None
    g.turn.running = [side]
    own(g, 0, *others(g.box, here, side)[:1])  # a card beside it, for the bishop to go to
    return refuse_op(g, 0, card, index)


# -- the trials ----------------------------------------------------------------------------------


def use(g: Pax, card: str, index: int, target: Move, **answers: Answer) -> None:
    """Run the side of a card, use this op of it against this target, and see that it counts."""
    side = side_of(g, card)
    assert side is not None
    g.turn.running = [side]
    kind = ops_of(g, card)[index].kind
    drive(g, run_ops(g, 0), ops=("op", card, index), **{kind: target}, **answers)
    assert g.turn.used == [card]


def others(box: Box, empire: str, side: str | None = None) -> list[str]:
    """The other empires, or those of a side."""
    return [e.id for e in box.empires.values() if e.id != empire and side in (None, e.side)]


def try_inquisitor(g: Pax, card: str, index: int, op: Op, here: str) -> None:
    start, end = others(g.box, here, "west")[:2]
    own(g, 1, start, end)
    assert op.religion is not None
    g.bishops[start] = op.religion
    use(g, card, index, ("inquisitor", start, end))
    assert g.bishops == {end: op.religion}


def try_commerce(g: Pax, card: str, index: int, op: Op, here: str) -> None:
    assert op.side is not None
    row = g.market[op.side]
    row.florins[3] = 2
    use(g, card, index, ("commerce", str(row.cards[3])))
    assert row.florins[3] == 1
    assert g.players[0].florins == 11


def try_behead(g: Pax, card: str, index: int, op: Op, here: str) -> None:
    victim = VICTIMS[g.box.edition.number][g.box.empires[here].side]
    own(g, 1, victim)
    g.bishops[victim] = "reformation"
    use(g, card, index, ("behead", victim))
    assert seat_of(g, victim) is None
    assert g.discards == [victim]
    assert seat_of(g, card) == 0


def try_tax(g: Pax, card: str, index: int, op: Op, here: str) -> None:
    border = g.box.lands[here].borders[0]
    g.concessions[border] = 1
    use(g, card, index, ("tax", here, border), tax_due=PAY)
    assert [player.florins for player in g.players] == [10, 9, 10]
    ((slot, token),) = g.cities.items()
    assert land_of(g, slot) == here
    assert token == icon_of(g, slot)


def try_repress(g: Pax, card: str, index: int, op: Op, here: str) -> None:
    if seat_of(g, here) is None:
        own(g, 2, here)
    for florins, piece in enumerate(op.targets, 1):
        g.turn.used.clear()
        if piece == "pawn":
            border = g.box.lands[here].borders[0]
            g.concessions[border] = 1
            use(g, card, index, ("repress_concession", border, here))
            token = "pawn_1"
        else:
            slot, token = slots(g, here)[0], f"{piece}_islamic"
            g.cities[slot] = token
            use(g, card, index, ("repress_city", slot))
        assert g.repressed[here][-1] == token
        assert not g.cities
        assert not g.concessions
        assert g.players[0].florins == 10 + florins
    for piece in {"pawn", "rook", "knight"} - set(op.targets):
        assert spared(g, card, index, here, piece)


def spared(g: Pax, card: str, index: int, here: str, piece: str) -> bool:
    """Whether a Repress does not reach a kind of token."""
    g.turn.used.clear()
    if piece == "pawn":
        g.concessions = {g.box.lands[here].borders[0]: 1}
        g.cities = {}
    else:
        g.concessions = {}
        g.cities = {slots(g, here)[0]: f"{piece}_islamic"}
    return refuse_op(g, 0, card, index) is not None


def try_vote(g: Pax, card: str, index: int, op: Op, here: str) -> None:
    empire = others(g.box, here, op.side)[0]
    own(g, 1, empire)
    g.concessions[g.box.lands[empire].borders[0]] = 0
    use(g, card, index, ("vote", empire))
    assert seat_of(g, empire) == 0


def try_corsair(g: Pax, card: str, index: int, op: Op, here: str) -> None:
    assert op.religion is not None
    lands = g.box.lands
    start = lands[here].sea_borders[0]
    end = next(  # of a neighbour across a sea border, as far as either edition lets him sail
        border
        for strait in lands[here].sea_borders
        for shore in g.box.between[strait]
        for border in lands[shore].sea_borders
        if here not in g.box.between[border]
    )
    g.pirates[start] = op.religion
    g.concessions[end] = 1
    use(g, card, index, ("corsair", start, end))
    assert g.pirates == {end: op.religion}
    assert g.concessions == {}


def try_siege(g: Pax, card: str, index: int, op: Op, here: str) -> None:
    first_city = slots(g, here)[0]
    g.cities[first_city] = "knight_islamic"
    g.pirates[g.box.lands[here].sea_borders[0]] = "catholic"
    use(g, card, index, ("siege_city", first_city))
    assert g.cities == {}
    assert len(g.pirates) == 1


def try_campaign(g: Pax, card: str, index: int, op: Op, here: str) -> None:
    g.cities[slots(g, here)[0]] = "knight_islamic"
    target = g.box.lands[here].adjacent[0]
    use(g, card, index, ("campaign", target))
    assert g.suzerains == {target: here}
    assert g.players[0].florins == 9


TRIALS = {
    "inquisitor": try_inquisitor,
    "commerce": try_commerce,
    "behead": try_behead,
    "tax": try_tax,
    "repress": try_repress,
    "vote": try_vote,
    "corsair": try_corsair,
    "siege": try_siege,
    "campaign": try_campaign,
}
