package dev.slipstream.imageio.png.read;

import static dev.slipstream.imageio.testing.Format.PNG;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.png.PngChunks;
import dev.slipstream.imageio.png.PngChunks.Chunk;
import dev.slipstream.imageio.png.file.FilterType;
import dev.slipstream.imageio.png.file.PngHeader;
import dev.slipstream.imageio.reading.Reading;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import dev.slipstream.imageio.testing.AllocatedBytes;
import dev.slipstream.imageio.testing.ChildJvm;
import dev.slipstream.imageio.testing.Garbage;
import dev.slipstream.imageio.testing.Side;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Scanlines so long that each copy of one counts: there are no more copies than in the JDK's reader. */
@Tag("long")
class GiantScanlinesTest {

    /** Bytes of the window and of the stream's blocks, which are the same for an image of any size. */
    private static final long HISTORY = 256 << 10;

    /** Classes are loaded once: their memory must not be counted. */
    @BeforeAll
    static void loadClasses() throws Exception {
        byte[] file = file(100, 3, 8, PngHeader.RGB, 1, 0);
        allocated(Side.JDK, file, null);
        allocated(Side.SLIPSTREAM, file, null);
    }

    /** Depth, colour type, filter. */
    @ParameterizedTest
    @CsvSource({"1, 0, 0", "1, 0, 4", "2, 0, 3", "4, 0, 2", "8, 0, 1", "8, 2, 4", "8, 6, 3", "16, 0, 2", "16, 2, 1"})
    void theyTakeNoMoreMemoryThanInTheJdk(int depth, int colourType, int filter) throws Exception {
        int bands = colourType == PngHeader.RGB ? 3 : colourType == PngHeader.RGB_ALPHA ? 4 : 1;
        for (int height : new int[] {1, 3}) {
            byte[] file = file(20_000_000 / depth / bands, height, depth, colourType, filter, 0);
            assertNoMore(file, null, height + " rows", height == 1 ? 0 : HISTORY);
            ImageReadParam part = new ImageReadParam();
            part.setSourceRegion(new Rectangle(3, 0, 100_000, height));
            part.setSourceSubsampling(3, 1, 0, 0);
            assertNoMore(file, part, "part of " + height + " rows", height == 1 ? 0 : HISTORY);
        }
    }

    /** A reader that has read a part keeps its decoder for the next part, but not one with arrays of this size. */
    @Test
    void aReaderKeepsNoneOfThem() throws Exception {
        ImageReader reader = PNG.open(Side.SLIPSTREAM);
        reader.setInput(WindowedImageInputStream.of(file(5_000_000, 8, 8, PngHeader.RGB, 0, 0)));
        ImageReadParam part = new ImageReadParam();
        part.setSourceRegion(new Rectangle(0, 1, 10, 1));
        reader.getWidth(0);
        System.gc();
        long before = usedBytes();
        reader.read(0, part);
        assertTrue(Garbage.collectUntil(Duration.ofSeconds(5), () -> usedBytes() < before + (4 << 20)),
                () -> (usedBytes() - before) + " bytes are kept");
        reader.read(0, part);
        reader.dispose();
    }

