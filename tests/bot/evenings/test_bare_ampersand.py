"""A bare `&`, typed, tapped or in a link, leads nowhere and is written as Telegram's HTML wants."""

import re
from typing import Any

import pytest

from bot.actions.action import COMMANDS
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.person import text_of
from tests.bot.evenings.whot import start_game

PLAY_ON = ("leave", "endgame", "join", "skip")  # these do what they do whatever follows them
BARE = re.compile(r"&(?!(amp|lt|gt|quot|#\d+);)")


def html(heard: list[Any]) -> list[str]:
    """Return what was sent as HTML; labels of buttons and answers to taps are plain text."""
    formatted = [call.params for call in heard if "parse_mode" in call.params]
    return [str(params.get("text") or params.get("caption")) for params in formatted]


@pytest.mark.parametrize("stage", ["nothing", "game"])
async def test_typed_in_a_group_after_any_command(evening: Evening, stage: str) -> None:
    ann, ben, _cleo = await evening.create_group("Ann", "Ben", "Cleo & Co")
    if stage == "game":
        await start_game(evening, ben)
        await evening.remove_time_limit()
    before = await evening.store.load(evening.address)
    heard = evening.record_calls()
    for command in [name for name in COMMANDS if name not in PLAY_ON]:
        await ann.say(f"/{command} &")
        await evening.pass_time(4)
    assert not [text for text in html(heard) if BARE.search(text)]
    assert html(heard)
    assert (await evening.store.load(evening.address)).version == before.version


async def test_typed_or_tapped_alone_with_the_bot(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    bot = await ann.start_private_chat()
    hello = await ann.wait_for("Whot", bot)
    heard = evening.record_calls()
    for text in ("&", "/start &", "/&", "/start h_&", "/newgame &", "& &amp; <b>"):
        before = len(await ann.messages(bot))
        await ann.say(text, chat=bot)
        await evening.pass_time(4)
        assert len(await ann.messages(bot)) == before + 2, text
    for data in ("&", "h:&", "&:&:&", "N::&"):
        query = await ann.send_tap(hello, data, bot)
        await ann.wait_for_answer(query)
        await evening.pass_time(1)
    assert not [text for text in html(heard) if BARE.search(text)]
    assert html(heard)
    assert "Whot" in text_of((await ann.messages(bot))[1])
    assert (await evening.store.load(evening.address)).session is None
