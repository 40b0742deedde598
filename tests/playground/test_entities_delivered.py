"""Formatted texts as they are delivered: nesting, dates, cleaning, lengths, detected entities; and
the laws that every delivered text obeys."""

import html
import itertools

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bot.playground.entities import BadText, TooLong, utf16_length
from tests.playground.formatting import NOW, Entity, mark, parsed, refusal

# Nesting


def test_styles_are_cut_where_another_begins() -> None:
    assert parsed("<b>bold <i>both</i> bold</b>", "html") == (
        "bold both bold",
        [mark("bold", 0, 5), mark("bold", 5, 9), mark("italic", 5, 4)],
    )


def test_styles_that_cross_end_up_in_each_other() -> None:
    entities = parsed("abcdef", None, [mark("bold", 0, 4), mark("italic", 2, 4)])[1]
    assert entities == [mark("bold", 0, 2), mark("italic", 2, 4), mark("bold", 2, 2)]


def test_a_style_that_touches_itself_is_one() -> None:
    assert parsed("<b>ab</b><b>cd</b>", "html")[1] == [mark("bold", 0, 4)]


def test_nothing_lies_in_code_and_code_lies_in_quotes_alone() -> None:
    assert parsed("<b>a<code>b</code>c</b>", "html")[1] == [
        mark("bold", 0, 1),
        mark("code", 1, 1),
        mark("bold", 2, 1),
    ]
    assert parsed("<blockquote>a<code>b</code></blockquote>", "html")[1] == [
        mark("blockquote", 0, 2),
        mark("code", 1, 1),
    ]


def test_quotes_never_nest() -> None:
    text = "<blockquote>a<blockquote>b</blockquote></blockquote>"
    assert parsed(text, "html") == ("ab", [mark("blockquote", 0, 2)])


def test_a_link_holds_styles_and_no_other_link() -> None:
    assert parsed('<a href="a.b"><b>x</b> c.com</a>', "html")[1] == [
        mark("text_link", 0, 7, url="http://a.b/"),
        mark("bold", 0, 1),
    ]


def test_at_most_a_hundred_marked_entities() -> None:
    text = "<code>x</code> " * 150
    assert len(parsed(text, "html")[1]) == 100


# Dates


def test_a_date_counts_down_in_the_form_that_was_asked_for() -> None:
    text = f'<tg-time unix="{NOW + 60}" format="r">in a minute</tg-time>'
    assert parsed(text, "html") == (
        "in a minute",
        [mark("date_time", 0, 11, unix_time=NOW + 60, date_time_format="r")],
    )
    assert parsed(f'<tg-time unix="{NOW}">x</tg-time>', "html")[1] == [
        mark("date_time", 0, 1, unix_time=NOW)
    ]


@pytest.mark.parametrize(
    ("wanted", "given_back"), [("R", "r"), ("tD", "Dt"), ("TtdDwW", "wdt"), ("W", "w"), ("T", "T")]
)
def test_a_date_format_comes_back_in_one_order(wanted: str, given_back: str) -> None:
    entity = mark("date_time", 0, 1, unix_time=NOW, date_time_format=wanted)
    assert parsed("x", None, [entity])[1][0]["date_time_format"] == given_back


def test_dates_of_no_time_are_dropped() -> None:
    assert parsed('<tg-time unix="0">x</tg-time>', "html") == ("x", [])
    assert parsed("<tg-time>x</tg-time>", "html") == ("x", [])


@pytest.mark.parametrize(
    ("length", "date_format", "is_fine"),
    [(31, "r", True), (32, "r", False), (127, "", True), (128, "", False)],
)
def test_the_text_of_a_date_is_short(length: int, date_format: str, is_fine: bool) -> None:
    entity = mark("date_time", 0, length, unix_time=NOW)
    if date_format:
        entity["date_time_format"] = date_format
    if is_fine:
        assert parsed("x" * length, None, [entity])[1] == [entity]
    else:
        assert refusal("x" * length, None, [entity]) == "ENTITY_DATE_TOO_LONG"


def test_a_date_is_not_too_far_off() -> None:
    furthest = NOW + 1098 * 86400
    assert parsed("x", None, [mark("date_time", 0, 1, unix_time=furthest)])[1]
    later = mark("date_time", 0, 1, unix_time=furthest + 1)
    assert refusal("x", None, [later]) == "ENTITY_DATE_INVALID"


# Cleaning and lengths


