"""People whose app shows no private hands: an old one, or one that forgets them at a restart."""

import pytest

from bot.ephemeral_support import MONTH_MS, SAME_LOOK_MS, UNREAD_MS
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.person import Button, Person, callback_data_of, text_of
from tests.bot.evenings.test_hands import promote
from tests.bot.evenings.whot import (
    FACE_PATTERN,
    Secrets,
    play_turns,
    start_game,
    take_turn,
)

DAY_SECONDS = 86_400
SENT_AGAIN = "Sent again. Not there? Tap once more for a pop-up."


async def use_app(person: Person, app: str) -> None:
    await person.evening.sim("app", person=person.id, app=app)


async def create_group(evening: Evening, app: str = "old") -> tuple[Person, Person]:
    """Create a group in which Ann, who moves first, has this app."""
    ann, ben = await evening.create_group("Ann", "Ben")
    await use_app(ann, app)
    return ann, ben


async def tap_again(person: Person, label: str) -> str:
    """Tap a button that may have been tapped before, after a look at the answer."""
    await person.evening.advance(UNREAD_MS / 1000)
    return await person.tap(label)


async def numbers(person: Person) -> list[str]:
    """Return the numbers below the table."""
    return [button.text for button in await person.buttons() if button.text.isdigit()]


async def test_a_second_tap_sends_the_cards_again_and_says_so(evening: Evening) -> None:
    ann, _ = await create_group(evening, "current")
    await start_game(evening)
    assert await tap_again(ann, "My cards") == ""
    (first,) = await ann.ephemeral_messages()
    assert await tap_again(ann, "My cards") == SENT_AGAIN
    await evening.settle()
    (second,) = await ann.ephemeral_messages()
    assert second["key"] != first["key"]
    assert not ann.alerts
    assert not await numbers(ann)
    assert not (await evening.store.person(ann.id)).unseen_until


async def test_a_third_tap_shows_the_cards_in_words(evening: Evening) -> None:
    ann, ben = await create_group(evening)
    await start_game(evening)
    assert await tap_again(ann, "My cards") == ""
    assert await tap_again(ann, "My cards") == SENT_AGAIN
    assert not await ann.ephemeral_messages()
    shown = await tap_again(ann, "My cards")
    assert ann.alerts == [shown]
    assert FACE_PATTERN.search(shown)
    assert "Tap again to see your cards in our private chat" in shown
    await Secrets(evening).check()
    assert not ben.alerts


async def test_the_numbers_in_the_alert_stand_below_the_table(evening: Evening) -> None:
    ann, ben = await create_group(evening)
    await start_game(evening)
    before = await evening.move_count()
    for _ in range(3):
        await tap_again(ann, "My cards")
    await evening.wait_until_painted()
    assert await numbers(ben)  # everybody sees them
    await ann.tap("Draw a card")
    assert await evening.move_count() == before + 1
    await evening.wait_until_painted()
    assert not await numbers(ben)
    await take_turn(ben)  # by the hand, as before


async def test_a_fourth_tap_opens_the_private_chat_where_the_hand_stays(evening: Evening) -> None:
    ann, ben = await create_group(evening)
    await start_game(evening)
    for _ in range(4):
        await tap_again(ann, "My cards")
    bot = await ann.follow_link()
    await ann.wait_for("Your turn", bot)
    before = await evening.move_count()
    await ann.tap("Draw a card", bot)
    assert await evening.move_count() > before
    await evening.wait_until_painted()
    await take_turn(ben)
    await ann.wait_for("Your turn", bot)
    assert not await numbers(ben)


async def test_where_the_private_chat_is_open_a_fourth_tap_sends_the_hand_there(
    evening: Evening,
) -> None:
    ann, _ = await create_group(evening)
    bot = await ann.start_private_chat()
    await start_game(evening)
    for _ in range(3):
        await tap_again(ann, "My cards")
    assert "private chat" in await tap_again(ann, "My cards")
    await ann.wait_for("Your turn", bot)


