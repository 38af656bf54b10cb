package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.png.PNGImageReader;

/** The provider of PNG readers. */
public final class PngReaderProvider extends ReaderProvider {

    public PngReaderProvider() {
        super("png", "Standard PNG image reader", new String[] {"image/png", "image/x-png"},
                "dev.slipstream.imageio.png.PNGImageReader",
                new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'});
    }

    @Override
    Object newReader() {
        return new PNGImageReader(this, this);
    }
}
