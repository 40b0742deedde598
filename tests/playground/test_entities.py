"""Formatting in HTML, in Markdown and by entities, and Telegram's complaints about it."""

from typing import Any

import pytest

from tests.playground.formatting import ANN, NOW, Entity, mark, parsed, refusal

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
    assert parsed(f"a <{tag}>😀b</{tag}> c", "HTML") == ("a 😀b c", [mark(kind, 2, 3)])


def test_html_tags_that_carry_more() -> None:
    assert parsed('<span class="tg-spoiler">x</span>', "html") == ("x", [mark("spoiler", 0, 1)])
    assert parsed("<blockquote expandable>q</blockquote>", "html") == (
        "q",
        [mark("expandable_blockquote", 0, 1)],
    )
    assert parsed('<pre><code class="language-py">x</code></pre>', "html") == (
        "x",
        [mark("pre", 0, 1, language="py")],
    )
    assert parsed('<code class="language-py">x</code>', "html") == ("x", [mark("code", 0, 1)])
    assert parsed("<pre><code>x</code></pre>", "html") == ("x", [mark("pre", 0, 1)])
    assert parsed('<tg-emoji emoji-id="5368324170671202286">👍</tg-emoji>', "html") == (
        "👍",
        [mark("custom_emoji", 0, 2, custom_emoji_id="5368324170671202286")],
    )


def test_html_links_come_back_in_telegrams_form() -> None:
    assert parsed('<a href="HTTP://Example.COM">x</a>', "html")[1] == [
        mark("text_link", 0, 1, url="http://example.com/")
    ]
    assert parsed("<a href='example.org/A?b#c'>x</a>", "html")[1] == [
        mark("text_link", 0, 1, url="http://example.org/A?b#c")
    ]
    assert parsed('<a href="tg://resolve?domain=x">x</a>', "html")[1] == [
        mark("text_link", 0, 1, url="tg://resolve?domain=x")
    ]
    assert parsed('<a href="https://a.b/?x=1&amp;y=2">x</a>', "html")[1] == [
        mark("text_link", 0, 1, url="https://a.b/?x=1&y=2")
    ]


def test_an_html_link_to_a_person_is_a_mention_and_to_a_stranger_nothing() -> None:
    assert parsed('<a href="tg://user?id=11">Ann</a>', "html") == (
        "Ann",
        [mark("text_mention", 0, 3, user=ANN)],
    )
    assert parsed('<a href="tg://user?id=12">Bob</a>', "html") == ("Bob", [])


@pytest.mark.parametrize("href", ["nowhere", "ftp://a.b", "javascript:x", "http://a b.c", ""])
def test_a_bad_href_silently_loses_the_link(href: str) -> None:
    assert parsed(f'<a href="{href}">plain words</a>', "html") == ("plain words", [])


def test_html_characters_by_name_and_number() -> None:
    assert parsed("&lt;&gt;&amp;&quot;&#65;&#x42;&#128512;", "html")[0] == '<>&"AB😀'
    assert parsed("&nbsp; &copy; &#0; &#1114111; &ltx; & &;", "html")[0] == (
        "&nbsp; &copy; &#0; &#1114111; &ltx; & &;"
    )
    assert parsed("&lt b", "html")[0] == "< b"


def test_html_ignores_what_it_does_not_know_of_a_tag() -> None:
    assert parsed('<b title="x" hidden data-a=1>y</b>', "html") == ("y", [mark("bold", 0, 1)])
    assert parsed("<b  >y</b  >", "html") == ("y", [mark("bold", 0, 1)])
    assert parsed("<b>y</>", "html") == ("y", [mark("bold", 0, 1)])


