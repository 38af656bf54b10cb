package dev.slipstream.imageio.bench.jmh;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bench.worker.ForeignImageOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class OpenOutputTest {

    @ParameterizedTest
    @EnumSource(Order.class)
    void everyCompetitorWritesTheSameValues(Order order) throws IOException {
        passEveryCompetitor(order.byteOrder(), PrimitiveWriteLoops.ALL);
    }

    @ParameterizedTest
    @EnumSource(Order.class)
    void everyCompetitorWritesTheSameArrays(Order order) throws IOException {
        passEveryCompetitor(order.byteOrder(), new BulkWriteLoops(8192).all());
    }

    @Test
    void foreignStreamWritesTheSameAsTheCompetitor() throws IOException {
        try (Target target = new Target()) {
            for (OpenOutput.Loop loop : PrimitiveWriteLoops.ALL.values()) {
                OpenOutput.pass(CallSite.ONE_FOREIGN.classesFor(WriteCompetitor.JDK_MEMORY), target,
                        ByteOrder.BIG_ENDIAN, loop);
            }
        }
    }

    @Test
    void streamThatWritesOtherBytesIsNoticed() throws IOException {
        OpenOutput.Loop differently = stream -> {
            stream.write(stream.getClass() == ForeignImageOutputStream.class ? 1 : 2);
            return 0;
        };
        try (Target target = new Target()) {
            List<CallSite.OutputOpening> openings = CallSite.ONE_FOREIGN.classesFor(WriteCompetitor.SLIPSTREAM_FILE);
            IllegalStateException e = assertThrows(IllegalStateException.class,
                    () -> OpenOutput.pass(openings, target, ByteOrder.BIG_ENDIAN, differently));
            assertTrue(e.getMessage().contains("WindowedImageOutputStream writes other bytes"), e.getMessage());
        }
    }

    @Test
    void byteBufferDoesTheSameWorkAsTheStreams() throws IOException {
        BulkWriteLoops bulk = new BulkWriteLoops(64);
        Map<OpenOutput.Loop, ToLongFunction<ByteBuffer>> pairs = Map.ofEntries(
                Map.entry(PrimitiveWriteLoops::writeByte, BufferWriteLoops::writeByte),
                Map.entry(PrimitiveWriteLoops::writeShort, BufferWriteLoops::writeShort),
                Map.entry(PrimitiveWriteLoops::writeInt, BufferWriteLoops::writeInt),
                Map.entry(PrimitiveWriteLoops::writeLong, BufferWriteLoops::writeLong),
                Map.entry(PrimitiveWriteLoops::writeFloat, BufferWriteLoops::writeFloat),
                Map.entry(PrimitiveWriteLoops::writeDouble, BufferWriteLoops::writeDouble),
                Map.entry(PrimitiveWriteLoops::writeBit, BufferWriteLoops::writeBit),
                Map.entry(PrimitiveWriteLoops::writeBits, BufferWriteLoops::writeBits),
                Map.entry(bulk::write, bulk::write),
                Map.entry(bulk::writeChars, bulk::writeChars),
                Map.entry(bulk::writeDoubles, bulk::writeDoubles));
        for (Map.Entry<OpenOutput.Loop, ToLongFunction<ByteBuffer>> pair : pairs.entrySet()) {
            ByteBuffer buffer = WriteCompetitor.BYTE_BUFFER.buffer(BulkWriteLoops.BYTES);
            pair.getValue().applyAsLong(buffer);
            byte[] written = write(WriteCompetitor.JDK_MEMORY, pair.getKey());
            assertArrayEquals(written, Arrays.copyOf(buffer.array(), written.length));
        }
    }

    @ParameterizedTest
    @EnumSource(value = WriteCompetitor.class, names = "BYTE_BUFFER", mode = EnumSource.Mode.EXCLUDE)
    void reusedStreamOverwritesAndFreshOneBeginsAnew(WriteCompetitor competitor) throws IOException {
        try (Target target = new Target()) {
            for (int i = 0; i < 3; i++) {
                target.clear();
                try (ImageOutputStream stream = competitor.open(target)) {
                    PrimitiveWriteLoops.writeInt(stream);
                    assertEquals(PrimitiveWriteLoops.COUNT * Short.BYTES, PrimitiveWriteLoops.writeShort(stream));
                    assertEquals(PrimitiveWriteLoops.COUNT * Integer.BYTES, stream.length());
                }
                byte[] written = target.written();
                assertEquals(PrimitiveWriteLoops.COUNT * Integer.BYTES, written.length);
                assertEquals((byte) 1, written[Short.BYTES + 1]);
            }
        }
    }

    private static void passEveryCompetitor(ByteOrder order, Map<String, OpenOutput.Loop> loops) throws IOException {
        try (Target target = new Target()) {
            for (OpenOutput.Loop loop : loops.values()) {
                OpenOutput.pass(CallSite.ALL.classesFor(WriteCompetitor.JDK_FILE), target, order, loop);
            }
        }
    }

    private static byte[] write(WriteCompetitor competitor, OpenOutput.Loop loop) throws IOException {
        try (Target target = new Target()) {
            OpenOutput.pass(List.of(competitor::open), target, ByteOrder.BIG_ENDIAN, loop);
            return target.written();
        }
    }
}
