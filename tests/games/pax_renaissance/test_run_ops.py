"""Running ops (E4, F0): which cards can be used, how often, and in what order."""

import pytest

from stolnik.engine.flow import DONE
from stolnik.games.pax_renaissance.chapters.ops import (
    BOTH,
    OPS,
    family_of,
    perform,
    refuse_icon,
    refuse_op,
    refuse_run,
    refuse_target,
    run_ops,
)
from stolnik.games.pax_renaissance.chapters.tableau import ops_of
from stolnik.games.pax_renaissance.events import ConcessionRepressed
from stolnik.games.pax_renaissance.state import Pax
from tests.games.pax_renaissance.position import (
    border,
    crown,
    first_ask,
    listen,
    own,
    pax_position,
    run,
    stand,
    vassal,
)
from tests.games.pax_renaissance.running import icon, menu, op, targets, use

STAPLE = "merchants_of_the_staple"
COMMUNEROS = "communeros_guilds"
TERCIO = "spanish_tercio"
"""Cards with one op each: Commerce in the West row, and Siege anywhere in the West."""


def fill(g: Pax, row: str, florins: int) -> None:
    """Lay florins on the face-down card of a row."""
    g.market[row].florins[0] = florins


# -- the action -------------------------------------------------------------------------------


@pytest.mark.rule("PAX1-E4.1", "PAX1-D1.8", "PAX1-D1.9", "PAX1-GL.Ops.1")
def test_running_a_side_offers_the_ops_of_that_side_only() -> None:
    g = pax_position()
    own(g, 0, STAPLE, "damascus_coffee")
    fill(g, "west", 1)
    fill(g, "east", 1)
    g.turn.running = ["west"]
    assert list(first_ask(run_ops(g, 0)).options) == [op(g, STAPLE, "commerce"), DONE]
    g.turn.running = ["east"]
    assert list(first_ask(run_ops(g, 0)).options) == [op(g, "damascus_coffee", "commerce"), DONE]


@pytest.mark.rule("PAX1-D1.2", "PAX1-E4.1")
def test_each_side_can_be_run_once_a_turn() -> None:
    g = pax_position()
    own(g, 0, STAPLE, "damascus_coffee")
    fill(g, "west", 1)
    fill(g, "east", 1)
    g.turn.done.append("ops west")
    refusal = refuse_run(g, 0, "west")
    assert refusal is not None
    assert refusal.clause == "PAX1-D1.2"
    assert refuse_run(g, 0, "east") is None


@pytest.mark.rule("PAX1-E4.6")
def test_a_side_without_an_op_that_has_a_target_cannot_be_run() -> None:
    g = pax_position()
    own(g, 0, STAPLE)
    refusal = refuse_run(g, 0, "west")
    assert refusal is not None
    assert refusal.clause == "PAX1-E4.6"
    fill(g, "west", 1)
    assert refuse_run(g, 0, "west") is None


@pytest.mark.rule("PAX1-D1.8", "PAX1-E4.2")
def test_cards_may_be_left_unused() -> None:
    g = pax_position()
    own(g, 0, STAPLE, COMMUNEROS)
    fill(g, "west", 2)
    g.turn.running = ["west"]
    run(run_ops(g, 0), [DONE])
    assert g.turn.running == []
    assert g.turn.used == []


@pytest.mark.rule("PAX1-D1.8")
def test_the_action_ends_by_itself_when_no_op_is_left() -> None:
    g = pax_position()
    own(g, 0, STAPLE)
    fill(g, "west", 5)
    use(g, STAPLE, "commerce")
    run(run_ops(g, 0))
    assert g.turn.running == []


@pytest.mark.rule("PAX1-F0.1")
def test_ops_are_used_through_the_action_only() -> None:
    g = pax_position()
    own(g, 0, STAPLE)
    fill(g, "west", 1)
    assert refuse_op(g, 0, STAPLE, 0) is not None
    g.turn.running = ["west"]
    assert refuse_op(g, 0, STAPLE, 0) is None


@pytest.mark.rule("PAX1-E4.1")
def test_an_op_of_the_other_side_is_refused() -> None:
    g = pax_position()
    own(g, 0, STAPLE)
    fill(g, "west", 1)
    g.turn.running = ["east"]
    refusal = refuse_op(g, 0, STAPLE, 0)
    assert refusal is not None
    assert refusal.clause == "PAX1-E4.1"


