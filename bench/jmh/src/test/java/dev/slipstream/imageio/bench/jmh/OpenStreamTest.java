package dev.slipstream.imageio.bench.jmh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.IOException;
import java.nio.ByteOrder;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class OpenStreamTest {

    private static final byte[] BYTES = new byte[Math.max(PrimitiveLoops.BYTES, BulkLoops.BYTES)];

    static {
        new Random(1).nextBytes(BYTES);
    }

    @ParameterizedTest
    @EnumSource(Order.class)
    void everyCompetitorReadsTheSameValues(Order order) throws IOException {
        passEveryCompetitor(BYTES, order.byteOrder(), PrimitiveLoops.ALL);
    }

    @Test
    void everyCompetitorReadsTheSameArrays() throws IOException {
        passEveryCompetitor(BYTES, ByteOrder.LITTLE_ENDIAN, new BulkLoops(8192).all());
    }

    @Test
    void everyCompetitorMovesToTheSamePlaces() throws IOException {
        passEveryCompetitor(BYTES, ByteOrder.BIG_ENDIAN, MoveLoops.ALL);
    }

    @Test
    void everyCompetitorReadsTheSameText() throws IOException {
        passEveryCompetitor(TextLoops.lines(), ByteOrder.BIG_ENDIAN, Map.of("readLine", TextLoops::readLine));
        passEveryCompetitor(TextLoops.strings(), ByteOrder.BIG_ENDIAN, Map.of("readUTF", TextLoops::readUtf));
    }

    @Test
    void byteBufferDoesTheSameWorkAsTheStreams() throws IOException {
        try (OpenStream limit = open(Competitor.BYTE_BUFFER); OpenStream stream = open(Competitor.JDK_MEMORY)) {
            assertEquals(PrimitiveLoops.readInt(stream.stream()), BufferLoops.readInt(limit.buffer()));
            assertEquals(PrimitiveLoops.readUnsignedInt(stream.stream()), BufferLoops.readUnsignedInt(limit.buffer()));
            assertEquals(PrimitiveLoops.readBit(stream.stream()), BufferLoops.readBit(limit.buffer()));
            assertEquals(PrimitiveLoops.readBits(stream.stream()), BufferLoops.readBits(limit.buffer()));
            assertEquals(MoveLoops.seekNear(stream.stream()), MoveLoops.seekNear(limit.buffer()));
            assertEquals(MoveLoops.skipBytes(stream.stream()), MoveLoops.skipBytes(limit.buffer()));
            BulkLoops bulk = new BulkLoops(64);
            assertEquals(bulk.readFullyDoubles(stream.stream()), bulk.readFullyDoubles(limit.buffer()));
        }
    }

    @ParameterizedTest
    @EnumSource(value = Competitor.class, names = "BYTE_BUFFER", mode = EnumSource.Mode.EXCLUDE)
    void streamCanBeOpenedAgainAndAgain(Competitor competitor) throws IOException {
        try (Content content = new Content(BYTES)) {
            for (int i = 0; i < 3; i++) {
                try (var stream = competitor.open(content)) {
                    assertNotNull(stream);
                    assertEquals(BYTES[0] & 0xFF, stream.read());
                }
            }
        }
    }

    private static void passEveryCompetitor(byte[] bytes, ByteOrder order, Map<String, OpenStream.Loop> loops)
            throws IOException {
        try (Content content = new Content(bytes)) {
            for (OpenStream.Loop loop : loops.values()) {
                OpenStream.pass(CallSite.ALL.classesFor(Competitor.JDK_FILE), content, order, loop);
            }
        }
    }

    private static OpenStream open(Competitor competitor) throws IOException {
        return OpenStream.open(competitor, CallSite.ONE_FOREIGN, BYTES, ByteOrder.BIG_ENDIAN, PrimitiveLoops::readByte);
    }
}
