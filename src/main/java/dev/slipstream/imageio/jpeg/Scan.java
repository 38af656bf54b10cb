package dev.slipstream.imageio.jpeg;

import dev.slipstream.imageio.warmup.WarmUp;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Reads the coefficients of a scan. It reads what the JDK's reader would read without a warning. */
final class Scan {

    private static final int LOOK_UP = 64 - HuffmanTable.BITS;

    /** How many blocks or MCUs are read at a time while little is compiled. */
    private static final int PIECE = 32;

    private final BitReader in;
    private final Component[] components;
    private final boolean isProgressive;

    /** The first and the last coefficient, and how many bits the scan leaves to later ones. */
    private final int first;
    private final int end;
    private final int low;

    private final boolean isRefinement;

    /** How many blocks from here on have no new coefficients. */
    private int ended;

    Scan(BitReader in, Component[] components, boolean isProgressive, int first, int end, int high, int low)
            throws Unfit {
        this.in = in;
        this.components = components;
        this.isProgressive = isProgressive;
        this.first = first;
        this.end = end;
        this.low = low;
        isRefinement = high > 0;
        boolean isOfWholeBlocks = first == 0 && end == 63 && high == 0 && low == 0;
        boolean isOfBits = (first == 0 ? end == 0 : end >= first && end < 64 && components.length == 1)
                && low <= 13 && (high == 0 || high - 1 == low);
        if (isProgressive ? !isOfBits : !isOfWholeBlocks) {
            throw new Unfit("a scan with wrong parameters");
        }
        for (Component c : components) {
            if (!isProgressive && c.ac[0] != null) {
                throw new Unfit("a component again");
            }
            c.follow(first, end, high, low);
            c.prediction = 0;
        }
    }

    /** Reads all. {@code interval}: how many MCUs there are between restart markers, or 0. */
    void read(int mcusX, int mcusY, int interval) throws IOException, Unfit {
        @Nullable Component only = components.length == 1 ? components[0] : null;
        int unitsX = only != null ? only.blocksX : mcusX;
        int unitsY = only != null ? only.blocksY : mcusY;
        int left = interval > 0 ? interval : -1;
        int restarts = 0;
        for (int y = 0; y < unitsY; y++) {
            for (Component c : components) {
                c.begin(y, only != null ? 1 : c.v, mcusX, end > 0);
            }
            for (int x = 0; x < unitsX; ) {
                if (left == 0) {
                    restart(restarts++ & 7);
                    left = interval;
                }
                int to = Math.min(unitsX, x + (WarmUp.JPEG.isUnderWay() ? PIECE : unitsX));
                if (left > 0) {
                    to = Math.min(to, x + left);
                    left -= to - x;
                }
                units(only, y, x, to);
                WarmUp.JPEG.count(to - x);
                x = to;
            }
        }
        in.checkEnd();
    }

    private void restart(int number) throws IOException, Unfit {
        in.restart(number);
        ended = 0;
        for (Component c : components) {
            c.prediction = 0;
        }
    }

    /** Reads a part of a row of units: blocks if there is only one component, and MCUs otherwise. */
    private void units(@Nullable Component only, int y, int from, int to) throws IOException, Unfit {
        if (only == null) {
            for (int x = from; x < to; x++) {
                mcu(y, x);
            }
        } else if (isProgressive && first > 0) {
            if (isRefinement) {
                refine(only, y, from, to);
            } else {
                coefficients(only, y, from, to);
            }
        } else {
            for (int x = from; x < to; x++) {
                block(only, y, x);
            }
        }
    }

    private void mcu(int y, int x) throws IOException, Unfit {
        for (Component c : components) {
            for (int v = y * c.v; v < y * c.v + c.v; v++) {
                for (int h = x * c.h; h < x * c.h + c.h; h++) {
                    block(c, v, h);
                }
            }
        }
    }

    /** Reads the DC coefficient, and the others if the image is not progressive. */
    private void block(Component c, int y, int x) throws IOException, Unfit {
        if (isRefinement) {
            refineDc(c.dc[y], x);
        } else {
            c.dc[y][x] = (short) (dc(c) << low);
            if (!isProgressive) {
                coefficients(c, y, x, x + 1);
            }
        }
    }

    private int dc(Component c) throws IOException, Unfit {
        BitReader r = in;
        if (r.count < 32) {
            r.bits = r.refill(r.bits, r.count);
        }
        int entry = c.dcTable.entries[(int) (r.bits >>> LOOK_UP)];
        if (entry == 0) {
            entry = c.dcTable.longEntry((int) (r.bits >>> 48));
        }
        int difference = entry >> 16;
        r.bits <<= entry;
        r.count -= entry & 63;
        int size = (entry >> 12) & 15;
        if (difference == 0 && size != 0) {
            difference = BitReader.value(r.bits, size);
            r.bits <<= size;
            r.count -= size;
        }
        c.prediction += difference;
        return c.prediction;
    }

