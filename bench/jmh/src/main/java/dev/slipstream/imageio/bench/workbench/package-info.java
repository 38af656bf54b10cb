/**
 * The commands, a package each that is called like its command, and below what they share: {@code command} (options,
 * exit codes), {@code child} (JVMs in which sides are measured, and {@code worker}, which is what runs in them), {@code
 * runner} (benchmarks, forks, iterations), {@code results} (what a run leaves), {@code jdkerror}, {@code text}.
 */
package dev.slipstream.imageio.bench.workbench;
