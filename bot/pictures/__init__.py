"""Pictures of tables, without words, so that one picture serves every language."""

from bot.pictures import deerportal, whot
from bot.pictures.common import png


def draw(description: object) -> bytes:
    """The PNG file of a description."""
    match description:
        case whot.WhotPicture():
            return png(whot.draw(description), whot.COLOURS)
        case deerportal.DeerPortalPicture():
            return png(deerportal.draw(description), deerportal.colours(description))
        case _:
            raise TypeError(f"nobody draws {description!r}")
