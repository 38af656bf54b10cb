package dev.slipstream.imageio.bench.images;

import java.awt.image.BufferedImage;
import java.awt.image.WritableRaster;

/** A {@link Scene} as an image of any of the predefined types. */
final class BufferedPhoto {
    private BufferedPhoto() {
    }

    /** @param type one of {@link BufferedImage}'s constants */
    static BufferedImage of(Scene photo, int type) {
        BufferedImage image = new BufferedImage(photo.width(), photo.height(), type);
        boolean gray = type == BufferedImage.TYPE_BYTE_GRAY || type == BufferedImage.TYPE_USHORT_GRAY;
        for (int y = 0; y < photo.height(); y++) {
            if (gray) {
                grayRow(photo, y, image.getRaster());
            } else {
                image.setRGB(0, y, photo.width(), 1, argbRow(photo, y, image.getColorModel().hasAlpha()), 0,
                        photo.width());
            }
        }
        return image;
    }

    /** Past the colour model, which would change the levels to those of a linear gray. */
    private static void grayRow(Scene photo, int y, WritableRaster raster) {
        int[] row = new int[photo.width()];
        photo.row(y, Photo.GREEN, row);
        int shift = 16 - raster.getSampleModel().getSampleSize(0);
        for (int x = 0; x < row.length; x++) {
            row[x] >>>= shift;
        }
        raster.setSamples(0, y, row.length, 1, 0, row);
    }

    private static int[] argbRow(Scene photo, int y, boolean alpha) {
        int[] argb = new int[photo.width()];
        int[] row = new int[photo.width()];
        for (int channel : new int[] {Photo.RED, Photo.GREEN, Photo.BLUE}) {
            photo.row(y, channel, row);
            for (int x = 0; x < row.length; x++) {
                argb[x] = argb[x] << 8 | row[x] >>> 8;
            }
        }
        if (alpha) {
            photo.row(y, Photo.ALPHA, row);
        }
        for (int x = 0; x < row.length; x++) {
            argb[x] |= (alpha ? row[x] >>> 8 : 0xFF) << 24;
        }
        return argb;
    }
}
