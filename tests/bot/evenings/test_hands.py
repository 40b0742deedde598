"""The private hand: what it tells first, and how it comes by itself where the bot may do that."""

from bot.desk import NO_PUSHES
from bot.panels import TO_SPARE
from bot.store.store import PER_MINUTE
from tests.bot.evenings.evening import JSON, Evening, Person, words_of
from tests.bot.evenings.whot import Secrets, asked, play_on, sit_down, take_turn


async def promote(evening: Evening, is_admin: bool = True) -> None:
    bot = evening.playground.bot.user.id
    rights = {"can_invite_users": True} if is_admin else None
    await evening.sim("promote", person=bot, chat=evening.place.chat, rights=rights)


async def panels(person: Person) -> list[JSON]:
    """That the bot shows; one's own command is seen by oneself alone, too."""
    own = [message for message in await person.see() if message.get("ephemeral")]
    return [message for message in own if message["from"]["is_bot"]]


async def pushed(person: Person) -> JSON:
    """The only panel of a person, once it asks."""

    async def look() -> JSON | None:
        shown = await panels(person)
        return shown[0] if len(shown) == 1 and "It is your turn" in words_of(shown[0]) else None

    found: JSON = await person.evening.until(look, "a panel that nobody asked for")
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
            await evening.until(lambda: panels(person), "a panel")  # noqa: B023
            assert "Du bist dran" in words_of((await panels(person))[0])
            await person.say("/move draw")
        else:
            await pushed(person)
            await take_turn(person)
        await evening.painted()
        await secrets.check()
    for person in people:
        assert len(await panels(person)) <= 1


async def test_nobody_is_shown_a_hand_unasked_by_a_bot_that_may_not(evening: Evening) -> None:
    people = await evening.gather("Ann", "Ben")
    await evening.store.note(evening.place.chat, NO_PUSHES, None)  # in a group from before
    heard = evening.listen()
    await sit_down(evening)
    await evening.painted()
    assert not [message for person in people for message in await panels(person)]
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
    assert (await evening.store.notes(evening.place.chat))[NO_PUSHES] != b"0"


async def test_a_hand_that_is_refused_is_not_tried_again_the_same_day(evening: Evening) -> None:
    """The bot was told that it may, and may not."""
    ann, _ = await evening.gather("Ann", "Ben")
    assert evening.worker
    await evening.worker.desk.note(ann.chat, NO_PUSHES, 0)
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
    await promote(evening)
    await sit_down(evening)
    await ann.say("/move draw")
    await evening.painted()
    await evening.pass_time(55)
    for _ in range(PER_MINUTE - TO_SPARE + 1):
        while await evening.store.budget(ann.chat, evening.now()):
            await evening.go_on(0.2)
    await evening.pass_time(40)
    await ben.say("/move draw")
    await evening.painted()

    async def is_asked() -> bool:
        return "It is your turn" in "".join(map(words_of, await panels(ann)))

    await evening.pass_time(3)
    assert not await is_asked()
    await evening.pass_time(20)
    assert await is_asked()


async def test_a_hand_leaves_the_groups_budget_to_who_asks(evening: Evening) -> None:
    await evening.gather("Ann", "Ben")
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
