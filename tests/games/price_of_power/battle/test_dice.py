"""Pools, Leaders, Battle Actions and what a roll inflicts."""

from __future__ import annotations

import pytest

from stolnik.games.price_of_power.box.components import MIL, NONE
from stolnik.games.price_of_power.chapters.battle.battle_actions import price_of
from stolnik.games.price_of_power.chapters.battle.battle_dice import hits, pool
from stolnik.games.price_of_power.chapters.battle.sides import ATTACKER, DEFENDER
from stolnik.games.price_of_power.events.battles import (
    BattleWon,
    KnightsCharged,
    LeaderDieLost,
    NobodyLeads,
)
from stolnik.games.price_of_power.game import GAME
from stolnik.games.price_of_power.state import (
    REBELS,
    RULER_GENERAL,
    DisplayCard,
    Europe,
    Officer,
)
from tests.games.price_of_power.battle.field import (
    ARTILLERY,
    BLANK,
    CAVALRY,
    INFANTRY,
    OUTLINED,
    battle,
    deploy,
    field,
    general,
    leader,
    load,
    rebels,
    topics,
    under_way,
    war,
)
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    give,
    now_refused,
    realm,
    refusal_of,
    town,
)
from tests.games.running import Procedure

FIGHT = ("fight",)
LET = ("let",)
ADVISOR = "adm_01_2"
SUPERIOR_TACTICS, INSPIRED_LEADERSHIP, REFORMS = "mil_01_2", "mil_05_1", "mil_08_1"


def skirmish(*, units: int = 4, enemies: int = 2) -> Europe:
    """Castile against two Rebels in León."""
    g = field()
    deploy(g, CASTILE, "leon", units)
    rebels(g, "leon", enemies)
    return g


def idea(g: Europe, seat: int, name: str) -> None:
    g.players[seat].ideas.append(g.box.idea_of[name])


# -- what a roll inflicts ----------------------------------------------------------------------


@pytest.mark.rule("EU-9.7.14", "EU-9.7.16", "EU-9.MU.5", "EU-9.MU.9", "EU-9.MU.11")
@pytest.mark.parametrize(
    ("faces", "units", "inflicted"),
    [
        ([INFANTRY, OUTLINED], (2, 0, 0), 2),
        ([INFANTRY, OUTLINED, INFANTRY], (2, 0, 0), 2),
        ([CAVALRY, CAVALRY, ARTILLERY], (3, 0, 0), 0),
        ([CAVALRY, CAVALRY, ARTILLERY], (0, 1, 1), 2),
        ([INFANTRY, CAVALRY, ARTILLERY, BLANK], (1, 1, 1), 3),
    ],
    ids=["both icons", "once a Unit", "no such Unit", "by type", "all types"],
)
def test_icons_hit_if_they_match_a_unit(
    faces: list[str], units: tuple[int, int, int], inflicted: int
) -> None:
    assert hits(faces, units, outlined=False) == inflicted


@pytest.mark.rule("EU-9.7.15", "EU-9.MU.8")
@pytest.mark.parametrize("name", ["tercios_janissaries", "line_infantry"])
def test_the_outlined_figure_is_another_hit_only_with_the_idea(name: str) -> None:
    for known, left in ((False, 1), (True, 0)):
        g = skirmish(enemies=2)
        if known:
            idea(g, CASTILE, name)
        load(g, OUTLINED, BLANK, BLANK, *[BLANK] * known)
        battle(g, "leon", CASTILE, "castile")
        assert g.rebels[area(g, "leon")] == left
    assert [hits([OUTLINED], (n, 0, 0), outlined=True) for n in (1, 2, 3)] == [1, 2, 2]


@pytest.mark.rule("EU-9.6.4", "EU-9.7.16")
def test_both_sides_roll_at_once() -> None:
    g = skirmish(units=2, enemies=2)
    load(g, INFANTRY, INFANTRY, BLANK, INFANTRY, INFANTRY, BLANK)
    assert battle(g, "leon", CASTILE).over
    assert g.rebels[area(g, "leon")] == 0
    assert g.players[CASTILE].exhausted == 2


# -- pools -------------------------------------------------------------------------------------


