"""Inquisitor (F1): bishops move from card to card, and silence those they stand on."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import NO, Ask
from stolnik.games.pax_renaissance.chapters.ops import family_of, refuse_icon
from stolnik.games.pax_renaissance.chapters.ops.inquisitor import adjacent_cards, refuse_inquisitor
from stolnik.games.pax_renaissance.chapters.tableau import ability_count, prestige, silenced
from stolnik.games.pax_renaissance.chapters.tokens import bishops_left, reserve
from stolnik.games.pax_renaissance.state import Pax
from tests.games.pax_renaissance.position import border, crown, own, stand, vassal
from tests.games.pax_renaissance.running import icon, menu, op, targets, use
from tests.games.pax_renaissance.second.cards import (
    ANABAPTISTS,
    ANTIPOPE,
    BLACK_ARMY,
    CROMWELL,
    DAMASCUS_COFFEE,
    DERVISHES,
    DUKE_OF_MILAN,
    GUTENBERG,
    HERMETICISM,
    HOLY_LAND_CRUSADE,
    ISABELLA,
    JANISSARIES,
    JESUITS,
    JOANNA,
    KINGMAKER,
    KLEPHTS,
    KREMLIN,
    LEFEVRE,
    LUTHER,
    SAFAVIDS,
    SINDICAT_REMENCA,
    SPANISH_TERCIO,
    STAR_CHAMBER,
    THE_GRIM,
    THE_HANDSOME,
    THE_HIDDEN,
    VLAD,
    WANGARA,
)
from tests.games.pax_renaissance.second.second import enthrone, next_ask, second

EAST = ("hungary", "byzantium", "ottoman", "mamluk")
WEST = ("england", "france", "holy_roman_empire", "portugal", "aragon", "papal_states")


def destinations(g: Pax, source: str, *, card: str = ANTIPOPE) -> set[str]:
    """Where a red inquisitor can move the bishop on a card."""
    return {str(to) for _, start, to in targets(g, card, "inquisitor") if start == source}


def clause(g: Pax, source: str, target: str, *, card: str = ANTIPOPE) -> str | None:
    """The clause that refuses a bishop's move."""
    refusal = refuse_inquisitor(g, 0, card, icon(g, card, "inquisitor")[1], source, target)
    return refusal.clause if refusal else None


# -- where bishops go -------------------------------------------------------------------------


@pytest.mark.rule("PAX2-F1.1")
def test_it_moves_a_bishop_of_its_religion_to_a_card_beside_his_own() -> None:
    g = second()
    own(g, 0, ANTIPOPE)
    own(g, 2, DAMASCUS_COFFEE, THE_HANDSOME, SAFAVIDS, VLAD)
    g.bishops.update({THE_HANDSOME: "reformation", VLAD: "islamic"})
    assert {start for _, start, _ in targets(g, ANTIPOPE, "inquisitor")} == {THE_HANDSOME}
    assert destinations(g, THE_HANDSOME) >= {DAMASCUS_COFFEE, SAFAVIDS}
    assert clause(g, VLAD, SAFAVIDS) == "PAX2-F1.1"
    use(g, ANTIPOPE, "inquisitor", ("inquisitor", THE_HANDSOME, SAFAVIDS))
    assert g.bishops == {SAFAVIDS: "reformation", VLAD: "islamic"}
    assert DAMASCUS_COFFEE not in destinations(g, SAFAVIDS)


@pytest.mark.rule("PAX2-F1.2")
def test_or_to_a_card_of_the_same_location_in_any_tableau_or_on_its_throne() -> None:
    g = second()
    own(g, 0, ANTIPOPE)
    own(g, 1, CROMWELL)
    own(g, 2, KINGMAKER, LUTHER, STAR_CHAMBER)
    g.bishops[CROMWELL] = "reformation"  # England
    assert destinations(g, CROMWELL) == {KINGMAKER, STAR_CHAMBER, "england"}
    assert clause(g, CROMWELL, LUTHER) == "PAX2-F1.2"
    assert clause(g, CROMWELL, "france") == "PAX2-F1.2"
    use(g, ANTIPOPE, "inquisitor", ("inquisitor", CROMWELL, "england"))
    assert g.bishops == {"england": "reformation"}


@pytest.mark.rule("PAX2-F1.6", "PAX2-F1.7")
def test_no_bishop_steps_onto_a_player_board_or_over_it_to_the_other_half() -> None:
    g = second()
    own(g, 0, ANTIPOPE)
    own(g, 1, CROMWELL, THE_GRIM)  # on both sides of seat 1's board
    g.bishops[CROMWELL] = "reformation"
    assert adjacent_cards(g, CROMWELL) == []
    assert destinations(g, CROMWELL) == {"england"}
    assert clause(g, CROMWELL, g.players[1].bank) == "PAX2-F1.6"
    assert clause(g, CROMWELL, THE_GRIM) == "PAX2-F1.2"


