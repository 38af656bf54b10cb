package dev.slipstream.imageio.stream;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.Random;

/** An InputStream that gives less than it is asked for, as sockets, pipes and filters do, and cannot go back. */
final class GrudgingInputStream extends InputStream {

    /** How a bulk read is answered. */
    enum Manner {
        ONE_BYTE,
        ZERO_NOW_AND_THEN,
        SHORT
    }

    private final ByteArrayInputStream bytes;
    private final Manner manner;
    private final Random random = new Random(1);

    GrudgingInputStream(byte[] bytes, Manner manner) {
        this.bytes = new ByteArrayInputStream(bytes);
        this.manner = manner;
    }

    @Override
    public int read() {
        return bytes.read();
    }

    @Override
    public int read(byte[] b, int off, int len) {
        return bytes.read(b, off, len == 0 ? 0 : share(len));
    }

    private int share(int len) {
        return switch (manner) {
            case ONE_BYTE -> 1;
            case ZERO_NOW_AND_THEN -> random.nextInt(3) == 0 ? 0 : len;
            case SHORT -> 1 + random.nextInt(len);
        };
    }
}
