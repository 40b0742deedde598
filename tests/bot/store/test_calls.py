"""The counters of round trips and commands."""

import asyncio

from bot.store import Store
from bot.store.calls import Command


async def test_what_is_asked_at_once_is_one_round_trip_of_several_commands(store: Store) -> None:
    calls = store.calls
    heard: list[Command] = []
    calls.listener = heard.append
    trips, commands = calls.round_trips, calls.commands
    await asyncio.gather(*(calls.ask("SET", f"{{parlour}}:{n}", n) for n in range(3)))
    await calls.ask("GET", "{parlour}:1")
    assert calls.round_trips - trips == 2
    assert calls.commands - commands == len(heard) == 4
    assert heard[-1] == ("GET", "{parlour}:1", "")