def test_an_op_of_another_player_and_an_icon_that_is_not_there_are_refused() -> None:
    g = pax_position()
    own(g, 0, STAPLE)
    own(g, 1, COMMUNEROS)
    fill(g, "west", 1)
    g.turn.running = ["west"]
    theirs = refuse_op(g, 0, COMMUNEROS, 0)
    assert theirs is not None
    assert theirs.clause == "PAX1-E4.2"
    missing = refuse_op(g, 0, STAPLE, 1)
    assert missing is not None
    assert missing.clause == "PAX1-E4.6"


@pytest.mark.rule("PAX1-A1.1")
@pytest.mark.parametrize("card", ["transylvanian_plot", "the_last_sigh"])
def test_an_ability_runs_both_sides_with_one_action(card: str) -> None:
    g = pax_position(variants=["expansion"])
    own(g, 0, STAPLE, "damascus_coffee")
    fill(g, "west", 1)
    fill(g, "east", 1)
    assert refuse_run(g, 0, BOTH) is not None
    own(g, 0, card)
    assert refuse_run(g, 0, BOTH) is None
    g.turn.running = ["east", "west"]
    asked = first_ask(run_ops(g, 0))
    assert asked.about["side"] == BOTH
    assert op(g, "damascus_coffee", "commerce") in asked.options
    assert op(g, STAPLE, "commerce") in asked.options
    g.turn.done.append("ops east")
    assert refuse_run(g, 0, BOTH) is not None


# -- one op a card ----------------------------------------------------------------------------


@pytest.mark.rule("PAX1-E4.2", "PAX1-E4.3", "PAX1-GL.Ops.2")
def test_a_card_with_several_icons_gives_one_op_a_turn() -> None:
    g = pax_position()
    own(g, 0, "duchy_of_ferrara")  # Siege and Commerce
    fill(g, "west", 3)
    stand(g, venice="knight_catholic")
    assert menu(g, "west") == [("op", "duchy_of_ferrara", 0), ("op", "duchy_of_ferrara", 1)]
    use(g, "duchy_of_ferrara", "commerce")
    assert menu(g, "west") == []
    refusal = refuse_op(g, 0, "duchy_of_ferrara", 0)
    assert refusal is not None
    assert refusal.clause == "PAX1-GL.Ops.2"


@pytest.mark.rule("PAX1-GL.Ops.1", "PAX1-E4.2")
def test_one_action_uses_every_card_of_the_side_once() -> None:
    g = pax_position()
    own(g, 0, STAPLE, COMMUNEROS)
    fill(g, "west", 5)
    use(g, STAPLE, "commerce")
    use(g, COMMUNEROS, "commerce")
    assert menu(g, "west") == []
    assert g.players[0].florins == 12


@pytest.mark.rule("PAX1-E4.4")
def test_ops_are_used_in_any_order() -> None:
    for order in ([STAPLE, COMMUNEROS], [COMMUNEROS, STAPLE]):
        g = pax_position()
        own(g, 0, STAPLE, COMMUNEROS)
        fill(g, "west", 2)
        for card in order:
            use(g, card, "commerce")
        assert g.turn.used == order


@pytest.mark.rule("PAX1-I1.5")
def test_king_and_queen_each_use_an_op() -> None:
    g = pax_position()
    own(g, 0, "aragon")
    crown(g, "joanna_the_mad", "aragon")
    stand(g, valencia="knight_catholic", algiers="rook_islamic")
    assert [move[1] for move in menu(g, "west")] == ["aragon", "joanna_the_mad"]
    use(g, "joanna_the_mad", "siege", ("siege_city", "algiers"))
    assert [move[1] for move in menu(g, "west")] == ["aragon"]


@pytest.mark.rule("PAX1-GL.Vassal.3", "PAX1-GL.Vassal.2")
def test_suzerain_and_vassal_are_two_cards_on_the_suzerains_side() -> None:
    g = pax_position()
    own(g, 0, "ottoman")
    vassal(g, "ottoman", "holy_roman_empire")
    stand(g, constantinople_1="knight_islamic", nurnberg="knight_catholic")
    assert menu(g, "east") == [("op", "ottoman", 0), ("op", "holy_roman_empire", 0)]
    assert menu(g, "west") == []
    g.bishops["ottoman"] = "islamic"
    assert menu(g, "east") == [("op", "holy_roman_empire", 0)]


