"""JSON as the Bot API writes it: no spaces, and everything beyond ASCII escaped."""

import json
from typing import Any

encode_text = json.JSONEncoder(separators=(",", ":"), check_circular=False).encode


def encode(value: Any) -> bytes:
    return encode_text(value).encode()
