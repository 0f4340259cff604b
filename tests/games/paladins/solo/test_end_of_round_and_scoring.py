"""The end of a Round, the Inquisition and the scoring of the one-player game."""

import pytest

from stolnik.engine.flow import DONE
from stolnik.games.paladins.chapters.burdens.inquisition import hold_inquisition
from stolnik.games.paladins.chapters.rounds.refresh import refresh
from stolnik.games.paladins.chapters.scoring import converted_vp, score, standings
from stolnik.games.paladins.chapters.virtual_player.resource_track import take_tax
from stolnik.games.paladins.chapters.virtual_player.row import pass_round
from stolnik.games.paladins.events import DebtGained, GameScored, TownsfolkLeft
from stolnik.games.paladins.play import end_of_round
from stolnik.games.paladins.state import VIRTUAL, Paladins
from tests.games.paladins.position import kings_cards, listen, owe, run, suspect, team
from tests.games.paladins.solo.solo_position import (
    has_done,
    indebted,
    keeps,
    markers,
    solo,
    standing,
    suspected,
    virtual,
    workshops,
)

# -- the end of a Round ----------------------------------------------------------------------


@pytest.mark.rule("PAL-SEND.1")
def test_no_worker_of_the_virtual_player_stays_for_the_next_round() -> None:
    g = solo(round=3, workers=4)
    standing(g, attack=3, trade=1)
    pass_round(g)
    end_of_round(g)
    assert virtual(g).workers == 7
    assert (virtual(g).right, virtual(g).row) == ([0] * 6, [0] * 5)
    assert not virtual(g).passed


@pytest.mark.rule("PAL-SEND.2")
def test_schemes_are_not_shuffled_between_rounds() -> None:
    g = solo(round=1)
    v = virtual(g)
    v.scheme_discards = [v.schemes.pop(), v.schemes.pop()]
    v.scheme = v.schemes.pop()
    before = (list(v.schemes), list(v.scheme_discards), v.scheme)
    pass_round(g)
    end_of_round(g)
    assert g.round == 2
    assert (v.schemes, v.scheme_discards, v.scheme) == before


@pytest.mark.rule("PAL-SEND.3")
def test_two_townsfolk_and_two_outsiders_leave_in_the_refresh() -> None:
    g = solo()
    townsfolk, outsiders = list(g.townsfolk), list(g.outsiders)
    refresh(g)
    assert g.townsfolk_discards == townsfolk[3:]
    assert g.townsfolk[2:] == townsfolk[:3]
    assert g.outsider_discards == outsiders[:2]
    assert g.outsiders[:4] == outsiders[2:]
    assert None not in (*g.townsfolk, *g.outsiders)


@pytest.mark.rule("PAL-SEND.3")
def test_the_two_end_slots_are_looked_at_before_anything_slides() -> None:
    g = solo()
    townsfolk, outsiders = list(g.townsfolk), list(g.outsiders)
    gone = [townsfolk[4], outsiders[0], outsiders[1]]
    g.townsfolk[4] = g.outsiders[0] = g.outsiders[1] = None
    heard = listen(g)
    refresh(g)
    assert g.townsfolk_discards == [townsfolk[3]]
    assert g.townsfolk[2:] == townsfolk[:3]
    assert g.outsider_discards == []
    assert g.outsiders[:4] == outsiders[2:]
    assert [event for event in heard if isinstance(event, TownsfolkLeft)] == [
        TownsfolkLeft(str(townsfolk[3]))
    ]
    assert not set(gone) & {*g.townsfolk, *g.outsiders}


# -- the Inquisition -------------------------------------------------------------------------


@pytest.mark.rule("PAL-SEND.5")
@pytest.mark.parametrize(
    "human, opponent, debts, left",
    [
        (1, 3, (0, 1), (1, 2)),
        (4, 3, (1, 0), (2, 3)),
        (2, 2, (1, 1), (1, 1)),
        (0, 0, (0, 0), (0, 0)),
    ],
)
def test_the_virtual_player_takes_part_in_inquisitions(
    human: int, opponent: int, debts: tuple[int, int], left: tuple[int, int]
) -> None:
    g = solo()
    suspect(g, 0, *[0] * min(human, 3), *[1] * max(0, human - 3))
    suspected(g, *[2] * opponent)
    run(hold_inquisition(g, 0))
    assert (g.players[0].unpaid, virtual(g).unpaid) == debts
    assert (len(g.players[0].suspicions), len(virtual(g).suspicions)) == left


@pytest.mark.rule("PAL-SEND.5", "PAL-INQ.10")
def test_it_takes_part_after_it_has_passed() -> None:
    g = solo()
    pass_round(g)
    suspected(g, 1)
    heard = listen(g)
    run(hold_inquisition(g, 0))
    assert DebtGained(VIRTUAL, 1) in heard


@pytest.mark.rule("PAL-INQ.6")
def test_an_inquisition_in_its_turn_asks_the_human_player_alone() -> None:
    g = solo()
    g.tax = 1
    team(g, 0, "conspirator_1")
    suspect(g, 0, 0, 1)
    suspected(g, 2, 2)
    run(take_tax(g, 1), [("use", "townsfolk_conspirator_1")])
    assert (g.players[0].unpaid, virtual(g).unpaid) == (0, 1)
    g.tax = 1
    suspect(g, 0, 1)
    run(take_tax(g, 1), [DONE])
    assert (g.players[0].unpaid, virtual(g).unpaid) == (1, 1)


# -- scoring ---------------------------------------------------------------------------------


