"""A move that the rules refuse is judged once, and worded once, whoever asks."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from stolnik.engine.setting import Setting
from stolnik.engine.words import Words
from stolnik.table.making import Making
from stolnik.table.problems import Problem
from stolnik.table.protocol import NewRoom
from tests.table.server import at_home


def test_a_refused_move_is_judged_and_worded_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: Counter[str] = Counter()

    def count(owner: type, name: str) -> None:
        whole = getattr(owner, name)

        def counting(*given: Any) -> Any:
            counted[name] += 1
            return whole(*given)

        monkeypatch.setattr(owner, name, counting)

    async def play() -> None:
        async with at_home(tmp_path) as (house, ala):
            wanted = NewRoom(game="pax_renaissance_1e", players=2, seats=["me"] * 2, start=True)
            sitting = await Making(house).make(ala, wanted)
            course = sitting.scene.running()
            ask = course.match.pending[0]
            not_in_hand = ("play", ask.options[0][1])
            count(Setting, "refusal")
            count(Words, "reason")
            async with sitting.lock:
                question = course.question(ask.seat)
                with pytest.raises(Problem) as raised:
                    await sitting.submit(ala.person.id, ask.seat, question, not_in_hand)
                said = raised.value.say("pl")
            assert counted == {"refusal": 1, "reason": 1}
            assert raised.value.code == "refused"
            (answer,) = sitting.scene.why_not(ask.seat, "pl", not_in_hand, None).answers
            assert (answer.clause, answer.say) == (raised.value.clause, said)
            assert said.endswith(f"[{answer.clause}]")
            assert (course.step, course.match.number) == (0, 0)

    asyncio.run(play())
