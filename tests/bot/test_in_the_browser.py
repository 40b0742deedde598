"""Whole games in a real browser, as `make play` offers them, by tapping what is seen."""

import asyncio
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from playwright.async_api import Browser, ViewportSize, async_playwright, expect

from bot.address import Address
from bot.screens.words import game_name, rule_and_value, rule_name, rule_value
from bot.store import Store, open_store
from engine.games import GAMES
from engine.session import load
from tests.bot.browser_player import PAGE_TIMEOUT_MS, Player
from tests.bot.evenings.evening import Session
from tests.bot.evenings.whot import FACE_PATTERN, faces, hand_faces
from tests.bot.program import Group, Program
from tests.bot.wording import ANY, EN, pattern, turn_of
from tests.patience import patience

pytestmark = [pytest.mark.slow, pytest.mark.browser]

FLAGS = ["--no-sandbox", "--disable-gpu"]
PHONE: ViewportSize = {"width": 390, "height": 844}
PLAYABLE = ("^✓", "circle|^Done$", "^Draw ")
TAPS_A_MINUTE = 18  # taps of three people, about what a group's minute pays for
MOST_TAPS = 12  # taps of a game that would take minutes to its end


@pytest.fixture
async def browser(chromium: str) -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        await browser.close()


@pytest.fixture
async def group(tmp_path: Path) -> AsyncIterator[Group]:
    async with Program(tmp_path, {}) as bot, aiohttp.ClientSession() as http:
        yield await Group(http, bot.page_url).load()
        faults = [line for line in bot.err if "level=error" in line]
        assert not faults


@pytest.fixture
async def store(group: Group, tmp_path: Path) -> AsyncIterator[Store]:
    """Open the program's own store."""
    opened, _ = await open_store(f"unix://{tmp_path}/data/local/valkey.sock")
    async with opened:
        yield opened


async def screen(browser: Browser, group: Group, name: str, chat: int = 0) -> Player:
    context = await browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    page = await context.new_page()
    page.set_default_timeout(PAGE_TIMEOUT_MS)
    await page.goto(f"{group.url}/?person={group.people[name]}&chat={chat or group.chat}")
    return Player(name, page)


async def set_rule(
    player: Player, game: str, rule: str, value: Any, is_alone: bool = False
) -> None:
    if not is_alone:
        await player.tap(EN("more"))
    await player.tap(EN("house-rules-button"))
    await player.tap(rule_name(game, rule, EN))
    chosen = rule_value(game, rule, value, EN)
    await player.tap(chosen)
    await player.wait_for(pattern("house-rule-now", value=chosen))
    await player.tap(EN("back"))
    await player.tap(EN("back-to-lobby" if is_alone else "close"))
    await player.wait_for(shown_rule(game, rule, value))


def shown_rule(game: str, rule: str, value: Any) -> str:
    return re.escape(rule_and_value(game, rule, value, EN))


def sitting(count: int) -> str:
    """Return a regular expression for the line that tells how many sit in a lobby."""
    return pattern("lobby-sits", count=count, most=ANY, pace=ANY)


async def open_table(player: Player, game: str) -> None:
    await player.say(f"/newgame@parlour_bot {game}")
    await player.wait_for(sitting(1))


async def open_against(player: Player, game: str, level: str) -> None:
    await open_table(player, game)
    adding = EN("add-computer", level=EN(f"level-{level}"))
    for label in (EN("more"), EN("more-computers"), adding):
        await player.tap(label)
    await player.wait_for(pattern("more-computers-title", count=1))  # the keys below have moved
    await player.tap(EN("close"))
    await player.wait_for(sitting(2))
    await player.start()


@dataclass(slots=True)
class Secrets:
    """Track which cards each page may know: the own ones and those that ever lay open."""

    store: Store
    chat: int
    open: set[str]
    own: dict[int, set[str]]
    looks: int = 0

    async def session(self) -> Session:
        saved = await self.store.load(Address(self.chat))
        assert saved.session
        return load(saved.session, GAMES)

    def learn(self, session: Session) -> set[tuple[int | None, str]]:
        """Record the cards that are known by now; return who holds which."""
        self.open |= faces(session.view(None).pile)
        held = {
            (player.user, card)
            for seat, player in enumerate(session.players)
            for card in hand_faces(session, seat)
        }
        for user, card in held:
            self.own.setdefault(user or 0, set()).add(card)
        return held

    async def check(self, players: dict[int, Player]) -> None:
        """Check that no page has a card that another person holds, before the page was read and
        after."""
        before = await self.session()
        pages = {user: await player.page_source() for user, player in players.items()}
        after = await self.session()
        if after.phase != "playing":
            return
        held = self.learn(before) & self.learn(after)
        for user, page in pages.items():
            others = {card for holder, card in held if holder != user}
            leaked = set(FACE_PATTERN.findall(page)) & others - self.open - self.own[user]
            assert not leaked, (players[user].name, leaked)
            self.looks += len(others) > 0


