"""Actions of people, a module a concern; importing this package registers all of them."""

from importlib import import_module
from typing import Final

# In the order in which Telegram's menu lists their commands.
MODULES: Final = (
    *("lobby", "arranging", "play", "table", "notifications", "puzzles", "maps", "moderation"),
    *("preferences", "practice", "lessons", "review", "imports", "export", "recap", "standings"),
    *("games_played", "replay", "stars", "own_mistakes", "world_boards", "privacy", "about"),
    "chat_language",
)
for _module in MODULES:
    import_module(f"bot.actions.{_module}")
