"use strict";

const CURVE_HEIGHT = 260;

function curveText(group, curve) {
  return curve.breakEvens.map((images, rival) => group.subject + (images === null
    ? " is behind " + group.rivals[rival] + " after the last image"
    : " is ahead of " + group.rivals[rival] + " from image " + whole.format(images) + " on")).join("; ");
}

/** Where the subject has made up for a later start. */
function breakEvenLines(curve, colours) {
  return curve.breakEvens.filter(images => images !== null).map(images => ({ type: "line", xMin: images, xMax: images,
    borderColor: colours.strong, borderWidth: 1, borderDash: [4, 3] }));
}

/** The time that the first images of a JVM take, a line for each side. */
function drawCurve(canvas, group, curve) {
  const colours = chartColours();
  const family = getComputedStyle(document.body).fontFamily;
  const font = { family, size: 11 };
  canvas.parentNode.style.height = CURVE_HEIGHT + "px";
  const axis = (text, values) => ({
    type: "logarithmic",
    min: Math.min(...values),
    max: Math.max(...values),
    title: { display: true, text, color: colours.muted, font },
    ticks: { callback: value => figureShort(value), color: colours.muted, font, maxRotation: 0, autoSkip: true },
    grid: { color: colours.grid, drawTicks: false },
    border: { display: false },
  });
  return new Chart(canvas, {
    type: "line",
    data: {
      datasets: [group.subject, ...group.rivals].map((side, index) => ({
        label: side,
        data: curve.points.map(point => ({ x: point.images, y: point.millis[index] })),
        borderColor: seriesColour(index),
        backgroundColor: seriesColour(index),
        borderWidth: 2,
        pointRadius: 3,
      })),
    },
    options: {
      responsive: true,
      maintainAspectRatio: false,
      animation: false,
      font: { family },
      interaction: { mode: "index", intersect: false },
      scales: {
        x: axis("images", curve.points.map(point => point.images)),
        y: axis("ms", curve.points.flatMap(point => point.millis)),
      },
      plugins: {
        legend: { labels: { color: colours.text, font: { family, size: 12 }, boxWidth: 12 } },
        annotation: { annotations: breakEvenLines(curve, colours) },
        tooltip: { callbacks: {
          title: items => count(items[0].parsed.x, "image", "images"),
          label: item => item.dataset.label + ": " + figure(item.parsed.y) + " ms",
        } },
      },
    },
  });
}

/** Those of the rows that are shown; null if there are none. */
function curvesFigure(group, rows) {
  const shown = group.curves.filter(curve => rows.some(row => row.name === curve.name && row.source === curve.source));
  if (shown.length === 0) {
    return null;
  }
  const parts = shown.map(curve => {
    const title = curve.name + (curve.source ? ", " + curve.source : "");
    const canvas = element("canvas", { className: "curve", role: "img", "aria-label": title + ": " +
      curveText(group, curve) });
    return { curve, canvas, part: element("div", {}, element("p", {}, element("strong", {}, title), " ",
      element("span", { className: "muted" }, curveText(group, curve))),
    element("div", { className: "canvas" }, canvas)) };
  });
  return {
    figure: element("figure", {}, element("figcaption", {}, "Time after so many images in a fresh JVM"),
      ...parts.map(each => each.part)),
    draw: () => parts.map(each => drawCurve(each.canvas, group, each.curve)),
  };
}
