package dev.slipstream.imageio.jpeg;

import java.awt.Rectangle;
import java.io.IOException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Reads an image of several scans, and writes it as one of one scan, of which the JDK's reader makes the same pixels.
 * Whatever that reader might warn of is unfit, as are rare things; its definition is the standard's, ITU-T T.81.
 */
final class Recoder {

    private static final int SOF0 = 0xc0;
    private static final int SOF1 = 0xc1;
    private static final int SOF2 = 0xc2;
    private static final int DHT = 0xc4;
    private static final int SOI = 0xd8;
    private static final int EOI = 0xd9;
    private static final int SOS = 0xda;
    private static final int DQT = 0xdb;
    private static final int DRI = 0xdd;
    private static final int APP0 = 0xe0;
    private static final int APP2 = 0xe2;
    private static final int APP14 = 0xee;
    private static final int COM = 0xfe;

    /** How many bytes of a segment APP0 or APP14 the JDK's reader looks at, with marker and length. */
    private static final int LOOKED_AT = 18;

    /** An interleaved scan must not have larger MCUs. */
    private static final int MOST_BLOCKS = 10;

    private final Blocks in;

    /** Where the image begins in the stream. */
    private final long start;

    /** The index of what comes next. */
    private int index;

    /** The segments before the first scan that the JDK's reader needs: the index and the length of each. */
    private int[] segments = new int[16];
    private int segmentCount;

    /** The index of each Huffman table; 0 if there is none. First those of DC coefficients. */
    private final int[] tableIndexes = new int[8];
    private final HuffmanTable[] tables = new HuffmanTable[8];

    private boolean isProgressive;
    private Component[] components = {};
    private int width;
    private int height;
    private int maxV = 1;
    private int mcusX;
    private int mcusY;
    private int interval;
    private int quantizations;

    /** What {@link HeapShare} has given. */
    private long taken;

    /** How much of the stream the JDK's reader reads before it knows the size; 0 until a scan begins. */
    private int headerLength;

    Recoder(Blocks in, long start) {
        this.in = in;
        this.start = start;
    }

    /** Whether the beginning of an image does not say that it has only one scan. Most images end here. */
    static boolean mayHaveSeveralScans(byte[] bytes, int from, int to) {
        int count = -1;
        int at = from + 2;
        while (at + 9 < to && bytes[at] == -1) {
            int marker = bytes[at + 1] & 0xff;
            if (marker == SOF0 || marker == SOF1) {
                count = bytes[at + 9];
            } else if (marker == SOS) {
                return bytes[at + 4] != count;
            }
            at += 2 + ((bytes[at + 2] & 0xff) << 8 | (bytes[at + 3] & 0xff));
        }
        return true;
    }

    /**
     * Returns null if there is only one scan. Takes nothing of the stream that the JDK's reader would not take.
     * {@code region}: what of the image will be looked at; null for all.
     */
    @Nullable Recoded recode(@Nullable Rectangle region) throws IOException, Unfit {
        try {
            return read() ? write(region) : null;
        } finally {
            HeapShare.giveBack(taken);
        }
    }

    private boolean read() throws IOException, Unfit {
        if (in.u16(0) != (0xff00 | SOI)) {
            throw new Unfit("no image");
        }
        index = 2;
        while (true) {
            if (in.u8(index) != 0xff) {
                throw new Unfit("no marker");
            }
            int marker = in.u8(index + 1);
            if (marker == 0xff) {
                index++;
            } else if (marker == EOI) {
                index += 2;
                checkComplete();
                return true;
            } else if (marker == SOS) {
                if (!scan()) {
                    return false;
                }
            } else {
                segment(marker);
            }
        }
    }

    private void checkComplete() throws Unfit {
        if (components.length == 0) {
            throw new Unfit("no frame");
        }
        for (Component c : components) {
            if (!c.isComplete()) {
                throw new Unfit("incomplete coefficients");
            }
        }
    }