    private static long usedBytes() {
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    /** Data after the image are inflated in little room. */
    @Test
    void neitherDoesWhatFollowsThem() throws Exception {
        assertNoMore(file(20_000_000, 1, 1, PngHeader.GRAY, 1, 100_000), null, "100,000 more bytes", 0);
    }

    /** An image of a requested type is made directly, and not from an image of the default type. */
    @Test
    void imagesOfOtherTypesAreAllocatedOnce() throws Exception {
        byte[] file = file(700, 700, 8, PngHeader.RGB_ALPHA, 1, 0);
        ImageReadParam param = new ImageReadParam();
        param.setDestinationType(ImageTypeSpecifier.createFromBufferedImageType(BufferedImage.TYPE_INT_ARGB));
        allocated(Side.SLIPSTREAM, file, param);
        long bytes = allocated(Side.SLIPSTREAM, file, param);
        assertTrue(bytes < 700 * 700 * 4 * 3 / 2, () -> bytes + " bytes");
    }

    private static void assertNoMore(byte[] file, ImageReadParam param, String what, long more) throws Exception {
        long jdk = allocated(Side.JDK, file, param);
        long ours = allocated(Side.SLIPSTREAM, file, param);
        assertTrue(ours <= jdk + more, () -> what + ": " + ours + " bytes, with the JDK " + jdk);
    }

    private static long allocated(Side side, byte[] file, ImageReadParam param) throws Exception {
        ImageReader reader = PNG.open(side);
        reader.setInput(WindowedImageInputStream.of(file), true, true);
        return AllocatedBytes.during(() -> reader.read(0, param));
    }

    /**
     * Long rows are delivered in pieces. At any depth, no pixel between two pieces is lost, and no event is added. Of
     * many short rows none is lost either.
     */
    @ParameterizedTest
    @CsvSource({"1, 0", "2, 0", "4, 0", "8, 0", "16, 0", "8, 2", "16, 2", "8, 4", "8, 6", "16, 6", "1, 3", "4, 3"})
    void theirPixelsAndEventsAreTheJdks(int depth, int colourType) throws IOException {
        Random random = new Random(depth * 10L + colourType);
        for (boolean interlaced : new boolean[] {false, true}) {
            byte[] file = noise(new PngHeader(40_003, 2, depth, colourType, interlaced), random);
            assertSame(file, new ImageReadParam());
            for (int i = 0; i < 3; i++) {
                ImageReadParam param = new ImageReadParam();
                param.setSourceRegion(new Rectangle(random.nextInt(1000), random.nextInt(2), 39_000, 2));
                param.setSourceSubsampling(1 + random.nextInt(3), 1, 0, 0);
                param.setDestinationOffset(new Point(random.nextInt(20), 0));
                assertSame(file, param);
            }
            assertSame(noise(new PngHeader(3, 3000, depth, colourType, interlaced), random), new ImageReadParam());
        }
    }

    private static void assertSame(byte[] file, ImageReadParam param) throws IOException {
        Reading.of(PNG, Side.JDK, file, param).assertSame(Reading.of(PNG, Side.SLIPSTREAM, file, param),
                param.getSourceRegion() + " by " + param.getSourceXSubsampling());
    }

    /** There is no room for a scanline, whether or not there is room for the image. */
    @ParameterizedTest
    @ValueSource(ints = {1, 800_000_000})
    void ifThereIsNoMemoryForThemTheyAreRefusedAsByTheJdk(int regionWidth) throws Exception {
        for (String side : new String[] {"jdk", "ours"}) {
            List<String> lines =
                    ChildJvm.withSlipstream().option("-Xmx64m").run(Child.class, side, regionWidth);
            assertEquals(List.of("IIOException of java.lang.OutOfMemoryError: Java heap space"), lines, side);
        }
    }

    /** Reads a part of a row of 800,000,000 pixels of one bit, and prints the result. */
    static final class Child {

        /** Arguments: jdk or ours; how many pixels of the row. */
        public static void main(String[] arguments) throws IOException {
            ImageReader reader = arguments[0].equals("jdk") ? PNG.open(Side.JDK) : PNG.open(Side.SLIPSTREAM);
            byte[] row = file(800_000_000, 1, 1, PngHeader.GRAY, FilterType.NONE, 0);
            reader.setInput(WindowedImageInputStream.of(row), true, true);
            ImageReadParam param = new ImageReadParam();
            param.setSourceRegion(new Rectangle(0, 0, Integer.parseInt(arguments[1]), 1));
            Throwable e = Reading.unheard(reader, param).thrown();
            System.out.println(e == null ? "read" : e.getClass().getSimpleName() + " of " + e.getCause());
        }
    }

    /** An image of zeros, all scanlines with this filter type; {@code more} zeros come after it. */
    static byte[] file(int width, int height, int depth, int colourType, int filter, int more) throws IOException {
        int bands = colourType == PngHeader.RGB ? 3 : colourType == PngHeader.RGB_ALPHA ? 4 : 1;
        long row = ((long) width * depth * bands + 7) / 8;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream out = new DeflaterOutputStream(bytes, new Deflater(9), 1 << 16)) {
            byte[] zeros = new byte[1 << 16];
            for (int y = 0; y < height; y++) {
                out.write(filter);
                for (long left = row; left > 0; left -= zeros.length) {
                    out.write(zeros, 0, (int) Math.min(left, zeros.length));
                }
            }
            out.write(new byte[more]);
        }
        return PngChunks.ofSize(width, height, depth, colourType, false).add(Chunk.of("IDAT", bytes.toByteArray()))
                .add("IEND").toByteArray();
    }

    private static byte[] noise(PngHeader header, Random random) {
        PngChunks png = PngChunks.ofSize(header.width(), header.height(), header.bitDepth(), header.colourType(),
                header.isInterlaced());
        if (header.colourType() == PngHeader.PALETTE) {
            byte[] palette = new byte[3 << header.bitDepth()];
            random.nextBytes(palette);
            png.add("PLTE", palette);
        }
        return png.file(PngChunks.deflated(RandomFiltersTest.scanlines(header, random)));
    }
}
