/** What of the documents that the library was made from is no row of J2DBench: caches, lines, windows, large reads. */
package dev.slipstream.imageio.bench.jmh.documents;