async def test_three_people_play_whot_to_the_result_though_two_leave_a_long_game(
    browser: Browser, group: Group, store: Store
) -> None:
    ann, bola, chen = [await screen(browser, group, name) for name in ("Ann", "Bola", "Chen")]
    players = {group.people[player.name]: player for player in (ann, bola, chen)}
    await open_table(ann, "whot")
    await set_rule(ann, "whot", "hand_size", 3)
    for number, player in enumerate((bola, chen), 2):
        await player.wait_for(shown_rule("whot", "hand_size", 3))
        await player.tap(EN("join"))
        await ann.wait_for(sitting(number))
    await ann.start()
    await bola.wait_for(turn_of(""))
    secrets = Secrets(store, group.chat, set(), {})
    moves = 0
    async with patience(lambda: "the game never ended"):
        while moves < TAPS_A_MINUTE and not await ann.is_over():
            for player in players.values():
                if await player.is_on_turn():
                    moves += await player.tap_once(*PLAYABLE)
                    await secrets.check(players)
        if not await ann.is_over():
            for player in (bola, chen):
                await player.say("/leave@parlour_bot")
                await player.tap(EN("leave-yes"))
    for player in players.values():
        await player.wait_for("🥇")
        await expect(player.page.locator(".key", has_text=EN("rematch")).last).to_be_visible()
    assert secrets.looks


MISTAKE = pattern("explain-title", number=1, count=ANY)


async def is_shown_a_mistake(player: Player) -> bool:
    await player.tap(EN("explain-button"))
    await player.wait_for(f"{MISTAKE}|{pattern('explain-nothing')}")
    return bool(await player.page.locator(".text", has_text=re.compile(MISTAKE)).count())


async def differo(ann: Player) -> None:
    """A random player against a good computer makes a mistake, though not in every short game."""
    await open_against(ann, "differo", "normal")
    await ann.play()
    while not await is_shown_a_mistake(ann):
        await ann.tap(EN("close"))
        await ann.tap(EN("rematch"))
        await ann.start()
        await ann.play()
    found = ann.page.locator(".message.ephemeral.in", has_text=re.compile(MISTAKE)).last
    assert "\n\n\n" not in await found.locator(".text").inner_text()
    picture = found.locator("img:not(.thumb)").first
    await expect(picture).to_be_visible(timeout=PAGE_TIMEOUT_MS)
    assert await picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 300


async def deerportal(chen: Player) -> None:
    await open_table(chen, "deerportal")
    await set_rule(chen, "deerportal", "quick", True)
    await chen.start()
    await chen.play()
    await chen.wait_for(result_of("deerportal"))


async def caesar_until_one_gives_up(dora: Player) -> None:
    await open_against(dora, "caesar", "easy")
    await dora.play(taps=MOST_TAPS)
    await dora.play(EN("resign-yes"), EN("draw-or-sure"), EN("beside"))
    await dora.wait_for(result_of("caesar"))


def result_of(game: str) -> str:
    return pattern("result-title", game=game_name(game, EN))


async def test_differo_and_deerportal_are_played_to_the_end_and_caesar_till_one_gives_up(
    browser: Browser, group: Group
) -> None:
    """Three groups at once, in each a person against computers."""
    games = (differo, deerportal, caesar_until_one_gives_up)
    async with patience(lambda: "the games never ended"), asyncio.TaskGroup() as tables:
        for (name, person), game in zip(group.people.items(), games, strict=False):
            fields = {"title": game.__name__, "owner": person, "members": [person]}
            chat = await group.sim("chats", type="supergroup", bot=True, **fields)
            tables.create_task(game(await screen(browser, group, name, chat["id"])))


@pytest.mark.parametrize(
    ("game", "rule", "value"),
    [("rally", "stamps_needed", 2), ("whot", "hand_size", 3)],
)
async def test_in_private_the_bot_explains_itself_and_is_played_against_to_the_end(
    browser: Browser, group: Group, game: str, rule: str, value: int
) -> None:
    (bot,) = (await group.get("state"))["bots"]
    ann = await screen(browser, group, "Ann", bot["id"])
    await ann.page.get_by_role("button", name="Start", exact=True).tap()
    await expect(ann.page.locator(".key", has_text=EN("add-to-group"))).to_be_visible()
    name, easy = game_name(game, EN), EN("level-easy")
    await ann.tap(EN("practise", game=name, seats="2–6"))
    await ann.wait_for(pattern("practice-title", game=name))
    for choice, computers in ((easy, 3), ("1 🤖", 1)):
        await ann.tap(choice)
        await ann.wait_for(pattern("practice-against", count=computers, level=easy))
    await set_rule(ann, game, rule, value, is_alone=True)
    await ann.start()
    await ann.play(*PLAYABLE)
    await ann.wait_for(result_of(game))
    await ann.tap(EN("rematch"))
    await ann.wait_for(pattern("practice-against", count=1, level=easy))
    await ann.wait_for(shown_rule(game, rule, value))
    await ann.start()
    await ann.play(*PLAYABLE, taps=1)
