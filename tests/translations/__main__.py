"""Help who translates, or judges a translation.

python -m tests.translations context whot.ftl …   what each message is, and where it is read
python -m tests.translations sample es [SEED]     sixty messages, for translating back
python -m tests.translations english es [SEED]    the same messages in English
"""

import sys
from collections.abc import Callable, Iterable
from typing import Final

from tests.translations.context import context
from tests.translations.sample import english, sample

# What each command prints, given what is typed after it.
COMMANDS: Final[dict[str, Callable[..., Iterable[str]]]] = {
    "context": context,
    "english": english,
    "sample": sample,
}


def main(arguments: list[str]) -> None:
    if not arguments[1:] or arguments[0] not in COMMANDS:
        sys.exit(__doc__)
    for line in COMMANDS[arguments[0]](*arguments[1:]):
        print(line)


if __name__ == "__main__":
    main(sys.argv[1:])
