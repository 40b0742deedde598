"""Files: their sizes, their ids, what is refused, and downloading."""

import base64
import io
from typing import Any

import av
import pytest

from tests.playground.conftest import JSON, Telegram, png

GIF = b"GIF89a\x40\x00\x20\x00\x00\x00\x00;"


async def photo(tg: Telegram, chat: int, data: bytes, **params: Any) -> JSON:
    answer = await tg.upload("sendPhoto", {"photo": data}, chat_id=chat, **params)
    assert answer["ok"], answer
    message: JSON = answer["result"]
    return message


async def download(tg: Telegram, path: str, token: str = "") -> tuple[int, bytes]:
    url = f"{tg.playground.url}/file/bot{token or tg.token}/{path}"
    async with tg.http.get(url) as response:
        return response.status, await response.read()


async def test_a_photo_comes_in_sizes_the_smallest_first(tg: Telegram, private: int) -> None:
    data = png(1000, 500)
    message = await photo(tg, private, data, caption="<b>look</b>", parse_mode="HTML")
    sizes = [(size["width"], size["height"]) for size in message["photo"]]
    assert sizes == [(90, 45), (320, 160), (800, 400), (1000, 500)]
    assert message["photo"][-1]["file_size"] == len(data)
    assert len({size["file_unique_id"] for size in message["photo"]}) == 4
    assert message["caption"] == "look"
    assert message["caption_entities"] == [{"offset": 0, "length": 4, "type": "bold"}]


async def test_a_small_photo_has_one_size(tg: Telegram, private: int) -> None:
    message = await photo(tg, private, png(60, 40))
    assert [(s["width"], s["height"]) for s in message["photo"]] == [(60, 40)]


async def test_a_huge_photo_is_scaled_down(tg: Telegram, private: int) -> None:
    message = await photo(tg, private, png(4000, 2000))
    assert message["photo"][-1]["width"] == 2560


async def test_a_file_id_sends_it_again(tg: Telegram, private: int) -> None:
    first = await photo(tg, private, png())
    file = first["photo"][-1]
    again = await tg.ok("sendPhoto", chat_id=private, photo=file["file_id"])
    assert again["photo"][-1]["file_unique_id"] == file["file_unique_id"]


async def test_the_same_bytes_uploaded_again_are_another_file(tg: Telegram, private: int) -> None:
    one, two = [await photo(tg, private, png()) for _ in range(2)]
    assert one["photo"][-1]["file_unique_id"] != two["photo"][-1]["file_unique_id"]


async def test_a_file_has_many_ids(tg: Telegram, private: int) -> None:
    first = await photo(tg, private, png())
    file_id = first["photo"][-1]["file_id"]
    again = (await tg.ok("sendPhoto", chat_id=private, photo=file_id))["photo"][-1]
    assert again["file_id"] != file_id
    for known in (file_id, again["file_id"]):
        assert (await tg.ok("getFile", file_id=known))["file_unique_id"] == again["file_unique_id"]


async def test_file_ids_are_each_bots_own(tg: Telegram, group: int, ann: int) -> None:
    other = await tg.sim("bots", first_name="Other", username="other_bot", privacy=False)
    await tg.sim("bot", chat=group, bot=other["id"], present=True)
    await tg.promote(group)
    await tg.updates()
    await tg.updates(other["token"])
    seen = await tg.say(ann, group, "look", photo=base64.b64encode(png()).decode())
    (mine,) = [u["message"] for u in await tg.updates()]
    (theirs,) = [u["message"] for u in await tg.updates(other["token"])]
    ids = {message["photo"][-1]["file_id"] for message in (mine, theirs, seen)}
    uniques = {message["photo"][-1]["file_unique_id"] for message in (mine, theirs, seen)}
    assert len(ids) == 3
    assert len(uniques) == 1
    refusal = await tg.refusal("sendPhoto", chat_id=group, photo=theirs["photo"][-1]["file_id"])
    assert refusal == "Bad Request: wrong file identifier/HTTP URL specified"
    (unique,) = uniques
    assert await tg.refusal("sendPhoto", chat_id=group, photo=unique)


async def test_a_files_kind_is_fixed(tg: Telegram, private: int) -> None:
    file_id = (await photo(tg, private, png()))["photo"][-1]["file_id"]
    assert await tg.refusal("sendDocument", chat_id=private, document=file_id) == (
        "Bad Request: can't use file of type Photo as Document"
    )


async def test_documents_and_animations(tg: Telegram, private: int) -> None:
    answer = await tg.upload("sendDocument", {"document": b"hello"}, chat_id=private)
    document = answer["result"]["document"]
    assert document["file_name"] == "document.png"
    assert document["file_size"] == 5
    answer = await tg.upload("sendAnimation", {"animation": GIF}, chat_id=private)
    message = answer["result"]
    assert message["animation"]["width"] == 64
    assert message["animation"]["height"] == 32
    assert message["document"]["file_id"] == message["animation"]["file_id"]


