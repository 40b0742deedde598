"""Twenty questions about Whot; every answer is what the engine did on a table laid for it."""

from collections.abc import Callable

from engine.games.whot.model import State
from tests.engine.games.whot_table import act, deal, hand, leave, may, ranks, table
from tests.rules_quiz.quiz import Question

Choices = tuple[str, ...]
YES_NO: dict[str, Choices] = {"en": ("Yes", "No"), "de": ("Ja", "Nein")}


def _ask(
    page: int,
    en: str,
    de: str,
    choices: dict[str, Choices],
    answer: Callable[[], int],
) -> Question:
    return Question(page, {"en": en, "de": de}, choices, answer)


def _numbers(*numbers: int) -> dict[str, Choices]:
    shown = tuple(map(str, numbers))
    return {"en": shown, "de": shown}


def _held(state: State, seat: int) -> int:
    return len(hand(state, seat).split())


def _after(state: State, *moves: str) -> State:
    for move in moves:
        act(state, move)
    return state


def _cards_at_the_start() -> int:
    return (5, 6, 7, 8).index(_held(deal("c3 c4 c5", seats=3), 0))


def _fits_by_number() -> int:
    return 0 if "t7" in may(table("t7 x3 | c3", "c7")) else 1


def _may_draw_with_a_card_that_fits() -> int:
    return 0 if "draw" in may(table("c3 t4 | c4", "c7")) else 1


def _plays_what_was_drawn() -> int:
    state = _after(table("x3 t4 | t5", "c7", "c10 ..."), "draw")
    return 0 if state.turn == 0 and "c10" in may(state) else 1


def _first_card() -> int:
    state = deal("c3 c4 c5 t3 t4 t5 x2", hand_size=3)
    assert state.pile == ["x2"]
    return 0 if state.pick else 1


def _last_card_is_special() -> int:
    state = table("c2 | t4 t2", "c7")
    if "c2" not in may(state):
        return 2
    return 1 if _after(state, "c2").reason == "empty_hand" and ranks(state) == (1, 2) else 0


def _hold_on() -> int:
    return (1, 0, 2).index(_after(table("c1 c3 | t4 | t5", "c7"), "c1").turn)


def _two_on_two() -> int:
    state = _after(table("c2 c3 | t2 t4 | x10", "c7"), "c2", "t2")
    return (2, 3, 4, 6).index(state.pick)


def _five_on_two() -> int:
    return 0 if "c5" in may(_after(table("c2 c3 | c5 t4", "c7"), "c2")) else 1


def _whot_on_two() -> int:
    state = _after(table("c2 c3 | w20 t4", "c7"), "c2")
    return 0 if any(move.startswith("w20") for move in may(state)) else 1


def _pick_three() -> int:
    state = _after(table("c5 c3 | t4 | x10", "c7"), "c5", "draw")
    return (2, 3, 4, 5).index(_held(state, 1) - 1)


def _plays_after_drawing_a_penalty() -> int:
    state = _after(table("c2 c3 | c4 | x10 c8", "c7"), "c2", "draw")
    return 0 if state.turn == 1 else 1 if "c8" in may(state) else 2


def _suspension_of_two() -> int:
    return (1, 0).index(_after(table("c8 c3 | t4", "c7"), "c8").turn)


def _general_market() -> int:
    state = _after(table("c14 c3 | t4 | x10", "c7"), "c14")
    return {(1, 1, 1): 0, (1, 2, 1): 1, (1, 2, 2): 2, (2, 2, 2): 3}[
        (_held(state, 0), _held(state, 1), _held(state, 2))
    ]


def _number_after_a_call() -> int:
    state = _after(table("w20 c3 | t4 s5", "c7"), "w20 square")
    fitting: list[str] = [card for card in ("s5", "t4") if card in may(state)]
    return [["s5"], ["t4"], ["s5", "t4"]].index(fitting)


def _how_long_a_call_lasts() -> int:
    state = _after(table("w20 c3 | t4 | s5 x3", "c7"), "w20 square", "draw")
    return 0 if "s5" in may(state) and "x3" not in may(state) else 1


