package dev.slipstream.imageio.bench.workbench.worker;

import java.io.IOException;
import javax.imageio.stream.ImageOutputStream;

/** A call of an open output stream; so many of them, over what is there from its beginning on, are one repetition. */
public enum CheckWrite {

    WRITE("write", 100, stream -> stream.write(Sizes.VALUE)),
    WRITE_BYTE("writeByte", 100, stream -> stream.writeByte(Sizes.VALUE)),
    WRITE_SHORT("writeShort", 100, stream -> stream.writeShort(Sizes.VALUE)),
    WRITE_INT("writeInt", 100, stream -> stream.writeInt(Sizes.VALUE)),
    WRITE_LONG("writeLong", 100, stream -> stream.writeLong(Sizes.VALUE)),
    WRITE_FLOAT("writeFloat", 100, stream -> stream.writeFloat(Sizes.VALUE)),
    WRITE_DOUBLE("writeDouble", 100, stream -> stream.writeDouble(Sizes.VALUE)),
    WRITE_BIT("writeBit", 100, stream -> stream.writeBit(1)),
    WRITE_BITS("writeBits", 100, stream -> stream.writeBits(Sizes.VALUE, Sizes.BITS)),
    WRITE_100_BYTES("write 100 bytes", 100, stream -> stream.write(Sizes.SMALL)),
    WRITE_1_MIB("write 1 MiB", 1, stream -> stream.write(Sizes.MIB));

    private interface Call {
        void on(ImageOutputStream stream) throws IOException;
    }

    private static final class Sizes {
        static final int VALUE = 77;
        static final int BITS = 12;
        static final byte[] SMALL = new byte[100];
        static final byte[] MIB = new byte[1 << 20];
    }

    private final String label;
    private final int times;
    private final Call call;

    CheckWrite(String label, int times, Call call) {
        this.label = label;
        this.times = times;
        this.call = call;
    }

    /** The name in tables. */
    public String label() {
        return times == 1 ? label : label + " x " + times;
    }

    void repeat(ImageOutputStream stream) throws IOException {
        stream.seek(0);
        for (int i = 0; i < times; i++) {
            call.on(stream);
        }
    }
}
