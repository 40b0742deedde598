"""Dump every key of a Redis to JSON and restore it: values, lifetimes, and pending stream entries.

The dump is written in commands, not in Redis' own format, which people cannot read and an older
server cannot load.
"""

import base64
from typing import Any

from redis import Redis

JSON = dict[str, Any]
Client = Any  # Redis, whose types mix its blocking and asyncio answers


def dump_store(url: str) -> JSON:
    client: Client
    with Redis.from_url(url) as client:
        return {text(key): _dump_key(client, key) for key in sorted(client.scan_iter())}


def restore_store(url: str, store: JSON) -> None:
    """Replace everything in the store."""
    client: Client
    with Redis.from_url(url) as client:
        client.flushall()
        for key, dumped in store.items():
            _restore_key(client, key, dumped["type"], dumped["value"])
            if dumped["ttl"] is not None:
                client.pexpire(key, dumped["ttl"])


def _dump_key(client: Client, key: bytes) -> JSON:
    kind, ttl = client.type(key).decode(), client.pttl(key)
    return {
        "type": kind,
        "ttl": ttl if ttl > 0 else None,  # milliseconds
        "value": _value(client, key, kind),
    }


def _value(client: Client, key: bytes, kind: str) -> Any:
    match kind:
        case "string":
            return plain(client.get(key))
        case "hash":
            row = sorted(client.hgetall(key).items())
            return {text(name): plain(value) for name, value in row}
        case "set":
            return [plain(member) for member in sorted(client.smembers(key))]
        case "zset":
            ranked = client.zrange(key, 0, -1, withscores=True)
            return [[plain(member), score] for member, score in ranked]
        case "stream":
            return _stream(client, key)
    raise ValueError(f"{key!r} is a {kind}, which is not dumped yet")


def _restore_key(client: Client, key: str, kind: str, value: Any) -> None:
    match kind:
        case "string":
            client.set(key, raw(value))
        case "hash":
            client.hset(key, mapping={name: raw(part) for name, part in value.items()})
        case "set":
            client.sadd(key, *map(raw, value))
        case "zset":
            client.zadd(key, {raw(member): score for member, score in value})
        case "stream":
            _restore_stream(client, key, value)


def _stream(client: Client, key: bytes) -> JSON:
    entries = [
        [text(id), [[text(name), plain(value)] for name, value in row.items()]]
        for id, row in client.xrange(key)
    ]
    groups = []
    for group in client.xinfo_groups(key):
        name = group["name"]
        pending = client.xpending_range(key, name, "-", "+", 1000) if group["pending"] else []
        unfinished = [
            {
                "id": text(entry["message_id"]),
                "consumer": text(entry["consumer"]),
                "idle": entry["time_since_delivered"],
                "tries": entry["times_delivered"],
            }
            for entry in pending
        ]
        read = text(group["last-delivered-id"])
        groups.append({"name": text(name), "read": read, "pending": unfinished})
    last = text(client.xinfo_stream(key)["last-generated-id"])
    return {"entries": entries, "last": last, "groups": groups}


def _restore_stream(client: Client, key: str, stream: JSON) -> None:
    for group in stream["groups"]:
        client.xgroup_create(key, group["name"], group["read"], mkstream=True)
    for id, row in stream["entries"]:
        client.xadd(key, {name: raw(value) for name, value in row}, id)
    client.execute_command("XSETID", key, stream["last"])
    for group in stream["groups"]:
        for entry in group["pending"]:
            client.xclaim(
                key,
                group["name"],
                entry["consumer"],
                0,
                [entry["id"]],
                idle=entry["idle"],
                retrycount=entry["tries"],
                force=True,
                justid=True,
            )


def text(value: bytes) -> str:
    return value.decode()


def plain(value: bytes) -> str | JSON:
    """Return text as it is, and other bytes marked."""
    try:
        return value.decode()
    except UnicodeDecodeError:
        return {"base64": base64.b64encode(value).decode()}


def raw(value: str | JSON) -> bytes:
    return value.encode() if isinstance(value, str) else base64.b64decode(value["base64"])
