/**
 * The data of rasters as they lie in memory, read and written so that images stay what Java 2D can keep track of.
 *
 * <p>Depends on nothing.
 */
@NullMarked
package dev.slipstream.imageio.raster;

import org.jspecify.annotations.NullMarked;
