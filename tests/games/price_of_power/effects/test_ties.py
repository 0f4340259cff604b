"""Alliances, Marriages, Truces, CBs and sales that cards bring about."""

from __future__ import annotations

from typing import Any

import pytest

from stolnik.engine.flow import NO, YES
from stolnik.games.price_of_power.chapters.board.ownership import owner
from stolnik.games.price_of_power.chapters.relations.alliances import activate, has_truce
from stolnik.games.price_of_power.chapters.relations.ties import at_war
from stolnik.games.price_of_power.events.tokens import OfferAccepted, OfferRejected, TruceEnded
from stolnik.games.price_of_power.state import War
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.effects.cards import playing, scope_of
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    empty_hands,
    europe,
    influence,
    place,
    realm,
    town,
    vassal,
)


def card(do: str, **args: Any) -> list[dict[str, Any]]:
    return [{"do": do, **args}]


def tie(do: str, who: str, other: str) -> list[dict[str, Any]]:
    return [{"do": do, "who": who, "with": other}]


# -- Alliances ---------------------------------------------------------------------------------


@pytest.mark.rule("EU-19.1.8")
def test_the_cardinal_of_roma_comes_with_the_alliance_before_the_card_goes_on() -> None:
    g = empty_hands(europe())
    for player in g.players:
        player.allies = {}
    where = {"areas": {"in": ["naples", "lombardy"]}}
    then = {"do": "claim", "who": "you", "n": 1, "where": where}
    asked = playing(g, [*tie("alliance", "you", "realm:papal_states"), then], CASTILE)
    assert asked.ask.topic == "effect_pick", "the card goes on"
    assert g.roma == CASTILE


@pytest.mark.rule("EU-16.3.13")
def test_a_card_makes_an_ally_unless_it_is_at_war_or_a_vassal() -> None:
    g = europe()
    milan = realm(g, "milan")
    g.wars.append(War(AUSTRIA, milan))
    playing(g, tie("alliance", "you", "realm:milan"), CASTILE)
    assert milan not in g.players[CASTILE].allies
    g.wars.clear()
    playing(g, tie("alliance", "you", "realm:milan"), CASTILE)
    assert milan in g.players[CASTILE].allies
    for name in ("napoli", "bari", "salerno"):
        vassal(g, name, FRANCE)
    playing(g, tie("alliance", "you", "realm:naples"), CASTILE)
    assert realm(g, "naples") not in g.players[CASTILE].allies


@pytest.mark.rule("EU-16.3.14", "EU-16.3.10")
def test_of_several_realms_only_those_are_offered_who_can_be_gained() -> None:
    g = europe()
    # Scotland is the Ally of France, who has more Influence there.
    influence(g, "scotland", FRANCE, 2)
    other = {"realms": {"in": ["milan", "venice", "scotland"]}}
    asked = playing(g, card("alliance", who="realm:castile", **{"with": other}), ENGLAND)
    assert asked.ask.seat == CASTILE
    assert set(asked.ask.options) == {("pick_realm", "milan"), ("pick_realm", "venice")}
    asked.say(("pick_realm", "venice"))
    assert realm(g, "venice") in g.players[CASTILE].allies


def test_between_players_both_are_allies_and_between_nprs_nobody() -> None:
    g = europe()
    playing(g, tie("alliance", "realm:castile", "realm:england"), FRANCE)
    assert ENGLAND in g.players[CASTILE].allies
    assert CASTILE in g.players[ENGLAND].allies
    assert playing(g, tie("alliance", "realm:milan", "realm:venice"), FRANCE).over
    playing(g, tie("alliance", "realm:milan", "realm:england"), FRANCE)
    assert realm(g, "milan") in g.players[ENGLAND].allies


