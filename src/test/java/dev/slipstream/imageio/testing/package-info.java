/**
 * What the tests share: child JVMs, origins and outputs, sample images, reports of decoding and encoding. Depends on
 * the library only where a class says so, so that it also runs in JVMs without it.
 */
package dev.slipstream.imageio.testing;
