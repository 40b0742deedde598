"""Screens: pure functions from a session to a `Screen` in one language."""

from bot.screens.game_screens import GameScreens, screens_of
from bot.screens.games_screen import game_in_words, games
from bot.screens.hand_screen import (
    asked_now,
    beside_the_game,
    coach_marks,
    done_told,
    hand_alert,
    hand_screen,
    numbered,
    resigning,
    table_for_one,
    why_not,
)
from bot.screens.house_rules_screen import chosen, house_rules, house_rules_now
from bot.screens.import_screen import imported_game, not_imported
from bot.screens.kick_screen import kick_question, whom_to_kick
from bot.screens.lesson_screen import lesson_games, lesson_list, lesson_step
from bot.screens.lobby_screen import late, lobby
from bot.screens.map_screens import map_kept, map_refused
from bot.screens.me_screen import badges, me, me_everywhere
from bot.screens.mistake_screen import (
    mistake_answer,
    mistake_puzzle,
    mistakes,
    mistakes_stopped,
)
from bot.screens.more_screen import more
from bot.screens.notation import as_typed, meant
from bot.screens.practice_screen import practice
from bot.screens.privacy_screen import forgetting, privacy
from bot.screens.private_screens import (
    calling,
    chat_language,
    ended,
    ending,
    ending_unreadable,
    for_groups,
    for_you,
    group_start,
    hands_in_private,
    help,
    in_private,
    language_offer,
    leaving,
    my_turns,
    no_such_command,
    own_language,
    own_settings,
    private_start,
    settings,
    to_group,
    which_game,
)
from bot.screens.puzzle_screen import how_to_answer, puzzle, why_no_answer, wrong
from bot.screens.replay_screen import replay_screen
from bot.screens.result_screen import (
    end_in_private,
    fair_play,
    file_name,
    game_file,
    old_game,
    result,
    result_more,
)
from bot.screens.review_screen import moment
from bot.screens.rules_screen import rules
from bot.screens.screen import Button, Rows, Screen
from bot.screens.table_screen import nudge, table, your_turn
from bot.screens.top_screen import top, top_for_all
from bot.screens.typing import how_to_type, not_played
from bot.screens.words import refusal
from bot.screens.world_screen import nickname_screen, world
from engine.games import GAMES

__all__ = [
    "Button",
    "GameScreens",
    "Rows",
    "Screen",
    "as_typed",
    "asked_now",
    "badges",
    "beside_the_game",
    "calling",
    "chat_language",
    "chosen",
    "coach_marks",
    "done_told",
    "end_in_private",
    "ended",
    "ending",
    "ending_unreadable",
    "fair_play",
    "file_name",
    "for_groups",
    "for_you",
    "forgetting",
    "game_file",
    "game_in_words",
    "games",
    "group_start",
    "hand_alert",
    "hand_screen",
    "hands_in_private",
    "help",
    "house_rules",
    "house_rules_now",
    "how_to_answer",
    "how_to_type",
    "imported_game",
    "in_private",
    "kick_question",
    "language_offer",
    "late",
    "leaving",
    "lesson_games",
    "lesson_list",
    "lesson_step",
    "lobby",
    "map_kept",
    "map_refused",
    "me",
    "me_everywhere",
    "meant",
    "mistake_answer",
    "mistake_puzzle",
    "mistakes",
    "mistakes_stopped",
    "moment",
    "more",
    "my_turns",
    "nickname_screen",
    "no_such_command",
    "not_imported",
    "not_played",
    "nudge",
    "numbered",
    "old_game",
    "own_language",
    "own_settings",
    "practice",
    "privacy",
    "private_start",
    "puzzle",
    "refusal",
    "replay_screen",
    "resigning",
    "result",
    "result_more",
    "rules",
    "screens_of",
    "settings",
    "table",
    "table_for_one",
    "to_group",
    "top",
    "top_for_all",
    "which_game",
    "whom_to_kick",
    "why_no_answer",
    "why_not",
    "world",
    "wrong",
    "your_turn",
]

for _game in GAMES.values():  # a broken module stops the start, not a table
    screens_of(_game)
