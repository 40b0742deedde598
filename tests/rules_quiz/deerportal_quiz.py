"""Ask what a player of DeerPortal would like to know of its rules."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from engine.chance import Loose
from engine.games.deerportal.board import DIAMOND, PORTAL, RUNES
from engine.games.deerportal.model import BACK, State
from tests.engine.games.deerportal_table import (
    AIR,
    BARE,
    DEER,
    EARTH,
    FIRE,
    WATER,
    area,
    board,
    may,
    ranks,
    roll,
    walk,
)
from tests.rules_quiz.quiz import Question


def _question(
    page: int,
    en: tuple[str, str],
    de: tuple[str, str],
    answer: Callable[[], int],
) -> Question:
    """Make a question of its text in both languages, each with its choices between bars."""
    ask, choices = {"en": en[0], "de": de[0]}, {"en": en[1], "de": de[1]}
    split = {language: tuple(text.split(" | ")) for language, text in choices.items()}
    return Question(page, ask, split, answer)


def _number(value: int, choices: Sequence[int]) -> int:
    return choices.index(value)


# A turn ----------------------------------------------------------------------------------------


def _ends_of_a_four() -> int:
    ends = []
    for way in ("forward", "back"):
        state = board(10, 0, 0, 0)
        walk(state, 4, way)
        ends.append(state.fields[WATER])
    return [[11, 12, 13, 14], [14], [14, 6], list(range(6, 15))].index(ends)


def _five_on_three() -> int:
    state = board(3, 0, 0, 0)
    roll(state, 5)
    return {0: 0, 3: 1, 8: 2}[state.fields[WATER]]


def _six_on_thirty_eight() -> int:
    state = board(38, 0, 0, 0)
    walk(state, 6)
    return {38: 0, PORTAL: 1, 36: 2}[state.fields[WATER]]


def _passed_diamond() -> int:
    state = board(10, 0, 0, 0, water=area(d=12))
    walk(state, 4)
    return int(state.diamonds[WATER] == 0)


def _can_stay() -> int:
    state = board(20, 0, 0, 0)
    roll(state, 3)
    return int(may(state) == ["forward", "back"])


# Runes -----------------------------------------------------------------------------------------


def _at_a_rune(rune: str, tops: str, tape: tuple[int, ...] = (), **more: Any) -> State:
    """Water rolls a 4 and stops on a rune."""
    state = board(10, 10, 10, 10, water=area(**{rune: 14}), tops=tops, **more)
    walk(state, 4, "forward", *tape)
    return state


def _who_is_frozen() -> int:
    state = _at_a_rune("f", "f-stop")
    return [WATER, EARTH, AIR, FIRE].index(state.frozen.index(1))


def _frozen_twice() -> int:
    return _number(_at_a_rune("f", "f-stop", frozen=(0, 0, 1, 0)).frozen[FIRE], (0, 2, 1))


def _own_rune() -> int:
    state = _at_a_rune("w", "w-diamonds")
    return _number(state.diamonds[WATER], (0, 1, 2))


def _own_card_is_used() -> int:
    return int(_at_a_rune("w", "w-stop").used[WATER] == 0)


def _two_of_one() -> int:
    state = _at_a_rune("f", "f-diamonds", (0,), fire=area(d=20))
    return _number(state.diamonds[WATER], (0, 2, 1))


def _one_of_none() -> int:
    return _number(_at_a_rune("f", "f-diamond", fire=BARE).diamonds[WATER], (0, 1))


def _collected_diamonds() -> int:
    state = _at_a_rune("f", "f-diamonds", (0, 0), fire=area(d=(20, 21, 22)), diamonds=(0, 0, 5, 0))
    return _number(state.diamonds[FIRE], (3, 4, 5))


def _lost_runes() -> int:
    state = _at_a_rune("e", "e-card", (0,), earth=area(a=(3, 4), f=(5, 6)))
    return _number(sum(thing in RUNES for thing in state.areas[EARTH]), (0, 3, 4))


def _meditation() -> int:
    state = board(4, 0, 0, 0)
    roll(state, 4)
    DEER.play(state, WATER, BACK, Loose(1))
    return _number(state.areas[WATER].count(DIAMOND), (0, 3, 6, 12))


# The portal ------------------------------------------------------------------------------------


def _first_in_the_portal() -> int:
    state = board(38, 0, 0, 0)
    walk(state, 2)
    return _number(state.diamonds[WATER], (1, 3, 5))


def _second_in_the_portal() -> int:
    state = board(PORTAL, 38, 0, 0, turn=1, arrived=(0,), turns_left=15)
    walk(state, 2)
    return _number(state.diamonds[EARTH], (0, 3, 5))


def _missed_turns_count() -> int:
    state = board(PORTAL, 20, 20, 20, turn=1, arrived=(0,), turns_left=9, frozen=(0, 0, 1, 0))
    walk(state, 1)
    return {8: 0, 7: 1}[state.turns_left]


def _big_diamond_of_water() -> int:
    state = board(38, 0, 0, 0, diamonds=(4, 1, 1, 1))
    walk(state, 2)
    return _number(state.diamonds[WATER], (12, 7, 9))


def _big_diamond_of_fire() -> int:
    state = board(0, 0, 38, 0, turn=2, diamonds=(1, 1, 4, 1))
    walk(state, 2)
    return _number(state.diamonds[FIRE], (4, 9, 7, 12))


def _winner(*at: int, **more: Any) -> int:
    """Return who wins after Air's last turn."""
    state = board(*at, turn=3, turns_left=0, **more)
    walk(state, 1)
    return ranks(state).index(1)


