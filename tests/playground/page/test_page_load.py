"""Many people, many groups, long histories: the page of one group stays live."""

import pytest
from playwright.async_api import expect

from bot.playground.membership import make_group
from bot.playground.model import add_person
from bot.playground.user_actions import Draft, say
from tests.playground.page.conftest import Room

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@pytest.mark.slow
async def test_a_page_stays_live_among_500_people_and_200_groups(room: Room) -> None:
    world = room.playground.world
    crowd = [add_person(world, f"Person {number}") for number in range(498)]
    ann, bob = world.people[room.ann], world.people[room.bob]
    for number in range(199):
        members = [bob, *crowd[number : number + 100]]
        title = f"Group {number}"
        group = make_group(world, "supergroup", title, ann, members, [room.playground.bot], False)
        for line in range(100):
            say(world, bob, group, Draft(f"Line {line} of {title}"))
    for line in range(100):
        say(world, bob, world.groups[room.chat], Draft(f"Line {line}"))
    page = await room.screen(room.ann)
    await expect(page.locator(".text").last).to_have_text("Line 99")
    await expect(page.locator(".chat-row")).to_have_count(201)
    for line in range(20):
        await room.say(room.bob, f"Live {line}")
    await expect(page.locator(".text").last).to_have_text("Live 19")
    await expect(page.locator(".text").last).to_be_in_viewport()
    everybody = await room.screen()
    await expect(everybody.locator(".pane")).to_have_count(3)
    await everybody.get_by_label("Show another person").select_option(label="Person 400")
    await expect(everybody.get_by_role("region", name="Person 400's screen")).to_be_visible()
