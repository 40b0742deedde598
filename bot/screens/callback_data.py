"""The data of buttons: at most 64 bytes, without a chat or a card; written and read here alone."""

import re
from dataclasses import dataclass
from typing import Final, NamedTuple

from bot.screens.screen import Button, Style
from engine.refusals import Stale

MOVE, WALK, WHY_NOT, NUMBER = "m", "w", "x", "k"
HAND, RULES, HOUSE, CLOSE = "h", "r", "o", "z"
JOIN, LEAVE, START, GAME, ADD, REMOVE, REMATCH = "j", "l", "s", "g", "a", "b", "n"
MORE, PACE, SWITCH = "M", "T", "S"
ROLE, PASS_WINDOWS = "R", "P"
RECLAIM, TAKE_OVER, DRAW_OR_RESIGN, END = "t", "v", "d", "e"
CHAT_SETTING, OWN_SETTING, PRACTISE, RECORD, EXPLAIN = "c", "u", "p", "f", "y"
PUZZLE, ANSWER, KICK, NEW_GAME, FORGET = "q", "i", "K", "N", "D"
ME, TOP, GAMES_PLAYED, OLD_GAME, BADGES, FOR_FUN = "Y", "B", "G", "O", "W", "F"
WORLD, MISTAKE, LEARN, PRIVACY, RECAP, REPLAY, STAR = "E", "X", "L", "Q", "C", "V", "U"
IMPORTED, HELP, SPEAK = "I", "H", "Z"
PAYLOADS = (HAND, RULES, HOUSE, LEAVE, MORE, RECAP, REPLAY)  # that a link can open in private
# Which a link can ask for, too.
PAYLOAD_COMMANDS: Final = {HELP: "help", PRIVACY: "privacy", OWN_SETTING: "language"}
EASY = "easy"  # of what is practised: against one easy computer, dealt at once
SENT = "+"  # with which the id of a game begins that somebody sent as a file
OWN = "own"  # of what is practised: by the house rules that the chat brought itself
SHARED: Final = re.compile(r"r([0-9a-f]{2})([a-z2-7]{13})")
EVERY_DRAW = "all"  # of a game's file: with all that was drawn
PROOF = "proof"  # of a game's file: how it is checked
FAIR = "fair"  # of "More": what shows that a game is fair
LAST = "l"  # in a key for several moves in a row: the last of those that are legal then


class Shared(NamedTuple):
    """A finished game as a link to its replay names it."""

    partition: int
    id: str

    @property
    def payload(self) -> str:
        return f"r{self.partition:02x}{self.id}"


def read_shared(payload: str) -> Shared | None:
    """Return the game to which a link leads, which stands in the keys of its replay too."""
    found = SHARED.fullmatch(payload)
    return Shared(int(found[1], 16), found[2]) if found else None


class Pressed(NamedTuple):
    """A button's data, taken apart. Anybody can send anything, so nothing of it is certain."""

    verb: str
    session: str
    rest: tuple[str, ...]

    @property
    def numbers(self) -> tuple[int, ...]:
        """Return the rest as numbers, paths flattened, with -1 for a word that is no number."""
        parts = (part for word in self.rest for part in word.split(".") if part)
        return tuple(int(part) if part.isascii() and part.isdigit() else -1 for part in parts)

    @property
    def as_payload(self) -> str:
        """Return the payload of a link that opens the same in the private chat, or nothing."""
        if self.verb in PAYLOAD_COMMANDS:
            return PAYLOAD_COMMANDS[self.verb]
        if self.verb == LEARN:
            return "_".join((LEARN, *self.rest[:1]))
        what = HAND if self.verb in (MOVE, WALK) else self.verb
        return f"{what}_{self.session}" if what in PAYLOADS and self.session else ""

    def number(self, index: int) -> int:
        numbers = self.numbers
        if index >= len(numbers):
            raise Stale
        return numbers[index]

    def word(self, index: int) -> str:
        if index >= len(self.rest):
            raise Stale
        return self.rest[index]


def read_payload(payload: str) -> Pressed | None:
    """Return the button that a link to the private chat stands for."""
    if read_shared(payload) is not None:
        return Pressed(REPLAY, payload, ())
    what, _, name = payload.partition("_")
    if what == LEARN:
        return Pressed(what, "", (name,) if name else ())
    if what == PRACTISE and name:
        return Pressed(what, "", (name, EASY))
    return Pressed(what, name, ()) if what in PAYLOADS and name else None


def write(verb: str, session: str, *rest: object) -> str:
    data = ":".join((verb, session, *map(str, rest)))
    assert len(data.encode()) <= 64, data
    return data


def read(data: str) -> Pressed:
    verb, session, *rest = (*data.split(":"), "", "")
    return Pressed(verb, session, tuple(part for part in rest if part))


@dataclass(frozen=True, slots=True)
class Keys:
    """Make the buttons that answer one prompt."""

    session: str
    prompt: int

    def move(self, text: str, index: int, style: Style = "success") -> Button:
        """Return a button that does the legal move with this index."""
        return Button(text, write(MOVE, self.session, self.prompt, index), style=style)

    def moves(self, text: str, *indices: int | str, style: Style = "success") -> Button:
        """Return a button that does several moves in a row; each index is into what is legal after
        the move before."""
        steps = ".".join(map(str, indices))
        return Button(text, write(MOVE, self.session, self.prompt, steps), style=style)

    def walk(self, text: str, *path: int, style: Style = "") -> Button:
        """Return a button that leads to another step of the same choice."""
        return Button(text, write(WALK, self.session, self.prompt, join(path)), style=style)

    def shut(self, text: str, number: int) -> Button:
        """Return a disabled button; a tap on it tells why."""
        data = write(WHY_NOT, self.session, self.prompt, number)
        return Button(text, data, disabled=True)

    def number(self, text: str, number: int, style: Style = "") -> Button:
        """Return a public button, whose number only the hand of the player who taps it can tell."""
        return Button(text, write(NUMBER, self.session, self.prompt, number), style=style)


def join(path: tuple[int, ...]) -> str:
    return ".".join(map(str, path))