@pytest.mark.rule("EU-9.7.12", "EU-9.4.3", "EU-9.MU.22")
def test_each_side_rolls_3_infantry_dice_and_those_of_its_general() -> None:
    g = skirmish()
    general(g, CASTILE, leader(g, 0, 2, 0))
    procedure = battle(g, "leon", CASTILE, "castile")
    for _ in range(2):
        assert pool(g, under_way(g), ATTACKER) == [3, 2, 0]
        assert pool(g, under_way(g), DEFENDER) == [3, 0, 0]
        assert len(under_way(g).sides[ATTACKER].rolled) == 5
        assert len(under_way(g).sides[DEFENDER].rolled) == 3
        procedure.say(FIGHT)


@pytest.mark.rule("EU-9.7.12")
def test_line_infantry_adds_an_infantry_die() -> None:
    g = skirmish()
    idea(g, CASTILE, "line_infantry")
    battle(g, "leon", CASTILE, "castile")
    assert pool(g, under_way(g), ATTACKER) == [4, 0, 0]


@pytest.mark.rule("EU-9.4.4", "EU-9.7.8")
def test_of_several_generals_the_player_chooses_one() -> None:
    g = skirmish()
    deploy(g, CASTILE, "leon", 1, no=1)
    general(g, CASTILE, leader(g, 0, 2, 0))
    general(g, CASTILE, leader(g, 2, 0, 0), no=1)
    procedure = battle(g, "leon", CASTILE, "castile")
    procedure.say(LET)
    assert set(procedure.ask.options) == {("lead", 1), ("lead", 2)}
    procedure.say(("lead", 2))
    assert pool(g, under_way(g), ATTACKER) == [5, 0, 0]
    assert under_way(g).sides[ATTACKER].army == 1


@pytest.mark.rule("EU-9.4.5", "EU-9.7.36", "EU-9.7.8")
def test_only_the_main_defender_brings_a_general_and_ideas() -> None:
    g = field()
    war(g, FRANCE, CASTILE, ENGLAND)
    deploy(g, FRANCE, "leon", 5)
    deploy(g, ENGLAND, "leon", 6)
    deploy(g, CASTILE, "leon", 4)
    general(g, ENGLAND, leader(g, 2, 0, 0))
    general(g, CASTILE, leader(g, 0, 2, 0))
    idea(g, CASTILE, "line_infantry")
    give(g, CASTILE, SUPERIOR_TACTICS)
    procedure = battle(g, "leon", FRANCE, "aragon")
    assert under_way(g).main == ENGLAND
    assert pool(g, under_way(g), DEFENDER) == [5, 0, 0]
    assert CASTILE not in [ask.seat for ask in procedure.asked]


@pytest.mark.rule("EU-9.7.8", "EU-6.2.11")
def test_a_ruler_whose_dice_are_of_two_types_brings_those_that_the_player_chooses() -> None:
    g = field()
    war(g, FRANCE, CASTILE)
    deploy(g, FRANCE, "leon", 3)
    deploy(g, CASTILE, "leon", 3)
    g.players[FRANCE].ruler = Officer("309-1")
    general(g, FRANCE, RULER_GENERAL)
    procedure = battle(g, "leon", FRANCE, "aragon")
    assert set(procedure.ask.options) == {("die", "cavalry"), ("die", "artillery")}
    procedure.say(("die", "cavalry"), ("die", "artillery"), ("die", "artillery"))
    assert pool(g, under_way(g), ATTACKER) == [3, 1, 2]


# -- Leaders of Rebels -------------------------------------------------------------------------


@pytest.mark.rule("EU-14.3.3")
@pytest.mark.parametrize(("enemies", "leads"), [(2, False), (3, True)])
def test_three_rebels_who_defend_draw_a_leader(enemies: int, leads: bool) -> None:
    g = skirmish(enemies=enemies)
    top = next(no for no in g.decks[MIL] if g.box.cards[no].character.dice == (2, 0, 0))
    g.decks[MIL].remove(top)
    g.decks[MIL].append(top)
    procedure = battle(g, "leon", CASTILE, "castile")
    assert pool(g, under_way(g), DEFENDER) == [5 if leads else 3, 0, 0]
    assert GAME.rules.audit(g) == []
    procedure.say(("retreat", "castile"))
    assert (top in g.discards[MIL]) is leads


