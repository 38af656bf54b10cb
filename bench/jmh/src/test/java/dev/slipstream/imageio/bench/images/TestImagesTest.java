package dev.slipstream.imageio.bench.images;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.awt.image.Raster;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class TestImagesTest {
    private static final Path COMMITTED = Path.of(System.getProperty("slipstream.testimages", "../../testimages"));
    private static final long MOST_BYTES = 2_000_000;
    private static final String JDK = "com.sun.imageio.";
    private static final String TWELVE_MONKEYS = "com.twelvemonkeys.imageio.";

    /**
     * What neither the JDK nor TwelveMonkeys reads as it is meant: OS/2's own codings, 16-bit alpha in the 56-byte
     * header.
     */
    private static final Set<String> READ_BY_NEITHER =
            Set.of("bmp/os2-64-rle24-runs-20x20.bmp", "bmp/os2-64-rle24-absolute-20x20.bmp",
        "bmp/os2-64-rle24-mixed-20x20.bmp", "bmp/os2-64-huffman1d-20x20.bmp", "bmp/v3-56-bitfields-4444-20x20.bmp",
        "bmp/v3-56-bitfields-5551-20x20.bmp");

    static List<TestImage> pngs() {
        return own(image -> image.path().startsWith("png/") && !image.broken());
    }

    static List<TestImage> bmps() {
        return own(image -> image.path().startsWith("bmp/") && !image.broken()
                && !READ_BY_NEITHER.contains(image.path()));
    }

    private static List<TestImage> own(Predicate<TestImage> which) {
        return TestImages.own().stream().filter(which).toList();
    }

    @ParameterizedTest
    @MethodSource("pngs")
    void pngDecodesToItsSamples(TestImage image) throws IOException {
        Picture expected = image.picture().orElseThrow();
        Raster decoded = read(image, "png", JDK).getRaster();
        assertEquals(expected.width(), decoded.getWidth());
        assertEquals(expected.height(), decoded.getHeight());
        for (int band = 0; band < expected.bands(); band++) {
            int depth = decoded.getSampleModel().getSampleSize(band);
            int[] samples = decoded.getSamples(0, 0, expected.width(), expected.height(), band, (int[]) null);
            assertArrayEquals(samples(expected, band, depth), samples, "band " + band);
        }
    }

    private static int[] samples(Picture picture, int band, int toDepth) {
        int[] samples = new int[picture.width() * picture.height()];
        for (int i = 0; i < samples.length; i++) {
            samples[i] =
                    scaled(picture.sample(i % picture.width(), i / picture.width(), band), picture.depth(), toDepth);
        }
        return samples;
    }

    /** The JDK widens gray of less than 8 bits where it adds an alpha channel. */
    private static int scaled(int sample, int depth, int toDepth) {
        return depth == toDepth ? sample : sample * ((1 << toDepth) - 1) / ((1 << depth) - 1);
    }

    @ParameterizedTest
    @MethodSource("bmps")
    void bmpIsReadAsMeantByTheJdkOrByTwelveMonkeys(TestImage image) {
        String jdk = bmpDifference(image, JDK);
        if (!jdk.isEmpty()) {
            assertEquals("", bmpDifference(image, TWELVE_MONKEYS), "the JDK: " + jdk + "; TwelveMonkeys:");
        }
    }

    /** Empty for none; one level is rounding. */
    private static String bmpDifference(TestImage image, String vendor) {
        BufferedImage decoded;
        try {
            decoded = read(image, "bmp", vendor);
        } catch (IOException | RuntimeException e) {
            return e.toString();
        }
        Picture expected = image.picture().orElseThrow();
        if (expected.width() != decoded.getWidth() || expected.height() != decoded.getHeight()) {
            return "size " + decoded.getWidth() + "x" + decoded.getHeight();
        }
        for (int y = 0; y < expected.height(); y++) {
            for (int x = 0; x < expected.width(); x++) {
                int argb = decoded.getRGB(x, y);
                int[] levels = {argb >> 16 & 0xFF, argb >> 8 & 0xFF, argb & 0xFF, argb >>> 24};
                for (int channel = 0; channel < levels.length; channel++) {
                    int level = expected.sample(x, y, channel);
                    if (level != Picture.UNDEFINED && Math.abs(level - levels[channel]) > 1) {
                        return "channel " + channel + " at " + x + "," + y + " is " + levels[channel] + ", not "
                                + level;
                    }
                }
            }
        }
        return "";
    }

    private static BufferedImage read(TestImage image, String format, String vendor) throws IOException {
        ImageReader reader = reader(format, vendor);
        try (MemoryCacheImageInputStream input =
                new MemoryCacheImageInputStream(new ByteArrayInputStream(image.bytes()))) {
            reader.setInput(input);
            return reader.read(0);
        } finally {
            reader.dispose();
        }
    }

    static ImageReader reader(String format, String vendor) {
        for (var readers = ImageIO.getImageReadersByFormatName(format); readers.hasNext();) {
            ImageReader reader = readers.next();
            if (reader.getClass().getName().startsWith(vendor)) {
                return reader;
            }
        }
        throw new IllegalStateException("no " + format + " reader of " + vendor + "*");
    }

    @Test
    void committedImagesAreWhatOurEncodersWrite() throws IOException {
        for (TestImage image : TestImages.own()) {
            assertArrayEquals(image.bytes(), Files.readAllBytes(COMMITTED.resolve(image.path())), image.path());
        }
    }

    @Test
    void committedFilesAreTheOnesThatTheGeneratorWrites() throws IOException {
        Set<String> generated = TestImages.all().stream().map(TestImage::path)
                .collect(Collectors.toCollection(TreeSet::new));
        generated.add("SOURCES.md");
        assertEquals(generated, committedFiles());
    }

    @Test
    void noTwoImagesHaveOneName() {
        List<TestImage> images = TestImages.own();
        assertEquals(images.size(), images.stream().map(TestImage::path).distinct().count());
    }

    @Test
    void committedImagesStaySmall() throws IOException {
        long bytes = 0;
        for (String file : committedFiles()) {
            bytes += Files.size(COMMITTED.resolve(file));
        }
        assertTrue(bytes < MOST_BYTES, bytes + " bytes");
    }

    @Test
    void everyFileBelongsToAGroupOfSourcesMdAndEveryGroupHasFiles() throws IOException {
        Set<String> files = committedFiles();
        Set<String> described = new TreeSet<>();
        for (String pattern : groups()) {
            var matcher = FileSystems.getDefault().getPathMatcher("glob:" + pattern);
            Set<String> matched = files.stream().filter(file -> matcher.matches(Path.of(file)))
                    .collect(Collectors.toSet());
            assertTrue(!matched.isEmpty(), "no file is " + pattern);
            described.addAll(matched);
        }
        files.remove("SOURCES.md");
        assertEquals(files, described);
    }

    /** Table rows begin with a pattern in backticks. */
    private static List<String> groups() throws IOException {
        return Pattern.compile("(?m)^\\| `([^`]+)`").matcher(Files.readString(COMMITTED.resolve("SOURCES.md")))
                .results()
            .map(match -> match.group(1)).toList();
    }

    private static Set<String> committedFiles() throws IOException {
        try (Stream<Path> files = Files.walk(COMMITTED)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> COMMITTED.relativize(file).toString().replace('\\', '/'))
                .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    @Test
    void photoIsTheSameAtEveryCall() throws IOException {
        byte[] first = TestImages.encode(TestImages.photo(50, 40, BufferedImage.TYPE_3BYTE_BGR), "bmp");
        byte[] second = TestImages.encode(TestImages.photo(50, 40, BufferedImage.TYPE_3BYTE_BGR), "bmp");
        assertArrayEquals(first, second);
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "bmp", "gif", "jpeg", "tiff", "wbmp"})
    void photoIsEncodedInEveryFormatOfTheJdk(String format) throws IOException {
        int type = format.equals("wbmp") ? BufferedImage.TYPE_BYTE_BINARY : BufferedImage.TYPE_3BYTE_BGR;
        byte[] encoded = TestImages.encode(TestImages.photo(250, 100, type), format);
        BufferedImage decoded = ImageIO.read(new ByteArrayInputStream(encoded));
        assertEquals(250, decoded.getWidth());
        assertEquals(100, decoded.getHeight());
    }
}
