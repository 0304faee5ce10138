"use strict";

// MARK: What was read

const graph = JSON.parse(document.getElementById("graph").textContent);
const components = new Map(graph.components.map((component) => [component.id, component]));
const parents = new Map(), children = new Map();
const push = (map, key, value) => map.has(key) ? map.get(key).push(value) : map.set(key, [value]);
for (const edge of graph.edges) {
  push(parents, edge.child, edge);
  push(children, edge.parent, edge);
}
const serves = new Map();  // the key of a provision → the requirements it serves
const keyOf = (component, { member, name = member, location: at }) =>
  [component, name, at?.file, at?.line, at?.column].join("\n");
const consumers = [
  ...graph.edges.map((edge) => ({ user: edge.child, wiring: edge.wiring, location: edge.location })),
  ...graph.injections.map((service) => ({ ...service, user: service.component, name: service.service })),
];
for (const { user, name, wiring, location } of consumers) {
  for (const wire of wiring) {
    // What a child only forwards counts for the component that needs it.
    const isOwn = name || components.get(user)?.requirements
      .some((need) => need.name === wire.name && need.type === wire.type);
    for (const provider of isOwn ? wire.providers ?? [] : []) {
      const all = serves.get(keyOf(provider.component, provider)) ?? [];
      if (!all.some((other) => other.user === user && other.name === name && other.wire === wire.name)) {
        all.push({ user, name, wire: wire.name, location });
      }
      serves.set(keyOf(provider.component, provider), all);
    }
  }
}
const gathered = new Set();
for (const { component, members } of graph.gatherings) {
  for (const path of members) {
    const [name, ...rest] = path.split(".").reverse();
    gathered.add(rest.length ? name : component + "\n" + name);
  }
}
const types = new Set(graph.components.map((component) => component.name));
const isChild = (type) => types.has(type) || types.has(type.replace(/^.*-> /, ""));
const usersOf = (component, member) => serves.get(keyOf(component.id, member)) ?? [];
const isUnused = (component, member) => !usersOf(component, member).length
  && !gathered.has(component.id + "\n" + member.name) && !gathered.has(member.name)
  && !isChild(member.type);

/// Components in the order of a walk down from the roots, each with its depth and the path to it.
function walk() {
  const found = new Map();
  const visit = (starts) => {
    let level = starts.filter((id) => !found.has(id));
    for (const id of level) found.set(id, [id]);
    while (level.length) {
      const next = [];
      for (const id of level) {
        for (const { child } of children.get(id) ?? []) {
          if (found.has(child)) continue;
          found.set(child, [...found.get(id), child]);
          next.push(child);
        }
      }
      level = next;
    }
  };
  visit(graph.components.filter((component) => component.root).map((component) => component.id));
  // The remaining components only create each other, in cycles.
  for (const id of components.keys()) visit([id]);
  return found;
}
const ways = walk();

// MARK: Elements

function element(tag, attributes = {}, ...content) {
  const result = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) result.addEventListener(name.slice(2), value);
    else if (value !== undefined && value !== false) result.setAttribute(name, value);
  }
  result.append(...content.filter((item) => item !== undefined && item !== null));
  return result;
}
const $ = (id) => document.getElementById(id);
const place = (at) => at && element("span", { class: "place" }, `${at.file}:${at.line}`);
const nameOf = (id) => components.get(id)?.name ?? id;
const link = (id, text = nameOf(id)) =>
  element("button", { class: "link", type: "button", onclick: () => choose(id), title: id }, text);

// MARK: The picture

const rowHeight = 24, headHeight = 32, width = 230, across = 80, between = 14, margin = 24;
const modules = new Map();
for (const id of ways.keys()) {
  const name = components.get(id).module;
  if (!modules.has(name)) modules.set(name, { name, ids: [], above: new Set(), open: false });
  modules.get(name).ids.push(id);
}
const moduleOf = (id) => modules.get(components.get(id).module);
for (const { parent, child } of graph.edges) {
  if (moduleOf(parent) !== moduleOf(child)) moduleOf(child).above.add(moduleOf(parent));
}
for (const module of modules.values()) module.ids = treeOrder(module);
const isLarge = components.size > 80;
for (const module of modules.values()) module.open = !isLarge;

