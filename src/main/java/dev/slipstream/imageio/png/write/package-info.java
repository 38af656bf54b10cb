/**
 * From an image to a file: conversion, filters, deflate, chunks, and the choices that make a file small.
 *
 * <p>Depends on {@code png.file}, {@code format}, {@code deflate}, {@code settings} and {@code warmup}. It does not
 * know {@code png.read}.
 *
 * <p>Guarded by the tests of {@code png.write}: {@code WrittenFilesTest}, {@code WrittenTypesTest},
 * {@code WrittenChunksTest}, {@code RandomWritesTest}, {@code LevelsTest}, {@code SizesTest},
 * {@code ScanlineEncoderTest}, {@code WriteEventsTest}, {@code WrongWritesTest}.
 */
@NullMarked
package dev.slipstream.imageio.png.write;

import org.jspecify.annotations.NullMarked;