    private void refineDc(short[] row, int x) throws IOException, Unfit {
        BitReader r = in;
        if (r.count < 32) {
            r.bits = r.refill(r.bits, r.count);
        }
        if (r.bits < 0) {
            row[x] |= (short) (1 << low);
        }
        r.bits <<= 1;
        r.count--;
    }

    /** Reads the first bits of the AC coefficients of some blocks of a row. */
    private void coefficients(Component c, int y, int from, int to) throws IOException, Unfit {
        BitReader r = in;
        HuffmanTable table = c.acTable;
        int[] entries = table.entries;
        short[] row = c.ac[y];
        long bits = r.bits;
        int count = r.count;
        int stop = end;
        for (int x = from; x < to; x++) {
            if (ended > 0) {
                int none = Math.min(ended, to - x);
                ended -= none;
                x += none - 1;
                continue;
            }
            long found = 0;
            int base = x * 64;
            int k = Math.max(first, 1);
            while (k <= stop) {
                if (count < 32) {
                    bits = r.refill(bits, count);
                    count = r.count;
                }
                int entry = entries[(int) (bits >>> LOOK_UP)];
                int value = entry >> 16;
                if (value == 0) {
                    if (entry == 0) {
                        entry = table.longEntry((int) (bits >>> 48));
                    }
                    int size = (entry >> 12) & 15;
                    int run = (entry >> 8) & 15;
                    if (size == 0) {
                        bits <<= entry;
                        count -= entry & 63;
                        if (run == 15) {
                            k += 16;
                            continue;
                        }
                        if (run > 0) {
                            if (!isProgressive) {
                                throw new Unfit("a run of blocks in a sequential image");
                            }
                            ended = (1 << run) - 1 + (int) (bits >>> (64 - run));
                            bits <<= run;
                            count -= run;
                        }
                        break;
                    }
                    value = BitReader.value(bits << entry, size);
                    entry += size;
                }
                bits <<= entry;
                count -= entry & 63;
                k += (entry >> 8) & 15;
                if (k > stop) {
                    throw new Unfit("too many coefficients");
                }
                row[base + k] = (short) (value << low);
                found |= 1L << k;
                k++;
            }
            c.present[y][x] |= found;
        }
        r.bits = bits;
        r.count = count;
    }

    /** Reads the next bit of the AC coefficients of some blocks of a row. */
    private void refine(Component c, int y, int from, int to) throws IOException, Unfit {
        BitReader r = in;
        HuffmanTable table = c.acTable;
        int[] entries = table.entries;
        short[] row = c.ac[y];
        long[] present = c.present[y];
        int stop = end;
        int bit = 1 << low;
        long band = (-1L << first) & (-1L >>> (63 - stop));
        long bits = r.bits;
        int count = r.count;
        for (int x = from; x < to; x++) {
            int base = x * 64;
            long known = present[x] & band;
            int k = first;
            while (ended == 0 && k <= stop) {
                if (count < 32) {
                    bits = r.refill(bits, count);
                    count = r.count;
                }
                int entry = entries[(int) (bits >>> LOOK_UP)];
                if (entry == 0) {
                    entry = table.longEntry((int) (bits >>> 48));
                }
                bits <<= entry;
                count -= entry & 63;
                int run = (entry >> 8) & 15;
                int value = entry >> 16;
                int size = (entry >> 12) & 15;
                if (size == 1) { // the value is not among the bits looked up
                    value = bits < 0 ? 1 : -1;
                    bits <<= 1;
                    count--;
                } else if (size > 1 || value < -1 || value > 1) {
                    throw new Unfit("a new coefficient of more than one bit");
                }
                if (value == 0 && run < 15) {
                    ended = 1 << run;
                    if (run > 0) {
                        ended += (int) (bits >>> (64 - run));
                        bits <<= run;
                        count -= run;
                    }
                    break;
                }
                // Over as many zeros, and what is known among them.
                for (; known != 0; known &= known - 1) {
                    int next = Long.numberOfTrailingZeros(known);
                    if (next - k > run) {
                        break;
                    }
                    run -= next - k;
                    k = next + 1;
                    if (count == 0) {
                        bits = r.refill(bits, 0);
                        count = r.count;
                    }
                    correct(row, base + next, (int) (bits >> 63) & bit);
                    bits <<= 1;
                    count--;
                }
                k += run;
                if (value != 0) {
                    if (k > stop) {
                        throw new Unfit("too many coefficients");
                    }
                    row[base + k] = (short) (value << low);
                    present[x] |= 1L << k;
                }
                k++;
            }
            if (ended > 0) {
                ended--;
                for (; known != 0; known &= known - 1) {
                    if (count == 0) {
                        bits = r.refill(bits, 0);
                        count = r.count;
                    }
                    correct(row, base + Long.numberOfTrailingZeros(known), (int) (bits >> 63) & bit);
                    bits <<= 1;
                    count--;
                }
            }
        }
        r.bits = bits;
        r.count = count;
    }

    /** Adds a bit to a coefficient's absolute value. Without a branch, which nobody could predict. */
    private static void correct(short[] row, int index, int bit) {
        int sign = row[index] >> 31;
        row[index] += (short) ((bit ^ sign) - sign);
    }
}
