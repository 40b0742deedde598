"""What Telegram makes of a text: parsing, cleaning, finding, nesting, and its complaints."""

import html
import itertools
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from bot.playground.entities import BadText, TooLong, compose, utf16_length

NOW = 1_767_225_600
ANN = {"id": 11, "is_bot": False, "first_name": "Ann"}

Entity = dict[str, Any]


def people(user: int) -> dict[str, Any] | None:
    return ANN if user == 11 else None


def made(
    text: str,
    mode: str | None = None,
    entities: Any = None,
    *,
    limit: int = 4096,
    allow_empty: bool = False,
) -> tuple[str, list[Entity]]:
    return compose(
        text,
        parse_mode=mode,
        entities=entities,
        limit=limit,
        resolve_user=people,
        now=NOW,
        allow_empty=allow_empty,
    )


def of(kind: str, offset: int, length: int, **detail: Any) -> Entity:
    return {"type": kind, "offset": offset, "length": length, **detail}


def refusal(text: str, mode: str | None = None, entities: Any = None) -> str:
    with pytest.raises(BadText) as refused:
        made(text, mode, entities)
    return str(refused.value)


# HTML


@pytest.mark.parametrize(
    ("tag", "kind"),
    [
        *[("b", "bold"), ("strong", "bold"), ("i", "italic"), ("em", "italic")],
        *[("u", "underline"), ("ins", "underline"), ("s", "strikethrough")],
        *[("strike", "strikethrough"), ("del", "strikethrough"), ("tg-spoiler", "spoiler")],
        *[("code", "code"), ("pre", "pre"), ("blockquote", "blockquote"), ("B", "bold")],
    ],
)
def test_each_html_tag_makes_its_entity(tag: str, kind: str) -> None:
    assert made(f"a <{tag}>😀b</{tag}> c", "HTML") == ("a 😀b c", [of(kind, 2, 3)])


def test_html_tags_that_carry_more() -> None:
    assert made('<span class="tg-spoiler">x</span>', "html") == ("x", [of("spoiler", 0, 1)])
    assert made("<blockquote expandable>q</blockquote>", "html") == (
        "q",
        [of("expandable_blockquote", 0, 1)],
    )
    assert made('<pre><code class="language-py">x</code></pre>', "html") == (
        "x",
        [of("pre", 0, 1, language="py")],
    )
    assert made('<code class="language-py">x</code>', "html") == ("x", [of("code", 0, 1)])
    assert made("<pre><code>x</code></pre>", "html") == ("x", [of("pre", 0, 1)])
    assert made('<tg-emoji emoji-id="5368324170671202286">👍</tg-emoji>', "html") == (
        "👍",
        [of("custom_emoji", 0, 2, custom_emoji_id="5368324170671202286")],
    )


def test_html_links_come_back_in_telegrams_form() -> None:
    assert made('<a href="HTTP://Example.COM">x</a>', "html")[1] == [
        of("text_link", 0, 1, url="http://example.com/")
    ]
    assert made("<a href='example.org/A?b#c'>x</a>", "html")[1] == [
        of("text_link", 0, 1, url="http://example.org/A?b#c")
    ]
    assert made('<a href="tg://resolve?domain=x">x</a>', "html")[1] == [
        of("text_link", 0, 1, url="tg://resolve?domain=x")
    ]
    assert made('<a href="https://a.b/?x=1&amp;y=2">x</a>', "html")[1] == [
        of("text_link", 0, 1, url="https://a.b/?x=1&y=2")
    ]


def test_an_html_link_to_a_person_is_a_mention_and_to_a_stranger_nothing() -> None:
    assert made('<a href="tg://user?id=11">Ann</a>', "html") == (
        "Ann",
        [of("text_mention", 0, 3, user=ANN)],
    )
    assert made('<a href="tg://user?id=12">Bob</a>', "html") == ("Bob", [])


@pytest.mark.parametrize("href", ["nowhere", "ftp://a.b", "javascript:x", "http://a b.c", ""])
def test_a_bad_href_silently_loses_the_link(href: str) -> None:
    assert made(f'<a href="{href}">plain words</a>', "html") == ("plain words", [])


