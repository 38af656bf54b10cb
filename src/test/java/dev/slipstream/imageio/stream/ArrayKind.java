package dev.slipstream.imageio.stream;

import java.io.IOException;
import java.lang.reflect.Array;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Random;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;

/** The arrays that streams read and write, and what their elements are in bytes. */
enum ArrayKind {
    BYTE(byte.class, 1, (in, a, off, len) -> in.readFully((byte[]) a, off, len),
            (out, a, off, len) -> out.write((byte[]) a, off, len),
            ByteBuffer::get, (b, at, v) -> b.put(at, (byte) v)),
    SHORT(short.class, 2, (in, a, off, len) -> in.readFully((short[]) a, off, len),
            (out, a, off, len) -> out.writeShorts((short[]) a, off, len),
            ByteBuffer::getShort, (b, at, v) -> b.putShort(at, (short) v)),
    CHAR(char.class, 2, (in, a, off, len) -> in.readFully((char[]) a, off, len),
            (out, a, off, len) -> out.writeChars((char[]) a, off, len),
            ByteBuffer::getChar, (b, at, v) -> b.putChar(at, (char) v)),
    INT(int.class, 4, (in, a, off, len) -> in.readFully((int[]) a, off, len),
            (out, a, off, len) -> out.writeInts((int[]) a, off, len),
            ByteBuffer::getInt, (b, at, v) -> b.putInt(at, (int) v)),
    LONG(long.class, 8, (in, a, off, len) -> in.readFully((long[]) a, off, len),
            (out, a, off, len) -> out.writeLongs((long[]) a, off, len),
            ByteBuffer::getLong, (b, at, v) -> b.putLong(at, (long) v)),
    FLOAT(float.class, 4, (in, a, off, len) -> in.readFully((float[]) a, off, len),
            (out, a, off, len) -> out.writeFloats((float[]) a, off, len),
            ByteBuffer::getFloat, (b, at, v) -> b.putInt(at, Float.floatToIntBits((float) v))),
    DOUBLE(double.class, 8, (in, a, off, len) -> in.readFully((double[]) a, off, len),
            (out, a, off, len) -> out.writeDoubles((double[]) a, off, len),
            ByteBuffer::getDouble, (b, at, v) -> b.putLong(at, Double.doubleToLongBits((double) v)));

    private interface Reading {
        void of(ImageInputStream in, Object array, int off, int len) throws IOException;
    }

    private interface Writing {
        void of(ImageOutputStream out, Object array, int off, int len) throws IOException;
    }

    private interface Getting {
        Object of(ByteBuffer bytes, int position);
    }

    private interface Putting {
        void of(ByteBuffer bytes, int position, Object value);
    }

    private final Class<?> type;
    private final int size;
    private final Reading reading;
    private final Writing writing;
    private final Getting getting;
    private final Putting putting;

    ArrayKind(Class<?> type, int size, Reading reading, Writing writing, Getting getting, Putting putting) {
        this.type = type;
        this.size = size;
        this.reading = reading;
        this.writing = writing;
        this.getting = getting;
        this.putting = putting;
    }

    /** Bytes of an element. */
    int size() {
        return size;
    }

    /** Of zeros. */
    Object array(int length) {
        return Array.newInstance(type, length);
    }

    /** Of any bits, those of every NaN among them. */
    Object random(Random random, int length) {
        byte[] bytes = new byte[length * size];
        random.nextBytes(bytes);
        Object array = array(length);
        for (int i = 0; i < length; i++) {
            Array.set(array, i, element(ByteBuffer.wrap(bytes), i * size));
        }
        return array;
    }

    void read(ImageInputStream in, Object array, int off, int len) throws IOException {
        reading.of(in, array, off, len);
    }

    void write(ImageOutputStream out, Object array, int off, int len) throws IOException {
        writing.of(out, array, off, len);
    }

    /** What is read from a position. */
    Object element(ByteBuffer bytes, int position) {
        return getting.of(bytes, position);
    }

    /** Elements {@code off} to {@code off + len} as they are written at a position: every NaN is the one. */
    void put(Object array, int off, int len, byte[] bytes, int at, ByteOrder order) {
        ByteBuffer buffer = ByteBuffer.wrap(bytes).order(order);
        for (int i = 0; i < len; i++) {
            putting.of(buffer, at + i * size, Array.get(array, off + i));
        }
    }

    @Override
    public String toString() {
        return type + "[]";
    }
}