@pytest.mark.rule("EU-14.3.3")
def test_an_advisor_drawn_leads_nobody_and_attacking_rebels_draw_nothing() -> None:
    g = skirmish(enemies=3)
    advisor = next(no for no in g.decks[MIL] if g.box.cards[no].character.advisor)
    g.decks[MIL].remove(advisor)
    g.decks[MIL].append(advisor)
    told = listen(g)
    procedure = battle(g, "leon", CASTILE, "castile")
    assert under_way(g).card == advisor
    assert NobodyLeads("rebels", g.box.cards[advisor].id) in told
    assert pool(g, under_way(g), DEFENDER) == [3, 0, 0]
    procedure.say(("retreat", "castile"))
    deploy(g, CASTILE, "leon", 2)
    battle(g, "leon", REBELS)
    assert under_way(g).card == NONE


# -- Ideas before the first Round --------------------------------------------------------------


@pytest.mark.rule("EU-9.7.10", "EU-9.6.2")
def test_military_drill_takes_a_die_from_the_enemy_leader() -> None:
    g = field()
    war(g, FRANCE, CASTILE)
    deploy(g, FRANCE, "leon", 3)
    deploy(g, CASTILE, "leon", 3)
    general(g, FRANCE, leader(g, 0, 2, 0))
    idea(g, CASTILE, "military_drill")
    told = listen(g)
    battle(g, "leon", FRANCE, "aragon")
    assert LeaderDieLost(CASTILE, "france", "cavalry") in told
    assert pool(g, under_way(g), ATTACKER) == [3, 1, 0]


@pytest.mark.rule("EU-9.7.10", "EU-9.7.36", "EU-9.6.7")
def test_who_leads_the_defence_later_drills_nobody_and_faces_the_attackers_drill() -> None:
    g = field()
    war(g, FRANCE, CASTILE, ENGLAND)
    deploy(g, FRANCE, "leon", 3)
    deploy(g, CASTILE, "leon", 3)
    deploy(g, ENGLAND, "leon", 2)
    town(g, "lisboa", ENGLAND)
    general(g, FRANCE, leader(g, 0, 2, 0))
    general(g, ENGLAND, leader(g, 2, 0, 0))
    for seat in (FRANCE, ENGLAND):
        idea(g, seat, "military_drill")
    procedure = battle(g, "leon", FRANCE)
    procedure.say(("fight",), ("retreat", "castile"))
    assert under_way(g).main == ENGLAND
    assert pool(g, under_way(g), ATTACKER) == [3, 2, 0], "a Battle goes on from its second step"
    assert pool(g, under_way(g), DEFENDER) == [4, 0, 0]


@pytest.mark.rule("EU-9.7.10", "EU-9.6.2")
def test_noble_knights_charge_before_the_first_round() -> None:
    g = field()
    deploy(g, CASTILE, "leon", 1, 5)
    idea(g, CASTILE, "noble_knights")
    rebels(g, "leon", 2)
    load(g, CAVALRY, CAVALRY, BLANK)
    told = listen(g)
    procedure = battle(g, "leon", CASTILE, "castile")
    assert procedure.over
    assert KnightsCharged("castile") in told, "who reads of the roll knows what it was"
    assert BattleWon("leon", "castile") in told
    assert procedure.asked == []
    assert g.rebels[area(g, "leon")] == 0
    assert g.players[CASTILE].exhausted == 0


@pytest.mark.rule("EU-9.7.10")
def test_after_a_charge_the_first_round_follows_without_a_retreat() -> None:
    g = field()
    deploy(g, CASTILE, "leon", 1, 5)
    idea(g, CASTILE, "noble_knights")
    rebels(g, "leon", 5)
    g.decks[MIL].sort(key=lambda card: not g.box.cards[card].character.advisor)
    g.decks[MIL].reverse()
    load(g, CAVALRY, CAVALRY, BLANK, CAVALRY)
    battle(g, "leon", CASTILE, "castile")
    assert under_way(g).round == 1
    assert g.rebels[area(g, "leon")] == 2


