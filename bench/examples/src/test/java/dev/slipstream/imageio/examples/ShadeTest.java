package dev.slipstream.imageio.examples;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.ChildJvm;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The fat jars of {@code shade}, of TwelveMonkeys' core and Slipstream. */
class ShadeTest {

    @Test
    void withMergedServicesBothServe() throws Exception {
        List<String> said = new ChildJvm().option("-jar").run("shade/target/merged.jar");
        assertTrue(said.get(0).matches("Slipstream .* serves (\\d+) of \\1 kinds .*"), said::toString);
        assertTrue(said.stream().anyMatch(line -> line.contains("com.twelvemonkeys")), said::toString);
    }

    /** Of files with one name the first is there: TwelveMonkeys'. */
    @Test
    void withoutThatSlipstreamServesNothingAndSaysWhy() throws Exception {
        List<String> said = new ChildJvm().option("-jar").run("shade/target/unmerged.jar");
        assertTrue(said.get(0).contains(" serves 0 of "), said::toString);
        assertTrue(said.contains("not png: not registered, since the services file of the jar is lost (in a fat jar?)"),
                said::toString);
    }
}
