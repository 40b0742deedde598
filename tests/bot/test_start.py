"""`python -m bot` from nothing, with a token, by webhook, in roles, and after a crash."""

import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from bot.playground.__main__ import furnish
from bot.playground.server import Playground
from tests.bot.program import Group, Program, free_port, run_to_end, wait_for, wait_until
from tests.bot.wording import ANY, EN, pattern, turn_of

pytestmark = pytest.mark.slow  # starts whole programs, and kills some

LOBBY = EN("join")


@pytest.fixture
async def http() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


@pytest.fixture
async def telegram() -> AsyncIterator[Playground]:
    """A Telegram on another machine, with groups and a bot whose token is known."""
    async with Playground(username="parlour_bot") as playground:
        furnish(playground, 2)
        yield playground


def real(telegram: Playground) -> dict[str, str]:
    return {"TELEGRAM_TOKEN": telegram.token, "TELEGRAM_URL": telegram.url}


async def deal(group: Group, level: str = "easy") -> None:
    """Start a game of Ann against a computer."""
    await group.say("Ann", "/newgame@parlour_bot whot")
    await group.add_computers("Ann", level)
    await group.tap("Ann", EN("start"))
    await group.wait_for_button("Ann", EN("open-whot"))


async def test_without_a_token_everything_is_there(
    tmp_path: Path, http: aiohttp.ClientSession
) -> None:
    async with Program(tmp_path, {}) as bot:
        async with http.get(bot.page_url) as page:
            assert page.status == 200
        group = await Group(http, bot.page_url).load()
        assert {"Ann", "Bola", "Chen", "Dora"} == set(group.people)
        await group.say("Ann", "/newgame@parlour_bot")
        await group.wait_for_button("Bola", LOBBY)
        assert (tmp_path / "data" / "local").is_dir()
        assert await bot.stop() == 0
        assert not bot.live_processes()


async def test_an_empty_private_chat_tells_what_the_bot_is(
    tmp_path: Path, http: aiohttp.ClientSession
) -> None:
    async with Program(tmp_path, {}) as bot:
        group = await Group(http, bot.page_url).load()
        (parlour,) = (await group.get("state"))["bots"]

        async def description() -> object:
            look = {"person": group.people["Ann"], "chat": parlour["id"]}
            return (await group.get("see", **look))["description"]

        shown = await wait_for(description, lambda: "a description never came")
        assert shown == EN("bot-description")


async def test_the_clock_of_the_local_telegram_moves_the_bots_time_too(
    tmp_path: Path, http: aiohttp.ClientSession
) -> None:
    async with Program(tmp_path, {}) as bot:
        group = await Group(http, bot.page_url).load()
        assert (await group.get("state"))["clock"]["shared"]
        await group.say("Ann", "/newgame@parlour_bot whot")
        await group.tap("Bola", EN("join"))
        await group.tap("Ann", EN("start"))
        await group.wait_for("Ann", turn_of(""))
        await group.sim("clock", advance=95)
        await group.wait_for("Ann", pattern("nudge", who=ANY, then="clock"))
        await group.sim("clock", advance=600)
        await group.wait_for("Ann", pattern("clock-moved", move=ANY))


async def test_a_file_env_sets_it(tmp_path: Path, telegram: Playground) -> None:
    lines = [f"{name}={value}" for name, value in real(telegram).items()]
    (tmp_path / ".env").write_text("\n".join([*lines, "DATA_DIR=kept", "PORT="]))
    async with Program(tmp_path, {}) as bot:
        assert "@parlour_bot is ready" in bot.out[0]
        assert (tmp_path / "kept" / "store").is_dir()


async def test_with_a_token_it_polls(
    tmp_path: Path, http: aiohttp.ClientSession, telegram: Playground
) -> None:
    group = await Group(http, telegram.url).load()
    await group.say("Ann", "/newgame@parlour_bot")
    async with Program(tmp_path, real(telegram)):
        await group.wait_for_button("Ann", LOBBY)


