package dev.slipstream.imageio.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.format.JdkProvider;
import dev.slipstream.imageio.testing.ChildJvm;
import java.io.ByteArrayInputStream;
import java.util.List;
import java.util.ServiceLoader;
import javax.imageio.ImageIO;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ImageOutputStreamSpi;
import javax.imageio.spi.ImageTranscoderSpi;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.junit.jupiter.api.Test;

/** The classes that registration loads: a provider that fails to load breaks ImageIO for the whole JVM. */
class ProviderConstructorsTest {

    private static final List<String> FORBIDDEN = List.of("java.util.logging.", "jdk.internal.logger.",
            "sun.util.logging.", "java.lang.System$Logger", "jdk.jfr.", "java.nio.file.Files", "sun.nio.ch.",
            "java.nio.channels.FileChannel", "java.io.RandomAccessFile", "dev.slipstream.imageio.stream.",
            "dev.slipstream.imageio.png.", "dev.slipstream.imageio.bmp.", "dev.slipstream.imageio.gif.",
            "dev.slipstream.imageio.jpeg.", "dev.slipstream.imageio.tiff.", "dev.slipstream.imageio.format.",
            "dev.slipstream.imageio.inflate.");

    /** The class that finds the JDK's providers. */
    private static final String NEEDED = JdkProvider.class.getName();

    @Test
    void registrationLoadsNoLoggerNoFileNoFlightRecorderNoStreamAndNoReader() throws Exception {
        List<String> loaded = loadedBetweenTheMarks();
        assertTrue(loaded.containsAll(List.of(InputProviders.FromFile.class.getName(),
                OutputProviders.ToFile.class.getName(),
                PngReaderProvider.class.getName(), BmpReaderProvider.class.getName(), GifReaderProvider.class.getName(),
                JpegReaderProvider.class.getName(), TiffReaderProvider.class.getName(),
                PngWriterProvider.class.getName(), BmpWriterProvider.class.getName(),
                GifWriterProvider.class.getName())),
                () -> "not loaded meanwhile: " + loaded);
        assertEquals(List.of(), loaded.stream().filter(name -> !name.equals(NEEDED)
                && FORBIDDEN.stream().anyMatch(name::startsWith)).toList());
    }

    /** The classes that were loaded after {@link Begin} and before {@link End}, from the JVM's own log. */
    private static List<String> loadedBetweenTheMarks() throws Exception {
        List<String> names = ChildJvm.withSlipstream().option("-Xlog:class+load:stdout:none")
                .run(Registers.class).stream()
                .filter(line -> line.contains(" source: "))
                .map(line -> line.substring(0, line.indexOf(" source: ")))
                .toList();
        int begin = names.indexOf(Begin.class.getName());
        int end = names.indexOf(End.class.getName());
        assertTrue(0 <= begin && begin < end, () -> "no marks in " + names);
        return names.subList(begin + 1, end);
    }

    /**
     * Does the same as the first use of ImageIO, but a first time without Slipstream's providers: so only the classes
     * that these load are between the marks.
     */
    static final class Registers {
        public static void main(String[] arguments) {
            Thread thread = Thread.currentThread();
            ClassLoader loader = thread.getContextClassLoader();
            thread.setContextClassLoader(ClassLoader.getPlatformClassLoader());
            ImageIO.scanForPlugins();
            IIORegistry registry = IIORegistry.getDefaultInstance();
            registry.getServiceProviders(ImageInputStreamSpi.class, true).forEachRemaining(provider -> {});
            registry.getServiceProviders(ImageOutputStreamSpi.class, true).forEachRemaining(provider -> {});
            askForAReader();
            thread.setContextClassLoader(loader);
            ServiceLoader.load(ImageTranscoderSpi.class).forEach(none -> {}); // JDK 27 reads a class path by Files
            new Begin();
            ImageIO.scanForPlugins();
            askForAReader();
            new End();
        }

        /** No reader accepts this input. The question must not load one. */
        private static void askForAReader() {
            ImageInputStream stream = new MemoryCacheImageInputStream(new ByteArrayInputStream(new byte[64]));
            if (ImageIO.getImageReaders(stream).hasNext()) {
                throw new IllegalStateException("a reader of zeros");
            }
        }
    }

    static final class Begin {}

    static final class End {}
}
