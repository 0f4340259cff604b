"""Tax, Suspicion and Debts."""

import pytest

from stolnik.engine.flow import Ask, Move, Topic
from stolnik.games.paladins.box.components import (
    CLERIC,
    CRIMINAL,
    FIGHTER,
    LABOURER,
    MERCHANT,
    SCOUT,
)
from stolnik.games.paladins.chapters.burdens.debts import (
    DESTROY_DEBTS,
    PAY_DEBTS,
    destroy_debts,
    gain_debts,
    pay_debts,
)
from stolnik.games.paladins.chapters.burdens.suspicion import (
    discard_suspicions,
    draw_suspicion,
    remove_suspicions,
)
from stolnik.games.paladins.chapters.burdens.tax import take_tax
from stolnik.games.paladins.chapters.rewards import gain_workers
from stolnik.games.paladins.chapters.rounds.tavern import take_tavern
from stolnik.games.paladins.events import (
    InquisitionBegan,
    SuspicionDrawn,
    SuspicionsReshuffled,
    TaxTaken,
)
from stolnik.games.paladins.game import GAME
from tests.games.paladins.position import (
    asks,
    box,
    gained,
    listen,
    on_top,
    owe,
    perform,
    position,
    refusal_of,
    run,
    suspect,
    workers,
)

# -- Workers gained --------------------------------------------------------------------------


@pytest.mark.rule("PAL-ICO.5")
@pytest.mark.parametrize(
    "kind, name",
    [
        (LABOURER, "labourer"),
        (SCOUT, "scout"),
        (MERCHANT, "merchant"),
        (FIGHTER, "fighter"),
        (CLERIC, "cleric"),
    ],
)
def test_honest_workers_bring_no_suspicion(kind: int, name: str) -> None:
    g = position()
    assert gained(g, 0, gain_workers(g, 0, kind, 2)) == {name: 2}


@pytest.mark.rule("PAL-ICO.6", "PAL-SUS.1", "PAL-CON.2")
def test_with_every_criminal_comes_a_suspicion() -> None:
    g = position()
    on_top(g, 0)
    assert gained(g, 0, gain_workers(g, 0, CRIMINAL)) == {"criminal": 1, "suspicions": 1}


@pytest.mark.rule("PAL-CON.2", "PAL-SUS.1", "PAL-RND.15")
def test_a_criminal_from_the_tavern_brings_a_suspicion_too() -> None:
    g = position()
    on_top(g, 1)
    g.taverns = ["tavern_02"]
    g.tavern_deck.remove("tavern_02")
    assert gained(g, 0, take_tavern(g, 0)) == {
        "fighter": 2,
        "scout": 1,
        "criminal": 1,
        "suspicions": 1,
        "silver": 1,
        "tax": -1,
    }


# -- drawing a Suspicion ---------------------------------------------------------------------


@pytest.mark.rule("PAL-SUS.2", "PAL-SUS.3")
@pytest.mark.parametrize("tax", [0, 1, 2])
def test_the_top_card_is_drawn_and_its_tax_taken_at_once(tax: int) -> None:
    g = position()
    on_top(g, tax)
    suspect(g, 0, 2)
    gain = gained(g, 0, draw_suspicion(g, 0))
    money = {"silver": tax, "tax": -tax} if tax else {}
    assert gain == {"suspicions": 1, **money}
    assert g.players[0].suspicions == [2, tax]
    assert len(g.suspicion_deck) == 22
    assert GAME.sight.view(g, 1).players[0].suspicions == [2, tax]  # type: ignore[attr-defined]


@pytest.mark.rule("PAL-SUS.3")
def test_there_are_6_8_and_10_cards_of_0_1_and_2_tax() -> None:
    assert {kind.tax: kind.count for kind in box().suspicions} == {0: 6, 1: 8, 2: 10}


