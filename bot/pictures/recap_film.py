"""Make a recap: a short film of pictures, as a silent video, or without PyAV as an animated GIF."""

import io
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib.util import find_spec
from itertools import chain
from typing import Final, NamedTuple

from PIL import Image

from bot.pictures import drawn
from bot.pictures.common import Picture, Size

PER_SECOND: Final = 2
LAST_SECONDS: Final = 3  # for which the last frame stands
# The largest films have 1 MB, and one core encodes them in half a second. Looking further ahead
# would need more memory and make them larger. Players guess colours that are not named.
X264: Final = {
    "preset": "veryfast",
    "crf": "22",
    "x264-params": "rc-lookahead=4:bframes=2:colorprim=bt709:transfer=bt709:colormatrix=bt709",
}
GIF_COLOURS: Final = 64


class Recap(NamedTuple):
    """A film as a file, with what Telegram is told of it."""

    data: bytes
    name: str
    width: int
    height: int
    seconds: int


def makes_videos() -> bool:
    """Return whether PyAV, the extra `parlour[video]`, is installed."""
    return find_spec("av") is not None


def recap(descriptions: Sequence[object]) -> Recap:
    """Draw pictures, and show each for half a second and the last one longer. Each picture is
    forgotten before the next one is drawn: together they would take 150 MB."""
    pictures = _alike(map(drawn, descriptions))
    first = next(pictures)
    seconds = (len(descriptions) - 1) // PER_SECOND + LAST_SECONDS
    if makes_videos():
        return Recap(_mp4(first, pictures), "recap.mp4", first.width, first.height, seconds)
    width, height = first.width // 2, first.height // 2
    return Recap(_gif(first, pictures), "recap.gif", width, height, seconds)


def _alike(pictures: Iterable[Picture]) -> Iterator[Picture]:
    """Bring pictures to the size of the first one, in even numbers as a video needs them."""
    size: Size | None = None
    for picture in pictures:
        size = size or (picture.width // 2 * 2, picture.height // 2 * 2)
        yield _fitted(picture.convert("RGB"), size)


def _fitted(picture: Picture, size: Size) -> Picture:
    """Reduce a picture that is larger, and fill what is free with the colour of its lower edge."""
    if (picture.width // 2 * 2, picture.height // 2 * 2) == size:
        return picture.crop((0, 0, *size))
    ground = picture.getpixel((0, picture.height - 1))
    whole = Image.new("RGB", size, ground)
    picture.thumbnail(size, Image.Resampling.LANCZOS)
    whole.paste(picture, ((size[0] - picture.width) // 2, (size[1] - picture.height) // 2))
    return whole


def _mp4(first: Picture, others: Iterable[Picture]) -> bytes:
    """Encode a video by H.264 that begins to play before it is loaded."""
    import av  # an extra; and only the process that makes recaps needs its memory

    file = io.BytesIO()
    with av.open(
        file,
        "w",
        format="mp4",
        options={"movflags": "+faststart"},
        io_open=_reading(file),  # to move the index to the beginning, what was written is read
    ) as container:
        stream = container.add_stream("libx264", PER_SECOND, options=X264)
        stream.width, stream.height = first.size
        stream.pix_fmt = "yuv420p"
        stream.codec_context.thread_count = 1
        for picture in chain([first], others):
            made = av.VideoFrame.from_image(picture)  # type: ignore[no-untyped-call]
            frame = made.reformat(format="yuv420p", dst_colorspace="ITU709")
            container.mux(stream.encode(frame))
        for _ in range(LAST_SECONDS * PER_SECOND - 1):
            frame.pts = None  # the next moment
            container.mux(stream.encode(frame))
        container.mux(stream.encode())
    return file.getvalue()


def _reading(file: io.BytesIO) -> Callable[..., io.BytesIO]:
    return lambda *_: io.BytesIO(file.getvalue())


def _gif(first: Picture, others: Iterable[Picture]) -> bytes:
    """Write an animated GIF of half the size."""
    few = [
        picture.reduce(2).quantize(GIF_COLOURS, dither=Image.Dither.NONE)
        for picture in chain([first], others)
    ]
    each = 1000 // PER_SECOND
    file = io.BytesIO()
    few[0].save(
        file,
        "GIF",
        save_all=True,
        append_images=few[1:],
        duration=[*[each] * (len(few) - 1), LAST_SECONDS * 1000],
        loop=0,
    )
    return file.getvalue()
