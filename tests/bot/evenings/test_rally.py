"""Whole evenings of Rally below the table, on built-in maps and on one that a group brings."""

import base64
import json
import re
from typing import Any

import pytest

from bot.address import Address
from bot.store import keys
from engine.games.rally import Rally
from engine.games.rally.maps import board_of, check
from tests.bot.evenings.evening import Evening, Session
from tests.bot.evenings.person import JSON, Person, text_of
from tests.bot.evenings.whot import person_on_turn
from tests.engine.games.rally_table import SMALL

RALLY = Rally()
THINKS = 8.0  # virtual seconds before each move
UNHURRIED = 20.0  # virtual seconds after which the budget pays for another ephemeral screen


async def open_rally(evening: Evening, *rules: tuple[str, str]) -> None:
    """Open a table with these house rules, seat everybody, and start."""
    host, *guests = evening.people
    await host.say("/newgame rally")
    for guest in guests:
        await guest.tap("Join")
    if rules:
        await host.open_more("House rules")
        for rule, value in rules:
            for button in (rule, value, "← Back"):
                await evening.pass_time(UNHURRIED)
                await host.tap(button)
        await evening.pass_time(UNHURRIED)
        await host.tap("✕ Close")
    await host.tap("Start")
    await host.wait_for("it’s your turn")


async def play_on(evening: Evening, moves: int = 400) -> Session:
    """Tap the way home for whoever is on turn, until the game ends."""
    for _ in range(moves):
        session = await evening.session()
        if session.phase != "playing":
            break
        person = await evening.wait_until(lambda: person_on_turn(evening))
        await take_turn(person, session)
        await evening.wait_until_painted()
    return await evening.session()


async def take_turn(person: Person, session: Session) -> None:
    (seat,) = session.prompts
    assert session.state is not None
    await person.evening.advance(THINKS)
    wanted = session.legal(seat).index(RALLY.on_timeout(session.state, seat))
    data = f"k:{session.id}:{session.prompts[seat]}:{wanted + 1}"
    buttons = [b for b in await person.buttons() if b.data == data]
    data = f"m:{session.id}:{session.prompts[seat]}:{wanted}"
    chat, links = 0, len(person.links)
    while not buttons:  # part of the way; a hand of an earlier turn is first updated
        shown = [button.text for button in await person.buttons(chat)]
        ways = [text for text in shown if text.endswith((" more…", "Stop on the way…"))]
        if ways:
            await person.tap(ways[0], chat)
        elif (await person.evening.session()).prompts != session.prompts:
            return  # there was only one move, which was made at once
        if len(person.links) > links:
            chat, links = await person.follow_link(), len(person.links)
        await person.evening.pass_time(5)
        buttons = [b for b in await person.buttons(chat) if b.data == data]
    await person.tap_button(buttons[0], chat)


@pytest.mark.slow
async def test_two_people_play_below_the_table_to_the_end(evening: Evening) -> None:
    people = await evening.create_group("Ann", "Ben")
    await open_rally(evening, ("Stamps to win", "2"))
    session = await play_on(evening)
    assert session.phase == "over"
    for person in people:
        await person.wait_for("Rematch")
    assert "reached the finish first and won" in await people[1].visible_text()


@pytest.mark.slow
@pytest.mark.parametrize("board", ["Old Town", "Seven Capes", "Night Sky"])
async def test_four_people_play_on_every_map(evening: Evening, board: str) -> None:
    await evening.create_group("Ann", "Ben", "Cleo", "Dora")
    await open_rally(evening, ("Map", board))
    heard = evening.record_calls()
    session = await play_on(evening)
    assert session.phase == "over"
    assert not [call for call in heard if call.status == 429]


@pytest.mark.slow
async def test_a_whole_game_without_pictures(evening: Evening) -> None:
    people = await evening.create_group("Ann", "Ben")
    await evening.sim("permissions", chat=people[0].chat, permissions={"can_send_photos": False})
    await open_rally(evening, ("Two dice", "yes"), ("Stamps to win", "2"))
    await people[0].say("/board")  # a new message may not be a photo
    await evening.wait_until_painted()
    await people[1].wait_for("steps to each stamp")
    assert (await play_on(evening)).phase == "over"
    assert not [message for message in await people[0].messages() if "photo" in message]


