"""Who speaks which language: the table that of the group, a panel that of its player."""

import json

from bot.address import Address
from engine.record import Entry
from tests.bot.evenings.evening import Evening, Person, is_public, words_of
from tests.bot.evenings.whot import choose_hand


async def hand_screen(person: Person) -> str:
    """The newest that this person alone can see."""

    async def look() -> str:
        own = [words_of(m) for m in await person.see() if m.get("ephemeral")]
        return own[-1] if own else ""

    shown: str = await person.evening.until(look, "a panel")
    return shown


async def close(person: Person, button: str) -> None:
    await person.tap(button)

    async def is_gone() -> bool:
        return not any(message.get("ephemeral") for message in await person.see())

    await person.evening.until(is_gone, "a closed panel")


async def test_a_german_in_an_english_group_sees_the_panel_in_german(evening: Evening) -> None:
    ann, jan = await evening.gather("Ann", "Jan", german=("Jan",))
    await choose_hand(evening)
    await jan.tap("Join")  # the lobby is everybody's
    assert await jan.tap("Start") == "Das dürfen nur der Gastgeber und die Admins dieser Gruppe."
    await ann.tap("Start")
    table = words_of(await jan.reads("it is your turn"))
    await evening.pass_time(60)
    assert "market:" in table
    await jan.tap("My cards")
    own = await hand_screen(jan)
    assert "Obenauf:" in own
    assert "Das hier siehst nur du" in own
    assert "Tipp auf das" not in own  # what somebody can do who waits
    assert "✕ Zu" in own
    assert "On top" not in own
    await ann.tap("My cards")
    assert "On top:" in await hand_screen(ann)
    await close(jan, "✕ Zu")
    assert "Markt:" not in words_of(await ann.reads("📖 Rules"))


async def test_who_chose_a_language_is_spoken_to_in_it(evening: Evening) -> None:
    ann, jan = await evening.gather("Ann", "Jan", german=("Jan",))
    await jan.say("/language")
    assert "✓ Deutsch" in words_of(await jan.reads("Welche Sprache soll ich mit dir sprechen?"))
    await jan.tap("English")
    assert "✓ English" in words_of(await jan.reads("Which language shall I speak with you?"))
    await jan.say("/help")
    await jan.reads("/newgame – open a table")
    await ann.say("/language")
    await ann.tap("Deutsch")
    await ann.say("/myturns")
    await ann.reads("Nirgends wartet man auf dich.")
    assert "Welche Sprache" not in await jan.read()
    for typed in ("de", "DEUTSCH"):
        await jan.say("/language en")
        await jan.reads("✓ English")
        await jan.say(f"/language {typed}")
        await jan.reads("✓ Deutsch")
        await jan.tap("✕ Zu")
    await jan.say("/language klingon")
    await jan.reads("✓ Deutsch")


async def test_the_language_of_the_group_is_that_of_its_table(evening: Evening) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    await choose_hand(evening)
    await ben.tap("Join")
    await ann.tap("Start")
    await ann.reads("it is your turn")
    await evening.pass_time(60)  # so that there is room for screens
    heard = evening.listen()
    await ann.say("/settings")
    await ann.tap("Deutsch")
    table = words_of(await ben.reads("du bist dran"))
    assert "Markt:" in table
    assert "🃏 Meine Karten" in table
    assert "📖 Regeln" in table
    await evening.painted()
    assert "turn" not in words_of(await ben.reads("Markt:"))
    assert [call for call in heard if is_public(call) and call.cost]
    await ben.tap("Meine Karten")
    assert "On top:" in await hand_screen(ben)  # but everybody's own stays as it is
    assert "Settings of this group" in await ann.read()
    await ann.tap("English")
    await ben.reads("it is your turn")


async def test_a_group_that_never_chose_speaks_its_first_hosts_language(evening: Evening) -> None:
    ann, jan = await evening.gather("Ann", "Jan", german=("Jan",))
    await jan.say("/newgame whot")
    await ann.reads("Am Tisch, 1 von 6")
    await ann.tap("Mitspielen")
    await ann.tap("Hausregeln")
    assert "Tap a rule to read about it" in await hand_screen(ann)
    await jan.tap("Los geht’s")
    await ann.reads("du bist dran")


async def test_commands_are_offered_in_everybodys_language(evening: Evening) -> None:
    ann, jan = await evening.gather("Ann", "Jan", german=("Jan",))
    bot = evening.playground.bot.user.id
    for person, chat, words in (
        (ann, ann.chat, "open a table"),
        (jan, jan.chat, "einen Spieltisch aufstellen"),
        (ann, bot, "play against the computer"),
        (jan, bot, "gegen den Computer spielen"),
    ):
        shown = await evening.get("see", person=person.id, chat=chat)
        about = {c["command"]: c["description"] for c in shown["commands"]}
        assert about["newgame"] == words
    made = [call["params"] for call in await evening.calls() if call["method"] == "setMyCommands"]
    scopes = {(json.loads(c["scope"])["type"], c.get("language_code", "")) for c in made}
    kinds = ("all_private_chats", "all_group_chats", "all_chat_administrators")
    assert scopes == {(kind, language) for kind in kinds for language in ("", "de")}


async def test_alone_with_the_bot_the_table_speaks_ones_own_language(evening: Evening) -> None:
    jan = await evening.person("Jan", "de")
    evening.people, evening.address = [jan], Address(jan.id)
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=jan.id, bot=bot)
    await jan.tap("Whot", bot)
    await jan.tap("Los geht’s", bot)
    await jan.reads("Obenauf:", bot)


async def test_a_german_types_what_a_german_is_shown(evening: Evening) -> None:
    ann, jan = await evening.gather("Ann", "Jan", german=("Jan",))
    await ann.say("/newgame caesar")
    await jan.tap("Join")
    await ann.tap("Start")
    await ann.reads("In secret, both give each group one card")
    await evening.pass_time(60)
    await jan.say("/move")
    told = words_of(await jan.reads("Schreib deinen Zug hinter /move."))
    assert "/move 1 Prätor" in told
    assert "Quästor" in told
    assert "praetor" not in told
    await jan.say("/move 1 Prätoren offen")  # not as long as all are face down
    await jan.reads("1 kannst du jetzt spielen, aber nicht so.")
    for typed in ("1 Prätor", "2 Aedilen", "3 Qu", "4 consul"):
        await jan.say(f"/move {typed}")

    async def are_made() -> bool:
        entries = map(Entry.read, (await evening.session()).log)
        typed = [e.what for e in entries if e.by == "player" and e.seat >= 0]
        return typed == ["1 praetor", "2 aedile", "3 quaestor", "4 consul"]

    await evening.until(are_made, "the moves")


async def test_a_german_alone_forgets_the_command_and_is_told_it(evening: Evening) -> None:
    jan = await evening.person("Jan", "de")
    evening.people, evening.address = [jan], Address(jan.id)
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=jan.id, bot=bot)
    await jan.say("/newgame deerportal", chat=bot)
    await jan.tap("Los geht’s", bot)
    await jan.reads("Würfle.", bot)
    await jan.say("wuerfeln", chat=bot)
    await jan.reads("Um das zu spielen, schreib /move würfeln", bot)
