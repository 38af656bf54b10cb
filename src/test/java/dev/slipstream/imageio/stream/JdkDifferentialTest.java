package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.slipstream.imageio.testing.InputKind;
import dev.slipstream.imageio.testing.OutputKind;
import dev.slipstream.imageio.testing.Seeds;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/**
 * Random sequences of operations on a stream of ours, on the oracle and on a stream of the JDK: how they end, where the
 * streams are after each, and what they have read and written must be the same.
 */
class JdkDifferentialTest {

    private static final int[] WINDOWS = {
        8, 9, 13, 16, 64, 1000, 8192, Backing.DEFAULT, Backing.DEFAULT, Backing.DEFAULT
    };

    @AutoClose
    private static final Scratch SCRATCH = new Scratch();

    @Test
    void readingIsAsInTheJdk() throws Exception {
        Seeds.run(1, (seed, random) -> Reading.of(seed, random).run());
    }

    @Test
    void writingAndReadingBackIsAsInTheJdk() throws Exception {
        int[] retired = new int[1];
        int sequences = Seeds.run(1, (seed, random) -> retired[0] += Writing.of(seed, random).run() ? 0 : 1);
        assertTrue(retired[0] <= Math.max(1, sequences / 4),
                () -> "the JDK's bugs have the last word too often: " + retired[0]);
    }

    private static <T> T any(Random random, Set<T> values) {
        return List.copyOf(values).get(random.nextInt(values.size()));
    }

    private abstract static class Sequence {

        private static final int OPERATIONS_AFTER_CLOSE = 15;

        final Random random;
        final ReferenceImageStream oracle;
        final RandomOperations operations;
        final Comparison comparison;
        final int window;

        /** Looking at the position might put right what is wrong, so some sequences do it seldom. */
        private final int statesSeenEvery;

        int performed;

        Sequence(long seed, Random random, RandomData data, String what) {
            this.random = random;
            window = WINDOWS[random.nextInt(WINDOWS.length)];
            statesSeenEvery = random.nextInt(3) == 0 ? 9 : 1;
            oracle = new ReferenceImageStream(data.bytes());
            operations = new RandomOperations(random, oracle::size, data.strings());
            comparison = new Comparison(seed, what + ", " + data.bytes().length + " bytes there before, window "
                    + (window == Backing.DEFAULT ? "default" : window));
        }

        /** Performs random operations, and some more after close. */
        final void compare(int count, ImageInputStream ours, Witness witness) throws IOException {
            while (performed < count) {
                compare(next(), ours, witness);
            }
            compare(RandomOperations.close(), ours, witness);
            afterClose();
            for (int i = 0; i < OPERATIONS_AFTER_CLOSE; i++) {
                compare(nextAfterClose(), ours, witness);
            }
            compare(RandomOperations.close(), ours, witness);
        }

        private void compare(Operation operation, ImageInputStream ours, Witness witness) throws IOException {
            performed++;
            witness.before(operation);
            Outcome expected = comparison.expect(operation, oracle);
            String disagreement = witness.disagreement(operation, expected);
            if (disagreement != null) {
                fail(comparison.story("the JDK's stream disagrees with the oracle: " + disagreement));
            }
            comparison.assertOutcome(expected, operation, ours);
            if (performed % statesSeenEvery == 0) {
                comparison.assertState(oracle, ours);
                long length = ours.length();
                assertTrue(isLength(length), () -> comparison.story("another length: " + length));
            }
            after(operation);
        }

        final AssertionError thrownOutside(Exception e) {
            return new AssertionError(comparison.story("threw outside of an operation"), e);
        }

        abstract Operation next() throws IOException;

        abstract Operation nextAfterClose();

        abstract boolean isLength(long length);

        void after(Operation operation) throws IOException {}

        abstract void afterClose() throws IOException;
    }

    private static final class Reading extends Sequence {

        private static final int OPERATIONS = 300;

        private final Backing backing;
        private final InputKind jdk;
        private final Opened opened;