async def test_an_old_app_is_told_that_hands_in_the_group_are_pop_ups(evening: Evening) -> None:
    ann, _ = await create_group(evening)
    bot = await ann.start_private_chat()
    await start_game(evening)
    for _ in range(4):
        await tap_again(ann, "My cards")
    await ann.wait_for("Your turn", bot)
    await ann.say("/settings", chat=bot)
    assert "as pop-ups" in await ann.tap("Cards in the group", bot)
    await ann.wait_for("✓ Cards in the group", bot)


@pytest.mark.slow
async def test_a_private_chat_that_is_not_open_is_not_tried_at_every_tap(evening: Evening) -> None:
    ann, ben = await create_group(evening)
    await start_game(evening)
    heard = evening.record_calls()
    for _ in range(3):
        for _ in range(3):
            await tap_again(ann, "My cards")
        for person in (ann, ben):
            await person.say("/move draw")
            await evening.wait_until_painted()
    assert len([call for call in heard if call.status == 403]) == 1
    bot = await ann.start_private_chat()
    await tap_again(ann, "My cards")
    await ann.wait_for("✕ Close", bot)


@pytest.mark.slow
async def test_an_app_without_hands_is_remembered_for_a_month(evening: Evening) -> None:
    ann, _ = await create_group(evening)
    await start_game(evening)
    for _ in range(3):
        await tap_again(ann, "My cards")
    await ann.end_table()
    await evening.restart()
    await ann.say("/newgame whot")
    await start_game(evening)
    assert FACE_PATTERN.search(await tap_again(ann, "My cards"))
    await ann.end_table()
    await evening.wait_until_painted()
    evening.playground.clock.advance(MONTH_MS / 1000)
    await use_app(ann, "current")  # it was updated meanwhile
    await ann.say("/newgame whot")
    await start_game(evening)
    assert await tap_again(ann, "My cards") == ""
    await ann.wait_for("Your turn")


async def test_a_tap_in_a_hand_shows_that_the_app_has_hands(evening: Evening) -> None:
    ann, _ = await create_group(evening, "current")
    await start_game(evening)
    for _ in range(2):
        await tap_again(ann, "My cards")
    assert FACE_PATTERN.search(await tap_again(ann, "My cards"))  # an impatient finger
    await ann.tap("✕ Close")
    assert not (await evening.store.person(ann.id)).unseen_until
    assert not (await evening.chat_status()).unseen
    assert await tap_again(ann, "My cards") == ""
    await ann.wait_for("Your turn")


async def test_a_hand_that_was_used_is_opened_again_without_words(evening: Evening) -> None:
    ann, ben = await create_group(evening, "current")
    await start_game(evening)
    await play_turns(evening, moves=4)
    assert not ann.alerts
    assert not ben.alerts


async def test_long_after_a_move_another_look_is_no_sign_of_an_old_app(evening: Evening) -> None:
    ann, ben = await create_group(evening, "current")
    await start_game(evening)
    await evening.remove_time_limit()
    await tap_again(ben, "My cards")
    await take_turn(ann)
    evening.playground.clock.advance(SAME_LOOK_MS / 1000)
    assert await tap_again(ben, "My cards") == ""
    assert await tap_again(ben, "My cards") == SENT_AGAIN


async def test_an_app_that_forgot_the_hand_gets_another_one(evening: Evening) -> None:
    ann, _ = await create_group(evening, "desktop")
    await start_game(evening)
    await evening.remove_time_limit()
    await tap_again(ann, "My cards")
    await ann.wait_for("Your turn")
    await evening.sim("restart", person=ann.id)
    assert not await ann.ephemeral_messages()
    evening.playground.clock.advance(SAME_LOOK_MS / 1000)
    assert await tap_again(ann, "My cards") == SENT_AGAIN
    await ann.wait_for("Your turn")
    await ann.tap("Draw a card")
    assert not (await evening.store.person(ann.id)).unseen_until


