"""Keyboards that Telegram takes, changes and refuses."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.playground.keyboards import ACTIONS, BadMarkup, button_at, inline, read


def keyboard(*buttons: Any) -> dict[str, Any]:
    return {"inline_keyboard": [list(buttons)]}


def delivered_row(*buttons: Any, chat_type: str = "supergroup") -> Any:
    """Return the row that is left of a row of buttons."""
    made = inline(keyboard(*buttons), chat_type=chat_type)
    return made and made["inline_keyboard"][0]


def refusal(markup: object, chat_type: str = "supergroup") -> str:
    with pytest.raises(BadMarkup) as refused:
        inline(markup, chat_type=chat_type)
    return str(refused.value)


PLAIN = {"text": "Play", "callback_data": "p"}


def test_a_keyboard_comes_as_object_or_json() -> None:
    assert inline(keyboard(PLAIN), chat_type="group") == keyboard(PLAIN)
    assert inline(json.dumps(keyboard(PLAIN)), chat_type="group") == keyboard(PLAIN)


@pytest.mark.parametrize(
    "markup",
    [None, "", {}, {"inline_keyboard": []}, {"inline_keyboard": [[]]}, {"inline_keyboard": None}],
)
def test_nothing_is_no_keyboard(markup: object) -> None:
    assert inline(markup, chat_type="group") is None


@pytest.mark.parametrize(
    "action",
    [
        {"url": "https://example.com/a"},
        {"callback_data": "x"},
        {"callback_game": {}},
        {"pay": True},
        {"switch_inline_query": ""},
        {"switch_inline_query_current_chat": "q"},
        {"switch_inline_query_chosen_chat": {"query": "q", "allow_user_chats": True}},
        {"copy_text": {"text": "c"}},
        {"disabled": {}},
    ],
)
def test_each_action_is_kept(action: dict[str, Any]) -> None:
    assert delivered_row({"text": "t", **action}) == [{"text": "t", **action}]


def test_a_button_keeps_its_style_and_icon_and_nothing_unknown() -> None:
    button = {"text": "t", "style": "danger", "icon_custom_emoji_id": "55", "callback_data": "x"}
    assert delivered_row(button | {"colour": "red"}) == [button]
    assert delivered_row(PLAIN | {"style": "SUCCESS"}) == [PLAIN | {"style": "success"}]
    assert delivered_row(PLAIN | {"style": "default"}) == [PLAIN]


def test_of_two_actions_the_first_counts() -> None:
    every = {
        "url": "http://a.b/",
        "callback_data": "x",
        "callback_game": {},
        "pay": True,
        "switch_inline_query": "q",
        "switch_inline_query_chosen_chat": {},
        "switch_inline_query_current_chat": "q",
        "login_url": {"url": "https://a.b/"},
        "web_app": {"url": "https://a.b/"},
        "copy_text": {"text": "c"},
        "disabled": {},
    }
    assert tuple(every) == ACTIONS
    while every:
        first = next(iter(every))
        (button,) = delivered_row({"text": "t", **every}, chat_type="private")
        shown = "url" if first == "login_url" else first
        assert button == {"text": "t", shown: "https://a.b/"} or set(button) == {"text", shown}
        del every[first]


def test_urls_come_back_in_telegrams_form() -> None:
    assert delivered_row({"text": "t", "url": "Example.COM"}) == [
        {"text": "t", "url": "http://example.com/"}
    ]
    assert delivered_row({"text": "t", "login_url": {"url": "https://a.b"}}) == [
        {"text": "t", "url": "https://a.b/"}
    ]
    assert delivered_row({"text": "t", "url": "tg://user?id=5"}) == [
        {"text": "t", "url": "tg://user?id=5"}
    ]


def test_a_button_without_text_is_silently_gone_and_its_empty_row_too() -> None:
    assert delivered_row(PLAIN, {"text": "", "callback_data": "x"}) == [PLAIN]
    assert delivered_row({"text": "", "callback_data": "x"}) is None
    iconed = {"text": "", "callback_data": "x", "icon_custom_emoji_id": "5"}
    assert delivered_row(iconed) == [iconed]


def test_a_row_is_silently_cut_at_eight() -> None:
    buttons = [{"text": str(n), "callback_data": "x"} for n in range(14)]
    assert delivered_row(*buttons) == buttons[:8]


@pytest.mark.parametrize(
    ("button", "complaint"),
    [
        ({"text": "t"}, "Text buttons are not allowed in the inline keyboard"),
        ({"text": "t", "callback_data": ""}, "Text buttons are not allowed in the inline keyboard"),
        ({"callback_data": "x"}, 'Can\'t find field "text"'),
        ({"text": [], "callback_data": "x"}, 'Field "text" must be of type String'),
        (PLAIN | {"style": "warning"}, "invalid button style specified"),
        ("Play", "InlineKeyboardButton must be an Object"),
        ({"text": "t", "web_app": "x"}, 'Field "web_app" must be of type Object'),
        ({"text": "t", "copy_text": {}}, 'Can\'t find field "text"'),
        ({"text": "t", "switch_inline_query": []}, 'Field "switch_inline_query" must be of type'),
    ],
)
def test_buttons_that_the_bot_api_server_refuses(button: Any, complaint: str) -> None:
    assert refusal(keyboard(button)).startswith(f"can't parse InlineKeyboardButton: {complaint}")


@pytest.mark.parametrize(
    ("button", "complaint"),
    [
        ({"text": "t", "callback_data": "x" * 65}, "BUTTON_DATA_INVALID"),
        ({"text": "t", "callback_data": "é" * 33}, "BUTTON_DATA_INVALID"),
        ({"text": "t", "web_app": {"url": "https://a.b"}}, "BUTTON_TYPE_INVALID"),
        ({"text": "t", "copy_text": {"text": ""}}, "BUTTON_COPY_TEXT_INVALID"),
        ({"text": "t", "copy_text": {"text": "x" * 257}}, "BUTTON_COPY_TEXT_INVALID"),
        (
            {"text": "t", "url": "localhost"},
            "inline keyboard button URL 'localhost' is invalid: Wrong HTTP URL",
        ),
    ],
)
def test_buttons_that_telegram_refuses(button: Any, complaint: str) -> None:
    assert refusal(keyboard(button)) == complaint
    read(keyboard(button))


def test_limits_are_met_exactly() -> None:
    assert delivered_row({"text": "t", "callback_data": "é" * 32})
    assert delivered_row({"text": "t", "copy_text": {"text": "x" * 256}})
    assert delivered_row({"text": "t", "web_app": {"url": "https://a.b"}}, chat_type="private")
    rows = [[PLAIN] * 5] * 20
    assert inline({"inline_keyboard": rows}, chat_type="group")
    assert refusal({"inline_keyboard": [*rows, [PLAIN]]}) == "reply markup is too long"
    long = [[{"text": "x" * 1100, "callback_data": "x"}]] * 10
    assert refusal({"inline_keyboard": long}) == "reply markup is too long"


def test_a_button_is_unicode() -> None:
    assert refusal(keyboard({"text": "\ud800", "callback_data": "x"})) == (
        "can't parse InlineKeyboardButton: Strings must be encoded in UTF-8"
    )


def test_a_web_app_needs_https() -> None:
    button = {"text": "t", "web_app": {"url": "http://a.b"}}
    assert refusal(keyboard(button), "private") == (
        "inline keyboard button Web App URL 'http://a.b' is invalid: Only HTTPS links are allowed"
    )


@pytest.mark.parametrize(
    ("markup", "complaint"),
    [
        ("{", "can't parse reply keyboard markup JSON object"),
        ("[]", "object expected as reply markup"),
        (5, "object expected as reply markup"),
        ({"inline_keyboard": 5}, 'field "inline_keyboard" must be of type Array'),
        (
            {"inline_keyboard": [5]},
            'field "inline_keyboard" of the InlineKeyboardMarkup must be an Array of Arrays',
        ),
        ({"keyboard": [5]}, 'field "keyboard" must be an Array of Arrays'),
        ({"keyboard": [[5]]}, "can't parse KeyboardButton: KeyboardButton must be a String or"),
        ({"force_reply": []}, 'field "force_reply" must be of type Boolean'),
    ],
)
def test_markups_that_are_none(markup: object, complaint: str) -> None:
    assert refusal(markup).startswith(complaint)


def test_the_other_kinds_of_markup_are_no_inline_keyboard() -> None:
    reply = {"keyboard": [["a", {"text": "b", "request_contact": True}]], "resize_keyboard": True}
    assert read(reply) == {
        "keyboard": [[{"text": "a"}, {"text": "b", "request_contact": True}]],
        "resize_keyboard": True,
    }
    assert read({"remove_keyboard": True, "selective": True}) == {
        "remove_keyboard": True,
        "selective": True,
    }
    assert read({"force_reply": True, "input_field_placeholder": "hm"}) == {
        "force_reply": True,
        "input_field_placeholder": "hm",
    }
    for markup in (reply, {"remove_keyboard": True}, {"force_reply": True}):
        assert inline(markup, chat_type="group") is None


def test_a_button_is_found_by_its_place() -> None:
    made = inline({"inline_keyboard": [[PLAIN], [PLAIN, PLAIN | {"text": "b"}]]}, chat_type="group")
    assert button_at(made, 1, 1) == PLAIN | {"text": "b"}
    assert button_at(made, 0, 1) is None
    assert button_at(made, 2, 0) is None
    assert button_at(made, -1, 0) is None
    assert button_at(None, 0, 0) is None


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["inline_keyboard", "keyboard", "text", "style", *ACTIONS]), inner
        )
    ),
    max_leaves=8,
)
BUTTON = st.fixed_dictionaries(
    {"text": st.text(st.characters(), max_size=3)},
    optional=dict.fromkeys((*ACTIONS, "style", "icon_custom_emoji_id"), JSON),
)


KEYBOARD = st.fixed_dictionaries({"inline_keyboard": st.lists(st.lists(BUTTON, max_size=9))})


@settings(deadline=None, max_examples=40)
@given(JSON | KEYBOARD)
def test_any_markup_is_cleaned_once_or_refused(markup: Any) -> None:
    try:
        made = inline(markup, chat_type="private")
    except BadMarkup:
        return
    assert made is None or inline(made, chat_type="private") == made
