"""The rulebook's examples of ops, trade shifts, coronations, wars and apostasy.

They are numbered as in the collection of examples; 1 to 8, 23 to 28 and from 41 on are elsewhere.
"""

from __future__ import annotations

import pytest

from stolnik.engine.flow import DONE, NO, YES, Ask
from stolnik.games.pax_renaissance.chapters.ops.corsair import refuse_corsair
from stolnik.games.pax_renaissance.chapters.ops.inquisitor import refuse_inquisitor
from stolnik.games.pax_renaissance.chapters.ops.tax import PAY
from stolnik.games.pax_renaissance.chapters.ops.vote import price_of_vote
from stolnik.games.pax_renaissance.chapters.play_card import play_card
from stolnik.games.pax_renaissance.chapters.tableau import (
    cards_in,
    in_play,
    prestige,
    silenced,
)
from stolnik.games.pax_renaissance.events import BattleBegan
from tests.games.pax_renaissance.position import (
    border,
    crown,
    first_ask,
    hold,
    listen,
    own,
    run,
    stand,
    vassal,
)
from tests.games.pax_renaissance.running import icon, menu, op, targets, use
from tests.games.pax_renaissance.second.cards import (
    ALMEIDA_ARMADA,
    ANNE,
    ANTIPOPE,
    BEYLERBEY,
    BUNDSCHUH,
    CONQUISTADORS,
    CROMWELL,
    DAMASCUS_COFFEE,
    DERVISHES,
    DUKE_OF_MILAN,
    FLANDERS_GUILD,
    GUTENBERG,
    HANSEATIC_LEAGUE,
    HOCHSTETTER,
    HOLY_LAND_CRUSADE,
    HOUSE_OF_BORGIA,
    ISABELLA,
    JANISSARIES,
    JESUITS,
    JOANNA,
    KLEPHTS,
    LEFEVRE,
    LUTHER,
    MAN_FOR_ALL_SEASONS,
    ORATORY,
    OTTOMAN_NAVY,
    PAPAL_ELEPHANT,
    QIZILBASH,
    REFORMED_THEOLOGY,
    SINDICAT_REMENCA,
    SOPHIA,
    SPANISH_TERCIO,
    STAPLE,
    STAR_CHAMBER,
    THE_GRIM,
    THE_HANDSOME,
    THE_HIDDEN,
    UNIFIED_CHRISTENDOM,
    VLAD,
    WANGARA,
)
from tests.games.pax_renaissance.second.second import enthrone, next_ask, second

ALEXANDRIA, ADRIATIC = border("ottoman", "mamluk"), border("papal_states", "ottoman")
AUGSBURG, CHANNEL = border("france", "holy_roman_empire"), border("england", "france")
FLORENCE, PYRENEES = border("aragon", "papal_states"), border("france", "aragon")
BOSPORUS, ALPS = border("hungary", "ottoman"), border("holy_roman_empire", "papal_states")


# -- ops -------------------------------------------------------------------------------------


@pytest.mark.rule("PAX2-E4.4", "PAX2-E4.5", "PAX2-F1.1", "PAX2-F1.15", "PAX2-F2.1")
def test_pax2_ex9_order_of_ops_around_a_bishop() -> None:
    g = second()
    own(g, 0, HOCHSTETTER, THE_HIDDEN, STAPLE)
    g.bishops[STAPLE] = "reformation"
    g.market["west"].florins[0] = 2
    assert op(g, STAPLE, "commerce") not in menu(g, "west")
    use(g, HOCHSTETTER, "commerce")
    use(g, THE_HIDDEN, "inquisitor", ("inquisitor", STAPLE, THE_HIDDEN))
    use(g, STAPLE, "commerce")
    assert g.players[0].florins == 12
    assert g.bishops == {THE_HIDDEN: "reformation"}
    assert menu(g, "west") == []


