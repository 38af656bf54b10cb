package dev.slipstream.imageio.bench.jmh;

import java.io.IOException;
import javax.imageio.stream.IIOByteBuffer;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;

/** Nanoseconds for 256 KiB, read into an array of so many bytes again and again. */
public class BulkReads extends ReadBenchmark {

    private static final int BYTES = 256 * 1024;
    private static final long SEED = 43;

    @Param({"64", "8192"})
    int chunk = 64;

    private final IIOByteBuffer byteBuffer = new IIOByteBuffer(new byte[0], 0, 0);
    private BulkArrays arrays;
    private int count;

    @Override
    Content content(String benchmark) throws IOException {
        count = BYTES / chunk;
        arrays = new BulkArrays(chunk);
        return Content.random(SEED, BYTES);
    }

    @Benchmark
    public long read() throws IOException {
        return sum(count, (in, i) -> in.read(arrays.bytes(), 0, chunk) + last(arrays.bytes()), (in, i) -> {
            in.get(arrays.bytes());
            return chunk + last(arrays.bytes());
        });
    }

    @Benchmark
    public long readBytes() throws IOException {
        return sum(count, (in, i) -> {
            in.readBytes(byteBuffer, chunk);
            int last = byteBuffer.getOffset() + byteBuffer.getLength() - 1;
            return byteBuffer.getLength() + byteBuffer.getData()[last];
        }, (in, i) -> {
            in.get(arrays.bytes());
            return chunk + last(arrays.bytes());
        });
    }

    private static int last(byte[] bytes) {
        return bytes[bytes.length - 1];
    }

    @Benchmark
    public long readFullyBytes() throws IOException {
        byte[] array = arrays.bytes();
        return sum(count, (in, i) -> {
            in.readFully(array, 0, array.length);
            return array[0] + array[array.length - 1];
        }, (in, i) -> {
            in.get(array);
            return array[0] + array[array.length - 1];
        });
    }

    @Benchmark
    public long readFullyShorts() throws IOException {
        short[] array = arrays.shorts();
        return sum(count, (in, i) -> {
            in.readFully(array, 0, array.length);
            return array[0] + array[array.length - 1];
        }, (in, i) -> {
            in.position(i * chunk).asShortBuffer().get(array);
            return array[0] + array[array.length - 1];
        });
    }

    @Benchmark
    public long readFullyChars() throws IOException {
        char[] array = arrays.chars();
        return sum(count, (in, i) -> {
            in.readFully(array, 0, array.length);
            return array[0] + array[array.length - 1];
        }, (in, i) -> {
            in.position(i * chunk).asCharBuffer().get(array);
            return array[0] + array[array.length - 1];
        });
    }

    @Benchmark
    public long readFullyInts() throws IOException {
        int[] array = arrays.ints();
        return sum(count, (in, i) -> {
            in.readFully(array, 0, array.length);
            return array[0] + array[array.length - 1];
        }, (in, i) -> {
            in.position(i * chunk).asIntBuffer().get(array);
            return array[0] + array[array.length - 1];
        });
    }

    @Benchmark
    public long readFullyLongs() throws IOException {
        long[] array = arrays.longs();
        return sum(count, (in, i) -> {
            in.readFully(array, 0, array.length);
            return array[0] + array[array.length - 1];
        }, (in, i) -> {
            in.position(i * chunk).asLongBuffer().get(array);
            return array[0] + array[array.length - 1];
        });
    }

    @Benchmark
    public long readFullyFloats() throws IOException {
        float[] array = arrays.floats();
        return sum(count, (in, i) -> {
            in.readFully(array, 0, array.length);
            return Float.floatToRawIntBits(array[0]) + Float.floatToRawIntBits(array[array.length - 1]);
        }, (in, i) -> {
            in.position(i * chunk).asFloatBuffer().get(array);
            return Float.floatToRawIntBits(array[0]) + Float.floatToRawIntBits(array[array.length - 1]);
        });
    }

    @Benchmark
    public long readFullyDoubles() throws IOException {
        double[] array = arrays.doubles();
        return sum(count, (in, i) -> {
            in.readFully(array, 0, array.length);
            return Double.doubleToRawLongBits(array[0]) + Double.doubleToRawLongBits(array[array.length - 1]);
        }, (in, i) -> {
            in.position(i * chunk).asDoubleBuffer().get(array);
            return Double.doubleToRawLongBits(array[0]) + Double.doubleToRawLongBits(array[array.length - 1]);
        });
    }
}
