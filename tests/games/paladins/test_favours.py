"""King's Favours and King's Orders."""

import pytest

from stolnik.engine.flow import NO, Move
from stolnik.games.paladins.box.components import CLERIC, CRIMINAL
from stolnik.games.paladins.chapters.actions import refuse_action
from stolnik.games.paladins.chapters.left_actions.pray import clear_an_action, refuse_clearing
from stolnik.games.paladins.chapters.rounds.kings_cards import clear_favours
from stolnik.games.paladins.chapters.scoring import fulfilled, order_vp
from stolnik.games.paladins.state import EMPTY
from tests.games.paladins.position import (
    asks,
    box,
    clause_of,
    gained,
    kings_cards,
    lay,
    on_top,
    options,
    owe,
    perform,
    position,
    run,
    spaces,
    stand,
    suspect,
    tally,
    workers,
)

Gain = dict[str, int]

FAVOURS: dict[str, tuple[str, list[tuple[list[Move], Gain]]]] = {
    # who may stand on it, and what each way to use it gives
    "free_recruit": ("scout", [([("hire", "townsfolk_gatekeeper_2")], {"silver": 1}), ([NO], {})]),
    "remove_suspicion_and_tax": (
        "cleric",
        [
            ([("remove_suspicions", 1)], {"suspicions": -1, "silver": 2, "tax": -2}),
            ([("remove_suspicions", 0)], {"silver": 2, "tax": -2}),
        ],
    ),
    "two_criminals": ("any", [([], {"criminal": 2, "suspicions": 2})]),
    "choose_attribute": (
        "criminal",
        [
            ([("take", "faith", 1)], {"faith": 1}),
            ([("take", "influence", 1)], {"influence": 1}),
            ([("take", "strength", 1)], {"strength": 1}),
        ],
    ),
    "pay_debt_or_suspicions": (
        "fighter",
        [
            (
                [("take", "pay_debt", 1)],
                {"silver": -1, "unpaid": -1, "paid": 1},
            ),
            (
                [("take", "remove_suspicion", 2), ("remove_suspicions", 2)],
                {"silver": -1, "suspicions": -2},
            ),
        ],
    ),
    "debt_for_workers": (
        "any",
        [([], {"unpaid": 1, "scout": 1, "merchant": 1, "fighter": 1})],
    ),
    "develop_or_workers": (
        "merchant",
        [
            (
                [("take", "free_develop", 1), ("workshop", "attack", 2)],
                {"provisions": -1, "scout": 1},
            ),
            (
                [("take", "fighter", 1, "cleric", 1)],
                {"provisions": -1, "fighter": 1, "cleric": 1},
            ),
        ],
    ),
    "three_labourers": ("criminal", [([], {"labourer": 3})]),
    "provisions_and_tax": ("any", [([], {"provisions": 2, "silver": 1, "tax": -1})]),
    "pray": ("any", [([("clear", "hunt")], {}), ([NO], {})]),
}


def test_every_favour_is_in_the_table_above() -> None:
    assert sorted(f"kings_favour_{name}" for name in FAVOURS) == sorted(box().favours)


@pytest.mark.rule("PAL-FAV.4", "PAL-ACT.2")
@pytest.mark.parametrize("name", list(FAVOURS))
def test_every_favour_takes_its_worker_and_price_and_gives_its_reward(name: str) -> None:
    colour, uses = FAVOURS[name]
    worker = "labourer" if colour == "any" else colour
    for answers, gain in uses:
        g = position()
        kings_cards(g, favours=[name])
        suspect(g, 0, 1, 2)
        owe(g, 0, unpaid=1)
        stand(g, 0, "hunt", "labourer")
        lay(g, "townsfolk_gatekeeper_2", 1)
        on_top(g, 0)
        g.suspicion_deck.insert(-1, g.suspicion_deck.pop(0))  # two cards without Tax
        workers(g, 0, **{worker: 1})
        expected = {key: gain.get(key, 0) - (key == worker) for key in gain | {worker: 0}}
        found = gained(g, 0, perform(g, 0, ("favour", f"kings_favour_{name}")), answers)
        assert found == {key: n for key, n in expected.items() if n}
        assert g.favour_workers[0] != EMPTY
        if answers == [("clear", "hunt")]:
            assert spaces(g, 0, "hunt") == ["-", "-"]


@pytest.mark.rule("PAL-FAV.4")
@pytest.mark.parametrize("name", list(FAVOURS))
def test_only_the_right_worker_or_a_criminal_may_stand_on_a_favour(name: str) -> None:
    colour, _ = FAVOURS[name]
    for kind in ("labourer", "scout", "merchant", "fighter", "cleric", "criminal"):
        g = position()
        kings_cards(g, favours=[name])
        workers(g, 0, **{kind: 1})
        fits = colour in ("any", kind) or kind == "criminal"
        assert (("favour", f"kings_favour_{name}") in options(g, 0, "favour")) == fits


@pytest.mark.rule("PAL-FAV.1")
@pytest.mark.parametrize(
    "number, revealed", [(1, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 4), (7, 5)]
)
def test_a_favour_can_be_used_from_its_reveal_to_the_end_of_the_game(
    number: int, revealed: int
) -> None:
    g = position(round=number)
    workers(g, 0, criminal=1)
    assert [move[1] for move in options(g, 0, "favour")] == g.favours[:revealed]
    if revealed < 5:
        hidden: Move = ("favour", g.favours[revealed])
        assert clause_of(refuse_action(g, 0, hidden)) == "PAL-FAV.1"


