"""The table as a terminal shows it."""

from __future__ import annotations

import pytest

from stolnik.engine.dice import Dice
from stolnik.engine.match import Match
from stolnik.engine.words import Words
from stolnik.games.paladins.game import GAME
from stolnik.games.paladins.state import CHOOSE_PALADINS, TAVERN_DRAFT, VIRTUAL_WORKER, Paladins
from stolnik.text import LANGUAGES
from tests.games.paladins.position import (
    attributes,
    fetch,
    hold,
    kings_cards,
    lay,
    owe,
    paladin,
    position,
    settle,
    stand,
    suspect,
    tally,
    team,
    workers,
    workshop,
)

SPOKEN = {lang: Words(GAME, lang) for lang in LANGUAGES}


def lines(g: Paladins, seat: int | None = 0, lang: str = "en") -> list[str]:
    return [line.strip() for line in SPOKEN[lang].summary(g, seat)]


def line(g: Paladins, beginning: str, seat: int | None = 0) -> str:
    found = [each for each in lines(g, seat) if each.startswith(beginning)]
    assert len(found) == 1, found
    return found[0]


def block(g: Paladins, heading: str, seat: int | None = 0) -> list[str]:
    """The lines from a heading to the next gap."""
    said = lines(g, seat)
    start = next(at for at, each in enumerate(said) if each.startswith(heading))
    return said[start : said.index("", start) if "" in said[start:] else len(said)]


# -- the main board ------------------------------------------------------------------------------


def test_it_begins_with_the_round_and_the_tax_supply() -> None:
    g = position(round=3)
    g.tax = 4
    g.first = 1
    assert lines(g)[0] == "ROUND 3 of 7; First Player: Player 2; Tax supply: 4 Silver"
    g.round = 0
    assert lines(g)[0] == "SET-UP; First Player: Player 2; Tax supply: 4 Silver"


def test_orders_show_how_far_everybody_is_and_favours_what_they_take() -> None:
    g = position(round=4)
    tally(g, 1, fortify=2)
    kings_cards(
        g, orders=["fortify"], favours=["pay_debt_or_suspicions", "debt_for_workers", "pray"]
    )
    g.favour_workers[1] = VIRTUAL_WORKER
    said = block(g, "KING'S CARDS")
    assert said[1] == "Order, 4 VP, 5× Fortify: Player 1 – 0, Player 2 – 2"
    assert said[4:] == [
        "Favour, Fighter, 1 Silver: pay a Debt or discard 2 Suspicions",
        "Favour, any Worker, a Debt, used this Round: Scout, Merchant, Fighter",
    ]


def test_tavern_cards_are_shown_while_they_can_be_taken() -> None:
    g = position(round=2)
    g.taverns = [fetch(g, "tavern_01"), fetch(g, "tavern_12")]
    assert "TAVERN" not in lines(g)
    for step in (CHOOSE_PALADINS, TAVERN_DRAFT):
        g.step = step
        assert block(g, "TAVERN") == [
            "TAVERN",
            "2 Labourers, Scout, Cleric",
            "Scout, Fighter, 2 Criminals",
        ]


def test_townsfolk_show_their_price_and_both_of_their_uses() -> None:
    g = position()
    lay(g, "townsfolk_defender_3", 2)
    lay(g, "townsfolk_squire_1", 5)
    assert line(g, "Defender III") == (
        "Defender III, 2 Silver or a Debt: 1 Worker: 2 Tax; "
        "2 Workers: at once discard a Suspicion; after each Attack action: 1 Tax"
    )
    assert line(g, "Squire I,") == (
        "Squire I, free: 1 Worker: Fighter; "
        "2 Workers: at an Inquisition with no Suspicion: Faith +1"
    )
    g.townsfolk[1] = None
    assert not any(each.startswith("Defender III") for each in lines(g))


def test_outsiders_show_what_their_slot_asks_for_and_what_they_give() -> None:
    g = position()
    lay(g, "outsider_viking_adventurer", 2)
    assert line(g, "Viking Adventurer") == (
        "Viking Adventurer, Strength 3, Faith 2: attack: Influence +1, Labourer, Cleric; "
        "convert: Strength +1, 1 VP per 2 Commission actions"
    )


def test_regions_show_open_spaces_and_who_holds_the_others() -> None:
    g = position()
    settle(g, 1, outposts=["space_r5_01"])
    settle(g, 0, monks=["space_r1_01"])
    assert line(g, "Region 1,") == (
        "Region 1, Faith 0, Strength 1: open: 2 Silver; held: Monk of Player 1"
    )
    assert line(g, "Region 5,") == (
        "Region 5, Faith 8, Strength 9: open: Labourer + Fighter, pay a Debt, "
        "Labourer + Merchant, Labourer + Cleric; held: Outpost of Player 2"
    )
    assert "Scout" not in line(g, "Region 1,")


