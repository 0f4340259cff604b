"""Behead (F3): a card leaves a tableau, and an assassin leaves with a king."""

import pytest

from stolnik.games.pax_renaissance.chapters.ops.behead import refuse_behead
from stolnik.games.pax_renaissance.chapters.tableau import in_play
from stolnik.games.pax_renaissance.state import Pax
from tests.games.pax_renaissance.position import crown, listen, own, pax_position, vassal
from tests.games.pax_renaissance.running import icon, menu, targets, use


def victims(g: Pax, card: str) -> list[str]:
    return [str(target) for _, target in targets(g, card, "behead")]


def clause(g: Pax, card: str, target: str) -> str | None:
    refusal = refuse_behead(g, 0, card, icon(g, card, "behead")[1], target)
    return refusal.clause if refusal else None


@pytest.mark.rule("PAX1-F3.1", "PAX1-F3.2", "PAX1-E4.11")
def test_it_discards_a_card_of_the_same_location_from_any_tableau() -> None:
    g = pax_position()
    own(g, 0, "star_chamber", "cromwell")
    own(g, 1, "kingmaker", "luther")
    own(g, 2, "spanish_tercio", "the_grim")
    assert victims(g, "star_chamber") == ["cromwell", "kingmaker", "spanish_tercio"]
    assert clause(g, "star_chamber", "luther") == "PAX1-F3.2"
    use(g, "star_chamber", "behead", ("behead", "kingmaker"))
    assert g.players[1].west == ["luther"]
    assert g.players[0].west == ["star_chamber", "cromwell"]
    assert g.discards == ["kingmaker"]


@pytest.mark.rule("PAX1-F3.2", "PAX1-I1.4", "PAX1-GL.Location.7")
def test_a_crowned_queen_beheads_in_her_kings_empire_and_cards_of_the_whole_west() -> None:
    g = pax_position()
    own(g, 0, "aragon")
    crown(g, "isabella_of_castille", "aragon")
    own(g, 1, "papal_elephant", "duke_of_milan", "luther")
    assert victims(g, "isabella_of_castille") == ["aragon", "papal_elephant", "duke_of_milan"]


@pytest.mark.rule("PAX1-F3.1", "PAX1-F3.3")
def test_a_card_cannot_behead_itself_or_what_lies_in_no_tableau() -> None:
    g = pax_position()
    own(g, 0, "star_chamber")
    g.players[1].hand.append("cromwell")
    g.players[1].maids.append("anne_of_brittany")
    assert menu(g, "west") == []
    assert clause(g, "star_chamber", "star_chamber") == "PAX1-F3.3"
    assert clause(g, "star_chamber", "cromwell") == "PAX1-F3.1"
    assert clause(g, "star_chamber", "anne_of_brittany") == "PAX1-F3.1"


@pytest.mark.rule("PAX1-F3.4")
def test_the_assassin_of_a_vassal_dies_too() -> None:
    g = pax_position()
    own(g, 0, "star_chamber")
    own(g, 1, "france")
    vassal(g, "france", "england")
    use(g, "star_chamber", "behead")
    assert not in_play(g, "england")
    assert in_play(g, "france")
    assert g.players[0].west == []
    assert g.discards == ["star_chamber"]


@pytest.mark.rule("PAX1-F3.4", "PAX1-I1.7")
def test_a_beheaded_king_takes_his_queen_along() -> None:
    g = pax_position()
    own(g, 0, "star_chamber")
    own(g, 1, "england")
    crown(g, "anne_of_brittany", "england")
    use(g, "star_chamber", "behead", ("behead", "england"))
    assert not in_play(g, "england")
    assert g.discards == ["anne_of_brittany", "star_chamber"]


@pytest.mark.rule("PAX1-F3.1", "PAX1-I1.8")
def test_a_queen_is_beheaded_alone_and_no_assassin_dies() -> None:
    g = pax_position()
    own(g, 0, "star_chamber")
    own(g, 1, "england")
    crown(g, "anne_of_brittany", "england")
    use(g, "star_chamber", "behead", ("behead", "anne_of_brittany"))
    assert g.players[1].west == ["england"]
    assert g.players[0].west == ["star_chamber"]
    assert g.discards == ["anne_of_brittany"]