async def test_rules_and_leaving_are_shown_in_the_private_chat(evening: Evening) -> None:
    ann, ben = await create_group(evening)
    await ann.say("/newgame whot")
    await ben.tap("Join")
    for _ in range(2):
        await tap_again(ann, "⋯ More")
    bot = await ann.follow_link()
    await ann.tap("📖 Rules", bot)
    await ann.wait_for("get rid of all your cards", bot)
    lobby = await ann.wait_for("⋯ More")
    leave = Button(lobby, "Leave", callback_data_of(lobby, "M").replace("M:", "l:"))
    await ann.tap("Start")
    await ann.wait_for("it’s your turn")
    await ben.tap_button(leave)  # an app with hands
    await ben.wait_for("Yes, leave")
    await ann.tap_button(leave)
    await ann.tap("Yes, leave", bot)
    await evening.settle()
    session = await evening.session()
    assert session.players[0].gone or session.phase != "playing"


async def test_an_administrator_calls_by_name_whose_app_shows_no_hand(evening: Evening) -> None:
    ann, ben = await create_group(evening)
    await promote(evening)
    await start_game(evening)
    for _ in range(3):
        await tap_again(ann, "My cards")
    await evening.remove_time_limit()
    await ann.say("/move draw")
    await evening.pass_time(70)
    await ben.say("/move draw")
    await ben.wait_for("Ann, your turn")


async def test_a_typed_hand_goes_to_the_private_chat_where_an_app_shows_none(
    evening: Evening,
) -> None:
    ann, ben = await create_group(evening)
    await promote(evening)
    await start_game(evening)
    await ann.say("/hand")
    await evening.settle()
    await evening.advance(UNREAD_MS / 1000)
    await ann.say("/hand")  # nothing came that she could see
    await ben.wait_for("Ann: I can only show you that in private. Open our private chat")
    await Secrets(evening).check()
    bot = await ann.start_private_chat()
    await ann.say("/hand")
    await ann.wait_for("Your turn", bot)


async def test_hands_in_private_come_at_the_deal_and_ring_there(evening: Evening) -> None:
    ann, ben = await create_group(evening, "current")
    bot = await ann.choose_private_hands()
    await start_game(evening)
    first = await ann.wait_for("Your turn", bot)
    assert await tap_again(ann, "My cards") == ""
    assert ann.links[-1].endswith(f"?start=h_{(await evening.session()).id}")
    await ann.tap("Draw a card", bot)
    await evening.pass_time(70)  # she does not look on any more
    await ben.say("/move draw")
    await evening.wait_until_painted()
    await evening.pass_time(3)
    shown = await ann.wait_for("Your turn", bot)
    assert shown["message_id"] > first["message_id"]
    hands = [m for m in await ann.messages(bot) if "Show my cards in the group" in text_of(m)]
    assert len(hands) == 2  # with the words that she gets them here
    assert "Ann, your turn" not in await ben.visible_text()


async def test_who_wants_the_hand_in_the_group_again_says_so(evening: Evening) -> None:
    ann, _ = await create_group(evening, "current")
    bot = await ann.choose_private_hands()
    await start_game(evening)
    await ann.wait_for("Your turn", bot)
    assert "in the group again" in await ann.tap("Show my cards in the group", bot)
    await evening.settle()
    assert "Your turn" not in await ann.visible_text(bot)
    await tap_again(ann, "My cards")
    await ann.wait_for("Your turn")
    await ann.say("/settings", chat=bot)
    await ann.tap("Cards here", bot)
    await ann.wait_for("Your turn", bot)


@pytest.mark.slow
async def test_a_whole_game_with_an_old_app_among_four(evening: Evening) -> None:
    ann, *others = await evening.create_group("Ann", "Ben", "Cleo", "Dan")
    await use_app(ann, "old")
    await start_game(evening)
    session = await play_turns(evening)
    assert session.phase == "over"
    await ann.wait_for("won")
    assert not [alert for person in others for alert in person.alerts]
