package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.png.PNGImageWriter;
import java.awt.image.ColorModel;
import java.awt.image.IndexColorModel;
import javax.imageio.ImageTypeSpecifier;

/** The provider of PNG writers. */
public final class PngWriterProvider extends WriterProvider {

    private static final int MOST_BITS = 16;
    private static final int MOST_BANDS = 4;

    public PngWriterProvider() {
        super("png", "Standard PNG image writer", new String[] {"image/png", "image/x-png"},
                "dev.slipstream.imageio.png.PNGImageWriter");
    }

    @Override
    Object newWriter() {
        return new PNGImageWriter(this);
    }

    /** {@inheritDoc} That provider need not be registered. */
    @Override
    boolean canEncode(ImageTypeSpecifier type) {
        int bits = 0;
        for (int size : type.getSampleModel().getSampleSize()) {
            bits = Math.max(bits, size);
        }
        int bands = type.getSampleModel().getNumBands();
        if (bits < 1 || bits > MOST_BITS || bands > MOST_BANDS) {
            return false;
        }
        ColorModel colours = type.getColorModel();
        return colours instanceof IndexColorModel || colours.hasAlpha() == (bands % 2 == 0);
    }
}
