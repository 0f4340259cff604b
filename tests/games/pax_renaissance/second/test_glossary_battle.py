"""The glossary of the 2nd edition on wars: who fights, who falls, and where survivors go."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from stolnik.engine.flow import DONE, NO, YES, Ask, Move
from stolnik.games.pax_renaissance.box.components import Agent
from stolnik.games.pax_renaissance.chapters.play_card import play_card
from stolnik.games.pax_renaissance.chapters.selling import sell
from stolnik.games.pax_renaissance.chapters.tableau import seat_of
from stolnik.games.pax_renaissance.chapters.tokens import reserve
from stolnik.games.pax_renaissance.chapters.wars.battle import RELIGIOUS_WARS
from stolnik.games.pax_renaissance.chapters.wars.campaign import campaign, refuse_campaign
from stolnik.games.pax_renaissance.chapters.wars.civil_war import conspiracy, peasant_revolt
from stolnik.games.pax_renaissance.chapters.wars.religious_war import (
    coreligionist,
    refuse_religious_war,
    religious_war,
)
from stolnik.games.pax_renaissance.events import BattleBegan, BattleLost, BattleWon
from stolnik.games.pax_renaissance.state import Pax
from tests.games.pax_renaissance.every_card import Answer, drive, first
from tests.games.pax_renaissance.position import border, hold, listen, own, run, stand
from tests.games.pax_renaissance.second.second import enthrone, second
from tests.games.running import Procedure

KNIGHT = Agent("knight", "catholic")
ROOK = Agent("rook", "catholic")
PIRATE = Agent("pirate", "catholic")
PAWN = Agent("pawn")
BISHOP = Agent("bishop", "catholic")

EAST_OF_FRANCE = border("france", "holy_roman_empire")
WEST_OF_FRANCE = border("england", "france")
SOUTH_OF_FRANCE = border("france", "aragon")
WARS = ("conspiracy", "peasant_revolt", "crusade")


def wage(g: Pax, kind: str, agents: Sequence[Agent] = (), **answers: Answer) -> BattleBegan:
    """Seat 0 makes war of this kind upon France; how the battle began."""
    heard = listen(g)
    if kind == "conspiracy":
        flow = conspiracy(g, 0, "france", agents)
    elif kind == "peasant_revolt":
        flow = peasant_revolt(g, 0, "france", agents)
    else:
        flow = religious_war(g, 0, kind, "france", agents, "pren004")
    drive(g, flow, **answers)
    return next(event for event in heard if isinstance(event, BattleBegan))


# -- the battle ----------------------------------------------------------------------------------


@pytest.mark.rule("PAX2-GLO.Battle.1", "PAX2-GLO.Battle.6", "PAX2-GLO.Kill.1")
@pytest.mark.parametrize("attackers, defenders", [(3, 1), (2, 2), (1, 3)])
def test_each_attacker_kills_one_defender_and_is_killed(attackers: int, defenders: int) -> None:
    g = second()
    for city in ("paris", "lyon", "bruges")[:defenders]:
        g.cities[city] = "rook_reformation"
    enthrone(g, "france", repressed=["rook_islamic"] * attackers)
    before = reserve(g, "rook_islamic"), reserve(g, "rook_reformation")
    wage(g, "conspiracy")
    pairs = min(attackers, defenders)
    assert reserve(g, "rook_islamic") == before[0] + pairs
    assert reserve(g, "rook_reformation") == before[1] + pairs


@pytest.mark.rule("PAX2-GLO.Battle.3", "PAX2-GLO.Victorious.1", "PAX2-GLO.Battle.6")
@pytest.mark.parametrize("attackers, won", [(1, False), (2, False), (3, True)])
def test_a_battle_is_victorious_if_an_attacker_survives(attackers: int, won: bool) -> None:
    g = second()
    stand(g, paris="rook_reformation", lyon="rook_reformation")
    enthrone(g, "france", repressed=["rook_islamic"] * attackers)
    heard = listen(g)
    run_conspiracy(g)
    ending = BattleWon if won else BattleLost
    assert ending(0, "conspiracy", "france") in heard
    assert (seat_of(g, "france") == 0) is won


def run_conspiracy(g: Pax) -> None:
    drive(g, conspiracy(g, 0, "france", ()))


@pytest.mark.rule("PAX2-GLO.Battle.2")
def test_the_attacker_says_who_falls_on_both_sides() -> None:
    g = second()
    own(g, 1, "france")
    stand(g, paris="knight_islamic", lyon="rook_reformation")
    asks: list[Ask] = []
    run(conspiracy(g, 0, "france", [ROOK]), [("lose", "lyon", "rook_reformation")], asks=asks)
    assert [(ask.seat, ask.topic) for ask in asks] == [(0, "losses")]
    assert g.cities == {"paris": "knight_islamic"}

    g = second()
    own(g, 1, "france")
    stand(g, paris="knight_islamic")
    enthrone(g, "france", repressed=["knight_reformation"])
    lose: Move = ("lose", "france", "knight_reformation")
    asks.clear()
    answers: list[Move] = [lose, ("settle", "rook_catholic", "bruges"), DONE]
    run(conspiracy(g, 0, "france", [ROOK]), answers, asks=asks)
    assert asks[0].seat == 0
    assert list(asks[0].options) == [("lose", "agent", "rook_catholic"), lose]
    assert g.cities == {"bruges": "rook_catholic"}


@pytest.mark.rule("PAX2-GLO.Battle.4")
@pytest.mark.parametrize(
    "card", ["pren008", "pren036", "pren002", "pren015", "pren044"], ids=lambda card: card
)
def test_a_one_shot_is_always_optional(card: str) -> None:
    g = second()
    own(g, 1, "pren004", "pren003")
    stand(g, valencia="rook_islamic", toledo="knight_catholic")
    hold(g, 0, card)
    ask = next(play_card(g, 0, card))
    assert ask.topic in ("one_shot", "coronation")
    assert NO in ask.options
    assert len(ask.options) > 1


@pytest.mark.rule("PAX2-GLO.Battle.5", "PAX2-GLO.Serf.2", "PAX2-GLO.CivilWar.1")
def test_everybody_who_can_fight_must() -> None:
    g = second()
    own(g, 0, "france")  # his own empire, and his own concessions
    g.concessions = {SOUTH_OF_FRANCE: 0, WEST_OF_FRANCE: 0}
    g.pirates = {EAST_OF_FRANCE: "islamic"}
    stand(g, paris="knight_catholic", bruges="rook_catholic")
    enthrone(g, "france", repressed=["pawn_1", "pawn_2"])
    ask = next(peasant_revolt(g, 0, "france", [PAWN]))
    assert ask.topic == "losses"  # nobody was asked who comes
    assert g.battle is not None
    assert sorted(unit.token for unit in g.battle.attackers) == [
        "pawn_0",
        "pawn_0",
        "pawn_0",
        "pawn_1",
        "pawn_2",
        "pirate_islamic",
    ]
    assert sorted(unit.token for unit in g.battle.defenders) == ["knight_catholic", "rook_catholic"]


@pytest.mark.rule("PAX2-GLO.Battle.8", "PAX2-GLO.RegimeChange.1", "PAX2-D1.8")
@pytest.mark.parametrize("kind", WARS)
def test_after_the_survivors_have_settled_the_regime_changes(kind: str) -> None:
    g = second()
    own(g, 1, "france")
    enthrone(g, "france", repressed=["knight_islamic", "pawn_2"])
    stand(g, paris="rook_islamic", venice="knight_catholic")
    flow = {
        "conspiracy": conspiracy(g, 0, "france", [KNIGHT]),
        "peasant_revolt": peasant_revolt(g, 0, "france", [KNIGHT]),
        "crusade": religious_war(g, 0, "crusade", "france", [KNIGHT], "pren008"),
    }[kind]
    topics = drive(g, flow, losses=last)
    order = list(dict.fromkeys(topics))
    assert order == ["losses", "survivors", "concession", "emancipation"]
    assert seat_of(g, "france") == 0


def last(g: Pax, ask: Ask) -> Move:
    return ask.options[-1]


# -- who fights ----------------------------------------------------------------------------------


@pytest.mark.rule("PAX2-GLO.Battle.9", "PAX2-GLO.Bishop.7", "PAX2-GLO.OneShot.2")
@pytest.mark.parametrize(
    "kind, fighting",
    [
        ("conspiracy", ["knight_catholic", "pawn_0", "pirate_catholic", "rook_catholic"]),
        ("peasant_revolt", ["knight_catholic", "pawn_0", "pirate_catholic", "rook_catholic"]),
        ("crusade", ["knight_catholic", "pirate_catholic", "rook_catholic"]),
    ],
)
def test_agents_attack_but_never_bishops_and_pawns_in_no_religious_war(
    kind: str, fighting: list[str]
) -> None:
    g = second()
    stand(g, paris="rook_islamic")
    began = wage(g, kind, [KNIGHT, ROOK, PIRATE, PAWN, BISHOP])
    assert sorted(began.attackers) == fighting


@pytest.mark.rule("PAX2-GLO.Battle.10", "PAX2-GLO.RulingClass.1", "PAX2-GLO.ReligiousWar.1")
@pytest.mark.parametrize("kind", [*WARS, "jihad", "reformation"])
def test_whoever_stands_in_a_city_defends_but_in_religious_wars_the_colour_decides(
    kind: str,
) -> None:
    g = second()
    stand(g, paris="knight_catholic", lyon="rook_islamic", bruges="knight_reformation")
    began = wage(g, kind, [KNIGHT] if kind not in RELIGIOUS_WARS else [])
    rulers = ["knight_catholic", "knight_reformation", "rook_islamic"]
    religion = RELIGIOUS_WARS.get(kind)
    assert sorted(began.defenders) == [each for each in rulers if not each.endswith(str(religion))]
    believers = [each for each in rulers if each.endswith(str(religion))]
    assert sorted(began.attackers) == (believers or ["knight_catholic"])


@pytest.mark.rule("PAX2-GLO.Battle.11", "PAX2-GLO.Pirate.5", "PAX2-K3.9")
@pytest.mark.parametrize(
    "kind, attacking, defending",
    [
        ("conspiracy", ["pirate_catholic", "pirate_islamic"], []),
        ("peasant_revolt", ["pirate_catholic", "pirate_islamic"], []),
        ("crusade", ["pirate_catholic"], ["pirate_islamic"]),
        ("jihad", ["pirate_islamic"], ["pirate_catholic"]),
        ("reformation", [], ["pirate_catholic", "pirate_islamic"]),
    ],
)
def test_pirates_attack_in_civil_wars_and_fight_by_colour_in_religious_ones(
    kind: str, attacking: list[str], defending: list[str]
) -> None:
    g = second()
    g.pirates = {WEST_OF_FRANCE: "islamic", EAST_OF_FRANCE: "catholic"}
    agents = [Agent("knight", "reformation")] if kind == "reformation" else []
    began = wage(g, kind, agents, losses=first)
    assert sorted(set(began.attackers) - {"knight_reformation"}) == attacking
    assert sorted(began.defenders) == defending


@pytest.mark.rule("PAX2-GLO.Battle.11")
def test_no_pirate_takes_part_in_a_campaign() -> None:
    g = second()
    own(g, 0, "france")
    stand(g, paris="knight_catholic")
    g.pirates = {border("portugal", "aragon"): "islamic", WEST_OF_FRANCE: "catholic"}
    heard = listen(g)
    drive(g, campaign(g, 0, "france", "aragon"))
    began = next(event for event in heard if isinstance(event, BattleBegan))
    assert (began.attackers, began.defenders) == (("knight_catholic",), ())


@pytest.mark.rule("PAX2-GLO.Battle.12", "PAX2-GLO.Concession.3")
@pytest.mark.parametrize(
    "kind, fighting",
    [
        ("conspiracy", ["pawn_0"]),
        ("peasant_revolt", ["pawn_0", "pawn_0", "pawn_1", "pawn_2"]),
        ("crusade", []),
    ],
)
def test_pawns_in_play_fight_only_in_revolts_and_foreign_ones_only_as_serfs(
    kind: str, fighting: list[str]
) -> None:
    g = second()
    g.concessions = {SOUTH_OF_FRANCE: 0, WEST_OF_FRANCE: 1}
    enthrone(g, "france", repressed=["pawn_1", "pawn_2"])
    stand(g, paris="rook_islamic", toledo="knight_catholic")
    began = wage(g, kind, [PAWN])
    assert sorted(each for each in began.attackers if each.startswith("pawn")) == fighting
    assert began.defenders == ("rook_islamic",)


@pytest.mark.rule("PAX2-GLO.Battle.13")
@pytest.mark.parametrize("kind", WARS)
def test_knights_next_door_come_only_to_religious_wars(kind: str) -> None:
    g = second()
    # Aragon and the Papal States are next to France, the latter across a corner; Hungary is not.
    stand(g, paris="rook_islamic", valencia="knight_catholic", venice="knight_catholic")
    stand(g, buda="knight_catholic", toledo="rook_catholic", london="knight_islamic")
    began = wage(g, kind, [ROOK])
    neighbours = ["knight_catholic", "knight_catholic"] if kind == "crusade" else []
    assert sorted(began.attackers) == [*neighbours, "rook_catholic"]


@pytest.mark.rule("PAX2-GLO.Battle.13", "PAX2-GLO.China.2")
def test_in_a_campaign_the_knights_of_the_king_cost_a_florin_each() -> None:
    g = second()
    own(g, 0, "france")
    stand(g, paris="knight_catholic", lyon="knight_islamic", bruges="rook_catholic")
    stand(g, venice="knight_catholic")
    heard = listen(g)
    drive(g, campaign(g, 0, "france", "aragon"))
    began = next(event for event in heard if isinstance(event, BattleBegan))
    assert sorted(began.attackers) == ["knight_catholic", "knight_islamic"]
    assert g.players[0].florins == 8
    g.players[0].florins = 1
    refusal = refuse_campaign(g, 0, "france", "england")
    assert refusal is not None
    assert refusal.clause == "PAX2-F9.5"


@pytest.mark.rule("PAX2-GLO.Battle.14")
@pytest.mark.parametrize("kind", ["crusade", "campaign"])
def test_knights_from_next_door_return_home(kind: str) -> None:
    g = second()
    own(g, 0, "aragon")
    stand(g, paris="rook_islamic", valencia="knight_catholic", algiers="knight_catholic")
    answer: Move = ("lose", "algiers", "knight_catholic")
    if kind == "crusade":
        drive(g, religious_war(g, 0, "crusade", "france", (), "pren008"), losses=answer)
    else:
        drive(g, campaign(g, 0, "aragon", "france"), losses=answer)
    assert seat_of(g, "france") == 0
    assert g.cities == {"valencia": "knight_catholic"}


@pytest.mark.rule("PAX2-GLO.Battle.15", "PAX2-GLO.CivilWar.1", "PAX2-GLO.RepressedToken.3")
@pytest.mark.parametrize(
    "kind, fighting",
    [
        ("conspiracy", ["knight_catholic", "rook_catholic"]),
        ("peasant_revolt", ["pawn_1"]),
        ("crusade", []),
        ("campaign", []),
    ],
)
def test_the_repressed_fight_only_in_civil_wars(kind: str, fighting: list[str]) -> None:
    g = second()
    own(g, 0, "aragon")
    enthrone(g, "france", repressed=["knight_catholic", "rook_catholic", "pawn_1"])
    enthrone(g, "aragon", repressed=["knight_catholic"])
    stand(g, paris="knight_islamic")
    if kind == "campaign":
        stand(g, valencia="knight_reformation")
        heard = listen(g)
        drive(g, campaign(g, 0, "aragon", "france"))
        began = next(event for event in heard if isinstance(event, BattleBegan))
    else:
        began = wage(g, kind, [Agent("pirate", "catholic")])
    others = {"pirate_catholic", "knight_reformation"}
    assert sorted(each for each in began.attackers if each not in others) == fighting
    assert began.defenders == ("knight_islamic",)


# -- survivors -----------------------------------------------------------------------------------


@pytest.mark.rule("PAX2-GLO.Battle.16", "PAX2-GLO.Battle.7", "PAX2-GLO.City.5")
def test_surviving_agents_and_repressed_attackers_must_settle_whatever_the_icons() -> None:
    g = second()
    own(g, 1, "france")
    enthrone(g, "france", repressed=["knight_islamic"])
    asks: list[Ask] = []
    run(
        conspiracy(g, 0, "france", [Agent("rook", "reformation")]),
        [("settle", "rook_reformation", "paris"), ("settle", "knight_islamic", "bruges"), DONE],
        asks=asks,
    )
    assert list(asks[0].options) == [
        ("settle", token, city)
        for token in ("rook_reformation", "knight_islamic")
        for city in ("bruges", "lyon", "paris")
    ]  # all cities of a Catholic land, and no way to decline
    assert g.cities == {"paris": "rook_reformation", "bruges": "knight_islamic"}
    assert g.repressed == {}


@pytest.mark.rule("PAX2-GLO.Battle.17", "PAX2-GLO.RegimeChange.6")
def test_all_other_repressed_of_the_empire_may_be_emancipated() -> None:
    g = second()
    own(g, 1, "france")
    enthrone(g, "france", repressed=["knight_islamic", "rook_catholic", "pawn_2"])
    run(
        peasant_revolt(g, 0, "france", ()),
        [
            ("settle", "pawn_2", SOUTH_OF_FRANCE),
            DONE,
            ("emancipate", "rook_catholic", "lyon"),
            DONE,
        ],
    )
    assert g.cities == {"lyon": "rook_catholic"}
    assert g.repressed == {"france": ["knight_islamic"]}


@pytest.mark.rule("PAX2-GLO.Battle.18", "PAX2-GLO.Pawn.1")
def test_pirates_go_to_empty_sea_borders_and_pawns_to_empty_borders() -> None:
    g = second()
    g.concessions = {WEST_OF_FRANCE: 1}
    enthrone(g, "france", repressed=["pawn_2"])
    procedure = Procedure(peasant_revolt(g, 0, "france", [PIRATE, PAWN]))
    ask = procedure.ask
    by_token = {
        token: {str(move[2]) for move in ask.options if move[1] == token}
        for token in ("pirate_catholic", "pawn_0", "pawn_2")
    }
    assert by_token == {
        "pirate_catholic": {EAST_OF_FRANCE},
        "pawn_0": {EAST_OF_FRANCE, SOUTH_OF_FRANCE},
        "pawn_2": {EAST_OF_FRANCE, SOUTH_OF_FRANCE},
    }
    procedure.say(("settle", "pirate_catholic", EAST_OF_FRANCE))
    procedure.say(("settle", "pawn_2", SOUTH_OF_FRANCE))
    assert g.pirates == {EAST_OF_FRANCE: "catholic"}
    assert g.concessions == {WEST_OF_FRANCE: 1, SOUTH_OF_FRANCE: 2}


@pytest.mark.rule("PAX2-GLO.Battle.7", "PAX2-GLO.Battle.19", "PAX2-GLO.Repress.5")
def test_survivors_without_room_are_repressed_for_nothing_and_pirates_are_lost() -> None:
    g = second()
    own(g, 1, "england")
    g.concessions = dict.fromkeys((WEST_OF_FRANCE, border("england", "portugal")), 1)
    enthrone(g, "england", repressed=["rook_islamic"])
    agents = [KNIGHT, KNIGHT, PIRATE, PAWN]
    drive(g, conspiracy(g, 0, "england", agents), survivors=first)
    assert sorted(g.cities.values()) == ["knight_catholic", "knight_catholic"]
    assert sorted(g.repressed["england"]) == ["pawn_0", "rook_islamic"]
    assert g.pirates == {}
    assert g.concessions == dict.fromkeys((WEST_OF_FRANCE, border("england", "portugal")), 1)
    assert g.players[0].florins == 10


# -- religions -----------------------------------------------------------------------------------


@pytest.mark.rule("PAX2-GLO.Believer.1", "PAX2-GLO.Heretic.1", "PAX2-GLO.ReligiousWar.1")
@pytest.mark.parametrize("kind", RELIGIOUS_WARS)
def test_believers_have_the_colour_of_the_card_and_all_others_are_heretics(kind: str) -> None:
    believers = {
        token
        for token in ("rook_catholic", "knight_islamic", "pirate_reformation")
        if coreligionist(kind, token)
    }
    assert (
        believers
        == {
            "crusade": {"rook_catholic"},
            "jihad": {"knight_islamic"},
            "reformation": {"pirate_reformation"},
        }[kind]
        | set()
    )
    g = second()
    stand(g, paris=f"rook_{RELIGIOUS_WARS[kind]}")
    refusal = refuse_religious_war(g, 0, kind, "france", ())
    assert refusal is not None
    assert refusal.clause == "PAX2-K1.10"
    for card in g.box.cards.values():
        if card.one_shot == kind:
            colours = {agent.religion for agent in card.agents} - {None}
            assert colours <= {RELIGIOUS_WARS[kind]}


# -- one-shots and their agents ------------------------------------------------------------------


@pytest.mark.rule("PAX2-GLO.OneShot.1")
def test_a_one_shot_takes_place_only_once() -> None:
    g = second()
    own(g, 1, "france")
    hold(g, 0, "pren036")
    drive(g, play_card(g, 0, "pren036"), one_shot=("attack", "france"))
    assert seat_of(g, "pren036") == 0
    assert seat_of(g, "france") == 0
    # It lies in the tableau now: selling it launches nothing more.
    run(sell(g, 0, "pren036"))
    assert g.republics == []


@pytest.mark.rule("PAX2-GLO.OneShot.2", "PAX2-E2.3")
@pytest.mark.parametrize("card, launch", [("pren015", YES), ("pren009", ("attack", "france"))])
def test_a_one_shot_must_deploy_the_agents_of_its_card(card: str, launch: Move) -> None:
    g = second()
    enthrone(g, "france", repressed=["knight_islamic"])
    hold(g, 0, card)

    def place(g: Pax, ask: Ask) -> Move:
        assert DONE not in ask.options
        return ask.options[0]

    topics = drive(g, play_card(g, 0, card), one_shot=launch, agents=place)
    assert "agents" in topics


@pytest.mark.rule("PAX2-GLO.OneShot.3", "PAX2-E2.8")
@pytest.mark.parametrize(
    "card, launch",
    [("pren015", {"one_shot": YES}), ("pren002", {"one_shot": YES}), ("pren044", {})],
)
def test_trade_shifts_apostasies_and_coronations_cause_no_battle(
    card: str, launch: dict[str, Answer]
) -> None:
    g = second()
    own(g, 1, "pren004", "pren003")
    stand(g, paris="knight_islamic", valencia="knight_islamic", toledo="knight_catholic")
    hold(g, 0, card)
    heard = listen(g)
    marry: Move = ("marry", "france")
    topics = drive(g, play_card(g, 0, card), coronation=marry, **launch)
    assert {"one_shot", "coronation"} & set(topics)
    assert not any(isinstance(event, BattleBegan) for event in heard)
    assert len(g.cities) == 3
