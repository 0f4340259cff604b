"""Why not?  Every answer that is refused names the clause that refuses it."""

from __future__ import annotations

from itertools import islice

import pytest

from stolnik.engine.dice import Dice
from stolnik.engine.flow import DONE, NO, PASS, Ask, Move
from stolnik.engine.match import Match
from stolnik.engine.refusal import Refusal
from stolnik.engine.vocabulary import Family, Lexicon, Number
from stolnik.engine.words import words_of
from stolnik.games.paladins.chapters import actions
from stolnik.games.paladins.chapters.burdens.inquisition import hold_inquisition, refuse_use
from stolnik.games.paladins.chapters.left_actions.recruit import STARTING_RECRUIT, free_recruit
from stolnik.games.paladins.chapters.rewards import gain
from stolnik.games.paladins.chapters.rounds.kings_cards import FAVOUR_REWARD
from stolnik.games.paladins.chapters.rounds.tavern import take_tavern
from stolnik.games.paladins.game import GAME
from stolnik.games.paladins.speech.vocabulary import VOCABULARY
from stolnik.games.paladins.state import Inquisition, Paladins
from tests.games.paladins.position import (
    asks,
    attributes,
    fetch,
    kings_cards,
    lay,
    on_top,
    owe,
    perform,
    plenty,
    position,
    refusal_of,
    setting,
    settle,
    stand,
    suspect,
    tally,
    team,
    workers,
    workshop,
)
from tests.games.running import Procedure

EN = words_of(GAME, "en")


def menu(g: Paladins) -> Ask:
    return Ask.of(0, actions.ACTION, actions.menu(g, 0))


# -- the action menu -----------------------------------------------------------------------------


def test_the_menu_asks_the_guard_of_each_action() -> None:
    g = position(silver=0, provisions=0)
    plenty(g, 0)
    dear = g.townsfolk[0]
    near, far = g.outsiders[0], g.outsiders[5]
    assert dear is not None
    assert near is not None
    assert far is not None
    asked = menu(g)
    assert refusal_of(g, asked, ("develop",)) == "PAL-DEV.1"
    assert refusal_of(g, asked, ("recruit", dear, 2, "silver")) == "PAL-REC.2"
    assert refusal_of(g, asked, ("pray",)) == "PAL-PRA.1"
    assert refusal_of(g, asked, ("commission",)) == "PAL-COM.2"
    assert refusal_of(g, asked, ("fortify",)) == "PAL-FOR.2"
    assert refusal_of(g, asked, ("garrison",)) == "PAL-GAR.2"
    assert refusal_of(g, asked, ("absolve",)) == "PAL-ABS.2"
    assert refusal_of(g, asked, ("attack", far)) == "PAL-ATK.3"
    assert refusal_of(g, asked, ("convert", far)) == "PAL-CVT.4"
    assert refusal_of(g, asked, ("convert", near)) is None


def test_without_workers_there_is_nothing_but_to_pass() -> None:
    g = position()
    assert refusal_of(g, menu(g), ("hunt", 1)) == "PAL-PAS.1"
    assert refusal_of(g, menu(g), PASS) is None


def test_an_action_that_holds_workers_is_closed() -> None:
    g = position()
    plenty(g, 0)
    stand(g, 0, "hunt", "labourer")
    stand(g, 0, "conspire", "labourer")
    assert refusal_of(g, menu(g), ("hunt", 1)) == "PAL-ACT.11"
    assert refusal_of(g, menu(g), ("hunt", 2)) == "PAL-HTR.6"
    assert refusal_of(g, menu(g), ("conspire",)) == "PAL-ACT.11"


@pytest.mark.parametrize("count", [0, 3])
def test_recruit_hunt_and_trade_take_one_worker_or_two(count: int) -> None:
    g = position()
    plenty(g, 0)
    card = g.townsfolk[4]
    assert card is not None
    for move in (("recruit", card, count, "silver"), ("hunt", count), ("trade", count)):
        assert refusal_of(g, menu(g), move) == "PAL-ACT.5"


def test_a_favour_must_be_revealed_and_unused() -> None:
    g = position(round=3)
    plenty(g, 0)
    kings_cards(g, favours=["pray", "three_labourers"])
    assert refusal_of(g, menu(g), ("favour", "kings_favour_three_labourers")) == "PAL-FAV.1"
    g.favour_workers[0] = 0
    assert refusal_of(g, menu(g), ("favour", "kings_favour_pray")) == "PAL-FAV.2"


