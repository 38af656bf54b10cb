"use strict";

const TRAIT_COLUMNS = [["format", "Format"], ["source", "Source"], ["size", "Size"]];

/** Chooses the order when it is activated; once more turns it round. */
function orderHeading(text, key, changed, className) {
  const active = wanted.key === key;
  const button = element("button", { type: "button" }, text,
    element("span", { "aria-hidden": "true" }, active ? (wanted.down ? " \u2193" : " \u2191") : ""));
  button.addEventListener("click", () => {
    wanted.down = active && !wanted.down;
    wanted.key = key;
    showOrder();
    changed();
  });
  return element("th", { scope: "col", className: className || "",
    "aria-sort": active ? (wanted.down ? "descending" : "ascending") : null }, button);
}

function ratioCell(group, row, rival) {
  const versus = row.versus[rival];
  const cell = element("td", { className: "number ratio", "data-label": "to " + group.rivals[rival] });
  if (!versus) {
    cell.append(element("span", { className: "muted" }, UNKNOWN));
    return cell;
  }
  const { sign, word } = SIGNS[versus.verdict];
  cell.classList.add(versus.verdict);
  const value = versus.verdict === "failure" ? word : versusFigure(versus);
  cell.append(element("span", { className: "sign", "aria-hidden": "true" }, sign), " ", element("strong", {}, value));
  if (versus.verdict !== "failure") {
    cell.append(spoken(", " + word), element("small", {}, typeof versus.error === "number" ? errorFigure(versus.error)
      : versus.verdict === "open" ? "error unknown" : ""));
  }
  return cell;
}

/** Error and bytes allocated, as far as they are known. */
function moreFigures(score) {
  return [errorFigure(score.error), bytesFigure(score.bytes)].filter(figure => figure).join(" \u00b7 ");
}

function scoreCell(group, row, index) {
  const score = row.scores[index];
  const cell = element("td", { className: "number score",
    "data-label": index === 0 ? group.subject : group.rivals[index - 1] });
  if (!score) {
    cell.append(element("span", { className: "muted" }, UNKNOWN));
  } else if (score.failure) {
    cell.classList.add("failed");
    cell.append(score.failure);
  } else {
    const [number, unit] = scoreFigure(row, score);
    cell.append(element("span", { className: "value" }, number + " ", element("small", {}, unit)),
      element("small", { className: "more-figures" }, moreFigures(score)));
  }
  return cell;
}

/** A long name may be broken after its dots and slashes. */
function nameCell(row) {
  const parts = row.name.split(/(?<=[./])/);
  return element("th", { scope: "row" },
    element("span", { className: "name" }, ...parts.flatMap(part => [part, element("wbr")])),
    element("small", { className: "muted" }, optionsOf(row)));
}

/** The same rows as the chart, with all figures. Columns in which no row has anything are left out. */
function drawTable(group, rows, changed) {
  const traits = TRAIT_COLUMNS.filter(([trait]) => rows.some(row => row[trait]));
  const rivals = group.rivals.map((rival, index) => index).filter(index => rows.some(row => row.scores[index + 1]));
  const contested = rivals.filter(rival => rows.some(row => row.versus[rival]));
  const head = element("tr", {}, orderHeading("Row", "name", changed),
    ...traits.map(([trait, label]) => orderHeading(label, trait, changed, trait === "size" ? "number" : "")),
    ...contested.map(rival => orderHeading("to " + group.rivals[rival], "ratio:" + group.rivals[rival], changed,
      "number")),
    element("th", { scope: "col", className: "number" }, group.subject),
    ...rivals.map(rival => element("th", { scope: "col", className: "number" }, group.rivals[rival])));
  const body = element("tbody", {}, ...rows.map(row => element("tr", { className: row.lost ? "lost" : "" },
    nameCell(row),
    ...traits.map(([trait, label]) => element("td", { className: "trait" + (trait === "size" ? " number" : ""),
      "data-label": label }, row[trait])),
    ...contested.map(rival => ratioCell(group, row, rival)),
    scoreCell(group, row, 0),
    ...rivals.map(rival => scoreCell(group, row, rival + 1)))));
  return element("table", {}, element("caption", { className: "spoken" }, group.title + ": ratios and scores"),
    element("thead", {}, head), body);
}