@pytest.mark.rule("PAX2-F1.8")
def test_no_bishop_goes_straight_from_throne_to_throne() -> None:
    g = second()
    own(g, 0, ANTIPOPE)
    own(g, 1, CROMWELL)
    enthrone(g, "england", bishop="reformation")
    assert destinations(g, "england") == {CROMWELL}
    assert clause(g, "england", "france") == "PAX2-F1.8"


def test_king_and_queen_on_one_throne_lie_beside_each_other() -> None:
    g = second()  # 2e R13
    own(g, 0, LEFEVRE)
    enthrone(g, "aragon", queen=ISABELLA, bishop="reformation")
    assert destinations(g, "aragon", card=LEFEVRE) == {ISABELLA}


@pytest.mark.rule("PAX2-F1.9")
def test_a_bishop_on_a_suzerain_moves_to_any_of_its_vassals() -> None:
    g = second()
    own(g, 0, ANTIPOPE)
    own(g, 1, "ottoman")
    vassal(g, "ottoman", "france", "aragon")
    g.bishops["ottoman"] = "reformation"
    assert destinations(g, "ottoman") == {"france", "aragon"}


@pytest.mark.rule("PAX2-F1.10")
def test_a_bishop_on_a_vassal_moves_to_its_suzerain_and_to_its_fellows() -> None:
    g = second()
    own(g, 0, LEFEVRE)
    own(g, 1, "ottoman")
    vassal(g, "ottoman", "hungary", "byzantium")
    g.bishops["hungary"] = "reformation"
    assert destinations(g, "hungary", card=LEFEVRE) == {"ottoman", "byzantium"}


@pytest.mark.rule("PAX2-F1.11")
def test_from_the_card_beside_a_suzerain_he_goes_to_it_or_to_any_of_its_vassals() -> None:
    g = second()
    own(g, 0, LEFEVRE)
    own(g, 1, DAMASCUS_COFFEE, "ottoman")
    vassal(g, "ottoman", "hungary", "byzantium")
    g.bishops[DAMASCUS_COFFEE] = "reformation"
    assert destinations(g, DAMASCUS_COFFEE, card=LEFEVRE) == {
        "ottoman",
        "hungary",
        "byzantium",
        "mamluk",  # its own location
    }


@pytest.mark.rule("PAX2-F1.11")
def test_a_vassal_too_is_beside_the_next_suzerain_and_so_next_to_its_vassals() -> None:
    g = second()
    own(g, 0, LEFEVRE)
    own(g, 1, "mamluk", "ottoman")
    vassal(g, "mamluk", "hungary")
    vassal(g, "ottoman", "byzantium", "aragon")
    g.bishops["hungary"] = "reformation"
    assert destinations(g, "hungary", card=LEFEVRE) == {"mamluk", "ottoman", "byzantium", "aragon"}


@pytest.mark.rule("PAX2-F1.12")
def test_between_a_card_in_the_east_and_any_card_of_an_eastern_location() -> None:
    g = second()
    own(g, 0, ANTIPOPE)
    own(g, 1, DERVISHES)
    own(g, 2, THE_HANDSOME, SAFAVIDS, THE_GRIM, DAMASCUS_COFFEE, JANISSARIES, KREMLIN, CROMWELL)
    named = {THE_HANDSOME, SAFAVIDS, THE_GRIM, DAMASCUS_COFFEE, JANISSARIES}
    g.bishops[DERVISHES] = "reformation"
    assert destinations(g, DERVISHES) == {*named, *EAST}
    for there in (*named, *EAST):
        g.bishops = {there: "reformation"}
        assert DERVISHES in destinations(g, there)


@pytest.mark.rule("PAX2-F1.13")
def test_between_a_card_in_the_west_and_any_card_of_a_western_location() -> None:
    g = second()
    own(g, 0, VLAD, BLACK_ARMY)
    own(g, 1, SPANISH_TERCIO)
    own(g, 2, CROMWELL, ANTIPOPE, LUTHER, DUKE_OF_MILAN, ANABAPTISTS, HOLY_LAND_CRUSADE)
    named = {CROMWELL, ANTIPOPE, LUTHER, DUKE_OF_MILAN, ANABAPTISTS}
    g.bishops[SPANISH_TERCIO] = "reformation"
    assert destinations(g, SPANISH_TERCIO, card=BLACK_ARMY) == {*named, *WEST}
    for there in (*named, *WEST):
        g.bishops = {there: "reformation"}
        assert SPANISH_TERCIO in destinations(g, there, card=BLACK_ARMY)


