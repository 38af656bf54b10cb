package dev.slipstream.imageio.reading;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.inflate.Engine;
import dev.slipstream.imageio.png.PngFiles;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import dev.slipstream.imageio.testing.Ask;
import dev.slipstream.imageio.testing.Flags;
import dev.slipstream.imageio.testing.Format;
import dev.slipstream.imageio.testing.Side;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.regex.Pattern;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Programs tell errors by their classes and the JDK's texts. Where the JDK's reader fails on a damaged file with a text
 * of its own, ours fails with an exception of the same class whose text begins with that text, and so do the causes. Of
 * BMPs less than a hundredth differs, most of which are wrong in two places. PNGs and GIFs that the JDK's reader reads
 * are read by ours, too.
 *
 * <p>{@code -Dslipstream.mutations=N} damages N files of each format.
 */
@Tag("long")
class MessagesTest {

    private static final int MUTATIONS = Integer.getInteger("slipstream.mutations", 10_000);
    private static final int LARGEST_FILE = 5000;

    /** The JDK does not read images of more pixels, which would take its memory. */
    private static final int MOST_PIXELS = 1 << 20;

    private record Call(String name, Ask<ImageReader, @Nullable Object> method) {}

    private static final List<Call> CALLS = List.of(
            new Call("getWidth", reader -> reader.getWidth(0)),
            new Call("getImageTypes", reader -> reader.getImageTypes(0)),
            new Call("getImageMetadata", reader -> reader.getImageMetadata(0)),
            new Call("read", reader -> reader.read(0)),
            new Call("read a region", reader -> {
                var param = reader.getDefaultReadParam();
                param.setSourceRegion(new Rectangle(0, 1, 3, 1 << 20)); // to the last scanline
                return reader.read(0, param);
            }),
            new Call("read some passes", reader -> {
                var param = reader.getDefaultReadParam();
                param.setSourceRegion(new Rectangle(1, 0, 1, 1 << 20)); // a pass without pixels of it is skipped
                param.setSourceProgressivePasses(1, 4);
                return reader.read(0, param);
            }),
            new Call("read another type", reader -> {
                var param = reader.getDefaultReadParam();
                param.setDestinationType(
                        ImageTypeSpecifier.createFromBufferedImageType(BufferedImage.TYPE_INT_ARGB_PRE));
                return reader.read(0, param);
            }));

    /** The kinds of differences, and how often they were met. */
    private final Map<String, Integer> differences = new TreeMap<>();
    private int compared;

    @AfterAll
    static void closeEngine() {
        Engine.OURS.close();
    }

    @ParameterizedTest
    @CsvSource({"PNG, 0", "BMP, 0.01", "GIF, 0"})
    void beginWithThoseOfTheJdk(Format format, double most) throws IOException {
        List<byte[]> files = FileBytes.in(FileBytes.own(format.toString()),
                    "." + format, format.leastFiles(), (name, file) -> file)
                .stream().filter(file -> file.length < LARGEST_FILE).toList();
        Random random = new Random(format.ordinal());
        for (int i = 0; i < MUTATIONS; i++) {
            Engine.values()[i % 2].useWithFilters();
            byte[] file = damaged(files.get(random.nextInt(files.size())), random);
            if (isSmall(format, file)) {
                Call call = CALLS.get(random.nextInt(CALLS.size()));
                compare(format, file, Flags.values()[random.nextInt(Flags.values().length)], call);
            }
        }
        for (byte[] file : files.subList(0, 20)) {
            for (int n = 0; n < file.length; n += n < 100 ? 1 : 7) {
                for (Call call : CALLS) {
                    compare(format, Arrays.copyOf(file, n), Flags.values()[n % 2], call);
                }
            }
        }
        assertTrue(compared > MUTATIONS / 10, () -> "only " + compared);
        int differing = differences.values().stream().mapToInt(Integer::intValue).sum();
        assertTrue(differing <= most * compared, () -> differing + " of " + compared + " differ: " + differences);
    }

    private static byte[] damaged(byte[] file, Random random) {
        if (file.length == 0 || random.nextInt(4) == 0) {
            return Arrays.copyOf(file, random.nextInt(1 + file.length));
        }
        byte[] damaged = file.clone();
        for (int i = random.nextInt(2); i >= 0; i--) {
            int at = random.nextInt(random.nextBoolean() ? Math.min(70, file.length) : file.length);
            damaged[at] ^= (byte) (random.nextBoolean() ? 1 << random.nextInt(8) : random.nextInt());
        }
        return damaged;
    }

    private static boolean isSmall(Format format, byte[] file) {
        return switch (format) {
            case PNG -> Math.abs(PngFiles.declaredPixels(file)) <= MOST_PIXELS;
            case BMP -> bmpPixels(file) <= MOST_PIXELS;
            case GIF -> true; // at most 65,535 rows of as many pixels, and images are made late
        };
    }

    private static long bmpPixels(byte[] file) {
        if (file.length < 26) {
            return 0;
        }
        ByteBuffer bytes = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
        return bytes.getInt(14) == 12 ? bytes.getChar(18) * (long) bytes.getChar(20)
                : Math.abs(bytes.getInt(18) * (long) bytes.getInt(22));
    }

    private void compare(Format format, byte[] file, Flags flags, Call call) throws IOException {
        Throwable jdk = failure(format, Side.JDK, file, flags, call);
        Throwable ours = failure(format, Side.SLIPSTREAM, file, flags, call);
        boolean haveBothFailed = jdk != null && ours != null;
        if (jdk == ours || (jdk != null && isAccident(jdk)) || (format == Format.BMP && !haveBothFailed)) {
            return;
        }
        compared++;
        String difference = haveBothFailed ? difference(jdk, ours)
                : call.name() + (jdk == null ? " fails here" : " does not fail here");
        if (!difference.isEmpty()) {
            differences.merge(difference, 1, Integer::sum);
        }
    }

    /** Whether the text is not the reader's, but the JVM's. */
    private static boolean isAccident(Throwable e) {
        return !(e instanceof IOException) && !(e instanceof IllegalArgumentException)
                && !(e instanceof IllegalStateException) && !"pos < flushedPos!".equals(e.getMessage());
    }

    private static String difference(Throwable jdk, Throwable ours) {
        Throwable our = ours;
        for (Throwable e = jdk; e != null && !isAccident(e); e = e.getCause()) {
            boolean isSame = our != null
                    && (our.getClass() == e.getClass() || (e == jdk && e instanceof RuntimeException))
                    && (e.getMessage() == null || String.valueOf(our.getMessage()).startsWith(e.getMessage()));
            if (!isSame) {
                return Pattern.compile("[0-9]+").matcher(chain(jdk) + "\n    in ours: " + chain(ours)).replaceAll("N");
            }
            our = our.getCause();
        }
        return "";
    }

    private static String chain(Throwable thrown) {
        StringBuilder text = new StringBuilder();
        for (Throwable e = thrown; e != null; e = e.getCause()) {
            text.append(e == thrown ? "" : " <- ").append(e.getClass().getSimpleName()).append(": ")
                    .append(e.getMessage());
        }
        return text.toString();
    }

    private static @Nullable Throwable failure(Format format, Side side, byte[] file, Flags flags, Call call)
            throws IOException {
        try {
            ImageInputStream stream = side == Side.SLIPSTREAM ? WindowedImageInputStream.of(file)
                    : new MemoryCacheImageInputStream(new ByteArrayInputStream(file));
            format.with(side, stream, flags, call.method());
            return null;
        } catch (IOException | RuntimeException | OutOfMemoryError e) {
            return e;
        }
    }
}
