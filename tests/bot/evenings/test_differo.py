"""Evenings of Differo: whole games by tapping, the swap, draws, and puzzles."""

from typing import Any

import pytest

from bot.address import Address
from bot.playground.methods.call import Call
from bot.playground.refusals import bad_request
from engine.chance import Loose
from engine.games.differo.puzzles import PUZZLES, judge, stand
from engine.record import Entry
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.person import Button, Person, text_of

TRIES, THINKS = 10, 8.0  # taps for a move, and virtual seconds between them

SHORTEST = (
    "F3-G3",
    "D6-E6",
    "F4-D6",
    "B8-B4",
    "D6-A9",
)

FORGED = ("q", "q::99", "q::0.500", "q::0.1", "i", "i::0", "i::0:77", "i::0.1:x", "q::-1")


async def sit_down(evening: Evening, *taps: str) -> None:
    """Open a table, seat everybody, tap what is asked for behind "More", and start."""
    host, *guests = evening.people
    await host.say("/newgame differo")
    for guest in guests:
        await guest.tap("Join")
    if taps:
        await host.tap_more(*taps)
    await host.tap("Start")
    await host.wait_for("turn")


async def asked(evening: Evening) -> Person | None:
    await evening.wait_until_painted()
    for person in evening.people:
        if await person.is_on_turn():
            return person
    return None


async def play(evening: Evening, move: str) -> None:
    """Make a move by tapping the piece below the table and then its target."""
    person = await evening.wait_until(lambda: asked(evening), "a turn")
    before = await evening.move_count()
    source, target = move.split("-")
    for _ in range(TRIES):
        if move in [button.text for button in await person.buttons()]:
            await person.tap(move)  # the budget pays for no hand: the table has all moves
            break
        await person.tap(source)
        await evening.settle()
        shown = await person.visible_text()
        if f"{source} can move" in shown:
            await person.tap(f" {target}")
            break
        await evening.advance(THINKS)
    await evening.wait_until(lambda: has_moved(evening, before), move)


async def has_moved(evening: Evening, before: int) -> bool:
    return await evening.move_count() > before


async def at_random(evening: Evening, seed: int, most: int = 1000) -> Any:
    """Play random moves to the end, or at most this many; return the session."""
    draw = Loose(seed)
    for _ in range(most):
        session = await evening.session()
        if session.phase != "playing":
            break
        (seat,) = session.prompts
        legal = [session.rulebook.text(action) for action in session.legal(seat)]
        if session.players[seat].level is None:
            await play(evening, legal[draw.below(len(legal))])
        await evening.advance(8.0)
    return await evening.session()


async def test_a_tap_on_a_piece_says_which_it_is_and_where_it_can_go(evening: Evening) -> None:
    await evening.create_group("Ann", "Ben")
    await sit_down(evening)
    white = await evening.wait_until(lambda: asked(evening), "a turn")
    assert await white.tap("F3") == "F3 can move: 1 along its \\ diagonal."
    assert "F3" in await white.only_ephemeral_text()
    assert not white.alerts
    assert await white.tap("Another piece") == ""  # in the hand itself, which shows it


