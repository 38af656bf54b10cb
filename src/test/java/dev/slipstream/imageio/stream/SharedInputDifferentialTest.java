package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.testing.InputKind;
import dev.slipstream.imageio.testing.Seeds;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import javax.imageio.stream.FileCacheImageInputStream;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * An application goes on with its own stream at random times, after what was read ahead has been put back, as it is
 * when a reader ends: the answers of our stream and of one of the JDK's, and the positions of their origins, must be
 * the same.
 */
class SharedInputDifferentialTest {

    private static final int OPERATIONS = 120;
    private static final int LONGEST = 40_000;

    @TempDir
    Path folder;

    @Test
    void anApplicationThatGoesOnWithItsStreamSeesTheJdks() throws Exception {
        Seeds.run(1, (seed, random) -> new Sequence(seed, random).run());
    }

    private final class Sequence {

        private final Random random;
        private final byte[] bytes;
        private final boolean isFileCache;
        private final Comparison comparison;
        private final SharedInput ours;
        private final SharedInput jdks;

        Sequence(long seed, Random random) throws IOException {
            this.random = random;
            bytes = new byte[1 + random.nextInt(random.nextBoolean() ? 100 : LONGEST)];
            random.nextBytes(bytes);
            InputKind kind = random.nextInt(2) == 0 ? InputKind.FILE_INPUT_STREAM : InputKind.BYTE_ARRAY_INPUT_STREAM;
            isFileCache = random.nextBoolean();
            comparison = new Comparison(seed, kind + " of " + bytes.length + " bytes, JDK's "
                    + (isFileCache ? "file" : "memory") + " cache");
            ours = SharedInput.of(kind, bytes, folder.resolve("ours"));
            jdks = SharedInput.of(kind, bytes, folder.resolve("jdks"));
        }

        void run() throws IOException {
            WindowedImageInputStream stream = WindowedImageInputStream.of(ours.in());
            ImageInputStream jdk = isFileCache
                    ? new FileCacheImageInputStream(jdks.in(), folder.toFile())
                    : new MemoryCacheImageInputStream(jdks.in());
            RandomOperations operations = new RandomOperations(random, () -> bytes.length, List.of());
            for (int i = 0; i < OPERATIONS; i++) {
                if (random.nextInt(8) == 0) {
                    stream.putBack();
                    assertSamePlace();
                    move();
                } else {
                    compare(operation(operations, stream), stream, jdk);
                }
            }
            boolean wasMoved = random.nextBoolean();
            if (wasMoved) {
                stream.putBack();
                move();
            }
            stream.close();
            jdk.close();
            assertSamePlace();
            ours.in().close();
            jdks.in().close();
        }

        private void assertSamePlace() throws IOException {
            assertEquals(jdks.position(), ours.position(), () -> comparison.story("the origin is elsewhere"));
        }

        private Operation operation(RandomOperations operations, ImageInputStream stream) throws IOException {
            return switch (random.nextInt(4)) {
                case 0 -> nearMove(stream.getStreamPosition());
                case 1 -> bulk(1 + random.nextInt(random.nextBoolean() ? 50 : 10_000));
                default -> operations.primitive();
            };
        }

        /** Not so far past the end that the JDK's caches cannot count. */
        private Operation nearMove(long position) {
            return RandomOperations.seek(random.nextBoolean()
                    ? Math.max(0, position + random.nextInt(81) - 40)
                    : random.nextInt(bytes.length + 10));
        }

        private Operation bulk(int length) {
            return new Operation("read", length, in -> {
                byte[] b = new byte[length];
                return new Object[] {in.read(b), b};
            });
        }

        private void compare(Operation operation, ImageInputStream stream, ImageInputStream jdk) throws IOException {
            Outcome expected = comparison.expect(operation, jdk);
            comparison.assertOutcome(expected, operation, stream);
            if (expected.value() == IOException.class) {
                stream.seek(jdk.getStreamPosition()); // within a value or before it: nobody says where
            }
            comparison.assertState(jdk, stream);
        }

        /** What an application does to its own stream. */
        private void move() throws IOException {
            int drawn = random.nextInt(20);
            int place = random.nextInt(bytes.length + 1);
            // The JDK's file cache, once it has seen the end, never reads again.
            boolean isStuck = isFileCache && jdks.position() == bytes.length;
            if (jdks.position() < 0 || isStuck) {
                comparison.note("nothing done");
            } else if (drawn == 0) {
                comparison.note("closed");
                ours.in().close();
                jdks.in().close();
            } else if (drawn < 10) {
                comparison.note("moved to " + place);
                ours.moveTo(place);
                jdks.moveTo(place);
            } else if (drawn < 15) {
                comparison.note("read " + place % 100 + " bytes");
                ours.in().readNBytes(place % 100);
                jdks.in().readNBytes(place % 100);
            } else {
                comparison.note("looked at only");
            }
        }
    }
}
