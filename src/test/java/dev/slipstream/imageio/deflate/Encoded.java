package dev.slipstream.imageio.deflate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.inflate.Inflate;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/** Streams of one encoder, which writes them one after the other, and their bytes according to other decoders. */
final class Encoded {

    /** All kinds of searches: none, sparse, chains with and without lazy matches, short and long matches, by pixels. */
    static final MatchSettings[] MATCHINGS = {
        MatchSettings.NONE,
        MatchSettings.sparse(3),
        MatchSettings.sparse(4),
        MatchSettings.sparse(8),
        MatchSettings.chains(3, 3, 4, 0, 0),
        MatchSettings.chains(3, 6, 12, 6, 258),
        MatchSettings.chains(4, 4, 32, 32, 258).inserting(18, 4),
        MatchSettings.chains(6, 6, 8, 4, 64),
        MatchSettings.chains(8, 8, 100, 0, 0).inserting(8, 1),
        MatchSettings.pixels(3, 4),
        MatchSettings.pixels(8, 16),
    };

    /** The number of bytes of each write. */
    private static final int PIECE = 50_000;

    private final ByteArrayOutputStream stream = new ByteArrayOutputStream();
    private final ZlibEncoder encoder = new ZlibEncoder();
    private final MatchSettings matching;
    private final Inflater zlib = new Inflater();
    private final Inflate ours = Inflate.zlib();

    Encoded(MatchSettings matching) {
        this.matching = matching;
    }

    ZlibEncoder encoder() {
        return encoder;
    }

    byte[] encode(byte[] data, int length) throws IOException {
        begin(length);
        write(data, 0, length);
        return finish();
    }

    void write(byte[] data, int from, int length) throws IOException {
        write(encoder, data, from, length, matching);
    }

    static void write(ZlibEncoder encoder, byte[] data, int from, int length, MatchSettings matching)
            throws IOException {
        for (int next = from; next < from + length; next += PIECE) {
            encoder.next();
            Candidate candidate = encoder.first();
            candidate.add(data, next, Math.min(PIECE, from + length - next));
            candidate.search(matching, candidate.size());
            encoder.take(candidate);
        }
    }

    void begin(long expected) {
        stream.reset();
        encoder.begin(stream, expected);
    }

    byte[] finish() throws IOException {
        encoder.finish();
        return stream.toByteArray();
    }

    /** Decodes with zlib, our decoder and a third one. */
    void assertDecoded(byte[] data, int length, byte[] stream, String what) throws IOException {
        assertDecodedByZlib(data, length, stream, what);
        byte[] expected = Arrays.copyOf(data, length);
        ours.reset();
        ours.setInput(stream, 0, stream.length);
        byte[] decoded = new byte[length + 1];
        assertEquals(length, ours.inflate(decoded, 0, length + 1, length + 1), what);
        assertTrue(ours.isFinished(), what);
        assertArrayEquals(expected, Arrays.copyOf(decoded, length), what);
        assertArrayEquals(expected, PlainInflate.decode(stream), what);
    }

    void assertDecodedByZlib(byte[] data, int length, byte[] stream, String what) throws IOException {
        byte[] decoded = new byte[length + 1];
        zlib.reset();
        zlib.setInput(stream);
        int n;
        try {
            n = zlib.inflate(decoded);
        } catch (DataFormatException e) {
            throw new IOException(what, e);
        }
        assertEquals(length, n, what);
        assertTrue(zlib.finished(), what);
        assertEquals(0, zlib.getRemaining(), what);
        assertTrue(Arrays.equals(data, 0, length, decoded, 0, length), what);
        assertTrue(stream.length <= mostBytes(length), () -> what + ": " + stream.length + " of " + length + " bytes");
    }

    /** The bytes of header, checksum and the headers of stored blocks, the shortest of which have 16 KiB. */
    private static int mostBytes(int length) {
        return 2 + 4 + length + 5 * (length / (16 * 1024) + 2);
    }
}
