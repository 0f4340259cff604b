"""Positions of The Price of Power in which a rare question is asked, built piece by piece.

Hundreds of games never ask these, so they are not played to: each position is the table of 1444
with a few things laid out, at a checkpoint of the rules.  A server takes such a match like one
that was stored before an update, and goes on from it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

import msgspec

from stolnik.engine.dice import Dice
from stolnik.engine.flow import Ask, Move, Seat
from stolnik.engine.game import OptionValue
from stolnik.engine.history import Saved
from stolnik.engine.match import Match
from stolnik.engine.registry import load
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.chapters.battle.outbreak import naval_battle_breaks_out
from stolnik.games.price_of_power.chapters.phases.sequence import enter
from stolnik.games.price_of_power.state import (
    EVENT_TAKEN,
    PORT,
    REBEL_TOWN,
    DisplayCard,
    Europe,
    turn_order,
)
from stolnik.games.price_of_power.tasks import (
    Battle,
    Besieging,
    Deal,
    EffectsUnderWay,
    EventUnderWay,
    Moving,
    PeaceTalks,
    Settlement,
    Side,
)
from tests.games.price_of_power.battle.field import deploy, field, general, leader
from tests.games.price_of_power.battle.field import war as enemies
from tests.games.price_of_power.curia.rome import rome
from tests.games.price_of_power.naval.squadrons import fleet, sea, ships, zone
from tests.games.price_of_power.peace.wars import at_peace_table, occupy, occupy_all, war
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    OTTOMANS,
    area,
    empty_hands,
    europe,
    give,
    influence,
    place,
    realm,
    town,
)
from tests.games.price_of_power.war.forces import army, at_arms
from tests.games.price_of_power.world.explorers import claim, old_world, ship

GAME = "price_of_power"
SEEDS = 40
"""How many throws of the dice are tried."""
LONGEST = 40
"""How many answers may lead from the position to the question."""


class Built(NamedTuple):
    """A position, what is answered on the way where it can be, and the options of the game."""

    position: Callable[[], Europe]
    answers: tuple[Move, ...] = ()
    options: Mapping[str, OptionValue] = {}


# -- Battles and Sieges ------------------------------------------------------------------------


def beaten_fleet() -> Europe:
    """Castile with a strong Fleet against a French one of two kinds, in the Bay of Biscay."""
    g = sea()
    enemies(g, CASTILE, FRANCE)
    fleet(g, CASTILE, light=4)
    fleet(g, FRANCE, light=1, heavy=1, damaged=1)
    g.active = CASTILE
    naval_battle_breaks_out(g, zone(g, "bay_of_biscay"), CASTILE)
    return g


def two_small_fleets() -> Europe:
    """A Ship of France and one of England meet one of Castile."""
    g = sea()
    enemies(g, CASTILE, FRANCE, ENGLAND)
    for seat in (CASTILE, FRANCE, ENGLAND):
        ships(g, seat, 1)
    g.recent = [FRANCE, ENGLAND]
    g.active = CASTILE
    naval_battle_breaks_out(g, zone(g, "bay_of_biscay"), CASTILE)
    return g


def drilled_army() -> Europe:
    """Castile knows Military Drill, and the General of France brings dice of two kinds.

    On our cards a Leader has dice of one kind; who has others is asked.
    """
    g = field()
    enemies(g, FRANCE, CASTILE)
    for seat in (FRANCE, CASTILE):
        deploy(g, seat, "leon", 3)
    name = leader(g, 0, 2, 0)
    general(g, FRANCE, name)
    g.players[CASTILE].ideas.append(g.box.idea_of["military_drill"])
    g.active = FRANCE
    sides = [Side(name, 0, leader_dice=[1, 1, 0]), Side()]
    leon = area(g, "leon")
    g.agenda.append(
        Battle(leon, FRANCE, stage="ideas", defenders=[CASTILE], main=CASTILE, sides=sides)
    )
    return g


def port_under_siege() -> Europe:
    """French Units in Galicia, where Castile has a Ship in Port."""
    g = old_world(("galicia", CASTILE), ("paris", FRANCE))
    enemies(g, FRANCE, CASTILE)
    army(g, FRANCE, 1, "leon", 3)
    g.players[CASTILE].ships = {PORT + place(g, "galicia"): 1}
    g.active = FRANCE
    g.agenda.append(Besieging(FRANCE, area(g, "leon"), [place(g, "galicia")], 1))
    return g


def rebels_in_enemy_hands() -> Europe:
    """French Units besiege a Province of Castile that Rebels hold."""
    g = old_world(("galicia", CASTILE), ("paris", FRANCE))
    enemies(g, FRANCE, CASTILE)
    army(g, FRANCE, 1, "leon", 3)
    g.occupiers[place(g, "galicia")] = REBEL_TOWN
    g.active = FRANCE
    g.agenda.append(Besieging(FRANCE, area(g, "leon"), [place(g, "galicia")], 1))
    return g


def closed_border() -> Europe:
    """France and England own Portugal, and an Army of Castile stands before it."""
    g = at_arms()
    enemies(g, CASTILE, realm(g, "granada"))
    for name, seat in (("lisboa", FRANCE), ("beira", ENGLAND), ("porto", FRANCE)):
        town(g, name, seat)
    army(g, CASTILE, 1, "leon", 2)
    g.agenda.append(Moving(CASTILE, 0, area(g, "leon")))
    return g


# -- peace -------------------------------------------------------------------------------------


def at_the_table(g: Europe, seat: Seat, enemy: int) -> Europe:
    """Peace talks in which a player has won and settles."""
    g.active = seat
    g.agenda += [PeaceTalks("open", turn_order(g)), Settlement(seat, enemy, "partial")]
    return g


def two_victories() -> Europe:
    """France has beaten Savoy and Granada."""
    g = at_peace_table()
    for loser in ("savoy", "granada"):
        war(g, FRANCE, realm(g, loser))
        occupy_all(g, FRANCE, loser)
    g.agenda.append(PeaceTalks("total", turn_order(g)))
    return g


def core_of_savoy() -> Europe:
    """France has taken what Austria holds of Savoy."""
    g = at_peace_table()
    war(g, FRANCE, AUSTRIA)
    town(g, "geneve", AUSTRIA)
    occupy(g, FRANCE, "geneve")
    return at_the_table(g, FRANCE, AUSTRIA)


def claimed_tyrol() -> Europe:
    """France has taken Tyrol from Austria, with its Unrest, and has a Claim there."""
    g = at_peace_table()
    war(g, FRANCE, AUSTRIA)
    occupy(g, FRANCE, "tirol", unrest=True)
    claim(g, FRANCE, "tirol")
    return at_the_table(g, FRANCE, AUSTRIA)


def disputed_savoy() -> Europe:
    """England disputes the succession in Savoy, whose Capital France has taken."""
    g = at_peace_table()
    savoy = realm(g, "savoy")
    war(g, FRANCE, savoy)
    g.players[ENGLAND].marriages[savoy] = True
    occupy(g, FRANCE, "savoie")
    return at_the_table(g, FRANCE, savoy)


def disputed_austria() -> Europe:
    """Castile disputes the succession in Austria; Leaders lie among the discards."""
    g = at_peace_table()
    war(g, FRANCE, AUSTRIA)
    g.players[CASTILE].marriages[AUSTRIA] = True
    occupy(g, FRANCE, "wien")
    leaders = [card for card in g.box.cards if card.character.appointable]
    for card in leaders[:2]:
        g.decks[card.deck].remove(card.no)
        g.discards[card.deck].append(card.no)
    return at_the_table(g, FRANCE, AUSTRIA)


# -- a Turn and its cards ----------------------------------------------------------------------


def turn_of(g: Europe, seat: Seat) -> Europe:
    """The Turn of a player who has everything to spend."""
    g.first = g.active = seat
    for player in g.players:
        player.status = EVENT_TAKEN
    g.players[seat].power = [4, 4, 4]
    g.players[seat].ducats = 20
    return g


def two_on_display() -> Europe:
    """Two Display Cards lie out, and a third one is in the hand of Castile."""
    g = turn_of(empty_hands(europe()), CASTILE)
    for name in ("adm_01_1", "dip_05_1"):
        give(g, CASTILE, name)
        card = g.players[CASTILE].hand.pop()
        g.players[CASTILE].display.append(DisplayCard(card, g.box.cards[card].type.charges))
    give(g, CASTILE, "mil_08_1")
    return g


def hungary_with_croatia(cubes: int) -> Europe:
    """Austria may Subjugate Hungary, and has so much Influence in Croatia, its Vassal."""
    g = turn_of(empty_hands(europe(6)), AUSTRIA)
    g.influence = bytearray(len(g.influence))
    for player in g.players:
        player.allies, player.marriages = {}, {}
    hungary = realm(g, "hungary")
    g.players[AUSTRIA].allies = {hungary: False}
    g.players[AUSTRIA].marriages = {hungary: False}
    for name in ("venezia", "milano", "genova", "munchen"):
        town(g, name, AUSTRIA)
    homes = sorted({g.box.places[place(g, name)].area for name in ("pest", "sopron", "hunyad")})
    for home, n in zip(homes, (5, 2), strict=False):
        influence(g, g.box.areas[home].id, AUSTRIA, n)
    influence(g, "croatia_and_bosnia", AUSTRIA, cubes)
    give(g, AUSTRIA, "dip_07_1")
    return g


def six_cores() -> Europe:
    """All Core tokens of Castile lie out, and it owns two more Areas whole."""
    g = turn_of(empty_hands(europe()), CASTILE)
    whole = ["andalucia", "aragon", "portugal"]
    for name in whole:
        for no in g.box.areas[area(g, name)].places:
            town(g, g.box.places[no].id, CASTILE)
    others = [one.id for one in g.box.areas if one.id not in whole and not one.distant]
    for name in others[: g.box.pieces.claim_core]:
        g.cores[area(g, name)] = CASTILE + 1
    give(g, CASTILE, "adm_02_1")
    return g


def port_for_sale() -> Europe:
    """Castile, with a Ship in the Port of Galicia, has offered the Province to France."""
    g = turn_of(at_arms(), CASTILE)
    galicia = place(g, "galicia")
    g.players[CASTILE].ships = {PORT + galicia: 1}
    g.agenda.append(Deal(CASTILE, FRANCE, prices={galicia: 5}, stage="answer"))
    return g


def colonial_claim() -> Europe:
    """England may Colonize Canada with Power, with Colonists, or with both."""
    g = old_world(("london", ENGLAND), ("wessex", ENGLAND), ("lancashire", ENGLAND))
    claim(g, ENGLAND, "canada")
    for where in ("northwestern_atlantic", "northeastern_atlantic"):
        ship(g, ENGLAND, where)
    g.players[ENGLAND].colonists = 2
    return turn_of(g, ENGLAND)


def papal_controller() -> Europe:
    """France controls the Papal Curia, in which Castile has two Cardinals."""
    g = rome(FRANCE)
    g.cardinals = [FRANCE, CASTILE, FRANCE, CASTILE, FRANCE]
    g.active = FRANCE
    return g


def event_of(g: Europe, name: str, taker: Seat) -> Europe:
    """An Event of another Age that somebody has taken."""
    event = g.box.event_of[name]
    g.row = [one for one in g.row if one.event != event]
    g.event_deck = [one for one in g.event_deck if one != event]
    g.active = taker
    g.players[taker].status = EVENT_TAKEN
    g.agenda.append(EventUnderWay(event, taker, unpicked=False, stage="text"))
    return g


def sale_of_prussia() -> Europe:
    """Brandenburg has a Claim in Prussia, which the Netherlands own."""
    g = empty_hands(europe(3, line_up="featured"))
    _, brandenburg, netherlands = range(3)
    for no in g.box.areas[area(g, "prussia")].places:
        town(g, g.box.places[no].id, netherlands)
    claim(g, brandenburg, "prussia")
    g.players[brandenburg].ducats = 9
    return event_of(g, "313-1", brandenburg)


def english_civil_war() -> Europe:
    """An Event bids England disband four Land Units, and it has of two kinds."""
    g = empty_hands(europe())
    army(g, ENGLAND, 1, "east_anglia", 3, 2)
    return event_of(g, "303-1", ENGLAND)


def papal_reform() -> Europe:
    """The Pope may let two Cardinals go."""
    g = empty_hands(europe(3, line_up="featured"))
    g.cardinals = [1, 2, 1]
    g.players[0].power = [4, 4, 4]
    return event_of(g, "312-2", 0)


def influence_in_italy() -> Europe:
    """The Pope may replace Influence in Naples, where two others have some."""
    g = empty_hands(europe(3, line_up="featured"))
    g.influence = bytearray(len(g.influence))
    for seat in (1, 2):
        influence(g, "naples", seat, 2)
    return event_of(g, "312-1", 0)


def union_of_crowns() -> Europe:
    """Castile has fulfilled a Mission that lets it take the name of Spain."""
    g = turn_of(empty_hands(europe()), CASTILE)
    for name in ("zaragoza", "barcelona", "valencia"):
        town(g, name, CASTILE)
    return fulfilled(g, "castile_05", CASTILE)


def conquest_of_constantinople() -> Europe:
    """The Ottomans have fulfilled the Mission that lets their Capital move."""
    g = turn_of(empty_hands(europe(6)), OTTOMANS)
    town(g, "constantinople", OTTOMANS)
    return fulfilled(g, "ottomans_01", OTTOMANS)


def fulfilled(g: Europe, mission: str, seat: Seat) -> Europe:
    """A Mission takes effect."""
    g.players[seat].missions_done.append(g.box.mission_of[mission])
    g.agenda.append(EffectsUnderWay("mission", mission, seat))
    return g


# -- the end of a Round ------------------------------------------------------------------------


def full_hand() -> Europe:
    """Castile holds six cards when hands come down to five."""
    g = empty_hands(europe())
    give(g, CASTILE, *[card.id for card in g.box.cards if card.deck == 0][:6])
    enter(g, "5C")
    return g


def last_step() -> Europe:
    """A Round is over, and whoever is at Peace may leave."""
    g = empty_hands(europe(3, players_may_leave=True))
    enter(g, "end_of_round")
    return g


def italian_wars() -> Europe:
    """The Turn of France while a Power Struggle is on."""
    g = turn_of(empty_hands(europe(power_struggles=True)), FRANCE)
    struggle = g.box.struggle_of["italian_wars"]
    g.struggle_deck.remove(struggle)
    g.struggles.append(struggle)
    return g


ITALIAN_WARS = Built(italian_wars, (), {"power_struggles": True})
SELL: tuple[Move, ...] = (("yes",),)
SUBJUGATE: tuple[Move, ...] = (("play", "dip_07_1"), ("vassalize", "hungary"))
EXCOMMUNICATE: tuple[Move, ...] = (("excommunicate_ruler",), ("excommunicate", "castile"))
KEEP: tuple[Move, ...] = (("term", "keep_current_board_state"), ("keep_province", "tirol"))
FREE: tuple[Move, ...] = (("term", "keep_current_board_state"), ("free_province", "geneve"))
FEATURED: Mapping[str, OptionValue] = {"line_up": "featured"}
BUILT: Mapping[str, Built] = {
    "card_disbands": Built(english_civil_war, (("option", "B"),)),
    "captured_ship": Built(beaten_fleet, (("fight",),)),
    "cardinal_leaves": Built(papal_reform, (("option", "A"), ("yes",)), FEATURED),
    "claim_lost": Built(claimed_tyrol, (*KEEP, ("done",))),
    "claim_spent": Built(claimed_tyrol, KEEP),
    "core_tokens": Built(six_cores, (("play", "adm_02_1"), ("option", "B"), ("yes",))),
    "drill": Built(drilled_army),
    "driven_out": Built(port_under_siege, (("done",),)),
    "drop_display": Built(two_on_display, (("play", "mil_08_1"),)),
    "freed_vassal": Built(lambda: hungary_with_croatia(0), SUBJUGATE),
    "hand_limit": Built(full_hand),
    "leaving": Built(last_step, (), {"players_may_leave": True}),
    "lose_cardinal": Built(papal_controller, EXCOMMUNICATE),
    "naval_defender": Built(two_small_fleets),
    "new_ally": Built(disputed_savoy, (("term", "secure_desired_succession"),)),
    "new_capital": Built(conquest_of_constantinople),
    "new_friend": Built(core_of_savoy, FREE),
    "new_name": Built(union_of_crowns),
    "new_ruler": Built(disputed_austria, (("term", "secure_desired_succession"),)),
    "occupy": Built(rebels_in_enemy_hands, (("done",),)),
    "passage": Built(closed_border, (("march", "portugal"),)),
    "sail_out": Built(port_for_sale, (("accept",),)),
    "sell_province": Built(sale_of_prussia, SELL, FEATURED),
    "seller_may": Built(sale_of_prussia, SELL, FEATURED),
    "settle_first": Built(two_victories),
    "settlers": Built(colonial_claim, (("colonize", "canada"),)),
    "take_vassal": Built(lambda: hungary_with_croatia(2), SUBJUGATE),
    "whose_influence": Built(influence_in_italy, (("option", "A"), ("yes",)), FEATURED),
}


def saved(g: Europe, options: Mapping[str, OptionValue]) -> bytes:
    """A match that stands at this position."""
    game = load(GAME)
    every = game.check_options(options, len(g.players))
    return msgspec.msgpack.encode(
        Saved(GAME, game.version, len(g.players), every, msgspec.msgpack.encode(g), (), 0, "")
    )


def asking(topic: str, built: Built) -> tuple[Match, Seat]:
    """A match in which somebody is asked this, and who it is."""
    for seed in range(SEEDS):
        g = built.position()
        g.dice = Dice(f"built {seed}")
        assert audit(g) == [], topic
        match = Match.resume(saved(g, built.options))
        for _ in range(LONGEST):
            if match.over:
                break
            ask = match.pending[0]
            if ask.topic == topic:
                return match, ask.seat
            match.submit(ask.seat, _answer(ask, built.answers))
    raise AssertionError(f"{topic} is not asked")


def _answer(ask: Ask, wanted: tuple[Move, ...]) -> Move:
    return next((move for move in wanted if move in ask.options), ask.options[0])