@pytest.mark.rule("PAX1-E4.5")
def test_an_empire_gained_during_the_action_can_be_used_at_once() -> None:
    g = pax_position()
    own(g, 0, "england")
    stand(g, london="knight_catholic")
    use(g, "england", "campaign", ("campaign", "france"), DONE)
    assert g.suzerains == {"france": "england"}
    assert menu(g, "west") == []
    stand(g, paris="knight_catholic")
    assert menu(g, "west") == [("op", "france", 0)]


@pytest.mark.rule("PAX1-E4.5", "PAX1-E4.1")
def test_an_empire_gained_on_the_other_side_cannot_be_used_in_this_action() -> None:
    g = pax_position()
    own(g, 0, "gonfalonier")
    own(g, 1, "papal_states", republic=True)
    g.concessions[border("aragon", "papal_states")] = 0
    stand(g, venice="knight_catholic")
    g.turn.running = ["east"]
    run(perform(g, 0, "gonfalonier", icon(g, "gonfalonier", "vote")[1]), [DONE])
    assert g.players[0].west == ["gonfalonier", "papal_states"]
    refusal = refuse_op(g, 0, "papal_states", 0)
    assert refusal is not None
    assert refusal.clause == "PAX1-E4.1"
    g.turn.running = ["west"]
    assert refuse_op(g, 0, "papal_states", 0) is None


@pytest.mark.rule("PAX1-GL.Ops.2", "PAX1-E4.15")
def test_a_card_stays_used_when_it_is_flipped() -> None:
    g = pax_position()
    own(g, 0, "england", "sindicat_remenca")
    stand(g, london="knight_catholic", paris="rook_islamic")
    g.concessions[border("england", "france")] = 0
    fill(g, "west", 2)
    use(g, "england", "campaign", ("campaign", "france"))
    use(g, "sindicat_remenca", "vote", DONE)
    assert g.republics == ["england"]
    assert menu(g, "west") == []


@pytest.mark.rule("PAX1-E4.14", "PAX1-E4.15", "PAX1-F6.6")
def test_an_op_of_a_new_republic_can_be_used_in_the_same_action() -> None:
    g = pax_position()
    own(g, 0, "england", "sindicat_remenca")
    g.concessions[border("england", "france")] = 0
    use(g, "sindicat_remenca", "vote", DONE)
    assert g.republics == ["england"]
    fill(g, "west", 1)
    assert op(g, "england", "commerce") in menu(g, "west")
    use(g, "england", "commerce")
    assert g.players[0].florins == 11


# -- targets ----------------------------------------------------------------------------------


@pytest.mark.rule("PAX1-E4.6")
def test_only_ops_with_a_legal_target_are_offered() -> None:
    g = pax_position()
    own(g, 0, "kingmaker")  # Repress a rook, or Siege, in England
    assert menu(g, "west") == []
    stand(g, london="knight_catholic")
    assert menu(g, "west") == [op(g, "kingmaker", "siege")]
    stand(g, bordeaux="rook_catholic")
    assert menu(g, "west") == [op(g, "kingmaker", "repress"), op(g, "kingmaker", "siege")]


def test_a_refused_op_says_what_keeps_it_from_its_target() -> None:
    g = pax_position(florins=0)
    own(g, 0, "sindicat_remenca")
    own(g, 1, "france")
    g.concessions[border("france", "aragon")] = 0
    g.repressed["france"] = ["pawn_1"]
    g.turn.running = ["west"]
    refusal = refuse_op(g, 0, "sindicat_remenca", 0)
    assert refusal is not None
    assert refusal.clause == "PAX1-F6.4"
    assert refusal.about == {"florins": 1, "have": 0}


def test_a_move_of_another_op_is_no_target() -> None:
    g = pax_position()
    own(g, 0, TERCIO)
    _, siege = icon(g, TERCIO, "siege")
    assert refuse_target(g, 0, TERCIO, siege, ("vote", "france")) is not None
    assert refuse_target(g, 0, TERCIO, siege, ("done",)) is not None


