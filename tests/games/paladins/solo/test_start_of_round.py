"""The start of a Round, and the Workers of the virtual player."""

import pytest

from stolnik.engine.match import Match
from stolnik.games.paladins.box.components import (
    CLERIC,
    CRIMINAL,
    FIGHTER,
    LABOURER,
    MERCHANT,
    RIGHT_ACTIONS,
    SCOUT,
)
from stolnik.games.paladins.chapters.virtual_player.rounds import left_tavern, muster
from stolnik.games.paladins.chapters.virtual_player.workers import gain_workers
from stolnik.games.paladins.events import (
    FavourSchemeDiscarded,
    SuspicionDrawn,
    VirtualPlayerReady,
    WorkshopGranted,
)
from stolnik.games.paladins.game import GAME
from stolnik.games.paladins.play import begin_round, tavern_draft
from stolnik.games.paladins.state import VIRTUAL, Paladins
from tests.games.paladins.position import kings_cards, listen, on_top, run
from tests.games.paladins.solo.solo_position import changed, solo, virtual, workshops


def before_round(number: int) -> Paladins:
    g = solo(round=number - 1, workers=0)
    g.players[0].passed = False
    return g


# -- King's cards ----------------------------------------------------------------------------


@pytest.mark.rule("PAL-SRND.1")
@pytest.mark.parametrize("number, order", [(1, "absolve"), (2, "convert"), (3, "attack")])
def test_the_workshop_on_a_revealed_order_moves_to_its_action(number: int, order: str) -> None:
    g = before_round(number)
    kings_cards(g, orders=["absolve", "convert", "attack"])
    workshops(g, **{order: 1})
    heard = listen(g)
    begin_round(g)
    expected = [2 if action == order else 0 for action in RIGHT_ACTIONS]
    assert virtual(g).workshops == expected
    assert virtual(g).order_workshops == 3 - number
    assert WorkshopGranted(VIRTUAL, order) in heard


@pytest.mark.rule("PAL-SRND.1", "PAL-SRND.2")
def test_from_round_4_on_no_workshop_moves() -> None:
    for number in (4, 5, 6, 7):
        g = before_round(number)
        begin_round(g)
        assert sum(virtual(g).workshops) == 0


@pytest.mark.rule("PAL-SRND.2")
@pytest.mark.parametrize("number, left", [(1, 5), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1), (7, 0)])
def test_the_scheme_on_a_revealed_favour_goes_to_the_discards(number: int, left: int) -> None:
    g = before_round(number)
    discards = list(virtual(g).scheme_discards)
    lying = list(virtual(g).favour_schemes)
    favours = list(g.favours)
    heard = listen(g)
    begin_round(g)
    gone = len(lying) - left
    assert virtual(g).favour_schemes == lying[gone:]
    assert virtual(g).scheme_discards == discards + lying[:gone]
    assert g.favours == favours  # the Favour itself stays
    told = [event for event in heard if isinstance(event, FavourSchemeDiscarded)]
    assert told == [FavourSchemeDiscarded(VIRTUAL, scheme) for scheme in lying[:gone]]


# -- the Tavern ------------------------------------------------------------------------------


@pytest.mark.rule("PAL-SRND.3")
def test_two_tavern_cards_are_revealed_and_one_is_taken() -> None:
    match = Match.start(GAME, players=1, seed=5)
    while match.pending[0].topic != "tavern":
        match.submit(0, match.pending[0].options[0])
    assert len(match.pending[0].options) == len(match.state.taverns) == 2
    taken, left = match.state.taverns
    match.submit(0, ("tavern", taken))
    assert match.state.players[0].tavern == taken
    assert match.state.taverns == [left]


@pytest.mark.rule("PAL-SRND.4", "PAL-SWRK.3")
@pytest.mark.parametrize("card, criminals", [("tavern_01", 0), ("tavern_02", 1), ("tavern_12", 2)])
def test_a_suspicion_for_each_criminal_on_the_card_left(card: str, criminals: int) -> None:
    g = solo()
    g.suspicion_deck.reverse()  # cards without Tax on top
    g.tavern_deck.remove(card)
    g.taverns = [card]
    assert changed(g, left_tavern(g)) == ({"suspicions": criminals} if criminals else {})


@pytest.mark.rule("PAL-SRND.4", "PAL-SWRK.3")
def test_the_card_left_brings_its_suspicions_at_once_and_no_workers() -> None:
    g = solo(workers=4)
    g.active = 0
    g.players[0].paladin = g.players[0].deck.pop()
    g.taverns = ["tavern_01", "tavern_16"]
    for card in g.taverns:
        g.tavern_deck.remove(card)
    on_top(g, 1)
    on_top(g, 2)
    heard = listen(g)
    change = changed(g, tavern_draft(g), [("tavern", "tavern_01")])
    assert change == {"suspicions": 2, "field": 3, "tax": -3}
    assert [event for event in heard if isinstance(event, SuspicionDrawn)] == [
        SuspicionDrawn(VIRTUAL, 2),
        SuspicionDrawn(VIRTUAL, 1),
    ]
    assert g.step == "actions"


# -- Workers ---------------------------------------------------------------------------------


@pytest.mark.rule("PAL-SWRK.4", "PAL-SWRK.3")
@pytest.mark.parametrize(
    "number, workers", [(1, 4), (2, 5), (3, 6), (4, 7), (5, 8), (6, 9), (7, 10)]
)
def test_ex27_workers_by_round(number: int, workers: int) -> None:
    g = before_round(number)
    heard = listen(g)
    begin_round(g)
    assert virtual(g).workers == workers
    assert VirtualPlayerReady(VIRTUAL, workers) in heard


@pytest.mark.rule("PAL-SWRK.4", "PAL-SEND.1")
def test_workers_of_the_round_before_are_not_added() -> None:
    g = solo(round=4, workers=3)
    muster(g)
    assert virtual(g).workers == 7


@pytest.mark.rule("PAL-SWRK.1")
@pytest.mark.parametrize("kind", [LABOURER, SCOUT, MERCHANT, FIGHTER, CLERIC])
def test_workers_of_all_colours_are_alike(kind: int) -> None:
    g = solo()
    assert changed(g, gain_workers(g, kind, 2)) == {"workers": 2}


@pytest.mark.rule("PAL-SWRK.2")
def test_with_every_criminal_comes_a_suspicion() -> None:
    g = solo()
    on_top(g, 1)
    on_top(g, 0)
    change = changed(g, gain_workers(g, CRIMINAL, 2))
    assert change == {"workers": 2, "suspicions": 2, "field": 1, "tax": -1}


def test_it_can_run_the_tax_supply_dry_between_two_criminals() -> None:
    g = solo()
    g.tax = 2
    on_top(g, 1)
    on_top(g, 2)
    run(gain_workers(g, CRIMINAL, 2))
    assert g.tax == 5 - 1
    assert virtual(g).unpaid == 1
    assert len(virtual(g).suspicions) == 2
