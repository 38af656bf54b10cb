/** One static HTML page of results: it needs no script and no network. */
package dev.slipstream.imageio.bench.page;
