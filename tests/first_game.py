"""Let somebody learn a game at a command line and play a first one, in a real local Telegram.

`python -m tests.first_game serve DIR` starts the bot. Then, in a private chat with it:
`python -m tests.first_game DIR NAME LANGUAGE send '/learn whot'`, `… tap 'text of a key'` or
`… tap '#3'`, `… look`, and `… count` for the taps of the first game that the bot refused.
"""

import asyncio
import json
import os
import sys
from collections.abc import Iterator
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Final, NamedTuple, NoReturn

import aiohttp

from bot.address import Address, partition
from bot.i18n import translator_for
from bot.screens import callback_data
from bot.screens.callback_data import MOVE, NUMBER, WALK, WHY_NOT
from bot.store import Store, keys, open_store
from engine.games import GAMES
from engine.session import load
from tests.bot.program import JSON, Group, environment, free_port, text_of, wait_for

PORTS: Final = "ports.json"
COLOURS: Final = {"success": " (green)", "danger": " (red)", "primary": " (blue)"}
ANSWER_SECONDS: Final = 30
LOOKED_AT: Final = 2  # messages


class Reader(NamedTuple):
    """Somebody in the private chat with the bot."""

    group: Group
    store: Store
    name: str
    language: str

    @property
    def place(self) -> dict[str, int]:
        return {"person": self.group.people[self.name], "chat": self.group.chat}

    async def enter(self) -> None:
        """Find this reader in the local Telegram, or add them; press START if they never did."""
        state = await self.group.get("state")
        new = {"first_name": self.name, "language_code": self.language}
        known = [person for person in state["people"] if new.items() <= person.items()]
        person = known[0] if known else await self.group.sim("people", **new)
        self.group.chat, self.group.people = state["bots"][0]["id"], {self.name: person["id"]}
        if not (await self.group.get("see", **self.place))["started"]:
            await self.send("/start")

    async def act(self, folder: Path, what: str, text: str) -> None:
        """Do one thing, and print what it has changed in the chat."""
        await self.enter()
        before = await self.messages()
        match what:
            case "send":
                await self.send(text)
            case "tap":
                note(await self.tap(text), folder / f"{self.name}.taps")
            case "look":
                before = before[:-LOOKED_AT]
        changed = [each for each in await self.messages() if each not in before]
        await self.show(changed, folder / f"{self.name}.png")

    async def messages(self) -> list[JSON]:
        return await self.group.messages(self.name)

    async def send(self, text: str) -> None:
        async def answers() -> list[JSON]:
            return [message for message in await self.messages() if not message.get("out")]

        async def is_answered() -> bool:
            return await answers() != before and await self.settled_phase() is not None

        before = await answers()
        await self.group.say(self.name, text)
        await wait_for(is_answered, lambda: "the bot never answered")

    async def tap(self, label: str) -> JSON:
        """Tap a key; return it with the answer and with the phase of the game that follows."""
        spot, key = find(await self.messages(), label)
        if "callback_data" not in key:
            sys.exit(f"This key only opens or copies something: {key}")
        tapped = await self.group.sim("tap", **self.place, **spot, wait=ANSWER_SECONDS)
        phase = await wait_for(self.settled_phase, lambda: "the bot never waited for the next tap")
        pressed = callback_data.read(key["callback_data"])
        game = pressed.session if pressed.verb in (MOVE, WALK, WHY_NOT, NUMBER) else ""
        answer = {"text": "", "show_alert": False} | (tapped["answer"] or {})
        return {"game": game, "phase": phase, "label": key["text"], **answer}

    async def settled_phase(self) -> str | None:
        """Return the phase of the game, unless the bot is at work or a computer is to move."""
        here = Address(self.place["person"])
        number, ask = partition(here.chat), self.store.calls.ask
        streams = [await ask("XLEN", name(number)) for name in (keys.inbox, keys.announcements)]
        saved = await self.store.load(here)
        is_painted = saved.painted.version == saved.version
        if any(streams) or not is_painted or here in await self.store.dirty([number], 1 << 52):
            return None
        if not saved.session:
            return "none"
        session = load(saved.session, GAMES)
        is_asked = session.phase != "playing" or session.seat_of(here.chat) in session.prompts
        return session.phase if is_asked else None

    async def show(self, messages: list[JSON], picture: Path) -> None:
        """Print messages with their keys, and save the newest picture."""
        found = numbered_keys(await self.messages())
        for message in messages:
            print(f"--- {message['from']['first_name']}:\n{text_of(message)}")
            own = [(number, *key) for number, key in found if key[0]["key"] == message["key"]]
            for _, line in groupby(own, lambda key: key[1]["row"]):
                print("  ".join(labelled(number, button) for number, _, button in line))
        for message in [message for message in messages if "photo" in message][-1:]:
            async with self.group.http.get(f"{self.group.url}{message['url']}") as response:
                save(picture, await response.read())


