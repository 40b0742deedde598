"""Puzzles: shown by a command, solved by tapping or typing the move that wins.

A chat remembers only which position was shown last, so that a typed move has something to mean.
"""

import re
from typing import Final

from bot.actions.action import action
from bot.names import clean
from bot.requests.request import Request
from bot.screens import callback_data as keys
from bot.screens import how_to_answer, puzzle, why_no_answer, wrong
from bot.store.documents import ChatStatus, changes_of
from engine import refusals
from engine.games.differo.brain import moves_of
from engine.games.differo.model import Move
from engine.games.differo.puzzles import PUZZLES, Stand, judge, move_of, stand

MOVE: Final = re.compile(r"([A-I][1-9])\W*([A-I][1-9])")


@action("puzzle", topic="learn")
async def show_puzzle(request: Request) -> None:
    """Show the puzzle that stands here or one by its number, or try an answer that was typed."""
    path = request.around.status.puzzle
    now = stand(path)
    if now is None or now.is_solved:
        path = ((path[0] + 1) % len(PUZZLES),)
        now = stand(path)
        assert now
    wanted = request.text.strip().upper()
    if wanted.isdecimal() and 1 <= int(wanted[:4]) <= len(PUZZLES):
        await _show(request, (int(wanted[:4]) - 1,))
    elif not wanted:
        await _show(request, path)
    elif typed := MOVE.fullmatch(wanted):
        await _type(request, path, now, *typed.groups())
    else:
        request.reply.toast(how_to_answer(now, request.t))


async def _type(
    request: Request, path: tuple[int, ...], now: Stand, source: str, target: str
) -> None:
    moves = [move_of(now.at, move) for move in moves_of(now.at)]
    if (move := Move(source, target)) in moves:
        await _try(request, path, moves.index(move))
    else:
        request.reply.toast(why_no_answer(now, source, target, request.t))


@action(button=keys.PUZZLE)
async def turn_to(request: Request) -> None:
    """Show another puzzle."""
    path = request.pressed.numbers
    if stand(path) is None:
        raise refusals.Stale
    await _show(request, path)


@action(button=keys.ANSWER)
async def answer(request: Request) -> None:
    """Try a move; the position that it is tried on stands in the button too."""
    *path, number = request.pressed.numbers or (-1,)
    await _try(request, tuple(path), number)


async def _try(request: Request, path: tuple[int, ...], number: int) -> None:
    now = stand(path)
    verdict = await request.services.for_person(request.user.id, judge, path, number)
    if now is None or verdict is None:
        raise refusals.Stale
    if verdict.path:
        await _show(request, verdict.path, request.user.full_name)
        return
    move = move_of(now.at, moves_of(now.at)[number])
    request.reply.toast(wrong(f"{move.source}-{move.target}", verdict, now, request.t), alert=True)


async def _show(request: Request, path: tuple[int, ...], solver: str = "") -> None:
    t = request.t if request.is_private else request.around.t
    request.reply.show_openly(lambda with_picture: puzzle(path, t, with_picture, clean(solver)))
    await request.services.store.change(request.here.chat, changes_of(ChatStatus, puzzle=path))
