"""The lobby as an invitation, and the screen behind "More"."""

from tests.bot.evenings.evening import Evening
from tests.bot.evenings.person import text_of
from tests.bot.evenings.whot import start_game


async def test_the_invitation_is_a_picture_with_few_keys(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame whot")
    lobby = await ben.wait_for("Seats taken: 1 of")
    assert "photo" in lobby
    assert text_of(lobby).splitlines()[-3:] == ["🪑 Join", "▶ Start", "⋯ More"]
    assert "Ann · host" in lobby["caption"]
    assert (await evening.session()).commitment[:12] not in await ben.visible_text()


async def test_a_lobby_in_words_becomes_a_picture_in_the_same_message(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await ann.say("/settings")
    await ann.tap("Text only")
    await ann.say("/newgame whot")
    words = await ann.wait_for("Seats taken: 1 of")
    assert "text" in words
    await ann.tap("With pictures")
    await evening.wait_until_painted()
    shown = await ann.wait_for("Seats taken: 1 of")
    assert "photo" in shown
    assert shown["message_id"] == words["message_id"]


async def test_the_lobby_the_table_and_a_closed_lobby_are_one_message(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame whot")
    lobby = await ben.wait_for("Seats taken: 1 of")
    await start_game(evening)
    table = await ann.wait_for("it’s your turn")
    assert table["message_id"] == lobby["message_id"]
    await ann.end_table()
    await evening.pass_time(5)
    await ann.say("/newgame whot")
    lobby = await ben.wait_for("Seats taken: 1 of")
    await ann.end_table()
    closed = await ben.wait_for("This table was closed")
    assert closed["message_id"] == lobby["message_id"]


async def test_all_lobbies_of_a_game_share_one_picture(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    pictures = []
    for host in (ann, ben):
        await host.say("/newgame whot")
        lobby = await ann.wait_for(f"{host.name} · host")
        pictures.append(lobby["photo"][-1]["file_unique_id"])
        await host.end_table()
        await evening.pass_time(5)
    assert pictures[0] == pictures[1]


async def test_the_screen_behind_more_follows_each_tap_by_one_edit(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame whot")
    await ben.wait_for("Join")
    await ann.open_more("Computers")
    heard = evening.record_calls()
    assert await ann.tap("+ 🤖 easy") == "✓ Computer added (easy)"
    await ann.wait_for("Computers: 1")
    await ann.tap("− Computer")
    await ann.wait_for("Computers: 0")
    edits = [call for call in heard if call.method.startswith("editEphemeral")]
    assert len(edits) == 2
    await ann.tap("← Back")
    await ann.tap("Time per move")
    await ann.tap("30 seconds")
    await ben.wait_for("⏳ 30 seconds")
    assert "Computers: 0" not in await ben.visible_text()


async def test_the_screen_behind_more_goes_when_the_game_begins(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame whot")
    await ben.tap("Join")
    await ben.open_more("Fair play")
    await ben.wait_for("not even me")
    await ann.tap("Start")
    await ann.wait_for("Ann, it’s your turn")
    await evening.settle()
    assert await ben.ephemeral_messages() == []


async def test_a_guest_leaves_by_more_and_the_screen_goes_with_it(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame whot")
    await ben.open_more()
    assert "🚪 Leave" not in await ben.only_ephemeral_text()
    await ben.tap("✕ Close")
    await ben.tap("Join")
    await ben.open_more("🚪 Leave")
    await ann.wait_for("Seats taken: 1 of")
    await evening.settle()
    assert await ben.ephemeral_messages() == []


async def test_joining_twice_is_no_alert(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame whot")
    for _ in range(2):
        assert await ben.tap("Join")
    assert ben.alerts == []


async def test_where_no_hands_are_shown_the_lobby_promises_none(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await evening.sim("server", ephemeral="BOT_NOT_ADMIN")
    await ann.say("/newgame whot")
    await ben.wait_for("visible only to you")
    await ann.tap("⋯ More")  # Telegram refuses it, and the chat is known to have no private screens
    told = await ben.wait_for("can’t show private cards")
    assert "visible only to you" not in text_of(told)


async def test_more_below_a_result_explains_the_file_and_the_proof(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    await ben.give_up_seat()
    result = await ann.wait_for("Rematch")
    assert text_of(result).splitlines()[-3:] == [
        *("🔎 Where did I go wrong?", "📽 Replay", "⋯ More")
    ]
    await ann.open_more()
    told = await ann.only_ephemeral_text()
    assert "I’ll post the game log here" in told
    assert "python" not in told
    assert "Save this game" not in await ben.visible_text()
    await ann.tap("Save this game")
    file = await ben.wait_for("for you to keep")
    assert "document" in file


async def test_more_leaves_the_result_where_it_stands_alone_too(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await evening.sim("server", ephemeral="BOT_NOT_ADMIN")
    await start_game(evening)
    await ben.give_up_seat()
    await ann.wait_for("Rematch")
    await ann.tap("⋯ More")
    await ann.wait_for("Save this game")
    await ann.wait_for("Rematch")
    await ann.tap("✕ Close")
    await evening.settle()
    await ann.wait_for("Rematch")
