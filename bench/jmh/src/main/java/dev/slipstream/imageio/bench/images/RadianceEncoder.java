package dev.slipstream.imageio.bench.images;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.nio.ByteBuffer;

/** Radiance HDR: three mantissas and a shared exponent a pixel, each row a plane at a time, in literal runs. */
final class RadianceEncoder {
    private static final int MAX_LITERALS = 128;
    private static final int EXPONENT = 3;

    private RadianceEncoder() {
    }

    static byte[] encode(Picture picture) {
        int width = picture.width();
        if (width < 8 || width > MAX_LITERALS) {
            throw new IllegalArgumentException("width not 8 to 128: " + width);
        }
        String header = "#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y " + picture.height() + " +X " + width + "\n";
        ByteBuffer file = ByteBuffer.allocate(header.length() + picture.height() * (4 + 4 * (width + 1)));
        file.put(header.getBytes(US_ASCII));
        for (int y = 0; y < picture.height(); y++) {
            file.put((byte) 2).put((byte) 2).putShort((short) width);
            for (int plane = 0; plane < 4; plane++) {
                file.put((byte) width);
                for (int x = 0; x < width; x++) {
                    file.put((byte) (plane == EXPONENT ? 128 : picture.sample(x, y, plane)));
                }
            }
        }
        return file.array();
    }
}
