"""Why not?  Every answer that is refused names the clause that refuses it."""

from __future__ import annotations

from itertools import islice

import pytest

from stolnik.engine.dice import Dice
from stolnik.engine.flow import Ask, Move
from stolnik.engine.game import AnyGame
from stolnik.engine.match import Match
from stolnik.engine.refusal import Refusal
from stolnik.engine.vocabulary import Family, Lexicon
from stolnik.engine.words import words_of
from stolnik.games.pax_renaissance.box.components import Agent
from stolnik.games.pax_renaissance.chapters.agents import place_agents
from stolnik.games.pax_renaissance.chapters.play_card import launch, play_card
from stolnik.games.pax_renaissance.chapters.trade_fair import levy
from stolnik.games.pax_renaissance.chapters.wars.regime_change import offer_concession
from stolnik.games.pax_renaissance.game import FIRST_EDITION, SECOND_EDITION
from stolnik.games.pax_renaissance.speech.vocabulary import VOCABULARY
from stolnik.games.pax_renaissance.state import Pax
from stolnik.text import LANGUAGES
from tests.games.pax_renaissance.both import EACH_EDITION, cited
from tests.games.pax_renaissance.position import (
    border,
    first_ask,
    hold,
    own,
    pax_position,
    stand,
)
from tests.games.pax_renaissance.questions import question, topics, why_not
from tests.games.pax_renaissance.running import icon


def refusal_of(g: Pax, ask: Ask, move: Move) -> str | None:
    refusal = why_not(g, ask, move)
    return None if refusal is None else refusal.clause


# -- the menu ------------------------------------------------------------------------------------


def menu(g: Pax) -> Ask:
    return question("action", ("pass",), actions=g.turn.actions)


def test_the_menu_asks_the_guard_of_each_action() -> None:
    g = pax_position(florins=1)
    dear = g.market["west"].cards[3]
    assert dear is not None
    assert refusal_of(g, menu(g), ("buy", dear)) == "PAX1-E1.6"
    assert refusal_of(g, menu(g), ("play", dear)) == "PAX1-E2.1"
    assert refusal_of(g, menu(g), ("sell", "france")) == "PAX1-E3.2"
    assert refusal_of(g, menu(g), ("ops", "east")) == "PAX1-E4.6"
    assert refusal_of(g, menu(g), ("victory", "holy")) == "PAX1-L2.1"
    assert refusal_of(g, menu(g), ("lose", "paris", "knight_catholic")) == "PAX1-A2.3"


def test_what_is_allowed_is_not_refused() -> None:
    g = pax_position()
    assert why_not(g, menu(g), ("pass",)) is None


# -- cards, agents and queens ----------------------------------------------------------------------


def agents_of(g: Pax, card: str) -> Ask:
    own(g, 0, card)
    return first_ask(place_agents(g, 0, card, g.box.cards[card].agents))


def test_agents_stay_at_the_location_of_their_card() -> None:
    g = pax_position()
    ask = agents_of(g, "zupy_krakowskie_company")  # a Catholic knight for Hungary
    assert ("place", "knight_catholic", "buda") in ask.options
    assert refusal_of(g, ask, ("place", "knight_catholic", "paris")) == "PAX1-E2b.7"
    assert refusal_of(g, ask, ("place", "knight_islamic", "buda")) == "PAX1-E2b.3"
    assert refusal_of(g, ask, ("yes",)) == "PAX1-E2b.3"


@pytest.mark.rule("PAX1-GL.Location.7")
def test_agents_of_a_card_of_the_whole_west_go_to_one_empire() -> None:
    g = pax_position(variants=("expansion",))
    own(g, 0, "marechaussee")  # a Catholic rook for the West
    rook = Agent("rook", "catholic")
    placing = place_agents(g, 0, "marechaussee", [rook, rook])
    next(placing)
    ask = placing.send(("place", "rook_catholic", "paris"))
    assert isinstance(ask, Ask)
    assert ("place", "rook_catholic", "lyon") in ask.options
    assert refusal_of(g, ask, ("place", "rook_catholic", "london")) == "PAX1-GL.Location.7"


def test_who_cannot_pay_cannot_oust() -> None:
    g = pax_position(florins=0)
    stand(g, buda="rook_islamic")
    ask = agents_of(g, "zupy_krakowskie_company")
    assert refusal_of(g, ask, ("oust", "knight_catholic", "buda")) == "PAX1-E2b.8"


