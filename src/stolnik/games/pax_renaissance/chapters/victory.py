"""How the game ends (E6, L2-L6): four victories that can be declared, and the patron ending."""

from __future__ import annotations

from collections.abc import Callable

from stolnik.engine.flow import Seat
from stolnik.engine.game import Standing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ..box.components import FAITH, FEUDAL, ISLAMIC, REFORMATION, RELIGIONS, Border, Religion
from ..edition import refused
from ..events import LastBankStanding, PatronVictory, VictoryDeclared, WentBankrupt
from ..solitaire.events import MarketExhausted
from ..state import Outcome, Pax
from .market import comets
from .tableau import ability_count, anyone_has, cards_in, prestige
from .tokens import ruling_class

RENEGADES = "islamic_pirates_count_as_reformation_for_supremacy"
"""Makes every Islamic pirate count as a bishop and as a soldier of the Reformation too (2e R43)."""
ULEMA = "patron_counts_as_islamic_bishop_for_holy"
"""Makes the patron prestige of its owner count as Islamic bishops."""
HERESIES = frozenset((RENEGADES, ULEMA))
"""The abilities that let something else count as bishops."""
TRADING_PATRONS = "patron_counts_as_concession_for_globalization"
LAWFUL_PATRONS = "patron_counts_as_law_for_renaissance"
AS_REPUBLIC = "card_counts_as_republic_for_renaissance"
NO_BISHOPS = dict.fromkeys(RELIGIONS, 0)
MARGIN = 2
"""By how much a claimant must lead where the rules ask for a clear lead (L5.1, L6.2)."""


@rule("PAX2 L3.1 L4.1")
def behind(
    g: Pax, seat: Seat, count: Callable[[Pax, Seat], int], margin: int = 1
) -> dict[str, str | int] | None:
    """Nothing if a player is ahead of every single opponent by at least a margin (1e R24).

    Otherwise what he has, what the best opponent has, and the lead that it takes; who has less
    than that lead need not be compared with anybody.
    """
    own = count(g, seat)
    if own < margin:
        return {"count": own, "others": "any", "margin": margin}
    best = max(count(g, other) for other in range(len(g.players)) if other != seat)
    if own - best >= margin:
        return None
    return {"count": own, "others": best, "margin": margin}


def prestige_in(kind: str) -> Callable[[Pax, Seat], int]:
    return lambda g, seat: prestige(g, seat, kind)


# -- declaring a victory -----------------------------------------------------------------


@rule("PAX1 A3.4 E6.1 D1.13", "PAX2 A3.3 B7.4 D1.14 E6.1")
def refuse_victory(g: Pax, seat: Seat, victory: str) -> Refusal | None:
    """Why a player cannot declare this victory: its card must be active and its terms met."""
    terms = TERMS.get(victory)
    if terms is None:
        return refused(g, "PAX1-A1.3", "PAX2-L2.1")
    if victory not in g.active:
        on_sale, in_decks = comets(g)
        return refused(
            g, "PAX1-L2.1", "PAX2-L2.1", figures="inactive", sale=len(on_sale), decks=in_decks
        )
    return terms(g, seat)


@rule("PAX1 B6.4 D1.13 E6.1 L2.1", "PAX2 A3.3 B7.4 D1.14 E6.1 L2.1")
def declare(g: Pax, seat: Seat, victory: str) -> None:
    """The game ends and the declaring player wins it."""
    g.outcome = Outcome(victory, [seat])
    g.tell(VictoryDeclared(seat, victory))


# -- Holy victory ------------------------------------------------------------------------


@rule("PAX1 GL.Prestige.2")
def refuse_holy(g: Pax, seat: Seat) -> Refusal | None:
    """A religion must be supreme, and the claimant must lead in its prestige."""
    if not g.bishops and g.box.bearers.keys().isdisjoint(HERESIES):
        return refused(g, "PAX1-L3.2", "PAX2-L3.2", figures="religions", **NO_BISHOPS)
    bishops = bishops_in_play(g, seat)
    religion = most_of_all(bishops)
    if religion is None:
        return refused(g, "PAX1-L3.2", "PAX2-L3.2", figures="religions", **bishops)
    arms = arms_in_theocracies(g)
    if most_of_all(arms) != religion:
        return refused(g, "PAX1-L3.3", "PAX2-L3.3", figures="religions", **arms)
    if score := behind(g, seat, prestige_in(religion)):
        return refused(g, "PAX1-L3.1", "PAX2-L3.1", figures="lead", **score)
    return None


@rule("PAX1 L3.2 L3.3", "PAX2 L3.2 L3.3 GLO.Supremacy.1")
def supreme_religion(g: Pax, seat: Seat | None = None) -> Religion | None:
    """The religion that outnumbers both others in bishops, and in arms in its theocracies.

    For a claimant who makes patrons count as bishops it may be another than for all others.
    """
    religion = most_of_all(bishops_in_play(g, seat))
    if religion is None or most_of_all(arms_in_theocracies(g)) != religion:
        return None
    return religion