def test_html_characters_by_name_and_number() -> None:
    assert made("&lt;&gt;&amp;&quot;&#65;&#x42;&#128512;", "html")[0] == '<>&"AB😀'
    assert made("&nbsp; &copy; &#0; &#1114111; &ltx; & &;", "html")[0] == (
        "&nbsp; &copy; &#0; &#1114111; &ltx; & &;"
    )
    assert made("&lt b", "html")[0] == "< b"


def test_html_ignores_what_it_does_not_know_of_a_tag() -> None:
    assert made('<b title="x" hidden data-a=1>y</b>', "html") == ("y", [of("bold", 0, 1)])
    assert made("<b  >y</b  >", "html") == ("y", [of("bold", 0, 1)])
    assert made("<b>y</>", "html") == ("y", [of("bold", 0, 1)])


def test_empty_html_entities_vanish() -> None:
    assert made("<b></b>a<i> </i>b", "html") == ("a b", [of("italic", 1, 1)])


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("é<x>y</x>", 'Unsupported start tag "x" at byte offset 2'),
        ("<!-- -->", 'Unsupported start tag "!--" at byte offset 0'),
        ("1 < 2", 'Unsupported start tag "" at byte offset 2'),
        ("a<b", "Unclosed start tag at byte offset 1"),
        ("<a href", 'Unclosed start tag "a" at byte offset 0'),
        ("<a href=", 'Unclosed start tag "a" at byte offset 0'),
        ('<a href="x', "Unclosed start tag at byte offset 0"),
        ("<a href=x", "Unclosed start tag at byte offset 0"),
        ("<a href=x/y>z</a>", "Unexpected end of name token at byte offset 8"),
        ('<a "x">z</a>', 'Empty attribute name in the tag "a" at byte offset 0'),
        ("x</b>", "Unexpected end tag at byte offset 1"),
        ("<b>x</b", "Unclosed end tag at byte offset 4"),
        (
            "<b>x</i>",
            'Unmatched end tag at byte offset 4, expected "</b>", found "</i>"',
        ),
        ("<b>x", 'Can\'t find end tag corresponding to start tag "b"'),
        ("<b><i>x", 'Can\'t find end tag corresponding to start tag "i"'),
        ("<span>x</span>", 'Tag "span" must have class "tg-spoiler" at byte offset 0'),
        ("<tg-emoji>x</tg-emoji>", "Invalid custom emoji identifier specified"),
        ('<tg-time unix="9" format="q">x</tg-time>', "Invalid date format used"),
        (
            "&#xd83d;&#xde00;",
            "Text contains invalid Unicode characters after decoding HTML entities, "
            "check for unmatched surrogate code units",
        ),
        ("a\0b", "Text must not contain null bytes"),
    ],
)
def test_what_html_complains_about(text: str, complaint: str) -> None:
    assert refusal(text, "HTML") == f"can't parse entities: {complaint}"


# MarkdownV2


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("*b*", ("b", [of("bold", 0, 1)])),
        ("_i_", ("i", [of("italic", 0, 1)])),
        ("__u__", ("u", [of("underline", 0, 1)])),
        ("~s~", ("s", [of("strikethrough", 0, 1)])),
        ("||s||", ("s", [of("spoiler", 0, 1)])),
        ("`c*d`", ("c*d", [of("code", 0, 3)])),
        ("```py\nx\ny```", ("x\ny", [of("pre", 0, 3, language="py")])),
        ("```\nx```", ("x", [of("pre", 0, 1)])),
        ("```x```", ("x", [of("pre", 0, 1)])),
        ("[t](https://a.b)", ("t", [of("text_link", 0, 1, url="https://a.b/")])),
        (r"[t](https://a.b/\))", ("t", [of("text_link", 0, 1, url="https://a.b/)")])),
        ("[Ann](tg://user?id=11)", ("Ann", [of("text_mention", 0, 3, user=ANN)])),
        ("[t](nowhere)", ("t", [])),
        ("![👍](tg://emoji?id=5)", ("👍", [of("custom_emoji", 0, 2, custom_emoji_id="5")])),
        (
            "![soon](tg://time?unix=1767225700&format=wDT)",
            ("soon", [of("date_time", 0, 4, unix_time=1767225700, date_time_format="wDT")]),
        ),
        (">q\n>r\nt", ("q\nr\nt", [of("blockquote", 0, 4)])),
        (">q\n>r||\nt", ("q\nr\nt", [of("expandable_blockquote", 0, 4)])),
        (">q||", ("q", [of("expandable_blockquote", 0, 1)])),
        (r"\*\_\.\\", ("*_.\\", [])),
        ("😀*b*", ("😀b", [of("bold", 2, 1)])),
        ("_a*b*_", ("ab", [of("italic", 0, 1), of("bold", 1, 1), of("italic", 1, 1)])),
        ("**", None),
    ],
)
def test_markdown(text: str, expected: tuple[str, list[Entity]] | None) -> None:
    if expected is None:
        assert refusal(text, "MarkdownV2") == "text must be non-empty"
    else:
        plain, entities = made(text, "MarkdownV2")
        assert plain == expected[0]
        assert sorted(map(str, entities)) == sorted(str(order(e)) for e in expected[1])


