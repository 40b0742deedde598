"""Private hands: what they tell first, and when the bot sends them unasked."""

import pytest

from bot.store.documents import Changes, ChatStatus, changes_of
from bot.telegram.outbox import UNASKED
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.person import JSON, Person, text_of
from tests.bot.evenings.whot import Secrets, person_on_turn, play_turns, start_game, take_turn


async def promote(evening: Evening, is_admin: bool = True) -> None:
    bot = evening.playground.bot.user.id
    rights = {"can_invite_users": True} if is_admin else None
    await evening.sim("promote", person=bot, chat=evening.address.chat, rights=rights)


async def pushed(person: Person) -> JSON:
    """Wait until the person's only ephemeral message asks for a move; return it."""

    async def look() -> JSON | None:
        shown = await person.ephemeral_messages()
        return shown[0] if len(shown) == 1 and "Your turn" in text_of(shown[0]) else None

    return await person.evening.wait_until(look, "a hand that nobody asked for")


async def test_an_administrator_shows_the_hand_to_whose_turn_it_is(evening: Evening) -> None:
    people = await evening.create_group("Ann", "Jan", "Cleo", german=("Jan",))
    await promote(evening)
    await start_game(evening)
    secrets = Secrets(evening)
    for _ in range(4):
        await evening.pass_time(60)  # the budget has recovered by then
        person = await evening.wait_until(lambda: person_on_turn(evening))
        if person.name == "Jan":
            await evening.wait_until(person.ephemeral_messages, "a hand")
            assert "Du bist dran" in text_of((await person.ephemeral_messages())[0])
            await person.say("/move draw")
        else:
            await pushed(person)
            await take_turn(person)
        await evening.wait_until_painted()
        await secrets.check()
    for person in people:
        assert len(await person.ephemeral_messages()) <= 1


async def test_nobody_is_shown_a_hand_unasked_by_a_bot_that_may_not(evening: Evening) -> None:
    people = await evening.create_group("Ann", "Ben")
    known_before: Changes = {"no pushes until": None}  # to a group of an older version
    await evening.store.change(evening.address.chat, known_before)
    heard = evening.record_calls()
    await start_game(evening)
    await evening.wait_until_painted()
    assert not [message for person in people for message in await person.ephemeral_messages()]
    assert not [call for call in heard if call.status >= 400]
    await play_turns(evening, moves=3)
    asked_for = [call for call in heard if call.method.casefold() == "getchatmember"]
    assert len(asked_for) == 1  # once a day


async def test_a_bot_that_becomes_an_administrator_begins_at_once_and_ends_so(
    evening: Evening,
) -> None:
    await evening.create_group("Ann", "Ben")
    await start_game(evening)
    await promote(evening)
    for _ in range(2):
        await evening.pass_time(60)
        await take_turn(await evening.wait_until(lambda: person_on_turn(evening)))
        await evening.wait_until_painted()
    await pushed(await evening.wait_until(lambda: person_on_turn(evening)))
    await promote(evening, is_admin=False)
    await evening.settle()
    heard = evening.record_calls()
    await evening.pass_time(60)
    await take_turn(await evening.wait_until(lambda: person_on_turn(evening)))
    await evening.wait_until_painted()
    assert not [call for call in heard if call.status >= 400]
    assert not (await evening.chat_status()).is_administrator


async def test_a_hand_that_is_refused_is_not_tried_again_the_same_day(evening: Evening) -> None:
    """The bot is promoted, but Telegram refuses ephemeral messages."""
    ann, _ = await evening.create_group("Ann", "Ben")
    assert evening.worker
    await evening.store.change(ann.chat, changes_of(ChatStatus, no_unasked_until=0))
    heard = evening.record_calls()
    await start_game(evening)

    async def refused() -> int:
        return sum("BOT_NOT_ADMIN" in (call.description or "") for call in heard)

    await evening.wait_until(refused, "a refusal")
    await play_turns(evening, moves=3)
    await evening.pass_time(20)
    assert await refused() == 1


async def test_a_hand_that_finds_no_room_at_once_comes_soon(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await evening.charge_for_ephemerals()
    await promote(evening)
    await start_game(evening)
    await ann.say("/move draw")
    await ben.wait_for("it’s your turn")
    await evening.pass_time(60)
    await evening.use_up_budget(UNASKED)
    assert evening.worker
    outbox = evening.worker.outbox
    while await outbox.reserve(ann.chat, evening.now(), UNASKED) > UNASKED.patience / 2:
        await evening.pass_time(1)
    await ann.tap("Draw a card")  # too early, but it shows that she is active
    await ben.say("/move draw")

    async def is_asked() -> bool:
        return "Your turn" in "".join(map(text_of, await ann.ephemeral_messages()))

    await evening.pass_time(3)
    assert not await is_asked()
    await evening.pass_time(UNASKED.patience / 1000)
    assert await is_asked()
    assert "Ann, your turn" not in await ben.visible_text()


@pytest.mark.parametrize("counts", [False, True])
async def test_a_hand_leaves_the_groups_budget_to_who_asks(evening: Evening, counts: bool) -> None:
    await evening.create_group("Ann", "Ben")
    if counts:
        await evening.charge_for_ephemerals()
    await promote(evening)
    heard = evening.record_calls()
    await start_game(evening)
    await play_turns(evening, moves=8, thinks=0.0)
    assert not [call for call in heard if call.status == 429]


async def test_a_hand_tells_first_what_happened_since_ones_last_move(evening: Evening) -> None:
    ann, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    await start_game(evening)
    for person in (ann, ben, cleo):
        assert await evening.wait_until(lambda: person_on_turn(evening)) is person
        await person.say("/move draw")
        await evening.wait_until_painted()
        await evening.pass_time(60)
    await ann.tap("My cards")
    shown = text_of(await ann.wait_for("Since your last move:"))
    told, _ = shown.split("\n\n", 1)
    assert told.splitlines() == [
        "Since your last move:",
        "• Ben drew a card.",
        "• Cleo drew a card.",
    ]


async def test_who_was_played_for_is_told_everything_since_the_own_last_move(
    evening: Evening,
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    await ann.say("/move draw")
    await evening.wait_until_painted()
    await ben.say("/move draw")
    await evening.wait_until_painted()
    await ben.say("/skip")
    await ben.wait_for("Only the host")
    await evening.pass_time(125)  # the clock reminds, then moves
    await ben.say("/move draw")
    await evening.wait_until_painted()
    await evening.pass_time(30)
    await ann.tap("My cards")
    shown = text_of(await ann.wait_for("Since your last move:"))
    assert "⌛ Time’s up" in shown
    assert shown.count("Ben drew a card") == 2
