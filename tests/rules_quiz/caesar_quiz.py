"""Twenty questions about Caesar & Cleopatra; Ann is the first seat, Ben the second."""

from collections.abc import Callable
from typing import Any

from engine.games.caesar.model import State
from engine.games.caesar.votes import score
from tests.engine.games.caesar_table import act, may, of, table, won
from tests.rules_quiz.quiz import Question

Texts = tuple[str, ...]


def question(
    page: int, en: str, de: str, choices: Texts, german: Texts, answer: Callable[[], int]
) -> Question:
    return Question(page, {"en": en, "de": de}, {"en": choices, "de": german}, answer)


def voted(mine: str, theirs: str, **more: Any) -> State:
    """Let Ann play elsewhere, and the praetors vote."""
    state = table("1 V | 1", praetor=f"{mine} | {theirs}", **more)
    act(state, "1 consul up", "done", bust="praetor")
    return state


def winner(mine: str, theirs: str) -> int:
    """Return who won the vote: 0 Ann, 1 Ben, 2 nobody."""
    state = voted(mine, theirs)
    if won(state, 0, "praetor"):
        return 0
    return 1 if won(state, 1, "praetor") else 2


WHO = ("Ann", "Ben", "Nobody")
WER = ("Ann", "Ben", "Niemand")


def of_the_second_card() -> int:
    state = table("5 4 V | 1")
    act(state, "5 praetor up")
    ways = {text.split()[-1] for text in may(state) if text.startswith("4")}
    return [{"up", "down"}, {"up"}, {"down"}].index(ways)


def a_sixth_card() -> int:
    state = table("5 V | 1", praetor="1 1 1 1 (1) | ")
    return 1 if not [text for text in may(state) if "5 praetor" in text] else 0


def after_the_action() -> int:
    state = table("5 4 S | 1", aedile="| (2)")
    act(state, "5 praetor up", "scout aedile", "pass", bust="grey")
    return 2 if state.phase == "refill" and state.placed == 1 else 0


def seven_cards() -> int:
    state = table("5 V | 1", praetor="1 1 1 | 2 2 (2)")
    events = act(state, "5 praetor up", "done", bust="grey")
    return 1 if not of(events, "voted") else 0


def the_eighth_card() -> int:
    state = table("5 V | 1", praetor="1 1 1 (1) | 2 2 (2)")
    events = act(state, "5 praetor up", "done", bust="black")
    return 0 if [event.group for event in of(events, "voted")] == [0] else 1


def the_black_bust() -> int:
    state = table("5 V | 1", bag=[2, 3, 4, 5], out=[0, 6, 1])
    act(state, "5 consul down", "done", bust="black")
    return {4: 0, 3: 1, 7: 2}[len(state.bag)]


def discarded_numbers() -> int:
    """Return what both lose where the smaller sum won by Philosophers: Ann shows 5 2, Ben 4 1 Φ."""
    state = voted("5 2", "4 1 P")
    lost = (state.discards[0], state.discards[1])
    return [([2], [4]), ([5], [4]), ([5], [1])].index(lost)


def a_tie() -> int:
    state = voted("4 1", "5")
    return 0 if not any(state.discards) and state.left[0] == 5 else 1


def equal_philosophers() -> int:
    return winner("5 P", "4 P")


def the_last_patrician() -> int:
    state = voted("5 4", "3", left=[1, 5, 5, 3, 3], won=[2, 0, 0, 0, 0, 2, 0, 0, 0, 0])
    lying = len(state.up[0]) + len(state.up[5])
    is_gone = 0 not in state.bag and 0 not in state.out
    return 1 if not lying and is_gone else 0


def who_is_shown_by_a_scout() -> int:
    state = table("5 S | 1", aedile="(3) | (2) (4)", censor="| (1)")
    act(state, "scout aedile", "pass")
    shown = [len(state.down[place]) for place in (1, 6, 9)]
    return [[1, 0, 0], [0, 0, 1], [1, 0, 1], [1, 1, 1]].index(shown)


def an_assassin_for_a_hidden_card() -> int:
    state = table("5 A | 1", aedile="| P (4)")
    targets = [text for text in may(state) if text.startswith("assassination")]
    return [["assassination aedile 4"], [], ["assassination aedile p"]].index(
        [text.lower() for text in targets]
    )


def after_a_wrath() -> int:
    state = table("5 W | 1", aedile="3 (2) | 4 5")
    act(state, "wrath aedile", "pass")
    left = (len(state.up[1]) + len(state.down[1]), len(state.up[6]) + len(state.down[6]))
    return [(2, 0), (0, 0), (1, 0)].index(left)


