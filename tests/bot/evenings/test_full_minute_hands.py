"""The group's budget is spent: hands open in the private chat and stay there."""

import asyncio

import pytest

from bot.telegram.outbox import HAND, RESULT, UNASKED
from tests.bot.evenings.evening import Evening, charged_calls, is_public, refuse_ephemeral
from tests.bot.evenings.full_minute import create_charged_group, tap_into_private_chat
from tests.bot.evenings.person import callback_data_of, text_of
from tests.bot.evenings.test_caesar import sit_down as lay_first
from tests.bot.evenings.test_hands import promote
from tests.bot.evenings.whot import (
    Secrets,
    best_button,
    hand_faces,
    play_turns,
    set_hand_size,
    start_game,
)


async def test_a_hand_that_finds_no_room_opens_in_the_private_chat_and_stays_there(
    evening: Evening,
) -> None:
    ann, ben = await create_charged_group(evening, "Ann", "Ben")
    await start_game(evening)
    await evening.use_up_budget(HAND)
    table = text_of(await ann.wait_for("📖 Rules"))
    heard = evening.record_calls()
    session = await evening.session()
    bot = await tap_into_private_chat(ann, "My cards")
    assert ann.links == [f"https://t.me/parlour_bot?start=h_{session.id}"]
    told = text_of(await ann.wait_for("Your turn", bot))
    assert all(card in told for card in hand_faces(session, 0))
    await tap_into_private_chat(ben, "My cards")
    await ben.wait_for("Waiting for", bot)  # he is not on turn
    # the table shows no numbers for everybody
    assert text_of(await ann.wait_for("📖 Rules")) == table
    assert not [
        *await ann.ephemeral_messages(),
        *await ben.ephemeral_messages(),
        *charged_calls(heard),
    ]
    await evening.pass_time(50)
    await tap_into_private_chat(ann, "My cards")
    await evening.settle()
    assert not await ann.ephemeral_messages()
    assert len([m for m in await ann.messages(bot) if "Your turn" in text_of(m)]) == 1
    assert ann.alerts == ben.alerts == []


async def test_a_hand_stays_in_the_private_chat_though_the_bot_began_anew(
    evening: Evening,
) -> None:
    ann, _ = await create_charged_group(evening, "Ann", "Ben")
    await start_game(evening)
    await evening.use_up_budget(HAND)
    bot = await tap_into_private_chat(ann, "My cards")
    await ann.wait_for("Your turn", bot)
    await evening.restart(graceful=False)
    await evening.pass_time(60)
    await tap_into_private_chat(ann, "My cards")
    await evening.settle()
    assert not await ann.ephemeral_messages()
    await ann.tap("Draw a card", bot)
    await ann.wait_for("Waiting for", bot)
    await evening.settle()
    hands = [text_of(m) for m in await ann.messages(bot) if "Close" in text_of(m)]
    assert len(hands) == 1
    assert "Waiting for" in hands[0]


@pytest.mark.slow
async def test_a_whole_game_is_played_from_the_private_chat(evening: Evening) -> None:
    ann, ben = await create_charged_group(evening, "Ann", "Ben")
    await set_hand_size(evening, 3)
    await start_game(evening)
    await evening.use_up_budget(HAND)
    bot = await tap_into_private_chat(ann, "My cards")
    await ann.wait_for("Your turn", bot)
    heard = evening.record_calls()
    session = await play_turns(evening, Secrets(evening))
    assert session.phase == "over"
    sent = [
        call
        for call in heard
        if call.method in ("sendMessage", "sendPhoto") and not is_public(call)
    ]
    assert not [call for call in sent if f'"receiver_user_id": {ann.id}' in str(call.params)]
    assert not [call for call in heard if call.status == 429]
    await ben.wait_for("Rematch")
    await evening.settle()
    assert "Close" not in await ann.visible_text(bot)
    for person in (ann, ben):
        assert person.alerts == []


async def test_a_typed_move_is_made_in_a_full_minute(evening: Evening) -> None:
    ann, _ = await create_charged_group(evening, "Ann", "Ben")
    await start_game(evening)
    await evening.use_up_budget(RESULT)
    await ann.say("/move draw")

    async def is_made() -> bool:
        return await evening.move_count() == 2

    await evening.wait_until(is_made, "the move")


async def test_an_administrators_hand_that_is_in_private_follows_there(evening: Evening) -> None:
    ann, ben = await create_charged_group(evening, "Ann", "Ben")
    await promote(evening)
    await start_game(evening)
    await evening.use_up_budget(HAND)
    bot = await tap_into_private_chat(ben, "My cards")
    await ben.wait_for("Waiting for", bot)
    await ann.say("/move draw")
    await ben.wait_for("Your turn", bot)
    await evening.settle()
    assert not await ben.ephemeral_messages()