@pytest.mark.rule(
    "PAX2-F1.2",
    "PAX2-F1.4",
    "PAX2-F1.5",
    "PAX2-F1.8",
    "PAX2-F1.13",
    "PAX2-F1.15",
    "PAX2-F1.18",
)
def test_pax2_ex10_three_inquisitor_ops() -> None:
    g = second()
    own(g, 0, ANTIPOPE, REFORMED_THEOLOGY, LEFEVRE)
    own(g, 1, "portugal", CROMWELL, SPANISH_TERCIO)
    enthrone(g, "england", bishop="reformation")
    g.repressed["portugal"] = ["rook_islamic"]
    stand(g, toledo="knight_catholic")
    inquisitor = icon(g, ANTIPOPE, "inquisitor")[1]
    refusal = refuse_inquisitor(g, 0, ANTIPOPE, inquisitor, "england", "france")
    assert refusal is not None
    assert refusal.clause == "PAX2-F1.8"
    use(g, ANTIPOPE, "inquisitor", ("inquisitor", "england", CROMWELL))
    use(g, REFORMED_THEOLOGY, "inquisitor", ("inquisitor", CROMWELL, SPANISH_TERCIO))
    assert menu(g, "west", seat=1)[0] == op(g, "portugal", "campaign")
    last = ("inquisitor", SPANISH_TERCIO, "portugal")
    use(g, LEFEVRE, "inquisitor", last, ("pacify", "rook_islamic"))
    assert g.bishops == {"portugal": "reformation"}
    assert g.repressed == {}
    assert op(g, "portugal", "campaign") not in menu(g, "west", seat=1)


@pytest.mark.rule("PAX2-F1.16", "PAX2-F1.19", "PAX2-GLO.Hand.3")
def test_pax2_ex11_silenced_gutenberg() -> None:
    g = second()
    own(g, 0, GUTENBERG)
    hold(g, 0, VLAD, KLEPHTS, WANGARA, JESUITS)
    assert next_ask(g).topic == "action"
    g.bishops[GUTENBERG] = "catholic"
    asked = next_ask(g)
    assert (asked.seat, asked.topic) == (0, "hand_limit")
    assert next_ask(g, ("discard", WANGARA), ("discard", VLAD)).topic == "action"
    assert g.players[0].hand == [KLEPHTS, JESUITS]


@pytest.mark.rule("PAX2-F2.1")
def test_pax2_ex12_commerce() -> None:
    g = second()
    own(g, 0, BUNDSCHUH)
    g.market["west"].florins[3] = 1
    use(g, BUNDSCHUH, "commerce")
    assert g.market["west"].florins == [0] * 6
    assert g.players[0].florins == 11


@pytest.mark.rule("PAX2-F3.1", "PAX2-F3.2", "PAX2-E4.11", "PAX2-GLO.Location.5")
def test_pax2_ex13_behead_across_east() -> None:
    g = second()
    own(g, 0, THE_GRIM)
    own(g, 1, QIZILBASH)
    use(g, THE_GRIM, "behead")
    assert g.players[1].east == []
    assert g.discards == [QIZILBASH]
    assert g.players[0].east == [THE_GRIM]


@pytest.mark.rule("PAX2-F3.2", "PAX2-GLO.Location.5", "PAX2-GLO.Location.6")
def test_pax2_ex14_behead_location_match() -> None:
    g = second()
    own(g, 0, BEYLERBEY)  # Mamluk
    own(g, 1, DAMASCUS_COFFEE, JANISSARIES, THE_GRIM, HOLY_LAND_CRUSADE, "mamluk", "ottoman")
    assert [target for _, target in targets(g, BEYLERBEY, "behead")] == [
        HOLY_LAND_CRUSADE,
        DAMASCUS_COFFEE,
        JANISSARIES,
        "mamluk",
    ]


@pytest.mark.rule("PAX2-F4.1", "PAX2-F4.2", "PAX2-F4.3", "PAX2-F4.7", "PAX2-F4.8")
@pytest.mark.parametrize(("state", "city"), [("islamic", "cyprus"), ("catholic", "cairo")])
def test_pax2_ex15_tax(state: str, city: str) -> None:
    g = second()  # 2e R7
    own(g, 0, HOLY_LAND_CRUSADE)
    g.states["mamluk"] = state
    coeur = [player.bank for player in g.players].index("coeur")
    g.concessions[ALEXANDRIA] = coeur
    asks: list[Ask] = []
    use(g, HOLY_LAND_CRUSADE, "tax", PAY, ("levy", city), asks=asks)
    assert [ask.seat for ask in asks] == [0, coeur, coeur]
    assert g.players[coeur].florins == 9
    assert g.concessions == {ALEXANDRIA: coeur}
    assert g.cities == {city: "rook_catholic"}


