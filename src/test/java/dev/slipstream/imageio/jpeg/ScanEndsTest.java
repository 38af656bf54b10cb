package dev.slipstream.imageio.jpeg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.Side;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A byte too many or too few before a marker changes no pixel, perhaps, but the JDK's reader warns of it. */
class ScanEndsTest {

    /** With and without restart markers. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void scansOfAnotherLengthAreLeftToTheJdk(int seed) throws IOException {
        byte[] file = MadeJpeg.of(new Random(seed));
        assertTrue(JpegFiles.isRecoded(file));
        List<byte[]> parts = JpegParts.of(file);
        for (int i = 0; i < parts.size(); i++) {
            byte[] part = parts.get(i);
            if (JpegParts.isData(part)) {
                for (int length : new int[] {part.length + 1, part.length - 1}) {
                    parts.set(i, Arrays.copyOf(part, length));
                    byte[] changed = JpegParts.together(parts);
                    String what = "part " + i + " of " + length + " bytes";
                    assertEquals(JpegReaders.read(Side.JDK, changed), JpegReaders.read(Side.SLIPSTREAM, changed), what);
                    assertFalse(JpegFiles.isRecoded(changed), what);
                }
                parts.set(i, part);
            }
        }
    }
}