        static Reading of(long seed, Random random) throws IOException {
            RandomData data = RandomData.of(random);
            return new Reading(seed, random, data, any(random, EnumSet.allOf(Backing.class)),
                    any(random, InputKind.ofTheJdk()));
        }

        private Reading(long seed, Random random, RandomData data, Backing backing, InputKind jdk) throws IOException {
            super(seed, random, data, backing + " beside " + jdk);
            this.backing = backing;
            this.jdk = jdk;
            this.opened = backing.open(data.bytes(), window, SCRATCH);
        }

        void run() throws IOException {
            Path file = SCRATCH.file(oracle.bytes());
            InputKind.Opened theirs = jdk.open(file);
            try (opened; Witness witness = new Witness.OfInput(jdk, theirs.stream(), oracle)) {
                compare(OPERATIONS, opened.stream(), witness);
            } catch (IOException | RuntimeException e) {
                throw thrownOutside(e);
            } finally {
                theirs.underneath().close();
                Files.delete(file);
            }
        }

        @Override
        Operation next() throws IOException {
            return operations.reading(oracle.getStreamPosition(), oracle.getFlushedPosition());
        }

        @Override
        Operation nextAfterClose() {
            return operations.reading(0, 0);
        }

        @Override
        boolean isLength(long length) {
            return length == oracle.length() || (length == -1 && !backing.knowsLength());
        }

        @Override
        void after(Operation operation) {
            ImageInputStream stream = opened.stream();
            boolean isSomewhere = stream.isCachedMemory() ^ stream.isCachedFile();
            assertTrue(stream.isCached() == backing.isCached()
                    && (isSomewhere == stream.isCached() || performed > OPERATIONS),
                    () -> comparison.story("cached elsewhere"));
        }

        /**
         * The origin is where the JDK would leave it. After a read that began past the end the JDK's streams have
         * gone through all of their InputStream; a channel may as well be after the last byte returned.
         */
        @Override
        void afterClose() throws IOException {
            OptionalLong pointer = opened.pointer();
            if (pointer.isPresent() && (backing.isCached() || pointer.getAsLong() != oracle.returned())) {
                assertEquals(oracle.consumed(), pointer.getAsLong(),
                        () -> comparison.story("left its origin elsewhere"));
            }
        }
    }

    private static final class Writing extends Sequence {

        private static final int OPERATIONS = 200;

        /** Nothing is written so far past the end: there would be gigabytes of zeros. */
        private static final int LARGEST_GAP = 150_000;

        private final Destination destination;
        private final Opened opened;
        private final Witness.OfOutput witness;

        /** Of a hundred operations: some streams are mostly written, some mostly read. */
        private final int share;

        static Writing of(long seed, Random random) throws IOException {
            Destination destination = any(random, EnumSet.allOf(Destination.class));
            boolean isNew = destination.isCache() || random.nextBoolean();
            RandomData data = isNew ? new RandomData(new byte[0], List.of()) : RandomData.of(random);
            OutputKind jdk = isNew ? any(random, OutputKind.ofTheJdk()) : OutputKind.JDK_FILE;
            return new Writing(seed, random, destination, data, jdk);
        }

        private Writing(long seed, Random random, Destination destination, RandomData data, OutputKind jdk)
                throws IOException {
            super(seed, random, data, destination + " beside " + jdk);
            this.destination = destination;
            this.share = 30 + random.nextInt(65);
            this.opened = destination.open(data.bytes(), window, SCRATCH);
            this.witness = new Witness.OfOutput(jdk, Opened.output(jdk, data.bytes(), SCRATCH), oracle);
        }

        /** Whether the JDK's stream has said all to the end. */
        boolean run() throws IOException {
            try (opened; witness) {
                compare(OPERATIONS, opened.stream(), witness);
                assertArrayEquals(oracle.bytes(), opened.arrived(), () -> comparison.story("wrote when closed"));
                return !witness.isRetired();
            } catch (IOException | RuntimeException e) {
                throw thrownOutside(e);
            }
        }