@pytest.mark.rule("EU-16.3.33", "EU-16.3.34")
def test_an_alliance_ends_without_penalty_but_an_active_ally_takes_its_units_along() -> None:
    g = empty_hands(europe())
    portugal = realm(g, "portugal")
    castile = g.players[CASTILE]
    stability, cubes = castile.stability, bytes(g.influence)
    activate(g, CASTILE, portugal)
    assert castile.allied
    g.wars.append(War(FRANCE, CASTILE))
    playing(
        g,
        [{"do": "end_alliance", "who": "you", "with": "realm:portugal", "penalty": False}],
        CASTILE,
    )
    assert portugal not in castile.allies
    assert castile.allied == 0
    assert at_war(g, FRANCE, portugal)
    assert (castile.stability, bytes(g.influence)) == (stability, cubes)


@pytest.mark.rule("EU-11.3.1", "EU-16.3.16")
def test_only_events_and_missions_take_a_token_back_for_a_fourth_ally() -> None:
    g = europe()
    allies = {realm(g, name): False for name in ("milan", "venice", "florence")}
    g.players[CASTILE].allies = dict(allies)
    fourth = tie("alliance", "you", "realm:savoy")
    assert playing(g, fourth, CASTILE, scope_of(CASTILE, "action_card", "dip_04_1")).over
    assert g.players[CASTILE].allies == allies
    for source in ("event", "mission"):
        asked = playing(g, fourth, CASTILE, scope_of(CASTILE, source, "11A-1"))
        assert asked.ask.topic == "take_back"


# -- Marriages ---------------------------------------------------------------------------------


@pytest.mark.rule("EU-16.3.15")
def test_a_marriage_needs_an_eligible_partner() -> None:
    g = europe()
    playing(g, tie("marriage", "you", "realm:granada"), CASTILE)
    assert realm(g, "granada") not in g.players[CASTILE].marriages
    playing(g, tie("marriage", "you", "realm:milan"), CASTILE)
    assert realm(g, "milan") in g.players[CASTILE].marriages


@pytest.mark.rule("EU-11.2.11", "EU-5.1.20")
def test_two_players_who_marry_may_draw_a_card_of_the_deck_that_the_active_player_names() -> None:
    g = empty_hands(europe())
    hands = [len(player.hand) for player in g.players]
    asked = playing(g, tie("marriage", "realm:castile", "realm:england"), FRANCE)
    assert asked.ask.seat == FRANCE
    asked.say(("pick_power", "mil"), ("draw", "mil"), ("done",))
    assert ENGLAND in g.players[CASTILE].marriages
    assert len(g.players[CASTILE].hand) == hands[CASTILE] + 1
    assert len(g.players[ENGLAND].hand) == hands[ENGLAND]


@pytest.mark.rule("EU-11.2.15", "EU-11.2.16")
def test_a_card_disputes_the_succession_of_a_realm() -> None:
    g = europe()
    aragon = realm(g, "aragon")
    g.players[FRANCE].marriages[aragon] = False
    playing(g, card("disputed_succession", realm="realm:aragon"), ENGLAND)
    assert g.players[CASTILE].marriages[aragon] is True
    assert g.players[FRANCE].marriages[aragon] is True
    assert not any(g.players[ENGLAND].marriages.values())


@pytest.mark.rule("EU-16.3.16")
@pytest.mark.parametrize("verb", ["alliance", "marriage"])
def test_nobody_gives_up_a_token_before_both_players_have_one(verb: str) -> None:
    g = europe()
    ties = {
        CASTILE: ("milan", "venice", "florence"),
        FRANCE: ("scotland", "savoy", "genoa"),
    }

    def own(seat: int) -> dict[int, bool]:
        player = g.players[seat]
        return player.allies if verb == "alliance" else player.marriages

    for seat, names in ties.items():
        own(seat).clear()
        own(seat).update({realm(g, name): False for name in names})
    back = "take_back" if verb == "alliance" else "take_back_marriage"
    playing(g, tie(verb, "you", "realm:france"), CASTILE).say((back, "milan"), ("done",))
    assert len(own(CASTILE)) == len(own(FRANCE)) == 3
    assert realm(g, "milan") in own(CASTILE)
    asked = playing(g, tie(verb, "you", "realm:france"), CASTILE)
    asked.say((back, "milan"), (back, "genoa"))
    assert own(CASTILE).keys() == {realm(g, "venice"), realm(g, "florence"), FRANCE}
    assert own(FRANCE).keys() == {realm(g, "scotland"), realm(g, "savoy"), CASTILE}


