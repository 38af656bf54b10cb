package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.Use;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import javax.imageio.stream.IIOByteBuffer;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.junit.jupiter.api.Test;

/** Applications' tests compare messages: where the JDK's streams have one, ours begins with it. */
class MisuseMessageTest {

    private static final Map<String, Use<ImageInputStream>> BOTH = Map.ofEntries(
            Map.entry("seek", in -> {
                in.flushBefore(5);
                in.seek(4);
            }),
            Map.entry("flushBefore back", in -> {
                in.flushBefore(5);
                in.flushBefore(4);
            }),
            Map.entry("flushBefore ahead", in -> in.flushBefore(11)),
            Map.entry("reset", in -> {
                in.mark();
                in.readByte();
                in.flush();
                in.reset();
            }),
            Map.entry("setBitOffset", in -> in.setBitOffset(8)),
            Map.entry("readBits", in -> in.readBits(65)),
            Map.entry("readBytes", in -> in.readBytes(new IIOByteBuffer(new byte[1], 0, 1), -1)),
            Map.entry("readBytes of null", in -> in.readBytes(null, 1)),
            Map.entry("readFully shorts", in -> in.readFully(new short[2], -1, 2)),
            Map.entry("readFully chars", in -> in.readFully(new char[2], 1, Integer.MAX_VALUE)),
            Map.entry("readFully ints", in -> in.readFully(new int[2], 3, 0)),
            Map.entry("readFully longs", in -> in.readFully(new long[2], 0, -1)),
            Map.entry("readFully floats", in -> in.readFully(new float[2], 1, 2)),
            Map.entry("readFully doubles", in -> in.readFully(new double[2], 1, 2)),
            Map.entry("closed", in -> {
                in.close();
                in.read();
            }));

    private static final Map<String, Use<ImageOutputStream>> OUTPUT = Map.of(
            "writeBits", out -> out.writeBits(0, 65),
            "writeUTF", out -> out.writeUTF("x".repeat(65_536)),
            "writeShorts", out -> out.writeShorts(new short[2], 1, 2),
            "writeChars", out -> out.writeChars(new char[2], 1, 2),
            "writeInts", out -> out.writeInts(new int[2], 1, 2),
            "writeLongs", out -> out.writeLongs(new long[2], 1, 2),
            "writeFloats", out -> out.writeFloats(new float[2], 1, 2),
            "writeDoubles", out -> out.writeDoubles(new double[2], 1, 2));

    @Test
    void ofInputsBeginsWithTheJdks() throws IOException {
        for (Map.Entry<String, Use<ImageInputStream>> misuse : BOTH.entrySet()) {
            assertBegins(misuse.getKey(), misuse.getValue(),
                    standing(new MemoryCacheImageInputStream(new ByteArrayInputStream(new byte[20]))),
                    standing(WindowedImageInputStream.of(new byte[20])));
        }
    }

    @Test
    void ofOutputsBeginsWithTheJdks() throws IOException {
        Map<String, Use<ImageOutputStream>> misuses = new HashMap<>(OUTPUT);
        BOTH.forEach((name, misuse) -> misuses.put(name, misuse::of));
        for (Map.Entry<String, Use<ImageOutputStream>> misuse : misuses.entrySet()) {
            assertBegins(misuse.getKey(), misuse.getValue(),
                    written(new MemoryCacheImageOutputStream(new ByteArrayOutputStream())),
                    written(WindowedImageOutputStream.of(new ByteArrayOutputStream())));
        }
    }

    private static ImageOutputStream written(ImageOutputStream stream) throws IOException {
        stream.write(new byte[20]);
        return standing(stream);
    }

    private static <S extends ImageInputStream> S standing(S stream) throws IOException {
        stream.seek(10);
        return stream;
    }

    private static <S extends ImageInputStream> void assertBegins(String name, Use<S> misuse, S jdks, S ours) {
        Exception expected = assertThrows(Exception.class, () -> misuse.of(jdks), name);
        Exception thrown = assertThrows(Exception.class, () -> misuse.of(ours), name);
        assertEquals(expected.getClass(), thrown.getClass(), name);
        String message = expected.getMessage();
        if ("pos < flushedPos!".equals(message)) {
            assertEquals(message, thrown.getMessage(), name); // XML Graphics compares it with the whole text
        }
        assertTrue(message == null || String.valueOf(thrown.getMessage()).startsWith(message),
                () -> name + ": " + thrown.getMessage() + ", and the JDK: " + message);
    }
}