def after_a_castling() -> int:
    state = table("5 C | 1", aedile="4 3 | 4", consul="2 |")
    act(state, "castling aedile consul", "pass", "consul", "consul", "consul")
    lies = (len(state.up[3]), len(state.down[3]))
    return [(3, 0), (1, 2), (2, 1), (0, 3)].index(lies)


def after_a_veto() -> int:
    """Return what Ben may do after his Veto: draw a card, and of which deck."""
    state = table("5 S | 1 V", aedile="| (2)")
    act(state, "scout aedile", "veto")
    if state.phase != "replace":
        return 2
    return 1 if len(may(state)) == 2 else 0


def a_second_action() -> int:
    state = table("5 S S | 1 V", aedile="| (2)")
    act(state, "scout aedile", "veto", "draw influence")
    return 2 if not [text for text in may(state) if text.startswith("scout")] else 0


def with_nothing_to_play() -> int:
    state = table("V A | 1")
    act(state, "done", bust="grey")
    return 1 if state.phase == "discard" else 0


def a_whole_group() -> int:
    return points([0, 0, 0, 3, 0], 0)


def three_of_the_mission() -> int:
    return points([3, 0, 0, 0, 0], 1)


def points(mine: list[int], which: int) -> int:
    """Return the number of the choice with Ann's points; her mission is the praetors."""
    found = score([*mine, 0, 0, 0, 0, 0], 0, 0)
    return ((3, 4, 5), (6, 4, 3, 5))[which].index(found)


