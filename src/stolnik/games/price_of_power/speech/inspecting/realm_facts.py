"""How Realms stand, be they played or not: what is public, and what binds the reader to them."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.game import Inspection
from stolnik.text import Phrase

from ...chapters.board.hostility import vassals_of
from ...chapters.board.ownership import (
    capital,
    capital_area,
    is_npr,
    is_on_the_map,
    is_pr,
    owned,
    realm_at_table,
    tax_value,
    vassal_places,
)
from ...chapters.board.tracks import manpower, tax_income
from ...chapters.empire.membership import is_dissolved
from ...chapters.relations.alliances import has_truce
from ...chapters.relations.ties import influence_in_realm, realm_id
from ...chapters.religion.faiths import shown_state_religion
from ...state import NPR, Europe, Realm
from .facts import fact, told, who, whose
from .ways import of_a_realm, of_a_war


def seat(g: Europe, reader: Seat | None, name: str) -> Inspection:
    """A player: figures and ties, all of which lie open."""
    return told(_player(g, reader, int(name)), of_a_war(g, reader, int(name)))


def realm(g: Europe, reader: Seat | None, name: str) -> Inspection:
    """A Realm that somebody plays, an NPR, a Vassal, or one that is not on the map."""
    number = g.box.realm_of[name]
    at_table = realm_at_table(g, number)
    if is_pr(at_table):
        facts = [fact("played", who=who(g, reader, at_table)), *_player(g, reader, at_table)]
        return told(facts, of_a_war(g, reader, at_table))
    if not is_on_the_map(g, at_table):
        return told([fact("off_map")])
    facts = [*_status(g, reader, at_table), *_ties(g, reader, at_table)]
    return told(facts, of_a_realm(g, reader, at_table))


def _player(g: Europe, reader: Seat | None, one: Seat) -> list[Phrase]:
    player = g.players[one]
    if player.left:
        return [fact("left")]
    adm, dip, mil = player.power
    facts = [
        fact("prestige", n=_signed(player.prestige)),
        fact("stability", n=player.stability),
        fact("ducats", n=player.ducats),
        fact("power", adm=adm, dip=dip, mil=mil),
        fact("tax", n=tax_income(g, one)),
        fact("manpower", n=player.available, most=manpower(g, one)),
        fact("hand", n=len(player.hand), missions=len(player.missions)),
    ]
    if player.interest:
        facts.append(fact("interest", n=player.interest))
    if player.passed:
        facts.append(fact("passed"))
    return [*facts, *_faith_and_empire(g, one), *_wars(g, reader, one), *_ties(g, reader, one)]


def _signed(n: int) -> str:
    return str(n).replace("-", "−")


def _status(g: Europe, reader: Seat | None, npr: Realm) -> list[Phrase]:
    """What an NPR or a Vassal is, how large, and whose friend or foe."""
    if not is_npr(g, npr):
        lords = [
            lord
            for lord in (*range(len(g.players)), g.overlords[npr - NPR] - 1)
            if lord >= 0 and npr in vassals_of(g, lord)
        ]
        facts = whose(g, reader, "vassal", lords)
        facts.append(fact("capital_in", province=g.box.places[capital(g, npr)].id))
        return [*facts, *_faith_and_empire(g, npr)]
    home = g.box.areas[capital_area(g, npr)].id
    capital_place = g.box.places[capital(g, npr)].id
    facts = [
        fact("npr", n=len(owned(g, npr)), tax=tax_value(g, npr)),
        fact("capital_in_area", province=capital_place, area=home),
        *_faith_and_empire(g, npr),
    ]
    allied = [one for one, player in enumerate(g.players) if npr in player.allies]
    active = [one for one in allied if g.players[one].allies[npr]]
    facts += whose(g, reader, "active_ally", active)
    facts += whose(g, reader, "ally", [one for one in allied if one not in active])
    married = [one for one, player in enumerate(g.players) if npr in player.marriages]
    facts += whose(g, reader, "married", married)
    return [*facts, *_wars(g, reader, npr)]


def _faith_and_empire(g: Europe, one: Realm) -> list[Phrase]:
    facts = [fact("state_religion", faith=g.box.faiths[shown_state_religion(g, one)].id)]
    if not is_dissolved(g) and g.emperor == one:
        facts.append(fact("emperor", n=g.authority))
    return facts


def _wars(g: Europe, reader: Seat | None, one: Realm) -> list[Phrase]:
    foes = [
        war.target if war.aggressor == one else war.aggressor
        for war in g.wars
        if one in (war.aggressor, war.target)
    ]
    return whose(g, reader, "wars", dict.fromkeys(foes))


def _ties(g: Europe, reader: Seat | None, other: Realm) -> list[Phrase]:
    """What the reader has with another Realm."""
    if reader is None or reader == other or g.players[reader].left:
        return []
    facts = []
    if is_pr(other):
        if other in g.players[reader].allies:
            facts.append(fact("your_ally"))
        if other in g.players[reader].marriages:
            facts.append(fact("your_marriage"))
    else:
        facts.append(fact("your_influence", n=influence_in_realm(g, reader, other)))
    if has_truce(g, reader, other):
        facts.append(fact("truce"))
    if not is_pr(other) and other in vassals_of(g, reader):
        facts.append(fact("vassal_provinces", n=_provinces_of(g, reader, other)))
    return facts


def _provinces_of(g: Europe, lord: Seat, vassal: Realm) -> int:
    """How many Provinces of a Vassal bear a player's tokens."""
    number = realm_id(g, vassal)
    return sum(
        g.box.realms[g.box.places[place].flag].id == number for place in vassal_places(g, lord)
    )