@pytest.mark.rule("EU-9.7.34", "EU-9.7.36", "EU-13.4.23")
def test_a_main_defender_who_falls_to_a_charge_commands_nobody_any_more() -> None:
    g = field()
    venice = realm(g, "venice")
    war(g, AUSTRIA, venice, FRANCE)
    deploy(g, AUSTRIA, "venetia", 1, 5)
    deploy(g, FRANCE, "venetia", 1)
    general(g, FRANCE, leader(g, 2, 0, 0))
    idea(g, AUSTRIA, "noble_knights")
    load(g, CAVALRY, CAVALRY, BLANK)
    before = len(g.decks[MIL])
    battle(g, "venetia", AUSTRIA, "tirol")
    task = under_way(g)
    assert task.round == 1
    assert (task.main, task.defenders) == (venice, [venice])
    assert pool(g, task, DEFENDER) == [3, 0, 0]
    assert len(g.decks[MIL]) == before  # a Leader is drawn at the start only


# -- Battle Actions ----------------------------------------------------------------------------


@pytest.mark.rule("EU-9.6.3", "EU-9.7.11", "EU-9.7.36", "EU-6.2.8")
def test_the_attacker_plays_all_battle_actions_before_the_defender() -> None:
    g = field()
    war(g, FRANCE, CASTILE)
    deploy(g, FRANCE, "leon", 3)
    deploy(g, CASTILE, "leon", 3)
    give(g, FRANCE, "mil_01_2", "mil_05_1")
    give(g, CASTILE, "mil_01_4")
    procedure = battle(g, "leon", FRANCE, "aragon")
    procedure.say(LET, LET)
    assert (procedure.ask.seat, str(procedure.ask.topic)) == (FRANCE, "battle_actions")
    die = ("die", "cavalry")
    procedure.say(("battle_action", "mil_01_2"), die, die)
    assert procedure.ask.seat == FRANCE
    procedure.say(LET)
    assert (procedure.ask.seat, str(procedure.ask.topic)) == (CASTILE, "battle_actions")


def castile_against_granada(**options: bool | str) -> tuple[Europe, Procedure]:
    """Castile marches into Andalucía, where Granada defends itself; France and England look on."""
    g = field(**options)
    war(g, CASTILE, realm(g, "granada"))
    deploy(g, CASTILE, "andalucia", 3)
    for seat, card in ((CASTILE, "mil_01_1"), (FRANCE, "mil_01_2"), (ENGLAND, "mil_01_4")):
        give(g, seat, card)
        g.players[seat].power[MIL] = 3
    procedure = battle(g, "andalucia", CASTILE, "leon")
    while str(procedure.ask.topic) != "battle_actions":
        procedure.say(LET)
    return g, procedure


@pytest.mark.rule("EU-13.4.31")
def test_all_who_do_not_fight_it_may_lend_an_npr_a_helping_hand_clockwise() -> None:
    g, procedure = castile_against_granada(helping_hand=True)
    assert procedure.ask.seat == CASTILE
    procedure.say(LET)
    assert procedure.ask.seat == FRANCE
    assert refusal_of(g, procedure.ask, ("battle_action", "mil_01_4")) == "EU-6.2.8"
    procedure.say(("battle_action", "mil_01_2"), ("die", "cavalry"), ("die", "cavalry"))
    assert procedure.ask.seat == ENGLAND
    assert refusal_of(g, procedure.ask, ("battle_action", "mil_01_4")) == "EU-6.2.9"
    assert [side.added for side in under_way(g).sides] == [[0, 0, 0], [0, 2, 0]]
    assert g.players[FRANCE].power[MIL] == 2
    procedure.say(LET)
    assert str(procedure.ask.topic) != "battle_actions" or procedure.ask.seat == CASTILE


@pytest.mark.rule("EU-6.2.8", "EU-13.4.31")
def test_without_the_variant_nobody_helps_an_npr() -> None:
    _, procedure = castile_against_granada()
    assert procedure.ask.seat == CASTILE
    procedure.say(LET)
    assert procedure.over or procedure.ask.seat == CASTILE


