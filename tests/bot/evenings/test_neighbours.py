"""Other bots in the group, and who sees what is refused."""

import pytest

from tests.bot.evenings.evening import Evening, is_public, refuse_ephemeral
from tests.bot.evenings.person import Person, text_of
from tests.bot.evenings.test_hands import promote
from tests.bot.evenings.whot import start_game

OURS = "/newgame – start a new game"
DAY = 24 * 3600
ONLY_HOST = "Only the host ("
COMMON = ("help", "start", "settings", "rules whot", "language", "join", "leave", "skip", "kick")


async def invite_warden(evening: Evening, admin: bool = True) -> int:
    warden = await evening.sim("second_bot", chat=evening.address.chat, admin=admin)
    await evening.settle()
    return int(warden["id"])


async def answers(evening: Evening, person: Person, command: str, **more: object) -> int:
    """Return how many messages the bot sends when somebody types a command."""
    heard = evening.record_calls()
    await person.say(command, **more)
    await evening.pass_time(5)
    return len([call for call in heard if call.method in ("sendMessage", "sendPhoto")])


@pytest.mark.parametrize("command", COMMON)
async def test_a_plain_command_of_somebody_without_a_seat_is_left_to_another_bot(
    evening: Evening, command: str
) -> None:
    _ann, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    await promote(evening)
    await invite_warden(evening)
    await start_game(evening, ben)
    before = await evening.store.load(evening.address)
    assert await answers(evening, cleo, f"/{command}") == 0
    assert (await evening.store.load(evening.address)).version == before.version
    name, _, rest = command.partition(" ")
    assert await answers(evening, cleo, f"/{name}@parlour_bot {rest}") > 0


async def test_what_is_told_to_a_stranger_names_the_bot_where_others_are(evening: Evening) -> None:
    """A plain /join is left to the other bot, so it is not what is offered."""
    _ann, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    await promote(evening)
    await start_game(evening, ben)
    await cleo.say("/move draw")
    await cleo.wait_for("You’re not in this game. Send /join to play")
    await invite_warden(evening)
    await cleo.say("/move draw")
    await cleo.wait_for("You’re not in this game. Send /join@parlour_bot to play")
    assert "Tap Join" in await cleo.tap("My cards")
    await cleo.say("/join@parlour_bot")
    await cleo.wait_for("Next game: Cleo")


async def test_an_admin_who_kicks_with_another_bot_takes_nobody_off_our_table(
    evening: Evening,
) -> None:
    ann, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    await promote(evening)
    await invite_warden(evening, admin=False)
    await ben.say("/newgame whot")
    await cleo.tap("Join")
    word = await cleo.say("hello")
    await ann.say("/kick", reply_to=word["key"])  # she owns the group and sits nowhere
    await evening.settle()
    assert [player.user for player in (await evening.session()).players] == [ben.id, cleo.id]
    await ann.say("/kick@parlour_bot", reply_to=word["key"])
    await evening.settle()
    assert [player.user for player in (await evening.session()).players] == [ben.id]


async def test_who_sits_or_answers_a_message_of_the_bot_means_this_bot(evening: Evening) -> None:
    _ann, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    await promote(evening)
    await invite_warden(evening)
    await start_game(evening, ben)
    await ben.say("/help")
    await ben.wait_for(OURS)
    table = await cleo.wait_for("it’s your turn")
    assert await answers(evening, cleo, "/help") == 0
    await cleo.say("/help", reply_to=table["key"])
    await cleo.wait_for(OURS)


