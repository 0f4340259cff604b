"""From the box to the table of 1444 (chapter 3, steps 1 to 3)."""

from __future__ import annotations

from stolnik.engine.dice import Dice
from stolnik.engine.errors import BadRequest
from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from .box.components import (
    COLOURS,
    MILESTONE_DECKS,
    NONE,
    POWERS,
    Box,
    EventDeck,
    LineUp,
    SetupCard,
    StruggleNo,
)
from .chapters.board.ownership import all_owned_by_players, realm_at_table
from .chapters.board.tracks import manpower
from .chapters.curia.cardinals import roma_cardinal
from .chapters.event_cards.row import lay_out_events
from .state import (
    CAPITAL_TOKEN,
    COLUMNS,
    IMPERIAL,
    LARGE,
    NOBODY,
    SLOTS_PER_ZONE,
    SMALL,
    VASSAL,
    VASSALS,
    Army,
    Europe,
    Merchant,
    Officer,
    Player,
    ShownMilestone,
    Turn,
    board,
    line_up_name,
    piece,
)

IDEAS_ADDED = 2
"""Of each kind, beside the Basic one."""


@rule("EU 2.0.1 2.4.26 3.0.1 3.1.5 3.1.10 3.1.11 3.1.12 19.1.5 18.0.1 18.1.2 18.3.13")
def setup(box: Box, players: int, dice: Dice) -> Europe:
    """The scenario for this many players, laid out up to the first hands."""
    chosen = line_up_name(box.options)
    scenario = box.line_ups.get((players, chosen))
    if scenario is None:
        raise BadRequest("option-players", option=f"line_up={chosen}", right="3, 4")
    first_age = scenario.ages[0]
    seats = [_player(box.setups[realm]) for realm in scenario.seating]
    main, places, areas = box.main_areas, len(box.places), len(box.areas)
    g = Europe(
        dice=dice,
        shown=0,
        players=seats,
        edition=scenario.edition,
        age=first_age,
        round=1,
        step="first_draw",
        first=scenario.first,
        active=scenario.first,
        queue=[(scenario.first + n) % players for n in range(players)],
        turn=Turn(),
        tokens=bytearray(places),
        occupiers=bytearray(places),
        dnpr=bytearray(places),
        influence=bytearray(main * COLUMNS),
        claims=bytearray(areas),
        cores=bytearray(areas),
        faiths=bytearray(main),
        rebels=bytearray(areas),
        slots=bytearray(len(box.zones) * SLOTS_PER_ZONE),
        pirates=bytearray(len(box.nodes)),
        expanded=bytearray(len(box.nodes)),
        overlords=bytearray(len(box.realms)),
        plus_one=dict(scenario.plus_one),
        plague=[],
        not_hre=[],
        dnpr_realms=[NONE] * len(COLOURS),
        wars=[],
        truces=[],
        cbs=[],
        emperor=0,
        authority=scenario.authority,
        imperial_units=0,
        defending=False,
        cardinals=[scenario.seating.index(realm) for realm in scenario.curia],
        decks=_action_decks(box, dice),
        discards=[[] for _ in POWERS],
        trade_deck=_trade_deck(box, scenario, dice),
        trade_discards=[],
        row=[],
        event_deck=event_deck(box, scenario, first_age, dice),
        event_discards=[],
        idea_display=[idea.no for idea in box.ideas if idea.basic],
        idea_decks=[],
        milestones=[],
        milestone_decks=[],
        struggle_deck=_struggle_deck(box, scenario, dice),
        struggles=[],
        agenda=[],
        hre_faith=box.faith_of["catholic"],
    )
    g.attach(box, None)
    g.emperor = realm_at_table(g, scenario.emperor)
    _lay_out_ideas(g, first_age)
    lay_out_milestones(g, first_age)
    _lay_out_map(g, scenario)
    for seat, player in enumerate(seats):
        _lay_out_realm(g, seat, box.setups[player.realm])
    _take_back_influence(g)
    for seat in range(players):
        _muster(g, seat, box.setups[seats[seat].realm])
    lay_out_events(g)
    holder = roma_cardinal(g)
    g.roma = NOBODY if holder is None else holder
    return g


# -- step 1: shared components -----------------------------------------------------------------


@rule("EU-3.1.2")
def _action_decks(box: Box, dice: Dice) -> list[list[int]]:
    decks: list[list[int]] = [
        [card.no for card in box.cards if card.deck == deck] for deck in range(len(POWERS))
    ]
    for deck in decks:
        dice.shuffle(deck)
    return decks


