"""Ops in general (F), commerce, the economic op (F2), and corsair and siege (F7, F8)."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import Ask
from stolnik.games.pax_renaissance.box.components import Op
from stolnik.games.pax_renaissance.chapters.ops import OPS, family_of, refuse_op
from stolnik.games.pax_renaissance.chapters.ops.commerce import refuse_commerce
from stolnik.games.pax_renaissance.chapters.ops.corsair import refuse_corsair
from stolnik.games.pax_renaissance.chapters.ops.siege import refuse_siege
from stolnik.games.pax_renaissance.chapters.tokens import reserve
from stolnik.games.pax_renaissance.chapters.trade_fair import hold_fair
from stolnik.games.pax_renaissance.events import BattleBegan
from stolnik.games.pax_renaissance.play import menu as actions
from stolnik.games.pax_renaissance.state import Pax
from tests.games.pax_renaissance.position import (
    border,
    listen,
    own,
    run,
    saturate,
    stand,
)
from tests.games.pax_renaissance.running import icon, menu, op, targets, use
from tests.games.pax_renaissance.second.cards import (
    ANABAPTISTS,
    CIVIL_ENGINEER,
    CONQUISTADORS,
    DALMATIANS,
    DAMASCUS_COFFEE,
    GENOESE_FLEET,
    GOLD_COAST,
    KREMLIN,
    LUTHER,
    OTTOMAN_NAVY,
    QIZILBASH,
    SPANISH_TERCIO,
    STAPLE,
    THE_HIDDEN,
    ZWARTE_HOOP,
)
from tests.games.pax_renaissance.second.second import next_ask, second

GIBRALTAR, TYRRHENIAN = border("portugal", "aragon"), border("aragon", "papal_states")
LISBON, CHANNEL = border("england", "portugal"), border("england", "france")
AUGSBURG, ADRIATIC = border("france", "holy_roman_empire"), border("papal_states", "ottoman")
BOSPORUS, BLACK_SEA = border("hungary", "ottoman"), border("hungary", "byzantium")
ALEXANDRIA, PYRENEES = border("ottoman", "mamluk"), border("france", "aragon")


# -- ops in general ---------------------------------------------------------------------------


@pytest.mark.rule("PAX2-F.1")
def test_ops_are_used_through_an_ops_action_only() -> None:
    g = second()
    own(g, 0, STAPLE)
    assert ("ops", "west") not in actions(g, 0)  # nothing to take
    g.market["west"].florins[0] = 1
    refusal = refuse_op(g, 0, STAPLE, 0)
    assert refusal is not None
    assert refusal.clause == "PAX2-E4.1"
    asked = next_ask(g, ("ops", "west"))  # its one op needs no answer
    assert asked.topic == "action"
    assert g.players[0].florins == 11
    assert g.turn.actions == 1


@pytest.mark.rule("PAX2-F.1")
def test_or_by_an_ability_that_says_so() -> None:
    g = second()
    own(g, 0, DAMASCUS_COFFEE, CIVIL_ENGINEER)
    g.market["east"].florins[0] = 1
    next_ask(g, ("ops", "east"))
    assert g.turn.actions == 2
    assert g.players[0].florins == 11


@pytest.mark.rule("PAX2-F.1", "PAX2-F.2", "PAX2-F.3", "PAX2-F.4", "PAX2-F.5")
def test_ops_come_in_four_colours() -> None:
    families: dict[str, list[str]] = {}
    for kind in OPS:
        families.setdefault(family_of(Op(kind)), []).append(kind)
    assert families == {
        "religious": ["inquisitor"],
        "economic": ["commerce"],
        "political": ["behead", "tax", "repress", "vote"],
        "military": ["corsair", "siege", "campaign"],
    }
    printed = {op.kind for card in second().box.cards.values() for op in card.ops}
    assert printed == set(OPS) - {"campaign"}


@pytest.mark.rule("PAX2-F.2")
def test_a_religious_op_moves_bishops_and_no_bishop_silences_it() -> None:
    g = second()
    own(g, 0, ANABAPTISTS, LUTHER)
    g.bishops.update({ANABAPTISTS: "islamic", LUTHER: "reformation"})
    assert [move[1] for move in menu(g, "west")] == [ANABAPTISTS]
    use(g, ANABAPTISTS, "inquisitor", ("inquisitor", LUTHER, "holy_roman_empire"))
    assert g.bishops == {ANABAPTISTS: "islamic", "holy_roman_empire": "reformation"}


@pytest.mark.rule("PAX2-F.5")
def test_military_ops_target_ruling_class_and_pirates_only() -> None:
    g = second()
    own(g, 0, SPANISH_TERCIO, GENOESE_FLEET, "aragon")
    own(g, 1, "portugal")
    g.concessions.update({GIBRALTAR: 1, PYRENEES: 2})
    g.repressed["aragon"] = ["knight_catholic", "pawn_1"]
    g.bishops["portugal"] = "catholic"
    assert menu(g, "west") == [op(g, GENOESE_FLEET, "repress")]
    stand(g, valencia="knight_catholic")
    assert [move[1] for move in menu(g, "west")] == [SPANISH_TERCIO, GENOESE_FLEET, "aragon"]
    g.pirates[TYRRHENIAN] = "catholic"
    assert targets(g, SPANISH_TERCIO, "siege") == [
        ("siege_city", "valencia"),
        ("siege_pirate", TYRRHENIAN),
    ]


# -- commerce ---------------------------------------------------------------------------------


@pytest.mark.rule("PAX2-F2.1", "PAX2-F.3")
def test_commerce_takes_a_florin_from_a_card_of_its_row_even_the_face_down_one() -> None:
    g = second()
    own(g, 0, STAPLE)
    row = g.market["west"]
    row.florins = [3, 0, 1, 0, 0, 0]
    g.market["east"].florins[2] = 1
    ways = targets(g, STAPLE, "commerce")
    assert ways == [("commerce", row.cards[0]), ("commerce", row.cards[2])]
    use(g, STAPLE, "commerce", ways[0])
    assert row.florins == [2, 0, 1, 0, 0, 0]
    assert g.players[0].florins == 11


@pytest.mark.rule("PAX2-F2.1", "PAX2-F.3")
def test_the_symbol_names_the_row() -> None:
    g = second()
    own(g, 0, STAPLE, DAMASCUS_COFFEE)
    row = g.market["east"]
    row.florins[4] = 1
    assert menu(g, "west") == []
    assert targets(g, DAMASCUS_COFFEE, "commerce") == [("commerce", row.cards[4])]
    own(g, 1, KREMLIN)  # commerce East on a card of the Holy Roman Empire
    assert targets(g, KREMLIN, "commerce", seat=1) == [("commerce", row.cards[4])]
    _, symbol = icon(g, STAPLE, "commerce")
    for card in (g.market["west"].cards[1], row.cards[4]):
        assert card is not None
        refusal = refuse_commerce(g, 0, STAPLE, symbol, card)
        assert refusal is not None
        assert refusal.clause == "PAX2-F2.1"


@pytest.mark.rule("PAX2-F2.1")
def test_what_a_fair_has_left_on_its_space_can_be_taken_too() -> None:
    g = second()
    own(g, 0, STAPLE)
    saturate(g)
    run(hold_fair(g, 0, "west"))
    row = g.market["west"]
    assert (row.cards[0], row.florins[0]) == (None, 1)
    use(g, STAPLE, "commerce")
    assert row.florins[0] == 0
    assert g.players[0].florins == 12


@pytest.mark.rule("PAX2-F2.1")
def test_a_space_without_florins_gives_none() -> None:
    g = second()
    own(g, 0, STAPLE)
    row = g.market["west"]
    row.cards[0] = None
    row.florins[2] = 1
    assert targets(g, STAPLE, "commerce") == [("commerce", row.cards[2])]
    row.florins[0] = 1
    assert ("commerce_space", "west") in targets(g, STAPLE, "commerce")


# -- corsair ----------------------------------------------------------------------------------


def reached(g: Pax, start: str, *, card: str = GENOESE_FLEET) -> set[str]:
    return {str(to) for _, come, to in targets(g, card, "corsair") if come == start}


def corsair_refused(g: Pax, start: str, target: str, *, card: str = GENOESE_FLEET) -> str | None:
    refusal = refuse_corsair(g, 0, card, icon(g, card, "corsair")[1], start, target)
    return refusal.clause if refusal else None


@pytest.mark.rule("PAX2-F7.1")
def test_a_pirate_reaches_the_sea_borders_of_the_location_and_of_its_neighbours_by_sea() -> None:
    g = second()
    own(g, 0, GENOESE_FLEET)  # Aragon, whose sea borders lead to Portugal and the Papal States
    g.pirates[GIBRALTAR] = "catholic"
    assert reached(g, GIBRALTAR) == {TYRRHENIAN, LISBON, ADRIATIC}
    # France and England are adjacent to Aragon too, but not by sea.
    assert corsair_refused(g, GIBRALTAR, CHANNEL) == "PAX2-F7.1"
    assert corsair_refused(g, GIBRALTAR, GIBRALTAR) == "PAX2-F7.1"
    use(g, GENOESE_FLEET, "corsair", ("corsair", GIBRALTAR, LISBON))
    assert g.pirates == {LISBON: "catholic"}


@pytest.mark.rule("PAX2-F7.1", "PAX2-F7.7")
def test_it_sails_from_a_border_of_its_own_location_only() -> None:
    g = second()
    own(g, 0, GENOESE_FLEET, GOLD_COAST, THE_HIDDEN)
    g.pirates.update({ADRIATIC: "catholic", LISBON: "catholic"})
    assert targets(g, GENOESE_FLEET, "corsair") == []
    assert corsair_refused(g, ADRIATIC, TYRRHENIAN) == "PAX2-F7.1"
    assert reached(g, LISBON, card=GOLD_COAST) == {CHANNEL, GIBRALTAR, TYRRHENIAN}  # Portugal
    own(g, 1, LUTHER, QIZILBASH)
    g.bishops[QIZILBASH] = "reformation"  # an inquisitor of Aragon moves any red bishop
    assert op(g, THE_HIDDEN, "inquisitor") in menu(g, "west")
    assert op(g, GENOESE_FLEET, "corsair") not in menu(g, "west")


@pytest.mark.rule("PAX2-F7.2")
def test_the_pirate_has_the_colour_on_the_symbol() -> None:
    g = second()
    own(g, 0, GENOESE_FLEET, ZWARTE_HOOP)  # a catholic corsair in Aragon, an islamic in France
    g.pirates.update({GIBRALTAR: "islamic", TYRRHENIAN: "catholic", CHANNEL: "islamic"})
    assert {start for _, start, _ in targets(g, GENOESE_FLEET, "corsair")} == {TYRRHENIAN}
    assert {start for _, start, _ in targets(g, ZWARTE_HOOP, "corsair")} == {CHANNEL}
    assert corsair_refused(g, GIBRALTAR, LISBON) == "PAX2-F7.2"


@pytest.mark.rule("PAX2-F7.3", "PAX2-F7.8")
def test_it_does_not_join_a_pirate_of_its_own_colour() -> None:
    g = second()
    own(g, 0, GENOESE_FLEET)
    g.pirates.update({GIBRALTAR: "catholic", TYRRHENIAN: "catholic"})
    assert TYRRHENIAN not in reached(g, GIBRALTAR)
    assert corsair_refused(g, GIBRALTAR, TYRRHENIAN) == "PAX2-F7.3"


@pytest.mark.rule("PAX2-F7.4", "PAX2-F7.8")
@pytest.mark.parametrize("victim", ["own concession", "concession", "pirate"])
def test_it_kills_whoever_holds_the_border_where_it_lands_without_battle_or_cost(
    victim: str,
) -> None:
    g = second(florins=0)
    own(g, 0, GENOESE_FLEET)
    g.pirates[GIBRALTAR] = "catholic"
    if victim == "pirate":
        g.pirates[TYRRHENIAN] = "islamic"
    else:
        g.concessions[TYRRHENIAN] = 0 if victim == "own concession" else 1
    heard = listen(g)
    use(g, GENOESE_FLEET, "corsair", ("corsair", GIBRALTAR, TYRRHENIAN))
    assert g.pirates == {TYRRHENIAN: "catholic"}
    assert g.concessions == {}
    assert g.repressed == {}
    assert reserve(g, "pirate_islamic") == 4
    assert reserve(g, "pawn_0") == reserve(g, "pawn_1") == 10
    assert [player.florins for player in g.players] == [0, 0, 0]
    assert not any(isinstance(event, BattleBegan) for event in heard)


def test_a_concession_safe_from_pirates_shares_its_border_with_the_newcomer() -> None:
    g = second()  # 2e R37
    own(g, 0, GENOESE_FLEET)
    own(g, 1, DALMATIANS)
    g.pirates.update({GIBRALTAR: "catholic", TYRRHENIAN: "islamic"})
    g.concessions[TYRRHENIAN] = 1
    use(g, GENOESE_FLEET, "corsair", ("corsair", GIBRALTAR, TYRRHENIAN))
    assert g.pirates == {TYRRHENIAN: "catholic"}
    assert g.concessions == {TYRRHENIAN: 1}


@pytest.mark.rule("PAX2-F7.5")
def test_it_spares_whoever_it_passes_on_its_way() -> None:
    g = second()
    own(g, 0, OTTOMAN_NAVY)
    g.pirates.update({ALEXANDRIA: "islamic", ADRIATIC: "catholic"})
    g.concessions[BOSPORUS] = 1
    use(g, OTTOMAN_NAVY, "corsair", ("corsair", ALEXANDRIA, TYRRHENIAN))
    assert g.pirates == {ADRIATIC: "catholic", TYRRHENIAN: "islamic"}
    assert g.concessions == {BOSPORUS: 1}


@pytest.mark.rule("PAX2-F7.6")
def test_no_pirate_lands_on_a_land_border() -> None:
    g = second()
    own(g, 0, GENOESE_FLEET, OTTOMAN_NAVY)
    g.pirates.update({GIBRALTAR: "catholic", ALEXANDRIA: "islamic"})
    assert corsair_refused(g, GIBRALTAR, PYRENEES) == "PAX2-F7.1"
    landing = reached(g, GIBRALTAR) | reached(g, ALEXANDRIA, card=OTTOMAN_NAVY)
    assert landing <= g.box.sea


# -- siege ------------------------------------------------------------------------------------


def siege_refused(g: Pax, place: str) -> str | None:
    refusal = refuse_siege(g, 0, CONQUISTADORS, icon(g, CONQUISTADORS, "siege")[1], place)
    return refusal.clause if refusal else None


@pytest.mark.rule("PAX2-F8.1")
@pytest.mark.parametrize("religion", ["catholic", "islamic", "reformation"])
@pytest.mark.parametrize("kind", ["knight", "rook", "pirate"])
def test_siege_kills_a_knight_a_rook_or_a_pirate_of_any_colour(kind: str, religion: str) -> None:
    g = second()
    own(g, 0, CONQUISTADORS)
    token = f"{kind}_{religion}"
    if kind == "pirate":
        g.pirates[LISBON] = religion
    else:
        stand(g, toledo=token)
    use(g, CONQUISTADORS, "siege")
    assert (g.cities, g.pirates, g.repressed) == ({}, {}, {})
    assert reserve(g, token) == g.box.supply[token]


@pytest.mark.rule("PAX2-F8.1")
def test_it_reaches_its_location_only_and_neither_concessions_nor_the_repressed() -> None:
    g = second()
    own(g, 0, CONQUISTADORS)  # Portugal
    stand(g, paris="knight_catholic")
    g.pirates[CHANNEL] = "islamic"
    g.concessions[GIBRALTAR] = 1
    g.repressed["portugal"] = ["knight_catholic"]
    assert targets(g, CONQUISTADORS, "siege") == []
    assert siege_refused(g, "paris") == "PAX2-E4.9"
    assert siege_refused(g, CHANNEL) == "PAX2-E4.9"
    assert siege_refused(g, GIBRALTAR) == "PAX2-F8.1"
    assert siege_refused(g, "portugal") == "PAX2-F8.1"


@pytest.mark.rule("PAX2-F8.2")
def test_a_siege_is_no_battle_and_costs_nothing() -> None:
    g = second(florins=0)
    own(g, 0, SPANISH_TERCIO, "aragon")
    own(g, 1, "france")
    stand(g, paris="knight_catholic", lyon="rook_catholic")
    heard = listen(g)
    asks: list[Ask] = []
    use(g, SPANISH_TERCIO, "siege", ("siege_city", "paris"), asks=asks)
    assert g.cities == {"lyon": "rook_catholic"}  # nobody falls for it, nothing changes hands
    assert g.players[1].west == ["france"]
    assert [player.florins for player in g.players] == [0, 0, 0]
    assert [ask.topic for ask in asks] == ["ops", "siege"]
    assert not any(isinstance(event, BattleBegan) for event in heard)
