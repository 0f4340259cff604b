"""What everybody sees, and that bids and tokens stay hidden until they are revealed."""

from __future__ import annotations

import msgspec

from stolnik.engine.dice import Dice
from stolnik.engine.match import Match
from stolnik.games.gods_playground.box.components import ENEMIES, PROVINCES
from stolnik.games.gods_playground.game import GAME
from stolnik.games.gods_playground.speech.vocabulary import VOCABULARY
from stolnik.games.gods_playground.state import (
    CAMPAIGNS,
    INVASIONS,
    OVER,
    Battle,
    Campaign,
    Roll,
)
from stolnik.games.gods_playground.view import view
from tests.games.gods_playground.position import (
    B,
    R,
    W,
    army,
    camp,
    city,
    clients,
    crown,
    deputies,
    enemies,
    estates,
    hold_vienna,
    lay,
    markers,
    position,
    steward,
    treaty,
)


def test_a_province_shows_its_track_its_clients_and_its_enemies() -> None:
    g = position(turn=2)
    estates(g, "lithuania", R, W)
    steward(g, "lithuania", 1)
    city(g, "lithuania", 2)
    clients(g, "lithuania", {B: 3})
    army(g, B, "lithuania", 2, 1, 1)
    enemies(g, "lithuania", "moscow", 2)
    deputies(g, lithuania=R)
    seen = view(g, None).provinces[1]
    assert (seen.id, seen.element) == ("lithuania", "province:lithuania")
    assert [estate.owner for estate in seen.estates] == [R, W, None, None, None]
    assert [estate.value for estate in seen.estates] == [3, 4, 4, 5, 5]
    assert [estate.assumed for estate in seen.estates] == [False] * 3 + [True] * 2
    assert (seen.estates[0].steward, seen.estates[1].city) == (True, True)
    assert seen.estates[0].element == "estate:lithuania_estate_1"
    assert seen.cubes == [0, 0, 3]
    assert seen.armies[B] == {"infantry": 2, "cavalry": 1, "artillery": 1}
    assert seen.enemies == {"moscow": 2}
    assert seen.sejm == R


def test_a_field_shows_its_strength_and_who_raids_it() -> None:
    g = position(turn=2)
    camp(g, "tatars", cubes=1, raiders={W: 2}, king=1, cossacks=1)
    treaty(g, "moscow")
    seen = view(g, None).fields
    tatars = seen[2]
    assert (tatars.element, tatars.province, tatars.number) == ("field:tatars", "ukraine", 3)
    assert (tatars.base, tatars.strength, tatars.polish) == (7, 9, 3)
    assert [(s.turn, s.strength, s.assumed) for s in tatars.strengths][1] == (2, 7, False)
    assert tatars.raiders == [2, 0, 0]
    assert [arrow.to for arrow in tatars.arrows] == ["lithuania", "little_poland"]
    assert [arrow.assumed for arrow in tatars.arrows] == [False, True]
    assert seen[1].treaty
    assert not seen[2].treaty


def test_field_v_shows_who_holds_it() -> None:
    g = position(turn=4)
    assert view(g, None).fields[4].held_by == "habsburgs"
    hold_vienna(g)
    assert view(g, None).fields[4].held_by == "ottomans"
    assert view(g, None).garrison == 2


def test_a_player_shows_money_points_pools_and_tokens() -> None:
    g = position(turn=2, hetman=R)
    estates(g, "prussia", R)
    lay(g, [0, 0, 1, 1, 2, 2], [5, 5, 4, 4, 3, 3], [0, 1, 2, 3, 4, 5])
    g.players[R].points = [7, 0, 2, 1, 0]
    seen = view(g, R).players[R]
    assert (seen.family, seen.colour, seen.hetman) == ("sapieha", "red", True)
    assert (seen.prestige, seen.points["colleges"], seen.income) == (10, 7, 3)
    assert seen.estate_points == 2
    assert seen.tokens == {
        "influence_0": 2,
        "influence_1": 2,
        "influence_2": 2,
        "influence_3": 0,
        "influence_4": 0,
        "influence_5": 0,
    }
    assert seen.placed["royal_court"] == 3
    assert view(g, None).court == 2 + 3 + 5
    g.phase = OVER
    assert view(g, None).players[R].estate_points == 0
    assert view(g, None).active is None


def test_a_battle_and_a_campaign_are_shown() -> None:
    g = position(turn=2, phase=CAMPAIGNS)
    g.campaign = Campaign(W, 2, 1, True)
    g.battle = Battle("campaign", 2, False, [Roll("private", W, [5, 1], [4], 2, 1)])
    seen = view(g, None)
    assert seen.campaign is not None
    assert (seen.campaign.province, seen.campaign.cossacks, seen.campaign.crown) == (
        "ukraine",
        1,
        True,
    )
    assert seen.battle is not None
    assert seen.battle.rolls[0].infantry == [5, 1]


def test_the_rest_of_the_table_is_shown() -> None:
    g = position(turn=3, phase=INVASIONS)
    crown(g, 2, 1, 1)
    markers(g, "prussia", 2)
    treaty(g, "north", 3)
    seen = view(g, None)
    assert seen.crown == {"infantry": 2, "cavalry": 1, "artillery": 1}
    assert seen.coat_of_arms == {"infantry": 2, "cavalry": 3, "artillery": 0}
    assert (seen.markers, seen.stage, seen.order) == (8, 4, [W, R, B])
    assert seen.treaty is not None
    assert (seen.treaty.field, seen.treaty.broken_by) == ("north", 3)
    assert seen.crown_table[2].units == {"infantry": 2, "cavalry": 1, "artillery": 1}
    assert "estate:prussia_estate_1" in seen.assumed


def test_elements_of_moves_are_elements_of_the_view() -> None:
    match = Match.start(GAME, players=4, seed="5")
    seen = msgspec.to_builtins(match.at(0).view())
    known = {part["element"] for part in (*seen["provinces"], *seen["fields"], *seen["players"])}
    known |= {estate["element"] for part in seen["provinces"] for estate in part["estates"]}
    known |= {f"token:influence_{value}" for value in range(6)}
    known |= {f"family:{name}" for name in ("radziwill", "sapieha", "potocki", "leszczynski")}
    dice = Dice("5")
    touched: set[str] = set()
    while not match.over:
        ask = dice.pick(match.pending)
        for offer in match.at(ask.seat).offers("en"):
            touched |= set(offer.elements)
        match.submit(ask.seat, dice.pick(ask.options))
    other = {
        element for element in touched - known if element.split(":")[0] not in ("action", "area")
    }
    assert other == set()
    assert {f"province:{name}" for name in PROVINCES} <= touched
    assert "field:moscow" in touched
    assert "area:royal_court" in touched
    assert len(ENEMIES) == len(seen["fields"])
    assert VOCABULARY.by_name["bid"].price == {"zlotys": "zlotys"}


def test_secret_bids_are_in_nobodys_view() -> None:
    for seed in range(200):
        match = Match.start(GAME, players=3, seed=seed)
        dice = Dice(str(seed))
        while not match.over and len(match.pending) and match.pending[0].topic != "bid":
            ask = match.pending[0]
            match.submit(ask.seat, dice.pick(ask.options))
        if len(match.pending) > 1:
            break
    first, second = match.pending[0].seat, match.pending[1].seat
    before = [match.at(seat).view() for seat in (None, second)]
    match.submit(first, match.pending[0].options[-1])
    assert [match.at(seat).view() for seat in (None, second)] == before
