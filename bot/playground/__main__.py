"""Start a local Telegram with a group of people and a bot: `python -m bot.playground`."""

import argparse
import asyncio
import re
import signal
import sys
from typing import NoReturn

from bot.playground.membership import make_group
from bot.playground.model import add_person
from bot.playground.server import Playground

PEOPLE = ("Ann", "Bola", "Chen", "Dora", "Emil", "Fatou", "Goran", "Hana", "Ines", "Jamal")
MOST_PEOPLE = 500


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Exit with one line, without the usage before it."""
        self.exit(2, f"{self.prog}: {message}. --help lists the options.\n")


def parse_options(arguments: list[str] | None = None) -> argparse.Namespace:
    parser = Parser(
        prog="python -m bot.playground",
        description="Start a local Telegram: a Bot API for a bot, and a group chat in the browser.",
        epilog="GET /sim/methods lists the methods of the Bot API that it offers.",
    )
    parser.add_argument(
        "--host", default="127.0.0.1", help="address to listen on (default: %(default)s)"
    )
    parser.add_argument(
        "--port",
        type=_port,
        default=8080,
        help="port to listen on; 0: any free one (default: %(default)s)",
    )
    parser.add_argument(
        "--people",
        type=_people,
        default=4,
        help="number of people in the group (default: %(default)s)",
    )
    parser.add_argument(
        "--token", type=_token, default=None, help="token of the bot (default: a random one)"
    )
    parser.add_argument(
        "--username",
        type=_username,
        default="playground_bot",
        help="username of the bot (default: %(default)s)",
    )
    return parser.parse_args(arguments)


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port: give a number from 0 to 65535")
    return int(text)


def _people(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= MOST_PEOPLE:
        raise argparse.ArgumentTypeError(f"give a number from 1 to {MOST_PEOPLE}, not {text!r}")
    return int(text)


def _token(text: str) -> str:
    if not re.fullmatch(r"[1-9]\d{0,14}:[A-Za-z0-9_-]{1,64}", text):
        raise argparse.ArgumentTypeError("a token looks like 123456:ABC-def")
    return text


def _username(text: str) -> str:
    if not re.fullmatch(r"[A-Za-z]\w{1,27}bot", text, re.ASCII | re.IGNORECASE):
        raise argparse.ArgumentTypeError(
            f"{text!r} is not a username of a bot: use letters, digits and _, and bot at the end"
        )
    return text


async def run(options: argparse.Namespace) -> None:
    playground = Playground(
        options.host, options.port, token=options.token or "", username=options.username
    )
    furnish(playground, options.people)
    stop = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, stop.set)
    async with playground:
        print(greeting(playground), flush=True)
        await stop.wait()


def furnish(playground: Playground, count: int) -> None:
    """Add a group with `count` people and the bot; the first person owns it."""
    world = playground.world
    people = []
    for number in range(count):
        name, lap = PEOPLE[number % len(PEOPLE)], number // len(PEOPLE)
        username = f"{name.lower()}{lap or ''}_here"
        people.append(add_person(world, f"{name} {lap + 1}" if lap else name, "", username, "en"))
    make_group(world, "supergroup", "The parlour", people[0], people, [playground.bot])


def greeting(playground: Playground) -> str:
    return (
        f"The group chat:  {playground.url}/\n"
        f"The bot's token: {playground.token}\n"
        f"Point a bot at it: its Bot API server is {playground.url} instead of "
        "https://api.telegram.org\n"
        f"  python-telegram-bot: base_url={playground.url}/bot "
        f"base_file_url={playground.url}/file/bot\n"
        f"  aiogram: TelegramAPIServer.from_base({playground.url!r})\n"
        "Stop it with Ctrl-C."
    )


def main() -> int:
    options = parse_options()
    try:
        asyncio.run(run(options))
    except OSError as error:
        why = (error.strerror or str(error)).rpartition(": ")[2]  # without the address again
        print(
            f"Cannot listen on port {options.port} at {options.host}: {why}. "
            "Choose another with --port",
            file=sys.stderr,
        )
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
