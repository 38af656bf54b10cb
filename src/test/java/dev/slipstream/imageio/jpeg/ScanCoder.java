package dev.slipstream.imageio.jpeg;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Writes the blocks of a scan of any kind, with a random code that has short and long words. See T.81, annex G. */
final class ScanCoder {

    private static final int[] DC_LENGTHS = {0, 1, 0, 2, 0, 4, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0};
    private static final int[] AC_LENGTHS = {0, 1, 0, 2, 0, 4, 0, 8, 0, 16, 0, 32, 0, 64, 0, 49};

    private final ScanBits out;
    private final Random random;
    private final boolean isProgressive;
    private final int first;
    private final int end;
    private final int high;
    private final int low;
    private final int slot;
    private final int[] dcCodes = new int[256];
    private final int[] acCodes = new int[256];

    /** How many blocks have ended without a word for it yet, and their bits that will follow that. */
    private int ended;
    private List<Integer> later = new ArrayList<>();

    ScanCoder(ScanBits out, Random random, boolean isProgressive, int first, int end, int high, int low) {
        this.out = out;
        this.random = random;
        this.isProgressive = isProgressive;
        this.first = first;
        this.end = end;
        this.high = high;
        this.low = low;
        slot = random.nextInt(4);
    }

    int slots() {
        return slot << 4 | slot;
    }

    void tables() {
        List<Integer> symbols = new ArrayList<>();
        for (int size = 0; size < 12; size++) {
            symbols.add(size);
        }
        table(slot, symbols, DC_LENGTHS, dcCodes);
        symbols.clear();
        for (int symbol = 0; symbol < 256; symbol++) {
            if ((symbol & 15) <= 10) {
                symbols.add(symbol);
            }
        }
        table(16 | slot, symbols, AC_LENGTHS, acCodes);
    }

    private void table(int which, List<Integer> symbols, int[] lengths, int[] codes) {
        Collections.shuffle(symbols, random);
        int[] content = new int[17 + symbols.size()];
        content[0] = which;
        int code = 0;
        int next = 0;
        for (int length = 1; length <= 16; length++, code <<= 1) {
            content[length] = lengths[length - 1];
            for (int i = 0; i < lengths[length - 1]; i++) {
                content[17 + next] = symbols.get(next);
                codes[symbols.get(next++)] = code++ << 8 | length;
            }
        }
        out.segment(0xc4, content);
    }

    private void word(int[] codes, int symbol) {
        out.bits(codes[symbol] >> 8, codes[symbol] & 255);
    }

    /** Writes a symbol of a run and the size of a value, and its bits. */
    private void value(int[] codes, int run, int value) {
        int size = 32 - Integer.numberOfLeadingZeros(Math.abs(value));
        word(codes, run << 4 | size);
        out.bits(value < 0 ? value - 1 : value, size);
    }

    /** Returns the DC coefficient, as this scan writes it. */
    int block(int[] block, int before) {
        int dc = block[0] >> low;
        if (first == 0 && high > 0) {
            out.bits(dc, 1);
        } else if (first == 0) {
            value(dcCodes, 0, dc - before);
        }
        if (end > 0 && high > 0) {
            next(block);
        } else if (end > 0) {
            firstBits(block);
        }
        return dc;
    }

    private int shifted(int value) {
        return value < 0 ? -(-value >> low) : value >> low;
    }

    private void firstBits(int[] block) {
        int run = 0;
        for (int k = Math.max(first, 1); k <= end; k++) {
            int value = shifted(block[k]);
            if (value == 0) {
                run++;
                continue;
            }
            ends();
            for (; run > 15; run -= 16) {
                word(acCodes, 0xf0);
            }
            value(acCodes, run, value);
            run = 0;
        }
        if (run > 0) {
            ended++;
            endsPerhaps();
        }
    }

    private void next(int[] block) {
        int last = 0; // of those that are new
        for (int k = first; k <= end; k++) {
            last = Math.abs(shifted(block[k])) == 1 ? k : last;
        }
        int run = 0;
        List<Integer> bits = new ArrayList<>();
        for (int k = first; k <= end; k++) {
            int value = Math.abs(shifted(block[k]));
            if (value == 0) {
                run++;
                continue;
            }
            for (; run > 15 && k <= last; run -= 16) {
                ends();
                word(acCodes, 0xf0);
                bits.forEach(bit -> out.bits(bit, 1));
                bits.clear();
            }
            if (value > 1) {
                bits.add(value & 1);
                continue;
            }
            ends();
            word(acCodes, run << 4 | 1);
            out.bits(block[k] < 0 ? 0 : 1, 1);
            bits.forEach(bit -> out.bits(bit, 1));
            bits.clear();
            run = 0;
        }
        if (run > 0 || !bits.isEmpty()) {
            ended++;
            later.addAll(bits);
            endsPerhaps();
        }
    }

    private void endsPerhaps() {
        if (!isProgressive || ended == 0x7fff || random.nextInt(10) == 0) {
            ends();
        }
    }

    /** Writes how many blocks have ended. */
    private void ends() {
        if (ended > 0) {
            int size = 31 - Integer.numberOfLeadingZeros(ended);
            word(acCodes, size << 4);
            out.bits(ended, size);
            later.forEach(bit -> out.bits(bit, 1));
            later = new ArrayList<>();
            ended = 0;
        }
    }

    void end() {
        ends();
        out.align();
    }
}
