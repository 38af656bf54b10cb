package dev.slipstream.imageio.bench.workbench.worker;

import java.io.IOException;
import javax.imageio.stream.ImageInputStream;

/** A call of an open input stream; so many of them, from its beginning on, are one repetition. */
public enum CheckRead {

    READ("read", 100, ImageInputStream::read),
    READ_BYTE("readByte", 100, ImageInputStream::readByte),
    READ_SHORT("readShort", 100, ImageInputStream::readShort),
    READ_INT("readInt", 100, ImageInputStream::readInt),
    READ_LONG("readLong", 100, ImageInputStream::readLong),
    READ_FLOAT("readFloat", 100, ImageInputStream::readFloat),
    READ_DOUBLE("readDouble", 100, ImageInputStream::readDouble),
    READ_BIT("readBit", 100, ImageInputStream::readBit),
    READ_BITS("readBits", 100, stream -> stream.readBits(Sizes.BITS)),
    SKIP_BYTES("skipBytes", 100, stream -> stream.skipBytes(Sizes.SKIPPED)),
    READ_LINE("readLine", 10, ImageInputStream::readLine),
    READ_FULLY_100_BYTES("readFully 100 bytes", 100, stream -> stream.readFully(Sizes.SMALL)),
    READ_FULLY_1_MIB("readFully 1 MiB", 1, stream -> stream.readFully(Sizes.MIB));

    private interface Call {
        void on(ImageInputStream stream) throws IOException;
    }

    private static final class Sizes {
        static final int BITS = 12;
        static final int SKIPPED = 8;
        static final byte[] SMALL = new byte[100];
        static final byte[] MIB = new byte[1 << 20];
    }

    private final String label;
    private final int times;
    private final Call call;

    CheckRead(String label, int times, Call call) {
        this.label = label;
        this.times = times;
        this.call = call;
    }

    /** The name in tables. */
    public String label() {
        return times == 1 ? label : label + " x " + times;
    }

    void repeat(ImageInputStream stream) throws IOException {
        stream.seek(0);
        for (int i = 0; i < times; i++) {
            call.on(stream);
        }
    }
}
