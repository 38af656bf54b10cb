/** What the commands of the workbench have in common. Depends on nothing. */
package dev.slipstream.imageio.bench.workbench.command;