@pytest.mark.rule("PAX1-F3.4", "PAX1-E4.13")
def test_a_queen_may_behead_her_own_king_and_both_go() -> None:
    g = pax_position()
    own(g, 0, "aragon")
    crown(g, "isabella_of_castille", "aragon")
    heard = listen(g)
    use(g, "isabella_of_castille", "behead")
    assert not in_play(g, "aragon")
    assert g.discards == ["isabella_of_castille"]
    told = [type(event).__name__ for event in heard]
    assert told == ["OpUsed", "Beheaded", "CourtLost", "AssassinLost"]


@pytest.mark.rule("PAX1-GL.Bishop.4", "PAX1-GL.Discard.4")
def test_a_beheaded_card_takes_the_bishop_on_it_along() -> None:
    g = pax_position()
    own(g, 0, "star_chamber")
    own(g, 1, "kingmaker")
    g.bishops["kingmaker"] = "catholic"
    use(g, "star_chamber", "behead")
    assert g.bishops == {}


# -- cards that narrow their own Behead -------------------------------------------------------


@pytest.mark.rule("PAX1-A1.1")
def test_the_inquisition_pope_beheads_only_west_cards_under_a_white_or_red_bishop() -> None:
    g = pax_position()
    own(g, 0, "inquisition_pope")
    own(g, 1, "cromwell", "luther", "jesuits", "conquistadors", "soninke_wangara")
    g.bishops.update(
        cromwell="catholic", luther="islamic", jesuits="reformation", soninke_wangara="catholic"
    )
    assert victims(g, "inquisition_pope") == ["cromwell", "jesuits"]
    assert clause(g, "inquisition_pope", "luther") == "PAX1-A1.1"
    assert clause(g, "inquisition_pope", "soninke_wangara") == "PAX1-A1.1"


@pytest.mark.rule("PAX1-A1.1")
def test_the_grand_mufti_beheads_only_east_cards_under_a_black_or_red_bishop() -> None:
    g = pax_position(variants=["expansion"])
    own(g, 0, "grand_mufti")
    own(g, 1, "the_grim", "safavids", "ottoman", "holy_land_crusade", "greek_klephts")
    g.bishops.update(
        the_grim="islamic",
        safavids="catholic",
        ottoman="reformation",
        holy_land_crusade="islamic",
    )
    assert victims(g, "grand_mufti") == ["the_grim", "ottoman"]


# -- the rulebook's examples ------------------------------------------------------------------


@pytest.mark.rule("PAX1-F3.1", "PAX1-F3.2", "PAX1-E4.11", "PAX1-GL.Location.5")
def test_ex13_behead_across_location_east() -> None:
    g = pax_position()
    own(g, 0, "the_grim")
    own(g, 1, "qizilbash")
    use(g, "the_grim", "behead")
    assert g.players[1].east == []
    assert g.discards == ["qizilbash"]
    assert g.players[0].east == ["the_grim"]


@pytest.mark.rule("PAX1-GL.Location.6", "PAX1-F3.2")
def test_ex14_behead_located_in_mamluk() -> None:
    g = pax_position()
    own(g, 0, "mamluk")
    crown(g, "hurrem_sultan_roxelana", "mamluk")
    own(g, 1, "damascus_coffee", "janissaries", "the_grim", "safavids", "holy_land_crusade")
    assert victims(g, "hurrem_sultan_roxelana") == [
        "mamluk",
        "holy_land_crusade",
        "damascus_coffee",
        "janissaries",
    ]


@pytest.mark.rule("PAX1-F3.4", "PAX1-GL.Discard.3")
@pytest.mark.parametrize("republic", [False, True])
def test_ex15_assassin(republic: bool) -> None:
    g = pax_position()
    own(g, 0, "the_grim")
    own(g, 1, "ottoman", republic=republic)
    g.repressed["ottoman"] = ["pawn_1"]
    use(g, "the_grim", "behead")
    assert not in_play(g, "ottoman")
    assert g.repressed == {}
    assert g.players[0].east == []
    assert g.discards == ["the_grim"]
