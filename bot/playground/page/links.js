/* Links that stay inside Telegram: t.me/<bot>?start=…, tg://resolve, tg://user. */

export function insideLink(url) {
  let parsed;
  try {
    parsed = new URL(url);
  } catch {
    return undefined;
  }
  const start = parsed.searchParams.get("start") ?? undefined;
  if (/^https?:$/.test(parsed.protocol) && /^(www\.)?(t|telegram)\.me$/i.test(parsed.hostname)) {
    const username = parsed.pathname.split("/")[1];
    return username ? { username, start } : undefined;
  }
  if (parsed.protocol !== "tg:") return undefined;
  const action = parsed.hostname || parsed.pathname.replace(/^\/*/, "");
  if (action === "resolve") return { username: parsed.searchParams.get("domain") ?? "", start };
  if (action === "user") return { id: Number(parsed.searchParams.get("id")) };
  return undefined;
}
