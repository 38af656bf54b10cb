package dev.slipstream.imageio.png.write;

import java.awt.image.ColorModel;
import java.awt.image.SampleModel;

/** The bands of an image that are written, if they are not all. */
final class SourceBands {

    private final int[] indexes;

    SourceBands(int[] indexes) {
        this.indexes = indexes;
    }

    int count() {
        return indexes.length;
    }

    int[] indexes() {
        return indexes;
    }

    /** Whether the image has these bands, and they can be written as if they were all. */
    boolean canBeWritten(SampleModel model, ColorModel colours) {
        for (int index : indexes) {
            if (index < 0 || index >= model.getNumBands()) {
                return false;
            }
        }
        int[] sizes = model.getSampleSize();
        for (int size : sizes) {
            if (size != sizes[0]) {
                return false; // the JDK's writer confuses the sizes of bands
            }
        }
        return indexes.length > 0 && indexes.length <= sizes.length && !colours.isAlphaPremultiplied();
    }
}