def test_a_war_is_refused_where_the_card_does_not_reach() -> None:
    g = pax_position()
    own(g, 0, "the_bold")  # a conspiracy in France
    ask = first_ask(launch(g, 0, "the_bold", g.box.cards["the_bold"].agents))
    assert refusal_of(g, ask, ("attack", "england")) == "PAX1-GL.Location.1"
    assert refusal_of(g, ask, ("yes",)) is not None


def test_a_queen_takes_no_king_but_her_suitors_in_the_stack() -> None:
    g = pax_position()
    own(g, 1, "portugal")
    hold(g, 0, "joanna_the_mad")  # Portugal, Aragon, Holy Roman Empire
    ask = first_ask(play_card(g, 0, "joanna_the_mad"))
    assert refusal_of(g, ask, ("marry", "hungary")) == "PAX1-I0.2"
    assert refusal_of(g, ask, ("marry", "portugal")) == "PAX1-I0.3"


# -- regime changes and fairs ----------------------------------------------------------------------


def test_a_new_ruler_has_no_concession_elsewhere_or_beside_a_pirate() -> None:
    g = pax_position()
    own(g, 0, "england")
    g.pirates[border("england", "portugal")] = "catholic"
    ask = first_ask(offer_concession(g, 0, "england"))
    far, held = border("hungary", "ottoman"), border("england", "portugal")
    assert refusal_of(g, ask, ("concession", far)) == "PAX1-GL.RegimeChange.11"
    assert refusal_of(g, ask, ("concession", held)) == "PAX1-GL.Border.4"


@pytest.mark.rule("PAX1-G4.1", "PAX1-GL.City.3")
def test_a_levy_goes_to_an_open_city_of_its_own_map_card() -> None:
    g = pax_position()
    stand(g, paris="knight_catholic")
    ask = first_ask(levy(g, 0, "france"))
    assert refusal_of(g, ask, ("levy", "london")) == "PAX1-G4.1"
    assert refusal_of(g, ask, ("levy", "paris")) == "PAX1-GL.City.3"
    assert refusal_of(g, ask, ("done",)) == "PAX1-G4.1"


@pytest.mark.rule("PAX1-B5.12", "PAX2-B6.15")
@EACH_EDITION
def test_no_levy_goes_to_a_covered_emporium(edition: int) -> None:
    g = pax_position(edition=edition)
    ask = first_ask(levy(g, 0, "portugal"))
    assert refusal_of(g, ask, ("levy", "spice_islands")) == cited(g, "PAX1-B5.12", "PAX2-B6.15")


@pytest.mark.rule("PAX1-GL.TokenManagement.1")
def test_no_levy_without_a_token_in_the_reserve() -> None:
    g = pax_position()
    own(g, 1, "england")
    g.repressed["england"] = ["rook_catholic"] * g.box.supply["rook_catholic"]
    ask = question("levy", ("levy", "paris"), empire="france")
    assert refusal_of(g, ask, ("levy", "bruges")) == "PAX1-GL.TokenManagement.1"


# -- ops -------------------------------------------------------------------------------------------


def test_an_op_is_refused_by_its_card_its_side_and_its_target() -> None:
    g = pax_position()
    own(g, 0, "the_bold", "jesuits")  # Tax, Siege and Inquisitor in France; one op
    stand(g, paris="knight_catholic", london="rook_catholic")
    g.turn.running = ["west"]
    running = question("ops", ("done",), side="west")
    tax, _ = icon(g, "the_bold", "tax")
    siege, _ = icon(g, "the_bold", "siege")
    assert refusal_of(g, running, ("op", "janissaries", 0)) == "PAX1-E4.2"
    assert refusal_of(g, running, ("op", "jesuits", 2)) == "PAX1-E4.6"
    assert refusal_of(g, running, ("op", "the_bold", tax)) is not None
    sieging = question("siege", ("siege_city", "paris"), card="the_bold", op=siege)
    assert refusal_of(g, sieging, ("siege_city", "london")) == "PAX1-E4.8"
    assert refusal_of(g, sieging, ("siege_city", "lyon")) == "PAX1-F8.1"
    assert refusal_of(g, sieging, ("vote", "france")) == "PAX1-E4.6"


# -- nonsense, and whole games ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "move",
    [
        (),
        ("fly",),
        ("buy",),
        ("buy", "no_such_card"),
        ("buy", 3),
        ("op", "the_bold", "first"),
        ("op", "the_bold", 99),
        ("fair", "north"),
        ("ops", "north"),
        ("victory", "x"),
        ("sell", 3, 4),
        ("siege_city", "paris", "lyon"),
        ("place", "knight_catholic", "atlantis"),
        ("levy", "paris", "paris"),
    ],
)
def test_nonsense_is_not_explained_by_a_rule(move: Move) -> None:
    g = pax_position()
    assert why_not(g, menu(g), move) is None


