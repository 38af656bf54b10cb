package dev.slipstream.imageio.stream;

import java.io.EOFException;
import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import javax.imageio.stream.ImageInputStream;

/** Draws operations that read and write arrays: all of them, any range, now and then one outside the array. */
final class RandomArrays {

    private final Random random;

    RandomArrays(Random random) {
        this.random = random;
    }

    /** One that fills an array. */
    Operation reading() {
        if (random.nextInt(30) == 0) {
            return refusedReading();
        }
        int length = length();
        int before = random.nextInt(4);
        int size = before + length + random.nextInt(3);
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
            default -> {
                ArrayKind kind = largerKind();
                yield new Operation("readFully(" + kind + ", " + before + ')', length, in -> {
                    Object array = kind.array(size);
                    kind.read(in, array, before, length);
                    return bits(array);
                });
            }
        };
    }

    /** One that writes an array. */
    Operation writing() {
        if (random.nextInt(30) == 0) {
            return refusedWriting();
        }
        int length = length();
        int before = random.nextInt(4);
        int size = before + length + random.nextInt(3);
        return switch (random.nextInt(11)) {
            case 0 -> {
                byte[] b = (byte[]) ArrayKind.BYTE.random(random, length);
                yield RandomWrites.writing("write(byte[])", length, out -> out.write(b));
            }
            case 1, 2, 3, 4 -> {
                byte[] b = (byte[]) ArrayKind.BYTE.random(random, size);
                yield RandomWrites.writing("write(byte[], " + before + ')', length, out -> {
                    byte[] used = b.clone();
                    out.write(used, before, length);
                    Arrays.fill(used, (byte) 0xee); // its owner goes on using it
                });
            }
            default -> {
                ArrayKind kind = largerKind();
                Object array = kind.random(random, size);
                yield RandomWrites.writing("write(" + kind + ", " + before + ')', (long) kind.size() * length,
                        out -> kind.write(out, array, before, length));
            }
        };
    }

    private static ArrayKind kind(int i) {
        return ArrayKind.values()[i];
    }

    private ArrayKind largerKind() {
        return kind(1 + random.nextInt(ArrayKind.values().length - 1));
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

    private Operation refusedReading() {
        int off = random.nextInt(3) - 1;
        int len = wrongLength(off);
        if (random.nextInt(8) == 0) {
            return new Operation("read refused", len, in -> in.read(new byte[5], off, len));
        }
        ArrayKind kind = kind(random.nextInt(ArrayKind.values().length));
        return new Operation("readFully(" + kind + ") refused", len, in -> {
            kind.read(in, kind.array(5), off, len);
            return "not refused";
        });
    }

    /** The JDK has padded the bits before it looks at the range of a byte[], ours not: there must be none. */
    private Operation refusedWriting() {
        int off = random.nextInt(3) - 1;
        int len = wrongLength(off);
        ArrayKind kind = kind(random.nextInt(ArrayKind.values().length));
        return RandomWrites.writing("write(" + kind + ") refused", len, out -> {
            if (kind == ArrayKind.BYTE) {
                out.setBitOffset(0);
            }
            kind.write(out, kind.array(5), off, len);
        });
    }

    /** For an array of 5. */
    private int wrongLength(int off) {
        return off < 0 ? 1 : random.nextBoolean() ? -1 : random.nextBoolean() ? 6 : Integer.MAX_VALUE;
    }

    /** The array, or the bits of its elements: one NaN is not as good as another. */
    private static Object bits(Object array) {
        if (array instanceof float[] f) {
            return IntStream.range(0, f.length).map(i -> Float.floatToRawIntBits(f[i])).toArray();
        }
        if (array instanceof double[] d) {
            return DoubleStream.of(d).mapToLong(Double::doubleToRawLongBits).toArray();
        }
        return array;
    }
}
