"""The private chat: practice games, and commands that work outside groups."""

import pytest

from bot.address import Address
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.person import Person, text_of
from tests.bot.evenings.test_taps import whose_turn
from tests.bot.evenings.whot import start_game


async def alone(evening: Evening, language: str = "en") -> tuple[Person, int]:
    ann = await evening.add_person("Ann", language)
    evening.people, evening.address = [ann], Address(ann.id)
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=ann.id, bot=bot)
    return ann, bot


async def answers(person: Person, bot: int, text: str) -> str:
    """Send a text and return the newest message after it."""
    await person.evening.pass_time(8)
    await person.say(text, chat=bot)
    await person.evening.settle()
    return text_of((await person.messages(bot))[-1])


async def test_a_practice_is_set_up_by_tapping_and_begins_so_the_next_time(
    evening: Evening,
) -> None:
    ann, bot = await alone(evening)
    await ann.tap("Whot", bot)
    assert "3 computers (normal)" in text_of(await ann.wait_for("Whot against", bot))
    await ann.tap("hard", bot)
    await ann.tap("1 🤖", bot)
    await ann.tap("House rules", bot)
    await ann.tap("Next: page 2", bot)
    await ann.tap("Draw 5 after a 5, not 3", bot)
    await ann.tap("yes", bot)
    await ann.tap("← Back", bot)
    await ann.tap("Back to the table", bot)
    chosen = text_of(await ann.wait_for("House rules: ☑ Draw 5 after a 5, not 3", bot))
    assert "1 computer (hard)" in chosen
    assert "Join" not in chosen
    await ann.tap("Start", bot)
    await ann.wait_for("turn", bot)
    session = await evening.session()
    assert [player.level for player in session.players] == [None, "hard"]
    assert session.options.pick_five
    assert session.pace is None
    await ann.say("/newgame whot", chat=bot)  # no move was made yet
    again = text_of(await ann.wait_for("Whot against", bot))
    assert "1 computer (hard)" in again
    assert "Draw 5 after a 5, not 3" in again
    assert len([m for m in await ann.messages(bot) if "Whot against" in text_of(m)]) == 1
    await ann.tap("Start", bot)
    await ann.wait_for("turn", bot)
    assert (await evening.session()).options.pick_five


async def test_who_does_not_resign_after_all_plays_on_at_the_table(evening: Evening) -> None:
    ann, bot = await alone(evening)
    await ann.tap("Differo", bot)
    await ann.tap("Start", bot)
    table = await ann.wait_for("Which white piece", bot)
    before = len(await ann.messages(bot))
    await ann.tap("⋯ More", bot)
    await ann.tap("Resign", bot)
    await ann.tap("Keep playing", bot)
    await evening.pass_time(5)
    shown = await ann.messages(bot)
    assert (len(shown), shown[-1]["message_id"]) == (before, table["message_id"])


async def test_who_plays_alone_reads_the_rules_and_ends_the_game_by_keys(evening: Evening) -> None:
    ann, bot = await alone(evening)
    await ann.tap("Whot", bot)
    await ann.tap("Start", bot)
    await ann.wait_for("Your turn", bot)
    await ann.tap("📖 Rules", bot)
    await ann.wait_for("get rid of all your cards", bot)
    await ann.tap("✕ Close", bot)
    await ann.tap("⋯ More", bot)
    await ann.tap("End this game", bot)
    await ann.tap("Keep playing", bot)
    assert (await evening.session()).phase == "playing"
    await ann.tap("⋯ More", bot)
    await ann.tap("End this game", bot)
    await ann.tap("Yes, end it", bot)
    await ann.wait_for("was ended, and nobody won", bot)
    assert "Keep playing" not in await ann.visible_text(bot)


async def test_who_plays_alone_sees_each_step_in_the_picture(evening: Evening) -> None:
    ann, bot = await alone(evening)
    await ann.tap("Differo", bot)
    await ann.tap("Start", bot)
    table = await ann.wait_for("Which white piece", bot)
    await ann.tap("F2", bot)
    step = await ann.wait_for("F2 can move", bot)
    assert (step["key"], step["photo"] == table["photo"]) == (table["key"], False)
    await ann.tap("Another piece", bot)
    again = await ann.wait_for("Which white piece", bot)
    assert again["key"] == table["key"]
    assert again["photo"] != step["photo"]


async def test_a_practice_that_was_not_played_at_makes_room(evening: Evening) -> None:
    ann, bot = await alone(evening)
    for game in ("Whot", "Differo"):
        await ann.tap(game, bot)
        await ann.wait_for(f"{game} against", bot)
        await evening.wait_until_painted()
    assert "Whot against" not in await ann.visible_text(bot)
    assert ann.toasts[-1] == "Your Whot table without moves is closed."
    await ann.say("/newgame whot", chat=bot)
    await ann.wait_for("Your Differo table without moves is closed", bot)