def test_other_answers_are_no_actions() -> None:
    g = position()
    plenty(g, 0)
    for move in (("done",), ("place", "scout"), ("tavern", "tavern_01"), ("take", "silver", 2)):
        assert refusal_of(g, menu(g), move) == "PAL-ACT.2"


# -- Workers -------------------------------------------------------------------------------------


def test_workers_must_be_as_many_as_the_spaces_own_and_of_the_right_colour() -> None:
    g = position()
    workers(g, 0, labourer=2, scout=2, merchant=1, criminal=1)
    asked = asks(perform(g, 0, ("fortify",)))
    assert refusal_of(g, asked, ("place", "scout")) == "PAL-ACT.5"
    assert refusal_of(g, asked, ("place", "scout", "merchant", "fighter")) == "PAL-ACT.2"
    assert refusal_of(g, asked, ("place", "scout", "merchant", "merchant")) == "PAL-ACT.2"
    assert refusal_of(g, asked, ("place", "labourer", "scout", "scout")) == "PAL-ACT.7"
    assert refusal_of(g, asked, ("keep", "scout")) == "PAL-ACT.5"


def test_workers_are_named_in_one_order_only() -> None:
    g = position()
    workers(g, 0, labourer=1, scout=1, cleric=1)
    asked = asks(perform(g, 0, ("develop",)))
    assert asked is not None
    assert ("place", "labourer", "scout") in asked.options
    lexicon = setting(2).lexicon
    assert not lexicon.well_formed(("place", "scout", "labourer"))
    assert refusal_of(g, asked, ("place", "scout", "labourer")) is None
    assert refusal_of(g, asked, ("place", "scout", "scout")) == "PAL-ACT.2"


def test_no_more_than_three_of_the_own_workers_are_kept() -> None:
    g = position()
    workers(g, 0, labourer=2, scout=2)
    asked = asks(perform(g, 0, PASS))
    assert refusal_of(g, asked, ("keep", "cleric")) == "PAL-PAS.3"
    assert refusal_of(g, asked, ("place", "scout")) == "PAL-PAS.3"
    assert refusal_of(g, asked, ("keep", "labourer", "scout")) is None


# -- a Round -------------------------------------------------------------------------------------


def test_a_tavern_card_is_taken_or_was_never_revealed() -> None:
    g = position(round=2)
    g.taverns = [fetch(g, card) for card in ("tavern_01", "tavern_02")]
    g.players[1].tavern = fetch(g, "tavern_03")
    asked = asks(take_tavern(g, 0))
    assert refusal_of(g, asked, ("tavern", "tavern_03")) == "PAL-RND.16"
    assert refusal_of(g, asked, ("tavern", "tavern_04")) == "PAL-RND.15"
    assert refusal_of(g, asked, PASS) == "PAL-RND.15"


def test_only_cards_that_were_drawn_can_be_chosen_as_paladin() -> None:
    match = Match.start(GAME, players=2, seed="drawn")
    while match.pending[0].topic != "paladin":
        match.submit(match.pending[0].seat, match.pending[0].options[0])
    ask = match.pending[0]
    one, two, three = (str(card) for card in ask.options[0][1:])
    other = next(card for card in match.box.paladins if card not in (one, two, three))
    refusal = match.why_not(ask.seat, ("paladin", other, one, two))
    assert refusal == Refusal("PAL-RND.11")


# -- the rest of an action -----------------------------------------------------------------------


def test_a_workshop_goes_on_a_framed_space_without_one() -> None:
    g = position()
    workers(g, 0, labourer=2)
    workshop(g, 0, "attack", 1)
    asked = asks(perform(g, 0, ("develop",)))
    assert refusal_of(g, asked, ("workshop", "attack", 1)) == "PAL-DEV.5"
    assert refusal_of(g, asked, ("workshop", "attack", 3)) == "PAL-DEV.3"
    assert refusal_of(g, asked, ("workshop", "hunt", 1)) == "PAL-DEV.3"
    assert refusal_of(g, asked, NO) == "PAL-DEV.2"


