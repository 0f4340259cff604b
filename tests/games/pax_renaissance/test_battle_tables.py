"""The two battle tables at the end of the rulebook, row by row as the data file has them."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from stolnik.engine.flow import Ask, Flow, Move
from stolnik.engine.refusal import Refusal
from stolnik.games.pax_renaissance.box.components import FAITH, Agent
from stolnik.games.pax_renaissance.box.first import DATA
from stolnik.games.pax_renaissance.chapters.wars.campaign import campaign, refuse_campaign
from stolnik.games.pax_renaissance.chapters.wars.civil_war import (
    conspiracy,
    peasant_revolt,
    refuse_conspiracy,
    refuse_revolt,
)
from stolnik.games.pax_renaissance.chapters.wars.religious_war import (
    refuse_religious_war,
    religious_war,
)
from stolnik.games.pax_renaissance.events import BattleBegan, Fell
from stolnik.games.pax_renaissance.state import Pax
from tests.games.pax_renaissance.position import border, listen, own, pax_position, stand
from tests.games.running import Procedure

TABLES: dict[str, Any] = json.loads((DATA / "battle_tables.json").read_text("utf-8"))
KINDS: list[str] = TABLES["battle_types"]
TABLE_1: list[dict[str, Any]] = TABLES["table_1"]
TABLE_2: dict[str, dict[str, Any]] = {row["step"]: row for row in TABLES["table_2"]}

HOME = "portugal"
"""The campaigning empire of seat 0, and a neighbour of the attacked one."""
TARGET = "aragon"
"""The attacked empire; feudal, and on its reverse catholic."""

ALGARVE = border("portugal", "aragon")
FLORENCE = border("aragon", "papal_states")
PYRENEES = border("france", "aragon")


def war(g: Pax, kind: str, agents: Sequence[Agent] = ()) -> Flow[Any]:
    """Seat 0 attacks Aragon; the religious war is a crusade."""
    if kind == "campaign":
        return campaign(g, 0, HOME, TARGET)
    if kind == "conspiracy":
        return conspiracy(g, 0, TARGET, agents)
    if kind == "peasant_revolt":
        return peasant_revolt(g, 0, TARGET, agents)
    return religious_war(g, 0, "crusade", TARGET, agents, "jesuits")


def refuse_war(g: Pax, kind: str, agents: Sequence[Agent]) -> Refusal | None:
    if kind == "campaign":
        return refuse_campaign(g, 0, HOME, TARGET)
    if kind == "conspiracy":
        return refuse_conspiracy(g, 0, TARGET, agents)
    if kind == "peasant_revolt":
        return refuse_revolt(g, 0, TARGET, agents)
    return refuse_religious_war(g, 0, "crusade", TARGET, agents)


# -- table 1: who fights ---------------------------------------------------------------------

AGENTS = {
    "bishop": Agent("bishop", "catholic"),
    "knight": Agent("knight", "catholic"),
    "rook": Agent("rook", "catholic"),
    "pawn": Agent("pawn"),
}
AGENT_TOKENS = {"knight": "knight_catholic", "rook": "rook_catholic", "pawn": "pawn_0"}

CHOSEN: dict[str, Callable[[str], bool]] = {
    "all": lambda token: True,
    "all, 1 florin each": lambda token: True,
    "on the attacked map card": lambda token: True,
    "coreligionists": lambda token: FAITH[token] == "catholic",
    "heretics": lambda token: FAITH[token] != "catholic",
    "owned by the attacking player": lambda token: token == "pawn_0",
}
"""What the words of the table mean for a single token in the attack of seat 0."""


def stand_in(g: Pax, empire: str, kind: str) -> list[str]:
    """A catholic and an islamic knight or rook in an empire's cities."""
    tokens = [f"{kind}_catholic", f"{kind}_islamic"]
    g.cities.update(zip(g.box.lands[empire].slots, tokens))
    return tokens


def repress(g: Pax, tokens: list[str]) -> list[str]:
    own(g, 1, TARGET)
    g.repressed[TARGET] = list(tokens)
    return tokens


def pirates(g: Pax) -> list[str]:
    g.pirates.update({ALGARVE: "catholic", FLORENCE: "islamic"})
    return ["rook_catholic", "rook_islamic"]


def concessions(g: Pax) -> list[str]:
    g.concessions.update({ALGARVE: 0, PYRENEES: 1})
    return ["pawn_0", "pawn_1"]


def units(g: Pax, unit: str, kind: str) -> list[str]:
    """Put tokens of one class of the table on an empty map, and say which."""
    acting, adjacent = (HOME, TARGET) if kind == "campaign" else (TARGET, HOME)
    builders: dict[str, Callable[[], list[str]]] = {
        "agents_of_played_card": lambda: list(AGENT_TOKENS.values()),
        "knights_on_acting_map_card": lambda: stand_in(g, acting, "knight"),
        "rooks_on_map_card": lambda: stand_in(g, acting, "rook"),
        "knights_on_adjacent_map_cards": lambda: stand_in(g, adjacent, "knight"),
        "rooks_on_adjacent_map_cards": lambda: stand_in(g, adjacent, "rook"),
        "pirates_on_borders_of_map_card": lambda: pirates(g),
        "concessions_on_borders_of_map_card": lambda: concessions(g),
        "repressed_knights_and_rooks": lambda: repress(g, ["knight_catholic", "rook_islamic"]),
        "serfs": lambda: repress(g, ["pawn_0", "pawn_1"]),
    }
    return builders[unit]()


