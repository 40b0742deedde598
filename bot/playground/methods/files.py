"""Where a bot can download a file."""

from bot.playground.file_store import DOWNLOAD_BYTES
from bot.playground.methods.call import Call
from bot.playground.model import JSON
from bot.playground.refusals import bad


def get_file(call: Call) -> JSON:
    file_id = call.params.text("file_id")
    if not file_id:
        raise bad("file_id not specified")
    file = call.world.files.find(file_id, call.bot_id)
    if file is None:
        raise bad("invalid file_id")
    if len(file.data) > DOWNLOAD_BYTES:
        raise bad("file is too big")
    return {
        "file_id": file_id,
        "file_unique_id": file.unique_id,
        "file_size": len(file.data),
        "file_path": file.path,
    }


HANDLERS = {"getfile": get_file}