def most_of_all(counts: dict[Religion, int]) -> Religion | None:
    """The religion with more than the two others together."""
    total = sum(counts.values())
    for religion, count in counts.items():
        if 2 * count > total:
            return religion
    return None


@rule("PAX1 L3.2", "PAX2 L3.2")
def bishops_in_play(g: Pax, seat: Seat | None = None) -> dict[Religion, int]:
    """Bishops on cards, in all tableaux and on thrones; some cards make others count as such."""
    counts = dict.fromkeys(RELIGIONS, 0)
    for religion in g.bishops.values():
        counts[religion] += 1
    if g.pirates and anyone_has(g, RENEGADES):
        counts[REFORMATION] += list(g.pirates.values()).count(ISLAMIC)
    if seat is not None and (cards := ability_count(g, seat, ULEMA)):
        counts[ISLAMIC] += cards * prestige(g, seat, "patron")
    return counts


@rule(
    "PAX1 L3.3 L3.4 GL.Theocracy.4 GL.Location.8",
    "PAX2 L3.3 L3.4 GLO.Supremacy.2 GLO.Theocracy.5",
)
def arms_in_theocracies(g: Pax) -> dict[Religion, int]:
    """Knights, rooks and pirates of each religion in theocracies of their own religion.

    A pirate between two of them counts once or twice; repressed tokens do not count.
    """
    counts = dict.fromkeys(RELIGIONS, 0)
    for empire, faith in g.states.items():
        if faith != FEUDAL:
            for _, token in ruling_class(g, empire):
                counts[faith] += FAITH[token] == faith
    renegades = g.pirates and anyone_has(g, RENEGADES)
    for border, faith in g.pirates.items():
        counts[faith] += _shores(g, border, faith)
        if renegades and faith == ISLAMIC:
            counts[REFORMATION] += _shores(g, border, REFORMATION)
    return counts


@rule("PAX1 L3.3", "PAX2 L3.5 GLO.Theocracy.5 GLO.Theocracy.6")
def _shores(g: Pax, border: Border, faith: Religion) -> int:
    """How often a pirate counts, for the theocracies of a religion that it lies between."""
    shores = [g.states[empire] for empire in g.box.between[border]].count(faith)
    return shores if g.box.edition.pirates_count_for_both_shores else min(shores, 1)


# -- Imperial victory --------------------------------------------------------------------


def refuse_imperial(g: Pax, seat: Seat) -> Refusal | None:
    """The claimant must lead clearly in kings."""
    margin = g.box.figures.imperial_margin[len(g.players)]
    if score := behind(g, seat, kings, margin):
        if len(g.players) == 2:
            return refused(g, "PAX1-L4.3", "PAX2-L4.2", figures="lead", **score)
        return refused(g, "PAX1-L4.1", "PAX2-L4.1", figures="lead", **score)
    return None


@rule("PAX1 L4.1 L4.2 GL.Suzerain.1", "PAX2 L4.1")
def kings(g: Pax, seat: Seat) -> int:
    """Empire cards that lie monarchy side up, suzerains and vassals alike."""
    empires, republics = g.box.empires, g.republics
    return len([c for c in cards_in(g, seat) if c in empires and c not in republics])


# -- Globalization victory ---------------------------------------------------------------


@rule("PAX1 GL.Prestige.2")
def refuse_globalization(g: Pax, seat: Seat) -> Refusal | None:
    """The claimant must lead clearly in concessions, and lead in discovery."""
    if score := behind(g, seat, concessions, MARGIN):
        return refused(g, "PAX1-L5.1", "PAX2-L5.1", figures="lead", **score)
    if score := behind(g, seat, prestige_in("discovery")):
        return refused(g, "PAX1-L5.2", "PAX2-L5.2", figures="lead", **score)
    return None


@rule("PAX1 L5.1 GL.Concession.3 GL.Ability.2", "PAX2 L5.1 GLO.Concession.3")
def concessions(g: Pax, seat: Seat) -> int:
    """Concessions on the map; some cards make patron prestige count as such."""
    on_map = list(g.concessions.values()).count(seat)
    cards = ability_count(g, seat, TRADING_PATRONS)
    return on_map + cards * prestige(g, seat, "patron") if cards else on_map


# -- Renaissance victory -----------------------------------------------------------------


@rule("PAX1 GL.Prestige.2")
def refuse_renaissance(g: Pax, seat: Seat) -> Refusal | None:
    """The claimant must lead in republics, and lead clearly in law."""
    if score := behind(g, seat, republics):
        return refused(g, "PAX1-L6.1", "PAX2-L6.1", figures="lead", **score)
    if score := behind(g, seat, law, MARGIN):
        return refused(g, "PAX1-L6.2", "PAX2-L6.2", figures="lead", **score)
    return None


