package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.slipstream.imageio.testing.NamedPipe;
import dev.slipstream.imageio.testing.OutputKind;
import dev.slipstream.imageio.testing.SampleImages;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Outputs that are not regular files: a pipe, which cannot seek, and the null device. */
@Timeout(value = 20, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class SpecialFileOutputTest {

    private static final Path NULL = Path.of("/dev/null");

    // More than fits into a window, and into a pipe.
    private static final BufferedImage IMAGE = SampleImages.image(200, 190, BufferedImage.TYPE_3BYTE_BGR);

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource(names =
            {"FILE", "PATH", "RANDOM_ACCESS_FILE", "FILE_OUTPUT_STREAM", "CACHED_OUTPUT_STREAM", "JDK_FILE"})
    void whatIsWrittenInOrderArrivesAtTheOtherEndOfAPipe(OutputKind target) throws Exception {
        NamedPipe pipe = NamedPipe.in(folder);
        byte[] bytes = new byte[200_000];
        new Random(8).nextBytes(bytes);
        NamedPipe.Reading received = pipe.read();
        try (OutputKind.Opened opened = target.open(pipe.path())) {
            ImageOutputStream stream = opened.stream();
            for (int i = 0; i < 50_000; i++) {
                stream.write(bytes[i]);
            }
            stream.flush();
            stream.write(bytes, 50_000, 20_000);
            stream.flushBefore(60_000);
            stream.write(bytes, 70_000, 130_000);
        }
        assertArrayEquals(bytes, received.toTheEnd());
    }

    /** The JDK's PNG writer goes back for the length of each chunk. */
    @ParameterizedTest
    @EnumSource(names = {"FILE", "JDK_FILE"})
    void goingBackInAPipeFurtherThanTheWindowIsAnError(OutputKind target) throws Exception {
        NamedPipe pipe = NamedPipe.in(folder);
        NamedPipe.Reading received = pipe.read();
        IOException thrown = assertThrows(IOException.class, () -> {
            try (OutputKind.Opened opened = target.open(pipe.path())) {
                ImageOutputStream stream = opened.stream();
                stream.write(new byte[20_000]);
                stream.seek(0);
                stream.writeInt(1);
                stream.flush();
            }
        });
        assertEquals("Illegal seek", thrown.getMessage());
        byte[] got = received.toTheEnd();
        assertArrayEquals(new byte[got.length], got, "nothing in the wrong place");
    }

    @Test
    void goingBackInAPipeWithinTheWindowIsPossible() throws Exception {
        NamedPipe pipe = NamedPipe.in(folder);
        NamedPipe.Reading received = pipe.read();
        BufferedImage image = SampleImages.image(20, 20, BufferedImage.TYPE_BYTE_GRAY);
        try (ImageOutputStream stream = WindowedImageOutputStream.of(pipe.path().toFile())) {
            ImageIO.write(image, "wbmp", stream);
            stream.writeInt(0);
            stream.writeShort(7);
            stream.seek(stream.getStreamPosition() - 6);
            stream.writeInt(9);
        }
        byte[] got = received.toTheEnd();
        assertArrayEquals(new byte[] {0, 0, 0, 9, 0, 7}, Arrays.copyOfRange(got, got.length - 6, got.length));
    }

    /** Also formats whose writers seek, after which the JDK's stream uses the device's position: always 0. */
    @ParameterizedTest
    @ValueSource(strings = {"png", "bmp", "gif", "jpeg", "tiff"})
    void nullDeviceTakesImages(String format) throws IOException {
        assumeTrue(Files.exists(NULL), NULL + " is a thing of Unix");
        for (OutputKind target : new OutputKind[] {OutputKind.FILE, OutputKind.PATH, OutputKind.RANDOM_ACCESS_FILE}) {
            try (OutputKind.Opened opened = target.open(NULL)) {
                ImageIO.write(IMAGE, format, opened.stream());
                assertEquals(-1, opened.stream().read());
                assertEquals(0, opened.stream().length());
            }
        }
    }
}
