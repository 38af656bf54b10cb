package dev.slipstream.imageio.png;

/** The filters as the specification writes them, a byte at a time. Reading and writing are compared with them. */
public final class ModelFilters {

    private ModelFilters() {}

    /** The prediction of a filter from the bytes to the left (a), above (b) and above left (c). */
    public static int prediction(int filter, int a, int b, int c) {
        return switch (filter) {
            case 0 -> 0;
            case 1 -> a;
            case 2 -> b;
            case 3 -> (a + b) / 2;
            case 4 -> paeth(a, b, c);
            default -> throw new IllegalArgumentException("There is no filter type " + filter);
        };
    }

    private static int paeth(int a, int b, int c) {
        int p = a + b - c;
        int pa = Math.abs(p - a);
        int pb = Math.abs(p - b);
        int pc = Math.abs(p - c);
        if (pa <= pb && pa <= pc) {
            return a;
        }
        return pb <= pc ? b : c;
    }

    /** Unfilters the scanline at {@code data[from..]}; {@code above} is the row above, of the same length. */
    public static byte[] unfiltered(int filter, int bpp, byte[] data, int from, byte[] above) {
        byte[] row = new byte[above.length];
        for (int i = 0; i < row.length; i++) {
            int a = i < bpp ? 0 : row[i - bpp] & 0xff;
            int c = i < bpp ? 0 : above[i - bpp] & 0xff;
            row[i] = (byte) (data[from + i] + prediction(filter, a, above[i] & 0xff, c));
        }
        return row;
    }

    /** Filters a row; {@code above} is the row above, of the same length. */
    public static byte[] filtered(int filter, int bpp, byte[] row, byte[] above) {
        byte[] filtered = new byte[row.length];
        for (int i = 0; i < row.length; i++) {
            int a = i < bpp ? 0 : row[i - bpp] & 0xff;
            int c = i < bpp ? 0 : above[i - bpp] & 0xff;
            filtered[i] = (byte) (row[i] - prediction(filter, a, above[i] & 0xff, c));
        }
        return filtered;
    }

    // Below a row of two values that alternate, a rising row has every value to the left of both.

    /** Pixels of the rows that follow. */
    public static final int MOST_NEIGHBOURS = 2 * 257;

    public static byte[] alternating(int bpp, int odd, int even) {
        byte[] row = new byte[bpp * MOST_NEIGHBOURS];
        for (int i = 0; i < row.length; i++) {
            row[i] = (byte) (i / bpp % 2 == 0 ? even : odd);
        }
        return row;
    }

    public static byte[] rising(int bpp) {
        byte[] row = new byte[bpp * MOST_NEIGHBOURS];
        for (int i = 0; i < row.length; i++) {
            row[i] = (byte) (i / bpp / 2);
        }
        return row;
    }
}
