"""Pictures of tables, without words, so that one picture serves every language."""

from bot.pictures import differo, whot
from bot.pictures.common import png


def draw(description: object) -> bytes:
    """The PNG file of a description."""
    match description:
        case whot.WhotPicture():
            return png(whot.draw(description), whot.COLOURS)
        case differo.DifferoPicture():
            return png(differo.draw(description), differo.COLOURS)
        case _:
            raise TypeError(f"nobody draws {description!r}")
