"""Sealed chance can be drawn again by anyone, and favours nothing."""

import hmac
from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.chance import SPAN, Chance, Loose, Recorded, Sealed, TapeError, commitment, seed


def test_sealed_draws_the_words_that_its_description_says() -> None:
    """Written out a second time, by the docstring alone."""
    block = hmac.new(b"key", (3).to_bytes(8, "big") + (0).to_bytes(8, "big"), sha256).digest()
    words = [int.from_bytes(block[i : i + 8], "big") for i in range(0, 32, 8)]
    block = hmac.new(b"key", (3).to_bytes(8, "big") + (1).to_bytes(8, "big"), sha256).digest()
    words.append(int.from_bytes(block[:8], "big"))
    chance = Sealed(b"key", 3)
    assert [chance.below(1000) for _ in range(5)] == [word % 1000 for word in words]
    assert chance.drawn == [word % 1000 for word in words]


def test_a_word_that_would_favour_small_numbers_is_passed_over() -> None:
    n = SPAN // 2 + 1  # nearly every second word lies past the last full span
    chance = Sealed(b"fair")
    words = []
    for block in range(40):
        digest = hmac.digest(b"fair", bytes(8) + block.to_bytes(8, "big"), "sha256")
        words += [int.from_bytes(digest[i : i + 8], "big") for i in range(0, 32, 8)]
    fair = [word for word in words if word < n]
    assert len(fair) < len(words)
    assert [chance.below(n) for _ in range(20)] == fair[:20]


def test_entries_of_a_log_draw_from_streams_of_their_own() -> None:
    first, second = Sealed(b"key", 1), Sealed(b"key", 2)
    assert [first.below(100) for _ in range(9)] != [second.below(100) for _ in range(9)]
    assert [Sealed(b"key", 1).below(100) for _ in range(2)] == first.drawn[:1] * 2


@pytest.mark.parametrize("chance", [Sealed(b"even"), Loose(1)])
def test_every_number_is_as_likely_as_the_others(chance: Chance) -> None:
    counts = Counter(chance.below(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(abs(count - 10_000) < 500 for count in counts.values())  # five standard deviations


@pytest.mark.parametrize("chance", [Sealed(b"even"), Loose(1)])
def test_every_order_of_a_shuffle_is_as_likely_as_the_others(chance: Chance) -> None:
    orders: Counter[str] = Counter()
    for _ in range(24_000):
        cards = list("abcd")
        chance.shuffle(cards)
        orders["".join(cards)] += 1
    assert len(orders) == 24
    assert all(abs(count - 1000) < 160 for count in orders.values())


@given(st.lists(st.integers()), st.binary())
def test_a_tape_repeats_a_sealed_shuffle(things: list[int], key: bytes) -> None:
    sealed, again = things.copy(), things.copy()
    chance = Sealed(key)
    chance.shuffle(sealed)
    tape = Recorded(chance.drawn)
    tape.shuffle(again)
    assert again == sealed
    assert tape.drawn == chance.drawn
    assert sorted(again) == sorted(things)


def test_a_tape_that_does_not_fit_says_so() -> None:
    with pytest.raises(TapeError, match="after the tape's end"):
        Recorded([]).below(6)
    with pytest.raises(TapeError, match="has 6 where a number below 6"):
        Recorded([6]).below(6)
    with pytest.raises(TapeError, match="has -1"):
        Recorded([-1]).below(6)


def test_a_commitment_binds_to_its_secret() -> None:
    assert commitment(b"secret") == sha256(b"secret").hexdigest()
    assert commitment(b"secret") != commitment(b"secreu")


def test_the_seed_depends_on_everything_that_goes_into_it() -> None:
    seats = [("11", "a"), ("12", "")]
    seeds = {
        seed(b"s", "t", seats),
        seed(b"x", "t", seats),
        seed(b"s", "u", seats),
        seed(b"s", "t", seats[::-1]),
        seed(b"s", "t", [("11", ""), ("12", "")]),
        seed(b"s", "t", [("11", "a")]),
        # what runs together must not look the same
        seed(b"s", "t", [("11", "a1"), ("2", "")]),
        seed(b"s", "t1", [("1", "a"), ("12", "")]),
    }
    assert len(seeds) == 8
    assert seed(b"s", "t", seats) == seed(b"s", "t", list(seats))
