"""A move that is the only one is made at once: the table tells it, and nobody taps for it."""

from engine.record import Entry
from engine.session import Events
from tests.bot.evenings.evening import Evening, Session
from tests.bot.evenings.whot import start_game
from tests.engine.games import whot_table
from tests.engine.tables import in_state


async def lay_a_pick(evening: Evening) -> None:
    """Let the first person hold a 2, by a house rule that leaves no answer to it."""
    host = evening.people[0]
    await host.say("/newgame whot")
    await host.tap_more("House rules", "No answer to a penalty", "yes")
    await host.wait_for("No answer to a penalty")
    await start_game(evening)

    def act(session: Session | None, now: int) -> tuple[Session | None, Events]:
        assert session is not None
        state = whot_table.table("c2 c3 t3 | s3 x11 t4", no_defending=True)
        return in_state(session, state), []

    assert evening.worker
    await evening.worker.tables.change(evening.address, act)


async def test_a_pick_that_nothing_answers_is_told_and_needs_no_tap(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await lay_a_pick(evening)
    heard = evening.record_calls()
    await ann.say("/move c2")
    await evening.settle()
    await evening.wait_until_painted()
    session = await evening.session()
    made = [(entry.seat, entry.by, entry.what) for entry in map(Entry.read, session.log[1:])]
    assert made == [(0, "player", "c2"), (1, "rules", "draw")]
    told = await ben.visible_text()
    assert told.index("played ●2") < told.index("drew 2 cards.")
    assert "Ann, it’s your turn" in told
    assert not [call for call in heard if "Ben, it’s your turn" in str(call)]
    await ben.tap("My cards")
    assert len(session.view(1).hands[1]) == 5


async def test_a_table_can_leave_such_moves_to_its_players(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame whot")
    await ann.open_more("House rules", "Next: page 2", "Next: page 3", "Automatic forced moves")
    await ann.wait_for("If you must draw a penalty")
    for label in ("no", "✕ Close"):
        await evening.advance(1.0)
        await ann.tap(label)
    await ann.wait_for("Automatic forced moves")
    assert (await evening.session()).options.forced_moves is False
    await start_game(evening)
    assert not (await evening.session()).plays_forced