async def test_a_tap_for_a_hand_does_not_wait_for_one_that_nobody_asked_for(
    evening: Evening,
) -> None:
    """An unasked hand leaves more of the budget unspent and would come ten seconds later."""
    ann, ben = await create_charged_group(evening, "Ann", "Ben")
    await promote(evening)
    await start_game(evening)
    await evening.pass_time(60)
    await evening.use_up_budget(UNASKED)
    while await evening.spend_budget(UNASKED) > UNASKED.patience / 2:
        await evening.pass_time(1)
    await ben.tap("Draw a card")  # too early, but it shows that he is active
    table = await ann.wait_for("📖 Rules")
    await ann.send_tap(table, callback_data_of(table, "k"))
    await evening.advance_smoothly(2)
    assert await ben.is_on_turn()
    assert not await ben.ephemeral_messages()
    await ben.send_tap(table, callback_data_of(table, "h"))
    await evening.advance_smoothly(2)
    assert "Your turn" in await ben.only_ephemeral_text()
    await evening.pass_time(30)
    assert len(await ben.ephemeral_messages()) == 1


async def test_a_tap_in_a_hand_without_room_opens_it_in_private_and_leaves_one(
    evening: Evening,
) -> None:
    _, ben = await create_charged_group(evening, "Ann", "Ben")
    await start_game(evening)
    assert not await ben.tap("My cards")
    await evening.use_up_budget(HAND)
    bot = await tap_into_private_chat(ben, "Refresh")
    await ben.wait_for("Waiting for", bot)
    await evening.settle()
    assert not await ben.ephemeral_messages()


async def test_a_hand_that_cannot_follow_goes_and_its_tap_counted(evening: Evening) -> None:
    ann, _ = await create_charged_group(evening, "Ann", "Ben")
    await lay_first(evening)
    await evening.pass_time(30)
    await ann.tap("My cards")
    await ann.wait_for("Card 1 of 5")
    one = [button for button in await ann.buttons() if button.text == "1"]
    await evening.use_up_budget(HAND)
    assert (await ann.tap_button(one[0])).startswith("✓ ")
    assert "out of date" in await ann.tap_button(one[0])
    assert ann.alerts == []
    await evening.pass_time(10)
    assert not [m for m in await ann.ephemeral_messages() if "Card 1 of 5" in text_of(m)]
    bot = await tap_into_private_chat(ann, "My cards")
    await ann.wait_for("Card 2 of 5", bot)


@pytest.mark.parametrize("counts", [False, True])
async def test_impatient_taps_open_one_hand(evening: Evening, counts: bool) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    if counts:
        await evening.charge_for_ephemerals()
    await start_game(evening)
    await evening.wait_until_painted()
    heard = evening.record_calls()
    await asyncio.gather(*[ann.tap("My cards") for _ in range(3)])
    assert not ann.alerts
    shown = [
        call
        for call in heard
        if call.method in ("sendMessage", "sendPhoto") and not is_public(call)
    ]
    assert len(shown) == len(await ann.ephemeral_messages()) == 1
    assert len(charged_calls(heard)) == (2 if counts else 0)  # the first is a probe, then edited
    await ann.tap("Close")
    assert not await ann.tap("My cards")
    assert len(await ann.ephemeral_messages()) == 1


async def test_a_stale_tap_is_told_in_a_toast_and_its_hand_shows_what_is(
    evening: Evening,
) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    await ann.tap("My cards")
    button = await evening.wait_until(lambda: best_button(ann, "m"))
    await evening.pass_time(30)
    at_table = [b for b in await ann.buttons() if b.data.startswith("k:")]
    await ann.tap_button(at_table[0])
    await ann.wait_for("Waiting for 🐟 Ben")
    assert "not your turn" in await ann.tap_button(button)
    assert ann.alerts == []
    assert "Your turn" not in await ann.only_ephemeral_text()


async def test_a_hand_sent_directly_replaces_the_one_before(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    bot = await ann.choose_private_hands()
    refuse_ephemeral(evening, monkeypatch)
    await start_game(evening)
    await ann.wait_for("Your turn", bot)
    await evening.pass_time(5)
    await tap_into_private_chat(ann, "My cards")  # the hand stays there
    await evening.pass_time(5)
    hands = [m for m in await ann.messages(bot) if "Your turn" in text_of(m)]
    assert len(hands) == 1
    await ann.tap("Draw a card", bot)
    await ann.wait_for("Waiting for 🐟 Ben", bot)
