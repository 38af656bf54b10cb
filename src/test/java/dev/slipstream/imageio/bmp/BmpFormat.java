package dev.slipstream.imageio.bmp;

import dev.slipstream.imageio.reading.Format;
import dev.slipstream.imageio.spi.BmpReaderProvider;

/** The two readers of BMP. */
final class BmpFormat {

    static final Format BMP = Format.of("bmp", new BmpReaderProvider());

    private BmpFormat() {}
}
