"""Paladins of the West Kingdom as the engine knows it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from stolnik.engine.flow import Seat
from stolnik.engine.game import Game, Option, Options, OptionValue
from stolnik.games.paladins.audit import audit
from stolnik.games.paladins.box_opening import open_box
from stolnik.games.paladins.components import Box
from stolnik.games.paladins.details import details
from stolnik.games.paladins.judgement import judgement
from stolnik.games.paladins.moves import FAMILIES, MOVES, why_not
from stolnik.games.paladins.plans import horizon, plausible
from stolnik.games.paladins.play import play
from stolnik.games.paladins.scoring import standings
from stolnik.games.paladins.setup import setup
from stolnik.games.paladins.state import VIRTUAL, Paladins
from stolnik.games.paladins.summary import summary
from stolnik.games.paladins.view import imagine, view


def _open(options: Options, own: Path | None) -> Box:
    """A folder of one's own is read anew each time; ours does not change."""
    if own is not None:
        return open_box(options, own)
    return _ours(tuple(options.items()))


@cache
def _ours(options: tuple[tuple[str, OptionValue], ...]) -> Box:
    return open_box(dict(options))


def _seat_name(g: Paladins, seat: Seat) -> str:
    if g.virtual is not None and seat == VIRTUAL:
        return "player-virtual"
    return f"player-{seat + 1}"


GAME: Game[Paladins, Box] = Game(
    name="paladins",
    version="1.0.0",
    home=Path(__file__).parent,
    players=(1, 2, 3, 4),
    options=(Option("difficulty", ("standard", "easy", "hard"), players=(1,)),),
    state=Paladins,
    open_box=_open,
    setup=setup,
    play=play,
    view=view,
    imagine=imagine,
    why_not=why_not,
    standings=standings,
    scored=True,
    audit=audit,
    judgement=judgement,
    horizon=horizon,
    plausible=plausible,
    moves=MOVES,
    families=FAMILIES,
    seat_name=_seat_name,
    details=details,
    summary=summary,
)