/// The components of a module, each after one that creates it, with its level within the module.
function treeOrder(module) {
  const seen = new Map();
  const visit = (id, level) => {
    if (seen.has(id)) return;
    seen.set(id, level);
    for (const { child } of children.get(id) ?? []) {
      if (moduleOf(child) === module) visit(child, level + 1);
    }
  };
  const entries = module.ids.filter((id) =>
    !(parents.get(id) ?? []).some((edge) => edge.parent !== id && moduleOf(edge.parent) === module));
  for (const id of [...entries, ...module.ids]) visit(id, 0);
  module.levels = seen;
  return [...seen.keys()];
}

/// Puts each module to the right of those that create its components; cycles are broken.
const columns = [];
{
  const state = new Map();
  const column = (module) => {
    if (state.has(module)) return state.get(module);
    state.set(module, 0);
    let result = 0;
    for (const other of module.above) result = Math.max(result, column(other) + 1);
    state.set(module, result);
    return result;
  };
  for (const module of modules.values()) (columns[column(module)] ??= []).push(module);
  const center = new Map();
  for (const all of columns) {
    const weight = (module) => {
      const known = [...module.above].map((other) => center.get(other)).filter((at) => at !== undefined);
      return known.length ? known.reduce((sum, at) => sum + at, 0) / known.length : 0;
    };
    const weights = new Map(all.map((module) => [module, weight(module)]));
    all.sort((one, other) => weights.get(one) - weights.get(other));
    all.forEach((module, index) => center.set(module, (index + 1) / (all.length + 1)));
  }
}

const rows = new Map();  // id → its button, where the module has been opened
function build(module) {
  module.head = element("button", {
    type: "button", "aria-expanded": String(module.open), onclick: () => { toggle(module); },
  }, element("span", {}, module.name), element("span", { class: "count" }, String(module.ids.length)));
  module.list = element("div", { role: "group" });
  module.box = element("div", { class: "module" }, module.head, module.list);
  $("modules").append(module.box);
  if (module.open) fill(module);
}

function fill(module) {
  if (module.list.childElementCount) return;
  for (const id of module.ids) {
    const component = components.get(id);
    const users = new Set(component.provisions.flatMap((member) =>
      usersOf(component, member).map((use) => use.name ?? use.user)));
    const unused = component.provisions.filter((member) => isUnused(component, member)).length;
    const isMissing = component.requirements.some((need) => sourceOf(id, need)?.missing);
    const row = element("button", {
      class: "component", type: "button", role: "treeitem", "data-id": id,
      style: `padding-left: ${8 + 12 * Math.min(module.levels.get(id), 6)}px`,
      title: `${id}: serves ${users.size}, ${unused} unused`, onclick: () => choose(id),
    }, element("span", {}, component.name));
    if (isMissing) row.append(element("span", { class: "fault", title: "lacks something" }, "!"));
    if (unused) row.append(element("span", { class: "unused" }, `○${unused}`));
    const size = Math.min(40, 4 * users.size);
    if (size) row.append(element("span", { class: "meter", style: `width: ${size}px` }));
    rows.set(id, row);
    module.list.append(row);
  }
}

function toggle(module, open = !module.open) {
  module.open = open;
  if (open) fill(module);
  layOut();
  light();
}

function layOut() {
  let x = margin, bottom = 0;
  for (const all of columns) {
    let y = margin;
    for (const module of all) {
      module.head.setAttribute("aria-expanded", String(module.open));
      module.list.hidden = !module.open;
      module.x = x;
      module.y = y;
      module.box.style.translate = `${x}px ${y}px`;
      y += headHeight + (module.open ? module.ids.length * rowHeight : 0) + between;
    }
    bottom = Math.max(bottom, y);
    x += width + across;
  }
  $("lines").setAttribute("width", x);
  $("lines").setAttribute("height", bottom + margin);
  drawLines();
}

