"""Every command, with any arguments and at any moment, is answered and breaks nothing."""

import pytest

import bot.actions  # noqa: F401
from bot.actions.action import COMMANDS
from bot.address import Address
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.person import Person
from tests.bot.evenings.whot import start_game

ODD = ("", "x" * 3000, "🙂👩‍👩‍👧‍👦 \u202eשלום", "<b>&amp; -1 0 ² @ben_here")
PUT_AWAY = ("endgame", "leave", "newgame")  # these end or replace the table

pytestmark = pytest.mark.slow


async def try_all(evening: Evening, person: Person, chat: int) -> None:
    for name in COMMANDS:
        for odd in ODD:
            if name in PUT_AWAY and odd == "":
                continue
            await person.say(f"/{name} {odd}", chat=chat)
            await evening.settle()
            await evening.pass_time(10)


@pytest.mark.parametrize("stage", ["nothing", "lobby", "game"])
async def test_in_a_group(evening: Evening, stage: str) -> None:
    ann, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    if stage != "nothing":
        await ben.say("/newgame whot")
        await ben.wait_for("Join")
    if stage == "game":
        evening.people = [ben, ann, cleo]
        await start_game(evening, ann)
        await ann.say("/settings")
        await ann.tap("no limit")
    await try_all(evening, cleo, cleo.chat)
    await ben.say("/help")
    await ben.tap("Help")
    await ben.wait_for("start a new game")


@pytest.mark.parametrize("stage", ["nothing", "lobby", "game"])
async def test_alone_with_the_bot(evening: Evening, stage: str) -> None:
    ann = await evening.add_person("Ann")
    evening.people, evening.address = [ann], Address(ann.id)
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=ann.id, bot=bot)
    if stage != "nothing":
        await ann.tap("Differo", bot)
    if stage == "game":
        await ann.tap("Start", bot)
        await ann.wait_for("Which white piece", bot)
    await try_all(evening, ann, bot)
    await ann.say("/help", chat=bot)
    await ann.wait_for("play against the computer", bot)
