"""Whole evenings of Rally: below the table, on the house's maps and on one that a group brings."""

import base64
import json
from typing import Any

import pytest

from bot.address import Address
from engine.games.rally import Rally
from engine.games.rally.maps import board_of, check
from tests.bot.evenings.evening import JSON, Evening, Person, Session, words_of
from tests.bot.evenings.whot import asked
from tests.engine.games.rally_table import SMALL

RALLY = Rally()
THINKS = 8.0  # seconds of a turn
UNHURRIED = 20.0  # seconds between two private screens, for which a chat's budget has room


async def open_rally(evening: Evening, *rules: tuple[str, str]) -> None:
    """The first opens a table by these house rules; the others join, and it begins."""
    host, *guests = evening.people
    await host.say("/newgame rally")
    for guest in guests:
        await guest.tap("Join")
    if rules:
        await host.tap("House rules")
        for rule, value in rules:
            for button in (rule, value, "← Back"):
                await evening.pass_time(UNHURRIED)
                await host.tap(button)
        await evening.pass_time(UNHURRIED)
        await host.tap("Back to the table")
    await host.tap("Start")
    await host.reads("it is your turn")


async def play_on(evening: Evening, moves: int = 400) -> Session:
    """Whoever the table asks taps below it what leads home soonest."""
    for _ in range(moves):
        session = await evening.session()
        if session.phase != "playing":
            break
        person = await evening.until(lambda: asked(evening))
        await take_turn(person, session)
        await evening.painted()
    return await evening.session()


async def take_turn(person: Person, session: Session) -> None:
    (seat,) = session.prompts
    assert session.state is not None
    await person.evening.go_on(THINKS)
    wanted = session.legal(seat).index(RALLY.on_timeout(session.state, seat))
    data = f"k:{session.id}:{session.prompts[seat]}:{wanted + 1}"
    buttons = [b for b in await person.buttons() if b[3]["callback_data"] == data]
    data = f"m:{session.id}:{session.prompts[seat]}:{wanted}"
    while not buttons:  # a part of the way; a panel of an earlier turn is first brought up to now
        await person.tap("👣")
        await person.evening.pass_time(5)
        buttons = [b for b in await person.buttons() if b[3]["callback_data"] == data]
    await person.tap_on(buttons[0])


async def test_two_people_play_below_the_table_to_the_end(evening: Evening) -> None:
    people = await evening.gather("Ann", "Ben")
    await open_rally(evening, ("Stamps to win", "2"))
    session = await play_on(evening)
    assert session.phase == "over"
    for person in people:
        await person.reads("Rematch")
    assert "came home first and won" in await people[1].read()


@pytest.mark.slow
@pytest.mark.parametrize("board", ["Old Town", "Seven Capes", "Night Sky"])
async def test_four_people_play_on_every_map(evening: Evening, board: str) -> None:
    await evening.gather("Ann", "Ben", "Cleo", "Dora")
    await open_rally(evening, ("Map", board))
    heard = evening.listen()
    session = await play_on(evening)
    assert session.phase == "over"
    assert not [call for call in heard if call.status == 429]


@pytest.mark.slow
async def test_a_whole_game_without_pictures(evening: Evening) -> None:
    people = await evening.gather("Ann", "Ben")
    await evening.sim("permissions", chat=people[0].chat, permissions={"can_send_photos": False})
    await open_rally(evening, ("Two dice", "yes"), ("Stamps to win", "2"))
    await people[0].say("/board")  # what is sent anew may be no picture
    await evening.painted()
    await people[1].reads("How far it is, nearest first, for")
    assert (await play_on(evening)).phase == "over"
    assert not [message for message in await people[0].see() if "photo" in message]


@pytest.mark.slow
async def test_a_part_of_a_way_is_walked_in_a_panel(evening: Evening) -> None:
    people = await evening.gather("Ann", "Ben")
    await open_rally(evening, ("Map", "Night Sky"))
    for _ in range(8):
        person = await evening.until(lambda: asked(evening))
        await person.tap("Roll")
        await evening.painted()
        if any("👣" in button[3]["text"] for button in await person.buttons()):
            break
        await take_turn(person, await evening.session())
        await evening.painted()
    await person.tap("👣")
    await person.reads("Where do you stop first?")
    await person.tap("(1)")
    await person.reads("left: where to?")
    await evening.painted()
    other = next(other for other in people if other is not person)
    before = await evening.moves()
    public = [b for b in await other.buttons() if b[3]["callback_data"].startswith("k:")]
    assert "not your turn" in await other.tap_on(public[0])
    assert await evening.moves() == before


