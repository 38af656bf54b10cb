/**
 * From pixels of an image to the chunks of a file: conversion, filters, deflate.
 *
 * <p>Depends on {@code png.file}, {@code format} and {@code deflate}; {@code png.read} is another's matter.
 */
@NullMarked
package dev.slipstream.imageio.png.write;

import org.jspecify.annotations.NullMarked;