@rule("PAX1 L6.1 GL.Republic.2", "PAX2 L6.1")
def republics(g: Pax, seat: Seat) -> int:
    """Empire cards that lie republic side up; some cards count as one."""
    flipped = g.republics
    own = sum(card in flipped for card in cards_in(g, seat)) if flipped else 0
    return own + ability_count(g, seat, AS_REPUBLIC)


@rule("PAX1 L6.2 GL.Ability.2", "PAX2 L6.2")
def law(g: Pax, seat: Seat) -> int:
    """Law prestige; some cards make patron prestige count as such."""
    own = prestige(g, seat, "law")
    cards = ability_count(g, seat, LAWFUL_PATRONS)
    return own + cards * prestige(g, seat, "patron") if cards else own


TERMS: dict[str, Callable[[Pax, Seat], Refusal | None]] = {
    "holy": refuse_holy,
    "imperial": refuse_imperial,
    "globalization": refuse_globalization,
    "renaissance": refuse_renaissance,
}
"""What each victory asks of its claimant."""


# -- other endings -----------------------------------------------------------------------


@rule("PAX1 L2.2 L2.4 L2.5 A1.3 GL.Prestige.2", "PAX2 L2.2 L2.3 L2.4 L2.5")
def patron_ending(g: Pax) -> None:
    """Most patron prestige wins, then most florins; who is still level shares it (1e R26)."""
    if any(player.automated for player in g.players):
        exhaust(g)
        return
    solvent = [seat for seat, player in enumerate(g.players) if not player.out]
    best = max(patronage(g, seat) for seat in solvent)
    winners = [seat for seat in solvent if patronage(g, seat) == best]
    g.outcome = Outcome("patron", winners)
    for seat in winners:
        g.tell(PatronVictory(seat, best[0]))


@rule("PAX2S O.12 O6.5")
def exhaust(g: Pax) -> None:
    """Solitaire: an empty market is no patron victory, but one of the automated opponent."""
    winner = next(seat for seat, player in enumerate(g.players) if player.automated)
    g.outcome = Outcome("exhaustion", [winner])
    g.tell(MarketExhausted(winner))


def patronage(g: Pax, seat: Seat) -> tuple[int, int]:
    """Patron prestige, and florins to break a tie."""
    return prestige(g, seat, "patron"), g.players[seat].florins


@rule("PAX1 G6.2", "PAX2 G6.2")
def eliminate_bankrupts(g: Pax) -> None:
    """Who has no florin, card and concession is out; the last bank left wins (1e R36, 2e R35).

    Banks that fail in the same turn and leave none behind share the victory.
    """
    standing = [seat for seat, player in enumerate(g.players) if not player.out]
    failed = [seat for seat in standing if bankrupt(g, seat)]
    for seat in failed:
        g.players[seat].out = True
        g.tell(WentBankrupt(seat))
    left = [seat for seat in standing if seat not in failed]
    if len(left) > 1 or not failed:
        return
    g.outcome = Outcome("bankruptcy", left or failed)
    for seat in g.outcome.winners:
        g.tell(LastBankStanding(seat))


@rule("PAX1 G6.2", "PAX2 G6.2")
def bankrupt(g: Pax, seat: Seat) -> bool:
    """Cards are those in hand and tableau, old maids included; serfs do not count (1e R36)."""
    player = g.players[seat]
    return not (
        player.florins
        or player.hand
        or player.west
        or player.east
        or player.maids
        or seat in g.concessions.values()
    )


def standings(g: Pax) -> list[Standing]:
    """Who ended where.

    After a declared victory all others are level; the patron ending ranks everybody by patron
    prestige and then florins.  Only persons are ranked.
    """
    outcome = g.outcome
    assert outcome is not None
    seats = range(len(g.players))
    if outcome.kind == "patron":
        ranks = {seat: (not g.players[seat].out, *patronage(g, seat)) for seat in seats}
        scores = {seat: rank[1] for seat, rank in ranks.items()}
    else:
        ranks = {seat: (seat in outcome.winners, 0, 0) for seat in seats}
        scores = {seat: int(seat in outcome.winners) for seat in seats}
    return [
        Standing(
            seat,
            1 + sum(ranks[other] > ranks[seat] for other in seats),
            scores[seat],
            _reason(g, outcome, seat),
        )
        for seat in seats
        if not g.players[seat].automated
    ]


def _reason(g: Pax, outcome: Outcome, seat: Seat) -> str:
    if seat in outcome.winners:
        return outcome.kind
    return "bankrupt" if g.players[seat].out else "lost"
