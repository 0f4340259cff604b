"""Infectious Faiths: clusters, where they spread, and how the rule does it without a player."""

from __future__ import annotations

import pytest

from stolnik.engine.dice import Dice
from stolnik.games.price_of_power.chapters.board.supply import faith_piece, faith_pieces_left
from stolnik.games.price_of_power.chapters.event_cards.event_action import resolve_symbol
from stolnik.games.price_of_power.chapters.religion.spreading import clusters
from stolnik.games.price_of_power.state import REVOLUTION, SMALL, Europe, piece
from stolnik.games.price_of_power.tasks import EventUnderWay
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    area,
    europe,
    refusal_of,
    town,
)
from tests.games.price_of_power.rebels.unruly import at_work
from tests.games.price_of_power.religion.faith import believe, shown, undivided
from tests.games.running import Procedure, run

IDEAS, UPHEAVAL = "spread_religion", "spread_revolution"


def plain(players: int = 4) -> Europe:
    """A table where every Area has the faith that is printed there."""
    g = europe(players)
    undivided(g)
    return g


def resolve(g: Europe, symbol: str, *, auto: bool = False) -> Procedure:
    """Castile has taken an Event with a symbol, or nobody has."""
    event = EventUnderWay(0, CASTILE, unpicked=auto, stage="symbols")
    run(resolve_symbol(g, event, symbol))
    return at_work(g)


def tokens(g: Europe, faith: str) -> set[str]:
    return {
        one.id
        for one in g.box.areas[: g.box.main_areas]
        if one.slot == one.no and shown(g, one.id) == faith
    }


def sources(procedure: Procedure) -> set[tuple[object, ...]]:
    assert procedure.ask.topic == "spread_from"
    return {move[1:] for move in procedure.ask.options}


# -- clusters ----------------------------------------------------------------------------------


@pytest.mark.rule("EU-16.5.29")
def test_a_cluster_is_what_hangs_together_by_land() -> None:
    g = plain()
    believe(g, "protestant", "saxony", "brandenburg", "pomerania", "scotland", "ireland", "aragon")
    found = clusters(g, g.box.faith_of["protestant"])
    named = [[g.box.areas[one].id for one in cluster] for cluster in found]
    # Ports join Ireland and Scotland, but no land does.
    assert named == [["aragon"], ["brandenburg", "pomerania", "saxony"], ["ireland"], ["scotland"]]


# -- by a player -------------------------------------------------------------------------------


@pytest.mark.rule("EU-15.1.1", "EU-15.0.7", "EU-16.5.30", "EU-16.5.32", "EU-16.5.1")
def test_a_token_goes_next_to_the_cluster_be_it_over_the_sea() -> None:
    g = plain()
    believe(g, "protestant", "scotland")
    believe(g, "diverse_faiths", "ireland")
    procedure = resolve(g, IDEAS)
    assert procedure.ask.seat == CASTILE
    assert procedure.ask.topic == "spread_to"
    assert {("spread_to", "northumbria"), ("spread_to", "ireland")} <= set(procedure.ask.options)
    assert refusal_of(g, procedure.ask, ("spread_to", "bohemia")) == "EU-16.5.30"
    assert refusal_of(g, procedure.ask, ("sail_to", "north_sea")) == "EU-16.5.30"
    procedure.say(("spread_to", "ireland"))
    assert procedure.over
    assert tokens(g, "protestant") == {"scotland", "ireland"}


@pytest.mark.rule("EU-16.5.31")
def test_orthodox_and_muslim_areas_are_immune() -> None:
    g = plain(6)
    believe(g, "protestant", "red_ruthenia", "aragon")
    procedure = resolve(g, IDEAS)
    for source, immune in (("red_ruthenia", "western_ukraine"), ("aragon", "algiers")):
        assert shown(g, immune) in ("orthodox", "muslim")
        procedure.say(("spread_from", "protestant", source)) if procedure.ask.topic == (
            "spread_from"
        ) else None
        assert ("spread_to", immune) not in procedure.ask.options
        assert refusal_of(g, procedure.ask, ("spread_to", immune)) == "EU-16.5.31"
        procedure.say(procedure.ask.options[0])
    assert procedure.over


