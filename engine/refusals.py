"""The reasons why a session refuses a request; each has one sentence in every locale."""

from typing import Any, ClassVar


class Refusal(Exception):
    """A request that the rules or rights do not allow, with the fields its sentence needs."""

    needs: ClassVar[tuple[str, ...]] = ()

    def __init__(self, **fields: Any) -> None:
        assert tuple(fields) == self.needs, f"{type(self).__name__} needs {self.needs}"
        super().__init__(type(self).__name__, fields)
        self.fields = fields


# Reasons that lie with the person who asked.


class NotSeated(Refusal):
    """The asker does not sit at this table."""


class SentOff(Refusal):
    """The asker was removed from this table for good."""


class NotHost(Refusal):
    """The asker is not the host, who alone may do this."""


class AlreadySeated(Refusal):
    """The asker sits here already."""


class NotYourTurn(Refusal):
    """The asker is not asked now."""


class Stale(Refusal):
    """The asker pressed a button of an earlier question."""


class Illegal(Refusal):
    """The asker named something that cannot be done now."""


class NotAway(Refusal):
    """The asker wants back a seat that no computer plays."""


class NothingOffered(Refusal):
    """The asker answers a draw that nobody offered."""


class OwnOffer(Refusal):
    """The asker answers the own offer of a draw."""


class NothingToUndo(Refusal):
    """The asker has made no move that could be taken back."""


class NoUndoAsked(Refusal):
    """The asker answers a request to take a move back that nobody made."""


class OwnUndo(Refusal):
    """The asker answers the own request to take a move back."""


# Reasons that lie with the table.


class NotStarted(Refusal):
    """The table has not begun to play."""


class AlreadyStarted(Refusal):
    """The table plays already."""


class Over(Refusal):
    """The table has finished."""


class NotOver(Refusal):
    """The table has not finished."""


class LobbyFull(Refusal):
    """The table has no free seat."""

    needs = ("most",)


class TooManySit(Refusal):
    """The chosen game has fewer seats than players sit at the table."""

    needs = ("game", "most", "count")


class TooFewPlayers(Refusal):
    """The game needs more players to begin."""

    needs = ("least",)


class RoleTaken(Refusal):
    """Another player has chosen the role."""


class NoSuchSeat(Refusal):
    """The table has no player on that seat, or none to whom this can be done."""


class NoSuchGame(Refusal):
    """The table's registry has no such game."""

    needs = ("game",)


class NoSuchLevel(Refusal):
    """The game has no computer player of this level."""

    needs = ("level",)


class BadHouseRule(Refusal):
    """The game has no such house rule, or not with this value."""

    needs = ("rule", "value")


class NotInThisGame(Refusal):
    """The game knows no draw by agreement, no resigning, or no undo."""


class ComputerDeclines(Refusal):
    """The table has a computer among the players, and computers agree to no draw."""