def order(entity: Entity) -> Entity:
    head = {name: entity[name] for name in ("offset", "length", "type")}
    return head | {name: value for name, value in entity.items() if name not in head}


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        *(
            (f"a{c}", f"Character '{c}' is reserved and must be escaped with the preceding '\\'")
            for c in "])>#+-=|{}.!("
        ),
        ("é*b", "Can't find end of Bold entity at byte offset 2"),
        ("_b", "Can't find end of Italic entity at byte offset 0"),
        ("__b", "Can't find end of Underline entity at byte offset 0"),
        ("~b", "Can't find end of Strikethrough entity at byte offset 0"),
        ("||b", "Can't find end of Spoiler entity at byte offset 0"),
        ("`b", "Can't find end of Code entity at byte offset 0"),
        ("```b", "Can't find end of Pre entity at byte offset 0"),
        ("```py\nb", "Can't find end of PreCode entity at byte offset 0"),
        ("[b", "Can't find end of TextUrl entity at byte offset 0"),
        ("[b](x", "Can't find end of a URL at byte offset 4"),
        (">*b\nc", "Can't find end of Bold entity at byte offset 1"),
        ("![b]", "The entity must contain a tg://emoji or tg://time URL"),
        ("![b](x)", "Invalid tg://emoji or tg://time URL specified"),
        ("![b](tg://time?unix=5&format=z)", "Invalid date format used"),
    ],
)
def test_what_markdown_complains_about(text: str, complaint: str) -> None:
    assert refusal(text, "MarkdownV2") == f"can't parse entities: {complaint}"


def test_the_old_markdown() -> None:
    assert made("*b* _i_ `c` \\_ [t](a.b)", "Markdown") == (
        "b i c _ t",
        [
            order(of("bold", 0, 1)),
            order(of("italic", 2, 1)),
            order(of("code", 4, 1)),
            order(of("text_link", 8, 1, url="http://a.b/")),
        ],
    )
    assert refusal("a_b", "Markdown") == (
        "can't parse entities: Can't find end of the entity starting at byte offset 1"
    )


def test_modes_are_taken_in_any_case_and_unknown_ones_refused() -> None:
    assert made("<b>x</b>", "hTmL")[1] == [of("bold", 0, 1)]
    assert made("<b>x</b>", "none") == ("<b>x</b>", [])
    assert refusal("x", "BBCode") == "unsupported parse_mode"


# Entities beside the text


def test_parse_mode_beats_entities() -> None:
    assert made("<b>x</b>", "HTML", [of("italic", 0, 1)]) == ("x", [of("bold", 0, 1)])


def test_explicit_entities_count_utf16_units() -> None:
    assert made("😀b", None, [of("bold", 2, 1)]) == ("😀b", [of("bold", 2, 1)])


def test_explicit_entities_of_every_kind() -> None:
    given_entities = [
        of("pre", 0, 1, language="py"),
        of("text_link", 1, 1, url="A.b"),
        of("text_mention", 2, 1, user={"id": 11}),
        of("custom_emoji", 3, 1, custom_emoji_id="77"),
        of("date_time", 4, 1, unix_time=NOW, date_time_format="tw"),
        of("code", 5, 1),
        of("blockquote", 6, 1),
        of("mention", 7, 1),
        of("text_link", 8, 1, url="tg://user?id=11"),
    ]
    assert made("abcdefghi", None, given_entities)[1] == [
        of("pre", 0, 1, language="py"),
        of("text_link", 1, 1, url="http://a.b/"),
        of("text_mention", 2, 1, user=ANN),
        of("custom_emoji", 3, 1, custom_emoji_id="77"),
        of("date_time", 4, 1, unix_time=NOW, date_time_format="wt"),
        of("code", 5, 1),
        of("blockquote", 6, 1),
        of("text_mention", 8, 1, user=ANN),
    ]