async def test_a_rematch_alone_is_no_table_of_a_group(evening: Evening) -> None:
    ann, bot = await alone(evening)
    await ann.tap("Differo", bot)
    await ann.tap("Start", bot)
    await ann.wait_for("Which white piece", bot)
    await evening.pass_time(5)
    await ann.tap("⋯ More", bot)
    await ann.tap("Resign", bot)
    await ann.tap("Yes, resign", bot)
    await ann.wait_for("Rematch", bot)
    await evening.pass_time(5)
    await ann.tap("Rematch", bot)
    await ann.tap("Start", bot)
    await ann.wait_for("Which white piece", bot)
    answer = await answers(ann, bot, "/myturns")
    assert "It’s your turn in this chat" in answer
    assert "games are waiting" not in answer
    assert "1 game is waiting" not in answer


async def test_who_chose_nothing_taps_start_and_plays(evening: Evening) -> None:
    ann, bot = await alone(evening)
    for game, seats in (("DeerPortal", 4), ("Rally", 4), ("Differo", 2)):
        await ann.tap(game, bot)
        await ann.tap("Start", bot)
        await ann.wait_for("our turn", bot)
        assert len((await evening.session()).players) == seats
        await ann.say("/newgame", chat=bot)
        await evening.settle()


async def test_computers_that_fill_the_table_are_as_strong_as_was_chosen(evening: Evening) -> None:
    ann, bot = await alone(evening)
    await ann.tap("DeerPortal", bot)
    await ann.tap("classic", bot)
    await ann.tap("Start", bot)
    await ann.wait_for("our turn", bot)
    levels = [player.level for player in (await evening.session()).players]
    assert levels == [None, "document", "document", "document"]


@pytest.mark.parametrize(
    "data", ["level:seer", "level:random", "count:0", "count:6", "count:²", "count", "x:1", ""]
)
async def test_only_what_is_offered_can_be_chosen(evening: Evening, data: str) -> None:
    ann, bot = await alone(evening)
    await ann.tap("Whot", bot)
    table = await ann.wait_for("Whot against", bot)
    session = await evening.session()
    evening.address = Address(bot)
    await ann.forge_tap(table, f"p:{session.id}:{data}")
    evening.address = Address(ann.id)
    assert [p.level for p in (await evening.session()).players] == [None, *("normal",) * 3]


async def test_a_private_chat_speaks_the_language_of_the_app(evening: Evening) -> None:
    ann, bot = await alone(evening, "de")
    assert "Deine Einstellungen" in await answers(ann, bot, "/settings")
    await ann.wait_for("🌍 Deutsch", bot)
    await ann.tap("Whot", bot)
    await ann.wait_for("3 Computer (normal)", bot)
    await ann.tap("Los geht’s", bot)
    assert "Karte ziehen" in text_of(await ann.wait_for("Du bist dran", bot))


async def test_settings_of_a_private_chat_have_no_clock(evening: Evening) -> None:
    ann, bot = await alone(evening)
    await ann.tap("Whot", bot)
    await ann.tap("Start", bot)
    assert "photo" in await ann.wait_for("Your turn", bot)
    await ann.say("/settings", chat=bot)
    shown = text_of(await ann.wait_for("Your settings", bot))
    assert "Group settings" not in shown
    assert "seconds" not in shown
    message = await ann.wait_for("Your settings", bot)
    evening.address = Address(bot)
    assert await ann.forge_tap(message, "c::pace:30")
    evening.address = Address(ann.id)
    assert (await evening.session()).pace is None
    assert (await evening.session()).due == {}
    await ann.tap("Text only", bot)
    await evening.wait_until_painted()
    assert "photo" not in await ann.wait_for("Your turn", bot)
    await ann.tap("English", bot)
    await ann.tap("Deutsch", bot)
    await ann.wait_for("Du bist dran", bot)
    await ann.tap("Zurück", bot)
    await ann.wait_for("Deine Einstellungen", bot)
    await ann.wait_for("Du bist dran", bot)


async def test_my_turns_tell_of_the_practice_too(evening: Evening) -> None:
    ann, bot = await alone(evening)
    assert "No game is waiting for your move" in await answers(ann, bot, "/myturns")
    await ann.tap("Whot", bot)
    await ann.tap("Start", bot)
    await ann.wait_for("Your turn", bot)
    assert "It’s your turn in this chat" in await answers(ann, bot, "/myturns")


