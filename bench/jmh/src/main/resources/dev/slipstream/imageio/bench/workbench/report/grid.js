"use strict";

const FORMAT_ORDER = ["png", "bmp", "gif", "jpeg"];

function formatRank(format) {
  const known = FORMAT_ORDER.indexOf(format);
  return format === "" ? 99 : known < 0 ? FORMAT_ORDER.length : known;
}

/** One area, size and format: what is gained over each rival, and a way to its rows, or to those that are lost. */
function squareCell(group, square, choose) {
  const [first, ...others] = square.means;
  const where = { group: group.id, area: square.area, extent: square.extent, format: square.format };
  const rows = element("button", { type: "button", className: "square", title: count(square.rows, "row", "rows") },
    element("strong", {}, ratioFigure(first)));
  rows.addEventListener("click", () => choose({ ...where, verdict: ALL }));
  const cell = element("td", { className: "number" }, rows,
    ...others.map(mean => element("small", { className: "muted" }, ratioFigure(mean))));
  if (square.lost > 0) {
    const lost = element("button", { type: "button", className: "square lost" }, square.lost + " lost");
    lost.addEventListener("click", () => choose({ ...where, verdict: "lost" }));
    cell.append(lost);
  }
  return cell;
}

/** Reading, writing and streams, small and large, in columns for the formats. */
function gridOf(group, choose) {
  const formats = [...new Set(group.grid.map(square => square.format))].sort((a, b) => formatRank(a) - formatRank(b));
  const lines = new Map();
  for (const square of group.grid) {
    const key = square.area + " " + square.extent;
    lines.set(key, [...(lines.get(key) || []), square]);
  }
  const body = [...lines].map(([key, squares]) => element("tr", {}, element("th", { scope: "row" }, key.trim()),
    ...formats.map(format => {
      const square = squares.find(each => each.format === format);
      return square ? squareCell(group, square, choose) : element("td", {});
    })));
  const [first, ...others] = group.rivals;
  return element("article", { className: "grid card" }, element("h3", {},
    element("a", { href: "#" + group.id }, group.title)),
  element("p", { className: "muted" }, leadFacts(group)),
  element("table", {}, element("caption", { className: "muted" }, "Times as fast as " + first
    + (others.length > 0 ? "; below it, as " + others.join(", ") : "") + " (geometric mean)"),
  element("thead", {}, element("tr", {}, element("td", {}), ...formats.map(format =>
    element("th", { scope: "col", className: "number" }, format === "" ? "bytes" : format.toUpperCase())))),
  element("tbody", {}, ...body)));
}

/** A table that stands for itself. */
function plainTable(table) {
  const isFigure = table.columns.map(column => column.startsWith(">"));
  const names = table.columns.map(column => column.replace(/^[<>~]/, ""));
  return element("div", { className: "table", tabIndex: 0, role: "region", "aria-label": table.title },
    element("table", {}, element("thead", {}, element("tr", {}, ...names.map((name, index) =>
      element("th", { scope: "col", className: isFigure[index] ? "number" : "" }, name)))),
    element("tbody", {}, ...table.rows.map(row => element("tr", {}, ...row.map((cell, index) =>
      element(index === 0 ? "th" : "td", { className: isFigure[index] ? "number" : "", "data-label": names[index] },
        cell)))))));
}