def role(side: str | list[str] | None, tokens: list[str]) -> list[str]:
    """The tokens that fight on a side, by the words of the table."""
    if side is None:
        return []
    if isinstance(side, list):
        return [AGENT_TOKENS[piece] for piece in side]
    return [token for token in tokens if CHOSEN[side](token)]


@pytest.mark.rule(
    "PAX1-T1.1",
    "PAX1-T1.2",
    "PAX1-T1.3",
    "PAX1-T1.4",
    "PAX1-T1.5",
    "PAX1-T1.6",
    "PAX1-T1.7",
    "PAX1-T1.8",
    "PAX1-T1.9",
)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("row", TABLE_1, ids=lambda row: row["unit"])
def test_ex44_who_fights_is_as_in_table_1(row: dict[str, Any], kind: str) -> None:
    g = pax_position()
    own(g, 0, HOME)
    tokens = units(g, row["unit"], kind)
    agents = list(AGENTS.values()) if row["unit"] == "agents_of_played_card" else []
    heard = listen(g)
    next(war(g, kind, agents), None)
    battle = next(event for event in heard if isinstance(event, BattleBegan))
    roles = row["roles"][kind] or {}
    assert sorted(battle.attackers) == sorted(role(roles.get("A"), tokens))
    assert sorted(battle.defenders) == sorted(role(roles.get("D"), tokens))


def test_ex44_the_table_has_every_class_of_unit() -> None:
    assert len(TABLE_1) == 9
    assert KINDS == ["campaign", "conspiracy", "peasant_revolt", "religious_war"]


# -- table 2: what comes of it ---------------------------------------------------------------


def fight_out(flow: Flow[Any], **answers: str) -> list[Ask]:
    """Answer every question with its first option, or the first that has this word in it."""
    procedure = Procedure(flow)

    def fitting(ask: Ask) -> Move:
        word = answers.get(ask.topic)
        return next(move for move in ask.options if word is None or word in move)

    procedure.finish(fitting)
    return procedure.asked


def before_battle(owner: int | None, *, republic: bool = False) -> Pax:
    """Aragon (in the stack, or of ``owner``) has one heretic; two knights stand in Portugal."""
    g = pax_position()
    own(g, 0, HOME)
    if owner is not None:
        own(g, owner, TARGET, republic=republic)
    stand(g, algiers="rook_islamic", toledo="knight_catholic", granada="knight_catholic")
    return g


TWO_KNIGHTS = (Agent("knight", "catholic"),) * 2


@pytest.mark.rule("PAX1-T2.0", "PAX1-T0.3", "PAX1-T0.5")
@pytest.mark.parametrize("kind", KINDS)
def test_ex45_losses(kind: str) -> None:
    g = before_battle(1)
    heard = listen(g)
    fight_out(war(g, kind, TWO_KNIGHTS))
    fallen = [event.token for event in heard if isinstance(event, Fell)]
    words = TABLE_2["losses"][kind]
    assert words.startswith("one for one")
    assert sorted(fallen) == ["knight_catholic", "rook_islamic"]
    bloodless = before_battle(1)
    del bloodless.cities["algiers"]
    always = refuse_war(bloodless, kind, TWO_KNIGHTS) is not None
    assert ("always at least one pair" in words) == always


@pytest.mark.rule("PAX1-T2.1", "PAX1-T2.2")
@pytest.mark.parametrize("owner", [None, 1])
@pytest.mark.parametrize("republic", [False, True])
@pytest.mark.parametrize("kind", KINDS)
def test_ex45_an_empire_that_was_not_in_the_attackers_tableau(
    kind: str, republic: bool, owner: int | None
) -> None:
    g = before_battle(owner, republic=republic)
    fight_out(war(g, kind, TWO_KNIGHTS))
    expected = {
        "take as vassal": ([HOME], {TARGET: HOME}),
        "take, king side up": ([HOME, TARGET], {}),
    }[TABLE_2["empire_not_in_own_tableau"][kind]]
    assert (g.players[0].west, g.suzerains) == expected
    assert g.republics == []
    assert g.players[1].west == []


@pytest.mark.rule("PAX1-T2.5", "PAX1-T2.6")
@pytest.mark.parametrize("republic", [False, True])
@pytest.mark.parametrize("kind", KINDS)
def test_ex45_an_empire_that_was_in_the_attackers_tableau(kind: str, republic: bool) -> None:
    g = before_battle(0, republic=republic)
    fight_out(war(g, kind, TWO_KNIGHTS))
    expected: tuple[list[str], dict[str, str], bool] = {
        "move within tableau, becomes vassal": ([HOME], {TARGET: HOME}, False),
        "flip king<->republic": ([HOME, TARGET], {}, not republic),
    }[TABLE_2["empire_in_own_tableau"][kind]]
    assert (g.players[0].west, g.suzerains, TARGET in g.republics) == expected