@pytest.mark.rule("PAX1-E4.7")
def test_each_op_has_its_own_class_of_targets() -> None:
    g = pax_position()
    own(g, 0, "france", "star_chamber", "england", "gonfalonier", "hanseatic_league")
    own(g, 0, "grand_inquisitor", "conquistadors")
    own(g, 1, "cromwell")
    g.bishops["cromwell"] = "reformation"
    g.concessions[border("england", "france")] = 0
    g.concessions[border("portugal", "aragon")] = 1
    g.pirates[border("france", "holy_roman_empire")] = "catholic"
    stand(g, london="knight_catholic", paris="knight_catholic", toledo="knight_catholic")
    fill(g, "west", 1)
    west = g.market["west"].cards
    bishop_move = {to for _, _, to in targets(g, "star_chamber", "inquisitor")}
    assert bishop_move == {"star_chamber", "england"}
    assert targets(g, "hanseatic_league", "commerce") == [("commerce", west[0])]
    assert {card for _, card in targets(g, "star_chamber", "behead")} == {"england", "cromwell"}
    assert ("vote", "france") in targets(g, "gonfalonier", "vote")
    assert targets(g, "hanseatic_league", "repress") == [
        ("repress_concession", border("england", "france"), "france")
    ]
    assert targets(g, "conquistadors", "tax") == [("tax", "portugal", border("portugal", "aragon"))]
    assert targets(g, "conquistadors", "siege") == [("siege_city", "toledo")]
    corsair = {start for _, start, _ in targets(g, "hanseatic_league", "corsair")}
    assert corsair == {border("france", "holy_roman_empire")}
    assert {land for _, land in targets(g, "england", "campaign")} <= set(g.box.empires)


@pytest.mark.rule("PAX1-E4.8", "PAX1-GL.Location.1")
def test_repress_tax_corsair_and_siege_reach_the_location_of_their_card_only() -> None:
    g = pax_position()
    own(g, 0, "hanseatic_league", "kingmaker", "conquistadors")
    g.concessions[border("hungary", "ottoman")] = 1
    g.pirates[border("ottoman", "mamluk")] = "catholic"
    stand(g, buda="rook_catholic")
    assert menu(g, "west") == []
    g.concessions[border("england", "france")] = 1
    g.pirates[border("portugal", "aragon")] = "catholic"
    stand(g, london="rook_catholic")
    g.concessions[border("england", "portugal")] = 1
    assert menu(g, "west") == [
        op(g, "hanseatic_league", "repress"),
        op(g, "kingmaker", "repress"),
        op(g, "kingmaker", "siege"),
        op(g, "conquistadors", "tax"),
        op(g, "conquistadors", "siege"),
    ]


@pytest.mark.rule("PAX1-E4.10")
def test_a_campaign_targets_the_neighbours_of_its_empire() -> None:
    g = pax_position()
    own(g, 0, "england")
    stand(g, london="knight_catholic")
    assert targets(g, "england", "campaign") == [
        ("campaign", "france"),
        ("campaign", "portugal"),
        ("campaign", "aragon"),
    ]


@pytest.mark.rule("PAX1-E4.12")
def test_the_location_does_not_matter_for_inquisitor_commerce_and_vote() -> None:
    g = pax_position()
    own(g, 0, "the_hidden")  # Aragon: Vote West, Commerce West, Inquisitor reformation
    own(g, 1, "england", "janissaries", "qizilbash")
    g.bishops["janissaries"] = "reformation"
    g.concessions[border("england", "france")] = 0
    fill(g, "west", 1)
    assert menu(g, "west") == [("op", "the_hidden", n) for n in range(3)]
    use(g, "the_hidden", "inquisitor")
    assert g.bishops == {"qizilbash": "reformation"}


@pytest.mark.rule("PAX1-E4.13")
def test_a_player_may_act_against_himself() -> None:
    g = pax_position()
    own(g, 0, "hanseatic_league", "papal_elephant", "star_chamber", "cromwell")
    g.concessions[border("france", "aragon")] = 0
    assert op(g, "hanseatic_league", "repress") in menu(g, "west")
    assert op(g, "papal_elephant", "tax") in menu(g, "west")
    assert targets(g, "star_chamber", "behead") == [
        ("behead", "papal_elephant"),
        ("behead", "cromwell"),
    ]
    use(g, "hanseatic_league", "repress")
    assert g.concessions == {}
    assert g.players[0].florins == 11


# -- silence ----------------------------------------------------------------------------------


@pytest.mark.rule("PAX1-F1.14", "PAX1-F0.2", "PAX1-GL.Bishop.3")
def test_a_bishop_silences_all_ops_but_inquisitor() -> None:
    g = pax_position()
    own(g, 0, "the_hidden")  # Vote, Commerce and Inquisitor
    own(g, 1, "england", "sindicat_remenca")
    g.concessions[border("england", "france")] = 0
    fill(g, "west", 1)
    g.bishops["sindicat_remenca"] = "reformation"
    assert menu(g, "west") == [("op", "the_hidden", n) for n in range(3)]
    g.bishops["the_hidden"] = "catholic"
    assert menu(g, "west") == [op(g, "the_hidden", "inquisitor")]
    refusal = refuse_icon(g, 0, "the_hidden", icon(g, "the_hidden", "vote")[1])
    assert refusal is not None
    assert refusal.clause == "PAX1-F1.14"


