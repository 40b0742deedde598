"""Parse parse_mode MarkdownV2, with Telegram's own complaints about what is wrong and at which
byte."""

import re
from dataclasses import dataclass

from bot.playground.text import dates, links
from bot.playground.text.spans import QUOTES, Span, byte_offset, parse_error

_RESERVED = frozenset("_*[]()~`>#+-=|{}.!\n")
_NAMES = {
    "bold": "Bold",
    "italic": "Italic",
    "underline": "Underline",
    "strikethrough": "Strikethrough",
    "spoiler": "Spoiler",
    "code": "Code",
    "pre": "Pre",
    "text_link": "TextUrl",
    "custom_emoji": "CustomEmoji",
    "blockquote": "BlockQuote",
}
# The marks that open an entity, the longest first; below, those that close it.
_MARKS = {
    "__": "underline",
    "||": "spoiler",
    "![": "custom_emoji",
    "_": "italic",
    "*": "bold",
    "~": "strikethrough",
    "[": "text_link",
}
_CLOSING = {
    "underline": "__",
    "spoiler": "||",
    "custom_emoji": "]",
    "italic": "_",
    "bold": "*",
    "strikethrough": "~",
    "text_link": "]",
    "code": "`",
    "pre": "```",
}
_CODE = ("code", "pre")
_FENCE = re.compile(r"```(?:([^\s`]+)(?=\s))?(?:\r\n|\n\r|\n|\r)?", re.ASCII)


@dataclass(slots=True)
class _Open:
    """An entity whose end has not come yet; `mark` is where it was opened in the source."""

    kind: str
    start: int
    mark: int
    language: str = ""