@pytest.mark.rule(
    "EU-16.5.29",
    "EU-16.5.30",
    "EU-16.5.31",
    "EU-16.5.33",
    "EU-16.5.34",
    "EU-16.5.35",
)
def test_exb32_limits_of_religious_spread() -> None:
    g = plain()
    believe(g, "protestant", "scotland", "saxony", "svealand")
    believe(g, "counter_reformed", "naples", "castile")
    procedure = resolve(g, IDEAS)
    assert sources(procedure) == {
        ("protestant", "norrland"),
        ("protestant", "saxony"),
        ("protestant", "scotland"),
        ("counter_reformed", "castile"),
        ("counter_reformed", "naples"),
    }
    procedure.say(("spread_from", "protestant", "saxony"), ("spread_to", "bohemia"))
    assert ("protestant", "saxony") not in sources(procedure), "each cluster spreads once"
    procedure.say(("spread_from", "protestant", "scotland"), ("spread_to", "northumbria"))
    assert sources(procedure) == {("counter_reformed", "castile"), ("counter_reformed", "naples")}
    procedure.say(("spread_from", "counter_reformed", "castile"), ("spread_to", "leon"))
    procedure.say(("spread_to", "central_italy"))
    assert procedure.over
    assert tokens(g, "protestant") == {
        *("scotland", "saxony", "svealand", "bohemia", "northumbria"),
    }
    assert tokens(g, "counter_reformed") == {"naples", "castile", "leon", "central_italy"}


@pytest.mark.rule("EU-16.5.33")
def test_a_single_faith_spreads_from_four_clusters_at_most() -> None:
    g = plain()
    seeds = ("scotland", "saxony", "svealand", "naples", "portugal")
    believe(g, "protestant", *seeds)
    procedure = resolve(g, IDEAS)
    procedure.finish(lambda ask: ask.options[-1])
    assert len(tokens(g, "protestant")) == len(seeds) + 4


@pytest.mark.rule("EU-16.5.34")
def test_two_of_a_type_are_all_when_the_other_type_cannot_follow() -> None:
    g = plain(6)
    believe(g, "counter_reformed", "saratov")  # among Orthodox and Muslim Areas only
    believe(g, "protestant", "scotland", "saxony", "naples")
    procedure = resolve(g, IDEAS)
    froms = {source[0] for source in sources(procedure)}
    procedure.finish(lambda ask: ask.options[0])
    assert len(tokens(g, "protestant")) == 3 + 2
    assert froms == {"protestant"}


@pytest.mark.rule("EU-16.5.35")
def test_a_new_token_is_not_replaced_at_once() -> None:
    g = plain()
    believe(g, "protestant", "leon")
    believe(g, "counter_reformed", "castile")
    procedure = resolve(g, IDEAS)
    procedure.say(("spread_from", "protestant", "leon"), ("spread_to", "andalucia"))
    assert ("spread_to", "andalucia") not in procedure.ask.options
    assert refusal_of(g, procedure.ask, ("spread_to", "andalucia")) == "EU-16.5.35"
    assert ("spread_to", "leon") in procedure.ask.options, "an older one may be"


@pytest.mark.rule("EU-16.5.32", "EU-16.5.33")
def test_a_cluster_that_was_replaced_does_not_spread() -> None:
    g = plain()
    believe(g, "protestant", "leon")
    believe(g, "counter_reformed", "castile")
    procedure = resolve(g, IDEAS)
    procedure.say(("spread_from", "protestant", "leon"), ("spread_to", "castile"))
    assert procedure.over, procedure.ask
    assert tokens(g, "counter_reformed") == set()


