package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.Reference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageInputStreamImpl;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * A finalizer costs several times the decoding of a small image. {@code ImageInputStreamImpl} has one; the JVM leaves
 * it out for a class whose own {@code finalize} is empty.
 */
@Timeout(60)
class FinalizerTest {

    private static final int STREAMS = 5000;
    private static final Path JCMD = Path.of(System.getProperty("java.home"), "bin", "jcmd");

    @TempDir
    Path folder;

    @BeforeEach
    void lookForJcmd() {
        assumeTrue(Files.isExecutable(JCMD), "no jcmd in " + JCMD);
    }

    @Test
    void noFinalizerIsRegisteredForAStream() throws IOException, InterruptedException {
        assertTrue(finalizersOf(() -> WindowedImageInputStream.of(new byte[1])) < STREAMS / 10);
        InputStream in = new ByteArrayInputStream(new byte[1]);
        assertTrue(finalizersOf(() -> WindowedImageInputStream.of(in)) < STREAMS / 10);
    }

    @Test
    void thisWayOfCountingSeesAFinalizer() throws IOException, InterruptedException {
        assertTrue(finalizersOf(WithFinalizer::new) >= STREAMS);
    }

    @Test
    void finalizeIsDeclaredSoThatTheInheritedOneIsNotRegistered() throws ReflectiveOperationException {
        assertEquals(WindowedImageInputStream.class,
                WindowedImageInputStream.class.getDeclaredMethod("finalize").getDeclaringClass());
    }

    /** Finalizers that live while the streams do and not without them. */
    private long finalizersOf(Supplier<ImageInputStream> opener) throws IOException, InterruptedException {
        long before = finalizersThatStay();
        List<ImageInputStream> streams = new ArrayList<>();
        for (int i = 0; i < STREAMS; i++) {
            streams.add(opener.get());
        }
        long with = finalizers();
        Reference.reachabilityFence(streams);
        return with - before;
    }

    /** Counted when those of earlier garbage have been run. */
    private long finalizersThatStay() throws IOException, InterruptedException {
        long count = Long.MAX_VALUE;
        long next = finalizers();
        while (next < count) {
            count = next;
            Thread.sleep(100);
            next = finalizers();
        }
        return count;
    }

    /** From {@code jcmd}'s histogram of live objects: in a file, since this JVM stands still while it is made. */
    private long finalizers() throws IOException, InterruptedException {
        Path histogram = folder.resolve("histogram");
        Process jcmd = new ProcessBuilder(JCMD.toString(), String.valueOf(ProcessHandle.current().pid()),
                "GC.class_histogram").redirectErrorStream(true).redirectOutput(histogram.toFile()).start();
        assertEquals(0, jcmd.waitFor(), () -> "exit code of " + JCMD);
        Matcher line = Pattern.compile("(\\d+)\\s+\\d+\\s+java\\.lang\\.ref\\.Finalizer\\s")
                .matcher(Files.readString(histogram));
        return line.find() ? Long.parseLong(line.group(1)) : 0;
    }

    /** What every stream is that does nothing about it. */
    private static final class WithFinalizer extends ImageInputStreamImpl {
        @Override
        public int read() throws IOException {
            return -1;
        }

        @Override
        public int read(byte[] b, int off, int len) throws IOException {
            return -1;
        }
    }
}
