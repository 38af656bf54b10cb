package dev.slipstream.imageio.bench.jmh;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Map;
import javax.imageio.stream.ImageInputStream;

/** Moves about in {@link #BYTES} and reads one value at every place; as a stream and as a ByteBuffer. */
final class MoveLoops {

    static final int COUNT = 8 * 1024;
    static final int BYTES = 256 * 1024;

    /** By their names. */
    static final Map<String, OpenStream.Loop> ALL = Map.of(
            "seekNear", MoveLoops::seekNear,
            "seekFar", MoveLoops::seekFar,
            "markReset", MoveLoops::markReset,
            "skipBytes", MoveLoops::skipBytes,
            "getStreamPosition", MoveLoops::getStreamPosition);

    private static final int STEP = 16;
    private static final int BACK = 16;
    private static final int SKIP = 7;
    /** Odd, so that its multiples visit all of a power of two in no order. */
    private static final int SCATTER = 0x9E3779B1;

    private MoveLoops() {
    }

    /** A few bytes back and forth, as directories of tags are read. */
    static long seekNear(ImageInputStream in) throws IOException {
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            in.seek(near(i));
            sum += in.readByte();
        }
        return sum;
    }

    static long seekNear(ByteBuffer in) {
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            sum += in.position(near(i)).get();
        }
        return sum;
    }

    static long seekFar(ImageInputStream in) throws IOException {
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            in.seek(far(i));
            sum += in.readByte();
        }
        return sum;
    }

    static long seekFar(ByteBuffer in) {
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            sum += in.position(far(i)).get();
        }
        return sum;
    }

    /** What every reader's canDecodeInput does. */
    static long markReset(ImageInputStream in) throws IOException {
        in.seek(0);
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            in.mark();
            sum += in.readInt();
            in.reset();
        }
        return sum;
    }

    static long markReset(ByteBuffer in) {
        in.position(0);
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            in.mark();
            sum += in.getInt();
            in.reset();
        }
        return sum;
    }

    static long skipBytes(ImageInputStream in) throws IOException {
        in.seek(0);
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            sum += in.skipBytes(SKIP) + in.readByte();
        }
        return sum;
    }

    static long skipBytes(ByteBuffer in) {
        in.position(0);
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            sum += in.position(in.position() + SKIP).get() + SKIP;
        }
        return sum;
    }

    static long getStreamPosition(ImageInputStream in) throws IOException {
        in.seek(0);
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            sum += in.readByte() + in.getStreamPosition();
        }
        return sum;
    }

    static long getStreamPosition(ByteBuffer in) {
        in.position(0);
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            sum += in.get() + in.position();
        }
        return sum;
    }

    private static int near(int i) {
        return i * STEP + BACK - (i & 1) * (STEP + BACK / 2);
    }

    private static int far(int i) {
        return i * SCATTER & BYTES - 1;
    }
}
