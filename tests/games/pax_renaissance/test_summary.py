"""The table as a terminal shows it."""

from __future__ import annotations

import pytest

from stolnik.engine.dice import Dice
from stolnik.engine.match import Match
from stolnik.engine.words import words_of
from stolnik.games.pax_renaissance.game import FIRST_EDITION
from stolnik.games.pax_renaissance.speech.summary import summary
from stolnik.games.pax_renaissance.state import Battle, Pax, Unit
from stolnik.text import LANGUAGES
from tests.games.pax_renaissance.position import (
    VARIANTS,
    border,
    crown,
    hold,
    own,
    pax_position,
    stand,
    vassal,
)


def lines(g: Pax, lang: str = "en") -> list[str]:
    return [line.strip() for line in words_of(FIRST_EDITION, lang).summary(g, 0)]


def line(g: Pax, beginning: str) -> str:
    found = [each for each in lines(g) if each.startswith(beginning)]
    assert len(found) == 1, found
    return found[0]


def test_it_says_whose_turn_it_is() -> None:
    g = pax_position()
    assert lines(g)[0] == "To act: Fugger Bank (2 actions left)"
    assert lines(g, "pl")[0] == "Kolej: Bank Fuggerów (zostały 2 akcje)"


def test_the_market_shows_prices_florins_and_what_stands_on_a_card() -> None:
    g = pax_position()
    g.market["west"].cards[1:3] = ["the_bold", None]
    g.market["west"].florins[:3] = [4, 2, 0]
    face_down = words_of(FIRST_EDITION, "en").catalog.say(f"card-{g.market['west'].cards[0]}")
    assert f"· {face_down}, face down (+4 florins)" in lines(g)
    assert (
        "1 The Bold (+2 florins): knight, France; agents: 2× Catholic knight; "
        "one-shot: Conspiracy; ops: Tax, Siege, Inquisitor (Catholic)"
    ) in lines(g)
    assert not any(each.startswith("2 empty") for each in lines(g))


def test_abilities_torches_and_house_values_are_shown() -> None:
    g = pax_position(variants=("expansion",))
    g.market["west"].cards[1:3] = ["hermeticism", "joanna_the_mad"]
    assert "1 Hermeticism: polymath, West; torch against the Holy Victory; assumed value" in lines(
        g
    )
    assert "Bishops do not silence the owner's cards, this one included." in lines(g)
    queen = "2 Joanna the Mad: queen; one-shot: Coronation; for the king of: "
    assert line(g, queen).endswith("ops: Siege; prestige: Catholic")


def test_the_next_card_is_shown_only_with_astrology() -> None:
    assert not any("Next:" in each for each in lines(pax_position()))
    g = pax_position(variants=("astrology",))
    name = words_of(FIRST_EDITION, "en").catalog.say(f"card-{g.decks['east'][-1]}")
    assert f"Next: {name}" in lines(g)


def test_the_map_shows_state_ruler_cities_and_the_repressed() -> None:
    g = pax_position()
    own(g, 1, "hungary")
    vassal(g, "hungary", "england")
    stand(g, buda="knight_islamic")
    g.repressed["hungary"] = ["pawn_0", "pawn_0"]
    assert line(g, "Hungary (") == (
        "Hungary (feudal; monarchy, Medici Bank): Buda – Islamic knight; "
        "open: Varna (Reformation knight); repressed: 2× Fugger pawn"
    )
    assert line(g, "England (").startswith(
        "England (feudal; vassal, suzerain Hungary, Medici Bank)"
    )
    assert line(g, "Mamluk Sultanate (").startswith(
        "Mamluk Sultanate (Islamic theocracy; in the stack)"
    )


def test_borders_that_are_held_are_listed() -> None:
    g = pax_position()
    assert not any(each.startswith("Borders") for each in lines(g))
    g.concessions[border("england", "france")] = 1
    g.pirates[border("portugal", "aragon")] = "islamic"
    assert line(g, "Borders") == (
        "Borders: England – France: Medici pawn; Portugal – Aragon: Islamic pirate"
    )


def test_a_bank_shows_its_florins_hand_tableau_and_scores() -> None:
    g = pax_position(florins=1)
    own(g, 0, "the_bold", "france")
    own(g, 0, "hungary", republic=True)
    crown(g, "anne_of_brittany", "france")
    hold(g, 0, "jesuits")
    g.players[0].maids.append("joanna_the_mad")
    g.bishops["france"] = "reformation"
    g.concessions[border("england", "france")] = 0
    said = lines(g)
    start = said.index("Fugger Bank: 1 florin")
    assert said[start + 1] == "in hand: Jesuits"
    assert said[start + 2].startswith("East: Hungary [")
    assert said[start + 3].startswith(
        "West: The Bold [Tax, Siege, Inquisitor (Catholic)], "
        "France [Campaign; Reformation bishop; queen Anne of Brittany"
    )
    assert said[start + 4] == "old maids: Joanna the Mad"
    assert said[start + 5].startswith("concessions 1, kings 1, republics 1; prestige: Catholic")


def test_active_victories_and_a_battle_are_shown() -> None:
    g = pax_position()
    assert "No victory is active yet." in lines(g)
    g.active = ["imperial", "holy"]
    units = [Unit("knight_catholic", "agent"), Unit("knight_catholic", "agent")]
    g.battle = Battle("crusade", 0, "france", units, [])
    assert "Active: Imperial Victory, Holy Victory" in lines(g)
    assert lines(g)[-1] == (
        "BATTLE: Crusade, France. Attackers: 2× Catholic knight. Defenders: nobody."
    )


def test_everybody_sees_the_same_table() -> None:
    g = pax_position()
    assert summary(g, 0) == summary(g, 1) == summary(g, None)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_position_of_a_game_can_be_summed_up(lang: str) -> None:
    luck = Dice("summary")
    options = dict.fromkeys(VARIANTS, True)
    match = Match.start(
        FIRST_EDITION,
        players=4,
        seed="summary",
        data=None,
        listen=False,
        **options,  # type: ignore[arg-type]
    )
    spoken = words_of(FIRST_EDITION, lang)
    while match.pending:
        ask = match.pending[0]
        if luck.below(8) == 0:
            said = "\n".join(spoken.summary(match.state, ask.seat))
            assert "_" not in said
            for player in match.state.players:
                assert spoken.catalog.say(f"bank-{player.bank}") in said
        livelier = [move for move in ask.options if move[0] not in ("pass", "sell", "fair", "done")]
        match.submit(ask.seat, luck.pick(livelier or ask.options))
    assert spoken.summary(match.state, None)