def save(picture: Path, data: bytes) -> None:
    picture.write_bytes(data)
    print(f"The newest picture: {picture}")


def note(tap: JSON, file: Path) -> None:
    """Write a tap down, and print what pops up."""
    with file.open("a") as taps:
        print(json.dumps(tap), file=taps)
    if tap["text"]:
        print(f"Pops up: {tap['text']}")


def labelled(number: int, button: JSON) -> str:
    return f"#{number} [{button['text']}]{COLOURS.get(button.get('style', ''), '')}"


def numbered_keys(messages: list[JSON]) -> list[tuple[int, tuple[JSON, JSON]]]:
    """Return each key by its place and its button, those of the newest message first."""
    found = [
        ({"key": message["key"], "row": row, "column": column}, button)
        for message in reversed(messages)
        for row, line in enumerate(message.get("reply_markup", {}).get("inline_keyboard", []))
        for column, button in enumerate(line)
    ]
    return [*enumerate(found, 1)]


def find(messages: list[JSON], label: str) -> tuple[JSON, JSON]:
    """Return the newest key with this number or text, or else one whose text contains it."""
    found = numbered_keys(messages)
    same = [key for number, key in found if label in (f"#{number}", key[1]["text"])]
    like = [key for _, key in found if label in key[1]["text"]]
    return next(iter(same or like), None) or sys.exit(f"There is no key {label!r} here")


async def served_url(folder: Path, http: aiohttp.ClientSession) -> str | None:
    """Return the address of the local Telegram, unless the bot is not ready yet."""
    try:
        ports = json.loads((folder / PORTS).read_text())
        async with http.get(f"http://127.0.0.1:{ports['health_port']}/healthz") as health:
            return f"http://127.0.0.1:{ports['port']}" if health.ok else None
    except OSError:
        return None


async def act(folder: Path, name: str, language: str, what: str, text: str = "") -> None:
    """Do one thing as this reader, as soon as the bot is ready."""
    async with aiohttp.ClientSession() as http:
        url = await wait_for(
            partial(served_url, folder, http), lambda: f"nothing is served in {folder}"
        )
        store, _ = await open_store(f"unix://{folder}/data/local/valkey.sock")
        async with store:
            await Reader(Group(http, url), store, name, language).act(folder, what, text)


def count(folder: Path, name: str, language: str) -> Iterator[str]:
    """Yield how many taps of the first game were made, and those that were refused."""
    file = folder / f"{name}.taps"
    taps = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    played = [tap for tap in taps if tap["game"]]
    first = [tap for tap in played if tap["game"] == played[0]["game"]]
    t = translator_for(language)
    # An alert refuses what the rules do not allow. Only being too fast is told by an alert as well.
    alerts = [tap for tap in first if tap["show_alert"] and tap["text"] != t("busy")]
    refused = [*alerts, *(tap for tap in first if tap["text"] == t("refusal-NotYourTurn"))]
    end = "finished" if first and first[-1]["phase"] == "over" else "not finished"
    yield f"{len(first)} taps in the first game, {len(refused)} of them refused; {end}"
    yield from (f"  [{tap['label']}] {tap['text']}" for tap in refused)


def serve(folder: Path) -> NoReturn:
    """Become the bot; write its ports to the folder before."""
    folder.mkdir(parents=True, exist_ok=True)
    ports = {"port": free_port(), "health_port": free_port()}
    (folder / PORTS).write_text(json.dumps(ports))
    settings = {name.upper(): str(port) for name, port in ports.items()}
    os.chdir(folder)
    os.execve(sys.executable, [sys.executable, "-m", "bot"], environment("first-game", settings))


def main(*arguments: str) -> None:
    match arguments:
        case ("serve", folder):
            serve(Path(folder))
        case (folder, name, language, "count"):
            print(*count(Path(folder), name, language), sep="\n")
        case (folder, name, language, "send" | "tap" | "look" as what, *text) if len(text) < 2:
            asyncio.run(act(Path(folder).resolve(), name, language, what, *text))
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(*sys.argv[1:])
