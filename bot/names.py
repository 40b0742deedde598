"""Clean people's names for display: short, harmless, never empty, never two alike."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from bot.graphemes import EMOJI_STYLE, JOINER, NON_JOINER, graphemes, is_emoji, is_skin_colour
from bot.i18n import Computer, Translator
from bot.looks import LOOKS, Plate, looks_of
from engine.game import Seat
from engine.session import GameSession, Player

GRAPHEMES: Final = 20  # of a name; more is cut
POINTS: Final = 40  # code points of a name
MOST_ACCENTS: Final = 4  # upon one letter
MOST_EMOJI: Final = 2  # in a name
REMEMBERED_NAMES: Final = 10_000
BLANKS: Final = {"\u115f", "\u1160", "\u2800", "\u3164", "\uffa0", "\u17b4", "\u17b5"}
# Telegram would make links, mentions and commands of these; their look-alikes stay plain text.
DEFUSED: Final = str.maketrans({"@": "＠", "#": "＃", "/": "∕", "$": "＄", "+": "＋", ":": "："})
CUT: Final = "…"


class Names(tuple[str, ...]):
    """The names of players by seat, and the looks that they have on screens and pictures."""

    _looks: tuple[int, ...]

    def __new__(cls, names: Iterable[str] = (), looks: Sequence[int] = ()) -> "Names":
        made = super().__new__(cls, names)
        made._looks = tuple(looks) or tuple(seat % len(LOOKS) for seat in range(len(made)))
        return made

    @property
    def looks(self) -> tuple[int, ...]:
        return self._looks

    @property
    def plates(self) -> tuple[Plate, ...]:
        """Return what pictures show of the players, by seat."""
        return tuple(map(Plate, self, self.looks))


def names_of(session: GameSession[Any, Any], t: Translator) -> Names:
    """Return the names of the players by seat, then of those who wait for the next round."""
    dealt = session.computers_dealt
    seated = names_for(session.players, t, dealt)
    own = {player.user: name for player, name in zip(session.players, seated, strict=True)}
    late = [player for player in session.waiting if player.user not in own]
    new = iter(names_for([*session.players, *late], t, dealt)[len(seated) :])
    late_names = (own.get(player.user) or next(new) for player in session.waiting)
    return Names((*seated, *late_names), looks_of(session))


def initials_of(session: GameSession[Any, Any], t: Translator) -> Names:
    """Return the names of the players by seat for outside of their group: first letters of
    people."""
    shown = [replace(player, name=first_letter(player.name)) for player in session.players]
    return Names(names_for(shown, t, session.computers_dealt), looks_of(session))


def first_letter(name: str) -> str:
    return next(graphemes(clean(name)), "")


def names_for(
    players: Sequence[Player], t: Translator, dealt: Sequence[Seat] = ()
) -> tuple[str, ...]:
    """Number computers by the deal, so that one keeps its number when others are taken over."""
    names: list[str] = []
    taken: set[str] = set()
    computers = 0
    for seat, player in enumerate(players):
        computers += player.is_computer or seat in dealt
        if player.is_computer:
            name = t("computer-name", number=computers)
        else:
            unnamed = t("somebody") if player.is_forgotten else t("player-name", number=seat + 1)
            name = clean(player.name) or unnamed
        number, unlike = 2, name
        while likeness(unlike) in taken:
            unlike = f"{name} ({number})"
            number += 1
        names.append(Computer(unlike) if player.is_computer else unlike)
        taken.add(likeness(unlike))
    return tuple(names)


@lru_cache(REMEMBERED_NAMES)
def clean(name: str) -> str:
    """Return a name on one line that cannot affect the text around it; it may be empty."""
    plain = unicodedata.normalize("NFC", name).translate(DEFUSED)
    plain = re.sub(r"\.(?=\S)", "․", plain)
    kept: list[str] = []
    emoji = 0
    for cluster in graphemes(_visible(plain)):
        emoji += is_emoji(cluster)
        if emoji <= MOST_EMOJI or not is_emoji(cluster):
            kept.append(cluster)
    return _cut("".join(kept).split())


def _visible(text: str) -> str:
    """Remove invisible letters, marks of direction, and towers of accents."""
    kept: list[str] = []
    height = 0
    for place, letter in enumerate(text):
        kind = unicodedata.category(letter)
        if kind in ("Cc", "Zs", "Zl", "Zp"):
            letter = " "
        elif letter in BLANKS or (kind[0] == "C" and not _may_join(text, place)):
            continue
        height = height + 1 if kind[0] == "M" and letter != EMOJI_STYLE else 0
        leads = not kept or kept[-1] == " "
        if height > MOST_ACCENTS or (leads and (kind[0] == "M" or kind == "Cf")):
            continue
        kept.append(letter)
    return "".join(kept)


def _may_join(text: str, place: int) -> bool:
    """Return whether a joiner has a meaning: in an emoji, or between letters of some scripts."""
    if text[place] not in (JOINER, NON_JOINER) or not 0 < place < len(text) - 1:
        return False
    before, after = text[place - 1], text[place + 1]
    if text[place] == JOINER and ord(after) > 0x2000:
        return before == EMOJI_STYLE or is_emoji(before) or is_skin_colour(before)
    return all(0x0590 <= ord(near) < 0x2000 for near in (before, after))


def _cut(words: list[str]) -> str:
    whole = " ".join(words)
    kept: list[str] = []
    for cluster in graphemes(whole):
        if len(kept) == GRAPHEMES or sum(map(len, kept)) + len(cluster) > POINTS:
            return "".join(kept).rstrip() + CUT if kept else ""
        kept.append(cluster)
    return whole


@lru_cache(REMEMBERED_NAMES)
def likeness(name: str) -> str:
    """Return a key that names share if they look alike."""
    shown = (letter for letter in name if unicodedata.category(letter) != "Cf")
    return unicodedata.normalize("NFKC", "".join(shown)).casefold().replace(" ", "")