@pytest.mark.rule("PAX2-F4.7", "PAX2-F4.8", "PAX2-F4.9", "PAX2-F4.10")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize(
    ("card", "levies"),
    [
        (DERVISHES, {"constantinople_1": "rook_islamic", "rhodes": "rook_catholic"}),
        (PAPAL_ELEPHANT, {"venice": "knight_catholic"}),
    ],
)
def test_pax2_ex16_three_forgotten_tax_rules(card: str, levies: dict[str, str], owner: int) -> None:
    for city, token in levies.items():
        g = second()
        own(g, 0, card)
        g.concessions[ADRIATIC] = owner  # between East and West
        asks: list[Ask] = []
        choice = [("levy", city)] if len(levies) > 1 else []
        use(g, card, "tax", PAY, *choice, asks=asks)
        assert [ask.seat for ask in asks[1:]] == [owner] * (1 + len(choice))
        assert g.cities == {city: token}


@pytest.mark.rule(
    "PAX2-F5.1",
    "PAX2-F5.4",
    "PAX2-I1.3",
    "PAX2-I1.4",
    "PAX2-GLO.Repress.3",
    "PAX2-GLO.RepressedToken.2",
)
def test_pax2_ex17_repress_by_a_queen() -> None:
    g = second()
    own(g, 0, "aragon")
    crown(g, ISABELLA, "aragon")
    stand(g, algiers="rook_islamic", valencia="knight_catholic")
    g.concessions[FLORENCE] = 1
    serf = ("repress_concession", FLORENCE, "aragon")
    assert targets(g, ISABELLA, "repress") == [("repress_city", "algiers"), serf]
    assert price_of_vote(g, 1, "aragon") == 0
    use(g, ISABELLA, "repress", serf)
    assert g.repressed == {"aragon": ["pawn_1"]}
    assert g.concessions == {}
    assert g.players[0].florins == 11
    assert price_of_vote(g, 1, "aragon") == 1
    assert menu(g, "west") == [op(g, "aragon", "campaign")]  # the king has his own op


@pytest.mark.rule("PAX2-E4.13", "PAX2-F5.4")
def test_pax2_ex18_repressing_ones_own_pawn() -> None:
    g = second()
    own(g, 0, HANSEATIC_LEAGUE)
    g.concessions[CHANNEL] = 0
    use(g, HANSEATIC_LEAGUE, "repress")
    assert g.players[0].florins == 11
    assert g.repressed == {"france": ["pawn_0"]}


@pytest.mark.rule(
    "PAX2-F6.4",
    "PAX2-F6.6",
    "PAX2-F6.9",
    "PAX2-F6.10",
    "PAX2-E4.14",
    "PAX2-GLO.RegimeChange.3",
    "PAX2-GLO.RegimeChange.5",
    "PAX2-GLO.RegimeChange.7",
    "PAX2-GLO.RegimeChange.8",
    "PAX2-GLO.RegimeChange.14",
)
def test_pax2_ex19_vote_and_golden_liberty_in_the_papal_states() -> None:
    g = second(florins=4)
    own(g, 0, "papal_states", SINDICAT_REMENCA)
    g.repressed["papal_states"] = ["pawn_0", "pawn_1", "pawn_2"]
    g.concessions.update({ALPS: 0, FLORENCE: 0, ADRIATIC: 1})
    asks: list[Ask] = []
    use(g, SINDICAT_REMENCA, "vote", ("supplant", ADRIATIC, "papal_states"), YES, asks=asks)
    assert [ask.topic for ask in asks] == ["ops", "concession", "golden_liberty"]
    assert g.players[0].florins == 0
    assert g.republics == ["papal_states"]
    assert g.repressed["papal_states"] == ["pawn_0", "pawn_1", "pawn_2", "pawn_1"]
    assert g.concessions == {ALPS: 0, FLORENCE: 0, ADRIATIC: 0}
    assert g.states["papal_states"] == "feudal"
    g.players[0].florins = 4
    g.turn.used.clear()
    use(g, SINDICAT_REMENCA, "vote")
    assert g.republics == []  # and a king again by the next vote