# -- offers ------------------------------------------------------------------------------------


@pytest.mark.rule("EU-16.3.6", "EU-16.3.7")
def test_an_offer_goes_round_and_each_decides() -> None:
    g = europe()
    offer = card(
        "offer_alliance",
        who="realm:castile",
        to="opponents",
        accepted=[
            {"do": "prestige", "who": "realm:castile", "n": 1},
            {"do": "prestige", "who": "acceptor", "n": 2},
        ],
    )
    before = [player.prestige for player in g.players]
    told = listen(g)
    asked = playing(g, offer, FRANCE)
    seats = []
    for answer in (YES, NO, YES):
        assert asked.ask.topic == "alliance_offer"
        seats.append(asked.ask.seat)
        asked.say(answer)
    assert seats == [FRANCE, ENGLAND, AUSTRIA]  # clockwise from the Active Player
    answers = [one for one in told if isinstance(one, OfferAccepted | OfferRejected)]
    assert answers == [
        OfferAccepted(FRANCE, "castile"),
        OfferRejected(ENGLAND, "castile"),
        OfferAccepted(AUSTRIA, "castile"),
    ]
    assert set(g.players[CASTILE].allies) == {realm(g, "portugal"), FRANCE, AUSTRIA}
    gained = [player.prestige - old for player, old in zip(g.players, before, strict=True)]
    assert gained == [2, 2, 0, 2]


@pytest.mark.rule("EU-16.3.7")
def test_nprs_say_yes_to_an_offer() -> None:
    g = europe()
    offer = card("offer_alliance", who="realm:castile", to="realm:milan")
    assert playing(g, offer, FRANCE).over
    assert realm(g, "milan") in g.players[CASTILE].allies


def test_a_marriage_is_offered_to_two_and_then_an_alliance_to_who_accepted() -> None:
    g = empty_hands(europe())
    text = [
        *card("offer_marriage", who="realm:castile", to={"opponents": {}, "n": 2}),
        *card("offer_alliance", who="realm:castile", to={"acceptors": True, "n": 1}),
    ]
    asked = playing(g, text, CASTILE)
    asked.say(("pick_realm", "england"), ("pick_realm", "france"))
    assert (asked.ask.seat, asked.ask.topic) == (ENGLAND, "marriage_offer")
    asked.say(NO)
    assert asked.ask.seat == FRANCE
    asked.say(YES, ("pick_power", "adm"), ("done",), ("done",))
    assert set(g.players[FRANCE].marriages) >= {CASTILE}
    assert (asked.ask.seat, asked.ask.topic) == (FRANCE, "alliance_offer")
    asked.say(YES)
    assert CASTILE in g.players[FRANCE].allies


@pytest.mark.rule("EU-16.3.15")
@pytest.mark.parametrize("republic", [CASTILE, FRANCE])
def test_no_marriage_is_offered_unless_each_is_free_to_marry_the_other(republic: int) -> None:
    g = empty_hands(europe())
    offer = card("offer_marriage", who="realm:castile", to="realm:france")
    asked = playing(g, offer, CASTILE)
    assert (asked.ask.seat, asked.ask.topic) == (FRANCE, "marriage_offer")
    g.players[republic].ideas.append(g.box.idea_of["revolutionary_regime"])
    assert playing(g, offer, CASTILE).over, "a Republic does not Marry"


# -- Truces and CBs ----------------------------------------------------------------------------


