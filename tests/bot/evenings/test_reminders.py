"""A reminder stands at a table while it is true, and never two of them."""

from typing import Any

import pytest

from bot.playground.methods.call import Call
from bot.telegram.outbox import RESULT
from engine.session import Events
from tests.bot.evenings.evening import Evening, Session, charged_calls, is_public
from tests.bot.evenings.person import JSON, text_of
from tests.bot.evenings.test_caesar import sit_down as lay_first
from tests.bot.evenings.test_groups import MINUTE
from tests.bot.evenings.whot import person_on_turn, start_game

WAITS = "time is running out"
NEARLY = 90 + 10  # seconds: three quarters of the two-minute limit, and a little


async def reminders(evening: Evening) -> list[JSON]:
    return [m for m in await evening.people[0].messages() if WAITS in text_of(m)]


async def remind(evening: Evening) -> JSON:
    await evening.pass_time(NEARLY)
    (reminder,) = await reminders(evening)
    return reminder


async def test_a_reminder_goes_when_its_person_has_moved(evening: Evening) -> None:
    await evening.create_group("Ann", "Ben")
    await start_game(evening)
    late = await evening.wait_until(lambda: person_on_turn(evening))
    await remind(evening)
    (other,) = [person for person in evening.people if person is not late]
    await other.tap("📖 Rules")  # shows that the person is active and needs no call
    heard = evening.record_calls()
    await late.say("/move draw")
    await evening.wait_until_painted()
    assert await reminders(evening) == []
    assert [call.cost for call in heard if call.method.casefold() == "deletemessage"] == [0]
    assert len([call for call in charged_calls(heard) if is_public(call)]) == 1  # the table


async def test_who_cannot_be_reminded_in_a_full_group_in_time_is_told_in_private(
    evening: Evening,
) -> None:
    await evening.create_group("Ann", "Ben")
    for person in evening.people:
        await person.start_private_chat()
    await start_game(evening)
    late = await evening.wait_until(lambda: person_on_turn(evening))
    await evening.pass_time(65)
    await evening.use_up_budget(RESULT)  # until after the deadline
    before = await evening.move_count()
    bot = evening.playground.bot.user.id
    await late.wait_for("It’s your turn in Whot!", bot)
    assert await evening.move_count() == before
    assert await reminders(evening) == []


async def test_a_reminder_gives_no_more_time_and_tells_what_comes_then(evening: Evening) -> None:
    await evening.create_group("Ann", "Ben")
    await start_game(evening)
    due = (await evening.session()).due
    words = text_of(await remind(evening))
    assert (await evening.session()).due == due
    assert "If you don’t move, a move will be made for you." in words


async def test_a_reminder_goes_when_there_is_time_anew(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    await remind(evening)
    await ann.say("/settings")
    await ann.tap("1 day")

    async def is_gone() -> bool:
        return not await reminders(evening)

    await evening.wait_until(is_gone, "the end of the reminder")


async def test_an_open_hand_tells_the_same_deadline_as_a_reminder(
    evening: Evening,
) -> None:
    await evening.create_group("Ann", "Ben")
    await start_game(evening)
    late = await evening.wait_until(lambda: person_on_turn(evening))
    await late.tap("My cards")
    await late.wait_for("Only you can see this")
    await remind(evening)
    await evening.settle()
    (hand_screen,) = [m for m in await late.messages() if m.get("ephemeral")]
    (until,) = [e["unix_time"] for e in hand_screen["caption_entities"] if e["type"] == "date_time"]
    assert until * 1000 > evening.now()


async def test_a_reminder_goes_when_the_clock_moves(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    await remind(evening)
    await evening.pass_time(MINUTE / 2)
    await ann.wait_for("Time’s up. ")
    await evening.wait_until_painted()
    assert await reminders(evening) == []


async def test_a_reminder_goes_with_its_game(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    await remind(evening)
    await ann.end_table()
    assert await reminders(evening) == []


async def test_a_reminder_goes_though_the_bot_began_anew(evening: Evening) -> None:
    await evening.create_group("Ann", "Ben")
    await start_game(evening)
    late = await evening.wait_until(lambda: person_on_turn(evening))
    await remind(evening)
    await evening.restart(graceful=False)
    await late.say("/move draw")

    async def is_gone() -> bool:
        return not await reminders(evening)

    await evening.wait_until(is_gone, "the end of the reminder")


async def test_a_reminder_goes_before_a_full_minute_has_room_for_the_table(
    evening: Evening,
) -> None:
    await evening.create_group("Ann", "Ben")
    await start_game(evening)
    late = await evening.wait_until(lambda: person_on_turn(evening))
    await remind(evening)
    chat = evening.address.chat
    assert evening.worker
    while (wait := await evening.worker.outbox.reserve(chat, evening.now())) < 15_000:
        await evening.advance(wait / 1000)
    heard = evening.record_calls()
    await late.say("/move draw")
    await evening.settle()
    assert not charged_calls(heard)
    assert await reminders(evening) == []


async def test_who_moves_while_the_reminder_is_sent_is_not_waited_for(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.create_group("Ann", "Ben")
    await start_game(evening)
    late = await evening.wait_until(lambda: person_on_turn(evening))
    run = evening.playground.api.run
    address = evening.address
    moved: list[Session] = []

    def moves(session: Session | None, now: int) -> tuple[Session | None, Events]:
        assert session is not None
        moved.append(session)
        return session, session.play_text(late.id, "draw", now)

    async def is_painted() -> bool:
        saved = await evening.store.load(address)
        return saved.painted.version == saved.version

    async def slow(call: Call) -> Any:
        """Delay the answer to the reminder until the bot has painted the table again."""
        answer = await run(call)
        if WAITS in call.params.values.get("text", ""):
            assert evening.worker
            await evening.worker.tables.change(address, moves)
            while not await is_painted():
                await evening.advance(0.1)
        return answer

    monkeypatch.setattr(evening.playground.api, "run", slow)
    await evening.pass_time(NEARLY)
    assert moved
    assert await reminders(evening) == []


async def test_two_who_are_late_share_one_reminder(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await lay_first(evening)
    heard = evening.record_calls()
    reminder = await remind(evening)
    mentions = [e for e in reminder["entities"] if e["type"] == "text_mention"]
    assert [mention["user"]["id"] for mention in mentions] == [ann.id, ben.id]
    assert sum(WAITS in str(call.params) for call in heard) == 1


@pytest.mark.slow
async def test_the_next_reminder_replaces_the_one_before(evening: Evening) -> None:
    _, ben = await evening.create_group("Ann", "Ben")
    await lay_first(evening)

    def give_more_time(session: Session | None, now: int) -> tuple[Session | None, Events]:
        assert session is not None
        session.hand_over(ben.id, now)
        return session, session.reclaim(ben.id, now + 15_000)

    assert evening.worker
    await evening.worker.tables.change(evening.address, give_more_time)
    first = await remind(evening)
    await evening.pass_time(10)
    (second,) = await reminders(evening)
    assert second["message_id"] != first["message_id"]
    assert "Ben" in text_of(second)
    assert "Ann" not in text_of(second)
