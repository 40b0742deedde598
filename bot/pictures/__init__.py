"""Pictures of tables, without words, so that one picture serves every language."""

from bot.pictures import caesar, deerportal, differo, rally, whot
from bot.pictures.common import png


def draw(description: object) -> bytes:
    """The PNG file of a description."""
    match description:
        case rally.RallyPicture():
            return png(rally.draw(description), rally.colours(description), rally.MOST_COLOURS)
        case caesar.CaesarPicture():
            return png(caesar.draw(description), caesar.COLOURS)
        case whot.WhotPicture():
            return png(whot.draw(description), whot.COLOURS)
        case deerportal.DeerPortalPicture():
            return png(deerportal.draw(description), deerportal.colours(description))
        case differo.DifferoPicture():
            return png(differo.draw(description), differo.COLOURS)
        case _:
            raise TypeError(f"nobody draws {description!r}")
