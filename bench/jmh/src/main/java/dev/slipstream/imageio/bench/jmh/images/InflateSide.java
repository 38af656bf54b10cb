package dev.slipstream.imageio.bench.jmh.images;

import dev.slipstream.imageio.inflate.Inflate;
import java.io.IOException;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import java.util.zip.ZipException;

/** Who decodes zlib streams: one for all streams if it is kept, otherwise a new one for each. */
public enum InflateSide {
    /** As the JDK's PNG reader takes it. */
    INFLATER,
    INFLATER_KEPT,
    SLIPSTREAM,
    SLIPSTREAM_KEPT;

    /** Decodes whole streams into an array of its own, of which only the last bytes remain; checks the Adler-32. */
    static final class Decoder implements AutoCloseable {

        private final InflateSide side;
        private final byte[] out;
        private final Inflater inflater = new Inflater();
        private final Inflate inflate = Inflate.zlib();

        Decoder(InflateSide side, int window) {
            this.side = side;
            this.out = new byte[window];
        }

        /** Returns the number of bytes decoded. */
        long decode(byte[] stream) throws IOException, DataFormatException {
            return switch (side) {
                case INFLATER -> {
                    Inflater another = new Inflater();
                    try {
                        yield decode(another, stream);
                    } finally {
                        another.end();
                    }
                }
                case INFLATER_KEPT -> {
                    inflater.reset();
                    yield decode(inflater, stream);
                }
                case SLIPSTREAM -> decode(Inflate.zlib(), stream);
                case SLIPSTREAM_KEPT -> {
                    inflate.reset();
                    yield decode(inflate, stream);
                }
            };
        }

        private long decode(Inflater decoder, byte[] stream) throws IOException, DataFormatException {
            decoder.setInput(stream);
            long decoded = 0;
            while (!decoder.finished()) {
                int count = decoder.inflate(out);
                if (count == 0 && !decoder.finished()) {
                    throw unfinished(decoded);
                }
                decoded += count;
            }
            return decoded;
        }

        /** The last bytes stay before the next ones, for a stream may refer to them. */
        private long decode(Inflate decoder, byte[] stream) throws IOException {
            decoder.setInput(stream, 0, stream.length);
            long decoded = 0;
            int from = 0;
            while (!decoder.isFinished()) {
                int to = decoder.inflate(out, from, Integer.MAX_VALUE, out.length);
                if (to == from && !decoder.isFinished()) {
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

        @Override
        public void close() {
            inflater.end();
        }
    }
}
