package dev.slipstream.imageio.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.testing.ChildJvm;
import dev.slipstream.imageio.testing.ClassPaths;
import dev.slipstream.imageio.testing.Format;
import dev.slipstream.imageio.testing.SampleImages;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ImageOutputStreamSpi;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.spi.ImageReaderWriterSpi;
import javax.imageio.spi.ImageWriterSpi;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Slipstream and a jar with other providers in fresh JVMs, in both orders, several JVMs each: ImageIO iterates over the
 * kinds of providers, and over unordered providers, by hash codes, which differ in each JVM.
 */
class OrderOfJarsTest {

    private static final int RUNS = 6;

    enum First { SLIPSTREAM, THE_OTHERS }

    @TempDir
    Path folder;

    private Path image;

    @BeforeEach
    void writeImage() throws IOException {
        image = Files.write(folder.resolve("image.png"),
                SampleImages.encode(SampleImages.image(20, 20, BufferedImage.TYPE_3BYTE_BGR), "png"));
    }

    @ParameterizedTest
    @EnumSource
    void aProviderOrderedBeforeTheJdksIsFirst(First first) throws Exception {
        Path jar = jar(FirstProviders.InputBeforeTheJdks.class, FirstProviders.OutputBeforeTheJdks.class,
                FirstProviders.ReaderBeforeTheJdks.class, FirstProviders.WriterBeforeTheJdks.class);
        for (int i = 0; i < RUNS; i++) {
            assertEquals(List.of(
                    "from InputBeforeTheJdks",
                    "PNG read by PNGImageReader", // since the other declines
                    "to OutputBeforeTheJdks",
                    "from InputBeforeTheJdks",
                    "to OutputBeforeTheJdks",
                    "readers ReaderBeforeTheJdks PngReaderProvider PNGImageReaderSpi",
                    "writers WriterBeforeTheJdks PngWriterProvider PNGImageWriterSpi"), run(first, jar, i), "run " + i);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aProviderWithoutAnOrderComesAfterOurs(First first) throws Exception {
        Path jar = jar(FirstProviders.ReaderSomewhere.class, FirstProviders.UnusedWriter.class);
        for (int i = 0; i < RUNS; i++) {
            List<String> said = run(first, jar, i);
            assertEquals("PngReaderProvider", said.get(5).split(" ")[1], said::toString);
            assertEquals("PngWriterProvider", said.get(6).split(" ")[1], said::toString);
        }
    }

    private List<String> run(First first, Path jar, int run) throws IOException, InterruptedException {
        List<Path> path = new ArrayList<>(List.of(jar));
        path.add(first == First.SLIPSTREAM ? 0 : 1, ClassPaths.slipstream());
        return ChildJvm.withClassPath(path).run(Application.class, image, run);
    }

    /** A folder with services files for classes of the tests. */
    private Path jar(Class<?>... providers) throws IOException {
        Path services = Files.createDirectories(folder.resolve("jar/META-INF/services"));
        for (Class<?> category : List.of(ImageInputStreamSpi.class, ImageOutputStreamSpi.class, ImageReaderSpi.class,
                ImageWriterSpi.class)) {
            Files.write(services.resolve(category.getName()),
                    Stream.of(providers).filter(category::isAssignableFrom).map(Class::getName).toList());
        }
        return folder.resolve("jar");
    }

    /** Uses every kind of provider for files and PNG, and prints the classes that served. */
    static final class Application {

        public static void main(String[] arguments) throws IOException {
            for (int i = 0; i < Integer.parseInt(arguments[1]); i++) {
                System.identityHashCode(new Object()); // then the next hash code is another one
            }
            File image = new File(arguments[0]);
            printStreams(image);
            try (ImageInputStream in = ImageIO.createImageInputStream(image)) {
                System.out.println("from " + name(in));
            }
            try (ImageOutputStream out = ImageIO.createImageOutputStream(image)) {
                System.out.println("to " + name(out));
            }
            print("readers", ImageReaderSpi.class);
            print("writers", ImageWriterSpi.class);
        }

        private static void printStreams(File image) throws IOException {
            try (ImageInputStream in = ImageIO.createImageInputStream(image)) {
                System.out.println("from " + name(in));
                System.out.println("PNG read by " + ImageIO.getImageReaders(in).next().getClass().getSimpleName());
            }
            ImageIO.getImageWriters(
                    ImageTypeSpecifier.createFromBufferedImageType(BufferedImage.TYPE_3BYTE_BGR), "png").next();
            try (ImageOutputStream out = ImageIO.createImageOutputStream(image)) {
                System.out.println("to " + name(out));
            }
        }

        private static String name(Object stream) {
            return stream.getClass().getName().replaceAll(".*FirstProviders.|\\$\\d+$", "");
        }

        private static <T extends ImageReaderWriterSpi> void print(String what, Class<T> category) {
            StringBuilder names = new StringBuilder(what);
            IIORegistry.getDefaultInstance().getServiceProviders(category, true).forEachRemaining(provider -> {
                if (List.of(provider.getFormatNames()).contains(Format.PNG.toString())) {
                    names.append(' ').append(provider.getClass().getSimpleName());
                }
            });
            System.out.println(names);
        }
    }
}
