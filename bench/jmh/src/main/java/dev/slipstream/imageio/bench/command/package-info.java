/** What commands have in common: options, exit codes, tables and progress for people. Depends on nothing. */
package dev.slipstream.imageio.bench.command;
