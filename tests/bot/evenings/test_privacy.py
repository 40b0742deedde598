"""Privacy: one screen tells what is kept, and a file holds all of it."""

import json

from bot.address import Address
from tests.bot.evenings.club import finish, found_club, play, play_games, traces
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.person import Person, text_of
from tests.bot.evenings.test_private import answers


async def own_file(evening: Evening, person: Person, chat: int) -> bytes:
    message = await person.wait_for("Everything I keep about you", chat)
    unique_id = message["document"]["file_unique_id"]
    async with evening.http.get(f"{evening.playground.url}/sim/file/{unique_id}") as answer:
        assert answer.status == 200
        return await answer.read()


async def test_a_file_holds_what_is_kept_of_one_person_and_nothing_of_others(
    evening: Evening,
) -> None:
    club = await found_club(evening)
    leaver, *others = club.people
    await play_games(evening, club, 4)
    await play(evening, Address(leaver.id), "differo", [leaver], "alone001")
    await leaver.say("/newgame whot")
    await others[0].tap("Join")
    await leaver.say("/notify", chat=club.groups[1].chat)
    await finish(evening)
    await leaver.say("/mydata", chat=club.bot)
    text = await own_file(evening, leaver, club.bot)
    for other in others:
        assert [trace for trace in traces(other) if trace in text.lower()] == []
    data = json.loads(text)
    assert data["id"] == leaver.id
    assert data["totals"]["dealt"] == 3
    assert [game["id"] for game in data["private_chat"]["games"]] == ["alone001"]
    groups = {group["chat"]: group for group in data["groups"]}
    assert groups.keys() == {address.chat for address in club.groups}
    first, second = (groups[address.chat] for address in club.groups)
    assert (first["title"], first["name"]) == ("The parlour", "Xanthippe")
    assert [game["id"] for game in first["games"]] == ["game0002"]
    assert [game["id"] for game in second["games"]] == ["game0001", "game0003"]
    assert (first["told_of_tables"], second["told_of_tables"]) == (False, True)
    (table,) = first["tables"]
    assert (table["game"], table["phase"], table["is_host"]) == ("whot", "lobby", True)


async def test_the_file_goes_to_the_private_chat_alone(evening: Evening) -> None:
    club = await found_club(evening)
    await club.leaver.say("/mydata")
    await own_file(evening, club.leaver, club.bot)
    assert not any("document" in message for message in await club.people[1].messages())
    await club.leaver.wait_for("I sent it to our private chat")
    await club.people[1].say("/mydata")  # who never opened the private chat
    await club.people[1].wait_for("I couldn’t send you the file")


async def test_the_file_is_made_once_a_minute(evening: Evening) -> None:
    club = await found_club(evening)
    await club.leaver.say("/mydata", chat=club.bot)
    await own_file(evening, club.leaver, club.bot)
    assert "I’ve just sent you that file" in await answers(club.leaver, club.bot, "/mydata")


async def test_one_screen_tells_what_is_kept(evening: Evening) -> None:
    club = await found_club(evening)
    assert "/forgetme deletes it" in await answers(club.leaver, club.bot, "/privacy")
    await club.leaver.say("/privacy")
    await club.leaver.tap("What I keep")
    shown = await club.leaver.wait_for("What I keep about you")
    assert "180 days" in text_of(shown)
