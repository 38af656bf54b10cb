package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.testing.Format.BMP;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bmp.BmpFiles.Bmp;
import dev.slipstream.imageio.reading.Failure;
import dev.slipstream.imageio.reading.FileBytes;
import dev.slipstream.imageio.reading.Reading;
import dev.slipstream.imageio.reading.SameImage;
import dev.slipstream.imageio.testing.Flags;
import dev.slipstream.imageio.testing.Side;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javax.imageio.IIOException;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** BMP Suite, if it is available: good and questionable files have the right pixels, and bad ones do no harm. */
@Timeout(value = 120, threadMode = ThreadMode.SEPARATE_THREAD)
class BmpSuiteTest {

    private static final String HUFFMAN = "q/pal1huffmsb.bmp";

    /** Eleven bits for a colour, or colours proportional to light: their rounding to eight bits is not specified. */
    private static final Set<String> ROUNDED = Set.of("q/rgb32-111110.bmp", "q/rgba64.bmp");

    /** 16 bits with alpha, which are opaque, as with the JDK's reader. */
    private static final Set<String> OPAQUE =
            Set.of("q/rgba16-1924.bmp", "q/rgba16-4444.bmp", "q/rgba16-5551.bmp");

    @Test
    void everyGoodAndQuestionableFileButHuffmanIsRight() throws IOException {
        Map<String, List<String>> references = references();
        Map<String, BufferedImage> byHash = new HashMap<>();
        Map<String, BufferedImage> notExact = new HashMap<>();
        List<String> wrong = new ArrayList<>();
        for (Bmp bmp : BmpFiles.legalOfSuite()) {
            if (bmp.name().equals(HUFFMAN) || OPAQUE.contains(bmp.name())) {
                continue;
            }
            Reading reading = BothReaders.read(bmp.bytes());
            BufferedImage image = reading.image();
            if (image == null) {
                wrong.add(bmp.name() + ": " + reading);
                continue;
            }
            byHash.put(ArgbHash.of(image), image);
            if (ArgbHash.candidates(image).stream().noneMatch(references.get(bmp.name())::contains)) {
                notExact.put(bmp.name(), image);
            }
        }
        notExact.forEach((name, image) -> {
            boolean isClose = references.get(name).stream().filter(byHash::containsKey)
                    .anyMatch(reference -> ArgbHash.isWithinOneLevel(byHash.get(reference), image));
            if (!isClose) {
                wrong.add(name + ": other pixels than the reference's");
            }
        });
        assertEquals("", String.join("\n", wrong));
        assertEquals(ROUNDED, new TreeSet<>(notExact.keySet()));
    }

    @Test
    void alphaOf16BitsIsIgnoredAsByTheJdk() throws IOException {
        for (String name : OPAQUE) {
            byte[] file = file(name).bytes();
            BothReaders.read(BMP.open(Side.JDK), file, null).assertSame(BothReaders.read(file), name);
        }
    }

    @Test
    void huffmanIsRefusedByItsName() throws IOException {
        Reading reading = BothReaders.read(file(HUFFMAN).bytes());
        assertEquals(new Failure(IIOException.class, Failure.Reason.REFUSED), reading.failure());
        assertTrue(reading.message().contains("BMP: ") && reading.message().contains("Huffman"), reading::message);
    }

    /** Bad files that the JDK shows are shown. Those that it refuses are refused with a reason. */
    @Test
    void everyBadFileIsReadAsByTheJdkOrRefused() throws IOException {
        for (Bmp bmp : BmpFiles.suite()) {
            if (!bmp.name().startsWith("b/")) {
                continue;
            }
            Reading jdk = BothReaders.read(BMP.open(Side.JDK), bmp.bytes(), null);
            Reading ours = BothReaders.read(bmp.bytes());
            BufferedImage expected = jdk.image();
            if (expected == null) {
                assertTrue(ours.isRefused() && ours.message().contains("BMP: "), () -> bmp + ": " + ours);
            } else {
                assertTrue(ours.isRead(), () -> bmp + ": " + ours);
                SameImage.assertSame(expected, ours.image(), bmp.name());
            }
        }
    }