# A map of the group's own ---------------------------------------------------------------------


async def bring(person: Person, data: bytes, name: str = "map.json") -> None:
    document = {"base64": base64.b64encode(data).decode(), "name": name}
    sent: JSON = await person.say("", document=document)
    await person.say("/map", reply_to=sent["key"])


def village(**more: Any) -> bytes:
    data = json.loads(SMALL) | {"name": "Our Village"} | more
    return json.dumps(data, indent=1).encode()


async def test_a_group_plays_on_the_map_that_it_brought(evening: Evening) -> None:
    people = await evening.gather("Ann", "Ben")
    await bring(people[1], village())
    shown = await people[0].reads("Our Village")
    assert "photo" in shown
    await open_rally(evening, ("Map", "Our own map"), ("Stamps to win", "2"))
    session = await evening.session()
    assert board_of(session.options.board).chart.name == "Our Village"
    await bring(people[0], village(name="Their Village"))  # the next game's, not this one's
    await people[0].reads("Their Village")
    session = await play_on(evening)
    assert session.phase == "over"
    assert board_of(session.options.board).chart.name == "Our Village"


async def test_a_file_with_the_command_below_it_is_heard(evening: Evening) -> None:
    (ann,) = await evening.gather("Ann")
    document = {"base64": base64.b64encode(village()).decode(), "name": "map.json"}
    await ann.say("/map", document=document)
    assert "Brought by Ann" in words_of(await ann.reads("Our Village"))


async def test_a_groups_map_is_replaced_by_who_brought_it_or_an_admin(evening: Evening) -> None:
    ann, ben, cleo = await evening.gather("Ann", "Ben", "Cleo")
    await bring(ben, village())
    await ann.reads("Our Village")
    await bring(cleo, village(name="Her Village"))
    await cleo.reads("Only who brought it or an admin can replace it")
    await bring(ben, village(name="His Village"))
    await cleo.reads("His Village")
    await bring(ann, village(name="The Town"))  # the owner of the group
    await cleo.reads("The Town")
    assert "Her Village" not in [m.get("caption", "") for m in await ann.see()]


async def test_a_map_that_is_brought_in_private_is_played_on_at_once(evening: Evening) -> None:
    ann = await evening.person("Ann")
    evening.people, evening.address = [ann], Address(ann.id)
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=ann.id, bot=bot)
    document = {"base64": base64.b64encode(village()).decode(), "name": "map.json"}
    await ann.say("/map", document=document, chat=bot)
    assert "Brought by" not in words_of(await ann.reads("Our Village", bot))
    await ann.tap("Play on it", bot)
    await ann.reads("🎲 Roll", bot)
    session = await evening.session()
    assert board_of(session.options.board).chart.name == "Our Village"


async def test_what_is_wrong_with_a_map_is_said_in_plain_words(evening: Evening) -> None:
    people = await evening.gather("Ann", "Ben")
    data = json.loads(SMALL)
    data["connections"].append(["5", "99"])
    await bring(people[0], json.dumps(data, indent=1).encode())
    told = await people[0].reads("cannot be played on yet")
    assert "leads to 99, and there is no such position" in told["text"]
    assert "line " in told["text"]
    await bring(people[0], b"{", "broken.json")
    await people[0].reads("this is not JSON")
    await bring(people[0], b" " * 70_000)
    await people[0].reads("64 KB are the most")
    await people[1].say("/map")
    how = await people[1].reads("reply to that file with /map")
    (example,) = [entity for entity in how["entities"] if entity["type"] == "pre"]
    assert check(how["text"][example["offset"] :][: example["length"]].encode())
    await people[0].say("/newgame rally")
    await people[0].tap("House rules")
    await people[0].tap("Map")
    assert "Our own map" not in await people[0].read()
