"""The names of everything in Redis. What belongs to one chat has the hash tag of its partition, so
that one script may touch all of it, on a cluster too."""

from bot.places import Place, partition

WAKE = "parlour:wake"  # the channel of hints: the number of a partition with something new
WORKERS = "parlour:workers"
PROBE = "parlour:probe"  # written and asked for to see whether that can be done


def _tagged(number: int, name: str) -> str:
    return f"{{p{number}}}:{name}"


def inbox(number: int) -> str:
    return _tagged(number, "in")


def say(number: int) -> str:
    return _tagged(number, "say")


def seen(number: int) -> str:
    return _tagged(number, "seen")


def due(number: int) -> str:
    return _tagged(number, "due")


def dirty(number: int) -> str:
    return _tagged(number, "dirty")


def own(number: int) -> str:
    return _tagged(number, "own")


def beat(number: int) -> str:
    """When a clock last looked at the deadlines."""
    return _tagged(number, "beat")


def state(place: Place) -> str:
    return _tagged(partition(place.chat), f"s:{place.key}")


def threads(chat: int) -> str:
    """Where in a chat a table stands."""
    return _tagged(partition(chat), f"threads:{chat}")


def finished(chat: int, session: str) -> str:
    """A game that is over, after another table has taken its place."""
    return _tagged(partition(chat), f"over:{chat}:{session}")


def claim(number: int, saying: str) -> str:
    """Who says it."""
    return _tagged(number, f"saying:{saying}")


def rate(chat: int) -> str:
    return _tagged(partition(chat), f"rate:{chat}")


def notes(chat: int) -> str:
    return _tagged(partition(chat), f"notes:{chat}")


def file(bot: int, sha256: str) -> str:
    return f"file:{bot}:{sha256}"
