package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.slipstream.imageio.testing.InputKind;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Files whose length is 0 although they have bytes. */
class ProcFileTest {

    private static final int MOST = 100_000;

    @ParameterizedTest
    @EnumSource(names = {
        "FILE", "PATH", "RANDOM_ACCESS_FILE", "FILE_INPUT_STREAM", "INPUT_STREAM", "FILE_CHANNEL", "URL"
    })
    void bytesComeThoughLengthIsZero(InputKind origin) throws IOException {
        for (String name : new String[] {"/proc/version", "/proc/self/cmdline", "/proc/kallsyms"}) {
            Path file = Path.of(name);
            assumeTrue(Files.isReadable(file), name + " is a thing of Linux");
            byte[] expected = content(file);
            assertEquals(0, Files.size(file));
            try (InputKind.Opened opened = origin.open(file)) {
                ImageInputStream stream = opened.stream();
                byte[] read = new byte[expected.length];
                stream.readFully(read);
                assertArrayEquals(expected, read, name);
                if (expected.length < MOST) {
                    assertEquals(-1, stream.read(), name);
                }
                stream.seek(expected.length / 2);
                byte[] half = new byte[expected.length - expected.length / 2];
                stream.readFully(half);
                assertArrayEquals(Arrays.copyOfRange(expected, expected.length / 2, expected.length), half, name);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"FILE", "PATH", "RANDOM_ACCESS_FILE", "FILE_INPUT_STREAM"})
    void linesOfAFileThatChangesAtEveryReadAreRead(InputKind origin) throws IOException {
        Path status = Path.of("/proc/self/status");
        assumeTrue(Files.isReadable(status), "/proc/self/status is a thing of Linux");
        try (InputKind.Opened opened = origin.open(status)) {
            String line = opened.stream().readLine();
            assertNotNull(line);
            assertEquals("Name:", line.substring(0, 5));
        }
    }

    private static byte[] content(Path file) throws IOException {
        try (InputStream in = new FileInputStream(file.toFile())) {
            return in.readNBytes(MOST);
        }
    }
}