@rule("EU 3.1.3 12.1.4")
def _trade_deck(box: Box, scenario: LineUp, dice: Dice) -> list[int]:
    """Cards without a mark, and those with a mark that the scenario lets in (R57)."""
    marks = ("", *scenario.trade_marks)
    deck = [card.no for card in box.trade_cards if card.mark in marks]
    dice.shuffle(deck)
    return deck


@rule("EU 3.1.4 16.0.5 2.4.22 16.1.4")
def event_deck(box: Box, scenario: LineUp, age: int, dice: Dice) -> list[int]:
    """The Events of an Age: two halves shuffled apart, the first on top of the second."""
    halves = scenario.decks[age]
    if box.options.get("mixed_events"):
        halves = _mixed(box, scenario, age, halves, dice)
    first, second = list(halves.first), list(halves.second)
    if box.options.get("random_x_events"):
        first, second = _x_at_random(box, first, second, dice)
    dice.shuffle(first)
    dice.shuffle(second)
    return second + first


@rule("EU-16.0.6")
def _x_at_random(
    box: Box, first: list[int], second: list[int], dice: Dice
) -> tuple[list[int], list[int]]:
    """Cards marked X may lie in either half: they are dealt so that both are equally large."""
    free = [no for no in (*first, *second) if box.events[no].half == "X"]
    dice.shuffle(free)
    half = (len(first) + len(second) + 1) // 2
    found = [no for no in first if no not in free]
    found += [free.pop() for _ in range(half - len(found))]
    return found, [*(no for no in second if box.events[no].half != "X"), *free]


@rule("EU-16.1.3")
def _mixed(box: Box, scenario: LineUp, age: int, halves: EventDeck, dice: Dice) -> EventDeck:
    """Other A- and B-Events of the edition in place of those listed, two per mortality symbol.

    A card gives way only to one that may lie in the same half.  If none is left for one that has
    taken another's place already, all are dealt anew.
    """
    while True:
        found = _dealt(box, scenario, age, halves, dice)
        if len({*found.first, *found.second}) == len(found.first) + len(found.second):
            return found


def _dealt(box: Box, scenario: LineUp, age: int, halves: EventDeck, dice: Dice) -> EventDeck:
    found: list[list[int]] = []
    used: set[int] = set()
    for half, listed in (("1", halves.first), ("2", halves.second)):
        chosen = []
        for no in listed:
            old = box.events[no]
            if old.kind != "realm":
                pool = [
                    event.no
                    for event in box.events
                    if event.age == age
                    and event.kind == old.kind
                    and event.edition <= scenario.edition
                    and event.half in (half, "X")
                    and event.no not in used
                    and _mortality(event.symbols) == _mortality(old.symbols)
                ]
                no = dice.pick(pool) if pool else no
            used.add(no)
            chosen.append(no)
        found.append(chosen)
    return EventDeck(tuple(found[0]), tuple(found[1]))


