package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import dev.slipstream.imageio.stream.Operation.Answer;
import dev.slipstream.imageio.testing.Seeds;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;
import java.util.Random;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;

/**
 * Random sequences of operations on a stream of ours, on the oracle and on a stream of the JDK: whatever they answer,
 * and where they stand, must be the same after each operation.
 */
class JdkDifferentialTest {

    private static final int OPERATIONS = 300;
    private static final int OPERATIONS_AFTER_CLOSE = 15;
    private static final int[] WINDOWS = {
        8, 9, 13, 16, 64, 1000, 8192, Backing.DEFAULT, Backing.DEFAULT, Backing.DEFAULT
    };

    @Test
    void randomSequencesBehaveAsInTheJdk() throws Exception {
        try (Scratch scratch = new Scratch()) {
            Seeds.run(1, (seed, random) -> new Sequence(seed, random, scratch).run());
        }
    }

    private static final class Sequence {

        private final long seed;
        private final RandomData data;
        private final RandomOperations operations;
        private final Backing backing;
        private final int window;
        private final JdkStream jdk;
        private final Scratch scratch;
        private final ReferenceImageStream oracle;

        /** Looking at the position might put right what is wrong, so some sequences do it seldom. */
        private final int statesSeenEvery;

        private final RecentLines log = new RecentLines();
        private int operationNumber;

        Sequence(long seed, Random random, Scratch scratch) throws IOException {
            this.seed = seed;
            this.scratch = scratch;
            data = RandomData.of(random);
            operations = new RandomOperations(random, () -> data.bytes().length, data.strings());
            backing = Backing.values()[random.nextInt(Backing.values().length)];
            window = WINDOWS[random.nextInt(WINDOWS.length)];
            jdk = JdkStream.values()[random.nextInt(JdkStream.values().length)];
            statesSeenEvery = random.nextInt(3) == 0 ? 9 : 1;
            oracle = new ReferenceImageStream(data.bytes());
        }

        void run() throws IOException {
            Path file = scratch.file(data.bytes());
            try (Opened opened = backing.open(data.bytes(), window, scratch);
                    JdkWitness witness = new JdkWitness(jdk, jdk.open(data.bytes(), file), oracle)) {
                compareAll(opened, witness);
            } catch (IOException | RuntimeException e) {
                throw new AssertionError(story("threw outside of an operation"), e);
            } finally {
                Files.delete(file);
            }
        }

        private void compareAll(Opened opened, JdkWitness witness) throws IOException {
            ImageInputStream ours = opened.stream();
            while (operationNumber < OPERATIONS) {
                compare(operations.next(oracle.getStreamPosition(), oracle.getFlushedPosition()), ours, witness);
            }
            Operation close = RandomOperations.close();
            compare(close, ours, witness);
            compareOrigins(opened);
            for (int i = 0; i < OPERATIONS_AFTER_CLOSE; i++) {
                compare(operations.next(0, 0), ours, witness);
            }
            compare(close, ours, witness);
        }

        private void compare(Operation operation, ImageInputStream ours, JdkWitness witness) throws IOException {
            operationNumber++;
            witness.before(operation);
            Answer expected = operation.on(oracle);
            log.add(operationNumber + ": " + operation + " -> " + expected + ", " + Operation.state(oracle));
            String disagreement = witness.disagreement(operation, expected);
            if (disagreement != null) {
                fail(story("the JDK's stream disagrees with the oracle: " + disagreement));
            }
            Answer answer = operation.on(ours);
            assertEquals(expected, answer, () -> story("another answer"));
            if (operationNumber % statesSeenEvery == 0) {
                assertEquals(Operation.state(oracle), Operation.state(ours), () -> story("another state"));
                long length = ours.length();
                if (length != oracle.length() && (length != -1 || backing.knowsLength())) {
                    fail(story("another length: " + length + " instead of " + oracle.length()));
                }
            }
        }

        /**
         * The origin stands where the JDK would leave it. After a read that began behind the end the JDK's streams have
         * gone through all of their InputStream; a channel may as well stand behind the last byte returned.
         */
        private void compareOrigins(Opened opened) throws IOException {
            OptionalLong pointer = opened.pointer();
            if (pointer.isPresent() && (backing.isCached() || pointer.getAsLong() != oracle.returned())) {
                assertEquals(oracle.consumed(), pointer.getAsLong(), () -> story("left its origin elsewhere"));
            }
        }

        private String story(String what) {
            return what + "\nreproduce: -Dslipstream.seed=" + seed + "\nbacking " + backing + ", window "
                    + (window == Backing.DEFAULT ? "default" : window) + ", " + data.bytes().length
                    + " bytes, beside the JDK's " + jdk + ", operation " + operationNumber + ", expected so far:\n"
                    + log;
        }
    }
}
