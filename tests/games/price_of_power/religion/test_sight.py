"""What everybody sees of faiths."""

from __future__ import annotations

import pytest

from stolnik.games.price_of_power.view import view
from tests.games.price_of_power.position import OTTOMANS, europe
from tests.games.price_of_power.religion.faith import believe


@pytest.mark.rule("EU-15.3.2", "EU-15.3.7")
def test_areas_show_the_token_of_their_slot_and_who_is_in_dissent() -> None:
    g = europe(6)
    believe(g, "protestant", "ostlandet")
    believe(g, "revolutionary", "ostlandet")
    areas = view(g, None).areas
    for name in ("ostlandet", "vestlandet", "trondelag"):
        assert (areas[name].faith, areas[name].revolution) == ("protestant", True)
    assert areas["greece"].dissent == [OTTOMANS]
    assert [name for name, seen in areas.items() if OTTOMANS in seen.dissent] == [
        *("greece", "macedonia_and_thrace", "rum", "wallachia_and_bulgaria"),
    ]
    assert view(g, None).supply.faiths["protestant"] == 31
