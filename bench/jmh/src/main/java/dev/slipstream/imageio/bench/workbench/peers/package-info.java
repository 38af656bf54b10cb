/** What the old tables still need. */
package dev.slipstream.imageio.bench.workbench.peers;
