package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WindowSizesTest {

    private static final int LENGTH = 300_000;

    @TempDir
    private Path temp;

    /** What is changed behind the window is seen, what is changed inside is not. */
    @ParameterizedTest
    @ValueSource(ints = {1024, 8192, 131072})
    void anInputHasTheWindowThatWasAskedFor(int size) throws IOException {
        Path file = Files.write(temp.resolve("in"), new byte[LENGTH]);
        try (ImageInputStream in = WindowSizes.input(file.toFile(), size)) {
            assertEquals(0, in.read());
            byte[] ones = new byte[LENGTH];
            java.util.Arrays.fill(ones, (byte) 1);
            Files.write(file, ones);
            in.seek(size - 1);
            assertEquals(0, in.read());
            assertEquals(1, in.read());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1024, 8192, 131072})
    void anOutputHasTheWindowThatWasAskedFor(int size) throws IOException {
        Path file = temp.resolve("out");
        try (ImageOutputStream out = WindowSizes.output(file.toFile(), size)) {
            for (int i = 0; i < size; i++) {
                out.write(i);
            }
            assertEquals(0, Files.size(file));
            out.write(1);
            assertEquals(size, Files.size(file));
        }
        assertEquals(size + 1, Files.size(file));
    }

    @Test
    void bytesAreTheSameThroughEveryWindow() throws IOException {
        byte[] bytes = new byte[LENGTH];
        new Random(4).nextBytes(bytes);
        for (int size = 1024; size <= 131072; size *= 2) {
            Path file = temp.resolve("copy" + size);
            try (ImageOutputStream out = WindowSizes.output(file.toFile(), size)) {
                for (byte value : bytes) {
                    out.write(value);
                }
            }
            byte[] read = new byte[LENGTH];
            try (ImageInputStream in = WindowSizes.input(file.toFile(), size)) {
                for (int i = 0; i < LENGTH; i++) {
                    read[i] = in.readByte();
                }
                assertEquals(-1, in.read());
            }
            assertArrayEquals(bytes, read);
        }
    }
}
