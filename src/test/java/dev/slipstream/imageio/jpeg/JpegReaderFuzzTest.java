package dev.slipstream.imageio.jpeg;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.slipstream.imageio.reading.BytesImageInputStream;
import java.io.IOException;

/**
 * Any file is read or refused as by the JDK's reader.
 *
 * <p>Runs over the seeds in {@code JpegReaderFuzzTestInputs}. This looks for new ones, for the time that is given
 * there: {@code JAZZER_FUZZ=1 mvn test -Djazzer.hooks=true -Dtest=JpegReaderFuzzTest}, and perhaps
 * {@code -Djazzer.max_duration=1h}. Inputs that fail are put among the seeds, and inputs that reach new code into
 * {@code .cifuzz-corpus}.
 */
class JpegReaderFuzzTest {

    private static final int SOF0 = 0xc0;
    private static final int SOF15 = 0xcf;

    /** Larger images say nothing more, and take long. */
    private static final int MOST_PIXELS = 1 << 20;

    @FuzzTest(maxDuration = "1m")
    void sameAsTheJdk(byte[] file) throws IOException {
        if (mostPixels(file) <= MOST_PIXELS) {
            for (int seed = 0; seed < 4; seed++) {
                JpegReaders.assertSameStory(seed, () -> new BytesImageInputStream(file), "any file");
            }
        }
    }

    /** By anything that may be a frame's header. */
    private static long mostPixels(byte[] file) {
        long most = 0;
        for (int i = 0; i + 9 < file.length; i++) {
            int marker = file[i + 1] & 0xff;
            if (file[i] == -1 && marker >= SOF0 && marker <= SOF15) {
                most = Math.max(most, (long) u16(file, i + 5) * u16(file, i + 7));
            }
        }
        return most;
    }

    private static int u16(byte[] file, int index) {
        return (file[index] & 0xff) << 8 | (file[index + 1] & 0xff);
    }
}
