"""The flood limit: for everybody who writes, by when it was done and not by when it is handled; and
for those who look on, by how much the group has to do."""

from bot.address import partition
from bot.chat_queues import MOST_OF_WATCHERS
from bot.requests.throttle import AT_ONCE, EVERY, Throttle
from bot.screens import callback_data as keys
from bot.screens.callback_data import write
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.person import text_of
from tests.bot.evenings.test_taps import whose_turn
from tests.bot.evenings.whot import start_game

TOO_FAST = "That was a bit fast"


async def test_taps_that_waited_while_the_bot_was_away_are_all_taken(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    table = await ben.wait_for("My cards")
    data = write(keys.WHY_NOT, (await evening.session()).id, 0, 0)
    await evening.stop_bot()
    taps = [await ben.send_tap(table, data) for _ in range(3 * AT_ONCE)]
    await evening.start_bot()
    answers = [await ben.wait_for_answer(query) for query in taps]
    assert TOO_FAST not in "\n".join(answers)
    taps = [await ann.send_tap(table, data) for _ in range(3 * AT_ONCE)]
    answers = [await ann.wait_for_answer(query) for query in taps]
    assert sum(TOO_FAST in answer for answer in answers) >= AT_ONCE


def test_what_came_one_by_one_and_is_handled_all_at_once_passes() -> None:
    throttle = Throttle(lambda: 10**12)
    came = [1000 + number * EVERY for number in range(5 * AT_ONCE)]
    assert all(throttle.take(1, at) for at in came)


def test_what_came_all_at_once_does_not_pass_for_being_handled_slowly() -> None:
    now = 0

    def clock() -> int:
        nonlocal now
        now += 10_000
        return now

    throttle = Throttle(clock)
    assert sum(throttle.take(1, 1000) for _ in range(5 * AT_ONCE)) == AT_ONCE


async def test_commands_as_a_channel_or_as_the_group_have_the_limit_of_one_person(
    evening: Evening,
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    heard = evening.record_calls()
    for number in range(3 * AT_ONCE):
        more = {"anonymous": True} if number % 2 else {"channel": f"News {number}"}
        await ann.say("/help@parlour_bot", **more)
    for _ in range(4 * AT_ONCE):
        await evening.pass_time(1)
    helped = [c for c in heard if "Only you will see it" in str(c.params) and c.status == 200]
    assert len(helped) == AT_ONCE
    told = [m for m in await ben.messages() if TOO_FAST in text_of(m)]
    assert len(told) == 1


def test_taps_and_commands_by_turns_are_counted_together() -> None:
    """Telegram dates commands by whole seconds only."""
    throttle = Throttle(lambda: 10**12)
    came = [1900 if number % 2 else 1000 for number in range(5 * AT_ONCE)]
    assert sum(throttle.take(1, at) for at in came) <= AT_ONCE + 900 // EVERY


async def test_where_too_many_look_on_the_player_comes_first_and_everybody_is_answered(
    evening: Evening,
) -> None:
    people = await evening.create_group("Ann", "Ben", "Cleo", "Dora", "Emil")
    await start_game(evening, people[1])
    player = await whose_turn(evening)
    table = await player.wait_for("My cards")
    session = await evening.session()
    move = write(keys.MOVE, session.id, session.prompts[session.seat(player.id)], 0)
    why_not = write(keys.WHY_NOT, session.id, 0, 0)
    many = MOST_OF_WATCHERS + 20
    await evening.stop_bot()
    looking_on = people[2:] * (many // 3)
    taps = [(person, await person.send_tap(table, why_not)) for person in looking_on]
    moved = await player.send_tap(table, move)
    heard = evening.record_calls()
    await evening.start_bot()
    await player.wait_for_answer(moved)
    answers = [await person.wait_for_answer(query) for person, query in taps]
    told = [call.params["callback_query_id"] for call in heard if "answer" in call.method]
    # Who plays is known after the first tap; a toast may overtake the one before it.
    assert told.index(moved) < len(people)
    assert sum(TOO_FAST in answer for answer in answers) == many - MOST_OF_WATCHERS - 1
    await evening.settle()
    assert await evening.store.waiting(partition(player.chat)) == []