def test_control_characters_become_spaces_and_tricks_of_direction_go() -> None:
    assert parsed("a\tb\x00c\x1fd") == ("a b c d", [])
    assert parsed("a\r\nb\u202ec\u2028d\u0333e") == ("a\nbcde", [])
    assert parsed("a\u200e\u200f\u200eb")[0] == "a\u200c\u200c\u200eb"


def test_entities_move_with_what_is_cleaned_away() -> None:
    assert parsed("\r\r<b>a\rb</b>\r c", "html") == ("ab c", [mark("bold", 0, 2)])
    assert parsed("\u202e<b>\u202e</b>x", "html") == ("x", [])


def test_ends_are_trimmed_but_not_in_front_of_an_entity() -> None:
    assert parsed("  \n a b \n ") == ("a b", [])
    assert parsed(" <b> x </b> ", "html") == (" x", [mark("bold", 0, 2)])
    assert parsed("a<b> </b>", "html") == ("a", [])


@pytest.mark.parametrize("text", [" ", "\n\n", "\u200b", "\u2800\u3000", "\u200e\u200f", "<b></b>"])
def test_a_text_that_nobody_sees_is_none(text: str) -> None:
    assert refusal(text, "html") == "text must be non-empty"


def test_no_text_at_all() -> None:
    assert refusal("") == "message text is empty"
    assert parsed("", allow_empty=True) == ("", [])
    assert parsed("", "html", allow_empty=True) == ("", [])
    assert parsed(" \n", allow_empty=True) == ("", [])


def test_length_counts_characters_after_parsing() -> None:
    assert parsed("<b>" + "😀" * 4096 + "</b>", "html")[1] == [mark("bold", 0, 8192)]
    with pytest.raises(TooLong, match=r"^message is too long$"):
        parsed("x" * 4097)
    with pytest.raises(TooLong, match=r"^message caption is too long$"):
        parsed("x" * 1025, limit=1024)


def test_a_text_has_at_most_32768_bytes_before_parsing() -> None:
    assert refusal("é" * 16385) == "text is too long"


def test_a_text_is_unicode() -> None:
    assert refusal("a\ud800") == "strings must be encoded in UTF-8"


# What Telegram finds by itself


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("/play now", [mark("bot_command", 0, 5)]),
        ("/play@parlour_bot", [mark("bot_command", 0, 17)]),
        ("😀 /play", [mark("bot_command", 3, 5)]),
        ("a/b", []),
        ("//x </x> /x/", []),
        ("/play@x", []),
        ("/" + "x" * 65, []),
        ("hi @durov!", [mark("mention", 3, 6)]),
        ("@gif @abc x@durov", [mark("mention", 0, 4)]),
        ("@" + "x" * 33, []),
        ("#tag #123 #1a a#b #x#y", [mark("hashtag", 0, 4), mark("hashtag", 10, 3)]),
        ("#слово", [mark("hashtag", 0, 6)]),
        ("#tag@durov", [mark("hashtag", 0, 10)]),
        ("#" + "x" * 300, [mark("hashtag", 0, 257)]),
        ("$USD $1INCH $usd $TOOLONGER", [mark("cashtag", 0, 4), mark("cashtag", 5, 6)]),
        ("$USD@durov", [mark("cashtag", 0, 10)]),
        ("+1-212-555-0123", [mark("phone_number", 0, 15)]),
        ("1+2 +12", []),
        ("a@b.com", [mark("email", 0, 7)]),
        ("mailto:a.b+c@mail.example.org.", [mark("email", 7, 22)]),
        ("see https://a.example/x?y#z.", [mark("url", 4, 23)]),
        ("(t.me/durov)", [mark("url", 1, 10)]),
        ("en.wikipedia.org/wiki/A_(b)", [mark("url", 0, 27)]),
        ("http://a_b.example.com:8080/ http://a_b.example/", [mark("url", 0, 28)]),
        ("example.com:99999/x", [mark("url", 0, 11)]),
        ("127.0.0.1 1.2.3 300.1.1.1", [mark("url", 0, 9)]),
        ("https://user:pw@example.com", [mark("url", 0, 27)]),
        ("tg://resolve?domain=x", [mark("url", 0, 21)]),
        ("end.Of file.txt a..com x.y sftp://a.com", []),
        ("пример.рф", [mark("url", 0, 9)]),
        ("EXAMPLE.COM", [mark("url", 0, 11)]),
        ("http://localhost.anything", [mark("url", 0, 25)]),
        ("x_y.com a.b_c.com", []),
        ("xn--e1afmkfd.xn--p1ai", [mark("url", 0, 21)]),
    ],
)
def test_what_is_found(text: str, expected: list[Entity]) -> None:
    assert parsed(text)[1] == expected


