package dev.slipstream.imageio.bmp;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.format.ForwardingImageReader;
import dev.slipstream.imageio.testing.Format;
import dev.slipstream.imageio.testing.Side;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.imageio.IIOException;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/** A provider that ImageIO asks first for a PNG reader. It remembers its readers, and whether they were closed. */
final class InnerReaders extends ImageReaderSpi {

    private final List<Reader> readers = new ArrayList<>();
    private boolean isFailing;

    InnerReaders() {
        names = new String[] {"png", "PNG"};
        inputTypes = new Class<?>[] {ImageInputStream.class};
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

    /** From now on, no image can be read. */
    void fail() {
        isFailing = true;
    }

    void assertAllClosed() {
        assertTrue(readers.size() > 0, "no reader was asked for");
        for (Reader reader : readers) {
            assertTrue(reader.isDisposed, "a reader was not disposed of");
            for (ImageInputStream stream : reader.inputs) {
                assertThrows(IOException.class, stream::read, "a stream was not closed");
            }
        }
    }

    @Override
    public boolean canDecodeInput(Object source) {
        return false;
    }

    @Override
    public ImageReader createReaderInstance(Object extension) throws IOException {
        readers.add(new Reader(this));
        return readers.get(readers.size() - 1);
    }

    @Override
    public String getDescription(Locale locale) {
        return "tests";
    }

    private static final class Reader extends ForwardingImageReader {

        private final List<ImageInputStream> inputs = new ArrayList<>();
        private boolean isDisposed;

        Reader(InnerReaders provider) throws IOException {
            super(provider, Format.PNG.open(Side.JDK), stream -> {}, "PNG");
        }

        @Override
        public void setInput(@Nullable Object input, boolean seekForwardOnly, boolean ignoreMetadata) {
            super.setInput(input, seekForwardOnly, ignoreMetadata);
            inputs.add((ImageInputStream) input);
        }

        @Override
        public BufferedImage read(int imageIndex, @Nullable ImageReadParam param) throws IOException {
            if (((InnerReaders) originatingProvider).isFailing) {
                throw new IIOException("for the test");
            }
            return super.read(imageIndex, param);
        }

        @Override
        public void dispose() {
            isDisposed = true;
            super.dispose();
        }
    }
}
