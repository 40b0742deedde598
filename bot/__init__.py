"""Parlour in Telegram: everything that knows a chat."""

import sys

# Pillow's own fonts, which no picture uses, would load FriBidi from the system.
sys.modules["PIL._imagingft"] = None  # type: ignore[assignment]
