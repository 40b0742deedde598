"""The /sim API: what people do and see, and the live sockets of their pages."""

import asyncio
import base64
import random
from contextlib import AbstractAsyncContextManager
from typing import Any

import aiohttp
import pytest

from bot.playground.clock import Clock
from bot.playground.server import Playground
from bot.playground.sim_routes import POSTS
from tests.playground.conftest import JSON, START, Telegram, keyboard, png


def live(tg: Telegram, **query: Any) -> AbstractAsyncContextManager[Any]:
    return tg.http.ws_connect(f"{tg.playground.url}/sim/live", params=query)


async def next_event(socket: aiohttp.ClientWebSocketResponse, *kinds: str) -> JSON:
    """Return the next event of one of these kinds."""
    while True:
        event: JSON = await socket.receive_json()
        if event["type"] in kinds:
            return event


async def test_the_state_of_the_world(tg: Telegram, group: int, ann: int, ben: int) -> None:
    state = await tg.get("state")
    assert state["bots"] == [
        {
            "id": tg.bot_id,
            "token": tg.token,
            "username": tg.username,
            "first_name": "Playground",
            "privacy": True,
            "inline": True,
            "feedback": False,
        }
    ]
    assert [person["first_name"] for person in state["people"]] == ["Ann", "Ben"]
    (chat,) = state["chats"]
    assert chat["members"] == [
        {"id": ann, "status": "creator"},
        {"id": ben, "status": "member"},
        {"id": tg.bot_id, "status": "member"},
    ]
    assert state["clock"] == {"now": START, "virtual": True}
    assert state["limits"]["per_minute"] == 20
    assert state["faults"]["errors"] == 0


async def test_a_message_as_its_author_and_another_see_it(
    tg: Telegram, group: int, ann: int, ben: int
) -> None:
    said = await tg.say(ann, group, "hello")
    theirs = (await tg.see(ben, group))["messages"][-1]
    assert said["out"] is True
    assert "out" not in theirs
    assert said["key"] == theirs["key"] == f"m{said['message_id']}"


async def test_pictures_and_documents_of_people(tg: Telegram, private: int) -> None:
    picture = base64.b64encode(png()).decode()
    photo = await tg.say(private, tg.bot_id, "look", photo=picture)
    document = await tg.say(private, tg.bot_id, "", document={"name": "a.txt", "base64": "aGk="})
    assert photo["caption"] == "look"
    assert document["document"]["file_name"] == "a.txt"
    shown = [update["message"] for update in await tg.updates()]
    assert "photo" in shown[0]
    assert shown[1]["document"]["mime_type"] == "text/plain"


@pytest.mark.parametrize(
    ("path", "fields", "word"),
    [
        ("say", {"text": ""}, "text"),
        ("say", {"text": "x", "person": 999}, "999"),
        ("say", {"text": "x", "person": "x"}, "person"),
        ("say", {"text": "x", "chat": -5}, "-5"),
        ("say", {"text": "x", "reply_to": "m99"}, "m99"),
        ("say", {"photo": "%%%"}, "base64"),
        ("say", {"photo": "aGk="}, "IMAGE_PROCESS_FAILED"),
        ("say", {"text": "x", "person": 7_000_000_001}, "not a bot"),
        ("tap", {"key": "m1"}, "button"),
        ("tap", {"key": "nonsense"}, "nonsense"),
        ("tap", {}, "key"),
        ("choose", {"id": "1", "result_id": "1"}, "inline query"),
        ("migrate", {}, "basic group"),
        ("topic", {"name": "x"}, "topics"),
        ("clock", {"advance": -1}, "advance"),
        ("clock", {"advance": "nan"}, "advance"),
        ("join", {}, "already"),
        ("people", {}, "first_name"),
        ("chats", {"type": "channel"}, "type"),
        ("permissions", {"permissions": None}, "permissions"),
        ("react", {"key": "m1", "emoji": "👍"}, "react"),
    ],
)
async def test_what_cannot_be_done_says_why(
    tg: Telegram, group: int, ann: int, path: str, fields: JSON, word: str
) -> None:
    status, answer = await tg.sim_status(path, **{"person": ann, "chat": group, **fields})
    assert status == 400
    assert word in answer["error"]


async def test_unknown_addresses_and_broken_bodies(tg: Telegram) -> None:
    assert (await tg.sim_status("nothing"))[0] == 404
    for body in (b"{", b"[]", b"\xff"):
        async with tg.http.post(f"{tg.playground.url}/sim/say", data=body) as response:
            assert response.status == 400
            assert "JSON" in (await response.json())["error"]


async def test_those_who_left_see_nothing(tg: Telegram, group: int, ben: int) -> None:
    await tg.ok("sendMessage", chat_id=group, text="secret")
    await tg.sim("leave", person=ben, chat=group)
    shown = await tg.see(ben, group)
    assert shown["messages"] == []
    assert shown["can_write"] is False