# -- players -------------------------------------------------------------------------------------


def test_the_own_board_is_shown_in_full() -> None:
    g = position(silver=3, provisions=1)
    attributes(g, 0, faith=2, strength=5)
    paladin(g, 0, "engelier")
    workers(g, 0, labourer=2, criminal=1)
    suspect(g, 0, 0, 2)
    owe(g, 0, unpaid=1, paid=2)
    stand(g, 0, "hunt", "labourer", "scout")
    workshop(g, 0, "commission", 2)
    tally(g, 0, fortify=1, absolve=1)
    team(g, 0, "abbot_1")
    hold(g, 0, "attacked", "outsider_viking_lookout")
    hold(g, 0, "converted", "outsider_viking_thief")
    said = block(g, "Player 1")
    assert said[0].startswith("Player 1: ")
    assert said[1:6] == [
        "3 Silver, 1 Provision; Faith 2+1, Strength 5+3, Influence 0",
        "2 Suspicions, 1 unpaid Debt, 2 paid Debts",
        "Workers: 2 Labourers, Criminal",
        "Paladin Engelier: Faith +1, Strength +3; each Attack gives 2 Silver",
        "Board (○ open, ● Worker, ■ Workshop)",
    ]
    assert said[6:] == [
        "Develop 1/8, 4 Silver; brings Merchant; assumed value: ○ any, ○ any",
        "Recruit: ○ any, ○ Fighter",
        "Hunt: ● Labourer, ● Scout",
        "Trade: ○ any, ○ Merchant",
        "Pray, 2 Silver: ○ Cleric",
        "Conspire: ○ any",
        "Commission 0/7, 1 Provision: ○ Scout, ■, ○ Cleric",
        "Fortify 1/7, Influence 1, 1 Provision: ○ Merchant, ○ any, ○ Scout",
        "Garrison 0/7, 1 Provision: ○ Merchant, ○ any, ○ Fighter",
        "Absolve 1/7, Influence 2, 2 Silver: ○ Cleric, ○ any, ○ Merchant",
        "Attack 1: ○ Scout, ○ any, ○ Fighter",
        "Convert 1/7, 1 Silver: ○ Fighter, ○ any, ○ Cleric",
        "Jars: Pay a Debt I",
        "Walls: double Strength",
        "Team",
        "Abbot I: after each Absolve action: Labourer",
        "Attacked: 1× Viking",
        "Converted",
        "Viking Thief, 2 VP: 1 VP per Suspicion",
    ]


def test_an_action_that_can_be_taken_no_more_is_complete() -> None:
    g = position()
    tally(g, 0, commission=7)
    assert line(g, "Commission") == "Commission 7/7, complete: ○ Scout, ○ any, ○ Cleric"


def test_prices_are_those_that_this_rounds_paladin_leaves() -> None:
    g = position()
    paladin(g, 0, "anseis")
    assert line(g, "Fortify").startswith("Fortify 0/7, Influence 0, free: ")


def test_other_players_are_shown_in_short() -> None:
    g = position()
    paladin(g, 1, "gerin")
    stand(g, 1, "trade", "labourer")
    workshop(g, 1, "attack", 1)
    tally(g, 1, garrison=2)
    team(g, 1, "abbot_1", "squire_2")
    hold(g, 1, "converted", "outsider_viking_mercenary")
    g.players[1].passed = True
    said = block(g, "Player 2")
    assert said[0].endswith("VP, has passed")
    assert said[2:] == [
        "Workers: nobody",
        "Paladin Gérin: Influence +4; each Conspire gives 2 Silver",
        "Done: Develop 1, Garrison 2, Convert 1",
        "Workers on: Trade",
        "Team: Abbot I, Squire II",
        "Converted: Viking Mercenary – 2 VP",
    ]


def test_the_own_side_comes_first_and_only_its_hand_is_seen() -> None:
    match = Match.start(GAME, players=3, seed="hands")
    while match.pending[0].topic != "paladin":
        match.submit(match.pending[0].seat, match.pending[0].options[0])
    g = match.state
    said = lines(g, 2)
    players = [each for each in said if each.startswith("Player ") and each.endswith("VP")]
    assert [each[:8] for each in players] == ["Player 3", "Player 1", "Player 2"]
    names = [SPOKEN["en"].catalog.say(f"paladin-{card}") for card in g.players[2].hand]
    assert "Paladins drawn: " + ", ".join(names) in said
    assert not any("Paladins drawn" in each for each in lines(g, None))


