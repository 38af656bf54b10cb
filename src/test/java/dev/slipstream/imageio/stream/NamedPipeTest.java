package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.ImageFacts;
import dev.slipstream.imageio.testing.InputKind;
import dev.slipstream.imageio.testing.JdkReaders;
import dev.slipstream.imageio.testing.NamedPipe;
import dev.slipstream.imageio.testing.SampleImages;
import java.awt.image.BufferedImage;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Pipes, which have a name in the file system but cannot seek. */
@Timeout(value = 20, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class NamedPipeTest {

    // Rows without padding: the JDK leaves the padding of the last row unread.
    private static final BufferedImage FIRST = SampleImages.image(148, 90, BufferedImage.TYPE_3BYTE_BGR);
    private static final BufferedImage SECOND = SampleImages.image(68, 131, BufferedImage.TYPE_3BYTE_BGR);

    @TempDir
    Path folder;

    private NamedPipe pipe;

    @BeforeEach
    void makePipe() throws IOException {
        pipe = NamedPipe.in(folder);
    }

    @ParameterizedTest
    @EnumSource(names = {"FILE", "PATH", "FILE_INPUT_STREAM"})
    void imageFromAPipeDecodes(InputKind origin) throws Exception {
        for (String format : List.of("bmp", "png")) {
            CompletableFuture<Void> written = pipe.write(SampleImages.encode(FIRST, format));
            try (InputKind.Opened opened = origin.open(pipe.path())) {
                assertSame(FIRST, opened.stream());
                assertTrue(opened.stream().isCached(), "a pipe cannot go back");
            }
            written.get(10, TimeUnit.SECONDS);
        }
    }

    @Test
    void twoConsecutiveImagesInAPipeBothDecode() throws Exception {
        CompletableFuture<Void> written =
                pipe.write(SampleImages.encode(FIRST, "bmp"), SampleImages.encode(SECOND, "bmp"));
        try (FileInputStream in = new FileInputStream(pipe.path().toFile())) {
            for (BufferedImage expected : new BufferedImage[] {FIRST, SECOND}) {
                try (ImageInputStream stream = WindowedImageInputStream.of(in)) {
                    assertSame(expected, stream);
                }
            }
            assertEquals(-1, in.read());
        }
        written.get(10, TimeUnit.SECONDS);
    }

    @Test
    void whatIsAlreadyInAPipeIsHandedOutWithoutWaitingForMore() throws Exception {
        try (FileInputStream in = openedForReadingAndWriting(new byte[] {1, 2, 3, 4})) {
            ImageInputStream stream = WindowedImageInputStream.of(in);
            byte[] b = new byte[100];
            assertEquals(0x0102, stream.readShort());
            assertEquals(3, stream.read());
            assertEquals(1, stream.read(b, 0, 1));
            assertFalse(in.available() > 0, "nothing left");
        }
    }

    /** A pipe that does not end, since its reader holds it open for writing as well: waiting for more would hang. */
    private FileInputStream openedForReadingAndWriting(byte[] bytes) throws IOException {
        RandomAccessFile both = new RandomAccessFile(pipe.path().toFile(), "rw");
        both.write(bytes);
        return new FileInputStream(both.getFD());
    }

    private static void assertSame(BufferedImage expected, ImageInputStream stream) throws IOException {
        assertEquals(ImageFacts.of(expected), ImageFacts.of(JdkReaders.read(stream)));
    }
}
