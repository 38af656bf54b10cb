package dev.slipstream.imageio.tiff;

/** Undoes the horizontal predictor, for samples of 8 bits: each was written less the one to its left. */
final class Predictor {

    private Predictor() {}

    static void undo(byte[] rows, int from, int end, int rowBytes, int samples) {
        for (int at = from; at < end; at += rowBytes) {
            if (samples == 3) {
                undoThree(rows, at, at + rowBytes);
            } else if (samples == 1) {
                undoOne(rows, at, at + rowBytes);
            } else {
                for (int i = at + samples; i < at + rowBytes; i++) {
                    rows[i] += rows[i - samples];
                }
            }
        }
    }

    // Sums in variables instead of the bytes just written are added twice as fast.

    private static void undoOne(byte[] row, int from, int to) {
        byte sum = 0;
        for (int i = from; i < to; i++) {
            sum += row[i];
            row[i] = sum;
        }
    }

    private static void undoThree(byte[] row, int from, int to) {
        byte a = 0;
        byte b = 0;
        byte c = 0;
        for (int i = from; i < to - 2; i += 3) {
            a += row[i];
            b += row[i + 1];
            c += row[i + 2];
            row[i] = a;
            row[i + 1] = b;
            row[i + 2] = c;
        }
    }
}
