package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.stream.Operation.Answer;
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
 * when a reader ends: whatever our stream and one of the JDK's answer, and where their origins stand, must be the same.
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

        private final long seed;
        private final Random random;
        private final byte[] bytes;
        private final SharedInput.Kind kind;
        private final boolean isFileCache;
        private final RecentLines log = new RecentLines();

        Sequence(long seed, Random random) {
            this.seed = seed;
            this.random = random;
            bytes = new byte[1 + random.nextInt(random.nextBoolean() ? 100 : LONGEST)];
            random.nextBytes(bytes);
            kind = SharedInput.Kind.values()[random.nextInt(SharedInput.Kind.values().length)];
            isFileCache = random.nextBoolean();
        }

        void run() throws IOException {
            SharedInput ours = SharedInput.of(kind, bytes, folder.resolve("ours"));
            SharedInput jdks = SharedInput.of(kind, bytes, folder.resolve("jdks"));
            WindowedImageInputStream stream = WindowedImageInputStream.of(ours.in());
            ImageInputStream jdk = isFileCache
                    ? new FileCacheImageInputStream(jdks.in(), folder.toFile())
                    : new MemoryCacheImageInputStream(jdks.in());
            RandomOperations operations = new RandomOperations(random, () -> bytes.length, List.of());
            for (int i = 0; i < OPERATIONS; i++) {
                if (random.nextInt(8) == 0) {
                    stream.putBack();
                    assertEquals(jdks.position(), ours.position(), () -> story("the origin stands elsewhere"));
                    move(ours, jdks);
                } else {
                    compare(operation(operations, stream), stream, jdk);
                }
            }
            boolean wasMoved = random.nextBoolean();
            if (wasMoved) {
                stream.putBack();
                move(ours, jdks);
            }
            stream.close();
            jdk.close();
            assertEquals(jdks.position(), ours.position(), () -> story("the origin was left elsewhere"));
            ours.in().close();
            jdks.in().close();
        }

        private Operation operation(RandomOperations operations, ImageInputStream stream) throws IOException {
            return switch (random.nextInt(4)) {
                case 0 -> nearMove(stream.getStreamPosition());
                case 1 -> bulk(1 + random.nextInt(random.nextBoolean() ? 50 : 10_000));
                default -> operations.primitive();
            };
        }

        /** Not as far behind the end as the JDK's caches cannot count. */
        private Operation nearMove(long position) {
            long to = random.nextBoolean()
                    ? Math.max(0, position + random.nextInt(81) - 40)
                    : random.nextInt(bytes.length + 10);
            return new Operation("seek", to, in -> {
                in.seek(to);
                return "done";
            });
        }

        private Operation bulk(int length) {
            return new Operation("read", length, in -> {
                byte[] b = new byte[length];
                return new Object[] {in.read(b), b};
            });
        }

        private void compare(Operation operation, ImageInputStream ours, ImageInputStream jdk) throws IOException {
            Answer expected = operation.on(jdk);
            log.add(operation + " -> " + expected + ", " + Operation.state(jdk));
            assertEquals(expected, operation.on(ours), () -> story("another answer"));
            if (expected.value() == IOException.class) {
                ours.seek(jdk.getStreamPosition()); // within a value or before it: nobody says where
            }
            assertEquals(Operation.state(jdk), Operation.state(ours), () -> story("another state"));
        }

        /** What an application does to its own stream. */
        private void move(SharedInput ours, SharedInput jdks) throws IOException {
            int drawn = random.nextInt(20);
            int place = random.nextInt(bytes.length + 1);
            // The JDK's file cache, once it has seen the end, never asks again.
            boolean isStuck = isFileCache && jdks.position() == bytes.length;
            if (jdks.position() < 0 || isStuck) {
                log.add("nothing done");
            } else if (drawn == 0) {
                log.add("closed");
                ours.in().close();
                jdks.in().close();
            } else if (drawn < 10) {
                log.add("moved to " + place);
                ours.moveTo(place);
                jdks.moveTo(place);
            } else if (drawn < 15) {
                log.add("read " + place % 100 + " bytes");
                ours.in().readNBytes(place % 100);
                jdks.in().readNBytes(place % 100);
            } else {
                log.add("looked at only");
            }
        }

        private String story(String what) {
            return what + "\nreproduce: -Dslipstream.seed=" + seed + "\n" + kind + " of " + bytes.length
                    + " bytes, JDK's "
                    + (isFileCache ? "file" : "memory") + " cache, expected so far:\n" + log;
        }
    }
}
