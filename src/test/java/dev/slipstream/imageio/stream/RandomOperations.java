package dev.slipstream.imageio.stream;

import dev.slipstream.imageio.testing.Use;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.IntSupplier;
import javax.imageio.stream.IIOByteBuffer;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;

/**
 * Draws operations: every method of input and of output streams, arguments mostly sensible, now and then refused ones.
 * The argument of an operation that writes is the number of bytes it writes, or of bits.
 */
final class RandomOperations {

    private static final List<StreamValue> PRIMITIVES =
            StreamValue.READ.stream().filter(StreamValue::isPrimitive).toList();

    private final Random random;
    private final IntSupplier size;
    private final List<Integer> strings;

    /** The share of operations that write bits, in percent: some streams are nearly all bits. */
    private final int shareOfBits;

    /**
     * @param size how many bytes the stream has at the moment
     * @param strings where strings begin that {@code readUTF} can read
     */
    RandomOperations(Random random, IntSupplier size, List<Integer> strings) {
        this.random = random;
        this.size = size;
        this.strings = strings;
        this.shareOfBits = random.nextInt(4) == 0 ? 90 : 25;
    }

    static Operation close() {
        return Operation.doing("close", 0, in -> in.close());
    }

    static Operation seek(long position) {
        return Operation.doing("seek", position, in -> in.seek(position));
    }

    /** The next operation of a stream at {@code position} that has flushed the bytes before {@code flushed}. */
    Operation reading(long position, long flushed) {
        int drawn = random.nextInt(100);
        if (drawn < 36) {
            return primitive();
        } else if (drawn < 50) {
            return bits();
        } else if (drawn < 72) {
            return array();
        } else if (drawn < 78) {
            return text();
        } else if (drawn < 92) {
            return move(position, flushed);
        } else if (drawn < 97) {
            return random.nextBoolean()
                    ? Operation.doing("mark", 0, in -> in.mark())
                    : Operation.doing("reset", 0, in -> in.reset());
        } else {
            return setting(position, flushed);
        }
    }

    Operation primitive() {
        StreamValue value = PRIMITIVES.get(random.nextInt(PRIMITIVES.size()));
        return new Operation("read " + value, 0, value.reading());
    }

    private Operation bits() {
        return switch (random.nextInt(16)) {
            case 1, 2, 3, 4 -> new Operation("readBit", 0, in -> in.readBit());
            case 7 -> {
                int offset = random.nextInt(12) - 2;
                yield Operation.doing("setBitOffset", offset, in -> in.setBitOffset(offset));
            }
            default -> {
                int count = numberOfBits();
                yield new Operation("readBits", count, in -> in.readBits(count));
            }
        };
    }

    /** Draws a number of bits, often nearly 64. */
    private int numberOfBits() {
        return switch (random.nextInt(12)) {
            case 0 -> random.nextBoolean() ? -1 : 65;
            case 1, 2 -> 57 + random.nextInt(8);
            default -> random.nextInt(65);
        };
    }

    private Operation text() {
        if (random.nextInt(3) > 0) {
            return new Operation("readLine", 0, in -> in.readLine());
        }
        if (strings.isEmpty() || random.nextInt(4) == 0) {
            return new Operation("readUTF", 0, in -> in.readUTF());
        }
        int start = strings.get(random.nextInt(strings.size()));
        return new Operation("seek, readUTF", start, in -> {
            in.seek(start);
            return in.readUTF();
        });
    }

    Operation move(long position, long flushed) {
        long target = random.nextInt(5) > 0 ? Math.max(target(position), flushed) : target(position);
        long distance = target - position;
        return switch (random.nextInt(4)) {
            case 0 -> new Operation("skipBytes(int)", distance, in -> in.skipBytes((int) distance));
            case 1 -> new Operation("skipBytes(long)", distance, in -> in.skipBytes(distance));
            default -> seek(target);
        };
    }

    private long target(long position) {
        int end = size.getAsInt();
        int drawn = random.nextInt(100);
        if (drawn < 40) {
            return position + random.nextInt(81) - 40;
        } else if (drawn < 60) {
            return Math.min(end, 1024L << random.nextInt(11)) + random.nextInt(19) - 9;
        } else if (drawn < 80) {
            return random.nextInt(end + 1);
        } else if (drawn < 92) {
            return end + random.nextInt(21) - 12L;
        } else if (drawn < 95) {
            return (long) end + random.nextInt(100_000);
        } else if (drawn < 96) {
            return end + (1L << 32) - random.nextInt(20);
        }
        return drawn < 98 ? -1 - random.nextInt(100) : 0;
    }

    private Operation setting(long position, long flushed) {
        return switch (random.nextInt(12)) {
            case 0 -> Operation.doing("flush", 0, in -> in.flush());
            case 1 -> flushBefore(position + 1 + random.nextInt(100));
            case 2 -> flushBefore(flushed - 1);
            case 3 -> flushBefore(flushed + (long) ((position - flushed) * random.nextDouble()));
            case 4 -> buffer(random.nextInt(4) == 0 ? -1 : random.nextInt(100));
            case 5 -> new Operation("getStreamPosition", 0, in -> in.getStreamPosition());
            case 6 -> new Operation("getBitOffset", 0, in -> in.getBitOffset());
            default -> {
                ByteOrder order = random.nextBoolean() ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN;
                yield Operation.doing("setByteOrder " + order, 0, in -> in.setByteOrder(order));
            }
        };
    }

    private static Operation flushBefore(long position) {
        return Operation.doing("flushBefore", position, in -> in.flushBefore(position));
    }

