package dev.slipstream.imageio.jpeg;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Takes a JPEG apart: into markers with their segments, and the bits between them. */
final class JpegParts {

    private JpegParts() {}

    static List<byte[]> of(byte[] file) {
        List<byte[]> parts = new ArrayList<>();
        for (int from = 0; from < file.length; ) {
            int to = from;
            if (!isMarker(file, from)) {
                while (to < file.length && !isMarker(file, to)) {
                    to++;
                }
            } else if ((file[from + 1] & 0xff) >= 0xd0 && (file[from + 1] & 0xff) <= 0xd9) {
                to += 2;
            } else {
                to += 2 + ((file[from + 2] & 0xff) << 8 | (file[from + 3] & 0xff));
            }
            parts.add(Arrays.copyOfRange(file, from, to));
            from = to;
        }
        return parts;
    }

    private static boolean isMarker(byte[] file, int at) {
        return at + 1 < file.length && file[at] == -1 && file[at + 1] != 0;
    }

    /** Whether these are the bits of a scan, or those up to a restart marker. */
    static boolean isData(byte[] part) {
        return !isMarker(part, 0);
    }

    /** The index of the first or last part of a marker. */
    static int index(List<byte[]> parts, int marker, boolean isLast) {
        int found = -1;
        for (int i = 0; i < parts.size(); i++) {
            if (!isData(parts.get(i)) && parts.get(i)[1] == (byte) marker && (isLast || found < 0)) {
                found = i;
            }
        }
        return found;
    }

    static byte[] segment(int marker, int... content) {
        ScanBits out = new ScanBits();
        out.segment(marker, content);
        return out.toByteArray();
    }

    static byte[] together(List<byte[]> parts) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        parts.forEach(out::writeBytes);
        return out.toByteArray();
    }
}
