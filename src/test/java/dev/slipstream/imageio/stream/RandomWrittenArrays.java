package dev.slipstream.imageio.stream;

import static dev.slipstream.imageio.stream.RandomWrites.writing;

import java.util.Arrays;
import java.util.Random;

/** Draws the operations that write arrays: all of them, any range, now and then one outside the array. */
final class RandomWrittenArrays {

    private final Random random;

    RandomWrittenArrays(Random random) {
        this.random = random;
    }

    Operation next() {
        if (random.nextInt(30) == 0) {
            return refused();
        }
        int n = length();
        int before = random.nextInt(4);
        int size = before + n + random.nextInt(3);
        return switch (random.nextInt(11)) {
            case 0 -> {
                byte[] b = bytes(n);
                yield writing("write(byte[])", n, out -> out.write(b));
            }
            case 1, 2, 3, 4 -> {
                byte[] b = bytes(size);
                yield writing("write(byte[], " + before + ')', n, out -> {
                    byte[] used = b.clone();
                    out.write(used, before, n);
                    Arrays.fill(used, (byte) 0xee); // its owner goes on using it
                });
            }
            case 5 -> {
                short[] s = new short[size];
                Arrays.setAll(new Object[size], i -> s[i] = (short) random.nextInt());
                yield writing("writeShorts(" + before + ')', 2L * n, out -> out.writeShorts(s, before, n));
            }
            case 6 -> {
                char[] c = new char[size];
                Arrays.setAll(new Object[size], i -> c[i] = (char) random.nextInt());
                yield writing("writeChars(char[], " + before + ')', 2L * n, out -> out.writeChars(c, before, n));
            }
            case 7 -> {
                int[] v = random.ints(size).toArray();
                yield writing("writeInts(" + before + ')', 4L * n, out -> out.writeInts(v, before, n));
            }
            case 8 -> {
                long[] l = random.longs(size).toArray();
                yield writing("writeLongs(" + before + ')', 8L * n, out -> out.writeLongs(l, before, n));
            }
            case 9 -> {
                float[] f = new float[size];
                Arrays.setAll(new Object[size], i -> f[i] = Float.intBitsToFloat(random.nextInt()));
                yield writing("writeFloats(" + before + ')', 4L * n, out -> out.writeFloats(f, before, n));
            }
            default -> {
                double[] d = random.longs(size).mapToDouble(Double::longBitsToDouble).toArray();
                yield writing("writeDoubles(" + before + ')', 8L * n, out -> out.writeDoubles(d, before, n));
            }
        };
    }

    private int length() {
        int drawn = random.nextInt(100);
        return drawn < 70 ? random.nextInt(20) : drawn < 96 ? random.nextInt(300) : random.nextInt(9000);
    }

    private byte[] bytes(int size) {
        byte[] bytes = new byte[size];
        random.nextBytes(bytes);
        return bytes;
    }

    /** The JDK has padded the bits before it looks at the range of a byte[], ours not: there must be none. */
    private Operation refused() {
        int off = random.nextInt(3) - 1;
        int len = off < 0 ? 1 : random.nextBoolean() ? -1 : random.nextBoolean() ? 6 : Integer.MAX_VALUE;
        return switch (random.nextInt(7)) {
            case 0 -> writing("write(byte[]) refused", len, out -> {
                out.setBitOffset(0);
                out.write(new byte[5], off, len);
            });
            case 1 -> writing("writeShorts refused", len, out -> out.writeShorts(new short[5], off, len));
            case 2 -> writing("writeChars refused", len, out -> out.writeChars(new char[5], off, len));
            case 3 -> writing("writeInts refused", len, out -> out.writeInts(new int[5], off, len));
            case 4 -> writing("writeLongs refused", len, out -> out.writeLongs(new long[5], off, len));
            case 5 -> writing("writeFloats refused", len, out -> out.writeFloats(new float[5], off, len));
            default -> writing("writeDoubles refused", len, out -> out.writeDoubles(new double[5], off, len));
        };
    }
}
