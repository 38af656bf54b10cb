package dev.slipstream.imageio.bmp;

import com.code_intelligence.jazzer.junit.FuzzTest;

/**
 * Any file at all is read as by the JDK's reader, where that is right, or refused, and takes memory in proportion.
 *
 * <p>Runs over the seeds in {@code BmpReaderFuzzTestInputs}. To look for new ones, for the time that is given there:
 * {@code JAZZER_FUZZ=1 mvn test -Djazzer.hooks=true -Dtest=BmpReaderFuzzTest}, and perhaps
 * {@code -Djazzer.max_duration=1h}. What fails is put among the seeds, and what reaches new code into
 * {@code .cifuzz-corpus}.
 */
class BmpReaderFuzzTest {

    @FuzzTest(maxDuration = "1m")
    void noWorseThanTheJdk(byte[] file) throws Exception {
        new BothReaders().assertNoWorse(file, "any file");
    }
}
