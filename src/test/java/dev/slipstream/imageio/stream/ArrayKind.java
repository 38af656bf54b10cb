package dev.slipstream.imageio.stream;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Array;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;
import org.jspecify.annotations.Nullable;

/** The arrays that streams read and write. */
enum ArrayKind {
    BYTE(byte.class, 1, (in, a, off, len) -> in.readFully((byte[]) a, off, len),
            (out, a, off, len) -> out.write((byte[]) a, off, len)),
    SHORT(short.class, 2, (in, a, off, len) -> in.readFully((short[]) a, off, len),
            (out, a, off, len) -> out.writeShorts((short[]) a, off, len)),
    CHAR(char.class, 2, (in, a, off, len) -> in.readFully((char[]) a, off, len),
            (out, a, off, len) -> out.writeChars((char[]) a, off, len)),
    INT(int.class, 4, (in, a, off, len) -> in.readFully((int[]) a, off, len),
            (out, a, off, len) -> out.writeInts((int[]) a, off, len)),
    LONG(long.class, 8, (in, a, off, len) -> in.readFully((long[]) a, off, len),
            (out, a, off, len) -> out.writeLongs((long[]) a, off, len)),
    FLOAT(float.class, 4, (in, a, off, len) -> in.readFully((float[]) a, off, len),
            (out, a, off, len) -> out.writeFloats((float[]) a, off, len)),
    DOUBLE(double.class, 8, (in, a, off, len) -> in.readFully((double[]) a, off, len),
            (out, a, off, len) -> out.writeDoubles((double[]) a, off, len));

    private interface Call<S> {
        void of(S stream, Object array, int off, int len) throws IOException;
    }

    private final Class<?> type;
    private final int size;
    private final Call<ImageInputStream> reading;
    private final Call<ImageOutputStream> writing;

    ArrayKind(Class<?> type, int size, Call<ImageInputStream> reading, Call<ImageOutputStream> writing) {
        this.type = type;
        this.size = size;
        this.reading = reading;
        this.writing = writing;
    }

    /** The size of an element in bytes. */
    int size() {
        return size;
    }

    /** An array of zeros. */
    Object array(int length) {
        return Array.newInstance(type, length);
    }

    /** An array of random bits, so that every kind of NaN occurs. */
    Object random(Random random, int length) {
        byte[] bytes = new byte[length * size];
        random.nextBytes(bytes);
        Object array = array(length);
        try {
            read(new ReferenceImageStream(bytes), array, 0, length);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return array;
    }

    void read(ImageInputStream in, @Nullable Object array, int off, int len) throws IOException {
        reading.of(in, array, off, len);
    }

    void write(ImageOutputStream out, @Nullable Object array, int off, int len) throws IOException {
        writing.of(out, array, off, len);
    }

    /** The elements of an array, floating-point ones as bits, since NaNs differ. */
    static Object bits(Object array) {
        if (array instanceof float[] f) {
            return IntStream.range(0, f.length).map(i -> Float.floatToRawIntBits(f[i])).toArray();
        }
        if (array instanceof double[] d) {
            return DoubleStream.of(d).mapToLong(Double::doubleToRawLongBits).toArray();
        }
        return array;
    }

    @Override
    public String toString() {
        return type + "[]";
    }
}
