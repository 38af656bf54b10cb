package dev.slipstream.imageio.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.inflate.Engine;
import dev.slipstream.imageio.testing.ImageFacts;
import dev.slipstream.imageio.testing.JdkReaders;
import dev.slipstream.imageio.testing.ReadFormat;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.Threads;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Threads that read at once do not disturb each other. */
@ParameterizedClass
@EnumSource
class ConcurrentReadsTest {

    private static final int THREADS = 8;
    private static final int ROUNDS = 60;

    private final ReadFormat format;
    private final List<byte[]> files = new ArrayList<>();
    private final List<String> expected = new ArrayList<>();

    ConcurrentReadsTest(ReadFormat format) {
        this.format = format;
    }

    @BeforeEach
    void encodeImages() throws IOException {
        for (int size = 20; size < 200; size += 57) {
            for (byte[] bytes : SampleImages.filesOfEveryKind(format.toString(), size, size + 1).values()) {
                files.add(bytes);
                expected.add(ImageFacts.of(JdkReaders.read(
                        new MemoryCacheImageInputStream(new ByteArrayInputStream(bytes)))));
            }
        }
    }

    @Test
    @Timeout(60)
    void eightThreadsReadDifferentImagesThroughImageIo() throws Exception {
        Engine.FIRST_ZLIB.use(); // they change to our own decoder while they read
        Threads.atOnce(THREADS, number -> {
            for (int round = 0; round < ROUNDS; round++) {
                int file = (number * 7 + round) % files.size();
                BufferedImage image = ImageIO.read(new ByteArrayInputStream(files.get(file)));
                assertEquals(expected.get(file), ImageFacts.of(image), () -> "file " + file);
            }
        });
    }
}
