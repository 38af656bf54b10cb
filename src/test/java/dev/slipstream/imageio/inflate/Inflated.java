package dev.slipstream.imageio.inflate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * The result of decoding a stream: the decoded bytes, and how it ended.
 *
 * @param used the bytes of the stream up to its end, if the end was found
 */
record Inflated(End end, byte[] data, long used, String message) {

    enum End {
        FINISHED,
        WRONG,
        WAITING
    }

    /** By the JDK. */
    static Inflated jdk(Inflater inflater, byte[] stream, byte[] out) {
        inflater.reset();
        inflater.setInput(stream);
        String message = "";
        End end;
        try {
            inflater.inflate(out);
            end = inflater.finished() ? End.FINISHED : inflater.needsDictionary() ? End.WRONG : End.WAITING;
        } catch (DataFormatException e) {
            end = End.WRONG;
            message = String.valueOf(e.getMessage());
        }
        byte[] data = Arrays.copyOf(out, (int) inflater.getBytesWritten());
        return new Inflated(end, data, end == End.FINISHED ? inflater.getBytesRead() : 0, message);
    }

    /** By our decoder, in one call. */
    static Inflated ours(Inflate inflate, byte[] stream, byte[] out) {
        inflate.reset();
        inflate.setInput(stream, 0, stream.length);
        String message = "";
        End end;
        try {
            inflate.inflate(out, 0, out.length);
            end = inflate.isFinished() ? End.FINISHED : End.WAITING;
        } catch (InflateException e) {
            end = End.WRONG;
            message = String.valueOf(e.getMessage());
        }
        byte[] data = Arrays.copyOf(out, inflate.decoded());
        return new Inflated(end, data, end == End.FINISHED ? inflate.used() : 0, message);
    }

    /** Asserts the same bytes and the same kind of end, at the same place. */
    void assertSame(Inflated actual, String what) {
        assertEquals(end, actual.end, () -> what + ": " + message + " / " + actual.message);
        assertEquals(data.length, actual.data.length, () -> what + ": " + message + " / " + actual.message);
        assertArrayEquals(data, actual.data, what);
        assertEquals(used, actual.used, what);
    }
}