/// Where the line of a component begins: at its row, or at its module while that is collapsed.
function anchor(id) {
  const module = moduleOf(id);
  const row = module.open ? headHeight + (module.ids.indexOf(id) + 0.5) * rowHeight : headHeight / 2;
  return { x: module.x, y: module.y + row };
}

let lines = [];
function drawLines() {
  const paths = new Map();
  for (const { parent, child } of graph.edges) {
    const [from, to] = [anchor(parent), anchor(child)];
    if (moduleOf(parent) === moduleOf(child)) continue;
    const [x1, x2] = [from.x + width, to.x];
    const bend = Math.max(40, Math.abs(x2 - x1) / 2);
    const d = `M${x1},${from.y}C${x1 + bend},${from.y} ${x2 - bend},${to.y} ${x2},${to.y}`;
    if (!paths.has(d)) {
      const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
      path.setAttribute("d", d);
      paths.set(d, { path, edges: [] });
    }
    paths.get(d).edges.push({ parent, child });
  }
  lines = [...paths.values()];
  $("lines").replaceChildren(...lines.map((line) => line.path));
}

// MARK: Selection

let chosen;

/// Who provides what a component needs, and the components that only forward it.
function sourceOf(id, need) {
  const wires = (parents.get(id) ?? []).map((edge) => [edge, wireOf(edge, need)]);
  const passers = new Set(), providers = new Map(), seen = new Set([id]);
  const open = wires.slice();
  let hasDefault = false;
  while (open.length) {
    const [edge, wire] = open.pop();
    if (wire?.source === "default") hasDefault = true;
    for (const provider of wire?.providers ?? []) {
      providers.set(keyOf(provider.component, provider), provider);
    }
    if (!wire || wire.source === "parent" || wire.source === "default" || seen.has(edge.parent)) continue;
    seen.add(edge.parent);
    if (wire.source === "inherited") passers.add(edge.parent);
    for (const above of parents.get(edge.parent) ?? []) open.push([above, wireOf(above, wire)]);
  }
  const missing = wires.length > 0 && !providers.size && !hasDefault;
  return { providers: [...providers.values()], passers: [...passers], missing };
}
function wireOf(edge, need) {
  const named = edge.wiring.filter((wire) => wire.name === need.name);
  return named.find((wire) => wire.type === need.type) ?? named[0];
}

function ancestorsOf(id) {
  const found = new Set(), open = [id];
  while (open.length) {
    for (const { parent } of parents.get(open.pop()) ?? []) {
      if (!found.has(parent)) { found.add(parent); open.push(parent); }
    }
  }
  return found;
}

function choose(id, moves = true) {
  chosen = components.has(id) ? id : undefined;
  if (moves) history.pushState(null, "", "#" + (chosen ? encodeURIComponent(chosen) : ""));
  if (chosen && !moduleOf(chosen).open) toggle(moduleOf(chosen), true);
  light();
  if (chosen) rows.get(chosen).scrollIntoView({ block: "nearest", inline: "nearest" });
  $("details").replaceChildren(...(chosen ? details(components.get(chosen)) : overview()));
  $("details").scrollTop = 0;
}

