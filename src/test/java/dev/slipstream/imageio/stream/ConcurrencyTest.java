package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.inflate.Engine;
import dev.slipstream.imageio.testing.ImageFacts;
import dev.slipstream.imageio.testing.InputKind;
import dev.slipstream.imageio.testing.JdkReaders;
import dev.slipstream.imageio.testing.OpenFiles;
import dev.slipstream.imageio.testing.OutputKind;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.Threads;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** 64 threads, each with streams of its own, some on the same file. */
@Timeout(60)
class ConcurrencyTest {

    private static final int THREADS = 64;
    private static final int ROUNDS = 18;
    private static final List<InputKind> INPUTS = List.copyOf(InputKind.ofSlipstream());
    private static final List<OutputKind> FILES = OutputKind.ofSlipstream().stream()
            .filter(output -> output != OutputKind.BYTE_ARRAY_OUTPUT_STREAM).toList();

    @TempDir
    Path folder;

    private record Encoded(BufferedImage image, String format, byte[] bytes) {}

    private static List<Encoded> images(String... formats) throws Exception {
        List<Encoded> images = new ArrayList<>();
        for (int size = 17; size < 150; size += 19) {
            BufferedImage image = SampleImages.image(size, size, BufferedImage.TYPE_BYTE_GRAY);
            for (String format : formats) {
                images.add(new Encoded(image, format, SampleImages.written(image, format)));
            }
        }
        return images;
    }

    /** The first images are decoded by zlib; the threads change to our own decoder while they read. */
    @Test
    void manyThreadsDecodeAtOnceEachItsOwnStream() throws Exception {
        List<Path> files = new ArrayList<>();
        List<String> expected = new ArrayList<>();
        for (String format : List.of("png", "bmp", "gif", "tiff")) {
            for (int size = 20; size < 200; size += 57) {
                for (byte[] bytes : SampleImages.filesOfEveryKind(format, size, size + 1).values()) {
                    files.add(Files.write(folder.resolve("file" + files.size()), bytes));
                    expected.add(ImageFacts.of(JdkReaders.read(
                            new MemoryCacheImageInputStream(new ByteArrayInputStream(bytes)))));
                }
            }
        }
        Engine.FIRST_ZLIB.use();
        Threads.atOnce(THREADS, number -> {
            for (int round = 0; round < ROUNDS; round++) {
                int file = (number * 7 + round) % files.size();
                InputKind origin = INPUTS.get((number + round) % INPUTS.size());
                try (InputKind.Opened opened = origin.open(files.get(file))) {
                    assertEquals(expected.get(file), ImageFacts.of(ImageIO.read(opened.stream())),
                            () -> origin + " of file " + file);
                }
            }
        });
    }

    @Test
    void manyThreadsEncodeAtOnceEachToItsOwnStream() throws Exception {
        List<Encoded> images = images("png", "bmp", "jpeg", "gif");
        Threads.atOnce(THREADS, number -> {
            Path file = folder.resolve("file" + number);
            for (int round = 0; round < ROUNDS; round++) {
                OutputKind target = FILES.get((number + round) % FILES.size());
                Encoded expected = images.get((number * ROUNDS + round) % images.size());
                Files.deleteIfExists(file);
                try (OutputKind.Opened opened = target.open(file)) {
                    ImageIO.write(expected.image, expected.format, opened.stream());
                }
                assertArrayEquals(expected.bytes, Files.readAllBytes(file), () -> target + " " + expected.format);
            }
        });
        assertEquals(THREADS, OpenFiles.namedIn(folder).size(), "files: one a thread");
    }
}
