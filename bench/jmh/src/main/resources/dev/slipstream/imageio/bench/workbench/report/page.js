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
    section.hidden = rows.length === 0;
    drawGroup(group, rows, section, drawAll);
    matching += rows.length;
    total += group.rows.length;
  }
  drawOverview();
  document.getElementById("matches").textContent = matching === 0 ? "No row matches."
    : matching === total ? count(total, "row", "rows") : whole.format(matching) + " of " + count(total, "row", "rows");
}

/** One line for each group, if there are several. */
function drawOverview() {
  const overview = document.getElementById("overview");
  overview.querySelector(".table")?.remove();
  overview.hidden = report.groups.length < 2;
  if (overview.hidden) {
    return;
  }
  const usual = report.groups[0].rivals.slice(0, 2);
  const lines = report.groups.filter(group => views.get(group).rows.length > 0).map(group => {
    const rows = views.get(group).rows;
    const cells = usual.map(rival => {
      const sum = tally(rows, group.rivals.indexOf(rival));
      return element("td", { "data-label": "to " + rival }, ...(sum.rows === 0
        ? [element("span", { className: "muted" }, UNKNOWN)]
        : [element("strong", { className: "mean" }, ratioFigure(sum.mean)), verdictBar(sum)]));
    });
    return element("tr", {}, element("th", { scope: "row" }, element("a", { href: "#" + group.id }, group.title),
      element("small", { className: "muted" }, leadFacts(group))),
    element("td", { className: "number", "data-label": "Rows" }, whole.format(rows.length)), ...cells);
  });
  overview.append(element("div", { className: "table" }, element("table", { className: "overview" },
    element("thead", {}, element("tr", {}, element("th", { scope: "col" }, "Group"),
      element("th", { scope: "col", className: "number" }, "Rows"),
      ...usual.map(rival => element("th", { scope: "col" }, "to " + rival + ", geometric mean")))),
    element("tbody", {}, ...lines))));
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
drawAll();
followWidth();
