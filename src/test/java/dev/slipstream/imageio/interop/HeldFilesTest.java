package dev.slipstream.imageio.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.Slipstream;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.Raster;
import java.io.Closeable;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.IIOServiceProvider;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ImageOutputStreamSpi;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Another program can delete, rename, replace and truncate a file that ImageIO is using, or has used, whenever it can
 * do so with the JDK alone. That differs between systems: Windows locks open files.
 */
class HeldFilesTest {

    private interface Deed {
        void with(Path file, Path other) throws IOException;
    }

    private static final Map<String, Deed> DEEDS = new LinkedHashMap<>();

    static {
        DEEDS.put("delete", (file, other) -> Files.delete(file));
        DEEDS.put("rename", (file, other) -> Files.move(file, other.resolveSibling("renamed")));
        DEEDS.put("replace", (file, other) -> Files.move(other, file, StandardCopyOption.REPLACE_EXISTING));
        DEEDS.put("truncate", (file, other) -> new FileOutputStream(file.toFile()).close());
    }

    private interface Use {
        Closeable of(File file, String format) throws IOException;
    }

    /** What ImageIO has done with a file when somebody else wants it; what it returns is still to be closed. */
    enum Hold {
        STREAM_OPEN((file, format) -> {
            ImageInputStream in = ImageIO.createImageInputStream(file);
            in.read();
            return in;
        }),
        STREAM_CLOSED((file, format) -> closed(STREAM_OPEN.use.of(file, format))),
        READER_OPEN((file, format) -> {
            ImageInputStream in = ImageIO.createImageInputStream(file);
            ImageReader reader = ImageIO.getImageReaders(in).next();
            reader.setInput(in);
            reader.read(0);
            return in;
        }),
        READ((file, format) -> {
            ImageIO.read(file);
            return nothing();
        }),
        READ_FROM_STREAM((file, format) -> {
            InputStream in = new FileInputStream(file);
            ImageIO.read(in);
            return closed(in);
        }),
        READ_FAILED((file, format) -> {
            byte[] bytes = Files.readAllBytes(file.toPath());
            Files.write(file.toPath(), Arrays.copyOf(bytes, bytes.length / 2));
            tried(() -> ImageIO.read(file)); // some readers make an image of what there is
            return nothing();
        }),
        OUTPUT_OPEN((file, format) -> {
            ImageOutputStream out = ImageIO.createImageOutputStream(file);
            out.write(1);
            return out;
        }),
        OUTPUT_CLOSED((file, format) -> closed(OUTPUT_OPEN.use.of(file, format))),
        WRITTEN((file, format) -> {
            ImageIO.write(ImageIO.read(file), format, file);
            return nothing();
        }),
        WRITE_FAILED((file, format) -> {
            tried(() -> ImageIO.write(new WithoutPixels(), format, file));
            return nothing();
        });

        private final Use use;

        Hold(Use use) {
            this.use = use;
        }
    }

    @TempDir
    private Path folder;

    private int folders;

    private final IIORegistry registry = IIORegistry.getDefaultInstance();
    private final List<IIOServiceProvider> rivals = new ArrayList<>();

    /** They would take the place of Slipstream's when these are gone. */
    @BeforeEach
    void takeOutTwelveMonkeys() {
        for (Class<? extends IIOServiceProvider> category : List.of(ImageInputStreamSpi.class,
                ImageOutputStreamSpi.class, ImageReaderSpi.class)) {
            registry.getServiceProviders(category, false).forEachRemaining(provider -> {
                if (provider.getClass().getName().startsWith("com.twelvemonkeys.")) {
                    rivals.add(provider);
                }
            });
        }
        rivals.forEach(registry::deregisterServiceProvider);
    }

    @AfterEach
    void putBack() {
        rivals.forEach(registry::registerServiceProvider);
        Slipstream.install();
    }

    @ParameterizedTest
    @EnumSource
    void othersCanDoWithTheFileWhatTheyCanWithTheJdkAlone(Hold hold) throws IOException {
        Map<String, String> with = answers(hold);
        Slipstream.uninstall();
        assertEquals(answers(hold), with);
    }

    private Map<String, String> answers(Hold hold) throws IOException {
        Map<String, String> answers = new LinkedHashMap<>();
        for (String format : new String[] {"png", "bmp", "gif"}) {
            for (Map.Entry<String, Deed> deed : DEEDS.entrySet()) {
                Path own = Files.createDirectory(folder.resolve("folder-" + folders++));
                File file = own.resolve("image").toFile();
                ImageIO.write(new BufferedImage(50, 40, BufferedImage.TYPE_INT_RGB), format, file);
                Path other = Files.writeString(own.resolve("other"), "of somebody else");
                Closeable held = hold.use.of(file, format);
                String answer = tried(() -> deed.getValue().with(file.toPath(), other));
                answers.put(format + ", " + deed.getKey(), answer + ", closed: " + tried(held));
            }
        }
        return answers;
    }

    private static Closeable nothing() {
        return () -> { };
    }

    private static Closeable closed(Closeable stream) throws IOException {
        stream.close();
        return nothing();
    }

    /** {@code done}, or the class of the exception. */
    private static String tried(Closeable call) {
        try {
            call.close();
            return "done";
        } catch (IOException | RuntimeException e) {
            return e.getClass().getSimpleName();
        }
    }

    /** An image that throws when its pixels are read. */
    private static final class WithoutPixels extends BufferedImage {

        WithoutPixels() {
            super(50, 40, TYPE_INT_RGB);
        }

        @Override
        public Raster getData(Rectangle rectangle) {
            throw new IllegalStateException("no pixels");
        }

        @Override
        public Raster getTile(int tileX, int tileY) {
            throw new IllegalStateException("no pixels");
        }
    }
}