def _most_without_portal() -> int:
    return [EARTH, WATER].index(_winner(PORTAL, 20, 20, 20, arrived=(0,), diamonds=(6, 9, 1, 1)))


QUIZ: Final = [
    _question(
        1,
        ("You are on space 10 and roll a 4. Where may you stop?",
         "11, 12, 13 or 14 | only 14 | 14 or 6 | anywhere from 6 to 14"),
        ("Du stehst auf Feld 10 und würfelst eine 4. Wo darfst du anhalten?",
         "auf 11, 12, 13 oder 14 | nur auf 14 | auf 14 oder 6 | überall von 6 bis 14"),
        _ends_of_a_four,
    ),
    _question(
        1,
        ("You are on space 3 and roll a 5. What happens?",
         "you may go back to the corner | you stay on space 3 | you move to space 8 at once"),
        ("Du stehst auf Feld 3 und würfelst eine 5. Was passiert?",
         "du darfst zurück in die Ecke | du bleibst auf Feld 3 | du ziehst sofort auf Feld 8"),
        _five_on_three,
    ),
    _question(
        1,
        ("You are on space 38, roll a 6 and move forward. Where do you stop?",
         "on space 38, the roll is too high | in the portal | on space 36, you bounce back"),
        ("Du stehst auf Feld 38, würfelst eine 6 und ziehst vor. Wo hältst du an?",
         "auf Feld 38, die Zahl ist zu hoch | im Portal | auf Feld 36, du prallst ab"),
        _six_on_thirty_eight,
    ),
    _question(
        1,
        ("A diamond lies on space 12. You move from 10 to 14. Do you get it?", "yes | no"),
        ("Auf Feld 12 liegt ein Diamant. Du ziehst von 10 auf 14. Bekommst du ihn?", "ja | nein"),
        _passed_diamond,
    ),
    _question(
        1,
        ("You like neither of your two ways. May you stay where you are?", "yes | no"),
        ("Dir gefällt keiner der zwei Wege. Darfst du stehen bleiben?", "ja | nein"),
        _can_stay,
    ),
    _question(
        2,
        ("Water stops on a rune of Fire, and Fire’s top card is “freeze”. Who misses a turn?",
         "Water | Earth | Air | Fire"),
        ("Wasser hält auf einer Rune von Feuer, dessen oberste Karte „Einfrieren“ ist. "
         "Wer setzt aus?",
         "Wasser | Erde | Luft | Feuer"),
        _who_is_frozen,
    ),
    _question(
        2,
        ("Fire is frozen and gets frozen again. How many turns will Fire miss?", "0 | 2 | 1"),
        ("Feuer ist eingefroren und wird noch einmal eingefroren. Wie oft setzt es aus?",
         "nie | 2-mal | 1-mal"),
        _frozen_twice,
    ),
    _question(
        2,
        ("Water stops on a rune of Water, whose top card is “take 2 diamonds”. "
         "How many does Water get?",
         "0 | 1 | 2"),
        ("Wasser hält auf einer Rune von Wasser, dessen oberste Karte „2 Diamanten“ ist. "
         "Wie viele bekommt es?",
         "0 | 1 | 2"),
        _own_rune,
    ),
    _question(
        2,
        ("You stop on a rune of your own element. Is the top card of its pile used up?",
         "yes | no"),
        ("Du hältst auf einer Rune deines eigenen Elements. Ist die oberste Karte verbraucht?",
         "ja | nein"),
        _own_card_is_used,
    ),
    _question(
        2,
        ("You set off “take 2 diamonds” against Fire, whose area has 1 left. How many do you get?",
         "0 | 2 | 1"),
        ("Du löst „2 Diamanten“ gegen Feuer aus, in dessen Gebiet noch 1 liegt. "
         "Wie viele bekommst du?",
         "0 | 2 | 1"),
        _two_of_one,
    ),
    _question(
        2,
        ("You set off “take 1 diamond” against Fire, whose area has none left. "
         "How many do you get?",
         "0 | 1"),
        ("Du löst „1 Diamant“ gegen Feuer aus, in dessen Gebiet keiner mehr liegt. "
         "Wie viele bekommst du?",
         "0 | 1"),
        _one_of_none,
    ),
    _question(
        2,
        ("Fire has collected 5 diamonds, and 3 lie in its area. You set off “take 2 diamonds” "
         "against Fire. How many collected diamonds does Fire keep?",
         "3 | 4 | 5"),
        ("Feuer hat 5 Diamanten gesammelt, und 3 liegen in seinem Gebiet. Du löst „2 Diamanten“ "
         "gegen Feuer aus. Wie viele gesammelte behält Feuer?",
         "3 | 4 | 5"),
        _collected_diamonds,
    ),
    _question(
        2,
        ("Earth’s area has 4 runes, and you set off “lose a rune” against Earth. "
         "How many are left?",
         "0 | 3 | 4"),
        ("Im Gebiet von Erde liegen 4 Runen, und du löst „1 Rune weg“ gegen Erde aus. "
         "Wie viele bleiben?",
         "0 | 3 | 4"),
        _lost_runes,
    ),
    _question(
        2,
        ("You go back to your corner by the exact roll. How many diamonds lie in your area then?",
         "0 | 3 | 6 | 12"),
        ("Du ziehst mit genauer Zahl zurück in deine Ecke. "
         "Wie viele Diamanten liegen dann in deinem Gebiet?",
         "0 | 3 | 6 | 12"),
        _meditation,
    ),
    _question(
        3,
        ("The first player in the portal gets how many diamonds?", "1 | 3 | 5"),
        ("Wie viele Diamanten bekommt, wer zuerst im Portal ist?", "1 | 3 | 5"),
        _first_in_the_portal,
    ),
    _question(
        3,
        ("And the second player in the portal?", "0 | 3 | 5"),
        ("Und wer als Zweites im Portal ist?", "0 | 3 | 5"),
        _second_in_the_portal,
    ),
    _question(
        3,
        ("In deer mode a frozen player misses a turn. Does it count as one of the 16?",
         "no | yes"),
        ("Im Hirschmodus setzt jemand aus. Zählt das als einer der 16 Züge?", "nein | ja"),
        _missed_turns_count,
    ),
    _question(
        3,
        ("Water alone has the most diamonds, 4, and is the first in the portal. "
         "How many does Water have then?",
         "12 | 7 | 9"),
        ("Wasser hat allein die meisten Diamanten, 4, und ist zuerst im Portal. "
         "Wie viele hat es dann?",
         "12 | 7 | 9"),
        _big_diamond_of_water,
    ),
    _question(
        3,
        ("Fire alone has the most diamonds, 4, and is the first in the portal. "
         "How many does Fire have then?",
         "4 | 9 | 7 | 12"),
        ("Feuer hat allein die meisten Diamanten, 4, und ist zuerst im Portal. "
         "Wie viele hat es dann?",
         "4 | 9 | 7 | 12"),
        _big_diamond_of_fire,
    ),
    _question(
        3,
        ("At the end Water is in the portal with 6 diamonds. Earth never reached it and has 9. "
         "Who is ahead?",
         "Earth | Water"),
        ("Am Ende ist Wasser mit 6 Diamanten im Portal. Erde war nie dort und hat 9. "
         "Wer liegt vorn?",
         "Erde | Wasser"),
        _most_without_portal,
    ),
]  # fmt: skip
