"""An evening waits as long as the bot does anything, and ends once only the clock goes on."""

import pytest

from tests import patience
from tests.bot.evenings import evening as harness
from tests.bot.evenings.evening import Evening


async def test_what_never_comes_is_named_once_nothing_moves(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ann,) = await evening.create_group("Ann")
    await ann.say("/newgame whot")
    await ann.wait_for("Join")
    await evening.settle()
    monkeypatch.setattr(patience, "STILL_SECONDS", 1.0)
    monkeypatch.setattr(harness, "QUIET_STEPS", 0)
    with pytest.raises(AssertionError, match=r"(?s)Checkmate never came; .*nothing moved"):
        await ann.wait_for("Checkmate")