@pytest.mark.parametrize(
    ("entity", "complaint"),
    [
        (of("bold", 1, 1), "entity begins in a middle of a UTF-16 symbol at byte offset 4"),
        (
            of("bold", 0, 1),
            "entity beginning at UTF-16 offset 0 ends in a middle of a UTF-16 symbol "
            "at byte offset 4",
        ),
        (of("bold", 9, 1), "entity begins after the end of the text at UTF-16 offset 9"),
        (
            of("bold", 2, 9),
            "entity beginning at UTF-16 offset 2 ends after the end of the text "
            "at UTF-16 offset 11",
        ),
        (of("bold", -1, 1), "receive an entity with incorrect offset -1"),
        (of("bold", 0, -1), "receive an entity with incorrect length -1"),
        (of("text_link", 2, 1, url="x"), "entity URL 'x' is invalid: Wrong HTTP URL"),
        (of("date_time", 2, 1, unix_time=0), "invalid date specified"),
        (of("custom_emoji", 2, 1, custom_emoji_id=0), "invalid custom emoji identifier specified"),
        (of("text_link", 2, 1), "can't parse MessageEntity: Can't find field \"url\""),
        (of("text_mention", 2, 1), "can't parse MessageEntity: Can't find field \"user\""),
        (of("wavy", 2, 1), "can't parse MessageEntity: Unsupported type specified"),
        (of("", 2, 1), "can't parse MessageEntity: Type is not specified"),
        ({"type": "bold"}, "can't parse MessageEntity: Can't find field \"offset\""),
        (
            {"type": "bold", "offset": [], "length": 1},
            'can\'t parse MessageEntity: Field "offset" must be of type Number',
        ),
        ("bold", "can't parse MessageEntity: expected an Object"),
    ],
)
def test_what_explicit_entities_are_refused_for(entity: Any, complaint: str) -> None:
    assert refusal("😀b", None, [entity]) == complaint


# Nesting


def test_styles_are_cut_where_another_begins() -> None:
    assert made("<b>bold <i>both</i> bold</b>", "html") == (
        "bold both bold",
        [of("bold", 0, 5), of("bold", 5, 9), of("italic", 5, 4)],
    )


def test_styles_that_cross_end_up_in_each_other() -> None:
    entities = made("abcdef", None, [of("bold", 0, 4), of("italic", 2, 4)])[1]
    assert entities == [of("bold", 0, 2), of("italic", 2, 4), of("bold", 2, 2)]


def test_a_style_that_touches_itself_is_one() -> None:
    assert made("<b>ab</b><b>cd</b>", "html")[1] == [of("bold", 0, 4)]


def test_nothing_lies_in_code_and_code_lies_in_quotes_alone() -> None:
    assert made("<b>a<code>b</code>c</b>", "html")[1] == [
        of("bold", 0, 1),
        of("code", 1, 1),
        of("bold", 2, 1),
    ]
    assert made("<blockquote>a<code>b</code></blockquote>", "html")[1] == [
        of("blockquote", 0, 2),
        of("code", 1, 1),
    ]


def test_quotes_never_nest() -> None:
    text = "<blockquote>a<blockquote>b</blockquote></blockquote>"
    assert made(text, "html") == ("ab", [of("blockquote", 0, 2)])


def test_a_link_holds_styles_and_no_other_link() -> None:
    assert made('<a href="a.b"><b>x</b> c.com</a>', "html")[1] == [
        of("text_link", 0, 7, url="http://a.b/"),
        of("bold", 0, 1),
    ]


def test_at_most_a_hundred_marked_entities() -> None:
    text = "<code>x</code> " * 150
    assert len(made(text, "html")[1]) == 100


# Dates


def test_a_date_counts_down_in_the_form_that_was_asked_for() -> None:
    text = f'<tg-time unix="{NOW + 60}" format="r">in a minute</tg-time>'
    assert made(text, "html") == (
        "in a minute",
        [of("date_time", 0, 11, unix_time=NOW + 60, date_time_format="r")],
    )
    assert made(f'<tg-time unix="{NOW}">x</tg-time>', "html")[1] == [
        of("date_time", 0, 1, unix_time=NOW)
    ]


