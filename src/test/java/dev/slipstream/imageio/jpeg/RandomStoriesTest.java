package dev.slipstream.imageio.jpeg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.reading.BytesImageInputStream;
import dev.slipstream.imageio.reading.FileBytes;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import dev.slipstream.imageio.testing.Seeds;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Any requests about any images, intact or damaged, are served as by the JDK's reader. */
class RandomStoriesTest {

    private static final int LARGEST_FILE = 20_000;

    /** Of the JDK's writer, with and without colours, and larger ones of the project's own. */
    private static List<byte[]> files() throws IOException {
        Random random = new Random(1);
        List<byte[]> files = JpegFiles.own();
        for (int i = 0; i < 12; i++) {
            files.add(JpegFiles.progressive(
                    i % 4 == 0 ? BufferedImage.TYPE_BYTE_GRAY : BufferedImage.TYPE_INT_RGB,
                    1 + random.nextInt(70), 1 + random.nextInt(70), random.nextInt(101) / 100f, random));
        }
        return files;
    }

    @Test
    void ownFiles() throws Exception {
        assertSame(4, files(), false);
    }

    @Test
    void filesFromTheWeb() throws Exception {
        assertSame(4, JpegFiles.in(FileBytes.corpus("jpeg"), LARGEST_FILE), false);
    }

    @Test
    void filesThatAreDamagedOrCut() throws Exception {
        assertSame(2, files(), true);
    }

    @Test
    void filesFromTheWebThatAreDamagedOrCut() throws Exception {
        assertSame(2, JpegFiles.in(FileBytes.corpus("jpeg"), LARGEST_FILE), true);
    }

    /** Half of the streams have something before or after the image, which may be another image. */
    private static void assertSame(int length, List<byte[]> files, boolean isDamaged) throws Exception {
        List<byte[]> several = new ArrayList<>(files);
        several.removeIf(file -> file.length > LARGEST_FILE || file.length < 20);
        Seeds.run(length, (seed, random) -> {
            byte[] file = several.get(random.nextInt(several.size()));
            byte[] bytes = isDamaged ? JpegFiles.damaged(file, random) : file;
            if (random.nextBoolean()) {
                bytes = together(bytes, several.get(random.nextInt(several.size())));
            }
            byte[] input = bytes;
            int way = random.nextInt(3);
            int most = random.nextBoolean() ? Integer.MAX_VALUE : 1 + random.nextInt(5000);
            JpegReaders.assertSameStory(random.nextLong(), () -> way == 0 ? new BytesImageInputStream(input, most)
                    : way == 1 ? WindowedImageInputStream.of(input)
                    : WindowedImageInputStream.of(new ByteArrayInputStream(input)), "seed " + seed);
        });
    }

    private static byte[] together(byte[] first, byte[] second) {
        byte[] both = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }

    /** Otherwise the tests of this class would compare the JDK's reader with itself. */
    @Test
    void progressiveFilesAreRecoded() throws IOException {
        int recoded = 0;
        for (byte[] file : files()) {
            recoded += JpegFiles.isRecoded(file) ? 1 : 0;
        }
        assertEquals(14, recoded);
        assertEquals(0, taken(), "memory that was not given back");
    }

    private static long taken() {
        assertTrue(HeapShare.left() > 0);
        return Runtime.getRuntime().maxMemory() / 4 - HeapShare.left();
    }
}
