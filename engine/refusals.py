"""Why something asked of a table is refused, by whose fault; each has one sentence in a locale."""

from typing import Any, ClassVar


class Refusal(Exception):
    """Its fields are what the sentence needs."""

    needs: ClassVar[tuple[str, ...]] = ()

    def __init__(self, **fields: Any) -> None:
        assert tuple(fields) == self.needs, f"{type(self).__name__} needs {self.needs}"
        super().__init__(type(self).__name__, fields)
        self.fields = fields


# Whoever asked ...


class NotSeated(Refusal):
    """... does not sit at this table."""


class SentOff(Refusal):
    """... had to leave this table for good."""


class NotHost(Refusal):
    """... is not the host, who alone may do this."""


class AlreadySeated(Refusal):
    """... sits here already."""


class NotYourTurn(Refusal):
    """... is not asked now."""


class Stale(Refusal):
    """... pressed a button of an earlier question."""


class Illegal(Refusal):
    """... named something that cannot be done now."""


class NotAway(Refusal):
    """... wants back a seat that no computer plays for him."""


class NothingOffered(Refusal):
    """... answers a draw that nobody offered."""


class OwnOffer(Refusal):
    """... answers the draw that only he himself has offered."""


class NothingToUndo(Refusal):
    """... has made no move that could be taken back."""


class NoUndoAsked(Refusal):
    """... answers a request to take a move back that nobody made."""


class OwnUndo(Refusal):
    """... answers the own request to take a move back."""


# The table ...


class NotStarted(Refusal):
    """... has not begun to play."""


class AlreadyStarted(Refusal):
    """... plays already."""


class Over(Refusal):
    """... has finished."""


class NotOver(Refusal):
    """... has not finished."""


class LobbyFull(Refusal):
    """... has no free seat."""

    needs = ("most",)


class TooManySit(Refusal):
    """... holds more than the game that was chosen has seats."""

    needs = ("game", "most", "count")


class TooFewPlayers(Refusal):
    """... wants more players to begin."""

    needs = ("least",)


class RoleTaken(Refusal):
    """... has given the role to another player."""


class NoSuchSeat(Refusal):
    """... has nobody to whom this could be done."""


class NoSuchGame(Refusal):
    """... cannot play what does not exist."""

    needs = ("game",)


class NoSuchLevel(Refusal):
    """... knows no computer player of this kind."""

    needs = ("level",)


class BadHouseRule(Refusal):
    """... has no such house rule, or not with this value."""

    needs = ("rule", "value")


class NotInThisGame(Refusal):
    """... plays a game without draws by agreement, or without resigning."""


class ComputerDeclines(Refusal):
    """... has a computer among the players, and computers agree to no draw."""
