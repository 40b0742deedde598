"""Help who translates, or judges a translation.

python -m tests.translations context whot.ftl …   what each message is, and where it is read
python -m tests.translations sample es [SEED]     sixty messages, for translating back; or,
python -m tests.translations sample es whot.ftl   all messages of a file
python -m tests.translations english es [SEED]    the same messages in English
python -m tests.translations status [es …]        what English has changed since, or all languages
python -m tests.translations seal es [MESSAGE …]  note that all messages, or some, are up to date
"""

import sys
from collections.abc import Callable, Iterable
from typing import Final

from tests.translations.context import context
from tests.translations.sample import english, sample
from tests.translations.status import sealed, status

# What each command prints, given what is typed after it.
COMMANDS: Final[dict[str, Callable[..., Iterable[str]]]] = {
    "context": context,
    "english": english,
    "sample": sample,
    "seal": sealed,
    "status": status,
}


def main(command: str = "", *arguments: str) -> None:
    if command not in COMMANDS or not (arguments or command == "status"):
        sys.exit(__doc__)
    for line in COMMANDS[command](*arguments):
        print(line)


if __name__ == "__main__":
    main(*sys.argv[1:])
