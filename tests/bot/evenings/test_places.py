"""Topics side by side, groups that move, players who are sent off, and messages of long ago."""

from bot.address import Address
from tests.bot.evenings.evening import Evening, words_of
from tests.bot.evenings.test_taps import STALE, whose_turn
from tests.bot.evenings.whot import asked, play_on, sit_down, take_turn


async def test_a_reply_tells_whom_to_kick(evening: Evening) -> None:
    ann, ben, _ = await evening.gather("Ann", "Ben", "Cleo")
    await sit_down(evening)
    said = await ben.say("I play no more")
    await ann.sends_off("", reply_to=said["key"])
    await ann.reads("Ben had to leave the table")
    assert [player.gone for player in (await evening.session()).players] == [False, True, False]


async def test_a_mention_tells_whom_to_kick(evening: Evening) -> None:
    ann, _, cleo = await evening.gather("Ann", "Ben", "Cleo")
    await sit_down(evening)
    mention = f'<a href="tg://user?id={cleo.id}">Cleo</a>'
    await ann.sends_off(mention, parse_mode="HTML")
    await ann.reads("Cleo had to leave the table")
    assert [player.gone for player in (await evening.session()).players] == [False, False, True]


async def test_two_topics_play_at_once(evening: Evening) -> None:
    ann, ben = await evening.gather("Ann", "Ben", is_forum=True)
    addresses = []
    for name in ("Left", "Right"):
        await evening.open_topic(name)
        await ben.tap("Join")
        await ann.tap("Start")
        await ann.reads("it is your turn")
        addresses.append(evening.address)
    for _ in range(3):
        for address, other in (addresses, addresses[::-1]):
            before = (await evening.session(other)).log
            evening.address = address
            await evening.pass_time(20)
            await take_turn(await evening.until(lambda: asked(evening)))
            await evening.painted()
            assert (await evening.session(other)).log == before
    left, right = [await evening.session(address) for address in addresses]
    assert left.id != right.id
    assert min(len(left.log), len(right.log)) >= 4


async def test_an_old_button_still_finds_its_table_after_migration(evening: Evening) -> None:
    ann, ben = await evening.gather("Ann", "Ben", kind="group")
    await sit_down(evening)
    old = await ann.reads("📖 Rules")
    person = await whose_turn(evening)
    session = await evening.session()
    (prompt,) = session.prompts.values()
    new = await evening.sim("migrate", chat=ann.chat)
    evening.address = Address(new["id"])
    table = await person.reads("it is your turn")
    data = [b["callback_data"] for row in old["reply_markup"]["inline_keyboard"] for b in row]
    assert f"h:{session.id}" in data
    await person.forge(table, f"h:{session.id}")
    await person.reads("It is your turn")
    before = await evening.moves()
    (draw,) = (value for value in data if value.startswith(f"k:{session.id}:{prompt}:"))
    await person.forge(table, draw)
    assert await evening.moves() == before + 1
    await evening.painted()
    other = ben if person is ann else ann
    assert await other.is_asked()


async def test_what_comes_late_for_a_group_that_moved_is_handed_on(evening: Evening) -> None:
    """As a computer's thought may, or a deadline."""
    ann, _ = await evening.gather("Ann", "Ben", kind="group")
    await sit_down(evening)
    old = evening.address
    new = await evening.sim("migrate", chat=ann.chat)
    evening.address = Address(new["id"])
    await ann.reads("it is your turn")
    before = (await evening.session()).next_due
    assert before
    await evening.store.deliver(old.chat, "request", b'{"shift": 3600000}', None, old)

    async def is_put_off() -> bool:
        return ((await evening.session()).next_due or 0) >= before + 3_600_000

    await evening.until(is_put_off)


async def test_a_button_of_a_message_that_telegram_no_longer_tells(evening: Evening) -> None:
    """It is too old, or was deleted while somebody tapped: only its chat is told."""
    ann, ben = await evening.gather("Ann", "Ben")
    await sit_down(evening)
    before = await evening.session()
    old = await ann.reads("📖 Rules")
    await evening.sim("delete", person=ann.id, chat=ann.chat, key=old["key"])
    assert STALE in await ben.forge(old, "h:aaaaaaaa")
    await ben.forge(old, f"h:{before.id}")
    await ben.reads("Close")
    assert (await evening.session()).log == before.log


async def test_a_game_goes_on_by_the_buttons_of_a_really_old_table(evening: Evening) -> None:
    await evening.gather("Ann", "Ben")
    await sit_down(evening)
    host = evening.people[0]
    await host.say("/settings")
    await host.tap("no limit")
    evening.playground.clock.advance(3 * 24 * 3600)
    person = await whose_turn(evening)
    assert "tap" not in words_of(await person.reads("📖 Rules"))
    await person.tap("My cards")
    await person.reads("It is your turn")
    await play_on(evening, moves=2)


async def test_an_administrator_of_another_group_leads_nothing_here(evening: Evening) -> None:
    """Not even with a forged button in the own group: the table's chat counts."""
    ann, ben = await evening.gather("Ann", "Ben")
    await sit_down(evening)
    here, session = evening.address, await evening.session()
    (eve,) = await evening.gather("Eve")
    await eve.say("/newgame whot")
    own = await eve.reads("Join")
    said = await eve.forge(own, f"e:{session.id}:yes")
    assert STALE in said
    evening.address, evening.people = here, [ann, ben]
    assert (await evening.session()).phase == "playing"


async def test_who_is_an_administrator_is_asked_once_in_some_minutes(evening: Evening) -> None:
    _, ben, cleo = await evening.gather("Ann", "Ben", "Cleo")
    evening.people = [ben]
    await ben.say("/newgame whot")
    await ben.reads("Join")
    heard = evening.listen()
    for _ in range(3):
        assert "Only the host" in await cleo.tap("Start")
    assert len([call for call in heard if call.method.casefold() == "getchatmember"]) == 1