def test_nothing_is_found_in_code_and_links() -> None:
    assert parsed("<code>/a</code> /b", "html")[1] == [
        mark("code", 0, 2),
        mark("bot_command", 3, 2),
    ]
    assert parsed('<a href="x.y">c.com</a>', "html")[1] == [
        mark("text_link", 0, 5, url="http://x.y/")
    ]


def test_what_is_found_cuts_styles() -> None:
    assert parsed("<b>see c.com now</b>", "html")[1] == [
        mark("bold", 0, 4),
        mark("url", 4, 5),
        mark("bold", 4, 5),
        mark("bold", 9, 4),
    ]


# Laws


TRICKY = st.text(
    st.one_of(
        st.sampled_from("<>/&;#x\"'= \n\r\t*_~`|[]()!>\\+-.@:$0aAé\u200e\u202e\u0333😀b"),
        st.characters(),
    ),
    max_size=80,
)
MARKUP = st.lists(
    st.sampled_from(
        [
            *("<b>", "</b>", "<i>", "</i>", "<code>", "</code>", "<blockquote>", "</blockquote>"),
            *('<a href="a.b">', "</a>", "<pre>", "</pre>", "<tg-spoiler>", "</tg-spoiler>"),
            *("*", "_", "__", "~", "||", "`", "```", "[", "](a.b)", ">", "\n>", "\n", "||\n"),
            *("a", "😀", " ", "\\", "c.com", "/x", "@durov", "#a", "\r"),
        ]
    ),
    max_size=30,
).map("".join)
MODES = st.sampled_from([None, "HTML", "MarkdownV2", "Markdown"])
STYLES = ("bold", "italic", "underline", "strikethrough", "spoiler")
KINDS = (*STYLES, "code", "pre", "blockquote", "expandable_blockquote", "mention", "wavy")
ENTITIES = st.lists(
    st.builds(mark, st.sampled_from(KINDS), st.integers(0, 20), st.integers(0, 20)), max_size=8
)


def check_laws(text: str, entities: list[Entity]) -> None:
    """Check the laws that every delivered text obeys."""
    text.encode()
    assert text == text.rstrip(" \n")
    ends = set(itertools.accumulate((1 + (c > "\uffff") for c in text), initial=0))
    opened: list[Entity] = []
    keys = [(e["offset"], -e["length"]) for e in entities]
    assert keys == sorted(keys)
    for entity in entities:
        start, end = entity["offset"], entity["offset"] + entity["length"]
        assert start < end
        assert {start, end} <= ends
        while opened and opened[-1]["offset"] + opened[-1]["length"] <= start:
            opened.pop()
        for outer in opened:
            assert end <= outer["offset"] + outer["length"], "entities cross"
            assert outer["type"] not in ("code", "pre", "date_time")
            assert outer["type"] != entity["type"]
            if "blockquote" in entity["type"]:
                assert outer["type"] in STYLES
        opened.append(entity)


@settings(deadline=None)
@given(st.one_of(TRICKY, MARKUP), MODES, ENTITIES)
def test_any_text_is_delivered_lawfully_or_refused(
    text: str, mode: str | None, entities: list[Entity]
) -> None:
    try:
        plain, shown = parsed(text, mode, entities)
    except BadText:
        return
    check_laws(plain, shown)
    assert 0 < len(plain) <= 4096


@settings(deadline=None)
@given(TRICKY)
def test_escaped_html_comes_back_as_the_same_text(text: str) -> None:
    """Escape a text, and check that nothing of it is read as markup."""
    assume("\0" not in text)
    assert outcome(html.escape(text), "HTML") == outcome(text, None)


def outcome(text: str, mode: str | None) -> object:
    try:
        return parsed(text, mode)
    except BadText as refused:
        return str(refused)


@settings(deadline=None)
@given(MARKUP, MODES)
def test_a_delivered_text_sent_again_is_the_same(text: str, mode: str | None) -> None:
    """Check that a delivered text with its entities is its own normal form, as edits assume."""
    try:
        plain, shown = parsed(text, mode)
    except BadText:
        return
    assert parsed(plain, None, shown) == (plain, shown)


@settings(deadline=None)
@given(st.text())
def test_utf16_length(text: str) -> None:
    assert utf16_length(text) == len(text.encode("utf-16-le", "surrogatepass")) // 2