@pytest.mark.rule("EU-9.7.13", "EU-9.6.10", "EU-6.2.10", "EU-6.2.11")
def test_dice_of_a_battle_action_stay_for_the_whole_battle() -> None:
    g = skirmish()
    give(g, CASTILE, SUPERIOR_TACTICS)
    procedure = battle(g, "leon", CASTILE, "castile")
    procedure.say(LET, ("battle_action", SUPERIOR_TACTICS))
    assert set(procedure.ask.options) == {
        ("die", "infantry"),
        ("die", "cavalry"),
        ("die", "artillery"),
    }
    procedure.say(("die", "artillery"), ("die", "infantry"))
    assert g.players[CASTILE].power[MIL] == 2
    assert g.players[CASTILE].hand == []
    for _ in range(2):
        assert pool(g, under_way(g), ATTACKER) == [4, 0, 1]
        assert len(under_way(g).sides[ATTACKER].rolled) == 5
        procedure.say(FIGHT)


@pytest.mark.rule("EU-6.2.9", "EU-6.2.8")
def test_each_battle_action_once_a_round() -> None:
    g = skirmish()
    give(g, CASTILE, "mil_01_2", "mil_01_4")
    procedure = battle(g, "leon", CASTILE, "castile")
    die = ("die", "infantry")
    procedure.say(LET, ("battle_action", "mil_01_2"), die, die)
    assert procedure.ask.options == (LET,)
    assert refusal_of(g, procedure.ask, ("battle_action", "mil_01_4")) == "EU-6.2.9"
    procedure.say(LET, FIGHT)
    assert ("battle_action", "mil_01_4") in procedure.ask.options


@pytest.mark.rule("EU-6.0.2", "EU-6.2.8")
def test_a_battle_action_is_refused_for_want_of_power() -> None:
    g = skirmish()
    give(g, CASTILE, "mil_01_2")
    procedure = battle(g, "leon", CASTILE, "castile")
    while str(procedure.ask.topic) != "battle_actions":
        procedure.say(LET)
    g.players[CASTILE].power[MIL] = 0
    assert now_refused(g, procedure.ask, ("battle_action", "mil_01_2")) == "EU-6.0.2"


@pytest.mark.rule("EU-6.2.8", "EU-6.2.11")
def test_inspired_leadership_needs_a_leader_and_adds_a_die_of_his_type() -> None:
    g = skirmish()
    name = leader(g, 0, 2, 0)
    give(g, CASTILE, INSPIRED_LEADERSHIP)
    procedure = battle(g, "leon", CASTILE, "castile")
    procedure.say(LET)
    assert refusal_of(g, procedure.ask, ("battle_action", INSPIRED_LEADERSHIP)) == "EU-6.2.8"
    procedure.say(LET, ("retreat", "castile"))
    deploy(g, CASTILE, "leon", 3)
    general(g, CASTILE, name)
    procedure = battle(g, "leon", CASTILE, "castile")
    procedure.say(LET, ("battle_action", INSPIRED_LEADERSHIP))
    assert set(procedure.ask.options) == {
        ("die", kind) for kind in ("infantry", "cavalry", "artillery")
    }
    procedure.say(("die", "infantry"))
    assert pool(g, under_way(g), ATTACKER) == [4, 3, 0]


@pytest.mark.rule("EU-6.2.8", "EU-6.2.9")
def test_a_display_card_gives_up_a_cube_for_its_battle_action() -> None:
    g = skirmish()
    card = g.box.card_of[REFORMS]
    g.decks[MIL].remove(card)
    g.players[CASTILE].display = [DisplayCard(card, 1)]
    procedure = battle(g, "leon", CASTILE, "castile")
    procedure.say(("battle_action_on_display", REFORMS), *[("die", "cavalry")] * 4)
    assert pool(g, under_way(g), ATTACKER) == [3, 4, 0]
    assert g.players[CASTILE].display == []
    assert card in g.discards[MIL]
    assert g.players[CASTILE].power[MIL] == 2


