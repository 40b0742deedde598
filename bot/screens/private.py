"""Screens about the bot itself: help, the private chat, settings, and the tables that wait."""

from collections.abc import Sequence
from difflib import get_close_matches
from html import escape
from typing import Final

from bot.i18n import Say, languages, say_for
from bot.screens.keys import CHAT_SETTING, CLOSE, END, LEAVE, OWN_SETTING, PRACTISE, PUZZLE, write
from bot.screens.lobby import pace_name, seat_counts
from bot.screens.screen import Button, Rows, Screen, in_rows, shorten
from bot.screens.words import Session, game_name
from engine.game import Seat
from engine.games import GAMES

PACES: Final = (30_000, 120_000, 86_400_000, None)  # milliseconds for a move
PACE_OF: Final = {"none" if pace is None else str(pace // 1000): pace for pace in PACES}
# In the order in which Telegram lists them.
COMMANDS: Final = (
    *("newgame", "join", "hand", "move", "board", "rules", "leave", "myturns", "notify"),
    *("puzzle", "map", "skip", "kick", "endgame", "settings", "language", "help"),
)
FOR_HOSTS: Final = ("skip", "kick", "endgame", "settings")
FOR_GROUPS: Final = ("join", "leave", "notify", "skip", "kick")
ALONE: Final = (
    *("newgame", "board", "hand", "move", "rules", "endgame", "puzzle", "map", "myturns"),
    *("settings", "help"),
)


def about(command: str, say: Say, is_private: bool) -> str:
    """What a command does, in a few words."""
    own = f"command-{command}-private"
    return say(own if is_private and say.has(own) else f"command-{command}")


def help(say: Say, is_private: bool) -> Screen:
    names = ALONE if is_private else COMMANDS
    lines = [f"/{name} – {escape(about(name, say, is_private), quote=False)}" for name in names]
    title = say.html("help-title-private" if is_private else "help-title")
    return Screen("\n".join([title, "", *lines]), _close(say))


def for_groups(command: str, say: Say, bot_username: str) -> Screen:
    """Somebody alone with the bot sent what makes sense among others."""
    text = say.html("for-groups", command=command, about=about(command, say, is_private=False))
    return Screen(text, ((_adding(say, bot_username),),))


def no_such_command(typed: str, say: Say) -> Screen:
    """With the nearest that there is."""
    near = get_close_matches(typed, (*COMMANDS, "start"), n=1)
    return Screen(say.html("command-near", command=near[0]) if near else say.html("command-none"))


def _adding(say: Say, bot_username: str) -> Button:
    link = f"https://t.me/{bot_username}?startgroup=new"
    return Button(say("add-to-group"), url=link, style="primary")


def private_start(say: Say, bot_username: str) -> Screen:
    """What the bot is, the way into a group, and a table against computers right here."""
    practise = [
        Button(
            say("practise", game=game_name(game.key, say), seats=seat_counts(game.people)),
            write(PRACTISE, "", game.key),
        )
        for game in GAMES.values()
    ]
    practise.append(Button(say("puzzle-button"), write(PUZZLE, "", 0)))
    adding = (_adding(say, bot_username),)
    return Screen(say.html("private-start"), (adding, *in_rows(practise, 2)))


def group_start(say: Say) -> Screen:
    """The bot was added to a group."""
    return Screen(say.html("group-start"))


def settings(pace: int | None, with_pictures: bool, language: str, say: Say) -> Screen:
    """A group's settings; the pace in milliseconds."""
    paces = in_rows([_pace(other, other == pace, say) for other in PACES], 2)
    rows = _pictures_and_language(with_pictures, language, say)
    return Screen(say.html("settings-title"), (*paces, *rows))


def own_settings(with_pictures: bool, language: str, say: Say) -> Screen:
    """Those of a private chat, where nobody waits."""
    rows = _pictures_and_language(with_pictures, language, say)
    return Screen(say.html("settings-title-private"), rows)


def _pictures_and_language(with_pictures: bool, language: str, say: Say) -> Rows:
    pictures = (("on", with_pictures), ("off", not with_pictures))
    return (
        tuple(
            _choice(say(f"pictures-{name}"), is_so, CHAT_SETTING, "pictures", name, say)
            for name, is_so in pictures
        ),
        *_languages(language, CHAT_SETTING, say),
        *_close(say),
    )


def own_language(language: str, say: Say) -> Screen:
    """The language in which the bot speaks to one person."""
    rows = (*_languages(language, OWN_SETTING, say), *_close(say))
    return Screen(say.html("own-language-title"), rows)


def my_turns(tables: Sequence[tuple[str, str]], is_here: bool, say: Say) -> Screen:
    """Every table that waits for somebody, by its title and its address, if it has one; and
    whether the game in this private chat does."""
    here = [say.html("my-turns-here")] if is_here else []
    if not tables:
        return Screen("\n".join(here or [say.html("my-turns-none")]))
    named = [(shorten(title, 40) or say("a-group"), url) for title, url in tables[:20]]
    lines = [say.html("my-turns-at", group=title) for title, url in named if not url]
    buttons = [Button(title, url=url) for title, url in named if url]
    text = "\n".join([say.html("my-turns", count=len(tables)), *lines, *here])
    return Screen(text, in_rows(buttons, 1))


def calling(session: Session, link: str, say: Say) -> Screen:
    """Tells somebody in private that it is their turn in a group, with the way there."""
    text = say.html("your-turn-in-private", game=game_name(session.game, say))
    return Screen(text, ((Button(say("to-the-table"), url=link),),) if link else ())


def in_private(command: str, say: Say, bot_username: str, payload: str = "") -> Screen:
    """Point to the private chat for what is not for all to read; the link may open it there."""
    link = f"https://t.me/{bot_username}" + (f"?start={payload}" if payload else "")
    opening = Button(say("open-chat"), url=link)
    return Screen(say.html("only-in-private", command=f"/{command}"), ((opening,),))


def ending(session: Session, say: Say, is_private: bool = False) -> Screen:
    """Asks again before a game is ended for everybody."""
    buttons = (
        Button(say("end-yes"), write(END, session.id, "yes"), style="danger"),
        Button(say("end-no"), write(END, session.id, "no")),
    )
    key = "end-sure-private" if is_private else "end-sure"
    return Screen(say.html(key, game=game_name(session.game, say)), (buttons,))


def ending_unreadable(version: int, say: Say) -> Screen:
    """The same for a table of which nothing is known but how often it was saved."""
    buttons = (
        Button(say("unreadable-end"), write(END, "", "unreadable", version), style="danger"),
        Button(say("unreadable-keep"), write(END, "", "no")),
    )
    return Screen(say.html("unreadable-sure"), (buttons,))


def leaving(session: Session, seat: Seat, say: Say) -> Screen:
    """Asks again before a seat in a running game is given up; whoever else reads that gives up
    nothing."""
    yes = Button(say("leave-yes"), write(LEAVE, session.id, "yes", seat), style="danger")
    no = Button(say("leave-no"), write(CLOSE, session.id))
    return Screen(say.html("leave-sure"), ((yes, no),))


def ended(session: Session, say: Say) -> Screen:
    """A game that was ended before its end."""
    return Screen(say.html("ended", game=game_name(session.game, say)))


def _pace(pace: int | None, is_so: bool, say: Say) -> Button:
    (value,) = (value for value, meant in PACE_OF.items() if meant == pace)
    return _choice(pace_name(pace, say), is_so, CHAT_SETTING, "pace", value, say)


def _languages(language: str, verb: str, say: Say) -> Rows:
    names = {other: say_for(other)("language-name") for other in languages()}
    buttons = [
        _choice(name, other == language, verb, "language", other, say)
        for other, name in names.items()
    ]
    return in_rows(buttons, 4)


def _choice(text: str, is_so: bool, verb: str, setting: str, value: object, say: Say) -> Button:
    shown = say("chosen", value=text) if is_so else text
    return Button(shown, write(verb, "", setting, value), style="primary" if is_so else "")


def _close(say: Say) -> Rows:
    return ((Button(say("close"), write(CLOSE, "")),),)
