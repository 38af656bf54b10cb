package dev.slipstream.imageio.bench.jmh.images;

import dev.slipstream.imageio.inflate.Inflate;
import java.io.IOException;
import java.util.function.Function;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import java.util.zip.ZipException;

/** Who decodes zlib streams. Each checks the Adler-32 checksum. */
public enum InflateSide {

    /** A new one for each stream, as the JDK's PNG reader takes it. */
    INFLATER(out -> stream -> {
        Inflater inflater = new Inflater();
        try {
            return decode(inflater, stream, out);
        } finally {
            inflater.end();
        }
    }),
    /** One for all streams. */
    INFLATER_KEPT(KeptInflater::new),
    /** A new one for each stream. */
    SLIPSTREAM(out -> stream -> decode(Inflate.zlib(), stream, out)),
    /** One for all streams. */
    SLIPSTREAM_KEPT(out -> {
        Inflate inflate = Inflate.zlib();
        return stream -> {
            inflate.reset();
            return decode(inflate, stream, out);
        };
    });

    /** Decodes whole streams into an array of its own, of which only the last bytes remain. */
    interface Decoder {

        /** Returns the number of bytes decoded. */
        long decode(byte[] stream) throws IOException, DataFormatException;

        default void close() {
        }
    }

    private record KeptInflater(Inflater inflater, byte[] out) implements Decoder {

        private KeptInflater(byte[] out) {
            this(new Inflater(), out);
        }

        @Override
        public long decode(byte[] stream) throws IOException, DataFormatException {
            inflater.reset();
            return InflateSide.decode(inflater, stream, out);
        }

        @Override
        public void close() {
            inflater.end();
        }
    }

    private final Function<byte[], Decoder> opening;

    InflateSide(Function<byte[], Decoder> opening) {
        this.opening = opening;
    }

    Decoder open(int window) {
        return opening.apply(new byte[window]);
    }

    private static long decode(Inflater inflater, byte[] stream, byte[] out) throws IOException, DataFormatException {
        inflater.setInput(stream);
        long decoded = 0;
        while (!inflater.finished()) {
            int count = inflater.inflate(out);
            if (count == 0 && !inflater.finished()) {
                throw unfinished(decoded);
            }
            decoded += count;
        }
        return decoded;
    }

    /** The last bytes stay before the next ones, for a stream may refer to them. */
    private static long decode(Inflate inflate, byte[] stream, byte[] out) throws IOException {
        inflate.setInput(stream, 0, stream.length);
        long decoded = 0;
        int from = 0;
        while (!inflate.isFinished()) {
            int to = inflate.inflate(out, from, Integer.MAX_VALUE, out.length);
            if (to == from && !inflate.isFinished()) {
                throw unfinished(decoded);
            }
            decoded += to - from;
            from = to;
            if (to == out.length) {
                System.arraycopy(out, to - Inflate.HISTORY, out, 0, Inflate.HISTORY);
                from = Inflate.HISTORY;
            }
        }
        return decoded;
    }

    private static ZipException unfinished(long decoded) {
        return new ZipException("The stream ends within its data, after " + decoded + " bytes decoded");
    }
}
