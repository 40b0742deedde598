"""Split texts into graphemes: what people see as one letter or one emoji."""

import unicodedata
from collections.abc import Iterator

JOINER, NON_JOINER, EMOJI_STYLE = "\u200d", "\u200c", "\ufe0f"


def graphemes(text: str) -> Iterator[str]:
    """Split a text into what people see as one letter or one emoji."""
    cluster = ""
    for letter in text:
        if cluster and not _joins(cluster, letter):
            yield cluster
            cluster = ""
        cluster += letter
    if cluster:
        yield cluster


def _joins(cluster: str, letter: str) -> bool:
    if letter in (JOINER, NON_JOINER, EMOJI_STYLE) or unicodedata.category(letter)[0] == "M":
        return True
    if is_skin_colour(letter):
        return is_emoji(cluster)
    if _is_flag_letter(letter):
        return len(cluster) == 1 and _is_flag_letter(cluster)
    return cluster[-1] == JOINER and is_emoji(cluster)


def _is_flag_letter(letter: str) -> bool:
    return 0x1F1E6 <= ord(letter) <= 0x1F1FF


def is_emoji(cluster: str) -> bool:
    return (
        EMOJI_STYLE in cluster
        or ord(cluster[0]) >= 0x1F000
        or unicodedata.category(cluster[0]) == "So"
    )


def is_skin_colour(letter: str) -> bool:
    return 0x1F3FB <= ord(letter) <= 0x1F3FF
