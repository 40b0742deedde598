"""Pictures of tables, of hands and of endings: `draw` makes a PNG file of a description.

A description holds all words that its picture shows: names, and labels in the reader's language.
"""

from PIL import Image

from bot.pictures import (
    caesar_hand_picture,
    caesar_picture,
    caesar_rules_picture,
    deerportal_cards_picture,
    deerportal_hand_picture,
    deerportal_picture,
    differo_board,
    differo_picture,
    ending_picture,
    rally_picture,
    whot_hand_picture,
    whot_picture,
    whot_rule_picture,
)
from bot.pictures.common import INK, Colours, Picture, png


def draw(description: object) -> bytes:
    """Draw a description as a PNG file."""
    if isinstance(description, ending_picture.Ending):
        board, colours, most = _drawn(description.board)
        more = ending_picture.COLOURS
        return png(ending_picture.draw(description, board), (*colours, *more), most)
    return png(*_drawn(description))


def drawn(description: object) -> Picture:
    """Draw a description, in all its colours."""
    if isinstance(description, ending_picture.Ending):
        return ending_picture.draw(description, _drawn(description.board)[0])
    return _drawn(description)[0]


def blank() -> bytes:
    """Return a picture that shows nothing, to put in place of one that nobody should see."""
    return png(Image.new("RGB", (64, 64), INK), ())


def _drawn(description: object) -> tuple[Picture, Colours, int]:
    """Draw a description; return with it its flat colours and how many colours its file has."""
    match description:
        case rally_picture.RallyPicture():
            drawn = rally_picture.draw(description)
            return drawn, rally_picture.colours(description), rally_picture.MOST_COLOURS
        case rally_picture.RallyHand():
            drawn = rally_picture.draw_hand(description)
            return drawn, rally_picture.colours(description.table), rally_picture.MOST_COLOURS
        case caesar_picture.CaesarPicture():
            drawn = caesar_picture.draw(description)
            return drawn, caesar_picture.COLOURS, caesar_picture.MOST_COLOURS
        case caesar_hand_picture.CaesarHandPicture():
            return caesar_hand_picture.draw(description), caesar_picture.COLOURS, 256
        case caesar_rules_picture.CaesarRulesPicture():
            return caesar_rules_picture.draw(description), caesar_picture.COLOURS, 256
        case whot_picture.WhotPicture():
            return whot_picture.draw(description), whot_picture.COLOURS, 256
        case whot_picture.WhotCover():
            return whot_picture.draw_cover(description), whot_picture.COLOURS, 256
        case whot_hand_picture.WhotHandPicture():
            return whot_hand_picture.draw(description), whot_hand_picture.COLOURS, 256
        case whot_rule_picture.WhotRulePicture():
            return whot_rule_picture.draw(description), whot_rule_picture.COLOURS, 256
        case deerportal_picture.DeerPortalPicture():
            drawn = deerportal_picture.draw(description)
            flat = deerportal_picture.colours(description.season, description.turns_left)
            return drawn, flat, deerportal_picture.MOST_COLOURS
        case deerportal_cards_picture.DeerPortalCards():
            flat = deerportal_picture.colours(deerportal_cards_picture.SEASON, None)
            drawn = deerportal_cards_picture.draw(description)
            return drawn, flat, deerportal_picture.MOST_COLOURS
        case deerportal_hand_picture.DeerPortalHand():
            drawn = deerportal_hand_picture.draw(description)
            flat = deerportal_picture.colours(description.season, description.turns_left)
            return drawn, flat, deerportal_picture.MOST_COLOURS
        case differo_picture.DifferoPicture():
            drawn = differo_picture.draw(description)
            return drawn, differo_board.COLOURS, differo_board.MOST_COLOURS
        case differo_picture.DifferoHand():
            return differo_picture.draw_hand(description), differo_board.COLOURS, 256
        case _:
            raise TypeError(f"nobody draws {description!r}")
