"""People who play against computers: what they are shown of them, and what they learn."""

import re

import pytest

from bot.address import Address
from engine.session import Player
from tests.bot.evenings.evening import Evening, budget, is_public, words_of
from tests.bot.evenings.whot import choose_hand, play_on, take_turn

pytestmark = pytest.mark.slow


async def against(evening: Evening, computers: int, level: str = "easy") -> None:
    """The only person of the group sits down with so many computers."""
    host = evening.people[0]
    if (await evening.store.load(evening.address)).session is None:
        await host.say("/newgame whot")
    for number in range(computers):
        await host.tap(level)
        await host.reads(f"Computer {number + 1}" if computers > 1 else "Computer")
    await host.tap("Start")
    await host.reads("it is your turn")


async def round_ends(evening: Evening, before: int) -> None:
    """Somebody has moved, the person is asked again or it is over, and the chat shows it."""

    async def look() -> bool:
        session = await evening.session()
        return len(session.log) > before and (0 in session.prompts or session.phase == "over")

    await evening.until(look)
    await evening.painted()


async def test_a_round_with_five_computers_costs_two_calls(evening: Evening) -> None:
    (ann,) = await evening.gather("Ann")
    await against(evening, 5)
    await evening.painted()
    heard = evening.listen()
    turns = 0
    while turns < 6 and (await evening.session()).phase == "playing":
        before = await evening.moves()
        await take_turn(ann, thinks=20.0)  # so that there is room for panels
        turns += 1
        await round_ends(evening, before)
    public = [call for call in budget(heard) if is_public(call)]
    is_over = (await evening.session()).phase == "over"  # then there is a result, too
    assert len(public) <= 2 * turns + is_over, [(c.method, round(c.at, 1)) for c in public]


async def test_the_table_tells_all_that_a_run_of_computers_did(evening: Evening) -> None:
    (ann,) = await evening.gather("Ann")
    await against(evening, 5)
    while (await evening.session()).run < 2:  # some cards let her play again at once
        before = await evening.moves()
        await take_turn(ann)
        await round_ends(evening, before)
    session = await evening.session()
    moved = {int(line.split(" ")[1]) for line in session.log[-session.run :]}
    told = words_of(await ann.reads("it is your turn"))
    happened = [line for line in told.splitlines() if line.startswith("•")]
    assert moved
    for seat in moved:
        assert any(name_of(session.players[seat], seat) in line for line in happened), happened


def name_of(player: Player, seat: int) -> str:
    return player.name or f"Computer {seat}"


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every move counts to which the search prefers another, however small the difference."""
    monkeypatch.setattr("engine.review.CLEARLY", 0.0)
    monkeypatch.setattr("engine.review.SURELY", 0.0)


@pytest.mark.usefixtures("strict")
async def test_after_a_game_against_computers_one_sees_what_was_better(evening: Evening) -> None:
    """Who always draws could have done better."""
    (ann,) = await evening.gather("Ann")
    await choose_hand(evening, 5)
    await against(evening, 1)
    while (await evening.session()).phase == "playing":
        before = await evening.moves()
        await ann.say("/move draw")
        await round_ends(evening, before)
    await evening.pass_time(60)
    await ann.tap("Where did I go wrong?")
    message = await ann.reads("A better choice was")
    assert message.get("ephemeral")
    assert "photo" in message
    # What drawing is called, also where a pick is due.
    assert re.search(r"You chose (Draw a card|Take \d+)\.", words_of(message))
    if "Later" in words_of(message):
        await ann.tap("Later")
        await ann.reads("🔎 Moment 2 of")


@pytest.mark.usefixtures("strict")
async def test_alone_with_the_bot_one_is_shown_it_too(evening: Evening) -> None:
    ann = await evening.person("Ann")
    evening.people, evening.address = [ann], Address(ann.id)
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=ann.id, bot=bot)
    await ann.tap("Whot", bot)
    await ann.tap("Start", bot)
    await ann.reads("It is your turn", bot)
    while (await evening.session()).phase == "playing":
        before = await evening.moves()
        await ann.say("/move draw", chat=bot)
        await round_ends(evening, before)
    await ann.reads("Where did I go wrong?", bot)
    button = next(b for b in await ann.buttons(bot) if "go wrong" in b[3]["text"])
    fields = {"chat": bot, "key": button[0]["key"], "data": button[3]["callback_data"]}
    for _ in range(2):  # as an impatient finger does
        await evening.sim("tap", person=ann.id, **fields)
    assert "photo" in await ann.reads("A better choice was", bot)
    await evening.rest()
    shown = [m for m in await ann.see(bot) if "🔎" in words_of(m).splitlines()[0]]
    assert len(shown) == 1


async def test_who_did_not_play_is_not_told_where_he_went_wrong(evening: Evening) -> None:
    _, ben = await evening.gather("Ann", "Ben")
    await choose_hand(evening, 3)
    await against(evening, 1)
    session = await play_on(evening)
    assert session.phase == "over"
    await evening.painted()
    assert "not" in await ben.tap("Where did I go wrong?")
