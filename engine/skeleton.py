"""`python -m engine new GAME`: write what a new game needs, so that only its rules are missing.

The skeleton is a small game already: players count up by one or two, and ten wins. All laws can be
tried on it at once, and each part is replaced where it stands.
"""

import re
from collections.abc import Iterator
from importlib import import_module
from keyword import kwlist
from pathlib import Path
from typing import Final

from engine.game import Game
from engine.terminal import golden

REGISTRY: Final = "engine/games/__init__.py"
README: Final = "README.md"

RULES: Final = '''"""NAME: say here, as the rule book does, how it is won and what a turn is.

Until its rules are written, players count up by one or two, and who says ten wins. A field of the
state that nobody knows is a `Secret[...]`, one of which each seat knows its own entry is a
`SecretOfSeat[...]` (engine/fields.py); with these it is a `Game`, and `worlds` deals the secrets.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, Literal

from engine.cards import circle, places
from engine.chance import Chance
from engine.game import Emit, OpenGame, Outcome, Seat, tell, told_apart

TEN: Final = 10


@dataclass(frozen=True, slots=True)
class Options:
    """House rules; the defaults are the game as it is written."""

    lowest: bool = False  # who says ten is last


@dataclass(frozen=True, slots=True)
class Count:
    number: int
    kind: Literal["count"] = "count"


@dataclass(frozen=True, slots=True)
class Counted:
    seat: Seat
    total: int
    kind: Literal["counted"] = "counted"


@dataclass(slots=True)
class State:
    options: Options
    after: list[Seat]  # who follows each seat; leavers are passed by
    turn: Seat = 0
    total: int = 0
    left: list[Seat] = field(default_factory=list)  # in the order of leaving
    reason: str = ""  # why it is over


class CLASS(OpenGame[State, Count, State]):
    key = "KEY"
    seats = range(2, 5)
    options = Options
    reasons = ("ten", "last_standing")
    events = told_apart(Counted)

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        return State(options, circle(seats), chance.below(seats))

    def to_act(self, s: State) -> tuple[Seat, ...]:
        return () if s.reason else (s.turn,)

    def legal(self, s: State, seat: Seat) -> list[Count]:
        return [Count(1), Count(2)] if s.total < TEN - 1 else [Count(1)]

    def play(
        self, s: State, seat: Seat, action: Count, chance: Chance, emit: Emit | None = None
    ) -> None:
        s.total += action.number
        tell(emit, Counted, seat, s.total)
        if s.total == TEN:
            s.reason = "ten"
        else:
            s.turn = s.after[seat]

    def outcome(self, s: State) -> Outcome | None:
        if not s.reason:
            return None
        standings = [
            (2, -s.left.index(seat)) if seat in s.left else (self._is_behind(s, seat), 0)
            for seat in range(len(s.after))
        ]
        return Outcome(places(standings), s.reason)

    def _is_behind(self, s: State, seat: Seat) -> bool:
        return s.reason == "ten" and (seat == s.turn) == s.options.lowest

    def on_timeout(self, s: State, seat: Seat) -> Count:
        return Count(1)

    def forfeit(self, s: State, seat: Seat, chance: Chance, emit: Emit | None = None) -> None:
        """Take a seat out; the session tells that it left, so tell only what that changes."""
        s.left.append(seat)
        s.after = circle(len(s.after), s.left)
        if len(s.left) == len(s.after) - 1:
            s.reason = "last_standing"
        elif s.turn == seat:
            s.turn = s.after[seat]

    def text(self, action: Count) -> str:
        return f"+{action.number}"

    def vocabulary(self, options: Options) -> Iterable[Count]:
        return Count(1), Count(2)
'''

WORDS: Final = """game-KEY = NAME
game-KEY-rules-1 =
    📖 <b>NAME</b>

    Count up by one or two. Who says <b>ten</b> wins.

typed-KEY = Type +1 or +2.
action-KEY-count = +{ $number }
event-KEY-counted = { $seat } said { $total }.

reason-KEY-ten = Ten! { $count ->
    [one] { $winners } won!
   *[other] { $winners } won together!
}
reason-KEY-last_standing = { $winners } stayed to the end and won!

rule-KEY-lowest = Ten is last
rule-KEY-lowest-help = Who says ten is last, and all others win.
"""

