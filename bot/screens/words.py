"""Words that all screens share: players, times, games, house rules, reasons, refusals and
events."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, get_args
from typing import get_type_hints as type_hints

from bot.i18n import Html, Translator, You
from bot.looks import LOOKS
from bot.names import Names
from engine.game import LEVELS, Game, Seat, changed_values
from engine.games import GAMES
from engine.refusals import NotHost, Refusal
from engine.search import EVERY_GAMES
from engine.session import GameSession
from engine.session_events import SessionEvent

Session = GameSession[Any, Any]
Fields = dict[str, Any]  # of a message: whatever Fluent can format
MEDALS: Final = {1: "🥇", 2: "🥈", 3: "🥉"}
SEAL: Final = 12  # letters of a commitment that are shown; a button copies all of it
WAITING: Final = 6  # names of people who wait
SESSION_EVENTS: Final = get_args(SessionEvent)


def mark(seat: Seat, names: Names) -> str:
    return LOOKS[names.looks[seat]].mark


def who(seat: Seat, names: Names, t: Translator) -> Html:
    return Html(f"{mark(seat, names)} {t.html('name', name=names[seat])}")


def listed(parts: Sequence[str], t: Translator) -> Html:
    """Join parts of a sentence, each of them HTML, as a list."""
    if len(parts) < 2:
        return Html("".join(parts))
    return t.html("list-of", others=Html(t.comma.join(parts[:-1])), last=Html(parts[-1]))


def waiting(session: Session, t: Translator, names: Names) -> list[str]:
    """Name the people who came late and play the next round."""
    late = [t.html("name", name=name) for name in names[len(session.players) :]]
    if len(late) > WAITING:
        late[WAITING:] = [Html("…")]
    return [t.html("next-round", names=Html(t.comma.join(late)))] if late else []


def mention(session: Session, seat: Seat, names: Names, t: Translator) -> Html:
    """Return a name that notifies its owner, unless a computer plays there."""
    player = session.players[seat]
    user = player.user if player.level is None else None
    name = t.html("name", name=names[seat])
    if user is None:
        return Html(f"{mark(seat, names)} <b>{name}</b>")
    return Html(f'{mark(seat, names)} <a href="tg://user?id={user}">{name}</a>')


def deadline(session: Session, seat: Seat, now: int, t: Translator) -> str:
    """Return the time limit of a seat; it counts down on the reader's screen."""
    due = session.due.get(seat)
    if due is None:
        return ""
    if due <= now:
        return t.html("deadline-now")
    return t.html("deadline", time=ticking(due, t))