@pytest.mark.rule("PAX1-T2.3", "PAX1-T2.7")
@pytest.mark.parametrize("owner", [None, 0, 1])
@pytest.mark.parametrize("kind", KINDS)
def test_ex45_the_concession(kind: str, owner: int | None) -> None:
    g = before_battle(owner)
    asks = fight_out(war(g, kind, TWO_KNIGHTS))
    assert [ask.topic for ask in asks].count("concession") == 1  # type: ignore[arg-type]
    assert list(g.concessions.values()) == [0] * TABLE_2["concession"][kind]
    assert set(g.concessions) <= set(g.box.lands[TARGET].borders)


@pytest.mark.rule("PAX1-T2.4", "PAX1-T2.7")
@pytest.mark.parametrize("owner", [None, 0])
@pytest.mark.parametrize("kind", KINDS)
def test_ex45_the_map_card(kind: str, owner: int | None) -> None:
    def after(state: str, **answers: str) -> str:
        g = before_battle(owner)
        g.states[TARGET] = state
        fight_out(war(g, kind, TWO_KNIGHTS), **answers)
        return g.states[TARGET]

    words = TABLE_2["map_card_flip"][kind]
    if words is None:
        assert (after("feudal"), after("catholic")) == ("feudal", "catholic")
    elif words.startswith("optional, only if a theocracy side is up"):
        assert after("feudal") == "feudal"
        assert after("catholic", turn_map_card="yes") == "feudal"
        assert after("catholic", turn_map_card="no") == "catholic"
    else:
        assert words == "to the theocracy side (if it is of the warring religion)"
        assert (after("feudal"), after("catholic")) == ("catholic", "catholic")


@pytest.mark.rule("PAX1-T2.8", "PAX1-F9.14", "PAX1-K1.5")
@pytest.mark.parametrize("kind", KINDS)
def test_ex45_survivors_enter_the_empty_cities(kind: str) -> None:
    g = before_battle(1)
    g.repressed[TARGET] = ["rook_reformation"]
    loss = "toledo" if kind in ("campaign", "religious_war") else "knight_catholic"
    fight_out(
        war(g, kind, [Agent("knight", "catholic")] * (1 if kind == "conspiracy" else 2)),
        losses=loss,
        emancipation="done",
    )
    entered = sorted(g.cities[slot] for slot in ("valencia", "algiers") if slot in g.cities)
    expected: list[str] = {
        None: [],
        "attackers that were agents or repressed": ["rook_reformation"],
        "attackers that were agents": ["knight_catholic"],
        "attackers that were agents; adjacent knights stay home": ["knight_catholic"] * 2,
    }[TABLE_2["surviving_knights_rooks_to_empty_cities"][kind]]
    assert entered == expected
    assert g.cities["granada"] == "knight_catholic"


@pytest.mark.rule("PAX1-T2.9")
@pytest.mark.parametrize("kind", KINDS)
def test_ex45_repressed_knights_and_rooks_may_be_freed(kind: str) -> None:
    g = before_battle(1)
    g.repressed[TARGET] = ["rook_reformation"]
    agents = TWO_KNIGHTS if kind != "religious_war" else ()
    asks = fight_out(war(g, kind, agents), losses="knight_catholic", emancipation="done")
    freeing = [ask for ask in asks if ask.topic == "emancipation"]
    if TABLE_2["emancipate_knights_rooks"][kind] is None:
        assert freeing == []
        assert "rook_reformation" in g.cities.values()
    else:
        assert TABLE_2["emancipate_knights_rooks"][kind] == "optional"
        assert freeing
        assert g.repressed == {TARGET: ["rook_reformation"]}


@pytest.mark.rule("PAX1-T2.10")
@pytest.mark.parametrize("kind", KINDS)
def test_ex45_pawns_go_to_the_empty_borders(kind: str) -> None:
    g = before_battle(1)
    g.repressed[TARGET] = ["pawn_1"]
    agents = (*TWO_KNIGHTS, Agent("pawn"))
    asks = fight_out(
        war(g, kind, agents),
        losses="knight_catholic",
        concession="done",
        emancipation="done",
    )
    freeing = [ask for ask in asks if ask.topic == "emancipation"]
    words = TABLE_2["pawns_to_empty_borders"][kind]
    if words == "optional emancipation of serfs":
        assert ("emancipate", "pawn_1", ALGARVE) in freeing[0].options
        assert g.concessions == {}
        assert g.repressed == {TARGET: ["pawn_1"]}
    else:
        assert words == "surviving attacking pawns"
        assert sorted(g.concessions.values()) == [0, 1]
        assert g.repressed == {}


def test_ex45_the_table_has_every_step() -> None:
    assert set(TABLE_2) == {
        "losses",
        "empire_not_in_own_tableau",
        "empire_in_own_tableau",
        "concession",
        "map_card_flip",
        "surviving_knights_rooks_to_empty_cities",
        "emancipate_knights_rooks",
        "pawns_to_empty_borders",
    }