def test_a_townsfolk_is_hired_from_the_track_only() -> None:
    g = position()
    absent = g.townsfolk_deck[0]
    assert refusal_of(g, asks(free_recruit(g, 0)), ("hire", absent)) == "PAL-REC.13"
    assert refusal_of(g, asks(free_recruit(g, 0, chosen=True)), NO) == "PAL-ICO.10"
    start = Ask.of(0, STARTING_RECRUIT, [("hire", card) for card in g.townsfolk if card])
    assert refusal_of(g, start, ("hire", absent)) == "PAL-SET.22"
    assert refusal_of(g, start, NO) == "PAL-SET.22"


def test_pray_clears_another_action_that_holds_workers() -> None:
    g = position()
    workers(g, 0, cleric=1)
    stand(g, 0, "hunt", "labourer")
    asked = asks(perform(g, 0, ("pray",)))
    assert refusal_of(g, asked, ("clear", "trade")) == "PAL-PRA.2"
    assert refusal_of(g, asked, ("clear", "pray")) == "PAL-PRA.2"
    assert refusal_of(g, asked, ("clear", "hunt")) is None
    assert refusal_of(g, asked, DONE) == "PAL-PRA.2"


@pytest.mark.parametrize(
    "action, attribute, far, held",
    [
        ("commission", "faith", "PAL-COM.4", "PAL-COM.5"),
        ("garrison", "strength", "PAL-GAR.4", "PAL-GAR.5"),
    ],
)
def test_a_space_must_be_within_reach_empty_and_for_so_many_players(
    action: str, attribute: str, far: str, held: str
) -> None:
    g = position()
    workers(g, 0, scout=1, merchant=1, labourer=1, fighter=1, cleric=1)
    attributes(g, 0, **{attribute: 4})
    settle(g, 1, monks=["space_r2_01"])
    place: Move = (
        ("place", "labourer", "scout", "cleric")
        if action == "commission"
        else ("place", "labourer", "merchant", "fighter")
    )
    procedure = Procedure(perform(g, 0, (action,)))
    procedure.say(place)
    asked = procedure.ask
    assert asked.topic == ("monk_space" if action == "commission" else "outpost_space")
    assert refusal_of(g, asked, ("space", "space_r6_01")) == far
    assert refusal_of(g, asked, ("space", "space_r2_01")) == held
    assert refusal_of(g, asked, ("space", "space_r1_03")) == "PAL-ICO.14"
    assert refusal_of(g, asked, ("space", "space_r1_04")) == "PAL-ICO.15"
    assert refusal_of(g, asked, NO) == held


def test_a_jar_space_holds_one_jar() -> None:
    g = position()
    workers(g, 0, cleric=1, labourer=1, merchant=1)
    attributes(g, 0, influence=2)
    tally(g, 0, absolve=1)
    filled = g.players[0].jars[0]
    asked = asks(perform(g, 0, ("absolve",)))
    assert refusal_of(g, asked, ("jar", filled)) == "PAL-ABS.6"
    assert refusal_of(g, asked, NO) == "PAL-ABS.6"


def test_a_choice_of_rewards_is_set_by_its_wall_or_favour() -> None:
    g = position()
    workers(g, 0, merchant=1, labourer=1, scout=1)
    on_top(g, "wall_pay_debt_or_silver_1")
    asked = asks(perform(g, 0, ("fortify",)))
    assert refusal_of(g, asked, ("take", "provisions", 2)) == "PAL-FOR.7"
    favour = g.box.favours["kings_favour_choose_attribute"]
    offered = gain(g, 0, favour.rewards, choice=FAVOUR_REWARD)
    assert refusal_of(g, asks(offered), NO) == "PAL-FAV.4"


def test_nobody_discards_or_pays_more_than_the_reward_allows() -> None:
    g = position()
    suspect(g, 0, 0, 1)
    owe(g, 0, unpaid=2)
    rewards = g.box.townsfolk["townsfolk_acolyte_3"].recruit_immediate
    assert refusal_of(g, asks(gain(g, 0, rewards)), ("remove_suspicions", 2)) == "PAL-ICO.7"
    paying = g.box.jar_spaces["jar_space_pay_debt_1"].reward
    assert refusal_of(g, asks(gain(g, 0, paying)), ("pay_debts", 2)) == "PAL-ICO.9"
    destroying = g.box.townsfolk["townsfolk_abbot_3"].discard_reward
    assert refusal_of(g, asks(gain(g, 0, destroying)), ("destroy_debts", 2)) == "PAL-ICO.8"