def _empty_market_at_first() -> int:
    state = table("x3 t4 | t5", "c7", "")
    act(state, "draw", *(0 for _ in state.pile))
    return 0 if state.reason else 2 if state.pile == ["c7"] else 1


def _empty_market_at_last() -> int:
    state = _after(table("x3 t4 | t1", "c7", "", reshuffled=True), "draw")
    return 1 + ranks(state).index(1) if state.reason == "sudden_death" else 0


def _value_of_a_star() -> int:
    return ranks(_after(table("*8 | c14 t1", "s10", "", reshuffled=True), "draw")).index(1)


def _leaves_with_a_penalty() -> int:
    state = _after(table("c2 c3 | t4 | x10", "c7"), "c2")
    leave(state, 1)
    return (0, 2).index(state.turn) + 1 if state.pick else 0


QUIZ = [
    _ask(
        1,
        "How many cards does each player get at the start?",
        "Wie viele Karten bekommt jede Person am Anfang?",
        _numbers(5, 6, 7, 8),
        _cards_at_the_start,
    ),
    _ask(
        1,
        "The top card is ●7. Can you play ▲7?",
        "Oben liegt ●7. Darfst du ▲7 spielen?",
        YES_NO,
        _fits_by_number,
    ),
    _ask(
        1,
        "You have a card that fits. May you draw instead?",
        "Du hast eine passende Karte. Darfst du trotzdem ziehen?",
        YES_NO,
        _may_draw_with_a_card_that_fits,
    ),
    _ask(
        1,
        "The card you drew fits. May you play it at once?",
        "Die gezogene Karte passt. Darfst du sie sofort spielen?",
        YES_NO,
        _plays_what_was_drawn,
    ),
    _ask(
        1,
        "The very first top card is ✚2. Does the first player have to draw 2 or answer?",
        "Die allererste oberste Karte ist ✚2. Muss die erste Person 2 ziehen oder antworten?",
        YES_NO,
        _first_card,
    ),
    _ask(
        1,
        "Your last card is a 2, and it fits. What happens when you play it?",
        "Deine letzte Karte ist eine 2, und sie passt. Was geschieht, wenn du sie spielst?",
        {
            "en": (
                "The next player may still answer with a 2",
                "You win at once",
                "You must draw a card: a special card can’t be last",
            ),
            "de": (
                "Die nächste Person darf noch mit einer 2 antworten",
                "Du gewinnst sofort",
                "Du musst ziehen: Eine Sonderkarte darf nicht die letzte sein",
            ),
        },
        _last_card_is_special,
    ),
    _ask(
        2,
        "Three people play. Ann plays a 1. Who has the next turn?",
        "Ihr seid zu dritt. Ann spielt eine 1. Wer ist als Nächstes dran?",
        {
            "en": ("The player after Ann", "Ann", "The player before Ann"),
            "de": ("Die Person nach Ann", "Ann", "Die Person vor Ann"),
        },
        _hold_on,
    ),
    _ask(
        2,
        "Ann plays a 2, Bola answers with a 2. How many cards must Chidi draw if he has no 2?",
        "Ann spielt eine 2, Bola antwortet mit einer 2. Wie viele Karten muss Chidi ohne 2 ziehen?",
        _numbers(2, 3, 4, 6),
        _two_on_two,
    ),
    _ask(
        2,
        "Ann played ●2. Can you answer with ●5?",
        "Ann hat ●2 gespielt. Kannst du mit ●5 antworten?",
        YES_NO,
        _five_on_two,
    ),
    _ask(
        2,
        "Ann played a 2. Can you answer with a Whot?",
        "Ann hat eine 2 gespielt. Kannst du mit einem Whot antworten?",
        YES_NO,
        _whot_on_two,
    ),
    _ask(
        2,
        "Ann plays a 5, and you have no 5. How many cards do you draw?",
        "Ann spielt eine 5, und du hast keine. Wie viele Karten ziehst du?",
        _numbers(2, 3, 4, 5),
        _pick_three,
    ),
    _ask(
        2,
        "Bola has drawn the penalty of 2 cards for ●2. What now?",
        "Bola hat die Strafe von 2 Karten für ●2 gezogen. Und jetzt?",
        {
            "en": (
                "Bola plays a card in the same turn",
                "The next player may play any card that fits on ●2",
                "The next player must draw or answer, too",
            ),
            "de": (
                "Bola spielt im selben Zug noch eine Karte",
                "Die nächste Person darf jede Karte spielen, die auf ●2 passt",
                "Auch die nächste Person muss ziehen oder antworten",
            ),
        },
        _plays_after_drawing_a_penalty,
    ),
    _ask(
        2,
        "Two people play. Ann plays an 8. Who has the next turn?",
        "Ihr seid zu zweit. Ann spielt eine 8. Wer ist als Nächstes dran?",
        {"en": ("The other player", "Ann"), "de": ("Die andere Person", "Ann")},
        _suspension_of_two,
    ),
    _ask(
        2,
        "Ann, Bola and Chidi play. Ann plays a 14. Who draws a card?",
        "Ann, Bola und Chidi spielen. Ann spielt eine 14. Wer zieht eine Karte?",
        {
            "en": ("Nobody", "Only Bola", "Bola and Chidi", "All three"),
            "de": ("Niemand", "Nur Bola", "Bola und Chidi", "Alle drei"),
        },
        _general_market,
    ),
    _ask(
        2,
        "A Whot is on top, and ■ was called. You have ■5 and ▲4. Which of them can you play?",
        "Oben liegt ein Whot, gewünscht ist ■. Du hast ■5 und ▲4. Welche darfst du spielen?",
        {"en": ("Only ■5", "Only ▲4", "Both"), "de": ("Nur ■5", "Nur ▲4", "Beide")},
        _number_after_a_call,
    ),
    _ask(
        2,
        "Ann called ■ with a Whot, and Bola drew a card. Does the call still hold?",
        "Ann hat sich mit einem Whot ■ gewünscht, Bola hat gezogen. Gilt der Wunsch noch?",
        YES_NO,
        _how_long_a_call_lasts,
    ),
    _ask(
        3,
        "The market is empty for the first time, and you want to draw. What happens?",
        "Der Markt ist zum ersten Mal leer, und du willst ziehen. Was geschieht?",
        {
            "en": (
                "The game ends",
                "The whole pile with its top card becomes the new market",
                "The pile without its top card becomes the new market",
            ),
            "de": (
                "Das Spiel ist aus",
                "Der ganze Stapel mit der obersten Karte wird zum neuen Markt",
                "Der Stapel ohne die oberste Karte wird zum neuen Markt",
            ),
        },
        _empty_market_at_first,
    ),
    _ask(
        3,
        "Sudden Death, empty market. Ann has ✚3 and ▲4, Bola ▲1. Ann draws. What happens?",
        "Plötzliches Ende, leerer Markt. Ann hat ✚3 und ▲4, Bola ▲1. Ann zieht. Was geschieht?",
        {
            "en": (
                "Bola has a turn",
                "The game ends, Ann wins",
                "The game ends, Bola wins",
            ),
            "de": (
                "Bola ist dran",
                "Das Spiel ist aus, Ann gewinnt",
                "Das Spiel ist aus, Bola gewinnt",
            ),
        },
        _empty_market_at_last,
    ),
    _ask(
        3,
        "Sudden Death has ended the game. Ann holds ★8, Bola holds ●14 and ▲1. Who wins?",
        "Das Spiel hat ein plötzliches Ende. Ann hat ★8, Bola hat ●14 und ▲1. Wer gewinnt?",
        {"en": ("Ann", "Bola"), "de": ("Ann", "Bola")},
        _value_of_a_star,
    ),
    _ask(
        3,
        "Ann played a 2, and Bola, who must draw, leaves the game. What becomes of the penalty?",
        "Ann hat eine 2 gespielt, Bola muss ziehen, steigt aber aus. Was wird aus der Strafe?",
        {
            "en": (
                "It is gone",
                "Ann must draw",
                "The player after Bola must draw",
            ),
            "de": (
                "Sie verfällt",
                "Ann muss ziehen",
                "Die Person nach Bola muss ziehen",
            ),
        },
        _leaves_with_a_penalty,
    ),
]