@pytest.mark.rule("EU-9.7.10", "EU-9.7.13", "EU-9.7.32", "EU-9.7.34", "EU-9.7.36", "EU-9.7.38")
@pytest.mark.rule("EU-6.2.11")
def test_exa38_several_defenders() -> None:
    g = field()
    war(g, FRANCE, CASTILE, ENGLAND)
    deploy(g, FRANCE, "leon", 2, 3)
    english = deploy(g, ENGLAND, "leon", 6)
    castilian = deploy(g, CASTILE, "leon", 4)
    general(g, FRANCE, leader(g, 0, 2, 0))
    general(g, ENGLAND, leader(g, 2, 0, 0))
    idea(g, FRANCE, "noble_knights")
    idea(g, ENGLAND, "military_drill")
    idea(g, CASTILE, "tercios_janissaries")
    card = g.box.card_of[REFORMS]
    g.decks[MIL].remove(card)
    g.players[FRANCE].display = [DisplayCard(card, 2)]
    load(g, CAVALRY, CAVALRY, BLANK, *[BLANK] * 8, OUTLINED, OUTLINED, BLANK, BLANK, BLANK)
    told = listen(g)
    procedure = battle(g, "leon", FRANCE, "aragon")
    fought = under_way(g)
    assert fought.main == ENGLAND
    assert LeaderDieLost(ENGLAND, "france", "cavalry") in told
    assert (english.size, castilian.size) == (5, 3), "the charge of the Knights"
    dice = [("die", "cavalry")] * 2 + [("die", "artillery")] * 2
    procedure.say(("battle_action_on_display", REFORMS), *dice)
    assert g.players[FRANCE].display == [DisplayCard(card, 1)]
    assert g.players[FRANCE].power[MIL] == 2
    assert pool(g, fought, ATTACKER) == [3, 3, 2]
    assert pool(g, fought, DEFENDER) == [5, 0, 0]
    assert fought.sides[DEFENDER].rolled.count(OUTLINED) == 2
    procedure.say(*[("lose_unit", 1, "infantry")] * 2)
    assert procedure.ask.topic == "retreat", "the Tercios of Castile make no third hit of them"
    procedure.say(("fight",))
    assert pool(g, fought, ATTACKER) == [3, 3, 2]


def test_the_price_of_a_battle_action_is_not_that_of_its_display_card() -> None:
    cards = [SUPERIOR_TACTICS, INSPIRED_LEADERSHIP, REFORMS]
    g = field()
    assert [price_of(g.box.cards[g.box.card_of[card]].type) for card in cards] == [1, 0, 1]


@pytest.mark.rule("EU-9.7.11")
def test_a_battle_action_is_asked_by_what_everybody_sees() -> None:
    for card, power, asked in (("mil_02_1", 1, True), ("mil_02_1", 0, False), (ADVISOR, 3, False)):
        g = skirmish()
        give(g, CASTILE, card)
        g.players[CASTILE].power[MIL] = power
        procedure = battle(g, "leon", CASTILE, "castile")
        procedure.finish(lambda ask: LET if LET in ask.options else ("retreat", "castile"))
        assert ("battle_actions" in topics(procedure)) is asked


# -- Generals who come late --------------------------------------------------------------------


@pytest.mark.rule("EU-9.7.6", "EU-9.4.2", "EU-9.7.9", "EU-9.4.1")
def test_the_attacker_may_appoint_a_general_once_before_the_battle() -> None:
    g = skirmish()
    deploy(g, CASTILE, "castile", 1, no=1)
    cheap, dear = "mil_01_2", "mil_01_1"
    give(g, CASTILE, cheap, dear)
    g.players[CASTILE].power[MIL] = 1
    procedure = battle(g, "leon", CASTILE, "castile")
    assert set(procedure.ask.options) == {("late_general", cheap, 1), LET}
    assert refusal_of(g, procedure.ask, ("late_general", dear, 1)) == "EU-5.2.8"
    assert refusal_of(g, procedure.ask, ("late_general", cheap, 2)) == "EU-9.7.6"
    procedure.say(("late_general", cheap, 1))
    assert g.players[CASTILE].power[MIL] == 0
    assert pool(g, under_way(g), ATTACKER) == [5, 0, 0]
    procedure.say(LET, FIGHT, LET, ("retreat", "castile"))
    assert topics(procedure).count("late_general") == 1