@pytest.mark.rule("EU-16.5.36")
def test_without_clusters_diverse_faiths_come_to_two_catholic_areas() -> None:
    g = plain(5)  # with the tokens of the Deluxe edition
    procedure = resolve(g, IDEAS)
    assert procedure.ask.topic == "first_seeds"
    names = {str(move[1]) for move in procedure.ask.options}
    assert {"saxony", "leon", "scotland"} <= names
    for name in ("aragon", "naples", "andalucia"):  # on the Mediterranean
        assert name not in names
        assert refusal_of(g, procedure.ask, ("spread_to", name)) == "EU-16.5.36"
    procedure.say(("spread_to", "saxony"), ("spread_to", "leon"))
    assert procedure.over
    assert tokens(g, "diverse_faiths") == {"saxony", "leon"}


# -- by rule -----------------------------------------------------------------------------------


@pytest.mark.rule("EU-16.5.37", "EU-16.5.2", "EU-16.5.3")
def test_by_rule_faiths_alternate_and_prefer_towns_and_taxes() -> None:
    g = plain()
    believe(g, "protestant", "saxony", "scotland", "svealand")
    believe(g, "counter_reformed", "naples")
    town(g, "praha", AUSTRIA)
    procedure = resolve(g, IDEAS, auto=True)
    assert procedure.over, "nobody is asked"
    gained = tokens(g, "protestant") - {"saxony", "scotland", "svealand"}
    # A Town and 5 of Tax Value; then a Town and 4, where Ireland comes later by name.
    assert gained == {"bohemia", "east_anglia"}
    assert len(tokens(g, "counter_reformed")) == 2


@pytest.mark.rule("EU-16.5.37", "EU-2.4.9")
def test_by_rule_a_town_that_occupies_is_a_town() -> None:
    g = plain()
    g.tokens = bytearray(len(g.tokens))
    believe(g, "protestant", "saxony")
    poorest = g.box.areas[area(g, "brandenburg")].places[0]
    g.occupiers[poorest] = piece(SMALL, AUSTRIA)
    assert resolve(g, IDEAS, auto=True).over
    assert tokens(g, "protestant") == {"saxony", "brandenburg"}


@pytest.mark.rule("EU-16.5.37")
def test_by_rule_the_alphabet_decides_last() -> None:
    g = plain()
    g.tokens = bytearray(len(g.tokens))
    believe(g, "protestant", "saxony")
    assert resolve(g, IDEAS, auto=True).over
    taxes = {}
    for name in ("bavaria_and_swabia", "bohemia", "brandenburg", "lower_saxony", "rhineland"):
        where = g.box.areas[area(g, name)]
        taxes[name] = (-sum(g.box.places[one].tax for one in where.places), where.alphabetical)
    where = g.box.areas[area(g, "westphalia")]
    taxes["westphalia"] = (
        -sum(g.box.places[one].tax for one in where.places),
        where.alphabetical,
    )
    assert tokens(g, "protestant") == {"saxony", min(taxes, key=lambda name: taxes[name])}


@pytest.mark.rule("EU-16.5.38", "EU-16.5.36")
def test_by_rule_diverse_faiths_come_by_the_alphabet() -> None:
    g = plain(5)  # with the tokens of the Deluxe edition
    believe(g, "diverse_faiths", "aquitaine")
    assert resolve(g, IDEAS, auto=True).over
    assert tokens(g, "diverse_faiths") == {"aquitaine", "austria", "bavaria_and_swabia"}


# -- the revolution ----------------------------------------------------------------------------


@pytest.mark.rule("EU-15.1.2", "EU-15.0.17", "EU-16.5.40")
def test_a_revolution_begins_in_two_capitals() -> None:
    g = plain(6)
    procedure = resolve(g, UPHEAVAL)
    capitals = {"castile", "seine", "east_anglia", "austria", "macedonia_and_thrace"}
    capitals |= {"mazovia_and_malopolska"}
    assert {move[1] for move in procedure.ask.options} == capitals
    procedure.say(("spread_to", "seine"), ("spread_to", "macedonia_and_thrace"))
    assert procedure.over
    assert tokens(g, "revolutionary") == {"seine", "macedonia_and_thrace"}


