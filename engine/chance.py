"""Random draws that players can check afterwards.

A session commits to a secret before anyone sits, mixes in labels of the players and of their cuts,
and draws everything from the seed that results. When the secret is shown, anyone can draw it again.
The salt that secret and labels derive from is never shown, so a label tells nobody who sat there.
"""

import hmac
import random
from abc import ABC, abstractmethod
from collections.abc import Iterable, MutableSequence, Sequence
from hashlib import sha256
from typing import Any, Final

WORD: Final = 8  # bytes a number is drawn from
SPAN: Final = 1 << 8 * WORD
LABEL: Final = 16  # bytes that stand for a person or a cut


class Chance(ABC):
    """Draws whole numbers; everything else is made of these."""

    __slots__ = ()

    @abstractmethod
    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the others."""

    def shuffle(self, things: MutableSequence[Any]) -> None:
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]


class Sealed(Chance):
    """A counter stream under a committed seed; every entry of a log draws from its own.

    Block k of entry e is HMAC-SHA256(seed, e as 8 bytes, k as 8 bytes), big-endian. It holds four
    words of 8 bytes. A word that would favour small numbers is passed over.
    """

    __slots__ = ("_block", "_entry", "_left", "_seed", "drawn")

    def __init__(self, seed: bytes, entry: int = 0) -> None:
        self._seed = seed
        self._entry = entry.to_bytes(8, "big")
        self._block = 0
        self._left = b""
        self.drawn: list[int] = []

    def below(self, n: int) -> int:
        fair = SPAN - SPAN % n
        while (word := self._word()) >= fair:
            pass
        number = word % n
        self.drawn.append(number)
        return number

    def _word(self) -> int:
        if not self._left:
            counter = self._entry + self._block.to_bytes(8, "big")
            self._left = hmac.digest(self._seed, counter, "sha256")
            self._block += 1
        word, self._left = self._left[:WORD], self._left[WORD:]
        return int.from_bytes(word, "big")


class TapeError(Exception):
    """A recorded game asks for other numbers than its tape holds."""


class Recorded(Chance):
    """A tape of the numbers that were drawn, to play a game again without its seed."""

    __slots__ = ("_tape", "drawn")

    def __init__(self, tape: Sequence[int]) -> None:
        self._tape = tape
        self.drawn: list[int] = []

    def below(self, n: int) -> int:
        at = len(self.drawn)
        if at == len(self._tape):
            raise TapeError(f"a number below {n} was wanted after the tape's end")
        number = self._tape[at]
        if not 0 <= number < n:
            raise TapeError(f"the tape has {number} where a number below {n} was wanted")
        self.drawn.append(number)
        return number


class Loose(Chance):
    """Fast and unsealed, for search, samples and benchmarks; never for a game that counts."""

    __slots__ = ("random",)

    def __init__(self, seed: int | str | bytes | None = None) -> None:
        self.random = random.Random(seed).random

    def below(self, n: int) -> int:
        return int(self.random() * n)

    def shuffle(self, things: MutableSequence[Any]) -> None:
        draw = self.random
        last = len(things)
        while last > 1:
            other = int(draw() * last)
            last -= 1
            things[last], things[other] = things[other], things[last]


def secret(salt: bytes) -> bytes:
    """Derive the secret of a session from its salt: the commitment binds both, and the secret that
    is shown does not tell the salt."""
    return hmac.digest(salt, b"secret", "sha256")


def labels(salt: bytes, commitment: str, user: str, cut: str) -> tuple[str, str]:
    """Label a person and their cut for one session: truncated HMACs over the commitment, under the
    person's own salt, which derives from the session's. No cut stays none."""
    own = hmac.digest(salt, f"person {user}".encode(), "sha256")

    def label(of: str) -> str:
        return hmac.digest(own, f"{commitment} {of}".encode(), "sha256")[:LABEL].hex()

    return label(f"person {user}"), cut and label(f"cut {cut}")


def commitment(secret: bytes) -> str:
    """Hash a secret for showing before anyone sits, so that it cannot be changed afterwards."""
    return sha256(secret).hexdigest()


def seed(secret: bytes, session: str, seats: Iterable[tuple[str, str]]) -> bytes:
    """Mix the secret with who sits, in order of joining, and each one's cut of the deck.

    Every part is led by its length, so that no two tables can spell the same bytes.
    """
    parts = [session, *(part for seat in seats for part in seat)]
    message = b"".join(
        len(encoded).to_bytes(4, "big") + encoded for encoded in (p.encode() for p in parts)
    )
    return hmac.digest(secret, message, "sha256")
