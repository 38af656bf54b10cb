package dev.slipstream.imageio.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.Slipstream;
import dev.slipstream.imageio.testing.ImageFacts;
import dev.slipstream.imageio.testing.JdkReaders;
import dev.slipstream.imageio.testing.MetadataTree;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.SequenceInputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.IIOException;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The ways in which well-known applications read images: they see the same with Slipstream as without it. */
class ReadingApplicationsTest {

    /** Each tells what it has seen. */
    enum Application {

        /** Width, height, metadata first, through a stream that is a proxy and ignores flushing; then the image. */
        DOCUMENT_FORMATTER((file, seen) -> {
            try (ImageInputStream stream = ImageIO.createImageInputStream(new ByteArrayInputStream(file))) {
                ImageInputStream proxy = ignoringFlushes(stream);
                ImageReader preloader = ImageIO.getImageReaders(proxy).next();
                preloader.setInput(proxy, true, false);
                seen.add(preloader.getWidth(0) + "x" + preloader.getHeight(0));
                seen.add(MetadataTree.of(preloader.getImageMetadata(0)));
                preloader.dispose();
                stream.seek(0);
                ImageReader loader = ImageIO.getImageReaders(proxy).next();
                loader.setInput(proxy, false, false);
                seen.add(MetadataTree.of(loader.getImageMetadata(0)));
                seen.add(ImageFacts.of(loader.read(0, loader.getDefaultReadParam())));
                loader.dispose();
            }
        }),

        /** Asks for the size, then reads so few pixels that a thumbnail can be made of them. */
        THUMBNAIL_MAKER((file, seen) -> {
            try (ImageInputStream stream = ImageIO.createImageInputStream(new ByteArrayInputStream(file))) {
                ImageReader reader = ImageIO.getImageReaders(stream).next();
                reader.setInput(stream);
                int width = reader.getWidth(0);
                int height = reader.getHeight(0);
                seen.add(reader.getFormatName() + " " + reader.getNumImages(false));
                ImageReadParam param = reader.getDefaultReadParam();
                int step = Math.max(1, (int) Math.floor(Math.min(width / 7.0, height / 7.0)));
                param.setSourceSubsampling(step, step, 0, 0);
                BufferedImage image = reader.read(0, param);
                seen.add(image.getWidth() + "x" + image.getHeight() + " " + ImageFacts.of(image));
                param.setSourceRegion(new Rectangle(width / 4, height / 4, (width + 1) / 2, (height + 1) / 2));
                seen.add(ImageFacts.of(reader.read(0, param)));
                reader.dispose();
            }
        }),

        /** Goes on with its own InputStream after the image. */
        CONTAINER_FORMAT((file, seen) -> {
            ByteArrayInputStream tail = new ByteArrayInputStream("behind".getBytes(StandardCharsets.US_ASCII));
            seen.add(ImageFacts.of(ImageIO.read(new SequenceInputStream(new ByteArrayInputStream(file), tail))));
        });

        private interface Reading {
            void run(byte[] file, List<String> seen) throws IOException;
        }

        private final Reading reading;

        Application(Reading reading) {
            this.reading = reading;
        }

        void run(byte[] file, List<String> seen) throws IOException {
            reading.run(file, seen);
        }
    }

    /** Those that the JDK reads as we do: neither broken nor with a transparent gray of less than 8 bits. */
    private static final String PNGS = "(?!x|gray[124]-trns).*\\.png";

    /** Those that the JDK reads as we do: not with 2 bits a pixel, 16 and alpha, codings of OS/2, images inside. */
    private static final String BMPS =
            "(?!x|os2-|tm-|.*-(pal2|alphabitfields|bitfields-4444|bitfields-5551|jpeg|png)-).*\\.bmp";

    @BeforeEach
    void keepInMemory() {
        ImageIO.setUseCache(false);
    }

    @AfterEach
    void restore() {
        ImageIO.setUseCache(true);
        Slipstream.install();
    }

    /** TwelveMonkeys' reader, which would read BMPs when ours is gone, is taken out. */
    @ParameterizedTest
    @EnumSource
    void seesTheSameWithAndWithoutSlipstream(Application application) throws IOException {
        List<Path> files = images();
        List<List<String>> with = new ArrayList<>();
        for (Path file : files) {
            with.add(run(application, file));
        }
        IIORegistry registry = IIORegistry.getDefaultInstance();
        ImageReaderSpi rival = JdkReaders.from("com.twelvemonkeys.imageio.plugins.bmp.BMP").get(0);
        registry.deregisterServiceProvider(rival);
        Slipstream.uninstall();
        try {
            for (int i = 0; i < files.size(); i++) {
                assertEquals(run(application, files.get(i)), with.get(i), files.get(i)::toString);
            }
        } finally {
            registry.registerServiceProvider(rival);
        }
        assertTrue(files.size() > 500, () -> files.size() + " files");
    }

    private static List<String> run(Application application, Path file) throws IOException {
        List<String> seen = new ArrayList<>();
        try {
            application.run(Files.readAllBytes(file), seen);
        } catch (IIOException e) {
            seen.add(e.getClass().getName());
        }
        return seen;
    }

    private static List<Path> images() throws IOException {
        Path folder = Path.of(System.getProperty("slipstream.testimages", "testimages"));
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.getFileName().toString().matches(PNGS + "|" + BMPS)).sorted().toList();
        }
    }

    /** Passes all calls on, but for those that would flush or close the stream. */
    private static ImageInputStream ignoringFlushes(ImageInputStream stream) {
        return (ImageInputStream) Proxy.newProxyInstance(ReadingApplicationsTest.class.getClassLoader(),
                new Class<?>[] {ImageInputStream.class}, (proxy, method, arguments) -> {
                    if (method.getName().startsWith("flush") || method.getName().equals("close")) {
                        return null;
                    }
                    try {
                        return method.invoke(stream, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }
}
