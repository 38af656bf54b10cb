"use strict";

/** The groups of the report; each row gets what searching and sorting need, once. */
const report = JSON.parse(document.getElementById("data").textContent);

const SIGNS = {
  win: { sign: "\u25b2", word: "win" },
  tie: { sign: "=", word: "tie" },
  open: { sign: "?", word: "too few rounds to know the error" },
  loss: { sign: "\u25bc", word: "loss" },
  failure: { sign: "\u2715", word: "fails" },
};

function optionsOf(row) {
  return Object.entries(row.others).map(([option, value]) => option + "=" + value).join(" \u00b7 ");
}

function traitsOf(row) {
  return [row.format, row.source, row.size, optionsOf(row)].filter(trait => trait).join(" \u00b7 ");
}

/** Zero where it fails; what cannot be compared comes last. */
function ratioOf(versus) {
  if (!versus) {
    return Infinity;
  }
  if (versus.verdict === "failure") {
    return 0;
  }
  return versus.ratio === null || versus.ratio === undefined ? Number.MAX_VALUE : versus.ratio;
}

function isLost(versus) {
  return Boolean(versus) && (versus.verdict === "loss" || versus.verdict === "failure");
}

function isUndecided(versus) {
  return Boolean(versus) && versus.verdict === "tie";
}

report.groups.forEach((group, index) => {
  group.id = "group-" + index;
  const squares = group.grid.map(square => square.area + " " + square.extent + " " + square.format);
  for (const row of group.rows) {
    const place = squares.indexOf(row.area + " " + row.extent + " " + row.format);
    row.place = place < 0 ? squares.length : place;
    row.traits = traitsOf(row);
    row.text = (row.name + " " + row.traits).toLowerCase();
    row.worst = Math.min(...row.versus.map(ratioOf));
    row.lost = row.versus.some(isLost);
    row.undecided = row.versus.some(isUndecided);
  }
});