async def test_with_a_webhook_updates_are_brought(
    tmp_path: Path, http: aiohttp.ClientSession, telegram: Playground
) -> None:
    port = free_port()
    address = f"http://127.0.0.1:{port}/some/path"
    group = await Group(http, telegram.url).load()
    async with Program(
        tmp_path, {**real(telegram), "WEBHOOK_URL": address, "PORT": str(port)}
    ) as bot:
        await group.say("Ann", "/newgame@parlour_bot")
        await group.wait_for_button("Ann", LOBBY)
        forged = {"update_id": 1, "message": {"chat": {"id": 1}}}
        async with http.post(address, json=forged) as answer:
            assert answer.status == 403
        assert await bot.stop() == 0
    async with http.get(f"{telegram.url}/bot{telegram.token}/deleteWebhook") as answer:
        assert answer.status == 200
    async with Program(tmp_path, real(telegram)):
        await group.say("Ann", "/help@parlour_bot")
        await group.wait_for("Ann", "/newgame")


async def test_a_webhook_that_was_taken_meanwhile_is_set_again_at_the_start(
    tmp_path: Path, http: aiohttp.ClientSession, telegram: Playground
) -> None:
    port = free_port()
    address = f"http://127.0.0.1:{port}/some/path"
    group = await Group(http, telegram.url).load()
    hooked = {**real(telegram), "WEBHOOK_URL": address, "PORT": str(port)}
    async with Program(tmp_path, hooked) as bot:
        assert await bot.stop() == 0
    async with http.get(f"{telegram.url}/bot{telegram.token}/deleteWebhook") as answer:
        assert answer.status == 200
    await group.say("Ann", "/newgame@parlour_bot")
    async with Program(tmp_path, hooked):
        await group.wait_for_button("Ann", LOBBY)


async def test_intake_and_worker_share_the_work(
    tmp_path: Path, http: aiohttp.ClientSession, telegram: Playground, url: str
) -> None:
    shared = {**real(telegram), "REDIS_URL": url}
    group = await Group(http, telegram.url).load()
    async with Program(tmp_path, {**shared, "ROLE": "intake"}) as intake:
        await group.say("Ann", "/newgame@parlour_bot")
        # taken into the inbox, though no worker runs
        await wait_until(lambda: not telegram.bot.queue.updates)
        assert await intake.stop() == 0
    async with Program(tmp_path, {**shared, "ROLE": "worker"}):
        await group.wait_for_button("Ann", LOBBY)
    assert not (tmp_path / "data").exists()


async def test_telegram_may_go_away(
    tmp_path: Path, http: aiohttp.ClientSession, telegram: Playground
) -> None:
    group = await Group(http, telegram.url).load()
    async with Program(tmp_path, real(telegram)) as bot:
        await group.sim("faults", away=2)
        await group.say("Ann", "/newgame@parlour_bot")
        assert "level=warning" in await bot.wait_for_log("telegram down")
        assert "down_seconds=" in await bot.wait_for_log("telegram up")
        await group.wait_for_button("Ann", LOBBY)


async def test_a_killed_valkey_is_started_again_and_nothing_is_lost(
    tmp_path: Path, http: aiohttp.ClientSession
) -> None:
    async with Program(tmp_path, {}) as bot:
        group = await Group(http, bot.page_url).load()
        await group.say("Ann", "/newgame@parlour_bot")
        await group.wait_for_button("Ann", LOBBY)
        os.kill(int((tmp_path / "data/local/valkey.pid").read_text()), signal.SIGKILL)
        answer = await group.tap("Bola", EN("join"))
        assert answer["answer"] is not None
        await group.wait_for("Ann", "Bola")
        assert await bot.stop() == 0
        assert not bot.live_processes()


async def test_it_goes_on_after_kill_9(tmp_path: Path, http: aiohttp.ClientSession) -> None:
    """Computer processes end too; the next start uses the store that is left."""
    async with Playground(username="parlour_bot") as telegram:
        furnish(telegram, 2)
        group = await Group(http, telegram.url).load()
        first = Program(tmp_path, real(telegram))
        async with first:
            await deal(group)
            store = int((tmp_path / "data/store/valkey.pid").read_text())
            assert await first.stop(signal.SIGKILL) == -signal.SIGKILL
        await wait_until(lambda: list(first.live_processes()) == [store])
        async with Program(tmp_path, real(telegram)) as second:
            await group.tap("Ann", EN("whot-draw", count=1))
            await group.wait_for("Ann", "Ann drew a card")
            assert await second.stop() == 0
            assert not second.live_processes()
        assert not first.live_processes()


async def test_a_version_is_told(tmp_path: Path) -> None:
    told = await run_to_end(tmp_path, "-m", "bot", "--version")
    assert told.code == 0
    assert told.out.startswith("parlour ")
