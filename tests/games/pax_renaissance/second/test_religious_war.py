"""Religious wars where the 2nd edition has its own rules (K1, K2); the rest is with the 1st."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import DONE, NO, Ask, Flow
from stolnik.games.pax_renaissance.box.components import Agent
from stolnik.games.pax_renaissance.chapters.play_card import play_card
from stolnik.games.pax_renaissance.chapters.wars.battle import AGENT, PIRATE_AGENT, RELIGIOUS_WARS
from stolnik.games.pax_renaissance.chapters.wars.religious_war import (
    faithful,
    heretics,
    religious_war,
)
from stolnik.games.pax_renaissance.events import BattleBegan, MapCardTurned
from stolnik.games.pax_renaissance.state import Unit
from tests.games.pax_renaissance.position import border, first_ask, hold, listen, own, run, stand
from tests.games.pax_renaissance.second.cards import (
    HOLY_LAND_CRUSADE,
    INQUISITION_POPE,
    JESUITS,
    THE_GRIM,
    ZIONIST_STATE,
)
from tests.games.pax_renaissance.second.second import enthrone, second
from tests.games.running import Procedure

EMPIRES = tuple(second().box.empires)
STATES = ("feudal", *RELIGIOUS_WARS.values())
FLORENCE, CHANNEL = border("aragon", "papal_states"), border("england", "france")
ALGARVE, PYRENEES = border("portugal", "aragon"), border("france", "aragon")


# -- who fights, and where -------------------------------------------------------------------


@pytest.mark.rule("PAX2-K1.1")
def test_a_card_in_the_west_chooses_its_war_among_the_western_empires() -> None:
    g = second()
    stand(g, london="knight_catholic", bordeaux="rook_islamic", venice="rook_islamic")
    stand(g, vienna="knight_catholic", buda="knight_reformation", paris="rook_reformation")
    hold(g, 0, INQUISITION_POPE)
    asked = first_ask(play_card(g, 0, INQUISITION_POPE))
    # Nobody could attack Paris but knights of its neighbours, and all but Buda are in the West.
    assert list(asked.options) == [
        NO,
        ("attack", "england"),
        ("attack", "france"),
        ("attack", "papal_states"),
    ]


@pytest.mark.rule("PAX2-K1.2")
@pytest.mark.parametrize("kind", list(RELIGIOUS_WARS))
def test_the_war_parts_believers_from_the_heretics_of_both_other_religions(kind: str) -> None:
    g = second()
    stand(g, constantinople_1="rook_catholic", modon="rook_islamic", rhodes="rook_reformation")
    g.pirates.update(
        {
            border("papal_states", "ottoman"): "catholic",
            border("ottoman", "mamluk"): "islamic",
            border("hungary", "ottoman"): "reformation",
        }
    )
    believers = {unit.token for unit in faithful(g, 0, kind, "ottoman", [])}
    assert believers == {f"{piece}_{RELIGIOUS_WARS[kind]}" for piece in ("rook", "pirate")}
    assert {unit.token for unit in heretics(g, kind, "ottoman")} == {
        f"{piece}_{religion}"
        for piece in ("rook", "pirate")
        for religion in RELIGIOUS_WARS.values()
        if religion != RELIGIOUS_WARS[kind]
    }


@pytest.mark.rule("PAX2-K1.3")
def test_agents_fight_but_for_bishops_and_pawns_and_pirates_come_by_sea() -> None:
    g = second()
    agents = [Agent("bishop", "catholic"), Agent("pawn"), Agent("pirate", "catholic")]
    agents += [Agent("rook", "catholic"), Agent("knight", "catholic")]
    assert faithful(g, 0, "crusade", "aragon", agents) == [
        Unit("pirate_catholic", PIRATE_AGENT),
        Unit("rook_catholic", AGENT),
        Unit("knight_catholic", AGENT),
    ]


@pytest.mark.rule("PAX2-K1.3")
def test_a_pawn_agent_waits_until_the_war_is_over() -> None:
    g = second()
    alexandria = border("ottoman", "mamluk")
    stand(g, cyprus="rook_islamic", modon="rook_reformation", tana="knight_reformation")
    g.pirates[alexandria] = "reformation"
    hold(g, 0, ZIONIST_STATE)  # a reformation in Mamluk whose only agent is a pawn
    heard = listen(g)
    run(
        play_card(g, 0, ZIONIST_STATE),
        [
            ("attack", "mamluk"),
            ("lose", alexandria, "pirate_reformation"),
            ("concession", alexandria),  # for the regime change
            ("concession", border("byzantium", "mamluk")),  # the agent
        ],
    )
    fought = next(event for event in heard if isinstance(event, BattleBegan))
    assert fought.attackers == ("pirate_reformation", "knight_reformation")
    assert g.states["mamluk"] == "reformation"
    assert g.concessions == {alexandria: 0, border("byzantium", "mamluk"): 0}


@pytest.mark.rule("PAX2-K1.7", "PAX2-K1.4", "PAX2-K1.5", "PAX2-K1.6", "PAX2-K1.9", "PAX2-K1.12")
def test_all_believers_must_attack_and_all_heretics_defend() -> None:
    g = second()
    stand(g, valencia="rook_catholic", algiers="rook_islamic")
    stand(g, paris="knight_catholic", bruges="rook_catholic", vienna="knight_catholic")
    stand(g, london="knight_reformation", buda="knight_catholic")
    g.pirates.update({FLORENCE: "catholic", ALGARVE: "reformation", CHANNEL: "catholic"})
    g.concessions[PYRENEES] = 0
    enthrone(g, "aragon", repressed=["knight_catholic", "knight_islamic"])
    heard = listen(g)
    ask = first_ask(religious_war(g, 0, "crusade", "aragon", [], JESUITS))
    fought = next(event for event in heard if isinstance(event, BattleBegan))
    assert sorted(fought.attackers) == [
        "knight_catholic",  # of Paris
        "knight_catholic",  # of Vienna
        "pirate_catholic",
        "rook_catholic",
    ]
    assert fought.defenders == ("rook_islamic", "pirate_reformation")
    assert ask.topic == "losses"


def decided(war: Flow[bool]) -> bool:
    """Fight a war to its end, with the last answer to every question; whether it was won."""
    return bool(Procedure(war).finish(lambda ask: ask.options[-1]))


# -- what a victory does ---------------------------------------------------------------------


@pytest.mark.rule("PAX2-K2.1")
@pytest.mark.parametrize("kind", list(RELIGIOUS_WARS))
@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("empire", EMPIRES)
def test_a_victory_makes_any_empire_a_theocracy_of_its_religion(
    empire: str, state: str, kind: str
) -> None:
    g = second()
    religion = RELIGIOUS_WARS[kind]
    g.states[empire] = state
    heretic = "knight_islamic" if religion != "islamic" else "knight_catholic"
    g.cities[g.box.lands[empire].slots[-1]] = heretic
    heard = listen(g)
    assert decided(religious_war(g, 0, kind, empire, [Agent("knight", religion)] * 2, JESUITS))
    assert g.states == second().states | {empire: religion}
    turned = [event for event in heard if isinstance(event, MapCardTurned)]
    assert turned == ([] if state == religion else [MapCardTurned(0, empire, religion)])


@pytest.mark.rule("PAX2-K2.1", "PAX2-K2.4")
def test_a_lost_war_changes_neither_faith_nor_regime() -> None:
    g = second()
    own(g, 1, "aragon")
    stand(g, algiers="rook_islamic", valencia="knight_islamic", paris="knight_catholic")
    won = run(
        religious_war(g, 0, "crusade", "aragon", [], JESUITS),
        [("lose", "algiers", "rook_islamic")],
    )
    assert won is False
    assert g.states["aragon"] == "feudal"
    assert g.players[1].west == ["aragon"]


@pytest.mark.rule("PAX2-K2.2")
def test_the_ruling_class_stays_in_its_cities_whatever_their_new_icons() -> None:
    g = second()
    stand(g, buda="knight_islamic", varna="rook_reformation", tana="knight_islamic")
    stand(g, cairo="rook_islamic")
    run(
        religious_war(g, 0, "jihad", "hungary", [], THE_GRIM),
        [("lose", "tana", "knight_islamic"), DONE],
    )
    assert g.states["hungary"] == "islamic"
    assert g.cities == {"buda": "knight_islamic", "cairo": "rook_islamic"}


@pytest.mark.rule("PAX2-K2.3")
def test_the_attacker_says_where_the_tokens_of_constantinople_stand_then() -> None:
    g = second()
    stand(g, constantinople_1="rook_islamic", constantinople_2="knight_islamic")
    stand(g, modon="rook_reformation", rhodes="rook_islamic")
    asks: list[Ask] = []
    run(
        religious_war(g, 1, "jihad", "ottoman", [], THE_GRIM),
        [
            ("lose", "rhodes", "rook_islamic"),
            ("stand", "rook_islamic", "constantinople_3"),
            DONE,
        ],
        asks=asks,
    )
    assert (asks[1].seat, asks[1].topic) == (1, "constantinople")
    assert list(asks[1].options) == [  # rooks are on two of its icons, a knight on the third
        ("stand", "rook_islamic", "constantinople_1"),
        ("stand", "rook_islamic", "constantinople_3"),
    ]
    assert g.cities == {"constantinople_1": "knight_islamic", "constantinople_3": "rook_islamic"}


@pytest.mark.rule("PAX2-K2.3")
def test_they_are_not_disturbed_if_the_map_card_does_not_change() -> None:
    g = second()
    g.states["ottoman"] = "islamic"
    stand(g, constantinople_1="rook_islamic", constantinople_2="knight_islamic")
    stand(g, modon="rook_reformation", rhodes="rook_islamic")
    asks: list[Ask] = []
    run(
        religious_war(g, 0, "jihad", "ottoman", [], THE_GRIM),
        [("lose", "rhodes", "rook_islamic"), DONE],
        asks=asks,
    )
    assert [ask.topic for ask in asks] == ["losses", "concession"]


@pytest.mark.rule("PAX2-K2.4")
@pytest.mark.parametrize("owner", [None, 0, 1])
def test_a_victory_changes_the_regime(owner: int | None) -> None:
    g = second()
    if owner is not None:
        own(g, owner, "mamluk")
    stand(g, cairo="rook_islamic")
    hold(g, 0, HOLY_LAND_CRUSADE)
    run(
        play_card(g, 0, HOLY_LAND_CRUSADE),
        [
            ("attack", "mamluk"),
            ("settle", "knight_catholic", "cyprus"),
            ("concession", border("ottoman", "mamluk")),
        ],
    )
    assert g.players[0].east == ["mamluk"]
    assert ("mamluk" in g.republics) == (owner == 0)
    assert g.states["mamluk"] == "catholic"
    assert g.cities == {"cyprus": "knight_catholic"}
    assert g.concessions == {border("ottoman", "mamluk"): 0}
