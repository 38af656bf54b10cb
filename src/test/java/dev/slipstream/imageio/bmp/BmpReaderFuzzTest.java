package dev.slipstream.imageio.bmp;

import com.code_intelligence.jazzer.junit.FuzzTest;

/**
 * Any file is read as by the JDK's reader where that is right, or refused. It takes memory in proportion to its size.
 *
 * <p>Runs over the seeds in {@code BmpReaderFuzzTestInputs}. This looks for new ones, for the time that is given there:
 * {@code JAZZER_FUZZ=1 mvn test -Djazzer.hooks=true -Dtest=BmpReaderFuzzTest}, and perhaps
 * {@code -Djazzer.max_duration=1h}. Inputs that fail are put among the seeds, and inputs that reach new code into
 * {@code .cifuzz-corpus}.
 */
class BmpReaderFuzzTest {

    @FuzzTest(maxDuration = "1m")
    void noWorseThanTheJdk(byte[] file) throws Exception {
        new BothReaders().assertNoWorse(file, "any file");
    }
}
