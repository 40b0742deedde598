"""The recap of a finished game: a silent film, sent to the private chat and shown to the group."""

import sys
from typing import Any

import pytest

from bot import recaps
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.person import JSON, Person, text_of
from tests.bot.evenings.test_standings import play, rematch

RECAP, SHOW = "🎞 Recap", "Show it to the group"
FILM = "🎞 Whot"


async def finish_game(evening: Evening) -> Person:
    """Let two people play to the end; return the first, whose private chat is open."""
    ann, _ = await evening.create_group("Ann", "Ben")
    await ann.start_private_chat()
    await play(evening)
    return ann


async def film_of(person: Person, chat: int = 0) -> JSON:
    shown = await person.wait_for(FILM, chat)
    assert "animation" in shown
    return shown


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Count the recaps that are made, by their games."""
    games: list[str] = []
    make = recaps.make_recap

    def count(*about: Any) -> Any:
        games.append(about[1].session)
        return make(*about)

    monkeypatch.setattr(recaps, "make_recap", count)
    return games


async def test_asked_for_in_the_group_it_comes_to_the_private_chat(evening: Evening) -> None:
    ann = await finish_game(evening)
    bot = evening.playground.bot.user.id
    public = await evening.public_messages()
    assert "Making the recap" in await ann.open_more(RECAP)
    film = (await film_of(ann, bot))["animation"]
    assert (film["mime_type"], film["width"], film["height"]) == ("video/mp4", 960, 640)
    assert 4 <= film["duration"] <= 30
    assert await evening.public_messages() == public


async def test_outside_the_group_it_names_nobody(evening: Evening) -> None:
    ann = await finish_game(evening)
    await ann.open_more(RECAP)
    shown = text_of(await film_of(ann, evening.playground.bot.user.id))
    assert "❤️ A" in shown
    assert "Ann" not in shown
    assert "Ben" not in shown


async def test_the_group_is_shown_it_on_request_once_in_ten_minutes(evening: Evening) -> None:
    ann = await finish_game(evening)
    bot, ben = evening.playground.bot.user.id, evening.people[1]
    await ann.open_more(RECAP)
    assert "Making the recap" in await ann.tap(SHOW, bot)
    assert {"Ann", "Ben"} <= set(text_of(await film_of(ben)).split())
    assert "not long ago" in await ann.tap(SHOW, bot)
    await evening.pass_time(600)
    assert "Making the recap" in await ann.tap(SHOW, bot)


async def test_it_is_made_once_and_then_sent_by_its_file_id(
    evening: Evening, made: list[str]
) -> None:
    ann = await finish_game(evening)
    bot = evening.playground.bot.user.id
    await ann.open_more(RECAP)
    await film_of(ann, bot)
    await evening.restart()
    await ann.tap(SHOW, bot)
    await film_of(ann)
    assert len(made) == 1


async def test_two_who_ask_at_once_get_one_film(evening: Evening, made: list[str]) -> None:
    ann = await finish_game(evening)
    ben, bot = evening.people[1], evening.playground.bot.user.id
    await ben.start_private_chat()
    queries = []
    for person in (ann, ben):
        await person.open_more()
        (key,) = [each for each in await person.buttons() if RECAP in each.text]
        queries.append((person, key))
    sent = [(person, await person.send_tap(key.message, key.data)) for person, key in queries]
    again = await ann.send_tap(queries[0][1].message, queries[0][1].data)
    for person, query in [*sent, (ann, again)]:
        assert "Making the recap" in await person.wait_for_answer(query)
        await film_of(person, bot)
    assert len(made) == 1
    shown = [each for each in await ann.messages(bot) if "animation" in each]
    assert len(shown) == 1


async def test_each_is_sent_it_once_however_often_the_key_is_tapped(evening: Evening) -> None:
    ann = await finish_game(evening)
    bot = evening.playground.bot.user.id
    await ann.open_more(RECAP)
    await film_of(ann, bot)
    for pause in (1, 700):
        await evening.advance(pause)
        assert await ann.tap(RECAP) == "I sent it to our private chat."
    await evening.settle()
    assert await films(ann, bot) == 1
    ben = evening.people[1]
    await ben.start_private_chat()
    await ben.open_more(RECAP)
    await film_of(ben, bot)


async def test_in_the_private_chat_it_is_sent_again_after_a_while(evening: Evening) -> None:
    ann = await finish_game(evening)
    bot = evening.playground.bot.user.id
    await ann.open_more(RECAP)
    await film_of(ann, bot)
    payload = f"C_{(await evening.session()).id}"
    await ann.start_private_chat(payload)
    await ann.wait_for("I sent it to our private chat.", bot)
    await evening.pass_time(600)
    await ann.start_private_chat(payload)
    await evening.wait_until(lambda: has_films(ann, bot, 2), "another film")


async def films(person: Person, chat: int) -> int:
    return len([each for each in await person.messages(chat) if "animation" in each])


async def has_films(person: Person, chat: int, count: int) -> bool:
    return await films(person, chat) == count


async def test_a_closed_private_chat_is_opened_with_it(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await play(evening)
    assert await ann.open_more(RECAP) == ""
    await film_of(ann, await ann.follow_link())


async def test_without_video_it_is_an_animated_gif_of_half_the_size(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "av", None)
    ann = await finish_game(evening)
    await ann.open_more(RECAP)
    film = (await film_of(ann, evening.playground.bot.user.id))["animation"]
    assert (film["mime_type"], film["width"], film["height"]) == ("image/gif", 480, 320)


async def test_it_stands_at_an_old_game_for_onlookers_too(evening: Evening) -> None:
    ann = await finish_game(evening)
    cid = await evening.add_person("Cid")
    await evening.sim("join", chat=ann.chat, person=cid.id)
    bot = await cid.start_private_chat()
    await cid.say("/games")
    await cid.tap("1 · ")
    await cid.tap(RECAP)
    await film_of(cid, bot)
    assert "Making the recap" in await cid.tap(SHOW, bot)
    await film_of(ann)


async def test_while_the_game_runs_it_is_refused(evening: Evening, made: list[str]) -> None:
    ann = await finish_game(evening)
    await rematch(evening)
    session = (await evening.session()).id
    (shown,) = [each for each in await ann.messages() if "it’s your turn" in text_of(each)]
    assert "isn’t over yet" in await ann.forge_tap(shown, f"C:{session}")
    assert made == []


async def test_where_the_group_takes_no_films_it_is_told_and_may_be_tried_again(
    evening: Evening,
) -> None:
    ann = await finish_game(evening)
    bot = evening.playground.bot.user.id
    await ann.open_more(RECAP)
    await evening.sim("permissions", chat=ann.chat, permissions={"can_send_other_messages": False})
    await ann.tap(SHOW, bot)
    await ann.wait_for("didn’t let me send the recap", bot)
    await evening.sim("permissions", chat=ann.chat, permissions={"can_send_other_messages": True})
    await ann.tap(SHOW, bot)
    await film_of(ann)


async def test_a_file_id_that_telegram_refuses_is_made_anew(
    evening: Evening, made: list[str]
) -> None:
    ann = await finish_game(evening)
    bot = evening.playground.bot.user.id
    await ann.open_more(RECAP)
    await film_of(ann, bot)
    await evening.sim("server", file_ids="wrong file identifier/HTTP URL specified")
    assert "Making the recap" in await ann.tap(SHOW, bot)
    await film_of(ann)
    assert len(made) == 2


async def test_what_cannot_be_made_is_told_in_the_private_chat(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann, make = await finish_game(evening), recaps.make_recap
    monkeypatch.setattr(recaps, "make_recap", no_memory)
    await ann.open_more(RECAP)
    bot = evening.playground.bot.user.id
    await ann.wait_for("couldn’t make this recap", bot)
    assert [each.message for each in caplog.records if each.levelname == "ERROR"] == [
        "recap failed"
    ]
    caplog.clear()
    monkeypatch.setattr(recaps, "make_recap", make)
    assert "Making the recap" in await ann.tap(RECAP)
    await film_of(ann, bot)


def no_memory(*_: object) -> None:
    raise MemoryError
