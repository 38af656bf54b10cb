package dev.slipstream.imageio.png.write;

/** Scales samples of other sizes than the file's, as the JDK's writer does. */
final class SampleScale {

    private SampleScale() {}

    /** For each value of {@code size} bits, the value of {@code depth} bits. */
    static int[] table(int size, int depth) {
        int most = (1 << size) - 1;
        int[] table = new int[most + 1];
        for (int i = 0; i <= most; i++) {
            table[i] = scaled(i, most, depth);
        }
        return table;
    }

    /** For each sample, the same table with {@code depth} 8. */
    static byte[][] toBytes(int[] sizes) {
        byte[][] tables = new byte[sizes.length][];
        for (int i = 0; i < sizes.length; i++) {
            int most = (1 << sizes[i]) - 1;
            tables[i] = new byte[most + 1];
            for (int j = 0; j <= most; j++) {
                tables[i][j] = (byte) scaled(j, most, Byte.SIZE);
            }
        }
        return tables;
    }

    /** {@code most}: the largest value, of at most 16 bits. An overflow does not change the result. */
    private static int scaled(int value, int most, int depth) {
        return (value * ((1 << depth) - 1) + most / 2) / most;
    }
}
