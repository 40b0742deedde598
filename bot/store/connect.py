"""Open a store by its URL: connect to Redis, Valkey or a cluster, and check its settings."""

from typing import Any, Final

from redis.asyncio import Redis
from redis.asyncio.cluster import RedisCluster
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialBackoff
from redis.exceptions import RedisError, ResponseError

from bot.store import relief
from bot.store.calls import StoreError, words_of
from bot.store.store import GAMES_KEPT, Store

OLDEST_VERSION: Final = (6, 2)
SOCKET_SECONDS: Final = 5.0  # for a connection and for an answer
CLUSTER_RETRIES: Final = 4  # of asking a cluster for its new shape
COVERAGE: Final = "cluster-require-full-coverage"
SCHEMES: Final = ("redis://", "rediss://", "unix://")


async def open_store(url: str, games_kept: int = GAMES_KEPT) -> tuple[Store, list[str]]:
    """Open the store at a URL. Return it with warnings about its settings, a line each.

    A finished game expires `games_kept` milliseconds after its end.
    """
    where = without_password(url)
    if not url.startswith(SCHEMES):
        raise StoreError(
            f"REDIS_URL is not the address of a Redis server: {where} must start with "
            "redis://, rediss:// or unix://"
        )
    try:
        client = Redis.from_url(url, **_options(retries=0))
    except ValueError as error:
        raise StoreError(
            f"REDIS_URL is not the address of a Redis server: {where}: {words_of(error)}"
        ) from None
    try:
        facts: dict[Any, Any] = await client.info("all")
        try:
            for setting in ("appendfsync", COVERAGE):
                facts.update(await client.config_get(setting))
        except ResponseError:
            facts["appendfsync"] = "unknown"  # a hosted Redis may hide it
    except (RedisError, OSError) as error:
        await client.aclose()
        is_locked = any(word in str(error).lower() for word in ("password", "authentication"))
        if is_locked:
            raise StoreError(
                f"Redis at {where} rejects the password: {words_of(error)}. Check REDIS_URL"
            ) from None
        raise StoreError(
            f"Redis at {where} does not answer: {words_of(error)}. Start it, or check REDIS_URL"
        ) from None
    store = Store(client, games_kept=games_kept)
    try:
        if facts.get("cluster_enabled") == 1:
            await client.aclose()
            store = Store(await _cluster(url, where), games_kept=games_kept)
        warnings = await check(store, where, facts)
    except StoreError:
        await store.close()
        raise
    return store, warnings


def without_password(url: str) -> str:
    scheme, separator, rest = url.partition("://")
    return f"{scheme}{separator}{rest.rpartition('@')[2]}"


async def check(store: Store, where: str, facts: dict[str, Any]) -> list[str]:
    """Refuse settings that lose games; return warnings about those that may."""
    version = str(facts.get("redis_version", "0"))
    if tuple(int(part) for part in version.split(".")[:2]) < OLDEST_VERSION:
        raise StoreError(f"Redis at {where} is version {version}. Update it to 6.2 or newer")
    if facts.get("role") == "slave" and facts.get("cluster_enabled") != 1:
        raise StoreError(f"Redis at {where} is a read-only replica. Set REDIS_URL to its master")
    policy = facts.get("maxmemory_policy", "noeviction")
    if policy != "noeviction":
        raise StoreError(
            f"Redis at {where} deletes games when it is full: maxmemory-policy is {policy}. "
            "Set it to noeviction"
        )
    try:
        refusal = (await store.condition.probe(0)).refusal
        if refusal:  # it may be full
            await relief.make_room(store.calls)
            refusal = (await store.condition.probe(0)).refusal
    except StoreError as error:
        refusal = str(error)
    if refusal:
        raise StoreError(f"Redis at {where} cannot be written to: {refusal}")
    replica = facts.get("slave0")
    if replica and replica["state"] == "online" and facts.get("cluster_enabled") != 1:
        store.calls.replicas = 1
    return _warnings(facts)


async def _cluster(url: str, where: str) -> RedisCluster:
    try:
        return await RedisCluster.from_url(url, **_options(CLUSTER_RETRIES)).initialize()
    except (RedisError, OSError) as error:
        raise StoreError(
            f"The Redis Cluster at {where} is incomplete: {words_of(error)}. "
            "Start its missing servers"
        ) from None


def _options(retries: int) -> dict[str, Any]:
    return {
        "protocol": 2,
        "socket_timeout": SOCKET_SECONDS,
        "socket_connect_timeout": SOCKET_SECONDS,
        "retry": Retry(ExponentialBackoff(cap=0.5, base=0.02), retries),
    }


def _warnings(facts: dict[str, Any]) -> list[str]:
    if not facts.get("aof_enabled"):
        return ["store loses every game when it stops, set appendonly yes"]
    warnings = []
    if facts["appendfsync"] != "always":
        warnings.append(
            "store may lose the last second when it is killed, set appendfsync always "
            f"(it is {facts['appendfsync']})"
        )
    if facts.get("cluster_enabled") == 1 and facts.get(COVERAGE) == "yes":
        warnings.append(
            "cluster stops for everybody while one server is away, "
            "set cluster-require-full-coverage no"
        )
    return warnings
