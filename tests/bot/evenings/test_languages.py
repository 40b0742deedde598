"""The table speaks the group's language, a hand that of its player."""

import json

import pytest

from bot.address import Address
from bot.i18n import languages, translator_for
from bot.telegram.command_menu import menu_languages
from bot.telegram.outbox import ALOUD
from engine.record import Entry
from tests.bot.evenings.evening import Evening, is_public, refuse_ephemeral
from tests.bot.evenings.person import Person, text_of
from tests.bot.evenings.test_hands import promote
from tests.bot.evenings.whot import set_hand_size


async def hand_screen(person: Person) -> str:
    """Return the text of the person's newest ephemeral message."""

    async def look() -> str:
        own = [text_of(m) for m in await person.messages() if m.get("ephemeral")]
        return own[-1] if own else ""

    return await person.evening.wait_until(look, "a hand")


async def close(person: Person, button: str) -> None:
    await person.tap(button)

    async def is_gone() -> bool:
        return not any(message.get("ephemeral") for message in await person.messages())

    await person.evening.wait_until(is_gone, "a closed hand")


async def test_a_german_in_an_english_group_sees_the_hand_in_german(evening: Evening) -> None:
    ann, jan = await evening.create_group("Ann", "Jan", german=("Jan",))
    await set_hand_size(evening)
    await jan.tap("Join")  # everybody sees the lobby
    assert await jan.tap("Start") == "Das dürfen nur die Spielleitung (Ann) und Admins."
    await ann.tap("Start")
    table = text_of(await jan.wait_for("it’s your turn"))
    await evening.pass_time(60)
    assert "📖 Rules" in table
    await jan.tap("My cards")
    own = await hand_screen(jan)
    assert "Das siehst nur du" in own
    assert "Tipp einfach an" not in own  # advice for a player on turn
    assert "✕ Schließen" in own
    assert "Only you" not in own
    await ann.tap("My cards")
    assert "Only you can see this" in await hand_screen(ann)
    await close(jan, "✕ Schließen")
    assert "Regeln" not in text_of(await ann.wait_for("📖 Rules"))


async def test_who_chose_a_language_is_spoken_to_in_it(evening: Evening) -> None:
    ann, jan = await evening.create_group("Ann", "Jan", german=("Jan",))
    await promote(evening)
    await jan.say("/language")
    assert "✓ Deutsch" in text_of(await jan.wait_for("In welcher Sprache soll ich mit dir reden?"))
    await jan.tap("English")
    assert "✓ English" in text_of(await jan.wait_for("Which language should I use with you?"))
    await jan.say("/help")
    await jan.wait_for("/newgame – start a new game")
    await ann.say("/language")
    await ann.tap("Deutsch")
    await ann.say("/myturns")
    await ann.wait_for("Gerade wartet kein Spiel auf dich.")
    assert "In welcher Sprache" not in await jan.visible_text()
    for typed in ("de", "DEUTSCH"):
        await jan.say("/language en")
        await jan.wait_for("✓ English")
        await jan.say(f"/language {typed}")
        await jan.wait_for("✓ Deutsch")
        await jan.tap("✕ Schließen")
    await jan.say("/language klingon")
    await jan.wait_for("✓ Deutsch")


