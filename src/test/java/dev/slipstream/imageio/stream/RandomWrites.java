package dev.slipstream.imageio.stream;

import dev.slipstream.imageio.testing.Use;
import java.util.Random;
import javax.imageio.stream.ImageOutputStream;

/**
 * Draws operations that write: every such method of ImageOutputStream, arguments mostly sensible, now and then refused
 * ones. An operation's argument is the number of bytes it writes, or of bits.
 */
final class RandomWrites {

    private final Random random;
    private final RandomArrays arrays;

    /** Of a hundred operations: some streams are nearly all bits. */
    private final int shareOfBits;

    RandomWrites(Random random) {
        this.random = random;
        this.arrays = new RandomArrays(random);
        this.shareOfBits = random.nextInt(4) == 0 ? 90 : 25;
    }

    Operation next() {
        if (random.nextInt(100) < shareOfBits) {
            return bits();
        }
        int drawn = random.nextInt(100);
        return drawn < 55 ? primitive() : drawn < 90 ? arrays.writing() : text();
    }

    private Operation primitive() {
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

    private Operation bits() {
        return switch (random.nextInt(14)) {
            case 0 -> bits(random.nextBoolean() ? -1 : 65);
            case 1, 2, 3, 4 -> {
                int bit = random.nextInt();
                yield writing("writeBit", 1, out -> out.writeBit(bit));
            }
            case 5, 6 -> bits(57 + random.nextInt(8));
            default -> bits(random.nextInt(65));
        };
    }

    private Operation bits(int count) {
        long value = random.nextLong();
        return writing("writeBits", count, out -> out.writeBits(value, count));
    }

    private Operation text() {
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

    static Operation writing(String method, long argument, Use<ImageOutputStream> writing) {
        return new Operation(method, argument, in -> {
            writing.of((ImageOutputStream) in);
            return "done";
        });
    }
}
