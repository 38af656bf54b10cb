package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.slipstream.imageio.testing.Use;
import java.io.IOException;
import java.io.UTFDataFormatException;
import java.util.Map;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Test;

/** Writing to a closed stream. {@link ClosedStreamContractTest} covers the rest, for these streams too. */
class ClosedOutputContractTest extends ImageOutputStreamContract {

    /** Methods that need an open stream, besides those that write values. */
    private static final Map<String, Use<ImageOutputStream>> CALLS = Map.of(
            "write(byte[], off, 0)", out -> out.write(new byte[3], 1, 0),
            "write(100,000 bytes)", out -> out.write(new byte[100_000]),
            "writeDoubles(none)", out -> out.writeDoubles(new double[3], 3, 0),
            "writeBit", out -> out.writeBit(1),
            "writeBits", out -> out.writeBits(1, 3),
            "writeBits(0)", out -> out.writeBits(1, 0),
            "writeBits(65)", out -> out.writeBits(1, 65),
            "read", ImageOutputStream::read,
            "seek", out -> out.seek(0),
            "flush", ImageOutputStream::flush);

    /** Something done before the stream is closed, and the bytes that it leaves. */
    private static final Map<String, Use<ImageOutputStream>> BEFORE = Map.of(
            "", out -> { },
            "0102030405060708", out -> {
                out.writeLong(0x0102030405060708L);
                out.seek(2);
                out.readBits(3);
            },
            "fff8", out -> out.writeBits(-1, 13));

    @Test
    void everyCallSaysClosedAndNothingMoreArrives() throws IOException {
        for (Map.Entry<String, Use<ImageOutputStream>> before : BEFORE.entrySet()) {
            ImageOutputStream out = create();
            before.getValue().of(out);
            out.close();
            StreamValue.WRITTEN.forEach(value -> assertSaysClosed(value.name(), () -> value.writing().of(out)));
            CALLS.forEach((name, call) -> assertSaysClosed(name, () -> call.of(out)));
            out.close();
            assertArrayEquals(hex(before.getKey()), arrived());
        }
    }

    /** As in the JDK, methods that need no stream work after close. */
    @Test
    void whatIsWrongBeforehandIsSaidFirst() throws IOException {
        ImageOutputStream out = create();
        out.close();
        out.writeBytes("");
        assertThrows(IndexOutOfBoundsException.class, () -> out.writeInts(new int[2], 1, 2));
        assertThrows(UTFDataFormatException.class, () -> out.writeUTF("x".repeat(65536)));
    }
}
