package dev.slipstream.imageio.writer;

import dev.slipstream.imageio.raster.ElementView;
import java.awt.image.ComponentSampleModel;
import java.awt.image.DataBuffer;
import java.awt.image.MultiPixelPackedSampleModel;
import java.awt.image.PixelInterleavedSampleModel;
import java.awt.image.Raster;
import java.awt.image.SampleModel;
import java.awt.image.SinglePixelPackedSampleModel;
import java.awt.image.WritableRaster;
import org.jspecify.annotations.Nullable;

/** The pixels of a raster in rows of elements, as they lie in memory or would lie in a plain raster. */
final class TilePixels {

    private final Raster raster;
    private final SampleModel model;
    private final int bitsPerPixel;
    private final int bitsPerElement;

    /** Whether elements are to be made of samples, if they might say something else. */
    private final boolean isOfSamples;

    /**
     * Null if the pixels of the raster lie otherwise than the model says, or not from the beginning of its data on, or
     * perhaps not in its data: if it is not one of the JDK's.
     */
    private final @Nullable ElementView view;

    /** A row for pixels of such a raster. */
    private @Nullable WritableRaster plain;

    /**
     * @param raster whole or part of another
     * @param model the raster's own may be another one. If its pixels do not lie side by side, as
     *     {@link ElementView#bitsPerPixel} says, there are samples only
     */
    TilePixels(Raster raster, SampleModel model, boolean isOfSamples) {
        this.raster = raster;
        this.model = model;
        this.bitsPerPixel = ElementView.bitsPerPixel(model);
        this.bitsPerElement = DataBuffer.getDataTypeSize(model.getDataType());
        this.isOfSamples = isOfSamples && (!isJdks(raster) || raster.getDataBuffer().getOffset() != 0);
        this.view = view();
    }

    private static boolean isJdks(Raster raster) {
        return raster.getClass().getModule() == Raster.class.getModule();
    }

    private @Nullable ElementView view() {
        if (bitsPerPixel == 0 || !isJdks(raster)) {
            return null;
        }
        SampleModel own = raster.getSampleModel();
        DataBuffer data = raster.getDataBuffer();
        if (!isAlike(own) || data.getDataType() != own.getDataType() || data.getNumBanks() != 1
                || data.getOffset() != 0) {
            return null;
        }
        int stride = ElementView.stride(own);
        int left = raster.getMinX() - raster.getSampleModelTranslateX();
        int top = raster.getMinY() - raster.getSampleModelTranslateY();
        int rows = top + raster.getHeight();
        long used = ((left + (long) raster.getWidth()) * bitsPerPixel + bitsPerElement - 1) / bitsPerElement;
        if (left < 0 || top < 0 || stride < used || (long) stride * rows > data.getSize()) {
            return null;
        }
        return new ElementView(data, stride, rows);
    }

    /** Whether a model has the elements of a pixel as the given one. */
    private boolean isAlike(SampleModel own) {
        if (own.getDataType() != model.getDataType() || ElementView.bitsPerPixel(own) != bitsPerPixel) {
            return false;
        }
        if (own instanceof ComponentSampleModel components) {
            return model instanceof ComponentSampleModel others
                    && isEqual(components.getBandOffsets(), others.getBandOffsets());
        }
        return own instanceof SinglePixelPackedSampleModel packed
                ? model instanceof SinglePixelPackedSampleModel others
                        && isEqual(packed.getBitMasks(), others.getBitMasks())
                : model instanceof MultiPixelPackedSampleModel;
    }

    // Not Arrays.equals: in a process that writes a small image, it is the first to load what compares vectors.
    private static boolean isEqual(int[] one, int[] other) {
        boolean isEqual = one.length == other.length;
        for (int i = 0; isEqual && i < one.length; i++) {
            isEqual = one[i] == other[i];
        }
        return isEqual;
    }

    /** The bit of the first element that {@link #read} gives where pixel {@code x} begins, counted from the highest. */
    int bit(int x) {
        long left = (long) x - raster.getSampleModelTranslateX();
        return view == null ? 0 : (int) (left * bitsPerPixel % bitsPerElement);
    }

    /** The samples of pixels of a row, into the beginning of an array. */
    void samples(int x, int y, int pixels, int[] into) {
        raster.getPixels(x, y, pixels, 1, into);
    }

    /** Reads the elements that have the pixels of a row from {@code x} on; returns how many. */
    int read(int x, int y, int pixels, Object into) {
        if (view == null) {
            return readPlain(x, y, pixels, into);
        }
        long bits = (long) (x - raster.getSampleModelTranslateX()) * bitsPerPixel;
        int first = (int) (bits / bitsPerElement);
        int count = (int) ((bits + (long) pixels * bitsPerPixel + bitsPerElement - 1) / bitsPerElement) - first;
        view.read(first, y - raster.getSampleModelTranslateY(), count, into);
        return count;
    }

    private int readPlain(int x, int y, int pixels, Object into) {
        WritableRaster row = plain();
        if (!isOfSamples && raster.getTransferType() == row.getTransferType()
                && raster.getNumDataElements() == row.getNumDataElements()
                && ElementView.bitsPerPixel(raster.getSampleModel()) == bitsPerPixel) {
            row.setDataElements(0, 0, pixels, 1, raster.getDataElements(x, y, pixels, 1, null));
        } else {
            row.setPixels(0, 0, pixels, 1, raster.getPixels(x, y, pixels, 1, (int[]) null));
        }
        int count = (int) (((long) pixels * bitsPerPixel + bitsPerElement - 1) / bitsPerElement);
        new ElementView(row.getDataBuffer(), ElementView.stride(row.getSampleModel()), 1).read(0, 0, count, into);
        return count;
    }

    private WritableRaster plain() {
        WritableRaster present = plain;
        if (present == null) {
            present = Raster.createWritableRaster(plainModel(raster.getWidth()), null);
            plain = present;
        }
        return present;
    }

    private SampleModel plainModel(int width) {
        int type = model.getDataType();
        if (model instanceof ComponentSampleModel components) {
            int bands = components.getNumBands();
            return new PixelInterleavedSampleModel(
                    type, width, 1, bands, width * bands, components.getBandOffsets());
        }
        return model instanceof SinglePixelPackedSampleModel packed
                ? new SinglePixelPackedSampleModel(type, width, 1, packed.getBitMasks())
                : new MultiPixelPackedSampleModel(type, width, 1, bitsPerPixel);
    }
}
