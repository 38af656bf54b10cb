/**
 * The images that benchmarks read and write, made when they are needed and the same at every call: kinds of PNG and of
 * BMP, and the pictures in them, a {@code Scene} each, computed or drawn. Files are put together by the builders of the
 * library's tests.
 */
package dev.slipstream.imageio.bench.images;
