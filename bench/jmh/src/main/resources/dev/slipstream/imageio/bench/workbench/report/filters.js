"use strict";

const ALL = "";
const VERDICTS = [[ALL, "All rows"], ["undecided", "Losses and ties"], ["lost", "Losses only"]];

/** What the fields say now. The key of the order is a trait, "place", "name", "worst" or "ratio:" and a rival. */
const WANTED_AT_FIRST = { text: ALL, group: ALL, area: ALL, extent: ALL, format: ALL, source: ALL, size: ALL,
  verdict: ALL, key: "place", down: false };
const wanted = { ...WANTED_AT_FIRST };

function distinct(trait) {
  const values = new Set(report.groups.flatMap(group => group.rows.map(row => row[trait])).filter(value => value));
  return [...values].sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
}

function matches(group, row) {
  return (wanted.group === ALL || group.id === wanted.group)
    && ["area", "extent", "format", "source", "size"].every(trait => wanted[trait] === ALL || row[trait] === wanted[trait])
    && (wanted.verdict === ALL || row.lost || (wanted.verdict === "undecided" && row.undecided))
    && wanted.text.toLowerCase().split(/\s+/).every(word => row.text.includes(word));
}

function sortKey(group, row) {
  if (wanted.key === "worst") {
    return row.worst;
  }
  if (wanted.key.startsWith("ratio:")) {
    const rival = group.rivals.indexOf(wanted.key.substring("ratio:".length));
    return ratioOf(rival < 0 ? null : row.versus[rival]);
  }
  return row[wanted.key];
}

/** Losses come before ties that look worse, as long as the worst ratio is what counts. */
function compareRows(group, a, b) {
  if (wanted.key === "worst" && !wanted.down && a.lost !== b.lost) {
    return a.lost ? -1 : 1;
  }
  const one = sortKey(group, a);
  const other = sortKey(group, b);
  if (typeof one === "string") {
    return (wanted.down ? -1 : 1) * one.localeCompare(other, "en", { numeric: true });
  }
  if (one === Infinity || other === Infinity) {
    return one === other ? 0 : one === Infinity ? 1 : -1;
  }
  return wanted.down ? other - one : one - other;
}

function filteredRows(group) {
  return group.rows.filter(row => matches(group, row)).sort((a, b) => compareRows(group, a, b));
}

function selectField(label, name, choices) {
  const select = element("select", { id: "filter-" + name, name });
  select.append(...choices.map(([value, text]) => element("option", { value }, text)));
  return element("div", { className: "field" }, element("label", { for: select.id }, label), select);
}

function orderChoices() {
  const rivals = new Set(report.groups.flatMap(group => group.rivals));
  return [["place up", "By area"], ["worst up", "Losers first"], ["worst down", "Winners first"], ["name up", "Name"],
    ...[...rivals].map(rival => ["ratio:" + rival + " up", "Losers to " + rival + " first"])];
}

/** Shows the order that a heading of a table has chosen, too. */
function showOrder() {
  const select = document.getElementById("filter-order");
  select.value = wanted.key + (wanted.down ? " down" : " up");
}

function buildFilters(changed) {
  const form = document.getElementById("filters");
  const fields = form.querySelector(".fields");
  const search = element("input", { type: "search", id: "filter-text", name: "text", placeholder: "readInt png \u2026",
    autocomplete: "off", spellcheck: false });
  fields.append(element("div", { className: "field wide" },
    element("label", { for: search.id }, "Test, benchmark or file"), search));
  const groups = report.groups.map(group => [group.id, group.title]);
  if (groups.length > 1) {
    fields.append(selectField("Group", "group", [[ALL, "All groups"], ...groups]));
  }
  for (const [label, trait] of [["Area", "area"], ["Extent", "extent"], ["Format", "format"], ["Source", "source"], ["Size", "size"]]) {
    const values = distinct(trait);
    if (values.length > 1) {
      fields.append(selectField(label, trait, [[ALL, "All"], ...values.map(value => [value, value])]));
    }
  }
  fields.append(selectField("Verdict", "verdict", VERDICTS), selectField("Order", "order", orderChoices()),
    element("button", { type: "reset", className: "quiet" }, "Reset"));
  let pending = 0;
  search.addEventListener("input", () => {
    readField(search);
    clearTimeout(pending);
    pending = setTimeout(changed, 150);
  });
  form.querySelectorAll("select").forEach(select => select.addEventListener("change", () => {
    readField(select);
    changed();
  }));
  form.addEventListener("submit", event => event.preventDefault());
  form.addEventListener("reset", () => {
    Object.assign(wanted, WANTED_AT_FIRST);
    setTimeout(changed, 0);
  });
  const fold = document.getElementById("filter-fold");
  const wide = window.matchMedia("(min-width: 720px)");
  fold.open = wide.matches;
  wide.addEventListener("change", () => {
    fold.open = wide.matches;
  });
}

/** Shows in the fields what has been chosen elsewhere. */
function showWanted() {
  for (const [name, value] of Object.entries(wanted)) {
    const field = document.getElementById("filter-" + name);
    if (field) {
      field.value = value;
    }
  }
  showOrder();
}

function readField(field) {
  if (field.name === "order") {
    const end = field.value.lastIndexOf(" ");
    wanted.key = field.value.substring(0, end);
    wanted.down = field.value.endsWith(" down");
  } else {
    wanted[field.name] = field.name === "text" ? field.value.trim() : field.value;
  }
}