@pytest.mark.rule("PAL-SUS.4")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    g = position()
    g.suspicion_discards = [0] * 6
    g.players[1].suspicions = g.suspicion_deck[6:]
    g.suspicion_deck = []
    run(draw_suspicion(g, 0))
    assert g.players[0].suspicions == [0]
    assert (g.suspicion_deck, g.suspicion_discards) == ([0] * 5, [])
    assert g.dice.used > 0


@pytest.mark.rule("PAL-SUS.5")
def test_without_any_card_an_inquisition_comes_first_then_the_card_is_drawn() -> None:
    g = position()
    g.tax = 3
    g.players[1].suspicions = [*g.suspicion_deck[1:], 0]
    g.suspicion_deck = []
    heard = listen(g)
    run(draw_suspicion(g, 0))
    kinds = [type(event) for event in heard]
    assert kinds.index(InquisitionBegan) < kinds.index(SuspicionDrawn)
    assert g.players[1].unpaid == 1
    assert len(g.players[1].suspicions) == 12
    assert len(g.players[0].suspicions) == 1
    refilled = 5
    assert g.tax == refilled - g.players[0].suspicions[0]


@pytest.mark.rule("PAL-SUS.5", "PAL-INQ.4")
def test_without_a_card_and_without_a_debt_nobody_discards_and_nothing_is_drawn() -> None:
    g = position(silver=0)
    g.debts = 0
    g.tax = 1
    g.players[1].suspicions = g.suspicion_deck
    g.suspicion_deck = []
    heard = listen(g)
    assert gained(g, 0, gain_workers(g, 0, CRIMINAL)) == {"criminal": 1, "tax": 4}  # refilled
    kinds = [type(event) for event in heard]
    assert kinds.count(InquisitionBegan) == 1
    assert SuspicionDrawn not in kinds
    assert SuspicionsReshuffled not in kinds
    assert len(g.players[1].suspicions) == 24
    assert g.players[1].unpaid == 0
    assert (g.suspicion_deck, g.suspicion_discards) == ([], [])


@pytest.mark.rule(
    "PAL-TAX.1",
    "PAL-TAX.3",
    "PAL-TAX.4",
    "PAL-SUS.1",
    "PAL-SUS.3",
    "PAL-SUS.6",
    "PAL-INQ.1",
    "PAL-INQ.9",
)
def test_ex18_two_criminals_and_one_silver_in_the_tax_supply() -> None:
    g = position(silver=0)
    g.tax = 1
    on_top(g, 1)
    on_top(g, 2)
    heard = listen(g)
    run(gain_workers(g, 0, CRIMINAL, 2))
    told = [e for e in heard if isinstance(e, (SuspicionDrawn, TaxTaken, InquisitionBegan))]
    assert told == [
        SuspicionDrawn(0, 2),
        TaxTaken(0, 1, 1),
        InquisitionBegan(0),
        SuspicionDrawn(0, 1),
        TaxTaken(0, 1, 0),
    ]
    assert g.tax == 4
    assert g.players[0].silver == 3
    assert g.players[0].unpaid == 1


def test_the_new_suspicion_counts_in_the_inquisition_it_brings_about() -> None:
    g = position()
    g.tax = 1
    on_top(g, 1)
    suspect(g, 1, 0)
    suspect(g, 0, 0)
    run(draw_suspicion(g, 0))
    assert [p.unpaid for p in g.players] == [1, 0]


# -- Tax -------------------------------------------------------------------------------------


@pytest.mark.rule("PAL-TAX.1", "PAL-ICO.4")
def test_tax_comes_from_the_tax_supply() -> None:
    g = position()
    assert gained(g, 0, take_tax(g, 0, 2)) == {"silver": 2, "tax": -2}


@pytest.mark.rule("PAL-TAX.2")
def test_tax_cannot_be_declined() -> None:
    g = position()
    g.tax = 1
    assert asks(take_tax(g, 0, 1)) is None
    assert g.players[0].silver == 11


