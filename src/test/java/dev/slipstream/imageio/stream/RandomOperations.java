package dev.slipstream.imageio.stream;

import dev.slipstream.imageio.testing.Ask;
import dev.slipstream.imageio.testing.Use;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.IntSupplier;
import javax.imageio.stream.IIOByteBuffer;
import javax.imageio.stream.ImageInputStream;

/** Draws operations: every method of ImageInputStream, arguments mostly sensible, now and then refused ones. */
final class RandomOperations {

    private static final byte[] NOTHING = {};

    private final Random random;
    private final IntSupplier size;
    private final List<Integer> strings;
    private final RandomArrays arrays;

    /**
     * @param size how many bytes the stream has at the moment
     * @param strings where strings begin that {@code readUTF} can read
     */
    RandomOperations(Random random, IntSupplier size, List<Integer> strings) {
        this.random = random;
        this.size = size;
        this.strings = strings;
        this.arrays = new RandomArrays(random);
    }

    /** The next operation for a stream that stands at a position and has flushed what lies before another. */
    Operation next(long position, long flushed) {
        int drawn = random.nextInt(100);
        if (drawn < 36) {
            return primitive();
        } else if (drawn < 50) {
            return bits();
        } else if (drawn < 72) {
            return arrays.reading();
        } else if (drawn < 78) {
            return text();
        } else if (drawn < 92) {
            return move(position, flushed);
        } else if (drawn < 97) {
            return random.nextBoolean()
                    ? returning("mark", 0, in -> in.mark())
                    : returning("reset", 0, in -> in.reset());
        } else {
            return setting(position, flushed);
        }
    }

    static Operation close() {
        return returning("close", 0, in -> in.close());
    }

    Operation primitive() {
        return switch (random.nextInt(14)) {
            case 0, 1 -> new Operation("read", 0, in -> in.read());
            case 2 -> new Operation("readBoolean", 0, in -> in.readBoolean());
            case 3 -> new Operation("readByte", 0, in -> in.readByte());
            case 4 -> new Operation("readUnsignedByte", 0, in -> in.readUnsignedByte());
            case 5 -> new Operation("readShort", 0, in -> in.readShort());
            case 6 -> new Operation("readUnsignedShort", 0, in -> in.readUnsignedShort());
            case 7 -> new Operation("readChar", 0, in -> in.readChar());
            case 8, 9 -> new Operation("readInt", 0, in -> in.readInt());
            case 10 -> new Operation("readUnsignedInt", 0, in -> in.readUnsignedInt());
            case 11 -> new Operation("readLong", 0, in -> in.readLong());
            case 12 -> new Operation("readFloat", 0, in -> Float.floatToRawIntBits(in.readFloat()));
            default -> new Operation("readDouble", 0, in -> Double.doubleToRawLongBits(in.readDouble()));
        };
    }

    private Operation bits() {
        return switch (random.nextInt(16)) {
            case 0 -> bits(random.nextBoolean() ? -1 : 65);
            case 1, 2, 3, 4 -> new Operation("readBit", 0, in -> in.readBit());
            case 5, 6 -> bits(57 + random.nextInt(8));
            case 7 -> {
                int offset = random.nextInt(12) - 2;
                yield returning("setBitOffset", offset, in -> in.setBitOffset(offset));
            }
            default -> bits(random.nextInt(65));
        };
    }

    private static Operation bits(int count) {
        return new Operation("readBits", count, in -> in.readBits(count));
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
        long target = target(position);
        if (random.nextInt(5) > 0) {
            target = Math.max(target, flushed);
        }
        long pos = target;
        long distance = target - position;
        int steps = (int) distance;
        return switch (random.nextInt(4)) {
            case 0 -> new Operation("skipBytes(int)", steps, in -> in.skipBytes(steps));
            case 1 -> new Operation("skipBytes(long)", distance, in -> in.skipBytes(distance));
            default -> returning("seek", pos, in -> in.seek(pos));
        };
    }

    private long target(long position) {
        int size = this.size.getAsInt();
        int drawn = random.nextInt(100);
        if (drawn < 40) {
            return position + random.nextInt(81) - 40;
        } else if (drawn < 60) {
            return Math.min(size, 1024L << random.nextInt(11)) + random.nextInt(19) - 9;
        } else if (drawn < 80) {
            return random.nextInt(size + 1);
        } else if (drawn < 92) {
            return size + random.nextInt(21) - 12L;
        } else if (drawn < 95) {
            return (long) size + random.nextInt(100_000);
        } else if (drawn < 96) {
            return size + (1L << 32) - random.nextInt(20);
        }
        return drawn < 98 ? -1 - random.nextInt(100) : 0;
    }

    private Operation setting(long position, long flushed) {
        return switch (random.nextInt(12)) {
            case 0 -> returning("flush", 0, in -> in.flush());
            case 1 -> flushBefore(position + 1 + random.nextInt(100));
            case 2 -> flushBefore(flushed - 1);
            case 3 -> flushBefore(flushed + (long) ((position - flushed) * random.nextDouble()));
            case 4 -> buffer(random.nextInt(4) == 0 ? -1 : random.nextInt(100));
            default -> {
                ByteOrder order = random.nextBoolean() ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN;
                yield returning("setByteOrder " + order, 0, in -> in.setByteOrder(order));
            }
        };
    }

    private static Operation flushBefore(long position) {
        return returning("flushBefore", position, in -> in.flushBefore(position));
    }

    private static Operation buffer(int length) {
        return new Operation("readBytes", length, in -> {
            IIOByteBuffer buffer = new IIOByteBuffer(NOTHING, 0, 0);
            in.readBytes(buffer, length);
            int from = buffer.getOffset();
            int n = buffer.getLength();
            return new Object[] {n, Arrays.copyOfRange(buffer.getData(), from, from + Math.max(n, 0))};
        });
    }

    private static Operation returning(String method, long argument, Use<ImageInputStream> act) {
        Ask<ImageInputStream, Object> call = in -> {
            act.of(in);
            return "done";
        };
        return new Operation(method, argument, call);
    }
}
