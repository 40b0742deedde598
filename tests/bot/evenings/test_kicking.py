"""Sending a player off the table: who may do it, and the ways to name the player."""

from bot.address import Address
from bot.looks import LOOKS
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.person import Person, text_of
from tests.bot.evenings.test_hands import promote
from tests.bot.evenings.whot import start_game


async def left(evening: Evening) -> list[str]:
    """Return the names of the players who have left the running game."""
    return [player.name for player in (await evening.session()).players if player.gone]


async def test_a_player_is_sent_off_by_name_or_number(evening: Evening) -> None:
    names = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")
    ann, *_ = await evening.create_group(*names)
    await start_game(evening)
    gone = []
    for whom, name in (
        ("@BEN_here", "Ben"),
        ("  cLEO ", "Cleo"),
        ("4", "Dan"),
        ("ev", "Eve"),
    ):
        await ann.kick(whom)
        await ann.wait_for(f"{name} was removed from the game")
        gone.append(name)
        assert await left(evening) == gone


async def test_the_opening_of_a_topic_is_no_reply_to_who_opened_it(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben", is_forum=True)
    username = evening.playground.bot.user.username
    topic = await evening.sim("topic", chat=ann.chat, person=ben.id, name="Games")
    evening.address = Address(ann.chat, topic["id"])
    await ann.say(f"/newgame@{username} whot")
    await ben.tap("Join")
    await ann.wait_for("2 of 6")
    (opening,) = [m for m in await ann.messages() if "forum_topic_created" in m]
    await ann.say("/kick", reply_to=opening["key"])
    await ann.wait_for("Who should be removed?")
    said = await ben.say("I do not play")
    await ann.say("/kick", reply_to=said["key"])
    await ann.wait_for("1 of 6")


async def names_to_tap(person: Person) -> list[str]:
    """Return the names under the question whom to remove, as it was asked last."""
    shown = [m for m in await person.messages() if "Who should be removed?" in text_of(m)]
    return text_of(shown[-1]).splitlines()[1:-1]


async def test_who_means_nobody_is_shown_names_to_tap(evening: Evening) -> None:
    ann, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    await start_game(evening, ben)
    await promote(evening)
    await evening.remove_time_limit()
    await evening.pass_time(30)
    said = await cleo.say("May I?")
    await ann.say("/kick", reply_to=said["key"])
    await ann.wait_for("Who should be removed? Tap a name.")
    assert await names_to_tap(ann) == [f"{LOOKS[1].mark} Ben"]  # nobody removes oneself
    assert "Who should be removed?" not in await ben.visible_text()
    for whom in ("", "@nobody_here", "Zoe", "7", "0", "x" * 3000, "🙂", "@", "²"):
        before = len(await ann.messages())
        await ann.say(f"/kick {whom}")
        await evening.pass_time(2)
        (told,) = [text_of(m) for m in (await ann.messages())[before:]][1:]
        assert ("There’s no “" in told) == bool(whom), whom
        assert await names_to_tap(ann) == [f"{LOOKS[1].mark} Ben"], whom
        await evening.pass_time(20)
    assert await left(evening) == []


async def test_a_name_that_is_tapped_is_removed_after_a_question(evening: Evening) -> None:
    ann, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    await start_game(evening)
    await promote(evening)
    await ann.say("/kick Zorro")
    await ann.wait_for("There’s no “Zorro” in this game.")
    await ann.tap("Cleo")
    await ann.wait_for("Remove 🌙 Cleo from this game?")
    assert await left(evening) == []
    await ann.tap("Yes, remove")
    await ben.wait_for("Cleo was removed from the game")
    assert await left(evening) == ["Cleo"]
    await cleo.wait_for("Cleo was removed from the game")


async def test_a_name_that_is_tapped_before_the_start_is_removed_at_once(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame whot")
    await ben.tap("Join")
    await ann.wait_for("2 of 6")
    await ann.say("/kick")
    await ann.tap(f"{LOOKS[1].mark} Ben")
    await ann.wait_for("1 of 6")


async def test_two_names_that_begin_alike_are_told_apart(evening: Evening) -> None:
    ann, *_ = await evening.create_group("Ann", "Maria", "Mario")
    await start_game(evening)
    await ann.say("/kick mari")
    await ann.wait_for("Who should be removed?")
    assert await names_to_tap(ann) == [f"{LOOKS[1].mark} Maria", f"{LOOKS[2].mark} Mario"]
    assert await left(evening) == []
    await ann.kick("mario")
    await ann.wait_for("Mario was removed from the game")


async def test_only_the_host_and_admins_send_off(evening: Evening) -> None:
    ann, ben, cleo, dan = await evening.create_group("Ann", "Ben", "Cleo", "Dan")
    evening.people = [ben, cleo, dan]
    await start_game(evening)
    for whom in ("@ben_here", "1", "nobody at all", ""):
        await cleo.say(f"/kick {whom}")
        await evening.pass_time(2)
    await cleo.wait_for("Only the host (")
    assert "Who should be removed?" not in await cleo.visible_text()
    assert await left(evening) == []
    await ann.kick("@cleo_here")  # she owns the group but has no seat
    await ben.wait_for("Cleo was removed from the game")
    await ann.kick("Dan", anonymous=True)
    await ben.wait_for("Dan was removed from the game")


async def test_nobody_sends_off_himself(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    for whom in ("1", "@ann_here", "Ann"):
        await ann.say(f"/kick {whom}")
        await ann.wait_for("That’s you. Send /leave")
    assert await left(evening) == []


async def test_a_computer_is_sent_off_by_its_name_in_any_language(evening: Evening) -> None:
    _, jan = await evening.create_group("Ann", "Jan", german=("Jan",))
    await jan.say("/newgame whot")
    for name in ("Computer 1", "computer"):
        await jan.open_more("Computer", "leicht", more="⋯ Mehr")
        await jan.wait_for("Computer 1")
        await jan.say(f"/kick {name}")
        await jan.wait_for("Am Tisch: 1 von 6")


async def test_who_renamed_himself_is_known_by_what_is_shown(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "<b>Ben</b> @durov \u202efoo")
    await start_game(evening)
    await ann.say("/kick nobody")
    await ann.wait_for("Who should be removed?")
    shown = (await names_to_tap(ann))[0].split(f"{LOOKS[1].mark} ")[1]
    await ann.kick(shown)
    await ann.wait_for("was removed from the game")


async def test_over_is_over(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    await ann.kick("Ben")
    await ann.wait_for("Rematch")
    for command in ("/kick Ann", "/skip", "/kick"):
        await ann.say(command)
    await ann.wait_for("This game is over")


async def test_who_plays_is_sent_off_after_a_question(evening: Evening) -> None:
    ann, ben, _ = await evening.create_group("Ann", "Ben", "Cleo")
    await start_game(evening)
    await promote(evening)
    question = "Remove 🌙 Cleo from this game?"
    await ann.say("/kick Cleo")
    await ann.wait_for(question)
    assert question not in await ben.visible_text()
    await ann.tap("Cancel")
    await evening.settle()
    assert question not in await ann.visible_text()
    assert await left(evening) == []
    await ann.kick("Cleo")
    await ben.wait_for("Cleo was removed from the game")
    await evening.settle()
    assert question not in await ann.visible_text()
    assert await left(evening) == ["Cleo"]


async def test_a_lobby_is_left_without_a_question(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame whot")
    await ben.tap("Join")
    await ann.wait_for("2 of 6")
    await ann.say("/kick Ben")
    await ann.wait_for("1 of 6")


async def test_the_answer_is_the_hosts_and_about_who_was_meant(evening: Evening) -> None:
    ann, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    evening.people = [ben, ann, cleo]
    await start_game(evening)
    table = await cleo.wait_for("it’s your turn")
    await ben.say("/kick Cleo")
    await ben.wait_for("Yes, remove")
    id = (await evening.session()).id
    yes = f"K:{id}:2:{cleo.id}"
    assert any(button.data == yes for button in await ben.buttons())
    assert "Only the host" in await cleo.forge_tap(table, f"K:{id}:1:{ann.id}")
    for forged in (f"K:{id}:2:{ann.id}", f"K:{id}:7:{cleo.id}", f"K:{id}:2", f"K:{id}", "K"):
        await ben.forge_tap(table, forged)
    assert "That’s you" in await ben.forge_tap(table, f"K:{id}:0:{ben.id}")
    assert await left(evening) == []
    await ben.tap("Yes, remove")
    assert "no such player" in await ben.forge_tap(table, yes)
    log = (await evening.session()).log
    assert await left(evening) == ["Cleo"]
    assert sum(line.endswith("!leave") for line in log) == 1


async def test_who_is_no_longer_host_sends_nobody_off(evening: Evening) -> None:
    ann, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    evening.people = [ben, ann, cleo]
    await start_game(evening)
    await ben.say("/kick Cleo")
    await ben.wait_for("Yes, remove")
    (yes,) = [button for button in await ben.buttons() if button.text == "Yes, remove"]
    await ben.give_up_seat()
    await ann.wait_for("Ben left the game")
    assert "Only the host" in await ben.tap_button(yes)
    assert await left(evening) == ["Ben"]


async def test_who_was_sent_off_is_told_so(evening: Evening) -> None:
    ann, _, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    await start_game(evening)
    assert not await cleo.tap("My cards")
    await ann.kick("Cleo")
    await cleo.wait_for("Cleo was removed from the game")
    told = "The host or an admin removed you from this game."
    assert await cleo.tap("My cards") == told
    await evening.pass_time(60)
    await cleo.say("/move draw")
    assert (await cleo.wait_for(told))["text"] == told
