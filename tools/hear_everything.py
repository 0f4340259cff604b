"""Play games at random and note what the variables of their messages hold.

Called by ``python -m tools.say_everything --hear``; what was heard before is kept.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final
from unittest.mock import patch

from stolnik.engine.errors import HERE
from stolnik.engine.flow import Ask
from stolnik.engine.game import AnyGame
from stolnik.engine.match import Match
from stolnik.engine.registry import load
from stolnik.engine.vocabulary import Family, Seats
from stolnik.engine.words import Words, words_of
from stolnik.proof.speech import Speech
from stolnik.proof.trial import random_moves
from stolnik.text import Catalog, Phrase
from tools.say_everything import FLAG, HEARD, NOTHING, NUMBER, SEAT, SHOWN, Heard, gender, heard_in

GAMES: Final = {"price_of_power": 8}
"""How many games of each are played, if not ``FEW``."""
FEW: Final = 12
LONGEST: Final = 2500
"""Moves after which a game is left."""
LOOKED: Final = 150
"""At one position in so many everything on the board is looked at."""


class Listener:
    """Notes what each variable of each message held."""

    def __init__(self, game: AnyGame, heard: Heard) -> None:
        self.heard = heard
        self.polish = words_of(game, "pl").catalog
        self.kinds = game.speech.vocabulary.kinds

    def note(self, g: Any, message: str, about: Mapping[str, object]) -> None:
        variables = self.heard.setdefault(message, {})
        for field, value in about.items():
            shapes = variables.setdefault(field, [])
            shape = self.shape(g, field, value)
            if shape is not None and shape not in shapes and self.news(shape, shapes):
                shapes.append(shape)

    def shape(self, g: Any, field: str, value: object) -> Any:
        kind = self.kinds.get(field)
        if isinstance(value, bool):
            return FLAG
        if isinstance(value, Phrase):
            return f"said {value.message}"
        if isinstance(value, int):
            return SEAT if isinstance(kind, Seats) else NUMBER
        if value is None:
            return NOTHING
        if isinstance(value, (list, tuple)):
            return [self.shape(g, field, part) for part in value[:2]]
        if isinstance(kind, Family):
            return f"name {kind.message(g, str(value)).partition('-')[0]}"
        return f"text {value}"

    def news(self, shape: Any, shapes: Sequence[Any]) -> bool:
        """Whether a shape shows more than those that were noted."""
        if isinstance(shape, list):
            return all(not isinstance(one, list) or len(one) != len(shape) for one in shapes)
        kind, _, what = shape.partition(" ")
        if kind == "text":
            return sum(one.startswith("text ") for one in shapes if isinstance(one, str)) < 2
        if kind != "said":
            return True
        family = f"said {what.partition('-')[0]}-"
        known = [one for one in shapes if isinstance(one, str) and one.startswith(family)]
        if not self.polish.has(what) or self.polish.variables(what):
            return len(known) < 2 * SHOWN
        genders = {
            gender(self.polish.say(one.partition(" ")[2]))
            for one in known
            if not self.polish.variables(one.partition(" ")[2])
        }
        return len(known) < SHOWN and gender(self.polish.say(what)) not in genders


def hear(games: Sequence[str]) -> None:
    for name in games:
        game = load(name)
        heard = heard_in(name)
        listener = Listener(game, heard)
        for number in range(GAMES.get(name, FEW)):
            play(game, listener, number)
        drop_unused(game, heard)
        everything = json.loads(HEARD.read_text("utf-8")) if HEARD.exists() else {}
        everything[name] = heard
        HEARD.parent.mkdir(exist_ok=True)
        text = json.dumps(everything, ensure_ascii=False, indent=1, sort_keys=True)
        HEARD.write_text(text + "\n", "utf-8")
        print(f"{name}: heard {len(heard)} messages", flush=True)


def drop_unused(game: AnyGame, heard: Heard) -> None:
    """Forget messages that are no more, and what their words do not use."""
    catalog = words_of(game, "pl").catalog
    engine = Catalog.load("pl", [HERE / "text"]).ids()
    for message in list(heard):
        if not catalog.has(message) or message in engine:
            del heard[message]
            continue
        used = catalog.variables(message)
        if catalog.has(f"{message}.label"):
            used |= catalog.variables(f"{message}.label")
        kept = {name: shapes for name, shapes in heard[message].items() if name in used and shapes}
        heard[message] = {name: sorted(shapes, key=str) for name, shapes in kept.items()}
        if not kept:
            del heard[message]


def play(game: AnyGame, listener: Listener, number: int) -> None:
    """One game at random, with every option that its number chooses; all of it is said."""
    players = game.players[number % len(game.players)]
    options: dict[str, Any] = {
        option.name: option.values[number // len(game.players) % len(option.values)]
        for option in game.options
        if not option.players or players in option.players
    }
    phrase, ask = Words.phrase, Words.ask

    def phrase_heard(self: Words, g: Any, message: str, about: Mapping[str, object]) -> str:
        listener.note(g, message, about)
        return phrase(self, g, message, about)

    def ask_heard(self: Words, g: Any, question: Ask) -> str:
        listener.note(g, f"ask-{question.topic}", {"seat": question.seat, **question.about})
        return ask(self, g, question)

    with patch.object(Words, "phrase", phrase_heard), patch.object(Words, "ask", ask_heard):
        match = Match.start(
            game, players=players, seed=f"hear {number}", nonces=(), listen=True, **options
        )
        speech, told = Speech(game), 0
        for made, (seat, move) in enumerate(random_moves(match, f"hear {number}")):
            for question in match.pending:
                speech.ask(match, question)
            if made % LOOKED == 0:
                look(match, speech)
            if made > LONGEST:
                return
            match.submit(seat, move)
            for _, event, _ in match.log[told:]:
                speech.event(match, event)
            told = len(match.log)
        look(match, speech)
        speech.result(match)


def look(match: Match, speech: Speech) -> None:
    """Everything on the board, and why it cannot be used."""
    for seat in (None, *range(match.players)):
        speech.summary(match, seat)
    if match.game.speech.map is not None:
        speech.say(lambda words: words.map(match.state, None))
    for number, element in enumerate(match.setting.lexicon.elements_there_are):
        chair = match.at(number % match.players)
        reasons = chair.why_not_element(element) if chair.ask is not None else []
        for refusal in (reason[1] for reason in reasons):
            speech.say(partial(Words.refusal, g=match.state, refusal=refusal))
        now = chair.inspect(element)
        speech.say(partial(Words.figures, g=match.state, name=now.figures, about=now.about))
        speech.thing(match, element, now, reasons)
        speech.say(partial(Words.element, g=match.state, element=element))