    private static Operation buffer(int length) {
        return new Operation("readBytes", length, in -> {
            IIOByteBuffer buffer = new IIOByteBuffer(new byte[0], 0, 0);
            in.readBytes(buffer, length);
            int from = buffer.getOffset();
            int n = buffer.getLength();
            return new Object[] {n, Arrays.copyOfRange(buffer.getData(), from, from + Math.max(n, 0))};
        });
    }

    /** A part of an array of some size. */
    private record Range(int off, int len, int size) {
        boolean isOutside() {
            return off < 0 || len < 0 || len > size - off;
        }

        @Override
        public String toString() {
            return off + ", " + len + " of " + size;
        }
    }

    private Range range() {
        int drawn = random.nextInt(100);
        int len = random.nextInt(drawn < 70 ? 20 : drawn < 96 ? 300 : 9000);
        int off = random.nextInt(4);
        int end = off + len + random.nextInt(3);
        return switch (random.nextInt(120)) {
            case 0 -> new Range(-1, len, end);
            case 1 -> new Range(off, -1, end);
            case 2 -> new Range(off, end - off + 1, end);
            case 3 -> new Range(off, Integer.MAX_VALUE, end);
            default -> new Range(off, len, end);
        };
    }

    private ArrayKind largerKind() {
        return ArrayKind.values()[1 + random.nextInt(ArrayKind.values().length - 1)];
    }

    private Operation array() {
        Range range = range();
        return switch (random.nextInt(8)) {
            case 0, 1 -> new Operation("read " + range, range.len, in -> {
                byte[] b = bytes(range.size);
                return new Object[] {in.read(b, range.off, range.len), b};
            });
            case 2, 3 -> new Operation("readFully " + range, range.len, in -> bytes(in, range));
            default -> {
                ArrayKind kind = largerKind();
                yield new Operation("readFully " + kind + ' ' + range, range.len, in -> {
                    Object array = kind.array(range.size);
                    kind.read(in, array, range.off, range.len);
                    return ArrayKind.bits(array);
                });
            }
        };
    }

    private static byte[] bytes(int size) {
        byte[] bytes = new byte[size];
        Arrays.fill(bytes, (byte) 0x5a);
        return bytes;
    }

    /** The array is compared also after an end of file: readers show the part of an image that is there. */
    private static Object bytes(ImageInputStream in, Range range) throws IOException {
        byte[] b = bytes(range.size);
        try {
            in.readFully(b, range.off, range.len);
            return b;
        } catch (EOFException e) {
            return new Object[] {"end of file", b};
        }
    }

    Operation writing() {
        if (random.nextInt(100) < shareOfBits) {
            return bitWriting();
        }
        int drawn = random.nextInt(100);
        return drawn < 55 ? primitiveWriting() : drawn < 90 ? arrayWriting() : textWriting();
    }

    private static Operation writing(String method, long argument, Use<ImageOutputStream> writing) {
        return Operation.doing(method, argument, in -> writing.of((ImageOutputStream) in));
    }

    private Operation primitiveWriting() {
        int i = random.nextInt();
        long l = random.nextLong();
        return switch (random.nextInt(11)) {
            case 0, 1 -> writing("write", 1, out -> out.write(i));
            case 2 -> writing("writeBoolean", 1, out -> out.writeBoolean(i > 0));
            case 3 -> writing("writeByte", 1, out -> out.writeByte(i));
            case 4 -> writing("writeShort", 2, out -> out.writeShort(i));
            case 5 -> writing("writeChar", 2, out -> out.writeChar(i));
            case 6, 7 -> writing("writeInt", 4, out -> out.writeInt(i));
            case 8 -> writing("writeLong", 8, out -> out.writeLong(l));
            case 9 -> writing("writeFloat", 4, out -> out.writeFloat(Float.intBitsToFloat(i)));
            default -> writing("writeDouble", 8, out -> out.writeDouble(Double.longBitsToDouble(l)));
        };
    }

    private Operation bitWriting() {
        long value = random.nextLong();
        if (random.nextInt(3) == 0) {
            return writing("writeBit", 1, out -> out.writeBit((int) value));
        }
        int count = numberOfBits();
        return writing("writeBits", count, out -> out.writeBits(value, count));
    }

    /** The JDK has padded the bits before it looks at the range of a byte[], ours not: there must be none. */
    private Operation arrayWriting() {
        Range range = range();
        ArrayKind kind = random.nextInt(11) < 5 ? ArrayKind.BYTE : largerKind();
        Object array = kind.random(random, range.size);
        return writing("write " + kind + ' ' + range, (long) kind.size() * range.len, out -> {
            if (array instanceof byte[] b) {
                if (range.isOutside()) {
                    out.setBitOffset(0);
                }
                byte[] used = b.clone();
                out.write(used, range.off, range.len);
                Arrays.fill(used, (byte) 0xee); // its owner goes on using it
            } else {
                kind.write(out, array, range.off, range.len);
            }
        });
    }

    private Operation textWriting() {
        int length = random.nextInt(20) == 0 ? 0 : random.nextInt(4) == 0 ? random.nextInt(9000) : random.nextInt(40);
        StringBuilder drawn = new StringBuilder();
        random.ints(length, 0, 1 << (1 + random.nextInt(16))).forEach(c -> drawn.append((char) c));
        String text = drawn.toString();
        return switch (random.nextInt(10)) {
            case 0, 1, 2 -> writing("writeBytes", length, out -> out.writeBytes(text));
            case 3, 4, 5 -> writing("writeChars(String)", 2L * length, out -> out.writeChars(text));
            case 6 -> writing("writeUTF refused", 65536, out -> out.writeUTF("x".repeat(65536)));
            default -> writing("writeUTF", 2L + length, out -> out.writeUTF(text));
        };
    }
}
