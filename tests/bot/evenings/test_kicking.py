"""Who is sent off the table, and who may do that: every way in which people say whom they mean."""

from bot.address import Address
from bot.screens.words import MARKS
from tests.bot.evenings.evening import Evening, words_of
from tests.bot.evenings.whot import sit_down


async def left(evening: Evening) -> list[str]:
    """Who has gone from the table that is played at."""
    return [player.name for player in (await evening.session()).players if player.gone]


async def test_a_player_is_sent_off_by_name_or_number(evening: Evening) -> None:
    names = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")
    ann, *_ = await evening.gather(*names)
    await sit_down(evening)
    gone = []
    for whom, name in (
        ("@BEN_here", "Ben"),
        ("  cLEO ", "Cleo"),
        ("4", "Dan"),
        ("ev", "Eve"),
    ):
        await ann.sends_off(whom)
        await ann.reads(f"{name} had to leave the table")
        gone.append(name)
        assert await left(evening) == gone


async def test_the_opening_of_a_topic_is_no_reply_to_who_opened_it(evening: Evening) -> None:
    ann, ben = await evening.gather("Ann", "Ben", is_forum=True)
    username = evening.playground.bot.user.username
    topic = await evening.sim("topic", chat=ann.chat, person=ben.id, name="Games")
    evening.address = Address(ann.chat, topic["id"])
    await ann.say(f"/newgame@{username} whot")
    await ben.tap("Join")
    await ann.reads("2 of 6")
    (opening,) = [m for m in await ann.see() if "forum_topic_created" in m]
    await ann.say("/kick", reply_to=opening["key"])
    await ann.reads("Who is to leave?")
    said = await ben.say("I do not play")
    await ann.say("/kick", reply_to=said["key"])
    await ann.reads("1 of 6")


async def test_who_means_nobody_is_told_who_sits(evening: Evening) -> None:
    ann, ben, cleo = await evening.gather("Ann", "Ben", "Cleo")
    await sit_down(evening, ben)
    await evening.stop_the_clock()
    await evening.pass_time(30)
    said = await cleo.say("May I?")
    await ann.say("/kick", reply_to=said["key"])
    told = (await ann.reads("Who is to leave?"))["text"]
    assert told.splitlines()[1:] == [f"1 · {MARKS[0]} Ann", f"2 · {MARKS[1]} Ben"]
    assert "Who is to leave?" not in await ben.read()
    for whom in ("", "@nobody_here", "Zoe", "7", "0", "x" * 3000, "🙂", "@", "²"):
        before = len(await ann.see())
        await ann.say(f"/kick {whom}")
        await evening.pass_time(2)
        assert [words_of(m) for m in (await ann.see())[before:]][1:] == [told], whom
        await evening.pass_time(20)
    assert await left(evening) == []


async def test_two_names_that_begin_alike_are_told_apart(evening: Evening) -> None:
    ann, *_ = await evening.gather("Ann", "Maria", "Mario")
    await sit_down(evening)
    await ann.say("/kick mari")
    await ann.reads("Who is to leave?")
    assert await left(evening) == []
    await ann.sends_off("mario")
    await ann.reads("Mario had to leave the table")


async def test_only_the_host_and_admins_send_off(evening: Evening) -> None:
    ann, ben, cleo, dan = await evening.gather("Ann", "Ben", "Cleo", "Dan")
    evening.people = [ben, cleo, dan]
    await sit_down(evening)
    for whom in ("@ben_here", "1", "nobody at all", ""):
        await cleo.say(f"/kick {whom}")
        await evening.pass_time(2)
    await cleo.reads("Only the host or an admin")
    assert "Who is to leave?" not in await cleo.read()
    assert await left(evening) == []
    await ann.sends_off("@cleo_here")  # the group is hers, and she does not sit here
    await ben.reads("Cleo had to leave the table")
    await ann.sends_off("Dan", anonymous=True)
    await ben.reads("Dan had to leave the table")


async def test_nobody_sends_off_himself(evening: Evening) -> None:
    ann, _ = await evening.gather("Ann", "Ben")
    await sit_down(evening)
    for whom in ("1", "@ann_here", "Ann"):
        await ann.say(f"/kick {whom}")
        await ann.reads("That is you. /leave")
    assert await left(evening) == []