async def test_a_screen_hears_its_chats(tg: Telegram, group: int, ann: int, ben: int) -> None:
    stranger = await tg.person("Zoe")
    async with live(tg, person=ben) as socket, live(tg, person=stranger) as other:
        assert await socket.receive_json() == {"type": "hello"}
        await other.receive_json()
        said = await tg.say(ann, group, "hello")
        heard = await next_event(socket, "message")
        assert heard["chat"] == group
        assert heard["message"]["text"] == "hello"
        await tg.sim("edit", person=ann, chat=group, key=said["key"], text="bye")
        assert (await next_event(socket, "edited"))["message"]["text"] == "bye"
        await tg.sim("typing", person=ann, chat=group)
        assert (await next_event(socket, "typing"))["name"] == "Ann"
        await tg.sim("delete", person=ann, chat=group, key=said["key"])
        assert await next_event(socket, "deleted") == {
            "type": "deleted",
            "chat": group,
            "keys": [said["key"]],
        }
        await tg.advance(1)
        assert (await next_event(other, "message", "edited", "typing", "deleted", "clock"))[
            "type"
        ] == "clock"


async def test_an_answer_and_an_ephemeral_message_reach_one_screen(
    tg: Telegram, group: int, ann: int, ben: int
) -> None:
    table = await tg.ok("sendMessage", chat_id=group, text="x", reply_markup=keyboard(["a"]))
    async with live(tg, person=ann) as mine, live(tg, person=ben) as theirs:
        query = (await tg.tap(ann, group, table))["id"]
        wish = {"receiver_user_id": ann, "callback_query_id": query}
        await tg.ok("sendMessage", chat_id=group, text="hand", ephemeral_message_parameters=wish)
        await tg.ok("answerCallbackQuery", callback_query_id=query, text="hi", show_alert=True)
        assert (await next_event(mine, "message"))["message"]["ephemeral"] is True
        assert await next_event(mine, "answer") == {
            "type": "answer",
            "chat": group,
            "key": f"m{table['message_id']}",
            "id": query,
            "text": "hi",
            "show_alert": True,
        }
        await tg.say(ann, group, "public")
        assert (await next_event(theirs, "message", "answer"))["message"]["text"] == "public"


async def test_a_tap_that_is_not_answered_just_ends(tg: Telegram, group: int, ann: int) -> None:
    table = await tg.ok("sendMessage", chat_id=group, text="x", reply_markup=keyboard(["a"]))
    async with live(tg, person=ann) as socket:
        query = (await tg.tap(ann, group, table))["id"]
        await tg.advance(15)
        event = await next_event(socket, "answer")
        assert event["id"] == query
        assert "text" not in event


async def test_a_tap_can_wait_for_its_answer(tg: Telegram, group: int, ann: int) -> None:
    table = await tg.ok("sendMessage", chat_id=group, text="x", reply_markup=keyboard(["a"]))
    tapping = asyncio.create_task(tg.tap(ann, group, table, wait=30))
    (update,) = await tg.updates(timeout=10)
    query = update["callback_query"]["id"]
    await tg.ok("answerCallbackQuery", callback_query_id=query, text="done")
    assert await tapping == {"id": query, "answer": {"text": "done"}}


async def test_the_calls_can_be_watched(tg: Telegram, group: int) -> None:
    await tg.sim("limits", on=True)
    async with live(tg) as socket:
        await socket.receive_json()
        await socket.send_json({"watch": "calls"})
        await socket.send_str("nonsense")
        await socket.ping()
        await until_watched(tg)
        await tg.ok("sendMessage", chat_id=group, text="x")
        assert (await next_event(socket, "changed"))["chat"] == group
        call = (await next_event(socket, "call"))["call"]
        assert call["method"] == "sendMessage"
        assert call["cost"] == 1
        budget = (await next_event(socket, "budget"))["budget"]
        assert budget[str(group)]["minute"] == 1


async def until_watched(tg: Telegram) -> None:
    hub = tg.playground.hub
    for _ in iter(lambda: any(screen.watches_calls for screen in hub.pages), True):
        await asyncio.sleep(0)


async def test_sockets_of_nobody_and_of_another_site(tg: Telegram) -> None:
    for query, headers in (
        ({"person": "x"}, {}),
        ({"person": "1"}, {"Origin": "https://evil.example"}),
    ):
        url = f"{tg.playground.url}/sim/live"
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await tg.http.ws_connect(url, params=query, headers=headers)


async def test_the_clock_can_be_frozen_and_thawed(http: aiohttp.ClientSession) -> None:
    async with Playground() as playground:
        tg = Telegram(playground, http)
        assert (await tg.get("state"))["clock"]["virtual"] is False
        frozen = await tg.sim("clock", virtual=True)
        assert (await tg.sim("clock", advance=100))["now"] == frozen["now"] + 100
        thawed = await tg.sim("clock", virtual=False)
        assert thawed["virtual"] is False
        assert thawed["now"] >= frozen["now"] + 100


