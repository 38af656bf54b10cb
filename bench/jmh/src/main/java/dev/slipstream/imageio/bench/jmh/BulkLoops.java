package dev.slipstream.imageio.bench.jmh;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Map;
import javax.imageio.stream.IIOByteBuffer;
import javax.imageio.stream.ImageInputStream;

/**
 * Reads all of {@link #BYTES} into an array of a given size, again and again, as a stream and as a ByteBuffer. Returns
 * a sum of some elements, enough to notice a wrong one.
 */
final class BulkLoops {

    static final int BYTES = 256 * 1024;

    private final int chunk;
    private final byte[] bytes;
    private final IIOByteBuffer byteBuffer = new IIOByteBuffer(new byte[0], 0, 0);
    private final short[] shorts;
    private final char[] chars;
    private final int[] ints;
    private final long[] longs;
    private final float[] floats;
    private final double[] doubles;

    /** The chunk is in bytes and divides {@link #BYTES}. */
    BulkLoops(int chunk) {
        if (chunk < Long.BYTES || BYTES % chunk != 0) {
            throw new IllegalArgumentException("Chunk must divide " + BYTES + " and be at least 8: " + chunk);
        }
        this.chunk = chunk;
        bytes = new byte[chunk];
        shorts = new short[chunk / Short.BYTES];
        chars = new char[chunk / Character.BYTES];
        ints = new int[chunk / Integer.BYTES];
        longs = new long[chunk / Long.BYTES];
        floats = new float[chunk / Float.BYTES];
        doubles = new double[chunk / Double.BYTES];
    }

    /** By their names. */
    Map<String, OpenStream.Loop> all() {
        return Map.of(
                "read", this::read,
                "readBytes", this::readBytes,
                "readFullyBytes", this::readFullyBytes,
                "readFullyShorts", this::readFullyShorts,
                "readFullyChars", this::readFullyChars,
                "readFullyInts", this::readFullyInts,
                "readFullyLongs", this::readFullyLongs,
                "readFullyFloats", this::readFullyFloats,
                "readFullyDoubles", this::readFullyDoubles);
    }

    long read(ImageInputStream in) throws IOException {
        in.seek(0);
        long sum = 0;
        for (int at = 0; at < BYTES; at += chunk) {
            int count = in.read(bytes, 0, chunk);
            sum += count + bytes[count - 1];
        }
        return sum;
    }

    long readBytes(ImageInputStream in) throws IOException {
        in.seek(0);
        long sum = 0;
        for (int at = 0; at < BYTES; at += chunk) {
            in.readBytes(byteBuffer, chunk);
            int last = byteBuffer.getOffset() + byteBuffer.getLength() - 1;
            sum += byteBuffer.getLength() + byteBuffer.getData()[last];
        }
        return sum;
    }

    long readFullyBytes(ImageInputStream in) throws IOException {
        in.seek(0);
        long sum = 0;
        for (int at = 0; at < BYTES; at += chunk) {
            in.readFully(bytes, 0, chunk);
            sum += bytes[0] + bytes[chunk - 1];
        }
        return sum;
    }

    long readFullyBytes(ByteBuffer in) {
        in.position(0);
        long sum = 0;
        for (int at = 0; at < BYTES; at += chunk) {
            in.get(bytes, 0, chunk);
            sum += bytes[0] + bytes[chunk - 1];
        }
        return sum;
    }

    long readFullyShorts(ImageInputStream in) throws IOException {
        in.seek(0);
        long sum = 0;
        for (int at = 0; at < BYTES; at += chunk) {
            in.readFully(shorts, 0, shorts.length);
            sum += shorts[0] + shorts[shorts.length - 1];
        }
        return sum;
    }

    long readFullyShorts(ByteBuffer in) {
        in.position(0);
        long sum = 0;
        for (int at = 0; at < BYTES; at += chunk) {
            in.position(at).asShortBuffer().get(shorts);
            sum += shorts[0] + shorts[shorts.length - 1];
        }
        return sum;
    }

    long readFullyChars(ImageInputStream in) throws IOException {
        in.seek(0);
        long sum = 0;
        for (int at = 0; at < BYTES; at += chunk) {
            in.readFully(chars, 0, chars.length);
            sum += chars[0] + chars[chars.length - 1];
        }
        return sum;
    }

    long readFullyChars(ByteBuffer in) {
        in.position(0);
        long sum = 0;
        for (int at = 0; at < BYTES; at += chunk) {
            in.position(at).asCharBuffer().get(chars);
            sum += chars[0] + chars[chars.length - 1];
        }
        return sum;
    }

    long readFullyInts(ImageInputStream in) throws IOException {
        in.seek(0);
        long sum = 0;
        for (int at = 0; at < BYTES; at += chunk) {
            in.readFully(ints, 0, ints.length);
            sum += ints[0] + ints[ints.length - 1];
        }
        return sum;
    }

    long readFullyInts(ByteBuffer in) {
        in.position(0);
        long sum = 0;
        for (int at = 0; at < BYTES; at += chunk) {
            in.position(at).asIntBuffer().get(ints);
            sum += ints[0] + ints[ints.length - 1];
        }
        return sum;
    }

    long readFullyLongs(ImageInputStream in) throws IOException {
        in.seek(0);
        long sum = 0;
        for (int at = 0; at < BYTES; at += chunk) {
            in.readFully(longs, 0, longs.length);
            sum += longs[0] + longs[longs.length - 1];
        }
        return sum;
    }

    long readFullyLongs(ByteBuffer in) {
        in.position(0);
        long sum = 0;
        for (int at = 0; at < BYTES; at += chunk) {
            in.position(at).asLongBuffer().get(longs);
            sum += longs[0] + longs[longs.length - 1];
        }
        return sum;
    }

    long readFullyFloats(ImageInputStream in) throws IOException {
        in.seek(0);
        long sum = 0;
        for (int at = 0; at < BYTES; at += chunk) {
            in.readFully(floats, 0, floats.length);
            sum += Float.floatToRawIntBits(floats[0]) + Float.floatToRawIntBits(floats[floats.length - 1]);
        }
        return sum;
    }

    long readFullyFloats(ByteBuffer in) {
        in.position(0);
        long sum = 0;
        for (int at = 0; at < BYTES; at += chunk) {
            in.position(at).asFloatBuffer().get(floats);
            sum += Float.floatToRawIntBits(floats[0]) + Float.floatToRawIntBits(floats[floats.length - 1]);
        }
        return sum;
    }

    long readFullyDoubles(ImageInputStream in) throws IOException {
        in.seek(0);
        long sum = 0;
        for (int at = 0; at < BYTES; at += chunk) {
            in.readFully(doubles, 0, doubles.length);
            sum += Double.doubleToRawLongBits(doubles[0]) + Double.doubleToRawLongBits(doubles[doubles.length - 1]);
        }
        return sum;
    }

    long readFullyDoubles(ByteBuffer in) {
        in.position(0);
        long sum = 0;
        for (int at = 0; at < BYTES; at += chunk) {
            in.position(at).asDoubleBuffer().get(doubles);
            sum += Double.doubleToRawLongBits(doubles[0]) + Double.doubleToRawLongBits(doubles[doubles.length - 1]);
        }
        return sum;
    }
}