@pytest.mark.slow
async def test_a_part_of_a_way_is_walked_in_a_hand(evening: Evening) -> None:
    people = await evening.create_group("Ann", "Ben")
    await open_rally(evening, ("Map", "Night Sky"))
    for _ in range(8):
        person = await evening.wait_until(lambda: person_on_turn(evening))
        await person.tap("Roll")
        await evening.wait_until_painted()
        if any("Stop on the way" in button.text for button in await person.buttons()):
            break
        await take_turn(person, await evening.session())
        await evening.wait_until_painted()
    await person.tap("Stop on the way")
    await person.wait_for("Where do you want to stop first?")
    await person.tap("(1)")
    await person.wait_for("left: where to?")
    await evening.wait_until_painted()
    other = next(other for other in people if other is not person)
    before = await evening.move_count()
    public = [b for b in await other.buttons() if b.data.startswith("k:")]
    assert "not your turn" in await other.tap_button(public[0])
    assert await evening.move_count() == before


async def test_a_roll_is_answered_with_its_number_and_the_hand_is_drawn(evening: Evening) -> None:
    await evening.create_group("Ann", "Ben")
    await open_rally(evening, ("Two dice", "yes"))  # there are always two steps or more
    person = await evening.wait_until(lambda: person_on_turn(evening))
    assert "You rolled 🎲" in await person.tap("Roll")
    await evening.wait_until_painted()
    await person.tap("My move")
    await evening.settle()
    (hand,) = await person.ephemeral_messages()
    assert hand["photo"]
    assert "Where to?" in hand["caption"]
    await person.forge_tap(hand, stop_key(hand))
    await evening.settle()
    (stops,) = await person.ephemeral_messages()
    assert stops["key"] == hand["key"]
    assert stops["photo"] != hand["photo"]
    assert "Where do you want to stop first?" in stops["caption"]


def stop_key(hand: JSON) -> str:
    rows = hand["reply_markup"]["inline_keyboard"]
    return next(
        str(key["callback_data"]) for row in rows for key in row if "Stop on" in key["text"]
    )


# A map of the group's own ---------------------------------------------------------------------


async def bring(person: Person, data: bytes, name: str = "map.json") -> None:
    document = {"base64": base64.b64encode(data).decode(), "name": name}
    sent: JSON = await person.say("", document=document)
    await person.say("/map", reply_to=sent["key"])


def village(**more: Any) -> bytes:
    data = json.loads(SMALL) | {"name": "Our Village"} | more
    return json.dumps(data, indent=1).encode()


async def test_a_group_plays_on_the_map_that_it_brought(evening: Evening) -> None:
    people = await evening.create_group("Ann", "Ben")
    await bring(people[1], village())
    shown = await people[0].wait_for("Our Village")
    assert "photo" in shown
    await open_rally(evening, ("Map", "Your own map"), ("Stamps to win", "2"))
    session = await evening.session()
    assert board_of(session.options.board).chart.name == "Our Village"
    await bring(people[0], village(name="Their Village"))  # it counts from the next game on
    await people[0].wait_for("Their Village")
    session = await play_on(evening)
    assert session.phase == "over"
    assert board_of(session.options.board).chart.name == "Our Village"


async def test_a_groups_map_is_kept_once_beside_its_game(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben", kind="group")
    await bring(ben, village())
    await ann.wait_for("Our Village")
    await open_rally(evening, ("Map", "Your own map"), ("Stamps to win", "2"))
    state = keys.state(evening.address)
    written, apart = await evening.store.calls.ask("HMGET", state, "session", "apart")
    assert b"Our Village" not in written
    assert apart.count(b"Our Village") == 1
    await evening.restart()
    await take_turn(
        await evening.wait_until(lambda: person_on_turn(evening)), await evening.session()
    )
    migrated = await evening.sim("migrate", chat=ann.chat)
    evening.address = Address(migrated["id"])
    await evening.settle()
    await evening.pass_time(30)
    session = await evening.session()
    assert board_of(session.options.board).chart.name == "Our Village"
    await take_turn(await evening.wait_until(lambda: person_on_turn(evening)), session)
    session = await evening.session()
    assert session.state is not None
    assert session.state.options.board == session.options.board


async def test_a_file_with_the_command_below_it_is_heard(evening: Evening) -> None:
    (ann,) = await evening.create_group("Ann")
    document = {"base64": base64.b64encode(village()).decode(), "name": "map.json"}
    await ann.say("/map", document=document)
    assert "Uploaded by Ann" in text_of(await ann.wait_for("Our Village"))


async def test_a_groups_map_is_replaced_by_who_brought_it_or_an_admin(evening: Evening) -> None:
    ann, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    await bring(ben, village())
    await ann.wait_for("Our Village")
    await bring(cleo, village(name="Her Village"))
    await cleo.wait_for("Only the person who uploaded it or an admin can replace it")
    await bring(ben, village(name="His Village"))
    await cleo.wait_for("His Village")
    await bring(ann, village(name="The Town"))  # she owns the group
    await cleo.wait_for("The Town")
    assert "Her Village" not in [m.get("caption", "") for m in await ann.messages()]


async def test_a_map_that_is_brought_in_private_is_played_on_at_once(evening: Evening) -> None:
    ann = await evening.add_person("Ann")
    evening.people, evening.address = [ann], Address(ann.id)
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=ann.id, bot=bot)
    document = {"base64": base64.b64encode(village()).decode(), "name": "map.json"}
    await ann.say("/map", document=document, chat=bot)
    assert "Uploaded by" not in text_of(await ann.wait_for("Our Village", bot))
    await ann.tap("Play on this map", bot)
    await ann.wait_for("🎲 Roll", bot)
    session = await evening.session()
    assert board_of(session.options.board).chart.name == "Our Village"


