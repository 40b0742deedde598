"""A recap: H.264 that plays at once, two pictures a second, the last one for three seconds."""

import io
import struct
import sys
from collections.abc import Iterator

import av
import pytest
from PIL import Image, ImageChops, ImageSequence, ImageStat

from bot.i18n import translator_for
from bot.names import Names
from bot.pictures import drawn
from bot.pictures.ending_picture import Ending, Place
from bot.pictures.recap_film import makes_videos, recap
from bot.screens.game_screens import screens_of
from engine.chance import Loose
from engine.games import GAMES

EN = translator_for("en")
NAMES = Names(("A", "B"))


def tables(game: str, count: int) -> list[object]:
    """Describe the first tables of a random game, and its podium."""
    rules, chance = GAMES[game], Loose(1)
    state = rules.setup(2, rules.options(), chance)
    shown: list[object] = []
    while len(shown) < count:
        shown.append(screens_of(rules).picture(rules.view(state, None), EN, NAMES))
        (seat, *_) = rules.to_act(state)
        rules.play(state, seat, rules.legal(state, seat)[0], chance)
    places = tuple(Place(plate, rank) for rank, plate in enumerate(NAMES.plates, 1))
    return [*shown, Ending(shown[-1], places)]


def boxes(data: bytes) -> Iterator[str]:
    at = 0
    while at < len(data):
        size, kind = struct.unpack_from(">I4s", data, at)
        yield kind.decode()
        at += size


@pytest.mark.parametrize("game", GAMES)
def test_it_is_a_silent_video_that_every_app_can_play(game: str) -> None:
    film = recap(tables(game, 4))
    with av.open(io.BytesIO(film.data), "r") as opened:
        (stream,) = opened.streams.video
        assert len(opened.streams) == 1
        assert (stream.codec_context.name, stream.codec_context.pix_fmt) == ("h264", "yuv420p")
        assert (stream.width, stream.height) == (film.width, film.height)
        assert (film.width % 2, film.height % 2) == (0, 0)
        frames = [float(frame.time or 0) for frame in opened.decode(video=0)]
    assert frames == [number / 2 for number in range(10)]
    assert film.seconds == 5
    kinds = list(boxes(film.data))
    assert kinds.index("moov") < kinds.index("mdat"), "it cannot play before all of it is there"


def test_the_podium_is_reduced_to_the_size_of_the_tables() -> None:
    film = recap(tables("whot", 1))
    with av.open(io.BytesIO(film.data), "r") as opened:
        first, *_, last = map(image_of, opened.decode(video=0))
    assert first.size == last.size == (960, 640)
    assert colour_at(last, 4, 320) == pytest.approx(colour_at(last, 955, 4), abs=6)
    assert colour_at(first, 4, 320) != pytest.approx(colour_at(last, 4, 320), abs=6)


def image_of(frame: av.VideoFrame) -> Image.Image:
    image = frame.to_image()  # type: ignore[no-untyped-call]
    assert isinstance(image, Image.Image)
    return image


def colour_at(picture: Image.Image, x: int, y: int) -> tuple[int, ...]:
    colour = picture.getpixel((x, y))
    assert isinstance(colour, tuple)
    return colour


def test_colours_are_those_of_the_pictures() -> None:
    table, ending = tables("rally", 1)
    film = recap([table, ending])
    with av.open(io.BytesIO(film.data), "r") as opened:
        frame = next(opened.decode(video=0))
        shown = image_of(frame.reformat(format="rgb24", src_colorspace="ITU709"))
    meant = drawn(table).convert("RGB").crop((0, 0, *shown.size))
    bands = ImageStat.Stat(ImageChops.difference(shown, meant)).mean
    assert max(bands) < 4, "another matrix would make it more"


def test_without_pyav_it_is_an_animated_gif_of_half_the_size(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "av", None)
    assert not makes_videos()
    film = recap(tables("whot", 3))
    assert film.name == "recap.gif"
    gif = Image.open(io.BytesIO(film.data))
    assert gif.size == (film.width, film.height) == (480, 320)
    assert gif.info["loop"] == 0
    lasts = [frame.info["duration"] for frame in ImageSequence.Iterator(gif)]
    assert lasts == [500, 500, 500, 3000]
