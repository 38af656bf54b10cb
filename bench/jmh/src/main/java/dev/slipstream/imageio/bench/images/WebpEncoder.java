package dev.slipstream.imageio.bench.images;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.slipstream.imageio.inflate.BitOutput;
import dev.slipstream.imageio.inflate.PrefixCode;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Lossless WebP (VP8L) with no transform and codes of eight bits: nothing is compressed, everything is legal. */
final class WebpEncoder {
    private static final int SIGNATURE = 0x2F;
    private static final int GREEN_SYMBOLS = 256 + 24;
    private static final PrefixCode BYTES = PrefixCode.ofLengths(eights());

    private WebpEncoder() {
    }

    static byte[] encode(Picture rgb) {
        byte[] data = bitstream(rgb);
        int padded = data.length + data.length % 2;
        ByteBuffer file = ByteBuffer.allocate(20 + padded).order(ByteOrder.LITTLE_ENDIAN);
        file.put("RIFF".getBytes(US_ASCII)).putInt(12 + padded).put("WEBPVP8L".getBytes(US_ASCII)).putInt(data.length)
                .put(data);
        return file.array();
    }

    private static byte[] bitstream(Picture rgb) {
        BitOutput out = new BitOutput();
        out.bits(SIGNATURE, 8);
        out.bits(rgb.width() - 1, 14);
        out.bits(rgb.height() - 1, 14);
        // No alpha, version 0; no transform, no colour cache, no meta codes.
        out.bits(0, 4);
        out.bits(0, 3);
        byteCode(GREEN_SYMBOLS, out);
        byteCode(256, out);
        byteCode(256, out);
        singleSymbol(255, out);
        singleSymbol(0, out);
        for (int y = 0; y < rgb.height(); y++) {
            for (int x = 0; x < rgb.width(); x++) {
                BYTES.write(out, rgb.sample(x, y, Photo.GREEN));
                BYTES.write(out, rgb.sample(x, y, Photo.RED));
                BYTES.write(out, rgb.sample(x, y, Photo.BLUE));
            }
        }
        return out.toByteArray();
    }

    /** Eight bits for each byte value, none for the symbols beyond. */
    private static void byteCode(int symbols, BitOutput out) {
        int[] order = {17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8};
        out.bits(0, 1);
        out.bits(order.length - 4, 4);
        for (int symbol : order) {
            out.bits(symbol == 0 || symbol == 8 ? 1 : 0, 3);
        }
        out.bits(0, 1);
        for (int i = 0; i < symbols; i++) {
            out.bits(i < 256 ? 1 : 0, 1);
        }
    }

    private static void singleSymbol(int symbol, BitOutput out) {
        out.bits(1, 1);
        out.bits(0, 1);
        out.bits(1, 1);
        out.bits(symbol, 8);
    }

    private static int[] eights() {
        int[] lengths = new int[256];
        Arrays.fill(lengths, 8);
        return lengths;
    }
}
