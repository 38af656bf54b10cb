"use strict";

/** Many rows in one, against one rival: how many of each verdict, the geometric mean, the best and the worst. */
function tally(rows, rival) {
  const sum = { rows: 0, win: 0, tie: 0, open: 0, loss: 0, failure: 0, mean: NaN, best: null, worst: null };
  let logarithms = 0;
  let ratios = 0;
  for (const row of rows) {
    const versus = row.versus[rival];
    if (!versus) {
      continue;
    }
    sum.rows++;
    sum[versus.verdict]++;
    if (versus.ratio > 0) {
      logarithms += Math.log(versus.ratio);
      ratios++;
    }
    if (versus.verdict !== "failure") {
      if (!sum.best || ratioOf(versus) > ratioOf(sum.best.versus[rival])) {
        sum.best = row;
      }
      if (!sum.worst || ratioOf(versus) < ratioOf(sum.worst.versus[rival])) {
        sum.worst = row;
      }
    }
  }
  if (ratios > 0) {
    sum.mean = Math.exp(logarithms / ratios);
  }
  return sum;
}

/** Shares as a bar, with the counts in words beside it. */
function verdictBar(sum) {
  const parts = ["loss", "failure", "tie", "open", "win"].filter(verdict => sum[verdict] > 0);
  const bar = element("div", { className: "shares", "aria-hidden": "true" }, ...parts.map(verdict =>
    element("span", { className: verdict, style: { "flex-grow": sum[verdict] } })));
  const words = [count(sum.win, "win", "wins"), count(sum.tie, "tie", "ties"), count(sum.loss, "loss", "losses")];
  if (sum.open > 0) {
    words.splice(0, sum.open === sum.rows ? words.length : 0,
      (sum.open === sum.rows ? "" : whole.format(sum.open) + " with ") + "too few rounds to know the error");
  }
  if (sum.failure > 0) {
    words.push(count(sum.failure, "failure", "failures"));
  }
  return element("div", { className: "verdicts" }, bar, element("p", {}, words.join(" \u00b7 ")));
}

function extremeLine(label, row, rival) {
  return row === null ? null : element("p", { className: "extreme" },
    element("span", { className: "muted" }, label + " "),
    element("strong", {}, versusFigure(row.versus[rival])),
    element("span", { className: "muted" }, " " + row.name + (row.traits ? ", " + row.traits : "")));
}

function tallyCard(group, rows, rival) {
  const sum = tally(rows, rival);
  if (sum.rows === 0) {
    return null;
  }
  return element("article", { className: "card", "data-rival": group.rivals[rival] },
    element("h3", {}, element("span", { className: "swatch series-" + rival % 6 }), "against " + group.rivals[rival]),
    element("p", { className: "mean" }, ratioFigure(sum.mean),
      element("span", { className: "muted" }, "geometric mean of " + count(sum.rows, "row", "rows"))),
    verdictBar(sum),
    extremeLine("Worst", sum.worst, rival),
    extremeLine("Best", sum.best, rival));
}
