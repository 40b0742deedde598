"""Rights come from the records of actions; Telegram is asked on the way."""

import asyncio
from typing import Any

import pytest
from telegram import ChatMember

from bot.actions.action import BUTTONS, HOST
from bot.address import partition
from bot.screens import callback_data as keys
from bot.screens.callback_data import write
from bot.store.documents import ChatSettings, changes_of
from bot.store.keys import inbox
from engine.game import house_rules
from tests.bot.evenings.evening import Evening

ONLY_HOST = "Only the host (Ann) or an admin can do that."
# What somebody who is no host asks for with each button that is the host's.
ASKED: dict[str, tuple[Any, ...]] = {
    keys.START: (),
    keys.SWITCH: ("rally",),
    keys.PACE: ("30",),
    keys.FOR_FUN: ("yes",),
    keys.ADD: ("easy",),
    keys.REMOVE: (),
    keys.HOUSE: ("", 1),
    keys.KICK: (0, "{host}"),
    keys.END: ("yes",),
    keys.SPEAK: ("de",),
}


async def delivered(evening: Evening) -> int:
    """Return how many entries the inbox of the group ever held."""
    key = inbox(partition(evening.address.chat))
    found = await evening.store.calls.ask("XINFO", "STREAM", key)
    return int(dict(zip(found[::2], found[1::2], strict=True))[b"entries-added"])


def test_every_button_of_a_host_is_tried_below() -> None:
    assert {button for button, each in BUTTONS.items() if each.right is HOST} == set(ASKED)


@pytest.mark.parametrize("button", ASKED)
async def test_what_is_the_hosts_a_guest_may_not(evening: Evening, button: str) -> None:
    ann, ben, _ = await evening.create_group("Ann", "Ben", "Cid")
    await ann.say("/newgame whot")
    await ben.tap("Join")
    lobby = await ben.wait_for("Seats taken")
    before = await evening.session()
    rest = [str(part).format(host=ann.id) for part in ASKED[button]]
    if button == keys.SPEAK:
        await evening.store.change(evening.address.chat, changes_of(ChatSettings, offered="de"))
    if button == keys.HOUSE:
        rest[0] = next(iter(house_rules(before.rulebook.options)))
    assert ONLY_HOST in await ben.forge_tap(lobby, write(button, before.id, *rest))
    after = await evening.session()
    assert (after.players, after.game, after.options) == (
        before.players,
        before.game,
        before.options,
    )


async def test_a_question_before_everybody_is_closed_by_who_was_asked_or_an_admin(
    evening: Evening,
) -> None:
    ann, ben, cid = await evening.create_group("Ann", "Ben", "Cid")  # Ann owns the group
    await ben.say("/newgame whot")
    await cid.tap("Join")
    await ben.tap("Start")
    await ben.wait_for("turn")
    for asker, other, command in ((cid, ben, "/leave"), (ben, cid, "/endgame")):
        for who in (asker, ann):
            await evening.pass_time(30)
            await asker.say(command)
            question = await who.wait_for("Keep playing")
            assert not question.get("ephemeral")
            assert "Only the person who asked" in await other.tap("Keep playing")
            await who.wait_for("Keep playing")
            await who.tap("Keep playing")
            await evening.settle()
            assert "Keep playing" not in await who.visible_text()
    assert (await evening.session()).phase == "playing"


async def test_an_update_walks_once_round_also_when_telegram_is_asked(evening: Evening) -> None:
    """Nothing is put back into the inbox to ask who is an administrator."""
    ann, ben, cid = await evening.create_group("Ann", "Ben", "Cid")
    await cid.say("/newgame whot")
    await ben.tap("Join")
    lobby = await ann.wait_for("Seats taken")
    id = (await evening.session()).id
    heard, before = evening.record_calls(), await delivered(evening)
    assert "Only the host (Cid)" in await ben.forge_tap(lobby, write(keys.START, id))
    await ann.forge_tap(lobby, write(keys.START, id))  # she owns the group
    assert (await evening.session()).phase == "playing"
    assert [call.method for call in heard].count("getChatMember") == 2
    assert await delivered(evening) - before == 2


async def test_while_telegram_is_asked_the_next_tap_is_answered(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben, _ = await evening.create_group("Ann", "Ben", "Cid")
    await ann.say("/newgame whot")
    lobby = await ben.wait_for("Seats taken")
    id = (await evening.session()).id
    answer, ask = asyncio.Event(), evening.client.member

    async def late(chat: int, user: int) -> ChatMember:
        await answer.wait()
        return await ask(chat, user)

    monkeypatch.setattr(evening.client, "member", late)
    slow = await ben.send_tap(lobby, write(keys.START, id))
    assert "You’re in" in await ben.forge_tap(lobby, write(keys.JOIN, id))
    assert not evening.playground.world.queries[slow].closed
    answer.set()
    assert ONLY_HOST in await ben.wait_for_answer(slow)
