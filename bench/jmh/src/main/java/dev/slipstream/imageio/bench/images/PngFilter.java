package dev.slipstream.imageio.bench.images;

/** The five filter types of a PNG scanline. */
enum PngFilter {
    NONE, SUB, UP, AVERAGE, PAETH;

    /**
     * The scanline as it is stored, its filter type first.
     *
     * @param above the scanline before, zeros for the first one
     * @param pixelBytes bytes a pixel, at least 1
     */
    byte[] apply(byte[] row, byte[] above, int pixelBytes) {
        byte[] stored = new byte[row.length + 1];
        stored[0] = (byte) ordinal();
        for (int i = 0; i < row.length; i++) {
            int a = i < pixelBytes ? 0 : row[i - pixelBytes] & 0xFF;
            int b = above[i] & 0xFF;
            int c = i < pixelBytes ? 0 : above[i - pixelBytes] & 0xFF;
            stored[i + 1] = (byte) (row[i] - switch (this) {
                case NONE -> 0;
                case SUB -> a;
                case UP -> b;
                case AVERAGE -> (a + b) / 2;
                case PAETH -> paeth(a, b, c);
            });
        }
        return stored;
    }

    /** The same with the filter whose differences from zero have the smallest sum. */
    static byte[] applySmallest(byte[] row, byte[] above, int pixelBytes) {
        byte[] smallest = {};
        long smallestSum = Long.MAX_VALUE;
        for (PngFilter filter : values()) {
            byte[] stored = filter.apply(row, above, pixelBytes);
            long sum = 0;
            for (int i = 1; i < stored.length; i++) {
                sum += Math.abs(stored[i]);
            }
            if (sum < smallestSum) {
                smallest = stored;
                smallestSum = sum;
            }
        }
        return smallest;
    }

    private static int paeth(int a, int b, int c) {
        int pa = Math.abs(b - c);
        int pb = Math.abs(a - c);
        int pc = Math.abs(a + b - 2 * c);
        if (pa <= pb && pa <= pc) {
            return a;
        }
        return pb <= pc ? b : c;
    }
}