async def test_a_film_has_the_size_and_the_length_that_it_declares(
    tg: Telegram, private: int
) -> None:
    data = film(64, 32, seconds=3)
    sent = (await tg.upload("sendAnimation", {"animation": data}, chat_id=private))["result"]
    film_sent = sent["animation"]
    assert (film_sent["width"], film_sent["height"], film_sent["duration"]) == (64, 32, 3)


@pytest.mark.parametrize("end", [8, 40, 200])
async def test_of_a_broken_film_nothing_is_known(tg: Telegram, private: int, end: int) -> None:
    data = film(64, 32, seconds=3)[:end]
    sent = (await tg.upload("sendAnimation", {"animation": data}, chat_id=private))["result"]
    assert (sent["animation"]["width"], sent["animation"]["duration"]) == (320, 1)


def film(width: int, height: int, seconds: int) -> bytes:
    """Return an MP4 file, its index at the end."""
    file = io.BytesIO()
    with av.open(file, "w", format="mp4") as container:
        stream = container.add_stream("libx264", 2)
        stream.width, stream.height, stream.pix_fmt = width, height, "yuv420p"
        for _ in range(2 * seconds):
            container.mux(stream.encode(av.VideoFrame(width, height, "yuv420p")))
        container.mux(stream.encode())
    return file.getvalue()


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (b"not a picture", "IMAGE_PROCESS_FAILED"),
        (b"", "file must be non-empty"),
        (png(1, 1)[:20], "IMAGE_PROCESS_FAILED"),
        (png(210, 10), "PHOTO_INVALID_DIMENSIONS"),
        (
            png(1)[:16] + b"\x00\x00\x1f\x40\x00\x00\x0f\xa0" + png(1)[24:],
            "PHOTO_INVALID_DIMENSIONS",
        ),
        (png() + b"\0" * (10 * 1024 * 1024), "file is too big for a photo"),
    ],
)
async def test_photos_that_cannot_be(
    tg: Telegram, private: int, data: bytes, complaint: str
) -> None:
    answer = await tg.upload("sendPhoto", {"photo": data}, chat_id=private)
    assert answer["description"] == f"Bad Request: {complaint}"


@pytest.mark.parametrize(
    ("value", "complaint"),
    [
        ("", "there is no photo in the request"),
        ("nonsense", "wrong file identifier/HTTP URL specified"),
        ("attach://nothing", "wrong file identifier/HTTP URL specified"),
        ("https://a.example/x.png", "failed to get HTTP URL content"),
    ],
)
async def test_files_that_are_not_there(
    tg: Telegram, private: int, value: str, complaint: str
) -> None:
    assert await tg.refusal("sendPhoto", chat_id=private, photo=value) == (
        f"Bad Request: {complaint}"
    )


async def test_an_upload_may_be_attached_under_any_name(tg: Telegram, private: int) -> None:
    answer = await tg.upload("sendPhoto", {"board": png()}, chat_id=private, photo="attach://board")
    assert answer["ok"]


async def test_spoilers_and_captions_above(tg: Telegram, private: int) -> None:
    message = await photo(
        tg, private, png(), caption="x", has_spoiler=True, show_caption_above_media=True
    )
    assert message["has_media_spoiler"] is True
    assert message["show_caption_above_media"] is True
    answer = await tg.upload("sendPhoto", {"photo": png()}, chat_id=private, caption="x" * 1025)
    assert answer["description"] == "Bad Request: message caption is too long"


async def test_downloads(tg: Telegram, private: int) -> None:
    data = png(300, 300)
    message = await photo(tg, private, data)
    file = await tg.ok("getFile", file_id=message["photo"][-1]["file_id"])
    assert file["file_size"] == len(data)
    assert await download(tg, file["file_path"]) == (200, data)
    status, body = await download(tg, file["file_path"], "1:wrong")
    assert status == 401
    assert b'"ok":false' in body
    for path in ("photos/file_99.png", "photos/file_x", "../../etc/passwd", ""):
        assert (await download(tg, path))[0] in (401, 404)
    assert await tg.refusal("getFile", file_id="nonsense") == "Bad Request: invalid file_id"


async def test_a_picture_on_a_screen_has_an_address(tg: Telegram, private: int) -> None:
    data = png()
    await photo(tg, private, data)
    seen = (await tg.see(private, tg.bot_id))["messages"][-1]
    async with tg.http.get(f"{tg.playground.url}{seen['url']}") as response:
        assert response.content_type == "image/png"
        assert await response.read() == data