def test_a_paladin_lies_face_down_for_others_until_it_is_revealed() -> None:
    g = position(round=2)
    paladin(g, 1, "roland")
    g.players[1].revealed = False
    assert "Paladin chosen, face down" in lines(g, 0)
    assert line(g, "Paladin Roland", seat=1) == (
        "Paladin Roland, face down: Labourer, Fighter; Strength +4; Recruit costs no Silver"
    )
    assert not any("Roland" in each for each in lines(g, None))


def test_the_owner_remembers_what_went_back_to_the_deck() -> None:
    g = position()
    p = g.players[0]
    p.known_top, p.known_bottom = 1, 2
    top, foot, last = p.deck[-1], p.deck[1], p.deck[0]
    name = {card: SPOKEN["en"].catalog.say(f"paladin-{card}") for card in (top, foot, last)}
    assert line(g, "Paladin deck") == (
        f"Paladin deck (12): {name[top]} on top; {name[foot]}, {name[last]} on the bottom"
    )
    assert not any(each.startswith("Paladin deck") for each in lines(g, 1))


# -- assumed values --------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_house_values_are_marked(lang: str) -> None:
    g = position()
    mark = SPOKEN[lang].catalog.say("house-mark")
    lay(g, "townsfolk_squire_3", 1)
    team(g, 0, "squire_2")
    marked = [each for each in lines(g, lang=lang) if mark in each]
    squire, develop = (
        SPOKEN[lang].catalog.say(message)
        for message in ("townsfolk-townsfolk_squire_3", "action-develop")
    )
    assert len(marked) == 3
    assert sum(each.startswith((squire, develop)) for each in marked) == 2
    assert sum(each.startswith(("REGIONS", "REGIONY")) for each in marked) == 1


# -- the virtual player --------------------------------------------------------------------------


def solo() -> Paladins:
    match = Match.start(GAME, players=1, seed="virtual", difficulty="easy")
    g = match.state
    assert isinstance(g, Paladins)
    return g


def test_the_virtual_player_has_its_own_block() -> None:
    g = solo()
    v = g.virtual
    assert v is not None
    v.workers = 4
    v.workshops = [1, 0, 0, 0, 2, 0]
    v.right[0] = 2
    v.row[1] = 1
    v.suspicions.append(g.suspicion_deck.pop())
    v.schemes.remove("scheme_fortify")
    v.scheme = "scheme_fortify"
    v.attacked.append(fetch(g, "outsider_viking_thief"))
    v.converted.append(fetch(g, "outsider_viking_traitor"))
    assert block(g, "Virtual player")[1:] == [
        "Faith 0, Strength 0, Influence 0; Resource marker on space 1 of 5",
        "1 Suspicion",
        "Workers: 4",
        "Scheme: Fortify; assumed value (deck: 11)",
        "Workshops: Commission 1, Attack 2",
        "Done: Attack 1, Convert 1",
        "Influence needed: Fortify 0; Absolve 0; assumed value",
        "Workers on: Commission, Pray",
        "Attacked: 1× Viking",
        "Converted: Viking Traitor – 1 VP",
    ]


# -- whole games ---------------------------------------------------------------------------------

WIDTH = 80


@pytest.mark.parametrize("players", [1, 4])
def test_every_position_of_a_game_can_be_summed_up(players: int) -> None:
    luck = Dice(f"summary {players}")
    match = Match.start(GAME, players=players, seed=f"summary {players}")
    lengths: list[int] = []
    while match.pending:
        ask = match.pending[0]
        if luck.below(6) == 0:
            for spoken in SPOKEN.values():
                said = spoken.summary(match.state, ask.seat)
                assert "_" not in "".join(said)
                lengths += [len(each) for each in said]
                assert all(
                    any(each.startswith(spoken.player(match.state, seat)) for each in said)
                    for seat in range(players)
                )
        livelier = [move for move in ask.options if move[0] not in ("pass", "no", "done")]
        match.submit(ask.seat, luck.pick(livelier or list(ask.options)))
    assert SPOKEN["pl"].summary(match.state, None)
    fitting = sum(length <= WIDTH for length in lengths)
    assert fitting >= 0.75 * len(lengths)
    assert max(lengths) <= 3 * WIDTH


def test_everybody_sees_the_same_main_board() -> None:
    g = position()
    tracks = {
        tuple(said[: said.index(line(g, "Player 1", seat))])
        for seat in (0, None)
        for said in [lines(g, seat)]
    }
    assert len(tracks) == 1
