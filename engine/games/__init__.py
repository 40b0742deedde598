"""The games that can be played, by key. A new game is a module beside this one and a line here."""

from typing import Any, Final

from engine.game import Game
from engine.games.caesar import Caesar
from engine.games.deerportal import DeerPortal
from engine.games.differo import Differo
from engine.games.rally import Rally
from engine.games.whot import Whot

GAMES: Final[dict[str, Game[Any, Any, Any]]] = {
    game.key: game for game in (Whot(), Caesar(), DeerPortal(), Differo(), Rally())
}
