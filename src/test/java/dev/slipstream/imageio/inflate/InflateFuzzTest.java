package dev.slipstream.imageio.inflate;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.zip.Inflater;

/**
 * A stream of any bytes ends as it does in the JDK's {@code Inflater}.
 *
 * <p>Runs over the seeds in {@code InflateFuzzTestInputs}. New ones are looked for by one method a run, for the
 * time that is given there: {@code JAZZER_FUZZ=1 mvn test -Djazzer.hooks=true -Dtest='InflateFuzzTest#zlib'}, and
 * perhaps {@code -Djazzer.max_duration=1h}. Inputs that fail are put among the seeds, inputs that reach new code into
 * {@code .cifuzz-corpus}.
 */
class InflateFuzzTest {

    private static final int MOST = 1 << 20;
    private static final int PRESET_DICTIONARY = 0x20;

    @FuzzTest(maxDuration = "1m")
    void zlib(byte[] stream) {
        if (stream.length < 6 && stream.length > 1 && (stream[1] & PRESET_DICTIONARY) != 0) {
            return; // the JDK waits for the checksum of the dictionary before it needs the dictionary
        }
        compare(new Inflater(), Inflate.zlib(), stream);
    }

    @FuzzTest(maxDuration = "1m")
    void raw(byte[] stream) {
        compare(new Inflater(true), Inflate.raw(), stream);
    }

    private static void compare(Inflater inflater, Inflate inflate, byte[] stream) {
        try {
            byte[] out = new byte[Math.min(MOST, 1032 * stream.length + 300)];
            Inflated jdk = Inflated.jdk(inflater, stream, out);
            if (jdk.data().length < out.length) { // otherwise the two may stop at different places of a last match
                jdk.assertSame(Inflated.ours(inflate, stream, out), "ours");
            }
        } finally {
            inflater.end();
        }
    }
}
