"""The targets of tests.bench.pace, and what it records and prints of each evening."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import ceil

MODAL_WAITS = 0  # alerts that tell somebody to wait
EATEN = 0  # taps without a move, a reason or an opened hand
REFUSED = 0  # taps not carried out or not shown because the budget was spent
BUSY = 15  # moves a minute above which an evening is a fast one
BEHIND, BEHIND_FAST = 1.5, 8.0  # seconds by which the table may be behind, in 95 of 100 moves
LEARNING = 120.0  # seconds from the beginning, in which the bot may learn what Telegram charges for
FLOODS_LEARNING, FLOODS = 1, 0  # pauses by 429 until then, and answers 429 after it
TOGETHER = 2.0  # seconds in which several answers 429 are one pause


@dataclass(slots=True)
class Moment:
    """Something that happened, and when, in seconds from the beginning."""

    at: float
    value: float = 0.0


@dataclass(slots=True)
class Report:
    """The experience of people and Telegram in one evening."""

    name: str
    ephemerals_count: bool
    seconds: float = 0.0
    moves: int = 0
    taps: int = 0
    waits: list[Moment] = field(default_factory=list)  # told by an alert, with their seconds
    refused: list[Moment] = field(default_factory=list)
    eaten: int = 0
    later: int = 0  # taps that counted, with a toast that says when the table follows
    sent_on: int = 0  # taps that opened the private chat
    unanswered: int = 0
    lags: list[Moment] = field(default_factory=list)
    floods: list[Moment] = field(default_factory=list)
    public: list[Moment] = field(default_factory=list)
    ephemeral: list[Moment] = field(default_factory=list)
    said: dict[str, int] = field(default_factory=dict)

    @property
    def is_fast(self) -> bool:
        return self.moves * 60 > BUSY * self.seconds

    def behind(self, percent: int, since: float = 0.0) -> float:
        """Return the seconds by which the table was behind a move, in this many of 100 moves at
        most."""
        lags = sorted(lag.value for lag in self.lags if lag.at >= since)
        return lags[ceil(len(lags) * percent / 100) - 1] if lags else 0.0

    def misses(self) -> Iterator[str]:
        """Return the targets that this evening misses."""
        most = BEHIND_FAST if self.is_fast else BEHIND
        # Learning that ephemeral messages are charged costs one pause, of up to a minute.
        behind = self.behind(95, LEARNING if self.ephemerals_count else 0.0)
        found = (
            ("modal waits", len(self.waits), MODAL_WAITS),
            ("eaten", self.eaten, EATEN),
            ("refused", len(self.refused), REFUSED),
            ("p95 behind", round(behind, 1), most),
            ("pauses while learning", pauses(self.floods), FLOODS_LEARNING),
            ("429 once learned", learned(self.floods), FLOODS),
        )
        for what, value, target in found:
            if value > target:
                yield f"{what} {value} > {target}"


def pauses(floods: list[Moment]) -> int:
    """Count the pauses by 429 while the bot may learn; answers of one moment are one pause."""
    times = [flood.at for flood in floods if flood.at <= LEARNING]
    return sum(i == 0 or at - times[i - 1] > TOGETHER for i, at in enumerate(times))


def learned(moments: list[Moment]) -> int:
    """Count the 429 after the time in which the bot may learn."""
    return sum(moment.at > LEARNING for moment in moments)


COLUMNS = (
    *("evening", "ephemerals", "min", "moves", "taps", "modal waits", "waited s", "eaten"),
    *("refused", "shown later", "p50 s", "p95 s", "429", "public", "ephemeral", "sent on"),
)


def row(report: Report) -> tuple[str, ...]:
    def both(moments: list[Moment]) -> str:
        return f"{len(moments)} ({learned(moments)})"

    waits = [wait.value for wait in report.waits]
    return (
        report.name,
        "count" if report.ephemerals_count else "free",
        f"{report.seconds / 60:.1f}",
        str(report.moves),
        str(report.taps),
        both(report.waits),
        f"{sum(waits):.0f}",
        str(report.eaten),
        both(report.refused),
        str(report.later),
        f"{report.behind(50):.1f}",
        f"{report.behind(95):.1f} ({report.behind(95, LEARNING):.1f})",
        both(report.floods),
        both(report.public),
        both(report.ephemeral),
        str(report.sent_on),
    )


def print_table(reports: list[Report]) -> None:
    rows = [COLUMNS, *map(row, reports)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for line in rows:
        cells = zip(line, widths, strict=True)
        print("  ".join(c.ljust(w) if n < 2 else c.rjust(w) for n, (c, w) in enumerate(cells)))
    print(
        f"\nIn brackets: after the first {LEARNING:.0f} s. Targets: modal waits {MODAL_WAITS}, "
        f"refused {REFUSED}, p95 {BEHIND} s up to {BUSY} moves a minute and {BEHIND_FAST:.0f} s "
        f"above, {FLOODS_LEARNING} pause while learning and {FLOODS} answers 429 then."
    )
    for report in reports:
        kind = "count" if report.ephemerals_count else "free"
        for text, count in sorted(report.said.items()):
            print(f"{report.name}, ephemerals {kind}: {count:3} × {text}")
    for report in reports:
        kind = "count" if report.ephemerals_count else "free"
        for miss in report.misses():
            print(f"MISSED  {report.name}, ephemerals {kind}: {miss}")
