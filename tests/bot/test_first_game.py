"""A reader at a command line learns a step and taps what the game does not allow."""

import re
from pathlib import Path

import pytest

from tests.bot.program import Program
from tests.first_game import act, main


@pytest.mark.slow
async def test_a_tap_that_the_first_game_does_not_allow_is_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def do(what: str, text: str = "") -> str:
        await act(tmp_path, "Zoe", "en", what, text)
        return capsys.readouterr().out

    def counted() -> str:
        main(str(tmp_path), "Zoe", "en", "count")
        return capsys.readouterr().out

    async with Program(tmp_path, {}, ("-m", "tests.first_game", "serve", str(tmp_path))):
        assert "#1 [1. Match or draw] (blue)" in await do("send", "/learn whot")
        assert "#1 [Next ▸]" in await do("tap", "Match or draw")
        assert "#1 [✚7] (green)  #2 [■2] (green)" in await do("tap", "#1")
        assert "✗ ■2 fits, too" in await do("tap", "■2")
        assert counted().startswith("0 taps in the first game, 0 of them refused")
        hand = await do("send", "/start p_whot")
        shut = re.search(r"(#\d+) \[\S+\d\](?! \()", hand)
        assert shut, hand
        told = await do("tap", shut[1])
        assert "doesn’t fit" in told
        assert counted().startswith("1 taps in the first game, 1 of them refused; not finished")
        assert shut[0].partition(" ")[2] in await do("look")
        assert (tmp_path / "Zoe.png").read_bytes().startswith(b"\x89PNG")