QUIZ = [
    question(
        1,
        "You played your first influence card open. How may the second one lie?",
        "Deine erste Einflusskarte liegt offen. Wie darf die zweite liegen?",
        ("Open or face down", "Only open", "Only face down"),
        ("Offen oder verdeckt", "Nur offen", "Nur verdeckt"),
        of_the_second_card,
    ),
    question(
        1,
        "You have five cards with the Praetors. Can you play a sixth one there?",
        "Bei den Prätoren liegen fünf Karten von dir. Kannst du dort eine sechste spielen?",
        ("Yes", "No"),
        ("Ja", "Nein"),
        a_sixth_card,
    ),
    question(
        1,
        "You played one influence card and then an action card, which was allowed. What comes?",
        "Du hast eine Einflusskarte gespielt und dann eine Aktionskarte. Was kommt danach?",
        (
            "I may play a second influence card",
            "I may play a second action card",
            "No more influence: the bust is drawn",
        ),
        (
            "Ich darf noch eine Einflusskarte spielen",
            "Ich darf noch eine Aktionskarte spielen",
            "Kein Einfluss mehr: Die Büste wird gezogen",
        ),
        after_the_action,
    ),
    question(
        2,
        "The grey bust is drawn. Seven cards lie with the Praetors, both sides together. "
        "Do they vote?",
        "Die graue Büste wird gezogen. Bei den Prätoren liegen sieben Karten, beide Seiten "
        "zusammen. Stimmen sie ab?",
        ("Yes", "No"),
        ("Ja", "Nein"),
        seven_cards,
    ),
    question(
        2,
        "The black bust is drawn. Eight cards lie with the Praetors. Do they vote?",
        "Die schwarze Büste wird gezogen. Bei den Prätoren liegen acht Karten. Stimmen sie ab?",
        ("Yes", "No"),
        ("Ja", "Nein"),
        the_eighth_card,
    ),
    question(
        2,
        "Three busts are out, four are in the bag. The black one is drawn. "
        "How many are in the bag after that?",
        "Drei Büsten sind draußen, vier im Beutel. Die schwarze wird gezogen. "
        "Wie viele sind danach im Beutel?",
        ("Four", "Three", "Seven"),
        ("Vier", "Drei", "Sieben"),
        the_black_bust,
    ),
    question(
        2,
        "A vote: Ann shows 5, 4 and a Philosopher, Ben shows 2. Who wins the patrician?",
        "Eine Abstimmung: Ann zeigt 5, 4 und einen Philosophen, Ben zeigt 2. "
        "Wer gewinnt den Patrizier?",
        WHO,
        WER,
        lambda: winner("5 4 P", "2"),
    ),
    question(
        2,
        "A vote: Ann shows 5 and a Philosopher, Ben shows 4 and a Philosopher. Who wins?",
        "Eine Abstimmung: Ann zeigt 5 und einen Philosophen, Ben 4 und einen Philosophen. "
        "Wer gewinnt?",
        WHO,
        WER,
        equal_philosophers,
    ),
    question(
        2,
        "A vote: Ann shows 5 and 2, Ben shows 4, 1 and a Philosopher. Which numbers are discarded?",
        "Eine Abstimmung: Ann zeigt 5 und 2, Ben zeigt 4, 1 und einen Philosophen. "
        "Welche Zahlen werden abgeworfen?",
        ("Ann's 2 and Ben's 4", "Ann's 5 and Ben's 4", "Ann's 5 and Ben's 1"),
        ("Anns 2 und Bens 4", "Anns 5 und Bens 4", "Anns 5 und Bens 1"),
        discarded_numbers,
    ),
    question(
        2,
        "A vote ends with equal sums. What is discarded?",
        "Eine Abstimmung endet mit gleichen Summen. Was wird abgeworfen?",
        ("Nothing", "The highest card of each side", "All cards of the group"),
        ("Nichts", "Die höchste Karte jeder Seite", "Alle Karten der Gruppe"),
        a_tie,
    ),
    question(
        2,
        "The last Praetor is won. What happens to the cards that lie there?",
        "Der letzte Prätor ist gewonnen. Was geschieht mit den Karten, die dort liegen?",
        ("They stay", "They are discarded", "They go back to the hands"),
        ("Sie bleiben", "Sie werden abgeworfen", "Sie kommen auf die Hand zurück"),
        the_last_patrician,
    ),
    question(
        3,
        "Ann plays Scout at the Aediles. Which cards are turned open?",
        "Ann spielt den Späher bei den Ädilen. Welche Karten werden aufgedeckt?",
        (
            "All of Ben's face-down cards",
            "All face-down cards with the Aediles, of both",
            "Ben's face-down cards with the Aediles",
            "None, only Ann looks at them",
        ),
        (
            "Alle verdeckten Karten von Ben",
            "Alle verdeckten Karten bei den Ädilen, von beiden",
            "Bens verdeckte Karten bei den Ädilen",
            "Keine, nur Ann sieht sie an",
        ),
        who_is_shown_by_a_scout,
    ),
    question(
        3,
        "Ben has an open Philosopher and a face-down 4. Which can Ann's Assassination hit?",
        "Ben hat einen offenen Philosophen und eine verdeckte 4. Was trifft Anns Attentat?",
        ("The 4 only", "None of them", "The Philosopher only"),
        ("Nur die 4", "Keine von beiden", "Nur den Philosophen"),
        an_assassin_for_a_hidden_card,
    ),
    question(
        3,
        "Ann plays the Wrath of the Gods on the Aediles. Who loses cards there?",
        "Ann spielt den Götterzorn auf die Ädilen. Wer verliert dort Karten?",
        ("Only Ben", "Both", "Only open cards are lost"),
        ("Nur Ben", "Beide", "Nur offene Karten gehen verloren"),
        after_a_wrath,
    ),
    question(
        3,
        "Ann rearranges three open cards with her Castling. How do they lie after that?",
        "Ann verteilt mit der Rochade drei offene Karten neu. Wie liegen sie danach?",
        ("All open", "One open, two face down", "Two open, one face down", "All face down"),
        ("Alle offen", "Eine offen, zwei verdeckt", "Zwei offen, eine verdeckt", "Alle verdeckt"),
        after_a_castling,
    ),
    question(
        3,
        "Ben stopped a Scout with his Veto. What does he do next?",
        "Ben hat einen Späher mit seinem Veto verhindert. Was tut er als Nächstes?",
        ("He discards a card", "He draws one card", "Nothing"),
        ("Er wirft eine Karte ab", "Er zieht eine Karte", "Nichts"),
        after_a_veto,
    ),
    question(
        3,
        "Ann's Scout was vetoed, and she holds another one. Can she play it this turn?",
        "Anns Späher wurde verhindert, und sie hat noch einen. Kann sie ihn in diesem Zug spielen?",
        ("Yes, at once", "Yes, after her influence", "No"),
        ("Ja, sofort", "Ja, nach ihrem Einfluss", "Nein"),
        a_second_action,
    ),
    question(
        4,
        "You hold no influence card and drew your bust. What may you do before the refill?",
        "Du hast keine Einflusskarte und hast die Büste gezogen. Was darfst du vor dem Auffüllen?",
        ("Nothing", "Discard any cards", "Draw a second bust"),
        ("Nichts", "Beliebig viele Karten abwerfen", "Eine zweite Büste ziehen"),
        with_nothing_to_play,
    ),
    question(
        4,
        "Ann won all three Consuls and nothing else. How many points are they?",
        "Ann hat alle drei Konsuln gewonnen und sonst nichts. Wie viele Punkte sind das?",
        ("3", "4", "5"),
        ("3", "4", "5"),
        a_whole_group,
    ),
    question(
        4,
        "Your mission is the Praetors, and you won three of the five. How many points are they?",
        "Dein Auftrag sind die Prätoren, und du hast drei der fünf. Wie viele Punkte sind das?",
        ("6", "4", "3", "5"),
        ("6", "4", "3", "5"),
        three_of_the_mission,
    ),
]