def _mortality(symbols: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(symbol for symbol in symbols if symbol.startswith("mortality"))


@rule("EU 3.1.7 3.1.8 3.1.9 8.1.1 8.0.3")
def _lay_out_ideas(g: Europe, age: int) -> None:
    """The Basic Ideas and two more of each kind; those of later Ages are set aside."""
    for kind in range(len(POWERS)):
        deck = [
            idea.no
            for idea in g.box.ideas
            if idea.kind == kind
            and not idea.basic
            and idea.age <= age
            and idea.edition <= g.edition
        ]
        g.dice.shuffle(deck)
        g.idea_decks.append(deck)
    for _ in range(IDEAS_ADDED):
        for deck in g.idea_decks:
            g.idea_display.append(deck.pop())


@rule("EU 3.1.6 17.3.2")
def lay_out_milestones(g: Europe, age: int) -> None:
    """One Milestone of each of the four decks of an Age."""
    g.milestone_decks = []
    g.milestones = []
    for deck_no in range(len(MILESTONE_DECKS)):
        deck = [
            milestone.no
            for milestone in g.box.milestones
            if milestone.deck == deck_no and milestone.age == age and milestone.edition <= g.edition
        ]
        g.dice.shuffle(deck)
        g.milestones.append(ShownMilestone(deck.pop()))
        g.milestone_decks.append(deck)


@rule("EU 17.4.1 17.4.3")
def _struggle_deck(box: Box, scenario: LineUp, dice: Dice) -> list[StruggleNo]:
    """The Power Struggles of all Ages that are played, in the order of the Ages (P150)."""
    deck: list[StruggleNo] = []
    if box.options.get("power_struggles"):
        short = box.options.get("length") == "age_of_discovery"
        for age in reversed(scenario.ages[:1] if short else scenario.ages):
            of_age = [
                one.no
                for one in box.struggles
                if one.age == age and one.edition <= scenario.edition
            ]
            dice.shuffle(of_age)
            deck += of_age
    return deck


@rule("EU 13.3.1 13.3.2 13.4.13")
def _lay_out_map(g: Europe, scenario: LineUp) -> None:
    """DNPR tokens, faiths and the Vassals of NPRs."""
    table = board(g)
    for realm, colour in scenario.dnprs:
        g.dnpr_realms[colour] = realm
        for place in table.realm_places[realm]:
            at_capital = place == table.capitals[realm]
            g.dnpr[place] = colour + 1 | (CAPITAL_TOKEN if at_capital else 0)
    for area, faith in scenario.faith_tokens:
        g.faiths[g.box.areas[area].slot] = faith + 1
    for card in g.box.realms:
        if card.overlord in table.realms and card.no in table.realms:
            liege = realm_at_table(g, card.overlord)
            if liege >= len(g.players):
                g.overlords[card.no] = liege + 1


# -- steps 2 and 3: the players and their Realms -----------------------------------------------


@rule("EU 3.2.1 3.2.2 3.2.5 3.2.6 3.3.8 12.4.1 7.2.2 5.2.11")
def _player(card: SetupCard) -> Player:
    """A Player Mat before anything stands on the board.

    A Ruler called Interregnum is none (RA62).
    """
    return Player(
        realm=card.realm,
        prestige=0,
        stability=card.stability,
        ducats=card.ducats,
        interest=0,
        power=list(card.power),
        faith=card.faith,
        available=0,
        ruler=None if card.ruler.nobody else Officer(card.ruler.id, card.ruler.ill),
        merchants=[Merchant(node) for node in card.merchants],
    )


@rule("EU 3.3.1 3.3.6 3.3.7 18.2.2")
def _lay_out_realm(g: Europe, seat: Seat, card: SetupCard) -> None:
    """Towns, Vassals, Influence, Claims, ties and Ships as the set-up card lists them."""
    player = g.players[seat]
    for place in card.small:
        g.tokens[place] = piece(SMALL, seat)
    for place in card.large:
        g.tokens[place] = piece(LARGE, seat)
    played = {other.realm for other in g.players}
    for place in card.vassals:
        if g.box.places[place].flag not in played:
            kind = VASSALS if g.box.places[place].large else VASSAL
            g.tokens[place] = piece(kind, seat)
    for area, n in card.influence:
        g.influence[area * COLUMNS + seat] += n
    for area in card.claims:
        g.claims[area] |= 1 << seat
    player.colonists += card.colonists
    if g.emperor == seat:
        for area, n in card.imperial:
            g.influence[area * COLUMNS + IMPERIAL] += n
    for realm in card.alliances:
        player.allies[realm_at_table(g, realm)] = False
    for realm in card.marriages:
        player.marriages[realm_at_table(g, realm)] = False
    for other, partner in enumerate(g.players):
        if other in player.allies or seat in partner.allies:
            player.allies[other] = partner.allies[seat] = False
        if other in player.marriages or seat in partner.marriages:
            player.marriages[other] = partner.marriages[seat] = False
    for ships in card.ships:
        if ships.on_slot:
            start = ships.zone * SLOTS_PER_ZONE
            free = [n for n in range(start, start + SLOTS_PER_ZONE) if not g.slots[n]]
            for slot in free[: ships.n]:
                g.slots[slot] = seat + 1
        elif ships.type == "light":
            player.ships[ships.zone] = player.ships.get(ships.zone, 0) + ships.n
        else:
            player.fleet.space = ships.zone
            if ships.type == "galley":
                player.fleet.galleys += ships.n
            else:
                player.fleet.heavy += ships.n


@rule("EU-11.1.7")
def _take_back_influence(g: Europe) -> None:
    """What a set-up card lists where this line-up leaves players all Provinces is not placed."""
    for area in range(g.box.main_areas):
        if all_owned_by_players(g, area):
            g.influence[area * COLUMNS : (area + 1) * COLUMNS] = bytes(COLUMNS)


@rule("EU 3.3.3 3.3.4 3.3.5")
def _muster(g: Europe, seat: Seat, card: SetupCard) -> None:
    """Manpower by the Tracks; the starting Armies come out of it."""
    player = g.players[seat]
    player.available = manpower(g, seat)
    for n, army in enumerate(card.armies):
        player.armies[n] = Army(army.area, [*army.units, 0, 0, 0, 0, 0, 0])
        player.available -= sum(army.units)