    private void segment(int marker) throws IOException, Unfit {
        int length = in.u16(index + 2);
        int next = index + 2 + length;
        boolean isApp = marker == APP0 || marker == APP2 || marker == APP14;
        if (length < 2 || (headerLength > 0 && (isApp || marker == DQT))) {
            throw new Unfit("a segment that is too short or too late");
        }
        if (marker == COM || (marker >= APP0 && marker <= APP0 + 15 && !isApp)) {
            index = in.skip(next);
            return;
        }
        int needed = isApp && marker != APP2 ? Math.min(next, index + LOOKED_AT) : next;
        in.u8(needed - 1);
        if (marker == DHT) {
            huffmanTables(next);
        } else if (marker == DRI) {
            if (length != 4) {
                throw new Unfit("a wrong length");
            }
            interval = in.u16(index + 4);
        } else {
            if (marker == DQT) {
                quantizationTables(next);
            } else if (marker == SOF0 || marker == SOF1 || marker == SOF2) {
                frame(marker, length);
            } else if (!isApp) {
                throw new Unfit("an unusual marker");
            }
            keep(needed - index);
        }
        index = in.skip(next);
    }

    private void keep(int length) {
        if (segmentCount == segments.length) {
            segments = Arrays.copyOf(segments, 2 * segmentCount);
        }
        segments[segmentCount++] = index;
        segments[segmentCount++] = length;
    }

    private void huffmanTables(int end) throws IOException, Unfit {
        int at = index + 4;
        while (at < end) {
            int slot = in.u8(at);
            in.u8(at + 16);
            if ((slot & 0xec) != 0) {
                throw new Unfit("a wrong number of a Huffman table");
            }
            slot = slot >> 2 | (slot & 3);
            tableIndexes[slot] = at + 1;
            tables[slot] = null;
            int symbols = HuffmanTable.symbols(in.bytes, at + 1);
            if (symbols > 256) {
                throw new Unfit("too many symbols");
            }
            at += 17 + symbols;
        }
        if (at != end) {
            throw new Unfit("a wrong length");
        }
    }

    private void quantizationTables(int end) throws IOException, Unfit {
        int at = index + 4;
        while (at < end) {
            int slot = in.u8(at);
            if ((slot & 0xec) != 0) {
                throw new Unfit("a wrong number of a quantization table");
            }
            quantizations |= 1 << (slot & 3);
            at += slot < 16 ? 65 : 129;
        }
        if (at != end) {
            throw new Unfit("a wrong length");
        }
    }

    private void frame(int marker, int length) throws IOException, Unfit {
        int count = in.u8(index + 9);
        if (components.length > 0 || in.u8(index + 4) != 8 || count < 1 || count > 4 || length != 8 + 3 * count) {
            throw new Unfit("an unusual frame");
        }
        isProgressive = marker == SOF2;
        height = in.u16(index + 5);
        width = in.u16(index + 7);
        components = new Component[count];
        for (int i = 0; i < count; i++) {
            int at = index + 10 + 3 * i;
            if (component(in.u8(at), components, i) != null) {
                throw new Unfit("two components of one name");
            }
            components[i] = new Component(in.u8(at), in.u8(at + 1), in.u8(at + 2));
        }
    }

    /** The one of this name among the first ones of some. */
    private static @Nullable Component component(int id, Component[] some, int count) {
        for (int i = 0; i < count; i++) {
            if (some[i].id == id) {
                return some[i];
            }
        }
        return null;
    }

