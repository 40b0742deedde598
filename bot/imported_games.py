"""Games that somebody sent as a file: how they are checked, and what is kept of them."""

import zlib
from hashlib import sha256
from typing import Any, Final, Literal, NamedTuple

from bot.graphemes import graphemes
from bot.names import clean
from bot.store import Store, sent_games
from engine.game_text import BadText, read_game, read_text, write_text
from engine.games import GAMES
from engine.record import Drift, OlderRules
from engine.saves import BadSave, NewerSave
from engine.session import GameSession
from engine.session.archived import session_of

Session = GameSession[Any, Any]
Verdict = Literal["fair", "unfair", "older", "newer", "foreign", "too-long"]

MOST_BYTES: Final = 256 * 1024  # of a file
MOST_MOVES: Final = 1_500  # of 200 games of random moves the longest has 949, people need fewer


class CheckedGame(NamedTuple):
    """The result of reading a file and playing its game again."""

    verdict: Verdict
    at: int = 0  # the move or, of a foreign text, the line where it stops being right
    digest: str = ""
    kept: bytes = b""  # its text form, compressed


def check_game(data: bytes) -> CheckedGame:
    """Read a file and play its game again. Runs in a process of the pool."""
    try:
        record, names, _ = read_game(data, GAMES)
        if len(record.log) > MOST_MOVES:
            return CheckedGame("too-long")
        session = session_of(record, "", (), GAMES)
        places = session.outcome.ranks if session.outcome else ()
        text = write_text(record, [_first_letter(name) for name in names], places).encode()
        read_text(text, GAMES)  # a record in JSON may say what no text can
    except OlderRules:
        return CheckedGame("older")
    except NewerSave:
        return CheckedGame("newer")
    except BadSave as error:
        line = error.line if isinstance(error, BadText) else 0
        return CheckedGame("foreign", line)
    except Drift as drift:
        return CheckedGame("unfair", drift.entry)
    except ValueError:  # nor can it be written
        return CheckedGame("foreign")
    digest = sha256(text).hexdigest()[:12]
    return CheckedGame("fair", digest=digest, kept=zlib.compress(text))


def _first_letter(name: str) -> str:
    """Return as much of a name as may be seen outside its group."""
    return next(graphemes(clean(name)), "").upper()


async def keep_game(store: Store, user: int, id: str, checked: CheckedGame) -> None:
    """Keep a game for the person who sent it."""
    await sent_games.keep(store.calls, user, id, checked.kept)


def unpack(kept: bytes, id: str) -> Session | None:
    """Play a game that was kept to its end; None if another version of the bot kept it. Runs in a
    process of the pool."""
    try:
        text = read_text(zlib.decompress(kept), GAMES)
        return session_of(text.record, id, text.names, GAMES)
    except (BadSave, Drift):
        return None
