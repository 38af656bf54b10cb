package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.testing.OpenFiles;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.Target;
import dev.slipstream.imageio.testing.Threads;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** 64 threads, each with streams of its own. */
class OutputConcurrencyTest {

    private static final int THREADS = 64;
    private static final int ROUNDS = 16;
    private static final List<Target> TARGETS =
            Stream.of(Target.values()).filter(target -> !target.name().startsWith("JDK")).toList();

    @TempDir
    Path folder;

    private record Encoded(BufferedImage image, String format, byte[] bytes) {}

    @Test
    @Timeout(60)
    void manyThreadsEncodeAtOnceEachToItsOwnStream() throws Exception {
        List<Encoded> images = images();
        Threads.atOnce(THREADS, number -> {
            for (int round = 0; round < ROUNDS; round++) {
                Target target = TARGETS.get((number + round) % TARGETS.size());
                encode(target, images.get((number * ROUNDS + round) % images.size()), number);
            }
        });
        assertEquals(THREADS, OpenFiles.namedIn(folder).size(), "files: one a thread");
    }

    private static List<Encoded> images() throws Exception {
        List<Encoded> images = new ArrayList<>();
        for (int size = 17; size < 150; size += 19) {
            for (String format : new String[] {"png", "bmp", "jpeg", "gif"}) {
                BufferedImage image = SampleImages.image(size, size, BufferedImage.TYPE_BYTE_GRAY);
                images.add(new Encoded(image, format, SampleImages.written(image, format)));
            }
        }
        return images;
    }

    private void encode(Target target, Encoded expected, int thread) throws Exception {
        Path file = folder.resolve("file" + thread);
        Files.deleteIfExists(file);
        try (Target.Opened opened = target.open(file)) {
            ImageIO.write(expected.image(), expected.format(), opened.stream());
        }
        assertArrayEquals(expected.bytes(), Files.readAllBytes(file), () -> target + " " + expected.format());
    }
}
