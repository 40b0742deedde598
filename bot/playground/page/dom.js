/* Builds elements. Text only ever enters as text nodes, so that no name can become markup. */

const SVG = "http://www.w3.org/2000/svg";

const ICONS = {
  attach: "M16.5 6.5v9.2a4.5 4.5 0 0 1-9 0V5.8a3 3 0 0 1 6 0v9.4a1.5 1.5 0 0 1-3 0V7",
  back: "M19 12H5m6-6-6 6 6 6",
  bell: "M6 17h12l-1.6-2.4V11a4.4 4.4 0 0 0-8.8 0v3.6zM10.5 19.5h3M12 4.5v2",
  bot: "M7 9h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2Zm5-4v4M9.5 13v1m5-1v1",
  check: "m5 13 4 4L19 7",
  clock: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 4v4l3 2",
  close: "m6 6 12 12M18 6 6 18",
  commands: "M5 7h14M5 12h14M5 17h9",
  copy: "M9 9h10v10H9zM15 9V5H5v10h4",
  down: "m6 10 6 6 6-6",
  drawer: "M4 5h16v14H4zM15 5v14",
  edit: "m5 19 1-4L16 5l3 3L9 18l-4 1Zm9-12 3 3",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z"
    + "m9.5-2.7a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4Z",
  file: "M7 4h7l4 4v12H7zM14 4v4h4",
  forward: "m14 6 6 6-6 6M20 12H4",
  keyboard: "M4 7h16v10H4zM8 11v.01M12 11v.01M16 11v.01M9 14h6",
  link: "M8 16 17 7M10 7h7v7",
  lock: "M7 11h10v8H7zM9 11V8a3 3 0 0 1 6 0v3",
  moon: "M19 14.5A7.5 7.5 0 1 1 9.5 5 6 6 0 0 0 19 14.5Z",
  more: "M12 6v.01M12 12v.01M12 18v.01",
  out: "M14 5h5v5M19 5l-8 8M17 14v5H5V7h5",
  pin: "m14 4 6 6-3 .8-3.5 3.5-.8 4-6.5-6.5 4-.8L13.2 7.5zM9 15l-5 5",
  reply: "m9 7-5 5 5 5M4 12h9a6 6 0 0 1 6 6v1",
  send: "M4 12 20 4l-5 16-4-6z M11 14l9-10",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-5v2m0 14v2"
    + "M3 12h2m14 0h2M5.6 5.6l1.5 1.5m9.8 9.8 1.5 1.5m0-12.8-1.5 1.5m-9.8 9.8-1.5 1.5",
  trash: "M5 7h14M10 7V5h4v2M7 7l1 12h8l1-12",
  auto: "M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16",
};

export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "class") node.className = value;
    else if (name === "data") Object.assign(node.dataset, value);
    else if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name in node && typeof value !== "string") node[name] = value;
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return node;
}

export function icon(name, size = 24) {
  const svg = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  for (const [key, value] of Object.entries({
    viewBox: "0 0 24 24", width: size, height: size, class: "icon", "aria-hidden": "true",
  })) svg.setAttribute(key, value);
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

export function iconButton(name, label, onclick, props = {}) {
  return el("button", {
    type: "button", ...props, class: `icon-button ${props.class ?? ""}`.trim(),
    "aria-label": label, title: label, onclick,
  }, icon(name));
}

/* A form of fields, as [name, label]: the first is required, the others are left out when empty. */
export function form(label, fields, submit) {
  const inputs = fields.map(([name, placeholder], at) => el("input", {
    name, placeholder, "aria-label": placeholder, required: at === 0, autocomplete: "off",
  }));
  return el("form", {
    class: "fields",
    onsubmit: async (event) => {
      event.preventDefault();
      const filled = inputs.filter((input) => input.value.trim());
      await submit(Object.fromEntries(filled.map((input) => [input.name, input.value.trim()])));
      for (const input of inputs) input.value = "";
    },
  }, inputs, el("button", { class: "small-button" }, label));
}

/* Makes `parent` hold exactly `nodes` in this order, moving as few of them as it can. */
export function arrange(parent, nodes) {
  let place = parent.firstChild;
  for (const node of nodes) {
    if (node === place) place = place.nextSibling;
    else parent.insertBefore(node, place);
  }
  while (place) {
    const next = place.nextSibling;
    place.remove();
    place = next;
  }
}

/* An element that is rebuilt only when the data that it shows has changed. */
export function cachedNode(build) {
  let shown;
  let node = null;
  return {
    get node() { return node; },
    update(subject, ...rest) {
      const wanted = JSON.stringify(subject ?? null);
      if (wanted === shown) return false;
      shown = wanted;
      node = subject === undefined || subject === null ? null : build(subject, ...rest);
      return true;
    },
  };
}

export function debounce(action, milliseconds) {
  let timer = 0;
  return (...args) => {
    clearTimeout(timer);
    timer = setTimeout(() => action(...args), milliseconds);
  };
}
