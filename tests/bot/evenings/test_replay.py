"""Finished games are stepped through in private: in the group unseen by others, in the private
chat, and by link."""

import re
from urllib.parse import parse_qs, urlsplit

import pytest

from bot.address import Address, partition
from bot.archive.row import read_row
from bot.screens.callback_data import REPLAY, STAR, Shared, read, write
from bot.store import keys
from engine import upcasts
from engine.games import GAMES
from engine.session.archived import seats_of
from tests.bot.evenings.evening import Evening, charged_calls, is_public, refuse_ephemeral
from tests.bot.evenings.person import JSON, Person, text_of
from tests.bot.evenings.test_old_apps import use_app
from tests.bot.evenings.test_review import NewerWhot
from tests.bot.evenings.test_standings import alone, play, play_out, rematch, told
from tests.bot.evenings.whot import start_game

PLACE = re.compile(r"· (\d+)/(\d+)")


async def played(evening: Evening, *names: str) -> list[Person]:
    people = await evening.create_group(*(names or ("Ann", "Ben")))
    await play(evening)
    return people


async def opened(person: Person) -> str:
    await person.tap("📽 Replay")
    return await alone(person, "· 0/")


def place(text: str) -> tuple[int, int]:
    found = PLACE.search(text)
    assert found, text
    return int(found[1]), int(found[2])


def keyboard(message: JSON) -> list[JSON]:
    return [key for row in message["reply_markup"]["inline_keyboard"] for key in row]


def share_link(message: JSON) -> str:
    """Return the payload of the link behind "Share"."""
    (url,) = [key["url"] for key in keyboard(message) if "Share" in key["text"]]
    link = parse_qs(urlsplit(url).query)["url"][0]
    return str(parse_qs(urlsplit(link).query)["start"][0])


async def payload_of(person: Person) -> str:
    await opened(person)
    await person.evening.settle()
    return share_link((await person.ephemeral_messages())[-1])


async def stranger(evening: Evening, name: str = "Zoe") -> Person:
    zoe = await evening.add_person(name)
    evening.other_chats.add(zoe.id)
    return zoe


async def test_a_replay_is_stepped_through_in_the_group_and_nobody_else_sees_it(
    evening: Evening,
) -> None:
    ann, ben = await played(evening)
    before, calls = await evening.public_messages(), evening.record_calls()
    _, last = place(await opened(ann))
    assert last > 5
    for number in range(1, 6):
        await ann.tap("▶")
        assert "Ann" in (text := await alone(ann, f"· {number}/{last}")) or "Ben" in text
    await ann.tap("◀")
    await alone(ann, f"· 4/{last}")
    await ann.tap("⏭")
    assert "won" in await alone(ann, f"· {last}/{last}")
    await ann.tap("⏮")
    await alone(ann, f"· 0/{last}")
    await ann.tap("Next key moment")
    assert place(await alone(ann, "· ⭐"))[0] > 0
    assert len(await ann.ephemeral_messages()) == 1
    assert not await ben.ephemeral_messages()
    assert await evening.public_messages() == before
    assert not [call for call in charged_calls(calls) if is_public(call)]


