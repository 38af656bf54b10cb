package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Values to bytes and back, few and many, since the loop changes with their number. */
class ArrayConversionTest {

    private static final int OFF = 3;
    private static final int INDEX = 5;

    private final Random random = new Random(1);

    static Stream<Arguments> ordersAndNumbers() {
        return Stream.of(ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN)
                .flatMap(order -> Stream.of(0, 1, 2, 7, 8, 95, 96, 97, 1000).map(n -> Arguments.of(order, n)));
    }

    private static byte[] filled(int size) {
        byte[] bytes = new byte[INDEX + size + 4];
        Arrays.fill(bytes, (byte) 0x5a);
        return bytes;
    }

    private static ByteBuffer expected(byte[] filled, ByteOrder order) {
        return ByteBuffer.wrap(filled).order(order).position(INDEX);
    }

    /** The bytes are those that a buffer has, and nothing beside them changes. */
    private static void assertConverted(int size, ByteOrder order, Consumer<ByteBuffer> put, Consumer<byte[]> convert) {
        byte[] expected = filled(size);
        put.accept(expected(expected, order));
        byte[] bytes = filled(size);
        convert.accept(bytes);
        assertArrayEquals(expected, bytes);
    }

    @ParameterizedTest
    @MethodSource("ordersAndNumbers")
    void shorts(ByteOrder order, int n) {
        short[] values = new short[OFF + n + 2];
        for (int i = 0; i < values.length; i++) {
            values[i] = (short) random.nextInt();
        }
        short[] back = new short[values.length];
        assertConverted(n * 2, order, buffer -> buffer.asShortBuffer().put(values, OFF, n), bytes -> {
            ArrayConversion.fromShorts(values, OFF, bytes, INDEX, n, order);
            ArrayConversion.toShorts(bytes, INDEX, back, OFF, n, order);
        });
        assertArrayEquals(Arrays.copyOfRange(values, OFF, OFF + n), Arrays.copyOfRange(back, OFF, OFF + n));
    }

    @ParameterizedTest
    @MethodSource("ordersAndNumbers")
    void charsAndStrings(ByteOrder order, int n) {
        char[] values = new char[OFF + n + 2];
        for (int i = 0; i < values.length; i++) {
            values[i] = (char) random.nextInt();
        }
        char[] back = new char[values.length];
        Consumer<ByteBuffer> put = buffer -> buffer.asCharBuffer().put(values, OFF, n);
        assertConverted(n * 2, order, put, bytes -> ArrayConversion.fromChars(values, OFF, bytes, INDEX, n, order));
        assertConverted(n * 2, order, put, bytes -> {
            ArrayConversion.fromString(new String(values), OFF, bytes, INDEX, n, order);
            ArrayConversion.toChars(bytes, INDEX, back, OFF, n, order);
        });
        assertArrayEquals(Arrays.copyOfRange(values, OFF, OFF + n), Arrays.copyOfRange(back, OFF, OFF + n));
    }

    @ParameterizedTest
    @MethodSource("ordersAndNumbers")
    void intsAndLongs(ByteOrder order, int n) {
        int[] ints = random.ints(OFF + n + 2).toArray();
        assertConverted(n * 4, order, buffer -> buffer.asIntBuffer().put(ints, OFF, n),
                bytes -> ArrayConversion.fromInts(ints, OFF, bytes, INDEX, n, order));
        long[] longs = random.longs(OFF + n + 2).toArray();
        assertConverted(n * 8, order, buffer -> buffer.asLongBuffer().put(longs, OFF, n),
                bytes -> ArrayConversion.fromLongs(longs, OFF, bytes, INDEX, n, order));
    }

    @ParameterizedTest
    @MethodSource("ordersAndNumbers")
    void floatsAndDoubles(ByteOrder order, int n) {
        double[] doubles = random.doubles(OFF + n + 2).toArray();
        assertConverted(n * 8, order, buffer -> buffer.asDoubleBuffer().put(doubles, OFF, n),
                bytes -> ArrayConversion.fromDoubles(doubles, OFF, bytes, INDEX, n, order));
        float[] floats = new float[OFF + n + 2];
        for (int i = 0; i < floats.length; i++) {
            floats[i] = (float) doubles[i];
        }
        assertConverted(n * 4, order, buffer -> buffer.asFloatBuffer().put(floats, OFF, n),
                bytes -> ArrayConversion.fromFloats(floats, OFF, bytes, INDEX, n, order));
    }

    /** As in the JDK, whatever the bits of the NaN were; the values around it stay what they are. */
    @ParameterizedTest
    @MethodSource("ordersAndNumbers")
    void everyNaNBecomesTheCanonicalOne(ByteOrder order, int n) {
        double[] doubles = random.doubles(OFF + n + 2).toArray();
        float[] floats = new float[doubles.length];
        int last = OFF + n - 1;
        for (int i = OFF; i <= last; i++) {
            doubles[i] = i == last ? Double.longBitsToDouble(0xfff8_0000_0000_1234L) : doubles[i];
            floats[i] = i == last ? Float.intBitsToFloat(0xffc0_1234) : (float) doubles[i];
        }
        assertConverted(n * 8, order, buffer -> {
            for (int i = OFF; i <= last; i++) {
                buffer.putLong(i == last ? 0x7ff8_0000_0000_0000L : Double.doubleToRawLongBits(doubles[i]));
            }
        }, bytes -> ArrayConversion.fromDoubles(doubles, OFF, bytes, INDEX, n, order));
        assertConverted(n * 4, order, buffer -> {
            for (int i = OFF; i <= last; i++) {
                buffer.putInt(i == last ? 0x7fc0_0000 : Float.floatToRawIntBits(floats[i]));
            }
        }, bytes -> ArrayConversion.fromFloats(floats, OFF, bytes, INDEX, n, order));
    }
}
