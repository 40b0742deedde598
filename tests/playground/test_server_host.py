"""The server answers to its own names only: no site can pass for it by its name in the DNS."""

from collections.abc import AsyncIterator

import aiohttp
import pytest

from bot.playground.server import Playground

OWN = ["127.0.0.1", "localhost", "LOCALHOST", "parlour.localhost", "127.8.8.8", "[::1]"]
FOREIGN = ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "192.0.2.7", "[::2"]
PATHS = ["/", "/page/base.css", "/sim/calls", "/sim/live", "/sim/file/x", "/bot1:a/getMe"]


@pytest.fixture
async def http() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


async def status(http: aiohttp.ClientSession, server: Playground, name: str, path: str) -> int:
    """Ask the server at 127.0.0.1 by another name, as a browser does after DNS rebinding."""
    host = f"{name}:{server.port}"
    headers = {"Host": host, "Origin": f"http://{host}"}
    url = f"http://127.0.0.1:{server.port}{path}"
    async with http.get(url, headers=headers) as response:
        return response.status


@pytest.mark.parametrize("path", PATHS)
async def test_a_site_with_a_name_that_leads_here_is_refused_everywhere(
    http: aiohttp.ClientSession, path: str
) -> None:
    async with Playground() as server:
        for name in FOREIGN:
            assert await status(http, server, name, path) in (400, 403), name
        for name in OWN:
            assert await status(http, server, name, path) != 403, name


async def test_a_foreign_site_posts_nothing(http: aiohttp.ClientSession) -> None:
    async with Playground() as server:
        people = len(server.world.people)
        for host in (f"evil.example:{server.port}", "evil.example"):
            headers = {"Host": host, "Origin": f"http://{host}"}
            url = f"{server.url}/sim/people"
            async with http.post(url, json={"first_name": "Eve"}, headers=headers) as response:
                assert response.status == 403
        assert len(server.world.people) == people
        async with http.post(f"{server.url}/sim/people", json={"first_name": "Ann"}) as response:
            assert response.status == 200


async def test_a_server_for_every_address_is_asked_by_any_address_but_by_no_name(
    http: aiohttp.ClientSession,
) -> None:
    async with Playground(host="0.0.0.0") as server:
        assert await status(http, server, "192.0.2.7", "/sim/calls") == 200
        assert await status(http, server, "evil.example", "/sim/calls") == 403


async def test_a_server_is_asked_by_the_name_that_it_was_given(
    http: aiohttp.ClientSession,
) -> None:
    async with Playground(host="localhost") as server:
        assert await status(http, server, "localhost", "/sim/calls") == 200
        assert await status(http, server, "evil.example", "/sim/calls") == 403
