package dev.slipstream.imageio.stream;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.WritableByteChannel;
import java.util.Random;

/** A channel that takes less than it is offered, as sockets do, and may not be closed. */
final class GrudgingWritableChannel implements WritableByteChannel {

    /** How many of the offered bytes are taken. */
    enum Manner {
        ONE_BYTE,
        SHORT_AND_NOTHING_NOW_AND_THEN,
        NOTHING
    }

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final Manner manner;
    private final Random random = new Random(1);

    GrudgingWritableChannel(Manner manner) {
        this.manner = manner;
    }

    @Override
    public int write(ByteBuffer source) {
        int most = switch (manner) {
            case ONE_BYTE -> 1;
            case SHORT_AND_NOTHING_NOW_AND_THEN -> random.nextInt(40);
            case NOTHING -> 0;
        };
        byte[] share = new byte[Math.min(most, source.remaining())];
        source.get(share);
        bytes.writeBytes(share);
        return share.length;
    }

    byte[] bytes() {
        return bytes.toByteArray();
    }

    @Override
    public boolean isOpen() {
        return true;
    }

    @Override
    public void close() throws IOException {
        throw new IOException("Whoever opened the channel closes it");
    }
}
