package dev.slipstream.imageio.png;

import dev.slipstream.imageio.spi.PngReaderProvider;
import dev.slipstream.imageio.testing.JdkReaders;
import java.io.IOException;
import javax.imageio.ImageReader;
import javax.imageio.spi.ImageReaderSpi;

/** Whose PNG reader is asked: the running JDK's, which is the reference, or Slipstream's. */
enum Side {
    JDK(JdkReaders.from("com.sun.imageio.plugins.png.").get(0)),
    SLIPSTREAM(new PngReaderProvider());

    private final ImageReaderSpi provider;

    Side(ImageReaderSpi provider) {
        this.provider = provider;
    }

    ImageReaderSpi provider() {
        return provider;
    }

    ImageReader open() throws IOException {
        return provider.createReaderInstance();
    }
}