class _Parser:
    """Walks the source once; plain text goes to `plain`, open entities wait in `waiting`."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.position = 0
        self.plain: list[str] = []
        self.spans: list[Span] = []
        self.waiting: list[_Open] = []
        self.in_quote = False
        self.at_line_start = True

    def parse(self) -> tuple[str, list[Span]]:
        while self.position < len(self.text):
            character = self.text[self.position]
            top = self.waiting[-1].kind if self.waiting else ""
            if character == "\\" and "\0" < self.text[self.position + 1 : self.position + 2] <= "~":
                self.position += 1
                self._keep(self.text[self.position])
            elif character not in _RESERVED or (top in _CODE and character != "`"):
                self._keep(character)
            elif self.in_quote and character == "\n" and not self._next_is(">", 1):
                self._end_quote()
            elif top in _CLOSING and self._closes(top):
                self._end()
            else:
                self._begin(character)
        self._end_last_quote()
        if self.waiting:
            raise self._unended()
        return "".join(self.plain), self.spans

    def _next_is(self, mark: str, ahead: int = 0) -> bool:
        return self.text.startswith(mark, self.position + ahead)

    def _keep(self, character: str) -> None:
        self.plain.append(character)
        self.position += 1
        if character != "\r":
            in_code = self.waiting and self.waiting[-1].kind in _CODE
            self.at_line_start = character == "\n" and not in_code

    def _closes(self, kind: str) -> bool:
        # Between "_" and "__" the longer wins: "__" never ends an italic.
        return self._next_is(_CLOSING[kind]) and not (kind == "italic" and self._next_is("__"))

    def _begin(self, character: str) -> None:
        if character == "\n":
            self._keep(character)
        elif character == "`":
            self._begin_code()
        elif character == ">" and self.at_line_start:
            if not self.in_quote:
                self.waiting.append(_Open("blockquote", len(self.plain), self.position))
                self.in_quote = True
            self.position += 1
        else:
            mark = next((mark for mark in _MARKS if self._next_is(mark)), "")
            if not mark:
                raise parse_error(
                    f"Character '{character}' is reserved and must be escaped "
                    "with the preceding '\\'"
                )
            self.waiting.append(_Open(_MARKS[mark], len(self.plain), self.position))
            self.position += len(mark)

    def _begin_code(self) -> None:
        fence = _FENCE.match(self.text, self.position)
        kind, language = ("pre", fence[1] or "") if fence else ("code", "")
        self.waiting.append(_Open(kind, len(self.plain), self.position, language))
        self.position = fence.end() if fence else self.position + 1

    def _end(self) -> None:
        ended = self.waiting.pop()
        self.position += len(_CLOSING[ended.kind])
        span = Span(ended.kind, ended.start, len(self.plain))
        keep = span.start < span.end
        match ended.kind:
            case "pre" if ended.language:
                span.detail = {"language": ended.language}
            case "text_link":
                target = self._target() if self._next_is("(") else "".join(self.plain[span.start :])
                keep = links.try_set_link(span, target) and keep
            case "custom_emoji":
                keep = self._emoji_or_time(span) and keep
        if keep:
            self.spans.append(span)

    def _target(self) -> str:
        """Read the address in round brackets after a "]"; backslashes escape in it."""
        self.position += 1
        begin = self.position
        link: list[str] = []
        while self.position < len(self.text) and not self._next_is(")"):
            if (
                self._next_is("\\")
                and "\0" < self.text[self.position + 1 : self.position + 2] <= "~"
            ):
                self.position += 1
            link.append(self.text[self.position])
            self.position += 1
        if self.position >= len(self.text):
            raise parse_error(
                f"Can't find end of a URL at byte offset {byte_offset(self.text, begin)}"
            )
        self.position += 1
        return "".join(link)

    def _emoji_or_time(self, span: Span) -> bool:
        if not self._next_is("("):
            raise parse_error("The entity must contain a tg://emoji or tg://time URL")
        target = self._target()
        emoji = (links.query(target, "emoji") or {}).get("id", "")
        if re.fullmatch(r"[0-9]{1,19}", emoji) and int(emoji):
            span.detail = {"custom_emoji_id": emoji}
            return True
        time = links.query(target, "time") or {}
        if not re.fullmatch(r"[0-9]{1,10}", time.get("unix", "")):
            raise parse_error("Invalid tg://emoji or tg://time URL specified")
        try:
            date_format = dates.canonical_format(time.get("format", ""))
        except ValueError as error:
            raise parse_error(str(error)) from error
        span.kind, span.detail = "date_time", dates.detail(int(time["unix"]), date_format)
        return 0 < int(time["unix"]) < 1 << 31

    def _end_quote(self) -> None:
        """End the quote at a line that no ">" continues; "||" right before its end folds it."""
        self._fold()
        if self.waiting[-1].kind not in QUOTES:
            raise self._unended()
        quote = self.waiting.pop()
        self._keep("\n")
        self.spans.append(Span(quote.kind, quote.start, len(self.plain)))
        self.in_quote = False

    def _end_last_quote(self) -> None:
        if not self.in_quote:
            return
        self._fold()
        quote = self.waiting[-1]
        if quote.kind in QUOTES:
            self.waiting.pop()
            if quote.start < len(self.plain):
                self.spans.append(Span(quote.kind, quote.start, len(self.plain)))

    def _fold(self) -> None:
        """Fold the quote if a spoiler was opened just before its end: there "||" means that."""
        top, below = self.waiting[-1], self.waiting[-2:-1]
        just_opened = top.mark == self.position - 2 or (
            top.mark == self.position - 3 and self.plain[-1:] == ["\r"]
        )
        if top.kind == "spoiler" and just_opened and below and below[0].kind == "blockquote":
            self.waiting.pop()
            self.waiting[-1].kind = "expandable_blockquote"

    def _unended(self) -> Exception:
        top = self.waiting[-1]
        name = "PreCode" if top.language else _NAMES[top.kind]
        return parse_error(
            f"Can't find end of {name} entity at byte offset {byte_offset(self.text, top.mark)}"
        )


def parse(text: str) -> tuple[str, list[Span]]:
    """Return the plain text and the spans that its marks make."""
    return _Parser(text).parse()