/// Highlights everything related to the selected component; of several reasons, the last one wins.
function light() {
  const reasons = new Map();
  if (chosen) {
    const component = components.get(chosen);
    for (const id of ancestorsOf(chosen)) reasons.set(id, "ancestor");
    for (const member of component.provisions) {
      for (const { user } of usersOf(component, member)) reasons.set(user, "user");
    }
    const sources = [...component.requirements, ...component.inherited]
      .map((need) => sourceOf(chosen, need));
    for (const id of sources.flatMap((source) => source.passers)) reasons.set(id, "passer");
    for (const provider of sources.flatMap((source) => source.providers)) {
      reasons.set(provider.component, "provider");
    }
    reasons.set(chosen, "self");
  }
  const kinds = ["lit", "ancestor", "user", "passer", "provider", "self"];
  $("picture").classList.toggle("chosen", Boolean(chosen));
  for (const [id, row] of rows) {
    row.classList.remove(...kinds);
    if (reasons.has(id)) row.classList.add("lit", reasons.get(id));
    row.setAttribute("aria-selected", String(id === chosen));
  }
  for (const module of modules.values()) {
    module.box.classList.toggle("lit", module.ids.some((id) => reasons.has(id)));
  }
  const isAncestor = (id) => id === chosen || ancestors.has(id);
  const ancestors = chosen ? ancestorsOf(chosen) : new Set();
  for (const { path, edges } of lines) {
    const up = chosen && edges.some((edge) => isAncestor(edge.parent) && isAncestor(edge.child));
    const down = chosen && edges.some((edge) => edge.parent === chosen);
    path.classList.toggle("lit", Boolean(up || down));
    path.classList.toggle("ancestor", Boolean(up));
    path.classList.toggle("child", Boolean(down));
  }
}

// MARK: Details

function section(title, kind, items) {
  if (!items.length) return [];
  return [element("h3", {}, `${title} (${items.length})`), element("ul", { class: kind }, ...items)];
}
const item = (...content) => element("li", {}, element("div", {}, ...content));
const separated = (links) => links.flatMap((one, index) => index ? [", ", one] : [one]);

function details(component) {
  const need = (member) => {
    const { providers, passers, missing } = sourceOf(component.id, member);
    const from = providers.map((provider) => provider.member
      ? link(provider.component, `${nameOf(provider.component)}.${provider.member}`)
      : link(provider.component, `the object given to ${nameOf(provider.component)}`));
    const via = passers.filter((id) => id !== component.id).map((id) => link(id));
    return item(
      element("code", {}, `${member.name}: ${member.type}`),
      element("span", {}, ...(from.length ? ["← ", ...separated(from)]
        : missing ? [element("b", { class: "fault" }, "not provided")]
        : parents.has(component.id) ? ["← its default"] : [])),
      via.length ? element("span", { class: "passer" }, "through ", ...separated(via)) : undefined,
      place(member.location));
  };
  const use = ({ user, name, wire }) => link(user, name ? `${name} (${nameOf(user)})` : `${nameOf(user)}.${wire}`);
  const offer = (member) => item(
    element("code", {}, `${member.name}: ${member.type}`),
    ...(usersOf(component, member).length
      ? [element("span", {}, "→ ", ...separated(usersOf(component, member).map(use)))] : []),
    isUnused(component, member)
      ? element("span", { class: "unused" }, "○ serves no other component") : undefined,
    place(member.location));
  const of = (list) => list.filter((entry) => entry.component === component.id);
  const used = component.provisions.filter((member) => usersOf(component, member).length);
  const unused = component.provisions.filter((member) => !usersOf(component, member).length);
  const way = ways.get(component.id);
  return [
    element("h2", {}, component.name),
    element("p", {}, `module ${component.module} `, place(component.location)),
    way.length > 1 ? element("p", {}, ...separated(way.map((id) => link(id)))
      .map((part) => part === ", " ? " → " : part)) : undefined,
    ...section("Created by", "", (parents.get(component.id) ?? [])
      .map((edge) => item(link(edge.parent), place(edge.location)))),
    ...section("Needs", "provider", component.requirements.map(need)),
    ...section("Only forwards", "provider", component.inherited.map((member) => {
      const row = need(member);
      row.firstChild.append(element("span", { class: "user" }, "for ", ...separated(
        member.neededBy.map((id) => components.has(id) ? link(id) : id))));
      return row;
    })),
    ...section("Gives", "user", used.map(offer)),
    ...section("Also has", "user", unused.map(offer)),
    ...section("Creates", "", (children.get(component.id) ?? [])
      .map((edge) => item(link(edge.child), place(edge.location)))),
    ...section("Wires", "", of(graph.injections).map((service) => item(
      element("code", {}, `${service.service}(${service.labels.map((label) => label + ":").join("")})`),
      element("span", { class: "provider" }, ...service.wiring.flatMap((wire) => [" ", wire.name, " ← ",
        ...wire.source === "default" ? ["its default"]
          : separated((wire.providers ?? []).map((provider) => link(provider.component)))])),
      place(service.location)))),
    ...section("Gathers", "", of(graph.gatherings).map((collection) => item(
      element("code", {}, collection.type), `← ${collection.members.join(", ") || "nothing"}`,
      place(collection.location)))),
    ...section("Stubs", "", (graph.stubs ?? []).filter((stub) => stub.components.includes(component.id))
      .map((stub) => item(element("code", {}, stub.name), `in ${stub.module}`))),
  ].filter(Boolean);
}

