"""What a Peace Term would change, article by article, before it is chosen."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from itertools import chain
from typing import Final

from stolnik.engine.flow import Ask, Seat
from stolnik.text.catalog import Phrase

from ..box.components import PlaceNo
from ..chapters.board.ownership import is_pr
from ..chapters.empire.internal_wars import AUTHORITY_LOST, annexes_brother
from ..chapters.peace import settlement
from ..chapters.peace.parties import brother_in_arms, held_by, own_places, party, side
from ..chapters.peace.terms import (
    annexation,
    force_conversion,
    keep_board,
    succession,
    vassalization,
    white_peace,
)
from ..chapters.peace.terms.humiliation import prestige_at_stake
from ..chapters.relations.ties import married_to, realm_id
from ..state import Europe, Realm, task_of
from ..tasks import Settlement

Articles = Iterator[Phrase]
TRUCE: Final = Phrase("article-truce")
MOST_NAMED: Final = 4
"""More Provinces than this that go back are counted, not named."""


def term(g: Europe, ask: Ask, peace_term: str) -> Mapping[str, object]:
    """The articles of a Peace Term; none where it cannot be enforced."""
    task = task_of(g, Settlement)
    if settlement.refuse_term(g, task, peace_term) is not None:
        return {"count": 0, "articles": []}
    found = list(ARTICLES[peace_term](g, task))
    # Each by itself: the names of Provinces have commas between them.
    return {"count": len(found), "articles": [[article] for article in found]}


def at_stake(g: Europe, ask: Ask, peace_term: str) -> Iterator[str]:
    """The Provinces that a settlement is about, on the board: what either side Occupies."""
    task = task_of(g, Settlement)
    for place in chain(*_occupied(g, task)):
        yield f"province:{g.box.places[place].id}"


# -- what several terms bring ------------------------------------------------------------------


def _places(g: Europe, message: str, places: Iterable[PlaceNo]) -> Articles:
    names = [g.box.places[place].id for place in places]
    if names:
        yield Phrase(message, {"province": names})


def _back(g: Europe, task: Settlement, kept: Collection[PlaceNo] = ()) -> Articles:
    """All that either side Occupies, but for what is kept."""
    for message, places in zip(("article-given", "article-recovered"), _occupied(g, task)):
        going = [place for place in places if place not in kept]
        if len(going) > MOST_NAMED:
            yield Phrase(f"{message}_many", {"n": len(going)})
        else:
            yield from _places(g, message, going)


def _occupied(g: Europe, task: Settlement) -> tuple[list[PlaceNo], list[PlaceNo]]:
    """What the Victor's side holds of the Loser's, and the reverse."""
    seat, enemy = task.seat, task.enemy
    return held_by(g, seat, side(g, enemy, seat)), held_by(g, enemy, side(g, seat, enemy))


def _prestige(g: Europe, loser: Realm, lost: int) -> Articles:
    """What a player on the other side loses."""
    if is_pr(loser):
        yield Phrase("article-prestige", {"realm": realm_id(g, loser), "n": -lost})


# -- term by term ------------------------------------------------------------------------------


def _white_peace(g: Europe, task: Settlement) -> Articles:
    yield from _back(g, task)
    yield Phrase("article-own_prestige", {"n": -white_peace.LOSS})
    yield from _prestige(g, task.enemy, white_peace.LOSS)
    yield TRUCE


def _keep_board(g: Europe, task: Settlement) -> Articles:
    seat, enemy = task.seat, task.enemy
    yield from _places(g, "article-fates", keep_board.in_question(g, seat, enemy))
    ours, theirs = _occupied(g, task)
    lost = [place for place in theirs if not keep_board.is_capital(g, place)]
    yield from _places(g, "article-lost", lost)
    for place in (*ours, *theirs):
        if keep_board.is_capital(g, place):
            about = {"realm": realm_id(g, party(g, place)), "ducats": keep_board.RANSOM}
            yield Phrase("article-ransom", {**about, "province": g.box.places[place].id})
    yield TRUCE


def _humiliation(g: Europe, task: Settlement) -> Articles:
    prestige = prestige_at_stake(g, task.seat, task.enemy)
    yield from _back(g, task)
    yield Phrase("article-own_prestige", {"n": prestige})
    yield from _prestige(g, task.enemy, prestige)
    yield TRUCE


def _able(
    g: Europe, task: Settlement, refuse: Callable[[Europe, Seat, Realm], object | None]
) -> list[Realm]:
    """The Realms of a settlement that a term works on."""
    return [one for one in settlement.losers(g, task) if refuse(g, task.seat, one) is None]


def _vassalization(g: Europe, task: Settlement) -> Articles:
    able = _able(g, task, vassalization.refuse_vassalization)
    kept = held_by(g, task.seat, able)
    for realm in able:
        yield Phrase("article-vassal", {"realm": realm_id(g, realm)})
    yield Phrase("article-influence", {"n": vassalization.INFLUENCE * len(able)})
    yield from _back(g, task, kept)
    if task.enemy not in able:
        yield TRUCE


def _conversion(g: Europe, task: Settlement) -> Articles:
    able = _able(g, task, force_conversion.refuse_conversion)
    faith = g.box.faiths[g.players[task.seat].faith].id
    for realm in able:
        yield Phrase("article-faith", {"realm": realm_id(g, realm), "faith": faith})
    yield Phrase("article-own_prestige", {"n": force_conversion.PRESTIGE * len(able)})
    yield Phrase("article-influence", {"n": force_conversion.INFLUENCE * len(able)})
    for realm in able:
        yield from _prestige(g, realm, force_conversion.LOSS)
        if is_pr(realm):
            about = {"realm": realm_id(g, realm), "n": -force_conversion.INFLUENCE_LOST}
            yield Phrase("article-influence_lost", about)
    yield from _back(g, task)
    yield TRUCE


def _succession(g: Europe, task: Settlement) -> Articles:
    seat, realm = task.seat, task.enemy
    name = realm_id(g, realm)
    yield from _back(g, task)
    if g.players[seat].marriages.get(realm):
        yield Phrase("article-heir", {"n": succession.MOST})
    rivals = [married for married in married_to(g, realm) if married != seat]
    if rivals:
        yield Phrase("article-own_prestige", {"n": succession.PER_TOKEN * len(rivals)})
    for rival in rivals:
        yield from _prestige(g, rival, succession.PER_TOKEN)
    friends = [
        one for one in range(len(g.players)) if one != seat and realm in g.players[one].allies
    ]
    if rivals or friends:
        yield Phrase("article-ties", {"realm": name})
    if is_pr(realm):
        yield Phrase("article-ruler", {"realm": name})
    else:
        yield Phrase("article-influence", {"n": succession.INFLUENCE})
    yield TRUCE


def _annexation(g: Europe, task: Settlement) -> Articles:
    seat, realm = task.seat, task.enemy
    places = own_places(g, realm)
    yield from _places(g, "article-yours", places)
    yield from _places(g, "article-given", sorted(set(held_by(g, seat, {realm})) - set(places)))
    master = brother_in_arms(g, seat, realm)
    if master is not None:
        yield from _prestige(g, master, annexation.LOSS_OF_AN_ALLY)
    if annexes_brother(g, seat, realm):
        yield Phrase("article-authority", {"n": -AUTHORITY_LOST})


ARTICLES: Final[Mapping[str, Callable[[Europe, Settlement], Articles]]] = {
    settlement.WHITE_PEACE: _white_peace,
    settlement.KEEP_BOARD: _keep_board,
    settlement.HUMILIATION: _humiliation,
    settlement.VASSALIZATION: _vassalization,
    settlement.CONVERSION: _conversion,
    settlement.SUCCESSION: _succession,
    settlement.ANNEXATION: _annexation,
}
