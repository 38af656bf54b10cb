package dev.slipstream.imageio.spi;

import java.util.Locale;
import javax.imageio.ImageReader;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.ImageInputStream;

/** The provider of a reader that is never asked to read. */
class UnusedReader extends ImageReaderSpi {

    /** Uses the superclass's constructor that leaves everything null. */
    UnusedReader() {}

    UnusedReader(String... formats) {
        super("Somebody", "1.0", formats, null, null, "somebody.Reader", new Class<?>[] {ImageInputStream.class}, null,
                false, null, null, null, null, false, null, null, null, null);
    }

    @Override
    public boolean canDecodeInput(Object source) {
        return false;
    }

    @Override
    public ImageReader createReaderInstance(Object extension) {
        throw new UnsupportedOperationException();
    }

    @Override
    public String getDescription(Locale locale) {
        return "unused";
    }
}
