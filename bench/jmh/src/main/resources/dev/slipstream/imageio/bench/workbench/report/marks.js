"use strict";

/** What the chart library does not draw: the names of the rows, the ratio beside each bar, and its error. */
function marks(rows, look) {
  return {
    id: "marks",
    afterDatasetsDraw(chart) {
      const { ctx } = chart;
      ctx.save();
      ctx.textBaseline = "middle";
      drawSides(chart, look);
      rows.forEach((row, index) => drawName(chart, look, row, index));
      chart.data.datasets.forEach((dataset, number) => {
        chart.getDatasetMeta(number).data.forEach((bar, index) =>
          drawRatio(chart, look, bar, rows[index].versus[dataset.rival]));
      });
      ctx.restore();
    },
  };
}

function font(look, weight) {
  return weight + " " + look.fontSize + "px " + look.family;
}

/** As much of the text as fits. */
function fitting(ctx, text, width) {
  if (ctx.measureText(text).width <= width) {
    return text;
  }
  let length = text.length;
  while (length > 0 && ctx.measureText(text.substring(0, length) + "\u2026").width > width) {
    length--;
  }
  return length > 0 ? text.substring(0, length) + "\u2026" : "";
}

/** What left and right of the line mean. */
function drawSides(chart, look) {
  const { ctx, scales } = chart;
  const one = scales.x.getPixelForValue(1);
  ctx.font = font(look, 400);
  ctx.fillStyle = look.colours.muted;
  ctx.textAlign = "right";
  ctx.fillText("\u25c4 loss", one - 8, 8);
  ctx.textAlign = "left";
  ctx.fillText("win, log scale \u25ba", one + 8, 8);
}

/** What a row is called: its name, and in a lighter hand what it was done with. */
function nameParts(row) {
  return [row.lost ? SIGNS.loss.sign + " " : "", row.name, row.traits];
}

/** The space that the longest name takes, with a margin. */
function widestName(ctx, look, rows) {
  const margin = 30;
  return Math.max(...rows.map(row => {
    const [sign, name, traits] = nameParts(row);
    ctx.font = font(look, 550);
    const bold = ctx.measureText(sign + name).width;
    ctx.font = font(look, 400);
    return bold + ctx.measureText(traits).width + margin;
  }));
}

/** On wide screens at the left of the bars, on narrow ones above them. */
function drawName(chart, look, row, index) {
  const { ctx, chartArea } = chart;
  const { above, nameWidth, colours, rowHeight, barsHeight } = look;
  const middle = chart.scales.y.getPixelForValue(index);
  const y = above ? middle - barsHeight / 2 - 8 : middle;
  const end = above ? middle + barsHeight / 2 + 7 : middle + rowHeight / 2;
  const right = above ? chart.width : nameWidth - 14;
  const [sign, name, traits] = nameParts(row);
  let left = 2;
  if (above) {
    ctx.fillStyle = colours.surface;
    ctx.fillRect(0, y - 8, chart.width, 15);
  }
  ctx.textAlign = "left";
  for (const [text, weight, colour, gap] of [[sign, 550, colours.loss, 0], [name, 550, colours.text, 8],
    [traits, 400, colours.muted, 0]]) {
    ctx.font = font(look, weight);
    ctx.fillStyle = colour;
    const told = fitting(ctx, text, right - left);
    ctx.fillText(told, left, y);
    left += ctx.measureText(told).width + gap;
  }
  ctx.fillStyle = colours.line;
  ctx.fillRect(0, Math.round(end), chartArea.right, 1);
}

function drawRatio(chart, look, bar, versus) {
  if (!versus) {
    return;
  }
  const { ctx, scales, chartArea } = chart;
  const { colours } = look;
  const one = scales.x.getPixelForValue(1);
  let right = one;
  if (versus.ratio > 0) {
    const error = versus.error || 0;
    const low = Math.max(chartArea.left, scales.x.getPixelForValue(versus.ratio * Math.exp(-error)));
    const high = Math.min(chartArea.right, scales.x.getPixelForValue(versus.ratio * Math.exp(error)));
    if (error > 0) {
      ctx.fillStyle = colours.text;
      ctx.fillRect(low, bar.y - 0.5, high - low, 1);
      ctx.fillRect(low - 0.5, bar.y - 2.5, 1, 5);
      ctx.fillRect(high - 0.5, bar.y - 2.5, 1, 5);
    }
    right = Math.max(one, high, bar.x);
  }
  const { sign, word } = SIGNS[versus.verdict];
  const told = versus.verdict === "failure" ? sign + " " + word
    : (versus.verdict === "loss" ? sign + " " : "") + versusFigure(versus)
      + (versus.verdict === "tie" ? " " + word : "");

  ctx.textAlign = "left";
  ctx.font = font(look, versus.verdict === "win" ? 400 : 550);
  ctx.fillStyle = isLost(versus) ? colours.loss : versus.verdict === "tie" ? colours.muted : colours.text;
  drawInside(chart, look, told, right + 6, bar.y + 0.5);
}

/** Text that would leave the chart stands at its edge, on a ground of its own. */
function drawInside(chart, look, text, x, y) {
  const { ctx } = chart;
  const width = ctx.measureText(text).width;
  const left = Math.min(x, chart.width - width - 2);
  if (left < x) {
    const colour = ctx.fillStyle;
    ctx.fillStyle = look.colours.surface;
    ctx.fillRect(left - 3, y - 7, width + 5, 14);
    ctx.fillStyle = colour;
  }
  ctx.fillText(text, left, y);
}