@pytest.mark.rule("EU-16.5.39", "EU-16.5.43", "EU-15.0.16")
def test_the_revolution_spreads_on_top_of_every_faith() -> None:
    g = plain(6)
    believe(g, "revolutionary", "aragon", "bohemia")
    believe(g, "protestant", "saxony")
    procedure = resolve(g, UPHEAVAL)
    procedure.say(("spread_from", "revolutionary", "aragon"), ("spread_to", "algiers"))
    procedure.say(("spread_to", "saxony"))
    assert procedure.over
    assert tokens(g, "revolutionary") == {"aragon", "bohemia", "algiers", "saxony"}
    g.faiths[area(g, "saxony")] &= ~REVOLUTION & 0xFF
    assert shown(g, "saxony") == "protestant"


@pytest.mark.rule("EU-16.5.41")
def test_a_single_revolution_finds_a_second_place() -> None:
    g = plain(6)
    believe(g, "revolutionary", "aragon")
    procedure = resolve(g, UPHEAVAL)
    procedure.say(("spread_to", "castile"))
    assert procedure.ask.topic == "first_seeds"
    names = {move[1] for move in procedure.ask.options}
    assert "languedoc" not in names, "it is next to Aragon"
    assert "aragon" not in names
    assert {"saxony", "novgorod"} <= names
    procedure.say(("spread_to", "saxony"))
    assert procedure.over
    assert tokens(g, "revolutionary") == {"aragon", "castile", "saxony"}


@pytest.mark.rule("EU-16.5.42", "EU-COMP.17")
def test_when_tokens_run_out_one_may_come_from_the_board() -> None:
    g = plain(6)
    piece = faith_piece(g.box, g.box.faith_of["revolutionary"])
    row = ("aragon", "castile", "leon", "andalucia", "portugal", "languedoc", "aquitaine")
    believe(g, "revolutionary", *row, "scotland", "ireland", "svealand")
    assert faith_pieces_left(g, piece) == 0
    procedure = resolve(g, UPHEAVAL)
    procedure.say(("spread_from", "revolutionary", "ireland"), ("spread_to", "wales_and_wessex"))
    assert procedure.ask.topic == "faith_tokens"
    procedure.say(("take_faith", "leon"))
    assert shown(g, "leon") == "catholic"
    assert shown(g, "wales_and_wessex") == "revolutionary"
    while not procedure.over:
        done = ("done",) in procedure.ask.options
        procedure.say(("done",) if done else procedure.ask.options[0])
    assert len(tokens(g, "revolutionary")) == 10


@pytest.mark.rule("EU-16.5.44")
def test_by_rule_a_revolution_begins_where_stability_is_lowest() -> None:
    g = plain(6)
    for seat, stability in enumerate((0, -1, 2, -3, 1, 0)):
        g.players[seat].stability = stability
    assert resolve(g, UPHEAVAL, auto=True).over
    assert tokens(g, "revolutionary") == {"austria", "seine"}


@pytest.mark.rule("EU-16.5.44")
def test_where_stability_is_the_same_chance_says_where_a_revolution_begins() -> None:
    begun = set()
    for seed in range(20):
        g = plain(6)
        g.dice = Dice(str(seed))
        for player in g.players:
            player.stability = 0
        assert resolve(g, UPHEAVAL, auto=True).over
        begun |= tokens(g, "revolutionary")
    assert len(begun) == len(g.players)


@pytest.mark.rule("EU-16.5.44", "EU-16.5.41")
def test_by_rule_a_revolution_spreads_like_a_faith() -> None:
    g = plain(6)
    believe(g, "revolutionary", "ireland")
    assert resolve(g, UPHEAVAL, auto=True).over
    found = tokens(g, "revolutionary")
    assert len(found) == 3
    near = found & {"northumbria", "wales_and_wessex", "scotland"}
    assert near in ({"northumbria"}, {"wales_and_wessex"}), "where Towns are"