def test_empty_html_entities_vanish() -> None:
    assert parsed("<b></b>a<i> </i>b", "html") == ("a b", [mark("italic", 1, 1)])


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
        ("<b>x</i>", 'Unmatched end tag at byte offset 4, expected "</b>", found "</i>"'),
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
        ("*b*", ("b", [mark("bold", 0, 1)])),
        ("_i_", ("i", [mark("italic", 0, 1)])),
        ("__u__", ("u", [mark("underline", 0, 1)])),
        ("~s~", ("s", [mark("strikethrough", 0, 1)])),
        ("||s||", ("s", [mark("spoiler", 0, 1)])),
        ("`c*d`", ("c*d", [mark("code", 0, 3)])),
        ("```py\nx\ny```", ("x\ny", [mark("pre", 0, 3, language="py")])),
        ("```\nx```", ("x", [mark("pre", 0, 1)])),
        ("```x```", ("x", [mark("pre", 0, 1)])),
        ("[t](https://a.b)", ("t", [mark("text_link", 0, 1, url="https://a.b/")])),
        (r"[t](https://a.b/\))", ("t", [mark("text_link", 0, 1, url="https://a.b/)")])),
        ("[Ann](tg://user?id=11)", ("Ann", [mark("text_mention", 0, 3, user=ANN)])),
        ("[t](nowhere)", ("t", [])),
        ("![👍](tg://emoji?id=5)", ("👍", [mark("custom_emoji", 0, 2, custom_emoji_id="5")])),
        (
            "![soon](tg://time?unix=1767225700&format=wDT)",
            ("soon", [mark("date_time", 0, 4, unix_time=1767225700, date_time_format="wDT")]),
        ),
        (">q\n>r\nt", ("q\nr\nt", [mark("blockquote", 0, 4)])),
        (">q\n>r||\nt", ("q\nr\nt", [mark("expandable_blockquote", 0, 4)])),
        (">q||", ("q", [mark("expandable_blockquote", 0, 1)])),
        (r"\*\_\.\\", ("*_.\\", [])),
        ("😀*b*", ("😀b", [mark("bold", 2, 1)])),
        ("_a*b*_", ("ab", [mark("italic", 0, 1), mark("bold", 1, 1), mark("italic", 1, 1)])),
        ("**", None),
    ],
)
def test_markdown(text: str, expected: tuple[str, list[Entity]] | None) -> None:
    if expected is None:
        assert refusal(text, "MarkdownV2") == "text must be non-empty"
    else:
        plain, entities = parsed(text, "MarkdownV2")
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
    assert parsed("*b* _i_ `c` \\_ [t](a.b)", "Markdown") == (
        "b i c _ t",
        [
            order(mark("bold", 0, 1)),
            order(mark("italic", 2, 1)),
            order(mark("code", 4, 1)),
            order(mark("text_link", 8, 1, url="http://a.b/")),
        ],
    )
    assert refusal("a_b", "Markdown") == (
        "can't parse entities: Can't find end of the entity starting at byte offset 1"
    )


def test_modes_are_taken_in_any_case_and_unknown_ones_refused() -> None:
    assert parsed("<b>x</b>", "hTmL")[1] == [mark("bold", 0, 1)]
    assert parsed("<b>x</b>", "none") == ("<b>x</b>", [])
    assert refusal("x", "BBCode") == "unsupported parse_mode"


# Entities beside the text


def test_parse_mode_beats_entities() -> None:
    assert parsed("<b>x</b>", "HTML", [mark("italic", 0, 1)]) == ("x", [mark("bold", 0, 1)])


def test_explicit_entities_count_utf16_units() -> None:
    assert parsed("😀b", None, [mark("bold", 2, 1)]) == ("😀b", [mark("bold", 2, 1)])


def test_explicit_entities_of_every_kind() -> None:
    given_entities = [
        mark("pre", 0, 1, language="py"),
        mark("text_link", 1, 1, url="A.b"),
        mark("text_mention", 2, 1, user={"id": 11}),
        mark("custom_emoji", 3, 1, custom_emoji_id="77"),
        mark("date_time", 4, 1, unix_time=NOW, date_time_format="tw"),
        mark("code", 5, 1),
        mark("blockquote", 6, 1),
        mark("mention", 7, 1),
        mark("text_link", 8, 1, url="tg://user?id=11"),
    ]
    assert parsed("abcdefghi", None, given_entities)[1] == [
        mark("pre", 0, 1, language="py"),
        mark("text_link", 1, 1, url="http://a.b/"),
        mark("text_mention", 2, 1, user=ANN),
        mark("custom_emoji", 3, 1, custom_emoji_id="77"),
        mark("date_time", 4, 1, unix_time=NOW, date_time_format="wt"),
        mark("code", 5, 1),
        mark("blockquote", 6, 1),
        mark("text_mention", 8, 1, user=ANN),
    ]


@pytest.mark.parametrize(
    ("entity", "complaint"),
    [
        (mark("bold", 1, 1), "entity begins in a middle of a UTF-16 symbol at byte offset 4"),
        (
            mark("bold", 0, 1),
            "entity beginning at UTF-16 offset 0 ends in a middle of a UTF-16 symbol "
            "at byte offset 4",
        ),
        (mark("bold", 9, 1), "entity begins after the end of the text at UTF-16 offset 9"),
        (
            mark("bold", 2, 9),
            "entity beginning at UTF-16 offset 2 ends after the end of the text "
            "at UTF-16 offset 11",
        ),
        (mark("bold", -1, 1), "receive an entity with incorrect offset -1"),
        (mark("bold", 0, -1), "receive an entity with incorrect length -1"),
        (mark("text_link", 2, 1, url="x"), "entity URL 'x' is invalid: Wrong HTTP URL"),
        (mark("date_time", 2, 1, unix_time=0), "invalid date specified"),
        (
            mark("custom_emoji", 2, 1, custom_emoji_id=0),
            "invalid custom emoji identifier specified",
        ),
        (mark("text_link", 2, 1), "can't parse MessageEntity: Can't find field \"url\""),
        (mark("text_mention", 2, 1), "can't parse MessageEntity: Can't find field \"user\""),
        (mark("wavy", 2, 1), "can't parse MessageEntity: Unsupported type specified"),
        (mark("", 2, 1), "can't parse MessageEntity: Type is not specified"),
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
