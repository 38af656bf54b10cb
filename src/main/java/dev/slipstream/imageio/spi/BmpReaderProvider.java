package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.bmp.BMPImageReader;

/** The provider of BMP readers. */
public final class BmpReaderProvider extends ReaderProvider {

    public BmpReaderProvider() {
        super("bmp", "Standard BMP Image Reader", new String[] {"image/bmp"},
                "dev.slipstream.imageio.bmp.BMPImageReader", new byte[] {'B', 'M'});
    }

    @Override
    Object newReader() {
        return new BMPImageReader(this, this);
    }
}