/// The overview, shown while nothing is selected.
function overview() {
  const all = graph.components.flatMap((component) => component.provisions
    .map((member) => ({ component, member, count: usersOf(component, member).length })));
  const bars = (list, text, size, id, at) => {
    const most = Math.max(1, ...list.map(size));
    return list.map((entry) => item(link(id(entry), text(entry)),
      element("span", { class: "bar", style: `width: ${120 * size(entry) / most}px` }),
      element("b", {}, String(size(entry))), at && place(at(entry))));
  };
  const most = all.filter((entry) => entry.count > 1)
    .sort((one, other) => other.count - one.count).slice(0, 10);
  const deepest = [...ways].sort((one, other) => other[1].length - one[1].length).slice(0, 8);
  const unused = all.filter(({ component, member }) => isUnused(component, member));
  const title = ({ component, member }) => `${component.name}.${member.name}`;
  const passed = graph.components.filter((component) => component.inherited.length)
    .sort((one, other) => other.inherited.length - one.inherited.length).slice(0, 5);
  return [
    element("h2", {}, "Overview"),
    element("p", {}, "Choose a component to see what it needs and provides."),
    ...section("Errors and warnings", "", graph.diagnostics.slice(0, 20)
      .map((one) => item(element("b", { class: one.severity === "error" ? "fault" : "unused" },
        one.severity), one.message, place(one.location)))),
    ...section("Most needed", "", bars(most, title, (entry) => entry.count,
      (entry) => entry.component.id, (entry) => entry.member.location)),
    ...section("Deepest", "", bars(deepest, ([, way]) => way.slice(-3).map(nameOf).join(" → "),
      ([, way]) => way.length - 1, ([id]) => id)),
    ...section("Forward the most", "passer", bars(passed, (component) => component.name,
      (component) => component.inherited.length, (component) => component.id)),
    ...section("Wired services", "", graph.injections.slice(0, 100).map((service) =>
      item(link(service.component, service.service), place(service.location)))),
    ...section("Collections", "", graph.gatherings.slice(0, 100).map((collection) =>
      item(link(collection.component, `${collection.type} of ${nameOf(collection.component)}`),
        place(collection.location)))),
    ...section("Serve no other component", "", unused.slice(0, 200).map((entry) =>
      item(link(entry.component.id, title(entry)), place(entry.member.location)))),
    unused.length > 200 ? element("p", {}, `and ${unused.length - 200} more`) : undefined,
    element("div", { class: "legend" }, ...[["ancestor", "ancestor"], ["provider", "provides to it"],
      ["passer", "only forwards"], ["user", "gets from it"]].map(([color, text]) =>
      element("span", { style: `border-color: var(--${color})` }, text))),
  ].filter(Boolean);
}

// MARK: Search