@pytest.mark.rule("PAL-FAV.2")
def test_a_favour_serves_one_player_once_a_round() -> None:
    g = position()
    kings_cards(g, favours=["three_labourers"])
    workers(g, 0, criminal=1)
    workers(g, 1, criminal=1)
    favour: Move = ("favour", "kings_favour_three_labourers")
    run(perform(g, 0, favour))
    workers(g, 0, criminal=1)
    for seat in (0, 1):
        assert favour not in options(g, seat, "favour")
        assert clause_of(refuse_action(g, seat, favour)) == "PAL-FAV.2"


@pytest.mark.rule("PAL-FAV.1", "PAL-REF.12")
def test_in_the_next_round_the_favour_is_free_again() -> None:
    g = position()
    kings_cards(g, favours=["three_labourers"])
    g.favour_workers[0] = CRIMINAL
    clear_favours(g)
    assert g.favour_workers == [EMPTY] * 5
    workers(g, 1, criminal=1)
    assert ("favour", "kings_favour_three_labourers") in options(g, 1, "favour")


@pytest.mark.rule("PAL-FAV.3")
def test_pray_does_not_clear_a_favour() -> None:
    g = position()
    stand(g, 0, "hunt", "labourer")
    g.favour_workers[0] = CLERIC
    ask = asks(clear_an_action(g, 0))
    assert ask is not None
    assert list(ask.options) == [("clear", "hunt"), NO]
    assert clause_of(refuse_clearing(g, 0, g.favours[0], praying=False)) == "PAL-FAV.3"


@pytest.mark.rule("PAL-FAV.4")
@pytest.mark.parametrize(
    "name, worker, silver, provisions, debts",
    [
        ("pay_debt_or_suspicions", "fighter", 0, 9, 9),
        ("develop_or_workers", "merchant", 9, 0, 9),
        ("debt_for_workers", "labourer", 9, 9, 0),
    ],
)
def test_a_favour_whose_price_cannot_be_paid_is_refused(
    name: str, worker: str, silver: int, provisions: int, debts: int
) -> None:
    g = position(silver=silver, provisions=provisions)
    g.debts = debts
    kings_cards(g, favours=[name])
    workers(g, 0, **{worker: 1})
    favour: Move = ("favour", f"kings_favour_{name}")
    assert clause_of(refuse_action(g, 0, favour)) == "PAL-FAV.4"


def test_which_worker_goes_to_a_favour_is_asked_where_it_matters() -> None:
    g = position()
    kings_cards(g, favours=["provisions_and_tax"])
    workers(g, 0, labourer=1, cleric=1)
    ask = asks(perform(g, 0, ("favour", "kings_favour_provisions_and_tax")))
    assert ask is not None
    assert list(ask.options) == [("place", "labourer"), ("place", "cleric")]
    assert ask.topic == "favour_worker"


# -- King's Orders ---------------------------------------------------------------------------


@pytest.mark.rule("PAL-ORD.3")
@pytest.mark.parametrize("action", ["commission", "fortify", "garrison", "absolve"])
def test_every_order_wants_its_action_five_times(action: str) -> None:
    for count, met in ((4, []), (5, [0]), (6, [0])):
        g = position(players=4)
        kings_cards(g, orders=[action])
        tally(g, 0, **{action: count})
        assert fulfilled(g, 0) == met


@pytest.mark.rule("PAL-ORD.3")
@pytest.mark.parametrize("action, pile", [("attack", "attacked"), ("convert", "converted")])
def test_the_orders_for_outsiders_want_five_of_them(action: str, pile: str) -> None:
    for count, met in ((4, []), (5, [0]), (7, [0])):
        g = position()
        kings_cards(g, orders=[action])
        getattr(g.players[0], pile).extend(g.outsider_deck[:count])
        assert fulfilled(g, 0) == met


@pytest.mark.rule("PAL-ORD.2")
def test_the_orders_are_worth_4_6_and_8() -> None:
    g = position(players=4)
    kings_cards(g, orders=["commission", "fortify", "absolve"])
    assert order_vp(g, 0) == 0
    tally(g, 0, commission=5)
    assert order_vp(g, 0) == 4
    tally(g, 0, fortify=5)
    assert order_vp(g, 0) == 4 + 6
    tally(g, 0, absolve=5)
    assert order_vp(g, 0) == 4 + 6 + 8


@pytest.mark.rule("PAL-ORD.1")
def test_several_players_may_score_the_same_order() -> None:
    g = position(players=4)
    kings_cards(g, orders=["absolve"])
    for seat in (0, 2, 3):
        tally(g, seat, absolve=5)
    assert [order_vp(g, seat) for seat in range(4)] == [4, 0, 4, 4]


def test_an_order_that_is_still_hidden_does_not_count() -> None:
    g = position(round=2)
    kings_cards(g, orders=["commission", "fortify", "absolve"])
    tally(g, 0, absolve=5)
    assert order_vp(g, 0) == 0
