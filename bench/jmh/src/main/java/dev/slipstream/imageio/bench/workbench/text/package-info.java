/** Tables, numbers and progress for people; the one place that decides how they look. Depends on nothing. */
package dev.slipstream.imageio.bench.workbench.text;