const index = graph.components.flatMap((component) => [
  { id: component.id, text: component.name, more: component.module },
  ...component.provisions.map((member) =>
    ({ id: component.id, text: `${component.name}.${member.name}`, more: member.type })),
]).concat(graph.injections.map((service) =>
  ({ id: service.component, text: service.service, more: `wired by ${nameOf(service.component)}` })));
for (const entry of index) entry.lower = entry.text.toLowerCase();

let found = [], current = 0;
function search() {
  const word = $("search").value.trim().toLowerCase();
  const rank = (entry) => entry.lower.startsWith(word) ? 0 : entry.lower.includes("." + word) ? 1 : 2;
  found = !word ? [] : index.filter((entry) => entry.lower.includes(word))
    .map((entry) => [rank(entry), entry])
    .sort((one, other) => one[0] - other[0] || one[1].text.length - other[1].text.length)
    .slice(0, 40).map(([, entry]) => entry);
  current = 0;
  showResults();
}

function showResults() {
  $("results").hidden = !found.length;
  $("search").setAttribute("aria-expanded", String(found.length > 0));
  $("results").replaceChildren(...found.map((entry, position) => element("li", {
    role: "option", id: `result-${position}`, "aria-selected": String(position === current),
    onmousedown: (event) => { event.preventDefault(); take(entry); },
  }, entry.text, element("small", {}, entry.more))));
  $("search").setAttribute("aria-activedescendant", found.length ? `result-${current}` : "");
  $("results").children[current]?.scrollIntoView({ block: "nearest" });
}

function take(entry) {
  found = [];
  showResults();
  $("search").value = "";
  choose(entry.id);
  rows.get(entry.id).focus();
}

$("search").addEventListener("input", search);
$("search").addEventListener("keydown", (event) => {
  if (event.key === "ArrowDown") current = Math.min(current + 1, found.length - 1);
  else if (event.key === "ArrowUp") current = Math.max(current - 1, 0);
  else if (event.key === "Enter" && found[current]) return take(found[current]);
  else return;
  event.preventDefault();
  showResults();
});
$("search").addEventListener("blur", () => { found = []; showResults(); });

// MARK: Keyboard and start

/// Up and down along the rows, left to a parent, right to a child, Escape back to the overview.
document.addEventListener("keydown", (event) => {
  if (event.key === "/" && document.activeElement !== $("search")) {
    event.preventDefault();
    $("search").focus();
  } else if (event.key === "Escape") {
    $("search").value = "";
    search();
    choose(undefined);
  } else if (event.key.startsWith("Arrow") && $("picture").contains(document.activeElement)) {
    const all = [...$("modules").querySelectorAll("button")].filter((one) => one.offsetParent);
    const id = document.activeElement.dataset.id;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    event.preventDefault();
    if (step) all[all.indexOf(document.activeElement) + step]?.focus();
    const next = event.key === "ArrowLeft" ? parents.get(id)?.[0].parent
      : event.key === "ArrowRight" ? children.get(id)?.[0].child : undefined;
    if (next) {
      choose(next);
      rows.get(next).focus();
    }
  }
});

function openAll(open) {
  for (const module of modules.values()) {
    module.open = open;
    if (open) fill(module);
  }
  layOut();
  light();
}
$("open-all").addEventListener("click", () => openAll(true));
$("close-all").addEventListener("click", () => openAll(false));
addEventListener("popstate", () => choose(decodeURIComponent(location.hash.slice(1)), false));

const count = (number, word) => `${number.toLocaleString("en")} ${word}${number === 1 ? "" : "s"}`;
$("summary").textContent = [
  count(components.size, "component"), count(modules.size, "module"),
  count(graph.injections.length, "wired service"), count(graph.gatherings.length, "collection"),
].join(" · ");
for (const all of columns) for (const module of all) build(module);
layOut();
choose(decodeURIComponent(location.hash.slice(1)), false);
