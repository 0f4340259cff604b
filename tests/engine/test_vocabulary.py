"""One description of what can be said, and all that comes from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace

import pytest

from stolnik.engine.flow import Ask, Move, Topic, choose_number, choose_several
from stolnik.engine.vocabulary import SEAT, Family, Lexicon, Number, Verb, Vocabulary
from tests.games.running import run

WORKER = Family("worker", lambda box: box.workers)
CARD = Family("card", lambda box: box.cards)
PAYMENT = Family("payment", lambda box: ("silver", "debt"), on_board=False)

PLACE = Family(
    "place",
    lambda box: ("nowhere", *box.cards),
    on_board=False,
    lies_at=lambda box, place: f"card:{place}" if place in box.cards else None,
)

VOCABULARY = Vocabulary(
    verbs=(
        Verb("pass"),
        Verb("hire", {"card": CARD, "workers": Number("workers", 1, 2), "payment": PAYMENT}),
        Verb("place", {"worker": WORKER}, repeat=(0, 3), ordered=True),
        Verb("greet", {"whom": SEAT}, touches=lambda g, ask, whom: ("card:abbot",)),
        Verb("march", {"place": PLACE}),
    )
)
BOX = SimpleNamespace(workers=("red", "green"), cards=("abbot", "guard", "thief"))
LEXICON = Lexicon(VOCABULARY, BOX, 2)
ASK = Ask.of(0, Topic("any"), [])


@pytest.mark.parametrize(
    "move",
    [
        ("pass",),
        ("hire", "guard", 2, "debt"),
        ("place",),
        ("place", "red"),
        ("place", "red", "red", "green"),
        ("greet", 1),
    ],
)
def test_moves_of_the_game_are_well_formed_and_have_a_number(move: Move) -> None:
    assert LEXICON.well_formed(move)
    assert LEXICON.move(LEXICON.code(move)) == move


@pytest.mark.parametrize(
    "move",
    [
        (),
        (1,),
        ("fly",),
        ("pass", 1),
        ("hire", "guard", 3, "debt"),
        ("hire", "guard", "2", "debt"),
        ("hire", "king", 2, "debt"),
        ("place", "green", "red"),
        ("place", "red", "red", "red", "red"),
        ("greet", True),
        ("greet", 2),
    ],
)
def test_what_names_nothing_in_the_box_is_no_move(move: Move) -> None:
    assert not LEXICON.well_formed(move)
    with pytest.raises(ValueError, match="is not a move of this game"):
        LEXICON.code(move)


def test_every_number_is_one_move() -> None:
    moves = [LEXICON.move(code) for code in range(LEXICON.size)]
    assert len(set(moves)) == LEXICON.size == 1 + 3 * 2 * 2 + (1 + 2 + 4 + 8) + 2 + 4
    for move in filter(LEXICON.well_formed, moves):
        assert moves[LEXICON.code(move)] == move
    with pytest.raises(ValueError, match="codes go from 0"):
        LEXICON.move(LEXICON.size)


def test_an_option_lights_the_elements_that_it_names() -> None:
    hire = LEXICON.elements(None, ASK, ("hire", "guard", 2, "debt"))
    assert hire == ("card:guard",)
    assert LEXICON.elements(None, ASK, ("greet", 1)) == ("seat:1", "card:abbot")
    assert LEXICON.elements(None, ASK, ("place", "red", "red")) == ("worker:red",)


def naming(element: str, *verbs: str, most: int = 100, options: Sequence[Move] = ()) -> list[Move]:
    ask = Ask.of(0, Topic("any", verbs=verbs), options)
    return list(LEXICON.naming(None, ask, element, most))


def test_the_moves_that_name_an_element_can_be_listed() -> None:
    found = naming("card:thief", "hire", "place")
    assert len(found) == 4
    assert all(move[:2] == ("hire", "thief") for move in found)
    assert len(naming("card:thief", "hire", most=3)) == 3


def test_moves_like_those_that_are_offered_are_listed_first() -> None:
    offered = ("hire", "guard", 2, "debt")
    assert naming("card:thief", "hire", options=(offered,))[0] == ("hire", "thief", 2, "debt")


def test_moves_that_touch_an_element_without_naming_it_can_be_listed() -> None:
    assert naming("card:abbot", "greet") == [("greet", 0), ("greet", 1)]


def test_what_nobody_can_mean_is_not_listed() -> None:
    sober = replace(VOCABULARY.by_name["hire"], meant=lambda g, ask, card, *rest: card == "guard")
    lexicon = Lexicon(Vocabulary(verbs=(sober,)), LEXICON.box, LEXICON.players)
    ask = Ask.of(0, Topic("t", verbs=("hire",)), ())
    assert list(lexicon.naming(None, ask, "card:thief", 9)) == []
    assert len(list(lexicon.naming(None, ask, "card:guard", 9))) == 4


HOST = "guest_1"


def test_what_can_be_meant_is_found_behind_many_moves_that_nobody_can_mean() -> None:
    bench = Family("card", lambda box: [f"guest_{n}" for n in range(90)])
    swap = Verb(
        "swap", {"one": bench, "other": bench}, meant=lambda g, ask, one, other: one == HOST
    )
    lexicon = Lexicon(Vocabulary(verbs=(swap,)), None, 2)
    ask = Ask.of(0, Topic("t", verbs=("swap",)), ())
    assert list(lexicon.naming(None, ask, "card:guest_7", 60)) == [("swap", HOST, "guest_7")]


def test_every_element_is_known_by_what_it_stands_for() -> None:
    kind, part = LEXICON.thing("card:thief") or (None, None)
    assert (getattr(kind, "name", ""), part) == ("card", "thief")
    assert LEXICON.thing("seat:1") is not None
    assert LEXICON.thing("card:nobody") is None
    assert set(LEXICON.elements_there_are) >= {"card:thief", "worker:red", "seat:0"}


def test_a_place_may_stand_for_an_element_of_another_family() -> None:
    assert LEXICON.elements(None, ASK, ("march", "guard")) == ("card:guard",)
    assert LEXICON.elements(None, ASK, ("march", "nowhere")) == ()
    assert naming("card:guard", "march") == [("march", "guard")]


THINGS = {("take", name): name.upper() for name in ("a", "b", "c")}
TAKE = Topic("take", verbs=("take",))


def test_several_things_are_chosen_in_one_order_only() -> None:
    asks: list[Ask] = []
    flow = choose_several(0, TAKE, THINGS, least=1, most=2)  # type: ignore[arg-type]
    assert run(flow, [("take", "b"), ("take", "c")], asks=asks) == ["B", "C"]
    assert asks[0].options == (("take", "a"), ("take", "b"), ("take", "c"))
    assert asks[1].options == (("take", "c"), ("done",))


def test_enough_things_stay_in_reach() -> None:
    asks: list[Ask] = []
    assert run(choose_several(0, TAKE, THINGS, least=2), [("take", "b")], asks=asks) == ["B", "C"]  # type: ignore[arg-type]
    assert asks[0].options == (("take", "a"), ("take", "b"))


def test_a_number_is_chosen_by_its_verb() -> None:
    assert run(choose_number(0, TAKE, "pay", range(3)), [("pay", 2)]) == 2
