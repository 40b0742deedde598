"""The private hand: what it tells first, and how it comes by itself where the bot may do that."""

import pytest

from bot.store.documents import Changes, ChatStatus, changes_of
from bot.telegram.outbox import UNASKED
from tests.bot.evenings.evening import JSON, Evening, Person, words_of
from tests.bot.evenings.whot import Secrets, asked, play_on, sit_down, take_turn


async def promote(evening: Evening, is_admin: bool = True) -> None:
    bot = evening.playground.bot.user.id
    rights = {"can_invite_users": True} if is_admin else None
    await evening.sim("promote", person=bot, chat=evening.address.chat, rights=rights)


async def pushed(person: Person) -> JSON:
    """The only hand of a person, once it asks."""

    async def look() -> JSON | None:
        shown = await person.own_screens()
        return shown[0] if len(shown) == 1 and "It is your turn" in words_of(shown[0]) else None

    found: JSON = await person.evening.until(look, "a hand that nobody asked for")
    return found


async def test_an_administrator_shows_the_hand_to_whose_turn_it_is(evening: Evening) -> None:
    people = await evening.gather("Ann", "Jan", "Cleo", german=("Jan",))
    await promote(evening)
    await sit_down(evening)
    secrets = Secrets(evening)
    for _ in range(4):
        await evening.pass_time(60)  # so that there is room
        person = await evening.until(lambda: asked(evening))
        if person.name == "Jan":
            await evening.until(person.own_screens, "a hand")
            assert "Du bist dran" in words_of((await person.own_screens())[0])
            await person.say("/move draw")
        else:
            await pushed(person)
            await take_turn(person)
        await evening.painted()
        await secrets.check()
    for person in people:
        assert len(await person.own_screens()) <= 1


async def test_nobody_is_shown_a_hand_unasked_by_a_bot_that_may_not(evening: Evening) -> None:
    people = await evening.gather("Ann", "Ben")
    known_before: Changes = {"no pushes until": None}  # to a group of an older version
    await evening.store.change(evening.address.chat, known_before)
    heard = evening.listen()
    await sit_down(evening)
    await evening.painted()
    assert not [message for person in people for message in await person.own_screens()]
    assert not [call for call in heard if call.status >= 400]
    await play_on(evening, moves=3)
    asked_for = [call for call in heard if call.method.casefold() == "getchatmember"]
    assert len(asked_for) == 1  # once a day


async def test_a_bot_that_becomes_an_administrator_begins_at_once_and_ends_so(
    evening: Evening,
) -> None:
    await evening.gather("Ann", "Ben")
    await sit_down(evening)
    await promote(evening)
    for _ in range(2):
        await evening.pass_time(60)
        await take_turn(await evening.until(lambda: asked(evening)))
        await evening.painted()
    await pushed(await evening.until(lambda: asked(evening)))
    await promote(evening, is_admin=False)
    await evening.rest()
    heard = evening.listen()
    await evening.pass_time(60)
    await take_turn(await evening.until(lambda: asked(evening)))
    await evening.painted()
    assert not [call for call in heard if call.status >= 400]
    assert not (await evening.status()).is_administrator


async def test_a_hand_that_is_refused_is_not_tried_again_the_same_day(evening: Evening) -> None:
    """The bot was told that it may, and may not."""
    ann, _ = await evening.gather("Ann", "Ben")
    assert evening.worker
    await evening.store.change(ann.chat, changes_of(ChatStatus, no_unasked_until=0))
    heard = evening.listen()
    await sit_down(evening)

    async def refused() -> int:
        return sum("BOT_NOT_ADMIN" in (call.description or "") for call in heard)

    await evening.until(refused, "a refusal")
    await play_on(evening, moves=3)
    await evening.pass_time(20)
    assert await refused() == 1


async def test_a_hand_that_finds_no_room_at_once_comes_soon(evening: Evening) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    await evening.count_ephemerals()
    await promote(evening)
    await sit_down(evening)
    await ann.say("/move draw")
    await ben.reads("it is your turn")
    await evening.pass_time(60)
    await evening.fill(UNASKED)
    assert evening.worker
    outbox = evening.worker.outbox
    while await outbox.reserve(ann.chat, evening.now(), UNASKED) > UNASKED.patience / 2:
        await evening.pass_time(1)
    await ann.tap("Draw a card")  # too early, but she looks on
    await ben.say("/move draw")

    async def is_asked() -> bool:
        return "It is your turn" in "".join(map(words_of, await ann.own_screens()))

    await evening.pass_time(3)
    assert not await is_asked()
    await evening.pass_time(UNASKED.patience / 1000)
    assert await is_asked()
    assert "Ann, your turn" not in await ben.read()


@pytest.mark.parametrize("counts", [False, True])
async def test_a_hand_leaves_the_groups_budget_to_who_asks(evening: Evening, counts: bool) -> None:
    await evening.gather("Ann", "Ben")
    if counts:
        await evening.count_ephemerals()
    await promote(evening)
    heard = evening.listen()
    await sit_down(evening)
    await play_on(evening, moves=8, thinks=0.0)
    assert not [call for call in heard if call.status == 429]


async def test_a_hand_tells_first_what_happened_since_ones_last_move(evening: Evening) -> None:
    ann, ben, cleo = await evening.gather("Ann", "Ben", "Cleo")
    await sit_down(evening)
    for person in (ann, ben, cleo):
        assert await evening.until(lambda: asked(evening)) is person
        await person.say("/move draw")
        await evening.painted()
        await evening.pass_time(60)
    await ann.tap("My cards")
    shown = words_of(await ann.reads("Since your last move:"))
    told, _ = shown.split("\n\n", 1)
    assert told.splitlines() == [
        "Since your last move:",
        "• Ben drew a card.",
        "• Cleo drew a card.",
    ]


async def test_who_was_played_for_is_told_everything_since_the_own_last_move(
    evening: Evening,
) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    await sit_down(evening)
    await ann.say("/move draw")
    await evening.painted()
    await ben.say("/move draw")
    await evening.painted()
    await ben.say("/skip")
    await ben.reads("Only the host")
    await evening.pass_time(125)  # reminded, then moved for
    await ben.say("/move draw")
    await evening.painted()
    await evening.pass_time(30)
    await ann.tap("My cards")
    shown = words_of(await ann.reads("Since your last move:"))
    assert "⌛ You ran out of time" in shown
    assert shown.count("Ben drew a card") == 2
