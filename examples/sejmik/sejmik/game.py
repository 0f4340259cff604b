"""Sejmik as the engine knows it."""

from __future__ import annotations

from sejmik.components import HOME, open_box
from sejmik.judgement import judgement
from sejmik.play import audit, play, standings, why_not
from sejmik.setup import setup
from sejmik.state import Sejmik
from sejmik.view import imagine, summary, view
from stolnik.engine.flow import Seat
from stolnik.engine.game import Game, Option


def house_name(g: Sejmik, seat: Seat) -> str:
    return f"house-{seat}"


SEJMIK = Game(
    name="sejmik",
    version="1",
    home=HOME,
    players=(2, 3, 4),
    options=(Option("veto"),),
    state=Sejmik,
    open_box=open_box,
    setup=setup,
    play=play,
    view=view,
    imagine=imagine,
    why_not=why_not,
    standings=standings,
    audit=audit,
    judgement=judgement,
    moves={"put": ("noble",), "take": ("owner",), "veto": ()},
    families={"noble": "noble", "seat": "seat", "owner": "seat"},
    seat_name=house_name,
    summary=summary,
)