async def test_a_short_game_is_won_in_the_top_row(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await sit_down(evening)
    assert "photo" in await ann.wait_for("Move 1")
    for move in SHORTEST:
        await play(evening, move)
        await evening.advance(8.0)
    for person in (ann, ben):
        await person.wait_for("Ann reached the goal and won!")
        await person.wait_for("Rematch")


async def test_each_step_of_a_choice_is_one_edit_of_the_board_in_the_hand(
    evening: Evening,
) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await sit_down(evening)
    await ann.tap("F3")
    await ann.wait_for("F3 can move")
    shown = []
    for key, words in (
        ("Another piece", "Which white piece do you want to move?"),
        ("H2", "H2 can move"),
    ):
        heard = evening.record_calls()
        await ann.tap(key)
        await ann.wait_for(words)
        await evening.settle()
        (hand,) = await ann.ephemeral_messages()
        shown.append(hand["photo"])
        assert sum(call.method.startswith("edit") for call in heard) == 1
    assert shown[0] != shown[1]


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
async def test_a_whole_game_is_played_by_tapping(evening: Evening, seed: int) -> None:
    people = await evening.create_group("Ann", "Ben")
    await sit_down(evening)
    heard = evening.record_calls()
    session = await at_random(evening, seed)
    assert session.phase == "over"
    assert not [call for call in heard if call.status == 429]
    for person in people:
        await person.wait_for("Rematch")


@pytest.mark.slow
async def test_a_clumsy_tap_is_told_what_is_wrong(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await sit_down(evening)
    assert "not your turn" in await ben.tap("F2")
    await ann.tap("F3")
    table = await ann.wait_for("it’s your turn")
    assert await ann.tap("← ✕") == "6 spaces that way would be off the board."
    await ann.tap("Another piece")
    await ann.say("/move F2-F9")
    await ann.say("/move f2 f8")
    await ben.wait_for("Ben, it’s your turn")
    prompt = (await evening.session()).prompts[1]
    old = f"w:{(await evening.session()).id}:{prompt - 1}:47"
    assert await ben.forge_tap(table, old)
    assert await ann.forge_tap(table, f"m:{(await evening.session()).id}:{prompt}:0")
    assert await evening.move_count() == prompt
    await play(evening, "B5-B9")


@pytest.mark.slow
async def test_black_may_take_white(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await sit_down(evening, "House rules", "Swap", "yes")
    await play(evening, "F2-F8")
    await ben.tap("My move")
    await ben.tap("Swap colours")
    await ann.wait_for("Ben swapped colours")
    await ann.wait_for("Ann, it’s your turn")
    await play(evening, "B5-B9")
    session = await evening.session()
    assert session.state
    assert session.state.first == 1


@pytest.mark.slow
async def test_a_draw_is_declined_and_then_agreed(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await sit_down(evening)
    await ann.tap("My move")
    await ann.tap("⋯ More")
    await ann.tap("Offer a tie")
    await ben.tap("Keep playing")
    await ann.tap("My move")
    await ann.tap("⋯ More")
    await ann.tap("Offer a tie")
    await ben.tap("Agree to a tie")
    await ann.wait_for("Everyone agreed to a tie")


@pytest.mark.slow
async def test_a_move_is_taken_back_when_the_other_agrees(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await sit_down(evening)
    await play(evening, "F2-F8")
    await ann.tap("My move")
    await ann.tap("Take back my move")
    await ben.tap("No, it stands")
    await ann.wait_for("Ben said no, so the move stands")
    await ann.tap("Take back my move")
    await evening.restart()
    await ben.tap("Yes, take it back")
    await ann.wait_for("Ann took the last move back")
    await ann.wait_for("Ann, it’s your turn")
    await play(evening, "F3-G3")
    session = await evening.session()
    assert [Entry.read(line).what for line in session.log[1:]] == ["F2-F8", "!undo 1", "F3-G3"]


async def test_a_computer_lets_a_move_be_taken_back(evening: Evening) -> None:
    (ann,) = await evening.create_group("Ann")
    await ann.say("/newgame differo")
    await ann.tap_more("Computers", "+ 🤖 easy")
    await ann.tap("Start")
    await play(evening, "F2-F8")
    await ann.wait_for("Ann, it’s your turn")
    await ann.tap("My move")
    await ann.tap("⋯ More")
    await ann.tap("Take back my move")
    await ann.wait_for("Ann took the last move back")
    session = await evening.session()
    assert session.prompts == {0: len(session.log)}


@pytest.mark.slow
async def test_who_resigns_loses(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await sit_down(evening)
    await ann.tap("My move")
    await ann.tap("⋯ More")
    await ann.tap("Resign")
    await ann.tap("Yes, resign")
    await ben.wait_for("Ben won: the other side resigned")


@pytest.mark.slow
async def test_without_hands_all_moves_stand_below_the_table(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    run = evening.playground.api.run

    async def picky(call: Call) -> Any:
        if "ephemeral_message_parameters" in call.params.values:
            raise bad_request("BOT_NOT_ADMIN")
        return await run(call)

    monkeypatch.setattr(evening.playground.api, "run", picky)
    await sit_down(evening)
    await ann.tap("F2")
    for person, move in ((ann, "F2-F8"), (ben, "B5-B9"), (ann, "H5-H1")):
        await person.tap(move)
    await ben.wait_for("Ann moved H5 → H1")


@pytest.mark.slow
async def test_where_pictures_are_forbidden_the_board_is_a_text(evening: Evening) -> None:
    people = await evening.create_group("Ann", "Ben")
    await evening.sim("permissions", chat=people[0].chat, permissions={"can_send_photos": False})
    await sit_down(evening)
    await people[0].say("/board")
    await evening.wait_until_painted()
    await people[0].wait_for("🟫⚪⚪⚪⚪⚪⚪🟫 F")
    await at_random(evening, 3, most=3)


@pytest.mark.slow
@pytest.mark.parametrize("level", ["easy", "hard"])
async def test_one_plays_with_a_computer_in_the_group(evening: Evening, level: str) -> None:
    (ann,) = await evening.create_group("Ann")
    await sit_down(evening, "Computers", f"+ 🤖 {level}")
    session = await at_random(evening, 5)
    assert session.phase == "over"
    await ann.wait_for("Rematch")


async def alone(evening: Evening) -> tuple[Person, int]:
    ann = await evening.add_person("Ann")
    evening.people, evening.address = [ann], Address(ann.id)
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=ann.id, bot=bot)
    return ann, bot


@pytest.mark.slow
async def test_one_person_practises_in_the_private_chat(evening: Evening) -> None:
    ann, bot = await alone(evening)
    await ann.tap("Differo", bot)
    await ann.tap("Start", bot)
    assert "photo" in await ann.wait_for("Which white piece do you want to move?", bot)
    draw = Loose(1)
    while (session := await evening.session()).phase == "playing":
        if session.prompts.get(0) is not None:
            await evening.wait_until_painted()
            legal = [session.rulebook.text(action) for action in session.legal(0)]
            source, target = legal[draw.below(len(legal))].split("-")
            while f"{source} can move" not in await ann.visible_text(bot):
                await ann.tap(source, bot)  # the table may have been painted meanwhile
                await evening.settle()
            await ann.tap(f" {target}", bot)
        await evening.advance(1.0)
    await ann.wait_for("Rematch", bot)


# Puzzles --------------------------------------------------------------------------------------


def solution(number: int) -> list[str]:
    """Return the labels of the buttons that solve a puzzle, without the replies of the puzzle."""
    path: tuple[int, ...] = (number,)
    moves: list[str] = []
    while not (now := stand(path)) or not now.is_solved:
        for index in range(30):
            verdict = judge(path, index)
            if verdict and verdict.path:
                path = verdict.path
                break
        after = stand(path)
        assert after
        move = after.told[2 * len(moves)]
        moves.append(f"{move.source}-{move.target}")
    return moves


@pytest.mark.slow
async def test_a_group_solves_a_puzzle_together(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/puzzle")
    assert "photo" in await ben.wait_for(f"Differo puzzle 1 of {len(PUZZLES)}")
    assert "Not G6-H6: after" in await ben.tap("G6-H6")
    first, second = solution(0)
    assert first == "C4-C5"
    assert await ann.tap(first) == ""
    await ben.wait_for("C4-C5! Black holds out longest with")
    await ben.tap(second)
    await ann.wait_for("Ben solved it!")
    await ann.tap("Next puzzle")
    await ben.wait_for("Differo puzzle 2 of")


@pytest.mark.slow
async def test_a_puzzle_is_answered_by_typing_in_private(evening: Evening) -> None:
    ann, bot = await alone(evening)
    await ann.tap("Puzzles", bot)
    assert "photo" in await ann.wait_for("Differo puzzle 1 of", bot)
    await ann.say("/puzzle 8", chat=bot)
    await ann.wait_for("Differo puzzle 8 of", bot)
    await ann.say("/puzzle hello", chat=bot)
    await ann.wait_for("/puzzle 3 for number 3 of", bot)
    for move in solution(7):
        await ann.say(f"/puzzle {move.lower()}", chat=bot)
        await ann.wait_for(f"{move}", bot)
    await ann.wait_for("Ann solved it!", bot)


@pytest.mark.slow
async def test_forged_puzzles_do_no_harm(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await ann.say("/puzzle")
    shown = await ann.wait_for("Differo puzzle 1 of")
    for data in FORGED:
        assert await ann.forge_tap(shown, data)
    assert text_of(await ann.wait_for("Differo puzzle 1 of")) == text_of(shown)


async def test_forged_puzzles_do_no_harm_in_private(evening: Evening) -> None:
    """The private chat opens any puzzle to anybody."""
    ann, bot = await alone(evening)
    await ann.tap("Puzzles", bot)
    shown = await ann.wait_for("Differo puzzle 1 of", bot)
    for data in FORGED:
        assert await ann.tap_button(Button(shown, "", data), bot)
    assert text_of(await ann.wait_for("Differo puzzle 1 of", bot)) == text_of(shown)
