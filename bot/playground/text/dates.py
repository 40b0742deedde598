"""The date_time entity: its format in one canonical form, and the limits of its text and date."""

from bot.playground.text.spans import BadText, Span, utf16_length

# Telegram takes no date further off than about three years.
FURTHEST = 1098 * 86400


def canonical_format(wanted: str) -> str:
    """Return the format with its parts in Telegram's order; of two precisions the short one
    counts."""
    if wanted in ("r", "R"):
        return "r"
    if set(wanted) - set("tTdDwW"):
        raise ValueError("Invalid date format used")
    parts = ("w" if "w" in wanted.lower() else "", _short(wanted, "d"), _short(wanted, "t"))
    return "".join(parts)


def _short(wanted: str, letter: str) -> str:
    return next((form for form in (letter, letter.upper()) if form in wanted), "")


def detail(unix_time: int, date_format: str) -> dict[str, object]:
    """Return the fields of a date_time entity of a parsed text."""
    made: dict[str, object] = {"unix_time": unix_time}
    if date_format:
        made["date_time_format"] = date_format
    return made


def check(text: str, spans: list[Span], now: int) -> None:
    """Raise BadText for a date that is too far off or written too long."""
    for span in spans:
        if span.kind != "date_time":
            continue
        if span.detail["unix_time"] > now + FURTHEST:
            raise BadText("ENTITY_DATE_INVALID")
        longest = 31 if "date_time_format" in span.detail else 127
        if utf16_length(text[span.start : span.end]) > longest:
            raise BadText("ENTITY_DATE_TOO_LONG")