async def test_the_state_says_that_the_bot_shares_the_clock(http: aiohttp.ClientSession) -> None:
    async with Playground(clock=Clock(START, shared=True)) as playground:
        clock = (await Telegram(playground, http).get("state"))["clock"]
        assert clock == {"now": START, "virtual": True, "shared": True}


async def test_on_a_real_clock_things_come_due(http: aiohttp.ClientSession) -> None:
    clock = Clock()
    rung = asyncio.Event()
    later = clock.call_at(clock.now() + 1000, lambda: None)
    clock.call_at(clock.now() + 0.01, rung.set)
    await rung.wait()
    later.cancel()
    clock.advance(2000)
    assert clock.next_due is None
    clock.close()


async def test_the_page_is_served(tg: Telegram) -> None:
    async with tg.http.get(tg.playground.url) as response:
        assert response.status == 200
        assert response.content_type == "text/html"
    async with tg.http.get(f"{tg.playground.url}/page/main.js") as response:
        assert response.status == 200


def junk(rolls: random.Random, known: list[Any]) -> Any:
    """Draw a value such as a page might send, or might not."""
    odd: list[Any] = [
        None,
        True,
        False,
        0,
        -1,
        1e300,
        2**70,
        "",
        "x",
        "nan",
        "\u0000",
        [],
        {},
        [[]],
        {"a": 1},
    ]
    return rolls.choice([*odd, *known, *known])


@pytest.mark.parametrize("path", sorted(POSTS))
async def test_nonsense_is_refused_and_never_breaks_it(
    tg: Telegram, group: int, ann: int, ben: int, path: str
) -> None:
    table = await tg.ok("sendMessage", chat_id=group, text="x", reply_markup=keyboard(["a"]))
    key = f"m{table['message_id']}"
    known = [ann, ben, group, tg.bot_id, key, "1", {"can_send_messages": False}, {"chat": group}]
    names = [
        *("person", "chat", "key", "text", "row", "column", "data", "id", "result_id", "bot"),
        *("by", "rights", "permissions", "until", "present", "blocked", "payload", "name"),
        *("closed", "emoji", "photo", "document", "entities", "thread", "reply_to", "type"),
        *("title", "owner", "members", "first_name", "username", "query", "offset", "on"),
        *("flood", "errors", "per_second", "custom_title", "channel", "virtual"),
    ]
    rolls = random.Random(path)
    for _ in range(40):
        fields = {name: junk(rolls, known) for name in names if rolls.random() < 0.8}
        likely = {"person": ann, "chat": group, "key": key}
        fields |= {name: value for name, value in likely.items() if rolls.random() < 0.7}
        status, answer = await tg.sim_status(path, **fields)
        assert status == 200 or answer["error"]
        assert status in (200, 400)
    assert (await tg.get("state"))["bots"]


@pytest.mark.parametrize(
    "change", [("setChatTitle", "title"), ("setChatDescription", "description")]
)
async def test_screens_hear_what_a_bot_calls_a_chat(
    tg: Telegram, group: int, ben: int, change: tuple[str, str]
) -> None:
    await tg.promote(group, None, "can_change_info")
    method, name = change
    async with live(tg, person=ben) as socket:
        await socket.receive_json()
        await tg.ok(method, chat_id=group, **{name: "Club"})
        await tg.say(ben, group, "end")
        kinds: list[JSON] = []
        while not kinds or kinds[-1].get("message", {}).get("text") != "end":
            kinds.append(await next_event(socket, "chat", "message"))
    chats = [event["chat"] for event in kinds if event["type"] == "chat"]
    assert chats
    assert chats[-1]["title"] == ("Club" if name == "title" else "G")


@pytest.mark.parametrize("name", ["first_name", "last_name"])
async def test_names_have_at_most_64_letters(tg: Telegram, name: str) -> None:
    fields = {"first_name": "Ann", name: "x" * 65}
    status, answer = await tg.sim_status("people", **fields)
    assert status == 400
    assert answer["error"] == f"{name} is too long: it has at most 64 letters, not 65"
    assert (await tg.get("state"))["people"] == []
    await tg.sim("people", **fields | {name: "x" * 64})


async def test_names_of_bots_and_chats_have_an_end_too(tg: Telegram, ann: int) -> None:
    status, answer = await tg.sim_status("bots", first_name="x" * 65, username="long_bot")
    assert (status, answer["error"][:10]) == (400, "first_name")
    status, answer = await tg.sim_status("chats", title="x" * 129, owner=ann)
    assert (status, answer["error"][:5]) == (400, "title")
