"""Power Struggles: their deck, Battlegrounds, cheaper Claims and scoring."""

from __future__ import annotations

import pytest

from stolnik.engine.dice import Dice
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.box.components import DIP
from stolnik.games.price_of_power.chapters.basic_actions.fabricate_claims import (
    price_of_claim,
    refuse_fabricating,
)
from stolnik.games.price_of_power.chapters.event_cards.event_action import resolve_symbol
from stolnik.games.price_of_power.chapters.event_cards.symbols.power_struggle import (
    power_struggle,
)
from stolnik.games.price_of_power.chapters.phases.final_scoring import end_condition
from stolnik.games.price_of_power.chapters.phases.income import score_prestige
from stolnik.games.price_of_power.chapters.prestige.battlegrounds import battlegrounds
from stolnik.games.price_of_power.chapters.prestige.power_struggles import (
    activate,
    prestige_in,
    prestige_of,
    upcoming,
)
from stolnik.games.price_of_power.imagining import imagine
from stolnik.games.price_of_power.play import play
from stolnik.games.price_of_power.state import Europe
from stolnik.games.price_of_power.tasks import EventUnderWay
from stolnik.games.price_of_power.view import view
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    bare_map,
    empty_hands,
    europe,
    place,
    realm,
    town,
    vassal,
)
from tests.games.running import Procedure, run_anyhow

ITALY = "italian_wars"
BRIGHT, DIM = "power_struggle:bright", "power_struggle:dim"


def contested(*names: str, players: int = 4) -> Europe:
    """The first Turn with these Power Struggles in the deck, the first of them on top."""
    g = empty_hands(europe(players, power_struggles=True))
    g.struggle_deck = [g.box.struggle_of[name] for name in reversed(names)]
    g.milestones = []
    for player in g.players:
        player.missions, player.allies, player.marriages = [], {}, {}
    return g


def ids(g: Europe, numbers: list[int]) -> list[str]:
    return [g.box.struggles[one].id for one in numbers]


# -- the deck ----------------------------------------------------------------------------------


@pytest.mark.rule("EU-17.4.1", "EU-17.4.3")
def test_the_deck_holds_the_struggles_of_the_edition_age_by_age() -> None:
    assert europe().struggle_deck == [], "the group decides"
    g = europe(power_struggles=True)
    assert sorted(ids(g, g.struggle_deck)) == ["distant_trade", ITALY, "thirty_years_war"]
    g = europe(6, power_struggles=True)
    assert len(g.struggle_deck) == len(g.box.struggles) == 10
    by_age = [g.box.struggles[one].age for one in reversed(g.struggle_deck)]
    assert by_age == sorted(by_age)
    tops = {europe(6, seed=str(n), power_struggles=True).struggle_deck[-1] for n in range(8)}
    assert len(tops) > 1, "random within an Age"
    assert europe(6, power_struggles=True, length="age_of_discovery").struggle_deck == []


@pytest.mark.rule("EU-17.4.4")
def test_everybody_sees_the_upcoming_one_and_no_more() -> None:
    g = contested(ITALY, "holy_league", "deluge")
    seen = view(g, FRANCE).struggles
    assert (seen.upcoming, seen.left, seen.active) == (ITALY, 3, [])
    below = set()
    for n in range(12):
        g = contested(ITALY, "holy_league", "deluge")
        imagine(g, FRANCE, Dice(str(n)))
        assert ids(g, g.struggle_deck)[-1] == ITALY
        below.add(ids(g, g.struggle_deck)[-2])
    assert below == {"holy_league", "deluge"}


def test_what_is_imagined_below_keeps_the_order_of_the_ages() -> None:
    g = europe(6, power_struggles=True)
    imagine(g, FRANCE, Dice("3"))
    by_age = [g.box.struggles[one].age for one in reversed(g.struggle_deck)]
    assert by_age == sorted(by_age)
    assert audit(g) == []


