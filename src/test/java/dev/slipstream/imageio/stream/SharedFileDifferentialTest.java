package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.testing.Seeds;
import dev.slipstream.imageio.testing.Use;
import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import javax.imageio.stream.FileImageOutputStream;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * An application that writes, reads and moves its {@code RandomAccessFile} between the operations of the stream on it:
 * after each the file, its pointer and the stream are as with the JDK's stream.
 */
class SharedFileDifferentialTest {

    private static final int OPERATIONS = 60;

    @TempDir
    Path folder;

    @Test
    void applicationAndStreamShareAFileAsInTheJdk() throws Exception {
        Seeds.run(1, this::run);
    }

    private void run(long seed, Random random) throws IOException {
        File ours = folder.resolve("ours" + seed).toFile();
        File theirs = folder.resolve("theirs" + seed).toFile();
        try (RandomAccessFile file = new RandomAccessFile(ours, "rw");
                RandomAccessFile jdkFile = new RandomAccessFile(theirs, "rw")) {
            byte[] existing = new byte[random.nextInt(30)];
            int begin = random.nextInt(40);
            for (RandomAccessFile each : List.of(file, jdkFile)) {
                each.write(existing);
                each.seek(begin);
            }
            ImageOutputStream jdk = new FileImageOutputStream(jdkFile);
            jdk.seek(begin); // which JDKs before 25 do not do by themselves
            new Sequence(seed, random, new Shared(file, WindowedImageOutputStream.of(file)),
                    new Shared(jdkFile, jdk)).run();
        }
        assertArrayEquals(Files.readAllBytes(theirs.toPath()), Files.readAllBytes(ours.toPath()), "seed " + seed);
        Files.delete(ours.toPath());
        Files.delete(theirs.toPath());
    }

    /** A file and the stream on it. */
    private record Shared(RandomAccessFile file, ImageOutputStream stream) {

        String state() throws IOException {
            return Outcome.state(stream) + ", file at " + file.getFilePointer() + " of " + file.length();
        }

        byte[] content() throws IOException {
            long pointer = file.getFilePointer();
            byte[] content = new byte[(int) file.length()];
            file.seek(0);
            file.readFully(content);
            file.seek(pointer);
            return content;
        }

        /** Whether the application has moved the file away from the stream. */
        boolean isApart() throws IOException {
            return file.getFilePointer() != stream.getStreamPosition();
        }
    }

    private static final class Sequence {

        private final Random random;
        private final Shared ours;
        private final Shared jdk;
        private final RandomOperations operations;
        private final Comparison comparison;

        Sequence(long seed, Random random, Shared ours, Shared jdk) {
            this.random = random;
            this.ours = ours;
            this.jdk = jdk;
            this.operations = new RandomOperations(random, () -> 0, List.of());
            this.comparison = new Comparison(seed, "a shared file");
        }

        void run() throws IOException {
            for (int i = 0; i < OPERATIONS; i++) {
                if (random.nextInt(4) == 0) {
                    application();
                } else {
                    stream();
                }
                assertEquals(jdk.state(), ours.state(), () -> comparison.story("another state"));
                assertArrayEquals(jdk.content(), ours.content(), () -> comparison.story("other content"));
            }
            if (random.nextBoolean()) {
                perform(RandomOperations.close());
            }
        }

        private void stream() throws IOException {
            Operation operation = switch (random.nextInt(10)) {
                case 0, 1, 2, 3, 4 -> operations.writing();
                case 5, 6 -> operations.primitive();
                case 7 -> RandomOperations.seek(random.nextInt((int) jdk.file().length() + 20));
                case 8 -> bits();
                default -> random.nextInt(3) > 0
                        ? new Operation("readLine", 0, in -> in.readLine())
                        : Operation.doing("flush", 0, in -> in.flush());
            };
            boolean looksFirst = operation.method().contains("Bit") || jdk.stream().getBitOffset() != 0;
            if (looksFirst && jdk.isApart()) { // the JDK's would mix the bits of two places
                perform(RandomOperations.seek(jdk.stream().getStreamPosition()));
            }
            perform(operation);
        }

        private Operation bits() throws IOException {
            int offset = random.nextInt(8);
            int count = 1 + random.nextInt(64 - jdk.stream().getBitOffset());
            return random.nextBoolean()
                    ? Operation.doing("setBitOffset", offset, in -> in.setBitOffset(offset))
                    : new Operation("readBits", count, in -> in.readBits(count));
        }

        private void perform(Operation operation) {
            comparison.assertOutcome(comparison.expect(operation, jdk.stream()), operation, ours.stream());
        }

        private void application() throws IOException {
            long position = random.nextInt((int) jdk.file().length() + 10);
            byte[] bytes = new byte[1 + random.nextInt(30)];
            random.nextBytes(bytes);
            switch (random.nextInt(4)) {
                case 0 -> apply("application moves to " + position, file -> file.seek(position));
                case 1 -> apply("application writes " + bytes.length, file -> file.write(bytes));
                case 2 -> apply("application reads", RandomAccessFile::read);
                default -> apply("application appends " + bytes.length, file -> {
                    file.seek(file.length());
                    file.write(bytes);
                });
            }
        }

        private void apply(String what, Use<RandomAccessFile> act) throws IOException {
            comparison.note(what);
            act.of(jdk.file());
            act.of(ours.file());
        }
    }
}