async def test_in_a_group_each_chooses_the_own_language_alone(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/language")
    await ben.wait_for("Only you will see it")
    await ann.tap("🌍 English")
    await ann.wait_for("Which language should I use with you?")
    assert await ann.tap("Deutsch") == "✓ Deutsch"
    await ann.wait_for("In welcher Sprache soll ich mit dir reden?")
    assert "✓ Deutsch" in await ann.only_ephemeral_text()
    assert "Which language" not in await ben.visible_text()
    await ann.say("/language")
    await ben.wait_for("🌍 Deutsch")


async def test_the_choice_is_shown_where_nothing_can_be_shown_alone(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    refuse_ephemeral(evening, monkeypatch)
    await ann.say("/language")
    await ann.tap("🌍 English")
    await ben.wait_for("Which language should I use with you?")
    await ann.tap("Deutsch")
    await ben.wait_for("In welcher Sprache soll ich mit dir reden?")
    assert "Which language should I use with you?" not in await ben.visible_text()


async def test_the_settings_of_a_group_show_its_new_language_to_everybody(
    evening: Evening,
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/settings")
    await ann.tap("🌍 English")
    await ben.wait_for("Which language should I use in this chat?")
    assert "Group settings" not in await ben.visible_text()
    assert await ann.tap("Deutsch") == "✓ Deutsch"
    shown = text_of(await ben.wait_for("In welcher Sprache soll ich in diesem Chat reden?"))
    assert "✓ Deutsch" in shown
    await ann.tap("← Zurück")
    await ben.wait_for("🌍 Deutsch")
    assert not await ann.ephemeral_messages()


async def test_in_a_full_minute_the_settings_show_the_choice_when_it_is_over(
    evening: Evening,
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ben.say("/newgame whot")
    await ann.say("/settings")
    await ann.wait_for("no limit")
    await evening.use_up_budget(ALOUD)
    assert await ann.tap("no limit") == "✓ no limit"
    await ben.wait_for("✓ no limit")


async def test_the_language_of_the_group_is_that_of_its_table(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await set_hand_size(evening)
    await ben.tap("Join")
    await ann.tap("Start")
    await ann.wait_for("it’s your turn")
    await evening.pass_time(60)  # the budget pays for more hands by then
    await promote(evening)
    heard = evening.record_calls()
    await ann.say("/settings")
    await ann.tap("🌍 English")
    await ann.tap("Deutsch")
    table = text_of(await ben.wait_for("du bist dran"))
    assert "🃏 Meine Karten" in table
    assert "📖 Regeln" in table
    await evening.wait_until_painted()
    assert "turn" not in text_of(await ben.wait_for("Meine Karten"))
    assert [call for call in heard if is_public(call) and call.cost]
    await ben.tap("Meine Karten")
    assert "✕ Close" in await hand_screen(ben)  # nobody's own language changed
    await ann.tap("Back")
    await ann.wait_for("Group settings")
    await ann.tap("🌍 Deutsch")
    await ann.tap("English")
    await ben.wait_for("it’s your turn")


async def test_a_group_that_never_chose_speaks_its_first_hosts_language(evening: Evening) -> None:
    ann, jan = await evening.create_group("Ann", "Jan", german=("Jan",))
    await jan.say("/newgame whot")
    await ann.wait_for("Am Tisch: 1 von 6")
    await ann.tap("Mitspielen")
    await ann.tap("⋯ Mehr")
    assert "Tap what you want to change" in await hand_screen(ann)
    await jan.tap("Los geht’s")
    await ann.wait_for("du bist dran")


@pytest.mark.usefixtures("first_start")
async def test_commands_are_offered_in_everybodys_language(evening: Evening) -> None:
    ann, jan = await evening.create_group("Ann", "Jan", german=("Jan",))
    bot = evening.playground.bot.user.id
    for person, chat, words in (
        (ann, ann.chat, "start a new game"),
        (jan, jan.chat, "ein neues Spiel starten"),
        (ann, bot, "play against the computer"),
        (jan, bot, "gegen den Computer spielen"),
    ):
        shown = await evening.get("see", person=person.id, chat=chat)
        about = {c["command"]: c["description"] for c in shown["commands"]}
        assert about["newgame"] == words
    made = [call["params"] for call in await evening.calls() if call["method"] == "setMyCommands"]
    scopes = {(json.loads(c["scope"])["type"], c.get("language_code", "")) for c in made}
    kinds = ("all_private_chats", "all_group_chats", "all_chat_administrators")
    codes = menu_languages(languages())
    assert {"", "de"} <= {*codes}
    assert scopes == {(kind, code) for kind in kinds for code in codes}


async def test_alone_with_the_bot_the_table_speaks_ones_own_language(evening: Evening) -> None:
    jan = await evening.add_person("Jan", "de")
    evening.people, evening.address = [jan], Address(jan.id)
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=jan.id, bot=bot)
    await jan.tap("Whot", bot)
    await jan.tap("Los geht’s", bot)
    await jan.wait_for("Karte ziehen", bot)


async def test_a_german_types_what_a_german_is_shown(evening: Evening) -> None:
    ann, jan = await evening.create_group("Ann", "Jan", german=("Jan",))
    await ann.say("/newgame caesar")
    await jan.tap("Join")
    await ann.tap("Start")
    await ann.wait_for("Both players secretly place")
    await evening.pass_time(60)
    await jan.say("/move")
    told = text_of(await jan.wait_for("Schreib deinen Zug hinter /move."))
    assert "/move 1 Prätor" in told
    assert "Quästor" in told
    assert "praetor" not in told
    await jan.say("/move 1 Prätoren offen")  # refused while all cards are face down
    await jan.wait_for("1 kannst du jetzt spielen, aber nicht so.")
    for typed in ("1 Prätor", "2 Aedilen", "3 Qu", "4 consul"):
        await jan.say(f"/move {typed}")

    async def are_made() -> bool:
        entries = map(Entry.read, (await evening.session()).log)
        typed = [e.what for e in entries if e.by == "player" and e.seat >= 0]
        return typed == ["1 praetor", "2 aedile", "3 quaestor", "4 consul"]

    await evening.wait_until(are_made, "the moves")


async def test_a_german_alone_forgets_the_command_and_is_told_it(evening: Evening) -> None:
    jan = await evening.add_person("Jan", "de")
    evening.people, evening.address = [jan], Address(jan.id)
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=jan.id, bot=bot)
    await jan.say("/newgame deerportal", chat=bot)
    await jan.tap("Los geht’s", bot)
    await jan.wait_for("Würfle.", bot)
    await jan.say("wuerfeln", chat=bot)
    await jan.wait_for("Soll das dein Zug sein? Dann schick /move würfeln", bot)


async def test_a_group_reads_the_language_of_its_greeting_until_somebody_hosts(
    evening: Evening,
) -> None:
    _, ben = await evening.create_group("Ann", "Ben")
    sara, persian = await evening.add_person("Sara", "fa"), translator_for("fa")
    group = {"type": "supergroup", "title": "Bazi", "owner": sara.id, "members": [ben.id]}
    chat = await evening.sim("chats", **group, bot=True)
    evening.address, evening.people = Address(chat["id"]), [sara, ben]
    await sara.wait_for("/newgame")
    await sara.say("/settings")
    await sara.wait_for(persian("pictures-on"))
    await ben.say("/newgame whot")
    await ben.wait_for("Join")