@pytest.mark.rule("EU-16.5.45", "EU-16.5.46", "EU-17.4.2", "EU-17.4.6")
def test_the_symbol_activates_the_upcoming_one_and_reveals_the_next() -> None:
    g = contested(ITALY, "distant_trade")
    shown = g.shown
    task = EventUnderWay(0, CASTILE, unpicked=False, stage="symbols")
    run_anyhow(power_struggle(g, task, ""))
    assert ids(g, g.struggles) == [ITALY]
    following = upcoming(g)
    assert following is not None
    assert following.id == "distant_trade"
    assert g.shown > shown
    tokens = {g.box.areas[one].id for one in battlegrounds(g)}
    assert tokens == {"lombardy", "central_italy", "naples", "venetia"}
    assert set(view(g, None).struggles.battlegrounds) == tokens
    activate(g)
    activate(g)
    assert ids(g, g.struggles) == [ITALY, "distant_trade"], "then there are none left"
    assert audit(g) == []


@pytest.mark.rule("EU-16.5.45")
def test_an_event_with_the_symbol_does_it() -> None:
    g = contested(ITALY)
    event = next(one for one in g.box.events if BRIGHT in one.symbols)
    stage = EventUnderWay(
        event.no,
        CASTILE,
        unpicked=True,
        stage="symbols",
        symbol=event.symbols.index(BRIGHT),
    )
    g.agenda.append(stage)
    Procedure(play(g), g)
    assert ids(g, g.struggles) == [ITALY]


@pytest.mark.rule("EU-16.5.45")
@pytest.mark.parametrize(
    ("icon", "age", "begins"), [(DIM, 1, False), (DIM, 2, True), (BRIGHT, 1, True)]
)
def test_the_dim_icon_waits_for_the_age_of_the_upcoming_one(
    icon: str, age: int, begins: bool
) -> None:
    g = contested(ITALY)
    g.age = age
    task = EventUnderWay(0, CASTILE, unpicked=False, stage="symbols")
    run_anyhow(resolve_symbol(g, task, icon))
    assert (ids(g, g.struggles) == [ITALY]) is begins


# -- Claims ------------------------------------------------------------------------------------


@pytest.mark.rule("EU-17.4.5")
def test_claims_are_cheaper_in_the_battlegrounds_of_known_struggles() -> None:
    g = contested(ITALY, "thirty_years_war", "holy_league")
    activate(g)
    assert price_of_claim(g, area(g, "naples")) == 1
    assert price_of_claim(g, area(g, "saxony")) == 1, "the Upcoming one counts too"
    assert price_of_claim(g, area(g, "greece")) == 2, "nobody knows of that one"


@pytest.mark.rule("EU-17.4.5")
def test_a_claim_in_a_battleground_costs_1_dip() -> None:
    g = contested(ITALY)
    g.active = AUSTRIA
    austria = g.players[AUSTRIA]
    austria.power[DIP] = 1
    town(g, "treviso", AUSTRIA)
    assert refuse_fabricating(g, AUSTRIA) is None
    asked = Procedure(play(g), g)
    asked.say(("fabricate_claims",))
    offered = {str(move[1]) for move in asked.ask.options if move[0] == "claim"}
    assert offered
    assert offered <= {"lombardy", "central_italy", "naples", "venetia"}
    asked.say(("claim", "lombardy"))
    assert austria.power[DIP] == 0
    g = contested(ITALY)
    g.struggle_deck = []
    g.players[AUSTRIA].power[DIP] = 1
    assert refuse_fabricating(g, AUSTRIA) is not None, "without a Struggle it costs 2"


# -- scoring -----------------------------------------------------------------------------------


