package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.slipstream.imageio.testing.ImageFacts;
import dev.slipstream.imageio.testing.JdkReaders;
import dev.slipstream.imageio.testing.Origin;
import dev.slipstream.imageio.testing.SampleImages;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** An interrupt is the application's affair: it neither disturbs a stream nor is it lost in one. */
class InterruptTest {

    private static final int SIZE = 300_000;

    @TempDir
    Path folder;

    @AfterEach
    void clearInterrupt() {
        Thread.interrupted();
    }

    @ParameterizedTest
    @EnumSource
    void interruptedThreadReadsAllBytesAndStaysInterrupted(Origin origin) throws IOException {
        byte[] bytes = new byte[SIZE];
        new Random(1).nextBytes(bytes);
        Path file = Files.write(folder.resolve("bytes"), bytes);
        try (Origin.Opened opened = origin.open(file)) {
            Thread.currentThread().interrupt();
            if (origin.diesOfInterrupts()) {
                assertThrows(ClosedByInterruptException.class, () -> readTwice(opened.stream()));
            } else {
                assertArrayEquals(bytes, readTwice(opened.stream()));
            }
            assertTrue(Thread.interrupted(), "interrupt status is kept");
        }
    }

    @ParameterizedTest
    @EnumSource
    void interruptedThreadDecodesAnImage(Origin origin) throws IOException {
        BufferedImage image = SampleImages.image(67, 131, BufferedImage.TYPE_3BYTE_BGR);
        Path file = Files.write(folder.resolve("image.png"), SampleImages.encode(image, "png"));
        assumeFalse(origin.diesOfInterrupts(), "Java closes its channels when their reader is interrupted");
        Thread.currentThread().interrupt();
        try (Origin.Opened opened = origin.open(file)) {
            assertEquals(ImageFacts.of(image), ImageFacts.of(JdkReaders.read(opened.stream())));
            assertTrue(Thread.currentThread().isInterrupted(), "interrupt status is kept");
        }
        assertTrue(Thread.interrupted(), "interrupt status is kept by close()");
    }

    @Test
    void interruptedThreadReadsWhatWasSpilledToACacheFile() throws IOException {
        byte[] bytes = new byte[SIZE];
        new Random(2).nextBytes(bytes);
        Thread.currentThread().interrupt();
        CacheSource source =
                new CacheSource(new ByteArrayInputStream(bytes), false, CacheFile.in(folder.toFile()), SIZE / 4);
        try (ImageInputStream stream = new WindowedImageInputStream(source)) {
            assertArrayEquals(bytes, readTwice(stream));
            assertTrue(stream.isCachedFile(), "spilled");
        }
        assertTrue(Thread.interrupted(), "interrupt status is kept");
    }

    /** Once to the end, then again from the start, so that caches are asked for what they hold. */
    private static byte[] readTwice(ImageInputStream stream) throws IOException {
        stream.readFully(new byte[SIZE]);
        assertEquals(-1, stream.read());
        stream.seek(0);
        byte[] read = new byte[SIZE];
        stream.readFully(read, 0, SIZE / 2);
        for (int i = SIZE / 2; i < SIZE; i++) {
            read[i] = stream.readByte();
        }
        return read;
    }
}
