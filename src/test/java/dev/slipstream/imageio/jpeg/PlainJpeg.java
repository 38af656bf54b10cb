package dev.slipstream.imageio.jpeg;

/** A JPEG of one colour, and as small as can be: in a scan of the first component, a coefficient or an end is a bit. */
final class PlainJpeg {

    private PlainJpeg() {}

    /** {@code blocks}: how many each scan has; {@code scans}: the first and the last coefficient of each. */
    static byte[] of(int frame, int size, int components, int blocks, int[]... scans) {
        ScanBits out = new ScanBits();
        out.marker(0xd8);
        int[] quantization = new int[65];
        for (int i = 1; i < quantization.length; i++) {
            quantization[i] = 1;
        }
        out.segment(0xdb, quantization);
        int[] header = new int[6 + 3 * components];
        System.arraycopy(new int[] {8, size >> 8, size, size >> 8, size, components}, 0, header, 0, 6);
        for (int i = 0; i < components; i++) {
            header[6 + 3 * i] = i;
            header[7 + 3 * i] = 0x11;
        }
        out.segment(frame, header);
        for (int table : new int[] {0, 0x10}) {
            out.segment(0xc4, table, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
        }
        for (int[] scan : scans) {
            out.segment(0xda, 1, 0, 0, scan[0], scan[1], 0);
            int bits = (scan[0] == 0 ? 1 : 0) + (scan[1] > 0 ? 1 : 0);
            for (int i = 0; i < blocks; i++) {
                out.bits(0, bits);
            }
            out.align();
        }
        out.marker(0xd9);
        return out.toByteArray();
    }
}
