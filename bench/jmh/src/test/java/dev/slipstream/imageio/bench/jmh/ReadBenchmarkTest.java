package dev.slipstream.imageio.bench.jmh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bench.workbench.worker.ForeignImageInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class ReadBenchmarkTest {

    private static List<Arguments> benchmarks() {
        return Benchmarks.of(List.of(PrimitiveReads::new, ReadBenchmarkTest::littleEndian, BulkReads::new,
                ReadBenchmarkTest::large, Moves::new, TextReads::new));
    }

    private static ReadBenchmark littleEndian() {
        return new PrimitiveReads() {
            @Override
            ByteOrder byteOrder() {
                return ByteOrder.LITTLE_ENDIAN;
            }
        };
    }

    /** Past the window of a stream. */
    private static ReadBenchmark large() {
        BulkReads large = new BulkReads() {
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
    void everyOpeningAndAForeignStreamReadTheSame(ReadBenchmark benchmark, String method) throws IOException {
        try (Content content = benchmark.content(method)) {
            benchmark.pass(method, openings(CallSite.ALL, InputOpening.JDK_FILE), content);
            benchmark.pass(method, openings(CallSite.ONE_FOREIGN, InputOpening.JDK_MEMORY), content);
        }
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("benchmarks")
    void byteBufferDoesTheSameWorkAsTheStreams(ReadBenchmark benchmark, String method) throws IOException {
        try (Content content = benchmark.content(method);
                ImageInputStream stream = InputOpening.JDK_MEMORY.open(content)) {
            stream.setByteOrder(benchmark.byteOrder());
            ByteBuffer buffer = InputOpening.BYTE_BUFFER.buffer(content).order(benchmark.byteOrder());
            long sum = benchmark.pass(method, stream, null);
            assertEquals(sum, benchmark.pass(method, null, buffer));
        }
    }

    @Test
    void streamThatReadsOtherValuesIsNoticed() throws IOException {
        ReadBenchmark benchmark = new PrimitiveReads();
        byte[] others = new byte[PrimitiveReads.COUNT];
        List<CallSite.Opener> openings =
                List.of(InputOpening.JDK_FILE, content -> new ForeignImageInputStream(others));
        try (Content content = benchmark.content("readByte")) {
            IllegalStateException e = assertThrows(IllegalStateException.class,
                    () -> benchmark.pass("readByte", openings, content));
            assertTrue(e.getMessage().contains("ForeignImageInputStream gives other values"), e.getMessage());
        }
    }

    @ParameterizedTest
    @EnumSource(value = InputOpening.class, names = "BYTE_BUFFER", mode = EnumSource.Mode.EXCLUDE)
    void streamCanBeOpenedAgainAndAgain(InputOpening opening) throws IOException {
        try (Content content = Content.random(1, 100)) {
            for (int i = 0; i < 3; i++) {
                try (var stream = opening.open(content)) {
                    assertNotNull(stream);
                    assertEquals(content.bytes()[0] & 0xFF, stream.read());
                }
            }
        }
    }

    private static List<CallSite.Opener> openings(CallSite callSite, InputOpening opening) {
        return callSite.classes(content -> new ForeignImageInputStream(content.bytes()), opening,
                InputOpening.streams());
    }
}
