package dev.slipstream.imageio.jpeg;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Reads the coefficients of a scan. It reads what the JDK's reader would read without a warning. */
final class Scan {

    private static final int LOOK_UP = 64 - HuffmanTable.BITS;

    private final BitReader in;
    private final Component[] components;
    private final boolean isProgressive;

    /** The first and the last coefficient, and how many bits the scan leaves to later ones. */
    private final int first;
    private final int end;
    private final int low;

    private final boolean isRefinement;

    /** How many blocks from here on have no further coefficients. */
    private int endOfBands;

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
            if (!isProgressive && c.coefficients[0] != null) {
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
                c.begin(y, only != null ? 1 : c.v, mcusX);
            }
            for (int x = 0; x < unitsX; x++) {
                if (left == 0) {
                    restart(restarts++ & 7);
                    left = interval;
                }
                left--;
                if (only != null) {
                    block(only, y, x);
                } else {
                    mcu(y, x);
                }
            }
        }
        in.checkEnd();
    }

    private void restart(int number) throws IOException, Unfit {
        in.restart(number);
        endOfBands = 0;
        for (Component c : components) {
            c.prediction = 0;
        }
    }

    private void mcu(int y, int x) throws IOException, Unfit {
        for (Component c : components) {
            for (int v = 0; v < c.v; v++) {
                for (int h = 0; h < c.h; h++) {
                    block(c, y * c.v + v, x * c.h + h);
                }
            }
        }
    }

    private void block(Component c, int y, int x) throws IOException, Unfit {
        short[] row = c.coefficients[y];
        if (!isProgressive) {
            row[x * 64] = (short) dc(c);
            coefficients(c.acTable, row, x * 64, c.last[y], x);
        } else if (first == 0) {
            if (isRefinement) {
                refineDc(row, x * 64);
            } else {
                row[x * 64] = (short) (dc(c) << low);
            }
        } else if (isRefinement) {
            refine(c.acTable, row, x * 64, c.last[y], x);
        } else if (endOfBands > 0) {
            endOfBands--;
        } else {
            coefficients(c.acTable, row, x * 64, c.last[y], x);
        }
    }

    private int dc(Component c) throws IOException, Unfit {
        BitReader r = in;
        if (r.count < 32) {
            r.refill();
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

    private void refineDc(short[] row, int base) throws IOException, Unfit {
        BitReader r = in;
        if (r.count < 32) {
            r.refill();
        }
        if (r.bits < 0) {
            row[base] |= (short) (1 << low);
        }
        r.bits <<= 1;
        r.count--;
    }

    /** Reads the first bits of a block's AC coefficients. */
    private void coefficients(HuffmanTable table, short[] row, int base, byte[] last, int x)
            throws IOException, Unfit {
        BitReader r = in;
        int[] entries = table.entries;
        long bits = r.bits;
        int count = r.count;
        int stop = end;
        int k = Math.max(first, 1);
        int found = 0;
        while (k <= stop) {
            if (count < 32) {
                r.bits = bits;
                r.count = count;
                r.refill();
                bits = r.bits;
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
                            throw new Unfit("a run of bands in a sequential image");
                        }
                        endOfBands = (1 << run) - 1 + (int) (bits >>> (64 - run));
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
            found = k;
            k++;
        }
        r.bits = bits;
        r.count = count;
        if (found > last[x]) {
            last[x] = (byte) found;
        }
    }

    /** Reads the next bit of a block's AC coefficients. */
    private void refine(HuffmanTable table, short[] row, int base, byte[] last, int x) throws IOException, Unfit {
        BitReader r = in;
        int stop = end;
        int k = first;
        while (endOfBands == 0 && k <= stop) {
            if (r.count < 32) {
                r.refill();
            }
            int entry = table.entries[(int) (r.bits >>> LOOK_UP)];
            if (entry == 0) {
                entry = table.longEntry((int) (r.bits >>> 48));
            }
            r.bits <<= entry;
            r.count -= entry & 63;
            int run = (entry >> 8) & 15;
            int value = entry >> 16;
            int size = (entry >> 12) & 15;
            if (size == 1) { // the value is not among the bits looked up
                value = r.bits < 0 ? 1 : -1;
                r.bits <<= 1;
                r.count--;
            } else if (size > 1 || value < -1 || value > 1) {
                throw new Unfit("a new coefficient of more than one bit");
            }
            if (value == 0 && run < 15) {
                endOfBands = 1 << run;
                if (run > 0) {
                    endOfBands += (int) (r.bits >>> (64 - run));
                    r.bits <<= run;
                    r.count -= run;
                }
                break;
            }
            k = refineKnown(row, base, k, stop, run);
            if (value != 0) {
                if (k > stop) {
                    throw new Unfit("too many coefficients");
                }
                row[base + k] = (short) (value << low);
                last[x] = (byte) Math.max(last[x], k);
            }
            k++;
        }
        if (endOfBands > 0) {
            refineKnown(row, base, k, Math.min(stop, last[x]), 64);
            endOfBands--;
        }
    }

    /** Reads a bit of each coefficient that is not 0, up to the zero after {@code run} zeros. Returns its index. */
    private int refineKnown(short[] row, int base, int from, int stop, int run) throws IOException, Unfit {
        BitReader r = in;
        int zeros = run;
        int bit = 1 << low;
        long bits = r.bits;
        int count = r.count;
        int k = from;
        for (; k <= stop; k++) {
            int known = row[base + k];
            if (known == 0) {
                if (--zeros < 0) {
                    break;
                }
                continue;
            }
            if (count < 1) {
                r.bits = bits;
                r.count = count;
                r.refill();
                bits = r.bits;
                count = r.count;
            }
            if (bits < 0 && (known & bit) == 0) {
                row[base + k] = (short) (known + (known > 0 ? bit : -bit));
            }
            bits <<= 1;
            count--;
        }
        r.bits = bits;
        r.count = count;
        return k;
    }
}
