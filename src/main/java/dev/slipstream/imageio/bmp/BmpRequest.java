package dev.slipstream.imageio.bmp;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import javax.imageio.ImageReadParam;

/**
 * The part of an image that is requested.
 *
 * @param source source pixels, the subsampling offsets included
 * @param destination where the source pixels go
 * @param isWhole whether the request is the whole image, and fills the destination: the JDK's reader has other code for
 *     such a request
 */
record BmpRequest(Rectangle source, Rectangle destination, int xSubsampling, int ySubsampling, boolean isWhole) {

    /** {@code source}, {@code destination}: the results of {@code ImageReader.computeRegions}. */
    static BmpRequest of(BmpHeader header, ImageReadParam param, Rectangle source, Rectangle destination) {
        BufferedImage image = param.getDestination();
        boolean isWhole = destination.equals(new Rectangle(header.width(), header.height()))
                && (image == null || destination.equals(image.getWritableTile(0, 0).getBounds()));
        return new BmpRequest(
                source, destination, param.getSourceXSubsampling(), param.getSourceYSubsampling(), isWhole);
    }

    /** Whether {@code param} chooses bands. */
    static boolean hasBands(ImageReadParam param) {
        return param.getSourceBands() != null || param.getDestinationBands() != null;
    }

    /** How many of the first {@code pixels} pixels of a source row are requested. */
    int requestedOf(int pixels) {
        int requested = Math.floorDiv(pixels - source.x + xSubsampling - 1, xSubsampling);
        return Math.max(0, Math.min(requested, destination.width));
    }

    /** The destination row for a source row, or -1 if the source row is not requested. */
    int rowFor(int sourceRow) {
        int row = sourceRow - source.y;
        boolean isRequested = row >= 0 && row < source.height && row % ySubsampling == 0
                && row / ySubsampling < destination.height;
        return isRequested ? destination.y + row / ySubsampling : -1;
    }
}
