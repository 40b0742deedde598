"""People against computers: what they see of their moves, and the review after the game."""

import re

import pytest

from bot.address import Address
from engine.session import Player
from tests.bot.evenings.evening import Evening, charged_calls, is_public
from tests.bot.evenings.person import text_of
from tests.bot.evenings.whot import play_turns, set_hand_size, take_turn

pytestmark = pytest.mark.slow


async def against(evening: Evening, computers: int, level: str = "easy") -> None:
    """Start a game of one person against this many computers."""
    host = evening.people[0]
    if (await evening.store.load(evening.address)).session is None:
        await host.say("/newgame whot")
    for number in range(computers):
        await host.tap_more("Computers", f"+ 🤖 {level}")
        await host.wait_for(f"Computer {number + 1}" if computers > 1 else "Computer")
    await host.tap("Start")
    await host.wait_for("it’s your turn")


async def round_ends(evening: Evening, before: int) -> None:
    """Wait until the person is on turn again or the game is over, and the table shows it."""

    async def look() -> bool:
        session = await evening.session()
        return len(session.log) > before and (0 in session.prompts or session.phase == "over")

    await evening.wait_until(look)
    await evening.wait_until_painted()


async def test_a_round_with_five_computers_costs_two_calls(evening: Evening) -> None:
    (ann,) = await evening.create_group("Ann")
    await against(evening, 5)
    await evening.wait_until_painted()
    heard = evening.record_calls()
    turns = 0
    while turns < 6 and (await evening.session()).phase == "playing":
        before = await evening.move_count()
        await take_turn(ann, thinks=20.0)  # the budget pays for more hands by then
        turns += 1
        await round_ends(evening, before)
    public = [call for call in charged_calls(heard) if is_public(call)]
    is_over = (await evening.session()).phase == "over"  # one more message: the result
    assert len(public) <= 2 * turns + is_over, [(c.method, round(c.at, 1)) for c in public]


async def test_the_table_tells_all_that_a_run_of_computers_did(evening: Evening) -> None:
    (ann,) = await evening.create_group("Ann")
    await against(evening, 2)  # of more, the story might not fit below the picture
    while (await evening.session()).run < 2:  # some cards give her another turn at once
        before = await evening.move_count()
        await take_turn(ann)
        await round_ends(evening, before)
    session = await evening.session()
    moved = {int(line.split(" ")[1]) for line in session.log[-session.run :]}
    told = text_of(await ann.wait_for("it’s your turn"))
    happened = [line for line in told.splitlines() if line.startswith("•")]
    assert moved
    for seat in moved:
        assert any(name_of(session.players[seat], seat) in line for line in happened), happened


def name_of(player: Player, seat: int) -> str:
    return player.name or f"Computer {seat}"


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the review report every move to which the search prefers another."""
    monkeypatch.setattr("engine.review.CLEARLY", 0.0)
    monkeypatch.setattr("engine.review.SURELY", 0.0)


@pytest.mark.usefixtures("strict")
async def test_after_a_game_against_computers_one_sees_what_was_better(evening: Evening) -> None:
    """A player who always draws could have done better."""
    (ann,) = await evening.create_group("Ann")
    await set_hand_size(evening, 5)
    await against(evening, 1)
    while (await evening.session()).phase == "playing":
        before = await evening.move_count()
        await ann.say("/move draw")
        await round_ends(evening, before)
    await evening.pass_time(60)
    await ann.tap("Where did I go wrong?")
    message = await ann.wait_for("A better choice was")
    assert message.get("ephemeral")
    assert "photo" in message
    # The labels of the button that draws; "Take" where a pick is due.
    assert re.search(r"You chose Draw (a card|\d+)\.", text_of(message))
    if "Next ▸" in text_of(message):
        await ann.tap("Next ▸")
        await ann.wait_for("🔎 Mistake 2 of")


@pytest.mark.usefixtures("strict")
async def test_alone_with_the_bot_one_is_shown_it_too(evening: Evening) -> None:
    ann = await evening.add_person("Ann")
    evening.people, evening.address = [ann], Address(ann.id)
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=ann.id, bot=bot)
    await ann.tap("Whot", bot)
    await ann.tap("Start", bot)
    await ann.wait_for("Your turn", bot)
    while (await evening.session()).phase == "playing":
        before = await evening.move_count()
        await ann.say("/move draw", chat=bot)
        await round_ends(evening, before)
    await ann.wait_for("Where did I go wrong?", bot)
    button = next(b for b in await ann.buttons(bot) if "go wrong" in b.text)
    fields = {"chat": bot, "key": button.message["key"], "data": button.data}
    for _ in range(2):  # an impatient double tap
        await evening.sim("tap", person=ann.id, **fields)
    assert "photo" in await ann.wait_for("A better choice was", bot)
    await evening.settle()
    shown = [m for m in await ann.messages(bot) if "🔎" in text_of(m).splitlines()[0]]
    assert len(shown) == 1


async def test_who_did_not_play_is_not_told_where_he_went_wrong(evening: Evening) -> None:
    _, ben = await evening.create_group("Ann", "Ben")
    await set_hand_size(evening, 3)
    await against(evening, 1)
    session = await play_turns(evening)
    assert session.phase == "over"
    await evening.wait_until_painted()
    assert "not" in await ben.tap("Where did I go wrong?")
