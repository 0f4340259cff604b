"""What an edition is asked: every question to which the two editions have different answers.

The rules that both editions share are written once, in the chapters, and ask these questions
where the rulebooks part; a procedure that differs in shape stands twice in its chapter, side by
side.  The answers are in :mod:`editions`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from stolnik.engine.refusal import Refusal

if TYPE_CHECKING:
    from .state import Pax


@dataclass(frozen=True, eq=False)
class Edition:
    """One edition of the rules; the clauses that part the two stand with each question."""

    number: int

    # -- the parts -------------------------------------------------------------------------

    ships: Mapping[str, str]
    """The token of a pirate, by religion: a rook at sea (PAX1-GL.Pirate.1) or a ship of its own
    (PAX2-B1.4)."""
    thrones_keep_tokens: bool
    """What is repressed in an empire that nobody has is gone (PAX1-GL.Repress.2), or lies on its
    throne, which bishops can enter too (PAX2-GLO.Throne.3, PAX2-GLO.Bishop.1)."""
    couple_is_one_card: bool
    """For bishops, a king and his queen are one card (PAX1-I1.6) or two (PAX2-I1.9, 2e R13)."""
    second_place_of_venice_is_catholic: bool
    """With condottieri Venice holds two tokens (1e R41), or a second catholic one
    (PAX2-G4.6, 2e R45)."""

    # -- the turn --------------------------------------------------------------------------

    passing_allowed: bool
    """Actions may be passed (PAX1-A2.4); or a turn takes at least one (PAX2-D1.1, 2e R34)."""
    actions_must_change_something: bool
    """Ops may be run without using any (PAX1-E4.4); or every action has an effect, and an ops
    action at least one op (PAX2-D1.3, PAX2-E4.2)."""
    hands_are_hidden: bool
    """Hands lie open (1e R9) or are the owner's secret (PAX2-GLO.Hand.1)."""
    maids_can_be_sold: bool
    """An old maid is out of reach (PAX1-I2.2, 1e R32) or can be sold (PAX2-I2.3)."""
    commerce_empties_spaces: bool
    """Commerce takes florins from cards only (PAX1-F2.1, 1e R10) or from spaces too (PAX2-F2.1)."""
    scarce_levies: bool
    """A levy without a token in the reserve fails (1e R29); or one is taken from the
    table, as for agents (PAX2-GLO.TokenManagement.2)."""
    scarce_tokens_may_stand_there: bool
    """A token for which the reserve is empty comes from another place than the one that it is
    meant for (PAX1-GL.TokenManagement.3), or from any (PAX2-GLO.TokenManagement.3, 2e R25)."""
    refresh: Callable[[Pax], bool]
    """Fill the market up; true if that ends the game: as soon as both decks are empty
    (PAX1-L2.2), or when a space stays empty (PAX2-L2.2, 2e R27)."""

    # -- agents and one-shots ----------------------------------------------------------------

    one_shots_bind_agents: bool
    """Agents are always optional (PAX1-E2b.2); or a one-shot that is performed must deploy them,
    before a trade shift or an apostasy, and is cancelled if that cannot be (PAX2-E2.3,
    PAX2-E2.4, 2e R4, 2e R5)."""
    agents_are_mustered: bool
    """The tokens of agents that fight must be had before the battle (PAX1-E2a.1), or only when
    the survivors are placed (2e R25)."""
    pawns_conspire: bool
    """Pawn agents keep out of a conspiracy (PAX1-J1.1) or fight in it (PAX2-J1.1)."""
    pirates_share_safe_borders: bool
    """A concession that pirates cannot kill keeps them off its border (1e R44), or
    shares it with them (PAX2-GLO.Pirate.9, 2e R37)."""
    idle_shifts: bool
    """A trade shift needs a disk to move (PAX1-H1.1, 1e R5), or may move nothing (PAX2-H1.2)."""
    torches_turn_cards_back: bool
    """Playing a torch turns a victory card back (PAX1-M3.1); the 2nd edition has torches only as
    abilities that make a victory cost two actions."""
    bishops_silence_one_shots: bool
    """A bishop silences abilities and ops (PAX1-F1.14), or one-shots too (PAX2-GLO.Bishop.6)."""

    # -- ops -------------------------------------------------------------------------------

    own_empires_can_be_attacked: bool
    """A campaign may turn against an empire of one's own (PAX1-F9.16) or not (PAX2-F9.3)."""
    vassals_meet_next_door: bool
    """From a vassal a bishop goes to the cards beside its suzerain (PAX1-GL.Adjacent.3), or, as
    from any neighbour, to their vassals too (PAX2-F1.11)."""
    waters: Callable[[Pax, Iterable[str]], set[str]]
    """The empires whose sea borders a corsair can reach: all adjacent ones (PAX1-F7.2, 1e R20), or
    those across a sea border (PAX2-F7.1)."""

    # -- wars and regimes --------------------------------------------------------------------

    conspirators_abolish_theocracies: bool
    """A conspiracy may turn a theocracy back (PAX1-J1.5); in the 2nd edition only a vote may."""
    golden_liberty: bool
    """A vote never turns the map card (1st edition), or may end a theocracy (PAX2-F6.10)."""
    conversion: Callable[[Pax, str, str, str], str | None]
    """What a won religious war turns up, if anything: the reverse of the map card if it fits
    (PAX1-K2.1), or always a theocracy of the war's religion (PAX2-K2.1)."""
    land_turns_before_survivors_settle: bool
    """A map card is turned after the survivors have moved in (1e R16) or before (2e R29)."""
    leave_tableau: Callable[[Pax, str, bool], None]
    """How an empire card leaves a tableau: bare, to the stack (PAX1-GL.Discard.2), or to its
    throne with all that lies on it, and with its queen if the flag says so (PAX2-E3.5, 2e R12)."""
    regimes_keep_bishops: bool
    """A regime change leaves the bishop on a card (PAX1-F9.13), or dismisses him unless the card
    came from its throne (PAX2-GLO.RegimeChange.10)."""

    # -- queens ----------------------------------------------------------------------------

    own_kings_can_be_crowned: bool
    """A king must be in the stack (PAX1-I0.3), or on his throne or in the own tableau, and
    unmarried (PAX2-I.3, PAX2-I.4)."""
    crowned_kings_keep_court: bool
    """An own king who is crowned again loses queen and vassals (1e R41), or keeps them
    (PAX2-GLO.Vassal.9, 2e R17)."""
    apostates_return_married: bool
    """A queen who must leave for apostasy goes alone (PAX1-I1.8) or with her king, to his throne
    (PAX2-K3.5)."""

    # -- victory ---------------------------------------------------------------------------

    pirates_count_for_both_shores: bool
    """A pirate between two theocracies of its religion counts once (1e R25) or twice
    (PAX2-L3.5)."""


_bare = cache(Refusal)


def refused(g: Pax, first: str, second: str, *, figures: str = "", **about: object) -> Refusal:
    """The clause of the edition at hand that forbids a move, and the figures that show it."""
    clause = first if g.box.edition.number == 1 else second
    return Refusal(clause, about, figures) if figures else _bare(clause)
