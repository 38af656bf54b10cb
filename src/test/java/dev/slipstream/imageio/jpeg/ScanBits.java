package dev.slipstream.imageio.jpeg;

import java.io.ByteArrayOutputStream;

/** The bytes of a JPEG: markers, segments, and bits with a zero after each byte of ones. */
final class ScanBits {

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private int last = 1; // the bits of the last byte after a 1

    void marker(int marker) {
        out.write(0xff);
        out.write(marker);
    }

    void segment(int marker, int... content) {
        marker(marker);
        out.write((content.length + 2) >> 8);
        out.write(content.length + 2);
        for (int each : content) {
            out.write(each);
        }
    }

    void bits(int value, int count) {
        for (int i = count - 1; i >= 0; i--) {
            last = last << 1 | (value >> i & 1);
            if (last >= 256) {
                out.write(last);
                if (last == 511) {
                    out.write(0);
                }
                last = 1;
            }
        }
    }

    /** Fills up the last byte with ones. */
    void align() {
        while (last > 1) {
            bits(1, 1);
        }
    }

    byte[] toByteArray() {
        return out.toByteArray();
    }
}
