"""Play games in the terminal, verify records, start a new game, and measure."""

import argparse
import json
import os
import secrets
import sys
import time
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, NoReturn

from engine.arena import SEER, Match, Score, all_pairs, meet
from engine.bench import bench
from engine.game import BadOption, Game, shown, with_option
from engine.game_text import read_game, write_text
from engine.games import GAMES
from engine.record import Drift, Moment, Record, outcome_of, verify, write_record
from engine.saves import BadSave, NewerSave
from engine.search import EVERY_GAMES, known_levels
from engine.skeleton import NoSkeleton, write_skeleton
from engine.terminal import TerminalTable, golden, play

LARGEST = 8 << 20  # bytes of a record


class Parser(argparse.ArgumentParser):
    """Print errors on one line, without the usage before it."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


class Wrong(Exception):
    """Raised when a command cannot be carried out; its message is the one line that says why."""


def parser() -> Parser:
    top = Parser(prog="python -m engine", description=__doc__)
    commands = top.add_subparsers(dest="command", required=True, parser_class=Parser)

    playing = commands.add_parser("play", help="play against the computer")
    playing.add_argument("game", type=a_game, help=", ".join(GAMES))
    playing.add_argument(
        "--seats", type=int, help="number of players (default: 4 if the game allows it)"
    )
    playing.add_argument("--me", type=int, default=1, help="your seat (default: 1)")
    levels = ", ".join(EVERY_GAMES)
    playing.add_argument(
        "--level", default="normal", help=f"level of the computers: {levels} (default: normal)"
    )
    playing.add_argument(
        "--auto", action="store_true", help="let computers play alone, and print the log"
    )
    playing.add_argument(
        "--seed", help="repeat a game: equal seeds and options deal and draw the same"
    )
    playing.add_argument(
        "--rule",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="set a house rule; type ? in the game to list them",
    )
    playing.add_argument(
        "--save", type=Path, metavar="FILE", help="write the record of the game to this file"
    )

    verifying = commands.add_parser("verify", help="verify the record of a game")
    verifying.add_argument("file", type=Path, help="a record: as text, or a JSON file")

    texting = commands.add_parser("text", help="print the record of a game as text")
    texting.add_argument("file", type=Path, help="a record: as text, or a JSON file")
    texting.add_argument("--json", action="store_true", help="print it as JSON instead")

    writing = commands.add_parser("golden", help="print the golden playthrough of a game")
    writing.add_argument("game", type=a_game, help=", ".join(GAMES))

    beginning = commands.add_parser("new", help="write the skeleton of a new game")
    beginning.add_argument("game", help="its key: 2 to 16 small letters and digits")

    meeting = commands.add_parser("arena", help="let computer players play against each other")
    meeting.add_argument("game", type=a_game, help=", ".join(GAMES))
    meeting.add_argument(
        "match",
        nargs="?",
        metavar="LEVEL:OTHERS",
        help=f"one level against the others; {SEER} knows every card (default: every pair)",
    )
    meeting.add_argument("--games", type=int, default=400, help="number of games (default: 400)")
    meeting.add_argument(
        "--seats", type=int, help="number of players (default: 4 if the game allows it)"
    )
    meeting.add_argument("--jobs", type=int, default=1, help="number of processes (default: 1)")
    meeting.add_argument(
        "--table", action="store_true", help="print rows of the table in docs/computers.md"
    )

    measuring = commands.add_parser("bench", help="measure the speed of the games")
    measuring.add_argument("game", nargs="?", type=a_game, help="default: all games")
    measuring.add_argument("--json", action="store_true", help="print JSON")
    return top


def a_game(text: str) -> str:
    key = text.casefold()
    if key not in GAMES:
        raise argparse.ArgumentTypeError(f"there is no {shown(text)}; there are {', '.join(GAMES)}")
    return key


def main(arguments: Sequence[str] | None = None) -> int:
    args = parser().parse_args(arguments)
    try:
        match args.command:
            case "play":
                _play(args)
            case "verify":
                _verify(args.file)
            case "text":
                _text(args.file, args.json)
            case "golden":
                sys.stdout.write(golden(GAMES[args.game]))
            case "new":
                _new(args.game)
            case "arena":
                _arena(args)
            case _:
                _bench([GAMES[args.game]] if args.game else list(GAMES.values()), args.json)
    except Wrong as wrong:
        print(f"python -m engine: {wrong}", file=sys.stderr)
        return 2
    except (EOFError, KeyboardInterrupt):
        print()
        return 130
    except BrokenPipeError:  # whoever read the output had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        print(f"python -m engine: cannot write the output: {error.strerror}", file=sys.stderr)
        return 2
    return 0


def _new(key: str) -> None:
    try:
        for told in write_skeleton(key, Path(__file__).parents[1]):
            print(told)
    except NoSkeleton as fault:
        raise Wrong(str(fault)) from None


def _play(args: argparse.Namespace) -> None:
    table = _table(GAMES[args.game], args)
    if args.save is None:
        play(table)
        return
    if args.save.is_dir():
        raise Wrong(f"cannot write {shown(str(args.save))}: it is a folder")
    beside = Path(f"{args.save}.part")
    try:
        file = beside.open("wb")
    except OSError as error:
        raise Wrong(f"cannot write {shown(str(args.save))}: {error.strerror}") from None
    with file:
        try:
            record = write_record(play(table).record())
        except BaseException:
            beside.unlink(missing_ok=True)
            print("\nnot saved: the game is not over", file=sys.stderr)
            raise
        file.write(record + b"\n")
    beside.replace(args.save)


def _table(game: Game[Any, Any, Any], args: argparse.Namespace) -> TerminalTable:
    seats = _seats(game, args.seats)
    if not 1 <= args.me <= seats:
        raise Wrong(f"--me is a seat from 1 to {seats}")
    _check_level("--level", args.level, known_levels(game))
    me = None if args.auto else args.me - 1
    rules = _house_rules(game, args.rule)
    if args.seed is None:
        salt = secrets.token_bytes(32)
        return TerminalTable(game, seats, me, args.level, salt, rules, time.perf_counter)
    salt = sha256(os.fsencode(args.seed)).digest()
    return TerminalTable(game, seats, me, args.level, salt, rules, lambda: 0.0)


def _seats(game: Game[Any, Any, Any], wanted: int | None) -> int:
    seats = wanted if wanted is not None else min(max(game.seats[0], 4), game.seats[-1])
    if seats not in game.seats:
        allowed = " to ".join(map(str, dict.fromkeys((game.seats[0], game.seats[-1]))))
        raise Wrong(f"{game.key} is for {allowed} players, not {seats}")
    return seats


def _check_level(what: str, level: str, levels: Sequence[str]) -> None:
    if level not in levels:
        raise Wrong(f"{what} is one of {', '.join(levels)}")


def _house_rules(game: Game[Any, Any, Any], wanted: list[str]) -> dict[str, Any]:
    rules: dict[str, Any] = {}
    for rule in wanted:
        name, _, text = rule.partition("=")
        try:
            value = json.loads(text or "true")
        except (ValueError, RecursionError):
            value = text
        try:
            with_option(game.options(), name, value)
        except BadOption as error:
            raise Wrong(str(error)) from None
        rules[name] = value
    return rules


def _arena(args: argparse.Namespace) -> None:
    game = GAMES[args.game]
    seats = _seats(game, args.seats)
    if args.games < 1 or args.jobs < 1:
        raise Wrong("--games and --jobs count from 1")
    matches = all_pairs(game, seats)
    if args.match is not None:
        level, _, others = args.match.partition(":")
        _check_level("LEVEL", level, (*known_levels(game), SEER))
        _check_level("OTHERS", others, (*known_levels(game), SEER))
        matches = [Match(game.key, seats, level, others)]
    for match in matches:
        score = meet(match, args.games, args.jobs)
        print(_row(score) if args.table else _sentence(score), flush=True)


def _sentence(score: Score) -> str:
    match = score.match
    return (
        f"{match.game} for {match.seats}: {match.level} against {match.others}"
        f" wins {score.share:.1%} of {score.games}"
        f" ({score.low:.1%} to {score.high:.1%}; par {score.par:.0%}),"
        f" {score.seconds * 1000:.1f} ms a move"
    )


def _row(score: Score) -> str:
    """A row of the table in docs/computers.md."""
    match = score.match
    return (
        f"| {match.game}, {match.seats} | {match.level} : {match.others} | {score.share:.0%}"
        f" | {score.games} | {score.low * 100:.0f}-{score.high * 100:.0f} % | {score.par:.0%}"
        f" | {score.seconds * 1000:,.0f} |"
    )


def _verified(file: Path) -> tuple[Record, tuple[str, ...], list[Moment]]:
    """Read a record in either form and verify it; return it with its names and its moments."""
    name = shown(str(file))
    try:
        record, names, _ = read_game(_read(file), GAMES)
        return record, names, verify(record, GAMES[record.game])
    except OSError as error:
        raise Wrong(f"cannot read {name}: {error.strerror}") from None
    except NewerSave as error:
        raise Wrong(f"{name} was written by a later version of Parlour: {error}") from None
    except BadSave as error:
        raise Wrong(f"{name} is not a record: {error}") from None
    except Drift as drift:
        raise Wrong(f"{name} does not play out as it says: {drift}") from None


def _text(file: Path, as_json: bool) -> None:
    """Print a record in one of its forms."""
    record, names, moments = _verified(file)
    if as_json:
        print(write_record(record).decode())
        return
    outcome = outcome_of(record, GAMES[record.game], moments[-1].state)
    print(write_text(record, names, outcome.ranks if outcome else ()), end="")


def _verify(file: Path) -> None:
    record, _, moments = _verified(file)
    seats = len(record.drawn_for)
    if record.secret:
        print(f"{record.game}, {seats} seats. The secret is the one committed to,")
        print(f"{record.commitment},")
        print(f"and everything that chance said in {len(moments)} entries was drawn from it.")
        proved = "This proves the deal and every draw"
    else:
        print(f"{record.game}, {seats} seats. All that chance said in {len(moments)} entries was")
        print("drawn from the seed in the record. The game was opened when seeds were made of ids:")
        print("the record leaves the secret out, so that nobody can try ids, and cannot show that")
        print(f"the seed comes from the one committed to, {record.commitment}.")
        proved = "This proves that all draws are of one seed"
    outcome = GAMES[record.game].outcome(moments[-1].state)
    print(f"It ended by {moments[-1].entry.what if outcome is None else outcome.reason}.")
    print(f"{proved}; who moved, when, and who left is only told.")


def _read(file: Path) -> bytes:
    if file.exists() and not file.is_file():
        raise Wrong(f"cannot read {shown(str(file))}: it is not a file")
    with file.open("rb") as opened:
        data = opened.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise Wrong(f"{shown(str(file))} is not a record: it is too large")
    return data


def _bench(games: list[Game[Any, Any, Any]], as_json: bool) -> None:
    figures = []
    for game in games:
        for figure in bench(game):
            figures.append(figure._asdict())
            if not as_json:
                print(f"{figure.game:12} {figure.what:30} {figure.value:12,.1f} {figure.unit}")
    if as_json:
        print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    sys.exit(main())
