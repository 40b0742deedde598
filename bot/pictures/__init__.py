"""Pictures of tables, without words, so that one picture serves every language."""

from bot.pictures import caesar, whot
from bot.pictures.common import png


def draw(description: object) -> bytes:
    """The PNG file of a description."""
    match description:
        case caesar.CaesarPicture():
            return png(caesar.draw(description), caesar.COLOURS)
        case whot.WhotPicture():
            return png(whot.draw(description), whot.COLOURS)
        case _:
            raise TypeError(f"nobody draws {description!r}")
