package dev.slipstream.imageio.bmp;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.spi.PngReaderProvider;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.imageio.ImageReader;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.ImageInputStream;

/** A provider that ImageIO asks first for a reader of PNGs; it remembers what it gave out. */
final class WatchedReaders extends ImageReaderSpi {

    private final ImageReaderSpi provider = new PngReaderProvider();
    private final List<WatchedReader> readers = new ArrayList<>();

    WatchedReaders() {
        super("tests", "1", new String[] {"png", "PNG"}, new String[] {"png"}, new String[] {"image/png"},
                WatchedReader.class.getName(), new Class<?>[] {ImageInputStream.class}, null, false, null, null, null,
                null, false, null, null, null, null);
    }

    void register() {
        IIORegistry registry = IIORegistry.getDefaultInstance();
        registry.registerServiceProvider(this, ImageReaderSpi.class);
        registry.getServiceProviders(ImageReaderSpi.class, false).forEachRemaining(other -> {
            if (other != this) {
                registry.setOrdering(ImageReaderSpi.class, this, other);
            }
        });
    }

    void deregister() {
        IIORegistry.getDefaultInstance().deregisterServiceProvider(this, ImageReaderSpi.class);
    }

    /** Of at least some readers. */
    void assertAllClosed(int atLeast) {
        assertTrue(readers.size() >= atLeast, () -> "only " + readers.size() + " readers were asked for");
        for (WatchedReader reader : readers) {
            assertTrue(reader.isDisposed(), "a reader was not disposed of");
            for (ImageInputStream stream : reader.inputs()) {
                assertThrows(IOException.class, stream::read, "a stream was not closed");
            }
        }
    }

    @Override
    public boolean canDecodeInput(Object source) throws IOException {
        return provider.canDecodeInput(source);
    }

    @Override
    public ImageReader createReaderInstance(Object extension) throws IOException {
        WatchedReader reader = new WatchedReader(this, provider.createReaderInstance());
        readers.add(reader);
        return reader;
    }

    @Override
    public String getDescription(Locale locale) {
        return "watched";
    }
}