@pytest.mark.parametrize(
    ("wanted", "given_back"),
    [("R", "r"), ("tD", "Dt"), ("TtdDwW", "wdt"), ("W", "w"), ("T", "T")],
)
def test_a_date_format_comes_back_in_one_order(wanted: str, given_back: str) -> None:
    entity = of("date_time", 0, 1, unix_time=NOW, date_time_format=wanted)
    assert made("x", None, [entity])[1][0]["date_time_format"] == given_back


def test_dates_of_no_time_are_dropped() -> None:
    assert made('<tg-time unix="0">x</tg-time>', "html") == ("x", [])
    assert made("<tg-time>x</tg-time>", "html") == ("x", [])


@pytest.mark.parametrize(
    ("length", "date_format", "is_fine"),
    [(31, "r", True), (32, "r", False), (127, "", True), (128, "", False)],
)
def test_the_text_of_a_date_is_short(length: int, date_format: str, is_fine: bool) -> None:
    entity = of("date_time", 0, length, unix_time=NOW)
    if date_format:
        entity["date_time_format"] = date_format
    if is_fine:
        assert made("x" * length, None, [entity])[1] == [entity]
    else:
        assert refusal("x" * length, None, [entity]) == "ENTITY_DATE_TOO_LONG"


def test_a_date_is_not_too_far_off() -> None:
    furthest = NOW + 1098 * 86400
    assert made("x", None, [of("date_time", 0, 1, unix_time=furthest)])[1]
    later = of("date_time", 0, 1, unix_time=furthest + 1)
    assert refusal("x", None, [later]) == "ENTITY_DATE_INVALID"


# Cleaning and lengths


def test_control_characters_become_spaces_and_tricks_of_direction_go() -> None:
    assert made("a\tb\x00c\x1fd") == ("a b c d", [])
    assert made("a\r\nb\u202ec\u2028d\u0333e") == ("a\nbcde", [])
    assert made("a\u200e\u200f\u200eb")[0] == "a\u200c\u200c\u200eb"


def test_entities_move_with_what_is_cleaned_away() -> None:
    assert made("\r\r<b>a\rb</b>\r c", "html") == ("ab c", [of("bold", 0, 2)])
    assert made("\u202e<b>\u202e</b>x", "html") == ("x", [])


def test_ends_are_trimmed_but_not_in_front_of_an_entity() -> None:
    assert made("  \n a b \n ") == ("a b", [])
    assert made(" <b> x </b> ", "html") == (" x", [of("bold", 0, 2)])
    assert made("a<b> </b>", "html") == ("a", [])


@pytest.mark.parametrize("text", [" ", "\n\n", "\u200b", "\u2800\u3000", "\u200e\u200f", "<b></b>"])
def test_a_text_that_nobody_sees_is_none(text: str) -> None:
    assert refusal(text, "html") == "text must be non-empty"


def test_no_text_at_all() -> None:
    assert refusal("") == "message text is empty"
    assert made("", allow_empty=True) == ("", [])
    assert made("", "html", allow_empty=True) == ("", [])
    assert made(" \n", allow_empty=True) == ("", [])


def test_length_counts_characters_after_parsing() -> None:
    assert made("<b>" + "😀" * 4096 + "</b>", "html")[1] == [of("bold", 0, 8192)]
    with pytest.raises(TooLong, match=r"^message is too long$"):
        made("x" * 4097)
    with pytest.raises(TooLong, match=r"^message caption is too long$"):
        made("x" * 1025, limit=1024)


def test_a_text_has_at_most_32768_bytes_before_parsing() -> None:
    assert refusal("é" * 16385) == "text is too long"


def test_a_text_is_unicode() -> None:
    assert refusal("a\ud800") == "strings must be encoded in UTF-8"