TESTS: Final = '''"""NAME, each test named after the sentence of the rule book that it tests."""

from pathlib import Path

from engine import games
from engine.games.KEY import CLASS


def test_its_rules_are_written() -> None:
    source = Path(games.__file__).with_name("KEY.py").read_text(encoding="utf-8")
    assert "who says ten wins" not in source, (
        "write the rules in engine/games/KEY.py, the words in locales/en/KEY.ftl, "
        "a test for each sentence of the rule book here instead of this one, "
        "and the row in README.md; then: "
        "python -m engine golden KEY > tests/golden/KEY.txt"
    )


def test_it_is_played_by_its_number_of_players() -> None:
    assert [*CLASS().seats] == [2, 3, 4]
'''


class NoSkeleton(Exception):
    """Nothing was written; the message says why."""


def write_skeleton(key: str, root: Path) -> Iterator[str]:
    """Write the files of a new game and register it; tell each thing that was done."""
    name = key.capitalize()
    if not re.fullmatch(r"[a-z][a-z0-9]{1,15}", key):
        raise NoSkeleton("a game's key is small letters and digits, 2 to 16 of them")
    files = {
        f"engine/games/{key}.py": RULES,
        f"locales/en/{key}.ftl": WORDS,
        f"tests/engine/games/test_{key}.py": TESTS,
    }
    there = [file for file in (f"engine/games/{key}", *files) if (root / file).exists()]
    if there:
        raise NoSkeleton(f"{there[0]} is there already")
    if {key, name} & _names_in_use(root):
        raise NoSkeleton(f"{key} can't be a game's key: Python or the skeleton uses that name")
    for file, template in files.items():
        text = template.replace("NAME", name).replace("CLASS", name).replace("KEY", key)
        (root / file).write_text(text, encoding="utf-8")
        yield f"wrote {file}"
    yield _register(key, name, root / REGISTRY)
    yield _list(name, root / README)
    game: Game[object, object, object] = getattr(import_module(f"engine.games.{key}"), name)()
    file = f"tests/golden/{key}.txt"
    (root / file).write_text(golden(game), encoding="utf-8")
    yield f"wrote {file}"
    yield f"now write its rules, and look at them with: make game GAME={key}"


def _names_in_use(root: Path) -> set[str]:
    """Return the names that the class of a new game would hide, and the keywords of Python."""
    sources = (RULES, TESTS, (root / REGISTRY).read_text(encoding="utf-8"))
    names = (compile(source, "", "exec").co_names for source in sources)
    return {*kwlist}.union(*names)


def _register(key: str, name: str, file: Path) -> str:
    """An import among the others, and an instance behind the last one."""
    lines = file.read_text(encoding="utf-8").splitlines()
    imports = [line for line in lines if line.startswith("from engine.games.")]
    new = sorted([*imports, f"from engine.games.{key} import {name}"])
    first = lines.index(imports[0])
    text = "\n".join([*lines[:first], *new, *lines[first + len(imports) :], ""])
    text, count = re.subn(r"\(\)\)\n\}", f"(), {name}())\n}}", text)
    if count != 1:
        raise NoSkeleton(f"add {name}() to GAMES in {REGISTRY} by hand")
    file.write_text(text, encoding="utf-8")
    return f"added {name}() to {REGISTRY}"


def _list(name: str, file: Path) -> str:
    """A row behind the last one of the table of games."""
    text = file.read_text(encoding="utf-8")
    table = re.search(r"\| game \| players \| \|\n(\|.*\n)+", text)
    if table is None:
        raise NoSkeleton(f"add a row for {name} to the table of games in {README} by hand")
    row = f"| {name} | 2-4 | say in a line what it is |\n"
    file.write_text(text[: table.end()] + row + text[table.end() :], encoding="utf-8")
    return f"added a row to {README}"
