package dev.slipstream.imageio.spi;

import java.io.File;
import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ImageOutputStreamSpi;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.spi.ImageWriterSpi;
import javax.imageio.spi.ServiceRegistry;
import javax.imageio.stream.FileImageInputStream;
import javax.imageio.stream.FileImageOutputStream;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;

/**
 * Providers that put themselves, when they are registered, before all that serve the same, as TwelveMonkeys' do, or
 * before the JDK's, or nowhere.
 */
public final class FirstProviders {

    private FirstProviders() {}

    static final class Input extends UnusedInput {

        @Override
        public void onRegistration(ServiceRegistry registry, Class<?> category) {
            putFirst(registry, ImageInputStreamSpi.class, this,
                    other -> ((ImageInputStreamSpi) other).getInputClass() == inputClass);
        }
    }

    static final class Output extends UnusedOutput {

        @Override
        public void onRegistration(ServiceRegistry registry, Class<?> category) {
            putFirst(registry, ImageOutputStreamSpi.class, this,
                    other -> ((ImageOutputStreamSpi) other).getOutputClass() == outputClass);
        }
    }

    /** For PNG and BMP. */
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

    /** Of files: orders itself before the JDK's, and does nothing else. */
    public static class InputBeforeTheJdks extends UnusedInput {

        @Override
        public void onRegistration(ServiceRegistry registry, Class<?> category) {
            putFirst(registry, ImageInputStreamSpi.class, this, FirstProviders::isTheJdks);
        }

        @Override
        public ImageInputStream createInputStreamInstance(Object input, boolean useCache, File cacheDirectory)
                throws IOException {
            return new FileImageInputStream((File) input) {};
        }
    }

    /** The same to files. */
    public static class OutputBeforeTheJdks extends UnusedOutput {

        @Override
        public void onRegistration(ServiceRegistry registry, Class<?> category) {
            putFirst(registry, ImageOutputStreamSpi.class, this, FirstProviders::isTheJdks);
        }

        @Override
        public ImageOutputStream createOutputStreamInstance(Object output, boolean useCache, File cacheDirectory)
                throws IOException {
            return new FileImageOutputStream((File) output) {};
        }
    }

    /** For PNG and BMP: puts itself only before the JDK's. */
    public static class ReaderBeforeTheJdks extends UnusedReader {

        public ReaderBeforeTheJdks() {
            super("png", "bmp");
        }

        @Override
        public void onRegistration(ServiceRegistry registry, Class<?> category) {
            putFirst(registry, ImageReaderSpi.class, this, FirstProviders::isTheJdks);
        }
    }

    /** The same of a writer. */
    public static class WriterBeforeTheJdks extends UnusedWriter {

        @Override
        public void onRegistration(ServiceRegistry registry, Class<?> category) {
            putFirst(registry, ImageWriterSpi.class, this, FirstProviders::isTheJdks);
        }
    }

    /** For PNG and BMP: does not order itself, as JAI's for BMP does not. */
    public static final class ReaderSomewhere extends UnusedReader {

        public ReaderSomewhere() {
            super("png", "bmp");
        }
    }

    /** Of files. */
    static class UnusedInput extends ImageInputStreamSpi {

        UnusedInput() {
            super("Somebody", "1.0", File.class);
        }

        @Override
        public ImageInputStream createInputStreamInstance(Object input, boolean useCache, File cacheDirectory)
                throws IOException {
            throw new UnsupportedOperationException();
        }

        @Override
        public String getDescription(Locale locale) {
            return "unused";
        }
    }

    /** The same to files. */
    static class UnusedOutput extends ImageOutputStreamSpi {

        UnusedOutput() {
            super("Somebody", "1.0", File.class);
        }

        @Override
        public ImageOutputStream createOutputStreamInstance(Object output, boolean useCache, File cacheDirectory)
                throws IOException {
            throw new UnsupportedOperationException();
        }

        @Override
        public String getDescription(Locale locale) {
            return "unused";
        }
    }

    /** The provider of a reader that is never asked to read. */
    static class UnusedReader extends ImageReaderSpi {

        /** Uses the superclass's constructor that leaves everything null. */
        UnusedReader() {}

        UnusedReader(String... formats) {
            super("Somebody", "1.0", formats, null, null, "somebody.Reader", new Class<?>[] {ImageInputStream.class},
                    null, false, null, null, null, null, false, null, null, null, null);
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

    /** A writer whose provider does not order itself. */
    public static class UnusedWriter extends ImageWriterSpi {

        public UnusedWriter() {
            super("Somebody", "1.0", new String[] {"png", "bmp"}, null, null, "somebody.Writer",
                    new Class<?>[] {ImageOutputStream.class}, null,
                    false, null, null, null, null, false, null, null, null, null);
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
            return "unused";
        }
    }

    private static boolean isTheJdks(Object provider) {
        return provider.getClass().getName().matches("com\\.sun\\.imageio\\.(plugins\\.(png|bmp)|spi)\\..*");
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
