package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.testing.ImageFacts;
import dev.slipstream.imageio.testing.JdkReaders;
import dev.slipstream.imageio.testing.Origin;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.Threads;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** 64 threads, each with streams of its own, some on the same file. */
class ConcurrencyTest {

    private static final int THREADS = 64;
    private static final int ROUNDS = 20;

    @TempDir
    Path folder;

    private final List<Path> files = new ArrayList<>();
    private final Map<Path, String> expected = new HashMap<>();

    @Test
    @Timeout(60)
    void manyThreadsDecodeAtOnceEachItsOwnStream() throws Exception {
        writeFiles();
        Threads.atOnce(THREADS, number -> {
            for (int round = 0; round < ROUNDS; round++) {
                Origin origin = Origin.values()[(number + round) % Origin.values().length];
                decode(origin, files.get(number % files.size()));
            }
        });
    }

    private void writeFiles() throws Exception {
        for (int size = 17; size < 150; size += 19) {
            for (String format : new String[] {"png", "bmp", "gif", "tiff"}) {
                BufferedImage image = SampleImages.image(size, size, BufferedImage.TYPE_BYTE_GRAY);
                byte[] bytes = SampleImages.encode(image, format);
                Path file = Files.write(folder.resolve(size + "." + format), bytes);
                files.add(file);
                try (Origin.Opened opened = Origin.FILE.openJdk(file)) {
                    expected.put(file, ImageFacts.of(JdkReaders.read(opened.stream())));
                }
            }
        }
    }

    private void decode(Origin origin, Path file) throws Exception {
        try (Origin.Opened opened = origin.open(file)) {
            String actual = ImageFacts.of(JdkReaders.read(opened.stream()));
            assertEquals(expected.get(file), actual, () -> origin + " " + file);
        }
    }
}
