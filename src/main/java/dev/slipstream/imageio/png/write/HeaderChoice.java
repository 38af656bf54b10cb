package dev.slipstream.imageio.png.write;

import dev.slipstream.imageio.png.file.PngHeader;
import java.awt.image.ColorModel;
import java.awt.image.DataBuffer;
import java.awt.image.SampleModel;
import javax.imageio.ImageWriteParam;
import org.jspecify.annotations.Nullable;

/** Chooses the header for an image as the JDK's writer does if no metadata give one. */
public final class HeaderChoice {

    private static final int MOST_BANDS = 4;

    /** The most bytes of a scanline: a {@link Strip} counts two, and a filtered one, in ints. */
    private static final int LONGEST = 1 << 29;

    private final WriteRequest request;
    private final SampleModel model;
    private final ColorModel colours;

    public HeaderChoice(WriteRequest request, SampleModel model, ColorModel colours) {
        this.request = request;
        this.model = model;
        this.colours = colours;
    }

    /**
     * Null if the JDK's writer refuses the image, fails, or writes an invalid file, or if scanlines are too long.
     *
     * @param palette null unless the image has one
     */
    public @Nullable PngHeader header(@Nullable WrittenPalette palette) {
        int type = model.getDataType();
        boolean isCounted = type == DataBuffer.TYPE_BYTE || type == DataBuffer.TYPE_USHORT
                || type == DataBuffer.TYPE_INT;
        int depth = depth();
        SourceBands chosen = request.bands();
        int bands = chosen == null ? model.getNumBands() : chosen.count();
        if (!isCounted || depth > Short.SIZE || bands > MOST_BANDS || !colours.isCompatibleSampleModel(model)
                || (chosen != null && !chosen.canBeWritten(model, colours))) {
            return null;
        }
        boolean isInterlaced = request.progressive() == ImageWriteParam.MODE_DEFAULT;
        if (palette == null) {
            return header(depth, ofBands(bands), isInterlaced);
        }
        if (bands != 1 || depth > Byte.SIZE || depth != model.getSampleSize(0)) {
            return null;
        }
        boolean isGray = palette.isGrayRamp(depth);
        return isGray && !palette.hasAlpha() ? header(depth, PngHeader.GRAY, isInterlaced)
                : isGray && depth == Byte.SIZE ? header(depth, PngHeader.GRAY_ALPHA, isInterlaced)
                : header(depth, PngHeader.PALETTE, isInterlaced);
    }

    private @Nullable PngHeader header(int depth, int colourType, boolean isInterlaced) {
        PngHeader header = new PngHeader(request.width(), request.height(), depth, colourType, isInterlaced);
        int pixels = (request.width() - 1) * request.xPeriod() + 1;
        return header.rowBytes(pixels) > LONGEST ? null : header;
    }

    private static int ofBands(int bands) {
        return switch (bands) {
            case 1 -> PngHeader.GRAY;
            case 2 -> PngHeader.GRAY_ALPHA;
            case 3 -> PngHeader.RGB;
            default -> PngHeader.RGB_ALPHA;
        };
    }

    /** The depth for the largest samples of all bands, even if not all are written. */
    private int depth() {
        int largest = 0;
        for (int size : model.getSampleSize()) {
            largest = Math.max(largest, size);
        }
        int least = model.getNumBands() > 1 ? Byte.SIZE : 1;
        int depth = Math.max(largest, least);
        int power = Integer.highestOneBit(depth);
        return power == depth ? depth : 2 * power;
    }
}