@pytest.mark.rule("PAX1-A1.1")
def test_a_syncretists_silenced_cards_can_be_run() -> None:
    g = pax_position()
    own(g, 0, STAPLE)
    fill(g, "west", 1)
    g.bishops[STAPLE] = "catholic"
    assert menu(g, "west") == []
    own(g, 0, "the_kremlin")
    assert menu(g, "west") == [op(g, STAPLE, "commerce")]


@pytest.mark.rule("PAX1-F0.2", "PAX1-F0.3", "PAX1-F0.4", "PAX1-F0.5")
def test_the_nine_ops_belong_to_four_families() -> None:
    g = pax_position()
    families: dict[str, set[str]] = {}
    own(g, 0, *g.box.empires)
    for card in (*g.box.cards, *g.box.empires):
        for each in ops_of(g, card):
            families.setdefault(family_of(each), set()).add(each.kind)
    assert families == {
        "religious": {"inquisitor"},
        "economic": {"commerce"},
        "political": {"behead", "tax", "repress", "vote"},
        "military": {"corsair", "siege", "campaign"},
    }
    assert set().union(*families.values()) == set(OPS)


@pytest.mark.rule("PAX1-F0.5", "PAX1-GL.Bishop.3")
@pytest.mark.parametrize("card", ["england", TERCIO, "genoese_fleet"])
def test_military_ops_fall_silent_too(card: str) -> None:
    g = pax_position()
    own(g, 0, card)
    stand(g, london="knight_catholic")
    g.pirates[border("portugal", "aragon")] = "catholic"
    assert menu(g, "west")
    g.bishops[card] = "islamic"
    assert menu(g, "west") == []


# -- for somebody else ------------------------------------------------------------------------


def test_an_op_can_be_performed_with_a_card_of_somebody_else() -> None:
    g = pax_position()
    own(g, 1, "hanseatic_league")
    g.concessions[border("england", "france")] = 2
    heard = listen(g)
    run(perform(g, 0, "hanseatic_league", icon(g, "hanseatic_league", "repress")[1]))
    assert [player.florins for player in g.players] == [11, 10, 10]
    assert [type(event).__name__ for event in heard] == ["OpUsed", "ConcessionRepressed"]
    assert isinstance(heard[1], ConcessionRepressed)
    assert (heard[1].seat, heard[1].florins) == (0, 1)


# -- the rulebook's examples ------------------------------------------------------------------


@pytest.mark.rule("PAX1-E4.2", "PAX1-E4.4", "PAX1-F1.2", "PAX1-F1.14", "PAX1-F2.1")
def test_ex11_unlocking_a_silenced_card_in_mid_action() -> None:
    g = pax_position()
    own(g, 0, "antipope", COMMUNEROS, STAPLE)
    g.bishops[COMMUNEROS] = "reformation"
    fill(g, "west", 2)
    g.turn.running = ["west"]
    assert op(g, COMMUNEROS, "commerce") not in menu(g, "west")
    use(g, STAPLE, "commerce")
    use(g, "antipope", "inquisitor", ("inquisitor", COMMUNEROS, STAPLE))
    use(g, COMMUNEROS, "commerce")
    assert g.players[0].florins == 12
    assert g.market["west"].florins[0] == 0
    assert g.bishops == {STAPLE: "reformation"}


@pytest.mark.rule("PAX1-E4.16")
def test_ex24_cards_and_tokens_are_independent() -> None:
    g = pax_position()
    own(g, 0, "vlad_the_impaler")  # Hungary: Behead, Siege
    own(g, 1, "the_handsome")  # Hungary: brought two black knights
    stand(g, buda="knight_islamic", varna="knight_islamic")
    use(g, "vlad_the_impaler", "siege", ("siege_city", "buda"))
    assert g.players[1].east == ["the_handsome"]
    g.turn.used.clear()
    use(g, "vlad_the_impaler", "behead")
    assert g.players[1].east == []
    assert g.cities == {"varna": "knight_islamic"}
