"""The two editions side by side: their answers to every question that parts them.

What each question means, and which clauses give the answers, stands in :class:`Edition`.
"""

from __future__ import annotations

from typing import Final

from .box.components import ROOKS, SHIPS
from .chapters.market import refresh_column_by_column, refresh_row_by_row
from .chapters.ops.corsair import adjacent_waters, connected_waters
from .chapters.tableau import to_its_throne, to_the_stack
from .chapters.wars.religious_war import reverse_if_it_fits, theocracy_of_the_war
from .edition import Edition

FIRST: Final = Edition(
    number=1,
    # the parts
    ships=ROOKS,
    thrones_keep_tokens=False,
    couple_is_one_card=True,
    second_place_of_venice_is_catholic=False,
    # the turn
    passing_allowed=True,
    actions_must_change_something=False,
    hands_are_hidden=False,
    maids_can_be_sold=False,
    commerce_empties_spaces=False,
    scarce_levies=False,
    scarce_tokens_may_stand_there=False,
    refresh=refresh_row_by_row,
    # agents and one-shots
    one_shots_bind_agents=False,
    agents_are_mustered=True,
    pawns_conspire=False,
    pirates_share_safe_borders=False,
    idle_shifts=False,
    torches_turn_cards_back=True,
    bishops_silence_one_shots=False,
    # ops
    own_empires_can_be_attacked=True,
    vassals_meet_next_door=False,
    waters=adjacent_waters,
    # wars and regimes
    conspirators_abolish_theocracies=True,
    golden_liberty=False,
    conversion=reverse_if_it_fits,
    land_turns_before_survivors_settle=False,
    leave_tableau=to_the_stack,
    regimes_keep_bishops=True,
    # queens
    own_kings_can_be_crowned=False,
    crowned_kings_keep_court=False,
    apostates_return_married=False,
    # victory
    pirates_count_for_both_shores=False,
)

SECOND: Final = Edition(
    number=2,
    # the parts
    ships=SHIPS,
    thrones_keep_tokens=True,
    couple_is_one_card=False,
    second_place_of_venice_is_catholic=True,
    # the turn
    passing_allowed=False,
    actions_must_change_something=True,
    hands_are_hidden=True,
    maids_can_be_sold=True,
    commerce_empties_spaces=True,
    scarce_levies=True,
    scarce_tokens_may_stand_there=True,
    refresh=refresh_column_by_column,
    # agents and one-shots
    one_shots_bind_agents=True,
    agents_are_mustered=False,
    pawns_conspire=True,
    pirates_share_safe_borders=True,
    idle_shifts=True,
    torches_turn_cards_back=False,
    bishops_silence_one_shots=True,
    # ops
    own_empires_can_be_attacked=False,
    vassals_meet_next_door=True,
    waters=connected_waters,
    # wars and regimes
    conspirators_abolish_theocracies=False,
    golden_liberty=True,
    conversion=theocracy_of_the_war,
    land_turns_before_survivors_settle=True,
    leave_tableau=to_its_throne,
    regimes_keep_bishops=False,
    # queens
    own_kings_can_be_crowned=True,
    crowned_kings_keep_court=True,
    apostates_return_married=True,
    # victory
    pirates_count_for_both_shores=True,
)