def test_townsfolk_at_an_inquisition_are_asked_one_by_one() -> None:
    g = position()
    team(g, 0, "conspirator_1", "squire_1", "abbot_1")
    suspect(g, 0, 1)
    asked = asks(hold_inquisition(g, 0))
    assert refusal_of(g, asked, ("use", "townsfolk_squire_1")) == "PAL-TWN.6"
    assert refusal_of(g, asked, ("use", "townsfolk_abbot_1")) == "PAL-INQ.6"
    assert refusal_of(g, asked, ("use", "townsfolk_peddler_1")) == "PAL-INQ.6"
    assert refusal_of(g, asked, NO) == "PAL-INQ.6"


# -- the figures -----------------------------------------------------------------------------------


def why(g: Paladins, lang: str, move: Move) -> str:
    """The figures that a refusal of the menu says, in words."""
    refusal = actions.refuse_action(g, 0, move)
    assert refusal is not None
    assert refusal.figures
    said = words_of(GAME, lang).refusal(g, refusal)
    assert said.endswith(f") [{refusal.clause}]")
    return said[said.rindex(" (") + 2 : -len(f") [{refusal.clause}]")]


def test_a_refusal_says_what_it_costs_and_what_one_has() -> None:
    g = position(silver=3, provisions=0)
    plenty(g, 0)
    assert why(g, "en", ("develop",)) == "it costs 4 Silver, you have 3"
    assert why(g, "pl", ("develop",)) == "koszt: 4 Srebrniki, masz 3"
    assert why(g, "en", ("commission",)) == "it costs 1 Provision, you have 0"
    tally(g, 0, absolve=2)
    assert why(g, "en", ("absolve",)) == "Influence: 4 needed, you have 0"
    assert why(g, "pl", ("absolve",)) == "Wpływy: potrzeba 4, masz 0"
    g.players[0].silver = 1
    sixth = g.outsiders[5]
    assert sixth is not None
    assert why(g, "en", ("attack", sixth)) == (
        "11 Strength needed, you have 0; the rest costs 6 Silver, you have 1"
    )


def test_a_refusal_says_which_workers_are_missing() -> None:
    g = position()
    workers(g, 0, labourer=2)
    assert why(g, "en", ("commission",)) == "it takes 3 Workers, you have 2"
    assert why(g, "pl", ("commission",)) == "potrzeba 3 Robotników, masz 2"
    workers(g, 0, labourer=2, scout=1, criminal=0)
    assert why(g, "en", ("commission",)) == (
        "Cleric: 1 needed, you have 0; Criminals to stand in: 0"
    )
    kings_cards(g, favours=["three_labourers"])
    assert why(g, "en", ("favour", "kings_favour_three_labourers")) != ""


def test_a_refusal_at_an_inquisition_says_how_many_suspicions_there_are() -> None:
    g = position()
    team(g, 0, "squire_1", "peddler_1")
    suspect(g, 0, 1)
    at = Inquisition(0, 0, [])
    for card, said in (
        ("townsfolk_squire_1", "at most 0 allowed, you have 1"),
        ("townsfolk_peddler_1", "at least 2 needed, you have 1"),
    ):
        refusal = refuse_use(g, 0, at, card)
        assert refusal is not None
        assert f"({said})" in EN.refusal(g, refusal)


# -- what a screen is handed -----------------------------------------------------------------------


def test_options_tell_a_screen_their_group_price_gain_and_elements() -> None:
    match = Match.start(GAME, players=2, seed=5)
    while match.pending[0].topic != "action":
        match.submit(match.pending[0].seat, match.pending[0].options[0])
    seat = match.pending[0].seat
    match.state.players[seat].silver = 6
    match = Match.resume(match.save(), game=GAME)
    offers = {offer.move: offer for offer in match.at(seat).offers("en")}
    hunt = offers["hunt", 1]
    assert (hunt.group, hunt.heading) == ("left", "Left side of the board")
    assert (hunt.price, hunt.gain) == ({}, {"provisions": 1})
    assert hunt.elements == ("action:hunt", "worker_space:hunt_1", "worker_space:hunt_2")
    recruits = [offer for offer in offers.values() if offer.group == "recruit"]
    card = match.state.townsfolk[0]
    dear = offers["recruit", card, 1, "silver"]
    assert dear in recruits
    assert dear.price == {"silver": 3}
    assert offers["recruit", card, 1, "debt"].price == {"debts": 1}
    assert dear.elements[:2] == (f"townsfolk:{card}", "action:recruit")
    assert not dear.label.startswith("Recruit")
    assert dear.text == f"Recruit {dear.label}"
    assert dear.parts == {"townsfolk": card, "workers": 1, "payment": "silver"}
    assert {offer.heading for offer in offers.values()} >= {"Recruit", "Left side of the board"}


