package dev.slipstream.imageio.spi;

import java.io.File;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ImageOutputStreamSpi;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.spi.ImageWriterSpi;
import javax.imageio.spi.ServiceRegistry;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;

/** Providers that, when they are registered, put themselves before all that serve the same, as TwelveMonkeys' do. */
final class FirstProviders {

    private FirstProviders() {}

    static final class Input extends ImageInputStreamSpi {

        Input() {
            super("Somebody", "1.0", File.class);
        }

        @Override
        public void onRegistration(ServiceRegistry registry, Class<?> category) {
            putFirst(registry, ImageInputStreamSpi.class, this,
                    other -> ((ImageInputStreamSpi) other).getInputClass() == inputClass);
        }

        @Override
        public ImageInputStream createInputStreamInstance(Object input, boolean useCache, File cacheDirectory) {
            throw new UnsupportedOperationException();
        }

        @Override
        public String getDescription(Locale locale) {
            return "first";
        }
    }

    static final class Output extends ImageOutputStreamSpi {

        Output() {
            super("Somebody", "1.0", File.class);
        }

        @Override
        public void onRegistration(ServiceRegistry registry, Class<?> category) {
            putFirst(registry, ImageOutputStreamSpi.class, this,
                    other -> ((ImageOutputStreamSpi) other).getOutputClass() == outputClass);
        }

        @Override
        public ImageOutputStream createOutputStreamInstance(Object output, boolean useCache, File cacheDirectory) {
            throw new UnsupportedOperationException();
        }

        @Override
        public String getDescription(Locale locale) {
            return "first";
        }
    }

    /** Of PNG and BMP. */
    static final class Reader extends UnusedReader {

        Reader() {
            super("png", "bmp");
        }

        @Override
        public void onRegistration(ServiceRegistry registry, Class<?> category) {
            putFirst(registry, ImageReaderSpi.class, this, other -> {
                List<String> formats = List.of(((ImageReaderSpi) other).getFormatNames());
                return formats.contains("png") || formats.contains("bmp");
            });
        }
    }

    /** Of PNG and BMP: asks for nothing but a place before the JDK's. */
    static final class ReaderBeforeTheJdks extends UnusedReader {

        ReaderBeforeTheJdks() {
            super("png", "bmp");
        }

        @Override
        public void onRegistration(ServiceRegistry registry, Class<?> category) {
            putFirst(registry, ImageReaderSpi.class, this, FirstProviders::isTheJdks);
        }
    }

    /** The same of a writer. */
    static final class WriterBeforeTheJdks extends ImageWriterSpi {

        WriterBeforeTheJdks() {
            super("Somebody", "1.0", new String[] {"png", "bmp"}, null, null, "somebody.Writer",
                    new Class<?>[] {ImageOutputStream.class}, null,
                    false, null, null, null, null, false, null, null, null, null);
        }

        @Override
        public void onRegistration(ServiceRegistry registry, Class<?> category) {
            putFirst(registry, ImageWriterSpi.class, this, FirstProviders::isTheJdks);
        }

        @Override
        public boolean canEncodeImage(ImageTypeSpecifier type) {
            return false;
        }

        @Override
        public ImageWriter createWriterInstance(Object extension) {
            throw new UnsupportedOperationException();
        }

        @Override
        public String getDescription(Locale locale) {
            return "before the JDK's";
        }
    }

    private static boolean isTheJdks(Object provider) {
        return provider.getClass().getName().matches("com\\.sun\\.imageio\\.plugins\\.(png|bmp)\\..*");
    }

    private static <T> void putFirst(
            ServiceRegistry registry, Class<T> category, T first, ServiceRegistry.Filter same) {
        Iterator<T> others = registry.getServiceProviders(category, same, true);
        while (others.hasNext()) {
            T other = others.next();
            if (other != first) {
                registry.setOrdering(category, first, other);
            }
        }
    }
}
