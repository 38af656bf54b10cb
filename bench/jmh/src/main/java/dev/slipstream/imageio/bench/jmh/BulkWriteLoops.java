package dev.slipstream.imageio.bench.jmh;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.Random;
import javax.imageio.stream.ImageOutputStream;

/**
 * Writes {@link #BYTES} out of an array of a given size, again and again, to a stream and to a ByteBuffer. Returns
 * where that ended.
 */
final class BulkWriteLoops {

    static final int BYTES = 1024 * 1024;

    private static final long SEED = 47;

    private final int chunk;
    private final byte[] bytes;
    private final short[] shorts;
    private final char[] chars;
    private final int[] ints;
    private final long[] longs;
    private final float[] floats;
    private final double[] doubles;

    /** The chunk is in bytes and divides {@link #BYTES}. */
    BulkWriteLoops(int chunk) {
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
        fill();
    }

    private void fill() {
        new Random(SEED).nextBytes(bytes);
        ByteBuffer random = ByteBuffer.wrap(bytes);
        random.asShortBuffer().get(shorts);
        random.asCharBuffer().get(chars);
        random.asIntBuffer().get(ints);
        random.asLongBuffer().get(longs);
        // Not any bits: a NaN may change its own on the way.
        for (int i = 0; i < floats.length; i++) {
            floats[i] = ints[i];
        }
        for (int i = 0; i < doubles.length; i++) {
            doubles[i] = longs[i];
        }
    }

    /** By their names. */
    Map<String, OpenOutput.Loop> all() {
        return Map.of(
                "write", this::write,
                "writeShorts", this::writeShorts,
                "writeChars", this::writeChars,
                "writeInts", this::writeInts,
                "writeLongs", this::writeLongs,
                "writeFloats", this::writeFloats,
                "writeDoubles", this::writeDoubles);
    }

    long write(ImageOutputStream out) throws IOException {
        out.seek(0);
        for (int at = 0; at < BYTES; at += chunk) {
            out.write(bytes, 0, chunk);
        }
        return out.getStreamPosition();
    }

    long write(ByteBuffer out) {
        out.position(0);
        for (int at = 0; at < BYTES; at += chunk) {
            out.put(bytes, 0, chunk);
        }
        return out.position();
    }

    long writeShorts(ImageOutputStream out) throws IOException {
        out.seek(0);
        for (int at = 0; at < BYTES; at += chunk) {
            out.writeShorts(shorts, 0, shorts.length);
        }
        return out.getStreamPosition();
    }

    long writeShorts(ByteBuffer out) {
        for (int at = 0; at < BYTES; at += chunk) {
            out.position(at).asShortBuffer().put(shorts);
        }
        return out.position();
    }

    long writeChars(ImageOutputStream out) throws IOException {
        out.seek(0);
        for (int at = 0; at < BYTES; at += chunk) {
            out.writeChars(chars, 0, chars.length);
        }
        return out.getStreamPosition();
    }

    long writeChars(ByteBuffer out) {
        for (int at = 0; at < BYTES; at += chunk) {
            out.position(at).asCharBuffer().put(chars);
        }
        return out.position();
    }

    long writeInts(ImageOutputStream out) throws IOException {
        out.seek(0);
        for (int at = 0; at < BYTES; at += chunk) {
            out.writeInts(ints, 0, ints.length);
        }
        return out.getStreamPosition();
    }

    long writeInts(ByteBuffer out) {
        for (int at = 0; at < BYTES; at += chunk) {
            out.position(at).asIntBuffer().put(ints);
        }
        return out.position();
    }

    long writeLongs(ImageOutputStream out) throws IOException {
        out.seek(0);
        for (int at = 0; at < BYTES; at += chunk) {
            out.writeLongs(longs, 0, longs.length);
        }
        return out.getStreamPosition();
    }

    long writeLongs(ByteBuffer out) {
        for (int at = 0; at < BYTES; at += chunk) {
            out.position(at).asLongBuffer().put(longs);
        }
        return out.position();
    }

    long writeFloats(ImageOutputStream out) throws IOException {
        out.seek(0);
        for (int at = 0; at < BYTES; at += chunk) {
            out.writeFloats(floats, 0, floats.length);
        }
        return out.getStreamPosition();
    }

    long writeFloats(ByteBuffer out) {
        for (int at = 0; at < BYTES; at += chunk) {
            out.position(at).asFloatBuffer().put(floats);
        }
        return out.position();
    }

    long writeDoubles(ImageOutputStream out) throws IOException {
        out.seek(0);
        for (int at = 0; at < BYTES; at += chunk) {
            out.writeDoubles(doubles, 0, doubles.length);
        }
        return out.getStreamPosition();
    }

    long writeDoubles(ByteBuffer out) {
        for (int at = 0; at < BYTES; at += chunk) {
            out.position(at).asDoubleBuffer().put(doubles);
        }
        return out.position();
    }
}
