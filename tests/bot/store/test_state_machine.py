"""Random sequences of store calls on one table agree with a small model of the scripts."""

import asyncio
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bot.address import Address
from bot.store import Commit, Committed, InboxEntry, Painted, Store, open_store
from bot.store.documents import Changes
from bot.store.embedded import Embedded

pytestmark = pytest.mark.slow  # starts whole programs, and kills some

GROUP = Address(-1001)
ALL = range(256)
EVER = 10**15
times = st.none() | st.integers(1, 1000)
changes = st.dictionaries(st.sampled_from("ab"), st.none() | st.binary(min_size=1, max_size=2))


@dataclass(slots=True)
class Model:
    version: int = 0
    session: bytes | None = None
    due: int | None = None
    dirty: int | None = None
    wished: int = 0  # the paint time of the last commit
    asked: int = 0
    fence: int | None = None
    message: int = 0
    seen: set[int] = field(default_factory=set)
    inbox: list[int | None] = field(default_factory=list)
    announcements: list[bytes] = field(default_factory=list)
    shown: int = 0  # the version that the chat shows
    is_shown: bool = False  # whether the chat shows any
    chat: dict[str, bytes] = field(default_factory=dict)  # fields of its documents


class Table(RuleBasedStateMachine):
    server: Embedded

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.Runner()
        self.model = Model()
        self.in_hand: list[InboxEntry] = []
        self.finished: list[InboxEntry] = []
        self.painters: list[Painted] = []

    def do(self, what: Any) -> Any:
        async def doing() -> Any:
            return await what

        return self.loop.run(doing())

    @initialize()
    def begin(self) -> None:
        self.store: Store = self.do(open_store(self.server.url))[0]
        self.do(self.store.calls.ask("FLUSHALL"))

    def teardown(self) -> None:
        self.do(self.store.close())
        self.loop.close()

    @rule(update=st.none() | st.integers(1, 5))
    def deliver(self, update: int | None) -> None:
        is_new = update is None or update not in self.model.seen
        assert self.do(self.store.deliver(GROUP.chat, "update", b"", update, GROUP)) == is_new
        if is_new:
            self.model.inbox.append(update)
            if update:
                self.model.seen.add(update)

    @rule()
    def read(self) -> None:
        while more := self.do(self.store.entries(ALL)):
            self.in_hand += more
        assert [entry.update_id for entry in self.in_hand] == self.model.inbox

    @rule()
    def crash(self) -> None:
        """Lose all that a process knows."""
        self.do(self.store.close())
        self.store = self.do(open_store(self.server.url))[0]
        self.in_hand = []

    def finish(self, entry: InboxEntry) -> None:
        index = self.in_hand.index(entry)
        self.finished.append(self.in_hand.pop(index))
        del self.model.inbox[index]

    @precondition(lambda self: self.in_hand)
    @rule(data=st.data())
    def acknowledge(self, data: st.DataObject) -> None:
        entry = data.draw(st.sampled_from(self.in_hand))
        assert self.do(self.store.acknowledge(entry))
        self.finish(entry)

    @rule(
        stale=st.booleans(),
        deed=st.sampled_from(["save", "leave", "forget"]),
        due=times,
        dirty=times,
        announcements=st.lists(st.binary(max_size=3), max_size=2),
        anew=st.booleans(),
        chat=changes,
        data=st.data(),
    )
    def commit(
        self,
        stale: bool,
        deed: str,
        due: int | None,
        dirty: int | None,
        announcements: list[bytes],
        anew: bool,
        chat: Changes,
        data: st.DataObject,
    ) -> None:
        model = self.model
        choices = [None, *self.in_hand, *self.finished]
        entry = data.draw(st.sampled_from(choices))
        expected = model.version + 1 if stale else model.version
        session = b"%d" % (model.version + 1) if deed == "save" else None
        answer = self.do(
            self.store.commit(
                GROUP,
                Commit(
                    expected,
                    session,
                    model.version + 1,
                    forget=deed == "forget",
                    anew=anew and deed == "save",
                    due=due,
                    dirty=dirty,
                    announcements=announcements,
                    chat=chat,
                    entry=entry,
                ),
            )
        )
        if entry in self.finished:
            assert answer == Committed("repeated")
            return
        if stale:
            assert answer == Committed("conflict")
            return
        assert answer.deed == "done"
        assert [each.body for each in answer.announcements] == announcements
        if entry:
            self.finish(entry)
        model.announcements += announcements
        model.chat |= {name: value for name, value in chat.items() if value}
        for name in chat.keys() - {name for name, value in chat.items() if value}:
            model.chat.pop(name, None)
        self.change(session, deed == "forget", due, dirty, anew)
        if model.fence is None:
            model.fence = answer.fence
        assert (answer.asked, answer.fence) == (model.asked, model.fence)

    def change(
        self,
        session: bytes | None,
        forget: bool,
        due: int | None,
        dirty: int | None,
        anew: bool,
    ) -> None:
        model = self.model
        if session is not None:
            if not model.version:
                model.asked = model.message = model.shown = 0
                model.fence = None
            if anew:
                model.message = 0
                model.fence = None if model.fence is None else model.fence + 1
            if dirty is None and model.shown == model.version and model.is_shown:
                model.shown += 1
            model.version, model.session, model.due = model.version + 1, session, due
        elif forget:
            model.version, model.session, model.due = 0, None, due
            model.dirty, model.asked, model.message, model.fence = None, 0, 0, 0
            model.shown, model.is_shown = 0, False
        if dirty is not None and model.version:
            model.dirty = dirty if model.dirty is None else min(model.dirty, dirty)
            model.wished = dirty
            model.asked += 1

    @precondition(lambda self: self.model.version)
    @rule()
    def begin_to_paint(self) -> None:
        self.painters.append(self.do(self.store.load(GROUP)).painted)

    @precondition(lambda self: self.painters)
    @rule(again=times, message=st.integers(1, 99), data=st.data())
    def paint(self, again: int | None, message: int, data: st.DataObject) -> None:
        model = self.model
        painter = data.draw(st.sampled_from(self.painters))
        shown = replace(painter, message=message, version=model.version)
        fence = self.do(self.store.painted(GROUP, shown, painter.fence, again))
        if not model.version or painter.fence != model.fence:
            assert fence is None
            if not model.version:
                model.dirty = None
            return
        assert fence == painter.fence + 1
        model.fence, model.message = fence, message
        model.shown, model.is_shown = model.version, True
        if again is not None:
            model.dirty = again
        elif painter.asked == model.asked:
            model.dirty = None
        else:
            model.dirty = model.wished if model.asked else 0

    @rule(now=st.integers(1, 1000))
    def ring(self, now: int) -> None:
        model = self.model
        upcoming = self.do(self.store.due(ALL, now))
        if model.due is not None and model.due <= now:
            model.inbox.append(None)
            model.due = None
        assert upcoming == model.due

    @precondition(lambda self: self.model.announcements)
    @rule()
    def announce(self) -> None:
        announcements = self.do(self.store.announcements(ALL))
        assert [each.body for each in announcements] == self.model.announcements
        for each in announcements:
            version, before = self.do(self.store.announced(each, GROUP))
            assert (version, before) == (0, b"")
        self.model.announcements = []

    @invariant()
    def everything_is_as_in_the_model(self) -> None:
        if not hasattr(self, "store"):
            return
        model = self.model
        saved = self.do(self.store.load(GROUP))
        assert (saved.version, saved.session) == (model.version, model.session)
        assert (saved.painted.asked, saved.painted.message) == (model.asked, model.message)
        if model.fence is None:
            model.fence = saved.painted.fence
        assert saved.painted.fence == model.fence
        assert saved.painted.version == model.shown
        assert saved.chat == {name.encode(): value for name, value in model.chat.items()}
        marked = [] if model.dirty is None else [GROUP]
        assert self.do(self.store.dirty(ALL, EVER)) == marked
        if model.dirty:
            assert self.do(self.store.dirty(ALL, model.dirty - 1)) == []


def run(server: Embedded, examples: int) -> None:
    class Here(Table):
        pass

    Here.server = server
    checks = list(HealthCheck)
    case = Here.TestCase
    case.settings = settings(
        max_examples=examples, deadline=None, stateful_step_count=30, suppress_health_check=checks
    )
    case("runTest").runTest()


def test_a_table_does_what_the_model_does(server: Embedded) -> None:
    run(server, 15)


@pytest.mark.slow
def test_a_table_does_what_the_model_does_for_long(server: Embedded) -> None:
    run(server, 500)
