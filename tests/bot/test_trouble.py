"""A trouble that lasts, as a full disk, is told once, once a minute, and once when it is over."""

import logging

import pytest

from bot.ops.logs import Trouble

FULL = OSError("No space left on device")


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records]


def test_a_trouble_is_told_when_it_begins_and_when_it_is_over(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO)
    trouble = Trouble(logging.getLogger("bot"), "store unavailable")
    trouble.is_over()
    for _ in range(100):
        trouble.lasts(FULL)
    for _ in range(3):
        trouble.is_over()
    assert told(caplog) == ["store unavailable", "over: store unavailable"]
    assert vars(caplog.records[0])["error"] == str(FULL)
    trouble.lasts(FULL)
    assert told(caplog)[2:] == ["store unavailable"]


def test_a_trouble_that_lasts_is_told_once_in_a_while(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr("bot.ops.logs.time.monotonic", lambda: now)
    trouble = Trouble(logging.getLogger("bot"), "store unavailable")
    for _ in range(150):
        trouble.lasts(FULL)
        now += 1.0
    assert [vars(record)["for_seconds"] for record in caplog.records] == [0, 60, 120]
