"""Run one call of a Bot API method, log it, and encode its result or refusal as an answer."""

import time
from dataclasses import dataclass
from typing import Any

from bot.playground.call_log import CallLog, shortened
from bot.playground.compact_json import encode, encode_text
from bot.playground.methods import METHODS, ephemeral_edits
from bot.playground.methods.call import Call, DescribedResult, RawResult
from bot.playground.methods.method_names import NAMES
from bot.playground.model import Bot, World
from bot.playground.params import Params
from bot.playground.refusals import Refusal, bad_request
from bot.playground.webhooks import Webhooks

NO_METHOD = Refusal(404, "Not Found: method not found")
TOO_DEEP = bad_request("an object is nested too deeply")


@dataclass(slots=True)
class Answer:
    status: int
    body: bytes
    retry_after: int = 0


class BotApi:
    """Runs the calls that come over HTTP and, through `webhooks`, in the answers to updates;
    `calls` is the log of them all."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.calls = CallLog()
        self.webhooks = Webhooks(world, self._run_answer)

    async def perform(
        self, bot: Bot, method: str, params: Params, fault: Refusal | None = None
    ) -> Answer:
        """Run a call and log it; a `fault` found in the request itself is refused here too."""
        began = time.perf_counter()
        call = Call(self.world, bot, method.lower(), params, self.webhooks)
        description = ""
        try:
            if fault:
                raise fault
            answer = Answer(200, _encoded(await self.run(call)))
        except Refusal as refusal:
            description = refusal.description
            answer = error_answer(refusal)
        except RecursionError:
            description = TOO_DEEP.description
            answer = error_answer(TOO_DEEP)
        self.calls.record(
            at=self.world.clock.now(),
            bot=call.bot_id,
            method=method[:64],
            chat=call.chat.id if call.chat else 0,
            status=answer.status,
            cost=call.cost,
            ms=(time.perf_counter() - began) * 1000,
            description=description,
            params=shortened(params),
        )
        return answer

    async def run(self, call: Call) -> Any:
        """Return the result of a call, or raise a Refusal."""
        handler = METHODS.get(call.method)
        if call.method in ephemeral_edits.HANDLERS and not self.world.server.knows_ephemeral:
            raise NO_METHOD
        if handler is None:
            if call.method in NAMES:
                raise bad_request(f"the local Telegram does not have {NAMES[call.method]}")
            raise NO_METHOD
        result = handler(call)
        return await result if hasattr(result, "__await__") else result

    async def _run_answer(self, bot: Bot, request: dict[str, Any]) -> None:
        method = request.pop("method")
        await self.perform(bot, method, Params(request))


def _encoded(result: Any) -> bytes:
    match result:
        case RawResult(body):
            return b'{"ok":true,"result":' + body + b"}"
        case DescribedResult(value, description):
            return encode({"ok": True, "result": value, "description": description})
    return ('{"ok":true,"result":' + encode_text(result) + "}").encode()


def error_answer(refusal: Refusal) -> Answer:
    wait = refusal.parameters.get("retry_after", 0)
    return Answer(refusal.code, encode(refusal.body()), wait)
