package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.AllocatedBytes;
import dev.slipstream.imageio.testing.ChildJvm;
import dev.slipstream.imageio.testing.Task;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.CheckedOutputStream;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Streams take only as much memory as they hold bytes; flushed or spilled bytes are not held. */
@Timeout(60)
class OutputMemoryTest {

    private static final int MIB = 1 << 20;

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"flushed", "spilled"})
    void twoHundredMebibytesGoThroughASmallHeap(String how) throws Exception {
        assertEquals(List.of("same"), ChildJvm.withSlipstream().option("-Xmx32m").run(Writes200MiB.class, how, folder));
    }

    /** The program that runs in the small heap. */
    static final class Writes200MiB {
        public static void main(String[] arguments) throws IOException {
            boolean flush = arguments[0].equals("flushed");
            CRC32 expected = new CRC32();
            CheckedOutputStream out = new CheckedOutputStream(OutputStream.nullOutputStream(), new CRC32());
            byte[] piece = new byte[MIB];
            try (ImageOutputStream stream = flush
                    ? WindowedImageOutputStream.of(out)
                    : WindowedImageOutputStream.of(out, new File(arguments[1]))) {
                for (int i = 0; i < 200; i++) {
                    piece[i] ^= 77;
                    expected.update(piece);
                    stream.write(piece);
                    if (flush) {
                        stream.flush();
                    }
                }
            }
            System.out.println(expected.getValue() == out.getChecksum().getValue() ? "same" : "different");
        }
    }

    /** The JDK makes a copy of it first. */
    @Test
    void aLargeArrayOfValuesIsNotCopiedAsAWhole() throws Exception {
        int[] values = new int[16 * MIB];
        Path file = folder.resolve("file");
        try (ImageOutputStream stream = WindowedImageOutputStream.of(file.toFile())) {
            assertAllocatesLess(MIB, () -> stream.writeInts(values, 0, values.length));
        }
        assertEquals(64L * MIB, Files.size(file));
        Files.delete(file);
        try (ImageOutputStream stream = OutputCaching.SPILLED.open(OutputStream.nullOutputStream(), folder.toFile())) {
            assertAllocatesLess(128 * MIB, () -> stream.writeInts(values, 0, values.length));
        }
    }

    @Test
    void writerThatFlushesAllButTheLastBytesKeepsOnlyABlock() throws Exception {
        byte[] row = new byte[3000];
        try (ImageOutputStream stream = WindowedImageOutputStream.of(OutputStream.nullOutputStream())) {
            for (int i = 0; i < 400_000; i++) { // more than the heap
                stream.write(row);
                stream.flushBefore(stream.getStreamPosition() - 100);
            }
            assertTrue(stream.length() > Runtime.getRuntime().maxMemory());
        }
    }

    private static void assertAllocatesLess(long bytes, Task work) throws Exception {
        long allocated = AllocatedBytes.during(() -> {
            work.run();
            return null;
        });
        assertTrue(allocated < bytes, () -> allocated + " bytes allocated, expected less than " + bytes);
    }
}
