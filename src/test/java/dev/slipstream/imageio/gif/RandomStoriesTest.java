package dev.slipstream.imageio.gif;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.reading.BytesImageInputStream;
import dev.slipstream.imageio.reading.FileBytes;
import dev.slipstream.imageio.reading.Story;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import dev.slipstream.imageio.testing.InputKind;
import dev.slipstream.imageio.testing.Seeds;
import dev.slipstream.imageio.testing.Side;
import dev.slipstream.imageio.testing.Supply;
import dev.slipstream.imageio.warmup.WarmUp;
import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Any requests about any images, in any order, are served as by the JDK's reader, in plain code and in fast code. */
class RandomStoriesTest {

    private static final int LARGEST_FILE = 20_000;

    @AfterEach
    void warm() {
        WarmUp.LZW.leave(0);
    }

    private static Path own() {
        return FileBytes.own("gif");
    }

    @Test
    void ownFiles() throws Exception {
        assertSame(GifReaders.small(own(), LARGEST_FILE));
    }

    @Test
    void filesFromTheWeb() throws Exception {
        assertSame(GifReaders.small(FileBytes.corpus("gif"), LARGEST_FILE));
    }

    private static void assertSame(List<Path> files) throws Exception {
        List<InputKind> kinds = new ArrayList<>(InputKind.ofSlipstream());
        Seeds.run(4, (seed, random) -> {
            Path file = files.get(random.nextInt(files.size()));
            InputKind kind = kinds.get(random.nextInt(kinds.size()));
            WarmUp.LZW.leave(random.nextBoolean() ? 0 : Integer.MAX_VALUE);
            GifReaders.assertSameStory(Files.readAllBytes(file), random.nextLong(), () -> kind.open(file).stream(),
                    file.getFileName() + " " + kind + " " + seed);
        });
    }

    /** All images in the order of the file, forwards and backwards. */
    @Test
    void allImages() throws IOException {
        List<Path> intact = GifReaders.small(own(), Long.MAX_VALUE).stream()
                .filter(file -> !file.getFileName().toString().startsWith("x")).toList();
        for (Path file : intact) {
            byte[] bytes = Files.readAllBytes(file);
            String expected = GifReaders.with(Side.JDK, bytes, Story::allImages);
            assertEquals(expected, GifReaders.with(Side.SLIPSTREAM, bytes, Story::allImages), file.toString());
        }
    }

    @Test
    void filesThatAreDamagedOrCut() throws Exception {
        List<Path> files = GifReaders.small(own(), LARGEST_FILE);
        Seeds.run(2, (seed, random) -> {
            Path file = files.get(random.nextInt(files.size()));
            byte[] bytes = damaged(Files.readAllBytes(file), random);
            int way = random.nextInt(3);
            Supply<ImageInputStream> input = () -> way == 0 ? new BytesImageInputStream(bytes)
                    : way == 1 ? WindowedImageInputStream.of(bytes) : WindowedImageInputStream.of(byteByByte(bytes));
            WarmUp.LZW.leave(random.nextBoolean() ? 0 : Integer.MAX_VALUE);
            GifReaders.assertSameStory(bytes, random.nextLong(), input, file.getFileName() + " " + seed);
        });
    }

    private static InputStream byteByByte(byte[] bytes) {
        return new FilterInputStream(new ByteArrayInputStream(bytes)) {
            @Override
            public int read(byte[] target, int offset, int length) throws IOException {
                return super.read(target, offset, Math.min(1, length));
            }
        };
    }

    /** Some bytes are others, most of them where they say something of the image, or the end is missing. */
    private static byte[] damaged(byte[] file, Random random) {
        int way = 1 + random.nextInt(3);
        for (int i = way == 2 ? 0 : 1 + random.nextInt(4); i > 0; i--) {
            int area = random.nextBoolean() ? file.length : Math.min(file.length, 40);
            file[random.nextInt(area)] = (byte) (random.nextBoolean() ? random.nextInt() : random.nextInt(8));
        }
        return way == 1 ? file : Arrays.copyOf(file, random.nextInt(file.length + 1));
    }
}
