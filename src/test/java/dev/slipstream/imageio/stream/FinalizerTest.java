package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.ref.Reference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageInputStreamImpl;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A finalizer costs several times the decoding of a small image. {@code ImageInputStreamImpl} has one up to JDK 26; the
 * JVM leaves it out for a class whose own {@code finalize} is empty.
 */
@Timeout(60)
class FinalizerTest {

    private static final int STREAMS = 5000;
    private static final InputStream IN = new ByteArrayInputStream(new byte[1]);
    private static final OutputStream OUT = OutputStream.nullOutputStream();

    static Stream<Supplier<ImageInputStream>> ours() {
        return Stream.of(() -> WindowedImageInputStream.of(new byte[1]), () -> WindowedImageInputStream.of(IN),
                () -> WindowedImageOutputStream.of(OUT), () -> WindowedImageOutputStream.of(OUT, null));
    }

    private static final class WithFinalizer extends ImageInputStreamImpl {
        @Override
        @Deprecated
        @SuppressWarnings({"removal", "Finalize"})
        protected void finalize() {
            if (bitOffset == 0) { // not empty
                bitOffset = 1;
            }
        }

        @Override
        public int read() {
            return -1;
        }

        @Override
        public int read(byte[] b, int off, int len) {
            return -1;
        }
    }

    @ParameterizedTest
    @MethodSource("ours")
    void noFinalizerIsRegisteredForAStream(Supplier<ImageInputStream> opener) throws Exception {
        assertTrue(finalizersOf(opener) < STREAMS / 10);
    }

    @Test
    void thisWayOfCountingSeesAFinalizer() throws Exception {
        assertTrue(finalizersOf(WithFinalizer::new) >= STREAMS);
    }

    /** The finalizers that are alive only while the streams are. */
    private static long finalizersOf(Supplier<ImageInputStream> opener) throws IOException, InterruptedException {
        long before = LiveObjects.thatStay("java.lang.ref.Finalizer");
        List<ImageInputStream> streams = new ArrayList<>();
        for (int i = 0; i < STREAMS; i++) {
            streams.add(opener.get());
        }
        long with = LiveObjects.of("java.lang.ref.Finalizer");
        Reference.reachabilityFence(streams);
        return with - before;
    }

    /** Counts the live objects of a class in this JVM, by {@code jcmd}'s histogram. */
    private static final class LiveObjects {

        private static final Path JCMD = Path.of(System.getProperty("java.home"), "bin", "jcmd");

        private LiveObjects() {}

        /** The objects that are alive once earlier garbage has been finalized. */
        static long thatStay(String className) throws IOException, InterruptedException {
            long count = Long.MAX_VALUE;
            long next = of(className);
            while (next < count) {
                count = next;
                Thread.sleep(100);
                next = of(className);
            }
            return count;
        }

        /**
         * Skips the test where there is no {@code jcmd}. Its output goes to a file, since this JVM is stopped
         * meanwhile.
         */
        static long of(String className) throws IOException, InterruptedException {
            assumeTrue(Files.isExecutable(JCMD), "no jcmd in " + JCMD);
            Path histogram = Files.createTempFile("histogram", ".txt");
            try {
                int code = new ProcessBuilder(JCMD.toString(), String.valueOf(ProcessHandle.current().pid()),
                        "GC.class_histogram").redirectErrorStream(true).redirectOutput(histogram.toFile()).start()
                                .waitFor();
                if (code != 0) {
                    throw new IOException("exit code " + code + " of " + JCMD + ": " + Files.readString(histogram));
                }
                Matcher line = Pattern.compile("(\\d+)\\s+\\d+\\s+" + Pattern.quote(className) + "\\s")
                        .matcher(Files.readString(histogram));
                return line.find() ? Long.parseLong(line.group(1)) : 0;
            } finally {
                Files.delete(histogram);
            }
        }
    }
}
