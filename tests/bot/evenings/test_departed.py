"""A member who has left has no seat in the group, through any door; rights end at once."""

import pytest

from bot.requests.members import KNOWN_MS
from bot.screens import callback_data as keys
from bot.screens.callback_data import write
from tests.bot.evenings.evening import Evening, refuse_ephemeral
from tests.bot.evenings.person import JSON, Person, callback_data_of, text_of
from tests.bot.evenings.test_hands import promote
from tests.bot.evenings.test_taps import whose_turn
from tests.bot.evenings.whot import start_game

NOT_IN = "You’re no longer in that group"
ONLY_HOST = "Only the host ("
ONLY_ADMINS = "Only admins can change"


async def play_in_private(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> tuple[Person, JSON]:
    """Start a game with hands in the private chats; return who is asked, and that hand."""
    _, *evening.people = await evening.create_group("Owner", "Ann", "Ben")
    for person in evening.people:
        bot = await person.choose_private_hands()
    refuse_ephemeral(evening, monkeypatch)
    await start_game(evening)
    await evening.remove_time_limit()
    person = await whose_turn(evening)
    await person.tap("My cards")
    return person, await person.wait_for("Your turn", bot)


async def remove(evening: Evening, person: Person, how: str) -> None:
    """Take somebody out of the group; `unheard` is a large group, in which no message tells it."""
    fields = {"chat": person.chat, "person": person.id, "quiet": how == "unheard"}
    await evening.sim("leave" if how == "leaves" else "ban", **fields)
    await evening.settle()


@pytest.mark.parametrize("how", ["leaves", "banned", "unheard"])
async def test_a_hand_in_the_private_chat_plays_no_more(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    person, hand = await play_in_private(evening, monkeypatch)
    bot = evening.playground.bot.user.id
    move = callback_data_of(hand, keys.MOVE)
    again = await person.send_tap(hand, write(keys.HAND, (await evening.session()).id), bot)
    assert NOT_IN not in await person.wait_for_answer(again)
    await remove(evening, person, how)
    if how == "unheard":
        await evening.advance(KNOWN_MS / 1000 + 1)
    before = (await evening.session()).log
    query = await person.send_tap(hand, move, bot)
    assert NOT_IN in await person.wait_for_answer(query)
    await evening.settle()
    session = await evening.session()
    seat = session.seat_of(person.id)
    assert seat is not None
    assert session.players[seat].is_away
    assert [line for line in session.log[len(before) :] if "player" in line.split(" - ")[0]] == []
    assert hand["key"] not in {m["key"] for m in await person.messages(bot)}


@pytest.mark.parametrize("door", ["back", "link", "forged move", "resign"])
async def test_no_door_leads_back_to_the_seat_until_who_left_is_back(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, door: str
) -> None:
    person, hand = await play_in_private(evening, monkeypatch)
    bot = evening.playground.bot.user.id
    await remove(evening, person, "banned")
    session = await evening.session()
    data = {
        "back": write(keys.RECLAIM, session.id),
        "forged move": callback_data_of(hand, keys.MOVE),
        "resign": write(keys.DRAW_OR_RESIGN, session.id, "resign"),
    }
    for _ in range(2):
        if door == "link":
            await person.start_private_chat(f"h_{session.id}")
            for _ in range(3):
                await evening.pass_time(2)
            assert NOT_IN in text_of((await person.messages(bot))[-1])
        else:
            query = await person.send_tap(hand, data[door], bot)
            assert NOT_IN in await person.wait_for_answer(query)
        await evening.advance(KNOWN_MS / 1000 + 1)
    seat = session.seat_of(person.id)
    assert seat is not None
    assert (await evening.session()).players[seat].is_away
    other = next(other for other in evening.people if other is not person)
    await evening.sim("join", chat=person.chat, person=person.id, by=other.id)
    await evening.settle()
    query = await person.send_tap(hand, data["back"], bot)
    assert NOT_IN not in await person.wait_for_answer(query)
    await evening.settle()
    assert not (await evening.session()).players[seat].is_away


async def test_who_left_is_told_of_no_table_there_any_more(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    bot = await ben.start_private_chat("notify")
    await ben.say("/notify")
    await ben.wait_for("message you")
    await remove(evening, ben, "leaves")
    await ann.say("/newgame whot")
    await ann.wait_for("Join")
    await evening.pass_time(5)
    assert "A game of Whot is about to start" not in await ben.visible_text(bot)


# Rights -------------------------------------------------------------------------------------------


async def demote(evening: Evening, person: Person) -> None:
    await evening.sim("promote", chat=person.chat, person=person.id, rights=None)
    await evening.settle()


async def admin_of_a_game(evening: Evening) -> Person:
    """Start a game of Ann and Ben; Cleo sits nowhere and is an administrator."""
    ann, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    rights = {"can_delete_messages": True}
    await evening.sim("promote", chat=ann.chat, person=cleo.id, rights=rights)
    await start_game(evening, ben)
    await evening.remove_time_limit()
    return cleo


async def test_a_right_that_the_bot_hears_of_ends_at_once(evening: Evening) -> None:
    cleo = await admin_of_a_game(evening)
    await promote(evening)
    await cleo.say("/skip")
    await evening.settle()
    before = await evening.move_count()
    await demote(evening, cleo)
    await cleo.say("/skip")
    await cleo.wait_for(ONLY_HOST)
    assert await evening.move_count() == before
    rights = {"can_delete_messages": True}
    await evening.sim("promote", chat=cleo.chat, person=cleo.id, rights=rights)
    await cleo.say("/skip")
    await evening.settle()
    assert await evening.move_count() == before + 1


@pytest.mark.parametrize("deed", ["end", "kick"])
async def test_a_right_to_what_cannot_be_undone_is_asked_afresh(
    evening: Evening, deed: str
) -> None:
    cleo = await admin_of_a_game(evening)  # the bot is no administrator and hears nothing
    await cleo.say("/endgame" if deed == "end" else "/kick Ben")
    question = await cleo.wait_for("Yes, end it" if deed == "end" else "Yes, remove")
    await demote(evening, cleo)
    data = callback_data_of(question, keys.END if deed == "end" else keys.KICK)
    assert ONLY_HOST in await cleo.forge_tap(question, data)
    session = await evening.session()
    assert session.phase == "playing"
    assert not any(player.gone for player in session.players)


async def test_a_right_to_the_settings_of_the_group_and_to_skip_is_asked_afresh(
    evening: Evening,
) -> None:
    cleo = await admin_of_a_game(evening)  # the bot is no administrator and hears nothing
    before = await evening.move_count()
    await cleo.say("/settings")
    await cleo.wait_for("30 seconds")
    await demote(evening, cleo)
    assert ONLY_ADMINS in await cleo.tap("30 seconds")
    await cleo.say("/skip")
    await cleo.wait_for(ONLY_HOST)
    await cleo.say("/settings")
    await evening.settle()
    assert len([m for m in await cleo.messages() if "30 seconds" in text_of(m)]) == 1
    assert await evening.move_count() == before
    assert (await evening.session()).pace is None
