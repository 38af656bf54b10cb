package dev.slipstream.imageio.png.read;

import static dev.slipstream.imageio.testing.Format.PNG;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.slipstream.imageio.inflate.Engine;
import dev.slipstream.imageio.png.PngChunks;
import dev.slipstream.imageio.png.PngFiles;
import dev.slipstream.imageio.png.PngFiles.Png;
import dev.slipstream.imageio.reading.FileBytes;
import dev.slipstream.imageio.reading.Reading;
import dev.slipstream.imageio.testing.Flags;
import dev.slipstream.imageio.testing.Side;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import javax.imageio.IIOException;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * An application that catches an exception of the JDK's reader, and looks at its cause, finds the same here: the class
 * of the exception, the class of its cause, and, if the header is wrong, the message of the cause.
 */
@Tag("long")
@ParameterizedClass
@EnumSource(Engine.class)
class SameFailuresTest {

    private static final int HEADER = 33;
    private static final int MUTATIONS = 2000;

    /** The JDK does not read images of more pixels, which would take its memory. */
    private static final int LARGE = 1 << 20;

    SameFailuresTest(Engine engine) {
        engine.useWithFilters();
    }

    private enum Way {
        WIDTH,
        READ,
        /** To the last scanline: a read of less does not notice damage after it. */
        REGION,
        /** A region of some passes; a pass without pixels of the region is skipped. */
        PASSES
    }

    /** What an application can see of a failure. */
    private record Thrown(Class<?> type, @Nullable Class<?> cause, @Nullable String reason) {

        static Thrown of(Throwable thrown) {
            Throwable cause = thrown.getCause();
            return new Thrown(thrown.getClass(), cause == null ? null : cause.getClass(),
                    cause == null ? null : cause.getMessage());
        }

        /** Whether the JDK's reader failed by accident: ours may then refuse the file with another exception. */
        boolean isUnexpected() {
            return cause != null && RuntimeException.class.isAssignableFrom(cause);
        }
    }