@pytest.mark.rule("PAL-TAX.3", "PAL-TAX.4")
def test_what_the_tax_supply_lacks_comes_from_the_main_supply() -> None:
    g = position(silver=0)
    g.tax = 1
    heard = listen(g)
    run(take_tax(g, 0, 2))
    assert g.players[0].silver == 2
    assert InquisitionBegan(0) in heard
    assert g.tax == 5


@pytest.mark.rule("PAL-TAX.4", "PAL-INQ.1")
def test_the_last_silver_brings_the_inquisition_and_no_other_silver_does() -> None:
    g = position()
    g.tax = 3
    heard = listen(g)
    run(take_tax(g, 0, 2))
    assert InquisitionBegan(0) not in heard
    run(take_tax(g, 0, 1))
    assert heard.count(InquisitionBegan(0)) == 1


# -- discarding Suspicions -------------------------------------------------------------------


@pytest.mark.rule("PAL-INQ.5")
def test_the_last_drawn_suspicion_is_discarded_first() -> None:
    g = position()
    suspect(g, 0, 0, 1, 2)
    discard_suspicions(g, 0, 2)
    assert g.players[0].suspicions == [0]
    assert g.suspicion_discards == [2, 1]


@pytest.mark.rule("PAL-ICO.7")
def test_removing_suspicions_is_up_to_the_owner() -> None:
    g = position()
    suspect(g, 0, 0, 1, 2)
    ask = asks(remove_suspicions(g, 0, 2))
    assert ask is not None
    assert list(ask.options) == [
        ("remove_suspicions", 2),
        ("remove_suspicions", 1),
        ("remove_suspicions", 0),
    ]
    run(remove_suspicions(g, 0, 2), [("remove_suspicions", 1)])
    assert g.players[0].suspicions == [0, 1]
    assert refusal_of(g, ask, ("remove_suspicions", 3)) == "PAL-ICO.7"


def test_without_suspicions_nothing_is_asked() -> None:
    g = position()
    assert asks(remove_suspicions(g, 0, 1)) is None


# -- Debts -----------------------------------------------------------------------------------


@pytest.mark.rule("PAL-DEB.1", "PAL-REC.4")
def test_a_debt_is_gained_from_the_stack_with_the_unpaid_side_up() -> None:
    g = position()
    gain_debts(g, 0)
    assert (g.players[0].unpaid, g.players[0].paid, g.debts) == (1, 0, 23)


def test_from_an_empty_stack_no_debt_is_gained() -> None:
    g = position()
    g.debts = 1
    assert gain_debts(g, 0, 2) == 1
    assert gain_debts(g, 1) == 0
    assert (g.players[0].unpaid, g.players[1].unpaid) == (1, 0)


@pytest.mark.rule("PAL-DEB.3", "PAL-ICO.9")
def test_a_paid_debt_is_turned_and_stays_with_the_player() -> None:
    g = position()
    owe(g, 0, unpaid=2)
    run(pay_debts(g, 0, 1), [("pay_debts", 1)])
    assert (g.players[0].unpaid, g.players[0].paid, g.debts) == (1, 1, 22)


@pytest.mark.rule("PAL-DEB.5", "PAL-ICO.8")
def test_a_destroyed_debt_returns_to_the_stack() -> None:
    g = position()
    owe(g, 0, unpaid=2, paid=1)
    run(destroy_debts(g, 0, 1), [("destroy_debts", 1)])
    assert (g.players[0].unpaid, g.players[0].paid, g.debts) == (1, 1, 22)


@pytest.mark.rule("PAL-ICO.8", "PAL-ICO.9")
def test_paid_debts_can_be_neither_paid_nor_destroyed_again() -> None:
    g = position()
    owe(g, 0, paid=1)
    assert asks(pay_debts(g, 0, 1)) is None
    assert asks(destroy_debts(g, 0, 1)) is None


