"""Leave parameters of a test to `make slow`."""

from collections.abc import Iterable
from typing import Any

import pytest


def all_but(quick: Iterable[Any], values: Iterable[Any]) -> list[Any]:
    """Return the values as parameters, those that are not quick with the mark for slow tests."""
    at_once = [*quick]
    return [v if v in at_once else pytest.param(v, marks=pytest.mark.slow) for v in values]