async def steps_back_and_forth(evening: Evening, person: Person, count: int) -> None:
    before, calls = await evening.public_messages(), evening.record_calls()
    _, last = place(await opened(person))
    for number in range(count):
        there, back = divmod(number, last)[1], (number // last) % 2
        await evening.advance(1.0)
        await person.tap("◀" if back else "▶")
        await alone(person, f"· {last - there - 1 if back else there + 1}/{last}")
    assert await evening.public_messages() == before
    in_group = [call for call in calls if call.chat < 0 and is_public(call)]
    assert {call.method for call in in_group} <= {"answerCallbackQuery"}


async def test_fifty_steps_are_no_public_call(evening: Evening) -> None:
    ann, _ = await played(evening)
    await steps_back_and_forth(evening, ann, 50)


@pytest.mark.slow
async def test_a_thousand_steps_are_no_public_call(evening: Evening) -> None:
    ann, _ = await played(evening)
    await steps_back_and_forth(evening, ann, 1000)


async def test_two_people_step_each_in_a_message_of_their_own(evening: Evening) -> None:
    ann, ben = await played(evening)
    await opened(ann)
    await opened(ben)
    await ann.tap("⏭")
    last = place(await ann.only_ephemeral_text())[1]
    await alone(ann, f"· {last}/{last}")
    assert place(await ben.only_ephemeral_text()) == (0, last)


async def test_the_ends_and_the_number_explain_themselves(evening: Evening) -> None:
    ann, _ = await played(evening)
    await opened(ann)
    assert "nothing beyond" in await ann.tap("◀")
    assert "/replay" in await ann.tap("0")


async def test_a_step_is_typed(evening: Evening) -> None:
    ann, _ = await played(evening)
    await ann.say("/replay 7", ephemeral=True)
    _, last = place(await alone(ann, "· 7/"))
    await ann.say("/replay 99999", ephemeral=True)
    await alone(ann, f"· {last}/{last}")
    await ann.say("/replay", ephemeral=True)
    await alone(ann, f"· 0/{last}")


async def test_without_a_finished_game_there_is_nothing_to_replay(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await ann.say("/replay", ephemeral=True)
    await alone(ann, "No game has ended here yet")


async def test_one_looks_through_the_eyes_of_each_player(evening: Evening) -> None:
    ann, _ = await played(evening)
    await opened(ann)
    await ann.tap("Through the eyes of Ann")
    await alone(ann, "👁 ❤️ Ann")
    await ann.tap("▶")
    await alone(ann, "👁 ❤️ Ann")
    await ann.tap("Through the eyes of Ben")
    await alone(ann, "👁 🐟 Ben")
    await ann.tap("Everything open")
    assert "👁 🐟" not in await alone(ann, "Through the eyes of Ann")


async def test_an_old_game_is_replayed_from_the_archive(evening: Evening) -> None:
    ann, _ = await played(evening)
    first = (await evening.session()).id
    await rematch(evening)
    await play_out(evening)
    await ann.say("/games", ephemeral=True)
    await alone(ann, "Your last games here")
    await ann.tap("2 · Whot")
    await alone(ann, "⭐ Star")
    await ann.tap("📽 Replay")
    await alone(ann, "· 0/")
    shown = [read(b.data) for b in await ann.buttons() if b.text == "▶"]
    assert shown[0].session == first


async def test_a_game_that_goes_on_is_not_replayed(evening: Evening) -> None:
    ann, ben, cid = await evening.create_group("Ann", "Ben", "Cid")
    await start_game(evening, ben, cid)
    session = await evening.session()
    table = await ann.wait_for("My cards")
    await cid.give_up_seat()
    for person in (ann, ben, cid):
        toast = await person.forge_tap(table, write(REPLAY, session.id))
        assert "This game is still on" in toast
        assert "· 0/" not in await person.visible_text()
    zoe = await stranger(evening)
    bot = await zoe.start_private_chat(f"r00{session.id}")
    await zoe.wait_for("I don’t have this game", bot)


async def test_a_finished_game_is_replayed_while_the_rematch_goes_on(evening: Evening) -> None:
    ann, _ = await played(evening)
    result = await ann.wait_for("📽 Replay")
    await rematch(evening)
    await ann.forge_tap(result, write(REPLAY, (await finished_id(evening))))
    await alone(ann, "· 0/")


async def finished_id(evening: Evening) -> str:
    (row,) = await evening.store.archives.newest_rows(evening.address.chat, 1)
    return read_row(row).id


async def test_an_app_without_private_screens_gets_it_in_the_private_chat(
    evening: Evening,
) -> None:
    ann, _ = await played(evening)
    await use_app(ann, "old")
    bot = await ann.start_private_chat()
    await ann.tap("📽 Replay")
    await evening.pass_time(10)
    await ann.tap("📽 Replay")
    await ann.wait_for("· 0/", bot)
    await ann.tap("▶", bot)
    assert "Ann" in text_of(await ann.wait_for("· 1/", bot))


async def test_where_nothing_is_shown_to_one_alone_the_private_chat_opens(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = await played(evening)
    refuse_ephemeral(evening, monkeypatch)
    calls = evening.record_calls()
    await ann.tap("📽 Replay")
    bot = await ann.follow_link()
    await ann.wait_for("· 0/", bot)
    await ann.tap("⏭", bot)
    await evening.settle()
    assert not [call for call in calls if call.chat < 0 and "0/" in str(call.params)]


async def test_a_stranger_with_the_link_sees_first_letters_instead_of_names(
    evening: Evening,
) -> None:
    ann, _ = await played(evening, "Annabel", "Benedict")
    payload = await payload_of(ann)
    zoe = await stranger(evening)
    bot = await zoe.start_private_chat(payload)
    await zoe.wait_for("· 0/", bot)
    for _ in range(6):
        await zoe.tap("▶", bot)
    await zoe.wait_for("· 6/", bot)
    await zoe.tap("Through the eyes of A", bot)
    text = text_of(await zoe.wait_for("👁 ❤️ A\n", bot))
    everything = f"{text} {await zoe.visible_text(bot)}"
    assert not re.search("Annabel|Benedict|parlour\\b.*title|The parlour", everything)


async def test_who_shows_the_name_is_named_to_strangers_too(evening: Evening) -> None:
    ann, ben = await played(evening, "Annabel", "Benedict")
    payload = await payload_of(ann)
    await ben.say("/me", ephemeral=True)
    await ben.tap("Show my name in shared replays")
    await alone(ben, "Hide my name in shared replays")
    zoe = await stranger(evening)
    bot = await zoe.start_private_chat(payload)
    await zoe.tap("Through the eyes of A", bot)
    await zoe.tap("Through the eyes of Benedict", bot)
    assert "Annabel" not in await zoe.visible_text(bot)
    await ben.tap("Hide my name in shared replays")
    await zoe.tap("▶", bot)
    await zoe.wait_for("· 1/", bot)
    assert "Benedict" not in text_of((await zoe.messages(bot))[-1])


async def test_a_member_of_the_group_sees_names_behind_the_link_and_who_left_does_not(
    evening: Evening,
) -> None:
    ann, ben = await played(evening, "Annabel", "Benedict")
    payload = await payload_of(ann)
    bot = await ben.start_private_chat(payload)
    await ben.tap("Through the eyes of Annabel", bot)
    await evening.sim("leave", person=ben.id, chat=ann.chat)
    await evening.pass_time(400)
    await ben.tap("▶", bot)
    await ben.wait_for("· 1/", bot)
    assert "Annabel" not in text_of((await ben.messages(bot))[-1])


async def test_forgotten_people_are_somebody(evening: Evening) -> None:
    ann, ben = await played(evening)
    await opened(ann)
    bot = await ben.start_private_chat()
    await ben.say("/forgetme", chat=bot)
    await ben.tap("Yes, delete everything", bot)
    await ben.wait_for("I’ve deleted everything", bot)
    await ann.tap("Through the eyes of Ann")
    await alone(ann, "Through the eyes of somebody")


async def test_a_game_of_older_rules_is_told_in_words(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = await played(evening, "Annabel", "Benedict")
    result = await ann.wait_for("📽 Replay")
    id, ended = await finished_id(evening), await told(evening)
    payload = Shared(partition(ann.chat), id).payload
    await evening.store.gallery.note_link(ann.chat, id)
    await rematch(evening)
    await evening.restart()  # a process does not open a game twice
    assert evening.worker
    newer = GAMES | {"whot": NewerWhot()}
    monkeypatch.setattr(evening.worker.tables.archive, "games", newer)
    monkeypatch.setitem(upcasts.RULES, ("whot", 1), lambda old, games: {**old, "rules": 2})
    await ann.forge_tap(result, write(REPLAY, id))
    assert ended in await alone(ann, "played by older rules")
    zoe = await stranger(evening)
    bot = await zoe.start_private_chat(payload)
    assert not re.search("Annabel|Benedict", text_of(await zoe.wait_for("older rules", bot)))


async def test_a_game_that_was_ended_without_a_result_is_told_in_words(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    table = await ann.wait_for("My cards")
    id = (await evening.session()).id
    await ann.end_table()
    await evening.settle()
    await ann.forge_tap(table, write(REPLAY, id))
    await alone(ann, "ended early")


async def test_without_pictures_the_board_and_all_hands_are_words(evening: Evening) -> None:
    ann, _ = await played(evening)
    await evening.store.change(ann.chat, {"pictures": b"false"})
    text = await opened(ann)
    assert "❤️ Ann: " in text
    assert "🐟 Ben: " in text
    (shown,) = await ann.ephemeral_messages()
    assert "photo" not in shown


# Stars -------------------------------------------------------------------------------------------


async def star(person: Person) -> str:
    """Give the newest finished game a star, or take it back; return the answer."""
    result = await person.wait_for("📽 Replay")
    return await person.forge_tap(result, write(STAR, await finished_id(person.evening)))


async def let_archive_drop(evening: Evening, id: str) -> None:
    """Let the archive drop a game as if its days were over."""
    await evening.store.calls.ask("DEL", keys.game(evening.address.chat, id))


async def test_the_star_of_an_admin_keeps_a_game_in_the_gallery(evening: Evening) -> None:
    ann, ben = await played(evening)
    id = await finished_id(evening)
    assert "in the gallery" in await star(ann)
    await let_archive_drop(evening, id)
    await ben.say("/games", ephemeral=True)
    await ben.tap("Starred")
    await alone(ben, "The gallery of this chat")
    await ben.tap("1 · Whot")
    await alone(ben, "⭐ Star · 1")
    await ben.tap("📽 Replay")
    await alone(ben, "· 0/")


async def test_two_players_keep_a_game_and_each_can_take_the_star_back(evening: Evening) -> None:
    _, ben, cid, dan = await played(evening, "Ann", "Ben", "Cid", "Dan")
    assert "One star more" in await star(ben)
    assert "in the gallery" in await star(cid)
    await evening.store.calls.ask("HLEN", keys.starred(evening.address.chat))
    assert "star is gone" in await star(ben)
    kept = await evening.store.gallery.read(evening.address.chat)
    assert not kept.games
    await star(dan)
    assert (await evening.store.gallery.read(evening.address.chat)).games


async def test_onlookers_give_no_stars(evening: Evening) -> None:
    _, _, eve = await evening.create_group("Ann", "Ben", "Eve")
    await start_game(evening, evening.people[1])
    await play_out(evening)
    assert "Only admins and those who played" in await star(eve)


async def test_a_group_takes_its_gallery_and_its_links_along(evening: Evening) -> None:
    ann, _ = await evening.create_group("Annabel", "Benedict", kind="group")
    await play(evening)
    payload = await payload_of(ann)
    id = await finished_id(evening)
    await star(ann)
    old = evening.address.chat
    new = await evening.sim("migrate", chat=ann.chat)
    evening.other_chats.add(old)
    evening.address = Address(new["id"])
    await evening.settle()
    await evening.pass_time(30)
    await let_archive_drop(evening, id)
    assert not (await evening.store.gallery.read(old)).games
    zoe = await stranger(evening)
    bot = await zoe.start_private_chat(payload)
    await zoe.tap("Through the eyes of A", bot)
    await ann.say("/games", ephemeral=True)
    await ann.tap("Starred")
    assert "🏆" in await alone(ann, "The gallery of this chat")


async def test_the_gallery_names_nobody(evening: Evening) -> None:
    ann, ben = await played(evening)
    await star(ann)
    await star(ben)
    id = await finished_id(evening)
    kept = await evening.store.gallery.read(evening.address.chat)
    assert kept.stars == {id: {"a", "2"}}
    assert seats_of(kept.games[id], GAMES) == [1, 2]
    assert [seat.person for seat in read_row(kept.rows[id]).seats] == [1, 2]
    assert not any(person.name in str(kept) for person in (ann, ben))
