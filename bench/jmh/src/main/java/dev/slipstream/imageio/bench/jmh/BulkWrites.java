package dev.slipstream.imageio.bench.jmh;

import java.io.IOException;
import java.nio.ByteOrder;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;

/** Nanoseconds for 1 MiB, written out of an array of so many bytes again and again. */
public class BulkWrites extends WriteBenchmark {

    private static final int BYTES = 1024 * 1024;
    private static final long SEED = 47;

    @Param({"64", "1024", "8192", "65536", "1048576"})
    int chunk = 64;

    @Param
    private Order order = Order.BIG_ENDIAN;

    private BulkArrays arrays;
    private int count;

    @Override
    int size() {
        return BYTES;
    }

    @Override
    ByteOrder byteOrder() {
        return order.byteOrder();
    }

    @Override
    void prepare() {
        count = BYTES / chunk;
        arrays = BulkArrays.random(SEED, chunk);
    }

    @Benchmark
    public long write() throws IOException {
        byte[] array = arrays.bytes();
        return write(count, (out, i) -> out.write(array, 0, array.length), (out, i) -> out.put(array));
    }

    @Benchmark
    public long writeShorts() throws IOException {
        short[] array = arrays.shorts();
        return write(count, (out, i) -> out.writeShorts(array, 0, array.length),
                (out, i) -> out.position(i * chunk).asShortBuffer().put(array));
    }

    @Benchmark
    public long writeChars() throws IOException {
        char[] array = arrays.chars();
        return write(count, (out, i) -> out.writeChars(array, 0, array.length),
                (out, i) -> out.position(i * chunk).asCharBuffer().put(array));
    }

    @Benchmark
    public long writeInts() throws IOException {
        int[] array = arrays.ints();
        return write(count, (out, i) -> out.writeInts(array, 0, array.length),
                (out, i) -> out.position(i * chunk).asIntBuffer().put(array));
    }

    @Benchmark
    public long writeLongs() throws IOException {
        long[] array = arrays.longs();
        return write(count, (out, i) -> out.writeLongs(array, 0, array.length),
                (out, i) -> out.position(i * chunk).asLongBuffer().put(array));
    }

    @Benchmark
    public long writeFloats() throws IOException {
        float[] array = arrays.floats();
        return write(count, (out, i) -> out.writeFloats(array, 0, array.length),
                (out, i) -> out.position(i * chunk).asFloatBuffer().put(array));
    }

    @Benchmark
    public long writeDoubles() throws IOException {
        double[] array = arrays.doubles();
        return write(count, (out, i) -> out.writeDoubles(array, 0, array.length),
                (out, i) -> out.position(i * chunk).asDoubleBuffer().put(array));
    }
}