async def test_what_is_wrong_with_a_map_is_said_in_plain_words(evening: Evening) -> None:
    people = await evening.create_group("Ann", "Ben")
    data = json.loads(SMALL)
    data["connections"].append(["5", "99"])
    await bring(people[0], json.dumps(data, indent=1).encode())
    told = await people[0].wait_for("can’t use this map yet")
    assert "leads to 99, but there’s no such position" in told["text"]
    assert "line " in told["text"]
    await bring(people[0], b"{", "broken.json")
    await people[0].wait_for("this is not JSON")
    await bring(people[0], b" " * 70_000)
    await people[0].wait_for("the limit is 64 KB")
    await people[1].say("/map")
    how = await people[1].wait_for("reply to that file with /map")
    (example,) = [entity for entity in how["entities"] if entity["type"] == "pre"]
    assert check(how["text"][example["offset"] :][: example["length"]].encode())
    await people[0].say("/newgame rally")
    await people[0].open_more("House rules", "Map")
    assert "Your own map" not in await people[0].visible_text()


@pytest.mark.slow
async def test_a_person_brings_twenty_maps_an_hour_and_is_told_that_it_is_the_most(
    evening: Evening,
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    bot = evening.playground.bot.user.id
    for person in (ann, ben):
        await person.start_private_chat()
        await person.wait_for("Add me to a group", bot)
    document = {"base64": base64.b64encode(b"{").decode(), "name": "map.json"}

    async def ask(person: Person) -> str:
        before = await person.messages(bot)
        await person.say("/map", document=document, chat=bot)
        await evening.pass_time(2)
        (_, answer) = (await person.messages(bot))[len(before) :]
        return text_of(answer)

    for _ in range(20):
        assert "this is not JSON" in await ask(ann)
    assert "20 maps within an hour" in await ask(ann)
    assert "this is not JSON" in await ask(ben)
    await evening.restart()
    told = await ask(ann)
    assert "20 maps within an hour" in told
    (minutes,) = re.findall(r"in (\d+) minute", told)
    await evening.pass_time(int(minutes) * 60)
    assert "this is not JSON" in await ask(ann)


async def test_a_map_with_countless_faults_is_refused_with_a_few_and_the_table_goes_on(
    evening: Evening,
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await open_rally(evening)
    spots = [{"id": f"{n}", "x": n * 8, "y": 400} for n in range(120)]
    pairs = [(f"{n}", f"{(n + apart) % 120}") for apart in (11, 13, 17, 19) for n in range(120)]
    await bring(ben, json.dumps({"positions": spots, "connections": pairs}).encode())
    told = text_of(await ann.wait_for("can’t use this map yet"))
    assert "the map has 0 stations" in told
    assert "… and more." in told
    data = json.dumps({"positions": spots, "connections": pairs * 8}).encode()
    await bring(ben, data)
    await ann.wait_for("the map has 3,840 connections, but the limit is 480")
    await take_turn(
        await evening.wait_until(lambda: person_on_turn(evening)), await evening.session()
    )


async def test_a_practice_remembers_that_it_was_on_the_own_map_and_not_the_map(
    evening: Evening,
) -> None:
    ann = await evening.add_person("Ann")
    evening.people, evening.address = [ann], Address(ann.id)
    bot = await ann.start_private_chat()
    document = {"base64": base64.b64encode(village()).decode(), "name": "map.json"}
    await ann.say("/map", document=document, chat=bot)
    await ann.wait_for("Our Village", bot)
    await ann.say("/newgame rally", chat=bot)
    for button in ("House rules", "Map", "Your own map", "Back", "Back to the table", "Start"):
        await evening.pass_time(2)
        await ann.tap(button, bot)
    await ann.wait_for("🎲 Roll", bot)
    practice = (await evening.store.person(ann.id)).practice["rally"]
    assert (practice["rules"], practice["own"]) == ({}, ["board"])
    await ann.say("/newgame rally", chat=bot)
    await evening.settle()
    session = await evening.session()
    assert session.phase == "lobby"
    assert board_of(session.options.board).chart.name == "Our Village"