def test_truces_begin_and_end_by_card() -> None:
    g = europe()
    playing(g, tie("truce", "realm:france", "realm:england"), CASTILE)
    playing(g, tie("truce", "realm:france", "realm:england"), CASTILE)
    playing(g, tie("truce", "realm:france", "realm:milan"), CASTILE)
    assert len(g.truces) == 2
    assert has_truce(g, FRANCE, ENGLAND)
    told = listen(g)
    playing(g, tie("end_truce", "realm:england", "realm:france"), CASTILE)
    assert len([event for event in told if isinstance(event, TruceEnded)]) == 1
    assert not has_truce(g, FRANCE, ENGLAND)
    assert has_truce(g, FRANCE, realm(g, "milan"))


@pytest.mark.rule("EU-2.5.14", "EU-11.3.37")
def test_no_card_brings_a_truce_with_the_active_ally_of_an_enemy() -> None:
    g = europe()
    g.wars = [War(FRANCE, AUSTRIA)]
    g.players[AUSTRIA].allies[realm(g, "milan")] = True
    playing(g, tie("truce", "realm:france", "realm:milan"), CASTILE)
    assert g.truces == []


@pytest.mark.rule("EU-9.CB.5", "EU-9.CB.6")
def test_a_card_gives_a_cb_and_leaves_a_truce_alone() -> None:
    g = europe()
    g.truces.append((FRANCE, ENGLAND))
    playing(g, card("cb", who="realm:france", on="realm:england"), CASTILE)
    assert g.cbs == [(FRANCE, ENGLAND)]
    assert has_truce(g, FRANCE, ENGLAND)
    playing(g, card("cb", who="realm:ottomans", on="you"), CASTILE)
    assert g.cbs == [(FRANCE, ENGLAND)]
    playing(g, card("cb", who="you", on="you"), CASTILE)
    playing(g, card("cb", who="you", on="realm:croatia"), CASTILE)
    assert g.cbs == [(FRANCE, ENGLAND)], "neither on oneself nor on a Vassal"


# -- a sale ------------------------------------------------------------------------------------


def sale(area: str) -> list[dict[str, Any]]:
    return card(
        "buy_province",
        buyer="realm:castile",
        area=area,
        n=1,
        **{"from": "at_peace"},
        npr_accepts=True,
        rejected=[{"do": "prestige", "who": "seller", "n": -1}],
        accepted=[{"do": "prestige", "who": "realm:castile", "n": 1}],
        truce=True,
        seller_may=[{"do": "alliance", "who": "seller", "with": "realm:castile"}],
    )


@pytest.mark.rule("EU-5.1.24")
def test_a_player_sells_for_a_price_or_bears_the_refusal() -> None:
    g = empty_hands(europe())
    town(g, "porto", FRANCE)
    for name in ("lisboa", "beira"):
        town(g, name, CASTILE)
    before = g.players[FRANCE].ducats, g.players[FRANCE].prestige
    asked = playing(g, sale("portugal"), CASTILE)
    prices = [move[1] for move in asked.ask.options]
    assert (prices[0], prices[-1]) == (3, 15)
    asked.say(("pick_number", 5))
    assert (asked.ask.seat, asked.ask.topic) == (FRANCE, "sell_province")
    asked.say(NO)
    assert g.players[FRANCE].prestige == before[1] - 1
    assert owner(g, place(g, "porto")) == FRANCE
    asked = playing(g, sale("portugal"), CASTILE)
    asked.say(("pick_number", 5), YES)
    assert owner(g, place(g, "porto")) == CASTILE
    assert g.players[FRANCE].ducats == before[0] + 5
    assert has_truce(g, CASTILE, FRANCE)
    asked.say(YES)
    assert FRANCE in g.players[CASTILE].allies


@pytest.mark.rule("EU-16.3.7")
def test_an_npr_sells_and_takes_what_the_card_allows_it() -> None:
    g = empty_hands(europe())
    g.players[CASTILE].ducats = 4
    asked = playing(g, sale("lombardy"), CASTILE)
    asked.say(("pick_province", "parma"))
    assert asked.over
    assert owner(g, place(g, "parma")) == CASTILE
    assert g.players[CASTILE].ducats == 1
    assert realm(g, "milan") in g.players[CASTILE].allies
    assert has_truce(g, CASTILE, realm(g, "milan"))
