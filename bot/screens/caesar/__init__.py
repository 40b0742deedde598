"""The screens of Caesar & Cleopatra: five groups with two sides, votes, hands of hidden cards."""

from collections.abc import Sequence
from dataclasses import replace

from bot.i18n import Translator
from bot.names import Names
from bot.pictures.caesar_hand_picture import CaesarHandPicture
from bot.pictures.caesar_picture import CaesarPicture
from bot.pictures.caesar_rules_picture import HEIGHTS, CaesarRulesPicture
from bot.screens.caesar import (
    caesar_hand,
    caesar_numbers,
    caesar_questions,
    caesar_table,
    caesar_telling,
)
from bot.screens.caesar.caesar_discards import LOOK, discards
from bot.screens.caesar.caesar_steps import asked
from bot.screens.caesar.caesar_words import group_name
from bot.screens.callback_data import Keys
from bot.screens.game_screens import Event, GameScreens, Path
from bot.screens.screen import Rows
from engine.chance import Loose
from engine.game import Seat
from engine.games.caesar.model import VETO_IT, Action, View
from engine.games.caesar.pack import ALL_ACTIONS, EACH, GROUPS, WORDS


class CaesarScreens(GameScreens[View, Action]):
    rules_told = ("best_of_three",)
    has_all_numbers = False

    def sentences(
        self, events: Sequence[Event], t: Translator, names: Names, you: Seat | None
    ) -> list[str]:
        return caesar_telling.sentences(events, t, names, you)

    def lesson_story(
        self, events: Sequence[Event], t: Translator, names: Names, you: Seat
    ) -> list[str]:
        return caesar_telling.sentences(events, t, names, you, with_own_bust=True)

    def tell(self, event: Event, t: Translator, names: Names, you: Seat | None = None) -> str:
        return caesar_telling.tell(event, t, names, you)

    def table(self, view: View, t: Translator, names: Names) -> str:
        """Add the discards for a player who waits, and so has no key to look at them."""
        is_waiting = view.seat is not None and view.seat != asked(view)
        shown = discards(view, t, names) if is_waiting else ""
        return "\n".join(filter(None, (caesar_table.table(view, t, names), shown)))

    def board(self, view: View, path: Path, t: Translator, names: Names) -> str:
        return caesar_table.board(view, path, t, names)

    def standing(self, view: View, seat: Seat, t: Translator, names: Names) -> str:
        return caesar_table.standing(view, seat, t)

    def final(self, view: View, seat: Seat, t: Translator, names: Names) -> str:
        return caesar_table.final(view, seat, t)

    def placed_by(self, view: View, seat: Seat, t: Translator, names: Names) -> str:
        """Return what the points are made of, with the mission that was secret."""
        return self.final(view, seat, t, names)

    def score(self, view: View, seat: Seat, t: Translator) -> str:
        return caesar_table.score_in_words(view, seat, t)

    def cover(self, t: Translator) -> CaesarPicture:
        """Show the five groups between two cities that nobody plays yet."""
        dealt = self.game.view(self.game.setup(2, self.game.options(), Loose(0)), None)
        shown = self.picture(dealt, t, Names(("", "")))
        return replace(shown, points=(), turns=(), held=())

    def picture(self, view: View, t: Translator, names: Names) -> CaesarPicture:
        return caesar_table.picture(view, t, names)

    def hand_picture(
        self, view: View, path: Path, t: Translator, names: Names
    ) -> CaesarHandPicture | None:
        return caesar_table.hand_picture(view, path, t, names)

    def lesson_picture(
        self,
        view: View,
        offered: Sequence[Action],
        points_at: Sequence[str],
        t: Translator,
        names: Names,
    ) -> CaesarHandPicture | None:
        """Light up the cards that can be chosen."""
        shown = self.hand_picture(view, (), t, names)
        if shown is None or shown.playable is None:
            return shown
        named = {word for action in offered for word in self.game.text(action).split()[:1]}
        playable = tuple(WORDS[kind] in named for kind in shown.cards)
        return replace(shown, playable=playable if True in playable else None)

    def rule_picture(self, page: int, t: Translator) -> CaesarRulesPicture | None:
        names = tuple(t(f"caesar-name-{WORDS[kind]}") for kind in sorted(set(ALL_ACTIONS)))
        groups = tuple(group_name(group, t) for group in EACH)
        mission = t("caesar-label-mission")
        return CaesarRulesPicture(page, groups, names, mission) if page in HEIGHTS else None

    def hand(self, view: View, t: Translator, names: Names) -> str:
        return caesar_table.hand(view, t)

    def held(self, view: View, t: Translator) -> str:
        return caesar_table.held(view, t)

    def secrets(self, view: View, t: Translator, names: Names) -> str:
        return "\n".join(caesar_table.secrets(view, t))

    def label(self, action: Action, view: View, t: Translator, names: Names) -> str:
        return caesar_hand.label(action, view, t)

    def menu(
        self,
        view: View,
        legal: Sequence[Action],
        path: Path,
        t: Translator,
        names: Names,
        keys: Keys,
    ) -> Rows:
        return caesar_hand.menu(view, legal, path, t, keys)

    def thing(self, what: str, view: View, t: Translator) -> str:
        return t(f"caesar-{'group' if what in GROUPS else 'card'}-{what}")

    def question(self, view: View, path: Path, t: Translator, names: Names) -> str:
        question = caesar_questions.question(view, path, t)
        shown = discards(view, t, names) if path == LOOK else ""
        return "\n".join(filter(None, (shown, question)))

    def coach_marks(self, view: View, legal: Sequence[Action]) -> list[str]:
        marks = (("veto", VETO_IT in legal), ("vote", bool(view.votes)))
        return [mark for mark, is_new in marks if is_new]

    def why_not(self, view: View, number: int, t: Translator) -> str:
        return caesar_questions.why_not(view, number, t)

    def cannot(self, view: View, legal: Sequence[Action], action: Action, t: Translator) -> str:
        return caesar_questions.cannot(view, legal, action, t)

    def open_moves(self, view: View) -> list[Action]:
        return caesar_hand.open_moves(view)

    def public_keys(
        self, view: View, t: Translator, names: Names, keys: Keys, with_numbers: bool
    ) -> Rows:
        return caesar_numbers.public_keys(view, t, keys, with_numbers)

    def alert(self, view: View, legal: Sequence[Action], t: Translator, names: Names) -> str:
        return caesar_numbers.alert(view, legal, t)

    def numbered(
        self, view: View, legal: Sequence[Action], number: int, t: Translator
    ) -> int | str:
        return caesar_numbers.numbered(view, legal, number, t)
