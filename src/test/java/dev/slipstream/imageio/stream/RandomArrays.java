package dev.slipstream.imageio.stream;

import dev.slipstream.imageio.testing.Use;
import java.io.EOFException;
import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import javax.imageio.stream.ImageInputStream;

/** Draws the operations that fill arrays: all of them, any range, now and then one outside the array. */
final class RandomArrays {

    private final Random random;

    RandomArrays(Random random) {
        this.random = random;
    }

    Operation next() {
        int length = length();
        int before = random.nextInt(4);
        int size = before + length + random.nextInt(3);
        if (random.nextInt(30) == 0) {
            return refused();
        }
        return switch (random.nextInt(12)) {
            case 0 -> new Operation("read(byte[])", size, in -> {
                byte[] b = bytes(size);
                return new Object[] {in.read(b), b};
            });
            case 1, 2 -> new Operation("read(byte[], " + before + ')', length, in -> {
                byte[] b = bytes(size);
                return new Object[] {in.read(b, before, length), b};
            });
            case 3 -> new Operation("readFully(byte[])", size, in -> {
                byte[] b = bytes(size);
                in.readFully(b);
                return b;
            });
            case 4, 5 -> new Operation(
                    "readFully(byte[], " + before + ')', length, in -> bytes(in, size, before, length));
            case 6 -> new Operation("readFully(short[], " + before + ')', length, in -> {
                short[] s = new short[size];
                in.readFully(s, before, length);
                return s;
            });
            case 7 -> new Operation("readFully(char[], " + before + ')', length, in -> {
                char[] c = new char[size];
                in.readFully(c, before, length);
                return c;
            });
            case 8 -> new Operation("readFully(int[], " + before + ')', length, in -> {
                int[] i = new int[size];
                in.readFully(i, before, length);
                return i;
            });
            case 9 -> new Operation("readFully(long[], " + before + ')', length, in -> {
                long[] l = new long[size];
                in.readFully(l, before, length);
                return l;
            });
            case 10 -> new Operation("readFully(float[], " + before + ')', length, in -> {
                float[] f = new float[size];
                in.readFully(f, before, length);
                return bits(f);
            });
            default -> new Operation("readFully(double[], " + before + ')', length, in -> {
                double[] d = new double[size];
                in.readFully(d, before, length);
                return bits(d);
            });
        };
    }

    private int length() {
        int drawn = random.nextInt(100);
        return drawn < 70 ? random.nextInt(20) : drawn < 96 ? random.nextInt(300) : random.nextInt(9000);
    }

    private static byte[] bytes(int size) {
        byte[] bytes = new byte[size];
        Arrays.fill(bytes, (byte) 0x5a);
        return bytes;
    }

    /** What the end of the file has left in the array counts too: readers show the part of an image that is there. */
    private static Object bytes(ImageInputStream in, int size, int before, int length) throws IOException {
        byte[] b = bytes(size);
        try {
            in.readFully(b, before, length);
            return b;
        } catch (EOFException e) {
            return new Object[] {"end of file", b};
        }
    }

    private Operation refused() {
        int off = random.nextInt(3) - 1;
        int len = off < 0 ? 1 : random.nextBoolean() ? -1 : random.nextBoolean() ? 6 : Integer.MAX_VALUE;
        return switch (random.nextInt(8)) {
            case 0 -> new Operation("read refused", len, in -> in.read(new byte[5], off, len));
            case 1 -> refused("byte[]", len, in -> in.readFully(new byte[5], off, len));
            case 2 -> refused("short[]", len, in -> in.readFully(new short[5], off, len));
            case 3 -> refused("char[]", len, in -> in.readFully(new char[5], off, len));
            case 4 -> refused("int[]", len, in -> in.readFully(new int[5], off, len));
            case 5 -> refused("long[]", len, in -> in.readFully(new long[5], off, len));
            case 6 -> refused("float[]", len, in -> in.readFully(new float[5], off, len));
            default -> refused("double[]", len, in -> in.readFully(new double[5], off, len));
        };
    }

    private static Operation refused(String array, int len, Use<ImageInputStream> act) {
        return new Operation("readFully(" + array + ") refused", len, in -> {
            act.of(in);
            return "not refused";
        });
    }

    private static int[] bits(float[] f) {
        int[] bits = new int[f.length];
        for (int i = 0; i < f.length; i++) {
            bits[i] = Float.floatToRawIntBits(f[i]);
        }
        return bits;
    }

    private static long[] bits(double[] d) {
        long[] bits = new long[d.length];
        for (int i = 0; i < d.length; i++) {
            bits[i] = Double.doubleToRawLongBits(d[i]);
        }
        return bits;
    }
}
