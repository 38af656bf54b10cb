"use strict";

const ROWS_A_CANVAS = 40;
const NARROW = 760;
const AXIS_HEIGHT = 44;
const BAR = 10;
const BAR_STEP = 14;
const WIDEST_NAME = 0.46;

function setting(name) {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

function chartColours() {
  return { text: setting("--text"), muted: setting("--muted"), line: setting("--line"), loss: setting("--loss"),
    surface: setting("--surface"), grid: setting("--grid"), strong: setting("--strong") };
}

function seriesColour(rival) {
  return setting("--series-" + rival % 6);
}

/** From a round number below the smallest ratio to one above the largest, the line at 1 well inside. */
function ratioBounds(rows, rivals) {
  let low = 0.8;
  let high = 2;
  for (const row of rows) {
    for (const rival of rivals) {
      const versus = row.versus[rival];
      if (versus && versus.ratio > 0) {
        low = Math.min(low, versus.ratio);
        high = Math.max(high, versus.ratio);
      }
    }
  }
  return { low: low * 0.85, high: high * 1.1 };
}

/** 1, 2 and 5 of each power of ten, or as many as fit. */
function roundTicks(low, high) {
  const decades = Math.log10(high / low);
  const steps = decades > 3 ? [1] : decades > 1.7 ? [1, 3] : [1, 2, 5];
  const ticks = [];
  for (let power = Math.floor(Math.log10(low)); power <= Math.ceil(Math.log10(high)); power++) {
    steps.map(step => step * 10 ** power).filter(tick => tick >= low && tick <= high)
      .forEach(tick => ticks.push({ value: tick }));
  }
  return decades > 0.6 ? ticks : [0.8, 0.9, 1, 1.2, 1.5, 2].filter(tick => tick >= low && tick <= high)
    .map(value => ({ value }));
}

function tooltipLines(group, row) {
  return [group.subject, ...group.rivals].map((side, index) => {
    const score = row.scores[index];
    if (!score) {
      return null;
    }
    return side + ": " + (score.failure ? score.failure
      : scoreFigure(row, score).join(" ") + " " + moreFigures(score));
  }).filter(line => line !== null);
}

/** The ratios of some rows, as horizontal bars that begin at 1. */
function drawChart(canvas, group, rows, rivals, bounds, width) {
  const colours = chartColours();
  const above = width < NARROW;
  const family = getComputedStyle(document.body).fontFamily;
  const look = { above, colours, family, fontSize: above ? 12 : 12.5 };
  look.barsHeight = rivals.length * BAR_STEP;
  look.rowHeight = look.barsHeight + (above ? 30 : 10);
  look.nameWidth = above ? 0 : Math.min(width * WIDEST_NAME, widestName(canvas.getContext("2d"), look, rows));
  const axisFont = { family, size: 11 };
  canvas.parentNode.style.height = rows.length * look.rowHeight + AXIS_HEIGHT + "px";
  return new Chart(canvas, {
    type: "bar",
    plugins: [marks(rows, look)],
    data: {
      labels: rows.map(row => row.name),
      datasets: rivals.map(rival => ({
        rival,
        label: group.rivals[rival],
        data: rows.map(row => row.versus[rival] && row.versus[rival].ratio > 0 ? row.versus[rival].ratio : null),
        base: 1,
        minBarLength: 2,
        backgroundColor: rows.map(row => isUndecided(row.versus[rival]) ? colours.surface : seriesColour(rival)),
        borderColor: seriesColour(rival),
        borderWidth: 1.5,
        borderSkipped: false,
      })),
    },
    options: {
      indexAxis: "y",
      responsive: true,
      maintainAspectRatio: false,
      animation: false,
      font: { family },
      layout: { padding: { left: look.nameWidth, right: 8, top: 18 } },
      interaction: { mode: "index", axis: "y", intersect: false },
      datasets: { bar: { categoryPercentage: look.barsHeight / look.rowHeight, barPercentage: BAR / BAR_STEP } },
      scales: {
        y: { offset: true, ticks: { display: false }, grid: { display: false }, border: { display: false } },
        x: {
          type: "logarithmic",
          position: "top",
          min: bounds.low,
          max: bounds.high * (above ? 1.9 : 1.3),
          afterBuildTicks: axis => {
            axis.ticks = roundTicks(axis.min, axis.max);
          },
          ticks: { callback: value => figureShort(value) + TIMES, color: colours.muted, font: axisFont,
            maxRotation: 0 },
          grid: { color: colours.grid, drawTicks: false },
          border: { display: false },
        },
      },
      plugins: {
        legend: { display: false },
        annotation: {
          annotations: {
            one: { type: "line", xMin: 1, xMax: 1, borderColor: colours.strong, borderWidth: 1.5,
              drawTime: above ? "beforeDatasetsDraw" : "afterDraw" },
          },
        },
        tooltip: {
          displayColors: false,
          titleFont: { family, size: 12 },
          bodyFont: { family, size: 12 },
          callbacks: {
            title: items => rows[items[0].dataIndex].name,
            label: item => "against " + item.dataset.label + ": " + ratioFigure(item.raw) + " "
              + errorFigure(rows[item.dataIndex].versus[item.dataset.rival].error) + " "
              + SIGNS[rows[item.dataIndex].versus[item.dataset.rival].verdict].word,
            beforeBody: items => rows[items[0].dataIndex].traits,
            afterBody: items => tooltipLines(group, rows[items[0].dataIndex]),
          },
        },
      },
    },
  });
}

function figureShort(value) {
  return new Intl.NumberFormat("en", { maximumSignificantDigits: 2 }).format(value);
}