def test_why_not_can_be_asked_of_an_element_of_the_board() -> None:
    match = Match.start(GAME, players=2, seed=5)
    while match.pending[0].topic != "action":
        match.submit(match.pending[0].seat, match.pending[0].options[0])
    chair = match.at(match.pending[0].seat)
    absent = match.state.townsfolk_deck[0]
    ((move, refusal),) = chair.why_not_element(f"townsfolk:{absent}")
    assert (move, refusal.clause) == ((), "PAL-ACT.2")
    assert "(in the face-down deck)" in chair.say_refusal("en", refusal)


# -- nonsense, and whole games ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "move",
    [
        (),
        ("fly",),
        ("hunt",),
        ("hunt", "two"),
        ("attack", "outsider_from_the_moon"),
        ("attack", 3),
        ("recruit", "townsfolk_abbot_1", 1, "promises"),
        ("place", "any"),
        ("take", "gold", 1),
        ("space", "space_r9_01"),
        ("clear", "rest"),
        ("develop", "develop"),
    ],
)
def test_nonsense_is_not_explained_by_a_rule(move: Move) -> None:
    g = position()
    plenty(g, 0)
    assert not setting(2).lexicon.well_formed(move)
    assert refusal_of(g, menu(g), move) is None


def test_every_part_of_a_move_is_said_by_name_or_is_a_number() -> None:
    kinds = {name: kind for verb in VOCABULARY.verbs for name, kind in verb.parts.items()}
    numbers = {name for name, kind in kinds.items() if isinstance(kind, Number)}
    assert numbers == {"workers", "place", "count", "amount"}
    assert all(isinstance(kinds[name], Family) for name in kinds.keys() - numbers)


def some_moves(offered: dict[Move, None], luck: Dice) -> list[Move]:
    """Answers of all kinds that were options some time, most of which are none now."""
    pool = [*offered]
    luck.shuffle(pool)
    return [*islice(pool, 25), DONE, NO, PASS, ("develop",), ("absolve",)]


def invented(lexicon: Lexicon, luck: Dice) -> list[Move]:
    """Moves of any kind that can be said, whether they make sense here or not."""
    moves = [lexicon.move(luck.below(lexicon.size)) for _ in range(10)]
    for _ in range(20):  # the rare ones too
        verb = luck.pick(VOCABULARY.verbs)
        times = verb.repeat[0] + luck.below(1 + verb.repeat[1] - verb.repeat[0])
        kinds = [kind for _ in range(times) for kind in verb.parts.values()]
        moves.append((verb.name, *(luck.pick([*lexicon.ids(kind)]) for kind in kinds)))
    return [move for move in moves if lexicon.well_formed(move)]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whatever_is_no_option_is_refused_by_a_clause_of_the_ledger(players: int) -> None:
    luck = Dice(f"why not {players}")
    match = Match.start(GAME, players=players, seed=f"why not {players}")
    clauses = GAME.ledger.clauses
    lexicon = match.setting.lexicon
    offered: dict[Move, None] = {}
    topics = set()
    while match.pending:
        ask = match.pending[0]
        topics.add(ask.topic)
        offered |= dict.fromkeys(ask.options)
        for move in [*some_moves(offered, luck), *invented(lexicon, luck)]:
            refusal = match.why_not(ask.seat, move)
            if move in ask.options:
                assert refusal is None
            else:
                assert isinstance(refusal, Refusal), (ask.topic, move)
                assert refusal.clause in clauses
                if luck.below(8) == 0:
                    assert EN.refusal(match.state, refusal)
                    assert EN.move(match.state, ask, move)
        livelier = [move for move in ask.options if move[0] not in ("pass", "no", "done")]
        match.submit(ask.seat, luck.pick(livelier or list(ask.options)))
    assert {"action", "workers", "keep", "paladin", "tavern"} <= topics


def test_a_card_that_has_just_left_the_track_is_refused() -> None:
    g = position()
    plenty(g, 0)
    card = lay(g, "townsfolk_abbot_1", 5)
    g.townsfolk[4] = None
    g.townsfolk_discards.append(card)
    assert refusal_of(g, menu(g), ("recruit", card, 1, "silver")) == "PAL-REC.13"
