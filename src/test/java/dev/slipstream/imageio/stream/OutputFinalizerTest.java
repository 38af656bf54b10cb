package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.LiveObjects;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** As for input streams: a finalizer costs several times the encoding of a small image. */
@Timeout(60)
class OutputFinalizerTest {

    private static final int STREAMS = 5000;

    @Test
    void noFinalizerIsRegisteredForAStream() throws IOException, InterruptedException {
        OutputStream out = OutputStream.nullOutputStream();
        assertTrue(finalizersOf(() -> WindowedImageOutputStream.of(out)) < STREAMS / 10);
        assertTrue(finalizersOf(() -> WindowedImageOutputStream.of(out, null)) < STREAMS / 10);
    }

    @Test
    void thisWayOfCountingSeesAFinalizer() throws IOException, InterruptedException {
        OutputStream out = OutputStream.nullOutputStream();
        assertTrue(finalizersOf(() -> new MemoryCacheImageOutputStream(out) {}) >= STREAMS);
    }

    @Test
    void finalizeIsDeclaredSoThatTheInheritedOneIsNotRegistered() throws ReflectiveOperationException {
        assertEquals(WindowedImageOutputStream.class,
                WindowedImageOutputStream.class.getDeclaredMethod("finalize").getDeclaringClass());
    }

    /** Finalizers that live while the streams do and not without them. */
    private static long finalizersOf(Supplier<ImageOutputStream> opener) throws IOException, InterruptedException {
        long before = LiveObjects.thatStay("java.lang.ref.Finalizer");
        List<ImageOutputStream> streams = new ArrayList<>();
        for (int i = 0; i < STREAMS; i++) {
            streams.add(opener.get());
        }
        long with = LiveObjects.of("java.lang.ref.Finalizer");
        Reference.reachabilityFence(streams);
        return with - before;
    }
}
