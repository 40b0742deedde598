"""A bot of 24 languages: each person reads their own from the first tap, a group is asked once
whether it speaks its host's, and nothing is loaded that nobody speaks."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.actions.about import listed_commands, menu_commands
from bot.i18n import loaded_languages
from bot.store.documents import ChatSettings, read_document
from bot.telegram.command_menu import register
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.person import Person, text_of
from tests.bot.evenings.test_hands import promote
from tests.bot.more_languages import MANY, copied_languages, forget_languages


@pytest.fixture
def many(tmp_path: Path) -> Iterator[None]:
    """Speak German in 23 languages; only two words tell which one it is."""
    with copied_languages(tmp_path, MANY, "de"):
        for code in MANY:
            told = f"close = ✕ {code}\nadd-to-group = ➕ {code}\n"
            (tmp_path / code / "a.ftl").write_text(told, encoding="utf-8")
            status = tmp_path / code / "STATUS.toml"
            text = status.read_text(encoding="utf-8").replace("Deutsch", f"Deutsch {code}")
            status.write_text(text.replace("maintained", "machine"), encoding="utf-8")
        yield


pytestmark = pytest.mark.usefixtures("many")


async def own_screen(person: Person) -> str:
    """Return the newest ephemeral message of a person."""

    async def look() -> str:
        own = [text_of(m) for m in await person.messages() if m.get("ephemeral")]
        return own[-1] if own else ""

    return await person.evening.wait_until(look, "a screen of one's own")


async def settings(evening: Evening) -> ChatSettings:
    return read_document(ChatSettings, await evening.store.row(evening.address.chat))


APPS = {"Bia": "pt-br", "Li": "zh-hans", "Wu": "zh-hant", "Roya": "fa", "Olim": "uz", "Kari": "nb"}
READ = {"Bia": "pt", "Li": "zh", "Wu": "zh", "Roya": "fa", "Olim": "uz", "Kari": "Close"}


async def test_the_first_tap_decides_what_a_person_reads(evening: Evening) -> None:
    ann, *others = await evening.create_group("Ann", *APPS, speaking=APPS)
    await ann.say("/newgame whot")
    for person in others:
        await person.tap("⋯ More")
        assert f"✕ {READ[person.name]}" in await own_screen(person)
        await evening.pass_time(5)
    bia = others[0]
    await bia.tap("Join")
    await ann.tap("Start")
    await ann.wait_for("it’s your turn")
    await evening.pass_time(60)
    await bia.tap("My cards")
    assert "✕ pt" in await own_screen(bia)


@pytest.mark.parametrize(
    ("app", "read"),
    [("pt-br", "pt"), ("zh-hant", "zh"), ("fa", "fa"), ("fil", "Add me to a group")],
)
async def test_a_private_chat_speaks_the_language_of_the_app(
    evening: Evening, app: str, read: str
) -> None:
    person = await evening.add_person("Bia", app)
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=person.id, bot=bot)
    await person.wait_for(f"➕ {read}", chat=bot)


async def test_an_english_table_loads_english_alone(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    forget_languages()
    await register(evening.client, evening.store, menu_commands, listed_commands())
    assert loaded_languages() == ()
    await evening.restart()
    await ann.say("/newgame whot")
    await ben.tap("Join")
    await ann.tap("Start")
    await ann.wait_for("it’s your turn")
    await ann.say("/move nonsense")
    await ann.wait_for("nonsense")
    await ben.say("/language")
    await ben.tap("🌍 English")
    await ben.wait_for("Deutsch yo")
    assert loaded_languages() == ("en",)


async def test_a_group_is_asked_once_whether_it_speaks_its_hosts_language(
    evening: Evening,
) -> None:
    ann, bia, ben = await evening.create_group("Ann", "Bia", "Ben", speaking=APPS)
    await ann.say("/newgame whot")
    lobby = text_of(await ben.wait_for("Seats taken"))
    assert "🌍" not in lobby
    await ann.say("/endgame")
    await ann.tap("Yes, end it")
    await ben.wait_for("This table was closed")
    await bia.say("/newgame whot")
    await ben.wait_for("🌍 Deutsch pt in diesem Chat?")
    assert await ben.tap("🌍 Deutsch pt") == "Only the host (Bia) or an admin can do that."
    await bia.tap("🌍 Deutsch pt")
    lobby = text_of(await ben.wait_for("Am Tisch"))
    assert "🌍" not in lobby
    assert (await settings(evening)).language == "pt"
    await bia.say("/endgame")
    await bia.tap("Ja")
    await ben.wait_for("/newgame")
    await ann.say("/newgame whot")
    lobby = text_of(await ben.wait_for("Am Tisch"))
    assert "🌍" not in lobby


async def test_a_group_that_said_no_is_not_asked_again(evening: Evening) -> None:
    ann, bia = await evening.create_group("Ann", "Bia")
    await ann.say("/newgame whot")
    await ann.wait_for("Seats taken")
    await bia.say("/language fr")  # who does not lead this table
    await bia.wait_for("🌍 Deutsch fr")
    await ann.say("/language yo")
    await bia.wait_for("🌍 Deutsch yo in diesem Chat?")
    await ann.tap("Nein")
    assert (await settings(evening)).language == "en"
    await ann.say("/language fr")
    await ann.wait_for("🌍 Deutsch fr")
    await evening.wait_until_painted()
    assert "🌍" not in text_of(await bia.wait_for("Seats taken"))


async def test_settings_answer_the_question(evening: Evening) -> None:
    ann, bia = await evening.create_group("Ann", "Bia")
    await promote(evening)
    await ann.say("/newgame whot")
    await ann.say("/language yo")
    await bia.wait_for("🌍 Deutsch yo in diesem Chat?")
    await ann.say("/settings")
    await ann.tap("🌍 English")
    await ann.wait_for("von einer Maschine übersetzt")  # of what is shown there by yo
    await ann.tap("Deutsch it")
    await evening.wait_until_painted()
    assert "🌍 Deutsch yo" not in text_of(await bia.wait_for("Am Tisch"))
    assert (await settings(evening)).language == "it"


async def test_a_machines_language_says_so_when_it_is_chosen(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Bia")
    await promote(evening)
    await ann.say("/language")
    assert "Maschine" not in text_of(await ann.wait_for("✓ English"))
    await ann.tap("Deutsch yo")
    await ann.wait_for("Deutsch yo · von einer Maschine übersetzt")