def ticking(moment: int, t: Translator) -> Html:
    """Return a moment that the reader's screen counts down to; where it cannot, the hour by UTC."""
    seconds = -(-moment // 1000)
    hours, minutes = seconds // 3600 % 24, seconds // 60 % 60
    clock = t.html("deadline-clock", clock=f"{hours:02}:{minutes:02} UTC")
    return Html(f'<tg-time unix="{seconds}" format="r">{clock}</tg-time>')


def pool_name(pool: str, t: Translator) -> str:
    """Return the name of a pool, which is that of its game unless the game has several."""
    return t(f"pool-{pool}") if t.has(f"pool-{pool}") else game_name(pool, t)


def game_name(game: str, t: Translator) -> str:
    return _or_key(t, f"game-{game}", game)


def game_aliases(game: str, t: Translator) -> list[str]:
    """Return other names by which people call a game, in their language."""
    key = f"game-{game}-aliases"
    return [name.strip() for name in t(key).split(",")] if t.has(key) else []


def games_known(t: Translator) -> str:
    return t.comma.join(game_name(key, t) for key in GAMES)


def levels_of(game: Game[Any, Any, Any]) -> list[str]:
    """Return the computers that people may choose; those that every game has are for measuring."""
    return [*LEVELS, *(level for level in game.levels if level not in EVERY_GAMES)]


def has_luck(game: Game[Any, Any, Any]) -> str:
    """Tell a message whether chance has a part in a game after the deal, by "yes" or "no"."""
    return "no" if game.can_undo else "yes"


def role_name(game: str, role: str, t: Translator) -> str:
    return _or_key(t, f"role-{game}-{role}", role)


def level_name(level: str, t: Translator) -> str:
    return _or_key(t, f"level-{level}", level)


def levels_explained(game: Game[Any, Any, Any], t: Translator) -> list[str]:
    """Describe the computers that only this game has."""
    helps = [f"level-{level}-help" for level in game.levels]
    return [t.html(key) for key in helps if t.has(key)]


def reason(session: Session, t: Translator, winners: str, count: int) -> str:
    """Tell why it is over, in a sentence about the winners."""
    assert session.outcome is not None
    why = session.outcome.reason
    key = "reason-agreed" if why == "agreed" else f"reason-{session.game}-{why}"
    return t.html(key, winners=Html(winners), count=count) if t.has(key) else in_other_words(why)


def rule_name(game: str, rule: str, t: Translator) -> str:
    return _or_key(t, f"rule-{game}-{rule}", rule)


def rule_value(game: str, rule: str, value: Any, t: Translator) -> str:
    """Return a value in the rule's own words, else as yes and no, or as a number."""
    shown = str(value).lower()
    own = f"rule-{game}-{rule}-{shown}"
    if t.has(own):
        return t(own)
    if isinstance(value, bool):
        return t("rule-on") if value else t("rule-off")
    brought = f"rule-{game}-{rule}-own"
    return t(brought) if isinstance(value, str) and t.has(brought) else shown


def rule_and_value(game: str, rule: str, value: Any, t: Translator) -> str:
    """Join a rule and its value; yes and no come first, since the end of a long key is cut on a
    phone."""
    name = rule_name(game, rule, t)
    if isinstance(value, bool):
        return t("rule-ticked" if value else "rule-unticked", rule=name)
    return t("labelled", label=name, value=rule_value(game, rule, value, t))


def rule_help(game: str, rule: str, t: Translator) -> str:
    key = f"rule-{game}-{rule}-help"
    return t.html(key) if t.has(key) else ""


def changed_rules(
    game: Game[Any, Any, Any], options: Any, t: Translator, without: Sequence[str] = ()
) -> list[str]:
    """List the house rules that are not as the game is written."""
    return [
        rule_and_value(game.key, rule, value, t)
        for rule, value in changed_values(options).items()
        if rule not in without
    ]


def refusal(error: Refusal, t: Translator, host: str = "") -> str:
    """Return a refusal in one sentence, for a toast or an alert; the host, if known, by name."""
    if host and isinstance(error, NotHost):
        return t("refusal-NotHost-named", host=host)
    fields = dict(error.fields)
    if "game" in fields:
        fields["game"] = game_name(str(fields["game"]), t)
        fields["known"] = games_known(t)
    return t(f"refusal-{type(error).__name__}", **fields)


def session_event(event: Any, t: Translator, names: Names, you: Seat | None = None) -> str:
    return t.html(f"notice-{event.kind}", **fields_of(event, t, names, you))


def without_open_roll(events: Sequence[Any], rolled: type, you: Seat | None) -> Sequence[Any]:
    """Leave out the reader's own roll that is still to be played: the table tells it."""
    last = events[-1] if events else None
    is_open = isinstance(last, rolled) and getattr(last, "seat", None) == you
    return events[:-1] if is_open else events


def fields_of(event: Any, t: Translator, names: Names, you: Seat | None, game: str = "") -> Fields:
    """Return an event's fields as its message needs them: every seat as a name, the reader's own
    as "you"; of a game that is named, every card by the game's word for it."""
    fields: Fields = {}
    seats = seats_in(event)
    for name in type(event).__dataclass_fields__:
        value = getattr(event, name)
        if name in seats:
            mine = "you-first" if name == "seat" else "you"
            fields[name] = _named(value, names, You(t(mine)), you, t)
        elif name == "level":
            fields[name] = level_name(value, t)
        elif isinstance(value, tuple | list | str) and name != "kind":
            fields[name] = in_words(value, game, t)
        elif name != "kind":
            fields[name] = value
    return fields


def signs_told(picture: object | None, t: Translator) -> list[str]:
    """Return what the signs of moves in a picture mean, if it has some."""
    roles = {mark[0] for mark in getattr(picture, "marks", ())}
    return [t.html("explain-marks", tapped="tapped" in roles)] if roles else []


def seats_in(noun: object) -> frozenset[str]:
    """Return the fields of an event, an action or a view that hold a seat, several, or none."""
    kind: type = noun.__class__
    return _seat_fields(kind)


@cache
def _seat_fields(kind: type) -> frozenset[str]:
    hints = type_hints(kind, include_extras=True)
    held = (Seat, Seat | None, tuple[Seat, ...], list[Seat])  # a view may be a state, with lists
    return frozenset(name for name, hint in hints.items() if hint in held)


def _named(seats: Any, names: Names, mine: str, you: Seat | None, t: Translator) -> Any:
    """Put names for a seat or for several; what is no seat of this table stays as it is."""
    if isinstance(seats, tuple | list):
        return t.comma.join(str(_named(seat, names, mine, you, t)) for seat in seats)
    if seats is None or not 0 <= seats < len(names):
        return seats
    return mine if seats == you else names[seats]


def in_words(value: Any, game: str, t: Translator) -> str:
    """Return cards in the words of a game, `card-<game>-<card>`; else as the game writes them."""
    if isinstance(value, tuple | list):
        return " ".join(in_words(part, game, t) for part in value)
    key = f"card-{game}-{value}"
    return t(key) if game and t.has(key) else str(value)


def in_other_words(text: str) -> str:
    """Write a name of the engine as people would: a game without messages is still told."""
    return text.replace("_", " ")


def _or_key(t: Translator, key: str, word: str) -> str:
    return t(key) if t.has(key) else in_other_words(word)
