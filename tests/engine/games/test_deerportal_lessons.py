"""The lessons of DeerPortal teach its whole rule sheet, and what they say is what happens."""

from typing import Any, Final

from engine.games.deerportal.board import DIAMOND, PILE_SIZE, PORTAL, RUNES
from engine.games.deerportal.lessons import LESSONS
from engine.games.deerportal.model import State
from engine.lessons import LEARNER, Ask, Lesson, lessons_of, scene
from tests.engine.games.deerportal_table import AIR, DEER, EARTH, FIRE, WATER, act, ranks, walk
from tests.engine.games.lessons_told import (
    NOT_TAUGHT,
    assert_sheet_is_taught,
    assert_short_enough,
)
from tests.spoken import every_language

WAY, CARDS, FIRST, DEER_MODE = LESSONS

# The steps that teach each sentence of the rule sheet.
TAUGHT: Final = {
    "Goal: have the most diamonds 💎 at the end.": "way-goal",
    "Each player has their own path, from the corner (space 0) to the portal 🌀 in the middle "
    "(space 40).": "way-goal",
    "Paths never meet, so nobody can block you.": "way-goal",
    "Roll the die 🎲.": "way-stop",
    "Move forward or back by the whole roll.": "way-stop",
    "You must move.": "way-stop",
    "If there isn’t room to move back, you move forward automatically.": "way-no-room",
    "A roll that is too high still takes you into the portal.": "portal-first portal-big",
    "Only the space where you stop counts.": "way-stop",
    "A diamond there is yours.": "way-stop",
    "A rune there plays a card (next page).": "runes-piles",
    "The end: whoever reaches the portal first gets 5 diamonds and starts deer mode 🦌.": (
        "portal-first portal-deer"
    ),
    "After 16 more player turns, or as soon as everybody is in the portal, the diamonds are "
    "counted.": "portal-deer deer-won",
    "Whoever has the most diamonds wins!": "way-goal deer-last",
    "Every path starts with 12 diamonds and 16 runes.": "way-meditate",
    "Each rune belongs to 💧 Water, 🌱 Earth, 🔥 Fire or 💨 Air.": "runes-piles",
    "If you stop on one, the top card of that element’s pile, which everybody can see, hits that "
    "element:": "runes-piles",
    "Freeze ❄️: the player of that element misses a turn.": "runes-freeze",
    "Two freezes cost two turns.": "runes-safe",
    "Lose a rune: 1 rune disappears from that player’s path.": "runes-lose",
    "Take 1 diamond: you get 1, even if that path has none left.": "runes-take",
    "Take 2 diamonds: you get as many as that path still has, at most 2.": "runes-take deer-last",
    "Collected diamonds are safe: cards only take what’s still on the path.": "runes-safe",
    "A rune of your own element does nothing, but the card is used up.": "runes-lose",
    "After a pile’s last card (32), all its runes disappear.": "runes-last",
    "Meditate: move back to your corner with an exact roll, and your path is filled again as at "
    "the start.": "way-meditate",
    "You may enter the portal whenever a roll takes you there.": "portal-first",
    "The first player there gets 5 diamonds, and the others get nothing.": "portal-first",
    "In the portal you keep your diamonds and take no more turns, cards can’t freeze you, and "
    "everything left on your path disappears.": "portal-safe",
    "Deer mode lasts 16 player turns, 4 for each seat.": "portal-deer",
    "Missed turns count, and so do the turns of players already in the portal.": "deer-won",
    "The big diamond is worth 3 more.": "portal-big",
    "Only Fire 🔥 can take it, by being first into the portal while holding more diamonds than "
    "anyone else.": "portal-big portal-deer",
    "Who wins?": "deer-last",
    "The player with the most diamonds is the Deer God 🦌, even if they never reached the "
    "portal.": "deer-last deer-won",
    "In a tie, players who reached the portal come first, in the order they got there.": "deer-tie",
    "Any other player who reached the portal is a monk 🙏.": "deer-won",
    "Computers take empty seats.": f"{NOT_TAUGHT}the table does it",
    "The seasons only change how the board looks.": f"{NOT_TAUGHT}nobody has to know",
}


def before(lesson: Lesson, name: str) -> State:
    """Return the state in which a step is told."""
    words = [getattr(step, "words", "") for step in lesson.steps]
    number = words.index(f"lesson-deerportal-{lesson.key}-{name}")
    state: State = scene(DEER, lesson, number).state
    return state