async def test_a_computer_is_sent_off_by_its_name_in_any_language(evening: Evening) -> None:
    _, jan = await evening.gather("Ann", "Jan", german=("Jan",))
    await jan.say("/newgame whot")
    for name in ("Computer 1", "computer"):
        await jan.tap("leicht")
        await jan.reads("Computer 1")
        await jan.say(f"/kick {name}")
        await jan.reads("Am Tisch, 1 von 6")


async def test_who_renamed_himself_is_known_by_what_is_shown(evening: Evening) -> None:
    ann, _ = await evening.gather("Ann", "<b>Ben</b> @durov \u202efoo")
    await sit_down(evening)
    await ann.say("/kick nobody")
    shown = (await ann.reads("Who is to leave?"))["text"].splitlines()[2].split(f"{MARKS[1]} ")[1]
    await ann.sends_off(shown)
    await ann.reads("had to leave the table")


async def test_over_is_over(evening: Evening) -> None:
    ann, _ = await evening.gather("Ann", "Ben")
    await sit_down(evening)
    await ann.sends_off("Ben")
    await ann.reads("Rematch")
    for command in ("/kick Ann", "/skip", "/kick"):
        await ann.say(command)
    await ann.reads("This game is over")


async def test_who_plays_is_sent_off_after_a_question(evening: Evening) -> None:
    ann, ben, _ = await evening.gather("Ann", "Ben", "Cleo")
    await sit_down(evening)
    question = "Send 🌙 Cleo off this table for good?"
    await ann.say("/kick Cleo")
    await ann.reads(question)
    assert question not in await ben.read()
    await ann.tap("No, keep playing")
    await evening.rest()
    assert question not in await ann.read()
    assert await left(evening) == []
    await ann.sends_off("Cleo")
    await ben.reads("Cleo had to leave the table")
    await evening.rest()
    assert question not in await ann.read()
    assert await left(evening) == ["Cleo"]


async def test_a_lobby_is_left_without_a_question(evening: Evening) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    await ann.say("/newgame whot")
    await ben.tap("Join")
    await ann.reads("2 of 6")
    await ann.say("/kick Ben")
    await ann.reads("1 of 6")


async def test_the_answer_is_the_hosts_and_about_who_was_meant(evening: Evening) -> None:
    ann, ben, cleo = await evening.gather("Ann", "Ben", "Cleo")
    evening.people = [ben, ann, cleo]
    await sit_down(evening)
    table = await cleo.reads("it is your turn")
    await ben.say("/kick Cleo")
    await ben.reads("Yes, send off")
    id = (await evening.session()).id
    yes = f"K:{id}:2:{cleo.id}"
    assert any(button["callback_data"] == yes for *_, button in await ben.buttons())
    assert "Only the host" in await cleo.forge(table, f"K:{id}:1:{ann.id}")
    for forged in (f"K:{id}:2:{ann.id}", f"K:{id}:7:{cleo.id}", f"K:{id}:2", f"K:{id}", "K"):
        await ben.forge(table, forged)
    assert "That is you" in await ben.forge(table, f"K:{id}:0:{ben.id}")
    assert await left(evening) == []
    await ben.tap("Yes, send off")
    assert "nobody to do that to" in await ben.forge(table, yes)
    log = (await evening.session()).log
    assert await left(evening) == ["Cleo"]
    assert sum(line.endswith("!leave") for line in log) == 1


async def test_who_is_no_longer_host_sends_nobody_off(evening: Evening) -> None:
    ann, ben, cleo = await evening.gather("Ann", "Ben", "Cleo")
    evening.people = [ben, ann, cleo]
    await sit_down(evening)
    await ben.say("/kick Cleo")
    await ben.reads("Yes, send off")
    (yes,) = [button for button in await ben.buttons() if button[3]["text"] == "Yes, send off"]
    await ben.give_up()
    await ann.reads("Ben left the table")
    assert "Only the host" in await ben.tap_on(yes)
    assert await left(evening) == ["Ben"]


async def test_who_was_sent_off_is_told_so(evening: Evening) -> None:
    ann, _, cleo = await evening.gather("Ann", "Ben", "Cleo")
    await sit_down(evening)
    assert not await cleo.tap("My cards")
    await ann.sends_off("Cleo")
    await cleo.reads("Cleo had to leave the table")
    told = "You were sent off this table by its host or an admin."
    assert await cleo.tap("My cards") == told
    await evening.pass_time(60)
    await cleo.say("/move draw")
    assert (await cleo.reads(told))["text"] == told
