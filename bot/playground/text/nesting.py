"""Nest entities as Telegram allows: links, code and quotes stay whole, styles are split around
them."""

from bisect import bisect_right

from bot.playground.text.spans import LEAF_KINDS, QUOTES, SPLITTABLE, Span, outer_first

# Telegram drops what a bot marks beyond this many entities.
MOST = 100


def nested(spans: list[Span], found: list[Span]) -> list[Span]:
    """Return the entities in Telegram's order, none crossing another; marked ones beat detected
    ones."""
    styles = [span for span in spans if span.kind in SPLITTABLE]
    quotes = _without_overlaps([span for span in spans if span.kind in QUOTES])
    whole = _without_overlaps(
        [s for s in spans if s.kind not in SPLITTABLE and s.kind not in QUOTES]
    )
    whole = _clear_of_quotes(whole, quotes)
    free = _not_touching(_clear_of_quotes(_without_overlaps(found), quotes), whole)
    solid = sorted(whole + quotes + free, key=outer_first)
    marked = sorted(whole + quotes + _split_styles(styles, solid), key=outer_first)[:MOST]
    return sorted(marked + free, key=outer_first)


def _without_overlaps(spans: list[Span]) -> list[Span]:
    """Return the spans that begin where no earlier one is still open."""
    kept: list[Span] = []
    for span in sorted(spans, key=outer_first):
        if not kept or span.start >= kept[-1].end:
            kept.append(span)
    return kept


def _clear_of_quotes(spans: list[Span], quotes: list[Span]) -> list[Span]:
    """Return the spans that lie wholly in a quote or wholly outside all of them."""
    starts = [quote.start for quote in quotes]

    def is_clear(span: Span) -> bool:
        before = bisect_right(starts, span.start)
        inside = before > 0 and span.start < quotes[before - 1].end
        if inside and span.end > quotes[before - 1].end:
            return False
        return inside or before == len(quotes) or quotes[before].start >= span.end

    return [span for span in spans if is_clear(span)]


def _not_touching(found: list[Span], taken: list[Span]) -> list[Span]:
    """Return the spans that share no character with `taken`; neither list overlaps itself."""
    ends = [span.end for span in taken]

    def is_free(span: Span) -> bool:
        after = bisect_right(ends, span.start)
        return after == len(taken) or taken[after].start >= span.end

    return [span for span in found if is_free(span)]


def _split_styles(styles: list[Span], solid: list[Span]) -> list[Span]:
    """Join each style where it touches itself, and split it where any solid span begins or ends."""
    pieces: list[Span] = []
    open_styles: dict[str, tuple[int, int]] = {}

    def close(position: int) -> None:
        for kind in SPLITTABLE:
            start, end = open_styles.get(kind, (position, position))
            if start < position:
                pieces.append(Span(kind, start, min(end, position)))
                if end > position:
                    open_styles[kind] = position, end
                else:
                    del open_styles[kind]

    waiting = sorted(styles, key=outer_first, reverse=True)
    borders = sorted({position for span in solid for position in (span.start, span.end)})
    closed_ends = {span.end for span in solid if span.kind in LEAF_KINDS}
    for border in [*borders, max((span.end for span in styles), default=0) + 1]:
        before = len(pieces)
        while waiting and waiting[-1].start < border:
            style = waiting.pop()
            start, end = open_styles.get(style.kind, (0, -1))
            if style.start <= end:
                open_styles[style.kind] = start, max(end, style.end)
            else:
                close(style.start)
                open_styles[style.kind] = style.start, style.end
        close(border)
        if border in closed_ends:
            del pieces[before:]
    return pieces
