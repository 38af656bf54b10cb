"use strict";

const UNKNOWN = "\u2013";
const MINUS_PLUS = "\u00b1";
const TIMES = "\u00d7";
const TIME_SCALES = [["ns", 1], ["\u00b5s", 1e3], ["ms", 1e6], ["s", 1e9]];
const LARGE_UNITS = [["G", 1e9], ["M", 1e6], ["k", 1e3]];
const threeDigits = new Intl.NumberFormat("en", { maximumSignificantDigits: 3, minimumSignificantDigits: 3 });
const whole = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });

function count(value, one, many) {
  return whole.format(value) + " " + (value === 1 ? one : many);
}

/** Three digits; thousands from 100,000 and millions have a letter instead of the others. */
function figure(value) {
  if (value === null || value === undefined || !Number.isFinite(value)) {
    return UNKNOWN;
  }
  if (value >= 1e5) {
    const [letter, unit] = LARGE_UNITS.find(each => value >= each[1]);
    return threeDigits.format(value / unit) + "\u2009" + letter;
  }
  return value >= 1000 || value === 0 ? whole.format(value) : threeDigits.format(value);
}

function ratioFigure(ratio) {
  return Number.isFinite(ratio) ? figure(ratio) + TIMES : UNKNOWN;
}

/** A comparison without a ratio is one of something with nothing. */
function versusFigure(versus) {
  return versus.ratio === null || versus.ratio === undefined ? "\u221e" + TIMES : ratioFigure(versus.ratio);
}

function errorFigure(error) {
  if (error === null || error === undefined || error === 0) {
    return "";
  }
  const percent = error * 100;
  return MINUS_PLUS + (percent < 10 ? percent.toFixed(1) : whole.format(percent)) + "\u2009%";
}

function bytesFigure(bytes) {
  return bytes === null || bytes === undefined ? "" : whole.format(bytes) + "\u2009B";
}

/** Number and unit. Counts are whole; all times of a row have the same one, that of the smallest. */
function scoreFigure(row, score) {
  if (row.unit !== "ns") {
    return [row.unit.includes("/") ? figure(score.value) : whole.format(score.value), row.unit];
  }
  const values = row.scores.filter(each => each && each.value).map(each => each.value);
  const smallest = Math.min(...values);
  const [symbol, nanos] = TIME_SCALES.filter(scale => smallest >= scale[1]).pop() || TIME_SCALES[0];
  return [figure(score.value / nanos), symbol];
}
