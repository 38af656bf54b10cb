package dev.slipstream.imageio.gif;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.slipstream.imageio.reading.BytesImageInputStream;
import java.io.IOException;

/**
 * Any file is read or refused as by the JDK's reader, where that is right.
 *
 * <p>Runs over the seeds in {@code GifReaderFuzzTestInputs}. This looks for new ones, for the time that is given there:
 * {@code JAZZER_FUZZ=1 mvn test -Djazzer.hooks=true -Dtest=GifReaderFuzzTest}, and perhaps
 * {@code -Djazzer.max_duration=1h}. Inputs that fail are put among the seeds, and inputs that reach new code into
 * {@code .cifuzz-corpus}.
 */
class GifReaderFuzzTest {

    /** Larger images say nothing more, and take long. */
    private static final int MOST_PIXELS = 1 << 20;

    @FuzzTest(maxDuration = "1m")
    void sameAsTheJdk(byte[] file) throws IOException {
        if (new GifOddities(file).mostPixels() <= MOST_PIXELS) {
            for (int seed = 0; seed < 4; seed++) {
                GifReaders.assertSameStory(file, seed, () -> new BytesImageInputStream(file), "any file");
            }
        }
    }
}
