"""The engine's own command: play in a terminal, check a record, write goldens, measure."""

import argparse
import json
import os
import secrets
import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, NoReturn

from engine.bench import bench
from engine.game import LEVELS, BadOption, Game, with_option
from engine.games import GAMES
from engine.record import Drift, read_record, verify, write_record
from engine.terminal import Table, golden, play
from engine.upcasts import BadSave


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


class Wrong(Exception):
    """What was asked cannot be done; the message is the one line that says why."""


def parser() -> Parser:
    top = Parser(prog="python -m engine", description=__doc__, allow_abbrev=False)
    commands = top.add_subparsers(dest="command", required=True, parser_class=Parser)

    playing = commands.add_parser("play", help="play against the computer")
    playing.add_argument("game", choices=GAMES)
    playing.add_argument("--seats", type=int, help="how many play")
    playing.add_argument("--me", type=int, default=1, help="your seat, from 1")
    playing.add_argument("--level", default="normal", help="of the computers")
    playing.add_argument("--auto", action="store_true", help="computers alone; prints the log")
    playing.add_argument("--seed", help="the same seed deals the same game")
    playing.add_argument(
        "--rule", action="append", default=[], metavar="NAME=VALUE", help="a house rule"
    )
    playing.add_argument("--save", type=Path, metavar="FILE", help="write the record here")

    verifying = commands.add_parser("verify", help="draw a recorded game again and check it")
    verifying.add_argument("file", type=Path)

    writing = commands.add_parser("golden", help="write a game's golden playthrough")
    writing.add_argument("game", choices=GAMES)

    measuring = commands.add_parser("bench", help="measure the speed")
    measuring.add_argument("game", nargs="?", choices=GAMES)
    measuring.add_argument("--json", action="store_true")
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    args = parser().parse_args(arguments)
    try:
        match args.command:
            case "play":
                _play(args)
            case "verify":
                _verify(args.file)
            case "golden":
                sys.stdout.write(golden(GAMES[args.game]))
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
    return 0


def _play(args: argparse.Namespace) -> None:
    game = GAMES[args.game]
    session = play(_table(game, args))
    record = session.record()
    if args.save:
        try:
            args.save.write_bytes(write_record(record) + b"\n")
        except OSError as error:
            raise Wrong(f"cannot write {args.save}: {error.strerror}") from None


def _table(game: Game[Any, Any, Any], args: argparse.Namespace) -> Table:
    seats = args.seats if args.seats is not None else min(max(game.seats[0], 4), game.seats[-1])
    if seats not in game.seats:
        raise Wrong(f"{game.key} is for {game.seats[0]} to {game.seats[-1]} players, not {seats}")
    if not 1 <= args.me <= seats:
        raise Wrong(f"--me is a seat from 1 to {seats}")
    levels = (*LEVELS, "random", "greedy", *game.levels)
    if args.level not in levels:
        raise Wrong(f"--level is one of {', '.join(levels)}")
    secret = secrets.token_bytes(32) if args.seed is None else sha256(args.seed.encode()).digest()
    me = None if args.auto else args.me - 1
    return Table(game.key, seats, me, args.level, secret, _house_rules(game, args.rule))


def _house_rules(game: Game[Any, Any, Any], wanted: list[str]) -> dict[str, Any]:
    rules: dict[str, Any] = {}
    for rule in wanted:
        name, _, text = rule.partition("=")
        try:
            value = json.loads(text or "true")
        except json.JSONDecodeError:
            value = text
        try:
            with_option(game.options(), name, value)
        except BadOption as error:
            raise Wrong(str(error)) from None
        rules[name] = value
    return rules


def _verify(file: Path) -> None:
    try:
        record = read_record(file.read_bytes())
        moments = verify(record)
    except OSError as error:
        raise Wrong(f"cannot read {file}: {error.strerror}") from None
    except BadSave as error:
        raise Wrong(f"{file} is not a record: {error}") from None
    except Drift as drift:
        raise Wrong(f"{file} does not play out as it says: {drift}") from None
    print(
        f"{record.game}, {len(record.drawn_for)} seats: the secret is the one committed to "
        f"({record.commitment}), and all {len(moments)} entries were drawn from it."
    )


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