@pytest.mark.rule("PAX2-F7.1", "PAX2-F7.4", "PAX2-F7.5", "PAX2-F7.7", "PAX2-F7.8")
def test_pax2_ex20_corsair() -> None:
    g = second()
    own(g, 0, OTTOMAN_NAVY)
    g.pirates.update({BOSPORUS: "islamic", ADRIATIC: "catholic"})
    g.concessions[FLORENCE] = 1
    use(g, OTTOMAN_NAVY, "corsair", ("corsair", BOSPORUS, FLORENCE))
    assert g.concessions == {}
    assert g.pirates == {FLORENCE: "islamic", ADRIATIC: "catholic"}
    corsair = icon(g, OTTOMAN_NAVY, "corsair")[1]
    refusal = refuse_corsair(g, 0, OTTOMAN_NAVY, corsair, FLORENCE, BOSPORUS)
    assert refusal is not None  # it is in no border of the Ottoman Empire any more
    assert refusal.clause == "PAX2-F7.1"


@pytest.mark.rule("PAX2-F8.1", "PAX2-F8.2", "PAX2-E4.9")
@pytest.mark.parametrize("owner", [0, 1])
def test_pax2_ex21_siege(owner: int) -> None:
    g = second(florins=0)
    own(g, 0, DUKE_OF_MILAN)
    own(g, owner, "aragon")
    stand(g, valencia="knight_catholic", algiers="rook_islamic")
    g.pirates[FLORENCE] = "islamic"
    heard = listen(g)
    assert targets(g, DUKE_OF_MILAN, "siege") == [
        ("siege_city", "algiers"),
        ("siege_city", "valencia"),
        ("siege_pirate", FLORENCE),
    ]
    use(g, DUKE_OF_MILAN, "siege", ("siege_pirate", FLORENCE))
    assert g.pirates == {}
    assert len(g.cities) == 2
    assert g.players[0].florins == 0
    assert not any(isinstance(event, BattleBegan) for event in heard)


@pytest.mark.rule(
    "PAX2-F9.2",
    "PAX2-F9.4",
    "PAX2-F9.5",
    "PAX2-F9.6",
    "PAX2-F9.9",
    "PAX2-F9.11",
    "PAX2-F9.14",
    "PAX2-F9.15",
    "PAX2-F9.17",
    "PAX2-F9.18",
    "PAX2-GLO.RegimeChange.3",
    "PAX2-GLO.RegimeChange.6",
)
@pytest.mark.parametrize("freed", [True, False])
def test_pax2_ex22_bloodless_campaign_by_a_vassal(freed: bool) -> None:
    g = second()
    own(g, 0, "ottoman")
    vassal(g, "ottoman", "holy_roman_empire")
    knights = {"nurnberg": "knight_reformation", "vienna": "knight_catholic"}
    stand(g, **knights)
    own(g, 1, "france")
    g.repressed["france"] = ["rook_catholic", "pawn_0"]
    emancipation = [("emancipate", "rook_catholic", "lyon"), ("emancipate", "pawn_0", AUGSBURG)]
    use(
        g,
        "holy_roman_empire",
        "campaign",
        ("campaign", "france"),
        ("concession", CHANNEL),
        *(emancipation if freed else [DONE]),
    )
    assert g.players[0].florins == 8
    assert g.suzerains == {"holy_roman_empire": "ottoman", "france": "ottoman"}
    assert g.players[1].west == []
    assert g.concessions == {CHANNEL: 0} | ({AUGSBURG: 0} if freed else {})
    assert g.cities == knights | ({"lyon": "rook_catholic"} if freed else {})
    assert g.repressed == ({} if freed else {"france": ["rook_catholic", "pawn_0"]})


# -- trade shifts ----------------------------------------------------------------------------


