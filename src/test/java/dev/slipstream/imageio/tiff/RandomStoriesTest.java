package dev.slipstream.imageio.tiff;

import dev.slipstream.imageio.reading.BytesImageInputStream;
import dev.slipstream.imageio.reading.FileBytes;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import dev.slipstream.imageio.testing.InputKind;
import dev.slipstream.imageio.testing.Seeds;
import dev.slipstream.imageio.testing.Supply;
import dev.slipstream.imageio.warmup.WarmUp;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Any requests about any images, in any order, are served as by the JDK's reader. */
class RandomStoriesTest {

    private static final int LARGEST_FILE = 400_000;

    /** The JDK's reader counts its images until the heap is full. */
    private static final String ENDLESS = "multiple_frame_loop";

    @TempDir
    private Path folder;

    @AfterEach
    void warm() {
        WarmUp.INFLATE.leave(0);
    }

    @Test
    void filesOfTheJdksWriter() throws Exception {
        List<InputKind> kinds = new ArrayList<>(InputKind.ofSlipstream());
        Seeds.run(3, (seed, random) -> {
            RandomTiffs tiffs = new RandomTiffs(random);
            Path file = Files.write(folder.resolve("random.tif"), tiffs.next());
            InputKind kind = kinds.get(random.nextInt(kinds.size()));
            WarmUp.INFLATE.leave(random.nextBoolean() ? 0 : Integer.MAX_VALUE);
            TiffReaders.assertSameStory(random.nextLong(), () -> kind.open(file).stream(),
                    tiffs + " " + kind + " " + seed);
        });
    }

    @Test
    void filesFromTheWeb() throws Exception {
        List<Path> files = small(FileBytes.corpus("tiff"));
        Seeds.run(1, (seed, random) -> {
            Path file = files.get(random.nextInt(files.size()));
            TiffReaders.assertSameStory(random.nextLong(), () -> InputKind.JDK_FILE.open(file).stream(),
                    file.getFileName() + " " + seed);
        });
    }

    @Test
    void filesThatAreDamagedOrCut() throws Exception {
        Seeds.run(3, (seed, random) -> {
            RandomTiffs tiffs = new RandomTiffs(random);
            byte[] bytes = damaged(tiffs.next(), random);
            Supply<ImageInputStream> input = random.nextBoolean() ? () -> new BytesImageInputStream(bytes)
                    : () -> WindowedImageInputStream.of(bytes);
            TiffReaders.assertSameStory(random.nextLong(), input, tiffs + " " + seed);
        });
    }

    /** Some bytes are others, or the end is missing. The first eight stay: a loop of directories has no end. */
    private static byte[] damaged(byte[] file, Random random) {
        int way = 1 + random.nextInt(5);
        for (int i = way == 2 ? 0 : 1 + random.nextInt(3); i > 0; i--) {
            int value = random.nextBoolean() ? random.nextInt() : random.nextInt(8);
            file[8 + random.nextInt(file.length - 8)] = (byte) value;
        }
        return way != 2 ? file : Arrays.copyOf(file, random.nextInt(file.length + 1));
    }

    private static List<Path> small(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".tif") && file.toFile().length() <= LARGEST_FILE
                    && !file.toString().contains(ENDLESS)).sorted().toList();
        }
    }
}