def test_every_part_of_a_move_is_said_by_name_or_chosen_by_id() -> None:
    kinds = {part: kind for verb in VOCABULARY.verbs for part, kind in verb.parts.items()}
    assert {part for part, kind in kinds.items() if not isinstance(kind, Family)} == {"index"}


def test_every_question_is_answered_by_verbs_that_exist() -> None:
    for topic in topics().values():
        assert topic.verbs
        assert set(topic.verbs) <= set(VOCABULARY.by_name), topic


def test_every_question_knows_the_clause_that_sets_its_options() -> None:
    for topic in topics().values():
        for game in (FIRST_EDITION, SECOND_EDITION):
            assert any(clause in game.ledger.clauses for clause in topic.set_by), topic


def some_moves(match: Match, ask: Ask, offered: dict[Move, None], luck: Dice) -> list[Move]:
    """Answers that were options some time, most of which are none now, and any others at all.

    Half of those have a verb that belongs to the question.
    """
    pool = [*offered]
    luck.shuffle(pool)
    lexicon = match.setting.lexicon
    any_at_all = [lexicon.move(luck.below(lexicon.size)) for _ in range(10)]
    verbs = [VOCABULARY.by_name[luck.pick(ask.topic.verbs)] for _ in range(10)]
    of_the_question: list[Move] = [
        (verb.name, *(luck.pick(tuple(lexicon.ids(kind))) for kind in verb.parts.values()))
        for verb in verbs
    ]
    plain: list[Move] = [("done",), ("yes",), ("no",), ("pass",)]
    return [*islice(pool, 25), *any_at_all, *of_the_question, *plain]


@pytest.mark.parametrize(
    "game, players",
    [(game, players) for game in (FIRST_EDITION, SECOND_EDITION) for players in game.players],
    ids=lambda each: each if isinstance(each, int) else each.name,
)
def test_whatever_is_no_option_is_refused_by_a_clause_of_the_ledger(
    game: AnyGame, players: int
) -> None:
    seed = f"why not {players}"
    luck = Dice(seed)
    options = {"expansion": True} if game is FIRST_EDITION else {"map_1550": True}
    match = Match.start(game, players=players, seed=seed, data=None, listen=False, **options)  # type: ignore[arg-type]
    spoken = [words_of(game, lang) for lang in LANGUAGES]
    offered: dict[Move, None] = {}
    while match.pending:
        ask = match.pending[0]
        offered |= dict.fromkeys(ask.options)
        for move in some_moves(match, ask, offered, luck):
            refusal = match.why_not(ask.seat, move)
            if move in ask.options:
                assert refusal is None
            else:
                assert isinstance(refusal, Refusal), (ask.topic, move)
                assert refusal.clause in game.ledger.clauses
                if not luck.below(20):
                    for words in spoken:
                        assert f"[{refusal.clause}]" in words.refusal(match.state, refusal)
            if move[0] in ask.topic.verbs and not luck.below(20):
                for words in spoken:
                    assert words.move(match.state, ask, move)
                    assert words.label(match.state, ask, move)
        livelier = [move for move in ask.options if move[0] not in ("pass", "sell", "fair", "done")]
        match.submit(ask.seat, luck.pick(livelier or ask.options))


@pytest.mark.parametrize(
    ("topic", "move", "element", "clause"),
    [
        ("losses", ("lose", "paris", "knight_catholic"), "city:paris", "PAX1-GL.Battle.1"),
        ("survivors", ("settle", "rook_islamic", "paris"), "city:paris", "PAX1-GL.Battle.7"),
        (
            "survivors",
            ("settle", "rook_islamic", border("england", "france")),
            f"border:{border('england', 'france')}",
            "PAX1-GL.Battle.7",
        ),
        ("losses", ("lose", "france", "pawn_1"), "card:france", "PAX1-GL.Battle.1"),
    ],
)
def test_places_of_units_are_elements_where_nobody_can_mean_a_unit_that_is_not_there(
    topic: str, move: Move, element: str, clause: str
) -> None:
    g = pax_position()
    ask = question(topic)
    lexicon = Lexicon(VOCABULARY, g.box, 3)
    assert element in lexicon.elements(g, ask, move)
    assert refusal_of(g, ask, move) == clause
    assert list(lexicon.naming(g, ask, element, 50)) == []