@pytest.mark.rule("PAX2-F1.14")
@pytest.mark.parametrize("owner", [1, 2])
def test_a_common_location_leads_to_the_other_half_and_to_other_tableaux(owner: int) -> None:
    g = second()
    own(g, 0, ANTIPOPE)
    own(g, 1, DUKE_OF_MILAN)  # Aragon, a West card
    own(g, owner, WANGARA)  # Aragon, an East card
    g.bishops[DUKE_OF_MILAN] = "reformation"
    use(g, ANTIPOPE, "inquisitor", ("inquisitor", DUKE_OF_MILAN, WANGARA))
    assert g.bishops == {WANGARA: "reformation"}


def test_queen_and_king_have_the_same_neighbours() -> None:
    g = second()  # 2e R13
    own(g, 1, CROMWELL, "aragon", "france")
    crown(g, ISABELLA, "aragon")
    assert adjacent_cards(g, ISABELLA) == ["aragon", CROMWELL, "france"]
    assert adjacent_cards(g, "aragon") == [ISABELLA, CROMWELL, "france"]
    assert adjacent_cards(g, CROMWELL) == ["aragon", ISABELLA]


@pytest.mark.rule("PAX2-F1.18")
@pytest.mark.parametrize(
    ("moves", "bishops"),
    [
        ([(CROMWELL, LUTHER), (LUTHER, "aragon"), ("aragon", "france")], {"france", THE_GRIM}),
        ([(CROMWELL, LUTHER), (THE_GRIM, "ottoman"), (LUTHER, "aragon")], {"aragon", "ottoman"}),
    ],
)
def test_several_ops_move_one_bishop_repeatedly_or_several_bishops(
    moves: list[tuple[str, str]], bishops: set[str]
) -> None:
    g = second()
    own(g, 0, ANTIPOPE, ANABAPTISTS, LEFEVRE)
    own(g, 1, CROMWELL, LUTHER, "aragon", "france", THE_GRIM)
    g.bishops = dict.fromkeys((CROMWELL, THE_GRIM), "reformation")
    for card, (start, end) in zip((ANTIPOPE, ANABAPTISTS, LEFEVRE), moves, strict=True):
        use(g, card, "inquisitor", ("inquisitor", start, end))
    assert g.bishops == dict.fromkeys(bishops, "reformation")


# -- what happens where they arrive -----------------------------------------------------------


@pytest.mark.rule("PAX2-F1.3", "PAX2-F7.8")
@pytest.mark.parametrize("resident", ["catholic", "islamic", "reformation"])
@pytest.mark.parametrize("target", [LUTHER, "england"])
def test_diet_of_worms_kills_both_bishops_whatever_their_colours(
    resident: str, target: str
) -> None:
    g = second()
    own(g, 0, ANTIPOPE)
    own(g, 1, CROMWELL, LUTHER)
    g.bishops.update({CROMWELL: "reformation", target: resident})
    g.repressed["england"] = ["pawn_1"]
    use(g, ANTIPOPE, "inquisitor", ("inquisitor", CROMWELL, target))
    assert g.bishops == {}
    assert bishops_left(g, "reformation") == 5
    assert g.repressed == {"england": ["pawn_1"]}  # nobody is left to pacify


@pytest.mark.rule("PAX2-F1.4")
@pytest.mark.parametrize("token", ["pawn_1", "knight_catholic", "rook_islamic"])
@pytest.mark.parametrize("seat", [None, 1])
def test_pacification_kills_one_repressed_token_of_any_kind_at_no_cost(
    token: str, seat: int | None
) -> None:
    g = second(florins=0)
    own(g, 0, ANTIPOPE)
    own(g, 1, CROMWELL)
    if seat is not None:
        own(g, seat, "england")
    g.bishops[CROMWELL] = "reformation"
    enthrone(g, "england", repressed=["pawn_1", "knight_catholic", "rook_islamic", "pawn_1"])
    before = reserve(g, token)
    use(g, ANTIPOPE, "inquisitor", ("pacify", token))  # England is his only way
    assert len(g.repressed["england"]) == 3
    assert reserve(g, token) == before + 1
    assert g.players[0].florins == 0


@pytest.mark.rule("PAX2-F1.4")
def test_pacification_can_be_declined() -> None:
    g = second()
    own(g, 0, ANTIPOPE)
    own(g, 1, CROMWELL)
    g.bishops[CROMWELL] = "reformation"
    enthrone(g, "england", repressed=["pawn_1"])
    use(g, ANTIPOPE, "inquisitor", NO)
    assert g.repressed == {"england": ["pawn_1"]}
    assert g.bishops == {"england": "reformation"}