# What Telegram finds by itself


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("/play now", [of("bot_command", 0, 5)]),
        ("/play@parlour_bot", [of("bot_command", 0, 17)]),
        ("😀 /play", [of("bot_command", 3, 5)]),
        ("a/b", []),
        ("//x </x> /x/", []),
        ("/play@x", []),
        ("/" + "x" * 65, []),
        ("hi @durov!", [of("mention", 3, 6)]),
        ("@gif @abc x@durov", [of("mention", 0, 4)]),
        ("@" + "x" * 33, []),
        ("#tag #123 #1a a#b #x#y", [of("hashtag", 0, 4), of("hashtag", 10, 3)]),
        ("#слово", [of("hashtag", 0, 6)]),
        ("#tag@durov", [of("hashtag", 0, 10)]),
        ("#" + "x" * 300, [of("hashtag", 0, 257)]),
        ("$USD $1INCH $usd $TOOLONGER", [of("cashtag", 0, 4), of("cashtag", 5, 6)]),
        ("$USD@durov", [of("cashtag", 0, 10)]),
        ("+1-212-555-0123", [of("phone_number", 0, 15)]),
        ("1+2 +12", []),
        ("a@b.com", [of("email", 0, 7)]),
        ("mailto:a.b+c@mail.example.org.", [of("email", 7, 22)]),
        ("see https://a.example/x?y#z.", [of("url", 4, 23)]),
        ("(t.me/durov)", [of("url", 1, 10)]),
        ("en.wikipedia.org/wiki/A_(b)", [of("url", 0, 27)]),
        ("http://a_b.example.com:8080/ http://a_b.example/", [of("url", 0, 28)]),
        ("example.com:99999/x", [of("url", 0, 11)]),
        ("127.0.0.1 1.2.3 300.1.1.1", [of("url", 0, 9)]),
        ("https://user:pw@example.com", [of("url", 0, 27)]),
        ("tg://resolve?domain=x", [of("url", 0, 21)]),
        ("end.Of file.txt a..com x.y sftp://a.com", []),
        ("пример.рф", [of("url", 0, 9)]),
        ("EXAMPLE.COM", [of("url", 0, 11)]),
        ("http://localhost.anything", [of("url", 0, 25)]),
        ("x_y.com a.b_c.com", []),
        ("xn--e1afmkfd.xn--p1ai", [of("url", 0, 21)]),
    ],
)
def test_what_is_found(text: str, expected: list[Entity]) -> None:
    assert made(text)[1] == expected


def test_nothing_is_found_in_code_and_links() -> None:
    assert made("<code>/a</code> /b", "html")[1] == [of("code", 0, 2), of("bot_command", 3, 2)]
    assert made('<a href="x.y">c.com</a>', "html")[1] == [of("text_link", 0, 5, url="http://x.y/")]


def test_what_is_found_cuts_styles() -> None:
    assert made("<b>see c.com now</b>", "html")[1] == [
        of("bold", 0, 4),
        of("url", 4, 5),
        of("bold", 4, 5),
        of("bold", 9, 4),
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
    st.builds(
        of,
        st.sampled_from(KINDS),
        st.integers(0, 20),
        st.integers(0, 20),
    ),
    max_size=8,
)


def check_laws(text: str, entities: list[Entity]) -> None:
    """What every delivered text obeys."""
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


@given(st.one_of(TRICKY, MARKUP), MODES, ENTITIES)
def test_any_text_is_delivered_lawfully_or_refused(
    text: str, mode: str | None, entities: list[Entity]
) -> None:
    try:
        plain, shown = made(text, mode, entities)
    except BadText:
        return
    check_laws(plain, shown)
    assert 0 < len(plain) <= 4096


@given(TRICKY)
def test_escaped_html_comes_back_as_the_same_text(text: str) -> None:
    """Escaping is enough: nothing of the text is read as markup."""
    assume("\0" not in text)
    assert outcome(html.escape(text), "HTML") == outcome(text, None)


def outcome(text: str, mode: str | None) -> object:
    try:
        return made(text, mode)
    except BadText as refused:
        return str(refused)


@given(MARKUP, MODES)
def test_a_delivered_text_sent_again_is_the_same(text: str, mode: str | None) -> None:
    """What an edit compares: text and entities as they were delivered are their own normal form."""
    try:
        plain, shown = made(text, mode)
    except BadText:
        return
    assert made(plain, None, shown) == (plain, shown)


@given(st.text())
def test_utf16_length(text: str) -> None:
    assert utf16_length(text) == len(text.encode("utf-16-le", "surrogatepass")) // 2
