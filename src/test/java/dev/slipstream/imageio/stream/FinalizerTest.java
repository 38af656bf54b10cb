package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.LiveObjects;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
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

    /** Finalizers that live while the streams do and not without them. */
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
}
