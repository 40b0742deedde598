/* Talks to the playground's /sim API, and keeps a socket open through restarts of the server. */

const RETRY_FIRST = 250;
const RETRY_MOST = 5000;

class Refused extends Error {}

async function exchange(path, options) {
  let response;
  try {
    response = await fetch(path, options);
  } catch {
    throw new Refused("The playground does not answer. Is it still running?");
  }
  const body = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refused(body.error ?? `The playground said ${response.status}.`);
  return body;
}

export function get(path, query = {}) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given).toString();
  return exchange(`/sim/${path}${search && `?${search}`}`);
}

export function post(path, body) {
  return exchange(`/sim/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

/* `onevent` gets each event; `onopen` runs after every (re)connection, `onlost` when it breaks. */
export function live({ person, watch, onevent, onopen, onlost }) {
  let socket = null;
  let delay = RETRY_FIRST;
  let timer = 0;
  let closed = false;

  function connect() {
    const url = new URL("/sim/live", location.href);
    url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    if (person !== undefined) url.searchParams.set("person", person);
    socket = new WebSocket(url);
    socket.onopen = () => {
      delay = RETRY_FIRST;
      if (watch) socket.send(JSON.stringify({ watch }));
      onopen?.();
    };
    socket.onmessage = (message) => onevent(JSON.parse(message.data));
    socket.onclose = () => {
      if (closed) return;
      onlost?.();
      timer = setTimeout(connect, delay);
      delay = Math.min(delay * 2, RETRY_MOST);
    };
  }

  connect();
  return {
    close() {
      closed = true;
      clearTimeout(timer);
      socket.close();
    },
  };
}