def test_paying_and_destroying_may_be_declined() -> None:
    g = position()
    owe(g, 0, unpaid=1)
    assert gained(g, 0, pay_debts(g, 0, 1), [("pay_debts", 0)]) == {}
    assert gained(g, 0, destroy_debts(g, 0, 1), [("destroy_debts", 0)]) == {}


@pytest.mark.parametrize(
    "topic, clause",
    [(PAY_DEBTS, "PAL-ICO.9"), (DESTROY_DEBTS, "PAL-ICO.8")],
)
def test_more_debts_than_there_are_cannot_be_named(topic: Topic, clause: str) -> None:
    g = position()
    owe(g, 0, unpaid=1)
    (verb,) = topic.verbs
    ask = Ask.of(0, topic, [(verb, 1), (verb, 0)])
    assert refusal_of(g, ask, (verb, 2)) == clause


# -- every Tavern card -----------------------------------------------------------------------

TAVERNS = {
    # Clerics, Fighters, Merchants, Scouts, Labourers, Criminals
    "01": (1, 0, 0, 1, 2, 0),
    "02": (0, 2, 0, 1, 0, 1),
    "03": (0, 0, 2, 1, 0, 1),
    "04": (0, 2, 0, 0, 1, 1),
    "05": (1, 0, 0, 2, 0, 1),
    "06": (0, 1, 1, 1, 0, 1),
    "07": (0, 0, 2, 0, 2, 0),
    "08": (0, 0, 2, 2, 0, 0),
    "09": (2, 1, 0, 1, 0, 0),
    "10": (2, 0, 1, 1, 0, 0),
    "11": (0, 2, 1, 0, 0, 1),
    "12": (0, 1, 0, 1, 0, 2),
    "13": (0, 0, 2, 1, 1, 0),
    "14": (2, 0, 1, 0, 1, 0),
    "15": (0, 1, 1, 2, 0, 0),
    "16": (0, 1, 0, 0, 1, 2),
    "17": (1, 0, 0, 0, 2, 1),
    "18": (2, 0, 2, 0, 0, 0),
    "19": (0, 2, 0, 0, 2, 0),
    "20": (3, 1, 0, 0, 0, 0),
    "21": (2, 1, 1, 0, 0, 0),
    "22": (0, 0, 0, 3, 1, 0),
    "23": (0, 1, 1, 0, 0, 2),
    "24": (0, 1, 0, 0, 2, 1),
}
KINDS = ("cleric", "fighter", "merchant", "scout", "labourer", "criminal")


def test_every_tavern_card_is_in_the_table_above() -> None:
    assert sorted(f"tavern_{number}" for number in TAVERNS) == sorted(box().taverns)


@pytest.mark.rule("PAL-RND.15")
@pytest.mark.parametrize("number", list(TAVERNS))
def test_every_tavern_card_gives_its_four_workers(number: str) -> None:
    g = position()
    g.suspicion_deck.reverse()  # cards without Tax on top
    g.taverns = [f"tavern_{number}"]
    g.tavern_deck.remove(f"tavern_{number}")
    expected = {kind: n for kind, n in zip(KINDS, TAVERNS[number]) if n}
    if "criminal" in expected:
        expected["suspicions"] = expected["criminal"]
    assert sum(TAVERNS[number]) == 4
    assert gained(g, 0, take_tavern(g, 0)) == expected


def test_conspiring_on_the_last_tax_runs_the_inquisition_inside_the_action() -> None:
    g = position(silver=0)
    g.tax = 2
    on_top(g, 2)
    workers(g, 0, labourer=1)
    conspire: Move = ("conspire",)
    gain = gained(g, 0, perform(g, 0, conspire))
    assert gain == {
        "labourer": -1,
        "criminal": 1,
        "suspicions": 1,
        "silver": 2,
        "unpaid": 1,
        "tax": 3,
    }