@pytest.mark.rule("EU-9.7.7", "EU-9.6.2")
def test_the_defender_may_appoint_one_only_in_its_own_realm() -> None:
    for where, asked in (("leon", True), ("portugal", False)):
        g = field()
        war(g, FRANCE, CASTILE)
        deploy(g, FRANCE, where, 2)
        deploy(g, CASTILE, where, 2)
        give(g, CASTILE, "mil_01_2")
        procedure = battle(g, where, FRANCE, "aragon")
        assert (str(procedure.ask.topic) == "late_general") is asked
        if asked:
            assert procedure.ask.seat == CASTILE
            assert refusal_of(g, procedure.ask, ("late_general", "mil_01_2", 3)) == "EU-9.7.7"


@pytest.mark.rule("EU-9.7.6")
@pytest.mark.parametrize(
    ("power", "asked"), [(1, True), (0, False)], ids=["could pay", "cannot pay"]
)
def test_a_late_general_is_asked_by_what_everybody_sees(power: int, asked: bool) -> None:
    g = skirmish()
    give(g, CASTILE, ADVISOR)
    assert g.box.cards[g.box.card_of[ADVISOR]].character.advisor
    g.players[CASTILE].power[MIL] = power
    procedure = battle(g, "leon", CASTILE, "castile")
    assert (str(procedure.ask.topic) == "late_general") is asked
    if asked:
        assert procedure.ask.options == (LET,)


@pytest.mark.rule("EU-9.7.6")
def test_a_general_of_another_army_can_take_over() -> None:
    g = skirmish()
    deploy(g, CASTILE, "castile", 1, no=1)
    officer = general(g, CASTILE, leader(g, 0, 2, 0), no=1)
    procedure = battle(g, "leon", CASTILE, "castile")
    procedure.say(("transfer_general", 2, 1))
    assert [army.general for army in g.players[CASTILE].armies] == [officer, None, None]
    assert g.turn.used == []


@pytest.mark.rule("EU-9.4.7", "EU-9.4.1", "EU-9.7.6")
def test_a_ruler_can_lead_in_person_for_nothing() -> None:
    g = skirmish()
    g.players[CASTILE].ruler = Officer("setup_castile")
    procedure = battle(g, "leon", CASTILE, "castile")
    procedure.say(("lead_in_person", 1))
    assert under_way(g).sides[ATTACKER].leader == "setup_castile"
    assert pool(g, under_way(g), ATTACKER) == [4, 0, 0]
    assert g.players[CASTILE].power[MIL] == 3


@pytest.mark.rule("EU-9.4.7", "EU-9.7.6")
def test_a_ruler_goes_to_another_army_but_not_to_his_own() -> None:
    g = skirmish()
    deploy(g, CASTILE, "leon", 1, no=1)
    g.players[CASTILE].ruler = Officer("setup_castile")
    general(g, CASTILE, RULER_GENERAL)
    procedure = battle(g, "leon", CASTILE, "castile")
    assert set(procedure.ask.options) == {("lead_in_person", 2), LET}
    assert refusal_of(g, procedure.ask, ("lead_in_person", 1)) == "EU-9.4.7"
    assert refusal_of(g, procedure.ask, ("transfer_general", 1, 2)) == "EU-5.2.10"
    procedure.say(("lead_in_person", 2))
    assert [army.general for army in g.players[CASTILE].armies] == [
        None,
        Officer(RULER_GENERAL),
        None,
    ]


@pytest.mark.rule("EU-9.4.7")
def test_a_ruler_who_cannot_command_stays_at_home() -> None:
    g = field()
    g.players[ENGLAND].ruler = Officer("setup_england")
    deploy(g, ENGLAND, "leon", 2)
    rebels(g, "leon", 1)
    give(g, ENGLAND, ADVISOR)
    procedure = battle(g, "leon", ENGLAND, "castile")
    assert refusal_of(g, procedure.ask, ("lead_in_person", 1)) == "EU-9.4.7"


@pytest.mark.rule("EU-9.7.6")
def test_infantry_without_an_army_has_no_general() -> None:
    g = field()
    g.players[CASTILE].infantry = {area(g, "leon"): 2}
    rebels(g, "leon", 1)
    give(g, CASTILE, "mil_01_2")
    g.players[CASTILE].ruler = Officer("setup_castile")
    procedure = battle(g, "leon", CASTILE, "castile")
    assert "late_general" not in topics(procedure)
    assert str(procedure.ask.topic) == "battle_actions"