@pytest.mark.rule("PAX2-F1.5")
def test_a_bishop_who_stays_where_he_is_pacifies_nobody() -> None:
    g = second()
    own(g, 0, ANTIPOPE)
    own(g, 1, "aragon", LUTHER, CROMWELL)
    g.repressed["aragon"] = ["pawn_1"]
    g.bishops.update({"aragon": "reformation", LUTHER: "reformation"})
    assert clause(g, "aragon", "aragon") == "PAX2-F1.1"
    asks: list[Ask] = []
    use(g, ANTIPOPE, "inquisitor", ("inquisitor", LUTHER, CROMWELL), asks=asks)
    assert "pacification" not in [ask.topic for ask in asks]
    assert g.repressed == {"aragon": ["pawn_1"]}


# -- silence ----------------------------------------------------------------------------------


@pytest.mark.rule("PAX2-F1.15", "PAX2-F.2")
def test_a_bishop_silences_all_ops_of_a_card_but_the_religious_ones() -> None:
    g = second()
    own(g, 0, THE_HIDDEN)  # vote, commerce and inquisitor
    own(g, 1, "england", SINDICAT_REMENCA)
    g.concessions[border("england", "france")] = 0
    g.market["west"].florins[0] = 1
    g.bishops[SINDICAT_REMENCA] = "reformation"
    assert menu(g, "west") == [("op", THE_HIDDEN, n) for n in range(3)]
    g.bishops[THE_HIDDEN] = "catholic"
    assert menu(g, "west") == [op(g, THE_HIDDEN, "inquisitor")]
    assert [family_of(icon) for icon in g.box.cards[THE_HIDDEN].ops] == [
        "political",
        "economic",
        "religious",
    ]
    refusal = refuse_icon(g, 0, THE_HIDDEN, icon(g, THE_HIDDEN, "vote")[1])
    assert refusal is not None
    assert refusal.clause == "PAX2-F1.15"


@pytest.mark.rule("PAX2-F1.15", "PAX2-I1.9")
@pytest.mark.parametrize("card", ["aragon", JOANNA])
def test_a_bishop_on_king_or_queen_silences_both(card: str) -> None:
    g = second()
    own(g, 0, "aragon", "france")
    crown(g, JOANNA, "aragon")
    stand(g, valencia="knight_catholic", paris="knight_catholic")
    assert [move[1] for move in menu(g, "west")] == ["aragon", JOANNA, "france"]
    g.bishops[card] = "islamic"
    assert [move[1] for move in menu(g, "west")] == ["france"]
    assert silenced(g, "aragon")
    assert silenced(g, JOANNA)


@pytest.mark.rule("PAX2-F1.16")
def test_a_bishop_silences_the_abilities_of_his_card_and_leaves_others_alone() -> None:
    g = second()
    own(g, 0, GUTENBERG, CROMWELL)
    g.bishops[CROMWELL] = "catholic"
    assert ability_count(g, 0, "no_hand_limit") == 1
    g.bishops[GUTENBERG] = "catholic"
    assert ability_count(g, 0, "no_hand_limit") == 0


@pytest.mark.rule("PAX2-F1.17")
def test_prestige_and_immunity_to_silencing_are_never_silenced() -> None:
    g = second()
    own(g, 0, JESUITS, GUTENBERG)
    g.bishops = dict.fromkeys((JESUITS, GUTENBERG), "islamic")
    assert prestige(g, 0, "catholic") == 1
    assert silenced(g, GUTENBERG)
    own(g, 0, HERMETICISM)
    g.bishops[HERMETICISM] = "islamic"
    assert not silenced(g, GUTENBERG)
    assert not silenced(g, HERMETICISM)
    assert ability_count(g, 0, "no_hand_limit") == 1


@pytest.mark.rule("PAX2-F1.19")
def test_a_silenced_unlimited_hand_is_cut_down_to_two_cards_at_once() -> None:
    g = second()
    own(g, 0, ANTIPOPE)
    own(g, 1, LUTHER, GUTENBERG)
    g.bishops[LUTHER] = "reformation"
    g.players[1].hand = [KLEPHTS, VLAD, WANGARA, JESUITS]
    use(g, ANTIPOPE, "inquisitor", ("inquisitor", LUTHER, GUTENBERG))
    ask = next_ask(g)
    assert (ask.seat, ask.topic) == (1, "hand_limit")
    assert list(ask.options) == [("discard", card) for card in g.players[1].hand]
    ask = next_ask(g, ("discard", VLAD), ("discard", KLEPHTS))
    assert ask.topic != "hand_limit"
    assert g.players[1].hand == [WANGARA, JESUITS]
