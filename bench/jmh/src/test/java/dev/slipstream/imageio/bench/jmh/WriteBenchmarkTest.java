package dev.slipstream.imageio.bench.jmh;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bench.jmh.images.Target;
import dev.slipstream.imageio.bench.workbench.worker.ForeignImageOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToLongFunction;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class WriteBenchmarkTest {

    private static List<Arguments> benchmarks() {
        return Benchmarks.of(List.of(PrimitiveWrites::new, WriteBenchmarkTest::littleEndian, BulkWrites::new,
                WriteBenchmarkTest::large, FreshWrites::new));
    }

    private static WriteBenchmark littleEndian() {
        return new PrimitiveWrites() {
            @Override
            ByteOrder byteOrder() {
                return ByteOrder.LITTLE_ENDIAN;
            }
        };
    }

    /** Past the window of a stream. */
    private static WriteBenchmark large() {
        BulkWrites large = new BulkWrites() {
            @Override
            ByteOrder byteOrder() {
                return ByteOrder.LITTLE_ENDIAN;
            }
        };
        large.chunk = 8192;
        return large;
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("benchmarks")
    void everyOpeningAndAForeignStreamWriteTheSame(WriteBenchmark benchmark, String method) throws IOException {
        benchmark.prepare();
        try (Target target = new Target()) {
            benchmark.pass(method, openings(CallSite.ALL, OutputOpening.JDK_FILE), target);
            benchmark.pass(method, openings(CallSite.ONE_FOREIGN, OutputOpening.JDK_MEMORY), target);
        }
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("benchmarks")
    void byteBufferDoesTheSameWorkAsTheStreams(WriteBenchmark benchmark, String method) throws IOException {
        benchmark.prepare();
        try (Target target = new Target()) {
            benchmark.pass(method, List.of(OutputOpening.JDK_MEMORY), target);
            ByteBuffer buffer = OutputOpening.BYTE_BUFFER.buffer(benchmark.size()).order(benchmark.byteOrder());
            benchmark.pass(method, null, buffer);
            assertArrayEquals(target.written(), Arrays.copyOf(buffer.array(), target.written().length));
        }
    }

    @Test
    void streamThatWritesOtherBytesIsNoticed() throws IOException {
        WriteBenchmark benchmark = new PrimitiveWrites() {
            @Override
            long write(int count, StreamCall call, ToLongFunction<ByteBuffer> bare) throws IOException {
                return super.write(count, (out, i) ->
                        out.write(out.getClass() == ForeignImageOutputStream.class ? 1 : 2), bare);
            }
        };
        try (Target target = new Target()) {
            List<CallSite.OutputOpener> openings = openings(CallSite.ONE_FOREIGN, OutputOpening.SLIPSTREAM_FILE);
            IllegalStateException e = assertThrows(IllegalStateException.class,
                    () -> benchmark.pass("write", openings, target));
            assertTrue(e.getMessage().contains("WindowedImageOutputStream writes other bytes"), e.getMessage());
        }
    }

    @ParameterizedTest
    @EnumSource(value = OutputOpening.class, names = "BYTE_BUFFER", mode = EnumSource.Mode.EXCLUDE)
    void reusedStreamOverwritesAndFreshOneBeginsAnew(OutputOpening opening) throws IOException {
        WriteBenchmark benchmark = new PrimitiveWrites();
        try (Target target = new Target()) {
            for (int i = 0; i < 3; i++) {
                target.clear();
                try (ImageOutputStream stream = opening.open(target)) {
                    benchmark.pass("writeInt", stream, null);
                    assertEquals(PrimitiveWrites.COUNT * Short.BYTES, benchmark.pass("writeShort", stream, null));
                    assertEquals(PrimitiveWrites.COUNT * Integer.BYTES, stream.length());
                }
                byte[] written = target.written();
                assertEquals(PrimitiveWrites.COUNT * Integer.BYTES, written.length);
                assertEquals((byte) 1, written[Short.BYTES + 1]);
            }
        }
    }

    private static List<CallSite.OutputOpener> openings(CallSite callSite, OutputOpening opening) {
        return callSite.classes(target -> new ForeignImageOutputStream(target.outputStream()), opening,
                OutputOpening.streams());
    }
}