async def test_a_seat_in_another_topic_is_a_seat_in_the_group(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben", is_forum=True)
    await promote(evening)
    await invite_warden(evening)
    await evening.open_topic_table()
    await ann.wait_for("Seats taken")
    assert await answers(evening, ann, "/help", thread=0) == 1
    assert await answers(evening, ben, "/help", thread=0) == 0


async def test_commands_that_no_other_bot_has_are_ours_in_any_company(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await promote(evening)
    await invite_warden(evening)
    await ann.say("/newgame whot")
    await ann.wait_for("Seats taken")
    await ann.say("/board")
    await evening.pass_time(5)
    assert "Seats taken" in text_of((await ann.messages())[-1])


async def test_alone_the_bot_answers_plain_commands_and_again_when_the_other_has_gone(
    evening: Evening,
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await promote(evening)
    assert await answers(evening, ben, "/help") == 1
    warden = await invite_warden(evening)
    await evening.advance(2 * DAY)
    assert await answers(evening, ben, "/help") == 0
    await evening.sim("bot", chat=ann.chat, bot=warden, present=False)
    await evening.settle()
    assert await answers(evening, ben, "/help") == 1


@pytest.mark.parametrize("sign", ["name", "answer"])
async def test_a_bot_that_came_before_is_known_for_a_day_by_what_people_write_to_it(
    evening: Evening, sign: str
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    bot = evening.playground.bot.user.id
    await evening.sim("bot", chat=ann.chat, bot=bot, present=False)
    await invite_warden(evening)
    await evening.sim("bot", chat=ann.chat, bot=bot, present=True)
    await promote(evening)
    await evening.settle()
    await evening.pass_time(5)  # it says hello
    assert await answers(evening, ben, "/help") == 1
    await ben.say("/rules@warden_bot")
    if sign == "answer":
        await evening.store.change(ann.chat, {"bot @warden_bot": None})
        rules = await ben.wait_for("Be kind")
        await ben.say("thank you", reply_to=rules["key"])
    await evening.settle()
    assert await answers(evening, ben, "/help") == 0
    await evening.advance(DAY + 60)
    assert await answers(evening, ben, "/help") == 1


async def test_made_up_names_of_bots_do_not_fill_the_store(evening: Evening) -> None:
    _ann, ben = await evening.create_group("Ann", "Ben")
    await promote(evening)
    for number in range(40):
        await ben.say(f"/help@no{number}_bot")
    await evening.settle()
    assert len((await evening.chat_status()).bots) == 20


async def test_without_commands_no_message_costs_a_call_or_a_reading(evening: Evening) -> None:
    _ann, ben = await evening.create_group("Ann", "Ben")
    await promote(evening)
    await invite_warden(evening)
    heard = evening.record_calls()
    for word in ("so", "what", "now"):
        await ben.say(word)
    await evening.settle()
    assert {call.method for call in heard} <= {"getUpdates"}


# Refusals -----------------------------------------------------------------------------------------


async def test_an_admin_bot_refuses_a_command_before_its_author_alone(evening: Evening) -> None:
    ann, ben, jan = await evening.create_group("Ann", "Ben", "Jan", german=("Jan",))
    await promote(evening)
    await start_game(evening, ben)
    await jan.say("/endgame")
    await jan.wait_for("Das dürfen nur")
    for other in (ann, ben):
        assert ONLY_HOST not in await other.visible_text()
        assert "Das dürfen nur" not in await other.visible_text()


async def test_else_a_refusal_comes_in_the_private_chat_with_the_name_of_the_group(
    evening: Evening,
) -> None:
    ann, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    bot = await cleo.start_private_chat()
    await start_game(evening, ben)
    await cleo.say("/endgame")
    await cleo.wait_for(f"In The parlour: {ONLY_HOST}", bot)
    assert ONLY_HOST not in await ann.visible_text()


async def test_else_one_line_for_all_is_refused_aloud_in_20_seconds(evening: Evening) -> None:
    _ann, ben, cleo, dan = await evening.create_group("Ann", "Ben", "Cleo", "Dan")
    await start_game(evening, ben)
    heard = evening.record_calls()

    async def refused() -> int:
        await evening.pass_time(5)
        sent = [c for c in heard if c.method == "sendMessage" and c.status == 200]
        return len([c for c in sent if is_public(c) and ONLY_HOST in str(c.params)])

    for person in (ben, cleo, dan):
        await person.say("/endgame@parlour_bot")
    assert await refused() == 1
    await evening.pass_time(20)
    await dan.say("/endgame@parlour_bot")
    assert await refused() == 2


async def test_an_admin_bot_answers_a_command_before_its_author_alone(evening: Evening) -> None:
    ann, jan = await evening.create_group("Ann", "Jan", german=("Jan",))
    await promote(evening)
    await jan.say("/rules whot")
    await jan.wait_for("Karten")
    assert not await ann.ephemeral_messages()
    assert len(await jan.ephemeral_messages()) == 1


async def test_where_telegram_shows_nothing_to_one_an_admin_bot_answers_for_all_to_see(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await promote(evening)
    refuse_ephemeral(evening, monkeypatch)
    await ann.say("/help")
    await ben.wait_for(OURS)
    assert not (await evening.chat_status()).is_administrator


async def test_a_group_setting_that_was_tapped_for_all_to_see_shows_there(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/settings")
    await ann.tap("no limit")
    await ben.wait_for("✓ no limit")
    assert not await ann.ephemeral_messages()
