package dev.slipstream.imageio.stream;

import dev.slipstream.imageio.testing.Ask;
import dev.slipstream.imageio.testing.Use;
import java.io.ByteArrayOutputStream;
import java.lang.reflect.Array;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * A value as it lies in a stream: the contracts of reading and of writing are tested with each of these.
 *
 * @param unit how many of its bytes change places in the little-endian order; 1 where the order does not matter
 * @param hex its bytes in the big-endian order
 * @param value what is read, an array with one element on either side that is not
 * @param reading null for what can only be written, such as a NaN that becomes another
 * @param writing null for what can only be read, such as unsigned numbers
 */
record StreamValue(String name, int unit, String hex, @Nullable Object value,
        @Nullable Ask<ImageInputStream, Object> reading, @Nullable Use<ImageOutputStream> writing) {

    private static final List<StreamValue> ALL = List.of(
            both("false", 1, "00", false, in -> in.readBoolean(), out -> out.writeBoolean(false)),
            both("true", 1, "01", true, in -> in.readBoolean(), out -> out.writeBoolean(true)),
            read("boolean of any bits", 1, "80", true, in -> in.readBoolean()),
            both("byte of an int", 1, "fe", 0xfe, in -> in.read(), out -> out.write(0x1fe)),
            both("byte", 1, "81", (byte) 0x81, in -> in.readByte(), out -> out.writeByte(0x181)),
            read("unsigned byte", 1, "81", 0x81, in -> in.readUnsignedByte()),
            both("short", 2, "8123", (short) 0x8123, in -> in.readShort(), out -> out.writeShort(0x56788123)),
            read("unsigned short", 2, "8123", 0x8123, in -> in.readUnsignedShort()),
            both("char", 2, "9abc", '\u9abc', in -> in.readChar(), out -> out.writeChar(0xffff9abc)),
            both("int", 4, "81234567", 0x81234567, in -> in.readInt(), out -> out.writeInt(0x81234567)),
            read("unsigned int", 4, "81234567", 0x81234567L, in -> in.readUnsignedInt()),
            both("long", 8, "8123456789abcdef", 0x8123456789abcdefL,
                    in -> in.readLong(), out -> out.writeLong(0x8123456789abcdefL)),
            both("float", 4, "3fc00000", 1.5f, in -> in.readFloat(), out -> out.writeFloat(1.5f)),
            both("double", 8, "3ff8000000000000", 1.5, in -> in.readDouble(), out -> out.writeDouble(1.5)),
            read("float of any NaN", 4, "ffc00123", 0xffc00123, in -> Float.floatToRawIntBits(in.readFloat())),
            read("double of any NaN", 8, "fff8000000000123", 0xfff8000000000123L,
                    in -> Double.doubleToRawLongBits(in.readDouble())),
            written("float of any NaN", 4, "7fc00000", out -> out.writeFloat(Float.intBitsToFloat(0xffc00123))),
            written("double of any NaN", 8, "7ff8000000000000",
                    out -> out.writeDouble(Double.longBitsToDouble(0xfff8000000000123L))),
            array(ArrayKind.BYTE, "812300", new byte[] {0, (byte) 0x81, 0x23, 0, 0}),
            array(ArrayKind.SHORT, "8123 4567", new short[] {0, (short) 0x8123, 0x4567, 0}),
            array(ArrayKind.CHAR, "8123 4567", new char[] {0, '\u8123', '\u4567', 0}),
            array(ArrayKind.INT, "81234567 00000001", new int[] {0, 0x81234567, 1, 0}),
            array(ArrayKind.LONG, "8123456789abcdef", new long[] {0, 0x8123456789abcdefL, 0}),
            array(ArrayKind.FLOAT, "3fc00000 7fc00000 40000000", new float[] {0, 1.5f, Float.NaN, 2, 0}),
            array(ArrayKind.DOUBLE, "3ff8000000000000 7ff8000000000000", new double[] {0, 1.5, Double.NaN, 0}),
            written("float[] of any NaN", 4, "3f800000 7fc00000",
                    out -> out.writeFloats(new float[] {1, Float.intBitsToFloat(0xffc00123)}, 0, 2)),
            written("double[] of any NaN", 8, "3ff0000000000000 7ff8000000000000",
                    out -> out.writeDoubles(new double[] {1, Double.longBitsToDouble(0xfff8000000000123L)}, 0, 2)),
            both("whole byte[]", 1, "010203", List.of(3, (byte) 1, (byte) 3),
                    in -> {
                        byte[] bytes = new byte[3];
                        return List.of(in.read(bytes), bytes[0], bytes[2]);
                    }, out -> out.write(new byte[] {1, 2, 3})),
            both("line", 1, "61e90a", "a\u00e9", in -> in.readLine(), out -> out.writeBytes("a\u01e9\n")),
            written("chars of a string", 2, "0061 20ac", out -> out.writeChars("a\u20ac")),
            both("UTF", 1, "0008 41 c080 c3a9 e282ac", "A\0\u00e9\u20ac",
                    in -> in.readUTF(), out -> out.writeUTF("A\0\u00e9\u20ac")),
            both("empty UTF", 1, "0000", "", in -> in.readUTF(), out -> out.writeUTF("")),
            written("no bytes", 1, "", out -> out.write(new byte[0])),
            written("no chars of a string", 2, "", out -> out.writeChars("")));

    static final List<StreamValue> READ = ALL.stream().filter(each -> each.reading != null).toList();
    static final List<StreamValue> WRITTEN = ALL.stream().filter(each -> each.writing != null).toList();

    private static StreamValue both(String name, int unit, String hex, Object value,
            Ask<ImageInputStream, Object> reading, Use<ImageOutputStream> writing) {
        return new StreamValue(name, unit, hex, value, reading, writing);
    }

    private static StreamValue read(String name, int unit, String hex, Object value,
            Ask<ImageInputStream, Object> reading) {
        return new StreamValue(name, unit, hex, value, reading, null);
    }

    private static StreamValue written(String name, int unit, String hex, Use<ImageOutputStream> writing) {
        return new StreamValue(name, unit, hex, null, null, writing);
    }

    private static StreamValue array(ArrayKind kind, String hex, Object array) {
        int length = Array.getLength(array) - 2;
        return both(kind.toString(), kind.size(), hex, array, in -> {
            Object filled = kind.array(length + 2);
            kind.read(in, filled, 1, length);
            return filled;
        }, out -> kind.write(out, array, 1, length));
    }

    byte[] bytes(ByteOrder order) {
        byte[] bytes = HexFormat.of().parseHex(hex.replace(" ", ""));
        byte[] ordered = bytes.clone();
        for (int i = 0; order == ByteOrder.LITTLE_ENDIAN && i < bytes.length; i++) {
            ordered[i] = bytes[i - i % unit + unit - 1 - i % unit];
        }
        return ordered;
    }

    /** Whether it is a single one of Java's primitive values. */
    boolean isPrimitive() {
        return value instanceof Number || value instanceof Boolean || value instanceof Character;
    }

    int length() {
        return bytes(ByteOrder.BIG_ENDIAN).length;
    }

    /** Consecutive values of this many bytes or a few more: each kind occurs at every place. */
    static List<StreamValue> row(List<StreamValue> values, int size) {
        List<StreamValue> row = new ArrayList<>();
        for (int at = 0; at < size; at += row.get(row.size() - 1).length()) {
            row.add(values.get(row.size() * 11 % values.size()));
        }
        return row;
    }

    static byte[] bytes(List<StreamValue> row, ByteOrder order) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        row.forEach(value -> bytes.writeBytes(value.bytes(order)));
        return bytes.toByteArray();
    }

    @Override
    public String toString() {
        return name;
    }
}