        @Override
        Operation next() throws IOException {
            long position = oracle.getStreamPosition();
            long flushed = oracle.getFlushedPosition();
            if (position > oracle.size() + LARGEST_GAP) {
                return random.nextBoolean() ? operations.primitive() : operations.move(position, flushed);
            }
            return random.nextInt(100) < share ? operations.writing() : operations.reading(position, flushed);
        }

        @Override
        Operation nextAfterClose() {
            return random.nextBoolean() ? operations.writing() : operations.reading(0, 0);
        }

        @Override
        boolean isLength(long length) {
            return length == oracle.length();
        }

        /** A file has everything after a flush; what can only be written onwards has what was flushed, at any time. */
        @Override
        void after(Operation operation) throws IOException {
            boolean isFlush = performed <= OPERATIONS && operation.method().startsWith("flush");
            if (destination.isCache() && (isFlush || performed % 60 == 0)) {
                byte[] flushed = Arrays.copyOf(oracle.bytes(), oracle.handedOver());
                assertArrayEquals(flushed, opened.arrived(), () -> comparison.story("handed over something else"));
            } else if (isFlush && operation.method().equals("flush")) {
                assertArrayEquals(oracle.bytes(), opened.arrived(), () -> comparison.story("flushed something else"));
            }
        }

        @Override
        void afterClose() throws IOException {
            assertArrayEquals(oracle.bytes(), opened.arrived(), () -> comparison.story("wrote something else"));
            assertTrue(witness.hasWrittenTheSame(), () -> comparison.story("the JDK wrote something else"));
        }
    }

    /** Bytes with something for every method: noise, lines with all three ends, modified UTF-8, runs of one value. */
    private record RandomData(byte[] bytes, List<Integer> strings) {

        private static final int[] SMALL = {0, 1, 7, 8, 9, 15, 16, 17, 63, 64, 65, 300, 1000};
        private static final int[] MEDIUM = {8191, 8192, 8193, 16383, 16384, 16385};
        private static final int[] LARGE = {65535, 65536, 65537};
        private static final int[] HUGE = {1 << 20};

        /** Mostly small: what goes wrong does so at a boundary, and one of 8 bytes is as good as one of 64 KiB. */
        static RandomData of(Random random) throws IOException {
            int drawn = random.nextInt(100);
            int[] sizes = drawn < 70 ? SMALL : drawn < 93 ? MEDIUM : drawn < 99 ? LARGE : HUGE;
            return of(random, sizes[random.nextInt(sizes.length)]);
        }

        static RandomData of(Random random, int size) throws IOException {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream(size + 1000);
            DataOutputStream out = new DataOutputStream(bytes);
            List<Integer> strings = new ArrayList<>();
            while (out.size() < size) {
                switch (random.nextInt(6)) {
                    case 0, 1 -> out.write(noise(random));
                    case 2, 3 -> out.write(line(random));
                    case 4 -> {
                        strings.add(out.size());
                        out.writeUTF(characters(random, 1 + random.nextInt(40)));
                    }
                    default -> {
                        byte[] run = new byte[random.nextInt(40)];
                        Arrays.fill(run, (byte) random.nextInt());
                        out.write(run);
                    }
                }
            }
            return new RandomData(Arrays.copyOf(bytes.toByteArray(), size), strings);
        }

        private static byte[] noise(Random random) {
            byte[] noise = new byte[random.nextInt(200)];
            random.nextBytes(noise);
            return noise;
        }

        private static byte[] line(Random random) {
            String end = List.of("\n", "\r", "\r\n", "\n\r", "\r\r\n").get(random.nextInt(5));
            return ("x".repeat(random.nextInt(30)) + '\u00e9' + end).getBytes(StandardCharsets.ISO_8859_1);
        }

        /** Characters of one, two and three bytes in modified UTF-8. */
        private static String characters(Random random, int count) {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < count; i++) {
                text.append((char) random.nextInt(1 << (1 + random.nextInt(16))));
            }
            return text.toString();
        }
    }
}