async def test_a_group_without_links_is_named_among_my_turns(evening: Evening) -> None:
    await evening.create_group("Ann", "Ben", kind="group")
    await start_game(evening)
    person = await whose_turn(evening)
    await person.say("/myturns")
    message = await person.wait_for("1 game is waiting for your move")
    assert "• The parlour" in message["text"]
    assert "reply_markup" not in message


async def test_what_is_typed_alone_is_always_answered(evening: Evening) -> None:
    ann, bot = await alone(evening)
    for text, words in (
        ("/newgme", "Did you mean /newgame?"),
        ("/HLEP", "Did you mean /help?"),
        ("/xyzzyxyzzy", "I don’t know that command"),
        ("/", "I don’t know that command"),
        ("/🙂", "I don’t know that command"),
        ("/" + "x" * 4000, "I don’t know that command"),
        ("hello", "I only understand buttons and commands"),
        ("/join", "/join only works in groups: join the game"),
        ("/notify", "/notify only works in groups: get a message"),
        ("/kick @ann_here", "/kick only works in groups"),
        ("/skip", "/skip only works in groups"),
        ("/leave", "/leave only works in groups"),
        ("/map", "JSON"),
        ("/move", "There’s no game here"),
        ("/start notify", "I’ll message you here"),
        ("/help", "/newgame – play against the computer"),
    ):
        assert words in await answers(ann, bot, text), text
    await ann.say("/newgame differo", chat=bot)
    await ann.tap("Start", bot)
    await ann.wait_for("Which white piece", bot)
    assert "/move F2-F8" in await answers(ann, bot, "f2 f8")
    assert "I don’t know that move" in await answers(ann, bot, "/move xyzzy")


async def test_a_misspelt_command_in_a_group_is_left_alone(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    heard = evening.record_calls()
    for text in ("/newgme", "/newgme@parlour_bot", "hello"):
        await ann.say(text)
        await evening.settle()
    assert not [call for call in heard if call.cost]


async def test_who_taps_faster_than_a_chat_is_shown_anything_loses_no_tap(
    evening: Evening,
) -> None:
    ann, bot = await alone(evening)
    await ann.tap("Differo", bot)
    await ann.tap("Start", bot)
    await ann.wait_for("our turn", bot)
    stones = [b for b in await ann.buttons(bot) if b.data.startswith("w:")]
    heard = evening.record_calls()
    for stone in stones[:3]:
        assert not await ann.tap_button(stone, bot)
    await ann.wait_for("Another piece", bot)
    assert not [call for call in heard if call.status == 429]


async def test_in_private_a_hand_that_is_asked_for_again_is_not_there_twice(
    evening: Evening,
) -> None:
    ann = await evening.add_person("Ann")
    evening.people, evening.address = [ann], Address(ann.id)
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=ann.id, bot=bot)
    await ann.tap("Whot", bot)
    await ann.tap("▶ Start", bot)
    old = await ann.wait_for("Your turn", bot)
    for _ in range(2):
        await ann.say("/hand", chat=bot)

        async def is_new(before: int = old["message_id"]) -> bool:
            return bool((await ann.wait_for("Your turn", bot))["message_id"] > before)

        await evening.wait_until(is_new, "the hand")
        await evening.wait_until_painted()
        old = await ann.wait_for("Your turn", bot)
        hands = [m for m in await ann.messages(bot) if "Your turn" in text_of(m)]
        assert len(hands) == 1


async def test_a_practice_is_not_thrown_away_by_a_tap_on_another_game(evening: Evening) -> None:
    ann = await evening.add_person("Ann")
    evening.people, evening.address = [ann], Address(ann.id)
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=ann.id, bot=bot)
    await ann.tap("Whot", bot)
    await ann.tap("▶ Start", bot)
    await ann.wait_for("Your turn", bot)
    untouched = (await evening.session()).id
    await ann.tap("Differo", bot)  # no move was made, so nothing is lost
    await ann.wait_for("Differo", bot)

    async def is_other() -> bool:
        return (await evening.session()).id != untouched

    await evening.wait_until(is_other, "the other game")
    await ann.tap("▶ Start", bot)
    await ann.wait_for("piece do you want to move?", bot)
    session = await evening.session()
    seat = session.seat_of(ann.id)
    assert seat is not None
    await ann.say(f"/move {session.rulebook.text(session.legal(seat)[0])}", chat=bot)

    async def is_played() -> bool:
        return await evening.move_count() > 1

    await evening.wait_until(is_played, "the move")
    assert "still in a game" in await ann.tap("Rally", bot)
    assert (await evening.session()).id == session.id


async def test_a_puzzle_speaks_the_language_of_its_reader(evening: Evening) -> None:
    ann, bot = await alone(evening, "de")
    await ann.say("/puzzle", chat=bot)
    await ann.wait_for("Differo-Rätsel 1 von", bot)
