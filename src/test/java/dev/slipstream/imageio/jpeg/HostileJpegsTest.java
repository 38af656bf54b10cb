package dev.slipstream.imageio.jpeg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.AllocatedBytes;
import dev.slipstream.imageio.testing.ChildJvm;
import dev.slipstream.imageio.testing.ReadTwice;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files that say to be large take no memory for what is not there, and a part of the heap at most for what is. */
class HostileJpegsTest {

    private static byte[] whole(int size) {
        return PlainJpeg.of(0xc2, size, 1, size / 8 * (size / 8), new int[] {0, 0}, new int[] {1, 63});
    }

    @ParameterizedTest
    @ValueSource(ints = {3000, 65_500})
    void aScanThatEndsEarlyTakesNoMemoryForMore(int size) throws Exception {
        byte[] file = PlainJpeg.of(0xc1, size, 2, 12, new int[] {0, 63});
        long left = HeapShare.left();
        JpegFiles.isRecoded(file); // classes
        long allocated = AllocatedBytes.during(() -> {
            assertFalse(JpegFiles.isRecoded(file));
            return null;
        });
        assertTrue(allocated < 1_000_000, () -> allocated + " bytes");
        assertEquals(left, HeapShare.left());
    }

    /** The image has room in the heap; its coefficients, more than twice as many bytes, have not. */
    @Test
    void anImageWhoseCoefficientsHaveNoRoomIsLeftToTheJdk(@TempDir Path folder) throws Exception {
        byte[] large = whole(4000);
        assertTrue(JpegFiles.isRecoded(large), "with more memory");
        Path file = Files.write(folder.resolve("large.jpg"), large);
        assertEquals(List.of("read", "read"), ChildJvm.withSlipstream()
                .option("-XX:+UseSerialGC", "-Xmn4m", "-Xmx32m").run(ReadTwice.class, file, "known"));
    }
}
