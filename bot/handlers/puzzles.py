"""Puzzles: shown by a command, solved by whoever taps or types the move that wins.

A chat remembers only which position was shown last, so that a typed move has something to mean.
"""

import asyncio
import re
from typing import Final

from telegram import Message

from bot.handlers.asking import Asking
from bot.names import clean
from bot.screens import how_to_answer, puzzle, why_no_answer, wrong
from bot.store.documents import ChatStatus, changes_of
from engine import refusals
from engine.games.differo.brain import moves_of
from engine.games.differo.model import Move
from engine.games.differo.puzzles import PUZZLES, Stand, judge, move_of, stand

MOVE: Final = re.compile(r"([A-I][1-9])\W*([A-I][1-9])")


async def show_puzzle(ask: Asking, message: Message, text: str) -> None:
    """The one that stands here, one by its number, or an answer in the notation of moves."""
    path = ask.around.status.puzzle
    now = stand(path)
    if now is None or now.is_solved:
        path = ((path[0] + 1) % len(PUZZLES),)
        now = stand(path)
        assert now
    wanted = text.strip().upper()
    if wanted.isdecimal() and 1 <= int(wanted[:4]) <= len(PUZZLES):
        await _show(ask, (int(wanted[:4]) - 1,))
    elif not wanted:
        await _show(ask, path)
    elif typed := MOVE.fullmatch(wanted):
        await _type(ask, path, now, *typed.groups())
    else:
        ask.toast(how_to_answer(now, ask.t))


async def _type(ask: Asking, path: tuple[int, ...], now: Stand, source: str, target: str) -> None:
    moves = [move_of(now.at, move) for move in moves_of(now.at)]
    if (move := Move(source, target)) in moves:
        await _try(ask, path, moves.index(move))
    else:
        ask.toast(why_no_answer(now, source, target, ask.t))


async def turn_to(tap: Asking) -> None:
    """A button shows a puzzle."""
    path = tap.pressed.numbers
    if stand(path) is None:
        raise refusals.Stale
    await _show(tap, path)


async def answer(tap: Asking) -> None:
    """A button of a move: what it is tried on stands in the button too."""
    *path, number = tap.pressed.numbers or (-1,)
    await _try(tap, tuple(path), number)


async def _try(ask: Asking, path: tuple[int, ...], number: int) -> None:
    now = stand(path)
    verdict = await asyncio.to_thread(judge, path, number)
    if now is None or verdict is None:
        raise refusals.Stale
    if verdict.path:
        await _show(ask, verdict.path, ask.user.full_name)
        return
    move = move_of(now.at, moves_of(now.at)[number])
    ask.toast(wrong(f"{move.source}-{move.target}", verdict, now, ask.t), alert=True)


async def _show(ask: Asking, path: tuple[int, ...], solver: str = "") -> None:
    t = ask.around.t
    ask.show_openly(lambda with_picture: puzzle(path, t, with_picture, clean(solver)))
    await ask.desk.store.change(ask.here.chat, changes_of(ChatStatus, puzzle=path))