    private static @Nullable Throwable failure(Side side, byte[] file, boolean ignoreMetadata, Way way)
            throws IOException {
        ImageInputStream stream = new MemoryCacheImageInputStream(new ByteArrayInputStream(file));
        Flags flags = ignoreMetadata ? Flags.LIKE_IMAGEIO : Flags.FORWARD_WITH_METADATA;
        try {
            return PNG.with(side, stream, flags, reader -> {
                if (way == Way.WIDTH) {
                    reader.getWidth(0);
                    return null;
                }
                ImageReadParam param = reader.getDefaultReadParam();
                if (way == Way.REGION || way == Way.PASSES) {
                    param.setSourceRegion(new Rectangle(file.length % 2, 0, 1, 1 << 20));
                }
                if (way == Way.PASSES) {
                    param.setSourceProgressivePasses(file.length % 3, 1 + (file[file.length / 2] & 7));
                }
                return Reading.unheard(reader, param).thrown();
            });
        } catch (IOException | RuntimeException e) {
            return e;
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void damagedFiles(long seed) throws IOException {
        Random random = new Random(seed);
        List<Png> files = PngFiles.own().stream()
                .filter(png -> png.bytes().length > 0 && png.bytes().length < 5000)
                .filter(png -> !png.isTooShortForItsSize()).toList();
        for (int i = 0; i < MUTATIONS; i++) {
            Png png = files.get(random.nextInt(files.size()));
            byte[] file = damaged(png.bytes(), random);
            if (file.length > 0 && random.nextInt(3) == 0) {
                file = damaged(file, random);
            }
            Way way = Way.values()[random.nextInt(Way.values().length)];
            boolean ignoreMetadata = random.nextBoolean();
            if (Math.abs(PngFiles.declaredPixels(file)) <= LARGE) {
                assertSame(file, ignoreMetadata, way, png + ", seed " + seed + ", mutation " + i + " " + way);
            }
        }
    }

    private static byte[] damaged(byte[] bytes, Random random) {
        if (random.nextInt(4) == 0) {
            return Arrays.copyOf(bytes, random.nextInt(bytes.length));
        }
        byte[] damaged = bytes.clone();
        int at = random.nextInt(random.nextBoolean() ? Math.min(HEADER, bytes.length) : bytes.length);
        damaged[at] ^= (byte) (random.nextBoolean() ? 1 << random.nextInt(8) : random.nextInt());
        return damaged;
    }

    private static void assertSame(byte[] file, boolean ignoreMetadata, Way way, String what) throws IOException {
        Throwable expected = failure(Side.JDK, file, ignoreMetadata, way);
        Throwable actual = failure(Side.SLIPSTREAM, file, ignoreMetadata, way);
        assertEquals(expected == null, actual == null, () -> what + ": " + actual + " instead of " + expected);
        if (expected == null || actual == null || Thrown.of(expected).isUnexpected()) {
            return;
        }
        Thrown jdk = Thrown.of(expected);
        Thrown ours = Thrown.of(actual);
        String both = what + "\nJDK:  " + expected + " <- " + expected.getCause()
                + "\nours: " + actual + " <- " + actual.getCause() + "\n";
        assertEquals(jdk.type(), ours.type(), both);
        assertEquals(jdk.cause(), ours.cause(), both);
        if (String.valueOf(expected.getMessage()).contains("header") || jdk.cause() == IIOException.class) {
            assertEquals(jdk.reason(), ours.reason(), both);
        }
    }

    /** At least one engine has once read each of these files otherwise than the JDK's reader. */
    @Test
    void filesThatHaveMadeADifference() throws IOException {
        for (Png png : FileBytes.in(FileBytes.corpus("damaged"), ".png", 6, Png::new)) {
            for (Way way : Way.values()) {
                assertSame(png.bytes(), true, way, png + " " + way);
                assertSame(png.bytes(), false, way, png + " " + way);
            }
            for (int first = 0; first < 7; first++) {
                for (int passes = 1; passes < 8; passes++) {
                    assertSamePasses(png, first, passes);
                }
            }
        }
    }

    private static void assertSamePasses(Png png, int first, int passes) throws IOException {
        ImageReadParam param = new ImageReadParam();
        param.setSourceProgressivePasses(first, passes);
        Reading.of(PNG, Side.JDK, png.bytes(), param).assertSame(Reading.of(PNG, Side.SLIPSTREAM, png.bytes(), param),
                png + ", passes " + first + ", " + passes);
    }

    /** The JDK's reader never sees damage after the last requested pass if that pass is skipped. */
    @Test
    void skippedPassesAndDamageAfterThem() throws IOException {
        Random random = new Random(6);
        List<Png> files = PngFiles.intact().stream().filter(png -> png.name().contains("adam7"))
                .filter(png -> png.bytes().length < 5000).toList();
        for (int i = 0; i < MUTATIONS; i++) {
            Png png = files.get(random.nextInt(files.size()));
            byte[] file = damaged(png.bytes(), random);
            if (Math.abs(PngFiles.declaredPixels(file)) <= LARGE) {
                assertSame(file, random.nextBoolean(), Way.PASSES, png + ", mutation " + i);
            }
        }
    }

    /** The same as OpenJDK's PngNegativeDimensionTest. */
    @Test
    void negativeSizes() throws IOException {
        assertEquals("Image width <= 0!", reason(PngChunks.ofSize(-1, 5, 8, 2, false)));
        assertEquals("Image height <= 0!", reason(PngChunks.ofSize(5, -1, 8, 2, false)));
    }

    private static @Nullable String reason(PngChunks png) throws IOException {
        byte[] file = png.file();
        return Thrown.of(Objects.requireNonNull(failure(Side.SLIPSTREAM, file, true, Way.READ))).reason();
    }

    @Test
    void destinationTypeThatIsNoneOfTheFiles() throws IOException {
        for (Side side : Side.values()) {
            ImageReader reader = PNG.open(side);
            byte[] file = PngFiles.own("rgba8-20x20.png").bytes();
            reader.setInput(new MemoryCacheImageInputStream(new ByteArrayInputStream(file)), true, true);
            ImageReadParam param = reader.getDefaultReadParam();
            param.setDestinationType(ImageTypeSpecifier.createFromBufferedImageType(
                    BufferedImage.TYPE_INT_ARGB_PRE));
            IIOException thrown = assertThrows(IIOException.class, () -> reader.read(0, param));
            assertInstanceOf(IIOException.class, thrown.getCause(), side.toString());
        }
    }
}
