package dev.slipstream.imageio.bmp;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import javax.imageio.IIOException;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.ImageInputStream;

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
    public ImageReader createReaderInstance(Object extension) {
        readers.add(new Reader(this));
        return readers.get(readers.size() - 1);
    }

    @Override
    public String getDescription(Locale locale) {
        return "tests";
    }

    /** Reads images of 20 x 20 pixels, and ignores its input. */
    private static final class Reader extends ImageReader {

        private final List<ImageInputStream> inputs = new ArrayList<>();
        private boolean isDisposed;

        Reader(InnerReaders provider) {
            super(provider);
        }

        @Override
        public void setInput(Object input, boolean seekForwardOnly, boolean ignoreMetadata) {
            super.setInput(input, seekForwardOnly, ignoreMetadata);
            inputs.add((ImageInputStream) input);
        }

        @Override
        public BufferedImage read(int imageIndex, ImageReadParam param) throws IOException {
            clearAbortRequest();
            processImageStarted(0);
            for (int percent = 0; percent < 100 && !abortRequested(); percent += 10) {
                processImageProgress(percent);
            }
            if (((InnerReaders) originatingProvider).isFailing) {
                throw new IIOException("for the test");
            }
            return param.getDestination();
        }

        @Override
        public void dispose() {
            isDisposed = true;
        }

        @Override
        public int getNumImages(boolean allowSearch) {
            return 1;
        }

        @Override
        public int getWidth(int imageIndex) {
            return 20;
        }

        @Override
        public int getHeight(int imageIndex) {
            return 20;
        }

        @Override
        public Iterator<ImageTypeSpecifier> getImageTypes(int imageIndex) {
            return List.of(ImageTypeSpecifier.createFromBufferedImageType(BufferedImage.TYPE_INT_RGB)).iterator();
        }

        @Override
        public IIOMetadata getStreamMetadata() {
            return null;
        }

        @Override
        public IIOMetadata getImageMetadata(int imageIndex) {
            return null;
        }
    }
}
