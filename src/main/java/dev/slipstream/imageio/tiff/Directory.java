package dev.slipstream.imageio.tiff;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import javax.imageio.stream.ImageInputStream;

/** The fields of an image, as far as they are where they should be. */
final class Directory {

    static final int SHORT = 3;
    static final int LONG = 4;
    static final int UNDEFINED = 7;
    private static final int LAST_TYPE = 13;

    static final int ENTRY_BYTES = 12;
    private static final int VALUE_BYTES = 4;

    private final ImageInputStream stream;
    private final long position;
    private final byte[] bytes;
    private final ByteBuffer entries;

    /** Whether a field has not been what the reader takes, so that the JDK's reader decides. */
    private boolean isOdd;

    private Directory(ImageInputStream stream, long position, byte[] bytes) {
        this.stream = stream;
        this.position = position;
        this.bytes = bytes;
        this.entries = ByteBuffer.wrap(bytes).order(stream.getByteOrder());
    }

    /** Reads the entries at the position of the stream, in its byte order. */
    static Directory read(ImageInputStream stream, long position) throws IOException {
        byte[] bytes = new byte[ENTRY_BYTES * stream.readUnsignedShort()];
        Directory directory = new Directory(stream, position, bytes);
        if (bytes.length > 0) {
            int value = bytes.length - VALUE_BYTES;
            stream.readFully(bytes, 0, value);
            stream.readFully(bytes, value, directory.usedBytes(bytes.length - ENTRY_BYTES));
        }
        directory.isOdd = !directory.isOrderly();
        return directory;
    }

    /**
     * How many bytes of the value in an entry the JDK's reader takes. The last ones of an application's stream may
     * already be its own.
     */
    private int usedBytes(int at) {
        int size = switch (entries.getShort(at + 2)) {
            case SHORT -> 2;
            case LONG -> 4;
            case UNDEFINED -> 1;
            default -> 0;
        };
        boolean isKnown = tag(at) <= Tag.SAMPLE_FORMAT || tag(at) == Tag.ICC_PROFILE;
        return isKnown ? (int) Math.min(VALUE_BYTES, size * (entries.getInt(at + 4) & 0xffffffffL)) : 0;
    }

    /** The JDK's reader skips too little after a type that it does not know, and misreads the entries after it. */
    private boolean isOrderly() {
        for (int at = 0; at < bytes.length; at += ENTRY_BYTES) {
            int type = entries.getShort(at + 2);
            if (type < 1 || type > LAST_TYPE || (at > 0 && tag(at) <= tag(at - ENTRY_BYTES))) {
                return false;
            }
        }
        return true;
    }

    private int tag(int at) {
        return entries.getShort(at) & 0xffff;
    }

    boolean isOdd() {
        return isOdd;
    }

    long position() {
        return position;
    }

    ByteOrder order() {
        return entries.order();
    }

    /** Where the entry of a tag is; -1 if there is none. */
    private int find(int tag) {
        for (int at = 0; at < bytes.length; at += ENTRY_BYTES) {
            if (tag(at) == tag) {
                return at;
            }
        }
        return -1;
    }

    boolean has(int tag) {
        return find(tag) >= 0;
    }

    /** The type of a field that is present. */
    int type(int tag) {
        return entries.getShort(find(tag) + 2);
    }

    /** The only value of a field, whose type is SHORT, or LONG if that is allowed; {@code otherwise} without it. */
    int value(int tag, boolean mayBeLong, int otherwise) {
        int at = find(tag);
        if (at < 0) {
            return otherwise;
        }
        int type = entries.getShort(at + 2);
        if (count(tag) != 1 || (type != SHORT && (type != LONG || !mayBeLong))) {
            isOdd = true;
            return otherwise;
        }
        return type == SHORT ? entries.getShort(at + 8) & 0xffff : entries.getInt(at + 8);
    }

    /** The values of a field, if they are {@code count} of SHORT, or LONG if that is allowed; none without it. */
    long[] values(int tag, boolean mayBeLong, int count) throws IOException {
        if (!has(tag)) {
            return new long[0];
        }
        int type = type(tag);
        boolean isRight = type == SHORT || (type == LONG && mayBeLong);
        byte[] found = isRight ? bytes(tag, type, count) : new byte[0];
        long[] values = new long[type == SHORT ? found.length / 2 : found.length / 4];
        ByteBuffer buffer = ByteBuffer.wrap(found).order(entries.order());
        for (int i = 0; i < values.length; i++) {
            values[i] = type == SHORT ? buffer.getShort() & 0xffff : buffer.getInt() & 0xffffffffL;
        }
        isOdd |= values.length == 0;
        return values;
    }

    /** How many values a field has; 0 without it. */
    int count(int tag) {
        int at = find(tag);
        return at < 0 ? 0 : Math.max(0, entries.getInt(at + 4));
    }

    /** The bytes of a field's values, if there are {@code count} of a type; otherwise none. */
    byte[] bytes(int tag, int type, int count) throws IOException {
        long size = (long) count * (type == SHORT ? 2 : type == LONG ? 4 : 1);
        if (type(tag) != type || count(tag) != count || size > Integer.MAX_VALUE) {
            isOdd = true;
            return new byte[0];
        }
        int at = find(tag) + 8;
        if (size <= 4) {
            return Arrays.copyOfRange(bytes, at, at + (int) size);
        }
        long position = entries.getInt(at) & 0xffffffffL;
        long length = stream.length();
        if (length >= 0 && position + size > length) {
            isOdd = true; // the JDK's reader has ignored the field
            return new byte[0];
        }
        byte[] values = new byte[(int) size];
        stream.seek(position);
        stream.readFully(values);
        return values;
    }
}
