"""Several topics at once, groups that become supergroups, and buttons of old messages."""

from bot.address import Address
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.person import text_of
from tests.bot.evenings.test_taps import STALE, whose_turn
from tests.bot.evenings.whot import person_on_turn, play_turns, start_game, take_turn


async def test_a_reply_tells_whom_to_kick(evening: Evening) -> None:
    ann, ben, _ = await evening.create_group("Ann", "Ben", "Cleo")
    await start_game(evening)
    said = await ben.say("I play no more")
    await ann.kick("", reply_to=said["key"])
    await ann.wait_for("Ben was removed from the game")
    assert [player.gone for player in (await evening.session()).players] == [False, True, False]


async def test_a_mention_tells_whom_to_kick(evening: Evening) -> None:
    ann, _, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    await start_game(evening)
    mention = f'<a href="tg://user?id={cleo.id}">Cleo</a>'
    await ann.kick(mention, parse_mode="HTML")
    await ann.wait_for("Cleo was removed from the game")
    assert [player.gone for player in (await evening.session()).players] == [False, False, True]


async def test_two_topics_play_at_once(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben", is_forum=True)
    addresses = []
    for name in ("Left", "Right"):
        await evening.open_topic_table(name)
        await ben.tap("Join")
        await ann.tap("Start")
        await ann.wait_for("it’s your turn")
        addresses.append(evening.address)
    for _ in range(3):
        for address, other in (addresses, addresses[::-1]):
            before = (await evening.session(other)).log
            evening.address = address
            await evening.pass_time(20)
            await take_turn(await evening.wait_until(lambda: person_on_turn(evening)))
            await evening.wait_until_painted()
            assert (await evening.session(other)).log == before
    left, right = [await evening.session(address) for address in addresses]
    assert left.id != right.id
    assert min(len(left.log), len(right.log)) >= 4


async def test_an_old_button_still_finds_its_table_after_migration(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben", kind="group")
    await start_game(evening)
    old = await ann.wait_for("📖 Rules")
    person = await whose_turn(evening)
    session = await evening.session()
    (prompt,) = session.prompts.values()
    new = await evening.sim("migrate", chat=ann.chat)
    evening.address = Address(new["id"])
    table = await person.wait_for("it’s your turn")
    data = [b["callback_data"] for row in old["reply_markup"]["inline_keyboard"] for b in row]
    assert f"h:{session.id}" in data
    await person.forge_tap(table, f"h:{session.id}")
    await person.wait_for("Your turn")
    before = await evening.move_count()
    (draw,) = (value for value in data if value.startswith(f"k:{session.id}:{prompt}:"))
    await person.forge_tap(table, draw)
    assert await evening.move_count() == before + 1
    await evening.wait_until_painted()
    other = ben if person is ann else ann
    assert await other.is_on_turn()


async def test_what_comes_late_for_a_group_that_moved_is_handed_on(evening: Evening) -> None:
    """A computer's move or a deadline may name the old chat."""
    ann, _ = await evening.create_group("Ann", "Ben", kind="group")
    await start_game(evening)
    old = evening.address
    new = await evening.sim("migrate", chat=ann.chat)
    evening.address = Address(new["id"])
    await ann.wait_for("it’s your turn")
    before = (await evening.session()).next_due
    assert before
    await evening.store.deliver(old.chat, "request", b'{"shift": 3600000}', None, old)

    async def is_put_off() -> bool:
        return ((await evening.session()).next_due or 0) >= before + 3_600_000

    await evening.wait_until(is_put_off)


async def test_a_button_of_a_message_that_telegram_no_longer_tells(evening: Evening) -> None:
    """The message is too old or was just deleted, so that the update names only its chat."""
    ann, ben = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    before = await evening.session()
    old = await ann.wait_for("📖 Rules")
    await evening.sim("delete", person=ann.id, chat=ann.chat, key=old["key"])
    assert STALE in await ben.forge_tap(old, "h:aaaaaaaa")
    await ben.forge_tap(old, f"h:{before.id}")
    await ben.wait_for("Close")
    assert (await evening.session()).log == before.log


async def test_a_game_goes_on_by_the_buttons_of_a_really_old_table(evening: Evening) -> None:
    await evening.create_group("Ann", "Ben")
    await start_game(evening)
    host = evening.people[0]
    await host.say("/settings")
    await host.tap("no limit")
    evening.playground.clock.advance(3 * 24 * 3600)
    person = await whose_turn(evening)
    assert "tap" not in text_of(await person.wait_for("📖 Rules"))
    await person.tap("My cards")
    await person.wait_for("Your turn")
    await play_turns(evening, moves=2)


async def test_an_administrator_of_another_group_leads_nothing_here(evening: Evening) -> None:
    """The rights of the table's chat count, also for a button forged in one's own group."""
    ann, ben = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    here, session = evening.address, await evening.session()
    (eve,) = await evening.create_group("Eve")
    await eve.say("/newgame whot")
    own = await eve.wait_for("Join")
    said = await eve.forge_tap(own, f"e:{session.id}:yes")
    assert STALE in said
    evening.address, evening.people = here, [ann, ben]
    assert (await evening.session()).phase == "playing"


async def test_who_is_an_administrator_is_asked_once_in_some_minutes(evening: Evening) -> None:
    _, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    evening.people = [ben]
    await ben.say("/newgame whot")
    await ben.wait_for("Join")
    heard = evening.record_calls()
    for _ in range(3):
        assert "Only the host" in await cleo.tap("Start")
    assert len([call for call in heard if call.method.casefold() == "getchatmember"]) == 1
