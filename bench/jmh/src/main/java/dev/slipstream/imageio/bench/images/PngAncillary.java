package dev.slipstream.imageio.bench.images;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;

/** The contents of PNG's ancillary chunks. */
final class PngAncillary {
    private static final ZlibWriter ZLIB = ZlibWriter.blocks(50_000, DeflateBlock.FIXED);
    private static final byte[] ZERO = {0};

    private PngAncillary() {
    }

    /** Two-byte numbers: tRNS and bKGD of gray and RGB, hIST. */
    static byte[] shorts(int... values) {
        ByteBuffer data = ByteBuffer.allocate(2 * values.length);
        for (int value : values) {
            data.putShort((short) value);
        }
        return data.array();
    }

    static byte[] bytes(int... values) {
        byte[] data = new byte[values.length];
        for (int i = 0; i < values.length; i++) {
            data[i] = (byte) values[i];
        }
        return data;
    }

    /** tRNS of a palette: from transparent to opaque. */
    static byte[] alphas(int count) {
        byte[] data = new byte[count];
        for (int i = 0; i < count; i++) {
            data[i] = (byte) (count == 1 ? 0 : i * 255 / (count - 1));
        }
        return data;
    }

    static byte[] chromaticities() {
        return ints(31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000);
    }

    static byte[] gamma(int hundredThousandths) {
        return ints(hundredThousandths);
    }

    static byte[] physicalPixels(int x, int y, int unit) {
        return ByteBuffer.allocate(9).putInt(x).putInt(y).put((byte) unit).array();
    }

    static byte[] time() {
        return ByteBuffer.allocate(7).putShort((short) 2026).put(new byte[] {2, 28, 23, 59, 60}).array();
    }

    static byte[] text(String keyword, String text) {
        return join(keyword.getBytes(ISO_8859_1), ZERO, text.getBytes(ISO_8859_1));
    }

    static byte[] compressedText(String keyword, String text) {
        return join(keyword.getBytes(ISO_8859_1), ZERO, ZERO, ZLIB.compress(text.getBytes(ISO_8859_1)));
    }

    static byte[] internationalText(String keyword, String language, String translated, String text,
            boolean compressed) {
        byte[] utf8 = text.getBytes(UTF_8);
        return join(keyword.getBytes(ISO_8859_1), bytes(0, compressed ? 1 : 0, 0), language.getBytes(ISO_8859_1), ZERO,
            translated.getBytes(UTF_8), ZERO, compressed ? ZLIB.compress(utf8) : utf8);
    }

    static byte[] iccProfile() {
        return join("linear RGB".getBytes(ISO_8859_1), ZERO, ZERO, ZLIB.compress(IccProfile.linearRgb()));
    }

    /** A suggested palette of two colours, samples of 8 or 16 bits. */
    static byte[] suggestedPalette(int depth) {
        byte[] name = ("two colours of " + depth).getBytes(ISO_8859_1);
        byte[] entries = depth == 8 ? bytes(255, 0, 0, 255, 0, 9, 0, 0, 255, 128, 0, 3)
            : shorts(65535, 0, 0, 65535, 9, 0, 0, 65535, 32768, 3);
        return join(name, bytes(0, depth), entries);
    }

    /** A TIFF header and one directory with one entry: orientation 1. */
    static byte[] exif() {
        return ByteBuffer.allocate(26).put("MM".getBytes(ISO_8859_1)).putShort((short) 42).putInt(8).putShort((short) 1)
            .putShort((short) 0x112).putShort((short) 3).putInt(1).putShort((short) 1).putShort((short) 0).putInt(0)
                    .array();
    }

    private static byte[] ints(int... values) {
        ByteBuffer data = ByteBuffer.allocate(4 * values.length);
        for (int value : values) {
            data.putInt(value);
        }
        return data.array();
    }

    private static byte[] join(byte[]... parts) {
        int length = 0;
        for (byte[] part : parts) {
            length += part.length;
        }
        ByteBuffer joined = ByteBuffer.allocate(length);
        for (byte[] part : parts) {
            joined.put(part);
        }
        return joined.array();
    }
}
