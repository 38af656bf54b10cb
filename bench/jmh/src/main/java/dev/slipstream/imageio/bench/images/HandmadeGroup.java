package dev.slipstream.imageio.bench.images;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/** Formats that have readers but no writers: written here, in their simplest forms. */
final class HandmadeGroup {
    private static final int SIZE = 20;

    private final Picture rgba =
            Picture.of(new Photo(5, SIZE, SIZE, 4), 8, Photo.RED, Photo.GREEN, Photo.BLUE, Photo.ALPHA);
    private final List<TestImage> images = new ArrayList<>();

    private HandmadeGroup() {
    }

    static List<TestImage> images() {
        HandmadeGroup group = new HandmadeGroup();
        group.portableMaps();
        group.add("sgi", "", SgiEncoder.encode(group.rgba, false));
        group.add("sgi", "rle", SgiEncoder.encode(group.rgba, true));
        group.add("hdr", "", RadianceEncoder.encode(group.rgba));
        group.add("pcx", "", PcxEncoder.encode(group.rgba));
        group.add("dcx", "", PcxEncoder.encodePages(group.rgba, group.rgba));
        group.add("cur", "", CursorEncoder.encode(group.rgba));
        group.add("webp", "lossless", WebpEncoder.encode(group.rgba));
        group.images.add(TestImage.of("other/own-pntg-576x720.pntg", macPaint()));
        return group.images;
    }

    private void portableMaps() {
        add("pbm", "text", text("P1", 0, 1));
        add("pgm", "text", text("P2", 255, 1));
        add("ppm", "text", text("P3", 255, 3));
        add("pbm", "", portableBitmap());
        add("pfm", "", portableFloatMap());
    }

    private byte[] text(String magic, int max, int bands) {
        StringBuilder text = new StringBuilder(magic).append("\n# a comment\n").append(SIZE).append(' ').append(SIZE)
                .append('\n');
        if (max > 0) {
            text.append(max).append('\n');
        }
        for (int y = 0; y < SIZE; y++) {
            for (int i = 0; i < SIZE * bands; i++) {
                int sample = rgba.sample(i / bands, y, i % bands);
                text.append(max > 0 ? sample : sample >> 7).append(i % 10 == 9 ? '\n' : ' ');
            }
        }
        return text.toString().getBytes(US_ASCII);
    }

    private byte[] portableBitmap() {
        byte[] rows = new byte[SIZE * 3];
        for (int y = 0; y < SIZE; y++) {
            for (int x = 0; x < SIZE; x++) {
                rows[y * 3 + x / 8] |= (byte) (rgba.sample(x, y, 1) >> 7 << (7 - x % 8));
            }
        }
        return withHeader("P4\n20 20\n", ByteBuffer.wrap(rows));
    }

    /** Big endian, since the scale is positive; from the bottom row up. */
    private byte[] portableFloatMap() {
        ByteBuffer rows = ByteBuffer.allocate(SIZE * SIZE * 3 * 4);
        for (int y = SIZE - 1; y >= 0; y--) {
            for (int x = 0; x < SIZE; x++) {
                for (int channel = 0; channel < 3; channel++) {
                    rows.putFloat(rgba.sample(x, y, channel) / 256f);
                }
            }
        }
        return withHeader("PF\n20 20\n1.0\n", rows.flip());
    }

    private static byte[] withHeader(String header, ByteBuffer data) {
        return ByteBuffer.allocate(header.length() + data.remaining()).put(header.getBytes(US_ASCII)).put(data).array();
    }

    /** MacPaint in MacBinary: always 576 by 720, each row of 72 bytes in PackBits; here one run a row. */
    private static byte[] macPaint() {
        int macBinary = 128;
        int patterns = 512;
        int rows = 720;
        ByteBuffer file = ByteBuffer.allocate(macBinary + patterns + rows * 2);
        file.put(1, "\u0005photo".getBytes(US_ASCII)).put(65, "PNTGMPNT".getBytes(US_ASCII))
                .putInt(83, rows * 2 + patterns);
        file.putInt(macBinary, 2).position(macBinary + patterns);
        for (int y = 0; y < rows; y++) {
            file.put((byte) (1 - 72)).put((byte) ((y * y) >> 7));
        }
        return file.array();
    }

    private void add(String extension, String feature, byte[] bytes) {
        images.add(TestImage.of(JdkGroup.path("own", extension, feature, SIZE), bytes));
    }
}
