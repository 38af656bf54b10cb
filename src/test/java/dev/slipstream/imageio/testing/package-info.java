/**
 * What the tests share: child JVMs, origins, sample images, decoding reports. Depends on the library only where a class
 * says so, so that it also runs in JVMs without it.
 */
package dev.slipstream.imageio.testing;
