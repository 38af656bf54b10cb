package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Random;
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

    @ParameterizedTest
    @MethodSource("ordersAndNumbers")
    void shorts(ByteOrder order, int n) {
        short[] values = new short[OFF + n + 2];
        byte[] expected = filled(n * 2);
        ByteBuffer buffer = expected(expected, order);
        for (int i = 0; i < values.length; i++) {
            values[i] = (short) random.nextInt();
        }
        buffer.asShortBuffer().put(values, OFF, n);
        byte[] bytes = filled(n * 2);
        ArrayConversion.fromShorts(values, OFF, bytes, INDEX, n, order);
        assertArrayEquals(expected, bytes);
        short[] back = new short[values.length];
        ArrayConversion.toShorts(bytes, INDEX, back, OFF, n, order);
        assertArrayEquals(Arrays.copyOfRange(values, OFF, OFF + n), Arrays.copyOfRange(back, OFF, OFF + n));
    }

    @ParameterizedTest
    @MethodSource("ordersAndNumbers")
    void charsAndStrings(ByteOrder order, int n) {
        char[] values = new char[OFF + n + 2];
        byte[] expected = filled(n * 2);
        for (int i = 0; i < values.length; i++) {
            values[i] = (char) random.nextInt();
        }
        expected(expected, order).asCharBuffer().put(values, OFF, n);
        byte[] bytes = filled(n * 2);
        ArrayConversion.fromChars(values, OFF, bytes, INDEX, n, order);
        assertArrayEquals(expected, bytes);
        bytes = filled(n * 2);
        ArrayConversion.fromString(new String(values), OFF, bytes, INDEX, n, order);
        assertArrayEquals(expected, bytes);
        char[] back = new char[values.length];
        ArrayConversion.toChars(bytes, INDEX, back, OFF, n, order);
        assertArrayEquals(Arrays.copyOfRange(values, OFF, OFF + n), Arrays.copyOfRange(back, OFF, OFF + n));
    }

    @ParameterizedTest
    @MethodSource("ordersAndNumbers")
    void intsAndLongs(ByteOrder order, int n) {
        int[] ints = random.ints(OFF + n + 2).toArray();
        byte[] expected = filled(n * 4);
        expected(expected, order).asIntBuffer().put(ints, OFF, n);
        byte[] bytes = filled(n * 4);
        ArrayConversion.fromInts(ints, OFF, bytes, INDEX, n, order);
        assertArrayEquals(expected, bytes);

        long[] longs = random.longs(OFF + n + 2).toArray();
        expected = filled(n * 8);
        expected(expected, order).asLongBuffer().put(longs, OFF, n);
        bytes = filled(n * 8);
        ArrayConversion.fromLongs(longs, OFF, bytes, INDEX, n, order);
        assertArrayEquals(expected, bytes);
    }

    @ParameterizedTest
    @MethodSource("ordersAndNumbers")
    void floatsAndDoubles(ByteOrder order, int n) {
        double[] doubles = random.doubles(OFF + n + 2).toArray();
        byte[] expected = filled(n * 8);
        expected(expected, order).asDoubleBuffer().put(doubles, OFF, n);
        byte[] bytes = filled(n * 8);
        ArrayConversion.fromDoubles(doubles, OFF, bytes, INDEX, n, order);
        assertArrayEquals(expected, bytes);

        float[] floats = new float[OFF + n + 2];
        for (int i = 0; i < floats.length; i++) {
            floats[i] = (float) doubles[i];
        }
        expected = filled(n * 4);
        expected(expected, order).asFloatBuffer().put(floats, OFF, n);
        bytes = filled(n * 4);
        ArrayConversion.fromFloats(floats, OFF, bytes, INDEX, n, order);
        assertArrayEquals(expected, bytes);
    }

    /** As in the JDK, whatever the bits of the NaN were; the values around it stay what they are. */
    @ParameterizedTest
    @MethodSource("ordersAndNumbers")
    void everyNaNBecomesTheCanonicalOne(ByteOrder order, int n) {
        double[] doubles = random.doubles(OFF + n + 2).toArray();
        float[] floats = new float[doubles.length];
        byte[] expectedDoubles = filled(n * 8);
        byte[] expectedFloats = filled(n * 4);
        ByteBuffer doubleBuffer = expected(expectedDoubles, order);
        ByteBuffer floatBuffer = expected(expectedFloats, order);
        int last = OFF + n - 1;
        for (int i = OFF; i <= last; i++) {
            doubles[i] = i == last ? Double.longBitsToDouble(0xfff8_0000_0000_1234L) : doubles[i];
            floats[i] = i == last ? Float.intBitsToFloat(0xffc0_1234) : (float) doubles[i];
            doubleBuffer.putLong(i == last ? 0x7ff8_0000_0000_0000L : Double.doubleToRawLongBits(doubles[i]));
            floatBuffer.putInt(i == last ? 0x7fc0_0000 : Float.floatToRawIntBits(floats[i]));
        }
        byte[] bytes = filled(n * 8);
        ArrayConversion.fromDoubles(doubles, OFF, bytes, INDEX, n, order);
        assertArrayEquals(expectedDoubles, bytes);
        bytes = filled(n * 4);
        ArrayConversion.fromFloats(floats, OFF, bytes, INDEX, n, order);
        assertArrayEquals(expectedFloats, bytes);
    }
}
