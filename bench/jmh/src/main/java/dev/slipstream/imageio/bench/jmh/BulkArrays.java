package dev.slipstream.imageio.bench.jmh;

import java.nio.ByteBuffer;
import java.util.Random;

/** An array of each type, all of the same size in bytes. */
record BulkArrays(byte[] bytes, short[] shorts, char[] chars, int[] ints, long[] longs, float[] floats,
        double[] doubles) {

    BulkArrays(int size) {
        this(new byte[size], new short[size / Short.BYTES], new char[size / Character.BYTES],
                new int[size / Integer.BYTES], new long[size / Long.BYTES], new float[size / Float.BYTES],
                new double[size / Double.BYTES]);
    }

    static BulkArrays random(long seed, int size) {
        BulkArrays arrays = new BulkArrays(size);
        new Random(seed).nextBytes(arrays.bytes);
        ByteBuffer random = ByteBuffer.wrap(arrays.bytes);
        random.asShortBuffer().get(arrays.shorts);
        random.asCharBuffer().get(arrays.chars);
        random.asIntBuffer().get(arrays.ints);
        random.asLongBuffer().get(arrays.longs);
        // Not any bits: a NaN may change its own on the way.
        for (int i = 0; i < arrays.floats.length; i++) {
            arrays.floats[i] = arrays.ints[i];
        }
        for (int i = 0; i < arrays.doubles.length; i++) {
            arrays.doubles[i] = arrays.longs[i];
        }
        return arrays;
    }
}