@pytest.mark.rule("EU-17.4.8", "EU-17.4.9", "EU-17.4.10")
def test_exb35_power_struggle_area() -> None:
    g = contested(ITALY)
    bare_map(g)
    town(g, "milano", CASTILE)  # Large
    vassal(g, "genova", CASTILE)  # Large
    vassal(g, "parma", CASTILE)
    g.players[CASTILE].marriages = {realm(g, "mantua"): False}
    lombardy = area(g, "lombardy")
    assert prestige_in(g, CASTILE, lombardy) == 2 + 2 + 1 + 1
    town(g, "brescia", FRANCE)
    assert prestige_in(g, CASTILE, lombardy) == 2 + 2 + 1, "no longer the only one"
    assert prestige_in(g, FRANCE, lombardy) == 1
    g.players[CASTILE].marriages = {}
    assert prestige_in(g, CASTILE, lombardy) == 4


@pytest.mark.rule("EU-17.4.8")
def test_control_counts_not_law() -> None:
    g = contested(ITALY)
    bare_map(g)
    lombardy = area(g, "lombardy")
    town(g, "milano", CASTILE)
    vassal(g, "genova", CASTILE)
    for name in ("milano", "genova"):
        g.occupiers[place(g, name)] = 2 | FRANCE << 4
    assert prestige_in(g, CASTILE, lombardy) == 0
    assert prestige_in(g, FRANCE, lombardy) == 4


@pytest.mark.rule("EU-17.4.9")
def test_overseas_nobody_scores_for_being_alone() -> None:
    g = contested("distant_trade", players=6)
    town(g, "antilles", CASTILE)
    assert prestige_in(g, CASTILE, area(g, "antilles")) == g.box.places[place(g, "antilles")].tax


@pytest.mark.rule("EU-17.4.10")
def test_an_alliance_in_the_area_scores_as_well() -> None:
    g = contested(ITALY)
    g.players[ENGLAND].allies = {realm(g, "milan"): False}
    assert prestige_in(g, ENGLAND, area(g, "lombardy")) == 1
    assert prestige_in(g, ENGLAND, area(g, "naples")) == 0


@pytest.mark.rule("EU-17.4.11")
def test_further_criteria_give_and_cost_prestige() -> None:
    g = contested(ITALY)
    struggle = g.box.struggles[g.box.struggle_of[ITALY]]
    bare_map(g)
    assert prestige_of(g, ENGLAND, struggle) == 0
    assert prestige_of(g, FRANCE, struggle) == -2, "it Controls nothing there"
    town(g, "bari", FRANCE)
    assert prestige_of(g, FRANCE, struggle) == 1 + 1
    g.players[ENGLAND].allies = {realm(g, "papal_states"): False}
    with_pope = prestige_of(g, ENGLAND, struggle)
    assert with_pope == 1 + 1, "its Capital lies in Central Italy, and the card adds 1"


@pytest.mark.rule("EU-4.4.34", "EU-17.4.7")
def test_the_active_struggle_is_scored_in_phase_4_and_discarded() -> None:
    g = contested(ITALY, "distant_trade")
    activate(g)
    bare_map(g)
    g.cardinals = []
    town(g, "bari", ENGLAND)
    g.step = "4E"
    g.queue = [0, 1, 2, 3]
    before = [player.prestige for player in g.players]
    run_anyhow(score_prestige(g))
    gained = [player.prestige - n for player, n in zip(g.players, before, strict=True)]
    assert gained == [-2, -2, 2, -2]
    assert g.struggles == []
    assert battlegrounds(g) == []
    assert ids(g, g.struggle_deck) == ["distant_trade"], "the Upcoming one is not scored"


@pytest.mark.rule("EU-17.1.4")
def test_the_scenario_ends_when_a_player_is_far_ahead_on_the_track() -> None:
    g = europe()
    g.players[CASTILE].prestige = 99
    assert end_condition(g) == ""
    g.players[CASTILE].prestige = 100
    assert end_condition(g) == "far_ahead"
    g.players[FRANCE].prestige = 81
    assert end_condition(g) == ""
