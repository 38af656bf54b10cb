"use strict";

/** Draws everything anew; the filters have changed. */
function drawAll() {
  let matching = 0;
  let total = 0;
  for (const group of report.groups) {
    const rows = filteredRows(group);
    const section = document.getElementById(group.id);
    views.get(group).shown = STEP;
    views.get(group).rows = rows;
    section.hidden = rows.length === 0 && (!group.table || wanted.group !== ALL && wanted.group !== group.id);
    drawGroup(group, rows, section, drawAll);
    matching += rows.length;
    total += group.rows.length;
  }
  document.getElementById("matches").textContent = matching === 0 ? "No row matches."
    : matching === total ? count(total, "row", "rows") : whole.format(matching) + " of " + count(total, "row", "rows");
}

/** Shows only these rows, sorted by what they lose, and goes there. */
function choose(where) {
  Object.assign(wanted, WANTED_AT_FIRST, where, { key: "worst" });
  showWanted();
  drawAll();
  document.getElementById(where.group).scrollIntoView();
}

/** A grid for each group that has one; one line for each other group. */
function drawOverview() {
  const overview = document.getElementById("overview");
  overview.querySelector(".table")?.remove();
  overview.querySelector(".grids").replaceChildren(...report.groups.filter(group => group.grid.length > 0)
    .map(group => gridOf(group, choose)));
  const others = report.groups.filter(group => group.grid.length === 0);
  overview.hidden = report.groups.length < 2 && others.length > 0;
  if (overview.hidden || others.length === 0) {
    return;
  }
  overview.append(element("div", { className: "table" }, element("table", { className: "overview" },
    element("tbody", {}, ...others.map(group => element("tr", {},
      element("th", { scope: "row" }, element("a", { href: "#" + group.id }, group.title),
        element("small", { className: "muted" }, leadFacts(group))),
      element("td", { className: "number", "data-label": "Rows" },
        whole.format((group.table || group).rows.length) + " rows")))))));
}

/** Colours of charts are fixed when they are drawn. */
function recolour() {
  for (const [group, view] of views) {
    if (view.rows.length > 0) {
      const shown = view.shown;
      drawGroup(group, view.rows, document.getElementById(group.id), drawAll);
      view.shown = shown;
    }
  }
}

function buildTheme() {
  const system = window.matchMedia("(prefers-color-scheme: dark)");
  const button = document.getElementById("theme");
  const show = dark => {
    document.documentElement.dataset.theme = dark ? "dark" : "light";
    button.textContent = dark ? "Light" : "Dark";
    button.setAttribute("aria-label", dark ? "Switch to light colours" : "Switch to dark colours");
    button.setAttribute("aria-pressed", String(dark));
  };
  show(system.matches);
  button.addEventListener("click", () => {
    show(document.documentElement.dataset.theme !== "dark");
    recolour();
  });
  system.addEventListener("change", event => {
    show(event.matches);
    recolour();
  });
}

/** A narrow chart has its names elsewhere, so it is drawn anew when it becomes narrow or wide. */
function followWidth() {
  let narrow = window.innerWidth < NARROW;
  window.addEventListener("resize", () => {
    if (narrow !== window.innerWidth < NARROW) {
      narrow = !narrow;
      recolour();
    }
  });
}

document.getElementById("groups").append(...report.groups.map(groupSection));
document.getElementById("extent").textContent =
  count(report.groups.reduce((sum, group) => sum + group.rows.length, 0), "row", "rows") + " in "
  + count(report.groups.length, "group", "groups");
buildTheme();
buildFilters(drawAll);
drawOverview();
drawAll();
followWidth();
