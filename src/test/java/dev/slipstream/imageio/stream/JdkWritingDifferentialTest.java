package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.slipstream.imageio.stream.Operation.Answer;
import dev.slipstream.imageio.testing.JdkOutput;
import dev.slipstream.imageio.testing.Seeds;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Test;

/**
 * Random sequences of writes, reads, moves and flushes on a stream of ours, on the oracle and on a stream of the JDK:
 * whatever they answer, where they stand, and what arrives at their destinations must be the same.
 */
class JdkWritingDifferentialTest {

    private static final int OPERATIONS = 200;
    private static final int OPERATIONS_AFTER_CLOSE = 15;
    private static final int[] WINDOWS = {
        8, 9, 13, 16, 64, 1000, 8192, Destination.DEFAULT, Destination.DEFAULT, Destination.DEFAULT
    };

    @Test
    void randomSequencesBehaveAsInTheJdk() throws Exception {
        int[] retired = new int[1];
        try (Scratch scratch = new Scratch()) {
            int sequences = Seeds.run(1,
                    (seed, random) -> retired[0] += new Sequence(seed, random, scratch).run() ? 0 : 1);
            assertTrue(retired[0] <= Math.max(1, sequences / 4),
                    () -> "the JDK's bugs have the last word too often: " + retired[0]);
        }
    }

    private static final class Sequence {

        /** Nothing is written so far behind the end: there would be gigabytes of zeros. */
        private static final int LARGEST_GAP = 150_000;

        private final long seed;
        private final Random random;
        private final byte[] existing;
        private final Destination destination;
        private final int window;
        private final JdkOutput jdk;
        private final Scratch scratch;
        private final ReferenceImageStream oracle;
        private final RandomOperations operations;
        private final RandomWrites writes;

        /** Of a hundred operations: some streams are mostly written, some mostly read. */
        private final int share;

        /** Looking at the position might put right what is wrong, so some sequences do it seldom. */
        private final int statesSeenEvery;

        private final RecentLines log = new RecentLines();
        private int operationNumber;

        Sequence(long seed, Random random, Scratch scratch) throws IOException {
            this.seed = seed;
            this.random = random;
            this.scratch = scratch;
            destination = Destination.values()[random.nextInt(Destination.values().length)];
            window = WINDOWS[random.nextInt(WINDOWS.length)];
            boolean empty = destination.isCache() || random.nextBoolean();
            existing = empty ? new byte[0] : RandomData.of(random).bytes();
            jdk = empty ? JdkOutput.values()[random.nextInt(3)] : JdkOutput.FILE;
            share = 30 + random.nextInt(65);
            statesSeenEvery = random.nextInt(3) == 0 ? 9 : 1;
            oracle = new ReferenceImageStream(existing);
            operations = new RandomOperations(random, oracle::size, List.of());
            writes = new RandomWrites(random);
        }

        /** Whether the JDK's stream has said all to the end. */
        boolean run() throws IOException {
            try (OpenedOutput opened = destination.open(existing, window, scratch);
                    JdkOutputWitness witness =
                            new JdkOutputWitness(jdk, OpenedOutput.of(jdk, existing, scratch), oracle)) {
                compareAll(opened, witness);
                return !witness.isRetired();
            } catch (IOException | RuntimeException e) {
                throw new AssertionError(story("threw outside of an operation"), e);
            }
        }

        private void compareAll(OpenedOutput opened, JdkOutputWitness witness) throws IOException {
            while (operationNumber < OPERATIONS) {
                compare(next(), opened, witness);
            }
            Operation close = RandomOperations.close();
            compare(close, opened, witness);
            assertArrayEquals(oracle.bytes(), opened.arrived(), () -> story("wrote something else"));
            assertTrue(witness.hasWrittenTheSame(), () -> story("the JDK wrote something else"));
            for (int i = 0; i < OPERATIONS_AFTER_CLOSE; i++) {
                compare(random.nextBoolean() ? writes.next() : operations.next(0, 0), opened, witness);
            }
            compare(close, opened, witness);
            assertArrayEquals(oracle.bytes(), opened.arrived(), () -> story("wrote after it was closed"));
        }

        private Operation next() throws IOException {
            long position = oracle.getStreamPosition();
            long flushed = oracle.getFlushedPosition();
            if (position > oracle.size() + LARGEST_GAP) {
                return random.nextBoolean() ? operations.primitive() : operations.move(position, flushed);
            }
            return random.nextInt(100) < share ? writes.next() : operations.next(position, flushed);
        }

        private void compare(Operation operation, OpenedOutput opened, JdkOutputWitness witness) throws IOException {
            operationNumber++;
            witness.before(operation);
            Answer expected = operation.on(oracle);
            log.add(operationNumber + ": " + operation + " -> " + expected + ", " + Operation.state(oracle)
                    + ", length " + oracle.length());
            String disagreement = witness.disagreement(operation, expected);
            if (disagreement != null) {
                fail(story("the JDK's stream disagrees with the oracle: " + disagreement));
            }
            ImageOutputStream ours = opened.stream();
            Answer answer = operation.on(ours);
            assertEquals(expected, answer, () -> story("another answer"));
            if (operationNumber % statesSeenEvery == 0) {
                assertEquals(Operation.state(oracle), Operation.state(ours), () -> story("another state"));
                assertEquals(oracle.length(), ours.length(), () -> story("another length"));
            }
            if ((operationNumber <= OPERATIONS && operation.method().startsWith("flush"))
                    || operationNumber % 60 == 0) {
                compareArrived(opened, operation);
            }
        }

        /** A file has everything after a flush; what can only be written onwards has what was flushed, at any time. */
        private void compareArrived(OpenedOutput opened, Operation operation) throws IOException {
            if (destination.isCache()) {
                byte[] flushed = Arrays.copyOf(oracle.bytes(), oracle.handedOver());
                assertArrayEquals(flushed, opened.arrived(), () -> story("handed over something else"));
            } else if (operation.method().equals("flush")) {
                assertArrayEquals(oracle.bytes(), opened.arrived(), () -> story("flushed something else"));
            }
        }

        private String story(String what) {
            return what + "\nreproduce: -Dslipstream.seed=" + seed + "\ndestination " + destination + ", window "
                    + (window == Destination.DEFAULT ? "default" : window) + ", " + existing.length
                    + " bytes there before, beside the JDK's " + jdk + ", operation " + operationNumber
                    + ", expected so far:\n" + log;
        }
    }
}
