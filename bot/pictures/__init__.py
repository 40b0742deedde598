"""Pictures of tables, without words, so that one picture serves every language."""

from bot.pictures import (
    caesar_picture,
    deerportal_picture,
    differo_picture,
    rally_picture,
    whot_picture,
)
from bot.pictures.common import png


def draw(description: object) -> bytes:
    """Draw a description as a PNG file."""
    match description:
        case rally_picture.RallyPicture():
            return png(
                rally_picture.draw(description),
                rally_picture.colours(description),
                rally_picture.MOST_COLOURS,
            )
        case caesar_picture.CaesarPicture():
            return png(caesar_picture.draw(description), caesar_picture.COLOURS)
        case whot_picture.WhotPicture():
            return png(whot_picture.draw(description), whot_picture.COLOURS)
        case deerportal_picture.DeerPortalPicture():
            return png(
                deerportal_picture.draw(description), deerportal_picture.colours(description)
            )
        case differo_picture.DifferoPicture():
            return png(differo_picture.draw(description), differo_picture.COLOURS)
        case _:
            raise TypeError(f"nobody draws {description!r}")
