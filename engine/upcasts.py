"""Saved sessions outlive deploys: data of older versions becomes data of this one.

An upcast is a function from dict to dict that turns what one version wrote into what the next
version wrote. They run before validation, one after the other, and none is ever removed; a real
save of every released version is kept with the tests.
"""

from collections.abc import Callable
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError

from engine import saves
from engine.game import Seat
from engine.recent import Recent, RecentEvents, event_adapter, told_by_the_log, trimmed
from engine.record import NOBODY, Drift, Entry, Record, replay
from engine.saves import FAULTS, AnyGame, BadSave, Games, Saved

__all__ = ["FORMAT", "FORMATS", "RULES", "BadSave", "Saved", "Upcast", "read", "upcast"]

Upcast = Callable[[Saved, Games], Saved]


def read(text: str | bytes, games: Games, adapter_of: Callable[[AnyGame], TypeAdapter[Any]]) -> Any:
    """Read a saved session of any version by the adapter for its game."""
    return saves.read(text, games, adapter_of, FORMAT, upcast)


def upcast(saved: Saved, games: Games) -> Saved:
    """Bring a saved session up to this version's format and rules."""
    while (version := saves.check_format(saved, FORMAT)) < FORMAT:
        saved = _raised(saved, games, FORMATS.get(version), f"format: {version}")
    before = saves.check_rules(saved, games)
    while (rules := saves.check_rules(saved, games)) < games[saved["game"]].rules:
        saved = _raised(saved, games, RULES.get((saved["game"], rules)), f"rules: {rules}")
    return saved if rules == before else _raised(saved, games, _without_unknown_events, "recent")


def _raised(saved: Saved, games: Games, one_up: Upcast | None, what: str) -> Saved:
    if one_up is None:
        raise BadSave(f"{what} is older than what this version reads")
    try:
        return one_up(saved, games)
    except FAULTS as error:
        raise BadSave(f"{what} cannot be brought up to date: {error!r}") from None


def _without_unknown_events(saved: Saved, games: Games) -> Saved:
    """Leave out recent events that the newer rules cannot read: no table is lost over them."""
    adapter = event_adapter(games[saved["game"]])

    def is_known(event: object) -> bool:
        try:
            adapter.validate_python(event)
        except ValidationError:
            return False
        return True

    recent = [[*rest, list(filter(is_known, told))] for *rest, told in saved.get("recent", [])]
    return {**saved, "recent": recent}


# Format 2: recent events; a reminder within the time for a move, and not at its end ------------


def _from_format_1(old: Saved, games: Games) -> Saved:
    players = [
        {**player, "strikes": max(0, player["strikes"] - 1)}  # the first one was the reminder
        for player in old["players"]
    ]
    due, reminders = _clocks(old)
    beside = old.pop("beside", [])
    return {
        **old,
        "format": 2,
        "players": players,
        "due": due,
        "reminders": reminders,
        "dealt_rules": 0 if old.get("state") is None else old["rules"],
        "recent": _recent_events(old, beside, games),
    }


def _clocks(old: Saved) -> tuple[dict[str, int], dict[str, int]]:
    """Return deadlines and reminders. Format 1 reminded players at the deadline and gave them time
    anew: for a player not reminded yet that moment stays the reminder's, with a third of the time
    more until the deadline."""
    due, reminders = dict(old.get("due", {})), {}
    for seat, until in due.items():
        player = old["players"][int(seat)]
        if player["level"] is None and player["strikes"] != 1 and old["pace"] is not None:
            reminders[seat], due[seat] = until, until + old["pace"] // 3
    return due, reminders


def _recent_events(old: Saved, beside: list[Any], games: Games) -> Recent:
    """Return the events that were kept beside the log, and those that the log tells if these rules
    can play it again."""
    told = [RecentEvents(at, NOBODY, "player", [event]) for at, event in beside]
    try:
        told += _replayed(old, games[old["game"]])
    except (Drift, *FAULTS):
        pass  # older rules, or a damaged save, which validation refuses later
    told.sort(key=lambda one: (one.at, one.seat != NOBODY))
    log = old.get("log", [])
    return trimmed(told, _people(old), len(log), _run(log) + 1)


def _replayed(old: Saved, game: AnyGame) -> Recent:
    names = ("rules", "id", "options", "drawn_for")
    rules, session, options, drawn_for = (old[name] for name in names)
    record = Record(1, game.key, rules, session, options, drawn_for, "", "", old["log"])
    told: Recent = []
    for at, (entry, _, happened) in enumerate(replay(record, game)):
        if entry.seat == NOBODY:
            continue
        events = [*told_by_the_log(entry.what, entry.seat, entry.by), *happened]
        adapter = event_adapter(game)
        plain = [adapter.dump_python(event, mode="json") for event in events]
        told.append(RecentEvents(at, entry.seat, entry.by, plain))
    return told


def _people(old: Saved) -> list[Seat]:
    players = enumerate(old["players"])
    return [seat for seat, player in players if player["user"] is not None and not player["gone"]]


def _run(log: list[str]) -> int:
    """Count the moves of computers in a row at the end of a log."""
    for count, line in enumerate(reversed(log)):
        if Entry.read(line).by != "computer":
            return count
    return len(log)


# Format 3: the version of a table is the store's alone --------------------------------------------


def _from_format_2(old: Saved, games: Games) -> Saved:
    return {**{name: value for name, value in old.items() if name != "version"}, "format": 3}


FORMAT: Final = 3
FORMATS: Final[dict[int, Upcast]] = {1: _from_format_1, 2: _from_format_2}  # by what they read
RULES: Final[dict[tuple[str, int], Upcast]] = {}  # by the game and the rules version they read
