"use strict";

/** What one group shows now: its charts, how many of its rows, and which rivals its charts have. */
const views = new Map(report.groups.map(group => [group, { charts: [], curves: [], shown: 0,
  hidden: new Set() }]));
const STEP = report.groups.length > 1 ? 20 : 40;

function factList(group) {
  const facts = Object.entries({ ...group.facts, Results: group.file });
  return element("details", { className: "facts" }, element("summary", {}, "Machine, JDK and method"),
    element("dl", {}, ...facts.flatMap(([heading, fact]) => [element("dt", {}, heading),
      element("dd", { className: heading === "Command" || heading === "JVM flags" ? "code" : "" }, fact)])));
}

/** The facts without which no figure means anything, on one line. */
function leadFacts(group) {
  const iterations = group.facts.Iterations;
  return [group.facts.JDK ? "JDK " + group.facts.JDK.split(",")[0] : null, group.facts.Machine,
    group.facts.Forks ? count(Number(group.facts.Forks) || 0, "fork", "forks").replace(/^0 forks$/,
      group.facts.Forks + " forks") : null,
    iterations ? iterations.split(",")[0].replace(/^(\d+)( of |$)/, "$1 iterations$2") : null,
    group.facts.Date ? group.facts.Date.substring(0, 10) : null].filter(fact => fact).join(" \u00b7 ");
}

function legend(group, rivals, view, redraw) {
  return element("div", { className: "legend", role: "group", "aria-label": "Rivals in the chart" },
    ...rivals.map(rival => {
      const button = element("button", { type: "button", className: "chip",
        "aria-pressed": String(!view.hidden.has(rival)) },
      element("span", { className: "swatch series-" + rival % 6 }), "to " + group.rivals[rival]);
      button.addEventListener("click", () => {
        if (!view.hidden.delete(rival)) {
          view.hidden.add(rival);
        }
        button.setAttribute("aria-pressed", String(!view.hidden.has(rival)));
        redraw();
      });
      return button;
    }));
}

function drawCharts(group, rows, figure, rivals) {
  const view = views.get(group);
  view.charts.forEach(chart => chart.destroy());
  view.charts = [];
  const holder = figure.querySelector(".canvases");
  holder.replaceChildren();
  const visible = rivals.filter(rival => !view.hidden.has(rival));
  if (visible.length === 0) {
    holder.append(element("p", { className: "muted" }, "No rival is chosen."));
    return;
  }
  const shown = rows.slice(0, view.shown).filter(row => visible.some(rival => row.versus[rival]));
  const bounds = ratioBounds(shown, visible);
  for (let first = 0; first < shown.length; first += ROWS_A_CANVAS) {
    const part = shown.slice(first, first + ROWS_A_CANVAS);
    const canvas = element("canvas", { role: "img", "aria-label": "Ratios of rows " + (first + 1) + " to "
      + (first + part.length) + " as bars; the table below has the same figures" });
    holder.append(element("div", { className: "canvas" }, canvas));
    view.charts.push(drawChart(canvas, group, part, visible, bounds, holder.clientWidth));
  }
}

function moreButton(group, total, update) {
  const view = views.get(group);
  if (view.shown >= total) {
    return null;
  }
  const next = Math.min(STEP, total - view.shown);
  const button = element("button", { type: "button", className: "more" },
    "Show " + whole.format(next) + " more", element("span", { className: "muted" },
      " " + whole.format(view.shown) + " of " + whole.format(total)));
  button.addEventListener("click", () => {
    view.shown += STEP;
    update();
    document.getElementById(group.id).querySelector(".more")?.focus();
  });
  return button;
}

/** Fills a group's section with what the filters leave of it. */
function drawGroup(group, rows, section, changed) {
  const view = views.get(group);
  const rivals = group.rivals.map((rival, index) => index).filter(index => rows.some(row => row.versus[index]));
  const content = section.querySelector(".content");
  const cards = rivals.map(rival => tallyCard(group, rows, rival));
  const canvases = element("div", { className: "canvases" });
  const chart = element("figure", {}, element("figcaption", {},
    element("span", {}, "How many times better ", element("strong", {}, group.subject), " is; hollow bars are ties,"
      + " whiskers the error.")),
  canvases);
  chart.querySelector("figcaption").append(legend(group, rivals, view, () => drawCharts(group, rows, chart, rivals)));
  const curves = curvesFigure(group, rows);
  const update = () => drawGroup(group, rows, section, changed);
  view.charts.forEach(chart => chart.destroy());
  view.charts = [];
  view.curves.forEach(chart => chart.destroy());
  view.curves = [];
  if (rows.length === 0) {
    content.replaceChildren(...(group.table ? [plainTable(group.table)] : []));
    return;
  }
  content.replaceChildren(element("div", { className: "cards" }, ...cards.filter(card => card)),
    ...[curves?.figure].filter(figure => figure), ...(rivals.length > 0 ? [chart] : []),
    element("div", { className: "table", tabIndex: 0, role: "region", "aria-label": "Table of " + group.title },
      drawTable(group, rows.slice(0, view.shown), changed)),
    ...[moreButton(group, rows.length, update)].filter(button => button));
  if (rivals.length > 0) {
    drawCharts(group, rows, chart, rivals);
  }
  if (curves) {
    view.curves = curves.draw();
  }
}

function groupSection(group) {
  return element("section", { id: group.id, className: "group", "aria-labelledby": group.id + "-heading" },
    element("h2", { id: group.id + "-heading" }, group.title),
    element("p", { className: "muted lead" }, leadFacts(group)), factList(group),
    element("div", { className: "content" }));
}