@pytest.mark.rule(
    "PAL-SEND.4",
    "PAL-SATC.7",
    "PAL-END.2",
    "PAL-END.3",
    "PAL-END.5",
    "PAL-END.7",
    "PAL-END.9",
    "PAL-END.16",
    "PAL-END.18",
    "PAL-OSC.1",
    "PAL-OSC.3",
    "PAL-OSC.4",
    "PAL-OSC.8",
)
def test_ex28_the_virtual_player_scores_76() -> None:
    g = solo()
    kings_cards(g, orders=["absolve", "garrison", "commission"])
    markers(g, strength=12, faith=11, influence=10)
    has_done(g, commission=6, garrison=5, fortify=2, absolve=4)
    keeps(
        g,
        "converted",
        "outsider_viking_armourer",
        "outsider_viking_lookout",
        "outsider_viking_guardian",
        "outsider_viking_protector",
        "outsider_byzantine_invader",
        "outsider_byzantine_hunter",
    )
    keeps(g, "attacked", "outsider_viking_thief", "outsider_viking_traitor")
    indebted(g, unpaid=2, paid=1)
    workshops(g, commission=2, fortify=1, garrison=1, absolve=1, attack=1)
    vp = score(g, VIRTUAL)
    assert (vp.orders, vp.attributes, vp.commission, vp.garrison) == (14, 49, 5, 2)
    assert (vp.converted, vp.debts) == (3 + 1 + 3 + 1 + 2 + 1, 1 - 6)
    assert vp.total == 76


@pytest.mark.rule("PAL-SATC.7")
@pytest.mark.parametrize("card", list(solo().box.outsiders))
def test_every_converted_outsider_is_worth_at_least_1(card: str) -> None:
    g = solo()
    keeps(g, "converted", card)
    worth = 2 if g.box.outsiders[card].kind == "mercenary" else 1
    assert score(g, VIRTUAL).converted == worth


def test_a_traitor_is_worth_its_debts_or_1() -> None:
    g = solo()
    keeps(g, "converted", "outsider_viking_traitor")
    assert score(g, VIRTUAL).converted == 1
    indebted(g, unpaid=3)
    assert score(g, VIRTUAL).converted == 3


@pytest.mark.rule("PAL-SEND.4")
@pytest.mark.parametrize(
    "done, vp",
    [
        ({"commission": 4}, 0),
        ({"commission": 5}, 2),
        ({"commission": 7}, 9),
        ({"garrison": 6}, 5),
        ({"absolve": 5}, 1),
        ({"absolve": 7}, 6),
        ({"fortify": 6}, 3),
    ],
)
def test_its_tracks_score_on_the_scales_of_a_player(done: dict[str, int], vp: int) -> None:
    g = solo(round=0)
    has_done(g, **done)
    assert score(g, VIRTUAL).total == vp


@pytest.mark.rule("PAL-SEND.4")
def test_it_scores_walls_debts_and_attributes_but_no_development() -> None:
    g = solo(round=0)
    keeps(g, "walls", "wall_vp2_1", "wall_labourer_vp1_1")
    assert score(g, VIRTUAL).total == 3
    workshops(g, **dict.fromkeys(("commission", "fortify", "garrison", "absolve"), 2))
    assert score(g, VIRTUAL).total == 3
    markers(g, faith=4, influence=12)
    assert score(g, VIRTUAL).total == 3 + 3 + 20
    indebted(g, paid=2, unpaid=1)
    assert score(g, VIRTUAL).total == 26 + 2 - 3


@pytest.mark.rule("PAL-SEND.4", "PAL-OSC.1")
@pytest.mark.parametrize("kind, action", [("guardian", "develop"), ("hunter", "recruit")])
def test_workshops_count_as_development_and_recruits_do_not_count(kind: str, action: str) -> None:
    g = solo()
    card = f"outsider_byzantine_{kind}"
    assert g.box.outsiders[card].end_score.action == action
    workshops(g, attack=2, convert=2)
    assert converted_vp(g, VIRTUAL, card) == (2 if action == "develop" else 1)


# -- who wins --------------------------------------------------------------------------------


def ended(human: int, opponent: int) -> Paladins:
    """Both have so many paid Debts, and nothing else that scores."""
    g = solo(round=0)
    p = g.players[0]
    p.silver = p.provisions = 0
    owe(g, 0, paid=human)
    indebted(g, paid=opponent)
    return g


@pytest.mark.rule("PAL-END.12")
@pytest.mark.parametrize(
    "human, opponent, place, reason", [(3, 2, 1, "won"), (2, 3, 2, "lost"), (2, 2, 1, "shared")]
)
def test_the_higher_total_wins(human: int, opponent: int, place: int, reason: str) -> None:
    (standing_of_human,) = standings(ended(human, opponent))
    assert standing_of_human.seat == 0
    assert (standing_of_human.place, standing_of_human.reason) == (place, reason)
    assert standing_of_human.score == human


@pytest.mark.rule("PAL-END.14")
def test_fewer_suspicions_break_the_tie() -> None:
    g = ended(2, 2)
    suspected(g, 1)
    assert standings(g)[0].reason == "won"
    suspect(g, 0, 1, 1)
    assert standings(g)[0].reason == "lost"


def test_both_scores_are_told_at_the_end() -> None:
    g = solo(round=7)
    pass_round(g)
    heard = listen(g)
    end_of_round(g)
    told = [event for event in heard if isinstance(event, GameScored)]
    assert [event.seat for event in told] == [0, VIRTUAL]
    assert [event.vp for event in told] == [score(g, seat).total for seat in (0, VIRTUAL)]