@pytest.mark.rule(
    "PAX2-H1.1",
    "PAX2-H1.3",
    "PAX2-H1.4",
    "PAX2-H1.9",
    "PAX2-H1.10",
    "PAX2-B6.15",
    "PAX2-B6.16",
)
def test_pax2_ex29_trade_shift_to_timbuktu() -> None:
    g = second()
    stand(g, tana="rook_islamic")
    hold(g, 0, WANGARA)
    asks: list[Ask] = []
    run(play_card(g, 0, WANGARA), [YES, ("place", "rook_islamic", "algiers")], asks=asks)
    assert list(asks[1].options) == [
        ("place", "rook_islamic", "algiers"),
        ("place", "rook_islamic", "valencia"),
    ]
    assert g.emporia["black"] == "timbuktu"
    assert g.cities == {"algiers": "rook_islamic"}
    assert g.repressed == {"byzantium": ["rook_islamic"]}
    route = g.box.routes[g.emporia["black"]]
    assert route.empires == ("aragon", "papal_states", "ottoman", "mamluk")


@pytest.mark.rule("PAX2-H1.6")
@pytest.mark.parametrize("other_discovery", [False, True])
def test_pax2_ex30_spice_islands_requirement(other_discovery: bool) -> None:
    g = second()
    if other_discovery:
        own(g, 0, CONQUISTADORS)
    hold(g, 0, ALMEIDA_ARMADA)  # has discovery prestige itself
    asked = first_ask(play_card(g, 0, ALMEIDA_ARMADA))
    assert (asked.topic == "one_shot") == other_discovery
    assert (YES in asked.options) == other_discovery


# -- coronations -----------------------------------------------------------------------------


@pytest.mark.rule("PAX2-I.2", "PAX2-I.3", "PAX2-I.4", "PAX2-I.6", "PAX2-I.8", "PAX2-I1.2")
def test_pax2_ex31_coronation() -> None:
    g = second()
    own(g, 0, THE_GRIM)
    g.market["east"].cards[1] = SOPHIA
    shore = border("hungary", "byzantium")
    next_ask(
        g,
        ("buy", SOPHIA),
        ("play", SOPHIA),
        ("marry", "hungary"),
        ("concession", shore),
    )
    assert g.players[0].east == [THE_GRIM, "hungary"]
    assert g.queens == {SOPHIA: "hungary"}
    assert g.republics == []
    assert g.concessions == {shore: 0}


@pytest.mark.rule("PAX2-I2.1", "PAX2-I2.2", "PAX2-I2.4")
def test_pax2_ex32_old_maid() -> None:
    g = second()
    own(g, 1, "hungary", "byzantium")
    crown(g, ANNE, "holy_roman_empire")
    hold(g, 0, SOPHIA)
    run(play_card(g, 0, SOPHIA))  # nobody is left whom she could marry
    assert g.players[0].maids == [SOPHIA]
    assert cards_in(g, 0) == []
    g.concessions[border("hungary", "ottoman")] = 1
    assert menu(g, "east") == menu(g, "west") == []
    assert prestige(g, 0, "reformation") == 1


@pytest.mark.rule("PAX2-I.7")
@pytest.mark.parametrize("henry", [False, True])
def test_pax2_ex33_henry_viii(henry: bool) -> None:
    g = second()
    if henry:
        own(g, 0, STAR_CHAMBER)
    own(g, 1, "aragon")
    crown(g, JOANNA, "portugal")
    hold(g, 0, ISABELLA)
    asked = first_ask(play_card(g, 0, ISABELLA))
    assert (("marry", "aragon") in asked.options) == henry  # an opponent's
    assert (("marry", "portugal") in asked.options) == henry  # a married one
    assert ("marry", "france") in asked.options


# -- civil wars ------------------------------------------------------------------------------