    @Test
    void aBadFileWithAReferenceIsRight() throws IOException {
        String name = "b/rgb16-880.bmp";
        BufferedImage image = BothReaders.read(file(name).bytes()).image();
        assertNotNull(image);
        assertTrue(references().get(name).contains(ArgbHash.of(image)));
    }

    /** The length of the file is unknown. */
    @ParameterizedTest
    @ValueSource(strings = {"b/reallybig.bmp", "b/badwidth.bmp", "b/shortfile.bmp"})
    void badSizesFromAStreamOfUnknownLengthAreRefused(String name) throws IOException {
        ImageInputStream stream = new MemoryCacheImageInputStream(new ByteArrayInputStream(file(name).bytes()));
        Reading reading = Reading.unheard(BMP.open(Side.SLIPSTREAM), stream, Flags.ONLY_PIXELS, null);
        assertTrue(reading.isRefused() && reading.message().contains("BMP: "), reading::toString);
    }

    private static Bmp file(String name) throws IOException {
        return BmpFiles.suite().stream().filter(bmp -> bmp.name().equals(name)).findFirst().orElseThrow();
    }

    /** Hashes by file. Several hashes of a file are alternatives. */
    private static Map<String, List<String>> references() throws IOException {
        Map<String, List<String>> references = new HashMap<>();
        for (String line : Files.readAllLines(FileBytes.corpus("bmpsuite").resolve("reference.tsv"))) {
            String[] fields = line.split("\t", -1);
            references.computeIfAbsent(fields[0], name -> new ArrayList<>()).add(fields[3]);
        }
        return references;
    }

    /** Tells images apart by their colours, as BMP Suite's references: SHA-256 of ARGB, fully transparent ones as 0. */
    private static final class ArgbHash {

        private ArgbHash() {}

        static String of(BufferedImage image) {
            int[] pixels = pixels(image);
            ByteBuffer bytes = ByteBuffer.allocate(Integer.BYTES * pixels.length);
            bytes.asIntBuffer().put(pixels);
            try {
                return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes.array()));
            } catch (NoSuchAlgorithmException e) {
                throw new AssertionError("every Java platform has SHA-256", e);
            }
        }

        /**
         * The hash; for an image in levels of gray also that of the same levels in the gray colour space: those are not
         * sRGB's, and one of the suite's references was read into such an image.
         */
        static List<String> candidates(BufferedImage image) {
            int[] pixels = pixels(image);
            BufferedImage gray = new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_BYTE_GRAY);
            for (int i = 0; i < pixels.length; i++) {
                int level = pixels[i] & 0xff;
                if (pixels[i] != (0xff000000 | level * 0x10101)) {
                    return List.of(of(image));
                }
                gray.getRaster().setSample(i % image.getWidth(), i / image.getWidth(), 0, level);
            }
            return List.of(of(image), of(gray));
        }

        static boolean isWithinOneLevel(BufferedImage expected, BufferedImage actual) {
            if (expected.getWidth() != actual.getWidth() || expected.getHeight() != actual.getHeight()) {
                return false;
            }
            int[] pixels = pixels(expected);
            int[] others = pixels(actual);
            for (int i = 0; i < pixels.length; i++) {
                for (int shift = 0; shift < 32; shift += 8) {
                    if (Math.abs((pixels[i] >> shift & 0xff) - (others[i] >> shift & 0xff)) > 1) {
                        return false;
                    }
                }
            }
            return true;
        }

        private static int[] pixels(BufferedImage image) {
            int[] pixels = image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
            for (int i = 0; i < pixels.length; i++) {
                if (pixels[i] >>> 24 == 0) {
                    pixels[i] = 0;
                }
            }
            return pixels;
        }
    }
}
