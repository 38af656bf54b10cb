package dev.slipstream.imageio.png.read;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;

/**
 * Any file at all is read or refused as by the JDK's reader.
 *
 * <p>Runs over the seeds in {@code PngReaderFuzzTestInputs}. This looks for new ones, for the time that is given there:
 * {@code JAZZER_FUZZ=1 mvn test -Djazzer.hooks=true -Dtest=PngReaderFuzzTest}, and perhaps
 * {@code -Djazzer.max_duration=1h}. Inputs that fail are put among the seeds; inputs that reach new code are put into
 * {@code .cifuzz-corpus}.
 */
class PngReaderFuzzTest {

    @FuzzTest(maxDuration = "1m")
    void sameAsTheJdk(byte[] file) throws IOException {
        SameAttempt attempt = new SameAttempt();
        attempt.assertSame(file, true, false, SameAttempt.Rows.EQUAL, "metadata ignored");
        attempt.assertSame(file, false, false, SameAttempt.Rows.EQUAL, "metadata wanted");
    }
}