@pytest.mark.rule(
    "PAX2-E2.7",
    "PAX2-J.6",
    "PAX2-J1.2",
    "PAX2-J1.3",
    "PAX2-J1.6",
    "PAX2-GLO.Battle.2",
    "PAX2-GLO.Battle.16",
    "PAX2-GLO.Battle.18",
    "PAX2-GLO.Location.7",
    "PAX2-GLO.RegimeChange.2",
    "PAX2-GLO.RegimeChange.10",
    "PAX2-GLO.RegimeChange.13",
)
def test_pax2_ex34_conspiracy_of_the_borgias() -> None:
    g = second()
    own(g, 1, "aragon")
    vassal(g, "aragon", "france")
    own(g, 2, JESUITS)
    g.repressed["aragon"] = ["knight_reformation"]
    stand(g, algiers="rook_islamic")
    g.pirates[FLORENCE] = "islamic"
    hold(g, 0, HOUSE_OF_BORGIA)
    asks: list[Ask] = []
    run(
        play_card(g, 0, HOUSE_OF_BORGIA),
        [
            ("attack", "aragon"),
            ("lose", FLORENCE, "pirate_islamic"),
            ("settle", "knight_reformation", "valencia"),
            ("concession", FLORENCE),
            ("bishop", "catholic", JESUITS),
        ],
        asks=asks,
    )
    assert list(asks[1].options) == [
        ("lose", "aragon", "knight_reformation"),
        ("lose", FLORENCE, "pirate_islamic"),
    ]
    assert ("bishop", "catholic", "england") in asks[-1].options  # or onto a western throne
    assert g.cities == {"valencia": "knight_reformation"}
    assert g.pirates == {}
    assert g.players[0].west == [HOUSE_OF_BORGIA, "aragon"]
    assert g.players[1].west == []
    assert not in_play(g, "france")
    assert g.concessions == {FLORENCE: 0}
    assert g.bishops == {JESUITS: "catholic"}


@pytest.mark.rule(
    "PAX2-J2.1",
    "PAX2-J2.2",
    "PAX2-J2.3",
    "PAX2-J2.6",
    "PAX2-J2.8",
    "PAX2-GLO.Republic.1",
    "PAX2-GLO.Gambit.1",
    "PAX2-GLO.Vassal.7",
    "PAX2-GLO.RegimeChange.3",
)
def test_pax2_ex35_republic_by_ones_own_revolt() -> None:
    g = second()
    own(g, 0, "holy_roman_empire")
    vassal(g, "holy_roman_empire", "france")
    stand(g, bruges="rook_catholic", lyon="knight_catholic")
    g.pirates[CHANNEL] = "islamic"
    g.concessions[AUGSBURG] = 0
    hold(g, 0, FLANDERS_GUILD)
    heard = listen(g)
    run(
        play_card(g, 0, FLANDERS_GUILD),
        [
            ("attack", "france"),
            ("lose", CHANNEL, "pirate_islamic"),
            ("lose", AUGSBURG, "pawn_0"),
            ("settle", "pawn_0", PYRENEES),
            ("concession", CHANNEL),
        ],
    )
    fought = next(event for event in heard if isinstance(event, BattleBegan))
    assert (len(fought.attackers), len(fought.defenders)) == (3, 2)
    assert (g.cities, g.pirates) == ({}, {})
    assert g.concessions == {PYRENEES: 0, CHANNEL: 0}
    assert g.suzerains == {}
    assert g.players[0].west == ["holy_roman_empire", FLANDERS_GUILD, "france"]
    assert g.republics == ["france"]


@pytest.mark.rule("PAX2-J2.4", "PAX2-J2.9")
def test_pax2_ex36_foreign_serfs_in_a_revolt() -> None:
    g = second()
    blue = 1
    own(g, blue, "france")
    g.repressed["france"] = ["pawn_1", "pawn_1"]
    stand(g, paris="knight_catholic")
    hold(g, 0, FLANDERS_GUILD)
    heard = listen(g)
    run(
        play_card(g, 0, FLANDERS_GUILD),
        [
            ("attack", "france"),
            ("lose", "agent", "pawn_0"),
            ("settle", "pawn_1", CHANNEL),
            ("settle", "pawn_1", AUGSBURG),
            DONE,
        ],
    )
    fought = next(event for event in heard if isinstance(event, BattleBegan))
    assert fought.attackers == ("pawn_0", "pawn_1", "pawn_1")
    assert g.players[0].west == [FLANDERS_GUILD, "france"]
    assert g.concessions == {CHANNEL: 1, AUGSBURG: 1}


# -- religious wars and apostasy -------------------------------------------------------------