def wrong(lesson: Lesson, name: str, *tape: int) -> tuple[State, list[Any]]:
    """Play the move that a step does not ask for."""
    state = before(lesson, name)
    (step,) = (
        step
        for step in lesson.steps
        if isinstance(step, Ask) and step.words == f"lesson-deerportal-{lesson.key}-{name}"
    )
    (move,) = step.wrong
    return state, act(state, move, *tape)


def kinds(events: list[Any]) -> list[str]:
    return [event.kind for event in events]


def test_there_are_four_lessons() -> None:
    assert lessons_of("deerportal") == LESSONS
    assert [lesson.key for lesson in LESSONS] == ["way", "runes", "portal", "deer"]


def test_every_sentence_of_the_rule_sheet_is_taught() -> None:
    assert_sheet_is_taught("deerportal", TAUGHT)


@every_language
def test_the_lessons_take_three_minutes(language: str) -> None:
    assert_short_enough("deerportal", language)


def test_back_is_a_diamond_and_forward_leads_past_two() -> None:
    state = before(WAY, "stop")
    assert state.areas[WATER][10:14].count(DIAMOND) == 2
    state, _ = wrong(WAY, "stop")
    assert state.diamonds[WATER] == 3
    assert before(WAY, "meditate").diamonds[WATER] == 4


def test_a_roll_back_to_the_corner_fills_the_path_and_the_next_leads_forward() -> None:
    at = scene(DEER, WAY, len(WAY.steps) - 1)
    count = next(event.count for event in at.events if event.kind == "meditated")
    assert count == 28
    assert (at.state.fields[LEARNER], at.state.diamonds[LEARNER]) == (4, 5)
    assert kinds(at.events)[-2:] == ["moved", "found_diamond"]


def test_fire_misses_two_turns_and_water_keeps_what_it_collected() -> None:
    state = before(CARDS, "safe")
    assert (state.frozen[FIRE], state.diamonds[WATER]) == (1, 4)
    assert state.areas[WATER].count(DIAMOND) == CARDS.start().areas[WATER].count(DIAMOND) - 1


def test_one_diamond_is_won_from_an_empty_path_and_two_are_not() -> None:
    state = before(CARDS, "take")
    assert DIAMOND not in state.areas[EARTH] + state.areas[AIR]
    state, _ = wrong(CARDS, "take")
    assert state.diamonds[WATER] == 4
    assert before(CARDS, "lose").diamonds[WATER] == 5


def test_an_own_rune_uses_its_card_up_for_nothing() -> None:
    used = before(CARDS, "lose").used[WATER]
    state, events = wrong(CARDS, "lose")
    assert (state.used[WATER], state.diamonds[WATER]) == (used + 1, 5)
    (drew,) = (event for event in events if event.kind == "drew")
    assert (drew.element, drew.hits) == (WATER, 0)


def test_the_last_card_of_fire_takes_its_runes_from_all_paths() -> None:
    state = before(CARDS, "last")
    assert state.used[FIRE] == PILE_SIZE
    assert RUNES[FIRE] not in "".join(state.areas)


def test_water_is_first_in_the_portal_and_gets_five() -> None:
    state = before(FIRST, "deer")
    assert state.fields[LEARNER] == PORTAL
    assert (state.diamonds[LEARNER], state.turns_left) == (12, 15)


def test_fire_would_get_five_and_three() -> None:
    state, _ = wrong(FIRST, "big")
    for number in (1, 2):  # of Earth, and then of Fire
        walk(state, number)
    assert state.diamonds == [8, 5, 9 + 5 + 3, 6]


def test_water_wins_outside_the_portal_with_eleven_diamonds() -> None:
    state = before(DEER_MODE, "won")
    assert state.diamonds[:3] == [11, 6, 10]
    assert (state.reason, ranks(state)) == ("deer_mode", (1, 3, 2, 4))


def test_water_would_be_behind_fire_in_the_portal_or_with_as_many() -> None:
    state, _ = wrong(DEER_MODE, "last")
    walk(state, 2)
    assert (state.diamonds[WATER], ranks(state)[:3]) == (9, (2, 3, 1))
    tied = before(DEER_MODE, "won")
    tied.diamonds[WATER] = 10
    assert ranks(tied)[FIRE] == 1
