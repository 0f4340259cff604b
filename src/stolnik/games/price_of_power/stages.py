"""The names of the steps of a Round, and of those of what takes several steps by itself.

Whoever draws the table has them from here too, by way of the types that the view is told in.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

RoundStep: TypeAlias = Literal[
    "first_draw",
    "first_keep",
    "first_appoint",
    "first_missions",
    "1A",
    "1B",
    "1C",
    "1D",
    "actions",
    "last_actions",
    "last_events",
    "3A",
    "3B",
    "3C",
    "3D",
    "3E",
    "3F",
    "3G",
    "3H",
    "3I",
    "4A",
    "4B",
    "4C",
    "4D",
    "4E",
    "5A",
    "5B",
    "5C",
    "end_of_round",
    "age_cards",
    "age_swap",
    "age_marriages",
    "final_missions",
    "final_scoring",
    "over",
]
BattleStage: TypeAlias = Literal[
    "muster",
    "attacking_general",
    "defending_general",
    "leaders",
    "ideas",
    "attacking_actions",
    "defending_actions",
    "roll",
    "casualties",
    "wounds",
    "retreat",
    "new_main_defender",
    "end",
]
NavalStage: TypeAlias = Literal[
    "muster",
    "admiral",
    "leaders",
    "ideas",
    "attacking_actions",
    "defending_actions",
    "roll",
    "casualties",
    "wounds",
    "captures",
    "prizes",
    "retreat",
    "new_main_defender",
    "end",
]
WarStage: TypeAlias = Literal[
    "targets",
    "penalties",
    "offensive",
    "emperor",
    "emperor_calls",
    "npr_calls",
    "player_calls",
    "power",
    "influence",
    "naval",
    "land",
    "free",
]
"""Of a Declaration of War."""
SailingStage: TypeAlias = Literal["choose", "undock", "gather", "arrive", "pirates"]
ReformingStage: TypeAlias = Literal["marriage", "remove", "place", "unrest"]
PeaceResult: TypeAlias = Literal["total", "partial", "surrender"]