    /** Returns false if it has all components, and is no progressive one: then it is the only one. */
    private boolean scan() throws IOException, Unfit {
        int length = in.u16(index + 2);
        int count = in.u8(index + 4);
        if (count < 1 || count > components.length || length != 6 + 2 * count) {
            throw new Unfit("an unusual scan");
        }
        int at = index + 5 + 2 * count;
        in.u8(at + 2);
        if (headerLength == 0) {
            if (!isProgressive && count == components.length) {
                return false;
            }
            headerLength = in.distance(in.length);
            begin();
        }
        int first = in.u8(at);
        int end = in.u8(at + 1);
        int high = in.u8(at + 2) >> 4;
        int low = in.u8(at + 2) & 15;
        boolean hasDc = first == 0 && high == 0;
        Component[] scanned = new Component[count];
        for (int i = 0; i < count; i++) {
            Component c = component(in.u8(index + 5 + 2 * i), components, components.length);
            int slots = in.u8(index + 6 + 2 * i);
            if (c == null || component(c.id, scanned, i) != null || (slots & 0xcc) != 0) {
                throw new Unfit("an unusual scan");
            }
            if (hasDc) {
                c.dcTable = table(slots >> 4);
                c.dcTable.check(0xff, 15);
            }
            if (end > 0) {
                c.acTable = table(4 + (slots & 3));
                c.acTable.check(15, 15 - low); // so no coefficient overflows, or becomes 0
            }
            scanned[i] = c;
        }
        BitReader bits = new BitReader(in, at + 3);
        new Scan(bits, scanned, isProgressive, first, end, high, low).read(mcusX, mcusY, interval);
        index = bits.index;
        return true;
    }

    private HuffmanTable table(int slot) throws Unfit {
        HuffmanTable table = tables[slot];
        if (table == null) {
            if (tableIndexes[slot] == 0) {
                throw new Unfit("no Huffman table");
            }
            table = new HuffmanTable(in.bytes, tableIndexes[slot]);
            tables[slot] = table;
        }
        return table;
    }

    /** The first of several scans begins. */
    private void begin() throws Unfit {
        int maxH = 1;
        int blocks = 0;
        for (Component c : components) {
            maxH = Math.max(maxH, c.h);
            maxV = Math.max(maxV, c.v);
            blocks += c.h * c.v;
            if ((quantizations & 1 << c.quantization) == 0) {
                throw new Unfit("no quantization table");
            }
        }
        if (width == 0 || height == 0 || (components.length > 1 && blocks > MOST_BLOCKS)) {
            throw new Unfit("a size or factors that cannot be written");
        }
        mcusX = (width + 8 * maxH - 1) / (8 * maxH);
        mcusY = (height + 8 * maxV - 1) / (8 * maxV);
        long size = (long) mcusX * mcusY * blocks * Component.BYTES_OF_BLOCK;
        if (size > Integer.MAX_VALUE / 2) {
            throw new Unfit("too large for arrays");
        }
        // The coefficients, and a quarter of that for the bytes that are read, and for those that are written.
        long most = size / 4 + (1 << 20);
        HeapShare.take(size + 2 * most);
        taken = size + 2 * most;
        in.limit(in.length + most);
        for (Component c : components) {
            c.setSize(width, height, maxH, maxV, mcusY);
        }
    }

    private Recoded write(@Nullable Rectangle region) throws Unfit {
        ScanWriter out = new ScanWriter(components, in.length);
        if (region != null) {
            int rows = components.length == 1 ? 8 : 8 * maxV;
            out.setSeen(region.y / rows, (int) Math.min(height, ((long) region.y + region.height - 1) / rows));
        }
        out.marker(SOI);
        for (int i = 0; i < segmentCount; i += 2) {
            out.segment(in.bytes, segments[i], segments[i + 1]);
        }
        int[] dcSlots = slots(0);
        int[] acSlots = slots(4);
        out.scan(dcSlots, acSlots, mcusX, mcusY);
        // The JDK's reader keeps tables for later images that have none.
        for (int slot : dcSlots) {
            out.table(slot, in.bytes, tableIndexes[slot]);
        }
        for (int slot : acSlots) {
            out.table(16 | slot, in.bytes, tableIndexes[4 + slot]);
        }
        return out.end(start, in.distance(index), headerLength);
    }

    /** The first one or two slots of a class that have a table. */
    private int[] slots(int first) {
        int[] slots = new int[2];
        int count = 0;
        for (int i = 0; i < 4 && count < 2; i++) {
            if (tableIndexes[first + i] != 0) {
                slots[count++] = i;
            }
        }
        return Arrays.copyOf(slots, count);
    }
}
