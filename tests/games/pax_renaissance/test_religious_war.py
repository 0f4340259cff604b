"""Religious wars: crusades, reformations and jihads (K)."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import DONE, NO, Ask
from stolnik.games.pax_renaissance.box.components import Agent
from stolnik.games.pax_renaissance.chapters.play_card import play_card
from stolnik.games.pax_renaissance.chapters.victory import supreme_religion
from stolnik.games.pax_renaissance.chapters.wars.battle import AGENT, RELIGIOUS_WARS
from stolnik.games.pax_renaissance.chapters.wars.religious_war import (
    coreligionist,
    faithful,
    heretics,
    refuse_religious_war,
    religious_war,
    reverse_if_it_fits,
    rooks_next_door,
)
from stolnik.games.pax_renaissance.events import BattleBegan
from stolnik.games.pax_renaissance.state import Pax, Unit
from tests.games.pax_renaissance.both import EACH_EDITION, cited, twin
from tests.games.pax_renaissance.position import (
    border,
    first_ask,
    hold,
    listen,
    own,
    pax_position,
    run,
    stand,
)
from tests.games.running import Procedure

BISHOP = Agent("bishop", "catholic")
KNIGHT = Agent("knight", "catholic")
PAWN = Agent("pawn")

ALGARVE = border("portugal", "aragon")
FLORENCE = border("aragon", "papal_states")
CHANNEL = border("england", "france")


# -- who fights ------------------------------------------------------------------------------


@pytest.mark.rule("PAX1-GL.ReligiousWar.1", "PAX1-K1.1", "PAX2-K1.1")
@pytest.mark.parametrize("card", ["jesuits", "luther", "the_grim"])
@EACH_EDITION
def test_crusade_reformation_and_jihad_are_launched_by_playing_a_card(
    card: str, edition: int
) -> None:
    g = pax_position(edition=edition)
    card = twin(g, card)
    known = g.box.cards[card]
    place = known.location
    assert place is not None
    slots = g.box.lands[place].slots
    for slot, token in zip(slots, ("knight_catholic", "knight_islamic", "knight_reformation")):
        g.cities[slot] = token
    hold(g, 0, card)
    heard = listen(g)
    procedure = Procedure(play_card(g, 0, card))
    assert list(procedure.ask.options) == [NO, ("attack", place)]
    procedure.say(("attack", place))
    causes = [event.cause for event in heard if isinstance(event, BattleBegan)]
    assert causes == [known.one_shot]
    assert causes[0] in RELIGIOUS_WARS


@pytest.mark.rule("PAX1-K1.2", "PAX1-T1.1", "PAX2-K1.3")
@EACH_EDITION
def test_agents_attack_except_bishops_and_pawns(edition: int) -> None:
    g = pax_position(edition=edition)
    assert faithful(g, 0, "crusade", "aragon", [BISHOP, KNIGHT, PAWN]) == [
        Unit("knight_catholic", AGENT)
    ]


@pytest.mark.rule(
    "PAX1-K1.3", "PAX1-T1.2", "PAX1-T1.3", "PAX1-T1.6", "PAX1-GL.Pirate.4", "PAX2-K1.4", "PAX2-K1.5"
)
@EACH_EDITION
def test_coreligionists_at_the_location_and_on_its_borders_attack(edition: int) -> None:
    g = pax_position(edition=edition)
    stand(g, valencia="knight_catholic", algiers="rook_catholic")
    g.pirates.update({FLORENCE: "catholic", ALGARVE: "islamic"})
    assert set(faithful(g, 0, "crusade", "aragon", [])) == {
        Unit("knight_catholic", "valencia"),
        Unit("rook_catholic", "algiers"),
        Unit(g.box.edition.ships["catholic"], FLORENCE),
    }


@pytest.mark.rule("PAX1-K1.4", "PAX1-T1.4", "PAX1-T1.5", "PAX1-GL.Knight.1", "PAX2-K1.6")
@EACH_EDITION
def test_knights_of_the_religion_come_from_adjacent_empires_but_rooks_do_not(edition: int) -> None:
    g = pax_position(edition=edition)
    stand(g, paris="knight_catholic", bruges="rook_catholic", lyon="knight_islamic")
    assert faithful(g, 0, "crusade", "aragon", []) == [Unit("knight_catholic", "paris")]


@pytest.mark.rule("PAX1-GL.Adjacent.1", "PAX1-K1.4", "PAX2-K1.6", "PAX2-K1.8")
@EACH_EDITION
def test_empires_that_touch_diagonally_are_adjacent_and_others_are_not(edition: int) -> None:
    g = pax_position(edition=edition)
    stand(g, london="knight_catholic", vienna="knight_catholic", buda="knight_catholic")
    assert faithful(g, 0, "crusade", "aragon", []) == [
        Unit("knight_catholic", "london"),
        Unit("knight_catholic", "vienna"),
    ]


@pytest.mark.rule("PAX1-K1.6", "PAX1-GL.Heretics.1", "PAX1-GL.Heretics.2")
def test_the_colour_of_the_war_decides_who_is_a_coreligionist() -> None:
    for kind, religion in RELIGIOUS_WARS.items():
        assert coreligionist(kind, f"knight_{religion}")
        others = [other for other in RELIGIOUS_WARS.values() if other != religion]
        assert not any(coreligionist(kind, f"rook_{other}") for other in others)


@pytest.mark.rule("PAX1-K1.6")
def test_the_religions_are_catholic_reformation_and_islamic() -> None:
    assert RELIGIOUS_WARS == {
        "crusade": "catholic",
        "reformation": "reformation",
        "jihad": "islamic",
    }


@pytest.mark.rule("PAX1-K1.7", "PAX1-GL.Heretics.1", "PAX1-T1.6", "PAX2-K1.2", "PAX2-K1.9")
@EACH_EDITION
def test_all_of_other_religions_at_the_location_defend(edition: int) -> None:
    g = pax_position(edition=edition)
    stand(g, valencia="knight_reformation", algiers="rook_islamic", paris="knight_islamic")
    g.pirates.update({FLORENCE: "reformation", ALGARVE: "catholic", CHANNEL: "islamic"})
    assert set(heretics(g, "crusade", "aragon")) == {
        Unit("knight_reformation", "valencia"),
        Unit("rook_islamic", "algiers"),
        Unit(g.box.edition.ships["reformation"], FLORENCE),
    }


@pytest.mark.rule("PAX1-T0.2", "PAX2-K1.2")
@pytest.mark.parametrize("kind", list(RELIGIOUS_WARS))
@EACH_EDITION
def test_no_token_fights_on_both_sides(kind: str, edition: int) -> None:
    g = pax_position(edition=edition)
    stand(g, constantinople_1="rook_islamic", constantinople_2="knight_catholic")
    stand(g, modon="rook_reformation", buda="knight_catholic", tana="knight_islamic")
    g.pirates.update(
        {border("papal_states", "ottoman"): "catholic", border("ottoman", "mamluk"): "islamic"}
    )
    attackers = faithful(g, 0, kind, "ottoman", [])
    assert attackers
    assert not set(attackers) & set(heretics(g, kind, "ottoman"))


@pytest.mark.rule("PAX1-K1.8", "PAX1-T0.5", "PAX2-K1.10", "PAX2-K1.11")
@EACH_EDITION
def test_bloody_rule_no_religious_war_without_heretics(edition: int) -> None:
    g = pax_position(edition=edition)
    stand(g, valencia="knight_catholic", paris="knight_islamic")
    refusal = refuse_religious_war(g, 0, "crusade", "aragon", [KNIGHT])
    assert refusal is not None
    assert refusal.clause == cited(g, "PAX1-K1.8", "PAX2-K1.10")
    g.pirates[FLORENCE] = "islamic"
    assert refuse_religious_war(g, 0, "crusade", "aragon", [KNIGHT]) is None


@pytest.mark.rule("PAX1-T0.5")
def test_a_religious_war_always_has_losses_on_both_sides() -> None:
    g = pax_position()
    stand(g, algiers="rook_islamic")
    run(
        religious_war(g, 0, "crusade", "aragon", [KNIGHT, KNIGHT], "jesuits"),
        [("settle", "knight_catholic", "valencia"), DONE],
    )
    assert g.cities == {"valencia": "knight_catholic"}


@pytest.mark.rule("PAX1-GL.Battle.3")
def test_a_religious_war_without_attackers_cannot_be_launched() -> None:
    g = pax_position()
    stand(g, algiers="rook_islamic", paris="rook_catholic")
    refusal = refuse_religious_war(g, 0, "crusade", "aragon", [BISHOP])
    assert refusal is not None
    assert refusal.clause == "PAX1-GL.Battle.3"


@pytest.mark.rule("PAX1-K1.9", "PAX2-K1.12")
@EACH_EDITION
def test_repressed_tokens_fight_on_neither_side(edition: int) -> None:
    g = pax_position(edition=edition)
    own(g, 1, "aragon")
    g.repressed["aragon"] = ["knight_catholic", "rook_islamic", "pawn_0"]
    assert faithful(g, 0, "crusade", "aragon", []) == []
    assert heretics(g, "crusade", "aragon") == []


@pytest.mark.rule("PAX1-K1.8", "PAX1-K1.9", "PAX1-K1.10", "PAX2-K1.10", "PAX2-K1.12")
@EACH_EDITION
def test_ex34_bloody_rule_a_repressed_heretic_is_none(edition: int) -> None:
    g = pax_position(edition=edition)
    own(g, 0, "aragon")
    stand(g, valencia="knight_catholic")
    g.repressed["aragon"] = ["knight_islamic"]
    refusal = refuse_religious_war(g, 0, "crusade", "aragon", [BISHOP])
    assert refusal is not None
    assert refusal.clause == cited(g, "PAX1-K1.8", "PAX2-K1.10")
    card = twin(g, "jesuits")
    hold(g, 0, card)
    assert first_ask(play_card(g, 0, card)).topic == "agents"


@pytest.mark.rule("PAX1-K1.11", "PAX2-K3.9")
@EACH_EDITION
def test_ex47_anybody_uses_knights_and_pirates_whoever_placed_them(edition: int) -> None:
    g = pax_position(edition=edition)
    jesuits, duke = twin(g, "jesuits"), twin(g, "duke_of_milan")
    own(g, 0, jesuits)
    g.bishops[jesuits] = "catholic"
    hold(g, 1, duke)
    run(
        play_card(g, 1, duke),
        [NO, ("place", "knight_catholic", "valencia"), DONE],
    )
    g.pirates[FLORENCE] = "catholic"
    stand(g, algiers="rook_islamic")
    run(
        religious_war(g, 0, "crusade", "aragon", [], jesuits),
        [("lose", FLORENCE, g.box.edition.ships["catholic"]), DONE],
    )
    assert g.players[0].west == [jesuits, "aragon"]
    assert g.cities == {"valencia": "knight_catholic"}
    assert g.states["aragon"] == "catholic"
    assert supreme_religion(g) == "catholic"


# -- effects ---------------------------------------------------------------------------------


def flips(g: Pax, kind: str, empire: str) -> bool:
    """Whether an ordinary card of this war turns the map card."""
    return reverse_if_it_fits(g, kind, empire, "inquisition_pope") is not None


@pytest.mark.rule("PAX1-K2.1", "PAX1-K2.2", "PAX1-K2.3", "PAX1-T2.4")
@pytest.mark.parametrize(
    "kind,turning",
    [
        ("crusade", {"portugal", "aragon", "mamluk"}),
        ("jihad", {"hungary", "byzantium", "ottoman"}),
        ("reformation", {"england", "france", "holy_roman_empire", "papal_states"}),
    ],
)
def test_a_war_turns_the_map_cards_whose_reverse_is_of_its_religion(
    kind: str, turning: set[str]
) -> None:
    g = pax_position()
    assert {empire for empire in g.states if flips(g, kind, empire)} == turning


@pytest.mark.rule("PAX1-K2.1", "PAX1-K2.2", "PAX1-K2.3")
def test_no_war_turns_a_theocracy_back_to_its_feudal_side() -> None:
    g = pax_position()
    for empire, land in g.box.lands.items():
        if "feudal" in land.icons:
            g.states[empire] = next(state for state in land.icons if state != "feudal")
            assert not any(flips(g, kind, empire) for kind in RELIGIOUS_WARS)


@pytest.mark.rule("PAX1-K2.2", "PAX1-GL.Theocracy.3", "PAX1-K2.5", "PAX2-K2.1", "PAX2-K2.4")
@EACH_EDITION
def test_a_won_jihad_makes_an_islamic_theocracy(edition: int) -> None:
    g = pax_position(edition=edition)
    stand(g, buda="knight_catholic")
    run(
        religious_war(
            g, 0, "jihad", "hungary", [Agent("knight", "islamic")] * 2, twin(g, "the_handsome")
        ),
        [("settle", "knight_islamic", "varna"), DONE],
    )
    assert g.states["hungary"] == "islamic"
    assert g.players[0].east == ["hungary"]


@pytest.mark.rule("PAX1-K2.3", "PAX1-K2.5", "PAX2-K2.1", "PAX2-K2.4")
@EACH_EDITION
def test_a_won_reformation_makes_a_reformation_theocracy(edition: int) -> None:
    g = pax_position(edition=edition)
    stand(g, london="rook_catholic", bordeaux="knight_catholic")
    stand(g, paris="knight_reformation")
    run(
        religious_war(
            g,
            0,
            "reformation",
            "england",
            [Agent("knight", "reformation")] * 2,
            twin(g, "cromwell"),
        ),
        [("lose", AGENT, "knight_reformation"), ("lose", AGENT, "knight_reformation"), DONE],
    )
    assert g.states["england"] == "reformation"
    assert g.cities == {"paris": "knight_reformation"}


@pytest.mark.rule("PAX1-K2.4")
def test_the_attacker_chooses_the_icons_of_constantinople_when_the_map_card_turns() -> None:
    g = pax_position()
    stand(g, constantinople_1="rook_islamic", constantinople_2="knight_islamic")
    stand(g, modon="rook_reformation", rhodes="rook_islamic")
    asks: list[Ask] = []
    run(
        religious_war(g, 0, "jihad", "ottoman", [], "the_grim"),
        [
            ("lose", "rhodes", "rook_islamic"),
            ("stand", "rook_islamic", "constantinople_3"),
            DONE,
        ],
        asks=asks,
    )
    assert list(asks[1].options) == [
        ("stand", "rook_islamic", "constantinople_1"),
        ("stand", "rook_islamic", "constantinople_3"),
    ]
    assert g.states["ottoman"] == "islamic"
    assert g.cities == {"constantinople_1": "knight_islamic", "constantinople_3": "rook_islamic"}


@pytest.mark.rule("PAX1-K2.4")
def test_tokens_of_a_full_constantinople_change_places() -> None:
    g = pax_position()
    stand(g, constantinople_1="rook_islamic", constantinople_2="knight_islamic")
    stand(g, constantinople_3="knight_islamic", modon="rook_reformation", tana="knight_islamic")
    run(
        religious_war(g, 0, "jihad", "ottoman", [], "the_grim"),
        [
            ("lose", "tana", "knight_islamic"),
            ("stand", "rook_islamic", "constantinople_3"),
            DONE,
        ],
    )
    assert g.cities == {
        "constantinople_1": "knight_islamic",
        "constantinople_2": "knight_islamic",
        "constantinople_3": "rook_islamic",
    }


@pytest.mark.rule("PAX1-K2.4")
def test_three_equal_tokens_in_constantinople_leave_nothing_to_choose() -> None:
    g = pax_position()
    for slot in ("constantinople_1", "constantinople_2", "constantinople_3"):
        g.cities[slot] = "rook_islamic"
    stand(g, modon="rook_reformation", tana="knight_islamic")
    asks: list[Ask] = []
    run(
        religious_war(g, 0, "jihad", "ottoman", [], "the_grim"),
        [("lose", "tana", "knight_islamic"), DONE],
        asks=asks,
    )
    assert [ask.topic for ask in asks] == ["losses", "concession"]


@pytest.mark.rule("PAX1-K2.4", "PAX2-K2.2")
@EACH_EDITION
def test_the_ruling_class_stays_in_its_cities_on_the_other_side(edition: int) -> None:
    g = pax_position(edition=edition)
    stand(g, valencia="rook_catholic", algiers="rook_islamic", london="knight_catholic")
    run(
        religious_war(g, 0, "crusade", "aragon", [], twin(g, "jesuits")),
        [("lose", "london", "knight_catholic"), DONE],
    )
    assert g.states["aragon"] == "catholic"
    assert g.cities == {"valencia": "rook_catholic"}


@pytest.mark.rule(
    "PAX1-K1.2",
    "PAX1-K1.3",
    "PAX1-K1.4",
    "PAX1-K1.5",
    "PAX1-K1.7",
    "PAX1-K2.1",
    "PAX1-K2.5",
    "PAX1-GL.RegimeChange.6",
    "PAX1-GL.Adjacent.1",
    "PAX1-GL.Theocracy.1",
)
def test_ex33_crusade_of_the_jesuits_in_aragon() -> None:
    g = pax_position()
    own(g, 0, "aragon")
    stand(g, valencia="rook_catholic", algiers="rook_islamic", london="knight_catholic")
    g.pirates[FLORENCE] = "catholic"
    hold(g, 0, "jesuits")
    asks: list[Ask] = []
    run(
        play_card(g, 0, "jesuits"),
        [
            ("attack", "aragon"),
            ("lose", FLORENCE, "rook_catholic"),
            ("concession", FLORENCE),
            ("bishop", "catholic", "jesuits"),
        ],
        asks=asks,
    )
    assert list(asks[1].options) == [
        ("lose", "valencia", "rook_catholic"),
        ("lose", FLORENCE, "rook_catholic"),
        ("lose", "london", "knight_catholic"),
    ]
    assert g.cities == {"valencia": "rook_catholic", "london": "knight_catholic"}
    assert g.states["aragon"] == "catholic"
    assert g.republics == ["aragon"]
    assert g.concessions == {FLORENCE: 0}


@pytest.mark.rule("PAX1-K2.1", "PAX1-K2.5", "PAX1-T0.7")
def test_ex35_a_crusade_changes_the_regime_of_england_but_turns_no_card() -> None:
    g = pax_position()
    stand(g, london="knight_reformation", bordeaux="knight_catholic", paris="knight_catholic")
    hold(g, 0, "inquisition_pope")
    run(
        play_card(g, 0, "inquisition_pope"),
        [("attack", "england"), ("lose", "paris", "knight_catholic"), DONE, DONE],
    )
    assert g.states["england"] == "feudal"
    assert g.players[0].west == ["inquisition_pope", "england"]
    assert g.cities == {"bordeaux": "knight_catholic"}


@pytest.mark.rule("PAX1-K2.6", "PAX1-K2.5")
def test_ex36_man_for_all_seasons_ends_the_reformation_of_england() -> None:
    g = pax_position(variants=["expansion"])
    g.states["england"] = "reformation"
    stand(g, london="knight_reformation", paris="knight_catholic", lyon="knight_catholic")
    hold(g, 0, "man_for_all_seasons")
    run(
        play_card(g, 0, "man_for_all_seasons"),
        [("attack", "england"), ("lose", "paris", "knight_catholic"), DONE, DONE],
    )
    assert g.states["england"] == "feudal"
    assert g.players[0].west == ["man_for_all_seasons", "england"]


@pytest.mark.rule("PAX1-K2.6")
def test_no_other_crusade_ends_the_reformation_of_england() -> None:
    g = pax_position(variants=["expansion"])
    g.states["england"] = "reformation"
    assert reverse_if_it_fits(g, "crusade", "england", "inquisition_pope") is None
    g.states["england"] = "feudal"
    assert reverse_if_it_fits(g, "crusade", "england", "man_for_all_seasons") is None


@pytest.mark.rule("PAX1-K2.7", "PAX1-K2.5")
def test_ex37_zaporozhian_host_ends_islamic_rule_in_byzantium() -> None:
    g = pax_position(variants=["promo_cards"])
    g.states["byzantium"] = "islamic"
    stand(g, tana="knight_islamic", varna="knight_reformation")
    hold(g, 0, "zaporozhian_host")
    run(
        play_card(g, 0, "zaporozhian_host"),
        [
            ("attack", "byzantium"),
            ("lose", "varna", "knight_reformation"),
            ("settle", "knight_reformation", "caffa"),
            DONE,
        ],
    )
    assert g.states["byzantium"] == "feudal"
    assert g.players[0].east == ["zaporozhian_host", "byzantium"]
    assert g.cities == {"caffa": "knight_reformation"}


@pytest.mark.rule("PAX1-K2.7")
def test_no_other_reformation_ends_islamic_rule_in_byzantium() -> None:
    g = pax_position(variants=["promo_cards"])
    g.states["byzantium"] = "islamic"
    assert reverse_if_it_fits(g, "reformation", "byzantium", "bashi_bazouk") is None


# -- an ability ------------------------------------------------------------------------------


def hospitallers() -> Pax:
    """Seat 0 has the ability; two catholic rooks stand next to Aragon, a heretic in it."""
    g = pax_position()
    own(g, 0, "knights_hospitaller")
    stand(g, algiers="rook_islamic", bruges="rook_catholic", venice="rook_catholic")
    return g


@pytest.mark.rule("PAX1-A1.1")
def test_by_an_ability_adjacent_catholic_rooks_may_join_its_owners_crusade() -> None:
    g = hospitallers()
    stand(g, valencia="knight_catholic")
    run(
        religious_war(g, 0, "crusade", "aragon", [], "jesuits"),
        [("join", "bruges"), DONE, ("lose", "bruges", "rook_catholic"), DONE],
    )
    assert g.cities == {"valencia": "knight_catholic", "venice": "rook_catholic"}


@pytest.mark.rule("PAX1-A1.1")
def test_without_any_other_attacker_at_least_one_rook_must_join() -> None:
    g = hospitallers()
    assert refuse_religious_war(g, 0, "crusade", "aragon", []) is None
    ask = first_ask(religious_war(g, 0, "crusade", "aragon", [], "jesuits"))
    assert list(ask.options) == [("join", "bruges"), ("join", "venice")]


@pytest.mark.rule("PAX1-A1.1")
def test_the_ability_serves_only_its_owner_and_only_in_crusades() -> None:
    g = hospitallers()
    stand(g, london="rook_islamic")
    assert rooks_next_door(g, 1, "crusade", "aragon") == []
    assert rooks_next_door(g, 0, "jihad", "aragon") == []
    g.bishops["knights_hospitaller"] = "catholic"
    assert rooks_next_door(g, 0, "crusade", "aragon") == []
