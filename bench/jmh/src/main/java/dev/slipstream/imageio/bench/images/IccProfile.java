package dev.slipstream.imageio.bench.images;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.nio.ByteBuffer;

/**
 * A small valid ICC profile: sRGB's primaries with linear curves, so that a decoder which wrongly applies it gives
 * other pixels.
 */
final class IccProfile {
    private static final int HEADER = 128;
    private static final int TAGS = 9;
    private static final double[] WHITE = {0.9642, 1.0, 0.8249};
    private static final double[] RED = {0.4361, 0.2225, 0.0139};
    private static final double[] GREEN = {0.3851, 0.7169, 0.0971};
    private static final double[] BLUE = {0.1431, 0.0606, 0.7141};

    private final ByteBuffer profile = ByteBuffer.allocate(HEADER + 4 + 12 * TAGS + 108 + 24 + 4 * 20 + 3 * 12);
    private int tag;
    private int end = HEADER + 4 + 12 * TAGS;

    private IccProfile() {
    }

    static byte[] linearRgb() {
        return new IccProfile().write();
    }

    private byte[] write() {
        writeHeader();
        profile.putInt(HEADER, TAGS);
        add("desc", description("Slipstream linear RGB"));
        add("cprt", element("text", 24).put(8, "Public domain".getBytes(US_ASCII)));
        add("wtpt", xyz(WHITE));
        add("rXYZ", xyz(RED));
        add("gXYZ", xyz(GREEN));
        add("bXYZ", xyz(BLUE));
        // A curve of no entries is the identity.
        add("rTRC", element("curv", 12));
        add("gTRC", element("curv", 12));
        add("bTRC", element("curv", 12));
        return profile.array();
    }

    private void writeHeader() {
        profile.putInt(0, profile.capacity());
        profile.putInt(8, 0x02100000);
        name(12, "mntr");
        name(16, "RGB ");
        name(20, "XYZ ");
        profile.putShort(24, (short) 2026).putShort(26, (short) 1).putShort(28, (short) 1);
        name(36, "acsp");
        putXyz(profile, 68, WHITE);
    }

    private void add(String name, ByteBuffer data) {
        int entry = HEADER + 4 + 12 * tag++;
        name(entry, name);
        profile.putInt(entry + 4, end).putInt(entry + 8, data.capacity());
        profile.put(end, data.array());
        end += data.capacity();
    }

    private void name(int offset, String name) {
        profile.put(offset, name.getBytes(US_ASCII));
    }

    private static ByteBuffer element(String type, int length) {
        return ByteBuffer.allocate(length).put(0, type.getBytes(US_ASCII));
    }

    private static ByteBuffer description(String text) {
        return element("desc", 108).putInt(8, text.length() + 1).put(12, text.getBytes(US_ASCII));
    }

    private static ByteBuffer xyz(double[] values) {
        ByteBuffer element = element("XYZ ", 20);
        putXyz(element, 8, values);
        return element;
    }

    private static void putXyz(ByteBuffer target, int offset, double[] values) {
        for (int i = 0; i < values.length; i++) {
            target.putInt(offset + 4 * i, (int) Math.round(values[i] * 65536));
        }
    }
}
