"""Screens about the bot itself: help, the private chat, settings, and the tables that wait."""

import unicodedata
from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from bot.i18n import Html, Translator, languages
from bot.language_status import is_by_machine, language_name
from bot.names import Names
from bot.screens.callback_data import (
    CHAT_SETTING,
    CLOSE,
    END,
    HELP,
    LEAVE,
    OWN_SETTING,
    PRACTISE,
    PUZZLE,
    write,
)
from bot.screens.lesson_screen import learn_any
from bot.screens.lobby_screen import pace_name, seat_counts
from bot.screens.screen import Button, Rows, Screen, in_pairs, in_rows, shorten
from bot.screens.words import Session, game_name, who
from engine.game import Seat
from engine.games import GAMES

PACES: Final = (30_000, 120_000, 86_400_000, None)  # milliseconds for a move
PACE_OF: Final = {"none" if pace is None else str(pace // 1000): pace for pace in PACES}


def about(command: str, t: Translator, is_private: bool) -> str:
    """Describe a command in a few words."""
    own = f"command-{command}-private"
    return t(own if is_private and t.has(own) else f"command-{command}")


def help(pages: Mapping[str, Sequence[str]], topic: str, t: Translator, is_private: bool) -> Screen:
    """List the commands of one topic, each with its description, with keys to the others."""
    lines = [
        t.directed(f"/{name} – {escape(about(name, t, is_private), quote=False)}")
        for name in pages[topic]
    ]
    title = t.html("help-title-private" if is_private else "help-title")
    keys = [
        Button(
            t("chosen", value=t(f"help-{other}")) if other == topic else t(f"help-{other}"),
            write(HELP, "", other),
            style="primary" if other == topic else "",
        )
        for other in pages
    ]
    heading = f"<b>{t.html(f'help-{topic}')}</b>"
    return Screen("\n".join([title, "", heading, *lines]), (*in_rows(keys, 2), *_close(t)))


def for_you(t: Translator, button: Button) -> Screen:
    """Offer to everybody in a group what each is shown alone."""
    return Screen(t.html("for-you"), ((button,),))


def for_groups(command: str, t: Translator, bot_username: str) -> Screen:
    """Answer a command for groups that came from a private chat."""
    text = t.html("for-groups", command=command, about=about(command, t, is_private=False))
    return Screen(text, ((_adding(t, bot_username),),))


def no_such_command(near: str, t: Translator) -> Screen:
    """Refuse an unknown command, with the nearest one that there is."""
    return Screen(t.html("command-near", command=near) if near else t.html("command-none"))


def which_game(
    typed: str, meant: Sequence[str], verb: str, t: Translator, asker: int = 0
) -> Screen:
    """Ask which game is meant, with a button for each that may be, or for all; the asker alone is
    to answer, if there is one."""
    only = (asker,) if asker else ()
    names = {key: game_name(key, t) for key in meant or GAMES}
    if not typed:
        text = t.html("which-game")
    else:
        text = t.html("which-of-these" if meant else "no-such-game", typed=shorten(typed, 40))
    buttons = [Button(name, write(verb, "", key, *only)) for key, name in names.items()]
    return Screen(text, in_rows(buttons, 2))


def _adding(t: Translator, bot_username: str) -> Button:
    link = f"https://t.me/{bot_username}?startgroup=new"
    return Button(t("add-to-group"), url=link, style="primary")


def private_start(t: Translator, bot_username: str) -> Screen:
    """Introduce the bot, with the way into a group and tables against computers."""
    practise = [
        Button(
            t("practise", game=game_name(game.key, t), seats=seat_counts(game.people)),
            write(PRACTISE, "", game.key),
        )
        for game in GAMES.values()
    ]
    practise.append(Button(t("puzzle-button"), write(PUZZLE, "", 0)))
    above = (_adding(t, bot_username), *learn_any(t))
    return Screen(t.html("private-start"), (*in_rows(above, 1), *in_pairs(practise)))


def group_start(t: Translator) -> Screen:
    """Introduce the bot to a group that it was added to."""
    return Screen(t.html("group-start"))


def settings(
    pace: int | None, with_pictures: bool, has_top: bool, language: str, t: Translator
) -> Screen:
    """Return the settings of a group; the pace is in milliseconds."""
    paces = in_rows([_pace(other, other == pace, t) for other in PACES], 2)
    tops = tuple(
        _choice(t(f"top-{name}"), is_so, CHAT_SETTING, "top", name, t)
        for name, is_so in (("on", has_top), ("off", not has_top))
    )
    rows = _pictures_and_language(with_pictures, language, t)
    return Screen(t.html("settings-title"), (*paces, tops, *rows))


def own_settings(
    with_pictures: bool, language: str, hands_in_private: bool, t: Translator
) -> Screen:
    """Return the settings of a private chat, where nobody waits."""
    hands = (("group", not hands_in_private), ("here", hands_in_private))
    row = tuple(
        _choice(t(f"hands-{name}"), is_so, OWN_SETTING, "settings-hands", name, t)
        for name, is_so in hands
    )
    rows = _pictures_and_language(with_pictures, language, t)
    return Screen(t.html("settings-title-private"), (row, *rows))


def _pictures_and_language(with_pictures: bool, language: str, t: Translator) -> Rows:
    pictures = (("on", with_pictures), ("off", not with_pictures))
    return (
        tuple(
            _choice(t(f"pictures-{name}"), is_so, CHAT_SETTING, "pictures", name, t)
            for name, is_so in pictures
        ),
        (_to_language(language, t),),
        *_close(t),
    )


def _to_language(language: str, t: Translator) -> Button:
    text = t("settings-language", language=language_name(language))
    return Button(text, write(CHAT_SETTING, "", "languages"))


def language_offer(language: str, t: Translator) -> Screen:
    """Offer to everybody in a group the choice of the own language."""
    text = t("settings-language", language=language_name(language))
    return for_you(t, Button(text, write(OWN_SETTING, "", "languages")))


def own_language(language: str, t: Translator, of_app: str = "", project: str = "") -> Screen:
    """Return the choice of the language in which the bot speaks to one person, that of the app
    first; `project` is the link to where a translation can be improved."""
    rows = (*_languages(language, OWN_SETTING, t, of_app), *_close(t))
    return Screen("\n\n".join([t.html("own-language-title"), *_help(language, t, project)]), rows)


def chat_language(language: str, t: Translator, of_app: str = "", project: str = "") -> Screen:
    """Return the choice of the language that a chat speaks."""
    back = Button(t("back"), write(CHAT_SETTING, "", "back"))
    rows = (*_languages(language, CHAT_SETTING, t, of_app), (back, *_close(t)[0]))
    return Screen("\n\n".join([t.html("chat-language-title"), *_help(language, t, project)]), rows)


def _help(language: str, t: Translator, project: str) -> list[str]:
    """Tell that nobody has read a translation yet, and where to help."""
    if not is_by_machine(language):
        return []
    told = t.html("language-by-machine", language=language_name(language))
    return [told, *([t.html("language-help", link=Html(project))] if project else [])]


def my_turns(tables: Sequence[tuple[str, str]], is_here: bool, t: Translator) -> Screen:
    """List every table that waits for a person, by its title and its address if it has one, and
    tell whether the game in this private chat waits too."""
    here = [t.html("my-turns-here")] if is_here else []
    if not tables:
        return Screen("\n".join(here or [t.html("my-turns-none")]))
    named = [(shorten(title, 40) or t("a-group"), url) for title, url in tables[:20]]
    lines = [t.html("my-turns-at", group=title) for title, url in named if not url]
    buttons = [Button(title, url=url) for title, url in named if url]
    text = "\n".join([t.html("my-turns", count=len(tables)), *lines, *here])
    return Screen(text, in_rows(buttons, 1))


def hands_in_private(t: Translator) -> Screen:
    """Tell that hands come to the private chat from now on, with the way back."""
    return Screen(t.html("hands-in-private"), ((to_group(t),),))


def to_group(t: Translator) -> Button:
    """Return the button that has hands shown in groups again."""
    return Button(t("hands-to-group"), write(OWN_SETTING, "", "hands", "group"))


def calling(session: Session, link: str, t: Translator) -> Screen:
    """Tell a person in private that it is their turn in a group, with the way there."""
    text = t.html("your-turn-in-private", game=game_name(session.game, t))
    return Screen(text, ((Button(t("to-the-table"), url=link),),) if link else ())


def in_private(command: str, t: Translator, bot_username: str, payload: str = "") -> Screen:
    """Point to the private chat for what is not for all to read; the link may open it there."""
    link = f"https://t.me/{bot_username}" + (f"?start={payload}" if payload else "")
    opening = Button(t("open-chat"), url=link)
    return Screen(t.html("only-in-private", command=f"/{command}"), ((opening,),))


def ending(session: Session, asker: int, t: Translator, is_private: bool = False) -> Screen:
    """Ask the asker again before a game is ended for everybody."""
    buttons = (
        Button(t("end-yes"), write(END, session.id, "yes"), style="danger"),
        Button(t("end-no"), write(CLOSE, session.id, asker)),
    )
    key = "end-sure-private" if is_private else "end-sure"
    return Screen(t.html(key, game=game_name(session.game, t)), (buttons,))


def ending_unreadable(version: int, asker: int, t: Translator) -> Screen:
    """Ask again before a table is ended of which only the number of its saves is known."""
    buttons = (
        Button(t("unreadable-end"), write(END, "", "unreadable", version), style="danger"),
        Button(t("unreadable-keep"), write(CLOSE, "", asker)),
    )
    return Screen(t.html("unreadable-sure"), (buttons,))


def leaving(session: Session, seat: Seat, t: Translator, names: Names) -> Screen:
    """Ask again, by name, before a seat in a running game is given up; the answer of anybody else
    gives up nothing."""
    yes = Button(t("leave-yes"), write(LEAVE, session.id, "yes", seat), style="danger")
    asker = session.players[seat].user or 0
    no = Button(t("leave-no"), write(CLOSE, session.id, asker))
    return Screen(t.html("leave-sure", who=who(seat, names, t)), ((yes, no),))


def ended(session: Session, t: Translator) -> Screen:
    """Tell that a game was ended before its end."""
    return Screen(t.html("ended", game=game_name(session.game, t)))


def _pace(pace: int | None, is_so: bool, t: Translator) -> Button:
    (value,) = (value for value, meant in PACE_OF.items() if meant == pace)
    return _choice(pace_name(pace, t), is_so, CHAT_SETTING, "pace", value, t)


def _languages(language: str, verb: str, t: Translator, first: str) -> Rows:
    names = {other: language_name(other) for other in languages()}
    in_order = sorted(names, key=lambda other: (other != first, _sorted_as(names[other])))
    buttons = [
        _choice(names[other], other == language, verb, "language", other, t) for other in in_order
    ]
    return in_rows(buttons, 3)


def _sorted_as(name: str) -> str:
    """Let a letter with a mark follow the same letter without it."""
    return unicodedata.normalize("NFD", name.casefold())


def _choice(
    text: str, is_so: bool, verb: str, setting: str, value: object, t: Translator
) -> Button:
    shown = t("chosen", value=text) if is_so else text
    return Button(shown, write(verb, "", setting, value), style="primary" if is_so else "")


def _close(t: Translator) -> Rows:
    return ((Button(t("close"), write(CLOSE, "")),),)
