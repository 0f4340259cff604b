"""Every op of every card and empire, one by one: it does what its icon shows, or falls silent."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import Move
from stolnik.games.pax_renaissance.components import Op
from stolnik.games.pax_renaissance.ops import refuse_op, run_ops
from stolnik.games.pax_renaissance.ops.tax import PAY
from stolnik.games.pax_renaissance.state import Pax
from stolnik.games.pax_renaissance.tableau import ops_of, seat_of, side_of
from stolnik.games.pax_renaissance.tokens import icon_of, land_of, slots
from tests.games.pax_renaissance.every_card import BOX, CARDS, Answer, drive, lie, position
from tests.games.pax_renaissance.position import own


def use(g: Pax, card: str, index: int, target: Move, **answers: Answer) -> None:
    """Run the side of a card, use this op of it against this target, and see that it counts."""
    side = side_of(g, card)
    assert side is not None
    g.turn.running = [side]
    kind = ops_of(g, card)[index].kind
    drive(g, run_ops(g, 0), ops=("op", card, index), **{kind: target}, **answers)
    assert g.turn.used == [card]


def others(empire: str, side: str | None = None) -> list[str]:
    """The other empires, or those of a side."""
    return [e.id for e in BOX.empires.values() if e.id != empire and side in (None, e.side)]


def try_inquisitor(g: Pax, card: str, index: int, op: Op, here: str) -> None:
    start, end = others(here, "west")[:2]
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
    victim = {"west": "spanish_tercio", "east": "the_timar_system"}[BOX.empires[here].side]
    own(g, 1, victim)
    g.bishops[victim] = "reformation"
    use(g, card, index, ("behead", victim))
    assert seat_of(g, victim) is None
    assert g.discards == [victim]
    assert seat_of(g, card) == 0


def try_tax(g: Pax, card: str, index: int, op: Op, here: str) -> None:
    border = BOX.lands[here].borders[0]
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
            border = BOX.lands[here].borders[0]
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
        g.concessions = {BOX.lands[here].borders[0]: 1}
        g.cities = {}
    else:
        g.concessions = {}
        g.cities = {slots(g, here)[0]: f"{piece}_islamic"}
    return refuse_op(g, 0, card, index) is not None


def try_vote(g: Pax, card: str, index: int, op: Op, here: str) -> None:
    empire = others(here, op.side)[0]
    own(g, 1, empire)
    g.concessions[BOX.lands[empire].borders[0]] = 0
    use(g, card, index, ("vote", empire))
    assert seat_of(g, empire) == 0


def try_corsair(g: Pax, card: str, index: int, op: Op, here: str) -> None:
    assert op.religion is not None
    start = BOX.lands[here].sea_borders[0]
    end = next(
        border
        for neighbour in BOX.lands[here].adjacent
        for border in BOX.lands[neighbour].sea_borders
        if border != start
    )
    g.pirates[start] = op.religion
    g.concessions[end] = 1
    use(g, card, index, ("corsair", start, end))
    assert g.pirates == {end: op.religion}
    assert g.concessions == {}


def try_siege(g: Pax, card: str, index: int, op: Op, here: str) -> None:
    first_city = slots(g, here)[0]
    g.cities[first_city] = "knight_islamic"
    g.pirates[BOX.lands[here].sea_borders[0]] = "catholic"
    use(g, card, index, ("siege_city", first_city))
    assert g.cities == {}
    assert len(g.pirates) == 1


def try_campaign(g: Pax, card: str, index: int, op: Op, here: str) -> None:
    g.cities[slots(g, here)[0]] = "knight_islamic"
    target = BOX.lands[here].adjacent[0]
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

ICONS = [
    pytest.param(card.id, index, False, id=f"{card.id}-{op.kind}")
    for card in CARDS.values()
    for index, op in enumerate(card.ops)
]
EMPIRE_ICONS = [
    pytest.param(empire.id, index, republic, id=f"{empire.id}-{op.kind}")
    for empire in BOX.empires.values()
    for republic, face in ((False, empire.king), (True, empire.republic))
    for index, op in enumerate(face.ops)
]


@pytest.mark.rule("PAX1-B4.5", "PAX1-E4.2", "PAX1-E4.6", "PAX1-B3.4")
@pytest.mark.parametrize("card, index, republic", [*ICONS, *EMPIRE_ICONS])
def test_its_op_works_when_its_side_is_run(card: str, index: int, republic: bool) -> None:
    g = position()
    here = lie(g, card, republic=republic)
    op = ops_of(g, card)[index]
    TRIALS[op.kind](g, card, index, op, here)


@pytest.mark.rule("PAX1-F1.14", "PAX1-F0.2")
@pytest.mark.parametrize("card, index, republic", [*ICONS, *EMPIRE_ICONS])
def test_its_op_falls_silent_under_a_bishop_unless_it_is_religious(
    card: str, index: int, republic: bool
) -> None:
    g = position()
    here = lie(g, card, republic=republic)
    op = ops_of(g, card)[index]
    g.bishops[g.queens.get(card, card)] = op.religion or "catholic"
    side = side_of(g, card)
    assert side is not None
    g.turn.running = [side]
    own(g, 0, *others(here, side)[:1])  # a card beside it, for the bishop to go to
    refusal = refuse_op(g, 0, card, index)
    if op.kind == "inquisitor":
        assert refusal is None
    else:
        immune = card in CARDS and "own_cards_immune_to_silencing" in CARDS[card].abilities
        assert refusal is not None
        assert (refusal.clause == "PAX1-F1.14") is not immune