@pytest.mark.rule("PAX2-K1.10", "PAX2-K1.11")
@pytest.mark.parametrize("pirate", ["reformation", None])
def test_pax2_ex37_bloody_rule(pirate: str | None) -> None:
    g = second()
    stand(g, london="knight_catholic")
    if pirate is not None:
        g.pirates[CHANNEL] = pirate
    hold(g, 0, MAN_FOR_ALL_SEASONS)  # a crusade in England
    asked = first_ask(play_card(g, 0, MAN_FOR_ALL_SEASONS))
    if pirate is None:
        assert asked.topic == "agents"
    else:
        assert list(asked.options) == [NO, ("attack", "england")]


@pytest.mark.rule(
    "PAX2-K1.3",
    "PAX2-K1.4",
    "PAX2-K1.5",
    "PAX2-K1.6",
    "PAX2-K1.9",
    "PAX2-K2.1",
    "PAX2-K2.4",
    "PAX2-GLO.Battle.14",
)
def test_pax2_ex38_crusade_of_the_jesuits() -> None:
    g = second()
    stand(g, toledo="knight_catholic", valencia="rook_catholic", algiers="rook_islamic")
    g.pirates[FLORENCE] = "catholic"
    hold(g, 0, JESUITS)
    heard = listen(g)
    run(
        play_card(g, 0, JESUITS),
        [
            ("attack", "aragon"),
            ("lose", "valencia", "rook_catholic"),
            ("concession", PYRENEES),
            ("bishop", "catholic", "aragon"),
        ],
    )
    fought = next(event for event in heard if isinstance(event, BattleBegan))
    assert sorted(fought.attackers) == ["knight_catholic", "pirate_catholic", "rook_catholic"]
    assert fought.defenders == ("rook_islamic",)
    assert g.cities == {"toledo": "knight_catholic"}
    assert g.pirates == {FLORENCE: "catholic"}
    assert g.states["aragon"] == "catholic"
    assert g.players[0].west == [JESUITS, "aragon"]
    assert g.concessions == {PYRENEES: 0}
    assert g.bishops == {"aragon": "catholic"}


@pytest.mark.rule("PAX2-K3.1", "PAX2-K3.2", "PAX2-K3.4", "PAX2-K3.6", "PAX2-K3.8")
def test_pax2_ex39_apostasy() -> None:
    g = second()
    own(g, 0, LUTHER, THE_HANDSOME, THE_GRIM)
    own(g, 1, CROMWELL, "ottoman", KLEPHTS)
    vassal(g, "ottoman", "mamluk")
    own(g, 2, ANTIPOPE)
    g.players[2].maids.append(SOPHIA)  # reformation too, and out of reach
    hold(g, 0, UNIFIED_CHRISTENDOM)
    run(
        play_card(g, 0, UNIFIED_CHRISTENDOM),
        [YES, ("bishop", "reformation", UNIFIED_CHRISTENDOM)],
    )
    assert cards_in(g, 0) == [UNIFIED_CHRISTENDOM]
    assert cards_in(g, 1) == [KLEPHTS]
    assert cards_in(g, 2) == [ANTIPOPE]
    assert not in_play(g, "ottoman")
    assert not in_play(g, "mamluk")
    assert g.players[2].maids == [SOPHIA]


@pytest.mark.rule("PAX2-K3.7", "PAX2-E2.3")
def test_pax2_ex40_martyrs_disciples() -> None:
    g = second()
    own(g, 0, LUTHER)
    own(g, 1, SPANISH_TERCIO)
    hold(g, 0, ORATORY)
    asks: list[Ask] = []
    run(
        play_card(g, 0, ORATORY),
        [YES, ("bishop", "catholic", SPANISH_TERCIO), ("bishop", "catholic", "papal_states")],
        asks=asks,
    )
    assert [ask.topic for ask in asks] == ["one_shot", "agents", "agents"]
    assert all(DONE not in ask.options for ask in asks)
    assert cards_in(g, 0) == []
    assert sorted(g.discards) == sorted([LUTHER, ORATORY])
    assert g.bishops == {SPANISH_TERCIO: "catholic", "papal_states": "catholic"}
    assert silenced(g, SPANISH_TERCIO)
