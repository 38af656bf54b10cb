package dev.slipstream.imageio.bench.images;

import dev.slipstream.imageio.inflate.BitOutput;
import java.util.zip.Adler32;

/**
 * A zlib stream (RFC 1950) of our own: {@link java.util.zip.Deflater} gives other bytes with other zlib libraries, and
 * does not let the caller choose the kind of block.
 */
final class ZlibWriter {
    private static final int MAX_WINDOW_BITS = 15;

    private final int windowBits;
    private final int blockLength;
    private final DeflateBlock[] blocks;

    private ZlibWriter(int windowBits, int blockLength, DeflateBlock... blocks) {
        this.windowBits = windowBits;
        this.blockLength = blockLength;
        this.blocks = blocks;
    }

    /** Blocks of at most {@code blockLength} bytes of data, their kinds taken in turn. */
    static ZlibWriter blocks(int blockLength, DeflateBlock... kinds) {
        return new ZlibWriter(MAX_WINDOW_BITS, blockLength, kinds);
    }

    /** A window of 2^{@code bits} bytes, 8 to 15, declared in the header. */
    ZlibWriter window(int bits) {
        return new ZlibWriter(bits, blockLength, blocks);
    }

    byte[] compress(byte[] data) {
        BitOutput out = new BitOutput();
        writeHeader(out);
        Lz77 lz77 = new Lz77(data, 1 << windowBits);
        int from = 0;
        int block = 0;
        boolean last;
        do {
            int to = Math.min(data.length, from + blockLength);
            last = to == data.length;
            blocks[block++ % blocks.length].write(data, from, to, lz77, last, out);
            from = to;
        } while (!last);
        out.toByte();
        Adler32 adler = new Adler32();
        adler.update(data);
        out.bits(Integer.reverseBytes((int) adler.getValue()), 32);
        return out.toByteArray();
    }

    private void writeHeader(BitOutput out) {
        int method = (windowBits - 8) << 4 | 8;
        int check = 31 - (method << 8) % 31;
        out.bits(method, 8);
        out.bits(check, 8);
    }
}
