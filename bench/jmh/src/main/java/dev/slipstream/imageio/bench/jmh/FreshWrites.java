package dev.slipstream.imageio.bench.jmh;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.function.ToLongFunction;
import org.openjdk.jmh.annotations.OperationsPerInvocation;

/**
 * Nanoseconds a value, written to where nothing was before, as writers of images do: opening a stream on an empty
 * target and closing it, which delivers the bytes, are measured too and shared by all values.
 */
@OperationsPerInvocation(PrimitiveWrites.COUNT)
public class FreshWrites extends PrimitiveWrites {

    @Override
    long write(int count, StreamCall call, ToLongFunction<ByteBuffer> bare) throws IOException {
        openAnew();
        long end = super.write(count, call, bare);
        closeStream();
        return end;
    }
}
